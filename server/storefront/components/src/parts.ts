import './more-words.ts';
import type { ProductCard, StorefrontImage } from '../../../../gen/typescript/dist/gen/customer/types.gen.js';
import { h, icon, type Child } from './dom.ts';
import { StoreError, type Shop } from './shop.ts';

export const paths = {
  check: 'M5 12.5l4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6 6 18',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  search: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14Zm5 12 4 4',
};

/** A price, with the one before it. */
export function price(shop: Shop, amount: string, currency: string, before?: string | null, upTo?: string | null): Child {
  const { words } = shop;
  const now = shop.money(amount, currency);
  return h('slot', { name: 'price' }, h('span.price', { part: 'price' },
    h('span', { class: before ? 'now' : null }, upTo && upTo !== amount ? shop.say(words.from, { price: now }) : now),
    before && h('s', null, h('span.sr', null, shop.say(words.was, { price: '' })), shop.money(before, currency))));
}

/** A picture in the space that it will take. */
export function picture(media: Omit<StorefrontImage, 'sources'> & Partial<StorefrontImage> | null | undefined, sizes: string, eager = false): Child {
  const sources = media?.sources;
  return h('span.frame', { part: 'media' }, media
    ? h('img', {
      src: media.url, srcset: sources?.length ? sources.map((s) => `${s.url} ${s.width}w`).join(', ') : null, sizes: sources?.length ? sizes : null,
      alt: media.altText ?? '', width: media.width, height: media.height, decoding: 'async', loading: eager ? null : 'lazy', fetchpriority: eager ? 'high' : null,
    })
    : h('slot', { name: 'media' }));
}

/** Where a product's page is; null: the page has none. */
export function productUrl(shop: Shop, product: { slug: string }): string | null {
  return shop.settings.productUrl?.replace('{slug}', encodeURIComponent(product.slug)) ?? (product as { url?: string | null }).url ?? null;
}

/** Why the service refused a change of the cart, in the reader's language. Its own texts are for developers. */
export function refusal({ words }: Shop, e: unknown): string {
  const reasons: Record<string, string> = { insufficient_stock: words.noStock, invalid_value: words.notAllowed };
  return e instanceof StoreError && reasons[e.code] || words.unchanged;
}

/** The button that adds a product, and how its last click went: pending, done, or refused for a reason. */
export interface AddButton { state: 'busy' | 'done' | null; fault: string | null; click: () => void }

/** A product in a list. The caller handles the clicks. */
export function card(shop: Shop, p: ProductCard, o: { eager: boolean; open: (e: Event) => void; add: AddButton | null }): Child {
  const { words } = shop;
  const badge = !p.inStock ? words.soldOut : p.badges.includes('SALE') ? words.sale : p.badges.includes('LOW_STOCK') ? words.low : p.isSubscribable ? words.subscription : null;
  const link = { class: 'name', part: 'name', onclick: o.open };
  const url = productUrl(shop, p);
  return h('article', { class: p.inStock ? 'card' : 'card out', part: 'card', 'data-k': p.slug },
    picture(p.primaryMedia, '(min-width: 60em) 25vw, 50vw', o.eager),
    badge && h('span', { class: p.badges.includes('SALE') && p.inStock ? 'badge on' : 'badge', part: 'badge' }, badge),
    h('h3', null, url ? h('a', { ...link, href: url }, p.name) : h('button', { ...link, type: 'button' }, p.name)),
    h('p.muted.line', null, p.shortDescription ?? p.brand ?? '\u00a0'),
    h('div.foot', null,
      price(shop, p.priceFrom, p.currencyCode, p.compareAtFrom, p.priceTo),
      o.add && h('button', {
        class: 'quick', part: 'add', 'aria-label': `${words.add}: ${p.name}`, 'aria-busy': o.add.state === 'busy' ? 'true' : null,
        'aria-describedby': o.add.fault && `fault-${p.slug}`, onclick: o.add.click,
      }, icon(o.add.state === 'done' ? paths.check : paths.plus))),
    o.add?.fault && h('p.fault', { id: `fault-${p.slug}`, part: 'error', role: 'alert', 'data-k': 'fault' }, o.add.fault));
}

/** The placeholder of a card that is loading. */
export const cardBone = (): Child => h('div.card', { 'aria-hidden': 'true' },
  h('span.frame.bone', null), h('h3', null, h('span.bone.w8', null, '\u00a0')), h('p.muted.line', null, h('span.bone.w5', null, '\u00a0')),
  h('div.foot', null, h('span.bone.w3', null, '\u00a0')));
