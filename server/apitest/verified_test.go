package apitest_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"net/http"
	"os"
	"slices"
	"strconv"
	"sync"
	"sync/atomic"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/storeplatform/storeplatform/server/apitest"
)

// counted returns how many storefront reads had a given result, in all processes of the spec.
func counted(result string) (n float64) {
	GinkgoHelper()
	families, err := prometheus.DefaultGatherer.Gather()
	Expect(err).NotTo(HaveOccurred())
	for _, family := range families {
		if family.GetName() != "storeplatform_storefront_answers_total" {
			continue
		}
		for _, m := range family.GetMetric() {
			if m.GetLabel()[0].GetValue() == result {
				n += m.GetCounter().GetValue()
			}
		}
	}
	return n
}

// amount returns the number in an environment variable, or else usual.
func amount(name string, usual int) int {
	GinkgoHelper()
	text := os.Getenv(name)
	if text == "" {
		return usual
	}
	n, err := strconv.Atoi(text)
	Expect(err).NotTo(HaveOccurred(), name)
	return n
}

// did expects that a change was made or refused, since a random change may be invalid in the current state.
func did(a *apitest.Answer) {
	GinkgoHelper()
	Expect(a.Status).To(Or(BeNumerically("<", 300), Equal(http.StatusUnprocessableEntity), Equal(http.StatusConflict)), string(a.Body))
}

// writers returns functions that make random changes of a store: one for every kind of change that the storefront
// shows.
func (f *shopfront) writers(r *rand.Rand) map[string]func() {
	shop, admin := f.shop, f.shop.Admin
	product := func() int64 { return f.product[r.IntN(len(f.product))] }
	patch := func(field string, value any) func() {
		return func() { did(admin.Patch("/admin/product", object{"productId": product(), field: value})) }
	}
	price := func(more object) func() {
		return func() {
			row := object{"variantId": shop.Black, "currencyCode": "EUR", "amount": fmt.Sprintf("%d.00", 30+r.IntN(40))}
			for name, value := range more {
				row[name] = value
			}
			did(admin.Put("/admin/price", object{"currencyCode": "EUR", "prices": []any{row}}))
		}
	}
	settings := func(field string, values ...any) func() {
		return func() { did(admin.Patch("/admin/store/settings", object{field: values[r.IntN(len(values))]})) }
	}
	collections := admin.Get("/admin/collection/all").OK()
	plan := admin.Get("/admin/subscription-plan/all").OK().ID("items.0.subscriptionPlanId")
	medium := admin.Get("/admin/media/paged").OK().ID("items.0.mediaId")
	later := func() string { return shop.World.Clock.Now().Add(time.Hour).Format(time.RFC3339) }
	return map[string]func(){
		"name":          func() { patch("name", fmt.Sprint("Kettle ", r.IntN(1000)))() },
		"tags":          func() { patch("tags", []string{fmt.Sprint("tag", r.IntN(5))})() },
		"smallest":      func() { patch("minQuantity", 1+r.IntN(3))() },
		"status":        func() { patch("status", []string{"ACTIVE", "ACTIVE", "DRAFT"}[r.IntN(3)])() },
		"related":       func() { patch("relatedProductIds", []int64{product()})() },
		"visible later": func() { patch("visibility", object{"publishOn": later()})() },
		"visible":       func() { patch("visibility", object{"publishOn": nil})() },
		"price":         price(nil),
		"price later":   func() { price(object{"startsOn": later()})() },
		"price of type": price(object{"accountTypeId": f.account}),
		"account type": func() {
			did(admin.Patch("/admin/account-type", object{"accountTypeId": f.account, "discountPercent": fmt.Sprint(r.IntN(50))}))
		},
		"stock": func() {
			did(admin.Once().Post("/admin/stock/adjust", object{"reason": "COUNTED", "items": []any{object{"variantId": shop.White, "stockOnHand": 30 + r.IntN(20)}, object{"variantId": shop.Black, "stockOnHand": 25 + r.IntN(3)}}}))
		},
		"sale": func() {
			if cart := shop.Storefront.Post("/customer/cart/item", object{"variantId": shop.White, "quantity": 3}); cart.Status == http.StatusOK { // the variant may not be for sale at this moment
				apitest.Guest{Client: shop.Storefront.With("X-Cart-Token", cart.Text("token")), Shop: shop, CartID: cart.ID("cartId")}.Buy().OK()
			}
		},
		"collection": func() {
			did(admin.Patch("/admin/collection", object{"collectionId": collections.ID("items.0.collectionId"), "name": fmt.Sprint("All ", r.IntN(100))}))
		},
		"rule": func() {
			did(admin.Patch("/admin/collection", object{"collectionId": collections.ID("items.1.collectionId"), "isActive": r.IntN(2) == 0}))
		},
		"plan": func() {
			did(admin.Patch("/admin/subscription-plan", object{"subscriptionPlanId": plan, "name": fmt.Sprint("Monthly ", r.IntN(100))}))
		},
		"medium": func() {
			did(admin.Patch("/admin/media", object{"mediaId": medium, "altText": fmt.Sprint("A kettle ", r.IntN(100))}))
		},
		"settings": settings("supportEmail", "a@juniper.example", "b@juniper.example"),
		"tax":      settings("pricesIncludeTax", true, false),
		"time": func() {
			shop.World.Clock.Advance(20 * time.Minute)
			admin = shop.World.Login(apitest.AdminEmail, apitest.AdminPassword).In(shop.StoreID) // the earlier login may have expired
			shop.Admin = admin
			f.mia = shop.Storefront.Post("/customer/store/login", object{"email": "mia@example.com", "password": "seven slow kettles"}).OK().Text("accessToken")
		},
	}
}

var _ = Describe("Cached storefront responses", Ordered, func() {
	const processes = 3
	var f *shopfront
	BeforeAll(func(ctx SpecContext) { f = openShopfront(ctx, processes) })

	It("are reused byte for byte for every caller with the same access", func() {
		before := f.all(f.plain)
		for _, answer := range before {
			Expect(answer).To(HavePrefix("map["), "everything can be read")
		}
		Expect(f.all(f.kept[0])).To(Equal(before))
		hits := counted("hit")
		Expect(f.all(f.kept[0])).To(Equal(before))
		Expect(counted("hit") - hits).To(BeNumerically("==", len(before)))

		By("a known ETag")
		tagged := f.kept[0].Get(f.reads[0]).OK()
		Expect(f.kept[0].With("If-None-Match", tagged.Header.Get("ETag")).Get(f.reads[0]).Status).To(Equal(304))
	})

	It("exclude lists that are sorted by sales", func() {
		for _, path := range []string{"/customer/product/paged?sort=-bestSelling"} {
			f.kept[0].Get(path).OK()
			misses := counted("miss")
			f.kept[0].Get(path).OK()
			Expect(counted("miss") - misses).To(BeNumerically("==", 1))
		}
	})

	It("stay valid after a sale that does not change availability", func() {
		shop := f.shop
		list := "/customer/product/paged?pageSize=20"
		f.kept[0].Get(list).OK()
		kept := answered(f.kept[0].Get(list))
		shop.Guest(shop.White, 1).Buy().OK()
		hits := counted("hit")
		Expect(answered(f.kept[0].Get(list))).To(Equal(kept))
		Expect(counted("hit") - hits).To(BeNumerically("==", 1))
	})

	It("are not served to a customer whose login has ended, or to other stores", func() {
		path := f.reads[4]
		for range 2 {
			f.kept[0].Bearer(f.mia).Get(path).OK()
		}
		login := f.shop.Storefront.Post("/customer/store/login", object{"email": "mia@example.com", "password": "seven slow kettles"}).OK().Text("accessToken")
		Expect(answered(f.kept[0].Bearer(login).Get(path))).To(Equal(answered(f.kept[0].Bearer(f.mia).Get(path))), "another login of theirs")
		f.shop.Storefront.Bearer(login).Post("/customer/user/logout", nil).Is(http.StatusNoContent)
		Expect(f.kept[0].Bearer(login).Get(path).Status).To(Equal(http.StatusUnauthorized))

		other := f.shop.World.Shop("neighbor")
		there := f.kept[0].Store(other.StoreKey).Get(path).OK()
		Expect(there.At("items")).To(HaveLen(1), "its own")
		Expect(answered(there)).To(Equal(answered(f.plain.Store(other.StoreKey).Get(path))))
	})

	It("are no older than the last change of any kind by any process", func() {
		seed := uint64(amount("STORE_SPECS_SEED", int(GinkgoRandomSeed())))
		GinkgoWriter.Println("STORE_SPECS_SEED", seed)
		r := rand.New(rand.NewPCG(seed, 1))
		writers := f.writers(r)
		names := slices.Sorted(maps.Keys(writers)) // sorted, so that the seed determines the order of changes
		done := ""
		hits := counted("hit")
		for step := range amount("STORE_SPECS_VERIFIED", 120) {
			if step%3 == 0 {
				done = names[r.IntN(len(names))]
				writers[done]()
			}
			path, customer := f.reads[r.IntN(len(f.reads))], r.IntN(3) == 0
			want := answered(f.as(f.plain, customer).Get(path))
			for _, c := range f.kept {
				Expect(answered(f.as(c, customer).Get(path))).To(Equal(want), "%s after %s, customer: %v, step %d", path, done, customer, step)
			}
		}
		Expect(counted("hit")).To(BeNumerically(">", hits))
	})

	It("are no older than the last commit before a request, including during writes", func(ctx SpecContext) {
		// Each writer increases a number with each change. A reader must see at least the number that was committed
		// before the request.
		shop := f.shop
		shop.Admin.Patch("/admin/product", object{"productId": shop.ProductID, "status": "ACTIVE", "visibility": object{"publishOn": nil}, "minQuantity": 1}).OK()
		var price, stock atomic.Int64
		end := make(chan struct{})
		var writing, reading sync.WaitGroup
		rounds := amount("STORE_SPECS_VERIFIED", 120) / 4
		for _, w := range []struct {
			last  *atomic.Int64
			write func(n int64)
		}{
			{&price, func(n int64) {
				_, err := f.rows.ExecContext(ctx, "UPDATE prices SET amount = $2, compare_at_amount = NULL WHERE variant_id = $1 AND currency_code = 'EUR' AND account_type_id IS NULL AND min_quantity = 1 AND starts_on IS NULL", shop.White, n)
				Expect(err).NotTo(HaveOccurred())
			}},
			{&stock, func(n int64) {
				_, err := f.rows.ExecContext(ctx, "UPDATE stocks SET on_hand = reserved + $2 WHERE variant_id = $1", shop.White, n)
				Expect(err).NotTo(HaveOccurred())
			}},
		} {
			w.last.Store(100)
			w.write(100)
			writing.Go(func() {
				defer GinkgoRecover()
				for n := int64(101); n < 101+int64(rounds); n++ {
					w.write(n)
					w.last.Store(n)
				}
			})
		}
		for i := range 2 * processes {
			reading.Go(func() {
				defer GinkgoRecover()
				c := f.kept[i%processes]
				for {
					atLeast, left := price.Load(), stock.Load()
					a := c.Get(f.reads[0]).OK()
					shownPrice, err := strconv.ParseFloat(a.Text("variants.0.price"), 64)
					Expect(err).NotTo(HaveOccurred())
					Expect(int64(shownPrice)).To(BeNumerically(">=", atLeast))
					Expect(a.ID("variants.0.availableQuantity")).To(BeNumerically(">=", left))
					select {
					case <-end:
						return
					default:
					}
				}
			})
		}
		writing.Wait()
		close(end)
		reading.Wait()
	})
})
