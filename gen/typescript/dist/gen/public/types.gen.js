import { ActorType, CustomFieldType, CustomerStatus, DimensionUnit, DunningState, InventoryPolicy, OfflinePaymentMethod, OrderState, PaymentReviewStatus, PaymentTransactionStatus, PaymentType, ProblemFieldLocation, ProductStatus, ProductType, PublicOrderSort, RefundReason, RefundStatus, SubscriptionCycleStatus, SubscriptionHistorySort, SubscriptionStatus, VariantStatus, WebhookAttemptOutcome, WebhookBreakerState, WebhookDeliveryOrigin, WebhookDeliverySort, WebhookDeliveryStatus, WebhookDisabledReason, WebhookEndpointHealthStatus, WebhookEventSort, WebhookEventType, WebhookObjectType, WebhookOrdering, WebhookReplayDeliveryFilter, WebhookReplayStatus, WebhookSignatureScheme, WeightUnit } from "../shared/types.gen.js";
const PublicCustomerSort = {
  CREATED_ON: "createdOn",
  "-CREATED_ON": "-createdOn",
  EMAIL: "email",
  "-EMAIL": "-email",
  LAST_NAME: "lastName",
  "-LAST_NAME": "-lastName"
};
const PublicProductSort = {
  CREATED_ON: "createdOn",
  "-CREATED_ON": "-createdOn",
  NAME: "name",
  "-NAME": "-name"
};
const PublicRefundSort = {
  CREATED_ON: "createdOn",
  "-CREATED_ON": "-createdOn",
  REFUNDED_ON: "refundedOn",
  "-REFUNDED_ON": "-refundedOn",
  REFUND_NUMBER: "refundNumber",
  "-REFUND_NUMBER": "-refundNumber"
};
const PublicReturnSort = {
  REQUESTED_ON: "requestedOn",
  "-REQUESTED_ON": "-requestedOn",
  MODIFIED_ON: "modifiedOn",
  "-MODIFIED_ON": "-modifiedOn"
};
const PublicShipmentSort = {
  SHIPPED_ON: "shippedOn",
  "-SHIPPED_ON": "-shippedOn",
  SHIPMENT_ID: "shipmentId",
  "-SHIPMENT_ID": "-shipmentId"
};
const PublicSubscriptionSort = {
  CREATED_ON: "createdOn",
  "-CREATED_ON": "-createdOn",
  NEXT_PROCESSING_DATE: "nextProcessingDate",
  "-NEXT_PROCESSING_DATE": "-nextProcessingDate",
  SUBSCRIPTION_NUMBER: "subscriptionNumber",
  "-SUBSCRIPTION_NUMBER": "-subscriptionNumber"
};
export {
  ActorType,
  CustomFieldType,
  CustomerStatus,
  DimensionUnit,
  DunningState,
  InventoryPolicy,
  OfflinePaymentMethod,
  OrderState,
  PaymentReviewStatus,
  PaymentTransactionStatus,
  PaymentType,
  ProblemFieldLocation,
  ProductStatus,
  ProductType,
  PublicCustomerSort,
  PublicOrderSort,
  PublicProductSort,
  PublicRefundSort,
  PublicReturnSort,
  PublicShipmentSort,
  PublicSubscriptionSort,
  RefundReason,
  RefundStatus,
  SubscriptionCycleStatus,
  SubscriptionHistorySort,
  SubscriptionStatus,
  VariantStatus,
  WebhookAttemptOutcome,
  WebhookBreakerState,
  WebhookDeliveryOrigin,
  WebhookDeliverySort,
  WebhookDeliveryStatus,
  WebhookDisabledReason,
  WebhookEndpointHealthStatus,
  WebhookEventSort,
  WebhookEventType,
  WebhookObjectType,
  WebhookOrdering,
  WebhookReplayDeliveryFilter,
  WebhookReplayStatus,
  WebhookSignatureScheme,
  WeightUnit
};
