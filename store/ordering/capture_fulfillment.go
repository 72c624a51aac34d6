package ordering

import (
	"context"
	"log/slog"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// reserveOnFulfillment reserves, in the caller's transaction, captures of the amount that
// an order owes for the units that have left (CaptureDue). It considers live authorizations
// that the function of accepts and whose provider captures on fulfillment. It plans all
// captures of the order together, so each due amount is captured once although several
// payments could cover it.
func reserveOnFulfillment(ctx context.Context, t *command.Tx, store *settings.Store, o *ordering.Order, actor domain.Actor, of, keeps func(*ordering.Payment) bool) error {
	takes := map[*ordering.Payment]bool{}
	for _, p := range o.Payments {
		if !p.Outstanding().Positive() || !o.Capturable().Positive() || !of(p) {
			continue
		}
		provider, err := t.PaymentProvider(ctx, p.PaymentProviderID)
		if domain.CodeOf(err) == domain.NotFound {
			continue // a payment without its provider cannot be captured
		}
		if err != nil {
			return err
		}
		takes[p] = provider.CapturesBy(store) == settings.CaptureOnFulfillment
	}
	for _, part := range o.CaptureDue(func(p *ordering.Payment) bool { return takes[p] }, keeps, actor, t.At) {
		t.Reserved = append(t.Reserved, part.Payment)
	}
	return nil
}

// ReserveUnshipped reserves the captures that wait for a parcel that will never leave, and the captures of a
// parcel that an earlier capture in progress had delayed. It covers saved orders (HeldBack). Every commit runs
// it, whether the command places, edits, refunds or releases the order.
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
