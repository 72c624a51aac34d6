package repo

import (
	"context"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/scoped"
)

var _ = guards(map[string]error{
	"products_slug_unique":        taken("/slug", "The store has a product with this slug."),
	"slugs_pkey":                  taken("/slug", "The store has a product or a collection with this slug, or with one of the translated slugs."),
	"variants_sku_unique":         taken("/variants", "The store has a variant with this SKU."),
	"variants_external_id_unique": taken("/variants", "The store has a variant with this externalId."),
})

// named returns the SQL condition and its argument for a product key.
func named(k catalog.ProductKey) (string, any) {
	switch {
	case k.ID != 0:
		return "id = ?", k.ID
	case k.Slug != "":
		return "slug = ?", k.Slug
	}
	return "id = (SELECT product_id FROM variants WHERE sku = ? AND removed_on IS NULL)", k.SKU
}

// Product returns one of the store's products with all of its parts, in any status.
func (r Reader) Product(ctx context.Context, key catalog.ProductKey) (*catalog.Product, error) {
	where, arg := named(key)
	var p *catalog.Product
	err := r.in(ctx, func(g *gorm.DB) (err error) {
		if p, err = take[catalog.Product](g, "product", where, arg); err != nil {
			return err
		}
		return productDetails(g, []*catalog.Product{p})
	})
	return p, err
}

// ProductNamed returns the id of the product with a slug in any language, or with a variant that has a SKU. The key must
// have one of both; 0 means that the store has no such product.
func (r Reader) ProductNamed(ctx context.Context, key catalog.ProductKey) (id int64, err error) {
	statement, name := "SELECT object_id FROM slugs WHERE kind = 'products' AND slug = ?", key.Slug
	if key.Slug == "" {
		statement, name = "SELECT product_id FROM variants WHERE sku = ? AND removed_on IS NULL", key.SKU
	}
	err = r.in(ctx, func(g *gorm.DB) error { return g.Raw(statement, name).Scan(&id).Error })
	return id, err
}

// ProductByCommand returns the product that this request has created; nil means none yet.
func (r Reader) ProductByCommand(ctx context.Context) (*catalog.Product, error) {
	var rows []*catalog.Product
	err := r.in(ctx, func(g *gorm.DB) error {
		if err := g.Where("command_id = ?", r.actor.CommandID).Find(&rows).Error; err != nil {
			return err
		}
		return productDetails(g, rows)
	})
	if err != nil || len(rows) == 0 {
		return nil, err
	}
	return rows[0], nil
}

// LockProduct reads and locks a product with its parts. It reads stock without a lock, so sales do not wait.
func (tx *Tx) LockProduct(ctx context.Context, id int64) (*catalog.Product, error) {
	p, err := lock[catalog.Product](ctx, tx, "product", "id = ?", id)
	if err != nil {
		return nil, err
	}
	if err := productDetails(tx.on(ctx), []*catalog.Product{p}); err != nil {
		return nil, classify(err)
	}
	// Every transaction that writes a part of a product has locked the product.
	for _, o := range p.Options {
		tx.hold(o)
		for _, v := range o.Values {
			tx.hold(v)
		}
	}
	for _, v := range p.Variants {
		tx.hold(v)
		for _, price := range v.Prices {
			tx.hold(price)
		}
	}
	return p, nil
}

// productDetails loads all parts of products, with seven statements for any number of products, plus one statement if
// they have media.
func productDetails(g *gorm.DB, products []*catalog.Product) error {
	if len(products) == 0 {
		return nil
	}
	if err := productParts(g, products); err != nil {
		return err
	}
	if err := loadPictures(g, products, true); err != nil {
		return err
	}
	ids := make([]int64, len(products))
	byID := make(map[int64]*catalog.Product, len(products))
	for i, p := range products {
		ids[i], byID[p.ID] = p.ID, p
		p.CollectionIDs, p.SubscriptionPlanIDs = []int64{}, []int64{}
	}
	var members []struct {
		ProductID    int64
		CollectionID *int64
		PlanID       *int64
	}
	if err := g.Raw(`SELECT product_id, collection_id, NULL::bigint AS plan_id FROM collection_products WHERE product_id = ANY(?)
		UNION ALL SELECT product_id, NULL, subscription_plan_id FROM subscription_plan_products WHERE product_id = ANY(?) ORDER BY 1, 2, 3`,
		array(ids), array(ids)).Find(&members).Error; err != nil {
		return err
	}
	for _, m := range members {
		p := byID[m.ProductID]
		if m.CollectionID != nil {
			p.CollectionIDs = append(p.CollectionIDs, *m.CollectionID)
		} else {
			p.SubscriptionPlanIDs = append(p.SubscriptionPlanIDs, *m.PlanID)
		}
	}
	settings, err := settingsOf(g)
	for _, p := range products {
		p.CostCurrency = settings.DefaultCurrencyCode
	}
	return err
}

// productParts loads the parts that storefronts also show: options, and variants with their prices and stock.
func productParts(g *gorm.DB, products []*catalog.Product) error {
	ids := make([]int64, len(products))
	byID := make(map[int64]*catalog.Product, len(products))
	for i, p := range products {
		ids[i], byID[p.ID] = p.ID, p
	}
	var options []*catalog.ProductOption
	var values []*catalog.ProductOptionValue
	var variants []*catalog.Variant
	err := scoped.Together(g,
		func(g *gorm.DB) error {
			return g.Where("product_id = ANY(?)", array(ids)).Order("position, id").Find(&options).Error
		},
		func(g *gorm.DB) error {
			return g.Where("product_id = ANY(?)", array(ids)).Order("position, id").Find(&values).Error
		},
		func(g *gorm.DB) error {
			return g.Where("product_id = ANY(?) AND removed_on IS NULL", array(ids)).Order("product_id, position, id").Find(&variants).Error
		})
	if err != nil {
		return err
	}
	optionByID := make(map[int64]*catalog.ProductOption, len(options))
	for _, o := range options {
		optionByID[o.ID] = o
		byID[o.ProductID].Options = append(byID[o.ProductID].Options, o)
	}
	for _, v := range values {
		if o := optionByID[v.ProductOptionID]; o != nil { // nil if the option was added between the two reads
			o.Values = append(o.Values, v)
		}
	}
	for _, v := range variants {
		byID[v.ProductID].Variants = append(byID[v.ProductID].Variants, v)
	}
	return variantDetails(g, variants, "")
}

// HeldVariants returns the given variants whose stock a running checkout has reserved. Lock their stock first, so that
// no other checkout can begin to reserve it.
func (tx *Tx) HeldVariants(ctx context.Context, variantIDs []int64) ([]int64, error) {
	var held []int64
	err := tx.on(ctx).Raw(`
		SELECT DISTINCT l.variant_id FROM orders o JOIN order_lines l ON l.order_id = o.id
		WHERE o.status = 'DRAFT' AND o.expires_on IS NOT NULL AND l.variant_id = ANY(?) ORDER BY 1`, array(variantIDs)).Scan(&held).Error
	return held, classify(err)
}

// VariantsKnownBy returns the store's variants that have one of the SKUs or one of the external ids.
func (r Reader) VariantsKnownBy(ctx context.Context, skus, externalIDs []string) ([]*catalog.Variant, error) {
	var rows []*catalog.Variant
	err := r.in(ctx, func(g *gorm.DB) error {
		return g.Select("id", "product_id", "sku", "external_id").
			Where("removed_on IS NULL AND (sku = ANY(?) OR external_id = ANY(?))", array(skus), array(externalIDs)).Order("id").Find(&rows).Error
	})
	return rows, err
}

// FreeVariantKeys removes the SKUs of some variants and the external ids of others, so that other variants of the
// product can use them. Update or remove these variants in the same transaction.
func (tx *Tx) FreeVariantKeys(ctx context.Context, skus, externalIDs []int64) error {
	if len(skus)+len(externalIDs) == 0 {
		return nil
	}
	return classify(tx.on(ctx).Exec(`UPDATE variants SET sku = CASE WHEN id = ANY(@skus) THEN chr(1) || id ELSE sku END,
		external_id = CASE WHEN id = ANY(@externals) THEN NULL ELSE external_id END WHERE id = ANY(@skus) OR id = ANY(@externals)`,
		map[string]any{"skus": array(skus), "externals": array(externalIDs)}).Error)
}

// LockProductCollections locks the manual collections that contain a product or to which it is being added. Call it
// before locking the product, because a change to a collection locks the collection first and then its products.
func (tx *Tx) LockProductCollections(ctx context.Context, productID int64, collectionIDs []int64) error {
	_, err := lockAll[catalog.Collection](ctx, tx, "id = ANY(?) OR id IN (SELECT collection_id FROM collection_products WHERE product_id = ?)", array(collectionIDs), productID)
	return err
}

// SetProductCollections replaces the manual collections of a product with p.CollectionIDs. The product comes last in
// its new collections. Collections to which the product is added, or from which it is removed, get a new version.
func (tx *Tx) SetProductCollections(ctx context.Context, p *catalog.Product) error {
	g := tx.on(ctx)
	list := jsonOf(p.CollectionIDs)
	tx.Note("update", "product", p.ID, domain.Change{Field: "collectionIds", New: &list})
	if err := tx.LockProductCollections(ctx, p.ID, p.CollectionIDs); err != nil {
		return err
	}
	return classify(g.Exec(`WITH gone AS (DELETE FROM collection_products WHERE product_id = @product AND collection_id <> ALL(@collections) RETURNING collection_id),
		new AS (INSERT INTO collection_products (collection_id, product_id, store_id, position)
			SELECT c.id, @product, c.store_id, COALESCE((SELECT max(position) + 1 FROM collection_products m WHERE m.collection_id = c.id), 0)
			FROM collections c WHERE c.id = ANY(@collections) ON CONFLICT DO NOTHING RETURNING collection_id)
		UPDATE collections SET version = version + 1, modified_on = @now WHERE id IN (SELECT collection_id FROM gone UNION ALL SELECT collection_id FROM new)`,
		map[string]any{"product": p.ID, "collections": array(p.CollectionIDs), "now": tx.db.clock.Now()}).Error)
}
