package catalog

import (
	"slices"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// ProductFilter narrows a list of products; zero members do not.
type ProductFilter struct {
	Search        string
	Status        []ProductStatus // any of them; so are those below
	Type          []ProductType
	CollectionID  []int64
	TaxClassID    []int64
	PlanID        []int64
	Brand         string
	Tag           []string
	CustomFields  []domain.CustomFieldFilter // all of them
	Stock         []StockStatus
	ExternalID    string
	SKU           string
	CreatedFrom   *time.Time
	CreatedTo     *time.Time
	ModifiedSince *time.Time
}

// BrowseFilter narrows the list of variants that an order line can be made of.
type BrowseFilter struct {
	Search        string
	Currency      *domain.Currency // nil: the store's
	CustomerID    int64            // price as for this customer
	AccountTypeID int64            // or for this account type
	PlanID        int64
	Quantity      int     // 0: each product's smallest
	ProductID     []int64 // any of them
	CollectionID  []int64
	Orderable     *bool
}

// Browsed is a variant to pick, with what it costs.
type Browsed struct {
	Sellable
	Cost UnitPrice
}

// StorefrontFilter narrows the list of products that a storefront shows.
type StorefrontFilter struct {
	Search         string
	CollectionID   []int64 // any of them; so are those below
	CollectionSlug []string
	Type           []ProductType
	Brand          string
	Tag            []string
	PriceMin       *domain.Amount
	PriceMax       *domain.Amount
	InStock        *bool
	Subscribable   *bool
	ProductIDs     []int64 // only these; nil: all
	Options        []OptionFilter
}

// MostOptions is how many options a product has at most: no variant has more.
const MostOptions = 5

// OptionFilter asks for a variant that has one of some values of an option.
type OptionFilter struct {
	Name   string
	Values []string
}

// OptionFilters read texts like Color:White; those of one option become one.
func OptionFilters(texts []string) []OptionFilter {
	var out []OptionFilter
	for _, text := range texts {
		name, value, _ := strings.Cut(text, ":")
		i := slices.IndexFunc(out, func(f OptionFilter) bool { return strings.EqualFold(f.Name, name) })
		if i < 0 {
			out, i = append(out, OptionFilter{Name: name}), len(out)
		}
		out[i].Values = append(out[i].Values, value)
	}
	return out
}
