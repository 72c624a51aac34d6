// An order that was placed, on the page of its checkout or of its own link.
import { call, file, prove, Refusal } from './checkout-call.ts';
import { field } from './checkout-field.ts';
import { load } from './checkout-flow.ts';
import { form, known, page, run, show } from './checkout-state.ts';
import { lang, say, words } from './checkout-text.ts';
import type { CustomerOrder } from './checkout-types.ts';
import { h, type Child } from './dom.ts';
import type { ReturnPage } from './order-return.ts';
import { refusedText } from './order-text.ts';
import { orderView } from './order-view.ts';
import { saveFile } from './page-text.ts';

/** Throws a refusal of a document or a return with its own text: the page's texts by code are about the checkout. */
const refused = (of: 'document' | 'return') => (e: unknown): never => {
  const text = e instanceof Refusal && refusedText(of, e.code);
  throw text ? new Refusal('order', text, e.status, e.faults, e.wait, e.requestId) : e;
};

/** The order under its number, as its link shows it. */
export const looked = (o: CustomerOrder): Child[] => [h('h1', { tabindex: -1 }, say(words.orderTitle, { number: String(o.orderNumber) })), placed(o)];

/** The order without a title. named means that the page names the buyer's e-mail address elsewhere. */
export const placed = (o: CustomerOrder, named = false): Child => orderView(o, {
  named,
  button: (name, label, work) => h('button.second', { 'data-k': name, 'aria-busy': page.busy === name ? 'true' : null, onclick: () => { if (!page.busy) void run(name, work); } }, page.busy === name ? words.moment : label),
  save: async (i) => saveFile(await file('order/pdf', { orderId: String(o.orderId), invoiceId: String(i.invoiceId) }).catch(refused('document')), `${i.number}.pdf`),
  subscription: (id) => page.overview.accountUrl && !known() ? `${page.overview.accountUrl}?l=${lang}#subscription/${id}` : '', // a customer's confirmation has a link to the order in the account
  support: page.overview,
});

/** The page for the returns of the order. */
export const returnPage = (): ReturnPage => ({
  call: (...request) => call(...request).catch(refused('return')) as Promise<never>, show, defaultLanguageCode: page.overview.defaultLanguageCode,
  run: (name, work) => { if (!page.busy) void run(name, work); },
  busy: (name) => page.busy === name,
  forget: () => { page.refusal = null; },
  missing: () => new Refusal('fields', '', 0, [{ pointer: '/lines', code: 'required' }]),
});

/** Reports whether the order waits for an amount that the buyer pays outside of any gateway. */
export const waits = (o: CustomerOrder): boolean => o.status !== 'CANCELLED' && o.payments.some((p) => p.publicConfig);

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
