package apitest_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/jackc/pgx/v5"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
	"github.com/pquerna/otp/totp"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
)

// canary is a planted secret. Only the responses to the requests in shownBy may contain it.
type canary struct {
	name, text string
	shownBy    []string // method and path; nil means that no response may contain the secret
}

// overheard collects the output of the service: responses by request, and log lines.
type overheard struct {
	mu      sync.Mutex
	answers map[string]*bytes.Buffer
	logs    bytes.Buffer
	under   http.RoundTripper
}

// RoundTrip records the response.
func (h *overheard) RoundTrip(req *http.Request) (*http.Response, error) {
	res, err := h.under.RoundTrip(req)
	if err != nil {
		return nil, err
	}
	body, err := io.ReadAll(res.Body)
	res.Body.Close()
	res.Body = io.NopCloser(bytes.NewReader(body))
	h.mu.Lock()
	defer h.mu.Unlock()
	key := req.Method + " " + req.URL.Path
	if h.answers[key] == nil {
		h.answers[key] = &bytes.Buffer{}
	}
	_ = res.Header.Write(h.answers[key])
	h.answers[key].Write(body)
	return res, err
}

// Write records a log line.
func (h *overheard) Write(line []byte) (int, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.logs.Write(line)
}

// The first spec plants a secret wherever an operation accepts or creates one. The other specs search all output of the
// service for these secrets.
var _ = Describe("Secrets", Ordered, func() {
	type object = map[string]any
	const (
		password = "canary-lantern-meadow-19"
		wrong    = "canary-wrong-password-77"
		mia      = "canary.mia@example.com"
		refused  = "refused.canary@example.com"
		card     = "4242424242424242"
	)
	var (
		w        *apitest.World
		shop     *apitest.Shop
		out      *overheard
		receiver *apitest.Receiver
		mails    *apitest.Mailbox
		planted  []canary
		clients  map[string]apitest.Client
		ids      = map[string]string{}
	)
	plant := func(name, text string, shownBy ...string) {
		GinkgoHelper()
		Expect(len(text)).To(BeNumerically(">=", 6), name)
		planted = append(planted, canary{name, text, shownBy})
	}

	BeforeAll(func(ctx SpecContext) {
		out = &overheard{answers: map[string]*bytes.Buffer{}, under: http.DefaultTransport}
		http.DefaultTransport = out
		log := slog.Default()
		slog.SetDefault(slog.New(slog.NewJSONHandler(out, &slog.HandlerOptions{Level: slog.LevelDebug})))
		DeferCleanup(func() { http.DefaultTransport = out.under; slog.SetDefault(log) })
		mails = apitest.NewMailbox()
		w = apitest.Start(ctx, func(c *config.Config) { c.SMTPURL = mails.URL })
		shop = w.Shop("canary")
		receiver = apitest.NewReceiver()
	})

	It("are planted in requests and responses for the checks that follow", func() {
		plant("an administrator's password", apitest.AdminPassword)
		plant("a password", password)
		plant("a wrong password", wrong)
		plant("a card number", card)
		plant("the encryption key", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA")
		plant("a hashed password", "$argon2id$")

		admin := w.Client().Post("/admin/login", object{"email": apitest.AdminEmail, "password": apitest.AdminPassword}).OK()
		w.Client().Post("/admin/login", object{"email": apitest.AdminEmail, "password": wrong}).Is(http.StatusUnauthorized)
		plant("an administrator's access token", admin.Text("accessToken"), "POST /admin/login")
		plant("an administrator's refresh token", admin.Text("refreshToken"), "POST /admin/login")
		setup := w.Client().Bearer(admin.Text("accessToken")).Post("/admin/user/totp", object{"currentPassword": apitest.AdminPassword}).OK()
		plant("a TOTP secret", setup.Text("secret"), "POST /admin/user/totp")
		code, err := totp.GenerateCode(setup.Text("secret"), w.Clock.Now())
		Expect(err).NotTo(HaveOccurred())
		Expect(code).To(HaveLen(6))

		full := permissions(shop)
		app := shop.Admin.Post("/admin/app-token", object{"name": "Canary", "permissions": full}).OK()
		plant("an app token", app.Text("token"), "POST /admin/app-token")
		ids["app-token"] = app.Text("appTokenId")
		plant("the next app token", shop.Admin.Post("/admin/app-token/rotate-secret", object{"appTokenId": app.ID("appTokenId")}).OK().Text("token"), "POST /admin/app-token/rotate-secret")
		endpoint := shop.Admin.Post("/admin/webhook-endpoint", object{"url": receiver.URL, "eventTypes": []string{"*"}}).OK()
		plant("a webhook secret", endpoint.Text("secret"), "POST /admin/webhook-endpoint")
		ids["webhook-endpoint"] = endpoint.Text("webhookEndpointId")
		rotated := shop.Admin.Post("/admin/webhook-endpoint/rotate-secret", object{"webhookEndpointId": endpoint.ID("webhookEndpointId")}).OK()
		plant("the next webhook secret", rotated.Text("secret"), "POST /admin/webhook-endpoint/rotate-secret")

		login := shop.Storefront.Post("/customer/user", object{"email": mia, "password": password, "firstName": "Mia", "lastName": "Keller", "acceptTerms": true}).OK()
		plant("a customer's access token", login.Text("accessToken"), "POST /customer/user")
		plant("a customer's refresh token", login.Text("refreshToken"), "POST /customer/user")
		ids["store-customer"] = login.Text("customer.storeCustomerId")
		mails.To(mia).Pin()
		shop.Storefront.Post("/customer/store/login", object{"email": mia, "password": wrong}).Is(http.StatusUnauthorized)
		shop.Storefront.Post("/customer/user/forgot-password", object{"email": mia}).OK()
		Eventually(func() string { return resetToken.FindString(mails.To(mia).Raw) }).ShouldNot(BeEmpty())
		plant("a reset token", resetToken.FindString(mails.To(mia).Raw))
		shop.Storefront.Post("/customer/user", object{"email": refused, "password": password, "firstName": "Re", "lastName": "Fused", "acceptTerms": true}).OK()

		me := shop.Storefront.Bearer(login.Text("accessToken"))
		ids["customer-address"] = me.Post("/customer/user-address", apitest.Home).OK().Text("customerAddressId")
		me.Post("/customer/cart/item", object{"variantId": shop.White, "quantity": 1}).OK()
		guest := shop.Guest(shop.White, 1)
		plant("a guest's cart token", guest.Header("X-Cart-Token"), "POST /customer/cart/item", "GET /customer/cart/summary")
		paid := guest.Checkout("pm_card_mastercard")
		plant("a payment token", "pm_card_mastercard", // the sandbox accepts only a fixed list of tokens
			"GET /admin/store/payment-provider/all", "GET /customer/checkout/payment-methods", "GET /customer/customer-payment-method/intent")
		ids["order"] = guest.Once().Post("/customer/checkout", paid).OK().Text("orderId")
		declined := shop.Guest(shop.White, 1)
		declined.Once().Post("/customer/checkout", declined.Checkout(card)).Is(http.StatusUnprocessableEntity)
		shop.Admin.Once().Post("/admin/order/fulfill", object{"orderId": json.Number(ids["order"])}).OK()
		shop.Admin.Once().Post("/admin/order/refund", object{"orderId": json.Number(ids["order"]), "reason": "GOODWILL", "amount": "1.00"}).OK()

		By("sending them in the wrong places")
		token := domain.NewToken(domain.AppTokenKind)
		plant("a token in a query", token)
		Expect(w.Client().Get("/order/paged?access_token=" + token).Status).To(BeNumerically(">=", 400))
		w.Client().Bearer(token + " " + token).Get("/order/paged").Is(http.StatusUnauthorized)
		w.Client().Get("/customer/store/overview?key=" + url.QueryEscape(password)).Is(http.StatusUnauthorized)
		shop.Admin.Post("/admin/user", object{"email": password, "firstName": []string{password}}).Is(http.StatusBadRequest)

		clients = map[string]apitest.Client{"admin": shop.Admin, "public": w.Client().Bearer(app.Text("token")), "customer": me}
		details := shop.Admin.Get("/admin/order/details?orderId=" + ids["order"]).OK()
		ids["shipment"], ids["refund"] = details.Text("shipments.0.shipmentId"), details.Text("refunds.0.refundId")
		ids["product"], ids["tax-class"] = fmt.Sprint(shop.ProductID), fmt.Sprint(shop.TaxClassID)
		ids["webhook-event"] = shop.Admin.Get("/admin/webhook-event/paged").OK().Text("items.0.webhookEventId")
		Eventually(func() any {
			return shop.Admin.Get("/admin/webhook-delivery/paged").OK().At("items.0.webhookDeliveryId")
		}).ShouldNot(BeNil())
		ids["webhook-delivery"] = shop.Admin.Get("/admin/webhook-delivery/paged").OK().Text("items.0.webhookDeliveryId")
	})

	It("appear in no order export, and only in responses of the operations that return them", func() {
		read, skipped := 0, []string{}
		operations(func(surface, path, method string, op *openapi3.Operation) {
			if method != http.MethodGet {
				return
			}
			query := url.Values{}
			for _, ref := range op.Parameters {
				if id, known := ids[apitest.ObjectOf(ref.Value.Schema)]; known && ref.Value.In == openapi3.ParameterInQuery && !strings.HasSuffix(path, "/paged") {
					query.Set(ref.Value.Name, id)
				}
			}
			a := clients[surface].Get(path + "?" + query.Encode())
			if a.Status == http.StatusOK {
				read++
			} else if a.Status != http.StatusNotImplemented {
				skipped = append(skipped, fmt.Sprintf("%s %s: %d", surface, path, a.Status))
			}
		})
		GinkgoWriter.Println(read, "read; not:", skipped)
		Expect(read).To(BeNumerically(">", 45))
		shop.Admin.Get("/admin/order/export?format=csv").OK()
		shop.Admin.Get("/admin/order/export?format=xlsx").OK()

		var leaks []string
		out.mu.Lock()
		defer out.mu.Unlock()
		for _, c := range planted {
			for request, answers := range out.answers {
				own := false
				for _, by := range c.shownBy {
					own = own || by == request
				}
				if !own && strings.Contains(answers.String(), c.text) {
					leaks = append(leaks, c.name+" in the answer of "+request)
				}
			}
		}
		Expect(leaks).To(BeEmpty())
	})

	It("appear in no event, delivery or audit entry", func(ctx SpecContext) {
		Eventually(receiver.Types).Should(ContainElements("customer.created", "order.created", "shipment.created", "refund.completed"))
		kept := strings.Builder{}
		for _, d := range receiver.Deliveries() {
			_ = d.Headers.Write(&kept)
			kept.WriteString(d.Body)
		}
		for _, table := range []string{"webhook_events", "webhook_attempts", "audit_logs"} {
			kept.WriteString(rowsOf(ctx, w.DatabaseURL, table))
		}
		Expect(kept.Len()).To(BeNumerically(">", 10_000))
		for _, c := range planted {
			Expect(strings.Contains(kept.String(), c.text)).To(BeFalse(), c.name)
		}
	})

	It("are not stored in plain text in any table", func(ctx SpecContext) {
		for table := range fingerprint(ctx, w.DatabaseURL) {
			rows := rowsOf(ctx, w.DatabaseURL, table)
			for _, c := range planted {
				if c.text == "$argon2id$" && slices.Contains([]string{"admin_users", "accounts", "account_codes"}, table) {
					continue
				}
				Expect(strings.Contains(rows, c.text)).To(BeFalse(), "%s in %s", c.name, table)
			}
		}
	})

	It("appear in no log line, nor do whole e-mail addresses", func() {
		Eventually(func() string { out.mu.Lock(); defer out.mu.Unlock(); return out.logs.String() }).Should(ContainSubstring("mail not sent"))
		out.mu.Lock()
		defer out.mu.Unlock()
		lines := out.logs.String()
		Expect(strings.Count(lines, "\n")).To(BeNumerically(">", 50))
		for _, c := range append(planted, canary{name: "an e-mail address", text: mia}, canary{name: "an e-mail address", text: refused},
			canary{name: "an e-mail address", text: apitest.AdminEmail}, canary{name: "a header", text: "Bearer "}) {
			for line := range strings.Lines(lines) {
				Expect(strings.Contains(line, c.text)).To(BeFalse(), "%s in %s", c.name, line)
			}
		}
	})
})

var resetToken = regexp.MustCompile(`rs_[0-9A-Za-z]{40,}`)

// rowsOf returns all rows of a table as text. It reads them with the rights of the table's owner.
func rowsOf(ctx context.Context, databaseURL, table string) string {
	GinkgoHelper()
	conn, err := pgx.Connect(ctx, databaseURL)
	Expect(err).NotTo(HaveOccurred())
	defer conn.Close(ctx)
	var text string
	Expect(conn.QueryRow(ctx, "SELECT coalesce(string_agg(t::text, E'\\n'), '') FROM "+pgx.Identifier{table}.Sanitize()+" t").Scan(&text)).To(Succeed())
	return text
}
