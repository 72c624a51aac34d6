import type { Auth } from './gen/core/auth.gen.js';
import { type Client, type Config, createClient } from './gen/client/index.js';
import { API_VERSION } from './gen/version.js';
import { StoreConnectionError, toStoreError } from './errors.js';
import { resilientFetch } from './retry.js';

/** A token, or a function that gives the current one; it may ask a server or a store. */
export type Token = string | (() => string | undefined | Promise<string | undefined>);

export interface ConnectOptions {
  /** Where the service is, such as `https://api.example.com`. */
  baseUrl: string;
  /** Called after a token was refused with 401; what it gives is tried once. */
  renewToken?: (refused: string) => string | undefined | Promise<string | undefined>;
  /** Sent with every request, for example `X-Request-Id`. */
  headers?: Record<string, string>;
  /** Version of the contract; the one that this package was made from unless set. */
  apiVersion?: string;
  /** How often a request is sent again when that is safe: 2 unless set. */
  maxRetries?: number;
  /** Milliseconds for one attempt: 30,000 unless set. */
  timeout?: number;
  /** Called with every answer, for rate limits, ETags or logs. */
  onResponse?: (response: Response, request: Request) => void;
  fetch?: typeof fetch;
}

/** Gives the value of a credential that an operation takes. */
export type Credentials = (scheme: Auth) => string | undefined | Promise<string | undefined>;

export const current = (token: Token | undefined) => (typeof token === 'function' ? token() : token);

/** Operations that give out tokens take no key and are not repeated: a refresh token that is used twice ends the session. */
const STARTS_SESSION = /\/(login|refresh)$/;

/** Makes a client, of one shape for all surfaces, that authenticates, repeats and fails as this package promises. */
export function connect(options: ConnectOptions, credentials: Credentials, headers: Record<string, string> = {}): Client {
  const { renewToken } = options;
  const client = createClient({
    baseUrl: options.baseUrl.replace(/\/+$/, ''),
    throwOnError: true,
    responseStyle: 'data',
    auth: async (scheme) => credentials(scheme),
    headers: { ...options.headers, ...headers, 'Api-Version': options.apiVersion ?? API_VERSION, Accept: 'application/json, application/problem+json, */*;q=0.5' },
    fetch: resilientFetch({
      fetch: options.fetch ?? ((...args) => globalThis.fetch(...args)),
      maxRetries: options.maxRetries ?? 2,
      timeout: options.timeout ?? 30_000,
      renew: renewToken && (async (refused) => renewToken(refused)),
    }),
  } satisfies Config);
  client.interceptors.request.use((request) => {
    const keyed = (request.method === 'POST' || request.method === 'PATCH') && !STARTS_SESSION.test(request.url);
    if (keyed && !request.headers.has('idempotency-key')) request.headers.set('idempotency-key', crypto.randomUUID());
    return request;
  });
  client.interceptors.response.use((response, request) => {
    options.onResponse?.(response, request);
    return response;
  });
  client.interceptors.error.use((error, response) => {
    if (response && !response.ok) return toStoreError(error, response);
    if (error instanceof Error) return error;
    return new StoreConnectionError('no answer from the service', { cause: error });
  });
  return client;
}
