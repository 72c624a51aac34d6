// An order after it was placed: its own page and the account show it in one form, in six languages, on a phone. Its
// invoices and credit notes are files.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { network, open, readable, url } from './browser.mjs';
import { ask, asAdmin, asVisitor, euros, home, nameIn } from './buyer.mjs';
import { mailed } from './mails.mjs';

const { STORE_KEY } = process.env;
const password = 'seven slow kettles', email = `${crypto.randomUUID()}@example.com`;
const locales = { en: 'en-US', de: 'de-DE', fr: 'fr-FR', es: 'es-ES', it: 'it-IT', ar: 'ar-EG' };
const english = { documents: 'Documents', invoice: 'Invoice {number} (PDF)', creditNote: 'Credit note {number} (PDF)' };
const texts = async (lang) => lang === 'en' ? english : (await fetch(`${url}/checkout/page/order-${lang}.json`)).json();

let customer, order, link, code;
const asCustomer = (method, path, body) => ask(method, `customer/${path}`, { ...customer, ...(method === 'POST' ? { 'Idempotency-Key': crypto.randomUUID() } : {}) }, body);
const printed = async (invoiceId) => Buffer.from(await (await fetch(`${url}/customer/order/pdf?orderId=${order.orderId}&invoiceId=${invoiceId}`, { headers: customer })).arrayBuffer());

// An order of two units with a discount: one unit is shipped, the other one refunded.
before(async () => {
  ({ code } = await asVisitor('GET', 'store/overview'));
  const { accessToken } = await ask('POST', 'customer/user', { 'X-Store-Key': STORE_KEY, 'Idempotency-Key': crypto.randomUUID(), ...network() }, { email, password, firstName: 'Mia', lastName: 'Keller', acceptTerms: true });
  customer = { 'X-Store-Key': STORE_KEY, Authorization: `Bearer ${accessToken}` };
  await asAdmin('POST', 'coupon', { code: 'ORDERPAGE', status: 'ACTIVE', discountType: 'PERCENTAGE', value: '10' });
  const { items: [{ shippingMethodId }] } = await asAdmin('GET', 'shipping-method/all');
  const { cartId } = await asCustomer('POST', 'cart/item', { sku: 'MUG-STONE-300', quantity: 2 });
  await asCustomer('POST', 'cart/coupon', { code: 'ORDERPAGE' });
  const cart = await asCustomer('GET', `cart/summary?countryCode=DE&postalCode=10119&shippingMethodId=${shippingMethodId}`);
  const { items } = await asCustomer('GET', 'checkout/payment-methods');
  const { paymentProviderId } = items.find((m) => m.providerCode === 'SANDBOX');
  const { orderId, orderNumber } = await asCustomer('POST', 'checkout', { cartId, expectedGrandTotal: cart.grandTotal, shippingAddress: { ...home, countryCode: 'DE' }, billingSameAsShipping: true, shippingMethodId, payment: { paymentProviderId, paymentToken: 'pm_card_visa' }, acceptTerms: true });
  const { items: [{ lineItemId }] } = await asCustomer('GET', `order?orderId=${orderId}`);
  await asAdmin('POST', 'order/fulfill', { orderId, items: [{ lineItemId, quantity: 1 }], carrierName: 'DHL', trackingNumber: '00340434161094042557' });
  await asAdmin('POST', 'order/refund', { orderId, reason: 'OTHER', lines: [{ lineItemId, quantity: 1 }] });
  order = await asCustomer('GET', `order?orderId=${orderId}`);
  assert.deepEqual(order.invoices.map((i) => i.type), ['INVOICE', 'CREDIT_NOTE']);
  for (const name of ['shownSubtotal', 'shownDiscountTotal', 'shownShippingTotal', 'grandTotal']) assert.equal(Number(order[name]), Number(cart[name]), name);
  await asVisitor('POST', 'order/lookup', { orderNumber, email });
  [link] = await mailed(email, /http\S+#o=chk_\w+/);
});

/** Saves each document by keyboard, and compares the file with the one of the API. */
async function saves(page, t, lang) {
  const isolated = (number) => lang === 'ar' ? `\u2066${number}\u2069` : number; // else digits and letters change places
  for (const { type, number, invoiceId } of order.invoices) {
    await page.getByRole('button', { name: (type === 'INVOICE' ? t.invoice : t.creditNote).replace('{number}', isolated(number)), exact: true }).focus();
    const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    assert.equal(file.suggestedFilename(), `${number}.pdf`);
    assert.deepEqual(readFileSync(await file.path()), await printed(invoiceId), number);
    await page.waitForFunction(() => !document.querySelector('[aria-busy]'));
  }
}

for (const [lang, locale] of Object.entries(locales)) {
  test(`the page of an order and the account show the same, as the buyer saw it in the checkout: ${lang}`, async () => {
    const t = await texts(lang);
    const options = { locale, colorScheme: ['de', 'ar'].includes(lang) ? 'dark' : 'light', viewport: { width: 390, height: 844 } };
    const checked = async (page, state) => {
      await page.getByRole('heading', { name: t.documents, exact: true }).waitFor();
      assert.deepEqual(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]), [lang, lang === 'ar' ? 'rtl' : 'ltr']);
      await readable(page, `${state}, ${lang}`);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390, 'nothing is wider than the phone');
      await saves(page, t, lang);
      return page.locator('.placed').textContent();
    };
    const { page, quiet } = await open(`${link}&l=${locale}`, options);
    const shown = await checked(page, 'the page of an order with documents');
    for (const amount of [order.items[0].shownSubtotal, order.shownSubtotal, `-${order.shownDiscountTotal}`, order.shownShippingTotal, order.grandTotal, order.refunded]) {
      const text = (await euros(page, locale, amount)).replace('-', '−');
      assert.ok(shown.includes(text), `${text} in ${shown}`);
    }
    assert.ok(shown.includes(await nameIn(page, locale, 'region', 'DE')) && !/\bDE\b/.test(shown), 'the country has its name');
    assert.ok(shown.includes('ORDERPAGE') && shown.includes('4242') && shown.includes('00340434161094042557'));
    quiet();
    await page.close();

    const account = await open(`${url}/account/${code}?l=${locale}#order/${order.orderId}`, { ...options, extraHTTPHeaders: network() });
    await account.page.locator('#login-email').fill(email);
    await account.page.locator('#login-password').fill(password);
    await account.page.locator('main form button').click();
    assert.equal(await checked(account.page, 'an order with documents in the account'), shown);
    account.quiet();
    await account.page.close();
  });
}

test('a document that cannot be printed is refused next to the order, and is requested once by two clicks', async () => {
  const { page, quiet } = await open(link, { locale: 'de-DE' });
  const button = page.getByRole('button', { name: /^Rechnung .*PDF/ });
  await button.waitFor();
  let requests = 0, held;
  await page.route((asked) => asked.pathname === '/customer/order/pdf', (route) => { requests++; held = route; });
  await button.click();
  await page.locator('[aria-busy=true]').click(); // a second click while the first one is pending requests nothing
  while (!held) await page.waitForTimeout(20);
  await held.fulfill({ status: 422, contentType: 'application/problem+json', body: '{"code":"unsupported_operation","detail":"For developers.","requestId":"req-17"}' });
  await page.getByRole('alert').getByText('req-17').waitFor();
  assert.equal(await page.getByText('For developers.').count(), 0);
  assert.ok(await page.evaluate(() => document.activeElement.matches('.refusal')), 'the refusal has the focus');
  assert.equal(requests, 1);
  await readable(page, 'a document that was refused');
  await page.unrouteAll({ behavior: 'wait' });
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  assert.match(file.suggestedFilename(), /\.pdf$/);
  assert.equal(await page.getByRole('alert').count(), 0);
  quiet();
  await page.close();
});

test('an order names the state of each parcel, and lists only the refunds that count', async () => {
  const { components: { schemas } } = await ask('GET', 'openapi/customer.json', {});
  for (const lang of ['de', 'fr', 'es', 'it', 'ar']) {
    const { parcelStates } = await texts(lang);
    for (const status of schemas.ShipmentStatus['x-extensible-enum']) assert.ok(parcelStates[status], `${status}, ${lang}`);
  }
  const { page, quiet } = await open(link, { locale: 'en-US' });
  let status;
  await page.route((asked) => asked.pathname === '/customer/order', async (route) => {
    const response = await route.fetch(), json = await response.json();
    Object.assign(json.shipments[0], { status, estimatedDelivery: '2027-01-05T12:00:00Z' });
    json.refunds.push({ ...json.refunds[0], refundId: 901, status: 'FAILED', amount: '7.77' }, { ...json.refunds[0], refundId: 902, status: 'VOIDED', amount: '8.88' });
    await route.fulfill({ response, json });
  });
  for (const [state, text, awaited] of [['PENDING', 'Being prepared', 1], ['AVAILABLE_FOR_PICKUP', 'Ready for pickup', 1], ['RETURNED_TO_SENDER', 'Sent back to the store', 0]]) {
    status = state;
    await page.reload();
    const parcels = page.locator('[data-k=parcels]');
    await parcels.getByText(text, { exact: true }).waitFor();
    assert.equal(await parcels.getByText(/^Expected on/).count(), awaited, state);
  }
  assert.doesNotMatch(await page.locator('[data-k=refunds]').innerText(), /7.77|8.88/);
  await page.unrouteAll({ behavior: 'wait' });
  quiet();
  await page.close();
});

test('the account refuses a document in words about documents', async () => {
  const { page, quiet } = await open(`${url}/account/${code}?l=de-DE#order/${order.orderId}`, { locale: 'de-DE', extraHTTPHeaders: network() });
  await page.locator('#login-email').fill(email);
  await page.locator('#login-password').fill(password);
  await page.locator('main form button').click();
  const button = page.getByRole('button', { name: /^Rechnung .*PDF/ });
  await button.waitFor();
  await page.waitForFunction(() => !document.querySelector('main [aria-disabled=true]')); // the login is over
  for (const [refused, text] of [['unsupported_operation', /req-18/], ['unavailable', /viele Dokumente/]]) {
    await page.route((asked) => asked.pathname.endsWith('/customer/order/pdf'), (route) => route.fulfill({ status: 422, contentType: 'application/problem+json', body: JSON.stringify({ code: refused, requestId: 'req-18' }) }));
    await button.click();
    await page.getByRole('alert').getByText(text).waitFor();
    assert.doesNotMatch(await page.getByRole('alert').innerText(), /Abo/);
    await page.unrouteAll({ behavior: 'wait' });
  }
  quiet();
  await page.close();
});
