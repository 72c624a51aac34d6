// The saved views of a list: named filters. The address holds the filters, and the browser keeps the names.
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { currentStore } from './call.ts';
import { t } from './language.ts';
import { Button, Dialog, Field } from './parts.tsx';
import { current } from './session.ts';

type Query = Record<string, string>;
interface View { name: string; query: Query }

const remembered = 'console-views';
const most = { views: 20, name: 60 };
/** Each administrator has views of their own for each list of a store. */
const place = (noun: string) => `${current()!.user.id}/${currentStore()}/${noun}`;

function readAll(): Record<string, View[]> {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(remembered) ?? '{}');
    return typeof all === 'object' && all !== null ? (all as Record<string, View[]>) : {};
  } catch {
    return {};
  }
}
/** Returns the views that have a name and filters. Another version of the console may have written others. */
function readViews(noun: string): View[] {
  const stored: unknown = readAll()[place(noun)];
  return Array.isArray(stored) ? (stored as Partial<View>[]).filter((v): v is View => typeof v?.name === 'string' && typeof v.query === 'object' && v.query !== null) : [];
}
const writeViews = (noun: string, views: View[]) => localStorage.setItem(remembered, JSON.stringify({ ...readAll(), [place(noun)]: views }));

/** A page of a list is not part of a view. */
const filters = ({ cursor: _, ...query }: Query) => query;
const same = (a: Query, b: Query) => JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());

export function Views({ noun, query }: { noun: string; query: Query }) {
  const [views, setViews] = useState(() => readViews(noun));
  const [names, setNames] = useState(false);
  const own = filters(query);
  const chosen = views.find((v) => same(v.query, own));
  const change = (next: View[]) => { writeViews(noun, next); setViews(next); };
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
      {chosen && <Button kind="bare" aria-label={t('product.removeValue', { value: chosen.name })} onClick={() => change(views.filter((v) => v !== chosen))}>{t('remove')}</Button>}
      {filtered && !chosen && views.length < most.views && <Button kind="bare" onClick={() => setNames(true)}>{t('views.save')}</Button>}
      {names && <NameDialog close={() => setNames(false)} save={(name) => { setNames(false); change([...readViews(noun).filter((v) => v.name !== name), { name, query: own }]); }} />}
    </nav>
  );
}

function NameDialog({ save, close }: { save: (name: string) => void; close: () => void }) {
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (name.trim() !== '') save(name.trim());
  };
  return (
    <Dialog title={t('views.save')} close={close}>
      <form onSubmit={submit} noValidate>
        <Field name="name" label={t('column.name')} hint={t('views.hint')} error={tried && name.trim() === '' ? t('required') : undefined}>
          {(a) => <input {...a} autoComplete="off" maxLength={most.name} value={name} onChange={(e) => setName(e.target.value)} />}
        </Field>
        <footer><Button onClick={close}>{t('back')}</Button><Button type="submit" kind="main">{t('save.save')}</Button></footer>
      </form>
    </Dialog>
  );
}
