package ordering

import (
	"context"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// HoldOrder prevents an order from being shipped. On an order that is already held it
// replaces the reason, without an event. It returns an error if any unit is shipped.
func (s *Service) HoldOrder(ctx context.Context, actor domain.Actor, id int64, reason ordering.HoldReason, note *string) (*ordering.Order, error) {
	tx, _, o, err := s.openOrder(ctx, actor, id)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	events, err := o.HoldShipping(reason, note, actor, tx.At)
	if err != nil {
		return nil, err
	}
	if err := tx.SaveOrder(ctx, o); err != nil {
		return nil, err
	}
	return o, tx.Commit(ctx, events...)
}

// ReleaseOrder ends the hold of an order and appends a note to the order's internal notes.
// It then captures the authorizations whose capture only the hold had delayed. An order
// that is not held stays unchanged.
func (s *Service) ReleaseOrder(ctx context.Context, actor domain.Actor, id int64, note string) (*ordering.Order, error) {
	tx, _, o, err := s.openOrder(ctx, actor, id)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	events, err := o.Release(note, tx.At)
	if err != nil {
		return nil, err
	}
	if err := tx.SaveOrder(ctx, o); err != nil {
		return nil, err
	}
	if err := tx.Commit(ctx, events...); err != nil {
		return nil, err
	}
	s.captureReserved(ctx, actor, tx)
	return o, nil
}

// RecordOrderOfflinePayment records money that arrived outside a gateway, as a captured
// payment. A nil in.Amount means the amount due. A repeated request records nothing and
// returns the order.
func (s *Service) RecordOrderOfflinePayment(ctx context.Context, actor domain.Actor, id int64, in ordering.OfflinePayment) (*ordering.Order, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	if in.PaymentProviderID != 0 {
		provider, err := tx.PaymentProvider(ctx, in.PaymentProviderID)
		if err != nil && domain.CodeOf(err) != domain.NotFound {
			return nil, err
		}
		if provider == nil || provider.ProviderCode != settings.OfflineProvider {
			return nil, domain.Invalid("/paymentProviderId", "The store has no such provider for offline payments.")
		}
	}
	if err := holdOwing(ctx, tx, id); err != nil {
		return nil, err
	}
	o, err := tx.LockOrder(ctx, id)
	if err != nil {
		return nil, err
	}
	if _, asked := o.Asked(actor); asked {
		return o, nil
	}
	p, events, err := o.PayOffline(in, actor, tx.At)
	if err != nil {
		return nil, err
	}
	if err := tx.SaveOrder(ctx, o); err != nil {
		return nil, err
	}
	if o.Status == ordering.OrderCancelled {
		events = append(events, o.OweBack(p, actor, tx.At)...)
		if err := s.numberNew(ctx, tx, o); err != nil {
			return nil, err
		}
		if err := tx.SaveOrder(ctx, o); err != nil {
			return nil, err
		}
	}
	if err := tx.Commit(ctx, events...); err != nil {
		return nil, err
	}
	s.releaseNow(ctx, actor, o.Payments)
	return o, nil
}

// VoidOrderOfflinePayment voids the record of an offline payment that never arrived. A voided payment
// stays unchanged.
func (s *Service) VoidOrderOfflinePayment(ctx context.Context, actor domain.Actor, orderID, paymentID int64, note string) (*ordering.Order, error) {
	tx, _, o, err := s.openOrder(ctx, actor, orderID)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	events, err := o.VoidOffline(paymentID, note, tx.At)
	if err != nil || len(events) == 0 {
		return o, err
	}
	if err := tx.SaveOrder(ctx, o); err != nil {
		return nil, err
	}
	return o, tx.Commit(ctx, events...)
}

// CancelOrder cancels an order. It returns an error if the buyer has units that were
// neither returned nor refunded. One commit cancels the order, reserves refunds for its
// captured money and releases its stock; req may keep the money or write off the stock.
// The gateways are called after the commit, and the sweeps retry failed calls. An order
// that is already canceled is returned unchanged.
func (s *Service) CancelOrder(ctx context.Context, actor domain.Actor, id int64, req ordering.CancelRequest) (*ordering.Order, error) {
	return s.endOrder(ctx, actor, id, req, false)
}

// VoidOrder cancels an order like CancelOrder, but returns an error if any money
// was captured.
func (s *Service) VoidOrder(ctx context.Context, actor domain.Actor, id int64, req ordering.CancelRequest) (*ordering.Order, error) {
	return s.endOrder(ctx, actor, id, req, true)
}

func (s *Service) endOrder(ctx context.Context, actor domain.Actor, id int64, req ordering.CancelRequest, void bool) (*ordering.Order, error) {
	tx, _, o, err := s.openOrder(ctx, actor, id)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	store, err := tx.Store(ctx)
	if err != nil {
		return nil, err
	}
	end := o.Cancel
	if void {
		end = o.Void
	}
	c, err := end(req, store.Settings.RoundingMode, actor, tx.At)
	if err != nil {
		return nil, err
	}
	if !c.Done {
		return o, nil
	}
	if err := ended(ctx, tx, o, c); err != nil {
		return nil, err
	}
	followed, err := followRefunds(ctx, tx, o, c.Refunds)
	if err != nil {
		return nil, err
	}
	if err := s.numberRefunds(ctx, tx, store, c.Refunds); err != nil {
		return nil, err
	}
	if c.Tell {
		if err := s.letter.QueueMail(ctx, tx, letter.CancelledLetter(store, s.letter.Site(store), o, c.Back())); err != nil {
			return nil, err
		}
	}
	if err := tx.SaveOrder(ctx, o); err != nil {
		return nil, err
	}
	if err := tx.Commit(ctx, append(c.Events, followed...)...); err != nil {
		return nil, err
	}
	_, _ = s.refundNow(ctx, actor, o, c.Refunds) // the sweep retries failed refunds
	s.releaseNow(ctx, actor, o.Payments)
	return s.As(actor).Order(ctx, ordering.OrderKey{ID: id})
}

// ended releases the coupon uses and the stock of a canceled order. If the order replaces a different order,
// that order is no longer marked as replaced.
func ended(ctx context.Context, t *command.Tx, o *ordering.Order, c ordering.Cancellation) error {
	if err := t.Unreplace(ctx, o); err != nil {
		return err
	}
	if err := t.GiveCoupons(ctx, o.ID); err != nil {
		return err
	}
	if len(c.Restock) > 0 && len(c.Release) > 0 {
		if err := holdVariants(ctx, t, c.Restock, c.Release); err != nil {
			return err
		}
	}
	if err := t.Restock(ctx, c.Restock); err != nil {
		return err
	}
	if err := t.GiveStock(ctx, c.Release); err != nil {
		return err
	}
	return t.WriteOffStock(ctx, c.WriteOff)
}

// openOrder begins a transaction and locks an order, after the subscriptions whose
// dunning waits for the order. A command that must lock other rows before the order calls
// Open, locks these rows, then calls LockOrder.
func (s *Service) openOrder(ctx context.Context, actor domain.Actor, id int64) (t *command.Tx, store *settings.Store, o *ordering.Order, err error) {
	if t, store, err = s.Open(ctx, actor); err != nil {
		return nil, nil, nil, err
	}
	if err = holdOwing(ctx, t, id); err == nil {
		o, err = t.LockOrder(ctx, id)
	}
	if err != nil {
		t.Rollback()
	}
	return t, store, o, err
}
