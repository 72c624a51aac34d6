package admin_test

import (
	"fmt"
	"strings"

	"github.com/jackc/pgx/v5"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("POST /admin/order", Ordered, ContinueOnFailure, func() {
	var shop *apitest.Shop
	BeforeAll(func(ctx SpecContext) { shop = apitest.Start(ctx).Shop("phone") })
	order := func() map[string]any {
		return map[string]any{
			"email": "phone@example.com", "items": []any{map[string]any{"sku": "POUR-OVER-WHITE", "quantity": 2}}, "shippingAddress": apitest.Home,
			"shippingMethodId": shop.ShippingMethodID, "payment": map[string]any{"paymentToken": "pm_card_visa"}, "notes": map[string]any{"internal": "By phone"}, "tags": []any{"phone"},
		}
	}

	It("places and charges an order once", func() {
		once := shop.Admin.Once()
		a := once.Post("/admin/order", order()).Is(200)
		Expect(a.Text("grandTotal")).To(Equal("122.45"))
		Expect(a.Text("source")).To(Equal("ADMIN"))
		Expect(a.Text("paymentStatus")).To(Equal("PAID"))
		Expect(a.Text("billingAddress.city")).To(Equal("Berlin"))
		Expect(a.Text("notes.internal")).To(Equal("By phone"))
		Expect(once.Post("/admin/order", order()).Is(200).Body).To(Equal(a.Body))
	})
	It("mails the customer unless notifyCustomer is false", func(ctx SpecContext) {
		db, err := pgx.Connect(ctx, shop.World.DatabaseURL)
		Expect(err).NotTo(HaveOccurred())
		DeferCleanup(db.Close)
		mails := func(notify any) (kinds string) {
			GinkgoHelper()
			body := order()
			body["email"] = "told-" + strings.Trim(fmt.Sprint(notify), "<>") + "@example.com"
			say := func(b map[string]any) map[string]any {
				if notify != nil {
					b["notifyCustomer"] = notify
				}
				return b
			}
			id := shop.Admin.Once().Post("/admin/order", say(body)).OK().ID("orderId")
			shop.Admin.Once().Post("/admin/order/fulfill", say(map[string]any{"orderId": id})).OK()
			shop.Admin.Once().Post("/admin/order/refund", say(map[string]any{"orderId": id, "amount": "1.00", "reason": "OTHER"})).OK()
			Expect(db.QueryRow(ctx, "SELECT coalesce(string_agg(kind, ' ' ORDER BY id), '') FROM mails WHERE to_address = $1", body["email"]).Scan(&kinds)).To(Succeed())
			return kinds
		}
		Expect(mails(false)).To(BeEmpty())
		Expect(mails(true)).To(Equal("ORDER_CONFIRMATION SHIPMENT_CREATED REFUND_COMPLETED"))
		Expect(mails(nil)).To(Equal("ORDER_CONFIRMATION SHIPMENT_CREATED REFUND_COMPLETED"), "as the documents have it")
	})
	It("uses the prices, the shipping charge and the discount that the administrator sets", func() {
		body := order()
		body["items"] = []any{map[string]any{"variantId": shop.White, "quantity": 2, "unitPrice": "40.00"}}
		body["shippingPrice"], body["discount"], body["externalId"] = "2.00", map[string]any{"discountType": "FIXED_AMOUNT", "value": "10.00", "reason": "Sorry"}, "ERP-7"
		body["orderDate"] = "2026-01-02T03:04:05Z"
		delete(body, "payment")
		a := shop.Admin.Once().Post("/admin/order", body).Is(200)
		Expect(a.Text("grandTotal")).To(Equal("85.68"))
		Expect(a.Text("discount.amount")).To(Equal("10.00"))
		Expect(a.Text("discount.reason")).To(Equal("Sorry"))
		Expect(a.Text("orderDate")).To(Equal("2026-01-02T03:04:05.000Z"))
		Expect(a.Text("paymentStatus")).To(Equal("PENDING"))
		shop.Admin.Once().Post("/admin/order", body).Refused(domain.AlreadyExists)
	})
	It("is refused with pointers to all invalid fields", func() {
		for member, c := range map[string]struct {
			value   any
			code    domain.Code
			pointer string
		}{
			"email":           {nil, domain.InvalidValue, "/email"},
			"shippingAddress": {nil, domain.InvalidValue, "/shippingAddress"},
			"items":           {[]any{map[string]any{"sku": "POUR-OVER-WHITE", "quantity": 900}}, domain.InsufficientStock, "/items/0"},
			"couponCodes":     {[]any{"NOTHING"}, domain.CouponNotApplicable, "/couponCodes/0"},
			"currencyCode":    {"USD", domain.CurrencyMismatch, "/currencyCode"},
			"payment":         {map[string]any{}, domain.InvalidRequest, "/payment/customerPaymentMethodId"},
			"discount":        {map[string]any{"discountType": "PERCENTAGE", "value": "101"}, domain.InvalidValue, "/discount/value"},
		} {
			body := order()
			body[member] = c.value
			if c.value == nil {
				delete(body, member)
			}
			p := shop.Admin.Once().Post("/admin/order", body).Refused(c.code)
			Expect(p.Errors).NotTo(BeEmpty(), member)
			Expect(p.Errors[0].Pointer).To(Equal(c.pointer))
		}
		declined := order()
		declined["payment"] = map[string]any{"paymentToken": "pm_card_chargeDeclined"}
		shop.Admin.Once().Post("/admin/order", declined).Refused(domain.PaymentDeclined)
		stranger := order()
		stranger["storeCustomerId"] = 999_999
		shop.Admin.Once().Post("/admin/order", stranger).Refused(domain.NotFound)
	})
})
