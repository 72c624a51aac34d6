// The customer's orders: a list by cursor, and one order as the service shows it.
import { call, file, Refusal } from './account-call.ts';
import { act, doing, page, refusalOf, state } from './account-form.ts';
import { day, money, say, words } from './account-text.ts';
import type { CustomerOrder, CustomerOrderListItem, CustomerOrderPage, StoreOverview } from './account-types.ts';
import { h, type Child } from './dom.ts';
import { refusedText } from './order-text.ts';
import { loadReturns, returning, type ReturnPage } from './order-return.ts';
import { badges, orderView } from './order-view.ts';
import { saveFile } from './page-text.ts';

const data: { list: CustomerOrderListItem[]; cursor: string | null; order: CustomerOrder | null } = { list: [], cursor: null, order: null };

export async function loadOrders(): Promise<void> {
  const first = await call<CustomerOrderPage>('GET', 'order/paged', { pageSize: '20', sort: '-orderDate' });
  [data.list, data.cursor] = [first.items, first.nextCursor];
}

async function loadMore(): Promise<void> {
  const next = await call<CustomerOrderPage>('GET', 'order/paged', { pageSize: '20', sort: '-orderDate', cursor: data.cursor ?? '' });
  data.list.push(...next.items);
  data.cursor = next.nextCursor;
}

/** Reads an order with its returns. */
export async function loadOrder(id: string, store: StoreOverview): Promise<void> {
  data.order = null;
  const order = await call<CustomerOrder>('GET', 'order', { orderId: id });
  await loadReturns(returnPage(store), order);
  data.order = order;
}

/** Every order of the customer, for the file of their data. */
export async function allOrders(): Promise<CustomerOrder[]> {
  const all: CustomerOrder[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const next: CustomerOrderPage = await call<CustomerOrderPage>('GET', 'order/paged', { pageSize: '50', sort: '-orderDate', cursor });
    for (const { orderId } of next.items) all.push(await call<CustomerOrder>('GET', 'order', { orderId: String(orderId) }));
    cursor = next.nextCursor;
  }
  return all;
}

export const ordersView = (): Child => [
  data.list.length === 0 && h('p.hint', null, words.noOrders),
  h('ul.rows', null, data.list.map((o) => h('li', { 'data-k': `order${o.orderId}` }, h('a', { href: `#order/${o.orderId}` }, say(words.order, { number: String(o.orderNumber) })),
    h('small', null, day(o.orderDate), ' · ', o.items.map((l) => l.name).join(', ')), h('span.entries', null, badges(o)), h('b', null, money(o.grandTotal, o.currencyCode))))),
  data.cursor && h('button.second', { 'data-k': 'more', 'aria-disabled': state.busy ? 'true' : null, onclick: () => void act('more', loadMore) }, words.more)];

/** Throws a refusal of a document or a return with its own text: the page's texts by code are about subscriptions. */
const refused = (of: 'document' | 'return') => (e: unknown): never => {
  if (!(e instanceof Refusal)) throw e;
  const text = refusedText(of, e.code);
  throw text ? new Refusal(e.code, e.status, e.faults, e.requestId, text) : e.code === 'unsupported_operation' ? new Refusal('', e.status, e.faults, e.requestId) : e;
};

/** The page for the returns of the order. */
const returnPage = (store: StoreOverview): ReturnPage => ({
  call: (...request) => call(...request).catch(refused('return')) as Promise<never>, show: () => page.show(), defaultLanguageCode: store.defaultLanguageCode,
  run: (name, work) => void act(name, work),
  busy: (name) => state.busy === name,
  forget: () => { state.refusal = null; },
  missing: () => new Refusal('invalid_request'),
});

/** The customer's order. */
export function customerOrderView(store: StoreOverview): Child {
  const o = data.order;
  if (!o) return h('p.hint', null, words.loading);
  return [h('a.link', { href: '#orders' }, words.back), h('h1', { tabindex: -1 }, say(words.order, { number: String(o.orderNumber) })),
    orderView(o, { button: doing, save: async (i) => saveFile(await file('order/pdf', { orderId: String(o.orderId), invoiceId: String(i.invoiceId) }).catch(refused('document')), `${i.number}.pdf`), subscription: (id) => `#subscription/${id}`, support: store }),
    returning(returnPage(store), refusalOf(state.form === 'cancel-return' ? 'cancel-return' : 'return'))];
}
