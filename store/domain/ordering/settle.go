package ordering

import (
	"slices"
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
// changed them. It gives back the events of what moved, to stand behind the
// specific events of the command: payment, then fulfillment, then
// order.fulfilled. It needs the order's lines, payments, refunds, shipments and
// chargebacks.
//
// The payment and the fulfillment status are what the ledgers come to: they have
// no table, and nobody else assigns them. No rule reads them where it means an
// amount or a quantity, since the first match hides the others: an order of
// which a part was paid and some of that refunded is PARTIALLY_REFUNDED, like a
// paid one.
func (o *Order) settle(now time.Time) []domain.Event {
	payment, fulfillment := o.PaymentStatus, o.FulfillmentStatus
	events := o.letGo(now)
	o.PaymentStatus, o.FulfillmentStatus = o.paymentStatus(), o.fulfillmentStatus()
	switch {
	case o.Status == OrderDraft || o.Status == OrderCancelled:
	case o.paid() && o.delivered():
		orderTransitions.Must("order", &o.Status, OrderCompleted)
		if o.CompletedOn == nil {
			o.CompletedOn = &now
		}
	default:
		orderTransitions.Must("order", &o.Status, OrderOpen)
	}
	o.bill(now)
	if o.PaymentStatus != payment {
		events = append(events, domain.Event{Type: domain.OrderPaymentStatusChanged, Action: "order.payment_status_changed", Object: o, Note: domain.Instead(o.PaymentStatus, payment)})
	}
	if o.FulfillmentStatus != fulfillment {
		events = append(events, domain.Event{Type: domain.OrderFulfillmentStatusChanged, Action: "order.fulfillment_status_changed", Object: o, Note: domain.Instead(o.FulfillmentStatus, fulfillment)})
		if o.FulfillmentStatus.whole() && !fulfillment.whole() {
			events = append(events, domain.Event{Type: domain.OrderFulfilled, Action: "order.fulfilled", Object: o})
		}
	}
	return events
}

// letGo releases what is not wanted any more: of a paid order what is authorized beyond
// its total, of a canceled one every authorization, and each payment that its customer
// would still have to confirm once all that is due is secured. A capture under way is
// left alone until its outcome is known. The gateway is told afterwards: OwesVoid.
func (o *Order) letGo(now time.Time) (events []domain.Event) {
	if o.Status == OrderDraft {
		return nil
	}
	ended, secured := !o.Balance().Due.Positive(), !o.Unsecured().Positive()
	for _, p := range o.Payments {
		rest := p.Outstanding()
		switch {
		case p.CapturingAmount.Positive():
		case ended && rest.Positive():
			p.release(now)
			if o.Status != OrderCancelled { // its end says so
				events = append(events, domain.Event{Type: domain.OrderUpdated, Action: "order.authorization_released", Object: o,
					Note: o.CurrencyCode.Format(rest) + " " + string(o.CurrencyCode)})
			}
		case secured && p.Status == AttemptRequiresAction:
			p.release(now)
		}
	}
	return events
}

// paid tells whether the whole total has come in and is not disputed, whatever
// was given back of it since.
func (o *Order) paid() bool { return o.covered(o.Balance().paid()) }

// Secured tells whether goods may leave: the whole total has come in, or all of
// it is authorized, and none of it is disputed. Where a part was captured, the
// rest has to be captured too: an authorization may be gone when it is wanted.
func (o *Order) Secured() bool { return o.paid() || o.covered(o.Balance().Authorized) }

// covered tells whether an amount of money is the order's total, after what is
// disputed of it.
func (o *Order) covered(by domain.Amount) bool {
	return !by.Sub(o.Balance().Disputed).Less(o.GrandTotal)
}

// delivered tells whether the buyer has what they are to get: all that is to be
// shipped was, whatever came back of it since. Goods that were all given up
// before they were shipped are not delivered; what is not shipped is as soon as
// it is ordered.
func (o *Order) delivered() bool {
	if o.FulfillmentStatus != NotRequired {
		return o.FulfillmentStatus.whole()
	}
	physical := false
	for _, l := range o.Lines {
		if !l.RequiresShipping && l.Quantity > l.CancelledQuantity+l.RefundedQuantity {
			return true
		}
		physical = physical || l.RequiresShipping
	}
	return !physical
}

// Balance is an order's money.
type Balance struct {
	Authorized domain.Amount // live and not captured
	Captured   domain.Amount
	Refunded   domain.Amount // with what is on the way
	Disputed   domain.Amount // by chargebacks that are not won
	Due        domain.Amount // still to be paid; never negative
	Overpaid   domain.Amount // paid too much, and not given back; never negative
	excess     domain.Amount // of what is refunded: what was paid too much
	Refundable domain.Amount
}

// Balance adds the ledgers up.
func (o *Order) Balance() Balance {
	var b Balance
	for _, p := range o.Payments {
		b.Authorized = b.Authorized.Add(p.Outstanding())
		b.Captured = b.Captured.Add(p.CapturedAmount)
		b.Refundable = b.Refundable.Add(o.Refundable(p))
	}
	for _, c := range o.Chargebacks {
		if c.Counts() {
			b.Disputed = b.Disputed.Add(c.Amount)
		}
	}
	for _, r := range o.Refunds {
		if r.Counts() {
			b.Refunded, b.excess = b.Refunded.Add(r.Amount), b.excess.Add(r.Overpaid.Sum())
		}
	}
	due := o.GrandTotal.Sub(b.paid())
	b.Overpaid = due.Neg().NotNegative()
	if due.Positive() && o.Status != OrderCancelled {
		b.Due = due
	}
	return b
}

// AddUp keeps the balance beside the order, where lists and totals read it. Whatever
// writes an order calls it.
func (o *Order) AddUp() {
	b := o.Balance()
	o.PaidTotal, o.RefundedTotal, o.DueTotal = b.Captured, b.Refunded, b.Due
}

// paid is what came in for the order, without what was too much and is given back.
func (b Balance) paid() domain.Amount { return b.Captured.Sub(b.excess) }

// returned is what was given back of what came in for the order.
func (b Balance) returned() domain.Amount { return b.Refunded.Sub(b.excess) }

func (o *Order) paymentStatus() PaymentStatus {
	b := o.Balance()
	paid, returned := b.paid(), b.returned()
	waits := func(s AttemptStatus) bool {
		return slices.ContainsFunc(o.Payments, func(p *Payment) bool { return p.Status == s && !p.openLink() })
	}
	// What was declined was never held: it says nothing about what became of what was.
	ended := func(s AttemptStatus) bool {
		held := slices.DeleteFunc(slices.Clone(o.Payments), func(p *Payment) bool { return p.Status == AttemptFailed })
		return len(held) > 0 && !slices.ContainsFunc(held, func(p *Payment) bool { return p.Status != s })
	}
	switch {
	case o.Status == OrderDraft && o.GrandTotal.IsZero() && waits(AttemptRequiresAction): // to be verified with
		return PaymentRequiresAction
	case b.Disputed.Positive():
		return PaymentChargeback
	case returned.Positive() && !returned.Less(paid), o.Status == OrderCancelled && b.Refunded.Positive() && !b.Refunded.Less(b.Captured):
		return PaymentRefunded
	case returned.Positive():
		return PaymentPartiallyRefunded
	case o.GrandTotal.Less(paid):
		return PaymentOverpaid
	case !paid.Less(o.GrandTotal):
		return PaymentPaid
	case paid.Positive():
		return PaymentPartiallyPaid
	case !b.Authorized.Less(o.GrandTotal):
		return PaymentAuthorized
	case waits(AttemptRequiresAction):
		return PaymentRequiresAction
	case waits(AttemptPending) || slices.ContainsFunc(o.Payments, (*Payment).openLink):
		return PaymentPending
	case ended(AttemptExpired):
		return PaymentExpired
	case o.Status == OrderCancelled || ended(AttemptVoided):
		return PaymentVoided
	case len(o.Payments) > 0 && o.Payments[len(o.Payments)-1].Status == AttemptFailed:
		return PaymentFailed
	}
	return PaymentPending
}

func (o *Order) fulfillmentStatus() FulfillmentStatus {
	var owed, shipped, returned int
	for _, l := range o.Lines {
		if owed, shipped = owed+l.Owed(), shipped+l.FulfilledQuantity; l.RequiresShipping {
			returned += l.ReturnedQuantity
		}
	}
	switch {
	case o.Status == OrderCancelled: // of what was shipped all is refunded
		return FulfillmentCancelled
	case owed == 0: // what was shipped is owed
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
