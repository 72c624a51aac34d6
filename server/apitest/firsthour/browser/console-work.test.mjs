// The daily overview of the admin console: figures, charts and open work; imports and exports.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open, readable, url } from './browser.mjs';
import { address, api, logIn, openAs, shipping } from './console.mjs';

/** Waits until the service has counted an order. Each request has another range, because the service keeps the figures of a range for a while. */
async function counted() {
  const { range: { to } } = await api('GET', '/admin/dashboard');
  for (let days = 366; ; days--) {
    const d = await api('GET', `/admin/dashboard?from=${new Date(Date.parse(to) - days * 86_400_000).toISOString().slice(0, 10)}&to=${to}`);
    if (d.orders.count > 0) return;
    await new Promise((done) => setTimeout(done, 500));
  }
}

test('shows sales by day as a chart and as a table, for a chosen period, and leads to open work', async () => {
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
  assert.deepEqual(rows.map((r) => r[1].replaceAll(/[^\d.]/g, '')), days.map((x) => x.net));
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
