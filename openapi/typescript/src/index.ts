// Exports everything that all surfaces share. The functions are in the subpaths: the surfaces have names in common,
// and not every bundler removes unused functions of a namespace.
export { type AdminOptions, createAdminClient } from './admin.js';
export { createCustomerClient, type CustomerOptions } from './customer.js';
export { createPublicClient, type PublicOptions } from './public.js';
export * from './shared.js';
export type { Client } from './gen/client/index.js';
export {
  type ChangesOf, type Claim, createReceiver, type Deduplicator, type EventOf, type FieldChange, inMemory, type Receipt, type ReceiverOptions, signWebhook, type SnapshotOf, type StoreEvent, verifyWebhook, type VerifyOptions,
  type WebhookHeaders, WebhookVerificationError,
} from './webhooks.js';
