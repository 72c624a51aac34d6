import type { ActorType, ApiVersionDate, CurrencyCode, GiftCardId, GiftCardSource, GiftCardStatus, LineItemId, Money, OrderId, PaymentId, PositiveMoney, PublicCustomer, PublicCustomerAddress, PublicCustomerPaymentMethod, PublicOrderListItem, PublicRefund, PublicReturn, PublicShipmentSnapshot, PublicSubscriptionSnapshot, RefundId, StoreCreditAccountId, StoreCustomerId, StoreId, StoredValueEntryId, StoredValueEntryType, TenderType, Timestamp, Version, WebhookEventId } from '../shared/types.gen.js';
export { type AccountTypeId, ActorType, type ApiVersionDate, type Count, type CountryCode, type CurrencyCode, type CustomField, CustomFieldType, type CustomerAddressId, type CustomerPaymentMethodId, CustomerStatus, type Date, type Email, type FulfillmentStatus, type GiftCardId, type GiftCardSource, type GiftCardStatus, type IntervalUnit, type LanguageCode, type LineItemId, type Money, type OrderId, type OrderNumber, type PaymentId, type PaymentStatus, PaymentType, type Phone, type PhoneNumber, type PositiveMoney, type PublicCustomer, type PublicCustomerAddress, type PublicCustomerPaymentMethod, type PublicOrderLine, type PublicOrderListItem, type PublicRefund, type PublicReturn, type PublicReturnLine, type PublicShipmentItem, type PublicShipmentSnapshot, type PublicSubscriptionListItem, type PublicSubscriptionSnapshot, type Quantity, type RefundId, type RefundNumber, RefundReason, RefundStatus, type ReturnExchangeLine, type ReturnId, type ReturnKind, type ReturnStatus, type ShipmentId, type ShipmentStatus, type Sku, type StoreCreditAccountId, type StoreCustomerId, type StoreId, type StoredValueEntryId, type StoredValueEntryType, type SubscriptionId, type SubscriptionItemId, type SubscriptionItemStatus, type SubscriptionNumber, SubscriptionStatus, type TenderType, type Timestamp, type VariantId, type Version, type WebhookEventId, WebhookEventType } from '../shared/types.gen.js';
export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};
export type Webhooks = OnOrderCreatedWebhookRequest | OnOrderPaymentStatusChangedWebhookRequest | OnOrderPaymentCapturedWebhookRequest | OnOrderPaymentFailedWebhookRequest | OnOrderFulfillmentStatusChangedWebhookRequest | OnOrderFulfilledWebhookRequest | OnOrderCancelledWebhookRequest | OnOrderUpdatedWebhookRequest | OnOrderChargebackReportedWebhookRequest | OnRefundIssuedWebhookRequest | OnRefundCompletedWebhookRequest | OnRefundFailedWebhookRequest | OnRefundVoidedWebhookRequest | OnShipmentCreatedWebhookRequest | OnShipmentStatusChangedWebhookRequest | OnShipmentTrackingUpdatedWebhookRequest | OnShipmentCancelledWebhookRequest | OnSubscriptionCreatedWebhookRequest | OnSubscriptionStatusChangedWebhookRequest | OnSubscriptionCancelledWebhookRequest | OnSubscriptionPausedWebhookRequest | OnSubscriptionResumedWebhookRequest | OnSubscriptionProcessedWebhookRequest | OnSubscriptionPaymentFailedWebhookRequest | OnSubscriptionCycleSkippedWebhookRequest | OnSubscriptionProcessingDateChangedWebhookRequest | OnSubscriptionItemsChangedWebhookRequest | OnSubscriptionPricingChangedWebhookRequest | OnSubscriptionReplacedWebhookRequest | OnCustomerCreatedWebhookRequest | OnCustomerUpdatedWebhookRequest | OnCustomerStatusChangedWebhookRequest | OnCustomerAccountTypeChangedWebhookRequest | OnCustomerAddressChangedWebhookRequest | OnCustomerPaymentMethodChangedWebhookRequest | OnReturnRequestedWebhookRequest | OnReturnStatusChangedWebhookRequest | OnReturnReceivedWebhookRequest | OnReturnExchangedWebhookRequest | OnReturnWithdrawalDeclaredWebhookRequest | OnStoredValueIssuedWebhookRequest | OnStoredValueRedeemedWebhookRequest | OnStoredValueRefundedWebhookRequest | OnStoredValueAdjustedWebhookRequest | OnStoredValueExpiredWebhookRequest | OnStoredValueStatusChangedWebhookRequest | OnStoredValueDeliveryFailedWebhookRequest;
/**
 * An event. `type` names which of the schemas applies; all have the same fields and differ in `data`. If new types are added and the endpoint registered for
 * all, an event may have an unknown type: respond 2xx and ignore it.
 */
export type WebhookEvent = ({
    type: 'order.created';
} & OrderCreatedEvent) | ({
    type: 'order.payment_status_changed';
} & OrderPaymentStatusChangedEvent) | ({
    type: 'order.payment_captured';
} & OrderPaymentCapturedEvent) | ({
    type: 'order.payment_failed';
} & OrderPaymentFailedEvent) | ({
    type: 'order.fulfillment_status_changed';
} & OrderFulfillmentStatusChangedEvent) | ({
    type: 'order.fulfilled';
} & OrderFulfilledEvent) | ({
    type: 'order.cancelled';
} & OrderCancelledEvent) | ({
    type: 'order.updated';
} & OrderUpdatedEvent) | ({
    type: 'order.chargeback_reported';
} & OrderChargebackReportedEvent) | ({
    type: 'refund.issued';
} & RefundIssuedEvent) | ({
    type: 'refund.completed';
} & RefundCompletedEvent) | ({
    type: 'refund.failed';
} & RefundFailedEvent) | ({
    type: 'refund.voided';
} & RefundVoidedEvent) | ({
    type: 'shipment.created';
} & ShipmentCreatedEvent) | ({
    type: 'shipment.status_changed';
} & ShipmentStatusChangedEvent) | ({
    type: 'shipment.tracking_updated';
} & ShipmentTrackingUpdatedEvent) | ({
    type: 'shipment.cancelled';
} & ShipmentCancelledEvent) | ({
    type: 'subscription.created';
} & SubscriptionCreatedEvent) | ({
    type: 'subscription.status_changed';
} & SubscriptionStatusChangedEvent) | ({
    type: 'subscription.cancelled';
} & SubscriptionCancelledEvent) | ({
    type: 'subscription.paused';
} & SubscriptionPausedEvent) | ({
    type: 'subscription.resumed';
} & SubscriptionResumedEvent) | ({
    type: 'subscription.processed';
} & SubscriptionProcessedEvent) | ({
    type: 'subscription.payment_failed';
} & SubscriptionPaymentFailedEvent) | ({
    type: 'subscription.cycle_skipped';
} & SubscriptionCycleSkippedEvent) | ({
    type: 'subscription.processing_date_changed';
} & SubscriptionProcessingDateChangedEvent) | ({
    type: 'subscription.items_changed';
} & SubscriptionItemsChangedEvent) | ({
    type: 'subscription.pricing_changed';
} & SubscriptionPricingChangedEvent) | ({
    type: 'subscription.replaced';
} & SubscriptionReplacedEvent) | ({
    type: 'customer.created';
} & CustomerCreatedEvent) | ({
    type: 'customer.updated';
} & CustomerUpdatedEvent) | ({
    type: 'customer.status_changed';
} & CustomerStatusChangedEvent) | ({
    type: 'customer.account_type_changed';
} & CustomerAccountTypeChangedEvent) | ({
    type: 'customer.address_changed';
} & CustomerAddressChangedEvent) | ({
    type: 'customer.payment_method_changed';
} & CustomerPaymentMethodChangedEvent) | ({
    type: 'return.requested';
} & ReturnRequestedEvent) | ({
    type: 'return.status_changed';
} & ReturnStatusChangedEvent) | ({
    type: 'return.received';
} & ReturnReceivedEvent) | ({
    type: 'return.exchanged';
} & ReturnExchangedEvent) | ({
    type: 'return.withdrawal_declared';
} & ReturnWithdrawalDeclaredEvent) | ({
    type: 'stored_value.issued';
} & StoredValueIssuedEvent) | ({
    type: 'stored_value.redeemed';
} & StoredValueRedeemedEvent) | ({
    type: 'stored_value.refunded';
} & StoredValueRefundedEvent) | ({
    type: 'stored_value.adjusted';
} & StoredValueAdjustedEvent) | ({
    type: 'stored_value.expired';
} & StoredValueExpiredEvent) | ({
    type: 'stored_value.status_changed';
} & StoredValueStatusChangedEvent) | ({
    type: 'stored_value.delivery_failed';
} & StoredValueDeliveryFailedEvent);
/**
 * An order was created; see `order.created`.
 */
export type OrderCreatedEvent = {
    id: WebhookEventId;
    /**
     * The type of the event.
     */
    type: 'order.created';
    /**
     * API version of the payload; the version that the endpoint is pinned to.
     */
    apiVersion: ApiVersionDate;
    /**
     * When the event occurred.
     */
    createdOn: Timestamp;
    /**
     * The store in which the event occurred.
     */
    storeId: StoreId;
    /**
     * Whether the store is live; false for a test store.
     */
    livemode: boolean;
    data: OrderEventData;
    source: WebhookSource;
};
/**
 * An order's payment status changed; see `order.payment_status_changed`.
 */
export type OrderPaymentStatusChangedEvent = {
    id: WebhookEventId;
    /**
     * The type of the event.
     */
    type: 'order.payment_status_changed';
    /**
     * API version of the payload; the version that the endpoint is pinned to.
     */
    apiVersion: ApiVersionDate;
    /**
     * When the event occurred.
     */
    createdOn: Timestamp;
    /**
     * The store in which the event occurred.
     */
    storeId: StoreId;
    /**
     * Whether the store is live; false for a test store.
     */
    livemode: boolean;
    data: OrderEventData;
    source: WebhookSource;
};
/**
 * A payment of an order was captured; see `order.payment_captured`.
 */
export type OrderPaymentCapturedEvent = {
    id: WebhookEventId;
    /**
     * The type of the event.
     */
    type: 'order.payment_captured';
    /**
     * API version of the payload; the version that the endpoint is pinned to.
     */
    apiVersion: ApiVersionDate;
    /**
     * When the event occurred.
     */
    createdOn: Timestamp;
    /**
     * The store in which the event occurred.
     */
    storeId: StoreId;
    /**
     * Whether the store is live; false for a test store.
     */
    livemode: boolean;
    data: OrderEventData;
    source: WebhookSource;
};
/**
 * A payment attempt for an order failed; see `order.payment_failed`.
 */
export type OrderPaymentFailedEvent = {
    id: WebhookEventId;
    /**
     * The type of the event.
     */
    type: 'order.payment_failed';
    /**
     * API version of the payload; the version that the endpoint is pinned to.
     */
    apiVersion: ApiVersionDate;
    /**
     * When the event occurred.
     */
    createdOn: Timestamp;
    /**
     * The store in which the event occurred.
     */
    storeId: StoreId;
    /**
     * Whether the store is live; false for a test store.
     */
    livemode: boolean;
    data: OrderEventData;
    source: WebhookSource;
};
/**
 * An order's fulfillment status changed; see `order.fulfillment_status_changed`.
 */
export type OrderFulfillmentStatusChangedEvent = {
    id: WebhookEventId;
    /**
     * The type of the event.
     */
    type: 'order.fulfillment_status_changed';
    /**
     * API version of the payload; the version that the endpoint is pinned to.
     */
    apiVersion: ApiVersionDate;
    /**
     * When the event occurred.
     */
    createdOn: Timestamp;
    /**
     * The store in which the event occurred.
     */
    storeId: StoreId;
    /**
     * Whether the store is live; false for a test store.
     */
    livemode: boolean;
    data: OrderEventData;
    source: WebhookSource;
};
/**
 * An order was fulfilled; see `order.fulfilled`.
 */
export type OrderFulfilledEvent = {
    id: WebhookEventId;
    /**
     * The type of the event.
     */
    type: 'order.fulfilled';
    /**
     * API version of the payload; the version that the endpoint is pinned to.
     */
    apiVersion: ApiVersionDate;
    /**
     * When the event occurred.
     */
    createdOn: Timestamp;
    /**
     * The store in which the event occurred.
     */
    storeId: StoreId;
    /**
     * Whether the store is live; false for a test store.
     */
    livemode: boolean;
    data: OrderEventData;
    source: WebhookSource;
};
/**
 * An order was canceled or voided; see `order.cancelled`.
 */
export type OrderCancelledEvent = {
    id: WebhookEventId;
    /**
     * The type of the event.
     */
    type: 'order.cancelled';
    /**
     * API version of the payload; the version that the endpoint is pinned to.
     */
    apiVersion: ApiVersionDate;
    /**
     * When the event occurred.
     */
    createdOn: Timestamp;
    /**
     * The store in which the event occurred.
     */
    storeId: StoreId;
    /**
     * Whether the store is live; false for a test store.
     */
    livemode: boolean;
    data: OrderEventData;
    source: WebhookSource;
};
/**
 * An order was updated; see `order.updated`.
 */
export type OrderUpdatedEvent = {
    id: WebhookEventId;
    /**
     * The type of the event.
     */
    type: 'order.updated';
    /**
     * API version of the payload; the version that the endpoint is pinned to.
     */
    apiVersion: ApiVersionDate;
    /**
     * When the event occurred.
     */
    createdOn: Timestamp;
    /**
     * The store in which the event occurred.
     */
    storeId: StoreId;
    /**
     * Whether the store is live; false for a test store.
     */
    livemode: boolean;
    data: OrderEventData;
    source: WebhookSource;
};
/**
 * A chargeback was reported for an order; see `order.chargeback_reported`.
 */
export type OrderChargebackReportedEvent = {
    id: WebhookEventId;
    /**
     * The type of the event.
     */
    type: 'order.chargeback_reported';
    /**
     * API version of the payload; the version that the endpoint is pinned to.
     */
    apiVersion: ApiVersionDate;
    /**
     * When the event occurred.
     */
    createdOn: Timestamp;
    /**
     * The store in which the event occurred.
     */
    storeId: StoreId;
    /**
     * Whether the store is live; false for a test store.
     */
    livemode: boolean;
    data: OrderEventData;
    source: WebhookSource;
};
/**
 * A refund was issued; see `refund.issued`.
 */
export type RefundIssuedEvent = {
    id: WebhookEventId;
    /**
     * The type of the event.
     */
    type: 'refund.issued';
    /**
     * API version of the payload; the version that the endpoint is pinned to.
     */
    apiVersion: ApiVersionDate;
    /**
     * When the event occurred.
     */
    createdOn: Timestamp;
    /**
     * The store in which the event occurred.
     */
    storeId: StoreId;
    /**
     * Whether the store is live; false for a test store.
     */
    livemode: boolean;
    data: RefundEventData;
    source: WebhookSource;
};
/**
 * A refund was completed; see `refund.completed`.
 */
export type RefundCompletedEvent = {
    id: WebhookEventId;
    /**
     * The type of the event.
     */
    type: 'refund.completed';
    /**
     * API version of the payload; the version that the endpoint is pinned to.
     */
    apiVersion: ApiVersionDate;
    /**
     * When the event occurred.
     */
    createdOn: Timestamp;
    /**
     * The store in which the event occurred.
     */
    storeId: StoreId;
    /**
     * Whether the store is live; false for a test store.
     */
    livemode: boolean;
    data: RefundEventData;
    source: WebhookSource;
};
/**
 * A refund failed; see `refund.failed`.
 */
export type RefundFailedEvent = {
    id: WebhookEventId;
    /**
     * The type of the event.
     */
    type: 'refund.failed';
    /**
     * API version of the payload; the version that the endpoint is pinned to.
     */
    apiVersion: ApiVersionDate;
    /**
     * When the event occurred.
     */
    createdOn: Timestamp;
    /**
     * The store in which the event occurred.
     */
    storeId: StoreId;
    /**
     * Whether the store is live; false for a test store.
     */
    livemode: boolean;
    data: RefundEventData;
    source: WebhookSource;
};
/**
 * A refund was voided; see `refund.voided`.
 */
export type RefundVoidedEvent = {
    id: WebhookEventId;
    /**
     * The type of the event.
     */
    type: 'refund.voided';
    /**
     * API version of the payload; the version that the endpoint is pinned to.
     */
    apiVersion: ApiVersionDate;
    /**
     * When the event occurred.
     */
    createdOn: Timestamp;
    /**
     * The store in which the event occurred.
     */
    storeId: StoreId;
    /**
     * Whether the store is live; false for a test store.
     */
    livemode: boolean;
    data: RefundEventData;
    source: WebhookSource;
};
/**
 * A shipment was created; see `shipment.created`.
 */
export type ShipmentCreatedEvent = {
    id: WebhookEventId;
    /**
     * The type of the event.
     */
    type: 'shipment.created';
    /**
     * API version of the payload; the version that the endpoint is pinned to.
     */
    apiVersion: ApiVersionDate;
    /**
     * When the event occurred.
     */
    createdOn: Timestamp;
    /**
     * The store in which the event occurred.
     */
    storeId: StoreId;
    /**
     * Whether the store is live; false for a test store.
     */
    livemode: boolean;
    data: ShipmentEventData;
    source: WebhookSource;
};
/**
 * A shipment's status changed; see `shipment.status_changed`.
 */
export type ShipmentStatusChangedEvent = {
    id: WebhookEventId;
    /**
     * The type of the event.
     */
    type: 'shipment.status_changed';
    /**
     * API version of the payload; the version that the endpoint is pinned to.
     */
    apiVersion: ApiVersionDate;
    /**
     * When the event occurred.
     */
    createdOn: Timestamp;
    /**
     * The store in which the event occurred.
     */
    storeId: StoreId;
    /**
     * Whether the store is live; false for a test store.
     */
    livemode: boolean;
    data: ShipmentEventData;
    source: WebhookSource;
};
/**
 * A shipment's tracking data changed; see `shipment.tracking_updated`.
 */
export type ShipmentTrackingUpdatedEvent = {
    id: WebhookEventId;
    /**
     * The type of the event.
     */
    type: 'shipment.tracking_updated';
    /**
     * API version of the payload; the version that the endpoint is pinned to.
     */
    apiVersion: ApiVersionDate;
    /**
     * When the event occurred.
     */
    createdOn: Timestamp;
    /**
     * The store in which the event occurred.
     */
    storeId: StoreId;
    /**
     * Whether the store is live; false for a test store.
     */
    livemode: boolean;
    data: ShipmentEventData;
    source: WebhookSource;
};
/**
 * A shipment was canceled; see `shipment.cancelled`.
 */
export type ShipmentCancelledEvent = {
    id: WebhookEventId;
    /**
     * The type of the event.
     */
    type: 'shipment.cancelled';
    /**
     * API version of the payload; the version that the endpoint is pinned to.
     */
    apiVersion: ApiVersionDate;
    /**
     * When the event occurred.
     */
    createdOn: Timestamp;
    /**
     * The store in which the event occurred.
     */
    storeId: StoreId;
    /**
     * Whether the store is live; false for a test store.
     */
    livemode: boolean;
    data: ShipmentEventData;
    source: WebhookSource;
};
/**
 * A subscription was created; see `subscription.created`.
 */
export type SubscriptionCreatedEvent = {
    id: WebhookEventId;
    /**
     * The type of the event.
     */
    type: 'subscription.created';
    /**
     * API version of the payload; the version that the endpoint is pinned to.
     */
    apiVersion: ApiVersionDate;
    /**
     * When the event occurred.
     */
    createdOn: Timestamp;
    /**
     * The store in which the event occurred.
     */
    storeId: StoreId;
    /**
     * Whether the store is live; false for a test store.
     */
    livemode: boolean;
    data: SubscriptionEventData;
    source: WebhookSource;
};
/**
 * A subscription's status changed; see `subscription.status_changed`.
 */
export type SubscriptionStatusChangedEvent = {
    id: WebhookEventId;
    /**
     * The type of the event.
     */
    type: 'subscription.status_changed';
    /**
     * API version of the payload; the version that the endpoint is pinned to.
     */
    apiVersion: ApiVersionDate;
    /**
     * When the event occurred.
     */
    createdOn: Timestamp;
    /**
     * The store in which the event occurred.
     */
    storeId: StoreId;
    /**
     * Whether the store is live; false for a test store.
     */
    livemode: boolean;
    data: SubscriptionEventData;
    source: WebhookSource;
};
/**
 * A subscription was canceled; see `subscription.cancelled`.
 */
export type SubscriptionCancelledEvent = {
    id: WebhookEventId;
    /**
     * The type of the event.
     */
    type: 'subscription.cancelled';
    /**
     * API version of the payload; the version that the endpoint is pinned to.
     */
    apiVersion: ApiVersionDate;
    /**
     * When the event occurred.
     */
    createdOn: Timestamp;
    /**
     * The store in which the event occurred.
     */
    storeId: StoreId;
    /**
     * Whether the store is live; false for a test store.
     */
    livemode: boolean;
    data: SubscriptionEventData;
    source: WebhookSource;
};
/**
 * A subscription was paused; see `subscription.paused`.
 */
export type SubscriptionPausedEvent = {
    id: WebhookEventId;
    /**
     * The type of the event.
     */
    type: 'subscription.paused';
    /**
     * API version of the payload; the version that the endpoint is pinned to.
     */
    apiVersion: ApiVersionDate;
    /**
     * When the event occurred.
     */
    createdOn: Timestamp;
    /**
     * The store in which the event occurred.
     */
    storeId: StoreId;
    /**
     * Whether the store is live; false for a test store.
     */
    livemode: boolean;
    data: SubscriptionEventData;
    source: WebhookSource;
};
/**
 * A subscription was resumed; see `subscription.resumed`.
 */
export type SubscriptionResumedEvent = {
    id: WebhookEventId;
    /**
     * The type of the event.
     */
    type: 'subscription.resumed';
    /**
     * API version of the payload; the version that the endpoint is pinned to.
     */
    apiVersion: ApiVersionDate;
    /**
     * When the event occurred.
     */
    createdOn: Timestamp;
    /**
     * The store in which the event occurred.
     */
    storeId: StoreId;
    /**
     * Whether the store is live; false for a test store.
     */
    livemode: boolean;
    data: SubscriptionEventData;
    source: WebhookSource;
};
/**
 * A subscription was renewed; see `subscription.processed`.
 */
export type SubscriptionProcessedEvent = {
    id: WebhookEventId;
    /**
     * The type of the event.
     */
    type: 'subscription.processed';
    /**
     * API version of the payload; the version that the endpoint is pinned to.
     */
    apiVersion: ApiVersionDate;
    /**
     * When the event occurred.
     */
    createdOn: Timestamp;
    /**
     * The store in which the event occurred.
     */
    storeId: StoreId;
    /**
     * Whether the store is live; false for a test store.
     */
    livemode: boolean;
    data: SubscriptionEventData;
    source: WebhookSource;
};
/**
 * A renewal payment failed; see `subscription.payment_failed`.
 */
export type SubscriptionPaymentFailedEvent = {
    id: WebhookEventId;
    /**
     * The type of the event.
     */
    type: 'subscription.payment_failed';
    /**
     * API version of the payload; the version that the endpoint is pinned to.
     */
    apiVersion: ApiVersionDate;
    /**
     * When the event occurred.
     */
    createdOn: Timestamp;
    /**
     * The store in which the event occurred.
     */
    storeId: StoreId;
    /**
     * Whether the store is live; false for a test store.
     */
    livemode: boolean;
    data: SubscriptionEventData;
    source: WebhookSource;
};
/**
 * A renewal was skipped; see `subscription.cycle_skipped`.
 */
export type SubscriptionCycleSkippedEvent = {
    id: WebhookEventId;
    /**
     * The type of the event.
     */
    type: 'subscription.cycle_skipped';
    /**
     * API version of the payload; the version that the endpoint is pinned to.
     */
    apiVersion: ApiVersionDate;
    /**
     * When the event occurred.
     */
    createdOn: Timestamp;
    /**
     * The store in which the event occurred.
     */
    storeId: StoreId;
    /**
     * Whether the store is live; false for a test store.
     */
    livemode: boolean;
    data: SubscriptionEventData;
    source: WebhookSource;
};
/**
 * The next processing date was moved; see `subscription.processing_date_changed`.
 */
export type SubscriptionProcessingDateChangedEvent = {
    id: WebhookEventId;
    /**
     * The type of the event.
     */
    type: 'subscription.processing_date_changed';
    /**
     * API version of the payload; the version that the endpoint is pinned to.
     */
    apiVersion: ApiVersionDate;
    /**
     * When the event occurred.
     */
    createdOn: Timestamp;
    /**
     * The store in which the event occurred.
     */
    storeId: StoreId;
    /**
     * Whether the store is live; false for a test store.
     */
    livemode: boolean;
    data: SubscriptionEventData;
    source: WebhookSource;
};
/**
 * A subscription's items changed; see `subscription.items_changed`.
 */
export type SubscriptionItemsChangedEvent = {
    id: WebhookEventId;
    /**
     * The type of the event.
     */
    type: 'subscription.items_changed';
    /**
     * API version of the payload; the version that the endpoint is pinned to.
     */
    apiVersion: ApiVersionDate;
    /**
     * When the event occurred.
     */
    createdOn: Timestamp;
    /**
     * The store in which the event occurred.
     */
    storeId: StoreId;
    /**
     * Whether the store is live; false for a test store.
     */
    livemode: boolean;
    data: SubscriptionEventData;
    source: WebhookSource;
};
/**
 * A subscription's pricing changed; see `subscription.pricing_changed`.
 */
export type SubscriptionPricingChangedEvent = {
    id: WebhookEventId;
    /**
     * The type of the event.
     */
    type: 'subscription.pricing_changed';
    /**
     * API version of the payload; the version that the endpoint is pinned to.
     */
    apiVersion: ApiVersionDate;
    /**
     * When the event occurred.
     */
    createdOn: Timestamp;
    /**
     * The store in which the event occurred.
     */
    storeId: StoreId;
    /**
     * Whether the store is live; false for a test store.
     */
    livemode: boolean;
    data: SubscriptionEventData;
    source: WebhookSource;
};
/**
 * A subscription was replaced; see `subscription.replaced`.
 */
export type SubscriptionReplacedEvent = {
    id: WebhookEventId;
    /**
     * The type of the event.
     */
    type: 'subscription.replaced';
    /**
     * API version of the payload; the version that the endpoint is pinned to.
     */
    apiVersion: ApiVersionDate;
    /**
     * When the event occurred.
     */
    createdOn: Timestamp;
    /**
     * The store in which the event occurred.
     */
    storeId: StoreId;
    /**
     * Whether the store is live; false for a test store.
     */
    livemode: boolean;
    data: SubscriptionEventData;
    source: WebhookSource;
};
/**
 * A customer was created; see `customer.created`.
 */
export type CustomerCreatedEvent = {
    id: WebhookEventId;
    /**
     * The type of the event.
     */
    type: 'customer.created';
    /**
     * API version of the payload; the version that the endpoint is pinned to.
     */
    apiVersion: ApiVersionDate;
    /**
     * When the event occurred.
     */
    createdOn: Timestamp;
    /**
     * The store in which the event occurred.
     */
    storeId: StoreId;
    /**
     * Whether the store is live; false for a test store.
     */
    livemode: boolean;
    data: CustomerEventData;
    source: WebhookSource;
};
/**
 * A customer was updated; see `customer.updated`.
 */
export type CustomerUpdatedEvent = {
    id: WebhookEventId;
    /**
     * The type of the event.
     */
    type: 'customer.updated';
    /**
     * API version of the payload; the version that the endpoint is pinned to.
     */
    apiVersion: ApiVersionDate;
    /**
     * When the event occurred.
     */
    createdOn: Timestamp;
    /**
     * The store in which the event occurred.
     */
    storeId: StoreId;
    /**
     * Whether the store is live; false for a test store.
     */
    livemode: boolean;
    data: CustomerEventData;
    source: WebhookSource;
};
/**
 * A customer's status changed; see `customer.status_changed`.
 */
export type CustomerStatusChangedEvent = {
    id: WebhookEventId;
    /**
     * The type of the event.
     */
    type: 'customer.status_changed';
    /**
     * API version of the payload; the version that the endpoint is pinned to.
     */
    apiVersion: ApiVersionDate;
    /**
     * When the event occurred.
     */
    createdOn: Timestamp;
    /**
     * The store in which the event occurred.
     */
    storeId: StoreId;
    /**
     * Whether the store is live; false for a test store.
     */
    livemode: boolean;
    data: CustomerEventData;
    source: WebhookSource;
};
/**
 * A customer's account type changed; see `customer.account_type_changed`.
 */
export type CustomerAccountTypeChangedEvent = {
    id: WebhookEventId;
    /**
     * The type of the event.
     */
    type: 'customer.account_type_changed';
    /**
     * API version of the payload; the version that the endpoint is pinned to.
     */
    apiVersion: ApiVersionDate;
    /**
     * When the event occurred.
     */
    createdOn: Timestamp;
    /**
     * The store in which the event occurred.
     */
    storeId: StoreId;
    /**
     * Whether the store is live; false for a test store.
     */
    livemode: boolean;
    data: CustomerEventData;
    source: WebhookSource;
};
/**
 * A customer's address changed; see `customer.address_changed`.
 */
export type CustomerAddressChangedEvent = {
    id: WebhookEventId;
    /**
     * The type of the event.
     */
    type: 'customer.address_changed';
    /**
     * API version of the payload; the version that the endpoint is pinned to.
     */
    apiVersion: ApiVersionDate;
    /**
     * When the event occurred.
     */
    createdOn: Timestamp;
    /**
     * The store in which the event occurred.
     */
    storeId: StoreId;
    /**
     * Whether the store is live; false for a test store.
     */
    livemode: boolean;
    data: CustomerAddressEventData;
    source: WebhookSource;
};
/**
 * A customer's payment method changed; see `customer.payment_method_changed`.
 */
export type CustomerPaymentMethodChangedEvent = {
    id: WebhookEventId;
    /**
     * The type of the event.
     */
    type: 'customer.payment_method_changed';
    /**
     * API version of the payload; the version that the endpoint is pinned to.
     */
    apiVersion: ApiVersionDate;
    /**
     * When the event occurred.
     */
    createdOn: Timestamp;
    /**
     * The store in which the event occurred.
     */
    storeId: StoreId;
    /**
     * Whether the store is live; false for a test store.
     */
    livemode: boolean;
    data: CustomerPaymentMethodEventData;
    source: WebhookSource;
};
/**
 * A return was requested; see `return.requested`.
 */
export type ReturnRequestedEvent = {
    id: WebhookEventId;
    /**
     * The type of the event.
     */
    type: 'return.requested';
    /**
     * API version of the payload; the version that the endpoint is pinned to.
     */
    apiVersion: ApiVersionDate;
    /**
     * When the event occurred.
     */
    createdOn: Timestamp;
    /**
     * The store in which the event occurred.
     */
    storeId: StoreId;
    /**
     * Whether the store is live; false for a test store.
     */
    livemode: boolean;
    data: ReturnEventData;
    source: WebhookSource;
};
/**
 * A return's status changed; see `return.status_changed`.
 */
export type ReturnStatusChangedEvent = {
    id: WebhookEventId;
    /**
     * The type of the event.
     */
    type: 'return.status_changed';
    /**
     * API version of the payload; the version that the endpoint is pinned to.
     */
    apiVersion: ApiVersionDate;
    /**
     * When the event occurred.
     */
    createdOn: Timestamp;
    /**
     * The store in which the event occurred.
     */
    storeId: StoreId;
    /**
     * Whether the store is live; false for a test store.
     */
    livemode: boolean;
    data: ReturnEventData;
    source: WebhookSource;
};
/**
 * Units of a return arrived; see `return.received`.
 */
export type ReturnReceivedEvent = {
    id: WebhookEventId;
    /**
     * The type of the event.
     */
    type: 'return.received';
    /**
     * API version of the payload; the version that the endpoint is pinned to.
     */
    apiVersion: ApiVersionDate;
    /**
     * When the event occurred.
     */
    createdOn: Timestamp;
    /**
     * The store in which the event occurred.
     */
    storeId: StoreId;
    /**
     * Whether the store is live; false for a test store.
     */
    livemode: boolean;
    data: ReturnEventData;
    source: WebhookSource;
};
/**
 * The replacement order of an exchange was placed; see `return.exchanged`.
 */
export type ReturnExchangedEvent = {
    id: WebhookEventId;
    /**
     * The type of the event.
     */
    type: 'return.exchanged';
    /**
     * API version of the payload; the version that the endpoint is pinned to.
     */
    apiVersion: ApiVersionDate;
    /**
     * When the event occurred.
     */
    createdOn: Timestamp;
    /**
     * The store in which the event occurred.
     */
    storeId: StoreId;
    /**
     * Whether the store is live; false for a test store.
     */
    livemode: boolean;
    data: ReturnEventData;
    source: WebhookSource;
};
/**
 * A buyer withdrew from the contract; see `return.withdrawal_declared`.
 */
export type ReturnWithdrawalDeclaredEvent = {
    id: WebhookEventId;
    /**
     * The type of the event.
     */
    type: 'return.withdrawal_declared';
    /**
     * API version of the payload; the version that the endpoint is pinned to.
     */
    apiVersion: ApiVersionDate;
    /**
     * When the event occurred.
     */
    createdOn: Timestamp;
    /**
     * The store in which the event occurred.
     */
    storeId: StoreId;
    /**
     * Whether the store is live; false for a test store.
     */
    livemode: boolean;
    data: ReturnEventData;
    source: WebhookSource;
};
/**
 * A gift card was issued; see `stored_value.issued`.
 */
export type StoredValueIssuedEvent = {
    id: WebhookEventId;
    /**
     * The type of the event.
     */
    type: 'stored_value.issued';
    /**
     * API version of the payload; the version that the endpoint is pinned to.
     */
    apiVersion: ApiVersionDate;
    /**
     * When the event occurred.
     */
    createdOn: Timestamp;
    /**
     * The store in which the event occurred.
     */
    storeId: StoreId;
    /**
     * Whether the store is live; false for a test store.
     */
    livemode: boolean;
    data: StoredValueEventData;
    source: WebhookSource;
};
/**
 * Stored value paid an order; see `stored_value.redeemed`.
 */
export type StoredValueRedeemedEvent = {
    id: WebhookEventId;
    /**
     * The type of the event.
     */
    type: 'stored_value.redeemed';
    /**
     * API version of the payload; the version that the endpoint is pinned to.
     */
    apiVersion: ApiVersionDate;
    /**
     * When the event occurred.
     */
    createdOn: Timestamp;
    /**
     * The store in which the event occurred.
     */
    storeId: StoreId;
    /**
     * Whether the store is live; false for a test store.
     */
    livemode: boolean;
    data: StoredValueEventData;
    source: WebhookSource;
};
/**
 * A refund returned stored value; see `stored_value.refunded`.
 */
export type StoredValueRefundedEvent = {
    id: WebhookEventId;
    /**
     * The type of the event.
     */
    type: 'stored_value.refunded';
    /**
     * API version of the payload; the version that the endpoint is pinned to.
     */
    apiVersion: ApiVersionDate;
    /**
     * When the event occurred.
     */
    createdOn: Timestamp;
    /**
     * The store in which the event occurred.
     */
    storeId: StoreId;
    /**
     * Whether the store is live; false for a test store.
     */
    livemode: boolean;
    data: StoredValueEventData;
    source: WebhookSource;
};
/**
 * Stored value was adjusted; see `stored_value.adjusted`.
 */
export type StoredValueAdjustedEvent = {
    id: WebhookEventId;
    /**
     * The type of the event.
     */
    type: 'stored_value.adjusted';
    /**
     * API version of the payload; the version that the endpoint is pinned to.
     */
    apiVersion: ApiVersionDate;
    /**
     * When the event occurred.
     */
    createdOn: Timestamp;
    /**
     * The store in which the event occurred.
     */
    storeId: StoreId;
    /**
     * Whether the store is live; false for a test store.
     */
    livemode: boolean;
    data: StoredValueEventData;
    source: WebhookSource;
};
/**
 * The value of a gift card expired; see `stored_value.expired`.
 */
export type StoredValueExpiredEvent = {
    id: WebhookEventId;
    /**
     * The type of the event.
     */
    type: 'stored_value.expired';
    /**
     * API version of the payload; the version that the endpoint is pinned to.
     */
    apiVersion: ApiVersionDate;
    /**
     * When the event occurred.
     */
    createdOn: Timestamp;
    /**
     * The store in which the event occurred.
     */
    storeId: StoreId;
    /**
     * Whether the store is live; false for a test store.
     */
    livemode: boolean;
    data: StoredValueEventData;
    source: WebhookSource;
};
/**
 * A gift card's status changed; see `stored_value.status_changed`.
 */
export type StoredValueStatusChangedEvent = {
    id: WebhookEventId;
    /**
     * The type of the event.
     */
    type: 'stored_value.status_changed';
    /**
     * API version of the payload; the version that the endpoint is pinned to.
     */
    apiVersion: ApiVersionDate;
    /**
     * When the event occurred.
     */
    createdOn: Timestamp;
    /**
     * The store in which the event occurred.
     */
    storeId: StoreId;
    /**
     * Whether the store is live; false for a test store.
     */
    livemode: boolean;
    data: StoredValueEventData;
    source: WebhookSource;
};
/**
 * The mail with a gift card failed; see `stored_value.delivery_failed`.
 */
export type StoredValueDeliveryFailedEvent = {
    id: WebhookEventId;
    /**
     * The type of the event.
     */
    type: 'stored_value.delivery_failed';
    /**
     * API version of the payload; the version that the endpoint is pinned to.
     */
    apiVersion: ApiVersionDate;
    /**
     * When the event occurred.
     */
    createdOn: Timestamp;
    /**
     * The store in which the event occurred.
     */
    storeId: StoreId;
    /**
     * Whether the store is live; false for a test store.
     */
    livemode: boolean;
    data: StoredValueEventData;
    source: WebhookSource;
};
/**
 * Data of an order event.
 */
export type OrderEventData = {
    /**
     * The order at the moment of the event, after the change.
     */
    object: PublicOrderListItem;
    /**
     * Always null for order events.
     */
    changes: null;
    /**
     * Always null.
     */
    previousAttributes: null;
};
/**
 * Data of a refund event.
 */
export type RefundEventData = {
    /**
     * The refund at the moment of the event, after the change.
     */
    object: PublicRefund;
    /**
     * Changed fields of the snapshot. Null means the object was created or no field in the snapshot changed.
     */
    changes: WebhookChanges | null;
    /**
     * Always null.
     */
    previousAttributes: null;
};
/**
 * Data of a shipment event.
 */
export type ShipmentEventData = {
    /**
     * The shipment at the moment of the event, after the change.
     */
    object: PublicShipmentSnapshot;
    /**
     * Changed fields of the snapshot. Null means the object was created or no field in the snapshot changed.
     */
    changes: WebhookChanges | null;
    /**
     * Always null.
     */
    previousAttributes: null;
};
/**
 * Data of a subscription event.
 */
export type SubscriptionEventData = {
    /**
     * The subscription at the moment of the event, after the change.
     */
    object: PublicSubscriptionSnapshot;
    /**
     * Changed fields of the snapshot. Null means the object was created or no field in the snapshot changed.
     */
    changes: WebhookChanges | null;
    /**
     * Always null.
     */
    previousAttributes: null;
};
/**
 * Data of a customer event.
 */
export type CustomerEventData = {
    /**
     * The customer at the moment of the event, after the change.
     */
    object: PublicCustomer;
    /**
     * Changed fields of the snapshot. Null means the object was created or no field in the snapshot changed.
     */
    changes: WebhookChanges | null;
    /**
     * Always null.
     */
    previousAttributes: null;
};
/**
 * Data of an address event.
 */
export type CustomerAddressEventData = {
    /**
     * The address at the moment of the event, after the change.
     */
    object: PublicCustomerAddress;
    /**
     * Changed fields of the snapshot. Null means the object was created or no field in the snapshot changed.
     */
    changes: WebhookChanges | null;
    /**
     * Always null.
     */
    previousAttributes: null;
};
/**
 * Data of a payment method event.
 */
export type CustomerPaymentMethodEventData = {
    /**
     * The payment method at the moment of the event, after the change.
     */
    object: PublicCustomerPaymentMethod;
    /**
     * Changed fields of the snapshot. Null means the object was created or no field in the snapshot changed.
     */
    changes: WebhookChanges | null;
    /**
     * Always null.
     */
    previousAttributes: null;
};
/**
 * Data of a return event.
 */
export type ReturnEventData = {
    /**
     * The return at the moment of the event, after the change.
     */
    object: PublicReturn;
    /**
     * Changed fields of the snapshot. Null means the object was created or no field in the snapshot changed.
     */
    changes: WebhookChanges | null;
    /**
     * Always null.
     */
    previousAttributes: null;
};
/**
 * Data of an event of a gift card or of store credit.
 */
export type StoredValueEventData = {
    /**
     * The gift card or store credit at the moment of the event, after the change, with the entry that the event reports.
     */
    object: PublicStoredValueSnapshot;
    /**
     * Changed fields of the snapshot, of the whole change: several events of one change have the same `changes`. Null means the object was created or no field in the snapshot changed.
     */
    changes: WebhookChanges | null;
    /**
     * Always null.
     */
    previousAttributes: null;
};
/**
 * Maps the name of a field of the snapshot to its value before and after. Only top-level fields; `modifiedOn` is left out.
 */
export type WebhookChanges = {
    [key: string]: WebhookChange;
};
/**
 * The values of one field before and after the change.
 */
export type WebhookChange = {
    /**
     * The former value, in the type that the field has in the snapshot. Null if the field was empty, and for personal data that was erased.
     */
    old: unknown;
    /**
     * The new value, in the type that the field has in the snapshot. Null if the field was cleared.
     */
    new: unknown;
};
/**
 * The cause of the event.
 */
export type WebhookSource = {
    action: WebhookSourceAction;
    actorType: ActorType;
};
/**
 * The internal action that fired the event, more specific than the type: several actions can produce the same type, and each event's description lists its own.
 * More values may be added; base decisions on `type`, and treat an unknown action like its type.
 */
export type WebhookSourceAction = 'order.placed' | 'order.placed_by_renewal' | 'order.created_by_admin' | 'order.replaced' | 'order.payment_status_changed' | 'order.payment_captured' | 'order.offline_payment_recorded' | 'order.offline_payment_voided' | 'order.chargeback_updated' | 'order.payment_failed' | 'order.capture_failed' | 'order.fulfillment_status_changed' | 'order.held' | 'order.released' | 'order.fulfilled' | 'order.cancelled' | 'order.voided' | 'order.updated' | 'order.address_updated' | 'order.customer_updated' | 'order.custom_fields_updated' | 'order.date_updated' | 'order.language_updated' | 'order.discount_applied' | 'order.authorization_released' | 'order.chargeback_reported' | 'order_refund.issued' | 'order_refund.completed' | 'order_refund.failed' | 'order_refund.voided' | 'shipment.created' | 'shipment.status_changed' | 'shipment.tracking_updated' | 'shipment.cancelled' | 'subscription.created' | 'subscription.created_by_admin' | 'subscription.created_as_replacement' | 'subscription.status_changed' | 'subscription.renewals_exhausted' | 'subscription.recovered' | 'subscription.cancelled' | 'subscription.completed' | 'subscription.paused' | 'subscription.resumed' | 'subscription.reactivated' | 'subscription.processed' | 'subscription.payment_failed' | 'subscription.cycle_skipped' | 'subscription.cycle_auto_skipped' | 'subscription.processing_date_changed' | 'subscription.cycle_unskipped' | 'subscription.items_changed' | 'subscription.item_added' | 'subscription.item_removed' | 'subscription.item_updated' | 'subscription.item_swapped' | 'subscription.pricing_changed' | 'subscription.external_pricing_applied' | 'subscription.replaced' | 'customer.created' | 'customer.imported' | 'customer.updated' | 'customer.email_claimed' | 'customer.email_verified' | 'customer.email_changed' | 'customer.status_changed' | 'customer.account_type_changed' | 'customer.tier_changed' | 'customer.address_added' | 'customer.address_updated' | 'customer.address_removed' | 'customer.payment_method_added' | 'customer.payment_method_updated' | 'customer.payment_method_removed' | 'return.requested' | 'return.approved' | 'return.rejected' | 'return.sent' | 'return.received' | 'return.exchanged' | 'return.completed' | 'return.cancelled' | 'return.withdrawal_declared' | 'stored_value.issued' | 'stored_value.redeemed' | 'stored_value.refunded' | 'stored_value.adjusted' | 'stored_value.cancelled' | 'stored_value.restored' | 'stored_value.expiry_changed' | 'stored_value.expired' | 'stored_value.disabled' | 'stored_value.enabled' | 'stored_value.reactivated' | 'stored_value.delivery_failed' | (string & {});
/**
 * A gift card or a customer's store credit in one currency, in the events `stored_value.…`. It has no code, no recipient and no part of the balance that orders hold: holds fire no event.
 */
export type PublicStoredValueSnapshot = {
    kind: TenderType;
    /**
     * The gift card. Null means store credit.
     */
    giftCardId: GiftCardId | null;
    /**
     * The store credit. Null means a gift card.
     */
    storeCreditAccountId: StoreCreditAccountId | null;
    /**
     * The customer who has the store credit. Null means a gift card.
     */
    storeCustomerId: StoreCustomerId | null;
    currencyCode: CurrencyCode;
    /**
     * The value, including the part that orders hold.
     */
    balance: PositiveMoney;
    /**
     * The state of the gift card. It becomes EXPIRED with the event that reports the expiry, which waits while an order holds value of the card. Null means store credit.
     */
    status: GiftCardStatus | null;
    /**
     * The origin of the gift card. Null means store credit.
     */
    source: GiftCardSource | null;
    /**
     * The value with which the gift card was issued. Null means store credit.
     */
    initialAmount: PositiveMoney | null;
    /**
     * From this time on the gift card pays no new order. Null means that the value does not expire.
     */
    expiresOn: Timestamp | null;
    /**
     * The order line that bought the gift card. Null means that no order bought it.
     */
    lineItemId: LineItemId | null;
    /**
     * The entry of the ledger that the event reports. `changes` never names it. Null means that the event changes no balance.
     */
    entry: PublicStoredValueEntry | null;
    createdOn: Timestamp;
    modifiedOn: Timestamp;
};
/**
 * One change of the balance of a gift card or of store credit.
 */
export type PublicStoredValueEntry = {
    entryId: StoredValueEntryId;
    type: StoredValueEntryType;
    /**
     * Change of the balance; negative if the balance fell.
     */
    amount: Money;
    /**
     * The balance after the entry.
     */
    balanceAfter: PositiveMoney;
    /**
     * The order that caused the entry. Null means none.
     */
    orderId: OrderId | null;
    /**
     * The payment that caused the entry. Null means none.
     */
    paymentId: PaymentId | null;
    /**
     * The refund that caused the entry. Null means none.
     */
    refundId: RefundId | null;
    createdOn: Timestamp;
};
/**
 * The event's id, same as `id` in the body; the same on every attempt and replay.
 */
export type WebhookId = WebhookEventId;
/**
 * When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Part of the signed text.
 */
export type WebhookTimestamp = number;
/**
 * One or more signatures, separated by spaces: `v1,` and base64 (HMAC-SHA256), or `v1a,` and base64 (ed25519).
 */
export type WebhookSignature = string;
/**
 * Increases with each event of the same object, with gaps.
 */
export type WebhookSequence = number;
/**
 * The version of the object in the snapshot. Ignore an event with a lower version than the one that you have stored.
 */
export type WebhookObjectVersion = Version;
export type OnOrderCreatedWebhookPayload = OrderCreatedEvent;
export type OnOrderCreatedWebhookRequest = {
    body: OnOrderCreatedWebhookPayload;
    key: 'order.created';
    path?: never;
    query?: never;
};
export type OnOrderPaymentStatusChangedWebhookPayload = OrderPaymentStatusChangedEvent;
export type OnOrderPaymentStatusChangedWebhookRequest = {
    body: OnOrderPaymentStatusChangedWebhookPayload;
    key: 'order.payment_status_changed';
    path?: never;
    query?: never;
};
export type OnOrderPaymentCapturedWebhookPayload = OrderPaymentCapturedEvent;
export type OnOrderPaymentCapturedWebhookRequest = {
    body: OnOrderPaymentCapturedWebhookPayload;
    key: 'order.payment_captured';
    path?: never;
    query?: never;
};
export type OnOrderPaymentFailedWebhookPayload = OrderPaymentFailedEvent;
export type OnOrderPaymentFailedWebhookRequest = {
    body: OnOrderPaymentFailedWebhookPayload;
    key: 'order.payment_failed';
    path?: never;
    query?: never;
};
export type OnOrderFulfillmentStatusChangedWebhookPayload = OrderFulfillmentStatusChangedEvent;
export type OnOrderFulfillmentStatusChangedWebhookRequest = {
    body: OnOrderFulfillmentStatusChangedWebhookPayload;
    key: 'order.fulfillment_status_changed';
    path?: never;
    query?: never;
};
export type OnOrderFulfilledWebhookPayload = OrderFulfilledEvent;
export type OnOrderFulfilledWebhookRequest = {
    body: OnOrderFulfilledWebhookPayload;
    key: 'order.fulfilled';
    path?: never;
    query?: never;
};
export type OnOrderCancelledWebhookPayload = OrderCancelledEvent;
export type OnOrderCancelledWebhookRequest = {
    body: OnOrderCancelledWebhookPayload;
    key: 'order.cancelled';
    path?: never;
    query?: never;
};
export type OnOrderUpdatedWebhookPayload = OrderUpdatedEvent;
export type OnOrderUpdatedWebhookRequest = {
    body: OnOrderUpdatedWebhookPayload;
    key: 'order.updated';
    path?: never;
    query?: never;
};
export type OnOrderChargebackReportedWebhookPayload = OrderChargebackReportedEvent;
export type OnOrderChargebackReportedWebhookRequest = {
    body: OnOrderChargebackReportedWebhookPayload;
    key: 'order.chargeback_reported';
    path?: never;
    query?: never;
};
export type OnRefundIssuedWebhookPayload = RefundIssuedEvent;
export type OnRefundIssuedWebhookRequest = {
    body: OnRefundIssuedWebhookPayload;
    key: 'refund.issued';
    path?: never;
    query?: never;
};
export type OnRefundCompletedWebhookPayload = RefundCompletedEvent;
export type OnRefundCompletedWebhookRequest = {
    body: OnRefundCompletedWebhookPayload;
    key: 'refund.completed';
    path?: never;
    query?: never;
};
export type OnRefundFailedWebhookPayload = RefundFailedEvent;
export type OnRefundFailedWebhookRequest = {
    body: OnRefundFailedWebhookPayload;
    key: 'refund.failed';
    path?: never;
    query?: never;
};
export type OnRefundVoidedWebhookPayload = RefundVoidedEvent;
export type OnRefundVoidedWebhookRequest = {
    body: OnRefundVoidedWebhookPayload;
    key: 'refund.voided';
    path?: never;
    query?: never;
};
export type OnShipmentCreatedWebhookPayload = ShipmentCreatedEvent;
export type OnShipmentCreatedWebhookRequest = {
    body: OnShipmentCreatedWebhookPayload;
    key: 'shipment.created';
    path?: never;
    query?: never;
};
export type OnShipmentStatusChangedWebhookPayload = ShipmentStatusChangedEvent;
export type OnShipmentStatusChangedWebhookRequest = {
    body: OnShipmentStatusChangedWebhookPayload;
    key: 'shipment.status_changed';
    path?: never;
    query?: never;
};
export type OnShipmentTrackingUpdatedWebhookPayload = ShipmentTrackingUpdatedEvent;
export type OnShipmentTrackingUpdatedWebhookRequest = {
    body: OnShipmentTrackingUpdatedWebhookPayload;
    key: 'shipment.tracking_updated';
    path?: never;
    query?: never;
};
export type OnShipmentCancelledWebhookPayload = ShipmentCancelledEvent;
export type OnShipmentCancelledWebhookRequest = {
    body: OnShipmentCancelledWebhookPayload;
    key: 'shipment.cancelled';
    path?: never;
    query?: never;
};
export type OnSubscriptionCreatedWebhookPayload = SubscriptionCreatedEvent;
export type OnSubscriptionCreatedWebhookRequest = {
    body: OnSubscriptionCreatedWebhookPayload;
    key: 'subscription.created';
    path?: never;
    query?: never;
};
export type OnSubscriptionStatusChangedWebhookPayload = SubscriptionStatusChangedEvent;
export type OnSubscriptionStatusChangedWebhookRequest = {
    body: OnSubscriptionStatusChangedWebhookPayload;
    key: 'subscription.status_changed';
    path?: never;
    query?: never;
};
export type OnSubscriptionCancelledWebhookPayload = SubscriptionCancelledEvent;
export type OnSubscriptionCancelledWebhookRequest = {
    body: OnSubscriptionCancelledWebhookPayload;
    key: 'subscription.cancelled';
    path?: never;
    query?: never;
};
export type OnSubscriptionPausedWebhookPayload = SubscriptionPausedEvent;
export type OnSubscriptionPausedWebhookRequest = {
    body: OnSubscriptionPausedWebhookPayload;
    key: 'subscription.paused';
    path?: never;
    query?: never;
};
export type OnSubscriptionResumedWebhookPayload = SubscriptionResumedEvent;
export type OnSubscriptionResumedWebhookRequest = {
    body: OnSubscriptionResumedWebhookPayload;
    key: 'subscription.resumed';
    path?: never;
    query?: never;
};
export type OnSubscriptionProcessedWebhookPayload = SubscriptionProcessedEvent;
export type OnSubscriptionProcessedWebhookRequest = {
    body: OnSubscriptionProcessedWebhookPayload;
    key: 'subscription.processed';
    path?: never;
    query?: never;
};
export type OnSubscriptionPaymentFailedWebhookPayload = SubscriptionPaymentFailedEvent;
export type OnSubscriptionPaymentFailedWebhookRequest = {
    body: OnSubscriptionPaymentFailedWebhookPayload;
    key: 'subscription.payment_failed';
    path?: never;
    query?: never;
};
export type OnSubscriptionCycleSkippedWebhookPayload = SubscriptionCycleSkippedEvent;
export type OnSubscriptionCycleSkippedWebhookRequest = {
    body: OnSubscriptionCycleSkippedWebhookPayload;
    key: 'subscription.cycle_skipped';
    path?: never;
    query?: never;
};
export type OnSubscriptionProcessingDateChangedWebhookPayload = SubscriptionProcessingDateChangedEvent;
export type OnSubscriptionProcessingDateChangedWebhookRequest = {
    body: OnSubscriptionProcessingDateChangedWebhookPayload;
    key: 'subscription.processing_date_changed';
    path?: never;
    query?: never;
};
export type OnSubscriptionItemsChangedWebhookPayload = SubscriptionItemsChangedEvent;
export type OnSubscriptionItemsChangedWebhookRequest = {
    body: OnSubscriptionItemsChangedWebhookPayload;
    key: 'subscription.items_changed';
    path?: never;
    query?: never;
};
export type OnSubscriptionPricingChangedWebhookPayload = SubscriptionPricingChangedEvent;
export type OnSubscriptionPricingChangedWebhookRequest = {
    body: OnSubscriptionPricingChangedWebhookPayload;
    key: 'subscription.pricing_changed';
    path?: never;
    query?: never;
};
export type OnSubscriptionReplacedWebhookPayload = SubscriptionReplacedEvent;
export type OnSubscriptionReplacedWebhookRequest = {
    body: OnSubscriptionReplacedWebhookPayload;
    key: 'subscription.replaced';
    path?: never;
    query?: never;
};
export type OnCustomerCreatedWebhookPayload = CustomerCreatedEvent;
export type OnCustomerCreatedWebhookRequest = {
    body: OnCustomerCreatedWebhookPayload;
    key: 'customer.created';
    path?: never;
    query?: never;
};
export type OnCustomerUpdatedWebhookPayload = CustomerUpdatedEvent;
export type OnCustomerUpdatedWebhookRequest = {
    body: OnCustomerUpdatedWebhookPayload;
    key: 'customer.updated';
    path?: never;
    query?: never;
};
export type OnCustomerStatusChangedWebhookPayload = CustomerStatusChangedEvent;
export type OnCustomerStatusChangedWebhookRequest = {
    body: OnCustomerStatusChangedWebhookPayload;
    key: 'customer.status_changed';
    path?: never;
    query?: never;
};
export type OnCustomerAccountTypeChangedWebhookPayload = CustomerAccountTypeChangedEvent;
export type OnCustomerAccountTypeChangedWebhookRequest = {
    body: OnCustomerAccountTypeChangedWebhookPayload;
    key: 'customer.account_type_changed';
    path?: never;
    query?: never;
};
export type OnCustomerAddressChangedWebhookPayload = CustomerAddressChangedEvent;
export type OnCustomerAddressChangedWebhookRequest = {
    body: OnCustomerAddressChangedWebhookPayload;
    key: 'customer.address_changed';
    path?: never;
    query?: never;
};
export type OnCustomerPaymentMethodChangedWebhookPayload = CustomerPaymentMethodChangedEvent;
export type OnCustomerPaymentMethodChangedWebhookRequest = {
    body: OnCustomerPaymentMethodChangedWebhookPayload;
    key: 'customer.payment_method_changed';
    path?: never;
    query?: never;
};
export type OnReturnRequestedWebhookPayload = ReturnRequestedEvent;
export type OnReturnRequestedWebhookRequest = {
    body: OnReturnRequestedWebhookPayload;
    key: 'return.requested';
    path?: never;
    query?: never;
};
export type OnReturnStatusChangedWebhookPayload = ReturnStatusChangedEvent;
export type OnReturnStatusChangedWebhookRequest = {
    body: OnReturnStatusChangedWebhookPayload;
    key: 'return.status_changed';
    path?: never;
    query?: never;
};
export type OnReturnReceivedWebhookPayload = ReturnReceivedEvent;
export type OnReturnReceivedWebhookRequest = {
    body: OnReturnReceivedWebhookPayload;
    key: 'return.received';
    path?: never;
    query?: never;
};
export type OnReturnExchangedWebhookPayload = ReturnExchangedEvent;
export type OnReturnExchangedWebhookRequest = {
    body: OnReturnExchangedWebhookPayload;
    key: 'return.exchanged';
    path?: never;
    query?: never;
};
export type OnReturnWithdrawalDeclaredWebhookPayload = ReturnWithdrawalDeclaredEvent;
export type OnReturnWithdrawalDeclaredWebhookRequest = {
    body: OnReturnWithdrawalDeclaredWebhookPayload;
    key: 'return.withdrawal_declared';
    path?: never;
    query?: never;
};
export type OnStoredValueIssuedWebhookPayload = StoredValueIssuedEvent;
export type OnStoredValueIssuedWebhookRequest = {
    body: OnStoredValueIssuedWebhookPayload;
    key: 'stored_value.issued';
    path?: never;
    query?: never;
};
export type OnStoredValueRedeemedWebhookPayload = StoredValueRedeemedEvent;
export type OnStoredValueRedeemedWebhookRequest = {
    body: OnStoredValueRedeemedWebhookPayload;
    key: 'stored_value.redeemed';
    path?: never;
    query?: never;
};
export type OnStoredValueRefundedWebhookPayload = StoredValueRefundedEvent;
export type OnStoredValueRefundedWebhookRequest = {
    body: OnStoredValueRefundedWebhookPayload;
    key: 'stored_value.refunded';
    path?: never;
    query?: never;
};
export type OnStoredValueAdjustedWebhookPayload = StoredValueAdjustedEvent;
export type OnStoredValueAdjustedWebhookRequest = {
    body: OnStoredValueAdjustedWebhookPayload;
    key: 'stored_value.adjusted';
    path?: never;
    query?: never;
};
export type OnStoredValueExpiredWebhookPayload = StoredValueExpiredEvent;
export type OnStoredValueExpiredWebhookRequest = {
    body: OnStoredValueExpiredWebhookPayload;
    key: 'stored_value.expired';
    path?: never;
    query?: never;
};
export type OnStoredValueStatusChangedWebhookPayload = StoredValueStatusChangedEvent;
export type OnStoredValueStatusChangedWebhookRequest = {
    body: OnStoredValueStatusChangedWebhookPayload;
    key: 'stored_value.status_changed';
    path?: never;
    query?: never;
};
export type OnStoredValueDeliveryFailedWebhookPayload = StoredValueDeliveryFailedEvent;
export type OnStoredValueDeliveryFailedWebhookRequest = {
    body: OnStoredValueDeliveryFailedWebhookPayload;
    key: 'stored_value.delivery_failed';
    path?: never;
    query?: never;
};
