package ordering

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/repo"
)

// charge calls the gateway for the attempt and settles the gateway's response. Once the
// gateway is called, money may move, so charge settles the response even if the caller has
// gone.
func (s *Service) charge(ctx context.Context, actor domain.Actor, held reservation) (*ordering.Order, error) {
	ctx, cancel := command.Beyond(ctx)
	defer cancel()
	if held.again {
		if order, p, err := s.askAgain(ctx, actor, held.attempt.ID); err != nil || !p.Unsettled() {
			return held.paid(order, p, err)
		} else {
			held.attempt = p
		}
	}
	if p := held.attempt; p.WantsTry() && tries(actor) && p.Try == nil && !held.again {
		return nil, fmt.Errorf("payment %d is charged without a try that was counted", p.ID)
	}
	result, err := s.askCharge(ctx, held.attempt, held.provider, held.order, held.again)
	if err != nil {
		return nil, err
	}
	return held.paid(s.settleAttempt(ctx, actor, held.attempt.ID, result))
}

// paid returns the response to the payer: the order if p succeeded, waits for the customer or is in
// progress at the gateway. Otherwise it returns p's decline, or an error that the outcome is unknown.
func (held reservation) paid(order *ordering.Order, p *ordering.Payment, err error) (*ordering.Order, error) {
	if err != nil {
		return nil, err
	}
	switch {
	case held.collects && (p.Status == ordering.AttemptAuthorized || p.Status == ordering.AttemptCaptured || p.Unsettled() && p.Heard()):
		return order, nil
	case !held.collects && order.Status != ordering.OrderDraft, p.Status == ordering.AttemptRequiresAction:
		return order, nil
	case p.Unsettled():
		return nil, ordering.OutcomeUnknownError()
	}
	return nil, p.Declined()
}

// askAgain records the time of another gateway call for a payment. Only a retry of the request
// that created the payment calls the gateway again, while the request's caller waits. If the
// payment has been settled since, askAgain returns it unchanged.
func (s *Service) askAgain(ctx context.Context, actor domain.Actor, paymentID int64) (*ordering.Order, *ordering.Payment, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, nil, err
	}
	defer tx.Rollback()
	order, p, err := tx.LockPaymentOrder(ctx, paymentID)
	if err != nil || !p.Unsettled() {
		return order, p, err
	}
	p.Ask(tx.At)
	if err := tx.SaveOrder(ctx, order); err != nil {
		return nil, nil, err
	}
	return order, p, tx.Commit(ctx)
}

// askCharge has the gateway authorize a payment, unless the gateway already knows the payment. provider is the
// payment's provider; nil means that ask reads it. The parameter again means that an earlier run may have called the
// gateway.
func (s *Service) askCharge(ctx context.Context, p *ordering.Payment, provider *settings.PaymentProvider, o *ordering.Order, again bool) (ordering.Result, error) {
	q := s.chargeQuestion(p)
	q.provider, q.again, q.fresh = provider, again || s.lostRenewal(p), !again
	var payer int64
	// The gateway needs the customer's number only for saved methods.
	if o.CustomerID != nil && (p.SaveMethod || p.CustomerPaymentMethodID != nil) {
		var err error
		if payer, err = s.As(domain.System(p.StoreID)).CustomerNumber(ctx, *o.CustomerID); err != nil {
			return ordering.Result{}, err
		}
	}
	// A payment that waits for its customer is already at the gateway, and a new call would not equal
	// the first request.
	if p.Status != ordering.AttemptRequiresAction {
		q.call = func(ctx context.Context, g payment.Gateway, a payment.Account, key string) (payment.Result, error) {
			r := payment.AuthorizeRequest{Key: key, Amount: p.Amount, Currency: p.CurrencyCode, AutoCapture: p.AutoCapture, Token: p.Token, Save: p.SaveMethod,
				Recurring: p.Recurring, OffSession: p.OffSession, Mandate: p.Mandate, ReturnURL: p.ReturnURL, Link: p.IsLink(), Customer: payer, OrderNumber: o.OrderNumber}
			if p.CustomerPaymentMethodID != nil {
				r.Token, r.Instrument = "", p.Token
			}
			return g.Authorize(ctx, a, r)
		}
	}
	return s.withoutCustomer(ctx, p, q)
}

// fetchCharge fetches the outcome of a payment that no caller waits for. It never authorizes
// the payment, because the payer may have gone or changed their mind.
func (s *Service) fetchCharge(ctx context.Context, p *ordering.Payment) (ordering.Result, error) {
	q := s.chargeQuestion(p)
	q.again = true
	return s.withoutCustomer(ctx, p, q)
}

func (s *Service) chargeQuestion(p *ordering.Payment) question {
	q := question{payment: p, operation: payment.OperationAuthorize, key: p.Key(), askedOn: p.CreatedOn, since: p.CreatedOn}
	if s.lostRenewal(p) {
		q.since = s.restoredOn.Add(-lostHistory)
	}
	if p.AskedOn != nil {
		q.askedOn, q.lapses = *p.AskedOn, !p.Heard()
	}
	return q
}

// lostHistory is longer than the period that a restore of the database can lose. Renewals
// that were charged in the lost period may become due again within lostHistory after the
// restore.
const lostHistory = 14 * 24 * time.Hour

// lostRenewal reports whether a renewal may have been charged in the period that a restore lost.
// ask then fetches the gateway's record of the renewal's key before it charges.
func (s *Service) lostRenewal(p *ordering.Payment) bool {
	return p.OffSession && p.RenewalID != nil && !s.restoredOn.IsZero() && p.CreatedOn.Before(s.restoredOn.Add(lostHistory))
}

// withoutCustomer calls ask, and voids an off-session payment that would wait for its customer.
func (s *Service) withoutCustomer(ctx context.Context, p *ordering.Payment, q question) (ordering.Result, error) {
	result, err := s.ask(ctx, q)
	if err != nil || !p.OffSession || result.Outcome != ordering.OutcomeActionRequired {
		return result, err
	}
	waits := *p
	waits.ProviderReference, waits.OffSession = result.Reference, false
	return s.giveUp(ctx, &waits, payment.AuthenticationRequired, "The bank wants to check the payment with the customer.")
}

// settleAttempt applies a gateway's result to a payment, in one transaction. The result comes
// from the request that charged, from the sweep or from a notification of the gateway, and the
// first result settles the payment. It returns the order and the payment as they are afterwards.
func (s *Service) settleAttempt(ctx context.Context, actor domain.Actor, paymentID int64, result ordering.Result) (*ordering.Order, *ordering.Payment, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, nil, err
	}
	defer tx.Rollback()
	l, err := lockSettlement(ctx, tx, paymentID, result)
	if err != nil {
		return nil, nil, err
	}
	order := l.order
	// If the order was placed after PaymentPlace read it, start again, so that the order's
	// subscriptions are locked before the order.
	if order.PlacedOn != nil && !l.place.Placed {
		tx.Rollback()
		return s.settleAttempt(ctx, actor, paymentID, result)
	}
	p, err := domain.Find(order.Payments, paymentID, "payment")
	if err != nil {
		return nil, nil, err
	}
	store, err := tx.Store(ctx)
	if err != nil {
		return nil, nil, err
	}
	settled, err := l.settle(ctx, tx, p, store)
	if err != nil {
		return nil, nil, err
	}
	if !settled.Changed {
		return order, p, nil
	}
	weighed := p.WeighTry()
	events, err := s.followSettlement(ctx, tx, l, p, settled, store)
	if err != nil {
		return nil, nil, err
	}
	if err := tx.Commit(ctx, events...); err != nil {
		return nil, nil, err
	}
	if !weighed.Empty() {
		s.moveTries(ctx, order.StoreID, weighed)
	}
	if len(tx.Reserved) == 0 {
		return order, p, nil
	}
	system := domain.System(actor.StoreID)
	s.captureReserved(ctx, system, tx)
	if order, err = s.As(system).Order(ctx, ordering.OrderKey{ID: order.ID}); err != nil {
		return nil, nil, err
	}
	p, err = domain.Find(order.Payments, paymentID, "payment")
	return order, p, err
}

// lockedSettlement contains a gateway's result for a payment, and the locked rows that a
// settlement may change.
type lockedSettlement struct {
	place   repo.PaymentPlace
	result  ordering.Result
	barred  bool                         // the buyer may not place the order
	saves   bool                         // the customer wants to save the payment method
	agrees  bool                         // the customer agreed to later charges to an already saved method
	buyer   *customer.Customer           // nil means that the settlement changes no data of the customer
	cart    *ordering.Cart               // nil means that the order has no cart or has already converted it
	renewed *subscription.Subscription   // the subscription that the payment renews
	begun   []*subscription.Subscription // the subscriptions that the order started
	order   *ordering.Order
}

// lockSettlement locks the rows of a settlement in the lock order: customer, cart, subscriptions,
// order.
func lockSettlement(ctx context.Context, tx *command.Tx, paymentID int64, result ordering.Result) (*lockedSettlement, error) {
	place, err := tx.PaymentPlace(ctx, paymentID)
	if err != nil {
		return nil, err
	}
	l := &lockedSettlement{place: place, result: result, barred: place.Barred && !place.Placed}
	if place.CustomerID != nil && !l.barred {
		l.saves, l.agrees = place.Payment.Keeps(result), place.Payment.Agrees(result)
	}
	if l.saves || l.agrees || place.Subscribes {
		if l.buyer, err = tx.LockCustomer(ctx, *place.CustomerID); err != nil {
			return nil, err
		}
	}
	if place.CartID != nil && !place.Placed { // a converted cart stays converted
		if l.cart, err = tx.LockCartAlone(ctx, *place.CartID); err != nil {
			return nil, err
		}
	}
	if err := l.lockSubscriptions(ctx, tx); err != nil {
		return nil, err
	}
	l.order, err = tx.LockOrder(ctx, place.Payment.OrderID)
	return l, err
}

// lockSubscriptions locks the subscription that the payment renews, and the subscriptions that the payment's
// order started.
func (l *lockedSettlement) lockSubscriptions(ctx context.Context, tx *command.Tx) (err error) {
	if l.place.SubscriptionID != nil {
		if l.renewed, err = LockSubscription(ctx, tx, *l.place.SubscriptionID); err != nil {
			return err
		}
		// An old slot is not loaded with its subscription. Lock the slot here, before the refund
		// counter.
		if id := l.place.Payment.RenewalID; id != nil {
			if _, err = tx.LockSlot(ctx, l.renewed, *id); err != nil {
				return err
			}
		}
	}
	l.begun = make([]*subscription.Subscription, len(l.place.Begun))
	for i, id := range l.place.Begun {
		if l.begun[i], err = LockSubscription(ctx, tx, id); err != nil {
			return err
		}
	}
	return nil
}

// settle applies the result to the order and its payment p. If the payment places the order,
// settle first sets the order date.
func (l *lockedSettlement) settle(ctx context.Context, tx *command.Tx, p *ordering.Payment, store *settings.Store) (ordering.Settlement, error) {
	if l.order.Status == ordering.OrderDraft {
		if err := dateBy(ctx, tx, store, l.order, l.order.CustomerID); err != nil {
			return ordering.Settlement{}, err
		}
	}
	if l.barred && l.order.Bought() {
		return l.order.SettleBarred(p, l.result, store.Settings, tx.At)
	}
	return l.order.SettleAttempt(p, l.result, store.Settings, tx.At)
}

// keepMeans saves the payment method or the mandate for the order's customer, if they agreed to that.
func (l *lockedSettlement) keepMeans(ctx context.Context, tx *command.Tx, p *ordering.Payment) (events []domain.Event, err error) {
	if l.saves {
		if events, err = saveMethod(ctx, tx, l.order, p, l.result); err != nil {
			return nil, err
		}
	}
	if l.agrees {
		err = keepMandate(ctx, tx, *l.order.CustomerID, *p.CustomerPaymentMethodID, l.result.Mandate)
	}
	return events, err
}

// followSettlement writes a settlement and its consequences for the customer's payment methods,
// subscriptions, stock, cart, refunds and mails. It returns the events of all these changes.
func (s *Service) followSettlement(ctx context.Context, tx *command.Tx, l *lockedSettlement, p *ordering.Payment, settled ordering.Settlement, store *settings.Store) ([]domain.Event, error) {
	order := l.order
	kept, err := l.keepMeans(ctx, tx, p)
	if err != nil {
		return nil, err
	}
	settled.Events = append(settled.Events, kept...)
	if settled.Placed {
		events, err := s.start(ctx, tx, order, p, l.buyer, l.result.Mandate, store)
		if err != nil {
			return nil, err
		}
		settled.Events = append(settled.Events, events...)
	}
	told, err := settleBegun(ctx, tx, l.begun, order, p, settled, store)
	if err != nil {
		return nil, err
	}
	if settled.Released { // stock comes before the refund counter in the lock order
		if err := release(ctx, tx, order, l.cart, p, settled.Abandoned, store.Settings); err != nil {
			return nil, err
		}
	}
	if err := s.numberNew(ctx, tx, order); err != nil {
		return nil, err
	}
	if err := s.applySettlement(ctx, tx, order, p, l.cart, settled, store, len(told) > 0); err != nil {
		return nil, err
	}
	settled.Events = append(settled.Events, told...)
	if l.renewed != nil && p.RenewalID != nil {
		events, err := s.settleRenewal(ctx, tx, l.renewed, order, p, settled, store)
		if err != nil {
			return nil, err
		}
		settled.Events = append(settled.Events, events...)
	}
	return settled.Events, nil
}

// applySettlement writes the outcome of an attempt to its order and cart, consumes the order's reservations, and queues
// a mail about the outcome. The parameter told means that the order's subscriptions notify the customer of a failure,
// so no other mail is queued for the failure.
func (s *Service) applySettlement(ctx context.Context, t *command.Tx, order *ordering.Order, p *ordering.Payment, cart *ordering.Cart, settled ordering.Settlement, store *settings.Store, told bool) error {
	var with []domain.Entity
	if cart != nil && settled.Placed {
		if err := cart.Convert(order, t.At); err != nil {
			return err
		}
		with = append(with, cart)
	}
	if err := t.SaveOrder(ctx, order, with...); err != nil {
		return err
	}
	switch {
	case settled.Ended != nil:
		if err := ended(ctx, t, order, *settled.Ended); err != nil || !settled.Ended.Tell {
			return err
		}
		return s.letter.QueueMail(ctx, t, letter.CancelledLetter(store, s.letter.Site(store), order, settled.Ended.Back()))
	case settled.Unpaid && (told || p.RenewalID != nil || t.Actor().Kind == domain.ActorCustomer):
		// The subscription notifies the customer, or the customer is present and sees the failure.
	case settled.Unpaid:
		return s.letter.QueueMail(ctx, t, letter.PaymentFailedLetter(store, s.letter.Site(store), order, p))
	case settled.Placed:
		if id := p.CustomerPaymentMethodID; id != nil {
			if err := t.PaymentMethodUsed(ctx, *id, t.At); err != nil {
				return err
			}
		}
		return s.placed(ctx, t, order, store)
	}
	return nil
}

// release releases everything that the draft of the failed payment p had reserved, and reopens the
// draft's cart.
func release(ctx context.Context, t *command.Tx, order *ordering.Order, cart *ordering.Cart, p *ordering.Payment, abandoned bool, set settings.Settings) error {
	if err := t.Unreplace(ctx, order); err != nil {
		return err
	}
	if err := t.GiveCoupons(ctx, order.ID); err != nil {
		return err
	}
	moves := order.StockMoves(func(int) string { return "" })
	if err := t.GiveStock(ctx, moves); err != nil || cart == nil {
		return err
	}
	return reopen(ctx, t, cart, p, moves, abandoned, set)
}

// reopen makes a cart active again after payment p of its checkout failed. If the store reserves stock in
// carts, the cart again reserves the stock that its order had reserved, unless the buyer abandoned the
// payment.
func reopen(ctx context.Context, t *command.Tx, cart *ordering.Cart, p *ordering.Payment, moves []catalog.StockMove, abandoned bool, set settings.Settings) error {
	if err := cart.Reopen(p, set, t.At); err != nil {
		return err
	}
	if set.InventoryReserveMode == settings.ReserveAtCart && !abandoned {
		for i := range moves {
			moves[i].OrderID = 0
		}
		taken, err := t.TakeStockLeft(ctx, moves, 0)
		if err != nil {
			return err
		}
		cart.KeepStock(taken, nil, set, t.At)
	}
	return t.Update(ctx, cart)
}

// placed makes the coupon uses of a placed order final and queues its confirmation mails.
func (s *Service) placed(ctx context.Context, t *command.Tx, order *ordering.Order, store *settings.Store) error {
	if len(order.Coupons) > 0 {
		if err := t.UseCoupons(ctx, order.ID); err != nil {
			return err
		}
	}
	return s.letter.ConfirmOrder(ctx, t, store, order)
}

// saveMethod saves the means of payment that p used as a payment method of the order's customer, and sets the method's
// id on p. The caller has locked the customer.
func saveMethod(ctx context.Context, t *command.Tx, order *ordering.Order, p *ordering.Payment, r ordering.Result) ([]domain.Event, error) {
	wallet, err := t.LockWallet(ctx, *order.CustomerID)
	if err != nil {
		return nil, err
	}
	saved, unmarked, events := wallet.Save(customer.CustomerPaymentMethod{
		CustomerID: *order.CustomerID, CommandID: order.CommandID, PaymentProviderID: p.PaymentProviderID, ProviderReference: r.Instrument, Mandate: r.Mandate,
		PaymentType: p.PaymentType, Brand: p.Brand, LastFour: p.LastFour, ExpiryMonth: p.ExpiryMonth, ExpiryYear: p.ExpiryYear, LastUsedOn: &t.At,
	}, false)
	if unmarked != nil {
		if err := t.Update(ctx, unmarked); err != nil {
			return nil, err
		}
	}
	switch {
	case saved.ID == 0:
		if err := t.Insert(ctx, saved); err != nil {
			return nil, err
		}
	case r.Mandate != "" && saved.Mandate != r.Mandate: // the method was saved with another mandate, or with none
		saved.Mandate = r.Mandate
		if err := t.Update(ctx, saved); err != nil {
			return nil, err
		}
	}
	p.CustomerPaymentMethodID = &saved.ID
	return events, nil
}

// keepMandate stores a customer's mandate with their payment method. A method that was removed in the meantime stays
// removed; this is not an error. The caller has locked the customer.
func keepMandate(ctx context.Context, t *command.Tx, customerID, methodID int64, mandate string) error {
	wallet, err := t.LockWallet(ctx, customerID)
	if err != nil {
		return err
	}
	saved, err := wallet.Find(methodID)
	if domain.CodeOf(err) == domain.NotFound {
		return nil
	}
	if err != nil || saved.Mandate == mandate {
		return err
	}
	saved.Mandate = mandate
	return t.Update(ctx, saved)
}

// settlePayment fetches the outcome of a payment that no caller waits for, and settles the
// payment. If the order is placed and the payment was not confirmed in time, settlePayment voids
// the payment. An empty outcome means that the payment was already settled.
func (s *Service) settlePayment(ctx context.Context, system domain.Actor, paymentID int64) (ordering.Outcome, error) {
	place, err := s.As(system).PaymentPlace(ctx, paymentID)
	if err != nil || !place.Payment.Unsettled() {
		return "", err
	}
	result, err := s.fetchCharge(ctx, place.Payment)
	if err != nil {
		return "", err
	}
	if result.Outcome == ordering.OutcomeActionRequired && place.Placed && place.Payment.Abandoned(s.Clock.Now()) {
		if result, err = s.unconfirmed(ctx, place.Payment); err != nil {
			return "", err
		}
	}
	_, _, err = s.settleAttempt(ctx, system, paymentID, result)
	return result.Outcome, err
}

// unconfirmed voids a payment that the customer has not confirmed in time.
func (s *Service) unconfirmed(ctx context.Context, p *ordering.Payment) (ordering.Result, error) {
	result, err := s.giveUp(ctx, p, payment.AuthenticationFailed, "The payment was not confirmed in time.")
	result.Abandoned = result.Outcome == ordering.OutcomeDeclined
	return result, err
}

func (s *Service) expireDraft(ctx context.Context, system domain.Actor, orderID int64) error {
	p, err := s.As(system).Unfinished(ctx, orderID)
	if err != nil {
		return err
	}
	result, err := s.fetchCharge(ctx, p)
	if err != nil {
		return err
	}
	if result.Outcome == ordering.OutcomeActionRequired {
		if result, err = s.unconfirmed(ctx, p); err != nil {
			return err
		}
	}
	_, _, err = s.settleAttempt(ctx, system, p.ID, result)
	return err
}

// giveUp voids a payment that waits for its customer, and returns a decline with code and why.
// If the gateway does not confirm the void, for example because the customer acts at the same
// moment, giveUp returns the outcome that the gateway reports.
func (s *Service) giveUp(ctx context.Context, p *ordering.Payment, code payment.DeclineCode, why string) (ordering.Result, error) {
	voided, err := s.askVoid(ctx, p)
	if err != nil {
		return ordering.Result{}, err
	}
	if voided.Outcome == ordering.OutcomeSucceeded || voided.DeclineCode == string(payment.PaymentVoided) {
		return ordering.Refused(ordering.FailureAction, string(code), why), nil
	}
	return s.fetchCharge(ctx, p)
}

// ExpireCarts expires carts that were not changed within their store's expiry time. After
// ordering.CartRetention it deletes carts and contact data. It also deletes expired links to checkouts,
// payments and orders.
func (s *Service) ExpireCarts(ctx context.Context) error {
	return errors.Join(s.DB.ExpireCarts(ctx), s.DB.EndCheckoutLinks(ctx), s.DB.EndPaymentLinks(ctx), s.DB.EndOrderLinks(ctx))
}

// SettleDue fetches the outcomes of open payments that no request waits for, because the process that charged
// the payment died or the gateway did not respond.
func (s *Service) SettleDue(ctx context.Context) error {
	return s.WorkDue(ctx, s.DB.ClaimPayments, func(ctx context.Context, system domain.Actor, id int64) error {
		_, err := s.settlePayment(ctx, system, id)
		return err
	})
}

// SettleCapturesDue settles captures whose outcome is unknown, and voids released
// authorizations at their gateways.
func (s *Service) SettleCapturesDue(ctx context.Context) error {
	return s.WorkDue(ctx, s.DB.ClaimCaptures, func(ctx context.Context, system domain.Actor, id int64) error {
		p, err := s.settleCapture(ctx, system, id, true)
		if err != nil {
			return err
		}
		return s.settleVoid(ctx, system, p)
	})
}

// SettleRefundsDue settles refunds whose outcome is unknown, and sends refunds that were never sent.
func (s *Service) SettleRefundsDue(ctx context.Context) error {
	return s.WorkDue(ctx, s.DB.ClaimRefunds, func(ctx context.Context, system domain.Actor, id int64) error {
		_, _, err := s.settleRefund(ctx, system, id)
		return err
	})
}

// ExpireDrafts expires checkouts whose customer did not act on the payment in time. It
// voids the authorization at the gateway and releases everything that the order had
// reserved.
func (s *Service) ExpireDrafts(ctx context.Context) error {
	return s.WorkDue(ctx, s.DB.ClaimDrafts, s.expireDraft)
}
