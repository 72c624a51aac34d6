package admin_test

import (
	"fmt"
	"net/http"
	"net/url"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("GET /admin/invoice/paged", Ordered, func() {
	var world *apitest.World
	var shop, other *apitest.Shop
	BeforeAll(func(ctx SpecContext) {
		world = apitest.Start(ctx)
		shop, other = world.Shop("invoices"), world.Shop("other")
	})

	It("lists the documents of an order, with filters and search", func() {
		ada := shop.Admin
		ada.Patch("/admin/store/settings", object{"invoiceNumberPrefix": "RE-", "invoiceNumberStart": 2001, "taxNumber": "DE811122233"}).OK()
		set := ada.Get("/admin/store/settings").OK()
		Expect([]string{set.Text("invoiceNumberPrefix"), set.Text("taxNumber")}).To(Equal([]string{"RE-", "DE811122233"}))
		ada.Once().Post("/admin/stock/adjust", object{"reason": "RECEIVED", "items": []any{object{"variantId": shop.White, "stockOnHand": 1000}}}).OK()

		first := shop.Guest(shop.White, 2).Buy().OK()
		second := shop.Guest(shop.White, 1).Buy().OK()
		o := ada.Get(fmt.Sprintf("/admin/order/details?orderId=%d", first.ID("orderId"))).OK()
		refund := ada.Once().Post("/admin/order/refund", object{"orderId": first.ID("orderId"), "reason": "GOODWILL", "lines": []any{object{"lineItemId": o.Text("items.0.lineItemId"), "quantity": 1}}}).OK()
		o = ada.Get(fmt.Sprintf("/admin/order/details?orderId=%d", first.ID("orderId"))).OK()
		Expect(o.Text("invoices.0.number")).To(Equal("RE-2001"))
		Expect(o.Text("invoices.0.total")).To(Equal(o.Text("grandTotal")))
		Expect(o.Text("invoices.0.taxTotal")).To(Equal(o.Text("taxTotal")))
		Expect(o.Text("invoices.1.number")).To(Equal("CN-RE-1"))
		Expect(o.Text("invoices.1.total")).To(Equal(refund.Text("amount")))
		Expect(o.ID("invoices.1.refundId")).To(Equal(refund.ID("refundId")))

		numbers := func(query string) (out []string) {
			GinkgoHelper()
			for _, item := range items(ada.Get("/admin/invoice/paged?" + query).OK()) {
				out = append(out, item.(map[string]any)["number"].(string))
			}
			return out
		}
		Expect(numbers("")).To(Equal([]string{"CN-RE-1", "RE-2002", "RE-2001"}))
		Expect(numbers("sort=issuedOn")).To(Equal([]string{"RE-2001", "RE-2002", "CN-RE-1"}))
		Expect(numbers("type=INVOICE")).To(Equal([]string{"RE-2002", "RE-2001"}))
		Expect(numbers("search=re-2002")).To(Equal([]string{"RE-2002"}))
		Expect(numbers("search=" + url.QueryEscape(second.Text("orderNumber")))).To(Equal([]string{"RE-2002"}))
		Expect(numbers(fmt.Sprintf("orderId=%d", first.ID("orderId")))).To(Equal([]string{"CN-RE-1", "RE-2001"}))
		Expect(numbers("issuedFrom=2100-01-01T00:00:00Z")).To(BeEmpty())
		Expect(numbers("issuedTo=2100-01-01T00:00:00Z&pageSize=1")).To(Equal([]string{"CN-RE-1"}))
		next := ada.Get("/admin/invoice/paged?pageSize=1").OK().Text("nextCursor")
		Expect(numbers("pageSize=1&cursor=" + url.QueryEscape(next))).To(Equal([]string{"RE-2002"}))
		ada.Patch("/admin/store/settings", object{"invoiceNumberStart": 5000}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
	})

	It("shows the tax in the tax authority's currency, at the exchange rate of the first invoice", func() {
		euro := world.Shop("converted")
		rates := func(rate string) *apitest.Answer {
			return euro.Admin.Patch("/admin/store/settings", object{"taxExchangeRates": []any{object{"currencyCode": "EUR", "taxCurrencyCode": "PLN", "rate": rate}}})
		}
		conversion := func(id int64, at int) any {
			return euro.Admin.Get(fmt.Sprintf("/admin/order/details?orderId=%d", id)).OK().At(fmt.Sprintf("invoices.%d.taxConversion", at))
		}
		before := euro.Guest(euro.White, 1).Buy().OK().ID("orderId")
		Expect(conversion(before, 0)).To(BeNil())
		rates("0").Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		rates("4.25").OK()
		id := euro.Guest(euro.White, 1).Buy().OK().ID("orderId")
		o := euro.Admin.Get(fmt.Sprintf("/admin/order/details?orderId=%d", id)).OK()
		inPLN := func(at int) string {
			tax := domain.MustAmount(euro.Admin.Get(fmt.Sprintf("/admin/order/details?orderId=%d", id)).OK().Text(fmt.Sprintf("invoices.%d.taxTotal", at)))
			return tax.Mul(domain.MustAmount("4.25")).Round(2, domain.HalfUp).Fixed(2)
		}
		Expect(inPLN(0)).NotTo(Equal("0.00"))
		Expect(conversion(id, 0)).To(Equal(map[string]any{"currencyCode": "PLN", "rate": "4.25", "taxTotal": inPLN(0)}))
		rates("4.5").OK()
		line := o.Text("items.0.lineItemId")
		for _, order := range []int64{id, before} {
			if order == before {
				line = euro.Admin.Get(fmt.Sprintf("/admin/order/details?orderId=%d", before)).OK().Text("items.0.lineItemId")
			}
			euro.Admin.Once().Post("/admin/order/refund", object{"orderId": order, "reason": "GOODWILL", "lines": []any{object{"lineItemId": line, "quantity": 1}}}).OK()
		}
		Expect(conversion(id, 1)).To(Equal(map[string]any{"currencyCode": "PLN", "rate": "4.25", "taxTotal": inPLN(1)}))
		Expect(conversion(before, 1)).To(BeNil(), "the invoice that it corrects has none")
		exported := map[string]bool{}
		for _, row := range tableOf(euro.Admin.Get(fmt.Sprintf("/admin/invoice/export?orderId=%d", id)).OK()) {
			amount := inPLN(0)
			if row["type"] == "CREDIT_NOTE" {
				amount = "-" + inPLN(1)
			}
			exported[row["type"]] = true
			Expect([]string{row["taxCurrencyCode"], row["taxExchangeRate"], row["convertedTax"]}).To(Equal([]string{"PLN", "4.25", amount}), row["type"])
		}
		Expect(exported).To(HaveLen(2))
		for _, row := range tableOf(euro.Admin.Get(fmt.Sprintf("/admin/invoice/export?orderId=%d", before)).OK()) {
			Expect([]string{row["taxCurrencyCode"], row["taxExchangeRate"], row["convertedTax"]}).To(Equal([]string{"", "", ""}))
		}
	})

	It("counts only the documents of its own store", func() {
		Expect(items(other.Admin.Get("/admin/invoice/paged").OK())).To(BeEmpty())
		placed := other.Guest(other.White, 1).Buy().OK()
		Expect(other.Admin.Get(fmt.Sprintf("/admin/order/details?orderId=%d", placed.ID("orderId"))).OK().Text("invoices.0.number")).To(Equal("1"))
	})
})
