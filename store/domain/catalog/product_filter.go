package catalog

import (
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
}
