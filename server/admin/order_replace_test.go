package admin_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("POST /admin/order/replace", Ordered, ContinueOnFailure, func() {
	var shop *apitest.Shop
	BeforeAll(func(ctx SpecContext) { shop = apitest.Start(ctx).Shop("replacements") })

	It("reships lines of an order, for free or paid", func() {
		o := shop.Admin.Once().Post("/admin/order", map[string]any{
			"email": "phone@example.com", "items": []any{map[string]any{"sku": "POUR-OVER-WHITE", "quantity": 2}}, "shippingAddress": apitest.Home,
			"shippingMethodId": shop.ShippingMethodID, "payment": map[string]any{"paymentToken": "pm_card_visa"},
		}).Is(200)
		item := map[string]any{"lineItemId": o.Text("items.0.lineItemId"), "quantity": 1}
		body := map[string]any{"orderId": o.ID("orderId"), "reason": "DAMAGED", "items": []any{item}, "note": "One set arrived broken"}
		once := shop.Admin.Once()
		next := once.Post("/admin/order/replace", body).Is(200)
		Expect([]string{next.Text("grandTotal"), next.Text("discountTotal"), next.Text("paymentStatus"), next.Text("replacedOrderNumber"), next.Text("notes.internal"), next.Text("timeline.0.message")}).
			To(Equal([]string{"0.00", "49.00", "PAID", o.Text("orderNumber"), "One set arrived broken", "Replacement for order " + o.Text("orderNumber") + ": DAMAGED"}))
		Expect(once.Post("/admin/order/replace", body).Is(200).Body).To(Equal(next.Body))
		was := shop.Admin.Get("/admin/order/details?orderId=" + o.Text("orderId")).OK()
		Expect([]string{was.Text("replacementOrderNumber"), was.Text("timeline.0.message")}).To(Equal([]string{next.Text("orderNumber"), "Replaced by order " + next.Text("orderNumber")}))
		Expect(string(was.Body)).NotTo(ContainSubstring(`"REPLACE"`))
		shop.Admin.Once().Post("/admin/order/replace", body).Refused(domain.AlreadyExists)

		shop.Admin.Once().Post("/admin/order/cancel", map[string]any{"orderId": next.ID("orderId"), "reason": "OTHER"}).Is(200)
		Expect(string(shop.Admin.Get("/admin/order/details?orderId=" + o.Text("orderId")).OK().Body)).To(ContainSubstring(`"REPLACE"`))
		body["isFree"], body["payment"] = false, map[string]any{"paymentToken": "pm_card_chargeDeclined"}
		shop.Admin.Once().Post("/admin/order/replace", body).Refused(domain.PaymentDeclined)
		delete(body, "payment")
		body["cancelReplaced"], item["quantity"] = true, 2
		exchanged := shop.Admin.Once().Post("/admin/order/replace", body).Is(200)
		Expect([]string{exchanged.Text("grandTotal"), exchanged.Text("paymentStatus")}).To(Equal([]string{"122.45", "PENDING"}))
		Expect(shop.Admin.Get("/admin/order/details?orderId=" + o.Text("orderId")).OK().Text("status")).To(Equal("CANCELLED"))
	})

	It("rejects unknown lines and orders", func() {
		shop.Admin.Once().Post("/admin/order/replace", map[string]any{"orderId": 999_999, "reason": "LOST"}).Refused(domain.NotFound)
		d := shop.Admin.Once().Post("/admin/order", map[string]any{"isDraft": true, "email": "phone@example.com", "items": []any{map[string]any{"sku": "POUR-OVER-WHITE", "quantity": 2}}}).Is(200)
		shop.Admin.Once().Post("/admin/order/replace", map[string]any{"orderId": d.ID("orderId"), "reason": "LOST"}).Refused(domain.InvalidStateTransition)
		p := shop.Admin.Once().Post("/admin/order/replace", map[string]any{"orderId": d.ID("orderId"), "reason": "LOST", "cancelReplaced": true}).Refused(domain.InvalidValue)
		Expect(p.Errors[0].Pointer).To(Equal("/cancelReplaced"))
	})
})
