// Subscriptions and draft orders that store staff create by hand in the admin console.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { open, readable, url } from './browser.mjs';
import { address, api, logIn, navigation, openAs, shipping } from './console.mjs';

let product, plan, card, customer, shippingMethodId;
before(async () => {
  shippingMethodId = await shipping();
  product = await api('POST', '/admin/product', { name: 'Olive oil', status: 'ACTIVE', isSubscribable: true, variants: [{ sku: 'OLIVE', trackInventory: false, prices: [{ currencyCode: 'EUR', amount: '15.00' }] }] });
  plan = await api('POST', '/admin/subscription-plan', { name: 'Oil every month', intervalUnit: 'MONTH', intervalCount: 1, pricing: { type: 'NONE' }, productIds: [product.productId] });
  customer = await api('POST', '/admin/customer', { email: 'olga@example.com', firstName: 'Olga', lastName: 'Olive', address });
  await api('POST', '/admin/order', { storeCustomerId: customer.storeCustomerId, items: [{ variantId: product.variants[0].variantId, quantity: 1 }], shippingAddress: address, shippingMethodId, payment: { paymentToken: 'pm_card_visa', savePaymentMethod: true } });
  [card] = (await api('GET', `/admin/customer-payment-method/all?storeCustomerId=${customer.storeCustomerId}`)).items;
});
after(() => api('PATCH', '/admin/product', { productId: product.productId, status: 'ARCHIVED' }));

const subscriptionsOf = async ({ storeCustomerId }) => (await api('GET', `/admin/subscription/paged?storeCustomerId=${storeCustomerId}`)).items;

test('the console creates a subscription for a customer found by search, only once even if the response is lost', async () => {
  const { page, quiet } = await open(`${url}/console/subscriptions`);
  await logIn(page);
  await page.getByRole('link', { name: 'Create subscription' }).click();
  await page.getByText('Choose a customer first.').waitFor();
  const submit = page.getByRole('button', { name: 'Create subscription' });
  await submit.click();
  await page.getByText('This field is required.').first().waitFor();
  assert.equal(await page.locator('.error').count(), 3, 'customer, plan and lines are missing; no customer, no payment method to choose');
  await page.getByRole('searchbox', { name: 'Customer' }).fill('Olga Oli');
  await page.getByRole('button', { name: /Olga Olive · olga@example.com/ }).click();
  await page.getByLabel('Plan').selectOption('Oil every month');
  await page.getByLabel('Add a product').fill('OLIVE');
  await page.getByRole('button', { name: /Olive oil/ }).click();
  await page.getByRole('spinbutton', { name: /Olive oil/ }).fill('2');
  await page.getByLabel('Payment method').locator('option', { hasText: '4242' }).waitFor({ state: 'attached' });
  await page.getByLabel('First charge').fill('2020-01-01');
  await submit.click();
  await page.locator('.error', { hasText: 'This field is required.' }).waitFor(); // the payment method
  await page.getByLabel('Payment method').selectOption(String(card.customerPaymentMethodId));
  await submit.click();
  await page.locator('input[type=date][aria-invalid=true]').waitFor();
  await readable(page, 'console subscription by hand refused');
  const date = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('First charge').fill(date);
  assert.equal(await page.locator('input[type=date][aria-invalid=true]').count(), 0, 'another value takes the error away');
  await page.getByLabel('Ship to').selectOption({ index: 1 });
  await page.getByLabel('Shipping method').selectOption(String(shippingMethodId));
  await page.getByLabel('How the customer agreed').fill('By telephone on Monday');
  await page.getByLabel('Send the mail about the new subscription').uncheck();
  await readable(page, 'console subscription by hand');
  const keys = [];
  await page.route('**/admin/subscription', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch(); // the service has the request, and the answer is lost
    return route.abort();
  });
  await submit.dblclick();
  await page.getByRole('heading', { name: /^Subscription \d+/ }).waitFor();
  const [made, ...more] = await subscriptionsOf(customer);
  assert.deepEqual([more, new Set(keys).size, keys.length], [[], 1, 2]);
  const s = await api('GET', `/admin/subscription?subscriptionId=${made.subscriptionId}`);
  assert.deepEqual([s.subscriptionPlanId, s.nextProcessingDate, s.items.map((i) => [i.sku, i.quantity]), s.customerPaymentMethodId, s.shippingMethodId, s.consent.text, s.currencyCode],
    [plan.subscriptionPlanId, date, [['OLIVE', 2]], card.customerPaymentMethodId, shippingMethodId, 'By telephone on Monday', 'EUR']);
  quiet();
  await page.close();
});

test('the console starts a subscription from the customer\'s page, and says why a customer without a card cannot have one', async () => {
  const { storeCustomerId } = await api('POST', '/admin/customer', { email: 'cardless@example.com', firstName: 'Carl', lastName: 'Less' });
  const { page, quiet } = await open(`${url}/console/customers/${storeCustomerId}`);
  await logIn(page);
  await page.getByRole('link', { name: 'Create subscription' }).click();
  await page.getByText('Carl Less · cardless@example.com').waitFor();
  await page.getByText('This customer has no saved payment method.').waitFor();
  await readable(page, 'console subscription without a card');
  await page.getByRole('button', { name: 'Remove Customer' }).click();
  await page.getByText('Choose a customer first.').waitFor();
  quiet();
  await page.close();

  const reader = await openAs('/subscriptions/new', 'subscribes', ['subscription:read', 'subscription:write', 'subscription-plan:read', 'product:read', 'customer:read']);
  await reader.page.getByText('You cannot open this page').waitFor();
  await reader.page.getByText('customer-payment-method:read').waitFor();
  assert.deepEqual(reader.refused, []);
  reader.quiet();
  await reader.page.close();
});

test('an administrator creates a draft, places it, and edits the order while another administrator does the same', async () => {
  const { page, quiet } = await open(`${url}/console/orders/new`);
  await logIn(page);
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await page.locator('.error', { hasText: 'Add at least one product.' }).waitFor();
  await readable(page, 'console draft refused');
  await page.getByLabel('E-mail').fill('olga@');
  await page.getByRole('button', { name: /Olga Olive/ }).click();
  await page.getByText('The order belongs to this account.').waitFor();
  await page.getByLabel('Add a product').fill('OLIVE');
  await page.getByRole('button', { name: /Olive oil/ }).click();
  await page.getByLabel('Saved address').selectOption({ index: 1 });
  assert.deepEqual([await page.getByLabel('Street and number').inputValue(), await page.getByLabel('Country code').inputValue()], ['Torstraße 1', 'DE']);
  await page.getByLabel('Shipping method').locator('option', { hasText: '€' }).first().waitFor({ state: 'attached' });
  await page.getByLabel('Shipping method').selectOption(String(shippingMethodId));
  await readable(page, 'console draft');
  await page.getByRole('button', { name: 'Save as draft' }).dblclick();
  await page.waitForURL(/orders\/\d+$/);
  const orderId = Number(page.url().split('/').at(-1));
  await page.getByText('Draft', { exact: true }).waitFor();
  const drafts = (await api('GET', '/admin/order/paged?status=DRAFT&search=olga@example.com')).items;
  assert.deepEqual(drafts.map((o) => o.orderId), [orderId], 'one draft in spite of the second click');
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('spinbutton', { name: /Olive oil/ }).fill('3');
  const { version } = await api('GET', `/admin/order/details?orderId=${orderId}`);
  await api('PATCH', '/admin/order', { orderId, version, notes: { internal: 'Call first', customer: null } });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const conflict = page.getByRole('dialog', { name: /^Someone else changed/ });
  await conflict.getByRole('button', { name: 'Apply to the form' }).click();
  let release;
  const held = new Promise((done) => { release = done; });
  await page.route((asked) => asked.pathname === '/admin/order/details', async (route) => { await held; await route.continue(); });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(/orders\/\d+$/);
  await page.getByText(/^3 × /).first().waitFor(); // the page shows the order as it was saved, before it has read it again
  await page.getByRole('button', { name: 'Place the order' }).click();
  const place = page.getByRole('dialog');
  await place.getByLabel('Payment method').selectOption(String(card.customerPaymentMethodId));
  await readable(page, 'console place a draft');
  release();
  await place.getByRole('button', { name: 'Place the order' }).click();
  await place.waitFor({ state: 'detached' });
  await page.getByText('Draft', { exact: true }).waitFor({ state: 'detached' });
  const placed = await api('GET', `/admin/order/details?orderId=${orderId}`);
  assert.equal(placed.payments[0].lastFour, '4242');
  assert.deepEqual([placed.status, placed.items.map((l) => l.quantity), placed.notes.internal, placed.customer.storeCustomerId, placed.shippingMethodId], ['OPEN', [3], 'Call first', customer.storeCustomerId, shippingMethodId]);
  await navigation(page).getByRole('link', { name: 'Orders' }).click();
  await page.getByRole('heading', { name: 'Orders' }).waitFor();
  quiet();
  await page.close();
});

test('an administrator records a bank transfer, charges a saved card, and voids an order', async () => {
  const waiting = () => api('POST', '/admin/order', { storeCustomerId: customer.storeCustomerId, items: [{ variantId: product.variants[0].variantId, quantity: 1 }], shippingAddress: address, shippingMethodId });
  const [transferred, charged, voided] = [await waiting(), await waiting(), await waiting()];
  const now = ({ orderId }) => api('GET', `/admin/order/details?orderId=${orderId}`);
  const { page, quiet } = await open(`${url}/console/orders/${transferred.orderId}`);
  await logIn(page);
  const dialog = page.getByRole('dialog');
  const command = async (name) => { await page.getByRole('group', { name: 'Commands' }).getByRole('button', { name, exact: true }).click(); await dialog.waitFor(); };
  const send = async (name) => { await dialog.getByRole('button', { name, exact: true }).click(); await dialog.waitFor({ state: 'detached' }); };
  await command('Record payment');
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await dialog.getByText('This field is required.').waitFor();
  await dialog.getByLabel('Received by').selectOption('BANK_TRANSFER');
  await dialog.getByLabel('Amount').fill('ten');
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await dialog.locator('[aria-invalid=true]').waitFor();
  await readable(page, 'console offline payment refused');
  await dialog.getByLabel('Amount').fill('');
  await dialog.getByLabel('Reference').fill('Statement 7/12');
  await send('Record payment');
  const paid = await now(transferred);
  assert.deepEqual([paid.paymentStatus, paid.balance.due, paid.payments.map((p) => p.offlineMethod)], ['PAID', '0.00', ['BANK_TRANSFER']]);

  await page.goto(`${url}/console/orders/${charged.orderId}`);
  await command('Charge');
  await dialog.getByLabel('Payment method').locator('option', { hasText: '4242' }).waitFor({ state: 'attached' });
  await readable(page, 'console charge');
  await send('Charge');
  assert.equal((await now(charged)).payments[0].lastFour, '4242');

  await page.goto(`${url}/console/orders/${voided.orderId}`);
  await command('Void');
  await dialog.getByLabel('Reason').selectOption('PAYMENT_NOT_RECEIVED');
  await readable(page, 'console void');
  await send('Void');
  const gone = await now(voided);
  assert.deepEqual([gone.status, gone.cancelReason], ['CANCELLED', 'PAYMENT_NOT_RECEIVED']);
  quiet();
  await page.close();
});
