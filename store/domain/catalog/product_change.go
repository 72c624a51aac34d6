package catalog

import (
	"reflect"
	"slices"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// ProductInput contains the requested fields of a product, for creation and changes. nil
// means absent; a pointer to nil means null.
type ProductInput struct {
	Name                *string
	Slug                *string
	Type                *ProductType
	Status              *ProductStatus
	Description         **string
	ShortDescription    **string
	Brand               **string
	Tags                []string
	CollectionIDs       []int64
	TaxClassID          **int64
	RequiresShipping    *bool
	IsSubscribable      *bool
	SubscriptionPlanIDs []int64
	SubscriptionOnly    *bool
	Options             []OptionInput
	Variants            []VariantInput
	Media               []ProductMedia
	PrimaryMediaID      **int64
	SEO                 *SEO
	Visibility          *Visibility
	MinQuantity         *int
	MaxQuantity         **int
	QuantityStep        *int
	CustomFields        []domain.CustomField
	RelatedProductIDs   []int64
	Translations        []TranslationInput
	ExternalID          **string
}

// Visibility determines when and to whom a product is shown.
type Visibility struct {
	PublishOn      *time.Time
	UnpublishOn    *time.Time
	AccountTypeIDs []int64 // empty means everyone
}

// OptionInput describes a requested option: the existing option with its id, or a new one without an id.
type OptionInput struct {
	ID     *int64
	Name   *string
	Values []OptionValueInput
	// Translations of the name; nil means absent.
	Translations []domain.NameTranslation
}

// OptionValueInput describes a requested option value: the existing value with its id, or a new one
// without an id.
type OptionValueInput struct {
	ID        *int64
	Value     *string
	SwatchHex **string
	MediaID   **int64
	// Translations of the value; nil means absent.
	Translations []domain.NameTranslation
}

// ProductTerms contains the store's data that a product is checked against.
type ProductTerms struct {
	Settings settings.Settings
	Known    References
	Now      time.Time
	// TakenSlugs contains the slugs in the request that other products have, in any language.
	TakenSlugs map[string]bool
	// FullPlans contains the plans that name MaxPlanProducts other products.
	FullPlans map[int64]bool
}

// ProductEdit contains the rows to write after a change to a product. New rows have no ids yet, so the caller must
// write options first, then values, variants, prices and stock.
type ProductEdit struct {
	Changed     bool            // any change; the product's version increases
	Update      []domain.Entity // changed options, values and variants
	Delete      []domain.Entity // options and values that the request omits
	Variants    []*Variant
	Prices      PriceEdit // for existing variants; new variants contain their prices
	StockTerms  []*Stock  // stock rows whose settings changed
	Collections bool      // CollectionIDs must be stored
	Plans       bool      // SubscriptionPlanIDs must be stored
	// FreedSKUs and FreedExternalIDs contain the variants whose former SKU or externalId goes to another
	// variant of the product. The caller clears these values before the updates.
	FreedSKUs, FreedExternalIDs []int64
}

// productTransitions allows every change of status; even an archived product can be restored.
var productTransitions = domain.Transitions[ProductStatus]{
	ProductDraft:    {ProductActive, ProductArchived},
	ProductActive:   {ProductDraft, ProductArchived},
	ProductArchived: {ProductDraft, ProductActive},
}

// NewProduct returns a product with default values.
func NewProduct() *Product {
	return &Product{
		Type: Physical, Status: ProductDraft, RequiresShipping: true, MinQuantity: 1, QuantityStep: 1,
		Tags: []string{}, SubscriptionPlanIDs: []int64{}, Media: []ProductMedia{}, AccountTypeIDs: []int64{},
		CustomFields: []domain.CustomField{}, RelatedProductIDs: []int64{}, Translations: []Translation{}, CollectionIDs: []int64{},
	}
}

// Archive archives a product and reports whether its status changed.
func (p *Product) Archive() bool {
	archived := ProductArchived
	return domain.Set(&p.Status, &archived)
}

// changeType sets the type and the status. An existing product cannot become a GIFT_CARD, because subscriptions may
// already deliver it.
func (p *Product) changeType(in ProductInput, refused *domain.Refusals) bool {
	was := p.Type
	changed := domain.Set(&p.Type, in.Type)
	changed = domain.Set(&p.Status, in.Status) || changed
	if p.ID != 0 && p.Type == GiftCard && was != GiftCard {
		refused.Add("/productType", "A product cannot become a GIFT_CARD. Create another product.")
	}
	return changed
}

// checkGiftCard refuses shipping and subscriptions for a gift card. A draft of an earlier version may have them until
// it is activated.
func (p *Product) checkGiftCard(in ProductInput, refused *domain.Refusals) {
	if p.Type != GiftCard {
		return
	}
	if p.RequiresShipping && (p.Status == ProductActive || in.Type != nil || in.RequiresShipping != nil) {
		refused.Add("/requiresShipping", "A GIFT_CARD is not shipped, because its code is mailed. Set requiresShipping to false.")
	}
	if p.IsSubscribable && (p.Status == ProductActive || in.Type != nil || in.IsSubscribable != nil) {
		refused.Add("/isSubscribable", "A GIFT_CARD is not sold on subscription plans. Set isSubscribable to false.")
	}
	if p.SubscriptionOnly && (p.Status == ProductActive || in.Type != nil || in.SubscriptionOnly != nil) {
		refused.Add("/subscriptionOnly", "A GIFT_CARD is not sold on subscription plans. Set subscriptionOnly to false.")
	}
}

// Change applies a request to the product, with its options, variants and prices. The caller must have
// locked the product and the stock rows of the variants that in.StockTerms returns. After an error the
// caller must not store the product.
func (p *Product) Change(in ProductInput, terms ProductTerms) (ProductEdit, error) {
	var edit ProductEdit
	var refused, stale domain.Refusals
	for _, v := range p.Variants {
		v.resolve(p.Options) // before the change, to find removed values that are in use
		v.named = v.Name != "" && v.Name != p.madeName(v)
	}
	if in.Status != nil {
		if err := productTransitions.Check("product", p.Status, *in.Status); err != nil {
			return edit, err
		}
	}
	changed := domain.AnyChanged(
		p.changeNames(in, terms, &refused),
		p.changeType(in, &refused),
		p.changeShipping(in, &refused),
		p.changeTexts(in, &refused),
		p.changeQuantities(in, &refused),
		p.changeReferences(in, terms, &edit, &refused),
		p.changeMedia(in, terms.Known, &refused),
		p.changeVisibility(in.Visibility, terms.Known, &refused),
		p.changeCustomFields(in.CustomFields, terms.Settings, &refused),
		setTranslations(&p.Translations, in.Translations, true, &refused),
		p.changeOptions(in.Options, terms.Known, &edit, &refused),
		p.changeVariants(in, terms, &edit, &refused, &stale),
	)
	p.checkGiftCard(in, &refused)
	if len(p.Variants) == 0 && p.Status != ProductDraft {
		refused.Add("/status", "A product without variants can only be a DRAFT.")
	}
	if err := refused.Err(); err != nil {
		return ProductEdit{}, err
	}
	edit.Changed = p.index() || changed || p.ID == 0
	return edit, stale.Err()
}

// changeNames sets the name and the slug.
func (p *Product) changeNames(in ProductInput, terms ProductTerms, refused *domain.Refusals) bool {
	changed := domain.AnyChanged(
		domain.Set(&p.Name, refused.Label("/name", in.Name)),
		domain.Set(&p.Slug, in.Slug),
	)
	refuseTaken("product", in.Slug, in.Translations, terms.TakenSlugs, refused)
	return changed
}

// changeShipping sets whether the product is shipped. By default a new product is shipped if it is
// PHYSICAL.
func (p *Product) changeShipping(in ProductInput, refused *domain.Refusals) bool {
	if p.ID == 0 {
		p.RequiresShipping = p.Type == Physical
	}
	changed := domain.Set(&p.RequiresShipping, in.RequiresShipping)
	if (in.Type != nil || in.RequiresShipping != nil) && p.Type == Digital && p.RequiresShipping {
		refused.Add("/requiresShipping", "A DIGITAL product is not shipped: set requiresShipping to false, or type to PHYSICAL.")
	}
	return changed
}

// changeTexts sets the texts that the storefront shows about the product, in the default language, and
// the product's externalId.
func (p *Product) changeTexts(in ProductInput, refused *domain.Refusals) bool {
	return domain.AnyChanged(
		domain.SetNullable(&p.Description, domain.CleanNullableHTML(in.Description)),
		domain.SetNullable(&p.ShortDescription, in.ShortDescription),
		domain.SetNullable(&p.Brand, refused.OptionalLabel("/brand", in.Brand)),
		setList(&p.Tags, refused.Labels("/tags", in.Tags)),
		domain.SetWhole(&p.SEO, in.SEO),
		domain.SetNullable(&p.ExternalID, in.ExternalID),
	)
}

// changeQuantities sets the quantities in which the product is sold, and whether subscriptions are
// possible or required.
func (p *Product) changeQuantities(in ProductInput, refused *domain.Refusals) bool {
	changed := domain.AnyChanged(
		domain.Set(&p.IsSubscribable, in.IsSubscribable),
		domain.Set(&p.SubscriptionOnly, in.SubscriptionOnly),
		domain.Set(&p.MinQuantity, in.MinQuantity),
		domain.SetNullable(&p.MaxQuantity, in.MaxQuantity),
		domain.Set(&p.QuantityStep, in.QuantityStep),
	)
	if p.MaxQuantity != nil && *p.MaxQuantity < p.MinQuantity {
		refused.Add("/maxQuantity", "It is below the smallest quantity, %d.", p.MinQuantity)
	}
	return changed
}

// changeVisibility sets when and to whom the product is shown. nil leaves it unchanged.
func (p *Product) changeVisibility(v *Visibility, known References, refused *domain.Refusals) bool {
	if v == nil {
		return false
	}
	if v.PublishOn != nil && v.UnpublishOn != nil && !v.PublishOn.Before(*v.UnpublishOn) {
		refused.Add("/visibility/unpublishOn", "It has to be after publishOn.")
	}
	for i, id := range v.AccountTypeIDs {
		if !known.AccountTypes[id] {
			refused.Add("/visibility/accountTypeIds/"+domain.Itoa(i), "There is no such account type.")
		}
	}
	return domain.AnyChanged(
		domain.SetTime(&p.PublishOn, &v.PublishOn),
		domain.SetTime(&p.UnpublishOn, &v.UnpublishOn),
		setList(&p.AccountTypeIDs, append([]int64{}, v.AccountTypeIDs...)),
	)
}

// changeCustomFields replaces the custom fields. nil leaves the fields of an existing product unchanged.
// A new product must have all required fields.
func (p *Product) changeCustomFields(fields []domain.CustomField, s settings.Settings, refused *domain.Refusals) bool {
	if fields == nil && p.ID != 0 {
		return false
	}
	refused.CustomFields("PRODUCT", fields, s.CustomFieldDefinitions, "/customFields")
	return setList(&p.CustomFields, fields)
}

// index computes the product's search texts and choices, and reports whether any of them changed. They
// can also change without a request, because a newer version of the service may compute them differently.
func (p *Product) index() (changed bool) {
	search, shopSearch, choices := p.Search, p.ShopSearch, p.Choices
	shop := []string{p.Name}
	for _, t := range p.Translations {
		shop = append(shop, t.Name)
	}
	admin := []string{p.Name}
	for _, text := range []*string{p.Brand, p.ExternalID} {
		if text != nil {
			admin = append(admin, *text)
		}
	}
	if p.Brand != nil {
		shop = append(shop, *p.Brand)
	}
	shop = append(shop, p.Tags...)
	for _, v := range p.Variants {
		shop, admin = append(shop, v.SKU), append(admin, v.SKU)
		if v.Barcode != nil {
			admin = append(admin, *v.Barcode)
		}
	}
	p.Choices = p.choices()
	shop, admin = append(shop, p.optionTexts(p.Choices.has, true)...), append(admin, p.optionTexts(nil, false)...)
	p.Search, p.ShopSearch = domain.FoldSearch(strings.Join(admin, "\n")), domain.FoldSearch(strings.Join(shop, "\n"))
	return p.Search != search || p.ShopSearch != shopSearch || !reflect.DeepEqual(p.Choices, choices)
}

func (p *Product) changeReferences(in ProductInput, terms ProductTerms, edit *ProductEdit, refused *domain.Refusals) bool {
	known := terms.Known
	if in.TaxClassID != nil && *in.TaxClassID != nil && !known.TaxClasses[**in.TaxClassID] {
		refused.Add("/taxClassId", "There is no such tax class.")
	}
	for _, ref := range []struct {
		ids   []int64
		known map[int64]bool
		at    string
		what  string
	}{
		{in.CollectionIDs, known.Collections, "/collectionIds/", "manual collection"},
		{in.SubscriptionPlanIDs, known.Plans, "/subscriptionPlanIds/", "subscription plan"},
		{in.RelatedProductIDs, known.Products, "/relatedProductIds/", "product"},
	} {
		for i, id := range ref.ids {
			if !ref.known[id] {
				refused.Add(ref.at+domain.Itoa(i), "There is no such %s.", ref.what)
			}
		}
	}
	for i, id := range in.SubscriptionPlanIDs {
		if terms.FullPlans[id] {
			refused.Add("/subscriptionPlanIds/"+domain.Itoa(i), "The plan names %d products already, which is the most; put them into a collection.", MaxPlanProducts)
		}
	}
	if i := slices.Index(in.RelatedProductIDs, p.ID); i >= 0 {
		refused.Add("/relatedProductIds/"+domain.Itoa(i), "A product is not related to itself.")
	}
	changed := domain.SetNullable(&p.TaxClassID, in.TaxClassID)
	edit.Collections = setIDs(&p.CollectionIDs, in.CollectionIDs)
	edit.Plans = setIDs(&p.SubscriptionPlanIDs, in.SubscriptionPlanIDs)
	changed = changed || edit.Collections || edit.Plans
	return setList(&p.RelatedProductIDs, in.RelatedProductIDs) || changed
}

func (p *Product) changeMedia(in ProductInput, known References, refused *domain.Refusals) bool {
	for i, m := range in.Media {
		if !known.Media[m.MediaID] {
			refused.Add("/media/"+domain.Itoa(i)+"/mediaId", "There is no such medium.")
		}
		if slices.ContainsFunc(in.Media[:i], func(o ProductMedia) bool { return o.MediaID == m.MediaID }) {
			refused.Add("/media/"+domain.Itoa(i)+"/mediaId", "The medium occurs twice.")
		}
	}
	changed := in.Media != nil && domain.SetWhole(&p.Media, &in.Media)
	primary := p.PrimaryMediaID
	if in.PrimaryMediaID != nil {
		primary = *in.PrimaryMediaID
		switch {
		case primary == nil:
		case !p.shows(*primary):
			refused.Add("/primaryMediaId", "It is not among the media.")
		case *primary != *p.primaryOf(primary, known):
			refused.Add("/primaryMediaId", "It is no image. Choose one of the product's images.")
		}
	}
	if primary == nil || !p.shows(*primary) || in.Media != nil && in.PrimaryMediaID == nil {
		primary = p.primaryOf(primary, known)
	}
	return domain.SetNullable(&p.PrimaryMediaID, &primary) || changed
}

// primaryOf returns the primary media item of a product for which no request has chosen one. This is the former primary
// media item if it is an image, or else the product's first image. Without images it returns the former primary media
// item or the first media item.
func (p *Product) primaryOf(former *int64, known References) *int64 {
	if former != nil && !p.shows(*former) {
		former = nil
	}
	isImage := func(m ProductMedia) bool { return known.Images[m.MediaID] || p.Pictures[m.MediaID].Image() != nil }
	first := slices.IndexFunc(p.Media, isImage)
	switch {
	case former != nil && (first < 0 || isImage(ProductMedia{MediaID: *former})):
		return former
	case len(p.Media) == 0:
		return nil
	}
	return new(p.Media[max(0, first)].MediaID)
}

// shows reports whether the product has the media item.
func (p *Product) shows(mediaID int64) bool {
	return slices.ContainsFunc(p.Media, func(m ProductMedia) bool { return m.MediaID == mediaID })
}

// changeOptions replaces the options with the requested ones, in that order. nil leaves them unchanged.
func (p *Product) changeOptions(in []OptionInput, known References, edit *ProductEdit, refused *domain.Refusals) bool {
	if in == nil {
		return false
	}
	changed := false
	var options []*ProductOption
	isNew := map[*ProductOption]bool{} // options whose name comes from this request
	for i, oi := range in {
		at := "/options/" + domain.Itoa(i)
		option := &ProductOption{ProductID: p.ID, Translations: []domain.NameTranslation{}}
		if oi.ID != nil {
			k := slices.IndexFunc(p.Options, func(o *ProductOption) bool { return o.ID == *oi.ID })
			if k < 0 || slices.Contains(options, p.Options[k]) {
				refused.Add(at+"/productOptionId", "The product has no such option, or it occurs twice.")
				continue
			}
			option = p.Options[k]
		} else if oi.Name == nil || len(oi.Values) == 0 {
			refused.Add(at, "A new option needs name and values.")
			continue
		}
		renamed := domain.Set(&option.Name, refused.Label(at+"/name", oi.Name))
		position := i
		touched := domain.Set(&option.Position, &position) || renamed
		touched = domain.SetNames(&option.Translations, oi.Translations, longestChoice, at, refused) || touched
		if slices.ContainsFunc(options, func(o *ProductOption) bool { return domain.SameText(o.Name, option.Name) && (renamed || isNew[o]) }) {
			refused.Add(at+"/name", "There are two options with this name.")
		}
		isNew[option] = renamed
		if oi.Values != nil {
			changed = option.changeValues(oi.Values, at, known, edit, refused) || changed
		}
		if touched && option.ID != 0 {
			edit.Update = append(edit.Update, option)
		}
		changed = changed || touched
		options = append(options, option)
	}
	for _, o := range p.Options {
		if !slices.Contains(options, o) {
			edit.Delete = append(edit.Delete, o) // this also deletes the option's values
			changed = true
		}
	}
	p.Options = options
	return changed
}

func (o *ProductOption) changeValues(in []OptionValueInput, at string, known References, edit *ProductEdit, refused *domain.Refusals) bool {
	changed := false
	var values []*ProductOptionValue
	isNew := map[*ProductOptionValue]bool{} // values whose text comes from this request
	for i, vi := range in {
		where := at + "/values/" + domain.Itoa(i)
		value := &ProductOptionValue{ProductID: o.ProductID, ProductOptionID: o.ID, Translations: []domain.NameTranslation{}}
		if vi.ID != nil {
			k := slices.IndexFunc(o.Values, func(v *ProductOptionValue) bool { return v.ID == *vi.ID })
			if k < 0 || slices.Contains(values, o.Values[k]) {
				refused.Add(where+"/productOptionValueId", "The option has no such value, or it occurs twice.")
				continue
			}
			value = o.Values[k]
		} else if vi.Value == nil {
			refused.Add(where, "A new value needs value.")
			continue
		}
		renamed := domain.Set(&value.Value, refused.Label(where+"/value", vi.Value))
		position := i
		touched := domain.Set(&value.Position, &position) || renamed
		touched = domain.SetNullable(&value.SwatchHex, vi.SwatchHex) || touched
		if vi.MediaID != nil && *vi.MediaID != nil && !known.Media[**vi.MediaID] {
			refused.Add(where+"/mediaId", "There is no such medium.")
		}
		touched = domain.SetNullable(&value.MediaID, vi.MediaID) || touched
		if domain.SetNames(&value.Translations, vi.Translations, longestChoice, where, refused) {
			touched = true
			refuseAlike(value, values, where, refused)
		}
		if slices.ContainsFunc(values, func(v *ProductOptionValue) bool {
			return domain.SameText(v.Value, value.Value) && (renamed || isNew[v])
		}) {
			refused.Add(where+"/value", "There are two values with this name.")
		}
		isNew[value] = renamed
		if touched && value.ID != 0 {
			edit.Update = append(edit.Update, value)
		}
		changed = changed || touched
		values = append(values, value)
	}
	for _, v := range o.Values {
		if !slices.Contains(values, v) {
			edit.Delete = append(edit.Delete, v)
			changed = true
		}
	}
	o.Values = values
	return changed
}

// setList replaces a list if value is not nil, and reports whether it changed. An empty value is stored
// as an empty list, not as null.
func setList[T any](field *[]T, value []T) bool {
	return value != nil && domain.SetWhole(field, &value)
}
