// The small parts that every screen shares.
import { type ComponentProps, createContext, type ReactNode, useContext, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { StoreConnectionError, StoreError } from './client.ts';
import { chooseLanguage, label, language, languages, t } from './language.ts';
import { Unanswered } from './once.ts';

const tones: Record<string, string> = {
  PAID: 'good', FULFILLED: 'good', COMPLETED: 'good', CAPTURED: 'good', DELIVERED: 'good', ACTIVE: 'good', SUCCEEDED: 'good', READY: 'good', HEALTHY: 'good', SUCCESS: 'good',
  PENDING: 'wait', REQUESTED: 'wait', AUTHORIZED: 'wait', UNFULFILLED: 'wait', PARTIALLY_PAID: 'wait', PARTIALLY_FULFILLED: 'wait', REQUIRES_ACTION: 'wait', ON_HOLD: 'wait', PROCESSING: 'wait', IN_TRANSIT: 'info', APPROVED: 'info', RECEIVED: 'info', PAUSED: 'wait', ADVANCING: 'wait', QUEUED: 'wait', RUNNING: 'info', RETRYING: 'wait', WAITING_FOR_STOCK: 'wait', WAITING_FOR_CUSTOMER: 'wait', SCHEDULED: 'info',
  FAILED: 'bad', CHARGEBACK: 'bad', OVERPAID: 'bad', PAST_DUE: 'bad', EXCEPTION: 'bad', TERMINAL_FAILED: 'bad', EXHAUSTED: 'bad', PARKED: 'bad', EXPIRED: 'bad', FAILING: 'bad', FAILURE: 'bad',
};

/** The name of the store that the console shows. */
export const StoreName = createContext<string | undefined>(undefined);

/** The heading of a screen. The browser's tab and history show it with the store's name. */
export function Heading({ children }: { children: string }) {
  const store = useContext(StoreName);
  useEffect(() => { document.title = `${children} · ${store ?? t('console')}`; }, [children, store]);
  return <h1>{children}</h1>;
}

export function Badge({ value, tone }: { value: string; tone?: string }) {
  return <span className={`badge ${tone ?? tones[value] ?? 'quiet'}`}>{label(value)}</span>;
}

export function Button({ kind = 'plain', busy, children, ...rest }: ComponentProps<'button'> & { kind?: 'plain' | 'main' | 'danger' | 'bare'; busy?: boolean }) {
  return (
    <button type="button" {...rest} className={`button ${kind} ${rest.className ?? ''}`} aria-busy={busy || undefined} disabled={rest.disabled || busy}>
      {children}
    </button>
  );
}

export function Key({ children }: { children: ReactNode }) {
  return <kbd aria-hidden>{children}</kbd>;
}

/** Says what failed, in the words of the service, and what can find the request in its log. */
export function Failure({ error, retry }: { error: unknown; retry?: () => void }) {
  const offline = error instanceof StoreConnectionError || (error instanceof TypeError);
  const text = error instanceof Unanswered ? t(error.sent ? 'offline.unknown' : 'offline.unsent') : StoreError.is(error, 'idempotency_key_reuse') ? t('offline.received') : StoreError.is(error, 'invalid_request') && error.fields.some((f) => f.pointer) ? t('checkFields') : StoreError.is(error) ? error.message : offline ? t('offline') : t('unexpected');
  const other = StoreError.is(error) ? error.fields.filter((f) => !f.pointer) : [];
  return (
    <div className="failure" role="alert">
      <p>{text}</p>
      {StoreError.is(error, 'version_conflict') && <p>{t('conflict.again')}</p>}
      {other.map((f, n) => <p key={n}>{f.detail}</p>)}
      {StoreError.is(error) && error.requestId && <p className="hint">{t('requestId', { id: error.requestId })}</p>}
      {retry && <Button onClick={retry}>{t('retry')}</Button>}
    </div>
  );
}

export function Empty({ title, hint, children }: { title: string; hint?: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <p className="heading">{title}</p>
      {hint && <p className="hint">{hint}</p>}
      {children}
    </div>
  );
}

export function Loading() {
  return <div className="loading" role="status"><span className="hidden">{t('loading')}</span></div>;
}

export function Card({ title, side, children }: { title?: ReactNode; side?: ReactNode; children: ReactNode }) {
  return (
    <section className="card">
      {title && <header><h2>{title}</h2>{side}</header>}
      {children}
    </section>
  );
}

/** A modal dialog. The browser keeps the focus inside and returns it. It stays open while its request runs. Its form is not part of the form that opened it. */
export function Dialog({ title, close, children, className }: { title: string; close: () => void; children: ReactNode; className?: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // The browser returns the focus while the dialog is still part of the page. A button that its command removed cannot
  // have the focus again, so the content gets it: the next Tab does not start at the top of the page.
  useLayoutEffect(() => {
    const d = dialog.current!;
    if (!d.open) d.showModal();
    return () => {
      d.close();
      queueMicrotask(() => { if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true }); });
    };
  }, []);
  const leave = () => { if (!dialog.current!.querySelector('[aria-busy]')) close(); };
  return createPortal(
    <dialog
      ref={dialog}
      className={className}
      aria-labelledby={id}
      onSubmit={(event) => event.stopPropagation()}
      onCancel={(event) => { event.preventDefault(); leave(); }}
      onMouseDown={(event) => { if (event.target === event.currentTarget) leave(); }}
    >
      <div className="dialog">
        <h2 id={id} className={className === 'palette' ? 'hidden' : undefined}>{title}</h2>
        {children}
      </div>
    </dialog>,
    document.body,
  );
}

export function Languages() {
  return <select className="languages" aria-label={t('language')} value={language} onChange={(e) => chooseLanguage(e.target.value)}>{Object.entries(languages).map(([code, name]) => <option key={code} value={code} lang={code}>{name}</option>)}</select>;
}

/** A text with `code` and **bold** as elements, never as markup. */
export function Marked({ text }: { text: string }) {
  return <>{text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part, n) => part.startsWith('`') ? <code key={n}>{part.slice(1, -1)}</code> : part.startsWith('**') ? <strong key={n}>{part.slice(2, -2)}</strong> : part)}</>;
}

export function Field({ name, label: text, hint, error, children }: { name: string; label: ReactNode; hint?: ReactNode; error?: string | undefined; children: (a: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean | undefined }) => ReactNode }) {
  const id = `field-${useId()}-${name}`;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className="field">
      <label htmlFor={id}>{text}</label>
      {children({ id, 'aria-describedby': described, 'aria-invalid': error ? true : undefined })}
      {error && <p className="error" id={`${id}-error`}>{error}</p>}
      {hint && <p className="hint" id={`${id}-hint`}>{typeof hint === 'string' ? <Marked text={hint} /> : hint}</p>}
    </div>
  );
}
