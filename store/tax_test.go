package store_test

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/integration"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/egress"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/provider/tax"
	"github.com/storeplatform/storeplatform/store/provider/tax/taxtest"
	"github.com/storeplatform/storeplatform/store/storetest"
)

// taxedStore is a store that uses a tax service.
type taxedStore struct {
	*checkoutStore
	taxes *taxtest.Service
	url   string
	good  int64
}

func newTaxedStore(ctx context.Context) *taxedStore {
	GinkgoHelper()
	t := &taxedStore{checkoutStore: newCheckoutStore(ctx), taxes: taxtest.New()}
	server := httptest.NewServer(t.taxes)
	DeferCleanup(server.Close)
	t.url = server.URL
	t.Service = t.process()
	t.good = t.checkoutStore.good(ctx, "POUR-OVER", 40).Variants[0].ID
	t.connect(ctx, settings.UseManualRates)
	return t
}

// process returns a process of the service that is allowed to call loopback addresses.
func (t *taxedStore) process() *store.Service {
	out := egress.New(egress.Options{Allow: []netip.Prefix{netip.MustParsePrefix("127.0.0.0/8")}})
	return newService(store.Options{DB: t.Data.Repo, Clock: t.Data.Clock, Keys: storetest.Keyring(), Gateways: payment.NewGateways(t.gateway), Taxes: tax.New(out),
		PublicURL: "http://store.example"})
}

func (t *taxedStore) provide(ctx context.Context, in settings.TaxProviderInput) (*settings.TaxProvider, error) {
	return t.Taxes.UpdateTaxProvider(ctx, another(t.actor), in, domain.Expect{})
}

func (t *taxedStore) connect(ctx context.Context, fallback settings.TaxFallback) {
	GinkgoHelper()
	_, err := t.provide(ctx, connection(t.url, func(in *settings.TaxProviderInput) { in.Fallback = &fallback }))
	Expect(err).NotTo(HaveOccurred())
}

func connection(url string, change func(*settings.TaxProviderInput)) settings.TaxProviderInput {
	code, base, secret, yes, ms := settings.HTTPTax, &url, taxtest.Secret, true, 400
	in := settings.TaxProviderInput{ProviderCode: &code, BaseURL: &base, Credentials: map[string]*string{settings.SigningSecret: &secret}, CommitOnCapture: &yes, TimeoutMS: &ms}
	if change != nil {
		change(&in)
	}
	return in
}

func (t *taxedStore) buy(ctx context.Context, total string) (*ordering.Order, error) {
	GinkgoHelper()
	guest, cart := t.visitor(ctx, t.good, 2)
	return t.Ordering.CheckoutCart(ctx, another(guest), t.purchase(cart, total, "pm_card_visa"))
}

// asked returns the number of quote requests that the tax service received.
func (t *taxedStore) asked() int { return len(t.taxes.Quotes()) }

// work runs the tasks that are due now.
func (t *taxedStore) work(ctx context.Context) {
	GinkgoHelper()
	Expect(t.WorkTasks(ctx)).To(Succeed())
}

func (t *taxedStore) sums(o *ordering.Order) []string {
	return []string{string(o.TaxSource), o.TaxTotal.Fixed(2), o.GrandTotal.Fixed(2)}
}

var germany = ordering.Destination{Place: &domain.Place{CountryCode: "DE", StateProvince: "BE", PostalCode: "10119"}}

var _ = Describe("A store's tax service", func() {
	var t *taxedStore
	BeforeEach(func(ctx SpecContext) { t = newTaxedStore(ctx) })
	AfterEach(func() { Expect(t.taxes.Faults()).To(BeEmpty()) })

	It("taxes orders and refunds to the cent, and receives each report once", func(ctx SpecContext) {
		t.taxes.Tax("DE", "7.7")
		_, err := t.buy(ctx, "110.82") // 98.00 plus 4.90 for shipping, with 7.55 and 0.38 tax
		Expect(err).To(refuse(domain.CartChanged))
		o, err := t.buy(ctx, "110.83")
		Expect(err).NotTo(HaveOccurred())
		Expect(t.sums(o)).To(Equal([]string{"PROVIDER", "7.93", "110.83"}))
		Expect(o.TaxReference).To(HavePrefix("quote-"))
		Expect(o.Lines[0].Taxes).To(HaveLen(1))
		Expect(o.Lines[0].Taxes[0].Name).To(Equal("Sales tax"))
		t.work(ctx)
		reports, taxes, back := t.taxes.Books()
		Expect([]any{reports, taxes, back}).To(Equal([]any{1, "7.93", "0.00"}))

		By("a refund uses the old rate after the rate has changed")
		t.taxes.Tax("DE", "25")
		_, r, err := t.Ordering.RefundOrder(ctx, another(t.actor), o.ID, ordering.RefundRequest{Reason: ordering.ReturnSellable,
			Lines: []ordering.RefundRequestLine{{LineItemID: o.Lines[0].ID, Quantity: 1}}})
		Expect(err).NotTo(HaveOccurred())
		Expect([]string{string(r.Status), r.TaxTotal.Fixed(2)}).To(Equal([]string{"COMPLETED", "3.78"}))
		for range 3 {
			t.work(ctx)
		}
		reports, taxes, back = t.taxes.Books()
		Expect([]any{reports, taxes, back}).To(Equal([]any{2, "7.93", "3.78"}))
		Expect(t.count(ctx, "SELECT count(*) FROM integration_tasks WHERE task_type = 'TAX_REPORT' AND status <> 'SUCCEEDED'")).To(BeZero())
		Expect(t.count(ctx, "SELECT count(*) FROM tax_reports WHERE settled_on IS NULL")).To(BeZero())
	})

	It("receives each edit once, including an edit of only the address", func(ctx SpecContext) {
		t.taxes.Tax("DE", "7.7")
		o, err := t.buy(ctx, "110.83")
		Expect(err).NotTo(HaveOccurred())
		update := func(u ordering.OrderUpdate) {
			GinkgoHelper()
			read, err := t.As(t.actor).Order(ctx, ordering.OrderKey{ID: o.ID})
			Expect(err).NotTo(HaveOccurred())
			o, err = t.Ordering.UpdateOrder(ctx, another(t.actor), o.ID, u, domain.Expect{Body: &read.Version})
			Expect(err).NotTo(HaveOccurred())
			t.work(ctx)
		}
		books := func() []any {
			reports, taxes, back := t.taxes.Books()
			return []any{reports, taxes, back}
		}
		t.work(ctx)
		update(ordering.OrderUpdate{Items: []ordering.OrderItem{{LineID: o.Lines[0].ID, Quantity: 1}}})
		Expect(books()).To(Equal([]any{2, "4.15", "0.00"}))
		over := o.Balance().Overpaid
		Expect(over.Fixed(2)).To(Equal("52.78"))
		_, _, err = t.Ordering.RefundOrder(ctx, another(t.actor), o.ID, ordering.RefundRequest{Reason: ordering.OtherReason, Overpayment: &over})
		Expect(err).NotTo(HaveOccurred())
		t.work(ctx)
		Expect(books()).To(Equal([]any{2, "4.15", "0.00"}), "the service already has the order without what is given back")

		street := *torstrasse
		street.PostalCode = "10115"
		update(ordering.OrderUpdate{OrderPatch: ordering.OrderPatch{ShippingAddress: new(&street)}})
		Expect(books()).To(Equal([]any{3, "4.15", "0.00"}))
		Expect(t.taxes.Commit(o.ID)["to"]).To(HaveKeyWithValue("postalCode", "10115"))
		update(ordering.OrderUpdate{OrderPatch: ordering.OrderPatch{InternalNote: new("call first")}})
		Expect(books()).To(Equal([]any{3, "4.15", "0.00"}), "a note is nothing that a tax service has")
	})

	It("receives the latest state after a failed report, but not while a report is in progress", func(ctx SpecContext) {
		t.taxes.Tax("DE", "7.7")
		order := func() *ordering.Order {
			GinkgoHelper()
			o, err := t.Ordering.CreateOrder(ctx, another(t.actor), ordering.OrderCreate{Email: "guest@example.com", Items: []ordering.OrderItem{{VariantID: t.good, Quantity: 1}}, ShippingAddress: torstrasse, ShippingMethodID: &t.method,
				Payment: &ordering.PaymentChoice{ProviderID: t.provider, Token: "pm_card_visa"}})
			Expect(err).NotTo(HaveOccurred())
			return o
		}
		edit := func(o *ordering.Order) {
			GinkgoHelper()
			_, err := t.Ordering.UpdateOrder(ctx, another(t.actor), o.ID, ordering.OrderUpdate{Items: []ordering.OrderItem{{LineID: o.Lines[0].ID, Quantity: 2}}}, domain.Expect{Body: &o.Version})
			Expect(err).NotTo(HaveOccurred())
		}
		statuses := func() (list string) {
			GinkgoHelper()
			Expect(t.Data.SQL.QueryRowContext(ctx, "SELECT string_agg(status, ' ' ORDER BY id) FROM integration_tasks WHERE task_type = 'TAX_REPORT'").Scan(&list)).To(Succeed())
			return list
		}
		open := func() int { return t.count(ctx, "SELECT count(*) FROM tax_reports WHERE settled_on IS NULL") }
		books := func() []any { reports, taxes, _ := t.taxes.Books(); return []any{reports, taxes} }

		o := order()
		t.taxes.Instead(instead(422, `{"detail":"No such country."}`)(t))
		t.work(ctx)
		Expect(statuses()).To(Equal("FAILED"))
		t.taxes.Instead(nil)
		edit(o)
		t.work(ctx)
		Expect([]any{statuses(), books(), open()}).To(Equal([]any{"FAILED SUCCEEDED", []any{1, "7.93"}, 0}))
		var failed int64
		Expect(t.Data.SQL.QueryRowContext(ctx, "SELECT id FROM integration_tasks WHERE status = 'FAILED'").Scan(&failed)).To(Succeed())
		_, err := t.RetryTasks(ctx, another(t.actor), []int64{failed})
		Expect(err).NotTo(HaveOccurred())
		t.work(ctx)
		Expect([]any{statuses(), books()}).To(Equal([]any{"SUCCEEDED SUCCEEDED", []any{1, "7.93"}}), "it has nothing to say any more")

		By("a process dies during a report, which may still arrive")
		o = order()
		_, err = t.Data.SQL.ExecContext(ctx, "UPDATE integration_tasks SET status = 'RUNNING', run_id = gen_random_uuid(), attempts = 1, started_on = now(), claimed_until = now() + interval '1 hour' WHERE status = 'QUEUED'")
		Expect(err).NotTo(HaveOccurred())
		edit(o)
		t.work(ctx)
		Expect([]any{statuses(), open()}).To(Equal([]any{"SUCCEEDED SUCCEEDED RUNNING RETRYING", 2}))
		_, err = t.Data.SQL.ExecContext(ctx, "UPDATE integration_tasks SET claimed_until = now() - interval '1 second' WHERE status = 'RUNNING'")
		Expect(err).NotTo(HaveOccurred())
		for range 3 {
			t.Data.Clock.Advance(time.Minute)
			t.work(ctx)
		}
		Expect([]any{statuses(), books(), open()}).To(Equal([]any{"SUCCEEDED SUCCEEDED SUCCEEDED SUCCEEDED", []any{2, "15.86"}, 0}))
	})

	It("gets one request per cart content, and carts with an order show the order's totals", func(ctx SpecContext) {
		t.taxes.Tax("DE", "7.7")
		before := t.asked()
		guest, cart := t.visitor(ctx, t.good, 2)
		Expect(cart.Quote.TaxIsEstimated).To(BeTrue())
		to := germany
		to.ShippingMethodID = &t.method
		for range 3 {
			shown, err := t.Ordering.CartSummary(ctx, guest, to)
			Expect(err).NotTo(HaveOccurred())
			Expect([]any{shown.Quote.GrandTotal.Fixed(2), shown.Quote.TaxIsEstimated}).To(Equal([]any{"110.83", false}))
		}
		o, err := t.Ordering.CheckoutCart(ctx, another(guest), t.purchase(cart, "110.83", "pm_card_visa"))
		Expect(err).NotTo(HaveOccurred())
		Expect(t.sums(o)).To(Equal([]string{"PROVIDER", "7.93", "110.83"}))
		Expect(t.asked() - before).To(Equal(1))

		By("a different content, and the same content minutes later, cause new requests")
		abroad, _ := t.visitor(ctx, t.good, 2)
		_, err = t.Ordering.CartSummary(ctx, abroad, ordering.Destination{Place: &domain.Place{CountryCode: "AT"}})
		Expect(err).NotTo(HaveOccurred())
		t.Data.Clock.Advance(6 * time.Minute)
		other, _ := t.visitor(ctx, t.good, 2)
		_, err = t.Ordering.CartSummary(ctx, other, to)
		Expect(err).NotTo(HaveOccurred())
		Expect(t.asked() - before).To(Equal(3))

		By("a cart with an order causes no request")
		bought, err := t.Ordering.CartSummary(ctx, guest, to)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{bought.Quote.GrandTotal.Fixed(2), bought.Quote.TaxIsEstimated, t.asked() - before}).To(Equal([]any{"110.83", false, 3}))
	})

	It("taxes orders by staff, drafts and added lines, and earlier lines keep their rate", func(ctx SpecContext) {
		t.taxes.Tax("DE", "7.7")
		in := ordering.OrderCreate{Email: "guest@example.com", Items: []ordering.OrderItem{{VariantID: t.good, Quantity: 1}}, ShippingAddress: torstrasse, ShippingMethodID: &t.method,
			Payment: &ordering.PaymentChoice{ProviderID: t.provider, Token: "pm_card_visa"}}
		o, err := t.Ordering.CreateOrder(ctx, another(t.actor), in)
		Expect(err).NotTo(HaveOccurred())
		Expect(t.sums(o)).To(Equal([]string{"PROVIDER", "4.15", "58.05"}))
		t.taxes.Tax("DE", "10")
		t.Data.Clock.Advance(6 * time.Minute)
		o, err = t.Ordering.UpdateOrder(ctx, another(t.actor), o.ID, ordering.OrderUpdate{Items: []ordering.OrderItem{{LineID: o.Lines[0].ID, Quantity: 1}, {VariantID: t.good, Quantity: 1}}},
			domain.Expect{Body: &o.Version})
		Expect(err).NotTo(HaveOccurred())
		Expect([]string{o.Lines[0].LineTax.Fixed(2), o.Lines[1].LineTax.Fixed(2)}).To(Equal([]string{"3.77", "4.90"}))
		Expect(o.TaxSource).To(Equal(pricing.TaxByProvider))
		for range 2 {
			t.work(ctx) // a newer report replaces the first one
			t.Data.Clock.Advance(time.Minute)
		}
		reports, taxes, _ := t.taxes.Books()
		Expect([]any{reports, taxes}).To(Equal([]any{1, "9.05"}))

		By("a draft gets new taxes when it is placed")
		in.IsDraft, in.Payment = true, nil
		draft, err := t.Ordering.CreateOrder(ctx, another(t.actor), in)
		Expect(err).NotTo(HaveOccurred())
		placed, err := t.Ordering.PlaceOrder(ctx, another(t.actor), ordering.OrderPlace{OrderID: draft.ID})
		Expect(err).NotTo(HaveOccurred())
		Expect(t.sums(placed)).To(Equal([]string{"PROVIDER", "5.39", "59.29"}))
	})

	DescribeTable("is replaced by the store's rates, or blocks orders as configured, when it",
		func(ctx SpecContext, why string, do func(t *taxedStore) http.HandlerFunc) {
			if !strings.Contains(why, "400ms") { // only the specs of slow services need the short limit
				patient := 4000
				_, err := t.provide(ctx, settings.TaxProviderInput{TimeoutMS: &patient})
				Expect(err).NotTo(HaveOccurred())
			}
			t.taxes.Instead(do(t))
			began := time.Now()
			o, err := t.buy(ctx, "122.45")
			Expect(err).NotTo(HaveOccurred())
			Expect(t.sums(o)).To(Equal([]string{"FALLBACK", "19.55", "122.45"}))
			Expect(time.Since(began)).To(BeNumerically("<", 5*time.Second))
			Expect(t.count(ctx, "SELECT count(*) FROM tax_reports")).To(BeZero(), "what it did not tax it is not told")
			Expect(t.FlushLogs(ctx)).To(Succeed())
			health, err := t.Taxes.TaxHealth(ctx, t.actor)
			Expect(err).NotTo(HaveOccurred())
			Expect(health.Status()).To(Equal(integration.Degraded), "it was well when it was connected")
			Expect(*health.LastError).To(ContainSubstring(why))

			block := settings.BlockOrders
			_, err = t.provide(ctx, settings.TaxProviderInput{Fallback: &block})
			Expect(err).NotTo(HaveOccurred())
			guest, cart := t.visitor(ctx, t.good, 2)
			_, err = t.Ordering.CheckoutCart(ctx, another(guest), t.purchase(cart, "122.45", "pm_card_visa"))
			Expect(err).To(refuse(domain.Unavailable))
			to := germany
			to.ShippingMethodID = &t.method
			shown, err := t.Ordering.CartSummary(ctx, guest, to)
			Expect(err).NotTo(HaveOccurred())
			Expect(shown.Quote.TaxIsEstimated).To(BeTrue())
			payments, _ := t.charged(ctx)
			Expect(payments).To(Equal(1))

			t.taxes.Instead(nil)
			o, err = t.Ordering.CheckoutCart(ctx, another(guest), t.purchase(cart, "122.45", "pm_card_visa"))
			Expect(err).NotTo(HaveOccurred())
			Expect(t.sums(o)).To(Equal([]string{"PROVIDER", "19.55", "122.45"}))
		},
		Entry("never responds", "did not answer within 400ms", func(*taxedStore) http.HandlerFunc {
			return func(_ http.ResponseWriter, r *http.Request) { _, _ = io.Copy(io.Discard, r.Body); <-r.Context().Done() }
		}),
		Entry("responds byte by byte", "did not answer within 400ms", func(*taxedStore) http.HandlerFunc {
			return func(w http.ResponseWriter, r *http.Request) {
				_, _ = io.Copy(io.Discard, r.Body)
				for r.Context().Err() == nil {
					_, _ = w.Write([]byte(" "))
					_ = http.NewResponseController(w).Flush()
					time.Sleep(20 * time.Millisecond)
				}
			}
		}),
		Entry("responds with 10 MB", "longer than", instead(200, strings.Repeat(" ", 10<<20))),
		Entry("responds with 500", "answered 500", instead(500, "")),
		Entry("closes the connection during the response", "broke its answer off", func(*taxedStore) http.HandlerFunc {
			return func(w http.ResponseWriter, r *http.Request) {
				w.Header().Set("Content-Length", "100")
				_, _ = w.Write([]byte("{"))
			}
		}),
		Entry("responds with invalid JSON", "not as the contract says", instead(200, "<html>")),
		Entry("taxes too few charges", "taxes of 1 charges; the request has 2", instead(200, `{"charges":[{"charge":1,"taxes":[]}],"taxTotal":"0.00"}`)),
		Entry("returns the charges in another order", "stands where", instead(200, `{"charges":[{"charge":2,"taxes":[]},{"charge":1,"taxes":[]}],"taxTotal":"0.00"}`)),
		Entry("returns amounts with too many digits", "more digits", instead(200, answered("18.621", "18.621"))),
		Entry("returns taxes that do not add up", "add up to 18.62", instead(200, answered("18.62", "18.63"))),
		Entry("returns a negative tax", "negative", instead(200, answered("-1.00", "-1.00"))),
		Entry("returns a tax above the limit", "too high for its amount", instead(200, answered("981.00", "981.00"))),
		Entry("redirects to a private address", "redirects are not followed", func(*taxedStore) http.HandlerFunc {
			return func(w http.ResponseWriter, r *http.Request) {
				http.Redirect(w, r, "http://169.254.169.254/latest", http.StatusFound)
			}
		}),
	)

	It("is tested before it is saved, and is never called at a private address", func(ctx SpecContext) {
		for at, in := range map[string]settings.TaxProviderInput{
			"/baseUrl": connection("http://10.0.0.1/", nil),
			"/credentials/signingSecret": connection(t.url, func(in *settings.TaxProviderInput) {
				other := "whsec_" + strings.Repeat("QUFB", 8)
				in.Credentials[settings.SigningSecret] = &other
			}),
			"/credentials/signingSecret ": connection(t.url, func(in *settings.TaxProviderInput) {
				other := "secret"
				in.Credentials[settings.SigningSecret] = &other
			}),
			"/credentials/apiKey": connection(t.url, func(in *settings.TaxProviderInput) {
				in.Credentials = map[string]*string{"apiKey": in.Credentials[settings.SigningSecret]}
			}),
			"/baseUrl ": connection(t.url+"/elsewhere", nil),
		} {
			_, err := t.provide(ctx, in)
			Expect(err).To(refuse(domain.InvalidValue), at)
			Expect(err.(*domain.Error).Fields[0].Pointer).To(Equal(strings.TrimSpace(at)), "%v", err)
		}
		kept, err := t.As(t.actor).TaxProvider(ctx)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{*kept.BaseURL, kept.Version}).To(Equal([]any{t.url, int64(2)}))
		Expect(kept.Credentials).NotTo(ContainSubstring(taxtest.Secret))
		Expect(kept.Masked).To(Equal(map[string]string{settings.SigningSecret: "••••MDE="}))

		By("a different provider replaces the address and the secret")
		manual := settings.ManualTax
		gone, err := t.provide(ctx, settings.TaxProviderInput{ProviderCode: &manual})
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{gone.BaseURL, gone.Credentials, gone.Masked}).To(Equal([]any{(*string)(nil), "", map[string]string{}}))
		o, err := t.buy(ctx, "122.45")
		Expect(err).NotTo(HaveOccurred())
		Expect(o.TaxSource).To(Equal(pricing.TaxByRates))
	})

	It("can be called without interruption while its secret is replaced", func(ctx SpecContext) {
		next := "whsec_" + strings.Repeat("QUFB", 8)
		t.taxes.Instead(func(w http.ResponseWriter, r *http.Request) { // the service already accepts the new secret
			defer t.taxes.Replace(taxtest.Secret)
			t.taxes.Replace(next)
			t.taxes.Work(w, r)
		})
		_, err := t.provide(ctx, settings.TaxProviderInput{Credentials: map[string]*string{settings.SigningSecret: &next}})
		Expect(err).NotTo(HaveOccurred())
		t.taxes.Instead(nil)
		for _, secret := range []string{taxtest.Secret, next} {
			t.taxes.Replace(secret)
			o, err := t.buy(ctx, "122.45")
			Expect(err).NotTo(HaveOccurred())
			Expect(o.TaxSource).To(Equal(pricing.TaxByProvider))
			t.Data.Clock.Advance(6 * time.Minute)
		}
		t.taxes.Replace(taxtest.Secret)
		t.Data.Clock.Advance(25 * time.Hour)
		o, err := t.buy(ctx, "122.45")
		Expect(err).NotTo(HaveOccurred())
		Expect(o.TaxSource).To(Equal(pricing.TaxFallback), "the former one does not sign any more")
	})

	It("receives each report once after an outage of a day", func(ctx SpecContext) {
		const orders = 3
		var last *ordering.Order
		for range orders {
			o, err := t.buy(ctx, "122.45")
			Expect(err).NotTo(HaveOccurred())
			last = o
		}
		lost := 0
		t.taxes.Instead(func(w http.ResponseWriter, r *http.Request) {
			if lost++; lost%2 == 0 { // the service processes half of the requests, but no response arrives
				t.taxes.Work(httptest.NewRecorder(), r)
			}
			w.WriteHeader(http.StatusBadGateway)
		})
		_, _, err := t.Ordering.RefundOrder(ctx, another(t.actor), last.ID, ordering.RefundRequest{Reason: ordering.ReturnSellable,
			Lines: []ordering.RefundRequestLine{{LineItemID: last.Lines[0].ID, Quantity: 2}}})
		Expect(err).NotTo(HaveOccurred())
		for range 24 {
			t.work(ctx)
			t.Data.Clock.Advance(time.Hour)
		}
		Expect(t.count(ctx, "SELECT count(*) FROM integration_tasks WHERE status = 'RETRYING'")).To(Equal(orders + 1))
		t.taxes.Instead(nil)
		t.Data.Clock.Advance(2 * time.Hour)
		t.work(ctx)
		reports, taxes, back := t.taxes.Books()
		Expect([]any{reports, taxes, back}).To(Equal([]any{orders + 1, "58.65", "18.62"}))
		Expect(t.count(ctx, "SELECT count(*) FROM integration_tasks WHERE status <> 'SUCCEEDED'")).To(BeZero())
	})

	It("is called without locks, and two checkouts of one cart create one order", func(ctx SpecContext) {
		guest, cart := t.visitor(ctx, t.good, 2)
		arrived, release := make(chan bool, 10), make(chan bool)
		t.taxes.Instead(func(w http.ResponseWriter, r *http.Request) { arrived <- true; <-release; t.taxes.Work(w, r) })
		patient := 10_000
		_, err := t.Data.SQL.ExecContext(ctx, "UPDATE tax_providers SET timeout_ms = $1", patient)
		Expect(err).NotTo(HaveOccurred())
		outcome := make(chan map[domain.Code]int, 1)
		go func() {
			defer GinkgoRecover()
			outcome <- together(2, func(int) error {
				_, err := t.Ordering.CheckoutCart(ctx, another(guest), t.purchase(cart, "122.45", "pm_card_visa"))
				return err
			})
		}()
		<-arrived
		<-arrived
		Eventually(func() int { return t.idle(ctx) }).Should(BeZero())
		close(release)
		Expect(<-outcome).To(HaveKeyWithValue(domain.Code(""), 1))
		payments, _ := t.charged(ctx)
		Expect(payments).To(Equal(1))
	})

	It("is configured separately for each store", func(ctx SpecContext) {
		_, other := t.newStore(ctx, "other")
		provider, err := t.As(other).TaxProvider(ctx)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{provider.ProviderCode, provider.BaseURL}).To(Equal([]any{settings.ManualTax, (*string)(nil)}))
		_, err = t.buy(ctx, "122.45")
		Expect(err).NotTo(HaveOccurred())
		for _, q := range t.taxes.Quotes() {
			Expect(fmt.Sprint(q["storeId"])).To(Equal(domain.Itoa(t.store.ID)))
		}
		reports, err := t.As(other).TaxReportsOf(ctx, 1)
		Expect(err).NotTo(HaveOccurred())
		Expect(reports).To(BeEmpty())
	})
})

// instead returns a handler that sends the same response to every request.
func instead(status int, body string) func(*taxedStore) http.HandlerFunc {
	return func(*taxedStore) http.HandlerFunc {
		return func(w http.ResponseWriter, _ *http.Request) {
			w.WriteHeader(status)
			_, _ = w.Write([]byte(body))
		}
	}
}

// answered returns a response that taxes only the first of two charges.
func answered(amount, total string) string {
	return `{"charges":[{"charge":1,"taxes":[{"name":"VAT","rate":"19","amount":"` + amount + `"}]},{"charge":2,"taxes":[]}],"taxTotal":"` + total + `"}`
}
