// The generated client that partners use, too. Only this file knows where it lies.
import { toStoreError } from '../../../../gen/typescript/dist/errors.js';

export { createAdminClient, StoreError, StoreConnectionError } from '../../../../gen/typescript/dist/admin.js';
export type * from '../../../../gen/typescript/dist/gen/admin/types.gen.js';
export type { Customer, CustomerAddress, Media, Product, StoreSettings } from '../../../../gen/typescript/dist/admin.js';
export type { AdminLogin, MyScope, Store, Order } from '../../../../gen/typescript/dist/admin.js';

export const toProblem = toStoreError;
