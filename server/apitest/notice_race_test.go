package apitest_test

import (
	"fmt"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"sync"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/provider/payment"
)

var _ = Describe("An order whose customer pays while the payment service sends a notice", func() {
	It("is settled by the first request or notice, and unchanged by the later one", func(ctx SpecContext) {
		books := payment.NewSandbox(payment.InMemory(), "http://sandbox.example/authenticate")
		books.TellAll = true
		there := httptest.NewServer(payment.SandboxHandler(books))
		DeferCleanup(there.Close)
		client, err := payment.NewSandboxClient(there.URL)
		Expect(err).NotTo(HaveOccurred())
		world := apitest.Start(ctx, func(c *config.Config) { c.SandboxURL = there.URL })
		books.Now = world.Clock.Now
		shop := world.Shop("race")
		subscribed(ctx, world)
		account := shop.Storefront.Once().Post("/customer/user", object{"email": "mia.race@example.com", "password": "seven slow kettles", "firstName": "Mia", "lastName": "Keller", "acceptTerms": true}).OK()
		mia := shop.Storefront.Bearer(account.Text("accessToken"))
		id := shop.Admin.Get("/admin/customer/paged?search=mia.race@example.com").OK().ID("items.0.storeCustomerId")
		owing := func() int64 {
			return shop.Admin.Once().Post("/admin/order", object{"storeCustomerId": id, "items": []any{object{"variantId": shop.White, "quantity": 1}}, "shippingAddress": apitest.Home, "shippingMethodId": shop.ShippingMethodID}).OK().ID("orderId")
		}
		pay := func(at apitest.Client, order int64, card string) *apitest.Answer {
			return at.Post("/customer/order/pay", object{"orderId": order, "payment": object{"paymentProviderId": shop.ProviderID, "paymentToken": card}})
		}
		tell := func() {
			defer GinkgoRecover()
			_, err := books.TellDue(ctx, func(url string) string { return strings.Replace(url, "http://store.example", world.URL, 1) })
			Expect(err).NotTo(HaveOccurred())
			Expect(world.App.Service.Ordering.WorkProviderEvents(ctx)).To(Succeed())
		}
		confirm := func(key string) {
			answer, err := http.PostForm(there.URL+"/authenticate", url.Values{"key": {key}, "consent": {"yes"}})
			Expect(err).NotTo(HaveOccurred())
			Expect(answer.Body.Close()).To(Succeed())
		}
		waiting := func(order int64) string {
			page, err := url.Parse(pay(mia.Once(), order, "pm_card_authenticationRequired").OK().Text("nextAction.url"))
			Expect(err).NotTo(HaveOccurred())
			return page.Query().Get("key")
		}
		outcomes := map[string]int{}
		for round := range 12 {
			order := owing()
			again := mia.Once()
			before := func() {}
			switch round % 3 {
			case 0: // the customer has confirmed, and pays by another method when the notice arrives
				confirm(waiting(order))
			case 1: // the customer confirms at the moment at which the notice arrives
				key := waiting(order)
				before = func() { defer GinkgoRecover(); confirm(key) } // the payment may already have been canceled
			default: // the customer gets no response, and the notice arrives
				Expect(client.SetFaults(ctx, payment.Faults{Reset: 1})).To(Succeed())
			}
			var both sync.WaitGroup
			var answer *apitest.Answer
			both.Go(func() {
				defer GinkgoRecover()
				answer = pay(again, order, "pm_card_visa")
			})
			both.Go(func() {
				time.Sleep(rand.N(60 * time.Millisecond))
				before()
				tell()
			})
			both.Wait()
			Expect(client.SetFaults(ctx, payment.Faults{})).To(Succeed())
			tell() // a late notice changes nothing
			outcomes[fmt.Sprint(round%3, " ", answer.Status)]++
			if answer.Status != http.StatusOK {
				Expect(string(answer.Problem().Code)).To(BeElementOf(string(domain.InvalidStateTransition), string(domain.PaymentOutcomeUnknown)), string(answer.Body))
			}
			if answer.Status == http.StatusGatewayTimeout || answer.Status == http.StatusServiceUnavailable {
				pay(again, order, "pm_card_visa").OK()
			}
			paid := shop.Admin.Get(fmt.Sprint("/admin/order/details?orderId=", order)).OK()
			Expect([]string{paid.Text("paymentStatus"), paid.Text("balance.captured"), paid.Text("balance.overpaid")}).To(Equal([]string{"PAID", "64.14", "0.00"}), "round %d: %s", round, answer.Body)
			captured := 0
			for _, entry := range paid.At("timeline").([]any) {
				if entry.(map[string]any)["eventType"] == "order.payment_captured" {
					captured++
				}
			}
			Expect(captured).To(Equal(1), "it is told of once")
		}
		book, err := books.Ledger(ctx)
		Expect(err).NotTo(HaveOccurred())
		var taken domain.Amount
		for _, p := range book.Payments {
			taken = taken.Add(p.Captured)
		}
		Expect(taken.Fixed(2)).To(Equal("769.68"), "12 orders of 64.14")
		AddReportEntry("who came first", fmt.Sprint(outcomes))
	})
})
