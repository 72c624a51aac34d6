export { API_VERSION } from './gen/version.js';
export type { ConnectOptions, Token } from './connect.js';
export type { CallOptions } from './options.js';
export { StoreConnectionError, StoreError } from './errors.js';
export { fetchWithProgress } from './progress.js';
export { type Items, items, type ListPage, pages, take } from './pages.js';
