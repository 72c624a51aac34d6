package ordering

import (
	"context"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/repo"
)

// CancelCheckout cancels the payment for which the checkout of the actor's cart waits, so the
// cart can be changed again. It first voids the payment at the gateway and settles the response
// as usual, so of a concurrent payment and cancellation exactly one succeeds. A cart that is
// already active stays unchanged.
func (s *Service) CancelCheckout(ctx context.Context, actor domain.Actor, cartID int64) (*ordering.PricedCart, error) {
	cart, attempt, err := s.runningCheckout(ctx, actor, cartID)
	if err != nil || attempt == nil {
		return cart, err
	}
	if err := attempt.Cancelable(); err != nil {
		return nil, err
	}
	if err := s.cancelAttempt(ctx, actor, attempt); err != nil {
		return nil, err
	}
	cart, attempt, err = s.runningCheckout(ctx, actor, cartID)
	if err == nil && attempt != nil {
		return nil, ordering.OutcomeUnknownError()
	}
	return cart, err
}

// runningCheckout returns the payment for which the checkout of the actor's cart waits. For
// an active cart it returns the priced cart and a nil payment.
func (s *Service) runningCheckout(ctx context.Context, actor domain.Actor, cartID int64) (*ordering.PricedCart, *ordering.Payment, error) {
	store, cart, who, r, err := s.readCart(ctx, actor, func(r repo.Reader) (*ordering.Cart, error) { return r.CartByID(ctx, cartID) })
	if err != nil {
		return nil, nil, err
	}
	defer r.Close()
	running, err := cart.CheckingOut(s.Clock.Now())
	switch {
	case err != nil:
		return nil, nil, err
	case running:
		attempt, err := r.UnfinishedOf(ctx, cart.ID)
		if domain.CodeOf(err) == domain.NotFound { // the payment was settled after the cart was read
			err = &domain.Error{Code: domain.Busy, RetryAfter: 1, Detail: "The checkout has just ended. Try again."}
		}
		return nil, attempt, err
	}
	shown, err := priced(ctx, r.Reader, store, cart, who, ordering.Destination{}, s.Clock.Now())
	return shown, nil, err
}

// cancelAttempt voids a payment at the gateway and settles the response, even if the caller has
// gone.
func (s *Service) cancelAttempt(ctx context.Context, actor domain.Actor, p *ordering.Payment) error {
	ctx, cancel := command.Beyond(ctx)
	defer cancel()
	result, err := s.giveUp(ctx, p, payment.PaymentVoided, "The buyer canceled the payment.")
	if err != nil {
		return err
	}
	_, _, err = s.settleAttempt(ctx, actor, p.ID, result)
	return err
}
