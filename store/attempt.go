package store

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"sync"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/repo"
)

// settleLimit bounds the asking of a gateway and the settling of its answer.
const settleLimit = 2 * payment.AnswerTimeout

// charge asks the gateway for the money and settles what it says. From here on
// money may move, so that it is settled whoever still waits for it.
func (s *Service) charge(ctx context.Context, actor domain.Actor, held reservation) (*ordering.Order, error) {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), settleLimit)
	defer cancel()
	result, err := s.askGateway(ctx, actor.StoreID, held.attempt, held.again)
	if err != nil {
		return nil, err
	}
	order, p, err := s.settleAttempt(ctx, actor, held.attempt.ID, result)
	if err != nil {
		return nil, err
	}
	switch {
	case order.Status != ordering.OrderDraft, p.Status == ordering.AttemptRequiresAction:
		return order, nil
	case p.Unsettled():
		return nil, ordering.OutcomeUnknownError()
	}
	return nil, p.Declined()
}

// askGateway finds out what became of a payment: what the gateway knows of its
// key, when it may have been asked before; else, and where it knows nothing, by
// asking for the money under that key, however often.
func (s *Service) askGateway(ctx context.Context, storeID int64, p *ordering.Payment, again bool) (ordering.ChargeResult, error) {
	gateway, err := s.gateways.For(p.ProviderCode)
	if err != nil {
		return ordering.ChargeResult{}, err
	}
	if again {
		found, err := gateway.Fetch(ctx, p.Key())
		if err != nil {
			return ordering.ChargeResult{Outcome: ordering.ChargeUnknown}, nil
		}
		if found.Found {
			return chargeResult(found.Result), nil
		}
	}
	if p.Status == ordering.AttemptRequiresAction {
		return ordering.ChargeResult{Outcome: ordering.ChargeUnknown}, nil // it was there; asking anew would not be the same
	}
	result, err := gateway.Authorize(ctx, payment.AuthorizeRequest{
		StoreID: storeID, Key: p.Key(), Amount: p.Amount, Currency: p.CurrencyCode, AutoCapture: p.AutoCapture, Token: p.Token,
	})
	switch {
	case errors.Is(err, payment.ErrKeyReused):
		return ordering.ChargeResult{}, err
	case err != nil:
		// The call is wrong, or the configuration: nothing was moved.
		return ordering.ChargeResult{Outcome: ordering.ChargeDeclined, DeclineCode: string(payment.ProcessingError),
			DeclineMessage: "The payment could not be processed."}, nil
	}
	return chargeResult(result), nil
}

// chargeResult is a gateway's answer as the rules take it.
func chargeResult(r payment.Result) ordering.ChargeResult {
	out := ordering.ChargeResult{
		Outcome: ordering.ChargeOutcome(r.Outcome), Reference: r.Reference, PaymentType: string(r.PaymentType), Brand: r.Brand, LastFour: r.LastFour,
		ExpiryMonth: r.ExpiryMonth, ExpiryYear: r.ExpiryYear,
	}
	if r.Decline != nil {
		out.DeclineCode, out.DeclineMessage = string(r.Decline.Code), r.Decline.Message
	}
	if a := r.Action; a != nil {
		out.Action = &ordering.PaymentAction{Type: string(a.Type), URL: a.URL}
		if !a.ExpiresOn.IsZero() {
			out.Action.ExpiresOn = &a.ExpiresOn
		}
	}
	return out
}

// settleAttempt takes a gateway's word on a payment: from the request that asked
// for the money, from the sweep, or from the gateway by itself, whoever is first.
// It gives back the order and the payment as they are afterwards.
func (s *Service) settleAttempt(ctx context.Context, actor domain.Actor, paymentID int64, result ordering.ChargeResult) (*ordering.Order, *ordering.Payment, error) {
	tx, err := s.begin(ctx, actor)
	if err != nil {
		return nil, nil, err
	}
	defer tx.Rollback()
	store, err := tx.Store(ctx)
	if err != nil {
		return nil, nil, err
	}
	place, err := tx.PaymentPlace(ctx, paymentID)
	if err != nil {
		return nil, nil, err
	}
	saves := place.Payment.SaveMethod && place.CustomerID != nil && result.Outcome == ordering.ChargeSucceeded
	if saves {
		if _, err := tx.LockCustomer(ctx, *place.CustomerID); err != nil {
			return nil, nil, err
		}
	}
	var cart *ordering.Cart
	if place.CartID != nil {
		if cart, err = tx.LockCartByID(ctx, *place.CartID); err != nil {
			return nil, nil, err
		}
	}
	order, err := tx.LockOrder(ctx, place.Payment.OrderID)
	if err != nil {
		return nil, nil, err
	}
	p, found := order.Payment(paymentID)
	if !found {
		return nil, nil, domain.Missing("payment")
	}
	token := p.Token
	settled, err := order.SettleAttempt(p, result, store.Settings, tx.at)
	if err != nil {
		return nil, nil, err
	}
	if !settled.Changed {
		return order, p, nil
	}
	if saves && settled.Placed {
		events, err := tx.saveMethod(ctx, order, p, token)
		if err != nil {
			return nil, nil, err
		}
		settled.Events = append(settled.Events, events...)
	}
	if err := tx.applySettlement(ctx, order, p, cart, settled, store); err != nil {
		return nil, nil, err
	}
	return order, p, tx.Commit(ctx, settled.Events...)
}

// applySettlement writes what became of an attempt: its order and cart, and what
// the order held.
func (t *tx) applySettlement(ctx context.Context, order *ordering.Order, p *ordering.Payment, cart *ordering.Cart, settled ordering.Settlement, store *settings.Store) error {
	if cart != nil && settled.Placed {
		if err := cart.Convert(order, t.at); err != nil {
			return err
		}
	}
	if cart != nil && settled.Released {
		if err := cart.Reopen(store.Settings, t.at); err != nil {
			return err
		}
	}
	if cart != nil && (settled.Placed || settled.Released) {
		if err := t.Update(ctx, cart); err != nil {
			return err
		}
	}
	if err := t.Update(ctx, order, p); err != nil {
		return err
	}
	switch {
	case settled.Unpaid:
		return t.QueueMail(ctx, letter.PaymentFailedLetter(store, t.service.site(store), order, p.FailureMessage))
	case settled.Placed:
		if id := p.CustomerPaymentMethodID; id != nil {
			if err := t.PaymentMethodUsed(ctx, *id, t.at); err != nil {
				return err
			}
		}
		return t.placed(ctx, order, store)
	case settled.Released:
		if err := t.GiveCoupons(ctx, order.ID); err != nil {
			return err
		}
		return t.GiveStock(ctx, order.StockMoves(func(int) string { return "" }))
	}
	return nil
}

// placed does what is left to do when an order has been placed: its coupons are
// used, and its customer is told.
func (t *tx) placed(ctx context.Context, order *ordering.Order, store *settings.Store) error {
	if err := t.UseCoupons(ctx, order.ID); err != nil {
		return err
	}
	return t.confirmOrder(ctx, store, order)
}

// saveMethod keeps what was paid with for the customer, whose row is held.
func (t *tx) saveMethod(ctx context.Context, order *ordering.Order, p *ordering.Payment, token string) ([]domain.Event, error) {
	wallet, err := t.LockWallet(ctx, *order.CustomerID)
	if err != nil {
		return nil, err
	}
	saved, unmarked, events := wallet.Save(customer.CustomerPaymentMethod{
		CustomerID: *order.CustomerID, CommandID: order.CommandID, PaymentProviderID: p.PaymentProviderID, ProviderReference: token,
		PaymentType: p.PaymentType, Brand: p.Brand, LastFour: p.LastFour, ExpiryMonth: p.ExpiryMonth, ExpiryYear: p.ExpiryYear, LastUsedOn: &t.at,
	}, false)
	if unmarked != nil {
		if err := t.Update(ctx, unmarked); err != nil {
			return nil, err
		}
	}
	if saved.ID == 0 {
		if err := t.Insert(ctx, saved); err != nil {
			return nil, err
		}
	}
	p.CustomerPaymentMethodID = &saved.ID
	return events, nil
}

// SettleDue asks the gateways about payments that nobody waits for any more: the
// process that asked died, or the gateway did not answer. Each is settled as its
// store's system.
func (s *Service) SettleDue(ctx context.Context) error {
	due, err := s.db.ClaimPayments(ctx)
	return errors.Join(err, sweep(due, func(item repo.Due) error { return s.settleItem(ctx, domain.System(item.StoreID), item.ID) }))
}

// sweepers is how many items of a work list are done at once: each of them may
// wait for a gateway.
const sweepers = 8

// sweep does every item of a work list. What is busy is tried again.
func sweep(due []repo.Due, do func(repo.Due) error) error {
	var all sync.WaitGroup
	failures := make([]error, len(due))
	turn := make(chan struct{}, sweepers)
	for i, item := range due {
		turn <- struct{}{}
		all.Go(func() {
			defer func() {
				if r := recover(); r != nil {
					failures[i] = fmt.Errorf("panic: %v\n%s", r, debug.Stack())
				}
				<-turn
			}()
			for range 3 {
				if failures[i] = do(item); domain.CodeOf(failures[i]) != domain.Busy {
					return
				}
			}
		})
	}
	all.Wait()
	return errors.Join(failures...)
}

func (s *Service) settleItem(ctx context.Context, actor domain.Actor, paymentID int64) error {
	ctx, cancel := context.WithTimeout(ctx, settleLimit)
	defer cancel()
	place, err := s.As(actor).PaymentPlace(ctx, paymentID)
	if err != nil || !place.Payment.Unsettled() {
		return err
	}
	result, err := s.askGateway(ctx, actor.StoreID, place.Payment, true)
	if err != nil {
		return err
	}
	_, _, err = s.settleAttempt(ctx, actor, paymentID, result)
	return err
}

// ExpireDrafts ends checkouts whose customer did not do what the payment waited
// for: the authorization is released at the gateway, and what the order held
// goes back.
func (s *Service) ExpireDrafts(ctx context.Context) error {
	due, err := s.db.ClaimDrafts(ctx)
	return errors.Join(err, sweep(due, func(item repo.Due) error { return s.expireDraft(ctx, domain.System(item.StoreID), item.ID) }))
}

func (s *Service) expireDraft(ctx context.Context, actor domain.Actor, orderID int64) error {
	ctx, cancel := context.WithTimeout(ctx, settleLimit)
	defer cancel()
	p, err := s.As(actor).Unfinished(ctx, orderID)
	if err != nil {
		return err
	}
	result, err := s.askGateway(ctx, actor.StoreID, p, true)
	if err != nil {
		return err
	}
	if result.Outcome == ordering.ChargeActionRequired {
		if result, err = s.giveUp(ctx, actor.StoreID, p); err != nil {
			return err
		}
	}
	_, _, err = s.settleAttempt(ctx, actor, p.ID, result)
	return err
}

// giveUp releases a payment that waits for its customer. When they act in the
// same moment the gateway decides, and its decision holds.
func (s *Service) giveUp(ctx context.Context, storeID int64, p *ordering.Payment) (ordering.ChargeResult, error) {
	gateway, err := s.gateways.For(p.ProviderCode)
	if err != nil {
		return ordering.ChargeResult{}, err
	}
	voided, err := gateway.Void(ctx, payment.VoidRequest{StoreID: storeID, Key: p.VoidKey(), Reference: p.ProviderReference})
	if err != nil {
		return ordering.ChargeResult{}, err
	}
	given := voided.Outcome == payment.Succeeded || voided.Decline != nil && voided.Decline.Code == payment.PaymentVoided
	if given {
		return ordering.ChargeResult{Outcome: ordering.ChargeDeclined, DeclineCode: string(payment.AuthenticationFailed),
			DeclineMessage: "The payment was not confirmed in time."}, nil
	}
	return s.askGateway(ctx, storeID, p, true)
}

// ExpireCarts marks carts that nobody has touched for their time.
func (s *Service) ExpireCarts(ctx context.Context) error { return s.db.ExpireCarts(ctx) }
