// Orders that are paid by a link, and payments that are confirmed on another page. That page opens
// in the same tab. The tab then returns and shows the result, also after each reload.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { browser, open, readable, url } from './browser.mjs';

const { STORE_ID, STORE_KEY, ADMIN_EMAIL, ADMIN_PASSWORD } = process.env;
const german = { locale: 'de-DE' };
const home = { firstName: 'Mia', lastName: 'Keller', streetLine1: 'Torstraße 1', postalCode: '10119', city: 'Berlin', countryCode: 'DE' };

async function ask(method, path, headers, body) {
  const answer = await fetch(`${url}/${path}`, { method, headers: { 'Content-Type': 'application/json', ...headers }, ...(body ? { body: JSON.stringify(body) } : {}) });
  const said = await answer.text();
  assert.ok(answer.ok, `${path}: ${said}`);
  return JSON.parse(said);
}
let admin, variantId, shippingMethodId;
const asAdmin = (method, path, body) => ask(method, `admin/${path}`, { ...admin, ...(method === 'POST' ? { 'Idempotency-Key': crypto.randomUUID() } : {}) }, body);
before(async () => {
  const { accessToken } = await ask('POST', 'admin/login', {}, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  admin = { Authorization: `Bearer ${accessToken}`, 'X-Store-Id': STORE_ID };
  ({ variants: [{ variantId }] } = await ask('GET', 'customer/product?slug=stoneware-mug', { 'X-Store-Key': STORE_KEY }));
  ({ items: [{ shippingMethodId }] } = await asAdmin('GET', 'shipping-method/all'));
});

/** Creates an unpaid order and returns its payment link. */
async function link() {
  const { orderId } = await asAdmin('POST', 'order', { email: 'payer@example.com', items: [{ variantId, quantity: 2 }], shippingAddress: home, shippingMethodId, notifyCustomer: false });
  return (await asAdmin('POST', 'order/payment-link', { orderId })).url;
}

/** Answers what is due as a function says, from then on. */
async function answering(page) {
  let change = null;
  await page.route((asked) => asked.pathname === '/customer/order/due', async (route) => {
    if (!change) return route.continue();
    const response = await route.fetch();
    return route.fulfill({ response, json: { ...await response.json(), ...change } });
  });
  return (next) => { change = next; };
}

// Each waits for pages and answers in between: together they take less.
describe('the payment page', { concurrency: 3 }, () => {
test('collects the payment of an order once, by keyboard and in German', async () => {
  const address = await link();
  const { page, quiet } = await open(`${address}&l=de`, { locale: 'en-US' });
  await page.getByRole('heading', { name: 'Bestellung bezahlen' }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'de');
  assert.equal(new URL(page.url()).hash, '', 'the credential does not stay in the address');
  await page.getByText('Menge 2').waitFor();
  await page.getByText(/^inkl\. .* MwSt\.$/).waitFor();
  const amounts = (await page.locator('.order b').allInnerTexts()).concat(await page.locator('.order dd').allInnerTexts());
  assert.ok(amounts.length > 3 && amounts[0] === amounts[1], `the line is before discounts, as is the subtotal: ${amounts}`);
  await readable(page, 'an order that is due, in German');
  await page.getByLabel('Testkarte').selectOption('pm_card_chargeDeclined');
  await page.getByRole('button', { name: /bezahlen$/ }).click();
  await page.getByRole('alert').getByText('abgelehnt').waitFor();
  await readable(page, 'an order whose payment was declined');
  await page.getByLabel('Testkarte').selectOption('pm_card_visa');
  const other = await open(`${address}&l=de`, { locale: 'en-US' }); // the same link, opened again before
  await other.page.getByRole('button', { name: /bezahlen$/ }).waitFor();
  for (let tries = 0; tries < 9 && !/bezahlen$/.test(await page.evaluate(() => document.activeElement.textContent)); tries++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Vielen Dank' }).waitFor();
  assert.equal(await page.evaluate(() => document.activeElement.textContent), 'Vielen Dank', 'what is read next');
  await readable(page, 'an order that is paid');
  await page.reload();
  await page.getByText('Es ist nichts mehr zu bezahlen.').waitFor();
  await other.page.getByRole('button', { name: /bezahlen$/ }).click();
  await other.page.getByText('Es ist nichts mehr zu bezahlen.').waitFor();
  quiet();
  await page.close();
  await other.page.close();
});

test('shows the other states of an unpaid order in Arabic, in dark mode and on a phone, and says that a link has expired', async () => {
  const address = await link();
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  const due = await answering(page);
  await page.goto(`${address}&l=ar`);
  await page.getByRole('heading', { name: 'ادفع قيمة طلبك' }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.dir), 'rtl');
  await readable(page, 'an order that is due, in Arabic');
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth), 'it is wider than the phone');
  for (const [state, change] of Object.entries({ CONFIRMING: { nextAction: { type: 'REDIRECT', url: `${url}/bank`, expiresOn: null } }, PAYING: { paymentMethods: [] }, CANCELLED: { paymentMethods: [], due: '0.00' }, PAID: { paymentMethods: [], due: '0.00' }, DUE: { paymentMethods: [] } })) {
    due({ state, ...change });
    await page.reload();
    await page.locator('main h1').waitFor();
    await page.waitForFunction((expected) => document.querySelector(expected), { CONFIRMING: '.begun', DUE: '.hint' }[state] ?? '.alone [role=status]');
    await readable(page, `an order that is ${state}, in Arabic`);
  }
  await page.route((asked) => asked.pathname === '/customer/order/due', (route) => route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{"code":"internal"}' }));
  await page.reload();
  await page.getByRole('alert').waitFor();
  await readable(page, 'an order that did not load');
  await page.close();
  const { page: ended } = await open(`${url}/pay/demo#token=pay_${'x'.repeat(49)}`, german);
  await ended.getByText('Dieser Link ist nicht oder nicht mehr gültig').waitFor();
  await readable(ended, 'a link to pay that is over');
  await ended.goto(address.replace('/pay/demo', '/pay/another'));
  await ended.getByRole('heading', { name: 'This page does not exist' }).waitFor();
  await ended.close();
});

test('collects the payment in the same tab after the buyer has first refused and then confirmed at the bank', async () => {
  const { page, quiet } = await open(await link(), german);
  const begin = async () => {
    await page.getByLabel('Testkarte').selectOption('pm_card_authenticationRequired');
    await page.getByRole('button', { name: /bezahlen$/ }).click();
  };
  await begin();
  await page.getByRole('button', { name: 'No' }).click();
  await page.getByRole('alert').getByText('nicht bestätigt').waitFor();
  await readable(page, 'an order whose payment was not confirmed');
  await begin();
  await page.getByRole('button', { name: 'Yes, pay' }).waitFor();
  await page.goBack();
  await page.getByText('Eine Zahlung wurde begonnen').waitFor();
  await page.getByRole('link', { name: 'Zahlung fortsetzen' }).click();
  await page.getByRole('button', { name: 'Yes, pay' }).click();
  await page.getByText('Es ist nichts mehr zu bezahlen.').waitFor();
  assert.equal(new URL(page.url()).search, '');
  quiet();
  await page.close();
});

test('charges a renewal to the saved card, or to a new card that later renewals then use', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, ...german });
  const due = await answering(page);
  const sent = [];
  await page.route((asked) => asked.pathname === '/customer/order/pay', (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ status: 409, contentType: 'application/problem+json', body: '{"code":"cart_changed","detail":"What is due is 1.00 EUR now."}' });
  });
  const card = { customerPaymentMethodId: 7, storeCustomerId: 1, paymentType: 'CARD', brand: 'visa', lastFour: '3184', expiryMonth: '12', expiryYear: '2034', isDefault: true, isActive: true };
  const { paymentMethods: [provider] } = await (async () => {
    const address = await link();
    const shown = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/customer/order/due');
    await page.goto(`${address}&l=de`);
    return (await shown).json();
  })();
  due({ subscriptionNumber: 70001, paymentMethods: [{ ...provider, savedPaymentMethods: [card] }] });
  await page.reload();
  await page.getByText('Damit wird Ihr Abo 70001 verlängert').waitFor();
  await page.waitForFunction(() => document.querySelector('input[name=means]:checked')?.value.endsWith(' 7'));
  await readable(page, 'a renewal that waits for its customer');
  assert.equal(await page.getByRole('checkbox').count(), 0, 'it is charged to this already');
  await page.getByRole('button', { name: /bezahlen$/ }).click();
  await page.getByRole('alert').getByText('Der Betrag hat sich geändert').waitFor();
  await page.getByLabel(provider.displayName).check();
  await page.getByRole('checkbox', { name: /Ab jetzt soll mein Abo/ }).check();
  await readable(page, 'a renewal that is paid otherwise');
  await page.getByRole('button', { name: /bezahlen$/ }).click();
  await page.waitForFunction(() => !document.querySelector('button.pay[aria-busy]'));
  await page.getByRole('alert').waitFor();
  assert.deepEqual(sent.map(({ payment: { returnUrl: _, ...payment }, expectedDue }) => ({ ...payment, due: Number(expectedDue) > 0 })), [
    { paymentProviderId: provider.paymentProviderId, customerPaymentMethodId: 7, due: true },
    { paymentProviderId: provider.paymentProviderId, paymentToken: 'pm_card_visa', savePaymentMethod: true, due: true }]);
  due({ subscriptionNumber: 70001, state: 'CANCELLED', paymentMethods: [], due: '0.00' });
  await page.reload();
  await page.getByRole('heading', { name: 'Diese Verlängerung ist erledigt' }).waitFor();
  await page.close();
});

/** A link to the checkout of a guest's new cart. */
async function checkout(body = {}) {
  const cart = await ask('POST', 'customer/cart/item', { 'X-Store-Key': STORE_KEY }, { variantId, quantity: 1 });
  return (await ask('POST', 'customer/checkout/link', { 'X-Store-Key': STORE_KEY, 'X-Cart-Token': cart.token, 'Idempotency-Key': crypto.randomUUID() }, body)).url;
}
async function fill(page) {
  await page.locator('[name=email]').fill('payer@example.com');
  for (const [name, value] of Object.entries(home)) if (name !== 'countryCode') await page.locator(`[name=${name}]`).fill(value);
  await page.getByText('Standard').waitFor();
  await page.getByRole('checkbox', { name: /Geschäftsbedingungen/ }).check();
}

test('restores all entered data when a checkout returns from the bank, and places the order once', async () => {
  const { page, quiet } = await open(await checkout(), german);
  await fill(page);
  await page.getByLabel('Testkarte').selectOption('pm_card_authenticationRequired');
  await page.getByRole('button', { name: /bezahlen$/ }).click();
  await page.getByRole('button', { name: 'No' }).click();
  await page.getByRole('alert').getByText('nicht bestätigt').waitFor();
  assert.equal(await page.locator('[name=streetLine1]').inputValue(), home.streetLine1);
  assert.ok(await page.getByRole('checkbox', { name: /Geschäftsbedingungen/ }).isChecked());
  await page.getByRole('button', { name: /bezahlen$/ }).click();
  await page.getByRole('button', { name: 'Yes, pay' }).click();
  await page.getByRole('heading', { name: 'Vielen Dank für Ihre Bestellung' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Vielen Dank für Ihre Bestellung' }).waitFor();
  quiet();
  await page.close();
});

test('places an order with coins, collects the payment through the link, and cancels the order if no one pays', async () => {
  const { paymentProviderId } = await asAdmin('POST', 'store/payment-provider', { providerCode: 'SANDBOX', displayName: 'Coins', isActive: true, paymentTypes: ['CRYPTO'] });
  for (const [answer, heading] of [['Pay', 'Vielen Dank für Ihre Bestellung'], ['Let the time run out', 'Diese Bestellung wurde storniert.']]) {
    const { page, quiet } = await open(await checkout(), german);
    await fill(page);
    await page.getByRole('radio', { name: 'Coins' }).check();
    await page.getByRole('button', { name: /bezahlen$/ }).click();
    await page.getByRole('button', { name: answer, exact: true }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Zahlung abschließen' }).waitFor();
    if (answer === 'Pay') await readable(page, 'an order that waits for coins');
    await page.getByRole('link', { name: 'Weiter zur Zahlung' }).click();
    await page.getByRole('button', { name: answer, exact: true }).click();
    await page.getByRole('heading', { name: heading }).waitFor();
    if (answer !== 'Pay') await readable(page, 'an order that nobody paid in time');
    quiet();
    await page.close();
  }
  await asAdmin('PATCH', 'store/payment-provider', { paymentProviderId, isActive: false });
});

test('shows how to pay by bank transfer before and after the order is placed, and stays open', async () => {
  const { paymentProviderId } = await asAdmin('POST', 'store/payment-provider', {
    providerCode: 'OFFLINE', displayName: 'Vorkasse', isActive: true, paymentTypes: ['BANK'], publicConfig: { instructions: 'Pay to DE02 1203', 'instructions.de': 'Zahlen Sie an DE02 1203\nmit Ihrer Bestellnummer.' },
  });
  const shop = 'http://localhost:1/danke';
  const { page, quiet } = await open(await checkout({ returnUrl: shop }), german);
  await fill(page);
  await page.getByRole('radio', { name: 'Vorkasse' }).check();
  await page.getByText('Zahlen Sie an DE02 1203').waitFor();
  await readable(page, 'a checkout with a bank transfer');
  await page.getByRole('button', { name: /bestellen$/ }).click();
  const how = page.getByRole('region', { name: 'Vorkasse' });
  for (let loaded = 0; loaded < 2; loaded++) {
    await page.getByRole('heading', { name: 'Vielen Dank für Ihre Bestellung' }).waitFor();
    await how.getByText('Zahlen Sie an DE02 1203').waitFor();
    await how.getByText(/^Noch zu zahlen: /).waitFor();
    assert.equal(await page.locator('.alone').getByRole('link', { name: 'Zurück zum Shop' }).getAttribute('href'), shop);
    if (!loaded) await readable(page, 'an order that waits for a bank transfer');
    await page.reload();
  }
  quiet();
  await page.close();
  await asAdmin('PATCH', 'store/payment-provider', { paymentProviderId, isActive: false });
});
});
