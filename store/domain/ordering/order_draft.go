package ordering

import (
	"slices"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Placeable refuses what is no draft of an administrator's, and a draft whose
// payment is under way.
func (o *Order) Placeable() error {
	if o.Status != OrderDraft || !o.IsDraft {
		return refuse(o.Status, OrderOpen, "Only a draft can be placed.")
	}
	return o.still(OrderOpen)
}

// Redraftable refuses a change of what a draft is made of while its payment is
// under way.
func (o *Order) Redraftable() error { return o.still(OrderDraft) }

// Reprices tells whether what an order costs may be something else for what has
// been set of it since it was as before: who buys, and where it goes.
func (o *Order) Reprices(before *Order) bool {
	return o.CustomerID != before.CustomerID || o.Email != before.Email || o.ShippingAddress != before.ShippingAddress || o.BillingAddress != before.BillingAddress
}

// Underway is the refusal to change the buyer or the addresses of an order that a buyer or
// a subscription is placing: its payment is for the price that they gave.
func (o *Order) Underway() error {
	detail := "The checkout is priced for its buyer and its addresses, and the buyer pays that price. Change them once the order is placed."
	if o.Renews() {
		detail = "The order renews a subscription and is not paid. Change the subscription instead."
	}
	return refuse(o.Status, o.Status, detail)
}

// still refuses a change to a state while the outcome of a payment is open.
func (o *Order) still(to OrderStatus) error {
	if !o.open() {
		return nil
	}
	return o.undecided(o.Status, to)
}

// undecided is the refusal of a change while the outcome of a payment is open. Where the
// payment service has said that it will take its time, there is no use in a retry soon.
func (o *Order) undecided(from, to OrderStatus) error {
	refused := &domain.Error{Code: domain.InvalidStateTransition, From: string(from), To: string(to), Allowed: []string{}, RetryAfter: 5,
		Detail: "The outcome of a payment is not known yet. Try again in a moment."}
	if o.debiting() {
		refused.RetryAfter, refused.Detail = 0, "A payment waits for its bank, which may take days. Wait for its outcome, or cancel the order: what comes in afterwards is refunded."
	}
	return refused
}

// debiting reports whether a payment was accepted and is decided later, as a bank debit
// is.
func (o *Order) debiting() bool {
	return slices.ContainsFunc(o.Payments, func(p *Payment) bool { return p.Status == AttemptPending && p.Heard() && !p.IsOffline() })
}

// open tells whether the outcome of a payment is open: the gateway's word is
// wanted, or its customer's.
func (o *Order) open() bool {
	for _, p := range o.Payments {
		if p.Unsettled() && !p.IsOffline() || p.CapturingAmount.Positive() {
			return true
		}
	}
	return o.ExpiresOn != nil
}
