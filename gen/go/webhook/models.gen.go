// Code generated from the contract. DO NOT EDIT.

package webhook

import (
	"encoding/json"
	"time"

	"github.com/storeplatform/storeplatform/gen/go/store"
)

// OrderCreatedEvent: An order was created; see `order.created`.
type OrderCreatedEvent struct {
	//
	ID string `json:"id"`
	// The type of the event.
	Type string `json:"type"`
	// API version of the payload; the version that the endpoint is pinned to.
	APIVersion string `json:"apiVersion"`
	// When the event occurred.
	CreatedOn time.Time `json:"createdOn"`
	// The store in which the event occurred.
	StoreID int64 `json:"storeId"`
	// Whether the store is live; false for a test store.
	Livemode bool `json:"livemode"`
	//
	Data OrderEventData `json:"data"`
	//
	Source WebhookSource `json:"source"`
}

// OrderPaymentStatusChangedEvent: An order's payment status changed; see `order.payment_status_changed`.
type OrderPaymentStatusChangedEvent struct {
	//
	ID string `json:"id"`
	// The type of the event.
	Type string `json:"type"`
	// API version of the payload; the version that the endpoint is pinned to.
	APIVersion string `json:"apiVersion"`
	// When the event occurred.
	CreatedOn time.Time `json:"createdOn"`
	// The store in which the event occurred.
	StoreID int64 `json:"storeId"`
	// Whether the store is live; false for a test store.
	Livemode bool `json:"livemode"`
	//
	Data OrderEventData `json:"data"`
	//
	Source WebhookSource `json:"source"`
}

// OrderPaymentCapturedEvent: A payment of an order was captured; see `order.payment_captured`.
type OrderPaymentCapturedEvent struct {
	//
	ID string `json:"id"`
	// The type of the event.
	Type string `json:"type"`
	// API version of the payload; the version that the endpoint is pinned to.
	APIVersion string `json:"apiVersion"`
	// When the event occurred.
	CreatedOn time.Time `json:"createdOn"`
	// The store in which the event occurred.
	StoreID int64 `json:"storeId"`
	// Whether the store is live; false for a test store.
	Livemode bool `json:"livemode"`
	//
	Data OrderEventData `json:"data"`
	//
	Source WebhookSource `json:"source"`
}

// OrderPaymentFailedEvent: A payment attempt for an order failed; see `order.payment_failed`.
type OrderPaymentFailedEvent struct {
	//
	ID string `json:"id"`
	// The type of the event.
	Type string `json:"type"`
	// API version of the payload; the version that the endpoint is pinned to.
	APIVersion string `json:"apiVersion"`
	// When the event occurred.
	CreatedOn time.Time `json:"createdOn"`
	// The store in which the event occurred.
	StoreID int64 `json:"storeId"`
	// Whether the store is live; false for a test store.
	Livemode bool `json:"livemode"`
	//
	Data OrderEventData `json:"data"`
	//
	Source WebhookSource `json:"source"`
}

// OrderFulfillmentStatusChangedEvent: An order's fulfillment status changed; see `order.fulfillment_status_changed`.
type OrderFulfillmentStatusChangedEvent struct {
	//
	ID string `json:"id"`
	// The type of the event.
	Type string `json:"type"`
	// API version of the payload; the version that the endpoint is pinned to.
	APIVersion string `json:"apiVersion"`
	// When the event occurred.
	CreatedOn time.Time `json:"createdOn"`
	// The store in which the event occurred.
	StoreID int64 `json:"storeId"`
	// Whether the store is live; false for a test store.
	Livemode bool `json:"livemode"`
	//
	Data OrderEventData `json:"data"`
	//
	Source WebhookSource `json:"source"`
}

// OrderFulfilledEvent: An order was fulfilled; see `order.fulfilled`.
type OrderFulfilledEvent struct {
	//
	ID string `json:"id"`
	// The type of the event.
	Type string `json:"type"`
	// API version of the payload; the version that the endpoint is pinned to.
	APIVersion string `json:"apiVersion"`
	// When the event occurred.
	CreatedOn time.Time `json:"createdOn"`
	// The store in which the event occurred.
	StoreID int64 `json:"storeId"`
	// Whether the store is live; false for a test store.
	Livemode bool `json:"livemode"`
	//
	Data OrderEventData `json:"data"`
	//
	Source WebhookSource `json:"source"`
}

// OrderCancelledEvent: An order was canceled or voided; see `order.cancelled`.
type OrderCancelledEvent struct {
	//
	ID string `json:"id"`
	// The type of the event.
	Type string `json:"type"`
	// API version of the payload; the version that the endpoint is pinned to.
	APIVersion string `json:"apiVersion"`
	// When the event occurred.
	CreatedOn time.Time `json:"createdOn"`
	// The store in which the event occurred.
	StoreID int64 `json:"storeId"`
	// Whether the store is live; false for a test store.
	Livemode bool `json:"livemode"`
	//
	Data OrderEventData `json:"data"`
	//
	Source WebhookSource `json:"source"`
}

// OrderUpdatedEvent: An order was updated; see `order.updated`.
type OrderUpdatedEvent struct {
	//
	ID string `json:"id"`
	// The type of the event.
	Type string `json:"type"`
	// API version of the payload; the version that the endpoint is pinned to.
	APIVersion string `json:"apiVersion"`
	// When the event occurred.
	CreatedOn time.Time `json:"createdOn"`
	// The store in which the event occurred.
	StoreID int64 `json:"storeId"`
	// Whether the store is live; false for a test store.
	Livemode bool `json:"livemode"`
	//
	Data OrderEventData `json:"data"`
	//
	Source WebhookSource `json:"source"`
}

// OrderChargebackReportedEvent: A chargeback was reported for an order; see `order.chargeback_reported`.
type OrderChargebackReportedEvent struct {
	//
	ID string `json:"id"`
	// The type of the event.
	Type string `json:"type"`
	// API version of the payload; the version that the endpoint is pinned to.
	APIVersion string `json:"apiVersion"`
	// When the event occurred.
	CreatedOn time.Time `json:"createdOn"`
	// The store in which the event occurred.
	StoreID int64 `json:"storeId"`
	// Whether the store is live; false for a test store.
	Livemode bool `json:"livemode"`
	//
	Data OrderEventData `json:"data"`
	//
	Source WebhookSource `json:"source"`
}

// RefundIssuedEvent: A refund was issued; see `refund.issued`.
type RefundIssuedEvent struct {
	//
	ID string `json:"id"`
	// The type of the event.
	Type string `json:"type"`
	// API version of the payload; the version that the endpoint is pinned to.
	APIVersion string `json:"apiVersion"`
	// When the event occurred.
	CreatedOn time.Time `json:"createdOn"`
	// The store in which the event occurred.
	StoreID int64 `json:"storeId"`
	// Whether the store is live; false for a test store.
	Livemode bool `json:"livemode"`
	//
	Data RefundEventData `json:"data"`
	//
	Source WebhookSource `json:"source"`
}

// RefundCompletedEvent: A refund was completed; see `refund.completed`.
type RefundCompletedEvent struct {
	//
	ID string `json:"id"`
	// The type of the event.
	Type string `json:"type"`
	// API version of the payload; the version that the endpoint is pinned to.
	APIVersion string `json:"apiVersion"`
	// When the event occurred.
	CreatedOn time.Time `json:"createdOn"`
	// The store in which the event occurred.
	StoreID int64 `json:"storeId"`
	// Whether the store is live; false for a test store.
	Livemode bool `json:"livemode"`
	//
	Data RefundEventData `json:"data"`
	//
	Source WebhookSource `json:"source"`
}

// RefundFailedEvent: A refund failed; see `refund.failed`.
type RefundFailedEvent struct {
	//
	ID string `json:"id"`
	// The type of the event.
	Type string `json:"type"`
	// API version of the payload; the version that the endpoint is pinned to.
	APIVersion string `json:"apiVersion"`
	// When the event occurred.
	CreatedOn time.Time `json:"createdOn"`
	// The store in which the event occurred.
	StoreID int64 `json:"storeId"`
	// Whether the store is live; false for a test store.
	Livemode bool `json:"livemode"`
	//
	Data RefundEventData `json:"data"`
	//
	Source WebhookSource `json:"source"`
}

// RefundVoidedEvent: A refund was voided; see `refund.voided`.
type RefundVoidedEvent struct {
	//
	ID string `json:"id"`
	// The type of the event.
	Type string `json:"type"`
	// API version of the payload; the version that the endpoint is pinned to.
	APIVersion string `json:"apiVersion"`
	// When the event occurred.
	CreatedOn time.Time `json:"createdOn"`
	// The store in which the event occurred.
	StoreID int64 `json:"storeId"`
	// Whether the store is live; false for a test store.
	Livemode bool `json:"livemode"`
	//
	Data RefundEventData `json:"data"`
	//
	Source WebhookSource `json:"source"`
}

// ShipmentCreatedEvent: A shipment was created; see `shipment.created`.
type ShipmentCreatedEvent struct {
	//
	ID string `json:"id"`
	// The type of the event.
	Type string `json:"type"`
	// API version of the payload; the version that the endpoint is pinned to.
	APIVersion string `json:"apiVersion"`
	// When the event occurred.
	CreatedOn time.Time `json:"createdOn"`
	// The store in which the event occurred.
	StoreID int64 `json:"storeId"`
	// Whether the store is live; false for a test store.
	Livemode bool `json:"livemode"`
	//
	Data ShipmentEventData `json:"data"`
	//
	Source WebhookSource `json:"source"`
}

// ShipmentStatusChangedEvent: A shipment's status changed; see `shipment.status_changed`.
type ShipmentStatusChangedEvent struct {
	//
	ID string `json:"id"`
	// The type of the event.
	Type string `json:"type"`
	// API version of the payload; the version that the endpoint is pinned to.
	APIVersion string `json:"apiVersion"`
	// When the event occurred.
	CreatedOn time.Time `json:"createdOn"`
	// The store in which the event occurred.
	StoreID int64 `json:"storeId"`
	// Whether the store is live; false for a test store.
	Livemode bool `json:"livemode"`
	//
	Data ShipmentEventData `json:"data"`
	//
	Source WebhookSource `json:"source"`
}

// ShipmentTrackingUpdatedEvent: A shipment's tracking data changed; see `shipment.tracking_updated`.
type ShipmentTrackingUpdatedEvent struct {
	//
	ID string `json:"id"`
	// The type of the event.
	Type string `json:"type"`
	// API version of the payload; the version that the endpoint is pinned to.
	APIVersion string `json:"apiVersion"`
	// When the event occurred.
	CreatedOn time.Time `json:"createdOn"`
	// The store in which the event occurred.
	StoreID int64 `json:"storeId"`
	// Whether the store is live; false for a test store.
	Livemode bool `json:"livemode"`
	//
	Data ShipmentEventData `json:"data"`
	//
	Source WebhookSource `json:"source"`
}

// ShipmentCancelledEvent: A shipment was canceled; see `shipment.cancelled`.
type ShipmentCancelledEvent struct {
	//
	ID string `json:"id"`
	// The type of the event.
	Type string `json:"type"`
	// API version of the payload; the version that the endpoint is pinned to.
	APIVersion string `json:"apiVersion"`
	// When the event occurred.
	CreatedOn time.Time `json:"createdOn"`
	// The store in which the event occurred.
	StoreID int64 `json:"storeId"`
	// Whether the store is live; false for a test store.
	Livemode bool `json:"livemode"`
	//
	Data ShipmentEventData `json:"data"`
	//
	Source WebhookSource `json:"source"`
}

// SubscriptionCreatedEvent: A subscription was created; see `subscription.created`.
type SubscriptionCreatedEvent struct {
	//
	ID string `json:"id"`
	// The type of the event.
	Type string `json:"type"`
	// API version of the payload; the version that the endpoint is pinned to.
	APIVersion string `json:"apiVersion"`
	// When the event occurred.
	CreatedOn time.Time `json:"createdOn"`
	// The store in which the event occurred.
	StoreID int64 `json:"storeId"`
	// Whether the store is live; false for a test store.
	Livemode bool `json:"livemode"`
	//
	Data SubscriptionEventData `json:"data"`
	//
	Source WebhookSource `json:"source"`
}

// SubscriptionStatusChangedEvent: A subscription's status changed; see `subscription.status_changed`.
type SubscriptionStatusChangedEvent struct {
	//
	ID string `json:"id"`
	// The type of the event.
	Type string `json:"type"`
	// API version of the payload; the version that the endpoint is pinned to.
	APIVersion string `json:"apiVersion"`
	// When the event occurred.
	CreatedOn time.Time `json:"createdOn"`
	// The store in which the event occurred.
	StoreID int64 `json:"storeId"`
	// Whether the store is live; false for a test store.
	Livemode bool `json:"livemode"`
	//
	Data SubscriptionEventData `json:"data"`
	//
	Source WebhookSource `json:"source"`
}

// SubscriptionCancelledEvent: A subscription was canceled; see `subscription.cancelled`.
type SubscriptionCancelledEvent struct {
	//
	ID string `json:"id"`
	// The type of the event.
	Type string `json:"type"`
	// API version of the payload; the version that the endpoint is pinned to.
	APIVersion string `json:"apiVersion"`
	// When the event occurred.
	CreatedOn time.Time `json:"createdOn"`
	// The store in which the event occurred.
	StoreID int64 `json:"storeId"`
	// Whether the store is live; false for a test store.
	Livemode bool `json:"livemode"`
	//
	Data SubscriptionEventData `json:"data"`
	//
	Source WebhookSource `json:"source"`
}

// SubscriptionPausedEvent: A subscription was paused; see `subscription.paused`.
type SubscriptionPausedEvent struct {
	//
	ID string `json:"id"`
	// The type of the event.
	Type string `json:"type"`
	// API version of the payload; the version that the endpoint is pinned to.
	APIVersion string `json:"apiVersion"`
	// When the event occurred.
	CreatedOn time.Time `json:"createdOn"`
	// The store in which the event occurred.
	StoreID int64 `json:"storeId"`
	// Whether the store is live; false for a test store.
	Livemode bool `json:"livemode"`
	//
	Data SubscriptionEventData `json:"data"`
	//
	Source WebhookSource `json:"source"`
}

// SubscriptionResumedEvent: A subscription was resumed; see `subscription.resumed`.
type SubscriptionResumedEvent struct {
	//
	ID string `json:"id"`
	// The type of the event.
	Type string `json:"type"`
	// API version of the payload; the version that the endpoint is pinned to.
	APIVersion string `json:"apiVersion"`
	// When the event occurred.
	CreatedOn time.Time `json:"createdOn"`
	// The store in which the event occurred.
	StoreID int64 `json:"storeId"`
	// Whether the store is live; false for a test store.
	Livemode bool `json:"livemode"`
	//
	Data SubscriptionEventData `json:"data"`
	//
	Source WebhookSource `json:"source"`
}

// SubscriptionProcessedEvent: A subscription was renewed; see `subscription.processed`.
type SubscriptionProcessedEvent struct {
	//
	ID string `json:"id"`
	// The type of the event.
	Type string `json:"type"`
	// API version of the payload; the version that the endpoint is pinned to.
	APIVersion string `json:"apiVersion"`
	// When the event occurred.
	CreatedOn time.Time `json:"createdOn"`
	// The store in which the event occurred.
	StoreID int64 `json:"storeId"`
	// Whether the store is live; false for a test store.
	Livemode bool `json:"livemode"`
	//
	Data SubscriptionEventData `json:"data"`
	//
	Source WebhookSource `json:"source"`
}

// SubscriptionPaymentFailedEvent: A renewal payment failed; see `subscription.payment_failed`.
type SubscriptionPaymentFailedEvent struct {
	//
	ID string `json:"id"`
	// The type of the event.
	Type string `json:"type"`
	// API version of the payload; the version that the endpoint is pinned to.
	APIVersion string `json:"apiVersion"`
	// When the event occurred.
	CreatedOn time.Time `json:"createdOn"`
	// The store in which the event occurred.
	StoreID int64 `json:"storeId"`
	// Whether the store is live; false for a test store.
	Livemode bool `json:"livemode"`
	//
	Data SubscriptionEventData `json:"data"`
	//
	Source WebhookSource `json:"source"`
}

// SubscriptionCycleSkippedEvent: A renewal was skipped; see `subscription.cycle_skipped`.
type SubscriptionCycleSkippedEvent struct {
	//
	ID string `json:"id"`
	// The type of the event.
	Type string `json:"type"`
	// API version of the payload; the version that the endpoint is pinned to.
	APIVersion string `json:"apiVersion"`
	// When the event occurred.
	CreatedOn time.Time `json:"createdOn"`
	// The store in which the event occurred.
	StoreID int64 `json:"storeId"`
	// Whether the store is live; false for a test store.
	Livemode bool `json:"livemode"`
	//
	Data SubscriptionEventData `json:"data"`
	//
	Source WebhookSource `json:"source"`
}

// SubscriptionProcessingDateChangedEvent: The next processing date was moved; see
// `subscription.processing_date_changed`.
type SubscriptionProcessingDateChangedEvent struct {
	//
	ID string `json:"id"`
	// The type of the event.
	Type string `json:"type"`
	// API version of the payload; the version that the endpoint is pinned to.
	APIVersion string `json:"apiVersion"`
	// When the event occurred.
	CreatedOn time.Time `json:"createdOn"`
	// The store in which the event occurred.
	StoreID int64 `json:"storeId"`
	// Whether the store is live; false for a test store.
	Livemode bool `json:"livemode"`
	//
	Data SubscriptionEventData `json:"data"`
	//
	Source WebhookSource `json:"source"`
}

// SubscriptionItemsChangedEvent: A subscription's items changed; see `subscription.items_changed`.
type SubscriptionItemsChangedEvent struct {
	//
	ID string `json:"id"`
	// The type of the event.
	Type string `json:"type"`
	// API version of the payload; the version that the endpoint is pinned to.
	APIVersion string `json:"apiVersion"`
	// When the event occurred.
	CreatedOn time.Time `json:"createdOn"`
	// The store in which the event occurred.
	StoreID int64 `json:"storeId"`
	// Whether the store is live; false for a test store.
	Livemode bool `json:"livemode"`
	//
	Data SubscriptionEventData `json:"data"`
	//
	Source WebhookSource `json:"source"`
}

// SubscriptionPricingChangedEvent: A subscription's pricing changed; see `subscription.pricing_changed`.
type SubscriptionPricingChangedEvent struct {
	//
	ID string `json:"id"`
	// The type of the event.
	Type string `json:"type"`
	// API version of the payload; the version that the endpoint is pinned to.
	APIVersion string `json:"apiVersion"`
	// When the event occurred.
	CreatedOn time.Time `json:"createdOn"`
	// The store in which the event occurred.
	StoreID int64 `json:"storeId"`
	// Whether the store is live; false for a test store.
	Livemode bool `json:"livemode"`
	//
	Data SubscriptionEventData `json:"data"`
	//
	Source WebhookSource `json:"source"`
}

// SubscriptionReplacedEvent: A subscription was replaced; see `subscription.replaced`.
type SubscriptionReplacedEvent struct {
	//
	ID string `json:"id"`
	// The type of the event.
	Type string `json:"type"`
	// API version of the payload; the version that the endpoint is pinned to.
	APIVersion string `json:"apiVersion"`
	// When the event occurred.
	CreatedOn time.Time `json:"createdOn"`
	// The store in which the event occurred.
	StoreID int64 `json:"storeId"`
	// Whether the store is live; false for a test store.
	Livemode bool `json:"livemode"`
	//
	Data SubscriptionEventData `json:"data"`
	//
	Source WebhookSource `json:"source"`
}

// CustomerCreatedEvent: A customer was created; see `customer.created`.
type CustomerCreatedEvent struct {
	//
	ID string `json:"id"`
	// The type of the event.
	Type string `json:"type"`
	// API version of the payload; the version that the endpoint is pinned to.
	APIVersion string `json:"apiVersion"`
	// When the event occurred.
	CreatedOn time.Time `json:"createdOn"`
	// The store in which the event occurred.
	StoreID int64 `json:"storeId"`
	// Whether the store is live; false for a test store.
	Livemode bool `json:"livemode"`
	//
	Data CustomerEventData `json:"data"`
	//
	Source WebhookSource `json:"source"`
}

// CustomerUpdatedEvent: A customer was updated; see `customer.updated`.
type CustomerUpdatedEvent struct {
	//
	ID string `json:"id"`
	// The type of the event.
	Type string `json:"type"`
	// API version of the payload; the version that the endpoint is pinned to.
	APIVersion string `json:"apiVersion"`
	// When the event occurred.
	CreatedOn time.Time `json:"createdOn"`
	// The store in which the event occurred.
	StoreID int64 `json:"storeId"`
	// Whether the store is live; false for a test store.
	Livemode bool `json:"livemode"`
	//
	Data CustomerEventData `json:"data"`
	//
	Source WebhookSource `json:"source"`
}

// CustomerStatusChangedEvent: A customer's status changed; see `customer.status_changed`.
type CustomerStatusChangedEvent struct {
	//
	ID string `json:"id"`
	// The type of the event.
	Type string `json:"type"`
	// API version of the payload; the version that the endpoint is pinned to.
	APIVersion string `json:"apiVersion"`
	// When the event occurred.
	CreatedOn time.Time `json:"createdOn"`
	// The store in which the event occurred.
	StoreID int64 `json:"storeId"`
	// Whether the store is live; false for a test store.
	Livemode bool `json:"livemode"`
	//
	Data CustomerEventData `json:"data"`
	//
	Source WebhookSource `json:"source"`
}

// CustomerAccountTypeChangedEvent: A customer's account type changed; see `customer.account_type_changed`.
type CustomerAccountTypeChangedEvent struct {
	//
	ID string `json:"id"`
	// The type of the event.
	Type string `json:"type"`
	// API version of the payload; the version that the endpoint is pinned to.
	APIVersion string `json:"apiVersion"`
	// When the event occurred.
	CreatedOn time.Time `json:"createdOn"`
	// The store in which the event occurred.
	StoreID int64 `json:"storeId"`
	// Whether the store is live; false for a test store.
	Livemode bool `json:"livemode"`
	//
	Data CustomerEventData `json:"data"`
	//
	Source WebhookSource `json:"source"`
}

// CustomerAddressChangedEvent: A customer's address changed; see `customer.address_changed`.
type CustomerAddressChangedEvent struct {
	//
	ID string `json:"id"`
	// The type of the event.
	Type string `json:"type"`
	// API version of the payload; the version that the endpoint is pinned to.
	APIVersion string `json:"apiVersion"`
	// When the event occurred.
	CreatedOn time.Time `json:"createdOn"`
	// The store in which the event occurred.
	StoreID int64 `json:"storeId"`
	// Whether the store is live; false for a test store.
	Livemode bool `json:"livemode"`
	//
	Data CustomerAddressEventData `json:"data"`
	//
	Source WebhookSource `json:"source"`
}

// CustomerPaymentMethodChangedEvent: A customer's payment method changed; see `customer.payment_method_changed`.
type CustomerPaymentMethodChangedEvent struct {
	//
	ID string `json:"id"`
	// The type of the event.
	Type string `json:"type"`
	// API version of the payload; the version that the endpoint is pinned to.
	APIVersion string `json:"apiVersion"`
	// When the event occurred.
	CreatedOn time.Time `json:"createdOn"`
	// The store in which the event occurred.
	StoreID int64 `json:"storeId"`
	// Whether the store is live; false for a test store.
	Livemode bool `json:"livemode"`
	//
	Data CustomerPaymentMethodEventData `json:"data"`
	//
	Source WebhookSource `json:"source"`
}

// ReturnRequestedEvent: A return was requested; see `return.requested`.
type ReturnRequestedEvent struct {
	//
	ID string `json:"id"`
	// The type of the event.
	Type string `json:"type"`
	// API version of the payload; the version that the endpoint is pinned to.
	APIVersion string `json:"apiVersion"`
	// When the event occurred.
	CreatedOn time.Time `json:"createdOn"`
	// The store in which the event occurred.
	StoreID int64 `json:"storeId"`
	// Whether the store is live; false for a test store.
	Livemode bool `json:"livemode"`
	//
	Data ReturnEventData `json:"data"`
	//
	Source WebhookSource `json:"source"`
}

// ReturnStatusChangedEvent: A return's status changed; see `return.status_changed`.
type ReturnStatusChangedEvent struct {
	//
	ID string `json:"id"`
	// The type of the event.
	Type string `json:"type"`
	// API version of the payload; the version that the endpoint is pinned to.
	APIVersion string `json:"apiVersion"`
	// When the event occurred.
	CreatedOn time.Time `json:"createdOn"`
	// The store in which the event occurred.
	StoreID int64 `json:"storeId"`
	// Whether the store is live; false for a test store.
	Livemode bool `json:"livemode"`
	//
	Data ReturnEventData `json:"data"`
	//
	Source WebhookSource `json:"source"`
}

// ReturnReceivedEvent: Units of a return arrived; see `return.received`.
type ReturnReceivedEvent struct {
	//
	ID string `json:"id"`
	// The type of the event.
	Type string `json:"type"`
	// API version of the payload; the version that the endpoint is pinned to.
	APIVersion string `json:"apiVersion"`
	// When the event occurred.
	CreatedOn time.Time `json:"createdOn"`
	// The store in which the event occurred.
	StoreID int64 `json:"storeId"`
	// Whether the store is live; false for a test store.
	Livemode bool `json:"livemode"`
	//
	Data ReturnEventData `json:"data"`
	//
	Source WebhookSource `json:"source"`
}

// ReturnExchangedEvent: The replacement order of an exchange was placed; see `return.exchanged`.
type ReturnExchangedEvent struct {
	//
	ID string `json:"id"`
	// The type of the event.
	Type string `json:"type"`
	// API version of the payload; the version that the endpoint is pinned to.
	APIVersion string `json:"apiVersion"`
	// When the event occurred.
	CreatedOn time.Time `json:"createdOn"`
	// The store in which the event occurred.
	StoreID int64 `json:"storeId"`
	// Whether the store is live; false for a test store.
	Livemode bool `json:"livemode"`
	//
	Data ReturnEventData `json:"data"`
	//
	Source WebhookSource `json:"source"`
}

// ReturnWithdrawalDeclaredEvent: A buyer withdrew from the contract; see `return.withdrawal_declared`.
type ReturnWithdrawalDeclaredEvent struct {
	//
	ID string `json:"id"`
	// The type of the event.
	Type string `json:"type"`
	// API version of the payload; the version that the endpoint is pinned to.
	APIVersion string `json:"apiVersion"`
	// When the event occurred.
	CreatedOn time.Time `json:"createdOn"`
	// The store in which the event occurred.
	StoreID int64 `json:"storeId"`
	// Whether the store is live; false for a test store.
	Livemode bool `json:"livemode"`
	//
	Data ReturnEventData `json:"data"`
	//
	Source WebhookSource `json:"source"`
}

// StoredValueIssuedEvent: A gift card was issued; see `stored_value.issued`.
type StoredValueIssuedEvent struct {
	//
	ID string `json:"id"`
	// The type of the event.
	Type string `json:"type"`
	// API version of the payload; the version that the endpoint is pinned to.
	APIVersion string `json:"apiVersion"`
	// When the event occurred.
	CreatedOn time.Time `json:"createdOn"`
	// The store in which the event occurred.
	StoreID int64 `json:"storeId"`
	// Whether the store is live; false for a test store.
	Livemode bool `json:"livemode"`
	//
	Data StoredValueEventData `json:"data"`
	//
	Source WebhookSource `json:"source"`
}

// StoredValueRedeemedEvent: Stored value paid an order; see `stored_value.redeemed`.
type StoredValueRedeemedEvent struct {
	//
	ID string `json:"id"`
	// The type of the event.
	Type string `json:"type"`
	// API version of the payload; the version that the endpoint is pinned to.
	APIVersion string `json:"apiVersion"`
	// When the event occurred.
	CreatedOn time.Time `json:"createdOn"`
	// The store in which the event occurred.
	StoreID int64 `json:"storeId"`
	// Whether the store is live; false for a test store.
	Livemode bool `json:"livemode"`
	//
	Data StoredValueEventData `json:"data"`
	//
	Source WebhookSource `json:"source"`
}

// StoredValueRefundedEvent: A refund returned stored value; see `stored_value.refunded`.
type StoredValueRefundedEvent struct {
	//
	ID string `json:"id"`
	// The type of the event.
	Type string `json:"type"`
	// API version of the payload; the version that the endpoint is pinned to.
	APIVersion string `json:"apiVersion"`
	// When the event occurred.
	CreatedOn time.Time `json:"createdOn"`
	// The store in which the event occurred.
	StoreID int64 `json:"storeId"`
	// Whether the store is live; false for a test store.
	Livemode bool `json:"livemode"`
	//
	Data StoredValueEventData `json:"data"`
	//
	Source WebhookSource `json:"source"`
}

// StoredValueAdjustedEvent: Stored value was adjusted; see `stored_value.adjusted`.
type StoredValueAdjustedEvent struct {
	//
	ID string `json:"id"`
	// The type of the event.
	Type string `json:"type"`
	// API version of the payload; the version that the endpoint is pinned to.
	APIVersion string `json:"apiVersion"`
	// When the event occurred.
	CreatedOn time.Time `json:"createdOn"`
	// The store in which the event occurred.
	StoreID int64 `json:"storeId"`
	// Whether the store is live; false for a test store.
	Livemode bool `json:"livemode"`
	//
	Data StoredValueEventData `json:"data"`
	//
	Source WebhookSource `json:"source"`
}

// StoredValueExpiredEvent: The value of a gift card expired; see `stored_value.expired`.
type StoredValueExpiredEvent struct {
	//
	ID string `json:"id"`
	// The type of the event.
	Type string `json:"type"`
	// API version of the payload; the version that the endpoint is pinned to.
	APIVersion string `json:"apiVersion"`
	// When the event occurred.
	CreatedOn time.Time `json:"createdOn"`
	// The store in which the event occurred.
	StoreID int64 `json:"storeId"`
	// Whether the store is live; false for a test store.
	Livemode bool `json:"livemode"`
	//
	Data StoredValueEventData `json:"data"`
	//
	Source WebhookSource `json:"source"`
}

// StoredValueStatusChangedEvent: A gift card's status changed; see `stored_value.status_changed`.
type StoredValueStatusChangedEvent struct {
	//
	ID string `json:"id"`
	// The type of the event.
	Type string `json:"type"`
	// API version of the payload; the version that the endpoint is pinned to.
	APIVersion string `json:"apiVersion"`
	// When the event occurred.
	CreatedOn time.Time `json:"createdOn"`
	// The store in which the event occurred.
	StoreID int64 `json:"storeId"`
	// Whether the store is live; false for a test store.
	Livemode bool `json:"livemode"`
	//
	Data StoredValueEventData `json:"data"`
	//
	Source WebhookSource `json:"source"`
}

// StoredValueDeliveryFailedEvent: The mail with a gift card failed; see `stored_value.delivery_failed`.
type StoredValueDeliveryFailedEvent struct {
	//
	ID string `json:"id"`
	// The type of the event.
	Type string `json:"type"`
	// API version of the payload; the version that the endpoint is pinned to.
	APIVersion string `json:"apiVersion"`
	// When the event occurred.
	CreatedOn time.Time `json:"createdOn"`
	// The store in which the event occurred.
	StoreID int64 `json:"storeId"`
	// Whether the store is live; false for a test store.
	Livemode bool `json:"livemode"`
	//
	Data StoredValueEventData `json:"data"`
	//
	Source WebhookSource `json:"source"`
}

// OrderEventData: Data of an order event.
type OrderEventData struct {
	// The order at the moment of the event, after the change.
	Object store.PublicOrderListItem `json:"object"`
	// Always null for order events.
	Changes json.RawMessage `json:"changes"`
	// Always null.
	PreviousAttributes json.RawMessage `json:"previousAttributes"`
}

// RefundEventData: Data of a refund event.
type RefundEventData struct {
	// The refund at the moment of the event, after the change.
	Object store.PublicRefund `json:"object"`
	// Changed fields of the snapshot. Null means the object was created or no field in the snapshot changed.
	Changes map[string]WebhookChange `json:"changes"`
	// Always null.
	PreviousAttributes json.RawMessage `json:"previousAttributes"`
}

// ShipmentEventData: Data of a shipment event.
type ShipmentEventData struct {
	// The shipment at the moment of the event, after the change.
	Object store.PublicShipmentSnapshot `json:"object"`
	// Changed fields of the snapshot. Null means the object was created or no field in the snapshot changed.
	Changes map[string]WebhookChange `json:"changes"`
	// Always null.
	PreviousAttributes json.RawMessage `json:"previousAttributes"`
}

// SubscriptionEventData: Data of a subscription event.
type SubscriptionEventData struct {
	// The subscription at the moment of the event, after the change.
	Object store.PublicSubscriptionSnapshot `json:"object"`
	// Changed fields of the snapshot. Null means the object was created or no field in the snapshot changed.
	Changes map[string]WebhookChange `json:"changes"`
	// Always null.
	PreviousAttributes json.RawMessage `json:"previousAttributes"`
}

// CustomerEventData: Data of a customer event.
type CustomerEventData struct {
	// The customer at the moment of the event, after the change.
	Object store.PublicCustomer `json:"object"`
	// Changed fields of the snapshot. Null means the object was created or no field in the snapshot changed.
	Changes map[string]WebhookChange `json:"changes"`
	// Always null.
	PreviousAttributes json.RawMessage `json:"previousAttributes"`
}

// CustomerAddressEventData: Data of an address event.
type CustomerAddressEventData struct {
	// The address at the moment of the event, after the change.
	Object store.PublicCustomerAddress `json:"object"`
	// Changed fields of the snapshot. Null means the object was created or no field in the snapshot changed.
	Changes map[string]WebhookChange `json:"changes"`
	// Always null.
	PreviousAttributes json.RawMessage `json:"previousAttributes"`
}

// CustomerPaymentMethodEventData: Data of a payment method event.
type CustomerPaymentMethodEventData struct {
	// The payment method at the moment of the event, after the change.
	Object store.PublicCustomerPaymentMethod `json:"object"`
	// Changed fields of the snapshot. Null means the object was created or no field in the snapshot changed.
	Changes map[string]WebhookChange `json:"changes"`
	// Always null.
	PreviousAttributes json.RawMessage `json:"previousAttributes"`
}

// ReturnEventData: Data of a return event.
type ReturnEventData struct {
	// The return at the moment of the event, after the change.
	Object store.PublicReturn `json:"object"`
	// Changed fields of the snapshot. Null means the object was created or no field in the snapshot changed.
	Changes map[string]WebhookChange `json:"changes"`
	// Always null.
	PreviousAttributes json.RawMessage `json:"previousAttributes"`
}

// StoredValueEventData: Data of an event of a gift card or of store credit.
type StoredValueEventData struct {
	// The gift card or store credit at the moment of the event, after the change, with the entry that the event reports.
	Object PublicStoredValueSnapshot `json:"object"`
	// Changed fields of the snapshot, of the whole change: several events of one change have the same `changes`. Null means
	// the object was created or no field in the snapshot changed.
	Changes map[string]WebhookChange `json:"changes"`
	// Always null.
	PreviousAttributes json.RawMessage `json:"previousAttributes"`
}

// WebhookChange: The values of one field before and after the change.
type WebhookChange struct {
	// The former value, in the type that the field has in the snapshot. Null if the field was empty, and for personal data
	// that was erased.
	Old json.RawMessage `json:"old"`
	// The new value, in the type that the field has in the snapshot. Null if the field was cleared.
	New json.RawMessage `json:"new"`
}

// WebhookSource: The cause of the event.
type WebhookSource struct {
	//
	Action WebhookSourceAction `json:"action"`
	//
	ActorType store.ActorType `json:"actorType"`
}

// WebhookSourceAction: The internal action that fired the event, more specific than the type: several actions can
// produce the same type, and each event's description lists its own. More values may be added; base decisions on
// `type`, and treat an unknown action like its type. More values may be added.
type WebhookSourceAction string

// The values of WebhookSourceAction.
const (
	WebhookSourceActionOrderPlaced                        WebhookSourceAction = "order.placed"
	WebhookSourceActionOrderPlacedByRenewal               WebhookSourceAction = "order.placed_by_renewal"
	WebhookSourceActionOrderCreatedByAdmin                WebhookSourceAction = "order.created_by_admin"
	WebhookSourceActionOrderReplaced                      WebhookSourceAction = "order.replaced"
	WebhookSourceActionOrderPaymentStatusChanged          WebhookSourceAction = "order.payment_status_changed"
	WebhookSourceActionOrderPaymentCaptured               WebhookSourceAction = "order.payment_captured"
	WebhookSourceActionOrderOfflinePaymentRecorded        WebhookSourceAction = "order.offline_payment_recorded"
	WebhookSourceActionOrderOfflinePaymentVoided          WebhookSourceAction = "order.offline_payment_voided"
	WebhookSourceActionOrderChargebackUpdated             WebhookSourceAction = "order.chargeback_updated"
	WebhookSourceActionOrderPaymentFailed                 WebhookSourceAction = "order.payment_failed"
	WebhookSourceActionOrderCaptureFailed                 WebhookSourceAction = "order.capture_failed"
	WebhookSourceActionOrderFulfillmentStatusChanged      WebhookSourceAction = "order.fulfillment_status_changed"
	WebhookSourceActionOrderHeld                          WebhookSourceAction = "order.held"
	WebhookSourceActionOrderReleased                      WebhookSourceAction = "order.released"
	WebhookSourceActionOrderFulfilled                     WebhookSourceAction = "order.fulfilled"
	WebhookSourceActionOrderCancelled                     WebhookSourceAction = "order.cancelled"
	WebhookSourceActionOrderVoided                        WebhookSourceAction = "order.voided"
	WebhookSourceActionOrderUpdated                       WebhookSourceAction = "order.updated"
	WebhookSourceActionOrderAddressUpdated                WebhookSourceAction = "order.address_updated"
	WebhookSourceActionOrderCustomerUpdated               WebhookSourceAction = "order.customer_updated"
	WebhookSourceActionOrderCustomFieldsUpdated           WebhookSourceAction = "order.custom_fields_updated"
	WebhookSourceActionOrderDateUpdated                   WebhookSourceAction = "order.date_updated"
	WebhookSourceActionOrderLanguageUpdated               WebhookSourceAction = "order.language_updated"
	WebhookSourceActionOrderDiscountApplied               WebhookSourceAction = "order.discount_applied"
	WebhookSourceActionOrderAuthorizationReleased         WebhookSourceAction = "order.authorization_released"
	WebhookSourceActionOrderChargebackReported            WebhookSourceAction = "order.chargeback_reported"
	WebhookSourceActionOrderRefundIssued                  WebhookSourceAction = "order_refund.issued"
	WebhookSourceActionOrderRefundCompleted               WebhookSourceAction = "order_refund.completed"
	WebhookSourceActionOrderRefundFailed                  WebhookSourceAction = "order_refund.failed"
	WebhookSourceActionOrderRefundVoided                  WebhookSourceAction = "order_refund.voided"
	WebhookSourceActionShipmentCreated                    WebhookSourceAction = "shipment.created"
	WebhookSourceActionShipmentStatusChanged              WebhookSourceAction = "shipment.status_changed"
	WebhookSourceActionShipmentTrackingUpdated            WebhookSourceAction = "shipment.tracking_updated"
	WebhookSourceActionShipmentCancelled                  WebhookSourceAction = "shipment.cancelled"
	WebhookSourceActionSubscriptionCreated                WebhookSourceAction = "subscription.created"
	WebhookSourceActionSubscriptionCreatedByAdmin         WebhookSourceAction = "subscription.created_by_admin"
	WebhookSourceActionSubscriptionCreatedAsReplacement   WebhookSourceAction = "subscription.created_as_replacement"
	WebhookSourceActionSubscriptionStatusChanged          WebhookSourceAction = "subscription.status_changed"
	WebhookSourceActionSubscriptionRenewalsExhausted      WebhookSourceAction = "subscription.renewals_exhausted"
	WebhookSourceActionSubscriptionRecovered              WebhookSourceAction = "subscription.recovered"
	WebhookSourceActionSubscriptionCancelled              WebhookSourceAction = "subscription.cancelled"
	WebhookSourceActionSubscriptionCompleted              WebhookSourceAction = "subscription.completed"
	WebhookSourceActionSubscriptionPaused                 WebhookSourceAction = "subscription.paused"
	WebhookSourceActionSubscriptionResumed                WebhookSourceAction = "subscription.resumed"
	WebhookSourceActionSubscriptionReactivated            WebhookSourceAction = "subscription.reactivated"
	WebhookSourceActionSubscriptionProcessed              WebhookSourceAction = "subscription.processed"
	WebhookSourceActionSubscriptionPaymentFailed          WebhookSourceAction = "subscription.payment_failed"
	WebhookSourceActionSubscriptionCycleSkipped           WebhookSourceAction = "subscription.cycle_skipped"
	WebhookSourceActionSubscriptionCycleAutoSkipped       WebhookSourceAction = "subscription.cycle_auto_skipped"
	WebhookSourceActionSubscriptionProcessingDateChanged  WebhookSourceAction = "subscription.processing_date_changed"
	WebhookSourceActionSubscriptionCycleUnskipped         WebhookSourceAction = "subscription.cycle_unskipped"
	WebhookSourceActionSubscriptionItemsChanged           WebhookSourceAction = "subscription.items_changed"
	WebhookSourceActionSubscriptionItemAdded              WebhookSourceAction = "subscription.item_added"
	WebhookSourceActionSubscriptionItemRemoved            WebhookSourceAction = "subscription.item_removed"
	WebhookSourceActionSubscriptionItemUpdated            WebhookSourceAction = "subscription.item_updated"
	WebhookSourceActionSubscriptionItemSwapped            WebhookSourceAction = "subscription.item_swapped"
	WebhookSourceActionSubscriptionPricingChanged         WebhookSourceAction = "subscription.pricing_changed"
	WebhookSourceActionSubscriptionExternalPricingApplied WebhookSourceAction = "subscription.external_pricing_applied"
	WebhookSourceActionSubscriptionReplaced               WebhookSourceAction = "subscription.replaced"
	WebhookSourceActionCustomerCreated                    WebhookSourceAction = "customer.created"
	WebhookSourceActionCustomerImported                   WebhookSourceAction = "customer.imported"
	WebhookSourceActionCustomerUpdated                    WebhookSourceAction = "customer.updated"
	WebhookSourceActionCustomerEmailClaimed               WebhookSourceAction = "customer.email_claimed"
	WebhookSourceActionCustomerEmailVerified              WebhookSourceAction = "customer.email_verified"
	WebhookSourceActionCustomerEmailChanged               WebhookSourceAction = "customer.email_changed"
	WebhookSourceActionCustomerStatusChanged              WebhookSourceAction = "customer.status_changed"
	WebhookSourceActionCustomerAccountTypeChanged         WebhookSourceAction = "customer.account_type_changed"
	WebhookSourceActionCustomerTierChanged                WebhookSourceAction = "customer.tier_changed"
	WebhookSourceActionCustomerAddressAdded               WebhookSourceAction = "customer.address_added"
	WebhookSourceActionCustomerAddressUpdated             WebhookSourceAction = "customer.address_updated"
	WebhookSourceActionCustomerAddressRemoved             WebhookSourceAction = "customer.address_removed"
	WebhookSourceActionCustomerPaymentMethodAdded         WebhookSourceAction = "customer.payment_method_added"
	WebhookSourceActionCustomerPaymentMethodUpdated       WebhookSourceAction = "customer.payment_method_updated"
	WebhookSourceActionCustomerPaymentMethodRemoved       WebhookSourceAction = "customer.payment_method_removed"
	WebhookSourceActionReturnRequested                    WebhookSourceAction = "return.requested"
	WebhookSourceActionReturnApproved                     WebhookSourceAction = "return.approved"
	WebhookSourceActionReturnRejected                     WebhookSourceAction = "return.rejected"
	WebhookSourceActionReturnSent                         WebhookSourceAction = "return.sent"
	WebhookSourceActionReturnReceived                     WebhookSourceAction = "return.received"
	WebhookSourceActionReturnExchanged                    WebhookSourceAction = "return.exchanged"
	WebhookSourceActionReturnCompleted                    WebhookSourceAction = "return.completed"
	WebhookSourceActionReturnCancelled                    WebhookSourceAction = "return.cancelled"
	WebhookSourceActionReturnWithdrawalDeclared           WebhookSourceAction = "return.withdrawal_declared"
	WebhookSourceActionStoredValueIssued                  WebhookSourceAction = "stored_value.issued"
	WebhookSourceActionStoredValueRedeemed                WebhookSourceAction = "stored_value.redeemed"
	WebhookSourceActionStoredValueRefunded                WebhookSourceAction = "stored_value.refunded"
	WebhookSourceActionStoredValueAdjusted                WebhookSourceAction = "stored_value.adjusted"
	WebhookSourceActionStoredValueCancelled               WebhookSourceAction = "stored_value.cancelled"
	WebhookSourceActionStoredValueRestored                WebhookSourceAction = "stored_value.restored"
	WebhookSourceActionStoredValueExpiryChanged           WebhookSourceAction = "stored_value.expiry_changed"
	WebhookSourceActionStoredValueExpired                 WebhookSourceAction = "stored_value.expired"
	WebhookSourceActionStoredValueDisabled                WebhookSourceAction = "stored_value.disabled"
	WebhookSourceActionStoredValueEnabled                 WebhookSourceAction = "stored_value.enabled"
	WebhookSourceActionStoredValueReactivated             WebhookSourceAction = "stored_value.reactivated"
	WebhookSourceActionStoredValueDeliveryFailed          WebhookSourceAction = "stored_value.delivery_failed"
)

// PublicStoredValueSnapshot: A gift card or a customer's store credit in one currency, in the events
// `stored_value.…`. It has no code, no recipient and no part of the balance that orders hold: holds fire no event.
type PublicStoredValueSnapshot struct {
	//
	Kind store.TenderType `json:"kind"`
	// The gift card. Null means store credit.
	GiftCardID *int64 `json:"giftCardId"`
	// The store credit. Null means a gift card.
	StoreCreditAccountID *int64 `json:"storeCreditAccountId"`
	// The customer who has the store credit. Null means a gift card.
	StoreCustomerID *int64 `json:"storeCustomerId"`
	//
	CurrencyCode string `json:"currencyCode"`
	// The value, including the part that orders hold.
	Balance store.Decimal `json:"balance"`
	// The state of the gift card. It becomes EXPIRED with the event that reports the expiry, which waits while an order
	// holds value of the card. Null means store credit.
	Status *store.GiftCardStatus `json:"status"`
	// The origin of the gift card. Null means store credit.
	Source *store.GiftCardSource `json:"source"`
	// The value with which the gift card was issued. Null means store credit.
	InitialAmount *store.Decimal `json:"initialAmount"`
	// From this time on the gift card pays no new order. Null means that the value does not expire.
	ExpiresOn *time.Time `json:"expiresOn"`
	// The order line that bought the gift card. Null means that no order bought it.
	LineItemID *string `json:"lineItemId"`
	// The entry of the ledger that the event reports. `changes` never names it. Null means that the event changes no
	// balance.
	Entry *PublicStoredValueEntry `json:"entry"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
}

// PublicStoredValueEntry: One change of the balance of a gift card or of store credit.
type PublicStoredValueEntry struct {
	//
	EntryID int64 `json:"entryId"`
	//
	Type store.StoredValueEntryType `json:"type"`
	// Change of the balance; negative if the balance fell.
	Amount store.Decimal `json:"amount"`
	// The balance after the entry.
	BalanceAfter store.Decimal `json:"balanceAfter"`
	// The order that caused the entry. Null means none.
	OrderID *int64 `json:"orderId"`
	// The payment that caused the entry. Null means none.
	PaymentID *int64 `json:"paymentId"`
	// The refund that caused the entry. Null means none.
	RefundID *int64 `json:"refundId"`
	//
	CreatedOn time.Time `json:"createdOn"`
}

// events creates an empty event of each type.
var events = map[string]func() Event{
	"order.created":                        func() Event { return &OrderCreatedEvent{} },
	"order.payment_status_changed":         func() Event { return &OrderPaymentStatusChangedEvent{} },
	"order.payment_captured":               func() Event { return &OrderPaymentCapturedEvent{} },
	"order.payment_failed":                 func() Event { return &OrderPaymentFailedEvent{} },
	"order.fulfillment_status_changed":     func() Event { return &OrderFulfillmentStatusChangedEvent{} },
	"order.fulfilled":                      func() Event { return &OrderFulfilledEvent{} },
	"order.cancelled":                      func() Event { return &OrderCancelledEvent{} },
	"order.updated":                        func() Event { return &OrderUpdatedEvent{} },
	"order.chargeback_reported":            func() Event { return &OrderChargebackReportedEvent{} },
	"refund.issued":                        func() Event { return &RefundIssuedEvent{} },
	"refund.completed":                     func() Event { return &RefundCompletedEvent{} },
	"refund.failed":                        func() Event { return &RefundFailedEvent{} },
	"refund.voided":                        func() Event { return &RefundVoidedEvent{} },
	"shipment.created":                     func() Event { return &ShipmentCreatedEvent{} },
	"shipment.status_changed":              func() Event { return &ShipmentStatusChangedEvent{} },
	"shipment.tracking_updated":            func() Event { return &ShipmentTrackingUpdatedEvent{} },
	"shipment.cancelled":                   func() Event { return &ShipmentCancelledEvent{} },
	"subscription.created":                 func() Event { return &SubscriptionCreatedEvent{} },
	"subscription.status_changed":          func() Event { return &SubscriptionStatusChangedEvent{} },
	"subscription.cancelled":               func() Event { return &SubscriptionCancelledEvent{} },
	"subscription.paused":                  func() Event { return &SubscriptionPausedEvent{} },
	"subscription.resumed":                 func() Event { return &SubscriptionResumedEvent{} },
	"subscription.processed":               func() Event { return &SubscriptionProcessedEvent{} },
	"subscription.payment_failed":          func() Event { return &SubscriptionPaymentFailedEvent{} },
	"subscription.cycle_skipped":           func() Event { return &SubscriptionCycleSkippedEvent{} },
	"subscription.processing_date_changed": func() Event { return &SubscriptionProcessingDateChangedEvent{} },
	"subscription.items_changed":           func() Event { return &SubscriptionItemsChangedEvent{} },
	"subscription.pricing_changed":         func() Event { return &SubscriptionPricingChangedEvent{} },
	"subscription.replaced":                func() Event { return &SubscriptionReplacedEvent{} },
	"customer.created":                     func() Event { return &CustomerCreatedEvent{} },
	"customer.updated":                     func() Event { return &CustomerUpdatedEvent{} },
	"customer.status_changed":              func() Event { return &CustomerStatusChangedEvent{} },
	"customer.account_type_changed":        func() Event { return &CustomerAccountTypeChangedEvent{} },
	"customer.address_changed":             func() Event { return &CustomerAddressChangedEvent{} },
	"customer.payment_method_changed":      func() Event { return &CustomerPaymentMethodChangedEvent{} },
	"return.requested":                     func() Event { return &ReturnRequestedEvent{} },
	"return.status_changed":                func() Event { return &ReturnStatusChangedEvent{} },
	"return.received":                      func() Event { return &ReturnReceivedEvent{} },
	"return.exchanged":                     func() Event { return &ReturnExchangedEvent{} },
	"return.withdrawal_declared":           func() Event { return &ReturnWithdrawalDeclaredEvent{} },
	"stored_value.issued":                  func() Event { return &StoredValueIssuedEvent{} },
	"stored_value.redeemed":                func() Event { return &StoredValueRedeemedEvent{} },
	"stored_value.refunded":                func() Event { return &StoredValueRefundedEvent{} },
	"stored_value.adjusted":                func() Event { return &StoredValueAdjustedEvent{} },
	"stored_value.expired":                 func() Event { return &StoredValueExpiredEvent{} },
	"stored_value.status_changed":          func() Event { return &StoredValueStatusChangedEvent{} },
	"stored_value.delivery_failed":         func() Event { return &StoredValueDeliveryFailedEvent{} },
}

// EventID returns the id.
func (e *OrderCreatedEvent) EventID() string { return e.ID }

// EventType returns the type.
func (e *OrderCreatedEvent) EventType() string { return e.Type }

func (*OrderCreatedEvent) knownType() string { return "order.created" }

// EventID returns the id.
func (e *OrderPaymentStatusChangedEvent) EventID() string { return e.ID }

// EventType returns the type.
func (e *OrderPaymentStatusChangedEvent) EventType() string { return e.Type }

func (*OrderPaymentStatusChangedEvent) knownType() string { return "order.payment_status_changed" }

// EventID returns the id.
func (e *OrderPaymentCapturedEvent) EventID() string { return e.ID }

// EventType returns the type.
func (e *OrderPaymentCapturedEvent) EventType() string { return e.Type }

func (*OrderPaymentCapturedEvent) knownType() string { return "order.payment_captured" }

// EventID returns the id.
func (e *OrderPaymentFailedEvent) EventID() string { return e.ID }

// EventType returns the type.
func (e *OrderPaymentFailedEvent) EventType() string { return e.Type }

func (*OrderPaymentFailedEvent) knownType() string { return "order.payment_failed" }

// EventID returns the id.
func (e *OrderFulfillmentStatusChangedEvent) EventID() string { return e.ID }

// EventType returns the type.
func (e *OrderFulfillmentStatusChangedEvent) EventType() string { return e.Type }

func (*OrderFulfillmentStatusChangedEvent) knownType() string {
	return "order.fulfillment_status_changed"
}

// EventID returns the id.
func (e *OrderFulfilledEvent) EventID() string { return e.ID }

// EventType returns the type.
func (e *OrderFulfilledEvent) EventType() string { return e.Type }

func (*OrderFulfilledEvent) knownType() string { return "order.fulfilled" }

// EventID returns the id.
func (e *OrderCancelledEvent) EventID() string { return e.ID }

// EventType returns the type.
func (e *OrderCancelledEvent) EventType() string { return e.Type }

func (*OrderCancelledEvent) knownType() string { return "order.cancelled" }

// EventID returns the id.
func (e *OrderUpdatedEvent) EventID() string { return e.ID }

// EventType returns the type.
func (e *OrderUpdatedEvent) EventType() string { return e.Type }

func (*OrderUpdatedEvent) knownType() string { return "order.updated" }

// EventID returns the id.
func (e *OrderChargebackReportedEvent) EventID() string { return e.ID }

// EventType returns the type.
func (e *OrderChargebackReportedEvent) EventType() string { return e.Type }

func (*OrderChargebackReportedEvent) knownType() string { return "order.chargeback_reported" }

// EventID returns the id.
func (e *RefundIssuedEvent) EventID() string { return e.ID }

// EventType returns the type.
func (e *RefundIssuedEvent) EventType() string { return e.Type }

func (*RefundIssuedEvent) knownType() string { return "refund.issued" }

// EventID returns the id.
func (e *RefundCompletedEvent) EventID() string { return e.ID }

// EventType returns the type.
func (e *RefundCompletedEvent) EventType() string { return e.Type }

func (*RefundCompletedEvent) knownType() string { return "refund.completed" }

// EventID returns the id.
func (e *RefundFailedEvent) EventID() string { return e.ID }

// EventType returns the type.
func (e *RefundFailedEvent) EventType() string { return e.Type }

func (*RefundFailedEvent) knownType() string { return "refund.failed" }

// EventID returns the id.
func (e *RefundVoidedEvent) EventID() string { return e.ID }

// EventType returns the type.
func (e *RefundVoidedEvent) EventType() string { return e.Type }

func (*RefundVoidedEvent) knownType() string { return "refund.voided" }

// EventID returns the id.
func (e *ShipmentCreatedEvent) EventID() string { return e.ID }

// EventType returns the type.
func (e *ShipmentCreatedEvent) EventType() string { return e.Type }

func (*ShipmentCreatedEvent) knownType() string { return "shipment.created" }

// EventID returns the id.
func (e *ShipmentStatusChangedEvent) EventID() string { return e.ID }

// EventType returns the type.
func (e *ShipmentStatusChangedEvent) EventType() string { return e.Type }

func (*ShipmentStatusChangedEvent) knownType() string { return "shipment.status_changed" }

// EventID returns the id.
func (e *ShipmentTrackingUpdatedEvent) EventID() string { return e.ID }

// EventType returns the type.
func (e *ShipmentTrackingUpdatedEvent) EventType() string { return e.Type }

func (*ShipmentTrackingUpdatedEvent) knownType() string { return "shipment.tracking_updated" }

// EventID returns the id.
func (e *ShipmentCancelledEvent) EventID() string { return e.ID }

// EventType returns the type.
func (e *ShipmentCancelledEvent) EventType() string { return e.Type }

func (*ShipmentCancelledEvent) knownType() string { return "shipment.cancelled" }

// EventID returns the id.
func (e *SubscriptionCreatedEvent) EventID() string { return e.ID }

// EventType returns the type.
func (e *SubscriptionCreatedEvent) EventType() string { return e.Type }

func (*SubscriptionCreatedEvent) knownType() string { return "subscription.created" }

// EventID returns the id.
func (e *SubscriptionStatusChangedEvent) EventID() string { return e.ID }

// EventType returns the type.
func (e *SubscriptionStatusChangedEvent) EventType() string { return e.Type }

func (*SubscriptionStatusChangedEvent) knownType() string { return "subscription.status_changed" }

// EventID returns the id.
func (e *SubscriptionCancelledEvent) EventID() string { return e.ID }

// EventType returns the type.
func (e *SubscriptionCancelledEvent) EventType() string { return e.Type }

func (*SubscriptionCancelledEvent) knownType() string { return "subscription.cancelled" }

// EventID returns the id.
func (e *SubscriptionPausedEvent) EventID() string { return e.ID }

// EventType returns the type.
func (e *SubscriptionPausedEvent) EventType() string { return e.Type }

func (*SubscriptionPausedEvent) knownType() string { return "subscription.paused" }

// EventID returns the id.
func (e *SubscriptionResumedEvent) EventID() string { return e.ID }

// EventType returns the type.
func (e *SubscriptionResumedEvent) EventType() string { return e.Type }

func (*SubscriptionResumedEvent) knownType() string { return "subscription.resumed" }

// EventID returns the id.
func (e *SubscriptionProcessedEvent) EventID() string { return e.ID }

// EventType returns the type.
func (e *SubscriptionProcessedEvent) EventType() string { return e.Type }

func (*SubscriptionProcessedEvent) knownType() string { return "subscription.processed" }

// EventID returns the id.
func (e *SubscriptionPaymentFailedEvent) EventID() string { return e.ID }

// EventType returns the type.
func (e *SubscriptionPaymentFailedEvent) EventType() string { return e.Type }

func (*SubscriptionPaymentFailedEvent) knownType() string { return "subscription.payment_failed" }

// EventID returns the id.
func (e *SubscriptionCycleSkippedEvent) EventID() string { return e.ID }

// EventType returns the type.
func (e *SubscriptionCycleSkippedEvent) EventType() string { return e.Type }

func (*SubscriptionCycleSkippedEvent) knownType() string { return "subscription.cycle_skipped" }

// EventID returns the id.
func (e *SubscriptionProcessingDateChangedEvent) EventID() string { return e.ID }

// EventType returns the type.
func (e *SubscriptionProcessingDateChangedEvent) EventType() string { return e.Type }

func (*SubscriptionProcessingDateChangedEvent) knownType() string {
	return "subscription.processing_date_changed"
}

// EventID returns the id.
func (e *SubscriptionItemsChangedEvent) EventID() string { return e.ID }

// EventType returns the type.
func (e *SubscriptionItemsChangedEvent) EventType() string { return e.Type }

func (*SubscriptionItemsChangedEvent) knownType() string { return "subscription.items_changed" }

// EventID returns the id.
func (e *SubscriptionPricingChangedEvent) EventID() string { return e.ID }

// EventType returns the type.
func (e *SubscriptionPricingChangedEvent) EventType() string { return e.Type }

func (*SubscriptionPricingChangedEvent) knownType() string { return "subscription.pricing_changed" }

// EventID returns the id.
func (e *SubscriptionReplacedEvent) EventID() string { return e.ID }

// EventType returns the type.
func (e *SubscriptionReplacedEvent) EventType() string { return e.Type }

func (*SubscriptionReplacedEvent) knownType() string { return "subscription.replaced" }

// EventID returns the id.
func (e *CustomerCreatedEvent) EventID() string { return e.ID }

// EventType returns the type.
func (e *CustomerCreatedEvent) EventType() string { return e.Type }

func (*CustomerCreatedEvent) knownType() string { return "customer.created" }

// EventID returns the id.
func (e *CustomerUpdatedEvent) EventID() string { return e.ID }

// EventType returns the type.
func (e *CustomerUpdatedEvent) EventType() string { return e.Type }

func (*CustomerUpdatedEvent) knownType() string { return "customer.updated" }

// EventID returns the id.
func (e *CustomerStatusChangedEvent) EventID() string { return e.ID }

// EventType returns the type.
func (e *CustomerStatusChangedEvent) EventType() string { return e.Type }

func (*CustomerStatusChangedEvent) knownType() string { return "customer.status_changed" }

// EventID returns the id.
func (e *CustomerAccountTypeChangedEvent) EventID() string { return e.ID }

// EventType returns the type.
func (e *CustomerAccountTypeChangedEvent) EventType() string { return e.Type }

func (*CustomerAccountTypeChangedEvent) knownType() string { return "customer.account_type_changed" }

// EventID returns the id.
func (e *CustomerAddressChangedEvent) EventID() string { return e.ID }

// EventType returns the type.
func (e *CustomerAddressChangedEvent) EventType() string { return e.Type }

func (*CustomerAddressChangedEvent) knownType() string { return "customer.address_changed" }

// EventID returns the id.
func (e *CustomerPaymentMethodChangedEvent) EventID() string { return e.ID }

// EventType returns the type.
func (e *CustomerPaymentMethodChangedEvent) EventType() string { return e.Type }

func (*CustomerPaymentMethodChangedEvent) knownType() string {
	return "customer.payment_method_changed"
}

// EventID returns the id.
func (e *ReturnRequestedEvent) EventID() string { return e.ID }

// EventType returns the type.
func (e *ReturnRequestedEvent) EventType() string { return e.Type }

func (*ReturnRequestedEvent) knownType() string { return "return.requested" }

// EventID returns the id.
func (e *ReturnStatusChangedEvent) EventID() string { return e.ID }

// EventType returns the type.
func (e *ReturnStatusChangedEvent) EventType() string { return e.Type }

func (*ReturnStatusChangedEvent) knownType() string { return "return.status_changed" }

// EventID returns the id.
func (e *ReturnReceivedEvent) EventID() string { return e.ID }

// EventType returns the type.
func (e *ReturnReceivedEvent) EventType() string { return e.Type }

func (*ReturnReceivedEvent) knownType() string { return "return.received" }

// EventID returns the id.
func (e *ReturnExchangedEvent) EventID() string { return e.ID }

// EventType returns the type.
func (e *ReturnExchangedEvent) EventType() string { return e.Type }

func (*ReturnExchangedEvent) knownType() string { return "return.exchanged" }

// EventID returns the id.
func (e *ReturnWithdrawalDeclaredEvent) EventID() string { return e.ID }

// EventType returns the type.
func (e *ReturnWithdrawalDeclaredEvent) EventType() string { return e.Type }

func (*ReturnWithdrawalDeclaredEvent) knownType() string { return "return.withdrawal_declared" }

// EventID returns the id.
func (e *StoredValueIssuedEvent) EventID() string { return e.ID }

// EventType returns the type.
func (e *StoredValueIssuedEvent) EventType() string { return e.Type }

func (*StoredValueIssuedEvent) knownType() string { return "stored_value.issued" }

// EventID returns the id.
func (e *StoredValueRedeemedEvent) EventID() string { return e.ID }

// EventType returns the type.
func (e *StoredValueRedeemedEvent) EventType() string { return e.Type }

func (*StoredValueRedeemedEvent) knownType() string { return "stored_value.redeemed" }

// EventID returns the id.
func (e *StoredValueRefundedEvent) EventID() string { return e.ID }

// EventType returns the type.
func (e *StoredValueRefundedEvent) EventType() string { return e.Type }

func (*StoredValueRefundedEvent) knownType() string { return "stored_value.refunded" }

// EventID returns the id.
func (e *StoredValueAdjustedEvent) EventID() string { return e.ID }

// EventType returns the type.
func (e *StoredValueAdjustedEvent) EventType() string { return e.Type }

func (*StoredValueAdjustedEvent) knownType() string { return "stored_value.adjusted" }

// EventID returns the id.
func (e *StoredValueExpiredEvent) EventID() string { return e.ID }

// EventType returns the type.
func (e *StoredValueExpiredEvent) EventType() string { return e.Type }

func (*StoredValueExpiredEvent) knownType() string { return "stored_value.expired" }

// EventID returns the id.
func (e *StoredValueStatusChangedEvent) EventID() string { return e.ID }

// EventType returns the type.
func (e *StoredValueStatusChangedEvent) EventType() string { return e.Type }

func (*StoredValueStatusChangedEvent) knownType() string { return "stored_value.status_changed" }

// EventID returns the id.
func (e *StoredValueDeliveryFailedEvent) EventID() string { return e.ID }

// EventType returns the type.
func (e *StoredValueDeliveryFailedEvent) EventType() string { return e.Type }

func (*StoredValueDeliveryFailedEvent) knownType() string { return "stored_value.delivery_failed" }
