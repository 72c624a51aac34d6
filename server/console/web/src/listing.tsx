import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { call, currentStore, may } from './call.ts';
import { Missing } from './frame.tsx';
import { date, dateTime, every, isZero, label, languageName, money, number, plainDate, t } from './language.ts';
import { useOpenPage } from './navigate.ts';
import { type Column, type Noun, nouns } from './nouns.ts';
import { Badge, Button, Dialog, Empty, Failure, Heading, Key, Loading } from './parts.tsx';
import { Views } from './views.tsx';

type Row = Record<string, unknown>;
/** A list without pages has only items. */
interface Page { items: Row[]; totalCount?: number; totalIsEstimate?: boolean; nextCursor?: string | null }
const StockDialog = lazy(() => import('./stock.tsx').then((m) => ({ default: m.StockDialog })));
const Export = lazy(() => import('./import.tsx').then((m) => ({ default: m.Export })));
const RecordPage = lazy(() => import('./record.tsx').then((m) => ({ default: m.RecordPage })));

export function Listing() {
  const { noun: name } = useParams({ strict: false });
  const noun = nouns.find((n) => n.name === name);
  if (noun?.single) return <Suspense fallback={<Loading />}><RecordPage noun={noun} id="" /></Suspense>;
  return noun && may(noun.permission) ? <Table key={noun.name} noun={noun} /> : <Missing />;
}

/** Reports whether a key press belongs to a field. */
export const typing = (target: EventTarget | null) => target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

function Table({ noun }: { noun: Noun }) {
  const search = useSearch({ strict: false }) as Record<string, string>;
  const navigate = useOpenPage();
  const box = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const [text, setText] = useState(search.search ?? '');
  const [adjusts, setAdjusts] = useState<Row>();
  const [exports, setExports] = useState(false);
  const { store: _, ...query } = search;
  const result = useQuery({
    queryKey: [currentStore(), noun.path, query],
    queryFn: ({ signal }) => call<Page>({ method: 'GET', path: noun.path, query: noun.path.endsWith('/all') ? query : { pageSize: 50, ...query }, signal }),
    placeholderData: keepPreviousData,
  });
  const change = (next: Record<string, string | undefined>, replace = false) =>
    navigate({ to: '/$noun', params: { noun: noun.name }, search: { ...query, cursor: undefined, ...next } as never, replace });

  const sent = useRef<string[]>([]); // typed texts that the address does not have yet; what was typed since then stays
  useEffect(() => {
    const now = search.search ?? '', at = sent.current.indexOf(now);
    sent.current = at < 0 ? [] : sent.current.slice(at + 1);
    if (at < 0) setText(now);
  }, [search.search]);
  useEffect(() => { // one request when the typing pauses
    if (text === (search.search ?? '')) return;
    const timer = setTimeout(() => {
      sent.current.push(text);
      void change({ search: text || undefined }, true);
    }, 250);
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey || typing(event.target) || document.querySelector('dialog[open]')) return;
      if (event.key === '/' && box.current) {
        event.preventDefault();
        box.current.focus();
      } else if (event.key === 'j' || event.key === 'k') {
        const links = [...(body.current?.querySelectorAll<HTMLElement>('.row') ?? [])];
        const at = links.indexOf(document.activeElement as HTMLElement);
        links[event.key === 'j' ? Math.min(at + 1, links.length - 1) : Math.max(at - 1, 0)]?.focus();
      }
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const filtered = Object.keys(query).some((k) => k !== 'cursor' && k !== 'sort');
  const data = result.data;
  const columns = noun.columns;
  const toRows = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'Enter') body.current?.querySelector<HTMLElement>('.row')?.focus();
    if (event.key === 'Escape') box.current?.blur();
  };
  return (
    <>
      <header className="title">
        <Heading>{t(noun.title)}</Heading>
        {data && <span className="count">{data.totalIsEstimate ? t('about', { n: number(data.totalCount!) }) : number(data.totalCount ?? data.items.length)}</span>}
        {noun.imports && may(noun.imports) && <Link className="button plain" to="/$noun/$id" params={{ noun: 'tasks', id: 'new' }} search={{ kind: noun.name } as never}>{t('create.import')}</Link>}
        {noun.exports && may(noun.exports) && <Button onClick={() => setExports(true)}>{t('export')}</Button>}
        {noun.create && may(noun.create.permission) && (
          noun.create.page
            ? <Link className="button main" to="/$noun/$id" params={{ noun: noun.name, id: 'new' }}>{t(noun.create.title)}</Link>
            : <Link className="button main" to="/operation/$operationId" params={{ operationId: noun.create.operation }}>{t(noun.create.title)}</Link>
        )}
      </header>
      {(noun.search || noun.filters) && <Views noun={noun.name} query={query} />}
      <div className="filters" role="search">
        {noun.search && (
          <div className="search">
            <input ref={box} type="search" aria-label={t('search')} placeholder={t(`search.${noun.name}` as 'search.orders')} value={text} onChange={(e) => setText(e.target.value)} onKeyDown={toRows} />
            <Key>/</Key>
          </div>
        )}
        {noun.filters?.map((f) => (
          <select key={f.parameter} aria-label={t(f.title)} value={query[f.parameter] ?? ''} onChange={(e) => void change({ [f.parameter]: e.target.value || undefined })}>
            <option value="">{t('any', { what: t(f.title) })}</option>
            {f.values.map((v) => <option key={v} value={v}>{label(v)}</option>)}
            {query[f.parameter] !== undefined && !f.values.includes(query[f.parameter]!) && <option value={query[f.parameter]}>{query[f.parameter]!.split(',').map(label).join(', ')}</option>}
          </select>
        ))}
        {noun.sorts && (
          <select aria-label={t('sort')} value={query.sort ?? noun.sorts[0]!.value} onChange={(e) => void change({ sort: e.target.value === noun.sorts![0]!.value ? undefined : e.target.value })}>
            {noun.sorts.map((s) => <option key={s.value} value={s.value}>{t(s.title)}</option>)}
          </select>
        )}
        {filtered && <Button kind="bare" onClick={() => { setText(''); void navigate({ to: '/$noun', params: { noun: noun.name }, search: {} as never }); }}>{t('clear')}</Button>}
      </div>
      {result.error && <Failure error={result.error} retry={() => void result.refetch()} />}
      {!data && result.isLoading && <Loading />}
      {data && data.items.length === 0 && (
        filtered ? <Empty title={t('nothingFound')} hint={t('nothingFoundHint')} /> : <Empty title={t(`empty.${noun.name}` as 'empty.orders')} hint={t(`emptyHint.${noun.name}` as 'emptyHint.orders')} />
      )}
      {data && data.items.length > 0 && (
        <div className={result.isPlaceholderData ? 'table stale' : 'table'} tabIndex={0} role="region" aria-label={t(noun.title)}>
          <table>
            <thead><tr>{columns.map((c) => <th key={c.field} scope="col" className={classOf(c)}>{t(c.title)}</th>)}</tr></thead>
            <tbody ref={body}>
              {data.items.map((row) => (
                <tr key={String(row[noun.id!])} onClick={(e) => { if (!(e.target as Element).closest('a, button, dialog')) (e.currentTarget.querySelector('.row') as HTMLElement | null)?.click(); }}>
                  {columns.map((c, n) => (
                    <td key={c.field} className={classOf(c)} data-label={t(c.title)}>
                      {noun.name === 'stock' && c.kind === 'stock' && row.trackInventory === true && may('stock:write') && <Button kind="bare" aria-label={t('stock.title', { name: String(row.sku) })} onClick={(e) => { e.stopPropagation(); setAdjusts(row); }}>{t('stock.adjust')}</Button>}
                      {n === 0 ? <Link className="row" to="/$noun/$id" params={noun.name === 'stock' ? { noun: 'products', id: String(row.productId) } : { noun: noun.name, id: String(row[noun.id!]) }}><Cell column={c} row={row} first /></Link> : <Cell column={c} row={row} />}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {exports && <Dialog title={t('export.title', { what: t(noun.title) })} close={() => setExports(false)}><Suspense fallback={<Loading />}><Export path={noun.path.replace('/paged', '/export')} query={query} rows={noun.name === 'orders'} title={t(noun.title)} /></Suspense></Dialog>}
      {adjusts && <Adjust row={adjusts} close={() => setAdjusts(undefined)} />}
      {data && (query.cursor || data.nextCursor) && (
        <nav className="pager" aria-label={t('pages')}>
          <Button disabled={!query.cursor} onClick={() => void change({})}>{t('first')}</Button>
          <Button disabled={!data.nextCursor} onClick={() => { scrollTo(0, 0); void change({ cursor: data.nextCursor ?? undefined }); }}>{t('next')}</Button>
        </nav>
      )}
    </>
  );
}

/** The dialog for a variant's stock. It reads the variant, because the list lacks the units that orders have reserved. */
function Adjust({ row, close }: { row: Row; close: () => void }) {
  const product = useQuery({ queryKey: [currentStore(), 'product', String(row.productId)], queryFn: ({ signal }) => call<{ variants: { variantId: number; stockOnHand: number; stockReserved: number }[] }>({ method: 'GET', path: '/admin/product', query: { productId: Number(row.productId) }, signal }) });
  const v = product.data?.variants.find((x) => x.variantId === row.variantId);
  return v ? <Suspense><StockDialog of={{ variantId: v.variantId, title: String(row.productName), sku: String(row.sku), stockOnHand: v.stockOnHand, stockReserved: v.stockReserved }} close={close} /></Suspense> : null;
}

const classOf = (c: Column) => [c.kind === 'money' || c.kind === 'number' || c.kind === 'stock' ? 'end' : '', c.wide ? 'wide' : ''].filter(Boolean).join(' ') || undefined;

function Cell({ column, row, first }: { column: Column; row: Row; first?: boolean }) {
  const value = row[column.field];
  const text = value === null || value === undefined || value === '' ? '' : String(value);
  if (column.kind === 'target' && text === '') return <>{row.productId !== null ? t('redirect.product', { id: String(row.productId) }) : t('redirect.collection', { id: String(row.collectionId) })}</>;
  if (text === '' && !column.second) return first ? <>{t('noName')}</> : <span className="none">–</span>;
  switch (column.kind) {
    case 'money': return <span className={isZero(text) ? 'zero' : undefined}>{money(text, String(row.currencyCode))}</span>;
    // A product that can be sold without stock has no number to show.
    case 'stock': return row.trackInventory === false || (row.stockStatus === 'IN_STOCK' && Number(text) <= 0) ? <span className="none">{t('stock.unlimited')}</span> : <>{number(text)}</>;
    case 'active': return row.confirmedOn === null ? <Badge value="INVITED" tone="wait" /> : <Badge value={value ? 'ACTIVE' : 'INACTIVE'} />;
    case 'progress': { const p = value as { processedCount: number; totalCount: number | null }; return <>{number(p.processedCount)}{p.totalCount !== null && ` ${t('of', { n: number(p.totalCount) })}`}</>; }
    case 'list': return <>{(value as string[]).join(', ') || '–'}</>;
    case 'count': return <>{number((value as unknown[]).length)}</>;
    case 'number': return <>{number(text)}</>;
    case 'interval': return <>{every(String(row.intervalUnit), Number(text))}</>;
    case 'day': return <time dateTime={text}>{plainDate(text)}</time>;
    case 'time': return <time dateTime={text}>{dateTime(text)}</time>;
    case 'date': return <time dateTime={text}>{date(text)}</time>;
    case 'badge': return <Badge value={text} />;
    case 'path': return <bdi className="path" dir="ltr"><strong>{text}</strong></bdi>;
    case 'target': return <bdi className="path" dir="ltr">{text}</bdi>;
    case 'strong': return <><strong>{text}</strong>{column.second && <small>{String(row[column.second] ?? '')}</small>}</>;
    case 'language': return <>{languageName(text)}</>;
    case 'builtin': return <span className="nowrap">{t(value ? 'template.builtIn' : 'template.own')}</span>;
    case undefined: return <>{text || t('guest')}{column.second && <small>{/^[A-Z_]+$/.test(String(row[column.second])) ? label(String(row[column.second])) : String(row[column.second] ?? '')}</small>}</>;
  }
}
