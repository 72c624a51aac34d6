package store_test

import (
	"context"
	"net/http"
	"net/http/httptest"
	"sync/atomic"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/provider/payment/stripe/stripetest"
	"github.com/storeplatform/storeplatform/store/provider/tax/stripetax"
	"github.com/storeplatform/storeplatform/store/storetest"
)

// stripeStore is a store that uses Stripe Tax. An item costs 49.00 EUR, and shipping costs 4.90
// EUR.
type stripeStore struct {
	*taxedStore
	stripe *stripetest.Stripe
}

func newStripeStore(ctx context.Context) *stripeStore {
	GinkgoHelper()
	t := &stripeStore{stripe: stripetest.Serve()}
	t.taxedStore = &taxedStore{checkoutStore: newCheckoutStore(ctx)}
	t.Service = t.process()
	t.good = t.checkoutStore.good(ctx, "POUR-OVER", 40).Variants[0].ID
	t.stripe.Tax("DE", "VAT", "7.7")
	_, err := t.Taxes.UpdateTaxProvider(ctx, another(t.actor), t.key(stripetest.SecretKey), domain.Expect{})
	Expect(err).NotTo(HaveOccurred())
	return t
}

func (t *stripeStore) process() *store.Service {
	return newService(store.Options{DB: t.Data.Repo, Clock: t.Data.Clock, Keys: storetest.Keyring(), Gateways: payment.NewGateways(t.gateway), StripeTax: stripetax.New(t.stripe.URL),
		PublicURL: "http://store.example"})
}

func (t *stripeStore) key(secret string) settings.TaxProviderInput {
	code, yes, ms, fallback := settings.StripeTax, true, 5000, settings.UseManualRates
	return settings.TaxProviderInput{ProviderCode: &code, Credentials: map[string]*string{settings.SecretKey: &secret}, CommitOnCapture: &yes, TimeoutMS: &ms, Fallback: &fallback}
}

// books returns the sums of net and tax in Stripe's records, in minor units, and the number of these
// records.
func (t *stripeStore) books() [3]int64 {
	var out [3]int64
	for _, e := range t.stripe.TaxEntries() {
		out[0], out[1], out[2] = out[0]+e.Net, out[1]+e.Tax, out[2]+1
	}
	return out
}

// told runs the tasks until Stripe Tax has received every report.
func (t *stripeStore) told(ctx context.Context) {
	GinkgoHelper()
	for range 6 {
		t.work(ctx)
		t.Data.Clock.Advance(time.Minute)
	}
	Expect(t.count(ctx, "SELECT count(*) FROM integration_tasks WHERE task_type = 'TAX_REPORT' AND status <> 'SUCCEEDED'")).To(BeZero())
}

var _ = Describe("A store with Stripe Tax", func() {
	var t *stripeStore
	BeforeEach(func(ctx SpecContext) { t = newStripeStore(ctx) })

	It("taxes an order through Stripe, which records the charge, refunds and edits", func(ctx SpecContext) {
		o, err := t.buy(ctx, "110.83") // 98.00 plus 4.90 for shipping, with 7.55 and 0.38 tax
		Expect(err).NotTo(HaveOccurred())
		Expect(t.sums(o)).To(Equal([]string{"PROVIDER", "7.93", "110.83"}))
		Expect(o.TaxReference).To(HavePrefix("taxcalc_"))
		Expect(o.Lines[0].Taxes[0].Name).To(Equal("New York VAT"))
		asked := t.stripe.Calculations()
		t.told(ctx)
		Expect(t.books()).To(Equal([3]int64{10290, 793, 1}))
		Expect(t.stripe.Calculations()).To(Equal(asked), "the order is recorded from its quote")

		By("a refund uses the old rate after the rate has changed")
		_, r, err := t.Ordering.RefundOrder(ctx, another(t.actor), o.ID, ordering.RefundRequest{Reason: ordering.ReturnSellable,
			Lines: []ordering.RefundRequestLine{{LineItemID: o.Lines[0].ID, Quantity: 1}}})
		Expect(err).NotTo(HaveOccurred())
		Expect(r.Status).To(Equal(ordering.RefundCompleted))
		t.told(ctx)
		Expect(t.books()).To(Equal([3]int64{5390, 415, 2}))

		By("an edit reverses the remaining record, and records the order with the new charges")
		now, err := t.As(t.actor).Order(ctx, ordering.OrderKey{ID: o.ID})
		Expect(err).NotTo(HaveOccurred())
		edited, err := t.Ordering.UpdateOrder(ctx, another(t.actor), o.ID, ordering.OrderUpdate{Items: []ordering.OrderItem{{LineID: o.Lines[0].ID, Quantity: 2}, {VariantID: t.good, Quantity: 1}}},
			domain.Expect{Body: &now.Version})
		Expect(err).NotTo(HaveOccurred())
		Expect(edited.TaxTotal.Fixed(2)).To(Equal("11.70"))
		t.told(ctx)
		Expect(t.books()).To(Equal([3]int64{10290, 792, 5}))
		Expect(t.count(ctx, "SELECT count(*) FROM tax_reports WHERE settled_on IS NULL")).To(BeZero())
	})

	It("taxes two orders with the same content by one quote, and records both orders at Stripe", func(ctx SpecContext) {
		one, err := t.buy(ctx, "110.83")
		Expect(err).NotTo(HaveOccurred())
		two, err := t.buy(ctx, "110.83")
		Expect(err).NotTo(HaveOccurred())
		Expect(two.TaxReference).To(Equal(one.TaxReference), "it was asked once")
		t.told(ctx)
		Expect(t.books()).To(Equal([3]int64{2 * 10290, 2 * 793, 2}))
	})

	It("records everything once despite lost responses, failed calls and concurrent processes", func(ctx SpecContext) {
		t.stripe.Tax("DE", "VAT", "10") // the sandbox responds to every refund of this tax
		o, err := t.buy(ctx, "113.19")
		Expect(err).NotTo(HaveOccurred())
		for range 2 {
			_, r, err := t.Ordering.RefundOrder(ctx, another(t.actor), o.ID, ordering.RefundRequest{Reason: ordering.ReturnSellable,
				Lines: []ordering.RefundRequestLine{{LineItemID: o.Lines[0].ID, Quantity: 1}}})
			Expect(err).NotTo(HaveOccurred())
			Expect(r.Status).To(Equal(ordering.RefundCompleted))
		}
		Expect(t.count(ctx, "SELECT count(*) FROM tax_reports")).To(Equal(3))
		t.stripe.Break(stripetest.Fault{On: "POST /v1/tax/transactions", Silent: true, Done: true}, stripetest.Fault{On: "POST /v1/tax/transactions", Status: 500},
			stripetest.Fault{On: "POST /v1/tax/transactions", Status: 429}, stripetest.Fault{On: "POST /v1/tax/transactions", Silent: true, Done: true})
		for range 12 {
			other := t.process()
			Expect(together(4, func(i int) error {
				if i%2 == 0 {
					return other.WorkTasks(ctx)
				}
				return t.WorkTasks(ctx)
			})).To(HaveLen(1))
			t.Data.Clock.Advance(20 * time.Minute)
		}
		t.told(ctx)
		Expect(t.books()).To(Equal([3]int64{490, 49, 3}))
	})

	It("checks the mode, validity and permissions of a key before it saves the key", func(ctx SpecContext) {
		_, err := t.Taxes.UpdateTaxProvider(ctx, another(t.actor), t.key("sk_live_0000000000000000"), domain.Expect{})
		Expect(err).To(refuse(domain.InvalidValue))
		_, err = t.Taxes.UpdateTaxProvider(ctx, another(t.actor), t.key("sk_test_other"), domain.Expect{})
		Expect(err).To(refuse(domain.InvalidValue))
		bare, url := t.key(stripetest.SecretKey), "https://taxes.example"
		base := &url
		bare.BaseURL = &base
		bare.Credentials["signingSecret"] = bare.Credentials[settings.SecretKey]
		_, err = t.Taxes.UpdateTaxProvider(ctx, another(t.actor), bare, domain.Expect{})
		Expect(err).To(refuse(domain.InvalidValue))
		provider, err := t.As(t.actor).TaxProvider(ctx)
		Expect(err).NotTo(HaveOccurred())
		Expect(provider.Credentials).NotTo(ContainSubstring(stripetest.SecretKey))
		Expect(provider.Masked[settings.SecretKey]).NotTo(ContainSubstring("Spec"))
	})

	It("keeps its account while Stripe has records of orders, and accepts a new key of that account", func(ctx SpecContext) {
		other := t.stripe.Another("sk_test_otherAccount00000000", "pk_test_otherAccount00000000")
		other.Tax("DE", "VAT", "7.7")
		change := func(in settings.TaxProviderInput) error {
			_, err := t.Taxes.UpdateTaxProvider(ctx, another(t.actor), in, domain.Expect{})
			return err
		}
		Expect(change(t.key("sk_test_otherAccount00000000"))).To(Succeed(), "nothing is recorded yet")
		Expect(change(t.key(stripetest.SecretKey))).To(Succeed())
		_, err := t.buy(ctx, "110.83")
		Expect(err).NotTo(HaveOccurred())
		t.told(ctx)
		Expect(change(t.key("sk_test_otherAccount00000000"))).To(refuse(domain.InUse))
		const rotated = "sk_test_rotated0000000000000"
		t.stripe.Allow(rotated)
		Expect(change(t.key(rotated))).To(Succeed())
		By("the account stays the same even after the current key is revoked")
		t.stripe.Revoke(rotated)
		Expect(change(t.key("sk_test_otherAccount00000000"))).To(refuse(domain.InUse))
		Expect(change(t.key(stripetest.SecretKey))).To(Succeed())
		By("the account can change after the store has left Stripe Tax")
		Expect(change(settings.TaxProviderInput{ProviderCode: new(settings.ManualTax)})).To(Succeed())
		Expect(change(t.key("sk_test_otherAccount00000000"))).To(Succeed())
	})

	It("uses its own tax rates during an outage", func(ctx SpecContext) {
		t.stripe.Break(stripetest.Fault{On: "POST /v1/tax", Status: 500})
		o, err := t.buy(ctx, "122.45")
		Expect(err).NotTo(HaveOccurred())
		Expect(t.sums(o)).To(Equal([]string{"FALLBACK", "19.55", "122.45"}))
	})
})

var _ = Describe("A tax service that does not respond", func() {
	It("delays at most five buyers, gets one probe at a time, and recovers after any response", func(ctx SpecContext) {
		t := newTaxedStore(ctx)
		var asked, status atomic.Int32
		status.Store(http.StatusBadGateway)
		release := make(chan bool)
		held := atomic.Bool{}
		arrived := make(chan bool, 20)
		t.taxes.Instead(func(w http.ResponseWriter, r *http.Request) {
			asked.Add(1)
			if held.Load() {
				arrived <- true
				<-release
			}
			if status.Load() == http.StatusOK {
				t.taxes.Work(w, r)
				return
			}
			w.WriteHeader(int(status.Load()))
		})
		DeferCleanup(func() { t.taxes.Instead(nil) })
		source := func() string {
			GinkgoHelper()
			guest, cart := t.visitor(ctx, t.good, 2)
			to := germany
			to.ShippingMethodID = &t.method
			shown, err := t.Ordering.CartSummary(ctx, guest, to)
			Expect(err).NotTo(HaveOccurred())
			_ = cart
			if shown.Quote.TaxIsEstimated {
				return "estimated"
			}
			return "service"
		}
		for range 12 {
			Expect(source()).To(Equal("estimated"))
		}
		Expect(asked.Load()).To(BeEquivalentTo(5))

		By("a probe does not delay other buyers")
		t.Data.Clock.Advance(6 * time.Second)
		_, err := t.Data.SQL.ExecContext(ctx, "UPDATE tax_providers SET timeout_ms = 10000")
		Expect(err).NotTo(HaveOccurred())
		held.Store(true)
		probed := make(chan string, 1)
		go func() { defer GinkgoRecover(); probed <- source() }()
		<-arrived
		for range 4 {
			Expect(source()).To(Equal("estimated"))
		}
		held.Store(false)
		close(release)
		Expect(<-probed).To(Equal("estimated"))
		Expect(asked.Load()).To(BeEquivalentTo(6))

		By("no request is sent before the next probe")
		t.Data.Clock.Advance(10 * time.Second)
		Expect(source()).To(Equal("estimated"))
		Expect(asked.Load()).To(BeEquivalentTo(6))

		By("a probe succeeds")
		status.Store(http.StatusOK)
		t.Data.Clock.Advance(6 * time.Second)
		Expect(source()).To(Equal("service"))

		By("a refusal counts as a response")
		status.Store(http.StatusUnprocessableEntity)
		t.Data.Clock.Advance(10 * time.Minute)
		before := asked.Load()
		for range 8 {
			Expect(source()).To(Equal("estimated"))
		}
		Expect(asked.Load() - before).To(BeEquivalentTo(8))

		By("a new address is tried at once")
		status.Store(http.StatusBadGateway)
		for range 8 {
			source()
		}
		status.Store(http.StatusOK)
		server := httptest.NewServer(t.taxes)
		DeferCleanup(server.Close)
		_, err = t.provide(ctx, connection(server.URL, nil))
		Expect(err).NotTo(HaveOccurred())
		Expect(source()).To(Equal("service"))
	})
})
