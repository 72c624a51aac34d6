package ordering

import (
	"cmp"
	"slices"

	"github.com/storeplatform/storeplatform/store/domain"
)

// OrderAction is an action on an order. The state of the order determines whether it is allowed.
type OrderAction string

const (
	CanPlace      OrderAction = "PLACE"
	CanCapture    OrderAction = "CAPTURE"
	CanVoid       OrderAction = "VOID"
	CanPayOffline OrderAction = "OFFLINE_PAYMENT"
	CanCharge     OrderAction = "CHARGE"
	CanLinkPay    OrderAction = "PAYMENT_LINK"
	CanRefund     OrderAction = "REFUND"
	CanCancel     OrderAction = "CANCEL"
	CanFulfill    OrderAction = "FULFILL"
	CanHold       OrderAction = "HOLD"
	CanRelease    OrderAction = "RELEASE"
	CanEdit       OrderAction = "EDIT"
	CanReplace    OrderAction = "REPLACE"
)

// circumstances contains the facts outside of the order on which actions depend.
type circumstances struct {
	unsecured bool // the store's AllowUnsecuredFulfillment
	saved     bool // the customer has a payment method that can be charged
}

// orderActions defines in which states each action on an order is allowed. Actions are listed in this order. The
// function refuse is the first check of the action's command; it returns the error for the caller, or nil if the
// state allows the action. Some requests are accepted although their action is not listed:
//   - OFFLINE_PAYMENT with an amount overpays the order.
//   - REPLACE with isFree false sells the goods again.
//   - CANCEL with refundPayment false keeps disputed money.
//   - HOLD changes the reason of a hold.
var orderActions = []struct {
	action OrderAction
	refuse func(o *Order, c circumstances) error
}{
	{CanPlace, func(o *Order, _ circumstances) error { return o.Placeable() }},
	{CanCapture, func(o *Order, _ circumstances) error { return o.capturing(func(*Payment) bool { return true }) }},
	{CanVoid, func(o *Order, _ circumstances) error { return o.ended(o.voidable) }},
	{CanPayOffline, func(o *Order, _ circumstances) error { return o.payableOffline() }},
	{CanCharge, func(o *Order, c circumstances) error {
		if !c.saved || o.CustomerID == nil {
			return domain.Missing("payment method")
		}
		_, err := o.Owing()
		return err
	}},
	{CanLinkPay, func(o *Order, _ circumstances) error { _, err := o.owing(); return err }},
	{CanRefund, func(o *Order, _ circumstances) error { return o.givesBack() }},
	{CanCancel, func(o *Order, _ circumstances) error { return o.ended(func() error { return o.endable(false) }) }},
	{CanFulfill, func(o *Order, c circumstances) error { return cmp.Or(o.fulfillable(c.unsecured), o.allShipped()) }},
	{CanHold, func(o *Order, _ circumstances) error {
		if o.OnHold {
			return refuse(OnHold, OnHold, "The order is held already.")
		}
		return o.holdable()
	}},
	{CanRelease, func(o *Order, _ circumstances) error {
		if !o.OnHold {
			return refuse(o.FulfillmentStatus, Unfulfilled, "The order is not held.")
		}
		return o.placed("released")
	}},
	{CanEdit, func(o *Order, _ circumstances) error { return o.Editable() }},
	{CanReplace, func(o *Order, _ circumstances) error { return o.FreelyReplaceable() }},
}

// Actions lists the actions that the order's state allows. The commands refuse all other actions. The
// parameter unsecured is the store's AllowUnsecuredFulfillment. saved means that the customer has a
// payment method that can be charged.
func (o *Order) Actions(unsecured, saved bool) []OrderAction {
	out := []OrderAction{}
	for _, row := range orderActions {
		if row.refuse(o, circumstances{unsecured: unsecured, saved: saved}) == nil {
			out = append(out, row.action)
		}
	}
	return out
}

// ended returns an error for a canceled order, otherwise the error of rule. A second cancellation is
// accepted but changes nothing, so it is not listed.
func (o *Order) ended(rule func() error) error {
	if o.Status == OrderCancelled {
		return refuse(o.Status, o.Status, "The order is canceled already.")
	}
	return rule()
}

// givesBack returns an error if the order has neither money to refund nor goods to return. A refund of
// lines whose amount is 0 can still release units that were not shipped.
func (o *Order) givesBack() error {
	back := slices.ContainsFunc(o.Lines, func(l *OrderLine) bool { return l.FulfilledQuantity > l.ReturnedQuantity && o.restOf(l).quantity > 0 })
	switch {
	case o.Status == OrderDraft:
		return refuse(o.PaymentStatus, PaymentRefunded, "The order is a draft: there is nothing to refund.")
	case o.disputed():
		return underDispute(o)
	case !o.Balance().Refundable.Positive() && !back:
		return domain.Errorf(domain.RefundExceedsRemaining, "There is no money to refund, and there are no goods to return.")
	}
	return nil
}

// RefundAction is an action on a refund. The state of the refund determines whether it is allowed.
type RefundAction string

const (
	CanVoidRefund     RefundAction = "VOID"
	CanCompleteRefund RefundAction = "COMPLETE"
	CanRetryRefund    RefundAction = "RETRY"
)

// Actions lists the actions that the refund's state allows. The parameter offline means that the refund's
// payment is offline.
func (r *Refund) Actions(offline bool) []RefundAction {
	switch {
	case r.Status == RefundPending && !offline:
		return []RefundAction{CanVoidRefund}
	case r.Status == RefundPending, r.Status == RefundProcessing && offline:
		return []RefundAction{CanVoidRefund, CanCompleteRefund}
	case r.Status == RefundFailed && r.RetriedByRefundID == nil && offline && !r.ByHand:
		return []RefundAction{CanRetryRefund}
	case r.Status == RefundFailed && r.RetriedByRefundID == nil:
		return []RefundAction{CanRetryRefund, CanCompleteRefund}
	}
	return []RefundAction{}
}

// ShipmentAction is an action on a shipment. The state of the shipment determines whether it is allowed.
type ShipmentAction string

const (
	CanUpdateShipment ShipmentAction = "UPDATE"
	CanCancelShipment ShipmentAction = "CANCEL"
	CanResendEmail    ShipmentAction = "RESEND_EMAIL"
)

// Actions lists the actions that the shipment's state allows, including a forced cancellation.
func (s *Shipment) Actions() []ShipmentAction {
	if s.Status == ShipmentCancelled {
		return []ShipmentAction{}
	}
	out := []ShipmentAction{CanUpdateShipment}
	if shipmentForced.Check("shipment", s.Status, ShipmentCancelled) == nil {
		out = append(out, CanCancelShipment)
	}
	if s.Announceable() == nil {
		out = append(out, CanResendEmail)
	}
	return out
}
