import { ActorType, CustomerStatus, CustomFieldType, PaymentType, RefundReason, RefundStatus, SubscriptionStatus, WebhookEventType } from "./types.gen.js";
export {
  ActorType,
  CustomFieldType,
  CustomerStatus,
  PaymentType,
  RefundReason,
  RefundStatus,
  SubscriptionStatus,
  WebhookEventType
};
