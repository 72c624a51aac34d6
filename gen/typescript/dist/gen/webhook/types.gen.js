import { ActorType, CustomFieldType, CustomerStatus, PaymentType, RefundReason, RefundStatus, SubscriptionStatus, WebhookEventType } from "../shared/types.gen.js";
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
