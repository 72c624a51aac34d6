// Commands of the admin console run once. A second click runs nothing. After the change of another administrator, the
// service refuses the command, and the dialog stays.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { open, readable, url } from './browser.mjs';
import { address, api, logIn, shipping } from './console.mjs';

let plan, product, shippingMethodId, spare;
before(async () => {
  shippingMethodId = await shipping();
  product = await api('POST', '/admin/product', { name: 'Dark roast', status: 'ACTIVE', isSubscribable: true, variants: [{ sku: 'ROAST', trackInventory: false, prices: [{ currencyCode: 'EUR', amount: '10.00' }] }] });
  spare = await api('POST', '/admin/product', { name: 'Light roast', status: 'ACTIVE', isSubscribable: true, variants: [{ sku: 'LIGHT', trackInventory: false, prices: [{ currencyCode: 'EUR', amount: '11.00' }] }] });
  plan = await api('POST', '/admin/subscription-plan', { name: 'Roast round', intervalUnit: 'MONTH', intervalCount: 1, pricing: { type: 'NONE' }, productIds: [product.productId, spare.productId] });
});
after(() => Promise.all([product, spare].map(({ productId }) => api('PATCH', '/admin/product', { productId, status: 'ARCHIVED' }))));

const inDays = (n) => new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10);
const person = (name) => api('POST', '/admin/customer', { email: `${name}@example.com`, firstName: name, lastName: 'Changes', address });
const order = (storeCustomerId, paymentToken = 'pm_card_visa') => api('POST', '/admin/order', { storeCustomerId, items: [{ variantId: product.variants[0].variantId, quantity: 2 }], shippingAddress: address, shippingMethodId, payment: { paymentToken, savePaymentMethod: true } });
const cards = async (storeCustomerId) => (await api('GET', `/admin/customer-payment-method/all?storeCustomerId=${storeCustomerId}`)).items;

/** Subscribes a new customer. With failing, the first renewal has failed for lack of money, and the customer has a second card. */
async function subscribe(name, failing) {
  const { storeCustomerId, defaultAddress } = await person(name);
  const clock = failing && (await api('POST', '/admin/test-clock', { storeCustomerId }));
  await order(storeCustomerId, failing ? 'pm_card_renewalInsufficientFunds' : 'pm_card_visa');
  const [{ customerPaymentMethodId }] = await cards(storeCustomerId);
  if (failing) await order(storeCustomerId);
  const { subscriptionId: id } = await api('POST', '/admin/subscription', {
    storeCustomerId, subscriptionPlanId: plan.subscriptionPlanId, items: [{ variantId: product.variants[0].variantId, quantity: 1 }], nextProcessingDate: inDays(3), customerPaymentMethodId,
    shippingAddressId: defaultAddress.customerAddressId, shippingMethodId, consentText: 'By telephone.',
  });
  const now = () => api('GET', `/admin/subscription?subscriptionId=${id}`);
  if (failing) {
    await api('POST', '/admin/test-clock/advance', { testClockId: clock.testClockId, targetTime: `${inDays(4)}T00:00:00Z` });
    for (let tries = 0; !(await now()).allowedActions.includes('RETRY'); tries++) {
      assert.ok(tries < 720, 'the renewal fails');
      await new Promise((done) => setTimeout(done, 250));
    }
  }
  return { id, storeCustomerId, now, change: (path, body = {}) => api('POST', `/admin/subscription/${path}`, { subscriptionId: id, ...body }) };
}

/** Opens a page and counts the requests that change something at a path. */
async function watched(at, path) {
  const { page, quiet } = await open(`${url}/console${at}`);
  const sent = [];
  page.on('request', (r) => { if (r.method() !== 'GET' && new URL(r.url()).pathname === path) sent.push(r.headers()['idempotency-key']); });
  await logIn(page);
  const dialog = page.getByRole('dialog');
  const command = (name) => page.getByRole('button', { name, exact: true }).first().click();
  const submit = (name) => dialog.getByRole('button', { name, exact: true });
  /** Sends the dialog and expects that the service refuses it. The dialog keeps what the person entered. */
  const refused = async (name, text) => {
    await submit(name).click();
    await dialog.getByRole('alert').getByText(text).waitFor();
    await readable(page, `console ${path.split('/').slice(2).join(' ')} refused`);
  };
  /** Sends the dialog by two quick clicks. */
  const twice = async (name) => {
    await submit(name).dblclick();
    await dialog.waitFor({ state: 'detached' });
  };
  const end = async () => { quiet(); await page.close(); };
  return { page, sent, dialog, command, submit, refused, twice, end };
}
const again = 'Check the current values, then send it again.';

for (const [name, button, status] of [['banned', 'Ban', 'BANNED'], ['erased', 'Deactivate', 'DEACTIVATED']]) {
  test(`the console ${name === 'banned' ? 'bans' : 'erases'} a customer once, even after another administrator has changed the customer`, async () => {
    const { storeCustomerId } = await person(name);
    const now = () => api('GET', `/admin/customer?storeCustomerId=${storeCustomerId}`);
    const w = await watched(`/customers/${storeCustomerId}`, '/admin/store-customer/status');
    await w.command(button);
    await w.dialog.getByLabel('Reason').fill('On request');
    const { version } = await now();
    await api('PATCH', '/admin/store-customer', { storeCustomerId, version, firstName: 'Changed' });
    await w.refused(button, again);
    assert.equal((await now()).status, 'ACTIVE');
    assert.equal(await w.dialog.getByLabel('Reason').inputValue(), 'On request');
    await w.page.getByRole('heading', { name: 'Changed Changes' }).waitFor({ state: 'attached' }); // below the dialog
    await w.twice(button);
    const after = await now();
    assert.deepEqual([after.status, after.statusReason, w.sent.length, after.statusHistory.filter((h) => h.status === status).length], [status, 'On request', 2, 1]);
    await w.end();
  });
}

test('the console swaps a line of a subscription once, even after another administrator has changed the subscription', async () => {
  const s = await subscribe('swaps');
  const w = await watched(`/subscriptions/${s.id}`, '/admin/subscription/items');
  await w.command('Change items');
  await w.dialog.getByRole('button', { name: /^Swap Dark roast/ }).click();
  await w.dialog.getByRole('searchbox', { name: /^Swap Dark roast/ }).fill('LIGHT');
  await w.dialog.getByRole('button', { name: /Light roast/ }).click();
  const { version } = await s.now();
  await api('PATCH', '/admin/subscription', { subscriptionId: s.id, version, note: 'Rings twice' });
  await w.refused('Change items', again);
  assert.deepEqual((await s.now()).items.map((i) => i.sku), ['ROAST']);
  await w.twice('Change items');
  assert.deepEqual([(await s.now()).items.map((i) => i.sku), w.sent.length], [['LIGHT'], 2]);
  await w.end();
});

test('the console replaces a subscription once, even after another administrator has changed the subscription', async () => {
  const s = await subscribe('replaces');
  const w = await watched(`/subscriptions/${s.id}`, '/admin/subscription/replace');
  await w.command('Replace');
  await w.dialog.getByLabel('Reason').fill('A new term');
  const { version } = await s.now();
  await api('PATCH', '/admin/subscription', { subscriptionId: s.id, version, note: 'Rings twice' });
  await w.refused('Replace', again);
  assert.equal((await s.now()).replacedBySubscriptionId, null);
  await w.twice('Replace');
  const { items } = await api('GET', `/admin/subscription/paged?storeCustomerId=${s.storeCustomerId}`);
  assert.deepEqual([items.length, w.sent.length, (await s.now()).status], [2, 2, 'CANCELLED']);
  await w.end();
});

test('the console retries a failed renewal once, with another card', async () => {
  const s = await subscribe('retries', true);
  const good = (await cards(s.storeCustomerId)).find((c) => c.lastFour === '4242');
  const w = await watched(`/subscriptions/${s.id}`, '/admin/subscription/retry');
  await w.command('Retry payment');
  await w.dialog.getByLabel('Payment method').selectOption(String(good.customerPaymentMethodId));
  await readable(w.page, 'console subscription retry');
  const { items: before } = await api('GET', `/admin/customer/order/paged?storeCustomerId=${s.storeCustomerId}`);
  await w.twice('Retry payment');
  await w.page.getByRole('button', { name: 'Retry payment', exact: true }).waitFor({ state: 'detached' });
  const { items: after } = await api('GET', `/admin/customer/order/paged?storeCustomerId=${s.storeCustomerId}`);
  assert.deepEqual([(await s.now()).cycleNumber, after.length - before.length, w.sent.length], [1, 1, 1]);
  await w.end();
});

test('the console retries no renewal that another administrator has already paid', async () => {
  const s = await subscribe('late', true);
  const good = (await cards(s.storeCustomerId)).find((c) => c.lastFour === '4242');
  const w = await watched(`/subscriptions/${s.id}`, '/admin/subscription/retry');
  await w.command('Retry payment');
  await w.dialog.getByLabel('Payment method').selectOption(String(good.customerPaymentMethodId));
  await s.change('retry', { customerPaymentMethodId: good.customerPaymentMethodId });
  for (let tries = 0; (await s.now()).allowedActions.includes('RETRY'); tries++) {
    assert.ok(tries < 720, 'the retry is done');
    await new Promise((done) => setTimeout(done, 250));
  }
  await w.refused('Retry payment', 'No renewal of the subscription has failed.');
  assert.equal((await s.now()).cycleNumber, 1);
  await w.dialog.getByRole('button', { name: 'Back' }).click();
  await w.page.getByRole('button', { name: 'Retry payment', exact: true }).waitFor({ state: 'detached' }); // the page shows the state of now
  await w.end();
});

test('the console replaces an order once, but no order that another administrator has canceled', async () => {
  const { storeCustomerId } = await person('reorders');
  const [first, second] = [await order(storeCustomerId), await order(storeCustomerId)];
  const made = async () => (await api('GET', `/admin/customer/order/paged?storeCustomerId=${storeCustomerId}`)).items;
  const w = await watched(`/orders/${first.orderId}`, '/admin/order/replace');
  await w.command('Replace');
  await w.submit('Replace').click();
  await w.dialog.getByText('This field is required.').waitFor();
  await w.dialog.getByLabel('Reason').selectOption('DAMAGED');
  await w.dialog.getByRole('spinbutton', { name: 'Dark roast' }).fill('1');
  await readable(w.page, 'console order replace');
  await w.submit('Replace').dblclick();
  const link = w.dialog.getByRole('link', { name: /^Order \d+/ });
  await link.waitFor();
  const replacement = (await made()).find((o) => ![first.orderId, second.orderId].includes(o.orderId));
  assert.deepEqual([(await made()).length, w.sent.length, replacement.grandTotal, (await link.innerText())], [3, 1, '0.00', `Order ${replacement.orderNumber}`]);
  await link.click();
  await w.page.getByText(`Replaces order ${first.orderNumber}`).waitFor();
  await w.end();

  const late = await watched(`/orders/${second.orderId}`, '/admin/order/replace');
  await late.command('Replace');
  await late.dialog.getByLabel('Reason').selectOption('LOST');
  await api('POST', '/admin/order/cancel', { orderId: second.orderId, reason: 'FRAUD' });
  await late.refused('Replace', /^The order is canceled/);
  assert.equal((await made()).length, 3);
  await late.end();
});
