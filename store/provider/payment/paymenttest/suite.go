// Package paymenttest is the contract of payment gateways as a suite: what every gateway
// passes before money goes through it. Only tests import it.
//
// A gateway's own tests open a Subject and call Suite. What the gateway's Can does not
// declare is skipped; everything else has to hold.
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

// Subject is a gateway to be held against the contract, with what a spec has to do in
// the place of others. Each spec has one of its own, whose books are empty.
type Subject struct {
	payment.Gateway
	// Shop is the account that pays, and Elsewhere one of another store: at the same
	// service, and under the same credentials where they have any.
	Shop, Elsewhere payment.Account
	// Payments reads the service's own books, the oldest payment first: of those that
	// were not refused at once.
	Payments func(context.Context) []Payment
	// Consent is what the customer does where an Action has led them.
	Consent func(a *payment.Action, given bool)
	// PayLink is what somebody does on the page of a link; nil: the gateway makes none.
	PayLink func(a *payment.Action, how payment.LinkPayment)
	// Settle lets so much time pass that the service decides what is pending; nil: the
	// next Fetch does.
	Settle func()
	// Lose has the service do what it is asked for next and lose the answer; nil: it
	// loses that of amounts which end in .77.
	Lose func()
	// Token is what stands for one of Stripe's test cards, by Stripe's name for it; nil:
	// the service takes these names. Empty: it has no card that does the same, and what
	// needs one is skipped.
	Token func(name string) string
}

// Payment is what a service's books have of a payment.
type Payment struct {
	Currency                       domain.Currency
	Authorized, Captured, Refunded domain.Amount // Refunded has pending refunds, and none that failed
	Confirmed                      bool          // it was held or taken, as far as the customer is asked
	Voided                         bool          // nothing more can be taken of it
}

// Suite holds a gateway against the contract.
func Suite(name string, open func(context.Context) *Subject) bool {
	return Describe("the gateway "+name, func() {
		var s *Subject
		BeforeEach(func(ctx SpecContext) { s = open(ctx) })
		subject := func() *Subject { return s }
		// Each in a container of its own: what one needs is not what the others need.
		for _, part := range []struct {
			name  string
			specs func(func() *Subject)
		}{
			{"as it charges", charges}, {"as it captures, voids and refunds", changes}, {"as it keeps what is paid with", kept},
			{"as a vault", vaulted}, {"as it verifies", verified}, {"as it makes links", links},
		} {
			Describe(part.name, func() { part.specs(subject) })
		}
	})
}

// needs skips a spec of what the gateway does not declare.
func (s *Subject) needs(what string, declared func(payment.Capabilities) bool) {
	if !declared(s.Can(s.Shop, payment.Card, "USD")) {
		Skip("the gateway declares no " + what)
	}
}

// takesCards skips a spec of cards, which is most of them.
func (s *Subject) takesCards() {
	s.needs("cards", func(c payment.Capabilities) bool { return c != payment.Capabilities{} })
}

func (s *Subject) keeps() {
	s.needs("saved payment methods", func(c payment.Capabilities) bool { return c.Save })
}

func (s *Subject) holds() {
	s.needs("hold", func(c payment.Capabilities) bool { return c.Hold })
}

// token is what stands for a test card; without one the spec is skipped.
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

// find fetches what became of an authorization.
func (s *Subject) find(ctx context.Context, a payment.Account, key string) (payment.Snapshot, error) {
	return s.Fetch(ctx, a, payment.FetchRequest{Operation: payment.OperationAuthorize, Key: key, AskedOn: time.Now().Add(-time.Minute)})
}

// found is what became of an authorization that was made.
func (s *Subject) found(ctx context.Context, key string) payment.Result {
	GinkgoHelper()
	snapshot, err := s.find(ctx, s.Shop, key)
	Expect(err).NotTo(HaveOccurred())
	Expect(snapshot.Found).To(BeTrue())
	return snapshot.Result
}

// foundOf is what became of a change to a payment.
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

// have matches the outcome of a call, and what it moved unless that is "".
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

// books describes every payment as authorized/captured/refunded, with what is special
// about it.
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

// movedNothing expects books of payments of nothing, which a service need not have.
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

// atOnce runs f n times at the same moment.
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

// settled makes a call that must be answered and gives its result.
func settled(r payment.Result, err error) payment.Result {
	GinkgoHelper()
	Expect(err).NotTo(HaveOccurred())
	return r
}
