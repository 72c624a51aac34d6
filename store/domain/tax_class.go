package domain

import (
	"strconv"
	"strings"

	"github.com/google/uuid"
)

// TaxClass says how goods are taxed, by place. Which class is the default, and
// which one taxes shipping, is in the store's settings.
type TaxClass struct {
	Row
	Name            string
	Code            *string
	Rates           []TaxRate `gorm:"serializer:json"`
	ProviderTaxCode *string
	CommandID       uuid.UUID // of the request that changed it last

	// Read where a class is shown; never written.
	IsDefault    bool `gorm:"->"`
	ProductCount int  `gorm:"->"`
}

// TaxRate is a tax in a place. A nil part of the place means everywhere in it.
type TaxRate struct {
	CountryCode       string  `json:"countryCode"`
	StateProvince     *string `json:"stateProvince"`
	PostalCodePattern *string `json:"postalCodePattern"` // * stands for any rest
	Rate              Amount  `json:"rate"`              // percent
	Name              string  `json:"name"`
	IsCompound        bool    `json:"isCompound"` // computed on top of the others
	IncludedInPrice   bool    `json:"includedInPrice"`
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
		if open && !strings.HasPrefix(got, prefix) || !open && want != got {
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

// place is what must be unique among the rates of a class.
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

// TaxClassInput is what is asked for of a tax class; nil members are absent.
type TaxClassInput struct {
	Name            *string
	Code            **string
	IsDefault       *bool
	Rates           *[]TaxRate
	ProviderTaxCode **string
}

// Change changes a tax class and tells whether that changed anything. Whether
// it is the default is the settings' matter: SetDefaultTaxClass.
func (c *TaxClass) Change(in TaxClassInput) (bool, error) {
	changed := Set(&c.Name, in.Name)
	changed = SetNullable(&c.Code, in.Code) || changed
	changed = SetNullable(&c.ProviderTaxCode, in.ProviderTaxCode) || changed
	if in.Rates != nil {
		var refused refusals
		seen := map[string]bool{}
		for i, r := range *in.Rates {
			at := "/rates/" + itoa(i)
			if seen[r.place()] {
				refused.add(at, "There is a rate for this place already.")
			}
			seen[r.place()] = true
			if p := r.PostalCodePattern; p != nil && strings.Contains(strings.TrimSuffix(*p, "*"), "*") {
				refused.add(at+"/postalCodePattern", "The * stands at the end.")
			}
		}
		if err := refused.err(); err != nil {
			return false, err
		}
		if !sameRates(c.Rates, *in.Rates) {
			c.Rates, changed = *in.Rates, true
		}
	}
	return changed, nil
}

func sameRates(a, b []TaxRate) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i].place() != b[i].place() || !a[i].Rate.Equal(b[i].Rate) || a[i].Name != b[i].Name ||
			a[i].IncludedInPrice != b[i].IncludedInPrice || a[i].IsCompound != b[i].IsCompound {
			return false
		}
	}
	return true
}

func itoa[T ~int | ~int64](n T) string { return strconv.FormatInt(int64(n), 10) }
