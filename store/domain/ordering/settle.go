package ordering

import (
	"slices"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// FulfillmentStatus is the fulfillment status of an order, derived from its lines and shipments. New
// values may be added.
type FulfillmentStatus string

const (
	NotRequired          FulfillmentStatus = "NOT_REQUIRED" // no units to ship
	Unfulfilled          FulfillmentStatus = "UNFULFILLED"
	OnHold               FulfillmentStatus = "ON_HOLD"
	PartiallyFulfilled   FulfillmentStatus = "PARTIALLY_FULFILLED"
	Fulfilled            FulfillmentStatus = "FULFILLED"
	PartiallyReturned    FulfillmentStatus = "PARTIALLY_RETURNED"
	Returned             FulfillmentStatus = "RETURNED"
	FulfillmentCancelled FulfillmentStatus = "CANCELLED"
)

// whole reports whether all units that need shipping were shipped, regardless of later returns.
func (s FulfillmentStatus) whole() bool {
	return s == Fulfilled || s == PartiallyReturned || s == Returned
}

// settle derives the statuses from the ledgers, in the transaction that changed them. It returns the
// events of the changes in the order authorization, payment, fulfillment, order.fulfilled. The command's
// own events precede them. The order's lines, payments, refunds, shipments and chargebacks must be
// loaded.
//
// The payment and fulfillment status follow from the ledgers alone: neither has a table of transitions,
// and only settle assigns them. A rule about an amount or a quantity must not read a status, because the
// status shows only the first state that matches. An order that was partly paid and partly refunded is
// PARTIALLY_REFUNDED, just like a fully paid order.
func (o *Order) settle(now time.Time) []domain.Event {
	payment, fulfillment := o.PaymentStatus, o.FulfillmentStatus
	o.captureTenders(now)
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

// letGo releases payments that the order no longer needs. It releases authorizations once nothing is due, as for a
// canceled order. It ends payments that wait for their customer, and awaited offline payments, once the amount due is
// secured. Until then, an awaited offline payment is for the unsecured amount. A payment with a capture under way is
// kept. The caller must then call the gateway (OwesVoid).
func (o *Order) letGo(now time.Time) (events []domain.Event) {
	if o.Status == OrderDraft {
		return nil
	}
	ended, secured := !o.Balance().Due.Positive(), !o.Unsecured().Positive()
	if !ended {
		o.releaseSurplus(now)
	}
	for _, p := range o.Payments {
		rest := p.Outstanding()
		switch {
		case p.CapturingAmount.Positive():
		case ended && rest.Positive():
			p.release(now)
			if o.Status != OrderCancelled { // the cancellation fires an event of its own
				events = append(events, domain.Event{Type: domain.OrderUpdated, Action: "order.authorization_released", Object: o,
					Note: o.CurrencyCode.Format(rest) + " " + string(o.CurrencyCode)})
			}
		case secured && p.Status == AttemptRequiresAction:
			p.release(now)
		case p.openLink() && !p.Amount.Equal(o.Unsecured()): // a late payment is used if it is due, or refunded
			p.release(now)
		case secured && p.WaitsOutside():
			attemptTransitions.Must("payment", &p.Status, AttemptVoided)
		case p.WaitsOutside():
			p.Amount = o.Unsecured()
		}
	}
	return events
}

// awaitAgain adds another offline payment to wait for if an edit made an amount due, and the newest
// payment is an offline payment that was voided because nothing was due.
func (o *Order) awaitAgain() {
	if len(o.Payments) == 0 || o.Status == OrderDraft || !o.Unsecured().Positive() {
		return
	}
	if last := o.Payments[len(o.Payments)-1]; last.IsOffline() && last.Status == AttemptVoided && last.PaymentProviderID != 0 {
		o.Payments = append(o.Payments, last.next(o))
	}
}

// next returns an offline payment of the amount due that replaces p and waits for its money in the same
// way.
func (p *Payment) next(o *Order) *Payment {
	return &Payment{
		OrderID: o.ID, PaymentProviderID: p.PaymentProviderID, ProviderCode: p.ProviderCode, Status: AttemptPending, PaymentType: p.PaymentType,
		CurrencyCode: o.CurrencyCode, Amount: o.Unsecured(), LinkID: p.LinkID,
	}
}

// paid reports whether the whole total was captured and is not disputed, regardless of later
// refunds.
func (o *Order) paid() bool { return o.covered(o.Balance().paid()) }

// Secured reports whether goods can be shipped: the captured and the authorized amount together
// reach the total, and no part is disputed.
func (o *Order) Secured() bool {
	b := o.Balance()
	return o.covered(b.paid().Add(b.Authorized))
}

// covered reports whether an amount, less the disputed amount, is at least the order's total.
func (o *Order) covered(by domain.Amount) bool {
	return !by.Sub(o.Balance().Disputed).Less(o.GrandTotal)
}

// delivered reports whether the buyer has everything: all units that need shipping were shipped,
// regardless of later returns. If all goods were canceled or refunded before shipment, the order is not
// delivered. Lines without shipping are delivered as soon as they are ordered.
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

// Balance contains an order's sums of money.
type Balance struct {
	Authorized domain.Amount // authorized, still valid and not captured
	Captured   domain.Amount
	Refunded   domain.Amount // includes pending refunds
	Disputed   domain.Amount // disputed by chargebacks that count (Chargeback.Counts), at most the captured amount
	Due        domain.Amount // amount still to be paid; never negative
	Overpaid   domain.Amount // overpaid and not refunded, and not needed to replace a lost payment; never negative
	excess     domain.Amount // part of Refunded that returns overpayments
	lost       domain.Amount // part of Disputed that banks returned to the buyer permanently
	Refundable domain.Amount // what refunds can still return, at most the money that neither refunds nor banks returned; never negative
}

// Balance computes the sums of the order's ledgers.
func (o *Order) Balance() Balance {
	var b Balance
	for _, p := range o.Payments {
		b.Authorized = b.Authorized.Add(p.Outstanding())
		b.Captured = b.Captured.Add(p.CapturedAmount)
		b.Refundable = b.Refundable.Add(o.unrefunded(p))
		b.Disputed = b.Disputed.Add(o.disputedOf(p, (*Chargeback).Counts))
		b.lost = b.lost.Add(o.disputedOf(p, (*Chargeback).lost))
	}
	for _, r := range o.Refunds {
		if r.Counts() {
			b.Refunded, b.excess = b.Refunded.Add(r.Amount), b.excess.Add(r.Overpaid.Sum())
		}
	}
	// A bank may return a payment that was refunded, so the buyer has the money twice, partly from the other payments.
	b.Refundable = b.Refundable.Min(b.Captured.Sub(b.Refunded).Sub(b.Disputed)).NotNegative()
	due := o.GrandTotal.Sub(b.paid())
	b.Overpaid = b.left().Sub(o.GrandTotal).NotNegative()
	if due.Positive() && o.Status != OrderCancelled {
		b.Due = due
	}
	return b
}

// AddUp copies the balance to the order's row, for lists and statistics. It must be called at every write
// of an order.
func (o *Order) AddUp() {
	b := o.Balance()
	o.PaidTotal, o.RefundedTotal, o.DisputedTotal, o.DueTotal = b.Captured, b.Refunded, b.Disputed, b.Due
}

// paid returns the captured amount without refunded overpayments.
func (b Balance) paid() domain.Amount { return b.Captured.Sub(b.excess) }

// left returns the paid amount without the money that banks returned to the buyer permanently.
func (b Balance) left() domain.Amount { return b.paid().Sub(b.lost) }

// returned returns the refunded amount without overpayments.
func (b Balance) returned() domain.Amount { return b.Refunded.Sub(b.excess) }

// neverAuthorized reports whether a payment was declined, or is a link that ended before its order did. The
// released tenders of a declined checkout do not count either.
func (o *Order) neverAuthorized(p *Payment) bool {
	return p.Status == AttemptFailed || p.IsTender() && o.Status == OrderDraft || p.IsLink() && p.Status == AttemptVoided && o.Status != OrderCancelled
}

func (o *Order) paymentStatus() PaymentStatus {
	b := o.Balance()
	paid, returned := b.left(), b.returned()
	waits := func(s AttemptStatus) bool {
		return slices.ContainsFunc(o.Payments, func(p *Payment) bool { return p.Status == s && !p.openLink() })
	}
	// A declined payment was never authorized, so it does not count.
	ended := func(s AttemptStatus) bool {
		held := slices.DeleteFunc(slices.Clone(o.Payments), o.neverAuthorized)
		return len(held) > 0 && !slices.ContainsFunc(held, func(p *Payment) bool { return p.Status != s })
	}
	switch {
	case o.Status == OrderDraft && o.GrandTotal.IsZero() && waits(AttemptRequiresAction): // verifies a payment method
		return PaymentRequiresAction
	case o.disputed(), b.lost.Positive() && paid.Less(o.GrandTotal):
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
		if owed, shipped = owed+l.Owed(), shipped+o.Sent(l); l.RequiresShipping {
			returned += l.ReturnedQuantity
		}
	}
	switch {
	case o.Status == OrderCancelled: // all shipped units were refunded
		return FulfillmentCancelled
	case owed == 0: // shipped units are included in owed
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
