// Helpers of the specs of the admin console: the API as the first administrator, and the login in the browser.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { open, url } from './browser.mjs';

export const { ADMIN_EMAIL, ADMIN_PASSWORD, STORE_ID, STORE_KEY, STORE_SERVER, STORE_DATA } = process.env;
/** An address of buyers that no spec searches for. */
export const address = { firstName: 'Mona', lastName: 'Mokka', company: null, streetLine1: 'Torstraße 1', streetLine2: null, city: 'Berlin', stateProvince: 'BE', postalCode: '10119', countryCode: 'DE', phoneNumber: null };

let login;
/** The first call of the API logs in. */
const token = () => (login ??= fetch(`${url}/admin/login`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ email: ADMIN_EMAIL, password: ADMIN_PASSWORD }) }).then((r) => r.json())).then((l) => l.accessToken);

/** Calls the API in the demo's store or another. */
export async function api(method, path, body, store = STORE_ID) {
  const response = await fetch(url + path, {
    method, headers: { Authorization: `Bearer ${await token()}`, 'X-Store-Id': String(store), 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() }, ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  assert.ok(response.ok, `${method} ${path}: ${text}`);
  return text && JSON.parse(text);
}

/** A shipping method to Germany. */
export async function shipping() {
  const { items } = await api('GET', '/admin/shipping-method/all');
  return (items.find((m) => m.countryCodes.includes('DE')) ?? items[0]).shippingMethodId;
}

export async function logIn(page, email = ADMIN_EMAIL, password = ADMIN_PASSWORD) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByLabel('Password').press('Enter');
}
export const navigation = (page) => page.getByRole('navigation', { name: 'Navigation' }).first();

/** Accepts the invitation that was mailed to an administrator. It returns their password. */
export async function accept(email) {
  const password = 'a quiet lake in autumn';
  const mails = spawnSync(STORE_SERVER, ['mails', '--to', email], { encoding: 'utf8', env: { ...process.env, DATA_DIR: STORE_DATA } }).stdout;
  const invited = await fetch(`${url}/admin-invitation`, { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body: new URLSearchParams({ token: /\biv_[0-9A-Za-z]+/.exec(mails)[0], password }) });
  assert.equal(invited.status, 200);
  assert.match(await invited.text(), /<a href="console">Open the console<\/a>/);
  return password;
}

/** Opens a page of the console as an administrator who has a login with these permissions only. Each file can use any name once. */
export async function openAs(path, name, permissions) {
  name = `${name}.${process.pid}`;
  const email = `${name}@example.com`;
  const { scopeId } = await api('PUT', '/admin/scope', { name, permissions, storeIds: [Number(STORE_ID)] });
  await api('POST', '/admin/user', { email, scopeIds: [scopeId] });
  const password = await accept(email);
  const opened = await open(`${url}/console${path}`);
  const refused = [];
  opened.page.on('response', (r) => { if (r.status() === 403) refused.push(r.url()); });
  await logIn(opened.page, email, password);
  return { ...opened, refused, name };
}

/** Returns a function that waits until a page shows its content: it has a title, nothing loads, and no request is open. */
export function settling(page) {
  const open = new Set();
  page.on('request', (request) => open.add(request));
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, (request) => open.delete(request));
  return async () => {
    await page.locator('main h1, main .empty').first().waitFor();
    await page.locator('.loading').first().waitFor({ state: 'detached' });
    do await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))); while (open.size > 0);
  };
}
