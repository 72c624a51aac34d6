package customer_test

import (
	"net/http"
	"net/url"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("A repeated checkout request whose payment waited for the buyer", Ordered, ContinueOnFailure, func() {
	const path = "/customer/checkout"
	var (
		w     *apitest.World
		shop  *apitest.Shop
		guest apitest.Guest
		body  map[string]any
		first apitest.Client
		waits *apitest.Answer
	)
	BeforeAll(func(ctx SpecContext) {
		w = apitest.Start(ctx)
		shop = w.Shop("repeat")
	})
	// consent submits the buyer's decision on the bank's page of an action.
	consent := func(action *apitest.Answer, answer string) {
		GinkgoHelper()
		page, err := url.Parse(action.Text("nextAction.url"))
		Expect(err).NotTo(HaveOccurred())
		response, err := http.PostForm(w.URL+page.Path, url.Values{"key": page.Query()["key"], "consent": {answer}})
		Expect(err).NotTo(HaveOccurred())
		Expect(response.Body.Close()).To(Succeed())
	}
	cancel := func() {
		GinkgoHelper()
		guest.Delete("/customer/checkout?cartId=" + guest.Get("/customer/cart/summary").Is(200).Text("cartId")).Is(200)
	}
	// declined repeats the first request and expects payment_declined with the given decline code.
	declined := func(code string) {
		GinkgoHelper()
		refusal := first.Post(path, body).Refused(domain.PaymentDeclined)
		Expect([]string{refusal.Errors[0].Pointer, refusal.Errors[0].Code}).To(Equal([]string{"/payment", code}))
	}
	BeforeEach(func() {
		guest = shop.Guest(shop.White, 2)
		body = guest.Checkout("pm_card_authenticationRequired")
		body["expectedGrandTotal"] = "122.45"
		first = guest.Once()
		waits = first.Post(path, body).Is(200)
		Expect(waits.Text("nextAction.type")).To(Equal("THREE_DS"))
	})

	It("returns the same next action while it is valid, and then the order", func() {
		again := first.Post(path, body).Is(200)
		Expect(again.Text("nextAction.url")).To(Equal(waits.Text("nextAction.url")))
		Expect(again.Header).NotTo(HaveKey("Idempotent-Replayed"))
		consent(waits, "yes")
		paid := first.Post(path, body).Is(200)
		Expect([]any{paid.ID("orderId"), paid.Text("paymentStatus"), paid.At("nextAction")}).To(Equal([]any{waits.ID("orderId"), "PAID", nil}))
		Expect(first.Post(path, body).Is(200).Header.Get("Idempotent-Replayed")).To(Equal("true"))
	})
	It("returns the decline once the bank or the buyer has refused", func() {
		consent(waits, "no")
		declined("authentication_failed")
		declined("authentication_failed")
		Expect(guest.Get("/customer/cart/summary").Is(200).Text("status")).To(Equal("ACTIVE"))
	})
	It("returns a decline once the checkout is canceled, including after later checkouts of the cart", func() {
		cancel()
		second := guest.Once()
		second.Post(path, body).Is(200)
		cancel()
		declined("payment_voided")
		Expect(guest.Get("/customer/cart/summary").Is(200).Text("status")).To(Equal("ACTIVE"), "no third payment begins")
		other := guest.Checkout("pm_card_visa")
		other["expectedGrandTotal"] = "122.45"
		paid := guest.Once().Post(path, other).Is(200)
		Expect(paid.Text("paymentStatus")).To(Equal("PAID"))
		refusal := second.Post(path, body).Refused(domain.PaymentDeclined)
		Expect(refusal.Errors[0].Code).To(Equal("payment_voided"))
		Expect(guest.Get("/customer/order").Is(200).At("payments")).To(HaveLen(3))
	})
})
