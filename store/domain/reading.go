package domain

import (
	"slices"

	"golang.org/x/text/language"
)

// Reading determines the languages in which a reader sees a store's texts.
type Reading struct {
	Own      string // language of the texts without a translation
	chain    []string
	matching int // number of languages in chain that the reader requested: the wanted language and its parents
}

// NewReading returns a Reading that prefers the wanted language. Texts without a translation in that
// language or one of its parents are read in the fallback language, the store's default, and otherwise in
// their own language. An empty wanted language means that the store offers no language that the reader
// understands.
func NewReading(wanted, fallback, own string) Reading {
	r := Reading{Own: own}
	if wanted != "" {
		r.chain = languageChain(wanted)
	}
	r.matching = len(r.chain)
	for _, code := range languageChain(fallback) {
		if !slices.ContainsFunc(r.chain, func(c string) bool { return SameLanguage(c, code) }) {
			r.chain = append(r.chain, code)
		}
	}
	return r
}

// Languages returns the languages of the reading in order of preference.
func (r Reading) Languages() []string { return r.chain }

// Language returns the language that the Reading prefers most, which is a language of the store. A zero
// Reading has no language.
func (r Reading) Language() string {
	if len(r.chain) == 0 {
		return ""
	}
	return r.chain[0]
}

// Wanted returns the requested language and its parents.
func (r Reading) Wanted() []string { return r.chain[:r.matching] }

// Others returns the languages whose translations the reader sees if the wanted languages have none,
// before the untranslated texts.
func (r Reading) Others() []string {
	others := r.chain[r.matching:]
	if i := slices.IndexFunc(others, func(code string) bool { return SameLanguage(code, r.Own) }); i >= 0 {
		others = others[:i]
	}
	return others
}

// OwnMatches reports whether the untranslated texts are in a language that the reader requested.
func (r Reading) OwnMatches() bool {
	return slices.ContainsFunc(r.Wanted(), func(code string) bool { return SameLanguage(code, r.Own) })
}

// languageChain returns a language and its parents by the rules of CLDR, such as de-AT and de. It
// omits parents in another script, such as Serbian in Cyrillic for sr-Latn.
func languageChain(code string) []string {
	chain := []string{code}
	for tag := language.Make(code).Parent(); tag != language.Und; tag = tag.Parent() {
		chain = append(chain, tag.String())
	}
	return chain
}

// TextIn is a text together with the language that it is written in.
type TextIn[T any] struct {
	Text     T
	Language string
	Matches  bool // the text is in the requested language or a parent of it
}

// Choose returns a text in the first language of the Reading in which the text exists. The parameter own is the
// untranslated text. translated returns the translation into a language; false means that it is missing.
func Choose[T any](r Reading, own T, translated func(language string) (T, bool)) TextIn[T] {
	for i, code := range r.chain {
		if SameLanguage(code, r.Own) {
			return TextIn[T]{own, r.Own, i < r.matching}
		}
		if text, ok := translated(code); ok {
			return TextIn[T]{text, code, i < r.matching}
		}
	}
	return TextIn[T]{own, r.Own, false}
}

// NameTranslation is a name in another language.
type NameTranslation struct {
	LanguageCode string `json:"languageCode"`
	Name         string `json:"name"`
}

// NameIn returns a name in the language that the reader prefers.
func NameIn(r Reading, own string, translations []NameTranslation) TextIn[string] {
	return Choose(r, own, func(language string) (string, bool) {
		i := slices.IndexFunc(translations, func(t NameTranslation) bool { return SameLanguage(t.LanguageCode, language) })
		if i < 0 {
			return "", false
		}
		return translations[i].Name, true
	})
}

// SetNames replaces the translations of a name if the request contains any, and reports whether they
// changed. It refuses a second translation into the same language, blank translations, and translations
// longer than longest.
func SetNames(field *[]NameTranslation, value []NameTranslation, longest int, at string, refused *Refusals) bool {
	clean := make([]NameTranslation, len(value))
	for i, t := range value {
		where := at + "/translations/" + Itoa(i)
		if slices.ContainsFunc(value[:i], func(o NameTranslation) bool { return SameLanguage(o.LanguageCode, t.LanguageCode) }) {
			refused.Add(where+"/languageCode", "There is one entry a language.")
		}
		t.Name = *refused.Label(where+"/name", &t.Name)
		if len([]rune(t.Name)) > longest {
			refused.Add(where+"/name", "name has at most %d characters, as the original.", longest)
		}
		clean[i] = t
	}
	if value == nil {
		return false
	}
	return SetWhole(field, &clean)
}
