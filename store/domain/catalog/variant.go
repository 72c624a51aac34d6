package catalog

import (
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// VariantStatus determines whether a variant is on sale.
type VariantStatus string

const (
	VariantActive   VariantStatus = "ACTIVE"
	VariantDisabled VariantStatus = "DISABLED"
)

// Variant is the unit of sale. It is never deleted, because orders refer to it. Removed variants are
// hidden.
type Variant struct {
	domain.Row
	ProductID       int64
	SKU             string
	Barcode         *string
	Name            string  // shown next to the product's name; derived from the option values unless a request sets it
	OptionValueIDs  []int64 `gorm:"serializer:json"` // one value per option, in the order of options
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
	CostPrice       *domain.Amount       // amount in the store's default currency
	MediaIDs        []int64              `gorm:"serializer:json"`
	CustomFields    []domain.CustomField `gorm:"serializer:json"`
	ExternalID      *string
	RemovedOn       *time.Time
	// Translations contains the name in other languages.
	Translations []domain.NameTranslation `gorm:"serializer:json"`

	Stock  *Stock   `gorm:"-"`
	Prices []*Price `gorm:"-"`

	// values contains the variant's option values during a change. Added values have no ids yet.
	values []*ProductOptionValue
	named  bool // during a change: a request set Name, so Name is not derived
}

// WeightIn returns the variant's weight in a unit, or 0 if it has none.
func (v *Variant) WeightIn(unit domain.WeightUnit) domain.Amount {
	if v.Weight == nil {
		return domain.Amount{}
	}
	return domain.ConvertWeight(*v.Weight, v.WeightUnit, unit)
}

// Title returns the variant's name in carts and on order lines.
func (s Sellable) Title() string {
	if s.Variant.Name == "" || s.Variant.Name == s.Product.Name {
		return s.Product.Name
	}
	return titled(s.Product.Name, s.Variant.Name)
}

// titled returns the title of a product's variant.
func titled(product, variant string) string { return strings.TrimSpace(product + " – " + variant) }
