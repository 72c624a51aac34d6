package ordering

import (
	"slices"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Placeable returns an error unless the order is an administrator's draft whose payments are
// settled.
func (o *Order) Placeable() error {
	if o.Status != OrderDraft || !o.IsDraft {
		return refuse(o.Status, OrderOpen, "Only a draft can be placed.")
	}
	return o.still(OrderOpen)
}

// Redraftable returns an error if a draft's content cannot change because its payment is under way.
func (o *Order) Redraftable() error { return o.still(OrderDraft) }

// Reprices reports whether the order's buyer or an address differs from those of the given earlier state, because both
// may change the price.
func (o *Order) Reprices(before *Order) bool {
	return o.CustomerID != before.CustomerID || o.Email != before.Email || o.ShippingAddress != before.ShippingAddress || o.BillingAddress != before.BillingAddress
}

// Underway returns the error for a change to the buyer or the addresses while a buyer's checkout or a subscription is
// placing the order. The price that is being paid depends on the buyer and the addresses.
func (o *Order) Underway() error {
	detail := "The checkout is priced for its buyer and its addresses, and the buyer pays that price. Change them once the order is placed."
	if o.Renews() {
		detail = "The order renews a subscription and is not paid. Change the subscription instead."
	}
	return refuse(o.Status, o.Status, detail)
}

// still returns an error if the status cannot change because the outcome of a payment is open.
func (o *Order) still(to OrderStatus) error {
	if !o.open() {
		return nil
	}
	return o.undecided(o.Status, to)
}

// undecided returns the error for a change while the outcome of a payment is open. If the payment service
// has accepted the payment and decides later, the error does not suggest an early retry.
func (o *Order) undecided(from, to OrderStatus) error {
	refused := &domain.Error{Code: domain.InvalidStateTransition, From: string(from), To: string(to), Allowed: []string{}, RetryAfter: 5,
		Detail: "The outcome of a payment is not known yet. Try again in a moment."}
	if o.debiting() {
		refused.RetryAfter, refused.Detail = 0, "A payment waits for its bank, which may take days. Wait for its outcome, or cancel the order: what comes in afterwards is refunded."
	}
	return refused
}

// debiting reports whether the gateway accepted a payment, such as a bank debit, and will decide it
// later.
func (o *Order) debiting() bool {
	return slices.ContainsFunc(o.Payments, func(p *Payment) bool { return p.Status == AttemptPending && p.Heard() && !p.IsOffline() })
}

// open reports whether the outcome of a payment is open, because the gateway or the customer has not
// responded, or the draft still has an expiry. Open links do not count, because they end when their
// amount is no longer due.
func (o *Order) open() bool {
	for _, p := range o.Payments {
		if p.Unsettled() && !p.IsOffline() && !p.openLink() || p.CapturingAmount.Positive() {
			return true
		}
	}
	return o.ExpiresOn != nil
}
