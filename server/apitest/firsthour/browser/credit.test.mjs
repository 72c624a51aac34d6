// Store credit on the buyers' pages, on a phone. A customer pays a part of an order with it and sees it in the
// account. Before they delete the account, they confirm that the credit is lost.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { network, open, readable, url } from './browser.mjs';
import { asAdmin, ask, asVisitor, checkout, home } from './buyer.mjs';

const { STORE_KEY } = process.env;
const password = 'seven slow kettles';
const phone = { viewport: { width: 390, height: 844 } };
const texts = {
  'de-DE': { account: 'Ich habe ein Kundenkonto', logIn: 'Anmelden', credit: 'Guthaben', use: /Mein Guthaben verwenden \(10,00\s€\)/, remaining: 'Restbetrag', pay: /bezahlen$/, thanks: 'Vielen Dank für Ihre Bestellung' },
  'ar-EG': { account: 'لدي حساب', logIn: 'تسجيل الدخول', credit: 'رصيد المتجر', use: /استخدام رصيدي في المتجر/, remaining: 'المبلغ المتبقي' },
};

/** A new customer with store credit in euros, and what they ask of the Customer API. */
async function customer(amount) {
  const email = `${crypto.randomUUID()}@example.com`;
  const { accessToken, customer: { storeCustomerId } } = await ask('POST', 'customer/user', { 'X-Store-Key': STORE_KEY, 'Idempotency-Key': crypto.randomUUID(), ...network() }, { email, password, firstName: 'Mia', lastName: 'Keller', acceptTerms: true });
  await asAdmin('POST', 'store-credit/adjust', { storeCustomerId, currencyCode: 'EUR', amount, reason: 'Parcel arrived late' });
  const call = (method, path) => ask(method, `customer/${path}`, { 'X-Store-Key': STORE_KEY, Authorization: `Bearer ${accessToken}` });
  return { email, call, balance: async () => (await call('GET', 'store-credit/all')).items[0].balance };
}

/** The rows of the order's sums, as text. */
const sums = (page) => page.locator('aside dl').evaluate((list) => [...list.children].map((row) => row.textContent.replaceAll(/[ ‎‏؜]/g, ' ').trim()));

/** Opens the checkout of a guest's cart, and logs the customer in there. */
async function enter(who, locale) {
  const { address } = await checkout('MUG-STONE-300', { lang: locale.slice(0, 2) });
  const { page, quiet } = await open(address, { locale, ...phone, extraHTTPHeaders: network() });
  const said = texts[locale];
  await page.getByRole('button', { name: said.account }).click();
  await page.locator('[name=email]').fill(who.email);
  await page.locator('[name=password]').fill(password);
  await page.getByRole('button', { name: said.logIn, exact: true }).click();
  await page.getByLabel(said.use).waitFor();
  return { page, quiet, said };
}

describe('store credit', { concurrency: 2 }, () => {
  test('is switched on and off at the checkout and pays a part of the order', async () => {
    const who = await customer('10.00');
    const { page, quiet, said } = await enter(who, 'de-DE');
    for (const [name, value] of Object.entries(home)) await page.locator(`[name="${name}"]`).fill(value);
    await page.locator('[name=terms]').check();
    await page.getByText('Standard').waitFor();
    await page.locator('button.fold').click();
    await page.getByLabel(said.use).check();
    await page.locator('aside').getByText(said.remaining).waitFor();
    const rows = await sums(page);
    assert.equal(rows[rows.indexOf(said.credit) + 1].replaceAll(/\s/g, ''), '−10,00€');
    const left = rows[rows.indexOf(said.remaining) + 1];
    await page.getByRole('button', { name: `${left} bezahlen` }).waitFor();
    await readable(page, 'a checkout with store credit on a phone');
    if (process.env.CREDIT_PICTURES) await page.screenshot({ path: `${process.env.CREDIT_PICTURES}/checkout.png`, fullPage: true });
    await page.getByLabel(said.use).uncheck();
    await page.locator('aside').getByText(said.remaining).waitFor({ state: 'detached' });
    assert.equal(await who.balance(), '10.00');
    await page.getByLabel(said.use).check();
    await page.getByRole('button', { name: `${left} bezahlen` }).click();
    await page.getByRole('heading', { name: said.thanks }).waitFor();
    assert.equal(await who.balance(), '0.00');
    quiet();
    await page.close();
  });

  test('is named in Arabic', async () => {
    const { page, quiet, said } = await enter(await customer('10.00'), 'ar-EG');
    await page.getByLabel(said.use).check();
    await page.locator('button.fold').click();
    await page.locator('aside').getByText(said.remaining).waitFor();
    assert.ok((await sums(page)).includes(said.credit));
    await readable(page, 'a checkout with store credit in Arabic');
    if (process.env.CREDIT_PICTURES) await page.screenshot({ path: `${process.env.CREDIT_PICTURES}/checkout-ar.png`, fullPage: true });
    quiet();
    await page.close();
  });

  test('stands in the account, which is deleted only after the customer gives it up', async () => {
    const who = await customer('25.00');
    const { code } = await asVisitor('GET', 'store/overview');
    const { page, quiet } = await open(`${url}/account/${code}`, { locale: 'en-US', ...phone, extraHTTPHeaders: network() });
    await page.getByLabel('E-mail', { exact: true }).fill(who.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('link', { name: 'Payment methods' }).click();
    await page.getByRole('heading', { name: 'Store credit' }).waitFor();
    await page.getByText('€25.00').waitFor();
    await readable(page, 'the store credit of an account');
    if (process.env.CREDIT_PICTURES) await page.screenshot({ path: `${process.env.CREDIT_PICTURES}/account.png`, fullPage: true });

    await page.getByRole('link', { name: 'Profile' }).click();
    await page.getByText('Delete account', { exact: true }).click();
    await page.locator('#delete-currentPassword').fill(password);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('alert').getByText('You still have store credit.').waitFor();
    assert.equal(await who.balance(), '25.00');
    await page.getByLabel('I give up my store credit of €25.00.').check();
    await page.locator('#delete-currentPassword').fill(password);
    if (process.env.CREDIT_PICTURES) await page.screenshot({ path: `${process.env.CREDIT_PICTURES}/delete.png`, fullPage: true });
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByText('Your account is deleted.').waitFor();
    quiet();
    await page.close();
  });
});
