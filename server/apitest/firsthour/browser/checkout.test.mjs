// The hosted checkout for buyers with unusual carts: orders that cost nothing, stores that
// do not ship everywhere, refusals, and accounts that are made while buying.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { network, open, readable } from './browser.mjs';
import { addFile, asAdmin, ask, asVisitor, checkout, fill, german, home, thanks } from './buyer.mjs';

const { STORE_KEY } = process.env;
let file;
before(async () => {
  file = await addFile('POSTER-FILE', 'Poster file');
  await asAdmin('POST', 'coupon', { code: 'GIFT', name: 'Gift', status: 'ACTIVE', discountType: 'PERCENTAGE', value: '100' });
});
// The other files find the demo store's products where they were.
after(() => asAdmin('PATCH', 'product', { productId: file.productId, status: 'ARCHIVED' }));

describe('the checkout', { concurrency: 2 }, () => {
test('places an order that a coupon makes free without a payment', async () => {
  const { address } = await checkout('POSTER-FILE', { coupon: 'GIFT' });
  const { page, quiet } = await open(address, german);
  await page.getByText('Für diese Bestellung ist nichts zu bezahlen.').waitFor();
  assert.equal(await page.getByRole('radio').count(), 0, 'nobody is asked how to pay nothing');
  await fill(page);
  await readable(page, 'a free order');
  await page.getByRole('button', { name: 'Jetzt bestellen' }).click();
  await thanks(page);
  assert.equal(await page.getByRole('link', { name: /Konto/ }).count(), 0, 'guests have no account');
  quiet();
  await page.close();
});

test('asks for a payment once the shipping of an otherwise free order is known', async () => {
  const { address } = await checkout('MUG-STONE-300', { coupon: 'GIFT' });
  const { page, quiet } = await open(address, german);
  await page.locator('[name=email]').waitFor();
  await fill(page);
  await page.getByText('Standard').waitFor();
  await page.getByLabel('Testkarte').waitFor();
  await page.getByRole('button', { name: /^4,90\s€ bezahlen$/ }).click();
  await thanks(page);
  quiet();
  await page.close();
});

test('asks for no payment once the order becomes free during the checkout', async () => {
  const { address, headers } = await checkout('POSTER-FILE');
  const { page, quiet } = await open(address, german);
  await page.getByLabel('Testkarte').waitFor();
  const reckoned = page.waitForResponse((answer) => new URL(answer.url()).searchParams.has('postalCode'));
  await fill(page);
  await reckoned; // the page asks for nothing more by itself
  await ask('POST', 'customer/cart/coupon', headers, { code: 'GIFT' });
  await page.getByRole('button', { name: /bezahlen$/ }).click();
  await page.getByRole('button', { name: 'Jetzt bestellen' }).waitFor();
  assert.equal(await page.getByLabel('Testkarte').count(), 0);
  await page.getByRole('button', { name: 'Jetzt bestellen' }).click();
  await thanks(page);
  quiet();
  await page.close();
});

test('offers only countries with shipping for goods, and every country for a file; it shows no amount due before the address', async () => {
  const { items } = await asAdmin('GET', 'shipping-method/all');
  const served = [...new Set(items.filter((m) => m.isActive).flatMap((m) => m.countryCodes))].sort();
  const { address } = await checkout('MUG-STONE-300', { lang: 'en' });
  const { page, quiet } = await open(address, { locale: 'ja-JP' });
  await page.locator('[name=countryCode]').waitFor();
  const codes = await page.locator('[name=countryCode] option').evaluateAll((all) => all.map((o) => o.value));
  assert.deepEqual(codes.sort(), served, 'the countries of the shipping methods');
  assert.ok(served.length > 0 && !served.includes('JP'));
  const pay = page.getByRole('button', { name: /^Pay/ });
  assert.equal(await pay.getAttribute('aria-disabled'), 'true');
  await page.getByText('Enter your address first').waitFor();
  assert.equal(await page.locator('dl').innerText().then((text) => text.includes('€0.00')), false, 'no shipping is given away');
  await page.locator('dd.total', { hasText: '+ shipping' }).waitFor();
  await readable(page, 'a checkout without an address');
  await page.locator('[name=countryCode]').selectOption('DE');
  await fill(page);
  await page.getByText('Standard').waitFor();
  await page.getByRole('button', { name: 'Pay €26.90' }).click();
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
  quiet();
  await page.close();
  const file = await open((await checkout('POSTER-FILE', { lang: 'en' })).address, { locale: 'ja-JP' });
  await file.page.locator('[name=countryCode]').waitFor();
  assert.equal(await file.page.locator('[name=countryCode]').inputValue(), 'JP');
  file.quiet();
  await file.page.close();
});

test('marks each invalid field, also an address without a domain, and lists all in a summary that takes the focus', async () => {
  const { page, quiet } = await open((await checkout('MUG-STONE-300')).address, german);
  await page.getByText('Geben Sie zuerst Ihre Adresse ein').waitFor();
  await page.locator('[name=email]').fill('anna@example');
  await page.locator('[name=postalCode]').fill('1');
  await page.locator('[name=postalCode]').press('Enter');
  const summary = page.getByRole('alert').filter({ hasText: 'Bitte prüfen Sie diese Angaben' });
  await summary.waitFor();
  assert.ok(await page.evaluate(() => document.activeElement.matches('.refusal')), 'the summary has the focus');
  await readable(page, 'faulty fields');
  await summary.getByText('Postleitzahl: ').waitFor();
  await page.locator('#email-fault').getByText('vollständige E-Mail-Adresse').waitFor();
  await page.locator('#postalCode-fault').getByText(/keine Postleitzahl des Landes. Beispiel: \d{5}/).waitFor();
  await page.locator('#lastName-fault').getByText('Bitte ausfüllen').waitFor();
  await page.locator('#terms-fault').waitFor();
  await summary.getByRole('button', { name: /^E-Mail/ }).click();
  assert.equal(await page.evaluate(() => document.activeElement.id), 'email');
  await fill(page);
  await page.locator('em').first().waitFor({ state: 'detached' });
  await page.getByText('Standard').waitFor();
  await page.getByRole('button', { name: /bezahlen$/ }).click();
  await thanks(page);
  quiet();
  await page.close();
});

test('has a text for each error code of the contract, and shows the request id for an unknown code', async () => {
  const { components: { schemas } } = await ask('GET', 'openapi/customer.json', {});
  const codes = schemas.ErrorCode['x-extensible-enum'] ?? schemas.ErrorCode.enum;
  assert.ok(codes.length > 30);
  const declines = ['card_declined', 'insufficient_funds', 'lost_card', 'stolen_card', 'expired_card', 'incorrect_cvc', 'processing_error', 'invalid_token', 'authentication_required', 'payment_expired', 'tomorrow'];
  const { page, quiet } = await open((await checkout('POSTER-FILE')).address, german);
  await page.locator('[name=email]').waitFor();
  await fill(page);
  let problem;
  await page.route((asked) => asked.pathname === '/customer/checkout', (route) => route.fulfill({ status: 422, contentType: 'application/problem+json', body: JSON.stringify({ requestId: 'request-1', title: 'CONTRACT', detail: 'CONTRACT', ...problem }) }));
  const pay = page.getByRole('button', { name: /bezahlen$/ });
  const said = {};
  const asks = [...codes.map((code) => ({ code, errors: [{ pointer: '/cartId', code: 'invalid', detail: 'CONTRACT' }] })), ...declines.map((code) => ({ code: 'payment_declined', errors: [{ pointer: '/payment', code, detail: 'CONTRACT' }] })), { code: 'tomorrow' }];
  for (const next of asks) {
    problem = next;
    const sent = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/customer/checkout');
    await pay.click();
    await sent;
    await page.waitForFunction(() => document.querySelector('.refusal') && !document.querySelector('[aria-busy]'));
    const text = await page.getByRole('alert').innerText();
    assert.ok(text.length > 10 && !text.includes('CONTRACT'), `${next.code}: ${text}`);
    said[next.errors?.[0].pointer === '/payment' ? next.errors[0].code : next.code] = text;
  }
  assert.match(said.tomorrow, /request-1/);
  assert.match(said.expired_card, /abgelaufen/);
  assert.equal(said.stolen_card, said.card_declined, 'a blocked card is told from no other');
  assert.notEqual(said.insufficient_funds, said.card_declined);
  problem = { code: 'payment_declined', errors: [{ pointer: '/payment', code: 'expired_card' }] };
  await pay.click();
  await page.getByRole('group', { name: 'Zahlung' }).getByRole('alert').getByText('abgelaufen').waitFor();
  await readable(page, 'an expired card');
  quiet();
  await page.close();
});

test('lets a first-time visitor create an account and buy a subscription', async () => {
  const found = await asVisitor('GET', 'product?slug=house-espresso');
  const cart = await asVisitor('POST', 'cart/item', { variantId: found.variants[0].variantId, quantity: 1, subscriptionPlanId: found.subscriptionPlans[0].subscriptionPlanId });
  const { url: address } = await ask('POST', 'customer/checkout/link', { 'X-Store-Key': STORE_KEY, 'X-Cart-Token': cart.token, 'Idempotency-Key': crypto.randomUUID() }, {});
  const { page, quiet } = await open(`${address}&l=de`, { ...german, extraHTTPHeaders: network() });
  await page.getByText('Ein Abo braucht ein Konto').waitFor();
  await page.getByRole('button', { name: 'Passwort vergessen?' }).click();
  await page.locator('#email-fault').getByText('Bitte ausfüllen').waitFor();
  await page.locator('[name=email]').fill('first.visit@example.com');
  await page.getByRole('button', { name: 'Passwort vergessen?' }).click();
  await page.getByRole('status').getByText('first.visit@example.com').waitFor();
  await page.locator('[name=password]').fill('kettle');
  await page.locator('[name=terms]').check();
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await page.locator('#lastName-fault').waitFor();
  for (const [name, value] of Object.entries(home)) await page.locator(`[name=${name}]`).fill(value);
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await page.getByText('Wählen Sie ein längeres Passwort').first().waitFor();
  await readable(page, 'a password that is too short');
  await page.locator('[name=password]').fill('seven slow kettles');
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await page.getByText('Angemeldet als first.visit@example.com').waitFor();
  await page.getByText('Standard').waitFor();
  assert.ok(await page.locator('[name=terms]').isChecked(), 'nobody is asked twice');
  await page.locator('[name=agreed]').check();
  await readable(page, 'a new customer\'s subscription');
  await page.getByRole('button', { name: /bezahlen$/ }).click();
  await thanks(page);
  await page.getByRole('link', { name: 'Abo in Ihrem Konto ändern oder kündigen' }).click();
  await page.getByLabel('E-Mail', { exact: true }).fill('first.visit@example.com');
  await page.getByLabel('Passwort', { exact: true }).fill('seven slow kettles');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.getByRole('heading', { name: /^Bestellung \d+$/ }).waitFor();
  quiet();
  await page.close();
});
});
