package settings

import (
	"slices"
	"strings"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
)

// TaxClass contains the tax rates for a kind of goods, by place. The store's settings name the default
// class and the class for shipping.
type TaxClass struct {
	domain.Row
	Name            string
	Code            *string
	Rates           []TaxRate `gorm:"serializer:json"`
	ProviderTaxCode *string
	CommandID       uuid.UUID `audit:"-"` // id of the request that last changed the class

	// loaded with the class for display, and never written
	IsDefault    bool `gorm:"->"`
	ProductCount int  `gorm:"->"`
}

// TaxRate is a tax rate in a place. A nil part of the place matches every value.
type TaxRate struct {
	CountryCode       string        `json:"countryCode"`
	StateProvince     *string       `json:"stateProvince"`
	PostalCodePattern *string       `json:"postalCodePattern"` // a final * matches any characters
	Rate              domain.Amount `json:"rate"`              // in percent
	Name              string        `json:"name"`
	IsCompound        bool          `json:"isCompound"`             // computed from the price plus the other taxes
	IsCombinable      bool          `json:"isCombinable,omitempty"` // added to the larger regions' rates and its region's other rates
	IncludedInPrice   bool          `json:"includedInPrice"`
	// Translations contains the name in other languages. In a request, nil keeps the translations of the
	// stored rate with the same place and name.
	Translations []domain.NameTranslation `json:"translations,omitempty"`
}

// RatesAt returns the rates that apply at an address, with rates of larger regions first and compound rates last. The
// rates of the most specific matching region apply: a longer postal code precedes a shorter one, any postal code
// precedes a state, and a state precedes the country. If all of these rates are combinable, the rates of the next
// larger region apply as well, and so on. Compound rates are chosen separately in the same way, because they are
// charged on top of the other rates.
func (c *TaxClass) RatesAt(country, state, postalCode string) []TaxRate {
	return append(c.ratesAt(false, country, state, postalCode), c.ratesAt(true, country, state, postalCode)...)
}

func (c *TaxClass) ratesAt(compound bool, country, state, postalCode string) (rates []TaxRate) {
	type ranked struct {
		TaxRate
		rank int
	}
	var found []ranked
	for _, r := range c.Rates {
		if n, ok := r.specificity(country, state, postalCode); ok && r.IsCompound == compound {
			found = append(found, ranked{r, n})
		}
	}
	slices.SortStableFunc(found, func(a, b ranked) int { return b.rank - a.rank })
	for len(found) > 0 {
		wider := slices.IndexFunc(found, func(r ranked) bool { return r.rank < found[0].rank })
		if wider < 0 {
			wider = len(found)
		}
		place, replaces := make([]TaxRate, 0, wider+len(rates)), false
		for _, r := range found[:wider] {
			place, replaces = append(place, r.TaxRate), replaces || !r.IsCombinable
		}
		rates = append(place, rates...)
		if found = found[wider:]; replaces {
			break
		}
	}
	return rates
}

// specificity returns a rank for how specific the rate's place is. It returns false if the address is
// outside of the place.
func (r TaxRate) specificity(country, state, postalCode string) (int, bool) {
	if r.CountryCode != country {
		return 0, false
	}
	n := 0
	if r.StateProvince != nil {
		want, _ := domain.StateCode(r.CountryCode, *r.StateProvince)
		if got, _ := domain.StateCode(country, state); !domain.SameText(want, got) {
			return 0, false
		}
		n++
	}
	if r.PostalCodePattern != nil {
		want, got := compact(*r.PostalCodePattern), compact(postalCode)
		prefix, open := strings.CutSuffix(want, "*")
		if !strings.HasPrefix(got, prefix) || !open && want != got {
			return 0, false
		}
		n += 2 * (1 + len(prefix))
		if !open {
			n += 2 // a whole code is more specific than a prefix
		}
	}
	return n, true
}

// compact returns a postal code in upper case without spaces and hyphens.
func compact(code string) string {
	return strings.ToUpper(strings.NewReplacer(" ", "", "-", "").Replace(code))
}

// place returns the key that must be unique among the rates of a class. For a compound or combinable
// rate, the key includes the name.
func (r TaxRate) place() string {
	p, state := r.CountryCode, r.StateProvince
	if state != nil {
		code, _ := domain.StateCode(r.CountryCode, *state)
		state = &code
	}
	for _, part := range []*string{state, r.PostalCodePattern} {
		p += "\x00"
		if part != nil {
			p += compact(*part)
		}
	}
	if r.IsCompound || r.IsCombinable {
		p += "\x00" + r.Name
	}
	return p
}

// NewTaxClass returns an empty tax class.
func NewTaxClass() *TaxClass { return &TaxClass{Rates: []TaxRate{}} }

// TaxClassInput contains the fields of a tax class; nil means that a field is absent.
type TaxClassInput struct {
	Name            *string
	Code            **string
	IsDefault       *bool
	Rates           []TaxRateInput
	ProviderTaxCode **string
}

// TaxRateInput is a rate in a request. If Included is nil, the rate is included in prices if the
// store's prices include tax.
type TaxRateInput struct {
	TaxRate
	Included *bool
}

// Change applies the input and reports whether anything changed. The settings, not the class, determine
// the default class.
func (c *TaxClass) Change(in TaxClassInput, pricesIncludeTax bool) (bool, error) {
	var refused domain.Refusals
	changed := domain.Set(&c.Name, refused.Label("/name", in.Name))
	changed = domain.SetNullable(&c.Code, in.Code) || changed
	changed = domain.SetNullable(&c.ProviderTaxCode, in.ProviderTaxCode) || changed
	if in.Rates != nil {
		seen := map[string]bool{}
		rates := make([]TaxRate, len(in.Rates))
		for i, r := range in.Rates {
			at := "/rates/" + domain.Itoa(i)
			if seen[r.place()] {
				refused.Add(at, "There is a rate for this place already.")
			}
			seen[r.place()] = true
			if !domain.KnownCountry(r.CountryCode) {
				refused.Add(at+"/countryCode", "There is no country %q.", r.CountryCode)
			}
			if p := r.PostalCodePattern; p != nil && strings.Contains(strings.TrimSuffix(*p, "*"), "*") {
				refused.Add(at+"/postalCodePattern", "The * stands at the end.")
			}
			rates[i] = r.TaxRate
			rates[i].IncludedInPrice = pricesIncludeTax
			domain.Set(&rates[i].IncludedInPrice, r.Included)
			if domain.SetNames(&rates[i].Translations, r.Translations, longestName, at, &refused); r.Translations == nil {
				rates[i].Translations = c.namesOf(r.TaxRate)
			}
		}
		if !sameRates(c.Rates, rates) {
			c.Rates, changed = rates, true
		}
	}
	return changed, refused.Err()
}

// namesOf returns the translations of the stored rate with the same place and name as r.
func (c *TaxClass) namesOf(r TaxRate) []domain.NameTranslation {
	if i := slices.IndexFunc(c.Rates, func(o TaxRate) bool { return o.place() == r.place() && o.Name == r.Name }); i >= 0 {
		return c.Rates[i].Translations
	}
	return nil
}

func sameRates(a, b []TaxRate) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i].place() != b[i].place() || !a[i].Rate.Equal(b[i].Rate) || a[i].Name != b[i].Name || a[i].IsCompound != b[i].IsCompound || a[i].IsCombinable != b[i].IsCombinable || a[i].IncludedInPrice != b[i].IncludedInPrice || !slices.Equal(a[i].Translations, b[i].Translations) {
			return false
		}
	}
	return true
}

// HomeRate returns the combined rate of the class for a whole country, in percent. It returns false
// if the class has no rate there.
func (c *TaxClass) HomeRate(country string) (domain.Amount, bool) {
	rates := c.RatesAt(country, "", "")
	return combined(rates), len(rates) > 0
}

// combined returns the sum of rates with compounding, in percent of the net price, rounded to 6
// digits.
func combined(rates []TaxRate) domain.Amount {
	plain, compound := domain.Amount{}, domain.One
	for _, r := range rates {
		if r.IsCompound {
			compound = compound.Mul(domain.One.Add(r.Rate.Quo(domain.Hundred)))
		} else {
			plain = plain.Add(r.Rate)
		}
	}
	return domain.One.Add(plain.Quo(domain.Hundred)).Mul(compound).Sub(domain.One).Mul(domain.Hundred).Round(6, domain.HalfUp)
}

// ReplaceTaxClass gives shipping another tax class if its class is to be deleted, and reports whether it did so. It
// returns an error if the class is the default, or if it is the class for shipping and there is no replacement.
func (s *Settings) ReplaceTaxClass(id int64, replacement *int64) (changed bool, err error) {
	if s.DefaultTaxClassID == id {
		return false, domain.Errorf(domain.InUse, "The default tax class cannot be deleted: make another one the default first.")
	}
	if s.ShippingTaxClassID == nil || *s.ShippingTaxClassID != id {
		return false, nil
	}
	if replacement == nil {
		return false, domain.Errorf(domain.InUse, "Shipping is taxed by this class. Name the class that takes over.")
	}
	s.ShippingTaxClassID = replacement
	return true, nil
}

// DefaultTaxClass makes a class the default if wanted is true or the store has no default, and reports
// whether the settings changed. A false wanted is an error for the default class.
func (s *Settings) DefaultTaxClass(id int64, wanted *bool) (changed bool, err error) {
	switch {
	case s.DefaultTaxClassID == id && wanted != nil && !*wanted:
		return false, domain.Invalid("/isDefault", "It is the default: set the mark on another class instead.")
	case s.DefaultTaxClassID == 0 || wanted != nil && *wanted:
		return domain.Set(&s.DefaultTaxClassID, &id), nil
	}
	return false, nil
}
