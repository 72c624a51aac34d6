// The checkout page: whose cart it is comes in the address' fragment, which no server
// sees, and is kept for this tab only.
import type {
  AddressFields, Cart, CheckoutPaymentMethod, CheckoutResult, CheckoutShippingMethod, CustomerLogin, CustomerOrder, StoreOverview,
} from './checkout-types.ts';
import { h, morph, type Child } from './dom.ts';

interface Fault { pointer?: string; detail: string }

class Refusal extends Error {
  constructor(readonly code: string, message: string, readonly status: number, readonly faults: Fault[]) {
    super(message);
  }
}

const main = document.querySelector('main')!;
const base = new URL('../..', import.meta.url);
const place = `checkout:${location.pathname}`;
const given = new URLSearchParams(location.hash.slice(1));
if (given.get('c')) {
  sessionStorage.setItem(place, JSON.stringify({ token: given.get('c') }));
  history.replaceState(null, '', location.pathname);
}
const { token = '' } = JSON.parse(sessionStorage.getItem(place) ?? '{}') as { token?: string };

// Countries whose addresses need a state or province.
const withStates = new Set(['AU', 'BR', 'CA', 'CN', 'IN', 'IT', 'JP', 'MX', 'US']);
const countries = 'AD AE AR AT AU BE BG BR CA CH CL CN CO CY CZ DE DK EE EG ES FI FR GB GR HK HR HU IE IL IN IS IT JP KR LI LT LU LV MA MC MT MX MY NL NO NZ PE PH PL PT RO RS SA SE SG SI SK SM TH TR TW UA US UY VA VN ZA'.split(' ');
const names = new Intl.DisplayNames('en', { type: 'region' });
const money = (amount: string, currency: string): string => new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount as unknown as number);

let overview: StoreOverview;
let cart: Cart | null = null;
let order: CustomerOrder | null = null;
let shipping: CheckoutShippingMethod[] = [];
let methods: CheckoutPaymentMethod[] = [];
let bearer = '';
let customer: CustomerLogin['customer'] | null = null;
let waiting: string | null = null; // the page on which the payment has to be confirmed
let busy = '';
let refusal: Refusal | null = null;
let loginShown = false;
/** What the buyer has entered. */
const form: Record<string, string> = { email: '', shippingMethodId: '', paymentProviderId: '', paymentToken: 'pm_card_visa', terms: '', agreed: '' };
/** The key of the checkout that was sent: the same one is sent again until something is changed. */
let sent: { body: string; key: string } | null = null;

async function call<T>(method: string, path: string, query: Record<string, string> = {}, body?: unknown, once?: string): Promise<T> {
  const url = new URL(`customer/${path}`, base);
  for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value);
  const headers: Record<string, string> = { 'X-Cart-Token': token }; // which names the store as well
  if (bearer) headers['Authorization'] = `Bearer ${bearer}`;
  if (body) headers['Content-Type'] = 'application/json';
  if (once) headers['Idempotency-Key'] = once;
  for (let tries = 1; ; tries++) {
    const answer = await fetch(url, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}), signal: AbortSignal.timeout(30_000) }).catch(() => null);
    if (answer?.ok) return await answer.json() as T;
    if (tries < 4 && (method === 'GET' || once) && (!answer || [429, 502, 503, 504].includes(answer.status))) {
      await new Promise((done) => setTimeout(done, Number(answer?.headers.get('Retry-After')) * 1000 || 500 * 2 ** tries));
      continue;
    }
    if (!answer) throw new Refusal('network', 'There is no connection. Nothing was lost: try again.', 0, []);
    const problem = await answer.json().catch(() => ({})) as { code?: string; detail?: string; title?: string; errors?: Fault[] };
    throw new Refusal(problem.code ?? '', problem.detail ?? problem.title ?? 'This did not work.', answer.status, problem.errors ?? []);
  }
}

let running: Promise<void> = Promise.resolve();

/** Runs something that the buyer waits for, after what runs already, and shows what it was refused with. */
function run(what: string, work: () => Promise<void>): Promise<void> {
  return running = running.then(async () => {
    busy = what;
    refusal = null;
    show();
    try {
      await work();
    } catch (e) {
      refusal = e instanceof Refusal ? e : new Refusal('unknown', String(e), 0, []);
    }
    busy = '';
    show();
    if (refusal) main.querySelector<HTMLElement>('[aria-invalid=true], .refusal')?.focus();
  });
}

const destination = (): Record<string, string> => ({ countryCode: form['countryCode']!, postalCode: form['postalCode'] ?? '', stateProvince: withStates.has(form['countryCode']!) ? form['stateProvince'] ?? '' : '' });

/** Asks what shipping there is to the address, and what everything costs with it. */
async function reckon(): Promise<void> {
  if (!cart || !form['countryCode']) return;
  shipping = cart.requiresShipping ? (await call<{ items: CheckoutShippingMethod[] }>('GET', 'checkout/shipping-methods', destination())).items : [];
  if (!shipping.some((s) => String(s.shippingMethodId) === form['shippingMethodId'])) form['shippingMethodId'] = String(shipping[0]?.shippingMethodId ?? '');
  cart = await call<Cart>('GET', 'cart/summary', { ...destination(), shippingMethodId: form['shippingMethodId']! });
}

async function load(): Promise<void> {
  if (!token) throw new Refusal('gone', 'This link is not complete. Go back to the shop and open the checkout again.', 404, []);
  [overview, cart] = await Promise.all([call<StoreOverview>('GET', 'store/overview'), call<Cart>('GET', 'cart/summary')]);
  document.title = `Checkout: ${overview.name}`;
  if (cart.convertedOrderId) {
    order = await call<CustomerOrder>('GET', 'order');
    return;
  }
  if (cart.status === 'CHECKING_OUT') {
    await look();
    if (waiting) return;
  }
  methods = (await call<{ items: CheckoutPaymentMethod[] }>('GET', 'checkout/payment-methods')).items.filter(usable);
  form['paymentProviderId'] ||= String((methods.find((m) => m.isDefault) ?? methods[0])?.paymentProviderId ?? '');
  form['email'] ||= cart.email ?? customer?.email ?? '';
  form['countryCode'] ||= overview.allowedCountryCodes[0] ?? overview.address?.countryCode ?? new Intl.Locale(navigator.language).maximize().region ?? 'DE';
  await reckon();
}

/** Whether this page can pay by it: a provider's own form is none of ours. */
const usable = (m: CheckoutPaymentMethod): boolean => m.providerCode === 'SANDBOX';

/** Looks what became of a payment that was to be confirmed: the order tells, and nothing else. */
async function look(): Promise<void> {
  const now = await call<CustomerOrder>('GET', 'order', bearer && order ? { orderId: String(order.orderId) } : {}).catch((e: Refusal) => {
    if (e.status === 404) return null;
    throw e;
  });
  if (now?.nextAction) {
    order = now;
    waiting = now.nextAction.url;
  } else if (now && now.status !== 'DRAFT') {
    order = now;
    waiting = null;
  } else if (!now) {
    const before = waiting;
    order = waiting = null;
    cart = await call<Cart>('GET', 'cart/summary', {});
    sent = null;
    if (before && cart.status === 'ACTIVE') throw new Refusal('payment_declined', 'The payment was not confirmed, and nothing was charged. Choose how to pay, and try again.', 422, []);
  }
}

async function watch(): Promise<void> {
  while (waiting) {
    await new Promise((done) => setTimeout(done, 1500));
    if (!waiting) return;
    try {
      await look();
    } catch (e) {
      if (e instanceof Refusal && e.code !== 'network') {
        refusal = e;
        await load().catch(() => {});
      }
    }
    show();
  }
}

const changed = 'Something in the cart changed. Look at the new total, and send the order again.';

/** Places the order for the total that the buyer saw when they sent it. */
async function pay(seen: string): Promise<void> {
  const c = cart!;
  if (order) return; // sent twice
  if (c.grandTotal !== seen) throw new Refusal('cart_changed', changed, 409, []);
  const address = Object.fromEntries(['firstName', 'lastName', 'company', 'streetLine1', 'streetLine2', 'postalCode', 'city', 'stateProvince', 'countryCode', 'phoneNumber']
    .filter((name) => form[name] && (name !== 'stateProvince' || withStates.has(form['countryCode']!))).map((name) => [name, form[name]])) as unknown as AddressFields;
  const due = Number(c.amountDueToday) > 0 || c.recurring.length > 0;
  const body = JSON.stringify({
    cartId: c.cartId, version: c.version, expectedGrandTotal: c.grandTotal,
    ...(customer ? {} : { email: form['email'] }),
    ...(c.requiresShipping ? { shippingAddress: address, billingSameAsShipping: true, shippingMethodId: Number(form['shippingMethodId']) } : { billingAddress: address }),
    ...(due ? { payment: { paymentProviderId: Number(form['paymentProviderId']), paymentToken: form['paymentToken'] } } : {}),
    ...(c.recurring.length ? { subscriptionConsent: { text: agreement(c), recurring: c.recurring.map((r) => ({ subscriptionPlanId: r.subscriptionPlanId, grandTotal: r.grandTotal })) } } : {}),
    ...(overview.policies.termsUrl ? { acceptTerms: form['terms'] === 'yes' } : {}),
    ...(form['notes'] ? { notes: form['notes'] } : {}),
  });
  if (sent?.body !== body) sent = { body, key: crypto.randomUUID() };
  let result: CheckoutResult;
  try {
    result = await call<CheckoutResult>('POST', 'checkout', {}, JSON.parse(body), sent.key);
  } catch (e) {
    sent = null;
    if (e instanceof Refusal && ['cart_changed', 'version_conflict'].includes(e.code)) {
      await load();
      throw new Refusal(e.code, changed, e.status, []);
    }
    if (e instanceof Refusal && e.status === 422) await reckon(); // the cart is active again, and newer
    throw e;
  }
  order = await call<CustomerOrder>('GET', 'order', bearer ? { orderId: String(result.orderId) } : {});
  waiting = result.nextAction?.url ?? null;
  if (waiting) void watch();
}

const every = (r: Cart['recurring'][number]): string => {
  const unit = r.intervalUnit.toLowerCase();
  return r.intervalCount === 1 ? `every ${unit}` : `every ${r.intervalCount} ${unit}s`;
};
const agreement = (c: Cart): string => `I agree to be charged ${c.recurring.map((r) => `${money(r.grandTotal, c.currencyCode)} ${every(r)} (${r.subscriptionPlanName})`).join(', and ')}, until I cancel in my account.`;

// What is shown.

function field(name: string, label: string, o: Record<string, unknown> = {}): Child {
  const fault = refusal?.faults.find((f) => f.pointer?.endsWith(`/${name}`));
  const again = ['postalCode', 'stateProvince'].includes(name);
  return h('label', { class: `field ${o['wide'] ? 'wide' : ''}`, 'data-k': name }, h('span', null, label, !o['required'] && h('small', null, ' optional')),
    h('input', {
      name, id: name, value: form[name] ?? '', 'data-own': '1', maxlength: 200, ...o, wide: null,
      'aria-invalid': fault ? 'true' : null, 'aria-describedby': fault ? `${name}-fault` : null,
      oninput: (e: Event) => { form[name] = (e.target as HTMLInputElement).value; },
      onchange: again ? () => void run('address', reckon) : () => {},
    }), fault && h('em', { id: `${name}-fault` }, fault.detail));
}

const choice = (group: string, value: string, what: Child, side: Child, changed: () => void): Child => h('label.choice', { 'data-k': `${group}${value}` },
  h('input', { type: 'radio', name: group, value, checked: form[group] === value, onchange: () => { form[group] = value; changed(); } }), h('span', null, what), side && h('b', null, side));

const tick = (name: string, ...label: Child[]): Child => h('label.tick', { 'data-k': name },
  h('input', { type: 'checkbox', name, required: true, checked: form[name] === 'yes', onchange: (e: Event) => { form[name] = (e.target as HTMLInputElement).checked ? 'yes' : ''; } }), h('span', null, ...label));

function address(): Child {
  const codes = overview.allowedCountryCodes.length ? overview.allowedCountryCodes : countries;
  const sorted = [...codes].sort((a, b) => (names.of(a) ?? a).localeCompare(names.of(b) ?? b));
  return h('fieldset', { 'data-k': 'address' }, h('legend', null, cart!.requiresShipping ? 'Delivery address' : 'Billing address'), h('div.grid', null,
    h('label.field.wide', { 'data-k': 'country' }, h('span', null, 'Country'), h('select', {
      name: 'countryCode', autocomplete: 'country', onchange: (e: Event) => {
        form['countryCode'] = (e.target as HTMLSelectElement).value;
        void run('address', reckon);
      },
    }, sorted.map((code) => h('option', { value: code, selected: code === form['countryCode'] }, names.of(code))))),
    field('firstName', 'First name', { required: true, autocomplete: 'given-name' }), field('lastName', 'Last name', { required: true, autocomplete: 'family-name' }),
    field('streetLine1', 'Street and number', { required: true, autocomplete: 'address-line1', wide: true }),
    field('streetLine2', 'Apartment, company', { autocomplete: 'address-line2', wide: true }),
    field('postalCode', 'Postal code', { required: true, autocomplete: 'postal-code' }), field('city', 'City', { required: true, autocomplete: 'address-level2' }),
    withStates.has(form['countryCode']!) && field('stateProvince', 'State or province', { required: true, autocomplete: 'address-level1' }),
    field('phoneNumber', 'Phone', { type: 'tel', autocomplete: 'tel', placeholder: '+49…' })));
}

function contact(): Child {
  if (customer) return h('fieldset', { 'data-k': 'contact' }, h('legend', null, 'Contact'), h('p', null, `Logged in as ${customer.email}`));
  const needed = cart!.recurring.length > 0 || !overview.guestCheckout;
  return h('fieldset', { 'data-k': 'contact' }, h('legend', null, 'Contact'),
    needed && h('p.hint', null, cart!.recurring.length > 0 ? 'A subscription needs an account: log in to go on.' : 'This store sells to customers with an account: log in to go on.'),
    h('div.grid', null, field('email', 'E-mail', { type: 'email', required: true, autocomplete: 'email', wide: true }),
      (loginShown || needed) && field('password', 'Password', { type: 'password', autocomplete: 'current-password', wide: true })),
    loginShown || needed
      ? h('button.second', { 'data-k': 'login', onclick: () => void run('login', login) }, 'Log in')
      : h('button.link', { 'data-k': 'ask', onclick: () => { loginShown = true; show(); main.querySelector<HTMLElement>('#password')?.focus(); } }, 'I have an account'));
}

async function login(): Promise<void> {
  const answer = await call<CustomerLogin>('POST', 'store/login', {}, { email: form['email'], password: form['password'] ?? '' });
  bearer = answer.accessToken;
  customer = answer.customer;
  delete form['password'];
  await load();
}

function payment(): Child {
  const method = methods.find((m) => String(m.paymentProviderId) === form['paymentProviderId']);
  const tokens = String((method?.publicConfig as Record<string, unknown> | undefined)?.['testPaymentTokens'] ?? '').split(' ').filter(Boolean);
  return h('fieldset', { 'data-k': 'payment' }, h('legend', null, 'Payment'),
    methods.length === 0 && h('p.hint', null, 'This store has no way to pay on this page yet.'),
    methods.map((m) => choice('paymentProviderId', String(m.paymentProviderId), m.displayName, !m.livemode && 'Test', show)),
    tokens.length > 0 && h('label.field', { 'data-k': 'token' }, h('span', null, 'Test card'), h('select', {
      name: 'paymentToken', onchange: (e: Event) => { form['paymentToken'] = (e.target as HTMLSelectElement).value; },
    }, tokens.map((t) => h('option', { value: t, selected: t === form['paymentToken'] }, t.replace(/^pm_/, '').replace(/_/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase())))));
}

function lines(of: { name: string; quantity: number; lineTotal: string; mediaUrl: string | null }[], currency: string): Child {
  return h('ul', null, of.map((l) => h('li', null, h('span.thumb', null, l.mediaUrl && h('img', { src: l.mediaUrl, alt: '', width: 64, height: 64 })),
    h('span', null, l.name, h('small', null, `Quantity ${l.quantity}`)), h('b', null, money(l.lineTotal, currency)))));
}

function totals(of: { subtotal: string; discountTotal: string; shippingTotal: string; taxTotal: string; grandTotal: string; currencyCode: string }, ships: boolean): Child {
  const row = (label: string, amount: string, sign = ''): Child => [h('dt', null, label), h('dd', null, sign + money(amount, of.currencyCode))];
  return h('dl', null, row('Subtotal', of.subtotal), Number(of.discountTotal) > 0 && row('Discount', of.discountTotal, '−'), ships && row('Shipping', of.shippingTotal),
    Number(of.taxTotal) > 0 && row('Taxes', of.taxTotal), h('dt.total', null, 'Total'), h('dd.total', null, money(of.grandTotal, of.currencyCode)));
}

/** The amounts of a cart as the storefront shows them, with tax or without it. */
function shown(c: Cart): Cart {
  const s: Cart & { shownSubtotal?: string; shownDiscountTotal?: string; shownShippingTotal?: string; shownTaxTotal?: string } = c;
  return { ...c, subtotal: s.shownSubtotal ?? c.subtotal, discountTotal: s.shownDiscountTotal ?? c.discountTotal, shippingTotal: s.shownShippingTotal ?? c.shippingTotal, taxTotal: s.shownTaxTotal ?? c.taxTotal };
}

function view(): Child {
  const said = refusal && h('p.refusal', { role: 'alert', tabindex: -1, 'data-k': 'refusal' }, refusal.message);
  if (!overview) return h('section.alone', null, h('h1', null, 'Checkout'), said ?? h('p', { role: 'status' }, 'Loading…'), refusal && token && h('button.second', { onclick: () => void run('load', load) }, 'Try again'));
  const head = h('header', null, h('span.shop', null, overview.name), !overview.livemode && h('span.test', null, 'Test store: nothing is charged'));
  if (order && !waiting) {
    return [head, h('section.alone', null, h('div.tick-mark', { 'aria-hidden': 'true' }, '✓'), h('h1', { tabindex: -1 }, 'Thank you for your order'),
      h('p', null, `Order ${order.orderNumber}. A confirmation goes to ${order.email}.`), lines(order.items, order.currencyCode), totals(order, order.shippingMethodId !== null))];
  }
  if (waiting) {
    return [head, h('section.alone', null, h('h1', null, 'Confirm your payment'), h('p', null, 'Your bank asks whether this payment is yours. This page goes on by itself once you have answered.'),
      h('a.pay', { href: waiting, target: '_blank', rel: 'noopener' }, 'Continue to your bank'),
      h('button.link', { onclick: () => void run('cancel', cancel) }, 'Cancel this payment'), said, h('p.hint', { role: 'status' }, 'Waiting for your answer…'))];
  }
  if (!cart || cart.itemCount === 0) return [head, h('section.alone', null, h('h1', null, 'Your cart is empty'), h('p', null, 'Go back to the shop and put something into it.'))];
  const c = cart;
  const blocked = methods.length === 0 || (c.recurring.length > 0 || !overview.guestCheckout) && !customer;
  return [head, h('div.columns', null,
    h('form', { onsubmit: (e: Event) => { e.preventDefault(); if (busy !== 'pay' && !blocked) void run('pay', () => pay(c.grandTotal)); }, 'aria-label': 'Checkout' }, h('h1', null, 'Checkout'), said,
      contact(), address(),
      c.requiresShipping && h('fieldset', { 'data-k': 'shipping' }, h('legend', null, 'Shipping'),
        shipping.length ? shipping.map((s) => choice('shippingMethodId', String(s.shippingMethodId), [s.name, s.estimatedMaxDays !== null && h('small', null, `${s.estimatedMinDays ?? 0} to ${s.estimatedMaxDays} days`)],
          Number(s.price) ? money(s.price, s.currencyCode) : 'Free', () => void run('address', reckon)))
          : h('p.hint', null, busy ? 'Looking for ways to ship…' : 'Nothing is shipped to this address.')),
      payment(),
      c.problems.map((p) => h('p.refusal', null, p.message)),
      c.recurring.length > 0 && tick('agreed', agreement(c)),
      overview.policies.termsUrl && tick('terms', 'I accept the ', h('a', { href: overview.policies.termsUrl, target: '_blank', rel: 'noopener' }, 'terms'), overview.policies.privacyUrl && [' and have read the ', h('a', { href: overview.policies.privacyUrl, target: '_blank', rel: 'noopener' }, 'privacy policy')], '.'),
      h('button.pay', { type: 'submit', 'aria-busy': busy === 'pay' ? 'true' : null, 'aria-disabled': busy === 'pay' || blocked ? 'true' : null }, busy === 'pay' ? 'One moment…' : `Pay ${money(c.amountDueToday, c.currencyCode)}`)),
    h('aside', { 'aria-label': 'Order summary' }, h('h2', null, 'Your order'), lines(c.items.map((l) => ({ ...l, lineTotal: (l as { shownTotal?: string }).shownTotal ?? l.lineTotal })), c.currencyCode), c.coupons.map((x) => h('p.coupon', null, x.code)), totals(shown(c), c.requiresShipping),
      c.recurring.map((r) => h('p.hint', null, `Then ${money(r.grandTotal, c.currencyCode)} ${every(r)}: ${r.subscriptionPlanName}`))))];
}

async function cancel(): Promise<void> {
  waiting = null;
  order = null;
  sent = null;
  cart = await call<Cart>('DELETE', 'checkout', { cartId: String(cart!.cartId) });
  await load();
}

let finished = false;
function show(): void {
  const shown = new DocumentFragment();
  shown.append(h('div', null, view()));
  morph(main, shown);
  if (order && !waiting && !finished) {
    finished = true;
    main.querySelector('h1')?.focus();
  }
}

show();
void run('load', load).then(() => { if (waiting) void watch(); });
