// The lock of an idle admin console.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { network, open, readable, url } from './browser.mjs';
import { ADMIN_PASSWORD, logIn } from './console.mjs';

test('the console locks after 30 idle minutes, hides the page, and keeps the filled-in form', async () => {
  const { page, quiet } = await open(`${url}/console/coupons/new`, { extraHTTPHeaders: network() });
  await page.clock.install();
  await page.reload();
  await logIn(page);
  const code = page.getByLabel('Code', { exact: true }), dialog = page.getByRole('dialog');
  await code.fill('IDLE');
  await page.clock.fastForward('20:00');
  await code.press('End'); // use starts the time again
  await page.clock.fastForward('20:00');
  assert.equal(await dialog.count(), 0);
  const ended = page.waitForResponse((r) => r.url().endsWith('/console/session') && r.request().method() === 'DELETE');
  await page.clock.fastForward('11:00');
  await dialog.getByText('The console was not used for 30 minutes.').waitFor();
  assert.equal((await ended).status(), 204);
  const alpha = await dialog.evaluate((d) => getComputedStyle(d, '::backdrop').backgroundColor);
  assert.match(alpha, /^rgb\(/, 'nothing shows through');
  await readable(page, 'console locked');
  assert.equal((await page.context().cookies()).length, 0, 'a reload cannot continue the login');
  await dialog.getByLabel('Password').fill(ADMIN_PASSWORD);
  await dialog.getByLabel('Password').press('Enter');
  await dialog.waitFor({ state: 'detached' });
  assert.equal(await code.inputValue(), 'IDLE');

  // A page that was closed for longer starts with a login.
  await page.evaluate(() => localStorage.setItem('console-active', String(Date.now() - 31 * 60_000)));
  page.on('dialog', (d) => d.accept()); // the form is not saved
  await page.reload();
  await page.getByRole('heading', { name: 'Log in to the console' }).waitFor();
  quiet();
  await page.close();
});
