package store_test

import (
	"errors"
	"fmt"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// refusedAt returns the pointers of the invalid fields that an error lists.
func refusedAt(err error) (pointers []string) {
	var refusal *domain.Error
	if errors.As(err, &refusal) {
		for _, f := range refusal.Fields {
			pointers = append(pointers, f.Pointer)
		}
	}
	return pointers
}

var _ = Describe("A slug", func() {
	var s *stockedStore
	var guest domain.Actor
	BeforeEach(func(ctx SpecContext) {
		s = newStockedStore(ctx)
		guest = domain.Actor{Kind: domain.ActorCustomer, StoreID: s.store.ID}
	})
	german := func(name, slug string) []catalog.TranslationInput {
		return []catalog.TranslationInput{{LanguageCode: "fr", Name: name}, {LanguageCode: "de", Name: name, Slug: &slug}}
	}
	translated := func(name, slug string) func(*catalog.ProductInput) {
		return func(in *catalog.ProductInput) { in.Translations = german(name, slug) }
	}

	It("finds a collection in each language of the storefront", func(ctx SpecContext) {
		dress := s.good(ctx, "A", 5)
		s.good(ctx, "B", 5)
		c, err := s.Catalog.CreateCollection(ctx, another(s.actor), catalog.CollectionInput{Name: new("Dresses"), ProductIDs: []int64{dress.ID}, Translations: german("Kleider", "kleider")})
		Expect(err).NotTo(HaveOccurred())
		listed := func(slug string) []string {
			GinkgoHelper()
			page, _, err := s.As(guest).StorefrontProducts(ctx, catalog.StorefrontFilter{CollectionSlug: []string{slug}}, domain.PageQuery{Number: 1, Size: 10}, nil, nil)
			Expect(err).NotTo(HaveOccurred())
			names := []string{}
			for _, card := range page.Items {
				names = append(names, card.Product.Name)
			}
			return names
		}
		Expect(listed("dresses")).To(Equal([]string{"Good A"}))
		Expect(listed("kleider")).To(Equal([]string{"Good A"}))
		Expect(s.As(s.actor).FreeCollectionSlug(ctx, "kleider", 0)).To(Equal("kleider-2"))
		_, err = s.Catalog.UpdateCollection(ctx, another(s.actor), c.ID, domain.Expect{}, catalog.CollectionInput{Translations: german("Roben", "roben")})
		Expect(err).NotTo(HaveOccurred())
		Expect(listed("roben")).To(Equal([]string{"Good A"}))
		Expect(listed("kleider")).To(Equal([]string{"Good A"}), "links with the former slug still work")
		_, err = s.Catalog.CreateCollection(ctx, another(s.actor), catalog.CollectionInput{Name: new("Other"), Slug: new("kleider")})
		Expect(err).NotTo(HaveOccurred(), "a former slug is free")
		Expect(listed("kleider")).To(BeEmpty())
		Expect(s.Catalog.DeleteCollection(ctx, another(s.actor), c.ID)).To(Succeed())
		Expect(s.count(ctx, "SELECT count(*) FROM former_slugs")).To(BeZero())
		Expect(s.As(s.actor).FreeCollectionSlug(ctx, "roben", 0)).To(Equal("roben"))
	})

	It("belongs to one collection, whatever the language", func(ctx SpecContext) {
		first, err := s.Catalog.CreateCollection(ctx, another(s.actor), catalog.CollectionInput{Name: new("Dresses"), Translations: german("Kleider", "kleider")})
		Expect(err).NotTo(HaveOccurred())
		_, err = s.Catalog.CreateCollection(ctx, another(s.actor), catalog.CollectionInput{Name: new("Robes"), Slug: new("kleider"), Translations: german("Roben", "dresses")})
		Expect(err).To(refuse(domain.AlreadyExists))
		Expect(refusedAt(err)).To(Equal([]string{"/slug", "/translations/1/slug"}))
		made, err := s.Catalog.CreateCollection(ctx, another(s.actor), catalog.CollectionInput{Name: new("Kleider")})
		Expect(err).NotTo(HaveOccurred())
		Expect(made.Slug).To(Equal("kleider-2"))
		_, err = s.Catalog.UpdateCollection(ctx, another(s.actor), first.ID, domain.Expect{}, catalog.CollectionInput{Slug: new("kleider"), Translations: german("Kleider", "kleider")})
		Expect(err).NotTo(HaveOccurred(), "its own slug in two languages")
	})

	It("belongs to one product, whatever the language, even after concurrent requests", func(ctx SpecContext) {
		pot := s.good(ctx, "A", 5, translated("Kanne", "kanne"))
		other := s.good(ctx, "B", 5)
		_, err := s.Catalog.UpdateProduct(ctx, another(s.actor), other.ID, domain.Expect{}, catalog.ProductInput{Slug: new("kanne"), Translations: german("Topf", pot.Slug)})
		Expect(err).To(refuse(domain.AlreadyExists))
		Expect(refusedAt(err)).To(Equal([]string{"/slug", "/translations/1/slug"}))
		card, _, err := s.As(guest).StorefrontCard(ctx, catalog.ProductKey{Slug: "kanne"}, nil, nil)
		Expect(err).NotTo(HaveOccurred())
		Expect(card.Product.ID).To(Equal(pot.ID))

		_, err = s.Catalog.UpdateProduct(ctx, another(s.actor), pot.ID, domain.Expect{}, catalog.ProductInput{Translations: []catalog.TranslationInput{}})
		Expect(err).NotTo(HaveOccurred())
		ids := []int64{pot.ID, other.ID}
		Expect(together(2, func(i int) error {
			_, err := s.Catalog.UpdateProduct(ctx, another(s.actor), ids[i], domain.Expect{}, catalog.ProductInput{Translations: german("Kanne", "kanne")})
			return err
		})).To(Equal(map[domain.Code]int{"": 1, domain.AlreadyExists: 1}))
	})

	It("still finds its product after a change, until another product gets the slug", func(ctx SpecContext) {
		found := func(slug string) string {
			GinkgoHelper()
			card, shopper, err := s.As(guest).StorefrontCard(ctx, catalog.ProductKey{Slug: slug}, nil, nil)
			page, _, _, pageErr := s.As(guest).StorefrontProduct(ctx, catalog.ProductKey{Slug: slug}, nil, nil)
			if err != nil {
				Expect(err).To(refuse(domain.NotFound))
				Expect(pageErr).To(refuse(domain.NotFound))
				return ""
			}
			Expect(pageErr).NotTo(HaveOccurred())
			Expect(page.Product.ID).To(Equal(card.Product.ID))
			return shopper.Texts(card.Product).Slug
		}
		change := func(id int64, in catalog.ProductInput) {
			GinkgoHelper()
			_, err := s.Catalog.UpdateProduct(ctx, another(s.actor), id, domain.Expect{}, in)
			Expect(err).NotTo(HaveOccurred())
		}
		pot := s.good(ctx, "A", 5, translated("Kanne", "kanne"))
		own := pot.Slug
		Expect(found("pot")).To(BeEmpty())
		change(pot.ID, catalog.ProductInput{Slug: new("pot"), Translations: german("Krug", "krug")})
		Expect(found(own)).To(Equal("pot"))
		Expect(found("kanne")).To(Equal("pot"))
		change(pot.ID, catalog.ProductInput{Slug: new("pots")})
		Expect(found(own)).To(Equal("pots"), "the first of three slugs")
		Expect(found("pot")).To(Equal("pots"))

		change(pot.ID, catalog.ProductInput{Slug: &own})
		Expect(found(own)).To(Equal(own), "a slug that it has again")
		Expect(found("pots")).To(Equal(own))

		other := s.good(ctx, "B", 5)
		change(other.ID, catalog.ProductInput{Slug: new("pots")})
		Expect(found("pots")).To(Equal("pots"), "a slug that another product took")
		card, _, err := s.As(guest).StorefrontCard(ctx, catalog.ProductKey{Slug: "pots"}, nil, nil)
		Expect(err).NotTo(HaveOccurred())
		Expect(card.Product.ID).To(Equal(other.ID))
		change(other.ID, catalog.ProductInput{Slug: new("others")})
		Expect(found("pots")).To(Equal("others"), "of several that had it, the last one")

		hidden := catalog.ProductArchived
		change(pot.ID, catalog.ProductInput{Status: &hidden})
		Expect(found("kanne")).To(BeEmpty(), "a product that the shop does not show")
	})

	It("is remembered for the latest hundred changes of a product", func(ctx SpecContext) {
		pot := s.good(ctx, "A", 5)
		for i := range 102 {
			_, err := s.Catalog.UpdateProduct(ctx, another(s.actor), pot.ID, domain.Expect{}, catalog.ProductInput{Slug: new(fmt.Sprintf("pot-%d", i))})
			Expect(err).NotTo(HaveOccurred())
		}
		for slug, code := range map[string]domain.Code{pot.Slug: domain.NotFound, "pot-0": domain.NotFound, "pot-1": "", "pot-100": "", "pot-101": ""} {
			_, _, err := s.As(guest).StorefrontCard(ctx, catalog.ProductKey{Slug: slug}, nil, nil)
			if code == "" {
				Expect(err).NotTo(HaveOccurred(), slug)
			} else {
				Expect(err).To(refuse(code), slug)
			}
		}
	})

	It("is shown in the same language as the other fields, also to a reader from another region", func(ctx SpecContext) {
		pot := s.good(ctx, "A", 5, translated("Kanne", "kanne"))
		languages := func(codes ...string) {
			GinkgoHelper()
			_, err := s.Settings.UpdateStoreSettings(ctx, another(s.actor), settings.SettingsPatch{LanguageCodes: &codes, DefaultLanguageCode: &codes[0]}, domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
		}
		shown := func(language string) []string {
			GinkgoHelper()
			card, shopper, err := s.As(guest).StorefrontCard(ctx, catalog.ProductKey{ID: pot.ID}, nil, &language)
			Expect(err).NotTo(HaveOccurred())
			texts := shopper.Texts(card.Product)
			return []string{texts.LanguageCode, texts.Name, texts.Slug}
		}
		own := []string{"en", pot.Name, pot.Slug}
		english := "en"
		languages("en", "de")
		_, err := s.Settings.UpdateStoreSettings(ctx, another(s.actor), settings.SettingsPatch{CatalogLanguageCode: &english}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		Expect(shown("de")).To(Equal([]string{"de", "Kanne", "kanne"}))
		Expect(shown("de-AT")).To(Equal([]string{"de", "Kanne", "kanne"}))
		Expect(shown("fr")).To(Equal(own), "a translation that waits for its language")
		Expect(shown("en-GB")).To(Equal(own))
		languages("en")
		Expect(shown("de")).To(Equal(own), "a language that the store gave up")

		By("the languages stay the same after a change of the store's default language")
		languages("de", "en")
		Expect(shown("en")).To(Equal(own))
		Expect(shown("de")).To(Equal([]string{"de", "Kanne", "kanne"}))
		Expect(shown("fr")).To(Equal([]string{"de", "Kanne", "kanne"}), "the default language")
		lid := s.good(ctx, "LID", 5)
		card, shopper, err := s.As(guest).StorefrontCard(ctx, catalog.ProductKey{ID: lid.ID}, nil, nil)
		Expect(err).NotTo(HaveOccurred())
		Expect(shopper.Texts(card.Product)).To(And(HaveField("LanguageCode", "en"), HaveField("Name", lid.Name)), "not translated yet")
		german := "de"
		_, err = s.Settings.UpdateStoreSettings(ctx, another(s.actor), settings.SettingsPatch{CatalogLanguageCode: &german}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		Expect(shown("en")).To(Equal([]string{"de", pot.Name, pot.Slug}), "the store says that its texts are German")
		_, err = s.Settings.UpdateStoreSettings(ctx, another(s.actor), settings.SettingsPatch{CatalogLanguageCode: new("xx")}, domain.Expect{})
		Expect(refusedAt(err)).To(Equal([]string{"/catalogLanguageCode"}))
	})
})
