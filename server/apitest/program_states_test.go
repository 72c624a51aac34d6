package apitest_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
)

// keeps lets a customer pay with each of the cards in turn and save it. It fills a new cart after each payment.
func keeps(shop *apitest.Shop, customer apitest.Client, cards ...string) {
	GinkgoHelper()
	for _, card := range cards {
		cart := customer.Get(fmt.Sprintf("/customer/cart/summary?countryCode=DE&postalCode=10119&shippingMethodId=%d", shop.ShippingMethodID)).OK()
		persist(customer, http.MethodPost, "/customer/checkout", map[string]any{
			"cartId": cart.ID("cartId"), "expectedGrandTotal": cart.Text("grandTotal"), "shippingAddress": apitest.Home, "billingSameAsShipping": true, "shippingMethodId": shop.ShippingMethodID,
			"acceptTerms": true, "payment": map[string]any{"paymentProviderId": shop.ProviderID, "paymentToken": card, "savePaymentMethod": true},
		}) // the first charge of an amount that ends in .77 gets no response
		customer.Post("/customer/cart/item", map[string]any{"variantId": shop.Black, "quantity": 1}).OK()
	}
}

// subscriptions gives a customer two subscriptions, for two surfaces, in each state in which operations can start:
// active, paused, canceled, and with a failed renewal that is retried. It also creates drafts and unpaid orders.
func subscriptions(shop *apitest.Shop, customer apitest.Client, seed *estate) {
	GinkgoHelper()
	admin := shop.Admin
	seed.subscribe(customer, 20)
	keeps(shop, customer, "pm_card_renewalInsufficientFunds")
	cards := customer.Get("/customer/customer-payment-method/all").OK()
	begin := func(card any) object {
		a := admin.Once().Post("/admin/subscription", object{"storeCustomerId": json.Number(seed.ids["store-customer"]), "subscriptionPlanId": json.Number(seed.ids["subscription-plan"]),
			"items": []any{object{"variantId": shop.White, "quantity": 1}}, "nextProcessingDate": shop.Day(18), "customerPaymentMethodId": card,
			"shippingAddressId": json.Number(seed.ids["customer-address"]), "shippingMethodId": shop.ShippingMethodID, "consentText": "On the telephone."}).OK()
		return object{"subscriptionId": a.ID("subscriptionId")}
	}
	admin.Once().Post("/admin/shipping-method", object{"name": "Nobody's", "price": "9.90", "currencyCode": "EUR", "estimatedMaxDays": 9, "countryCodes": []string{"AU"}}).OK()
	good, failing := json.Number(seed.ids["customer-payment-method"]), newest(cards)
	var due []any
	for i := range 3 {
		admin.Upload("/admin/media", fmt.Sprintf("unused-%d.png", i), aPNG(4, 3, byte(i)+2), nil).OK()
		admin.Once().Post("/admin/media/folder", object{"name": fmt.Sprintf("empty %d", i)}).OK()
		admin.Once().Post("/admin/order", object{"isDraft": true, "storeCustomerId": json.Number(seed.ids["store-customer"]), "items": []any{object{"variantId": shop.White, "quantity": 1}},
			"shippingAddress": apitest.Home, "shippingMethodId": shop.ShippingMethodID}).OK()
		admin.Once().Post("/admin/order", object{"storeCustomerId": json.Number(seed.ids["store-customer"]), "items": []any{object{"variantId": shop.White, "quantity": 1}},
			"shippingAddress": apitest.Home, "shippingMethodId": shop.ShippingMethodID}).OK() // nothing is paid
		begin(good)
		admin.Post("/admin/subscription/pause", begin(good)).OK()
		admin.Once().Post("/admin/subscription/cancel", begin(good)).OK()
		failed := begin(failing)
		failed["nextProcessingDate"] = shop.Day(0)
		admin.Post("/admin/subscription/date", failed).OK()
		due = append(due, failed["subscriptionId"])
	}
	admin.Once().Post("/admin/subscription/process/all", object{"subscriptionIds": due}).OK()
	for _, id := range due {
		read := func() string {
			return admin.Get(fmt.Sprintf("/admin/subscription?subscriptionId=%d", id)).OK().Text("dunningState")
		}
		Eventually(read).Should(Equal("RETRYING"))
	}
}

// newest returns the id of the newest payment method in a response.
func newest(cards *apitest.Answer) (id int64) {
	GinkgoHelper()
	var list struct {
		Items []struct{ CustomerPaymentMethodID int64 }
	}
	cards.Into(&list)
	for _, c := range list.Items {
		id = max(id, c.CustomerPaymentMethodID)
	}
	return id
}

// states creates orders, refunds, returns and shipments in the states in which operations can start. Each order equals
// the order of the documents' examples, whose total is 110.79.
func states(world *apitest.World, shop *apitest.Shop) {
	GinkgoHelper()
	admin := shop.Admin
	for _, name := range []string{"nobody", "nobody-else"} {
		admin.Post("/admin/account-type", object{"name": name, "code": name, "priceMode": "LIST"}).OK()
	}
	admin.Patch("/admin/store/settings", object{"languageCodes": []string{"en", "de"}, "domain": "juniper-oak.example", "allowedOrigins": []any{"https://shop.juniper-oak.example"}, "customFieldDefinitions": []any{
		object{"object": "PRODUCT", "key": "dishwasherSafe", "name": "Dishwasher safe", "type": "BOOLEAN"},
		object{"object": "ORDER_LINE", "key": "engraving", "name": "Engraving", "type": "STRING"},
		object{"object": "CUSTOMER", "key": "vatId", "name": "VAT id", "type": "STRING"},
	}}).OK()
	admin.Post("/admin/coupon", object{"code": "TEN", "name": "Ten", "status": "ACTIVE", "discountType": "PERCENTAGE", "value": "10"}).OK()
	buy := func(card string) int64 {
		guest := shop.Guest(shop.White, 2)
		guest.Post("/customer/cart/coupon", object{"code": "TEN"}).OK()
		return guest.Once().Post("/customer/checkout", guest.Checkout(card)).OK().ID("orderId")
	}
	for _, approved := range []bool{false, false, false, true, true, true} {
		order := buy("pm_card_visa")
		line := admin.Get(fmt.Sprintf("/admin/order/details?orderId=%d", order)).OK().Text("items.0.lineItemId")
		admin.Once().Post("/admin/order/fulfill", object{"orderId": order}).OK()
		admin.Once().Post("/admin/return", object{"orderId": order, "kind": "RETURN", "isApproved": approved, "lines": []any{object{"lineItemId": line, "quantity": 2}}}).OK()
	}
	buy("pm_card_visa")
	ready := buy("pm_card_visa")
	admin.Post("/admin/order/fulfill", object{"orderId": ready, "status": "LABEL_CREATED", "items": []any{
		object{"lineItemId": admin.Get(fmt.Sprintf("/admin/order/details?orderId=%d", ready)).OK().Text("items.0.lineItemId"), "quantity": 1}}}).OK()
	refund := func(card string) int64 {
		return admin.Once().Post("/admin/order/refund", object{"orderId": buy(card), "reason": "GOODWILL", "amount": "1.00"}).OK().ID("refundId")
	}
	failing := refund("pm_card_refundFail")
	world.Clock.Advance(6 * time.Minute) // long enough for the service to query the gateway again
	Eventually(func() string { return admin.Get(fmt.Sprintf("/admin/refund?refundId=%d", failing)).OK().Text("status") }).Should(Equal("FAILED"))
	refund("pm_card_pendingRefund")
	admin.Post("/admin/coupon", object{"code": "UNUSED", "name": "Unused", "status": "ACTIVE", "discountType": "PERCENTAGE", "value": "10"}).OK()
	invoice := object{"email": "b2b@example.com", "items": []any{object{"variantId": shop.White, "quantity": 2}}, "couponCodes": []string{"TEN"},
		"shippingAddress": apitest.Home, "shippingMethodId": shop.ShippingMethodID}
	paid := admin.Once().Post("/admin/order", invoice).OK().ID("orderId")
	admin.Once().Post("/admin/order/offline-payment", object{"orderId": paid, "method": "BANK_TRANSFER"}).OK()
	for range 2 {
		admin.Once().Post("/admin/order/refund", object{"orderId": paid, "reason": "GOODWILL", "amount": "1.00"}).OK()
	}
	admin.Once().Post("/admin/order", invoice).OK()
	admin.Patch("/admin/store/payment-provider", object{"paymentProviderId": shop.ProviderID, "captureMode": "MANUAL"}).OK()
	buy("pm_card_visa")
	buy("pm_card_visa")
	admin.Patch("/admin/store/payment-provider", object{"paymentProviderId": shop.ProviderID, "captureMode": "AUTOMATIC"}).OK()
}

// changedTotal returns the current total in a checkout response that refuses a changed cart; nil means the checkout was
// not refused because of the total.
func changedTotal(a *apitest.Answer) any {
	if a.Status != http.StatusConflict {
		return nil
	}
	return a.At("totals.grandTotal")
}

// inExamples sets the clock of a world to the days of the documents' examples: some name a day that must not be past.
func inExamples(world *apitest.World) {
	world.Clock.Advance(time.Date(2026, time.December, 2, 9, 0, 0, 0, time.UTC).Sub(world.Clock.Now()))
}
