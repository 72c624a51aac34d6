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
  /** Called when the service hands out a cart token; keep it for `cartToken`. */
  onCartToken?: ((token: string) => void) | undefined;
}

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
  return connect({ ...options, onResponse }, credentials);
}
