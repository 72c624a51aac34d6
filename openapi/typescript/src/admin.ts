import { connect, type ConnectOptions, current, type Token } from './connect.js';
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
export function createAdminClient(options: AdminOptions): Client {
  // Operations that take either token list both; they go into the same header.
  const credentials = ({ key }: { key?: string }) => (key === 'appTokenBearer' ? undefined : current(options.token));
  return connect(options, credentials, options.storeId ? { 'X-Store-Id': String(options.storeId) } : {});
}
