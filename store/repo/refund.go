package repo

import (
	"context"
	"strconv"
	"strings"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

var _ = guards(map[string]error{
	// Refunds of two sequences took the same number at the same time; see NextRefund.
	"refunds_number_unique": &domain.Error{Code: domain.Busy, RetryAfter: 1, Detail: "Another refund took the same number. Try again."},
})

var refundKeys = map[string]sortKey{
	"createdOn":    {column: "id", cast: "bigint"}, // ids ascend in the order of creation
	"refundedOn":   {column: "id", cast: "bigint"}, // a refund is issued when it is created
	"modifiedOn":   {column: "modified_on", cast: "timestamptz"},
	"amount":       {column: "amount_units", cast: "bigint"},
	"refundNumber": {column: "refund_number", cast: "bigint"},
}

func refundKey(r *ordering.Refund, key string) (int64, any) {
	switch key {
	case "modifiedOn":
		return r.ID, r.ModifiedOn
	case "amount":
		return r.ID, units(r.Amount)
	case "refundNumber":
		return r.ID, r.RefundNumber
	}
	return r.ID, r.ID
}

// Refunds returns one page of the refunds that match a filter and that the actor may see. With ModifiedSince and no
// sort key, it sorts the refunds by the time of their last change.
func (r Reader) Refunds(ctx context.Context, f ordering.RefundFilter, q domain.PageQuery) (out domain.Page[*ordering.Refund], err error) {
	var found matches
	if strings.TrimSpace(f.Search) != "" {
		if found, err = r.findRefunds(ctx, f.Search); err != nil {
			return out, err
		}
	}
	query := r.query(q, "refunds", f, r.whose())
	err = r.list(ctx, func(g *gorm.DB) error {
		list := found.narrow(r.ofOwnOrders(g))
		list = since(list, f.CreatedFrom, f.CreatedTo, f.ModifiedSince)
		list = filtered(list,
			condition{"status IN ?", f.Status},
			condition{"reason IN ?", f.Reason},
			condition{"order_id IN ?", f.OrderID},
			condition{"order_id IN (SELECT o.id FROM orders o WHERE o.order_number IN ?)", f.OrderNumber},
			condition{"refund_number IN ?", f.RefundNumber},
			condition{"order_id IN (SELECT o.id FROM orders o WHERE o.customer_id IN ? AND o.placed_on IS NOT NULL)", f.CustomerID},
			condition{"currency_code IN ?", f.CurrencyCode},
		)
		if f.ModifiedSince != nil && q.Sort == "" {
			out, err = changed[ordering.Refund](list, "", *f.ModifiedSince, query)
		} else {
			out, err = page(list, query, refundKeys, refundKey)
		}
		if err != nil || !f.WithOrder {
			return err
		}
		return refundedOrders(g, out.Items)
	})
	return out, err
}

// ofOwnOrders restricts rows of orders to the orders that the actor may see.
func (r Reader) ofOwnOrders(g *gorm.DB) *gorm.DB {
	if r.actor.Kind != domain.ActorCustomer {
		return g
	}
	own := r.ownOrders(g.Model(&ordering.Order{})).Select("id")
	return g.Where("order_id IN (?)", own)
}

// findRefunds looks up refunds by their number, and by the texts and numbers by which their orders are found.
func (r Reader) findRefunds(ctx context.Context, text string) (m matches, err error) {
	m, err = r.searchOrders(ctx, text, "refunds.order_id", "refunds.order_search", false)
	if number, err := strconv.ParseInt(strings.TrimSpace(text), 10, 64); err == nil {
		m.or("refunds.refund_number = ?", number)
	}
	return m, classify(err)
}

func refundedOrders(g *gorm.DB, refunds []*ordering.Refund) error {
	ids := make([]int64, len(refunds))
	for i, refund := range refunds {
		ids[i] = refund.OrderID
	}
	var orders []*ordering.Order
	if err := g.Where("id = ANY(?)", array(ids)).Find(&orders).Error; err != nil {
		return err
	}
	if err := orderParts(g, orders, false, true, false); err != nil {
		return err
	}
	byID := make(map[int64]*ordering.Order, len(orders))
	for _, o := range orders {
		byID[o.ID] = o
	}
	for _, refund := range refunds {
		refund.Order = byID[refund.OrderID]
	}
	return nil
}

// RefundOrder returns the order of a refund with all of its parts, and the refund in the order.
func (r Reader) RefundOrder(ctx context.Context, key ordering.RefundKey) (o *ordering.Order, refund *ordering.Refund, err error) {
	err = r.once(ctx, func(r Reader) error {
		if key.ID != 0 {
			refund, err = take[ordering.Refund](r.ofOwnOrders(r.on(ctx)), "refund", "id = ?", key.ID)
		} else {
			refund, err = take[ordering.Refund](r.ofOwnOrders(r.on(ctx)), "refund", "refund_number = ?", key.Number)
		}
		if err != nil {
			return err
		}
		if o, err = r.Order(ctx, ordering.OrderKey{ID: refund.OrderID}); err != nil {
			return err
		}
		refund, err = domain.Find(o.Refunds, refund.ID, "refund")
		return err
	})
	if err != nil {
		return nil, nil, err
	}
	return o, refund, nil
}

// LockRefundOrder reads and locks the order of a refund, and returns the order and the refund in it.
func (tx *Tx) LockRefundOrder(ctx context.Context, refundID int64) (*ordering.Order, *ordering.Refund, error) {
	refund, err := take[ordering.Refund](tx.on(ctx), "refund", "id = ?", refundID)
	if err != nil {
		return nil, nil, classify(err)
	}
	o, err := tx.LockOrder(ctx, refund.OrderID)
	if err != nil {
		return nil, nil, err
	}
	refund, err = domain.Find(o.Refunds, refundID, "refund")
	return o, refund, err
}

// LockRefund reads and locks one refund without its order. This lock suffices to record a call to the refund's gateway.
// To change the order's ledgers, call LockRefundOrder.
func (tx *Tx) LockRefund(ctx context.Context, id int64) (*ordering.Refund, error) {
	return lock[ordering.Refund](ctx, tx, "refund", "id = ?", id)
}

// ClaimRefunds claims open refunds whose gateway the sweep must query. Each claim lasts for a lease.
func (db *DB) ClaimRefunds(ctx context.Context, slots Slots) ([]Due, error) {
	return db.claimDue(ctx, slots, claim{table: "refunds", due: "settle_on", condition: "t.status IN ('PENDING', 'PROCESSING')", payment: "t.payment_id"})
}

// NextRefund returns the next number of a sequence that no refund of the store has. A store may change the sequence of
// its refunds, so a refund from another sequence may have the number. See Next for the locks that it takes.
func (tx *Tx) NextRefund(ctx context.Context, sequence string, start int64) (int64, error) {
	n, err := tx.Next(ctx, sequence, start)
	if err != nil {
		return 0, err
	}
	free := n
	if err := tx.on(ctx).Raw(`SELECT coalesce((SELECT min(r.refund_number) + 1 FROM refunds r WHERE r.refund_number >= ?
			AND NOT EXISTS (SELECT FROM refunds x WHERE x.refund_number = r.refund_number + 1)), ?)
		WHERE EXISTS (SELECT FROM refunds WHERE refund_number = ?)`, n, n, n).Scan(&free).Error; err != nil {
		return 0, classify(err)
	}
	if free == n {
		return n, nil
	}
	return tx.Next(ctx, sequence, free)
}
