package catalog

import (
	"github.com/storeplatform/storeplatform/store/domain"
)

// PriceReplacement is what ReplacePrices is asked for.
type PriceReplacement struct {
	VariantIDs []int64
	Currency   *domain.Currency
	Prices     []PriceInput
}

// StockAdjustments is what AdjustStock is asked for.
type StockAdjustments struct {
	Items []StockAdjustment
	Why   AdjustmentReason
}

// ProductWrite is what CreateProduct is asked for, or UpdateProduct where it has an id.
type ProductWrite struct {
	ID     *int64
	Expect domain.Expect
	Input  ProductInput
}
