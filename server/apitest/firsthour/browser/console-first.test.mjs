// A merchant's first ten minutes in the admin console. The service starts without a store. The merchant follows the
// checklist to a first product, and to an order from the shop that is shipped and refunded in part.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { open, readable } from './browser.mjs';
import { logIn, navigation, STORE_SERVER } from './console.mjs';
import { freePort } from './port.mjs';

const email = 'juno@example.com', password = 'eight slower kettles';
let at, server, data;
before(async () => {
  data = mkdtempSync(join(tmpdir(), 'first-'));
  at = `http://127.0.0.1:${await freePort()}`;
  server = spawn(STORE_SERVER, [], { env: { ...process.env, DEMO: 'false', DATA_DIR: data, LISTEN_ADDR: new URL(at).host, METRICS_ADDR: 'off', LOG_FORMAT: 'json', ADMIN_EMAIL: email, ADMIN_PASSWORD: password }, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((ready, failed) => {
    server.once('exit', (code) => failed(new Error(`the service ended with ${code}`)));
    createInterface({ input: server.stdout }).on('line', (line) => { if (JSON.parse(line).msg === 'ready') ready(); });
  });
});
after(async () => {
  server.kill('SIGTERM');
  await once(server, 'exit');
  rmSync(data, { recursive: true, force: true });
});
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGOQj/fCihiGlgQAfyUyAeXvZUoAAAAASUVORK5CYII=', 'base64');

test('the console guides a merchant from no store to a first order that is shipped and partially refunded', async () => {
  const { page, quiet } = await open(`${at}/console`);
  const clicks = [];
  await logIn(page, email, password);
  await page.getByRole('heading', { name: 'Create your first store' }).waitFor();
  const create = page.getByRole('button', { name: 'Create the store' });
  await create.click();
  await page.getByText('This field is required.').first().waitFor();
  await page.getByLabel('Name').fill('Éclair & Söhne');
  assert.equal(await page.getByLabel('Code', { exact: true }).inputValue(), 'eclair-sohne');
  await page.getByLabel('Default currency').selectOption('EUR');
  await page.getByLabel('Code', { exact: true }).fill('Éclair');
  await create.click();
  await page.locator('[aria-invalid=true]').waitFor();
  await readable(page, 'console first store');
  await page.getByLabel('Code', { exact: true }).fill('eclair-sohne');
  await page.getByLabel('Time zone').selectOption('Europe/Berlin');
  await create.dblclick();

  await page.getByRole('heading', { name: 'Set up your store' }).waitFor();
  await readable(page, 'console first home');
  const step = async (name) => {
    clicks.push(name);
    await navigation(page).getByRole('link', { name: 'Home' }).click();
    await page.locator('.setup a', { hasText: name }).click();
  };
  const done = async (name) => {
    await navigation(page).getByRole('link', { name: 'Home' }).click();
    await page.locator('.setup .done', { hasText: name }).waitFor();
  };
  const fill = async (values) => { for (const [label, value] of values) await page.getByLabel(new RegExp(`^${label}`)).first().fill(value); };
  const save = async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved', { exact: true }).waitFor();
  };

  await step('Name and address');
  await fill([['Legal name', 'Éclair & Söhne GmbH']]);
  await page.locator('.field', { hasText: 'Address' }).getByRole('button', { name: 'Add' }).click();
  await fill([['First name', 'Juno'], ['Last name', 'Oak'], ['Street and number', 'Torstraße 1'], ['City', 'Berlin'], ['Postal code', '10119'], ['Country code', 'DE']]);
  await save();
  await done('Name and address');

  await step('Shipping');
  await page.getByRole('link', { name: 'Create shipping method' }).click();
  await fill([['Name', 'Standard'], ['Price', '4.9'], ['Longest delivery in days', '3']]);
  await page.getByRole('button', { name: 'Create shipping method' }).click();
  await page.waitForURL(/shipping\/\d+$/);
  await done('Shipping');

  await step('Tax');
  await page.getByRole('link', { name: 'Standard' }).click();
  await page.getByRole('group', { name: /^Rates/ }).getByRole('button', { name: 'Add', exact: true }).click();
  await fill([['Country code', 'DE'], ['Rate in percent', '19']]);
  await page.getByRole('group', { name: 'Rates 1' }).getByLabel('Name').fill('VAT');
  await readable(page, 'console first tax rate');
  await save();
  await done('Tax');
  await done('Payment'); // a test store has the sandbox

  await step('First product');
  await page.getByLabel('Name', { exact: true }).fill('Butter éclair');
  await page.getByLabel('Price in EUR', { exact: true }).fill('3.5');
  await page.getByLabel('Units in stock').fill('12');
  await page.locator('input[type=file]').setInputFiles({ name: 'eclair.png', mimeType: 'image/png', buffer: png });
  await page.getByLabel('Alternative text').fill('An éclair');
  await page.getByRole('button', { name: 'Create product' }).click();
  await page.waitForURL(/products\/\d+$/);
  await done('First product');

  await step('Storefront key');
  await page.getByRole('button', { name: 'Create a key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Demo shop');
  await dialog.getByRole('button', { name: 'Create a key' }).click();
  await dialog.getByText('Copy the key now.').waitFor();
  await readable(page, 'console first key');
  const shopAt = await dialog.getByRole('link', { name: 'Open the demo shop' }).getAttribute('href');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByText('Demo shop', { exact: true }).waitFor();
  await done('Storefront key');

  await step('Mail');
  await page.getByRole('searchbox', { name: 'Search' }).fill('Order confirmation');
  await page.getByRole('link', { name: /Order confirmation/ }).first().click();
  await page.getByRole('link', { name: 'Send a test e-mail' }).click();
  await page.getByLabel('To', { exact: true }).fill(email);
  await readable(page, 'console first mail');
  await page.getByRole('button', { name: 'Send a test e-mail' }).click();
  await page.getByRole('status').waitFor();

  const shop = await open(new URL(shopAt, at).href, { locale: 'de-DE' });
  await shop.page.getByRole('button', { name: 'Add to cart: Butter éclair' }).click();
  const cart = shop.page.getByRole('dialog', { name: 'Cart' });
  await cart.getByRole('button', { name: /^More/ }).click();
  await cart.getByText('€7.00').first().waitFor();
  await cart.getByRole('button', { name: 'Checkout' }).click();
  await shop.page.getByLabel('Country').selectOption('DE');
  for (const [label, value] of [['E-mail', 'ada@example.com'], ['First name', 'Ada'], ['Last name', 'Firstdottir'], ['Street and number', 'Torstraße 1'], ['Postal code', '10119'], ['City', 'Berlin']]) await shop.page.getByLabel(label, { exact: true }).fill(value);
  await shop.page.getByText('Standard').waitFor();
  await shop.page.getByRole('button', { name: /^Pay €/ }).click();
  await shop.page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
  await shop.page.close();

  await step('First order');
  await page.getByRole('row').filter({ hasText: 'Firstdottir' }).getByRole('link').click();
  await page.getByRole('button', { name: 'Ship', exact: true }).click();
  await dialog.getByRole('button', { name: 'Ship', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await dialog.getByRole('spinbutton', { name: 'Butter éclair' }).fill('1');
  await dialog.getByLabel('Reason').selectOption('GOODWILL');
  // One éclair at 3.50 and its tax of 19 %, rounded per line.
  await dialog.getByRole('button', { name: /^Refund €4\.1[67]$/ }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Partly refunded').waitFor();
  await readable(page, 'console first order');
  assert.deepEqual(clicks, ['Name and address', 'Shipping', 'Tax', 'First product', 'Storefront key', 'Mail', 'First order']);
  quiet();
  await page.close();
});
