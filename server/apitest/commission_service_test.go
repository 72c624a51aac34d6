package apitest_test

import (
	"bytes"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/openapi/partners"
	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/provider/commission/commissiontest"
)

var _ = Describe("A commission service over HTTP", func() {
	It("can be connected, receives customers and orders, reports referrers, and opens its pages without a login", func(ctx SpecContext) {
		world := apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} })
		shop := world.Shop("referred")
		admin := shop.Admin
		service := commissiontest.New()
		server := httptest.NewServer(service)
		DeferCleanup(server.Close)
		const at = "/admin/store/commission-provider"
		account := map[string]any{"providerCode": "HTTP", "baseUrl": server.URL, "isActive": true, "syncCustomers": true, "syncOrders": true, "ssoEnabled": true,
			"displayName": "Partner program", "referrerParameter": "ref", "attributionDays": 14, "credentials": map[string]any{"signingSecret": commissiontest.Secret}}
		front := shop.Storefront
		Expect(front.Get("/customer/store/overview").OK().At("commission")).To(BeNil())
		front.Get("/customer/referrer?referrerCode=lena").Is(http.StatusNotFound).Refused(domain.NotFound)
		signUp := func(email, code string) *apitest.Answer {
			body := map[string]any{"email": email, "password": "seven slow kettles", "firstName": "Mia", "lastName": "Keller", "acceptTerms": true}
			if code != "" {
				body["referrerCode"] = code
			}
			return front.Once().Post("/customer/user", body)
		}
		mia := front.Bearer(signUp("mia@example.com", "").OK().Text("accessToken"))
		mia.Get("/customer/user/commission-sso-url").Is(http.StatusUnprocessableEntity).Refused(domain.UnsupportedOperation)

		bare := admin.Patch(at, map[string]any{"providerCode": "HTTP"}).Is(http.StatusUnprocessableEntity)
		Expect([]string{bare.Text("errors.0.pointer"), bare.Text("errors.1.pointer")}).To(ConsistOf("/baseUrl", "/credentials"))
		connected := admin.Patch(at, account).OK()
		Expect([]any{connected.Text("baseUrl"), connected.Text("credentials.signingSecret"), connected.Text("attributionDays")}).To(Equal([]any{server.URL, "••••MDE=", "14"}))
		overview := front.Get("/customer/store/overview").OK()
		Expect([]string{overview.Text("commission.displayName"), overview.Text("commission.referrerParameter"), overview.Text("commission.attributionDays")}).To(Equal([]string{"Partner program", "ref", "14"}))

		By("a referrer, from the visit to the report")
		service.Refers("lena", "Lena Brandt", "", true)
		Expect(front.Get("/customer/referrer?referrerCode=lena").OK().Text("displayName")).To(Equal("Lena Brandt"))
		guest := shop.Guest(shop.White, 1)
		purchase := guest.Checkout("pm_card_visa")
		purchase["referrerCode"] = "lena"
		id := guest.Once().Post("/customer/checkout", purchase).OK().ID("orderId")
		details := fmt.Sprint("/admin/order/details?orderId=", id)
		Expect(admin.Get(details).OK().Text("commissionSyncStatus")).To(Equal("PENDING"))
		Expect(admin.Get(fmt.Sprint("/admin/integration-task/paged?integration=COMMISSION&objectType=order&objectId=", id)).OK().Text("items.0.taskType")).To(Equal("COMMISSION_ORDER_SYNC"))
		Expect(world.App.Service.WorkTasks(ctx)).To(Succeed())
		shown := admin.Get(details).OK()
		Expect([]string{shown.Text("commissionSyncStatus"), shown.Text("referrer.referrerCode"), shown.Text("referrer.displayName")}).To(Equal([]string{"SYNCED", "lena", "Lena Brandt"}))
		Expect(service.Order(id)).To(HaveKeyWithValue("referrerCode", "lena"))

		By("recording the referrer's code at sign-up, if the code exists")
		signUp("tom@example.com", "nobody").Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		tom := front.Bearer(signUp("tom@example.com", "lena").OK().Text("accessToken"))
		Expect(tom.Get("/customer/user/me").OK().Text("referrerCode")).To(Equal("lena"))

		By("a link, once")
		me := mia.Get("/customer/user/me").OK()
		Expect([]string{me.Text("commissionProviderName"), me.Text("commissionProviderId")}).To(Equal([]string{"Partner program", "P-" + me.Text("storeCustomerId")}))
		away := mia.Get("/customer/user/commission-sso-url?returnTo=https%3A%2F%2Felsewhere.example%2F").Is(http.StatusUnprocessableEntity)
		Expect([]string{away.Text("errors.0.in"), away.Text("errors.0.pointer")}).To(Equal([]string{"query", "/returnTo"}))
		front.Get("/customer/user/commission-sso-url").Is(http.StatusUnauthorized)
		link := mia.Get("/customer/user/commission-sso-url").OK().Text("url")
		open := func(address string) (int, string) {
			GinkgoHelper()
			answer, err := http.Get(address) //nolint:noctx // a server on this machine
			Expect(err).NotTo(HaveOccurred())
			defer answer.Body.Close()
			text, err := io.ReadAll(answer.Body)
			Expect(err).NotTo(HaveOccurred())
			return answer.StatusCode, string(text)
		}
		status, text := open(link)
		Expect([]any{status, text}).To(Equal([]any{http.StatusOK, "Welcome, P-" + me.Text("storeCustomerId") + "."}))
		status, _ = open(link)
		Expect(status).To(Equal(http.StatusGone), "again")

		By("a message that the service knows a customer")
		const told = "/provider/commission/"
		Expect(connected.Text("webhookUrl")).To(Equal(fmt.Sprint("http://store.example", told, shop.StoreID)))
		service.Later(true)
		lea := front.Bearer(signUp("lea@example.com", "").OK().Text("accessToken"))
		Expect(world.App.Service.WorkTasks(ctx)).To(Succeed())
		own := lea.Get("/customer/user/me").OK()
		Expect(own.At("commissionProviderId")).To(BeNil())
		service.Later(false)
		for range 2 {
			Expect(service.Linked(ctx, fmt.Sprint(world.URL, told, shop.StoreID), "msg_1", own.ID("storeCustomerId"))).To(Equal(http.StatusOK))
		}
		Expect(world.App.Service.WorkTasks(ctx)).To(Succeed())
		Expect(lea.Get("/customer/user/me").OK().Text("commissionProviderId")).To(Equal("P-" + own.Text("storeCustomerId")))
		stranger := world.Client()
		for _, body := range []string{"", "{", `{"type":"customer.linked"}`} {
			stranger.Post(fmt.Sprint(told, shop.StoreID), body).Refused(domain.InvalidRequest)
		}
		for _, elsewhere := range []string{"0", "x", "999999", "99999999999999999999", fmt.Sprint(world.Shop("unreferred").StoreID)} {
			stranger.Post(told+elsewhere, "{}").Refused(domain.NotFound)
		}
		stranger.Post(fmt.Sprint(told, shop.StoreID), bytes.Repeat([]byte(" "), 1<<20+1)).Refused(domain.PayloadTooLarge)
		stranger.With("Content-Encoding", "gzip").Post(fmt.Sprint(told, shop.StoreID), "{}").Refused(domain.UnsupportedMediaType)

		By("an outage of the service")
		service.Instead(func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusBadGateway) })
		front.Get("/customer/referrer?referrerCode=tom").Is(http.StatusServiceUnavailable).Refused(domain.Unavailable)
		mia.Get("/customer/user/commission-sso-url").Is(http.StatusServiceUnavailable).Refused(domain.Unavailable)
		Expect(front.Get("/customer/referrer?referrerCode=lena").OK().At("isActive")).To(BeTrue())
		Eventually(func() []string {
			known := admin.Get(at).OK()
			return []string{known.Text("healthStatus"), fmt.Sprint(known.At("lastError"))}
		}).Should(Equal([]string{"DEGRADED", "The commission service answered 502."}))
		Expect(service.Faults()).To(BeEmpty())
		document := world.Client().Get("/partners/commission.yaml").OK()
		Expect(string(document.Body)).To(Equal(string(partners.Commission)))
	})
})
