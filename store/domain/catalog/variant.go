package catalog

import (
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// VariantStatus says whether a variant is on sale.
type VariantStatus string

const (
	VariantActive   VariantStatus = "ACTIVE"
	VariantDisabled VariantStatus = "DISABLED"
)

// Variant is what is sold. It is never deleted, since orders go on naming it;
// a removed one is no longer shown.
type Variant struct {
	domain.Row
	ProductID       int64
	SKU             string
	Barcode         *string
	Name            string  // shown beside the product's
	OptionValueIDs  []int64 `gorm:"serializer:json"` // one of each option, in the options' order
	Status          VariantStatus
	Position        int
	Weight          *domain.Amount
	WeightUnit      domain.WeightUnit
	Length          *domain.Amount
	Width           *domain.Amount
	Height          *domain.Amount
	DimensionUnit   domain.DimensionUnit
	HSCode          *string
	CountryOfOrigin *string
	ExpectedOn      *time.Time
	CostPrice       *domain.Amount       // in the store's default currency
	MediaIDs        []int64              `gorm:"serializer:json"`
	CustomFields    []domain.CustomField `gorm:"serializer:json"`
	ExternalID      *string
	RemovedOn       *time.Time

	Stock  *Stock   `gorm:"-"`
	Prices []*Price `gorm:"-"`

	// values are its option values while a change is worked out: those that are
	// added have no ids yet.
	values []*ProductOptionValue
}

// WeightIn is the variant's weight in a unit; 0 when it has none.
func (v *Variant) WeightIn(unit domain.WeightUnit) domain.Amount {
	if v.Weight == nil {
		return domain.Amount{}
	}
	return domain.ConvertWeight(*v.Weight, v.WeightUnit, unit)
}

// Title is what a cart or an order line calls a variant.
func (s Sellable) Title() string {
	if s.Variant.Name == "" || s.Variant.Name == s.Product.Name {
		return s.Product.Name
	}
	return strings.TrimSpace(s.Product.Name + " – " + s.Variant.Name)
}
