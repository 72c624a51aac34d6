// Tests the client's promises with only the features that all runtimes have. run returns a result for each
// case: null if it passed, or else the error.

/** Runs all cases against the peer at base. load imports a path of the package. */
export async function run(load, base) {
  const begun = performance.now();
  const admin = await load('admin');
  const cold = performance.now() - begun;
  const webhooks = await load('webhooks');
  const outcomes = {};
  for (const [name, test] of Object.entries(cases)) {
    const client = (more = {}) => admin.createAdminClient({ baseUrl: `${base}/${name}`, token: 'sp_admin_1', ...more });
    const seen = async () => (await fetch(`${base}/${name}/seen`)).json();
    try {
      await within(60_000, test({ ...admin, ...webhooks, client, seen }));
      outcomes[name] = null;
    } catch (error) {
      outcomes[name] = String(error?.stack ?? error);
    }
  }
  return { cold, outcomes };
}

function same(got, want) {
  const [a, b] = [JSON.stringify(got), JSON.stringify(want)];
  if (a !== b) throw new Error(`${a} is not ${b}`);
}

function within(milliseconds, promise) {
  let timer;
  const late = new Promise((_, failed) => { timer = setTimeout(() => failed(new Error(`not done after ${milliseconds} ms`)), milliseconds); });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

async function failure(promise) {
  let value;
  try {
    value = await promise;
  } catch (error) {
    return error;
  }
  throw new Error(`no failure but ${JSON.stringify(value)}`);
}

const refund = (of, more) => of.refundOrder({ client: of.client(more), body: { orderId: 1042, reason: 'OTHER', amount: '9.00' } });

const cases = {
  async read(of) {
    same((await of.listOrders({ client: of.client({ storeId: 3 }), query: { search: 'ä b', status: ['OPEN', 'COMPLETED'] } })).items, []);
    const [{ url, headers }] = await of.seen();
    same([url, headers.authorization, headers['x-store-id'], headers['api-version'], headers['idempotency-key'] ?? null],
      ['/admin/order/paged?search=%C3%A4%20b&status=OPEN,COMPLETED', 'Bearer sp_admin_1', '3', of.API_VERSION, null]);
  },
  async write(of) {
    same((await refund(of)).refundId, 88);
    const asked = await of.seen();
    same([asked.length, asked[0].body], [2, '{"orderId":1042,"reason":"OTHER","amount":"9.00"}']);
    same([asked[1].body, asked[1].headers['idempotency-key'], asked[0].headers['idempotency-key'].length], [asked[0].body, asked[0].headers['idempotency-key'], 36]);
  },
  async problem(of) {
    const error = await failure(refund(of));
    same([of.StoreError.is(error, 'refund_exceeds_remaining'), error.status, error.requestId, error.fields[0].pointer], [true, 422, 'of-the-header', '/amount']);
  },
  async silence(of) {
    const error = await failure(of.listOrders({ client: of.client(), maxRetries: 0, timeout: 100.5 }));
    same(error instanceof of.StoreConnectionError, true);
  },
  async abort(of) {
    const stop = new AbortController();
    setTimeout(() => stop.abort(new Error('changed my mind')), 100);
    same((await failure(of.listOrders({ client: of.client(), signal: stop.signal }))).message, 'changed my mind');
  },
  async broken(of) {
    same((await failure(of.listOrders({ client: of.client({ maxRetries: 0 }) }))) instanceof of.StoreConnectionError, true);
  },
  async page(of) {
    same((await failure(of.listOrders({ client: of.client() }))) instanceof of.StoreConnectionError, true);
  },
  async csv(of) {
    const file = await of.exportOrders({ client: of.client() });
    same([file instanceof Blob, new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer())], [true, '\uFEFForder\r\nÖzil\r\n']);
  },
  async lines(of) {
    const file = await of.getIntegrationTaskFile({ client: of.client(), query: { integrationTaskId: 1 } });
    same([file instanceof Blob, await file.text()], [true, '{"a":1}\n{"a":2}\n']);
  },
  async nothing(of) {
    same((await of.logout({ client: of.client() })) === undefined, true);
  },
  async upload(of) {
    const file = new File(['Grüße'], 'grüße.txt', { type: 'text/plain' });
    same((await of.createMedia({ client: of.client(), body: { file, altText: 'A kettle' } })).mediaId, 7);
    const [{ headers, body }] = await of.seen();
    same([/^multipart\/form-data; ?boundary=/.test(headers['content-type']), body.includes('Grüße'), body.includes('filename="grüße.txt"'), body.includes('A kettle')], [true, true, true, true]);
  },
  async progress(of) {
    const told = [];
    const upload = (more) => of.createMedia({ client: of.client({ fetch: of.fetchWithProgress((sent, total) => told.push([sent, total])), ...more }), body: { file: new File(['a kettle '.repeat(100_000)], 'kettle.txt', { type: 'text/plain' }) } });
    same((await upload()).mediaId, 7);
    const seen = await of.seen();
    same(seen.map(({ headers, body }) => [headers['idempotency-key'], body.includes('a kettle '.repeat(100_000))]), Array.from({ length: 2 }, () => [seen[0].headers['idempotency-key'], true]));
    same(seen[0].headers['idempotency-key'].length, 36);
    const [, total] = told[0];
    same([total > 900_000 && total < 901_000, told.every((of) => of[1] === total), told.filter(([sent]) => sent === total).length], [true, true, 2]);
    same(told.every(([sent], i) => i === 0 || told[i - 1][0] === total || sent > told[i - 1][0]), true);
    const stop = new AbortController();
    stop.abort(new Error('changed my mind'));
    same((await failure(of.createMedia({ client: of.client({ fetch: of.fetchWithProgress(() => {}) }), signal: stop.signal, body: { file: new Blob(['a']) } }))).message, 'changed my mind');
  },
  async renewal(of) {
    const client = of.client({ token: 'old', renewToken: async (refused) => (refused === 'old' ? 'new' : undefined) });
    await of.listOrders({ client });
    same((await of.seen()).map(({ headers }) => headers.authorization), ['Bearer old', 'Bearer new']);
  },
  async items(of) {
    const client = of.client();
    const ids = [];
    for await (const { orderId } of of.items((cursor) => of.listOrders({ client, query: { cursor } }))) ids.push(orderId);
    same(ids, [1, 2]);
  },
  async webhook(of) {
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
    const headers = { 'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek', 'webhook-timestamp': '1614265330', 'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=' };
    const now = () => 1614265330_000;
    same(await of.verifyWebhook('{"test": 2432232314}', headers, secret, { now }), { test: 2432232314 });
    same((await failure(of.verifyWebhook('{"test": 2432232315}', headers, secret, { now }))) instanceof of.WebhookVerificationError, true);
    const pub = { ...headers, 'webhook-signature': 'v1a,hnO3f9T8Ytu9HwrXslvumlUpqtNVqkhqw/enGzPCXe5BdqzCInXqYXFymVJaA7AZdpXwVLPo3mNl8EM+m7TBAg==' };
    same(await of.verifyWebhook('{"test": 2432232314}', pub, 'whpk_1SiA4o9hyqTCpIqC5V9HUakiiaeACeqfZTInDBbOir4=', { now }), { test: 2432232314 });
  },
};
