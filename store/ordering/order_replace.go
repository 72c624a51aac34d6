package ordering

import (
	"context"
	"slices"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/returns"
	"github.com/storeplatform/storeplatform/store/domain/settings"
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
		followed, err := followRefunds(ctx, tx, o, c.Refunds)
		if err != nil {
			return held, nil, c, err
		}
		c.Events = append(c.Events, followed...)
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

// priceExchange prices the goods that a return request asks for in exchange, and sets their names. It returns an error
// if the goods cannot be ordered. The price is an estimate: it can change until the replacement order is placed. The
// caller has checked that the actor may return the order.
func (s *Service) priceExchange(ctx context.Context, actor domain.Actor, orderID int64, q *returns.Request) (*pricing.Quote, error) {
	tx, store, err := s.Open(ctx, domain.System(actor.StoreID))
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	o, err := tx.Order(ctx, ordering.OrderKey{ID: orderID})
	if err != nil {
		return nil, err
	}
	wanted, err := returns.Wanted(o, store, q.Exchange)
	if err != nil {
		return nil, err
	}
	p, err := placementOf(ctx, tx, store, wanted)
	if err != nil {
		return nil, err
	}
	if err := p.quote.Obstacle(p.line); err != nil {
		return nil, err
	}
	for i, l := range p.basket.Lines {
		q.Exchange[i].SKU, q.Exchange[i].Name = l.Sellable.Variant.SKU, l.Sellable.Title()
		if local := l.Sellable.TitleIn(p.basket.Reading); local != q.Exchange[i].Name {
			q.Exchange[i].LocalName = local
		}
	}
	return &p.quote, nil
}

// ExchangeReturn places the replacement order of an exchange, and refunds the units that come back. The refund pays the
// new order up to its total, and the gateway pays out the rest. ExchangeReturn charges nothing: if the new order costs
// more than the refund, the difference remains due. A repeated request returns the return of its first run.
func (s *Service) ExchangeReturn(ctx context.Context, actor domain.Actor, id int64, in returns.ExchangeInput, expect domain.Expect) (*ordering.Order, *returns.Return, error) {
	done, err := taxes.Taxed(ctx, s.taxes, true, func(ctx context.Context) (exchanged, error) { return s.exchange(ctx, actor, id, in, expect) })
	if err != nil {
		return nil, nil, err
	}
	if len(done.refunds) > 0 {
		if latest, err := s.refundNow(ctx, actor, done.order, done.refunds); err == nil { // the sweep retries failed refunds
			done.order = latest
		}
	}
	return done.order, done.of, nil
}

// exchanged is a return whose replacement order is placed, with its refunds.
type exchanged struct {
	order   *ordering.Order // the order of the return
	of      *returns.Return
	refunds []*ordering.Refund
}

func (s *Service) exchange(ctx context.Context, actor domain.Actor, id int64, in returns.ExchangeInput, expect domain.Expect) (out exchanged, err error) {
	tx, store, err := s.Open(ctx, actor)
	if err != nil {
		return out, err
	}
	defer tx.Rollback()
	seen, _, err := tx.ReturnOrder(ctx, id)
	if err != nil {
		return out, err
	}
	customer, err := lockBuyer(ctx, tx, seen.CustomerID) // in the lock order, the customer comes before the order
	if err != nil {
		return out, err
	}
	done, err := tx.LockOrderOfCommand(ctx)
	if err != nil {
		return out, err
	}
	var all []*returns.Return
	if out.order, out.of, all, err = tx.LockReturnOrder(ctx, id); err != nil || done != nil {
		return out, err
	}
	o, r := out.order, out.of
	if err := expect.Check(&r.Row); err != nil {
		return out, err
	}
	before := r.Copy()
	replace, err := r.Replacement()
	if err != nil {
		return out, err
	}
	replace.ShippingMethodID, replace.Note, replace.NotifyCustomer = in.ShippingMethodID, in.Note, in.NotifyCustomer
	wanted, err := replace.Wanted(o, store)
	if err != nil {
		return out, err
	}
	req, credit, err := exchangeCredit(ctx, tx, store, o, r, in)
	if err != nil {
		return out, err
	}
	released := r.Release() // the reserved units pass to the new order under lock
	if err := holdVariants(ctx, tx, released, wanted.Stock()); err != nil {
		return out, err
	}
	if err := tx.GiveStock(ctx, released); err != nil {
		return out, err
	}
	p, err := placementOf(ctx, tx, store, wanted)
	if err != nil {
		return out, err
	}
	p.order = &ordering.Order{
		CommandID: actor.CommandID, Source: ordering.SourceOf(actor), InternalNote: replace.Note, NotifyCustomer: replace.NotifyCustomer,
		ReplacedOrderNumber: &o.OrderNumber, ReplacementReason: &replace.Reason,
	}
	moved := credit.Min(p.quote.GrandTotal)
	if moved.Positive() {
		req.MovedTo, req.Moved = p.order, moved
	}
	refunded, err := creditReturn(ctx, tx, store, o, all, req, &out)
	if err != nil {
		return out, err
	}
	_, events, err := s.take(ctx, tx, p, customer, wanted) // takes the order's number, so no lock may follow
	if err != nil {
		return out, err
	}
	r.Exchanged(p.order)
	if moved.Positive() {
		paid, err := payByCredit(ctx, tx, p.order, ordering.OfflinePayment{Method: "OTHER", Amount: &moved, Reference: r.Name(o), MovedFrom: o})
		if err != nil {
			return out, err
		}
		events = append(events, paid...)
	}
	if err := s.numberRefunds(ctx, tx, store, out.refunds); err != nil {
		return out, err
	}
	events = append(events, refunded...)
	if err := tx.SaveReturns(ctx, all); err != nil {
		return out, err
	}
	if err := tx.SaveOrder(ctx, o); err != nil {
		return out, err
	}
	if err := tx.Commit(ctx, append(r.Changed(before), events...)...); err != nil {
		return out, err
	}
	s.captureReserved(ctx, actor, tx)
	return out, nil
}

// payByCredit records the credit of an exchange as a payment of the replacement order, which the transaction has
// placed.
func payByCredit(ctx context.Context, tx *command.Tx, o *ordering.Order, credit ordering.OfflinePayment) ([]domain.Event, error) {
	_, events, err := o.PayOffline(credit, tx.Actor(), tx.At)
	if err != nil {
		return nil, err
	}
	tx.PlacedOrders = slices.DeleteFunc(tx.PlacedOrders, func(placed *ordering.Order) bool { return placed == o }) // SaveOrder keeps it as well
	return events, tx.SaveOrder(ctx, o)
}

// exchangeCredit returns the refund of the units that come back for an exchange, and its amount. The request has
// no lines if no unit is left to refund.
func exchangeCredit(ctx context.Context, tx *command.Tx, store *settings.Store, o *ordering.Order, r *returns.Return, in returns.ExchangeInput) (req ordering.RefundRequest, credit domain.Amount, err error) {
	var terms *settings.ReturnTerms
	if in.ChargesFees {
		facts, err := returnFacts(ctx, tx, store, o, nil)
		if err != nil {
			return req, credit, err
		}
		if found, ok := facts.Policy.For(o.DeliveryCountry(), facts.AccountTypeID); ok {
			terms = &found
		}
	}
	req, credit, err = r.Credit(o, terms, store.Settings.RoundingMode)
	req.NotifyCustomer = in.NotifyCustomer
	return req, credit, err
}

// creditReturn issues the refund of an exchange and assigns its units to the order's returns. A request without lines
// refunds nothing. The caller numbers the refunds, and saves the order and the returns.
func creditReturn(ctx context.Context, tx *command.Tx, store *settings.Store, o *ordering.Order, all []*returns.Return, req ordering.RefundRequest, out *exchanged) (events []domain.Event, err error) {
	if len(req.Lines) == 0 {
		return nil, nil
	}
	if req.Stock, err = stockOf(ctx, tx, o); err != nil {
		return nil, err
	}
	issue, err := o.Refund(req, store.Settings.RoundingMode, tx.Actor(), tx.At)
	if err != nil {
		return nil, err
	}
	if err := tx.Restock(ctx, issue.Restock); err != nil {
		return nil, err
	}
	followed, err := assignRefunds(ctx, tx, o, all, issue.Refunds)
	if err != nil {
		return nil, err
	}
	out.refunds = issue.Refunds
	return append(issue.Events, followed...), nil
}
