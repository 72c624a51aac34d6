package repo

import (
	"context"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

// TaxReportsOf are what the tax service is, or was, to be told of an order, the first
// report first.
func (r Reader) TaxReportsOf(ctx context.Context, orderID int64) (rows []*ordering.TaxReport, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Where("order_id = ?", orderID).Order("id").Find(&rows).Error
	})
	return rows, err
}

// LockTaxReport holds one of them, to settle it.
func (tx *Tx) LockTaxReport(ctx context.Context, id int64) (*ordering.TaxReport, error) {
	return lock[ordering.TaxReport](ctx, tx, "tax report", "id = ?", id)
}
