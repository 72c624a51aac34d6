// How something can be paid on a page of ours.
import { here, place, Refusal } from './checkout-call.ts';
import { lang, say, words } from './checkout-text.ts';
import type { CheckoutPaymentMethod } from './checkout-types.ts';
import { h, type Child } from './dom.ts';
import { instructions } from './order-view.ts';
import { again, confirmed, FormError, isStripe, keep, state, type Payable } from './stripe.ts';

/** The choices and entries of the payer. */
export type Form = Record<string, string>;

/** A way to pay as a choice: a provider, or something that the customer has saved there. */
export const meansOf = (m: CheckoutPaymentMethod, saved?: number): string => saved ? `${m.paymentProviderId} ${saved}` : String(m.paymentProviderId);

/** Whether a provider is paid on a page of its own. */
const byLink = (m: CheckoutPaymentMethod): boolean => m.paymentTypes.length === 1 && m.paymentTypes[0] === 'CRYPTO';

/** Whether it is paid outside of any gateway, once the order is placed. */
export const outside = (m: CheckoutPaymentMethod | undefined): boolean => m?.providerCode === 'OFFLINE';

/** Whether a page of ours can pay by it: else the provider's own form is none of ours. */
export const usable = (m: CheckoutPaymentMethod): boolean => m.providerCode === 'SANDBOX' || outside(m) || byLink(m) || isStripe(m);

export const choice = (form: Form, group: string, value: string, what: Child, side: Child, changed: () => void): Child => h('label.choice', { 'data-k': `${group}${value}` },
  h('input', { type: 'radio', name: group, value, checked: form[group] === value, onchange: () => { form[group] = value; changed(); } }), h('span', null, what), side && h('b', null, side));

/** The tokens of a provider for tests. */
const tokensOf = (m: CheckoutPaymentMethod | undefined): string[] => m && !byLink(m) ? String((m.publicConfig as Record<string, unknown>)['testPaymentTokens'] ?? '').split(' ').filter(Boolean) : [];

/** The fields of how to pay. */
export function means(methods: CheckoutPaymentMethod[], form: Form, show: () => void, ...more: Child[]): Child {
  const [provider, saved] = form['means']!.split(' ');
  const method = methods.find((m) => String(m.paymentProviderId) === provider);
  const tokens = saved ? [] : tokensOf(method);
  return h('fieldset', { 'data-k': 'payment' }, h('legend', null, words.payment),
    methods.length === 0 && h('p.hint', null, words.noPayment),
    methods.map((m) => [
      m.savedPaymentMethods.map((s) => choice(form, 'means', meansOf(m, s.customerPaymentMethodId), say(words.savedCard, { brand: s.brand, digits: s.lastFour ?? '' }), `${s.expiryMonth}/${s.expiryYear}`, show)),
      choice(form, 'means', meansOf(m), m.displayName, !m.livemode && words.testing, show)]),
    tokens.length > 0 && h('label.field', { 'data-k': 'token' }, h('span', null, words.testCard), h('select', {
      name: 'paymentToken', onchange: (e: Event) => { form['paymentToken'] = (e.target as HTMLSelectElement).value; },
    }, tokens.map((t) => h('option', { value: t, selected: t === form['paymentToken'] }, t.replace(/^pm_/, '').replace(/_/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase())))),
    method && outside(method) && [h('p.hint', { 'data-k': 'outside' }, words.payOutside), instructions(lang, method.publicConfig)],
    method && !saved && byLink(method) && h('p.hint', { 'data-k': 'link' }, words.finishHint),
    !saved && isStripe(method) && [
      document.querySelector('.stripe')?.cloneNode(true) ?? h('div.stripe', { 'data-k': 'stripe' }), // as it is: it is not ours
      state === 'loading' && h('p.hint', { role: 'status', 'data-k': 'stripe-loading' }, words.loading),
      state === 'failed' && h('div.begun', { 'data-k': 'stripe-failed' }, h('p.refusal', { role: 'alert' }, words.formFailed), h('button.second', { onclick: () => { again(); show(); } }, words.retry))],
    more);
}

/** Keeps the form of a payment service, once the page is shown. */
export function keepForm(methods: CheckoutPaymentMethod[], form: Form, what: Payable, show: () => void): void {
  const [provider, saved] = form['means']!.split(' ');
  void keep(document.querySelector('.stripe'), saved ? undefined : methods.find((m) => String(m.paymentProviderId) === provider), what, lang, show);
}

/** The token of the payment service's form. Its errors become refusals. */
const tokenOfForm = (): Promise<string> => confirmed(here).catch((e: unknown) => {
  throw e instanceof FormError ? new Refusal('payment_form', e.loaded ? e.message : words.formFailed) : e;
});

/** The chosen payment method in the form of a request. */
export async function choiceOf(methods: CheckoutPaymentMethod[], form: Form): Promise<Record<string, unknown>> {
  const [provider, saved] = form['means']!.split(' ').map(Number);
  const method = methods.find((m) => m.paymentProviderId === provider);
  return { paymentProviderId: provider, returnUrl: here,
    ...(saved ? { customerPaymentMethodId: saved } : isStripe(method) ? { paymentToken: await tokenOfForm() } : tokensOf(method).length ? { paymentToken: form['paymentToken'] } : {}) };
}

/** Leaves for a page on which the payment goes on. It comes back here, where what was entered is there again. */
export function leave(url: string, form: Form = {}): void {
  const { password: _, ...entered } = form;
  sessionStorage.setItem(`${place}:left`, JSON.stringify(entered));
  location.assign(url);
}

/** The entries from before the buyer left the page; null if they did not leave it. The second call returns null. */
export function left(): Form | null {
  const entered = sessionStorage.getItem(`${place}:left`);
  sessionStorage.removeItem(`${place}:left`);
  return entered ? JSON.parse(entered) as Form : null;
}

/** Waits before the page asks again for the outcome of a payment. */
export const pause = (since: number): Promise<void> => new Promise((done) => setTimeout(done, Math.min(5000, Math.max(500, (Date.now() - since) / 10))));
