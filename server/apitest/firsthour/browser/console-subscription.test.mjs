// Subscriptions in the admin console: every change that their state allows, and the clock of a test store.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { open, readable, url } from './browser.mjs';
import { address, api, logIn, navigation, openAs, shipping } from './console.mjs';

let plan, shippingMethodId;
const products = [];
const skus = ['BEANS', 'FILTERS'];
before(async () => {
  shippingMethodId = await shipping();
  for (const [n, name] of ['Coffee beans', 'Coffee filters'].entries()) {
    products.push(await api('POST', '/admin/product', { name, status: 'ACTIVE', isSubscribable: true, variants: [{ sku: skus[n], trackInventory: false, prices: [{ currencyCode: 'EUR', amount: '12.00' }] }] }));
  }
  plan = await api('POST', '/admin/subscription-plan', { name: 'Coffee round', intervalUnit: 'MONTH', intervalCount: 2, pricing: { type: 'PERCENTAGE', value: '10' }, productIds: products.map((p) => p.productId) });
});

// The other files find the demo store's products where they were.
after(() => Promise.all(products.map(({ productId }) => api('PATCH', '/admin/product', { productId, status: 'ARCHIVED' }))));

/** Subscribes a new customer, as a shop by telephone would. An order saves the card. */
async function subscribe(name, clocked) {
  const { storeCustomerId, defaultAddress } = await api('POST', '/admin/customer', { email: `${name}@example.com`, firstName: name, lastName: 'Mokka', address });
  const clock = clocked && (await api('POST', '/admin/test-clock', { storeCustomerId }));
  const { items: [{ variantId }] } = await api('GET', `/admin/product/browse/paged?search=${skus[0]}`);
  await api('POST', '/admin/order', { storeCustomerId, items: [{ variantId, quantity: 1 }], shippingAddress: address, shippingMethodId, payment: { paymentToken: 'pm_card_visa', savePaymentMethod: true } });
  const { items: [{ customerPaymentMethodId }] } = await api('GET', `/admin/customer-payment-method/all?storeCustomerId=${storeCustomerId}`);
  const { subscriptionId } = await api('POST', '/admin/subscription', {
    storeCustomerId, subscriptionPlanId: plan.subscriptionPlanId, items: [{ variantId, quantity: 1 }], nextProcessingDate: inDays(40), customerPaymentMethodId,
    shippingAddressId: defaultAddress.customerAddressId, shippingMethodId, consentText: 'By telephone: coffee every two months.',
  });
  return { clock, id: subscriptionId, now: () => api('GET', `/admin/subscription?subscriptionId=${subscriptionId}`) };
}
const inDays = (n, from = Date.now()) => new Date(from + n * 86_400_000).toISOString().slice(0, 10);

test('an administrator pauses, resumes, skips, changes and cancels a subscription', async () => {
  const s = await subscribe('selma');
  const { subscriptionNumber } = await s.now();
  const { page, quiet } = await open(`${url}/console/subscriptions`);
  await logIn(page);
  await page.getByRole('link', { name: String(subscriptionNumber) }).waitFor();
  await readable(page, 'console subscriptions');
  await page.getByRole('searchbox').fill('selma');
  await page.waitForURL(/search=selma/);
  await page.getByRole('link', { name: String(subscriptionNumber) }).click();
  await page.getByRole('heading', { name: `Subscription ${subscriptionNumber}` }).waitFor();
  await page.getByText('Every 2 months').waitFor();
  const estimate = await api('GET', `/admin/subscription/estimate?subscriptionId=${s.id}`);
  await page.locator('.preview .grand', { hasText: `€${estimate.grandTotal}` }).waitFor();
  await page.getByLabel('Payment method').locator('option', { hasText: '4242' }).waitFor({ state: 'attached' });
  await readable(page, 'console subscription');
  const button = (name) => page.getByRole('group', { name: 'Commands' }).getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  const run = async (name, fill = async () => {}) => {
    await button(name).click();
    await dialog.getByRole('heading').waitFor();
    await fill();
    await readable(page, `console subscription ${name}`);
    await dialog.getByRole('button', { name, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  };

  // The service refuses a date in the past, and the dialog shows why at the field.
  await button('Pause').click();
  await dialog.getByLabel('Pause until').fill('2020-01-01');
  await dialog.getByRole('button', { name: 'Pause', exact: true }).click();
  await dialog.locator('input[type=date][aria-invalid=true]').waitFor();
  await dialog.getByLabel('Pause until').fill('');
  await dialog.getByLabel('Reason').fill('A long journey');
  await dialog.getByRole('button', { name: 'Pause', exact: true }).click();
  await page.getByText('Paused until someone resumes it', { exact: true }).waitFor();
  await button('Resume').waitFor();
  await button('Skip next renewal').waitFor({ state: 'detached' });
  const paused = await s.now();
  assert.deepEqual([paused.status, paused.pauseReason, paused.pausedUntil], ['PAUSED', 'A long journey', null]);
  await readable(page, 'console subscription paused');
  await run('Resume');
  await button('Skip next renewal').waitFor();

  const { nextProcessingDate: skipped } = await s.now();
  await run('Skip next renewal');
  await page.locator('.renewals li', { hasText: 'Skipped' }).waitFor();
  const after = await s.now();
  assert.equal(after.upcoming.find((u) => u.processingDate === skipped).status, 'SKIPPED');
  assert.notEqual(after.nextProcessingDate, skipped);
  await page.locator('.renewals').getByRole('button', { name: /^Undo skip/ }).click();
  await dialog.getByRole('button', { name: 'Undo skip', exact: true }).click();
  await page.locator('.renewals li', { hasText: 'Skipped' }).waitFor({ state: 'detached' });
  assert.equal((await s.now()).nextProcessingDate, skipped);

  const moved = inDays(3, Date.parse(skipped));
  await run('Change date', () => dialog.getByLabel('Next renewal').fill(moved));
  await page.locator(`.renewals time[datetime="${moved}"]`).waitFor();

  await run('Change items', async () => {
    await dialog.getByRole('spinbutton').fill('3');
    await dialog.getByLabel('Add a product').fill(skus[1]);
    await dialog.locator('.found button').first().click();
  });
  await page.locator('.lines li', { hasText: '3 ×' }).waitFor();
  assert.deepEqual((await s.now()).items.map((i) => [i.sku, i.quantity]).sort(), [[skus[0], 3], [skus[1], 1]].sort());

  // Another administrator changes the note while the form is open here.
  await page.getByLabel('Internal note').fill('Rings twice');
  const { version } = await s.now();
  await api('PATCH', '/admin/subscription', { subscriptionId: s.id, version, note: 'Rings once' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const conflict = page.getByRole('dialog', { name: /^Someone else changed/ });
  await conflict.getByRole('radio', { name: 'Note: keep yours' }).check();
  await conflict.getByRole('button', { name: 'Apply to the form' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
  assert.equal((await s.now()).note, 'Rings twice');

  await run('Cancel subscription', () => dialog.getByLabel('Reason').fill('Moved away'));
  await page.getByText(/^Canceled on/).waitFor();
  await button('Reactivate').waitFor();
  await readable(page, 'console subscription canceled');
  const ended = await s.now();
  assert.deepEqual([ended.status, ended.cancelReason], ['CANCELLED', 'Moved away']);
  await run('Reactivate', () => dialog.getByLabel('Next renewal').fill(moved));
  await button('Pause').waitFor();
  assert.equal((await s.now()).status, 'ACTIVE');
  quiet();
  await page.close();
});

test('an administrator creates a plan, and watches two renewals by advancing a test clock', async () => {
  const s = await subscribe('tom', true);
  const { page, quiet } = await open(`${url}/console/plans/new`);
  await logIn(page);
  await page.getByLabel('Name', { exact: true }).fill('Weekly beans');
  await page.getByLabel('Renews every').selectOption('WEEK');
  await readable(page, 'console new plan');
  await page.getByRole('button', { name: 'Create plan' }).click();
  await page.waitForURL(/plans\/\d+$/);
  await page.getByRole('heading', { name: 'Weekly beans' }).waitFor();
  await navigation(page).getByRole('link', { name: 'Plans', exact: true }).click();
  await page.getByRole('row', { name: /Weekly beans/ }).getByText('Every week').waitFor();
  await readable(page, 'console plans');

  await navigation(page).getByRole('link', { name: 'Test clocks' }).click();
  await page.getByRole('link', { name: String(s.clock.testClockId), exact: true }).click();
  await page.getByRole('heading', { name: `Test clock ${s.clock.testClockId}` }).waitFor();
  await page.getByText('Renewal 0', { exact: true }).waitFor();
  await readable(page, 'console clock');
  await page.getByRole('button', { name: '365 days' }).click();
  const dialog = page.getByRole('dialog', { name: 'Advance the clock' });
  const { nextProcessingDate } = await s.now();
  const target = inDays(75, Date.parse(nextProcessingDate)); // the second renewal is due 59 to 62 days after the first
  await dialog.getByLabel('Advance to').fill(`${target}T12:00`);
  await readable(page, 'console clock dialog');
  await dialog.getByRole('button', { name: 'Advance the clock' }).click();
  await page.getByText('Renewal 2', { exact: true }).waitFor();
  await page.getByText('Ready', { exact: true }).waitFor();
  const { cycleNumber } = await s.now();
  assert.equal(cycleNumber, 2);
  await page.getByRole('link', { name: /^Subscription \d+/ }).click();
  await page.getByRole('link', { name: 'Test clock', exact: true }).waitFor();
  await readable(page, 'console subscription with a clock');
  quiet();
  await page.close();
});

test('an administrator who may only read subscriptions sees no button that changes one', async () => {
  const s = await subscribe('nina');
  const { page, quiet, refused } = await openAs(`/subscriptions/${s.id}`, 'reads', ['subscription:read']);
  await page.getByRole('heading', { name: /^Subscription \d+/ }).waitFor();
  await page.getByText('By telephone: coffee every two months.').waitFor();
  assert.deepEqual(await navigation(page).getByRole('listitem').allInnerTexts(), ['Subscriptions', 'Test clocks']);
  assert.equal(await page.getByRole('group', { name: 'Commands' }).count(), 0);
  assert.equal(await page.getByRole('button', { name: 'Save' }).count(), 0);
  assert.equal(await page.getByLabel('Internal note').isDisabled(), true);
  await readable(page, 'console subscription to read');
  assert.deepEqual(refused, []);
  quiet();
  await page.close();
  const other = await openAs(`/subscriptions/${s.id}`, 'none', ['order:read']);
  await other.page.getByText('You cannot open this page').waitFor();
  assert.deepEqual(await navigation(other.page).getByRole('listitem').allInnerTexts(), ['Orders']);
  assert.deepEqual(other.refused, []);
  other.quiet();
  await other.page.close();
});
