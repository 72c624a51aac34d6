package domain

import (
	"slices"
	"strings"
	"sync"

	"golang.org/x/text/language"
	"golang.org/x/text/language/display"
)

// Language is a language that a store can use for its texts.
type Language struct {
	Code        string // BCP 47
	Name        string // in English
	NativeName  string
	RightToLeft bool
}

// rightToLeft lists the scripts that are written from right to left.
var rightToLeft = []string{"Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm", "Rohg"}

// alsoKnown lists languages that people choose with a region although the library lists them only without
// a region.
var alsoKnown = []string{"en-US", "fr-FR", "de-DE", "es-ES", "it-IT", "nl-BE", "nl-NL", "pt-BR", "nb", "zh-CN", "zh-TW", "zh-HK"}

// Languages lists every language for which the platform has names, sorted by code. The list is the
// same for all stores.
var Languages = sync.OnceValue(func() []Language {
	var list []Language
	tags := display.Supported.Tags()
	for _, code := range alsoKnown {
		tags = append(tags, language.MustParse(code))
	}
	for _, tag := range tags {
		name, native := display.English.Tags().Name(tag), display.Self.Name(tag)
		if tag == language.Und || name == "" || native == "" {
			continue
		}
		script, _ := tag.Script()
		list = append(list, Language{Code: tag.String(), Name: name, NativeName: native, RightToLeft: slices.Contains(rightToLeft, script.String())})
	}
	slices.SortFunc(list, func(a, b Language) int { return strings.Compare(a.Code, b.Code) })
	return list
})

// MatchLanguage returns the offered language that a reader of the wanted language understands. This is
// the wanted language itself or, by the rules of CLDR, the same language with another region or none,
// such as de for de-AT and pt-BR for pt. "" means no match. Codes are BCP 47 in any letter case.
func MatchLanguage(offered []string, wanted string) string {
	for _, code := range offered {
		if strings.EqualFold(code, wanted) {
			return code
		}
	}
	tag, err := language.Parse(wanted)
	if err != nil {
		return ""
	}
	tags := make([]language.Tag, len(offered))
	for i, code := range offered {
		tags[i] = language.Make(code)
	}
	_, i, confidence := language.NewMatcher(append([]language.Tag{language.Und}, tags...)).Match(tag)
	if i == 0 || confidence < language.High {
		return ""
	}
	base, _ := tag.Base()
	if matched, _ := tags[i-1].Base(); matched != base { // a related language, such as Danish for Norwegian
		return ""
	}
	return offered[i-1]
}

// KnownLanguage reports whether a store can use a language.
func KnownLanguage(code string) bool {
	_, found := slices.BinarySearchFunc(Languages(), code, func(l Language, code string) int { return strings.Compare(l.Code, code) })
	return found
}

// Language adds an error for a language if the platform knows neither this language nor its parents:
// de-LI is accepted because de is known. nil means no language.
func (r *Refusals) Language(pointer string, code *string) {
	if code != nil && !slices.ContainsFunc(languageChain(*code), KnownLanguage) {
		r.Add(pointer, "There is no language %q.", *code)
	}
}

// CheckLanguage returns an error for a language that Refusals.Language rejects.
func CheckLanguage(pointer string, code *string) error {
	var refused Refusals
	refused.Language(pointer, code)
	return refused.Err()
}

// SameLanguage reports whether two codes name the same language, ignoring case.
func SameLanguage(a, b string) bool { return strings.EqualFold(a, b) }

// LanguageKey returns the code of a language as the key of stored texts.
func LanguageKey(code string) string { return strings.ToLower(code) }
