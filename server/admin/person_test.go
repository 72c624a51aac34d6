package admin_test

import (
	"fmt"
	"net/http"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("Personal data in the Admin API", func() {
	var shop *apitest.Shop
	var admin apitest.Client
	BeforeEach(func(ctx SpecContext) {
		shop = apitest.Start(ctx).Shop("people")
		admin = shop.Admin
	})
	order := func(id int64) string { return fmt.Sprint("/admin/order/details?orderId=", id) }

	It("includes the number of active subscriptions of a customer and of a payment method", func() {
		subscription := shop.Subscribe("mia@example.com")
		id := admin.Get("/admin/customer?email=mia@example.com").OK().ID("storeCustomerId")
		counts := func() []any {
			GinkgoHelper()
			return []any{
				admin.Get(fmt.Sprint("/admin/customer?storeCustomerId=", id)).OK().At("activeSubscriptionCount"),
				admin.Get(fmt.Sprint("/admin/customer-payment-method/all?storeCustomerId=", id)).OK().At("items.0.activeSubscriptionCount"),
			}
		}
		Expect(counts()).To(HaveEach(BeEquivalentTo("1")))
		admin.Once().Post("/admin/subscription/cancel", object{"subscriptionId": subscription, "atPeriodEnd": false}).OK()
		Expect(counts()).To(HaveEach(BeEquivalentTo("0")))
	})

	It("can be erased by a guest's e-mail address unless a customer has the same address", func() {
		placed := shop.Guest(shop.White, 1).Buy().OK()
		email := admin.Get(order(placed.ID("orderId"))).OK().Text("customer.email")
		erase := func(email string) *apitest.Answer {
			return admin.Post("/admin/customer/erase-guest", object{"email": email})
		}
		Expect(erase(email).OK().ID("orderCount")).To(BeEquivalentTo(1))
		erased := admin.Get(order(placed.ID("orderId"))).OK().Text("customer.email")
		Expect(erased).To(HaveSuffix(".invalid"))
		Expect(erase(email).OK().At("orderCount")).To(BeEquivalentTo("0"))
		erase(erased).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		admin.Post("/admin/customer", object{"email": "tom@example.com", "firstName": "Tom", "lastName": "Ott"}).OK()
		erase("tom@example.com").Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
	})

	It("includes each consent and its withdrawal, and customers can be filtered by consent", func() {
		g := shop.Guest(shop.White, 1)
		body := g.Checkout("pm_card_visa")
		body["acceptsMarketing"] = true
		id := g.Once().Post("/customer/checkout", body).OK().ID("orderId")
		Expect(admin.Get(order(id)).OK().At("marketingConsent.withdrawnOn")).To(BeNil())
		admin.Patch("/admin/order", object{"orderId": id, "acceptsMarketing": true}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		admin.Patch("/admin/order", object{"orderId": id, "acceptsMarketing": false}).OK()
		Expect(admin.Get(order(id)).OK().At("marketingConsent")).To(And(HaveKeyWithValue("source", "STOREFRONT"), HaveKeyWithValue("withdrawnOn", Not(BeNil()))))

		made := admin.Post("/admin/customer", object{"email": "tom@example.com", "firstName": "Tom", "lastName": "Ott", "acceptsMarketing": true}).OK()
		Expect(made.At("marketingConsent")).To(And(HaveKeyWithValue("source", "ADMIN"), HaveKeyWithValue("withdrawnOn", BeNil())))
		Expect(items(admin.Get("/admin/customer/paged?acceptsMarketing=true").OK())).To(HaveLen(1))
		gone := admin.Patch("/admin/store-customer", object{"storeCustomerId": made.ID("storeCustomerId"), "acceptsMarketing": false}).OK()
		Expect(gone.At("marketingConsent.withdrawnOn")).NotTo(BeNil())
		Expect(gone.Text("marketingConsent.acceptedOn")).To(Equal(made.Text("marketingConsent.acceptedOn")))
		Expect(items(admin.Get("/admin/customer/paged?acceptsMarketing=true").OK())).To(BeEmpty())
		Expect(items(admin.Get("/admin/customer/paged?acceptsMarketing=false").OK())).To(HaveLen(1))
	})

	It("includes the reason for a ban after the ban is lifted", func() {
		id := admin.Post("/admin/customer", object{"email": "tom@example.com", "firstName": "Tom", "lastName": "Ott"}).OK().ID("storeCustomerId")
		admin.Patch("/admin/store-customer/status", object{"storeCustomerId": id, "status": "BANNED", "reason": "fraud"}).OK()
		after := admin.Patch("/admin/store-customer/status", object{"storeCustomerId": id, "status": "ACTIVE"}).OK()
		Expect(after.At("statusReason")).To(BeNil())
		Expect([]any{after.At("statusHistory.0.status"), after.At("statusHistory.0.reason"), after.At("statusHistory.1.reason")}).To(Equal([]any{"BANNED", "fraud", nil}))
	})

	It("leaves an audit log entry whenever a list of it is downloaded", func() {
		for _, list := range []string{"customer", "order", "product", "refund"} {
			before := len(items(admin.Get("/admin/audit-log/paged?pageSize=100").OK()))
			admin.Get("/admin/" + list + "/export").Is(http.StatusOK)
			log := admin.Get("/admin/audit-log/paged?pageSize=100").OK()
			Expect(items(log)).To(HaveLen(before+1), list)
			Expect(log.Text("items.0.action")).To(HavePrefix("export"), list)
			Expect(log.At("items.0.objectId")).To(BeNil(), list)
		}
	})
})
