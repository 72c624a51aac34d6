package store

import (
	"context"
	"slices"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// OrderReplace says how an order is sent again.
type OrderReplace struct {
	OrderID          int64
	Reason           ordering.ReplaceReason
	Items            []ordering.ReplaceItem // nil: all that is neither refunded nor canceled
	Free             bool                   // it costs nothing, shipping included
	CancelReplaced   bool
	ShippingAddress  *domain.Address // nil: the replaced order's
	ShippingMethodID *int64          // nil: the replaced order's
	Payment          *PaymentChoice  // nil: it is waited for; a provider of 0 is the store's default
	Note             string          // internal
	NotifyCustomer   bool
}

// replacement is what is to know of an order that sends another again.
type replacement struct {
	whole bool // the request names no lines
}

// ReplaceOrder places an order for lines of another, priced as they were: a free
// one, or one that is paid as an order that is created. Neither coupons nor the
// least order apply to it, and it counts for no commission and no automatic tier.
// The same request again goes on from what it finds.
func (s *Service) ReplaceOrder(ctx context.Context, actor domain.Actor, in OrderReplace) (*ordering.Order, error) {
	var was *ordering.Order
	var c ordering.Cancellation
	held, err := taxed(ctx, s, true, func(ctx context.Context) (held reservation, err error) {
		held, was, c, err = s.reserveReplacement(ctx, actor, in)
		return held, err
	})
	if err != nil {
		return nil, err
	}
	if c.Done {
		_, _ = s.refundNow(ctx, actor, was, c.Refunds) // what fails the sweep finishes
		s.releaseNow(ctx, actor, was.Payments)
	}
	if held.attempt == nil {
		return held.order, nil
	}
	return s.charge(ctx, actor, held)
}

func (s *Service) reserveReplacement(ctx context.Context, actor domain.Actor, in OrderReplace) (held reservation, o *ordering.Order, c ordering.Cancellation, err error) {
	if err := in.check(); err != nil {
		return held, nil, c, err
	}
	tx, store, err := s.open(ctx, actor)
	if err != nil {
		return held, nil, c, err
	}
	defer tx.Rollback()
	seen, err := tx.Order(ctx, ordering.OrderKey{ID: in.OrderID})
	if err != nil {
		return held, nil, c, err
	}
	customer, err := lockBuyer(ctx, tx, seen.CustomerID) // before the order, in the order of the locks
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
	wanted, err := in.wanted(o, store)
	if err != nil {
		return held, nil, c, err
	}
	if in.CancelReplaced {
		req := ordering.CancelRequest{Reason: ordering.CancelledOtherReason, Note: in.Note, NotifyCustomer: in.NotifyCustomer}
		if c, err = o.Cancel(req, store.Settings.RoundingMode, actor, tx.at); err != nil {
			return held, nil, c, err
		}
	}
	if c.Done { // so that its stock is there for the new one
		if err := holdVariants(ctx, tx, c.Release, c.Restock, c.WriteOff, wanted.stock()); err != nil {
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

// check refuses what would give goods and money, and what can't be had whole or not
// at all.
func (in OrderReplace) check() error {
	switch {
	case in.Free && in.CancelReplaced:
		return domain.Invalid("/cancelReplaced", "The buyer would get the goods for nothing and their money back: give isFree false.")
	case in.Free && in.Payment != nil:
		return domain.Invalid("/payment", "A free order is not paid.")
	case in.CancelReplaced && in.Payment != nil:
		return domain.Invalid("/cancelReplaced", "The payment may be declined: cancel the replaced order once the new one is paid.")
	}
	return nil
}

// wanted is the new order as an administrator would ask for it.
func (in OrderReplace) wanted(o *ordering.Order, store *settings.Store) (out OrderCreate, err error) {
	may := o.Replaceable
	if in.Free {
		may = o.FreelyReplaceable
	}
	if err := may(); err != nil {
		return out, err
	}
	items, err := o.Replaced(in.Items, in.Free)
	switch {
	case err != nil:
		return out, err
	case !slices.Contains(store.Settings.CurrencyCodes, o.CurrencyCode):
		return out, domain.InvalidAs(domain.CurrencyMismatch, "/orderId", "The store does not sell in %s any more.", o.CurrencyCode)
	case o.CustomerID == nil && o.Email == "":
		return out, domain.Invalid("/orderId", "Who bought it has been erased.")
	}
	out = OrderCreate{
		CustomerID: o.CustomerID, Email: o.Email, CurrencyCode: o.CurrencyCode, ShippingAddress: o.ShippingAddress, BillingAddress: o.BillingAddress,
		ShippingMethodID: o.ShippingMethodID, Payment: in.Payment, replaces: &replacement{whole: in.Items == nil},
	}
	if in.ShippingAddress != nil {
		out.ShippingAddress = in.ShippingAddress
	}
	if in.ShippingMethodID != nil {
		out.ShippingMethodID = in.ShippingMethodID
	}
	if in.Free {
		out.Discount = o.FreeReplacement()
		if out.ShippingMethodID != nil {
			out.ShippingPrice = &domain.Amount{}
		}
	}
	for _, item := range items {
		out.Items = append(out.Items, OrderItem{VariantID: item.VariantID, Quantity: item.Quantity, UnitPrice: o.AgainAt(item, store.Settings.PricesIncludeTax)})
	}
	return out, nil
}

// stock is what an order would take.
func (in OrderCreate) stock() (moves []catalog.StockMove) {
	for _, item := range in.Items {
		moves = append(moves, catalog.StockMove{VariantID: item.VariantID, Quantity: item.Quantity})
	}
	return moves
}

// holdVariants holds the stock of all that is moved in several steps, in the order
// of the locks.
func holdVariants(ctx context.Context, t *tx, moves ...[]catalog.StockMove) error {
	var ids []int64
	for _, m := range slices.Concat(moves...) {
		ids = append(ids, m.VariantID)
	}
	_, err := t.LockStock(ctx, ids)
	return err
}
