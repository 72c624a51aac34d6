package catalog

import (
	"slices"

	"github.com/storeplatform/storeplatform/store/domain"
)

// FacetProducts is the maximum number of products that facets count.
const FacetProducts = 2000

// These constants limit the number of entries in a facet.
const (
	FacetTexts       = 100 // tags, brands, values of an option
	FacetOptions     = 20
	FacetCollections = 50
)

// Facet is a property by which a list of products can be filtered.
type Facet string

const (
	FacetTag        Facet = "TAG"
	FacetBrand      Facet = "BRAND"
	FacetType       Facet = "TYPE"
	FacetOption     Facet = "OPTION"
	FacetCollection Facet = "COLLECTION"
	FacetPrice      Facet = "PRICE"
	FacetStock      Facet = "STOCK"
	FacetPlan       Facet = "PLAN"
)

// FilterFacets lists the facets that a filter treats as a whole. For FacetOption, in contrast, each option name is a
// separate facet.
var FilterFacets = []Facet{FacetTag, FacetBrand, FacetType, FacetCollection, FacetPrice, FacetStock, FacetPlan}

// Without returns the filter without its conditions on a facet, and reports whether the filter had any.
// For options, see WithoutOption.
func (f StorefrontFilter) Without(facet Facet) (StorefrontFilter, bool) {
	asked := false
	switch facet {
	case FacetTag:
		asked, f.Tag = len(f.Tag) > 0, nil
	case FacetBrand:
		asked, f.Brand = f.Brand != "", ""
	case FacetType:
		asked, f.Type = len(f.Type) > 0, nil
	case FacetCollection:
		asked, f.CollectionID, f.CollectionSlug = len(f.CollectionID)+len(f.CollectionSlug) > 0, nil, nil
	case FacetPrice:
		asked, f.PriceMin, f.PriceMax = f.PriceMin != nil || f.PriceMax != nil, nil, nil
	case FacetStock:
		asked, f.InStock = f.InStock != nil, nil
	case FacetPlan:
		asked, f.Subscribable = f.Subscribable != nil, nil
	case FacetOption: // each option name is a separate facet
	}
	return f, asked
}

// WithoutOption returns the filter without one of its options.
func (f StorefrontFilter) WithoutOption(i int) StorefrontFilter {
	f.Options = slices.Delete(slices.Clone(f.Options), i, i+1)
	return f
}

// Facets contains the available filters for a list of products, with the number of products for each
// choice.
type Facets struct {
	ProductCount int
	Sample       bool // more products match than are counted
	Tags         []FacetText
	Brands       []FacetText
	Types        []FacetText
	Options      []FacetOfOption
	Collections  []*Collection // with the number of their products
	Price        *FacetOfPrice // nil means that there are no products
	InStock      FacetChoice
	Subscribable FacetChoice
}

// FacetText is a text of products, such as a tag, with the number of products that have it.
type FacetText struct {
	Text         string
	ProductCount int
}

// FacetValue is a value of an option, with the number of products that have it.
type FacetValue struct {
	Option       string
	Value        string
	SwatchHex    *string
	ProductCount int
	Texts        map[string]ChoiceText // translations, by language in lower case
}

// In returns the value in a reader's language.
func (v FacetValue) In(r domain.Reading) domain.TextIn[string] {
	return domain.Choose(r, v.Value, func(language string) (string, bool) {
		text := v.Texts[domain.LanguageKey(language)].Value
		return text, text != ""
	})
}

// Filter returns the text that filters by the value; OptionFilters parses it.
func (v FacetValue) Filter() string { return optionFilterText(v.Option, v.Value) }

// FacetOfOption contains the values of an option.
type FacetOfOption struct {
	Name   string
	Values []FacetValue
}

// In returns the option's name in a reader's language. The translation comes from the first of the
// option's values that has one.
func (o FacetOfOption) In(r domain.Reading) domain.TextIn[string] {
	return domain.Choose(r, o.Name, func(language string) (string, bool) {
		for _, v := range o.Values {
			if text := v.Texts[domain.LanguageKey(language)].Option; text != "" {
				return text, true
			}
		}
		return "", false
	})
}

// Untranslated returns "name" if the option's name is not in the reader's language, and "values" if a
// value is not.
func (o FacetOfOption) Untranslated(r domain.Reading) []string {
	out := []string{}
	if !o.In(r).Matches {
		out = append(out, "name")
	}
	if slices.ContainsFunc(o.Values, func(v FacetValue) bool { return !v.In(r).Matches }) {
		out = append(out, "values")
	}
	return out
}

// FacetChoice contains the number of products for true and for false.
type FacetChoice struct{ True, False int }

// FacetOfPrice is the price range of products.
type FacetOfPrice struct {
	Min, Max domain.Amount
	Bands    []PriceBand
}

// PriceBand is a range of prices, including both ends.
type PriceBand struct {
	Min, Max     domain.Amount
	ProductCount int
}

// PaidAmount is a price, together with the products that have a variant at this price.
type PaidAmount struct {
	Amount     domain.Amount
	ProductIDs []int64
}

// FacetOfPrices counts the products in each price range. It returns nil if paid is empty.
func FacetOfPrices(paid []PaidAmount, currency domain.Currency) *FacetOfPrice {
	if len(paid) == 0 {
		return nil
	}
	slices.SortFunc(paid, func(a, b PaidAmount) int { return a.Amount.Cmp(b.Amount) })
	out := &FacetOfPrice{Min: paid[0].Amount, Max: paid[len(paid)-1].Amount}
	bands := priceBands(out.Min, out.Max, currency)
	for _, band := range bands {
		in := map[int64]bool{}
		for len(paid) > 0 && !band.Max.Less(paid[0].Amount) {
			for _, id := range paid[0].ProductIDs {
				in[id] = true
			}
			paid = paid[1:]
		}
		if band.ProductCount = len(in); len(in) > 0 {
			out.Bands = append(out.Bands, band)
		}
	}
	return out
}

// FacetsOfOptions groups values by option. It ignores case, because products can spell an option
// differently. Options and values are sorted by use, most used first.
func FacetsOfOptions(values []FacetValue) []FacetOfOption {
	var out []FacetOfOption
	total := map[string]int{}
	for _, v := range values {
		key := domain.Fold(v.Option)
		total[key] += v.ProductCount
		i := slices.IndexFunc(out, func(o FacetOfOption) bool { return domain.SameText(o.Name, v.Option) })
		if i < 0 {
			out, i = append(out, FacetOfOption{Name: v.Option}), len(out)
		}
		out[i].Values = append(out[i].Values, v)
	}
	for i := range out {
		slices.SortStableFunc(out[i].Values, func(a, b FacetValue) int { return b.ProductCount - a.ProductCount })
		out[i].Values = out[i].Values[:min(len(out[i].Values), FacetTexts)]
	}
	slices.SortStableFunc(out, func(a, b FacetOfOption) int {
		return total[domain.Fold(b.Name)] - total[domain.Fold(a.Name)]
	})
	return out[:min(len(out), FacetOptions)]
}

// priceBands divides a price range into bands of the same width that begin at round numbers:
// usually about five, at most seven.
func priceBands(low, high domain.Amount, currency domain.Currency) []PriceBand {
	const about = 5
	digits := currency.Digits()
	from, _ := low.Round(digits, domain.HalfUp).Units(digits)
	to, _ := high.Round(digits, domain.HalfUp).Units(digits)
	width := roundUp((to - from + about - 1) / about)
	var bands []PriceBand
	for at := from - from%width; at <= to; at += width {
		bands = append(bands, PriceBand{Min: domain.AmountOf(at, digits), Max: domain.AmountOf(at+width-1, digits)})
	}
	return bands
}

// roundUp returns the smallest number of at least n that is 1, 2 or 5 times a power of 10.
func roundUp(n int64) int64 {
	for power := int64(1); ; power *= 10 {
		for _, digit := range []int64{1, 2, 5} {
			if digit*power >= n {
				return digit * power
			}
		}
	}
}
