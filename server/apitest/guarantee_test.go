package apitest_test

import (
	"bytes"
	"compress/gzip"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"regexp"
	"strings"
	"time"

	"github.com/getkin/kin-openapi/openapi3"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/postgres"
)

var _ = Describe("A copy of the database", func() {
	It("contains no usable token, pin or secret", func(ctx SpecContext) {
		mails := apitest.NewMailbox()
		world := apitest.Start(apitest.WithProgramHashing(ctx), func(c *config.Config) { c.SMTPURL = mails.URL })
		shop := world.Shop("stolen")
		secrets := map[string]string{}
		keep := func(what string, a *apitest.Answer, paths ...string) {
			GinkgoHelper()
			for _, path := range paths {
				secrets[what+" "+path] = a.Text(path)
			}
		}
		keep("login", world.Client().Post("/admin/login", object{"email": apitest.AdminEmail, "password": apitest.AdminPassword}).OK(), "accessToken", "refreshToken")
		const email = "mia@example.com"
		mia := shop.Storefront.Once().Post("/customer/user", object{"email": email, "password": "seven slow kettles", "firstName": "Mia", "lastName": "Keller", "acceptTerms": true}).OK()
		keep("sign-up", mia, "accessToken", "refreshToken")
		keep("app token", shop.Admin.Once().Post("/admin/app-token", object{"name": "ERP", "permissions": []string{"order:read"}}).OK(), "token")
		keep("cart", shop.Storefront.Once().Post("/customer/cart/item", object{"variantId": shop.White, "quantity": 1}).OK(), "token")
		keep("endpoint", shop.Admin.Once().Post("/admin/webhook-endpoint", object{"url": "http://127.0.0.1:9/", "eventTypes": []string{"*"}}).OK(), "secret")
		keep("totp", shop.Admin.Once().Post("/admin/user/totp", object{"currentPassword": apitest.AdminPassword}).OK(), "secret")
		secrets["password"], secrets["pin"] = "seven slow kettles", mails.To(email).Pin()
		shop.Storefront.Post("/customer/user/forgot-password", object{"email": email}).OK()

		dump := dumpOf(ctx, world.DatabaseURL)
		Expect(dump).To(ContainSubstring(email), "or it is not a copy")
		for what, secret := range secrets {
			Expect(secret).NotTo(BeEmpty(), what)
			if what == "pin" {
				Expect(dump).NotTo(MatchRegexp(`(^|[^0-9a-f])`+secret+`([^0-9a-f]|$)`), what)
				continue
			}
			random := secret[strings.LastIndexByte(secret, '_')+1:]
			Expect(dump).NotTo(ContainSubstring(random), what)
			Expect(dump).NotTo(ContainSubstring(fmt.Sprintf("%x", secret)), "%s, as bytes", what)
			Expect(dump).NotTo(ContainSubstring(fmt.Sprintf("%x", random)), "%s, as bytes", what)
		}
		By("nor anything to log in with: password hashes cost what OWASP asks, and the hashes are no tokens")
		passwords := regexp.MustCompile(`\$argon2id\$\S*`).FindAllString(dump, -1)
		Expect(len(passwords)).To(BeNumerically(">=", 3), "an administrator's, a customer's and a pin")
		Expect(passwords).To(HaveEach(HavePrefix("$argon2id$v=19$m=19456,t=2,p=1$")))
		for _, hash := range regexp.MustCompile(`\\x([0-9a-f]{64})`).FindAllStringSubmatch(dump, 50) {
			world.Client().Bearer(hash[1]).Get("/admin/user/me").Is(http.StatusUnauthorized)
		}
	})
})

// dumpOf returns every row of a database, as text.
func dumpOf(ctx context.Context, databaseURL string) string {
	GinkgoHelper()
	db, err := postgres.Open(databaseURL, postgres.NoPooler)
	Expect(err).NotTo(HaveOccurred())
	defer db.Close()
	rows, err := db.QueryContext(ctx, "SELECT oid::regclass::text FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace")
	Expect(err).NotTo(HaveOccurred())
	var all []string
	for rows.Next() {
		var table string
		Expect(rows.Scan(&table)).To(Succeed())
		all = append(all, table)
	}
	Expect(rows.Err()).NotTo(HaveOccurred())
	var dump strings.Builder
	for _, table := range all {
		var text *string
		Expect(db.QueryRowContext(ctx, "SELECT string_agg(t::text, E'\\n') FROM "+table+" t").Scan(&text)).To(Succeed())
		if text != nil {
			dump.WriteString(table + "\n" + *text + "\n")
		}
	}
	return dump.String()
}

var _ = Describe("A refund", func() {
	It("is refused without a gateway call for uncaptured or voided payments and for invalid amounts", func(ctx SpecContext) {
		world := apitest.Start(ctx)
		shop := world.Shop("refund")
		order := func() int64 { return shop.Guest(shop.White, 1).Buy().OK().ID("orderId") }
		captured := order()
		shop.Admin.Patch("/admin/store/settings", object{"captureMode": "MANUAL"}).OK()
		authorized, voided := order(), order()
		shop.Admin.Once().Post("/admin/order/void", object{"orderId": voided, "reason": "FRAUD"}).OK()
		payments := map[int64]int64{}
		for _, id := range []int64{captured, authorized, voided} {
			payments[id] = shop.Admin.Get(fmt.Sprintf("/admin/order/details?orderId=%d", id)).OK().ID("payments.0.paymentId")
		}
		asked := len(ledger(ctx, world).Entries)
		for what, body := range map[string]object{
			"not captured":             {"orderId": authorized, "amount": "1.00"},
			"not captured, all of it":  {"orderId": authorized},
			"voided":                   {"orderId": voided, "amount": "1.00"},
			"another order's payment":  {"orderId": captured, "paymentId": payments[authorized], "amount": "1.00"},
			"negative":                 {"orderId": captured, "amount": "-1.00"},
			"zero":                     {"orderId": captured, "amount": "0.00"},
			"three decimals":           {"orderId": captured, "amount": "1.001"},
			"more than there is":       {"orderId": captured, "amount": "64.15"},
			"an exponent":              {"orderId": captured, "amount": "1e1"},
			"a currency of the body's": {"orderId": captured, "amount": "1.00", "currencyCode": "USD"},
		} {
			body["reason"] = "GOODWILL"
			for _, path := range []string{"/admin/order/refund", "/admin/order/refund/preview"} {
				a := shop.Admin.Once().Post(path, body)
				Expect(a.Status).To(BeElementOf(http.StatusBadRequest, http.StatusNotFound, http.StatusConflict, http.StatusUnprocessableEntity), "%s: %s: %s", what, path, a.Body)
			}
		}
		Expect(ledger(ctx, world).Entries).To(HaveLen(asked))
		Expect(shop.Admin.Get("/admin/refund/paged").OK().Text("totalCount")).To(Equal("0"))
	})
})

var _ = Describe("Units of an order that was never charged", func() {
	It("can be returned without a refund, and cause no payment event", func(ctx SpecContext) {
		world := apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} })
		shop := world.Shop("free")
		stock := func() int64 {
			return shop.Admin.Get(fmt.Sprintf("/admin/product?productId=%d", shop.ProductID)).OK().ID("variants.0.stockOnHand")
		}
		before := stock()
		free := shop.Admin.Once().Post("/admin/order", object{
			"email": "jonas@example.com", "items": []any{object{"variantId": shop.White, "quantity": 2, "unitPrice": "0.00"}},
			"shippingAddress": apitest.Home, "shippingMethodId": shop.ShippingMethodID, "shippingPrice": "0.00",
		}).OK()
		Expect([]string{free.Text("grandTotal"), free.Text("paymentStatus")}).To(Equal([]string{"0.00", "PAID"}))
		Expect(free.At("allowedActions")).NotTo(ContainElement("REFUND"))
		order := free.ID("orderId")
		shop.Admin.Once().Post("/admin/order/fulfill", object{"orderId": order}).OK()
		Expect(stock()).To(Equal(before - 2))
		details := func() *apitest.Answer {
			return shop.Admin.Get(fmt.Sprintf("/admin/order/details?orderId=%d", order)).OK()
		}
		Expect(details().At("allowedActions")).To(ContainElement("REFUND"))

		request := object{"orderId": order, "reason": "RETURN_SELLABLE", "lines": []any{object{"lineItemId": free.Text("items.0.lineItemId"), "quantity": 2}}}
		preview := shop.Admin.Post("/admin/order/refund/preview", request).OK()
		Expect([]any{preview.At("payments"), preview.At("maximumAmount")}).To(Equal([]any{[]any{}, "0.00"}))
		once := shop.Admin.Once()
		for range 2 {
			refund := once.Post("/admin/order/refund", request).OK()
			Expect([]any{refund.At("status"), refund.At("amount"), refund.At("payments"), refund.At("isOffline"), refund.At("allowedActions")}).To(Equal(
				[]any{"COMPLETED", "0.00", []any{}, false, []any{}}))
			Expect(stock()).To(Equal(before))
		}
		Expect([]any{details().At("paymentStatus"), details().At("fulfillmentStatus"), details().At("refunds.0.payments")}).To(Equal([]any{"PAID", "RETURNED", []any{}}))
		Expect(details().At("allowedActions")).NotTo(ContainElement("REFUND"))
		Expect(shop.Admin.Get("/admin/refund/paged").OK().Text("items.0.isOffline")).To(Equal("false"))
		shop.Admin.Once().Post("/admin/order/refund", request).Is(http.StatusUnprocessableEntity).Refused(domain.RefundExceedsRemaining)
		shop.Admin.Once().Post("/admin/order/refund", object{"orderId": order, "reason": "GOODWILL"}).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
		Expect(ledger(ctx, world).Entries).To(BeEmpty())
	})
})

var _ = Describe("The currency of a cart", func() {
	It("does not change between pricing and payment, even if the store's default currency changes", func(ctx SpecContext) {
		world := apitest.Start(ctx)
		shop := world.Shop("currency")
		shop.Admin.Patch("/admin/store/settings", object{"currencyCodes": []string{"EUR", "USD"}}).OK()
		shop.Admin.Once().Put("/admin/price", object{"prices": []any{
			object{"variantId": shop.White, "currencyCode": "EUR", "amount": "49.00"}, object{"variantId": shop.White, "currencyCode": "USD", "amount": "1.00"},
		}}).OK()
		guest := shop.Guest(shop.White, 1)
		request := guest.Checkout("pm_card_visa")
		guest.Once().Post("/customer/cart/item", object{"variantId": shop.White, "quantity": 1, "currencyCode": "USD"}).Is(http.StatusUnprocessableEntity).Refused(domain.CurrencyMismatch)
		guest.Once().Post("/customer/checkout", with(request, "currencyCode", "USD")).Is(http.StatusBadRequest)
		shop.Admin.Patch("/admin/store/settings", object{"defaultCurrencyCode": "USD"}).OK()
		guest.Get("/customer/cart/summary?currencyCode=USD").Is(http.StatusBadRequest)
		order := guest.Once().Post("/customer/checkout", request).OK().Text("orderId")
		bought := shop.Admin.Get("/admin/order/details?orderId=" + order).OK()
		Expect([]any{bought.At("currencyCode"), bought.At("grandTotal")}).To(Equal([]any{"EUR", request["expectedGrandTotal"]}))
		taken := charges(ctx, world)
		Expect(taken).To(HaveLen(1))
		Expect(taken[0].Currency).To(Equal(domain.Currency("EUR")))
		Expect(taken[0].Captured.Fixed(2)).To(Equal(request["expectedGrandTotal"]))
	})
})

func with(body object, name string, value any) object {
	changed := object{name: value}
	for name, v := range body {
		if _, is := changed[name]; !is {
			changed[name] = v
		}
	}
	return changed
}

var _ = Describe("A request body with an unsupported encoding or content type", func() {
	It("is refused by every operation with a body, and changes nothing", func(ctx SpecContext) {
		world := apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} })
		shop := world.Shop("media")
		all := shop.AppToken(permissions(shop)...)
		guest := shop.Guest(shop.White, 1)
		clients := map[string]apitest.Client{"admin": shop.Admin, "public": all, "customer": guest.Client}
		before := fingerprint(ctx, world.DatabaseURL)
		asked := 0
		operations(func(surface, path, method string, op *openapi3.Operation) {
			if op.RequestBody == nil || op.RequestBody.Value.Content.Get("application/json") == nil {
				return
			}
			plain, err := json.Marshal(apitest.Example(op.RequestBody.Value.Content.Get("application/json")))
			Expect(err).NotTo(HaveOccurred())
			var packed bytes.Buffer
			z := gzip.NewWriter(&packed)
			_, _ = z.Write(plain)
			_ = z.Close()
			client := clients[surface].Once()
			refused := func(what string, c apitest.Client, body []byte) {
				GinkgoHelper()
				a := c.Call(method, path, body)
				// A caller without a credential or a permission gets the error about that first.
				Expect(a.Status).To(BeElementOf(http.StatusUnsupportedMediaType, http.StatusUnauthorized), "%s.%s, %s: %s", surface, op.OperationID, what, a.Body)
				if a.Status == http.StatusUnsupportedMediaType {
					asked++
				}
			}
			refused("gzip", client.With("Content-Encoding", "gzip"), packed.Bytes())
			refused("gzip that is none", client.With("Content-Encoding", "gzip"), plain)
			refused("UTF-16", client.With("Content-Type", "application/json; charset=utf-16"), plain)
			for _, kind := range []string{"text/plain", "application/x-www-form-urlencoded", "application/xml", "multipart/form-data; boundary=x", "application/jsonp", "json"} {
				refused(kind, client.With("Content-Type", kind), plain)
			}
		})
		Expect(asked).To(BeNumerically(">", 800))
		Expect(fingerprint(ctx, world.DatabaseURL)).To(Equal(before))
	})
})

var _ = Describe("A statement that the database cancels", func() {
	It("causes a 503 with Retry-After, and connections have limits for statements, locks and idle transactions", func(ctx SpecContext) {
		world := apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} })
		shop := world.Shop("slow")
		db, err := postgres.Open(world.DatabaseURL, postgres.NoPooler)
		Expect(err).NotTo(HaveOccurred())
		defer db.Close()
		// Every row that a search reads takes a minute, as an expensive pattern would.
		_, err = db.ExecContext(ctx, "CREATE POLICY slow ON products AS RESTRICTIVE USING (pg_sleep(60) IS NOT NULL)")
		Expect(err).NotTo(HaveOccurred())
		answered := make(chan *apitest.Answer, 1)
		go func() {
			defer GinkgoRecover()
			answered <- shop.Storefront.Get("/customer/product/paged?search=pour")
		}()
		// The spec cancels the statement itself, like a statement_timeout but without the wait.
		Eventually(func() (ended int) {
			Expect(db.QueryRowContext(ctx, "SELECT count(*) FILTER (WHERE pg_cancel_backend(pid)) FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'").Scan(&ended)).To(Succeed())
			return ended
		}).WithPolling(5 * time.Millisecond).Should(Equal(1))
		var a *apitest.Answer
		Eventually(answered).Should(Receive(&a))
		a.Is(http.StatusServiceUnavailable).Refused(domain.Unavailable)
		Expect(a.Header.Get("Retry-After")).NotTo(BeEmpty())
		for setting, limit := range map[string]string{"statement_timeout": "5s", "lock_timeout": "2s", "idle_in_transaction_session_timeout": "10s"} {
			var is string
			Expect(db.QueryRowContext(ctx, "SHOW "+setting).Scan(&is)).To(Succeed())
			Expect(is).To(Equal(limit), "%s of the connections that the service has", setting)
		}
		By("the next statement works as before")
		_, err = db.ExecContext(ctx, "DROP POLICY slow ON products")
		Expect(err).NotTo(HaveOccurred())
		Expect(shop.Storefront.Get("/customer/product/paged?search=pour").OK().At("items")).To(HaveLen(1))
	})
})

var _ = Describe("An event", func() {
	It("is delivered only to the endpoints of its own store, including in a replay", func(ctx SpecContext) {
		world := apitest.Start(ctx)
		type side struct {
			shop     *apitest.Shop
			receiver *apitest.Receiver
			endpoint int64
		}
		sides := []side{{shop: world.Shop("one")}, {shop: world.Shop("two")}}
		for i := range sides {
			s := &sides[i]
			s.receiver = apitest.NewReceiver()
			s.endpoint = s.shop.Admin.Once().Post("/admin/webhook-endpoint", object{"url": s.receiver.URL}).OK().ID("webhookEndpointId")
		}
		for range 3 {
			for _, s := range sides {
				s.shop.Guest(s.shop.White, 1).Buy().OK()
			}
		}
		settled := func(s side) string {
			return s.shop.Admin.Get("/admin/webhook-delivery/paged?status=PENDING").OK().Text("totalCount")
		}
		for i, s := range sides {
			other := sides[1-i]
			Eventually(settled).WithArguments(s).Should(Equal("0"))
			event := s.shop.Admin.Get("/admin/webhook-event/paged").OK().Text("items.0.webhookEventId")
			s.shop.Admin.Once().Post("/admin/webhook-event/resend", object{"webhookEventId": event, "webhookEndpointId": other.endpoint}).Is(http.StatusNotFound)
			replay := s.shop.Admin.Once().Post("/admin/webhook-event/replay", object{"webhookEndpointId": s.endpoint, "createdFrom": "2020-01-01T00:00:00Z"}).OK().Text("webhookReplayId")
			Eventually(func() string {
				return s.shop.Admin.Get("/admin/webhook-event/replay?webhookReplayId=" + replay).OK().Text("status")
			}).Should(Equal("COMPLETED"))
			Eventually(settled).WithArguments(s).Should(Equal("0"))
		}
		for _, s := range sides {
			told := s.receiver.Deliveries()
			Expect(len(told)).To(BeNumerically(">=", 6), "three orders, created and paid")
			for _, d := range told {
				var e apitest.Event
				Expect(json.Unmarshal([]byte(d.Body), &e)).To(Succeed())
				Expect(e.StoreID).To(Equal(s.shop.StoreID))
			}
		}
	})
})
