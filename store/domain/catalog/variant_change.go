package catalog

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// VariantInput describes a requested variant: the existing variant with its id, or a new one without an
// id.
type VariantInput struct {
	ID              *int64
	SKU             *string
	Barcode         **string
	Name            *string
	OptionValues    []OptionChoice
	Status          *VariantStatus
	Weight          **domain.Amount
	WeightUnit      *domain.WeightUnit
	Length          **domain.Amount
	Width           **domain.Amount
	Height          **domain.Amount
	DimensionUnit   *domain.DimensionUnit
	HSCode          **string
	CountryOfOrigin **string
	TrackInventory  *bool
	Policy          *InventoryPolicy
	StockOnHand     *int // only for new variants
	LowThreshold    **int
	BackorderLimit  **int
	ExpectedOn      **time.Time
	CostPrice       **domain.Amount
	MediaIDs        []int64
	Prices          []PriceInput
	CustomFields    []domain.CustomField
	ExternalID      **string
	Translations    []domain.NameTranslation // translations of the name; nil means absent
	Version         *int64
}

// OptionChoice is the value that a variant has for an option, both given by name.
type OptionChoice struct {
	Option string
	Value  string
}

// StockTerms returns the ids of the product's variants whose stock rows the change may affect. The caller
// must lock these rows before the change.
func (in ProductInput) StockTerms(p *Product) []int64 {
	var ids []int64
	if in.Variants == nil {
		return nil
	}
	for _, v := range p.Variants {
		i := slices.IndexFunc(in.Variants, func(vi VariantInput) bool { return vi.ID != nil && *vi.ID == v.ID })
		if i < 0 || in.Variants[i].TrackInventory != nil || in.Variants[i].Policy != nil ||
			in.Variants[i].BackorderLimit != nil || in.Variants[i].LowThreshold != nil {
			ids = append(ids, v.ID)
		}
	}
	return ids
}

// Begins returns the ids of the product's variants whose stock the request begins to track.
func (in ProductInput) Begins(p *Product) (ids []int64) {
	for _, v := range p.Variants {
		i := slices.IndexFunc(in.Variants, func(vi VariantInput) bool { return vi.ID != nil && *vi.ID == v.ID })
		if i >= 0 && in.Variants[i].TrackInventory != nil && *in.Variants[i].TrackInventory && !v.Stock.Tracked {
			ids = append(ids, v.ID)
		}
	}
	return ids
}

// Dropped returns the ids of the variants that a change removes.
func (in ProductInput) Dropped(p *Product) []int64 {
	var ids []int64
	if in.Variants == nil {
		return nil
	}
	for _, v := range p.Variants {
		if !slices.ContainsFunc(in.Variants, func(vi VariantInput) bool { return vi.ID != nil && *vi.ID == v.ID }) {
			ids = append(ids, v.ID)
		}
	}
	return ids
}

// Renames reports whether the request may change the SKU or the name of any of the product's
// variants.
func (in ProductInput) Renames(p *Product) bool {
	if in.Options != nil || in.Name != nil && *in.Name != p.Name {
		return true
	}
	return slices.ContainsFunc(in.Variants, func(vi VariantInput) bool {
		if vi.ID == nil {
			return false
		}
		v, ok := domain.ByID(p.Variants, *vi.ID)
		return ok && (vi.OptionValues != nil || vi.SKU != nil && *vi.SKU != v.SKU || vi.Name != nil && *vi.Name != v.Name)
	})
}

// RefuseDrop returns an error if a variant to be removed is reserved by a running checkout (busy) or
// contained in a live subscription (subscribed).
func (p *Product) RefuseDrop(busy, subscribed []int64) error {
	for _, v := range p.Variants {
		switch {
		case slices.Contains(busy, v.ID):
			return &domain.Error{Code: domain.InUse, RetryAfter: 60,
				Detail: fmt.Sprintf("A running checkout holds the variant %s. Set its status to DISABLED, or try again later.", v.SKU)}
		case slices.Contains(subscribed, v.ID):
			return domain.Errorf(domain.InUse, "A live subscription has the variant %s. Set its status to DISABLED, or change the subscription first.", v.SKU)
		}
	}
	return nil
}

// KnownBy returns the SKUs and externalIds by which the product's variants are known.
func (p *Product) KnownBy() (skus, externalIDs []string) {
	for _, v := range p.Variants {
		skus = append(skus, v.SKU)
		if v.ExternalID != nil {
			externalIDs = append(externalIDs, *v.ExternalID)
		}
	}
	return skus, externalIDs
}

// CheckTaken returns errors for SKUs and externalIds that variants of other products already have.
func (p *Product) CheckTaken(others []*Variant) error {
	var refused domain.Refusals
	for i, v := range p.Variants {
		at := "/variants/" + domain.Itoa(i)
		for _, o := range others {
			if o.ProductID == p.ID {
				continue // changeVariants compares the product's own variants
			}
			if o.SKU == v.SKU {
				refused.AddAs(domain.AlreadyExists, at+"/sku", "The store has a variant with the SKU %s, of the productId %d.", v.SKU, o.ProductID)
			}
			if o.ExternalID != nil && v.ExternalID != nil && *o.ExternalID == *v.ExternalID {
				refused.AddAs(domain.AlreadyExists, at+"/externalId", "The store has a variant with the externalId %s: variantId %d of productId %d.", *v.ExternalID, o.ID, o.ProductID)
			}
		}
	}
	return refused.Err()
}

// RemovedFirst orders rows to write, so that removed variants free their SKUs and externalIds before
// other variants get them.
func RemovedFirst(a, b domain.Entity) int { return removal(a) - removal(b) }

func removal(e domain.Entity) int {
	if v, ok := e.(*Variant); ok && v.RemovedOn != nil {
		return 0
	}
	return 1
}

// changeVariants replaces the variants with the requested variants, in that order. It checks that
// each variant has one value of every option, and that no two variants have the same values.
func (p *Product) changeVariants(in ProductInput, terms ProductTerms, edit *ProductEdit, refused, stale *domain.Refusals) bool {
	stored := p.Variants
	former := formerKeys(stored)
	changed := false
	places := make([]string, len(stored)) // pointer of each variant in the request
	if in.Variants != nil {
		p.Variants, places = nil, nil
		for i, vi := range in.Variants {
			at := "/variants/" + domain.Itoa(i)
			v := p.newVariant(terms.Settings)
			if vi.ID != nil {
				k := slices.IndexFunc(stored, func(v *Variant) bool { return v.ID == *vi.ID })
				if k < 0 || slices.Contains(p.Variants, stored[k]) {
					refused.Add(at+"/variantId", "The product has no such variant, or it occurs twice.")
					continue
				}
				v = stored[k]
			}
			position := i
			changed = p.changeVariant(v, vi, position, at, terms, edit, refused, stale) || changed
			p.Variants, places = append(p.Variants, v), append(places, at)
		}
		for _, v := range stored {
			if !slices.Contains(p.Variants, v) {
				now := terms.Now
				v.RemovedOn, v.Stock.Withdrawn = &now, true
				edit.Update = append(edit.Update, v)
				edit.StockTerms = append(edit.StockTerms, v.Stock)
				changed = true
			}
		}
	}
	for i, v := range p.Variants {
		if slices.ContainsFunc(p.Variants[:i], func(o *Variant) bool { return o.SKU == v.SKU }) {
			refused.Add(places[i]+"/sku", "The SKU occurs twice.")
		}
		if slices.ContainsFunc(p.Variants[:i], func(o *Variant) bool { return sameID(o.ExternalID, v.ExternalID) }) {
			refused.Add(places[i]+"/externalId", "The externalId occurs twice.")
		}
		p.checkValues(v, p.Variants[:i], places[i], refused)
		derived := p.makeName(v)
		derived = p.keepMedia(v) || derived
		changed = changed || derived
		reordered := !slices.Equal(v.OptionValueIDs, v.chosenIDs()) // the options have another order now
		if v.ID != 0 && (derived || reordered) && !slices.Contains(edit.Update, domain.Entity(v)) {
			edit.Update = append(edit.Update, v)
		}
	}
	edit.free(former, p.Variants)
	return changed
}

// variantKeys contains the SKU and the externalId of a variant before a change.
type variantKeys struct {
	id         int64
	sku        string
	externalID *string
}

func formerKeys(variants []*Variant) []variantKeys {
	keys := make([]variantKeys, len(variants))
	for i, v := range variants {
		keys[i] = variantKeys{v.ID, v.SKU, v.ExternalID}
	}
	return keys
}

// free lists the variants that must first lose their former SKU or externalId, because another variant
// gets it. A removed variant keeps its SKU and externalId.
func (e *ProductEdit) free(former []variantKeys, variants []*Variant) {
	for _, was := range former {
		if _, kept := domain.ByID(variants, was.id); !kept {
			continue
		}
		for _, v := range variants {
			if v.ID != was.id && v.SKU == was.sku {
				e.FreedSKUs = append(e.FreedSKUs, was.id)
			}
			if v.ID != was.id && sameID(v.ExternalID, was.externalID) {
				e.FreedExternalIDs = append(e.FreedExternalIDs, was.id)
			}
		}
	}
}

// sameID reports whether two externalIds exist and are equal.
func sameID(a, b *string) bool { return a != nil && b != nil && *a == *b }

func (p *Product) newVariant(s settings.Settings) *Variant {
	return &Variant{
		ProductID: p.ID, Status: VariantActive, WeightUnit: domain.WeightUnit(s.WeightUnit), DimensionUnit: domain.DimensionUnit(s.DimensionUnit),
		OptionValueIDs: []int64{}, MediaIDs: []int64{}, CustomFields: []domain.CustomField{}, Translations: []domain.NameTranslation{},
		Stock: &Stock{ProductID: p.ID, Tracked: true, Policy: Deny},
	}
}

// changeVariant applies a request to a variant, with its stock and prices. The parameter at is the
// variant's JSON pointer in the request.
func (p *Product) changeVariant(v *Variant, in VariantInput, position int, at string, terms ProductTerms, edit *ProductEdit, refused, stale *domain.Refusals) bool {
	isNew := v.ID == 0
	v.checkInput(in, at, refused, stale)
	own := domain.AnyChanged(
		domain.Set(&v.Position, &position),
		domain.Set(&v.Status, in.Status),
		v.changeKeys(in),
		v.changeSizes(in, at, refused),
		v.changeOrigin(in, at, refused),
		domain.SetTime(&v.ExpectedOn, in.ExpectedOn),
		v.changeCost(in, terms.Settings.DefaultCurrencyCode, at, refused),
		p.changeVariantMedia(v, in.MediaIDs, at, refused),
		v.changeCustomFields(in.CustomFields, terms.Settings, at, refused),
		p.choose(v, in.OptionValues, at, refused),
		v.giveName(domain.Trimmed(in.Name)),
		domain.SetNames(&v.Translations, in.Translations, longestVariant, at, refused),
	)
	if v.changeStock(in, at, refused) {
		own = true
		if !isNew {
			edit.StockTerms = append(edit.StockTerms, v.Stock)
		}
	}
	if own && !isNew {
		edit.Update = append(edit.Update, v)
	}
	if isNew {
		edit.Variants = append(edit.Variants, v)
	}
	return p.changePrices(v, in, at, terms, edit, refused, stale) || own
}

// checkInput refuses fields that are only allowed for existing variants or only for new ones.
func (v *Variant) checkInput(in VariantInput, at string, refused, stale *domain.Refusals) {
	isNew := v.ID == 0
	switch {
	case isNew && in.SKU == nil:
		refused.Add(at, "A new variant needs sku.")
	case isNew && in.Version != nil:
		refused.Add(at+"/version", "It stands only beside variantId.")
	case !isNew && in.StockOnHand != nil:
		refused.Add(at+"/stockOnHand", "The stock of a variant is changed by adjusting it.")
	case in.Version != nil && *in.Version != v.Version:
		stale.AddAs(domain.VersionConflict, at+"/version", "The variant has version %d.", v.Version)
	}
}

// changeKeys sets the SKU and the other keys by which the store and external systems identify the
// variant.
func (v *Variant) changeKeys(in VariantInput) bool {
	return domain.AnyChanged(
		domain.Set(&v.SKU, in.SKU),
		domain.SetNullable(&v.Barcode, in.Barcode),
		domain.SetNullable(&v.ExternalID, in.ExternalID),
	)
}

// changeSizes sets the weight and the dimensions, with their units.
func (v *Variant) changeSizes(in VariantInput, at string, refused *domain.Refusals) bool {
	size := func(field, value **domain.Amount, name string) bool {
		if value != nil && *value != nil && (*value).Sign() < 0 {
			refused.Add(at+name, "It cannot be negative.")
		}
		return domain.SetAmount(field, value)
	}
	return domain.AnyChanged(
		size(&v.Weight, in.Weight, "/weight"),
		size(&v.Length, in.Length, "/length"),
		size(&v.Width, in.Width, "/width"),
		size(&v.Height, in.Height, "/height"),
		domain.Set(&v.WeightUnit, in.WeightUnit),
		domain.Set(&v.DimensionUnit, in.DimensionUnit),
	)
}

// changeOrigin sets the data that customs need.
func (v *Variant) changeOrigin(in VariantInput, at string, refused *domain.Refusals) bool {
	if c := in.CountryOfOrigin; c != nil && *c != nil && !domain.KnownCountry(**c) {
		refused.Add(at+"/countryOfOrigin", "There is no country %q.", **c)
	}
	return domain.AnyChanged(
		domain.SetNullable(&v.HSCode, in.HSCode),
		domain.SetNullable(&v.CountryOfOrigin, in.CountryOfOrigin),
	)
}

// changeCost sets the cost price, which is in the store's default currency.
func (v *Variant) changeCost(in VariantInput, c domain.Currency, at string, refused *domain.Refusals) bool {
	if in.CostPrice != nil && *in.CostPrice != nil && !c.Fits(**in.CostPrice) {
		refused.Add(at+"/costPrice", "%s has %d digits after the point.", c, c.Digits())
	}
	return domain.SetAmount(&v.CostPrice, in.CostPrice)
}

// changeVariantMedia replaces the variant's media, which the product must have. nil leaves them
// unchanged.
func (p *Product) changeVariantMedia(v *Variant, ids []int64, at string, refused *domain.Refusals) bool {
	for i, id := range ids {
		if !p.shows(id) {
			refused.Add(at+"/mediaIds/"+domain.Itoa(i), "It is not among the product's media.")
		}
	}
	return setList(&v.MediaIDs, ids)
}

// changeCustomFields replaces the custom fields. nil leaves the fields of an existing variant unchanged.
// A new variant must have all required fields.
func (v *Variant) changeCustomFields(fields []domain.CustomField, s settings.Settings, at string, refused *domain.Refusals) bool {
	if fields == nil && v.ID != 0 {
		return false
	}
	refused.CustomFields("VARIANT", fields, s.CustomFieldDefinitions, at+"/customFields")
	return setList(&v.CustomFields, fields)
}

// changeStock sets the settings of the variant's stock, and the stock of a new variant.
func (v *Variant) changeStock(in VariantInput, at string, refused *domain.Refusals) bool {
	policy := domain.Set(&v.Stock.Policy, in.Policy)
	changed := domain.AnyChanged(
		policy,
		domain.Set(&v.Stock.Tracked, in.TrackInventory),
		domain.SetNullable(&v.Stock.BackorderLimit, in.BackorderLimit),
		domain.SetNullable(&v.Stock.LowThreshold, in.LowThreshold),
	)
	domain.Set(&v.Stock.OnHand, in.StockOnHand) // for new variants; for existing variants it was refused above
	if s := v.Stock; policy && s.Tracked && s.Policy == Deny && s.Reserved > s.OnHand {
		refused.AddAs(domain.InsufficientStock, at+"/inventoryPolicy", "%d are sold and only %d are on hand: record what was received first, or set backorderLimit to 0.", s.Reserved, s.OnHand)
	}
	return changed
}

func (p *Product) changePrices(v *Variant, in VariantInput, at string, terms ProductTerms, edit *ProductEdit, refused, stale *domain.Refusals) bool {
	if in.Prices == nil {
		return false
	}
	inputs := slices.Clone(in.Prices)
	for i := range inputs {
		inputs[i].VariantID = v.ID
	}
	rows, err := ReplacePrices(v.Prices, inputs, PriceTerms{Currencies: terms.Settings.CurrencyCodes, Known: terms.Known},
		func(i int) string { return at + "/prices/" + domain.Itoa(i) })
	if err != nil {
		e := err.(*domain.Error)
		if e.Code == domain.VersionConflict {
			for _, f := range e.Fields {
				stale.AddAs(domain.VersionConflict, f.Pointer, "%s", f.Detail)
			}
			return false
		}
		for _, f := range e.Fields {
			refused.AddAs(domain.Code(f.Code), f.Pointer, "%s", f.Detail)
		}
		return false
	}
	v.Prices = rows.Rows
	if v.ID != 0 {
		edit.Prices.Delete = append(edit.Prices.Delete, rows.Delete...)
		edit.Prices.Update = append(edit.Prices.Update, rows.Update...)
		edit.Prices.Insert = append(edit.Prices.Insert, rows.Insert...)
	}
	return !rows.Empty()
}

// choose sets a variant's option values, which the request identifies by their names after the change. nil leaves the
// values unchanged.
func (p *Product) choose(v *Variant, choices []OptionChoice, at string, refused *domain.Refusals) bool {
	if choices == nil {
		return false
	}
	was := v.values
	v.values = nil
	of := map[*ProductOptionValue]int{}
	for i, c := range choices {
		where := at + "/optionValues/" + domain.Itoa(i)
		k := slices.IndexFunc(p.Options, func(o *ProductOption) bool { return isChoice(o.Name, c.Option) })
		if k < 0 {
			refused.Add(where+"/optionName", "The product has no such option.")
			continue
		}
		n := slices.IndexFunc(p.Options[k].Values, func(v *ProductOptionValue) bool { return isChoice(v.Value, c.Value) })
		if n < 0 {
			refused.Add(where+"/value", "The option has no such value.")
			continue
		}
		if slices.ContainsFunc(v.values, func(x *ProductOptionValue) bool { return slices.Contains(p.Options[k].Values, x) }) {
			refused.Add(where+"/optionName", "The option occurs twice.")
			continue
		}
		v.values = append(v.values, p.Options[k].Values[n])
		of[p.Options[k].Values[n]] = k
	}
	slices.SortFunc(v.values, func(a, b *ProductOptionValue) int { return of[a] - of[b] })
	return !slices.Equal(was, v.values)
}

// isChoice reports whether a request names an option or value, ignoring leading and trailing spaces.
func isChoice(stored, asked string) bool {
	return stored == asked || stored == strings.TrimSpace(asked)
}

// checkValues refuses a variant without exactly one value of every option, and a variant with the same
// values as another.
func (p *Product) checkValues(v *Variant, others []*Variant, at string, refused *domain.Refusals) {
	var values []*ProductOptionValue
	for _, o := range p.Options {
		for _, x := range v.values {
			if slices.Contains(o.Values, x) {
				values = append(values, x)
			}
		}
	}
	switch {
	case len(values) != len(v.values):
		refused.Add(orAt(at, "/options"), "The variant %s has a value that is removed.", v.SKU)
	case len(values) != len(p.Options):
		refused.Add(orAt(at, "/options"), "The variant %s needs one value of every option.", v.SKU)
	case slices.ContainsFunc(others, func(o *Variant) bool { return slices.Equal(o.values, values) }):
		refused.Add(orAt(at, "/options"), "The variant %s has the same option values as another.", v.SKU)
	}
	v.values = values
}

// orAt returns variant, the pointer of a variant's option values, or the pointer in otherwise if the request does not
// contain the variant.
func orAt(variant, otherwise string) string {
	if variant == "" {
		return otherwise
	}
	return variant + "/optionValues"
}

// resolve sets a stored variant's values from the product's options.
func (v *Variant) resolve(options []*ProductOption) {
	v.values = []*ProductOptionValue{}
	for _, id := range v.OptionValueIDs {
		for _, o := range options {
			if value, found := domain.ByID(o.Values, id); found {
				v.values = append(v.values, value)
			}
		}
	}
}

// Settle sets OptionValueIDs from the chosen values. All chosen values must have ids.
func (v *Variant) Settle() { v.OptionValueIDs = v.chosenIDs() }

func (v *Variant) chosenIDs() []int64 {
	ids := make([]int64, len(v.values))
	for i, x := range v.values {
		ids[i] = x.ID
	}
	return ids
}

// keepMedia removes media from the variant that the product no longer has.
func (p *Product) keepMedia(v *Variant) bool {
	kept := slices.DeleteFunc(slices.Clone(v.MediaIDs), func(id int64) bool { return !p.shows(id) })
	if len(kept) == len(v.MediaIDs) {
		return false
	}
	v.MediaIDs = kept
	return true
}

// giveName sets the name that a request contains for the variant. If the name is empty or equals the current derived
// name, makeName derives it instead.
func (v *Variant) giveName(name *string) bool {
	if name == nil {
		return false
	}
	v.named = *name != "" && (v.named || *name != v.Name)
	return v.named && domain.Set(&v.Name, name)
}

// makeName derives the variant's name from its option values and its product, unless a request has set
// the name.
func (p *Product) makeName(v *Variant) bool {
	made := p.madeName(v)
	return !v.named && domain.Set(&v.Name, &made)
}

// madeName returns the derived name of a variant: its option values, or the product's name if the
// product has no options.
func (p *Product) madeName(v *Variant) string {
	if len(v.values) == 0 {
		return p.Name
	}
	return joined(v.values)
}

func joined(values []*ProductOptionValue) string {
	names := make([]string, len(values))
	for i, v := range values {
		names[i] = v.Value
	}
	r := []rune(strings.Join(names, " / "))
	return string(r[:min(len(r), 200)])
}
