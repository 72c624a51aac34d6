package ordering

import (
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

const (
	// PaymentLinkTime is for how long a payment link is good.
	PaymentLinkTime = 7 * 24 * time.Hour
	// MaxPaymentLinks is how many links an order has at once.
	MaxPaymentLinks = 5
)

// PaymentLink leads to a page on which an order is paid. Who has its token can pay the
// order for as long as something is due, and reaches nothing else.
type PaymentLink struct {
	domain.Row
	OrderID   int64
	TokenHash []byte `audit:"secret"`
	ReturnURL string // where the buyer comes back to from what they have to do elsewhere; empty: the storefront
	ExpiresOn time.Time
}

// PaymentLink makes a link by which the order is paid. Of the links that it has, old are
// those that end for it.
func (o *Order) PaymentLink(tokenHash []byte, returnURL string, has []*PaymentLink, now time.Time) (link *PaymentLink, old []*PaymentLink, err error) {
	if _, err := o.owing(); err != nil {
		return nil, nil, err
	}
	link, old = o.newLink(tokenHash, has, now)
	link.ReturnURL = returnURL
	return link, old, nil
}

// RenewalLink makes a link by which the customer pays the order of a renewal: one that
// waits for them, or one that stands and is owed. It is good as a payment link is, and
// until a time where that is later: then the renewal is given up. Of the links that it
// has, old are those that end for it.
func (o *Order) RenewalLink(tokenHash []byte, until *time.Time, has []*PaymentLink, now time.Time) (link *PaymentLink, old []*PaymentLink) {
	link, old = o.newLink(tokenHash, has, now)
	if until != nil && until.After(link.ExpiresOn) {
		link.ExpiresOn = *until
	}
	return link, old
}

func (o *Order) newLink(tokenHash []byte, has []*PaymentLink, now time.Time) (link *PaymentLink, old []*PaymentLink) {
	if n := len(has) - MaxPaymentLinks + 1; n > 0 {
		old = has[:n]
	}
	return &PaymentLink{OrderID: o.ID, TokenHash: tokenHash, ExpiresOn: now.Add(PaymentLinkTime)}, old
}

// Renews tells whether the order is a renewal's that has not been charged: until then it
// is drawn up anew with each attempt.
func (o *Order) Renews() bool {
	return o.Status == OrderDraft && o.Source == FromSubscription && o.SubscriptionID != nil
}

// owing is what nobody has secured yet of a placed order: what is due, without what is
// authorized. It refuses where that is nothing.
func (o *Order) owing() (domain.Amount, error) {
	if err := o.placed("paid"); err != nil {
		return domain.Amount{}, err
	}
	owing := o.Unsecured()
	if !owing.Positive() {
		return owing, refuse(o.PaymentStatus, PaymentPaid, "Nothing is due.")
	}
	return owing, nil
}

// Unsecured is what is due of the order, without what is authorized.
func (o *Order) Unsecured() domain.Amount {
	b := o.Balance()
	return b.Due.Sub(b.Authorized).NotNegative()
}

// Owing is what is to be paid of a placed order. It refuses where that is nothing, and
// where somebody may be paying it: what is asked for twice may be paid twice.
func (o *Order) Owing() (domain.Amount, error) {
	owing, err := o.owing()
	if err != nil {
		return owing, err
	}
	paying := func(why string, again int) error {
		return &domain.Error{Code: domain.InvalidStateTransition, From: string(o.PaymentStatus), To: string(PaymentPaid), Allowed: []string{}, RetryAfter: again, Detail: why}
	}
	switch {
	case o.debiting():
		return owing, paying("A payment of the order waits for its bank, which may take days.", 0)
	case o.unsettled():
		return owing, paying("The outcome of a payment is not known yet. Try again in a moment.", 5)
	case o.Confirming() != nil:
		return owing, paying("The customer is asked to confirm a payment.", 5)
	}
	return owing, nil
}

// PlacedWith tells whether a payment is the one that the order was placed with: those
// before it had failed.
func (o *Order) PlacedWith(p *Payment) bool {
	return p.RenewalID == nil && !slices.ContainsFunc(o.Payments, func(other *Payment) bool { return other.ID < p.ID && other.Status != AttemptFailed })
}

// Confirming is the payment of a placed order that waits for its customer to confirm it;
// nil without one. What is paid through a link waits for nobody in particular.
func (o *Order) Confirming() *Payment {
	if o.Status == OrderDraft {
		return nil
	}
	i := slices.IndexFunc(o.Payments, func(p *Payment) bool { return p.Status == AttemptRequiresAction && !p.IsLink() })
	if i < 0 {
		return nil
	}
	return o.Payments[i]
}

// Pay adds a payment of what a placed order owes, which nobody has asked the gateway for
// yet, in the name of the request that wants it.
func (o *Order) Pay(m Means, store *settings.Store, by domain.Actor, now time.Time) (*Payment, []domain.Event, error) {
	owing, err := o.Owing()
	if err != nil {
		return nil, nil, err
	}
	p := o.attempt(m, owing, store, now)
	p.CaptureCommands = []uuid.UUID{by.CommandID}
	return p, o.settle(now), nil
}

// NextAction is what somebody still has to do for a payment of the order; nil: nothing.
func (o *Order) NextAction() *PaymentAction {
	for _, p := range o.Payments {
		if p.NextAction != nil && p.Status == AttemptRequiresAction {
			return p.NextAction
		}
	}
	return nil
}

// DueState is whether there is something to pay of an order, as whoever has its payment
// link sees it.
type DueState string

const (
	OrderIsDue        DueState = "DUE"
	OrderIsConfirming DueState = "CONFIRMING" // a payment was begun that somebody has to confirm; it can be paid otherwise, too
	OrderIsPaying     DueState = "PAYING"     // the outcome of a payment is not known yet
	NothingIsDue      DueState = "PAID"
	DueIsCancelled    DueState = "CANCELLED"
)

// Payable tells whether the order can be paid now.
func (s DueState) Payable() bool { return s == OrderIsDue || s == OrderIsConfirming }

// DueState tells whether there is something to pay of a placed order.
func (o *Order) DueState() DueState {
	switch {
	case o.Status == OrderCancelled:
		return DueIsCancelled
	case !o.Unsecured().Positive():
		return NothingIsDue
	case o.NextAction() != nil:
		return OrderIsConfirming
	case o.Paying():
		return OrderIsPaying
	}
	return OrderIsDue
}

// RenewalDueState is DueState for the order of a renewal that has not been charged. open
// says that the renewal waits to be paid.
func (o *Order) RenewalDueState(open bool) DueState {
	switch {
	case o.NextAction() != nil:
		return OrderIsConfirming
	case o.Paying():
		return OrderIsPaying
	case !open:
		return DueIsCancelled
	}
	return OrderIsDue
}

// Paying tells whether the outcome of a payment of the order is not known yet.
func (o *Order) Paying() bool { return o.unsettled() }

// PaidBy is the payment that a request has begun; nil: it has not yet.
func (o *Order) PaidBy(command uuid.UUID) *Payment {
	i := slices.IndexFunc(o.Payments, func(p *Payment) bool { return len(p.CaptureCommands) > 0 && p.CaptureCommands[0] == command })
	if i < 0 {
		return nil
	}
	return o.Payments[i]
}
