package apitest_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
)

// tellRenewals lets the subscription of a new customer renew, fail, end in dunning, recover, and skip a renewal that
// the customer cannot pay. The function tells compares the events.
func tellRenewals(shop *apitest.Shop, tells func(...string)) {
	GinkgoHelper()
	type object = map[string]any
	const placed, byRenewal, renewed = "order.created", "order.placed_by_renewal", "subscription.processed"
	gives := func(up string) {
		shop.Admin.Patch("/admin/store/settings", object{"dunning": object{"maxAttempts": 1, "intervalsDays": []int{}, "finalAction": up, "graceDays": 0, "notifyOn": []string{}}}).OK()
	}
	gives("FAIL")
	ben := shop.Storefront.Bearer(shop.Storefront.Once().Post("/customer/user", object{"email": "ben@example.com", "password": "seven slow kettles", "firstName": "Ben", "lastName": "Ode", "acceptTerms": true}).
		OK().Text("accessToken"))
	ben.Post("/customer/cart/item", object{"variantId": shop.Black, "quantity": 1}).OK()
	keeps(shop, ben, "pm_card_visa", "pm_card_renewalInsufficientFunds")
	added := told("customer.payment_method_changed", "customer.payment_method_added", "CUSTOMER")
	paid := told("order.payment_captured", "order.payment_captured", "CUSTOMER")
	tells(told("customer.created", "customer.created", "CUSTOMER"), told(placed, "order.placed", "CUSTOMER"), paid, added, told(placed, "order.placed", "CUSTOMER"), paid, added)
	cards := ben.Get("/customer/customer-payment-method/all").OK()
	failing := newest(cards)
	good := cards.ID("items.0.customerPaymentMethodId") + cards.ID("items.1.customerPaymentMethodId") - failing

	plan := shop.Admin.Get("/admin/subscription-plan/all").OK().ID("items.0.subscriptionPlanId")
	ben.Post("/customer/user-address", apitest.Home).OK()
	id := shop.Admin.Once().Post("/admin/subscription", object{
		"storeCustomerId": ben.Get("/customer/user/me").OK().ID("storeCustomerId"), "subscriptionPlanId": plan, "items": []any{object{"variantId": shop.White, "quantity": 1}},
		"nextProcessingDate": shop.Day(9), "customerPaymentMethodId": good,
		"shippingAddressId": ben.Get("/customer/user-address/all").OK().ID("items.0.customerAddressId"), "shippingMethodId": shop.ShippingMethodID, "consentText": "By telephone.",
	}).OK().ID("subscriptionId")
	tells(told("customer.address_changed", "customer.address_added", "CUSTOMER"), told("subscription.created", "subscription.created_by_admin", "ADMIN"))

	subscription := func(more object) object {
		body := object{"subscriptionId": id}
		for k, v := range more {
			body[k] = v
		}
		return body
	}
	happens := func(kind, actor string, changed ...string) string {
		return told("subscription."+kind, "subscription."+kind, actor, changed...)
	}
	// renew makes the next renewal due today and waits until the service has charged it.
	renew := func(want ...string) {
		GinkgoHelper()
		shop.Admin.Post("/admin/subscription/date", subscription(object{"nextProcessingDate": shop.Day(0)})).OK()
		shop.Admin.Once().Post("/admin/subscription/process/all", object{"subscriptionIds": []any{id}}).OK()
		tells(append([]string{happens("processing_date_changed", "ADMIN", "items", "nextProcessingDate")}, want...)...)
	}
	goesOn := []string{told(placed, byRenewal, "SYSTEM"), told("order.payment_captured", "order.payment_captured", "SYSTEM"), told("subscription.processed", renewed, "SYSTEM", "items", "nextProcessingDate")}
	renew(goesOn...)
	payWith := func(card int64) {
		GinkgoHelper()
		shop.Admin.Patch("/admin/subscription", subscription(object{"customerPaymentMethodId": card})).OK()
	}
	payWith(failing)
	failed := happens("payment_failed", "SYSTEM", "items", "nextProcessingDate", "status")
	renew(failed, told("subscription.status_changed", "subscription.renewals_exhausted", "SYSTEM", "items", "nextProcessingDate", "status"))
	// A PATCH of the payment method would already let the job of the service retry the payment.
	shop.Admin.Once().Post("/admin/subscription/retry", subscription(object{"customerPaymentMethodId": good})).OK()
	back := []string{"items", "nextProcessingDate", "status"}
	tells(told(placed, byRenewal, "ADMIN"), told("order.payment_captured", "order.payment_captured", "ADMIN"), told("subscription.processed", renewed, "ADMIN", back...),
		told("subscription.status_changed", "subscription.recovered", "ADMIN", back...))
	gives("SKIP")
	payWith(failing)
	renew(happens("payment_failed", "SYSTEM", "items", "nextProcessingDate"), told("subscription.cycle_skipped", "subscription.cycle_auto_skipped", "SYSTEM", "items", "nextProcessingDate"))
	shop.Admin.Once().Post("/admin/subscription/cancel", subscription(nil)).OK()
	over := []string{"cancelledOn", "items", "nextProcessingDate", "status"}
	tells(happens("cancelled", "ADMIN", over...), happens("status_changed", "ADMIN", over...))
}

// tellWorkOfTheService imports a customer from a file, and promotes another customer by the value of their orders.
func tellWorkOfTheService(ctx SpecContext, shop *apitest.Shop, tells func(...string)) {
	GinkgoHelper()
	type object = map[string]any
	shop.Admin = shop.World.Login(apitest.AdminEmail, apitest.AdminPassword).In(shop.StoreID)
	shop.Admin.Once().Upload("/admin/customer/import", "customers.csv", []byte("email,firstName,lastName\nida@example.com,Ida,Moss\n"), nil).OK()
	tells(told("customer.created", "customer.imported", "ADMIN"))
	shop.Admin.Once().Post("/admin/account-type", object{"name": "Regulars", "rank": 20, "autoTier": object{"metric": "ORDERS_12M", "threshold": "2", "downgrade": false}}).OK()
	// The job runs again if it meets the job that creates partitions of events.
	Eventually(func() error { return shop.World.App.Service.Ordering.CheckTiers(ctx) }).Should(Succeed())
	tells(told("customer.account_type_changed", "customer.tier_changed", "SYSTEM", "accountTypeId", "accountTypeName"))
}
