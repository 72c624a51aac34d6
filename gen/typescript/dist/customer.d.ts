import { type ConnectOptions, type Token } from './connect.js';
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
/** A client of the Customer API: `await getCartSummary({ client })`. */
export declare function createCustomerClient(options: CustomerOptions): Client;
