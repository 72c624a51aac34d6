package apitest_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("A documented rule of subscriptions", Ordered, ContinueOnFailure, func() {
	var (
		world           *apitest.World
		shop            *apitest.Shop
		admin, app, mia apitest.Client
		owns            *estate
		dollars         int64 // a variant of the plan without a price in euros
		abroad          int64 // a shipping method that does not ship to Germany
	)
	id := func(object string) json.Number { return json.Number(owns.ids[object]) }
	with := func(body object, more object) object {
		all := maps.Clone(body)
		maps.Copy(all, more)
		return all
	}
	request := func() object {
		return object{"storeCustomerId": id("store-customer"), "subscriptionPlanId": id("subscription-plan"), "items": []any{object{"variantId": shop.White, "quantity": 1}},
			"customerPaymentMethodId": id("customer-payment-method"), "shippingAddressId": id("customer-address"), "shippingMethodId": shop.ShippingMethodID,
			"nextProcessingDate": shop.Day(30), "consentText": "On the telephone."}
	}
	begin := func(more object) object {
		GinkgoHelper()
		return object{"subscriptionId": admin.Once().Post("/admin/subscription", with(request(), more)).OK().ID("subscriptionId")}
	}
	refuses := func(a *apitest.Answer, code domain.Code) {
		GinkgoHelper()
		a.Is(http.StatusUnprocessableEntity).Refused(code)
	}
	conflicts := func(a *apitest.Answer, code domain.Code) {
		GinkgoHelper()
		a.Is(http.StatusConflict).Refused(code)
	}

	// later advances the clock by some days and logs the users in again.
	later := func(days int) {
		GinkgoHelper()
		world.Clock.Advance(time.Duration(days) * 24 * time.Hour)
		admin = world.Login(apitest.AdminEmail, apitest.AdminPassword).In(shop.StoreID)
		login := shop.Storefront.Post("/customer/store/login", object{"email": "mia@example.com", "password": "seven slow kettles"}).OK()
		mia = shop.Storefront.Bearer(login.Text("accessToken"))
	}

	BeforeAll(func(ctx SpecContext) {
		world = apitest.Start(ctx)
		shop = world.Shop("subscriptions")
		admin, app = shop.Admin, shop.AppToken(permissions(shop)...)
		admin.Patch("/admin/store/settings", object{"currencyCodes": []string{"EUR", "USD"}}).OK()
		owns = newEstate(shop)
		owns.furnish()
		mia = owns.live("mia@example.com")
		owns.subscribe(mia, 20)
		product := admin.Once().Post("/admin/product", object{"name": "Filter papers", "productType": "PHYSICAL", "status": "ACTIVE", "isSubscribable": true, "variants": []any{
			object{"sku": "PAPERS", "optionValues": []any{}, "stockOnHand": 10, "prices": []any{object{"currencyCode": "USD", "amount": "4.00"}}}}}).OK()
		dollars = product.ID("variants.0.variantId")
		admin.Patch("/admin/subscription-plan", object{"subscriptionPlanId": id("subscription-plan"), "productIds": []any{shop.ProductID, product.ID("productId")}}).OK()
		abroad = admin.Once().Post("/admin/shipping-method", object{"name": "Sea freight", "price": "9.90", "currencyCode": "EUR", "estimatedMaxDays": 90, "countryCodes": []string{"AU"}}).OK().ID("shippingMethodId")
		admin.Once().Post("/admin/coupon", object{"code": "ONCE", "name": "Once", "status": "ACTIVE", "discountType": "PERCENTAGE", "value": "10", "usageLimitPerCustomer": 1, "appliesToSubscriptions": "EVERY_ORDER"}).OK()
		mia.Post("/customer/cart/coupon", object{"code": "ONCE"}).OK()
		keeps(shop, mia, "pm_card_visa")
		mia.Post("/customer/cart/item", object{"variantId": shop.White, "quantity": 1}).OK()
	})

	It("requires prices in the currency of the subscription", func() {
		for client, prefix := range map[*apitest.Client]string{&admin: "/admin", &app: ""} {
			refuses(client.Once().Post(prefix+"/subscription", with(request(), object{"currencyCode": "JPY"})), domain.CurrencyMismatch)
			refuses(client.Post(prefix+"/subscription/replace", object{"subscriptionId": id("subscription"), "items": []any{object{"variantId": dollars, "quantity": 1}}}), domain.CurrencyMismatch)
		}
		add := []any{object{"variantId": dollars, "quantity": 1}}
		refuses(admin.Post("/admin/subscription/items", object{"subscriptionId": id("subscription"), "add": add}), domain.CurrencyMismatch)
		refuses(app.Patch("/subscription", object{"subscriptionId": id("subscription"), "addItems": add}), domain.CurrencyMismatch)
	})

	It("forbids a plan under which a line would have no price", func() {
		prices := func(currency string) {
			admin.Put("/admin/price", object{"variantIds": []any{shop.Black}, "prices": []any{object{"variantId": shop.Black, "currencyCode": currency, "amount": "52.00", "minQuantity": 1}}}).OK()
		}
		plan := admin.Once().Post("/admin/subscription-plan", object{"name": "Fortnightly", "intervalUnit": "WEEK", "intervalCount": 2, "productIds": []any{shop.ProductID}}).OK().ID("subscriptionPlanId")
		sold := begin(object{"items": []any{object{"variantId": shop.Black, "quantity": 1}}})
		prices("USD")
		refuses(admin.Patch("/admin/subscription", with(sold, object{"subscriptionPlanId": plan})), domain.CurrencyMismatch)
		prices("EUR")
	})

	It("requires coupons that the customer may use", func() {
		for client, prefix := range map[*apitest.Client]string{&admin: "/admin", &app: ""} {
			refuses(client.Once().Post(prefix+"/subscription", with(request(), object{"couponCodes": []string{"NONE"}})), domain.CouponNotApplicable)
			refuses(client.Once().Post(prefix+"/subscription", with(request(), object{"couponCodes": []string{"ONCE"}})), domain.CouponExhausted)
			refuses(client.Post(prefix+"/subscription/replace", object{"subscriptionId": id("subscription"), "couponCodes": []string{"NONE"}}), domain.CouponNotApplicable)
		}
		for client, prefix := range map[*apitest.Client]string{&admin: "/admin", &mia: "/customer"} {
			refuses(client.Patch(prefix+"/subscription", object{"subscriptionId": id("subscription"), "couponCodes": []string{"ONCE"}}), domain.CouponExhausted)
		}
		refuses(mia.Post("/customer/cart/coupon", object{"code": "ONCE"}), domain.CouponExhausted)
		refuses(admin.Once().Post("/admin/order", object{"storeCustomerId": id("store-customer"), "items": []any{object{"variantId": shop.White, "quantity": 1}}, "couponCodes": []string{"ONCE"},
			"shippingAddress": apitest.Home, "shippingMethodId": shop.ShippingMethodID}), domain.CouponExhausted)
	})

	It("requires a shipping method that serves the address", func() {
		for client, prefix := range map[*apitest.Client]string{&admin: "/admin", &app: ""} {
			refuses(client.Once().Post(prefix+"/subscription", with(request(), object{"shippingMethodId": abroad})), domain.ShippingNotAvailable)
		}
		for client, prefix := range map[*apitest.Client]string{&admin: "/admin", &app: "", &mia: "/customer"} {
			refuses(client.Patch(prefix+"/subscription", object{"subscriptionId": id("subscription"), "shippingMethodId": abroad}), domain.ShippingNotAvailable)
		}
		refuses(app.Post("/subscription/replace", object{"subscriptionId": id("subscription"), "shippingMethodId": abroad}), domain.ShippingNotAvailable)
		refuses(admin.Once().Post("/admin/order", object{"email": "b2b@example.com", "items": []any{object{"variantId": shop.White, "quantity": 1}}, "shippingAddress": apitest.Home, "shippingMethodId": abroad}), domain.ShippingNotAvailable)
	})

	It("requires an account type that may have subscriptions", func() {
		kind := admin.Once().Post("/admin/account-type", object{"name": "Window shoppers", "code": "window", "canSubscribe": false}).OK().ID("accountTypeId")
		moves := func(kind any) {
			admin.Patch("/admin/store-customer/account-type", object{"storeCustomerId": id("store-customer"), "accountTypeId": kind}).OK()
		}
		before := admin.Get(fmt.Sprintf("/admin/customer?storeCustomerId=%s", id("store-customer"))).OK().ID("accountTypeId")
		moves(kind)
		for client, prefix := range map[*apitest.Client]string{&admin: "/admin", &app: ""} {
			refuses(client.Once().Post(prefix+"/subscription", request()), domain.UnsupportedOperation)
		}
		refuses(admin.Post("/admin/subscription/replace", object{"subscriptionId": id("subscription")}), domain.UnsupportedOperation)
		moves(before)
	})

	It("forbids changes to an outdated version or a canceled subscription", func() {
		stale := object{"subscriptionId": id("subscription"), "version": 1, "add": []any{object{"variantId": shop.Black, "quantity": 1}}}
		conflicts(admin.Post("/admin/subscription/items", stale), domain.VersionConflict)
		ended := begin(nil)
		conflicts(app.Post("/subscription/replace", with(ended, object{"version": 404})), domain.VersionConflict)
		admin.Once().Post("/admin/subscription/cancel", ended).OK()
		conflicts(admin.Post("/admin/subscription/items", with(ended, object{"add": stale["add"]})), domain.InvalidStateTransition)
	})

	It("enforces the minimum term, and offers only the store's active plans", func() {
		plan := admin.Once().Post("/admin/subscription-plan", object{"name": "Three months at least", "intervalUnit": "MONTH", "intervalCount": 1, "minCycles": 3, "cancelPolicy": "AFTER_MIN_CYCLES", "productIds": []any{shop.ProductID}}).OK().ID("subscriptionPlanId")
		bound := begin(object{"subscriptionPlanId": plan})
		refuses(mia.Once().Post("/customer/subscription/cancel", bound), domain.UnsupportedOperation)
		admin.Once().Post("/admin/subscription/cancel", bound).OK()
		admin.Patch("/admin/subscription-plan", object{"subscriptionPlanId": plan, "isActive": false}).OK()
		refuses(mia.Post("/customer/subscription/reactivate", bound), domain.UnsupportedOperation)
	})

	It("allows charging a missed renewal only if it can still be shipped", func() {
		keeps(shop, mia, "pm_card_renewalInsufficientFunds")
		failing := begin(object{"customerPaymentMethodId": newest(mia.Get("/customer/customer-payment-method/all").OK()), "nextProcessingDate": shop.Day(2)})
		admin.Post("/admin/subscription/date", with(failing, object{"nextProcessingDate": shop.Day(0)})).OK()
		admin.Once().Post("/admin/subscription/process/all", object{"subscriptionIds": []any{failing["subscriptionId"]}}).OK()
		Eventually(func() string {
			return admin.Get(fmt.Sprintf("/admin/subscription?subscriptionId=%d", failing["subscriptionId"])).OK().Text("dunningState")
		}).Should(Equal("RETRYING"))
		stock := func(by int) {
			admin.Once().Post("/admin/stock/adjust", object{"items": []any{object{"variantId": shop.White, "delta": by}}, "reason": "CORRECTED"}).OK()
		}
		left := int(admin.Get(fmt.Sprintf("/admin/product?productId=%d", shop.ProductID)).OK().ID("variants.0.stockAvailable"))
		stock(-left)
		refuses(admin.Once().Post("/admin/subscription/retry", failing), domain.InsufficientStock)
		stock(left)
	})

	It("closes a renewal to changes at the cutoff of the plan", func() {
		plan := admin.Once().Post("/admin/subscription-plan", object{"name": "Ten days ahead", "intervalUnit": "MONTH", "intervalCount": 1, "cutoffDays": 10, "allowSkip": true, "productIds": []any{shop.ProductID}}).OK().ID("subscriptionPlanId")
		skipped := begin(object{"subscriptionPlanId": plan, "nextProcessingDate": shop.Day(20)})
		day := shop.Day(20)
		admin.Post("/admin/subscription/skip", with(skipped, object{"processingDate": day})).OK()
		later(12)
		for client, prefix := range map[*apitest.Client]string{&admin: "/admin", &app: "", &mia: "/customer"} {
			conflicts(client.Post(prefix+"/subscription/unskip", with(skipped, object{"processingDate": day})), domain.CycleLocked)
		}
	})

	It("forbids changes to a customer whose data was erased", func(ctx SpecContext) {
		gone := admin.Once().Post("/admin/customer", object{"email": "gone@example.com", "firstName": "Lea", "lastName": "Berg"}).OK().ID("storeCustomerId")
		admin.Patch("/admin/store-customer/status", object{"storeCustomerId": gone, "status": "DEACTIVATED"}).OK()
		later(31)
		Expect(world.App.Service.Customer.EraseCustomers(ctx)).To(Succeed())
		conflicts(admin.Patch("/admin/store-customer", object{"storeCustomerId": gone, "firstName": "Mia"}), domain.InvalidStateTransition)
		conflicts(admin.Patch("/admin/store-customer/account-type", object{"storeCustomerId": gone, "accountTypeId": id("account-type")}), domain.InvalidStateTransition)
	})
})
