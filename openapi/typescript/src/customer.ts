import { connect, type ConnectOptions, current, type Rewrite, type Token } from './connect.js';
import type { Client } from './gen/client/index.js';

export * from './gen/customer/index.js';
export * from './shared.js';
export type { Client };

export interface CustomerOptions extends ConnectOptions {
  /** The store's public key. */
  storeKey: string;
  /** The customer's access token, once logged in. */
  token?: Token | undefined;
  /** The token of a guest's cart. */
  cartToken?: Token | undefined;
  /**
   * Called when the service hands out a cart token; keep it for `cartToken`. An item that is added with the token
   * of a cart that is bought or expired starts a new cart, whose token replaces the old one.
   */
  onCartToken?: ((token: string) => void) | undefined;
}

/** The paths that add items and create a missing cart. */
const ADDS = /\/customer\/cart\/item(\/all)?$/;

/**
 * A read that is the same for everyone has the store key and the version in its URL instead of headers.
 * A page of another origin then needs no preflight, and any cache keeps the response for a minute. The cart's
 * token is left out: such an operation accepts it in place of a store key only. A request of a customer keeps
 * its headers: no token goes into a URL.
 */
const inAddress: Rewrite = (request, security) => {
  const { headers } = request;
  const shared = request.method === 'GET' && security.some(({ in: place, name }) => place === 'query' && name === 'storeKey');
  const [key, version] = [headers.get('x-store-key'), headers.get('api-version')];
  if (!shared || !key || headers.has('authorization')) return request;
  const named = `storeKey=${encodeURIComponent(key)}${version ? `&apiVersion=${encodeURIComponent(version)}` : ''}`;
  const moved = new Request(`${request.url}${request.url.includes('?') ? '&' : '?'}${named}`, request);
  for (const name of ['x-store-key', 'x-cart-token', 'api-version']) moved.headers.delete(name);
  return moved;
};

/** A client of the Customer API: `await getCartSummary({ client })`. */
export function createCustomerClient(options: CustomerOptions): Client {
  const credentials = ({ name }: { name?: string }) => {
    if (name === 'X-Store-Key') return options.storeKey;
    if (name === 'storeKey') return undefined; // inAddress decides it
    return current(name === 'X-Cart-Token' ? options.cartToken : options.token);
  };
  const onResponse = (response: Response, request: Request) => {
    const token = response.headers.get('x-cart-token');
    if (token) options.onCartToken?.(token);
    options.onResponse?.(response, request);
  };
  const send = options.fetch ?? ((...args) => globalThis.fetch(...args));
  const withCart: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const adds = options.onCartToken && /^P(OS|U)T$/.test(request.method) && request.headers.has('x-cart-token') && ADDS.test(new URL(request.url).pathname);
    const again = adds ? request.clone() : undefined;
    const response = await send(request);
    if (!again || response.status !== 404) return response;
    await response.body?.cancel();
    again.headers.delete('x-cart-token');
    return send(again);
  };
  return connect({ ...options, onResponse, fetch: withCart }, credentials, {}, inAddress);
}
