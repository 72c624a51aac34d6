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

// The examples of these refusals in the OpenAPI documents come from these specs, as do the examples of the container "A
// documented rule".
var _ = Describe("A documented rule of a store's objects", Ordered, ContinueOnFailure, func() {
	var (
		world *apitest.World
		shop  *apitest.Shop
		admin apitest.Client
		owns  *estate
		mia   apitest.Client
	)
	id := func(object string) json.Number { return json.Number(owns.ids[object]) }
	makes := func(path string, body object, member string) int64 {
		GinkgoHelper()
		return admin.Once().Post(path, body).OK().ID(member)
	}
	product := func(sku string, variant object) *apitest.Answer {
		GinkgoHelper()
		body := object{"sku": sku, "optionValues": []any{}, "stockOnHand": 10, "prices": []any{object{"currencyCode": "EUR", "amount": "4.00"}}}
		for name, value := range variant {
			body[name] = value
		}
		return admin.Once().Post("/admin/product", object{"name": sku, "slug": sku, "productType": "PHYSICAL", "status": "ACTIVE", "variants": []any{body}}).OK()
	}
	// taken expects a refusal because another object already has the value.
	taken := func(path string, change object) {
		GinkgoHelper()
		admin.Patch(path, change).Is(http.StatusConflict).Refused(domain.AlreadyExists)
	}
	// full expects that the store accepts limit objects and refuses the next object.
	full := func(limit int, add func(n int) *apitest.Answer) {
		GinkgoHelper()
		for n := range limit + 1 {
			if answer := add(n); answer.Status != http.StatusOK && answer.Status != http.StatusCreated {
				answer.Is(http.StatusUnprocessableEntity).Refused(domain.UnsupportedOperation)
				return
			}
		}
		Fail(fmt.Sprintf("the store has more than %d", limit))
	}

	BeforeAll(func(ctx SpecContext) {
		world = apitest.Start(ctx)
		shop = world.Shop("objects")
		admin = shop.Admin
		owns = newEstate(shop)
		owns.furnish()
		mia = owns.live("mia@example.com")
		owns.subscribe(mia, 20)
	})

	It("forbids a name, code or address that another object already has", func() {
		for _, code := range []string{"trade", "club"} {
			makes("/admin/account-type", object{"name": "Type " + code, "code": code}, "accountTypeId")
		}
		kind := makes("/admin/account-type", object{"name": "Type three", "code": "three"}, "accountTypeId")
		taken("/admin/account-type", object{"accountTypeId": kind, "code": "club"})

		makes("/admin/app-token", object{"name": "First counter", "permissions": []string{"order:read"}}, "appTokenId")
		token := makes("/admin/app-token", object{"name": "Second counter", "permissions": []string{"order:read"}}, "appTokenId")
		taken("/admin/app-token", object{"appTokenId": token, "name": "First counter"})

		makes("/admin/collection", object{"name": "Winter", "slug": "winter"}, "collectionId")
		summer := makes("/admin/collection", object{"name": "Summer", "slug": "summer"}, "collectionId")
		taken("/admin/collection", object{"collectionId": summer, "slug": "winter"})

		coupon := object{"code": "FIRST", "name": "First", "discountType": "PERCENTAGE", "value": "10"}
		makes("/admin/coupon", coupon, "couponId")
		coupon["code"] = "SECOND"
		taken("/admin/coupon", object{"couponId": makes("/admin/coupon", coupon, "couponId"), "code": "FIRST"})

		cash := object{"providerCode": "OFFLINE", "displayName": "Cash", "paymentTypes": []string{"BANK"}}
		makes("/admin/store/payment-provider", cash, "paymentProviderId")
		taken("/admin/store/payment-provider", object{"paymentProviderId": shop.ProviderID, "displayName": "Cash"})

		papers := product("papers", object{"externalId": "ERP-1"})
		kettle := product("kettle", nil)
		taken("/admin/product", object{"productId": kettle.ID("productId"), "slug": "papers"})
		taken("/admin/product", object{"productId": kettle.ID("productId"), "variants": []any{object{"variantId": kettle.ID("variants.0.variantId"), "sku": papers.Text("variants.0.sku")}}})

		method := object{"name": "Courier", "price": "9.00", "currencyCode": "EUR", "estimatedMaxDays": 1, "countryCodes": []string{"DE"}}
		makes("/admin/shipping-method", method, "shippingMethodId")
		taken("/admin/shipping-method", object{"shippingMethodId": shop.ShippingMethodID, "name": "Courier"})

		makes("/admin/customer", object{"email": "lea@example.com", "firstName": "Lea", "lastName": "Berg", "externalId": "CRM-1"}, "storeCustomerId")
		taken("/admin/store-customer", object{"storeCustomerId": id("store-customer"), "externalId": "CRM-1"})

		makes("/admin/product/tax-class", object{"name": "Books", "code": "BOOKS", "rates": []any{}}, "taxClassId")
		taken("/admin/product/tax-class", object{"taxClassId": shop.TaxClassID, "code": "BOOKS"})

		world.Invite(admin, "first@example.com", "eight slower kettles", []int64{1}, nil)
		second := admin.Post("/admin/user", object{"email": "second@example.com", "scopeIds": []int64{1}}).OK().ID("id") // a user who has not yet accepted the invitation
		taken("/admin/user", object{"id": second, "email": "first@example.com"})

		order := shop.Guest(shop.White, 2).Buy().OK().ID("orderId")
		line := admin.Get(fmt.Sprintf("/admin/order/details?orderId=%d", order)).OK().Text("items.0.lineItemId")
		parcel := object{"orderId": order, "externalShipmentId": "WMS-77", "items": []any{object{"lineItemId": line, "quantity": 1}}}
		admin.Once().Post("/admin/order/fulfill", parcel).OK()
		admin.Once().Post("/admin/order/fulfill", parcel).Is(http.StatusConflict).Refused(domain.AlreadyExists)
	})

	It("forbids two folders with the same name in one folder", func() {
		from := makes("/admin/media/folder", object{"name": "From"}, "folderId")
		to := makes("/admin/media/folder", object{"name": "To"}, "folderId")
		for _, parent := range []int64{from, to} {
			makes("/admin/media/folder", object{"name": "Spring", "parentFolderId": parent}, "folderId")
		}
		admin.Delete(fmt.Sprintf("/admin/media/folder?folderId=%d&replacementFolderId=%d", from, to)).Is(http.StatusConflict).Refused(domain.AlreadyExists)
	})

	It("forbids removing a variant or a currency that is in use", func(ctx SpecContext) {
		var variants struct {
			Variants []struct{ VariantID int64 }
		}
		admin.Get(fmt.Sprintf("/admin/product?productId=%d", shop.ProductID)).OK().Into(&variants)
		admin.Patch("/admin/product", object{"productId": shop.ProductID, "variants": []any{object{"variantId": shop.Black}}}).Is(http.StatusConflict).Refused(domain.InUse)
		admin.Patch("/admin/store/settings", object{"currencyCodes": []string{"EUR", "USD"}}).OK()
		admin.Put("/admin/price", object{"variantIds": []any{shop.Black}, "prices": []any{
			object{"variantId": shop.Black, "currencyCode": "EUR", "amount": "52.00", "minQuantity": 1}, object{"variantId": shop.Black, "currencyCode": "USD", "amount": "60.00", "minQuantity": 1}}}).OK()
		admin.Patch("/admin/store/settings", object{"currencyCodes": []string{"EUR"}}).Is(http.StatusConflict).Refused(domain.InUse)
	})

	It("forbids stock adjustments of untracked variants, and the policy DENY while more units are reserved than on hand", func() {
		untracked := product("untracked", object{"trackInventory": false}).ID("variants.0.variantId")
		admin.Once().Post("/admin/stock/adjust", object{"reason": "CORRECTED", "items": []any{object{"variantId": untracked, "delta": 1}}}).Is(http.StatusUnprocessableEntity).Refused(domain.UnsupportedOperation)
		sold := product("sold-ahead", object{"inventoryPolicy": "BACKORDER", "stockOnHand": 1})
		shop.Guest(sold.ID("variants.0.variantId"), 3).Buy().OK()
		admin.Patch("/admin/product", object{"productId": sold.ID("productId"), "variants": []any{object{"variantId": sold.ID("variants.0.variantId"), "inventoryPolicy": "DENY"}}}).
			Is(http.StatusUnprocessableEntity).Refused(domain.InsufficientStock)
	})

	It("forbids a coupon in a currency that the store does not use", func() {
		admin.Once().Post("/admin/coupon", object{"code": "YEN", "name": "Yen", "discountType": "FIXED_AMOUNT", "value": "500", "currencyCode": "JPY"}).
			Is(http.StatusUnprocessableEntity).Refused(domain.CurrencyMismatch)
	})

	It("limits the number of account types, app tokens, webhook endpoints and plans", func(ctx SpecContext) {
		integration := shop.AppToken("webhook:write", "order:read")
		full(100, func(n int) *apitest.Answer {
			return admin.Post("/admin/account-type", object{"name": fmt.Sprint("Tier ", n), "code": fmt.Sprint("tier-", n)})
		})
		full(100, func(n int) *apitest.Answer {
			return admin.Post("/admin/app-token", object{"name": fmt.Sprint("Robot ", n), "permissions": []string{"order:read"}})
		})
		receiver := apitest.NewReceiver()
		endpoint := func(n int) object {
			return object{"url": fmt.Sprintf("%s/%d", receiver.URL, n), "eventTypes": []string{"order.created"}, "isActive": false}
		}
		full(50, func(n int) *apitest.Answer { return admin.Post("/admin/webhook-endpoint", endpoint(n)) })
		integration.Post("/webhook-endpoint", endpoint(51)).Is(http.StatusUnprocessableEntity).Refused(domain.UnsupportedOperation)
		execute(ctx, world.DatabaseURL, `INSERT INTO subscription_plans OVERRIDING SYSTEM VALUE SELECT (jsonb_populate_record(p, jsonb_build_object('id', p.id + n + 1000, 'code', 'plan-' || n, 'command_id', gen_random_uuid()))).*
			FROM subscription_plans p, generate_series(1, 1000) n WHERE p.id = $1`, owns.ids["subscription-plan"])
		admin.Once().Post("/admin/subscription-plan", object{"name": "One more", "intervalUnit": "MONTH", "intervalCount": 1}).Is(http.StatusUnprocessableEntity).Refused(domain.UnsupportedOperation)
	})

	It("forbids completing a refund whose money was returned by another refund", func() {
		order := func() int64 {
			guest := shop.Guest(shop.Black, 1)
			return guest.Once().Post("/customer/checkout", guest.Checkout("pm_card_refundFail")).OK().ID("orderId")
		}()
		refund := func() int64 {
			return makes("/admin/order/refund", object{"orderId": order, "reason": "GOODWILL"}, "refundId")
		}
		failed := refund()
		world.Clock.Advance(6 * time.Minute) // long enough for the service to query the gateway again
		Eventually(func() string { return admin.Get(fmt.Sprintf("/admin/refund?refundId=%d", failed)).OK().Text("status") }).Should(Equal("FAILED"))
		refund()
		admin.Post("/admin/refund/complete", object{"refundId": failed}).Is(http.StatusUnprocessableEntity).Refused(domain.RefundExceedsRemaining)
	})
})
