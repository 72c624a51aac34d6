package apitest_test

import (
	"bytes"
	"encoding/csv"
	"fmt"
	"slices"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
)

var _ = Describe("A buyer's consent to marketing e-mails", Ordered, ContinueOnFailure, func() {
	type object = map[string]any
	var w *apitest.World
	var shop *apitest.Shop
	var receiver *apitest.Receiver
	BeforeAll(func(ctx SpecContext) {
		w = apitest.Start(ctx)
		shop = w.Shop("consents")
		receiver = apitest.NewReceiver()
		shop.Admin.Post("/admin/webhook-endpoint", object{"url": receiver.URL, "eventTypes": []any{"customer.updated"}}).OK()
	})
	consent := func(placed *apitest.Answer) any {
		GinkgoHelper()
		return shop.Admin.Get(fmt.Sprint("/admin/order/details?orderId=", placed.ID("orderId"))).OK().At("marketingConsent")
	}
	given := func(source string, at time.Time) OmegaMatcher {
		return And(HaveKeyWithValue("source", source), HaveKeyWithValue("acceptedOn", WithTransform(func(text string) (time.Time, error) { return time.Parse(time.RFC3339, text) },
			BeTemporally("~", at, time.Minute))))
	}
	checkout := func(g apitest.Guest, accepts any) object {
		body := g.Checkout("pm_card_visa")
		if accepts != nil {
			body["acceptsMarketing"] = accepts
		}
		return body
	}
	customer := func(email string) (apitest.Guest, func() bool) {
		token := shop.Storefront.Once().Post("/customer/user", object{"email": email, "password": "seven slow kettles", "firstName": "Mia", "lastName": "Keller", "acceptTerms": true}).OK().Text("accessToken")
		mia := shop.Storefront.Bearer(token)
		cart := mia.Post("/customer/cart/item", object{"variantId": shop.White, "quantity": 1}).OK().ID("cartId")
		return apitest.Guest{Client: mia, Shop: shop, CartID: cart}, func() bool { return mia.Get("/customer/user/me").OK().At("acceptsMarketing").(bool) }
	}
	buy := func(g apitest.Guest, accepts any) *apitest.Answer {
		GinkgoHelper()
		body := checkout(g, accepts)
		if g.Get("/customer/cart/summary").OK().At("storeCustomerId") != nil {
			delete(body, "email")
		}
		return g.Once().Post("/customer/checkout", body).OK()
	}

	It("is stored with a guest's order only if given, with the time and place of the first consent", func() {
		Expect(consent(shop.Guest(shop.White, 1).Buy())).To(BeNil())
		Expect(consent(buy(shop.Guest(shop.White, 1), false))).To(BeNil())

		g := shop.Guest(shop.White, 1)
		Expect(g.Patch("/customer/cart", object{"acceptsMarketing": true}).OK().At("acceptsMarketing")).To(BeTrue())
		at := w.Clock.Now()
		w.Clock.Advance(10 * time.Minute)
		version := g.Get("/customer/cart/summary").OK().ID("version")
		Expect(g.Patch("/customer/cart", object{"acceptsMarketing": true}).OK().ID("version")).To(Equal(version), "the same again changes nothing")
		declined := checkout(g, true)
		declined["payment"].(object)["paymentToken"] = "pm_card_visa_chargeDeclined"
		g.Once().Post("/customer/checkout", declined).Is(422)
		Expect(consent(buy(g, nil))).To(given("STOREFRONT", at))

		g = shop.Guest(shop.White, 1)
		g.Patch("/customer/cart", object{"acceptsMarketing": true}).OK()
		Expect(consent(buy(g, false))).To(BeNil(), "they have thought again")

		g = shop.Guest(shop.White, 1)
		_, token, _ := strings.Cut(g.Once().Post("/customer/checkout/link", object{}).OK().Text("url"), "#c=")
		page := shop.Storefront.With("X-Cart-Token", token)
		Expect(consent(buy(apitest.Guest{Client: page, Shop: shop, CartID: g.CartID}, true))).To(given("CHECKOUT_PAGE", w.Clock.Now()))
	})

	It("is stored with the customer, fires one event, and remains after an order without consent", func() {
		g, agreed := customer("consent1@example.com")
		buy(g, false)
		Expect(agreed()).To(BeFalse())
		g.CartID = g.Post("/customer/cart/item", object{"variantId": shop.White, "quantity": 1}).OK().ID("cartId")
		Expect(consent(buy(g, true))).To(given("STOREFRONT", w.Clock.Now()))
		Expect(agreed()).To(BeTrue())
		g.CartID = g.Post("/customer/cart/item", object{"variantId": shop.White, "quantity": 1}).OK().ID("cartId")
		Expect(consent(buy(g, false))).To(BeNil())
		Expect(agreed()).To(BeTrue(), "a box that is left alone withdraws nothing")
		Eventually(receiver.Deliveries).Should(HaveLen(1))
	})

	It("is ignored in the cart of a customer who has withdrawn it", func() {
		g, agreed := customer("consent2@example.com")
		g.Patch("/customer/cart", object{"acceptsMarketing": true}).OK()
		Expect(agreed()).To(BeTrue())
		g.Patch("/customer/user", object{"acceptsMarketing": false}).OK()
		Expect(consent(buy(g, nil))).To(BeNil())
		Expect(agreed()).To(BeFalse())
	})

	It("is exported with orders, including its withdrawal", func() {
		exported := func(placed *apitest.Answer) (cells []string) {
			GinkgoHelper()
			file := shop.Admin.Get("/admin/order/export?search=" + placed.Text("orderNumber")).OK().Body
			rows, err := csv.NewReader(bytes.NewReader(bytes.TrimPrefix(file, []byte("\ufeff")))).ReadAll()
			Expect(err).NotTo(HaveOccurred())
			Expect(rows).To(HaveLen(2))
			for _, name := range []string{"acceptsMarketing", "acceptsMarketingOn", "acceptsMarketingSource", "marketingWithdrawnOn"} {
				cells = append(cells, rows[1][slices.Index(rows[0], name)])
			}
			return cells
		}
		Expect(exported(shop.Guest(shop.White, 1).Buy())).To(HaveExactElements("false", "", "", ""))
		placed := buy(shop.Guest(shop.White, 1), true)
		Expect(exported(placed)).To(HaveExactElements("true", Not(BeEmpty()), "STOREFRONT", ""))
		shop.Admin.Patch("/admin/order", object{"orderId": placed.ID("orderId"), "acceptsMarketing": false}).OK()
		Expect(exported(placed)).To(HaveExactElements("false", Not(BeEmpty()), "STOREFRONT", Not(BeEmpty())))
	})

	It("is removed with the buyer's address when an order gets a new buyer", func() {
		placed := buy(shop.Guest(shop.White, 1), true)
		shop.Admin.Patch("/admin/order", object{"orderId": placed.ID("orderId"), "notes": object{"internal": "x"}}).OK()
		Expect(consent(placed)).NotTo(BeNil())
		shop.Admin.Patch("/admin/order", object{"orderId": placed.ID("orderId"), "email": "somebody.else@example.com"}).OK()
		Expect(consent(placed)).To(BeNil())
	})
})
