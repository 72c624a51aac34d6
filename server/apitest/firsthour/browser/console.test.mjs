// The admin console in a real browser: a day's first hour of store staff, by keyboard and by mouse, with hostile
// texts, with few permissions, and without a network. Each page keeps its strict policy, and axe finds nothing.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { open, readable, url } from './browser.mjs';
import { ADMIN_EMAIL, ADMIN_PASSWORD, address, api, logIn, navigation, openAs, shipping, STORE_KEY } from './console.mjs';

const hostile = `<img src=x onerror="globalThis.hacked=1"> "'\`\${1}`;
let order;
const buyer = { ...address, firstName: 'Mia', lastName: 'Kellermann' };
before(async () => {
  const variants = (await api('GET', '/admin/product/browse/paged?pageSize=50')).items.filter((v) => !/subscri/i.test(v.name));
  const shippingMethodId = await shipping();
  const place = (items, to = buyer, more = {}) => api('POST', '/admin/order', {
    email: 'mia@example.com', items, shippingAddress: to, billingAddress: to, shippingMethodId, payment: { paymentToken: 'pm_card_visa' }, ...more,
  });
  const mug = variants.find((v) => /mug/i.test(v.name)) ?? variants[0], board = variants.find((v) => /board/i.test(v.name)) ?? variants[1];
  order = await place([{ variantId: mug.variantId, quantity: 2 }, { variantId: board.variantId, quantity: 1 }]);
  await place([{ variantId: mug.variantId, quantity: 1 }], { ...buyer, firstName: 'Hostile', lastName: hostile, streetLine1: hostile, city: hostile }, { notes: { internal: hostile } });
});

test('an administrator finds an order by the buyer\'s name, refunds one previewed unit, and ships the rest, by keyboard', async () => {
  const { page, quiet } = await open(`${url}/console`);
  await page.getByRole('heading', { name: 'Log in to the console' }).waitFor();
  await readable(page, 'console login');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByText('This field is required.').first().waitFor();
  await logIn(page, ADMIN_EMAIL, 'not the password at all');
  await page.getByRole('alert').waitFor();
  await readable(page, 'console login refused');
  await logIn(page);
  await page.getByRole('heading', { name: 'Home', exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Net sales', exact: true }).waitFor();
  await readable(page, 'console home');
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  assert.ok(!/sp_admin|sp_refresh/.test(kept), 'no script can read a token later');

  await navigation(page).getByRole('link', { name: 'Orders' }).click();
  await page.getByRole('link', { name: String(order.orderNumber) }).waitFor();
  await readable(page, 'console orders');
  await page.keyboard.press('/');
  await page.keyboard.type('Kellerman');
  await page.waitForURL(/search=Kellerman/);
  await page.getByRole('link', { name: String(order.orderNumber) }).waitFor();
  await page.getByText('Hostile').waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: `Order ${order.orderNumber}` }).waitFor();
  await readable(page, 'console order');

  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const refund = page.getByRole('dialog', { name: /^Refund/ });
  await refund.getByRole('spinbutton', { name: order.items[0].name }).fill('1');
  await refund.getByRole('button', { name: /^Refund €/ }).click();
  await refund.getByText('This field is required.').waitFor();
  await refund.getByLabel('Reason').selectOption('GOODWILL');
  await refund.getByLabel('Note').fill('A chipped rim');
  const { amount } = await api('POST', '/admin/order/refund/preview', { orderId: order.orderId, reason: 'GOODWILL', lines: [{ lineItemId: order.items[0].lineItemId, quantity: 1 }] });
  await refund.getByRole('button', { name: new RegExp(`Refund €${amount.replace('.', '\\.')}`) }).waitFor();
  await readable(page, 'console refund');
  const keys = [];
  await page.route('**/admin/order/refund', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return keys.length === 1 ? route.abort() : route.continue();
  });
  await refund.getByRole('button', { name: /^Refund €/ }).click();
  await refund.waitFor({ state: 'detached' });
  assert.deepEqual([keys.length, new Set(keys).size], [2, 1], 'a retry after a broken connection keeps its Idempotency-Key');
  await page.getByText('Partly refunded').waitFor();
  const { refunds } = await api('GET', `/admin/order/details?orderId=${order.orderId}`);
  assert.deepEqual(refunds.map((r) => r.amount), [amount], 'the service refunded once what the page showed');

  await page.getByRole('button', { name: 'Ship', exact: true }).click();
  const ship = page.getByRole('dialog', { name: /^Ship/ });
  await ship.getByLabel('Carrier').fill('DHL');
  await ship.getByRole('button', { name: 'Ship', exact: true }).click();
  await ship.waitFor({ state: 'detached' });
  await page.getByText(`${order.orderNumber}-1`, { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Ship', exact: true }).waitFor({ state: 'detached' });

  await page.reload();
  await page.getByRole('heading', { name: `Order ${order.orderNumber}` }).waitFor();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('heading', { name: 'Log in to the console' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Log in to the console' }).waitFor();
  quiet();
  await page.close();
});

test('a merchant gets from the login to a first order that is shipped and partially refunded', async () => {
  const { page, quiet } = await open(`${url}/console`);
  await logIn(page);
  await page.getByRole('heading', { name: 'Set up your store' }).waitFor();
  await readable(page, 'console setup');
  await page.getByRole('link', { name: /^Name and address/ }).click();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await page.locator('.field', { hasText: 'Address' }).getByRole('button', { name: 'Add' }).click();
  await page.getByRole('group', { name: /^Address/ }).waitFor();
  for (const [label, value] of [['First name', 'Juno'], ['Last name', 'Oak'], ['Street and number', 'Torstraße 1'], ['City', 'Berlin'], ['State or province', 'BE'], ['Postal code', '10119'], ['Country code', 'DE']]) await page.getByLabel(new RegExp(`^${label}`)).fill(value);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
  await readable(page, 'console settings');
  await navigation(page).getByRole('link', { name: 'Home' }).click();
  await page.locator('.setup .done', { hasText: 'Name and address' }).waitFor();

  await navigation(page).getByRole('link', { name: 'Products' }).click();
  await page.getByRole('link', { name: 'Create product' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Linen apron');
  await page.getByLabel('Price in EUR', { exact: true }).fill('39.5');
  await page.getByLabel('Units in stock').fill('12');
  await page.locator('input[type=file]').setInputFiles({ name: 'apron.png', mimeType: 'image/png', buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGOQj/fCihiGlgQAfyUyAeXvZUoAAAAASUVORK5CYII=', 'base64') });
  await page.getByLabel('Alternative text').fill('A green apron of linen');
  await readable(page, 'console new product');
  await navigation(page).getByRole('link', { name: 'Orders' }).click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Create product' }).click();
  await page.waitForURL(/products\/\d+$/);
  const productId = Number(page.url().split('/').at(-1));

  const shop = await open(`${url}/demo?storeKey=${STORE_KEY}`, { locale: 'de-DE' });
  await shop.page.getByRole('searchbox', { name: 'Search products' }).fill('Linen apron');
  await shop.page.getByRole('button', { name: 'Add to cart: Linen apron' }).click();
  const cart = shop.page.getByRole('dialog', { name: 'Cart' });
  await cart.getByRole('button', { name: /^More/ }).click();
  await cart.getByText('€79.00').first().waitFor();
  await cart.getByRole('button', { name: 'Checkout' }).click();
  await shop.page.getByLabel('Country').selectOption('DE');
  for (const [label, value] of [['E-mail', 'ada@example.com'], ['First name', 'Ada'], ['Last name', 'Apronsdottir'], ['Street and number', 'Torstraße 1'], ['Postal code', '10119'], ['City', 'Berlin']]) await shop.page.getByLabel(label, { exact: true }).fill(value);
  await shop.page.getByText('Standard').waitFor();
  const terms = shop.page.getByRole('checkbox', { name: /I accept the terms/ });
  if (await terms.count()) await terms.check();
  await shop.page.getByRole('button', { name: /^Pay €/ }).click();
  await shop.page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
  await shop.page.close();

  await navigation(page).getByRole('link', { name: 'Orders' }).click();
  await page.getByRole('searchbox').fill('Apronsdottir');
  await page.waitForURL(/search=Apronsdottir/);
  await page.getByRole('row').filter({ hasText: 'Apronsdottir' }).getByRole('link').click();
  await page.getByRole('button', { name: 'Ship', exact: true }).click();
  const ship = page.getByRole('dialog', { name: /^Ship/ });
  await ship.getByRole('button', { name: 'Ship', exact: true }).click();
  await ship.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const refund = page.getByRole('dialog', { name: /^Refund/ });
  await refund.getByRole('spinbutton', { name: /Linen apron/ }).fill('1');
  await refund.getByLabel('Reason').selectOption('GOODWILL');
  await refund.getByRole('button', { name: 'Refund €39.50' }).click();
  await page.getByText('Partly refunded').first().waitFor();

  // Another administrator changes the product while its form is open here.
  await page.goto(`${url}/console/products/${productId}`);
  await page.getByLabel('Name', { exact: true }).fill('Linen apron, green');
  await page.getByLabel('Brand').fill('Juniper');
  await page.getByLabel('Price in EUR', { exact: true }).fill('41');
  const { version, variants: [{ variantId }] } = await api('GET', `/admin/product?productId=${productId}`);
  await api('PATCH', '/admin/product', { productId, version, name: 'Linen apron, long', shortDescription: 'To the knees' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const conflict = page.getByRole('dialog', { name: /^Someone else changed/ });
  await conflict.getByRole('radio', { name: 'Name: take theirs' }).waitFor();
  assert.deepEqual(await conflict.getByRole('row').nth(1).getByRole('cell').allInnerTexts().then((cells) => cells.map((c) => c.trim())), ['Linen apron', 'Linen apron, long', 'Linen apron, green']);
  await readable(page, 'console conflict');
  await conflict.getByRole('radio', { name: 'Name: take theirs' }).check();
  await conflict.getByRole('button', { name: 'Apply to the form' }).click();
  await api('PUT', '/admin/price', { prices: [{ variantId, currencyCode: 'EUR', amount: '40.00' }] });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await conflict.getByRole('radio', { name: 'Price in EUR: keep yours' }).check();
  await conflict.getByRole('button', { name: 'Apply to the form' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
  const saved = await api('GET', `/admin/product?productId=${productId}`);
  assert.deepEqual([saved.name, saved.brand, saved.shortDescription, saved.variants[0].prices[0].amount, saved.media[0].altText], ['Linen apron, long', 'Juniper', 'To the knees', '41.00', 'A green apron of linen']);
  quiet();
  await page.close();
});

test('the command palette reaches every operation, and the form marks refused fields', async () => {
  const { page, quiet } = await open(`${url}/console`);
  await logIn(page);
  await page.getByRole('heading', { name: 'Home', exact: true }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or run a command' }).fill('create a coupon');
  await page.getByRole('option', { name: /Create a coupon/ }).waitFor();
  await readable(page, 'console palette');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Create a coupon' }).waitFor();
  await page.getByLabel('Code', { exact: true }).fill('CONSOLE10');
  await page.getByLabel('Type of discount').selectOption('PERCENTAGE');
  await page.getByRole('button', { name: 'Create a coupon' }).click();
  await page.getByRole('alert').waitFor();
  await page.locator('[aria-invalid=true]').first().waitFor();
  await readable(page, 'console form refused');
  const value = page.getByLabel('Value', { exact: false }).first();
  assert.equal(await value.getAttribute('aria-invalid'), 'true', 'the optional fields open at the refused one');
  await value.fill('10');
  await page.getByRole('button', { name: 'Create a coupon' }).click();
  await page.getByRole('status').getByText('CONSOLE10').waitFor();
  await readable(page, 'console response');
  // The service repeats a refusal for the key of its request, so the same request gets a new key.
  const again = page.getByRole('button', { name: 'Create a coupon' });
  await again.click();
  await page.getByRole('alert').waitFor();
  const { items: [{ couponId }] } = await api('GET', '/admin/coupon/paged?search=CONSOLE10');
  await api('DELETE', `/admin/coupon?couponId=${couponId}`);
  await again.click();
  await page.getByRole('alert').waitFor({ state: 'detached' });
  await page.getByRole('status').getByText('CONSOLE10').waitFor();
  quiet();
  await page.close();
});

test('the console shows markup in buyers\' texts as plain text, also on a phone and in dark mode', async () => {
  const { page, quiet } = await open(`${url}/console/orders?search=Hostile`, { viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  await logIn(page);
  await page.locator('a.row').first().waitFor();
  await readable(page, 'console orders on a phone');
  await page.locator('a.row').first().click();
  await page.getByRole('heading', { name: /^Order / }).waitFor();
  assert.ok((await page.locator('address').first().innerText()).includes(hostile));
  await readable(page, 'console order on a phone');
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false, 'nothing is wider than the screen');
  assert.equal(await page.locator('img[src=x]').count(), 0);
  assert.equal(await page.evaluate(() => globalThis.hacked), undefined);
  quiet();
  await page.close();
});

test('an administrator with few permissions sees nothing that the service refuses', async () => {
  const { page, quiet, refused } = await openAs('/orders', 'ships', ['order:read', 'order:fulfill']);
  await page.locator('a.row').first().waitFor();
  assert.deepEqual(await navigation(page).getByRole('listitem').allInnerTexts(), ['Orders']);
  await page.getByRole('searchbox').fill('Hostile');
  await page.waitForURL(/search=Hostile/);
  await page.getByText('Kellermann').waitFor({ state: 'detached' });
  await page.locator('a.row').first().click();
  await page.getByRole('heading', { name: /^Order / }).waitFor();
  assert.deepEqual(await page.getByRole('group', { name: 'Commands' }).getByRole('button').allInnerTexts(), ['Ship']);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or run a command' }).fill('coupon');
  await page.getByText('Nothing found').waitFor();
  assert.deepEqual(refused, []);
  quiet();
  await page.close();
});
