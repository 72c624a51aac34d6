package store_test

import (
	"context"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/provider/payment"
)

// hold adds an authorization of the given amount to an order and to the sandbox.
func (d *orderStore) hold(ctx context.Context, o *ordering.Order, amount string) {
	GinkgoHelper()
	tx, err := d.Data.Repo.Begin(ctx, d.actor)
	Expect(err).NotTo(HaveOccurred())
	defer tx.Rollback()
	p := &ordering.Payment{OrderID: o.ID, PaymentProviderID: d.provider(ctx), ProviderCode: "SANDBOX", Status: ordering.AttemptAuthorized, PaymentType: "CARD",
		CurrencyCode: "EUR", Amount: domain.MustAmount(amount), AuthorizedAmount: domain.MustAmount(amount)}
	Expect(tx.Insert(ctx, p)).To(Succeed())
	result, err := d.sandbox.Authorize(ctx, payment.Account{StoreID: d.actor.StoreID}, payment.AuthorizeRequest{Key: p.Key(), Amount: p.Amount, Currency: "EUR", Token: "pm_card_visa"})
	Expect(err).NotTo(HaveOccurred())
	p.ProviderReference = result.Reference
	Expect(tx.Update(ctx, p)).To(Succeed())
	Expect(tx.Commit()).To(Succeed())
}

var _ = Describe("Two authorizations of an order", func() {
	var d *orderStore
	var o *ordering.Order
	BeforeEach(func(ctx SpecContext) {
		d = newOrderStore(ctx)
		_, _, err := d.Settings.CreatePaymentProvider(ctx, another(d.actor), "SANDBOX", settings.PaymentProviderInput{DisplayName: just("Cards")})
		Expect(err).NotTo(HaveOccurred())
		_, err = d.Data.SQL.ExecContext(ctx, `UPDATE stores SET settings = jsonb_set(settings, '{captureMode}', '"ON_FULFILLMENT"')`)
		Expect(err).NotTo(HaveOccurred())
		o = d.order(ctx, "pm_card_visa", false) // the order's total is 122.69
		d.hold(ctx, o, "58.31")
	})
	// taken returns the total that the sandbox has captured and the number of released payments.
	taken := func(ctx SpecContext) (sum domain.Amount, released int) {
		GinkgoHelper()
		books, err := d.sandbox.Ledger(ctx)
		Expect(err).NotTo(HaveOccurred())
		for _, p := range books.Payments {
			sum = sum.Add(p.Captured)
			if p.Voided {
				released++
			}
		}
		return sum, released
	}
	parcel := func(line int) ordering.Fulfillment {
		return ordering.Fulfillment{Items: []ordering.ShipmentItem{{LineItemID: o.Lines[line].ID, Quantity: 1}}}
	}

	It("are captured for exactly the amount due by concurrent requests, and the rest is released", func(ctx SpecContext) {
		atOnce(6, func(i int, same acting) error {
			if i%2 == 0 {
				_, err := d.Ordering.CaptureOrder(ctx, same(d.actor), o.ID, ordering.CaptureRequest{})
				return err
			}
			_, _, err := d.Ordering.FulfillOrder(ctx, same(d.actor), o.ID, parcel(i%2), false)
			return err
		})
		_, _ = d.Ordering.CaptureOrder(ctx, another(d.actor), o.ID, ordering.CaptureRequest{}) // captures the remaining amount if every earlier request returned busy
		sum, released := taken(ctx)
		Expect([]any{sum.Fixed(2), released}).To(Equal([]any{"122.69", 1}))
		read := d.read(ctx, o.ID)
		Expect([]any{read.PaymentStatus, read.Balance().Captured.Fixed(2), read.Balance().Authorized.Fixed(2)}).To(Equal([]any{ordering.PaymentPaid, "122.69", "0.00"}))
	})

	It("are captured once for the amount due if the first request gets no response", func(ctx SpecContext) {
		line := &mute{Sandbox: d.sandbox, loseAnswers: true}
		d.Service = d.with(line)
		_, _, err := d.Ordering.FulfillOrder(ctx, another(d.actor), o.ID, parcel(0), false)
		Expect(err).NotTo(HaveOccurred())
		_, _, err = d.Ordering.FulfillOrder(ctx, another(d.actor), o.ID, parcel(1), false)
		Expect(err).NotTo(HaveOccurred())
		line.loseAnswers = false
		d.Clock.Advance(time.Minute)
		Expect(d.Ordering.SettleCapturesDue(ctx)).To(Succeed())
		d.Clock.Advance(time.Minute)
		Expect(d.Ordering.SettleCapturesDue(ctx)).To(Succeed())
		sum, _ := taken(ctx)
		Expect([]any{sum.Fixed(2), d.read(ctx, o.ID).PaymentStatus}).To(Equal([]any{"62.28", ordering.PaymentPartiallyPaid}), "a cup, a tea and shipping")
		_, _, err = d.Ordering.FulfillOrder(ctx, another(d.actor), o.ID, ordering.Fulfillment{}, false)
		Expect(err).NotTo(HaveOccurred())
		sum, released := taken(ctx)
		Expect([]any{sum.Fixed(2), released, d.read(ctx, o.ID).PaymentStatus}).To(Equal([]any{"122.69", 1, ordering.PaymentPaid}), "all of the first one")
	})

	It("cannot be captured for more than the amount due: the database rejects it", func(ctx SpecContext) {
		_, err := d.Data.SQL.ExecContext(ctx, "UPDATE payments SET capturing_amount = authorized_amount WHERE order_id = $1", o.ID)
		Expect(err).To(MatchError(ContainSubstring("more is to be captured than is due")))
	})

	It("expire at their deadline, even if one of them was partly captured", func(ctx SpecContext) {
		_, err := d.Ordering.CaptureOrder(ctx, another(d.actor), o.ID, ordering.CaptureRequest{Amount: just(domain.MustAmount("20.00"))})
		Expect(err).NotTo(HaveOccurred())
		_, err = d.Data.SQL.ExecContext(ctx, "UPDATE payments SET authorization_expires_on = now() + interval '7 days'")
		Expect(err).NotTo(HaveOccurred())
		Expect(d.read(ctx, o.ID).Unsecured().IsZero()).To(BeTrue())
		d.Clock.Advance(8 * 24 * time.Hour)
		Expect(d.Ordering.LapseAuthorizationsDue(ctx)).To(Succeed())
		read := d.read(ctx, o.ID)
		Expect([]any{read.PaymentStatus, read.Balance().Authorized.Fixed(2), read.Unsecured().Fixed(2)}).To(Equal([]any{ordering.PaymentPartiallyPaid, "0.00", "102.69"}))
	})
})

var _ = Describe("An order canceled during a pending bank debit", func() {
	DescribeTable("remains canceled,", func(ctx SpecContext, token string, status ordering.PaymentStatus, refunds int) {
		t := newCheckoutStore(ctx)
		variant := t.good(ctx, "POUR-OVER", 40).Variants[0].ID
		actor, cart := t.visitor(ctx, variant, 1)
		order, err := t.Ordering.CheckoutCart(ctx, another(actor), t.purchase(cart, "64.14", token))
		Expect(err).NotTo(HaveOccurred())
		_, err = t.Ordering.CancelOrder(ctx, another(t.actor), order.ID, ordering.CancelRequest{Reason: ordering.CancelledByRequest})
		Expect(err).NotTo(HaveOccurred())
		Expect(t.stock(ctx, variant).Reserved).To(BeZero())
		n := len(t.events(ctx))
		for range 3 {
			t.Data.Clock.Advance(2 * ordering.AttemptLease)
			Expect(t.Ordering.SettleDue(ctx)).To(Succeed())
			Expect(t.Ordering.SettleRefundsDue(ctx)).To(Succeed())
		}
		shown, err := t.As(t.actor).Order(ctx, ordering.OrderKey{ID: order.ID})
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{shown.Status, shown.PaymentStatus, len(shown.Refunds)}).To(Equal([]any{ordering.OrderCancelled, status, refunds}))
		Expect(t.count(ctx, "SELECT count(*) FROM mails WHERE kind = 'PAYMENT_FAILED'")).To(BeZero(), "nobody owes anything")
		Expect(t.count(ctx, "SELECT count(*) FROM refunds WHERE refund_number > 0 AND status = 'COMPLETED'")).To(Equal(refunds))
		Expect(t.events(ctx)[n:]).NotTo(ContainElement(HavePrefix("order.payment_failed")))
	},
		Entry("and refunds the money if the bank pays", "pm_usBankAccount_success", ordering.PaymentRefunded, 1),
		Entry("and refunds nothing if the bank returns the debit", "pm_usBankAccount_insufficientFunds", ordering.PaymentVoided, 0))
})
