package paymenttest

import (
	"context"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/provider/payment"
)

// charges tests authorizations: declines, pending payments, and idempotency keys.
func charges(subject func() *Subject) {
	var s *Subject
	BeforeEach(func() {
		s = subject()
		s.takesCards()
	})

	DescribeTable("accepts cards and returns their displayable data", EntryDescription("for %[1]s"), func(ctx SpecContext, token, brand, lastFour string) {
		r := settled(s.Authorize(ctx, s.Shop, s.authorization("payment-1", "12.50", token)))
		Expect(r).To(have(payment.Succeeded, "12.50"))
		Expect(r.Reference).NotTo(BeEmpty())
		Expect([]any{r.PaymentType, r.Brand, r.LastFour}).To(Equal([]any{payment.Card, brand, lastFour}))
		Expect(r.ExpiryMonth).To(BeNumerically("~", 6, 6))
		Expect(r.ExpiryYear).To(BeNumerically(">", 2026))
		Expect(s.books(ctx)).To(HaveExactElements("12.50/0.00/0.00 USD"))
	},
		Entry(nil, "pm_card_visa", "visa", "4242"), Entry(nil, "pm_card_mastercard", "mastercard", "4444"), Entry(nil, "pm_card_amex", "amex", "0005"))

	DescribeTable("declines", EntryDescription("%[1]s as %[2]s"), func(ctx SpecContext, token string, code payment.DeclineCode, class payment.DeclineClass) {
		r := settled(s.Authorize(ctx, s.Shop, s.sale("payment-1", "12.50", token)))
		Expect(r).To(beDeclined(code))
		Expect(r.Decline.Class).To(Equal(class))
		Expect(s.books(ctx)).To(BeEmpty())
		if code == payment.InvalidToken { // a service does not have to record an invalid token
			return
		}
		Expect(s.found(ctx, "payment-1")).To(beDeclined(code))
	},
		Entry(nil, "pm_card_chargeDeclined", payment.CardDeclined, payment.Soft),
		Entry(nil, "pm_card_chargeDeclinedInsufficientFunds", payment.InsufficientFunds, payment.Soft),
		Entry(nil, "pm_card_chargeDeclinedLostCard", payment.LostCard, payment.Hard),
		Entry(nil, "pm_card_chargeDeclinedStolenCard", payment.StolenCard, payment.Hard),
		Entry(nil, "pm_card_chargeDeclinedExpiredCard", payment.ExpiredCard, payment.Hard),
		Entry(nil, "pm_card_chargeDeclinedIncorrectCvc", payment.IncorrectCVC, payment.Hard),
		Entry(nil, "pm_card_chargeDeclinedProcessingError", payment.ProcessingError, payment.Soft),
		Entry("a token under its newer name", "pm_card_visa_chargeDeclinedLostCard", payment.LostCard, payment.Hard),
		Entry(nil, "pm_card_unheard_of", payment.InvalidToken, payment.Hard), Entry("an empty token", "", payment.InvalidToken, payment.Hard))

	It("does not find a payment of another store, in another currency, or with an unknown reference", func(ctx SpecContext) {
		sold := settled(s.Authorize(ctx, s.Shop, s.sale("payment-1", "50.00", "pm_card_visa")))
		held := settled(s.Authorize(ctx, s.Shop, s.authorization("payment-2", "50.00", "pm_card_visa")))
		other := refund("refund-2", sold.Reference, "1.00")
		other.Currency = "EUR"
		Expect(settled(s.Refund(ctx, s.Elsewhere, refund("refund-1", sold.Reference, "1.00")))).To(beDeclined(payment.PaymentNotFound))
		Expect(settled(s.Refund(ctx, s.Shop, other))).To(beDeclined(payment.CurrencyMismatch))
		Expect(settled(s.Refund(ctx, s.Shop, refund("refund-3", "pay_unheard_of", "1.00")))).To(beDeclined(payment.PaymentNotFound))
		Expect(settled(s.Refund(ctx, s.Shop, refund("refund-4", "payment-1", "1.00")))).To(beDeclined(payment.PaymentNotFound))
		Expect(settled(s.Capture(ctx, s.Elsewhere, capture("capture-1", held.Reference, "1.00")))).To(beDeclined(payment.PaymentNotFound))
		Expect(settled(s.Void(ctx, s.Elsewhere, void("void-1", held.Reference)))).To(beDeclined(payment.PaymentNotFound))
		Expect(s.books(ctx)).To(HaveExactElements("50.00/50.00/0.00 USD", "50.00/0.00/0.00 USD"))
	})

	It("returns the held and captured amounts and the saved means of payment", func(ctx SpecContext) {
		held := settled(s.Authorize(ctx, s.Shop, s.authorization("payment-1", "50.00", "pm_card_visa")))
		Expect([]string{held.Held.Fixed(2), held.Captured.Fixed(2), held.Instrument}).To(Equal([]string{"50.00", "0.00", ""}))
		keeps := s.sale("payment-2", "50.00", "pm_card_visa")
		keeps.Save, keeps.Customer = true, 7
		sold := settled(s.Authorize(ctx, s.Shop, keeps))
		Expect([]string{sold.Held.Fixed(2), sold.Captured.Fixed(2)}).To(Equal([]string{"0.00", "50.00"}))
		Expect(sold.Instrument).NotTo(Or(BeEmpty(), Equal("pm_card_visa")))
		waits := s.sale("payment-3", "50.00", "pm_card_authenticationRequired")
		waits.Save, waits.Customer = true, 7
		asked := settled(s.Authorize(ctx, s.Shop, waits))
		Expect(asked.Instrument).To(BeEmpty(), "before there is consent")
		s.Consent(asked.Action, true)
		Expect(s.found(ctx, "payment-3").Instrument).NotTo(Or(BeEmpty(), Equal(sold.Instrument)))
		for key, pay := range map[string]struct {
			account    payment.Account
			customer   int64
			instrument string
			outcome    payment.Outcome
		}{
			"payment-4": {s.Shop, 7, sold.Instrument, payment.Succeeded}, "payment-5": {s.Shop, 8, sold.Instrument, payment.Declined},
			"payment-6": {s.Elsewhere, 7, sold.Instrument, payment.Declined}, "payment-7": {s.Shop, 7, "pm_card_visa", payment.Declined},
		} {
			again := s.sale(key, "50.00", "")
			again.Instrument, again.Customer = pay.instrument, pay.customer
			r := settled(s.Authorize(ctx, pay.account, again))
			Expect(r.Outcome).To(Equal(pay.outcome), key)
			if r.Outcome == payment.Declined {
				Expect(r).To(beDeclined(payment.InvalidToken), key)
			}
		}
	})

	It("returns the same result for a repeated request", func(ctx SpecContext) {
		s.needs("capture in parts and voids of the rest", func(c payment.Capabilities) bool { return c.PartialCapture && c.Void })
		held := settled(s.Authorize(ctx, s.Shop, s.authorization("payment-1", "50.00", "pm_card_visa")))
		taken := settled(s.Capture(ctx, s.Shop, capture("capture-1", held.Reference, "40.00")))
		released := settled(s.Void(ctx, s.Shop, void("void-1", held.Reference)))
		if taken.Released {
			Expect(released).To(beDeclined(payment.PaymentCaptured))
		}
		returned := settled(s.Refund(ctx, s.Shop, refund("refund-1", held.Reference, "40.00")))
		refused := settled(s.Authorize(ctx, s.Shop, s.authorization("payment-2", "50.00", "pm_card_chargeDeclined")))
		for range 2 {
			again := s.authorization("payment-1", "50", "pm_card_visa") // the same amount in another notation
			Expect(text(settled(s.Authorize(ctx, s.Shop, again)))).To(Equal(text(held)))
			Expect(text(settled(s.Capture(ctx, s.Shop, capture("capture-1", held.Reference, "40.00"))))).To(Equal(text(taken)))
			Expect(text(settled(s.Void(ctx, s.Shop, void("void-1", held.Reference))))).To(Equal(text(released)))
			Expect(text(settled(s.Refund(ctx, s.Shop, refund("refund-1", held.Reference, "40.00"))))).To(Equal(text(returned)))
			Expect(text(settled(s.Authorize(ctx, s.Shop, s.authorization("payment-2", "50.00", "pm_card_chargeDeclined"))))).To(Equal(text(refused)))
		}
		Expect(s.books(ctx)).To(HaveExactElements("50.00/40.00/40.00 USD voided"))
	})

	It("refuses a key that was already used for a different request", func(ctx SpecContext) {
		held := settled(s.Authorize(ctx, s.Shop, s.authorization("payment-1", "50.00", "pm_card_visa")))
		for change, r := range map[string]payment.AuthorizeRequest{
			"amount": s.authorization("payment-1", "50.01", "pm_card_visa"), "token": s.authorization("payment-1", "50.00", "pm_card_amex"),
			"capture":  s.sale("payment-1", "50.00", "pm_card_visa"),
			"currency": {Key: "payment-1", Amount: domain.MustAmount("50.00"), Currency: "EUR", Token: s.token("pm_card_visa")},
		} {
			_, err := s.Authorize(ctx, s.Shop, r)
			Expect(err).To(MatchError(payment.ErrKeyReused), change)
		}
		_, err := s.Authorize(ctx, s.Elsewhere, s.authorization("payment-1", "50.00", "pm_card_visa"))
		Expect(err).To(MatchError(payment.ErrKeyReused), "another store's")
		_, err = s.find(ctx, s.Elsewhere, "payment-1")
		Expect(err).To(MatchError(payment.ErrKeyReused), "another store's")
		_, err = s.Capture(ctx, s.Shop, capture("payment-1", held.Reference, "50.00"))
		Expect(err).To(MatchError(payment.ErrKeyReused))
		Expect(s.books(ctx)).To(HaveExactElements("50.00/0.00/0.00 USD"))
	})

	It("returns an error for an invalid request", func(ctx SpecContext) {
		for what, r := range map[string]payment.AuthorizeRequest{
			"no key": s.authorization("", "1.00", "pm_card_visa"), "zero": s.authorization("a", "0.00", "pm_card_visa"),
			"negative": s.authorization("b", "-1.00", "pm_card_visa"), "too many digits": s.authorization("c", "1.001", "pm_card_visa"),
			"two means":        {Key: "d", Amount: domain.MustAmount("1.00"), Currency: "USD", Token: s.token("pm_card_visa"), Instrument: "ins"},
			"no currency":      {Key: "e", Amount: domain.MustAmount("1.00"), Token: s.token("pm_card_visa")},
			"unknown currency": {Key: "f", Amount: domain.MustAmount("1.00"), Currency: "XXQ", Token: s.token("pm_card_visa")},
			"fractions of yen": {Key: "g", Amount: domain.MustAmount("1.50"), Currency: "JPY", Token: s.token("pm_card_visa")},
		} {
			_, err := s.Authorize(ctx, s.Shop, r)
			Expect(err).To(HaveOccurred(), what)
			Expect(err).NotTo(MatchError(payment.ErrKeyReused), what)
		}
		_, err := s.Authorize(ctx, payment.Account{}, s.sale("payment-1", "1.00", "pm_card_visa"))
		Expect(err).To(HaveOccurred(), "no store")
		Expect(s.books(ctx)).To(BeEmpty())
	})

	It("uses the decimal digits of each currency, and refuses amounts with more digits", func(ctx SpecContext) {
		for currency, amounts := range map[domain.Currency][]string{"JPY": {"500"}, "KWD": {"1.000", "1.050", "1.005"}} {
			for i, amount := range amounts {
				r := s.sale("payment-"+string(currency)+amount, amount, "pm_card_visa")
				r.Currency = currency
				result, err := s.Authorize(ctx, s.Shop, r)
				if finest := s.Can(s.Shop, payment.Card, currency).Digits; i > 1 && finest < currency.Digits() {
					Expect(err).To(HaveOccurred(), "%s %s", amount, currency)
					continue
				}
				Expect(settled(result, err)).To(have(payment.Succeeded, amount))
			}
		}
		Expect(s.books(ctx)).To(ContainElements("500/500/0 JPY", "1.000/1.000/0.000 KWD", "1.050/1.050/0.000 KWD"))
	})

	It("moves money only once for 20 concurrent copies of a request", func(ctx SpecContext) {
		s.needs("capture in parts and voids of the rest", func(c payment.Capabilities) bool { return c.PartialCapture && c.Void })
		twenty := func(call func() (payment.Result, error)) payment.Result {
			GinkgoHelper()
			answers := make([]payment.Result, 20)
			atOnce(20, func(i int) { answers[i] = settled(call()) })
			for _, r := range answers {
				Expect(r.Outcome).To(Equal(payment.Succeeded))
				Expect(text(r)).To(Equal(text(answers[0])))
			}
			return answers[0]
		}
		held := twenty(func() (payment.Result, error) {
			return s.Authorize(ctx, s.Shop, s.authorization("payment-1", "50.00", "pm_card_visa"))
		})
		taken := twenty(func() (payment.Result, error) {
			return s.Capture(ctx, s.Shop, capture("capture-1", held.Reference, "2.00"))
		})
		twenty(func() (payment.Result, error) {
			return s.Refund(ctx, s.Shop, refund("refund-1", held.Reference, "0.05"))
		})
		if !taken.Released {
			twenty(func() (payment.Result, error) { return s.Void(ctx, s.Shop, void("void-1", held.Reference)) })
		}
		Expect(s.books(ctx)).To(HaveExactElements("50.00/2.00/0.05 USD voided"))
	})

	It("returns Unknown after a lost response, and Fetch finds the payment", func(ctx SpecContext) {
		s.needs("capture in parts", func(c payment.Capabilities) bool { return c.PartialCapture })
		lost := func(operation payment.Operation, key, reference, amount string, call func() (payment.Result, error)) payment.Result {
			GinkgoHelper()
			s.lose()
			r := settled(call())
			Expect(r.Outcome).To(Equal(payment.Unknown))
			Expect(r.Cause).To(HaveOccurred())
			Expect([]any{r.Reference, r.Decline}).To(Equal([]any{"", (*payment.Decline)(nil)}))
			now := s.foundOf(ctx, operation, key, reference)
			Expect(now).To(have(payment.Succeeded, amount))
			return now
		}
		authorize := func() (payment.Result, error) {
			return s.Authorize(ctx, s.Shop, s.authorization("payment-1", "10.77", "pm_card_visa"))
		}
		paid := lost(payment.OperationAuthorize, "payment-1", "", "10.77", authorize)
		Expect(paid.LastFour).To(Equal("4242"))
		lost(payment.OperationCapture, "capture-1", paid.Reference, "5.77", func() (payment.Result, error) {
			return s.Capture(ctx, s.Shop, capture("capture-1", paid.Reference, "5.77"))
		})
		giveBack := func() (payment.Result, error) {
			return s.Refund(ctx, s.Shop, refund("refund-1", paid.Reference, "0.77"))
		}
		lost(payment.OperationRefund, "refund-1", paid.Reference, "0.77", giveBack)
		Expect(s.books(ctx)).To(HaveExactElements(HavePrefix("10.77/5.77/0.77 USD")))

		By("repeating the requests moves no money")
		Expect(settled(authorize())).To(have(payment.Succeeded, "10.77"))
		Expect(settled(giveBack())).To(have(payment.Succeeded, "0.77"))
		Expect(s.books(ctx)).To(HaveExactElements(HavePrefix("10.77/5.77/0.77 USD")))

		By("a declined request gets its response")
		Expect(settled(s.Authorize(ctx, s.Shop, s.sale("payment-2", "10.77", "pm_card_chargeDeclined")))).To(beDeclined(payment.CardDeclined))
	})

	It("does not find a call that the service never received", func(ctx SpecContext) {
		snapshot, err := s.find(ctx, s.Shop, "payment-404")
		Expect(err).NotTo(HaveOccurred())
		Expect(text(snapshot)).To(Equal(`{"found":false}`))
	})

	It(`returns an error, and not "not found", if a lookup fails`, func(ctx SpecContext) {
		settled(s.Authorize(ctx, s.Shop, s.sale("payment-1", "50.00", "pm_card_visa")))
		ended, cancel := context.WithCancel(ctx)
		cancel()
		_, err := s.find(ended, s.Shop, "payment-1")
		Expect(err).To(HaveOccurred())
		Expect(settled(s.Authorize(ended, s.Shop, s.sale("payment-2", "50.00", "pm_card_visa"))).Outcome).To(Equal(payment.Unknown))
	})

	It("waits for the customer's consent if the card requires it", func(ctx SpecContext) {
		s.needs("3-D Secure", func(c payment.Capabilities) bool { return c.ThreeDS })
		var asked []payment.Result
		for _, key := range []string{"payment-1", "payment-2", "payment-3"} {
			r := settled(s.Authorize(ctx, s.Shop, s.sale(key, "50.00", "pm_card_authenticationRequired")))
			Expect(r).To(have(payment.ActionRequired, "50.00"))
			Expect(r.Action.Type).To(Equal(payment.ThreeDS))
			asked = append(asked, r)
			Expect(text(s.found(ctx, key))).To(Equal(text(r)))
		}
		Expect(settled(s.Capture(ctx, s.Shop, capture("capture-1", asked[0].Reference, "50.00")))).To(beDeclined(payment.AuthenticationRequired))
		Expect(settled(s.Void(ctx, s.Shop, void("void-3", asked[2].Reference)))).To(have(payment.Succeeded, "0"))
		s.Consent(asked[0].Action, true)
		s.Consent(asked[1].Action, false)
		s.Consent(asked[1].Action, true) // this consent comes too late
		s.Consent(asked[2].Action, true) // this payment is voided before the consent
		for key, outcome := range map[string]payment.Outcome{"payment-1": payment.Succeeded, "payment-2": payment.Declined, "payment-3": payment.Declined} {
			now := s.found(ctx, key)
			Expect(now.Outcome).To(Equal(outcome), key)
			Expect(now.LastFour).To(Equal("3184"))
		}
		Expect(s.books(ctx)).To(HaveExactElements("50.00/50.00/0.00 USD", "50.00/0.00/0.00 USD voided unconfirmed", "50.00/0.00/0.00 USD voided unconfirmed"))
	})
}
