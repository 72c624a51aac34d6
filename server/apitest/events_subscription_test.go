package apitest_test

import (
	"fmt"
	"maps"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

// tellSubscriptionsCreated creates subscriptions of Mia's without a checkout: by an integration, by
// an administrator, and with an administrator's order.
func tellSubscriptionsCreated(shop *apitest.Shop, mia apitest.Client, miaID, planID int64, on string, tells func(...string)) {
	GinkgoHelper()
	type object = map[string]any
	integration := shop.AppToken("subscription:write")
	created := object{
		"storeCustomerId": miaID, "subscriptionPlanId": planID, "items": []any{object{"variantId": shop.White, "quantity": 1}},
		"nextProcessingDate":      on,
		"customerPaymentMethodId": mia.Get("/customer/customer-payment-method/all").OK().ID("items.0.customerPaymentMethodId"),
		"shippingAddressId":       mia.Get("/customer/user-address/all").OK().ID("items.0.customerAddressId"), "shippingMethodId": shop.ShippingMethodID,
	}
	Expect(integration.Once().Post("/subscription", created).OK().Text("status")).To(Equal("ACTIVE"))
	tells(told("subscription.created", "subscription.created_by_admin", "API_TOKEN"))
	whole := shop.Admin.Once().Post("/admin/subscription", created).OK()
	Expect([]any{whole.At("consent"), whole.ID("cycleNumber"), whole.Text("history.0.action")}).To(Equal([]any{nil, int64(0), "subscription.created_by_admin"}))
	tells(told("subscription.created", "subscription.created_by_admin", "ADMIN"))
	ordered := shop.Admin.Once().Post("/admin/order", object{
		"storeCustomerId": miaID, "items": []any{object{"variantId": shop.White, "quantity": 1, "subscriptionPlanId": created["subscriptionPlanId"]}}, "consentText": "By telephone.",
		"shippingAddress": apitest.Home, "shippingMethodId": shop.ShippingMethodID, "payment": object{"customerPaymentMethodId": created["customerPaymentMethodId"]},
	}).OK()
	tells(told("order.created", "order.created_by_admin", "ADMIN"), told("order.payment_captured", "order.payment_captured", "ADMIN"), told("subscription.created", "subscription.created_by_admin", "ADMIN"))
	whole = shop.Admin.Get("/admin/subscription?subscriptionId=" + ordered.Text("items.0.subscriptionId")).OK()
	Expect([]any{whole.Text("consent.text"), whole.At("consent.grandTotal"), whole.ID("cycleNumber")}).To(Equal([]any{"By telephone.", nil, int64(1)}))
	created["nextProcessingDate"] = "2020-01-01"
	integration.Once().Post("/subscription", created).Refused(domain.InvalidValue)
	tells()
}

// tellSubscriptionChanges changes Mia's second newest live subscription, which renews soon, in every possible way: as
// customer, administrator and integration. The function tells compares the events.
func tellSubscriptionChanges(shop *apitest.Shop, mia, app apitest.Client, tells func(...string)) {
	GinkgoHelper()
	type object = map[string]any
	list := mia.Get("/customer/subscription/all?status=ACTIVE").OK()
	subscriptionID := list.ID("items.1.subscriptionId")
	subscription, lineID, next := object{"subscriptionId": subscriptionID}, list.ID("items.1.items.0.subscriptionItemId"), list.Text("items.1.nextProcessingDate")
	with := func(more object) object {
		body := maps.Clone(subscription)
		maps.Copy(body, more)
		return body
	}
	happens := func(kind, actor string, changed ...string) string {
		return told("subscription."+kind, "subscription."+kind, actor, changed...)
	}
	acts := func(kind, action, actor string, changed ...string) string {
		return told("subscription."+kind, "subscription."+action, actor, changed...)
	}
	dates := []string{"items", "nextProcessingDate"}
	mia.Post("/customer/subscription/skip", with(object{"processingDate": next})).OK()
	tells(happens("cycle_skipped", "CUSTOMER", dates...))
	app.Post("/subscription/unskip", with(object{"processingDate": next})).OK()
	tells(acts("processing_date_changed", "cycle_unskipped", "API_TOKEN", dates...))
	later, err := domain.ParseDate(next)
	Expect(err).NotTo(HaveOccurred())
	shop.Admin.Post("/admin/subscription/date", with(object{"nextProcessingDate": later.Add(5).String()})).OK()
	tells(happens("processing_date_changed", "ADMIN", dates...))

	items := func(change object) { shop.Admin.Post("/admin/subscription/items", with(change)).OK() }
	items(object{"add": []any{object{"variantId": shop.Black, "quantity": 1}}})
	tells(acts("items_changed", "item_added", "ADMIN", "items"))
	items(object{"update": []any{object{"subscriptionItemId": lineID, "quantity": 2}}})
	tells(acts("items_changed", "item_updated", "ADMIN", "items"))
	items(object{"update": []any{object{"subscriptionItemId": lineID, "variantId": shop.Black}}})
	tells(acts("items_changed", "item_swapped", "ADMIN", "items"), happens("pricing_changed", "ADMIN", "items"))
	items(object{"remove": []int64{lineID}})
	tells(acts("items_changed", "item_removed", "ADMIN", "items"))
	other := mia.Get(fmt.Sprintf("/customer/subscription?subscriptionId=%d", subscriptionID)).OK().ID("items.0.subscriptionItemId")
	items(object{"update": []any{object{"subscriptionItemId": other, "quantity": 2}}, "add": []any{object{"variantId": shop.White, "quantity": 1}}})
	tells(happens("items_changed", "ADMIN", "items"))

	// The service notifies the customer of a higher price one minute after the change.
	price := func(white string) {
		shop.Admin.Put("/admin/price", object{"variantIds": []any{shop.White}, "prices": []any{object{"variantId": shop.White, "currencyCode": "EUR", "amount": white, "minQuantity": 1}}}).OK()
		shop.World.Clock.Advance(time.Minute)
	}
	price("59.00")
	// The customer has four subscriptions. Two of them renew after the notice, so their next renewal is charged at the
	// higher price.
	told, notice := happens("pricing_changed", "SYSTEM", "items"), happens("pricing_changed", "SYSTEM")
	tells(told, notice, notice, told)
	details := mia.Get(fmt.Sprintf("/customer/subscription?subscriptionId=%d", subscriptionID)).OK()
	Expect([]any{details.Text("items.1.unitPrice"), details.Text("items.1.announcedPrices.0.unitPrice")}).To(Equal([]any{"49.00", "59.00"}))
	Expect(shop.Admin.Get(fmt.Sprintf("/admin/subscription?subscriptionId=%d", subscriptionID)).OK().Text("items.1.announcedPrices.0.unitPrice")).To(Equal("59.00"))
	announced := fmt.Sprintf("/subscription/announced-price/all?subscriptionId=%d", subscriptionID)
	Expect([]any{app.Get(announced).OK().ID("items.0.subscriptionItemId"), app.Get(announced).OK().Text("items.0.unitPrice"), app.Get(announced).OK().Text("items.0.validFrom")}).
		To(Equal([]any{details.ID("items.1.subscriptionItemId"), "59.00", details.Text("items.1.announcedPrices.0.validFrom")}))
	// A lower price causes an event of each subscription: it withdraws the announced price or lowers the price of the
	// next renewal.
	price("49.00")
	tells(told, notice, notice, told)
	Expect(app.Get(announced).OK().At("items")).To(BeEmpty())
	app.Patch("/subscription", with(object{"updateItems": []any{object{"subscriptionItemId": other, "unitPrice": "45.00"}}})).OK()
	tells(acts("pricing_changed", "external_pricing_applied", "API_TOKEN", "items"))
	app.Patch("/subscription", with(object{"billingAddressId": nil})).OK() // only the history records this change

	moved := append([]string{}, "items", "nextProcessingDate", "status")
	status := func(actor string, changed ...string) string { return happens("status_changed", actor, changed...) }
	mia.Post("/customer/subscription/pause", subscription).OK() // for the longest time allowed
	app.Post("/subscription/resume", subscription).OK()
	tells(happens("paused", "CUSTOMER", moved...), status("CUSTOMER", moved...), happens("resumed", "API_TOKEN", moved...), status("API_TOKEN", moved...))
	ended := append([]string{"cancelReason", "cancelledOn"}, moved...)
	app.Once().Post("/subscription/cancel", with(object{"cancelReason": "Moving"})).OK()
	app.Once().Post("/subscription/cancel", with(object{"cancelReason": "Moving"})).OK()
	tells(happens("cancelled", "API_TOKEN", ended...), status("API_TOKEN", ended...))
	mia.Post("/customer/subscription/reactivate", subscription).OK()
	tells(acts("resumed", "reactivated", "CUSTOMER", ended...), status("CUSTOMER", ended...))
	shop.Admin.Post("/admin/subscription/replace", subscription).OK()
	tells(happens("replaced", "ADMIN", ended...), happens("cancelled", "ADMIN", ended...), status("ADMIN", ended...), acts("created", "created_as_replacement", "ADMIN"))
}
