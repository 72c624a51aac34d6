package catalog_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/domaintest"
)

var _ = Describe("A collection", func() {
	p := func(s string) *string { return &s }
	rule, manual := catalog.RuleCollection, catalog.ManualCollection
	row := func(id int64, parent *int64, position int) *catalog.Collection {
		c := catalog.NewCollection()
		c.ID, c.ParentCollectionID, c.Position, c.SortOrder = id, parent, position, catalog.OrderManual
		return c
	}
	id := func(n int64) *int64 { return &n }
	rules := func(conditions ...catalog.CollectionCondition) **catalog.CollectionRules {
		r := &catalog.CollectionRules{Match: "ALL", Conditions: conditions}
		return &r
	}
	change := func(c *catalog.Collection, in catalog.CollectionInput, siblings ...*catalog.Collection) error {
		_, _, err := c.Change(in, catalog.CollectionTerms{Siblings: siblings, Known: catalog.NewReferences()})
		return err
	}

	It("is placed last among its siblings if it is new", func() {
		c := catalog.NewCollection()
		parent := id(1)
		Expect(change(c, catalog.CollectionInput{Name: p("x"), Slug: p("x"), ParentCollectionID: &parent}, row(1, nil, 0), row(2, id(1), 4), row(3, nil, 9))).To(Succeed())
		Expect(c.Position).To(Equal(5))
		Expect(c.SortOrder).To(Equal(catalog.OrderManual))
	})

	It("cannot have itself or one of its descendants as its parent", func() {
		one, two, three := row(1, nil, 0), row(2, id(1), 0), row(3, id(2), 0)
		for _, parent := range []int64{1, 2, 3} {
			below := id(parent)
			Expect(domaintest.FieldsOf(change(row(1, nil, 0), catalog.CollectionInput{ParentCollectionID: &below}, one, two, three))).To(ConsistOf("/parentCollectionId"))
		}
		missing := id(9)
		Expect(domaintest.FieldsOf(change(row(1, nil, 0), catalog.CollectionInput{ParentCollectionID: &missing}, one))).To(ConsistOf("/parentCollectionId"))
	})

	It("needs rules if it is rule-based, and a list of products if it is manual", func() {
		Expect(domaintest.FieldsOf(change(catalog.NewCollection(), catalog.CollectionInput{Name: p("x"), Type: &rule}))).To(ConsistOf("/rules"))
		c := catalog.NewCollection()
		in := catalog.CollectionInput{Name: p("x"), Type: &rule, Rules: rules(catalog.CollectionCondition{Field: "TAG", Operator: "EQUALS", Value: "gift"})}
		Expect(change(c, in)).To(Succeed())
		Expect(c.SortOrder).To(Equal(catalog.OrderNewest))
		in.ProductIDs = []int64{}
		order := catalog.OrderManual
		in.SortOrder = &order
		Expect(domaintest.FieldsOf(change(catalog.NewCollection(), in))).To(ConsistOf("/productIds", "/sortOrder"))
		in = catalog.CollectionInput{Name: p("x"), Type: &manual, Rules: in.Rules, ProductIDs: []int64{7}}
		Expect(domaintest.FieldsOf(change(catalog.NewCollection(), in))).To(ConsistOf("/rules", "/productIds/0"))
	})

	DescribeTable("accepts or refuses a condition by its field, operator and value:", EntryDescription("%[1]s %[2]s %[3]s"),
		func(field, operator, value string, pointers ...string) {
			err := change(catalog.NewCollection(), catalog.CollectionInput{Name: p("x"), Type: &rule, Rules: rules(catalog.CollectionCondition{Field: field, Operator: operator, Value: value})})
			if len(pointers) == 0 {
				Expect(err).NotTo(HaveOccurred())
				return
			}
			Expect(domaintest.FieldsOf(err)).To(ConsistOf(pointers))
		},
		Entry(nil, "PRICE", "LESS_THAN", "50.00"),
		Entry(nil, "PRICE", "LESS_THAN", "cheap", "/rules/conditions/0/value"),
		Entry(nil, "PRICE", "CONTAINS", "5", "/rules/conditions/0/operator"),
		Entry(nil, "NAME", "GREATER_THAN", "a", "/rules/conditions/0/operator"),
		Entry(nil, "NAME", "NOT_CONTAINS", "a"),
		Entry(nil, "PRODUCT_TYPE", "EQUALS", "DIGITAL"),
		Entry(nil, "PRODUCT_TYPE", "EQUALS", "digital", "/rules/conditions/0/value"),
		Entry(nil, "IS_SUBSCRIBABLE", "NOT_EQUALS", "true"),
		Entry(nil, "IS_SUBSCRIBABLE", "EQUALS", "yes", "/rules/conditions/0/value"),
		Entry(nil, "STOCK_AVAILABLE", "GREATER_THAN", "10"),
		Entry(nil, "STOCK_AVAILABLE", "GREATER_THAN", "1.5", "/rules/conditions/0/value"),
		Entry(nil, "CREATED_ON", "GREATER_THAN", "2026-11-20T09:15:30.000Z"),
		Entry(nil, "CREATED_ON", "GREATER_THAN", "yesterday", "/rules/conditions/0/value"),
		Entry(nil, "PRODUCT_TYPE", "CONTAINS", "DIGITAL", "/rules/conditions/0/operator"),
		Entry(nil, "IS_SUBSCRIBABLE", "CONTAINS", "true", "/rules/conditions/0/operator"),
		Entry(nil, "IS_SUBSCRIBABLE", "EQUALS", "false"),
		Entry(nil, "STOCK_AVAILABLE", "EQUALS", "1a", "/rules/conditions/0/value"),
		Entry(nil, "STOCK_AVAILABLE", "EQUALS", "2147483647"),
		Entry(nil, "STOCK_AVAILABLE", "EQUALS", "2147483648", "/rules/conditions/0/value"),
		Entry(nil, "BRAND", "EQUALS", "", "/rules/conditions/0/value"),
	)

	It("gets the requested position, or the last one among its siblings", func() {
		c := catalog.NewCollection()
		Expect(change(c, catalog.CollectionInput{}, row(1, nil, 3), row(2, id(1), 8), row(3, nil, 1))).To(Succeed())
		Expect(c.Position).To(Equal(4))
		c, three := catalog.NewCollection(), 3
		Expect(change(c, catalog.CollectionInput{Position: &three}, row(1, nil, 7))).To(Succeed())
		Expect(c.Position).To(Equal(3))
		c = catalog.NewCollection()
		Expect(change(c, catalog.CollectionInput{}, row(1, nil, 100_000))).To(Succeed())
		Expect(c.Position).To(Equal(100_000))
		one, none := row(1, id(2), 0), (*int64)(nil)
		Expect(change(one, catalog.CollectionInput{ParentCollectionID: &none}, one, row(2, nil, 0))).To(Succeed())
		Expect(one.ParentCollectionID).To(BeNil())
	})

	It("is visible if it is active and within its publication times", func() {
		now := time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC)
		later := now.Add(time.Millisecond)
		c := catalog.NewCollection()
		Expect(c.Published(now)).To(BeTrue())
		c.PublishOn, c.UnpublishOn = &now, &later
		Expect(c.Published(now)).To(BeTrue())
		Expect(c.Published(later)).To(BeFalse())
		Expect(c.Published(now.Add(-time.Millisecond))).To(BeFalse())
		c.IsActive = false
		Expect(c.Published(now)).To(BeFalse())
		for until, fits := range map[time.Time]bool{now: false, later: true} {
			from, to := &now, &until
			Expect(change(catalog.NewCollection(), catalog.CollectionInput{PublishOn: &from, UnpublishOn: &to}) == nil).To(Equal(fits))
		}
		from, to := &now, &now
		Expect(domaintest.FieldsOf(change(catalog.NewCollection(), catalog.CollectionInput{PublishOn: &from, UnpublishOn: &to}))).To(ConsistOf("/unpublishOn"))
	})

	It("keeps its rules and its order until a request replaces them", func() {
		order := catalog.OrderName
		c := catalog.NewCollection()
		Expect(change(c, catalog.CollectionInput{Type: &rule, Rules: rules(), SortOrder: &order})).To(Succeed())
		c.ID = 1
		Expect(change(c, catalog.CollectionInput{Name: p("x")})).To(Succeed())
		Expect(c.SortOrder).To(Equal(order))
		Expect(c.Rules).NotTo(BeNil())
		var none *catalog.CollectionRules
		Expect(domaintest.FieldsOf(change(c, catalog.CollectionInput{Rules: &none}))).To(ConsistOf("/rules"))
		Expect(change(catalog.NewCollection(), catalog.CollectionInput{Rules: &none})).To(Succeed(), "a manual one has none")
	})

	It("accepts an existing media item or null", func() {
		missing, none := id(9), (*int64)(nil)
		Expect(domaintest.FieldsOf(change(catalog.NewCollection(), catalog.CollectionInput{MediaID: &missing}))).To(ConsistOf("/mediaId"))
		Expect(change(catalog.NewCollection(), catalog.CollectionInput{MediaID: &none})).To(Succeed())
	})

	It("is rejected if the store already has a thousand collections", func() {
		all := make([]*catalog.Collection, 1000)
		for i := range all {
			all[i] = row(int64(i+1), nil, 0)
		}
		Expect(change(catalog.NewCollection(), catalog.CollectionInput{}, all[:999]...)).To(Succeed())
		Expect(domaintest.FieldsOf(change(catalog.NewCollection(), catalog.CollectionInput{}, all...))).To(ConsistOf(""))
		Expect(change(all[0], catalog.CollectionInput{Name: p("x")}, all...)).To(Succeed(), "there is room for what is there")
	})

	It("counts as changed if it is new, even if no field is set", func() {
		changed, products, err := catalog.NewCollection().Change(catalog.CollectionInput{}, catalog.CollectionTerms{Known: catalog.NewReferences()})
		Expect(err).NotTo(HaveOccurred())
		Expect([]bool{changed, products}).To(Equal([]bool{true, false}))
	})

	It("cannot be deleted while a coupon is limited to it", func() {
		Expect(row(1, nil, 0).RefuseDelete("")).To(Succeed())
		Expect(domain.CodeOf(row(1, nil, 0).RefuseDelete("coupon"))).To(Equal(domain.InUse))
	})

	It("comes after its parent and in the order of positions among its siblings", func() {
		sorted := catalog.SortCollections([]*catalog.Collection{row(4, id(3), 0), row(2, nil, 5), row(3, nil, 1), row(1, id(3), 0), row(5, id(1), 0)})
		ids := []int64{}
		for _, c := range sorted {
			ids = append(ids, c.ID)
		}
		Expect(ids).To(Equal([]int64{3, 1, 5, 4, 2}))
	})
})

var _ = Describe("A collection's publication", func() {
	It("begins and ends at the stated times", func() {
		from := time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)
		until := from.Add(time.Hour)
		c := &catalog.Collection{IsActive: true, PublishOn: &from, UnpublishOn: &until}
		Expect([]bool{c.Published(from.Add(-1)), c.Published(from), c.Published(until.Add(-1)), c.Published(until)}).To(Equal([]bool{false, true, true, false}))
		c.IsActive = false
		Expect(c.Published(from)).To(BeFalse())
	})
})
