package store_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

var _ = Describe("A product and its collection", func() {
	var s *stockedStore
	var a, b *catalog.Product
	var c *catalog.Collection
	BeforeEach(func(ctx SpecContext) {
		s = newStockedStore(ctx)
		var err error
		a, err = s.Catalog.CreateProduct(ctx, another(s.actor), catalog.ProductInput{Name: new("Alpha"), Variants: []catalog.VariantInput{{SKU: new("A-1")}}})
		Expect(err).NotTo(HaveOccurred())
		b, err = s.Catalog.CreateProduct(ctx, another(s.actor), catalog.ProductInput{Name: new("Beta"), Variants: []catalog.VariantInput{{SKU: new("B-1")}}})
		Expect(err).NotTo(HaveOccurred())
		c, err = s.Catalog.CreateCollection(ctx, another(s.actor), catalog.CollectionInput{Name: new("Picks"), ProductIDs: []int64{a.ID}})
		Expect(err).NotTo(HaveOccurred())
	})
	read := func(ctx SpecContext, id int64) *catalog.Product {
		GinkgoHelper()
		p, err := s.As(s.actor).Product(ctx, catalog.ProductKey{ID: id})
		Expect(err).NotTo(HaveOccurred())
		return p
	}
	// later returns a time that is after all changes so far.
	later := func() time.Time {
		s.Clock.Advance(time.Minute)
		return s.Clock.Now()
	}
	// followed returns the products that changed since a time, in the form in which an integration syncs
	// them.
	followed := func(ctx SpecContext, since time.Time) (ids []int64) {
		GinkgoHelper()
		page, _, err := s.As(s.actor).WholeProducts(ctx, catalog.ProductFilter{ModifiedSince: &since}, domain.PageQuery{Number: 1, Size: 100})
		Expect(err).NotTo(HaveOccurred())
		for _, p := range page.Items {
			ids = append(ids, p.ID)
		}
		return ids
	}

	It("reject a version of the collection from before the product was added", func(ctx SpecContext) {
		_, err := s.Catalog.UpdateProduct(ctx, another(s.actor), b.ID, domain.Expect{}, catalog.ProductInput{CollectionIDs: []int64{c.ID}})
		Expect(err).NotTo(HaveOccurred())
		_, err = s.Catalog.UpdateCollection(ctx, another(s.actor), c.ID, domain.Expect{Body: &c.Version}, catalog.CollectionInput{ProductIDs: []int64{a.ID}})
		Expect(err).To(refuse(domain.VersionConflict))
		Expect(read(ctx, b.ID).CollectionIDs).To(Equal([]int64{c.ID}))
	})

	It("reject a version of the product from before it was added to the collection", func(ctx SpecContext) {
		_, err := s.Catalog.UpdateCollection(ctx, another(s.actor), c.ID, domain.Expect{}, catalog.CollectionInput{ProductIDs: []int64{a.ID, b.ID}})
		Expect(err).NotTo(HaveOccurred())
		_, err = s.Catalog.UpdateProduct(ctx, another(s.actor), b.ID, domain.Expect{Body: &b.Version}, catalog.ProductInput{CollectionIDs: []int64{}})
		Expect(err).To(refuse(domain.VersionConflict))
		Expect(read(ctx, b.ID).CollectionIDs).To(Equal([]int64{c.ID}))
	})

	It("change together, so modifiedSince lists the product after a change to the collection", func(ctx SpecContext) {
		for name, change := range map[string]struct {
			run      func() error
			products []int64
		}{
			"collection": {func() error {
				_, err := s.Catalog.UpdateCollection(ctx, another(s.actor), c.ID, domain.Expect{}, catalog.CollectionInput{ProductIDs: []int64{b.ID}})
				return err
			}, []int64{a.ID, b.ID}},
			"new collection": {func() error {
				_, err := s.Catalog.CreateCollection(ctx, another(s.actor), catalog.CollectionInput{Name: new("New"), ProductIDs: []int64{b.ID}})
				return err
			}, []int64{b.ID}},
			"setting": {func() error {
				_, err := s.Settings.UpdateStoreSettings(ctx, another(s.actor), settings.SettingsPatch{PricesIncludeTax: new(!s.store.Settings.PricesIncludeTax)}, domain.Expect{})
				return err
			}, []int64{a.ID, b.ID}},
		} {
			since := later()
			Expect(followed(ctx, since)).To(BeEmpty(), name)
			Expect(change.run()).To(Succeed(), name)
			Expect(followed(ctx, since)).To(ContainElements(change.products), name)
		}
		since := later()
		Expect(s.Catalog.DeleteCollection(ctx, another(s.actor), c.ID)).To(Succeed())
		Expect(followed(ctx, since)).NotTo(BeEmpty())
	})

	It("accept a request that swaps the SKUs and external ids of the product's variants", func(ctx SpecContext) {
		options := []catalog.OptionInput{{Name: new("Size"), Values: []catalog.OptionValueInput{{Value: new("S")}, {Value: new("M")}}}}
		size := func(value string) []catalog.OptionChoice {
			return []catalog.OptionChoice{{Option: "Size", Value: value}}
		}
		p, err := s.Catalog.CreateProduct(ctx, another(s.actor), catalog.ProductInput{Name: new("Pair"), Options: options, Variants: []catalog.VariantInput{
			{SKU: new("P-1"), ExternalID: new(new("one")), OptionValues: size("S")}, {SKU: new("P-2"), OptionValues: size("M")}}})
		Expect(err).NotTo(HaveOccurred())
		p, err = s.Catalog.UpdateProduct(ctx, another(s.actor), p.ID, domain.Expect{}, catalog.ProductInput{Variants: []catalog.VariantInput{
			{ID: &p.Variants[0].ID, SKU: new("P-2")}, {ID: &p.Variants[1].ID, SKU: new("P-1")}}})
		Expect(err).NotTo(HaveOccurred())
		Expect([]string{p.Variants[0].SKU, p.Variants[1].SKU}).To(Equal([]string{"P-2", "P-1"}))
		Expect(p.Variants[0].ExternalID).To(HaveValue(Equal("one")), "it stays")
		p, err = s.Catalog.UpdateProduct(ctx, another(s.actor), p.ID, domain.Expect{}, catalog.ProductInput{Variants: []catalog.VariantInput{
			{ID: &p.Variants[0].ID, ExternalID: new((*string)(nil))}, {ID: &p.Variants[1].ID, ExternalID: new(new("one"))}}})
		Expect(err).NotTo(HaveOccurred())
		Expect(p.Variants[1].ExternalID).To(HaveValue(Equal("one")))
	})

	It("are matched by a price rule only if the price that currently applies fits the rule", func(ctx SpecContext) {
		now := s.Clock.Now()
		from, to := now.Add(-24*time.Hour), now.Add(24*time.Hour)
		in := []catalog.PriceInput{{VariantID: a.Variants[0].ID, CurrencyCode: "EUR", Amount: domain.MustAmount("60"), MinQuantity: 1},
			{VariantID: a.Variants[0].ID, CurrencyCode: "EUR", Amount: domain.MustAmount("40"), MinQuantity: 1, StartsOn: &from, EndsOn: &to}}
		_, err := s.Catalog.ReplacePrices(ctx, another(s.actor), []int64{a.Variants[0].ID}, nil, in)
		Expect(err).NotTo(HaveOccurred())
		for operator, count := range map[string]int{"LESS_THAN": 1, "GREATER_THAN": 0} {
			rules := &catalog.CollectionRules{Match: "ALL", Conditions: []catalog.CollectionCondition{{Field: "PRICE", Operator: operator, Value: "50"}}}
			made, err := s.Catalog.CreateCollection(ctx, another(s.actor), catalog.CollectionInput{Name: new(operator), Type: new(catalog.RuleCollection), Rules: &rules})
			Expect(err).NotTo(HaveOccurred())
			Expect(made.ProductCount).To(Equal(count), operator)
		}
	})
})
