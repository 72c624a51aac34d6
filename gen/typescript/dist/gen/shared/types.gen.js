const ReturnSort = {
  REQUESTED_ON: "requestedOn",
  "-REQUESTED_ON": "-requestedOn",
  MODIFIED_ON: "modifiedOn",
  "-MODIFIED_ON": "-modifiedOn"
};
const ProblemFieldLocation = {
  BODY: "body",
  QUERY: "query",
  HEADER: "header",
  PATH: "path"
};
const ActorType = {
  ADMIN: "ADMIN",
  CUSTOMER: "CUSTOMER",
  API_TOKEN: "API_TOKEN",
  SYSTEM: "SYSTEM",
  PLATFORM: "PLATFORM"
};
const CustomerStatus = {
  ACTIVE: "ACTIVE",
  BANNED: "BANNED",
  SUSPENDED: "SUSPENDED",
  DEACTIVATED: "DEACTIVATED"
};
const InvoiceType = { INVOICE: "INVOICE", CREDIT_NOTE: "CREDIT_NOTE" };
const MediaType = {
  IMAGE: "IMAGE",
  VIDEO: "VIDEO",
  DOCUMENT: "DOCUMENT"
};
const OrderState = {
  DRAFT: "DRAFT",
  OPEN: "OPEN",
  COMPLETED: "COMPLETED",
  CANCELLED: "CANCELLED"
};
const PaymentType = {
  CARD: "CARD",
  BANK: "BANK",
  CRYPTO: "CRYPTO",
  DIGITAL_WALLET: "DIGITAL_WALLET"
};
const ProductStatus = {
  DRAFT: "DRAFT",
  ACTIVE: "ACTIVE",
  ARCHIVED: "ARCHIVED"
};
const ProductType = {
  PHYSICAL: "PHYSICAL",
  DIGITAL: "DIGITAL",
  SERVICE: "SERVICE",
  GIFT_CARD: "GIFT_CARD"
};
const RefundStatus = {
  PENDING: "PENDING",
  PROCESSING: "PROCESSING",
  COMPLETED: "COMPLETED",
  FAILED: "FAILED",
  VOIDED: "VOIDED"
};
const RefundReason = {
  RETURN_SELLABLE: "RETURN_SELLABLE",
  RETURN_NON_SELLABLE: "RETURN_NON_SELLABLE",
  GOODWILL: "GOODWILL",
  BILLING_ERROR: "BILLING_ERROR",
  DAMAGED_GOODS: "DAMAGED_GOODS",
  DUPLICATE_CHARGE: "DUPLICATE_CHARGE",
  OTHER: "OTHER"
};
const SubscriptionStatus = {
  ACTIVE: "ACTIVE",
  PAUSED: "PAUSED",
  CANCELLED: "CANCELLED",
  TERMINAL_FAILED: "TERMINAL_FAILED"
};
const DunningState = {
  NONE: "NONE",
  RETRYING: "RETRYING",
  EXHAUSTED: "EXHAUSTED"
};
const SubscriptionCycleStatus = {
  SCHEDULED: "SCHEDULED",
  SKIPPED: "SKIPPED",
  PROCESSING: "PROCESSING",
  RETRYING: "RETRYING",
  WAITING_FOR_STOCK: "WAITING_FOR_STOCK",
  WAITING_FOR_CUSTOMER: "WAITING_FOR_CUSTOMER"
};
const CustomFieldType = {
  STRING: "STRING",
  NUMBER: "NUMBER",
  BOOLEAN: "BOOLEAN",
  DATE: "DATE"
};
const SubscriptionHistorySort = { CREATED_ON: "createdOn", "-CREATED_ON": "-createdOn" };
const WebhookEventType = {
  ORDER_CREATED: "order.created",
  ORDER_PAYMENT_STATUS_CHANGED: "order.payment_status_changed",
  ORDER_PAYMENT_CAPTURED: "order.payment_captured",
  ORDER_PAYMENT_FAILED: "order.payment_failed",
  ORDER_FULFILLMENT_STATUS_CHANGED: "order.fulfillment_status_changed",
  ORDER_FULFILLED: "order.fulfilled",
  ORDER_CANCELLED: "order.cancelled",
  ORDER_UPDATED: "order.updated",
  ORDER_CHARGEBACK_REPORTED: "order.chargeback_reported",
  REFUND_ISSUED: "refund.issued",
  REFUND_COMPLETED: "refund.completed",
  REFUND_FAILED: "refund.failed",
  REFUND_VOIDED: "refund.voided",
  SHIPMENT_CREATED: "shipment.created",
  SHIPMENT_STATUS_CHANGED: "shipment.status_changed",
  SHIPMENT_TRACKING_UPDATED: "shipment.tracking_updated",
  SHIPMENT_CANCELLED: "shipment.cancelled",
  SUBSCRIPTION_CREATED: "subscription.created",
  SUBSCRIPTION_STATUS_CHANGED: "subscription.status_changed",
  SUBSCRIPTION_CANCELLED: "subscription.cancelled",
  SUBSCRIPTION_PAUSED: "subscription.paused",
  SUBSCRIPTION_RESUMED: "subscription.resumed",
  SUBSCRIPTION_PROCESSED: "subscription.processed",
  SUBSCRIPTION_PAYMENT_FAILED: "subscription.payment_failed",
  SUBSCRIPTION_CYCLE_SKIPPED: "subscription.cycle_skipped",
  SUBSCRIPTION_PROCESSING_DATE_CHANGED: "subscription.processing_date_changed",
  SUBSCRIPTION_ITEMS_CHANGED: "subscription.items_changed",
  SUBSCRIPTION_PRICING_CHANGED: "subscription.pricing_changed",
  SUBSCRIPTION_REPLACED: "subscription.replaced",
  CUSTOMER_CREATED: "customer.created",
  CUSTOMER_UPDATED: "customer.updated",
  CUSTOMER_STATUS_CHANGED: "customer.status_changed",
  CUSTOMER_ACCOUNT_TYPE_CHANGED: "customer.account_type_changed",
  CUSTOMER_ADDRESS_CHANGED: "customer.address_changed",
  CUSTOMER_PAYMENT_METHOD_CHANGED: "customer.payment_method_changed",
  RETURN_REQUESTED: "return.requested",
  RETURN_STATUS_CHANGED: "return.status_changed",
  RETURN_RECEIVED: "return.received",
  RETURN_EXCHANGED: "return.exchanged",
  RETURN_WITHDRAWAL_DECLARED: "return.withdrawal_declared",
  STORED_VALUE_ISSUED: "stored_value.issued",
  STORED_VALUE_REDEEMED: "stored_value.redeemed",
  STORED_VALUE_REFUNDED: "stored_value.refunded",
  STORED_VALUE_ADJUSTED: "stored_value.adjusted",
  STORED_VALUE_EXPIRED: "stored_value.expired",
  STORED_VALUE_STATUS_CHANGED: "stored_value.status_changed",
  STORED_VALUE_DELIVERY_FAILED: "stored_value.delivery_failed"
};
const WebhookDeliverySort = {
  CREATED_ON: "createdOn",
  "-CREATED_ON": "-createdOn",
  NEXT_ATTEMPT_ON: "nextAttemptOn"
};
const WebhookDeliveryStatus = {
  PENDING: "PENDING",
  RETRYING: "RETRYING",
  SUCCEEDED: "SUCCEEDED",
  PARKED: "PARKED",
  EXPIRED: "EXPIRED",
  CANCELLED: "CANCELLED"
};
const WebhookDeliveryOrigin = {
  EVENT: "EVENT",
  RESEND: "RESEND",
  REPLAY: "REPLAY"
};
const WebhookObjectType = {
  ORDER: "order",
  REFUND: "refund",
  SHIPMENT: "shipment",
  SUBSCRIPTION: "subscription",
  CUSTOMER: "customer",
  CUSTOMER_ADDRESS: "customerAddress",
  CUSTOMER_PAYMENT_METHOD: "customerPaymentMethod",
  RETURN: "return",
  GIFT_CARD: "giftCard",
  STORE_CREDIT_ACCOUNT: "storeCreditAccount"
};
const WebhookAttemptOutcome = {
  SUCCESS: "SUCCESS",
  FAILURE: "FAILURE",
  TIMEOUT: "TIMEOUT"
};
const WebhookOrdering = {
  PER_OBJECT: "PER_OBJECT",
  NONE: "NONE",
  STRICT: "STRICT"
};
const WebhookSignatureScheme = { V1: "v1", V1A: "v1a" };
const WebhookDisabledReason = {
  MANUAL: "MANUAL",
  FAILING: "FAILING",
  GONE: "GONE"
};
const WebhookEndpointHealthStatus = {
  UNKNOWN: "UNKNOWN",
  HEALTHY: "HEALTHY",
  DEGRADED: "DEGRADED",
  FAILING: "FAILING",
  DISABLED: "DISABLED"
};
const WebhookBreakerState = {
  CLOSED: "CLOSED",
  OPEN: "OPEN",
  HALF_OPEN: "HALF_OPEN"
};
const WebhookEventSort = { SEQUENCE: "sequence", "-SEQUENCE": "-sequence" };
const WebhookReplayStatus = {
  QUEUED: "QUEUED",
  RUNNING: "RUNNING",
  COMPLETED: "COMPLETED",
  CANCELLED: "CANCELLED"
};
const WebhookReplayDeliveryFilter = {
  SUCCEEDED: "SUCCEEDED",
  PENDING: "PENDING",
  RETRYING: "RETRYING",
  PARKED: "PARKED",
  EXPIRED: "EXPIRED",
  CANCELLED: "CANCELLED",
  NONE: "NONE"
};
const AccountTypeSignUpMode = {
  OPEN: "OPEN",
  APPROVAL: "APPROVAL",
  INVITE: "INVITE"
};
const OfflinePaymentMethod = {
  BANK_TRANSFER: "BANK_TRANSFER",
  CASH: "CASH",
  CHECK: "CHECK",
  OTHER: "OTHER"
};
const PaymentTransactionStatus = {
  PENDING: "PENDING",
  REQUIRES_ACTION: "REQUIRES_ACTION",
  AUTHORIZED: "AUTHORIZED",
  PARTIALLY_CAPTURED: "PARTIALLY_CAPTURED",
  CAPTURED: "CAPTURED",
  FAILED: "FAILED",
  VOIDED: "VOIDED",
  EXPIRED: "EXPIRED"
};
const PaymentReviewStatus = {
  OPEN: "OPEN",
  APPROVED: "APPROVED",
  CLOSED: "CLOSED"
};
const InventoryPolicy = { DENY: "DENY", BACKORDER: "BACKORDER" };
const WeightUnit = {
  G: "G",
  KG: "KG",
  OZ: "OZ",
  LB: "LB"
};
const StoreStatus = {
  ACTIVE: "ACTIVE",
  MAINTENANCE: "MAINTENANCE",
  CLOSED: "CLOSED"
};
const PolicyType = {
  TERMS_OF_SERVICE: "TERMS_OF_SERVICE",
  PRIVACY_POLICY: "PRIVACY_POLICY",
  REFUND_POLICY: "REFUND_POLICY",
  SHIPPING_POLICY: "SHIPPING_POLICY",
  SUBSCRIPTION_POLICY: "SUBSCRIPTION_POLICY",
  LEGAL_NOTICE: "LEGAL_NOTICE",
  CONTACT_INFORMATION: "CONTACT_INFORMATION"
};
const BrandingFont = {
  SANS: "SANS",
  SERIF: "SERIF",
  ROUNDED: "ROUNDED",
  MONOSPACE: "MONOSPACE"
};
const DimensionUnit = {
  MM: "MM",
  CM: "CM",
  M: "M",
  IN: "IN",
  FT: "FT"
};
const SubscriptionAction = {
  UPDATE: "UPDATE",
  CHANGE_ITEMS: "CHANGE_ITEMS",
  CHANGE_DATE: "CHANGE_DATE",
  RETRY: "RETRY",
  SKIP: "SKIP",
  UNSKIP: "UNSKIP",
  PAUSE: "PAUSE",
  RESUME: "RESUME",
  CANCEL: "CANCEL",
  REACTIVATE: "REACTIVATE",
  REPLACE: "REPLACE"
};
const SubscriptionPricingType = {
  NONE: "NONE",
  PERCENTAGE: "PERCENTAGE",
  FIXED_AMOUNT: "FIXED_AMOUNT",
  FIXED_PRICE: "FIXED_PRICE"
};
const SubscriptionShippingPolicy = {
  CHARGE: "CHARGE",
  FREE: "FREE",
  FIRST_FREE: "FIRST_FREE"
};
const SubscriptionCancelPolicy = { ANY_TIME: "ANY_TIME", AFTER_MIN_CYCLES: "AFTER_MIN_CYCLES" };
const VariantStatus = { ACTIVE: "ACTIVE", DISABLED: "DISABLED" };
const PublicOrderSort = {
  ORDER_DATE: "orderDate",
  "-ORDER_DATE": "-orderDate",
  ORDER_NUMBER: "orderNumber",
  "-ORDER_NUMBER": "-orderNumber"
};
export {
  AccountTypeSignUpMode,
  ActorType,
  BrandingFont,
  CustomFieldType,
  CustomerStatus,
  DimensionUnit,
  DunningState,
  InventoryPolicy,
  InvoiceType,
  MediaType,
  OfflinePaymentMethod,
  OrderState,
  PaymentReviewStatus,
  PaymentTransactionStatus,
  PaymentType,
  PolicyType,
  ProblemFieldLocation,
  ProductStatus,
  ProductType,
  PublicOrderSort,
  RefundReason,
  RefundStatus,
  ReturnSort,
  StoreStatus,
  SubscriptionAction,
  SubscriptionCancelPolicy,
  SubscriptionCycleStatus,
  SubscriptionHistorySort,
  SubscriptionPricingType,
  SubscriptionShippingPolicy,
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
