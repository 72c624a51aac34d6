// The checkout page: what is shown follows from the cart that its link is for, from the
// order that it becomes, and from what the buyer has entered.
import { linked, Refusal, seen } from './checkout-call.ts';
import { address, billing } from './checkout-address.ts';
import { contact, enter, termsTick } from './checkout-contact.ts';
import { faultsOf, summary } from './checkout-fault.ts';
import { example, labels, tick } from './checkout-field.ts';
import { cancel, load, pay, watch } from './checkout-flow.ts';
import { keepForm, outside } from './checkout-means.ts';
import { looked, placed, proof, returnPage, waits } from './checkout-order.ts';
import { message } from './checkout-parts.ts';
import { delivery, obstacle, payment, problem, storeCredit } from './checkout-payment.ts';
import { accountNeeded, covered, form, isDue, known, main, method, page, priced, run, shows, signsUp } from './checkout-state.ts';
import { agreement, side } from './checkout-summary.ts';
import { lang, money, say, speak, words } from './checkout-text.ts';
import type { Cart, CustomerOrder } from './checkout-types.ts';
import { h, morph, type Child } from './dom.ts';
import { returning } from './order-return.ts';

/** Sends the order, unless a field is faulty. */
function submit(e: Event, c: Cart): void {
  e.preventDefault();
  if (page.busy === 'pay') return;
  const faults = faultsOf(e.target as HTMLFormElement);
  page.refusal = faults.length ? new Refusal('fields', '', 0, faults) : null;
  if (!faults.length && !obstacle(c)) return void run('pay', () => pay(c.grandTotal));
  show();
  main.querySelector<HTMLElement>('.refusal')?.focus();
}

/** The way back to the shop, where the link says one. */
const back = (kind: string): Child => {
  const to = page.order && page.order.status !== 'CANCELLED' && page.cart?.returnUrl || page.cart?.cancelUrl;
  return to && /^https?:/.test(to) && h(`a.${kind}`, { href: to, 'data-k': 'back' }, words.back);
};

function view(): Child {
  const said = page.refusal && summary(page.refusal, message(page.refusal), labels(), example);
  if (!page.overview) {
    return h('section.alone', null, h('h1', null, words.checkout), said ?? h('p', { role: 'status' }, words.loading),
      page.refusal && page.refusal.status !== 401 && linked && h('button.second', { onclick: () => void run('load', load) }, words.retry));
  }
  const head = h('header', null, page.overview.logo ? h('img.logo', { src: page.overview.logo.url, alt: page.overview.name }) : h('span.shop', null, page.overview.name), !page.overview.livemode && h('span.test', null, words.test), back('away'));
  const alone = (title: string, ...what: Child[]): Child => [head, h('section.alone', null, h('h1', { tabindex: -1 }, title), what)];
  if (page.locked) return alone(words.checkout, h('form', { 'aria-label': words.logIn, onsubmit: (e: Event) => { e.preventDefault(); void run('login', enter); } }, said, contact()));
  if (page.order && !page.waiting && !seen && covered(page.order)) return [head, h('section.alone', null, looked(page.order), said, proof(), back('second')), legal()];
  if (page.order && seen) return [head, h('section.alone', null, looked(page.order), returning(returnPage(), said)), legal()];
  if (page.order?.status === 'CANCELLED' && !page.waiting) return alone(words.orderCancelled, h('p', { role: 'status' }, words.notPaid), back('second'));
  if (page.order && !page.waiting) {
    return [head, h('section.alone', null, h('div.tick-mark', { 'aria-hidden': 'true' }, '✓'), h('h1', { tabindex: -1 }, words.thanks),
      h('p', null, say(words.placed, { number: String(page.order.orderNumber), email: page.order.email })), said, placed(page.order, true), inAccount(page.order), back('second')), legal()];
  }
  if (page.waiting?.link) {
    return alone(words.finish, h('p', null, say(words.placedUnpaid, { number: String(page.order!.orderNumber) })), h('p', null, words.finishHint),
      h('a.pay', { href: page.waiting.url }, words.toService), said, h('p.hint', { role: 'status' }, words.waiting));
  }
  if (page.waiting?.url) {
    return alone(words.confirm, h('p', null, words.confirmHint), h('a.pay', { href: page.waiting.url }, words.toBank),
      h('button.link', { onclick: () => void run('cancel', cancel) }, words.cancelPayment), said, h('p.hint', { role: 'status' }, words.waiting));
  }
  if (page.waiting) return alone(words.onItsWay, said, h('p', { role: 'status' }, words.onItsWayHint));
  if (!page.cart || page.cart.itemCount === 0) return alone(words.empty, said, h('p', null, words.emptyHint), back('second'));
  const c = page.cart;
  const blocked = obstacle(c);
  return [head, h('div.columns', null,
    h('form', { novalidate: true, onsubmit: (e: Event) => submit(e, c), 'aria-label': words.checkout }, h('h1', null, words.checkout), page.refusal?.code !== 'payment_declined' && said,
      contact(), address(),
      delivery(c),
      billing(),
      storeCredit(c),
      payment(),
      c.problems.filter((p) => p.code === 'price_changed').map((p) => h('p.refusal', null, problem(p))),
      c.recurring.length > 0 && tick('agreed', true, agreement(c)),
      !(signsUp() && (page.loginShown || accountNeeded(c))) && termsTick(),
      h('button.pay', { type: 'submit', 'aria-busy': page.busy === 'pay' ? 'true' : null, 'aria-disabled': page.busy === 'pay' || blocked ? 'true' : null, 'aria-describedby': blocked ? 'obstacle' : null }, page.busy === 'pay' ? words.moment : !priced() ? words.payNow : !isDue(c) ? words.placeOrder : say(outside(method()) ? words.orderFor : words.pay, { amount: money(c.amountDue, c.currencyCode) })),
      blocked && h('p.hint', { id: 'obstacle', 'data-k': 'obstacle' }, blocked)),
    side(c)), legal()];
}

/** A link to the order in the account of its buyer. Guests have none. */
const inAccount = (o: CustomerOrder): Child => known() && page.overview.accountUrl && h('p', { 'data-k': 'account' },
  h('a', { href: `${page.overview.accountUrl}?l=${lang}#order/${o.orderId}` }, o.subscriptionIds.length ? words.accountSubscription : words.accountOrder));

/** The store's legal pages, and the page to withdraw from a contract. */
const legal = (): Child => {
  const { policies: { pages }, withdrawalUrl } = page.overview;
  return (pages.length > 0 || withdrawalUrl) && h('footer', null, pages.map((p) => h('a', { href: p.url, target: '_blank', rel: 'noopener' }, p.title)),
    withdrawalUrl && h('a', { href: `${withdrawalUrl}?l=${lang}`, target: '_blank', rel: 'noopener' }, words.withdraw));
};

let finished = false;
function show(): void {
  const shown = new DocumentFragment();
  shown.append(h('div', null, view()));
  morph(main, shown);
  if (page.cart && !page.order) {
    const usage = page.cart.recurring.length ? 'off_session' : form['keep'] ? 'on_session' : null;
    keepForm(page.methods, form, { amount: page.cart.amountDue, currency: page.cart.currencyCode, usage }, show);
  }
  if (page.order && !page.waiting && !finished && !seen && !covered(page.order)) { // it is over
    finished = true;
    main.querySelector('h1')?.focus();
    if (page.order.status !== 'CANCELLED' && !waits(page.order) && page.cart?.returnUrl && /^https?:/.test(page.cart.returnUrl)) location.assign(page.cart.returnUrl);
  }
}

shows(show);
void speak().then(async () => {
  document.title = words.checkout;
  show();
  await run('load', load);
  if (page.waiting) void watch();
});
