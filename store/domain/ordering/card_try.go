package ordering

import (
	"slices"

	"github.com/storeplatform/storeplatform/store/domain"
)

// CardTry is a payment's attempt on a card. It is counted before the call to the gateway.
type CardTry struct {
	Throttles []domain.Throttle `json:"throttles"`
	Flying    bool              `json:"flying"`  // the gateway has not responded yet
	Taken     bool              `json:"taken"`   // counted by the throttles that reserve an attempt
	Counted   bool              `json:"counted"` // counted by the throttles that count failures
	// Forgives lists the other throttles of failures that a success resets.
	Forgives []domain.Throttle `json:"forgives,omitempty"`
	// PaidFrom is the key of the buyer's network, which becomes a known network when the payment succeeds. Empty means
	// that no network becomes known.
	PaidFrom []byte `json:"paidFrom,omitempty"`
}

// NewCardTry returns an attempt that the throttles have reserved.
func NewCardTry(throttles []domain.Throttle, paidFrom []byte) *CardTry {
	return &CardTry{Throttles: throttles, Flying: true, Taken: true, PaidFrom: paidFrom}
}

// WantsTry reports whether a throttle counts the payment. It returns true if a person named a card, or
// another means of payment, that a bank will check. Payments on a provider's own page need no throttle.
func (p *Payment) WantsTry() bool { return !p.IsLink() && p.OfflineMethod == "" }

// blameless lists the failure codes that reveal nothing about a card: faults of the provider, and
// calls that it could not process.
var blameless = []string{"processing_error", "currency_mismatch", "payment_not_found", "provider_unsupported"}

// declined reports whether the payment failed for a reason for which a guessed card would also fail.
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

// WeighedTry lists the changes to throttles that a payment's new state requires.
type WeighedTry struct {
	Count, GiveBack, Forgive []domain.Throttle
	PaidFrom                 []byte
}

// WeighTry adjusts the throttles to the payment's state. A declined payment counts as a failure. A
// payment that waits for its buyer keeps its reserved attempts. A payment that succeeded, failed at the
// provider or has no outcome yet releases all reserved attempts. A settled payment drops its CardTry.
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

// Empty reports whether there is nothing to write.
func (w WeighedTry) Empty() bool {
	return len(w.Count)+len(w.GiveBack)+len(w.Forgive) == 0 && w.PaidFrom == nil
}
