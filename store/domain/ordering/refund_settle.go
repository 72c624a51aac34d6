package ordering

import (
	"fmt"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

// RefundSettlement lists the effects of a refund's outcome.
type RefundSettlement struct {
	Changed bool                // false means that there is nothing to write
	Reserve []catalog.StockMove // units that will be shipped again
	Unstock []catalog.StockMove // restocked units that leave the stock again
	Release []catalog.StockMove // units of a failed refund that succeeded late, which are not shipped
	Events  []domain.Event
	Retract bool // the refund failed after a mail announced it to the customer
}

// SettleRefund applies a gateway's result to a refund, but only once. If the outcome is unknown, a job
// asks again later. A gateway refunds the requested amount or nothing. For any other amount SettleRefund
// returns an error that a person has to check.
func (o *Order) SettleRefund(r *Refund, answer Result, now time.Time) (RefundSettlement, error) {
	if !r.Unsettled() {
		return RefundSettlement{}, nil
	}
	switch answer.Outcome {
	case OutcomeSucceeded:
		if given := answer.moved(r.Amount); !given.Equal(r.Amount) {
			return RefundSettlement{}, fmt.Errorf("refund %d: the gateway gave back %s of %s", r.ID, given, r.Amount)
		}
		return o.CompleteRefund(r, answer.Reference, now, now)
	case OutcomeDeclined:
		return o.FailRefund(r, answer.DeclineCode, answer.DeclineMessage, now)
	case OutcomePending:
		r.ProviderReference = answer.Reference
	default: // the outcome is unknown
	}
	r.postpone(now, answer.retry(r.RefundedOn, now))
	return RefundSettlement{Changed: true}, nil
}

// CompleteRefund settles a refund whose money the buyer received. It changes nothing if the refund is
// already completed.
func (o *Order) CompleteRefund(r *Refund, reference string, at, now time.Time) (RefundSettlement, error) {
	before, err := r.turn(RefundCompleted)
	if before == nil {
		return RefundSettlement{}, err
	}
	r.CompletedOn, r.SettleOn = &at, nil
	if reference != "" {
		r.ProviderReference = reference
	}
	return o.settled(now, domain.Event{Type: domain.RefundCompletedEvent, Action: "order_refund.completed", Object: r, Before: before}), nil
}

// CompleteOffline records that an administrator returned the money of a refund. If the payment has a
// gateway, only the gateway confirms a refund, unless it failed and was paid in another way.
func (o *Order) CompleteOffline(r *Refund, reference string, at, now time.Time) (RefundSettlement, error) {
	p, found := o.PaymentOf(r)
	instead := found && !p.RefundsByHand() && (r.Status == RefundFailed || r.ByHand)
	if !found || !p.RefundsByHand() && !instead {
		return RefundSettlement{}, domain.Errorf(domain.UnsupportedOperation, "The refund goes through a payment processor, and only that confirms it.")
	}
	if err := domain.CheckPast("/completedOn", &at, now); err != nil {
		return RefundSettlement{}, err
	}
	if err := o.notBefore("/completedOn", &at, dayMargin); err != nil {
		return RefundSettlement{}, err
	}
	if !instead || r.Status == RefundCompleted {
		return o.CompleteRefund(r, reference, at, now)
	}
	switch {
	case o.disputed():
		return RefundSettlement{}, underDispute(o)
	case r.RetriedByRefundID != nil:
		return RefundSettlement{}, refuse(r.Status, RefundCompleted, "The refund was issued again: complete or void that one.")
	}
	if err := o.repeatable(r); err != nil {
		return RefundSettlement{}, err
	}
	r.ByHand = true
	return o.revive(r, reference, at, now), nil
}

// refundReturned is the failure code of an offline refund whose money came back. A refund that the bank
// rejects has the same code.
const refundReturned = "refund_failed"

// FailOffline records that the money of a completed refund came back or was never paid out. If the
// payment has a gateway, only the gateway reports such a failure.
func (o *Order) FailOffline(r *Refund, reason string, now time.Time) (RefundSettlement, error) {
	switch p, found := o.PaymentOf(r); {
	case r.MovedToOrderID != nil:
		return RefundSettlement{}, domain.Errorf(domain.UnsupportedOperation, "The refund paid a replacement order. Cancel that order to pay the money out.")
	case r.Credited():
		return RefundSettlement{}, domain.Errorf(domain.UnsupportedOperation, "The refund became store credit. Remove the credit to undo it.")
	case !r.Offline(p) || !found:
		return RefundSettlement{}, domain.Errorf(domain.UnsupportedOperation, "The refund goes through a payment processor, and only that reports its failure.")
	}
	if r.Status != RefundCompleted && r.Status != RefundFailed {
		return RefundSettlement{}, refuse(r.Status, RefundFailed, "Only a completed refund can fail; this one is "+string(r.Status)+".")
	}
	return o.FailRefund(r, refundReturned, reason, now)
}

// FailRefund settles a refund that failed. Its money and quantities can then be refunded again, but its
// goods are not moved.
func (o *Order) FailRefund(r *Refund, code, message string, now time.Time) (RefundSettlement, error) {
	before, err := r.turn(RefundFailed)
	if before == nil {
		return RefundSettlement{}, err
	}
	r.FailedOn, r.SettleOn, r.FailureCode, r.FailureMessage = &now, nil, code, message
	r.CompletedOn = nil
	o.giveBack(r)
	end := o.settled(now, domain.Event{Type: domain.RefundFailedEvent, Action: "order_refund.failed", Object: r, Before: before})
	end.Retract = r.NotifyCustomer && o.Email != "" && (before.Status == RefundCompleted || o.canceledWith(r))
	return end, nil
}

// canceledWith reports whether the order's cancellation issued the refund. The mail about the
// cancellation announces such refunds before the gateway has decided.
func (o *Order) canceledWith(r *Refund) bool {
	return o.CancelledOn != nil && r.RetryOfRefundID == nil && r.RefundedOn.Equal(*o.CancelledOn)
}

// reviveRefund completes a failed refund that the gateway reports as successful. It returns an error that
// a person has to check if the same money or units were refunded in the meantime, or if the amount
// differs.
func (o *Order) reviveRefund(r *Refund, answer Result, now time.Time) (RefundSettlement, error) {
	p, found := o.PaymentOf(r)
	given := answer.moved(r.Amount)
	switch {
	case !found || !given.Equal(r.Amount):
		return RefundSettlement{}, fmt.Errorf("refund %d: the gateway gave back %s of %s", r.ID, given, r.Amount)
	case p.CapturedAmount.Sub(p.RefundedAmount).Less(r.Amount):
		return RefundSettlement{}, fmt.Errorf("refund %d: %s was given back after all, of %s that are left", r.ID, r.Amount, p.CapturedAmount.Sub(p.RefundedAmount))
	}
	for _, rl := range r.Lines {
		if line, found := o.Line(rl.LineItemID); found && line.Quantity-line.CancelledQuantity-line.RefundedQuantity < rl.Quantity {
			return RefundSettlement{}, fmt.Errorf("refund %d was given back after all, and units of line %d were refunded meanwhile", r.ID, rl.LineItemID)
		}
	}
	return o.revive(r, answer.Reference, now, now), nil
}

// revive completes a failed refund whose money the buyer received at the given time, and counts its money
// and units again.
func (o *Order) revive(r *Refund, reference string, at, now time.Time) RefundSettlement {
	p, _ := o.PaymentOf(r)
	p.RefundedAmount = p.RefundedAmount.Add(r.Amount)
	for _, rl := range r.Lines {
		if line, found := o.Line(rl.LineItemID); found {
			line.RefundedQuantity += rl.Quantity
		}
	}
	before := *r
	refundRevivals.Must("refund", &r.Status, RefundCompleted)
	r.CompletedOn, r.FailedOn, r.FailureCode, r.FailureMessage = &at, nil, "", ""
	if reference != "" {
		r.ProviderReference = reference
	}
	var release []catalog.StockMove
	for _, rl := range r.Lines {
		if line, found := o.Line(rl.LineItemID); found {
			released, _ := o.releaseRefunded(line)
			release = append(release, line.move(released, "")...)
		}
	}
	out := o.settled(now, domain.Event{Type: domain.RefundCompletedEvent, Action: "order_refund.completed", Object: r, Before: &before})
	out.Release = release
	return out
}

// VoidRefund cancels a refund before any money was returned. Released units will be shipped, and
// restocked units leave the stock again.
func (o *Order) VoidRefund(r *Refund, note string, now time.Time) (RefundSettlement, error) {
	payment, found := o.PaymentOf(r)
	if r.Status == RefundProcessing && (!found || !payment.RefundsByHand()) {
		return RefundSettlement{}, domain.Errorf(domain.UnsupportedOperation, "The payment processor has the refund already and cannot stop it.")
	}
	before, err := r.turn(RefundVoided)
	if before == nil {
		return RefundSettlement{}, err
	}
	r.VoidedOn, r.SettleOn = &now, nil
	if note != "" {
		r.Note = note
	}
	o.giveBack(r)
	var reserve, unstock []catalog.StockMove
	for _, rl := range r.Lines {
		line, found := o.Line(rl.LineItemID)
		if !found {
			continue
		}
		line.ReleasedQuantity = max(0, line.ReleasedQuantity-rl.Released)
		line.ReturnedQuantity = max(0, line.ReturnedQuantity-rl.Returned)
		if o.Status != OrderCancelled { // a canceled order ships no units
			reserve = append(reserve, line.move(rl.Released, "")...)
		} else {
			line.CancelledQuantity += rl.Released
		}
		unstock = append(unstock, line.restock(rl.Restocked)...)
	}
	out := o.settled(now, domain.Event{Type: domain.RefundVoidedEvent, Action: "order_refund.voided", Object: r, Before: before})
	out.Reserve, out.Unstock = reserve, unstock
	return out, nil
}

// Start marks the refund as sent to the gateway. After that, only the gateway's response can end the
// refund.
func (r *Refund) Start(now time.Time) error {
	_, err := r.turn(RefundProcessing)
	r.postpone(now, AttemptLease)
	return err
}

// postpone sets the time at which a job calls the gateway.
func (r *Refund) postpone(now time.Time, by time.Duration) {
	at := now.Add(by)
	r.SettleOn = &at
}

// Unsettled reports whether the refund waits for its outcome.
func (r *Refund) Unsettled() bool { return r.Status == RefundPending || r.Status == RefundProcessing }

// Key returns the refund's idempotency key at the gateway. The key never changes, so repeated calls
// refund only once.
func (r *Refund) Key() string { return r.CallName(RefundKeys, r.ID) }

// turn changes the status, and returns a copy of the refund as it was before. nil means that the status
// is unchanged.
func (r *Refund) turn(to RefundStatus) (*Refund, error) {
	before := *r
	if err := refundTransitions.Move("refund", &r.Status, to); err != nil || before.Status == to {
		return nil, err
	}
	if before.Status == RefundProcessing {
		before.Status = RefundPending // PROCESSING fires no event, so receivers know the refund as PENDING
	}
	return &before, nil
}

// giveBack releases the money and quantities that the refund reserved.
func (o *Order) giveBack(r *Refund) {
	if p, found := o.PaymentOf(r); found {
		p.RefundedAmount = p.RefundedAmount.Sub(r.Amount)
	}
	for _, rl := range r.Lines {
		if line, found := o.Line(rl.LineItemID); found {
			line.RefundedQuantity -= rl.Quantity
		}
	}
}

func (o *Order) settled(now time.Time, first domain.Event) RefundSettlement {
	return RefundSettlement{Changed: true, Events: append([]domain.Event{first}, o.settle(now)...)}
}
