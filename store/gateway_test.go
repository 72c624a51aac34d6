package store_test

import (
	"context"
	"errors"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/storetest"
)

// scripted is a sandbox whose responses a spec can change.
type scripted struct {
	*payment.Sandbox
	authorized func(*payment.Result)
	forgetful  bool // reports that it knows no earlier call
	calls      int  // number of the calls that move money
	capture    error
	captured   func() // called once between a capture and the response
}

func (g *scripted) Authorize(ctx context.Context, a payment.Account, r payment.AuthorizeRequest) (payment.Result, error) {
	g.calls++
	result, err := g.Sandbox.Authorize(ctx, a, r)
	if g.authorized != nil {
		g.authorized(&result)
	}
	return result, err
}

func (g *scripted) Fetch(ctx context.Context, a payment.Account, r payment.FetchRequest) (payment.Snapshot, error) {
	if g.forgetful {
		return payment.Snapshot{}, nil
	}
	return g.Sandbox.Fetch(ctx, a, r)
}

func (g *scripted) Capture(ctx context.Context, a payment.Account, r payment.CaptureRequest) (payment.Result, error) {
	if g.capture != nil {
		return payment.Result{}, g.capture
	}
	result, err := g.Sandbox.Capture(ctx, a, r)
	if captured := g.captured; captured != nil {
		g.captured = nil
		captured()
	}
	return result, err
}

// lost is a sandbox that receives no captures.
type lost struct{ *payment.Sandbox }

func (lost) Capture(context.Context, payment.Account, payment.CaptureRequest) (payment.Result, error) {
	return payment.Result{Outcome: payment.Unknown}, nil
}

var _ = Describe("A payment whose gateway was removed", func() {
	var d *orderStore
	BeforeEach(func(ctx SpecContext) { d = newOrderStore(ctx) })
	gone := func() *store.Service {
		return newService(store.Options{DB: d.Data.Repo, Clock: d.Data.Clock, Keys: storetest.Keyring(), Gateways: payment.NewGateways(), PublicURL: "http://store.example"})
	}

	It("fails its refund with the reason", func(ctx SpecContext) {
		paid := d.order(ctx, "pm_card_visa", true)
		_, refund, err := gone().Ordering.RefundOrder(ctx, another(d.actor), paid.ID, ordering.RefundRequest{Reason: ordering.Goodwill})
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{refund.Status, refund.FailureCode}).To(Equal([]any{ordering.RefundFailed, "provider_unsupported"}))
	})

	It("fails its capture with the reason, and the capture is not retried", func(ctx SpecContext) {
		held := d.order(ctx, "pm_card_visa", false)
		_, err := gone().Ordering.CaptureOrder(ctx, another(d.actor), held.ID, ordering.CaptureRequest{})
		Expect(err).To(refuse(domain.PaymentDeclined))
		p := d.read(ctx, held.ID).Payments[0]
		Expect([]any{p.Status, p.CapturingAmount.IsZero(), p.FailureCode, p.SettleOn}).To(Equal([]any{ordering.AttemptAuthorized, true, "provider_unsupported", (*time.Time)(nil)}))
		order, err := d.with(d.sandbox).Ordering.CaptureOrder(ctx, another(d.actor), held.ID, ordering.CaptureRequest{})
		Expect(err).NotTo(HaveOccurred())
		Expect(order.PaymentStatus).To(Equal(ordering.PaymentPaid))
	})

	It("keeps a refund with an unknown outcome open until the gateway is available again", func(ctx SpecContext) {
		paid := d.order(ctx, "pm_card_visa", true)
		d.Service = d.with(&mute{Sandbox: d.sandbox, loseRequests: true})
		_, refund, err := d.Ordering.RefundOrder(ctx, another(d.actor), paid.ID, ordering.RefundRequest{Reason: ordering.Goodwill})
		Expect(err).NotTo(HaveOccurred())
		Expect(refund.Status).To(Equal(ordering.RefundProcessing))
		d.Clock.Advance(time.Hour)
		_ = gone().Ordering.SettleRefundsDue(ctx)
		_, refund, err = d.As(d.actor).RefundDetails(ctx, ordering.RefundKey{ID: refund.ID})
		Expect(err).NotTo(HaveOccurred())
		Expect(refund.Status).To(Equal(ordering.RefundProcessing))
		d.Clock.Advance(time.Hour)
		Expect(d.with(d.sandbox).Ordering.SettleRefundsDue(ctx)).To(Succeed())
		_, refund, err = d.As(d.actor).RefundDetails(ctx, ordering.RefundKey{ID: refund.ID})
		Expect(err).NotTo(HaveOccurred())
		Expect(refund.Status).To(Equal(ordering.RefundCompleted))
	})

	It("is refused at checkout", func(ctx SpecContext) {
		t := newCheckoutStore(ctx)
		guest, cart := t.visitor(ctx, t.good(ctx, "POUR-OVER", 40).Variants[0].ID, 1)
		t.Service = newService(store.Options{DB: t.Data.Repo, Clock: t.Data.Clock, Keys: storetest.Keyring(), Gateways: payment.NewGateways(), PublicURL: "http://store.example"})
		Expect(t.Ordering.CheckoutCart(ctx, guest, t.purchase(cart, "64.14", "pm_card_visa"))).Error().To(refuse(domain.UnsupportedOperation))
		t.nothingIsHeld(ctx)
		Expect(t.count(ctx, "SELECT count(*) FROM orders")).To(BeZero())
	})

	It("keeps the release of its authorization pending", func(ctx SpecContext) {
		held := d.order(ctx, "pm_card_visa", false)
		_, err := gone().Ordering.VoidOrder(ctx, another(d.actor), held.ID, ordering.CancelRequest{Reason: ordering.CancelledFraud})
		Expect(err).NotTo(HaveOccurred())
		Expect(d.read(ctx, held.ID).Payments[0].OwesVoid()).To(BeTrue())
	})
})

var _ = Describe("A call that the gateway does not support", func() {
	It("stays open while an earlier copy of the call may still arrive, and is then refused", func(ctx SpecContext) {
		d := newOrderStore(ctx)
		o := d.order(ctx, "pm_card_visa", false)
		d.Service = d.with(&scripted{Sandbox: d.sandbox, capture: errors.New("401: no such API key")})
		_, err := d.Ordering.CaptureOrder(ctx, another(d.actor), o.ID, ordering.CaptureRequest{})
		Expect(err).To(refuse(domain.PaymentOutcomeUnknown))
		Expect(d.read(ctx, o.ID).Payments[0].CapturingAmount.Positive()).To(BeTrue())
		d.Clock.Advance(time.Minute)
		Expect(d.Ordering.SettleCapturesDue(ctx)).To(Succeed())
		p := d.read(ctx, o.ID).Payments[0]
		Expect(p.CapturingAmount.IsZero()).To(BeTrue())
		Expect(p.FailureCode).To(Equal("processing_error"))
	})
})

var _ = Describe("A gateway's response", func() {
	It("settles only the capture that it belongs to", func(ctx SpecContext) {
		d := newOrderStore(ctx)
		o := d.order(ctx, "pm_card_visa", false)
		amount := func(text string) ordering.CaptureRequest {
			return ordering.CaptureRequest{Amount: just(domain.MustAmount(text))}
		}
		slow := d.with(&scripted{Sandbox: d.sandbox, captured: func() {
			defer GinkgoRecover()
			d.Clock.Advance(time.Minute)
			Expect(d.with(d.sandbox).Ordering.SettleCapturesDue(ctx)).To(Succeed())
			Expect(d.read(ctx, o.ID).Payments[0].CapturedAmount.Fixed(2)).To(Equal("50.00"))
			_, err := d.with(lost{d.sandbox}).Ordering.CaptureOrder(ctx, another(d.actor), o.ID, amount("20.00"))
			Expect(err).To(refuse(domain.PaymentOutcomeUnknown))
		}})
		_, _ = slow.Ordering.CaptureOrder(ctx, another(d.actor), o.ID, amount("50.00"))
		p := d.read(ctx, o.ID).Payments[0]
		Expect([]string{p.CapturedAmount.Fixed(2), p.CapturingAmount.Fixed(2)}).To(Equal([]string{"50.00", "20.00"}))
		books, err := d.sandbox.Ledger(ctx)
		Expect(err).NotTo(HaveOccurred())
		Expect(books.Payments[0].Captured.Fixed(2)).To(Equal("50.00"))
	})

	It("sets when the authorization expires and by when the customer must act", func(ctx SpecContext) {
		t := newCheckoutStore(ctx)
		until := t.Clock.Now().Add(7 * 24 * time.Hour).Truncate(time.Millisecond)
		gateway := &scripted{Sandbox: t.sandbox, authorized: func(r *payment.Result) {
			r.HeldUntil, r.Held, r.Captured = until, r.Captured, domain.Amount{}
			if r.Action != nil {
				r.Action.ExpiresOn = until
			}
		}}
		t.Service = newService(store.Options{DB: t.Data.Repo, Clock: t.Data.Clock, Keys: storetest.Keyring(), Gateways: payment.NewGateways(gateway), PublicURL: "http://store.example"})
		good := t.good(ctx, "POUR-OVER", 40).Variants[0].ID
		guest, cart := t.visitor(ctx, good, 1)
		order, err := t.Ordering.CheckoutCart(ctx, guest, t.purchase(cart, "64.14", "pm_card_visa"))
		Expect(err).NotTo(HaveOccurred())
		Expect(order.Payments[0].AuthorizationExpiresOn).To(HaveValue(BeTemporally("==", until)))
		guest, cart = t.visitor(ctx, good, 1)
		order, err = t.Ordering.CheckoutCart(ctx, guest, t.purchase(cart, "64.14", "pm_card_authenticationRequired"))
		Expect(err).NotTo(HaveOccurred())
		Expect(order.ExpiresOn).To(HaveValue(BeTemporally("==", until)))
	})

	It("that requires consent stays valid even if the gateway later does not know the payment", func(ctx SpecContext) {
		t := newCheckoutStore(ctx)
		gateway := &scripted{Sandbox: t.sandbox}
		t.Service = newService(store.Options{DB: t.Data.Repo, Clock: t.Data.Clock, Keys: storetest.Keyring(), Gateways: payment.NewGateways(gateway), PublicURL: "http://store.example"})
		guest, cart := t.visitor(ctx, t.good(ctx, "POUR-OVER", 40).Variants[0].ID, 1)
		order, err := t.Ordering.CheckoutCart(ctx, guest, t.purchase(cart, "64.14", "pm_card_authenticationRequired"))
		Expect(err).NotTo(HaveOccurred())
		gateway.forgetful = true
		t.Data.Clock.Advance(ordering.AttemptLease)
		Expect(t.Ordering.SettleDue(ctx)).To(Succeed())
		Expect(gateway.calls).To(Equal(1))
		gateway.forgetful = false
		Expect(t.sandbox.Authenticate(ctx, t.keyOf(ctx, order.Payments[0]), true)).To(Succeed())
		t.Data.Clock.Advance(ordering.AttemptLease)
		Expect(t.Ordering.SettleDue(ctx)).To(Succeed())
		Expect(t.count(ctx, "SELECT count(*) FROM orders WHERE placed_on IS NOT NULL")).To(Equal(1))
	})

	It("saves a card only if it contains one and the customer agreed", func(ctx SpecContext) {
		t := newCheckoutStore(ctx)
		_, mia := t.signUp(ctx, t.store.ID, "mia.keller@example.com")
		good := t.good(ctx, "POUR-OVER", 40).Variants[0].ID
		gateway := &scripted{Sandbox: t.sandbox}
		t.Service = newService(store.Options{DB: t.Data.Repo, Clock: t.Data.Clock, Keys: storetest.Keyring(), Gateways: payment.NewGateways(gateway), PublicURL: "http://store.example"})
		buy := func(save bool) int {
			GinkgoHelper()
			in := t.purchase(t.put(ctx, mia, good, 1), "64.14", "pm_card_visa")
			in.Email, in.Payment.Save = "", save
			Expect(t.Ordering.CheckoutCart(ctx, another(mia), in)).Error().NotTo(HaveOccurred())
			return t.count(ctx, "SELECT count(*) FROM customer_payment_methods")
		}
		Expect(buy(false)).To(BeZero())
		gateway.authorized = func(r *payment.Result) { r.Instrument = "" }
		Expect(buy(true)).To(BeZero())
		gateway.authorized = nil
		Expect(buy(true)).To(Equal(1))
		Expect(t.count(ctx, "SELECT count(*) FROM payments WHERE customer_payment_method_id IS NOT NULL")).To(Equal(1))
	})
})
