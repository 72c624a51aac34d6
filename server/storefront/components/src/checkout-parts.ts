// Parts that checkout and payment pages share.
import { linesIn, totalsIn, type Line, type Totals } from './amounts.ts';
import type { Refusal } from './checkout-call.ts';
import { declineText } from './checkout-fault.ts';
import { lang, money, say, words } from './checkout-text.ts';
import { couponProblem } from './coupon-reason.ts';
import { h, type Child } from './dom.ts';

let open = false;

/** The order beside the form. On a phone it is folded, and its button shows the total. */
export const folded = (total: string, show: () => void, ...what: Child[]): Child => h('aside', { 'aria-label': words.order, 'data-open': open ? '1' : null, 'data-k': 'aside' }, h('h2', null, words.order),
  h('button.fold', { 'data-k': 'fold', 'aria-expanded': String(open), 'aria-controls': 'order', onclick: () => { open = !open; show(); } }, h('span', null, open ? words.hideOrder : words.showOrder), h('b', null, total)),
  h('div.order', { id: 'order', 'data-k': 'order' }, what));

/** The lines of a cart or an order, in the page's language. */
export const lines = (of: Line[], currency: string): Child => linesIn({ lang, words, say }, of, currency);

/** The sums of a cart or an order, in the page's language. A cart that is not located has no shipping and no taxes yet. */
export const totals = (of: Totals, ships: boolean, located = true): Child => totalsIn({ lang, words, say }, of, ships, located ? undefined : words);

/** The text of a refusal in the page's language. A refusal that the page does not know has the id of its request. */
export function message(r: Refusal): string {
  if (r.code === 'payment_form') return r.message || words.formIncomplete; // in the page's language, too
  if (r.code === 'order') return r.message; // of a document or a return
  if (r.code === 'payment_declined') return declineText(r);
  const discount = r.coupon && couponProblem({ lang, words, say, money }, r.coupon);
  if (discount) return discount;
  if (r.code === 'rate_limited' && r.wait > 0) return say(words.wait, { n: Math.ceil(r.wait / 60) });
  const ours: Record<string, string> = {
    network: words.offline, unauthenticated: words.over, not_found: words.over, cart_changed: words.changed, version_conflict: words.changed, cart_empty: words.empty, not_confirmed: words.notConfirmed, not_proven: words.notProven,
    invalid_credentials: words.wrongLogin, insufficient_stock: words.noStock, shipping_not_available: words.notShipped, unavailable: words.closed, busy: words.busy, rate_limited: words.busy,
    account_inactive: words.inactive, email_not_verified: words.unverified, already_exists: words.accountExists, weak_password: words.weakPassword, terms_not_accepted: words.tickFirst, forbidden: words.storeLogin,
    payment_outcome_unknown: words.unknown, idempotency_in_flight: words.unknown, invalid_state_transition: words.payElsewhere, coupon_exhausted: words.noCoupon, coupon_not_applicable: words.noCoupon, fields: words.checkFields };
  return ours[r.code] ?? (r.requestId ? say(words.failedId, { id: r.requestId }) : words.failed);
}
