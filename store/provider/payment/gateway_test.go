package payment_test

import (
	"context"
	"fmt"
	"slices"
	"strconv"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/provider/payment"
)

var _ = DescribeTableSubtree("a gateway", func(open func(context.Context) subject) {
	var s subject
	BeforeEach(func(ctx SpecContext) { s = open(ctx) })

	DescribeTable("takes cards and tells what may be shown of them", func(ctx SpecContext, token, brand, lastFour string) {
		r := settled(s.Authorize(ctx, shop, authorization("payment-1", "12.50", token)))
		Expect(r).To(have(payment.Succeeded, "12.50"))
		Expect(r.Reference).NotTo(BeEmpty())
		Expect([]any{r.PaymentType, r.Brand, r.LastFour}).To(Equal([]any{payment.Card, brand, lastFour}))
		Expect(r.ExpiryMonth).To(BeNumerically("~", 6, 6))
		Expect(r.ExpiryYear).To(BeNumerically(">", 2026))
		Expect(books(ctx, s)).To(HaveExactElements("12.50/0.00/0.00 USD"))
	},
		Entry(nil, "pm_card_visa", "visa", "4242"), Entry(nil, "pm_card_mastercard", "mastercard", "4444"), Entry(nil, "pm_card_amex", "amex", "0005"))

	DescribeTable("declines", func(ctx SpecContext, token string, code payment.DeclineCode, class payment.DeclineClass) {
		r := settled(s.Authorize(ctx, shop, sale("payment-1", "12.50", token)))
		Expect(r).To(beDeclined(code))
		Expect(r.Decline.Class).To(Equal(class))
		Expect(books(ctx, s)).To(BeEmpty())
		snapshot, err := s.Fetch(ctx, shop, payment.FetchRequest{Key: "payment-1"})
		Expect(err).NotTo(HaveOccurred())
		Expect(snapshot.Found).To(BeTrue())
		Expect(snapshot.Result).To(beDeclined(code))
	},
		Entry(nil, "pm_card_chargeDeclined", payment.CardDeclined, payment.Soft),
		Entry(nil, "pm_card_chargeDeclinedInsufficientFunds", payment.InsufficientFunds, payment.Soft),
		Entry(nil, "pm_card_chargeDeclinedLostCard", payment.LostCard, payment.Hard),
		Entry(nil, "pm_card_chargeDeclinedStolenCard", payment.StolenCard, payment.Hard),
		Entry(nil, "pm_card_chargeDeclinedExpiredCard", payment.ExpiredCard, payment.Hard),
		Entry(nil, "pm_card_chargeDeclinedIncorrectCvc", payment.IncorrectCVC, payment.Hard),
		Entry(nil, "pm_card_chargeDeclinedProcessingError", payment.ProcessingError, payment.Soft),
		Entry("by the newer name", "pm_card_visa_chargeDeclinedLostCard", payment.LostCard, payment.Hard),
		Entry(nil, "pm_card_unheard_of", payment.InvalidToken, payment.Hard), Entry("without a token", "", payment.InvalidToken, payment.Hard))

	It("captures in parts, and never more than is authorized", func(ctx SpecContext) {
		paid := settled(s.Authorize(ctx, shop, authorization("payment-1", "100.00", "pm_card_visa")))
		first := settled(s.Capture(ctx, shop, capture("capture-1-1", paid.Reference, "60.00")))
		Expect(first).To(have(payment.Succeeded, "60.00"))
		Expect(settled(s.Capture(ctx, shop, capture("capture-1-2", paid.Reference, "40.01")))).To(beDeclined(payment.CaptureExceedsAuthorized))
		second := settled(s.Capture(ctx, shop, capture("capture-1-3", paid.Reference, "40.00")))
		Expect(second).To(have(payment.Succeeded, "40.00"))
		Expect(settled(s.Capture(ctx, shop, capture("capture-1-4", paid.Reference, "0.01")))).To(beDeclined(payment.CaptureExceedsAuthorized))
		Expect([]string{paid.Reference, first.Reference, second.Reference}).To(HaveLen(3))
		Expect(first.Reference).NotTo(Equal(second.Reference))
		Expect(books(ctx, s)).To(HaveExactElements("100.00/100.00/0.00 USD"))
	})

	It("voids what was not captured, once", func(ctx SpecContext) {
		whole := settled(s.Authorize(ctx, shop, authorization("payment-1", "100.00", "pm_card_visa")))
		Expect(settled(s.Void(ctx, shop, void("void-1", whole.Reference)))).To(have(payment.Succeeded, "100.00"))
		Expect(settled(s.Void(ctx, shop, void("void-1b", whole.Reference)))).To(beDeclined(payment.PaymentVoided))
		Expect(settled(s.Capture(ctx, shop, capture("capture-1-1", whole.Reference, "1.00")))).To(beDeclined(payment.PaymentVoided))

		part := settled(s.Authorize(ctx, shop, authorization("payment-2", "100.00", "pm_card_visa")))
		settled(s.Capture(ctx, shop, capture("capture-2-1", part.Reference, "30.00")))
		Expect(settled(s.Void(ctx, shop, void("void-2", part.Reference)))).To(have(payment.Succeeded, "70.00"))
		Expect(settled(s.Refund(ctx, shop, refund("refund-1", part.Reference, "30.00")))).To(have(payment.Succeeded, "30.00"))

		sold := settled(s.Authorize(ctx, shop, sale("payment-3", "100.00", "pm_card_visa")))
		Expect(settled(s.Void(ctx, shop, void("void-3", sold.Reference)))).To(beDeclined(payment.PaymentCaptured))
		Expect(books(ctx, s)).To(HaveExactElements("100.00/0.00/0.00 USD voided", "100.00/30.00/30.00 USD voided", "100.00/100.00/0.00 USD"))
	})

	It("refunds in parts, and never more than is captured", func(ctx SpecContext) {
		held := settled(s.Authorize(ctx, shop, authorization("payment-1", "50.00", "pm_card_visa")))
		Expect(settled(s.Refund(ctx, shop, refund("refund-1", held.Reference, "0.01")))).To(beDeclined(payment.RefundExceedsCaptured))
		sold := settled(s.Authorize(ctx, shop, sale("payment-2", "50.00", "pm_card_visa")))
		Expect(settled(s.Refund(ctx, shop, refund("refund-2", sold.Reference, "20.00")))).To(have(payment.Succeeded, "20.00"))
		Expect(settled(s.Refund(ctx, shop, refund("refund-3", sold.Reference, "30.01")))).To(beDeclined(payment.RefundExceedsCaptured))
		Expect(settled(s.Refund(ctx, shop, refund("refund-4", sold.Reference, "30.00")))).To(have(payment.Succeeded, "30.00"))
		Expect(settled(s.Refund(ctx, shop, refund("refund-5", sold.Reference, "0.01")))).To(beDeclined(payment.RefundExceedsCaptured))
		Expect(books(ctx, s)).To(HaveExactElements("50.00/0.00/0.00 USD", "50.00/50.00/50.00 USD"))
	})

	It("lets only one of many refunds of everything through", func(ctx SpecContext) {
		for round := range 10 {
			sold := settled(s.Authorize(ctx, shop, sale("payment-"+strconv.Itoa(round), "50.00", "pm_card_visa")))
			outcomes := make([]payment.Outcome, 8)
			atOnce(8, func(i int) {
				key := fmt.Sprintf("refund-%d-%d", round, i)
				outcomes[i] = settled(s.Refund(ctx, shop, refund(key, sold.Reference, "50.00"))).Outcome
			})
			slices.Sort(outcomes)
			Expect(outcomes).To(Equal(append(slices.Repeat([]payment.Outcome{payment.Declined}, 7), payment.Succeeded)))
		}
		Expect(books(ctx, s)).To(HaveEach("50.00/50.00/50.00 USD"))
	})

	It("knows no payment of another store, in no other currency, and none that is not there", func(ctx SpecContext) {
		sold := settled(s.Authorize(ctx, shop, sale("payment-1", "50.00", "pm_card_visa")))
		held := settled(s.Authorize(ctx, shop, authorization("payment-2", "50.00", "pm_card_visa")))
		other := refund("refund-2", sold.Reference, "1.00")
		other.Currency = "EUR"
		Expect(settled(s.Refund(ctx, elsewhere, refund("refund-1", sold.Reference, "1.00")))).To(beDeclined(payment.PaymentNotFound))
		Expect(settled(s.Refund(ctx, shop, other))).To(beDeclined(payment.CurrencyMismatch))
		Expect(settled(s.Refund(ctx, shop, refund("refund-3", "pay_unheard_of", "1.00")))).To(beDeclined(payment.PaymentNotFound))
		Expect(settled(s.Refund(ctx, shop, refund("refund-4", "payment-1", "1.00")))).To(beDeclined(payment.PaymentNotFound))
		Expect(settled(s.Capture(ctx, elsewhere, capture("capture-1", held.Reference, "1.00")))).To(beDeclined(payment.PaymentNotFound))
		Expect(settled(s.Void(ctx, elsewhere, void("void-1", held.Reference)))).To(beDeclined(payment.PaymentNotFound))
		Expect(books(ctx, s)).To(HaveExactElements("50.00/50.00/0.00 USD", "50.00/0.00/0.00 USD"))
	})

	It("says what is held, what was taken, and how to pay with it again", func(ctx SpecContext) {
		held := settled(s.Authorize(ctx, shop, authorization("payment-1", "50.00", "pm_card_visa")))
		Expect([]string{held.Held.Fixed(2), held.Captured.Fixed(2), held.Instrument}).To(Equal([]string{"50.00", "0.00", ""}))
		keeps := sale("payment-2", "50.00", "pm_card_visa")
		keeps.Save, keeps.Customer = true, 7
		sold := settled(s.Authorize(ctx, shop, keeps))
		Expect([]string{sold.Held.Fixed(2), sold.Captured.Fixed(2)}).To(Equal([]string{"0.00", "50.00"}))
		Expect(sold.Instrument).NotTo(Or(BeEmpty(), Equal("pm_card_visa")))
		waits := sale("payment-3", "50.00", "pm_card_authenticationRequired")
		waits.Save, waits.Customer = true, 7
		asked := settled(s.Authorize(ctx, shop, waits))
		Expect(asked.Instrument).To(BeEmpty(), "before there is consent")
		answer(asked, "yes")
		consented, err := s.Fetch(ctx, shop, payment.FetchRequest{Key: "payment-3"})
		Expect(err).NotTo(HaveOccurred())
		Expect(consented.Result.Instrument).NotTo(Or(BeEmpty(), Equal(sold.Instrument)))
		for key, pay := range map[string]struct {
			account    payment.Account
			customer   int64
			instrument string
			outcome    payment.Outcome
		}{
			"payment-4": {shop, 7, sold.Instrument, payment.Succeeded}, "payment-5": {shop, 8, sold.Instrument, payment.Declined},
			"payment-6": {elsewhere, 7, sold.Instrument, payment.Declined}, "payment-7": {shop, 7, "pm_card_visa", payment.Declined},
		} {
			again := sale(key, "50.00", "")
			again.Instrument, again.Customer = pay.instrument, pay.customer
			r := settled(s.Authorize(ctx, pay.account, again))
			Expect(r.Outcome).To(Equal(pay.outcome), key)
			if r.Outcome == payment.Declined {
				Expect(r).To(beDeclined(payment.InvalidToken), key)
			}
		}
	})

	It("answers the same request again the same way", func(ctx SpecContext) {
		held := settled(s.Authorize(ctx, shop, authorization("payment-1", "50.00", "pm_card_visa")))
		taken := settled(s.Capture(ctx, shop, capture("capture-1", held.Reference, "40.00")))
		released := settled(s.Void(ctx, shop, void("void-1", held.Reference)))
		returned := settled(s.Refund(ctx, shop, refund("refund-1", held.Reference, "40.00")))
		refused := settled(s.Authorize(ctx, shop, authorization("payment-2", "50.00", "pm_card_chargeDeclined")))
		for range 2 {
			again := authorization("payment-1", "50", "pm_card_visa") // the same money, written otherwise
			Expect(text(settled(s.Authorize(ctx, shop, again)))).To(Equal(text(held)))
			Expect(text(settled(s.Capture(ctx, shop, capture("capture-1", held.Reference, "40.00"))))).To(Equal(text(taken)))
			Expect(text(settled(s.Void(ctx, shop, void("void-1", held.Reference))))).To(Equal(text(released)))
			Expect(text(settled(s.Refund(ctx, shop, refund("refund-1", held.Reference, "40.00"))))).To(Equal(text(returned)))
			Expect(text(settled(s.Authorize(ctx, shop, authorization("payment-2", "50.00", "pm_card_chargeDeclined"))))).To(Equal(text(refused)))
		}
		ledger, err := s.Ledger(ctx)
		Expect(err).NotTo(HaveOccurred())
		var keys []string
		for _, e := range ledger.Entries {
			keys = append(keys, e.Call.Key)
		}
		Expect(keys).To(HaveExactElements("payment-1", "capture-1", "void-1", "refund-1", "payment-2"))
		Expect(books(ctx, s)).To(HaveExactElements("50.00/40.00/40.00 USD voided"))
	})

	It("refuses a key that another request was made with", func(ctx SpecContext) {
		held := settled(s.Authorize(ctx, shop, authorization("payment-1", "50.00", "pm_card_visa")))
		for change, r := range map[string]payment.AuthorizeRequest{
			"amount": authorization("payment-1", "50.01", "pm_card_visa"), "token": authorization("payment-1", "50.00", "pm_card_amex"),
			"capture":  sale("payment-1", "50.00", "pm_card_visa"),
			"currency": {Key: "payment-1", Amount: domain.MustAmount("50.00"), Currency: "EUR", Token: "pm_card_visa"},
		} {
			_, err := s.Authorize(ctx, shop, r)
			Expect(err).To(MatchError(payment.ErrKeyReused), change)
		}
		_, err := s.Authorize(ctx, elsewhere, authorization("payment-1", "50.00", "pm_card_visa"))
		Expect(err).To(MatchError(payment.ErrKeyReused), "another store's")
		_, err = s.Fetch(ctx, elsewhere, payment.FetchRequest{Key: "payment-1"})
		Expect(err).To(MatchError(payment.ErrKeyReused), "another store's")
		_, err = s.Capture(ctx, shop, capture("payment-1", held.Reference, "50.00"))
		Expect(err).To(MatchError(payment.ErrKeyReused))
		Expect(books(ctx, s)).To(HaveExactElements("50.00/0.00/0.00 USD"))
	})

	It("calls it an error when a request makes no sense", func(ctx SpecContext) {
		for what, r := range map[string]payment.AuthorizeRequest{
			"no key": authorization("", "1.00", "pm_card_visa"), "zero": authorization("a", "0.00", "pm_card_visa"),
			"negative": authorization("b", "-1.00", "pm_card_visa"), "too many digits": authorization("c", "1.001", "pm_card_visa"),
			"two means":        {Key: "d", Amount: domain.MustAmount("1.00"), Currency: "USD", Token: "pm_card_visa", Instrument: "ins"},
			"no currency":      {Key: "e", Amount: domain.MustAmount("1.00"), Token: "pm_card_visa"},
			"unknown currency": {Key: "f", Amount: domain.MustAmount("1.00"), Currency: "XXQ", Token: "pm_card_visa"},
			"fractions of yen": {Key: "g", Amount: domain.MustAmount("1.50"), Currency: "JPY", Token: "pm_card_visa"},
		} {
			_, err := s.Authorize(ctx, shop, r)
			Expect(err).To(HaveOccurred(), what)
			Expect(err).NotTo(MatchError(payment.ErrKeyReused), what)
		}
		_, err := s.Authorize(ctx, payment.Account{}, sale("payment-1", "1.00", "pm_card_visa"))
		Expect(err).To(HaveOccurred(), "no store")
		ledger, err := s.Ledger(ctx)
		Expect(err).NotTo(HaveOccurred())
		Expect(ledger).To(Equal(payment.Ledger{Entries: []payment.LedgerEntry{}, Payments: []payment.LedgerPayment{}, Instruments: []payment.LedgerInstrument{}, Disputes: []payment.LedgerDispute{}}))
	})

	It("counts in each currency's own digits", func(ctx SpecContext) {
		for currency, amount := range map[domain.Currency]string{"JPY": "500", "KWD": "1.005"} {
			r := sale("payment-"+string(currency), amount, "pm_card_visa")
			r.Currency = currency
			Expect(settled(s.Authorize(ctx, shop, r))).To(have(payment.Succeeded, amount))
		}
		Expect(books(ctx, s)).To(ConsistOf("500/500/0 JPY", "1.005/1.005/0.000 KWD"))
	})

	It("moves money once for the same request made 20 times at once", func(ctx SpecContext) {
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
			return s.Authorize(ctx, shop, authorization("payment-1", "50.00", "pm_card_visa"))
		})
		twenty(func() (payment.Result, error) {
			return s.Capture(ctx, shop, capture("capture-1", held.Reference, "2.00"))
		})
		twenty(func() (payment.Result, error) { return s.Refund(ctx, shop, refund("refund-1", held.Reference, "0.05")) })
		twenty(func() (payment.Result, error) { return s.Void(ctx, shop, void("void-1", held.Reference)) })
		Expect(books(ctx, s)).To(HaveExactElements("50.00/2.00/0.05 USD voided"))
		ledger, err := s.Ledger(ctx)
		Expect(err).NotTo(HaveOccurred())
		Expect(ledger.Entries).To(HaveLen(4))
	})

	It("loses the answer to amounts ending in .77, and Fetch finds it", func(ctx SpecContext) {
		lost := func(key, amount string, r payment.Result, err error) payment.Snapshot {
			GinkgoHelper()
			Expect(err).NotTo(HaveOccurred())
			Expect(r.Outcome).To(Equal(payment.Unknown))
			Expect(r.Cause).To(HaveOccurred())
			Expect([]any{r.Reference, r.Decline}).To(Equal([]any{"", (*payment.Decline)(nil)}))
			snapshot, err := s.Fetch(ctx, shop, payment.FetchRequest{Key: key})
			Expect(err).NotTo(HaveOccurred())
			Expect(snapshot.Found).To(BeTrue())
			Expect(snapshot.Result).To(have(payment.Succeeded, amount))
			return snapshot
		}
		r, err := s.Authorize(ctx, shop, authorization("payment-1", "10.77", "pm_card_visa"))
		paid := lost("payment-1", "10.77", r, err)
		Expect(paid.Result.LastFour).To(Equal("4242"))
		r, err = s.Capture(ctx, shop, capture("capture-1", paid.Result.Reference, "5.77"))
		lost("capture-1", "5.77", r, err)
		r, err = s.Refund(ctx, shop, refund("refund-1", paid.Result.Reference, "0.77"))
		lost("refund-1", "0.77", r, err)
		Expect(books(ctx, s)).To(HaveExactElements("10.77/5.77/0.77 USD"))

		By("asking again instead, which moves nothing")
		Expect(settled(s.Authorize(ctx, shop, authorization("payment-1", "10.77", "pm_card_visa")))).To(have(payment.Succeeded, "10.77"))
		Expect(settled(s.Refund(ctx, shop, refund("refund-1", paid.Result.Reference, "0.77")))).To(have(payment.Succeeded, "0.77"))
		Expect(books(ctx, s)).To(HaveExactElements("10.77/5.77/0.77 USD"))

		By("answering when nothing was moved")
		Expect(settled(s.Authorize(ctx, shop, sale("payment-2", "10.77", "pm_card_chargeDeclined")))).To(beDeclined(payment.CardDeclined))
	})

	It("does not find what it never got", func(ctx SpecContext) {
		snapshot, err := s.Fetch(ctx, shop, payment.FetchRequest{Key: "payment-404"})
		Expect(err).NotTo(HaveOccurred())
		Expect(text(snapshot)).To(Equal(`{"found":false}`))
	})

	It("does not take a failed look for not found", func(ctx SpecContext) {
		settled(s.Authorize(ctx, shop, sale("payment-1", "50.00", "pm_card_visa")))
		ended, cancel := context.WithCancel(ctx)
		cancel()
		_, err := s.Fetch(ended, shop, payment.FetchRequest{Key: "payment-1"})
		Expect(err).To(HaveOccurred())
		Expect(settled(s.Authorize(ended, shop, sale("payment-2", "50.00", "pm_card_visa"))).Outcome).To(Equal(payment.Unknown))
	})

	It("leaves refunds pending where the card says so, until they are asked for", func(ctx SpecContext) {
		sold := settled(s.Authorize(ctx, shop, sale("payment-1", "50.00", "pm_card_pendingRefund")))
		Expect(settled(s.Refund(ctx, shop, refund("refund-1", sold.Reference, "50.00")))).To(have(payment.Pending, "50.00"))
		Expect(settled(s.Refund(ctx, shop, refund("refund-2", sold.Reference, "0.01")))).To(beDeclined(payment.RefundExceedsCaptured))
		for range 2 {
			snapshot, err := s.Fetch(ctx, shop, payment.FetchRequest{Key: "refund-1"})
			Expect(err).NotTo(HaveOccurred())
			Expect(snapshot.Result).To(have(payment.Succeeded, "50.00"))
		}
		Expect(settled(s.Refund(ctx, shop, refund("refund-1", sold.Reference, "50.00")))).To(have(payment.Pending, "50.00"), "the answer of then")
		Expect(books(ctx, s)).To(HaveExactElements("50.00/50.00/50.00 USD"))
	})

	It("lets refunds fail later where the card says so, and then may be asked anew", func(ctx SpecContext) {
		sold := settled(s.Authorize(ctx, shop, sale("payment-1", "50.00", "pm_card_refundFail")))
		Expect(settled(s.Refund(ctx, shop, refund("refund-1", sold.Reference, "50.00")))).To(have(payment.Pending, "50.00"))
		for range 2 {
			snapshot, err := s.Fetch(ctx, shop, payment.FetchRequest{Key: "refund-1"})
			Expect(err).NotTo(HaveOccurred())
			Expect(snapshot.Result).To(beDeclined(payment.RefundFailed))
		}
		Expect(books(ctx, s)).To(HaveExactElements("50.00/50.00/0.00 USD"))
		Expect(settled(s.Refund(ctx, shop, refund("refund-2", sold.Reference, "50.00")))).To(have(payment.Pending, "50.00"))
	})

	It("waits for the customer's consent where the card wants it", func(ctx SpecContext) {
		var asked []payment.Result
		for _, key := range []string{"payment-1", "payment-2", "payment-3"} {
			r := settled(s.Authorize(ctx, shop, sale(key, "50.00", "pm_card_authenticationRequired")))
			Expect(r).To(have(payment.ActionRequired, "50.00"))
			Expect(r.Action.Type).To(Equal(payment.ThreeDS))
			asked = append(asked, r)
			snapshot, err := s.Fetch(ctx, shop, payment.FetchRequest{Key: key})
			Expect(err).NotTo(HaveOccurred())
			Expect(text(snapshot.Result)).To(Equal(text(r)))
		}
		Expect(settled(s.Capture(ctx, shop, capture("capture-1", asked[0].Reference, "50.00")))).To(beDeclined(payment.AuthenticationRequired))
		Expect(settled(s.Void(ctx, shop, void("void-3", asked[2].Reference)))).To(have(payment.Succeeded, "0"))
		answer(asked[0], "yes")
		answer(asked[1], "no")
		answer(asked[1], "yes") // too late
		answer(asked[2], "yes") // voided meanwhile
		for key, outcome := range map[string]payment.Outcome{"payment-1": payment.Succeeded, "payment-2": payment.Declined, "payment-3": payment.Declined} {
			snapshot, err := s.Fetch(ctx, shop, payment.FetchRequest{Key: key})
			Expect(err).NotTo(HaveOccurred())
			Expect(snapshot.Result.Outcome).To(Equal(outcome), key)
			Expect(snapshot.Result.LastFour).To(Equal("3184"))
		}
		Expect(books(ctx, s)).To(HaveExactElements("50.00/50.00/0.00 USD", "50.00/0.00/0.00 USD voided unconfirmed", "50.00/0.00/0.00 USD voided unconfirmed"))
	})
},
	Entry("in memory", inMemory),
	Entry("in a database", inDatabase),
	Entry("over HTTP", overHTTP),
)
