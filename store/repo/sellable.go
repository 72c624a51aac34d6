package repo

import (
	"context"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// Sellables reads everything that pricing needs of some variants, by variant
// id, in five statements however many there are, one more where they have media, one where they have options, and two more where something can
// be subscribed to. A variant that is removed,
// disabled or not visible is there as well, since a cart shows it as
// unavailable; one that the store never had is not. Products come without their
// long texts, options and variants.
func (r Reader) Sellables(ctx context.Context, variantIDs []int64) (map[int64]catalog.Sellable, error) {
	out := make(map[int64]catalog.Sellable, len(variantIDs))
	if len(variantIDs) == 0 {
		return out, nil
	}
	err := r.in(ctx, func(g *gorm.DB) error {
		var variants []*catalog.Variant
		var products []*catalog.Product
		err := together(g,
			func(g *gorm.DB) error { return g.Where("id = ANY(?)", array(variantIDs)).Find(&variants).Error },
			func(g *gorm.DB) error {
				return g.Omit(longTexts...).Where("id IN (SELECT product_id FROM variants WHERE id = ANY(?))", array(variantIDs)).Find(&products).Error
			})
		if err != nil {
			return err
		}
		byID := map[int64]*catalog.Product{}
		for _, p := range products {
			byID[p.ID] = p
		}
		var classes map[int64]*settings.TaxClass
		var fallback int64
		var shown catalog.Pictures
		var options map[int64][]catalog.ChosenOption
		err = together(g,
			func(g *gorm.DB) error { return variantDetails(g, variants, "") },
			func(g *gorm.DB) error { return loadPlans(g, r.db.clock.Now(), products, nil) },
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
			return err
		}
		for _, v := range variants {
			p := byID[v.ProductID]
			class := classes[fallback]
			if p.TaxClassID != nil {
				class = classes[*p.TaxClassID]
			}
			out[v.ID] = catalog.Sellable{Product: p, Variant: v, Prices: v.Prices, Stock: v.Stock, TaxClass: class, Picture: shown.Of(v, p), Options: options[v.ID]}
		}
		return nil
	})
	return out, err
}

// chosenOptions reads what variants are of their products' options, by variant id.
func chosenOptions(g *gorm.DB, variants []*catalog.Variant) (map[int64][]catalog.ChosenOption, error) {
	var values []int64
	for _, v := range variants {
		values = append(values, v.OptionValueIDs...)
	}
	if len(values) == 0 {
		return nil, nil
	}
	var rows []catalog.ChosenOption
	err := g.Raw(`SELECT o.id AS option_id, o.name, x.id AS value_id, x.value FROM product_option_values x JOIN product_options o ON o.id = x.product_option_id
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

// variantDetails loads prices and stock of variants; with a currency only the
// prices in it.
func variantDetails(g *gorm.DB, variants []*catalog.Variant, currency domain.Currency) error {
	if len(variants) == 0 {
		return nil
	}
	ids := make([]int64, len(variants))
	byID := make(map[int64]*catalog.Variant, len(variants))
	for i, v := range variants {
		ids[i], byID[v.ID] = v.ID, v
	}
	var prices []*catalog.Price
	var stocks []*catalog.Stock
	err := together(g,
		func(g *gorm.DB) error {
			rows := g.Where("variant_id = ANY(?)", array(ids))
			if currency != "" {
				rows = rows.Where("currency_code = ?", currency)
			}
			return rows.Order("id").Find(&prices).Error
		},
		func(g *gorm.DB) error { return g.Where("variant_id = ANY(?)", array(ids)).Find(&stocks).Error })
	if err != nil {
		return err
	}
	for _, p := range prices {
		v := byID[p.VariantID]
		v.Prices = append(v.Prices, p)
	}
	for _, s := range stocks {
		byID[s.VariantID].Stock = s
	}
	return nil
}

// taxClassesOf reads the tax classes of products and the store's default, by
// id; fallback is the default's.
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

// defaultTaxClass is the id of the store's default tax class, which its
// settings name. Only the actor's store is there to be read.
const defaultTaxClass = `(SELECT (settings->>'defaultTaxClassId')::bigint FROM stores)`
