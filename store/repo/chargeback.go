package repo

import (
	"context"
	"strconv"
	"strings"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

var chargebackKeys = map[string]sortKey{
	"reportedOn": {column: "reported_on", cast: "timestamptz"},
	"modifiedOn": {column: "modified_on", cast: "timestamptz"},
}

func chargebackKey(c *ordering.Chargeback, key string) (int64, any) {
	if key == "modifiedOn" {
		return c.ID, c.ModifiedOn
	}
	return c.ID, c.ReportedOn
}

// Chargebacks returns one page of the disputes that match a filter, with their orders. With ModifiedSince and no sort
// key, it sorts the disputes by the time of their last change.
func (r Reader) Chargebacks(ctx context.Context, f ordering.ChargebackFilter, q domain.PageQuery) (out domain.Page[*ordering.Chargeback], err error) {
	query := r.query(q, "chargebacks", f)
	err = r.list(ctx, func(g *gorm.DB) error {
		list := filtered(g,
			condition{"status IN ?", f.Status},
			condition{"is_inquiry = ?", f.IsInquiry},
			condition{"order_id IN ?", f.OrderID},
			condition{"order_id IN (SELECT o.id FROM orders o WHERE o.currency_code IN ?)", f.CurrencyCode},
			condition{"reported_on >= ?", f.ReportedFrom},
			condition{"reported_on < ?", f.ReportedTo},
			condition{"modified_on >= ?", f.ModifiedSince},
		)
		if text := strings.TrimSpace(f.Search); text != "" {
			number, err := strconv.ParseInt(text, 10, 64)
			if err != nil {
				number = 0
			}
			list = list.Where("(starts_with(fold(reference), fold(?)) OR order_id IN (SELECT o.id FROM orders o WHERE o.order_number = ?))", text, number)
		}
		if f.ModifiedSince != nil && q.Sort == "" {
			out, err = changed[ordering.Chargeback](list, "", *f.ModifiedSince, query)
		} else {
			out, err = page(list, query, chargebackKeys, chargebackKey)
		}
		if err != nil {
			return err
		}
		return disputedOrders(g, out.Items)
	})
	return out, err
}

func disputedOrders(g *gorm.DB, disputes []*ordering.Chargeback) error {
	ids := make([]int64, len(disputes))
	for i, c := range disputes {
		ids[i] = c.OrderID
	}
	var orders []*ordering.Order
	if err := g.Where("id = ANY(?)", array(ids)).Find(&orders).Error; err != nil {
		return err
	}
	byID := make(map[int64]*ordering.Order, len(orders))
	for _, o := range orders {
		byID[o.ID] = o
	}
	for _, c := range disputes {
		c.Order = byID[c.OrderID]
	}
	return nil
}
