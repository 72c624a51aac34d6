import { connect, type ConnectOptions, current, type Token } from './connect.js';
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

/** A client of the Customer API: `await getCartSummary({ client })`. */
export function createCustomerClient(options: CustomerOptions): Client {
  const credentials = ({ name }: { name?: string }) => {
    if (name === 'X-Store-Key') return options.storeKey;
    if (name === 'storeKey') return undefined; // the header says it, and no token goes into an address
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
  return connect({ ...options, onResponse, fetch: withCart }, credentials);
}
