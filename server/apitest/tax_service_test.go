package apitest_test

import (
	"fmt"
	"maps"
	"net/http"
	"net/http/httptest"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/openapi/partners"
	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/provider/payment/stripe/stripetest"
	"github.com/storeplatform/storeplatform/store/provider/tax/taxtest"
)

var _ = Describe("A tax service", func() {
	It("can be connected over HTTP, taxes orders, and blocks checkouts during an outage", func(ctx SpecContext) {
		world := apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} })
		shop := world.Shop("taxed")
		admin := shop.Admin
		service := taxtest.New()
		server := httptest.NewServer(service)
		DeferCleanup(server.Close)
		wrong := admin.Patch("/admin/store/tax-provider", map[string]any{"providerCode": "HTTP", "baseUrl": server.URL + "/nowhere", "credentials": map[string]any{"signingSecret": taxtest.Secret}})
		wrong.Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		Expect(wrong.Text("errors.0.pointer")).To(Equal("/baseUrl"))
		bare := admin.Patch("/admin/store/tax-provider", map[string]any{"providerCode": "HTTP"}).Is(http.StatusUnprocessableEntity)
		Expect([]string{bare.Text("errors.0.pointer"), bare.Text("errors.1.pointer")}).To(ConsistOf("/baseUrl", "/credentials"))

		connected := admin.Patch("/admin/store/tax-provider", map[string]any{"providerCode": "HTTP", "baseUrl": server.URL, "commitOnCapture": true,
			"credentials": map[string]any{"signingSecret": taxtest.Secret}, "fallback": "BLOCK"}).OK()
		Expect([]any{connected.Text("baseUrl"), connected.Text("credentials.signingSecret")}).To(Equal([]any{server.URL, "••••MDE="}))
		service.Tax("DE", "7.7")
		id := shop.Guest(shop.White, 1).Buy().OK().Text("orderId")
		order := admin.Get("/admin/order/details?orderId=" + id).OK()
		Expect([]string{order.Text("taxSource"), order.Text("items.0.taxes.0.name"), order.Text("items.0.taxes.0.rate")}).To(Equal([]string{"PROVIDER", "Sales tax", "7.7"}))
		Expect(order.Text("taxProviderReference")).To(HavePrefix("quote-"))
		Expect(admin.Get("/admin/integration-task/paged?objectType=order&objectId=" + id).OK().Text("items.0.taskType")).To(Equal("TAX_REPORT"))

		service.Instead(func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusBadGateway) })
		guest := shop.Guest(shop.White, 2)
		Expect(guest.Get("/customer/cart/summary?countryCode=DE").OK().At("taxIsEstimated")).To(BeTrue())
		guest.Buy().Is(http.StatusServiceUnavailable).Refused(domain.Unavailable)
		// The service writes the log after the response. The refused address is logged as a failure, too.
		Eventually(func() []any {
			known := admin.Get("/admin/store/tax-provider").OK()
			return []any{known.At("healthStatus"), known.At("lastError")} // both fields are empty before the first report
		}).Should(Equal([]any{"DEGRADED", "The tax service answered 502."}))

		log := admin.Get("/admin/integration-log/paged?integration=TAX").OK()
		one := admin.Get(fmt.Sprint("/admin/integration-log?integrationLogId=", log.ID("items.0.integrationLogId"))).OK()
		Expect(string(one.Body)).NotTo(ContainSubstring(taxtest.Secret))
		Expect(service.Faults()).To(BeEmpty())
		document := world.Client().Get("/partners/tax.yaml").OK()
		Expect(string(document.Body)).To(Equal(string(partners.Tax)))
	})

	It("can be Stripe Tax, which refuses unknown addresses and blocks checkouts during an outage", func(ctx SpecContext) {
		service := stripetest.Serve()
		service.Tax("DE", "VAT", "7.7")
		world := apitest.Start(ctx, func(c *config.Config) { c.StripeURL = service.URL })
		shop := world.Shop("taxed")
		admin := shop.Admin
		change := func(key string) map[string]any {
			return map[string]any{"providerCode": "STRIPE_TAX", "commitOnCapture": true, "fallback": "BLOCK", "timeoutMs": 5000, "credentials": map[string]any{"secretKey": key}}
		}
		wrong := admin.Patch("/admin/store/tax-provider", change("sk_test_other"))
		wrong.Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		Expect(wrong.Text("errors.0.pointer")).To(Equal("/credentials/secretKey"))
		connected := admin.Patch("/admin/store/tax-provider", change(stripetest.SecretKey)).OK()
		Expect(string(connected.Body)).NotTo(ContainSubstring(stripetest.SecretKey))
		Expect(connected.Text("providerCode")).To(Equal("STRIPE_TAX"))

		id := shop.Guest(shop.White, 1).Buy().OK().Text("orderId")
		order := admin.Get("/admin/order/details?orderId=" + id).OK()
		Expect([]string{order.Text("taxSource"), order.Text("items.0.taxes.0.rate")}).To(Equal([]string{"PROVIDER", "7.7"}))
		Expect(order.Text("taxProviderReference")).To(HavePrefix("taxcalc_"))
		Eventually(func() int { return len(service.TaxEntries()) }).Should(Equal(1))
		Eventually(func() string {
			return admin.Get("/admin/integration-log/paged?integration=TAX").OK().Text("items.0.operation")
		}).Should(Equal("commit"))
		log := admin.Get("/admin/integration-log/paged?integration=TAX").OK()
		one := admin.Get(fmt.Sprint("/admin/integration-log?integrationLogId=", log.ID("items.0.integrationLogId"))).OK()
		Expect(string(one.Body)).To(ContainSubstring("create_from_calculation"))
		Expect(string(one.Body)).NotTo(ContainSubstring(stripetest.SecretKey))

		guest := shop.Guest(shop.White, 1)
		nowhere := guest.Checkout("pm_card_visa")
		address := maps.Clone(apitest.Home)
		address["postalCode"] = stripetest.Nowhere
		nowhere["shippingAddress"] = address
		refused := guest.Once().Post("/customer/checkout", nowhere).Is(http.StatusUnprocessableEntity)
		Expect(refused.Refused(domain.InvalidValue).Errors[0].Pointer).To(Equal("/shippingAddress"), "it is not the service's fault")
		made := map[string]any{"email": "guest@example.com", "items": []any{map[string]any{"variantId": shop.White, "quantity": 1}}, "shippingAddress": address, "shippingMethodId": shop.ShippingMethodID}
		Expect(admin.Once().Post("/admin/order", made).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue).Errors[0].Pointer).To(Equal("/shippingAddress"))
		made["isDraft"] = true
		if draft := admin.Once().Post("/admin/order", made); draft.Status == http.StatusOK {
			admin.Once().Post("/admin/order/place", map[string]any{"orderId": draft.ID("orderId")}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		}
		service.Break(stripetest.Fault{On: "POST /v1/tax/calculations", Status: http.StatusServiceUnavailable}, stripetest.Fault{On: "POST /v1/tax/calculations", Status: http.StatusServiceUnavailable}, stripetest.Fault{On: "POST /v1/tax/calculations", Status: http.StatusServiceUnavailable})
		address["postalCode"] = "10117"
		guest.Once().Post("/customer/checkout", nowhere).Is(http.StatusServiceUnavailable).Refused(domain.Unavailable)
	})
})
