import { type ConnectOptions, type Token } from './connect.js';
import type { Client } from './gen/client/index.js';
export * from './gen/public/index.js';
export * from './shared.js';
export type { Client };
export interface PublicOptions extends ConnectOptions {
    /** An app token; it belongs to one store. */
    token: Token;
}
/** A client of the Public API: `await listOrders({ client })`. */
export declare function createPublicClient(options: PublicOptions): Client;
