// The requests of the checkout page: the cart, the ways to ship and pay, the order, and its payment.
import { call, linked, login, named, open, Refusal, seen } from './checkout-call.ts';
import { choiceOf, leave, meansOf, pause, usable } from './checkout-means.ts';
import { returnPage } from './checkout-order.ts';
import { asksMarketing, billsElsewhere, destination, form, has, isDue, known, located, main, offered, page, sells, show, type Place } from './checkout-state.ts';
import { agreement } from './checkout-summary.ts';
import { lang, say, words } from './checkout-text.ts';
import type { AddressField, AddressFields, Cart, CheckoutPaymentMethod, CheckoutResult, CheckoutShippingMethod, CustomerAddress, CustomerLogin, CustomerOrder, CustomerStoreCredit, StoreOverview, StorefrontCountry } from './checkout-types.ts';
import { loadReturns } from './order-return.ts';
import { speakOrders } from './order-text.ts';
import { used } from './stripe.ts';

/** The cart for which the payment methods were read: they are read again when one of these changes. */
let offeredFor = '';

/** Reads the ways to pay for what is due now. An order that costs nothing needs none. */
async function offer(c: Cart): Promise<void> {
  const countryCode = page.addresses.find((a) => String(a.customerAddressId) === form['addressId'])?.countryCode ?? form['countryCode'] ?? '';
  const now = JSON.stringify([c.amountDue, c.grandTotal, c.recurring.length, countryCode, form['shippingMethodId'], login.token]);
  if (isDue(c) && now === offeredFor) return;
  page.methods = isDue(c) ? (await call<{ items: CheckoutPaymentMethod[] }>('GET', 'checkout/payment-methods', { countryCode, shippingMethodId: c.requiresShipping ? form['shippingMethodId']! : '' })).items.filter(usable) : [];
  offeredFor = isDue(c) ? now : '';
  if (page.methods.some((m) => [meansOf(m), ...m.savedPaymentMethods.map((s) => meansOf(m, s.customerPaymentMethodId))].includes(form['means']!))) return;
  const first = page.methods.find((m) => m.isDefault) ?? page.methods[0];
  if (first) form['means'] = meansOf(first, first.savedPaymentMethods.find((s) => s.isDefault)?.customerPaymentMethodId);
}

/** Asks what shipping there is to the address, what everything costs with it, and how that can be paid. */
export async function reckon(): Promise<void> {
  if (!page.cart) return;
  const placed = located();
  const found = placed && page.cart.requiresShipping ? (await call<{ items: CheckoutShippingMethod[] }>('GET', 'checkout/shipping-methods', destination())).items : [];
  const method = (): string => found.some((s) => String(s.shippingMethodId) === form['shippingMethodId']) ? form['shippingMethodId']! : String(found[0]?.shippingMethodId ?? '');
  const next = await call<Cart>('GET', 'cart/summary', placed ? { ...destination(), shippingMethodId: method() } : {});
  [page.shipping, form['shippingMethodId'], page.cart] = [found, method(), next]; // at once: a total without its shipping is never shown
  await offer(page.cart);
}

/** Reads the order, and the texts that show it. A login needs the id of the order; the holder of a link reads only one. */
async function readOrder(orderId: number | null = null): Promise<CustomerOrder> {
  const [order] = await Promise.all([call<CustomerOrder>('GET', 'order', login.token && orderId ? { orderId: String(orderId) } : {}), speakOrders(lang)]);
  return order;
}

export async function load(): Promise<void> {
  if (!linked) throw new Refusal('unauthenticated', '');
  await open();
  page.overview ??= await call<StoreOverview>('GET', `store/overview?languageCode=${encodeURIComponent(lang)}`);
  if (seen) {
    page.order = await readOrder();
    await loadReturns(returnPage(), page.order);
    document.title = `${say(words.orderTitle, { number: String(page.order.orderNumber) })}: ${page.overview.name}`;
    return;
  }
  if (!page.countries.length) page.countries = (await call<{ items: StorefrontCountry[] }>('GET', 'country/all', { languageCode: lang.split('-')[0]! })).items;
  document.title = `${words.checkout}: ${page.overview.name}`;
  try {
    page.cart = await call<Cart>('GET', 'cart/summary');
    page.locked = false;
    if (named && page.cart.status === 'ACTIVE' && page.cart.languageCode !== named) page.cart = await call<Cart>('PATCH', 'cart', {}, { languageCode: named }).catch(() => page.cart!); // the names in it too
  } catch (e) {
    // The link is good for the store, but the cart belongs to a customer now.
    if (!(e instanceof Refusal) || e.status !== 401 || login.token) throw e;
    page.locked = true;
    return;
  }
  if (page.cart.convertedOrderId) {
    page.order = await readOrder(page.cart.convertedOrderId);
    if (page.order.nextAction) page.waiting = { url: page.order.nextAction.url, link: true }; // it is placed, and paid elsewhere
    return;
  }
  if (page.cart.status === 'CHECKING_OUT') {
    await look();
    if (page.waiting) return;
  }
  const unconfirmed = page.before;
  if (page.before) Object.assign(form, page.before);
  page.before = null;
  if (login.token) {
    page.addresses = (await call<{ items: CustomerAddress[] }>('GET', 'user-address/all')).items.filter((a) => sells(a.countryCode));
    page.credit = (await call<{ items: CustomerStoreCredit[] }>('GET', 'store-credit/all')).items.find((a) => a.currencyCode === page.cart!.currencyCode)?.availableAmount ?? '0';
    form['addressId'] ||= String(page.addresses[0]?.customerAddressId ?? '');
  }
  form['taxNumber'] ??= page.customer?.taxNumber ?? '';
  form['email'] ||= page.cart.email ?? page.customer?.email ?? '';
  if (page.cart.acceptsMarketing) form['marketing'] = 'yes'; // as they said in the shop
  if (!form['countryCode']) {
    const known = page.cart.shippingAddress ?? page.cart.billingAddress;
    if (known && sells(known.countryCode)) Object.assign(form, Object.fromEntries(Object.entries(known).filter(([, value]) => value)));
    form['shippingMethodId'] ||= String(page.cart.shippingMethodId ?? '');
  }
  form['countryCode'] ||= [new Intl.Locale(navigator.language).maximize().region, page.overview.address?.countryCode, page.overview.allowedCountryCodes[0]].find(sells) ?? offered()[0]?.countryCode ?? '';
  form['billing.countryCode'] ||= page.countries.some((c) => c.countryCode === form['countryCode']) ? form['countryCode']! : '';
  await reckon();
  if (unconfirmed && !page.order) throw new Refusal('not_confirmed', '');
}

/** Looks what became of a payment that was to be confirmed: the order tells, and nothing else. */
async function look(): Promise<void> {
  const now = await readOrder(page.order?.orderId).catch((e: Refusal) => {
    if (e.status === 404) return null;
    throw e;
  });
  if (now?.nextAction) {
    page.order = now;
    page.waiting = { url: now.nextAction.url, link: now.nextAction.type === 'CRYPTO_LINK' };
  } else if (now?.status === 'DRAFT') {
    page.waiting = { url: null, link: false }; // its outcome is not known yet
  } else if (now) {
    page.order = now;
    page.waiting = null;
  } else {
    const before = page.waiting;
    page.order = page.waiting = null;
    page.cart = await call<Cart>('GET', 'cart/summary', {});
    page.sent = null;
    if (before && page.cart.status === 'ACTIVE') throw new Refusal('not_confirmed', '');
  }
}

export async function watch(): Promise<void> {
  for (const since = Date.now(); page.waiting;) {
    await pause(since);
    if (!page.waiting) return;
    try {
      await look();
    } catch (e) {
      if (e instanceof Refusal && e.code !== 'network') {
        page.refusal = e;
        await load().catch(() => {});
      }
    }
    show();
  }
}

/** An address as the buyer entered it, with the fields of its country. */
const entered = (at: Place): AddressFields => Object.fromEntries((['firstName', 'lastName', 'company', 'streetLine1', 'streetLine2', 'postalCode', 'city', 'stateProvince', 'countryCode', 'phoneNumber'] as AddressField[])
  .filter((name) => form[at + name] && has(name, at)).map((name) => [name, form[at + name]])) as unknown as AddressFields;

/** Keeps the VAT id with the customer: the invoice prints it. */
async function identify(): Promise<void> {
  const taxNumber = form['taxNumber']?.trim() ?? '';
  if (!page.customer || taxNumber === (page.customer.taxNumber ?? '')) return;
  page.customer = await call<CustomerLogin['customer']>('PATCH', 'user', {}, { taxNumber: taxNumber || null });
}

/** Changes the discount codes of the cart. A refusal is shown beside their field, and no other. */
export async function discount(change: () => Promise<unknown>): Promise<void> {
  if (page.order) return;
  page.couponRefusal = null;
  try {
    await change();
    form['coupon'] = '';
    const field = main.querySelector<HTMLInputElement>('#coupon');
    if (field) field.value = '';
  } catch (e) {
    if (!(e instanceof Refusal)) throw e;
    page.couponRefusal = e;
  }
  await reckon();
}

/** Lets the customer's store credit pay a part of the order, or not. The page shows the choice at once. */
export async function useCredit(use: boolean): Promise<void> {
  await call<Cart>('PATCH', 'cart', {}, { useStoreCredit: use }).catch((e: unknown) => {
    page.cart!.useStoreCredit = !use;
    throw e;
  });
  await reckon();
}

/** Places the order for the total that the buyer saw when they sent it. */
export async function pay(seen: string): Promise<void> {
  const c = page.cart!;
  if (page.order) return; // sent twice
  if (c.grandTotal !== seen) throw new Refusal('cart_changed', '');
  await identify();
  const address = entered('');
  const savedId = Number(form['addressId']);
  const [, card] = form['means']!.split(' ');
  const body = JSON.stringify({
    cartId: c.cartId, version: c.version, expectedGrandTotal: c.grandTotal, expectedAmountDue: c.amountDue,
    ...(known() ? {} : { email: form['email'] }),
    ...(c.requiresShipping ? { ...(savedId ? { shippingAddressId: savedId } : { shippingAddress: address }), ...(billsElsewhere() ? { billingAddress: entered('billing.') } : { billingSameAsShipping: true }), shippingMethodId: Number(form['shippingMethodId']) }
      : savedId ? { billingAddressId: savedId } : { billingAddress: address }),
    ...(isDue(c) ? { payment: { ...await choiceOf(page.methods, form), ...(!card && form['keep'] ? { savePaymentMethod: true } : {}) } } : {}),
    ...(c.recurring.length ? { subscriptionConsent: { text: agreement(c), recurring: c.recurring.map((r) => ({ subscriptionPlanId: r.subscriptionPlanId, grandTotal: r.grandTotal })) } } : {}),
    ...(page.overview.policies.termsUrl ? { acceptTerms: form['terms'] === 'yes' } : {}),
    ...(asksMarketing() ? { acceptsMarketing: form['marketing'] === 'yes' } : {}),
    ...(form['notes'] ? { notes: form['notes'] } : {}),
  });
  if (page.sent?.body !== body) page.sent = { body, key: crypto.randomUUID() };
  let result: CheckoutResult;
  try {
    result = await call<CheckoutResult>('POST', 'checkout', {}, JSON.parse(body), page.sent.key);
  } catch (e) {
    if (e instanceof Refusal && e.code === 'network') throw e; // the same request goes on from what it finds
    page.sent = null;
    used();
    if (e instanceof Refusal && ['cart_changed', 'version_conflict'].includes(e.code)) {
      await load();
      throw e;
    }
    if (e instanceof Refusal && e.status === 422) await reckon(); // the cart is active again, and newer
    throw e;
  }
  used();
  page.order = await readOrder(result.orderId);
  if (!result.nextAction) return;
  page.waiting = { url: result.nextAction.url, link: result.nextAction.type === 'CRYPTO_LINK' };
  leave(result.nextAction.url, form);
  void watch();
}

export async function cancel(): Promise<void> {
  page.waiting = null;
  page.order = null;
  page.sent = null;
  page.cart = await call<Cart>('DELETE', 'checkout', { cartId: String(page.cart!.cartId) });
  await load();
}
