// People and settings in the admin console: customers, administrators, the audit log, tasks, app tokens and webhooks.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { open, readable, url } from './browser.mjs';
import { ADMIN_EMAIL, ADMIN_PASSWORD, address, api, logIn, navigation, openAs, shipping } from './console.mjs';

test('an administrator adds, changes and removes a customer\'s address, and removes a card', async () => {
  const { storeCustomerId } = await api('POST', '/admin/customer', { email: 'paula@example.com', firstName: 'Paula', lastName: 'Post', address, acceptsMarketing: true });
  const { items: [{ variantId }] } = await api('GET', '/admin/product/browse/paged?search=mug');
  await api('POST', '/admin/order', { storeCustomerId, items: [{ variantId, quantity: 1 }], shippingAddress: address, shippingMethodId: await shipping(), payment: { paymentToken: 'pm_card_visa', savePaymentMethod: true } });
  const addresses = async () => (await api('GET', `/admin/customer-address/all?storeCustomerId=${storeCustomerId}`)).items.map((a) => [a.streetLine1, a.postalCode, a.company, a.isDefault]);
  const { page, quiet } = await open(`${url}/console/customers/${storeCustomerId}`);
  await logIn(page);
  await page.getByRole('heading', { name: 'Paula Post' }).waitFor();
  await page.getByText('•••• 4242').waitFor();
  await page.getByText('The customer accepts marketing e-mails.').waitFor();
  await readable(page, 'console customer');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Add an address' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('This field is required.').first().waitFor();
  for (const [label, value] of [['Street and number', 'Alexanderplatz 2'], ['Postal code', '10178'], ['City', 'Berlin'], ['Country code', 'Germany'], ['Company', 'Post & Co']]) await dialog.getByLabel(new RegExp(`^${label}`)).fill(value);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.locator('[aria-invalid=true]').first().waitFor();
  await readable(page, 'console customer address');
  await dialog.getByLabel('Country code').fill('DE');
  await dialog.getByLabel('Make it the default address').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Edit Alexanderplatz 2' }).click();
  await dialog.getByLabel('Company').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  assert.deepEqual((await addresses()).sort(), [['Alexanderplatz 2', '10178', null, true], ['Torstraße 1', '10119', null, false]]);
  await page.getByRole('button', { name: 'Remove Torstraße 1' }).click();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Torstraße 1').waitFor({ state: 'detached' });
  assert.deepEqual(await addresses(), [['Alexanderplatz 2', '10178', null, true]]);
  await page.getByRole('button', { name: /^Remove Visa/ }).click();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('•••• 4242').waitFor({ state: 'detached' });
  quiet();
  await page.close();

  const reader = await openAs(`/customers/${storeCustomerId}`, 'looks', ['customer:read']);
  await reader.page.getByText('Alexanderplatz 2').first().waitFor();
  assert.equal(await reader.page.getByRole('button', { name: /^(Add an address|Edit|Remove|Ban|Create test clock)/ }).count(), 0);
  assert.deepEqual(reader.refused, []);
  reader.quiet();
  await reader.page.close();
});

test('an administrator creates a scope, invites a colleague with it, and finds both in the audit log', async () => {
  const { page, quiet } = await open(`${url}/console/scopes`);
  await logIn(page);
  await page.getByRole('link', { name: 'Create scope' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Warehouse');
  const order = page.getByRole('group', { name: 'Order', exact: true });
  await order.getByLabel('Read').check();
  await order.getByLabel('Fulfill').check();
  await page.getByRole('group', { name: 'Stores' }).getByRole('checkbox').check();
  await readable(page, 'console new scope');
  await page.getByRole('button', { name: 'Create scope' }).click();
  await page.waitForURL(/scopes\/\d+$/);
  await page.getByRole('heading', { name: 'Warehouse' }).waitFor();
  const scopeId = Number(page.url().split('/').at(-1));
  await order.getByLabel('Fulfill').uncheck();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
  const scope = await api('GET', `/admin/scope?scopeId=${scopeId}`);
  assert.deepEqual([scope.name, scope.permissions, scope.storeIds.length], ['Warehouse', ['order:read'], 1]);

  await navigation(page).getByRole('link', { name: 'Administrators' }).click();
  await page.getByRole('link', { name: 'Invite an administrator' }).click();
  await page.getByLabel('E-mail').fill('wanda@example.com');
  await page.getByRole('group', { name: 'Scopes' }).getByLabel('Warehouse').check();
  await readable(page, 'console invitation');
  await page.getByRole('button', { name: 'Invite an administrator' }).click();
  await page.waitForURL(/administrators\/\d+$/);
  await navigation(page).getByRole('link', { name: 'Administrators' }).click();
  await page.getByRole('row', { name: /wanda@example.com/ }).getByText('Invited').waitFor();
  await readable(page, 'console administrators');
  const { items } = await api('GET', '/admin/user/all');
  assert.deepEqual(items.find((u) => u.email === 'wanda@example.com').scopeIds, [scopeId]);

  await navigation(page).getByRole('link', { name: 'Audit log' }).click();
  await page.getByRole('link', { name: 'Create admin user' }).first().waitFor();
  await readable(page, 'console audit log');
  await page.getByRole('link', { name: 'Create admin user' }).first().click();
  await page.waitForURL(/audit\/\d+$/);
  const changes = page.getByRole('region', { name: 'Changes' });
  await changes.getByRole('row', { name: /^E-?mail .*wanda@example\.com$/i }).waitFor();
  await readable(page, 'console audit entry');
  const entry = page.url();
  await page.getByRole('link', { name: 'Everything this request changed' }).click();
  await page.waitForURL(/audit\?requestId=/);
  await page.getByRole('link', { name: 'Create admin user' }).click();
  await page.waitForURL(entry);
  await page.getByRole('link', { name: /^Admin user \d+$/ }).click();
  await page.waitForURL(/administrators\/\d+$/);
  await page.goto(`${url}/console/audit/1${'0'.repeat(12)}`);
  await page.getByText('Page not found').waitFor();
  quiet();
  await page.close();
});

test('the console shows the secret of an app token only once', async () => {
  const { page, quiet } = await open(`${url}/console/tokens/new`);
  await logIn(page);
  await page.getByLabel('Name', { exact: true }).fill('Accounting');
  await page.getByRole('group', { name: 'Order', exact: true }).getByLabel('Read').check();
  await page.getByRole('button', { name: 'Create app token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy the secret now' });
  const secret = await dialog.locator('code').innerText();
  const used = await fetch(`${url}/admin/order/paged`, { headers: { Authorization: `Bearer ${secret}` } });
  assert.equal(used.status, 200);
  await readable(page, 'console app token');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.waitForURL(/tokens\/\d+$/);
  await page.getByRole('heading', { name: 'Accounting' }).waitFor();
  assert.equal((await page.content()).includes(secret), false);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.waitForURL(/tokens$/);
  assert.equal((await fetch(`${url}/admin/order/paged`, { headers: { Authorization: `Bearer ${secret}` } })).status, 401);
  quiet();
  await page.close();
});

test('the console shows why a webhook failed, and sends the webhook again', async () => {
  let answer = 500;
  const received = [];
  const server = createServer((request, response) => {
    received.push(request.headers['webhook-id']);
    request.resume();
    response.writeHead(answer).end(answer === 500 ? 'the server is closed' : '');
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const target = `http://127.0.0.1:${server.address().port}/hook`;
  const { page, quiet } = await open(`${url}/console/endpoints/new`);
  await logIn(page);
  await page.getByLabel('URL', { exact: true }).fill(target);
  await page.getByLabel('Events').fill('customer.created');
  await page.getByRole('button', { name: 'Add endpoint' }).click();
  await page.getByRole('dialog', { name: 'Copy the secret now' }).getByRole('button', { name: 'Close' }).click();
  await page.waitForURL(/endpoints\/\d+$/);
  await api('POST', '/admin/customer', { email: 'hooked@example.com', lastName: 'Hook' });
  await page.getByRole('heading', { name: target }).waitFor();
  const listed = page.getByRole('link', { name: 'customer.created' });
  for (let tries = 0; (await listed.count()) === 0; tries++) {
    assert.ok(tries < 60, 'the delivery is listed');
    await page.reload();
    await page.getByRole('heading', { name: 'Deliveries' }).waitFor();
    await page.waitForLoadState('networkidle');
  }
  await readable(page, 'console endpoint');
  await listed.first().click();
  await page.getByText('the server is closed').first().waitFor();
  await readable(page, 'console delivery');
  answer = 200;
  await page.getByRole('button', { name: 'Send again' }).click();
  await page.getByRole('link', { name: 'Open the new delivery' }).click();
  await page.getByText('Succeeded').first().waitFor();
  assert.equal(new Set(received).size, 1, 'the event keeps its id');
  await navigation(page).getByRole('link', { name: 'Deliveries' }).click();
  await page.getByRole('link', { name: 'customer.created' }).first().waitFor();
  await readable(page, 'console deliveries');
  quiet();
  await page.close();
  await new Promise((done) => server.close(done));
});

test('an administrator who may only read sees people and developers, but no button that changes them', async () => {
  const { page, quiet, refused } = await openAs('/scopes', 'auditor', ['user:read', 'scope:read', 'audit-log:read', 'integration-task:read', 'app-token:read', 'webhook:read']);
  await page.getByRole('heading', { name: 'Scopes' }).waitFor();
  const links = ['Administrators', 'Scopes', 'Audit log', 'Tasks', 'App tokens', 'Webhooks', 'Deliveries'];
  assert.deepEqual(await navigation(page).getByRole('listitem').allInnerTexts(), links);
  for (const link of links) {
    await navigation(page).getByRole('link', { name: link }).click();
    await page.getByRole('heading', { name: link, exact: true }).waitFor();
    if (['Administrators', 'Scopes', 'Audit log'].includes(link)) { // the others may be empty
      await page.locator('.row').first().click();
      await page.getByText('All fields', { exact: true }).waitFor();
    }
    assert.equal(await page.locator('.button', { hasText: /^(Save|Delete|Send again|Retry|Create|Invite|Add)/ }).count(), 0, link);
  }
  assert.deepEqual(refused, []);
  quiet();
  await page.close();
});

test('the console uses the language of the browser, or the language that a person chooses', async () => {
  const { items: [{ variantId }] } = await api('GET', '/admin/product/browse/paged?search=mug');
  await api('POST', '/admin/order', { email: 'lina@example.com', items: [{ variantId, quantity: 1 }], shippingAddress: address, shippingMethodId: await shipping(), payment: { paymentToken: 'pm_card_visa' } });
  const { page, quiet } = await open(`${url}/console`, { locale: 'de-DE' });
  const loaded = [];
  page.on('request', (r) => { if (/\/(de|ar|fr|es|it)-[^/]*\.js$/.test(r.url())) loaded.push(/\/(\w\w)-[^/]*\.js$/.exec(r.url())[1]); });
  await page.getByRole('heading', { name: 'An der Konsole anmelden' }).waitFor();
  await page.getByLabel('E-Mail').fill(ADMIN_EMAIL);
  await page.getByLabel('Passwort').fill(ADMIN_PASSWORD);
  await page.getByLabel('Passwort').press('Enter');
  await page.getByRole('heading', { name: 'Übersicht' }).waitFor();
  await readable(page, 'console home in German');
  await page.getByRole('link', { name: 'Bestellungen', exact: true }).click();
  await page.locator('.row').first().waitFor();
  await page.getByText(/\d,\d\d\s€/).first().waitFor();
  await readable(page, 'console orders in German');
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'de');
  await page.getByLabel('Sprache').selectOption('ar');
  await page.getByRole('heading', { name: 'الطلبات' }).waitFor();
  assert.deepEqual(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]), ['ar', 'rtl']);
  await page.locator('.row').first().waitFor();
  await readable(page, 'console orders in Arabic');
  await page.locator('.row').first().click();
  await page.getByText('السجل الزمني').waitFor();
  await readable(page, 'console order in Arabic');
  await page.reload();
  await page.getByText('السجل الزمني').waitFor();
  assert.deepEqual([...new Set(loaded)], ['ar'], 'the page loads the texts of its language only');
  for (const [language, orders] of [['fr', 'Commandes'], ['es', 'Pedidos'], ['it', 'Ordini']]) {
    await page.locator('select.languages').selectOption(language);
    await page.getByRole('link', { name: orders, exact: true }).first().waitFor();
    await page.locator('.actions .button').first().waitFor();
  }
  await page.locator('select.languages').selectOption('en');
  await page.getByRole('heading', { name: /^Order \d+/ }).waitFor();
  quiet();
  await page.close();
});
