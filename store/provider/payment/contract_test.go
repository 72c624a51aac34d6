package payment_test

import (
	"context"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/provider/payment/paymenttest"
)

// Each variant of the sandbox must pass the test suite of the contract.
var (
	_ = paymenttest.Suite("sandbox in memory", contract(inMemory))
	_ = paymenttest.Suite("sandbox in a database", contract(inDatabase))
	_ = paymenttest.Suite("sandbox over HTTP", contract(overHTTP))
)

func contract(open func(context.Context) subject) func(context.Context) *paymenttest.Subject {
	return func(ctx context.Context) *paymenttest.Subject {
		s := open(ctx)
		return &paymenttest.Subject{
			Gateway: s, Shop: shop, Elsewhere: elsewhere,
			Consent: func(a *payment.Action, given bool) {
				consent := "no"
				if given {
					consent = "yes"
				}
				answer(payment.Result{Action: a}, consent)
			},
			PayLink: func(a *payment.Action, how payment.LinkPayment) { answer(payment.Result{Action: a}, string(how)) },
			Payments: func(ctx context.Context) (all []paymenttest.Payment) {
				ledger, err := s.Ledger(ctx)
				Expect(err).NotTo(HaveOccurred())
				for _, p := range ledger.Payments {
					all = append(all, paymenttest.Payment{Currency: p.Currency, Authorized: p.Authorized, Captured: p.Captured, Refunded: p.Refunded,
						Confirmed: p.Confirmed, Voided: p.Voided})
				}
				return all
			},
		}
	}
}

var _ = Describe("The sandbox", func() {
	It("records each call once, each with a reference of its own and the agreed mandate", func(ctx SpecContext) {
		s := inMemory(ctx)
		first := authorization("payment-1", "50.00", "pm_card_visa")
		first.Save, first.Recurring, first.Customer = true, true, 7
		names := map[string]bool{}
		for range 2 {
			held := settled(s.Authorize(ctx, shop, first))
			Expect(held.Mandate).NotTo(BeEmpty())
			for _, r := range []payment.Result{held, settled(s.Capture(ctx, shop, capture("capture-1", held.Reference, "10.00"))),
				settled(s.Capture(ctx, shop, capture("capture-2", held.Reference, "20.00"))), settled(s.Void(ctx, shop, void("void-1", held.Reference))),
				settled(s.Refund(ctx, shop, refund("refund-1", held.Reference, "30.00")))} {
				Expect(r.Outcome).To(Equal(payment.Succeeded))
				names[r.Reference] = true
			}
		}
		Expect(names).To(HaveLen(5))
		ledger, err := s.Ledger(ctx)
		Expect(err).NotTo(HaveOccurred())
		var keys []string
		for _, e := range ledger.Entries {
			keys = append(keys, e.Call.Key)
		}
		Expect(keys).To(HaveExactElements("payment-1", "capture-1", "capture-2", "void-1", "refund-1"))
	})
})
