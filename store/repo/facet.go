package repo

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

// StorefrontFacets are what a storefront's list can be narrowed by. Which products match is
// read once for all facets that the filter does not ask for, and without what it asks of
// each that it does; what is counted of them costs as much as there are counted, however
// large the store is.
func (r Reader) StorefrontFacets(ctx context.Context, f catalog.StorefrontFilter, currency *domain.Currency, language *string) (catalog.Facets, catalog.Shopper, error) {
	var out catalog.Facets
	var s catalog.Shopper
	found, err := r.findListed(ctx, f)
	if err != nil {
		return out, s, err
	}
	err = r.list(ctx, func(g *gorm.DB) (err error) {
		if s, err = r.shopper(g, currency, language, shopperOf{}); err != nil {
			return err
		}
		if found.options, err = haveOptions(g, f.Options, mostFaceted); err != nil {
			return err
		}
		return facetCount{Reader: r, g: g, shopper: s, filter: f, found: found, out: &out}.count()
	})
	return out, s, err
}

// mostFaceted is how many products with an option are looked up to count facets, at most:
// of what more have, enough of the newest products have it.
const mostFaceted = 4 * catalog.FacetProducts

// facetCount counts the facets of one filter.
type facetCount struct {
	Reader
	g       *gorm.DB
	shopper catalog.Shopper
	filter  catalog.StorefrontFilter
	found   foundListed
	out     *catalog.Facets
}

func (c facetCount) count() error {
	var unasked []catalog.Facet
	for _, facet := range catalog.FilterFacets {
		f, asked := c.filter.Without(facet)
		if !asked {
			unasked = append(unasked, facet)
			continue
		}
		without, err := c.matching(f, facet)
		if err != nil {
			return err
		}
		if err := c.take(without, facet); err != nil {
			return err
		}
	}
	all, err := c.matching(c.filter, append(unasked, catalog.FacetOption)...)
	if err != nil {
		return err
	}
	c.out.ProductCount = len(all.IDs)
	if err := c.take(all, unasked...); err != nil {
		return err
	}
	return c.options(all.Options)
}

// options takes the values of options: of one that is asked for all its values, in
// variants that have the others.
func (c facetCount) options(values []catalog.FacetValue) error {
	for i, o := range c.filter.Options {
		others, err := c.matching(c.filter.WithoutOption(i), catalog.FacetOption)
		if err != nil {
			return err
		}
		own := func(v catalog.FacetValue) bool { return strings.EqualFold(v.Option, o.Name) }
		values = slices.DeleteFunc(values, own)
		for _, v := range others.Options {
			if own(v) {
				values = append(values, v)
			}
		}
	}
	c.out.Options = catalog.FacetsOfOptions(values)
	return nil
}

// faceted are the newest products that a filter leaves, and what is counted of them.
type faceted struct {
	IDs          []int64              `gorm:"serializer:json"`
	Sample       bool                 // there are more
	Tags         []catalog.FacetText  `gorm:"serializer:json"`
	Brands       []catalog.FacetText  `gorm:"serializer:json"`
	Types        []catalog.FacetText  `gorm:"serializer:json"`
	Options      []catalog.FacetValue `gorm:"serializer:json"`
	Special      []int64              `gorm:"serializer:json"` // those that may cost something else than list prices
	Subscribable int
}

// matching reads the newest products that a filter leaves, with what some facets take.
func (c facetCount) matching(f catalog.StorefrontFilter, facets ...catalog.Facet) (out faceted, err error) {
	list, err := c.storefrontRows(c.g, c.shopper, f, c.found)
	if err != nil {
		return out, err
	}
	columns, counts := []string{"products.id"}, []string{"(SELECT json_agg(id) FROM matching) AS ids", "(SELECT count(*) FROM newest) > ? AS sample"}
	var columnArgs []any
	countArgs := []any{catalog.FacetProducts}
	for _, facet := range facets {
		of := c.column(facet, f)
		if of.columns == "" {
			continue
		}
		columns, columnArgs = append(columns, of.columns), append(columnArgs, of.columnArgs...)
		counts, countArgs = append(counts, of.count), append(countArgs, of.countArgs...)
	}
	newest := list.rows.Select(strings.Join(columns, ", "), columnArgs...).Order("products.published_on DESC, products.id DESC").Limit(catalog.FacetProducts + 1)
	err = c.g.Raw("WITH newest AS MATERIALIZED (?), matching AS NOT MATERIALIZED (SELECT * FROM newest LIMIT ?) SELECT "+strings.Join(counts, ", "),
		append([]any{newest, catalog.FacetProducts}, countArgs...)...).Scan(&out).Error
	c.out.Sample = c.out.Sample || out.Sample
	return out, err
}

// facetColumn is what is read of each product for a facet, and how it is counted.
type facetColumn struct {
	columns    string // none: it is counted by itself
	columnArgs []any
	count      string
	countArgs  []any
}

// column says how a facet is counted. What many products have alike is taken apart once.
func (c facetCount) column(facet catalog.Facet, f catalog.StorefrontFilter) facetColumn {
	switch facet {
	case catalog.FacetTag: // what no filter could name is left out
		return texts("tags", "products.tag_keys", `SELECT tag AS key, tag AS text, sum(n) AS n FROM (SELECT tag_keys, count(*) AS n FROM matching GROUP BY 1) alike
			CROSS JOIN LATERAL (SELECT DISTINCT jsonb_array_elements_text(tag_keys) AS tag) has WHERE position(',' IN tag) = 0 GROUP BY 1`)
	case catalog.FacetBrand:
		return texts("brands", "products.brand, products.brand_key", "SELECT brand_key AS key, brand AS text, count(*) AS n FROM matching WHERE brand <> '' GROUP BY 1, 2")
	case catalog.FacetType:
		return texts("types", "products.type", "SELECT type AS key, type AS text, count(*) AS n FROM matching GROUP BY 1")
	case catalog.FacetOption:
		return values(f.Options)
	case catalog.FacetPrice:
		return facetColumn{columns: "products.subscription_only OR products.special_prices AS special", count: "(SELECT json_agg(id) FROM matching WHERE special) AS special"}
	case catalog.FacetPlan:
		where, args := subscribable(c.shopper)
		return facetColumn{columns: "(" + where + ") AS subscribable", columnArgs: args, count: "(SELECT count(*) FROM matching WHERE subscribable) AS subscribable"}
	case catalog.FacetCollection, catalog.FacetStock:
	}
	return facetColumn{}
}

// texts counts the products that have each of some texts. Those that differ by case are
// one, and shown as most products have them.
func texts(name, columns, each string) facetColumn {
	return facetColumn{columns: columns, countArgs: []any{catalog.FacetTexts}, count: `(SELECT coalesce(json_agg(x), '[]') FROM (
		SELECT (array_agg(text ORDER BY n DESC, text))[1] AS text, sum(n) AS "productCount" FROM (` + each + `) spelled GROUP BY key ORDER BY 2 DESC, 1 LIMIT ?) x) AS ` + name}
}

// values counts the values that variants have together with the options.
func values(options []catalog.OptionFilter) facetColumn {
	out := facetColumn{columns: "products.choices", countArgs: []any{catalog.FacetOptions * catalog.FacetTexts}}
	together := ""
	if len(options) > 0 {
		together = `CROSS JOIN LATERAL jsonb_path_query_array(choices, ?, '{}', true) AS fitting(variants) WHERE fitting.variants @> jsonb_build_array(jsonb_build_array(x.key))`
		out.countArgs = append([]any{choicesPath(options)}, out.countArgs...)
	}
	out.count = `(SELECT coalesce(json_agg(x), '[]') FROM (
		SELECT (array_agg(option ORDER BY n DESC, option, value))[1] AS option, (array_agg(value ORDER BY n DESC, option, value))[1] AS value, min("swatchHex") AS "swatchHex", sum(n) AS "productCount"
		FROM (SELECT x.*, sum(n) AS n FROM (SELECT choices, count(*) AS n FROM matching WHERE choices <> '{}' GROUP BY 1) alike
			CROSS JOIN LATERAL jsonb_to_recordset(choices->'values') AS x(key text, option text, value text, "swatchHex" text) ` + together + ` GROUP BY 1, 2, 3, 4) spelled
		GROUP BY key ORDER BY 4 DESC, 1, 2 LIMIT ?) x) AS options`
	return out
}

// take keeps facets of the products that they are counted of.
func (c facetCount) take(of faceted, facets ...catalog.Facet) error {
	for _, facet := range facets {
		switch facet {
		case catalog.FacetTag:
			c.out.Tags = of.Tags
		case catalog.FacetBrand:
			c.out.Brands = of.Brands
		case catalog.FacetType:
			c.out.Types = of.Types
		case catalog.FacetCollection:
			if err := c.collections(of.IDs); err != nil {
				return err
			}
		case catalog.FacetPrice:
			if err := c.price(of); err != nil {
				return err
			}
		case catalog.FacetStock:
			if err := c.stock(of.IDs); err != nil {
				return err
			}
		case catalog.FacetPlan:
			c.out.Subscribable = catalog.FacetChoice{True: of.Subscribable, False: len(of.IDs) - of.Subscribable}
		case catalog.FacetOption: // see options
		}
	}
	return nil
}

// collections counts the products of the first published collections, those of rules
// all at once.
func (c facetCount) collections(ids []int64) error {
	var all []*catalog.Collection
	err := c.g.Omit("description", "seo").Where(publishedSQL, c.shopper.Now, c.shopper.Now).Order("position, id").Limit(catalog.FacetCollections).Find(&all).Error
	if err != nil || len(all) == 0 {
		return err
	}
	counts, args := make([]string, len(all)), []any(nil)
	for i, one := range all {
		where, bound := inCollection(one, c.shopper.Now)
		counts[i], args = "count(*) FILTER (WHERE "+where+")", append(args, bound...)
	}
	var counted string
	err = c.g.Raw("SELECT jsonb_build_array("+strings.Join(counts, ", ")+") FROM products WHERE products.id = ANY(?)", append(args, array(ids))...).Scan(&counted).Error
	if err != nil {
		return err
	}
	var n []int
	if err := json.Unmarshal([]byte(counted), &n); err != nil || len(n) != len(all) {
		return fmt.Errorf("repo: counts of collections %q: %w", counted, err)
	}
	for i, one := range all {
		if one.ProductCount = n[i]; n[i] > 0 {
			c.out.Collections = append(c.out.Collections, one)
		}
	}
	return nil
}

// price reads what the products cost: list prices as they are written down, and others
// worked out.
func (c facetCount) price(of faceted) error {
	own, ownArgs := ownPrices(c.shopper)
	listed, listedArgs := listedAmount(c.shopper)
	worked, workedArgs := amountsSQL(c.shopper)
	var paid []catalog.PaidAmount
	err := c.g.Raw(`WITH worked AS MATERIALIZED (SELECT products.* FROM products WHERE products.id = ANY(?)
				AND (products.subscription_only OR EXISTS (SELECT FROM product_prices own WHERE own.product_id = products.id AND `+own+`)))
			SELECT `+listed+` AS amount, pp.product_ids FROM (SELECT pp.amount, json_agg(pp.product_id) AS product_ids FROM product_prices pp
				WHERE pp.product_id = ANY(?) AND pp.amount IS NOT NULL AND `+nowSQL+` AND pp.product_id NOT IN (SELECT id FROM worked) GROUP BY 1) pp
			UNION ALL SELECT x.amount, json_agg(products.id) FROM worked products CROSS JOIN LATERAL (`+worked+`) x GROUP BY 1`,
		slices.Concat([]any{array(of.Special)}, ownArgs, listedArgs, []any{array(of.IDs)}, nowArgs(c.shopper), workedArgs)...).Scan(&paid).Error
	c.out.Price = catalog.FacetOfPrices(paid, c.shopper.Currency)
	return err
}

// stock counts the products that can be had, which are all but those that cannot: few, and
// found by indexes as for unstocked.
func (c facetCount) stock(ids []int64) error {
	err := c.g.Raw(`SELECT count(*) FROM (SELECT s.product_id AS id FROM stocks s WHERE NOT `+sellsLeast+` AND s.product_id = ANY(?)
			UNION SELECT v.product_id FROM variants v WHERE v.status <> 'ACTIVE' AND v.product_id = ANY(?)) products
		WHERE NOT `+stocked(sellsLeast), array(ids), array(ids)).Scan(&c.out.InStock.False).Error
	c.out.InStock.True = len(ids) - c.out.InStock.False
	return err
}
