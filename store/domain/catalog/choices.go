package catalog

import (
	"slices"
	"strings"
)

// Choices are what the variants of a product that are for sale have of its options: what
// storefronts find it by, and count of it. They are written with the product.
type Choices struct {
	Values   []Choice   `json:"values,omitempty"`   // that a variant has, each key once
	Variants [][]string `json:"variants,omitempty"` // the keys that each variant has together, no two the same
}

// Choice is a value of an option.
type Choice struct {
	Key       string  `json:"key"` // without regard to case
	Option    string  `json:"option"`
	Value     string  `json:"value"`
	SwatchHex *string `json:"swatchHex,omitempty"`
}

// choiceKey is what a filter finds a value of an option by. False: none can name it, see
// OptionFilters.
func choiceKey(option, value string) (string, bool) {
	return strings.ToLower(option + ":" + value), !strings.ContainsAny(option, ",:") && !strings.Contains(value, ",")
}

// Keys are the choices that the filter asks for, any of them.
func (f OptionFilter) Keys() []string {
	keys := make([]string, len(f.Values))
	for i, value := range f.Values {
		keys[i], _ = choiceKey(f.Name, value)
	}
	return keys
}

// choices are those of the variants as they are while a change is worked out.
func (p *Product) choices() (c Choices) {
	for _, v := range p.Variants {
		if v.Status != VariantActive {
			continue
		}
		var keys []string
		for i, value := range v.values { // one of each option, in their order
			option := p.Options[i].Name
			key, named := choiceKey(option, value.Value)
			if !named || slices.Contains(keys, key) {
				continue
			}
			keys = append(keys, key)
			if !slices.ContainsFunc(c.Values, func(x Choice) bool { return x.Key == key }) {
				c.Values = append(c.Values, Choice{Key: key, Option: option, Value: value.Value, SwatchHex: value.SwatchHex})
			}
		}
		if keys != nil && !slices.ContainsFunc(c.Variants, func(other []string) bool { return slices.Equal(other, keys) }) {
			c.Variants = append(c.Variants, keys)
		}
	}
	return c
}
