package domain

import "slices"

// ShippingMethod is a way to send parcels, and what it costs.
type ShippingMethod struct {
	Row
	Name             string // unique in the store
	CarrierName      *string
	ServiceCode      *string // the carrier's code of the service
	Price            Amount
	CurrencyCode     Currency
	TaxIncluded      bool
	EstimatedMinDays *int
	EstimatedMaxDays int      // gives a shipment its estimated delivery
	FreeOverSubtotal *Amount  // free from this subtotal after discounts on; nil: never
	CountryCodes     []string `gorm:"serializer:json"` // empty: all that the store allows
	MinWeight        *Amount
	MaxWeight        *Amount
	WeightUnit       WeightUnit
	Position         int // order at checkout
	IsActive         bool
}

// ShippingMethodInput is what a shipping method is made of; in a patch nil
// members stay as they are.
type ShippingMethodInput struct {
	Name             *string
	CarrierName      **string
	ServiceCode      **string
	Price            *Amount
	CurrencyCode     *Currency
	TaxIncluded      *bool
	EstimatedMinDays **int
	EstimatedMaxDays *int
	FreeOverSubtotal **Amount
	CountryCodes     *[]string
	MinWeight        **Amount
	MaxWeight        **Amount
	WeightUnit       *WeightUnit
	Position         *int
	IsActive         *bool
}

// NewShippingMethod makes a shipping method of a store; last is the highest
// position that is taken.
func NewShippingMethod(store *Store, in ShippingMethodInput, last int) (*ShippingMethod, error) {
	m := &ShippingMethod{TaxIncluded: store.Settings.PricesIncludeTax, WeightUnit: WeightUnit(store.Settings.WeightUnit),
		CountryCodes: []string{}, Position: min(last+1, 10_000), IsActive: true}
	_, err := m.Change(store, in)
	return m, err
}

// Change applies a patch and tells whether it changed anything.
func (m *ShippingMethod) Change(store *Store, in ShippingMethodInput) (changed bool, err error) {
	changed = Set(&m.Name, Trimmed(in.Name))
	changed = SetNullable(&m.CarrierName, in.CarrierName) || changed
	changed = SetNullable(&m.ServiceCode, in.ServiceCode) || changed
	if in.Price != nil && !m.Price.Equal(*in.Price) {
		m.Price, changed = *in.Price, true
	}
	changed = Set(&m.CurrencyCode, in.CurrencyCode) || changed
	changed = Set(&m.TaxIncluded, in.TaxIncluded) || changed
	changed = SetNullable(&m.EstimatedMinDays, in.EstimatedMinDays) || changed
	changed = Set(&m.EstimatedMaxDays, in.EstimatedMaxDays) || changed
	changed = SetAmount(&m.FreeOverSubtotal, in.FreeOverSubtotal) || changed
	changed = SetWhole(&m.CountryCodes, in.CountryCodes) || changed
	changed = SetAmount(&m.MinWeight, in.MinWeight) || changed
	changed = SetAmount(&m.MaxWeight, in.MaxWeight) || changed
	changed = Set(&m.WeightUnit, in.WeightUnit) || changed
	changed = Set(&m.Position, in.Position) || changed
	changed = Set(&m.IsActive, in.IsActive) || changed
	return changed, m.check(store)
}

func (m *ShippingMethod) check(store *Store) error {
	var r Refusals
	if m.Name == "" {
		r.Add("/name", "The name is empty.")
	}
	if !slices.Contains(store.Settings.CurrencyCodes, m.CurrencyCode) {
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
		case !KnownCountry(code):
			r.Add(ItemPointer("/countryCodes", i), "There is no country %q.", code)
		case len(allowed) > 0 && !slices.Contains(allowed, code):
			r.Add(ItemPointer("/countryCodes", i), "The store does not ship to %s.", code)
		}
	}
	return r.Err()
}

// Carries tells whether a weight is within the method's bounds.
func (m *ShippingMethod) Carries(weight Amount, unit WeightUnit) bool {
	w := ConvertWeight(weight, unit, m.WeightUnit)
	return (m.MinWeight == nil || !w.Less(*m.MinWeight)) && (m.MaxWeight == nil || !m.MaxWeight.Less(w))
}

// Costs is the price of a parcel for a subtotal after discounts.
func (m *ShippingMethod) Costs(subtotal Amount) Amount {
	if m.FreeOverSubtotal != nil && !subtotal.Less(*m.FreeOverSubtotal) {
		return Amount{}
	}
	return m.Price
}
