// The amounts, the discount codes and the fields of the hosted checkout.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { open, readable } from './browser.mjs';
import { addFile, asAdmin, asVisitor, checkout, fill, german, home, thanks } from './buyer.mjs';

let files;
before(async () => {
  const net = await asAdmin('POST', 'product/tax-class', { name: 'Net', rates: [{ countryCode: 'DE', rate: '19', name: 'VAT 19 %', includedInPrice: false }] });
  files = await Promise.all([addFile('MAP-FILE', 'Map file'), addFile('NET-FILE', 'Net file', { taxClassId: net.taxClassId })]);
  for (const coupon of [{ code: 'TENTH', discountType: 'PERCENTAGE', value: '10', combinesWith: ['SHIPPING'] }, { code: 'SENDFREE', discountType: 'FREE_SHIPPING', combinesWith: ['ORDER'] },
    { code: 'BIGCART', discountType: 'PERCENTAGE', value: '20', currencyCode: 'EUR', minSubtotal: '500.00' }]) await asAdmin('POST', 'coupon', { status: 'ACTIVE', ...coupon });
});
after(() => Promise.all(files.map(({ productId }) => asAdmin('PATCH', 'product', { productId, status: 'ARCHIVED' }))));

const cents = (text) => Math.round(Number(text.replace(/[^\d.,−-]/g, '').replace('−', '-').replace(',', '.')) * 100);

/** The sums that the page shows, by their labels, and the sum of its lines. */
async function sums(page) {
  const rows = await page.locator('dl').evaluate((dl) => [...dl.querySelectorAll('dt')].map((dt) => [dt.childNodes[0].textContent, dt.nextElementSibling.childNodes[0].textContent]));
  const lines = await page.locator('.order li > b').allInnerTexts();
  return { ...Object.fromEntries(rows.map(([label, amount]) => [label, cents(amount)])), lines: lines.reduce((sum, text) => sum + cents(text), 0) };
}
const adds = (s) => {
  assert.equal(s.lines, s.Zwischensumme, JSON.stringify(s));
  assert.equal(s.Zwischensumme + (s.Rabatt ?? 0) + (s.Versand ?? 0) + (s.Steuern ?? 0), s.Gesamt, JSON.stringify(s));
};
const apply = async (page, code) => {
  await page.getByLabel('Rabattcode').fill(code);
  await page.getByRole('button', { name: 'Einlösen' }).click();
};

describe('the amounts and fields of the checkout', { concurrency: 2 }, () => {
test('let a buyer apply and remove discount codes, see why a code is refused, and read amounts that add up', async () => {
  const { address } = await checkout('MUG-STONE-300', { quantity: 3 });
  const { page, quiet } = await open(address, german);
  await page.locator('[name=email]').waitFor();
  await fill(page);
  await page.getByText('Standard').waitFor();
  await page.getByText('inkl. ').waitFor();
  const full = await sums(page);
  adds(full);
  assert.equal(full.Steuern, undefined, 'prices include the tax');
  await apply(page, 'NOSUCH');
  await page.locator('#coupon-fault').getByText('nicht gültig').waitFor();
  assert.equal(await page.evaluate(() => document.activeElement.id), 'coupon');
  assert.equal(await page.locator('#coupon').getAttribute('aria-describedby'), 'coupon-fault');
  await readable(page, 'a refused discount code');
  await page.getByLabel('Rabattcode').fill('NOSUCH2');
  await page.locator('#coupon-fault').waitFor({ state: 'detached' });
  await apply(page, 'BIGCART');
  const missing = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(500 - full.Zwischensumme / 100);
  await page.locator('#coupon-fault').getByText(`Kaufen Sie noch für ${missing} ein, um diesen Code zu nutzen.`, { exact: true }).waitFor();
  await apply(page, 'tenth');
  await page.locator('.coupon', { hasText: 'TENTH' }).waitFor();
  assert.equal(await page.getByLabel('Rabattcode').inputValue(), '');
  const tenth = await sums(page);
  adds(tenth);
  assert.equal(tenth.lines, full.lines, 'lines are before the discount');
  assert.equal(tenth.Rabatt, -full.Zwischensumme / 10);
  await apply(page, 'SENDFREE');
  await page.locator('.coupon', { hasText: 'SENDFREE' }).waitFor();
  const both = await sums(page);
  adds(both);
  assert.equal(both.Versand, 0);
  await readable(page, 'two discount codes');
  await page.getByRole('button', { name: 'TENTH entfernen' }).click();
  await page.locator('.coupon', { hasText: 'TENTH' }).waitFor({ state: 'detached' });
  const free = await sums(page);
  adds(free);
  assert.equal(free.Gesamt, full.Zwischensumme);
  await page.getByRole('button', { name: /bezahlen$/ }).click();
  await thanks(page);
  const paid = await sums(page);
  adds({ ...paid, lines: free.lines });
  assert.equal(paid.Gesamt, free.Gesamt);
  quiet();
  await page.close();
});

test('show tax that prices exclude on a separate line', async () => {
  const { address } = await checkout('NET-FILE', { coupon: 'TENTH' });
  const { page, quiet } = await open(address, german);
  await page.locator('[name=email]').waitFor();
  await fill(page);
  await page.locator('dt', { hasText: 'Steuern' }).waitFor();
  const s = await sums(page);
  adds(s);
  assert.deepEqual([s.Zwischensumme, s.Rabatt, s.Steuern, s.Gesamt], [1000, -100, 171, 1071]);
  assert.equal(await page.getByText('inkl. ').count(), 0);
  quiet();
  await page.close();
});

test('have the names, autocomplete tokens and keyboard of the country in the address', async () => {
  const { items } = await asVisitor('GET', 'country/all?languageCode=de');
  const { page, quiet } = await open((await checkout('MAP-FILE')).address, german);
  const country = page.locator('[name=countryCode]');
  await country.waitFor();
  const label = (name) => page.locator(`[data-k="${name}"] > span`).innerText();
  for (const code of ['US', 'DE', 'GB', 'JP', 'BR', 'HK', 'IE', 'SG', 'IN', 'AE', 'IT']) {
    const c = items.find((one) => one.countryCode === code);
    await country.selectOption(code);
    const shown = page.locator('[data-k=new] :is(input, select)');
    await page.waitForFunction((names) => [...document.querySelectorAll('[data-k=new] :is(input, select)')].map((e) => e.name).join() === names, ['countryCode', ...c.addressFields.filter((name) => name !== 'countryCode')].join());
    const required = await shown.evaluateAll((all) => all.filter((e) => e.required).map((e) => e.name));
    assert.deepEqual(required.sort(), [...c.requiredFields].sort(), code);
    assert.ok((await shown.evaluateAll((all) => all.map((e) => e.autocomplete))).every((token) => /^billing [a-z]/.test(token)), code);
    if (c.stateName) assert.equal(await page.locator('[name=stateProvince]').evaluate((e) => e.tagName), c.states.length ? 'SELECT' : 'INPUT', code);
  }
  await country.selectOption('US');
  await page.getByLabel('Postleitzahl (ZIP)').waitFor();
  assert.match(await label('stateProvince'), /^Bundesstaat/);
  assert.equal(await page.locator('[name=postalCode]').getAttribute('inputmode'), null, 'a ZIP code can have a hyphen');
  await country.selectOption('JP');
  await page.getByLabel('Präfektur').waitFor();
  await country.selectOption('DE');
  await page.locator('[name=stateProvince]').waitFor({ state: 'detached' });
  assert.equal(await page.locator('[name=postalCode]').getAttribute('inputmode'), 'numeric');
  await country.selectOption('HK');
  await page.locator('[name=postalCode]').waitFor({ state: 'detached' });
  await page.locator('[name=stateProvince]').selectOption({ index: 1 });
  await fill(page, { firstName: 'Wing', lastName: 'Chan', streetLine1: '1 Queen’s Road', phoneNumber: '+852 2123 4567' });
  await page.getByRole('button', { name: /bezahlen$/ }).click();
  await thanks(page);
  quiet();
  await page.close();
});

test('bill an order to a company at another address, and mark faults next to the fields of that address', async () => {
  const { page, quiet } = await open((await checkout('MUG-STONE-300')).address, german);
  await page.locator('[name=email]').waitFor();
  await fill(page, { ...home, company: 'Özil GmbH & Co. KG' });
  await page.getByText('Standard').waitFor();
  await page.getByLabel('Die Rechnungsadresse ist dieselbe').uncheck();
  await page.locator('[name="billing.countryCode"]').selectOption('AT');
  await page.locator('[name="billing.postalCode"]').fill('1');
  await page.getByRole('button', { name: /bezahlen$/ }).click();
  await page.locator('[id="billing.postalCode-fault"]').getByText('1010').waitFor();
  assert.equal(await page.locator('#postalCode-fault').count(), 0, 'the delivery address has no fault');
  await readable(page, 'a faulty billing address');
  for (const [name, value] of Object.entries({ firstName: 'Mia', lastName: 'Keller', company: 'Keller & Söhne', streetLine1: 'Graben 1', postalCode: '1010', city: 'Wien', phoneNumber: '1' })) await page.locator(`[name="billing.${name}"]`).fill(value);
  await page.getByRole('button', { name: /bezahlen$/ }).click();
  await page.locator('[id="billing.phoneNumber-fault"]').getByText('Vorwahl').waitFor();
  await page.locator('[name="billing.phoneNumber"]').fill('');
  const answered = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/customer/checkout' && answer.ok());
  await page.getByRole('button', { name: /bezahlen$/ }).click();
  const { orderId } = await (await answered).json();
  await thanks(page);
  const placed = await asAdmin('GET', `order/details?orderId=${orderId}`);
  assert.deepEqual([placed.shippingAddress.company, placed.billingAddress.company, placed.billingAddress.countryCode, placed.billingAddress.city], ['Özil GmbH & Co. KG', 'Keller & Söhne', 'AT', 'Wien']);
  quiet();
  await page.close();
});

test('keep a customer\'s VAT id in the account, and accept a phone number in the country\'s notation', async () => {
  const email = 'vat.buyer@example.com', password = 'seven slow kettles';
  await asVisitor('POST', 'user', { email, password, lastName: 'Özil', acceptTerms: true });
  const { page, quiet } = await open((await checkout('MAP-FILE', { lang: 'en' })).address, { locale: 'en-US' });
  await page.getByRole('button', { name: 'I have an account' }).click();
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByText(`Logged in as ${email}`).waitFor();
  await page.locator('[name=countryCode]').selectOption('US');
  await page.locator('[name=stateProvince]').selectOption('NY');
  for (const [name, value] of Object.entries({ firstName: 'Mesut', lastName: 'Özil', streetLine1: '1 Main Street', city: 'New York', postalCode: '10001', phoneNumber: '(212) 555-0142', taxNumber: 'DE123456789' })) await page.locator(`[name=${name}]`).fill(value);
  await page.locator('[name=terms]').check();
  await page.getByRole('button', { name: /^Pay €/ }).click();
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
  const { items: [customer] } = await asAdmin('GET', `customer/paged?search=${encodeURIComponent(email)}`);
  assert.equal((await asAdmin('GET', `customer?storeCustomerId=${customer.storeCustomerId}`)).taxNumber, 'DE123456789');
  quiet();
  await page.close();
});

test('let a buyer with a single name pay, whichever name field they fill in', async () => {
  for (const [names, billing] of [[{ firstName: '', lastName: 'Sukarno' }, { firstName: 'Cher', lastName: '' }], [{ firstName: 'Cher', lastName: '' }, { firstName: '', lastName: 'Sukarno' }]]) {
    const { page, quiet } = await open((await checkout('MUG-STONE-300')).address, german);
    await page.locator('[name=email]').waitFor();
    await fill(page, { ...home, ...names });
    await page.getByText('Standard').waitFor();
    await page.getByLabel('Die Rechnungsadresse ist dieselbe').uncheck();
    await page.locator('[name="billing.countryCode"]').selectOption('AT');
    for (const [name, value] of Object.entries({ streetLine1: 'Graben 1', postalCode: '1010', city: 'Wien' })) await page.locator(`[name="billing.${name}"]`).fill(value);
    await page.getByRole('button', { name: /bezahlen$/ }).click();
    await page.locator('[id="billing.lastName-fault"]').getByText('Bitte ausfüllen').waitFor();
    assert.equal(await page.locator('[id$="firstName-fault"]').count(), 0);
    for (const [name, value] of Object.entries(billing)) await page.locator(`[name="billing.${name}"]`).fill(value);
    const answered = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/customer/checkout' && answer.ok());
    await page.getByRole('button', { name: /bezahlen$/ }).click();
    const { orderId } = await (await answered).json();
    await thanks(page);
    const { shippingAddress: to, billingAddress: bill } = await asAdmin('GET', `order/details?orderId=${orderId}`);
    assert.deepEqual([to, bill].map((a) => [a.firstName, a.lastName]), [names, billing].map((a) => [a.firstName, a.lastName]));
    quiet();
    await page.close();
  }
});

test('fold the order under its total on a phone, where nothing scrolls sideways', async () => {
  const { page, quiet } = await open((await checkout('MUG-STONE-300')).address, { ...german, viewport: { width: 390, height: 844 } });
  await page.locator('[name=email]').waitFor();
  await fill(page);
  await page.getByText('Standard').waitFor();
  const fold = page.getByRole('button', { name: 'Bestellung anzeigen' });
  await fold.getByText(/26,90\s€/).waitFor();
  assert.equal(await page.getByLabel('Rabattcode').isVisible(), false);
  assert.ok((await page.locator('[name=email]').boundingBox()).y < 500, 'the form begins on the first screen');
  await fold.click();
  await page.getByLabel('Rabattcode').waitFor();
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  await readable(page, 'the order on a phone');
  await page.getByRole('button', { name: 'Bestellung ausblenden' }).click();
  await page.getByLabel('Rabattcode').waitFor({ state: 'hidden' });
  quiet();
  await page.close();
});
});
