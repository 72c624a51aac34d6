import { createClient } from "./gen/client/index.js";
import { API_VERSION } from "./gen/version.js";
import { StoreConnectionError, toStoreError } from "./errors.js";
import { shareRenewals } from "./renew.js";
import { resilientFetch } from "./retry.js";
const current = (token) => typeof token === "function" ? token() : token;
const STARTS_SESSION = /\/(login|refresh)$/;
function connect(options, credentials, headers = {}, rewrite = (request) => request) {
  const { renewToken } = options;
  const renewals = renewToken && shareRenewals(async (refused) => renewToken(refused));
  const own = /* @__PURE__ */ new WeakMap();
  const usual = { maxRetries: options.maxRetries ?? 2, timeout: options.timeout ?? 3e4 };
  const client = createClient({
    baseUrl: options.baseUrl.replace(/\/+$/, ""),
    throwOnError: true,
    responseStyle: "data",
    auth: async (scheme) => {
      const token = await credentials(scheme);
      return token && renewals ? renewals.newest(token) : token;
    },
    headers: { ...options.headers, ...headers, "Api-Version": options.apiVersion ?? API_VERSION, Accept: "application/json, application/problem+json, */*;q=0.5" },
    fetch: resilientFetch({
      fetch: options.fetch ?? ((...args) => globalThis.fetch(...args)),
      limits: (request) => own.get(request) ?? usual,
      renew: renewals?.after
    })
  });
  client.interceptors.request.use((made, resolved) => {
    const request = rewrite(made, resolved.security ?? []);
    const call = resolved;
    const keyed = (request.method === "POST" || request.method === "PATCH") && !STARTS_SESSION.test(new URL(request.url).pathname);
    if (keyed && !request.headers.has("idempotency-key")) request.headers.set("idempotency-key", newKey());
    own.set(request, { maxRetries: call.maxRetries ?? usual.maxRetries, timeout: call.timeout ?? usual.timeout });
    return request;
  });
  client.interceptors.response.use((response, request) => {
    options.onResponse?.(response, request);
    if (response.ok && response.headers.get("content-type")?.startsWith("text/html")) {
      throw new StoreConnectionError("somebody else answered, with a page", { cause: response });
    }
    return response;
  });
  client.interceptors.error.use((error, response) => {
    if (response && !response.ok && !(error instanceof StoreConnectionError)) return toStoreError(error, response);
    if (error instanceof SyntaxError) return new StoreConnectionError("the answer is no JSON", { cause: error });
    return error instanceof Error ? error : new StoreConnectionError("no answer from the service", { cause: error });
  });
  return client;
}
function newKey() {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
export {
  connect,
  current
};
