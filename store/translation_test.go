package store_test

import (
	"fmt"
	"math/rand/v2"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/storetest"
)

var _ = Describe("The list of missing translations", func() {
	// speaking creates a store whose catalog is in English and whose default language is French.
	speaking := func(ctx SpecContext) *stockedStore {
		s := newStockedStore(ctx)
		_, err := s.Settings.UpdateStoreSettings(ctx, another(s.actor), settings.SettingsPatch{LanguageCodes: &[]string{"en", "fr", "de", "de-AT"}, DefaultLanguageCode: new("fr"), CatalogLanguageCode: new("en")}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		return s
	}
	all := func(ctx SpecContext, s *stockedStore, f catalog.MissingFilter, size int) map[string][]string {
		GinkgoHelper()
		found, total, counted := map[string][]string{}, int64(0), 0
		storetest.Follow(200, func(cursor string) string {
			q := domain.PageQuery{Number: 1, Size: size, Cursor: cursor}
			if cursor != "" {
				q.Number = 0
			}
			page, err := s.As(s.actor).MissingTranslations(ctx, f, q)
			Expect(err).NotTo(HaveOccurred())
			for _, m := range page.Items {
				found[m.Name] = m.Members
				counted++
			}
			total = page.TotalCount
			return page.NextCursor
		})
		Expect(total).To(BeEquivalentTo(counted))
		Expect(found).To(HaveLen(counted), "each once")
		return found
	}

	It("contains the texts that a storefront shows in a different language", func(ctx SpecContext) {
		s := speaking(ctx)
		random := rand.New(rand.NewPCG(uint64(GinkgoRandomSeed()), 7))
		some := func(text string) *string {
			if random.IntN(2) == 0 {
				return nil
			}
			return &text
		}
		names := func() (all []domain.NameTranslation) {
			for _, code := range []string{"de", "de-at", "fr"} {
				if random.IntN(3) > 0 {
					all = append(all, domain.NameTranslation{LanguageCode: code, Name: code + domain.Itoa(random.IntN(1<<40))})
				}
			}
			return all
		}
		translations := func(short bool) (all []catalog.TranslationInput) {
			for _, code := range []string{"de", "de-AT", "fr"} {
				if random.IntN(3) > 0 {
					t := catalog.TranslationInput{LanguageCode: code, Name: code, Description: some(code), SEO: &catalog.SEO{Title: some(code), Description: some(code)}}
					if short {
						t.ShortDescription = new(some(code))
					}
					all = append(all, t)
				}
			}
			return all
		}
		languages := []string{"de-AT", "de", "fr", "fr-CA", "it", "en", "en-GB"}
		expected, products, collections := map[string]map[string][]string{}, map[string]map[string][]string{}, map[string]map[string][]string{}
		for _, l := range languages {
			expected[l], products[l], collections[l] = map[string][]string{}, map[string][]string{}, map[string][]string{}
		}
		for i := range 40 {
			in := catalog.ProductInput{Name: new(fmt.Sprint("P", i)), Description: new(some("a")), ShortDescription: new(some("a")), SEO: &catalog.SEO{Title: some("a"), Description: some("a")}, Translations: translations(true)}
			variant := catalog.VariantInput{SKU: new(fmt.Sprint("P-", i)), Translations: names()}
			if random.IntN(2) == 0 {
				in.Options = []catalog.OptionInput{{Name: new("Color"), Translations: names(), Values: []catalog.OptionValueInput{{Value: new("Red"), Translations: names()}, {Value: new("Blue"), Translations: names()}}}}
				variant.OptionValues = []catalog.OptionChoice{{Option: "Color", Value: "Red"}}
			}
			if random.IntN(3) == 0 {
				variant.Name = new("Set")
			}
			in.Variants = []catalog.VariantInput{variant}
			p, err := s.Catalog.CreateProduct(ctx, another(s.actor), in)
			Expect(err).NotTo(HaveOccurred())
			c, err := s.Catalog.CreateCollection(ctx, another(s.actor), catalog.CollectionInput{Name: new(fmt.Sprint("C", i)), Description: new(some("a")), SEO: &catalog.SEO{Title: some("a"), Description: some("a")}, Translations: translations(false)})
			Expect(err).NotTo(HaveOccurred())
			if i == 0 {
				Expect(s.Catalog.ArchiveProduct(ctx, another(s.actor), p.ID)).To(Succeed())
			}
			for _, l := range languages {
				r := domain.NewReading(l, "fr", "en")
				if missing := p.Missing(r); len(missing) > 0 && i > 0 {
					products[l][p.Name] = missing
				}
				if missing := c.Missing(r); len(missing) > 0 {
					collections[l][c.Name] = missing
				}
			}
		}
		for _, l := range languages {
			Expect(all(ctx, s, catalog.MissingFilter{Language: l}, 7)).To(Equal(products[l]), l)
			Expect(all(ctx, s, catalog.MissingFilter{Language: l, Kind: catalog.TranslatedCollection}, 9)).To(Equal(collections[l]), l)
		}
		Expect([]int{len(products["en"]), len(products["en-GB"]), len(collections["en"])}).To(Equal([]int{0, 0, 0}), "the catalog's language")
		Expect([]int{len(products["it"]), len(collections["it"])}).To(Equal([]int{39, 40}))
		Expect(len(products["de-AT"])).To(BeNumerically("<", 39), "some are whole")
	})

	It("examines at most 10,000 objects per page, and the next page continues after them", func(ctx SpecContext) {
		s := speaking(ctx)
		_, err := s.Data.SQL.ExecContext(ctx, fmt.Sprintf(`SET session_replication_role = replica;
			INSERT INTO products (store_id, created_on, modified_on, name, slug, type, status, requires_shipping, command_id, translations)
				SELECT %d, now(), now(), 'P' || i, 'p-' || i, 'PHYSICAL', 'ACTIVE', true, gen_random_uuid(), CASE WHEN i NOT IN (7, 10060) THEN '[{"languageCode": "de", "name": "a"}]'::jsonb ELSE '[]' END FROM generate_series(1, 10060) i;
			SET session_replication_role = origin`, s.store.ID))
		Expect(err).NotTo(HaveOccurred())
		page, err := s.As(s.actor).MissingTranslations(ctx, catalog.MissingFilter{Language: "de"}, domain.PageQuery{Number: 1, Size: 2})
		Expect(err).NotTo(HaveOccurred())
		Expect(page).To(And(HaveField("Items", HaveExactElements(HaveField("Name", "P7"))), HaveField("TotalIsEstimate", true), HaveField("NextCursor", Not(BeEmpty()))))
		page, err = s.As(s.actor).MissingTranslations(ctx, catalog.MissingFilter{Language: "de"}, domain.PageQuery{Size: 2, Cursor: page.NextCursor})
		Expect(err).NotTo(HaveOccurred())
		Expect(page).To(And(HaveField("Items", HaveExactElements(HaveField("Name", "P10060"))), HaveField("NextCursor", "")))
	})
})
