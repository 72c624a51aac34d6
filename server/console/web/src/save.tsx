// Sends a form with the version that it started from, so the service refuses to overwrite the change of another administrator.
import { useQueryClient } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { StoreError } from './client.ts';
import { compare, type Draft, type Loaded, put, same, type Values } from './draft.ts';
import type { Errors } from './form.tsx';
import { label, t } from './language.ts';
import { Button, Dialog, Failure } from './parts.tsx';
import { byPointer } from './submit.ts';
import { keepUnsaved } from './unsaved.ts';

export interface Saving {
  /** Reads the object as it is now; undefined means that it no longer exists. */
  read: () => Promise<Loaded | undefined>;
  /** Sends the changes. It returns the object after the change, or nothing if the page leaves. */
  write: (draft: Draft) => Promise<Loaded | undefined>;
  /** Returns the place of a field by its pointer in the last request. */
  place?: (pointer: string) => string;
}

/** Returns the value at a path, or that of the list that contains the path. */
function valueAt(values: Values, path: string): unknown {
  let value: unknown = values;
  for (const name of path.split('/').filter(Boolean)) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) break;
    value = (value as Values)[name];
  }
  return value;
}

export function useSave(draft: Draft, { read, write, place = (p) => p.slice(1) }: Saving) {
  const queries = useQueryClient();
  const running = useRef(false);
  const [state, setState] = useState<{ busy: boolean; error?: unknown; saved?: boolean; theirs?: Loaded | undefined; refused?: Values }>({ busy: false });
  const save = async () => {
    if (running.current) return;
    running.current = true;
    setState((s) => ({ ...s, busy: true, saved: false }));
    try {
      const after = await write(draft);
      if (after) draft.rebase(after);
      await queries.invalidateQueries();
      setState({ busy: false, saved: true });
    } catch (error) {
      if (StoreError.is(error, 'version_conflict')) setState({ busy: false, theirs: await read().catch(() => undefined), error });
      else setState({ busy: false, error, refused: draft.own });
    } finally {
      running.current = false;
    }
  };
  // An error stands at its field until the person changes the value that the service refused.
  const errors: Errors = Object.fromEntries(Object.entries(byPointer(state.error)).map(([pointer, text]) => [place(pointer), text]).filter(([path]) => !state.refused || same(valueAt(state.refused, path!), valueAt(draft.own, path!))));
  return { ...state, save, errors, settle: (own: Draft['own'] | undefined) => { if (own && state.theirs) draft.rebase(state.theirs, own); setState({ busy: false }); } };
}
export type Save = ReturnType<typeof useSave>;

/** Shows the buttons of a form, lets the administrator resolve conflicts, and asks before they leave unsaved changes. */
export function SaveBar({ draft, save, title = (path) => label(path.split('/').at(-1)!), show = shown, create }: {
  draft: Draft; save: Save; title?: (path: string) => string; show?: (path: string, value: unknown) => ReactNode; create?: string;
}) {
  useEffect(() => keepUnsaved(draft.dirty), [draft.dirty]);
  const leaving = useBlocker({ shouldBlockFn: ({ current, next }) => draft.dirty && !save.busy && current.pathname !== next.pathname, enableBeforeUnload: draft.dirty, withResolver: true });
  const conflict = save.error !== undefined && StoreError.is(save.error, 'version_conflict');
  return (
    <>
      <div className={draft.dirty || create ? 'savebar open' : 'savebar'}>
        {save.error !== undefined && !conflict && <Failure error={save.error} />}
        <p role="status">{draft.dirty ? t(create ? 'save.new' : 'save.unsaved') : save.saved ? t('save.saved') : ''}</p>
        {draft.dirty && !create && <Button onClick={draft.discard} disabled={save.busy}>{t('save.discard')}</Button>}
        {(draft.dirty || create) && <Button kind="main" busy={save.busy} onClick={() => void save.save()}>{create ?? t('save.save')}</Button>}
      </div>
      {conflict && <Comparison draft={draft} save={save} title={title} show={show} />}
      {leaving.status === 'blocked' && (
        <Dialog title={t('leave.title')} close={leaving.reset}>
          <p>{t('leave.hint')}</p>
          <footer><Button onClick={leaving.reset}>{t('leave.stay')}</Button><Button kind="danger" onClick={leaving.proceed}>{t('leave.leave')}</Button></footer>
        </Dialog>
      )}
    </>
  );
}

/** Shows both sides of each value that both changed. The form stays as it is until the administrator has chosen. */
function Comparison({ draft, save, title, show }: { draft: Draft; save: Save; title: (path: string) => string; show: (path: string, value: unknown) => ReactNode }) {
  const [choice, setChoice] = useState<Record<string, 'own' | 'theirs'>>({});
  const theirs = save.theirs;
  if (!theirs) return <Dialog title={t('conflict.title')} close={() => save.settle(undefined)}><Failure error={save.error} /><footer><Button onClick={() => save.settle(undefined)}>{t('back')}</Button></footer></Dialog>;
  const { merged, conflicts, taken } = compare(draft.base, draft.own, theirs.values);
  const open = conflicts.filter((c) => !choice[c.path]);
  const settle = () => save.settle(conflicts.reduce((own, c) => (choice[c.path] === 'theirs' ? put(own, c.path, c.theirs) : own), merged));
  return (
    <Dialog title={t('conflict.title')} close={() => save.settle(undefined)} className="large">
      <p>{t(conflicts.length ? 'conflict.hint' : 'conflict.none')}</p>
      {conflicts.length > 0 && (
        <div className="table" tabIndex={0} role="region" aria-label={t('conflict.title')}>
          <table className="comparison">
            <thead><tr><th scope="col">{t('conflict.field')}</th><th scope="col">{t('conflict.base')}</th><th scope="col">{t('conflict.theirs')}</th><th scope="col">{t('conflict.own')}</th></tr></thead>
            <tbody>
              {conflicts.map((c) => (
                <tr key={c.path}>
                  <th scope="row">{title(c.path)}</th>
                  <td data-label={t('conflict.base')}>{show(c.path, c.base)}</td>
                  {(['theirs', 'own'] as const).map((side) => (
                    <td key={side} data-label={t(`conflict.${side}`)}>
                      <label className="check"><input type="radio" name={c.path} aria-label={t(side === 'own' ? 'conflict.keepOwn' : 'conflict.takeTheirs', { field: title(c.path) })} checked={choice[c.path] === side} onChange={() => setChoice({ ...choice, [c.path]: side })} /> <span>{show(c.path, c[side])}</span></label>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {taken.length > 0 && <p className="hint">{t('conflict.taken', { fields: [...new Set(taken.map((c) => title(c.path)))].join(', ') })}</p>}
      <footer><Button onClick={() => save.settle(undefined)}>{t('back')}</Button><Button kind="main" disabled={open.length > 0} onClick={settle}>{t('conflict.apply')}</Button></footer>
    </Dialog>
  );
}

/** A value of a form as text. */
export function shown(_path: string, value: unknown): ReactNode {
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return <span className="none">–</span>;
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (Array.isArray(value)) return value.map((v) => (typeof v === 'object' ? JSON.stringify(v) : String(v))).join(', ');
  return typeof value === 'string' && /^[A-Z][A-Z_]+$/.test(value) ? label(value) : String(value);
}
