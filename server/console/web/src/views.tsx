// The saved views of a list: named filters. The address holds the filters, and the preferences of the administrator keep the names.
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { currentStore } from './call.ts';
import { t } from './language.ts';
import { Button, Dialog, Failure, Field } from './parts.tsx';
import { changePreference, usePreferences } from './preferences.ts';
import { current } from './session.ts';

type Query = Record<string, string>;
interface View { name: string; query: Query }
type All = Record<string, unknown>;

const most = { views: 20, name: 60 };
/** The name of the preference with the views of a store. */
const place = (storeId: number | string | undefined) => `console.views.${storeId}`;

function parse(text: string | null | undefined): All {
  try {
    const all: unknown = JSON.parse(text ?? '{}');
    return typeof all === 'object' && all !== null && !Array.isArray(all) ? (all as All) : {};
  } catch {
    return {};
  }
}
/** Returns the views that have a name and filters. Another version of the console may have written others. */
const valid = (stored: unknown): View[] => (Array.isArray(stored) ? (stored as (Partial<View> | null)[]).filter((v): v is View => typeof v?.name === 'string' && typeof v.query === 'object' && v.query !== null) : []);

/** Changes the views of a list, as they are in the preferences now. */
const change = (queries: QueryClient, storeId: number | string | undefined, noun: string, next: (views: View[]) => View[]) =>
  changePreference(queries, place(storeId), (text) => {
    const all = parse(text);
    return JSON.stringify({ ...all, [noun]: next(valid(all[noun])) });
  });

/** Where earlier versions kept the views of everyone who used this browser, by administrator, store and list. */
const earlier = 'console-views';
let moves: Promise<void> | undefined;
/** Moves the administrator's views from the browser to the preferences. A view with the same name stays as the service has it. */
async function move(queries: QueryClient) {
  const all = parse(localStorage.getItem(earlier)), own = `${current()!.user.id}/`;
  for (const at of Object.keys(all).filter((key) => key.startsWith(own))) {
    const [, storeId, noun] = at.split('/'), views = valid(all[at]);
    if (views.length > 0) await change(queries, storeId, noun!, (there) => [...there, ...views.filter((v) => !there.some((x) => x.name === v.name))].slice(0, most.views));
    const { [at]: _, ...rest } = parse(localStorage.getItem(earlier));
    if (Object.keys(rest).length > 0) localStorage.setItem(earlier, JSON.stringify(rest));
    else localStorage.removeItem(earlier);
  }
}

/** A page of a list is not part of a view. */
const filters = ({ cursor: _, ...query }: Query) => query;
const same = (a: Query, b: Query) => JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());

export function Views({ noun, query }: { noun: string; query: Query }) {
  const queries = useQueryClient();
  const stored = usePreferences();
  const [names, setNames] = useState(false);
  const command = useChange(noun);
  useEffect(() => { moves ??= move(queries).catch(() => { moves = undefined; }); }, []); // a later list tries again
  if (!stored.data) return null;
  const views = valid(parse(stored.data.preferences[place(currentStore())])[noun]);
  const own = filters(query);
  const chosen = views.find((v) => same(v.query, own));
  const filtered = Object.keys(own).length > 0;
  if (views.length === 0 && !filtered) return null;
  return (
    <nav className="views" aria-label={t('views')}>
      {views.length > 0 && (
        <ul>
          <li><Link to="/$noun" params={{ noun }} search={{} as never} activeOptions={{ exact: true, includeSearch: true }} aria-current={filtered ? undefined : 'page'}>{t('views.all')}</Link></li>
          {views.map((v) => <li key={v.name}><Link to="/$noun" params={{ noun }} search={v.query as never} aria-current={v === chosen ? 'page' : undefined}>{v.name}</Link></li>)}
        </ul>
      )}
      {chosen && <Button kind="bare" busy={command.busy} aria-label={t('product.removeValue', { value: chosen.name })} onClick={() => void command.run((all) => all.filter((v) => v.name !== chosen.name))}>{t('remove')}</Button>}
      {filtered && !chosen && views.length < most.views && <Button kind="bare" onClick={() => setNames(true)}>{t('views.save')}</Button>}
      {command.error !== undefined && <Failure error={command.error} />}
      {names && <NameDialog noun={noun} query={own} close={() => setNames(false)} />}
    </nav>
  );
}

/** Changes the views of a list, one change at a time. */
function useChange(noun: string, done?: () => void) {
  const queries = useQueryClient();
  const running = useRef(false);
  const [state, setState] = useState<{ busy: boolean; error?: unknown }>({ busy: false });
  const run = async (next: (views: View[]) => View[]) => {
    if (running.current) return;
    running.current = true;
    setState((s) => ({ ...s, busy: true }));
    try {
      await change(queries, currentStore(), noun, next);
      setState({ busy: false });
      done?.();
    } catch (error) {
      setState({ busy: false, error });
    } finally {
      running.current = false;
    }
  };
  return { ...state, run };
}

function NameDialog({ noun, query, close }: { noun: string; query: Query; close: () => void }) {
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const command = useChange(noun, close);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const own = name.trim();
    if (own !== '') void command.run((views) => [...views.filter((v) => v.name !== own), { name: own, query }]);
  };
  return (
    <Dialog title={t('views.save')} close={close}>
      <form onSubmit={submit} noValidate>
        <Field name="name" label={t('column.name')} hint={t('views.hint')} error={tried && name.trim() === '' ? t('required') : undefined}>
          {(a) => <input {...a} autoComplete="off" maxLength={most.name} value={name} onChange={(e) => setName(e.target.value)} />}
        </Field>
        {command.error !== undefined && <Failure error={command.error} />}
        <footer><Button onClick={close}>{t('back')}</Button><Button type="submit" kind="main" busy={command.busy}>{t('save.save')}</Button></footer>
      </form>
    </Dialog>
  );
}
