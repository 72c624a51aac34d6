// A product as the values of its form, and a form as the requests that save it.
import type { Product } from './client.ts';
import { type Draft, type Loaded, same, type Values } from './draft.ts';

export interface OptionValue { id?: number; value: string }
export interface Option { key: string; id?: number; name: string; values: OptionValue[] }
export interface Medium { mediaId: number; altText: string | null }
export interface VariantValues extends Values {
  sku: string; name: string; status: string; barcode: string | null; trackInventory: boolean; inventoryPolicy: string; lowStockThreshold: number | null; weight: string | null;
  prices: Record<string, string | null>; compareAt: Record<string, string | null>; options: Record<string, string>; stockOnHand?: number | null;
}
type Price = Product['variants'][number]['prices'][number];

const everyone = (p: Price, currency: string) => p.currencyCode === currency && p.accountTypeId === null && p.subscriptionPlanId === null && p.minQuantity === 1 && p.startsOn === null;

export const emptyVariant = (like?: VariantValues): VariantValues => ({
  sku: '', name: '', status: 'ACTIVE', barcode: null, trackInventory: like?.trackInventory ?? true, inventoryPolicy: 'DENY', lowStockThreshold: null, weight: like?.weight ?? null,
  prices: { ...like?.prices }, compareAt: {}, options: {}, stockOnHand: null,
});

export const emptyProduct = (): Loaded => ({
  version: undefined,
  values: {
    name: '', slug: '', status: 'ACTIVE', productType: 'PHYSICAL', description: '', shortDescription: '', brand: '', tags: [], collectionIds: [], taxClassId: null, seo: { title: '', description: '' },
    media: [], options: [], order: ['new1'], variants: { new1: emptyVariant() },
  },
});

export function productValues(p: Product, currencies: string[]): Loaded {
  const options: Option[] = p.options.map((o) => ({ key: String(o.productOptionId), id: o.productOptionId, name: o.name, values: o.values.map((v) => ({ id: v.productOptionValueId, value: v.value })) }));
  return {
    version: p.version, source: p,
    values: {
      name: p.name, slug: p.slug, status: p.status, productType: p.productType, description: p.description, shortDescription: p.shortDescription, brand: p.brand, tags: p.tags, collectionIds: p.collectionIds,
      taxClassId: p.taxClassId, seo: { title: p.seo.title, description: p.seo.description }, media: p.media.map((m) => ({ mediaId: m.mediaId, altText: m.altText })),
      options, order: p.variants.map((v) => String(v.variantId)),
      variants: Object.fromEntries(p.variants.map((v): [string, Omit<VariantValues, 'stockOnHand'>] => [String(v.variantId), {
        sku: v.sku, name: v.name, status: v.status, barcode: v.barcode, trackInventory: v.trackInventory, inventoryPolicy: v.inventoryPolicy, lowStockThreshold: v.lowStockThreshold, weight: v.weight,
        prices: Object.fromEntries(currencies.map((c) => [c, v.prices.find((x) => everyone(x, c))?.amount ?? null])),
        compareAt: Object.fromEntries(currencies.map((c) => [c, v.prices.find((x) => everyone(x, c))?.compareAtAmount ?? null])),
        options: Object.fromEntries(v.optionValues.map((o) => [String(o.productOptionId), o.value])),
      }])),
    },
  };
}

/** The name of a variant: its values, or the text that it has. */
export const variantTitle = (v: VariantValues, options: Option[]) => options.map((o) => v.options[o.key]).filter(Boolean).join(' / ') || v.name;

/** A SKU for a variant without one. The service refuses it if it is taken. */
export const proposedSku = (name: string, v: VariantValues, options: Option[]) =>
  [name, ...options.map((o) => v.options[o.key] ?? '')].join(' ').normalize('NFKD').replace(/[^\w\s-]/g, '').trim().replaceAll(/[\s_]+/g, '-').toUpperCase().slice(0, 60);

/** Adds the variants that the options still lack, and drops those of a value that is gone. */
export function withOptions(own: Values, options: Option[]): Values {
  const before = own.options as Option[];
  const named = options.filter((o) => o.values.length > 0);
  const variants = { ...(own.variants as Record<string, VariantValues>) };
  let order = own.order as string[];
  for (const key of order) {
    const v = variants[key]!;
    const chosen: Record<string, string> = {};
    for (const o of named) chosen[o.key] = before.some((b) => b.key === o.key) || v.options[o.key] ? v.options[o.key] ?? o.values[0]!.value : o.values[0]!.value;
    variants[key] = { ...v, options: chosen };
  }
  order = order.filter((key) => named.every((o) => o.values.some((v) => v.value === variants[key]!.options[o.key])));
  const has = new Set<string>();
  order = order.filter((key) => {
    const set = JSON.stringify(named.map((o) => variants[key]!.options[o.key]));
    return !has.has(set) && has.add(set);
  });
  const like = Object.values(variants)[0];
  let next = 1 + Math.max(0, ...Object.keys(variants).filter((k) => k.startsWith('new')).map((k) => Number(k.slice(3))));
  const all = named.reduce<string[][]>((sets, o) => sets.flatMap((s) => o.values.map((v) => [...s, v.value])), [[]]);
  for (const set of all.slice(0, 100)) {
    if (has.has(JSON.stringify(set))) continue;
    const key = `new${next++}`;
    variants[key] = { ...emptyVariant(like), options: Object.fromEntries(named.map((o, n) => [o.key, set[n]!])) };
    order = [...order, key];
  }
  return { ...own, options, order, variants: Object.fromEntries(order.map((k) => [k, variants[k]!])) };
}

const orNull = (v: unknown) => (v === '' || v === undefined ? null : v);
const rows = (v: VariantValues) => Object.entries(v.prices).filter(([, amount]) => amount).map(([currencyCode, amount]) => ({ currencyCode, amount, ...(v.compareAt[currencyCode] ? { compareAtAmount: v.compareAt[currencyCode] } : {}) }));

function newVariant(v: VariantValues, own: Values) {
  const options = (own.options as Option[]).filter((o) => v.options[o.key]);
  return {
    sku: v.sku || proposedSku(String(own.name), v, options), ...(v.name ? { name: v.name } : {}), status: v.status, barcode: orNull(v.barcode), trackInventory: v.trackInventory, inventoryPolicy: v.inventoryPolicy,
    lowStockThreshold: orNull(v.lowStockThreshold), weight: orNull(v.weight), optionValues: options.map((o) => ({ optionName: o.name, value: v.options[o.key] })), prices: rows(v),
    ...(v.trackInventory && v.stockOnHand ? { stockOnHand: v.stockOnHand } : {}),
  };
}

const media = (own: Values) => ({ media: (own.media as Medium[]).map((m) => ({ mediaId: m.mediaId, altText: orNull(m.altText) })), primaryMediaId: (own.media as Medium[])[0]?.mediaId ?? null });
const texts = ['description', 'shortDescription', 'brand', 'taxClassId'], plain = ['name', 'status', 'productType', 'tags', 'collectionIds'];

export function createBody(own: Values) {
  const variants = own.variants as Record<string, VariantValues>, options = (own.options as Option[]).filter((o) => o.values.length > 0);
  return {
    ...Object.fromEntries(plain.map((n) => [n, own[n]])), ...Object.fromEntries(texts.map((n) => [n, orNull(own[n])])), ...(own.slug ? { slug: own.slug } : {}), seo: own.seo, ...media(own),
    options: options.map((o) => ({ name: o.name, values: o.values.map((v) => ({ value: v.value })) })),
    variants: (own.order as string[]).map((key) => newVariant(variants[key]!, own)),
  };
}

/** The body of a PATCH with what has changed, without prices of existing variants; undefined means nothing has. */
export function updateBody(productId: number, { own, base, version, changed }: Draft) {
  const paths = changed.filter((p) => !/^variants\/\d+\/(prices|compareAt)\//.test(p));
  if (paths.length === 0) return undefined;
  const is = (name: string) => paths.some((p) => p === name || p.startsWith(`${name}/`));
  const body: Values = { productId, version };
  for (const name of [...plain, 'slug']) if (is(name)) body[name] = own[name];
  for (const name of texts) if (is(name)) body[name] = orNull(own[name]);
  if (is('seo')) body.seo = Object.fromEntries(Object.entries(own.seo as Values).map(([n, v]) => [n, orNull(v)]));
  if (is('media')) Object.assign(body, media(own));
  const options = (own.options as Option[]).filter((o) => o.values.length > 0);
  if (is('options')) body.options = options.map((o) => ({ ...(o.id ? { productOptionId: o.id } : {}), name: o.name, values: o.values.map((v) => ({ ...(v.id ? { productOptionValueId: v.id } : {}), value: v.value })) }));
  if (is('variants') || is('order') || is('options')) {
    const variants = own.variants as Record<string, VariantValues>, before = base.variants as Record<string, VariantValues>;
    body.variants = (own.order as string[]).map((key) => {
      const v = variants[key]!, was = before[key];
      if (!was) return newVariant(v, own);
      const fields = Object.keys(v).filter((n) => !['prices', 'compareAt', 'options', 'stockOnHand'].includes(n) && !same(v[n], was[n]));
      return { variantId: Number(key), ...Object.fromEntries(fields.map((n) => [n, orNull(v[n])])), ...(is('options') ? { optionValues: options.map((o) => ({ optionName: o.name, value: v.options[o.key] })) } : {}) };
    });
  }
  return body;
}

/** The body of a PUT with every price row of the variants whose prices have changed; undefined means none has. */
export function priceBody({ own, changed, source }: Draft) {
  const p = source as Product;
  const ids = [...new Set(changed.map((path) => /^variants\/(\d+)\/(prices|compareAt)\//.exec(path)?.[1]).filter((id) => id !== undefined))].map(Number);
  const kept = p.variants.filter((v) => ids.includes(v.variantId));
  if (kept.length === 0) return undefined;
  const prices = kept.flatMap((v) => {
    const values = (own.variants as Record<string, VariantValues>)[String(v.variantId)]!;
    const others = v.prices.filter((row) => !Object.keys(values.prices).some((c) => everyone(row, c)));
    const row = ({ currencyCode, amount, compareAtAmount, accountTypeId, subscriptionPlanId, minQuantity, startsOn, endsOn, version }: Price) => ({ variantId: v.variantId, currencyCode, amount, compareAtAmount, accountTypeId, subscriptionPlanId, minQuantity, startsOn, endsOn, version });
    return [
      ...rows(values).map((r) => {
        const was = v.prices.find((x) => everyone(x, r.currencyCode));
        return was ? { ...row(was), amount: r.amount, compareAtAmount: r.compareAtAmount ?? null } : { variantId: v.variantId, ...r };
      }),
      ...others.map(row),
    ];
  });
  return { variantIds: kept.map((v) => v.variantId), prices };
}
