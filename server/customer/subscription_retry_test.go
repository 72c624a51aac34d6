package customer_test

import (
	"fmt"
	"net/http"
	"net/url"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("A failed renewal", func() {
	type object = map[string]any

	It("can be paid by the customer with the bank's confirmation, or by staff with another card", func(ctx SpecContext) {
		shop := apitest.Start(ctx).Shop("retry")
		ada := shop.Admin
		ada.Patch("/admin/product", object{"productId": shop.ProductID, "isSubscribable": true}).OK()
		plan := ada.Once().Post("/admin/subscription-plan", object{"name": "Monthly", "intervalUnit": "MONTH", "intervalCount": 1, "productIds": []int64{shop.ProductID}}).OK().ID("subscriptionPlanId")
		login := shop.Storefront.Once().Post("/customer/user", object{"email": "mia@example.com", "password": "seven slow kettles", "firstName": "Mia", "lastName": "Keller", "acceptTerms": true}).OK()
		mia, miaID := shop.Storefront.Bearer(login.Text("accessToken")), login.ID("customer.storeCustomerId")
		clock := ada.Once().Post("/admin/test-clock", object{"storeCustomerId": miaID}).OK().ID("testClockId")
		address := mia.Post("/customer/user-address", apitest.Home).OK().ID("customerAddressId")
		confirm := func(action string) {
			GinkgoHelper()
			page, err := url.Parse(action)
			Expect(err).NotTo(HaveOccurred())
			answer, err := http.PostForm(shop.World.URL+page.Path, url.Values{"key": {page.Query().Get("key")}, "consent": {"yes"}})
			Expect(err).NotTo(HaveOccurred())
			Expect(answer.Body.Close()).To(Succeed())
			shop.World.Clock.Advance(6 * time.Minute) // long enough for the job to query the gateway again
		}
		wallet := func() []any {
			GinkgoHelper()
			return mia.Get("/customer/customer-payment-method/all").OK().At("items").([]any)
		}
		// keep saves a card by paying with it.
		keep := func(token string) (id int64) {
			GinkgoHelper()
			cart := mia.Post("/customer/cart/item", object{"variantId": shop.White, "quantity": 1}).OK()
			total := mia.Get(fmt.Sprintf("/customer/cart/summary?countryCode=DE&stateProvince=BE&postalCode=10119&shippingMethodId=%d", shop.ShippingMethodID)).OK().Text("grandTotal")
			known := len(wallet())
			bought := mia.Once().Post("/customer/checkout", object{"cartId": cart.ID("cartId"), "expectedGrandTotal": total, "shippingAddress": apitest.Home, "billingSameAsShipping": true,
				"shippingMethodId": shop.ShippingMethodID, "acceptTerms": true, "payment": object{"paymentProviderId": shop.ProviderID, "paymentToken": token, "savePaymentMethod": true}}).OK()
			if bought.At("nextAction") != nil {
				confirm(bought.Text("nextAction.url"))
			}
			Eventually(wallet).Should(HaveLen(known + 1))
			list := mia.Get("/customer/customer-payment-method/all").OK()
			for i := range known + 1 {
				id = max(id, list.ID(fmt.Sprintf("items.%d.customerPaymentMethodId", i)))
			}
			return id
		}
		asks, good := keep("pm_card_authenticationRequired"), keep("pm_card_visa")
		begin := func() int64 {
			GinkgoHelper()
			return ada.Once().Post("/admin/subscription", object{"storeCustomerId": miaID, "subscriptionPlanId": plan, "items": []any{object{"variantId": shop.White, "quantity": 1}},
				"nextProcessingDate": shop.Day(2), "customerPaymentMethodId": asks, "shippingAddressId": address,
				"shippingMethodId": shop.ShippingMethodID}).OK().ID("subscriptionId")
		}
		first, second := begin(), begin()
		mia.Once().Post("/customer/subscription/retry", object{"subscriptionId": first}).Refused(domain.InvalidStateTransition)
		ada.Once().Post("/admin/subscription/retry", object{"subscriptionId": first}).Refused(domain.InvalidStateTransition)
		to := shop.World.Clock.Now().AddDate(0, 0, 3).UTC().Format("2006-01-02T15:04:05.000Z")
		ada.Once().Post("/admin/test-clock/advance", object{"testClockId": clock, "targetTime": to}).OK()
		Eventually(func() any { return ada.Get(fmt.Sprintf("/admin/test-clock?testClockId=%d", clock)).OK().At("status") }).Should(Equal("READY"))
		shown := func(id int64) *apitest.Answer {
			GinkgoHelper()
			return ada.Get(fmt.Sprintf("/admin/subscription?subscriptionId=%d", id)).OK()
		}
		Expect(shown(first).Text("lastFailureCode")).To(Equal("authentication_required"))

		once := mia.Once()
		action := once.Post("/customer/subscription/retry", object{"subscriptionId": first}).OK()
		Expect(action.Text("nextAction.type")).To(Equal("THREE_DS"))
		Expect(action.Text("nextAction.url")).To(HavePrefix("http"))
		Expect(action.ID("subscription.subscriptionId")).To(Equal(first))
		mia.Once().Post("/customer/subscription/retry", object{"subscriptionId": first}).Refused(domain.CycleLocked)
		ada.Once().Post("/admin/subscription/retry", object{"subscriptionId": first}).Refused(domain.CycleLocked)
		repeated := once.Post("/customer/subscription/retry", object{"subscriptionId": first}).OK()
		Expect(repeated.Text("nextAction.url")).To(Equal(action.Text("nextAction.url")))
		confirm(action.Text("nextAction.url"))
		repeated = once.Post("/customer/subscription/retry", object{"subscriptionId": first}).OK()
		Expect([]any{repeated.At("nextAction"), repeated.ID("subscription.subscriptionId")}).To(Equal([]any{nil, first}))
		Eventually(func() int64 { return shown(first).ID("cycleNumber") }).Should(Equal(int64(1)))

		paid := ada.Once().Post("/admin/subscription/retry", object{"subscriptionId": second, "customerPaymentMethodId": good}).OK()
		Expect([]any{paid.At("dunningState"), paid.ID("cycleNumber")}).To(Equal([]any{"NONE", int64(1)}))
		mia.Once().Post("/customer/subscription/retry", object{"subscriptionId": second}).Refused(domain.InvalidStateTransition)
		mia.Once().Post("/customer/subscription/retry", object{"subscriptionId": 404404}).Refused(domain.NotFound)
	})
})
