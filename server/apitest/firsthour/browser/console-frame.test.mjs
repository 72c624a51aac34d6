// Saved views of the lists in the admin console.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open, readable, url } from './browser.mjs';
import { api, logIn, navigation } from './console.mjs';

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
  assert.equal(await link.getAttribute('aria-current'), null);
  await page.reload();
  await link.click();
  await page.waitForURL((u) => u.searchParams.get('status') === 'CANCELLED' && u.searchParams.get('sort') === 'orderDate');
  assert.equal(await page.getByLabel('Status').inputValue(), 'CANCELLED');

  // The name of another list is free, and a second save of a name replaces the first.
  await navigation(page).getByRole('link', { name: 'Customers' }).click();
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
  await page.evaluate(() => localStorage.setItem('console-views', '[broken'));
  await page.reload();
  await views.getByRole('button', { name: 'Save view' }).waitFor();
  quiet();
  await page.close();
});
