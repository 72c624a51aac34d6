// The page of a payment link: what is shown follows from the order that is to be paid, as
// the service tells it, and from what the payer has chosen.
import { call, linked, Refusal } from './checkout-call.ts';
import { choiceOf, keepForm, leave, left, means, meansOf, pause, usable, type Form } from './checkout-means.ts';
import { shownSums } from './amounts.ts';
import { folded, lines, message, totals } from './checkout-parts.ts';
import { money, say, speak, words } from './checkout-text.ts';
import type { CheckoutResult, OrderDue } from './checkout-types.ts';
import { h, morph, type Child } from './dom.ts';
import { used } from './stripe.ts';

const main = document.querySelector('main')!;
/** The data that the page came with: the store, before the first request. */
const { store: storeName, logo, test } = main.dataset;

let due: OrderDue | null = null;
let methods: OrderDue['paymentMethods'] = [];
let busy = '';
let refusal: Refusal | null = null;
let watching = false;
const form: Form = { means: '', paymentToken: 'pm_card_visa', keep: '' };
/** The key of the payment that was sent: the same one is sent again until something is changed. */
let sent: { body: string; key: string } | null = null;

async function run(what: string, work: () => Promise<void>): Promise<void> {
  if (busy) return;
  busy = what;
  refusal = null;
  show();
  try {
    await work();
  } catch (e) {
    refusal = e instanceof Refusal ? e : new Refusal('unknown', String(e));
  }
  busy = '';
  show();
  if (refusal) main.querySelector<HTMLElement>('.refusal')?.focus();
}

/** Reads the amount due. Only this request has the outcome of a payment. */
async function load(): Promise<void> {
  if (!linked) throw new Refusal('unauthenticated', '');
  const now = await call<OrderDue>('GET', 'order/due');
  if (now.storeCode !== decodeURIComponent(location.pathname.split('/').pop()!)) throw new Refusal('unauthenticated', ''); // another store's page
  due = now;
  document.title = `${words.payTitle}: ${due.storeName}`;
  methods = due.paymentMethods.filter(usable);
  const saved = methods.flatMap((m) => m.savedPaymentMethods.map((s) => meansOf(m, s.customerPaymentMethodId)));
  if (!saved.includes(form['means']!) && !methods.some((m) => meansOf(m) === form['means'])) form['means'] = saved[0] ?? (methods[0] ? meansOf(methods.find((m) => m.isDefault) ?? methods[0]) : '');
  if (['PAYING', 'CONFIRMING'].includes(due.state)) void watch();
}

/** Asks again until a payment in progress has an outcome. */
async function watch(): Promise<void> {
  if (watching) return;
  watching = true;
  for (const since = Date.now(); due && ['PAYING', 'CONFIRMING'].includes(due.state);) {
    await pause(since);
    if (busy) continue;
    const was = due.state;
    try {
      await load();
      if (was === 'CONFIRMING' && due.state === 'DUE') refusal = new Refusal('not_confirmed', '');
    } catch (e) {
      if (e instanceof Refusal && e.code !== 'network') refusal = e;
      if (e instanceof Refusal && e.status === 401) due = null;
    }
    show();
  }
  watching = false;
}

/** Reports whether the page offers to charge the subscription to this payment method from now on. */
function keeps(): boolean {
  const [provider, saved] = form['means']!.split(' ');
  return Boolean(due?.subscriptionNumber && !saved && methods.find((m) => String(m.paymentProviderId) === provider)?.supportsSavedMethods);
}

async function pay(): Promise<void> {
  const body = JSON.stringify({ payment: { ...await choiceOf(methods, form), ...(keeps() && form['keep'] ? { savePaymentMethod: true } : {}) }, expectedDue: due!.due });
  if (sent?.body !== body) sent = { body, key: crypto.randomUUID() };
  let result: CheckoutResult;
  try {
    result = await call<CheckoutResult>('POST', 'order/pay', {}, JSON.parse(body), sent.key);
  } catch (e) {
    if (e instanceof Refusal && e.code !== 'network') {
      sent = null;
      used();
      await load(); // it may have been paid in another tab
    }
    throw e;
  }
  sent = null;
  used();
  if (result.nextAction) leave(result.nextAction.url, { means: form['means']! });
  await load();
}

/** The text of a refusal on this page. */
const told = (r: Refusal): string => ({ unauthenticated: words.payOver, invalid_state_transition: words.payElsewhere, cart_changed: words.payChanged, insufficient_stock: words.payNoStock } as Record<string, string>)[r.code] ?? message(r);

function view(): Child {
  const said = refusal && h('p.refusal', { role: 'alert', tabindex: -1, 'data-k': 'refusal' }, told(refusal));
  const head = h('header', null, logo ? h('img.logo', { src: logo, alt: storeName }) : h('span.shop', null, storeName), test && h('span.test', null, words.test));
  const alone = (title: string, ...what: Child[]): Child => [head, h('section.alone', null, h('h1', { tabindex: -1 }, title), what)];
  if (!due) {
    return alone(words.payTitle, said ?? h('p', { role: 'status' }, words.loading),
      refusal && refusal.status !== 401 && linked && h('button.second', { onclick: () => void run('load', load) }, words.retry));
  }
  const d = due;
  const name = h('p', null, say(words.orderTitle, { number: d.orderName }));
  const what: Child = [lines(d.items.map((l) => ({ ...l, lineTotal: l.shownSubtotal })), d.currencyCode), totals({ ...shownSums(d), tenders: d.tenders.map((t) => ({ ...t, lastFour: null })), remaining: d.due }, Number(d.shownShippingTotal) > 0)];
  if (d.state === 'PAID') return alone(words.payDone, h('p', { role: 'status' }, words.payNothing), name, what);
  if (d.state === 'CANCELLED') return alone(d.subscriptionNumber ? words.payRenewalOver : words.orderCancelled, h('p', { role: 'status' }, words.payCancelled), name, what);
  if (d.state === 'PAYING') return alone(words.onItsWay, said, h('p', { role: 'status' }, words.onItsWayHint), name, what);
  return [head, h('div.columns', null,
    h('form', { 'aria-label': words.payTitle, onsubmit: (e: Event) => { e.preventDefault(); if (methods.length) void run('pay', pay); } },
      h('h1', { tabindex: -1 }, words.payTitle), refusal?.code !== 'payment_declined' && said, name, !!d.subscriptionNumber && h('p.hint', null, say(words.payRenewal, { number: String(d.subscriptionNumber) })),
      d.nextAction && h('div.begun', { 'data-k': 'begun' }, h('p', { role: 'status' }, words.begun), h('a.second', { href: d.nextAction.url }, words.goOn)),
      means(methods, form, show, refusal?.code === 'payment_declined' && said, keeps() && h('label.tick', { 'data-k': 'keep' }, h('input', { type: 'checkbox', name: 'keep', checked: form['keep'] === 'yes', onchange: (e: Event) => { form['keep'] = (e.target as HTMLInputElement).checked ? 'yes' : ''; show(); } }), h('span', null, words.payKeep))),
      h('button.pay', { type: 'submit', 'aria-busy': busy === 'pay' ? 'true' : null, 'aria-disabled': busy === 'pay' || !methods.length ? 'true' : null },
        busy === 'pay' ? words.moment : say(words.pay, { amount: money(d.due, d.currencyCode) }))),
    folded(money(d.due, d.currencyCode), show, what,
      d.due !== d.grandTotal && !d.tenders.length && h('p.hint', null, say(words.stillDue, { amount: money(d.due, d.currencyCode) }))))];
}

let finished = false;
function show(): void {
  const shown = new DocumentFragment();
  shown.append(h('div', null, view()));
  morph(main, shown);
  if (due) keepForm(methods, form, { amount: due.due, currency: due.currencyCode, usage: keeps() && form['keep'] ? 'off_session' : null }, show);
  const over = due?.state === 'PAID' || due?.state === 'CANCELLED';
  if (over && !finished) main.querySelector('h1')?.focus();
  finished = over;
}

void speak().then(async () => {
  document.title = words.payTitle;
  show();
  const before = left();
  await run('load', async () => {
    if (before) Object.assign(form, before);
    await load();
    if (before && due!.state === 'DUE') throw new Refusal('not_confirmed', '');
  });
});
