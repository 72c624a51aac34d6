package store_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/storetest"
)

var _ = Describe("A storefront's list of products by price", storetest.Plans, func() {
	It("contains the products and prices that the price rules determine, for every audience and time", func(ctx SpecContext) {
		t := newRenewalStore(ctx)
		r := rand.New(rand.NewPCG(uint64(GinkgoRandomSeed()), 287))
		_, err := t.Data.SQL.ExecContext(ctx, `UPDATE stores SET settings = jsonb_set(settings, '{currencyCodes}', '["EUR", "JPY"]') WHERE id = $1`, t.store.ID)
		Expect(err).NotTo(HaveOccurred())
		kinds := []*int64{nil}
		for i, percent := range []string{"0", "10", "33.33", "99.5"} {
			in := customer.AccountTypePatch{Name: new(fmt.Sprint("Kind ", i))}
			if percent != "0" {
				off := new(domain.MustAmount(percent))
				in.PriceMode, in.DiscountPercent = new(customer.PriceModeDiscount), &off
			}
			kind, err := t.Customer.CreateAccountType(ctx, another(t.actor), in, nil)
			Expect(err).NotTo(HaveOccurred())
			kinds = append(kinds, &kind.ID)
		}
		idOf := func(id *int64) int64 {
			if id == nil {
				return 0
			}
			return *id
		}
		start := t.Clock.Now().Truncate(time.Hour)
		currencies := []domain.Currency{"EUR", "JPY"}
		prices := func() (rows []catalog.PriceInput) { // returns random prices of one variant
			seen := map[string]bool{}
			for range r.IntN(6) {
				p := catalog.PriceInput{CurrencyCode: currencies[r.IntN(5)/4], Amount: domain.AmountOf(1000+int64(r.IntN(4))*int64(1+r.IntN(2)*300), 2), MinQuantity: []int{1, 1, 2, 5}[r.IntN(4)]}
				if p.CurrencyCode == "JPY" {
					p.Amount = domain.AmountOf(1000+int64(r.IntN(3)), 0)
				}
				if r.IntN(4) == 0 {
					p.AccountTypeID = kinds[r.IntN(len(kinds))]
				}
				if r.IntN(2) == 0 {
					p.StartsOn = new(start.Add(time.Duration(r.IntN(8)-3) * time.Hour))
				}
				if r.IntN(2) == 0 {
					p.EndsOn = new(start.Add(time.Duration(6+r.IntN(3)) * time.Hour))
					if p.StartsOn != nil {
						p.EndsOn = new(p.StartsOn.Add(time.Duration(1+r.IntN(3)) * time.Hour))
					}
				}
				key := fmt.Sprint(p.CurrencyCode, idOf(p.AccountTypeID), p.MinQuantity, p.StartsOn)
				if !seen[key] {
					rows = append(rows, p)
				}
				seen[key] = true
			}
			return rows
		}
		var products []*catalog.Product
		for i := range 16 {
			p := t.checkoutStore.good(ctx, fmt.Sprint("P", i), 5, chosen(map[string]int{"Size:S": 9, "Size:M": 9}), func(in *catalog.ProductInput) {
				in.Variants = in.Variants[:1+r.IntN(2)]
				for v := range in.Variants {
					in.Variants[v].Prices = prices()
				}
				in.MinQuantity = new(1 + r.IntN(3))
				if i%8 == 2 {
					in.IsSubscribable, in.SubscriptionOnly, in.SubscriptionPlanIDs = new(true), new(true), []int64{t.plan.ID}
				}
				if i%8 == 1 {
					in.Visibility = &catalog.Visibility{AccountTypeIDs: []int64{*kinds[1]}}
				}
			})
			products = append(products, p)
		}
		change := func() {
			p := products[r.IntN(len(products))]
			switch r.IntN(4) {
			case 0:
				_, err = t.Catalog.UpdateProduct(ctx, another(t.actor), p.ID, domain.Expect{}, catalog.ProductInput{MinQuantity: new(1 + r.IntN(6))})
			case 1:
				status := []catalog.VariantStatus{catalog.VariantActive, catalog.VariantDisabled}[r.IntN(2)]
				in := catalog.ProductInput{}
				for _, v := range p.Variants {
					in.Variants = append(in.Variants, catalog.VariantInput{ID: &v.ID, Status: new(catalog.VariantActive)})
				}
				in.Variants[0].Status = &status
				_, err = t.Catalog.UpdateProduct(ctx, another(t.actor), p.ID, domain.Expect{}, in)
			default:
				v := p.Variants[r.IntN(len(p.Variants))].ID
				rows := prices()
				for i := range rows {
					rows[i].VariantID = v
				}
				_, err = t.Catalog.ReplacePrices(ctx, another(t.actor), []int64{v}, nil, rows)
			}
			Expect(err).NotTo(HaveOccurred())
		}
		compared := 0
		for round := range 12 { // in the last rounds, nearly all prices round to the same amount
			kind, currency := kinds[round%len(kinds)], currencies[r.IntN(5)/4]
			mode := []domain.RoundingMode{domain.HalfUp, domain.HalfEven, domain.HalfDown}[r.IntN(3)]
			_, err := t.Data.SQL.ExecContext(ctx, `UPDATE stores SET settings = jsonb_set(settings, '{roundingMode}', to_jsonb($2::text)) WHERE id = $1`, t.store.ID, mode)
			Expect(err).NotTo(HaveOccurred())
			actor := domain.Actor{Kind: domain.ActorCustomer, StoreID: t.store.ID}
			if kind != nil {
				actor.ID = t.mia.ID
				_, err := t.Data.SQL.ExecContext(ctx, "UPDATE customers SET account_type_id = $1 WHERE id = $2", *kind, t.mia.ID)
				Expect(err).NotTo(HaveOccurred())
			}
			list := func(f catalog.StorefrontFilter, q domain.PageQuery) domain.Page[catalog.Card] {
				GinkgoHelper()
				page, _, err := t.As(actor).StorefrontProducts(ctx, f, q, &currency, nil)
				Expect(err).NotTo(HaveOccurred())
				return page
			}
			all := list(catalog.StorefrontFilter{}, domain.PageQuery{Number: 1, Size: 100}).Items
			ids := func(cards []catalog.Card) (ids []int64) {
				for _, c := range cards {
					ids = append(ids, c.Product.ID)
				}
				return ids
			}
			for _, sort := range []string{"price", "-price"} {
				expected := slices.Clone(all)
				slices.SortFunc(expected, func(a, b catalog.Card) int {
					n := a.PriceFrom.Cmp(b.PriceFrom)
					if n == 0 {
						n = int(a.Product.ID - b.Product.ID)
					}
					if sort == "-price" {
						n = -n
					}
					return n
				})
				var found, behind []int64
				cursor := ""
				for n := 1; n <= len(all)/3+1; n++ {
					page := list(catalog.StorefrontFilter{}, domain.PageQuery{Number: n, Size: 3, Sort: sort})
					Expect(page.TotalCount).To(BeEquivalentTo(len(all)))
					found = append(found, ids(page.Items)...)
					if n == 1 || cursor != "" {
						page := list(catalog.StorefrontFilter{}, domain.PageQuery{Number: 1, Size: 3, Sort: sort, Cursor: cursor})
						behind, cursor = append(behind, ids(page.Items)...), page.NextCursor
					}
				}
				Expect(found).To(Equal(ids(expected)), "%s of %v in %s", sort, idOf(kind), currency)
				Expect(behind).To(Equal(found), "%s by cursor", sort)
				low, high := domain.AmountOf(int64(900+r.IntN(200)), 2), domain.AmountOf(int64(900+r.IntN(900)), 2)
				if currency == "JPY" {
					low, high = domain.AmountOf(int64(600+r.IntN(600)), 0), domain.AmountOf(int64(600+r.IntN(600)), 0)
				}
				for _, f := range []catalog.StorefrontFilter{{PriceMin: &low}, {PriceMax: &high}, {PriceMin: &low, PriceMax: &high}, {PriceMin: &low, PriceMax: &low}} {
					within := slices.DeleteFunc(slices.Clone(expected), func(c catalog.Card) bool {
						return !slices.ContainsFunc(c.Offers, func(o catalog.Offer) bool {
							costs := []domain.Amount{}
							if o.Price != nil && !c.Product.SubscriptionOnly {
								costs = append(costs, *o.Price)
							}
							for _, plan := range o.Plans {
								if c.Product.SubscriptionOnly {
									costs = append(costs, plan.Price)
								}
							}
							return slices.ContainsFunc(costs, func(a domain.Amount) bool {
								return (f.PriceMin == nil || !a.Less(*f.PriceMin)) && (f.PriceMax == nil || !f.PriceMax.Less(a))
							})
						})
					})
					page := list(f, domain.PageQuery{Number: 1, Size: 100, Sort: sort})
					Expect(ids(page.Items)).To(Equal(ids(within)), "%s from %v to %v of %v in %s", sort, f.PriceMin, f.PriceMax, idOf(kind), currency)
					compared += len(within)
				}
			}
			change()
			t.Clock.Advance(time.Duration(r.IntN(60)) * time.Minute)
		}
		Expect(compared).To(BeNumerically(">", 50))
	})

	It("reads few rows beyond those it shows and counts", func(ctx SpecContext) {
		t := newRenewalStore(ctx)
		t.multiply(ctx, listed, "products", map[string]string{"slug": "i::text", "external_id": "NULL", "status": "'ACTIVE'", "subscription_only": "false", "name": "'Good ' || i", "list_prices": `jsonb_build_object('EUR', i % 400 + 1)`,
			"special_prices": "false", "created_on": "x.created_on - i * interval '1 minute'"})
		t.multiply(ctx, listed, "variants", map[string]string{"product_id": "i", "sku": "i::text", "external_id": "NULL", "barcode": "NULL", "sort_name": "'Good ' || i"})
		t.multiply(ctx, listed, "stocks", map[string]string{"variant_id": "i", "product_id": "i"})
		t.multiply(ctx, listed, "prices", map[string]string{"variant_id": "i", "amount": "i % 400 + 1"})
		t.multiply(ctx, listed, "product_prices", map[string]string{"product_id": "i", "amount": "(i % 400 + 1) * 10000", "highest": "(i % 400 + 1) * 10000"})
		_, err := t.Data.SQL.ExecContext(ctx, "SET LOCAL statement_timeout = 0; ANALYZE")
		Expect(err).NotTo(HaveOccurred())
		db, plans := t.explaining(ctx)
		amount := func(n int64) *domain.Amount { return new(domain.AmountOf(n, 0)) }
		for _, list := range []struct {
			filter catalog.StorefrontFilter
			rows   int
		}{
			{catalog.StorefrontFilter{}, domain.ExactCount + 1},
			{catalog.StorefrontFilter{PriceMin: amount(10), PriceMax: amount(12)}, 3 * listed / 400},
			{catalog.StorefrontFilter{PriceMax: amount(300)}, domain.ExactCount + 1},
			{catalog.StorefrontFilter{PriceMin: amount(100)}, domain.ExactCount + 1},
			{catalog.StorefrontFilter{PriceMin: amount(1000)}, 0},
			{catalog.StorefrontFilter{PriceMin: amount(399), PriceMax: amount(1000)}, 2 * listed / 400},
		} {
			for _, sort := range []string{"", "price", "-price"} {
				plans()
				page, _, err := db.As(domain.System(t.store.ID)).StorefrontProducts(ctx, list.filter, domain.PageQuery{Number: 1, Size: 20, Sort: sort}, nil, nil)
				Expect(err).NotTo(HaveOccurred())
				Expect(page.TotalCount).To(BeNumerically("~", list.rows, 2), "%+v", list.filter)
				for _, plan := range plans() {
					Expect(rowsRead(plan)).To(BeNumerically("<=", 11*domain.ExactCount), "%+v by %q\n%s", list.filter, sort, plan)
				}
			}
		}
	})
})
