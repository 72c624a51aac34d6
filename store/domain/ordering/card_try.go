package ordering

import (
	"slices"

	"github.com/storeplatform/storeplatform/store/domain"
)

// CardTry is a payment's try at a card, as it was counted before the gateway was asked.
type CardTry struct {
	Throttles []domain.Throttle `json:"throttles"`
	Flying    bool              `json:"flying"`  // the gateway has not answered yet
	Taken     bool              `json:"taken"`   // throttles that reserve a try have it
	Counted   bool              `json:"counted"` // throttles that count failures have it
	// Forgives lists further throttles of failures that a success forgives.
	Forgives []domain.Throttle `json:"forgives,omitempty"`
	// PaidFrom is the key of the buyer's network, which becomes known once the payment
	// succeeds. Empty means no network is learned.
	PaidFrom []byte `json:"paidFrom,omitempty"`
}

// NewCardTry returns a try that was taken from throttles.
func NewCardTry(throttles []domain.Throttle, paidFrom []byte) *CardTry {
	return &CardTry{Throttles: throttles, Flying: true, Taken: true, PaidFrom: paidFrom}
}

// WantsTry reports whether the payment asks a bank about a card, or another means of
// payment, that a person has named. Nobody guesses at a page of a provider's own.
func (p *Payment) WantsTry() bool { return !p.IsLink() && p.OfflineMethod == "" }

// blameless lists the failures that say nothing about a card: the provider's own, and
// calls that it never understood.
var blameless = []string{"processing_error", "currency_mismatch", "payment_not_found", "provider_unsupported"}

// declined reports whether the payment failed for a reason that a guess at a card fails for.
func (p *Payment) declined() bool {
	switch p.Status {
	case AttemptVoided, AttemptExpired:
		return true
	case AttemptFailed:
		return p.FailureClass != FailureConfig && p.FailureClass != FailureGateway && !slices.Contains(blameless, p.FailureCode)
	default:
		return false
	}
}

// WeighedTry is what a payment's new state means for its try.
type WeighedTry struct {
	Count, GiveBack, Forgive []domain.Throttle
	PaidFrom                 []byte
}

// WeighTry brings the payment's try in line with its state. Declined payments count.
// Those that wait for their buyer keep what is reserved for the cart, order and customer.
// Payments that succeeded, failed at the provider or have no outcome yet give all of it
// back. A settled payment forgets its try.
func (p *Payment) WeighTry() (w WeighedTry) {
	if p.Try == nil {
		return w
	}
	t := *p.Try
	paid, declined := p.Status == AttemptAuthorized || p.Status == AttemptCaptured, p.declined()
	keeps := declined || p.Status == AttemptRequiresAction
	for _, throttle := range t.Throttles {
		has, wants := t.Taken, keeps
		switch {
		case throttle.Flight:
			has, wants = t.Flying, false
		case throttle.After:
			has, wants = t.Counted, declined
		}
		switch {
		case wants && !has:
			w.Count = append(w.Count, throttle)
		case has && !wants:
			w.GiveBack = append(w.GiveBack, throttle)
		}
		if paid && throttle.Forgives > 0 {
			w.Forgive = append(w.Forgive, throttle)
		}
	}
	if paid {
		w.Forgive, w.PaidFrom = append(w.Forgive, t.Forgives...), t.PaidFrom
	}
	t.Flying, t.Taken, t.Counted = false, keeps, declined
	if p.Try = nil; p.Unsettled() {
		p.Try = &t
	}
	return w
}

// Empty reports whether nothing has to be written.
func (w WeighedTry) Empty() bool {
	return len(w.Count)+len(w.GiveBack)+len(w.Forgive) == 0 && w.PaidFrom == nil
}
