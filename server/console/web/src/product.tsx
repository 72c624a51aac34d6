import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { call, currentStore, may, store } from './call.ts';
import { type Product, StoreError } from './client.ts';
import { leaves, put, useDraft, type Values } from './draft.ts';
import { Check, Choice, FormOf, TextInput, useField, Words } from './inputs.tsx';
import { label, number, t } from './language.ts';
import { Pictures } from './media.tsx';
import { useOpenPage } from './navigate.ts';
import { Badge, Button, Card, Empty, Failure, Field, Heading, Loading } from './parts.tsx';
import { createBody, emptyProduct, type Medium, type Option, priceBody, productValues, proposedSku, updateBody, type VariantValues, variantTitle, withOptions } from './product-values.ts';
import { SaveBar, shown, useSave } from './save.tsx';
import { useCurrencies } from './settings.ts';
import { type Counted, StockDialog } from './stock.tsx';
import { useSend } from './submit.ts';

export function ProductPage() {
  const { productId } = useParams({ strict: false });
  const creates = productId === 'new';
  const result = useQuery({
    queryKey: [currentStore(), 'product', productId],
    queryFn: ({ signal }) => call<Product>({ method: 'GET', path: '/admin/product', query: { productId }, signal }),
    enabled: !creates && may('product:read'),
  });
  const currencies = useCurrencies();
  if (!may(creates ? 'product:write' : 'product:read')) return <Empty title={t('hiddenPage')} hint={t('noPermission', { permission: creates ? 'product:write' : 'product:read' })} />;
  if (creates) return currencies ? <Form key="new" currencies={currencies} /> : <Loading />;
  if (result.error && !result.data) {
    if (StoreError.is(result.error, 'not_found')) return <Empty title={t('missing')} hint={t('missingHint')}><Link className="button plain" to="/$noun" params={{ noun: 'products' }}>{t('products')}</Link></Empty>;
    return <Failure error={result.error} retry={() => void result.refetch()} />;
  }
  return result.data && currencies ? <Form key={productId} p={result.data} currencies={currencies} /> : <Loading />;
}

function Form({ p, currencies }: { p?: Product; currencies: string[] }) {
  const valuesOf = (product: Product) => productValues(product, currencies);
  const navigate = useOpenPage();
  const send = useSend();
  const start = useRef(emptyProduct());
  const draft = useDraft(p ? valuesOf(p) : start.current);
  const places = useRef<{ variants: string[]; prices: [string, string][] }>({ variants: [], prices: [] });
  const writable = may('product:write');
  const save = useSave(draft, {
    read: async () => valuesOf(await call<Product>({ method: 'GET', path: '/admin/product', query: { productId: p!.productId } })),
    write: async (d) => {
      places.current = { variants: d.own.order as string[], prices: [] };
      if (!p) {
        const made = await send<Product>({ method: 'POST', path: '/admin/product', body: createBody(d.own) });
        await navigate({ to: '/products/$productId', params: { productId: String(made.productId) }, replace: true });
        return undefined;
      }
      const prices = priceBody(d), body = updateBody(p.productId, d);
      if (body) {
        const after = await send<Product>({ method: 'PATCH', path: '/admin/product', body });
        if (!prices) return valuesOf(after);
        // A second request saves the prices. If the service refuses it, the form still has them as unsaved changes.
        const saved = valuesOf(after), paths = d.changed.filter((path) => /^variants\/\d+\/(prices|compareAt)\//.test(path));
        const priced = (from: Values) => paths.reduce((o, path) => put(o, path, leaves(from).get(path)), saved.values);
        const old = new Map((d.source as Product).variants.map((v) => [v.variantId, v.prices]));
        draft.rebase({ ...saved, values: priced(d.base), source: { ...after, variants: after.variants.map((v) => ({ ...v, prices: old.get(v.variantId) ?? v.prices })) } }, priced(d.own));
      }
      places.current.prices = prices!.prices.map((row) => [String(row.variantId), row.currencyCode]);
      places.current.variants = [];
      await send({ method: 'PUT', path: '/admin/price', body: prices });
      return valuesOf(await call<Product>({ method: 'GET', path: '/admin/product', query: { productId: p.productId } }));
    },
    place: (pointer) => {
      const price = /^\/prices\/(\d+)\//.exec(pointer), variant = /^\/variants\/(\d+)\/(.*)$/.exec(pointer);
      if (price && places.current.prices[Number(price[1])]) {
        const [key, currency] = places.current.prices[Number(price[1])]!;
        return `variants/${key}/prices/${currency}`;
      }
      if (!variant) return pointer.slice(1);
      const key = places.current.variants[Number(variant[1])], own = (draft.own.variants as Record<string, VariantValues>)[key!];
      const row = /^prices\/(\d+)/.exec(variant[2]!);
      return `variants/${key}/${row && own ? `prices/${Object.entries(own.prices).filter(([, amount]) => amount)[Number(row[1])]?.[0]}` : variant[2]}`;
    },
  });
  const options = draft.own.options as Option[], order = draft.own.order as string[];
  return (
    <FormOf value={{ draft, errors: save.errors }}>
      <nav className="crumbs" aria-label={t('navigation')}><Link to="/$noun" params={{ noun: 'products' }}>{t('products')}</Link></nav>
      <header className="title"><Heading>{p ? p.name : t('create.product')}</Heading>{p && <Badge value={p.status} />}</header>
      <form onSubmit={(e) => { e.preventDefault(); if (!save.busy && (draft.dirty || !p)) void save.save(); }} noValidate>
        <fieldset className="bareset" disabled={!writable}>
          <div className="columns">
            <div>
              <Card>
                <TextInput path="name" title={t('column.name')} />
                <TextInput path="shortDescription" title={t('product.short')} hint={t('product.shortHint')} optional long={2} />
                <TextInput path="description" title={t('product.description')} hint={t('product.descriptionHint')} optional long={5} />
              </Card>
              <Card title={t('product.pictures')}><Pictures urls={new Map(p?.media.map((m) => [m.mediaId, m.thumbnailUrl ?? m.url]))} disabled={!writable} /></Card>
              <Card title={order.length > 1 ? t('product.variants', { n: number(order.length) }) : t('product.priceAndStock')}>
                {order.map((key) => <VariantFields key={key} id={key} p={p} currencies={currencies} options={options} alone={order.length === 1} />)}
                {errorOf(save.errors, 'variants')}
              </Card>
              <Card title={t('product.options')}><Options /></Card>
            </div>
            <div>
              <Card>
                <Choice path="status" title={t('column.status')} hint={t('product.statusHint')} values={['ACTIVE', 'DRAFT', 'ARCHIVED']} />
                <Choice path="productType" title={t('column.type')} values={['PHYSICAL', 'DIGITAL', 'SERVICE', 'GIFT_CARD']} />
                <TaxClass />
              </Card>
              <Collections />
              <Card title={t('product.search')}>
                <TextInput path="brand" title={t('product.brand')} optional />
                <Words path="tags" title={t('product.tags')} hint={t('commas')} optional />
                <TextInput path="slug" title={t('product.slug')} hint={t('product.slugHint')} optional={!p} />
                <TextInput path="seo/title" title={t('product.seoTitle')} optional />
                <TextInput path="seo/description" title={t('product.seoDescription')} optional long={2} />
              </Card>
            </div>
          </div>
        </fieldset>
        <SaveBar draft={draft} save={save} title={(path) => titleOf(path, draft.own, draft.base)} show={show} {...(p ? {} : { create: t('create.product') })} />
        <button type="submit" hidden tabIndex={-1} />
      </form>
    </FormOf>
  );
}

const errorOf = (errors: Record<string, string>, path: string) => errors[path] && <p className="error" role="alert">{errors[path]}</p>;

/** The name of a value in the comparison of two versions. */
function titleOf(path: string, own: Record<string, unknown>, base: Record<string, unknown>): string {
  const [first, key, name, currency] = path.split('/');
  if (first !== 'variants') return path === 'order' ? t('product.variantList') : first === 'seo' ? t(key === 'title' ? 'product.seoTitle' : 'product.seoDescription') : label(first!);
  const v = ((own.variants as Record<string, VariantValues>)[key!] ?? (base.variants as Record<string, VariantValues>)[key!])!;
  const what = name === 'prices' ? t('product.price', { currency: currency! }) : name === 'compareAt' ? t('product.compareAt', { currency: currency! }) : label(name!);
  const title = variantTitle(v, own.options as Option[]) || v.sku;
  return (own.order as string[]).length > 1 ? `${title}: ${what}` : what;
}

function show(path: string, value: unknown): ReactNode {
  if (path === 'options' && Array.isArray(value)) return (value as Option[]).map((o) => `${o.name}: ${o.values.map((v) => v.value).join(', ')}`).join('; ') || shown(path, null);
  if (path === 'media' && Array.isArray(value)) return value.length ? t('product.mediaList', { n: value.length, texts: (value as Medium[]).map((m) => m.altText || '–').join(', ') }) : shown(path, null);
  if (path === 'order' && Array.isArray(value)) return t('product.variantCount', { n: value.length });
  return shown(path, value);
}

function TaxClass() {
  const result = useQuery({ queryKey: [currentStore(), 'tax classes'], queryFn: ({ signal }) => call<{ items: { taxClassId: number; name: string; isDefault: boolean }[] }>({ method: 'GET', path: '/admin/product/tax-class/all', signal }), staleTime: 60_000 });
  const classes = result.data?.items ?? [];
  const standard = classes.find((c) => c.isDefault);
  return <Choice path="taxClassId" title={t('product.taxClass')} none={standard ? t('product.taxDefault', { name: standard.name }) : t('choose')} values={classes.filter((c) => !c.isDefault).map((c) => ({ value: c.taxClassId, title: c.name }))} />;
}

function Collections() {
  const allowed = may('collection:read');
  const { value, set } = useField<number[]>('collectionIds');
  const result = useQuery({ queryKey: [currentStore(), 'collections'], queryFn: ({ signal }) => call<{ items: { collectionId: number; name: string; type: string }[] }>({ method: 'GET', path: '/admin/collection/all', signal }), enabled: allowed, staleTime: 60_000 });
  if (!allowed || !result.data?.items.length) return null;
  const chosen = value ?? [];
  return (
    <Card title={t('collections')}>
      <div className="choices">
        {result.data.items.map((c) => c.type === 'MANUAL'
          ? <label key={c.collectionId} className="check"><input type="checkbox" checked={chosen.includes(c.collectionId)} onChange={(e) => set(e.target.checked ? [...chosen, c.collectionId].sort((a, b) => a - b) : chosen.filter((id) => id !== c.collectionId))} /> {c.name}</label>
          : <p key={c.collectionId} className="hint">{t('product.byRule', { name: c.name })}</p>)}
      </div>
    </Card>
  );
}

function VariantFields({ id, p, currencies, options, alone }: { id: string; p: Product | undefined; currencies: string[]; options: Option[]; alone: boolean }) {
  const { draft, errors } = useField('variants');
  const v = (draft.own.variants as Record<string, VariantValues>)[id]!;
  const stored = p?.variants.find((x) => String(x.variantId) === id);
  const [open, setOpen] = useState(false);
  const at = `variants/${id}`;
  const prices = may('price:write') || !stored;
  const title = variantTitle(v, options);
  const counted: Counted | undefined = stored && { variantId: stored.variantId, title: alone ? p!.name : title, sku: stored.sku, stockOnHand: stored.stockOnHand, stockReserved: stored.stockReserved };
  const more = Object.keys(errors).some((e) => e.startsWith(`${at}/`) && /barcode|weight|compareAt|lowStock|inventoryPolicy/.test(e));
  const remove = () => draft.edit((own) => {
    const { [id]: _, ...rest } = own.variants as Record<string, VariantValues>;
    return { ...own, variants: rest, order: (own.order as string[]).filter((k) => k !== id) };
  });
  return (
    <fieldset className={alone ? 'variant alone' : 'variant'}>
      {!alone && <legend>{title || v.sku}</legend>}
      <div className="grid">
        {currencies.map((c) => <TextInput key={c} path={`${at}/prices/${c}`} title={t('product.price', { currency: c })} kind="decimal" disabled={!prices} placeholder={c === store().defaultCurrencyCode ? '19.00' : t('product.notSold')} />)}
        <TextInput path={`${at}/sku`} title={t('product.sku')} placeholder={stored ? undefined : proposedSku(String(draft.own.name), v, options)} />
        {!v.trackInventory ? <Fact title={t('product.stock')}>{t('stock.untracked')}</Fact>
          : stored ? (
            <Fact title={t('product.stock')}>{t('product.inStock', { available: number(stored.stockAvailable), hand: number(stored.stockOnHand) })} {may('stock:write') && <Button kind="bare" aria-label={t('stock.title', { name: counted!.title })} onClick={() => setOpen(true)}>{t('stock.adjust')}</Button>}</Fact>
          ) : <TextInput path={`${at}/stockOnHand`} title={t('product.openingStock')} kind="count" placeholder="0" />}
      </div>
      <details className="more" open={more || undefined}>
        <summary>{t('product.more')}</summary>
        <div className="grid">
          {currencies.map((c) => <TextInput key={c} path={`${at}/compareAt/${c}`} title={t('product.compareAt', { currency: c })} kind="decimal" disabled={!prices} optional />)}
          <TextInput path={`${at}/barcode`} title={t('product.barcode')} optional />
          <TextInput path={`${at}/weight`} title={t('product.weight', { unit: label(stored?.weightUnit ?? 'KG') })} kind="decimal" optional />
          <Choice path={`${at}/status`} title={t('column.status')} values={['ACTIVE', 'DISABLED']} />
          {v.trackInventory && <Choice path={`${at}/inventoryPolicy`} title={t('product.soldOut')} values={[{ value: 'DENY', title: t('product.deny') }, { value: 'BACKORDER', title: t('product.backorder') }]} />}
          {v.trackInventory && <TextInput path={`${at}/lowStockThreshold`} title={t('product.lowStock')} kind="count" optional />}
        </div>
        <Check path={`${at}/trackInventory`} title={t('product.track')} />
        {!alone && <Button kind="danger" onClick={remove}>{t('product.removeVariant', { name: title || v.sku })}</Button>}
      </details>
      {errorOf(errors, at)}{errorOf(errors, `${at}/optionValues`)}
      {open && <StockDialog of={counted!} close={() => setOpen(false)} />}
    </fieldset>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return <div className="field"><span className="label">{title}</span><p className="fact">{children}</p></div>;
}

/** Options, such as size, with their values. Each set of values is a variant. */
function Options() {
  const { draft, errors } = useField('options');
  const options = (draft.own.options as Option[]) ?? [];
  const change = (next: Option[]) => draft.edit((own) => withOptions(own, next));
  const rename = (key: string, name: string) => draft.edit((own) => ({ ...own, options: (own.options as Option[]).map((o) => (o.key === key ? { ...o, name } : o)) }));
  return (
    <>
      {options.length === 0 && <p className="hint">{t('product.noOptions')}</p>}
      {options.map((o, n) => (
        <fieldset key={o.key} className="option">
          <legend>{o.name || t('product.option', { n: n + 1 })}</legend>
          <Field name={`option-${n}`} label={t('product.optionName')} error={errors[`options/${n}/name`]}>{(a) => <input {...a} autoComplete="off" value={o.name} placeholder={t('product.optionHint')} onChange={(e) => rename(o.key, e.target.value)} />}</Field>
          <ul className="chips">{o.values.map((v) => <li key={v.value}>{v.value}<Button kind="bare" aria-label={t('product.removeValue', { value: v.value })} onClick={() => change(options.map((x) => (x.key === o.key ? { ...x, values: x.values.filter((y) => y !== v) } : x)))}>×</Button></li>)}</ul>
          <AddValue n={n + 1} add={(values) => change(options.map((x) => (x.key === o.key ? { ...x, values: [...x.values, ...values.filter((value) => !x.values.some((v) => v.value === value)).map((value) => ({ value }))] } : x)))} />
          {errorOf(errors, `options/${n}/values`)}
          <Button kind="bare" onClick={() => change(options.filter((x) => x.key !== o.key))}>{t('product.removeOption', { name: o.name || n + 1 })}</Button>
        </fieldset>
      ))}
      {options.length < 3 && <Button onClick={() => draft.edit((own) => ({ ...own, options: [...(own.options as Option[]), { key: `new${Date.now()}`, name: '', values: [] }] }))}>{t('product.addOption')}</Button>}
    </>
  );
}

function AddValue({ n, add }: { n: number; add: (values: string[]) => void }) {
  const [text, setText] = useState('');
  const done = () => { add([...new Set(text.split(',').map((v) => v.trim()).filter(Boolean))]); setText(''); };
  return (
    <div className="adds">
      <input aria-label={t('product.newValue', { n })} placeholder={t('product.valueHint')} value={text} onChange={(e) => setText(e.target.value)} onKeyDown={(e) => { if (e.key === 'Enter' && text.trim()) { e.preventDefault(); done(); } }} />
      <Button disabled={!text.trim()} onClick={done}>{t('add')}</Button>
    </div>
  );
}
