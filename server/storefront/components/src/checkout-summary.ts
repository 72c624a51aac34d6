// The goods of the order and their costs.
import { shownSums, type Line, type Totals } from './amounts.ts';
import { call } from './checkout-call.ts';
import { couponText } from './checkout-fault.ts';
import { discount } from './checkout-flow.ts';
import { folded, lines, message, totals } from './checkout-parts.ts';
import { form, located, page, priced, run, show } from './checkout-state.ts';
import { lang, money, say, words } from './checkout-text.ts';
import type { Cart } from './checkout-types.ts';
import { h, type Child } from './dom.ts';

/** The amounts of a cart, with its codes and the parts that stored value pays. */
const amounts = (c: Cart): Totals => ({ ...shownSums(c), codes: c.coupons.filter((x) => Number(x.shownDiscountAmount) > 0).map((x) => x.code),
  tenders: c.tenders.filter((t) => Number(t.amount) > 0), remaining: c.amountDue });

/** The lines before discounts: the discount has a line of its own in the sums. */
const shownLines = (c: Cart): Line[] => c.items.map(({ name, quantity, shownSubtotal, mediaUrl, deliveryPrices, giftCard }) => ({ name, quantity, mediaUrl, deliveryPrices, giftCard, lineTotal: shownSubtotal }));

const every = (r: Cart['recurring'][number]): string => say(words[r.intervalUnit as 'DAY'], { n: r.intervalCount });

export const agreement = (c: Cart): string => say(words.agree, {
  charges: new Intl.ListFormat(lang).format(c.recurring.map((r) => say(words.charge, { amount: money(r.grandTotal, c.currencyCode), every: every(r), plan: r.subscriptionPlanName }))),
});

/** The discount codes of the cart, and a field for another one. */
function coupons(c: Cart): Child {
  const refused = page.couponRefusal;
  const apply = (): Promise<void> => discount(() => call('POST', 'cart/coupon', {}, { code: form['coupon']!.trim() }));
  return h('form.codes', { 'data-k': 'codes', onsubmit: (e: Event) => {
    e.preventDefault();
    if (form['coupon']!.trim()) void run('coupon', apply).then(() => document.getElementById('coupon')?.focus());
  } },
  c.coupons.length > 0 && h('ul.chips', null, c.coupons.map((x) => h('li.coupon', { 'data-k': x.code }, h('span', { dir: 'auto' }, x.code),
    h('button', { 'aria-label': say(words.removeCoupon, { code: x.code }), onclick: () => void run('coupon', () => discount(() => call('DELETE', 'cart/coupon', { code: x.code }))).then(() => document.getElementById('coupon')?.focus()) }, '×')))),
  h('label.field', null, h('span', null, words.coupon), h('input', { name: 'coupon', id: 'coupon', value: form['coupon'], 'data-own': '1', autocomplete: 'off', autocapitalize: 'characters', spellcheck: 'false', maxlength: 50,
    'aria-invalid': refused ? 'true' : null, 'aria-describedby': refused ? 'coupon-fault' : null,
    oninput: (e: Event) => {
      form['coupon'] = (e.target as HTMLInputElement).value;
      if (page.couponRefusal) { page.couponRefusal = null; show(); }
    } })),
  h('button.second', { type: 'submit', 'data-k': 'apply', 'aria-busy': page.busy === 'coupon' ? 'true' : null }, words.apply),
  refused && h('em', { id: 'coupon-fault', role: 'alert', 'data-k': 'refused' }, couponText(refused, message(refused))));
}

/** The order beside the form: its lines, its discount codes, its sums, and its later charges. */
export const side = (c: Cart): Child => folded(money(c.grandTotal, c.currencyCode) + (priced() ? '' : ` ${words.plusShipping}`), show, lines(shownLines(c), c.currencyCode), coupons(c), totals(amounts(c), c.requiresShipping, located()),
  c.recurring.map((r) => h('p.hint', null, say(words.then, { amount: money(r.grandTotal, c.currencyCode), every: every(r), plan: r.subscriptionPlanName }))));
