package catalog

import (
	"slices"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/media"
)

const (
	longestChoice  = 100 // maximum characters of an option's name or of a value
	longestVariant = 200 // maximum characters of a variant's name
)

// Translation contains the texts of a product or of a collection in another language. nil means not
// translated.
type Translation struct {
	LanguageCode     string  `json:"languageCode"`
	Name             string  `json:"name"`
	Description      *string `json:"description"`
	Slug             *string `json:"slug"`
	ShortDescription *string `json:"shortDescription,omitempty"` // only for products
	SEO              SEO     `json:"seo,omitzero"`
}

// TranslationInput contains the requested texts in a language. A nil ShortDescription or SEO leaves the
// stored text of that language unchanged.
type TranslationInput struct {
	LanguageCode     string
	Name             string
	Description      *string
	Slug             *string
	ShortDescription **string
	SEO              *SEO
}

// Slugs returns the slugs that the request contains in all languages.
func (in ProductInput) Slugs() []string { return slugsOf(in.Slug, in.Translations) }

func slugsOf(slug *string, translations []TranslationInput) (slugs []string) {
	if slug != nil {
		slugs = append(slugs, *slug)
	}
	for _, t := range translations {
		if t.Slug != nil {
			slugs = append(slugs, *t.Slug)
		}
	}
	return slugs
}

// refuseTaken refuses a requested slug if another object of the same kind already has it.
func refuseTaken(kind string, slug *string, translations []TranslationInput, taken map[string]bool, refused *domain.Refusals) {
	if slug != nil && taken[*slug] {
		refused.AddAs(domain.AlreadyExists, "/slug", "The store has a %s with this slug.", kind)
	}
	for i, t := range translations {
		if t.Slug != nil && taken[*t.Slug] {
			refused.AddAs(domain.AlreadyExists, "/translations/"+domain.Itoa(i)+"/slug", "The store has a %s with this slug.", kind)
		}
	}
}

// setTranslations replaces all translations. It refuses a second translation into the same language,
// blank texts, and short descriptions for kinds of objects that have none.
func setTranslations(field *[]Translation, value []TranslationInput, short bool, refused *domain.Refusals) bool {
	clean := make([]Translation, len(value))
	for i, in := range value {
		at := "/translations/" + domain.Itoa(i)
		if slices.ContainsFunc(value[:i], func(o TranslationInput) bool { return domain.SameLanguage(o.LanguageCode, in.LanguageCode) }) {
			refused.Add(at+"/languageCode", "There is one entry a language.")
		}
		t := Translation{LanguageCode: in.LanguageCode, Slug: in.Slug}
		if stored := translationIn(*field, in.LanguageCode); stored != nil {
			t.ShortDescription, t.SEO = stored.ShortDescription, stored.SEO
		}
		t.Name = *refused.Label(at+"/name", &in.Name)
		t.Description = *domain.CleanNullableHTML(&in.Description)
		if in.ShortDescription != nil {
			t.ShortDescription = refused.Label(at+"/shortDescription", *in.ShortDescription)
			if t.ShortDescription != nil && !short {
				refused.Add(at+"/shortDescription", "A collection has no short description. Omit shortDescription.")
			}
		}
		if in.SEO != nil {
			t.SEO = SEO{Title: refused.Label(at+"/seo/title", in.SEO.Title), Description: refused.Label(at+"/seo/description", in.SEO.Description)}
		}
		clean[i] = t
	}
	return value != nil && domain.SetWhole(field, &clean)
}

// refuseAlike refuses a value if an earlier value has the same translation in the same language.
func refuseAlike(value *ProductOptionValue, before []*ProductOptionValue, at string, refused *domain.Refusals) {
	for i, t := range value.Translations {
		if slices.ContainsFunc(before, func(o *ProductOptionValue) bool {
			return slices.ContainsFunc(o.Translations, func(x domain.NameTranslation) bool {
				return domain.SameLanguage(x.LanguageCode, t.LanguageCode) && domain.SameText(x.Name, t.Name)
			})
		}) {
			refused.Add(at+"/translations/"+domain.Itoa(i)+"/name", "Two values have this name in the language.")
		}
	}
}

// translationIn returns the translation in a language; nil means none.
func translationIn(translations []Translation, language string) *Translation {
	i := slices.IndexFunc(translations, func(t Translation) bool { return domain.SameLanguage(t.LanguageCode, language) })
	if i < 0 {
		return nil
	}
	return &translations[i]
}

// Texts contains a product's or a collection's texts in a reader's language.
type Texts struct {
	LanguageCode     string // language of the name
	Name             string
	Slug             string
	Description      *string
	ShortDescription *string
	SEO              SEO
	untranslated     []string
}

// Untranslated returns the given fields that are not in the reader's language.
func (t Texts) Untranslated(members ...string) []string {
	out := []string{}
	for _, member := range members {
		if slices.Contains(t.untranslated, member) {
			out = append(out, member)
		}
	}
	return out
}

// textsIn returns each text in the first of the reader's languages in which it exists. The slug comes
// from the same translation as the name, or from the catalog's own text.
func textsIn(r domain.Reading, translations []Translation, own Texts) Texts {
	texts := own
	name := domain.Choose(r, own.Name, func(language string) (string, bool) {
		t := translationIn(translations, language)
		if t == nil {
			return "", false
		}
		texts.Slug = own.Slug
		if t.Slug != nil {
			texts.Slug = *t.Slug
		}
		return t.Name, true
	})
	texts.Name, texts.LanguageCode = name.Text, name.Language
	if !name.Matches {
		texts.untranslated = append(texts.untranslated, "name")
	}
	text := func(own *string, of func(*Translation) *string, member string) *string {
		in := domain.Choose(r, own, func(language string) (*string, bool) {
			if t := translationIn(translations, language); t != nil && of(t) != nil {
				return of(t), true
			}
			return nil, false
		})
		if in.Text != nil && !in.Matches && !slices.Contains(texts.untranslated, member) {
			texts.untranslated = append(texts.untranslated, member)
		}
		return in.Text
	}
	texts.Description = text(own.Description, func(t *Translation) *string { return t.Description }, "description")
	texts.ShortDescription = text(own.ShortDescription, func(t *Translation) *string { return t.ShortDescription }, "shortDescription")
	texts.SEO.Title = text(own.SEO.Title, func(t *Translation) *string { return t.SEO.Title }, "seo")
	texts.SEO.Description = text(own.SEO.Description, func(t *Translation) *string { return t.SEO.Description }, "seo")
	return texts
}

// Texts returns the product's texts in the shopper's language.
func (s Shopper) Texts(p *Product) Texts {
	t := textsIn(s.Reading, p.Translations, Texts{Name: p.Name, Slug: p.Slug, Description: p.Description, ShortDescription: p.ShortDescription, SEO: p.SEO})
	if slices.ContainsFunc(p.Options, func(o *ProductOption) bool { return !o.matches(s.Reading) }) {
		t.untranslated = append(t.untranslated, "options", "variants") // the variants' names repeat option values
	}
	return t
}

// Untranslated returns the fields of the product's details that are not in the shopper's language.
func (c Card) Untranslated(s Shopper) []string {
	t := s.Texts(c.Product)
	if slices.ContainsFunc(c.Offers, func(o Offer) bool { return !c.Product.NameIn(s.Reading, o.Variant).Matches }) && !slices.Contains(t.untranslated, "variants") {
		t.untranslated = append(t.untranslated, "variants")
	}
	out := t.Untranslated("name", "shortDescription", "description", "options", "variants", "seo")
	if slices.ContainsFunc(c.Product.Media, func(shown ProductMedia) bool {
		return c.Product.fallsBack(s.Reading, c.Product.Pictures[shown.MediaID])
	}) {
		out = append(out, "media")
	}
	return out
}

// UntranslatedInList returns the fields of the product in a list that are not in the shopper's language.
func (c Card) UntranslatedInList(s Shopper) []string {
	out := s.Texts(c.Product).Untranslated("name", "shortDescription")
	if c.Product.fallsBack(s.Reading, c.Product.Picture()) {
		out = append(out, "primaryMedia")
	}
	return out
}

// fallsBack reports whether the alternative text of a media item is not in the reader's language. It returns false for
// a nil media item.
func (p *Product) fallsBack(r domain.Reading, m *media.Media) bool {
	if m == nil {
		return false
	}
	text := p.AltText(r, m)
	return text.Text != nil && !text.Matches
}

// Texts returns the collection's texts for a reader.
func (c *Collection) Texts(r domain.Reading) Texts {
	return textsIn(r, c.Translations, Texts{Name: c.Name, Slug: c.Slug, Description: c.Description, SEO: c.SEO})
}

// MissingFilter selects objects with untranslated texts.
type MissingFilter struct {
	Language string
	Kind     TranslatedKind
}

// TranslatedKind is a kind of object with translatable texts.
type TranslatedKind string

// Of shipping methods, plans, coupons, payment providers and account types, only the name can be
// translated.
const (
	TranslatedProduct         TranslatedKind = "product"
	TranslatedCollection      TranslatedKind = "collection"
	TranslatedShippingMethod  TranslatedKind = "shippingMethod"
	TranslatedPlan            TranslatedKind = "subscriptionPlan"
	TranslatedCoupon          TranslatedKind = "coupon"
	TranslatedPaymentProvider TranslatedKind = "paymentProvider"
	TranslatedAccountType     TranslatedKind = "accountType"
	TranslatedTaxClass        TranslatedKind = "taxClass" // only the names of the class's rates
	TranslatedMedia           TranslatedKind = "media"    // only the alternative text
	TranslatedSettings        TranslatedKind = "storeSettings"
)

// Permission returns the permission to read the objects of the kind.
func (k TranslatedKind) Permission() string {
	switch k {
	case TranslatedShippingMethod:
		return "shipping-method:read"
	case TranslatedPlan:
		return "subscription-plan:read"
	case TranslatedCoupon:
		return "coupon:read"
	case TranslatedPaymentProvider, TranslatedSettings:
		return "store:read"
	case TranslatedAccountType:
		return "customer:read"
	case TranslatedMedia:
		return "media:read"
	default:
		return "product:read"
	}
}

// MissingTranslation is an object with untranslated texts.
type MissingTranslation struct {
	ID      int64
	Name    string
	Members []string // names of the untranslated texts, as returned by Untranslated
}

// Missing returns the product's fields without a translation. "variants" is included only if a variant's name does not
// consist of option values, which have their own translations. The product's options and variants must be loaded.
func (p *Product) Missing(r domain.Reading) []string {
	if r.OwnMatches() {
		return []string{}
	}
	missing := Shopper{Reading: r}.Texts(p).Untranslated("name", "shortDescription", "description", "options", "seo")
	if slices.ContainsFunc(p.Variants, func(v *Variant) bool {
		v.resolve(p.Options)
		return v.Name != p.madeName(v) && !domain.NameIn(r, v.Name, v.Translations).Matches
	}) {
		missing = append(missing, "variants")
	}
	return missing
}

// Missing returns the collection's fields without a translation.
func (c *Collection) Missing(r domain.Reading) []string {
	return c.Texts(r).Untranslated("name", "description", "seo")
}

// matches reports whether the option's name and values are in the reader's language.
func (o *ProductOption) matches(r domain.Reading) bool {
	return domain.NameIn(r, o.Name, o.Translations).Matches && !slices.ContainsFunc(o.Values, func(v *ProductOptionValue) bool {
		return !domain.NameIn(r, v.Value, v.Translations).Matches
	})
}

// NameIn returns a variant's name in the reader's language. If the name is not translated but is derived
// from the option values or the product's name, NameIn derives it from their translations.
func (p *Product) NameIn(r domain.Reading, v *Variant) domain.TextIn[string] {
	of := *v
	of.resolve(p.Options)
	return p.nameIn(r, &of)
}

// nameIn is NameIn for a variant whose option values are set.
func (p *Product) nameIn(r domain.Reading, v *Variant) domain.TextIn[string] {
	name := domain.NameIn(r, v.Name, v.Translations)
	if name.Matches || v.Name != p.madeName(v) {
		return name
	}
	of := Variant{values: slices.Clone(v.values)}
	if len(of.values) == 0 {
		return domain.Choose(r, p.Name, func(language string) (string, bool) {
			if t := translationIn(p.Translations, language); t != nil {
				return t.Name, true
			}
			return "", false
		})
	}
	name.Matches = true
	for i, value := range of.values {
		in := domain.NameIn(r, value.Value, value.Translations)
		name.Matches = name.Matches && in.Matches
		of.values[i] = &ProductOptionValue{Value: in.Text}
	}
	name.Text = joined(of.values)
	return name
}

// TitleIn returns the title of the product and the variant in the reader's language.
func (s Sellable) TitleIn(r domain.Reading) string {
	of := *s.Variant
	of.values = make([]*ProductOptionValue, len(s.Options))
	for i, o := range s.Options {
		of.values[i] = &ProductOptionValue{Value: o.Value, Translations: o.ValueTranslations}
	}
	name := s.Texts(r).Name
	if s.Variant.Name == "" || s.Variant.Name == s.Product.Name {
		return name
	}
	return titled(name, s.Product.nameIn(r, &of).Text)
}

// Texts returns the product's name and slug in the reader's language.
func (s Sellable) Texts(r domain.Reading) Texts {
	return textsIn(r, s.Product.Translations, Texts{Name: s.Product.Name, Slug: s.Product.Slug})
}

// In returns the option and its value in the reader's language.
func (o ChosenOption) In(r domain.Reading) ChosenOption {
	o.Name, o.Value = domain.NameIn(r, o.Name, o.NameTranslations).Text, domain.NameIn(r, o.Value, o.ValueTranslations).Text
	return o
}

// InLanguage returns the product with its options in the reader's language.
func (p *Product) InLanguage(r domain.Reading) *Product {
	out := *p
	out.Options = make([]*ProductOption, len(p.Options))
	for i, o := range p.Options {
		option := *o
		option.Name = domain.NameIn(r, o.Name, o.Translations).Text
		option.Values = make([]*ProductOptionValue, len(o.Values))
		for k, v := range o.Values {
			value := *v
			value.Value = domain.NameIn(r, v.Value, v.Translations).Text
			option.Values[k] = &value
		}
		out.Options[i] = &option
	}
	return &out
}
