// The checkout page: what is shown follows from the cart that its link is for, from the
// order that it becomes, and from what the buyer has entered.
import { call, linked, login, named, open, prove, Refusal, remember, remembered, seen } from './checkout-call.ts';
import { lang, money, say, speak, tell, words } from './checkout-text.ts';
import type {
  AddressFields, Cart, CheckoutPaymentMethod, CheckoutResult, CheckoutShippingMethod, CustomerAddress, CustomerLogin, CustomerOrder, StoreOverview, AddressField, StorefrontCountry,
} from './checkout-types.ts';
import { choice as chosenOf, choiceOf, instructions, keepForm, leave, left, means, meansOf, outside, pause, usable } from './checkout-means.ts';
import { faultsOf, faultText, nameOf, summary } from './checkout-fault.ts';
import { lines, message, totals, type Line, type Totals } from './checkout-parts.ts';
import { h, morph, type Child } from './dom.ts';
import { used } from './stripe.ts';

const main = document.querySelector('main')!;

let overview: StoreOverview;
/** Where the store ships to, and what an address there needs. */
let countries: StorefrontCountry[] = [];
let cart: Cart | null = null;
let order: CustomerOrder | null = null;
let shipping: CheckoutShippingMethod[] = [];
let methods: CheckoutPaymentMethod[] = [];
let addresses: CustomerAddress[] = []; // that the customer has saved
/** Whether the cart is somebody's who has to log in to reach it. */
let locked = false;
let customer: CustomerLogin['customer'] | null = null;
/** The payment that is not decided yet, and the page on which it has to be confirmed. */
let waiting: { url: string | null; link: boolean } | null = null;
let before = left(); // what was entered before the payment was confirmed elsewhere
let busy = '';
let refusal: Refusal | null = null;
let loginShown = false;
/** What the buyer has entered. */
const form: Record<string, string> = { email: '', addressId: '', shippingMethodId: '', means: '', paymentToken: 'pm_card_visa', terms: '', agreed: '', keep: '', marketing: '' };
/** The key of the checkout that was sent: the same one is sent again until something is changed. */
let sent: { body: string; key: string } | null = null;

let running: Promise<void> = Promise.resolve();

/** Runs something that the buyer waits for, after what runs already, and shows what it was refused with. */
function run(what: string, work: () => Promise<void>): Promise<void> {
  return running = running.then(async () => {
    busy = what;
    if (what !== 'address' || refusal?.code !== 'fields') refusal = null; // a new address mends no other field
    let failed = false;
    show();
    try {
      await work();
    } catch (e) {
      failed = true;
      refusal = e instanceof Refusal ? e : new Refusal('unknown', String(e));
    }
    busy = '';
    show();
    if (failed) main.querySelector<HTMLElement>('.refusal')?.focus();
  });
}

const destination = (): Record<string, string> => form['addressId'] ? { customerAddressId: form['addressId'] } : ({ countryCode: form['countryCode']!, postalCode: form['postalCode'] ?? '', stateProvince: has('stateProvince') ? form['stateProvince'] ?? '' : '' });

/** Whether an address in the chosen country has a field, and whether it needs it. */
const has = (name: AddressField): boolean => chosen()?.addressFields.includes(name) ?? false;
const needs = (name: AddressField): boolean => chosen()?.requiredFields.includes(name) ?? false;
const chosen = (): StorefrontCountry | undefined => countries.find((c) => c.countryCode === form['countryCode']);

/** The countries that an order of the cart can be sent to, or billed in when nothing is shipped. */
const offered = (): StorefrontCountry[] => cart?.requiresShipping ? countries.filter((c) => c.isShippedTo) : countries;

/** Whether the place is known by which shipping and taxes are priced. */
const located = (): boolean => Boolean(form['addressId'] || chosen() && (['postalCode', 'stateProvince'] as const).every((name) => !needs(name) || form[name]));

/** Whether the order needs a payment method: an amount is due today, or a subscription renews. */
const isDue = (c: Cart): boolean => Number(c.amountDueToday) > 0 || c.recurring.length > 0;

/** The cart for which the payment methods were read: they are read again when one of these changes. */
let offeredFor = '';

/** Reads the ways to pay for what is due now. An order that costs nothing needs none. */
async function offer(c: Cart): Promise<void> {
  const countryCode = addresses.find((a) => String(a.customerAddressId) === form['addressId'])?.countryCode ?? form['countryCode'] ?? '';
  const now = JSON.stringify([c.amountDueToday, c.grandTotal, c.recurring.length, countryCode, form['shippingMethodId'], login.token]);
  if (isDue(c) && now === offeredFor) return;
  methods = isDue(c) ? (await call<{ items: CheckoutPaymentMethod[] }>('GET', 'checkout/payment-methods', { countryCode, shippingMethodId: c.requiresShipping ? form['shippingMethodId']! : '' })).items.filter(usable) : [];
  offeredFor = isDue(c) ? now : '';
  if (methods.some((m) => [meansOf(m), ...m.savedPaymentMethods.map((s) => meansOf(m, s.customerPaymentMethodId))].includes(form['means']!))) return;
  const first = methods.find((m) => m.isDefault) ?? methods[0];
  if (first) form['means'] = meansOf(first, first.savedPaymentMethods.find((s) => s.isDefault)?.customerPaymentMethodId);
}

/** Asks what shipping there is to the address, what everything costs with it, and how that can be paid. */
async function reckon(): Promise<void> {
  if (!cart) return;
  const placed = located();
  const found = placed && cart.requiresShipping ? (await call<{ items: CheckoutShippingMethod[] }>('GET', 'checkout/shipping-methods', destination())).items : [];
  const method = (): string => found.some((s) => String(s.shippingMethodId) === form['shippingMethodId']) ? form['shippingMethodId']! : String(found[0]?.shippingMethodId ?? '');
  const next = await call<Cart>('GET', 'cart/summary', placed ? { ...destination(), shippingMethodId: method() } : {});
  [shipping, form['shippingMethodId'], cart] = [found, method(), next]; // at once: a total without its shipping is never shown
  await offer(cart);
}

async function load(): Promise<void> {
  if (!linked) throw new Refusal('unauthenticated', '');
  await open();
  overview ??= await call<StoreOverview>('GET', 'store/overview');
  if (seen) {
    order = await call<CustomerOrder>('GET', 'order');
    document.title = `${say(words.orderTitle, { number: String(order.orderNumber) })}: ${overview.name}`;
    return;
  }
  if (!countries.length) countries = (await call<{ items: StorefrontCountry[] }>('GET', 'country/all', { languageCode: lang.split('-')[0]! })).items;
  document.title = `${words.checkout}: ${overview.name}`;
  try {
    cart = await call<Cart>('GET', 'cart/summary');
    locked = false;
    if (named && cart.status === 'ACTIVE' && cart.languageCode !== named) cart = await call<Cart>('PATCH', 'cart', {}, { languageCode: named }).catch(() => cart!); // the names in it too
  } catch (e) {
    // The link is good for the store, but the cart has become somebody's.
    if (!(e instanceof Refusal) || e.status !== 401 || login.token) throw e;
    locked = true;
    return;
  }
  if (cart.convertedOrderId) {
    order = await call<CustomerOrder>('GET', 'order', login.token ? { orderId: String(cart.convertedOrderId) } : {});
    if (order.nextAction) waiting = { url: order.nextAction.url, link: true }; // it is placed, and paid elsewhere
    return;
  }
  if (cart.status === 'CHECKING_OUT') {
    await look();
    if (waiting) return;
  }
  const unconfirmed = before;
  if (before) Object.assign(form, before);
  before = null;
  if (login.token) {
    addresses = (await call<{ items: CustomerAddress[] }>('GET', 'user-address/all')).items.filter((a) => sells(a.countryCode));
    form['addressId'] ||= String(addresses[0]?.customerAddressId ?? '');
  }
  form['email'] ||= cart.email ?? customer?.email ?? '';
  if (cart.acceptsMarketing) form['marketing'] = 'yes'; // as they said in the shop
  if (!form['countryCode']) {
    const known = cart.shippingAddress ?? cart.billingAddress;
    if (known && sells(known.countryCode)) Object.assign(form, Object.fromEntries(Object.entries(known).filter(([, value]) => value)));
    form['shippingMethodId'] ||= String(cart.shippingMethodId ?? '');
  }
  form['countryCode'] ||= [new Intl.Locale(navigator.language).maximize().region, overview.address?.countryCode, overview.allowedCountryCodes[0]].find(sells) ?? offered()[0]?.countryCode ?? '';
  await reckon();
  if (unconfirmed && !order) throw new Refusal('not_confirmed', '');
}

/** Whether an order of the cart can go to a country. */
const sells = (code: string | undefined): boolean => offered().some((c) => c.countryCode === code);

/** Looks what became of a payment that was to be confirmed: the order tells, and nothing else. */
async function look(): Promise<void> {
  const now = await call<CustomerOrder>('GET', 'order', login.token && order ? { orderId: String(order.orderId) } : {}).catch((e: Refusal) => {
    if (e.status === 404) return null;
    throw e;
  });
  if (now?.nextAction) {
    order = now;
    waiting = { url: now.nextAction.url, link: now.nextAction.type === 'CRYPTO_LINK' };
  } else if (now?.status === 'DRAFT') {
    waiting = { url: null, link: false }; // its outcome is not known yet
  } else if (now) {
    order = now;
    waiting = null;
  } else {
    const before = waiting;
    order = waiting = null;
    cart = await call<Cart>('GET', 'cart/summary', {});
    sent = null;
    if (before && cart.status === 'ACTIVE') throw new Refusal('not_confirmed', '');
  }
}

async function watch(): Promise<void> {
  for (const since = Date.now(); waiting;) {
    await pause(since);
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

/** Places the order for the total that the buyer saw when they sent it. */
async function pay(seen: string): Promise<void> {
  const c = cart!;
  if (order) return; // sent twice
  if (c.grandTotal !== seen) throw new Refusal('cart_changed', '');
  const address = Object.fromEntries(['firstName', 'lastName', 'company', 'streetLine1', 'streetLine2', 'postalCode', 'city', 'stateProvince', 'countryCode', 'phoneNumber']
    .filter((name) => form[name] && has(name as AddressField)).map((name) => [name, form[name]])) as unknown as AddressFields;
  const savedId = Number(form['addressId']);
  const [, card] = form['means']!.split(' ');
  const body = JSON.stringify({
    cartId: c.cartId, version: c.version, expectedGrandTotal: c.grandTotal,
    ...(known() ? {} : { email: form['email'] }),
    ...(c.requiresShipping ? { ...(savedId ? { shippingAddressId: savedId } : { shippingAddress: address }), billingSameAsShipping: true, shippingMethodId: Number(form['shippingMethodId']) }
      : savedId ? { billingAddressId: savedId } : { billingAddress: address }),
    ...(isDue(c) ? { payment: { ...await choiceOf(methods, form), ...(!card && form['keep'] ? { savePaymentMethod: true } : {}) } } : {}),
    ...(c.recurring.length ? { subscriptionConsent: { text: agreement(c), recurring: c.recurring.map((r) => ({ subscriptionPlanId: r.subscriptionPlanId, grandTotal: r.grandTotal })) } } : {}),
    ...(overview.policies.termsUrl ? { acceptTerms: form['terms'] === 'yes' } : {}),
    ...(asksMarketing() ? { acceptsMarketing: form['marketing'] === 'yes' } : {}),
    ...(form['notes'] ? { notes: form['notes'] } : {}),
  });
  if (sent?.body !== body) sent = { body, key: crypto.randomUUID() };
  let result: CheckoutResult;
  try {
    result = await call<CheckoutResult>('POST', 'checkout', {}, JSON.parse(body), sent.key);
  } catch (e) {
    if (e instanceof Refusal && e.code === 'network') throw e; // the same request goes on from what it finds
    sent = null;
    used();
    if (e instanceof Refusal && ['cart_changed', 'version_conflict'].includes(e.code)) {
      await load();
      throw e;
    }
    if (e instanceof Refusal && e.status === 422) await reckon(); // the cart is active again, and newer
    throw e;
  }
  used();
  remember({ orderId: result.orderId, lines: shownLines(c), totals: amounts(shown(c)) });
  order = await call<CustomerOrder>('GET', 'order', login.token ? { orderId: String(result.orderId) } : {});
  if (!result.nextAction) return;
  waiting = { url: result.nextAction.url, link: result.nextAction.type === 'CRYPTO_LINK' };
  leave(result.nextAction.url, form);
  void watch();
}

/** Whether the buyer has an account: their own login, or the cart is a customer's. */
const known = (): boolean => Boolean(customer ?? cart?.storeCustomerId);

/** Whether the buyer is asked about marketing e-mails: not who has agreed in their account. */
const asksMarketing = (): boolean => !customer?.acceptsMarketing;
const marketing = (): Child => asksMarketing() && tick('marketing', false, words.marketing);

const every = (r: Cart['recurring'][number]): string => say(words[r.intervalUnit as 'DAY'], { n: r.intervalCount });
const agreement = (c: Cart): string => say(words.agree, {
  charges: new Intl.ListFormat(lang).format(c.recurring.map((r) => say(words.charge, { amount: money(r.grandTotal, c.currencyCode), every: every(r), plan: r.subscriptionPlanName }))),
});

/** What stands in the way of a cart. */
function problem(p: Cart['problems'][number]): string {
  const ours = { price_changed: words.changed, insufficient_stock: words.noStock, unavailable: words.gone, quantity_not_allowed: words.quantityRule, coupon_not_applicable: words.noCoupon, coupon_exhausted: words.noCoupon,
    shipping_not_available: words.notShipped, min_order_amount: words.minimum } as Record<string, string>;
  return ours[p.code] ?? words.cartProblem;
}

// What is shown.

function field(name: string, label: string, o: Record<string, unknown> = {}): Child {
  const again = ['postalCode', 'stateProvince'].includes(name);
  o = { required: needs(name as AddressField), ...o };
  return h('label', { class: `field ${o['wide'] ? 'wide' : ''}`, 'data-k': name }, h('span', null, label, !o['required'] && h('small', null, ` ${words.optional}`)),
    h('input', {
      name, id: name, value: form[name] ?? '', 'data-own': '1', maxlength: 200, ...o, wide: null,
      ...invalid(name),
      oninput: (e: Event) => { form[name] = (e.target as HTMLInputElement).value; mended(name); },
      onchange: again ? (e: Event) => {
        const input = e.target as HTMLInputElement;
        if (name === 'postalCode') form[name] = input.value = input.value.trim().toUpperCase();
        void run('address', reckon);
      } : () => {},
    }), faulty(name));
}

const faultAt = (name: string) => refusal?.faults.find((f) => nameOf(f) === name);

/** Says of a field that it is faulty. */
const invalid = (name: string): Record<string, unknown> => ({ 'aria-invalid': faultAt(name) ? 'true' : null, 'aria-describedby': faultAt(name) ? `${name}-fault` : null });

/** What is wrong with a field, beside it. */
function faulty(name: string): Child {
  const fault = faultAt(name);
  return fault && h('em', { id: `${name}-fault` }, faultText(fault, chosen()?.postalCodeExample ?? ''));
}

/** Takes the fault of a field away once its buyer changes it. */
function mended(name: string): void {
  if (!refusal || !faultAt(name)) return;
  const left = refusal.faults.filter((f) => nameOf(f) !== name);
  refusal = left.length ? new Refusal(refusal.code, '', refusal.status, left, 0, refusal.requestId) : null;
  show();
}

/** The names of fields in a summary of faults. */
const labels = (): Record<string, string> => ({ email: words.email, password: words.password, firstName: words.firstName, lastName: words.lastName, streetLine1: words.street, streetLine2: words.street2,
  postalCode: words.postalCode, city: words.city, stateProvince: words.state, phoneNumber: words.phone, countryCode: words.country });

/** Sends the order, unless a field is faulty. */
function submit(e: Event, c: Cart): void {
  e.preventDefault();
  if (busy === 'pay') return;
  const faults = faultsOf(e.target as HTMLFormElement);
  refusal = faults.length ? new Refusal('fields', '', 0, faults) : null;
  if (!faults.length && !obstacle(c)) return void run('pay', () => pay(c.grandTotal));
  show();
  main.querySelector<HTMLElement>('.refusal')?.focus();
}

const tick = (name: string, required: boolean, ...label: Child[]): Child => h('label.tick', { 'data-k': name },
  h('input', { type: 'checkbox', name, id: name, required, checked: form[name] === 'yes', ...invalid(name), onchange: (e: Event) => { form[name] = (e.target as HTMLInputElement).checked ? 'yes' : ''; mended(name); } }), h('span', null, ...label, faulty(name)));

function address(): Child {
  const country = (code: string): string => countries.find((c) => c.countryCode === code)?.name ?? code;
  const states = chosen()?.states ?? [];
  const parts: Partial<Record<AddressField, () => Child>> = {
    firstName: () => field('firstName', words.firstName, { autocomplete: 'given-name' }),
    lastName: () => field('lastName', words.lastName, { autocomplete: 'family-name' }),
    streetLine1: () => field('streetLine1', words.street, { autocomplete: 'address-line1', wide: true }),
    streetLine2: () => field('streetLine2', words.street2, { autocomplete: 'address-line2', wide: true }),
    postalCode: () => field('postalCode', words.postalCode, { autocomplete: 'postal-code', pattern: chosen()!.postalCodeFormat, placeholder: chosen()!.postalCodeExample }),
    city: () => field('city', words.city, { autocomplete: 'address-level2' }),
    stateProvince: () => states.length ? select('stateProvince', words.state, 'address-level1', [{ code: '', name: '' }, ...states]) : field('stateProvince', words.state, { autocomplete: 'address-level1' }),
    phoneNumber: () => field('phoneNumber', words.phone, { type: 'tel', autocomplete: 'tel', placeholder: '+…' }),
  };
  const saved = addresses.map((a) => choice('addressId', String(a.customerAddressId), [`${a.firstName} ${a.lastName}`, h('small', null, [a.streetLine1, `${a.postalCode} ${a.city}`, country(a.countryCode)].join(', '))], null, () => void run('address', reckon)));
  return h('fieldset', { 'data-k': 'address' }, h('legend', null, cart!.requiresShipping ? words.delivery : words.billing), saved,
    saved.length > 0 && choice('addressId', '', words.another, null, () => void run('address', reckon)),
    !form['addressId'] && h('div.grid', { 'data-k': 'new' },
      select('countryCode', words.country, 'country', offered().map(({ countryCode, name }) => ({ code: countryCode, name }))),
      chosen()?.addressFields.map((name) => parts[name]?.())));
}

/** A choice of an address, by which shipping and taxes may differ. */
function select(name: AddressField, label: string, autocomplete: string, of: { code: string; name: string }[]): Child {
  return h('label.field.wide', { 'data-k': name }, h('span', null, label), h('select', {
    name, id: name, autocomplete, required: needs(name), ...invalid(name), onchange: (e: Event) => {
      form[name] = (e.target as HTMLSelectElement).value;
      if (name === 'countryCode') form['stateProvince'] = '';
      void run('address', reckon);
    },
  }, of.map(({ code, name: text }) => h('option', { value: code, selected: code === (form[name] ?? '') }, text))), faulty(name));
}

/** Says that the cart has data which only the page shows that it was entered on. */
const elsewhere = (): Child => cart!.masked.length > 0 && h('p.hint', { 'data-k': 'elsewhere' }, words.elsewhere);

/** Whether the order was placed on another page, and this one does not show who bought it. */
const covered = (o: CustomerOrder): boolean => o.masked.includes('email');

/** Asks for what the buyer of an order knows. */
function proof(): Child {
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

/** Who bought an order, and what it was paid with. */
function bill(o: CustomerOrder): Child {
  const to = o.shippingAddress ?? o.billingAddress;
  return h('section.owed', { 'data-k': 'bill', 'aria-label': words.contact }, h('h2', null, words.contact), h('p', null, o.email),
    to && h('p', null, [`${to.firstName} ${to.lastName}`, to.streetLine1, to.streetLine2, `${to.postalCode} ${to.city}`].filter(Boolean).join(', ')),
    o.payments.filter((p) => p.lastFour).map((p) => h('p', null, say(words.savedCard, { brand: p.brand ?? '', digits: p.lastFour! }))));
}

function contact(): Child {
  const needed = locked || !known() && accountNeeded(cart!);
  if (known() && !loginShown || customer) {
    return h('fieldset', { 'data-k': 'contact' }, h('legend', null, words.contact), h('p', null, customer ? say(words.loggedIn, { email: customer.email }) : words.account), !customer && haveAccount(), !locked && marketing());
  }
  return h('fieldset', { 'data-k': 'contact' }, h('legend', null, words.contact), !locked && elsewhere(),
    needed && h('p.hint', null, locked ? words.cartLogin : cart!.recurring.length > 0 ? words.subscriptionLogin : words.storeLogin),
    h('div.grid', null, field('email', words.email, { type: 'email', pattern: '[^\\s@]+@[^\\s@]+\\.[^\\s@]+', required: !known(), autocomplete: 'email', wide: true }),
      (loginShown || needed) && field('password', words.password, { type: 'password', autocomplete: 'current-password', wide: true, required: needed })),
    loginShown || needed ? [signsUp() && [h('p.hint', { 'data-k': 'hint' }, say(words.passwordHint, { n: overview.accountPolicy.passwordMinLength })), termsTick()],
      h('div.entries', { 'data-k': 'entries' }, signsUp() && h('button.second', { 'data-k': 'sign-up', onclick: () => void run('login', signUp) }, words.signUp),
        h('button.second', { 'data-k': 'login', onclick: () => void run('login', enter) }, words.logIn),
        h('button.link', { 'data-k': 'forgot', onclick: () => void run('login', forgot) }, words.forgot)),
      mailed && h('p.hint', { role: 'status', 'data-k': 'mailed' }, say(words.resetMailed, { email: mailed }))] : haveAccount(), !locked && marketing());
}

/** Whether a visitor can make an account here. */
const signsUp = (): boolean => !locked && !known() && overview.accountPolicy.signUpMode === 'OPEN';

/** The address to which a link for a new password was sent. */
let mailed = '';

/** Fails where fields are empty that an account needs. */
function demand(...names: string[]): void {
  const faults = names.filter((name) => !form[name] || name === 'terms' && form[name] !== 'yes').map((name) => ({ pointer: `/${name}`, code: 'required' }));
  if (faults.length) throw new Refusal('fields', '', 0, faults);
}

/** Makes an account for the buyer, logs them in and gives them their cart. */
async function signUp(): Promise<void> {
  const asked = overview.policies.termsUrl ? ['terms'] : [];
  demand('email', 'password', ...asked, ...(form['firstName'] ? [] : ['lastName'])); // an account has one name at least
  entered(await call<CustomerLogin>('POST', 'user', {}, { email: form['email'], password: form['password'], languageCode: lang.split('-')[0], acceptTerms: asked.length > 0, acceptsMarketing: form['marketing'] === 'yes',
    ...(form['firstName'] ? { firstName: form['firstName'] } : {}), ...(form['lastName'] ? { lastName: form['lastName'] } : {}) }, crypto.randomUUID()));
  await load();
}

/** Mails the buyer a link to a new password. The response is the same for an address without an account. */
async function forgot(): Promise<void> {
  demand('email');
  await call('POST', 'user/forgot-password', {}, { email: form['email'] }, crypto.randomUUID());
  mailed = form['email']!;
}

const haveAccount = (): Child => h('button.link', {
  'data-k': 'ask', onclick: () => {
    loginShown = true;
    show();
    main.querySelector<HTMLElement>(form['email'] ? '#password' : '#email')?.focus();
  },
}, words.haveAccount);

/** Logs the buyer in; a guest's cart becomes theirs. */
async function enter(): Promise<void> {
  demand('email', 'password');
  entered(await call<CustomerLogin>('POST', 'store/login', {}, { email: form['email'], password: form['password'] }));
  await load();
}

/** Keeps a login for as long as the page is open. */
function entered(answer: CustomerLogin): void {
  login.token = answer.accessToken;
  customer = answer.customer;
  delete form['password'];
  form['means'] = mailed = '';
}

/** A way to choose one of several: what is chosen is in the form. */
const choice = (group: string, value: string, what: Child, side: Child, changed: () => void): Child => chosenOf(form, group, value, what, side, changed);

const method = (): CheckoutPaymentMethod | undefined => methods.find((m) => String(m.paymentProviderId) === form['means']!.split(' ')[0]);

/** What is still to be paid of an order outside of any gateway, and how. */
function owed(o: CustomerOrder): Child {
  const waits = o.status !== 'CANCELLED' && o.payments.find((p) => p.publicConfig);
  return waits && h('section.owed', { 'data-k': 'owed', 'aria-label': waits.displayName }, h('h2', null, waits.displayName),
    h('p', null, say(words.stillDue, { amount: money(o.due, o.currencyCode) })), instructions(waits.publicConfig!));
}

function payment(): Child {
  if (!isDue(cart!)) return h('fieldset', { 'data-k': 'payment' }, h('legend', null, words.payment), h('p.hint', null, priced() ? words.nothingDue : words.enterAddress));
  const [, card] = form['means']!.split(' ');
  return means(methods, form, show, refusal?.code === 'payment_declined' && h('p.refusal', { role: 'alert', tabindex: -1, 'data-k': 'declined' }, message(refusal)),
    customer && !card && method()?.supportsSavedMethods && cart!.recurring.length === 0 && tick('keep', false, words.saveCard));
}

/** The amounts of a cart as the storefront shows them, with tax or without it. */
function shown(c: Cart): Cart {
  const s: Cart & { shownSubtotal?: string; shownDiscountTotal?: string; shownShippingTotal?: string; shownTaxTotal?: string } = c;
  return { ...c, subtotal: s.shownSubtotal ?? c.subtotal, discountTotal: s.shownDiscountTotal ?? c.discountTotal, shippingTotal: s.shownShippingTotal ?? c.shippingTotal, taxTotal: s.shownTaxTotal ?? c.taxTotal };
}

const amounts = ({ subtotal, discountTotal, shippingTotal, taxTotal, grandTotal, currencyCode }: Cart): Totals => ({ subtotal, discountTotal, shippingTotal, taxTotal, grandTotal, currencyCode });
const shownLines = (c: Cart): Line[] => c.items.map(({ name, quantity, lineTotal, mediaUrl, ...l }) => ({ name, quantity, mediaUrl, lineTotal: (l as { shownTotal?: string }).shownTotal ?? lineTotal }));

/** An order as its buyer saw it when they paid, in this tab; without that as it is. */
function bought(o: CustomerOrder): Child[] {
  const saw = remembered<{ orderId: number; lines: Line[]; totals: Totals }>();
  const same = saw?.orderId === o.orderId && Number(saw.totals.grandTotal) === Number(o.grandTotal) ? saw : null;
  return [lines(same?.lines ?? o.items, o.currencyCode), totals(same?.totals ?? o, o.shippingMethodId !== null)];
}

/** Whether the total is the whole one: the place is known, if the order is shipped. */
const priced = (): boolean => !cart!.requiresShipping || located();

/** Whether the cart can be ordered with an account only. */
const accountNeeded = (c: Cart): boolean => c.recurring.length > 0 || !overview.guestCheckout;

/** The agreement to the store's terms: beside the new account where one is made, else above the order. */
function termsTick(): Child {
  const link = (href: string, text: string): Child => h('a', { href, target: '_blank', rel: 'noopener' }, text);
  const { termsUrl, privacyUrl } = overview.policies;
  return termsUrl && tick('terms', true, tell(privacyUrl ? words.termsAndPrivacy : words.terms, { terms: link(termsUrl, words.termsLink), privacy: privacyUrl && link(privacyUrl, words.privacyLink) }));
}

/** Why the order cannot be sent yet, for its buyer; empty if it can. */
function obstacle(c: Cart): string {
  if (accountNeeded(c) && !known()) return words.accountFirst;
  if (c.requiresShipping && offered().length === 0) return words.notShipped;
  if (!located()) return words.addressFirst;
  if (c.requiresShipping && shipping.length === 0) return busy ? words.looking : words.notShipped;
  if (obstacles(c).length) return obstacles(c).map(problem).join(' ');
  return isDue(c) && methods.length === 0 ? busy ? words.loading : words.noPayment : '';
}

/** The problems of a cart that stand in the way of the order. That nothing is shipped to the address is said where shipping is chosen. */
const obstacles = (c: Cart): Cart['problems'] => c.problems.filter((p) => !['price_changed', 'shipping_not_available'].includes(p.code));

/** The way back to the shop, where the link says one. */
const back = (kind: string): Child => {
  const to = order && order.status !== 'CANCELLED' && cart?.returnUrl || cart?.cancelUrl;
  return to && /^https?:/.test(to) && h(`a.${kind}`, { href: to, 'data-k': 'back' }, words.back);
};

function view(): Child {
  const said = refusal && summary(refusal, message(refusal), labels());
  if (!overview) {
    return h('section.alone', null, h('h1', null, words.checkout), said ?? h('p', { role: 'status' }, words.loading),
      refusal && refusal.status !== 401 && linked && h('button.second', { onclick: () => void run('load', load) }, words.retry));
  }
  const head = h('header', null, overview.logo ? h('img.logo', { src: overview.logo.url, alt: overview.name }) : h('span.shop', null, overview.name), !overview.livemode && h('span.test', null, words.test), back('away'));
  const alone = (title: string, ...what: Child[]): Child => [head, h('section.alone', null, h('h1', { tabindex: -1 }, title), what)];
  if (locked) return alone(words.checkout, h('form', { 'aria-label': words.logIn, onsubmit: (e: Event) => { e.preventDefault(); void run('login', enter); } }, said, contact()));
  if (order && !waiting && !seen && covered(order)) return [head, h('section.alone', null, looked(order), said, proof(), back('second')), legal()];
  if (order && seen) return [head, h('section.alone', null, looked(order)), legal()];
  if (order?.status === 'CANCELLED' && !waiting) return alone(words.orderCancelled, h('p', { role: 'status' }, words.notPaid), back('second'));
  if (order && !waiting) {
    return [head, h('section.alone', null, h('div.tick-mark', { 'aria-hidden': 'true' }, '✓'), h('h1', { tabindex: -1 }, words.thanks),
      h('p', null, say(words.placed, { number: String(order.orderNumber), email: order.email })), owed(order), ...bought(order), back('second'))];
  }
  if (waiting?.link) {
    return alone(words.finish, h('p', null, say(words.placedUnpaid, { number: String(order!.orderNumber) })), h('p', null, words.finishHint),
      h('a.pay', { href: waiting.url }, words.toService), said, h('p.hint', { role: 'status' }, words.waiting));
  }
  if (waiting?.url) {
    return alone(words.confirm, h('p', null, words.confirmHint), h('a.pay', { href: waiting.url }, words.toBank),
      h('button.link', { onclick: () => void run('cancel', cancel) }, words.cancelPayment), said, h('p.hint', { role: 'status' }, words.waiting));
  }
  if (waiting) return alone(words.onItsWay, said, h('p', { role: 'status' }, words.onItsWayHint));
  if (!cart || cart.itemCount === 0) return alone(words.empty, said, h('p', null, words.emptyHint), back('second'));
  const c = cart;
  const blocked = obstacle(c);
  return [head, h('div.columns', null,
    h('form', { novalidate: true, onsubmit: (e: Event) => submit(e, c), 'aria-label': words.checkout }, h('h1', null, words.checkout), refusal?.code !== 'payment_declined' && said,
      contact(), address(),
      c.requiresShipping && h('fieldset', { 'data-k': 'shipping' }, h('legend', null, words.shipping),
        shipping.length ? shipping.map((s) => choice('shippingMethodId', String(s.shippingMethodId), [s.name, s.estimatedMaxDays !== null && h('small', null, say(words.days, { min: s.estimatedMinDays ?? 0, max: s.estimatedMaxDays }))],
          Number(s.price) ? money(s.price, s.currencyCode) : words.free, () => void run('address', reckon)))
          : h('p.hint', null, offered().length && !located() ? words.enterAddress : busy ? words.looking : words.notShipped)),
      payment(),
      c.problems.filter((p) => p.code === 'price_changed').map((p) => h('p.refusal', null, problem(p))),
      c.recurring.length > 0 && tick('agreed', true, agreement(c)),
      !(signsUp() && (loginShown || accountNeeded(c))) && termsTick(),
      h('button.pay', { type: 'submit', 'aria-busy': busy === 'pay' ? 'true' : null, 'aria-disabled': busy === 'pay' || blocked ? 'true' : null, 'aria-describedby': blocked ? 'obstacle' : null }, busy === 'pay' ? words.moment : !priced() ? words.payNow : !isDue(c) ? words.placeOrder : say(outside(method()) ? words.orderFor : words.pay, { amount: money(c.amountDueToday, c.currencyCode) })),
      blocked && h('p.hint', { id: 'obstacle', 'data-k': 'obstacle' }, blocked)),
    h('aside', { 'aria-label': words.order }, h('h2', null, words.order), lines(shownLines(c), c.currencyCode), c.coupons.map((x) => h('p.coupon', null, x.code)), totals(shown(c), c.requiresShipping, located()),
      c.recurring.map((r) => h('p.hint', null, say(words.then, { amount: money(r.grandTotal, c.currencyCode), every: every(r), plan: r.subscriptionPlanName }))))), legal()];
}

/** An order as it is now: what it has, where it is, and what is due. */
function looked(o: CustomerOrder): Child[] {
  const due = Number(o.due) > 0 && o.status !== 'CANCELLED';
  const how = owed(o);
  return [h('h1', { tabindex: -1 }, say(words.orderTitle, { number: String(o.orderNumber) })),
    h('p', null, new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(new Date(o.orderDate))),
    h('p', { role: 'status' }, o.status === 'CANCELLED' ? words.orderCancelled : !o.shipments.length && o.shippingMethodId !== null && words.notSent),
    o.shipments.length > 0 && h('ul.parcels', null, o.shipments.map((s) => h('li', null, say(words.parcel, { carrier: s.carrierName ?? '', number: s.trackingNumber ?? String(s.shipmentId) }), ' ',
      s.trackingUrl && /^https?:/.test(s.trackingUrl) && h('a', { href: s.trackingUrl, rel: 'noopener noreferrer' }, words.track)))),
    lines(o.items, o.currencyCode), totals(o, o.shippingMethodId !== null), how || due && h('p.hint', null, say(words.stillDue, { amount: money(o.due, o.currencyCode) })),
    !covered(o) && bill(o)];
}

/** The store's legal pages. */
const legal = (): Child => overview.policies.pages.length > 0 && h('footer', null, overview.policies.pages.map((p) => h('a', { href: p.url, target: '_blank', rel: 'noopener' }, p.title)));

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
  if (cart && !order) {
    const usage = cart.recurring.length ? 'off_session' : form['keep'] ? 'on_session' : null;
    keepForm(methods, form, { amount: cart.amountDueToday, currency: cart.currencyCode, usage }, show);
  }
  if (order && !waiting && !finished && !seen && !covered(order)) { // it is over
    finished = true;
    main.querySelector('h1')?.focus();
    if (order.status !== 'CANCELLED' && !owed(order) && cart?.returnUrl && /^https?:/.test(cart.returnUrl)) location.assign(cart.returnUrl);
  }
}

void speak().then(async () => {
  document.title = words.checkout;
  show();
  await run('load', load);
  if (waiting) void watch();
});
