package moving

import (
	"maps"
	"slices"
	"strings"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Stored contains the parts of a stored product that an import compares with the product of a file.
type Stored struct {
	ID            int64
	Options       []StoredOption
	Variants      []StoredVariant
	CollectionIDs []int64
	SEO           map[string]any
}

// StoredOption is an option of a stored product.
type StoredOption struct {
	ID     int64
	Name   string
	Values []StoredValue
}

// StoredValue is a value of an option of a stored product.
type StoredValue struct {
	ID   int64
	Text string
}

// StoredVariant is a variant of a stored product.
type StoredVariant struct {
	ID      int64
	SKU     string
	Choices []Choice
	Prices  []any // the price rows, in the form of the contract
}

// References contains ids and SKUs that come from the store and not from the file.
type References struct {
	TaxClassID    *int64
	CollectionIDs []int64
	SKUs          []string // SKU of each variant of the file, which no other product has
}

// Creation returns the body of the request that creates the product.
func (p Product) Creation(ref References) map[string]any {
	body := maps.Clone(p.Body)
	if ref.TaxClassID != nil {
		body["taxClassId"] = *ref.TaxClassID
	}
	if len(ref.CollectionIDs) > 0 {
		body["collectionIds"] = ref.CollectionIDs
	}
	if len(p.Options) > 0 {
		options := make([]any, len(p.Options))
		for i, o := range p.Options {
			options[i] = map[string]any{"name": o.Name, "values": newValues(o.Values)}
		}
		body["options"] = options
	}
	variants := make([]any, len(p.Variants))
	for i, v := range p.Variants {
		variants[i] = v.creation(ref.SKUs[i])
	}
	body["variants"] = variants
	return body
}

func newValues(values []string) []any {
	out := make([]any, len(values))
	for i, v := range values {
		out[i] = map[string]any{"value": v}
	}
	return out
}

func (v Variant) creation(sku string) map[string]any {
	body := maps.Clone(v.Body)
	body["sku"] = sku
	if v.Stock != nil {
		body["stockOnHand"] = *v.Stock
	}
	return body
}

// Update returns the body of the request that updates a stored product. The body contains the fields that have a value
// in the file. It also contains all stored options, variants and collections, followed by those that the file adds. It
// does not change the slug, the stock, and derived SKUs of stored variants. cells maps the pointers of this body to
// cells, as p.Cells does for the product.
func (p Product) Update(to Stored, ref References) (body map[string]any, cells map[string]Cell) {
	body, cells = maps.Clone(p.Body), map[string]Cell{}
	for pointer, c := range p.Cells {
		if !strings.HasPrefix(pointer, "/variants/") {
			cells[pointer] = c
		}
	}
	delete(body, "slug")
	body["productId"] = to.ID
	if ref.TaxClassID != nil {
		body["taxClassId"] = *ref.TaxClassID
	}
	if added := missing(ref.CollectionIDs, to.CollectionIDs); len(added) > 0 {
		body["collectionIds"] = append(slices.Clone(to.CollectionIDs), added...)
	}
	if seo, ok := body["seo"].(map[string]any); ok {
		merged := maps.Clone(to.SEO)
		maps.Copy(merged, seo)
		body["seo"] = merged
	}
	if len(p.Options) > 0 {
		body["options"] = p.mergedOptions(to.Options)
	}
	var variants []any
	place := func(i int) {
		from, under := "/variants/"+domain.Itoa(i), "/variants/"+domain.Itoa(len(variants))
		for pointer, c := range p.Cells {
			if rest, ok := strings.CutPrefix(pointer, from); ok && (rest == "" || rest[0] == '/') {
				cells[under+rest] = c
			}
		}
	}
	taken := map[int]bool{}
	for _, stored := range to.Variants {
		i := p.match(stored, len(to.Variants), taken)
		if i < 0 {
			variants = append(variants, map[string]any{"variantId": stored.ID})
			continue
		}
		taken[i] = true
		place(i)
		variants = append(variants, p.Variants[i].update(stored, ref.SKUs[i]))
	}
	for i, v := range p.Variants {
		if !taken[i] {
			place(i)
			variants = append(variants, v.creation(ref.SKUs[i]))
		}
	}
	body["variants"] = variants
	return body, cells
}

// missing returns the ids that are not in the second list.
func missing(ids, have []int64) (out []int64) {
	for _, id := range ids {
		if !slices.Contains(have, id) {
			out = append(out, id)
		}
	}
	return out
}

func (p Product) mergedOptions(stored []StoredOption) []any {
	var out []any
	for _, s := range stored {
		values := make([]any, 0, len(s.Values))
		for _, v := range s.Values {
			values = append(values, map[string]any{"productOptionValueId": v.ID})
		}
		for _, o := range p.Options {
			if !domain.SameText(o.Name, s.Name) {
				continue
			}
			for _, value := range o.Values {
				if !slices.ContainsFunc(s.Values, func(v StoredValue) bool { return domain.SameText(v.Text, value) }) {
					values = append(values, map[string]any{"value": value})
				}
			}
		}
		out = append(out, map[string]any{"productOptionId": s.ID, "values": values})
	}
	for _, o := range p.Options {
		if !slices.ContainsFunc(stored, func(s StoredOption) bool { return domain.SameText(s.Name, o.Name) }) {
			out = append(out, map[string]any{"name": o.Name, "values": newValues(o.Values)})
		}
	}
	return out
}

// match returns the index of the file's variant that corresponds to a stored variant: the variant with the same option
// values, or else the variant with the same SKU. Without options, a single variant corresponds whatever its SKU. -1
// means that no variant corresponds.
func (p Product) match(s StoredVariant, stored int, taken map[int]bool) int {
	key := choiceKey(s.Choices)
	for i, v := range p.Variants {
		if !taken[i] && len(s.Choices) > 0 && v.Key == key {
			return i
		}
	}
	for i, v := range p.Variants {
		if !taken[i] && !v.Derived && v.SKU == s.SKU {
			return i
		}
	}
	if stored == 1 && len(p.Variants) == 1 && len(s.Choices) == 0 && p.Variants[0].Key == "" && !taken[0] {
		return 0
	}
	return -1
}

// choiceKey returns a text that is equal for equal option values, whatever the order of the options.
func choiceKey(choices []Choice) string {
	key := make([]string, len(choices))
	for i, c := range choices {
		key[i] = domain.Fold(c.Option) + "=" + domain.Fold(c.Value)
	}
	slices.Sort(key)
	return strings.Join(key, "\n")
}

func (v Variant) update(stored StoredVariant, sku string) map[string]any {
	body := maps.Clone(v.Body)
	body["variantId"] = stored.ID
	delete(body, "optionValues")
	delete(body, "sku")
	if !v.Derived && sku != stored.SKU {
		body["sku"] = sku
	}
	if prices, ok := body["prices"].([]any); ok {
		body["prices"] = mergedPrices(stored.Prices, prices)
	}
	return body
}

// mergedPrices returns the stored price rows whose key no row of the file has, followed by the rows of the file.
func mergedPrices(stored, filed []any) []any {
	var out []any
	for _, one := range stored {
		row := one.(map[string]any)
		i := slices.IndexFunc(filed, func(f any) bool { return priceKey(f.(map[string]any)) == priceKey(row) })
		if i < 0 {
			out = append(out, row)
		}
	}
	return append(out, filed...)
}

func priceKey(row map[string]any) [5]any {
	quantity := row["minQuantity"]
	if quantity == nil {
		quantity = 1
	}
	return [5]any{row["currencyCode"], row["accountTypeId"], row["subscriptionPlanId"], quantity, row["startsOn"]}
}
