// The client against a running server: STORE_URL, ADMIN_EMAIL, ADMIN_PASSWORD, STORE_KEY and APP_TOKEN
// say which, as `go run ./server` prints them when it starts.
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import * as admin from '@storeplatform/client/admin';
import * as customer from '@storeplatform/client/customer';
import * as forPublic from '@storeplatform/client/public';

const { STORE_URL: baseUrl, ADMIN_EMAIL: email, ADMIN_PASSWORD: password, STORE_KEY: storeKey, APP_TOKEN: appToken } = process.env;
const skip = baseUrl ? false : 'STORE_URL is not set';
const failure = (promise) => promise.then(() => assert.fail('no error'), (error) => error);

describe('the Admin API', { skip }, () => {
  let client, options;
  before(async () => {
    const session = await admin.login({ client: admin.createAdminClient({ baseUrl }), body: { email, password } });
    options = { baseUrl, token: session.accessToken, storeId: session.stores[0].storeId };
    client = admin.createAdminClient(options);
  });
  it('knows who is logged in', async () => {
    assert.equal((await admin.getMyUser({ client })).email, email);
    assert.ok((await admin.listStores({ client })).items.length >= 1);
  });
  it('lists by cursor what it lists by page', async () => {
    const query = { pageSize: 2, sort: 'createdOn' };
    const all = await admin.take(admin.items((cursor) => admin.listProducts({ client, query: { ...query, cursor } })), 6);
    const paged = [];
    for await (const page of admin.pages((page) => admin.listProducts({ client, query: { ...query, page } }))) {
      paged.push(...page.items);
      if (paged.length >= 6) break;
    }
    assert.deepEqual(all.map((p) => p.productId), paged.slice(0, 6).map((p) => p.productId));
  });
  it('does a repeated request once', async () => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const body = { name: `Class ${headers['Idempotency-Key']}` };
    const replayed = [];
    const observed = admin.createAdminClient({ ...options, onResponse: (r) => replayed.push(r.headers.get('idempotent-replayed')) });
    const first = await admin.createTaxClass({ client: observed, body, headers });
    const second = await admin.createTaxClass({ client: observed, body, headers });
    assert.deepEqual([second.taxClassId, replayed], [first.taxClassId, [null, 'true']]);
    assert.equal((await failure(admin.createTaxClass({ client, body: { name: 'Another' }, headers }))).code, 'idempotency_key_reuse');
    await admin.deleteTaxClass({ client, query: { taxClassId: first.taxClassId } });
  });
  it('refuses a stale version', async () => {
    const made = await admin.createTaxClass({ client, body: { name: `Class ${crypto.randomUUID()}` } });
    const { taxClassId, version } = made;
    await admin.updateTaxClass({ client, body: { taxClassId, version, name: `${made.name} 2` } });
    const error = await failure(admin.updateTaxClass({ client, body: { taxClassId, version, name: `${made.name} 3` } }));
    assert.deepEqual([error.status, error.code], [409, 'version_conflict']);
    await admin.deleteTaxClass({ client, query: { taxClassId } });
  });
  it('tells what is wrong', async () => {
    const error = await failure(admin.createTaxClass({ client, body: { name: '' } }));
    assert.ok(admin.StoreError.is(error, 'invalid_request'));
    assert.deepEqual([error.status, error.fields[0].in, error.fields[0].pointer], [400, 'body', '/name']);
    assert.ok(error.requestId);
    const stranger = admin.createAdminClient({ baseUrl, token: 'sp_admin_wrong' });
    assert.equal((await failure(admin.getMyUser({ client: stranger }))).code, 'unauthenticated');
  });
});

describe('the Customer API', { skip: skip || (storeKey ? false : 'STORE_KEY is not set') }, () => {
  it('shows the store and fills a guest\'s cart', async () => {
    let cartToken;
    let cached;
    const onResponse = (response) => (cached = response.headers.get('cache-control'));
    const client = customer.createCustomerClient({ baseUrl, storeKey, cartToken: () => cartToken, onCartToken: (token) => (cartToken = token), onResponse });
    assert.ok((await customer.getStoreOverview({ client })).defaultCurrencyCode);
    assert.equal(cached, 'public, max-age=60');
    const [card] = await customer.take(customer.items((cursor) => customer.listProducts({ client, query: { cursor, inStock: true } })), 1);
    const product = await customer.getProduct({ client, query: { productId: card.productId } });
    const cart = await customer.createCartItem({ client, body: { variantId: product.variants[0].variantId, quantity: 1 } });
    assert.ok(cartToken);
    assert.equal((await customer.getCartSummary({ client })).cartId, cart.cartId);
  });
  it('keeps a catalog read while its ETag is current', async () => {
    let etag;
    const client = customer.createCustomerClient({ baseUrl, storeKey, onResponse: (response) => (etag = response.headers.get('etag')) });
    await customer.getStoreOverview({ client });
    assert.ok(etag);
    const error = await failure(customer.getStoreOverview({ client, headers: { 'If-None-Match': etag } }));
    assert.deepEqual([error.status, error.code], [304, 'not_modified']);
  });
});

describe('the Public API', { skip: skip || (appToken ? false : 'APP_TOKEN is not set') }, () => {
  it('lists orders for an app token', async () => {
    const client = forPublic.createPublicClient({ baseUrl, token: appToken });
    const page = await forPublic.listOrders({ client, query: { pageSize: 1 } });
    assert.equal(page.pageSize, 1);
    assert.equal(typeof page.totalCount, 'number');
  });
});
