package payment_test

import (
	"context"
	"io"
	"net/http"
	"net/http/httptest"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/provider/payment/paymenttest"
	"github.com/storeplatform/storeplatform/store/storetest"
)

// told is a notice that the sandbox sent.
type told struct {
	header http.Header
	body   []byte
}

// notified is a sandbox that sends notices, together with its Notifier and the received notices.
type notified struct {
	*payment.Sandbox
	payment.Notifier
	url    string
	told   []told
	status int
}

func notifying(open func(context.Context) payment.Home, remote bool) func(context.Context) *notified {
	return func(ctx context.Context) *notified {
		n := &notified{status: http.StatusOK}
		server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, req *http.Request) {
			body, _ := io.ReadAll(req.Body)
			n.told = append(n.told, told{req.Header.Clone(), body})
			w.WriteHeader(n.status)
		}))
		DeferCleanup(server.Close)
		n.url = server.URL + "/provider/SANDBOX/11"
		n.Sandbox = payment.NewSandbox(open(ctx), "http://shop.example/sandbox")
		n.Notifier = n.Sandbox
		if remote {
			there := httptest.NewServer(payment.SandboxHandler(n.Sandbox))
			DeferCleanup(there.Close)
			client, err := payment.NewSandboxClient(there.URL)
			Expect(err).NotTo(HaveOccurred())
			n.Notifier = client
		}
		return n
	}
}

// account returns an account that subscribed to notices.
func (n *notified) account(ctx context.Context) payment.Account {
	GinkgoHelper()
	a := payment.Account{StoreID: 1, ProviderID: 11, Namespace: "abc", Secrets: map[string]payment.Secret{}}
	secret, err := n.Notifier.Subscribe(ctx, a, n.url)
	Expect(err).NotTo(HaveOccurred())
	a.Secrets[payment.WebhookSecret] = secret
	return a
}

// tells sends the only notice that is due, and returns the report that results from it.
func (n *notified) tells(ctx context.Context, a payment.Account) payment.Report {
	GinkgoHelper()
	n.told = nil
	Expect(n.TellDue(ctx, nil)).To(Equal(1))
	notices, err := n.Notifier.Verify(a, n.told[0].header, n.told[0].body, time.Now())
	Expect(err).NotTo(HaveOccurred())
	reports, err := n.Notifier.Read(ctx, a, notices[0])
	Expect(err).NotTo(HaveOccurred())
	Expect(reports).To(HaveLen(1))
	return reports[0]
}

var _ = DescribeTableSubtree("A sandbox with a webhook", func(open func(context.Context) *notified) {
	var n *notified
	var a payment.Account
	BeforeEach(func(ctx SpecContext) { n = open(ctx); a = n.account(ctx) })

	pay := func(ctx context.Context, token string) payment.Result {
		GinkgoHelper()
		return settled(n.Authorize(ctx, a, sale("abc-payment-1", "12.50", token)))
	}

	It("sends notices only about changes that no response contained, unless TellAll is set", func(ctx SpecContext) {
		pay(ctx, "pm_card_visa")
		Expect(n.TellDue(ctx, nil)).To(BeZero())
		asked := settled(n.Authorize(ctx, a, sale("abc-payment-2", "12.50", "pm_card_authenticationRequired")))
		Expect(n.TellDue(ctx, nil)).To(BeZero())
		Expect(n.Authenticate(ctx, "abc-payment-2", true)).To(Succeed())
		r := n.tells(ctx, a)
		Expect([]any{r.Subject, r.Key, r.Reference, r.Result.Outcome, r.Result.Captured.String(), r.Ended}).
			To(Equal([]any{payment.SubjectPayment, "payment-2", asked.Reference, payment.Succeeded, "12.50", false}))
		_, err := n.Authorize(ctx, a, sale("abc-payment-3", "10.77", "pm_card_visa"))
		Expect(err).NotTo(HaveOccurred())
		Expect(n.tells(ctx, a).Key).To(Equal("payment-3"), "its call returned Unknown")
		n.TellAll = true
		settled(n.Authorize(ctx, a, sale("abc-payment-4", "12.50", "pm_card_visa")))
		Expect(n.tells(ctx, a).Key).To(Equal("payment-4"))
	})

	It("signs its notices, and Verify refuses every other signature", func(ctx SpecContext) {
		_, err := n.ByHand(ctx, payment.Call{Operation: payment.OperationRefund, StoreID: 1, Reference: pay(ctx, "pm_card_visa").Reference, Amount: sale("", "1.00", "").Amount, Currency: "USD"})
		Expect(err).NotTo(HaveOccurred())
		r := n.tells(ctx, a)
		Expect([]any{r.Subject, r.Key, r.Result.Amount.String(), r.Result.Outcome}).To(Equal([]any{payment.SubjectRefund, "", "1.00", payment.Succeeded}), "the platform did not request it")
		sent := n.told[0]
		other := a
		other.Secrets = map[string]payment.Secret{payment.WebhookSecret: "whsec_other"}
		none := payment.Account{StoreID: 1, ProviderID: 11}
		for what, refused := range map[string]func() error{
			"another body": func() error {
				_, err := n.Notifier.Verify(a, sent.header, append(sent.body, ' '), time.Now())
				return err
			},
			"another secret": func() error { _, err := n.Notifier.Verify(other, sent.header, sent.body, time.Now()); return err },
			"no secret":      func() error { _, err := n.Notifier.Verify(none, sent.header, sent.body, time.Now()); return err },
			"no signature":   func() error { _, err := n.Notifier.Verify(a, http.Header{}, sent.body, time.Now()); return err },
			"one of long ago": func() error {
				_, err := n.Notifier.Verify(a, sent.header, sent.body, time.Now().Add(6*time.Minute))
				return err
			},
			"one of the future": func() error {
				_, err := n.Notifier.Verify(a, sent.header, sent.body, time.Now().Add(-6*time.Minute))
				return err
			},
		} {
			Expect(refused()).To(MatchError(payment.ErrSignature), what)
		}
		for what, header := range paymenttest.Ambiguous(sent.header, "Sandbox-Signature", time.Now().Add(-time.Hour)) {
			_, err := n.Notifier.Verify(a, header, sent.body, time.Now())
			Expect(err).To(MatchError(payment.ErrSignature), what)
		}
	})

	It("repeats a notice until the receiver accepts it", func(ctx SpecContext) {
		n.status = http.StatusServiceUnavailable
		_, err := n.ByHand(ctx, payment.Call{Operation: payment.OperationRefund, StoreID: 1, Reference: pay(ctx, "pm_card_visa").Reference, Amount: sale("", "1.00", "").Amount, Currency: "USD"})
		Expect(err).NotTo(HaveOccurred())
		Expect(n.TellDue(ctx, nil)).To(Equal(1))
		n.status = http.StatusOK
		Eventually(func() (int, error) { return n.TellDue(ctx, nil) }).WithTimeout(5 * time.Second).WithPolling(50 * time.Millisecond).Should(Equal(1))
		Expect(n.TellDue(ctx, nil)).To(BeZero())
		Expect(n.told).To(HaveLen(2))
		Expect(n.told[0].body).To(Equal(n.told[1].body))
	})

	It("opens one dispute about a captured payment with a dispute card, and reports the decision", func(ctx SpecContext) {
		held := settled(n.Authorize(ctx, a, authorization("abc-payment-1", "12.50", "pm_card_createDispute")))
		Expect(n.TellDue(ctx, nil)).To(BeZero(), "nothing was taken")
		settled(n.Capture(ctx, a, capture("abc-capture-1-1", held.Reference, "10.00")))
		opened := n.tells(ctx, a)
		Expect([]any{opened.Subject, opened.Payment, opened.Dispute.Status, opened.Dispute.Amount.String(), opened.Dispute.Reason, opened.Dispute.IsInquiry}).
			To(Equal([]any{payment.SubjectDispute, held.Reference, payment.DisputeOpen, "10.00", "fraudulent", false}))
		Expect(opened.Dispute.DueOn).To(BeTemporally(">", time.Now()))
		settled(n.Capture(ctx, a, capture("abc-capture-1-2", held.Reference, "2.50")))
		Expect(n.TellDue(ctx, nil)).To(BeZero())
		Expect(n.Decide(ctx, opened.Reference, func(d *payment.LedgerDispute) { d.Status = payment.DisputeLost })).To(Succeed())
		Expect(n.tells(ctx, a).Dispute.Status).To(Equal(payment.DisputeLost))
		settled(n.Authorize(ctx, a, sale("abc-payment-2", "5.00", "pm_card_createDisputeInquiry")))
		Expect(n.tells(ctx, a).Dispute.IsInquiry).To(BeTrue())
	})

	It("reports bounced refunds and reissued cards", func(ctx SpecContext) {
		paid := pay(ctx, "pm_card_visa")
		back := settled(n.Refund(ctx, a, refund("abc-refund-1", paid.Reference, "12.50")))
		Expect(n.Bounce(ctx, back.Reference)).To(Succeed())
		r := n.tells(ctx, a)
		Expect([]any{r.Key, r.Payment, r.Result.Outcome}).To(Equal([]any{"refund-1", paid.Reference, payment.Declined}))
		Expect(settled(n.Refund(ctx, a, refund("abc-refund-2", paid.Reference, "12.50")))).To(have(payment.Succeeded, "12.50"))
		saved := sale("abc-payment-2", "5.00", "pm_card_visa")
		saved.Save, saved.Customer = true, 7
		kept := settled(n.Authorize(ctx, a, saved)).Instrument
		Expect(n.Reissue(ctx, kept, "pm_card_mastercard")).To(Succeed())
		r = n.tells(ctx, a)
		Expect([]any{r.Subject, r.Reference, r.Result.LastFour, r.Ended}).To(Equal([]any{payment.SubjectInstrument, kept, "4444", false}))
		Expect(n.Reissue(ctx, kept, "")).To(Succeed())
		Expect(n.tells(ctx, a).Ended).To(BeTrue())
	})

	It("lists changes since a time only to their own account", func(ctx SpecContext) {
		paid := pay(ctx, "pm_card_visa")
		settled(n.Refund(ctx, a, refund("abc-refund-1", paid.Reference, "2.50")))
		page, err := n.Notifier.Since(ctx, a, time.Now().Add(-time.Minute), "")
		Expect(err).NotTo(HaveOccurred())
		Expect(page.Cursor).To(BeEmpty())
		Expect(page.Reports).To(HaveExactElements(HaveField("Key", "payment-1"), HaveField("Key", "refund-1")))
		later, err := n.Notifier.Since(ctx, a, time.Now().Add(time.Minute), "")
		Expect(err).NotTo(HaveOccurred())
		Expect(later.Reports).To(BeEmpty())
		stranger := payment.Account{StoreID: 2, ProviderID: 12}
		others, err := n.Notifier.Since(ctx, stranger, time.Time{}, "")
		Expect(err).NotTo(HaveOccurred())
		Expect(others.Reports).To(BeEmpty())
		Expect(n.Notifier.Read(ctx, stranger, payment.Notice{Subject: payment.SubjectPayment, Reference: paid.Reference})).To(BeEmpty())
		Expect(n.Notifier.Read(ctx, a, payment.Notice{Subject: payment.SubjectDispute, Reference: "dis_gone"})).To(BeEmpty())
	})
}, Entry("in memory", notifying(func(context.Context) payment.Home { return payment.InMemory() }, false)),
	Entry("in a database", notifying(func(ctx context.Context) payment.Home { return booksAt(storetest.URL(ctx)) }, false)),
	Entry("over HTTP", notifying(func(context.Context) payment.Home { return payment.InMemory() }, true)))
