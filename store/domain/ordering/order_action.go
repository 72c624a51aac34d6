package ordering

import "slices"

// OrderAction is something that can be done to an order.
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

// Actions lists what the order's state allows; the rules refuse the rest. unsecured is
// the store's (AllowUnsecuredFulfillment); saved says that its customer has a payment
// method which can be charged.
func (o *Order) Actions(unsecured, saved bool) []OrderAction {
	if o.Status == OrderDraft {
		switch {
		case o.open():
			return []OrderAction{}
		case !o.IsDraft: // what a declined payment left behind
			return []OrderAction{CanCancel}
		}
		return []OrderAction{CanPlace, CanCancel, CanEdit}
	}
	b := o.Balance() // of a canceled order nothing is due, authorized, open or held
	open, shipped, back := 0, false, false
	for _, l := range o.Lines {
		open += l.Open()
		back = back || l.FulfilledQuantity > l.ReturnedQuantity && o.restOf(l).quantity > 0 // with money or without
		shipped = shipped || l.FulfilledQuantity > 0
	}
	capturing := slices.ContainsFunc(o.Payments, func(p *Payment) bool { return p.CapturingAmount.Positive() })
	endable := o.Status == OrderOpen && !shipped && !o.unsettled()
	_, notOwed := o.owing()
	_, notPayable := o.Owing()
	out := []OrderAction{}
	for _, a := range []struct {
		action  OrderAction
		allowed bool
	}{
		{CanCapture, b.Authorized.Positive() && b.Due.Positive() && !capturing},
		{CanVoid, endable && b.Authorized.Positive() && !b.Captured.Positive()},
		{CanPayOffline, b.Due.Positive()},
		{CanCharge, saved && o.CustomerID != nil && notPayable == nil},
		{CanLinkPay, notOwed == nil},
		{CanRefund, (b.Refundable.Positive() || back) && !o.disputed()},
		{CanCancel, endable},
		{CanFulfill, open > 0 && !o.OnHold && (unsecured || o.Secured())},
		{CanHold, o.FulfillmentStatus == Unfulfilled},
		{CanRelease, o.OnHold},
		{CanEdit, o.Status != OrderCancelled},
		{CanReplace, o.Replaceable() == nil},
	} {
		if a.allowed {
			out = append(out, a.action)
		}
	}
	return out
}

// RefundAction is something that can be done to a refund.
type RefundAction string

const (
	CanVoidRefund     RefundAction = "VOID"
	CanCompleteRefund RefundAction = "COMPLETE"
	CanRetryRefund    RefundAction = "RETRY"
)

// Actions lists what the refund's state allows; offline is its payment's.
func (r *Refund) Actions(offline bool) []RefundAction {
	switch {
	case r.Status == RefundPending && !offline:
		return []RefundAction{CanVoidRefund}
	case r.Status == RefundPending, r.Status == RefundProcessing && offline:
		return []RefundAction{CanVoidRefund, CanCompleteRefund}
	case r.Status == RefundFailed && r.RetriedByRefundID == nil:
		return []RefundAction{CanRetryRefund}
	}
	return []RefundAction{}
}

// ShipmentAction is something that can be done to a shipment.
type ShipmentAction string

const (
	CanUpdateShipment ShipmentAction = "UPDATE"
	CanCancelShipment ShipmentAction = "CANCEL"
	CanResendEmail    ShipmentAction = "RESEND_EMAIL"
)

// Actions lists what the shipment's state allows, cancelling by force included.
func (s *Shipment) Actions() []ShipmentAction {
	switch s.Status {
	case ShipmentCancelled:
		return []ShipmentAction{}
	case ShipmentDelivered, ShipmentLost, ShipmentReturnedToSender:
		return []ShipmentAction{CanUpdateShipment, CanResendEmail}
	default:
		return []ShipmentAction{CanUpdateShipment, CanCancelShipment, CanResendEmail}
	}
}
