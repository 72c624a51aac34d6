package store_test

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/storetest"
)

var _ = Describe("A product", func() {
	var s *stockedStore
	BeforeEach(func(ctx SpecContext) { s = newStockedStore(ctx) })
	p := func(text string) *string { return &text }
	names := func(ctx context.Context, f catalog.ProductFilter) (out []string) {
		GinkgoHelper()
		page, _, err := s.As(s.actor).Products(ctx, f, domain.PageQuery{Number: 1, Size: 100, Sort: "name"})
		Expect(err).NotTo(HaveOccurred())
		for _, item := range page.Items {
			out = append(out, item.Name)
		}
		return out
	}

	It("is returned with the options, variants, prices and opening stock of its creation request", func(ctx SpecContext) {
		active, ten := catalog.ProductActive, 10
		five, weight, cost := new(int), domain.MustAmount("1.2"), domain.MustAmount("21.50")
		*five = 5
		weightp, costp, tenp := &weight, &cost, &ten
		in := catalog.ProductInput{
			Name: p("Ceramic pour-over set"), Status: &active, Description: ptr(p("<p>Fired in Berlin.<script>x</script></p>")), Tags: []string{"coffee"}, MaxQuantity: &tenp,
			Options: []catalog.OptionInput{{Name: p("Color"), Values: []catalog.OptionValueInput{{Value: p("White"), SwatchHex: ptr(p("#F7F5F0"))}, {Value: p("Black")}}}},
			Variants: []catalog.VariantInput{
				{SKU: p("WHITE"), OptionValues: []catalog.OptionChoice{{Option: "Color", Value: "White"}}, Weight: &weightp, CostPrice: &costp, LowThreshold: &five, StockOnHand: &ten,
					Prices: []catalog.PriceInput{{CurrencyCode: "EUR", Amount: domain.MustAmount("49"), MinQuantity: 1}, {CurrencyCode: "EUR", Amount: domain.MustAmount("45"), MinQuantity: 5}}},
				{SKU: p("BLACK"), OptionValues: []catalog.OptionChoice{{Option: "Color", Value: "Black"}}},
			},
			Translations: []catalog.TranslationInput{{LanguageCode: "en", Name: "Set"}},
		}
		made, err := s.Catalog.CreateProduct(ctx, another(s.actor), in)
		Expect(err).NotTo(HaveOccurred())
		Expect(made.Slug).To(Equal("ceramic-pour-over-set"))
		Expect(*made.Description).To(Equal("<p>Fired in Berlin.</p>"))
		Expect(made.Variants).To(HaveLen(2))
		Expect(made.Variants[0].Stock.OnHand).To(Equal(10))
		Expect(made.Variants[0].Prices).To(HaveLen(2))
		for _, key := range []catalog.ProductKey{{ID: made.ID}, {Slug: made.Slug}, {SKU: "BLACK"}} {
			read, err := s.As(s.actor).Product(ctx, key)
			Expect(err).NotTo(HaveOccurred())
			Expect(read).To(Equal(made))
		}
		_, err = s.As(s.actor).Product(ctx, catalog.ProductKey{SKU: "RED"})
		Expect(err).To(refuse(domain.NotFound))
	})

	It("is created once, even if the request is repeated", func(ctx SpecContext) {
		actor := another(s.actor)
		in := catalog.ProductInput{Name: p("Kettle"), Variants: []catalog.VariantInput{{SKU: p("K")}}}
		first, err := s.Catalog.CreateProduct(ctx, actor, in)
		Expect(err).NotTo(HaveOccurred())
		again, err := s.Catalog.CreateProduct(ctx, actor, in)
		Expect(err).NotTo(HaveOccurred())
		Expect(again).To(Equal(first))
	})

	It("gets a unique slug, even from concurrent requests", func(ctx SpecContext) {
		var wg sync.WaitGroup
		slugs := make(chan string, 8)
		for range 8 {
			wg.Go(func() {
				defer GinkgoRecover()
				actor := another(s.actor)
				made, err := waiting(func() (*catalog.Product, error) {
					return s.Catalog.CreateProduct(ctx, actor, catalog.ProductInput{Name: p("Kettle")})
				})
				Expect(err).NotTo(HaveOccurred())
				slugs <- made.Slug
			})
		}
		wg.Wait()
		close(slugs)
		var got []string
		for slug := range slugs {
			got = append(got, slug)
		}
		Expect(got).To(ConsistOf("kettle", "kettle-2", "kettle-3", "kettle-4", "kettle-5", "kettle-6", "kettle-7", "kettle-8"))
		_, err := s.Catalog.CreateProduct(ctx, another(s.actor), catalog.ProductInput{Name: p("Kettle"), Slug: p("kettle-2")})
		Expect(err).To(refuse(domain.AlreadyExists))
		e, _ := errors.AsType[*domain.Error](err)
		Expect(e.Fields[0].Pointer).To(Equal("/slug"))
	})

	It("is refused if its SKU belongs to another variant, and the error points to the SKU", func(ctx SpecContext) {
		s.good(ctx, "A", 1)
		_, err := s.Catalog.CreateProduct(ctx, another(s.actor), catalog.ProductInput{Name: p("x"), Variants: []catalog.VariantInput{{SKU: p("A")}}})
		Expect(err).To(refuse(domain.AlreadyExists))
		e, _ := errors.AsType[*domain.Error](err)
		Expect(e.Fields[0].Pointer).To(Equal("/variants/0/sku"))
	})

	It("changes only in the requested fields and gets a new version", func(ctx SpecContext) {
		made := s.good(ctx, "A", 5)
		v := made.Variants[0]
		two := int64(2)
		backorder := catalog.Backorder
		changed, err := s.Catalog.UpdateProduct(ctx, another(s.actor), made.ID, domain.Expect{Body: &made.Version}, catalog.ProductInput{
			Brand: ptr(p("Juniper")), Options: []catalog.OptionInput{{Name: p("Size"), Values: []catalog.OptionValueInput{{Value: p("S")}, {Value: p("L")}}}},
			Variants: []catalog.VariantInput{
				{SKU: p("A-L"), OptionValues: []catalog.OptionChoice{{Option: "Size", Value: "L"}}},
				{ID: &v.ID, OptionValues: []catalog.OptionChoice{{Option: "Size", Value: "S"}}, Policy: &backorder, Prices: []catalog.PriceInput{{CurrencyCode: "EUR", Amount: domain.MustAmount("39"), MinQuantity: 1}}},
			},
		})
		Expect(err).NotTo(HaveOccurred())
		Expect(changed.Version).To(Equal(two))
		Expect(changed.Variants[0].SKU).To(Equal("A-L"))
		Expect(changed.Variants[1].Version).To(Equal(two))
		Expect(changed.Variants[1].Prices[0].ID).To(Equal(v.Prices[0].ID), "the same key is the same row")
		Expect(changed.Variants[1].Prices[0].Amount.String()).To(Equal("39.0000"))
		Expect(changed.Variants[1].Stock).To(And(HaveField("OnHand", 5), HaveField("Policy", catalog.Backorder)))
		_, err = s.Catalog.UpdateProduct(ctx, another(s.actor), made.ID, domain.Expect{Body: &made.Version}, catalog.ProductInput{Brand: ptr[string](nil)})
		Expect(err).To(refuse(domain.VersionConflict))
		same, err := s.Catalog.UpdateProduct(ctx, another(s.actor), made.ID, domain.Expect{}, catalog.ProductInput{})
		Expect(err).NotTo(HaveOccurred())
		Expect(same.Version).To(Equal(two))
	})

	It("can lose a variant: its SKU becomes free, and its sold units still ship", func(ctx SpecContext) {
		made := s.good(ctx, "A", 5)
		old := made.Variants[0]
		moves := []catalog.StockMove{{VariantID: old.ID, Quantity: 2}}
		Expect(s.move(ctx, moves, "take")).To(Succeed())
		changed, err := s.Catalog.UpdateProduct(ctx, another(s.actor), made.ID, domain.Expect{}, catalog.ProductInput{Variants: []catalog.VariantInput{{SKU: p("A")}}})
		Expect(err).NotTo(HaveOccurred())
		Expect(changed.Variants).To(HaveLen(1))
		Expect(changed.Variants[0].ID).NotTo(Equal(old.ID))
		Expect(s.move(ctx, moves, "take")).To(refuse(domain.InsufficientStock))
		Expect(s.move(ctx, moves, "ship")).To(Succeed())
		all, err := s.As(s.actor).Sellables(ctx, []int64{old.ID})
		Expect(err).NotTo(HaveOccurred())
		Expect(all[old.ID].ForSale(nil, s.Clock.Now())).To(BeFalse())
	})

	It("keeps a variant that a running checkout needs", func(ctx SpecContext) {
		made := s.good(ctx, "A", 5)
		_, err := s.Data.SQL.ExecContext(ctx, `
			WITH o AS (INSERT INTO orders (store_id, created_on, modified_on, order_number, command_id, email, source, status, payment_status, fulfillment_status,
				order_date, expires_on, currency_code, subtotal, discount_total, shipping_total, tax_total, grand_total, prices_include_tax, item_count)
				VALUES ($1, now(), now(), 1, gen_random_uuid(), 'a@b.example', 'STOREFRONT', 'DRAFT', 'PENDING', 'UNFULFILLED', now(), now() + interval '1 hour', 'EUR', 0, 0, 0, 0, 0, true, 1) RETURNING id)
			INSERT INTO order_lines (store_id, created_on, modified_on, order_id, position, variant_id, product_type, requires_shipping, track_inventory, sku, name, quantity,
				unit_price, unit_price_before_discount, line_subtotal, line_discount, line_total, line_tax, line_gross)
			SELECT $1, now(), now(), o.id, 0, $2, 'PHYSICAL', true, true, 'A', 'A', 1, 0, 0, 0, 0, 0, 0, 0 FROM o`, s.store.ID, made.Variants[0].ID)
		Expect(err).NotTo(HaveOccurred())
		_, err = s.Catalog.UpdateProduct(ctx, another(s.actor), made.ID, domain.Expect{}, catalog.ProductInput{Variants: []catalog.VariantInput{{SKU: p("B")}}})
		Expect(err).To(refuse(domain.InUse))
	})

	It("can be archived and restored", func(ctx SpecContext) {
		made := s.good(ctx, "A", 5)
		Expect(s.Catalog.ArchiveProduct(ctx, another(s.actor), made.ID)).To(Succeed())
		Expect(s.Catalog.ArchiveProduct(ctx, another(s.actor), made.ID)).To(Succeed())
		archived, err := s.As(s.actor).Product(ctx, catalog.ProductKey{ID: made.ID})
		Expect(err).NotTo(HaveOccurred())
		Expect(archived.Status).To(Equal(catalog.ProductArchived))
		Expect(archived.Version).To(Equal(made.Version + 1))
		active := catalog.ProductActive
		back, err := s.Catalog.UpdateProduct(ctx, another(s.actor), made.ID, domain.Expect{}, catalog.ProductInput{Status: &active})
		Expect(err).NotTo(HaveOccurred())
		Expect(back.Status).To(Equal(catalog.ProductActive))
		Expect(s.Catalog.ArchiveProduct(ctx, another(s.actor), made.ID+1)).To(refuse(domain.NotFound))
	})

	It("is found by every filter", func(ctx SpecContext) {
		digital, draft := catalog.Digital, catalog.ProductDraft
		s.good(ctx, "A", 5, func(in *catalog.ProductInput) { in.Brand, in.Tags = ptr(p("Juniper")), []string{"gift", "50%"} })
		s.good(ctx, "B", 0, func(in *catalog.ProductInput) { in.Type, in.ExternalID = &digital, ptr(p("ext-1")) })
		three := 3
		threep := &three
		s.good(ctx, "C", 2, func(in *catalog.ProductInput) {
			in.Status, in.Variants[0].LowThreshold, in.Variants[0].Barcode = &draft, &threep, ptr(p("4012"))
		})
		class, err := s.Settings.CreateTaxClass(ctx, another(s.actor), settings.TaxClassInput{Name: p("Books")})
		Expect(err).NotTo(HaveOccurred())
		s.good(ctx, "D", 2, func(in *catalog.ProductInput) { id := &class.ID; in.TaxClassID = &id })
		Expect(names(ctx, catalog.ProductFilter{})).To(Equal([]string{"Good A", "Good B", "Good C", "Good D"}))
		Expect(names(ctx, catalog.ProductFilter{Search: "ood b"})).To(Equal([]string{"Good B"}))
		Expect(names(ctx, catalog.ProductFilter{Search: "4012"})).To(Equal([]string{"Good C"}))
		Expect(names(ctx, catalog.ProductFilter{Search: "%"})).To(BeEmpty())
		Expect(names(ctx, catalog.ProductFilter{Brand: "Juniper"})).To(Equal([]string{"Good A"}))
		Expect(names(ctx, catalog.ProductFilter{Tag: []string{"50%"}})).To(Equal([]string{"Good A"}))
		Expect(names(ctx, catalog.ProductFilter{Type: []catalog.ProductType{catalog.Digital}})).To(Equal([]string{"Good B"}))
		Expect(names(ctx, catalog.ProductFilter{ExternalID: "ext-1"})).To(Equal([]string{"Good B"}))
		Expect(names(ctx, catalog.ProductFilter{SKU: "C"})).To(Equal([]string{"Good C"}))
		Expect(names(ctx, catalog.ProductFilter{Status: []catalog.ProductStatus{catalog.ProductDraft}})).To(Equal([]string{"Good C"}))
		Expect(names(ctx, catalog.ProductFilter{TaxClassID: []int64{class.ID}})).To(Equal([]string{"Good D"}))
		Expect(names(ctx, catalog.ProductFilter{Stock: []catalog.StockStatus{catalog.OutOfStock}})).To(Equal([]string{"Good B"}))
		Expect(names(ctx, catalog.ProductFilter{Stock: []catalog.StockStatus{catalog.LowStock}})).To(Equal([]string{"Good C"}))
		Expect(names(ctx, catalog.ProductFilter{Stock: []catalog.StockStatus{catalog.InStock}})).To(Equal([]string{"Good A", "Good D"}))
		now := s.Clock.Now().Add(time.Minute)
		Expect(names(ctx, catalog.ProductFilter{CreatedFrom: &now})).To(BeEmpty())
		Expect(names(ctx, catalog.ProductFilter{CreatedTo: &now})).To(HaveLen(4))
		before := now.Add(-time.Hour)
		Expect(names(ctx, catalog.ProductFilter{ModifiedSince: &before})).To(HaveLen(4))
		changed, _, err := s.As(s.actor).Products(ctx, catalog.ProductFilter{ModifiedSince: &before}, domain.PageQuery{Number: 1, Size: 3})
		Expect(err).NotTo(HaveOccurred())
		Expect(changed.Items).To(HaveLen(3))
		Expect(changed.NextCursor).NotTo(BeEmpty())
	})

	It("is listed page by page, by page number and by cursor", func(ctx SpecContext) {
		for i := range 7 {
			s.good(ctx, fmt.Sprint("S", i), i)
		}
		for _, sort := range []string{"createdOn", "-createdOn", "name", "-name", "modifiedOn"} {
			var numbered, followed []string
			page := 0
			storetest.Follow(3, func(cursor string) string {
				page++
				list, currency, err := s.As(s.actor).Products(ctx, catalog.ProductFilter{}, domain.PageQuery{Number: page, Size: 3, Sort: sort})
				Expect(err).NotTo(HaveOccurred())
				Expect(currency).To(Equal(domain.Currency("EUR")))
				Expect(list.TotalCount).To(BeEquivalentTo(7))
				q := domain.PageQuery{Size: 3, Sort: sort, Cursor: cursor}
				if cursor == "" {
					q.Number = 1
				}
				next, _, err := s.As(s.actor).Products(ctx, catalog.ProductFilter{}, q)
				Expect(err).NotTo(HaveOccurred())
				for i := range list.Items {
					numbered, followed = append(numbered, list.Items[i].Name), append(followed, next.Items[i].Name)
				}
				return next.NextCursor
			})
			Expect(numbered).To(HaveLen(7))
			Expect(followed).To(Equal(numbered), sort)
		}
	})

	It("shows a summary of its variants in lists", func(ctx SpecContext) {
		made := s.good(ctx, "A", 5)
		Expect(s.move(ctx, []catalog.StockMove{{VariantID: made.Variants[0].ID, Quantity: 2}}, "take")).To(Succeed())
		page, currency, err := s.As(s.actor).Products(ctx, catalog.ProductFilter{}, domain.PageQuery{Number: 1, Size: 10, Sort: "name"})
		Expect(err).NotTo(HaveOccurred())
		sum := page.Items[0].Summary(currency, s.Clock.Now())
		Expect(sum).To(And(HaveField("VariantCount", 1), HaveField("Available", int64(3)), HaveField("Stock", catalog.InStock)))
		Expect(sum.PriceFrom.String()).To(Equal("49.0000"))
	})

	It("lists its variants for order lines at a customer's price", func(ctx SpecContext) {
		s.good(ctx, "A", 5)
		s.good(ctx, "B", 0)
		draft := catalog.ProductDraft
		s.good(ctx, "C", 5, func(in *catalog.ProductInput) { in.Status = &draft })
		percent := domain.MustAmount("10")
		mode := customer.PriceModeDiscount
		percentp := &percent
		tier, err := s.Customer.CreateAccountType(ctx, another(s.actor), customer.AccountTypePatch{Name: p("Wholesale"), PriceMode: &mode, DiscountPercent: &percentp}, nil)
		Expect(err).NotTo(HaveOccurred())
		browse := func(f catalog.BrowseFilter) (out []string) {
			GinkgoHelper()
			page, err := s.As(s.actor).Browse(ctx, f, domain.PageQuery{Number: 1, Size: 10, Sort: "sku"})
			Expect(err).NotTo(HaveOccurred())
			for _, b := range page.Items {
				out = append(out, b.Variant.SKU+" "+b.Cost.Charged.Fixed(2))
			}
			return out
		}
		yes, no := true, false
		Expect(browse(catalog.BrowseFilter{})).To(Equal([]string{"A 49.00", "B 49.00"}))
		Expect(browse(catalog.BrowseFilter{Orderable: &yes})).To(Equal([]string{"A 49.00"}))
		Expect(browse(catalog.BrowseFilter{Orderable: &no})).To(Equal([]string{"B 49.00"}))
		Expect(browse(catalog.BrowseFilter{AccountTypeID: tier.ID, Search: "good a"})).To(Equal([]string{"A 44.10"}))
		dollars := domain.Currency("USD")
		Expect(browse(catalog.BrowseFilter{Currency: &dollars})).To(BeEmpty())
	})
})

func ptr[T any](p *T) **T { return &p }
