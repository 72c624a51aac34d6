package repo

import (
	"context"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/scoped"
)

var _ = guards(map[string]error{
	"tax_classes_name_unique": taken("/name", "The store has a tax class with this name."),
	"tax_classes_code_unique": taken("/code", "The store has a tax class with this code."),
	"tax_classes_in_use":      domain.Errorf(domain.InUse, "Products use the tax class. Name the class that takes them over."),
})

// taxClassColumns lists the columns of a tax class that callers need.
const taxClassColumns = `tax_classes.*, id = COALESCE(` + defaultTaxClass + `, 0) AS is_default,
	(SELECT count(*) FROM products WHERE products.tax_class_id = tax_classes.id) AS product_count`

// TaxClasses returns the store's tax classes: the default class first, then by name.
func (r Reader) TaxClasses(ctx context.Context) ([]*settings.TaxClass, error) {
	var rows []*settings.TaxClass
	err := r.in(ctx, func(g *gorm.DB) error {
		return g.Select(taxClassColumns).Order("is_default DESC, " + byName).Find(&rows).Error
	})
	return rows, err
}

// TaxClass returns one of the store's tax classes.
func (r Reader) TaxClass(ctx context.Context, id int64) (*settings.TaxClass, error) {
	var row *settings.TaxClass
	err := r.in(ctx, func(g *gorm.DB) (err error) {
		row, err = take[settings.TaxClass](g.Select(taxClassColumns), "tax class", "id = ?", id)
		return err
	})
	return row, err
}

// TaxClassRates returns one of the store's tax classes without its number of products, so that the cost of computing
// tax does not grow with the number of products.
func (r Reader) TaxClassRates(ctx context.Context, id int64) (row *settings.TaxClass, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		row, err = scoped.Cached(g, "tax class", id, func() (*settings.TaxClass, error) {
			return take[settings.TaxClass](g.Select("tax_classes.*"), "tax class", "id = ?", id)
		})
		return err
	})
	return row, err
}

// TaxClassByCommand returns the tax class that this request has created; nil means none yet.
func (r Reader) TaxClassByCommand(ctx context.Context) (*settings.TaxClass, error) {
	var rows []*settings.TaxClass
	err := r.in(ctx, func(g *gorm.DB) error {
		return g.Select(taxClassColumns).Where("command_id = ?", r.actor.CommandID).Find(&rows).Error
	})
	if err != nil || len(rows) == 0 {
		return nil, err
	}
	return rows[0], nil
}

// LockTaxClass reads and locks a tax class.
func (tx *Tx) LockTaxClass(ctx context.Context, id int64) (*settings.TaxClass, error) {
	return lock[settings.TaxClass](ctx, tx, "tax class", "id = ?", id)
}

// MoveTaxClass moves all products of one tax class to another tax class.
func (tx *Tx) MoveTaxClass(ctx context.Context, from, to int64) error {
	return classify(tx.on(ctx).Exec(`UPDATE products SET tax_class_id = ?, version = version + 1, modified_on = ?
		WHERE id IN (SELECT id FROM products WHERE tax_class_id = ? ORDER BY id FOR NO KEY UPDATE)`, to, tx.db.clock.Now(), from).Error)
}
