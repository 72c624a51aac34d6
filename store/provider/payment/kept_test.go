package payment_test

import (
	"context"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/provider/payment"
)

// What a gateway keeps for a customer is charged later, with them or without.
var _ = DescribeTableSubtree("a means of payment that is kept", func(open func(context.Context) subject) {
	var s subject
	BeforeEach(func(ctx SpecContext) { s = open(ctx) })

	DescribeTable("keeps a card, and charges it later while its customer is away", func(ctx SpecContext, token string, consent bool, check func(payment.Result, error)) {
		first := sale("payment-1", "50.00", token)
		first.Save, first.Recurring, first.Customer = true, true, 7
		kept := settled(s.Authorize(ctx, shop, first))
		if consent {
			Expect(kept.Outcome).To(Equal(payment.ActionRequired))
			answer(kept, "yes")
			snapshot, err := s.Fetch(ctx, shop, payment.FetchRequest{Key: "payment-1"})
			Expect(err).NotTo(HaveOccurred())
			kept = snapshot.Result
		}
		Expect(kept.Outcome).To(Equal(payment.Succeeded))
		Expect(kept.Mandate).NotTo(BeEmpty())
		again := payment.AuthorizeRequest{Key: "payment-2", Amount: domain.MustAmount("50.00"), Currency: "USD", AutoCapture: true, Instrument: kept.Instrument,
			Customer: 7, OffSession: true, Mandate: kept.Mandate}
		check(s.Authorize(ctx, shop, again))
		there := again
		there.Key, there.OffSession = "payment-3", false
		present := settled(s.Authorize(ctx, shop, there))
		Expect(present.Outcome).To(Or(Equal(payment.Succeeded), Equal(payment.ActionRequired)), "with the customer there")
	},
		Entry("as they agreed", "pm_card_visa", false, func(r payment.Result, err error) {
			Expect(settled(r, err)).To(have(payment.Succeeded, "50.00"))
		}),
		Entry("once their bank has asked them", "pm_card_authenticationRequiredOnSetup", true, func(r payment.Result, err error) {
			Expect(settled(r, err)).To(have(payment.Succeeded, "50.00"))
		}),
		Entry("whose bank asks them each time", "pm_card_authenticationRequired", true, func(r payment.Result, err error) {
			Expect(settled(r, err)).To(And(beDeclined(payment.AuthenticationRequired), HaveField("Decline.Class", payment.NeedsCustomer)))
		}),
		Entry("with a decline that may pass", "pm_card_chargeCustomerFail", false, func(r payment.Result, err error) {
			Expect(settled(r, err)).To(And(beDeclined(payment.CardDeclined), HaveField("Decline.Class", payment.Soft)))
		}),
		Entry("with another that may pass", "pm_card_renewalInsufficientFunds", false, func(r payment.Result, err error) {
			Expect(settled(r, err)).To(And(beDeclined(payment.InsufficientFunds), HaveField("Decline.Class", payment.Soft)))
		}),
		Entry("with a decline that never passes", "pm_card_renewalLostCard", false, func(r payment.Result, err error) {
			Expect(settled(r, err)).To(And(beDeclined(payment.LostCard), HaveField("Decline.Class", payment.Hard)))
		}),
		Entry("which it never gets", "pm_card_renewalUnreachable", false, func(r payment.Result, err error) {
			Expect(settled(r, err).Outcome).To(Equal(payment.Unknown))
			snapshot, err := s.Fetch(context.Background(), shop, payment.FetchRequest{Key: "payment-2"})
			Expect(err).NotTo(HaveOccurred())
			Expect(snapshot.Found).To(BeFalse())
		}),
		Entry("which its account may not do", "pm_card_renewalMisconfigured", false, func(_ payment.Result, err error) {
			Expect(err).To(HaveOccurred())
			Expect(err).NotTo(MatchError(payment.ErrKeyReused))
		}))

	It("charges without the customer only what they agreed to, where the bank asks for that", func(ctx SpecContext) {
		first := sale("payment-1", "50.00", "pm_card_authenticationRequiredOnSetup")
		first.Save, first.Customer = true, 7
		answer(settled(s.Authorize(ctx, shop, first)), "yes")
		snapshot, err := s.Fetch(ctx, shop, payment.FetchRequest{Key: "payment-1"})
		Expect(err).NotTo(HaveOccurred())
		Expect(snapshot.Result.Mandate).To(BeEmpty(), "kept, and not for this")
		for key, mandate := range map[string]string{"payment-2": "", "payment-3": "man_unheard_of"} {
			Expect(settled(s.Authorize(ctx, shop, payment.AuthorizeRequest{Key: key, Amount: domain.MustAmount("50.00"), Currency: "USD",
				Instrument: snapshot.Result.Instrument, Customer: 7, OffSession: true, Mandate: mandate}))).To(beDeclined(payment.AuthenticationRequired), key)
		}
	})

	DescribeTable("leaves a bank debit pending, keeps the account at once, and decides when it is asked for", func(ctx SpecContext, token, outcome, book string) {
		r := sale("payment-1", "50.00", token)
		r.Save, r.Recurring, r.Customer = true, true, 7
		asked := settled(s.Authorize(ctx, shop, r))
		Expect(asked).To(have(payment.Pending, "50.00"))
		Expect([]any{asked.PaymentType, asked.Brand}).To(Equal([]any{payment.Bank, ""}))
		Expect(asked.Instrument).NotTo(BeEmpty())
		Expect(settled(s.Refund(ctx, shop, refund("refund-1", asked.Reference, "1.00")))).To(beDeclined(payment.RefundExceedsCaptured))
		for range 2 {
			snapshot, err := s.Fetch(ctx, shop, payment.FetchRequest{Key: "payment-1"})
			Expect(err).NotTo(HaveOccurred())
			Expect(string(snapshot.Result.Outcome)).To(Equal(outcome))
		}
		Expect(books(ctx, s)).To(HaveExactElements(book))
	},
		Entry("it is paid", "pm_usBankAccount_success", "SUCCEEDED", "50.00/50.00/0.00 USD"),
		Entry("it is not", "pm_usBankAccount_insufficientFunds", "DECLINED", "50.00/0.00/0.00 USD voided unconfirmed"))
},
	Entry("in memory", inMemory),
	Entry("in a database", inDatabase),
	Entry("over HTTP", overHTTP),
)
