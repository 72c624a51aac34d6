package repo

import (
	"slices"
	"strings"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

// mostWithOption is the maximum number of products with an option that a list looks up. If more products have the
// option, the list finds them without a lookup, and the products already looked up suffice for the count.
const mostWithOption = 2000

// withOption contains the ids of products that may have a value of an option. all is true if the ids include every such
// product.
type withOption struct {
	ids []int64
	all bool
}

// haveOptions looks up the products that may have each option, by the name of the option. It returns all such products
// if there are fewer than most, and otherwise the first products found.
func haveOptions(g *gorm.DB, options []catalog.OptionFilter, most, some int) (map[string]withOption, error) {
	const values = "FROM product_option_values WHERE value_key = ANY(?) LIMIT ?"
	found := make(map[string]withOption, len(options))
	for _, o := range options {
		keys, n, ids := array(domain.FoldAll(o.Values)), 0, []int64{}
		if err := g.Raw("SELECT count(*) FROM (SELECT "+values+") x", keys, most).Scan(&n).Error; err != nil {
			return nil, err
		}
		all := n < most
		if !all {
			n = some
		}
		if n > 0 {
			if err := g.Raw("SELECT product_id "+values, keys, n).Scan(&ids).Error; err != nil {
				return nil, err
			}
		}
		found[o.Name] = withOption{ids, all}
	}
	return found, nil
}

// optionsSQL returns the condition that a single variant that is for sale to a shopper has all of the options.
func optionsSQL(s catalog.Shopper, options []catalog.OptionFilter) (string, []any) {
	if len(options) > catalog.MostOptions {
		return "false", nil
	}
	choices, args := choicesSQL(s)
	path := choicesPath(options)
	return "jsonb_path_exists(products.choices, ?, '{}', true) AND jsonb_path_exists(" + choices + ", ?, '{}', true)", slices.Concat([]any{path}, args, []any{path})
}

// choicesSQL returns SQL for the option values of a product's variants that are for sale to a shopper. For most
// products the stored column choices is used, because either all or none of the variants are for sale.
func choicesSQL(s catalog.Shopper) (string, []any) {
	uneven, unevenArgs := unevenSQL(s)
	offers, offersArgs := offersSQL(s)
	return `CASE WHEN products.choices <> '{}' AND ` + uneven + ` THEN (SELECT jsonb_build_object(
			'values', coalesce((SELECT jsonb_agg(x) FROM jsonb_array_elements(products.choices->'values') x WHERE EXISTS (SELECT FROM unnest(array_agg(each.keys)) keys WHERE keys @> jsonb_build_array(x->'key'))), '[]'),
			'variants', coalesce(jsonb_agg(each.keys), '[]'))
		FROM (SELECT jsonb_agg(fold(replace(o.name, ':', '%3a') || ':' || a.value) ORDER BY o.position, o.id) AS keys
			FROM variants v JOIN product_option_values a ON a.product_id = v.product_id AND v.option_value_ids @> to_jsonb(a.id) JOIN product_options o ON o.id = a.product_option_id
			WHERE v.id IN (SELECT variant_id FROM (` + offers + `) offers) GROUP BY v.id) each)
		ELSE products.choices END`, slices.Concat(unevenArgs, offersArgs)
}

// unevenSQL returns the condition that some variants of a product may be for sale to a shopper while others are not.
func unevenSQL(s catalog.Shopper) (string, []any) {
	return "(products.subscription_only OR products.special_prices OR jsonb_exists(products.price_gaps, ?) OR NOT jsonb_exists(products.list_prices, ?))", []any{s.Currency, s.Currency}
}

// offersSQL returns a query for the variants of a product that are for sale to a shopper, in the column variant_id. It
// implements Product.Offers in SQL.
func offersSQL(s catalog.Shopper) (string, []any) {
	once, args := chargedSQL(s)
	recurring, recurringArgs := recurringSQL(s)
	return once + " AND NOT products.subscription_only UNION ALL " + recurring, slices.Concat(args, recurringArgs)
}

// inStock returns the condition that a variant that is for sale to a shopper can be ordered now in the product's
// smallest quantity.
func inStock(s catalog.Shopper) (string, []any) {
	uneven, unevenArgs := unevenSQL(s)
	offers, offersArgs := offersSQL(s)
	return stocked(sellsLeast) + " AND CASE WHEN " + uneven + " THEN EXISTS (SELECT FROM (" + offers + ") offers JOIN stocks s ON s.variant_id = offers.variant_id WHERE " + sellsLeast + ") ELSE true END",
		slices.Concat(unevenArgs, offersArgs)
}

// choicesPath returns the JSON path to the variants in a product's choices that have all of the options.
func choicesPath(options []catalog.OptionFilter) string {
	parts := make([]string, len(options))
	for i, o := range options {
		any := make([]string, len(o.Values))
		for k, key := range o.Keys() {
			any[k] = "@[*] == " + jsonOf(key)
		}
		parts[i] = "(" + strings.Join(any, " || ") + ")"
	}
	return "strict $.variants[*] ? (" + strings.Join(parts, " && ") + ")"
}

// subscribable returns the condition that a shopper can buy at least one variant of a product on a plan. A product with
// a list price has a price on each plan that fits the currency.
func subscribable(s catalog.Shopper) (string, []any) {
	on, onArgs := onPlan(s.PlanCollections, s.Now)
	plan := "SELECT FROM subscription_plans sp WHERE sp.is_active AND sp.store_id = products.store_id AND " + on
	recurring, recurringArgs := recurringSQL(s)
	return `products.is_subscribable AND EXISTS (` + plan + `) AND CASE
			WHEN ? AND jsonb_exists(products.list_prices, ?) AND EXISTS (` + plan + ` AND (sp.pricing_currency_code IS NULL OR sp.pricing_currency_code = ?)) THEN true
			ELSE EXISTS (` + recurring + `) END`,
		slices.Concat(onArgs, []any{s.CanSubscribe, s.Currency}, onArgs, []any{s.Currency}, recurringArgs)
}
