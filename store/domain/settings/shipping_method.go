package settings

import (
	"slices"

	"github.com/storeplatform/storeplatform/store/domain"
)

const (
	// MaxShippingMethods is the maximum number of shipping methods of a store.
	MaxShippingMethods = 1000
	// MaxOfferedMethods is the maximum number of methods offered to a buyer. The cheapest are offered.
	MaxOfferedMethods = 100
)

// ShippingMethod is a way to ship parcels, with its price.
type ShippingMethod struct {
	domain.Row
	Name             string // unique in the store
	CarrierName      *string
	ServiceCode      *string // code that the carrier uses for the service
	Price            domain.Amount
	CurrencyCode     domain.Currency
	TaxIncluded      bool
	EstimatedMinDays *int
	EstimatedMaxDays int            // also determines the estimated delivery of a shipment
	FreeOverSubtotal *domain.Amount // discounted subtotal of shipped goods at which shipping becomes free; nil means never
	CountryCodes     []string       `gorm:"serializer:json"` // empty means all countries to which the store ships
	MinWeight        *domain.Amount
	MaxWeight        *domain.Amount
	WeightUnit       domain.WeightUnit
	Position         int // position in the checkout
	IsActive         bool
	// Translations contains the name in other languages.
	Translations []domain.NameTranslation `gorm:"serializer:json"`
}

// longestName is the maximum length, in characters, of the names of shipping methods and payment
// providers.
const longestName = 100

// NameIn returns the method's name in the reader's language.
func (m *ShippingMethod) NameIn(r domain.Reading) string {
	return domain.NameIn(r, m.Name, m.Translations).Text
}

// ShippingMethodInput contains the fields of a shipping method. In a patch, nil leaves a field
// unchanged.
type ShippingMethodInput struct {
	Name             *string
	CarrierName      **string
	ServiceCode      **string
	Price            *domain.Amount
	CurrencyCode     *domain.Currency
	TaxIncluded      *bool
	EstimatedMinDays **int
	EstimatedMaxDays *int
	FreeOverSubtotal **domain.Amount
	CountryCodes     *[]string
	MinWeight        **domain.Amount
	MaxWeight        **domain.Amount
	WeightUnit       *domain.WeightUnit
	Position         *int
	IsActive         *bool
	Translations     []domain.NameTranslation // nil means absent
}

// NewShippingMethod returns a new shipping method of a store. The parameter last is the highest position
// in use.
func NewShippingMethod(store *Store, in ShippingMethodInput, last int) (*ShippingMethod, error) {
	m := &ShippingMethod{TaxIncluded: store.Settings.PricesIncludeTax, WeightUnit: domain.WeightUnit(store.Settings.WeightUnit),
		CountryCodes: []string{}, Translations: []domain.NameTranslation{}, Position: min(last+1, 10_000), IsActive: true}
	_, err := m.Change(store, in)
	return m, err
}

// Change applies a patch and reports whether anything changed. Currencies and countries that the store
// has dropped stay valid if the patch does not change them.
func (m *ShippingMethod) Change(store *Store, in ShippingMethodInput) (changed bool, err error) {
	served := m.CountryCodes
	priced := in.Price != nil && !m.Price.Equal(*in.Price)
	if priced {
		m.Price = *in.Price
	}
	var refused domain.Refusals
	changed = domain.AnyChanged(
		priced,
		domain.Set(&m.Name, domain.Trimmed(in.Name)),
		domain.SetNullable(&m.CarrierName, in.CarrierName),
		domain.SetNullable(&m.ServiceCode, in.ServiceCode),
		domain.Set(&m.CurrencyCode, in.CurrencyCode),
		domain.Set(&m.TaxIncluded, in.TaxIncluded),
		domain.SetNullable(&m.EstimatedMinDays, in.EstimatedMinDays),
		domain.Set(&m.EstimatedMaxDays, in.EstimatedMaxDays),
		domain.SetAmount(&m.FreeOverSubtotal, in.FreeOverSubtotal),
		domain.SetWhole(&m.CountryCodes, in.CountryCodes),
		domain.SetAmount(&m.MinWeight, in.MinWeight),
		domain.SetAmount(&m.MaxWeight, in.MaxWeight),
		domain.Set(&m.WeightUnit, in.WeightUnit),
		domain.Set(&m.Position, in.Position),
		domain.Set(&m.IsActive, in.IsActive),
		domain.SetNames(&m.Translations, in.Translations, longestName, "", &refused),
	)
	return changed, domain.Together(m.check(store, in, served), refused.Err())
}

// check validates the method after a patch. The parameter served contains its previous countries.
func (m *ShippingMethod) check(store *Store, in ShippingMethodInput, served []string) error {
	var r domain.Refusals
	if !domain.Visible(m.Name) {
		r.Add("/name", "The name is empty.")
	}
	if in.CurrencyCode != nil && !slices.Contains(store.Settings.CurrencyCodes, m.CurrencyCode) {
		r.Add("/currencyCode", "The store does not sell in %s.", m.CurrencyCode)
	} else {
		if m.Price.Sign() < 0 || !m.CurrencyCode.Fits(m.Price) {
			r.Add("/price", "Want an amount that is not negative, with at most %d digits after the point.", m.CurrencyCode.Digits())
		}
		if f := m.FreeOverSubtotal; f != nil && (f.Sign() < 0 || !m.CurrencyCode.Fits(*f)) {
			r.Add("/freeOverSubtotal", "Want an amount that is not negative, with at most %d digits after the point.", m.CurrencyCode.Digits())
		}
	}
	if d := m.EstimatedMinDays; d != nil && *d > m.EstimatedMaxDays {
		r.Add("/estimatedMinDays", "The least number of days is above the most, %d.", m.EstimatedMaxDays)
	}
	if w := m.MinWeight; w != nil && w.Sign() < 0 {
		r.Add("/minWeight", "A weight is not negative.")
	}
	if w := m.MaxWeight; w != nil && w.Sign() < 0 {
		r.Add("/maxWeight", "A weight is not negative.")
	}
	if m.MinWeight != nil && m.MaxWeight != nil && m.MaxWeight.Less(*m.MinWeight) {
		r.Add("/minWeight", "The least weight is above the most.")
	}
	allowed := store.Settings.AllowedCountryCodes
	for i, code := range m.CountryCodes {
		switch {
		case !domain.KnownCountry(code):
			r.Add(domain.ItemPointer("/countryCodes", i), "There is no country %q.", code)
		case len(allowed) > 0 && !slices.Contains(allowed, code) && !slices.Contains(served, code):
			r.Add(domain.ItemPointer("/countryCodes", i), "The store does not ship to %s.", code)
		}
	}
	return r.Err()
}

// Carries reports whether a weight is within the method's weight limits.
func (m *ShippingMethod) Carries(weight domain.Amount, unit domain.WeightUnit) bool {
	w := domain.ConvertWeight(weight, unit, m.WeightUnit)
	return (m.MinWeight == nil || !w.Less(*m.MinWeight)) && (m.MaxWeight == nil || !m.MaxWeight.Less(w))
}

// Costs returns the price of shipping goods with this discounted subtotal.
func (m *ShippingMethod) Costs(subtotal domain.Amount) domain.Amount {
	if m.FreeOverSubtotal != nil && !subtotal.Less(*m.FreeOverSubtotal) {
		return domain.Amount{}
	}
	return m.Price
}
