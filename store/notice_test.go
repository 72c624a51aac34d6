package store_test

import (
	"context"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/provider/payment"
)

// hears subscribes the store to notifications of the sandbox, delivers the pending ones, and returns their
// number. The store does not process them yet.
func (t *checkoutStore) hears(ctx context.Context) (told int) {
	GinkgoHelper()
	Expect(t.Ordering.SubscribeToNotices(ctx)).To(Succeed())
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, req *http.Request) {
		body, err := io.ReadAll(req.Body)
		if err == nil {
			_, err = t.Ordering.ReceiveNotices(req.Context(), "SANDBOX", t.provider, req.Header, body)
		}
		if err != nil {
			http.Error(w, err.Error(), http.StatusInternalServerError)
		}
	}))
	defer server.Close()
	told, err := t.sandbox.TellDue(ctx, func(url string) string { return strings.Replace(url, "http://store.example", server.URL, 1) })
	Expect(err).NotTo(HaveOccurred())
	return told
}

// follows delivers the pending notifications and processes them.
func (t *checkoutStore) follows(ctx context.Context) {
	GinkgoHelper()
	t.hears(ctx)
	Expect(t.Ordering.WorkProviderEvents(ctx)).To(Succeed())
	Expect(t.count(ctx, "SELECT count(*) FROM provider_events WHERE due_on IS NOT NULL OR last_error <> ''")).To(BeZero())
}

var _ = Describe("Notifications from a payment service", func() {
	var t *checkoutStore
	BeforeEach(func(ctx SpecContext) {
		t = newCheckoutStore(ctx)
		Expect(t.Ordering.SubscribeToNotices(ctx)).To(Succeed())
	})

	buy := func(ctx context.Context, card string) *ordering.Order {
		GinkgoHelper()
		guest, cart := t.visitor(ctx, t.good(ctx, uuid.NewString()[:8], 5).Variants[0].ID, 1)
		order, err := t.Ordering.CheckoutCart(ctx, guest, t.purchase(cart, "64.14", card))
		Expect(err).NotTo(HaveOccurred())
		return order
	}
	paidBy := func(ctx context.Context, id int64) *ordering.Order {
		GinkgoHelper()
		o, err := t.As(t.actor).Order(ctx, ordering.OrderKey{ID: id})
		Expect(err).NotTo(HaveOccurred())
		return o
	}

	It("are subscribed to again an hour after a failure to read the credentials", func(ctx SpecContext) {
		set := func(credentials string) {
			GinkgoHelper()
			Expect(t.Data.SQL.ExecContext(ctx, "UPDATE payment_providers SET credentials = $1, notice_secret = '' WHERE id = $2", credentials, t.provider)).NotTo(BeNil())
		}
		var readable string
		Expect(t.Data.SQL.QueryRowContext(ctx, "SELECT credentials FROM payment_providers WHERE id = $1", t.provider).Scan(&readable)).To(Succeed())
		set("unreadable")
		Expect(t.Data.SQL.ExecContext(ctx, "UPDATE payment_providers SET subscribe_on = $1 WHERE id = $2", t.Clock.Now(), t.provider)).NotTo(BeNil())
		subscribed := func() bool {
			GinkgoHelper()
			Expect(t.Ordering.SubscribeToNotices(ctx)).To(Succeed())
			return t.count(ctx, "SELECT count(*) FROM payment_providers WHERE notice_secret <> '' AND subscribe_on IS NULL") == 1
		}
		Expect(subscribed()).To(BeFalse())
		set(readable)
		Expect(subscribed()).To(BeFalse(), "before the hour")
		t.Clock.Advance(time.Hour)
		Expect(subscribed()).To(BeTrue())
	})

	It("settle a payment once, as soon as its customer has consented", func(ctx SpecContext) {
		order := buy(ctx, "pm_card_authenticationRequired")
		Expect(order.Status).To(Equal(ordering.OrderDraft))
		Expect(t.sandbox.Authenticate(ctx, t.keyOf(ctx, order.Payments[0]), true)).To(Succeed())
		Expect(t.hears(ctx)).To(Equal(1))
		Expect(paidBy(ctx, order.ID).Status).To(Equal(ordering.OrderDraft), "it is kept, and not worked off yet")
		Expect(t.Ordering.WorkProviderEvents(ctx)).To(Succeed())
		Expect(paidBy(ctx, order.ID).PaymentStatus).To(Equal(ordering.PaymentPaid))
		events := t.events(ctx)
		_, err := t.Data.SQL.ExecContext(ctx, "UPDATE provider_events SET due_on = now(), ended_on = NULL")
		Expect(err).NotTo(HaveOccurred())
		Expect(t.Ordering.WorkProviderEvents(ctx)).To(Succeed())
		Expect(t.events(ctx)).To(Equal(events), "told twice")
	})

	It("are stored once even if they are repeated, and refused without a valid signature", func(ctx SpecContext) {
		order := buy(ctx, "pm_card_authenticationRequired")
		Expect(t.sandbox.Authenticate(ctx, t.keyOf(ctx, order.Payments[0]), true)).To(Succeed())
		var header http.Header
		var body []byte
		server := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, req *http.Request) {
			header = req.Header.Clone()
			body, _ = io.ReadAll(req.Body)
		}))
		defer server.Close()
		Expect(t.sandbox.TellDue(ctx, func(string) string { return server.URL })).To(Equal(1))
		for range 3 {
			Expect(t.Ordering.ReceiveNotices(ctx, "SANDBOX", t.provider, header, body)).To(Equal(1))
		}
		Expect(t.count(ctx, "SELECT count(*) FROM provider_events")).To(Equal(1))
		_, err := t.Ordering.ReceiveNotices(ctx, "SANDBOX", t.provider, header, append(body, ' '))
		Expect(err).To(refuse(domain.InvalidRequest))
		_, err = t.Ordering.ReceiveNotices(ctx, "SANDBOX", t.provider+1, header, body)
		Expect(err).To(refuse(domain.NotFound))
		_, err = t.Ordering.ReceiveNotices(ctx, "OFFLINE", t.provider, header, body)
		Expect(err).To(refuse(domain.NotFound))
		Expect(t.count(ctx, "SELECT count(*) FROM provider_events")).To(Equal(1))
	})

	It("update the status that the provider shows, and never reveal their secret", func(ctx SpecContext) {
		status := func() settings.NoticeStatus {
			p, err := t.As(t.actor).PaymentProvider(ctx, t.provider)
			Expect(err).NotTo(HaveOccurred())
			Expect(p.NoticeSecret).NotTo(ContainSubstring("whsec"))
			return p.Notices()
		}
		Expect(status()).To(Equal(settings.NoticesAwaited))
		_, err := t.Ordering.ReceiveNotices(ctx, "SANDBOX", t.provider, nil, nil)
		Expect(err).To(refuse(domain.InvalidRequest))
		Expect(status()).To(Equal(settings.NoticesRefused))
		t.Data.Clock.Advance(time.Second)
		order := buy(ctx, "pm_card_authenticationRequired")
		Expect(t.sandbox.Authenticate(ctx, t.keyOf(ctx, order.Payments[0]), true)).To(Succeed())
		t.follows(ctx)
		Expect(status()).To(Equal(settings.NoticesReceived))
	})

	It("are retried while the service has no details, and deleted much later", func(ctx SpecContext) {
		order := buy(ctx, "pm_card_authenticationRequired")
		Expect(t.sandbox.Authenticate(ctx, t.keyOf(ctx, order.Payments[0]), true)).To(Succeed())
		t.gateway.unread = errors.New("the service is down")
		Expect(t.hears(ctx)).To(Equal(1))
		Expect(t.Ordering.WorkProviderEvents(ctx)).To(Succeed())
		Expect(t.count(ctx, "SELECT count(*) FROM provider_events WHERE attempts = 1 AND last_error LIKE '%is down' AND due_on > now()")).To(Equal(1))
		t.gateway.unread = nil
		Expect(t.Ordering.WorkProviderEvents(ctx)).To(Succeed())
		Expect(paidBy(ctx, order.ID).Status).To(Equal(ordering.OrderDraft), "not at once")
		t.Data.Clock.Advance(time.Minute)
		Expect(t.Ordering.WorkProviderEvents(ctx)).To(Succeed())
		Expect(paidBy(ctx, order.ID).PaymentStatus).To(Equal(ordering.PaymentPaid))
		Expect(t.Ordering.ForgetProviderEvents(ctx)).To(Succeed())
		Expect(t.count(ctx, "SELECT count(*) FROM provider_events")).To(Equal(1))
		t.Data.Clock.Advance(31 * 24 * time.Hour)
		Expect(t.Ordering.ForgetProviderEvents(ctx)).To(Succeed())
		Expect(t.count(ctx, "SELECT count(*) FROM provider_events")).To(BeZero())
	})
})

// Read implements payment.Notifier. It returns the spec's error or reports if set, and otherwise
// the sandbox's reports.
func (f *faulty) Read(ctx context.Context, a payment.Account, n payment.Notice) ([]payment.Report, error) {
	if f.unread != nil {
		return nil, f.unread
	}
	if f.reports != nil {
		return f.reports, nil
	}
	return f.Sandbox.Read(ctx, a, n)
}
