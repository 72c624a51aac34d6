package customer_test

import (
	"fmt"
	"net/http"
	"net/url"
	"sync"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("POST /customer/checkout/crypto-payment-link", Ordered, ContinueOnFailure, func() {
	const path = "/customer/checkout/crypto-payment-link"
	var w *apitest.World
	var shop *apitest.Shop
	var coins, invoice int64
	BeforeAll(func(ctx SpecContext) {
		w = apitest.Start(ctx)
		shop = w.Shop("coins")
		shop.Admin.Patch("/admin/store/settings", map[string]any{"address": apitest.Home, "allowedOrigins": []any{"https://juniper-oak.example"}}).Is(200)
		provider := func(code, name string, types ...string) int64 {
			return shop.Admin.Post("/admin/store/payment-provider", map[string]any{"providerCode": code, "displayName": name, "isActive": true, "paymentTypes": types}).Is(200).ID("paymentProviderId")
		}
		coins, invoice = provider("SANDBOX", "Coins", "CRYPTO"), provider("OFFLINE", "Invoice", "BANK")
		shop.Admin.Patch("/admin/store/payment-provider", map[string]any{"paymentProviderId": shop.ProviderID, "paymentTypes": []any{"CARD", "BANK"}}).Is(200)
	})

	buy := func(provider int64) (apitest.Guest, *apitest.Answer) {
		GinkgoHelper()
		guest := shop.Guest(shop.White, 2)
		body := guest.Checkout("")
		body["payment"] = map[string]any{"paymentProviderId": provider}
		return guest, guest.Once().Post("/customer/checkout", body).Is(200)
	}
	// pays acts as a payer on a payment page.
	pays := func(address, how string) {
		GinkgoHelper()
		page, err := url.Parse(address)
		Expect(err).NotTo(HaveOccurred())
		shown, err := http.Get(w.URL + page.Path + "?" + page.RawQuery)
		Expect(err).NotTo(HaveOccurred())
		defer shown.Body.Close()
		Expect(shown).To(HaveHTTPBody(ContainSubstring("Pay a half too much")))
		answered, err := http.PostForm(w.URL+page.Path, url.Values{"key": page.Query()["key"], "consent": {how}})
		Expect(err).NotTo(HaveOccurred())
		defer answered.Body.Close()
		Expect(answered).To(HaveHTTPStatus(http.StatusOK))
	}
	details := func(order int64) *apitest.Answer {
		GinkgoHelper()
		return shop.Admin.Get(fmt.Sprintf("/admin/order/details?orderId=%d", order)).Is(200)
	}
	becomes := func(order int64, status string) *apitest.Answer {
		GinkgoHelper()
		Eventually(func() string { return details(order).Text("paymentStatus") }).Should(Equal(status))
		return details(order)
	}

	It("places an order and collects its payment on one page, once for repeated requests", func() {
		guest, placed := buy(coins)
		order := placed.ID("orderId")
		Expect([]string{placed.Text("paymentStatus"), placed.Text("nextAction.type")}).To(Equal([]string{"PENDING", "CRYPTO_LINK"}))
		link := guest.Once().Post(path, map[string]any{"orderId": order, "returnUrl": "https://juniper-oak.example/thank-you"}).Is(200)
		Expect([]any{link.Text("url"), link.Text("amount"), link.Text("currencyCode"), link.ID("paymentProviderId")}).
			To(Equal([]any{placed.Text("nextAction.url"), "122.45", "EUR", coins}))
		again := guest.Once().Post(path, map[string]any{"orderNumber": placed.ID("orderNumber"), "paymentProviderId": coins}).Is(200)
		Expect(again.Body).To(Equal(link.Body))
		pays(link.Text("url"), "yes")
		paid := becomes(order, "PAID")
		Expect(paid.Text("payments.0.paymentType")).To(Equal("CRYPTO"))
		guest.Once().Post(path, map[string]any{"orderId": order}).Refused(domain.InvalidStateTransition)
	})

	It("records an overpayment, and requests the rest of a partial payment on a new page", func() {
		_, over := buy(coins)
		guest, under := buy(coins)
		pays(over.Text("nextAction.url"), "over")
		Expect(becomes(over.ID("orderId"), "OVERPAID").Text("balance.overpaid")).To(Equal("61.23"))
		order := under.ID("orderId")
		pays(under.Text("nextAction.url"), "half")
		Expect(guest.Once().Post(path, map[string]any{"orderId": order}).Is(200).Text("url")).To(Equal(under.Text("nextAction.url")), "the page waits for the rest")
		pays(under.Text("nextAction.url"), "no")
		becomes(order, "PARTIALLY_PAID")
		rest := guest.Once().Post(path, map[string]any{"orderId": order}).Is(200)
		Expect(rest.Text("url")).NotTo(Equal(under.Text("nextAction.url")))
		Expect(rest.Text("amount")).To(Equal("61.22"))
		pays(rest.Text("url"), "yes")
		becomes(order, "PAID")
	})

	It("cancels an order that is not paid in time, releases its stock, and refunds a late payment", func() {
		stock := func() int64 {
			return shop.Admin.Get(fmt.Sprintf("/admin/product?productId=%d", shop.ProductID)).Is(200).ID("variants.0.stockReserved")
		}
		before := stock()
		guest, placed := buy(coins)
		Expect(stock()).To(Equal(before + 2))
		pays(placed.Text("nextAction.url"), "no")
		Eventually(func() string { return details(placed.ID("orderId")).Text("status") }).Should(Equal("CANCELLED"))
		Expect(details(placed.ID("orderId")).Text("cancelReason")).To(Equal("PAYMENT_NOT_RECEIVED"))
		Expect(stock()).To(Equal(before))
		guest.Once().Post(path, map[string]any{"orderId": placed.ID("orderId")}).Refused(domain.InvalidStateTransition)
		pays(placed.Text("nextAction.url"), "yes")
		Eventually(func() string { return details(placed.ID("orderId")).Text("balance.refunded") }).Should(Equal("122.45"))
	})

	It("returns the same page to repeated and concurrent requests until the order is paid", func() {
		guest, placed := buy(invoice)
		order := placed.ID("orderId")
		links := make([]*apitest.Answer, 4)
		var all sync.WaitGroup
		for i := range links {
			all.Go(func() {
				defer GinkgoRecover()
				links[i] = guest.Once().Post(path, map[string]any{"orderId": order}).Is(200)
			})
		}
		all.Wait()
		for _, link := range links {
			Expect(link.Text("url")).To(Equal(links[0].Text("url")))
		}
		Expect(details(order).At("payments")).To(HaveLen(2), "the transfer and the link")
		shop.Admin.Once().Post("/admin/order/offline-payment", map[string]any{"orderId": order, "method": "BANK_TRANSFER"}).Is(200)
		Eventually(func() string { return details(order).Text("payments.1.status") }).Should(Equal("VOIDED"))
		pays(links[0].Text("url"), "yes")
		Eventually(func() string { return details(order).Text("balance.refunded") }).Should(Equal("122.45"))
		Expect(details(order).Text("paymentStatus")).To(Equal("PAID"))
	})

	It("returns a new page after an edit or a payment changes the amount due", func() {
		guest, placed := buy(coins)
		order := placed.ID("orderId")
		shown := details(order)
		Expect(shown.At("allowedActions")).To(ContainElement("EDIT"))
		edited := shop.Admin.Once().Patch("/admin/order", map[string]any{"orderId": order, "version": shown.ID("version"), "items": []any{map[string]any{"lineItemId": shown.Text("items.0.lineItemId"), "quantity": 1}}}).Is(200)
		due := edited.Text("balance.due")
		Expect(due).NotTo(Equal("122.45"))
		Expect([]string{edited.Text("status"), edited.Text("paymentStatus"), edited.Text("payments.0.status")}).To(Equal([]string{"OPEN", "PENDING", "VOIDED"}))

		link := guest.Once().Post(path, map[string]any{"orderId": order}).Is(200)
		Expect(link.Text("url")).NotTo(Equal(placed.Text("nextAction.url")))
		Expect(link.Text("amount")).To(Equal(due))
		shop.Admin.Once().Post("/admin/order/offline-payment", map[string]any{"orderId": order, "method": "CASH", "amount": "10.00"}).Is(200)
		Expect(details(order).Text("payments.1.status")).To(Equal("VOIDED"))
		rest := guest.Once().Post(path, map[string]any{"orderId": order}).Is(200)
		Expect(rest.Text("amount")).To(Equal(details(order).Text("balance.due")))

		pays(rest.Text("url"), "yes")
		becomes(order, "PAID")
		pays(placed.Text("nextAction.url"), "yes")
		Eventually(func() string { return details(order).Text("balance.refunded") }).Should(Equal("122.45"))
		Expect(details(order).Text("paymentStatus")).To(Equal("PAID"))
	})

	It("refuses orders of other callers, unsupported orders, and return URLs outside the store", func() {
		guest, placed := buy(coins)
		order := placed.ID("orderId")
		shop.Guest(shop.White, 1).Once().Post(path, map[string]any{"orderId": order}).Refused(domain.NotFound)
		guest.Once().Post(path, map[string]any{"orderId": 999_999}).Refused(domain.NotFound)
		for _, body := range []map[string]any{{}, {"orderId": order, "orderNumber": placed.ID("orderNumber")}} {
			Expect(guest.Once().Post(path, body).Refused(domain.InvalidRequest).Errors).To(HaveLen(2))
		}
		Expect(guest.Once().Post(path, map[string]any{"orderId": order, "paymentProviderId": shop.ProviderID}).Refused(domain.UnsupportedOperation).Errors[0].Pointer).To(Equal("/paymentProviderId"))
		for _, address := range []string{"https://evil.example/", "https://juniper-oak.example.evil.example/", "https://juniper-oak.example@evil.example/", "http://juniper-oak.example/"} {
			Expect(guest.Once().Post(path, map[string]any{"orderId": order, "returnUrl": address}).Refused(domain.InvalidValue).Errors[0].Pointer).To(Equal("/returnUrl"), address)
		}
	})

	It("redirects the buyer only to pages of the store", func() {
		guest := shop.Guest(shop.White, 1)
		body := guest.Checkout("pm_card_visa")
		body["payment"].(map[string]any)["returnUrl"] = "https://evil.example/"
		Expect(guest.Once().Post("/customer/checkout", body).Refused(domain.InvalidValue).Errors[0].Pointer).To(Equal("/payment/returnUrl"))
		body["payment"].(map[string]any)["returnUrl"] = "https://juniper-oak.example/thank-you?order=1#top"
		guest.Once().Post("/customer/checkout", body).Is(200)
	})

	It("refuses a card token, and does not store it, if the page collects the whole payment", func() {
		guest := shop.Guest(shop.White, 1)
		body := guest.Checkout("pm_card_visa")
		body["payment"].(map[string]any)["paymentProviderId"] = coins
		Expect(guest.Once().Post("/customer/checkout", body).Refused(domain.InvalidValue).Errors[0].Pointer).To(Equal("/payment/paymentToken"))
	})
})
