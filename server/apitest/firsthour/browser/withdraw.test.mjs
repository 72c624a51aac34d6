// The page on which buyers without a link withdraw from a contract: on a phone, in German, by keyboard.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { network, open, readable, url } from './browser.mjs';
import { asVisitor, checkout, german } from './buyer.mjs';
import { address, api, shipping } from './console.mjs';
import { keyboard } from './keyboard.mjs';
import { mailed } from './mails.mjs';

const phone = { ...german, viewport: { width: 390, height: 844 } };
const policy = { needsApproval: true, exclusions: [], reasons: [], terms: [{ countryCodes: [], accountTypeIds: [], windowDays: 30, withdrawalDays: 14, restockingRate: '0', returnShipping: [] }] };
let shippingMethodId, variantId, page, returnPolicy;
before(async () => {
  shippingMethodId = await shipping();
  ({ items: [{ variantId }] } = await api('GET', '/admin/product/browse/paged?search=mug'));
  const { code } = await asVisitor('GET', 'store/overview');
  page = `${url}/withdraw/${code}`;
  ({ returnPolicy } = await api('GET', '/admin/store/settings'));
  await api('PATCH', '/admin/store/settings', { returnPolicy: policy });
});
after(() => api('PATCH', '/admin/store/settings', { returnPolicy }));

/** A shipped order of two mugs. */
async function place(email) {
  const order = await api('POST', '/admin/order', { email, items: [{ variantId, quantity: 2 }], shippingAddress: { ...address, firstName: 'Wanda', lastName: 'Widerruf' }, shippingMethodId, payment: { paymentToken: 'pm_card_visa' } });
  await api('POST', '/admin/order/fulfill', { orderId: order.orderId, items: [{ lineItemId: order.items[0].lineItemId, quantity: 2 }] });
  return order;
}
const returnsOf = async (order) => (await api('GET', `/admin/return/paged?orderId=${order.orderId}`)).items;

/** Declares a withdrawal by keyboard, and returns the text of the last step without its date. */
async function declare(orderName, email, checks = async () => {}) {
  const { page: tab, quiet } = await open(page, phone);
  const by = keyboard(tab);
  await tab.getByRole('heading', { name: 'Vertrag widerrufen' }).waitFor();
  await by.write(tab.getByLabel('Bestellnummer'), orderName);
  await by.write(tab.getByLabel('E-Mail'), email);
  await by.button('Weiter');
  await tab.getByText(`Sie widerrufen den Vertrag über die Bestellung ${orderName}.`).waitFor();
  await readable(tab, 'the confirmation of a withdrawal');
  await checks(tab, by);
  await by.button('Widerruf bestätigen');
  await tab.getByRole('heading', { name: 'Widerruf gesendet' }).waitFor();
  await readable(tab, 'a sent withdrawal');
  assert.equal(await tab.evaluate(() => document.documentElement.scrollWidth), 390, 'nothing is wider than the phone');
  const said = await tab.getByRole('status').innerText();
  assert.match(said, /am \d+\. \S+ \d{4} um \d\d:\d\d:\d\d erhalten/);
  quiet();
  await tab.close();
  return said.replace(/am .* erhalten/, '').replace(orderName, '{number}').replace(email, '{email}');
}

test('a buyer withdraws in two steps with the number and the e-mail address of an order, and reads no more than a stranger', async () => {
  const email = 'wanda.widerruf@example.com';
  const order = await place(email);
  const said = await declare(String(order.orderNumber), email, async (tab, by) => {
    assert.deepEqual(await returnsOf(order), [], 'the first step declares nothing');
    await by.button('Angaben ändern');
    assert.equal(await tab.getByLabel('Bestellnummer').inputValue(), String(order.orderNumber), 'the details stay');
    await by.button('Weiter');
    await tab.getByRole('button', { name: 'Widerruf bestätigen' }).waitFor();
  });
  await mailed(email, /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC[\s\S]*SHA-256/); // a job declares it
  assert.deepEqual((await returnsOf(order)).map((r) => [r.kind, r.status, r.requestedQuantity]), [['WITHDRAWAL', 'APPROVED', 2]]);
  assert.equal(await declare(String(order.orderNumber), 'someone.else@example.com'), said);
});

test('the checkout, the account page and the demo shop link to the page while the store gives a right of withdrawal', async () => {
  const links = async (path) => {
    const { page: tab, quiet } = await open(path, { ...german, extraHTTPHeaders: network() });
    const link = tab.getByRole('link', { name: 'Vertrag widerrufen' });
    await link.waitFor();
    assert.equal(await link.getAttribute('href'), `${page}?l=de`, path);
    await readable(tab, `a link to the withdrawal page at ${new URL(path).pathname}`);
    quiet();
    await tab.close();
  };
  await links((await checkout('MUG-STONE-300')).address);
  await links(page.replace('/withdraw/', '/account/'));
  await links(`${url}/demo?storeKey=${process.env.STORE_KEY}&lang=de`);
  await api('PATCH', '/admin/store/settings', { returnPolicy: { ...policy, terms: [] } });
  const { page: tab } = await open(page.replace('/withdraw/', '/account/'), { ...german, extraHTTPHeaders: network() });
  await tab.getByLabel('E-Mail', { exact: true }).waitFor();
  assert.equal(await tab.getByRole('link', { name: 'Vertrag widerrufen' }).count(), 0, 'no right, no link');
  await tab.close();
  await api('PATCH', '/admin/store/settings', { returnPolicy: policy });
});

test('the page names every faulty field, and goes on once both are right', async () => {
  const { page: tab, quiet } = await open(page, phone);
  await tab.getByRole('button', { name: 'Weiter' }).click();
  const number = tab.getByLabel('Bestellnummer'), email = tab.getByLabel('E-Mail');
  await tab.locator('#email-fault').waitFor();
  assert.deepEqual(await tab.locator('em').allInnerTexts(), ['Bitte ausfüllen.', 'Bitte ausfüllen.']);
  assert.ok(await number.evaluate((e) => e === document.activeElement), 'the first faulty field has the focus');
  await readable(tab, 'faulty fields of a withdrawal');
  await number.fill('keine');
  await email.fill('wanda');
  await tab.locator('em').first().waitFor({ state: 'detached' });
  await tab.getByRole('button', { name: 'Weiter' }).click();
  await tab.locator('#orderName-fault').waitFor();
  assert.deepEqual(await tab.locator('em').allInnerTexts(), ['Geben Sie die ganze Nummer ein, wie sie in Ihrer Bestätigung steht.', 'Geben Sie eine vollständige E-Mail-Adresse ein, z. B. name@example.com.']);
  await tab.route('**/customer/return/withdrawal', (route) => route.abort());
  await number.fill('1');
  await email.fill('wanda@example.com');
  await tab.getByRole('button', { name: 'Weiter' }).click();
  await tab.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await tab.getByRole('alert').getByText('Es gibt keine Verbindung.').waitFor();
  await readable(tab, 'a withdrawal that was not sent');
  quiet();
  await tab.close();
});

test('the page has six languages, and a 404 for an unknown store', async () => {
  const folder = new URL('../../../storefront/components/src/', import.meta.url);
  const source = readFileSync(new URL('withdraw-words.ts', folder), 'utf8').replace(/(import|export) type.*/g, '').replace('export const english =', 'return').replace(' as Plural', '');
  const english = new Function(source)();
  const shape = (texts) => Object.entries(texts).map(([name, text]) => [name, ...(typeof text === 'string' ? text.match(/\{\w+\}/g) ?? [] : ['plural'])].sort()).sort();
  for (const language of ['en', 'de', 'fr', 'es', 'it', 'ar']) {
    const texts = language === 'en' ? english : JSON.parse(readFileSync(new URL(`languages/withdraw/${language}.json`, folder), 'utf8'));
    assert.deepEqual(shape(texts), shape(english), language);
    const { page: tab, quiet } = await open(`${page}?l=${language}#order=JO-7`, { locale: 'ja-JP', viewport: { width: 390, height: 844 } });
    await tab.getByRole('heading', { name: texts.title }).waitFor();
    assert.equal(await tab.getByLabel(texts.orderName).inputValue(), 'JO-7', 'a link names the order');
    assert.deepEqual(await tab.evaluate(() => [document.documentElement.lang, document.documentElement.dir]), [language, language === 'ar' ? 'rtl' : 'ltr']);
    await readable(tab, `the withdrawal page in ${language}`);
    quiet();
    await tab.close();
  }
  const missing = await open(`${url}/withdraw/nothing`, phone);
  await missing.page.getByRole('heading', { name: 'This page does not exist' }).waitFor();
  await missing.page.close();
  const policy = async (path) => (await fetch(path)).headers.get('content-security-policy');
  const own = await policy(page);
  for (const rule of ["default-src 'none'", "script-src 'self';", "form-action 'none'", "frame-ancestors 'none'", "require-trusted-types-for 'script'"]) assert.ok(own.includes(rule), own);
});
