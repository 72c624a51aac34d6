// A storefront's page, on an origin of its own, buys with the TypeScript client; the
// first event of that order arrives at a receiver, signed.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import { extname, join, resolve } from 'node:path';
import { after, before, test } from 'node:test';
import { elsewhere, open, url } from './browser.mjs';
import { freePort } from './port.mjs';

const { STORE_KEY, APP_TOKEN, STORE_SERVER } = process.env;
const client = resolve(import.meta.dirname, '../../../../gen/typescript/dist');

// The first storefront page that a developer writes.
const storefront = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Shop</title><link rel="icon" href="data:,">
<script type="importmap">{"imports": {"@storeplatform/client/customer": "/client/customer.js"}}</script></head>
<body><button>Buy two mugs</button><p role="status"></p>
<script type="module">
import * as store from '@storeplatform/client/customer';
const said = document.querySelector('p');
let cartToken;
const client = store.createCustomerClient({
  baseUrl: ${JSON.stringify(url)}, storeKey: ${JSON.stringify(STORE_KEY)}, cartToken: () => cartToken, onCartToken: (token) => { cartToken = token; },
});
document.querySelector('button').addEventListener('click', async () => {
  try {
    const { cartId } = await store.createCartItem({ client, body: { sku: 'MUG-STONE-300', quantity: 2 } });
    const to = { countryCode: 'DE', postalCode: '10119' };
    const shipping = (await store.listCheckoutShippingMethods({ client, query: { countryCode: 'DE' } })).items[0];
    const payment = (await store.listCheckoutPaymentMethods({ client })).items[0];
    const { grandTotal } = await store.getCartSummary({ client, query: { ...to, shippingMethodId: shipping.shippingMethodId } });
    const order = await store.checkoutCart({ client, body: {
      cartId, expectedGrandTotal: grandTotal, email: 'mia@example.com', billingSameAsShipping: true, acceptTerms: true, shippingMethodId: shipping.shippingMethodId,
      shippingAddress: { firstName: 'Mia', lastName: 'Keller', streetLine1: 'Torstrasse 1', city: 'Berlin', ...to },
      payment: { paymentProviderId: payment.paymentProviderId, paymentToken: 'pm_card_visa' },
    } });
    said.textContent = \`Order \${order.orderId}: \${grandTotal}, \${order.paymentStatus}\`;
  } catch (error) {
    said.textContent = \`Failed: \${error}\`;
  }
});
</script></body></html>`;

const shop = createServer((request, answer) => {
  const path = new URL(request.url, 'http://shop').pathname;
  if (path === '/') return answer.writeHead(200, { 'Content-Type': 'text/html' }).end(storefront);
  if (!path.startsWith('/client/') || extname(path) !== '.js') return answer.writeHead(404).end();
  answer.writeHead(200, { 'Content-Type': 'text/javascript' }).end(readFileSync(join(client, path.slice('/client'.length))));
});
before(() => new Promise((listening) => shop.listen(0, listening)));
after(() => { shop.closeAllConnections(); shop.close(); });

// The receiver is the program's own: it verifies signatures and checks events against their schemas.
async function receiver() {
  const port = await freePort();
  const answer = await fetch(`${url}/webhook-endpoint`, {
    method: 'POST', headers: { Authorization: `Bearer ${APP_TOKEN}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ url: `http://127.0.0.1:${port}/`, eventTypes: ['*'] }),
  });
  assert.equal(answer.status, 200);
  const { secret } = await answer.json();
  const listening = spawn(STORE_SERVER, ['listen', '--addr', `127.0.0.1:${port}`, '--secret', secret, '--json'], { stdio: ['ignore', 'pipe', 'pipe'] });
  after(() => listening.kill());
  await new Promise((begun) => createInterface({ input: listening.stderr }).once('line', begun));
  return createInterface({ input: listening.stdout })[Symbol.asyncIterator]();
}

async function buy(origin) {
  const { page } = await open(origin);
  await page.getByRole('button', { name: 'Buy two mugs' }).click();
  const said = page.getByRole('status');
  await said.filter({ hasText: /\S/ }).waitFor();
  const text = await said.textContent();
  await page.close();
  return text;
}

test('a buyer buys in a storefront on another origin, and the first event arrives and is verified', async () => {
  const deliveries = await receiver();
  const said = await buy(`http://localhost:${shop.address().port}/`);
  const [, orderId, total, status] = /^Order (\d+): ([\d.]+), (\w+)$/.exec(said) ?? assert.fail(said);
  assert.deepEqual([total, status], ['48.90', 'PAID']);
  for await (const line of deliveries) {
    const delivery = JSON.parse(line);
    assert.deepEqual([delivery.verified, delivery.valid, delivery.status], [true, true, 204], line);
    if (delivery.type === 'order.created') return assert.equal(delivery.object, `orderId ${orderId}`);
  }
});

test('a page from an origin that the store does not allow gets no access', async () => {
  assert.match(await buy(`http://${elsewhere}:${shop.address().port}/`), /^Failed: /);
});
