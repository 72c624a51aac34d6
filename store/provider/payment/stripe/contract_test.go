package stripe_test

import (
	"context"
	"net/http"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/provider/payment/paymenttest"
	"github.com/storeplatform/storeplatform/store/provider/payment/stripe"
	"github.com/storeplatform/storeplatform/store/provider/payment/stripe/stripetest"
)

var (
	_ = paymenttest.Suite("Stripe", contract(false))
	_ = paymenttest.Suite("Stripe with several captures", contract(true))
)

// account returns an account at Stripe with keys that Stripe accepts.
func account(storeID int64, namespace string) payment.Account {
	return payment.Account{StoreID: storeID, ProviderID: 10 + storeID, Namespace: namespace,
		Secrets: map[string]payment.Secret{stripe.SecretKey: stripetest.SecretKey, stripe.PublishableKey: stripetest.PublishableKey}}
}

func contract(multicapture bool) func(context.Context) *paymenttest.Subject {
	return func(context.Context) *paymenttest.Subject {
		service := stripetest.Serve()
		service.Multicapture = multicapture
		return &paymenttest.Subject{
			Gateway: stripe.New(service.URL), Shop: account(1, "shop"), Elsewhere: account(2, "elsewhere"), Settle: service.Settle,
			Lose:    func() { service.Break(stripetest.Fault{On: "POST", Silent: true}) },
			Consent: func(a *payment.Action, given bool) { consent(a, given) },
			Payments: func(context.Context) (all []paymenttest.Payment) {
				for _, p := range service.Payments() {
					c := domain.Currency(strings.ToUpper(p.Currency))
					all = append(all, paymenttest.Payment{Currency: c, Authorized: amount(p.Authorized, c), Captured: amount(p.Captured, c), Refunded: amount(p.Refunded, c),
						Confirmed: p.Confirmed, Voided: p.Voided})
				}
				return all
			},
		}
	}
}

// amount converts an amount from Stripe's units. All currencies of these tests have two digits, except those listed
// here.
func amount(units int64, c domain.Currency) domain.Amount {
	digits := map[domain.Currency]int{"JPY": 0, "KWD": 3}
	if d, other := digits[c]; other {
		return domain.AmountOf(units, d)
	}
	return domain.AmountOf(units, 2)
}

// consent submits the customer's decision on the page of their bank.
func consent(a *payment.Action, given bool) {
	GinkgoHelper()
	answer := "no"
	if given {
		answer = "yes"
	}
	client := http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	shown, err := client.Get(a.URL + "?consent=" + answer)
	Expect(err).NotTo(HaveOccurred())
	Expect(shown.Body.Close()).To(Succeed())
	Expect(shown).To(HaveHTTPStatus(http.StatusSeeOther))
}
