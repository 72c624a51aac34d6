package domain

import (
	"cmp"
	_ "embed" // places.txt
	"regexp"
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
	key := stateKey(text)
	if len(key) == 2 || len(key) == 3 {
		if region, err := language.ParseRegion(key); err == nil && KnownCountry(region.Canonicalize().String()) && !slices.Contains(noCountries, region.String()) {
			return region.Canonicalize().String(), true
		}
	}
	code = countryKeys()[key]
	return code, code != ""
}

// countryLanguages are those in which files and forms may name countries. If two languages have the same name for
// different countries, the first one counts.
var countryLanguages = strings.Fields("en de es it nl pt pl cs da sv nb fi fr he hi hu ro tr el ru uk ja zh ko ar")

// countryForms are common names that the language data lacks.
var countryForms = map[string]string{
	"United States of America": "US", "The United States": "US", "America": "US", "Great Britain": "GB", "England": "GB", "Scotland": "GB", "Wales": "GB", "Northern Ireland": "GB",
	"UAE": "AE", "Holland": "NL", "The Netherlands": "NL", "Czech Republic": "CZ", "Republic of Ireland": "IE", "Republic of Korea": "KR", "Korea": "KR", "Hong Kong": "HK", "Macau": "MO",
	"Turkey": "TR", "Viet Nam": "VN", "Russian Federation": "RU", "Ivory Coast": "CI", "Burma": "MM", "Swaziland": "SZ", "Macedonia": "MK", "Bosnia": "BA", "Vatican": "VA", "Palestine": "PS",
}

// countryKeys maps the names of countries, as returned by stateKey, to codes.
var countryKeys = sync.OnceValue(func() map[string]string {
	keys := map[string]string{}
	for name, code := range countryForms {
		keys[stateKey(name)] = code
	}
	for _, tag := range countryLanguages {
		names := display.Regions(language.MustParse(tag))
		for _, c := range Countries() {
			key := stateKey(names.Name(language.MustParseRegion(c.Code)))
			if _, taken := keys[key]; !taken && key != "" {
				keys[key] = c.Code
			}
		}
	}
	return keys
})

// stateNames and postalNames map the names in places.txt to the contract's names. Countries have
// many more names for their states than the contract.
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

// CountryName returns the name of a country in a language. The parameter in is the BCP 47 code of the language. A
// language without a name for the country, and an invalid code of a language, mean English. CountryName returns the
// code of an unknown country.
func CountryName(code, in string) string {
	tag, err := language.Parse(in)
	if err != nil {
		tag = language.English
	}
	return countryName(display.Regions(tag), code)
}

func countryName(names display.Namer, code string) string {
	region, err := language.ParseRegion(code)
	if err != nil {
		return code
	}
	name := ""
	if names != nil {
		name = names.Name(region)
	}
	return cmp.Or(name, display.English.Regions().Name(region), code)
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
		c.States = slices.Clone(c.States)
		for i, s := range c.States {
			c.States[i].Name = s.in(tag, c.language)
		}
		all = append(all, NamedCountry{c, countryName(names, c.Code)})
	}
	order := collate.New(tag)
	slices.SortFunc(all, func(a, b NamedCountry) int { return order.CompareString(a.Name, b.Name) })
	return all
}

// PostalCodeOfFile returns a postal code from a file. Spreadsheet programs remove the leading zeros
// of numbers. In the United States 2134 becomes 02134, and 21341000 becomes 02134-1000. Other texts
// are returned unchanged.
func (c Country) PostalCodeOfFile(text string) string {
	if c.Pattern == "" {
		return text
	}
	text = strings.TrimRight(strings.TrimSpace(text), "-")
	first, rest, plus := strings.Cut(text, "-")
	if !isDigits(first) || plus && !isDigits(rest) {
		return text
	}
	whole := postalPattern(c.Pattern)
	for _, zeros := range []string{"", "0", "00"} {
		forms := []string{zeros + text}
		if n := len(zeros + text); !plus && n > 4 { // ZIP+4 without its hyphen
			forms = append(forms, (zeros + text)[:n-4]+"-"+(zeros + text)[n-4:])
		}
		for _, form := range forms {
			if whole.MatchString(form) {
				return form
			}
		}
	}
	return text
}

// postalPattern returns the expression that matches whole postal codes.
func postalPattern(pattern string) *regexp.Regexp {
	if whole, ok := postalPatterns.Load(pattern); ok {
		return whole.(*regexp.Regexp)
	}
	whole := regexp.MustCompile("^(?:" + pattern + ")$")
	postalPatterns.Store(pattern, whole)
	return whole
}

var postalPatterns sync.Map

func isDigits(text string) bool { return text != "" && strings.Trim(text, "0123456789") == "" }
