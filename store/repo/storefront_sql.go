package repo

import (
	"slices"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

// shown returns the condition that a storefront shows a product to a shopper: the product is for sale to the shopper
// and has a price.
func shown(s catalog.Shopper) (string, []any) {
	none := int64(0)
	accountType := s.AccountTypeID
	if accountType == nil {
		accountType = &none
	}
	charged, args := chargedSQL(s)
	recurring, recurringArgs := recurringSQL(s)
	// Most products have only list prices, which are computed when prices are written.
	return `products.status = 'ACTIVE' AND COALESCE(products.publish_on <= ?, true) AND COALESCE(products.unpublish_on > ?, true)
		AND (products.account_type_ids = '[]' OR products.account_type_ids @> ?::jsonb) AND CASE
			WHEN products.subscription_only THEN EXISTS (` + recurring + `)
			WHEN products.special_prices THEN EXISTS (` + charged + `)
			ELSE jsonb_exists(products.list_prices, ?) END`,
		slices.Concat([]any{s.Now, s.Now, jsonOf([]int64{*accountType})}, recurringArgs, args, []any{s.Currency})
}

// recurringSQL returns a query for the prices of a product's variants in the first cycle of the plans that offer the
// variants, as columns variant_id and amount. It implements Cost in SQL, for sorting and filtering.
func recurringSQL(s catalog.Shopper) (string, []any) {
	base, baseArgs := chargedFor("x", s)
	reduced, reducedArgs := reducedSQL("once.amount", "sp.pricing_value", s)
	on, onArgs := onPlan(s.PlanCollections, s.Now)
	return `SELECT v.id AS variant_id, y.amount FROM variants v CROSS JOIN subscription_plans sp CROSS JOIN LATERAL (
			SELECT p.* FROM prices p WHERE p.variant_id = v.id AND p.currency_code = ? AND (p.subscription_plan_id IS NULL OR p.subscription_plan_id = sp.id)
				AND (p.account_type_id IS NULL OR p.account_type_id = ?) AND p.min_quantity <= products.min_quantity
				AND COALESCE(p.starts_on <= ?, true) AND COALESCE(p.ends_on > ?, true)
			ORDER BY p.subscription_plan_id IS NULL, p.account_type_id IS NULL, p.min_quantity DESC, p.amount, p.id LIMIT 1) x
		CROSS JOIN LATERAL (SELECT ` + base + ` AS amount) once
		CROSS JOIN LATERAL (SELECT CASE
			WHEN x.subscription_plan_id IS NOT NULL OR sp.pricing_type = 'NONE' THEN once.amount
			WHEN sp.pricing_type = 'PERCENTAGE' THEN ` + reduced + `
			WHEN sp.pricing_type = 'FIXED_AMOUNT' THEN greatest(once.amount - sp.pricing_value, 0)
			ELSE sp.pricing_value END AS amount) y
		WHERE ? AND products.is_subscribable AND v.product_id = products.id AND v.removed_on IS NULL AND v.status = 'ACTIVE'
			AND sp.is_active AND sp.store_id = products.store_id AND ` + on + `
			AND (x.subscription_plan_id IS NOT NULL OR sp.pricing_currency_code IS NULL OR sp.pricing_currency_code = ?)`,
		slices.Concat([]any{s.Currency, s.AccountTypeID, s.Now, s.Now}, baseArgs, reducedArgs, []any{s.CanSubscribe}, onArgs, []any{s.Currency})
}

// reducedSQL returns SQL for an amount less a percentage, rounded by the store's rounding rules. A multiplication by
// 0.01 is exact; a division by 100 is not.
func reducedSQL(amount, percent string, s catalog.Shopper) (string, []any) {
	return "rounded(" + amount + " * (100 - " + percent + ") * 0.01, ?, ?)", []any{s.Currency.Digits(), s.RoundingMode}
}

// chargedFor implements Charged in SQL. row is the SQL name of a row of prices.
func chargedFor(row string, s catalog.Shopper) (string, []any) {
	reduced, args := reducedSQL(row+".amount", "?::numeric", s)
	return "CASE WHEN " + row + ".account_type_id IS NULL THEN " + reduced + " ELSE " + row + ".amount END", append([]any{s.Discount}, args...)
}

// priceFor implements PriceFor in SQL without plans, for the smallest quantity of the product of a variant v. The SQL
// takes three arguments: the account type, or nil for everyone, and the time twice. currency is the SQL for the
// currency.
func priceFor(currency string) string {
	return `SELECT * FROM prices p WHERE p.variant_id = v.id AND p.currency_code = ` + currency + ` AND p.subscription_plan_id IS NULL
			AND (p.account_type_id IS NULL OR p.account_type_id = ?) AND p.min_quantity <= products.min_quantity
			AND COALESCE(p.starts_on <= ?, true) AND COALESCE(p.ends_on > ?, true)
		ORDER BY p.account_type_id IS NULL, p.min_quantity DESC, p.amount, p.id LIMIT 1`
}

// chargedSQL returns a query for the prices of a product's variants, as columns variant_id and amount, for sorting and
// filtering.
func chargedSQL(s catalog.Shopper) (string, []any) {
	charged, args := chargedFor("x", s)
	return `SELECT v.id AS variant_id, ` + charged + ` AS amount FROM variants v CROSS JOIN LATERAL (` + priceFor("?") + `) x
		WHERE v.product_id = products.id AND v.removed_on IS NULL AND v.status = 'ACTIVE'`,
		append(args, s.Currency, s.AccountTypeID, s.Now, s.Now)
}

// amountsSQL returns a query for the prices of a product's variants, as columns variant_id and
// amount. The amount is the one-time price or, if the product is sold on plans only, the price of
// the first cycle.
func amountsSQL(s catalog.Shopper) (string, []any) {
	once, args := chargedSQL(s)
	recurring, recurringArgs := recurringSQL(s)
	return once + " AND NOT products.subscription_only UNION ALL " + recurring + " AND products.subscription_only", slices.Concat(args, recurringArgs)
}

// publishedSQL implements Collection.Published in SQL.
const publishedSQL = "is_active AND COALESCE(publish_on <= ?, true) AND COALESCE(unpublish_on > ?, true)"

// shopTexts lists the columns of products that tiles do not show. Tiles need the translations.
var shopTexts = []string{"description", "seo", "custom_fields", "search", "shop_search", "choices"}

// listedProduct is a product in a storefront's list with its sort value.
type listedProduct struct {
	catalog.Product
	SortValue string `gorm:"->"`
}

func (listedProduct) TableName() string { return "products" }

// storefrontSort is a list's sort order: an expression on products, the expression's arguments and its SQL type.
type storefrontSort struct {
	expression string
	args       []any
	cast       string
}

// storefrontList is the query for a list's products, and the collection to which the list is restricted, if any.
type storefrontList struct {
	rows       *gorm.DB
	some       []*gorm.DB // queries for subsets of the rows, which may suffice for the count
	collection *catalog.Collection
	starts     []int64 // see foundListed
}

func (l storefrontList) counted() []*gorm.DB { return append(slices.Clone(l.some), l.rows) }
