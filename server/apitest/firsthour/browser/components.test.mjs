// The web components and the checkout in a real browser: whole purchases by mouse, by
// keyboard and on a phone, other tabs, no network, strict pages of other origins.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { browser, open, readable, url } from './browser.mjs';
import { mailed } from './mails.mjs';

const { STORE_KEY } = process.env;
const demo = `${url}/demo?storeKey=${STORE_KEY}`;
const german = { locale: 'de-DE' }; // what decides which country the checkout begins with
const address = { 'E-mail': 'mia.keller@example.com', 'First name': 'Mia', 'Last name': 'Keller', 'Street and number': 'Torstraße 1', 'Postal code': '10119', City: 'Berlin' };

/** Keeps what moves by itself from now on. */
const shifts = (page) => page.addInitScript(() => {
  globalThis.shifted = 0;
  new PerformanceObserver((list) => { for (const e of list.getEntries()) if (!e.hadRecentInput) globalThis.shifted += e.value; }).observe({ type: 'layout-shift', buffered: true });
});

async function fill(page) {
  await page.getByLabel('Country').selectOption('DE');
  for (const [label, value] of Object.entries(address)) await page.getByLabel(label, { exact: true }).fill(value);
  const terms = page.getByRole('checkbox', { name: /I accept the terms/ });
  if (await terms.count()) await terms.check();
  await page.getByText('Standard').waitFor();
}

test('a buyer completes a purchase by mouse, and every state of it is readable', async () => {
  const { page, quiet } = await open(demo, german);
  await page.getByRole('heading', { name: 'Stoneware mug' }).waitFor();
  await page.getByRole('link', { name: 'Account', exact: true }).waitFor();
  assert.match(await page.getByRole('link', { name: 'Account', exact: true }).getAttribute('href'), new RegExp(`^${url}/account/`));
  await readable(page, 'the list');
  await page.getByRole('searchbox', { name: 'Search products' }).fill('nothing is called this');
  await page.getByText('No products found').waitFor();
  await readable(page, 'nothing found');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('button', { name: 'Ceramic pour-over set', exact: true }).click();
  const details = page.getByRole('dialog', { name: 'Ceramic pour-over set' });
  await details.getByRole('radio', { name: 'Black' }).check();
  await details.getByText('€52.00').waitFor();
  await readable(page, 'a product');
  await details.getByRole('button', { name: 'Add to cart' }).click();
  const cart = page.getByRole('dialog', { name: 'Cart' });
  await cart.getByText('Ceramic pour-over set – Black').waitFor();
  await readable(page, 'the cart');
  await cart.getByLabel('Discount code').fill('NOPE');
  await cart.getByRole('button', { name: 'Apply' }).click();
  await cart.getByRole('alert').waitFor();
  await readable(page, 'a coupon that is refused');
  await cart.getByRole('button', { name: /^More/ }).click();
  await cart.getByText('€104.00').first().waitFor();
  await cart.getByRole('button', { name: 'Checkout' }).click();
  await page.getByRole('heading', { name: 'Checkout' }).waitFor();
  assert.equal(new URL(page.url()).hash, '', 'the credential does not stay in the address');
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  assert.ok(kept.includes('chk_') && !kept.includes('sp_cart_') && !kept.includes('pk_'), 'the page has the link alone');
  await fill(page);
  assert.equal(await page.getByRole('checkbox', { name: 'E-mail me about news and offers.' }).isChecked(), false, 'nobody agrees by leaving a box alone');
  await readable(page, 'the checkout');
  await page.getByLabel('Test card').selectOption('pm_card_chargeDeclinedInsufficientFunds');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('alert').filter({ hasText: 'The card does not cover this amount' }).waitFor();
  await readable(page, 'a card that is declined');
  await page.getByLabel('Test card').selectOption('pm_card_visa');
  const amounts = async () => [await page.locator('ul li').allInnerTexts(), await page.locator('dl').innerText()];
  const agreed = await amounts();
  await page.getByRole('button', { name: 'Pay €104.00' }).click();
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
  assert.deepEqual(await amounts(), agreed, 'the order shows what the checkout showed');
  await readable(page, 'the order');
  await page.reload();
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
  assert.deepEqual(await amounts(), agreed, 'after a reload too');
  await page.goto(demo);
  await page.getByRole('button', { name: 'Cart, 0 items' }).waitFor();
  await page.getByRole('button', { name: 'Cart, 0 items' }).click();
  await page.getByText('Your cart is empty').waitFor();
  await readable(page, 'an empty cart');
  quiet();
  await page.close();
});

test('a buyer completes a purchase by keyboard, and the focus returns to where it was', async () => {
  const { page, quiet } = await open(demo, german);
  const to = async (name, back = false) => {
    for (let tries = 0; tries < 60; tries++) {
      await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
      const at = await page.evaluate(() => {
        let e = document.activeElement;
        while (e?.shadowRoot?.activeElement) e = e.shadowRoot.activeElement;
        return (e?.getAttribute('aria-label') || e?.labels?.[0]?.textContent || e?.textContent || '').trim();
      });
      if (at.startsWith(name)) return;
    }
    assert.fail(`no way by Tab to ${name}`);
  };
  await page.getByRole('heading', { name: 'Stoneware mug' }).waitFor();
  await to('Stoneware mug');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Stoneware mug' }).getByRole('button', { name: 'Add to cart' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await to('Add to cart: Stoneware mug');
  await page.keyboard.press('Enter');
  const cart = page.getByRole('dialog', { name: 'Cart' });
  await cart.getByText('MUG-STONE-300').waitFor();
  await to('More');
  await page.keyboard.press('Space');
  await cart.getByText('2 × €22.00').waitFor();
  await page.keyboard.press('Escape');
  await cart.waitFor({ state: 'hidden' });
  await page.keyboard.press('Enter'); // the focus is back on the button that added, which adds and opens again
  await cart.getByText('3 × €22.00').waitFor();
  await to('Checkout');
  await page.keyboard.press('Enter');
  await page.getByLabel('E-mail', { exact: true }).waitFor();
  for (const [label, value] of Object.entries(address)) {
    await to(label);
    await page.keyboard.insertText(value);
  }
  await page.getByText('Standard').waitFor();
  await to('I accept the terms');
  await page.keyboard.press('Space');
  await to('Pay');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
  quiet();
  await page.close();
});

test('a buyer completes a purchase on a phone in dark mode, and confirms the payment at the bank', async () => {
  const { page, quiet } = await open(demo, { ...german, viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true });
  const narrow = async (state) => assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${state} is wider than the phone`);
  await page.getByRole('heading', { name: 'Oak serving board' }).waitFor();
  await narrow('the list');
  await readable(page, 'the list, dark');
  await page.getByRole('button', { name: 'Add to cart: Oak serving board' }).tap();
  const cart = page.getByRole('dialog', { name: 'Cart' });
  await cart.getByText('Oak serving board').waitFor();
  await narrow('the cart');
  await readable(page, 'the cart, dark');
  await cart.getByRole('button', { name: 'Checkout' }).tap();
  await page.getByLabel('E-mail', { exact: true }).waitFor();
  await fill(page);
  await narrow('the checkout');
  await readable(page, 'the checkout, dark');
  await page.getByLabel('Test card').selectOption('pm_card_authenticationRequired');
  await page.getByRole('button', { name: /^Pay/ }).tap();
  await page.getByRole('button', { name: 'Yes, pay' }).waitFor();
  await page.goBack();
  const bank = page.getByRole('link', { name: 'Continue to your bank' });
  await bank.waitFor();
  await readable(page, 'a payment that waits, dark');
  await bank.tap();
  await page.getByRole('button', { name: 'Yes, pay' }).tap();
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
  await narrow('the order');
  quiet();
  await page.close();
});

test('a customer logs in at the checkout and subscribes', async () => {
  const login = { email: 'subscriber@example.com', password: 'seven slow kettles' };
  const signed = await fetch(`${url}/customer/user`, {
    method: 'POST', headers: { 'X-Store-Key': STORE_KEY, 'Content-Type': 'application/json' }, body: JSON.stringify({ ...login, firstName: 'Mia', lastName: 'Keller', acceptTerms: true }),
  });
  assert.ok(signed.ok, await signed.text());
  const { page, quiet } = await open(demo, german);
  await page.getByRole('button', { name: 'House espresso' }).click();
  const details = page.getByRole('dialog', { name: 'House espresso' });
  await details.getByRole('radio', { name: /Every month/ }).check();
  await details.getByText('€8.55').first().waitFor();
  await details.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('button', { name: 'Checkout' }).click();
  await page.getByText('A subscription needs an account').waitFor();
  await page.getByLabel('E-mail', { exact: true }).fill(login.email);
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByLabel('Password').fill(login.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByText(`Logged in as ${login.email}`).waitFor();
  for (const [label, value] of Object.entries(address).slice(1)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByText('Standard').waitFor();
  await page.getByRole('checkbox', { name: /I accept the terms/ }).check();
  await page.getByRole('checkbox', { name: /I agree to be charged .* every month/ }).check();
  await readable(page, 'the checkout of a subscription');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
  quiet();
  await page.close();
});

test('a buyer who has lost an order requests a link to the order, and reads it without a login', async () => {
  const { page, quiet } = await open(await link({}, 'MUG-STONE-300'), german);
  const lost = 'lost.order@example.com';
  await page.getByLabel('Country').or(page.getByLabel('Land')).first().waitFor();
  await page.locator('[name=email]').fill(lost);
  for (const [name, value] of Object.entries({ firstName: 'Mia', lastName: 'Keller', streetLine1: 'Torstraße 1', postalCode: '10119', city: 'Berlin' })) await page.locator(`[name=${name}]`).fill(value);
  await page.getByText('Standard').waitFor();
  await page.getByRole('checkbox', { name: /Geschäftsbedingungen/ }).check();
  await page.getByRole('button', { name: /bezahlen/ }).click();
  await page.getByRole('heading', { name: 'Vielen Dank für Ihre Bestellung' }).waitFor();
  const [number] = /\d{4,}/.exec(await page.getByText(lost).innerText());
  const asked = await fetch(`${url}/customer/order/lookup`, { method: 'POST', headers: { ...json, 'X-Store-Key': STORE_KEY }, body: JSON.stringify({ orderNumber: Number(number), email: lost }) });
  assert.equal(asked.status, 204);
  const [address] = await mailed(lost, /http\S+#o=chk_\w+/);
  const again = await open(address, german);
  await again.page.getByRole('heading', { name: `Bestellung ${number}` }).waitFor();
  await again.page.getByText('Noch nicht versandt', { exact: true }).waitFor();
  assert.equal(new URL(again.page.url()).hash, '', 'the credential does not stay in the address');
  await readable(again.page, 'an order that was asked for');
  again.quiet();
  quiet();
  await again.page.close();
  await page.close();
});

// Pages of a merchant, on an origin of their own.
let origin;
const pages = {
  '/': `<!doctype html><html lang="de"><title>Laden</title><link rel="icon" href="data:,"><script type="module" src="${url}/storefront/1/store.js"></script>
<store-config store-key="${STORE_KEY}"><main><h1>Laden</h1><store-cart-button></store-cart-button><store-product-card slug="stoneware-mug"><a href="/mug">Stoneware mug</a></store-product-card></main></store-config>`,
};
const merchant = createServer((request, answer) => {
  const page = pages[request.url.split('?')[0]];
  answer.writeHead(page ? 200 : 404, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': `default-src 'none'; script-src ${url}; connect-src ${url}; img-src ${url} data:; require-trusted-types-for 'script'; trusted-types 'none'`,
  }).end(page);
});
before(() => new Promise((done) => merchant.listen(0, '127.0.0.1', () => {
  origin = `http://localhost:${merchant.address().port}`;
  done();
})));
after(() => { merchant.closeAllConnections(); merchant.close(); });

const json = { 'Content-Type': 'application/json' };

/** Asks the service, as a shop's own page or server would. */
async function ask(method, path, headers, body) {
  const answer = await fetch(`${url}/customer/${path}`, { method, headers: { ...json, 'X-Store-Key': STORE_KEY, ...headers }, ...(body ? { body: JSON.stringify(body) } : {}) });
  const said = await answer.text();
  assert.ok(answer.ok, `${path}: ${said}`);
  return JSON.parse(said);
}

/** A link to the checkout of a new cart, of whoever the headers name. */
async function link(headers, sku, body = {}) {
  const cart = await ask('POST', 'cart/item', headers, { sku, quantity: 1 });
  return (await ask('POST', 'checkout/link', { ...headers, ...(cart.token ? { 'X-Cart-Token': cart.token } : {}), 'Idempotency-Key': crypto.randomUUID() }, body)).url;
}

test('a customer chooses saved data in the language of the link, and returns to the shop after the order', async () => {
  const password = 'seven slow kettles', email = 'saved@example.com';
  const { accessToken } = await ask('POST', 'user', {}, { email, password, firstName: 'Mia', lastName: 'Keller', acceptTerms: true });
  await ask('POST', 'user-address', { Authorization: `Bearer ${accessToken}` }, { firstName: 'Mia', lastName: 'Keller', streetLine1: 'Torstraße 1', postalCode: '10119', city: 'Berlin', stateProvince: 'BE', countryCode: 'DE', isDefault: true });
  for (const [first, total] of [[true, /bezahlen/], [false, /bezahlen/]]) {
    const { page, quiet } = await open(`${await link({}, 'MUG-STONE-300', { cancelUrl: 'http://localhost:5173/cart' })}&l=de`, { locale: 'en-US' });
    await page.getByRole('heading', { name: 'Kasse' }).waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'de');
    assert.equal(await page.getByRole('link', { name: 'Zurück zum Shop' }).getAttribute('href'), 'http://localhost:5173/cart');
    await page.getByRole('button', { name: 'Ich habe ein Kundenkonto' }).click();
    await page.getByLabel('E-Mail', { exact: true }).fill(email);
    await page.getByLabel('Passwort').fill('not the password');
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await page.getByText('Die E-Mail-Adresse oder das Passwort stimmt nicht.').waitFor();
    await page.getByLabel('Passwort').fill(password);
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await page.getByText(`Angemeldet als ${email}`).waitFor();
    assert.ok(await page.getByRole('radio', { name: /Torstraße 1/ }).isChecked());
    await page.getByRole('radio', { name: 'Andere Adresse' }).check();
    await page.getByLabel('Vorname').waitFor();
    await readable(page, 'another address');
    await page.getByRole('radio', { name: /Torstraße 1/ }).check();
    await page.getByText('Standard').waitFor();
    await page.getByRole('checkbox', { name: /Geschäftsbedingungen/ }).check();
    if (first) await page.getByRole('checkbox', { name: 'Diese Karte für das nächste Mal speichern' }).check();
    else assert.ok(await page.getByRole('radio', { name: /mit Endziffern 4242/ }).isChecked(), 'the saved card is chosen');
    await readable(page, 'what is saved, in German');
    await page.getByRole('button', { name: total }).click();
    await page.getByRole('heading', { name: 'Vielen Dank für Ihre Bestellung' }).waitFor();
    await page.reload(); // the login is kept nowhere
    await page.getByText('Dieser Warenkorb gehört zu einem Kundenkonto.').waitFor();
    await readable(page, 'a cart that has become a customer\'s');
    quiet();
    await page.close();
  }
});

test('a closed dialog stays closed, even if the page is painted before the close event', async () => {
  const { page, quiet } = await open(demo, german);
  await page.getByRole('heading', { name: 'Stoneware mug' }).waitFor();
  // Each dialog is painted as soon as it is closed, before its close event.
  const watched = (name) => page.evaluate((name) => {
    globalThis.opened = 0;
    const { showModal } = HTMLDialogElement.prototype;
    HTMLDialogElement.prototype.showModal = function () { globalThis.opened++; showModal.call(this); };
    const element = document.querySelector(name);
    new MutationObserver(() => element.update()).observe(element.shadowRoot.querySelector('dialog'), { attributeFilter: ['open'] });
  }, name);
  const settled = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(globalThis.opened)))));
  for (const [name, title, by] of [
    ['store-cart-slideout', 'Cart', 'Cart, 0 items'], ['store-product-details', 'Stoneware mug', 'Stoneware mug'],
  ]) {
    for (const shut of ['Escape', 'Close']) {
      await page.getByRole('button', { name: by, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: title });
      await dialog.getByRole('button', { name: 'Close' }).waitFor();
      await watched(name);
      if (shut === 'Escape') await page.keyboard.press(shut);
      else await dialog.getByRole('button', { name: shut }).click();
      await dialog.waitFor({ state: 'hidden' });
      assert.equal(await settled(), 0, `${title} by ${shut}`);
      assert.equal(await page.evaluate(() => {
        let e = document.activeElement;
        while (e?.shadowRoot?.activeElement) e = e.shadowRoot.activeElement;
        return e?.getAttribute('aria-label') ?? e?.textContent;
      }), by, 'the focus is where it was');
    }
  }
  quiet();
  await page.close();
});

test('another page of the same link hides the buyer\'s data until the visitor knows the order\'s postal code', async () => {
  const cart = await ask('POST', 'cart/item', {}, { sku: 'MUG-STONE-300', quantity: 1 });
  const maker = { 'X-Cart-Token': cart.token };
  const { url: address } = await ask('POST', 'checkout/link', { ...maker, 'Idempotency-Key': crypto.randomUUID() }, {});
  const buyer = await open(address, german);
  await buyer.page.getByLabel('Land').waitFor(); // the form follows the page's own token; the heading is there before
  const own = await buyer.page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  assert.ok(!own.includes(address.split('#c=')[1]), 'the page keeps a token of its own');
  await buyer.page.getByLabel('Land').selectOption('DE');
  for (const [label, value] of [['E-Mail', 'seen.by.nobody@example.com'], ['Vorname', 'Canaria'], ['Nachname', 'Keller'], ['Straße und Hausnummer', 'Finkenschlag 7'], ['Postleitzahl', '80331'], ['Ort', 'Singvogelstadt']]) await buyer.page.getByLabel(label, { exact: true }).fill(value);
  await buyer.page.getByText('Standard').waitFor();
  await buyer.page.getByRole('checkbox', { name: /Geschäftsbedingungen/ }).check();
  await buyer.page.getByLabel('Testkarte').selectOption('pm_card_chargeDeclinedInsufficientFunds');
  await buyer.page.getByRole('button', { name: /bezahlen/ }).click();
  await buyer.page.getByRole('alert').filter({ hasText: 'Die Karte deckt diesen Betrag nicht' }).waitFor();

  const other = await open(address, german);
  await other.page.getByText('Für diesen Warenkorb wurden auf einer anderen Seite Kontaktdaten eingegeben').waitFor();
  assert.equal(await other.page.getByLabel('E-Mail', { exact: true }).inputValue(), '');
  await readable(other.page, 'a checkout of which another page has the address');
  await buyer.page.getByLabel('Testkarte').selectOption('pm_card_visa');
  await buyer.page.getByRole('button', { name: /bezahlen/ }).click();
  await buyer.page.getByText('seen.by.nobody@example.com').waitFor();
  await buyer.page.reload();
  await buyer.page.getByText('seen.by.nobody@example.com').waitFor();

  await other.page.reload();
  const known = other.page.getByLabel('E-Mail-Adresse oder Postleitzahl');
  await known.waitFor();
  assert.doesNotMatch(await other.page.locator('main').innerText(), /seen\.by|Canaria|Finkenschlag|4242|masked|PDF/);
  assert.doesNotMatch(JSON.stringify(await ask('GET', 'order', maker)), /seen\.by|Canaria|Finkenschlag|4242/);
  await readable(other.page, 'an order that another page has placed');
  await known.fill('80332');
  await other.page.getByRole('button', { name: 'Bestellung anzeigen' }).click();
  await other.page.getByText('Damit wurde die Bestellung nicht aufgegeben.').first().waitFor();
  await readable(other.page, 'an order that stays closed');
  await known.fill('80331');
  await other.page.getByRole('button', { name: 'Bestellung anzeigen' }).click();
  await other.page.getByText(/Finkenschlag 7/).first().waitFor(); // the delivery address; the billing address is the same
  await other.page.getByText(/4242/).waitFor();
  await other.page.getByRole('button', { name: /^Rechnung .*PDF/ }).waitFor();
  await readable(other.page, 'an order that is open');
  await buyer.page.close();
  await other.page.close();
});

test('a link opens a customer\'s cart in Arabic, returns to the shop after the order, and expires', async () => {
  const { accessToken } = await ask('POST', 'user', {}, { email: 'linked@example.com', password: 'seven slow kettles', firstName: 'Mia', lastName: 'Keller', acceptTerms: true });
  const address = await link({ Authorization: `Bearer ${accessToken}` }, 'MUG-STONE-300', { returnUrl: `${origin}/?ordered` });
  const { page } = await open(`${address}&l=ar`, german);
  await page.getByRole('heading', { name: 'إتمام الشراء' }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.dir), 'rtl');
  await readable(page, 'the checkout in Arabic');
  assert.equal(await page.getByLabel('البريد الإلكتروني', { exact: true }).count(), 0, 'the customer is known');
  for (const [label, value] of [['الاسم الأول', 'Mia'], ['اسم العائلة', 'Keller'], ['الشارع والرقم', 'Torstraße 1'], ['الرمز البريدي', '10119'], ['المدينة', 'Berlin']]) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByText('Standard').waitFor();
  await page.getByRole('checkbox', { name: /أوافق على/ }).check();
  await page.getByRole('button', { name: /^ادفع/ }).click();
  await page.waitForURL(`${origin}/?ordered`);
  await page.close();
  const over = await open(`${url}/checkout/demo#c=chk_${'x'.repeat(43)}`, german);
  await over.page.getByText('Dieser Link ist nicht oder nicht mehr gültig').waitFor();
  await readable(over.page, 'a link that is over');
  await over.page.close();
  const read = async (file) => (await fetch(`${url}/checkout/page/checkout-${file}.json`)).json();
  const members = Object.keys(await read('de')).sort();
  for (const language of ['fr', 'es', 'it', 'ar']) assert.deepEqual(Object.keys(await read(language)).sort(), members, language);
});

test('two lines of HTML work on a page of another origin, under a strict policy, in two tabs, and offline', async () => {
  const context = await browser.newContext();
  const complaints = [];
  const tab = async () => {
    const page = await context.newPage();
    page.on('console', (message) => { if (/Content Security Policy|Trusted/i.test(message.text())) complaints.push(message.text()); });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.goto(`${origin}/`);
    await page.getByRole('button', { name: 'Warenkorb, 0 Artikel' }).waitFor();
    return page;
  };
  const one = await tab(), two = await tab();
  await one.getByRole('button', { name: 'In den Warenkorb: Stoneware mug' }).click();
  await one.getByRole('dialog', { name: 'Warenkorb' }).getByText('MUG-STONE-300').waitFor();
  await two.getByRole('button', { name: 'Warenkorb, 1 Artikel' }).waitFor();
  await Promise.all([
    one.locator('store-config').evaluate((config) => config.updateCart({ add: { sku: 'MUG-STONE-300', quantity: 1 } })),
    two.locator('store-config').evaluate((config) => config.updateCart({ add: { sku: 'MUG-STONE-300', quantity: 1 } })),
  ]);
  for (const page of [one, two]) await page.locator('store-cart-button').getByText('3', { exact: true }).waitFor();
  await context.setOffline(true);
  await one.getByRole('button', { name: 'Mehr: Menge von Stoneware mug' }).click();
  await one.getByText('Sie sind offline').waitFor();
  await one.getByText('3 × ').waitFor();
  await context.setOffline(false);
  await one.getByText('Sie sind offline').waitFor({ state: 'detached' });
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a page without the script shows its links, and a page with the script does not shift', async () => {
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${origin}/`);
  await plain.getByRole('link', { name: 'Stoneware mug' }).waitFor();
  await plain.close();
  const page = await browser.newPage();
  await shifts(page);
  await page.goto(demo);
  await page.getByRole('heading', { name: 'Stoneware mug' }).waitFor();
  await page.locator('store-product-list img').first().evaluate((img) => img.decode());
  assert.equal(await page.evaluate(() => globalThis.shifted), 0);
  await page.close();
});

test('the components support right-to-left languages, and have every text in all six languages', async () => {
  const { page, quiet } = await open(`${demo}&lang=ar`);
  await page.getByRole('button', { name: /^السلة/ }).waitFor();
  await page.getByRole('button', { name: 'أضف إلى السلة: Stoneware mug' }).click();
  await page.getByRole('dialog', { name: 'السلة' }).getByText('MUG-STONE-300').waitFor();
  await page.locator('store-cart-slideout dialog').evaluate((dialog) => Promise.all(dialog.getAnimations().map((a) => a.finished)));
  const { x } = await page.getByRole('dialog', { name: 'السلة' }).boundingBox();
  assert.equal(x, 0, 'the cart is at the end of the line');
  await readable(page, 'the cart in Arabic');
  const read = async (file) => (await fetch(`${url}/storefront/1/${file}.json`)).json();
  const members = Object.keys(await read('de')).sort();
  for (const language of ['fr', 'es', 'it', 'ar']) assert.deepEqual(Object.keys(await read(language)).sort(), members, language);
  quiet();
  await page.close();
});
