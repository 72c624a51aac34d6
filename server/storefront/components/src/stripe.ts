// Stripe's own form, the Payment Element: what is entered there goes to Stripe alone, which
// gives a confirmation token for it. The payment itself is made by the service. The script
// comes from Stripe's address and no other, as Stripe asks for, and only to pages of stores
// that are paid through it. The checkout, payment and account pages use this module, so it
// gets their language and address from its callers.
import type { CheckoutPaymentMethod } from './checkout-types.ts';

const address = 'https://js.stripe.com/dahlia/stripe.js';

/** An error of the form, with Stripe's text in the page's language. An empty text with loaded false means that the form did not load. */
export class FormError extends Error { constructor(message: string, readonly loaded = true) { super(message); } }

interface Fault { message?: string; setup_intent?: { id: string; status: string } }
interface Element { mount(at: HTMLElement): void; on(event: 'ready' | 'change' | 'loaderror', done: (event: { error?: Fault }) => void): void; destroy(): void }
interface Elements { create(what: 'payment', options: object): Element; update(options: object): void; submit(): Promise<{ error?: Fault }> }
interface Stripe {
  elements(options: object): Elements;
  createConfirmationToken(of: { elements: Elements; params: object }): Promise<{ error?: Fault; confirmationToken?: { id: string } }>;
  confirmSetup(of: { elements: Elements; redirect: 'if_required'; confirmParams: object }): Promise<{ error?: Fault; setupIntent?: { id: string } }>;
}
type Factory = (key: string, options: object) => Stripe;

/** The payment that the form is for. An amount of 0 only sets up a payment method. */
export interface Payable { amount: string; currency: string; usage: 'on_session' | 'off_session' | null }

/** The secret of a SetupIntent: the form saves a payment method, and nothing is paid. */
export interface Savable { clientSecret: string }

let script: Promise<Factory> | null = null;
let form: { key: string; stripe: Stripe; elements: Elements; element: Element; box: HTMLElement; options: string } | null = null;
let token = '';
/** How far the form is. */
export let state: 'loading' | 'ready' | 'failed' = 'loading';

/** A payment provider as a page knows it. */
export type Provider = Pick<CheckoutPaymentMethod, 'providerCode' | 'publicConfig'>;

/** Whether a way to pay is Stripe's. */
export const isStripe = (m: Provider | undefined): boolean => m?.providerCode === 'STRIPE' && Boolean(keyOf(m));

const keyOf = (m: Provider): string => String((m.publicConfig as Record<string, unknown>)['publishableKey'] ?? '');

function load(): Promise<Factory> {
  return script ??= new Promise((done, fail) => {
    const element = document.createElement('script');
    element.src = address;
    element.onload = () => done((globalThis as unknown as { Stripe: Factory }).Stripe);
    element.onerror = () => {
      script = null;
      element.remove();
      fail(new FormError('', false));
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

const options = (what: Payable | Savable): object => 'clientSecret' in what ? what : ({
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
export async function keep(box: HTMLElement | null, method: Provider | undefined, what: Payable | Savable, lang: string, show: () => void): Promise<void> {
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
  if (state === 'failed' || box.dataset['begun'] && state === 'loading') return; // the payer decides when to try again; the form is loading
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

/** How long a payer waits for a form that is loading, in milliseconds. */
const patience = 15_000;

/** Waits for a form that is loading, and checks the entries. */
async function entered(): Promise<{ stripe: Stripe; elements: Elements }> {
  for (const since = Date.now(); state === 'loading' && document.querySelector('.stripe') && Date.now() - since < patience;) await new Promise((done) => setTimeout(done, 50));
  if (!form || state !== 'ready') throw new FormError('', false);
  const { stripe, elements } = form;
  const submitted = await elements.submit();
  if (submitted.error) throw new FormError(submitted.error.message ?? '');
  return { stripe, elements };
}

/** The token of what was entered: the same one until that changes, or it was used. A bank leads back to the address. */
export async function confirmed(back: string): Promise<string> {
  if (token) return token;
  const { stripe, elements } = await entered();
  const made = await stripe.createConfirmationToken({ elements, params: { return_url: back } });
  if (!made.confirmationToken) throw new FormError(made.error?.message ?? '');
  return token = made.confirmationToken.id;
}

/**
 * Confirms the SetupIntent of the form and returns its id. Stripe asks for 3-D Secure on top of the page. A bank
 * with a page of its own leads back to the address, with the id in its query.
 */
export async function setUp(back: string): Promise<string> {
  const { stripe, elements } = await entered();
  const { setupIntent, error } = await stripe.confirmSetup({ elements, redirect: 'if_required', confirmParams: { return_url: back } });
  const done = setupIntent ?? (error?.setup_intent?.status === 'succeeded' ? error.setup_intent : null); // it was confirmed before
  if (!done) throw new FormError(error?.message ?? '');
  return done.id;
}
