// Every permission of the contract in the admin console: who has it sees what it allows, and the page asks for nothing else.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { url } from './browser.mjs';
import { address, api, navigation, openAs, shipping, STORE_ID } from './console.mjs';

const { operations } = await (await fetch(`${url}/console/contract/index.json`)).json();
const everyPermission = [...new Set(operations.map((o) => o.permission ?? ''))].filter((p) => p.includes(':')).sort();

// Lists with an object each: an order that is shipped, refunded and returned in part, and a coupon.
before(async () => {
  const { items: [{ variantId }] } = await api('GET', '/admin/product/browse/paged?search=mug');
  const { orderId, items: [{ lineItemId }] } = await api('POST', '/admin/order', { email: 'permitted@example.com', items: [{ variantId, quantity: 4 }], shippingAddress: address, shippingMethodId: await shipping(), payment: { paymentToken: 'pm_card_visa' } });
  await api('POST', '/admin/order/fulfill', { orderId, items: [{ lineItemId, quantity: 3 }] });
  await api('POST', '/admin/return', { orderId, kind: 'RETURN', lines: [{ lineItemId, quantity: 1 }] });
  await api('POST', '/admin/order/refund', { orderId, reason: 'GOODWILL', lines: [{ lineItemId, quantity: 1 }] });
  await api('POST', '/admin/coupon', { code: 'PERMITTED', status: 'ACTIVE', discountType: 'PERCENTAGE', value: '10', appliesTo: 'ORDER' });
});

test('an administrator with one permission sees only its pages and operations, and sends no request that the service refuses', async () => {
  assert.ok(everyPermission.length > 40, 'the contract has permissions');
  const third = Math.ceil(everyPermission.length / 3);
  await Promise.all([0, 1, 2].map((n) => walk(`single-${n}`, everyPermission.slice(n * third, (n + 1) * third))));
});

/** Gives a person one permission after the other, and opens every page that the console offers them. */
async function walk(who, permissions) {
  const { page, quiet, refused, name } = await openAs('', who, ['dashboard:read']);
  await navigation(page).getByRole('link', { name: 'Home' }).waitFor();
  const { scopeId } = (await api('GET', '/admin/scope/all')).items.find((s) => s.name === name);
  const open = new Set();
  page.on('request', (request) => open.add(request));
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, (request) => open.delete(request));
  const settled = async () => { // the page has its title, and no request is open
    await page.locator('main h1, main .empty').first().waitFor();
    await page.locator('.loading').first().waitFor({ state: 'detached' });
    do await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))); while (open.size > 0);
  };
  for (const permission of permissions) {
    const noun = permission.split(':')[0], reads = `${noun}:read`, own = everyPermission.includes(reads) ? [...new Set([reads, permission])] : [permission];
    const { version } = await api('GET', `/admin/scope?scopeId=${scopeId}`);
    await api('PUT', '/admin/scope', { scopeId, version, name, permissions: own, storeIds: [Number(STORE_ID)] });
    await page.goto(`${url}/console`);
    await page.getByRole('button', { name: 'Log out' }).waitFor();
    await settled();
    const offered = await navigation(page).getByRole('link').evaluateAll((links) => links.map((a) => a.getAttribute('href')));
    for (const href of offered) {
      const link = navigation(page).locator(`a[href="${href}"]`);
      await link.click();
      await page.getByRole('heading', { level: 1, name: await link.innerText(), exact: true }).waitFor();
      await settled();
      const changes = async (where) => {
        const buttons = await page.locator('main').locator('.title .button, .actions .button, .savebar .button').allInnerTexts();
        if (own.every((p) => p === reads)) assert.deepEqual(buttons, [], `${where} with ${own}: only a reader`);
      };
      await changes(href);
      const row = page.locator('a.row').first();
      if (await row.count()) {
        await row.click();
        await page.waitForURL((u) => !u.pathname.endsWith(href));
        await settled();
        await changes(page.url());
      }
      assert.deepEqual(refused, [], `${href} with ${own}`);
    }
    await page.keyboard.press('Control+K');
    const palette = page.getByRole('dialog').getByRole('combobox');
    await palette.fill(permission);
    const expected = operations.filter((o) => o.permission === permission).map((o) => o.summary).sort();
    const options = page.getByRole('dialog').getByRole('option');
    await options.first().waitFor();
    const shown = await options.locator('span:not(.group)').allInnerTexts();
    assert.deepEqual([...new Set(shown)].sort(), [...new Set(expected)].sort(), permission);
    await palette.fill(`${noun === 'order' ? 'coupon' : 'order'}:write`);
    await page.getByText('Nothing found').waitFor();
  }
  quiet();
  await page.close();
}
