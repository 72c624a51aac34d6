package ordering

import (
	"cmp"
	"context"
	"errors"
	"log/slog"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/provider/payment"
)

// CaptureOrder captures authorized money in two commits: the first reserves the amount, and the second settles the
// gateway's response. The gateway is called between the two. A repeated request finds the reserved amount and continues
// with it.
func (s *Service) CaptureOrder(ctx context.Context, actor domain.Actor, orderID int64, req ordering.CaptureRequest) (*ordering.Order, error) {
	payments, again, err := s.reserveCapture(ctx, actor, orderID, req)
	if err != nil {
		return nil, err
	}
	refused := make([]error, len(payments))
	command.SideBySide(ctx, "capture", payments, func(ctx context.Context, i int, p *ordering.Payment) error {
		refused[i] = s.captureNow(ctx, actor, p, again)
		return nil // CaptureOrder returns the error
	})
	if err := cmp.Or(refused...); err != nil {
		return nil, err
	}
	s.releaseRest(ctx, actor.StoreID, orderID)
	return s.As(actor).Order(ctx, ordering.OrderKey{ID: orderID})
}

// reserveCapture reserves the amounts to capture. The result again reports whether an earlier run of this request
// reserved them and may have called the gateway.
func (s *Service) reserveCapture(ctx context.Context, actor domain.Actor, orderID int64, req ordering.CaptureRequest) (payments []*ordering.Payment, again bool, err error) {
	tx, _, o, err := s.openOrder(ctx, actor, orderID)
	if err != nil {
		return nil, false, err
	}
	defer tx.Rollback()
	if open, asked := o.Asked(actor); asked {
		return open, true, nil
	}
	parts, err := o.Capture(req, actor, tx.At)
	if err != nil {
		return nil, false, err
	}
	if err := tx.SaveOrder(ctx, o); err != nil {
		return nil, false, err
	}
	for _, part := range parts {
		payments = append(payments, part.Payment)
	}
	return payments, false, tx.Commit(ctx)
}

// captureNow settles a capture, and then voids the rest of the authorization if the
// capture released that rest. It returns an error if the gateway declined the capture
// or if the outcome is unknown.
func (s *Service) captureNow(ctx context.Context, actor domain.Actor, p *ordering.Payment, again bool) error {
	settled, err := s.settleCapture(ctx, actor, p.ID, again)
	switch {
	case err != nil:
		return err
	case settled.CapturingAmount.Positive():
		return ordering.OutcomeUnknownError()
	case settled.FailureCode != "":
		return settled.Declined()
	}
	if err := s.settleVoid(ctx, domain.System(actor.StoreID), settled); err != nil {
		slog.WarnContext(ctx, "authorization not released yet", "payment", p.ID, "store", actor.StoreID, "error", err)
	}
	return nil
}

// settleCapture captures the amount that a payment has reserved, settles the gateway's response, and returns the
// settled payment. The parameter again means that the gateway may have been called before.
func (s *Service) settleCapture(ctx context.Context, actor domain.Actor, id int64, again bool) (*ordering.Payment, error) {
	asked, err := s.As(actor).Payment(ctx, id)
	if err != nil || !asked.CapturingAmount.Positive() {
		return asked, err
	}
	result, err := s.ask(ctx, question{
		payment: asked, operation: payment.OperationCapture, key: asked.CaptureKey(), again: true, fresh: !again, askedOn: asked.ModifiedOn,
		call: func(ctx context.Context, g payment.Gateway, a payment.Account, key string) (payment.Result, error) {
			return g.Capture(ctx, a, payment.CaptureRequest{Key: key, Reference: asked.ProviderReference, Amount: asked.CapturingAmount, Currency: asked.CurrencyCode,
				AskedOn: s.askedBefore(again, asked.ModifiedOn)})
		},
	})
	if err != nil {
		return nil, err
	}
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	o, p, err := tx.LockPaymentOrder(ctx, id)
	if err != nil || p.Captures != asked.Captures {
		return p, err
	}
	events, err := o.SettleCapture(p, result, tx.At)
	if err != nil {
		return nil, err
	}
	if err := s.numberNew(ctx, tx, o); err != nil {
		return nil, err
	}
	if err := tx.SaveOrder(ctx, o); err != nil {
		return nil, err
	}
	if err := tx.Commit(ctx, events...); err != nil || len(tx.Reserved) == 0 {
		return p, err
	}
	// Settling this capture reserved a second capture, for a parcel that left while the first was
	// running.
	s.captureReserved(ctx, domain.System(actor.StoreID), tx)
	return s.As(actor).Payment(ctx, id)
}

// releaseNow calls the gateways of the given payments in order to void the authorizations that were
// released.
func (s *Service) releaseNow(ctx context.Context, actor domain.Actor, payments []*ordering.Payment) {
	command.SideBySide(ctx, "release", payments, func(ctx context.Context, _ int, p *ordering.Payment) error {
		return s.settleVoid(ctx, domain.System(actor.StoreID), p)
	})
}

// askVoid voids an authorization at the gateway. A repeated call uses the same key and has
// the same outcome.
func (s *Service) askVoid(ctx context.Context, p *ordering.Payment) (ordering.Result, error) {
	return s.ask(ctx, question{
		payment: p, operation: payment.OperationVoid, key: p.VoidKey(), owed: true,
		call: func(ctx context.Context, g payment.Gateway, a payment.Account, key string) (payment.Result, error) {
			return g.Void(ctx, a, payment.VoidRequest{Key: key, Reference: p.ProviderReference, AskedOn: s.askedBefore(true, p.ModifiedOn)})
		},
	})
}

// settleVoid voids an authorization at the gateway, if the payment still needs a void, and
// settles the response.
func (s *Service) settleVoid(ctx context.Context, system domain.Actor, owing *ordering.Payment) error {
	if !owing.OwesVoid() {
		return nil
	}
	result, err := s.askVoid(ctx, owing)
	if err != nil {
		return err
	}
	if result.Outcome == ordering.OutcomeDeclined {
		slog.WarnContext(ctx, "authorization was not released", "payment", owing.ID, "code", result.DeclineCode)
	}
	tx, err := s.Begin(ctx, system)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	o, p, err := tx.LockPaymentOrder(ctx, owing.ID)
	if err != nil {
		return err
	}
	p.SettleVoid(result, tx.At)
	if err := tx.SaveOrder(ctx, o); err != nil {
		return err
	}
	return tx.Commit(ctx)
}

// LapseAuthorizationsDue ends expired authorizations, at most 100 in one run.
func (s *Service) LapseAuthorizationsDue(ctx context.Context) error {
	due, err := s.DB.LapsesDue(ctx, 100)
	if err != nil {
		return err
	}
	var failed []error
	for _, d := range due {
		failed = append(failed, s.lapse(ctx, domain.System(d.StoreID), d.ID))
	}
	return errors.Join(failed...)
}

func (s *Service) lapse(ctx context.Context, system domain.Actor, id int64) error {
	tx, err := s.Begin(ctx, system)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	o, p, err := tx.LockPaymentOrder(ctx, id)
	if err != nil {
		return err
	}
	events := o.Lapse(p, tx.At)
	if err := tx.SaveOrder(ctx, o); err != nil {
		return err
	}
	if err := tx.Commit(ctx, events...); err != nil {
		return err
	}
	return s.settleVoid(ctx, system, p) // the gateway may reserve the amount for longer than expected
}

// reserveOnFulfillment reserves, in the caller's transaction, captures of the amount due for the units that have left
// (CaptureDue). It considers the live authorizations that the function of selects and that are captured on fulfillment.
// It plans all captures of the order together, so each due amount is captured once although several payments could
// cover it.
func reserveOnFulfillment(ctx context.Context, t *command.Tx, store *settings.Store, o *ordering.Order, actor domain.Actor, of, keeps func(*ordering.Payment) bool) error {
	takes := map[*ordering.Payment]bool{}
	var all, others bool
	for _, p := range o.Payments {
		if !p.Outstanding().Positive() || !o.Capturable().Positive() || !of(p) {
			continue
		}
		if p.IsTender() {
			continue
		}
		provider, err := t.PaymentProvider(ctx, p.PaymentProviderID)
		if domain.CodeOf(err) == domain.NotFound {
			continue // a payment without its provider cannot be captured
		}
		if err != nil {
			return err
		}
		others, takes[p] = true, p.CapturesOnFulfillment(provider.CapturesBy(store))
		all = all || takes[p]
	}
	// Tenders are captured like the payment of the remaining amount, or else by the store's settings.
	for _, p := range o.Tendered() {
		takes[p] = of(p) && (all || !others && store.Settings.CaptureMode == settings.CaptureOnFulfillment)
	}
	for _, part := range o.CaptureDue(func(p *ordering.Payment) bool { return takes[p] }, keeps, actor, t.At) {
		t.Reserved = append(t.Reserved, part.Payment)
	}
	return nil
}

// ReserveUnshipped reserves the captures that wait for a parcel that will never leave, and the captures for a parcel
// that had to wait for an earlier capture to finish. It covers saved orders (HeldBack). Every commit runs it, whether
// the command places, edits, refunds or releases the order.
func ReserveUnshipped(ctx context.Context, t *command.Tx) error {
	for _, saved := range t.SavedOrders() {
		o, waits := saved.Order, false
		for _, p := range o.Payments {
			waits = waits || o.HeldBack(p)
		}
		if !waits {
			continue
		}
		store, err := t.Store(ctx)
		if err != nil {
			return err
		}
		before := len(t.Reserved)
		// The system is the actor, because the request does not ask for this money: a repeated request must not treat
		// the capture as its own. Either the whole due amount is captured, or the gateway keeps the rest of the
		// authorization as it did after an earlier capture.
		keeps := func(*ordering.Payment) bool { return true }
		if err := reserveOnFulfillment(ctx, t, store, o, domain.System(o.StoreID), o.HeldBack, keeps); err != nil {
			return err
		}
		if len(t.Reserved) > before {
			if err := t.SaveOrder(ctx, o); err != nil {
				return err
			}
		}
	}
	return nil
}

// captureReserved captures the amounts that a committed transaction has reserved. The
// sweep retries captures with an unknown outcome, and a decline fires the event
// order.payment_failed. In both cases the transaction stays committed.
func (s *Service) captureReserved(ctx context.Context, actor domain.Actor, t *command.Tx) {
	if len(t.Reserved) == 0 {
		return
	}
	command.SideBySide(ctx, "capture", t.Reserved, func(ctx context.Context, _ int, p *ordering.Payment) error { return s.captureNow(ctx, actor, p, false) })
	s.releaseRest(ctx, actor.StoreID, t.Reserved[0].OrderID)
}

// releaseRest voids an order's released authorizations at their gateways, for example authorizations that
// the order did not need. The sweep retries failed calls.
func (s *Service) releaseRest(ctx context.Context, storeID, orderID int64) {
	system := domain.System(storeID)
	o, err := s.As(system).Order(ctx, ordering.OrderKey{ID: orderID})
	if err != nil {
		slog.WarnContext(ctx, "authorizations not released yet", "order", orderID, "store", storeID, "error", err)
		return
	}
	s.releaseNow(ctx, system, o.Payments)
}

// numberNew assigns numbers to the refunds that a rule issued for money that the order did not need. Call
// it last, because it locks the counter until the commit.
func (s *Service) numberNew(ctx context.Context, t *command.Tx, o *ordering.Order) error {
	var issued []*ordering.Refund
	for _, r := range o.Refunds {
		if r.ID == 0 && r.RefundNumber == 0 {
			issued = append(issued, r)
		}
	}
	if len(issued) == 0 {
		return nil
	}
	store, err := t.Store(ctx)
	if err != nil {
		return err
	}
	return s.numberRefunds(ctx, t, store, issued)
}
