// Parts that checkout and payment pages share.
import type { Refusal } from './checkout-call.ts';
import { declineText } from './checkout-fault.ts';
import { money, say, words } from './checkout-text.ts';
import { h, type Child } from './dom.ts';

let open = false;

/** The order beside the form. On a phone it is folded, and its button shows the total. */
export const folded = (total: string, show: () => void, ...what: Child[]): Child => h('aside', { 'aria-label': words.order, 'data-open': open ? '1' : null, 'data-k': 'aside' }, h('h2', null, words.order),
  h('button.fold', { 'data-k': 'fold', 'aria-expanded': String(open), 'aria-controls': 'order', onclick: () => { open = !open; show(); } }, h('span', null, open ? words.hideOrder : words.showOrder), h('b', null, total)),
  h('div.order', { id: 'order', 'data-k': 'order' }, what));

export interface Line { name: string; quantity: number; lineTotal: string; mediaUrl: string | null }

export function lines(of: Line[], currency: string): Child {
  return h('ul', null, of.map((l) => h('li', null, h('span.thumb', null, l.mediaUrl && h('img', { src: l.mediaUrl, alt: '', width: 64, height: 64 })),
    h('span', null, l.name, h('small', null, say(words.quantity, { n: l.quantity }))), h('b', null, money(l.lineTotal, currency)))));
}

export type Totals = Record<'subtotal' | 'discountTotal' | 'shippingTotal' | 'taxTotal' | 'grandTotal' | 'currencyCode', string> & { pricesIncludeTax?: boolean; includedTax?: string; codes?: string[] };

/** The sums of a cart or an order. A cart without an address has no shipping and no taxes yet. */
export function totals(of: Totals, ships: boolean, located = true): Child {
  const later = (label: string): Child => [h('dt', null, label), h('dd', null, h('small', null, words.enterAddress))];
  const row = (label: Child, amount: string): Child => [h('dt', null, label), h('dd', null, money(amount, of.currencyCode).replace('-', '−'))];
  return h('dl', null, row(words.subtotal, of.subtotal), Number(of.discountTotal) > 0 && row([words.discount, of.codes?.length ? h('small', null, ` ${of.codes.join(', ')}`) : null], `-${of.discountTotal}`), ships && (located ? row(words.shipping, of.shippingTotal) : later(words.shipping)),
    located ? Number(of.taxTotal) !== 0 && row(of.taxTotal.startsWith('-') ? words.taxNotOwed : words.taxes, of.taxTotal) : !of.pricesIncludeTax && later(words.taxes),
    h('dt.total', null, words.total), h('dd.total', null, money(of.grandTotal, of.currencyCode), ships && !located && h('small', null, ` ${words.plusShipping}`)),
    Number(of.includedTax ?? 0) > 0 && h('dd.included', null, say(words.including, { amount: money(of.includedTax!, of.currencyCode) })));
}

/** The text of a refusal in the page's language. A refusal that the page does not know has the id of its request. */
export function message(r: Refusal): string {
  if (r.code === 'payment_form') return r.message || words.formIncomplete; // in the page's language, too
  if (r.code === 'payment_declined') return declineText(r);
  if (r.code === 'rate_limited' && r.wait > 0) return say(words.wait, { n: Math.ceil(r.wait / 60) });
  const ours: Record<string, string> = {
    network: words.offline, unauthenticated: words.over, not_found: words.over, cart_changed: words.changed, version_conflict: words.changed, cart_empty: words.empty, not_confirmed: words.notConfirmed, not_proven: words.notProven,
    invalid_credentials: words.wrongLogin, insufficient_stock: words.noStock, shipping_not_available: words.notShipped, unavailable: words.closed, busy: words.busy, rate_limited: words.busy,
    account_inactive: words.inactive, email_not_verified: words.unverified, already_exists: words.accountExists, weak_password: words.weakPassword, terms_not_accepted: words.tickFirst, forbidden: words.storeLogin,
    payment_outcome_unknown: words.unknown, idempotency_in_flight: words.unknown, invalid_state_transition: words.payElsewhere, coupon_exhausted: words.noCoupon, coupon_not_applicable: words.noCoupon, fields: words.checkFields };
  return ours[r.code] ?? (r.requestId ? say(words.failedId, { id: r.requestId }) : words.failed);
}
