package ordering

import (
	"context"
	"log/slog"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// reserveOnFulfillment reserves, in the caller's transaction, the capture of all that an
// order owes from its live authorizations whose provider captures on fulfillment. It
// plans once for the order: each amount that is due is asked for once, however many
// payments could give it.
func reserveOnFulfillment(ctx context.Context, t *command.Tx, store *settings.Store, o *ordering.Order, actor domain.Actor, of func(*ordering.Payment) bool) error {
	takes := map[*ordering.Payment]bool{}
	for _, p := range o.Payments {
		if !p.Outstanding().Positive() || !o.Capturable().Positive() || !of(p) {
			continue
		}
		provider, err := t.PaymentProvider(ctx, p.PaymentProviderID)
		if domain.CodeOf(err) == domain.NotFound {
			continue // it is gone, and with it the way to ask
		}
		if err != nil {
			return err
		}
		takes[p] = provider.CapturesBy(store) == settings.CaptureOnFulfillment
	}
	for _, part := range o.CaptureDue(func(p *ordering.Payment) bool { return takes[p] }, actor, t.At) {
		t.Reserved = append(t.Reserved, part.Payment)
	}
	return nil
}

// ReserveUnshipped reserves the captures that wait for a parcel which will never leave:
// of saved orders that have nothing to ship, or nothing left. Whichever command brings an
// order there, placing, editing, refunding or releasing it, its commit does this.
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
		// In the system's name: the request that came here does not ask for this money, and
		// must not find it as its own when it is repeated.
		if err := reserveOnFulfillment(ctx, t, store, o, domain.System(o.StoreID), o.HeldBack); err != nil {
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

// captureReserved asks the gateways for what a committed transaction has reserved. What
// is not decided the sweep asks again, and a decline is order.payment_failed: neither
// undoes what the transaction was about.
func (s *Service) captureReserved(ctx context.Context, actor domain.Actor, t *command.Tx) {
	if len(t.Reserved) == 0 {
		return
	}
	command.SideBySide(ctx, "capture", t.Reserved, func(ctx context.Context, _ int, p *ordering.Payment) error { return s.captureNow(ctx, actor, p, false) })
	s.releaseRest(ctx, actor.StoreID, t.Reserved[0].OrderID)
}

// releaseRest tells the gateways of all authorizations that an order has given up, such
// as those that it did not need to be paid. What fails the sweep tells them.
func (s *Service) releaseRest(ctx context.Context, storeID, orderID int64) {
	system := domain.System(storeID)
	o, err := s.As(system).Order(ctx, ordering.OrderKey{ID: orderID})
	if err != nil {
		slog.WarnContext(ctx, "authorizations not released yet", "order", orderID, "store", storeID, "error", err)
		return
	}
	s.releaseNow(ctx, system, o.Payments)
}

// numberNew numbers the refunds of an order that a rule has issued by itself, since money
// came in that nobody wanted. Call it last: it holds the counter until the commit.
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
