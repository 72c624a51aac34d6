// A day in a store: all work of a day in the admin console, with the keyboard only.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { open, url } from './browser.mjs';
import { accept, ADMIN_EMAIL, ADMIN_PASSWORD, address, api, logIn, navigation, shipping } from './console.mjs';
import { keyboard, pointers } from './keyboard.mjs';

const picture = { name: 'day.png', mimeType: 'image/png', buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGOQj/fCihiGlgQAfyUyAeXvZUoAAAAASUVORK5CYII=', 'base64') };
let order, product, subscription, hook, answers = 500;
const received = [];
before(async () => {
  const shippingMethodId = await shipping();
  product = await api('POST', '/admin/product', { name: 'Daylight lamp', status: 'ACTIVE', isSubscribable: true, variants: [{ sku: 'DAYLIGHT', trackInventory: false, prices: [{ currencyCode: 'EUR', amount: '50.00' }] }] });
  const [{ variantId }] = product.variants, buyer = { ...address, firstName: 'Lotte', lastName: 'Latecomer' };
  const settings = await api('GET', '/admin/store/settings');
  const { version } = await api('PATCH', '/admin/store/settings', { version: settings.version, captureMode: 'MANUAL' });
  const customer = await api('POST', '/admin/customer', { email: 'lotte@example.com', firstName: 'Lotte', lastName: 'Latecomer', address: buyer });
  order = await api('POST', '/admin/order', { storeCustomerId: customer.storeCustomerId, items: [{ variantId, quantity: 3 }], shippingAddress: buyer, shippingMethodId, payment: { paymentToken: 'pm_card_visa', savePaymentMethod: true } });
  await api('PATCH', '/admin/store/settings', { version, captureMode: settings.captureMode });
  const plan = await api('POST', '/admin/subscription-plan', { name: 'Lamps', intervalUnit: 'MONTH', intervalCount: 1, pricing: { type: 'NONE' }, productIds: [product.productId] });
  const { items: [card] } = await api('GET', `/admin/customer-payment-method/all?storeCustomerId=${customer.storeCustomerId}`);
  subscription = await api('POST', '/admin/subscription', {
    storeCustomerId: customer.storeCustomerId, subscriptionPlanId: plan.subscriptionPlanId, items: [{ variantId, quantity: 1 }], nextProcessingDate: new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10),
    customerPaymentMethodId: card.customerPaymentMethodId, shippingAddressId: customer.defaultAddress.customerAddressId, shippingMethodId, consentText: 'By telephone.',
  });
  hook = createServer((request, response) => {
    received.push(request.headers['webhook-id']);
    request.resume();
    response.writeHead(answers).end(answers === 500 ? 'closed until noon' : '');
  });
  await new Promise((done) => hook.listen(0, '127.0.0.1', done));
  const { webhookEndpointId } = await api('POST', '/admin/webhook-endpoint', { url: `http://127.0.0.1:${hook.address().port}/day`, eventTypes: ['customer.created'] });
  await api('POST', '/admin/customer', { email: 'noon@example.com', lastName: 'Noon' });
  for (let tries = 0; ; tries++) {
    const { items } = await api('GET', `/admin/webhook-delivery/paged?webhookEndpointId=${webhookEndpointId}`);
    if (items.some((d) => d.attemptCount > 0)) break;
    assert.ok(tries < 720, 'the delivery fails');
    await new Promise((done) => setTimeout(done, 250));
  }
});
after(async () => {
  await api('PATCH', '/admin/product', { productId: product.productId, status: 'ARCHIVED' });
  await new Promise((done) => { hook.close(done); hook.closeAllConnections(); });
});

test('an administrator does a day\'s work with the keyboard only', async () => {
  const { page, quiet } = await open(`${url}/console`);
  const pressed = await pointers(page);
  const { reach, keys, has, press, button, write, choose, check, go, find } = keyboard(page);
  await page.reload();
  await page.getByLabel('E-mail').waitFor();
  await has('[type=email]');
  await keys.type(ADMIN_EMAIL);
  await keys.press('Tab');
  await keys.type(ADMIN_PASSWORD);
  await keys.press('Enter');
  await page.getByRole('heading', { name: 'Home', exact: true }).waitFor();

  // A late order, found by the name of its buyer: captured, shipped in two parcels, and refunded in part by preview.
  await go('Orders');
  await find('Latecomer', String(order.orderNumber));
  await page.getByRole('heading', { name: `Order ${order.orderNumber}` }).waitFor();
  const dialog = page.getByRole('dialog');
  const closed = () => dialog.waitFor({ state: 'detached' });
  const now = () => api('GET', `/admin/order/details?orderId=${order.orderId}`);
  await button('Capture');
  await button('Capture', dialog);
  await closed();
  await page.locator('.title').getByText('Paid', { exact: true }).waitFor();
  await has('#content'); // the button is gone, and the focus stays in the content
  await button('Ship');
  await write(dialog.getByRole('spinbutton'), '1');
  await write(dialog.getByLabel('Carrier'), 'DHL');
  await button('Ship', dialog);
  await closed();
  await page.getByText(`${order.orderNumber}-1`, { exact: true }).waitFor();
  await has('#content button', 'Ship'); // the dialog returns the focus
  await button('Ship');
  await keys.press('Escape');
  await closed();
  await has('#content button', 'Ship'); // Escape returns the focus, too
  await button('Ship');
  await button('Ship', dialog);
  await closed();
  await page.getByText(`${order.orderNumber}-2`, { exact: true }).waitFor();
  await button('Refund');
  await write(dialog.getByRole('spinbutton'), '1');
  await choose(dialog.getByLabel('Reason'), 'Goodwill');
  const { amount } = await api('POST', '/admin/order/refund/preview', { orderId: order.orderId, reason: 'GOODWILL', lines: [{ lineItemId: order.items[0].lineItemId, quantity: 1 }] });
  await button(`Refund €${amount}`, dialog);
  await closed();
  await page.getByText('Partly refunded').waitFor();
  const done = await now();
  assert.deepEqual([done.balance.captured, done.shipments.map((s) => s.items[0].quantity), done.refunds.map((r) => r.amount)], [order.grandTotal, [1, 2], [amount]]);

  // A new price and a picture for a product.
  await go('Products');
  await find('Daylight', 'Daylight lamp');
  await page.getByRole('heading', { name: 'Daylight lamp' }).waitFor();
  await reach(page.locator('input[type=file]'));
  await page.locator('input[type=file]').setInputFiles(picture); // the browser's own dialog is not part of the page
  await page.getByLabel('Alternative text').waitFor();
  await reach(page.getByLabel('Alternative text'), 'Shift+Tab');
  await keys.type('A lamp by day');
  await write(page.getByLabel('Price in EUR', { exact: true }), '45.50');
  await button('Save');
  await page.getByText('Saved', { exact: true }).waitFor();
  const saved = await api('GET', `/admin/product?productId=${product.productId}`);
  assert.deepEqual([saved.media.map((m) => m.altText), saved.variants[0].prices.map((p) => p.amount)], [['A lamp by day'], ['45.50']]);

  await go('Coupons');
  await press(page.getByRole('link', { name: 'Create coupon' }));
  await write(page.getByLabel('Code', { exact: true }), 'DAYLIGHT15');
  await write(page.getByLabel('Value'), '15');
  await keys.press('Enter');
  await page.getByRole('heading', { name: 'DAYLIGHT15' }).waitFor();
  const { items: [coupon] } = await api('GET', '/admin/coupon/paged?search=DAYLIGHT15');
  assert.deepEqual([coupon.code, coupon.status], ['DAYLIGHT15', 'ACTIVE']);

  await go('Subscriptions');
  await find('lotte', String(subscription.subscriptionNumber));
  await button('Pause');
  await write(dialog.getByLabel('Reason'), 'Holiday');
  await button('Pause', dialog);
  await closed();
  await page.getByText('Paused until someone resumes it', { exact: true }).waitFor();
  assert.equal((await api('GET', `/admin/subscription?subscriptionId=${subscription.subscriptionId}`)).status, 'PAUSED');

  // A webhook that failed: the reason is the response of its receiver. It arrives on the second attempt.
  await go('Deliveries');
  await page.getByRole('link', { name: 'customer.created' }).first().waitFor();
  await press(page.getByRole('link', { name: 'customer.created' }).first());
  await page.getByText('closed until noon').first().waitFor();
  answers = 200;
  await button('Send again');
  await press(page.getByRole('link', { name: 'Open the new delivery' }));
  await page.getByText('Succeeded').first().waitFor();
  assert.equal(new Set(received).size, 1, 'the event keeps its id');

  // A colleague who may only ship.
  await go('Scopes');
  await press(page.getByRole('link', { name: 'Create scope' }));
  await write(page.getByLabel('Name', { exact: true }), 'Packers');
  for (const right of ['Read', 'Fulfill']) await check(page.getByRole('group', { name: 'Order', exact: true }).getByLabel(right));
  await check(page.getByRole('group', { name: 'Stores' }).getByRole('checkbox').first());
  await button('Create scope');
  await page.getByRole('heading', { name: 'Packers' }).waitFor();
  await go('Administrators');
  await press(page.getByRole('link', { name: 'Invite an administrator' }));
  await write(page.getByLabel('E-mail'), 'packer@example.com');
  await check(page.getByRole('group', { name: 'Scopes' }).getByLabel('Packers'));
  await button('Invite an administrator');
  await page.waitForURL(/administrators\/\d+$/);
  await pressed();
  quiet();
  await button('Log out');
  await page.getByRole('heading', { name: 'Log in to the console' }).waitFor();
  await page.close();

  const password = await accept('packer@example.com');
  const colleague = await open(`${url}/console/orders/${order.orderId}`);
  await logIn(colleague.page, 'packer@example.com', password);
  await colleague.page.getByRole('heading', { name: `Order ${order.orderNumber}` }).waitFor();
  assert.deepEqual(await navigation(colleague.page).getByRole('listitem').allInnerTexts(), ['Orders']);
  assert.equal(await colleague.page.getByRole('group', { name: 'Commands' }).count(), 0, 'everything is shipped');
  await colleague.page.close();
});
