import type { WebhookEvent } from './gen/webhook/types.gen.js';

export * from './gen/webhook/index.js';

type Plain<T extends WebhookEvent['type']> = Extract<WebhookEvent, { type: T }>;

/** The snapshot that events of one type show: `SnapshotOf<'order.created'>`. */
export type SnapshotOf<T extends WebhookEvent['type']> = Plain<T>['data']['object'];

/** A field before and after an event. */
export interface FieldChange<V> {
  old: V | null;
  new: V | null;
}

/** The changes in events of one type: fields of their snapshot, each before and after. null for every order event, and if nothing changed. */
export type ChangesOf<T extends WebhookEvent['type']> = Plain<T>['data']['changes'] extends null
  ? null
  : { [F in Exclude<keyof SnapshotOf<T>, 'modifiedOn'>]?: FieldChange<SnapshotOf<T>[F]> } | null;

/** The event of one type: `EventOf<'order.created'>`. */
export type EventOf<T extends WebhookEvent['type']> = Omit<Plain<T>, 'type' | 'data'> & {
  type: T;
  data: { object: SnapshotOf<T>; changes: ChangesOf<T>; previousAttributes: null };
};

/** Any event: its `type` says what `data.object` and `data.changes` are. */
export type StoreEvent = { [T in WebhookEvent['type']]: EventOf<T> }[WebhookEvent['type']];

/** The payload was not signed with the endpoint's secret, or too long ago. Answer 400. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';
}

export type WebhookHeaders = Headers | Record<string, string | string[] | undefined>;

export interface VerifyOptions {
  /** How far the timestamp may be off, in seconds: 300 unless set. */
  tolerance?: number;
  /** The time now, in milliseconds. */
  now?: () => number;
}

/**
 * Checks a delivery (Standard Webhooks) and gives its event. Pass the body as it
 * arrived, before parsing. Several secrets are accepted during a rotation; `whsec_`
 * secrets check `v1` signatures, `whpk_` public keys check `v1a`.
 */
export async function verifyWebhook(
  body: string | Uint8Array,
  headers: WebhookHeaders,
  secrets: string | readonly string[],
  { tolerance = 300, now = Date.now }: VerifyOptions = {},
): Promise<StoreEvent> {
  const keys = (typeof secrets === 'string' ? [secrets] : secrets).map(parseSecret);
  const id = header(headers, 'webhook-id');
  const timestamp = header(headers, 'webhook-timestamp');
  const signatures = header(headers, 'webhook-signature');
  if (!id || !timestamp || !signatures) throw new WebhookVerificationError('a webhook header is missing');
  if (!/^\d{1,12}$/.test(timestamp)) throw new WebhookVerificationError('the timestamp is not a number of seconds');
  if (Math.abs(Math.floor(now() / 1000) - Number(timestamp)) > tolerance) throw new WebhookVerificationError('the timestamp is too far off');

  const content = signedContent(id, timestamp, body);
  for (const key of keys) {
    for (const candidate of signatures.split(' ')) {
      if (await matches(key, candidate, content)) return JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body)) as StoreEvent;
    }
  }
  throw new WebhookVerificationError('no signature is right');
}

/** The state of an event, as a deduplicator knows it. */
export type Claim = 'NEW' | 'RUNNING' | 'DONE';

/** Remembers which events were handled. Receivers on several machines need a common one, such as a table with a unique id. */
export interface Deduplicator {
  /** Claims an event and returns NEW, or returns the state of an earlier claim. */
  begin(eventId: string): Claim | Promise<Claim>;
  /** Marks a claimed event as handled. */
  finish(eventId: string): void | Promise<void>;
  /** Drops the claim of an event whose handler failed. */
  release(eventId: string): void | Promise<void>;
}

/** Returns a deduplicator that remembers the latest events in the memory of one process. */
export function inMemory(limit = 10_000): Deduplicator {
  const claims = new Map<string, Claim>();
  return {
    begin: (eventId) => {
      const earlier = claims.get(eventId);
      if (earlier) return earlier;
      claims.set(eventId, 'RUNNING');
      const [oldest] = claims.keys();
      if (oldest !== undefined && claims.size > limit) claims.delete(oldest);
      return 'NEW';
    },
    finish: (eventId) => void claims.set(eventId, 'DONE'),
    release: (eventId) => void claims.delete(eventId),
  };
}

export interface ReceiverOptions extends VerifyOptions {
  /** The endpoint's secrets: during a rotation the current and the previous one. */
  secrets: string | readonly string[];
  /** The handler of each type of events. Events without a handler are acknowledged. */
  handlers: { [T in StoreEvent['type']]?: (event: EventOf<T>) => void | Promise<void> };
  /** Remembers the handled events: `inMemory()` unless set. */
  deduplicator?: Deduplicator;
}

/** The outcome of a delivery. Answer the request with `status` and an empty body. */
export interface Receipt {
  /** 204 if the event was handled, now or before; 400 for a wrong signature; 409 while the same event is being handled. */
  status: 204 | 400 | 409;
  event?: StoreEvent;
  duplicate: boolean;
}

/**
 * Returns a function that verifies a delivery, parses its event, and calls one handler per event, once. If the handler
 * throws, the function throws the same and drops the claim: answer 500, and the service delivers the event again.
 */
export function createReceiver({ secrets, handlers, deduplicator = inMemory(), ...options }: ReceiverOptions) {
  return async (body: string | Uint8Array, headers: WebhookHeaders): Promise<Receipt> => {
    let event: StoreEvent;
    try {
      event = await verifyWebhook(body, headers, secrets, options);
    } catch (error) {
      if (error instanceof WebhookVerificationError) return { status: 400, duplicate: false };
      throw error;
    }
    const claim = await deduplicator.begin(event.id);
    if (claim !== 'NEW') return { status: claim === 'DONE' ? 204 : 409, event, duplicate: true };
    try {
      await (handlers[event.type] as ((event: StoreEvent) => void | Promise<void>) | undefined)?.(event);
    } catch (error) {
      await deduplicator.release(event.id);
      throw error;
    }
    await deduplicator.finish(event.id);
    return { status: 204, event, duplicate: false };
  };
}

/** Signs a payload as the service does, so that a receiver can be tested. Gives the headers. */
export async function signWebhook(secret: string, id: string, timestamp: number, body: string | Uint8Array): Promise<Record<string, string>> {
  if (!Number.isSafeInteger(timestamp) || timestamp < 0) throw new TypeError('the timestamp is a number of seconds');
  const key = parseSecret(secret);
  if (key.version !== 'v1') throw new TypeError('only a whsec_ secret can sign');
  const signature = await crypto.subtle.sign('HMAC', await importKey(key, 'sign'), signedContent(id, String(timestamp), body));
  const encoded = btoa(String.fromCharCode(...new Uint8Array(signature)));
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${encoded}` };
}

interface Key {
  version: 'v1' | 'v1a';
  bytes: Uint8Array<ArrayBuffer>;
}

function parseSecret(secret: string): Key {
  const [, prefix, encoded] = /^(whsec_|whpk_)?(.*)$/s.exec(secret) ?? [];
  const version = prefix === 'whpk_' ? 'v1a' : 'v1';
  const bytes = decode(encoded ?? '');
  const fits = bytes && (version === 'v1a' ? bytes.length === 32 : bytes.length >= 24 && bytes.length <= 75);
  if (!fits) throw new TypeError('not a webhook secret: expected whsec_ or whpk_ and base64');
  return { version, bytes };
}

function decode(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function importKey({ version, bytes }: Key, use: 'sign' | 'verify'): Promise<CryptoKey> {
  const algorithm = version === 'v1a' ? { name: 'Ed25519' } : { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', bytes, algorithm, false, [use]);
}

async function matches(key: Key, candidate: string, content: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const comma = candidate.indexOf(',');
  if (candidate.slice(0, comma) !== key.version) return false;
  const signature = decode(candidate.slice(comma + 1));
  if (!signature?.length) return false;
  return crypto.subtle.verify(key.version === 'v1a' ? 'Ed25519' : 'HMAC', await importKey(key, 'verify'), signature, content);
}

function signedContent(id: string, timestamp: string, body: string | Uint8Array): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const prefix = encoder.encode(`${id}.${timestamp}.`);
  const payload = typeof body === 'string' ? encoder.encode(body) : body;
  const content = new Uint8Array(prefix.length + payload.length);
  content.set(prefix);
  content.set(payload, prefix.length);
  return content;
}

function header(headers: WebhookHeaders, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return Array.isArray(found) ? found.join(' ') : found;
}
