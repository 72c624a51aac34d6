// The customer's payment methods, addresses, profile and data.
import { call, login, logOut, page as here, Refusal } from './account-call.ts';
import { act, doing, form, page, state, type Field } from './account-form.ts';
import { allOrders } from './account-orders.ts';
import { allSubscriptions, cardName } from './account-subscriptions.ts';
import { lang, languages, money, say, speak, words } from './account-text.ts';
import type { AddressField, CustomerPaymentMethodIntent, CustomerProfile, CustomerStoreCredit, PublicCustomerAddress, PublicCustomerPaymentMethod, StorefrontCountry } from './account-types.ts';
import { addressInputs, addressLines } from './address-fields.ts';
import { h, type Child } from './dom.ts';
import { saveFile } from './page-text.ts';
import { again, FormError, isStripe, keep, setUp, state as formState } from './stripe.ts';

const data: { credit: CustomerStoreCredit[]; cards: PublicCustomerPaymentMethod[]; intent: CustomerPaymentMethodIntent | null; addresses: PublicCustomerAddress[]; countries: StorefrontCountry[]; editing: string; country: string } = { credit: [], cards: [], intent: null, addresses: [], countries: [], editing: '', country: '' };

/** The name of a country in the page's language. */
export const country = (code: string): string => new Intl.DisplayNames(lang, { type: 'region', fallback: 'code' }).of(code) ?? code;

async function loadCredit(): Promise<void> {
  data.credit = (await call<{ items: CustomerStoreCredit[] }>('GET', 'store-credit/all')).items.filter((c) => Number(c.balance) > 0);
}

/** The customer's store credit, by currency. */
const creditView = (): Child => data.credit.length > 0 && h('section', { 'data-k': 'credit' }, h('h2', null, words.storeCredit), data.credit.map((c) => h('p', { 'data-k': c.currencyCode }, h('b', null, money(c.balance, c.currencyCode)),
  Number(c.heldAmount) > 0 && h('small', null, ' ', say(words.creditHeld, { amount: money(c.heldAmount, c.currencyCode) })))));

export async function loadCards(): Promise<void> {
  await loadCredit();
  data.cards = (await call<{ items: PublicCustomerPaymentMethod[] }>('GET', 'customer-payment-method/all')).items;
  data.intent ??= await call<CustomerPaymentMethodIntent>('GET', 'customer-payment-method/intent').catch(() => null); // a store may have no provider that saves one
}

export async function loadAddresses(): Promise<void> {
  data.editing = '';
  data.addresses = (await call<{ items: PublicCustomerAddress[] }>('GET', 'user-address/all')).items;
  if (!data.countries.length) data.countries = (await call<{ items: StorefrontCountry[] }>('GET', 'country/all', { languageCode: lang.split('-')[0]! })).items;
}

/** Saves the payment method of a payment token. The next one needs another intent. */
async function save(paymentProviderId: number, paymentToken: string): Promise<void> {
  await call('POST', 'customer-payment-method', {}, { paymentProviderId, paymentToken });
  again();
  data.intent = null;
  await loadCards();
  state.note = words.saved;
}

/** Saves what the customer has entered into Stripe's form. */
const saveEntered = (): Promise<void> => setUp(`${here}?provider=${data.intent!.paymentProviderId}#payment`).then((token) => save(data.intent!.paymentProviderId, token), (e: unknown) => {
  throw e instanceof FormError ? new Refusal('payment_form', 0, [], '', e.loaded ? e.message : words.formFailed) : e;
});

/** Loads the payment methods, after it has saved the one that a bank's page has led back with. The service checks that it is the customer's own. */
export async function openCards(): Promise<void> {
  const query = new URLSearchParams(location.search), setup = query.get('setup_intent'), provider = Number(query.get('provider'));
  if (!setup || !provider) return loadCards();
  history.replaceState(null, '', `${location.pathname}#payment`);
  await save(provider, setup);
}

/** Keeps Stripe's form in its place, after the page is drawn. */
export function keepCardForm(): void {
  const clientSecret = data.intent?.clientSecret ?? '';
  void keep(document.querySelector('.stripe'), clientSecret && data.intent ? data.intent : undefined, { clientSecret }, lang, page.show);
}

const stripeForm = (): Child => h('section', { 'data-k': 'stripe-form' }, document.querySelector('.stripe')?.cloneNode(true) ?? h('div.stripe', { 'data-k': 'stripe' }), // its content is Stripe's
  formState === 'loading' && h('p.hint', { role: 'status', 'data-k': 'stripe-loading' }, words.loading),
  formState === 'failed' ? h('div.begun', { 'data-k': 'stripe-failed' }, h('p.refusal', { role: 'alert' }, words.formFailed), h('button.second', { onclick: () => void act('stripe-again', async () => again()) }, words.retry))
    : doing('stripe-add', words.addCard, saveEntered));

/** The payment tokens of a provider for tests. */
const tokens = (): string[] => data.intent ? String((data.intent.publicConfig as Record<string, unknown>)['testPaymentTokens'] ?? '').split(' ').filter(Boolean) : [];

export const cardsView = (): Child => [
  creditView(),
  data.cards.length === 0 && h('p.hint', null, words.noCards),
  h('ul.rows', null, data.cards.map((m) => h('li', { 'data-k': `card${m.customerPaymentMethodId}` }, h('span', null, cardName(m), m.expiryMonth && h('small', null, say(words.expires, { date: `${m.expiryMonth}/${m.expiryYear}` }))), h('span.entries', null, m.isDefault && h('span.coupon', null, words.isDefault)),
    !m.isDefault && doing(`default${m.customerPaymentMethodId}`, words.makeDefault, async () => {
      await call('PATCH', 'customer-payment-method/default', {}, { customerPaymentMethodId: m.customerPaymentMethodId });
      await loadCards();
    }, `${words.makeDefault}: ${cardName(m)}`),
    doing(`remove-card${m.customerPaymentMethodId}`, words.remove, async () => {
      await call('DELETE', 'customer-payment-method', { customerPaymentMethodId: String(m.customerPaymentMethodId) });
      await loadCards();
    }, `${words.remove}: ${cardName(m)}`)))),
  tokens().length > 0 ? form('card-add', [{ name: 'token', label: words.testCard, options: tokens().map((t): [string, string] => [t, t.replace(/^pm_/, '').replace(/_/g, ' ')]) }], words.addCard, async (entered) => {
    await save(data.intent!.paymentProviderId, entered['token']!);
  }) : data.intent && isStripe(data.intent) && data.intent.clientSecret ? stripeForm() : h('p.hint', null, words.cannotAdd)];

/** The form of an address: the fields of its country, which change with the country. */
function addressForm(a: PublicCustomerAddress | null): Child {
  const value = (name: AddressField): string => String((name === 'phoneNumber' ? a?.phone?.entered : null) ?? (a as Record<string, unknown> | null)?.[name] ?? '');
  const chosen = data.countries.find((c) => c.countryCode === data.country);
  const fields: Field[] = [{ name: 'countryCode', label: words.country, autocomplete: 'country', required: true, value: data.country, options: data.countries.map((c): [string, string] => [c.countryCode, country(c.countryCode)]), changed: (code) => { data.country = code; page.show(); } },
    ...(chosen ? addressInputs(words, chosen) : []).map(({ options, attributes, ...f }): Field => ({ ...f, value: value(f.name), ...(attributes ? { attributes } : {}), ...(options ? { options: options.map((o): [string, string] => [o.code, o.name]) } : {}) }))];
  return h('section', { 'data-k': `editing${data.editing}` }, h('h2', { tabindex: -1 }, a ? words.editAddress : words.addAddress), form(`address-${data.editing}`, fields, words.save, async (entered) => {
    const texts = Object.fromEntries(['firstName', 'lastName', 'streetLine1', 'postalCode', 'city', 'stateProvince'].map((name) => [name, entered[name] ?? ''])); // a field that the country lacks is empty
    const body = { ...texts, countryCode: data.country, ...Object.fromEntries(['company', 'streetLine2', 'phoneNumber'].map((name) => [name, entered[name] || null])) };
    if (a) await call('PATCH', 'user-address', {}, { customerAddressId: a.customerAddressId, ...body });
    else await call('POST', 'user-address', {}, body);
    await loadAddresses();
    state.note = words.saved;
  }, doing('address-back', words.back, async () => { data.editing = ''; })));
}

/** Opens the form of an address. A new one is in the country of the default address, or else of the browser. */
function edit(a: PublicCustomerAddress | null): void {
  const known = [a?.countryCode, data.addresses.find((one) => one.isDefault)?.countryCode, new Intl.Locale(navigator.language).region].find((code) => data.countries.some((c) => c.countryCode === code));
  [data.editing, data.country] = [a ? String(a.customerAddressId) : 'new', known ?? data.countries[0]?.countryCode ?? ''];
}

export function addressesView(): Child {
  const edited = data.addresses.find((a) => String(a.customerAddressId) === data.editing);
  if (data.editing) return addressForm(edited ?? null);
  return [data.addresses.length === 0 && h('p.hint', null, words.noAddresses),
    h('ul.rows', null, data.addresses.map((a) => h('li', { 'data-k': `address${a.customerAddressId}` }, h('span', null, addressLines(a, country)), h('span.entries', null, a.isDefault && h('span.coupon', null, words.isDefault)),
      doing(`edit${a.customerAddressId}`, words.edit, async () => edit(a), `${words.edit}: ${a.streetLine1}`),
      !a.isDefault && doing(`default-address${a.customerAddressId}`, words.makeDefault, async () => {
        await call('PATCH', 'user-address/default', {}, { customerAddressId: a.customerAddressId });
        await loadAddresses();
      }, `${words.makeDefault}: ${a.streetLine1}`),
      doing(`remove-address${a.customerAddressId}`, words.remove, async () => {
        await call('DELETE', 'user-address', { customerAddressId: String(a.customerAddressId) });
        await loadAddresses();
      }, `${words.remove}: ${a.streetLine1}`)))),
    doing('address-add', words.addAddress, async () => edit(null))];
}

/** Saves a file with everything that the customer's own pages show. */
async function download(): Promise<void> {
  await Promise.all([loadCards(), loadAddresses()]);
  const content = { profile: login.customer, addresses: data.addresses, paymentMethods: data.cards, storeCredit: data.credit, subscriptions: await allSubscriptions(), orders: await allOrders() };
  saveFile(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }), 'account.json');
}

export async function loadProfile(): Promise<void> {
  login.customer = await call<CustomerProfile>('GET', 'user/me');
  await loadCredit();
}

export function profileView(offered: string[]): Child {
  const c = login.customer!;
  return [
    form('profile', [
      { name: 'firstName', label: words.firstName, autocomplete: 'given-name', value: c.firstName }, { name: 'lastName', label: words.lastName, autocomplete: 'family-name', value: c.lastName }, { name: 'phoneNumber', label: words.phone, type: 'tel', autocomplete: 'tel', value: c.phone?.entered ?? c.phoneNumber ?? '' },
      { name: 'languageCode', label: words.language, value: c.languageCode ?? lang, options: offered.map((code): [string, string] => [code, languages[code.split('-')[0]!] ?? code]) },
      { name: 'acceptsMarketing', label: words.marketing, type: 'checkbox', value: c.acceptsMarketing ? 'yes' : '' }], words.save, async (entered) => {
      login.customer = await call<CustomerProfile>('PATCH', 'user', {}, { firstName: entered['firstName'], lastName: entered['lastName'], phoneNumber: entered['phoneNumber'] || null, languageCode: entered['languageCode'] || null, acceptsMarketing: entered['acceptsMarketing'] === 'yes', version: login.customer!.version });
      if (login.customer.languageCode) await speak(login.customer.languageCode);
      state.note = words.saved;
    }),
    h('details', { 'data-k': 'email-part' }, h('summary', null, words.changeEmail), c.pendingEmail
      ? [h('p', null, say(words.emailSent, { email: c.pendingEmail })), form('email-commit', [{ name: 'pin', label: words.code, inputmode: 'numeric', autocomplete: 'one-time-code', required: true }], words.verify, async (entered) => { login.customer = await call<CustomerProfile>('PATCH', 'user/email-change', {}, entered); })]
      : form('email', [{ name: 'newEmail', label: words.newEmail, type: 'email', autocomplete: 'email', required: true }, { name: 'currentPassword', label: words.currentPassword, type: 'password', autocomplete: 'current-password', required: true }], words.save, async (entered) => {
        await call('POST', 'user/email-change', {}, entered);
        await loadProfile();
      })),
    h('details', { 'data-k': 'password-part' }, h('summary', null, words.changePassword), form('password', [{ name: 'currentPassword', label: words.currentPassword, type: 'password', autocomplete: 'current-password', required: true }, { name: 'newPassword', label: words.newPassword, type: 'password', autocomplete: 'new-password', required: true }], words.save, async (entered) => {
      await call('POST', 'user/change-password', {}, entered);
      state.note = words.saved;
    })),
    h('section', null, h('p.hint', null, words.downloadHint), doing('download', words.download, download)),
    h('details', { 'data-k': 'delete-part' }, h('summary', null, words.deleteAccount), h('p', null, words.deleteHint), form('delete', [{ name: 'currentPassword', label: words.currentPassword, type: 'password', autocomplete: 'current-password', required: true },
      ...(data.credit.length ? [{ name: 'forfeit', type: 'checkbox', label: say(words.forfeit, { amount: new Intl.ListFormat(lang).format(data.credit.map((c) => money(c.balance, c.currencyCode))) }) }] : [])], words.deleteNow, async (entered) => {
      await call('POST', 'user/delete-me', {}, { currentPassword: entered['currentPassword'], forfeitStoreCredit: entered['forfeit'] === 'yes' }).catch(async (e: unknown) => {
        if (e instanceof Refusal && e.code === 'stored_value_left') await loadCredit(); // a refund may have returned some
        throw e;
      });
      await logOut().catch(() => undefined); // the session has ended already
      [login.token, login.customer] = ['', null];
      state.note = words.deleted;
    }))];
}
