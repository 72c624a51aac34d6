// Returns on the page of an order that a guest opens by the mailed link, and in the account: on a phone, by keyboard.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { network, open, readable, url } from './browser.mjs';
import { ask, asVisitor, german } from './buyer.mjs';
import { address, api, shipping, STORE_KEY } from './console.mjs';
import { mailed } from './mails.mjs';

const phone = { ...german, viewport: { width: 390, height: 844 } };

let shippingMethodId, variantId;
before(async () => {
  shippingMethodId = await shipping();
  ({ items: [{ variantId }] } = await api('GET', '/admin/product/browse/paged?search=mug'));
  await api('PATCH', '/admin/store/settings', { returnPolicy: { needsApproval: true, exclusions: [], reasons: [{ code: 'TOO_SMALL', name: 'Small' }, { code: 'TASTE', name: 'It tastes odd' }],
    terms: [{ countryCodes: [], accountTypeIds: [], windowDays: 30, withdrawalDays: 14, restockingRate: '0', returnShipping: [{ currencyCode: 'EUR', amount: '4.90' }] }] } });
});

/** A shipped order of three mugs, opened by the link that its buyer is mailed. */
async function opened(email) {
  const order = await api('POST', '/admin/order', { email, items: [{ variantId, quantity: 3 }], shippingAddress: { ...address, firstName: 'Rita', lastName: 'Return' }, shippingMethodId, payment: { paymentToken: 'pm_card_visa' } });
  await api('POST', '/admin/order/fulfill', { orderId: order.orderId, items: [{ lineItemId: order.items[0].lineItemId, quantity: 3 }] });
  await asVisitor('POST', 'order/lookup', { orderNumber: order.orderNumber, email });
  const [link] = await mailed(email, /http\S+#o=chk_\w+/);
  const { page, quiet } = await open(link, phone);
  await page.getByRole('heading', { name: `Bestellung ${order.orderNumber}` }).waitFor();
  return { page, quiet, order };
}
const of = async (order) => (await api('GET', `/admin/return/paged?orderId=${order.orderId}`)).items;

test('a guest withdraws from the contract in two steps, and gets a mail that states the time', async () => {
  const email = 'withdraw@example.com';
  const { page, quiet, order } = await opened(email);
  await readable(page, 'an order that can be returned');
  await page.getByRole('button', { name: 'Vertrag widerrufen' }).focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: 'Vertrag widerrufen' });
  const units = form.getByRole('spinbutton', { name: /höchstens 3/ });
  assert.equal(await units.inputValue(), '3');
  await readable(page, 'a withdrawal');
  assert.deepEqual(await of(order), [], 'the first step declares nothing');
  await units.fill('0');
  await form.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await page.locator('.refusal').waitFor();
  await units.fill('2');
  await form.getByRole('button', { name: 'Widerruf bestätigen' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText(/Wir haben Ihren Widerruf am .* erhalten/).waitFor();
  await readable(page, 'a declared withdrawal');
  assert.deepEqual((await of(order)).map((r) => [r.kind, r.status, r.requestedQuantity]), [['WITHDRAWAL', 'APPROVED', 2]]);
  await mailed(email, /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC[\s\S]*SHA-256/);
  await page.getByRole('button', { name: 'Vertrag widerrufen' }).click();
  await form.getByRole('spinbutton', { name: /höchstens 1/ }).waitFor();
  await form.getByRole('button', { name: 'Nichts zurückgeben' }).click();
  await form.waitFor({ state: 'detached' });
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390, 'nothing is wider than the phone');
  quiet();
  await page.close();
});

test('a guest returns items as the policy allows, after seeing the refund', async () => {
  const { page, quiet, order } = await opened('items.back@example.com');
  await page.getByRole('button', { name: 'Artikel zurückgeben' }).click();
  const form = page.getByRole('form', { name: 'Artikel zurückgeben' });
  const units = form.getByRole('spinbutton', { name: /höchstens 3/ });
  await units.fill('3');
  let held;
  await page.route((asked) => asked.pathname === '/customer/return/preview', (route) => { held = route; });
  await form.getByRole('button', { name: 'Weiter' }).click();
  while (!held) await page.waitForTimeout(20);
  await units.fill('1'); // before the preview of three units arrives
  await held.continue();
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
  assert.equal(await form.getByText(/^Sie erhalten/).count(), 0, 'no refund of other units');
  await page.unrouteAll({ behavior: 'wait' });
  const reason = form.getByLabel('Grund');
  assert.deepEqual(await reason.locator('option').allInnerTexts(), ['–', 'Zu klein', 'It tastes odd'], 'common codes have names, others the text of the store');
  await reason.selectOption('Zu klein');
  await form.getByRole('button', { name: 'Weiter' }).click();
  const { refundTotal } = await api('POST', '/admin/return/preview', { orderId: order.orderId, kind: 'RETURN', lines: [{ lineItemId: order.items[0].lineItemId, quantity: 1 }] });
  await form.getByText(`Sie erhalten ${new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(refundTotal)} zurück`).waitFor();
  await readable(page, 'the refund of a return');
  assert.deepEqual(await of(order), [], 'a preview requests nothing');
  await form.getByRole('button', { name: 'Rückgabe beantragen' }).click();
  await page.getByText(`Die Rückgabe ${order.orderNumber}-R1 ist beantragt.`).waitFor();
  assert.deepEqual((await of(order)).map((r) => [r.kind, r.status, r.requestedQuantity]), [['RETURN', 'REQUESTED', 1]]);

  await page.getByRole('button', { name: `Rückgabe ${order.orderNumber}-R1 abbrechen` }).click();
  const confirm = page.getByRole('button', { name: 'Rückgabe abbrechen', exact: true });
  await page.route((asked) => asked.pathname === '/customer/return/cancel', (route) => route.fulfill({ status: 422, contentType: 'application/problem+json', body: '{"code":"unavailable"}' }));
  await confirm.click();
  await page.getByRole('alert').getByText('Der Shop nimmt gerade keine Bestellungen an.').waitFor();
  await page.unrouteAll({ behavior: 'wait' });
  await api('POST', '/admin/return/reject', { returnId: (await of(order))[0].returnId, note: 'Worn' });
  await confirm.click();
  await page.getByText('Die Rückgabe hat sich inzwischen geändert.').waitFor();
  await page.getByText('Abgelehnt', { exact: true }).waitFor();
  assert.equal(await confirm.count(), 0, 'a return that ended cannot be canceled');
  quiet();
  await page.close();
});

test('a customer returns items in the account in Arabic, and cancels the return once, after a confirmation', async () => {
  const email = `${crypto.randomUUID()}@example.com`, password = 'seven slow kettles', key = { 'X-Store-Key': STORE_KEY };
  const { accessToken } = await ask('POST', 'customer/user', { ...key, 'Idempotency-Key': crypto.randomUUID(), ...network() }, { email, password, firstName: 'Rita', lastName: 'Return', acceptTerms: true });
  const { storeCustomerId } = await ask('GET', 'customer/user/me', { ...key, Authorization: `Bearer ${accessToken}` });
  const order = await api('POST', '/admin/order', { storeCustomerId, items: [{ variantId, quantity: 3 }], shippingAddress: { ...address, firstName: 'Rita', lastName: 'Return' }, shippingMethodId, payment: { paymentToken: 'pm_card_visa' } });
  await api('POST', '/admin/order/fulfill', { orderId: order.orderId, items: [{ lineItemId: order.items[0].lineItemId, quantity: 3 }] });
  const { code } = await asVisitor('GET', 'store/overview');
  const words = await (await fetch(`${url}/checkout/page/order-ar.json`)).json();
  const number = `\u2066${order.orderNumber}-R1\u2069`; // else its parts change places

  const { page, quiet } = await open(`${url}/account/${code}#order/${order.orderId}`, { locale: 'ar-EG', colorScheme: 'dark', viewport: { width: 390, height: 844 }, extraHTTPHeaders: network() });
  await page.locator('#login-email').fill(email);
  await page.locator('#login-password').fill(password);
  await page.locator('main form button').click();
  await page.getByRole('button', { name: words.returnItems }).focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: words.returnItems });
  await form.getByRole('button', { name: words.returnNext }).click();
  await form.getByRole('alert').waitFor();
  await readable(page, 'a return of nothing in the account, in Arabic');
  await form.getByRole('spinbutton').fill('1');
  await form.getByRole('button', { name: words.returnNext }).click();
  await form.getByRole('status').waitFor();
  await readable(page, 'the refund of a return in the account, in Arabic');
  assert.deepEqual(await of(order), [], 'a preview requests nothing');
  await form.getByRole('button', { name: words.requestReturn }).click();
  await page.getByText(words.returnRequested.replace('{number}', number), { exact: true }).waitFor();
  await readable(page, 'a return in the account, in Arabic');

  await page.reload();
  const list = page.locator('[data-k=returns]');
  const cancel = list.getByRole('button', { name: words.cancelReturn.replace('{number}', number) });
  await cancel.focus();
  await page.keyboard.press('Enter');
  await list.getByText(words.cancelReturnHint).waitFor();
  await readable(page, 'a return that is about to be canceled, in Arabic');
  await list.getByRole('button', { name: words.keepReturn }).click();
  assert.deepEqual((await of(order)).map((r) => r.status), ['REQUESTED'], 'the first step cancels nothing');
  await cancel.click();
  let requests = 0;
  page.on('request', (request) => { if (request.url().endsWith('/customer/return/cancel')) requests++; });
  await list.getByRole('button', { name: words.confirmCancelReturn }).dblclick();
  await list.getByText(words.returnStates.CANCELLED, { exact: true }).waitFor();
  assert.equal(requests, 1);
  assert.deepEqual((await of(order)).map((r) => r.status), ['CANCELLED']);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390, 'nothing is wider than the phone');
  quiet();
  await page.close();
});
