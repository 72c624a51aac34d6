package customer_test

import (
	"fmt"
	"net/http"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("Store credit in the Customer API", func() {
	It("is shown only to its customer", func(ctx SpecContext) {
		world := apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} })
		shop := world.Shop("credit")
		signUp := func(email string) apitest.Client {
			GinkgoHelper()
			return shop.Storefront.Bearer(shop.Storefront.Once().Post("/customer/user", map[string]any{
				"email": email, "password": "seven slow kettles", "firstName": "Mia", "lastName": "Keller", "acceptTerms": true,
			}).OK().Text("accessToken"))
		}
		mia, tom := signUp("mia@example.com"), signUp("tom@example.com")
		Expect(mia.Get("/customer/store-credit/all").OK().At("items")).To(BeEmpty())
		shop.Admin.Once().Post("/admin/store-credit/adjust", map[string]any{
			"storeCustomerId": mia.Get("/customer/user/me").OK().ID("storeCustomerId"), "currencyCode": "EUR", "amount": "12.30", "reason": "Parcel arrived late",
		}).OK()
		Expect(mia.Get("/customer/store-credit/all").OK().At("items")).To(Equal([]any{map[string]any{"currencyCode": "EUR", "balance": "12.30", "heldAmount": "0.00", "availableAmount": "12.30"}}))
		Expect(tom.Get("/customer/store-credit/all").OK().At("items")).To(BeEmpty())
		shop.Storefront.Get("/customer/store-credit/all").Is(http.StatusUnauthorized)
		far := world.Shop(fmt.Sprint("far-", shop.StoreID))
		mia.Store(far.StoreKey).Get("/customer/store-credit/all").Is(http.StatusUnauthorized)
	})

	It("pays renewals first once the customer or an administrator has chosen that", func(ctx SpecContext) {
		shop := apitest.Start(ctx).Shop("credit-renewal")
		ada := shop.Admin
		ada.Patch("/admin/product", map[string]any{"productId": shop.ProductID, "isSubscribable": true}).OK()
		plan := ada.Once().Post("/admin/subscription-plan", map[string]any{"name": "Monthly", "intervalUnit": "MONTH", "intervalCount": 1, "productIds": []int64{shop.ProductID}}).OK().ID("subscriptionPlanId")
		login := shop.Storefront.Once().Post("/customer/user", map[string]any{"email": "nora@example.com", "password": "seven slow kettles", "firstName": "Nora", "lastName": "Lind", "acceptTerms": true}).OK()
		nora, id := shop.Storefront.Bearer(login.Text("accessToken")), login.ID("customer.storeCustomerId")
		clock := ada.Once().Post("/admin/test-clock", map[string]any{"storeCustomerId": id}).OK().ID("testClockId")
		address := nora.Post("/customer/user-address", apitest.Home).OK().ID("customerAddressId")
		card := nora.Once().Post("/customer/customer-payment-method", map[string]any{"paymentProviderId": shop.ProviderID, "paymentToken": "pm_card_visa"}).OK().ID("customerPaymentMethodId")
		ada.Once().Post("/admin/store-credit/adjust", map[string]any{"storeCustomerId": id, "currencyCode": "EUR", "amount": "5.00", "reason": "Parcel arrived late"}).OK()
		sub := ada.Once().Post("/admin/subscription", map[string]any{"storeCustomerId": id, "subscriptionPlanId": plan, "items": []any{map[string]any{"variantId": shop.White, "quantity": 1}},
			"nextProcessingDate": shop.Day(2), "customerPaymentMethodId": card, "shippingAddressId": address, "shippingMethodId": shop.ShippingMethodID}).OK()
		Expect(sub.At("useStoreCredit")).To(BeFalse())
		change := map[string]any{"subscriptionId": sub.ID("subscriptionId"), "useStoreCredit": true}
		shown := fmt.Sprint("?subscriptionId=", sub.ID("subscriptionId"))
		Expect(ada.Patch("/admin/subscription", change).OK().At("useStoreCredit")).To(BeTrue())
		Expect(nora.Patch("/customer/subscription", map[string]any{"subscriptionId": change["subscriptionId"], "useStoreCredit": false}).OK().At("useStoreCredit")).To(BeFalse())
		Expect(nora.Patch("/customer/subscription", change).OK().At("useStoreCredit")).To(BeTrue())
		Expect(ada.Get("/admin/subscription" + shown).OK().At("useStoreCredit")).To(BeTrue())
		Expect(nora.Get("/customer/subscription/history/paged" + shown).OK().Text("items.0.action")).To(Equal("subscription.store_credit_changed"))

		to := shop.World.Clock.Now().AddDate(0, 0, 3).UTC().Format("2006-01-02T15:04:05.000Z")
		ada.Once().Post("/admin/test-clock/advance", map[string]any{"testClockId": clock, "targetTime": to}).OK()
		Eventually(func() any { return ada.Get("/admin/subscription" + shown).OK().At("lastOrderId") }).ShouldNot(BeNil())
		order := nora.Get(fmt.Sprint("/customer/order?orderId=", ada.Get("/admin/subscription"+shown).OK().ID("lastOrderId"))).OK()
		Expect(order.Text("paymentStatus")).To(Equal("PAID"))
		Expect([]any{order.Text("payments.0.tender.type"), order.Text("payments.0.amount"), order.At("payments.1.tender")}).To(Equal([]any{"STORE_CREDIT", "5.00", nil}))
		Expect(domain.MustAmount(order.Text("payments.1.amount")).Add(domain.MustAmount("5.00")).Equal(domain.MustAmount(order.Text("grandTotal")))).To(BeTrue())
		credit := func() string { return nora.Get("/customer/store-credit/all").OK().Text("items.0.balance") }
		Expect(credit()).To(Equal("0.00"))

		By("a refund of the card's part becomes store credit")
		refund := map[string]any{"orderId": order.ID("orderId"), "reason": "OTHER", "amount": "3.00", "destination": "STORE_CREDIT"}
		preview := ada.Post("/admin/order/refund/preview", map[string]any{"orderId": order.ID("orderId"), "amount": "3.00", "destination": "STORE_CREDIT"}).OK()
		Expect(preview.Text("amount")).To(Equal("3.00"))
		given := ada.Once().Post("/admin/order/refund", refund).OK()
		Expect([]any{given.Text("status"), given.Text("destination"), given.At("isOffline"), given.At("allowedActions")}).To(Equal([]any{"COMPLETED", "STORE_CREDIT", false, []any{}}))
		Expect(ada.Get(fmt.Sprint("/admin/refund/paged?orderId=", order.ID("orderId"))).OK().Text("items.0.destination")).To(Equal("STORE_CREDIT"))
		Expect(credit()).To(Equal("3.00"))
		refund["destination"] = "GIFT_CARD"
		ada.Once().Post("/admin/order/refund", refund).Is(http.StatusBadRequest)
	})
})
