// An order that was placed, in one form for its permanent page, the confirmation and the account.
import { linesIn, shownSums, totalsIn, type AmountTexts, type Line, type Totals } from './amounts.ts';
import { addressLines } from './address-fields.ts';
import type { CustomerOrder } from './checkout-types.ts';
import { h, type Child } from './dom.ts';
import { day, isolated, lang, money, parcelStateOf, say, stateOf, words } from './order-text.ts';
import { codeOf, sumOf } from './page-text.ts';

/** The parts that a page adds to the order that it shows. */
export interface OrderPage {
  /** A button of the page, with its state. The name is unique on the page. */
  button: (name: string, label: string, work: () => Promise<void>) => Child;
  /** Saves the file of an invoice or a credit note. */
  save: (document: CustomerOrder['invoices'][number]) => Promise<void>;
  /** The address of a subscription in the account; empty means that the page has no account. */
  subscription: (id: number) => string;
  /** Whether the page names the buyer's e-mail address elsewhere. */
  named?: boolean;
  /** How to reach the store. */
  support: { supportEmail: string | null; supportPhone: string | null };
}

const texts = (): AmountTexts => ({ lang, words, say });

const country = (code: string): string => new Intl.DisplayNames(lang, { type: 'region', fallback: 'code' }).of(code) ?? code;
const ships = (o: CustomerOrder): boolean => o.shippingMethodId !== null || o.shipments.length > 0;
const positive = (amount: string): string => amount.startsWith('-') ? '0' : amount;

/** The states of an order: of its payment, and of its parcels if it has any. */
export const badges = (o: { paymentStatus: string; fulfillmentStatus: string }, sent = true): Child => [o.paymentStatus, sent ? o.fulfillmentStatus : ''].map((s) => stateOf(s) && h('span.coupon', null, stateOf(s)));

/** The lines before discounts, as the buyer saw them in the checkout. */
const shownLines = (o: CustomerOrder): Line[] => o.items.map(({ name, quantity, mediaUrl, deliveryPrices, giftCard, shownSubtotal }) => ({ name, quantity, mediaUrl, deliveryPrices, giftCard, lineTotal: shownSubtotal }));

/** The sums as the buyer saw them in the checkout, with the parts that stored value pays. */
function sums(o: CustomerOrder): Totals {
  const tenders = o.payments.filter((p) => p.tender).map((p) => ({ type: p.tender!.type, lastFour: p.lastFour, amount: sumOf([p.authorizedAmount, p.capturedAmount]) })).filter((t) => Number(t.amount) > 0);
  return { ...shownSums(o), codes: o.coupons.filter((c) => Number(c.shownDiscountAmount) > 0).map((c) => c.code ?? c.name), tenders, remaining: positive(sumOf([o.grandTotal, ...tenders.map((t) => `-${t.amount}`)])) };
}

/** The amount that the buyer still has to pay: no payment has captured or secured it. */
const owed = (o: CustomerOrder): string => o.status === 'CANCELLED' ? '0' : positive(sumOf([o.due, ...o.payments.map((p) => `-${p.authorizedAmount}`)]));

/** How a store wants to be paid outside of any gateway, in a language if the store says so. */
export function instructions(language: string, config: Record<string, string>): Child {
  const text = [`instructions.${language}`, `instructions.${codeOf(language)}`, 'instructions'].map((name) => config[name]).find(Boolean);
  return text && h('p.instructions', { 'data-k': 'instructions', dir: 'auto' }, text);
}

/** The amount that the buyer still has to pay outside of any gateway, and how. Nothing else waits for the buyer. */
function outside(o: CustomerOrder): Child {
  const waits = o.status !== 'CANCELLED' && o.payments.find((p) => p.publicConfig);
  return waits && h('section.owed', { 'data-k': 'owed', 'aria-label': waits.displayName }, h('h2', null, waits.displayName),
    h('p', null, say(words.stillDue, { amount: money(owed(o), o.currencyCode) })), instructions(lang, waits.publicConfig!));
}

/** The name of the means by which a payment was made. */
function meansOf(p: CustomerOrder['payments'][number]): string {
  const name = p.tender ? p.tender.type === 'GIFT_CARD' ? words.giftCard : words.storeCredit : p.brand ?? p.displayName;
  return p.lastFour ? say(words.endsIn, { brand: name, digits: p.lastFour }) : name;
}

/** The payments that took or secured an amount. */
const paid = (o: CustomerOrder): [means: string, amount: string][] => o.payments.map((p): [string, string] => [meansOf(p), sumOf([p.authorizedAmount, p.capturedAmount])]).filter(([, amount]) => Number(amount) > 0);

function parcel(o: CustomerOrder, s: CustomerOrder['shipments'][number]): Child {
  const units = s.items.map(({ lineItemId, quantity }) => `${new Intl.NumberFormat(lang).format(quantity)} × ${o.items.find((l) => l.lineItemId === lineItemId)?.name ?? ''}`);
  const awaited = s.estimatedDelivery && !['DELIVERED', 'LOST', 'RETURNED_TO_SENDER', 'CANCELLED'].includes(s.status);
  return h('div.line', { 'data-k': `parcel${s.shipmentId}` }, h('p.entries', null, h('bdi', null, [s.carrierName, s.trackingNumber].filter(Boolean).join(' ')), parcelStateOf(s.status) && h('span.coupon', null, parcelStateOf(s.status)),
    s.trackingUrl && /^https?:/.test(s.trackingUrl) && h('a', { href: s.trackingUrl, rel: 'noopener noreferrer' }, words.track)),
  awaited && h('p', null, say(words.expected, { date: day(s.estimatedDelivery!) })), h('small', { dir: 'auto' }, new Intl.ListFormat(lang, { type: 'unit' }).format(units)));
}

/** The buttons that save the invoices and credit notes of an order. */
const documents = (o: CustomerOrder, by: OrderPage): Child => o.invoices.length > 0 && h('section', { 'data-k': 'documents' }, h('h2', null, words.documents),
  h('div.entries', null, o.invoices.map((i) => by.button(`document${i.invoiceId}`, say(i.type === 'CREDIT_NOTE' ? words.creditNote : words.invoice, { number: isolated(i.number) }), () => by.save(i)))));

/** Everything about an order that its buyer may see. Parts that the caller may not read are missing. */
export function orderView(o: CustomerOrder, by: OrderPage): Child {
  const fact = (name: string, title: string, ...content: Child[]): Child => h('section', { 'data-k': name }, h('h2', null, title), content);
  const refunds = o.refunds.filter((r) => !['FAILED', 'VOIDED'].includes(r.status)); // the order's refunded amount leaves out the same
  const how = outside(o), { supportEmail, supportPhone } = by.support;
  const more = [[words.refunded, o.refunded, '-'], [words.due, how ? '0' : owed(o), '']].filter(([, amount]) => Number(amount) > 0).map(([label, amount, sign]): [string, string] => [label!, `${sign}${amount}`]);
  return h('div.placed', { 'data-k': 'placed' },
    h('p.hint', null, say(words.orderedOn, { date: day(o.orderDate) })), o.status === 'CANCELLED' ? h('p', { role: 'status' }, words.cancelled) : h('p.entries', { role: 'status' }, badges(o, ships(o))),
    o.nextAction && h('a.pay', { href: o.nextAction.url }, words.goOn), how,
    linesIn(texts(), shownLines(o), o.currencyCode), totalsIn(texts(), sums(o), ships(o), undefined, more),
    h('div.facts', null,
      o.shippingAddress && fact('delivery', words.delivery, addressLines(o.shippingAddress, country), o.shippingMethodName && h('small.line', { dir: 'auto' }, o.shippingMethodName)),
      o.billingAddress && fact('billing', words.billing, addressLines(o.billingAddress, country)),
      !by.named && !o.masked.includes('email') && fact('contact', words.contact, h('span.line', { dir: 'ltr' }, o.email)),
      paid(o).length > 0 && fact('payment', words.payment, paid(o).map(([means, amount]) => h('span.line', null, means, ' · ', money(amount, o.currencyCode)))),
      refunds.length > 0 && fact('refunds', words.refunds, refunds.map((r) => h('span.line', null, day(r.refundedOn), ' · ', money(r.amount, o.currencyCode)))),
      (supportEmail || supportPhone) && fact('support', words.support, supportEmail && h('a.line', { href: `mailto:${supportEmail}`, dir: 'ltr' }, supportEmail), supportPhone && h('a.line', { href: `tel:${supportPhone}`, dir: 'ltr' }, supportPhone))),
    o.shipments.length > 0 && fact('parcels', words.parcels, o.shipments.map((s) => parcel(o, s))),
    documents(o, by),
    o.subscriptionIds.map((id) => by.subscription(id) && h('a', { href: by.subscription(id), 'data-k': `subscription${id}` }, words.subscription)));
}
