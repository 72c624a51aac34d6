import { AccountTypeSignUpMode, ActorType, BrandingFont, CustomFieldType, CustomerStatus, DimensionUnit, DunningState, InventoryPolicy, InvoiceType, MediaType, OfflinePaymentMethod, OrderState, PaymentReviewStatus, PaymentTransactionStatus, PaymentType, PolicyType, ProblemFieldLocation, ProductStatus, ProductType, RefundReason, RefundStatus, ReturnSort, StoreStatus, SubscriptionAction, SubscriptionCancelPolicy, SubscriptionCycleStatus, SubscriptionHistorySort, SubscriptionPricingType, SubscriptionShippingPolicy, SubscriptionStatus, VariantStatus, WebhookAttemptOutcome, WebhookBreakerState, WebhookDeliveryOrigin, WebhookDeliverySort, WebhookDeliveryStatus, WebhookDisabledReason, WebhookEndpointHealthStatus, WebhookEventSort, WebhookEventType, WebhookObjectType, WebhookOrdering, WebhookReplayDeliveryFilter, WebhookReplayStatus, WebhookSignatureScheme, WeightUnit } from "../shared/types.gen.js";
const AccountTypePriceMode = {
  LIST: "LIST",
  DISCOUNT: "DISCOUNT",
  OWN_PRICES: "OWN_PRICES"
};
const AccountTypeTierMetric = {
  SPEND_12M: "SPEND_12M",
  ORDERS_12M: "ORDERS_12M",
  VOLUME: "VOLUME"
};
const ApiSurface = {
  ADMIN: "ADMIN",
  CUSTOMER: "CUSTOMER",
  PUBLIC: "PUBLIC"
};
const AuditLogSort = { CREATED_ON: "createdOn", "-CREATED_ON": "-createdOn" };
const CaptureMode = {
  AUTOMATIC: "AUTOMATIC",
  ON_FULFILLMENT: "ON_FULFILLMENT",
  MANUAL: "MANUAL"
};
const ChargebackSort = {
  REPORTED_ON: "reportedOn",
  "-REPORTED_ON": "-reportedOn",
  MODIFIED_ON: "modifiedOn",
  "-MODIFIED_ON": "-modifiedOn"
};
const ChargebackStatus = {
  OPEN: "OPEN",
  WON: "WON",
  LOST: "LOST",
  ACCEPTED: "ACCEPTED"
};
const CollectionConditionField = {
  NAME: "NAME",
  BRAND: "BRAND",
  TAG: "TAG",
  PRODUCT_TYPE: "PRODUCT_TYPE",
  SKU: "SKU",
  PRICE: "PRICE",
  COMPARE_AT_AMOUNT: "COMPARE_AT_AMOUNT",
  STOCK_AVAILABLE: "STOCK_AVAILABLE",
  CREATED_ON: "CREATED_ON",
  IS_SUBSCRIBABLE: "IS_SUBSCRIBABLE"
};
const CollectionConditionOperator = {
  EQUALS: "EQUALS",
  NOT_EQUALS: "NOT_EQUALS",
  CONTAINS: "CONTAINS",
  NOT_CONTAINS: "NOT_CONTAINS",
  STARTS_WITH: "STARTS_WITH",
  ENDS_WITH: "ENDS_WITH",
  GREATER_THAN: "GREATER_THAN",
  LESS_THAN: "LESS_THAN"
};
const CollectionRuleMatch = { ALL: "ALL", ANY: "ANY" };
const CollectionSortOrder = {
  MANUAL: "MANUAL",
  NAME: "NAME",
  PRICE_ASC: "PRICE_ASC",
  PRICE_DESC: "PRICE_DESC",
  NEWEST: "NEWEST",
  BEST_SELLING: "BEST_SELLING"
};
const CollectionType = { MANUAL: "MANUAL", RULE: "RULE" };
const CommissionQualifyingOn = { PAID: "PAID", FULFILLED: "FULFILLED" };
const CommissionSyncStatus = {
  NOT_REQUIRED: "NOT_REQUIRED",
  PENDING: "PENDING",
  SYNCED: "SYNCED",
  FAILED: "FAILED"
};
const CouponAppliesTo = {
  ORDER: "ORDER",
  PRODUCTS: "PRODUCTS",
  COLLECTIONS: "COLLECTIONS",
  SHIPPING: "SHIPPING"
};
const CouponCombinesWith = {
  ORDER: "ORDER",
  PRODUCT: "PRODUCT",
  SHIPPING: "SHIPPING"
};
const CouponDiscountType = {
  PERCENTAGE: "PERCENTAGE",
  FIXED_AMOUNT: "FIXED_AMOUNT",
  FREE_SHIPPING: "FREE_SHIPPING",
  BUY_X_GET_Y: "BUY_X_GET_Y",
  FIXED_PRICE: "FIXED_PRICE"
};
const CouponSort = {
  CREATED_ON: "createdOn",
  "-CREATED_ON": "-createdOn",
  CODE: "code",
  "-CODE": "-code",
  ENDS_ON: "endsOn",
  "-ENDS_ON": "-endsOn",
  USAGE_COUNT: "usageCount",
  "-USAGE_COUNT": "-usageCount"
};
const CouponStatus = {
  DRAFT: "DRAFT",
  ACTIVE: "ACTIVE",
  PAUSED: "PAUSED",
  EXPIRED: "EXPIRED",
  EXHAUSTED: "EXHAUSTED",
  SCHEDULED: "SCHEDULED"
};
const CouponStatusInput = {
  DRAFT: "DRAFT",
  ACTIVE: "ACTIVE",
  PAUSED: "PAUSED"
};
const CouponSubscriptionMode = {
  FIRST_ORDER: "FIRST_ORDER",
  FIRST_N: "FIRST_N",
  EVERY_ORDER: "EVERY_ORDER"
};
const CouponUsageSort = { CREATED_ON: "createdOn", "-CREATED_ON": "-createdOn" };
const CouponUsageStatus = {
  RESERVED: "RESERVED",
  USED: "USED",
  RELEASED: "RELEASED"
};
const CustomerAccountTypeSource = {
  DEFAULT: "DEFAULT",
  AUTOMATIC: "AUTOMATIC",
  ADMIN: "ADMIN"
};
const CustomerEmailCheckReason = { CUSTOMER_EXISTS: "CUSTOMER_EXISTS", BANNED: "BANNED" };
const CustomerImportFormat = { CSV: "csv", XLSX: "xlsx" };
const CustomerImportOnError = { CONTINUE: "CONTINUE", REJECT_ALL: "REJECT_ALL" };
const CustomerImportOnExisting = {
  SKIP: "SKIP",
  UPDATE: "UPDATE",
  FAIL: "FAIL"
};
const CustomerOrderSort = {
  ORDER_DATE: "orderDate",
  "-ORDER_DATE": "-orderDate",
  GRAND_TOTAL: "grandTotal",
  "-GRAND_TOTAL": "-grandTotal"
};
const CustomerSort = {
  CREATED_ON: "createdOn",
  "-CREATED_ON": "-createdOn",
  MODIFIED_ON: "modifiedOn",
  "-MODIFIED_ON": "-modifiedOn",
  EMAIL: "email",
  "-EMAIL": "-email",
  LAST_NAME: "lastName",
  "-LAST_NAME": "-lastName",
  LAST_ORDER_ON: "lastOrderOn",
  "-LAST_ORDER_ON": "-lastOrderOn"
};
const DashboardComparison = {
  PREVIOUS_PERIOD: "PREVIOUS_PERIOD",
  PREVIOUS_YEAR: "PREVIOUS_YEAR",
  NONE: "NONE"
};
const DunningFinalAction = {
  FAIL: "FAIL",
  PAUSE: "PAUSE",
  CANCEL: "CANCEL",
  SKIP: "SKIP"
};
const DunningNotice = {
  FIRST_FAILURE: "FIRST_FAILURE",
  EVERY_FAILURE: "EVERY_FAILURE",
  FINAL_FAILURE: "FINAL_FAILURE"
};
const EmailSort = { CREATED_ON: "createdOn", "-CREATED_ON": "-createdOn" };
const EmailStatus = {
  PENDING: "PENDING",
  SENT: "SENT",
  FAILED: "FAILED",
  SUPPRESSED: "SUPPRESSED"
};
const EmailSuppressionSort = { CREATED_ON: "createdOn", "-CREATED_ON": "-createdOn" };
const EmailTemplateSort = {
  NAME: "name",
  "-NAME": "-name",
  CREATED_ON: "createdOn",
  "-CREATED_ON": "-createdOn",
  MODIFIED_ON: "modifiedOn",
  "-MODIFIED_ON": "-modifiedOn"
};
const EmailTemplateTypeCode = {
  ORDER_CONFIRMATION: "ORDER_CONFIRMATION",
  ORDER_CANCELLED: "ORDER_CANCELLED",
  PAYMENT_FAILED: "PAYMENT_FAILED",
  PAYMENT_LINK: "PAYMENT_LINK",
  ORDER_LINK: "ORDER_LINK",
  SHIPMENT_CREATED: "SHIPMENT_CREATED",
  SHIPMENT_DELIVERED: "SHIPMENT_DELIVERED",
  REFUND_COMPLETED: "REFUND_COMPLETED",
  SUBSCRIPTION_CREATED: "SUBSCRIPTION_CREATED",
  SUBSCRIPTION_RENEWAL_UPCOMING: "SUBSCRIPTION_RENEWAL_UPCOMING",
  SUBSCRIPTION_PAYMENT_FAILED: "SUBSCRIPTION_PAYMENT_FAILED",
  SUBSCRIPTION_ACTION_NEEDED: "SUBSCRIPTION_ACTION_NEEDED",
  SUBSCRIPTION_PRICE_CHANGED: "SUBSCRIPTION_PRICE_CHANGED",
  SUBSCRIPTION_TRIAL_ENDING: "SUBSCRIPTION_TRIAL_ENDING",
  SUBSCRIPTION_CANCELLED: "SUBSCRIPTION_CANCELLED",
  SUBSCRIPTION_PAUSED: "SUBSCRIPTION_PAUSED",
  SUBSCRIPTION_RESUMED: "SUBSCRIPTION_RESUMED",
  SUBSCRIPTION_ADDRESS_NEEDED: "SUBSCRIPTION_ADDRESS_NEEDED",
  SUBSCRIPTION_REPLACED: "SUBSCRIPTION_REPLACED",
  CARD_EXPIRING: "CARD_EXPIRING",
  VERIFY_EMAIL: "VERIFY_EMAIL",
  RESET_PASSWORD: "RESET_PASSWORD",
  PASSWORD_CHANGED: "PASSWORD_CHANGED",
  EMAIL_CHANGE: "EMAIL_CHANGE",
  EMAIL_CHANGE_NOTICE: "EMAIL_CHANGE_NOTICE",
  EMAIL_CHANGED: "EMAIL_CHANGED",
  WELCOME: "WELCOME",
  ADMIN_ORDER_NOTICE: "ADMIN_ORDER_NOTICE",
  ADMIN_RENEWAL_NOTICE: "ADMIN_RENEWAL_NOTICE",
  WEBHOOK_ENDPOINT_FAILING: "WEBHOOK_ENDPOINT_FAILING",
  WEBHOOK_ENDPOINT_DISABLED: "WEBHOOK_ENDPOINT_DISABLED"
};
const ExportFormat = { CSV: "csv", XLSX: "xlsx" };
const GiftCardEntrySort = { CREATED_ON: "createdOn", "-CREATED_ON": "-createdOn" };
const GiftCardSort = {
  CREATED_ON: "createdOn",
  "-CREATED_ON": "-createdOn",
  EXPIRES_ON: "expiresOn",
  "-EXPIRES_ON": "-expiresOn"
};
const IntegrationDirection = { OUTBOUND: "OUTBOUND", INBOUND: "INBOUND" };
const IntegrationLogSort = {
  CREATED_ON: "createdOn",
  "-CREATED_ON": "-createdOn",
  DURATION_MS: "durationMs",
  "-DURATION_MS": "-durationMs"
};
const IntegrationOutcome = {
  SUCCESS: "SUCCESS",
  FAILURE: "FAILURE",
  TIMEOUT: "TIMEOUT"
};
const IntegrationTaskAction = { RETRY: "RETRY", CANCEL: "CANCEL" };
const IntegrationTaskSort = {
  CREATED_ON: "createdOn",
  "-CREATED_ON": "-createdOn",
  NEXT_ATTEMPT_ON: "nextAttemptOn",
  "-NEXT_ATTEMPT_ON": "-nextAttemptOn",
  MODIFIED_ON: "modifiedOn",
  "-MODIFIED_ON": "-modifiedOn"
};
const IntegrationTaskStatus = {
  QUEUED: "QUEUED",
  RUNNING: "RUNNING",
  SUCCEEDED: "SUCCEEDED",
  RETRYING: "RETRYING",
  FAILED: "FAILED",
  CANCELLED: "CANCELLED"
};
const IntegrationType = {
  PAYMENT: "PAYMENT",
  TAX: "TAX",
  SHIPPING: "SHIPPING",
  COMMISSION: "COMMISSION",
  EMAIL: "EMAIL",
  WEBHOOK: "WEBHOOK",
  IMPORT: "IMPORT",
  SYNC: "SYNC",
  DOMAIN: "DOMAIN"
};
const InventoryReserveMode = { AT_PAYMENT: "AT_PAYMENT", AT_CART: "AT_CART" };
const InvoiceReason = {
  ORDER: "ORDER",
  EDIT: "EDIT",
  REFUND: "REFUND",
  REFUND_FAILED: "REFUND_FAILED",
  CANCELLATION: "CANCELLATION"
};
const InvoiceSort = { ISSUED_ON: "issuedOn", "-ISSUED_ON": "-issuedOn" };
const MediaFolderSort = {
  NAME: "name",
  "-NAME": "-name",
  CREATED_ON: "createdOn",
  "-CREATED_ON": "-createdOn"
};
const MediaSort = {
  CREATED_ON: "createdOn",
  "-CREATED_ON": "-createdOn",
  FILE_NAME: "fileName",
  "-FILE_NAME": "-fileName",
  SIZE_BYTES: "sizeBytes",
  "-SIZE_BYTES": "-sizeBytes"
};
const MediaStatus = {
  PROCESSING: "PROCESSING",
  READY: "READY",
  FAILED: "FAILED"
};
const MissingTranslationSort = { CREATED_ON: "createdOn" };
const OrderAction = {
  PLACE: "PLACE",
  CAPTURE: "CAPTURE",
  VOID: "VOID",
  OFFLINE_PAYMENT: "OFFLINE_PAYMENT",
  CHARGE: "CHARGE",
  PAYMENT_LINK: "PAYMENT_LINK",
  REFUND: "REFUND",
  CANCEL: "CANCEL",
  FULFILL: "FULFILL",
  HOLD: "HOLD",
  RELEASE: "RELEASE",
  EDIT: "EDIT",
  REPLACE: "REPLACE"
};
const OrderCancelReason = {
  CUSTOMER_REQUEST: "CUSTOMER_REQUEST",
  FRAUD: "FRAUD",
  OUT_OF_STOCK: "OUT_OF_STOCK",
  PAYMENT_NOT_RECEIVED: "PAYMENT_NOT_RECEIVED",
  DUPLICATE: "DUPLICATE",
  OTHER: "OTHER"
};
const OrderDiscountType = { PERCENTAGE: "PERCENTAGE", FIXED_AMOUNT: "FIXED_AMOUNT" };
const OrderExportRows = { ORDER: "ORDER", LINE: "LINE" };
const OrderHoldReason = {
  FRAUD: "FRAUD",
  ADDRESS: "ADDRESS",
  BACKORDER: "BACKORDER",
  PAYMENT: "PAYMENT",
  OTHER: "OTHER"
};
const OrderItemSummarySort = {
  SKU: "sku",
  "-SKU": "-sku",
  NAME: "name",
  "-NAME": "-name",
  QUANTITY_TO_FULFILL: "quantityToFulfill",
  "-QUANTITY_TO_FULFILL": "-quantityToFulfill",
  QUANTITY_ORDERED: "quantityOrdered",
  "-QUANTITY_ORDERED": "-quantityOrdered",
  NET: "net",
  "-NET": "-net"
};
const OrderReplacementReason = {
  LOST: "LOST",
  DAMAGED: "DAMAGED",
  WRONG_ITEM: "WRONG_ITEM",
  DEFECTIVE: "DEFECTIVE",
  OTHER: "OTHER"
};
const OrderSort = {
  ORDER_DATE: "orderDate",
  "-ORDER_DATE": "-orderDate",
  ORDER_NUMBER: "orderNumber",
  "-ORDER_NUMBER": "-orderNumber",
  GRAND_TOTAL: "grandTotal",
  "-GRAND_TOTAL": "-grandTotal",
  CREATED_ON: "createdOn",
  "-CREATED_ON": "-createdOn",
  MODIFIED_ON: "modifiedOn",
  "-MODIFIED_ON": "-modifiedOn"
};
const MarketingConsentSource = { CHECKOUT_PAGE: "CHECKOUT_PAGE", STOREFRONT: "STOREFRONT" };
const OrderSource = {
  STOREFRONT: "STOREFRONT",
  ADMIN: "ADMIN",
  SUBSCRIPTION: "SUBSCRIPTION",
  API: "API",
  MCP: "MCP"
};
const OrderSyncTarget = {
  PAYMENT: "PAYMENT",
  TAX: "TAX",
  SHIPPING: "SHIPPING",
  COMMISSION: "COMMISSION"
};
const OrderTaxSource = {
  MANUAL_RATES: "MANUAL_RATES",
  PROVIDER: "PROVIDER",
  FALLBACK: "FALLBACK"
};
const PaymentTransactionSort = {
  OCCURRED_ON: "occurredOn",
  "-OCCURRED_ON": "-occurredOn",
  CREATED_ON: "createdOn",
  "-CREATED_ON": "-createdOn"
};
const PdfOrientation = { PORTRAIT: "PORTRAIT", LANDSCAPE: "LANDSCAPE" };
const PdfPageSize = {
  A4: "A4",
  LETTER: "LETTER",
  LABEL_4X6: "LABEL_4X6"
};
const PdfTemplateSort = {
  NAME: "name",
  "-NAME": "-name",
  CREATED_ON: "createdOn",
  "-CREATED_ON": "-createdOn",
  MODIFIED_ON: "modifiedOn",
  "-MODIFIED_ON": "-modifiedOn"
};
const PdfTemplateTypeCode = {
  INVOICE: "INVOICE",
  PACKING_SLIP: "PACKING_SLIP",
  PICK_LIST: "PICK_LIST",
  CREDIT_NOTE: "CREDIT_NOTE",
  SHIPPING_LABEL: "SHIPPING_LABEL"
};
const PriceRounding = {
  HALF_UP: "HALF_UP",
  HALF_EVEN: "HALF_EVEN",
  HALF_DOWN: "HALF_DOWN"
};
const PriceSource = {
  MANUAL: "MANUAL",
  IMPORT: "IMPORT",
  PROVIDER: "PROVIDER"
};
const PriceType = {
  BASE: "BASE",
  COMPARE_AT: "COMPARE_AT",
  ACCOUNT_TYPE: "ACCOUNT_TYPE",
  SUBSCRIPTION: "SUBSCRIPTION",
  VOLUME: "VOLUME"
};
const ProductBrowseSort = {
  NAME: "name",
  "-NAME": "-name",
  SKU: "sku",
  "-SKU": "-sku"
};
const ProductSort = {
  CREATED_ON: "createdOn",
  "-CREATED_ON": "-createdOn",
  MODIFIED_ON: "modifiedOn",
  "-MODIFIED_ON": "-modifiedOn",
  NAME: "name",
  "-NAME": "-name"
};
const ProviderHealthStatus = {
  UNKNOWN: "UNKNOWN",
  HEALTHY: "HEALTHY",
  DEGRADED: "DEGRADED",
  DOWN: "DOWN"
};
const ProviderWebhookStatus = {
  NOT_NEEDED: "NOT_NEEDED",
  WAITING: "WAITING",
  RECEIVING: "RECEIVING",
  FAILING: "FAILING"
};
const RedirectSort = {
  CREATED_ON: "createdOn",
  "-CREATED_ON": "-createdOn",
  PATH: "path",
  "-PATH": "-path"
};
const RefundAction = {
  VOID: "VOID",
  COMPLETE: "COMPLETE",
  RETRY: "RETRY"
};
const RefundNumberSequence = { OWN: "OWN", SHARED: "SHARED" };
const RefundSort = {
  CREATED_ON: "createdOn",
  "-CREATED_ON": "-createdOn",
  MODIFIED_ON: "modifiedOn",
  "-MODIFIED_ON": "-modifiedOn",
  AMOUNT: "amount",
  "-AMOUNT": "-amount",
  REFUND_NUMBER: "refundNumber",
  "-REFUND_NUMBER": "-refundNumber"
};
const RenewalStockPolicy = { WAIT: "WAIT", SKIP: "SKIP" };
const RoundingMode = {
  HALF_UP: "HALF_UP",
  HALF_EVEN: "HALF_EVEN",
  HALF_DOWN: "HALF_DOWN"
};
const RequestLogSort = { CREATED_ON: "createdOn", "-CREATED_ON": "-createdOn" };
const RequestOutcome = {
  SUCCESS: "SUCCESS",
  REFUSED: "REFUSED",
  FAILURE: "FAILURE"
};
const ShipmentAction = {
  UPDATE: "UPDATE",
  CANCEL: "CANCEL",
  RESEND_EMAIL: "RESEND_EMAIL"
};
const StockAdjustReason = {
  RECEIVED: "RECEIVED",
  COUNTED: "COUNTED",
  RETURNED: "RETURNED",
  DAMAGED: "DAMAGED",
  LOST: "LOST",
  TRANSFERRED: "TRANSFERRED",
  CORRECTED: "CORRECTED",
  OTHER: "OTHER"
};
const StockStatus = {
  IN_STOCK: "IN_STOCK",
  LOW_STOCK: "LOW_STOCK",
  OUT_OF_STOCK: "OUT_OF_STOCK"
};
const StoreCreditEntrySort = { CREATED_ON: "createdOn", "-CREATED_ON": "-createdOn" };
const StoreCustomFieldObject = {
  PRODUCT: "PRODUCT",
  VARIANT: "VARIANT",
  ORDER: "ORDER",
  ORDER_LINE: "ORDER_LINE",
  CUSTOMER: "CUSTOMER"
};
const SubscriptionAnchorType = {
  NONE: "NONE",
  WEEKDAY: "WEEKDAY",
  MONTHDAY: "MONTHDAY"
};
const SubscriptionSort = {
  CREATED_ON: "createdOn",
  "-CREATED_ON": "-createdOn",
  MODIFIED_ON: "modifiedOn",
  "-MODIFIED_ON": "-modifiedOn",
  NEXT_PROCESSING_DATE: "nextProcessingDate",
  "-NEXT_PROCESSING_DATE": "-nextProcessingDate",
  NEXT_RETRY_ON: "nextRetryOn",
  "-NEXT_RETRY_ON": "-nextRetryOn",
  SUBSCRIPTION_NUMBER: "subscriptionNumber",
  "-SUBSCRIPTION_NUMBER": "-subscriptionNumber"
};
const TestClockStatus = {
  READY: "READY",
  ADVANCING: "ADVANCING",
  FAILED: "FAILED"
};
const TaxProviderFallback = { BLOCK: "BLOCK", USE_MANUAL_RATES: "USE_MANUAL_RATES" };
const TaxRounding = {
  LINE: "LINE",
  UNIT: "UNIT",
  TOTAL: "TOTAL"
};
const TaxRoundingTarget = { TAX: "TAX", NET: "NET" };
const TemplateVariableType = {
  STRING: "STRING",
  NUMBER: "NUMBER",
  BOOLEAN: "BOOLEAN",
  MONEY: "MONEY",
  DATE: "DATE",
  URL: "URL",
  LIST: "LIST",
  OBJECT: "OBJECT"
};
const TranslatedObjectType = {
  PRODUCT: "product",
  COLLECTION: "collection",
  SHIPPING_METHOD: "shippingMethod",
  SUBSCRIPTION_PLAN: "subscriptionPlan",
  COUPON: "coupon",
  PAYMENT_PROVIDER: "paymentProvider",
  ACCOUNT_TYPE: "accountType",
  TAX_CLASS: "taxClass",
  MEDIA: "media",
  STORE_SETTINGS: "storeSettings"
};
export {
  AccountTypePriceMode,
  AccountTypeSignUpMode,
  AccountTypeTierMetric,
  ActorType,
  ApiSurface,
  AuditLogSort,
  BrandingFont,
  CaptureMode,
  ChargebackSort,
  ChargebackStatus,
  CollectionConditionField,
  CollectionConditionOperator,
  CollectionRuleMatch,
  CollectionSortOrder,
  CollectionType,
  CommissionQualifyingOn,
  CommissionSyncStatus,
  CouponAppliesTo,
  CouponCombinesWith,
  CouponDiscountType,
  CouponSort,
  CouponStatus,
  CouponStatusInput,
  CouponSubscriptionMode,
  CouponUsageSort,
  CouponUsageStatus,
  CustomFieldType,
  CustomerAccountTypeSource,
  CustomerEmailCheckReason,
  CustomerImportFormat,
  CustomerImportOnError,
  CustomerImportOnExisting,
  CustomerOrderSort,
  CustomerSort,
  CustomerStatus,
  DashboardComparison,
  DimensionUnit,
  DunningFinalAction,
  DunningNotice,
  DunningState,
  EmailSort,
  EmailStatus,
  EmailSuppressionSort,
  EmailTemplateSort,
  EmailTemplateTypeCode,
  ExportFormat,
  GiftCardEntrySort,
  GiftCardSort,
  IntegrationDirection,
  IntegrationLogSort,
  IntegrationOutcome,
  IntegrationTaskAction,
  IntegrationTaskSort,
  IntegrationTaskStatus,
  IntegrationType,
  InventoryPolicy,
  InventoryReserveMode,
  InvoiceReason,
  InvoiceSort,
  InvoiceType,
  MarketingConsentSource,
  MediaFolderSort,
  MediaSort,
  MediaStatus,
  MediaType,
  MissingTranslationSort,
  OfflinePaymentMethod,
  OrderAction,
  OrderCancelReason,
  OrderDiscountType,
  OrderExportRows,
  OrderHoldReason,
  OrderItemSummarySort,
  OrderReplacementReason,
  OrderSort,
  OrderSource,
  OrderState,
  OrderSyncTarget,
  OrderTaxSource,
  PaymentReviewStatus,
  PaymentTransactionSort,
  PaymentTransactionStatus,
  PaymentType,
  PdfOrientation,
  PdfPageSize,
  PdfTemplateSort,
  PdfTemplateTypeCode,
  PolicyType,
  PriceRounding,
  PriceSource,
  PriceType,
  ProblemFieldLocation,
  ProductBrowseSort,
  ProductSort,
  ProductStatus,
  ProductType,
  ProviderHealthStatus,
  ProviderWebhookStatus,
  RedirectSort,
  RefundAction,
  RefundNumberSequence,
  RefundReason,
  RefundSort,
  RefundStatus,
  RenewalStockPolicy,
  RequestLogSort,
  RequestOutcome,
  ReturnSort,
  RoundingMode,
  ShipmentAction,
  StockAdjustReason,
  StockStatus,
  StoreCreditEntrySort,
  StoreCustomFieldObject,
  StoreStatus,
  SubscriptionAction,
  SubscriptionAnchorType,
  SubscriptionCancelPolicy,
  SubscriptionCycleStatus,
  SubscriptionHistorySort,
  SubscriptionPricingType,
  SubscriptionShippingPolicy,
  SubscriptionSort,
  SubscriptionStatus,
  TaxProviderFallback,
  TaxRounding,
  TaxRoundingTarget,
  TemplateVariableType,
  TestClockStatus,
  TranslatedObjectType,
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
