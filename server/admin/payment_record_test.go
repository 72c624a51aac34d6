package admin_test

import (
	"context"
	"fmt"
	"net/http"
	"net/url"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/provider/payment/stripe/stripetest"
)

var _ = Describe("The record of an order's payments", Ordered, ContinueOnFailure, func() {
	var (
		shop    *apitest.Shop
		ada     apitest.Client
		gateway *stripetest.Stripe
	)
	// subscribe asks all gateways for notices now instead of at the job's next run, since they send none about earlier
	// payments.
	subscribe := func(ctx context.Context) {
		GinkgoHelper()
		Expect(shop.World.App.Service.Ordering.SubscribeToNotices(ctx)).To(Succeed())
	}
	BeforeAll(func(ctx SpecContext) {
		gateway = stripetest.Serve()
		shop = apitest.Start(ctx, func(c *config.Config) { c.StripeURL = gateway.URL }).Shop("records")
		ada = shop.Admin
		subscribe(ctx)
	})
	details := func(id int64) *apitest.Answer {
		GinkgoHelper()
		return ada.Get(fmt.Sprintf("/admin/order/details?orderId=%d", id)).OK()
	}
	buy := func(card string) int64 {
		GinkgoHelper()
		guest := shop.Guest(shop.White, 2) // the total is 122.45
		return guest.Once().Post("/customer/checkout", guest.Checkout(card)).OK().ID("orderId")
	}
	unpaid := func() int64 {
		GinkgoHelper()
		return ada.Once().Post("/admin/order", object{"email": "mia@example.com", "shippingAddress": apitest.Home, "shippingMethodId": shop.ShippingMethodID,
			"items": []any{object{"variantId": shop.White, "quantity": 2}}}).OK().ID("orderId")
	}
	refused := func(a *apitest.Answer, pointer string) {
		GinkgoHelper()
		Expect(a.Refused(domain.InvalidValue).Errors[0].Pointer).To(Equal(pointer))
	}

	It("rejects payments, refunds and dispute deadlines from before the order existed", func() {
		id := unpaid()
		transfer := func(receivedOn string) *apitest.Answer {
			return ada.Once().Post("/admin/order/offline-payment", object{"orderId": id, "method": "BANK_TRANSFER", "receivedOn": receivedOn})
		}
		refused(transfer("1970-01-01T00:00:00Z"), "/receivedOn")
		refused(transfer(shop.World.Clock.Now().Add(48*time.Hour).Format(time.RFC3339)), "/receivedOn")
		Expect(details(id).Text("balance.due")).To(Equal("122.45"), "a refused date records no payment")
		transfer(shop.World.Clock.Now().Format(time.RFC3339)).OK()

		refund := ada.Once().Post("/admin/order/refund", object{"orderId": id, "reason": "GOODWILL", "amount": "5.00"}).OK().ID("refundId")
		completed := func(on string) *apitest.Answer {
			return ada.Post("/admin/refund/complete", object{"refundId": refund, "reference": "SEPA 17", "completedOn": on})
		}
		refused(completed("2024-06-01T00:00:00Z"), "/completedOn")
		Expect(details(id).Text("refunds.0.status")).To(Equal("PENDING"))
		completed(shop.World.Clock.Now().Format(time.RFC3339)).OK()

		card := buy("pm_card_visa")
		refused(ada.Post("/admin/order/chargeback", object{"orderId": card, "reference": "dp_past", "dueOn": "2001-01-01T00:00:00Z"}), "/dueOn")
		Expect(details(card).At("chargebacks")).To(BeEmpty())
	})

	It("fires order.updated when staff or the provider decide a dispute", func() {
		reader := shop.AppToken(apitest.OfEvents("webhook:read")...)
		updates := func(id int64) (actions []string) {
			GinkgoHelper()
			page := reader.Get(fmt.Sprintf("/webhook-event/paged?sort=sequence&pageSize=100&type=order.updated&objectType=order&objectId=%d", id)).OK()
			for i := range page.At("items").([]any) {
				actions = append(actions, page.Text(fmt.Sprintf("items.%d.sourceAction", i)))
			}
			return actions
		}
		for status, card := range map[string]string{"LOST": "pm_card_visa", "ACCEPTED": "pm_card_visa", "WON": "pm_card_visa"} {
			id := buy(card)
			ada.Post("/admin/order/chargeback", object{"orderId": id, "reference": "dp_1"}).OK()
			Expect(updates(id)).To(BeEmpty(), "a new dispute has an event of its own")
			for range 2 {
				ada.Post("/admin/order/chargeback", object{"orderId": id, "reference": "dp_1", "status": status}).OK()
			}
			Expect(updates(id)).To(Equal([]string{"order.chargeback_updated"}), "%s, reported twice", status)
		}
		for evidence, status := range map[string]string{"losing_evidence": "LOST", "winning_evidence": "WON"} {
			id := buy("pm_card_createDispute")
			Eventually(func() any { return details(id).At("chargebacks.0.reference") }).ShouldNot(BeNil())
			reference := details(id).Text("chargebacks.0.reference")
			ada.Post("/admin/order/chargeback/evidence", object{"orderId": id, "reference": reference, "text": evidence}).OK()
			Eventually(func() any { return details(id).At("chargebacks.0.status") }).Should(Equal(status))
			Expect(updates(id)).To(ContainElement("order.chargeback_updated"), evidence)
		}
	})

	It("states why a late crypto payment for a canceled order is refunded", func(ctx SpecContext) {
		coins := ada.Post("/admin/store/payment-provider", object{"providerCode": "SANDBOX", "displayName": "Coins", "isActive": true, "paymentTypes": []any{"CRYPTO"}}).OK().ID("paymentProviderId")
		subscribe(ctx)
		guest := shop.Guest(shop.White, 2)
		body := guest.Checkout("")
		body["payment"] = object{"paymentProviderId": coins}
		placed := guest.Once().Post("/customer/checkout", body).OK()
		id := placed.ID("orderId")
		paidAtGateway(shop, placed.Text("nextAction.url"), "no")
		Eventually(func() any { return details(id).At("status") }).Should(Equal("CANCELLED"))
		paidAtGateway(shop, placed.Text("nextAction.url"), "yes")
		Eventually(func() any { return details(id).At("balance.refunded") }).Should(Equal("122.45"))
		refund := details(id)
		Expect([]any{refund.At("refunds.0.reason"), refund.At("refunds.0.note")}).To(Equal([]any{"OTHER", "Paid after the order had been canceled."}))
	})

	It("states why a provider call failed, including responses 503 and 404 without a body", func() {
		provider := ada.Once().Post("/admin/store/payment-provider", object{"providerCode": "STRIPE", "displayName": "Card", "isActive": true,
			"credentials": object{"secretKey": stripetest.SecretKey, "publishableKey": stripetest.PublishableKey}}).OK().ID("paymentProviderId")
		health := func() object {
			GinkgoHelper()
			for _, p := range ada.Get("/admin/store/payment-provider/all").OK().At("items").([]any) {
				if p := p.(object); fmt.Sprint(p["paymentProviderId"]) == fmt.Sprint(provider) {
					return p
				}
			}
			Fail("the provider is not listed")
			return nil
		}
		for status, words := range map[int]string{http.StatusServiceUnavailable: "503", http.StatusNotFound: "404"} {
			gateway.Break(stripetest.Fault{On: "POST /v1/payment_intents", Status: status})
			guest := shop.Guest(shop.White, 1)
			body := guest.Checkout("pm_card_visa")
			body["payment"] = object{"paymentProviderId": provider, "paymentToken": "pm_card_visa"}
			guest.Once().Post("/customer/checkout", body)
			Eventually(func() any { return health()["lastError"] }).Should(ContainSubstring(words))
			Expect(health()["lastErrorOn"]).NotTo(BeNil())
		}
	})
})

// paidAtGateway acts as a payer on a payment page of the sandbox.
func paidAtGateway(shop *apitest.Shop, address, how string) {
	GinkgoHelper()
	page, err := url.Parse(address)
	Expect(err).NotTo(HaveOccurred())
	response, err := http.PostForm(shop.World.URL+page.Path, url.Values{"key": page.Query()["key"], "consent": {how}})
	Expect(err).NotTo(HaveOccurred())
	defer response.Body.Close()
	Expect(response).To(HaveHTTPStatus(http.StatusOK))
}
