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

// StorefrontFacets are what a storefront's list can be narrowed by. Which products
// match is read by itself, for all filters and for all but each one that is asked; what
// is counted of them costs as much as there are counted, however large the store is.
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
		c := facetCount{Reader: r, g: g, shopper: s, filter: f, found: found, out: &out}
		if c.all, err = c.matching(f); err != nil {
			return err
		}
		out.ProductCount = len(c.all)
		for _, count := range []func() error{c.texts, c.options, c.collections, c.price, c.choices} {
			if err := count(); err != nil {
				return err
			}
		}
		return nil
	})
	return out, s, err
}

// facetCount counts the facets of one filter.
type facetCount struct {
	Reader
	g       *gorm.DB
	shopper catalog.Shopper
	filter  catalog.StorefrontFilter
	found   foundListed
	all     []int64 // what matches all of the filter
	out     *catalog.Facets
}

// matching are the newest products that a filter leaves.
func (c facetCount) matching(f catalog.StorefrontFilter) ([]int64, error) {
	list, err := c.storefrontRows(c.g, c.shopper, f, c.found)
	if err != nil {
		return nil, err
	}
	ids := []int64{}
	err = list.rows.Select("products.id").Order("products.published_on DESC, products.id DESC").Limit(catalog.FacetProducts + 1).Scan(&ids).Error
	if len(ids) > catalog.FacetProducts {
		ids, c.out.Sample = ids[:catalog.FacetProducts], true
	}
	return ids, err
}

// without are the products that the filter leaves without what it asks of a facet.
func (c facetCount) without(facet catalog.Facet) ([]int64, error) {
	if f, asked := c.filter.Without(facet); asked {
		return c.matching(f)
	}
	return c.all, nil
}

// textFacets says what texts products have: the expression to show, what tells them
// apart, and where they are besides products. What the filter could not name is left
// out.
var textFacets = []struct {
	facet              catalog.Facet
	shown, key, beside string
}{
	{catalog.FacetTag, "lower(tag)", "lower(tag)", "CROSS JOIN LATERAL jsonb_array_elements_text(products.tags) AS tag WHERE position(',' IN tag) = 0 AND"},
	{catalog.FacetBrand, "mode() WITHIN GROUP (ORDER BY products.brand)", "lower(products.brand)", "WHERE products.brand <> '' AND"},
	{catalog.FacetType, "products.type", "products.type", "WHERE"},
}

func (c facetCount) texts() error {
	for _, t := range textFacets {
		ids, err := c.without(t.facet)
		if err != nil {
			return err
		}
		var rows []catalog.FacetText
		err = c.g.Raw("SELECT "+t.shown+" AS text, count(DISTINCT products.id) AS product_count FROM products "+t.beside+
			" products.id = ANY(?) GROUP BY "+t.key+" ORDER BY 2 DESC, 1 LIMIT ?", array(ids), catalog.FacetTexts).Scan(&rows).Error
		if err != nil {
			return err
		}
		switch t.facet {
		case catalog.FacetTag:
			c.out.Tags = rows
		case catalog.FacetBrand:
			c.out.Brands = rows
		default:
			c.out.Types = rows
		}
	}
	return nil
}

// options counts the values of options: of one that is asked for all its values, in
// variants that have the others.
func (c facetCount) options() error {
	asked := map[string]bool{}
	for _, o := range c.filter.Options {
		asked[strings.ToLower(o.Name)] = true
	}
	values, err := c.values(c.all, c.filter.Options, func(name string) bool { return !asked[name] })
	if err != nil {
		return err
	}
	for i, o := range c.filter.Options {
		others := c.filter.WithoutOption(i)
		ids, err := c.matching(others)
		if err != nil {
			return err
		}
		own, err := c.values(ids, others.Options, func(name string) bool { return name == strings.ToLower(o.Name) })
		if err != nil {
			return err
		}
		values = append(values, own...)
	}
	c.out.Options = catalog.FacetsOfOptions(values)
	return nil
}

// values counts the values that variants of some products have together with the
// options, of those options that are kept. Which they are is looked at first, and by
// itself: the planner cannot tell how many there are, and joins what it takes for
// one row by reading everything for each.
func (c facetCount) values(ids []int64, options []catalog.OptionFilter, keep func(name string) bool) ([]catalog.FacetValue, error) {
	of, args := choicesSQL(options)
	var rows []catalog.FacetValue
	err := c.g.Raw(`WITH chosen AS MATERIALIZED (
			SELECT DISTINCT value.id::bigint AS id FROM variants v CROSS JOIN LATERAL jsonb_array_elements(v.option_value_ids) AS value(id)
			WHERE v.product_id = ANY(?) AND v.removed_on IS NULL AND v.status = 'ACTIVE' AND `+of+`)
		SELECT mode() WITHIN GROUP (ORDER BY o.name) AS option, mode() WITHIN GROUP (ORDER BY x.value) AS value, min(x.swatch_hex) AS swatch_hex,
			count(DISTINCT x.product_id) AS product_count
		FROM product_option_values x JOIN product_options o ON o.id = x.product_option_id
		WHERE x.product_id = ANY(?) AND x.id IN (SELECT id FROM chosen)
		GROUP BY o.name_key, x.value_key ORDER BY product_count DESC, option, value LIMIT ?`,
		append(append([]any{array(ids)}, args...), array(ids), catalog.FacetOptions*catalog.FacetTexts)...).Scan(&rows).Error
	return slices.DeleteFunc(rows, func(v catalog.FacetValue) bool { return !keep(strings.ToLower(v.Option)) }), err
}

// collections counts the products of the first published collections, those of rules
// all at once.
func (c facetCount) collections() error {
	ids, err := c.without(catalog.FacetCollection)
	if err != nil {
		return err
	}
	var all []*catalog.Collection
	err = c.g.Omit("description", "seo").Where(publishedSQL, c.shopper.Now, c.shopper.Now).Order("position, id").Limit(catalog.FacetCollections).Find(&all).Error
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

func (c facetCount) price() error {
	ids, err := c.without(catalog.FacetPrice)
	if err != nil || len(ids) == 0 {
		return err
	}
	amounts, args := amountsSQL(c.shopper)
	from := " FROM products CROSS JOIN LATERAL (" + amounts + ") x WHERE products.id = ANY(?)"
	args = append(args, array(ids))
	var span struct{ Low, High *domain.Amount }
	if err := c.g.Raw("SELECT min(x.amount) AS low, max(x.amount) AS high"+from, args...).Scan(&span).Error; err != nil || span.Low == nil {
		return err
	}
	bands, width := catalog.PriceBands(*span.Low, *span.High, c.shopper.Currency)
	var rows []struct{ Band, N int }
	err = c.g.Raw("SELECT floor((x.amount - ?::numeric) / ?::numeric)::int AS band, count(DISTINCT products.id) AS n"+from+" GROUP BY 1 ORDER BY 1",
		append([]any{bands[0].Min, width}, args...)...).Scan(&rows).Error
	facet := catalog.FacetOfPrice{Min: *span.Low, Max: *span.High}
	for _, row := range rows {
		band := bands[min(max(row.Band, 0), len(bands)-1)]
		band.ProductCount = row.N
		facet.Bands = append(facet.Bands, band)
	}
	c.out.Price = &facet
	return err
}

// choices counts what filters by yes or no leave.
func (c facetCount) choices() error {
	plan, planArgs := recurringSQL(c.shopper)
	for _, choice := range []struct {
		facet  catalog.Facet
		out    *catalog.FacetChoice
		counts string
		args   []any
	}{
		{catalog.FacetStock, &c.out.InStock, `SELECT count(DISTINCT s.product_id) FROM stocks s JOIN variants v ON v.id = s.variant_id
			WHERE v.removed_on IS NULL AND v.status = 'ACTIVE' AND ` + sellsLeast + " AND s.product_id = ANY(?)", nil},
		{catalog.FacetPlan, &c.out.Subscribable, "SELECT count(*) FROM products WHERE EXISTS (" + plan + ") AND products.is_subscribable AND products.id = ANY(?)", planArgs},
	} {
		ids, err := c.without(choice.facet)
		if err != nil {
			return err
		}
		if err := c.g.Raw(choice.counts, append(choice.args, array(ids))...).Scan(&choice.out.True).Error; err != nil {
			return err
		}
		choice.out.False = len(ids) - choice.out.True
	}
	return nil
}
