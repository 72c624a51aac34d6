package paymenttest

import (
	"fmt"
	"slices"
	"strconv"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/provider/payment"
)

// changes tests captures, voids and refunds.
func changes(subject func() *Subject) {
	var s *Subject
	BeforeEach(func() {
		s = subject()
		s.takesCards()
	})

	It("captures in parts, and never more than the authorized amount", func(ctx SpecContext) {
		s.needs("capture in parts", func(c payment.Capabilities) bool { return c.PartialCapture })
		paid := settled(s.Authorize(ctx, s.Shop, s.authorization("payment-1", "100.00", "pm_card_visa")))
		first := settled(s.Capture(ctx, s.Shop, capture("capture-1-1", paid.Reference, "60.00")))
		Expect(first).To(have(payment.Succeeded, "60.00"))
		Expect(settled(s.Capture(ctx, s.Shop, capture("capture-1-2", paid.Reference, "40.01")))).To(beDeclined(payment.CaptureExceedsAuthorized))
		if first.Released {
			Expect(s.Can(s.Shop, payment.Card, "USD").MultiCapture).To(BeFalse(), "it declares that the rest stays")
			Expect(settled(s.Capture(ctx, s.Shop, capture("capture-1-3", paid.Reference, "40.00")))).To(beDeclined(payment.CaptureExceedsAuthorized))
			Expect(s.books(ctx)).To(HaveExactElements("100.00/60.00/0.00 USD voided"))
			return
		}
		Expect(settled(s.Capture(ctx, s.Shop, capture("capture-1-3", paid.Reference, "40.00")))).To(have(payment.Succeeded, "40.00"))
		Expect(settled(s.Capture(ctx, s.Shop, capture("capture-1-4", paid.Reference, "0.01")))).To(beDeclined(payment.CaptureExceedsAuthorized))
		Expect(s.books(ctx)).To(HaveExactElements("100.00/100.00/0.00 USD"))
	})

	It("captures a whole hold, and finds the capture afterwards", func(ctx SpecContext) {
		s.holds()
		paid := settled(s.Authorize(ctx, s.Shop, s.authorization("payment-1", "100.00", "pm_card_visa")))
		taken := settled(s.Capture(ctx, s.Shop, capture("capture-1-1", paid.Reference, "100.00")))
		Expect(taken).To(And(have(payment.Succeeded, "100.00"), HaveField("Released", false)))
		Expect(text(s.foundOf(ctx, payment.OperationCapture, "capture-1-1", paid.Reference))).To(Equal(text(taken)))
		snapshot, err := s.Fetch(ctx, s.Shop, payment.FetchRequest{Operation: payment.OperationCapture, Key: "capture-1-2", Reference: paid.Reference})
		Expect(err).NotTo(HaveOccurred())
		Expect(snapshot.Found).To(BeFalse())
		Expect(s.books(ctx)).To(HaveExactElements("100.00/100.00/0.00 USD"))
	})

	It("voids an uncaptured authorization only once", func(ctx SpecContext) {
		s.needs("void", func(c payment.Capabilities) bool { return c.Void })
		whole := settled(s.Authorize(ctx, s.Shop, s.authorization("payment-1", "100.00", "pm_card_visa")))
		Expect(settled(s.Void(ctx, s.Shop, void("void-1", whole.Reference)))).To(have(payment.Succeeded, "100.00"))
		Expect(settled(s.Void(ctx, s.Shop, void("void-1b", whole.Reference)))).To(beDeclined(payment.PaymentVoided))
		Expect(settled(s.Capture(ctx, s.Shop, capture("capture-1-1", whole.Reference, "1.00")))).To(beDeclined(payment.PaymentVoided))

		sold := settled(s.Authorize(ctx, s.Shop, s.sale("payment-2", "100.00", "pm_card_visa")))
		Expect(settled(s.Void(ctx, s.Shop, void("void-2", sold.Reference)))).To(beDeclined(payment.PaymentCaptured))
		Expect(s.books(ctx)).To(HaveExactElements("100.00/0.00/0.00 USD voided", "100.00/100.00/0.00 USD"))
	})

	It("voids the rest of a partly captured authorization, and can then still refund the captured part", func(ctx SpecContext) {
		s.needs("capture in parts", func(c payment.Capabilities) bool { return c.PartialCapture })
		part := settled(s.Authorize(ctx, s.Shop, s.authorization("payment-1", "100.00", "pm_card_visa")))
		if taken := settled(s.Capture(ctx, s.Shop, capture("capture-1-1", part.Reference, "30.00"))); taken.Released {
			Expect(settled(s.Void(ctx, s.Shop, void("void-1", part.Reference)))).To(beDeclined(payment.PaymentCaptured), "the rest is free already")
		} else {
			Expect(settled(s.Void(ctx, s.Shop, void("void-1", part.Reference)))).To(have(payment.Succeeded, "70.00"))
		}
		Expect(settled(s.Refund(ctx, s.Shop, refund("refund-1", part.Reference, "30.00")))).To(have(payment.Succeeded, "30.00"))
		Expect(s.books(ctx)).To(HaveExactElements("100.00/30.00/30.00 USD voided"))
	})

	It("refunds in parts, and never more than the captured amount", func(ctx SpecContext) {
		held := settled(s.Authorize(ctx, s.Shop, s.authorization("payment-1", "50.00", "pm_card_visa")))
		Expect(settled(s.Refund(ctx, s.Shop, refund("refund-1", held.Reference, "0.01")))).To(beDeclined(payment.RefundExceedsCaptured))
		sold := settled(s.Authorize(ctx, s.Shop, s.sale("payment-2", "50.00", "pm_card_visa")))
		Expect(settled(s.Refund(ctx, s.Shop, refund("refund-2", sold.Reference, "20.00")))).To(have(payment.Succeeded, "20.00"))
		Expect(settled(s.Refund(ctx, s.Shop, refund("refund-3", sold.Reference, "30.01")))).To(beDeclined(payment.RefundExceedsCaptured))
		Expect(settled(s.Refund(ctx, s.Shop, refund("refund-4", sold.Reference, "30.00")))).To(have(payment.Succeeded, "30.00"))
		Expect(settled(s.Refund(ctx, s.Shop, refund("refund-5", sold.Reference, "0.01")))).To(beDeclined(payment.RefundExceedsCaptured))
		Expect(s.books(ctx)).To(HaveExactElements("50.00/0.00/0.00 USD", "50.00/50.00/50.00 USD"))
	})

	It("accepts only one of many concurrent full refunds", func(ctx SpecContext) {
		for round := range 10 {
			sold := settled(s.Authorize(ctx, s.Shop, s.sale("payment-"+strconv.Itoa(round), "50.00", "pm_card_visa")))
			outcomes := make([]payment.Outcome, 8)
			atOnce(8, func(i int) {
				key := fmt.Sprintf("refund-%d-%d", round, i)
				outcomes[i] = settled(s.Refund(ctx, s.Shop, refund(key, sold.Reference, "50.00"))).Outcome
			})
			slices.Sort(outcomes)
			Expect(outcomes).To(Equal(append(slices.Repeat([]payment.Outcome{payment.Declined}, 7), payment.Succeeded)))
		}
		Expect(s.books(ctx)).To(HaveEach("50.00/50.00/50.00 USD"))
	})

	It("keeps refunds pending for a card with pending refunds", func(ctx SpecContext) {
		sold := settled(s.Authorize(ctx, s.Shop, s.sale("payment-1", "50.00", "pm_card_pendingRefund")))
		Expect(settled(s.Refund(ctx, s.Shop, refund("refund-1", sold.Reference, "50.00")))).To(have(payment.Pending, "50.00"))
		Expect(settled(s.Refund(ctx, s.Shop, refund("refund-2", sold.Reference, "0.01")))).To(beDeclined(payment.RefundExceedsCaptured))
		s.settle()
		for range 2 {
			Expect(s.foundOf(ctx, payment.OperationRefund, "refund-1", sold.Reference)).To(have(payment.Succeeded, "50.00"))
		}
		Expect(settled(s.Refund(ctx, s.Shop, refund("refund-1", sold.Reference, "50.00")))).To(have(payment.Pending, "50.00"), "the answer of then")
		Expect(s.books(ctx)).To(HaveExactElements("50.00/50.00/50.00 USD"))
	})

	It("reports the late failure of a refund, and accepts another refund afterwards", func(ctx SpecContext) {
		sold := settled(s.Authorize(ctx, s.Shop, s.sale("payment-1", "50.00", "pm_card_refundFail")))
		Expect(settled(s.Refund(ctx, s.Shop, refund("refund-1", sold.Reference, "50.00")))).To(have(payment.Pending, "50.00"))
		s.settle()
		for range 2 {
			Expect(s.foundOf(ctx, payment.OperationRefund, "refund-1", sold.Reference)).To(beDeclined(payment.RefundFailed))
		}
		Expect(s.books(ctx)).To(HaveExactElements("50.00/50.00/0.00 USD"))
		Expect(settled(s.Refund(ctx, s.Shop, refund("refund-2", sold.Reference, "50.00")))).To(have(payment.Pending, "50.00"))
	})
}
