package ordering

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// FulfillmentStatus is an order's, derived from its lines and shipments. The
// list can grow.
type FulfillmentStatus string

const (
	NotRequired          FulfillmentStatus = "NOT_REQUIRED" // no physical line
	Unfulfilled          FulfillmentStatus = "UNFULFILLED"
	OnHold               FulfillmentStatus = "ON_HOLD"
	PartiallyFulfilled   FulfillmentStatus = "PARTIALLY_FULFILLED"
	Fulfilled            FulfillmentStatus = "FULFILLED"
	PartiallyReturned    FulfillmentStatus = "PARTIALLY_RETURNED"
	Returned             FulfillmentStatus = "RETURNED"
	FulfillmentCancelled FulfillmentStatus = "CANCELLED"
)

// whole tells whether everything that is to be shipped has been, whatever came
// back of it since.
func (s FulfillmentStatus) whole() bool {
	return s == Fulfilled || s == PartiallyReturned || s == Returned
}

// settle derives the statuses from the ledgers, in the same transaction that
// changed them; nobody sets them. It gives back the events of what moved, to
// stand behind the specific events of the command: payment, then fulfillment,
// then order.fulfilled. It needs the order's lines, payments, refunds and
// shipments.
func (o *Order) settle(now time.Time) []domain.Event {
	payment, fulfillment := o.PaymentStatus, o.FulfillmentStatus
	o.PaymentStatus, o.FulfillmentStatus = o.paymentStatus(), o.fulfillmentStatus()
	switch {
	case o.Status == OrderDraft || o.Status == OrderCancelled:
	case o.paid() && (o.FulfillmentStatus.whole() || o.FulfillmentStatus == NotRequired):
		o.Status = OrderCompleted
		if o.CompletedOn == nil {
			o.CompletedOn = &now
		}
	default:
		o.Status = OrderOpen
	}
	var events []domain.Event
	if o.PaymentStatus != payment {
		events = append(events, domain.Event{Type: domain.OrderPaymentStatusChanged, Action: "order.payment_status_changed", Object: o})
	}
	if o.FulfillmentStatus != fulfillment {
		events = append(events, domain.Event{Type: domain.OrderFulfillmentStatusChanged, Action: "order.fulfillment_status_changed", Object: o})
		if o.FulfillmentStatus.whole() && !fulfillment.whole() {
			events = append(events, domain.Event{Type: domain.OrderFulfilled, Action: "order.fulfilled", Object: o})
		}
	}
	return events
}

// paid tells whether the money has come in, whatever was given back of it since.
func (o *Order) paid() bool {
	switch o.PaymentStatus {
	case PaymentPaid, PaymentOverpaid, PaymentPartiallyRefunded, PaymentRefunded:
		return true
	}
	return false
}

// Secured tells whether goods may leave: the payment is authorized or better.
func (o *Order) Secured() bool { return o.paid() || o.PaymentStatus == PaymentAuthorized }

// Balance is an order's money.
type Balance struct {
	Authorized domain.Amount // live and not captured
	Captured   domain.Amount
	Refunded   domain.Amount // with what is on the way
	Due        domain.Amount // still to be paid; never negative
	Refundable domain.Amount
}

// Balance adds the ledgers up.
func (o *Order) Balance() Balance {
	var b Balance
	for _, p := range o.Payments {
		b.Authorized = b.Authorized.Add(p.Outstanding())
		b.Captured = b.Captured.Add(p.CapturedAmount)
		b.Refundable = b.Refundable.Add(p.Refundable())
	}
	for _, r := range o.Refunds {
		if r.Counts() {
			b.Refunded = b.Refunded.Add(r.Amount)
		}
	}
	if due := o.GrandTotal.Sub(b.Captured); due.Positive() && o.Status != OrderCancelled {
		b.Due = due
	}
	return b
}

func (o *Order) paymentStatus() PaymentStatus {
	b := o.Balance()
	attempt := func(s AttemptStatus) bool {
		for _, p := range o.Payments {
			if p.Status == s {
				return true
			}
		}
		return false
	}
	switch {
	case b.Refunded.Positive() && !b.Refunded.Less(b.Captured):
		return PaymentRefunded
	case b.Refunded.Positive():
		return PaymentPartiallyRefunded
	case o.GrandTotal.Less(b.Captured):
		return PaymentOverpaid
	case !b.Captured.Less(o.GrandTotal):
		return PaymentPaid
	case b.Captured.Positive():
		return PaymentPartiallyPaid
	case !b.Authorized.Less(o.GrandTotal):
		return PaymentAuthorized
	case attempt(AttemptRequiresAction):
		return PaymentRequiresAction
	case attempt(AttemptPending):
		return PaymentPending
	case attempt(AttemptExpired):
		return PaymentExpired
	case o.Status == OrderCancelled || attempt(AttemptVoided):
		return PaymentVoided
	case attempt(AttemptFailed):
		return PaymentFailed
	}
	return PaymentPending
}

func (o *Order) fulfillmentStatus() FulfillmentStatus {
	var owed, shipped, returned int
	for _, l := range o.Lines {
		owed += l.Owed()
		if l.RequiresShipping {
			shipped += l.FulfilledQuantity
			returned += l.ReturnedQuantity
		}
	}
	switch {
	case owed == 0 && shipped == 0 && o.Status == OrderCancelled:
		return FulfillmentCancelled
	case owed == 0 && shipped == 0:
		return NotRequired
	case shipped == 0 && o.OnHold:
		return OnHold
	case shipped == 0:
		return Unfulfilled
	case shipped < owed:
		return PartiallyFulfilled
	case returned >= shipped:
		return Returned
	case returned > 0:
		return PartiallyReturned
	}
	return Fulfilled
}
