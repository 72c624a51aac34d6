package customer_test

import (
	"fmt"
	"net/http"
	"net/url"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("A buyer's cart", Ordered, ContinueOnFailure, func() {
	type object = map[string]any
	var w *apitest.World
	var shop *apitest.Shop
	BeforeAll(func(ctx SpecContext) {
		w = apitest.Start(ctx)
		shop = w.Shop("changes")
		shop.Admin.Patch("/admin/store/settings", object{"languageCodes": []string{"en", "de", "pt-BR"}}).OK()
	})
	// scarce creates a product with a single variant, and returns the ids of both.
	scarce := func(name string, stock int, price string) (product, variant int64) {
		GinkgoHelper()
		made := shop.Admin.Post("/admin/product", object{"name": name, "productType": "PHYSICAL", "status": "ACTIVE", "taxClassId": shop.TaxClassID,
			"variants": []any{object{"sku": name, "stockOnHand": stock, "prices": []any{object{"currencyCode": "EUR", "amount": price}}}}}).OK()
		return made.ID("productId"), made.ID("variants.0.variantId")
	}
	// signUp creates a customer and returns a function that logs them in from a page with the token of a cart.
	signUp := func(email string) (id int64, me apitest.Client, login func(token string) apitest.Client) {
		GinkgoHelper()
		made := shop.Storefront.Once().Post("/customer/user", object{"email": email, "password": "seven slow kettles", "firstName": "Mia", "lastName": "Keller", "acceptTerms": true}).OK()
		return made.ID("customer.storeCustomerId"), shop.Storefront.Bearer(made.Text("accessToken")), func(token string) apitest.Client {
			GinkgoHelper()
			session := shop.Storefront.With("X-Cart-Token", token).Post("/customer/store/login", object{"email": email, "password": "seven slow kettles"}).OK()
			return shop.Storefront.Bearer(session.Text("accessToken"))
		}
	}
	// problems maps the codes of a cart's problems to the ids of their lines.
	problems := func(cart *apitest.Answer) map[string]any {
		GinkgoHelper()
		out := map[string]any{}
		for _, p := range cart.OK().At("problems").([]any) {
			out[p.(object)["code"].(string)] = p.(object)["cartItemId"]
		}
		return out
	}

	It("reports after a login which quantities were reduced by merging, until the buyer changes the cart", func() {
		_, last := scarce("LAST-TEN", 10, "20.00")
		_, me, login := signUp("reduced@example.com")
		me.Post("/customer/cart/item", object{"variantId": last, "quantity": 6}).OK()
		guest := shop.Guest(last, 7)
		me = login(guest.Header("X-Cart-Token"))
		for range 2 {
			cart := me.Get("/customer/cart/summary").OK()
			Expect(cart.ID("items.0.quantity")).To(BeEquivalentTo(10), "13 are wanted, and 10 are in stock")
			Expect(problems(cart)).To(Equal(map[string]any{"quantity_reduced": cart.At("items.0.cartItemId")}))
		}
		cart := me.Get("/customer/cart/summary").OK()
		changed := me.Patch("/customer/cart/item", object{"cartItemId": cart.ID("items.0.cartItemId"), "quantity": 9, "version": cart.ID("version")})
		Expect(problems(changed)).To(HaveKey("quantity_reduced"), "the first change reports it once more")
		Expect(problems(me.Get("/customer/cart/summary"))).To(BeEmpty())
	})

	It("reports after a login that the buyer's account type has a different price than the page showed", func() {
		_, tea := scarce("TEA", 9, "10.00")
		dealer := shop.Admin.Once().Post("/admin/account-type", object{"name": "Dealer", "code": "dealer", "priceMode": "LIST"}).OK().ID("accountTypeId")
		shop.Admin.Once().Put("/admin/price", object{"prices": []any{object{"variantId": tea, "currencyCode": "EUR", "amount": "10.00"}, object{"variantId": tea, "currencyCode": "EUR", "amount": "12.00", "accountTypeId": dealer}}}).OK()
		id, _, login := signUp("dealer@example.com")
		shop.Admin.Patch("/admin/store-customer/account-type", object{"storeCustomerId": id, "accountTypeId": dealer}).OK()
		guest := shop.Guest(tea, 1)
		Expect(guest.Get("/customer/cart/summary").OK().Text("items.0.unitPrice")).To(Equal("10.00"))
		me := login(guest.Header("X-Cart-Token"))
		cart := me.Get("/customer/cart/summary").OK()
		Expect([]any{cart.At("items.0.unitPrice"), cart.At("items.0.priceChangedFrom")}).To(Equal([]any{"12.00", "10.00"}))
		Expect(problems(cart)).To(Equal(map[string]any{"price_changed": cart.At("items.0.cartItemId")}))
	})

	It("shows why 3-D Secure failed, including after the page was closed", func() {
		guest := shop.Guest(shop.White, 1)
		waits := guest.Once().Post("/customer/checkout", guest.Checkout("pm_card_authenticationRequired")).OK()
		page, err := url.Parse(waits.Text("nextAction.url"))
		Expect(err).NotTo(HaveOccurred())
		response, err := http.PostForm(w.URL+page.Path, url.Values{"key": page.Query()["key"], "consent": {"no"}})
		Expect(err).NotTo(HaveOccurred())
		Expect(response.Body.Close()).To(Succeed())
		Eventually(func() any { return guest.Get("/customer/cart/summary").OK().At("status") }).Should(Equal("ACTIVE"))
		cart := guest.Get("/customer/cart/summary").OK()
		Expect([]any{cart.At("lastPayment.status"), cart.At("lastPayment.code"), cart.At("checkoutOrderId")}).To(Equal([]any{"FAILED", "authentication_failed", nil}))
		Expect(cart.Text("lastPayment.message")).NotTo(BeEmpty())
		guest.Buy().OK()
		Expect(guest.Get("/customer/cart/summary").OK().At("lastPayment")).To(BeNil())
	})

	It("counts the units of all lines, including lines that are no longer sold", func() {
		gone, sold := scarce("GONE", 9, "5.00")
		guest := shop.Guest(sold, 2)
		guest.Post("/customer/cart/item", object{"variantId": shop.White, "quantity": 3}).OK()
		shop.Admin.Patch("/admin/product", object{"productId": gone, "status": "ARCHIVED"}).OK()
		cart := guest.Get("/customer/cart/summary").OK()
		Expect([]any{cart.At("items.0.availability"), cart.ID("itemCount")}).To(Equal([]any{"UNAVAILABLE", int64(5)}))
		Expect(problems(cart)).To(Equal(map[string]any{"unavailable": cart.At("items.0.cartItemId")}))
	})

	It("shows for each of two lines of a variant how many units are available to that line", func() {
		_, few := scarce("FOUR", 9, "5.00")
		engraved := func(text string) []any {
			return []any{object{"key": "engraving", "type": "STRING", "value": text}}
		}
		first := shop.Storefront.Post("/customer/cart/item", object{"variantId": few, "quantity": 3, "customFields": engraved("Mia")}).OK()
		guest := shop.Storefront.With("X-Cart-Token", first.Text("token"))
		guest.Post("/customer/cart/item", object{"variantId": few, "quantity": 2, "customFields": engraved("Ben")}).OK()
		shop.Admin.Once().Post("/admin/stock/adjust", object{"reason": "DAMAGED", "items": []any{object{"variantId": few, "delta": -5}}}).OK()
		cart := guest.Get("/customer/cart/summary").OK()
		left := 0
		for i := range 2 {
			line := fmt.Sprintf("items.%d.", i)
			left += int(cart.ID(line + "availableQuantity"))
			Expect([]any{cart.At(line + "availability"), cart.ID(line+"availableQuantity") < cart.ID(line+"quantity")}).To(BeElementOf([]any{"AVAILABLE", false}, []any{"INSUFFICIENT", true}))
		}
		Expect(left).To(BeNumerically("<=", 4), "4 are left: %s", cart.Body)
		Expect(problems(cart)).To(HaveKey("insufficient_stock"))
	})

	It("uses the store's language for a buyer from another region, and English for an unknown language", func() {
		product, variant := scarce("SHOE", 9, "5.00")
		shop.Admin.Patch("/admin/product", object{"productId": product, "translations": []any{object{"languageCode": "de", "name": "Schuh"}, object{"languageCode": "pt-BR", "name": "Sapato"}}}).OK()
		for asked, name := range map[string]string{"de": "Schuh", "de-AT": "Schuh", "de-CH": "Schuh", "pt": "Sapato", "pt-BR": "Sapato", "pt-PT": "Sapato", "en-GB": "SHOE", "sv": "SHOE"} {
			Expect(shop.Storefront.Get(fmt.Sprintf("/customer/product?productId=%d&languageCode=%s", product, asked)).OK().Text("name")).To(Equal(name), asked)
			card := shop.Storefront.Get(fmt.Sprintf("/customer/product/paged?productId=%d&languageCode=%s", product, asked)).OK()
			Expect(card.Text("items.0.name")).To(Equal(name), asked)
			cart := shop.Storefront.Post("/customer/cart/item", object{"variantId": variant, "quantity": 1, "languageCode": asked}).OK()
			Expect(cart.Text("items.0.name")).To(Equal(name), asked)
			Expect(cart.Text("languageCode")).To(BeElementOf("en", "de", "pt-BR"), asked)
		}
		countries := shop.Storefront.Get("/customer/country/all?languageCode=de-AT").OK()
		Expect(string(countries.Body)).To(ContainSubstring(`"Deutschland"`))
	})

	It("that became an order lets the same browser start a new cart without the old token", func() {
		guest := shop.Guest(shop.White, 1)
		order := guest.Buy().OK()
		guest.Post("/customer/cart/item", object{"variantId": shop.White, "quantity": 1}).Refused(domain.NotFound)
		bought := guest.Get("/customer/cart/summary").OK()
		Expect([]any{bought.At("status"), bought.ID("convertedOrderId")}).To(Equal([]any{"CONVERTED", order.ID("orderId")}))
		next := shop.Storefront.Post("/customer/cart/item", object{"variantId": shop.White, "quantity": 1}).OK()
		Expect(next.Text("token")).NotTo(Equal(guest.Header("X-Cart-Token")))
		Expect(next.Header.Get("X-Cart-Token")).To(Equal(next.Text("token")), "a client stores the header")
	})

	It("is shown with a catalog that the page downloads again only after a change", func() {
		path := fmt.Sprintf("/customer/product/paged?productId=%d&storeKey=%s", shop.ProductID, url.QueryEscape(shop.StoreKey))
		first := w.Client().Get(path).OK()
		Expect(first.Header.Get("Cache-Control")).To(Equal("public, max-age=60"))
		same := w.Client().With("If-None-Match", first.Header.Get("ETag"))
		current := same.Get(path).Is(http.StatusNotModified)
		Expect([]any{len(current.Body), current.Header.Get("ETag")}).To(Equal([]any{0, first.Header.Get("ETag")}))
		shop.Admin.Patch("/admin/product", object{"productId": shop.ProductID, "name": "Pour-over set"}).OK()
		Expect(same.Get(path).Is(http.StatusOK).Text("items.0.name")).To(Equal("Pour-over set"))
	})
})
