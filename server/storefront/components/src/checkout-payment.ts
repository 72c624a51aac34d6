// How an order is shipped and paid, and what stands in its way.
import { choice, tick } from './checkout-field.ts';
import { reckon, useCredit } from './checkout-flow.ts';
import { means } from './checkout-means.ts';
import { message } from './checkout-parts.ts';
import { accountNeeded, form, isDue, known, located, method, offered, page, priced, run, show } from './checkout-state.ts';
import { lang, money, say, words } from './checkout-text.ts';
import type { Cart } from './checkout-types.ts';
import { couponProblem } from './coupon-reason.ts';
import { h, type Child } from './dom.ts';

/** Lets a customer who has store credit pay with it. */
export const storeCredit = (c: Cart): Child => page.customer && (c.useStoreCredit || Number(page.credit) > 0) && h('fieldset', { 'data-k': 'credit' }, h('legend', null, words.storeCredit),
  h('label.tick', null, h('input', { type: 'checkbox', name: 'credit', checked: c.useStoreCredit, 'aria-busy': page.busy === 'credit' ? 'true' : null, onchange: (e: Event) => {
      const use = page.cart!.useStoreCredit = (e.target as HTMLInputElement).checked;
      void run('credit', () => useCredit(use));
    } }),
    h('span', null, say(words.useCredit, { amount: money(page.credit, c.currencyCode) }))));

export function payment(): Child {
  if (!isDue(page.cart!)) return h('fieldset', { 'data-k': 'payment' }, h('legend', null, words.payment), h('p.hint', null, priced() ? words.nothingDue : words.enterAddress));
  const [, card] = form['means']!.split(' ');
  return means(page.methods, form, show, page.refusal?.code === 'payment_declined' && h('p.refusal', { role: 'alert', tabindex: -1, 'data-k': 'declined' }, message(page.refusal)),
    page.customer && !card && method()?.supportsSavedMethods && page.cart!.recurring.length === 0 && tick('keep', false, words.saveCard));
}

/** Returns the text of a cart's problem. */
export function problem(p: Cart['problems'][number]): string {
  const discount = p.coupon && couponProblem({ lang, words, say, money }, p.coupon);
  if (discount) return discount;
  const ours = { price_changed: words.changed, insufficient_stock: words.noStock, unavailable: words.gone, quantity_not_allowed: words.quantityRule, coupon_not_applicable: words.noCoupon, coupon_exhausted: words.noCoupon,
    shipping_not_available: words.notShipped, min_order_amount: words.minimum } as Record<string, string>;
  return ours[p.code] ?? words.cartProblem;
}

/** Why the order cannot be sent yet, for its buyer; empty if it can. */
export function obstacle(c: Cart): string {
  if (accountNeeded(c) && !known()) return words.accountFirst;
  if (c.requiresShipping && offered().length === 0) return words.notShipped;
  if (!located()) return words.addressFirst;
  if (c.requiresShipping && page.shipping.length === 0) return page.busy ? words.looking : words.notShipped;
  if (obstacles(c).length) return obstacles(c).map(problem).join(' ');
  return isDue(c) && page.methods.length === 0 ? page.busy ? words.loading : words.noPayment : '';
}

/** Returns the problems that keep a cart from being ordered. The choice of shipping shows that the store does not ship to the address. */
const obstacles = (c: Cart): Cart['problems'] => c.problems.filter((p) => !['price_changed', 'shipping_not_available'].includes(p.code));

/** The ways to ship the order to its address. */
export const delivery = (c: Cart): Child => c.requiresShipping && h('fieldset', { 'data-k': 'shipping' }, h('legend', null, words.shipping),
  page.shipping.length ? page.shipping.map((s) => choice('shippingMethodId', String(s.shippingMethodId), [s.name, s.estimatedMaxDays !== null && h('small', null, say(words.days, { min: s.estimatedMinDays ?? 0, max: s.estimatedMaxDays }))],
    Number(s.price) ? money(s.price, s.currencyCode) : words.free, () => void run('address', reckon)))
    : h('p.hint', null, offered().length && !located() ? words.enterAddress : page.busy ? words.looking : words.notShipped));
