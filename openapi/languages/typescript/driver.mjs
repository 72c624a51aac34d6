// Carries out the cases with the TypeScript client. See ../suite/run.mjs.
import { createInterface } from 'node:readline';
import * as admin from '../../../gen/typescript/dist/admin.js';
import * as customer from '../../../gen/typescript/dist/customer.js';
import * as forPublic from '../../../gen/typescript/dist/public.js';
import { createReceiver, signWebhook, verifyWebhook, WebhookVerificationError } from '../../../gen/typescript/dist/webhooks.js';

const surfaces = {
  admin: [admin, admin.createAdminClient],
  customer: [customer, customer.createCustomerClient],
  public: [forPublic, forPublic.createPublicClient],
};

createInterface({ input: process.stdin }).on('line', async (line) => {
  const one = JSON.parse(line);
  console.log(JSON.stringify({ id: one.id, ...(await carryOut(one)) }));
});

async function carryOut(one) {
  if (one.receiver) return { outcomes: [await received(one.receiver)] };
  if (one.webhooks) return { outcomes: await Promise.all(one.webhooks.map((delivery) => outcomeOf(() => verified(delivery)))) };
  const [operations, create] = surfaces[one.surface];
  const { renew, cart, ...settings } = one.client ?? {};
  const given = { renewals: 0, cartTokens: [] };
  let cartToken = settings.cartToken;
  const client = create({
    baseUrl: one.baseUrl,
    ...settings,
    ...(cart ? { cartToken: () => cartToken, onCartToken: (token) => { given.cartTokens.push(token); cartToken = token; } } : {}),
    ...(renew ? { renewToken: async () => { await new Promise((soon) => setTimeout(soon, 50)); given.renewals++; return renew.shift(); } } : {}),
  });
  const outcomes = [];
  for (const call of one.calls) {
    const run = () => outcomeOf(() => carryOutCall(operations, client, call));
    outcomes.push(...(await Promise.all(Array.from({ length: call.times ?? 1 }, run))));
  }
  return { outcomes, ...given };
}

async function carryOutCall(operations, client, { operation, query, body, options = {}, items, pages, start, limit }) {
  const headers = {
    ...options.headers,
    ...(options.idempotencyKey && { 'Idempotency-Key': options.idempotencyKey }),
    ...(options.ifMatch && { 'If-Match': options.ifMatch }),
    ...(options.ifNoneMatch && { 'If-None-Match': options.ifNoneMatch }),
  };
  const { maxRetries, timeout } = options;
  const send = (more) => operations[operation]({ client, query: { ...query, ...more }, body: upload(body), headers, maxRetries, timeout });
  if (items) {
    const list = operations.items((cursor) => send({ cursor }), start);
    const found = [];
    if (limit !== 0) for await (const item of list) if (found.push(item) === limit) break;
    return { items: found, cursor: list.cursor ?? null };
  }
  if (pages) {
    const found = [];
    for await (const page of operations.pages((page) => send({ page }))) found.push(page.items);
    return { pages: found };
  }
  const result = await send();
  return result instanceof Blob ? { file: await result.text() } : { result: result ?? null };
}

/** A body whose file is given as text. */
function upload(body) {
  if (!body?.$file) return body;
  const { $file, ...rest } = body;
  return { ...rest, file: new File([$file.content], $file.name, { type: $file.type }) };
}

async function verified({ body, headers, secrets, tolerance, now }) {
  return { event: await verifyWebhook(body, headers, secrets, { tolerance, now: () => now * 1000 }) };
}

async function received({ secrets, now, deliveries }) {
  const receipts = [];
  const handled = [];
  let current;
  const record = async () => {
    const { status, duplicate } = await receive(current.body, current.headers);
    receipts.push({ status, duplicate });
  };
  const receive = createReceiver({
    secrets,
    now: () => now * 1000,
    handlers: {
      'order.created': async ({ data }) => {
        if (current.during) await record();
        if (current.fails) throw new Error('the handler failed');
        handled.push(data.object.orderId);
      },
    },
  });
  for (const delivery of deliveries) {
    const headers = await signWebhook(secrets[0], delivery.id, now, delivery.body);
    if (delivery.forged) headers['webhook-signature'] = `${headers['webhook-signature'].slice(0, -4)}AAA=`;
    current = { ...delivery, headers };
    await record().catch(() => receipts.push({ raised: true }));
  }
  return { receipts, handled };
}

async function outcomeOf(run) {
  try {
    return await run();
  } catch (error) {
    if (error instanceof admin.StoreError) {
      const { status, code, message, requestId, retryAfter, fields } = error;
      return { error: { kind: 'store', status, code, message, requestId, retryAfter, fields } };
    }
    if (error instanceof admin.StoreConnectionError) return { error: { kind: 'connection' } };
    if (error instanceof WebhookVerificationError) return { error: { kind: 'verification' } };
    return { error: { kind: error instanceof TypeError ? 'argument' : 'other', message: String(error) } };
  }
}
