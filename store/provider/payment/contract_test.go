package payment_test

import (
	"context"

	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/provider/payment/paymenttest"
)

// The sandbox is held against the contract in each of the ways to have it.
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
