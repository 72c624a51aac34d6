package catalog

import (
	"github.com/storeplatform/storeplatform/store/domain"
)

// PriceReplacement is the input of ReplacePrices.
type PriceReplacement struct {
	VariantIDs []int64
	Currency   *domain.Currency
	Prices     []PriceInput
}

// StockAdjustments is the input of AdjustStock.
type StockAdjustments struct {
	Items []StockAdjustment
	Why   AdjustmentReason
}

// ProductWrite is the input of CreateProduct if ID is nil, otherwise of UpdateProduct.
type ProductWrite struct {
	ID     *int64
	Expect domain.Expect
	Input  ProductInput
}
