package ucp_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
)

var _ = It("An assistant finds no product that is sold only by subscription, because its cart supports no plans", func(ctx SpecContext) {
	shop := apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} }).Shop("planned")
	box := shop.Admin.Once().Post("/admin/product", object{"name": "Sub Box", "productType": "PHYSICAL", "status": "ACTIVE", "taxClassId": shop.TaxClassID, "isSubscribable": true, "subscriptionOnly": true,
		"variants": []any{object{"sku": "BOX", "stockOnHand": 9, "prices": []any{object{"currencyCode": "EUR", "amount": "15.00"}}}}}).OK().ID("productId")
	shop.Admin.Once().Post("/admin/subscription-plan", object{"name": "Monthly", "intervalUnit": "MONTH", "intervalCount": 1, "productIds": []any{box}}).OK()
	Expect(shop.Storefront.Get("/customer/product/paged?search=box").OK().ID("totalCount")).To(BeEquivalentTo(1), "the shop lists it")
	p := connected(ctx, shop, "/mcp")
	found := p.use(ctx, "search_catalog", object{"catalog": object{"query": "box"}})
	Expect(found.at("products")).To(BeEmpty())
	Expect(found.at("messages.0.code")).To(Equal("sold_with_plan_only"))
	Expect(found.at("pagination")).NotTo(HaveKey("total_count"))
	sold := p.use(ctx, "search_catalog", object{"catalog": object{"query": "pour-over"}})
	Expect(sold.at("pagination")).To(HaveKeyWithValue("total_count", BeEquivalentTo(1)))
})
