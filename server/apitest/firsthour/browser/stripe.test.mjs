// Tests Stripe's form on the payment pages. The browser loads a fake script for Stripe's address,
// and the service calls a fake of Stripe's API. Requests to both must match Stripe's documentation.
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { browser, network, readable, url } from './browser.mjs';

const { STORE_ID, STORE_KEY, ADMIN_EMAIL, ADMIN_PASSWORD, STRIPE_PORT } = process.env;
const key = 'pk_test_51Page0000000000', webhookSecret = 'whsec_page000000000000000000000000';
const home = { firstName: 'Mia', lastName: 'Keller', streetLine1: 'Torstraße 1', postalCode: '10119', city: 'Berlin', countryCode: 'DE' };

/** The part of Stripe's API that checkouts and account pages call. */
const intents = new Map(), customers = new Map(), setups = new Map();
const api = createServer(async (request, answer) => {
  let body = '';
  for await (const part of request) body += part;
  const form = new URLSearchParams(body), [, , what, id] = new URL(request.url, 'http://stripe').pathname.split('/');
  const say = (said, status = 200) => answer.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(said));
  const metadata = Object.fromEntries([...form].flatMap(([name, value]) => name.startsWith('metadata[') ? [[name.slice(9, -1), value]] : []));
  if (what === 'customers' && request.method === 'POST') {
    const customer = { id: `cus_${customers.size + 1}`, object: 'customer', livemode: false, metadata };
    customers.set(customer.id, customer);
    return say(customer);
  }
  if (what === 'setup_intents') {
    if (request.method === 'GET') return say(setups.get(id) ?? {}, setups.has(id) ? 200 : 404);
    const setup = { id: `seti_${setups.size + 1}page`, object: 'setup_intent', livemode: false, status: 'requires_payment_method', usage: form.get('usage'), customer: customers.get(form.get('customer')), metadata };
    setup.client_secret = `${setup.id}_secret_1`;
    setups.set(setup.id, setup);
    return say(setup);
  }
  if (what !== 'payment_intents') return say({ object: 'list', data: [], has_more: false });
  if (request.method === 'GET') return id ? say(intents.get(id) ?? {}, intents.has(id) ? 200 : 404) : say({ object: 'list', data: [...intents.values()].reverse(), has_more: false });
  const made = {
    id: `pi_${intents.size + 1}page`, object: 'payment_intent', created: Math.floor(Date.now() / 1000), livemode: false, currency: form.get('currency'), amount: Number(form.get('amount')),
    amount_received: 0, amount_capturable: 0, status: 'succeeded', asked: Object.fromEntries(form), metadata: { namespace: form.get('metadata[namespace]'), key: form.get('metadata[key]') },
    payment_method: { id: 'pm_1', object: 'payment_method', type: 'card', card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2040 } },
  };
  intents.set(made.id, made);
  if (form.get('confirmation_token') === 'ctoken_declined') {
    made.status = 'requires_payment_method';
    made.last_payment_error = { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.', payment_intent: made };
    return say({ error: { ...made.last_payment_error, payment_intent: { ...made, last_payment_error: null } } }, 402);
  }
  if (form.get('confirmation_token') === 'ctoken_asked') {
    made.status = 'requires_action';
    made.next_action = { type: 'redirect_to_url', redirect_to_url: { url: `https://hooks.stripe.com/redirect/${made.id}`, return_url: form.get('return_url') } };
  } else succeed(made, form.get('payment_method_options[card][capture_method]') === 'manual');
  say(made);
});
function succeed(made, held) {
  made.status = held ? 'requires_capture' : 'succeeded';
  made[held ? 'amount_capturable' : 'amount_received'] = made.amount;
  delete made.next_action;
}

/** The script at Stripe's address: a field instead of the frames that Stripe makes. */
const script = `globalThis.asked = [];
globalThis.Stripe = (key, { locale }) => {
  asked.push(['Stripe', key, locale]);
  return {
    elements(options) {
      asked.push(['elements', options]);
      const heard = {};
      let field;
      return {
        create: (what) => ({
          on: (event, done) => { heard[event] = done; },
          mount(at) {
            at.innerHTML = '<label>Card number <input class="number" autocomplete="cc-number"></label>';
            field = at.querySelector('input');
            field.addEventListener('input', () => heard.change({}));
            setTimeout(() => heard.ready({}), globalThis.readyAfter ?? 50);
          },
          destroy() { asked.push(['destroy']); },
        }),
        update: (options) => { asked.push(['update', options]); },
        submit: async () => field.value ? {} : { error: { message: 'Ihre Kartennummer ist unvollständig.' } },
        value: () => field.value,
        secret: options.clientSecret,
      };
    },
    async createConfirmationToken({ elements, params }) {
      asked.push(['createConfirmationToken', params]);
      return { confirmationToken: { id: 'ctoken_' + elements.value() } };
    },
    async confirmSetup({ elements, redirect, confirmParams }) {
      asked.push(['confirmSetup', redirect, confirmParams]);
      const id = elements.secret.split('_secret_')[0], card = elements.value();
      if (card === 'declined') return { error: { message: 'Ihre Karte wurde abgelehnt.' } };
      const done = await globalThis.confirms(id, card, confirmParams.return_url);
      if (card === 'bank') {
        location.assign('https://hooks.stripe.com/redirect/' + id);
        return new Promise(() => {});
      }
      return done ? { setupIntent: { id } } : { error: { message: 'unexpected state', setup_intent: { id, status: 'succeeded' } } };
    },
  };
};`;

async function ask(method, path, headers, body) {
  const answer = await fetch(`${url}/${path}`, { method, headers: { 'Content-Type': 'application/json', ...headers }, ...(body ? { body: JSON.stringify(body) } : {}) });
  const said = await answer.text();
  assert.ok(answer.ok, `${path}: ${said}`);
  return JSON.parse(said);
}
let admin, provider, variantId, shippingMethodId;
const asAdmin = (method, path, body) => ask(method, `admin/${path}`, { ...admin, ...(method === 'POST' ? { 'Idempotency-Key': crypto.randomUUID() } : {}) }, body);
const policy = async (path) => (await fetch(`${url}${path}`)).headers.get('Content-Security-Policy');
let plain;
before(async () => {
  await new Promise((done) => api.listen(STRIPE_PORT, '127.0.0.1', done));
  const { accessToken } = await ask('POST', 'admin/login', {}, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  admin = { Authorization: `Bearer ${accessToken}`, 'X-Store-Id': STORE_ID };
  ({ variants: [{ variantId }] } = await ask('GET', 'customer/product?slug=stoneware-mug', { 'X-Store-Key': STORE_KEY }));
  ({ items: [{ shippingMethodId }] } = await asAdmin('GET', 'shipping-method/all'));
  plain = [await policy('/checkout/demo'), await policy('/pay/demo'), await policy('/account/demo')];
  ({ paymentProviderId: provider } = await asAdmin('POST', 'store/payment-provider', { providerCode: 'STRIPE', displayName: 'Karte', isActive: true, credentials: { secretKey: 'sk_test_51Page0000000000', publishableKey: key, webhookSecret } }));
});
after(async () => {
  await asAdmin('PATCH', 'store/payment-provider', { paymentProviderId: provider, isActive: false });
  api.closeAllConnections();
  api.close();
});

/** Opens a page in German with the fakes of Stripe. It records requests to other hosts and violations of the policy. */
async function opened(address, options = {}) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'de-DE', ...options });
  page.setDefaultTimeout(180_000);
  const wrong = [];
  page.on('console', (message) => { if (/Content Security Policy|Trusted/i.test(message.text())) wrong.push(message.text()); });
  page.on('pageerror', (error) => wrong.push(String(error)));
  page.on('request', (request) => { if (!request.url().startsWith(url) && !/^(data:|https:\/\/(js|hooks)\.stripe\.com\/)/.test(request.url())) wrong.push(request.url()); });
  let loads = true;
  await page.route('https://js.stripe.com/**', (route) => loads ? route.fulfill({ contentType: 'text/javascript', body: script }) : route.abort());
  await page.route('https://hooks.stripe.com/**', async (route) => {
    const id = route.request().url().split('/').pop();
    if (setups.has(id)) {
      const back = new URL(setups.get(id).back);
      back.searchParams.set('setup_intent', id);
      return route.fulfill({ contentType: 'text/html', body: `<title>Bank</title><a href="${back}">Weiter</a>` });
    }
    const { asked } = intents.get(id);
    await route.fulfill({ contentType: 'text/html', body: `<title>Bank</title><a href="${asked.return_url}?payment_intent=pi_forged&amp;redirect_status=succeeded">Weiter</a>` });
  });
  await page.exposeFunction('confirms', (id, card, back) => {
    const setup = setups.get(id), open = setup.status !== 'succeeded';
    if (open) Object.assign(setup, { status: 'succeeded', back, payment_method: { id: `pm_${id}`, object: 'payment_method', type: 'card', card: { brand: 'visa', last4: card === 'bank' ? '2222' : card.slice(-4), exp_month: 12, exp_year: 2040 } } });
    return open;
  });
  await page.goto(address);
  return { page, wrong, loading: (does) => { loads = does; } };
}

/** Tells the service of a payment, as Stripe does. */
async function tell(made) {
  const body = JSON.stringify({ id: `evt_${made.id}`, object: 'event', type: `payment_intent.${made.status === 'requires_capture' ? 'amount_capturable_updated' : 'succeeded'}`, livemode: false, data: { object: { id: made.id, object: 'payment_intent' } } });
  const at = Math.floor(Date.now() / 1000);
  const told = await fetch(`${url}/provider/STRIPE/${provider}`, { method: 'POST', body, headers: { 'Stripe-Signature': `t=${at},v1=${createHmac('sha256', webhookSecret).update(`${at}.${body}`).digest('hex')}` } });
  assert.equal(told.status, 200, await told.text());
}
const last = () => [...intents.values()].at(-1);

test('a buyer pays a checkout through Stripe\'s form after 3-D Secure in the same tab; only pages of such stores load the form', async () => {
  for (const before of plain) assert.ok(!before.includes('stripe') && before.includes('require-trusted-types-for'));
  for (const now of [await policy('/checkout/demo'), await policy('/pay/demo'), await policy('/account/demo')]) assert.ok(now.includes('script-src \'self\' https://js.stripe.com https://*.js.stripe.com;') && !now.includes('unsafe'), now);
  assert.ok(!(await policy('/policy/demo/refund-policy') ?? '').includes('stripe'));
  const cart = await ask('POST', 'customer/cart/item', { 'X-Store-Key': STORE_KEY }, { variantId, quantity: 1 });
  const { url: address } = await ask('POST', 'customer/checkout/link', { 'X-Store-Key': STORE_KEY, 'X-Cart-Token': cart.token, 'Idempotency-Key': crypto.randomUUID() }, {});
  const { page, wrong } = await opened(address);
  await page.locator('[name=email]').fill('payer@example.com');
  for (const [name, value] of Object.entries(home)) if (name !== 'countryCode') await page.locator(`[name=${name}]`).fill(value);
  await page.getByText('Standard').waitFor();
  await page.getByRole('checkbox', { name: /Geschäftsbedingungen/ }).check();
  await page.getByRole('radio', { name: 'Karte' }).check();
  await page.getByLabel('Card number').waitFor();
  await readable(page, 'a checkout with the form of Stripe');
  await page.getByRole('button', { name: /bezahlen$/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('Ihre Kartennummer ist unvollständig.').waitFor();
  assert.equal(intents.size, 0, 'nothing was asked of Stripe');
  await page.keyboard.press('Tab');
  await page.getByLabel('Card number').fill('asked');
  await page.locator('[name=postalCode]').fill('10115'); // new prices must not change the form
  await page.locator('[name=city]').focus();
  await page.getByRole('button', { name: /bezahlen$/ }).click();
  await page.getByRole('link', { name: 'Weiter' }).waitFor();
  const made = last();
  assert.deepEqual([made.asked.confirmation_token, made.asked.return_url, made.asked.amount, made.asked.confirm], ['ctoken_asked', `${url}/checkout/demo`, '2690', 'true']);
  await page.goBack();
  await page.getByRole('link', { name: 'Weiter zu Ihrer Bank' }).waitFor();
  await page.getByRole('link', { name: 'Weiter zu Ihrer Bank' }).click();
  succeed(made, made.asked['payment_method_options[card][capture_method]'] === 'manual');
  await page.getByRole('link', { name: 'Weiter' }).click();
  await page.getByRole('heading', { name: 'Zahlung bestätigen' }).waitFor(); // the address says that it succeeded: it is not believed
  await tell(made);
  await page.getByRole('heading', { name: 'Vielen Dank für Ihre Bestellung' }).waitFor();
  assert.equal(new URL(page.url()).search, '');
  assert.deepEqual(wrong, []);
  await page.close();
});

test('a buyer pays a link through Stripe\'s form, even if the form loads late or declines a card', async () => {
  const { orderId } = await asAdmin('POST', 'order', { email: 'payer@example.com', items: [{ variantId, quantity: 2 }], shippingAddress: home, shippingMethodId, notifyCustomer: false });
  const { url: address } = await asAdmin('POST', 'order/payment-link', { orderId });
  const { page, wrong, loading } = await opened('about:blank', { colorScheme: 'dark' });
  loading(false);
  await page.goto(address);
  await page.getByRole('radio', { name: 'Karte' }).check();
  await page.getByText('Das Formular des Zahlungsdienstes wurde nicht geladen.').waitFor();
  await readable(page, 'the form of Stripe did not load');
  loading(true);
  await page.evaluate(() => { globalThis.readyAfter = 3000; }); // who pays before the form is ready is not refused
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await page.getByLabel('Card number').fill('declined');
  const [called, elements] = await page.evaluate(() => globalThis.asked);
  assert.deepEqual([called, elements[1].mode, elements[1].amount, elements[1].currency, elements[1].setupFutureUsage, elements[1].appearance.theme], [['Stripe', key, 'de'], 'payment', 4890, 'eur', null, 'night']);
  await page.getByRole('button', { name: /bezahlen$/ }).click();
  await page.getByRole('alert').getByText('abgelehnt').waitFor();
  await readable(page, 'a card of Stripe that is declined');
  assert.equal(await page.getByLabel('Card number').inputValue(), 'declined', 'the form is as it was');
  await page.getByLabel('Card number').fill('good');
  await page.getByRole('button', { name: /bezahlen$/ }).click();
  await page.getByText('Es ist nichts mehr zu bezahlen.').waitFor();
  assert.deepEqual([last().asked.confirmation_token, last().asked.amount, last().asked.return_url], ['ctoken_good', '4890', `${url}/pay/demo`]);
  assert.ok(!await page.evaluate(() => JSON.stringify({ ...sessionStorage }).includes('ctoken_')), 'tokens of cards are kept nowhere');
  assert.deepEqual(wrong, []);
  await page.close();
});

test('a customer adds cards through Stripe\'s form on the account page, after 3-D Secure on the page or at the bank', async (t) => {
  const { items } = await asAdmin('GET', 'store/payment-provider/all');
  const before = items.find((p) => p.isDefault).paymentProviderId;
  await asAdmin('PATCH', 'store/payment-provider', { paymentProviderId: provider, isDefault: true });
  t.after(() => asAdmin('PATCH', 'store/payment-provider', { paymentProviderId: before, isDefault: true }));
  const email = `${crypto.randomUUID()}@example.com`, password = 'seven slow kettles', place = network();
  const signUp = (address) => ask('POST', 'customer/user', { 'X-Store-Key': STORE_KEY, 'Idempotency-Key': crypto.randomUUID(), ...place }, { email: address, password, firstName: 'Mia', lastName: 'Keller', acceptTerms: true });
  await signUp(email);
  const { page, wrong, loading } = await opened('about:blank', { extraHTTPHeaders: place });
  loading(false);
  await page.goto(`${url}/account/demo#payment`);
  await page.getByLabel('E-Mail', { exact: true }).fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.getByText('Das Formular des Zahlungsdienstes wurde nicht geladen.').waitFor();
  await readable(page, 'the form of Stripe did not load on the account page');
  loading(true);
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  const number = page.getByLabel('Card number'), add = page.getByRole('button', { name: 'Zahlungsart hinzufügen' });
  await number.waitFor();
  await add.click();
  await page.getByRole('alert').getByText('Ihre Kartennummer ist unvollständig.').waitFor();
  await number.fill('declined');
  await add.click();
  await page.getByRole('alert').getByText('Ihre Karte wurde abgelehnt.').waitFor();
  await readable(page, 'a card that Stripe declines on the account page');

  // The service does not respond once the card is confirmed: the next try saves the same card.
  let reached = false;
  await page.route('**/customer/customer-payment-method', (route) => {
    if (route.request().method() !== 'POST' || reached) return route.continue();
    reached = true;
    return route.fulfill({ status: 400, contentType: 'application/problem+json', body: JSON.stringify({ code: 'invalid_value', errors: [] }) });
  });
  await number.fill('number 1111');
  await add.click();
  await page.getByRole('alert').getByText('prüfen').waitFor();
  await add.click();
  await page.getByText(/1111/).waitFor();
  assert.ok(reached);
  await page.getByText('Gespeichert.').waitFor();
  assert.equal([...setups.values()].filter((s) => s.status === 'succeeded').length, 1);

  await number.fill('bank');
  await add.click();
  await page.getByRole('link', { name: 'Weiter' }).click();
  await page.getByText(/2222/).waitFor();
  assert.deepEqual([new URL(page.url()).search, new URL(page.url()).hash], ['', '#payment']);
  await readable(page, 'cards of Stripe on the account page');
  const [called, elements] = await page.evaluate(() => globalThis.asked);
  assert.deepEqual([called, Object.keys(elements[1]).sort()], [['Stripe', key, 'de'], ['appearance', 'clientSecret']]);
  await page.getByRole('link', { name: 'Bestellungen' }).click();
  await page.getByText('Sie haben noch keine Bestellungen.').waitFor();
  await page.getByRole('link', { name: 'Zahlungsarten' }).click();
  await number.waitFor();

  // A link with the SetupIntent of another customer saves nothing.
  const other = `${crypto.randomUUID()}@example.com`;
  await signUp(other);
  const foreign = [...setups.values()].find((s) => s.status === 'succeeded').id;
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await page.getByRole('heading', { name: 'Anmelden' }).waitFor();
  await page.goto(`${url}/account/demo?provider=${provider}&setup_intent=${foreign}#payment`);
  await page.getByLabel('E-Mail', { exact: true }).fill(other);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await page.getByText('Sie haben keine Zahlungsarten.').waitFor();
  assert.deepEqual(wrong, []);
  await page.close();
});
