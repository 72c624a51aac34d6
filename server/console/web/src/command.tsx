// The parts of a dialog that sends one command: its fields, its request and its errors.
import { type FormEvent, type ReactNode, useState } from 'react';
import { StoreError } from './client.ts';
import type { Errors } from './form.tsx';
import { type Key, label, t } from './language.ts';
import { Button, Dialog, Failure, Field } from './parts.tsx';
import { useSubmit } from './submit.ts';

export type Body = Record<string, unknown>;
export interface Fill { body: Body; set: (body: Body) => void; errors: Errors }

/** Empty texts and lists are not part of a request. */
export const sent = (body: Body): Body => Object.fromEntries(Object.entries(body).filter(([, v]) => v !== '' && v !== undefined && !(Array.isArray(v) && v.length === 0)));

const titled = (title: Key, needed?: boolean) => <>{t(title)}{!needed && <> <span className="optional">{t('optional')}</span></>}</>;

export function Text({ name, title, hint, body, set, errors, long, needed, type = 'text' }: Fill & { name: string; title: Key; hint?: string | undefined; long?: boolean; needed?: boolean; type?: 'text' | 'date' | 'datetime-local' }) {
  const value = String(body[name] ?? '');
  return (
    <Field name={name} label={titled(title, needed)} hint={hint} error={errors[`/${name}`]}>
      {(a) => long ? <textarea {...a} rows={2} value={value} onChange={(e) => set({ ...body, [name]: e.target.value })} /> : <input {...a} type={type} autoComplete="off" value={value} onChange={(e) => set({ ...body, [name]: e.target.value })} />}
    </Field>
  );
}

export function Switch({ name, title, standard, body, set }: Fill & { name: string; title: Key; standard: boolean }) {
  return <label className="check"><input type="checkbox" checked={(body[name] as boolean | undefined) ?? standard} onChange={(e) => set({ ...body, [name]: e.target.checked })} /> {t(title)}</label>;
}

/** A choice of values of the contract, or of objects by their id. */
export function Select({ name, title, hint, body, set, errors, values, needed, none }: Fill & { name: string; title: Key; hint?: string; values: readonly (string | { value: number | string; title: string })[]; needed?: boolean; none?: string }) {
  const choices = values.map((v) => (typeof v === 'string' ? { value: v, title: label(v) } : v));
  return (
    <Field name={name} label={titled(title, needed)} hint={hint} error={errors[`/${name}`]}>
      {(a) => (
        <select {...a} value={String(body[name] ?? '')} onChange={(e) => set({ ...body, [name]: choices.find((c) => String(c.value) === e.target.value)?.value ?? '' })}>
          <option value="">{none ?? t('choose')}</option>
          {choices.map((c) => <option key={c.value} value={c.value}>{c.title}</option>)}
        </select>
      )}
    </Field>
  );
}

interface Command {
  title: string;
  path: string;
  method?: string;
  /** The text of the button; the default is the title. */
  button?: string;
  danger?: boolean | undefined;
  close: () => void;
  start?: Body;
  /** The fields that the person must fill. */
  needed?: readonly string[];
  /** Makes the request of the fields. The second parameter is the code of the last refusal. */
  request?: (body: Body, refused: string | undefined) => Body;
  /** Shows what the response contains for the person; without it the dialog closes. */
  result?: (response: Record<string, unknown>) => ReactNode;
  children?: (p: Fill & { code: string | undefined }) => ReactNode;
}

/** Asks for what a command needs and sends it. A refusal keeps the form. */
export function CommandDialog({ title, path, method = 'POST', button, danger, close, start = {}, needed = [], request = sent, result, children }: Command) {
  const [body, set] = useState<Body>(start);
  const [tried, setTried] = useState(false);
  const command = useSubmit<Record<string, unknown>>(result ? undefined : close);
  const wrong: Errors = Object.fromEntries(needed.filter((n) => body[n] === undefined || body[n] === '').map((n) => [`/${n}`, t('required')]));
  const code = StoreError.is(command.error) ? command.error.code : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(wrong).length > 0) return;
    const values = request(body, code);
    void command.submit(method === 'DELETE' ? { method, path, query: values as Record<string, string> } : { method, path, body: values });
  };
  if (result && command.result) return <Dialog title={title} close={close}>{result(command.result)}<footer><Button kind="main" onClick={close}>{t('close')}</Button></footer></Dialog>;
  return (
    <Dialog title={title} close={close}>
      <form onSubmit={submit} noValidate>
        {children?.({ body, set, errors: { ...command.errors, ...(tried ? wrong : {}) }, code })}
        {command.error !== undefined && <Failure error={command.error} />}
        <footer><Button onClick={close}>{t('back')}</Button><Button type="submit" kind={danger ? 'danger' : 'main'} busy={command.busy}>{button ?? title}</Button></footer>
      </form>
    </Dialog>
  );
}
