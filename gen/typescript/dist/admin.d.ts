import { type ConnectOptions, type Token } from './connect.js';
import type { Client } from './gen/client/index.js';
export * from './gen/admin/index.js';
export * from './shared.js';
export type { Client };
export interface AdminOptions extends ConnectOptions {
    /** An administrator's access token or an app token. Login and refresh need none. */
    token?: Token | undefined;
    /** The store to work in; not needed with an app token or by a user with one store. */
    storeId?: number | undefined;
}
/** A client of the Admin API: `await getMyUser({ client })`. */
export declare function createAdminClient(options: AdminOptions): Client;
