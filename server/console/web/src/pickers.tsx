// Fields that choose objects by their names.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call, currentStore, may } from './call.ts';
import { money, number, t } from './language.ts';
import { useField } from './inputs.tsx';
import { Button, Field } from './parts.tsx';

interface Named { productId: number; name: string }

export function ProductIds({ path, title }: { path: string; title: string }) {
  const { value, set, errors } = useField<number[]>(path);
  const chosen = value ?? [];
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setWanted(text), 200);
    return () => clearTimeout(timer);
  }, [text]);
  const names = useQuery({
    queryKey: [currentStore(), 'product names', chosen], enabled: chosen.length > 0 && may('product:read'), staleTime: 60_000,
    queryFn: () => Promise.all(chosen.slice(0, 50).map((productId) => call<Named>({ method: 'GET', path: '/admin/product', query: { productId } }).catch(() => ({ productId, name: `#${productId}` })))),
  });
  const found = useQuery({ queryKey: [currentStore(), 'products', wanted], enabled: wanted !== '', queryFn: ({ signal }) => call<{ items: Named[] }>({ method: 'GET', path: '/admin/product/paged', query: { search: wanted, pageSize: 8 }, signal }) });
  const name = (id: number) => names.data?.find((p) => p.productId === id)?.name ?? found.data?.items.find((p) => p.productId === id)?.name ?? `#${id}`;
  const error = errors[`/${path}`] ?? errors[path];
  return (
    <fieldset>
      <legend>{title}</legend>
      {error && <p className="error">{error}</p>}
      <ul className="chips">{chosen.map((id) => <li key={id}>{name(id)}<Button kind="bare" aria-label={t('product.removeValue', { value: name(id) })} onClick={() => set(chosen.filter((x) => x !== id))}>×</Button></li>)}</ul>
      <input aria-label={t('pick.products', { title })} placeholder={t('search.products')} value={text} onChange={(e) => setText(e.target.value)} />
      {wanted && found.data && (
        <ul className="found">{found.data.items.filter((p) => !chosen.includes(p.productId)).map((p) => <li key={p.productId}><Button kind="bare" onClick={() => { set([...chosen, p.productId]); setText(''); }}>+ {p.name}</Button></li>)}</ul>
      )}
    </fieldset>
  );
}

/** Finds one product by its name. */
export function ProductChoice({ title, value, set, error }: { title: string; value: number | undefined; set: (id: number | undefined) => void; error?: string | undefined }) {
  const [text, setText] = useState('');
  const wanted = usePause(text);
  const chosen = useQuery({ queryKey: [currentStore(), '/admin/product', String(value)], enabled: value !== undefined && may('product:read'), staleTime: 60_000, queryFn: ({ signal }) => call<Named>({ method: 'GET', path: '/admin/product', query: { productId: value }, signal }) });
  const found = useQuery({ queryKey: [currentStore(), 'products', wanted], enabled: wanted !== '' && may('product:read'), queryFn: ({ signal }) => call<{ items: Named[] }>({ method: 'GET', path: '/admin/product/paged', query: { search: wanted, pageSize: 8 }, signal }) });
  const choose = (id: number) => { setText(''); set(id); };
  if (value !== undefined) {
    return (
      <div className="field">
        <span className="label">{title}</span>
        <p>{chosen.data?.name ?? `#${value}`} <Button kind="bare" aria-label={t('product.removeValue', { value: chosen.data?.name ?? `#${value}` })} onClick={() => set(undefined)}>{t('change')}</Button></p>
        {error && <p className="error">{error}</p>}
      </div>
    );
  }
  return (
    <Field name="product" label={title} error={error}>
      {(a) => (
        <>
          <input {...a} type="search" autoComplete="off" placeholder={t('search.products')} value={text} onChange={(e) => setText(e.target.value)} onKeyDown={(e) => { if (e.key === 'Enter') { e.preventDefault(); const first = found.data?.items[0]; if (wanted === text.trim() && first) choose(first.productId); } }} />
          {wanted !== '' && found.data && (found.data.items.length === 0 ? <p className="hint">{t('nothingFound')}</p> : <ul className="found">{found.data.items.map((p) => <li key={p.productId}><Button kind="bare" onClick={() => choose(p.productId)}>{p.name}</Button></li>)}</ul>)}
        </>
      )}
    </Field>
  );
}

/** The account types of a rule; none means every buyer. */
export function AccountTypes({ title, value, set, error }: { title: string; value: number[] | undefined; set: (ids: number[]) => void; error?: string | undefined }) {
  const chosen = value ?? [];
  const all = useQuery({ queryKey: [currentStore(), '/admin/customer/account-type/all', {}], enabled: may('customer:read'), queryFn: ({ signal }) => call<{ items: { accountTypeId: number; name: string }[] }>({ method: 'GET', path: '/admin/customer/account-type/all', signal }) });
  const items = all.data?.items ?? chosen.map((accountTypeId) => ({ accountTypeId, name: `#${accountTypeId}` }));
  return (
    <fieldset>
      <legend>{title}</legend>
      {error && <p className="error">{error}</p>}
      <div className="choices">{items.map((a) => <label key={a.accountTypeId} className="check"><input type="checkbox" checked={chosen.includes(a.accountTypeId)} onChange={(e) => set(e.target.checked ? [...chosen, a.accountTypeId] : chosen.filter((id) => id !== a.accountTypeId))} /> {a.name}</label>)}</div>
    </fieldset>
  );
}

export function CollectionIds({ path, title }: { path: string; title: string }) {
  const { value, set, errors } = useField<number[]>(path);
  const chosen = value ?? [];
  const result = useQuery({ queryKey: [currentStore(), 'collections'], queryFn: ({ signal }) => call<{ items: { collectionId: number; name: string }[] }>({ method: 'GET', path: '/admin/collection/all', signal }), enabled: may('collection:read'), staleTime: 60_000 });
  const error = errors[`/${path}`] ?? errors[path];
  return (
    <fieldset>
      <legend>{title}</legend>
      {error && <p className="error">{error}</p>}
      <div className="choices">
        {result.data?.items.map((c) => <label key={c.collectionId} className="check"><input type="checkbox" checked={chosen.includes(c.collectionId)} onChange={(e) => set(e.target.checked ? [...chosen, c.collectionId] : chosen.filter((id) => id !== c.collectionId))} /> {c.name}</label>)}
      </div>
    </fieldset>
  );
}

/** Chooses one collection. */
export function CollectionChoice({ path, title }: { path: string; title: string }) {
  const { value, set, errors } = useField<number>(path);
  const result = useQuery({ queryKey: [currentStore(), 'collections'], queryFn: ({ signal }) => call<{ items: { collectionId: number; name: string }[] }>({ method: 'GET', path: '/admin/collection/all', signal }), enabled: may('collection:read'), staleTime: 60_000 });
  const items = result.data?.items ?? (value ? [{ collectionId: value, name: `#${value}` }] : []);
  return (
    <Field name={path} label={title} error={errors[`/${path}`] ?? errors[path]}>
      {(a) => (
        <select {...a} value={value ?? ''} onChange={(e) => set(e.target.value === '' ? null : Number(e.target.value))}>
          <option value="">{t('choose')}</option>
          {items.map((c) => <option key={c.collectionId} value={c.collectionId}>{c.name}</option>)}
        </select>
      )}
    </Field>
  );
}

/** The text of a field once its typing pauses. */
export function usePause(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 200);
    return () => clearTimeout(timer);
  }, [text]);
  return settled.trim();
}

export interface Offered { variantId: number; productName: string; variantName: string; sku: string; unitPrice: string; currencyCode: string; trackInventory: boolean; stockAvailable: number; isOrderable: boolean }

/** Finds a variant of an active product, and adds it with its price. */
export function FindVariant({ title, currencyCode, storeCustomerId, add }: { title: string; currencyCode: string; storeCustomerId: number | null; add: (v: Offered) => void }) {
  const [text, setText] = useState('');
  const wanted = usePause(text);
  const found = useQuery({
    queryKey: [currentStore(), 'browse', wanted, storeCustomerId], enabled: wanted !== '' && may('product:read'),
    queryFn: ({ signal }) => call<{ items: Offered[] }>({ method: 'GET', path: '/admin/product/browse/paged', query: { search: wanted, pageSize: 8, currencyCode, storeCustomerId }, signal }),
  });
  const choose = (v: Offered) => { setText(''); add(v); };
  return (
    <>
      <Field name="add" label={title}>{(a) => <input {...a} type="search" autoComplete="off" placeholder={t('search.stock')} value={text} onChange={(e) => setText(e.target.value)} onKeyDown={(e) => { if (e.key === 'Enter') { e.preventDefault(); const first = found.data?.items.find((v) => v.isOrderable); if (wanted === text.trim() && first) choose(first); } }} />}</Field>
      {wanted !== '' && found.data && (found.data.items.length === 0 ? <p className="hint">{t('nothingFound')}</p> : (
        <ul className="found">{found.data.items.map((v) => (
          <li key={v.variantId}><Button kind="bare" disabled={!v.isOrderable} onClick={() => choose(v)}>+ {nameOf(v)} · {money(v.unitPrice, v.currencyCode)} · {v.trackInventory ? t('home.left', { n: number(v.stockAvailable) }) : t('stock.unlimited')}</Button></li>
        ))}</ul>
      ))}
    </>
  );
}

/** The name of a variant with that of its product. */
export const nameOf = (v: Offered) => (v.variantName === v.productName ? v.productName : `${v.productName} – ${v.variantName}`);

interface Person { storeCustomerId: number; email: string; firstName: string; lastName: string }
const personName = (c: Person) => [[c.firstName, c.lastName].filter(Boolean).join(' '), c.email].filter(Boolean).join(' · ');

/** Finds an active customer. The form's field has the id. */
export function FindCustomer({ path, title, change }: { path: string; title: string; change: (storeCustomerId: number | null) => void }) {
  const { value, error } = useField<number>(path);
  const [text, setText] = useState('');
  const wanted = usePause(text);
  const chosen = useQuery({ queryKey: [currentStore(), '/admin/customer', String(value)], enabled: Boolean(value) && may('customer:read'), queryFn: ({ signal }) => call<Person>({ method: 'GET', path: '/admin/customer', query: { storeCustomerId: value }, signal }) });
  const found = useQuery({
    queryKey: [currentStore(), 'find active customer', wanted], enabled: !value && wanted.length >= 2 && may('customer:read'),
    queryFn: ({ signal }) => call<{ items: Person[] }>({ method: 'GET', path: '/admin/customer/search', query: { search: wanted, limit: 6, status: 'ACTIVE' }, signal }),
  });
  const choose = (id: number | null) => { setText(''); change(id); };
  if (value) {
    return (
      <div className="field">
        <span className="label">{title}</span>
        <p className="spread">{chosen.data ? personName(chosen.data) : `#${value}`} <Button kind="bare" aria-label={t('product.removeValue', { value: title })} onClick={() => choose(null)}>{t('remove')}</Button></p>
        {error && <p className="error">{error}</p>}
      </div>
    );
  }
  return (
    <>
      <Field name={path} label={title} error={error}>
        {(a) => <input {...a} type="search" autoComplete="off" placeholder={t('search.customers')} value={text} onChange={(e) => setText(e.target.value)} onKeyDown={(e) => { if (e.key === 'Enter') { e.preventDefault(); const first = found.data?.items[0]; if (wanted === text.trim() && first) choose(first.storeCustomerId); } }} />}
      </Field>
      {wanted.length >= 2 && found.data && (found.data.items.length === 0 ? <p className="hint">{t('nothingFound')}</p> : <ul className="found">{found.data.items.map((c) => <li key={c.storeCustomerId}><Button kind="bare" onClick={() => choose(c.storeCustomerId)}>{personName(c)}</Button></li>)}</ul>)}
    </>
  );
}
