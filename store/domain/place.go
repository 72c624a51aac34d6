package domain

import (
	"cmp"
	"maps"
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/cases"
	"golang.org/x/text/language"
	"golang.org/x/text/unicode/norm"
)

// Place is the part of an address on which taxes and shipping depend. The state is a code if the country's states are
// known: NewPlace parses it.
type Place struct {
	CountryCode   string
	StateProvince string
	PostalCode    string
}

// NewPlace returns a place with the code of its state, or with the state's text if StateCode does not
// know it.
func NewPlace(country, state, postalCode string) Place {
	code, _ := StateCode(country, state)
	return Place{CountryCode: country, StateProvince: code, PostalCode: strings.TrimSpace(postalCode)}
}

// State is a part of a country that appears in addresses.
type State struct {
	Code string // ISO 3166-2 without the country, or the code that the country's postal service uses
	Name string // as the country writes it

	latin string   // empty if the name is Latin
	more  []string // language=name, or =name for forms without a language
}

func newState(code string, columns []string) State {
	columns = append(columns, "", "")
	s := State{Code: code, Name: columns[0], latin: columns[1]}
	for _, more := range columns[2:] {
		if more != "" {
			s.more = append(s.more, more)
		}
	}
	return s
}

// in returns the state's name in a language. This is the local name if local is that language. If the
// language has no name for the state, it is the English or Latin name.
func (s State) in(tag language.Tag, local string) string {
	base, _ := tag.Base()
	if own, _ := language.Make(local).Base(); local != "" && base == own {
		return s.Name
	}
	english := ""
	for _, more := range s.more {
		switch of, name, _ := strings.Cut(more, "="); of {
		case base.String():
			return name
		case "en":
			english = name
		}
	}
	return cmp.Or(english, s.latin, s.Name)
}

// stateKeys maps the names of each country's states, as returned by stateKey, to codes. It omits
// names that two states share.
var stateKeys = struct {
	sync.Mutex
	of map[string]map[string]string
}{of: map[string]map[string]string{}}

// StateCode returns the code of a state of a country. text may be the code, with or without the country
// (CA, US-CA), or the local, Latin or translated name. Case, accents and periods do not matter. If the
// country has no such state or its states are unknown, StateCode returns the tidied text and false. For
// an empty text, StateCode returns true.
func StateCode(country, text string) (code string, known bool) {
	if text = strings.TrimSpace(text); text == "" {
		return "", true
	}
	c, found := CountryOf(country)
	if !found || len(c.States) == 0 {
		return text, false
	}
	if slices.ContainsFunc(c.States, func(s State) bool { return s.Code == text }) {
		return text, true
	}
	if code = keysOf(c)[stateKey(text)]; code == "" {
		return text, false
	}
	return code, true
}

// stateKind matches the word for a kind of state, such as Province, at the end of a name. People leave this word out.
var stateKind = regexp.MustCompile(`(?i)( (sheng|shi|\pL*zizhiqu|city|county|province|prefecture)|自治区|省|市|县|縣|県|府|都|특별시|광역시|특별자치시|특별자치도|시|도)$`)

func keysOf(c Country) map[string]string {
	stateKeys.Lock()
	defer stateKeys.Unlock()
	keys := stateKeys.of[c.Code]
	if keys != nil {
		return keys
	}
	keys = map[string]string{}
	for _, s := range c.States {
		for _, name := range append([]string{s.Name, s.latin}, s.more...) {
			key := stateKey(name[strings.IndexByte(name, '=')+1:])
			if was, taken := keys[key]; taken && was != s.Code {
				keys[key] = ""
				continue
			}
			keys[key] = s.Code
		}
	}
	short := map[string]string{} // 北京 and Beijing for 北京市 and Beijing Shi, unless another state has this name
	for _, s := range c.States {
		for _, name := range append([]string{s.Name, s.latin}, s.more...) {
			whole := name[strings.IndexByte(name, '=')+1:]
			name := stateKind.ReplaceAllString(whole, "")
			key := stateKey(name)
			if _, taken := keys[key]; taken || name == whole || utf8.RuneCountInString(name) < 2 {
				continue
			}
			if was, taken := short[key]; taken && was != s.Code {
				short[key] = ""
				continue
			}
			short[key] = s.Code
		}
	}
	maps.Copy(keys, short)
	for _, s := range c.States { // codes and local names take precedence over names of other states
		keys[stateKey(s.Name)], keys[stateKey(c.Code+s.Code)], keys[stateKey(s.Code)] = s.Code, s.Code, s.Code
	}
	delete(keys, "")
	stateKeys.of[c.Code] = keys
	return keys
}

// stateKey returns a name in lower case without accents, spaces and periods.
func stateKey(name string) string {
	return strings.Map(func(c rune) rune {
		if unicode.IsLetter(c) || unicode.IsDigit(c) || unicode.Is(unicode.Mc, c) {
			return c
		}
		return -1
	}, cases.Fold().String(norm.NFKD.String(name)))
}
