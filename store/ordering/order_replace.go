package ordering

import (
	"context"
	"slices"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/taxes"
)

// ReplaceOrder places an order for lines of an earlier order, at the earlier prices. The new order is free, or
// is paid like a created order. Coupons and the minimum order do not apply to it, and it counts for no
// commission and no automatic tier. A repeated request resumes the earlier request.
func (s *Service) ReplaceOrder(ctx context.Context, actor domain.Actor, in ordering.OrderReplace) (*ordering.Order, error) {
	var was *ordering.Order
	var c ordering.Cancellation
	held, err := taxes.Taxed(ctx, s.taxes, true, func(ctx context.Context) (held reservation, err error) {
		held, was, c, err = s.reserveReplacement(ctx, actor, in)
		return held, err
	})
	if err != nil {
		return nil, err
	}
	if c.Done {
		_, _ = s.refundNow(ctx, actor, was, c.Refunds) // the sweep retries failed refunds
		s.releaseNow(ctx, actor, was.Payments)
	}
	if held.attempt == nil {
		return held.order, nil
	}
	return s.charge(ctx, actor, held)
}

func (s *Service) reserveReplacement(ctx context.Context, actor domain.Actor, in ordering.OrderReplace) (held reservation, o *ordering.Order, c ordering.Cancellation, err error) {
	if err := in.Check(); err != nil {
		return held, nil, c, err
	}
	tx, store, err := s.Open(ctx, actor)
	if err != nil {
		return held, nil, c, err
	}
	defer tx.Rollback()
	seen, err := tx.Order(ctx, ordering.OrderKey{ID: in.OrderID})
	if err != nil {
		return held, nil, c, err
	}
	customer, err := lockBuyer(ctx, tx, seen.CustomerID) // in the lock order, the customer comes before the order
	if err != nil {
		return held, nil, c, err
	}
	done, err := tx.LockOrderOfCommand(ctx)
	if err != nil {
		return held, nil, c, err
	}
	if done != nil {
		held, err := resume(done)
		return held, nil, c, err
	}
	if o, err = tx.LockOrder(ctx, in.OrderID); err != nil {
		return held, nil, c, err
	}
	wanted, err := in.Wanted(o, store)
	if err != nil {
		return held, nil, c, err
	}
	if in.CancelReplaced {
		req := ordering.CancelRequest{Reason: ordering.CancelledOtherReason, Note: in.Note, NotifyCustomer: in.NotifyCustomer}
		if c, err = o.Cancel(req, store.Settings.RoundingMode, actor, tx.At); err != nil {
			return held, nil, c, err
		}
	}
	if c.Done { // the stock of the canceled order is released before the new order takes stock
		if err := holdVariants(ctx, tx, c.Release, c.Restock, c.WriteOff, wanted.Stock()); err != nil {
			return held, nil, c, err
		}
		if err := ended(ctx, tx, o, c); err != nil {
			return held, nil, c, err
		}
	}
	p, err := placementOf(ctx, tx, store, wanted)
	if err != nil {
		return held, nil, c, err
	}
	p.order = &ordering.Order{
		CommandID: actor.CommandID, Source: ordering.SourceOf(actor), InternalNote: in.Note, NotifyCustomer: in.NotifyCustomer,
		ReplacedOrderNumber: &o.OrderNumber, ReplacementReason: &in.Reason,
	}
	held, events, err := s.take(ctx, tx, p, customer, wanted)
	if err != nil {
		return held, nil, c, err
	}
	o.ReplacementOrderNumber = &held.order.OrderNumber
	if err := s.numberRefunds(ctx, tx, store, c.Refunds); err != nil {
		return held, nil, c, err
	}
	if err := tx.SaveOrder(ctx, o); err != nil {
		return held, nil, c, err
	}
	return held, o, c, tx.Commit(ctx, append(c.Events, events...)...)
}

// holdVariants locks the stock rows of several moves together, in lock order.
func holdVariants(ctx context.Context, t *command.Tx, moves ...[]catalog.StockMove) error {
	var ids []int64
	for _, m := range slices.Concat(moves...) {
		ids = append(ids, m.VariantID)
	}
	_, err := t.LockStock(ctx, ids)
	return err
}
