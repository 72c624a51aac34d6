// Fields that choose objects by their names.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call, currentStore, may } from './call.ts';
import { t } from './language.ts';
import { useField } from './inputs.tsx';
import { Button } from './parts.tsx';

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
