package apitest_test

import (
	"bytes"
	"fmt"
	"maps"
	"net/http"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/google/uuid"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

// Two people know the token of a checkout link: the creator of the link and the buyer who opens it.
var _ = Describe("Contact data from a checkout link", Ordered, ContinueOnFailure, func() {
	var w *apitest.World
	var shop *apitest.Shop

	const email, postalCode = "canary.buyer@example.com", "80331"
	address := object{"firstName": "Canaria", "lastName": "Vogelsang", "company": "Canary Works", "streetLine1": "Finkenschlag 7", "streetLine2": "Canary floor",
		"city": "Singvogelstadt", "stateProvince": "BY", "postalCode": postalCode, "countryCode": "DE", "phoneNumber": "+49 89 7654321"}
	field := object{"key": "mailbox", "type": "STRING", "value": "canary bell"}
	// canaries lists the texts that only the buyer may read.
	canaries := []string{"canary", "Canaria", "Vogelsang", "Finkenschlag", "Singvogelstadt", postalCode, "7654321", `"lastFour":"`, `"brand":"`}

	BeforeAll(func(ctx SpecContext) {
		w = apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} })
		shop = w.Shop("contacts")
		shop.Admin.Patch("/admin/store/settings", object{"customFieldDefinitions": []any{object{"object": "ORDER", "key": "mailbox", "name": "Mailbox", "type": "STRING", "isRequired": false}}}).OK()
	})

	// link returns a client whose only credential is the one that the creator of the cart gets: the link's token.
	link := func(maker apitest.Client) apitest.Client {
		GinkgoHelper()
		_, token, found := strings.Cut(maker.Once().Post("/customer/checkout/link", object{}).OK().Text("url"), "#c=")
		Expect(found).To(BeTrue())
		return w.Client().With("X-Cart-Token", token)
	}
	// page returns a client that has opened a link.
	page := func(link apitest.Client) apitest.Client {
		GinkgoHelper()
		return w.Client().With("X-Cart-Token", link.Once().Post("/customer/checkout/session", nil).OK().Text("token"))
	}
	typed := func() object {
		return object{"email": email, "shippingAddress": address, "billingAddress": address, "notes": "The canary sleeps.", "customFields": []any{field}}
	}
	payment := func(card string) object {
		return object{"paymentProviderId": shop.ProviderID, "paymentToken": card}
	}
	// order returns the body of a checkout request, changed by more. The request relies on the data in the cart.
	order := func(c apitest.Client, card string, more object) object {
		GinkgoHelper()
		cart := c.Get(fmt.Sprintf("/customer/cart/summary?countryCode=DE&stateProvince=BY&postalCode=%s&shippingMethodId=%d", postalCode, shop.ShippingMethodID)).OK()
		body := object{"cartId": cart.ID("cartId"), "expectedGrandTotal": cart.Text("grandTotal"), "shippingMethodId": shop.ShippingMethodID, "payment": payment(card), "acceptTerms": true}
		maps.Copy(body, more)
		return body
	}
	hidden := func(a *apitest.Answer) {
		GinkgoHelper()
		for _, text := range canaries {
			Expect(strings.ToLower(string(a.Body))).NotTo(ContainSubstring(strings.ToLower(text)))
		}
	}
	all := []any{"email", "shippingAddress", "billingAddress", "notes", "customFields"}

	It("are shown on the page that collected them, and masked for others with the cart or link", func() {
		guest := shop.Guest(shop.White, 1)
		made := link(guest.Client)
		buyer, another := page(made), page(made)
		shown := buyer.Patch("/customer/cart", typed()).OK()
		Expect([]any{shown.Text("email"), shown.Text("shippingAddress.streetLine1"), shown.Text("notes"), shown.At("masked")}).To(Equal([]any{email, "Finkenschlag 7", "The canary sleeps.", []any{}}))
		Expect(buyer.Get("/customer/cart/summary").OK().Text("billingAddress.phoneNumber")).To(Equal("+49 89 7654321"), "a reload of the page")
		for _, other := range []apitest.Client{guest.Client, made, another, page(made)} {
			seen := other.Get("/customer/cart/summary").OK()
			hidden(seen)
			Expect(seen.At("masked")).To(Equal(all))
			Expect([]any{seen.At("email"), seen.At("shippingAddress"), seen.At("customFields"), seen.At("taxIsEstimated")}).To(Equal([]any{nil, nil, []any{}, false}), "it still counts")
		}

		placed := buyer.Once().Post("/customer/checkout", order(buyer, "pm_card_visa", nil)).OK()
		own := buyer.Get("/customer/order").OK()
		invoice := fmt.Sprintf("/customer/order/pdf?invoiceId=%d", own.ID("invoices.0.invoiceId"))
		Expect(buyer.Get(invoice).OK().Body).To(HavePrefix("%PDF-"))
		Expect([]any{own.Text("email"), own.Text("payments.0.lastFour"), own.At("masked")}).To(Equal([]any{email, "4242", []any{}}))
		for _, other := range []apitest.Client{guest.Client, made, another, page(made)} {
			seen := other.Get("/customer/order").OK()
			hidden(seen)
			Expect([]any{seen.ID("orderNumber"), seen.Text("grandTotal"), seen.Text("paymentStatus"), len(seen.At("items").([]any)), seen.Text("email")}).
				To(Equal([]any{placed.ID("orderNumber"), own.Text("grandTotal"), "PAID", 1, ordering.MaskedEmail}))
			Expect(seen.At("masked")).To(Equal(append(slices.Clone(all), "payments")))
			Expect(seen.At("invoices")).To(BeEmpty())
			other.Get(invoice).Is(http.StatusNotFound)
			hidden(other.Get("/customer/cart/summary").OK())
		}
		merchant := shop.Admin.Get(fmt.Sprintf("/admin/order/details?orderId=%d", placed.ID("orderId"))).OK()
		Expect(string(merchant.Body)).To(And(ContainSubstring(email), ContainSubstring("Finkenschlag"), ContainSubstring("4242")), "the store reads all of it")
	})

	It("remain readable in the shop that collected them and on the page to which the buyer is redirected", func() {
		guest := shop.Guest(shop.White, 1)
		buyer := page(link(guest.Client))
		guest.Patch("/customer/cart", typed()).OK()
		for _, c := range []apitest.Client{guest.Client, buyer, link(guest.Client)} {
			cart := c.Get("/customer/cart/summary").OK()
			Expect([]any{cart.Text("email"), cart.Text("shippingAddress.city"), cart.At("masked")}).To(Equal([]any{email, "Singvogelstadt", []any{}}))
		}
		buyer.Once().Post("/customer/checkout", order(buyer, "pm_card_visa", object{"email": email, "shippingAddress": address, "billingSameAsShipping": true})).OK()
		seen := guest.Get("/customer/order").OK()
		Expect([]any{seen.Text("email"), seen.At("payments.0.lastFour"), seen.At("masked")}).To(Equal([]any{email, nil, []any{"payments"}}), "they entered the address, and the card elsewhere")
		Expect(seen.At("invoices")).To(BeEmpty(), "an invoice names the card")
		guest.Get(fmt.Sprintf("/customer/order/pdf?invoiceId=%d", buyer.Get("/customer/order").OK().ID("invoices.0.invoiceId"))).Is(http.StatusNotFound)
		for _, known := range []object{{"email": email}, {"postalCode": postalCode}} { // the card stays hidden even from an assistant that knows the e-mail address or the postal code
			guest.Once().Post("/customer/order/open", known).Is(http.StatusUnprocessableEntity)
		}

		alone := shop.Guest(shop.White, 1)
		alone.Patch("/customer/cart", typed()).OK()
		alone.Once().Post("/customer/checkout", order(alone.Client, "pm_card_visa", nil)).OK()
		Expect(alone.Get("/customer/order").OK().At("masked")).To(Equal([]any{}))
		Expect(alone.Get("/customer/order").OK().Text("payments.0.lastFour")).To(Equal("4242"))
	})

	It("never appear in a response to the creator of the cart and the link", func() {
		guest := shop.Guest(shop.White, 3)
		made := link(guest.Client)
		buyer := page(made)
		asked, answered := map[string]bool{}, map[string]bool{}
		// walk calls every operation of the Customer API with each credential of the creator.
		walk := func() {
			GinkgoHelper()
			operations(func(surface, path, method string, op *openapi3.Operation) {
				// Operations that would end the walk are skipped: a canceled or emptied cart contains
				// no data.
				if surface != "customer" || slices.Contains([]string{"cancelCheckout", "setCartItems", "deleteCartItem", "deleteCartCoupon", "checkoutCart", "openOrder", "updateCart", "login", "createCustomer"}, op.OperationID) {
					return
				}
				body := example(op)
				for _, maker := range []apitest.Client{guest.Client, made} {
					a := maker.With("Idempotency-Key", uuid.NewString()).Call(method, asks(path, op), body)
					Expect(a.Status).To(BeNumerically("<", 500), "%s: %s", op.OperationID, a.Body)
					asked[op.OperationID] = true
					answered[op.OperationID] = answered[op.OperationID] || a.Status < 300
					hidden(a)
					for _, values := range a.Header {
						Expect(values).NotTo(ContainElement(ContainSubstring("anary")))
					}
				}
			})
		}
		for part, value := range typed() {
			var wait sync.WaitGroup
			wait.Go(func() {
				defer GinkgoRecover()
				for range 3 {
					hidden(guest.Get("/customer/cart/summary").OK())
					hidden(made.Get("/customer/cart/summary").OK())
				}
			})
			buyer.Patch("/customer/cart", object{part: value}).OK()
			wait.Wait()
		}
		walk()
		buyer.Once().Post("/customer/checkout", order(buyer, "pm_card_authenticationRequired", nil)).OK()
		seen := guest.Get("/customer/order").OK()
		hidden(seen)
		Expect([]any{seen.At("nextAction"), seen.At("masked")}).To(Equal([]any{nil, append(slices.Clone(all), "payments", "nextAction")}), "the page of a bank shows what is paid with")
		walk()
		cart := buyer.Get("/customer/cart/summary").OK()
		buyer.Delete(fmt.Sprintf("/customer/checkout?cartId=%d", cart.ID("cartId"))).OK()
		buyer.Once().Post("/customer/checkout", order(buyer, "pm_card_chargeDeclined", nil)).Refused(domain.PaymentDeclined)
		hidden(guest.Get("/customer/cart/summary").OK())
		buyer.Once().Post("/customer/checkout", order(buyer, "pm_card_visa", nil)).OK()
		walk()
		Expect(answered).To(And(HaveKeyWithValue("getCartSummary", true), HaveKeyWithValue("getOrder", true), HaveKeyWithValue("getOrderSummary", true), HaveKeyWithValue("listCheckoutShippingMethods", true)))
		Expect(len(asked)).To(BeNumerically(">", 60), "all that the documents have")
	})

	It("are removed when another person enters an e-mail address, and never confirm a guess", func() {
		guest := shop.Guest(shop.White, 1)
		made := link(guest.Client)
		buyer := page(made)
		buyer.Patch("/customer/cart", typed()).OK()
		version := buyer.Patch("/customer/cart", object{"notes": "Ring twice."}).OK().ID("version")
		guess := guest.Patch("/customer/cart", object{"notes": "Ring twice."}).OK()
		Expect(guess.ID("version")).To(Equal(version+1), "a right guess is a change, as a wrong one is")
		hidden(guess)
		Expect(buyer.Get("/customer/cart/summary").OK().Text("email")).To(Equal(email), "the rest is the buyer's still")

		swapped := guest.Patch("/customer/cart", object{"email": "maker@example.com"}).OK()
		hidden(guest.Get("/customer/cart/summary").OK())
		Expect([]any{swapped.Text("email"), swapped.At("shippingAddress"), swapped.At("masked")}).To(Equal([]any{"maker@example.com", nil, []any{}}))
		Expect(buyer.Get("/customer/cart/summary").OK().At("shippingAddress")).To(BeNil(), "the confirmation would have shown it to the maker")
	})

	It("are not used for an order that another person places", func() {
		for name, maker := range map[string]func(apitest.Guest, apitest.Client) apitest.Client{
			"cart": func(g apitest.Guest, _ apitest.Client) apitest.Client { return g.Client }, "link": func(_ apitest.Guest, made apitest.Client) apitest.Client { return made },
			"page": func(_ apitest.Guest, made apitest.Client) apitest.Client { return page(made) },
		} {
			By(name)
			guest := shop.Guest(shop.White, 1)
			made := link(guest.Client)
			buyer := page(made)
			buyer.Patch("/customer/cart", typed()).OK()
			c := maker(guest, made)
			p := c.Once().Post("/customer/checkout", order(c, "pm_card_visa", object{"email": "maker@example.com"})).Is(http.StatusUnprocessableEntity)
			hidden(p)
			Expect([]any{p.Problem().Errors[0].Pointer, len(p.Problem().Errors)}).To(Equal([]any{"/shippingAddress", 2}))
			hidden(c.Once().Post("/customer/checkout", order(c, "pm_card_visa", nil)).Is(http.StatusUnprocessableEntity))
			Expect(buyer.Get("/customer/cart/summary").OK().Text("email")).To(Equal(email), "nothing of it was lost")
			buyer.Once().Post("/customer/checkout", order(buyer, "pm_card_visa", nil)).OK()
		}
	})

	It("can be written and used for an order with the link's own token, but not read", func() {
		guest := shop.Guest(shop.White, 1)
		made := link(guest.Client)
		hidden(made.Patch("/customer/cart", object{"email": email}).OK())
		hidden(made.Patch("/customer/cart", object{"shippingAddress": address, "billingAddress": address}).OK())
		hidden(made.Once().Post("/customer/checkout", order(made, "pm_card_visa", object{"email": "maker@example.com"})).Is(http.StatusUnprocessableEntity))
		placed := made.Once().Post("/customer/checkout", order(made, "pm_card_visa", nil)).OK()
		for _, c := range []apitest.Client{guest.Client, made} {
			hidden(c.Get("/customer/order").OK())
		}
		Expect(string(shop.Admin.Get(fmt.Sprintf("/admin/order/details?orderId=%d", placed.ID("orderId"))).OK().Body)).To(And(ContainSubstring(email), ContainSubstring("Finkenschlag")))

		guest = shop.Guest(shop.White, 1)
		made = link(guest.Client)
		made.Patch("/customer/cart", object{"email": email, "shippingAddress": address}).OK()
		swapped := made.Patch("/customer/cart", object{"email": "maker@example.com"}).OK()
		Expect(swapped.At("masked")).To(Equal([]any{"email"}), "the address went with its e-mail address")
	})

	It("do not move to the account of another person who takes over the cart", func() {
		guest := shop.Guest(shop.White, 1)
		buyer := page(link(guest.Client))
		buyer.Patch("/customer/cart", typed()).OK()
		account := func(email string) apitest.Client {
			return shop.Storefront.Bearer(shop.Storefront.Once().Post("/customer/user", object{"email": email, "password": "seven slow kettles", "firstName": "Eve", "lastName": "Maker", "acceptTerms": true}).OK().Text("accessToken"))
		}
		eve := account("eve@example.com")
		merged := eve.With("X-Cart-Token", guest.Header("X-Cart-Token")).Post("/customer/cart/merge", nil).OK()
		hidden(merged)
		hidden(eve.Get("/customer/cart/summary").OK())
		Expect(merged.At("items")).To(HaveLen(1))

		another := shop.Guest(shop.White, 1)
		own := page(link(another.Client))
		own.Patch("/customer/cart", typed()).OK()
		account("own@example.com")
		login := own.Post("/customer/store/login", object{"email": "own@example.com", "password": "seven slow kettles"}).OK()
		Expect(shop.Storefront.Bearer(login.Text("accessToken")).Get("/customer/cart/summary").OK().Text("shippingAddress.city")).To(Equal("Singvogelstadt"), "the buyer's own comes along")
	})

	It("are unlocked by the order's e-mail address or postal code, with five attempts and then one every five hours", func() {
		guest := shop.Guest(shop.White, 1)
		buyer := page(link(guest.Client))
		open := func(c apitest.Client, proof object) *apitest.Answer {
			return c.Once().Post("/customer/order/open", proof)
		}
		open(guest.Client, object{"email": email}).Is(http.StatusNotFound)
		buyer.Once().Post("/customer/checkout", order(buyer, "pm_card_visa", typed())).OK()
		for _, wrong := range []object{{}, {"email": email, "postalCode": postalCode}} {
			open(guest.Client, wrong).Is(http.StatusBadRequest)
		}
		for _, proof := range []object{{"email": "Canary.Buyer@Example.com"}, {"postalCode": " 80 331"}, {"email": email}, {"postalCode": postalCode}, {"email": email}, {"email": email}} {
			token := open(guest.Client, proof).OK().Text("token")
			opened := w.Client().With("X-Cart-Token", token).Get("/customer/order").OK()
			Expect([]any{opened.Text("email"), opened.Text("shippingAddress.streetLine1"), opened.Text("payments.0.lastFour"), opened.At("masked")}).To(Equal([]any{email, "Finkenschlag 7", "4242", []any{}}))
			w.Client().With("X-Cart-Token", token).Get("/customer/cart/summary").Is(http.StatusUnauthorized)
		}
		hidden(guest.Get("/customer/order").OK())
		for i, wrong := range []object{{"email": "other@example.com"}, {"postalCode": "80332"}, {"postalCode": "8"}, {"email": "x@example.com"}, {"postalCode": "10119"}} {
			p := open(guest.Client, wrong).Is(http.StatusUnprocessableEntity)
			hidden(p)
			Expect(p.Problem().Errors[0].Detail).To(Equal("This is not what the order was placed with."), "%d", i)
		}
		Expect(open(guest.Client, object{"email": email}).Is(http.StatusTooManyRequests).Header.Get("Retry-After")).NotTo(BeEmpty(), "not even with the right one")
		open(buyer, object{"email": email}).Is(http.StatusTooManyRequests)
		w.Clock.Advance(5*time.Hour - time.Minute)
		open(guest.Client, object{"email": email}).Is(http.StatusTooManyRequests)
		w.Clock.Advance(2 * time.Minute)
		open(guest.Client, object{"email": email}).OK()
	})

	It("are not replayed to another page that reuses an idempotency key", func() {
		guest := shop.Guest(shop.White, 1)
		made := link(guest.Client)
		key := uuid.NewString()
		first := made.With("Idempotency-Key", key).Post("/customer/checkout/session", nil).OK()
		Expect(made.With("Idempotency-Key", key).Post("/customer/checkout/session", nil).OK().Header.Get("Idempotent-Replayed")).To(Equal("true"))
		buyer := w.Client().With("X-Cart-Token", first.Text("token"))
		buyer.Once().Post("/customer/checkout/session", nil).Is(http.StatusUnauthorized)
		body := object{"notes": "Ring twice."}
		buyer.Patch("/customer/cart", typed()).OK()
		buyer.With("Idempotency-Key", key).Patch("/customer/cart", body).OK()
		for _, other := range []apitest.Client{guest.Client, made, page(made)} {
			a := other.With("Idempotency-Key", key).Patch("/customer/cart", body).OK()
			Expect(a.Header.Get("Idempotent-Replayed")).To(BeEmpty())
			hidden(a)
		}
	})

	It("remain readable in the buyer's session when others open the link repeatedly", func() {
		guest := shop.Guest(shop.White, 1)
		made := link(guest.Client)
		buyer := page(made)
		buyer.Patch("/customer/cart", typed()).OK()
		idle := page(made)
		for range ordering.MaxCheckoutSessions {
			page(made).Get("/customer/cart/summary").OK()
		}
		idle.Get("/customer/cart/summary").Is(http.StatusUnauthorized)
		Expect(buyer.Get("/customer/cart/summary").OK().Text("email")).To(Equal(email))
		for range ordering.MaxCheckoutLinks {
			link(guest.Client)
		}
		made.Get("/customer/cart/summary").Is(http.StatusUnauthorized)
		Expect(buyer.Get("/customer/cart/summary").OK().Text("email")).To(Equal(email), "the session outlives its link")
	})

	It("never reach the assistant that filled the cart", func() {
		base := "/store/" + shop.StoreKey + "/ucp/v1"
		assistant := w.Client().With("UCP-Agent", `profile="`+w.URL+`/ucp/agent.json"`)
		var heard bytes.Buffer
		hear := func(a *apitest.Answer) *apitest.Answer {
			GinkgoHelper()
			Expect(a.Status).To(BeNumerically("<", 300), "%s", a.Body)
			heard.Write(a.Body)
			hidden(a)
			return a
		}
		begun := hear(assistant.Once().Post(base+"/checkout-sessions", object{"line_items": []any{object{"item": object{"id": fmt.Sprintf("var_%d_%d", shop.ProductID, shop.White)}, "quantity": 1}}}))
		session := base + "/checkout-sessions/" + begun.Text("id")
		_, token, found := strings.Cut(hear(assistant.Once().Post(session+"/complete", object{})).Text("continue_url"), "#c=")
		Expect(found).To(BeTrue())
		made := w.Client().With("X-Cart-Token", token)
		buyer := page(made)
		buyer.Patch("/customer/cart", typed()).OK()
		looked := hear(assistant.Get(session))
		Expect(looked.At("buyer")).To(BeNil())
		Expect(string(looked.Body)).NotTo(Or(ContainSubstring("missing_email"), ContainSubstring("missing_address")), "the buyer has said it")
		hear(assistant.Once().Post(session+"/complete", object{}))
		buyer.Once().Post("/customer/checkout", order(buyer, "pm_card_visa", nil)).OK()
		Expect(hear(assistant.Get(session)).Text("status")).To(Equal("completed"))
		hidden(made.Get("/customer/order").OK())
		Expect(heard.Len()).To(BeNumerically(">", 1000))
	})
})
