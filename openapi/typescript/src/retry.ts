import { retryAfter, StoreConnectionError } from './errors.js';

export interface RetryOptions {
  fetch: typeof fetch;
  /** Returns the limits of a request. */
  limits: (request: Request) => Limits;
  /** Returns a new token after `refused` got a 401; undefined means no retry. */
  renew?: ((refused: string) => Promise<string | undefined>) | undefined;
}

export interface Limits {
  /** How often a request is sent again. */
  maxRetries: number;
  /** How long one attempt may take, in milliseconds. */
  timeout: number;
}

/** Above this the caller decides whether to wait: the error carries `retryAfter`. */
const LONGEST_WAIT = 60_000;
/** Timers know no more milliseconds; what is above has no limit. */
const LONGEST_TIMEOUT = 2 ** 31 - 1;
const RETRYABLE = new Set([408, 425, 429, 500, 502, 503, 504]);
const SAFE = new Set(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']);

/**
 * A fetch that repeats what may be repeated: reads, PUT, DELETE, and what carries an
 * Idempotency-Key. It waits as long as Retry-After says, otherwise half a second,
 * doubled each time, with jitter.
 */
export function resilientFetch(options: RetryOptions): typeof fetch {
  return async (input, init) => {
    let request = new Request(input, init);
    const { maxRetries, timeout } = options.limits(input as Request);
    const repeatable = SAFE.has(request.method) || request.headers.has('idempotency-key');
    let renewed = false;
    for (let attempt = 0; ; attempt++) {
      const outcome = await send(options.fetch, request, timeout);
      if (outcome instanceof Response && outcome.status === 401 && !renewed) {
        renewed = true;
        const next = await withNewToken(options, request);
        if (next) {
          await outcome.body?.cancel();
          request = next;
          attempt--;
          continue;
        }
      }
      const wait = repeatable && attempt < maxRetries ? pause(outcome, attempt) : undefined;
      if (wait === undefined) {
        if (outcome instanceof Response) return outcome;
        throw new StoreConnectionError('no answer from the service', { cause: outcome.failure });
      }
      if (outcome instanceof Response) await outcome.body?.cancel();
      await sleep(wait, request.signal);
    }
  };
}

type Outcome = Response | { failure: unknown };

/** The requests that wait for a response. They keep their timers and signals from garbage collection: Node forgets those of `AbortSignal.any` (nodejs/node#57736). */
const waiting = new Set<AbortController>();

async function send(fetch: typeof globalThis.fetch, request: Request, timeout: number): Promise<Outcome> {
  const attempt = new AbortController();
  const cancel = () => attempt.abort(request.signal.reason);
  const timer = timeout > LONGEST_TIMEOUT ? undefined : setTimeout(() => attempt.abort(new DOMException('The operation timed out.', 'TimeoutError')), Math.ceil(timeout));
  waiting.add(attempt);
  request.signal.addEventListener('abort', cancel, { once: true });
  if (request.signal.aborted) cancel();
  let streams = false;
  try {
    const response = await fetch(request.clone(), { signal: attempt.signal });
    const read = await whole(response);
    streams = read === response && response.body !== null;
    return read;
  } catch (failure) {
    if (request.signal.aborted) throw request.signal.reason; // the caller's own wish
    return { failure };
  } finally {
    waiting.delete(attempt);
    if (!streams) clearTimeout(timer); // the caller still reads a stream, within the same time
    else (timer as { unref?: () => void } | undefined)?.unref?.();
  }
}

/** Reads an answer in JSON to its end, so that one that breaks off counts as none. Files stay streams. */
async function whole(response: Response): Promise<Response> {
  if (!response.body || !/^application\/([^;]*\+)?json\b/.test(response.headers.get('content-type') ?? '')) return response;
  const read = new Response(await response.arrayBuffer(), response);
  Object.defineProperty(read, 'url', { value: response.url });
  return read;
}

async function withNewToken(options: RetryOptions, request: Request): Promise<Request | undefined> {
  const refused = request.headers.get('authorization')?.replace(/^Bearer /, '');
  if (!refused || !options.renew) return undefined;
  const token = await unless(request.signal, options.renew(refused));
  if (!token || token === refused) return undefined;
  const next = new Request(request);
  next.headers.set('authorization', `Bearer ${token}`);
  return next;
}

/** Milliseconds until the next attempt, or undefined if there is to be none. */
function pause(outcome: Outcome, attempt: number): number | undefined {
  const backoff = Math.min(8000, 500 * 2 ** attempt) * (0.75 + Math.random() * 0.25);
  if (!(outcome instanceof Response)) return backoff;
  const asked = retryAfter(outcome);
  // 409 with Retry-After: the first request with this Idempotency-Key is still running.
  if (!RETRYABLE.has(outcome.status) && !(outcome.status === 409 && asked !== undefined)) return undefined;
  if (asked === undefined) return backoff;
  return asked <= LONGEST_WAIT ? asked : undefined;
}

/** Returns the promise's value, or rejects when the signal aborts first. Other callers can still wait for the promise. */
function unless<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    }, milliseconds);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}
