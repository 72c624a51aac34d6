// The daily overview of the admin console: figures, charts and open work; imports and exports.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { open, readable, url } from './browser.mjs';
import { address, api, logIn, navigation, openAs, shipping } from './console.mjs';

/** Waits until the service has counted an order of today. Each request has another range, because the service keeps the figures of a range for a while. */
async function counted() {
  const { range: { to } } = await api('GET', '/admin/dashboard');
  for (let days = 366; ; days--) {
    const d = await api('GET', `/admin/dashboard?from=${new Date(Date.parse(to) - days * 86_400_000).toISOString().slice(0, 10)}&to=${to}`);
    if (d.salesByDay.at(-1).orders > 0) return; // `to` is exclusive, so the last day is today
    await new Promise((done) => setTimeout(done, 500));
  }
}

test('the console shows sales by day as a chart and a table for a chosen period, and links to open work', async () => {
  const { items: [{ variantId }] } = await api('GET', '/admin/product/browse/paged?search=mug');
  await api('POST', '/admin/order', { email: 'overview@example.com', items: [{ variantId, quantity: 3 }], shippingAddress: address, shippingMethodId: await shipping(), payment: { paymentToken: 'pm_card_visa' } });
  await counted();
  const { page, quiet } = await open(`${url}/console?days=90`);
  await logIn(page);
  const chart = page.getByRole('button', { name: 'Show as table' });
  await chart.waitFor();
  assert.equal(await page.locator('svg.chart rect').count(), 90);
  await readable(page, 'console home with sales');
  const answered = page.waitForResponse((r) => r.url().includes('/admin/dashboard?') && r.ok());
  await page.getByLabel('Period').selectOption({ label: '7 days' });
  await page.waitForURL(/days=7$/);
  const { salesByDay: days } = await (await answered).json();
  await page.locator('svg.chart').filter({ hasNot: page.locator('rect:nth-of-type(8)') }).waitFor();
  await chart.focus();
  await page.keyboard.press('Enter');
  const region = page.getByRole('region', { name: 'Net sales by day' });
  await region.waitFor();
  await readable(page, 'console home as table');
  const rows = await region.locator('tbody tr').evaluateAll((all) => all.map((row) => [...row.cells].map((cell) => cell.textContent)));
  assert.equal(rows.length, 7);
  assert.deepEqual(rows.map((r) => r[2]), days.map((x) => String(x.orders)));
  assert.deepEqual(rows.map((r) => r[1].replaceAll(/[^\d.-]/g, '')), days.map((x) => x.net));
  assert.ok(Number(days.at(-1).orders) > 0, 'the last row is today');
  const compared = page.waitForResponse((r) => /\/dashboard\?.*compareTo=PREVIOUS_YEAR/.test(r.url()) && r.ok());
  await page.getByLabel('Compare with').selectOption('PREVIOUS_YEAR');
  await compared;
  await page.reload();
  await page.getByLabel('Period').waitFor();
  assert.equal(await page.getByLabel('Period').inputValue(), '7');
  await page.getByRole('link', { name: /^Orders to ship/ }).click();
  await page.waitForURL(/fulfillmentStatus=UNFULFILLED/);
  await page.getByText('overview@example.com').waitFor();
  await page.goto(`${url}/console/orders?paymentStatus=PENDING,FAILED`);
  await page.getByRole('heading', { name: 'Orders' }).waitFor();
  assert.equal(await page.getByLabel('Payment').locator('option:checked').innerText(), 'Pending, Failed');
  quiet();
  await page.close();

  const reader = await openAs('', 'counts', ['dashboard:read']);
  await reader.page.getByText('Orders to ship').waitFor();
  assert.equal(await reader.page.getByRole('link', { name: /^Orders to ship/ }).count(), 0);
  assert.deepEqual(reader.refused, []);
  reader.quiet();
  await reader.page.close();
});

const customers = (rows) => ({ name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n') + '\n') });
const saved = async (work, page) => {
  const [file] = await Promise.all([page.waitForEvent('download'), work()]);
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
};
const has = async (email) => (await api('GET', `/admin/customer/paged?search=${encodeURIComponent(email)}`)).items.some((c) => c.email === email);

test('an administrator previews, checks and imports a file, and saves the rejected rows', async () => {
  const { page, quiet } = await open(`${url}/console/customers`);
  await logIn(page);
  await page.getByRole('link', { name: 'Import a file' }).click();
  await page.getByRole('button', { name: 'Start the import' }).click();
  await page.getByText('This field is required.').waitFor();
  const template = await saved(() => page.getByRole('button', { name: 'CSV' }).click(), page);
  assert.match(template.text, /^\ufeff?email,firstName,lastName/);
  await page.getByLabel('File').setInputFiles(customers(['firstName;color', 'Ivy;red']));
  await page.getByText('The template does not have these columns: color').waitFor();
  await page.getByRole('button', { name: 'Start the import' }).click();
  await page.getByText('There is no column "color".').waitFor();
  assert.match(await page.locator('.field .error').innerText(), /The column "email" is missing/); // both errors of the field
  await page.getByLabel('File').setInputFiles(customers(['email;firstName;lastName', 'ivy@example.com;Ivy;"Import; Smith"', 'not an address;Nora;Import']));
  const preview = page.getByRole('region', { name: 'Preview' });
  assert.deepEqual(await preview.locator('tbody tr').first().locator('td').allInnerTexts(), ['ivy@example.com', 'Ivy', 'Import; Smith']);
  await readable(page, 'console import');
  await page.getByLabel('Check only, change nothing').check();
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByText('Rejected (1)').waitFor();
  await page.getByText('Check only: the task changes nothing.').waitFor();
  assert.equal(await has('ivy@example.com'), false);
  await navigation(page).getByRole('link', { name: 'Tasks' }).click();
  await page.getByRole('link', { name: 'Import a file' }).click();
  await page.getByLabel('File').setInputFiles(customers(['email,firstName,lastName', 'ivy@example.com,Ivy,Import', 'not an address,Nora,Import']));
  await page.getByRole('button', { name: 'Start the import' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Rejected (1)').waitFor();
  await page.getByText('Row 3').waitFor();
  await readable(page, 'console task');
  assert.equal(await has('ivy@example.com'), true);
  const rejected = await saved(() => page.getByRole('button', { name: 'Download the rejected rows' }).click(), page);
  assert.match(rejected.text, /\n3,email,/);
  await page.goto(`${url}/console/tasks/new?kind=stock`);
  await page.getByLabel('File').setInputFiles({ name: 'stock.jsonl', mimeType: 'text/plain', buffer: Buffer.from('{"reason": "COUNTED", "items": [{"sku": "NO-SUCH-SKU", "stockOnHand": 5}]}\nno json\n') });
  await page.getByText('Line 2 is not a JSON object.').waitFor();
  await readable(page, 'console import of lines');
  await page.getByRole('button', { name: 'Start the import' }).click();
  await page.getByRole('button', { name: 'Download the results' }).waitFor();
  const results = await saved(() => page.getByRole('button', { name: 'Download the results' }).click(), page);
  assert.deepEqual(results.text.trim().split('\n').map((l) => JSON.parse(l).outcome), ['REFUSED', 'REFUSED']);
  quiet();
  await page.close();
});

test('the console exports a list with its filters, also for administrators who may only export', async () => {
  await api('POST', '/admin/customer', { email: 'exported@example.com', firstName: 'Edda', lastName: 'Export' });
  const { page, quiet } = await open(`${url}/console/customers`);
  await logIn(page);
  await page.getByRole('searchbox', { name: 'Search' }).fill('exported@');
  await page.waitForURL(/search=exported/);
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('The file has the entries that match: exported@').waitFor();
  await readable(page, 'console export');
  const file = await saved(() => dialog.getByRole('button', { name: 'Download' }).click(), page);
  assert.equal(file.name, 'Customers.csv');
  assert.deepEqual(file.text.trim().split('\n').slice(1).map((r) => r.split(',')[0]), ['exported@example.com']);
  await dialog.getByText('The file was saved.').waitFor();
  quiet();
  await page.close();

  const reader = await openAs('/customers', 'onlyreads', ['customer:read', 'order:read', 'order:export']);
  await reader.page.getByText('exported@example.com').waitFor();
  assert.equal(await reader.page.getByRole('button', { name: 'Export' }).count(), 0);
  assert.equal(await reader.page.getByRole('link', { name: 'Import a file' }).count(), 0);
  await navigation(reader.page).getByRole('link', { name: 'Orders' }).click();
  await reader.page.getByRole('button', { name: 'Export' }).waitFor();
  await reader.page.goto(`${url}/console/tasks/new`);
  await reader.page.getByText('You cannot open this page').waitFor();
  assert.deepEqual(reader.refused, []);
  reader.quiet();
  await reader.page.close();
});
