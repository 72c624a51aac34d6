package customer_test

import (
	"net/http"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
)

var _ = Describe("An order with an offline payment", func() {
	type object = map[string]any
	It("shows payment instructions only to its buyer, before and after it is placed", func(ctx SpecContext) {
		w := apitest.Start(ctx)
		shop, far := w.Shop("outside"), w.Shop("further")
		how := object{"instructions": "IBAN DE02 1203 0000 0000 2020 51", "instructions.fr": "Virement : DE02 1203 0000 0000 2020 51"}
		bank := shop.Admin.Post("/admin/store/payment-provider", object{"providerCode": "OFFLINE", "displayName": "Bank transfer", "publicConfig": how}).OK().ID("paymentProviderId")
		guest := shop.Guest(shop.White, 1)
		offered := guest.Get("/customer/checkout/payment-methods").OK().At("items").([]any)
		Expect(offered).To(ContainElement(And(HaveKeyWithValue("providerCode", "OFFLINE"), HaveKeyWithValue("publicConfig", map[string]any(how)))))
		buy := func(with object) (*apitest.Answer, apitest.Client) {
			GinkgoHelper()
			buyer := shop.Guest(shop.White, 1)
			body := buyer.Checkout("pm_card_visa")
			if with != nil {
				body["payment"] = with
			}
			return buyer.Once().Post("/customer/checkout", body).OK(), buyer.Client
		}
		shown := func(c apitest.Client) any {
			GinkgoHelper()
			return c.Get("/customer/order").OK().At("payments.0.publicConfig")
		}
		placed, buyer := buy(object{"paymentProviderId": bank})
		Expect([]any{placed.Text("paymentStatus"), placed.At("nextAction")}).To(Equal([]any{"PENDING", nil}))
		Expect(shown(buyer)).To(Equal(map[string]any(how)))
		guest.Get("/customer/order").Is(http.StatusNotFound)
		far.Guest(far.White, 1).Get("/customer/order").Is(http.StatusNotFound)
		_, other := buy(nil)
		Expect(shown(other)).To(BeNil(), "paid by card")

		shop.Admin.Patch("/admin/store/payment-provider", object{"paymentProviderId": bank, "isActive": false, "publicConfig": object{"instructions": "Ask us"}}).OK()
		Expect(shown(buyer)).To(Equal(map[string]any{"instructions": "Ask us"}), "as they are now, whether or not it is still offered")
		shop.Admin.Once().Post("/admin/order/offline-payment", object{"orderId": placed.ID("orderId"), "method": "BANK_TRANSFER"}).OK()
		Expect(shown(buyer)).To(BeNil(), "it is paid")

		shop.Admin.Patch("/admin/store/payment-provider", object{"paymentProviderId": bank, "isActive": true}).OK()
		ended, buyer := buy(object{"paymentProviderId": bank})
		shop.Admin.Once().Post("/admin/order/cancel", object{"orderId": ended.ID("orderId"), "reason": "CUSTOMER_REQUEST"}).OK()
		Expect(shown(buyer)).To(BeNil(), "nothing is to be paid for it")

		paid, buyer := buy(object{"paymentProviderId": bank})
		Expect(shown(buyer)).NotTo(BeNil())
		buyer.Once().Post("/customer/order/pay", object{"orderId": paid.ID("orderId"), "payment": object{"paymentProviderId": shop.ProviderID, "paymentToken": "pm_card_visa"}}).OK()
		order := buyer.Get("/customer/order").OK()
		Expect([]any{shown(buyer), order.Text("payments.0.status"), order.Text("payments.1.status"), order.Text("due"), order.Text("paymentStatus")}).To(Equal([]any{nil, "VOIDED", "CAPTURED", "0.00", "PAID"}), "a card paid it")
	})
})
