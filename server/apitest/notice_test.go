package apitest_test

import (
	"bytes"
	"context"
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("A notice of a payment service", func() {
	It("settles a payment over HTTP", func(ctx SpecContext) {
		world := apitest.Start(ctx)
		shop := world.Shop("one")
		provider := func() *apitest.Answer { return shop.Admin.Get("/admin/store/payment-provider/all").OK() }
		Expect(provider().Text("items.0.webhookUrl")).To(Equal(fmt.Sprintf("http://store.example/provider/SANDBOX/%d", shop.ProviderID)))
		Expect(provider().Text("items.0.webhookStatus")).To(Equal("WAITING"))
		subscribed(ctx, world)
		guest := shop.Guest(shop.White, 2)
		waits := guest.Once().Post("/customer/checkout", guest.Checkout("pm_card_authenticationRequired")).OK()
		page, err := url.Parse(waits.Text("nextAction.url"))
		Expect(err).NotTo(HaveOccurred())
		answered, err := http.PostForm(world.URL+page.Path, url.Values{"key": page.Query()["key"], "consent": {"yes"}})
		Expect(err).NotTo(HaveOccurred())
		defer answered.Body.Close()
		Expect(answered).To(HaveHTTPStatus(http.StatusOK))
		Eventually(func() string {
			return shop.Admin.Get(fmt.Sprintf("/admin/order/details?orderId=%d", waits.ID("orderId"))).OK().Text("paymentStatus")
		}).WithTimeout(4*time.Second).Should(Equal("PAID"), "sooner than it would be asked")
		Expect(provider().Text("items.0.webhookStatus")).To(Equal("RECEIVING"))
	})

	Describe("from an impostor", Ordered, func() {
		var world *apitest.World
		var shop *apitest.Shop
		var path string
		BeforeAll(func(ctx SpecContext) {
			world = apitest.Start(ctx, func(c *config.Config) { c.Roles, c.RequestsPerMinute, c.StorePerMinute = []string{"api"}, 60, 60 })
			shop = world.Shop("one")
			path = fmt.Sprintf("/provider/SANDBOX/%d", shop.ProviderID)
		})

		It("is refused without a valid signature, whatever its body contains", func() {
			stranger := world.Client().From("198.51.100.7")
			for _, body := range []string{"", "{", "\x00", `{"id": "evt_1"}`, strings.Repeat("[", 1<<16)} {
				stranger.Post(path, body).Is(http.StatusBadRequest).Refused(domain.InvalidRequest)
				stranger.With("Sandbox-Signature", "t=1,v1=00").Post(path, body).Is(http.StatusBadRequest).Refused(domain.InvalidRequest)
			}
			for _, elsewhere := range []string{"/provider/SANDBOX/999999", "/provider/STRIPE/999999", "/provider/OFFLINE/1", "/provider/SANDBOX/0", "/provider/SANDBOX/x", "/provider/SANDBOX/99999999999999999999", "/provider/%00/1"} {
				stranger.Post(elsewhere, "{}").Is(http.StatusNotFound).Refused(domain.NotFound)
			}
			stranger.Post(path, bytes.Repeat([]byte(" "), 1<<20+1)).Is(http.StatusRequestEntityTooLarge).Refused(domain.PayloadTooLarge)
			stranger.With("Content-Encoding", "gzip").Post(path, "{}").Is(http.StatusUnsupportedMediaType).Refused(domain.UnsupportedMediaType)
		})

		It("uses up the limit of the impostor's address, but not of another address", func() {
			stranger, refused := world.Client().From("198.51.100.8"), 0
			for range 130 {
				if stranger.Post(path, "{}").Status == http.StatusTooManyRequests {
					refused++
				}
			}
			Expect(refused).To(BeNumerically("~", 70, 10))
			world.Client().From("198.51.100.9").Post(path, "{}").Is(http.StatusBadRequest)
		})
	})
})

// subscribed waits until the sandbox knows the address to which it must send notices.
func subscribed(ctx context.Context, world *apitest.World) {
	GinkgoHelper()
	gateway, err := pgx.Connect(ctx, world.DatabaseURL)
	Expect(err).NotTo(HaveOccurred())
	defer gateway.Close(context.WithoutCancel(ctx))
	Eventually(func() (waiting int) {
		Expect(gateway.QueryRow(ctx, "SELECT count(*) FROM payment_providers WHERE subscribe_on IS NOT NULL").Scan(&waiting)).To(Succeed())
		return waiting
	}).Should(BeZero())
}
