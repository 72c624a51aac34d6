package apitest_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
)

// A tax rate fixes at its creation whether prices include it. So existing prices keep their meaning when the store
// changes its setting.
var _ = It("Existing tax rates and prices keep including or excluding tax when the store's setting changes", func(ctx SpecContext) {
	shop := apitest.Start(ctx).Shop("rates")
	included := func() any {
		for _, class := range shop.Admin.Get("/admin/product/tax-class/all").OK().At("items").([]any) {
			if c := class.(map[string]any); c["rates"] != nil && len(c["rates"].([]any)) > 0 {
				return c["rates"].([]any)[0].(map[string]any)["includedInPrice"]
			}
		}
		return nil
	}
	guest := shop.Guest(shop.White, 1)
	costs := func() any { return guest.Checkout("pm_card_visa")["expectedGrandTotal"] }
	Expect([]any{included(), costs()}).To(Equal([]any{false, "64.14"}))
	shop.Admin.Patch("/admin/store/settings", object{"pricesIncludeTax": true}).OK()
	Expect([]any{included(), costs()}).To(Equal([]any{false, "64.14"}))

	shop.Admin.Patch("/admin/product/tax-class", object{"taxClassId": shop.TaxClassID, "rates": []any{object{"countryCode": "DE", "rate": "19", "name": "VAT 19 %"}}}).OK()
	Expect(included()).To(BeTrue(), "one that is set again takes it over")
	Expect(costs()).NotTo(Equal("64.14"))
	shop.Admin.Patch("/admin/store/settings", object{"pricesIncludeTax": false}).OK()
	Expect(included()).To(BeTrue())
})
