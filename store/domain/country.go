package domain

import (
	"slices"
	"strings"
	"sync"

	"golang.org/x/text/collate"
	"golang.org/x/text/language"
	"golang.org/x/text/language/display"
)

// Country is a country with the format of its addresses.
type Country struct {
	Code   string // ISO 3166-1 alpha-2
	Fields []string
	// Required lists the fields that delivery needs.
	Required []string
	// PostalCode and StateProvince are the local names of the postal code and the state, such
	// as ZIP_CODE and PREFECTURE; empty means that addresses have none. Pattern and Example
	// describe the postal code; empty means any text.
	PostalCode, Pattern, Example, StateProvince string
	States                                      []State // empty means free text or no states
}

// State is a part of a country that appears in addresses.
type State struct{ Code, Name string }

// Countries lists every country that an address may be in, by code.
var Countries = sync.OnceValue(func() []Country {
	formats := map[string][]string{}
	for _, line := range strings.Split(strings.TrimSpace(countryFormats), "\n") {
		f := strings.Fields(line)
		formats[f[0]] = f
	}
	var all []Country
	for a := 'A'; a <= 'Z'; a++ {
		for b := 'A'; b <= 'Z'; b++ {
			code := string(a) + string(b)
			if !KnownCountry(code) {
				continue
			}
			f, known := formats[code]
			if !known {
				f = []string{code, "Azc", "-", "POSTAL_CODE", "-", "-"}
			}
			all = append(all, newCountry(f))
		}
	}
	return all
})

func newCountry(f []string) Country {
	none := func(text string) string { return strings.Replace(text, "-", "", count(text == "-")) }
	c := Country{Code: f[0], StateProvince: none(f[2]), PostalCode: none(f[3]), Pattern: none(f[4]), Example: none(f[5]), States: []State{}}
	c.Example = strings.ReplaceAll(c.Example, "_", " ")
	c.Fields = []string{"firstName", "lastName", "company"}
	c.Required = []string{"firstName", "lastName"}
	for _, part := range f[1] {
		switch part {
		case 'A':
			c.Fields = append(c.Fields, "streetLine1", "streetLine2")
			c.Required = append(c.Required, "streetLine1")
		case 'C', 'c':
			c.Fields, c.Required = append(c.Fields, "city"), append(c.Required, "city")
		case 'Z':
			c.Fields, c.Required = append(c.Fields, "postalCode"), append(c.Required, "postalCode")
		case 'z':
			c.Fields = append(c.Fields, "postalCode")
		case 'S':
			c.Fields, c.Required = append(c.Fields, "stateProvince"), append(c.Required, "stateProvince")
		case 's':
			c.Fields = append(c.Fields, "stateProvince")
		}
	}
	c.Fields, c.Required = append(c.Fields, "countryCode", "phoneNumber"), append(c.Required, "countryCode")
	if states := countryStates[c.Code]; states != "" {
		for _, one := range strings.Split(states, ",") {
			code, name, _ := strings.Cut(one, " ")
			c.States = append(c.States, State{code, name})
		}
	}
	return c
}

func count(is bool) int {
	if is {
		return 1
	}
	return 0
}

// NamedCountry is a country with its name in a language.
type NamedCountry struct {
	Country
	Name string
}

// CountriesIn lists the countries of codes with their names in a language, sorted by name.
// Empty codes mean all countries. The language is the BCP 47 code; an invalid code means
// English. A country without a name in the language has its English name.
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
		all = append(all, NamedCountry{c, name})
	}
	order := collate.New(tag)
	slices.SortFunc(all, func(a, b NamedCountry) int { return order.CompareString(a.Name, b.Name) })
	return all
}

// countryFormats lists the countries with a known address format: the order of the parts
// after the name (A street, Z postal code, C city, S state; lowercase z and s mean
// optional), the local names of states and postal codes, and the pattern and an example of
// a postal code. "-" means none, and "_" in an example means a space.
const countryFormats = `
AD AZC - POSTAL_CODE AD[1-7]0[0-9] AD100
AE ACS EMIRATE - - -
AR AZCs PROVINCE POSTAL_CODE ([A-HJ-NP-Z])?[0-9]{4}([A-Z]{3})? C1070AAM
AT AZC - POSTAL_CODE [0-9]{4} 1010
AU ACSZ STATE POSTAL_CODE [0-9]{4} 2000
BE AZC - POSTAL_CODE [0-9]{4} 1000
BG AZC - POSTAL_CODE [0-9]{4} 1000
BR ACSZ STATE POSTAL_CODE [0-9]{5}-?[0-9]{3} 01310-100
CA ACSZ PROVINCE POSTAL_CODE [ABCEGHJ-NPRSTVXY][0-9][ABCEGHJ-NPRSTV-Z][\s]?[0-9][ABCEGHJ-NPRSTV-Z][0-9] H3Z_2Y7
CH AZC - POSTAL_CODE [0-9]{4} 8001
CL AzCs REGION POSTAL_CODE [0-9]{7} 8340457
CN ZSCA PROVINCE POSTAL_CODE [0-9]{6} 266033
CO ACSz STATE POSTAL_CODE [0-9]{6} 111221
CY AZC - POSTAL_CODE [0-9]{4} 2008
CZ AZC - POSTAL_CODE [0-9]{3}[\s]?[0-9]{2} 100_00
DE AZC - POSTAL_CODE [0-9]{5} 10115
DK AZC - POSTAL_CODE [0-9]{4} 1050
EE AZC - POSTAL_CODE [0-9]{5} 10111
EG ACSz PROVINCE POSTAL_CODE [0-9]{5} 12411
ES AZCS PROVINCE POSTAL_CODE [0-9]{5} 28013
FI AZC - POSTAL_CODE [0-9]{5} 00100
FR AZC - POSTAL_CODE [0-9]{5} 75001
GB ACZ - POSTAL_CODE (GIR[\s]?0AA|[A-Z]{1,2}[0-9][0-9A-Z]?[\s]?[0-9][A-Z]{2}) EC1Y_8SY
GR AZC - POSTAL_CODE [0-9]{3}[\s]?[0-9]{2} 151_24
HK AC - - - -
HR AZC - POSTAL_CODE [0-9]{5} 10000
HU AZC - POSTAL_CODE [0-9]{4} 1037
IE ACsz COUNTY EIRCODE [A-Z][0-9][0-9W][\s]?[0-9A-Z]{4} A65_F4E2
IL ACz - POSTAL_CODE [0-9]{5}([0-9]{2})? 9614303
IN ACSZ STATE PIN_CODE [0-9]{6} 110034
IS AZC - POSTAL_CODE [0-9]{3} 101
IT AZCS PROVINCE POSTAL_CODE [0-9]{5} 00144
JP ZSCA PREFECTURE POSTAL_CODE [0-9]{3}-?[0-9]{4} 154-0023
KR ZSCA PROVINCE POSTAL_CODE [0-9]{5} 03051
LI AZC - POSTAL_CODE 94(8[5-9]|9[0-8]) 9490
LT AZC - POSTAL_CODE (LT-)?[0-9]{5} LT-04340
LU AZC - POSTAL_CODE (L-)?[0-9]{4} 4750
LV ACZ - POSTAL_CODE LV-[0-9]{4} LV-1010
MA AZC - POSTAL_CODE [0-9]{5} 53000
MC AZC - POSTAL_CODE 980[0-9]{2} 98000
MT ACZ - POSTAL_CODE [A-Z]{3}[\s]?[0-9]{2,4} VLT_1117
MX AZCS STATE POSTAL_CODE [0-9]{5} 02860
NL AZC - POSTAL_CODE [1-9][0-9]{3}[\s]?[A-Z]{2} 1234_AB
NO AZC - POSTAL_CODE [0-9]{4} 0025
NZ ACZ - POSTAL_CODE [0-9]{4} 6001
PE ACSz PROVINCE POSTAL_CODE [0-9]{5} 15001
PH AZCs PROVINCE POSTAL_CODE [0-9]{4} 1008
PL AZC - POSTAL_CODE [0-9]{2}-[0-9]{3} 00-950
PT AZC - POSTAL_CODE [0-9]{4}-[0-9]{3} 1000-260
RO AZCs COUNTY POSTAL_CODE [0-9]{6} 060274
SA ACZ - POSTAL_CODE [0-9]{5} 11564
SE AZC - POSTAL_CODE [0-9]{3}[\s]?[0-9]{2} 114_55
SG ACZ - POSTAL_CODE [0-9]{6} 546080
SI AZC - POSTAL_CODE [0-9]{4} 4000
SK AZC - POSTAL_CODE [0-9]{3}[\s]?[0-9]{2} 010_01
SM AZC - POSTAL_CODE 4789[0-9] 47890
TH ACSZ PROVINCE POSTAL_CODE [0-9]{5} 10150
TR AZCS PROVINCE POSTAL_CODE [0-9]{5} 01960
TW ZSCA COUNTY POSTAL_CODE [0-9]{3}([0-9]{2,3})? 104
UA ACsZ REGION POSTAL_CODE [0-9]{5} 15432
US ACSZ STATE ZIP_CODE [0-9]{5}(-[0-9]{4})? 95014
UY AzCs STATE POSTAL_CODE [0-9]{5} 11600
VA AZC - POSTAL_CODE 00120 00120
VN ACSz PROVINCE POSTAL_CODE [0-9]{5,6} 70010
ZA ACZ - POSTAL_CODE [0-9]{4} 0083
`

// countryStates maps countries to their ISO 3166-2 codes, without the country, and names.
var countryStates = map[string]string{
	"AE": "AZ Abu Dhabi,AJ Ajman,DU Dubai,FU Fujairah,RK Ras al-Khaimah,SH Sharjah,UQ Umm al-Quwain",
	"AU": "ACT Australian Capital Territory,NSW New South Wales,NT Northern Territory,QLD Queensland,SA South Australia,TAS Tasmania,VIC Victoria,WA Western Australia",
	"BR": "AC Acre,AL Alagoas,AP Amapá,AM Amazonas,BA Bahia,CE Ceará,DF Distrito Federal,ES Espírito Santo,GO Goiás,MA Maranhão,MT Mato Grosso,MS Mato Grosso do Sul,MG Minas Gerais,PA Pará,PB Paraíba,PR Paraná,PE Pernambuco,PI Piauí,RJ Rio de Janeiro,RN Rio Grande do Norte,RS Rio Grande do Sul,RO Rondônia,RR Roraima,SC Santa Catarina,SP São Paulo,SE Sergipe,TO Tocantins",
	"CA": "AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,NT Northwest Territories,NS Nova Scotia,NU Nunavut,ON Ontario,PE Prince Edward Island,QC Quebec,SK Saskatchewan,YT Yukon",
	"MX": "AGU Aguascalientes,BCN Baja California,BCS Baja California Sur,CAM Campeche,CHP Chiapas,CHH Chihuahua,CMX Ciudad de México,COA Coahuila,COL Colima,DUR Durango,GUA Guanajuato,GRO Guerrero,HID Hidalgo,JAL Jalisco,MEX Estado de México,MIC Michoacán,MOR Morelos,NAY Nayarit,NLE Nuevo León,OAX Oaxaca,PUE Puebla,QUE Querétaro,ROO Quintana Roo,SLP San Luis Potosí,SIN Sinaloa,SON Sonora,TAB Tabasco,TAM Tamaulipas,TLA Tlaxcala,VER Veracruz,YUC Yucatán,ZAC Zacatecas",
	"US": "AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,PR Puerto Rico,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming",
}
