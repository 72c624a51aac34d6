package store_test

import (
	"fmt"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/storetest"
)

var _ = Describe("Placing an order", func() {
	// Raise the figures only if a change needs another statement, since every checkout pays for it.
	It("takes 35 statements in 25 round trips for a guest's cart with one item and warm caches", func(ctx SpecContext) {
		t := newCheckoutStore(ctx)
		db, sent := t.Data.Counted()
		service := newService(store.Options{DB: db, Clock: t.Data.Clock, Keys: storetest.Keyring(), Gateways: payment.NewGateways(t.gateway), PublicURL: "http://store.example"})
		tea := t.good(ctx, "TEA", 5).Variants[0].ID
		first, before := t.visitor(ctx, tea, 1)
		_, err := service.Ordering.CheckoutCart(ctx, another(first), t.purchase(before, "64.14", "pm_card_visa"))
		Expect(err).NotTo(HaveOccurred())
		guest, cart := t.visitor(ctx, tea, 1)
		statements, trips := sent.During(func() {
			placed, err := service.Ordering.CheckoutCart(ctx, another(guest), t.purchase(cart, "64.14", "pm_card_visa"))
			Expect(err).NotTo(HaveOccurred())
			Expect(placed.Status).To(Equal(ordering.OrderOpen))
		})
		for _, statement := range statements {
			Expect(statement).NotTo(ContainSubstring("count(*)"), "it must not cost more the more there is")
		}
		Expect([]int{len(statements), trips}).To(Equal([]int{35, 25}), strings.Join(statements, "\n"))
	})
})

var _ = Describe("Adding an item to a cart", func() {
	It("takes a constant number of statements and round trips, however many lines the cart has", func(ctx SpecContext) {
		t := newCheckoutStore(ctx)
		db, sent := t.Data.Counted()
		service := newService(store.Options{DB: db, Clock: t.Data.Clock, Keys: storetest.Keyring(), PublicURL: "http://store.example"})
		var variants []int64
		for i := range 6 {
			variants = append(variants, t.good(ctx, fmt.Sprint("TEA-", i), 5).Variants[0].ID)
		}
		guest, _ := t.visitor(ctx, variants[0], 1)
		_, err := db.As(guest).Sellables(ctx, variants)
		Expect(err).NotTo(HaveOccurred())
		_, err = db.As(guest).Store(ctx)
		Expect(err).NotTo(HaveOccurred())
		_, _, err = db.As(guest).CouponsFor(ctx, nil)
		Expect(err).NotTo(HaveOccurred())
		for i, variant := range variants[1:] {
			statements, trips := sent.During(func() {
				cart, err := service.Ordering.AddCartItem(ctx, another(guest), ordering.CartItemAdd{VariantID: variant, CartItemInput: ordering.CartItemInput{Quantity: 1}})
				Expect(err).NotTo(HaveOccurred())
				Expect(cart.Items).To(HaveLen(i + 2))
			})
			Expect([]int{len(statements), trips}).To(Equal([]int{6, 5}), fmt.Sprint(i, statements))
		}
	})
})

var _ = Describe("Renewing a subscription", func() {
	It("takes 69 statements in 50 round trips with cold caches, and does not count subscriptions", func(ctx SpecContext) {
		t := newRenewalStore(ctx)
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"))
		db, sent := t.Data.Counted()
		t.Service = newService(store.Options{DB: db, Clock: t.Data.Clock, Keys: storetest.Keyring(), Gateways: payment.NewGateways(t.gateway), PublicURL: "http://store.example"})
		c := t.calendar(ctx)
		t.Data.Clock.Advance(c.At(*s.NextDate).Add(time.Hour).Sub(c.Now))
		statements, trips := sent.During(func() { t.due(ctx) })
		Expect(t.slots(ctx, s.ID)).To(Equal("1 CHARGED 2"))
		for _, statement := range statements {
			Expect(statement).NotTo(ContainSubstring("count(*)"), "it must not cost more the more there is")
		}
		Expect([]int{len(statements), trips}).To(Equal([]int{69, 50}))
	})
})

var _ = Describe("Reading the catalog", func() {
	It("takes the same statements and round trips for many products as for one", func(ctx SpecContext) {
		s := newStockedStore(ctx)
		var variants []int64
		for i := range 12 {
			made := s.good(ctx, fmt.Sprint("S", i), 1, func(in *catalog.ProductInput) {
				name, value := "Size", "S"
				in.Options = []catalog.OptionInput{{Name: &name, Values: []catalog.OptionValueInput{{Value: &value}}}}
				in.Variants[0].OptionValues = []catalog.OptionChoice{{Option: name, Value: value}}
			})
			variants = append(variants, made.Variants[0].ID)
		}
		db, sent := s.Data.Counted()
		guest := db.As(domain.Actor{Kind: domain.ActorCustomer, StoreID: s.store.ID})
		admin := db.As(s.actor)
		page := func(size int, sort string) domain.PageQuery {
			return domain.PageQuery{Number: 1, Size: size, Sort: sort}
		}
		reads := map[string]func(size int) error{
			"storefront list": func(size int) error {
				_, _, err := guest.StorefrontProducts(ctx, catalog.StorefrontFilter{}, page(size, ""), nil, nil)
				return err
			},
			"admin list": func(size int) error {
				_, _, err := admin.Products(ctx, catalog.ProductFilter{}, page(size, "name"))
				return err
			},
			"whole products": func(size int) error {
				_, _, err := admin.WholeProducts(ctx, catalog.ProductFilter{}, page(size, "name"))
				return err
			},
			"variants to order": func(size int) error {
				_, err := admin.Browse(ctx, catalog.BrowseFilter{}, page(size, "sku"))
				return err
			},
			"sellables": func(size int) error {
				_, err := guest.Sellables(ctx, variants[:size])
				return err
			},
		}
		found := map[string][]int{}
		for name, read := range reads {
			Expect(read(12)).To(Succeed())      // prepares the statements
			for _, size := range []int{1, 11} { // these sizes leave later pages, since the last page needs no count
				_, err := s.Data.SQL.ExecContext(ctx, "UPDATE storefront_versions SET version = gen_random_uuid()") // invalidates all cached rows
				Expect(err).NotTo(HaveOccurred())
				statements, trips := sent.During(func() { Expect(read(size)).To(Succeed()) })
				Expect(found[name]).To(Or(BeNil(), Equal([]int{len(statements), trips})), name)
				found[name] = []int{len(statements), trips}
			}
		}
		Expect(found).To(Equal(map[string][]int{
			"storefront list": {5, 5}, "admin list": {5, 5}, "whole products": {10, 7}, "variants to order": {10, 6}, "sellables": {7, 3},
		}))
	})
})
