package admin_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("POST /admin/order/place", Ordered, ContinueOnFailure, func() {
	var shop *apitest.Shop
	BeforeAll(func(ctx SpecContext) { shop = apitest.Start(ctx).Shop("drafts") })
	draft := func() *apitest.Answer {
		return shop.Admin.Once().Post("/admin/order", map[string]any{
			"isDraft": true, "email": "phone@example.com", "items": []any{map[string]any{"sku": "POUR-OVER-WHITE", "quantity": 2}}, "shippingAddress": apitest.Home,
			"shippingMethodId": shop.ShippingMethodID,
		}).Is(200)
	}

	It("places a draft that staff have changed", func() {
		d := draft()
		Expect([]string{d.Text("status"), d.Text("grandTotal"), d.Text("allowedActions.0")}).To(Equal([]string{"DRAFT", "122.45", "PLACE"}))
		Expect(shop.Admin.Get("/admin/order/paged?status=DRAFT").OK().Text("items.0.status")).To(Equal("DRAFT"))
		d = shop.Admin.Patch("/admin/order", map[string]any{
			"orderId": d.ID("orderId"), "version": d.ID("version"), "shippingPrice": "2.00", "discount": map[string]any{"discountType": "FIXED_AMOUNT", "value": "10.00"},
			"items": []any{map[string]any{"lineItemId": d.Text("items.0.lineItemId"), "quantity": 2, "unitPrice": "40.00"}},
		}).Is(200)
		Expect(d.Text("grandTotal")).To(Equal("85.68"))
		shop.Admin.Once().Post("/admin/order/place", map[string]any{"orderId": d.ID("orderId"), "expectedGrandTotal": "85.67"}).Refused(domain.CartChanged)
		shop.Admin.Once().Post("/admin/order/place", map[string]any{"orderId": d.ID("orderId"), "payment": map[string]any{"paymentToken": "pm_card_chargeDeclined"}}).Refused(domain.PaymentDeclined)
		once, body := shop.Admin.Once(), map[string]any{"orderId": d.ID("orderId"), "expectedGrandTotal": "85.68", "payment": map[string]any{"paymentToken": "pm_card_visa"}}
		o := once.Post("/admin/order/place", body).Is(200)
		Expect([]string{o.Text("status"), o.Text("paymentStatus"), o.Text("orderNumber")}).To(Equal([]string{"OPEN", "PAID", d.Text("orderNumber")}))
		Expect(once.Post("/admin/order/place", body).Is(200).Body).To(Equal(o.Body))
		shop.Admin.Once().Post("/admin/order/place", body).Refused(domain.InvalidStateTransition)
	})

	It("places an order that can be edited and, if overpaid, refunded", func() {
		o := shop.Admin.Once().Post("/admin/order/place", map[string]any{"orderId": draft().ID("orderId"), "payment": map[string]any{"paymentToken": "pm_card_visa"}}).Is(200)
		edit := map[string]any{"orderId": o.ID("orderId"), "items": []any{map[string]any{"lineItemId": o.Text("items.0.lineItemId"), "quantity": 1}}}
		shop.Admin.Patch("/admin/order", edit).Refused(domain.InvalidValue)
		edit["version"] = o.ID("version")
		a := shop.Admin.Patch("/admin/order", edit).Is(200)
		Expect([]string{a.Text("paymentStatus"), a.Text("balance.overpaid"), a.Text("timeline.0.message"), a.Text("timeline.1.message")}).To(Equal([]string{"OVERPAID", "58.31", "Payment status changed: OVERPAID instead of PAID", "Order changed: 1 of POUR-OVER-WHITE instead of 2, 64.14 EUR instead of 122.45"}))
		shop.Admin.Patch("/admin/order", edit).Refused(domain.VersionConflict)
		r := shop.Admin.Once().Post("/admin/order/refund", map[string]any{"orderId": o.ID("orderId"), "reason": "BILLING_ERROR", "overpaymentAmount": "58.31"}).Is(200)
		Expect([]string{r.Text("amount"), r.Text("overpaymentAmount"), r.Text("taxTotal")}).To(Equal([]string{"58.31", "58.31", "9.31"}))
		after := shop.Admin.Get("/admin/order/details?orderId=" + o.Text("orderId")).OK()
		Expect([]string{after.Text("paymentStatus"), after.Text("balance.overpaid"), after.Text("balance.refundable")}).To(Equal([]string{"PAID", "0.00", "64.14"}))
	})

	It("rejects unknown ids and objects of other orders", func() {
		shop.Admin.Once().Post("/admin/order/place", map[string]any{"orderId": 999_999}).Refused(domain.NotFound)
		d := draft()
		p := shop.Admin.Patch("/admin/order", map[string]any{"orderId": d.ID("orderId"), "items": []any{map[string]any{"lineItemId": "999999", "quantity": 1}}}).Refused(domain.InvalidValue)
		Expect(p.Errors[0].Pointer).To(Equal("/items/0/lineItemId"))
		shop.Admin.Once().Post("/admin/order/place", map[string]any{"orderId": d.ID("orderId"), "payment": map[string]any{}}).Refused(domain.InvalidRequest)
	})
})
