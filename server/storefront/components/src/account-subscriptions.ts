// The customer's subscriptions, with every change that the service allows them now.
import { call } from './account-call.ts';
import { act, doing, form, refusalOf, state } from './account-form.ts';
import { day, interval, money, nameOf, say, words } from './account-text.ts';
import type {
  CustomerStoreCredit, CustomerSubscription, CustomerSubscriptionHistoryEntry, CustomerSubscriptionHistoryPage, CustomerSubscriptionRetryResult, ProductDetails, PublicCustomerAddress, PublicCustomerPaymentMethod, PublicSubscriptionList, SubscriptionEstimate,
} from './account-types.ts';
import { addressLines } from './address-fields.ts';
import { h, type Child } from './dom.ts';

const data: {
  list: PublicSubscriptionList['items']; one: CustomerSubscription | null; estimate: SubscriptionEstimate | null; history: CustomerSubscriptionHistoryEntry[]; cursor: string | null;
  cards: PublicCustomerPaymentMethod[]; addresses: PublicCustomerAddress[]; products: Map<number, ProductDetails>; credit: CustomerStoreCredit[]; cancelling: boolean;
} = { list: [], one: null, estimate: null, history: [], cursor: null, cards: [], addresses: [], products: new Map(), credit: [], cancelling: false };

export async function loadSubscriptions(): Promise<void> {
  data.list = (await call<PublicSubscriptionList>('GET', 'subscription/all')).items;
}

export const allSubscriptions = async (): Promise<CustomerSubscription[]> => {
  const all: CustomerSubscription[] = [];
  for (const { subscriptionId } of (await call<PublicSubscriptionList>('GET', 'subscription/all')).items) all.push(await call<CustomerSubscription>('GET', 'subscription', { subscriptionId: String(subscriptionId) }));
  return all;
};

export async function loadSubscription(id: string): Promise<void> {
  Object.assign(data, { one: null, cancelling: false });
  const [one, cards, addresses, credit] = await Promise.all([call<CustomerSubscription>('GET', 'subscription', { subscriptionId: id }), call<{ items: PublicCustomerPaymentMethod[] }>('GET', 'customer-payment-method/all'),
    call<{ items: PublicCustomerAddress[] }>('GET', 'user-address/all'), call<{ items: CustomerStoreCredit[] }>('GET', 'store-credit/all')]);
  Object.assign(data, { cards: cards.items, addresses: addresses.items, credit: credit.items });
  await follow(one);
}

/** Shows a subscription as it is now, with what its next renewal costs and what happened to it. */
async function follow(one: CustomerSubscription): Promise<void> {
  const subscriptionId = String(one.subscriptionId);
  const may = (action: CustomerSubscription['allowedActions'][number]): boolean => one.allowedActions.includes(action);
  const [estimate, history] = await Promise.all([
    one.nextProcessingDate ? call<SubscriptionEstimate>('GET', 'subscription/estimate', { subscriptionId }).catch(() => null) : null,
    call<CustomerSubscriptionHistoryPage>('GET', 'subscription/history/paged', { subscriptionId, pageSize: '10' })]);
  if (may('CHANGE_ITEMS')) {
    await Promise.all(one.items.filter((i) => !data.products.has(i.productId)).map(async ({ productId }) => { // a product that is no longer sold has no choice
      const product = await call<ProductDetails>('GET', 'product', { productId: String(productId) }).catch(() => null);
      if (product) data.products.set(productId, product);
    }));
  }
  Object.assign(data, { one, estimate, history: history.items, cursor: history.nextCursor });
}

async function moreHistory(): Promise<void> {
  const page = await call<CustomerSubscriptionHistoryPage>('GET', 'subscription/history/paged', { subscriptionId: String(data.one!.subscriptionId), pageSize: '10', cursor: data.cursor ?? '' });
  data.history.push(...page.items);
  data.cursor = page.nextCursor;
}

async function change(method: string, path: string, body: Record<string, unknown>): Promise<void> {
  const subscriptionId = data.one!.subscriptionId;
  await call(method, path, {}, { subscriptionId, ...body });
  await follow(await call<CustomerSubscription>('GET', 'subscription', { subscriptionId: String(subscriptionId) }));
  state.note = words.saved;
}

const update = (body: Record<string, unknown>): Promise<void> => change('PATCH', 'subscription', { ...body, version: data.one!.version });

/** Charges the failed renewal again. The bank may ask the customer to confirm it on a page of its own. */
async function retry(entered: Record<string, string>): Promise<void> {
  const result = await call<CustomerSubscriptionRetryResult>('POST', 'subscription/retry', {}, { subscriptionId: data.one!.subscriptionId, ...(entered['card'] ? { customerPaymentMethodId: Number(entered['card']) } : {}) });
  if (result.nextAction) location.assign(result.nextAction.url);
  else await follow(result.subscription);
}

export const subscriptionsView = (): Child => [
  data.list.length === 0 && h('p.hint', null, words.noSubscriptions),
  h('ul.rows', null, data.list.map((s) => h('li', { 'data-k': `subscription${s.subscriptionId}` }, h('a', { href: `#subscription/${s.subscriptionId}` }, say(words.subscription, { number: String(s.subscriptionNumber) })),
    h('small', null, s.items.map((i) => i.name).join(', ')), h('span.entries', null, h('span.coupon', null, nameOf(s.status))), s.nextProcessingDate && s.status === 'ACTIVE' && h('small', null, say(words.next, { date: day(s.nextProcessingDate) })))))];

export const cardName = (m: PublicCustomerPaymentMethod): string => m.lastFour ? say(words.endsIn, { brand: m.brand, digits: m.lastFour }) : m.brand;

export function subscriptionView(country: (code: string) => string): Child {
  const s = data.one;
  if (!s) return h('p.hint', null, words.loading);
  const may = (action: CustomerSubscription['allowedActions'][number]): boolean => s.allowedActions.includes(action);
  const cards: [string, string][] = data.cards.filter((m) => m.isActive).map((m) => [String(m.customerPaymentMethodId), cardName(m)]);
  const places: [string, string][] = data.addresses.map((a) => [String(a.customerAddressId), [a.streetLine1, a.city].filter(Boolean).join(', ')]);
  const part = (name: string, label: string, ...content: Child[]): Child => h('details', { 'data-k': name, open: state.form === name && Boolean(state.refusal) }, h('summary', null, label), content);
  const shipped = data.addresses.find((a) => a.customerAddressId === s.shippingAddressId), card = data.cards.find((m) => m.customerPaymentMethodId === s.customerPaymentMethodId);
  const credit = data.credit.find((c) => c.currencyCode === s.currencyCode), offersCredit = s.useStoreCredit || Number(credit?.balance ?? 0) > 0;
  const ends = s.cancelAtPeriodEnd && s.nextProcessingDate;
  return [h('a.link', { href: '#subscriptions' }, words.back), h('h1', { tabindex: -1 }, say(words.subscription, { number: String(s.subscriptionNumber) })),
    h('p.entries', null, h('span.coupon', null, nameOf(s.status)), h('span', null, s.subscriptionPlanName, ' · ', interval(s.intervalUnit, s.intervalCount))),
    s.status === 'ACTIVE' && s.nextProcessingDate && h('p', null, say(ends ? words.endsThen : words.next, { date: day(s.nextProcessingDate) })),
    s.status === 'PAUSED' && s.pausedUntil && h('p', null, say(words.pausedUntil, { date: day(s.pausedUntil) })),
    data.estimate && !ends && s.status === 'ACTIVE' && h('p.hint', null, say(words.nextAmount, { amount: money(data.estimate.grandTotal, data.estimate.currencyCode) })),
    (s.dunningState !== 'NONE' || s.status === 'TERMINAL_FAILED') && h('p.refusal', null, words.failing),
    h('ul', null, s.items.map((i) => h('li', null, h('span.thumb', null, i.mediaUrl && h('img', { src: i.mediaUrl, alt: '', width: 64, height: 64 })),
      h('span', { dir: 'auto' }, i.name, h('small', null, say(words.quantity, { n: i.quantity }))), h('b', null, money(i.unitPrice, s.currencyCode))))),
    h('div.grid', null, shipped && h('section', null, h('h2', null, words.shipTo), addressLines(shipped, country)), (card || s.useStoreCredit) && h('section', null, h('h2', null, words.payBy), s.useStoreCredit && h('span.line', null, words.storeCredit), card && h('span.line', null, cardName(card)))),
    s.upcoming.length > 0 && h('section', null, h('h2', null, words.upcoming), h('ul.rows', null, s.upcoming.map((c) => h('li', { 'data-k': `cycle${c.processingDate}` }, h('span', null, day(c.processingDate), c.status !== 'SCHEDULED' && h('small', null, nameOf(c.status))),
      may('SKIP') && c.processingDate === s.nextProcessingDate && c.status === 'SCHEDULED' && doing(`skip${c.processingDate}`, words.skip, () => change('POST', 'subscription/skip', { processingDate: c.processingDate }), say(words.skipDate, { date: day(c.processingDate) })),
      may('UNSKIP') && c.status === 'SKIPPED' && doing(`unskip${c.processingDate}`, words.unskip, () => change('POST', 'subscription/unskip', { processingDate: c.processingDate }), say(words.unskipDate, { date: day(c.processingDate) })))))),
    may('RETRY') && h('section', { 'data-k': 'retrying' }, form('retry', [{ name: 'card', label: words.payBy, value: String(s.customerPaymentMethodId ?? ''), options: cards }], words.chargeAgain, retry)),
    may('RESUME') && doing('resume', words.resume, () => change('POST', 'subscription/resume', {})),
    may('REACTIVATE') && h('section', { 'data-k': 'reactivating' }, form('reactivate', [{ name: 'card', label: words.payBy, value: String(s.customerPaymentMethodId ?? ''), options: cards }], words.reactivate,
      (entered) => change('POST', 'subscription/reactivate', entered['card'] ? { customerPaymentMethodId: Number(entered['card']) } : {}))),
    may('CHANGE_ITEMS') && part('items', words.changeItems, s.items.map((i) => {
      const variants = data.products.get(i.productId)?.variants ?? [];
      return form(`item${i.subscriptionItemId}`, [
        ...(variants.length > 1 ? [{ name: 'variantId', label: `${words.variant}: ${i.name}`, value: String(i.variantId), options: variants.map((v): [string, string] => [String(v.variantId), v.name]) }] : []),
        { name: 'quantity', label: `${words.amount}: ${i.name}`, type: 'number', inputmode: 'numeric', min: '1', value: String(i.quantity), required: true }], words.save,
      (entered) => update({ updateItems: [{ subscriptionItemId: i.subscriptionItemId, quantity: Number(entered['quantity']), ...(entered['variantId'] && entered['variantId'] !== String(i.variantId) ? { variantId: Number(entered['variantId']) } : {}) }] }),
      s.items.length > 1 && doing(`remove${i.subscriptionItemId}`, words.remove, () => update({ removeItems: [i.subscriptionItemId] })));
    })),
    may('CHANGE_DATE') && part('dates', words.changeDate, form('date', [{ name: 'nextProcessingDate', label: words.date, type: 'date', value: s.nextProcessingDate ?? '', required: true }], words.save, (entered) => update({ nextProcessingDate: entered['nextProcessingDate'] }))),
    may('UPDATE') && (cards.length > 0 || offersCredit) && part('cards', words.payBy, form('card', [
      ...(offersCredit ? [{ name: 'useStoreCredit', label: say(words.creditFirst, { amount: money(credit?.balance ?? '0', s.currencyCode) }), type: 'checkbox', value: s.useStoreCredit ? 'yes' : '' }] : []),
      ...(cards.length > 0 ? [{ name: 'card', label: words.payBy, value: String(s.customerPaymentMethodId ?? ''), options: cards }] : [])], words.save,
    (entered) => update({ ...(offersCredit ? { useStoreCredit: entered['useStoreCredit'] === 'yes' } : {}), ...(entered['card'] ? { customerPaymentMethodId: Number(entered['card']) } : {}) }))),
    may('UPDATE') && !!s.shippingAddressId && places.length > 0 && part('places', words.shipTo, form('place', [{ name: 'place', label: words.shipTo, value: String(s.shippingAddressId), options: places }], words.save, (entered) => update({ shippingAddressId: Number(entered['place']) }))),
    may('PAUSE') && part('pauses', words.pause, form('pause', [{ name: 'pausedUntil', label: words.until, type: 'date' }], words.pause, (entered) => change('POST', 'subscription/pause', entered['pausedUntil'] ? { pausedUntil: entered['pausedUntil'] } : {}))),
    may('CANCEL') && (data.cancelling ? h('section', { 'data-k': 'cancelling' }, h('p', null, words.cancelHint), form('cancel', [{ name: 'cancelReason', label: words.reason }, { name: 'atPeriodEnd', label: words.atEnd, type: 'checkbox' }], words.confirmCancel, async (entered) => {
      await change('POST', 'subscription/cancel', { atPeriodEnd: entered['atPeriodEnd'] === 'yes', ...(entered['cancelReason'] ? { cancelReason: entered['cancelReason'] } : {}) });
      data.cancelling = false;
    }), h('button.link', { onclick: () => void act('keep', async () => { data.cancelling = false; }) }, words.keepIt))
      : h('button.second', { 'data-k': 'cancel-open', onclick: () => void act('cancel-open', async () => { data.cancelling = true; }) }, words.cancel)),
    h('section', null, h('h2', null, words.history), h('ul.rows', null, data.history.map((e) => h('li', null, h('span', null, nameOf(e.action) || words.change), h('small', null, day(e.createdOn)), !!e.orderId && h('a', { href: `#order/${e.orderId}` }, words.orders)))),
      data.cursor && h('button.second', { 'data-k': 'more-history', onclick: () => void act('more-history', moreHistory) }, words.more), refusalOf('more-history'))];
}
