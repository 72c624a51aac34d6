package store_test

import (
	"context"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// changeLanguages sets the languages of the store and the language of its catalog. The first of the
// codes is the default language.
func (s *stockedStore) changeLanguages(ctx context.Context, own string, codes ...string) {
	GinkgoHelper()
	_, err := s.Settings.UpdateStoreSettings(ctx, another(s.actor), settings.SettingsPatch{LanguageCodes: &codes, DefaultLanguageCode: &codes[0], CatalogLanguageCode: &own}, domain.Expect{})
	Expect(err).NotTo(HaveOccurred())
}

var _ = Describe("The texts of a product", func() {
	var s *stockedStore
	var guest domain.Actor
	var pot *catalog.Product
	BeforeEach(func(ctx SpecContext) {
		s = newStockedStore(ctx)
		guest = domain.Actor{Kind: domain.ActorCustomer, StoreID: s.store.ID}
		s.changeLanguages(ctx, "en", "en", "fr", "de", "de-AT", "ar")
		pot = s.good(ctx, "A", 5, func(in *catalog.ProductInput) {
			in.Description, in.ShortDescription = new(new("<p>round</p>")), new(new("A pot"))
			in.SEO = &catalog.SEO{Title: new("Buy a pot"), Description: new("Pots for tea")}
			in.Translations = []catalog.TranslationInput{
				{LanguageCode: "fr", Name: "Théière", ShortDescription: new(new("Une théière"))},
				{LanguageCode: "de-AT", Name: "Kandl", SEO: &catalog.SEO{Title: new("Kandl kaufen")}},
				{LanguageCode: "de", Name: "Kanne", Description: new("<p>rund</p>"), ShortDescription: new(new("Eine Kanne")), SEO: &catalog.SEO{Title: new("Kanne kaufen"), Description: new("Kannen")}},
				{LanguageCode: "ar", Name: "إبريق", ShortDescription: new(new("إبريق شاي من الخزف")), SEO: &catalog.SEO{Title: new("اشتر إبريقًا"), Description: new("أباريق")}},
			}
		})
	})
	// read returns the texts on the product's page: name, short description, description, and the title
	// and description for search engines.
	read := func(ctx context.Context, language string) []string {
		GinkgoHelper()
		wanted := &language
		if language == "" {
			wanted = nil
		}
		page, _, shopper, err := s.As(guest).StorefrontProduct(ctx, catalog.ProductKey{ID: pot.ID}, nil, wanted)
		Expect(err).NotTo(HaveOccurred())
		card, _, err := s.As(guest).StorefrontCard(ctx, catalog.ProductKey{ID: pot.ID}, nil, wanted)
		Expect(err).NotTo(HaveOccurred())
		t := shopper.Texts(page.Product)
		Expect(*shopper.Texts(card.Product).ShortDescription).To(Equal(*t.ShortDescription))
		return []string{t.Name, *t.ShortDescription, *t.Description, *t.SEO.Title, *t.SEO.Description}
	}
	english := []string{"Good A", "A pot", "<p>round</p>", "Buy a pot", "Pots for tea"}

	It("are shown in the reader's first language that has a translation", func(ctx SpecContext) {
		Expect(read(ctx, "")).To(Equal(english))
		Expect(read(ctx, "fr-CA")).To(Equal([]string{"Théière", "Une théière", "<p>round</p>", "Buy a pot", "Pots for tea"}))
		Expect(read(ctx, "de-AT")).To(Equal([]string{"Kandl", "Eine Kanne", "<p>rund</p>", "Kandl kaufen", "Kannen"}), "the rest from de")
		Expect(read(ctx, "de-CH")).To(Equal([]string{"Kanne", "Eine Kanne", "<p>rund</p>", "Kanne kaufen", "Kannen"}))
		Expect(read(ctx, "ar")).To(Equal([]string{"إبريق", "إبريق شاي من الخزف", "<p>round</p>", "اشتر إبريقًا", "أباريق"}))
		Expect(read(ctx, "ja")).To(Equal(english))
	})

	It("are shown in the store's default language rather than in the catalog's language", func(ctx SpecContext) {
		s.changeLanguages(ctx, "en", "de", "fr", "en")
		Expect(read(ctx, "fr")).To(Equal([]string{"Théière", "Une théière", "<p>rund</p>", "Kanne kaufen", "Kannen"}))
		Expect(read(ctx, "ja")).To(Equal([]string{"Kanne", "Eine Kanne", "<p>rund</p>", "Kanne kaufen", "Kannen"}))
		Expect(read(ctx, "en")).To(Equal(english))
	})

	It("are no longer shown in a removed language, except to readers of its regions", func(ctx SpecContext) {
		s.changeLanguages(ctx, "en", "en", "de-AT")
		Expect(read(ctx, "fr")).To(Equal(english))
		Expect(read(ctx, "de-AT")).To(Equal([]string{"Kandl", "Eine Kanne", "<p>rund</p>", "Kandl kaufen", "Kannen"}), "a reader of de-AT understands its parent")
		Expect(read(ctx, "de-CH")[1]).To(Equal("Eine Kanne"))
	})

	It("are shown as soon as they change, and null clears them", func(ctx SpecContext) {
		Expect(read(ctx, "fr")[1]).To(Equal("Une théière"))
		update := func(short *string, title *string) {
			GinkgoHelper()
			_, err := s.Catalog.UpdateProduct(ctx, another(s.actor), pot.ID, domain.Expect{}, catalog.ProductInput{
				Translations: []catalog.TranslationInput{{LanguageCode: "fr", Name: "Théière", ShortDescription: &short, SEO: &catalog.SEO{Title: title}}}})
			Expect(err).NotTo(HaveOccurred())
		}
		update(new("Une belle théière"), new("Acheter une théière"))
		Expect(read(ctx, "fr")).To(Equal([]string{"Théière", "Une belle théière", "<p>round</p>", "Acheter une théière", "Pots for tea"}))
		update(nil, nil)
		Expect(read(ctx, "fr")).To(Equal(append([]string{"Théière"}, english[1:]...)))
	})

	It("can be translated for search engines, like those of a collection", func(ctx SpecContext) {
		_, err := s.Catalog.CreateCollection(ctx, another(s.actor), catalog.CollectionInput{Name: new("Pots"), SEO: &catalog.SEO{Title: new("All pots"), Description: new("Pots for tea")},
			ProductIDs: []int64{pot.ID}, Translations: []catalog.TranslationInput{{LanguageCode: "fr", Name: "Théières", SEO: &catalog.SEO{Title: new("Toutes les théières")}}}})
		Expect(err).NotTo(HaveOccurred())
		all, in, err := s.As(guest).StorefrontCollections(ctx)
		Expect(err).NotTo(HaveOccurred())
		t := all[0].Texts(in.Reading(new("fr-BE")))
		Expect([]string{t.Name, *t.SEO.Title, *t.SEO.Description}).To(Equal([]string{"Théières", "Toutes les théières", "Pots for tea"}))
	})

	It("are refused if they are blank", func(ctx SpecContext) {
		blank := catalog.TranslationInput{LanguageCode: "fr", Name: "Théière", ShortDescription: new(new(" ")), SEO: &catalog.SEO{Title: new(""), Description: new("\u200b")}}
		_, err := s.Catalog.UpdateProduct(ctx, another(s.actor), pot.ID, domain.Expect{}, catalog.ProductInput{Translations: []catalog.TranslationInput{{LanguageCode: "de", Name: "Kanne"}, blank}})
		Expect(refusedAt(err)).To(ConsistOf("/translations/1/shortDescription", "/translations/1/seo/title", "/translations/1/seo/description"))
	})
})
