package repo

import (
	"context"
	"slices"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"
	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/scoped"
)

// StorefrontProduct returns one product, found by id or else by slug, with all of its parts, the published collections
// that contain it, and its related products. It returns not_found for a product that the shopper may not see, and omits
// such products from the related products.
func (r Reader) StorefrontProduct(ctx context.Context, key catalog.ProductKey, currency *domain.Currency, language *string) (catalog.Card, []catalog.Card, catalog.Shopper, error) {
	var card catalog.Card
	var related []catalog.Card
	var s catalog.Shopper
	err := r.in(ctx, func(g *gorm.DB) (err error) {
		if s, err = r.shopper(g, currency, language, shopperOf{}); err != nil {
			return err
		}
		p, err := shownProduct(g, s, key)
		if err != nil {
			return err
		}
		one := []*catalog.Product{p}
		err = scoped.Together(g,
			func(g *gorm.DB) error { return productParts(g, one) },
			func(g *gorm.DB) error { return loadPictures(g, one, true) },
			func(g *gorm.DB) error { return loadPlans(g, s.Now, one, s.PlanCollections) },
			func(g *gorm.DB) (err error) {
				p.CollectionIDs, err = r.publishedCollections(ctx, g, p.ID, s.Now)
				return err
			},
			func(g *gorm.DB) (err error) {
				if len(p.RelatedProductIDs) > 0 {
					related, err = cardsOf(g, s, p.RelatedProductIDs)
				}
				return err
			})
		if err != nil {
			return err
		}
		ok := false
		if card, ok = p.Card(s); !ok {
			return domain.Missing("product")
		}
		return nil
	})
	return card, related, s, err
}

// StorefrontCard returns one product as a tile. It returns not_found for a product that the shopper may not see.
func (r Reader) StorefrontCard(ctx context.Context, key catalog.ProductKey, currency *domain.Currency, language *string) (catalog.Card, catalog.Shopper, error) {
	var card catalog.Card
	var s catalog.Shopper
	err := r.in(ctx, func(g *gorm.DB) (err error) {
		if s, err = r.shopper(g, currency, language, shopperOf{}); err != nil {
			return err
		}
		p, err := shownProduct(g, s, key)
		if err != nil {
			return err
		}
		if err := offeredTo(g, []*catalog.Product{p}, s); err != nil {
			return err
		}
		ok := false
		if card, ok = p.Card(s); !ok {
			return domain.Missing("product")
		}
		return nil
	})
	return card, s, err
}

// shownProduct reads a product that the storefront shows to a shopper. It finds the product by its slug in any
// language, and by its former slugs.
func shownProduct(g *gorm.DB, s catalog.Shopper, key catalog.ProductKey) (*catalog.Product, error) {
	where, args := shown(s)
	rows := g.Where(where, args...)
	if key.ID != 0 {
		return take[catalog.Product](rows, "product", "id = ?", key.ID)
	}
	return take[catalog.Product](rows, "product", "id = ("+objectsBySlug+" LIMIT 1)", "products", []string{key.Slug}, "products", []string{key.Slug})
}

// objectsBySlug selects the objects of a kind with a current or former slug. A slug is never both current and former:
// if an object takes a former slug, a trigger deletes the row of the former slug.
const objectsBySlug = `SELECT s.object_id FROM slugs s WHERE s.kind = ? AND s.slug IN ?
	UNION SELECT f.object_id FROM former_slugs f WHERE f.kind = ? AND f.slug IN ?`

// publishedCollections returns the ids of at most 100 published collections that contain a product.
func (r Reader) publishedCollections(ctx context.Context, g *gorm.DB, productID int64, now time.Time) ([]int64, error) {
	in, err := Reader{db: r.db, actor: r.actor, tx: g}.ProductCollections(ctx, []int64{productID})
	ids := []int64{}
	if err != nil || len(in[productID]) == 0 {
		return ids, err
	}
	err = g.Model(&catalog.Collection{}).Where("id = ANY(?)", array(in[productID])).Where(publishedSQL, now, now).Order("id").Limit(100).Pluck("id", &ids).Error
	return ids, err
}

// cardsOf returns tiles of the given products that a shopper may see, in the order of ids.
func cardsOf(g *gorm.DB, s catalog.Shopper, ids []int64) ([]catalog.Card, error) {
	where, args := shown(s)
	var products []*catalog.Product
	if err := g.Omit(shopTexts...).Where("id = ANY(?)", array(ids)).Where(where, args...).Find(&products).Error; err != nil {
		return nil, err
	}
	if err := offeredTo(g, products, s); err != nil {
		return nil, err
	}
	slices.SortFunc(products, func(a, b *catalog.Product) int { return slices.Index(ids, a.ID) - slices.Index(ids, b.ID) })
	return cards(products, s), nil
}

func cards(products []*catalog.Product, s catalog.Shopper) []catalog.Card {
	out := make([]catalog.Card, 0, len(products))
	for _, p := range products {
		if c, ok := p.Card(s); ok {
			out = append(out, c)
		}
	}
	return out
}

// StorefrontProducts returns one page of the products that a storefront shows, as tiles. If the query has no sort key,
// a search is sorted by relevance, a collection in its own order, and any other list by newest first.
func (r Reader) StorefrontProducts(ctx context.Context, f catalog.StorefrontFilter, q domain.PageQuery, currency *domain.Currency, language *string) (domain.Page[catalog.Card], catalog.Shopper, error) {
	out := domain.Page[catalog.Card]{}
	var s catalog.Shopper
	listed, err := r.findListed(ctx, f)
	if err != nil {
		return out, s, err
	}
	query := r.query(q, "storefront", f, currency, language)
	f.Search = listed.text
	err = r.list(ctx, func(g *gorm.DB) (err error) {
		if s, err = r.shopper(g, currency, language, shopperOf{}); err != nil {
			return err
		}
		if listed.options, err = haveOptions(g, f.Options, mostWithOption, mostWithOption); err != nil {
			return err
		}
		list, err := r.storefrontRows(g, s, f, listed)
		if err != nil {
			return err
		}
		found, err := list.page(g, &query, f, s)
		if err != nil {
			return err
		}
		products := make([]*catalog.Product, len(found.Items))
		for i := range found.Items {
			products[i] = &found.Items[i].Product
		}
		if err := offeredTo(g, products, s); err != nil {
			return err
		}
		out = domain.Page[catalog.Card]{Items: cards(products, s), Number: found.Number, Size: found.Size, Sort: query.Sort,
			TotalCount: found.TotalCount, TotalIsEstimate: found.TotalIsEstimate, NextCursor: found.NextCursor}
		return nil
	})
	return out, s, err
}

// page returns one page of the list, in the query's order.
func (l storefrontList) page(g *gorm.DB, q *listQuery, f catalog.StorefrontFilter, s catalog.Shopper) (domain.Page[listedProduct], error) {
	name, sort, err := sortOf(&q.PageQuery, f, l.collection, s)
	if err != nil {
		return domain.Page[listedProduct]{}, err
	}
	if name == "price" && s.Discount.Less(domain.Hundred) {
		worked, err := workedOut(g, s)
		if err != nil {
			return domain.Page[listedProduct]{}, err
		}
		if worked != nil {
			return keyedPage(g, l, *q, byPrice(l.rows, s, f, sort, worked))
		}
	}
	if name == "relevance" && l.starts != nil {
		return keyedPage(g, l, *q, byRelevance(l.rows, sort, l.starts))
	}
	if name == "bestSelling" {
		return keyedPage(g, l, *q, bySold(l))
	}
	inner := l.rows.Select("products.*, ("+sort.expression+") AS sort_value", sort.args...)
	rows := g.Omit(shopTexts...).Table("(?) AS products", inner)
	return page(rows, *q, map[string]sortKey{name: {column: "sort_value", cast: sort.cast}}, listedValue, l.some...)
}

// foundListed contains the results of looking up the parts of a storefront's filter for which no index can be used
// under row-level security. nil means that many products match, so a list soon finds them without a lookup.
type foundListed struct {
	search, tagged []int64
	// text is the search text as typed, or the corrected text if the typed text finds nothing.
	text string
	// starts lists the products whose names may begin with the search text. It is set if so many names contain the text
	// that a list sorted by relevance soon finds the other matches without a lookup.
	starts  []int64
	options map[string]withOption // see haveOptions
}

func (r Reader) findListed(ctx context.Context, f catalog.StorefrontFilter) (found foundListed, err error) {
	found.text, found.search, err = r.spelled(ctx, f.Search, words{table: "products", expression: "shop_search", within: "status = 'ACTIVE'"}, func(search string) ([]int64, error) {
		return r.findText(ctx, "products", "status = 'ACTIVE' AND shop_search", search)
	})
	if err != nil {
		return found, err
	}
	f.Search = found.text
	if f.Search != "" && found.search == nil {
		if found.starts, err = r.findStarts(ctx, f.Search); err != nil {
			return found, err
		}
	}
	if len(f.Tag) == 0 {
		return found, nil
	}
	// The index reads all products that have a tag. The newest products are counted first, to detect tags that many
	// products have.
	const newest, many = 1000, 100
	var tagged int
	err = r.db.find(ctx, `SELECT count(*) FROM (SELECT tag_keys FROM products WHERE store_id = $1 AND status = 'ACTIVE' ORDER BY published_on DESC, id DESC LIMIT $3) newest
		WHERE tag_keys ?| $2`, []any{r.actor.StoreID, domain.FoldAll(f.Tag), newest}, func(rows pgx.Rows) (err error) {
		tagged, err = pgx.CollectExactlyOneRow(rows, pgx.RowTo[int])
		return err
	})
	if err != nil || tagged > many {
		return found, err
	}
	found.tagged = []int64{}
	err = r.db.find(ctx, "SELECT id FROM products WHERE store_id = $1 AND tag_keys ?| $2 LIMIT $3", []any{r.actor.StoreID, domain.FoldAll(f.Tag), domain.ExactCount + 1}, func(rows pgx.Rows) (err error) {
		found.tagged, err = scoped.AppendIDs(found.tagged, rows)
		return err
	})
	if len(found.tagged) > domain.ExactCount {
		found.tagged = nil
	}
	return found, err
}

// storefrontRows returns the query for the products that match a filter.
func (r Reader) storefrontRows(g *gorm.DB, s catalog.Shopper, f catalog.StorefrontFilter, found foundListed) (storefrontList, error) {
	rows := g.Model(&catalog.Product{})
	if f.Search != "" { // the first of the expensive conditions, since a search usually matches few products
		rows = searched(rows, "shop_search", f.Search, found.search)
	}
	where, args := shown(s)
	rows = rows.Where(where, args...)
	var collection *catalog.Collection
	if len(f.CollectionID)+len(f.CollectionSlug) > 0 {
		where, args := "id IN ?", []any{f.CollectionID}
		if len(f.CollectionID) == 0 {
			where, args = "id IN ("+objectsBySlug+")", []any{"collections", f.CollectionSlug, "collections", f.CollectionSlug}
		}
		collections, err := collectionsToFilter(g, where, args...)
		if err != nil {
			return storefrontList{}, err
		}
		// Unpublished collections are treated as unknown.
		collections = slices.DeleteFunc(collections, func(c *catalog.Collection) bool { return !c.Published(s.Now) })
		if len(collections) == 1 {
			collection = collections[0]
		}
		part, bound := inCollections(collections, s.Now)
		rows = rows.Where(part, bound...)
	}
	rows = filtered(rows,
		condition{"products.type IN ?", f.Type},
		condition{"products.brand_key = fold(?)", f.Brand},
	)
	switch {
	case len(f.Tag) == 0:
	case found.tagged != nil:
		rows = rows.Where("products.id = ANY(?)", array(found.tagged))
	default:
		rows = rows.Where("jsonb_exists_any(products.tag_keys, ?)", array(domain.FoldAll(f.Tag)))
	}
	if f.ProductIDs != nil {
		rows = rows.Where("products.id = ANY(?)", array(f.ProductIDs))
	}
	var few []int64
	if len(f.Options) > 0 {
		where, args := optionsSQL(s, f.Options)
		rows = rows.Where(where, args...)
		for _, o := range f.Options {
			if with := found.options[o.Name]; with.all {
				rows = rows.Where("products.id = ANY(?)", array(with.ids))
			} else {
				few = with.ids
			}
		}
	}
	if f.Subscribable != nil {
		where, args := subscribable(s)
		if !*f.Subscribable {
			where = "NOT (" + where + ")"
		}
		rows = rows.Where(where, args...)
	}
	if f.PriceMin != nil || f.PriceMax != nil {
		where, args := between(s, f.PriceMin, f.PriceMax)
		rows = rows.Where(where, args...)
		ids, all, err := inRange(g, s, f.PriceMin, f.PriceMax)
		if err != nil {
			return storefrontList{}, err
		}
		if all {
			rows = rows.Where("products.id = ANY(?)", array(ids))
		} else {
			few = ids
		}
	}
	if f.InStock != nil {
		where, args := inStock(s)
		if !*f.InStock {
			where = mayLack(sellsLeast) + " AND NOT (" + where + ")"
		}
		rows = rows.Where(where, args...)
	}
	list := storefrontList{rows: rows.Session(&gorm.Session{}), collection: collection, starts: found.starts}
	if len(few) > domain.ExactCount {
		list.some = []*gorm.DB{list.rows.Where("products.id = ANY(?)", array(few))}
	}
	return list, nil
}

// sortOf returns a list's sort key and its SQL, and writes the default sort key to the query.
func sortOf(q *domain.PageQuery, f catalog.StorefrontFilter, collection *catalog.Collection, s catalog.Shopper) (string, storefrontSort, error) {
	if q.Sort == "" {
		switch {
		case f.Search != "":
			q.Sort = "-relevance"
		case collection != nil:
			q.Sort = "collection"
		default:
			q.Sort = "-publishedOn"
		}
	}
	position := storefrontSort{expression: "SELECT m.position FROM collection_products m WHERE m.collection_id = ? AND m.product_id = products.id", cast: "int"}
	if q.Sort == "collection" {
		if collection == nil {
			return "", position, &domain.Error{Code: domain.InvalidRequest, Detail: "The collection's own order needs a collection.",
				Fields: []domain.Field{{In: "query", Pointer: "/sort", Code: string(domain.InvalidRequest), Detail: "It needs collectionId or collectionSlug."}}}
		}
		switch collection.SortOrder {
		case catalog.OrderName:
			q.Sort = "name"
		case catalog.OrderPriceAsc:
			q.Sort = "price"
		case catalog.OrderPriceDesc:
			q.Sort = "-price"
		case catalog.OrderNewest:
			q.Sort = "-publishedOn"
		case catalog.OrderBestSelling:
			q.Sort = "-bestSelling"
		default:
			position.args = []any{collection.ID}
			return "collection", position, nil
		}
	}
	name := strings.TrimPrefix(q.Sort, "-")
	switch name {
	case "name":
		return name, storefrontSort{expression: "products." + byName, cast: "text"}, nil
	case "price":
		charged, args := chargedSQL(s)
		recurring, recurringArgs := recurringSQL(s)
		listed, listedArgs := reducedSQL("(products.list_prices->>?)::numeric", "?::numeric", s)
		return name, storefrontSort{expression: `CASE WHEN products.subscription_only THEN (SELECT min(c.amount) FROM (` + recurring + `) c)
			WHEN products.special_prices THEN (SELECT min(c.amount) FROM (` + charged + `) c)
			ELSE ` + listed + ` END`, args: slices.Concat(recurringArgs, args, []any{string(s.Currency), s.Discount}, listedArgs), cast: "numeric"}, nil
	case "bestSelling":
		return name, storefrontSort{}, nil // bySold reads the keys itself
	case "relevance":
		return name, relevance(f.Search), nil
	}
	return name, storefrontSort{expression: "products.published_on", cast: "timestamptz"}, nil
}
