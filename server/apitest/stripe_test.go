package apitest_test

import (
	"bytes"
	"database/sql"
	"fmt"
	"net/http"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/provider/payment/stripe/stripetest"
)

var _ = Describe("A store with its own Stripe account", Ordered, func() {
	type object = map[string]any
	var world *apitest.World
	var service *stripetest.Stripe
	var shop *apitest.Shop
	var provider int64

	BeforeAll(func(ctx SpecContext) {
		service = stripetest.Serve()
		world = apitest.Start(ctx, func(c *config.Config) { c.Roles, c.StripeURL = []string{"api"}, service.URL })
		shop = world.Shop("stripe")
		shop.Admin.Patch("/admin/store/settings", object{"allowedOrigins": []any{"http://127.0.0.1:*"}}).OK()
	})

	add := func(credentials object) *apitest.Answer {
		GinkgoHelper()
		return shop.Admin.Once().Post("/admin/store/payment-provider", object{"providerCode": "STRIPE", "displayName": "Card", "credentials": credentials, "captureMode": "ON_FULFILLMENT"})
	}
	change := func(credentials object) *apitest.Answer {
		GinkgoHelper()
		return shop.Admin.Patch("/admin/store/payment-provider", object{"paymentProviderId": provider, "credentials": credentials})
	}
	checkout := func(guest apitest.Guest, card string) *apitest.Answer {
		GinkgoHelper()
		body := guest.Checkout(card)
		body["payment"] = object{"paymentProviderId": provider, "paymentToken": card, "returnUrl": service.URL + "/thank-you"}
		return guest.Once().Post("/customer/checkout", body)
	}
	customer := func(email string) apitest.Client {
		GinkgoHelper()
		account := shop.Storefront.Once().Post("/customer/user", object{"email": email, "password": "seven slow kettles", "firstName": "Mia", "lastName": "Keller", "acceptTerms": true}).OK()
		return shop.Storefront.Bearer(account.Text("accessToken"))
	}

	It("can store its keys, which the service tests and never returns in full", func() {
		good := object{"secretKey": stripetest.SecretKey, "publishableKey": stripetest.PublishableKey}
		for pointer, credentials := range map[string]object{
			"/credentials/secretKey":      {"secretKey": "sk_test_51Unheard000000", "publishableKey": stripetest.PublishableKey},
			"/credentials/publishableKey": {"secretKey": stripetest.SecretKey},
			"/credentials":                {"secretKey": stripetest.SecretKey, "publishableKey": "pk_test_51Unheard000000"},
			"/credentials/apiKey":         {"secretKey": stripetest.SecretKey, "publishableKey": stripetest.PublishableKey, "apiKey": "x"},
		} {
			refused := add(credentials).Is(http.StatusUnprocessableEntity)
			Expect(refused.Text("errors.0.pointer")).To(HavePrefix(pointer))
			Expect(refused.Text("errors.0.detail")).NotTo(ContainSubstring("Unheard"))
		}
		service.Break(stripetest.Fault{On: "GET /v1/payment_intents", Status: http.StatusServiceUnavailable})
		add(good).Is(http.StatusServiceUnavailable).Refused(domain.Unavailable)
		made := add(good).OK()
		provider = made.ID("paymentProviderId")
		Expect(made.Text("credentials.secretKey")).To(HaveSuffix(stripetest.SecretKey[len(stripetest.SecretKey)-4:]))
		Expect(made.Text("publicConfig.publishableKey")).To(Equal(stripetest.PublishableKey))
		config := shop.Admin.Patch("/admin/store/payment-provider", object{"paymentProviderId": provider, "publicConfig": object{"theme": "night", "publishableKey": "pk_test_forged"}}).OK()
		Expect(config.At("publicConfig")).To(Equal(object{"theme": "night", "publishableKey": stripetest.PublishableKey}))
		Expect(service.Payments()).To(BeEmpty())
	})

	It("can show Stripe's form on its payment pages, the only pages that load Stripe's script", func() {
		policies := func(code string) (all []string) {
			for _, page := range []string{"/checkout/", "/pay/"} {
				all = append(all, world.Client().Get(page+code).OK().Header.Get("Content-Security-Policy"))
			}
			return all
		}
		Expect(policies("stripe")).To(HaveEach(And(ContainSubstring("script-src 'self' https://js.stripe.com https://*.js.stripe.com;"), ContainSubstring("frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;"),
			ContainSubstring("connect-src 'self' https://api.stripe.com;"), Not(ContainSubstring("unsafe")))))
		world.Shop("elsewhere")
		Expect(policies("elsewhere")).To(HaveEach(And(Not(ContainSubstring("stripe")), ContainSubstring("require-trusted-types-for 'script'"))))
		active := func(id int64, is bool) {
			shop.Admin.Patch("/admin/store/payment-provider", object{"paymentProviderId": id, "isActive": is, "isDefault": is}).OK()
		}
		active(provider, true)
		shop.Admin.Patch("/admin/store/payment-provider", object{"paymentProviderId": shop.ProviderID, "isActive": false}).OK()
		order := shop.Admin.Once().Post("/admin/order", object{"email": "guest@example.com", "items": []any{object{"variantId": shop.White, "quantity": 1}}, "shippingAddress": apitest.Home, "shippingMethodId": shop.ShippingMethodID}).OK().ID("orderId")
		_, token, _ := strings.Cut(shop.Admin.Once().Post("/admin/order/payment-link", object{"orderId": order}).OK().Text("url"), "#token=")
		due := world.Client().With("X-Payment-Token", token).Get("/customer/order/due").OK()
		Expect([]any{due.At("paymentMethods.0.publicConfig.publishableKey"), len(due.At("paymentMethods").([]any))}).To(Equal([]any{stripetest.PublishableKey, 1}))
		Expect(string(due.Body)).NotTo(ContainSubstring("sk_"))
		active(shop.ProviderID, true)
		shop.Admin.Patch("/admin/store/payment-provider", object{"paymentProviderId": provider, "isActive": false}).OK()
		Expect(policies("stripe")).To(HaveEach(Not(ContainSubstring("stripe.com"))))
		shop.Admin.Patch("/admin/store/payment-provider", object{"paymentProviderId": provider, "isActive": true}).OK()
	})

	It("can replace a key without interruption, and keeps the old key if the new key is invalid", func() {
		for _, credentials := range []object{{"secretKey": "sk_test_51Unheard000000"}, {"secretKey": nil}, {"publishableKey": "pk_live_51Other"}} {
			change(credentials).Is(http.StatusUnprocessableEntity)
			checkout(shop.Guest(shop.White, 1), "pm_card_visa").OK()
		}
		const rolled = "sk_test_51Rolled000000000000"
		service.Allow(rolled)
		change(object{"secretKey": rolled}).OK()
		service.Revoke(stripetest.SecretKey)
		checkout(shop.Guest(shop.White, 1), "pm_card_visa").OK()
		service.Allow(stripetest.SecretKey)
		change(object{"secretKey": stripetest.SecretKey}).OK()
	})

	It("cannot change to the keys of another account once payments depend on the current account", func() {
		other := object{"secretKey": "sk_test_51Other000000000000", "publishableKey": "pk_test_51Other000000000000"}
		service.Another(other["secretKey"].(string), other["publishableKey"].(string))
		fault := change(object{"publishableKey": other["publishableKey"]}).Is(http.StatusUnprocessableEntity)
		Expect(fault.Text("errors.0.pointer")).To(Equal("/credentials/publishableKey"))
		Expect(fault.Text("errors.0.detail")).To(ContainSubstring("different accounts"))
		change(other).Is(http.StatusConflict).Refused(domain.InUse)
		checkout(shop.Guest(shop.White, 1), "pm_card_visa").OK()

		fresh := shop.Admin.Once().Post("/admin/store/payment-provider", object{"providerCode": "STRIPE", "displayName": "Second account", "credentials": other, "isActive": false}).OK().ID("paymentProviderId")
		shop.Admin.Patch("/admin/store/payment-provider", object{"paymentProviderId": fresh, "credentials": object{"secretKey": stripetest.SecretKey, "publishableKey": stripetest.PublishableKey}}).OK()
	})

	It("can capture part of an authorization and refund part of the captured amount", func() {
		guest := shop.Guest(shop.White, 2)
		methods := guest.Get("/customer/checkout/payment-methods?countryCode=DE").OK()
		Expect(fmt.Sprint(methods.At("items"))).To(ContainSubstring(stripetest.PublishableKey))
		placed := checkout(guest, "pm_card_visa").OK()
		Expect(placed.Text("paymentStatus")).To(Equal("AUTHORIZED"))
		id := placed.ID("orderId")
		order := shop.Admin.Once().Post("/admin/order/capture", object{"orderId": id, "amount": "100.00"}).OK()
		Expect([]string{order.Text("paymentStatus"), order.Text("balance.captured"), order.Text("balance.authorized"), order.Text("balance.due")}).
			To(Equal([]string{"PARTIALLY_PAID", "100.00", "0.00", "22.45"}), "Stripe has released the rest")
		shop.Admin.Once().Post("/admin/order/capture", object{"orderId": id, "amount": "22.45"}).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
		refund := shop.Admin.Once().Post("/admin/order/refund", object{"orderId": id, "reason": "GOODWILL", "amount": "30.00"}).OK()
		Expect(refund.Text("status")).To(Equal("COMPLETED"))
		books := service.Payments()
		last := books[len(books)-1]
		Expect([]int64{last.Authorized, last.Captured, last.Refunded}).To(Equal([]int64{12245, 10000, 3000}))
		Expect(last.Description).To(Equal("Order " + placed.Text("orderNumber")))
	})

	It("waits for the bank, and places the order after the customer confirms", func(ctx SpecContext) {
		guest := shop.Guest(shop.White, 1)
		waits := checkout(guest, "pm_card_authenticationRequired").OK()
		Expect([]string{waits.Text("paymentStatus"), waits.Text("nextAction.type")}).To(Equal([]string{"REQUIRES_ACTION", "THREE_DS"}))
		client := http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
		bank, err := client.Get(waits.Text("nextAction.url") + "?consent=yes")
		Expect(err).NotTo(HaveOccurred())
		Expect(bank.Body.Close()).To(Succeed())
		Expect(bank.Header.Get("Location")).To(Equal(service.URL + "/thank-you"))
		world.Clock.Advance(10 * time.Second)
		Expect(world.App.Service.Ordering.SettleDue(ctx)).To(Succeed())
		Expect(shop.Admin.Get("/admin/order/details?orderId=" + waits.Text("orderId")).OK().Text("paymentStatus")).To(Equal("AUTHORIZED"))
		checkout(shop.Guest(shop.White, 1), "pm_card_chargeDeclinedInsufficientFunds").Refused(domain.PaymentDeclined)
	})

	It("receives Stripe's notices at the address that the service registered", func(ctx SpecContext) {
		Expect(world.App.Service.Ordering.SubscribeToNotices(ctx)).To(Succeed())
		secret := service.Secret(fmt.Sprint("http://store.example/provider/STRIPE/", provider))
		Expect(secret).NotTo(BeEmpty())
		waits := checkout(shop.Guest(shop.White, 1), "pm_card_authenticationRequired").OK()
		bank, err := http.Get(waits.Text("nextAction.url") + "?consent=yes")
		Expect(err).NotTo(HaveOccurred())
		Expect(bank.Body.Close()).To(Succeed())
		post := func(secret string) int {
			deliveries := service.Deliveries(secret, world.Clock.Now())
			last := deliveries[len(deliveries)-1]
			req, err := http.NewRequestWithContext(ctx, http.MethodPost, fmt.Sprint(world.URL, "/provider/STRIPE/", provider), bytes.NewReader(last.Body))
			Expect(err).NotTo(HaveOccurred())
			req.Header = last.Header.Clone()
			req.Header.Set("Content-Type", "application/json")
			answer, err := http.DefaultClient.Do(req)
			Expect(err).NotTo(HaveOccurred())
			Expect(answer.Body.Close()).To(Succeed())
			return answer.StatusCode
		}
		Expect(post("whsec_forged")).To(Equal(http.StatusBadRequest))
		for range 2 {
			Expect(post(secret)).To(Equal(http.StatusOK))
		}
		Expect(world.App.Service.Ordering.WorkProviderEvents(ctx)).To(Succeed())
		Expect(shop.Admin.Get("/admin/order/details?orderId=" + waits.Text("orderId")).OK().Text("paymentStatus")).To(Equal("AUTHORIZED"))
	})

	It("can save and delete a card that the customer enters in the browser", func() {
		mia := customer("mia.stripe@example.com")
		intent := mia.Get(fmt.Sprint("/customer/customer-payment-method/intent?paymentProviderId=", provider)).OK()
		secret := intent.Text("clientSecret")
		Expect([]string{intent.Text("providerCode"), intent.Text("publicConfig.publishableKey")}).To(Equal([]string{"STRIPE", stripetest.PublishableKey}))
		reference, _, _ := strings.Cut(secret, "_secret_")
		save := object{"paymentProviderId": provider, "paymentToken": reference}
		mia.Once().Post("/customer/customer-payment-method", save).Refused(domain.InvalidValue)
		service.Confirm(secret, "pm_card_visa")
		customer("leo.stripe@example.com").Once().Post("/customer/customer-payment-method", save).Refused(domain.InvalidValue)
		saved := mia.Once().Post("/customer/customer-payment-method", save).OK()
		Expect([]string{saved.Text("brand"), saved.Text("lastFour"), saved.Text("expiryYear")}).To(Equal([]string{"visa", "4242", "2034"}))
		Expect(saved.At("isDefault")).To(BeTrue())
		Expect(mia.Once().Post("/customer/customer-payment-method", save).OK().ID("customerPaymentMethodId")).To(Equal(saved.ID("customerPaymentMethodId")))
		Expect(mia.Get("/customer/customer-payment-method/all").OK().At("items")).To(HaveLen(1))

		cart := mia.Post("/customer/cart/item", object{"variantId": shop.White, "quantity": 1}).OK()
		bought := mia.Once().Post("/customer/checkout", object{"cartId": cart.ID("cartId"), "expectedGrandTotal": "64.14", "shippingAddress": apitest.Home, "billingSameAsShipping": true,
			"shippingMethodId": shop.ShippingMethodID, "acceptTerms": true, "payment": object{"paymentProviderId": provider, "customerPaymentMethodId": saved.ID("customerPaymentMethodId")}}).OK()
		Expect(bought.Text("paymentStatus")).To(Equal("AUTHORIZED"))
		Expect(service.Attached()).To(Equal(1))
		mia.Delete(fmt.Sprint("/customer/customer-payment-method?customerPaymentMethodId=", saved.ID("customerPaymentMethodId"))).Is(http.StatusNoContent)
		Expect(service.Attached()).To(Equal(0))
	})

	It("reports why a card cannot be saved", func() {
		mia := customer("ann.stripe@example.com")
		save := func(provider int64, token string) *apitest.Answer {
			return mia.Once().Post("/customer/customer-payment-method", object{"paymentProviderId": provider, "paymentToken": token})
		}
		save(provider, "pm_card_chargeDeclinedExpiredCard").Is(http.StatusUnprocessableEntity).Refused(domain.PaymentDeclined)
		save(provider, "pm_card_authenticationRequired").Refused(domain.PaymentDeclined)
		save(provider, "pm_unheard_of").Refused(domain.InvalidValue)
		save(9007199254740000, "pm_card_visa").Is(http.StatusNotFound)
		mia.Once().Post("/customer/customer-payment-method", object{"paymentProviderId": provider, "paymentToken": "pm_card_visa", "billingAddressId": 9007199254740000}).Refused(domain.InvalidValue)
		bank := shop.Admin.Once().Post("/admin/store/payment-provider", object{"providerCode": "OFFLINE", "displayName": "Bank transfer"}).OK().ID("paymentProviderId")
		save(bank, "x").Refused(domain.UnsupportedOperation)
		mia.Get(fmt.Sprint("/customer/customer-payment-method/intent?paymentProviderId=", bank)).Refused(domain.UnsupportedOperation)
		mia.Get("/customer/customer-payment-method/intent?paymentProviderId=9007199254740000").Is(http.StatusNotFound)
		service.Break(stripetest.Fault{On: "POST /v1/setup_intents", Status: http.StatusInternalServerError}, stripetest.Fault{On: "POST /v1/setup_intents", Status: http.StatusInternalServerError})
		save(provider, "pm_card_visa").Is(http.StatusServiceUnavailable)
		mia.Get(fmt.Sprint("/customer/customer-payment-method/intent?paymentProviderId=", provider)).Is(http.StatusServiceUnavailable)
		Expect(mia.Get("/customer/customer-payment-method/all").OK().At("items")).To(BeEmpty())
		sandbox := mia.Get("/customer/customer-payment-method/intent").OK()
		Expect([]any{sandbox.Text("providerCode"), sandbox.At("clientSecret")}).To(Equal([]any{"SANDBOX", nil}))
		Expect(save(shop.ProviderID, "pm_card_visa").OK().Text("lastFour")).To(Equal("4242"))
	})

	It("can have a second account, whose failures leave the first account healthy", func(ctx SpecContext) {
		const second = "sk_test_51Second000000000000"
		service.Allow(second)
		other := shop.Admin.Once().Post("/admin/store/payment-provider", object{"providerCode": "STRIPE", "displayName": "Second card",
			"credentials": object{"secretKey": second, "publishableKey": stripetest.PublishableKey}}).OK().ID("paymentProviderId")
		world.Clock.Advance(time.Hour) // earlier requests no longer reduce the limit, and earlier logins have expired
		shop.Admin = world.Login(apitest.AdminEmail, apitest.AdminPassword).In(shop.StoreID)
		fares := func() map[int64][]any {
			Expect(world.App.Service.FlushLogs(ctx)).To(Succeed())
			all, out := shop.Admin.Get("/admin/store/payment-provider/all").OK(), map[int64][]any{}
			for i := range all.At("items").([]any) {
				at := fmt.Sprint("items.", i, ".")
				out[all.ID(at+"paymentProviderId")] = []any{all.Text(at + "healthStatus"), all.At(at+"lastError") != nil}
			}
			return out
		}
		buy := func(account int64) *apitest.Answer {
			guest := shop.Guest(shop.White, 1)
			body := guest.Checkout("pm_card_visa")
			body["payment"] = object{"paymentProviderId": account, "paymentToken": "pm_card_visa"}
			return guest.Once().Post("/customer/checkout", body)
		}
		buy(provider).OK()
		service.Revoke(second)
		Expect(buy(other).Status).NotTo(Equal(http.StatusOK))
		service.Allow(second)
		change(object{"secretKey": "sk_test_51Unheard000000"}).Is(http.StatusUnprocessableEntity)
		Expect(fares()).To(And(HaveKeyWithValue(provider, []any{"HEALTHY", false}), HaveKeyWithValue(other, []any{"DOWN", true})))
		buy(other).OK()
		Expect(fares()).To(HaveKeyWithValue(other, []any{"DEGRADED", true}))
	})

	It("stores no key or client secret as plain text in logs, payments or events", func(ctx SpecContext) {
		Expect(world.App.Service.FlushLogs(ctx)).To(Succeed())
		db, err := sql.Open("pgx", world.DatabaseURL)
		Expect(err).NotTo(HaveOccurred())
		defer db.Close()
		for _, table := range []string{"integration_logs", "payment_providers", "audit_logs", "payments", "webhook_events", "idempotency_keys"} {
			var found int
			Expect(db.QueryRowContext(ctx, "SELECT count(*) FROM "+table+" t WHERE t::text ~ 'canary|"+stripetest.SecretKey+"|sk_test_51Rolled|sk_test_51Unheard|sk_test_51Second'").Scan(&found)).To(Succeed(), table)
			Expect(found).To(BeZero(), table)
		}
		var calls int
		Expect(db.QueryRowContext(ctx, "SELECT count(*) FROM integration_logs WHERE provider_code = 'STRIPE'").Scan(&calls)).To(Succeed())
		Expect(calls).To(BeNumerically(">", 30))
	})
})
