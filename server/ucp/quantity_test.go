package ucp_test

import (
	"fmt"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
)

var _ = It("Every catalog tool shows the SKU, categories and allowed quantities of a product, and the cart accepts exactly these quantities", func(ctx SpecContext) {
	shop := apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} }).Shop("crates")
	shop.Admin.Once().Post("/admin/product", object{"name": "Crate of mugs", "shortDescription": "Six at a time.", "description": "<p>Stoneware.</p>", "productType": "PHYSICAL", "status": "ACTIVE", "taxClassId": shop.TaxClassID,
		"tags": []any{"Gifts", "Kitchen"}, "minQuantity": 6, "quantityStep": 6, "maxQuantity": 18,
		"variants": []any{object{"sku": "CRATE", "stockOnHand": 90, "prices": []any{object{"currencyCode": "EUR", "amount": "9.00"}}}}}).OK()
	p := connected(ctx, shop, "/mcp")
	found := p.use(ctx, "search_catalog", object{"catalog": object{"query": "crate"}})
	Expect(found.at("products")).To(HaveLen(1))
	Expect(found.at("products.0.description.plain")).To(Equal("Six at a time."))
	id := found.at("products.0.variants.0.id")
	looked := p.use(ctx, "lookup_catalog", object{"catalog": object{"ids": []any{id}}})
	shown := p.use(ctx, "get_product", object{"catalog": object{"id": id}})
	for tool, product := range map[string]any{"search_catalog": found.at("products.0"), "lookup_catalog": looked.at("products.0"), "get_product": shown.at("product")} {
		Expect(in(product, "variants.0.sku")).To(Equal("CRATE"), tool)
		Expect(in(product, "categories")).To(Equal([]any{object{"value": "Gifts", "taxonomy": "merchant"}, object{"value": "Kitchen", "taxonomy": "merchant"}}), tool)
		Expect(fmt.Sprint(in(product, "metadata.quantity"))).To(Equal("map[max:18 min:6 step:6]"), tool)
		Expect(in(product, "variants.0.availability.available")).To(BeTrue(), tool)
	}
	plain := p.use(ctx, "search_catalog", object{"catalog": object{"query": "pour-over"}})
	Expect(plain.at("products.0")).NotTo(HaveKey("metadata"), "every quantity is allowed")

	cart := p.use(ctx, "create_cart", object{"cart": object{"line_items": lines(fmt.Sprint(id), 6)}})
	for quantity := 5; quantity <= 20; quantity++ {
		a := p.use(ctx, "update_cart", object{"id": cart.at("id"), "cart": object{"line_items": lines(fmt.Sprint(id), quantity)}})
		if quantity%6 == 0 && quantity <= 18 {
			Expect(a.codes()).To(BeEmpty(), "%d", quantity)
			Expect(a.at("line_items.0.quantity")).To(BeEquivalentTo(quantity))
		} else {
			Expect(a.codes()).NotTo(BeEmpty(), "%d", quantity)
		}
	}
})
