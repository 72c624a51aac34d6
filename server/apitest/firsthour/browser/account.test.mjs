// The account page: a customer signs up, stays logged in over a reload, and manages what
// they have at the store alone, in a strict policy, with nothing that axe finds.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { browser, open, readable, url } from './browser.mjs';

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
  const { accessToken } = await ask('POST', 'customer/user', { 'X-Store-Key': STORE_KEY, 'Idempotency-Key': crypto.randomUUID() }, { email, password, firstName: 'Mia', lastName: 'Keller', acceptTerms: true });
  const call = (method, path, body) => ask(method, `customer/${path}`, { 'X-Store-Key': STORE_KEY, Authorization: `Bearer ${accessToken}`, ...(method === 'POST' ? { 'Idempotency-Key': crypto.randomUUID() } : {}) }, body);
  return { email, call };
}

/** Buys by the API, with the sandbox's card. */
async function buy(who, line, more = {}) {
  const { cartId } = await who.call('POST', 'cart/item', { variantId, quantity: 1, ...line });
  const cart = await who.call('GET', `cart/summary?countryCode=DE&postalCode=10119&shippingMethodId=${shippingMethodId}`);
  const { items } = await who.call('GET', 'checkout/payment-methods');
  const { paymentProviderId } = items.find((m) => m.providerCode === 'SANDBOX');
  return who.call('POST', 'checkout', { cartId, expectedGrandTotal: cart.grandTotal, shippingAddress: home, billingSameAsShipping: true, shippingMethodId, payment: { paymentProviderId, paymentToken: 'pm_card_visa' }, acceptTerms: true, ...more(cart) });
}

async function logIn(tab, email) {
  await tab.getByLabel('E-mail', { exact: true }).fill(email);
  await tab.getByLabel('Password', { exact: true }).fill(password);
  await tab.getByRole('button', { name: 'Log in' }).click();
  await tab.getByRole('heading', { name: 'Orders' }).waitFor();
}

describe('the account page', () => {
  test('signs a customer up, who stays logged in over a reload, and logs out', async () => {
    const { page: tab, quiet } = await open(page, english);
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
    const { orderNumber } = await buy(who, {}, () => ({}));
    const { page: tab, quiet } = await open(page, english);
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
});
