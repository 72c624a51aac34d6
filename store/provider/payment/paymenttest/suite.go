// Package paymenttest is the contract of payment gateways as a test suite. Every gateway must pass it
// before it moves money. Only tests import the package.
//
// The tests of a gateway open a Subject and call Suite. Tests of features that Can of the gateway does
// not declare are skipped; all others must pass.
package paymenttest

import (
	"context"
	"encoding/json"
	"sync"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
	"github.com/onsi/gomega/types"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/provider/payment"
)

// Subject is a gateway under test, with functions that act for the customer and the service. Each test
// opens a Subject of its own with empty books.
type Subject struct {
	payment.Gateway
	// Shop is the account that pays. Elsewhere is another store's account at the same service, under the same
	// credentials if the service needs any.
	Shop, Elsewhere payment.Account
	// Payments returns the payments in the service's own books, oldest first, except payments that were
	// refused at once.
	Payments func(context.Context) []Payment
	// Consent acts as the customer from whom an Action requests consent.
	Consent func(a *payment.Action, given bool)
	// PayLink acts as a payer on the page of a link; nil means that the gateway makes no links.
	PayLink func(a *payment.Action, how payment.LinkPayment)
	// Settle lets enough time pass that the service decides pending calls; nil means that the next Fetch
	// decides them.
	Settle func()
	// Lose makes the service carry out the next call and lose the response; nil means that the service
	// loses the responses to amounts ending in .77.
	Lose func()
	// Token returns the service's token for the test card that has this name at Stripe; nil means that
	// the service accepts Stripe's names. If the service has no such card, Token returns "" and the test
	// is skipped.
	Token func(name string) string
}

// Payment is a payment in a service's books.
type Payment struct {
	Currency                       domain.Currency
	Authorized, Captured, Refunded domain.Amount // Refunded includes pending refunds and excludes failed ones
	Confirmed                      bool          // money was held or captured, and the customer has nothing to confirm
	Voided                         bool          // no more can be captured
}

// Suite registers the tests of the contract for a gateway.
func Suite(name string, open func(context.Context) *Subject) bool {
	return Describe("the gateway "+name, func() {
		var s *Subject
		BeforeEach(func(ctx SpecContext) { s = open(ctx) })
		subject := func() *Subject { return s }
		// Each part has a container of its own, because the parts differ in their setup.
		for _, part := range []struct {
			name  string
			specs func(func() *Subject)
		}{
			{"with charges", charges}, {"with captures, voids and refunds", changes}, {"with saved methods", kept},
			{"with a vault", vaulted}, {"with verifications", verified}, {"with payment links", links},
		} {
			Describe(part.name, func() { part.specs(subject) })
		}
	})
}

// needs skips a test unless the gateway declares a capability that the test requires.
func (s *Subject) needs(what string, declared func(payment.Capabilities) bool) {
	if !declared(s.Can(s.Shop, payment.Card, "USD")) {
		Skip("the gateway declares no " + what)
	}
}

// takesCards skips a test unless the gateway accepts cards. Most tests need cards.
func (s *Subject) takesCards() {
	s.needs("cards", func(c payment.Capabilities) bool { return c != payment.Capabilities{} })
}

func (s *Subject) keeps() {
	s.needs("saved payment methods", func(c payment.Capabilities) bool { return c.Save })
}

func (s *Subject) holds() {
	s.needs("hold", func(c payment.Capabilities) bool { return c.Hold })
}

// token returns the token of a test card, or skips the test without such a card.
func (s *Subject) token(name string) string {
	if s.Token == nil || name == "" {
		return name
	}
	token := s.Token(name)
	if token == "" {
		Skip("the service has no test card like " + name)
	}
	return token
}

func (s *Subject) settle() {
	if s.Settle != nil {
		s.Settle()
	}
}

func (s *Subject) lose() {
	if s.Lose != nil {
		s.Lose()
	}
}

// find fetches the snapshot of an authorization.
func (s *Subject) find(ctx context.Context, a payment.Account, key string) (payment.Snapshot, error) {
	return s.Fetch(ctx, a, payment.FetchRequest{Operation: payment.OperationAuthorize, Key: key, AskedOn: time.Now().Add(-time.Minute)})
}

// found returns the current result of an authorization, which must exist.
func (s *Subject) found(ctx context.Context, key string) payment.Result {
	GinkgoHelper()
	snapshot, err := s.find(ctx, s.Shop, key)
	Expect(err).NotTo(HaveOccurred())
	Expect(snapshot.Found).To(BeTrue())
	return snapshot.Result
}

// foundOf returns the current result of a change to a payment; the change must exist.
func (s *Subject) foundOf(ctx context.Context, operation payment.Operation, key, reference string) payment.Result {
	GinkgoHelper()
	snapshot, err := s.Fetch(ctx, s.Shop, payment.FetchRequest{Operation: operation, Key: key, Reference: reference, AskedOn: time.Now().Add(-time.Minute)})
	Expect(err).NotTo(HaveOccurred())
	Expect(snapshot.Found).To(BeTrue())
	return snapshot.Result
}

func (s *Subject) authorization(key, amount, token string) payment.AuthorizeRequest {
	return payment.AuthorizeRequest{Key: key, Amount: domain.MustAmount(amount), Currency: "USD", Token: s.token(token), ReturnURL: "http://127.0.0.1:9/returned"}
}

func (s *Subject) sale(key, amount, token string) payment.AuthorizeRequest {
	r := s.authorization(key, amount, token)
	r.AutoCapture = true
	return r
}

func capture(key, reference, amount string) payment.CaptureRequest {
	return payment.CaptureRequest{Key: key, Reference: reference, Amount: domain.MustAmount(amount), Currency: "USD"}
}

func void(key, reference string) payment.VoidRequest {
	return payment.VoidRequest{Key: key, Reference: reference}
}

func refund(key, reference, amount string) payment.RefundRequest {
	return payment.RefundRequest{Key: key, Reference: reference, Amount: domain.MustAmount(amount), Currency: "USD"}
}

// have matches the outcome of a call and the amount that the call moved; an empty amount matches any
// amount.
func have(outcome payment.Outcome, amount string) types.GomegaMatcher {
	matchers := []types.GomegaMatcher{HaveField("Outcome", outcome)}
	if amount != "" {
		matchers = append(matchers, HaveField("Amount.String()", amount))
	}
	return And(matchers...)
}

func beDeclined(code payment.DeclineCode) types.GomegaMatcher {
	return And(HaveField("Outcome", payment.Declined), HaveField("Decline.Code", code), HaveField("Decline.Message", Not(BeEmpty())))
}

// books describes every payment by its authorized/captured/refunded amounts and its flags.
func (s *Subject) books(ctx context.Context) (payments []string) {
	for _, p := range s.Payments(ctx) {
		text := p.Currency.Format(p.Authorized) + "/" + p.Currency.Format(p.Captured) + "/" + p.Currency.Format(p.Refunded) + " " + string(p.Currency)
		if p.Voided {
			text += " voided"
		}
		if !p.Confirmed {
			text += " unconfirmed"
		}
		payments = append(payments, text)
	}
	return payments
}

// movedNothing expects that no money was moved. The books may contain payments of 0.
func (s *Subject) movedNothing(ctx context.Context) {
	GinkgoHelper()
	for _, p := range s.Payments(ctx) {
		Expect(p.Authorized.IsZero()).To(BeTrue())
	}
}

func text(v any) string {
	GinkgoHelper()
	b, err := json.Marshal(v)
	Expect(err).NotTo(HaveOccurred())
	return string(b)
}

// atOnce runs f n times concurrently.
func atOnce(n int, f func(i int)) {
	var ready, done sync.WaitGroup
	ready.Add(1)
	for i := range n {
		done.Go(func() {
			defer GinkgoRecover()
			ready.Wait()
			f(i)
		})
	}
	ready.Done()
	done.Wait()
}

// settled returns the result of a call, and expects that the outcome is known.
func settled(r payment.Result, err error) payment.Result {
	GinkgoHelper()
	Expect(err).NotTo(HaveOccurred())
	return r
}
