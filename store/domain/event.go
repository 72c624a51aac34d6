package domain

import "strings"

// EventType names what happened. The values are the specification's event types.
type EventType string

const (
	OrderCreated                  EventType = "order.created"
	OrderPaymentStatusChanged     EventType = "order.payment_status_changed"
	OrderPaymentCaptured          EventType = "order.payment_captured"
	OrderPaymentFailed            EventType = "order.payment_failed"
	OrderFulfillmentStatusChanged EventType = "order.fulfillment_status_changed"
	OrderFulfilled                EventType = "order.fulfilled"
	OrderCancelledEvent           EventType = "order.cancelled"
	OrderUpdated                  EventType = "order.updated"
	OrderChargebackReported       EventType = "order.chargeback_reported"

	RefundIssued         EventType = "refund.issued"
	RefundCompletedEvent EventType = "refund.completed"
	RefundFailedEvent    EventType = "refund.failed"
	RefundVoidedEvent    EventType = "refund.voided"

	ShipmentCreated         EventType = "shipment.created"
	ShipmentStatusChanged   EventType = "shipment.status_changed"
	ShipmentTrackingUpdated EventType = "shipment.tracking_updated"
	ShipmentCancelledEvent  EventType = "shipment.cancelled"

	SubscriptionCreated               EventType = "subscription.created"
	SubscriptionStatusChanged         EventType = "subscription.status_changed"
	SubscriptionCancelledEvent        EventType = "subscription.cancelled"
	SubscriptionPausedEvent           EventType = "subscription.paused"
	SubscriptionResumed               EventType = "subscription.resumed"
	SubscriptionProcessed             EventType = "subscription.processed"
	SubscriptionPaymentFailed         EventType = "subscription.payment_failed"
	SubscriptionCycleSkipped          EventType = "subscription.cycle_skipped"
	SubscriptionProcessingDateChanged EventType = "subscription.processing_date_changed"
	SubscriptionItemsChanged          EventType = "subscription.items_changed"
	SubscriptionPricingChanged        EventType = "subscription.pricing_changed"
	SubscriptionReplaced              EventType = "subscription.replaced"

	CustomerCreated              EventType = "customer.created"
	CustomerUpdated              EventType = "customer.updated"
	CustomerStatusChanged        EventType = "customer.status_changed"
	CustomerAccountTypeChanged   EventType = "customer.account_type_changed"
	CustomerAddressChanged       EventType = "customer.address_changed"
	CustomerPaymentMethodChanged EventType = "customer.payment_method_changed"
)

// EventTypes lists every type in the order of the specification.
func EventTypes() []EventType {
	return []EventType{
		OrderCreated, OrderPaymentStatusChanged, OrderPaymentCaptured, OrderPaymentFailed, OrderFulfillmentStatusChanged,
		OrderFulfilled, OrderCancelledEvent, OrderUpdated, OrderChargebackReported,
		RefundIssued, RefundCompletedEvent, RefundFailedEvent, RefundVoidedEvent,
		ShipmentCreated, ShipmentStatusChanged, ShipmentTrackingUpdated, ShipmentCancelledEvent,
		SubscriptionCreated, SubscriptionStatusChanged, SubscriptionCancelledEvent, SubscriptionPausedEvent, SubscriptionResumed,
		SubscriptionProcessed, SubscriptionPaymentFailed, SubscriptionCycleSkipped, SubscriptionProcessingDateChanged,
		SubscriptionItemsChanged, SubscriptionPricingChanged, SubscriptionReplaced,
		CustomerCreated, CustomerUpdated, CustomerStatusChanged, CustomerAccountTypeChanged, CustomerAddressChanged,
		CustomerPaymentMethodChanged,
	}
}

// APIVersion is the version of the API and of event payloads that this code speaks.
const APIVersion = "2026-11-20"

// Event is something that happened to Object. A rule returns it; committing the
// change with it is the only way to use it up, since Go refuses an unused
// variable.
type Event struct {
	Type EventType
	// Action is the specification's source.action: which of the actions that can
	// cause this type it was.
	Action string
	// Note says in words what the action changed, for whoever reads the history; no
	// webhook has it. Empty: the action says it all.
	Note string
	// Object is the changed object: an Entity that store/view has a snapshot for.
	// It is rendered when the transaction commits.
	Object Entity
	// Before is a copy of the object before the change, for data.changes; nil
	// where the specification wants changes to be null (order events, creations).
	// It shows the object as the last event did: a member that changed without an
	// event is no change to anybody.
	Before Entity
	// After is a copy of the object behind the change where that is not Object:
	// of several events that one command causes, each has its own changes only.
	After Entity
	// Erased says that the values before are gone for good: changes names the
	// members, and their old value is null.
	Erased bool
}

// Snapshots tells of a type that its events never have changes: the specification
// wants them to be null for everything that happens to an order.
func (t EventType) Snapshots() bool { return strings.HasPrefix(string(t), "order.") }
