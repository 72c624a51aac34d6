package catalog

import (
	"slices"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// ProductFilter restricts a list of products; zero fields do not restrict it.
type ProductFilter struct {
	Search       string
	Status       []ProductStatus // matches any listed status; the lists below filter in the same way
	Type         []ProductType
	CollectionID []int64
	TaxClassID   []int64
	PlanID       []int64
	Brand        string
	Tag          []string
	CustomFields []domain.CustomFieldFilter // a product must have all of them
	Stock        []StockStatus
	ExternalID   string
	SKU          string
	// VariantExternalID is the externalId of a variant.
	VariantExternalID string
	CreatedFrom       *time.Time
	CreatedTo         *time.Time
	ModifiedSince     *time.Time
}

// BrowseFilter restricts the list of variants that can become an order line.
type BrowseFilter struct {
	Search        string
	Currency      *domain.Currency // nil means the store's default currency
	CustomerID    int64            // customer whose prices are returned
	AccountTypeID int64            // account type whose prices are returned if CustomerID is 0
	PlanID        int64
	Quantity      int     // 0 means each product's minimum
	ProductID     []int64 // matches any listed product
	CollectionID  []int64
	Orderable     *bool
}

// Browsed is a variant that can become an order line, with its price.
type Browsed struct {
	Sellable
	Cost UnitPrice
}

// StorefrontFilter restricts a storefront's list of products.
type StorefrontFilter struct {
	Search         string
	CollectionID   []int64 // matches any listed collection; the lists below filter in the same way
	CollectionSlug []string
	Type           []ProductType
	Brand          string
	Tag            []string
	PriceMin       *domain.Amount
	PriceMax       *domain.Amount
	InStock        *bool
	Subscribable   *bool
	ProductIDs     []int64 // only these products; nil means all
	Options        []OptionFilter
}

// MostOptions is the maximum number of options of a product and of its variants.
const MostOptions = 5

// OptionFilter matches products with a variant that has one of the values of an option.
type OptionFilter struct {
	Name   string
	Values []string
}

// optionEscapes escapes the characters that separate names and values in a list of option filters.
// valueEscapes escapes a value, in which a colon is not a separator.
var (
	optionEscapes   = strings.NewReplacer("%", "%25", ",", "%2C", ":", "%3A")
	valueEscapes    = strings.NewReplacer("%", "%25", ",", "%2C")
	optionUnescapes = strings.NewReplacer("%25", "%", "%2C", ",", "%2c", ",", "%3A", ":", "%3a", ":")
)

// optionFilterText returns the text that OptionFilters parses into a filter for one option value.
func optionFilterText(option, value string) string {
	return optionEscapes.Replace(option) + ":" + valueEscapes.Replace(value)
}

// OptionFilters parses texts such as Color:White. In a text, %2C is a comma, %3A a colon and %25 a
// percent sign; any other percent sign stays unchanged. OptionFilters combines all texts for the same
// option into one filter.
func OptionFilters(texts []string) []OptionFilter {
	var out []OptionFilter
	for _, text := range texts {
		name, value, _ := strings.Cut(text, ":")
		name, value = optionUnescapes.Replace(name), optionUnescapes.Replace(value)
		i := slices.IndexFunc(out, func(f OptionFilter) bool { return domain.SameText(f.Name, name) })
		if i < 0 {
			out, i = append(out, OptionFilter{Name: name}), len(out)
		}
		out[i].Values = append(out[i].Values, value)
	}
	return out
}
