package customer_test

import (
	"fmt"
	"net/http"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("The checkout of a cart with subscription plans", Ordered, ContinueOnFailure, func() {
	type object = map[string]any
	var shop *apitest.Shop
	var mia apitest.Client
	var monthly, trial, offline int64
	plan := func(name string, more object) int64 {
		GinkgoHelper()
		body := object{"name": name, "intervalUnit": "MONTH", "intervalCount": 1, "productIds": []int64{shop.ProductID}}
		for k, v := range more {
			body[k] = v
		}
		return shop.Admin.Once().Post("/admin/subscription-plan", body).OK().ID("subscriptionPlanId")
	}
	BeforeAll(func(ctx SpecContext) {
		shop = apitest.Start(ctx).Shop("subscribe")
		shop.Admin.Patch("/admin/product", object{"productId": shop.ProductID, "isSubscribable": true}).OK()
		monthly = plan("Monthly", object{"pricing": object{"type": "PERCENTAGE", "value": "10"}})
		trial = plan("Trial", object{"trialDays": 14})
		offline = shop.Admin.Post("/admin/store/payment-provider", object{"providerCode": "OFFLINE", "displayName": "Bank transfer"}).OK().ID("paymentProviderId")
		mia = shop.Storefront.Bearer(shop.Storefront.Once().Post("/customer/user", object{"email": "mia@example.com", "password": "seven slow kettles", "firstName": "Mia", "lastName": "Keller", "acceptTerms": true}).OK().Text("accessToken"))
	})

	summary := func() *apitest.Answer {
		GinkgoHelper()
		return mia.Get(fmt.Sprintf("/customer/cart/summary?countryCode=DE&stateProvince=BE&postalCode=10119&shippingMethodId=%d", shop.ShippingMethodID)).OK()
	}
	// checkout is the request of a buyer who has seen the cart.
	checkout := func(card string) object {
		GinkgoHelper()
		cart := summary()
		recurring := []any{}
		for i := range cart.At("recurring").([]any) {
			at := fmt.Sprintf("recurring.%d.", i)
			recurring = append(recurring, object{"subscriptionPlanId": cart.ID(at + "subscriptionPlanId"), "grandTotal": cart.Text(at + "grandTotal")})
		}
		return object{
			"cartId": cart.ID("cartId"), "expectedGrandTotal": cart.Text("amountDueToday"), "shippingAddress": apitest.Home, "billingSameAsShipping": true,
			"shippingMethodId": shop.ShippingMethodID, "payment": object{"paymentProviderId": shop.ProviderID, "paymentToken": card}, "acceptTerms": true,
			"subscriptionConsent": object{"text": "I agree to be charged each month until I cancel.", "recurring": recurring},
		}
	}
	empty := func() {
		GinkgoHelper()
		for _, item := range summary().At("items").([]any) {
			mia.Delete(fmt.Sprintf("/customer/cart/item?cartItemId=%v", item.(object)["cartItemId"])).OK()
		}
	}
	fill := func(plans ...any) {
		GinkgoHelper()
		for _, plan := range plans {
			mia.Post("/customer/cart/item", object{"variantId": shop.White, "quantity": 1, "subscriptionPlanId": plan}).OK()
		}
	}

	It("shows recurring amounts, and returns the new subscriptions with the order", func() {
		fill(nil, monthly)
		cart := summary()
		Expect([]any{cart.Text("grandTotal"), cart.Text("amountDueToday"), cart.Text("recurring.0.grandTotal")}).To(Equal([]any{"116.62", "116.62", "58.31"}))
		methods := mia.Get("/customer/checkout/payment-methods").OK()
		Expect(methods.At("items")).To(HaveLen(1))
		Expect(methods.ID("items.0.paymentProviderId")).To(Equal(shop.ProviderID))
		placed := mia.Once().Post("/customer/checkout", checkout("pm_card_visa")).OK()
		order := mia.Get(fmt.Sprintf("/customer/order?orderId=%d", placed.ID("orderId"))).OK()
		Expect(order.At("subscriptionIds")).To(HaveLen(1))
		Expect(order.At("items.0.subscriptionId")).To(BeNil())
		Expect(order.ID("items.1.subscriptionId")).To(Equal(order.ID("subscriptionIds.0")))
		Expect(mia.Get("/customer/customer-payment-method/all").OK().At("items")).To(HaveLen(1))
		Expect(mia.Get("/customer/user-address/all").OK().At("items")).To(HaveLen(1))
	})

	It("returns the same response to a repeated request", func() {
		fill(monthly)
		body, once := checkout("pm_card_visa"), mia.Once()
		first := once.Post("/customer/checkout", body).OK()
		Expect(once.Post("/customer/checkout", body).OK().Body).To(Equal(first.Body))
		Expect(mia.Get("/customer/customer-payment-method/all").OK().At("items")).To(HaveLen(1), "the same card is the same")
	})

	It("charges nothing for a trial, but requires a payment method", func() {
		fill(trial)
		body := checkout("pm_card_visa")
		Expect(body["expectedGrandTotal"]).To(Equal("0.00"))
		delete(body, "payment")
		Expect(mia.Once().Post("/customer/checkout", body).Refused(domain.InvalidValue).Errors).To(HaveExactElements(HaveField("Pointer", "/payment")))
		body = checkout("pm_card_authenticationRequired")
		waits := mia.Once().Post("/customer/checkout", body).OK()
		Expect([]any{waits.Text("nextAction.type"), waits.Text("paymentStatus")}).To(Equal([]any{"THREE_DS", "REQUIRES_ACTION"}))
		reloaded := mia.Get("/customer/cart/summary").OK()
		Expect(mia.Get("/customer/order?orderId=" + reloaded.Text("checkoutOrderId")).OK().Text("nextAction.url")).To(Equal(waits.Text("nextAction.url")))
		mia.Delete(fmt.Sprintf("/customer/checkout?cartId=%v", body["cartId"])).OK()
		placed := mia.Once().Post("/customer/checkout", checkout("pm_card_visa")).OK()
		Expect(mia.Get(fmt.Sprintf("/customer/order?orderId=%d", placed.ID("orderId"))).OK().At("subscriptionIds")).To(HaveLen(1))
	})

	It("prevents the deletion of the plan until the checkout ends", func() {
		brief := plan("Brief", object{})
		drop := func() *apitest.Answer {
			return shop.Admin.Delete(fmt.Sprintf("/admin/subscription-plan?subscriptionPlanId=%d", brief))
		}
		fill(brief)
		body := checkout("pm_card_authenticationRequired")
		Expect(mia.Once().Post("/customer/checkout", body).OK().Text("paymentStatus")).To(Equal("REQUIRES_ACTION"))
		Expect(drop().Is(http.StatusConflict).Refused(domain.InUse).Detail).To(HavePrefix("A checkout with the plan is running"))
		mia.Delete(fmt.Sprintf("/customer/checkout?cartId=%v", body["cartId"])).OK()
		empty()
		drop().Is(http.StatusNoContent)
	})

	It("is refused with pointers to all invalid fields", func() {
		fill(monthly)
		defer empty()
		for _, c := range []struct {
			change  func(body, consent, payment object)
			code    domain.Code
			pointer string
		}{
			{func(body, _, _ object) { delete(body, "subscriptionConsent") }, domain.TermsNotAccepted, "/subscriptionConsent"},
			{func(_, consent, _ object) {
				consent["recurring"] = []any{object{"subscriptionPlanId": trial, "grandTotal": "58.31"}}
			}, domain.InvalidValue, "/subscriptionConsent/recurring/0/subscriptionPlanId"},
			{func(_, consent, _ object) {
				consent["recurring"] = []any{object{"subscriptionPlanId": monthly, "grandTotal": "58.30"}}
			}, domain.CartChanged, "/subscriptionConsent/recurring/0/grandTotal"},
			{func(_, consent, _ object) {
				consent["recurring"] = []any{object{"subscriptionPlanId": monthly, "grandTotal": "58.305"}}
			}, domain.CartChanged, "/subscriptionConsent/recurring/0/grandTotal"},
			{func(_, _, payment object) {
				payment["paymentProviderId"] = offline
				delete(payment, "paymentToken")
			}, domain.UnsupportedOperation, "/payment/paymentProviderId"},
		} {
			body := checkout("pm_card_visa")
			c.change(body, body["subscriptionConsent"].(object), body["payment"].(object))
			p := mia.Once().Post("/customer/checkout", body).Refused(c.code)
			Expect(p.Errors).To(ContainElement(HaveField("Pointer", c.pointer)))
		}
		changed := mia.Once().Post("/customer/checkout", func() object {
			body := checkout("pm_card_visa")
			body["subscriptionConsent"].(object)["recurring"].([]any)[0].(object)["grandTotal"] = "1.00"
			return body
		}())
		Expect(changed.Text("totals.grandTotal")).To(Equal("58.31"))
	})

	It("refuses a guest with unauthenticated", func() {
		guest := shop.Storefront
		cart := guest.Post("/customer/cart/item", object{"variantId": shop.White, "quantity": 1, "subscriptionPlanId": monthly}).Is(http.StatusOK)
		guest = guest.With("X-Cart-Token", cart.Text("token"))
		guest.Once().Post("/customer/checkout", object{
			"cartId": cart.ID("cartId"), "expectedGrandTotal": "58.31", "email": "guest@example.com", "shippingAddress": apitest.Home, "billingSameAsShipping": true,
			"shippingMethodId": shop.ShippingMethodID, "payment": object{"paymentProviderId": shop.ProviderID, "paymentToken": "pm_card_visa"}, "acceptTerms": true,
			"subscriptionConsent": object{"text": "Yes.", "recurring": []any{object{"subscriptionPlanId": monthly, "grandTotal": "58.31"}}},
		}).Refused(domain.Unauthenticated)
	})
})
