package repo

import (
	"context"
	"maps"
	"slices"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/scoped"
)

// Sellables returns the data of variants that pricing needs, by variant id. It reads stock in one round trip with the
// storefront version. Reading data that is not cached takes four statements for any number of variants. Media and
// options take one more statement each, and subscription plans take two more. The result includes removed, disabled and
// invisible variants, since carts show them as unavailable. It omits unknown ids. The products in the result lack their
// long texts, options and variants.
func (r Reader) Sellables(ctx context.Context, variantIDs []int64) (map[int64]catalog.Sellable, error) {
	out := make(map[int64]catalog.Sellable, len(variantIDs))
	if len(variantIDs) == 0 {
		return out, nil
	}
	err := r.in(ctx, func(g *gorm.DB) error {
		var version string
		var stocks []*catalog.Stock
		err := scoped.Together(g,
			func(g *gorm.DB) (err error) { version, err = scoped.ShownVersion(g); return err },
			func(g *gorm.DB) error { return g.Where("variant_id = ANY(?)", array(variantIDs)).Find(&stocks).Error })
		if err != nil {
			return err
		}
		var unknown []int64
		for _, id := range variantIDs {
			if kept, found := r.db.scoped.Kept(sellableKey(r, id), version); found {
				out[id] = kept.(catalog.Sellable)
			} else {
				unknown = append(unknown, id)
			}
		}
		if len(unknown) > 0 {
			read, err := r.sellables(g, unknown)
			if err != nil {
				return err
			}
			for id, s := range read {
				out[id] = s
				r.db.scoped.Keep(sellableKey(r, id), version, s)
			}
		}
		for _, stock := range stocks {
			if s, found := out[stock.VariantID]; found {
				variant := *s.Variant
				variant.Stock = stock
				s.Variant, s.Stock = &variant, stock
				out[stock.VariantID] = s
			}
		}
		return r.soldOn(g, out)
	})
	return out, err
}

// soldOn loads the plans on which products are sold. They may depend on the time.
func (r Reader) soldOn(g *gorm.DB, goods map[int64]catalog.Sellable) error {
	own := map[int64]*catalog.Product{}
	for id, s := range goods {
		if !s.Product.IsSubscribable {
			continue
		}
		if own[s.Product.ID] == nil {
			product := *s.Product
			own[product.ID] = &product
		}
		s.Product = own[s.Product.ID]
		goods[id] = s
	}
	return loadPlans(g, r.db.clock.Now(), slices.Collect(maps.Values(own)), nil)
}

func sellableKey(r Reader, variantID int64) scoped.CacheKey {
	return scoped.CacheKey{StoreID: r.actor.StoreID, Kind: "sellable", ID: variantID}
}

// sellables reads the data of variants that pricing needs, except for stock and plans.
func (r Reader) sellables(g *gorm.DB, variantIDs []int64) (map[int64]catalog.Sellable, error) {
	var variants []*catalog.Variant
	var products []*catalog.Product
	err := scoped.Together(g,
		func(g *gorm.DB) error { return g.Where("id = ANY(?)", array(variantIDs)).Find(&variants).Error },
		func(g *gorm.DB) error {
			columns, err := sellableColumns(g)
			if err != nil {
				return err
			}
			return g.Select(columns).Where("id IN (SELECT product_id FROM variants WHERE id = ANY(?))", array(variantIDs)).Find(&products).Error
		})
	if err != nil {
		return nil, err
	}
	byID := map[int64]*catalog.Product{}
	for _, p := range products {
		byID[p.ID] = p
	}
	var classes map[int64]*settings.TaxClass
	var fallback int64
	var shown catalog.Pictures
	var options map[int64][]catalog.ChosenOption
	err = scoped.Together(g,
		func(g *gorm.DB) error { return variantPrices(g, variants, "") },
		func(g *gorm.DB) (err error) { classes, fallback, err = taxClassesOf(g, products); return err },
		func(g *gorm.DB) (err error) {
			var media []int64
			for _, v := range variants {
				media = append(media, v.StandsFor(byID[v.ProductID])...)
			}
			shown, err = picturesByID(g, media)
			return err
		},
		func(g *gorm.DB) (err error) { options, err = chosenOptions(g, variants); return err })
	if err != nil {
		return nil, err
	}
	out := make(map[int64]catalog.Sellable, len(variants))
	for _, v := range variants {
		p := byID[v.ProductID]
		class := classes[fallback]
		if p.TaxClassID != nil {
			class = classes[*p.TaxClassID]
		}
		out[v.ID] = catalog.Sellable{Product: p, Variant: v, Prices: v.Prices, TaxClass: class, Picture: shown.Of(v, p), Options: options[v.ID]}
	}
	return out, nil
}

// sellableColumns returns the columns of products that pricing needs. Of the translations it includes only names and
// slugs, because sellable rows are kept in memory and descriptions are long.
func sellableColumns(g *gorm.DB) ([]string, error) {
	parsed := &gorm.Statement{DB: g}
	if err := parsed.Parse(&catalog.Product{}); err != nil {
		return nil, err
	}
	columns := slices.DeleteFunc(slices.Clone(parsed.Schema.DBNames), func(name string) bool { return slices.Contains(longTexts, name) })
	return append(columns, `CASE WHEN translations = '[]' THEN translations ELSE (SELECT jsonb_agg(jsonb_build_object(
		'languageCode', t->'languageCode', 'name', t->'name', 'slug', t->'slug')) FROM jsonb_array_elements(translations) t) END AS translations`), nil
}

// chosenOptions reads the option values of variants, by variant id.
func chosenOptions(g *gorm.DB, variants []*catalog.Variant) (map[int64][]catalog.ChosenOption, error) {
	var values []int64
	for _, v := range variants {
		values = append(values, v.OptionValueIDs...)
	}
	if len(values) == 0 {
		return nil, nil
	}
	var rows []catalog.ChosenOption
	err := g.Raw(`SELECT o.id AS option_id, o.name, x.id AS value_id, x.value, o.translations AS name_translations, x.translations AS value_translations FROM product_option_values x JOIN product_options o ON o.id = x.product_option_id
		WHERE x.id = ANY(?)`, array(values)).Find(&rows).Error
	byValue := make(map[int64]catalog.ChosenOption, len(rows))
	for _, row := range rows {
		byValue[row.ValueID] = row
	}
	out := make(map[int64][]catalog.ChosenOption, len(variants))
	for _, v := range variants {
		for _, id := range v.OptionValueIDs {
			if option, found := byValue[id]; found {
				out[v.ID] = append(out[v.ID], option)
			}
		}
	}
	return out, err
}

// variantDetails loads the prices and stock of variants. currency restricts the prices to one currency; empty means all
// currencies.
func variantDetails(g *gorm.DB, variants []*catalog.Variant, currency domain.Currency) error {
	if len(variants) == 0 {
		return nil
	}
	ids, byID := variantsByID(variants)
	var stocks []*catalog.Stock
	err := scoped.Together(g,
		func(g *gorm.DB) error { return variantPrices(g, variants, currency) },
		func(g *gorm.DB) error { return g.Where("variant_id = ANY(?)", array(ids)).Find(&stocks).Error })
	for _, s := range stocks {
		byID[s.VariantID].Stock = s
	}
	return err
}

// variantPrices loads prices of variants in one currency; empty means all currencies.
func variantPrices(g *gorm.DB, variants []*catalog.Variant, currency domain.Currency) error {
	if len(variants) == 0 {
		return nil
	}
	ids, byID := variantsByID(variants)
	rows := g.Where("variant_id = ANY(?)", array(ids))
	if currency != "" {
		rows = rows.Where("currency_code = ?", currency)
	}
	var prices []*catalog.Price
	err := rows.Order("id").Find(&prices).Error
	for _, p := range prices {
		v := byID[p.VariantID]
		v.Prices = append(v.Prices, p)
	}
	return err
}

func variantsByID(variants []*catalog.Variant) (ids []int64, byID map[int64]*catalog.Variant) {
	ids, byID = make([]int64, len(variants)), make(map[int64]*catalog.Variant, len(variants))
	for i, v := range variants {
		ids[i], byID[v.ID] = v.ID, v
	}
	return ids, byID
}

// taxClassesOf reads the tax classes of products and the store's default class, by id. fallback is the id of the
// default class.
func taxClassesOf(g *gorm.DB, products []*catalog.Product) (classes map[int64]*settings.TaxClass, fallback int64, err error) {
	ids := []int64{}
	for _, p := range products {
		if p.TaxClassID != nil {
			ids = append(ids, *p.TaxClassID)
		}
	}
	var rows []*settings.TaxClass
	err = g.Select("tax_classes.*", "id = "+defaultTaxClass+" AS is_default").
		Where("id = ANY(?) OR id = "+defaultTaxClass, array(ids)).Find(&rows).Error
	classes = make(map[int64]*settings.TaxClass, len(rows))
	for _, c := range rows {
		classes[c.ID] = c
		if c.IsDefault {
			fallback = c.ID
		}
	}
	return classes, fallback, err
}

// defaultTaxClass is the SQL for the id of the default tax class in the store's settings. Row-level security restricts
// the statement to the row of the actor's store.
const defaultTaxClass = `(SELECT (settings->>'defaultTaxClassId')::bigint FROM stores)`

// longTexts lists the columns of products that are not shown in lists.
var longTexts = []string{"description", "seo", "translations", "custom_fields", "search", "shop_search", "choices"}
