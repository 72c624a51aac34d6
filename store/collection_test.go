package store_test

import (
	"context"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/storetest"
)

var _ = Describe("A collection", func() {
	var s *stockedStore
	BeforeEach(func(ctx SpecContext) { s = newStockedStore(ctx) })
	p := func(text string) *string { return &text }
	rule := catalog.RuleCollection

	found := func(ctx context.Context, c *catalog.Collection) (out []string) {
		GinkgoHelper()
		page, _, err := s.As(s.actor).Products(ctx, catalog.ProductFilter{CollectionID: []int64{c.ID}}, domain.PageQuery{Number: 1, Size: 100, Sort: "name"})
		Expect(err).NotTo(HaveOccurred())
		for _, item := range page.Items {
			out = append(out, item.Name)
		}
		return out
	}
	by := func(ctx context.Context, match string, conditions ...catalog.CollectionCondition) *catalog.Collection {
		GinkgoHelper()
		rules := &catalog.CollectionRules{Match: match, Conditions: conditions}
		c, err := s.Catalog.CreateCollection(ctx, another(s.actor), catalog.CollectionInput{Name: p("Rule"), Type: &rule, Rules: &rules})
		Expect(err).NotTo(HaveOccurred())
		return c
	}

	It("lists its products in order, and each product lists its collections", func(ctx SpecContext) {
		a, b := s.good(ctx, "A", 1), s.good(ctx, "B", 1)
		actor := another(s.actor)
		in := catalog.CollectionInput{Name: p("Coffee"), ProductIDs: []int64{b.ID, a.ID}}
		c, err := s.Catalog.CreateCollection(ctx, actor, in)
		Expect(err).NotTo(HaveOccurred())
		Expect(c.Slug).To(Equal("coffee"))
		Expect(c.ProductIDs).To(Equal([]int64{b.ID, a.ID}))
		Expect(c.ProductCount).To(Equal(2))
		again, err := s.Catalog.CreateCollection(ctx, actor, in)
		Expect(err).NotTo(HaveOccurred())
		Expect(again.ID).To(Equal(c.ID))

		third := s.good(ctx, "C", 1, func(in *catalog.ProductInput) { in.CollectionIDs = []int64{c.ID} })
		Expect(third.CollectionIDs).To(Equal([]int64{c.ID}))
		Expect(s.Catalog.ArchiveProduct(ctx, another(s.actor), a.ID)).To(Succeed())
		read, err := s.As(s.actor).Collection(ctx, 0, "coffee")
		Expect(err).NotTo(HaveOccurred())
		Expect(read.ProductIDs).To(Equal([]int64{b.ID, a.ID, third.ID}))
		Expect(read.ProductCount).To(Equal(2), "archived ones are left out")

		left, err := s.Catalog.UpdateProduct(ctx, another(s.actor), third.ID, domain.Expect{}, catalog.ProductInput{CollectionIDs: []int64{}})
		Expect(err).NotTo(HaveOccurred())
		Expect(left.CollectionIDs).To(BeEmpty())
		read, err = s.As(s.actor).Collection(ctx, c.ID, "")
		Expect(err).NotTo(HaveOccurred())
		Expect(read.Version).To(BeEquivalentTo(3), "a product entered and left")
		c, err = s.Catalog.UpdateCollection(ctx, another(s.actor), c.ID, domain.Expect{Body: &read.Version}, catalog.CollectionInput{ProductIDs: []int64{a.ID}})
		Expect(err).NotTo(HaveOccurred())
		Expect(c.ProductIDs).To(Equal([]int64{a.ID}))
		Expect(c.Version).To(BeEquivalentTo(4))
		_, err = s.Catalog.UpdateCollection(ctx, another(s.actor), c.ID, domain.Expect{}, catalog.CollectionInput{ProductIDs: []int64{999}})
		Expect(err).To(refuse(domain.InvalidValue))
	})

	It("selects products by rules of each kind", func(ctx SpecContext) {
		digital, yes := catalog.Digital, true
		was := domain.MustAmount("60")
		s.good(ctx, "A", 5, func(in *catalog.ProductInput) {
			in.Brand, in.Tags, in.Variants[0].Prices[0].CompareAtAmount = ptr(p("Juniper & Oak")), []string{"Gift", "100%_off"}, &was
		})
		s.good(ctx, "B", 20, func(in *catalog.ProductInput) {
			in.Type, in.IsSubscribable, in.Variants[0].Prices[0].Amount = &digital, &yes, domain.MustAmount("9.99")
		})
		cases := []struct {
			field, operator, value string
			found                  []string
		}{
			{"NAME", "EQUALS", "good a", []string{"Good A"}}, {"NAME", "STARTS_WITH", "GOOD", []string{"Good A", "Good B"}}, {"NAME", "ENDS_WITH", " b", []string{"Good B"}},
			{"NAME", "NOT_CONTAINS", "a", []string{"Good B"}}, {"BRAND", "CONTAINS", "& oak", []string{"Good A"}}, {"BRAND", "NOT_EQUALS", "juniper & oak", []string{"Good B"}},
			{"TAG", "EQUALS", "gift", []string{"Good A"}}, {"TAG", "NOT_EQUALS", "gift", []string{"Good B"}}, {"TAG", "CONTAINS", "%_", []string{"Good A"}}, {"TAG", "CONTAINS", "_%", nil},
			{"SKU", "EQUALS", "B", []string{"Good B"}}, {"PRODUCT_TYPE", "EQUALS", "DIGITAL", []string{"Good B"}}, {"PRODUCT_TYPE", "NOT_EQUALS", "DIGITAL", []string{"Good A"}},
			{"PRICE", "LESS_THAN", "10", []string{"Good B"}}, {"PRICE", "GREATER_THAN", "9.99", []string{"Good A"}}, {"PRICE", "EQUALS", "49", []string{"Good A"}},
			{"COMPARE_AT_AMOUNT", "GREATER_THAN", "0", []string{"Good A"}}, {"STOCK_AVAILABLE", "GREATER_THAN", "5", []string{"Good B"}}, {"STOCK_AVAILABLE", "EQUALS", "5", []string{"Good A"}},
			{"CREATED_ON", "GREATER_THAN", "2020-01-01T00:00:00Z", []string{"Good A", "Good B"}}, {"CREATED_ON", "LESS_THAN", "2020-01-01T00:00:00.000Z", nil},
			{"IS_SUBSCRIBABLE", "EQUALS", "true", []string{"Good B"}}, {"IS_SUBSCRIBABLE", "NOT_EQUALS", "true", []string{"Good A"}},
		}
		counts := map[int64]int{}
		for _, t := range cases {
			c := by(ctx, "ALL", catalog.CollectionCondition{Field: t.field, Operator: t.operator, Value: t.value})
			Expect(found(ctx, c)).To(Equal(t.found), "%+v", t)
			Expect(c.ProductCount).To(Equal(len(t.found)), "%+v", t)
			counts[c.ID] = len(t.found)
		}
		all, err := s.As(s.actor).Collections(ctx)
		Expect(err).NotTo(HaveOccurred())
		Expect(all).To(HaveLen(len(cases)))
		for _, c := range all {
			Expect(c.ProductCount).To(Equal(counts[c.ID]))
		}
		gift, cheap := catalog.CollectionCondition{Field: "TAG", Operator: "EQUALS", Value: "gift"}, catalog.CollectionCondition{Field: "PRICE", Operator: "LESS_THAN", Value: "10"}
		Expect(found(ctx, by(ctx, "ALL", gift, cheap))).To(BeEmpty())
		Expect(found(ctx, by(ctx, "ANY", gift, cheap))).To(Equal([]string{"Good A", "Good B"}))
	})

	It("is listed by each of its products, whether they were added by hand or by a rule", func(ctx SpecContext) {
		a, b := s.good(ctx, "A", 1), s.good(ctx, "B", 1)
		c, err := s.Catalog.CreateCollection(ctx, another(s.actor), catalog.CollectionInput{Name: p("Coffee"), ProductIDs: []int64{a.ID}})
		Expect(err).NotTo(HaveOccurred())
		r := by(ctx, "ALL", catalog.CollectionCondition{Field: "NAME", Operator: "CONTAINS", Value: "good"})
		in, err := s.As(s.actor).ProductCollections(ctx, []int64{a.ID, b.ID})
		Expect(err).NotTo(HaveOccurred())
		Expect(in).To(Equal(map[int64][]int64{a.ID: {c.ID, r.ID}, b.ID: {r.ID}}))
	})

	It("passes its children to its parent when it is deleted", func(ctx SpecContext) {
		var ids []int64
		for _, name := range []string{"Top", "Middle", "Bottom"} {
			in := catalog.CollectionInput{Name: p(name)}
			if len(ids) > 0 {
				above := &ids[len(ids)-1]
				in.ParentCollectionID = &above
			}
			c, err := s.Catalog.CreateCollection(ctx, another(s.actor), in)
			Expect(err).NotTo(HaveOccurred())
			ids = append(ids, c.ID)
		}
		Expect(s.Catalog.DeleteCollection(ctx, another(s.actor), ids[1])).To(Succeed())
		bottom, err := s.As(s.actor).Collection(ctx, ids[2], "")
		Expect(err).NotTo(HaveOccurred())
		Expect(*bottom.ParentCollectionID).To(Equal(ids[0]))
		Expect(s.Catalog.DeleteCollection(ctx, another(s.actor), ids[1])).To(refuse(domain.NotFound))
	})

	It("has its nearest visible ancestor as its parent on the storefront", func(ctx SpecContext) {
		var above *int64
		var all []*catalog.Collection
		for _, name := range []string{"Women", "Summer", "Dresses"} {
			c, err := s.Catalog.CreateCollection(ctx, another(s.actor), catalog.CollectionInput{Name: p(name), ParentCollectionID: &above})
			Expect(err).NotTo(HaveOccurred())
			above, all = new(c.ID), append(all, c)
		}
		show := func(c *catalog.Collection, active bool) {
			GinkgoHelper()
			_, err := s.Catalog.UpdateCollection(ctx, another(s.actor), c.ID, domain.Expect{}, catalog.CollectionInput{IsActive: &active})
			Expect(err).NotTo(HaveOccurred())
		}
		tree := func() (out []string) {
			GinkgoHelper()
			rows, _, err := s.As(domain.Actor{Kind: domain.ActorCustomer, StoreID: s.actor.StoreID}).StorefrontCollections(ctx)
			Expect(err).NotTo(HaveOccurred())
			for _, c := range rows {
				name := c.Name
				if c.ParentCollectionID != nil {
					parent, ok := domain.ByID(rows, *c.ParentCollectionID)
					Expect(ok).To(BeTrue(), "the parent of %s is there", name)
					name = parent.Name + " / " + name
				}
				out = append(out, name)
			}
			return out
		}
		Expect(tree()).To(ConsistOf("Women", "Women / Summer", "Summer / Dresses"))
		show(all[1], false)
		Expect(tree()).To(ConsistOf("Women", "Women / Dresses"))
		show(all[0], false)
		Expect(tree()).To(ConsistOf("Dresses"))
		show(all[1], true)
		Expect(tree()).To(ConsistOf("Summer", "Summer / Dresses"))
	})

	It("gets a suggestion for a slug that is not in use", func(ctx SpecContext) {
		c, err := s.Catalog.CreateCollection(ctx, another(s.actor), catalog.CollectionInput{Name: p("Coffee")})
		Expect(err).NotTo(HaveOccurred())
		free, err := s.As(s.actor).FreeCollectionSlug(ctx, "coffee", 0)
		Expect(err).NotTo(HaveOccurred())
		Expect(free).To(Equal("coffee-2"))
		Expect(s.As(s.actor).FreeCollectionSlug(ctx, "coffee", c.ID)).To(Equal("coffee"))
	})
})

var _ = Describe("A storefront", func() {
	var s *stockedStore
	var guest domain.Actor
	BeforeEach(func(ctx SpecContext) {
		s = newStockedStore(ctx)
		guest = domain.Actor{Kind: domain.ActorCustomer, StoreID: s.store.ID}
	})
	p := func(text string) *string { return &text }
	shown := func(ctx context.Context, f catalog.StorefrontFilter, sort string) (out []string) {
		GinkgoHelper()
		storetest.Follow(50, func(cursor string) string {
			q := domain.PageQuery{Number: 1, Size: 2, Sort: sort, Cursor: cursor}
			page, _, err := s.As(guest).StorefrontProducts(ctx, f, q, nil, nil)
			Expect(err).NotTo(HaveOccurred())
			for _, c := range page.Items {
				out = append(out, c.Product.Name)
			}
			return page.NextCursor
		})
		return out
	}
	price := func(amount string) func(*catalog.ProductInput) {
		return func(in *catalog.ProductInput) { in.Variants[0].Prices[0].Amount = domain.MustAmount(amount) }
	}

	It("shows visible products that are for sale and have a price", func(ctx SpecContext) {
		s.good(ctx, "A", 1)
		draft := catalog.ProductDraft
		s.good(ctx, "B", 1, func(in *catalog.ProductInput) { in.Status = &draft })
		s.good(ctx, "C", 1, func(in *catalog.ProductInput) { in.Variants[0].Prices = nil })
		tier, err := s.Customer.CreateAccountType(ctx, another(s.actor), customer.AccountTypePatch{Name: p("Wholesale")}, nil)
		Expect(err).NotTo(HaveOccurred())
		hidden := s.good(ctx, "D", 1, func(in *catalog.ProductInput) { in.Visibility = &catalog.Visibility{AccountTypeIDs: []int64{tier.ID}} })
		soon := s.Clock.Now().Add(time.Hour)
		s.good(ctx, "E", 1, func(in *catalog.ProductInput) { in.Visibility = &catalog.Visibility{PublishOn: &soon} })
		disabled := catalog.VariantDisabled
		s.good(ctx, "F", 1, func(in *catalog.ProductInput) { in.Variants[0].Status = &disabled })
		Expect(shown(ctx, catalog.StorefrontFilter{}, "name")).To(Equal([]string{"Good A"}))
		_, _, err = s.As(guest).StorefrontCard(ctx, catalog.ProductKey{ID: hidden.ID}, nil, nil)
		Expect(err).To(refuse(domain.NotFound))
		s.Clock.Advance(2 * time.Hour)
		Expect(shown(ctx, catalog.StorefrontFilter{}, "name")).To(Equal([]string{"Good A", "Good E"}))
	})

	It("sorts and filters products", func(ctx SpecContext) {
		a := s.good(ctx, "A", 5, price("30"))
		b := s.good(ctx, "B", 0, price("10"))
		c := s.good(ctx, "C", 5, price("20"), func(in *catalog.ProductInput) { in.Tags, in.Brand = []string{"Gift"}, ptr(p("Juniper")) })
		Expect(shown(ctx, catalog.StorefrontFilter{}, "price")).To(Equal([]string{"Good B", "Good C", "Good A"}))
		Expect(shown(ctx, catalog.StorefrontFilter{}, "-price")).To(Equal([]string{"Good A", "Good C", "Good B"}))
		Expect(shown(ctx, catalog.StorefrontFilter{}, "-name")).To(Equal([]string{"Good C", "Good B", "Good A"}))
		Expect(shown(ctx, catalog.StorefrontFilter{}, "publishedOn")).To(Equal([]string{"Good A", "Good B", "Good C"}))
		Expect(shown(ctx, catalog.StorefrontFilter{}, "")).To(Equal([]string{"Good C", "Good B", "Good A"}))
		Expect(shown(ctx, catalog.StorefrontFilter{}, "-bestSelling")).To(HaveLen(3))
		low, high := domain.MustAmount("15"), domain.MustAmount("25")
		Expect(shown(ctx, catalog.StorefrontFilter{PriceMin: &low, PriceMax: &high}, "name")).To(Equal([]string{"Good C"}))
		yes, no := true, false
		Expect(shown(ctx, catalog.StorefrontFilter{InStock: &yes}, "name")).To(Equal([]string{"Good A", "Good C"}))
		Expect(shown(ctx, catalog.StorefrontFilter{InStock: &no}, "name")).To(Equal([]string{"Good B"}))
		Expect(shown(ctx, catalog.StorefrontFilter{Subscribable: &yes}, "name")).To(BeEmpty())
		Expect(shown(ctx, catalog.StorefrontFilter{Tag: []string{"gift"}, Brand: "JUNIPER"}, "name")).To(Equal([]string{"Good C"}))
		Expect(shown(ctx, catalog.StorefrontFilter{Search: "gift"}, "")).To(Equal([]string{"Good C"}))
		Expect(shown(ctx, catalog.StorefrontFilter{Search: "good b"}, "")).To(Equal([]string{"Good B"}))

		manual, err := s.Catalog.CreateCollection(ctx, another(s.actor), catalog.CollectionInput{Name: p("Picks"), ProductIDs: []int64{c.ID, a.ID, b.ID}})
		Expect(err).NotTo(HaveOccurred())
		Expect(shown(ctx, catalog.StorefrontFilter{CollectionSlug: []string{"picks"}}, "")).To(Equal([]string{"Good C", "Good A", "Good B"}))
		rule, cheap := catalog.RuleCollection, &catalog.CollectionRules{Match: "ALL", Conditions: []catalog.CollectionCondition{{Field: "PRICE", Operator: "LESS_THAN", Value: "25"}}}
		order := catalog.OrderPriceAsc
		ruled, err := s.Catalog.CreateCollection(ctx, another(s.actor), catalog.CollectionInput{Name: p("Cheap"), Type: &rule, Rules: &cheap, SortOrder: &order})
		Expect(err).NotTo(HaveOccurred())
		Expect(shown(ctx, catalog.StorefrontFilter{CollectionID: []int64{ruled.ID}}, "collection")).To(Equal([]string{"Good B", "Good C"}))
		_, _, err = s.As(guest).StorefrontProducts(ctx, catalog.StorefrontFilter{}, domain.PageQuery{Number: 1, Size: 2, Sort: "collection"}, nil, nil)
		Expect(err).To(refuse(domain.InvalidRequest))

		all, _, err := s.As(guest).StorefrontCollections(ctx)
		Expect(err).NotTo(HaveOccurred())
		Expect(all).To(HaveLen(2))
		Expect(all[0].ProductCount).To(Equal(3))
		Expect(all[1].ProductCount).To(Equal(2))
		_, err = s.Catalog.UpdateCollection(ctx, another(s.actor), manual.ID, domain.Expect{}, catalog.CollectionInput{IsActive: &no})
		Expect(err).NotTo(HaveOccurred())
		Expect(shown(ctx, catalog.StorefrontFilter{CollectionSlug: []string{"picks"}}, "")).To(BeEmpty())
	})

	It("shows a product with its collections and related products", func(ctx SpecContext) {
		_, err := s.Settings.UpdateStoreSettings(ctx, another(s.actor), settings.SettingsPatch{LanguageCodes: &[]string{"de", "fr"}}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		related := s.good(ctx, "B", 1)
		off, first := s.good(ctx, "C", 1), s.good(ctx, "D", 1)
		Expect(s.Catalog.ArchiveProduct(ctx, another(s.actor), off.ID)).To(Succeed())
		made := s.good(ctx, "A", 1, func(in *catalog.ProductInput) {
			in.RelatedProductIDs = []int64{off.ID, first.ID, related.ID}
			in.Translations = []catalog.TranslationInput{{LanguageCode: "fr", Name: "Bon A", Slug: p("bon-a")}}
		})
		c, err := s.Catalog.CreateCollection(ctx, another(s.actor), catalog.CollectionInput{Name: p("Coffee"), ProductIDs: []int64{made.ID}})
		Expect(err).NotTo(HaveOccurred())
		for _, key := range []catalog.ProductKey{{ID: made.ID}, {Slug: "good-a"}, {Slug: "bon-a"}} {
			card, others, shopper, err := s.As(guest).StorefrontProduct(ctx, key, nil, p("fr"))
			Expect(err).NotTo(HaveOccurred())
			Expect(card.Product.ID).To(Equal(made.ID))
			Expect(card.Product.CollectionIDs).To(Equal([]int64{c.ID}))
			Expect(shopper.Texts(card.Product).Slug).To(Equal("bon-a"))
			Expect(others).To(HaveLen(2))
			Expect([]int64{others[0].Product.ID, others[1].Product.ID}).To(Equal([]int64{first.ID, related.ID}), "as the merchant has put them")
		}
		_, _, _, err = s.As(guest).StorefrontProduct(ctx, catalog.ProductKey{ID: off.ID}, nil, nil)
		Expect(err).To(refuse(domain.NotFound))
	})

	It("shows a guest the public price, even if the default account type pays less", func(ctx SpecContext) {
		percent, mode, yes := domain.MustAmount("10"), customer.PriceModeDiscount, true
		percentp := &percent
		s.good(ctx, "A", 1, price("100"))
		s.good(ctx, "B", 1, price("95"))
		_, err := s.Customer.CreateAccountType(ctx, another(s.actor), customer.AccountTypePatch{Name: p("Members"), PriceMode: &mode, DiscountPercent: &percentp}, &yes)
		Expect(err).NotTo(HaveOccurred())
		top := domain.MustAmount("95")
		page, _, err := s.As(guest).StorefrontProducts(ctx, catalog.StorefrontFilter{PriceMin: &top}, domain.PageQuery{Number: 1, Size: 9}, nil, nil)
		Expect(err).NotTo(HaveOccurred())
		Expect(page.Items).To(HaveLen(2))
		Expect(page.Items[0].PriceFrom.Fixed(2)).To(Equal("95.00"))
	})
})
