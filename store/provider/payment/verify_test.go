package payment_test

import (
	"context"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/provider/payment"
)

var _ = DescribeTableSubtree("a payment of nothing", func(open func(context.Context) subject) {
	var s subject
	BeforeEach(func(ctx SpecContext) { s = open(ctx) })

	verify := func(key, token string) payment.AuthorizeRequest {
		return payment.AuthorizeRequest{Key: key, Amount: domain.MustAmount("0.00"), Currency: "USD", AutoCapture: true, Token: token, Customer: 7, Save: true, Recurring: true}
	}
	charge := func(key string, kept payment.Result) payment.AuthorizeRequest {
		return payment.AuthorizeRequest{Key: key, Amount: domain.MustAmount("50.00"), Currency: "USD", AutoCapture: true, Instrument: kept.Instrument,
			Customer: 7, OffSession: true, Mandate: kept.Mandate}
	}

	DescribeTable("verifies what is kept, and moves no money", func(ctx SpecContext, token string, consent bool) {
		kept, err := s.Authorize(ctx, shop, verify("payment-1", token))
		Expect(err).NotTo(HaveOccurred())
		if consent {
			Expect(kept).To(have(payment.ActionRequired, ""))
			Expect(kept.Instrument).To(BeEmpty())
			answer(kept, "yes")
			snapshot, err := s.Fetch(ctx, shop, payment.FetchRequest{Key: "payment-1"})
			Expect(err).NotTo(HaveOccurred())
			kept = snapshot.Result
		}
		Expect(kept).To(And(have(payment.Succeeded, ""), HaveField("Amount.IsZero()", true)))
		Expect([]string{kept.Instrument, kept.Mandate}).NotTo(ContainElement(BeEmpty()))
		Expect(kept.LastFour).NotTo(BeEmpty())
		Expect(books(ctx, s)).To(HaveExactElements(HaveSuffix(" USD")))
		ledger, err := s.Ledger(ctx)
		Expect(err).NotTo(HaveOccurred())
		Expect(ledger.Payments[0].Authorized.IsZero()).To(BeTrue())
		later, err := s.Authorize(ctx, shop, charge("payment-2", kept))
		Expect(err).NotTo(HaveOccurred())
		Expect(later.Outcome).To(BeElementOf(payment.Succeeded, payment.Pending))
	},
		Entry("a card", "pm_card_visa", false),
		Entry("a card whose bank asks once", "pm_card_authenticationRequiredOnSetup", true),
		Entry("an account, of which nothing is debited that could wait", "pm_usBankAccount_success", false))

	It("is declined as a charge would be, and given up while the customer is asked", func(ctx SpecContext) {
		Expect(s.Authorize(ctx, shop, verify("payment-1", "pm_card_chargeDeclinedExpiredCard"))).To(beDeclined(payment.ExpiredCard))
		asked, err := s.Authorize(ctx, shop, verify("payment-2", "pm_card_authenticationRequired"))
		Expect(err).NotTo(HaveOccurred())
		Expect(s.Void(ctx, shop, void("void-2", asked.Reference))).To(have(payment.Succeeded, ""))
		answer(asked, "yes")
		snapshot, err := s.Fetch(ctx, shop, payment.FetchRequest{Key: "payment-2"})
		Expect(err).NotTo(HaveOccurred())
		Expect(snapshot.Result).To(beDeclined(payment.AuthenticationFailed), "too late")
	})

	It("gets the customer's word for a card that is kept already", func(ctx SpecContext) {
		first := sale("payment-1", "50.00", "pm_card_authenticationRequiredOnSetup")
		first.Save, first.Customer = true, 7
		asked, err := s.Authorize(ctx, shop, first)
		Expect(err).NotTo(HaveOccurred())
		answer(asked, "yes")
		snapshot, err := s.Fetch(ctx, shop, payment.FetchRequest{Key: "payment-1"})
		Expect(err).NotTo(HaveOccurred())
		Expect(snapshot.Result.Mandate).To(BeEmpty())

		again := verify("payment-2", "")
		again.Save, again.Instrument = false, snapshot.Result.Instrument
		asked, err = s.Authorize(ctx, shop, again)
		Expect(err).NotTo(HaveOccurred())
		answer(asked, "yes")
		agreed, err := s.Fetch(ctx, shop, payment.FetchRequest{Key: "payment-2"})
		Expect(err).NotTo(HaveOccurred())
		Expect(agreed.Result.Instrument).To(Equal(snapshot.Result.Instrument))
		Expect(s.Authorize(ctx, shop, charge("payment-3", agreed.Result))).To(have(payment.Succeeded, "50.00"))
	})

	It("verifies what is kept already, of which nobody agrees to anything new", func(ctx SpecContext) {
		kept, err := s.Authorize(ctx, shop, verify("payment-1", "pm_card_visa"))
		Expect(err).NotTo(HaveOccurred())
		again := verify("payment-2", "")
		again.Instrument, again.Save, again.Recurring = kept.Instrument, false, false
		Expect(s.Authorize(ctx, shop, again)).To(And(have(payment.Succeeded, ""), HaveField("Mandate", "")))
		again.Key, again.Instrument = "payment-3", "ins_gone"
		Expect(s.Authorize(ctx, shop, again)).To(beDeclined(payment.InvalidToken))
	})

	It("makes no sense where nothing is kept", func(ctx SpecContext) {
		for what, change := range map[string]func(*payment.AuthorizeRequest){
			"for this once": func(r *payment.AuthorizeRequest) { r.Save, r.Recurring = false, false },
			"less":          func(r *payment.AuthorizeRequest) { r.Amount = domain.MustAmount("-0.01") },
		} {
			r := verify("payment-1", "pm_card_visa")
			change(&r)
			_, err := s.Authorize(ctx, shop, r)
			Expect(err).To(HaveOccurred(), what)
		}
		Expect(books(ctx, s)).To(BeEmpty())
	})
}, Entry("in memory", inMemory), Entry("in a database", inDatabase), Entry("over HTTP", overHTTP))
