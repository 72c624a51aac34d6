package repo

import (
	"context"
	"slices"
	"strings"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

// StorefrontFacets returns the facets of a storefront's list, and the shopper for whom they were computed. One
// statement counts all facets that the filter does not use. Each facet and each option in the filter takes one more
// statement, which omits the condition on that facet or option. The cost depends on the number of counted products, not
// on the size of the store.
func (r Reader) StorefrontFacets(ctx context.Context, f catalog.StorefrontFilter, currency *domain.Currency, language *string) (catalog.Facets, catalog.Shopper, error) {
	var out catalog.Facets
	var s catalog.Shopper
	found, err := r.findListed(ctx, f)
	if err != nil {
		return out, s, err
	}
	f.Search = found.text
	err = r.much(ctx, func(g *gorm.DB) (err error) {
		if s, err = r.shopper(g, currency, language, shopperOf{}); err != nil {
			return err
		}
		if found.options, err = haveOptions(g, f.Options, mostFaceted, 0); err != nil {
			return err
		}
		return facetCount{Reader: r, g: g, shopper: s, filter: f, found: found, out: &out}.count()
	})
	return out, s, err
}

// mostFaceted limits the products with an option that are looked up for facets. If more products have the option, the
// newest of these products suffice.
const mostFaceted = 10 * catalog.FacetProducts

// facetCount counts the facets of one filter.
type facetCount struct {
	Reader
	g       *gorm.DB
	shopper catalog.Shopper
	filter  catalog.StorefrontFilter
	found   foundListed
	out     *catalog.Facets

	collections []*catalog.Collection // published collections, at most catalog.FacetCollections
}

func (c facetCount) count() error {
	err := c.g.Omit("description", "seo").Where(publishedSQL, c.shopper.Now, c.shopper.Now).Order("position, id").Limit(catalog.FacetCollections).Find(&c.collections).Error
	if err != nil {
		return err
	}
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
		c.take(without, facet)
	}
	all, err := c.matching(c.filter, append(unasked, catalog.FacetOption)...)
	if err != nil {
		return err
	}
	c.out.ProductCount = all.ProductCount
	c.take(all, unasked...)
	return c.options(all.Options)
}

// options sets the facets of options. For an option that the filter uses, it counts all values, in variants that
// match the filter's other options.
func (c facetCount) options(values []catalog.FacetValue) error {
	for i, o := range c.filter.Options {
		others, err := c.matching(c.filter.WithoutOption(i), catalog.FacetOption)
		if err != nil {
			return err
		}
		own := func(v catalog.FacetValue) bool { return domain.SameText(v.Option, o.Name) }
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

// faceted holds the counts of the newest products that match a filter.
type faceted struct {
	ProductCount int
	Sample       bool                 // more products match than are counted
	Tags         []catalog.FacetText  `gorm:"serializer:json"`
	Brands       []catalog.FacetText  `gorm:"serializer:json"`
	Types        []catalog.FacetText  `gorm:"serializer:json"`
	Options      []catalog.FacetValue `gorm:"serializer:json"`
	Collections  map[int64]int        `gorm:"serializer:json"`
	Paid         []catalog.PaidAmount `gorm:"serializer:json"`
	Unstocked    int
	Subscribable int
}

// matching reads the newest products that match a filter and counts their facets, in one statement.
func (c facetCount) matching(f catalog.StorefrontFilter, facets ...catalog.Facet) (out faceted, err error) {
	list, err := c.storefrontRows(c.g, c.shopper, f, c.found)
	if err != nil {
		return out, err
	}
	columns, columnArgs := []string{"products.id"}, []any(nil)
	counts, countArgs := []string{"(SELECT count(*) FROM matching) AS product_count", "(SELECT count(*) FROM newest) > ? AS sample"}, []any{catalog.FacetProducts}
	for _, facet := range facets {
		of := c.how(facet, f)
		if of.columns != "" {
			columns, columnArgs = append(columns, of.columns), append(columnArgs, of.columnArgs...)
		}
		counts, countArgs = append(counts, of.count), append(countArgs, of.countArgs...)
	}
	newest := list.rows.Select(strings.Join(columns, ", "), columnArgs...).Order("products.published_on DESC, products.id DESC").Limit(catalog.FacetProducts + 1)
	err = c.g.Raw("WITH newest AS MATERIALIZED (?), matching AS NOT MATERIALIZED (SELECT * FROM newest LIMIT ?) SELECT "+strings.Join(counts, ", "),
		append([]any{newest, catalog.FacetProducts}, countArgs...)...).Scan(&out).Error
	c.out.Sample = c.out.Sample || out.Sample
	return out, err
}

// counting is the SQL that counts a facet: columns are read for each product, and count counts their values over all
// matching products.
type counting struct {
	columns    string
	columnArgs []any
	count      string
	countArgs  []any
}

// how returns the SQL that counts a facet. JSON lists that many products share are expanded only once. how omits values
// that a filter cannot contain, such as tags with a comma.
func (c facetCount) how(facet catalog.Facet, f catalog.StorefrontFilter) counting {
	switch facet {
	case catalog.FacetTag:
		return countTexts("tags", "products.tags, products.tag_keys", `SELECT key, text, sum(n) AS n FROM (SELECT tags, tag_keys, count(*) AS n FROM matching GROUP BY 1, 2) alike
			CROSS JOIN LATERAL (SELECT DISTINCT ON (key) key, text FROM ROWS FROM (jsonb_array_elements_text(tag_keys), jsonb_array_elements_text(tags)) AS each(key, text)) has
			WHERE position(',' IN key) = 0 GROUP BY 1, 2`)
	case catalog.FacetBrand:
		return countTexts("brands", "products.brand, products.brand_key", "SELECT brand_key AS key, brand AS text, count(*) AS n FROM matching WHERE brand <> '' GROUP BY 1, 2")
	case catalog.FacetType:
		return countTexts("types", "products.type", "SELECT type AS key, type AS text, count(*) AS n FROM matching GROUP BY 1")
	case catalog.FacetOption:
		return countValues(c.shopper, f.Options)
	case catalog.FacetCollection:
		return countMembers(c.collections, c.shopper)
	case catalog.FacetPrice:
		return countPaid(c.shopper)
	case catalog.FacetStock: // few products are out of stock, so indexes find these products
		where, args := inStock(c.shopper)
		return counting{countArgs: args, count: `(SELECT count(*) FROM (SELECT s.product_id AS id FROM matching m JOIN stocks s ON s.product_id = m.id AND NOT ` + sellsLeast + `
				UNION SELECT v.product_id FROM matching m JOIN variants v ON v.product_id = m.id AND v.status <> 'ACTIVE') lacking JOIN products ON products.id = lacking.id
			WHERE NOT (` + where + ")) AS unstocked"}
	case catalog.FacetPlan:
		where, args := subscribable(c.shopper)
		return counting{columns: "(" + where + ") AS subscribable", columnArgs: args, count: "(SELECT count(*) FROM matching WHERE subscribable) AS subscribable"}
	}
	panic("repo: there is no facet " + string(facet))
}

// countTexts counts the products with each text. It counts texts that differ only by case together, under their most
// frequent spelling.
func countTexts(name, columns, each string) counting {
	return counting{columns: columns, countArgs: []any{catalog.FacetTexts}, count: `(SELECT coalesce(json_agg(x), '[]') FROM (
		SELECT (array_agg(text ORDER BY n DESC, text))[1] AS text, sum(n) AS "productCount" FROM (` + each + `) spelled GROUP BY key ORDER BY 2 DESC, 1 LIMIT ?) x) AS ` + name}
}

// countValues counts the option values of the variants that are for sale to a shopper and match the option filters.
func countValues(s catalog.Shopper, options []catalog.OptionFilter) counting {
	choices, choicesArgs := choicesSQL(s)
	together, args := "", []any(nil)
	if len(options) > 0 {
		together = `CROSS JOIN LATERAL jsonb_path_query_array(choices, ?, '{}', true) AS fitting(variants) WHERE fitting.variants @> jsonb_build_array(jsonb_build_array(x.key))`
		args = []any{choicesPath(options)}
	}
	return counting{columns: choices + " AS choices", columnArgs: choicesArgs, countArgs: slices.Concat([]any{array(catalog.ChoiceLanguages(s.Reading))}, args, []any{catalog.FacetOptions * catalog.FacetTexts}), count: `(SELECT coalesce(json_agg(x), '[]') FROM (
		SELECT (array_agg(option ORDER BY n DESC, option, value))[1] AS option, (array_agg(value ORDER BY n DESC, option, value))[1] AS value, min("swatchHex") AS "swatchHex", sum(n) AS "productCount",
			(SELECT jsonb_object_agg(l, t.texts -> l) FROM (SELECT (array_agg(texts ORDER BY n DESC, option, value, texts) FILTER (WHERE texts IS NOT NULL))[1] AS texts) t, unnest(?::text[]) AS l WHERE jsonb_exists(t.texts, l)) AS texts
		FROM (SELECT x.*, sum(n) AS n FROM (SELECT choices, count(*) AS n FROM matching WHERE choices <> '{}' GROUP BY 1) alike
			CROSS JOIN LATERAL jsonb_to_recordset(choices->'values') AS x(key text, option text, value text, "swatchHex" text, texts jsonb) ` + together + ` GROUP BY 1, 2, 3, 4, 5) spelled
		GROUP BY key ORDER BY 4 DESC, 1, 2 LIMIT ?) x) AS options`}
}

// countMembers counts the products of collections, by collection id.
func countMembers(collections []*catalog.Collection, s catalog.Shopper) counting {
	var manual, rules []int64
	var counts []string
	var args []any
	for _, one := range collections {
		if one.Type != catalog.RuleCollection {
			manual = append(manual, one.ID)
			continue
		}
		where, bound := inCollection(one, s.Now)
		rules, counts, args = append(rules, one.ID), append(counts, "count(*) FILTER (WHERE "+where+")"), append(args, bound...)
	}
	of := "SELECT m.collection_id AS id, count(*) AS n FROM matching JOIN collection_products m ON m.product_id = matching.id AND m.collection_id = ANY(?) GROUP BY 1"
	if rules != nil {
		of += " UNION ALL SELECT unnest(?::bigint[]), unnest(ARRAY[" + strings.Join(counts, ", ") + "]) FROM matching m JOIN products ON products.id = m.id"
		args = append([]any{array(rules)}, args...)
	}
	return counting{count: "(SELECT json_object_agg(id, n) FROM (" + of + ") each) AS collections", countArgs: append([]any{array(manual)}, args...)}
}

// countPaid reads the prices of products: the stored list prices if they apply to the shopper, and otherwise computed
// prices.
func countPaid(s catalog.Shopper) counting {
	own, ownArgs := ownPrices(s)
	listed, listedArgs := listedAmount(s)
	worked, workedArgs := amountsSQL(s)
	return counting{
		columns:    "(products.subscription_only OR products.special_prices AND EXISTS (SELECT FROM product_prices own WHERE own.product_id = products.id AND " + own + ")) AS worked",
		columnArgs: ownArgs,
		count: `(SELECT json_agg(x) FROM (
			SELECT (` + listed + `)::text AS amount, "productIds" FROM (SELECT pp.amount, json_agg(m.id) AS "productIds" FROM matching m JOIN product_prices pp ON pp.product_id = m.id AND pp.amount IS NOT NULL AND ` + nowSQL + `
				WHERE NOT m.worked GROUP BY 1) pp
			UNION ALL SELECT x.amount::text, json_agg(products.id) FROM matching m JOIN products ON products.id = m.id CROSS JOIN LATERAL (` + worked + `) x WHERE m.worked GROUP BY 1) x) AS paid`,
		countArgs: slices.Concat(listedArgs, nowArgs(s), workedArgs),
	}
}

// take copies the counts of facets to the result.
func (c facetCount) take(of faceted, facets ...catalog.Facet) {
	for _, facet := range facets {
		switch facet {
		case catalog.FacetTag:
			c.out.Tags = of.Tags
		case catalog.FacetBrand:
			c.out.Brands = of.Brands
		case catalog.FacetType:
			c.out.Types = of.Types
		case catalog.FacetCollection:
			for _, one := range c.collections {
				if one.ProductCount = of.Collections[one.ID]; one.ProductCount > 0 {
					c.out.Collections = append(c.out.Collections, one)
				}
			}
		case catalog.FacetPrice:
			c.out.Price = catalog.FacetOfPrices(of.Paid, c.shopper.Currency)
		case catalog.FacetStock:
			c.out.InStock = catalog.FacetChoice{True: of.ProductCount - of.Unstocked, False: of.Unstocked}
		case catalog.FacetPlan:
			c.out.Subscribable = catalog.FacetChoice{True: of.Subscribable, False: of.ProductCount - of.Subscribable}
		case catalog.FacetOption: // the method options counts these values
		}
	}
}
