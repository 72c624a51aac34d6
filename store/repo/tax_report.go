package repo

import (
	"context"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

// TaxReportsOf returns the sent and unsent reports about an order to the tax service, oldest first.
func (r Reader) TaxReportsOf(ctx context.Context, orderID int64) (rows []*ordering.TaxReport, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Where("order_id = ?", orderID).Order("id").Find(&rows).Error
	})
	return rows, err
}

// LockTaxReport locks a report so that the caller can settle it.
func (tx *Tx) LockTaxReport(ctx context.Context, id int64) (*ordering.TaxReport, error) {
	return lock[ordering.TaxReport](ctx, tx, "tax report", "id = ?", id)
}

// TaxBooks returns the tax books of an order; nil means none.
func (r Reader) TaxBooks(ctx context.Context, orderID int64) (b *ordering.TaxBooks, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		b, err = optional(take[ordering.TaxBooks](g, "tax books", "order_id = ?", orderID))
		return err
	})
	return b, err
}

// LatestTaxBooks returns the newest tax books that contain a transaction, or nil.
func (r Reader) LatestTaxBooks(ctx context.Context) (b *ordering.TaxBooks, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		b, err = optional(take[ordering.TaxBooks](g.Order("id DESC"), "tax books", "content LIKE ?", `%"transaction":"%`))
		return err
	})
	return b, err
}

// LockTaxBooks locks tax books for a change.
func (tx *Tx) LockTaxBooks(ctx context.Context, id int64) (*ordering.TaxBooks, error) {
	return lock[ordering.TaxBooks](ctx, tx, "tax books", "id = ?", id)
}

// TaxQuotedFirst reports whether an order was the first order to be quoted with its tax reference.
func (r Reader) TaxQuotedFirst(ctx context.Context, o *ordering.Order) (first bool, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		var earlier int64
		err := g.Model(&ordering.Order{}).Where("tax_reference = ? AND id < ?", o.TaxReference, o.ID).Limit(1).Count(&earlier).Error
		first = earlier == 0
		return err
	})
	return first, err
}
