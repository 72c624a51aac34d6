// Texts in other languages in the forms of the admin console, and what a return says about a rule that the store lacks.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open, readable, url } from './browser.mjs';
import { address, api, logIn, navigation, shipping } from './console.mjs';

test('each form of an operation with translations offers texts in other languages, and saves them', async () => {
  const contract = async (name) => (await fetch(`${url}/console/contract/${name}.json`)).json();
  const { operations } = await contract('index');
  const translated = [];
  for (const { id, tag } of operations.filter((o) => o.method === 'POST' && o.id.startsWith('create'))) {
    const chapter = await contract(tag), { body } = chapter.operations.find((o) => o.id === id);
    const schema = body?.schema.$ref ? chapter.schemas[body.schema.$ref.split('/').at(-1)] : body?.schema;
    if (schema?.properties?.translations && id !== 'createProduct') translated.push(id); // products have a switch of languages
  }
  assert.ok(translated.length >= 6, translated.join());

  const { accountTypeId } = await api('POST', '/admin/account-type', { name: 'Translated', translations: [{ languageCode: 'fr', name: 'Traduit' }] });
  const { page, quiet } = await open(`${url}/console/accounttypes`);
  await logIn(page);
  await page.getByRole('link', { name: 'Translated' }).waitFor();
  const lists = await navigation(page).getByRole('link').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  const offered = [];
  for (const href of lists) {
    const link = navigation(page).locator(`a[href="${href}"]`);
    await link.click();
    await page.getByRole('heading', { level: 1, name: await link.innerText(), exact: true }).waitFor();
    await page.locator('.loading').first().waitFor({ state: 'detached' });
    const create = page.locator('header.title a.main[href$="/new"]');
    if (await create.count() === 0 || /\/(products|orders|tasks|subscriptions)$/.test(href)) continue;
    await create.click();
    await page.locator('.savebar').waitFor();
    await page.locator('.loading').first().waitFor({ state: 'detached' });
    if (await page.getByRole('heading', { name: 'Translations', exact: true }).count()) offered.push(href);
  }
  assert.equal(offered.length, translated.length, `${offered} for ${translated}`);

  await page.goto(`${url}/console/accounttypes/${accountTypeId}`);
  const translations = page.locator('section.card', { has: page.getByRole('heading', { name: 'Translations' }) });
  await translations.getByLabel('Language').waitFor();
  assert.deepEqual([await translations.getByLabel('Language').inputValue(), await translations.getByLabel('Name').inputValue()], ['fr', 'Traduit']);
  await translations.getByRole('button', { name: 'Add' }).click();
  await translations.getByLabel('Language').nth(1).selectOption('it');
  await translations.getByLabel('Name').nth(1).fill('Tradotto');
  await readable(page, 'console translations');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
  const { items } = await api('GET', '/admin/customer/account-type/all');
  assert.deepEqual(items.find((a) => a.accountTypeId === accountTypeId).translations.map((l) => [l.languageCode, l.name]), [['fr', 'Traduit'], ['it', 'Tradotto']]);
  await api('DELETE', `/admin/account-type?accountTypeId=${accountTypeId}`);
  quiet();
  await page.close();
});

test('the console says that a store has no rule for this kind of return, not that the return exceeds the policy', async () => {
  const { items: [{ variantId }] } = await api('GET', '/admin/product/browse/paged?search=mug');
  const { orderId, items: [{ lineItemId }] } = await api('POST', '/admin/order', { email: 'withdrawal@example.com', items: [{ variantId, quantity: 2 }], shippingAddress: address, shippingMethodId: await shipping(), payment: { paymentToken: 'pm_card_visa' } });
  await api('POST', '/admin/order/fulfill', { orderId, items: [{ lineItemId, quantity: 2 }] });
  const { returnPolicy } = await api('GET', '/admin/store/settings');
  await api('PATCH', '/admin/store/settings', { returnPolicy: { terms: [], exclusions: [], reasons: [], needsApproval: false } });
  const made = await api('POST', '/admin/return', { orderId, kind: 'WITHDRAWAL', lines: [{ lineItemId, quantity: 1 }] });
  await api('PATCH', '/admin/store/settings', { returnPolicy });
  assert.deepEqual(made.exceeds, ['NOT_OFFERED']);
  const { page, quiet } = await open(`${url}/console/returns/${made.returnId}`);
  await logIn(page);
  await page.getByText('The store has no rule for this kind: Withdrawal').waitFor();
  assert.equal(await page.getByText('Outside the return policy').count(), 0);
  quiet();
  await page.close();
});
