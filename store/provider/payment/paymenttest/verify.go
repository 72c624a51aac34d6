package paymenttest

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/provider/payment"
)

// verified tests payments of 0, which verify a means of payment.
func verified(subject func() *Subject) {
	var s *Subject
	BeforeEach(func() {
		s = subject()
		s.keeps()
	})

	verify := func(key, token string) payment.AuthorizeRequest {
		return payment.AuthorizeRequest{Key: key, Amount: domain.MustAmount("0.00"), Currency: "USD", AutoCapture: true, Token: s.token(token), Customer: 7, Save: true, Recurring: true,
			ReturnURL: "http://127.0.0.1:9/returned"}
	}
	charge := func(key string, kept payment.Result) payment.AuthorizeRequest {
		return payment.AuthorizeRequest{Key: key, Amount: domain.MustAmount("50.00"), Currency: "USD", AutoCapture: true, Instrument: kept.Instrument,
			Customer: 7, OffSession: true, Mandate: kept.Mandate, ReturnURL: "http://127.0.0.1:9/returned"}
	}

	DescribeTable("verifies a saved means of payment without moving money,", func(ctx SpecContext, token string, consent bool) {
		kept, err := s.Authorize(ctx, s.Shop, verify("payment-1", token))
		Expect(err).NotTo(HaveOccurred())
		if consent {
			Expect(kept).To(have(payment.ActionRequired, ""))
			Expect(kept.Instrument).To(BeEmpty())
			s.Consent(kept.Action, true)
			kept = s.found(ctx, "payment-1")
		}
		Expect(kept).To(And(have(payment.Succeeded, ""), HaveField("Amount.IsZero()", true)))
		Expect(kept.Instrument).NotTo(BeEmpty())
		Expect(kept.LastFour).NotTo(BeEmpty())
		s.movedNothing(ctx)
		later, err := s.Authorize(ctx, s.Shop, charge("payment-2", kept))
		Expect(err).NotTo(HaveOccurred())
		Expect(later.Outcome).To(BeElementOf(payment.Succeeded, payment.Pending))
	},
		Entry("for a card", "pm_card_visa", false),
		Entry("for a card whose bank requires authentication once", "pm_card_authenticationRequiredOnSetup", true),
		Entry("for a bank account", "pm_usBankAccount_success", false))

	It("declines a means of payment that a charge would decline, and voids a verification that awaits consent", func(ctx SpecContext) {
		Expect(s.Authorize(ctx, s.Shop, verify("payment-1", "pm_card_chargeDeclinedExpiredCard"))).To(beDeclined(payment.ExpiredCard))
		asked, err := s.Authorize(ctx, s.Shop, verify("payment-2", "pm_card_authenticationRequired"))
		Expect(err).NotTo(HaveOccurred())
		Expect(s.Void(ctx, s.Shop, void("void-2", asked.Reference))).To(have(payment.Succeeded, ""))
		s.Consent(asked.Action, true)
		Expect(s.found(ctx, "payment-2")).To(beDeclined(payment.AuthenticationFailed), "too late")
	})

	It("obtains the customer's consent to a saved card", func(ctx SpecContext) {
		first := s.sale("payment-1", "50.00", "pm_card_authenticationRequiredOnSetup")
		first.Save, first.Customer = true, 7
		asked, err := s.Authorize(ctx, s.Shop, first)
		Expect(err).NotTo(HaveOccurred())
		s.Consent(asked.Action, true)
		now := s.found(ctx, "payment-1")
		Expect(now.Mandate).To(BeEmpty())

		again := verify("payment-2", "")
		again.Save, again.Instrument = false, now.Instrument
		asked, err = s.Authorize(ctx, s.Shop, again)
		Expect(err).NotTo(HaveOccurred())
		s.Consent(asked.Action, true)
		agreed := s.found(ctx, "payment-2")
		Expect(agreed.Instrument).To(Equal(now.Instrument))
		Expect(s.Authorize(ctx, s.Shop, charge("payment-3", agreed))).To(have(payment.Succeeded, "50.00"))
	})

	It("verifies a saved means of payment without asking for consent again", func(ctx SpecContext) {
		kept, err := s.Authorize(ctx, s.Shop, verify("payment-1", "pm_card_visa"))
		Expect(err).NotTo(HaveOccurred())
		again := verify("payment-2", "")
		again.Instrument, again.Save, again.Recurring = kept.Instrument, false, false
		Expect(s.Authorize(ctx, s.Shop, again)).To(And(have(payment.Succeeded, ""), HaveField("Mandate", "")))
		again.Key, again.Instrument = "payment-3", "ins_gone"
		Expect(s.Authorize(ctx, s.Shop, again)).To(beDeclined(payment.InvalidToken))
	})

	It("requires Save or Recurring and refuses a negative amount", func(ctx SpecContext) {
		for what, change := range map[string]func(*payment.AuthorizeRequest){
			"for this once": func(r *payment.AuthorizeRequest) { r.Save, r.Recurring = false, false },
			"less":          func(r *payment.AuthorizeRequest) { r.Amount = domain.MustAmount("-0.01") },
		} {
			r := verify("payment-1", "pm_card_visa")
			change(&r)
			_, err := s.Authorize(ctx, s.Shop, r)
			Expect(err).To(HaveOccurred(), what)
		}
		Expect(s.books(ctx)).To(BeEmpty())
	})
}
