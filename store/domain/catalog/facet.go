package catalog

import (
	"slices"
	"strings"

	"github.com/storeplatform/storeplatform/store/domain"
)

// FacetProducts is of how many products facets are counted, at most.
const FacetProducts = 5000

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

// priceBands is about how many ranges prices are divided into.
const priceBands = 5

// PriceBands divide the prices from one to another into ranges of the same width
// that begin at round numbers, at most seven; the width is the second value.
func PriceBands(low, high domain.Amount, currency domain.Currency) ([]PriceBand, domain.Amount) {
	digits := currency.Digits()
	from, _ := low.Round(digits, domain.HalfUp).Units(digits)
	to, _ := high.Round(digits, domain.HalfUp).Units(digits)
	width := roundUp((to - from + priceBands - 1) / priceBands)
	var bands []PriceBand
	for at := from - from%width; at <= to; at += width {
		bands = append(bands, PriceBand{Min: domain.AmountOf(at, digits), Max: domain.AmountOf(at+width-1, digits)})
	}
	return bands, domain.AmountOf(width, digits)
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
