import { retryAfter, StoreConnectionError } from "./errors.js";
const LONGEST_WAIT = 6e4;
const LONGEST_TIMEOUT = 2 ** 31 - 1;
const RETRYABLE = /* @__PURE__ */ new Set([408, 425, 429, 500, 502, 503, 504]);
const SAFE = /* @__PURE__ */ new Set(["GET", "HEAD", "PUT", "DELETE", "OPTIONS"]);
function resilientFetch(options) {
  return async (input, init) => {
    let request = new Request(input, init);
    const { maxRetries, timeout } = options.limits(input);
    const repeatable = SAFE.has(request.method) || request.headers.has("idempotency-key");
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
      const wait = repeatable && attempt < maxRetries ? pause(outcome, attempt) : void 0;
      if (wait === void 0) {
        if (outcome instanceof Response) return outcome;
        throw new StoreConnectionError("no answer from the service", { cause: outcome.failure });
      }
      if (outcome instanceof Response) await outcome.body?.cancel();
      await sleep(wait, request.signal);
    }
  };
}
const waiting = /* @__PURE__ */ new Set();
async function send(fetch, request, timeout) {
  const attempt = new AbortController();
  const cancel = () => attempt.abort(request.signal.reason);
  const timer = timeout > LONGEST_TIMEOUT ? void 0 : setTimeout(() => attempt.abort(new DOMException("The operation timed out.", "TimeoutError")), Math.ceil(timeout));
  waiting.add(attempt);
  request.signal.addEventListener("abort", cancel, { once: true });
  if (request.signal.aborted) cancel();
  let streams = false;
  try {
    const response = await fetch(request.clone(), { signal: attempt.signal });
    const read = await whole(response);
    streams = read === response && response.body !== null;
    return read;
  } catch (failure) {
    if (request.signal.aborted) throw request.signal.reason;
    return { failure };
  } finally {
    waiting.delete(attempt);
    if (!streams) clearTimeout(timer);
    else timer?.unref?.();
  }
}
async function whole(response) {
  if (!response.body || !/^application\/([^;]*\+)?json\b/.test(response.headers.get("content-type") ?? "")) return response;
  const read = new Response(await response.arrayBuffer(), response);
  Object.defineProperty(read, "url", { value: response.url });
  return read;
}
async function withNewToken(options, request) {
  const refused = request.headers.get("authorization")?.replace(/^Bearer /, "");
  if (!refused || !options.renew) return void 0;
  const token = await unless(request.signal, options.renew(refused));
  if (!token || token === refused) return void 0;
  const next = new Request(request);
  next.headers.set("authorization", `Bearer ${token}`);
  return next;
}
function pause(outcome, attempt) {
  const backoff = Math.min(8e3, 500 * 2 ** attempt) * (0.75 + Math.random() * 0.25);
  if (!(outcome instanceof Response)) return backoff;
  const asked = retryAfter(outcome);
  if (!RETRYABLE.has(outcome.status) && !(outcome.status === 409 && asked !== void 0)) return void 0;
  if (asked === void 0) return backoff;
  return asked <= LONGEST_WAIT ? asked : void 0;
}
function unless(signal, promise) {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
function sleep(milliseconds, signal) {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", abort);
      resolve();
    }, milliseconds);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { once: true });
  });
}
export {
  resilientFetch
};
