// The account page: a customer signs up, stays logged in over a reload, and manages their orders and
// subscriptions without help. The page runs under a strict policy, and axe finds no fault.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { browser, network, open, readable, url } from './browser.mjs';

const { STORE_ID, STORE_KEY, ADMIN_EMAIL, ADMIN_PASSWORD } = process.env;
const password = 'seven slow kettles';
const home = { firstName: 'Mia', lastName: 'Keller', streetLine1: 'Torstraße 1', postalCode: '10119', city: 'Berlin', countryCode: 'DE' };
const english = { locale: 'en-US' };

async function ask(method, path, headers, body) {
  const answer = await fetch(`${url}/${path}`, { method, headers: { 'Content-Type': 'application/json', ...headers }, ...(body ? { body: JSON.stringify(body) } : {}) });
  const said = await answer.text();
  assert.ok(answer.ok, `${path}: ${said}`);
  return said ? JSON.parse(said) : undefined;
}
let admin, page, product, variantId, shippingMethodId, code;
const asAdmin = (method, path, body) => ask(method, `admin/${path}`, { ...admin, ...(method === 'POST' ? { 'Idempotency-Key': crypto.randomUUID() } : {}) }, body);
before(async () => {
  const { accessToken } = await ask('POST', 'admin/login', {}, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  admin = { Authorization: `Bearer ${accessToken}`, 'X-Store-Id': STORE_ID };
  ({ code } = await ask('GET', 'customer/store/overview', { 'X-Store-Key': STORE_KEY }));
  product = await ask('GET', 'customer/product?slug=stoneware-mug', { 'X-Store-Key': STORE_KEY });
  ({ variants: [{ variantId }] } = product);
  ({ items: [{ shippingMethodId }] } = await asAdmin('GET', 'shipping-method/all'));
  page = `${url}/account/${code}`;
});

/** A new customer of the store, and what they ask of the Customer API. */
async function customer() {
  const email = `${crypto.randomUUID()}@example.com`;
  const { accessToken } = await ask('POST', 'customer/user', { 'X-Store-Key': STORE_KEY, 'Idempotency-Key': crypto.randomUUID(), ...network() }, { email, password, firstName: 'Mia', lastName: 'Keller', acceptTerms: true });
  const call = (method, path, body) => ask(method, `customer/${path}`, { 'X-Store-Key': STORE_KEY, Authorization: `Bearer ${accessToken}`, ...(method === 'POST' ? { 'Idempotency-Key': crypto.randomUUID() } : {}) }, body);
  return { email, call };
}

/** Buys by the API, with the sandbox's card. */
async function buy(who, line, more = () => ({}), card = 'pm_card_visa') {
  const { cartId } = await who.call('POST', 'cart/item', { variantId, quantity: 1, ...line });
  const cart = await who.call('GET', `cart/summary?countryCode=DE&postalCode=10119&shippingMethodId=${shippingMethodId}`);
  const { items } = await who.call('GET', 'checkout/payment-methods');
  const { paymentProviderId } = items.find((m) => m.providerCode === 'SANDBOX');
  return who.call('POST', 'checkout', { cartId, expectedGrandTotal: cart.grandTotal, shippingAddress: home, billingSameAsShipping: true, shippingMethodId, payment: { paymentProviderId, paymentToken: card }, acceptTerms: true, ...more(cart) });
}

async function logIn(tab, email) {
  await tab.getByLabel('E-mail', { exact: true }).fill(email);
  await tab.getByLabel('Password', { exact: true }).fill(password);
  await tab.getByRole('button', { name: 'Log in' }).click();
  await tab.getByRole('heading', { name: 'Orders' }).waitFor();
}

describe('the account page', () => {
  test('signs customers up, keeps them logged in after a reload, and logs them out', async () => {
    const { page: tab, quiet } = await open(page, { ...english, extraHTTPHeaders: network() });
    await tab.getByRole('heading', { name: 'Log in' }).waitFor();
    await readable(tab, 'the login of the account page');
    await tab.getByRole('link', { name: /Create an account/ }).click();
    await tab.getByRole('heading', { name: 'Create account' }).waitFor();
    const email = `${crypto.randomUUID()}@example.com`;
    await tab.getByLabel('E-mail', { exact: true }).fill(email);
    await tab.getByLabel('Password').fill('short');
    await tab.getByRole('button', { name: 'Create account' }).click();
    await tab.getByRole('alert').waitFor();
    assert.equal(await tab.getByLabel('E-mail', { exact: true }).inputValue(), email, 'what was typed stays');
    await readable(tab, 'a sign-up that was refused');
    await tab.getByLabel('Password').fill(password);
    await tab.getByLabel('Last name').fill('Keller');
    await tab.getByLabel('I accept the terms of the store.').check();
    await tab.getByRole('button', { name: 'Create account' }).click();
    await tab.getByText('You have no orders yet.').waitFor();
    await tab.getByText(`mailed to ${email}`).waitFor();
    await readable(tab, 'a new account');
    await tab.reload();
    await tab.getByText('You have no orders yet.').waitFor();
    assert.deepEqual(await tab.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length]), ['', 0, 0], 'no script can read the refresh token');
    await tab.goto(`${page}#profile`);
    await tab.getByRole('heading', { name: 'Profile' }).waitFor();
    await tab.reload();
    await tab.getByRole('heading', { name: 'Profile' }).waitFor();
    await tab.getByRole('button', { name: 'Log out' }).click();
    await tab.getByRole('heading', { name: 'Log in' }).waitFor();
    await tab.reload();
    await tab.getByRole('heading', { name: 'Log in' }).waitFor();
    await tab.getByLabel('E-mail', { exact: true }).fill(email);
    await tab.getByLabel('Password', { exact: true }).fill('another slow kettle');
    await tab.getByRole('button', { name: 'Log in' }).click();
    await tab.getByRole('alert').getByText('not right').waitFor();
    await tab.getByRole('link', { name: 'Forgot your password?' }).click();
    await tab.getByLabel('E-mail', { exact: true }).fill(email);
    await tab.getByRole('button', { name: 'Send link' }).click();
    await tab.getByText('is on its way').waitFor();
    quiet();
    await tab.close();
  });

  test('shows a customer their orders', async () => {
    const who = await customer();
    const { orderNumber } = await buy(who, {});
    const { page: tab, quiet } = await open(page, { ...english, extraHTTPHeaders: network() });
    await logIn(tab, who.email);
    await tab.getByRole('link', { name: `Order ${orderNumber}` }).click();
    await tab.getByText('Quantity 1').waitFor();
    await tab.getByText('Torstraße 1').first().waitFor();
    await tab.getByText(/ending in 4242/).waitFor();
    await readable(tab, 'an order of the account page');
    await tab.reload();
    await tab.getByRole('heading', { name: `Order ${orderNumber}` }).waitFor();
    await tab.goBack();
    await tab.getByRole('heading', { name: 'Orders' }).waitFor();
    quiet();
    await tab.close();
  });

  test('lets only the customer skip a delivery, replace a declined card, and change or cancel a subscription', async () => {
    const who = await customer();
    const { storeCustomerId } = await who.call('GET', 'user/me');
    const now = new Date();
    const clock = await asAdmin('POST', 'test-clock', { storeCustomerId, currentTime: now.toISOString() });
    const coffee = await ask('GET', 'customer/product?slug=house-espresso', { 'X-Store-Key': STORE_KEY });
    const { subscriptionPlanId } = coffee.subscriptionPlans[0];
    await buy(who, { variantId: coffee.variants[0].variantId, subscriptionPlanId }, (cart) => ({ subscriptionConsent: { text: 'I agree.', recurring: cart.recurring.map((r) => ({ subscriptionPlanId: r.subscriptionPlanId, grandTotal: r.grandTotal })) } }), 'pm_card_chargeCustomerFail');
    const { items: [{ subscriptionId, subscriptionNumber }] } = await who.call('GET', 'subscription/all');

    const { page: tab, quiet } = await open(page, { ...english, extraHTTPHeaders: network() });
    await logIn(tab, who.email);
    await tab.getByRole('link', { name: 'Subscriptions' }).click();
    await tab.getByRole('link', { name: `Subscription ${subscriptionNumber}` }).click();
    await tab.getByRole('heading', { name: `Subscription ${subscriptionNumber}` }).waitFor();
    await tab.getByRole('button', { name: 'Cancel subscription' }).waitFor();
    await tab.reload();
    await tab.getByRole('button', { name: 'Cancel subscription' }).waitFor();
    await readable(tab, 'a subscription of the account page');

    await tab.getByRole('button', { name: /^Skip / }).click();
    await tab.getByText('Skipped', { exact: true }).waitFor();
    await tab.getByRole('button', { name: /after all$/ }).click();
    await tab.getByText('Skipping withdrawn').waitFor();
    assert.equal(await tab.getByText('Skipped', { exact: true }).count(), 0);
    await tab.getByRole('button', { name: /^Skip / }).click();
    await tab.getByText('Skipped', { exact: true }).waitFor();

    await tab.getByText('Products', { exact: true }).click();
    await tab.getByLabel(/^Quantity: /).fill('2');
    await tab.getByRole('button', { name: 'Save' }).first().click();
    await tab.getByText('Quantity 2').waitFor();

    const due = await who.call('GET', `subscription?subscriptionId=${subscriptionId}`);
    await asAdmin('POST', 'test-clock/advance', { testClockId: clock.testClockId, targetTime: new Date(Date.parse(due.nextProcessingDate) + 36 * 3600 * 1000).toISOString() });
    for (let status = ''; status !== 'READY';) {
      ({ status } = await asAdmin('GET', `test-clock?testClockId=${clock.testClockId}`));
      assert.notEqual(status, 'FAILED');
      await new Promise((done) => setTimeout(done, 200));
    }
    await tab.reload();
    await tab.getByText('The last payment failed.').waitFor();
    await readable(tab, 'a subscription whose renewal was declined');
    await tab.getByRole('link', { name: 'Payment methods' }).click();
    await tab.getByLabel('Test card').selectOption('pm_card_mastercard');
    await tab.getByRole('button', { name: 'Add payment method' }).click();
    await tab.getByText(/ending in 4444/).waitFor();
    await readable(tab, 'the payment methods of the account page');
    await tab.goto(`${page}#subscription/${subscriptionId}`);
    await tab.getByRole('button', { name: 'Try the payment again' }).waitFor();
    await tab.locator('#retry-card').selectOption({ label: 'mastercard ending in 4444' });
    await tab.getByRole('button', { name: 'Try the payment again' }).click();
    await tab.getByText('The last payment failed.').waitFor({ state: 'detached' });
    await tab.getByText('Delivery ordered').waitFor();

    await tab.locator('summary', { hasText: 'Pause' }).click();
    await tab.getByRole('button', { name: 'Pause' }).click();
    await tab.getByRole('button', { name: 'Resume' }).click();
    await tab.getByText('Active', { exact: true }).waitFor();
    await tab.getByRole('button', { name: 'Cancel subscription' }).click();
    await tab.getByRole('button', { name: 'Cancel now' }).click();
    await tab.getByRole('button', { name: 'Start again' }).waitFor();
    assert.equal((await who.call('GET', `subscription?subscriptionId=${subscriptionId}`)).status, 'CANCELLED');
    await readable(tab, 'a subscription that was canceled');
    quiet();
    await tab.close();
  });

  test('saves addresses, profile and data, and deletes the account', async () => {
    const who = await customer();
    const { page: tab, quiet } = await open(page, { ...english, extraHTTPHeaders: network() });
    await logIn(tab, who.email);
    await tab.getByRole('link', { name: 'Addresses' }).click();
    await tab.getByRole('button', { name: 'Add address' }).click();
    const names = () => tab.locator('form[data-k=address-new] [name]').evaluateAll((all) => all.map((one) => one.name));
    for (const code of ['US', 'DE']) { // the fields, their order and what is required follow the country
      await tab.getByLabel('Country').selectOption(code);
      const { items } = await ask('GET', 'customer/country/all', { 'X-Store-Key': STORE_KEY });
      const { addressFields, requiredFields } = items.find((c) => c.countryCode === code);
      assert.deepEqual(await names(), ['countryCode', ...addressFields.filter((name) => name !== 'countryCode')]);
      assert.deepEqual(await tab.locator('form[data-k=address-new] [required]').evaluateAll((all) => all.map((one) => one.name).filter((name) => name !== 'countryCode')), addressFields.filter((name) => requiredFields.includes(name) && name !== 'countryCode'));
    }
    await tab.getByLabel(/^First name/).fill('Mia');
    await tab.getByLabel(/^Last name/).fill('Keller');
    await tab.getByLabel(/^Street/).fill('Torstraße 9');
    await tab.getByLabel(/^Postal code/).fill('10119');
    await tab.getByLabel(/^City/).fill('Berlin');
    await readable(tab, 'the form of an address');
    await tab.getByRole('button', { name: 'Save' }).click();
    await tab.getByText('Torstraße 9').waitFor();
    await tab.reload();
    await tab.getByRole('button', { name: 'Edit: Torstraße 9' }).click();
    assert.equal(await tab.getByLabel(/^Street/).inputValue(), 'Torstraße 9');
    await tab.getByLabel(/^Street/).fill('Torstraße 10');
    await tab.getByRole('button', { name: 'Save' }).click();
    await tab.getByText('Torstraße 10').waitFor();
    await readable(tab, 'the addresses of the account page');

    await tab.getByRole('link', { name: 'Profile' }).click();
    await tab.getByLabel('E-mail me about news and offers.').check();
    await tab.getByRole('button', { name: 'Save' }).first().click();
    await tab.getByText('Saved.').waitFor();
    assert.equal((await who.call('GET', 'user/me')).acceptsMarketing, true);
    await readable(tab, 'the profile of the account page');
    const [file] = await Promise.all([tab.waitForEvent('download'), tab.getByRole('button', { name: 'Download my data' }).click()]);
    const data = JSON.parse(await (await import('node:fs/promises')).readFile(await file.path(), 'utf8'));
    assert.equal(data.profile.email, who.email);
    assert.equal(data.addresses[0].streetLine1, 'Torstraße 10');

    await tab.getByText('Delete account', { exact: true }).click();
    await tab.locator('#delete-currentPassword').fill('not the password');
    await tab.getByRole('button', { name: 'Delete my account' }).click();
    await tab.getByRole('alert').getByText('not right').waitFor();
    await tab.locator('#delete-currentPassword').fill(password);
    await tab.getByRole('button', { name: 'Delete my account' }).click();
    await tab.getByRole('heading', { name: 'Log in' }).waitFor();
    await tab.getByText('Your account is deleted.').waitFor();
    quiet();
    await tab.close();
  });

  for (const [locale, colorScheme, heading, none] of [['de-DE', 'dark', 'Anmelden', 'Sie haben noch keine Bestellungen.'], ['ar-EG', 'light', 'تسجيل الدخول', 'ليس لديك طلبات بعد.'], ['fr-FR', 'dark', 'Se connecter', 'Vous n’avez pas encore de commande.'], ['es-ES', 'light', 'Iniciar sesión', 'Todavía no tiene pedidos.'], ['it-IT', 'light', 'Accedi', 'Non ha ancora ordini.']]) {
    test(`is in the language of the browser on a phone: ${locale}`, async () => {
      const who = await customer();
      const { page: tab, quiet } = await open(page, { locale, colorScheme, extraHTTPHeaders: network(), viewport: { width: 390, height: 844 } });
      await tab.getByRole('heading', { name: heading }).waitFor();
      assert.deepEqual(await tab.evaluate(() => [document.documentElement.lang, document.documentElement.dir]), [locale.slice(0, 2), locale === 'ar-EG' ? 'rtl' : 'ltr']);
      await readable(tab, `the login of the account page in ${locale}`);
      await tab.locator('#login-email').fill(who.email);
      await tab.locator('#login-password').fill(password);
      await tab.locator('main form button').click();
      await tab.getByText(none).waitFor();
      await tab.goto(`${page}#profile`);
      await tab.locator('#profile-lastName').waitFor();
      await readable(tab, `the profile of the account page in ${locale}`);
      assert.ok(await tab.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing is wider than the phone');
      quiet();
      await tab.close();
    });
  }
});

test('the account page has all its texts in every language', async () => {
  const { readFileSync } = await import('node:fs');
  const folder = new URL('../../../storefront/components/src/', import.meta.url);
  const shape = (texts) => Object.entries(texts).sort(([a], [b]) => a < b ? -1 : 1).map(([name, text]) => typeof text === 'string' ? [name, ...(text.match(/\{\w+\}/g) ?? []).sort()] : [name, shape(text)]);
  for (const page of ['account', 'order']) {
    const source = readFileSync(new URL(`${page}-words.ts`, folder), 'utf8').replace(/export type.*/, '').replace('export const english =', 'return');
    const english = new Function(source)();
    for (const language of ['de', 'fr', 'es', 'it', 'ar']) assert.deepEqual(shape(JSON.parse(readFileSync(new URL(`languages/${page}/${language}.json`, folder), 'utf8'))), shape(english), `${page}, ${language}`);
  }
});
