// The address of a shop keeps the state of its list: a reload, a link and Back show the same products again.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open, readable, url } from './browser.mjs';

const shop = `${url}/demo?storeKey=${process.env.STORE_KEY}&pageSize=3`;
const phone = { locale: 'en-US', viewport: { width: 390, height: 700 } };
const stateOf = (page) => { const all = new URL(page.url()).searchParams; return ['search', 'sort', 'stock', 'subscription', 'shown'].map((name) => all.get(name)); };
const names = (page) => page.locator('store-product-list [part=list] > li [part=name]').allInnerTexts();
const has = (name) => (at) => at.searchParams.has(name);
/** Waits until the list shows this number of products, and nothing loads. */
const shows = (page, n) => page.waitForFunction((n) => {
  const list = document.querySelector('store-product-list')?.shadowRoot;
  return list?.querySelectorAll('[part=list] > li').length === n && !list.querySelector('[aria-busy]');
}, n);

test('a buyer comes back from another page to the same products at the same place', async () => {
  const { page, quiet } = await open(shop, phone);
  await shows(page, 3);
  assert.deepEqual(stateOf(page), [null, null, null, null, null], 'the usual state needs no address');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price, low to high');
  await page.waitForURL(has('sort'));
  await page.getByRole('checkbox', { name: 'In stock only' }).check();
  await page.waitForURL(has('stock'));
  await shows(page, 3);
  await page.getByRole('button', { name: 'Show more' }).click();
  await shows(page, 6);
  await page.waitForURL(has('shown'));
  assert.deepEqual(stateOf(page), [null, 'price', '1', null, '6']);
  const before = await names(page);
  await page.locator('[part=list] > li').nth(4).evaluate((e) => e.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const place = await page.evaluate(() => scrollY);
  assert.ok(place > 1000, `${place}: the fifth product is below the first screen`);
  await page.goto(`${url}/guides`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const asked = [];
  page.on('request', (r) => { if (r.url().includes('/product/paged')) asked.push(new URL(r.url()).searchParams.get('pageSize')); });
  await page.goBack();
  await shows(page, 6);
  assert.deepEqual(await names(page), before);
  await page.waitForFunction((place) => Math.abs(scrollY - place) < 5, place);
  await page.reload();
  await shows(page, 6);
  assert.ok(asked.length <= 2 && asked.every((n) => n === '6'), `${asked}: one request for all products`);
  assert.deepEqual(await names(page), before);
  assert.equal(await page.getByRole('combobox', { name: 'Sort by' }).inputValue(), 'price');
  assert.equal(await page.getByRole('checkbox', { name: 'In stock only' }).isChecked(), true);
  await readable(page, 'a shop whose address has a state');
  quiet();
  await page.close();
});

test('a link shows the state at the first load, and clearing it leaves the address as it was', async () => {
  const { page, quiet } = await open(`${shop}&search=mug&subscription=1&sort=nothing`, phone);
  await page.getByRole('searchbox', { name: 'Search products' }).waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).waitFor();
  assert.equal(await page.getByRole('searchbox', { name: 'Search products' }).inputValue(), 'mug');
  assert.equal(await page.getByRole('checkbox', { name: 'On subscription' }).isChecked(), true);
  assert.deepEqual(stateOf(page), ['mug', null, null, '1', null], 'an unknown sort order is left out');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.waitForURL((at) => !at.searchParams.has('search'));
  assert.equal(page.url(), shop, 'the rest of the address stays');
  await page.getByRole('searchbox', { name: 'Search products' }).fill('mug');
  await page.waitForURL(has('search'));
  assert.ok((await names(page)).every((name) => /mug/i.test(name)));
  quiet();
  await page.close();
});
