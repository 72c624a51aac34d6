package settings

import (
	"cmp"
	"slices"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Parcel is a shipment for which a shipping method is to be chosen.
type Parcel struct {
	To         domain.Place
	Weight     domain.Amount
	WeightUnit domain.WeightUnit
	Currency   domain.Currency
	Allowed    []string // countries to which the store ships; empty means all
	// Agreed reports whether the buyer agreed to the method while it was active. A live subscription
	// keeps its method even after the store stops offering this method.
	Agreed bool
}

// CheckCountry returns an error if the store does not ship to the country.
func (p Parcel) CheckCountry() error {
	if len(p.Allowed) > 0 && !slices.Contains(p.Allowed, p.To.CountryCode) {
		return domain.Errorf(domain.ShippingNotAvailable, "The store does not ship to %s.", p.To.CountryCode)
	}
	return nil
}

// Serves returns nil if the method ships the parcel, or else an error with the reason.
func (m *ShippingMethod) Serves(p Parcel) error {
	no := func(format string, args ...any) error {
		return domain.Errorf(domain.ShippingNotAvailable, format, args...)
	}
	if err := p.CheckCountry(); err != nil {
		return err
	}
	switch {
	case !m.IsActive && !p.Agreed:
		return no("%s is not offered.", m.Name)
	case m.CurrencyCode != p.Currency:
		return no("%s is not offered for carts in %s.", m.Name, p.Currency)
	case len(m.CountryCodes) > 0 && !slices.Contains(m.CountryCodes, p.To.CountryCode):
		return no("%s does not go to %s.", m.Name, p.To.CountryCode)
	case !m.Carries(p.Weight, p.WeightUnit):
		return no("%s does not carry what the cart weighs.", m.Name)
	}
	return nil
}

// ShipsTo reports whether the method can serve a country.
func (m *ShippingMethod) ShipsTo(country string) bool {
	return m.IsActive && (len(m.CountryCodes) == 0 || slices.Contains(m.CountryCodes, country))
}

// ShippingOffer is a method that ships a basket, with the price that a buyer sees.
type ShippingOffer struct {
	Method *ShippingMethod
	Name   string        // name in the buyer's language; empty means the method's name
	Price  domain.Amount // before discounts on shipping
	Charge domain.Amount // after discounts on shipping
}

// SortOffers sorts offers by charge, cheapest first.
func SortOffers(offers []ShippingOffer) {
	slices.SortStableFunc(offers, func(a, b ShippingOffer) int {
		return cmp.Or(a.Charge.Cmp(b.Charge), a.Price.Cmp(b.Price), cmp.Compare(a.Method.Position, b.Method.Position), cmp.Compare(a.Method.ID, b.Method.ID))
	})
}
