package domain

import (
	"slices"
	"strings"
)

// EventType is the type of an event: an event of the specification or of one of our own families.
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

	ReturnRequested          EventType = "return.requested"
	ReturnStatusChanged      EventType = "return.status_changed"
	ReturnReceived           EventType = "return.received"
	ReturnExchanged          EventType = "return.exchanged"
	ReturnWithdrawalDeclared EventType = "return.withdrawal_declared"

	StoredValueIssued         EventType = "stored_value.issued"
	StoredValueRedeemed       EventType = "stored_value.redeemed"
	StoredValueRefunded       EventType = "stored_value.refunded"
	StoredValueAdjusted       EventType = "stored_value.adjusted"
	StoredValueExpired        EventType = "stored_value.expired"
	StoredValueStatusChanged  EventType = "stored_value.status_changed"
	StoredValueDeliveryFailed EventType = "stored_value.delivery_failed"
)

// EventTypes lists every event type: the specification's types in its order, followed by our
// families.
func EventTypes() []EventType {
	return append(SpecifiedEventTypes(), ReturnRequested, ReturnStatusChanged, ReturnReceived, ReturnExchanged, ReturnWithdrawalDeclared,
		StoredValueIssued, StoredValueRedeemed, StoredValueRefunded, StoredValueAdjusted, StoredValueExpired, StoredValueStatusChanged, StoredValueDeliveryFailed)
}

// SpecifiedEventTypes lists the event types of the specification in its order. An endpoint that registers
// for all events receives only these types.
func SpecifiedEventTypes() []EventType {
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

// APIVersion is the version of the API and of event payloads that this code implements.
const APIVersion = "2026-11-20"

// Event describes something that happened to Object. A rule returns the event, and the command commits
// the change together with the event. Go rejects unused variables, so a command cannot forget the event.
type Event struct {
	Type EventType
	// Action is the specification's source.action: the action that caused the event, one of those that
	// the specification allows for its type.
	Action string
	// Note describes in words what the action changed. Only the history shows it; webhooks do not contain
	// it. Empty means that Action describes the change sufficiently.
	Note string
	// Object is the changed object, an Entity for which store/view has a snapshot. The commit renders
	// this snapshot.
	Object Entity
	// Before is a copy of the object before the change, for data.changes. It is nil if the specification
	// requires null changes (order events, creations). It must show the object as the last event did,
	// because receivers do not know of a change without an event.
	Before Entity
	// After is a copy of the object after the change; nil means Object. If one command causes several
	// events, each event contains only its own changes.
	After Entity
	// Erased means that the old values are erased: data.changes names the fields, with null as their old
	// value.
	Erased bool
}

// Permissions lists the permissions for reading the objects of the type. A reader of its events needs all of
// them, because an event of the type can contain any of these objects.
func (t EventType) Permissions() []string {
	switch t {
	case StoredValueIssued, StoredValueExpired, StoredValueStatusChanged, StoredValueDeliveryFailed: // only gift cards have these events
		return []string{"gift-card:read"}
	case StoredValueRedeemed, StoredValueRefunded, StoredValueAdjusted:
		return []string{"gift-card:read", "store-credit:read"}
	default:
		object, _, _ := strings.Cut(string(t), ".")
		return []string{object + ":read"}
	}
}

// ReadableBy reports whether the actor has every permission for reading events of the type.
func (t EventType) ReadableBy(actor Actor) bool {
	return !slices.ContainsFunc(t.Permissions(), func(permission string) bool { return !actor.May(permission) })
}

// CheckReader returns a Forbidden error that names the first permission that the actor lacks for reading events
// of the type. The parameter act is the beginning of the message, such as "To read events of type ".
func (t EventType) CheckReader(actor Actor, act string) error {
	for _, permission := range t.Permissions() {
		if err := actor.Require(permission, act+string(t)); err != nil {
			return err
		}
	}
	return nil
}

// Snapshots reports whether events of the type never contain changes, because the specification requires
// null changes for all order events.
func (t EventType) Snapshots() bool { return strings.HasPrefix(string(t), "order.") }
