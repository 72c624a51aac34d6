package repo

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"time"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/value"
	"github.com/storeplatform/storeplatform/store/scoped"
)

var _ = guards(map[string]error{
	"orders_replaced_once": domain.Errorf(domain.AlreadyExists, "Another order replaces that one by now."),
	// The rules that run under the order's lock normally refuse these changes first; the constraints are a second
	// check.
	"payments_refund_limit":      domain.Errorf(domain.RefundExceedsRemaining, "More would be refunded than was captured."),
	"order_lines_refunded_limit": domain.Errorf(domain.RefundExceedsRemaining, "More units would be refunded than were ordered."),
	"order_lines_shipped_limit":  domain.Errorf(domain.QuantityExceedsUnfulfilled, "More units would be shipped than were ordered."),
})

// LockOrder reads and locks an order with its lines, payments, refunds, shipments and
// chargebacks. The transaction may update all of them.
func (tx *Tx) LockOrder(ctx context.Context, id int64) (*ordering.Order, error) {
	var o *ordering.Order
	var lines []*ordering.OrderLine
	var payments []*ordering.Payment
	var refunds []*ordering.Refund
	var shipments []*ordering.Shipment
	err := scoped.Together(tx.on(ctx), // the lock of the order comes first and covers the other rows
		func(g *gorm.DB) (err error) {
			o, err = lockIn[ordering.Order](g, tx, "order", "id = ?", id)
			return err
		},
		func(g *gorm.DB) (err error) {
			lines, err = lockAllIn[ordering.OrderLine](g, tx, "order_id = ?", id)
			return err
		},
		func(g *gorm.DB) (err error) {
			payments, err = lockAllIn[ordering.Payment](g, tx, "order_id = ?", id)
			return err
		},
		func(g *gorm.DB) (err error) {
			refunds, err = lockAllIn[ordering.Refund](g, tx, "order_id = ?", id)
			return err
		},
		func(g *gorm.DB) (err error) {
			shipments, err = lockAllIn[ordering.Shipment](g, tx, "order_id = ?", id)
			return err
		})
	if err != nil {
		return nil, classify(err)
	}
	slices.SortStableFunc(lines, func(a, b *ordering.OrderLine) int { return cmp.Compare(a.Position, b.Position) })
	o.Lines, o.Payments, o.Refunds, o.Shipments = lines, payments, refunds, shipments
	if err := tx.lockTenders(ctx, o); err != nil || o.ChargebackCount == 0 {
		return o, err
	}
	o.Chargebacks, err = lockAll[ordering.Chargeback](ctx, tx, "order_id = ?", id)
	return o, err
}

// SaveOrder writes the changed rows of a locked order, its lines, payments, refunds, shipments and chargebacks, and
// inserts new rows. If any of these rows changed, it also updates the order's own row. The last parameter lists other
// changed rows to write in the same round trip. SaveOrder does not write unchanged rows.
func (tx *Tx) SaveOrder(ctx context.Context, o *ordering.Order, with ...domain.Entity) error {
	if !tx.held.Has(o) {
		return fmt.Errorf("repo: save of order %d, which was not locked", o.ID)
	}
	tx.saved(o)
	parts := make([]domain.Entity, 0, len(o.Lines)+len(o.Payments)+len(o.Refunds)+len(o.Shipments))
	parts = append(parts, entities(o.Lines)...)
	parts = append(parts, entities(o.Payments)...)
	parts = append(parts, entities(o.Refunds)...)
	parts = append(parts, entities(o.Shipments)...)
	parts = append(parts, entities(o.Chargebacks)...)
	changed, added, err := tx.held.Differences(parts)
	if err != nil {
		return err
	}
	rows := with
	if len(changed)+len(added) > 0 || tx.held.Changed(o) {
		rows = slices.Concat([]domain.Entity{o}, changed, with)
	}
	return tx.write(ctx, rows, added)
}

// Unreplace clears the replacement number of the order that o would have replaced, because o was not placed. The caller
// has locked o and saves it.
func (tx *Tx) Unreplace(ctx context.Context, o *ordering.Order) error {
	if o.ReplacedOrderNumber == nil {
		return nil
	}
	return classify(tx.on(ctx).Exec(`UPDATE orders SET replacement_order_number = NULL, version = version + 1, modified_on = ?
		WHERE order_number = ? AND replacement_order_number = ?`, tx.db.clock.Now(), *o.ReplacedOrderNumber, o.OrderNumber).Error)
}

// ownOrders restricts orders to the orders that the actor may see. Customers see their own orders. A guest and the
// holder of a checkout link see the order of their cart during checkout, and for ordering.ReadableAfterConversion after
// the conversion. The holder of a link to an order sees only that order, once the order is placed. A draft whose
// payment waits for an action of the buyer is included; lists omit the draft until it is placed.
func (r Reader) ownOrders(g *gorm.DB) *gorm.DB {
	switch {
	case r.actor.Kind != domain.ActorCustomer:
		return g
	case r.actor.LinkedOrderID != 0:
		return g.Where("placed_on IS NOT NULL AND id = ?", r.actor.LinkedOrderID)
	case !r.actor.HasOneCart():
		return g.Where("customer_id = ? AND "+buyers, r.actor.ID)
	}
	carts, whose := r.mine()
	return g.Where(buyers+` AND (id = (SELECT converted_order_id FROM carts WHERE `+carts+` AND converted_on > ?)
		OR cart_id = (SELECT id FROM carts WHERE `+carts+` AND status = 'CHECKING_OUT'))`,
		slices.Concat(whose, []any{r.db.clock.Now().Add(-ordering.ReadableAfterConversion)}, whose)...)
}

// buyers is the condition for orders that their buyers may see.
const buyers = "(placed_on IS NOT NULL OR status = 'DRAFT' AND payment_status = 'REQUIRES_ACTION')"

// Order returns an order with its lines, payments, refunds, chargebacks and shipments. For a guest, who has only one
// order, the key may be empty.
func (r Reader) Order(ctx context.Context, key ordering.OrderKey) (o *ordering.Order, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		list := r.ownOrders(g)
		if key.Placed {
			list = list.Where("placed_on IS NOT NULL")
		}
		switch {
		case key.ID != 0:
			o, err = take[ordering.Order](list, "order", "id = ?", key.ID)
		case key.Number != 0:
			o, err = take[ordering.Order](list, "order", "order_number = ?", key.Number)
		case r.actor.HasOneCart(): // a guest's only order
			o, err = take[ordering.Order](list, "order", "true")
		default:
			err = domain.Missing("order")
		}
		if err != nil {
			return err
		}
		if err := r.nameOrders(ctx, g, o); err != nil {
			return err
		}
		if err := orderParts(g, []*ordering.Order{o}, true, true, true); err != nil {
			return err
		}
		lines := cardLines(o)
		if len(lines) == 0 {
			return nil
		}
		var cards []*value.GiftCard
		if err := g.Where("line_item_id = ANY(?)", array(lines)).Order("id").Find(&cards).Error; err != nil {
			return err
		}
		return setGiftCards(g, o, cards)
	})
	return o, err
}

// nameOrders loads the prefix of the orders' names if the actor is a customer.
func (r Reader) nameOrders(ctx context.Context, g *gorm.DB, orders ...*ordering.Order) error {
	if r.actor.Kind != domain.ActorCustomer {
		return nil
	}
	store, err := Reader{db: r.db, actor: r.actor, tx: g}.Store(ctx)
	if err != nil {
		return err
	}
	for _, o := range orders {
		o.NumberPrefix = store.Settings.OrderNumberPrefix
	}
	return nil
}

// OrderOfCart returns the order of a cart, placed or not, with its lines. The caller has read the cart.
func (r Reader) OrderOfCart(ctx context.Context, cartID int64, payments bool) (o *ordering.Order, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		if o, err = take[ordering.Order](g, "order", "cart_id = ?", cartID); err != nil {
			return err
		}
		return orderParts(g, []*ordering.Order{o}, true, payments, false)
	})
	return o, err
}

// orderParts loads the given parts of orders, with one statement per kind, whatever the number of orders.
func orderParts(g *gorm.DB, orders []*ordering.Order, lines, money, shipments bool) error {
	var reads []func(*gorm.DB) error
	if lines {
		reads = append(reads, func(g *gorm.DB) error { return linesOf(g, orders) })
	}
	if money {
		reads = append(reads, func(g *gorm.DB) error { return moneyOf(g, orders) })
	}
	if shipments {
		reads = append(reads, func(g *gorm.DB) error {
			return ofOrders(g.Order("id"), orders, func(o *ordering.Order, s *ordering.Shipment) { o.Shipments = append(o.Shipments, s) }, func(s *ordering.Shipment) int64 { return s.OrderID })
		})
	}
	return scoped.Together(g, reads...)
}

func linesOf(g *gorm.DB, orders []*ordering.Order) error {
	return ofOrders(g.Order("order_id, position, id"), orders, func(o *ordering.Order, l *ordering.OrderLine) { o.Lines = append(o.Lines, l) }, func(l *ordering.OrderLine) int64 { return l.OrderID })
}

// moneyOf loads the payments, refunds and chargebacks of orders.
func moneyOf(g *gorm.DB, orders []*ordering.Order) error {
	disputed := slices.DeleteFunc(slices.Clone(orders), func(o *ordering.Order) bool { return o.ChargebackCount == 0 })
	return scoped.Together(g,
		func(g *gorm.DB) error {
			return ofOrders(g.Order("id"), disputed, func(o *ordering.Order, c *ordering.Chargeback) { o.Chargebacks = append(o.Chargebacks, c) }, func(c *ordering.Chargeback) int64 { return c.OrderID })
		},
		func(g *gorm.DB) error {
			return ofOrders(g.Order("id"), orders, func(o *ordering.Order, p *ordering.Payment) { o.Payments = append(o.Payments, p) }, func(p *ordering.Payment) int64 { return p.OrderID })
		},
		func(g *gorm.DB) error {
			return ofOrders(g.Order("id"), orders, func(o *ordering.Order, r *ordering.Refund) { o.Refunds = append(o.Refunds, r) }, func(r *ordering.Refund) int64 { return r.OrderID })
		})
}

// ofOrders reads the rows of one kind that belong to orders, and adds each row to the order to which it belongs.
func ofOrders[T any](g *gorm.DB, orders []*ordering.Order, add func(*ordering.Order, *T), order func(*T) int64) error {
	if len(orders) == 0 {
		return nil
	}
	ids := make([]int64, len(orders))
	byID := make(map[int64]*ordering.Order, len(orders))
	for i, o := range orders {
		ids[i], byID[o.ID] = o.ID, o
	}
	var rows []*T
	if err := g.Where("order_id = ANY(?)", array(ids)).Find(&rows).Error; err != nil {
		return err
	}
	for _, row := range rows {
		add(byID[order(row)], row)
	}
	return nil
}

// UnfulfilledCount counts the placed orders with units left to ship, by fulfillment status.
// OldestOrderDate is in UTC.
func (r Reader) UnfulfilledCount(ctx context.Context) (c ordering.UnfulfilledCount, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		var rows []struct {
			FulfillmentStatus ordering.FulfillmentStatus
			Count             int64
			Oldest            time.Time
		}
		err := g.Model(&ordering.Order{}).Select("fulfillment_status, count(*) AS count, min(order_date) AS oldest").
			Where("placed_on IS NOT NULL AND status <> 'CANCELLED' AND fulfillment_status IN ('UNFULFILLED', 'PARTIALLY_FULFILLED', 'ON_HOLD')"). // same condition as in the index
			Group("fulfillment_status").Find(&rows).Error
		for _, row := range rows {
			switch row.FulfillmentStatus {
			case ordering.Unfulfilled:
				c.Unfulfilled = row.Count
			case ordering.PartiallyFulfilled:
				c.PartiallyFulfilled = row.Count
			case ordering.OnHold:
				c.OnHold = row.Count
			default: // not selected
			}
			if oldest := row.Oldest.UTC(); c.OldestOrderDate == nil || oldest.Before(*c.OldestOrderDate) {
				c.OldestOrderDate = &oldest
			}
		}
		return err
	})
	return c, err
}
