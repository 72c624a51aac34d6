package stripe_test

import (
	"context"
	"encoding/json"
	"net/http"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/provider/payment/stripe"
	"github.com/storeplatform/storeplatform/store/provider/payment/stripe/stripetest"
)

var _ = Describe("The Stripe gateway", func() {
	var service *stripetest.Stripe
	var g *stripe.Gateway
	shop := account(1, "shop")
	BeforeEach(func() {
		service = stripetest.Serve()
		g = stripe.New(service.URL)
	})

	sale := func(key, amount, token string) payment.AuthorizeRequest {
		return payment.AuthorizeRequest{Key: key, Amount: domain.MustAmount(amount), Currency: "USD", AutoCapture: true, Token: token, ReturnURL: service.URL + "/returned"}
	}
	pay := func(ctx context.Context, r payment.AuthorizeRequest) payment.Result {
		GinkgoHelper()
		result, err := g.Authorize(ctx, shop, r)
		Expect(err).NotTo(HaveOccurred())
		return result
	}
	hold := func(ctx context.Context, key, amount string) payment.Result {
		GinkgoHelper()
		r := sale(key, amount, "pm_card_visa")
		r.AutoCapture = false
		return pay(ctx, r)
	}
	ago := func(d time.Duration) time.Time { return time.Now().Add(-d) }

	DescribeTable("returns the payment method of a sale paid by", func(ctx SpecContext, token string, kind payment.PaymentType, brand, lastFour string, outcome payment.Outcome) {
		r := pay(ctx, sale("payment-1", "50.00", token))
		Expect([]any{r.Outcome, r.PaymentType, r.Brand, r.LastFour}).To(Equal([]any{outcome, kind, brand, lastFour}))
	},
		Entry("a card", "pm_card_visa", payment.Card, "visa", "4242", payment.Succeeded),
		Entry("a wallet", "pm_card_applePay", payment.DigitalWallet, "visa", "4242", payment.Succeeded),
		Entry("a bank debit", "pm_usBankAccount_success", payment.Bank, "", "6789", payment.Pending),
		Entry("a method that redirects to a bank", "pm_ideal", payment.Bank, "", "", payment.ActionRequired),
		Entry("a confirmation token", "ctoken_pm_card_visa", payment.Card, "visa", "4242", payment.Succeeded))

	It("redirects to the page of a bank, and fetches the result afterwards", func(ctx SpecContext) {
		asked := pay(ctx, sale("payment-1", "50.00", "pm_ideal"))
		Expect(asked.Action).To(HaveField("Type", payment.Redirect))
		consent(asked.Action, true)
		known, err := g.Fetch(ctx, shop, payment.FetchRequest{Operation: payment.OperationAuthorize, Key: "payment-1", Reference: asked.Reference, AskedOn: ago(time.Hour)})
		Expect(err).NotTo(HaveOccurred())
		Expect(known.Result).To(HaveField("Outcome", payment.Succeeded))
	})

	It("captures a debit at once even without AutoCapture, and returns the time at which a card's hold ends", func(ctx SpecContext) {
		debit := sale("payment-1", "50.00", "pm_usBankAccount_success")
		debit.AutoCapture = false
		taken := pay(ctx, debit)
		Expect(taken.Outcome).To(Equal(payment.Pending))
		service.Settle()
		known, err := g.Fetch(ctx, shop, payment.FetchRequest{Operation: payment.OperationAuthorize, Key: "payment-1", Reference: taken.Reference})
		Expect(err).NotTo(HaveOccurred())
		Expect(known.Result.Captured.Fixed(2)).To(Equal("50.00"))
		Expect(hold(ctx, "payment-2", "50.00").HeldUntil).To(BeTemporally("~", time.Now().Add(7*24*time.Hour), time.Minute))
		Expect(taken.HeldUntil).To(BeZero())
	})

	DescribeTable("derives the end of a hold, which Stripe does not return, for", func(ctx SpecContext, token string, days int) {
		r := sale("payment-1", "50.00", token)
		r.AutoCapture = false
		held := pay(ctx, r)
		Expect(held.Held.Fixed(2)).To(Equal("50.00"))
		if days == 0 {
			Expect(held.HeldUntil).To(BeZero(), "the platform's own time")
			return
		}
		Expect(held.HeldUntil).To(BeTemporally("~", time.Now().AddDate(0, 0, days), 2*time.Hour))
	},
		Entry("Klarna", "pm_klarna", 28), Entry("Affirm", "pm_affirm", 30), Entry("Afterpay", "pm_afterpay_clearpay", 13), Entry("PayPal", "pm_paypal", 10), Entry("Cash App", "pm_cashapp", 0))

	It("refuses an amount that Stripe's units cannot express, without a request to Stripe", func(ctx SpecContext) {
		for currency, amounts := range map[domain.Currency]map[string]bool{
			"KWD": {"1.005": false, "1.050": true}, "MGA": {"10.50": false, "10.00": true}, "ISK": {"10": true}, "UGX": {"10": true}, "JPY": {"10": true}, "EUR": {"0.51": true},
		} {
			for amount, takes := range amounts {
				before := service.Requests()
				r := sale("payment-"+string(currency)+amount, amount, "pm_card_visa")
				r.Currency = currency
				result, err := g.Authorize(ctx, shop, r)
				if !takes {
					Expect(err).To(HaveOccurred(), "%s %s", amount, currency)
					Expect(service.Requests()).To(Equal(before))
					continue
				}
				Expect(err).NotTo(HaveOccurred())
				Expect(result.Captured.String()).To(Equal(amount))
			}
		}
		units := map[string]int64{}
		for _, p := range service.Payments() {
			units[p.Currency] = p.Captured
		}
		Expect(units).To(Equal(map[string]int64{"kwd": 1050, "mga": 10, "isk": 1000, "ugx": 1000, "jpy": 10, "eur": 51}))
	})

	It("declares for every currency the decimal digits that it accepts", func() {
		for _, c := range domain.Currencies() {
			can := g.Can(shop, payment.Card, c)
			finest := domain.AmountOf(1, can.Digits)
			Expect(c.Fits(finest)).To(BeTrue(), string(c))
			_, err := g.Authorize(context.Background(), shop, payment.AuthorizeRequest{Key: "k", Amount: finest, Currency: c})
			Expect(err).NotTo(HaveOccurred(), "%s %s", finest, c)
			if can.Digits < c.Digits() {
				_, err := g.Authorize(context.Background(), shop, payment.AuthorizeRequest{Key: "k", Amount: domain.AmountOf(1, can.Digits+1), Currency: c})
				Expect(err).To(HaveOccurred(), string(c))
			}
		}
	})

	It("has the features that the settings show to stores", func() {
		told := (&settings.PaymentProvider{ProviderCode: stripe.Code}).Can()
		can := g.Can(shop, payment.Card, "USD")
		Expect(told).To(Equal(settings.PaymentAbilities{SavedMethods: can.Save, PartialCapture: can.PartialCapture, PartialRefund: can.PartialRefund, Void: can.Void, ThreeDS: can.ThreeDS}))
		Expect(g.Can(shop, payment.Crypto, "USD")).To(BeZero())
	})

	It("finds an authorization from before the request only by its reference", func(ctx SpecContext) {
		paid := pay(ctx, sale("payment-1", "50.00", "pm_card_visa"))
		look := payment.FetchRequest{Operation: payment.OperationAuthorize, Key: "payment-1", AskedOn: time.Now().Add(time.Hour)}
		Expect(g.Fetch(ctx, shop, look)).To(HaveField("Found", false))
		look.Reference = paid.Reference
		Expect(g.Fetch(ctx, shop, look)).To(HaveField("Found", true))
		look.Key = "payment-2"
		Expect(g.Fetch(ctx, shop, look)).To(HaveField("Found", false), "another call's")
	})

	It("finds an authorization on a later page of the list, and a saved card among the setups", func(ctx SpecContext) {
		pay(ctx, sale("payment-1", "50.00", "pm_card_visa"))
		service.Fill(250)
		Expect(g.Fetch(ctx, shop, payment.FetchRequest{Operation: payment.OperationAuthorize, Key: "payment-1", AskedOn: ago(time.Minute)})).To(HaveField("Found", true))
		_, err := g.Save(ctx, shop, payment.SaveRequest{Key: "save-1", Customer: 7, Token: "pm_card_visa"})
		Expect(err).NotTo(HaveOccurred())
		Expect(g.Fetch(ctx, shop, payment.FetchRequest{Operation: payment.OperationAuthorize, Key: "save-1", AskedOn: ago(time.Minute)})).To(HaveField("Found", true))
	})

	DescribeTable("returns Unknown if Stripe fails, and fetches the outcome under the same key,", func(ctx SpecContext, fault stripetest.Fault) {
		fault.On = "POST /v1/payment_intents"
		service.Break(fault)
		r := pay(ctx, sale("payment-1", "50.00", "pm_card_visa"))
		Expect(r.Outcome).To(Equal(payment.Unknown))
		Expect(r.Cause).To(HaveOccurred())
		known, err := g.Fetch(ctx, shop, payment.FetchRequest{Operation: payment.OperationAuthorize, Key: "payment-1", AskedOn: ago(time.Minute)})
		Expect(err).NotTo(HaveOccurred())
		Expect(known.Found).To(Equal(fault.Done))
	},
		Entry("with a failure before the charge", stripetest.Fault{Status: http.StatusInternalServerError}),
		Entry("with a failure after the charge", stripetest.Fault{Status: http.StatusInternalServerError, Done: true}),
		Entry("with too many requests", stripetest.Fault{Status: http.StatusTooManyRequests}),
		Entry("without a response", stripetest.Fault{Silent: true, Done: true}))

	It("refunds once, with the key's next number, if Stripe replays an old failure", func(ctx SpecContext) {
		sold := pay(ctx, sale("payment-1", "50.00", "pm_card_visa"))
		refund := payment.RefundRequest{Key: "refund-1", Reference: sold.Reference, Amount: domain.MustAmount("20.00"), Currency: "USD"}
		service.Break(stripetest.Fault{On: "POST /v1/refunds", Status: http.StatusInternalServerError})
		for _, askedOn := range []time.Time{{}, ago(time.Second), ago(19 * time.Second)} {
			refund.AskedOn = askedOn
			Expect(g.Refund(ctx, shop, refund)).To(HaveField("Outcome", payment.Unknown))
		}
		refund.AskedOn = ago(21 * time.Second)
		for range 3 {
			Expect(g.Refund(ctx, shop, refund)).To(HaveField("Outcome", payment.Succeeded))
		}
		service.Forget()
		Expect(g.Refund(ctx, shop, refund)).To(HaveField("Outcome", payment.Succeeded), "a day later")
		Expect(service.Payments()[0].Refunded).To(BeEquivalentTo(2000))
	})

	It("neither captures nor voids twice, even after Stripe has forgotten the keys", func(ctx SpecContext) {
		held := hold(ctx, "payment-1", "50.00")
		capture := payment.CaptureRequest{Key: shop.Key("capture-1-1"), Reference: held.Reference, Amount: domain.MustAmount("20.00"), Currency: "USD"}
		for range 2 {
			Expect(g.Capture(ctx, shop, capture)).To(And(HaveField("Outcome", payment.Succeeded), HaveField("Released", true)))
			service.Forget()
		}
		capture.Amount = domain.MustAmount("21.00")
		_, err := g.Capture(ctx, shop, capture)
		Expect(err).To(MatchError(payment.ErrKeyReused))
		Expect(service.Payments()[0].Captured).To(BeEquivalentTo(2000))
	})

	It("creates a customer only once, and finds the customer later", func(ctx SpecContext) {
		for _, key := range []string{"save-1", "save-2"} {
			kept, err := g.Save(ctx, shop, payment.SaveRequest{Key: key, Customer: 7, Token: "pm_card_visa"})
			Expect(err).NotTo(HaveOccurred())
			Expect(kept.Outcome).To(Equal(payment.Succeeded))
			service.Forget()
		}
		Expect(service.Customers()).To(Equal(1))
	})

	It("saves only cards that the customer confirmed in their own browser", func(ctx SpecContext) {
		intent, err := g.Intent(ctx, shop, payment.IntentRequest{Key: "intent-1", Customer: 7})
		Expect(err).NotTo(HaveOccurred())
		save := func(a payment.Account, customer int64) payment.Result {
			GinkgoHelper()
			r, err := g.Save(ctx, a, payment.SaveRequest{Key: "save-1", Customer: customer, Token: intent.Reference})
			Expect(err).NotTo(HaveOccurred())
			return r
		}
		Expect(save(shop, 7).Decline.Code).To(Equal(payment.InvalidToken), "not confirmed")
		service.Confirm(intent.ClientSecret.Reveal(), "pm_card_visa")
		Expect(save(shop, 8).Decline.Code).To(Equal(payment.InvalidToken), "another customer's")
		Expect(save(account(2, "elsewhere"), 7).Decline.Code).To(Equal(payment.InvalidToken), "another store's")
		kept := save(shop, 7)
		Expect([]any{kept.Outcome, kept.LastFour}).To(Equal([]any{payment.Succeeded, "4242"}))
		Expect(save(shop, 7).Instrument).To(Equal(kept.Instrument))
	})

	It("checks the keys of an account, and names the wrong key", func(ctx SpecContext) {
		Expect(g.Check(ctx, shop)).To(Succeed())
		for credential, change := range map[string]payment.Account{
			stripe.SecretKey:      {Secrets: map[string]payment.Secret{stripe.SecretKey: "sk_test_unheard_of", stripe.PublishableKey: stripetest.PublishableKey}},
			stripe.PublishableKey: {Secrets: map[string]payment.Secret{stripe.SecretKey: stripetest.SecretKey, stripe.PublishableKey: "sk_test_51"}},
			payment.WebhookSecret: {Secrets: map[string]payment.Secret{stripe.SecretKey: stripetest.SecretKey, stripe.PublishableKey: stripetest.PublishableKey, payment.WebhookSecret: "secret"}},
		} {
			wrong, is := g.Check(ctx, change).(*payment.CredentialError)
			Expect(is).To(BeTrue(), credential)
			Expect(wrong.Credential).To(Equal(credential))
			Expect(wrong.Reason).NotTo(ContainSubstring("unheard"))
		}
		live := account(1, "shop")
		live.Livemode = true
		Expect(g.Check(ctx, live)).To(MatchError(ContainSubstring("sk_live_")))
		service.Break(stripetest.Fault{On: "GET /v1/payment_intents", Status: http.StatusServiceUnavailable})
		err := g.Check(ctx, shop)
		Expect(err).To(HaveOccurred())
		_, is := err.(*payment.CredentialError)
		Expect(is).To(BeFalse(), "a failure of Stripe does not mean that the key is wrong")
		Expect(service.Payments()).To(BeEmpty())
	})

	It("sends the order's number to Stripe as description, metadata and statement suffix", func(ctx SpecContext) {
		for i, number := range []int64{100042, 9007199254740991} {
			r := sale("payment-"+string(rune('1'+i)), "50.00", "pm_card_visa")
			r.OrderNumber = number
			Expect(pay(ctx, r).Outcome).To(Equal(payment.Succeeded))
			Expect(pay(ctx, r).Outcome).To(Equal(payment.Succeeded), "a repeated call is the same request")
		}
		paid := service.Payments()
		Expect(paid).To(HaveLen(2))
		Expect([]string{paid[0].Description, paid[0].Suffix, paid[0].Metadata["order_number"]}).To(Equal([]string{"Order 100042", "ORDER 100042", "100042"}))
		Expect(paid[1].Suffix).To(Equal("ORDER 9007199254740991"))
		pay(ctx, sale("payment-3", "50.00", "pm_card_visa"))
		Expect(service.Payments()[2].Description).To(BeEmpty(), "the request has no order number")
	})

	It("reports whether a payment or a saved card belongs to the account", func(ctx SpecContext) {
		service.Another("sk_test_51Other", "pk_test_51Other")
		other := account(1, "shop")
		other.Secrets = map[string]payment.Secret{stripe.SecretKey: "sk_test_51Other", stripe.PublishableKey: "pk_test_51Other"}
		Expect(g.Check(ctx, other)).To(Succeed())
		saved := sale("payment-1", "50.00", "pm_card_visa")
		saved.Save, saved.Customer = true, 7
		made := pay(ctx, saved)
		for _, reference := range []string{made.Reference, made.Instrument} {
			Expect(g.Owns(ctx, shop, reference)).To(BeTrue(), reference)
			Expect(g.Owns(ctx, other, reference)).To(BeFalse(), reference)
		}
		other.Secrets[stripe.PublishableKey] = stripetest.PublishableKey
		Expect(g.Check(ctx, other)).To(HaveField("Credential", stripe.PublishableKey))
		service.Revoke("sk_test_51Other")
		other.Secrets[stripe.SecretKey] = "sk_test_51Unheard"
		_, err := g.Owns(ctx, other, made.Reference)
		Expect(err).To(HaveField("Credential", stripe.SecretKey))
	})

	It("keeps secrets out of its errors and results", func(ctx SpecContext) {
		var said []any
		wrong := sale("payment-1", "50.00", "pm_card_visa")
		broken := account(1, "shop")
		broken.Secrets = map[string]payment.Secret{stripe.SecretKey: "sk_test_canary"}
		_, err := g.Authorize(ctx, broken, wrong)
		said = append(said, err.Error(), pay(ctx, sale("payment-2", "50.00", "pm_card_authenticationRequired")), pay(ctx, sale("payment-3", "50.00", "pm_card_chargeDeclined")))
		held := hold(ctx, "payment-4", "50.00")
		service.Break(stripetest.Fault{On: "POST /v1/payment_intents", Status: http.StatusInternalServerError})
		lost := pay(ctx, sale("payment-5", "50.00", "pm_card_visa"))
		voided, err := g.Void(ctx, shop, payment.VoidRequest{Key: "void-1", Reference: held.Reference})
		Expect(err).NotTo(HaveOccurred())
		said = append(said, lost.Cause.Error(), voided)
		text, err := json.Marshal(said)
		Expect(err).NotTo(HaveOccurred())
		Expect(strings.Contains(string(text), "canary")).To(BeFalse(), string(text))
	})

	It("maps each of Stripe's decline reasons to a code and a class of the platform", func(ctx SpecContext) {
		fraud := pay(ctx, sale("payment-1", "50.00", "pm_card_chargeDeclinedFraudulent"))
		Expect([]any{fraud.Decline.Code, fraud.Decline.Class, fraud.Decline.Message}).To(Equal([]any{payment.CardDeclined, payment.Hard, "The card was declined."}))
		Expect(stripe.Reasons()).To(HaveEach(Satisfy(func(r [2]string) bool {
			for _, code := range payment.DeclineCodes() {
				if string(code) == r[0] {
					return r[1] == string(payment.Soft) || r[1] == string(payment.Hard) || r[1] == string(payment.NeedsCustomer)
				}
			}
			return false
		})))
		for _, code := range stripe.DeclineCodes() {
			Expect(stripe.Reasons()).To(HaveKey(code), "no code and class for a decline in Stripe's list")
		}
	})
})
