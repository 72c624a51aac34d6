package apitest_test

import (
	"fmt"
	"maps"
	"net/http"
	"slices"
	"strings"
	"time"

	"github.com/getkin/kin-openapi/openapi3"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("The token of a checkout link", Ordered, ContinueOnFailure, func() {
	var w *apitest.World
	var shop, far *apitest.Shop

	BeforeAll(func(ctx SpecContext) {
		w = apitest.Start(ctx)
		shop, far = w.Shop("linked"), w.Shop("elsewhere")
	})
	customer := func(s *apitest.Shop, email string) apitest.Client {
		GinkgoHelper()
		return s.Storefront.Bearer(s.Storefront.Once().Post("/customer/user", object{"email": email, "password": "seven slow kettles", "firstName": "Mia", "lastName": "Keller", "acceptTerms": true}).OK().Text("accessToken"))
	}
	// page returns a client that has opened the cart's link and has no other credential than the link's token.
	page := func(c apitest.Client) apitest.Client {
		GinkgoHelper()
		_, token, found := strings.Cut(c.Once().Post("/customer/checkout/link", object{}).OK().Text("url"), "#c=")
		Expect(found).To(BeTrue())
		session := w.Client().With("X-Cart-Token", token).Once().Post("/customer/checkout/session", nil).OK()
		return w.Client().With("X-Cart-Token", session.Text("token"))
	}
	const destination = "?countryCode=DE&stateProvince=BE&postalCode=10119"
	checkout := func(p apitest.Client, card string, more object) object {
		GinkgoHelper()
		cart := p.Get(fmt.Sprintf("/customer/cart/summary%s&shippingMethodId=%d", destination, shop.ShippingMethodID)).OK()
		body := object{"cartId": cart.ID("cartId"), "expectedGrandTotal": cart.Text("grandTotal"), "shippingAddress": apitest.Home, "billingSameAsShipping": true,
			"shippingMethodId": shop.ShippingMethodID, "payment": object{"paymentProviderId": shop.ProviderID, "paymentToken": card}}
		maps.Copy(body, more)
		return body
	}

	It("suffices for a guest's purchase, including a retry after an abandoned payment", func() {
		p := page(shop.Guest(shop.White, 2).Client)
		overview := p.Get("/customer/store/overview").OK()
		Expect([]string{overview.Text("code"), overview.Header.Get("Cache-Control")}).To(Equal([]string{"linked", "no-store"}))
		Expect(p.Get("/customer/checkout/shipping-methods" + destination).OK().At("items")).To(HaveLen(1))
		Expect(p.Get("/customer/checkout/payment-methods").OK().At("items")).NotTo(BeEmpty())
		p.Get("/customer/order").Is(http.StatusNotFound)

		noa := object{"email": "noa@example.com"}
		waiting := p.Once().Post("/customer/checkout", checkout(p, "pm_card_authenticationRequired", noa)).OK()
		draft := p.Get("/customer/order").OK()
		Expect([]any{draft.Text("status"), draft.Text("nextAction.url")}).To(Equal([]any{"DRAFT", waiting.Text("nextAction.url")}))
		cart := p.Delete(fmt.Sprintf("/customer/checkout?cartId=%d", p.Get("/customer/cart/summary").OK().ID("cartId"))).OK()
		Expect([]any{cart.Text("status"), cart.At("token")}).To(Equal([]any{"ACTIVE", nil}))
		p.Get("/customer/order").Is(http.StatusNotFound)

		placed := p.Once().Post("/customer/checkout", checkout(p, "pm_card_visa", noa)).OK()
		order := p.Get("/customer/order").OK()
		Expect([]any{order.ID("orderId"), order.Text("status"), order.Text("email")}).To(Equal([]any{placed.ID("orderId"), "OPEN", "noa@example.com"}))
		Expect(p.Get(fmt.Sprintf("/customer/order?orderNumber=%d", order.ID("orderNumber"))).OK().ID("orderId")).To(Equal(placed.ID("orderId")))
		Expect(p.Get("/customer/cart/summary").OK().Text("status")).To(Equal("CONVERTED"))
		p.Patch("/customer/cart", object{"notes": "Late."}).Is(http.StatusNotFound)
	})

	It("moves a guest's cart to the customer who logs in, and then requires that customer's login", func() {
		mia := customer(shop, "mia@example.com")
		address := mia.Post("/customer/user-address", apitest.Home).OK().ID("customerAddressId")
		mia.Post("/customer/cart/item", object{"variantId": shop.Black, "quantity": 1}).OK()
		p := page(shop.Guest(shop.White, 1).Client)
		login := func(p apitest.Client, email string) apitest.Client {
			GinkgoHelper()
			return p.Bearer(p.Post("/customer/store/login", object{"email": email, "password": "seven slow kettles"}).OK().Text("accessToken"))
		}
		both := login(p, "mia@example.com")
		Expect(both.Get("/customer/cart/summary").OK().At("items")).To(HaveLen(2))
		p.Get("/customer/cart/summary").Is(http.StatusUnauthorized)
		p.Get("/customer/store/overview").OK()
		Expect(both.Get("/customer/user-address/all").OK().ID("items.0.customerAddressId")).To(Equal(address))
		both.Get("/customer/store-credit/all").OK()
		body := checkout(both, "pm_card_visa", object{"shippingAddressId": address})
		delete(body, "shippingAddress")
		order := both.Once().Post("/customer/checkout", body).OK().ID("orderId")
		Expect(both.Get(fmt.Sprintf("/customer/order?orderId=%d", order)).OK().Text("email")).To(Equal("mia@example.com"))

		// The sender of a link also knows its token.
		guest := shop.Guest(shop.White, 1)
		sent := page(guest.Client)
		customer(shop, "tom@example.com")
		tom := login(sent, "tom@example.com")
		tom.Patch("/customer/cart", object{"shippingAddress": apitest.Home}).OK()
		for _, c := range []apitest.Client{sent, shop.Storefront.With("X-Cart-Token", sent.Header("X-Cart-Token"))} {
			for _, path := range []string{"/customer/cart/summary", "/customer/order", "/customer/checkout/payment-methods"} {
				c.Get(path).Is(http.StatusUnauthorized)
			}
		}
		guest.Get("/customer/cart/summary").Is(http.StatusNotFound)
		tom.Once().Post("/customer/checkout", checkout(tom, "pm_card_visa", nil)).OK()
		sent.Get("/customer/order").Is(http.StatusUnauthorized)
		guest.Get("/customer/order").Is(http.StatusNotFound)
	})

	It("gives access to the order of a customer's cart, but not to the customer's other data", func() {
		lea := customer(shop, "lea@example.com")
		lea.Post("/customer/user-address", apitest.Home).OK()
		lea.Post("/customer/cart/item", object{"variantId": shop.White, "quantity": 1}).OK()
		before := lea.Once().Post("/customer/checkout", checkout(lea, "pm_card_visa", object{"payment": object{"paymentProviderId": shop.ProviderID, "paymentToken": "pm_card_visa", "savePaymentMethod": true}})).OK()
		lea.Post("/customer/cart/item", object{"variantId": shop.White, "quantity": 1}).OK()
		p := page(lea)
		others := func() {
			GinkgoHelper()
			for _, query := range []string{fmt.Sprintf("?orderId=%d", before.ID("orderId")), fmt.Sprintf("?orderNumber=%d", before.ID("orderNumber"))} {
				p.Get("/customer/order" + query).Is(http.StatusNotFound)
			}
			p.Get("/customer/user-address/all").Is(http.StatusUnauthorized)
			p.Get("/customer/store-credit/all").Is(http.StatusUnauthorized)
			p.Get("/customer/user/me").Is(http.StatusUnauthorized)
			Expect(string(p.Get("/customer/checkout/payment-methods").Body)).NotTo(ContainSubstring("lastFour"))
		}
		others()
		p.Get("/customer/order").Is(http.StatusNotFound)
		body := checkout(p, "pm_card_visa", nil)
		key := p.Once()
		order := key.Post("/customer/checkout", body).OK().ID("orderId")
		Expect(p.Get("/customer/order").OK().ID("orderId")).To(Equal(order))
		Expect(key.Post("/customer/checkout", body).OK().Header.Get("Idempotent-Replayed")).To(Equal("true"))
		lea.With("Idempotency-Key", key.Header("Idempotency-Key")).Post("/customer/checkout", body).Is(http.StatusConflict)
		others()
		lea.Post("/customer/cart/item", object{"variantId": shop.Black, "quantity": 1}).OK()
		Expect(p.Get("/customer/cart/summary").OK().Text("status")).To(Equal("CONVERTED"), "the next cart is none of its business")

		lea.Once().Post("/customer/checkout/link", object{}).OK()
		another := page(lea)
		shop.Admin.Patch("/admin/store-customer/status", object{"storeCustomerId": lea.Get("/customer/user/me").OK().ID("storeCustomerId"), "status": "SUSPENDED"}).OK()
		another.Get("/customer/cart/summary").Is(http.StatusUnauthorized)
	})

	It("is valid only in its store, and does not give the cart to another customer", func() {
		token := page(shop.Guest(shop.White, 1).Client).Header("X-Cart-Token")
		for _, c := range []apitest.Client{
			far.Storefront.With("X-Cart-Token", token), w.Client().Store("pk_unknown").With("X-Cart-Token", token), customer(far, "rob@example.com").With("X-Cart-Token", token).Store(""),
			w.Client().With("X-Cart-Token", domain.NewToken(domain.CheckoutToken)), w.Client().With("X-Cart-Token", token+"x"), w.Client(),
		} {
			c.Get("/customer/cart/summary").Is(http.StatusUnauthorized)
		}
		shop.Storefront.With("X-Cart-Token", token).Get("/customer/cart/summary").OK()
		ida := customer(shop, "ida@example.com")
		ida.With("X-Cart-Token", token).Get("/customer/cart/summary").Is(http.StatusNotFound)
		ida.With("X-Cart-Token", token).Post("/customer/cart/merge", nil).Is(http.StatusNotFound)
		w.Client().With("X-Cart-Token", token).Get("/customer/cart/summary").OK()
	})

	It("gives access only to the documented operations, with and without the store key", func() {
		p := page(shop.Guest(shop.White, 1).Client)
		opened, wrong := 0, []string{}
		operations(func(surface, path, method string, op *openapi3.Operation) {
			security := surfaces()[surface].Security
			if op.Security != nil {
				security = *op.Security
			}
			for key, client := range map[string]apitest.Client{"": p, "storeKey": p.Store(shop.Storefront.Header("X-Store-Key"))} {
				takes := map[string]bool{}
				for _, needs := range security {
					for scheme := range needs {
						takes[scheme] = true
					}
				}
				// A link also admits operations that need no credential, unless they read or change a cart.
				refused := takes["cartToken"] && takes["customerToken"] && !takes["checkoutToken"]
				open := !refused && (len(security) == 0 || slices.ContainsFunc(security, func(needs openapi3.SecurityRequirement) bool {
					for scheme := range needs {
						// The service validates the request before it checks for a payment token.
						if scheme != "checkoutToken" && scheme != key && (key == "" || scheme != "paymentToken") {
							return false
						}
					}
					return true
				}))
				a := client.Call(method, path+"?nobodyKnowsThis=1", nil)
				if let := a.Status != http.StatusUnauthorized; let != open {
					wrong = append(wrong, fmt.Sprintf("%s.%s %q: %d %s", surface, op.OperationID, key, a.Status, a.Body))
				}
				if open && key == "" && surface == "customer" {
					opened++
				}
			}
		})
		Expect(wrong).To(BeEmpty())
		Expect(opened).To(Equal(25)) // including six operations of returns, which links to orders admit
	})

	It("expires after six hours, and then gives no access to the order", func() {
		p := page(shop.Guest(shop.White, 1).Client)
		p.Once().Post("/customer/checkout", checkout(p, "pm_card_visa", object{"email": "noa@example.com"})).OK()
		p.Get("/customer/order").OK()
		w.Clock.Advance(6*time.Hour + time.Second)
		for _, path := range []string{"/customer/order", "/customer/cart/summary", "/customer/store/overview"} {
			p.Get(path).Is(http.StatusUnauthorized)
		}
	})
})
