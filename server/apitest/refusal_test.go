package apitest_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

// These specs cause the documented refusals that no other spec causes over HTTP. The responses become the examples of
// these refusals in the OpenAPI documents.
var _ = Describe("A documented rule", Ordered, ContinueOnFailure, func() {
	const password = "seven slow kettles"
	var (
		world    *apitest.World
		shop     *apitest.Shop
		admin    apitest.Client
		app, mia apitest.Client
		owns     *estate
	)
	id := func(object string) json.Number { return json.Number(owns.ids[object]) }
	about := func(path, object, name string) string { return fmt.Sprintf("%s?%s=%s", path, name, owns.ids[object]) }
	signUp := func(email string) apitest.Client {
		GinkgoHelper()
		return shop.Storefront.Bearer(shop.Storefront.Once().Post("/customer/user", object{
			"email": email, "password": password, "firstName": "Noa", "lastName": "Berg", "acceptTerms": true,
		}).OK().Text("accessToken"))
	}

	BeforeAll(func(ctx SpecContext) {
		world = apitest.Start(ctx)
		shop = world.Shop("refusals")
		admin, app = shop.Admin, shop.AppToken(permissions(shop)...)
		owns = newEstate(shop)
		owns.furnish()
		mia = owns.live("mia@example.com")
		owns.subscribe(mia, 20)
	})

	It("protects objects that an active subscription uses", func() {
		admin.Delete(about("/admin/customer-address", "customer-address", "customerAddressId")).Is(http.StatusConflict).Refused(domain.InUse)
		mia.Delete(about("/customer/user-address", "customer-address", "customerAddressId")).Is(http.StatusConflict).Refused(domain.InUse)
		admin.Delete(about("/admin/customer-payment-method", "customer-payment-method", "customerPaymentMethodId")).Is(http.StatusConflict).Refused(domain.InUse)
		mia.Delete(about("/customer/customer-payment-method", "customer-payment-method", "customerPaymentMethodId")).Is(http.StatusConflict).Refused(domain.InUse)
		admin.Delete(fmt.Sprintf("/admin/shipping-method?shippingMethodId=%d", shop.ShippingMethodID)).Is(http.StatusConflict).Refused(domain.InUse)
		admin.Delete(about("/admin/subscription-plan", "subscription-plan", "subscriptionPlanId")).Is(http.StatusConflict).Refused(domain.InUse)
	})

	It("requires valid dates of a subscription and products that match its plan", func() {
		for client, prefix := range map[*apitest.Client]string{&admin: "/admin", &mia: "/customer", &app: ""} {
			client.Get(about(prefix+"/subscription/estimate", "subscription", "subscriptionId") + "&processingDate=2034-01-01").Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
			client.Get(about(prefix+"/subscription/upcoming/all", "subscription", "subscriptionId") + "&until=2020-01-01").Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
			client.Get(about(prefix+"/subscription/upcoming/all", "subscription", "subscriptionId") + "&until=2044-01-01").Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		}
		foreign := admin.Post("/admin/product", object{"name": "Filter papers", "productType": "PHYSICAL", "status": "ACTIVE", "variants": []any{
			object{"sku": "PAPERS", "optionValues": []any{}, "stockOnHand": 10, "prices": []any{object{"currencyCode": "EUR", "amount": "4.00"}}}}}).OK().ID("variants.0.variantId")
		admin.Post("/admin/subscription/items", object{"subscriptionId": id("subscription"), "add": []any{object{"variantId": foreign, "quantity": 1}}}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		for client, prefix := range map[*apitest.Client]string{&admin: "/admin", &mia: "/customer"} {
			client.Once().Post(prefix+"/subscription/retry", object{"subscriptionId": id("subscription")}).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
		}
	})

	It("requires payment and stock for a renewal, and an active customer for a subscription", func() {
		keeps(shop, mia, "pm_card_renewalInsufficientFunds")
		failing := newest(mia.Get("/customer/customer-payment-method/all").OK())
		mia.Patch("/customer/subscription", object{"subscriptionId": id("subscription"), "customerPaymentMethodId": failing}).OK()
		admin.Post("/admin/subscription/date", object{"subscriptionId": id("subscription"), "nextProcessingDate": shop.Day(0)}).OK()
		admin.Once().Post("/admin/subscription/process/all", object{"subscriptionIds": []any{id("subscription")}}).OK()
		read := func() string {
			return admin.Get(about("/admin/subscription", "subscription", "subscriptionId")).OK().Text("dunningState")
		}
		Eventually(read).Should(Equal("RETRYING"))
		again := object{"subscriptionId": id("subscription")}
		admin.Once().Post("/admin/subscription/retry", again).Is(http.StatusUnprocessableEntity).Refused(domain.PaymentDeclined)
		stock := func(by int) {
			admin.Once().Post("/admin/stock/adjust", object{"items": []any{object{"variantId": shop.White, "delta": by}}, "reason": "CORRECTED"}).OK()
		}
		left := int(admin.Get(fmt.Sprintf("/admin/product?productId=%d", shop.ProductID)).OK().ID("variants.0.stockAvailable"))
		stock(-left)
		mia.Once().Post("/customer/subscription/retry", again).Is(http.StatusUnprocessableEntity).Refused(domain.InsufficientStock)
		stock(left)
		admin.Once().Post("/admin/subscription/cancel", object{"subscriptionId": id("subscription")}).OK()
		for client, prefix := range map[*apitest.Client]string{&admin: "/admin", &mia: "/customer", &app: ""} {
			client.Get(about(prefix+"/subscription/estimate", "subscription", "subscriptionId")).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
		}
		admin.Patch("/admin/store-customer/status", object{"storeCustomerId": id("store-customer"), "status": "SUSPENDED"}).OK()
		began := object{"storeCustomerId": id("store-customer"), "subscriptionPlanId": id("subscription-plan"), "items": []any{object{"variantId": shop.White, "quantity": 1}},
			"customerPaymentMethodId": id("customer-payment-method"), "shippingAddressId": id("customer-address"), "shippingMethodId": shop.ShippingMethodID, "nextProcessingDate": shop.Day(30), "consentText": "On the telephone."}
		admin.Once().Post("/admin/subscription", began).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
		app.Once().Post("/subscription", began).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
	})

	It("locks a test clock while it advances, and forbids test clocks in a live store", func(ctx SpecContext) {
		execute(ctx, world.DatabaseURL, "UPDATE test_clocks SET target = shows + interval '1 day', claimed_until = shows + interval '1 day' WHERE id = $1", owns.ids["test-clock"])
		admin.Delete(about("/admin/test-clock", "test-clock", "testClockId")).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
		advance := object{"testClockId": id("test-clock"), "targetTime": world.Clock.Now().AddDate(0, 0, 3).UTC().Format("2006-01-02T15:04:05.000Z")}
		admin.Once().Post("/admin/test-clock/advance", advance).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
		live := admin.Once().Post("/admin/store", object{"name": "Live", "code": "live", "timezone": "Europe/Berlin", "defaultCurrencyCode": "EUR", "defaultLanguageCode": "en", "livemode": true}).OK().ID("storeId")
		admin.In(live).Get("/admin/test-clock/all").Is(http.StatusUnprocessableEntity).Refused(domain.UnsupportedOperation)
		admin.In(live).Get("/admin/test-clock?testClockId=1").Is(http.StatusUnprocessableEntity).Refused(domain.UnsupportedOperation)
		admin.In(live).Delete("/admin/test-clock?testClockId=1").Is(http.StatusUnprocessableEntity).Refused(domain.UnsupportedOperation)
		admin.In(live).Once().Post("/admin/test-clock/advance", advance).Is(http.StatusUnprocessableEntity).Refused(domain.UnsupportedOperation)
		admin.In(live).Once().Post("/admin/test-clock", object{"storeCustomerId": 1}).Is(http.StatusUnprocessableEntity).Refused(domain.UnsupportedOperation)
	})

	It("forbids duplicate, invalid or outdated changes to a store's settings and objects", func() {
		admin.Post("/admin/app-token", object{"name": "Warehouse", "permissions": []string{"order:read"}}).OK()
		admin.Post("/admin/app-token", object{"name": "Warehouse", "permissions": []string{"order:read"}}).Is(http.StatusConflict).Refused(domain.AlreadyExists)
		bank := object{"providerCode": "OFFLINE", "displayName": "Bank transfer", "isActive": true, "paymentTypes": []string{"BANK"}}
		provider := admin.Once().Post("/admin/store/payment-provider", bank).OK().ID("paymentProviderId")
		admin.Once().Post("/admin/store/payment-provider", bank).Is(http.StatusConflict).Refused(domain.AlreadyExists)
		admin.Patch("/admin/store/payment-provider", object{"paymentProviderId": provider, "paymentTypes": []string{"CARD"}}).Is(http.StatusUnprocessableEntity).Refused(domain.UnsupportedOperation)
		for i := range 19 { // the store already has one key
			admin.Post("/admin/store/key", object{"name": fmt.Sprint("Shop window ", i)}).OK()
		}
		admin.Post("/admin/store/key", object{"name": "One too many"}).Is(http.StatusUnprocessableEntity).Refused(domain.UnsupportedOperation)
		admin.Put("/admin/scope", object{"name": "Packers", "permissions": []string{"order:read"}, "storeIds": []int64{shop.StoreID}}).OK()
		admin.Put("/admin/scope", object{"name": "Packers", "permissions": []string{"order:read"}, "storeIds": []int64{shop.StoreID}}).Is(http.StatusConflict).Refused(domain.AlreadyExists)
		kind := admin.Post("/admin/account-type", object{"name": "Cafés", "code": "cafes", "priceMode": "LIST"}).OK().ID("accountTypeId")
		admin.Patch("/admin/account-type", object{"accountTypeId": kind, "priceMode": "DISCOUNT"}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		admin.Patch("/admin/shipping-method", object{"shippingMethodId": shop.ShippingMethodID, "countryCodes": []string{"DE"}, "estimatedMinDays": 9}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		admin.Patch("/admin/store/settings", object{"customFieldDefinitions": []any{object{"object": "CUSTOMER", "key": "cups", "name": "Cups a day", "type": "NUMBER"}}}).OK()
		admin.Patch("/admin/store-customer", object{"storeCustomerId": id("store-customer"), "customFields": []any{object{"key": "cups", "type": "NUMBER", "value": "many"}}}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		admin.Patch("/admin/product/tax-class", object{"taxClassId": shop.TaxClassID, "isDefault": false}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		for _, partner := range []string{"/admin/store/tax-provider", "/admin/store/commission-provider"} {
			admin.Patch(partner, object{"isActive": false, "version": 77}).Is(http.StatusConflict).Refused(domain.VersionConflict)
			admin.With("If-Match", `"77-x"`).Patch(partner, object{"isActive": false}).Is(http.StatusPreconditionFailed).Refused(domain.PreconditionFailed)
		}
	})

	It("locks out deactivated administrators, and forbids inviting an active user again", func() {
		scope := admin.Put("/admin/scope", object{"name": "Readers", "permissions": []string{"order:read"}, "storeIds": []int64{shop.StoreID}}).OK().ID("scopeId")
		bo := world.Invite(admin, "bo@juniper-oak.example", apitest.AdminPassword, []int64{scope}, nil)
		admin.Once().Post("/admin/user/resend-invitation", object{"id": bo}).Is(http.StatusUnprocessableEntity).Refused(domain.UnsupportedOperation)
		login := object{"email": "bo@juniper-oak.example", "password": apitest.AdminPassword}
		refresh := world.Client().Post("/admin/login", login).OK().Text("refreshToken")
		admin.Delete(fmt.Sprintf("/admin/user?id=%d", bo)).OK()
		world.Client().Post("/admin/login", login).Is(http.StatusForbidden).Refused(domain.AccountInactive)
		world.Client().Post("/admin/login/refresh", object{"refreshToken": refresh}).Is(http.StatusForbidden).Refused(domain.AccountInactive)
	})

	It("forbids completing a voided refund, and retrying a refund above the refundable amount", func() {
		order := admin.Once().Post("/admin/order", object{"email": "b2b@example.com", "items": []any{object{"variantId": shop.White, "quantity": 1}},
			"shippingAddress": apitest.Home, "shippingMethodId": shop.ShippingMethodID}).OK().ID("orderId")
		admin.Once().Post("/admin/order/offline-payment", object{"orderId": order, "method": "BANK_TRANSFER"}).OK()
		refund := func(order int64, amount string) int64 {
			return admin.Once().Post("/admin/order/refund", object{"orderId": order, "reason": "GOODWILL", "amount": amount}).OK().ID("refundId")
		}
		voided := refund(order, "1.00")
		admin.Once().Post("/admin/refund/void", object{"refundId": voided}).OK()
		admin.Once().Post("/admin/refund/complete", object{"refundId": voided, "reference": "none"}).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)

		guest := shop.Guest(shop.White, 1)
		bought := guest.Once().Post("/customer/checkout", guest.Checkout("pm_card_refundFail")).OK()
		failing := refund(bought.ID("orderId"), "50.00")
		status := func() string { return admin.Get(fmt.Sprintf("/admin/refund?refundId=%d", failing)).OK().Text("status") }
		world.Clock.Advance(6 * time.Minute) // long enough for the service to query the gateway again
		Eventually(status).Should(Equal("FAILED"))
		refund(bought.ID("orderId"), "40.00")
		admin.Once().Post("/admin/refund/retry", object{"refundId": failing}).Is(http.StatusUnprocessableEntity).Refused(domain.RefundExceedsRemaining)
	})

	It("is enforced for customers' passwords, e-mail changes, addresses and currencies", func(ctx SpecContext) {
		noa, tom := signUp("noa@example.com"), "tom@example.com"
		noa.Post("/customer/user/change-password", object{"currentPassword": password, "newPassword": "aaaaaaaaaaaa"}).Is(http.StatusUnprocessableEntity).Refused(domain.WeakPassword)
		noa.Post("/customer/user/email-change", object{"newEmail": "noa@example.com", "currentPassword": password}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		noa.Post("/customer/user/email-change", object{"newEmail": tom, "currentPassword": password}).OK()
		mails, err := world.App.Service.Letter.MailsTo(ctx, domain.System(shop.StoreID), tom, 1)
		Expect(err).NotTo(HaveOccurred())
		signUp(tom)
		noa.Patch("/customer/user/email-change", object{"pin": (apitest.Mail{Raw: "\r\n\r\n" + mails[0].Text}).Pin()}).Is(http.StatusConflict).Refused(domain.AlreadyExists)
		address := noa.Post("/customer/user-address", apitest.Home).OK().ID("customerAddressId")
		admin.Patch("/admin/store/settings", object{"allowedCountryCodes": []string{"DE", "AT"}}).OK()
		noa.Patch("/customer/user-address", object{"customerAddressId": address, "countryCode": "FR"}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		shop.Storefront.Get("/customer/product?currencyCode=JPY&productId=" + fmt.Sprint(shop.ProductID)).Is(http.StatusUnprocessableEntity).Refused(domain.CurrencyMismatch)
		for _, path := range []string{"/customer/product/paged?", "/customer/product/facets?", "/customer/product/suggest?search=set&"} {
			shop.Storefront.Get(path + "currencyCode=JPY").Is(http.StatusUnprocessableEntity).Refused(domain.CurrencyMismatch)
		}
	})

	It("forbids shipping methods for an empty cart, merges of currencies, and changes during payment", func() {
		guest := shop.Guest(shop.White, 1)
		guest.Delete("/customer/cart/item?cartItemId=" + guest.Get("/customer/cart/summary").OK().Text("items.0.cartItemId")).OK()
		guest.Get("/customer/checkout/shipping-methods?countryCode=DE").Is(http.StatusUnprocessableEntity).Refused(domain.CartEmpty)

		noa := signUp("noa.carts@example.com")
		noa.Post("/customer/cart/item", object{"variantId": shop.White, "quantity": 1}).OK()
		admin.Patch("/admin/store/settings", object{"currencyCodes": []string{"EUR", "USD"}}).OK()
		admin.Once().Put("/admin/price", object{"prices": []any{
			object{"variantId": shop.White, "currencyCode": "EUR", "amount": "49.00"}, object{"variantId": shop.White, "currencyCode": "USD", "amount": "55.00"}}}).OK()
		dollars := shop.Storefront.Post("/customer/cart/item", object{"variantId": shop.White, "quantity": 1, "currencyCode": "USD"}).OK().Text("token")
		noa.With("X-Cart-Token", dollars).Post("/customer/cart/merge", nil).Is(http.StatusUnprocessableEntity).Refused(domain.CurrencyMismatch)

		waiting := shop.Guest(shop.White, 1)
		waiting.Once().Post("/customer/checkout", waiting.Checkout("pm_card_authenticationRequired")).OK()
		waiting.Delete("/customer/cart/coupon?code=TEN").Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
		noa.With("X-Cart-Token", waiting.Header("X-Cart-Token")).Post("/customer/cart/merge", nil).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
	})

	It("forbids guest checkouts and sign-ups that the store's settings exclude", func() {
		guest := shop.Guest(shop.White, 1)
		buys := guest.Checkout("pm_card_visa")
		admin.Patch("/admin/store/settings", object{"guestCheckout": false}).OK()
		guest.Once().Post("/customer/checkout", buys).Is(http.StatusForbidden).Refused(domain.Forbidden)
		var kinds struct {
			Items []struct {
				AccountTypeID int64
				IsDefault     bool
			}
		}
		admin.Get("/admin/customer/account-type/all").Into(&kinds)
		for _, kind := range kinds.Items {
			if kind.IsDefault {
				admin.Patch("/admin/account-type", object{"accountTypeId": kind.AccountTypeID, "signUpMode": "INVITE"}).OK()
			}
		}
		shop.Storefront.Once().Post("/customer/user", object{"email": "late@example.com", "password": password, "firstName": "Lea", "lastName": "Berg", "acceptTerms": true}).Is(http.StatusForbidden).Refused(domain.Forbidden)
	})
})
