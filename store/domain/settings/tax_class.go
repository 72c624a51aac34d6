package settings

import (
	"strings"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
)

// TaxClass says how goods are taxed, by place. Which class is the default, and
// which one taxes shipping, is in the store's settings.
type TaxClass struct {
	domain.Row
	Name            string
	Code            *string
	Rates           []TaxRate `gorm:"serializer:json"`
	ProviderTaxCode *string
	CommandID       uuid.UUID `audit:"-"` // of the request that changed it last

	// Read where a class is shown; never written.
	IsDefault    bool `gorm:"->"`
	ProductCount int  `gorm:"->"`
}

// TaxRate is a tax in a place. A nil part of the place means everywhere in it.
type TaxRate struct {
	CountryCode       string        `json:"countryCode"`
	StateProvince     *string       `json:"stateProvince"`
	PostalCodePattern *string       `json:"postalCodePattern"` // * stands for any rest
	Rate              domain.Amount `json:"rate"`              // percent
	Name              string        `json:"name"`
	IsCompound        bool          `json:"isCompound"` // computed on top of the others
	IncludedInPrice   bool          `json:"includedInPrice"`
}

// RatesAt gives the rates of the most specific place that has any for an
// address: a longer postal code before a shorter one, any postal code before a
// state, a state before the country. Compound rates come last.
func (c *TaxClass) RatesAt(country, state, postalCode string) []TaxRate {
	var best []TaxRate
	rank := -1
	for _, r := range c.Rates {
		n, ok := r.specificity(country, state, postalCode)
		switch {
		case !ok || n < rank:
			continue
		case n > rank:
			best, rank = nil, n
		}
		best = append(best, r)
	}
	var plain, compound []TaxRate
	for _, r := range best {
		if r.IsCompound {
			compound = append(compound, r)
		} else {
			plain = append(plain, r)
		}
	}
	return append(plain, compound...)
}

// specificity ranks how exactly a rate's place is an address; false: it is not there.
func (r TaxRate) specificity(country, state, postalCode string) (int, bool) {
	if r.CountryCode != country {
		return 0, false
	}
	n := 0
	if r.StateProvince != nil {
		if !strings.EqualFold(*r.StateProvince, strings.TrimSpace(state)) {
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
			n += 2 // all of it says more than its beginning
		}
	}
	return n, true
}

// compact is a postal code without what people write differently.
func compact(code string) string {
	return strings.ToUpper(strings.NewReplacer(" ", "", "-", "").Replace(code))
}

// place is what must be unique among the rates of a class; that of a compound
// one is no other's.
func (r TaxRate) place() string {
	p := r.CountryCode
	for _, part := range []*string{r.StateProvince, r.PostalCodePattern} {
		p += "\x00"
		if part != nil {
			p += compact(*part)
		}
	}
	if r.IsCompound {
		p += "\x00" + r.Name
	}
	return p
}

// NewTaxClass is a class before anything is known of it.
func NewTaxClass() *TaxClass { return &TaxClass{Rates: []TaxRate{}} }

// TaxClassInput is what is asked for of a tax class; nil members are absent.
type TaxClassInput struct {
	Name            *string
	Code            **string
	IsDefault       *bool
	Rates           []TaxRateInput
	ProviderTaxCode **string
}

// TaxRateInput is a rate whose IncludedInPrice may be left out: then it is as
// the store's prices are.
type TaxRateInput struct {
	TaxRate
	Included *bool
}

// Change changes a tax class and tells whether that changed anything. Whether
// it is the default is the settings' matter.
func (c *TaxClass) Change(in TaxClassInput, pricesIncludeTax bool) (bool, error) {
	changed := domain.Set(&c.Name, in.Name)
	changed = domain.SetNullable(&c.Code, in.Code) || changed
	changed = domain.SetNullable(&c.ProviderTaxCode, in.ProviderTaxCode) || changed
	if in.Rates != nil {
		var refused domain.Refusals
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
		}
		if err := refused.Err(); err != nil {
			return false, err
		}
		if !sameRates(c.Rates, rates) {
			c.Rates, changed = rates, true
		}
	}
	return changed, nil
}

func sameRates(a, b []TaxRate) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i].place() != b[i].place() || !a[i].Rate.Equal(b[i].Rate) || a[i].Name != b[i].Name || a[i].IncludedInPrice != b[i].IncludedInPrice {
			return false
		}
	}
	return true
}

// HomeRate is the sum of the class's rates for the whole of a country, and false
// when it has none there.
func (c *TaxClass) HomeRate(country string) (domain.Amount, bool) {
	rates := c.RatesAt(country, "", "")
	return combined(rates), len(rates) > 0
}

// combined is what rates come to together, in percent of the net price.
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

// ReplaceTaxClass puts another class where the settings name one that goes away.
// The default class cannot go, nor the one of shipping without another.
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

// DefaultTaxClass makes a class the default when it is asked to be, or when the
// store has none yet. The mark leaves a class only for another one.
func (s *Settings) DefaultTaxClass(id int64, wanted *bool) (changed bool, err error) {
	switch {
	case s.DefaultTaxClassID == id && wanted != nil && !*wanted:
		return false, domain.Invalid("/isDefault", "It is the default: set the mark on another class instead.")
	case s.DefaultTaxClassID == 0 || wanted != nil && *wanted:
		return domain.Set(&s.DefaultTaxClassID, &id), nil
	}
	return false, nil
}
