package repo

import (
	"cmp"
	"context"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"
	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/scoped"
)

var productSort = map[string]sortKey{
	"createdOn":  {column: "created_on", cast: "timestamptz"},
	"modifiedOn": {column: "modified_on", cast: "timestamptz"},
	"name":       {column: byName, cast: "text"},
}

func productSortValue(p catalog.Product, key string) (int64, any) {
	switch key {
	case "createdOn":
		return p.ID, p.CreatedOn
	case "modifiedOn":
		return p.ID, p.ModifiedOn
	}
	return p.ID, p.Name
}

// Products returns one page of the store's products without their long texts, and the store's default currency. Each
// product has the data of a Summary: its variants with their stock and their prices in the default currency.
func (r Reader) Products(ctx context.Context, f catalog.ProductFilter, q domain.PageQuery) (domain.Page[*catalog.Product], domain.Currency, error) {
	var page domain.Page[*catalog.Product]
	var currency domain.Currency
	found, err := r.findMatching(ctx, f)
	if err != nil {
		return page, currency, err
	}
	err = r.list(ctx, func(g *gorm.DB) (err error) {
		settings, err := settingsOf(g)
		if err != nil {
			return err
		}
		currency = settings.DefaultCurrencyCode
		if page, err = r.productPage(g, g.Omit(longTexts...), f, q, found); err != nil {
			return err
		}
		if err := loadPictures(g, page.Items, false); err != nil {
			return err
		}
		return offered(g, page.Items, currency)
	})
	return page, currency, err
}

// WholeProducts returns one page of the store's products with all of their parts.
func (r Reader) WholeProducts(ctx context.Context, f catalog.ProductFilter, q domain.PageQuery) (domain.Page[*catalog.Product], settings.Settings, error) {
	var page domain.Page[*catalog.Product]
	var settings settings.Settings
	found, err := r.findMatching(ctx, f)
	if err != nil {
		return page, settings, err
	}
	err = r.list(ctx, func(g *gorm.DB) (err error) {
		if settings, err = settingsOf(g); err != nil {
			return err
		}
		if page, err = r.productPage(g, g, f, q, found); err != nil {
			return err
		}
		return productDetails(g, page.Items)
	})
	return page, settings, err
}

// pointed converts a page of values to a page of pointers to these values.
func pointed[T any](p domain.Page[T], err error) (domain.Page[*T], error) {
	out := domain.Page[*T]{Items: make([]*T, len(p.Items)), Number: p.Number, Size: p.Size,
		TotalCount: p.TotalCount, TotalIsEstimate: p.TotalIsEstimate, NextCursor: p.NextCursor}
	for i := range p.Items {
		out.Items[i] = &p.Items[i]
	}
	return out, err
}

// findText looks up the rows of a table whose text in a column matches a search. Under row-level security the store's
// role cannot use an index for this. findText therefore reads only ids of one store as the platform role; the store's
// role then reads the rows. nil means that too many rows match, or that the words are too short for the index. It takes
// long to detect that too many rows match, and therefore this result is cached for up to commonFor.
func (r Reader) findText(ctx context.Context, table, column, search string) ([]int64, error) {
	if !indexed(search) {
		return nil, nil
	}
	k, now := scoped.CacheKey{StoreID: r.actor.StoreID, Kind: table + "." + column + " with " + strings.Join(domain.SearchWords(search), " ")}, r.db.clock.Now().Truncate(commonFor).String()
	if _, common := r.db.scoped.Kept(k, now); common {
		return nil, nil
	}
	ids := []int64{}
	where, args := hasWords(column, search)
	err := r.db.find(ctx, "SELECT id FROM "+table+" WHERE store_id = $1 AND "+dollars(where, 3)+" LIMIT $2", append([]any{r.actor.StoreID, mostFound}, args...), func(rows pgx.Rows) (err error) {
		ids, err = scoped.AppendIDs(ids, rows)
		return err
	})
	if len(ids) == mostFound {
		r.db.scoped.Keep(k, now, true)
		ids = nil
	}
	return ids, err
}

// commonFor is the time for which findText skips the lookup of a text that too many rows contain.
const commonFor = 10 * time.Minute

// spelled returns a search text and the result of find for that text. The text is the search as typed or, if no row
// matches, the corrected search.
func (r Reader) spelled(ctx context.Context, search string, in words, find func(search string) ([]int64, error)) (text string, ids []int64, err error) {
	ids, err = find(search)
	if err != nil || ids == nil || len(ids) > 0 {
		return search, ids, err
	}
	near, err := r.near(ctx, search, in)
	if err != nil || near == "" {
		return search, ids, classify(err)
	}
	ids, err = find(near)
	return near, ids, err
}

// findPart is like findText for lists in the admin API. It first samples rows, and does not use the index if the sample
// shows too many matches. In that case ids is nil, and the second result contains the matching ids found so far.
func (r Reader) findPart(ctx context.Context, table, expression, search string) (ids, some []int64, err error) {
	if !indexed(search) {
		return nil, nil, nil
	}
	err = r.db.looking(ctx, func(g *gorm.DB) (err error) {
		found, complete, err := partOf(table, "id", expression, search).ids(g, r.actor.StoreID, false)
		if complete {
			ids = found
		} else {
			some = found
		}
		return err
	})
	return ids, some, classify(err)
}

// foundProducts combines the results of a filter's lookups.
type foundProducts struct {
	text    string  // the search, corrected if the typed text finds nothing
	search  []int64 // result of findText, which may be nil
	labeled [][]int64
}

// findMatching looks up the parts of a filter for which no index can be used under row-level security, like findOrders.
func (r Reader) findMatching(ctx context.Context, f catalog.ProductFilter) (found foundProducts, err error) {
	found.text, found.search, err = r.spelled(ctx, f.Search, words{table: "products", expression: "search"}, func(search string) (ids []int64, err error) {
		ids, _, err = r.findPart(ctx, "products", "search", search)
		return ids, err
	})
	if err != nil {
		return found, err
	}
	labels := productLabels(f)
	if labels.none() {
		return found, nil
	}
	err = r.db.looking(ctx, func(g *gorm.DB) (err error) {
		found.labeled, err = labels.find(g, r.actor.StoreID, false)
		return err
	})
	return found, classify(err)
}

func productLabels(f catalog.ProductFilter) labels {
	return labels{table: "products", tags: f.Tag, fields: f.CustomFields}
}

// searched restricts a list to the products whose text matches a search. found is the result of findText.
func searched(rows *gorm.DB, column, search string, found []int64) *gorm.DB {
	if found != nil {
		return having(rows, "products.id", found)
	}
	where, args := hasWords("products."+column, search)
	if indexed(search) {
		where = often(where) // too many rows match for a lookup
	}
	return rows.Where(where, args...)
}

// productPage reads a page of rows; g is a handle without conditions. With ModifiedSince and no sort key, it sorts the
// products by the time of their last change.
func (r Reader) productPage(g, rows *gorm.DB, f catalog.ProductFilter, q domain.PageQuery, found foundProducts) (domain.Page[*catalog.Product], error) {
	now, query := r.db.clock.Now(), r.query(q, "products", f)
	if len(f.CollectionID) > 0 {
		collections, err := collectionsToFilter(g, "id IN ?", f.CollectionID)
		if err != nil {
			return domain.Page[*catalog.Product]{}, err
		}
		where, args := inCollections(collections, now)
		rows = rows.Where(where, args...)
	}
	if f.Search != "" {
		rows = searched(rows, "search", found.text, found.search)
	}
	rows = productLabels(f).narrow(rows, found.labeled)
	rows = filtered(rows,
		condition{"products.id IN (SELECT v.product_id FROM variants v WHERE v.removed_on IS NULL AND v.sku = ?)", f.SKU},
		condition{"products.id IN (SELECT v.product_id FROM variants v WHERE v.removed_on IS NULL AND v.external_id = ?)", f.VariantExternalID},
		condition{"products.status IN ?", f.Status},
		condition{"products.type IN ?", f.Type},
		condition{"products.tax_class_id IN ?", f.TaxClassID},
		condition{"products.brand_key = fold(?)", f.Brand}, // this column has an index
		condition{"products.brand = ?", f.Brand},
		condition{"products.external_id = ?", f.ExternalID},
		condition{"products.created_on >= ?", f.CreatedFrom},
		condition{"products.created_on < ?", f.CreatedTo},
		condition{"products.modified_on >= ?", f.ModifiedSince},
	)
	if len(f.PlanID) > 0 {
		parts, args := []string{"false"}, []any(nil)
		for _, plan := range f.PlanID {
			where, bound, err := soldOn(g, plan, now)
			if err != nil {
				return domain.Page[*catalog.Product]{}, err
			}
			parts, args = append(parts, "("+where+")"), append(args, bound...)
		}
		rows = rows.Where("("+strings.Join(parts, " OR ")+")", args...)
	}
	if len(f.Stock) > 0 {
		parts := make([]string, len(f.Stock))
		for i, status := range f.Stock {
			parts[i] = stockSQL[status]
		}
		rows = rows.Where("(" + strings.Join(parts, " OR ") + ")")
	}
	if f.ModifiedSince != nil && q.Sort == "" {
		return changed[catalog.Product](rows, "", *f.ModifiedSince, query)
	}
	return pointed(page(rows, query, productSort, productSortValue))
}

// These columns of stocks are generated from the rules of Stock.IsLow, and of Stock.CanSell for the product's minimum
// quantity.
const sellsLeast, isLow = "s.sells_least", "s.is_low"

// stocked is the condition that a product has an active variant whose stock meets the given condition. OFFSET makes
// PostgreSQL check this for each product that a list reaches, not for all products.
func stocked(state string) string {
	return `EXISTS (SELECT FROM stocks s JOIN variants v ON v.id = s.variant_id
		WHERE s.product_id = products.id AND v.removed_on IS NULL AND v.status = 'ACTIVE' AND ` + state + ` OFFSET 0)`
}

// unstocked is the condition that a product has no active variant whose stock meets the given condition.
func unstocked(state string) string { return mayLack(state) + " AND NOT " + stocked(state) }

// mayLack returns a condition for candidates of unstocked that indexes can find: products with stock in another state
// or with an inactive variant, and drafts, which may have no variants.
func mayLack(state string) string {
	return `products.id IN (SELECT s.product_id FROM stocks s WHERE NOT ` + state + ` UNION ALL SELECT v.product_id FROM variants v WHERE v.status <> 'ACTIVE'
		UNION ALL SELECT p.id FROM products p WHERE p.status = 'DRAFT')`
}

// stockSQL is the condition for products of each stock status.
var stockSQL = map[catalog.StockStatus]string{
	catalog.OutOfStock: unstocked(sellsLeast),
	catalog.LowStock:   "products.id IN (SELECT s.product_id FROM stocks s WHERE " + isLow + ") AND " + stocked(isLow) + " AND " + stocked(sellsLeast),
	catalog.InStock:    stocked(sellsLeast) + " AND NOT " + stocked(isLow),
}

// collectionsToFilter reads only the columns of collections that a filter needs. It omits unknown collections.
func collectionsToFilter(g *gorm.DB, where string, args ...any) (rows []*catalog.Collection, err error) {
	err = g.Select("id", "type", "rules", "sort_order", "is_active", "publish_on", "unpublish_on").Where(where, args...).Find(&rows).Error
	return rows, err
}

var browseSort = map[string]sortKey{"name": {column: `sort_name COLLATE "und-x-icu"`, cast: "text"}, "sku": {column: "sku", cast: "text"}}

// browsable is a row of the variant picker's list.
type browsable struct {
	ID       int64
	SKU      string
	SortName string
}

func (browsable) TableName() string { return "variants" }

// Browse returns one page of the active variants of active products that have a price for the filter's shopper,
// quantity and plan. Each variant has its current price.
func (r Reader) Browse(ctx context.Context, f catalog.BrowseFilter, q domain.PageQuery) (out domain.Page[catalog.Browsed], err error) {
	query, some := r.query(q, "browse", f), []int64(nil)
	var named []int64
	f.Search, named, err = r.spelled(ctx, f.Search, words{table: "variants", expression: "search"}, func(search string) (ids []int64, err error) {
		ids, some, err = r.findPart(ctx, "variants", "search", search)
		return ids, err
	})
	if err != nil {
		return out, err
	}
	err = r.list(ctx, func(g *gorm.DB) error {
		s, err := r.shopper(g, nil, nil, shopperOf{customer: f.CustomerID, accountType: f.AccountTypeID})
		if err != nil {
			return err
		}
		domain.Set(&s.Currency, f.Currency) // the store has prices only in the currencies that it uses
		rows, err := browsables(g, s, f, named)
		if err != nil {
			return err
		}
		var surely []*gorm.DB
		if len(some) > 0 {
			enough, err := browsables(g, s, f, some)
			if err != nil {
				return err
			}
			surely = append(surely, enough)
		}
		found, err := page(rows, query, browseSort, func(row browsable, key string) (int64, any) {
			if key == "sku" {
				return row.ID, row.SKU
			}
			return row.ID, row.SortName
		}, surely...)
		if err != nil {
			return err
		}
		out.Number, out.Size, out.TotalCount, out.TotalIsEstimate, out.NextCursor = found.Number, found.Size, found.TotalCount, found.TotalIsEstimate, found.NextCursor
		out.Items, err = r.browsed(ctx, g, s, f, found.Items)
		return err
	})
	return out, err
}

// browsables returns the query for the variants that a shopper can choose. named is the result of findPart for the
// search text.
func browsables(g *gorm.DB, s catalog.Shopper, f catalog.BrowseFilter, named []int64) (*gorm.DB, error) {
	where := []string{"p.status = 'ACTIVE'", "v.removed_on IS NULL", "v.status = 'ACTIVE'"}
	var args []any
	and := func(part string, bound ...any) { where, args = append(where, part), append(args, bound...) }
	quantity := any(gorm.Expr("p.min_quantity"))
	if f.Quantity != 0 {
		quantity = f.Quantity
	}
	// OFFSET makes PostgreSQL check the condition for each variant that the list reaches, not for all variants.
	and(`EXISTS (SELECT FROM prices x WHERE x.variant_id = v.id AND x.currency_code = ? AND (x.account_type_id IS NULL OR x.account_type_id = ?)
		AND (x.subscription_plan_id = ? OR x.subscription_plan_id IS NULL
			AND NOT EXISTS (SELECT FROM subscription_plans sp WHERE sp.id = ? AND sp.pricing_currency_code <> x.currency_code)) AND x.min_quantity <= ?
		AND COALESCE(x.starts_on <= ?, true) AND COALESCE(x.ends_on > ?, true) OFFSET 0)`, s.Currency, s.AccountTypeID, f.PlanID, f.PlanID, quantity, s.Now, s.Now)
	switch {
	case named != nil:
		and("v.id = ANY(?)", array(named))
	case f.Search != "":
		part, bound := hasWords("v.search", f.Search)
		if indexed(f.Search) {
			part = often(part)
		}
		and(part, bound...)
	}
	if f.PlanID != 0 {
		part, bound, err := soldOn(g, f.PlanID, s.Now)
		if err != nil {
			return nil, err
		}
		and("p.is_subscribable AND v.product_id IN (SELECT products.id FROM products WHERE "+part+")", bound...)
	} else {
		and("NOT p.subscription_only")
	}
	if len(f.ProductID) > 0 {
		and("v.product_id IN ?", f.ProductID)
	}
	if len(f.CollectionID) > 0 {
		collections, err := collectionsToFilter(g, "id IN ?", f.CollectionID)
		if err != nil {
			return nil, err
		}
		part, bound := inCollections(collections, s.Now)
		and("v.product_id IN (SELECT products.id FROM products WHERE "+part+")", bound...)
	}
	if f.Orderable != nil {
		can := sellsLeast
		if !*f.Orderable {
			can = "NOT " + can
		}
		and(can)
	}
	product := "JOIN products p ON p.id = v.product_id"
	if named == nil && (f.Orderable == nil || *f.Orderable) || named != nil && len(named) <= fewFound {
		// If all or many products match, or if named has few ids, the query checks the product of each variant that the
		// list reaches. A join would read all products first.
		product = "CROSS JOIN LATERAL (SELECT * FROM products WHERE id = v.product_id OFFSET 0) p"
	}
	return g.Table(`(SELECT v.id, v.store_id, v.sku, v.sort_name FROM variants v
		`+product+` JOIN stocks s ON s.variant_id = v.id WHERE `+strings.Join(where, " AND ")+`) AS variants`, args...), nil
}

// browsed returns the variants of rows, each with the shopper's price. It omits variants without a price.
func (r Reader) browsed(ctx context.Context, g *gorm.DB, s catalog.Shopper, f catalog.BrowseFilter, rows []browsable) ([]catalog.Browsed, error) {
	ids := make([]int64, len(rows))
	for i, row := range rows {
		ids[i] = row.ID
	}
	sellables, err := Reader{db: r.db, actor: r.actor, tx: g}.Sellables(ctx, ids)
	if err != nil {
		return nil, err
	}
	var plan *catalog.SubscriptionPlan
	if f.PlanID != 0 && len(ids) > 0 {
		if plan, err = take[catalog.SubscriptionPlan](g, "subscription plan", "id = ?", f.PlanID); err != nil {
			return nil, err
		}
	}
	out := []catalog.Browsed{}
	for _, id := range ids {
		b := catalog.Browsed{Sellable: sellables[id]}
		if cost, ok := s.Cost(b.Product, b.Prices, cmp.Or(f.Quantity, b.Product.MinQuantity), plan, 1); ok {
			b.Cost = cost
			out = append(out, b)
		}
	}
	return out, nil
}
