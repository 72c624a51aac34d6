// Stripe's own form, the Payment Element: what is entered there goes to Stripe alone, which
// gives a confirmation token for it. The payment itself is made by the service. The script
// comes from Stripe's address and no other, as Stripe asks for, and only to pages of stores
// that are paid through it.
import { here, Refusal } from './checkout-call.ts';
import { lang, words } from './checkout-text.ts';
import type { CheckoutPaymentMethod } from './checkout-types.ts';

const address = 'https://js.stripe.com/dahlia/stripe.js';

interface Fault { message?: string }
interface Element { mount(at: HTMLElement): void; on(event: 'ready' | 'change' | 'loaderror', done: (event: { error?: Fault }) => void): void; destroy(): void }
interface Elements { create(what: 'payment', options: object): Element; update(options: object): void; submit(): Promise<{ error?: Fault }> }
interface Stripe {
  elements(options: object): Elements;
  createConfirmationToken(of: { elements: Elements; params: object }): Promise<{ error?: Fault; confirmationToken?: { id: string } }>;
}
type Factory = (key: string, options: object) => Stripe;

/** What is to be paid: nothing today is what only sets up a payment method. */
export interface Payable { amount: string; currency: string; usage: 'on_session' | 'off_session' | null }

let script: Promise<Factory> | null = null;
let form: { key: string; stripe: Stripe; elements: Elements; element: Element; box: HTMLElement; options: string } | null = null;
let token = '';
/** How far the form is. */
export let state: 'loading' | 'ready' | 'failed' = 'loading';

/** Whether a way to pay is Stripe's. */
export const isStripe = (m: CheckoutPaymentMethod | undefined): boolean => m?.providerCode === 'STRIPE' && Boolean(keyOf(m));

const keyOf = (m: CheckoutPaymentMethod): string => String((m.publicConfig as Record<string, unknown>)['publishableKey'] ?? '');

function load(): Promise<Factory> {
  return script ??= new Promise((done, fail) => {
    const element = document.createElement('script');
    element.src = address;
    element.onload = () => done((globalThis as unknown as { Stripe: Factory }).Stripe);
    element.onerror = () => {
      script = null;
      element.remove();
      fail(new Refusal('payment_form', ''));
    };
    document.head.append(element);
  });
}

/** An amount in Stripe's units, which has digits of its own for some currencies. */
function units({ amount, currency }: Payable): number {
  const digits = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.includes(currency) ? 0 : 'BHD JOD KWD OMR TND'.includes(currency) ? 3 : 2;
  const [whole, part = ''] = amount.split('.');
  return Number(whole + part.padEnd(digits, '0').slice(0, digits));
}

const options = (what: Payable): object => ({
  mode: Number(what.amount) > 0 ? 'payment' : 'setup', currency: what.currency.toLowerCase(), ...(Number(what.amount) > 0 ? { amount: units(what) } : {}),
  setupFutureUsage: Number(what.amount) > 0 ? what.usage : what.usage ?? 'off_session',
});

/** The looks of the page around the form. */
function appearance(around: HTMLElement): object {
  const { color, fontFamily } = getComputedStyle(document.body);
  const beside = around.parentElement?.querySelector('.choice');
  const background = getComputedStyle(beside ?? document.body).backgroundColor;
  const dark = /\d+/.test(background) && (background.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) < 3 * 128;
  return { theme: dark ? 'night' : 'stripe', variables: { colorText: color, colorBackground: background, fontFamily } };
}

/** Keeps the form in its place on the page, and what it is about as the page shows it. */
export async function keep(box: HTMLElement | null, method: CheckoutPaymentMethod | undefined, what: Payable, show: () => void): Promise<void> {
  if (!box || !method || !isStripe(method)) {
    form?.element.destroy();
    form = null;
    token = '';
    return;
  }
  const asked = JSON.stringify(options(what));
  if (form?.box === box && form.key === keyOf(method)) {
    if (form.options !== asked) {
      form.options = asked;
      token = '';
      form.elements.update(options(what));
    }
    return;
  }
  if (state === 'failed' || box.dataset['begun'] && state === 'loading') return; // somebody says when it is tried again; it is on its way
  box.dataset['begun'] = '1';
  state = 'loading';
  try {
    const stripe = (await load())(keyOf(method), { locale: lang.split('-')[0] });
    if (!box.isConnected) return;
    const elements = stripe.elements({ ...options(what), appearance: appearance(box) });
    const element = elements.create('payment', { layout: 'tabs' });
    form = { key: keyOf(method), stripe, elements, element, box, options: asked };
    token = '';
    element.on('change', () => { token = ''; });
    element.on('ready', () => {
      state = 'ready';
      show();
    });
    element.on('loaderror', () => {
      state = 'failed';
      show();
    });
    element.mount(box);
  } catch {
    state = 'failed';
    delete box.dataset['begun'];
    show();
  }
}

/** Tries again what did not load. */
export function again(): void {
  form?.element.destroy();
  delete form?.box.dataset['begun'];
  form = null;
  state = 'loading';
}

/** Forgets the token of what was entered: it was used. */
export const used = (): void => { token = ''; };

/** How long somebody who pays is let wait for a form that is on its way, in milliseconds. */
const patience = 15_000;

/** The token of what was entered: the same one until that changes, or it was used. A form that is on its way is waited for. */
export async function confirmed(): Promise<string> {
  if (token) return token;
  for (const since = Date.now(); state === 'loading' && document.querySelector('.stripe') && Date.now() - since < patience;) await new Promise((done) => setTimeout(done, 50));
  if (!form || state !== 'ready') throw new Refusal('payment_form', words.formFailed);
  const { stripe, elements } = form;
  const submitted = await elements.submit();
  if (submitted.error) throw new Refusal('payment_form', submitted.error.message ?? '');
  const made = await stripe.createConfirmationToken({ elements, params: { return_url: here } });
  if (!made.confirmationToken) throw new Refusal('payment_form', made.error?.message ?? '');
  return token = made.confirmationToken.id;
}
