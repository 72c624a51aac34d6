// Saved views of the lists in the admin console.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open, readable, url } from './browser.mjs';
import { api, logIn, navigation, STORE_ID } from './console.mjs';

test('the console saves the filters of a list under a name, for one administrator and one list', async () => {
  await api('POST', '/admin/customer', { email: 'viewed@example.com', lastName: 'View' });
  const { page, quiet } = await open(`${url}/console/orders?status=CANCELLED&sort=orderDate`);
  await logIn(page);
  await page.getByRole('heading', { name: 'Orders' }).waitFor();
  const views = page.getByRole('navigation', { name: 'Saved views' });
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  await views.getByRole('button', { name: 'Save view' }).click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.getByText('This field is required.').waitFor();
  await readable(page, 'console save a view');
  await dialog.getByLabel('Name').fill('<b>Canceled</b>, oldest first');
  await dialog.getByLabel('Name').press('Enter');
  const link = views.getByRole('link', { name: '<b>Canceled</b>, oldest first' });
  await link.waitFor();
  assert.equal(await link.getAttribute('aria-current'), 'page');
  await readable(page, 'console saved view');
  await views.getByRole('link', { name: 'All' }).click();
  await page.waitForURL(/\/orders$/);
  await views.locator('[aria-current=page]', { hasText: /^All$/ }).waitFor();
  assert.equal(await link.getAttribute('aria-current'), null);
  await page.reload();
  await link.click();
  await page.waitForURL((u) => u.searchParams.get('status') === 'CANCELLED' && u.searchParams.get('sort') === 'orderDate');
  assert.equal(await page.getByLabel('Status').inputValue(), 'CANCELLED');

  // The name of another list is free, and a second save of a name replaces the first.
  await navigation(page).getByRole('link', { name: 'Customers' }).click();
  await page.getByRole('heading', { name: 'Customers', exact: true }).waitFor();
  await page.getByRole('searchbox').fill('viewed@');
  await page.waitForURL(/search=viewed/);
  assert.equal(await link.count(), 0);
  await navigation(page).getByRole('link', { name: 'Orders' }).click();
  await page.getByLabel('Status').selectOption('OPEN');
  await page.waitForURL(/status=OPEN/);
  await views.getByRole('button', { name: 'Save view' }).click();
  await dialog.getByLabel('Name').fill('<b>Canceled</b>, oldest first');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  assert.equal(await link.count(), 1);
  assert.match(await link.getAttribute('href'), /orders\?status=OPEN$/);
  await views.getByRole('button', { name: /^Remove/ }).click();
  await link.waitFor({ state: 'detached' });
  quiet();
  await page.close();
});

const preference = `console.views.${STORE_ID}`;
const stored = async () => JSON.parse((await api('GET', '/admin/user/me/preference')).preferences[preference] ?? '{}');

test('shows a saved view in another browser, and two browsers keep the views of both', async () => {
  const at = `${url}/console/products?status=ARCHIVED`, name = 'Gone';
  const [first, second] = [await open(at), await open(at)]; // each has a profile of its own
  const views = ({ page }) => page.getByRole('navigation', { name: 'Saved views' });
  const dialog = ({ page }) => page.getByRole('dialog', { name: 'Save view' });
  const save = async (b, as) => {
    await views(b).getByRole('button', { name: 'Save view' }).click();
    await dialog(b).getByLabel('Name').fill(as);
    await dialog(b).getByRole('button', { name: 'Save', exact: true }).click();
  };
  for (const { page } of [first, second]) {
    await logIn(page);
    await page.getByRole('button', { name: 'Save view' }).waitFor();
  }
  await save(first, name);
  await views(first).getByRole('link', { name, exact: true }).waitFor();

  // The second browser does not know the first view. Another change comes between its read and its write.
  let late = true;
  await second.page.route('**/admin/user/me/preference', async (route) => {
    if (late && route.request().method() === 'PUT') {
      late = false;
      const { preferences, version } = await api('GET', '/admin/user/me/preference');
      await api('PUT', '/admin/user/me/preference', { preferences: { ...preferences, 'other.program': 'its text' }, version });
    }
    await route.continue();
  });
  await save(second, 'Archived');
  await dialog(second).waitFor({ state: 'detached' });
  assert.equal(late, false);
  for (const shown of [name, 'Archived']) await views(second).getByRole('link', { name: shown, exact: true }).waitFor();
  assert.deepEqual((await stored()).products, [name, 'Archived'].map((n) => ({ name: n, query: { status: 'ARCHIVED' } })));
  assert.equal((await api('GET', '/admin/user/me/preference')).preferences['other.program'], 'its text');

  // A refusal keeps the dialog and its name.
  await second.page.route('**/admin/user/me/preference', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
  await second.page.getByLabel('Status').selectOption('DRAFT');
  await second.page.waitForURL(/status=DRAFT/);
  await save(second, 'Drafts');
  await dialog(second).getByRole('alert').waitFor();
  assert.equal(await dialog(second).getByLabel('Name').inputValue(), 'Drafts');
  await readable(second.page, 'console view not saved');
  await second.page.unroute('**/admin/user/me/preference');
  await dialog(second).getByRole('button', { name: 'Save', exact: true }).click();
  await views(second).getByRole('link', { name: 'Drafts', exact: true }).waitFor();
  assert.equal((await stored()).products.length, 3);
  for (const { page, quiet } of [first, second]) {
    quiet();
    await page.close();
  }
  const { preferences: { 'other.program': _, ...rest }, version } = await api('GET', '/admin/user/me/preference');
  await api('PUT', '/admin/user/me/preference', { preferences: { ...rest, [preference]: '{}' }, version });
});

test('moves the views that an earlier version kept in the browser, once and only those of the administrator', async () => {
  const { id } = await api('GET', '/admin/user/me'), old = (name) => ({ name, query: { status: 'OPEN' } });
  const { page, quiet } = await open(`${url}/console/customers`);
  await logIn(page);
  await page.getByRole('heading', { name: 'Customers' }).waitFor();
  const keep = (all) => page.evaluate((text) => localStorage.setItem('console-views', text), typeof all === 'string' ? all : JSON.stringify(all));
  const kept = () => page.evaluate(() => localStorage.getItem('console-views'));
  const others = { [`${id + 1}/${STORE_ID}/orders`]: [old('Theirs')] };
  await keep({ ...others, [`${id}/${STORE_ID}/orders`]: [old('Mine'), { broken: true }], [`${id}/${STORE_ID}/customers`]: 'broken' });
  await page.goto(`${url}/console/orders`);
  await page.getByRole('navigation', { name: 'Saved views' }).getByRole('link', { name: 'Mine', exact: true }).waitFor();
  await page.waitForFunction((text) => localStorage.getItem('console-views') === text, JSON.stringify(others));
  assert.deepEqual((await stored()).orders, [old('Mine')]);

  // A view that was removed afterwards does not come back, and a broken text does no harm.
  await api('PUT', '/admin/user/me/preference', { preferences: { [preference]: '[broken' }, version: (await api('GET', '/admin/user/me/preference')).version });
  await keep('[broken');
  await page.goto(`${url}/console/orders?status=OPEN`);
  await page.getByRole('button', { name: 'Save view' }).waitFor();
  assert.equal(await page.getByRole('link', { name: 'Mine', exact: true }).count(), 0);
  assert.equal(await kept(), '[broken');
  quiet();
  await page.close();
});

test('a search that is sent late leaves the page of the row that a person opened', async () => {
  const { page, quiet } = await open(`${url}/console/mails`);
  await logIn(page);
  const row = page.getByRole('link', { name: /Order confirmation/ }).first();
  await row.waitFor();
  const sent = new Promise((resolve) => { // the code of the page arrives once the search could have been sent
    page.route(/\/details-[^/]*\.js$/, async (route) => { await page.waitForFunction(() => window.late); resolve(); await route.continue(); });
  });
  await page.getByRole('searchbox', { name: 'Search' }).fill('Order confirmation');
  await row.evaluate((link) => {
    link.click();
    setTimeout(() => {
      for (const end = performance.now() + 700; performance.now() < end;); // a busy machine: all timers are due at once
      setTimeout(() => { window.late = true; }, 400);
    }, 60);
  });
  await sent;
  await page.getByRole('heading', { name: 'Order confirmation · English' }).waitFor();
  assert.match(page.url(), /\/mails\/\d+$/);
  quiet();
  await page.close();
});

test('a list searches at an address that ends with a slash', async () => {
  const { page, quiet } = await open(`${url}/console/customers/`);
  await logIn(page);
  await page.getByRole('searchbox').fill('wolf');
  await page.waitForURL(/customers\/?\?search=wolf$/);
  quiet();
  await page.close();
});

test('a search keeps the letter that a person types while the search before it is sent, and Back returns the earlier list', async () => {
  const { page, quiet } = await open(`${url}/console/orders`);
  await logIn(page);
  await page.getByRole('heading', { name: 'Orders', exact: true }).waitFor();
  await navigation(page).getByRole('link', { name: 'Customers' }).click();
  await page.getByRole('heading', { name: 'Customers', exact: true }).waitFor();
  const box = page.getByRole('searchbox');
  await box.focus();
  await page.evaluate(() => { // each search that reaches the address meets the next letter
    const replace = history.replaceState, letters = [...'egelstein'];
    history.replaceState = function (...args) {
      replace.apply(this, args);
      const next = String(args[2]).includes('search=') && letters.shift();
      if (next) document.execCommand('insertText', false, next);
    };
  });
  await page.keyboard.type('Wolfeschl');
  await page.waitForURL(/search=Wolfeschlegelstein$/);
  assert.equal(await box.inputValue(), 'Wolfeschlegelstein');
  await page.goBack();
  await page.waitForURL(/orders$/);
  await page.goForward();
  await page.waitForURL(/search=Wolfeschlegelstein$/);
  assert.equal(await box.inputValue(), 'Wolfeschlegelstein');
  await navigation(page).getByRole('link', { name: 'Customers' }).click();
  await page.waitForURL(/customers$/);
  assert.equal(await box.inputValue(), '');
  quiet();
  await page.close();
});
