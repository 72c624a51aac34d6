package store_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

var _ = Describe("A tax class", func() {
	var s *stockedStore
	BeforeEach(func(ctx SpecContext) { s = newStockedStore(ctx) })
	p := func(text string) *string { return &text }
	vat := []settings.TaxRateInput{{TaxRate: settings.TaxRate{CountryCode: "DE", Rate: domain.MustAmount("7"), Name: "VAT 7 %"}}}

	It("is created, changed and listed, with the default class first", func(ctx SpecContext) {
		actor, yes, no := another(s.actor), true, false
		books, err := s.Settings.CreateTaxClass(ctx, actor, settings.TaxClassInput{Name: p("Books"), Rates: vat})
		Expect(err).NotTo(HaveOccurred())
		Expect(books.IsDefault).To(BeFalse(), "the store has one")
		again, err := s.Settings.CreateTaxClass(ctx, actor, settings.TaxClassInput{Name: p("Books"), Rates: vat})
		Expect(err).NotTo(HaveOccurred())
		Expect(again).To(Equal(books))
		_, err = s.Settings.CreateTaxClass(ctx, another(s.actor), settings.TaxClassInput{Name: p("Books")})
		Expect(err).To(refuse(domain.AlreadyExists))

		books, err = s.Settings.UpdateTaxClass(ctx, another(s.actor), books.ID, domain.Expect{Body: &books.Version}, settings.TaxClassInput{IsDefault: &yes})
		Expect(err).NotTo(HaveOccurred())
		Expect(books).To(And(HaveField("IsDefault", true), HaveField("Version", int64(2))))
		_, err = s.Settings.UpdateTaxClass(ctx, another(s.actor), books.ID, domain.Expect{}, settings.TaxClassInput{IsDefault: &no})
		Expect(err).To(refuse(domain.InvalidValue))
		old := int64(1)
		_, err = s.Settings.UpdateTaxClass(ctx, another(s.actor), books.ID, domain.Expect{Header: &old}, settings.TaxClassInput{Name: p("x")})
		Expect(err).To(refuse(domain.PreconditionFailed))
		all, err := s.As(s.actor).TaxClasses(ctx)
		Expect(err).NotTo(HaveOccurred())
		Expect(all).To(HaveLen(2))
		Expect(all[0].Name).To(Equal("Books"))
		maps, err := s.Settings.CreateTaxClass(ctx, another(s.actor), settings.TaxClassInput{Name: p("Maps"), IsDefault: &yes})
		Expect(err).NotTo(HaveOccurred())
		Expect(maps.IsDefault).To(BeTrue())
		books, err = s.As(s.actor).TaxClass(ctx, books.ID)
		Expect(err).NotTo(HaveOccurred())
		Expect(books.IsDefault).To(BeFalse(), "there is one")
	})

	It("can be deleted only if it is unused or if the request names a replacement", func(ctx SpecContext) {
		books, err := s.Settings.CreateTaxClass(ctx, another(s.actor), settings.TaxClassInput{Name: p("Books"), Rates: vat})
		Expect(err).NotTo(HaveOccurred())
		maps, err := s.Settings.CreateTaxClass(ctx, another(s.actor), settings.TaxClassInput{Name: p("Maps")})
		Expect(err).NotTo(HaveOccurred())
		made := s.good(ctx, "A", 1, func(in *catalog.ProductInput) { id := &books.ID; in.TaxClassID = &id })
		sellables, err := s.As(s.actor).Sellables(ctx, []int64{made.Variants[0].ID})
		Expect(err).NotTo(HaveOccurred())
		Expect(sellables[made.Variants[0].ID].TaxClass.Rates).To(HaveLen(1))

		Expect(s.Settings.DeleteTaxClass(ctx, another(s.actor), books.ID, nil)).To(refuse(domain.InUse))
		Expect(s.Settings.DeleteTaxClass(ctx, another(s.actor), books.ID, &books.ID)).To(refuse(domain.InvalidValue))
		missing := maps.ID + 100
		Expect(s.Settings.DeleteTaxClass(ctx, another(s.actor), books.ID, &missing)).To(refuse(domain.InvalidValue))
		Expect(s.Settings.DeleteTaxClass(ctx, another(s.actor), books.ID, &maps.ID)).To(Succeed())
		moved, err := s.As(s.actor).Product(ctx, catalog.ProductKey{ID: made.ID})
		Expect(err).NotTo(HaveOccurred())
		Expect(*moved.TaxClassID).To(Equal(maps.ID))
		Expect(moved.Version).To(Equal(made.Version + 1))

		standard := s.store.Settings.DefaultTaxClassID
		Expect(s.Settings.DeleteTaxClass(ctx, another(s.actor), standard, &maps.ID)).To(refuse(domain.InUse))
	})
})

var _ = Describe("Prices", func() {
	var s *stockedStore
	BeforeEach(func(ctx SpecContext) { s = newStockedStore(ctx) })
	row := func(variant int64, amount string, quantity int) catalog.PriceInput {
		return catalog.PriceInput{VariantID: variant, CurrencyCode: "EUR", Amount: domain.MustAmount(amount), MinQuantity: quantity}
	}

	It("are replaced as a whole, and a repeated request changes no rows", func(ctx SpecContext) {
		made := s.good(ctx, "A", 1)
		other := s.good(ctx, "B", 1)
		a, b := made.Variants[0], other.Variants[0]
		want := []catalog.PriceInput{row(b.ID, "30", 1), row(a.ID, "45", 1), row(a.ID, "40", 5)}
		rows, err := s.Catalog.ReplacePrices(ctx, another(s.actor), nil, nil, want)
		Expect(err).NotTo(HaveOccurred())
		Expect(rows).To(HaveLen(3))
		Expect(rows[0]).To(And(HaveField("ID", a.Prices[0].ID), HaveField("Version", int64(2))))
		Expect(rows[2].VariantID).To(Equal(b.ID))
		again, err := s.Catalog.ReplacePrices(ctx, another(s.actor), nil, nil, want)
		Expect(err).NotTo(HaveOccurred())
		Expect(again[0].Version).To(BeEquivalentTo(2))
		Expect(again[1].ID).To(Equal(rows[1].ID))
		read, err := s.As(s.actor).Product(ctx, catalog.ProductKey{ID: made.ID})
		Expect(err).NotTo(HaveOccurred())
		Expect(read.Version).To(Equal(made.Version), "prices are no part of the product's version")
		Expect(read.ModifiedOn).To(BeTemporally(">=", made.ModifiedOn))

		none, err := s.Catalog.ReplacePrices(ctx, another(s.actor), []int64{a.ID}, nil, []catalog.PriceInput{})
		Expect(err).NotTo(HaveOccurred())
		Expect(none).To(BeEmpty())
		left, err := s.As(s.actor).Prices(ctx, []int64{a.ID, b.ID}, nil)
		Expect(err).NotTo(HaveOccurred())
		Expect(left).To(HaveLen(1))
	})

	It("are refused as a whole for variants of another store or product", func(ctx SpecContext) {
		a := s.good(ctx, "A", 1).Variants[0]
		_, elsewhere := s.newStore(ctx, "elsewhere")
		_, err := s.Catalog.ReplacePrices(ctx, another(elsewhere), nil, nil, []catalog.PriceInput{row(a.ID, "1", 1)})
		Expect(err).To(refuse(domain.InvalidValue))
		_, err = s.Catalog.ReplacePrices(ctx, another(s.actor), []int64{a.ID}, nil, []catalog.PriceInput{row(a.ID, "1", 1), row(a.ID+1, "1", 1)})
		Expect(err).To(refuse(domain.InvalidValue))
		left, err := s.As(s.actor).Prices(ctx, []int64{a.ID}, nil)
		Expect(err).NotTo(HaveOccurred())
		Expect(left[0].Amount.Fixed(2)).To(Equal("49.00"))
	})
})
