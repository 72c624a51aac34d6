import { createAdminClient } from "./admin.js";
import { createCustomerClient } from "./customer.js";
import { createPublicClient } from "./public.js";
export * from "./shared.js";
import {
  createReceiver,
  inMemory,
  signWebhook,
  verifyWebhook,
  WebhookVerificationError
} from "./webhooks.js";
export {
  WebhookVerificationError,
  createAdminClient,
  createCustomerClient,
  createPublicClient,
  createReceiver,
  inMemory,
  signWebhook,
  verifyWebhook
};
