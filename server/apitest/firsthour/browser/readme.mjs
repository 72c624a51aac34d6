// Takes the two pictures of the README: the console's home after two months of sales, and the demo shop. Run by
// task pictures:readme; the argument is the folder.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { asAdmin, asVisitor } from './buyer.mjs';
import { launch } from './chromium.mjs';

const { STORE_URL: url, STORE_KEY, ADMIN_EMAIL, ADMIN_PASSWORD } = process.env;
const folder = resolve(process.argv[2]);
mkdirSync(folder, { recursive: true });

const address = { firstName: 'Jörg', lastName: 'Özil', streetLine1: 'Torstraße 1', postalCode: '10119', city: 'Berlin', countryCode: 'DE' };
const { items: products } = await asVisitor('GET', 'product/paged');
const goods = (await Promise.all(products.map(({ slug }) => asVisitor('GET', `product?slug=${slug}`)))).flatMap(({ variants }) => variants.slice(0, 1));
const stocked = goods.filter(({ availableQuantity }) => availableQuantity !== null);
await asAdmin('POST', 'stock/adjust', { reason: 'RECEIVED', items: stocked.map(({ variantId }) => ({ variantId, delta: 60 })) });
const { items: [{ shippingMethodId }] } = await asAdmin('GET', 'shipping-method/all');
const day = 24 * 60 * 60 * 1000;
for (let n = 0; n < 90; n++) {
  const { orderId, items } = await asAdmin('POST', 'order', {
    email: `buyer${n % 23}@example.com`, notifyCustomer: false, shippingAddress: address, shippingMethodId, payment: { paymentToken: 'pm_card_visa' },
    orderDate: new Date(Date.now() - (n * 47 % 60) * day - 60_000).toISOString(),
    items: [{ variantId: goods[n * 5 % goods.length].variantId, quantity: 1 + n * 7 % 3 }],
  });
  const open = items.filter(({ openQuantity }) => openQuantity > 0);
  if (open.length && n % 6) await asAdmin('POST', 'order/fulfill', { orderId, notifyCustomer: false, items: open.map(({ lineItemId, openQuantity: quantity }) => ({ lineItemId, quantity })) });
}

const browser = await launch();
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
await page.goto(`${url}/console`);
await page.getByLabel('E-mail').fill(ADMIN_EMAIL);
await page.getByLabel('Password').fill(ADMIN_PASSWORD);
await page.getByLabel('Password').press('Enter');
const sales = page.getByRole('heading', { name: 'Net sales by day' });
// Figures are computed in advance and may be minutes old.
for (let shown = false; !shown; shown = await page.getByText('No sales in this period').count() === 0) {
  await page.waitForTimeout(2_000);
  await page.reload({ waitUntil: 'networkidle' });
  await sales.waitFor();
}
await page.getByRole('heading', { name: 'Net sales', exact: true }).evaluate((label) => scrollBy(0, label.getBoundingClientRect().top - 40)); // below the list of first steps
await page.screenshot({ path: join(folder, 'console.png') });
await page.goto(`${url}/demo?storeKey=${STORE_KEY}&lang=en`, { waitUntil: 'networkidle' });
await page.screenshot({ path: join(folder, 'shop.png') });
await browser.close();
