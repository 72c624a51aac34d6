package ucp_test

import (
	"encoding/json"
	"fmt"
	"net/url"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
)

var _ = Describe("An assistant's checkout", Ordered, ContinueOnFailure, func() {
	var world *apitest.World
	var shop *apitest.Shop
	var white string
	BeforeAll(func(ctx SpecContext) {
		world = apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} })
		shop = world.Shop("sessions")
		white = fmt.Sprintf("var_%d_%d", shop.ProductID, shop.White)
	})
	total := func(a answer) any {
		for _, t := range a.at("totals").([]any) {
			if t.(object)["type"] == "total" {
				return t.(object)["amount"]
			}
		}
		return nil
	}

	It("keeps one link for its buyer, no matter how often the assistant hands it over", func(ctx SpecContext) {
		p := connected(ctx, shop, "/mcp")
		id := p.use(ctx, "create_checkout", object{"checkout": object{"line_items": lines(white, 1)}}).at("id")
		first := p.use(ctx, "complete_checkout", object{"id": id})
		Expect(first.at("status")).To(Equal("requires_escalation"))
		link := first.at("continue_url")
		Expect(link).NotTo(BeNil())
		for range 7 {
			Expect(p.use(ctx, "complete_checkout", object{"id": id}).at("continue_url")).To(Equal(link))
			Expect(p.use(ctx, "get_checkout", object{"id": id}).at("continue_url")).To(Equal(link))
		}
		u, err := url.Parse(fmt.Sprint(link))
		Expect(err).NotTo(HaveOccurred())
		token := u.Fragment[len("c="):]
		shop.Storefront.With("X-Cart-Token", token).Get("/customer/cart/summary").OK()
	})

	It("is unique per cart, and uses the content of the cart, not of the request", func(ctx SpecContext) {
		p := connected(ctx, shop, "/mcp")
		cart := p.use(ctx, "create_cart", object{"cart": object{"line_items": lines(white, 1), "buyer": object{"email": "cart@example.com"}}}).at("id")
		one := p.use(ctx, "create_checkout", object{"checkout": object{"cart_id": cart, "buyer": object{"email": "payload@example.com"}}})
		Expect(one.at("buyer.email")).To(Equal("cart@example.com"))
		two := p.use(ctx, "create_checkout", object{"checkout": object{"cart_id": cart}})
		Expect(two.at("id")).To(Equal(one.at("id")))
	})

	It("shows the tax of the country in its context, in every response", func(ctx SpecContext) {
		shop.Admin.Patch("/admin/product/tax-class", object{"taxClassId": shop.TaxClassID, "version": taxClass(shop).At("version"),
			"rates": []any{object{"name": "USt.", "countryCode": "DE", "rate": "19"}, object{"name": "TVA", "countryCode": "FR", "rate": "20"}}}).OK()
		p := connected(ctx, shop, "/mcp")
		for _, country := range []string{"FR", "FRA", "fr", "France"} {
			in := object{"line_items": lines(white, 2), "context": object{"address_country": country}}
			made := p.use(ctx, "create_cart", object{"cart": in})
			Expect(total(made)).To(BeNumerically("==", 11760), country)
			Expect(total(p.use(ctx, "get_cart", object{"id": made.at("id")}))).To(Equal(total(made)))
			Expect(total(p.use(ctx, "update_cart", object{"id": made.at("id"), "cart": object{"line_items": lines(white, 2)}}))).To(Equal(total(made)))
			checkout := p.use(ctx, "create_checkout", object{"checkout": object{"cart_id": made.at("id")}})
			Expect(total(checkout)).To(Equal(total(made)))
			Expect(total(p.use(ctx, "get_checkout", object{"id": checkout.at("id")}))).To(Equal(total(made)))
			direct := p.use(ctx, "create_checkout", object{"checkout": in})
			Expect(total(direct)).To(Equal(total(made)))
			Expect(total(p.use(ctx, "get_checkout", object{"id": direct.at("id")}))).To(Equal(total(made)))
		}
		Expect(p.use(ctx, "create_cart", object{"cart": object{"line_items": lines(white, 1), "context": object{"address_country": "Narnia"}}}).codes()).To(ContainElement("context_ignored"))
	})

	It("stores the sent data or reports the fields that it did not store", func(ctx SpecContext) {
		p := connected(ctx, shop, "/mcp")
		made := p.use(ctx, "create_checkout", object{"checkout": object{"line_items": lines(white, 1), "buyer": object{"email": "mia@example.com", "first_name": "Mia", "last_name": "Keller"}}})
		Expect(made.codes()).To(ContainElement("buyer_not_kept"))
		germany := object{"first_name": "Mia", "last_name": "Keller", "street_address": "Torstraße 12", "address_locality": "Berlin", "postal_code": "10119", "address_country": "Germany"}
		failed := p.use(ctx, "update_checkout", object{"id": made.at("id"), "checkout": object{"line_items": lines(white, 9999), "buyer": object{"email": "other@example.com"},
			"fulfillment": object{"methods": []any{object{"type": "shipping", "destinations": []any{germany}}}}}})
		Expect(failed.codes()).NotTo(BeEmpty(), "so many are not there")
		Expect(failed.at("buyer.email")).To(Equal("other@example.com"))
		Expect(failed.at("fulfillment.methods.0.destinations.0.address_country")).To(Equal("DE"))
		Expect(failed.at("line_items.0.quantity")).To(BeNumerically("==", 1))
	})

	It("belongs to one buyer, even if a model uses the same key for two buyers at one address", func(ctx SpecContext) {
		p := connected(ctx, shop, "/mcp")
		make := func(key string) any {
			r, err := p.try(ctx, "create_cart", object{"cart": object{"line_items": lines(white, 1)}, "meta": object{"idempotency-key": key}}, "")
			Expect(err).NotTo(HaveOccurred())
			return r.at("id")
		}
		Expect(make("create-cart-1")).NotTo(Equal(make("create-cart-1")))
		key := "0192b4a0-7c1e-7d5b-9d52-6f0a3c1f2b11"
		Expect(make(key)).To(Equal(make(key)))
	})

	It("rejects misplaced arguments and names them", func(ctx SpecContext) {
		p := connected(ctx, shop, "/mcp")
		for _, c := range []struct {
			tool        string
			args        object
			path, tells string
		}{
			{"search_catalog", object{"query": "mug"}, "$.query", "query belongs into catalog"},
			{"search_catalog", object{"catalog": object{}}, "", "catalog.query"},
			{"get_product", object{"id": "prod_12"}, "$.catalog", "catalog is missing"},
			{"get_cart", object{}, "$.id", "id is missing"},
			{"create_cart", object{"cart": object{"line_items": lines(white, 1)}, "idempotency_key": "x"}, "$.idempotency_key", "belongs into meta"},
		} {
			told, err := p.session.CallTool(ctx, &sdk.CallToolParams{Name: c.tool, Arguments: c.args})
			Expect(err).NotTo(HaveOccurred(), "%s %v", c.tool, c.args)
			Expect(told.IsError).To(BeTrue(), "%s %v", c.tool, c.args)
			if c.path != "" {
				Expect(in(told.StructuredContent.(object), "messages.0.path")).To(Equal(c.path))
			}
			Expect(in(told.StructuredContent.(object), "messages.0.content")).To(ContainSubstring(c.tells))
		}
	})

	It("can be canceled while the buyer is on the bank's page", func(ctx SpecContext) {
		p := connected(ctx, shop, "/mcp")
		made := p.use(ctx, "create_checkout", object{"checkout": object{"line_items": lines(white, 1), "buyer": object{"email": "bank@example.com"},
			"fulfillment": object{"methods": []any{object{"type": "shipping", "destinations": []any{home}, "groups": []any{object{"selected_option_id": fmt.Sprintf("ship_%d", shop.ShippingMethodID)}}}}}}})
		u, err := url.Parse(fmt.Sprint(p.use(ctx, "complete_checkout", object{"id": made.at("id")}).at("continue_url")))
		Expect(err).NotTo(HaveOccurred())
		buyer := apitest.Guest{Client: shop.Storefront.With("X-Cart-Token", u.Fragment[len("c="):]), Shop: shop}
		buyer.CartID = buyer.Get("/customer/cart/summary").OK().ID("cartId")
		Expect(buyer.Once().Post("/customer/checkout", buyer.Checkout("pm_card_authenticationRequired")).OK().Text("paymentStatus")).To(Equal("REQUIRES_ACTION"))
		Expect(p.use(ctx, "get_checkout", object{"id": made.at("id")}).at("status")).To(Equal("complete_in_progress"))
		for range 2 {
			Expect(p.use(ctx, "cancel_checkout", object{"id": made.at("id")}).at("status")).To(Equal("canceled"))
		}
	})
})

// taxClass reads the tax class of a shop from the list of all tax classes.
func taxClass(shop *apitest.Shop) *apitest.Answer {
	GinkgoHelper()
	all := shop.Admin.Get("/admin/product/tax-class/all").OK()
	for i := range all.At("items").([]any) {
		if fmt.Sprint(all.At(fmt.Sprintf("items.%d.taxClassId", i))) == fmt.Sprint(shop.TaxClassID) {
			raw, err := json.Marshal(all.At(fmt.Sprintf("items.%d", i)))
			Expect(err).NotTo(HaveOccurred())
			return &apitest.Answer{Body: raw}
		}
	}
	return nil
}
