package stripe_test

import (
	"context"
	"net/http"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/provider/payment/paymenttest"
	"github.com/storeplatform/storeplatform/store/provider/payment/stripe"
	"github.com/storeplatform/storeplatform/store/provider/payment/stripe/stripetest"
)

var _ = Describe("A Stripe notice", func() {
	const secret = "whsec_spec"
	var service *stripetest.Stripe
	var g *stripe.Gateway
	shop := account(1, "shop")
	shop.Secrets[payment.WebhookSecret] = secret
	BeforeEach(func() {
		service = stripetest.Serve()
		g = stripe.New(service.URL)
	})

	pay := func(ctx context.Context, key, token string, capture bool) payment.Result {
		GinkgoHelper()
		r, err := g.Authorize(ctx, shop, payment.AuthorizeRequest{Key: shop.Key(key), Amount: domain.MustAmount("50.00"), Currency: "USD", AutoCapture: capture, Token: token, ReturnURL: service.URL})
		Expect(err).NotTo(HaveOccurred())
		return r
	}
	// told returns the notice of the newest event, and the report that Read returns for it.
	told := func(ctx context.Context) (payment.Notice, payment.Report) {
		GinkgoHelper()
		all := service.Deliveries(secret, time.Now())
		last := all[len(all)-1]
		notices, err := g.Verify(shop, last.Header, last.Body, time.Now())
		Expect(err).NotTo(HaveOccurred())
		Expect(notices).To(HaveLen(1))
		reports, err := g.Read(ctx, shop, notices[0])
		Expect(err).NotTo(HaveOccurred())
		Expect(reports).To(HaveLen(1))
		return notices[0], reports[0]
	}

	It("is accepted only with a valid signature, and only for five minutes", func(ctx SpecContext) {
		pay(ctx, "payment-1", "pm_card_visa", true)
		now := time.Now()
		good := service.Deliveries(secret, now)[0]
		_, err := g.Verify(shop, good.Header, good.Body, now.Add(4*time.Minute))
		Expect(err).NotTo(HaveOccurred())
		without := account(1, "shop")
		for what, try := range map[string]func() error{
			"another secret": func() error {
				d := service.Deliveries("whsec_other", now)[0]
				_, err := g.Verify(shop, d.Header, d.Body, now)
				return err
			},
			"another body": func() error {
				_, err := g.Verify(shop, good.Header, append([]byte(" "), good.Body...), now)
				return err
			},
			"no signature": func() error { _, err := g.Verify(shop, http.Header{}, good.Body, now); return err },
			"long ago":     func() error { _, err := g.Verify(shop, good.Header, good.Body, now.Add(6*time.Minute)); return err },
			"not yet":      func() error { _, err := g.Verify(shop, good.Header, good.Body, now.Add(-6*time.Minute)); return err },
			"no secret":    func() error { _, err := g.Verify(without, good.Header, good.Body, now); return err },
		} {
			Expect(try()).To(MatchError(payment.ErrSignature), what)
		}
		live := shop
		live.Livemode = true
		Expect(g.Verify(live, good.Header, good.Body, now)).To(BeEmpty(), "of the other mode")
	})

	It("is refused if its signature header is ambiguous, even if one reading is valid", func(ctx SpecContext) {
		pay(ctx, "payment-1", "pm_card_visa", true)
		now := time.Now()
		for _, signedOn := range []time.Time{now, now.Add(-time.Hour)} {
			signed := service.Deliveries(secret, signedOn)[0]
			other := now
			if signedOn.Equal(now) {
				other = now.Add(-time.Hour)
			}
			for what, header := range paymenttest.Ambiguous(signed.Header, "Stripe-Signature", other) {
				_, err := g.Verify(shop, header, signed.Body, now)
				Expect(err).To(MatchError(payment.ErrSignature), what)
			}
		}
		signed := service.Deliveries(secret, now)[0]
		value := signed.Header.Get("Stripe-Signature")
		for _, changed := range []string{strings.Replace(value, "t=", "T=", 1), strings.Replace(value, "t=", "t=x", 1), strings.Replace(value, "v1=", "v0=", 1), strings.Replace(value, "t=", "t==", 1), "v1=" + strings.Repeat("0", 64)} {
			_, err := g.Verify(shop, http.Header{"Stripe-Signature": {changed}}, signed.Body, now)
			Expect(err).To(MatchError(payment.ErrSignature), changed)
		}
		By("while its secret is rotated, Stripe sends one signature for each")
		Expect(g.Verify(shop, http.Header{"Stripe-Signature": {value + ",v1=" + strings.Repeat("0", 64) + ",v0=x"}}, signed.Body, now)).To(HaveLen(1))
		Expect(g.Verify(shop, http.Header{"Stripe-Signature": {strings.Replace(value, "v1=", "v1="+strings.Repeat("0", 64)+",v1=", 1)}}, signed.Body, now)).To(HaveLen(1))
	})

	It("results in a report of the payment, whoever changed it", func(ctx SpecContext) {
		sold := pay(ctx, "payment-1", "pm_card_visa", true)
		n, r := told(ctx)
		Expect([]any{n.Subject, n.Reference, r.Key, r.Ended}).To(Equal([]any{payment.SubjectPayment, sold.Reference, "payment-1", false}))
		Expect(r.Result.Captured.Fixed(2)).To(Equal("50.00"))

		held := pay(ctx, "payment-2", "pm_card_visa", false)
		_, r = told(ctx)
		Expect([]any{r.Result.Outcome, r.Result.Held.Fixed(2), r.Ended}).To(Equal([]any{payment.Succeeded, "50.00", false}))
		_, err := g.Void(ctx, shop, payment.VoidRequest{Key: "void-2", Reference: held.Reference})
		Expect(err).NotTo(HaveOccurred())
		_, r = told(ctx)
		Expect([]any{r.Result.Outcome, r.Result.Held.IsZero(), r.Ended}).To(Equal([]any{payment.Succeeded, true, true}))

		part := pay(ctx, "payment-3", "pm_card_visa", false)
		_, err = g.Capture(ctx, shop, payment.CaptureRequest{Key: "capture-3-1", Reference: part.Reference, Amount: domain.MustAmount("20.00"), Currency: "USD"})
		Expect(err).NotTo(HaveOccurred())
		n, r = told(ctx)
		Expect([]any{n.Type, n.Reference, r.Result.Captured.Fixed(2), r.Ended}).To(Equal([]any{"charge.captured", part.Reference, "20.00", true}))

		pay(ctx, "payment-4", "pm_card_chargeDeclined", true)
		_, r = told(ctx)
		Expect([]any{r.Key, r.Result.Outcome}).To(Equal([]any{"payment-4", payment.Declined}))
		Expect(g.Read(ctx, account(2, "elsewhere"), payment.Notice{Subject: payment.SubjectPayment, Reference: sold.Reference})).To(BeEmpty(), "another store's")
		Expect(g.Read(ctx, shop, payment.Notice{Subject: payment.SubjectPayment, Reference: "pi_gone"})).To(BeEmpty())
	})

	It("results in a report of a refund, even if it was made elsewhere", func(ctx SpecContext) {
		sold := pay(ctx, "payment-1", "pm_card_refundFail", true)
		_, err := g.Refund(ctx, shop, payment.RefundRequest{Key: shop.Key("refund-9"), Reference: sold.Reference, Amount: domain.MustAmount("20.00"), Currency: "USD"})
		Expect(err).NotTo(HaveOccurred())
		_, r := told(ctx)
		Expect([]any{r.Subject, r.Key, r.Payment, r.Result.Outcome, r.Result.Amount.Fixed(2)}).To(Equal([]any{payment.SubjectRefund, "refund-9", sold.Reference, payment.Pending, "20.00"}))
		service.Settle()
		_, r = told(ctx)
		Expect([]any{r.Result.Outcome, r.Result.Amount.Fixed(2)}).To(Equal([]any{payment.Declined, "20.00"}))
		by := service.RefundByHand(sold.Reference, 500)
		_, r = told(ctx)
		Expect([]any{r.Reference, r.Key, r.Result.Amount.Fixed(2)}).To(Equal([]any{by, "", "5.00"}))
	})

	It("results in a report of a dispute", func(ctx SpecContext) {
		sold := pay(ctx, "payment-1", "pm_card_visa", true)
		for _, c := range []struct {
			begun, ruled string
			evidence     bool
			status       payment.DisputeStatus
		}{
			{"needs_response", "under_review", true, payment.DisputeOpen}, {"needs_response", "won", true, payment.DisputeWon}, {"needs_response", "lost", true, payment.DisputeLost},
			{"needs_response", "lost", false, payment.DisputeAccepted}, {"warning_needs_response", "warning_closed", true, payment.DisputeWon},
		} {
			id := service.Dispute(sold.Reference, c.begun)
			n, r := told(ctx)
			Expect([]any{n.Subject, n.Reference, r.Payment, r.Dispute.Status, r.Dispute.Amount.Fixed(2), r.Dispute.Reason}).
				To(Equal([]any{payment.SubjectDispute, id, sold.Reference, payment.DisputeOpen, "50.00", "fraudulent"}))
			Expect(r.Dispute.DueOn).To(BeTemporally(">", time.Now()))
			Expect(r.Dispute.IsInquiry).To(Equal(c.begun != "needs_response"))
			service.Rule(id, c.ruled, c.evidence)
			_, r = told(ctx)
			Expect(r.Dispute.Status).To(Equal(c.status), c.ruled)
			Expect([]bool{r.Dispute.HasEvidence, r.Dispute.EvidenceSubmittedOn.IsZero()}).To(Equal([]bool{c.evidence, true}))
		}
	})

	DescribeTable("results in a report of a closed Radar review", func(ctx SpecContext, capture bool, closed string, status payment.ReviewStatus) {
		sold := pay(ctx, "payment-1", "pm_card_riskLevelElevated", capture)
		Expect([]any{sold.Outcome, sold.Review}).To(Equal([]any{payment.Succeeded, payment.ReviewOpen}))
		found, err := g.Fetch(ctx, shop, payment.FetchRequest{Operation: payment.OperationAuthorize, Key: shop.Key("payment-1"), AskedOn: time.Now()})
		Expect(err).NotTo(HaveOccurred())
		Expect(found.Result.Review).To(Equal(payment.ReviewOpen))
		if closed == "canceled" {
			Expect(g.Void(ctx, shop, payment.VoidRequest{Key: "void-1", Reference: sold.Reference})).To(HaveField("Outcome", payment.Succeeded))
			_, r := told(ctx)
			Expect([]any{r.Ended, r.Result.Review}).To(Equal([]any{true, payment.ReviewOpen}))
		}
		service.Review(sold.Reference, closed)
		n, r := told(ctx)
		Expect([]any{n.Type, n.Subject, n.Reference, r.Key, r.Result.Outcome, r.Result.Review}).To(Equal([]any{"review.closed", payment.SubjectPayment, sold.Reference, "payment-1", payment.Succeeded, status}))
		found, err = g.Fetch(ctx, shop, payment.FetchRequest{Operation: payment.OperationAuthorize, Key: shop.Key("payment-1"), Reference: sold.Reference, AskedOn: time.Now()})
		Expect(err).NotTo(HaveOccurred())
		Expect(found.Result.Review).To(Or(Equal(status), BeEmpty()), "a payment that was given up was declined")
		Expect(found.Result.Review == status).To(Equal(closed != "canceled"))
	},
		Entry("of an approved payment", true, "approved", payment.ReviewApproved), Entry("of an approved hold", false, "approved", payment.ReviewApproved),
		Entry("of a payment refunded as fraud", true, "refunded_as_fraud", payment.ReviewClosed), Entry("of a canceled hold", false, "canceled", payment.ReviewClosed))

	It("leaves a review open if the key may not read reviews", func(ctx SpecContext) {
		service.NoReviews = true
		sold := pay(ctx, "payment-1", "pm_card_riskLevelElevated", true)
		service.Review(sold.Reference, "approved")
		_, r := told(ctx)
		Expect([]any{r.Result.Captured.Fixed(2), r.Result.Review}).To(Equal([]any{"50.00", payment.ReviewOpen}))
	})

	It("results in a report that a saved card was removed", func(ctx SpecContext) {
		kept, err := g.Save(ctx, shop, payment.SaveRequest{Key: "save-1", Customer: 7, Token: "pm_card_visa"})
		Expect(err).NotTo(HaveOccurred())
		Expect(g.Read(ctx, shop, payment.Notice{Subject: payment.SubjectInstrument, Reference: kept.Instrument})).To(HaveExactElements(HaveField("Ended", false)))
		Expect(g.Forget(ctx, shop, kept.Instrument)).To(Succeed())
		_, r := told(ctx)
		Expect([]any{r.Reference, r.Ended, r.Result.LastFour}).To(Equal([]any{kept.Instrument, true, "4242"}))
	})

	It("is found in a list with several pages if it was never delivered", func(ctx SpecContext) {
		for i := range 30 {
			pay(ctx, "payment-"+string(rune('a'+i)), "pm_card_visa", true)
		}
		seen := map[string]bool{}
		cursor := ""
		for pages := 0; ; pages++ {
			Expect(pages).To(BeNumerically("<", 5))
			page, err := g.Since(ctx, shop, time.Now().Add(-time.Hour), cursor)
			Expect(err).NotTo(HaveOccurred())
			for _, r := range page.Reports {
				seen[r.Key] = true
			}
			if cursor = page.Cursor; cursor == "" {
				break
			}
		}
		Expect(seen).To(HaveLen(30))
		Expect(g.Since(ctx, shop, time.Now().Add(time.Hour), "")).To(HaveField("Reports", BeEmpty()))
	})

	It("is sent to one endpoint per address, and signed with the latest secret", func(ctx SpecContext) {
		first, err := g.Subscribe(ctx, shop, "https://store.example/provider/STRIPE/11")
		Expect(err).NotTo(HaveOccurred())
		second, err := g.Subscribe(ctx, shop, "https://store.example/provider/STRIPE/11")
		Expect(err).NotTo(HaveOccurred())
		Expect(second.Reveal()).To(And(HavePrefix("whsec_"), Not(Equal(first.Reveal()))))
		Expect(service.Endpoints()).To(Equal(1))
		_, err = g.Subscribe(ctx, account(2, "elsewhere"), "https://store.example/provider/STRIPE/12")
		Expect(err).NotTo(HaveOccurred())
		Expect(service.Endpoints()).To(Equal(2))
	})
})
