export { API_VERSION } from './gen/version.js';
export type { ConnectOptions, Token } from './connect.js';
export { StoreConnectionError, StoreError } from './errors.js';
export { items, type ListPage, pages, take } from './pages.js';
