package ordering

import (
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

const (
	// PaymentLinkTime is the lifetime of a payment link.
	PaymentLinkTime = 7 * 24 * time.Hour
	// MaxPaymentLinks is the maximum number of valid payment links of an order.
	MaxPaymentLinks = 5
)

// PaymentLink is a link to a page on which an order is paid. The link's token allows its holder to pay
// the order while an amount is due, and gives no other access.
type PaymentLink struct {
	domain.Row
	OrderID   int64
	TokenHash []byte `audit:"secret"`
	ReturnURL string // address to which the payer returns after an action elsewhere; empty means the storefront
	ExpiresOn time.Time
}

// PaymentLink returns a new link for paying the order, or an error if nothing is due. The parameter has is the list of
// the order's links, oldest first. old is the list of the links that end to make room.
func (o *Order) PaymentLink(tokenHash []byte, returnURL string, has []*PaymentLink, now time.Time) (link *PaymentLink, old []*PaymentLink, err error) {
	if _, err := o.owing(); err != nil {
		return nil, nil, err
	}
	link, old = o.newLink(tokenHash, has, now)
	link.ReturnURL = returnURL
	return link, old, nil
}

// RenewalLink returns a new link with which the customer pays a renewal order: a draft that waits for the customer, or
// a placed order with an amount due. The link is valid for PaymentLinkTime, or until the renewal is abandoned if that
// is later. The parameter has is the list of the order's links, oldest first. old is the list of the links that end to
// make room.
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

// Renews reports whether the order belongs to a renewal that has not been charged. Each attempt drafts
// such an order again.
func (o *Order) Renews() bool {
	return o.Status == OrderDraft && o.Source == FromSubscription && o.SubscriptionID != nil
}

// owing returns the unauthorized part of the amount due of a placed order. It returns an error if this
// part is 0.
func (o *Order) owing() (domain.Amount, error) {
	if err := o.placed("paid"); err != nil {
		return domain.Amount{}, err
	}
	owing := o.Unsecured()
	if !owing.Positive() {
		return owing, refuse(o.PaymentStatus, PaymentPaid, o.nothingDue())
	}
	return owing, nil
}

// nothingDue returns the detail of an error that says that nothing is due. After a lost dispute, the
// detail explains how to record money that the buyer pays again.
func (o *Order) nothingDue() string {
	b := o.Balance()
	lost := o.GrandTotal.Sub(b.left()).Min(b.lost)
	if !lost.Positive() || o.Status == OrderCancelled {
		return "Nothing is due."
	}
	return "Nothing is due, because the order is not charged again for the " + o.CurrencyCode.Format(lost) + " " + string(o.CurrencyCode) +
		" that the bank returned in a dispute. If the buyer pays them again, record an offline payment with this amount."
}

// Unsecured returns the order's amount due, less the authorized amount.
func (o *Order) Unsecured() domain.Amount {
	b := o.Balance()
	return b.Due.Sub(b.Authorized).NotNegative()
}

// Owing returns the amount to pay on a placed order. It returns an error if nothing is due, or if a
// payment is under way, because the buyer could then pay the amount twice.
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
		return owing, paying("A payment waits for the customer's confirmation.", 5)
	}
	return owing, nil
}

// PlacedWith reports whether the payment placed the order, because all earlier payments had failed. It
// returns false for a renewal's payment.
func (o *Order) PlacedWith(p *Payment) bool {
	return p.RenewalID == nil && !slices.ContainsFunc(o.Payments, func(other *Payment) bool {
		return other.ID < p.ID && other.Status != AttemptFailed && !other.IsTender()
	})
}

// Confirming returns the payment of a placed order that waits for the customer's confirmation; nil means
// none. It ignores payments through links.
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

// Pay adds a payment of the amount that Owing returns, for the actor's request. The caller must then call
// the gateway.
func (o *Order) Pay(m Means, store *settings.Store, by domain.Actor, now time.Time) (*Payment, []domain.Event, error) {
	owing, err := o.Owing()
	if err != nil {
		return nil, nil, err
	}
	p := o.attempt(m, owing, store, now)
	p.CaptureCommands = []uuid.UUID{by.CommandID}
	return p, o.settle(now), nil
}

// NextAction returns the action for which a payment of the order waits; nil means none.
func (o *Order) NextAction() *PaymentAction {
	for _, p := range o.Payments {
		if p.NextAction != nil && p.Status == AttemptRequiresAction {
			return p.NextAction
		}
	}
	return nil
}

// DueState is the state of an order's amount due, as the holder of a payment link sees it.
type DueState string

const (
	OrderIsDue        DueState = "DUE"
	OrderIsConfirming DueState = "CONFIRMING" // a payment waits for confirmation; another payment is possible
	OrderIsPaying     DueState = "PAYING"     // the outcome of a payment is unknown
	NothingIsDue      DueState = "PAID"
	DueIsCancelled    DueState = "CANCELLED"
)

// Payable reports whether the order can be paid now.
func (s DueState) Payable() bool { return s == OrderIsDue || s == OrderIsConfirming }

// DueState returns the state of a placed order's amount due.
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

// RenewalDueState returns the state of a renewal order that has not been charged. open means that the
// renewal waits for its payment.
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

// Paying reports whether the outcome of any payment of the order is unknown.
func (o *Order) Paying() bool { return o.unsettled() }

// PaidBy returns the payment that a request started; nil means none.
func (o *Order) PaidBy(command uuid.UUID) *Payment {
	i := slices.IndexFunc(o.Payments, func(p *Payment) bool { return len(p.CaptureCommands) > 0 && p.CaptureCommands[0] == command })
	if i < 0 {
		return nil
	}
	return o.Payments[i]
}
