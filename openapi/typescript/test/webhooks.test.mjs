// Webhook verification against the vectors of Standard Webhooks and its npm package.
import assert from 'node:assert/strict';
import { generateKeyPairSync, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { Webhook } from 'standardwebhooks';
import { signWebhook, verifyWebhook, WebhookVerificationError } from '@storeplatform/client/webhooks';

const s1 = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: 1614265330,
  body: '{"test": 2432232314}',
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};
const s2 = {
  secret: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD',
  id: 'msg_27UH4WbU6Z5A5EzD8u03UvzRbpk',
  timestamp: 1649367553,
  body: '{"email":"test@example.com","username":"test_user"}',
  signature: 'v1,tZ1I4/hDygAJgO5TYxiSd6Sd0kDW6hPenDe+bTa3Kkw=',
};
const vectors = [
  s1,
  s2,
  { ...s1, body: 'a'.repeat(1048576), signature: 'v1,txpEUxqWZJ5nteTnymUVa+7C4NHpBeXJ6CsBAW0c3/A=' },
  { ...s1, body: 'a'.repeat(262144), signature: 'v1,Mw4Pe2WgApuT7NSqnSq0PQPV9gbLdggCl9B865x5Xh0=' },
  { ...s1, body: 'a'.repeat(262143), signature: 'v1,NTItnqyWMoFhk2Bbe5V/BMdcFRWgcSQaTgqLHX7FC7c=' },
  { ...s1, body: '', signature: 'v1,v48jdbgvh29KJz2Qc+ghw8G6vG3nAKnujWBg8oM/62A=' },
];
const asymmetric = {
  ...s1,
  secret: 'whpk_1SiA4o9hyqTCpIqC5V9HUakiiaeACeqfZTInDBbOir4=',
  signature: 'v1a,hnO3f9T8Ytu9HwrXslvumlUpqtNVqkhqw/enGzPCXe5BdqzCInXqYXFymVJaA7AZdpXwVLPo3mNl8EM+m7TBAg==',
};

const headers = (v, changes = {}) => ({ 'webhook-id': v.id, 'webhook-timestamp': String(v.timestamp), 'webhook-signature': v.signature, ...changes });
const at = (v, seconds = 0) => ({ now: () => (v.timestamp + seconds) * 1000 });
const verify = (v, changes, options = at(v)) => verifyWebhook(v.body, headers(v, changes), v.secret, options);
const refused = (promise) => assert.rejects(promise, WebhookVerificationError);

describe('verifyWebhook', () => {
  for (const [i, v] of vectors.entries()) {
    it(`gives the published signature of vector ${i + 1}`, async () => {
      assert.deepEqual(await signWebhook(v.secret, v.id, v.timestamp, v.body), headers(v));
    });
  }
  for (const [name, v] of Object.entries({ 'S1 (HMAC)': s1, 'S2 (HMAC)': s2, 'A1 (ed25519)': asymmetric })) {
    it(`accepts vector ${name}`, async () => {
      assert.deepEqual(await verify(v), JSON.parse(v.body));
    });
  }
  it('accepts bytes, header objects of any case, a secret without prefix, and one of several secrets', async () => {
    const parsed = JSON.parse(s1.body);
    assert.deepEqual(await verifyWebhook(new TextEncoder().encode(s1.body), new Headers(headers(s1)), s1.secret, at(s1)), parsed);
    const upper = Object.fromEntries(Object.entries(headers(s1)).map(([k, v]) => [k.toUpperCase(), [v]]));
    assert.deepEqual(await verifyWebhook(s1.body, upper, s1.secret, at(s1)), parsed);
    assert.deepEqual(await verifyWebhook(s1.body, headers(s1), [s2.secret, s1.secret.slice(6)], at(s1)), parsed);
  });
  it('skips unknown versions and wrong signatures beside a right one', async () => {
    const wrong = 'v1,Ceo5qEr07ixe2NLpvHk3FH9bwy/WavXrAFQ/9tdO6mc=';
    await verify(s1, { 'webhook-signature': `${wrong} ${wrong.replace('v1', 'v2')} ${s1.signature} ${wrong}` });
  });
  for (const signature of [
    'v1,Ceo5qEr07ixe2NLpvHk3FH9bwy/WavXrAFQ/9tdO6mc=', 'v1,dawfeoifkpqwoekfpqoekf', 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OA=', 'v1,',
    s1.signature.slice(0, 8), 'invalid_signature', s1.signature.replace('v1', 'v2'), asymmetric.signature,
    'v1,tFtCZ5RDCPxzWQRWXWPgrCgE2frDBe9gjpbWQxnVfsQ= v1,Mm7xgUVICxZfQ3bgf0h0Dof65L/IFx+PnZvnDWPCX6Q= v1,9DfC1c3eeOrXB6w/5dIDydLNQaEyww5KalE5jLBZucE=',
  ]) it(`refuses the signature ${signature.slice(0, 40)}`, () => refused(verify(s1, { 'webhook-signature': signature })));
  for (const name of ['webhook-id', 'webhook-timestamp', 'webhook-signature']) {
    it(`refuses a delivery without ${name}`, () => refused(verify(s1, { [name]: undefined })));
  }
  for (const timestamp of ['hello', 'teadwd', '161426533.0', '-161426533', '']) {
    it(`refuses the timestamp "${timestamp}"`, () => refused(verify(s1, { 'webhook-timestamp': timestamp })));
  }
  it('takes a timestamp up to five minutes off, not more', async () => {
    await verify(s1, {}, at(s1, 300));
    await verify(s1, {}, at(s1, -300));
    await refused(verify(s1, {}, at(s1, 301)));
    await refused(verify(s1, {}, at(s1, -301)));
    await verify(s1, {}, { ...at(s1, 3600), tolerance: 3600 });
  });
  it('refuses a changed body and a changed id', async () => {
    await refused(verifyWebhook(s1.body.replace('2', '3'), headers(s1), s1.secret, at(s1)));
    await refused(verify(s1, { 'webhook-id': 'msg_other' }));
  });
  for (const secret of [
    '', 'whsec_', 'w', 'whsec_%', 'whsec_wronglength', 'hwsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD', 'whsk_6Xb/dCcHpPea21PS1N9VY/NZW723CEc77N4rJCubMbc=',
    'whsec_V09IYXZUaFJoSnFobnpJQkpPMXdpdGFNWnJsRzAxdXZCeTVndVpwRmxSSXFsc0oyYzBTRWRUekJhYnlaZ0JSRGNPQ3BGZG1xYjFVVmRGQ3UK',
  ]) it(`refuses the secret "${secret.slice(0, 30)}"`, () => assert.rejects(verifyWebhook(s1.body, headers(s1), secret, at(s1)), TypeError));
});

describe('the standardwebhooks package', () => {
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  const theirs = new Webhook(secret);
  const body = JSON.stringify({ type: 'order.created', note: 'Grüße, 世界' });
  it('signs what verifyWebhook accepts', async () => {
    const now = new Date();
    const signature = theirs.sign('evt_1', now, body);
    const given = { 'webhook-id': 'evt_1', 'webhook-timestamp': String(Math.floor(now / 1000)), 'webhook-signature': signature };
    assert.deepEqual(await verifyWebhook(body, given, secret), JSON.parse(body));
  });
  it('accepts what signWebhook signs', async () => {
    const given = await signWebhook(secret, 'evt_2', Math.floor(Date.now() / 1000), body);
    assert.deepEqual(theirs.verify(body, given), JSON.parse(body));
  });
});

describe('a receiver', () => {
  const document = JSON.parse(readFileSync(join(process.env.DOCUMENTS, 'webhook.json'), 'utf8'));
  const samples = Object.values(document['x-webhooks']).map(({ post }) => JSON.stringify(post.requestBody.content['application/json'].example, null, 2));
  const [retired, current, stranger] = [1, 2, 3].map((n) => `whsec_${Buffer.alloc(32, n).toString('base64')}`);
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const published = `whpk_${publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64')}`;
  const timestamp = 1795166130;
  // Signed as the service does during a rotation with v1a switched on.
  const deliver = async (body) => {
    const { id } = JSON.parse(body);
    const [a, b] = await Promise.all([current, retired].map((secret) => signWebhook(secret, id, timestamp, body)));
    const asymmetric = `v1a,${sign(null, Buffer.from(`${id}.${timestamp}.${body}`), privateKey).toString('base64')}`;
    return { ...a, 'webhook-signature': [asymmetric, a['webhook-signature'], b['webhook-signature']].join(' ') };
  };
  const now = { now: () => timestamp * 1000 };

  it('takes an event of each type, whichever live key it has', async () => {
    const types = new Set();
    for (const body of samples) {
      const headers = await deliver(body);
      for (const key of [retired, current, published, [stranger, current], [retired, published]]) {
        const event = await verifyWebhook(body, headers, key, now);
        assert.deepEqual(event, JSON.parse(body));
        types.add(event.type);
      }
      await refused(verifyWebhook(body, headers, stranger, now));
      await refused(verifyWebhook(`${body} `, headers, [retired, current, published], now));
    }
    assert.deepEqual([...types].sort(), Object.keys(document['x-webhooks']).sort());
  });
  it('refuses a key of one scheme for a signature of the other', async () => {
    const [body] = samples;
    const headers = await deliver(body);
    const [asymmetric, ...shared] = headers['webhook-signature'].split(' ');
    await refused(verifyWebhook(body, { ...headers, 'webhook-signature': asymmetric }, [current, retired], now));
    await refused(verifyWebhook(body, { ...headers, 'webhook-signature': shared.join(' ') }, published, now));
    await refused(verifyWebhook(body, { ...headers, 'webhook-signature': asymmetric.replace('v1a', 'v1') }, [current, published], now));
  });
});
