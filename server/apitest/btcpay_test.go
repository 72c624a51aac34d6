package apitest_test

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"path"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/provider/payment/btcpay/btcpaytest"
)

var _ = Describe("A store with its own BTCPay Server", func() {
	It("receives crypto payments, records manual refunds, and shows the state of the server", func(ctx SpecContext) {
		world := apitest.Start(ctx)
		service := btcpaytest.Serve(world.Clock.Now)
		shop := world.Shop("coins")
		add := func(key string) *apitest.Answer {
			GinkgoHelper()
			return shop.Admin.Once().Post("/admin/store/payment-provider", object{"providerCode": "BTCPAY", "displayName": "Bitcoin", "isActive": true,
				"credentials": object{"serverUrl": service.URL, "storeId": btcpaytest.StoreID, "apiKey": key}})
		}
		Expect(add("unheard-of").Is(http.StatusUnprocessableEntity).Problem().Errors[0].Pointer).To(Equal("/credentials/apiKey"))
		added := add(btcpaytest.APIKey).OK()
		provider := added.ID("paymentProviderId")
		Expect(string(added.Body)).NotTo(ContainSubstring(btcpaytest.APIKey))
		Expect(added.At("paymentTypes")).To(Equal([]any{"CRYPTO"}))
		Expect(added.At("supports.savedMethods")).To(BeFalse())
		fares := func() *apitest.Answer {
			GinkgoHelper()
			Expect(world.App.Service.FlushLogs(ctx)).To(Succeed())
			return shop.Admin.Get("/admin/store/payment-provider/all").OK()
		}
		subscribed(ctx, world)

		guest := shop.Guest(shop.White, 2)
		body := guest.Checkout("")
		body["payment"] = object{"paymentProviderId": provider}
		placed := guest.Once().Post("/customer/checkout", body).OK()
		order := placed.ID("orderId")
		Expect([]string{placed.Text("paymentStatus"), placed.Text("nextAction.type")}).To(Equal([]string{"PENDING", "CRYPTO_LINK"}))
		invoice := path.Base(placed.Text("nextAction.url"))
		Expect(service.Invoices()).To(ConsistOf(And(HaveField("ID", invoice), HaveField("OrderID", MatchRegexp(`^[a-z0-9]+-payment-[a-z2-7]{26}$`)))))
		service.Pay(invoice, domain.MustAmount("130.00"))
		service.Post("http://store.example", world.URL)
		details := func() *apitest.Answer {
			GinkgoHelper()
			return shop.Admin.Get(fmt.Sprintf("/admin/order/details?orderId=%d", order)).OK()
		}
		Eventually(func() string { return details().Text("paymentStatus") }).Should(Equal("OVERPAID"))
		Expect(details().Text("balance.overpaid")).To(Equal("7.55"))

		refund := shop.Admin.Once().Post("/admin/order/refund", object{"orderId": order, "reason": "GOODWILL", "overpaymentAmount": "7.55"}).OK()
		Expect([]any{refund.Text("status"), refund.At("allowedActions")}).To(Equal([]any{"PENDING", []any{"VOID", "COMPLETE"}}), "nobody is asked")
		shop.Admin.Once().Post("/admin/refund/complete", object{"refundId": refund.ID("refundId"), "reference": "tx 4f5a"}).OK()
		Expect(details().Text("paymentStatus")).To(Equal("PAID"))

		var health string
		for i := range 2 {
			if fares().ID(fmt.Sprintf("items.%d.paymentProviderId", i)) == provider {
				health = fmt.Sprintf("items.%d.", i)
			}
		}
		Expect([]any{fares().At(health + "healthStatus"), fares().At(health + "lastError")}).To(Equal([]any{"HEALTHY", nil}), "the key that was refused was never its own")
		for what, logged := range map[string]string{"integration log": string(shop.Admin.Get("/admin/integration-log/paged?pageSize=100").OK().Body), "audit log": string(shop.Admin.Get("/admin/audit-log/paged?pageSize=100").OK().Body)} {
			Expect(logged).NotTo(ContainSubstring(btcpaytest.APIKey), what)
		}
	})

	It("cannot connect to an address that only the service can reach", func(ctx SpecContext) {
		inside := httptest.NewServer(http.NotFoundHandler())
		DeferCleanup(inside.Close)
		world := apitest.Start(ctx, func(c *config.Config) { c.WebhookNetworks = nil })
		refused := world.Shop("inside").Admin.Once().Post("/admin/store/payment-provider", object{"providerCode": "BTCPAY", "displayName": "Bitcoin",
			"credentials": object{"serverUrl": inside.URL, "storeId": btcpaytest.StoreID, "apiKey": btcpaytest.APIKey}}).Is(http.StatusUnprocessableEntity)
		Expect(refused.Problem().Errors[0].Pointer).To(Equal("/credentials/serverUrl"))
	})
})
