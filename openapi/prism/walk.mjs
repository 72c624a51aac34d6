// Reads the running service through Prism as a proxy, which checks every response against a published
// document, and prints how many it refuses, by document. Each operation that reads is called with the
// ids that earlier responses had, in several sizes, pages and sort orders, until the wanted number of
// responses is reached. Needs the environment of server/apitest/firsthour/browser/start.mjs, and what
// openapi/internal/publish writes.
import { randomUUID } from 'node:crypto';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../server/apitest/firsthour/browser/port.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const documents = join(here, '../lint/published/openapi');
const { STORE_URL: url, STORE_ID: store, STORE_KEY: key, APP_TOKEN: app, ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env;
if (!url) throw new Error('STORE_URL: run this by way of start.mjs');
const wanted = Number(process.env.RESPONSES ?? 5000); // of all documents

const login = await fetch(`${url}/admin/login`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ email, password }) });
const { accessToken } = await login.json();
const buyer = await buys();
/** The credentials of calls to each API. */
const credentials = {
  admin: { Authorization: `Bearer ${accessToken}`, 'X-Store-Id': store },
  customer: { 'X-Store-Key': key, Authorization: `Bearer ${buyer}` },
  public: { Authorization: `Bearer ${app}` },
};

/** Signs up a buyer who has an address, orders, a saved card and a cart, and returns their token. */
async function buys() {
  const call = async (method, path, body, token) => {
    const headers = { 'Content-Type': 'application/json', 'X-Store-Key': key, 'Idempotency-Key': randomUUID(), ...(token && { Authorization: `Bearer ${token}` }) };
    const response = await fetch(url + path, { method, headers, body: body && JSON.stringify(body) });
    const value = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const { accessToken: token } = await call('POST', '/customer/user', { email: 'prism@example.com', password: 'seven slow kettles', firstName: 'Mia', lastName: 'Keller', acceptTerms: true });
  const home = { firstName: 'Mia', lastName: 'Keller', streetLine1: 'Torstraße 12', city: 'Berlin', stateProvince: 'BE', postalCode: '10119', countryCode: 'DE' };
  await call('POST', '/customer/user-address', home, token);
  const { items: products } = await call('GET', '/customer/product/paged?pageSize=20', undefined, token);
  const add = async (item) => {
    const { variants } = await call('GET', `/customer/product?productId=${item.productId}`, undefined, token);
    return call('POST', '/customer/cart/item', { variantId: variants[0].variantId, quantity: 1 }, token);
  };
  for (const product of products.filter((p) => p.isAvailable !== false).slice(0, 3)) {
    const cart = await add(product);
    const place = new URLSearchParams({ countryCode: 'DE', stateProvince: 'BE', postalCode: '10119' });
    const { items: [method] } = await call('GET', `/customer/checkout/shipping-methods?${place}`, undefined, token);
    const shipped = method && { shippingMethodId: method.shippingMethodId }; // nothing of some carts is shipped
    const summary = await call('GET', `/customer/cart/summary?${new URLSearchParams({ countryCode: 'DE', stateProvince: 'BE', postalCode: '10119', ...shipped })}`, undefined, token);
    const { items: [provider] } = await call('GET', `/customer/checkout/payment-methods?${new URLSearchParams({ countryCode: 'DE', ...shipped })}`, undefined, token);
    await call('POST', '/customer/checkout', {
      cartId: cart.cartId, expectedGrandTotal: summary.grandTotal, shippingAddress: home, billingSameAsShipping: true, ...shipped, acceptTerms: true,
      payment: { paymentProviderId: provider.paymentProviderId, paymentToken: 'pm_card_visa', savePaymentMethod: true },
    }, token);
  }
  await add(products[0]);
  return token;
}

/** Starts Prism with a document, in front of the service, and returns its address. */
async function prism(document) {
  const port = await freePort();
  const proxy = spawn(join(here, 'node_modules/.bin/prism'), ['proxy', document, url, '--port', String(port), '--errors', '--cors', 'false'], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  await new Promise((resolve, reject) => {
    proxy.stdout.on('data', (chunk) => {
      said = (said + chunk).slice(-2000);
      if (said.includes('Prism is listening')) resolve();
    });
    proxy.once('exit', () => reject(new Error(`Prism ended: ${said}`)));
  });
  return { address: `http://127.0.0.1:${port}`, stop: () => proxy.kill() };
}

const resolve = (document, node) => {
  while (node?.$ref) node = node.$ref.slice(2).split('/').reduce((at, name) => at[name], document);
  return node;
};

/** The operations that read JSON, with their parameters. */
function reads(document) {
  return Object.entries(document.paths).flatMap(([path, item]) => {
    if (!item.get || !resolve(document, item.get.responses['200'])?.content?.['application/json']) return [];
    return [{ path, parameters: (item.get.parameters ?? []).map((p) => resolve(document, p)).filter((p) => p.in === 'query') }];
  });
}

/** Keeps the ids of a response by name. */
function collect(value, ids) {
  if (Array.isArray(value)) for (const item of value) collect(item, ids);
  else if (value && typeof value === 'object') {
    for (const [name, inner] of Object.entries(value)) {
      if (/(Id|Number|slug|code)$/.test(name) && (typeof inner === 'number' || typeof inner === 'string')) (ids[name] ??= new Set()).add(inner);
      else collect(inner, ids);
    }
  }
}

/** The ways to call an operation: for each known id that it needs, and with values of its other parameters. */
function* ways({ path, parameters }, ids, document) {
  const needed = parameters.filter((p) => p.required);
  const needs = needed.length > 0 ? needed : parameters.filter((p) => /(Id|slug)$/.test(p.name) && !path.endsWith('/paged') && !path.endsWith('/all')).slice(0, 1);
  const values = needs.map((p) => [...(ids[p.name] ?? [])].slice(0, 40));
  const bases = needs.length === 0 ? [{}] : (values[0] ?? []).map((value, i) => Object.fromEntries(needs.map((p, j) => [p.name, values[j][i] ?? values[j][0] ?? p.example])));
  for (const base of bases) {
    yield base;
    for (const p of parameters) {
      if (p.name in base) continue;
      const schema = resolve(document, p.schema), items = resolve(document, schema.items) ?? schema;
      for (const value of items.enum ?? items['x-extensible-enum'] ?? (p.name === 'pageSize' ? [1, 2, 100] : p.name === 'page' ? Array.from({ length: 40 }, (_, i) => i + 1) : p.example !== undefined ? [[p.example].flat().join(',')] : [])) yield { ...base, [p.name]: value, ...(p.name === 'page' && { pageSize: 1 }) };
    }
  }
}

async function walk(surface, file, wanted) {
  const document = JSON.parse(readFileSync(join(documents, file), 'utf8'));
  const proxy = await prism(join(documents, file));
  const ids = {}, refused = new Map(), seen = new Set();
  let responses = 0, ok = 0;
  try {
    for (let round = 0, fresh = true; fresh && responses < wanted; round++) {
      fresh = false;
      for (const operation of reads(document)) {
        for (const query of ways(operation, ids, document)) {
          const address = `${operation.path}?${new URLSearchParams(query)}`;
          if (seen.has(address) || responses >= wanted) continue;
          seen.add(address);
          fresh = true;
          let response = await fetch(proxy.address + address, { headers: credentials[surface] });
          if (response.status === 429) {
            await new Promise((wait) => setTimeout(wait, 1000 * Number(response.headers.get('Retry-After') ?? 1)));
            response = await fetch(proxy.address + address, { headers: credentials[surface] });
          }
          const body = await response.json().catch(() => undefined);
          if (body?.type?.endsWith('prism/errors#UNAUTHORIZED')) continue; // takes the token of a payment link
          responses++;
          if (body?.type?.includes('stoplight.io/prism')) {
            if (!refused.has(operation.path)) refused.set(operation.path, JSON.stringify(body.validation ?? body).slice(0, 400));
          } else if (response.ok) {
            ok++;
            collect(body, ids);
          }
        }
      }
    }
  } finally {
    proxy.stop();
  }
  console.log(`${file.padEnd(20)} ${String(responses).padStart(5)} responses, ${ok} of them successes, ${refused.size} operations refused`);
  for (const [path, why] of refused) console.log(`  GET ${path}: ${why}`);
  return { responses, refused: refused.size };
}

// The Admin API has the most to read: it takes what the others leave of the wanted responses.
let failed = 0, left = wanted;
for (const surface of ['customer', 'public', 'admin']) {
  for (const [form, shares] of [['json', 2], ['v31.json', 1]]) {
    const { responses, refused } = await walk(surface, `${surface}.${form}`, surface === 'admin' ? Math.ceil(left / shares) : Infinity);
    left -= responses;
    failed += refused;
  }
}
console.log(`${wanted - left} responses`);
process.exitCode = failed === 0 && left <= 0 ? 0 : 1;
