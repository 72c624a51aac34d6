package catalog_test

import (
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/domaintest"
)

var _ = Describe("Catalog translations", func() {
	members := []string{"name", "shortDescription", "description", "options", "variants", "seo"}
	pot := func() *catalog.Product {
		return &catalog.Product{
			Name: "Pot", Slug: "pot", Description: to("round"), ShortDescription: to("A pot."), SEO: catalog.SEO{Title: to("Pots")},
			Translations: []catalog.Translation{
				{LanguageCode: "de", Name: "Kanne", ShortDescription: to("Eine Kanne."), Slug: to("kanne")},
				{LanguageCode: "de-AT", Name: "Kandl"},
				{LanguageCode: "fr", Name: "Pichet", Description: to("rond"), SEO: catalog.SEO{Title: to("Pichets"), Description: to("ronds")}},
			},
		}
	}
	read := func(p *catalog.Product, r domain.Reading) catalog.Texts { return catalog.Shopper{Reading: r}.Texts(p) }

	It("are in the closest available language", func() {
		t := read(pot(), domain.NewReading("de-AT", "fr", "en"))
		Expect([]any{t.LanguageCode, t.Name, t.Slug, *t.ShortDescription, *t.Description, *t.SEO.Title, *t.SEO.Description}).To(Equal(
			[]any{"de-AT", "Kandl", "pot", "Eine Kanne.", "rond", "Pichets", "ronds"}))
		Expect(t.Untranslated(members...)).To(Equal([]string{"description", "seo"}), "de is as good as de-AT")
		Expect(t.Untranslated("name", "shortDescription")).To(BeEmpty(), "a card shows no description")
	})

	It("are the original texts for readers of the catalog's own language and its regional variants", func() {
		for _, language := range []string{"en", "en-GB", "EN"} {
			t := read(pot(), domain.NewReading(language, "fr", "en"))
			Expect([]any{t.Name, t.Slug, *t.ShortDescription, *t.Description, *t.SEO.Title, t.SEO.Description}).To(Equal([]any{"Pot", "pot", "A pot.", "round", "Pots", (*string)(nil)}))
			Expect(t.Untranslated(members...)).To(BeEmpty())
		}
	})

	It("are in the store's default language if no requested translation exists", func() {
		t := read(pot(), domain.NewReading("ar", "de", "en"))
		Expect([]any{t.LanguageCode, t.Name, t.Slug, *t.ShortDescription, *t.Description}).To(Equal([]any{"de", "Kanne", "kanne", "Eine Kanne.", "round"}))
		Expect(t.Untranslated(members...)).To(Equal([]string{"name", "shortDescription", "description", "seo"}))
	})

	It("are all in the same language for readers who understand none of the store's languages", func() {
		t := read(pot(), domain.NewReading("", "en", "en"))
		Expect([]any{t.LanguageCode, t.Name}).To(Equal([]any{"en", "Pot"}))
		Expect(t.Untranslated(members...)).To(Equal([]string{"name", "shortDescription", "description", "seo"}))
	})

	It("are omitted if the text does not exist in any language", func() {
		t := read(&catalog.Product{Name: "Pot"}, domain.NewReading("fr", "en", "en"))
		Expect(t.Untranslated(members...)).To(Equal([]string{"name"}))
		Expect((&catalog.Collection{Name: "Pots", Translations: []catalog.Translation{{LanguageCode: "fr", Name: "Pichets"}}}).Texts(domain.NewReading("fr-CA", "en", "en")).
			Untranslated(members...)).To(BeEmpty())
	})

	name := func(language, text string) []domain.NameTranslation {
		return []domain.NameTranslation{{LanguageCode: language, Name: text}}
	}
	colored := func() *catalog.Product {
		p := pot()
		p.Options = []*catalog.ProductOption{{Row: domain.Row{ID: 1}, Name: "Color", Translations: name("de", "Farbe"), Values: []*catalog.ProductOptionValue{
			{Row: domain.Row{ID: 11}, Value: "White", Translations: name("de", "Weiß")}, {Row: domain.Row{ID: 12}, Value: "Black"}}}}
		p.Variants = []*catalog.Variant{{Name: "White", OptionValueIDs: []int64{11}}, {Name: "Black", OptionValueIDs: []int64{12}}, {Name: "Set", OptionValueIDs: []int64{12}}}
		return p
	}

	It("include options, option values, and the names derived from both", func() {
		p, r := colored(), domain.NewReading("de-CH", "en", "en")
		shown := p.InLanguage(r)
		Expect([]string{shown.Options[0].Name, shown.Options[0].Values[0].Value, shown.Options[0].Values[1].Value}).To(Equal([]string{"Farbe", "Weiß", "Black"}))
		Expect([]string{p.Options[0].Name, p.Options[0].Values[0].Value}).To(Equal([]string{"Color", "White"}), "the product itself is cached")
		Expect(read(p, r).Untranslated(members...)).To(ContainElements("options", "variants"))
		names := func(r domain.Reading) (out []domain.TextIn[string]) {
			for _, v := range p.Variants {
				out = append(out, p.NameIn(r, v))
			}
			return out
		}
		Expect(names(r)).To(HaveExactElements(
			HaveField("Text", "Weiß"), domain.TextIn[string]{Text: "Black", Language: "en"}, domain.TextIn[string]{Text: "Set", Language: "en"}))
		Expect(names(r)[0].Matches).To(BeTrue())
		p.Options[0].Values[1].Translations = name("de", "Schwarz")
		Expect(read(p, r).Untranslated("options")).To(BeEmpty())
		p.Variants[2].Translations = name("de", "Satz")
		Expect(names(r)).To(HaveExactElements(HaveField("Text", "Weiß"), HaveField("Text", "Schwarz"), domain.TextIn[string]{Text: "Satz", Language: "de", Matches: true}))
		for _, n := range names(domain.NewReading("en", "de", "en")) {
			Expect(n.Matches).To(BeTrue())
		}
		only := &catalog.Product{Name: "Pot", Translations: pot().Translations}
		Expect(only.NameIn(domain.NewReading("de", "en", "en"), &catalog.Variant{Name: "Pot"})).To(Equal(domain.TextIn[string]{Text: "Kanne", Language: "de", Matches: true}), "the name is the product's")
	})

	It("label the values of facets but do not change the filter texts", func() {
		r := domain.NewReading("de-AT", "fr", "en")
		facet := catalog.FacetsOfOptions([]catalog.FacetValue{
			{Option: "Color", Value: "White", ProductCount: 3, Texts: map[string]catalog.ChoiceText{"fr": {Option: "Couleur", Value: "Blanc"}}},
			{Option: "color", Value: "Black", ProductCount: 2, Texts: map[string]catalog.ChoiceText{"de": {Option: "Farbe", Value: "Schwarz"}}},
		})[0]
		Expect([]string{facet.In(r).Text, facet.Values[0].In(r).Text, facet.Values[1].In(r).Text}).To(Equal([]string{"Farbe", "Blanc", "Schwarz"}))
		Expect(facet.Untranslated(r)).To(Equal([]string{"values"}))
		Expect(facet.Values[1].Filter()).To(Equal("color:Black"))
		Expect(facet.Untranslated(domain.NewReading("en", "fr", "en"))).To(BeEmpty())
		Expect(catalog.ChoiceLanguages(r)).To(Equal([]string{"de-at", "de", "fr"}))
	})

	change := func(p *catalog.Product, in catalog.ProductInput) []string {
		_, err := p.Change(in, everything())
		if err == nil {
			return nil
		}
		return domaintest.FieldsOf(err)
	}

	It("keep the stored fields that an older client omits", func() {
		p := loaded()
		p.Translations = pot().Translations
		Expect(change(p, catalog.ProductInput{Translations: []catalog.TranslationInput{{LanguageCode: "DE", Name: "Topf"}, {LanguageCode: "fr", Name: "Pichet", SEO: &catalog.SEO{}}}})).To(BeEmpty())
		Expect(p.Translations).To(Equal([]catalog.Translation{{LanguageCode: "DE", Name: "Topf", ShortDescription: to("Eine Kanne.")}, {LanguageCode: "fr", Name: "Pichet"}}))
		Expect(change(p, catalog.ProductInput{Translations: []catalog.TranslationInput{{LanguageCode: "de", Name: "Topf", ShortDescription: to((*string)(nil))}}})).To(BeEmpty())
		Expect(p.Translations).To(Equal([]catalog.Translation{{LanguageCode: "de", Name: "Topf"}}), "null clears")
		Expect(change(p, catalog.ProductInput{Translations: []catalog.TranslationInput{{LanguageCode: "de", Name: "Topf", ShortDescription: to(to("  ")), SEO: &catalog.SEO{Title: to(""), Description: to("\u200b")}}}})).
			To(ConsistOf("/translations/0/shortDescription", "/translations/0/seo/title", "/translations/0/seo/description"), "blank texts")
	})

	It("have the limits of the original texts, and are unique per language and never blank", func() {
		long := strings.Repeat("ä", 101)
		p := loaded()
		Expect(change(p, catalog.ProductInput{
			Options:  []catalog.OptionInput{{ID: to(p.Options[0].ID), Translations: append(name("de", long), name("DE", " ")...)}},
			Variants: []catalog.VariantInput{{ID: to(p.Variants[0].ID), Translations: append(name("ar", strings.Repeat("ا", 201)), name("fr", "\u200b")...)}, {ID: to(p.Variants[1].ID), Translations: name("ar", " طقم ")}},
		})).To(ConsistOf("/options/0/translations/0/name", "/options/0/translations/1/languageCode", "/options/0/translations/1/name", "/variants/0/translations/0/name", "/variants/0/translations/1/name"))
		Expect(p.Variants[1].Translations).To(Equal(name("ar", "طقم")))
		c := catalog.NewCollection()
		_, _, err := c.Change(catalog.CollectionInput{Name: to("Pots"), Translations: []catalog.TranslationInput{{LanguageCode: "de", Name: "Kannen", ShortDescription: to(to("Kannen."))}}}, catalog.CollectionTerms{})
		Expect(domaintest.FieldsOf(err)).To(ConsistOf("/translations/0/shortDescription"))
	})

	It("must distinguish the values of an option in every language", func() {
		p := loaded()
		var values []catalog.OptionValueInput
		for _, v := range p.Options[0].Values {
			values = append(values, catalog.OptionValueInput{ID: to(v.ID), Translations: name("de", "Weiß")})
		}
		Expect(change(p, catalog.ProductInput{Options: []catalog.OptionInput{{ID: to(p.Options[0].ID), Values: values}}})).To(ContainElement("/options/0/values/1/translations/0/name"))
	})

	It("are stored with the option values that facets count", func() {
		p := loaded()
		var values []catalog.OptionValueInput
		for i, v := range p.Options[0].Values {
			values = append(values, catalog.OptionValueInput{ID: to(v.ID), Translations: name("de-AT", []string{"Weiß", "Schwarz", "Rot"}[i])})
		}
		Expect(change(p, catalog.ProductInput{Options: []catalog.OptionInput{{ID: to(p.Options[0].ID), Values: values, Translations: name("fr", "Couleur")}}})).To(BeEmpty())
		Expect(p.Choices.Values[0].Texts).To(Equal(map[string]catalog.ChoiceText{"de-at": {Value: "Weiß"}, "fr": {Option: "Couleur"}}))
	})
})
