// The customer's orders: a list by cursor, and one order as the service shows it.
import { call } from './account-call.ts';
import { act, state } from './account-form.ts';
import { day, money, nameOf, say, words } from './account-text.ts';
import type { CustomerOrder, CustomerOrderListItem, CustomerOrderPage } from './account-types.ts';
import { h, type Child } from './dom.ts';

const data: { list: CustomerOrderListItem[]; cursor: string | null; order: CustomerOrder | null } = { list: [], cursor: null, order: null };

export async function loadOrders(): Promise<void> {
  const page = await call<CustomerOrderPage>('GET', 'order/paged', { pageSize: '20', sort: '-orderDate' });
  [data.list, data.cursor] = [page.items, page.nextCursor];
}

async function loadMore(): Promise<void> {
  const page = await call<CustomerOrderPage>('GET', 'order/paged', { pageSize: '20', sort: '-orderDate', cursor: data.cursor ?? '' });
  data.list.push(...page.items);
  data.cursor = page.nextCursor;
}

export async function loadOrder(id: string): Promise<void> {
  data.order = null;
  data.order = await call<CustomerOrder>('GET', 'order', { orderId: id });
}

/** Every order of the customer, for the file of their data. */
export async function allOrders(): Promise<CustomerOrder[]> {
  const all: CustomerOrder[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: CustomerOrderPage = await call<CustomerOrderPage>('GET', 'order/paged', { pageSize: '50', sort: '-orderDate', cursor });
    for (const { orderId } of page.items) all.push(await call<CustomerOrder>('GET', 'order', { orderId: String(orderId) }));
    cursor = page.nextCursor;
  }
  return all;
}

const badges = (o: { paymentStatus: string; fulfillmentStatus: string }): Child => [o.paymentStatus, o.fulfillmentStatus].map((s) => nameOf(s) && h('span.coupon', null, nameOf(s)));

export const ordersView = (): Child => [
  data.list.length === 0 && h('p.hint', null, words.noOrders),
  h('ul.rows', null, data.list.map((o) => h('li', { 'data-k': `order${o.orderId}` }, h('a', { href: `#order/${o.orderId}` }, say(words.order, { number: String(o.orderNumber) })),
    h('small', null, day(o.orderDate), ' · ', o.items.map((l) => l.name).join(', ')), h('span.entries', null, badges(o)), h('b', null, money(o.grandTotal, o.currencyCode))))),
  data.cursor && h('button.second', { 'data-k': 'more', 'aria-disabled': state.busy ? 'true' : null, onclick: () => void act('more', loadMore) }, words.more)];

export const address = (a: { firstName: string; lastName: string; company: string | null; streetLine1: string; streetLine2: string | null; postalCode: string; city: string; stateProvince: string; countryCode: string }, country: (code: string) => string): Child =>
  [`${a.firstName} ${a.lastName}`.trim(), a.company, a.streetLine1, a.streetLine2, [a.postalCode, a.city, a.stateProvince].filter(Boolean).join(' '), country(a.countryCode)].filter(Boolean).map((line) => h('span.line', { dir: 'auto' }, line));

export function orderView(country: (code: string) => string): Child {
  const o = data.order;
  if (!o) return h('p.hint', null, words.loading);
  const row = (label: string, amount: string, sign = ''): Child => Number(amount) > 0 && [h('dt', null, label), h('dd', null, sign + money(amount, o.currencyCode))];
  return [h('a.link', { href: '#orders' }, words.back), h('h1', { tabindex: -1 }, say(words.order, { number: String(o.orderNumber) })),
    h('p.hint', null, say(words.orderedOn, { date: day(o.orderDate) })), h('p.entries', null, badges(o)),
    o.nextAction && h('a.pay', { href: o.nextAction.url }, words.goOn),
    h('ul', null, o.items.map((l) => h('li', null, h('span.thumb', null, l.mediaUrl && h('img', { src: l.mediaUrl, alt: '', width: 64, height: 64 })),
      h('span', { dir: 'auto' }, l.name, h('small', null, say(words.quantity, { n: l.quantity }))), h('b', null, money(l.lineTotal, o.currencyCode))))),
    h('dl', null, row(words.subtotal, o.subtotal), row(words.discount, o.discountTotal, '−'), row(words.shipping, o.shippingTotal), row(words.taxes, o.taxTotal),
      h('dt.total', null, words.total), h('dd.total', null, money(o.grandTotal, o.currencyCode)), row(words.refunded, o.refunded, '−'), o.status !== 'CANCELLED' && row(words.due, o.due)),
    h('div.grid', null,
      o.shippingAddress && h('section', null, h('h2', null, words.delivery), address(o.shippingAddress, country), o.shippingMethodName && h('small', null, o.shippingMethodName)),
      o.billingAddress && h('section', null, h('h2', null, words.billing), address(o.billingAddress, country)),
      o.payments.length > 0 && h('section', null, h('h2', null, words.payment), o.payments.map((p) => h('span.line', null, p.lastFour ? say(words.endsIn, { brand: p.brand ?? p.displayName, digits: p.lastFour }) : p.displayName, ' · ', money(p.amount, p.currencyCode)))),
      o.refunds.length > 0 && h('section', null, h('h2', null, words.refunds), o.refunds.map((r) => h('span.line', null, day(r.refundedOn), ' · ', money(r.amount, r.currencyCode))))),
    o.shipments.length > 0 && h('section', null, h('h2', null, words.parcels), o.shipments.map((s) => h('p.entries', null, h('span', null, [s.carrierName, s.trackingNumber].filter(Boolean).join(' ')), nameOf(s.status) && h('span.coupon', null, nameOf(s.status)),
      /^https?:/.test(s.trackingUrl) && h('a', { href: s.trackingUrl, rel: 'noreferrer' }, words.track)))),
    o.subscriptionIds.map((id) => h('a', { href: `#subscription/${id}` }, words.subscriptions))];
}
