package apitest_test

import (
	"fmt"
	"net/http"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("A customer's store credit", func() {
	var world *apitest.World
	var shop *apitest.Shop
	var mia apitest.Client
	var customer, cart int64
	AfterEach(func(ctx SpecContext) { reportStoredValue(ctx, world) })
	BeforeEach(func(ctx SpecContext) {
		world = apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} })
		shop = world.Shop("credit")
		mia = shop.Storefront.Bearer(shop.Storefront.Once().Post("/customer/user", object{
			"email": "mia@example.com", "password": "seven slow kettles", "firstName": "Mia", "lastName": "Keller", "acceptTerms": true,
		}).OK().Text("accessToken"))
		customer = mia.Get("/customer/user/me").OK().ID("storeCustomerId")
		cart = mia.Post("/customer/cart/item", object{"variantId": shop.White, "quantity": 1}).OK().ID("cartId")
	})
	grant := func(amount string) {
		GinkgoHelper()
		shop.Admin.Once().Post("/admin/store-credit/adjust", object{"storeCustomerId": customer, "currencyCode": "EUR", "amount": amount, "reason": "Parcel arrived late"}).OK()
	}
	// summary is of the cart with 49.00 + 4.90 shipping + 19 % tax = 64.14.
	summary := func() *apitest.Answer {
		GinkgoHelper()
		return mia.Get(fmt.Sprint("/customer/cart/summary?countryCode=DE&stateProvince=BE&postalCode=10119&shippingMethodId=", shop.ShippingMethodID)).OK()
	}
	checkout := func(due, token string) object {
		body := object{"cartId": cart, "expectedGrandTotal": "64.14", "expectedAmountDue": due, "shippingAddress": apitest.Home, "billingSameAsShipping": true,
			"shippingMethodId": shop.ShippingMethodID, "acceptTerms": true}
		if token != "" {
			body["payment"] = object{"paymentProviderId": shop.ProviderID, "paymentToken": token}
		}
		return body
	}
	credit := func() []any {
		GinkgoHelper()
		seen := mia.Get("/customer/store-credit/all").OK()
		return []any{seen.At("items.0.balance"), seen.At("items.0.heldAmount")}
	}
	// ledger returns the types and amounts of the entries, oldest first.
	ledger := func() (out []string) {
		GinkgoHelper()
		for _, e := range shop.Admin.Get(fmt.Sprint("/admin/store-credit/entry/paged?sort=createdOn&storeCustomerId=", customer)).OK().At("items").([]any) {
			entry := e.(map[string]any)
			out = append(out, fmt.Sprint(entry["type"], " ", entry["amount"], " ", entry["heldAmount"]))
		}
		return out
	}

	It("pays part of an order, and is refunded only after the card's part", func() {
		grant("50.00")
		mia.Patch("/customer/cart", object{"useStoreCredit": true}).OK()
		seen := summary()
		Expect([]any{seen.At("useStoreCredit"), seen.At("grandTotal"), seen.At("amountDue"), seen.At("tenders")}).To(Equal([]any{true, "64.14", "14.14",
			[]any{map[string]any{"type": "STORE_CREDIT", "giftCardId": nil, "lastFour": nil, "amount": "50.00"}}}))
		missing := checkout("14.14", "pm_card_visa")
		delete(missing, "expectedAmountDue")
		mia.Once().Post("/customer/checkout", missing).Refused(domain.InvalidValue)
		mia.Once().Post("/customer/checkout", checkout("14.13", "pm_card_visa")).Refused(domain.CartChanged)
		Expect(ledger()).To(Equal([]string{"ADJUST 50.00 0.00"}), "a refused checkout holds nothing")

		mia.Once().Post("/customer/checkout", checkout("14.14", "pm_card_chargeDeclined")).Refused(domain.PaymentDeclined)
		Expect(credit()).To(Equal([]any{"50.00", "0.00"}), "a decline returns the credit")
		Expect(summary().At("useStoreCredit")).To(BeTrue())

		once, body := mia.Once(), checkout("14.14", "pm_card_visa")
		order := once.Post("/customer/checkout", body).OK().ID("orderId")
		Expect(once.Post("/customer/checkout", body).OK().ID("orderId")).To(Equal(order), "a repeated request pays once")
		Expect(credit()).To(Equal([]any{"0.00", "0.00"}))
		tender := map[string]any{"type": "STORE_CREDIT", "giftCardId": nil}
		for _, read := range []*apitest.Answer{mia.Get(fmt.Sprint("/customer/order?orderId=", order)).OK(), shop.Admin.Get(fmt.Sprint("/admin/order/details?orderId=", order)).OK(),
			shop.AppToken("order:read").Get(fmt.Sprint("/order?orderId=", order)).OK()} {
			captured := map[any]any{}
			for _, p := range read.At("payments").([]any) {
				if payment := p.(map[string]any); payment["capturedAmount"] != "0.00" {
					captured[payment["capturedAmount"]] = payment["tender"]
				}
			}
			Expect(captured).To(Equal(map[any]any{"50.00": tender, "14.14": nil}))
		}

		shop.Admin.Once().Post("/admin/order/refund", object{"orderId": order, "reason": "OTHER", "amount": "30.00"}).OK()
		Expect(credit()).To(Equal([]any{"15.86", "0.00"}), "14.14 returned to the card, the rest to the credit")
		shop.Admin.Once().Post("/admin/order/cancel", object{"orderId": order, "reason": "CUSTOMER_REQUEST"}).OK()
		Expect(credit()).To(Equal([]any{"50.00", "0.00"}))
		Expect(ledger()).To(Equal([]string{"ADJUST 50.00 0.00", "HOLD 0.00 50.00", "RELEASE 0.00 -50.00", "HOLD 0.00 50.00", "CAPTURE -50.00 -50.00", "REFUND 15.86 0.00", "REFUND 34.14 0.00"}))
	})

	It("pays a whole order without a payment method", func() {
		grant("100.00")
		mia.Patch("/customer/cart", object{"useStoreCredit": true}).OK()
		Expect(summary().Text("amountDue")).To(Equal("0.00"))
		placed := mia.Once().Post("/customer/checkout", checkout("0.00", "")).OK()
		Expect(placed.Text("paymentStatus")).To(Equal("PAID"))
		Expect(credit()).To(Equal([]any{"35.86", "0.00"}))
		Expect(ledger()).To(Equal([]string{"ADJUST 100.00 0.00", "HOLD 0.00 64.14", "CAPTURE -64.14 -64.14"}))
	})

	It("can be spent only by its customer", func() {
		grant("100.00")
		guest := shop.Guest(shop.White, 1)
		guest.Patch("/customer/cart", object{"useStoreCredit": true}).Refused(domain.InvalidValue)
		tom := shop.Storefront.Bearer(shop.Storefront.Once().Post("/customer/user", object{
			"email": "tom@example.com", "password": "seven slow kettles", "firstName": "Tom", "lastName": "Berg", "acceptTerms": true,
		}).OK().Text("accessToken"))
		tom.Post("/customer/cart/item", object{"variantId": shop.White, "quantity": 1}).OK()
		Expect(tom.Patch("/customer/cart", object{"useStoreCredit": true}).OK().At("tenders")).To(BeEmpty())
		tom.Once().Post("/customer/checkout", checkout("0.00", "")).Is(http.StatusNotFound)

		mia.Patch("/customer/cart", object{"useStoreCredit": true}).OK()
		link := mia.Once().Post("/customer/checkout/link", object{}).OK().Text("url")
		_, token, _ := strings.Cut(link, "#c=")
		holder := shop.Storefront.With("X-Cart-Token", token)
		seen := holder.Get("/customer/cart/summary").OK()
		Expect([]any{seen.At("tenders"), seen.At("amountDue")}).To(Equal([]any{[]any{}, seen.Text("grandTotal")}), "a link spends no credit")
		holder.Patch("/customer/cart", object{"useStoreCredit": false}).OK()
		holder.Patch("/customer/cart", object{"useStoreCredit": true}).Refused(domain.InvalidValue)
		Expect(ledger()).To(Equal([]string{"ADJUST 100.00 0.00"}))
	})

	// owed returns the closing amounts of the liability report. It omits groups that the store owes nothing.
	owed := func() (out []string) {
		GinkgoHelper()
		for _, g := range shop.Admin.Get(fmt.Sprint("/admin/stored-value/liability?from=", shop.Day(-1), "&to=", shop.Day(2))).OK().At("groups").([]any) {
			group := g.(map[string]any)
			out = append(out, fmt.Sprint(group["kind"], " ", group["currencyCode"], " ", group["closingAmount"]))
		}
		return out
	}
	deactivate := func(who apitest.Client, forfeits bool) *apitest.Answer {
		return who.Patch("/admin/store-customer/status", object{"storeCustomerId": customer, "status": "DEACTIVATED", "forfeitStoreCredit": forfeits})
	}

	It("must be forfeited by staff before they can deactivate the customer", func() {
		grant("50.00")
		shop.Admin.Patch("/admin/store/settings", object{"currencyCodes": []string{"EUR", "JPY"}}).OK()
		shop.Admin.Once().Post("/admin/store-credit/adjust", object{"storeCustomerId": customer, "currencyCode": "JPY", "amount": "900", "reason": "Parcel arrived late"}).OK()
		Expect(deactivate(shop.Admin, false).Refused(domain.StoredValueLeft).Detail).To(ContainSubstring("50.00 EUR, 900 JPY"))
		shop.Admin.Patch("/admin/store-customer/status", object{"storeCustomerId": customer, "status": "SUSPENDED", "forfeitStoreCredit": true}).Refused(domain.InvalidValue)
		Expect(deactivate(shop.AppToken("customer:status", "customer:read"), true).Refused(domain.Forbidden).Detail).To(ContainSubstring("store-credit:write"))
		Expect(credit()).To(Equal([]any{"50.00", "0.00"}), "a refused deactivation changes nothing, and the customer stays logged in")

		deactivate(shop.Admin, true).OK()
		Expect(ledger()).To(ConsistOf("ADJUST 50.00 0.00", "ADJUST 900 0", "ADJUST -50.00 0.00", "ADJUST -900 0"))
		last := shop.Admin.Get(fmt.Sprint("/admin/store-credit/entry/paged?storeCustomerId=", customer)).OK()
		Expect([]any{last.At("items.0.reason"), last.At("items.0.actor.actorType")}).To(Equal([]any{"Forfeited with the customer's account", "ADMIN"}))
		logged := shop.Admin.Get("/admin/audit-log/paged?action=updateStoreCustomerStatus").OK()
		Expect(logged.At("items.0.objectType")).To(Equal("customer"))
		Expect(strings.Count(string(logged.Body), `.balance"`)).To(Equal(2), "the entry lists the balance of both accounts")
		Expect(owed()).To(BeEmpty())
		deactivate(shop.Admin, true).OK()
		Expect(ledger()).To(HaveLen(4), "a second request removes nothing")
	})

	It("must be forfeited by a customer who deletes the account, and blocks this while an order holds credit", func() {
		grant("100.00")
		shop.Admin.Patch("/admin/store/settings", object{"captureMode": "ON_FULFILLMENT"}).OK()
		mia.Patch("/customer/cart", object{"useStoreCredit": true}).OK()
		Expect(summary().Text("amountDue")).To(Equal("0.00"))
		order := mia.Once().Post("/customer/checkout", checkout("0.00", "")).OK().ID("orderId")
		Expect(credit()).To(Equal([]any{"100.00", "64.14"}), "the order ships later, so the credit is held")
		leave := func(forfeits bool) *apitest.Answer {
			return mia.Once().Post("/customer/user/delete-me", object{"currentPassword": "seven slow kettles", "forfeitStoreCredit": forfeits})
		}
		Expect(leave(true).Refused(domain.StoredValueLeft).Detail).To(ContainSubstring("64.14 EUR"))
		shop.Admin.Once().Post("/admin/order/cancel", object{"orderId": order, "reason": "CUSTOMER_REQUEST"}).OK()
		Expect(leave(false).Refused(domain.StoredValueLeft).Detail).To(ContainSubstring("100.00 EUR"))
		Expect(owed()).To(Equal([]string{"STORE_CREDIT EUR 100.00"}))
		leave(true).Is(http.StatusNoContent)
		Expect(owed()).To(BeEmpty(), "the store owes nothing any longer")
		Expect(ledger()).To(Equal([]string{"ADJUST 100.00 0.00", "HOLD 0.00 64.14", "RELEASE 0.00 -64.14", "ADJUST -100.00 0.00"}))
	})
})
