package catalog

import (
	"slices"
	"strings"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Choices contains the option values of a product's active variants, which storefronts use for filters
// and counts. It is stored with the product.
type Choices struct {
	Values   []Choice   `json:"values,omitempty"`   // values of the variants, each key once
	Variants [][]string `json:"variants,omitempty"` // the keys of each variant, without duplicates
}

// Choice is an option with one of its values.
type Choice struct {
	Key       string  `json:"key"` // folded (domain.Fold)
	Option    string  `json:"option"`
	Value     string  `json:"value"`
	SwatchHex *string `json:"swatchHex,omitempty"`
	// Texts contains the translations, by language in lower case.
	Texts map[string]ChoiceText `json:"texts,omitempty"`
}

// ChoiceText is a translation of a choice; an empty text means that the text is not translated.
type ChoiceText struct {
	Option string `json:"option,omitempty"`
	Value  string `json:"value,omitempty"`
}

// choiceTexts returns the translations of an option and of one of its values.
func choiceTexts(option, value []domain.NameTranslation) map[string]ChoiceText {
	if len(option)+len(value) == 0 {
		return nil
	}
	out := make(map[string]ChoiceText, len(value))
	for _, t := range option {
		out[domain.LanguageKey(t.LanguageCode)] = ChoiceText{Option: t.Name}
	}
	for _, t := range value {
		language := domain.LanguageKey(t.LanguageCode)
		out[language] = ChoiceText{Option: out[language].Option, Value: t.Name}
	}
	return out
}

// ChoiceLanguages returns the languages of a Reading in the form in which choices store them.
func ChoiceLanguages(r domain.Reading) []string {
	var out []string
	for _, code := range r.Languages() {
		out = append(out, domain.LanguageKey(code))
	}
	return out
}

// choiceKey returns the key by which a filter finds an option value. It escapes colons in the
// option's name, so that the key's first colon ends the name. choicesSQL in store/repo computes the
// same key.
func choiceKey(option, value string) string {
	return domain.Fold(strings.ReplaceAll(option, ":", "%3a") + ":" + value)
}

// Keys returns the keys of the filter's values. A product matches the filter if it has any of these keys.
func (f OptionFilter) Keys() []string {
	keys := make([]string, len(f.Values))
	for i, value := range f.Values {
		keys[i] = choiceKey(f.Name, value)
	}
	return keys
}

// choices computes the option values that the active variants offer, including the changes made so
// far.
func (p *Product) choices() (c Choices) {
	for _, v := range p.Variants {
		if v.Status != VariantActive {
			continue
		}
		var keys []string
		for i, value := range v.values { // one value per option, in the order of options
			option := p.Options[i].Name
			texts := choiceTexts(p.Options[i].Translations, value.Translations)
			key := choiceKey(option, value.Value)
			if slices.Contains(keys, key) {
				continue
			}
			keys = append(keys, key)
			if !slices.ContainsFunc(c.Values, func(x Choice) bool { return x.Key == key }) {
				c.Values = append(c.Values, Choice{Key: key, Option: option, Value: value.Value, SwatchHex: value.SwatchHex, Texts: texts})
			}
		}
		if keys != nil && !slices.ContainsFunc(c.Variants, func(other []string) bool { return slices.Equal(other, keys) }) {
			c.Variants = append(c.Variants, keys)
		}
	}
	return c
}

// has reports whether an active variant has an option value.
func (c Choices) has(o *ProductOption, v *ProductOptionValue) bool {
	key := choiceKey(o.Name, v.Value)
	return slices.ContainsFunc(c.Values, func(x Choice) bool { return x.Key == key })
}

// optionTexts returns the option values that the condition admits, each value after the name of its
// option, and each text only once. A nil condition admits all values. translated adds the translations.
func (p *Product) optionTexts(admits func(*ProductOption, *ProductOptionValue) bool, translated bool) (texts []string) {
	add := func(text string, translations []domain.NameTranslation) {
		names := []string{text}
		for _, t := range translations {
			if translated {
				names = append(names, t.Name)
			}
		}
		for _, name := range names {
			if !slices.Contains(texts, name) {
				texts = append(texts, name)
			}
		}
	}
	for _, o := range p.Options {
		for _, v := range o.Values {
			if admits == nil || admits(o, v) {
				add(o.Name, o.Translations)
				add(v.Value, v.Translations)
			}
		}
	}
	return texts
}
