package catalog

import (
	"slices"
	"strings"

	"github.com/storeplatform/storeplatform/store/domain"
)

// FacetProducts is of how many products facets are counted, at most.
const FacetProducts = 2000

// How many there may be of what facets list.
const (
	FacetTexts       = 100 // tags, brands, values of an option
	FacetOptions     = 20
	FacetCollections = 50
)

// Facet is a part of what a list of products can be narrowed by.
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

// FilterFacets are those that a filter asks for as a whole: of options each name is one.
var FilterFacets = []Facet{FacetTag, FacetBrand, FacetType, FacetCollection, FacetPrice, FacetStock, FacetPlan}

// Without is the filter without what it asks of a facet, and whether it asked
// something. Options are told apart by name: see WithoutOption.
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
	case FacetOption: // each name is a facet of its own
	}
	return f, asked
}

// WithoutOption is the filter without what it asks of one of its options.
func (f StorefrontFilter) WithoutOption(i int) StorefrontFilter {
	f.Options = slices.Delete(slices.Clone(f.Options), i, i+1)
	return f
}

// Facets are what a list of products can be narrowed by, with how many products
// each choice leaves.
type Facets struct {
	ProductCount int
	Sample       bool // more products matched than are counted
	Tags         []FacetText
	Brands       []FacetText
	Types        []FacetText
	Options      []FacetOfOption
	Collections  []*Collection // with the count
	Price        *FacetOfPrice // nil: there is no product
	InStock      FacetChoice
	Subscribable FacetChoice
}

// FacetText is a text that products have.
type FacetText struct {
	Text         string
	ProductCount int
}

// FacetValue is a value of an option.
type FacetValue struct {
	Option       string
	Value        string
	SwatchHex    *string
	ProductCount int
}

// FacetOfOption are the values of an option.
type FacetOfOption struct {
	Name   string
	Values []FacetValue
}

// FacetChoice is what yes and no leave.
type FacetChoice struct{ True, False int }

// FacetOfPrice is what products cost.
type FacetOfPrice struct {
	Min, Max domain.Amount
	Bands    []PriceBand
}

// PriceBand is a range of prices; both ends belong to it.
type PriceBand struct {
	Min, Max     domain.Amount
	ProductCount int
}

// PaidAmount is an amount that some variant of each of some products costs.
type PaidAmount struct {
	Amount     domain.Amount
	ProductIDs []int64
}

// FacetOfPrices counts the products in each range of prices. Nil: there are none.
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

// FacetsOfOptions groups values by their options, whose spelling may differ between
// products. The most used come first, of options as of values. What no filter could
// name, see OptionFilters, is left out.
func FacetsOfOptions(values []FacetValue) []FacetOfOption {
	var out []FacetOfOption
	total := map[string]int{}
	for _, v := range values {
		if strings.ContainsAny(v.Option, ",:") || strings.Contains(v.Value, ",") {
			continue
		}
		key := strings.ToLower(v.Option)
		total[key] += v.ProductCount
		i := slices.IndexFunc(out, func(o FacetOfOption) bool { return strings.EqualFold(o.Name, v.Option) })
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
		return total[strings.ToLower(b.Name)] - total[strings.ToLower(a.Name)]
	})
	return out[:min(len(out), FacetOptions)]
}

// priceBands divide the prices from one to another into ranges of the same width, about
// five of them and at most seven, that begin at round numbers.
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

// roundUp is the next number that is 1, 2 or 5 with zeros behind.
func roundUp(n int64) int64 {
	for power := int64(1); ; power *= 10 {
		for _, digit := range []int64{1, 2, 5} {
			if digit*power >= n {
				return digit * power
			}
		}
	}
}
