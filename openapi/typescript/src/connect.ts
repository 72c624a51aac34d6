import type { Auth } from './gen/core/auth.gen.js';
import { type Client, type Config, createClient } from './gen/client/index.js';
import { API_VERSION } from './gen/version.js';
import { StoreConnectionError, toStoreError } from './errors.js';
import type { CallOptions } from './options.js';
import { shareRenewals } from './renew.js';
import { type Limits, resilientFetch } from './retry.js';

/** A token, or a function that gives the current one; it may ask a server or a store. */
export type Token = string | (() => string | undefined | Promise<string | undefined>);

export interface ConnectOptions {
  /** Where the service is, such as `https://api.example.com`. */
  baseUrl: string;
  /**
   * Called when a token was refused with 401, once for all requests that it was refused to: they are sent again
   * with what it gives. Nothing ends the login and lets them fail. It may use this client for the refresh,
   * and for nothing that needs the token.
   */
  renewToken?: ((refused: string) => string | undefined | Promise<string | undefined>) | undefined;
  /** Sent with every request, for example `X-Request-Id`. */
  headers?: Record<string, string> | undefined;
  /** Version of the contract; the one that this package was made from unless set. */
  apiVersion?: string | undefined;
  /** How often a request is sent again when that is safe: 2 unless set. */
  maxRetries?: number | undefined;
  /** Milliseconds for one attempt: 30,000 unless set, `Infinity` for no limit. */
  timeout?: number | undefined;
  /** Called with every answer, for rate limits, ETags or logs. */
  onResponse?: ((response: Response, request: Request) => void) | undefined;
  fetch?: typeof fetch | undefined;
}

/** Gives the value of a credential that an operation takes. */
export type Credentials = (scheme: Auth) => string | undefined | Promise<string | undefined>;

export const current = (token: Token | undefined) => (typeof token === 'function' ? token() : token);

/** Operations that give out tokens take no key and are not repeated. */
const STARTS_SESSION = /\/(login|refresh)$/;

/** Changes a request before it is sent, by the credentials that its operation takes. */
export type Rewrite = (request: Request, security: readonly Auth[]) => Request;

/** Makes a client, of one shape for all surfaces, that authenticates, repeats and fails as this package promises. */
export function connect(options: ConnectOptions, credentials: Credentials, headers: Record<string, string> = {}, rewrite: Rewrite = (request) => request): Client {
  const { renewToken } = options;
  const renewals = renewToken && shareRenewals(async (refused) => renewToken(refused));
  const own = new WeakMap<Request, Limits>();
  const usual: Limits = { maxRetries: options.maxRetries ?? 2, timeout: options.timeout ?? 30_000 };
  const client = createClient({
    baseUrl: options.baseUrl.replace(/\/+$/, ''),
    throwOnError: true,
    responseStyle: 'data',
    auth: async (scheme) => {
      const token = await credentials(scheme);
      return token && renewals ? renewals.newest(token) : token;
    },
    headers: { ...options.headers, ...headers, 'Api-Version': options.apiVersion ?? API_VERSION, Accept: 'application/json, application/problem+json, */*;q=0.5' },
    fetch: resilientFetch({
      fetch: options.fetch ?? ((...args) => globalThis.fetch(...args)),
      limits: (request) => own.get(request) ?? usual,
      renew: renewals?.after,
    }),
  } satisfies Config);
  client.interceptors.request.use((made, resolved) => {
    const request = rewrite(made, resolved.security ?? []);
    const call: Partial<CallOptions> = resolved as object;
    const keyed = (request.method === 'POST' || request.method === 'PATCH') && !STARTS_SESSION.test(new URL(request.url).pathname);
    if (keyed && !request.headers.has('idempotency-key')) request.headers.set('idempotency-key', newKey());
    own.set(request, { maxRetries: call.maxRetries ?? usual.maxRetries, timeout: call.timeout ?? usual.timeout });
    return request;
  });
  client.interceptors.response.use((response, request) => {
    options.onResponse?.(response, request);
    if (response.ok && response.headers.get('content-type')?.startsWith('text/html')) {
      throw new StoreConnectionError('somebody else answered, with a page', { cause: response });
    }
    return response;
  });
  client.interceptors.error.use((error, response) => {
    if (response && !response.ok && !(error instanceof StoreConnectionError)) return toStoreError(error, response);
    if (error instanceof SyntaxError) return new StoreConnectionError('the answer is no JSON', { cause: error });
    return error instanceof Error ? error : new StoreConnectionError('no answer from the service', { cause: error });
  });
  return client;
}

/** A new idempotency key. `randomUUID` is not there on pages that came without TLS from elsewhere than this machine. */
function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
