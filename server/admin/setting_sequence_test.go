package admin_test

import (
	"encoding/json"
	"fmt"
	"net/http"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("A store that changes its settings", Ordered, ContinueOnFailure, func() {
	var shop *apitest.Shop
	var ada apitest.Client
	BeforeAll(func(ctx SpecContext) {
		shop = apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} }).Shop("sequences")
		ada = shop.Admin
		ada.Once().Post("/admin/stock/adjust", object{"reason": "RECEIVED", "items": []any{object{"variantId": shop.White, "stockOnHand": 500}}}).OK()
	})
	set := func(name string, value any) {
		GinkgoHelper()
		ada.Patch("/admin/store/settings", object{name: value}).OK()
	}
	details := func(id int64) *apitest.Answer {
		GinkgoHelper()
		return ada.Get(fmt.Sprintf("/admin/order/details?orderId=%d", id)).OK()
	}

	It("captures each payment in the mode that applied when the payment began", func() {
		DeferCleanup(func() { set("captureMode", "AUTOMATIC") })
		byProvider := func(mode any) {
			GinkgoHelper()
			ada.Patch("/admin/store/payment-provider", object{"paymentProviderId": shop.ProviderID, "captureMode": mode}).OK()
		}
		DeferCleanup(func() { byProvider(nil) })
		modes := []string{"AUTOMATIC", "ON_FULFILLMENT", "MANUAL"}
		for _, change := range []func(any){func(mode any) { set("captureMode", mode) }, byProvider} {
			for _, before := range modes {
				for _, after := range modes {
					step := before + " to " + after
					change(before)
					id := shop.Guest(shop.White, 2).Buy().OK().ID("orderId") // the total is 122.45
					line := details(id).Text("items.0.lineItemId")
					change(after)
					captured := func(quantity int) string {
						GinkgoHelper()
						ada.Once().Post("/admin/order/fulfill", object{"orderId": id, "items": []any{object{"lineItemId": line, "quantity": quantity}}}).OK()
						return details(id).Text("balance.captured")
					}
					want := map[string][2]string{"AUTOMATIC": {"122.45", "122.45"}, "ON_FULFILLMENT": {"64.14", "122.45"}, "MANUAL": {"0.00", "0.00"}}[before]
					Expect([2]string{captured(1), captured(1)}).To(Equal(want), step)
					o := details(id)
					if before != "MANUAL" {
						Expect([]any{o.Text("paymentStatus"), o.Text("balance.authorized"), o.Text("balance.due")}).To(Equal([]any{"PAID", "0.00", "0.00"}), step)
						continue
					}
					Expect(o.Text("paymentStatus")).To(Equal("AUTHORIZED"), step)
					Expect(o.At("allowedActions")).To(ContainElement("CAPTURE"), step)
					ada.Once().Post("/admin/order/capture", object{"orderId": id}).OK()
					Expect(details(id).Text("balance.captured")).To(Equal("122.45"), step)
				}
			}
			change("AUTOMATIC")
		}
	})

	It("can still refund and cancel orders after its refund numbers were switched to another sequence and back", func() {
		fresh := shop.World.Shop("numbers")
		patch := func(body object) {
			GinkgoHelper()
			fresh.Admin.Patch("/admin/store/settings", body).OK()
		}
		patch(object{"orderNumberStart": 1})
		one, two := fresh.Guest(fresh.White, 1).Buy().OK().ID("orderId"), fresh.Guest(fresh.White, 1).Buy().OK().ID("orderId")
		numbers := map[int64]bool{}
		refund := func() {
			GinkgoHelper()
			made := fresh.Admin.Once().Post("/admin/order/refund", object{"orderId": one, "reason": "GOODWILL", "amount": "0.10"}).OK()
			Expect(numbers).NotTo(HaveKey(made.ID("refundNumber")))
			numbers[made.ID("refundNumber")] = true
		}
		for _, sequence := range []string{"OWN", "SHARED", "OWN", "SHARED"} {
			patch(object{"refundNumberSequence": sequence})
			for range 3 {
				refund()
			}
		}
		Expect(numbers).To(HaveLen(12))
		Expect(fresh.Admin.Once().Post("/admin/order/cancel", object{"orderId": two, "reason": "OTHER"}).OK().Text("status")).To(Equal("CANCELLED"))
		Expect(fresh.Guest(fresh.White, 1).Buy().OK().ID("orderNumber")).To(BeNumerically(">", 2))
	})

	It("can correct the first order number, within the contract's range, while no order exists", func() {
		fresh := shop.World.Shop("starts")
		start := func(n int64) *apitest.Answer {
			return fresh.Admin.Patch("/admin/store/settings", object{"orderNumberStart": n})
		}
		const highest = 9_000_000_000_000_000 // a JavaScript number is exact for nine billion more orders
		for _, n := range []int64{10_000_100_001, highest, 7, 100_001} {
			Expect(start(n).OK().ID("orderNumberStart")).To(Equal(n))
		}
		Expect(start(highest + 1).Refused(domain.InvalidValue).Errors[0].Pointer).To(Equal("/orderNumberStart"))
		Expect(start(9_007_199_254_740_991).Refused(domain.InvalidValue).Errors[0].Pointer).To(Equal("/orderNumberStart"))
		start(9_007_199_254_740_992).Refused(domain.InvalidRequest)
		start(0).Refused(domain.InvalidRequest)
		By("a failed checkout does not skip the corrected start")
		guest := fresh.Guest(fresh.White, 1)
		guest.Once().Post("/customer/checkout", guest.Checkout("pm_card_visa_chargeDeclined")).Refused(domain.PaymentDeclined)
		Expect(guest.Buy().OK().ID("orderNumber")).To(BeNumerically(">=", 100_001))

		By("once an order has a number, only higher ones are left")
		last := fresh.Guest(fresh.White, 1).Buy().OK().ID("orderNumber")
		Expect(start(last).Refused(domain.InvalidValue).Errors[0].Pointer).To(Equal("/orderNumberStart"))
		start(highest).OK()
		placed := fresh.Guest(fresh.White, 1).Buy().OK()
		Expect(placed.ID("orderNumber")).To(BeEquivalentTo(highest))
		Expect(fresh.Guest(fresh.White, 1).Buy().OK().ID("orderNumber")).To(BeEquivalentTo(highest + 1))
		Expect(fresh.Admin.Get(fmt.Sprint("/admin/order/details?orderNumber=", int64(highest))).OK().ID("orderId")).To(Equal(placed.ID("orderId")))
	})

	It("can disable and rename objects that use a currency or country it no longer has", func() {
		set("currencyCodes", []any{"EUR", "USD"})
		coupon := ada.Once().Post("/admin/coupon", object{"code": "DOLLARS", "name": "Dollars", "status": "ACTIVE", "discountType": "FIXED_AMOUNT", "value": "5.00", "currencyCode": "USD"}).OK().ID("couponId")
		dollars := ada.Once().Post("/admin/shipping-method", object{"name": "Dollar post", "price": "5.00", "currencyCode": "USD", "estimatedMaxDays": 5}).OK().ID("shippingMethodId")
		abroad := ada.Once().Post("/admin/shipping-method", object{"name": "Abroad", "price": "5.00", "currencyCode": "EUR", "estimatedMaxDays": 5, "countryCodes": []any{"FR", "DE"}}).OK().ID("shippingMethodId")
		provider := ada.Once().Post("/admin/store/payment-provider", object{"providerCode": "OFFLINE", "displayName": "Wire", "currencyCodes": []any{"USD"}}).OK().ID("paymentProviderId")
		set("currencyCodes", []any{"EUR"})
		set("allowedCountryCodes", []any{"DE"})
		DeferCleanup(func() { set("allowedCountryCodes", []any{}) })
		for path, body := range map[string]object{
			"/admin/coupon":                 {"couponId": coupon, "status": "PAUSED", "name": "No more dollars"},
			"/admin/store/payment-provider": {"paymentProviderId": provider, "isActive": false, "displayName": "Old wire"},
		} {
			ada.Patch(path, body).OK()
		}
		for _, id := range []int64{dollars, abroad} {
			ada.Patch("/admin/shipping-method", object{"shippingMethodId": id, "price": "6.00", "isActive": false}).OK()
		}
		By("naming the dropped currency again is refused")
		Expect(ada.Patch("/admin/coupon", object{"couponId": coupon, "currencyCode": "USD"}).Is(http.StatusUnprocessableEntity).Refused(domain.CurrencyMismatch).Errors[0].Pointer).To(Equal("/currencyCode"))
	})

	It("finds an order in every search by its number with the store's prefix", func() {
		set("orderNumberPrefix", "JO-")
		DeferCleanup(func() { set("orderNumberPrefix", "") })
		number := shop.Guest(shop.White, 1).Buy().OK()
		id, name := number.ID("orderId"), fmt.Sprint("JO-", number.ID("orderNumber"))
		ada.Once().Post("/admin/order/fulfill", object{"orderId": id}).OK()
		line := details(id).Text("items.0.lineItemId")
		ada.Once().Post("/admin/order/refund", object{"orderId": id, "reason": "GOODWILL", "amount": "1.00"}).OK()
		ada.Once().Post("/admin/return", object{"orderId": id, "kind": "RETURN", "lines": []any{object{"lineItemId": line, "quantity": 1}}}).OK()
		for _, list := range []string{"order", "refund", "return", "invoice", "payment-transaction"} {
			for _, text := range []string{name, "jo-" + name[3:], "%23" + name[3:], name[3:]} {
				found := ada.Get("/admin/" + list + "/paged?search=" + text).OK()
				Expect(found.At("items")).NotTo(BeEmpty(), "%s: %s", list, text)
				Expect(found.At("items")).To(HaveEach(HaveKeyWithValue("orderId", json.Number(fmt.Sprint(id)))), "%s: %s", list, text)
			}
			Expect(ada.Get("/admin/"+list+"/paged?search=XX-"+name[3:]).OK().At("items")).To(BeEmpty(), list)
		}
		Expect(ada.Get("/admin/return/paged?search=" + name + "-R1").OK().At("items")).To(HaveLen(1))
	})

	It("accepts a company without a person as its address, and prints it on invoices", func() {
		company := object{"company": "Juniper & Oak GmbH", "streetLine1": "Hauptstr. 1", "city": "Berlin", "postalCode": "10115", "countryCode": "DE"}
		Expect(ada.Patch("/admin/store/settings", object{"address": company}).OK().Text("address.company")).To(Equal("Juniper & Oak GmbH"))
		DeferCleanup(func() { set("address", apitest.Home) })
		id := shop.Guest(shop.White, 1).Buy().OK().ID("orderId")
		ada.Once().Post("/admin/order/fulfill", object{"orderId": id}).OK()
		Expect(ada.Get(fmt.Sprintf("/admin/order/pdf?orderId=%d&type=INVOICE", id)).OK().Body).To(HavePrefix("%PDF-"))
	})
})
