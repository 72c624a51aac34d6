package paymenttest

import (
	"context"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/provider/payment"
)

// links tests payments on a page of the service.
func links(subject func() *Subject) {
	var s *Subject
	BeforeEach(func() {
		s = subject()
		if !s.Can(s.Shop, payment.Crypto, "USD").Link {
			Skip("the gateway declares no links")
		}
	})

	page := func(key, amount string) payment.AuthorizeRequest {
		return payment.AuthorizeRequest{Key: key, Amount: domain.MustAmount(amount), Currency: "USD", AutoCapture: true, Link: true, ReturnURL: "http://127.0.0.1:9/returned"}
	}
	open := func(ctx context.Context, key string) payment.Result {
		GinkgoHelper()
		r := settled(s.Authorize(ctx, s.Shop, page(key, "50.00")))
		Expect(r.Outcome).To(Equal(payment.ActionRequired))
		Expect([]any{r.PaymentType, r.Action.Type, r.Action.ExpiresOn.After(time.Now())}).To(Equal([]any{payment.Crypto, payment.CryptoLink, true}))
		return r
	}

	It("creates only one page per key, even for repeated and concurrent requests", func(ctx SpecContext) {
		answers := make([]payment.Result, 6)
		atOnce(len(answers), func(i int) { answers[i] = settled(s.Authorize(ctx, s.Shop, page("payment-1", "50.00"))) })
		again := open(ctx, "payment-1")
		for _, r := range answers {
			Expect([]string{r.Reference, r.Action.URL}).To(Equal([]string{again.Reference, again.Action.URL}))
		}
		open := 0
		for _, p := range s.Payments(ctx) {
			if !p.Voided {
				open++
			}
		}
		Expect(open).To(Equal(1))
		for change, r := range map[string]payment.AuthorizeRequest{"amount": page("payment-1", "50.01"), "currency": {Key: "payment-1", Amount: domain.MustAmount("50.00"), Currency: "EUR", AutoCapture: true, Link: true}} {
			_, err := s.Authorize(ctx, s.Shop, r)
			Expect(err).To(MatchError(payment.ErrKeyReused), change)
		}
		_, err := s.Authorize(ctx, s.Elsewhere, page("payment-1", "50.00"))
		Expect(err).To(MatchError(payment.ErrKeyReused), "another store's")
		_, err = s.find(ctx, s.Elsewhere, "payment-1")
		Expect(err).To(MatchError(payment.ErrKeyReused), "another store's")
		unheard, err := s.find(ctx, s.Shop, "payment-2")
		Expect(err).NotTo(HaveOccurred())
		Expect(unheard.Found).To(BeFalse())
	})

	DescribeTable("reports a page's outcome when it is paid or expires,", func(ctx SpecContext, captured string, steps ...payment.LinkPayment) {
		waits := open(ctx, "payment-1")
		for _, how := range steps {
			Expect(s.found(ctx, "payment-1").Outcome).To(Equal(payment.ActionRequired))
			s.PayLink(waits.Action, how)
		}
		r := s.found(ctx, "payment-1")
		Expect(r.Reference).To(Equal(waits.Reference))
		if captured == "" {
			Expect(r).To(beDeclined(payment.PaymentExpired))
			return
		}
		Expect(r.Outcome).To(Equal(payment.Succeeded))
		Expect([]string{r.Captured.Fixed(2), r.Held.Fixed(2)}).To(Equal([]string{captured, "0.00"}))
	},
		Entry("with the whole amount paid", "50.00", payment.LinkPaid), Entry("paid in two payments", "50.00", payment.LinkHalf, payment.LinkPaid), Entry("overpaid", "75.00", payment.LinkOverpaid),
		Entry("underpaid", "25.00", payment.LinkHalf, payment.LinkLeft), Entry("unpaid", "", payment.LinkLeft))

	It("reports a payment that arrives after the expiry of the page", func(ctx SpecContext) {
		waits := open(ctx, "payment-1")
		s.PayLink(waits.Action, payment.LinkLeft)
		Expect(s.found(ctx, "payment-1")).To(beDeclined(payment.PaymentExpired))
		s.PayLink(waits.Action, payment.LinkPaid)
		Expect(s.found(ctx, "payment-1").Captured.Fixed(2)).To(Equal("50.00"))
	})

	It("closes only unpaid pages of the same account", func(ctx SpecContext) {
		first, second := open(ctx, "payment-1"), open(ctx, "payment-2")
		Expect(settled(s.Void(ctx, s.Elsewhere, void("void-0", first.Reference)))).To(beDeclined(payment.PaymentNotFound))
		Expect(settled(s.Void(ctx, s.Shop, void("void-1", first.Reference)))).To(have(payment.Succeeded, ""))
		Expect(s.foundOf(ctx, payment.OperationVoid, "void-1", first.Reference).Outcome).To(Equal(payment.Succeeded))
		Expect(s.found(ctx, "payment-1").Outcome).To(Equal(payment.Declined))
		s.PayLink(second.Action, payment.LinkPaid)
		Expect(settled(s.Void(ctx, s.Shop, void("void-2", second.Reference)))).To(beDeclined(payment.PaymentCaptured))
		Expect(settled(s.Void(ctx, s.Shop, void("void-3", "pay_unheard_of")))).To(beDeclined(payment.PaymentNotFound))
	})

	It("finds a page even if the response about it was lost", func(ctx SpecContext) {
		if s.Lose == nil {
			Skip("the service loses no answer to a link")
		}
		s.Lose()
		Expect(settled(s.Authorize(ctx, s.Shop, page("payment-1", "50.00"))).Outcome).To(Equal(payment.Unknown))
		Expect(s.found(ctx, "payment-1").Outcome).To(Equal(payment.ActionRequired))
		open(ctx, "payment-1")
		Expect(s.Payments(ctx)).To(HaveLen(1))
	})

	It("refuses a payment link with a token, with a hold, or without an amount", func(ctx SpecContext) {
		for what, change := range map[string]func(*payment.AuthorizeRequest){
			"a token": func(r *payment.AuthorizeRequest) { r.Token = "pm_card_visa" }, "a hold": func(r *payment.AuthorizeRequest) { r.AutoCapture = false },
			"nothing": func(r *payment.AuthorizeRequest) { r.Amount = domain.MustAmount("0.00") },
		} {
			r := page("payment-1", "50.00")
			change(&r)
			_, err := s.Authorize(ctx, s.Shop, r)
			Expect(err).To(HaveOccurred(), what)
		}
		Expect(s.Payments(ctx)).To(BeEmpty())
	})
}
