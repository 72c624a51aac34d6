// A buyer and a merchant at the demo store that start.mjs has started: carts, links to the
// checkout, and what a buyer enters there.
import assert from 'node:assert/strict';

const { STORE_URL: url, STORE_ID, STORE_KEY, ADMIN_EMAIL, ADMIN_PASSWORD } = process.env;
export const german = { locale: 'de-DE' };
export const home = { firstName: 'Jörg', lastName: 'Özil', streetLine1: 'Torstraße 1', postalCode: '10119', city: 'Berlin' };

export async function ask(method, path, headers, body) {
  const answer = await fetch(`${url}/${path}`, { method, headers: { 'Content-Type': 'application/json', ...headers }, ...(body ? { body: JSON.stringify(body) } : {}) });
  const said = await answer.text();
  assert.ok(answer.ok, `${path}: ${said}`);
  return said ? JSON.parse(said) : null;
}
export const asVisitor = (method, path, body) => ask(method, `customer/${path}`, { 'X-Store-Key': STORE_KEY, ...(method === 'POST' ? { 'Idempotency-Key': crypto.randomUUID() } : {}) }, body);

let admin = null;
export async function asAdmin(method, path, body) {
  admin ??= ask('POST', 'admin/login', {}, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD }).then(({ accessToken }) => ({ Authorization: `Bearer ${accessToken}`, 'X-Store-Id': STORE_ID }));
  return ask(method, `admin/${path}`, { ...await admin, ...(method === 'POST' ? { 'Idempotency-Key': crypto.randomUUID() } : {}) }, body);
}

/** A product that is downloaded: it has no shipping, and buyers of every country are billed for it. */
export const addFile = (sku, name, more = {}) => asAdmin('POST', 'product', { name, slug: sku.toLowerCase(), productType: 'DIGITAL', status: 'ACTIVE', ...more,
  variants: [{ sku, inventoryPolicy: 'BACKORDER', prices: [{ currencyCode: 'EUR', amount: '10.00' }] }] });

/** A link to the checkout of a guest's new cart. */
export async function checkout(sku, { coupon, lang = 'de', quantity = 1, ...body } = {}) {
  const cart = await asVisitor('POST', 'cart/item', { sku, quantity });
  const headers = { 'X-Store-Key': STORE_KEY, 'X-Cart-Token': cart.token };
  if (coupon) await ask('POST', 'customer/cart/coupon', headers, { code: coupon });
  const { url: address } = await ask('POST', 'customer/checkout/link', { ...headers, 'Idempotency-Key': crypto.randomUUID() }, body);
  return { address: `${address}&l=${lang}`, headers };
}

export async function fill(page, values = home) {
  await page.locator('[name=email]').fill('joerg.oezil@example.com');
  for (const [name, value] of Object.entries(values)) await page.locator(`[name="${name}"]`).fill(value);
  await page.locator('[name=terms]').check();
}
/** An amount as the browser of a page writes it in a language. */
export const euros = (page, language, amount) => page.evaluate(([tag, value]) => new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR' }).format(value), [language, amount]);
/** The name of a country (region) or a currency, as the browser of a page writes it in a language. */
export const nameIn = (page, language, type, code) => page.evaluate(([tag, of, value]) => new Intl.DisplayNames(tag, { type: of }).of(value), [language, type, code]);
export const thanks = (page) => page.getByRole('heading', { name: 'Vielen Dank für Ihre Bestellung' }).waitFor();
