package ordering

import (
	"fmt"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Follow applies a gateway's report on a settled payment with authorized or captured money: about
// captures and releases that the platform did not request. The report contains the held amount, the total
// captured amount and the state of the gateway's review. ended means that no more money can be captured.
// Captured amounts only grow, so an old report cannot undo a later one.
func (o *Order) Follow(p *Payment, r Result, ended bool, now time.Time) (events []domain.Event, err error) {
	held := o.OnHold
	if o.reviewed(p, r.Review, now); o.OnHold != held {
		action := "order.held"
		if held {
			action = "order.released"
		}
		events = acted(o.settle(now), action)
	}
	if p.Status != AttemptAuthorized && p.Status != AttemptCaptured || r.Outcome != OutcomeSucceeded {
		return events, nil
	}
	switch more := r.Captured.Sub(p.CapturedAmount); {
	case more.Positive() && more.Less(p.CapturingAmount):
		return nil, fmt.Errorf("payment %d: %s were taken while a capture of %s is under way", p.ID, more, p.CapturingAmount)
	case more.Positive(): // includes the platform's own capture under way
		taken, err := o.captured(p, more, false, now)
		if err != nil {
			return nil, err
		}
		events = append(events, taken...)
	case p.CapturingAmount.Positive(): // the response to the platform's capture will decide
		return events, nil
	}
	if ended && p.Outstanding().Positive() {
		p.AuthorizedAmount = p.CapturedAmount
		if p.Status == AttemptAuthorized {
			attemptTransitions.Must("payment", &p.Status, AttemptVoided)
		}
		events = append(events, o.settle(now)...)
	}
	return events, nil
}

// Late reports whether a gateway's report shows a held or captured amount for a payment that was
// declined, voided or expired.
func (p *Payment) Late(r Result) bool {
	if r.Outcome != OutcomeSucceeded {
		return false
	}
	switch p.Status {
	case AttemptFailed:
		return r.Held.Positive() || r.Captured.Positive()
	case AttemptVoided, AttemptExpired:
		return p.CapturedAmount.IsZero() && r.Captured.Positive()
	default:
		return false
	}
}

// Wants reports whether the order still needs the money of a late payment: an amount is due, and no other
// payment is under way. Orders that start or renew a subscription do not need the money, because the
// subscriptions are charged again as agreed.
func (o *Order) Wants(p *Payment, r Result) bool {
	brings := r.Held.Add(r.Captured)
	switch {
	case o.Status == OrderCancelled || p.Status != AttemptFailed && !p.IsLink() || p.RenewalID != nil || o.Subscribes():
		return false
	case o.unsettled() || o.paymentStatus() == PaymentRequiresAction:
		return false
	case o.Status == OrderDraft:
		return o.Bought() && brings.Equal(o.GrandTotal) && o.GrandTotal.Equal(o.Balance().Due)
	}
	return !o.Balance().Due.Less(brings)
}

// SettleLate settles a late payment as a success. If the order is still a draft, which SettleLate places,
// the caller must first reserve its stock and coupons again.
func (o *Order) SettleLate(p *Payment, r Result, now time.Time) (Settlement, error) {
	p.FailureCode, p.FailureMessage, p.FailureClass = "", "", ""
	return o.attemptSucceeded(p, r, now)
}

// GiveBackLate records a late payment that the order does not need. It releases the held amount, and
// refunds the captured amount like an overpayment.
func (o *Order) GiveBackLate(p *Payment, r Result, by domain.Actor, now time.Time) (RefundIssue, error) {
	note := lateForDeclined
	switch {
	case o.Status == OrderCancelled:
		note = lateForCanceled
	case p.IsLink():
		note = lateForLink
	}
	return o.giveBackAttempt(p, r, note, by, now)
}

func (o *Order) giveBackAttempt(p *Payment, r Result, note string, by domain.Actor, now time.Time) (RefundIssue, error) {
	var issue RefundIssue
	p.show(r)
	p.AuthorizedAmount = r.Held.Add(r.Captured)
	if !r.Captured.Positive() {
		attemptTransitions.Must("payment", &p.Status, AttemptAuthorized)
		p.release(now)
		return issue, nil
	}
	if err := attemptTransitions.Move("payment", &p.Status, AttemptCaptured); err != nil {
		return issue, err
	}
	p.CapturedAmount, p.CapturedOn = r.Captured, &now
	p.release(now)
	issue.giveBack(o, p, r.Captured, note, by, now)
	if moved := o.settle(now); o.Status != OrderDraft { // receivers of events do not know drafts
		issue.Events = append(issue.Events, moved...)
	}
	return issue, nil
}

// These notes explain refunds of money that an order does not need.
const (
	lateForDeclined = "Paid after the payment had been taken for declined."
	lateForCanceled = "Paid after the order had been canceled."
	lateForLink     = "Paid after the payment link had ended."
)

// giveBack refunds an amount of a payment like an overpayment.
func (issue *RefundIssue) giveBack(o *Order, p *Payment, amount domain.Amount, note string, by domain.Actor, now time.Time) {
	reason := DuplicateCharge
	if o.Status == OrderCancelled { // the payment came first, but nothing is due for it now
		reason = OtherReason
	}
	issue.add(o, &Refund{
		OrderID: o.ID, OrderNumber: o.OrderNumber, PaymentID: &p.ID, CurrencyCode: o.CurrencyCode, CommandID: by.CommandID, CreatedByKind: by.Kind, CreatedByID: by.ID,
		Status: RefundPending, Destination: ToOriginal, Reason: reason, Note: note, Amount: amount, Subtotal: amount,
		Overpaid: Difference{Net: amount}, Lines: []RefundLine{}, RefundedOn: now,
	}, now)
}

// RefundOf returns the refund that a gateway's report is about: the refund with the key, or else with the
// gateway's reference.
func (o *Order) RefundOf(key, reference string) (*Refund, bool) {
	for _, r := range o.Refunds {
		if key != "" && r.Key() == key {
			return r, true
		}
	}
	for _, r := range o.Refunds {
		if reference != "" && r.ProviderReference == reference {
			return r, true
		}
	}
	return nil, false
}

// FollowRefund applies a gateway's report on a refund: the outcome of an open refund, the late
// failure of a completed refund, or the late success of a failed refund.
func (o *Order) FollowRefund(r *Refund, answer Result, now time.Time) (RefundSettlement, error) {
	switch {
	case r.ByHand: // paid in another way after it failed at the gateway
		return RefundSettlement{}, nil
	case answer.Outcome == OutcomeDeclined && r.Status == RefundCompleted:
		return o.FailRefund(r, answer.DeclineCode, answer.DeclineMessage, now)
	case answer.Outcome == OutcomeSucceeded && r.Status == RefundFailed:
		return o.reviveRefund(r, answer, now)
	case r.ByProvider && answer.Outcome == OutcomePending:
		return RefundSettlement{}, nil
	case answer.Outcome == OutcomePending && r.Status == RefundPending: // the request that made the refund records it
		return RefundSettlement{}, nil
	}
	return o.SettleRefund(r, answer, now)
}

// BookRefund records a refund that was made at the payment's gateway and not by the platform. It spreads
// the amount over lines and shipping, but moves no goods.
func (o *Order) BookRefund(p *Payment, answer Result, mode domain.RoundingMode, by domain.Actor, now time.Time) (RefundIssue, error) {
	if answer.Outcome != OutcomeSucceeded && answer.Outcome != OutcomePending {
		return RefundIssue{}, nil
	}
	amount := answer.Amount
	if !amount.Positive() || p.CapturedAmount.Sub(p.RefundedAmount).Less(amount) {
		return RefundIssue{}, fmt.Errorf("payment %d: the gateway gave back %s, of %s that are left", p.ID, amount, p.CapturedAmount.Sub(p.RefundedAmount))
	}
	plan := &RefundPlan{Order: o}
	if err := plan.limits(p.ID); err != nil { // a draft has no lines to refund, but the gateway has already made the refund
		plan = &RefundPlan{Order: o, Extra: amount}
	} else if err := plan.free(amount, mode); err != nil {
		return RefundIssue{}, err
	}
	plan.Parts = []RefundPart{{Payment: p, Amount: amount}}
	issue := o.issue(plan, RefundRequest{Reason: OtherReason, Note: "Made at the payment service."}, by, now)
	for _, r := range issue.Refunds {
		r.ByProvider, r.ProviderReference, r.SettleOn = true, answer.Reference, nil
		refundTransitions.Must("refund", &r.Status, RefundProcessing)
		if answer.Outcome == OutcomeSucceeded {
			end, err := o.CompleteRefund(r, answer.Reference, now, now)
			if err != nil {
				return RefundIssue{}, err
			}
			issue.Events = append(issue.Events, end.Events...)
		}
	}
	if answer.Outcome == OutcomePending {
		issue.Events = append(issue.Events, o.settle(now)...)
	}
	return issue, nil
}

// Of reports whether the cart is active and still has the variants and quantities of the order.
func (o *Order) Of(c *Cart) bool {
	left := map[int64]int{}
	for _, i := range c.Items {
		left[i.VariantID] += i.Quantity
	}
	for _, l := range o.Lines {
		if l.VariantID == nil {
			return false
		}
		left[*l.VariantID] -= l.Quantity
	}
	for _, n := range left {
		if n != 0 {
			return false
		}
	}
	return c.Status == CartActive && o.CartID != nil && *o.CartID == c.ID
}

// Retake moves the cart back to CHECKING_OUT because a checkout that seemed to have failed was paid after
// all.
func (c *Cart) Retake() error { return cartTransitions.Move("cart", &c.Status, CartCheckingOut) }
