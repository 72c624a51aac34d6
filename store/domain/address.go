package domain

import (
	"slices"
	"strings"

	"golang.org/x/text/language"
)

// Address is a postal address.
type Address struct {
	FirstName     string  `json:"firstName"`
	LastName      string  `json:"lastName"`
	Company       *string `json:"company"`
	StreetLine1   string  `json:"streetLine1"`
	StreetLine2   *string `json:"streetLine2"`
	City          string  `json:"city"`
	StateProvince string  `json:"stateProvince"`
	PostalCode    string  `json:"postalCode"`
	CountryCode   string  `json:"countryCode"` // ISO 3166-1 alpha-2
	PhoneNumber   *string `json:"phoneNumber"` // as entered
	PhoneE164     *string `json:"phoneE164,omitempty"`
}

// Place returns the address's place.
func (a *Address) Place() Place {
	return NewPlace(a.CountryCode, a.StateProvince, a.PostalCode)
}

// Tidy returns the address with trimmed parts, with empty optional parts set to nil, and with the
// phone number parsed. The state becomes a code if the country's states are known.
func (a Address) Tidy() Address {
	for _, s := range []*string{&a.FirstName, &a.LastName, &a.StreetLine1, &a.City, &a.StateProvince, &a.PostalCode, &a.CountryCode} {
		*s = strings.TrimSpace(*s)
	}
	for _, s := range []**string{&a.Company, &a.StreetLine2} {
		if *s = Trimmed(*s); *s != nil && **s == "" {
			*s = nil
		}
	}
	a.StateProvince, _ = StateCode(a.CountryCode, a.StateProvince)
	a.PhoneNumber, a.PhoneE164 = new(Refusals).Phone("", a.PhoneNumber, a.CountryCode)
	return a
}

// Check returns an error if the address has no name, lacks a part that its country requires, or has an invalid phone
// number. It also returns an error if the country is unknown or not in allowedCountries; an empty list allows all
// countries. The parameter at is the JSON pointer to the address in the body.
func (a Address) Check(allowedCountries []string, at string) error {
	var refused Refusals
	if a.FirstName == "" && a.LastName == "" {
		refused.Add(at+"/lastName", "The address has no name. Send a first name, a last name or both.")
	}
	country, known := CountryOf(a.CountryCode)
	if !known {
		country.Required = []string{"streetLine1", "city"}
	}
	a.checkParts(country, at, &refused)
	switch {
	case !known:
		refused.Add(at+"/countryCode", "There is no country %q.", a.CountryCode)
	case len(allowedCountries) > 0 && !slices.Contains(allowedCountries, a.CountryCode):
		refused.Add(at+"/countryCode", "The store does not serve %s.", a.CountryCode)
	}
	if a.PhoneNumber != nil {
		refused.Phone(at+"/phoneNumber", a.PhoneNumber, a.CountryCode)
	}
	return refused.Err()
}

// checkParts adds an error for each missing part that the country requires, and for a state that does not
// exist in the country.
func (a Address) checkParts(country Country, at string, refused *Refusals) {
	for _, part := range []struct{ name, value string }{
		{"streetLine1", a.StreetLine1}, {"city", a.City}, {"stateProvince", a.StateProvince}, {"postalCode", a.PostalCode},
	} {
		if part.value == "" && slices.Contains(country.Required, part.name) {
			refused.Add(at+"/"+part.name, "It must not be empty in an address of this country.")
		}
	}
	if _, has := StateCode(country.Code, a.StateProvince); !has && len(country.States) > 0 && slices.Contains(country.Required, "stateProvince") {
		refused.Add(at+"/stateProvince", "%s has no state %q. Send a code such as %s, or a name.", country.Code, a.StateProvince, country.States[0].Code)
	}
}

// Given returns the tidied address of a request and the error that Check returns for it. pointer is the
// JSON pointer to the address in the body.
func (a Address) Given(allowedCountries []string, pointer string) (*Address, error) {
	a = a.Tidy()
	return &a, a.Check(allowedCountries, pointer)
}

// Lines returns the lines of the address, from the name to the country. The parameter in is the BCP 47 code of the
// language of the country's name. City, state and postal code are in the country's order.
func (a Address) Lines(in string) []string {
	lines := []string{strings.TrimSpace(a.FirstName + " " + a.LastName)}
	for _, line := range []*string{a.Company, &a.StreetLine1, a.StreetLine2} {
		if line != nil && *line != "" {
			lines = append(lines, *line)
		}
	}
	return append(lines, a.place(), CountryName(a.CountryCode, in))
}

// place returns the line with the city, the state and the postal code. A comma separates the state from a
// city before it. Parts missing from the country's format come last.
func (a Address) place() string {
	country, ok := CountryOf(a.CountryCode)
	fields := []string{"postalCode", "city", "stateProvince"}
	if ok {
		fields = append(slices.Clone(country.Fields), fields...)
	}
	var line string
	seen := map[string]bool{}
	for _, field := range fields {
		part := map[string]string{"city": a.City, "stateProvince": a.StateProvince, "postalCode": a.PostalCode}[field]
		if part == "" || seen[field] {
			continue
		}
		switch {
		case line == "":
		case field == "stateProvince" && seen["city"]:
			line += ", "
		default:
			line += " "
		}
		line += part
		seen[field] = true
	}
	return line
}

// WithoutCompany returns the address without its company if the company is one of the names that
// are shown next to the address.
func (a Address) WithoutCompany(names ...string) *Address {
	if a.Company != nil && slices.ContainsFunc(names, func(name string) bool { return Fold(name) == Fold(*a.Company) }) {
		a.Company = nil
	}
	return &a
}

// KnownCountry reports whether code is an ISO 3166-1 alpha-2 country code, or XK for Kosovo, which
// has no ISO code.
func KnownCountry(code string) bool {
	region, err := language.ParseRegion(code)
	return err == nil && region.IsCountry() && region.Canonicalize() == region && region.String() == code && !slices.Contains(noCountries, code)
}

// noCountries lists codes that the language library wrongly reports as countries: withdrawn codes, and
// codes that ISO 3166-1 reserves for unions and for parts of countries.
var noCountries = strings.Fields("AC AN CP CQ CS DG EA EZ FQ IC NT PC SU TA UN YU")
