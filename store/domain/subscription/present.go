package subscription

import (
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

// Awaits returns an error if a present customer cannot pay the renewal through the order, because
// the renewal has ended, continues with another order, or is being charged.
func (s *Subscription) Awaits(orderID int64) error {
	r, refused := s.Open(), &domain.Error{Code: domain.InvalidStateTransition, From: string(s.Status), To: string(ordering.PaymentPaid), Allowed: []string{}}
	switch {
	case s.Status != Active || r == nil || r.OrderID == nil || *r.OrderID != orderID:
		refused.Detail = "The renewal has nothing left to pay."
	case r.Status == RenewalProcessing:
		refused.From, refused.RetryAfter = string(r.Status), 5
		refused.Detail = "The outcome of a payment is not known yet. Try again in a moment."
	default:
		return nil
	}
	return refused
}

// Withdrawn records that the customer withdrew a renewal's payment in order to pay in another way. This
// is not a failure, and the renewal still waits for the customer.
func (s *Subscription) Withdrawn(r *Renewal, c Calendar) ([]domain.Event, error) {
	if err := r.move(RenewalWaitingForCustomer, c.Now); err != nil {
		return nil, err
	}
	return s.dun(nil, Failure{Class: ordering.FailureAction}, c)
}

// ChargeTo sets the payment method for later renewals. The customer must have agreed.
func (s *Subscription) ChargeTo(methodID int64) {
	if s.CustomerPaymentMethodID != nil && *s.CustomerPaymentMethodID == methodID {
		return
	}
	s.CustomerPaymentMethodID = &methodID
	s.note("", "subscription.payment_method_changed", "The payment method was changed.", nil, nil)
}
