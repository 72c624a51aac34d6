// The façade against a server that answers as told.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, beforeEach, describe, it } from 'node:test';
import { API_VERSION, createAdminClient, getOrderPdf, items, listOrders, login, pages, refreshLogin, refundOrder, StoreConnectionError, StoreError, take } from '@storeplatform/client/admin';
import { createCartItem, createCustomerClient, getCartSummary, getStoreOverview, listProducts, setCartItems } from '@storeplatform/client/customer';
import * as forPublic from '@storeplatform/client/public';

let server, baseUrl, seen, answers;
const problem = (status, code, more = {}) => ({ type: `/problems/${code}`, title: 'No', status, detail: 'Not like this.', instance: '/x', code, requestId: 'req_1', ...more });
const json = (status, body, headers = {}) => ({ status, headers: { 'Content-Type': status < 400 ? 'application/json' : 'application/problem+json', ...headers }, body: JSON.stringify(body) });
const empty = { items: [], page: 1, pageSize: 25, totalCount: 0, totalIsEstimate: false, nextCursor: null };

before(async () => {
  server = createServer((req, res) => {
    let body = '';
    req.on('data', (chunk) => (body += chunk)).on('end', () => {
      seen.push({ method: req.method, url: req.url, headers: req.headers, body });
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (answer === 'hang up') return req.socket.destroy();
      if (answer === 'silence') return undefined;
      if (answer === 'half') return res.writeHead(200, { 'Content-Type': 'application/json' }).write('{"items": [', () => req.socket.destroy());
      if (answer === 'drip') return res.writeHead(200, { 'Content-Type': 'application/json' }).write('{"items": [');
      if (typeof answer === 'function') return answer(req, res);
      return res.writeHead(answer.status, answer.headers).end(answer.body);
    });
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  baseUrl = `http://127.0.0.1:${server.address().port}/`;
});
after(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  seen = [];
  answers = [json(200, empty)];
});

const admin = (more = {}) => createAdminClient({ baseUrl, token: 'sp_admin_1', ...more });
const refund = (client, more = {}) => refundOrder({ client, body: { orderId: 1042, amount: '9.00' }, ...more });
const failure = (promise) => promise.then(() => assert.fail('no error'), (error) => error);

describe('a request', () => {
  it('carries the token, the version, the store and the own headers', async () => {
    await listOrders({ client: admin({ storeId: 3, headers: { 'X-Request-Id': 'mine' } }), query: { page: 2, search: 'ä b' } });
    assert.equal(seen[0].url, '/admin/order/paged?page=2&search=%C3%A4%20b');
    const { authorization, 'api-version': version, 'x-store-id': store, 'x-request-id': id, 'idempotency-key': key } = seen[0].headers;
    assert.deepEqual([authorization, version, store, id, key], ['Bearer sp_admin_1', API_VERSION, '3', 'mine', undefined]);
  });
  it('asks a token function each time, and not for operations without a credential', async () => {
    let asked = 0;
    const client = admin({ token: async () => `t${++asked}` });
    await listOrders({ client });
    await listOrders({ client });
    await login({ client, body: { email: 'a@b.example', password: 'secret secret secret' } });
    assert.deepEqual(seen.map((r) => r.headers.authorization), ['Bearer t1', 'Bearer t2', undefined]);
  });
  it('makes an idempotency key for POST unless one is given', async () => {
    await refund(admin());
    await refund(admin(), { headers: { 'Idempotency-Key': 'my-own-key' } });
    assert.match(seen[0].headers['idempotency-key'], /^[0-9a-f-]{36}$/);
    assert.equal(seen[1].headers['idempotency-key'], 'my-own-key');
  });
  it('sends the credentials that a customer has, and tells about a new cart token', async () => {
    answers = [json(200, {}, { 'X-Cart-Token': 'cart_new' })];
    let given;
    const client = createCustomerClient({ baseUrl, storeKey: 'pk_1', cartToken: () => 'cart_old', onCartToken: (token) => (given = token) });
    await getCartSummary({ client });
    const { 'x-store-key': key, 'x-cart-token': cart, authorization } = seen[0].headers;
    assert.deepEqual([key, cart, authorization, given], ['pk_1', 'cart_old', undefined, 'cart_new']);
  });
  it('reads a catalog by a URL that caches keep, and with headers once a customer is logged in', async () => {
    let token;
    const client = createCustomerClient({ baseUrl, storeKey: 'pk_1+', token: () => token, cartToken: () => 'cart_1' });
    await listProducts({ client, query: { collectionId: [5, 6], search: 'a b' } });
    await getStoreOverview({ client });
    token = 'sp_customer_1';
    await listProducts({ client });
    await getCartSummary({ client });
    const key = `storeKey=pk_1%2B&apiVersion=${API_VERSION}`;
    assert.deepEqual(seen.map((r) => r.url), [`/customer/product/paged?collectionId=5,6&search=a%20b&${key}`, `/customer/store/overview?${key}`, '/customer/product/paged', '/customer/cart/summary']);
    const sent = (r) => [r.headers['x-store-key'], r.headers['api-version'], r.headers['x-cart-token'], r.headers.authorization];
    assert.deepEqual(seen.map(sent), [[], [], ['pk_1+', API_VERSION, undefined, 'Bearer sp_customer_1'], ['pk_1+', API_VERSION, 'cart_1', 'Bearer sp_customer_1']].map((all) => [...all, ...Array(4 - all.length)]));
    const simple = ['accept', 'accept-language', 'content-language', 'content-type', 'range', 'user-agent', 'host', 'connection', 'sec-fetch-mode', 'accept-encoding'];
    assert.deepEqual(Object.keys(seen[0].headers).filter((name) => !simple.includes(name)), [], 'a page sends it without a preflight');
  });
  it('adds to a new cart once the old one is bought or expired', async () => {
    const gone = json(404, problem(404, 'not_found'));
    for (const add of [(client) => createCartItem({ client, body: { sku: 'A', quantity: 1 } }), (client) => setCartItems({ client, body: { items: [{ sku: 'A', quantity: 1 }] } })]) {
      let token = 'cart_old';
      seen.length = 0;
      answers = [gone, json(200, { cartId: 2 }, { 'X-Cart-Token': 'cart_new' }), json(200, { cartId: 2 })];
      const client = createCustomerClient({ baseUrl, storeKey: 'pk_1', cartToken: () => token, onCartToken: (given) => (token = given) });
      assert.equal((await add(client)).cartId, 2);
      assert.deepEqual([token, seen.length, seen[0].body], ['cart_new', 2, seen[1].body]);
      await add(client);
      assert.deepEqual(seen.map((r) => r.headers['x-cart-token']), ['cart_old', undefined, 'cart_new']);
    }
    seen.length = 0;
    answers = [gone];
    const client = createCustomerClient({ baseUrl, storeKey: 'pk_1', cartToken: 'cart_old', onCartToken: () => assert.fail() });
    assert.equal((await failure(getCartSummary({ client }))).code, 'not_found');
    assert.equal(seen.length, 1, 'a read starts no cart');
    answers = [gone, gone];
    assert.equal((await failure(createCartItem({ client, body: { sku: 'unknown', quantity: 1 } }))).code, 'not_found');
  });
  it('makes its key on pages without TLS as well, which have no randomUUID', async () => {
    const { randomUUID } = crypto;
    crypto.randomUUID = undefined;
    try {
      await refund(admin());
    } finally {
      crypto.randomUUID = randomUUID;
    }
    assert.match(seen[0].headers['idempotency-key'], /^[0-9a-f]{32}$/);
  });
  it('tells about every answer', async () => {
    answers = [json(200, empty, { RateLimit: '"default";r=1;t=1' })];
    const told = [];
    await forPublic.listOrders({ client: forPublic.createPublicClient({ baseUrl, token: 'sp_app_1', onResponse: (r) => told.push(r.headers.get('ratelimit')) }) });
    assert.deepEqual(told, ['"default";r=1;t=1']);
  });
});

describe('a failure', () => {
  it('is a StoreError with code, fields and request id', async () => {
    answers = [json(422, problem(422, 'refund_exceeds_remaining', { errors: [{ in: 'body', pointer: '/amount', code: 'too_large', detail: 'at most 4.00' }] }), { 'X-Request-Id': 'req_head' })];
    const error = await failure(refund(admin()));
    assert.ok(StoreError.is(error, 'refund_exceeds_remaining') && !StoreError.is(error, 'not_found'));
    assert.deepEqual([error.status, error.message, error.requestId, error.fields[0].pointer], [422, 'Not like this.', 'req_head', '/amount']);
    assert.equal(seen.length, 1);
  });
  it('of a proxy is a StoreError as well', async () => {
    answers = [{ status: 404, headers: { 'Content-Type': 'text/html' }, body: '<h1>Nothing here</h1>' }];
    const error = await failure(listOrders({ client: admin() }));
    assert.deepEqual([error.status, error.code, error.message], [404, 'unknown', '<h1>Nothing here</h1>']);
  });
  it('without an answer is a StoreConnectionError', async () => {
    answers = ['hang up'];
    assert.ok((await failure(listOrders({ client: admin({ maxRetries: 0 }) }))) instanceof StoreConnectionError);
  });
  it('by the time limit is a StoreConnectionError', async () => {
    answers = ['silence'];
    assert.ok((await failure(listOrders({ client: admin({ maxRetries: 0, timeout: 50 }) }))) instanceof StoreConnectionError);
  });
  it('in the middle of an answer is a StoreConnectionError, broken off or stuck', async () => {
    for (const answer of ['half', 'drip']) {
      answers = [answer];
      assert.ok((await failure(listOrders({ client: admin(), maxRetries: 0, timeout: 200 }))) instanceof StoreConnectionError, answer);
    }
    answers = ['half', json(200, empty)];
    assert.equal((await listOrders({ client: admin() })).pageSize, 25);
  });
  it('in the middle of a file ends the call at its time limit', async () => {
    answers = [(req, res) => res.writeHead(200, { 'Content-Type': 'application/pdf' }).write('%PDF')];
    const read = async () => { const file = await getOrderPdf({ client: admin({ maxRetries: 0 }), query: { orderId: 1, type: 'INVOICE' }, timeout: 200 }); await (file.text?.() ?? new Response(file).text()); };
    let late;
    const outcome = await Promise.race([read().then(() => 'read', () => 'ended'), new Promise((done) => (late = setTimeout(done, 5000, 'late')))]);
    clearTimeout(late);
    assert.equal(outcome, 'ended');
  });
  it('by somebody in between who answers 200 with a page, or with no JSON, is a StoreConnectionError', async () => {
    for (const [type, body] of [['text/html; charset=utf-8', '<h1>Welcome to our Wi-Fi</h1>'], ['application/json', '{"items": [']]) {
      answers = [{ status: 200, headers: { 'Content-Type': type }, body }];
      assert.ok((await failure(listOrders({ client: admin() }))) instanceof StoreConnectionError, type);
    }
  });
  it('by the own signal is that reason, at once', async () => {
    for (const maxRetries of [0, 2]) {
      const stop = new AbortController();
      answers = [() => stop.abort(new Error('changed my mind'))];
      seen = [];
      assert.equal((await failure(listOrders({ client: admin(), maxRetries, signal: stop.signal }))).message, 'changed my mind');
      assert.equal(seen.length, 1);
    }
  });
});

describe('a repeated request', () => {
  const soon = { 'Retry-After': '0' };
  it('keeps its idempotency key and its body', async () => {
    answers = [json(503, problem(503, 'busy'), soon), 'hang up', json(200, { refundId: 88 })];
    assert.equal((await refund(admin())).refundId, 88);
    assert.equal(seen.length, 3);
    assert.equal(new Set(seen.map((r) => r.headers['idempotency-key'] + r.body)).size, 1);
  });
  it('waits as long as Retry-After says', async () => {
    answers = [json(429, problem(429, 'rate_limited'), { 'Retry-After': '1' }), json(200, empty)];
    const start = Date.now();
    await listOrders({ client: admin() });
    assert.ok(Date.now() - start >= 990);
  });
  it('is given up when the wait would be long, and tells how long', async () => {
    answers = [json(429, problem(429, 'rate_limited'), { 'Retry-After': '3600' })];
    const error = await failure(listOrders({ client: admin() }));
    assert.deepEqual([error.code, error.retryAfter, seen.length], ['rate_limited', 3_600_000, 1]);
  });
  it('is sent when the first one still runs, but not for other conflicts', async () => {
    answers = [json(409, problem(409, 'idempotency_in_flight'), soon), json(409, problem(409, 'invalid_state_transition'))];
    const error = await failure(refund(admin()));
    assert.deepEqual([error.code, seen.length], ['invalid_state_transition', 2]);
  });
  it('stops after maxRetries', async () => {
    answers = [json(503, problem(503, 'busy'), soon)];
    const error = await failure(listOrders({ client: admin({ maxRetries: 4 }) }));
    assert.deepEqual([error.code, seen.length], ['busy', 5]);
  });
  it('is sent as often, and waited for as long, as its call says', async () => {
    answers = [json(503, problem(503, 'busy'), soon)];
    await failure(listOrders({ client: admin({ maxRetries: 5 }), maxRetries: 1 }));
    assert.equal(seen.length, 2);
    await failure(refund(admin(), { maxRetries: 0 }));
    assert.equal(seen.length, 3);
    answers = ['silence'];
    const start = Date.now();
    assert.ok((await failure(listOrders({ client: admin({ maxRetries: 0 }), timeout: 50 }))) instanceof StoreConnectionError);
    assert.ok(Date.now() - start < 5000);
    answers = [json(200, empty)];
    assert.equal((await listOrders({ client: admin({ timeout: 1 }), timeout: Infinity })).pageSize, 25);
  });
  it('is waited for no longer after its garbage was collected', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc'), timer = setInterval(collect, 10);
    answers = ['silence'];
    const stop = new AbortController(), late = setTimeout(() => stop.abort(new Error('no timeout')), 5000);
    try {
      assert.ok((await failure(listOrders({ client: admin({ maxRetries: 0 }), timeout: 300, signal: stop.signal }))) instanceof StoreConnectionError);
    } finally {
      clearInterval(timer);
      clearTimeout(late);
    }
  });
  it('is ended by its signal while it waits', async () => {
    answers = [json(429, problem(429, 'rate_limited'), { 'Retry-After': '30' })];
    const stop = new AbortController();
    setTimeout(() => stop.abort(new Error('changed my mind')), 50);
    assert.equal((await failure(listOrders({ client: admin(), signal: stop.signal }))).message, 'changed my mind');
  });
  it('is not sent when it gives out tokens', async () => {
    answers = ['hang up'];
    await failure(refreshLogin({ client: admin(), body: { refreshToken: 'sp_refresh_1' } }));
    assert.deepEqual([seen.length, seen[0].headers['idempotency-key']], [1, undefined]);
  });
  it('gets a new token once after a 401', async () => {
    answers = [json(401, problem(401, 'unauthenticated')), json(200, empty)];
    const asked = [];
    await listOrders({ client: admin({ renewToken: (old) => (asked.push(old), 'sp_admin_2') }) });
    assert.deepEqual([asked, seen.map((r) => r.headers.authorization)], [['sp_admin_1'], ['Bearer sp_admin_1', 'Bearer sp_admin_2']]);
    answers = [json(401, problem(401, 'unauthenticated'))];
    assert.equal((await failure(listOrders({ client: admin({ renewToken: () => 'sp_admin_2' }) }))).code, 'unauthenticated');
    assert.equal(seen.length, 4);
  });
});

describe('a token that was refused', () => {
  const now = (good) => (req, res) => {
    const { status, headers, body } = req.headers.authorization === `Bearer ${good}` ? json(200, empty) : json(401, problem(401, 'unauthenticated'));
    res.writeHead(status, headers).end(body);
  };
  it('is renewed once for all requests, also for those that hear of it later', async () => {
    let late;
    const held = new Promise((resolve) => (late = resolve));
    const good = now('t2');
    answers = [(req, res) => (req.url.includes('search=late') && req.headers.authorization === 'Bearer t1' ? held.then(() => good(req, res)) : good(req, res))];
    let renewals = 0;
    const client = admin({ token: 't1', renewToken: async () => (await new Promise((soon) => setTimeout(soon, 20)), renewals++, 't2') });
    const slow = listOrders({ client, query: { search: 'late' } });
    await Promise.all(Array.from({ length: 8 }, () => listOrders({ client })));
    late();
    await slow;
    assert.equal(renewals, 1);
    seen = [];
    await listOrders({ client });
    assert.deepEqual(seen.map((r) => r.headers.authorization), ['Bearer t2'], 'the new one is used from now on');
  });
  it('is renewed again when the new one ends', async () => {
    let number = 1;
    const client = admin({ token: 't1', renewToken: () => `t${++number}` });
    for (const good of ['t2', 't3', 't1']) {
      if (good === 't1') number = 0;
      answers = [now(good)];
      await Promise.all([listOrders({ client }), listOrders({ client })]);
    }
    assert.equal(number, 1);
  });
  it('lets all requests fail with what the renewal failed of, and is tried again later', async () => {
    answers = [now('t2')];
    let renewals = 0;
    const refuse = async () => new Response(JSON.stringify(problem(401, 'unauthenticated')), { status: 401, headers: { 'Content-Type': 'application/problem+json' } });
    const client = admin({
      token: 't1',
      fetch: (request) => (renewals === 0 ? refuse() : fetch(request)),
      renewToken: async () => {
        await new Promise((soon) => setTimeout(soon, 50));
        if (renewals++ === 0) throw new Error('no network');
        return 't2';
      },
    });
    const failures = await Promise.all([failure(listOrders({ client })), failure(listOrders({ client }))]);
    assert.deepEqual([failures.map((error) => error.message), renewals], [['no network', 'no network'], 1]);
    await listOrders({ client });
    const given = admin({ token: 't1', renewToken: () => undefined });
    assert.equal((await failure(listOrders({ client: given }))).code, 'unauthenticated');
  });
  it('is waited for no longer than the signal says, and goes on for the others', async () => {
    answers = [now('t2')];
    let renewed;
    const client = admin({ token: 't1', renewToken: () => new Promise((resolve) => (renewed = resolve)) });
    const stop = new AbortController();
    const impatient = failure(listOrders({ client, signal: stop.signal }));
    const patient = listOrders({ client });
    while (!renewed) await new Promise((soon) => setTimeout(soon, 5));
    stop.abort(new Error('changed my mind'));
    assert.equal((await impatient).message, 'changed my mind');
    renewed('t2');
    assert.equal((await patient).pageSize, 25);
  });
  it('may be renewed through the same client', async () => {
    answers = [(req, res) => (req.url.endsWith('/login/refresh') ? res.writeHead(200, { 'Content-Type': 'application/json' }).end('{"accessToken":"t2"}') : now('t2')(req, res))];
    const client = admin({ token: 't1', renewToken: async () => (await refreshLogin({ client, body: { refreshToken: 'r1' } })).accessToken });
    await Promise.all([listOrders({ client }), refund(client)]);
    assert.equal(seen.filter((r) => r.url.endsWith('/login/refresh')).length, 1);
    const keys = seen.filter((r) => r.method === 'POST' && r.url.endsWith('/refund')).map((r) => r.headers['idempotency-key'] + r.body);
    assert.deepEqual([keys.length, new Set(keys).size], [2, 1]);
  });
});

describe('a list', () => {
  const page = (ids, nextCursor) => json(200, { ...empty, items: ids.map((orderId) => ({ orderId })), nextCursor });
  it('is walked by cursor', async () => {
    answers = [page([1, 2], 'c1'), page([3], 'c2'), page([4], null)];
    const found = [];
    for await (const order of items((cursor) => listOrders({ client: admin(), query: { cursor, pageSize: 2 } }))) found.push(order.orderId);
    assert.deepEqual(found, [1, 2, 3, 4]);
    assert.deepEqual(seen.map((r) => new URL(r.url, baseUrl).searchParams.get('cursor')), [null, 'c1', 'c2']);
  });
  it('tells where to go on, and goes on there', async () => {
    const pagesBy = { null: page([1, 2], 'c1'), c1: page([3, 4], 'c2'), c2: page([5], null) };
    answers = [(req, res) => { const { status, headers, body } = pagesBy[new URL(req.url, baseUrl).searchParams.get('cursor')]; res.writeHead(status, headers).end(body); }];
    const walk = (from) => items((cursor) => listOrders({ client: admin(), query: { cursor } }), from);
    const first = walk();
    assert.equal(first.cursor, undefined);
    for await (const { orderId } of first) if (orderId === 3) break;
    assert.equal(first.cursor, 'c1', 'the page that it stopped on');
    const rest = walk(first.cursor);
    const found = [];
    for await (const { orderId } of rest) found.push(orderId);
    assert.deepEqual([found, rest.cursor], [[3, 4, 5], 'c2'], 'at the end, the last one sent: what changes later follows it');
  });
  it('is walked by page, and can be cut short', async () => {
    answers = [page([1, 2], 'c1'), page([3], null)];
    const found = [];
    for await (const { items: some } of pages((number) => listOrders({ client: admin(), query: { page: number } }))) found.push(some.length);
    assert.deepEqual([found, seen.map((r) => new URL(r.url, baseUrl).searchParams.get('page'))], [[2, 1], ['1', '2']]);
    answers = [page([1, 2], 'c1')];
    assert.equal((await take(items((cursor) => listOrders({ client: admin(), query: { cursor } })), 3)).length, 3);
  });
});
