package domain

import (
	"cmp"
	_ "embed" // places.txt
	"slices"
	"strings"
	"sync"
	"unicode"

	"golang.org/x/text/collate"
	"golang.org/x/text/language"
	"golang.org/x/text/language/display"
)

// Country is a country with the format of its addresses.
type Country struct {
	Code   string // ISO 3166-1 alpha-2
	Fields []string
	// Required lists the fields that a delivery needs. Check accepts either the first or the last name.
	Required []string
	// PostalCode and StateProvince are the contract's names for the country's postal code and state, such
	// as ZIP_CODE and PREFECTURE; empty means that addresses have none. Pattern and Example describe the
	// postal code; empty means any text.
	PostalCode, Pattern, Example, StateProvince string
	States                                      []State // empty means free text, or a country without states
	language                                    string  // language of the local names
}

//go:embed places.txt
var places string

// Countries lists every country that an address may be in, by code. The formats of addresses come
// from Google's address data, and the names of states from CLDR. internal/places writes both into
// places.txt.
var Countries = sync.OnceValue(func() []Country {
	rows, states := map[string][]string{}, map[string][]State{}
	for line := range strings.Lines(places) {
		columns := strings.Split(strings.TrimRight(line, "\n"), "\t")
		switch country, code, is := strings.Cut(columns[0], "-"); {
		case strings.HasPrefix(country, "#"):
		case is:
			states[country] = append(states[country], newState(code, columns[1:]))
		default:
			rows[country] = columns[1:]
		}
	}
	var all []Country
	for a := 'A'; a <= 'Z'; a++ {
		for b := 'A'; b <= 'Z'; b++ {
			if code := string(a) + string(b); KnownCountry(code) {
				all = append(all, newCountry(code, rows[code], states[code]))
			}
		}
	}
	return all
})

// CountryOf returns the country with an ISO 3166-1 code. It returns false for an unknown code.
func CountryOf(code string) (Country, bool) {
	all := Countries()
	i, found := slices.BinarySearchFunc(all, code, func(c Country, code string) int { return strings.Compare(c.Code, code) })
	if !found {
		return Country{}, false
	}
	return all[i], true
}

// CountryNamed returns the code of the country that text names by its ISO 3166-1 code (two or three
// letters) or its English name, ignoring case. It returns false for any other text.
func CountryNamed(text string) (code string, ok bool) {
	text = strings.TrimSpace(text)
	if len(text) == 2 || len(text) == 3 {
		region, err := language.ParseRegion(text)
		if err != nil || !KnownCountry(region.String()) {
			return "", false
		}
		return region.String(), true
	}
	names, text := display.English.Regions(), Fold(text)
	for _, c := range Countries() {
		if Fold(names.Name(language.MustParseRegion(c.Code))) == text {
			return c.Code, true
		}
	}
	return "", false
}

// stateNames and postalNames map the names in places.txt to the contract's names. Countries use many more
// terms for their states than the contract defines.
var (
	stateNames  = map[string]string{"state": "STATE", "province": "PROVINCE", "prefecture": "PREFECTURE", "county": "COUNTY", "emirate": "EMIRATE"}
	postalNames = map[string]string{"postal": "POSTAL_CODE", "zip": "ZIP_CODE", "pin": "PIN_CODE", "eircode": "EIRCODE"}
)

// newCountry returns the country of a row of places.txt. The row contains the order of the parts after
// the name (A street, Z postal code, C city, S state; lower case means optional) and the language. Next
// are the terms for states and postal codes, the pattern of a postal code and an example. An empty row
// means an optional city and a postal code in any form.
func newCountry(code string, row []string, states []State) Country {
	if row == nil {
		row = []string{"Acz", "", "", "postal"}
	}
	row = append(row, make([]string, 6)...)
	c := Country{Code: code, language: row[1], PostalCode: postalNames[row[3]], Pattern: row[4], Example: row[5], States: states}
	if c.Pattern == "" {
		c.Example = ""
	}
	if row[2] != "" {
		c.StateProvince = cmp.Or(stateNames[row[2]], "REGION")
	}
	// People with a single name may enter it as first or last name, so only the last name is required,
	// and Check accepts either.
	c.Fields, c.Required = []string{"firstName", "lastName", "company"}, []string{"lastName"}
	names := map[rune][]string{'A': {"streetLine1", "streetLine2"}, 'C': {"city"}, 'S': {"stateProvince"}, 'Z': {"postalCode"}}
	for _, part := range row[0] {
		fields := names[unicode.ToUpper(part)]
		if c.Fields = append(c.Fields, fields...); unicode.IsUpper(part) {
			c.Required = append(c.Required, fields[0])
		}
	}
	c.Fields, c.Required = append(c.Fields, "countryCode", "phoneNumber"), append(c.Required, "countryCode")
	return c
}

// NamedCountry is a country with its name and its states' names in a language.
type NamedCountry struct {
	Country
	Name string
}

// CountriesIn lists the countries with the given codes, or all countries without codes, sorted by name.
// The parameter code is the BCP 47 code of the language of the names; an invalid code means English. A
// country without a name in the language has its English name.
func CountriesIn(code string, codes []string) []NamedCountry {
	tag, err := language.Parse(code)
	if err != nil {
		tag = language.English
	}
	names := display.Regions(tag)
	var all []NamedCountry
	for _, c := range Countries() {
		if len(codes) > 0 && !slices.Contains(codes, c.Code) {
			continue
		}
		name := ""
		if region := language.MustParseRegion(c.Code); names != nil {
			name = names.Name(region)
		}
		if name == "" {
			name = display.English.Regions().Name(language.MustParseRegion(c.Code))
		}
		if name == "" {
			name = c.Code
		}
		c.States = slices.Clone(c.States)
		for i, s := range c.States {
			c.States[i].Name = s.in(tag, c.language)
		}
		all = append(all, NamedCountry{c, name})
	}
	order := collate.New(tag)
	slices.SortFunc(all, func(a, b NamedCountry) int { return order.CompareString(a.Name, b.Name) })
	return all
}
