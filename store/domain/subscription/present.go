package subscription

import (
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

// Awaits refuses to have a renewal paid by its order, by a customer who is there: where it
// is over, or goes on by another order, and while it is being charged.
func (s *Subscription) Awaits(orderID int64) error {
	r, refused := s.Open(), &domain.Error{Code: domain.InvalidStateTransition, From: string(s.Status), To: string(ordering.PaymentPaid), Allowed: []string{}}
	switch {
	case s.Status != Active || r == nil || r.OrderID == nil || *r.OrderID != orderID:
		refused.Detail = "Nothing is due for the renewal any more."
	case r.Status == RenewalProcessing:
		refused.From, refused.RetryAfter = string(r.Status), 5
		refused.Detail = "The outcome of a payment is not known yet. Try again in a moment."
	default:
		return nil
	}
	return refused
}

// Withdrawn says that the customer has given up a payment of a renewal that waited for
// them, since they pay it otherwise: that counts for nothing, and it goes on waiting for
// them as it did.
func (s *Subscription) Withdrawn(r *Renewal, c Calendar) ([]domain.Event, error) {
	if err := r.move(RenewalWaitingForCustomer, c.Now); err != nil {
		return nil, err
	}
	return s.dun(nil, Failure{Class: ordering.FailureAction}, c)
}

// ChargeTo has later renewals charged to what one was paid with, as its customer has agreed.
func (s *Subscription) ChargeTo(methodID int64) {
	if s.CustomerPaymentMethodID != nil && *s.CustomerPaymentMethodID == methodID {
		return
	}
	s.CustomerPaymentMethodID = &methodID
	s.note("", "subscription.payment_method_changed", "The payment method was changed.", nil, nil)
}
