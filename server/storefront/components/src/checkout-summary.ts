// What is ordered, and what it costs.
import { lines, totals, type Line, type Totals } from './checkout-parts.ts';
import { located } from './checkout-state.ts';
import { lang, money, say, words } from './checkout-text.ts';
import type { Cart } from './checkout-types.ts';
import { h, type Child } from './dom.ts';

/** The amounts of a cart as the storefront shows them, with tax or without it. */
export function shown(c: Cart): Cart {
  const s: Cart & { shownSubtotal?: string; shownDiscountTotal?: string; shownShippingTotal?: string; shownTaxTotal?: string } = c;
  return { ...c, subtotal: s.shownSubtotal ?? c.subtotal, discountTotal: s.shownDiscountTotal ?? c.discountTotal, shippingTotal: s.shownShippingTotal ?? c.shippingTotal, taxTotal: s.shownTaxTotal ?? c.taxTotal };
}

export const amounts = ({ subtotal, discountTotal, shippingTotal, taxTotal, grandTotal, currencyCode }: Cart): Totals => ({ subtotal, discountTotal, shippingTotal, taxTotal, grandTotal, currencyCode });

export const shownLines = (c: Cart): Line[] => c.items.map(({ name, quantity, lineTotal, mediaUrl, ...l }) => ({ name, quantity, mediaUrl, lineTotal: (l as { shownTotal?: string }).shownTotal ?? lineTotal }));

const every = (r: Cart['recurring'][number]): string => say(words[r.intervalUnit as 'DAY'], { n: r.intervalCount });

export const agreement = (c: Cart): string => say(words.agree, {
  charges: new Intl.ListFormat(lang).format(c.recurring.map((r) => say(words.charge, { amount: money(r.grandTotal, c.currencyCode), every: every(r), plan: r.subscriptionPlanName }))),
});

/** The order beside the form: its lines, its coupons, its sums, and its later charges. */
export const side = (c: Cart): Child => h('aside', { 'aria-label': words.order }, h('h2', null, words.order), lines(shownLines(c), c.currencyCode), c.coupons.map((x) => h('p.coupon', null, x.code)), totals(shown(c), c.requiresShipping, located()),
  c.recurring.map((r) => h('p.hint', null, say(words.then, { amount: money(r.grandTotal, c.currencyCode), every: every(r), plan: r.subscriptionPlanName }))));
