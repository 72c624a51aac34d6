import type { ActorType, ApiVersionDate, PublicCustomer, PublicCustomerAddress, PublicCustomerPaymentMethod, PublicOrderListItem, PublicRefund, PublicReturn, PublicShipmentSnapshot, PublicSubscriptionSnapshot, StoreId, Timestamp, Version, WebhookEventId } from '../shared/types.gen.js';
export { type AccountTypeId, ActorType, type ApiVersionDate, type Count, type CountryCode, type CurrencyCode, type CustomField, CustomFieldType, type CustomerAddressId, type CustomerPaymentMethodId, CustomerStatus, type Date, type Email, type FulfillmentStatus, type IntervalUnit, type LanguageCode, type LineItemId, type OrderId, type OrderNumber, type PaymentStatus, PaymentType, type Phone, type PhoneNumber, type PositiveMoney, type PublicCustomer, type PublicCustomerAddress, type PublicCustomerPaymentMethod, type PublicOrderLine, type PublicOrderListItem, type PublicRefund, type PublicReturn, type PublicReturnLine, type PublicShipmentItem, type PublicShipmentSnapshot, type PublicSubscriptionListItem, type PublicSubscriptionSnapshot, type Quantity, type RefundId, type RefundNumber, RefundReason, RefundStatus, type ReturnId, type ReturnKind, type ReturnStatus, type ShipmentId, type ShipmentStatus, type Sku, type StoreCustomerId, type StoreId, type SubscriptionId, type SubscriptionItemId, type SubscriptionItemStatus, type SubscriptionNumber, SubscriptionStatus, type Timestamp, type Version, type WebhookEventId, WebhookEventType } from '../shared/types.gen.js';
export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};
export type Webhooks = OnOrderCreatedWebhookRequest | OnOrderPaymentStatusChangedWebhookRequest | OnOrderPaymentCapturedWebhookRequest | OnOrderPaymentFailedWebhookRequest | OnOrderFulfillmentStatusChangedWebhookRequest | OnOrderFulfilledWebhookRequest | OnOrderCancelledWebhookRequest | OnOrderUpdatedWebhookRequest | OnOrderChargebackReportedWebhookRequest | OnRefundIssuedWebhookRequest | OnRefundCompletedWebhookRequest | OnRefundFailedWebhookRequest | OnRefundVoidedWebhookRequest | OnShipmentCreatedWebhookRequest | OnShipmentStatusChangedWebhookRequest | OnShipmentTrackingUpdatedWebhookRequest | OnShipmentCancelledWebhookRequest | OnSubscriptionCreatedWebhookRequest | OnSubscriptionStatusChangedWebhookRequest | OnSubscriptionCancelledWebhookRequest | OnSubscriptionPausedWebhookRequest | OnSubscriptionResumedWebhookRequest | OnSubscriptionProcessedWebhookRequest | OnSubscriptionPaymentFailedWebhookRequest | OnSubscriptionCycleSkippedWebhookRequest | OnSubscriptionProcessingDateChangedWebhookRequest | OnSubscriptionItemsChangedWebhookRequest | OnSubscriptionPricingChangedWebhookRequest | OnSubscriptionReplacedWebhookRequest | OnCustomerCreatedWebhookRequest | OnCustomerUpdatedWebhookRequest | OnCustomerStatusChangedWebhookRequest | OnCustomerAccountTypeChangedWebhookRequest | OnCustomerAddressChangedWebhookRequest | OnCustomerPaymentMethodChangedWebhookRequest | OnReturnRequestedWebhookRequest | OnReturnStatusChangedWebhookRequest | OnReturnReceivedWebhookRequest | OnReturnWithdrawalDeclaredWebhookRequest;
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
    type: 'return.withdrawal_declared';
} & ReturnWithdrawalDeclaredEvent);
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
export type WebhookSourceAction = 'order.placed' | 'order.placed_by_renewal' | 'order.created_by_admin' | 'order.replaced' | 'order.payment_status_changed' | 'order.payment_captured' | 'order.offline_payment_recorded' | 'order.offline_payment_voided' | 'order.chargeback_updated' | 'order.payment_failed' | 'order.capture_failed' | 'order.fulfillment_status_changed' | 'order.held' | 'order.released' | 'order.fulfilled' | 'order.cancelled' | 'order.voided' | 'order.updated' | 'order.address_updated' | 'order.customer_updated' | 'order.custom_fields_updated' | 'order.date_updated' | 'order.language_updated' | 'order.discount_applied' | 'order.authorization_released' | 'order.chargeback_reported' | 'order_refund.issued' | 'order_refund.completed' | 'order_refund.failed' | 'order_refund.voided' | 'shipment.created' | 'shipment.status_changed' | 'shipment.tracking_updated' | 'shipment.cancelled' | 'subscription.created' | 'subscription.created_by_admin' | 'subscription.created_as_replacement' | 'subscription.status_changed' | 'subscription.renewals_exhausted' | 'subscription.recovered' | 'subscription.cancelled' | 'subscription.completed' | 'subscription.paused' | 'subscription.resumed' | 'subscription.reactivated' | 'subscription.processed' | 'subscription.payment_failed' | 'subscription.cycle_skipped' | 'subscription.cycle_auto_skipped' | 'subscription.processing_date_changed' | 'subscription.cycle_unskipped' | 'subscription.items_changed' | 'subscription.item_added' | 'subscription.item_removed' | 'subscription.item_updated' | 'subscription.item_swapped' | 'subscription.pricing_changed' | 'subscription.external_pricing_applied' | 'subscription.replaced' | 'customer.created' | 'customer.imported' | 'customer.updated' | 'customer.email_claimed' | 'customer.email_verified' | 'customer.email_changed' | 'customer.status_changed' | 'customer.account_type_changed' | 'customer.tier_changed' | 'customer.address_added' | 'customer.address_updated' | 'customer.address_removed' | 'customer.payment_method_added' | 'customer.payment_method_updated' | 'customer.payment_method_removed' | 'return.requested' | 'return.approved' | 'return.rejected' | 'return.sent' | 'return.received' | 'return.completed' | 'return.cancelled' | 'return.withdrawal_declared' | (string & {});
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
 * The version of the object in the snapshot. Ignore an event with a lower version than yours.
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
export type OnReturnWithdrawalDeclaredWebhookPayload = ReturnWithdrawalDeclaredEvent;
export type OnReturnWithdrawalDeclaredWebhookRequest = {
    body: OnReturnWithdrawalDeclaredWebhookPayload;
    key: 'return.withdrawal_declared';
    path?: never;
    query?: never;
};
