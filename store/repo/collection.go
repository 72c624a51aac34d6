package repo

import (
	"context"
	"slices"
	"strings"
	"time"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

var _ = guards(map[string]error{
	"collections_slug_unique": taken("/slug", "The store has a collection with this slug."),
})

// Collections lists all collections of the store with their product counts, without descriptions,
// SEO data, translations and lists of products.
func (r Reader) Collections(ctx context.Context) ([]*catalog.Collection, error) {
	var rows []*catalog.Collection
	err := r.in(ctx, func(g *gorm.DB) error {
		if err := g.Omit("description", "seo", "translations").Find(&rows).Error; err != nil {
			return err
		}
		return countProducts(g, r.db.clock.Now(), rows, "products.status <> 'ARCHIVED'")
	})
	return catalog.SortCollections(rows), err
}

// Collection returns a collection with its products, by id, or by slug if id is 0.
func (r Reader) Collection(ctx context.Context, id int64, slug string) (*catalog.Collection, error) {
	where, arg := "id = ?", any(id)
	if id == 0 {
		where, arg = "slug = ?", slug
	}
	var c *catalog.Collection
	err := r.in(ctx, func(g *gorm.DB) (err error) {
		if c, err = take[catalog.Collection](g, "collection", where, arg); err != nil {
			return err
		}
		return collectionDetails(g, r.db.clock.Now(), c)
	})
	return c, err
}

// CollectionNamed returns the id of the collection with a slug in any language; 0 means that the store has no such
// collection.
func (r Reader) CollectionNamed(ctx context.Context, slug string) (id int64, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Raw("SELECT object_id FROM slugs WHERE kind = 'collections' AND slug = ?", slug).Scan(&id).Error
	})
	return id, err
}

// CollectionByCommand returns the collection that this request created; nil means none.
func (r Reader) CollectionByCommand(ctx context.Context) (*catalog.Collection, error) {
	var rows []*catalog.Collection
	err := r.in(ctx, func(g *gorm.DB) error {
		if err := g.Where("command_id = ?", r.actor.CommandID).Find(&rows).Error; err != nil || len(rows) == 0 {
			return err
		}
		return collectionDetails(g, r.db.clock.Now(), rows[0])
	})
	if err != nil || len(rows) == 0 {
		return nil, err
	}
	return rows[0], nil
}

// FreeCollectionSlug returns slug, or a similar slug, that no collection except edited uses in any language.
func (r Reader) FreeCollectionSlug(ctx context.Context, slug string, edited int64) (string, error) {
	var found []string
	err := r.in(ctx, func(g *gorm.DB) error {
		return g.Table("slugs").Where("kind = 'collections' AND slug LIKE ? AND object_id <> ?", slug+"%", edited).Pluck("slug", &found).Error
	})
	return domain.FreeSlug(slug, func(s string) bool { return slices.Contains(found, s) }), err
}

// LockCollections locks and returns every collection of the store, without their lists of products. The valid positions
// of a collection depend on the other collections.
func (tx *Tx) LockCollections(ctx context.Context) ([]*catalog.Collection, error) {
	return lockAll[catalog.Collection](ctx, tx, "true")
}

// CollectionProducts sets the list of products of a manual collection and the product count of any
// collection.
func (r Reader) CollectionProducts(ctx context.Context, c *catalog.Collection) error {
	return r.in(ctx, func(g *gorm.DB) error { return collectionDetails(g, r.db.clock.Now(), c) })
}

func collectionDetails(g *gorm.DB, now time.Time, c *catalog.Collection) error {
	c.ProductIDs = []int64{}
	err := g.Table("collection_products").Where("collection_id = ?", c.ID).Order("position, product_id").Pluck("product_id", &c.ProductIDs).Error
	if err != nil {
		return err
	}
	return countProducts(g, now, []*catalog.Collection{c}, "products.status <> 'ARCHIVED'")
}

// SetCollectionProducts replaces the stored list of products of a manual collection. It raises the version of products
// that enter or leave the collection.
func (tx *Tx) SetCollectionProducts(ctx context.Context, c *catalog.Collection) error {
	g := tx.on(ctx)
	var moved []int64
	err := g.Raw(`SELECT coalesce(m.product_id, n.id) FROM (SELECT product_id FROM collection_products WHERE collection_id = ?) m
		FULL JOIN unnest(?::bigint[]) AS n (id) ON n.id = m.product_id WHERE m.product_id IS NULL OR n.id IS NULL`, c.ID, array(c.ProductIDs)).Scan(&moved).Error
	if err != nil {
		return classify(err)
	}
	if err := tx.ReviseProducts(ctx, moved); err != nil {
		return err
	}
	list := jsonOf(c.ProductIDs)
	tx.Note("update", "collection", c.ID, domain.Change{Field: "productIds", New: &list})
	if err := g.Exec("DELETE FROM collection_products WHERE collection_id = ?", c.ID).Error; err != nil {
		return classify(err)
	}
	return classify(g.Exec(`
		INSERT INTO collection_products (collection_id, product_id, store_id, position)
		SELECT ?, product_id, ?, position - 1 FROM unnest(?::bigint[]) WITH ORDINALITY AS t (product_id, position)`,
		c.ID, tx.actor.StoreID, array(c.ProductIDs)).Error)
}

// LiftCollections moves the children of a collection to its parent.
func (tx *Tx) LiftCollections(ctx context.Context, c *catalog.Collection) error {
	return classify(tx.on(ctx).Exec(`UPDATE collections SET parent_collection_id = ?, version = version + 1, modified_on = ?
		WHERE parent_collection_id = ?`, c.ParentCollectionID, tx.db.clock.Now(), c.ID).Error)
}

// LimitedToCollection returns "coupon" or "subscription plan" if such an object is limited to the collection; "" means
// none.
func (tx *Tx) LimitedToCollection(ctx context.Context, id int64) (what string, err error) {
	err = tx.on(ctx).Raw(`SELECT CASE
		WHEN EXISTS (SELECT FROM coupons WHERE collection_ids @> ?::jsonb) THEN 'coupon'
		WHEN EXISTS (SELECT FROM subscription_plan_collections WHERE collection_id = ?) THEN 'subscription plan'
		ELSE '' END`, jsonOf([]int64{id}), id).Scan(&what).Error
	return what, classify(err)
}

// ProductCollections returns the collections, manual and by rule, that contain the products, by
// product id.
func (r Reader) ProductCollections(ctx context.Context, productIDs []int64) (map[int64][]int64, error) {
	out := map[int64][]int64{}
	now := r.db.clock.Now()
	err := r.in(ctx, func(g *gorm.DB) error {
		var rules []*catalog.Collection
		if err := g.Select("id", "type", "rules").Where("type = 'RULE'").Find(&rules).Error; err != nil {
			return err
		}
		parts := []string{"SELECT collection_id, product_id FROM collection_products WHERE product_id = ANY(?)"}
		args := []any{array(productIDs)}
		for _, c := range rules {
			where, bound := ruleSQL(c.Rules, now)
			parts = append(parts, "SELECT ?::bigint, products.id FROM products WHERE products.id = ANY(?) AND "+where)
			args = append(append(args, c.ID, array(productIDs)), bound...)
		}
		var rows []struct{ CollectionID, ProductID int64 }
		err := g.Raw(strings.Join(parts, " UNION ALL ")+" ORDER BY 1", args...).Find(&rows).Error
		for _, row := range rows {
			out[row.ProductID] = append(out[row.ProductID], row.CollectionID)
		}
		return err
	})
	return out, err
}

// countProducts sets the product counts of collections in one statement. It counts only products
// that meet condition.
func countProducts(g *gorm.DB, now time.Time, collections []*catalog.Collection, condition string, bound ...any) error {
	if len(collections) == 0 {
		return nil
	}
	ids := make([]int64, len(collections))
	byID := map[int64]*catalog.Collection{}
	for i, c := range collections {
		ids[i], byID[c.ID] = c.ID, c
	}
	parts := []string{`SELECT m.collection_id AS id, count(*) AS n FROM collection_products m JOIN products ON products.id = m.product_id
		WHERE m.collection_id = ANY(?) AND ` + condition + " GROUP BY 1"}
	args := append([]any{array(ids)}, bound...)
	for _, c := range collections {
		if c.Type != catalog.RuleCollection {
			continue
		}
		where, ruleArgs := ruleSQL(c.Rules, now)
		parts = append(parts, "SELECT ?::bigint, count(*) FROM products WHERE "+condition+" AND "+where)
		args = append(append(append(args, c.ID), bound...), ruleArgs...)
	}
	var rows []struct {
		ID int64
		N  int
	}
	if err := g.Raw(strings.Join(parts, " UNION ALL "), args...).Scan(&rows).Error; err != nil {
		return err
	}
	for _, row := range rows {
		byID[row.ID].ProductCount = row.N
	}
	return nil
}

// comparisons maps operators to the SQL that follows the compared expression.
var comparisons = map[string]string{
	"EQUALS": "= ?", "GREATER_THAN": "> ?", "LESS_THAN": "< ?", "CONTAINS": "LIKE ?", "STARTS_WITH": "LIKE ?", "ENDS_WITH": "LIKE ?",
}

func conditionSQL(field, operator, value string, now time.Time) (string, []any) {
	compare, arg := comparisons[operator], any(value)
	pattern := like(domain.Fold(value))
	pattern = pattern[1 : len(pattern)-1] // remove the % at both ends
	switch operator {
	case "CONTAINS":
		arg = "%" + pattern + "%"
	case "STARTS_WITH":
		arg = pattern + "%"
	case "ENDS_WITH":
		arg = "%" + pattern
	case "EQUALS":
		if field == "NAME" || field == "BRAND" || field == "TAG" || field == "SKU" {
			compare, arg = "LIKE ?", pattern
		}
	}
	args := []any{arg}
	// A price condition is true if it holds for any active variant, at its current price for
	// everyone in the store's default currency.
	price := func(column string) string {
		return `EXISTS (SELECT FROM variants v CROSS JOIN LATERAL (` + priceFor("(SELECT settings->>'defaultCurrencyCode' FROM stores)") + `) x
			WHERE v.product_id = products.id AND v.removed_on IS NULL AND v.status = 'ACTIVE' AND x.` + column + " " + strings.Replace(compare, "?", "?::numeric", 1) + ")"
	}
	everyone := []any{nil, now, now, arg}
	switch field {
	case "NAME":
		// The stored key ignores accents; comparing the key first avoids folding most names.
		return "(products.name_key LIKE fold_search(?) AND fold(products.name) " + compare + ")", append(args, arg)
	case "BRAND":
		return "(COALESCE(products.brand_key, '') " + compare + ")", args
	case "TAG":
		return "EXISTS (SELECT FROM jsonb_array_elements_text(products.tag_keys) AS tag WHERE tag " + compare + ")", args
	case "SKU":
		return "EXISTS (SELECT FROM variants v WHERE v.product_id = products.id AND v.removed_on IS NULL AND fold(v.sku) " + compare + ")", args
	case "PRODUCT_TYPE":
		return "(products.type " + compare + ")", args
	case "IS_SUBSCRIBABLE":
		return "(products.is_subscribable = ?::boolean)", args
	case "CREATED_ON":
		return "(products.created_on " + strings.Replace(compare, "?", "?::timestamptz", 1) + ")", args
	case "STOCK_AVAILABLE":
		return `(COALESCE((SELECT sum(s.on_hand::bigint - s.reserved) FROM stocks s JOIN variants v ON v.id = s.variant_id
			WHERE s.product_id = products.id AND s.tracked AND NOT s.withdrawn AND v.status = 'ACTIVE'), 0) ` +
			strings.Replace(compare, "?", "?::bigint", 1) + ")", args
	case "PRICE":
		return price("amount"), everyone
	case "COMPARE_AT_AMOUNT":
		return price("compare_at_amount"), everyone
	}
	return "false", nil
}
