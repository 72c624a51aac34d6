package apitest_test

import (
	"context"
	"fmt"
	"net/http"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/provider/payment/stripe/stripetest"
)

var _ = Describe("A subscription that is paid through Stripe", func() {
	It("renews without its customer, or by a mailed payment link if the bank requires the customer's consent", func(ctx SpecContext) {
		service := stripetest.Serve()
		world := apitest.Start(ctx, func(c *config.Config) { c.Roles, c.StripeURL = []string{"api"}, service.URL })
		shop := world.Shop("stripe")
		shop.ProviderID = shop.Admin.Once().Post("/admin/store/payment-provider", object{"providerCode": "STRIPE", "displayName": "Card", "captureMode": "AUTOMATIC",
			"credentials": object{"secretKey": stripetest.SecretKey, "publishableKey": stripetest.PublishableKey}}).OK().ID("paymentProviderId")
		db, err := pgx.Connect(ctx, world.DatabaseURL)
		Expect(err).NotTo(HaveOccurred())
		defer db.Close(context.WithoutCancel(ctx))
		_, err = db.Exec(ctx, "UPDATE stores SET domain = 'shop.example.com', domain_verified_on = now(), domain_checked_on = now() WHERE id = $1", shop.StoreID)
		Expect(err).NotTo(HaveOccurred()) // mails only contain links to a verified domain
		id := shop.Subscribe("mia.stripe@example.com")
		shown := func() *apitest.Answer {
			admin := world.Login(apitest.AdminEmail, apitest.AdminPassword).In(shop.StoreID) // the earlier login has expired
			return admin.Get(fmt.Sprint("/admin/subscription?subscriptionId=", id)).OK()
		}
		month := func() {
			world.Clock.Advance(32 * 24 * time.Hour)
			Expect(world.App.Service.Ordering.ProcessSubscriptionsDue(ctx)).To(Succeed())
		}
		Expect(service.Payments()).To(HaveLen(1))
		month()
		Expect(service.Payments()).To(HaveLen(2))
		Expect([]any{shown().ID("cycleNumber"), shown().Text("dunningState")}).To(Equal([]any{int64(2), "NONE"}))
		Expect(service.Payments()[1].Captured).To(Equal(int64(6414)))

		By("requiring the customer")
		login := func() apitest.Client {
			answer := shop.Storefront.Post("/customer/store/login", object{"email": "mia.stripe@example.com", "password": "seven slow kettles"}).OK()
			return shop.Storefront.Bearer(answer.Text("accessToken"))
		}
		mia := login()
		intent := mia.Get(fmt.Sprint("/customer/customer-payment-method/intent?paymentProviderId=", shop.ProviderID)).OK().Text("clientSecret")
		service.Confirm(intent, "pm_card_authenticationRequired")
		service.Consent(intent)
		reference, _, _ := strings.Cut(intent, "_secret_")
		card := mia.Once().Post("/customer/customer-payment-method", object{"paymentProviderId": shop.ProviderID, "paymentToken": reference}).OK().ID("customerPaymentMethodId")
		mia.Once().Patch("/customer/subscription", object{"subscriptionId": id, "customerPaymentMethodId": card}).OK()
		month()
		asked := shown()
		Expect([]string{asked.Text("lastFailureCode"), asked.Text("status")}).To(Equal([]string{"authentication_required", "ACTIVE"}))
		mails, err := world.App.Service.Letter.MailsTo(ctx, domain.System(shop.StoreID), "mia.stripe@example.com", 1)
		Expect(err).NotTo(HaveOccurred())
		Expect(mails[0].Kind).To(BeEquivalentTo("SUBSCRIPTION_ACTION_NEEDED"))
		Expect(mails[0].Text).To(And(ContainSubstring("https://shop.example.com"), ContainSubstring("€64.14")))
		linked := func(text string) apitest.Client {
			_, rest, found := strings.Cut(text, "/pay/stripe#token=")
			Expect(found).To(BeTrue(), text)
			token, _, _ := strings.Cut(strings.Fields(rest)[0], "&")
			return world.Client().With("X-Payment-Token", token)
		}
		payer := linked(mails[0].Text)
		due := payer.Get("/customer/order/due").OK()
		Expect([]any{due.Text("state"), due.Text("due"), due.At("subscriptionNumber"), due.ID("paymentMethods.0.savedPaymentMethods.0.customerPaymentMethodId")}).To(Equal([]any{"DUE", "64.14", asked.At("subscriptionNumber"), card}))
		with := object{"paymentProviderId": shop.ProviderID, "customerPaymentMethodId": card, "returnUrl": "http://store.example/pay/stripe"}
		elsewhere := world.Shop("elsewhere").Storefront.With("X-Payment-Token", payer.Header("X-Payment-Token"))
		elsewhere.Once().Post("/customer/order/pay", object{"payment": with}).Refused(domain.Unauthenticated)
		changed := payer.Once().Post("/customer/order/pay", object{"payment": with, "expectedDue": "1.00"}).Refused(domain.CartChanged)
		Expect(changed.Errors[0].Pointer).To(Equal("/expectedDue"))
		waits := payer.Once().Post("/customer/order/pay", object{"payment": with, "expectedDue": "64.14"}).OK()
		Expect([]any{waits.Text("nextAction.type"), payer.Get("/customer/order/due").OK().Text("state")}).To(Equal([]any{"THREE_DS", "CONFIRMING"}))
		client := http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
		bank, err := client.Get(waits.Text("nextAction.url") + "?consent=yes")
		Expect(err).NotTo(HaveOccurred())
		Expect(bank.Body.Close()).To(Succeed())
		world.Clock.Advance(10 * time.Second)
		Expect(world.App.Service.Ordering.SettleDue(ctx)).To(Succeed())
		paid := shown()
		Expect([]any{paid.Text("dunningState"), paid.ID("cycleNumber")}).To(Equal([]any{"NONE", int64(3)}))
		books := service.Payments()
		Expect(books[len(books)-1].Captured).To(Equal(int64(6414)))
		Expect(payer.Get("/customer/order/due").OK().Text("state")).To(Equal("PAID"))

		By("paying the next renewal with another card, which later ones charge")
		month()
		mails, err = world.App.Service.Letter.MailsTo(ctx, domain.System(shop.StoreID), "mia.stripe@example.com", 1)
		Expect(err).NotTo(HaveOccurred())
		instead := object{"paymentProviderId": shop.ProviderID, "paymentToken": "pm_card_visa", "savePaymentMethod": true}
		Expect(linked(mails[0].Text).Once().Post("/customer/order/pay", object{"payment": instead}).OK().Text("paymentStatus")).To(Equal("PAID"))
		world.Clock.Advance(28 * 24 * time.Hour) // 124 days after the first order: four months have 120 to 123 days, and a renewal that is a week late does not happen by itself
		Expect(world.App.Service.Ordering.ProcessSubscriptionsDue(ctx)).To(Succeed())
		renewed := shown()
		Expect([]any{renewed.ID("cycleNumber"), renewed.Text("dunningState"), renewed.ID("customerPaymentMethodId") == card}).To(Equal([]any{int64(5), "NONE", false}))
	})
})
