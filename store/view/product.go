package view

import (
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

// ProductOptions converts the options of a product, from which customers choose.
func ProductOptions(p *catalog.Product) []common.ProductOption {
	return Each(p.Options, func(o *catalog.ProductOption) common.ProductOption {
		return common.ProductOption{ProductOptionID: o.ID, Name: o.Name, Position: int32(o.Position), Values: Each(o.Values, func(v *catalog.ProductOptionValue) common.ProductOptionValue {
			return common.ProductOptionValue{ProductOptionValueID: v.ID, Value: v.Value, Position: int32(v.Position), SwatchHex: Or(v.SwatchHex), MediaID: Or(v.MediaID)}
		})}
	})
}

// OptionValues converts the values that a variant has for the options of its product.
func OptionValues(p *catalog.Product, v *catalog.Variant) []common.VariantOptionValue {
	out := make([]common.VariantOptionValue, 0, len(v.OptionValueIDs))
	for _, id := range v.OptionValueIDs {
		for _, o := range p.Options {
			if value, found := domain.ByID(o.Values, id); found {
				out = append(out, common.VariantOptionValue{ProductOptionID: o.ID, ProductOptionValueID: id, OptionName: o.Name, Value: value.Value})
			}
		}
	}
	return out
}

// SEO converts the texts for search engines.
func SEO(s catalog.SEO) common.Seo {
	return common.Seo{Title: Or(s.Title), Description: Or(s.Description)}
}

// DecimalOrNull converts a weight or a size; nil becomes null.
func DecimalOrNull(a *domain.Amount) nullable.Nullable[string] {
	if a == nil {
		return nullable.NewNullNullable[string]()
	}
	return nullable.NewNullableWithValue(a.Trimmed())
}

// CountOrNull converts a count; nil becomes null.
func CountOrNull(n *int) nullable.Nullable[int32] {
	if n == nil {
		return nullable.NewNullNullable[int32]()
	}
	return nullable.NewNullableWithValue(int32(*n))
}
