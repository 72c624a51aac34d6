import * as z from "zod";
const zWebhookChange = z.object({
  old: z.unknown(),
  new: z.unknown()
});
const zWebhookChanges = z.record(z.string(), zWebhookChange);
const zWebhookSourceAction = z.string().max(50).regex(/^[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*$/);
const zActorType = z.enum([
  "ADMIN",
  "CUSTOMER",
  "API_TOKEN",
  "SYSTEM",
  "PLATFORM"
]);
const zWebhookSource = z.object({
  action: zWebhookSourceAction,
  actorType: zActorType
});
const zWebhookEventType = z.enum([
  "order.created",
  "order.payment_status_changed",
  "order.payment_captured",
  "order.payment_failed",
  "order.fulfillment_status_changed",
  "order.fulfilled",
  "order.cancelled",
  "order.updated",
  "order.chargeback_reported",
  "refund.issued",
  "refund.completed",
  "refund.failed",
  "refund.voided",
  "shipment.created",
  "shipment.status_changed",
  "shipment.tracking_updated",
  "shipment.cancelled",
  "subscription.created",
  "subscription.status_changed",
  "subscription.cancelled",
  "subscription.paused",
  "subscription.resumed",
  "subscription.processed",
  "subscription.payment_failed",
  "subscription.cycle_skipped",
  "subscription.processing_date_changed",
  "subscription.items_changed",
  "subscription.pricing_changed",
  "subscription.replaced",
  "customer.created",
  "customer.updated",
  "customer.status_changed",
  "customer.account_type_changed",
  "customer.address_changed",
  "customer.payment_method_changed",
  "return.requested",
  "return.status_changed",
  "return.received",
  "return.exchanged",
  "return.withdrawal_declared",
  "stored_value.issued",
  "stored_value.redeemed",
  "stored_value.refunded",
  "stored_value.adjusted",
  "stored_value.expired",
  "stored_value.status_changed",
  "stored_value.delivery_failed"
]);
const zWebhookEventId = z.string().min(5).max(64).regex(/^evt_[0-9A-Za-z]+$/);
const zApiVersionDate = z.string().length(10).regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/);
const zTimestamp = z.iso.datetime({ offset: true }).length(24).regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z$/);
const zStoreId = z.int().gte(1).lte(9007199254740991);
const zOrderId = z.int().gte(1).lte(9007199254740991);
const zOrderNumber = z.int().gte(1).lte(9007199254740991);
const zPaymentStatus = z.string().max(50);
const zFulfillmentStatus = z.string().max(50);
const zCurrencyCode = z.string().length(3).regex(/^[A-Z]{3}$/);
const zPositiveMoney = z.string().max(19).regex(/^(0|[1-9][0-9]{0,13})(\.[0-9]{1,4})?$/);
const zCount = z.int().gte(0).lte(2147483647);
const zSku = z.string().min(1).max(100).regex(/^[^\s](.*[^\s])?$/);
const zQuantity = z.int().gte(1).lte(1e6);
const zCustomFieldType = z.enum([
  "STRING",
  "NUMBER",
  "BOOLEAN",
  "DATE"
]);
const zCustomField = z.object({
  key: z.string().max(64),
  type: zCustomFieldType,
  value: z.string().max(2e3).nullable()
});
const zPublicOrderLine = z.object({
  sku: zSku,
  name: z.string().max(255),
  quantity: zQuantity,
  unitPrice: zPositiveMoney,
  lineTotal: zPositiveMoney,
  customFields: z.array(zCustomField).max(50)
});
const zPublicOrderListItem = z.object({
  orderId: zOrderId,
  orderNumber: zOrderNumber,
  orderDate: zTimestamp,
  completedOn: zTimestamp.nullable(),
  cancelledOn: zTimestamp.nullable(),
  paymentStatus: zPaymentStatus,
  fulfillmentStatus: zFulfillmentStatus,
  currencyCode: zCurrencyCode,
  subtotal: zPositiveMoney,
  discountTotal: zPositiveMoney,
  shippingTotal: zPositiveMoney,
  taxTotal: zPositiveMoney,
  grandTotal: zPositiveMoney,
  replacedOrderNumber: zOrderNumber.nullable(),
  itemCount: zCount,
  items: z.array(zPublicOrderLine).max(1e3)
});
const zOrderEventData = z.object({
  object: zPublicOrderListItem,
  changes: z.null(),
  previousAttributes: z.null()
});
const zOrderCreatedEvent = z.object({
  id: zWebhookEventId,
  type: z.enum(["order.created"]),
  apiVersion: zApiVersionDate,
  createdOn: zTimestamp,
  storeId: zStoreId,
  livemode: z.boolean(),
  data: zOrderEventData,
  source: zWebhookSource
});
const zOrderPaymentStatusChangedEvent = z.object({
  id: zWebhookEventId,
  type: z.enum(["order.payment_status_changed"]),
  apiVersion: zApiVersionDate,
  createdOn: zTimestamp,
  storeId: zStoreId,
  livemode: z.boolean(),
  data: zOrderEventData,
  source: zWebhookSource
});
const zOrderPaymentCapturedEvent = z.object({
  id: zWebhookEventId,
  type: z.enum(["order.payment_captured"]),
  apiVersion: zApiVersionDate,
  createdOn: zTimestamp,
  storeId: zStoreId,
  livemode: z.boolean(),
  data: zOrderEventData,
  source: zWebhookSource
});
const zOrderPaymentFailedEvent = z.object({
  id: zWebhookEventId,
  type: z.enum(["order.payment_failed"]),
  apiVersion: zApiVersionDate,
  createdOn: zTimestamp,
  storeId: zStoreId,
  livemode: z.boolean(),
  data: zOrderEventData,
  source: zWebhookSource
});
const zOrderFulfillmentStatusChangedEvent = z.object({
  id: zWebhookEventId,
  type: z.enum(["order.fulfillment_status_changed"]),
  apiVersion: zApiVersionDate,
  createdOn: zTimestamp,
  storeId: zStoreId,
  livemode: z.boolean(),
  data: zOrderEventData,
  source: zWebhookSource
});
const zOrderFulfilledEvent = z.object({
  id: zWebhookEventId,
  type: z.enum(["order.fulfilled"]),
  apiVersion: zApiVersionDate,
  createdOn: zTimestamp,
  storeId: zStoreId,
  livemode: z.boolean(),
  data: zOrderEventData,
  source: zWebhookSource
});
const zOrderCancelledEvent = z.object({
  id: zWebhookEventId,
  type: z.enum(["order.cancelled"]),
  apiVersion: zApiVersionDate,
  createdOn: zTimestamp,
  storeId: zStoreId,
  livemode: z.boolean(),
  data: zOrderEventData,
  source: zWebhookSource
});
const zOrderUpdatedEvent = z.object({
  id: zWebhookEventId,
  type: z.enum(["order.updated"]),
  apiVersion: zApiVersionDate,
  createdOn: zTimestamp,
  storeId: zStoreId,
  livemode: z.boolean(),
  data: zOrderEventData,
  source: zWebhookSource
});
const zOrderChargebackReportedEvent = z.object({
  id: zWebhookEventId,
  type: z.enum(["order.chargeback_reported"]),
  apiVersion: zApiVersionDate,
  createdOn: zTimestamp,
  storeId: zStoreId,
  livemode: z.boolean(),
  data: zOrderEventData,
  source: zWebhookSource
});
const zRefundId = z.int().gte(1).lte(9007199254740991);
const zRefundNumber = z.int().gte(1).lte(9007199254740991);
const zRefundStatus = z.enum([
  "PENDING",
  "PROCESSING",
  "COMPLETED",
  "FAILED",
  "VOIDED"
]);
const zRefundReason = z.enum([
  "RETURN_SELLABLE",
  "RETURN_NON_SELLABLE",
  "GOODWILL",
  "BILLING_ERROR",
  "DAMAGED_GOODS",
  "DUPLICATE_CHARGE",
  "OTHER"
]);
const zPublicRefund = z.object({
  refundId: zRefundId,
  orderId: zOrderId,
  orderNumber: zOrderNumber,
  refundNumber: zRefundNumber,
  status: zRefundStatus,
  reason: zRefundReason,
  amount: zPositiveMoney,
  subtotal: zPositiveMoney,
  taxTotal: zPositiveMoney,
  shippingTotal: zPositiveMoney,
  currencyCode: zCurrencyCode,
  refundedOn: zTimestamp,
  voidedOn: zTimestamp.nullable(),
  createdOn: zTimestamp,
  modifiedOn: zTimestamp
});
const zRefundEventData = z.object({
  object: zPublicRefund,
  changes: zWebhookChanges.nullable(),
  previousAttributes: z.null()
});
const zRefundIssuedEvent = z.object({
  id: zWebhookEventId,
  type: z.enum(["refund.issued"]),
  apiVersion: zApiVersionDate,
  createdOn: zTimestamp,
  storeId: zStoreId,
  livemode: z.boolean(),
  data: zRefundEventData,
  source: zWebhookSource
});
const zRefundCompletedEvent = z.object({
  id: zWebhookEventId,
  type: z.enum(["refund.completed"]),
  apiVersion: zApiVersionDate,
  createdOn: zTimestamp,
  storeId: zStoreId,
  livemode: z.boolean(),
  data: zRefundEventData,
  source: zWebhookSource
});
const zRefundFailedEvent = z.object({
  id: zWebhookEventId,
  type: z.enum(["refund.failed"]),
  apiVersion: zApiVersionDate,
  createdOn: zTimestamp,
  storeId: zStoreId,
  livemode: z.boolean(),
  data: zRefundEventData,
  source: zWebhookSource
});
const zRefundVoidedEvent = z.object({
  id: zWebhookEventId,
  type: z.enum(["refund.voided"]),
  apiVersion: zApiVersionDate,
  createdOn: zTimestamp,
  storeId: zStoreId,
  livemode: z.boolean(),
  data: zRefundEventData,
  source: zWebhookSource
});
const zShipmentId = z.int().gte(1).lte(9007199254740991);
const zShipmentStatus = z.string().max(50);
const zLineItemId = z.string().min(1).max(16).regex(/^[1-9][0-9]{0,15}$/);
const zPublicShipmentItem = z.object({
  lineItemId: zLineItemId,
  quantity: zQuantity
});
const zPublicShipmentSnapshot = z.object({
  shipmentId: zShipmentId,
  externalShipmentId: z.string().max(100),
  status: zShipmentStatus,
  carrierName: z.string().max(100),
  trackingNumber: z.string().max(100),
  trackingUrl: z.string().max(2048),
  shippedOn: zTimestamp,
  estimatedDelivery: zTimestamp,
  items: z.array(zPublicShipmentItem).max(1e3),
  orderId: zOrderId,
  orderNumber: zOrderNumber
});
const zShipmentEventData = z.object({
  object: zPublicShipmentSnapshot,
  changes: zWebhookChanges.nullable(),
  previousAttributes: z.null()
});
const zShipmentCreatedEvent = z.object({
  id: zWebhookEventId,
  type: z.enum(["shipment.created"]),
  apiVersion: zApiVersionDate,
  createdOn: zTimestamp,
  storeId: zStoreId,
  livemode: z.boolean(),
  data: zShipmentEventData,
  source: zWebhookSource
});
const zShipmentStatusChangedEvent = z.object({
  id: zWebhookEventId,
  type: z.enum(["shipment.status_changed"]),
  apiVersion: zApiVersionDate,
  createdOn: zTimestamp,
  storeId: zStoreId,
  livemode: z.boolean(),
  data: zShipmentEventData,
  source: zWebhookSource
});
const zShipmentTrackingUpdatedEvent = z.object({
  id: zWebhookEventId,
  type: z.enum(["shipment.tracking_updated"]),
  apiVersion: zApiVersionDate,
  createdOn: zTimestamp,
  storeId: zStoreId,
  livemode: z.boolean(),
  data: zShipmentEventData,
  source: zWebhookSource
});
const zShipmentCancelledEvent = z.object({
  id: zWebhookEventId,
  type: z.enum(["shipment.cancelled"]),
  apiVersion: zApiVersionDate,
  createdOn: zTimestamp,
  storeId: zStoreId,
  livemode: z.boolean(),
  data: zShipmentEventData,
  source: zWebhookSource
});
const zPublicReturnLine = z.object({
  lineItemId: zLineItemId,
  reason: z.string().max(50).nullable(),
  requestedQuantity: z.int().gte(0).lte(1e6),
  approvedQuantity: z.int().gte(0).lte(1e6),
  sellableQuantity: z.int().gte(0).lte(1e6),
  damagedQuantity: z.int().gte(0).lte(1e6),
  missingQuantity: z.int().gte(0).lte(1e6),
  unshippedQuantity: z.int().gte(0).lte(1e6)
});
const zSubscriptionId = z.int().gte(1).lte(9007199254740991);
const zSubscriptionNumber = z.int().gte(1).lte(9007199254740991);
const zSubscriptionStatus = z.enum([
  "ACTIVE",
  "PAUSED",
  "CANCELLED",
  "TERMINAL_FAILED"
]);
const zDate = z.iso.date().length(10).regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/);
const zSubscriptionItemId = z.int().gte(1).lte(9007199254740991);
const zSubscriptionItemStatus = z.string().max(50);
const zIntervalUnit = z.string().max(50);
const zPublicSubscriptionListItem = z.object({
  subscriptionId: zSubscriptionId,
  subscriptionItemId: zSubscriptionItemId,
  subscriptionNumber: zSubscriptionNumber,
  status: zSubscriptionItemStatus,
  sku: zSku,
  name: z.string().max(255),
  quantity: zQuantity,
  unitPrice: zPositiveMoney,
  intervalCount: z.int().gte(1).lte(365),
  intervalUnit: zIntervalUnit,
  nextProcessingDate: zDate,
  createdOn: zTimestamp,
  cancelledOn: zTimestamp.nullable(),
  cancelReason: z.string().max(500).nullable(),
  customFields: z.array(zCustomField).max(50)
});
const zPublicSubscriptionSnapshot = z.object({
  subscriptionId: zSubscriptionId,
  subscriptionNumber: zSubscriptionNumber,
  status: zSubscriptionStatus,
  nextProcessingDate: zDate.nullable(),
  createdOn: zTimestamp,
  cancelledOn: zTimestamp.nullable(),
  cancelReason: z.string().max(500).nullable(),
  items: z.array(zPublicSubscriptionListItem).max(100)
});
const zSubscriptionEventData = z.object({
  object: zPublicSubscriptionSnapshot,
  changes: zWebhookChanges.nullable(),
  previousAttributes: z.null()
});
const zSubscriptionCreatedEvent = z.object({
  id: zWebhookEventId,
  type: z.enum(["subscription.created"]),
  apiVersion: zApiVersionDate,
  createdOn: zTimestamp,
  storeId: zStoreId,
  livemode: z.boolean(),
  data: zSubscriptionEventData,
  source: zWebhookSource
});
const zSubscriptionStatusChangedEvent = z.object({
  id: zWebhookEventId,
  type: z.enum(["subscription.status_changed"]),
  apiVersion: zApiVersionDate,
  createdOn: zTimestamp,
  storeId: zStoreId,
  livemode: z.boolean(),
  data: zSubscriptionEventData,
  source: zWebhookSource
});
const zSubscriptionCancelledEvent = z.object({
  id: zWebhookEventId,
  type: z.enum(["subscription.cancelled"]),
  apiVersion: zApiVersionDate,
  createdOn: zTimestamp,
  storeId: zStoreId,
  livemode: z.boolean(),
  data: zSubscriptionEventData,
  source: zWebhookSource
});
const zSubscriptionPausedEvent = z.object({
  id: zWebhookEventId,
  type: z.enum(["subscription.paused"]),
  apiVersion: zApiVersionDate,
  createdOn: zTimestamp,
  storeId: zStoreId,
  livemode: z.boolean(),
  data: zSubscriptionEventData,
  source: zWebhookSource
});
const zSubscriptionResumedEvent = z.object({
  id: zWebhookEventId,
  type: z.enum(["subscription.resumed"]),
  apiVersion: zApiVersionDate,
  createdOn: zTimestamp,
  storeId: zStoreId,
  livemode: z.boolean(),
  data: zSubscriptionEventData,
  source: zWebhookSource
});
const zSubscriptionProcessedEvent = z.object({
  id: zWebhookEventId,
  type: z.enum(["subscription.processed"]),
  apiVersion: zApiVersionDate,
  createdOn: zTimestamp,
  storeId: zStoreId,
  livemode: z.boolean(),
  data: zSubscriptionEventData,
  source: zWebhookSource
});
const zSubscriptionPaymentFailedEvent = z.object({
  id: zWebhookEventId,
  type: z.enum(["subscription.payment_failed"]),
  apiVersion: zApiVersionDate,
  createdOn: zTimestamp,
  storeId: zStoreId,
  livemode: z.boolean(),
  data: zSubscriptionEventData,
  source: zWebhookSource
});
const zSubscriptionCycleSkippedEvent = z.object({
  id: zWebhookEventId,
  type: z.enum(["subscription.cycle_skipped"]),
  apiVersion: zApiVersionDate,
  createdOn: zTimestamp,
  storeId: zStoreId,
  livemode: z.boolean(),
  data: zSubscriptionEventData,
  source: zWebhookSource
});
const zSubscriptionProcessingDateChangedEvent = z.object({
  id: zWebhookEventId,
  type: z.enum(["subscription.processing_date_changed"]),
  apiVersion: zApiVersionDate,
  createdOn: zTimestamp,
  storeId: zStoreId,
  livemode: z.boolean(),
  data: zSubscriptionEventData,
  source: zWebhookSource
});
const zSubscriptionItemsChangedEvent = z.object({
  id: zWebhookEventId,
  type: z.enum(["subscription.items_changed"]),
  apiVersion: zApiVersionDate,
  createdOn: zTimestamp,
  storeId: zStoreId,
  livemode: z.boolean(),
  data: zSubscriptionEventData,
  source: zWebhookSource
});
const zSubscriptionPricingChangedEvent = z.object({
  id: zWebhookEventId,
  type: z.enum(["subscription.pricing_changed"]),
  apiVersion: zApiVersionDate,
  createdOn: zTimestamp,
  storeId: zStoreId,
  livemode: z.boolean(),
  data: zSubscriptionEventData,
  source: zWebhookSource
});
const zSubscriptionReplacedEvent = z.object({
  id: zWebhookEventId,
  type: z.enum(["subscription.replaced"]),
  apiVersion: zApiVersionDate,
  createdOn: zTimestamp,
  storeId: zStoreId,
  livemode: z.boolean(),
  data: zSubscriptionEventData,
  source: zWebhookSource
});
const zStoreCustomerId = z.int().gte(1).lte(9007199254740991);
const zEmail = z.email().min(3).max(254).regex(/^[^\s@]+@[^\s@]+$/);
const zPhoneNumber = z.string().min(3).max(32).regex(/^\+?[0-9][0-9 ().\/-]{1,29}[0-9]$/);
const zPhone = z.object({
  entered: z.string().max(50),
  e164: z.string().max(16).regex(/^\+[1-9][0-9]{3,14}$/).nullable(),
  extension: z.string().max(9).regex(/^[0-9]{1,9}$/).nullable()
});
const zCustomerStatus = z.enum([
  "ACTIVE",
  "BANNED",
  "SUSPENDED",
  "DEACTIVATED"
]);
const zAccountTypeId = z.int().gte(1).lte(9007199254740991);
const zLanguageCode = z.string().min(2).max(35).regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/);
const zPublicCustomer = z.object({
  storeCustomerId: zStoreCustomerId,
  email: zEmail,
  firstName: z.string().max(100),
  lastName: z.string().max(100),
  phoneNumber: zPhoneNumber.nullable(),
  phone: zPhone.nullish(),
  status: zCustomerStatus,
  accountTypeId: zAccountTypeId,
  accountTypeName: z.string().max(100),
  emailVerified: z.boolean(),
  company: z.string().max(200).nullable(),
  languageCode: zLanguageCode.nullable(),
  acceptsMarketing: z.boolean(),
  commissionProviderName: z.string().max(100).nullable(),
  commissionProviderId: z.string().max(100).nullable(),
  createdOn: zTimestamp,
  modifiedOn: zTimestamp
});
const zCustomerEventData = z.object({
  object: zPublicCustomer,
  changes: zWebhookChanges.nullable(),
  previousAttributes: z.null()
});
const zCustomerCreatedEvent = z.object({
  id: zWebhookEventId,
  type: z.enum(["customer.created"]),
  apiVersion: zApiVersionDate,
  createdOn: zTimestamp,
  storeId: zStoreId,
  livemode: z.boolean(),
  data: zCustomerEventData,
  source: zWebhookSource
});
const zCustomerUpdatedEvent = z.object({
  id: zWebhookEventId,
  type: z.enum(["customer.updated"]),
  apiVersion: zApiVersionDate,
  createdOn: zTimestamp,
  storeId: zStoreId,
  livemode: z.boolean(),
  data: zCustomerEventData,
  source: zWebhookSource
});
const zCustomerStatusChangedEvent = z.object({
  id: zWebhookEventId,
  type: z.enum(["customer.status_changed"]),
  apiVersion: zApiVersionDate,
  createdOn: zTimestamp,
  storeId: zStoreId,
  livemode: z.boolean(),
  data: zCustomerEventData,
  source: zWebhookSource
});
const zCustomerAccountTypeChangedEvent = z.object({
  id: zWebhookEventId,
  type: z.enum(["customer.account_type_changed"]),
  apiVersion: zApiVersionDate,
  createdOn: zTimestamp,
  storeId: zStoreId,
  livemode: z.boolean(),
  data: zCustomerEventData,
  source: zWebhookSource
});
const zCustomerAddressId = z.int().gte(1).lte(9007199254740991);
const zCountryCode = z.string().length(2).regex(/^[A-Z]{2}$/);
const zPublicCustomerAddress = z.object({
  customerAddressId: zCustomerAddressId,
  storeCustomerId: zStoreCustomerId,
  firstName: z.string().max(100),
  lastName: z.string().max(100),
  company: z.string().max(200).nullable(),
  streetLine1: z.string().max(200),
  streetLine2: z.string().max(200).nullable(),
  city: z.string().max(100),
  stateProvince: z.string().max(100),
  postalCode: z.string().max(20),
  countryCode: zCountryCode,
  phoneNumber: zPhoneNumber.nullable(),
  phone: zPhone.nullish(),
  isDefault: z.boolean(),
  isActive: z.boolean()
});
const zCustomerAddressEventData = z.object({
  object: zPublicCustomerAddress,
  changes: zWebhookChanges.nullable(),
  previousAttributes: z.null()
});
const zCustomerAddressChangedEvent = z.object({
  id: zWebhookEventId,
  type: z.enum(["customer.address_changed"]),
  apiVersion: zApiVersionDate,
  createdOn: zTimestamp,
  storeId: zStoreId,
  livemode: z.boolean(),
  data: zCustomerAddressEventData,
  source: zWebhookSource
});
const zCustomerPaymentMethodId = z.int().gte(1).lte(9007199254740991);
const zPaymentType = z.enum([
  "CARD",
  "BANK",
  "CRYPTO",
  "DIGITAL_WALLET"
]);
const zPublicCustomerPaymentMethod = z.object({
  customerPaymentMethodId: zCustomerPaymentMethodId,
  storeCustomerId: zStoreCustomerId,
  paymentType: zPaymentType,
  brand: z.string().max(50),
  lastFour: z.string().max(4).nullable(),
  expiryMonth: z.string().max(2).regex(/^(0[1-9]|1[0-2])$/).nullable(),
  expiryYear: z.string().max(4).regex(/^[0-9]{4}$/).nullable(),
  isDefault: z.boolean(),
  isActive: z.boolean()
});
const zCustomerPaymentMethodEventData = z.object({
  object: zPublicCustomerPaymentMethod,
  changes: zWebhookChanges.nullable(),
  previousAttributes: z.null()
});
const zCustomerPaymentMethodChangedEvent = z.object({
  id: zWebhookEventId,
  type: z.enum(["customer.payment_method_changed"]),
  apiVersion: zApiVersionDate,
  createdOn: zTimestamp,
  storeId: zStoreId,
  livemode: z.boolean(),
  data: zCustomerPaymentMethodEventData,
  source: zWebhookSource
});
const zReturnId = z.int().gte(1).lte(9007199254740991);
const zReturnKind = z.string().max(50).regex(/^[A-Z_]+$/);
const zReturnStatus = z.string().max(50).regex(/^[A-Z_]+$/);
const zVariantId = z.int().gte(1).lte(9007199254740991);
const zReturnExchangeLine = z.object({
  lineItemId: zLineItemId,
  variantId: zVariantId,
  sku: zSku,
  name: z.string().max(255),
  quantity: zQuantity,
  reservedQuantity: z.int().gte(0).lte(1e6)
});
const zPublicReturn = z.object({
  returnId: zReturnId,
  returnNumber: z.string().max(50),
  orderId: zOrderId,
  orderNumber: zOrderNumber,
  kind: zReturnKind,
  status: zReturnStatus,
  isInTime: z.boolean(),
  lines: z.array(zPublicReturnLine).max(1e3),
  exchangeLines: z.array(zReturnExchangeLine).max(1e3),
  replacementOrderId: zOrderId.nullable(),
  refundDueOn: zDate.nullable(),
  carrierName: z.string().max(100),
  trackingNumber: z.string().max(100),
  requestedOn: zTimestamp,
  approvedOn: zTimestamp.nullable(),
  rejectedOn: zTimestamp.nullable(),
  sentOn: zTimestamp.nullable(),
  receivedOn: zTimestamp.nullable(),
  completedOn: zTimestamp.nullable(),
  cancelledOn: zTimestamp.nullable(),
  createdOn: zTimestamp,
  modifiedOn: zTimestamp
});
const zReturnEventData = z.object({
  object: zPublicReturn,
  changes: zWebhookChanges.nullable(),
  previousAttributes: z.null()
});
const zReturnRequestedEvent = z.object({
  id: zWebhookEventId,
  type: z.enum(["return.requested"]),
  apiVersion: zApiVersionDate,
  createdOn: zTimestamp,
  storeId: zStoreId,
  livemode: z.boolean(),
  data: zReturnEventData,
  source: zWebhookSource
});
const zReturnStatusChangedEvent = z.object({
  id: zWebhookEventId,
  type: z.enum(["return.status_changed"]),
  apiVersion: zApiVersionDate,
  createdOn: zTimestamp,
  storeId: zStoreId,
  livemode: z.boolean(),
  data: zReturnEventData,
  source: zWebhookSource
});
const zReturnReceivedEvent = z.object({
  id: zWebhookEventId,
  type: z.enum(["return.received"]),
  apiVersion: zApiVersionDate,
  createdOn: zTimestamp,
  storeId: zStoreId,
  livemode: z.boolean(),
  data: zReturnEventData,
  source: zWebhookSource
});
const zReturnExchangedEvent = z.object({
  id: zWebhookEventId,
  type: z.enum(["return.exchanged"]),
  apiVersion: zApiVersionDate,
  createdOn: zTimestamp,
  storeId: zStoreId,
  livemode: z.boolean(),
  data: zReturnEventData,
  source: zWebhookSource
});
const zReturnWithdrawalDeclaredEvent = z.object({
  id: zWebhookEventId,
  type: z.enum(["return.withdrawal_declared"]),
  apiVersion: zApiVersionDate,
  createdOn: zTimestamp,
  storeId: zStoreId,
  livemode: z.boolean(),
  data: zReturnEventData,
  source: zWebhookSource
});
const zTenderType = z.string().max(50);
const zGiftCardId = z.int().gte(1).lte(9007199254740991);
const zStoreCreditAccountId = z.int().gte(1).lte(9007199254740991);
const zGiftCardStatus = z.string().max(50);
const zGiftCardSource = z.string().max(50);
const zStoredValueEntryId = z.int().gte(1).lte(9007199254740991);
const zStoredValueEntryType = z.string().max(50);
const zMoney = z.string().max(20).regex(/^-?(0|[1-9][0-9]{0,13})(\.[0-9]{1,4})?$/);
const zPaymentId = z.int().gte(1).lte(9007199254740991);
const zPublicStoredValueEntry = z.object({
  entryId: zStoredValueEntryId,
  type: zStoredValueEntryType,
  amount: zMoney,
  balanceAfter: zPositiveMoney,
  orderId: zOrderId.nullable(),
  paymentId: zPaymentId.nullable(),
  refundId: zRefundId.nullable(),
  createdOn: zTimestamp
});
const zPublicStoredValueSnapshot = z.object({
  kind: zTenderType,
  giftCardId: zGiftCardId.nullable(),
  storeCreditAccountId: zStoreCreditAccountId.nullable(),
  storeCustomerId: zStoreCustomerId.nullable(),
  currencyCode: zCurrencyCode,
  balance: zPositiveMoney,
  status: zGiftCardStatus.nullable(),
  source: zGiftCardSource.nullable(),
  initialAmount: zPositiveMoney.nullable(),
  expiresOn: zTimestamp.nullable(),
  lineItemId: zLineItemId.nullable(),
  entry: zPublicStoredValueEntry.nullable(),
  createdOn: zTimestamp,
  modifiedOn: zTimestamp
});
const zStoredValueEventData = z.object({
  object: zPublicStoredValueSnapshot,
  changes: zWebhookChanges.nullable(),
  previousAttributes: z.null()
});
const zStoredValueIssuedEvent = z.object({
  id: zWebhookEventId,
  type: z.enum(["stored_value.issued"]),
  apiVersion: zApiVersionDate,
  createdOn: zTimestamp,
  storeId: zStoreId,
  livemode: z.boolean(),
  data: zStoredValueEventData,
  source: zWebhookSource
});
const zStoredValueRedeemedEvent = z.object({
  id: zWebhookEventId,
  type: z.enum(["stored_value.redeemed"]),
  apiVersion: zApiVersionDate,
  createdOn: zTimestamp,
  storeId: zStoreId,
  livemode: z.boolean(),
  data: zStoredValueEventData,
  source: zWebhookSource
});
const zStoredValueRefundedEvent = z.object({
  id: zWebhookEventId,
  type: z.enum(["stored_value.refunded"]),
  apiVersion: zApiVersionDate,
  createdOn: zTimestamp,
  storeId: zStoreId,
  livemode: z.boolean(),
  data: zStoredValueEventData,
  source: zWebhookSource
});
const zStoredValueAdjustedEvent = z.object({
  id: zWebhookEventId,
  type: z.enum(["stored_value.adjusted"]),
  apiVersion: zApiVersionDate,
  createdOn: zTimestamp,
  storeId: zStoreId,
  livemode: z.boolean(),
  data: zStoredValueEventData,
  source: zWebhookSource
});
const zStoredValueExpiredEvent = z.object({
  id: zWebhookEventId,
  type: z.enum(["stored_value.expired"]),
  apiVersion: zApiVersionDate,
  createdOn: zTimestamp,
  storeId: zStoreId,
  livemode: z.boolean(),
  data: zStoredValueEventData,
  source: zWebhookSource
});
const zStoredValueStatusChangedEvent = z.object({
  id: zWebhookEventId,
  type: z.enum(["stored_value.status_changed"]),
  apiVersion: zApiVersionDate,
  createdOn: zTimestamp,
  storeId: zStoreId,
  livemode: z.boolean(),
  data: zStoredValueEventData,
  source: zWebhookSource
});
const zStoredValueDeliveryFailedEvent = z.object({
  id: zWebhookEventId,
  type: z.enum(["stored_value.delivery_failed"]),
  apiVersion: zApiVersionDate,
  createdOn: zTimestamp,
  storeId: zStoreId,
  livemode: z.boolean(),
  data: zStoredValueEventData,
  source: zWebhookSource
});
const zWebhookEvent = z.discriminatedUnion("type", [
  zOrderCreatedEvent.extend({ type: z.literal("order.created") }),
  zOrderPaymentStatusChangedEvent.extend({ type: z.literal("order.payment_status_changed") }),
  zOrderPaymentCapturedEvent.extend({ type: z.literal("order.payment_captured") }),
  zOrderPaymentFailedEvent.extend({ type: z.literal("order.payment_failed") }),
  zOrderFulfillmentStatusChangedEvent.extend({ type: z.literal("order.fulfillment_status_changed") }),
  zOrderFulfilledEvent.extend({ type: z.literal("order.fulfilled") }),
  zOrderCancelledEvent.extend({ type: z.literal("order.cancelled") }),
  zOrderUpdatedEvent.extend({ type: z.literal("order.updated") }),
  zOrderChargebackReportedEvent.extend({ type: z.literal("order.chargeback_reported") }),
  zRefundIssuedEvent.extend({ type: z.literal("refund.issued") }),
  zRefundCompletedEvent.extend({ type: z.literal("refund.completed") }),
  zRefundFailedEvent.extend({ type: z.literal("refund.failed") }),
  zRefundVoidedEvent.extend({ type: z.literal("refund.voided") }),
  zShipmentCreatedEvent.extend({ type: z.literal("shipment.created") }),
  zShipmentStatusChangedEvent.extend({ type: z.literal("shipment.status_changed") }),
  zShipmentTrackingUpdatedEvent.extend({ type: z.literal("shipment.tracking_updated") }),
  zShipmentCancelledEvent.extend({ type: z.literal("shipment.cancelled") }),
  zSubscriptionCreatedEvent.extend({ type: z.literal("subscription.created") }),
  zSubscriptionStatusChangedEvent.extend({ type: z.literal("subscription.status_changed") }),
  zSubscriptionCancelledEvent.extend({ type: z.literal("subscription.cancelled") }),
  zSubscriptionPausedEvent.extend({ type: z.literal("subscription.paused") }),
  zSubscriptionResumedEvent.extend({ type: z.literal("subscription.resumed") }),
  zSubscriptionProcessedEvent.extend({ type: z.literal("subscription.processed") }),
  zSubscriptionPaymentFailedEvent.extend({ type: z.literal("subscription.payment_failed") }),
  zSubscriptionCycleSkippedEvent.extend({ type: z.literal("subscription.cycle_skipped") }),
  zSubscriptionProcessingDateChangedEvent.extend({ type: z.literal("subscription.processing_date_changed") }),
  zSubscriptionItemsChangedEvent.extend({ type: z.literal("subscription.items_changed") }),
  zSubscriptionPricingChangedEvent.extend({ type: z.literal("subscription.pricing_changed") }),
  zSubscriptionReplacedEvent.extend({ type: z.literal("subscription.replaced") }),
  zCustomerCreatedEvent.extend({ type: z.literal("customer.created") }),
  zCustomerUpdatedEvent.extend({ type: z.literal("customer.updated") }),
  zCustomerStatusChangedEvent.extend({ type: z.literal("customer.status_changed") }),
  zCustomerAccountTypeChangedEvent.extend({ type: z.literal("customer.account_type_changed") }),
  zCustomerAddressChangedEvent.extend({ type: z.literal("customer.address_changed") }),
  zCustomerPaymentMethodChangedEvent.extend({ type: z.literal("customer.payment_method_changed") }),
  zReturnRequestedEvent.extend({ type: z.literal("return.requested") }),
  zReturnStatusChangedEvent.extend({ type: z.literal("return.status_changed") }),
  zReturnReceivedEvent.extend({ type: z.literal("return.received") }),
  zReturnExchangedEvent.extend({ type: z.literal("return.exchanged") }),
  zReturnWithdrawalDeclaredEvent.extend({ type: z.literal("return.withdrawal_declared") }),
  zStoredValueIssuedEvent.extend({ type: z.literal("stored_value.issued") }),
  zStoredValueRedeemedEvent.extend({ type: z.literal("stored_value.redeemed") }),
  zStoredValueRefundedEvent.extend({ type: z.literal("stored_value.refunded") }),
  zStoredValueAdjustedEvent.extend({ type: z.literal("stored_value.adjusted") }),
  zStoredValueExpiredEvent.extend({ type: z.literal("stored_value.expired") }),
  zStoredValueStatusChangedEvent.extend({ type: z.literal("stored_value.status_changed") }),
  zStoredValueDeliveryFailedEvent.extend({ type: z.literal("stored_value.delivery_failed") })
]);
const zVersion = z.int().gte(1).lte(9007199254740991);
const zWebhookId = zWebhookEventId;
const zWebhookTimestamp = z.int().gte(0).lte(9007199254740991);
const zWebhookSignature = z.string().min(4).max(4096).regex(/^v1a?,[A-Za-z0-9+\/]+={0,2}( v1a?,[A-Za-z0-9+\/]+={0,2})*$/);
const zWebhookSequence = z.int().gte(1).lte(9007199254740991);
const zWebhookObjectVersion = zVersion;
const zOnOrderCreatedWebhookRequest = z.object({
  body: zOrderCreatedEvent,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    "webhook-id": zWebhookEventId,
    "webhook-timestamp": z.int().gte(0).lte(9007199254740991),
    "webhook-signature": z.string().min(4).max(4096).regex(/^v1a?,[A-Za-z0-9+\/]+={0,2}( v1a?,[A-Za-z0-9+\/]+={0,2})*$/),
    "webhook-sequence": z.int().gte(1).lte(9007199254740991),
    "webhook-object-version": zVersion
  })
});
const zOnOrderPaymentStatusChangedWebhookRequest = z.object({
  body: zOrderPaymentStatusChangedEvent,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    "webhook-id": zWebhookEventId,
    "webhook-timestamp": z.int().gte(0).lte(9007199254740991),
    "webhook-signature": z.string().min(4).max(4096).regex(/^v1a?,[A-Za-z0-9+\/]+={0,2}( v1a?,[A-Za-z0-9+\/]+={0,2})*$/),
    "webhook-sequence": z.int().gte(1).lte(9007199254740991),
    "webhook-object-version": zVersion
  })
});
const zOnOrderPaymentCapturedWebhookRequest = z.object({
  body: zOrderPaymentCapturedEvent,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    "webhook-id": zWebhookEventId,
    "webhook-timestamp": z.int().gte(0).lte(9007199254740991),
    "webhook-signature": z.string().min(4).max(4096).regex(/^v1a?,[A-Za-z0-9+\/]+={0,2}( v1a?,[A-Za-z0-9+\/]+={0,2})*$/),
    "webhook-sequence": z.int().gte(1).lte(9007199254740991),
    "webhook-object-version": zVersion
  })
});
const zOnOrderPaymentFailedWebhookRequest = z.object({
  body: zOrderPaymentFailedEvent,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    "webhook-id": zWebhookEventId,
    "webhook-timestamp": z.int().gte(0).lte(9007199254740991),
    "webhook-signature": z.string().min(4).max(4096).regex(/^v1a?,[A-Za-z0-9+\/]+={0,2}( v1a?,[A-Za-z0-9+\/]+={0,2})*$/),
    "webhook-sequence": z.int().gte(1).lte(9007199254740991),
    "webhook-object-version": zVersion
  })
});
const zOnOrderFulfillmentStatusChangedWebhookRequest = z.object({
  body: zOrderFulfillmentStatusChangedEvent,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    "webhook-id": zWebhookEventId,
    "webhook-timestamp": z.int().gte(0).lte(9007199254740991),
    "webhook-signature": z.string().min(4).max(4096).regex(/^v1a?,[A-Za-z0-9+\/]+={0,2}( v1a?,[A-Za-z0-9+\/]+={0,2})*$/),
    "webhook-sequence": z.int().gte(1).lte(9007199254740991),
    "webhook-object-version": zVersion
  })
});
const zOnOrderFulfilledWebhookRequest = z.object({
  body: zOrderFulfilledEvent,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    "webhook-id": zWebhookEventId,
    "webhook-timestamp": z.int().gte(0).lte(9007199254740991),
    "webhook-signature": z.string().min(4).max(4096).regex(/^v1a?,[A-Za-z0-9+\/]+={0,2}( v1a?,[A-Za-z0-9+\/]+={0,2})*$/),
    "webhook-sequence": z.int().gte(1).lte(9007199254740991),
    "webhook-object-version": zVersion
  })
});
const zOnOrderCancelledWebhookRequest = z.object({
  body: zOrderCancelledEvent,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    "webhook-id": zWebhookEventId,
    "webhook-timestamp": z.int().gte(0).lte(9007199254740991),
    "webhook-signature": z.string().min(4).max(4096).regex(/^v1a?,[A-Za-z0-9+\/]+={0,2}( v1a?,[A-Za-z0-9+\/]+={0,2})*$/),
    "webhook-sequence": z.int().gte(1).lte(9007199254740991),
    "webhook-object-version": zVersion
  })
});
const zOnOrderUpdatedWebhookRequest = z.object({
  body: zOrderUpdatedEvent,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    "webhook-id": zWebhookEventId,
    "webhook-timestamp": z.int().gte(0).lte(9007199254740991),
    "webhook-signature": z.string().min(4).max(4096).regex(/^v1a?,[A-Za-z0-9+\/]+={0,2}( v1a?,[A-Za-z0-9+\/]+={0,2})*$/),
    "webhook-sequence": z.int().gte(1).lte(9007199254740991),
    "webhook-object-version": zVersion
  })
});
const zOnOrderChargebackReportedWebhookRequest = z.object({
  body: zOrderChargebackReportedEvent,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    "webhook-id": zWebhookEventId,
    "webhook-timestamp": z.int().gte(0).lte(9007199254740991),
    "webhook-signature": z.string().min(4).max(4096).regex(/^v1a?,[A-Za-z0-9+\/]+={0,2}( v1a?,[A-Za-z0-9+\/]+={0,2})*$/),
    "webhook-sequence": z.int().gte(1).lte(9007199254740991),
    "webhook-object-version": zVersion
  })
});
const zOnRefundIssuedWebhookRequest = z.object({
  body: zRefundIssuedEvent,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    "webhook-id": zWebhookEventId,
    "webhook-timestamp": z.int().gte(0).lte(9007199254740991),
    "webhook-signature": z.string().min(4).max(4096).regex(/^v1a?,[A-Za-z0-9+\/]+={0,2}( v1a?,[A-Za-z0-9+\/]+={0,2})*$/),
    "webhook-sequence": z.int().gte(1).lte(9007199254740991),
    "webhook-object-version": zVersion
  })
});
const zOnRefundCompletedWebhookRequest = z.object({
  body: zRefundCompletedEvent,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    "webhook-id": zWebhookEventId,
    "webhook-timestamp": z.int().gte(0).lte(9007199254740991),
    "webhook-signature": z.string().min(4).max(4096).regex(/^v1a?,[A-Za-z0-9+\/]+={0,2}( v1a?,[A-Za-z0-9+\/]+={0,2})*$/),
    "webhook-sequence": z.int().gte(1).lte(9007199254740991),
    "webhook-object-version": zVersion
  })
});
const zOnRefundFailedWebhookRequest = z.object({
  body: zRefundFailedEvent,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    "webhook-id": zWebhookEventId,
    "webhook-timestamp": z.int().gte(0).lte(9007199254740991),
    "webhook-signature": z.string().min(4).max(4096).regex(/^v1a?,[A-Za-z0-9+\/]+={0,2}( v1a?,[A-Za-z0-9+\/]+={0,2})*$/),
    "webhook-sequence": z.int().gte(1).lte(9007199254740991),
    "webhook-object-version": zVersion
  })
});
const zOnRefundVoidedWebhookRequest = z.object({
  body: zRefundVoidedEvent,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    "webhook-id": zWebhookEventId,
    "webhook-timestamp": z.int().gte(0).lte(9007199254740991),
    "webhook-signature": z.string().min(4).max(4096).regex(/^v1a?,[A-Za-z0-9+\/]+={0,2}( v1a?,[A-Za-z0-9+\/]+={0,2})*$/),
    "webhook-sequence": z.int().gte(1).lte(9007199254740991),
    "webhook-object-version": zVersion
  })
});
const zOnShipmentCreatedWebhookRequest = z.object({
  body: zShipmentCreatedEvent,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    "webhook-id": zWebhookEventId,
    "webhook-timestamp": z.int().gte(0).lte(9007199254740991),
    "webhook-signature": z.string().min(4).max(4096).regex(/^v1a?,[A-Za-z0-9+\/]+={0,2}( v1a?,[A-Za-z0-9+\/]+={0,2})*$/),
    "webhook-sequence": z.int().gte(1).lte(9007199254740991),
    "webhook-object-version": zVersion
  })
});
const zOnShipmentStatusChangedWebhookRequest = z.object({
  body: zShipmentStatusChangedEvent,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    "webhook-id": zWebhookEventId,
    "webhook-timestamp": z.int().gte(0).lte(9007199254740991),
    "webhook-signature": z.string().min(4).max(4096).regex(/^v1a?,[A-Za-z0-9+\/]+={0,2}( v1a?,[A-Za-z0-9+\/]+={0,2})*$/),
    "webhook-sequence": z.int().gte(1).lte(9007199254740991),
    "webhook-object-version": zVersion
  })
});
const zOnShipmentTrackingUpdatedWebhookRequest = z.object({
  body: zShipmentTrackingUpdatedEvent,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    "webhook-id": zWebhookEventId,
    "webhook-timestamp": z.int().gte(0).lte(9007199254740991),
    "webhook-signature": z.string().min(4).max(4096).regex(/^v1a?,[A-Za-z0-9+\/]+={0,2}( v1a?,[A-Za-z0-9+\/]+={0,2})*$/),
    "webhook-sequence": z.int().gte(1).lte(9007199254740991),
    "webhook-object-version": zVersion
  })
});
const zOnShipmentCancelledWebhookRequest = z.object({
  body: zShipmentCancelledEvent,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    "webhook-id": zWebhookEventId,
    "webhook-timestamp": z.int().gte(0).lte(9007199254740991),
    "webhook-signature": z.string().min(4).max(4096).regex(/^v1a?,[A-Za-z0-9+\/]+={0,2}( v1a?,[A-Za-z0-9+\/]+={0,2})*$/),
    "webhook-sequence": z.int().gte(1).lte(9007199254740991),
    "webhook-object-version": zVersion
  })
});
const zOnSubscriptionCreatedWebhookRequest = z.object({
  body: zSubscriptionCreatedEvent,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    "webhook-id": zWebhookEventId,
    "webhook-timestamp": z.int().gte(0).lte(9007199254740991),
    "webhook-signature": z.string().min(4).max(4096).regex(/^v1a?,[A-Za-z0-9+\/]+={0,2}( v1a?,[A-Za-z0-9+\/]+={0,2})*$/),
    "webhook-sequence": z.int().gte(1).lte(9007199254740991),
    "webhook-object-version": zVersion
  })
});
const zOnSubscriptionStatusChangedWebhookRequest = z.object({
  body: zSubscriptionStatusChangedEvent,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    "webhook-id": zWebhookEventId,
    "webhook-timestamp": z.int().gte(0).lte(9007199254740991),
    "webhook-signature": z.string().min(4).max(4096).regex(/^v1a?,[A-Za-z0-9+\/]+={0,2}( v1a?,[A-Za-z0-9+\/]+={0,2})*$/),
    "webhook-sequence": z.int().gte(1).lte(9007199254740991),
    "webhook-object-version": zVersion
  })
});
const zOnSubscriptionCancelledWebhookRequest = z.object({
  body: zSubscriptionCancelledEvent,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    "webhook-id": zWebhookEventId,
    "webhook-timestamp": z.int().gte(0).lte(9007199254740991),
    "webhook-signature": z.string().min(4).max(4096).regex(/^v1a?,[A-Za-z0-9+\/]+={0,2}( v1a?,[A-Za-z0-9+\/]+={0,2})*$/),
    "webhook-sequence": z.int().gte(1).lte(9007199254740991),
    "webhook-object-version": zVersion
  })
});
const zOnSubscriptionPausedWebhookRequest = z.object({
  body: zSubscriptionPausedEvent,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    "webhook-id": zWebhookEventId,
    "webhook-timestamp": z.int().gte(0).lte(9007199254740991),
    "webhook-signature": z.string().min(4).max(4096).regex(/^v1a?,[A-Za-z0-9+\/]+={0,2}( v1a?,[A-Za-z0-9+\/]+={0,2})*$/),
    "webhook-sequence": z.int().gte(1).lte(9007199254740991),
    "webhook-object-version": zVersion
  })
});
const zOnSubscriptionResumedWebhookRequest = z.object({
  body: zSubscriptionResumedEvent,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    "webhook-id": zWebhookEventId,
    "webhook-timestamp": z.int().gte(0).lte(9007199254740991),
    "webhook-signature": z.string().min(4).max(4096).regex(/^v1a?,[A-Za-z0-9+\/]+={0,2}( v1a?,[A-Za-z0-9+\/]+={0,2})*$/),
    "webhook-sequence": z.int().gte(1).lte(9007199254740991),
    "webhook-object-version": zVersion
  })
});
const zOnSubscriptionProcessedWebhookRequest = z.object({
  body: zSubscriptionProcessedEvent,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    "webhook-id": zWebhookEventId,
    "webhook-timestamp": z.int().gte(0).lte(9007199254740991),
    "webhook-signature": z.string().min(4).max(4096).regex(/^v1a?,[A-Za-z0-9+\/]+={0,2}( v1a?,[A-Za-z0-9+\/]+={0,2})*$/),
    "webhook-sequence": z.int().gte(1).lte(9007199254740991),
    "webhook-object-version": zVersion
  })
});
const zOnSubscriptionPaymentFailedWebhookRequest = z.object({
  body: zSubscriptionPaymentFailedEvent,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    "webhook-id": zWebhookEventId,
    "webhook-timestamp": z.int().gte(0).lte(9007199254740991),
    "webhook-signature": z.string().min(4).max(4096).regex(/^v1a?,[A-Za-z0-9+\/]+={0,2}( v1a?,[A-Za-z0-9+\/]+={0,2})*$/),
    "webhook-sequence": z.int().gte(1).lte(9007199254740991),
    "webhook-object-version": zVersion
  })
});
const zOnSubscriptionCycleSkippedWebhookRequest = z.object({
  body: zSubscriptionCycleSkippedEvent,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    "webhook-id": zWebhookEventId,
    "webhook-timestamp": z.int().gte(0).lte(9007199254740991),
    "webhook-signature": z.string().min(4).max(4096).regex(/^v1a?,[A-Za-z0-9+\/]+={0,2}( v1a?,[A-Za-z0-9+\/]+={0,2})*$/),
    "webhook-sequence": z.int().gte(1).lte(9007199254740991),
    "webhook-object-version": zVersion
  })
});
const zOnSubscriptionProcessingDateChangedWebhookRequest = z.object({
  body: zSubscriptionProcessingDateChangedEvent,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    "webhook-id": zWebhookEventId,
    "webhook-timestamp": z.int().gte(0).lte(9007199254740991),
    "webhook-signature": z.string().min(4).max(4096).regex(/^v1a?,[A-Za-z0-9+\/]+={0,2}( v1a?,[A-Za-z0-9+\/]+={0,2})*$/),
    "webhook-sequence": z.int().gte(1).lte(9007199254740991),
    "webhook-object-version": zVersion
  })
});
const zOnSubscriptionItemsChangedWebhookRequest = z.object({
  body: zSubscriptionItemsChangedEvent,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    "webhook-id": zWebhookEventId,
    "webhook-timestamp": z.int().gte(0).lte(9007199254740991),
    "webhook-signature": z.string().min(4).max(4096).regex(/^v1a?,[A-Za-z0-9+\/]+={0,2}( v1a?,[A-Za-z0-9+\/]+={0,2})*$/),
    "webhook-sequence": z.int().gte(1).lte(9007199254740991),
    "webhook-object-version": zVersion
  })
});
const zOnSubscriptionPricingChangedWebhookRequest = z.object({
  body: zSubscriptionPricingChangedEvent,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    "webhook-id": zWebhookEventId,
    "webhook-timestamp": z.int().gte(0).lte(9007199254740991),
    "webhook-signature": z.string().min(4).max(4096).regex(/^v1a?,[A-Za-z0-9+\/]+={0,2}( v1a?,[A-Za-z0-9+\/]+={0,2})*$/),
    "webhook-sequence": z.int().gte(1).lte(9007199254740991),
    "webhook-object-version": zVersion
  })
});
const zOnSubscriptionReplacedWebhookRequest = z.object({
  body: zSubscriptionReplacedEvent,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    "webhook-id": zWebhookEventId,
    "webhook-timestamp": z.int().gte(0).lte(9007199254740991),
    "webhook-signature": z.string().min(4).max(4096).regex(/^v1a?,[A-Za-z0-9+\/]+={0,2}( v1a?,[A-Za-z0-9+\/]+={0,2})*$/),
    "webhook-sequence": z.int().gte(1).lte(9007199254740991),
    "webhook-object-version": zVersion
  })
});
const zOnCustomerCreatedWebhookRequest = z.object({
  body: zCustomerCreatedEvent,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    "webhook-id": zWebhookEventId,
    "webhook-timestamp": z.int().gte(0).lte(9007199254740991),
    "webhook-signature": z.string().min(4).max(4096).regex(/^v1a?,[A-Za-z0-9+\/]+={0,2}( v1a?,[A-Za-z0-9+\/]+={0,2})*$/),
    "webhook-sequence": z.int().gte(1).lte(9007199254740991),
    "webhook-object-version": zVersion
  })
});
const zOnCustomerUpdatedWebhookRequest = z.object({
  body: zCustomerUpdatedEvent,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    "webhook-id": zWebhookEventId,
    "webhook-timestamp": z.int().gte(0).lte(9007199254740991),
    "webhook-signature": z.string().min(4).max(4096).regex(/^v1a?,[A-Za-z0-9+\/]+={0,2}( v1a?,[A-Za-z0-9+\/]+={0,2})*$/),
    "webhook-sequence": z.int().gte(1).lte(9007199254740991),
    "webhook-object-version": zVersion
  })
});
const zOnCustomerStatusChangedWebhookRequest = z.object({
  body: zCustomerStatusChangedEvent,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    "webhook-id": zWebhookEventId,
    "webhook-timestamp": z.int().gte(0).lte(9007199254740991),
    "webhook-signature": z.string().min(4).max(4096).regex(/^v1a?,[A-Za-z0-9+\/]+={0,2}( v1a?,[A-Za-z0-9+\/]+={0,2})*$/),
    "webhook-sequence": z.int().gte(1).lte(9007199254740991),
    "webhook-object-version": zVersion
  })
});
const zOnCustomerAccountTypeChangedWebhookRequest = z.object({
  body: zCustomerAccountTypeChangedEvent,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    "webhook-id": zWebhookEventId,
    "webhook-timestamp": z.int().gte(0).lte(9007199254740991),
    "webhook-signature": z.string().min(4).max(4096).regex(/^v1a?,[A-Za-z0-9+\/]+={0,2}( v1a?,[A-Za-z0-9+\/]+={0,2})*$/),
    "webhook-sequence": z.int().gte(1).lte(9007199254740991),
    "webhook-object-version": zVersion
  })
});
const zOnCustomerAddressChangedWebhookRequest = z.object({
  body: zCustomerAddressChangedEvent,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    "webhook-id": zWebhookEventId,
    "webhook-timestamp": z.int().gte(0).lte(9007199254740991),
    "webhook-signature": z.string().min(4).max(4096).regex(/^v1a?,[A-Za-z0-9+\/]+={0,2}( v1a?,[A-Za-z0-9+\/]+={0,2})*$/),
    "webhook-sequence": z.int().gte(1).lte(9007199254740991),
    "webhook-object-version": zVersion
  })
});
const zOnCustomerPaymentMethodChangedWebhookRequest = z.object({
  body: zCustomerPaymentMethodChangedEvent,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    "webhook-id": zWebhookEventId,
    "webhook-timestamp": z.int().gte(0).lte(9007199254740991),
    "webhook-signature": z.string().min(4).max(4096).regex(/^v1a?,[A-Za-z0-9+\/]+={0,2}( v1a?,[A-Za-z0-9+\/]+={0,2})*$/),
    "webhook-sequence": z.int().gte(1).lte(9007199254740991),
    "webhook-object-version": zVersion
  })
});
const zOnReturnRequestedWebhookRequest = z.object({
  body: zReturnRequestedEvent,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    "webhook-id": zWebhookEventId,
    "webhook-timestamp": z.int().gte(0).lte(9007199254740991),
    "webhook-signature": z.string().min(4).max(4096).regex(/^v1a?,[A-Za-z0-9+\/]+={0,2}( v1a?,[A-Za-z0-9+\/]+={0,2})*$/),
    "webhook-sequence": z.int().gte(1).lte(9007199254740991),
    "webhook-object-version": zVersion
  })
});
const zOnReturnStatusChangedWebhookRequest = z.object({
  body: zReturnStatusChangedEvent,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    "webhook-id": zWebhookEventId,
    "webhook-timestamp": z.int().gte(0).lte(9007199254740991),
    "webhook-signature": z.string().min(4).max(4096).regex(/^v1a?,[A-Za-z0-9+\/]+={0,2}( v1a?,[A-Za-z0-9+\/]+={0,2})*$/),
    "webhook-sequence": z.int().gte(1).lte(9007199254740991),
    "webhook-object-version": zVersion
  })
});
const zOnReturnReceivedWebhookRequest = z.object({
  body: zReturnReceivedEvent,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    "webhook-id": zWebhookEventId,
    "webhook-timestamp": z.int().gte(0).lte(9007199254740991),
    "webhook-signature": z.string().min(4).max(4096).regex(/^v1a?,[A-Za-z0-9+\/]+={0,2}( v1a?,[A-Za-z0-9+\/]+={0,2})*$/),
    "webhook-sequence": z.int().gte(1).lte(9007199254740991),
    "webhook-object-version": zVersion
  })
});
const zOnReturnExchangedWebhookRequest = z.object({
  body: zReturnExchangedEvent,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    "webhook-id": zWebhookEventId,
    "webhook-timestamp": z.int().gte(0).lte(9007199254740991),
    "webhook-signature": z.string().min(4).max(4096).regex(/^v1a?,[A-Za-z0-9+\/]+={0,2}( v1a?,[A-Za-z0-9+\/]+={0,2})*$/),
    "webhook-sequence": z.int().gte(1).lte(9007199254740991),
    "webhook-object-version": zVersion
  })
});
const zOnReturnWithdrawalDeclaredWebhookRequest = z.object({
  body: zReturnWithdrawalDeclaredEvent,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    "webhook-id": zWebhookEventId,
    "webhook-timestamp": z.int().gte(0).lte(9007199254740991),
    "webhook-signature": z.string().min(4).max(4096).regex(/^v1a?,[A-Za-z0-9+\/]+={0,2}( v1a?,[A-Za-z0-9+\/]+={0,2})*$/),
    "webhook-sequence": z.int().gte(1).lte(9007199254740991),
    "webhook-object-version": zVersion
  })
});
const zOnStoredValueIssuedWebhookRequest = z.object({
  body: zStoredValueIssuedEvent,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    "webhook-id": zWebhookEventId,
    "webhook-timestamp": z.int().gte(0).lte(9007199254740991),
    "webhook-signature": z.string().min(4).max(4096).regex(/^v1a?,[A-Za-z0-9+\/]+={0,2}( v1a?,[A-Za-z0-9+\/]+={0,2})*$/),
    "webhook-sequence": z.int().gte(1).lte(9007199254740991),
    "webhook-object-version": zVersion
  })
});
const zOnStoredValueRedeemedWebhookRequest = z.object({
  body: zStoredValueRedeemedEvent,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    "webhook-id": zWebhookEventId,
    "webhook-timestamp": z.int().gte(0).lte(9007199254740991),
    "webhook-signature": z.string().min(4).max(4096).regex(/^v1a?,[A-Za-z0-9+\/]+={0,2}( v1a?,[A-Za-z0-9+\/]+={0,2})*$/),
    "webhook-sequence": z.int().gte(1).lte(9007199254740991),
    "webhook-object-version": zVersion
  })
});
const zOnStoredValueRefundedWebhookRequest = z.object({
  body: zStoredValueRefundedEvent,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    "webhook-id": zWebhookEventId,
    "webhook-timestamp": z.int().gte(0).lte(9007199254740991),
    "webhook-signature": z.string().min(4).max(4096).regex(/^v1a?,[A-Za-z0-9+\/]+={0,2}( v1a?,[A-Za-z0-9+\/]+={0,2})*$/),
    "webhook-sequence": z.int().gte(1).lte(9007199254740991),
    "webhook-object-version": zVersion
  })
});
const zOnStoredValueAdjustedWebhookRequest = z.object({
  body: zStoredValueAdjustedEvent,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    "webhook-id": zWebhookEventId,
    "webhook-timestamp": z.int().gte(0).lte(9007199254740991),
    "webhook-signature": z.string().min(4).max(4096).regex(/^v1a?,[A-Za-z0-9+\/]+={0,2}( v1a?,[A-Za-z0-9+\/]+={0,2})*$/),
    "webhook-sequence": z.int().gte(1).lte(9007199254740991),
    "webhook-object-version": zVersion
  })
});
const zOnStoredValueExpiredWebhookRequest = z.object({
  body: zStoredValueExpiredEvent,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    "webhook-id": zWebhookEventId,
    "webhook-timestamp": z.int().gte(0).lte(9007199254740991),
    "webhook-signature": z.string().min(4).max(4096).regex(/^v1a?,[A-Za-z0-9+\/]+={0,2}( v1a?,[A-Za-z0-9+\/]+={0,2})*$/),
    "webhook-sequence": z.int().gte(1).lte(9007199254740991),
    "webhook-object-version": zVersion
  })
});
const zOnStoredValueStatusChangedWebhookRequest = z.object({
  body: zStoredValueStatusChangedEvent,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    "webhook-id": zWebhookEventId,
    "webhook-timestamp": z.int().gte(0).lte(9007199254740991),
    "webhook-signature": z.string().min(4).max(4096).regex(/^v1a?,[A-Za-z0-9+\/]+={0,2}( v1a?,[A-Za-z0-9+\/]+={0,2})*$/),
    "webhook-sequence": z.int().gte(1).lte(9007199254740991),
    "webhook-object-version": zVersion
  })
});
const zOnStoredValueDeliveryFailedWebhookRequest = z.object({
  body: zStoredValueDeliveryFailedEvent,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    "webhook-id": zWebhookEventId,
    "webhook-timestamp": z.int().gte(0).lte(9007199254740991),
    "webhook-signature": z.string().min(4).max(4096).regex(/^v1a?,[A-Za-z0-9+\/]+={0,2}( v1a?,[A-Za-z0-9+\/]+={0,2})*$/),
    "webhook-sequence": z.int().gte(1).lte(9007199254740991),
    "webhook-object-version": zVersion
  })
});
export {
  zAccountTypeId,
  zActorType,
  zApiVersionDate,
  zCount,
  zCountryCode,
  zCurrencyCode,
  zCustomField,
  zCustomFieldType,
  zCustomerAccountTypeChangedEvent,
  zCustomerAddressChangedEvent,
  zCustomerAddressEventData,
  zCustomerAddressId,
  zCustomerCreatedEvent,
  zCustomerEventData,
  zCustomerPaymentMethodChangedEvent,
  zCustomerPaymentMethodEventData,
  zCustomerPaymentMethodId,
  zCustomerStatus,
  zCustomerStatusChangedEvent,
  zCustomerUpdatedEvent,
  zDate,
  zEmail,
  zFulfillmentStatus,
  zGiftCardId,
  zGiftCardSource,
  zGiftCardStatus,
  zIntervalUnit,
  zLanguageCode,
  zLineItemId,
  zMoney,
  zOnCustomerAccountTypeChangedWebhookRequest,
  zOnCustomerAddressChangedWebhookRequest,
  zOnCustomerCreatedWebhookRequest,
  zOnCustomerPaymentMethodChangedWebhookRequest,
  zOnCustomerStatusChangedWebhookRequest,
  zOnCustomerUpdatedWebhookRequest,
  zOnOrderCancelledWebhookRequest,
  zOnOrderChargebackReportedWebhookRequest,
  zOnOrderCreatedWebhookRequest,
  zOnOrderFulfilledWebhookRequest,
  zOnOrderFulfillmentStatusChangedWebhookRequest,
  zOnOrderPaymentCapturedWebhookRequest,
  zOnOrderPaymentFailedWebhookRequest,
  zOnOrderPaymentStatusChangedWebhookRequest,
  zOnOrderUpdatedWebhookRequest,
  zOnRefundCompletedWebhookRequest,
  zOnRefundFailedWebhookRequest,
  zOnRefundIssuedWebhookRequest,
  zOnRefundVoidedWebhookRequest,
  zOnReturnExchangedWebhookRequest,
  zOnReturnReceivedWebhookRequest,
  zOnReturnRequestedWebhookRequest,
  zOnReturnStatusChangedWebhookRequest,
  zOnReturnWithdrawalDeclaredWebhookRequest,
  zOnShipmentCancelledWebhookRequest,
  zOnShipmentCreatedWebhookRequest,
  zOnShipmentStatusChangedWebhookRequest,
  zOnShipmentTrackingUpdatedWebhookRequest,
  zOnStoredValueAdjustedWebhookRequest,
  zOnStoredValueDeliveryFailedWebhookRequest,
  zOnStoredValueExpiredWebhookRequest,
  zOnStoredValueIssuedWebhookRequest,
  zOnStoredValueRedeemedWebhookRequest,
  zOnStoredValueRefundedWebhookRequest,
  zOnStoredValueStatusChangedWebhookRequest,
  zOnSubscriptionCancelledWebhookRequest,
  zOnSubscriptionCreatedWebhookRequest,
  zOnSubscriptionCycleSkippedWebhookRequest,
  zOnSubscriptionItemsChangedWebhookRequest,
  zOnSubscriptionPausedWebhookRequest,
  zOnSubscriptionPaymentFailedWebhookRequest,
  zOnSubscriptionPricingChangedWebhookRequest,
  zOnSubscriptionProcessedWebhookRequest,
  zOnSubscriptionProcessingDateChangedWebhookRequest,
  zOnSubscriptionReplacedWebhookRequest,
  zOnSubscriptionResumedWebhookRequest,
  zOnSubscriptionStatusChangedWebhookRequest,
  zOrderCancelledEvent,
  zOrderChargebackReportedEvent,
  zOrderCreatedEvent,
  zOrderEventData,
  zOrderFulfilledEvent,
  zOrderFulfillmentStatusChangedEvent,
  zOrderId,
  zOrderNumber,
  zOrderPaymentCapturedEvent,
  zOrderPaymentFailedEvent,
  zOrderPaymentStatusChangedEvent,
  zOrderUpdatedEvent,
  zPaymentId,
  zPaymentStatus,
  zPaymentType,
  zPhone,
  zPhoneNumber,
  zPositiveMoney,
  zPublicCustomer,
  zPublicCustomerAddress,
  zPublicCustomerPaymentMethod,
  zPublicOrderLine,
  zPublicOrderListItem,
  zPublicRefund,
  zPublicReturn,
  zPublicReturnLine,
  zPublicShipmentItem,
  zPublicShipmentSnapshot,
  zPublicStoredValueEntry,
  zPublicStoredValueSnapshot,
  zPublicSubscriptionListItem,
  zPublicSubscriptionSnapshot,
  zQuantity,
  zRefundCompletedEvent,
  zRefundEventData,
  zRefundFailedEvent,
  zRefundId,
  zRefundIssuedEvent,
  zRefundNumber,
  zRefundReason,
  zRefundStatus,
  zRefundVoidedEvent,
  zReturnEventData,
  zReturnExchangeLine,
  zReturnExchangedEvent,
  zReturnId,
  zReturnKind,
  zReturnReceivedEvent,
  zReturnRequestedEvent,
  zReturnStatus,
  zReturnStatusChangedEvent,
  zReturnWithdrawalDeclaredEvent,
  zShipmentCancelledEvent,
  zShipmentCreatedEvent,
  zShipmentEventData,
  zShipmentId,
  zShipmentStatus,
  zShipmentStatusChangedEvent,
  zShipmentTrackingUpdatedEvent,
  zSku,
  zStoreCreditAccountId,
  zStoreCustomerId,
  zStoreId,
  zStoredValueAdjustedEvent,
  zStoredValueDeliveryFailedEvent,
  zStoredValueEntryId,
  zStoredValueEntryType,
  zStoredValueEventData,
  zStoredValueExpiredEvent,
  zStoredValueIssuedEvent,
  zStoredValueRedeemedEvent,
  zStoredValueRefundedEvent,
  zStoredValueStatusChangedEvent,
  zSubscriptionCancelledEvent,
  zSubscriptionCreatedEvent,
  zSubscriptionCycleSkippedEvent,
  zSubscriptionEventData,
  zSubscriptionId,
  zSubscriptionItemId,
  zSubscriptionItemStatus,
  zSubscriptionItemsChangedEvent,
  zSubscriptionNumber,
  zSubscriptionPausedEvent,
  zSubscriptionPaymentFailedEvent,
  zSubscriptionPricingChangedEvent,
  zSubscriptionProcessedEvent,
  zSubscriptionProcessingDateChangedEvent,
  zSubscriptionReplacedEvent,
  zSubscriptionResumedEvent,
  zSubscriptionStatus,
  zSubscriptionStatusChangedEvent,
  zTenderType,
  zTimestamp,
  zVariantId,
  zVersion,
  zWebhookChange,
  zWebhookChanges,
  zWebhookEvent,
  zWebhookEventId,
  zWebhookEventType,
  zWebhookId,
  zWebhookObjectVersion,
  zWebhookSequence,
  zWebhookSignature,
  zWebhookSource,
  zWebhookSourceAction,
  zWebhookTimestamp
};
