package repo

import (
	"slices"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/scoped"
)

// offeredTo is like offered for the shopper's currency, but also loads the plans and the primary media.
func offeredTo(g *gorm.DB, products []*catalog.Product, s catalog.Shopper) error {
	return scoped.Together(g,
		func(g *gorm.DB) error { return offered(g, products, s.Currency) },
		func(g *gorm.DB) error { return loadPictures(g, products, false) },
		func(g *gorm.DB) error { return loadPlans(g, s.Now, products, s.PlanCollections) })
}

// offered loads the variants of products with their stock and their prices in one currency, with two statements.
func offered(g *gorm.DB, products []*catalog.Product, currency domain.Currency) error {
	if len(products) == 0 {
		return nil
	}
	ids := make([]int64, len(products))
	byID := make(map[int64]*catalog.Product, len(products))
	for i, p := range products {
		ids[i], byID[p.ID] = p.ID, p
	}
	var rows []struct {
		ID     int64
		Status catalog.VariantStatus
		catalog.Stock
	}
	err := g.Raw(`SELECT v.id, v.status, s.* FROM variants v JOIN stocks s ON s.variant_id = v.id
		WHERE v.product_id = ANY(?) AND v.removed_on IS NULL AND v.store_id = ? AND s.store_id = ?
		ORDER BY v.product_id, v.position, v.id`, array(ids), products[0].StoreID, products[0].StoreID).Find(&rows).Error
	if err != nil {
		return err
	}
	variants := make(map[int64]*catalog.Variant, len(rows))
	variantIDs := make([]int64, len(rows))
	for i := range rows {
		v := &catalog.Variant{ProductID: rows[i].ProductID, Status: rows[i].Status, Stock: &rows[i].Stock}
		v.ID = rows[i].ID
		variants[v.ID], variantIDs[i] = v, v.ID
		p := byID[v.ProductID]
		p.Variants = append(p.Variants, v)
	}
	var prices []*catalog.Price
	if err := g.Where("variant_id = ANY(?) AND currency_code = ?", array(variantIDs), currency).Order("id").Find(&prices).Error; err != nil {
		return err
	}
	for _, p := range prices {
		variants[p.VariantID].Prices = append(variants[p.VariantID].Prices, p)
	}
	return nil
}

// shopperOf selects the prices that apply: the prices of a customer, or of an account type, which takes precedence. If
// both fields are zero, the prices for everyone apply. If the actor is a customer, customer must be the actor's id.
type shopperOf struct {
	customer    int64
	accountType int64
}

// shopper reads the data of the person to whom a storefront is shown, with one statement. A guest has no account type
// and sees the prices for everyone, as in the guest's cart. If the store does not use the currency, shopper returns
// currency_mismatch.
func (r Reader) shopper(g *gorm.DB, currency *domain.Currency, language *string, of shopperOf) (catalog.Shopper, error) {
	if r.actor.Kind == domain.ActorCustomer {
		of.customer = r.actor.ID
	}
	var row struct {
		settings.Store
		AccountTypeID   *int64
		DiscountPercent *domain.Amount
		CanSubscribe    *bool
		PlanCollections []catalog.PlanCollection `gorm:"serializer:json"`
		Held            []catalog.Holding        `gorm:"serializer:json"`
	}
	held, mine := "false", []any(nil)
	if r.actor.Kind == domain.ActorCustomer {
		held, mine = r.mine()
	}
	err := g.Raw(`
		SELECT s.settings, t.id AS account_type_id, t.discount_percent, t.can_subscribe, `+planCollections+` AS plan_collections,
			(SELECT reserved FROM carts WHERE reserved_until IS NOT NULL AND `+held+` LIMIT 1) AS held
		FROM stores s LEFT JOIN account_types t ON t.id =
			COALESCE(NULLIF(?::bigint, 0), (SELECT account_type_id FROM customers WHERE id = ?))`,
		append(mine, of.accountType, of.customer)...).Find(&row).Error
	if err != nil {
		return catalog.Shopper{}, err
	}
	settings := row.Settings
	s := catalog.Shopper{
		AccountTypeID: row.AccountTypeID, CanSubscribe: row.CanSubscribe == nil || *row.CanSubscribe,
		Currency: settings.DefaultCurrencyCode, Reading: settings.Reading(language),
		RoundingMode: settings.RoundingMode, PricesIncludeTax: settings.PricesIncludeTax, Now: r.db.clock.Now(),
		PlanCollections: row.PlanCollections, Held: row.Held, ProductURL: settings.ProductURL,
	}
	if row.DiscountPercent != nil {
		s.Discount = *row.DiscountPercent
	}
	if currency != nil {
		if !slices.Contains(settings.CurrencyCodes, *currency) {
			e := domain.Errorf(domain.CurrencyMismatch, "The store does not sell in %s.", *currency).(*domain.Error)
			e.Fields = []domain.Field{{In: "query", Pointer: "/currencyCode", Code: string(domain.CurrencyMismatch), Detail: e.Detail}}
			return s, e
		}
		s.Currency = *currency
	}
	return s, nil
}
