// An order that was placed: as its buyer saw it, or as it is now.
import { prove, Refusal, remembered } from './checkout-call.ts';
import { field } from './checkout-field.ts';
import { load } from './checkout-flow.ts';
import { instructions } from './checkout-means.ts';
import { lines, totals, type Line, type Totals } from './checkout-parts.ts';
import { covered, form, run } from './checkout-state.ts';
import { lang, money, say, words } from './checkout-text.ts';
import type { CustomerOrder } from './checkout-types.ts';
import { h, type Child } from './dom.ts';

/** An order as it is now: what it has, where it is, and what is due. */
export function looked(o: CustomerOrder): Child[] {
  const due = Number(o.due) > 0 && o.status !== 'CANCELLED';
  const how = owed(o);
  return [h('h1', { tabindex: -1 }, say(words.orderTitle, { number: String(o.orderNumber) })),
    h('p', null, new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(new Date(o.orderDate))),
    h('p', { role: 'status' }, o.status === 'CANCELLED' ? words.orderCancelled : !o.shipments.length && o.shippingMethodId !== null && words.notSent),
    o.shipments.length > 0 && h('ul.parcels', null, o.shipments.map((s) => h('li', null, say(words.parcel, { carrier: s.carrierName ?? '', number: s.trackingNumber ?? String(s.shipmentId) }), ' ',
      s.trackingUrl && /^https?:/.test(s.trackingUrl) && h('a', { href: s.trackingUrl, rel: 'noopener noreferrer' }, words.track)))),
    lines(o.items, o.currencyCode), totals(o, o.shippingMethodId !== null), how || due && h('p.hint', null, say(words.stillDue, { amount: money(o.due, o.currencyCode) })),
    !covered(o) && bill(o)];
}

/** An order as its buyer saw it when they paid, in this tab; without that as it is. */
export function bought(o: CustomerOrder): Child[] {
  const saw = remembered<{ orderId: number; lines: Line[]; totals: Totals }>();
  const same = saw?.orderId === o.orderId && Number(saw.totals.grandTotal) === Number(o.grandTotal) ? saw : null;
  return [lines(same?.lines ?? o.items, o.currencyCode), totals(same?.totals ?? o, o.shippingMethodId !== null)];
}

/** The amount of an order that the buyer still has to pay outside of any gateway, and how. */
export function owed(o: CustomerOrder): Child {
  const waits = o.status !== 'CANCELLED' && o.payments.find((p) => p.publicConfig);
  return waits && h('section.owed', { 'data-k': 'owed', 'aria-label': waits.displayName }, h('h2', null, waits.displayName),
    h('p', null, say(words.stillDue, { amount: money(o.due, o.currencyCode) })), instructions(waits.publicConfig!));
}

/** The buyer of an order and the means of payment. */
function bill(o: CustomerOrder): Child {
  const to = o.shippingAddress ?? o.billingAddress;
  return h('section.owed', { 'data-k': 'bill', 'aria-label': words.contact }, h('h2', null, words.contact), h('p', null, o.email),
    to && h('p', null, [`${to.firstName} ${to.lastName}`, to.streetLine1, to.streetLine2, `${to.postalCode} ${to.city}`].filter(Boolean).join(', ')),
    o.payments.filter((p) => p.lastFour).map((p) => h('p', null, say(words.savedCard, { brand: p.brand ?? '', digits: p.lastFour! }))));
}

/** Asks for what the buyer of an order knows. */
export function proof(): Child {
  return h('form', { 'data-k': 'proof', 'aria-label': words.prove, onsubmit: (e: Event) => {
    e.preventDefault();
    void run('proof', async () => {
      await prove(form['proof'] ?? '').catch((e: Refusal) => {
        throw e.status === 422 || e.status === 400 ? new Refusal('not_proven', '', e.status, [{ pointer: '/proof', code: 'not_proven' }]) : e;
      });
      await load();
    });
  } }, h('h2', null, words.prove), h('p.hint', null, words.proveHint), field('proof', words.proveField, { required: true, autocomplete: 'off', wide: true }),
  h('button.second', { type: 'submit' }, words.proveShow));
}
