// Returns in the admin console: requested on an order's page, received in parts, refunded by preview.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { open, readable, url } from './browser.mjs';
import { address, api, logIn, navigation, openAs, shipping } from './console.mjs';

let order, mug, variantId, shippingMethodId;
const get = (id) => api('GET', `/admin/return?returnId=${id}`);
const request = (quantity, more = {}) => api('POST', '/admin/return', { orderId: order.orderId, kind: 'RETURN', lines: [{ lineItemId: order.items[0].lineItemId, quantity }], ...more });
before(async () => {
  shippingMethodId = await shipping();
  ({ items: [{ variantId }] } = await api('GET', '/admin/product/browse/paged?search=mug'));
  order = await api('POST', '/admin/order', { email: 'returns@example.com', items: [{ variantId, quantity: 9 }], shippingAddress: { ...address, firstName: 'Rita', lastName: 'Return' }, shippingMethodId, payment: { paymentToken: 'pm_card_visa' } });
  await api('POST', '/admin/order/fulfill', { orderId: order.orderId, items: [{ lineItemId: order.items[0].lineItemId, quantity: 9 }] });
  mug = order.items[0];
});

test('an administrator creates a return on the order\'s page, receives it in parts by condition, and refunds the previewed amount', async () => {
  const { page, quiet } = await open(`${url}/console/orders/${order.orderId}`);
  await logIn(page);
  await page.getByRole('button', { name: 'Create return' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Create return/ });
  const quantity = dialog.getByRole('spinbutton', { name: mug.name });
  assert.equal(await quantity.inputValue(), '9');
  await quantity.fill('0');
  await dialog.getByRole('button', { name: 'Create return' }).click();
  await dialog.getByText('This field is required.').waitFor();
  await quantity.fill('10');
  await dialog.locator('.quantity .error').waitFor(); // the service names the field in its preview
  await quantity.fill('3');
  const { refundTotal } = await api('POST', '/admin/return/preview', { orderId: order.orderId, kind: 'RETURN', lines: [{ lineItemId: mug.lineItemId, quantity: 3 }] });
  await dialog.locator('.grand', { hasText: `€${refundTotal}` }).waitFor();
  await dialog.getByLabel('Note').fill('Wrong color');
  await readable(page, 'console new return');
  await dialog.getByRole('button', { name: 'Create return' }).click();
  const number = `${order.orderNumber}-R1`;
  await page.getByRole('heading', { name: `Return ${number}` }).waitFor();
  await page.getByText('Wrong color').waitFor();
  const id = Number(page.url().split('/').at(-1));
  assert.deepEqual((await get(id)).lines.map((l) => [l.requestedQuantity, l.approvedQuantity]), [[3, 3]]);

  await page.getByRole('button', { name: 'Mark as sent' }).click();
  const sent = page.getByRole('dialog', { name: /^Mark as sent/ });
  await sent.getByLabel('Tracking number').fill('00340434');
  await sent.getByRole('button', { name: 'Mark as sent' }).click();
  await page.getByText('00340434').waitFor();
  assert.equal((await get(id)).status, 'IN_TRANSIT');

  const receive = page.getByRole('dialog', { name: /^Receive/ });
  const condition = (name) => receive.getByRole('spinbutton', { name });
  await page.getByRole('button', { name: 'Receive', exact: true }).click();
  assert.equal(await condition('Sellable').inputValue(), '3');
  await condition('Damaged').fill('4');
  await condition('Sellable').fill('0');
  await receive.getByRole('button', { name: 'Receive' }).click();
  await receive.locator('.quantity', { hasText: 'Damaged' }).locator('.error').waitFor();
  await readable(page, 'console receive');
  await condition('Damaged').fill('0');
  await condition('Sellable').fill('2');
  await receive.getByRole('button', { name: 'Receive' }).click();
  await receive.waitFor({ state: 'detached' });
  await page.getByText('2 sellable').waitFor();
  assert.equal(await page.getByRole('button', { name: 'Complete' }).count(), 0, 'a unit is still expected');
  await page.getByRole('button', { name: 'Receive', exact: true }).click();
  await condition('Sellable').fill('0');
  await condition('Damaged').fill('1');
  await receive.getByRole('button', { name: 'Receive' }).click();
  await receive.waitFor({ state: 'detached' });
  await page.getByText('1 damaged').waitFor();
  await readable(page, 'console return');

  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const refund = page.getByRole('dialog', { name: /^Refund/ });
  assert.equal(await refund.getByRole('spinbutton', { name: mug.name }).inputValue(), '3');
  const { amount } = await api('POST', '/admin/order/refund/preview', { orderId: order.orderId, reason: 'RETURN_SELLABLE', lines: [{ lineItemId: mug.lineItemId, quantity: 3 }] });
  await refund.getByRole('button', { name: `Refund €${amount}` }).click();
  await refund.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: /^Refund .*Returned, back to stock/ }).waitFor();
  assert.equal(await page.getByRole('button', { name: 'Refund', exact: true }).count(), 0, 'every unit that arrived is refunded');
  await page.getByRole('button', { name: 'Complete' }).click();
  await page.getByRole('dialog', { name: /^Complete/ }).getByRole('button', { name: 'Complete' }).click();
  await page.getByText('Completed', { exact: true }).first().waitFor();
  const done = await get(id);
  assert.deepEqual([done.status, done.lines[0].sellableQuantity, done.lines[0].damagedQuantity, done.refundIds.length], ['COMPLETED', 2, 1, 1]);
  await page.getByRole('link', { name: `Order ${order.orderNumber}` }).click();
  await page.getByText('3 of 3 units received').waitFor();
  quiet();
  await page.close();
});

test('an administrator finds returns by order, approves parts of them, and rejects or cancels them', async () => {
  const [part, rejected, canceled] = [await request(2, { isApproved: false }), await request(1, { isApproved: false }), await request(1)];
  const { page, quiet } = await open(`${url}/console/returns`);
  await logIn(page);
  await page.getByRole('searchbox', { name: 'Search' }).fill(String(order.orderNumber));
  await page.waitForURL(/search=/);
  await page.getByLabel('Status').selectOption('REQUESTED');
  await page.waitForURL(/status=REQUESTED/);
  await page.getByText(canceled.returnNumber).waitFor({ state: 'detached' });
  await page.getByText(rejected.returnNumber).waitFor();
  await readable(page, 'console returns');
  await page.getByRole('link', { name: part.returnNumber }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  const approve = page.getByRole('dialog', { name: /^Approve/ });
  await approve.getByRole('spinbutton').fill('0');
  await approve.getByRole('button', { name: 'Approve' }).click();
  await approve.locator('.error').first().waitFor(); // at least one unit
  await approve.getByRole('spinbutton').fill('1');
  await approve.getByRole('button', { name: 'Approve' }).click();
  await approve.waitFor({ state: 'detached' });
  await page.getByText('1 approved').waitFor();
  assert.deepEqual((await get(part.returnId)).lines.map((l) => l.approvedQuantity), [1]);

  await page.goto(`${url}/console/returns/${rejected.returnId}`);
  await page.getByRole('button', { name: 'Reject' }).click();
  const reject = page.getByRole('dialog', { name: /^Reject/ });
  await reject.getByLabel('Internal note').fill('Worn');
  await reject.getByRole('button', { name: 'Reject' }).click();
  await reject.waitFor({ state: 'detached' });
  await page.getByText('Worn').waitFor();
  assert.equal((await get(rejected.returnId)).status, 'REJECTED');

  await page.goto(`${url}/console/returns/${canceled.returnId}`);
  await page.getByRole('button', { name: 'Cancel return' }).click();
  const cancel = page.getByRole('dialog', { name: /^Cancel return/ });
  await api('POST', '/admin/return/send', { returnId: canceled.returnId }); // someone else was faster
  await cancel.getByRole('button', { name: 'Cancel return' }).click();
  await cancel.getByText('Check the current values, then send it again.').waitFor();
  await cancel.getByRole('button', { name: 'Cancel return' }).click();
  await cancel.waitFor({ state: 'detached' });
  assert.equal((await get(canceled.returnId)).status, 'CANCELLED');
  quiet();
  await page.close();

  const reader = await openAs(`/returns/${part.returnId}`, 'returnreader', ['return:read', 'order:read']);
  await reader.page.getByRole('heading', { name: `Return ${part.returnNumber}` }).waitFor();
  await reader.page.getByText('returns@example.com').waitFor();
  assert.deepEqual(await reader.page.getByRole('group', { name: 'Commands' }).count(), 0);
  await reader.page.getByRole('link', { name: `Order ${order.orderNumber}` }).click();
  await reader.page.getByRole('link', { name: part.returnNumber }).waitFor();
  assert.equal(await reader.page.getByRole('button', { name: 'Create return' }).count(), 0);
  assert.deepEqual(reader.refused, []);
  reader.quiet();
  await reader.page.close();

  const other = await openAs('', 'noreturns', ['order:read']);
  await navigation(other.page).getByRole('link', { name: 'Orders' }).waitFor();
  assert.equal(await navigation(other.page).getByRole('link', { name: 'Returns' }).count(), 0);
  await other.page.goto(`${url}/console/orders/${order.orderId}`);
  await other.page.getByRole('heading', { name: `Order ${order.orderNumber}` }).waitFor();
  assert.deepEqual(other.refused, []);
  await other.page.close();
});

test('an administrator refunds the unshipped units of a withdrawal with the delivery, and the shipped ones once they arrive', async () => {
  const sold = await api('POST', '/admin/order', { email: 'withdraws@example.com', items: [{ variantId, quantity: 3 }], shippingAddress: address, shippingMethodId, payment: { paymentToken: 'pm_card_visa' } });
  const [{ lineItemId }] = sold.items;
  await api('POST', '/admin/order/fulfill', { orderId: sold.orderId, items: [{ lineItemId, quantity: 1 }] });
  const { returnId, returnNumber } = await api('POST', '/admin/return', { orderId: sold.orderId, kind: 'WITHDRAWAL', lines: [{ lineItemId, quantity: 3 }] });
  const { page, quiet } = await open(`${url}/console/returns/${returnId}`);
  await logIn(page);
  await page.getByRole('heading', { name: `Return ${returnNumber}` }).waitFor();
  await page.getByText('2 never shipped').waitFor();
  await page.getByText(/^Never shipped: 2\. Refund these units by /).waitFor();
  await page.getByText('You may wait until the goods').waitFor();
  await readable(page, 'console withdrawal');
  const dialog = page.getByRole('dialog', { name: /^Refund/ }), command = page.getByRole('button', { name: 'Refund', exact: true });
  const { maximumShippingAmount } = await api('POST', '/admin/order/refund/preview', { orderId: sold.orderId });
  assert.ok(Number(maximumShippingAmount) > 0);
  await command.click();
  const units = dialog.getByRole('spinbutton', { name: mug.name });
  await units.waitFor();
  assert.deepEqual([await units.inputValue(), await dialog.getByLabel('Shipping to refund').inputValue(), await dialog.getByLabel('Reason').inputValue()], ['2', maximumShippingAmount, 'OTHER']);
  const refunded = async () => {
    await dialog.getByRole('button', { name: /^Refund €/ }).click();
    await dialog.waitFor({ state: 'detached' });
    await command.waitFor({ state: 'detached' });
  };
  await refunded();
  await page.getByText(/^Never shipped/).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: /^Refund .*Other/ }).waitFor();
  await page.getByText('You may wait until the goods').waitFor(); // the refund of the shipped unit is still due
  await page.getByRole('button', { name: 'Receive', exact: true }).click();
  const receive = page.getByRole('dialog', { name: /^Receive/ });
  await receive.getByRole('button', { name: 'Receive' }).click();
  await receive.waitFor({ state: 'detached' });
  await command.click();
  await units.waitFor();
  assert.deepEqual([await units.inputValue(), await dialog.getByLabel('Shipping to refund').inputValue(), await dialog.getByLabel('Reason').inputValue()], ['1', '', 'RETURN_SELLABLE']);
  await refunded();
  await page.getByRole('link', { name: /^Refund .*Returned, back to stock/ }).waitFor();
  await page.getByText('You may wait until the goods').waitFor({ state: 'detached' });
  assert.equal((await get(returnId)).refundIds.length, 2);
  const { balance, items: [line] } = await api('GET', `/admin/order/details?orderId=${sold.orderId}`);
  assert.deepEqual([Number(balance.refundable), line.refundedQuantity, line.returnedQuantity], [0, 3, 1]);
  quiet();
  await page.close();
});

test('an administrator edits the return policy, and a return shows the policy\'s reasons and fees', async () => {
  const before = (await api('GET', '/admin/store/settings')).returnPolicy;
  const { page, quiet } = await open(`${url}/console/returnpolicy`);
  await logIn(page);
  await page.getByRole('heading', { name: 'Return policy', exact: true }).waitFor();
  const part = (name) => page.getByRole('group', { name, exact: true });
  const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();
  await part('Terms').getByRole('button', { name: 'Add', exact: true }).last().click();
  const terms = page.getByRole('group', { name: `Terms ${before.terms.length + 1}`, exact: true });
  await terms.getByLabel('Days to return').fill('5000');
  await terms.getByLabel('Days to withdraw').fill('14');
  await terms.getByLabel('Restocking fee in percent').fill('10');
  await part('Excluded products').getByRole('button', { name: 'Add', exact: true }).click();
  const product = part('Excluded products').getByLabel('Product', { exact: true });
  await product.fill('board');
  await part('Excluded products').getByRole('button', { name: /board/i }).waitFor();
  await product.press('Enter');
  await part('Excluded products').getByLabel('Reason').selectOption('HYGIENE');
  await part('Reasons').getByRole('button', { name: 'Add', exact: true }).click();
  await part('Reasons').getByLabel('Code').fill('TOO_SMALL');
  await part('Reasons').getByLabel('Name').fill('It is too small');
  await save();
  await terms.locator('.field', { hasText: 'Days to return' }).locator('.error').waitFor();
  await readable(page, 'console return policy');
  await terms.getByLabel('Days to return').fill('30');
  await save();
  await page.getByText('Saved', { exact: true }).waitFor();
  const { returnPolicy } = await api('GET', '/admin/store/settings');
  assert.deepEqual(returnPolicy.terms.at(-1), { countryCodes: [], accountTypeIds: [], windowDays: 30, withdrawalDays: 14, restockingRate: '10', returnShipping: [] });
  assert.deepEqual([returnPolicy.exclusions.length, returnPolicy.exclusions[0].reason, returnPolicy.reasons], [1, 'HYGIENE', [{ code: 'TOO_SMALL', name: 'It is too small' }]]);

  await page.goto(`${url}/console/orders/${order.orderId}`);
  await page.getByRole('button', { name: 'Create return' }).click();
  const dialog = page.getByRole('dialog', { name: /^Create return/ });
  await dialog.getByRole('spinbutton').fill('1');
  await dialog.getByLabel('Reason').selectOption('TOO_SMALL');
  await dialog.locator('.totals', { hasText: 'Restocking fee' }).waitFor();
  await dialog.getByRole('button', { name: 'Create return' }).click();
  await page.getByRole('heading', { name: /^Return / }).waitFor();
  await page.getByText('It is too small').waitFor();
  quiet();
  await page.close();
});
