package catalog_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/domaintest"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

var _ = Describe("A product change", func() {
	var terms catalog.ProductTerms
	p := func(s string) *string { return &s }
	choose := func(pairs ...string) (out []catalog.OptionChoice) {
		for i := 0; i < len(pairs); i += 2 {
			out = append(out, catalog.OptionChoice{Option: pairs[i], Value: pairs[i+1]})
		}
		return out
	}
	values := func(names ...string) (out []catalog.OptionValueInput) {
		for _, n := range names {
			out = append(out, catalog.OptionValueInput{Value: &n})
		}
		return out
	}

	BeforeEach(func() {
		settings := settings.DefaultSettings("EUR", "en", "Europe/Berlin")
		terms = catalog.ProductTerms{Settings: settings, Known: catalog.NewReferences(), Now: time.Now()}
	})

	// numbered assigns ids to a new product and its parts, as the repository does.
	numbered := func(product *catalog.Product, edit catalog.ProductEdit) *catalog.Product {
		id := int64(100)
		next := func(r *domain.Row) { id++; r.ID, r.Version = id, 1 }
		next(&product.Row)
		for _, o := range product.Options {
			next(&o.Row)
			for _, v := range o.Values {
				next(&v.Row)
			}
		}
		for _, v := range edit.Variants {
			next(&v.Row)
			v.ProductID, v.Stock.VariantID = product.ID, v.ID
			v.Settle()
		}
		return product
	}
	// pourOver returns a stored product with two variants, one per color.
	pourOver := func() *catalog.Product {
		GinkgoHelper()
		product := catalog.NewProduct()
		edit, err := product.Change(catalog.ProductInput{
			Name: p("Pour-over"), Slug: p("pour-over"),
			Options:  []catalog.OptionInput{{Name: p("Color"), Values: values("White", "Black")}},
			Variants: []catalog.VariantInput{{SKU: p("W"), OptionValues: choose("Color", "White")}, {SKU: p("B"), OptionValues: choose("Color", "Black")}},
		}, terms)
		Expect(err).NotTo(HaveOccurred())
		return numbered(product, edit)
	}
	keep := func(v *catalog.Variant) catalog.VariantInput { return catalog.VariantInput{ID: &v.ID} }

	It("creates a product with its options and variants", func() {
		product := pourOver()
		Expect(product.Status).To(Equal(catalog.ProductDraft))
		Expect(product.RequiresShipping).To(BeTrue())
		Expect(product.Variants[0].Name).To(Equal("White"))
		Expect(product.Variants[0].OptionValueIDs).To(Equal([]int64{product.Options[0].Values[0].ID}))
		Expect(product.Variants[1].Stock.Policy).To(Equal(catalog.Deny))
	})

	It("ships physical products by default", func() {
		digital, yes := catalog.Digital, true
		product := catalog.NewProduct()
		_, err := product.Change(catalog.ProductInput{Name: p("x"), Slug: p("x"), Type: &digital}, terms)
		Expect(err).NotTo(HaveOccurred())
		Expect(product.RequiresShipping).To(BeFalse())
		service := catalog.Service
		product = catalog.NewProduct()
		_, err = product.Change(catalog.ProductInput{Name: p("x"), Slug: p("x"), Type: &service, RequiresShipping: &yes}, terms)
		Expect(err).NotTo(HaveOccurred())
		Expect(product.RequiresShipping).To(BeTrue())
	})

	It("sells gift cards without shipping and plans, and turns no other product into a gift card", func() {
		card, active, physical, yes, no := catalog.GiftCard, catalog.ProductActive, catalog.Physical, true, false
		made := catalog.NewProduct()
		_, err := made.Change(catalog.ProductInput{Name: p("x"), Slug: p("x"), Type: &card}, terms)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{made.Type, made.RequiresShipping}).To(Equal([]any{catalog.GiftCard, false}))
		_, err = pourOver().Change(catalog.ProductInput{Type: &card, RequiresShipping: &no}, terms)
		Expect(domaintest.FieldsOf(err)).To(ConsistOf("/productType"))
		_, err = catalog.NewProduct().Change(catalog.ProductInput{Name: p("x"), Slug: p("x"), Type: &card, RequiresShipping: &yes, IsSubscribable: &yes, SubscriptionOnly: &yes}, terms)
		Expect(domaintest.FieldsOf(err)).To(ConsistOf("/requiresShipping", "/isSubscribable", "/subscriptionOnly"))
		earlier := func() *catalog.Product { // a draft of an earlier version
			product := pourOver()
			product.Type, product.IsSubscribable = catalog.GiftCard, true
			return product
		}
		_, err = earlier().Change(catalog.ProductInput{Name: p("y")}, terms)
		Expect(err).NotTo(HaveOccurred())
		_, err = earlier().Change(catalog.ProductInput{Status: &active}, terms)
		Expect(domaintest.FieldsOf(err)).To(ConsistOf("/requiresShipping", "/isSubscribable"))
		_, err = earlier().Change(catalog.ProductInput{Status: &active, RequiresShipping: &no, IsSubscribable: &no}, terms)
		Expect(err).NotTo(HaveOccurred())
		_, err = earlier().Change(catalog.ProductInput{Type: &physical, Status: &active}, terms)
		Expect(err).NotTo(HaveOccurred())
	})

	It("rejects shipping for digital products", func() {
		digital, yes, no := catalog.Digital, true, false
		_, err := catalog.NewProduct().Change(catalog.ProductInput{Name: p("x"), Slug: p("x"), Type: &digital, RequiresShipping: &yes}, terms)
		Expect(domaintest.FieldsOf(err)).To(ConsistOf("/requiresShipping"))
		product := pourOver()
		_, err = product.Change(catalog.ProductInput{Type: &digital}, terms)
		Expect(domaintest.FieldsOf(err)).To(ConsistOf("/requiresShipping"))
		product = pourOver()
		_, err = product.Change(catalog.ProductInput{Type: &digital, RequiresShipping: &no}, terms)
		Expect(err).NotTo(HaveOccurred())
		_, err = product.Change(catalog.ProductInput{RequiresShipping: &yes}, terms)
		Expect(domaintest.FieldsOf(err)).To(ConsistOf("/requiresShipping"))
		product.RequiresShipping = true // from an earlier version
		_, err = product.Change(catalog.ProductInput{Name: p("y")}, terms)
		Expect(err).NotTo(HaveOccurred())
	})

	It("reports every invalid field at once", func() {
		active, low := catalog.ProductActive, 1
		product := catalog.NewProduct()
		three := 3
		lowp := &low
		missing := int64(9)
		missingp := &missing
		until, from := time.Now(), time.Now().Add(time.Hour)
		_, err := product.Change(catalog.ProductInput{
			Name: p("x"), Slug: p("x"), Status: &active, MinQuantity: &three, MaxQuantity: &lowp, TaxClassID: &missingp,
			CollectionIDs: []int64{7}, RelatedProductIDs: []int64{8}, SubscriptionPlanIDs: []int64{6}, Media: []catalog.ProductMedia{{MediaID: 5}},
			Visibility:   &catalog.Visibility{PublishOn: &from, UnpublishOn: &until, AccountTypeIDs: []int64{4}},
			CustomFields: []domain.CustomField{{Key: "a", Type: "NUMBER", Value: p("x")}, {Key: "a", Type: "STRING"}},
			Translations: []catalog.TranslationInput{{LanguageCode: "de", Name: "x"}, {LanguageCode: "DE", Name: "y"}},
		}, terms)
		Expect(domaintest.FieldsOf(err)).To(ConsistOf("/status", "/maxQuantity", "/taxClassId", "/collectionIds/0", "/relatedProductIds/0", "/subscriptionPlanIds/0",
			"/media/0/mediaId", "/visibility/unpublishOn", "/visibility/accountTypeIds/0", "/customFields/0/value", "/customFields/1/key", "/translations/1/languageCode"))
	})

	It("requires one value of every option in each variant, and rejects variants with the same values", func() {
		product := catalog.NewProduct()
		_, err := product.Change(catalog.ProductInput{
			Name: p("x"), Slug: p("x"), Options: []catalog.OptionInput{{Name: p("Color"), Values: values("White", "Black")}, {Name: p("Size"), Values: values("S")}},
			Variants: []catalog.VariantInput{
				{SKU: p("A"), OptionValues: choose("Size", "S", "Color", "White")}, {SKU: p("B"), OptionValues: choose("Color", "White", "Size", "S")},
				{SKU: p("C"), OptionValues: choose("Color", "Black")}, {SKU: p("A"), OptionValues: choose("Color", "Black", "Size", "S")},
				{SKU: p("E"), OptionValues: choose("Color", "Red", "Shape", "Round")}, {OptionValues: choose("Color", "Black", "Size", "S")},
			},
		}, terms)
		Expect(domaintest.FieldsOf(err)).To(ConsistOf("/variants/1/optionValues", "/variants/2/optionValues", "/variants/3/sku", "/variants/4/optionValues/0/value",
			"/variants/4/optionValues/1/optionName", "/variants/4/optionValues", "/variants/5", "/variants/5/optionValues"))
	})

	It("reports no change if the request contains the stored values", func() {
		product := pourOver()
		name, same := "Pour-over", []string{}
		edit, err := product.Change(catalog.ProductInput{Name: &name, Tags: same, Variants: []catalog.VariantInput{keep(product.Variants[0]), keep(product.Variants[1])}}, terms)
		Expect(err).NotTo(HaveOccurred())
		Expect(edit.Changed).To(BeFalse())
		Expect(edit.Update).To(BeEmpty())
	})

	It("keeps, adds and removes variants in the order of the request", func() {
		product := pourOver()
		white, black := product.Variants[0], product.Variants[1]
		color := product.Options[0]
		edit, err := product.Change(catalog.ProductInput{
			Options:  []catalog.OptionInput{{ID: &color.ID, Values: []catalog.OptionValueInput{{Value: p("Sage")}, {ID: &color.Values[0].ID}}}},
			Variants: []catalog.VariantInput{{SKU: p("S"), OptionValues: choose("Color", "Sage")}, keep(white)},
		}, terms)
		Expect(err).NotTo(HaveOccurred())
		Expect(edit.Changed).To(BeTrue())
		Expect(product.Variants).To(HaveLen(2))
		Expect(product.Variants[1]).To(BeIdenticalTo(white))
		Expect(white.Position).To(Equal(1))
		Expect(black.RemovedOn).NotTo(BeNil())
		Expect(black.Stock.Withdrawn).To(BeTrue())
		Expect(edit.Variants).To(HaveLen(1))
		Expect(edit.StockTerms).To(ConsistOf(black.Stock))
		Expect(edit.Delete).To(HaveLen(1))
	})

	It("does not remove an option value that a variant uses", func() {
		product := pourOver()
		color := product.Options[0]
		_, err := product.Change(catalog.ProductInput{Options: []catalog.OptionInput{{ID: &color.ID, Values: []catalog.OptionValueInput{{ID: &color.Values[0].ID}}}}}, terms)
		Expect(domaintest.FieldsOf(err)).To(ConsistOf("/options"))
	})

	It("requires a value of an added option in every remaining variant", func() {
		product := pourOver()
		color := product.Options[0]
		_, err := product.Change(catalog.ProductInput{Options: []catalog.OptionInput{{ID: &color.ID}, {Name: p("Size"), Values: values("S")}}}, terms)
		Expect(domaintest.FieldsOf(err)).To(ConsistOf("/options", "/options"))
	})

	It("rejects a variant of another product, an opening stock for an existing variant, and a stale version", func() {
		product := pourOver()
		other, ten, stale := int64(9), 10, int64(7)
		_, err := product.Change(catalog.ProductInput{Variants: []catalog.VariantInput{{ID: &other}, {ID: &product.Variants[0].ID, StockOnHand: &ten}}}, terms)
		Expect(domaintest.FieldsOf(err)).To(ConsistOf("/variants/0/variantId", "/variants/1/stockOnHand"))
		product = pourOver()
		_, err = product.Change(catalog.ProductInput{Variants: []catalog.VariantInput{{ID: &product.Variants[0].ID, Version: &stale}}}, terms)
		Expect(domain.CodeOf(err)).To(Equal(domain.VersionConflict))
	})

	It("rejects DENY if more units are reserved than are on hand", func() {
		product := pourOver()
		v := product.Variants[0]
		v.Stock.Policy, v.Stock.OnHand, v.Stock.Reserved = catalog.Backorder, 1, 3
		deny := catalog.Deny
		_, err := product.Change(catalog.ProductInput{Variants: []catalog.VariantInput{{ID: &v.ID, Policy: &deny}, keep(product.Variants[1])}}, terms)
		Expect(domain.CodeOf(err)).To(Equal(domain.InsufficientStock))
	})

	It("checks custom fields against the store's definitions", func() {
		terms.Settings.CustomFieldDefinitions = []domain.CustomFieldDefinition{
			{Object: "PRODUCT", Key: "origin", Type: "STRING", IsRequired: true}, {Object: "PRODUCT", Key: "year", Type: "NUMBER"}, {Object: "ORDER", Key: "gift", Type: "BOOLEAN", IsRequired: true},
		}
		_, err := catalog.NewProduct().Change(catalog.ProductInput{Name: p("x"), Slug: p("x")}, terms)
		Expect(domaintest.FieldsOf(err)).To(ConsistOf("/customFields"))
		_, err = catalog.NewProduct().Change(catalog.ProductInput{Name: p("x"), Slug: p("x"), CustomFields: []domain.CustomField{
			{Key: "origin", Type: "STRING", Value: p("Berlin")}, {Key: "year", Type: "STRING", Value: p("2026")}, {Key: "free", Type: "DATE", Value: p("2026-11-20")},
		}}, terms)
		Expect(domaintest.FieldsOf(err)).To(ConsistOf("/customFields/1/type"))
	})

	It("lists the variants whose SKU or externalId moves to another variant", func() {
		product := pourOver()
		product.Variants[1].ExternalID = p("ext")
		err := product.CheckTaken([]*catalog.Variant{{Row: domain.Row{ID: 1}, ProductID: 1, SKU: "W", ExternalID: p("ext")}})
		Expect(domain.CodeOf(err)).To(Equal(domain.AlreadyExists))
		Expect(domaintest.FieldsOf(err)).To(ConsistOf("/variants/0/sku", "/variants/1/externalId"))
		Expect(product.CheckTaken(product.Variants)).To(Succeed())
	})
})
