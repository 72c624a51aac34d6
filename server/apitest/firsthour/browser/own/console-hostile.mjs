// A spec with a service of its own, because it makes a second store that other specs of the console would open.
// Hostile texts in every free text that the Admin API stores, on every screen of the console at the width of a phone.
// The texts go to a store of their own; their fields come from the contract.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open, url } from '../browser.mjs';
import { address, api, logIn } from '../console.mjs';

const script = `<script>globalThis.hacked=1</script><img src=x onerror="globalThis.hacked=1">`;
const other = `{{7*7}}\${7*7}{% raw %}\u202Edesrever\u202C😀👩‍👩‍👧 ${'W'.repeat(120)}`;
/** From the worst to texts that more fields accept. */
const texts = [`${script}\n${other}`, `${script} ${other}`, `${script} {{7*7}} ${'W'.repeat(120)}`, `${'W'.repeat(120)}`, 'Plain'];

const contract = async (name) => (await fetch(`${url}/console/contract/${name}.json`)).json();
const { operations } = await contract('index');

function resolve(schema, schemas) {
  const { $ref, allOf, ...own } = schema;
  const parts = [...($ref ? [schemas[$ref.replace('#/components/schemas/', '')] ?? {}] : []), ...(allOf ?? [])].map((s) => resolve(s, schemas));
  const whole = Object.assign({}, ...parts, own), properties = Object.assign({}, ...parts.map((p) => p.properties ?? {}), own.properties ?? {});
  if (Object.keys(properties).length) whole.properties = properties;
  return whole;
}

/** Returns a value with a text in each free text of a schema, or undefined if the schema has none. Levels has the index of the text for each pointer. */
function values(schema, schemas, given, levels, pointer = '') {
  const s = resolve(schema, schemas);
  if (given !== undefined && (typeof given !== 'object' || given === null || Array.isArray(given))) return given;
  if (s.properties) {
    if (levels[pointer]) return undefined; // the service refuses the object
    const all = Object.entries(s.properties).map(([name, p]) => [name, values(p, schemas, given?.[name], levels, `${pointer}/${name}`)]).filter(([, v]) => v !== undefined);
    const missing = (s.required ?? []).some((name) => !all.some(([n]) => n === name));
    return all.length === 0 || (missing && given === undefined && pointer !== '') ? undefined : Object.fromEntries(all);
  }
  if (given !== undefined) return given;
  if (s.items) {
    const item = pointer.split('/').length < 4 && values(s.items, schemas, undefined, levels, `${pointer}/0`);
    return item ? [item] : undefined;
  }
  if (s.type !== 'string' || s.enum || s['x-extensible-enum'] || s.format) return undefined;
  const short = (text) => [...text].slice(0, Math.floor((s.maxLength ?? 5000) / (s.maxLength < 200 ? 1.2 : 1))).join('');
  return texts.slice(levels[pointer] ?? 0).map(short).find((text) => !s.pattern || new RegExp(s.pattern, 'u').test(text));
}

let storeId;
/** The pointers of the texts that the service stored. */
const stored = new Set();
/** Runs an operation with texts in every field. A field whose text the service refuses gets the next one. */
async function send(id, given) {
  const { method, path, tag } = operations.find((o) => o.id === id);
  const chapter = await contract(tag);
  const { body } = chapter.operations.find((o) => o.id === id);
  const levels = {};
  for (let tries = 0; tries < 30; tries++) {
    const request = values(body.schema, chapter.schemas, given, levels);
    const response = await api(method, path, request, storeId).catch((e) => e);
    if (!(response instanceof Error)) {
      const note = (v, pointer) => {
        if (typeof v === 'string' && (v.includes('<script>') || v.includes('WWWW'))) stored.add(`${id}${pointer}`);
        else if (typeof v === 'object' && v !== null) for (const [name, x] of Object.entries(v)) note(x, `${pointer}/${name}`);
      };
      note(request, '');
      return response;
    }
    const { errors = [], detail } = JSON.parse(response.message.slice(response.message.indexOf('{')));
    const pointers = errors.map((e) => e.pointer).filter(Boolean);
    assert.ok(pointers.length > 0 && tries < 29, `${id}: ${detail} ${response.message}`);
    for (const p of pointers) levels[p] = (levels[p] ?? 0) + 1;
  }
}

test('shows hostile texts as texts on every screen of a phone', { timeout: 600_000 }, async () => {
  const place = { ...address, firstName: undefined, lastName: undefined, company: undefined, streetLine1: undefined, streetLine2: undefined, city: undefined, stateProvince: undefined };
  ({ storeId } = await send('createStore', { code: 'hostile', domain: 'hostile.example', livemode: false, timezone: 'Europe/Berlin', defaultCurrencyCode: 'EUR', defaultLanguageCode: 'en' }));
  const { version } = await api('GET', '/admin/store/settings', undefined, storeId);
  await send('updateStoreSettings', { version, address: place });
  const { storeCustomerId } = await send('createCustomer', { email: 'hostile@example.com', address: undefined });
  await send('createCustomerAddress', { storeCustomerId, ...place });
  const { taxClassId } = await send('createTaxClass', {});
  await send('createAccountType', {});
  const { collectionId } = await send('createCollection', {});
  const { subscriptionPlanId } = await send('createSubscriptionPlan', { intervalUnit: 'MONTH', intervalCount: 1 });
  const { productId, variants: [{ variantId }] } = await send('createProduct', {
    productType: 'PHYSICAL', status: 'ACTIVE', taxClassId, collectionIds: [collectionId], subscriptionPlanIds: [subscriptionPlanId], isSubscribable: true, options: [], media: [], variants: [{ sku: 'HOSTILE', stockOnHand: 50, prices: [{ currencyCode: 'EUR', amount: '10.00' }] }],
  });
  await send('createCoupon', { code: 'HOSTILE', discountType: 'PERCENTAGE', value: '10' });
  const { shippingMethodId } = await send('createShippingMethod', { price: '4.90', currencyCode: 'EUR', estimatedMinDays: 1, estimatedMaxDays: 3, countryCodes: ['DE'] });
  await send('createPaymentProvider', { providerCode: 'OFFLINE', credentials: {}, publicConfig: {} });
  await send('replaceScope', { permissions: ['order:read'], storeIds: [storeId] });
  await send('createAppToken', { permissions: ['order:read'] });
  await send('createStoreKey', {});
  await send('createWebhookEndpoint', { url: 'http://127.0.0.1:9/hostile', eventTypes: ['*'], isActive: false });
  await send('createMediaFolder', {});
  const order = (more) => send('createOrder', { email: undefined, storeCustomerId, items: [{ variantId, quantity: 2 }], shippingAddress: place, billingAddress: place, shippingMethodId, couponCodes: [], ...more });
  await order({ isDraft: true });
  const { orderId, items: [{ lineItemId }] } = await order({});
  await send('holdOrder', { orderId, reason: 'ADDRESS' });
  await send('releaseOrder', { orderId });
  await send('recordOrderOfflinePayment', { orderId, method: 'BANK_TRANSFER' });
  await send('fulfillOrder', { orderId, items: [{ lineItemId, quantity: 2 }] });
  await send('createReturn', { orderId, kind: 'RETURN', lines: [{ lineItemId, quantity: 1 }] });
  assert.ok(stored.size > 50, `${stored.size} texts: ${[...stored].join(' ')}`);

  const { page, quiet } = await open(`${url}/console?store=${storeId}`, { viewport: { width: 390, height: 844 } });
  const faults = [];
  let where = '';
  page.on('console', (m) => { if (m.type() === 'error') faults.push(`${where}: ${m.text()}`); });
  await logIn(page);
  const entries = page.locator('nav[aria-label=Navigation] a'); // the menu of a phone is closed
  await entries.first().waitFor({ state: 'attached' });
  const links = await entries.evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  const seen = new Set(), shown = new Set();
  const look = async (name) => {
    where = name;
    await page.locator('main h1, main .empty, main .heading').first().waitFor();
    await page.locator('.loading').first().waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    seen.add(name);
    const found = await page.evaluate(() => {
      const wide = document.documentElement.scrollWidth > innerWidth && [...document.querySelectorAll('main *, header *, dialog *')].filter((e) => e.getBoundingClientRect().right > innerWidth + 1 && ![...document.querySelectorAll('.table, pre')].some((t) => t !== e && t.contains(e))).slice(0, 3).map((e) => `${e.tagName}.${e.className}`);
      const values = [...document.querySelectorAll('input, textarea, option')].map((e) => e.value).join(' ');
      return { hacked: globalThis.hacked, made: document.querySelectorAll('img[src=x], main script').length, wide, text: document.body.innerText + values };
    });
    if (/<script>|W{20}/.test(found.text)) shown.add(name);
    if (found.hacked !== undefined || found.made !== 0) faults.push(`${name}: a text became markup`);
    if (found.wide) faults.push(`${name}: wider than the window: ${found.wide.join(', ')}`);
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/hostile-${name.replaceAll(/\W+/g, '-')}.png` });
  };
  for (const href of links) {
    await page.goto(`${url}${href}`);
    await look(href);
    const row = page.locator('.row').first();
    if (await row.count()) {
      await row.click();
      await look(`${href} › first`);
      const dialog = page.getByRole('dialog');
      if (await dialog.count()) await page.keyboard.press('Escape');
      else for (const details of await page.locator('main details:not([open]) > summary').all()) if (await details.isVisible()) await details.click();
      await look(`${href} › first, opened`);
    }
  }
  for (const path of ['/orders/new', `/orders/${orderId}`, `/orders/${orderId}/edit`, `/products/${productId}`, '/products/new', '/subscriptions/new', '/coupons/new', '/operation/updateCoupon']) {
    await page.goto(`${url}/console${path}`);
    await look(path);
  }
  assert.equal(faults.join('\n'), '');
  assert.ok(shown.size > 20, `${shown.size} of ${seen.size} screens show a text: ${[...shown].join(' ')}`);
  quiet();
  await page.close();
});
