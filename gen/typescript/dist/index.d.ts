export { type AdminOptions, createAdminClient } from './admin.js';
export { createCustomerClient, type CustomerOptions } from './customer.js';
export { createPublicClient, type PublicOptions } from './public.js';
export * from './shared.js';
export type { Client } from './gen/client/index.js';
export { type ChangesOf, type Claim, createReceiver, type Deduplicator, type EventOf, type FieldChange, inMemory, type Receipt, type ReceiverOptions, signWebhook, type SnapshotOf, type StoreEvent, verifyWebhook, type VerifyOptions, type WebhookHeaders, WebhookVerificationError, } from './webhooks.js';
