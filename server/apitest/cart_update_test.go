package apitest_test

import (
	"fmt"
	"maps"
	"net/http"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("Checkout data saved in a cart", Ordered, ContinueOnFailure, func() {
	var w *apitest.World
	var shop *apitest.Shop
	const link = "/customer/checkout/link"

	BeforeAll(func(ctx SpecContext) {
		w = apitest.Start(ctx)
		shop = w.Shop("collects")
		shop.Admin.Patch("/admin/store/settings", map[string]any{"allowedOrigins": []string{"https://shop.example.com", "http://localhost:*"},
			"customFieldDefinitions": []any{map[string]any{"object": "ORDER", "key": "gift", "name": "Gift", "type": "BOOLEAN", "isRequired": true}}}).OK()
	})
	payment := func() map[string]any {
		return map[string]any{"paymentProviderId": shop.ProviderID, "paymentToken": "pm_card_visa"}
	}
	collected := func() map[string]any {
		return map[string]any{"email": "noa@example.com", "shippingAddress": apitest.Home, "billingAddress": apitest.Home, "shippingMethodId": shop.ShippingMethodID,
			"referrerCode": "mia", "notes": "Ring twice.", "customFields": []any{map[string]any{"key": "gift", "type": "BOOLEAN", "value": "true"}}}
	}
	customer := func(email string) apitest.Client {
		token := shop.Storefront.Once().Post("/customer/user", map[string]any{"email": email, "password": "seven slow kettles", "firstName": "Mia", "lastName": "Keller", "acceptTerms": true}).OK().Text("accessToken")
		return shop.Storefront.Bearer(token)
	}
	linked := func(c apitest.Client, body map[string]any) (apitest.Client, string) {
		GinkgoHelper()
		a := c.Once().Post(link, body).OK()
		_, token, found := strings.Cut(a.Text("url"), "#c=")
		Expect(found).To(BeTrue())
		return shop.Storefront.With("X-Cart-Token", token), token
	}

	It("is priced, stored, and used by a checkout request that omits the data", func() {
		guest := shop.Guest(shop.White, 1)
		version := guest.Get("/customer/cart/summary").OK().ID("version")
		a := guest.Patch("/customer/cart", collected()).OK()
		Expect([]any{a.At("taxIsEstimated"), a.Text("shippingTotal"), a.Text("notes"), a.Text("email"), a.ID("version")}).To(Equal([]any{false, "4.90", "Ring twice.", "noa@example.com", version + 1}))
		Expect(guest.Patch("/customer/cart", collected()).OK().ID("version")).To(Equal(version+1), "the same again changes nothing")
		Expect(guest.Patch("/customer/cart", map[string]any{"notes": "", "version": version}).Is(http.StatusConflict).Problem().Code).To(BeEquivalentTo(domain.VersionConflict))
		guest.With("If-Match", fmt.Sprintf(`"%d"`, version)).Patch("/customer/cart", map[string]any{"notes": ""}).Is(http.StatusPreconditionFailed)
		order := guest.Once().Post("/customer/checkout", map[string]any{"cartId": guest.CartID, "expectedGrandTotal": guest.Get("/customer/cart/summary").OK().Text("grandTotal"), "payment": payment()}).OK()
		placed := shop.Admin.Get(fmt.Sprintf("/admin/order/details?orderId=%d", order.ID("orderId"))).OK()
		Expect(string(placed.Body)).To(And(ContainSubstring("Ring twice."), ContainSubstring("noa@example.com"), ContainSubstring(`"key":"gift"`), ContainSubstring(`"mia"`), ContainSubstring("DHL Standard")))
		guest.Patch("/customer/cart", map[string]any{"notes": "Late."}).Is(http.StatusNotFound)
	})

	It("is overridden by the data in the checkout request, and cleared by null", func() {
		guest := shop.Guest(shop.White, 1)
		guest.Patch("/customer/cart", collected()).OK()
		a := guest.Patch("/customer/cart", map[string]any{"shippingAddress": nil, "billingAddress": nil, "shippingMethodId": nil, "notes": nil, "referrerCode": nil, "email": nil, "customFields": []any{}}).OK()
		Expect([]any{a.At("shippingAddress"), a.At("billingAddress"), a.At("shippingMethodId"), a.At("notes"), a.At("referrerCode"), a.At("email"), a.At("customFields")}).
			To(Equal([]any{nil, nil, nil, nil, nil, nil, []any{}}))
		guest.Patch("/customer/cart", collected()).OK()
		body := guest.Checkout("pm_card_visa")
		body["notes"], body["customFields"] = "Do not ring.", collected()["customFields"]
		order := guest.Once().Post("/customer/checkout", body).OK()
		placed := shop.Admin.Get(fmt.Sprintf("/admin/order/details?orderId=%d", order.ID("orderId"))).OK()
		Expect(string(placed.Body)).To(And(ContainSubstring("Do not ring."), Not(ContainSubstring("noa@example.com"))))
	})

	It("is refused with pointers to all invalid fields", func() {
		guest := shop.Guest(shop.White, 1)
		far := maps.Clone(apitest.Home)
		far["countryCode"] = "XX"
		p := guest.Patch("/customer/cart", map[string]any{"shippingAddress": far, "billingAddress": far, "customFields": []any{map[string]any{"key": "gift", "type": "BOOLEAN", "value": "maybe"}}}).Is(http.StatusUnprocessableEntity).Problem()
		var pointers []string
		for _, e := range p.Errors {
			pointers = append(pointers, e.Pointer)
		}
		Expect(pointers).To(ContainElements("/shippingAddress/countryCode", "/billingAddress/countryCode", "/customFields/0/value"))
		guest.Patch("/customer/cart", map[string]any{"shippingMethodId": 999999999}).Is(http.StatusNotFound)
		abroad := maps.Clone(apitest.Home)
		abroad["countryCode"], abroad["postalCode"], abroad["stateProvince"] = "JP", "100-0001", "Tokyo"
		guest.Patch("/customer/cart", map[string]any{"shippingAddress": abroad, "shippingMethodId": shop.ShippingMethodID}).Refused(domain.ShippingNotAvailable)
		Expect(guest.Get("/customer/cart/summary").OK().At("shippingAddress")).To(BeNil(), "nothing of it was kept")
		mia := customer("mia1@example.com")
		mia.Post("/customer/cart/item", map[string]any{"variantId": shop.White, "quantity": 1}).OK()
		mia.Patch("/customer/cart", map[string]any{"email": "x@example.com"}).Is(http.StatusUnprocessableEntity)
		shop.Storefront.Patch("/customer/cart", map[string]any{"notes": "x"}).Is(http.StatusNotFound)
	})

	It("includes the lines, which a request replaces all together or leaves unchanged", func() {
		all := "/customer/cart/item/all"
		made := shop.Storefront.Put(all, map[string]any{"items": []any{map[string]any{"sku": "POUR-OVER-WHITE", "quantity": 2}}}).OK()
		guest := shop.Storefront.With("X-Cart-Token", made.Header.Get("X-Cart-Token"))
		Expect(made.Text("token")).To(Equal(made.Header.Get("X-Cart-Token")))
		line := made.ID("items.0.cartItemId")
		two := map[string]any{"items": []any{map[string]any{"variantId": shop.Black, "quantity": 1}, map[string]any{"variantId": shop.White, "quantity": 1}, map[string]any{"sku": "POUR-OVER-WHITE", "quantity": 2}}}
		a := guest.Put(all, two).OK()
		Expect([]any{len(a.At("items").([]any)), a.ID("items.0.cartItemId"), a.ID("items.0.quantity"), a.ID("items.1.quantity")}).To(Equal([]any{2, line, int64(3), int64(1)}))
		Expect(guest.Put(all, two).OK().ID("version")).To(Equal(a.ID("version")))
		Expect(guest.Get("/customer/cart/summary").OK().Text("subtotal")).To(Equal("199.00"))

		two["version"] = a.ID("version") - 1
		guest.Put(all, two).Is(http.StatusConflict)
		p := guest.Put(all, map[string]any{"items": []any{map[string]any{"variantId": shop.White, "quantity": 1}, map[string]any{"variantId": shop.Black, "quantity": 999}, map[string]any{"variantId": 999999999, "quantity": 1}}})
		Expect(p.Status).To(Equal(http.StatusUnprocessableEntity))
		guest.Put(all, map[string]any{"items": []any{map[string]any{"quantity": 1}}}).Is(http.StatusBadRequest)
		p = guest.Put(all, map[string]any{"items": []any{map[string]any{"variantId": shop.White, "quantity": 999}, map[string]any{"variantId": shop.Black, "quantity": 999}}})
		var pointers []string
		for _, e := range p.Is(http.StatusUnprocessableEntity).Problem().Errors {
			pointers = append(pointers, e.Pointer)
		}
		Expect(pointers).To(Equal([]string{"/items/0/quantity", "/items/1/quantity"}))
		p = guest.Put(all, map[string]any{"items": []any{map[string]any{"variantId": 999999999, "quantity": 1}, map[string]any{"sku": "NONE", "quantity": 1}}})
		Expect([]string{p.Refused(domain.InvalidValue).Errors[0].Pointer, p.Problem().Errors[1].Pointer}).To(Equal([]string{"/items/0/variantId", "/items/1/sku"}))
		shop.Storefront.With("X-Cart-Token", domain.NewToken(domain.CartTokenKind)).Put(all, map[string]any{"items": []any{}}).Is(http.StatusNotFound)
		Expect(guest.Get("/customer/cart/summary").OK().ID("version")).To(Equal(a.ID("version")), "nothing of what was refused was kept")
		Expect(guest.Put(all, map[string]any{"items": []any{}}).OK().At("items")).To(BeEmpty())
		Expect(guest.Put(all, map[string]any{"items": []any{map[string]any{"variantId": shop.White, "quantity": 1}}, "currencyCode": "USD"}).Is(http.StatusUnprocessableEntity).Problem().Code).To(BeEquivalentTo(domain.CurrencyMismatch))
	})

	It("can be changed and paid through a checkout link, which cannot change the lines", func() {
		guest := shop.Guest(shop.White, 1)
		guest.Patch("/customer/cart", collected()).OK()
		a := guest.Once().Post(link, map[string]any{"returnUrl": "https://shop.example.com/thanks?a=1", "cancelUrl": "http://localhost:5173/cart"}).OK()
		Expect(a.Text("url")).To(HavePrefix("http://store.example/checkout/collects#c=chk_"))
		expires, err := time.Parse(time.RFC3339, a.Text("expiresOn"))
		Expect(err).NotTo(HaveOccurred())
		Expect(expires).To(BeTemporally("~", w.Clock.Now().Add(6*time.Hour), time.Minute))
		_, token, _ := strings.Cut(a.Text("url"), "#c=")
		page := shop.Storefront.With("X-Cart-Token", token)
		cart := page.Get("/customer/cart/summary").OK()
		Expect([]any{cart.ID("cartId"), cart.At("token"), cart.Text("returnUrl"), cart.Text("cancelUrl")}).To(Equal([]any{guest.CartID, nil, "https://shop.example.com/thanks?a=1", "http://localhost:5173/cart"}))
		Expect(page.Get("/customer/checkout/shipping-methods?countryCode=DE").OK().At("items")).To(HaveLen(1))
		Expect(page.Get("/customer/checkout/payment-methods").OK().At("items")).NotTo(BeEmpty())
		page.Patch("/customer/cart", map[string]any{"notes": "By the page."}).OK()
		for _, refused := range []*apitest.Answer{
			page.Post("/customer/cart/item", map[string]any{"variantId": shop.White, "quantity": 1}), page.Put("/customer/cart/item/all", map[string]any{"items": []any{}}),
			page.Delete("/customer/cart/item?cartItemId=1"), page.Get("/customer/order/summary"), page.Once().Post(link, map[string]any{}), page.Get("/customer/user/me"),
		} {
			Expect(refused.Status).To(Equal(http.StatusUnauthorized), "%s", refused.Body)
		}
		far := w.Shop("stranger")
		far.Storefront.With("X-Cart-Token", token).Get("/customer/cart/summary").Is(http.StatusUnauthorized)
		shop.Storefront.With("X-Cart-Token", domain.NewToken(domain.CheckoutToken)).Get("/customer/cart/summary").Is(http.StatusUnauthorized)
		other := shop.Guest(shop.Black, 1)
		page.Once().Post("/customer/checkout", map[string]any{"cartId": other.CartID, "expectedGrandTotal": "1.00", "payment": payment()}).Is(http.StatusNotFound)

		page.Once().Post("/customer/checkout", map[string]any{"cartId": guest.CartID, "expectedGrandTotal": page.Get("/customer/cart/summary").OK().Text("grandTotal"), "payment": payment()}).OK()
		Expect(page.Get("/customer/cart/summary").OK().Text("status")).To(Equal("CONVERTED"))
		page.Patch("/customer/cart", map[string]any{"notes": "Late."}).Is(http.StatusNotFound)
	})

	It("cannot change while a payment of the cart is in progress", func() {
		guest := shop.Guest(shop.White, 1)
		guest.Patch("/customer/cart", collected()).OK()
		body := guest.Checkout("pm_card_authenticationRequired")
		body["customFields"] = collected()["customFields"]
		Expect(guest.Once().Post("/customer/checkout", body).OK().At("nextAction")).NotTo(BeNil())
		guest.Patch("/customer/cart", map[string]any{"notes": "Late."}).Refused(domain.InvalidStateTransition)
		guest.Put("/customer/cart/item/all", map[string]any{"items": []any{}}).Refused(domain.InvalidStateTransition)
		page, _ := linked(guest.Client, map[string]any{"cancelUrl": "https://shop.example.com/late"})
		cart := page.Get("/customer/cart/summary").OK()
		Expect([]any{cart.Text("status"), cart.At("cancelUrl")}).To(Equal([]any{"CHECKING_OUT", nil}))
		page.Delete(fmt.Sprintf("/customer/checkout?cartId=%d", guest.CartID)).OK()
	})

	It("can be used through a customer's checkout link, which hides saved addresses and cards", func() {
		mia := customer("mia2@example.com")
		address := mia.Post("/customer/user-address", apitest.Home).OK().ID("customerAddressId")
		cart := mia.Post("/customer/cart/item", map[string]any{"variantId": shop.White, "quantity": 1}).OK().ID("cartId")
		first := collected()
		delete(first, "email")
		mia.Patch("/customer/cart", first).OK()
		pay := payment()
		pay["savePaymentMethod"] = true
		mia.Once().Post("/customer/checkout", map[string]any{"cartId": cart, "expectedGrandTotal": mia.Get("/customer/cart/summary").OK().Text("grandTotal"), "payment": pay}).OK()
		saved := mia.Get("/customer/customer-payment-method/all").OK().ID("items.0.customerPaymentMethodId")

		second := mia.Post("/customer/cart/item", map[string]any{"variantId": shop.White, "quantity": 1}).OK().ID("cartId")
		mia.Patch("/customer/cart", first).OK()
		page, _ := linked(mia, map[string]any{})
		Expect(page.Get("/customer/cart/summary").OK().ID("cartId")).To(Equal(second))
		Expect(string(page.Get("/customer/checkout/payment-methods").OK().Body)).NotTo(ContainSubstring(`"lastFour"`))
		page.Get(fmt.Sprintf("/customer/cart/summary?customerAddressId=%d", address)).Is(http.StatusNotFound)
		page.Get(fmt.Sprintf("/customer/checkout/shipping-methods?customerAddressId=%d", address)).Is(http.StatusNotFound)
		total := page.Get("/customer/cart/summary").OK().Text("grandTotal")
		for _, body := range []map[string]any{
			{"cartId": second, "expectedGrandTotal": total, "payment": map[string]any{"paymentProviderId": shop.ProviderID, "customerPaymentMethodId": saved}},
			{"cartId": second, "expectedGrandTotal": total, "payment": payment(), "shippingAddressId": address},
			{"cartId": cart, "expectedGrandTotal": total, "payment": payment()},
		} {
			page.Once().Post("/customer/checkout", body).Is(http.StatusNotFound)
		}
		page.Once().Post("/customer/checkout", map[string]any{"cartId": second, "expectedGrandTotal": total, "payment": payment()}).OK()
		mia.Post("/customer/cart/item", map[string]any{"variantId": shop.White, "quantity": 1}).OK()
		Expect(page.Get("/customer/cart/summary").OK().ID("cartId")).To(Equal(second), "the next cart is none of its business")
	})

	It("can be shared by five links, which expire after six hours and return only to allowed hosts", func() {
		guest := shop.Guest(shop.White, 1)
		for _, away := range []string{"https://evil.example/", "https://shop.example.com.evil.example/", "https://shop.example.com@evil.example/", "http://shop.example.com/", "https://shop.example.com:444/", "https://user@shop.example.com/"} {
			for _, member := range []string{"returnUrl", "cancelUrl"} {
				a := guest.Once().Post(link, map[string]any{member: away})
				Expect(a.Status).To(BeElementOf(http.StatusBadRequest, http.StatusUnprocessableEntity), away)
				Expect(a.Problem().Errors[0].Pointer).To(Equal("/" + member))
			}
		}
		var pages []apitest.Client
		for range 6 {
			page, _ := linked(guest.Client, map[string]any{})
			pages = append(pages, page)
		}
		pages[0].Get("/customer/cart/summary").Is(http.StatusUnauthorized)
		pages[1].Get("/customer/cart/summary").OK()
		pages[5].Get("/customer/cart/summary").OK()
		w.Clock.Advance(6*time.Hour + time.Second)
		pages[5].Get("/customer/cart/summary").Is(http.StatusUnauthorized)
		empty := shop.Guest(shop.White, 1)
		empty.Put("/customer/cart/item/all", map[string]any{"items": []any{}}).OK()
		empty.Once().Post(link, map[string]any{}).Refused(domain.CartEmpty)
		shop.Storefront.Once().Post(link, map[string]any{}).Is(http.StatusNotFound)
	})
})
