package apitest_test

import (
	"fmt"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
)

var _ = Describe("A storefront", Ordered, ContinueOnFailure, func() {
	var shop *apitest.Shop

	BeforeAll(func(ctx SpecContext) {
		shop = apitest.Start(ctx).Shop("truth")
	})

	It("reports that the store does not ship to a country before a shipping method is chosen", func() {
		guest := shop.Guest(shop.White, 1)
		shop.Admin.Patch("/admin/store/settings", map[string]any{"allowedCountryCodes": []string{"DE"}}).OK()
		abroad := guest.Get("/customer/cart/summary?countryCode=FR").OK()
		Expect([]any{abroad.Text("problems.0.code"), abroad.Text("problems.0.message")}).To(Equal([]any{"shipping_not_available", "The store does not ship to FR."}))
		Expect(guest.Get("/customer/cart/summary?countryCode=DE&postalCode=10119&stateProvince=BE").OK().At("problems")).To(BeEmpty())
	})

	It("lists the shipping methods for a cart's address, and requires an address if the cart has none", func() {
		guest := shop.Guest(shop.White, 1)
		guest.Get("/customer/checkout/shipping-methods").Is(400)
		guest.Patch("/customer/cart", map[string]any{"shippingAddress": apitest.Home}).OK()
		Expect(guest.Get("/customer/checkout/shipping-methods").OK().ID("items.0.shippingMethodId")).To(Equal(shop.ShippingMethodID))
	})

	It("divides the available stock of a variant among the lines of a cart", func() {
		engraved := func(text string, quantity int) map[string]any {
			return map[string]any{"variantId": shop.Black, "quantity": quantity, "customFields": []any{map[string]any{"key": "engraving", "type": "STRING", "value": text}}}
		}
		shop.Admin.Patch("/admin/store/settings", map[string]any{"customFieldDefinitions": []any{map[string]any{"object": "ORDER_LINE", "key": "engraving", "name": "Engraving", "type": "STRING"}}}).OK()
		guest := shop.Guest(shop.White, 1)
		guest.Post("/customer/cart/item", engraved("Mia", 3)).OK()
		guest.Post("/customer/cart/item", engraved("Noa", 2)).OK()
		stock := shop.Admin.Get(fmt.Sprintf("/admin/product?productId=%d", shop.ProductID)).OK()
		Expect(stock.ID("variants.1.variantId")).To(Equal(shop.Black))
		shop.Admin.Once().Post("/admin/stock/adjust", map[string]any{"reason": "COUNTED", "items": []any{map[string]any{"variantId": shop.Black, "stockOnHand": 4}}}).OK()
		cart := guest.Get("/customer/cart/summary").OK()
		Expect([]any{cart.Text("items.1.availability"), cart.ID("items.1.availableQuantity"), cart.ID("items.2.availableQuantity")}).To(Equal([]any{"INSUFFICIENT", int64(2), int64(1)}))
		Expect(cart.Text("problems.0.message")).To(ContainSubstring("Only 4 of"))
	})

	It("counts the units of a cart line whose product is archived", func() {
		guest := shop.Guest(shop.White, 2)
		shop.Admin.Patch("/admin/product", map[string]any{"productId": shop.ProductID, "status": "ARCHIVED"}).OK()
		cart := guest.Get("/customer/cart/summary").OK()
		Expect([]any{cart.Text("items.0.availability"), cart.ID("itemCount"), cart.Text("grandTotal")}).To(Equal([]any{"UNAVAILABLE", int64(2), "0.00"}))
	})

	It("shows a new modification date after a collection is added", func() {
		before := shop.Storefront.Get("/customer/store/overview").OK()
		added := shop.Admin.Post("/admin/collection", map[string]any{"name": "Spring", "type": "MANUAL"}).OK()
		after := shop.Storefront.Get("/customer/store/overview").OK()
		Expect(after.Text("modifiedOn")).To(Equal(added.Text("modifiedOn")))
		Expect(before.Text("modifiedOn") < after.Text("modifiedOn")).To(BeTrue())
	})
})
