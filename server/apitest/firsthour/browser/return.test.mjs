// Returns on the page of an order that a guest opens by the mailed link, on a phone, in German, by keyboard.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { open, readable } from './browser.mjs';
import { asVisitor, german } from './buyer.mjs';
import { address, api, shipping } from './console.mjs';
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
  await form.getByRole('spinbutton', { name: /höchstens 3/ }).fill('1');
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
  quiet();
  await page.close();
});
