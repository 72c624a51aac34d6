package paymenttest

import (
	"context"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/provider/payment"
)

// kept tests means of payment that a gateway saves for later charges, in the customer's presence and
// absence.
func kept(subject func() *Subject) {
	var s *Subject
	BeforeEach(func() {
		s = subject()
		s.keeps()
	})

	DescribeTable("saves a card, and later charges it off-session", func(ctx SpecContext, token string, consent bool, check func(payment.Result, error)) {
		first := s.sale("payment-1", "50.00", token)
		first.Save, first.Recurring, first.Customer = true, true, 7
		kept := settled(s.Authorize(ctx, s.Shop, first))
		if consent {
			Expect(kept.Outcome).To(Equal(payment.ActionRequired))
			s.Consent(kept.Action, true)
			kept = s.found(ctx, "payment-1")
		}
		Expect(kept.Outcome).To(Equal(payment.Succeeded))
		again := payment.AuthorizeRequest{Key: "payment-2", Amount: domain.MustAmount("50.00"), Currency: "USD", AutoCapture: true, Instrument: kept.Instrument,
			Customer: 7, OffSession: true, Mandate: kept.Mandate, ReturnURL: "http://127.0.0.1:9/returned"}
		check(s.Authorize(ctx, s.Shop, again))
		there := again
		there.Key, there.OffSession = "payment-3", false
		present := settled(s.Authorize(ctx, s.Shop, there))
		Expect(present.Outcome).To(Or(Equal(payment.Succeeded), Equal(payment.ActionRequired)), "with the customer there")
	},
		Entry("on the terms to which the customer agreed", "pm_card_visa", false, func(r payment.Result, err error) {
			Expect(settled(r, err)).To(have(payment.Succeeded, "50.00"))
		}),
		Entry("after the customer authenticated the first payment", "pm_card_authenticationRequiredOnSetup", true, func(r payment.Result, err error) {
			Expect(settled(r, err)).To(have(payment.Succeeded, "50.00"))
		}),
		Entry("with a decline, because the bank requires authentication each time", "pm_card_authenticationRequired", true, func(r payment.Result, err error) {
			Expect(settled(r, err)).To(And(beDeclined(payment.AuthenticationRequired), HaveField("Decline.Class", payment.NeedsCustomer)))
		}),
		Entry("with a soft decline", "pm_card_chargeCustomerFail", false, func(r payment.Result, err error) {
			Expect(settled(r, err)).To(And(beDeclined(payment.CardDeclined), HaveField("Decline.Class", payment.Soft)))
		}),
		Entry("with another soft decline", "pm_card_renewalInsufficientFunds", false, func(r payment.Result, err error) {
			Expect(settled(r, err)).To(And(beDeclined(payment.InsufficientFunds), HaveField("Decline.Class", payment.Soft)))
		}),
		Entry("with a hard decline", "pm_card_renewalLostCard", false, func(r payment.Result, err error) {
			Expect(settled(r, err)).To(And(beDeclined(payment.LostCard), HaveField("Decline.Class", payment.Hard)))
		}),
		Entry("with an unknown outcome", "pm_card_renewalUnreachable", false, func(r payment.Result, err error) {
			Expect(settled(r, err).Outcome).To(Equal(payment.Unknown))
			snapshot, err := s.find(context.Background(), s.Shop, "payment-2")
			Expect(err).NotTo(HaveOccurred())
			Expect(snapshot.Found).To(BeFalse())
		}),
		Entry("with an error, because the provider refuses the store's account", "pm_card_renewalMisconfigured", false, func(_ payment.Result, err error) {
			Expect(err).To(HaveOccurred())
			Expect(err).NotTo(MatchError(payment.ErrKeyReused))
		}))

	It("charges off-session only with the customer's consent if the bank requires it", func(ctx SpecContext) {
		first := s.sale("payment-1", "50.00", "pm_card_authenticationRequiredOnSetup")
		first.Save, first.Customer = true, 7
		s.Consent(settled(s.Authorize(ctx, s.Shop, first)).Action, true)
		now := s.found(ctx, "payment-1")
		Expect(now.Mandate).To(BeEmpty(), "kept, and not for this")
		for key, mandate := range map[string]string{"payment-2": "", "payment-3": "man_unheard_of"} {
			Expect(settled(s.Authorize(ctx, s.Shop, payment.AuthorizeRequest{Key: key, Amount: domain.MustAmount("50.00"), Currency: "USD",
				Instrument: now.Instrument, Customer: 7, OffSession: true, Mandate: mandate}))).To(beDeclined(payment.AuthenticationRequired), key)
		}
	})

	DescribeTable("saves a bank account at once for a debit, whose outcome is reported later", func(ctx SpecContext, token, outcome, book string) {
		r := s.sale("payment-1", "50.00", token)
		r.Save, r.Recurring, r.Customer = true, true, 7
		asked := settled(s.Authorize(ctx, s.Shop, r))
		Expect(asked).To(have(payment.Pending, "50.00"))
		Expect([]any{asked.PaymentType, asked.Brand}).To(Equal([]any{payment.Bank, ""}))
		Expect(asked.Instrument).NotTo(BeEmpty())
		Expect(settled(s.Refund(ctx, s.Shop, refund("refund-1", asked.Reference, "1.00")))).To(beDeclined(payment.RefundExceedsCaptured))
		s.settle()
		for range 2 {
			Expect(string(s.found(ctx, "payment-1").Outcome)).To(Equal(outcome))
		}
		Expect(s.books(ctx)).To(HaveExactElements(book))
	},
		Entry("if the bank pays the debit", "pm_usBankAccount_success", "SUCCEEDED", "50.00/50.00/0.00 USD"),
		Entry("if the bank refuses the debit", "pm_usBankAccount_insufficientFunds", "DECLINED", "50.00/0.00/0.00 USD voided unconfirmed"))
}

// vaulted tests means of payment that a vault saves without any payment.
func vaulted(subject func() *Subject) {
	var s *Subject
	var vault payment.Vault
	BeforeEach(func() {
		s = subject()
		s.keeps()
		vault, _ = s.Gateway.(payment.Vault)
		Expect(vault).NotTo(BeNil(), "a gateway that saves is a Vault")
	})

	save := func(ctx context.Context, a payment.Account, key, token string) payment.Result {
		GinkgoHelper()
		return settled(vault.Save(ctx, a, payment.SaveRequest{Key: key, Customer: 7, Token: s.token(token)}))
	}
	charge := func(ctx context.Context, a payment.Account, key string, customer int64, instrument string) payment.Result {
		GinkgoHelper()
		return settled(s.Authorize(ctx, a, payment.AuthorizeRequest{Key: key, Amount: domain.MustAmount("50.00"), Currency: "USD", AutoCapture: true,
			Instrument: instrument, Customer: customer, OffSession: true}))
	}

	It("saves the means of payment behind a token for its customer until it is deleted", func(ctx SpecContext) {
		kept := save(ctx, s.Shop, "save-1", "pm_card_visa")
		Expect(kept).To(And(have(payment.Succeeded, ""), HaveField("Amount.IsZero()", true)))
		Expect([]string{kept.Brand, kept.LastFour}).To(Equal([]string{"visa", "4242"}))
		s.movedNothing(ctx)
		Expect(charge(ctx, s.Shop, "payment-1", 7, kept.Instrument)).To(have(payment.Succeeded, "50.00"))
		Expect(charge(ctx, s.Shop, "payment-2", 8, kept.Instrument)).To(beDeclined(payment.InvalidToken), "another customer's")
		Expect(charge(ctx, s.Elsewhere, "payment-3", 7, kept.Instrument)).To(beDeclined(payment.InvalidToken), "another store's")
		for range 2 {
			Expect(vault.Forget(ctx, s.Shop, kept.Instrument)).To(Succeed())
		}
		Expect(charge(ctx, s.Shop, "payment-4", 7, kept.Instrument)).To(beDeclined(payment.InvalidToken), "forgotten")
		Expect(vault.Forget(ctx, s.Shop, "pm_unheard_of")).To(Succeed())
	})

	It("saves a means of payment once per key, and refuses tokens that are declined, unknown or need consent", func(ctx SpecContext) {
		kept := save(ctx, s.Shop, "save-1", "pm_card_visa")
		Expect(save(ctx, s.Shop, "save-1", "pm_card_visa").Instrument).To(Equal(kept.Instrument))
		Expect(save(ctx, s.Shop, "save-2", "pm_card_chargeDeclinedExpiredCard")).To(beDeclined(payment.ExpiredCard))
		Expect(save(ctx, s.Shop, "save-3", "pm_card_unheard_of")).To(beDeclined(payment.InvalidToken))
		Expect(save(ctx, s.Shop, "save-4", "pm_card_authenticationRequired")).To(beDeclined(payment.AuthenticationRequired))
	})

	It("opens a session in which the customer enters a card in the browser", func(ctx SpecContext) {
		for _, key := range []string{"intent-1", "intent-2"} {
			_, err := vault.Intent(ctx, s.Shop, payment.IntentRequest{Key: key, Customer: 7})
			Expect(err).NotTo(HaveOccurred())
		}
		Expect(s.Payments(ctx)).To(BeEmpty())
	})
}
