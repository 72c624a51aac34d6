package store_test

import (
	"context"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
	"github.com/storeplatform/storeplatform/store/domain/value"
)

var _ = Describe("The store credit of a subscriber", func() {
	var t *renewalStore
	BeforeEach(func(ctx SpecContext) { t = newRenewalStore(ctx) })

	grant := func(ctx context.Context, amount string) {
		GinkgoHelper()
		_, err := t.Value.AdjustStoreCredit(ctx, another(t.actor), value.CreditAdjustment{CustomerID: t.mia.ID, CurrencyCode: "EUR", Amount: domain.MustAmount(amount), Reason: "Parcel arrived late"})
		Expect(err).NotTo(HaveOccurred())
	}
	// left returns the balance and the held amount, which the ledger must confirm.
	left := func(ctx context.Context) string {
		GinkgoHelper()
		accounts, err := t.Value.StoreCreditOf(ctx, t.actor, t.mia.ID)
		Expect(err).NotTo(HaveOccurred())
		Expect(t.count(ctx, `SELECT count(*) FROM store_credit_accounts a WHERE (balance, held_amount) IS DISTINCT FROM
			(SELECT (sum(e.amount), sum(e.held_amount)) FROM stored_value_entries e WHERE e.store_credit_account_id = a.id)`)).To(BeZero())
		return accounts[0].Balance.Fixed(2) + " held " + accounts[0].HeldAmount.Fixed(2)
	}
	withCredit := func(s *subscription.Subscription) { s.UseStoreCredit = true }
	// last returns the subscription's last order and the amounts of its payments, as text.
	last := func(ctx context.Context, s *subscription.Subscription) (*ordering.Order, string) {
		GinkgoHelper()
		order, err := t.As(t.actor).Order(ctx, ordering.OrderKey{ID: *t.shown(ctx, s.ID).LastOrderID})
		Expect(err).NotTo(HaveOccurred())
		text := ""
		for _, p := range order.Payments {
			text += p.ProviderCode + " " + string(p.Status) + " " + p.Amount.Fixed(2) + "; "
		}
		return order, text
	}

	It("pays a part of each renewal before the card, until it is used up", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"), withCredit)
		grant(ctx, "20.00")
		t.forget(ctx)
		t.until(ctx, *s.NextDate)
		Expect(t.happened(ctx)).To(Equal("order.placed_by_renewal order.payment_captured subscription.processed order.payment_captured stored_value.redeemed"))
		Expect(t.taken(ctx)).To(Equal("64.14, 44.14"))
		Expect(left(ctx)).To(Equal("0.00 held 0.00"))
		order, payments := last(ctx, s)
		Expect(payments).To(Equal("STORED_VALUE CAPTURED 20.00; SANDBOX CAPTURED 44.14; "))
		Expect([]any{order.PaymentStatus, order.GrandTotal.Fixed(2), order.Unsecured().Fixed(2)}).To(Equal([]any{ordering.PaymentPaid, "64.14", "0.00"}))
		t.until(ctx, *t.shown(ctx, s.ID).NextDate)
		Expect(t.taken(ctx)).To(Equal("64.14, 44.14, 64.14"))
	})

	It("pays a whole renewal without a payment method", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"), withCredit, func(s *subscription.Subscription) { s.CustomerPaymentMethodID = nil })
		grant(ctx, "100.00")
		t.until(ctx, *s.NextDate)
		Expect([]any{t.slots(ctx, s.ID), t.taken(ctx), left(ctx)}).To(Equal([]any{"1 CHARGED 2", "64.14", "35.86 held 0.00"}))
		_, payments := last(ctx, s)
		Expect(payments).To(Equal("STORED_VALUE CAPTURED 64.14; "))

		By("the rest of it pays no part of a renewal that nothing else can pay")
		t.until(ctx, *t.shown(ctx, s.ID).NextDate)
		Expect([]any{t.slots(ctx, s.ID), t.taken(ctx), left(ctx)}).To(Equal([]any{"1 CHARGED 2, 2 RETRYING", "64.14", "35.86 held 0.00"}))
	})

	It("pays no renewal of a customer who has not chosen that", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"))
		grant(ctx, "20.00")
		t.until(ctx, *s.NextDate)
		Expect([]any{t.taken(ctx), left(ctx)}).To(Equal([]any{"64.14, 64.14", "20.00 held 0.00"}))
	})

	It("is returned if the card is declined, and pays at the next attempt what it then holds", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_chargeCustomerFail"), withCredit)
		grant(ctx, "20.00")
		t.until(ctx, *s.NextDate)
		Expect([]any{t.slots(ctx, s.ID), left(ctx)}).To(Equal([]any{"1 RETRYING", "20.00 held 0.00"}))
		grant(ctx, "-5.00")
		t.until(ctx, s.NextDate.Add(1))
		Expect(left(ctx)).To(Equal("15.00 held 0.00"))
		card := t.card(ctx, "pm_card_mastercard")
		_, err := t.Ordering.RetrySubscription(ctx, another(t.actor), s.ID, &card)
		Expect(err).NotTo(HaveOccurred())
		Expect(left(ctx)).To(Equal("0.00 held 0.00"))
		order, payments := last(ctx, s)
		Expect(payments).To(Equal("STORED_VALUE VOIDED 20.00; SANDBOX FAILED 44.14; STORED_VALUE VOIDED 15.00; SANDBOX FAILED 49.14; STORED_VALUE CAPTURED 15.00; SANDBOX CAPTURED 49.14; "))
		Expect(order.PaymentStatus).To(Equal(ordering.PaymentPaid))
	})

	DescribeTable("leaves the provider an amount that it charges", func(ctx SpecContext, least func(ctx context.Context), credit, taken, rest string) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"), withCredit)
		grant(ctx, credit)
		least(ctx)
		t.until(ctx, *s.NextDate)
		Expect([]any{t.slots(ctx, s.ID), t.taken(ctx), left(ctx)}).To(Equal([]any{"1 CHARGED 2", "64.14, " + taken, rest + " held 0.00"}))
	},
		Entry("if the store has set the provider's minimum", func(ctx context.Context) {
			_, _, err := t.Settings.UpdatePaymentProvider(ctx, another(t.actor), t.provider, settings.PaymentProviderInput{MinAmount: new(new(domain.MustAmount("5.00")))}, domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
		}, "64.00", "5.00", "4.86"),
		Entry("if the payment service has a minimum", func(context.Context) { t.gateway.least = 50 }, "64.00", "0.50", "0.36"),
		Entry("and pays everything that it can if the rest is larger", func(context.Context) { t.gateway.least = 50 }, "63.00", "1.14", "0.00"))

	It("is held while the customer confirms the rest, and returned if they refuse", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_authenticationRequired"), withCredit)
		grant(ctx, "20.00")
		t.until(ctx, *s.NextDate)
		Expect([]any{t.slots(ctx, s.ID), left(ctx)}).To(Equal([]any{"1 WAITING_FOR_CUSTOMER", "20.00 held 0.00"}))
		confirm := func(consents bool) {
			GinkgoHelper()
			order, err := t.Ordering.RetrySubscription(ctx, another(t.mia), s.ID, nil)
			Expect(err).NotTo(HaveOccurred())
			Expect(order.NextAction().Type).To(Equal("THREE_DS"))
			Expect(left(ctx)).To(Equal("20.00 held 20.00"))
			Expect(t.sandbox.Authenticate(ctx, t.keyOf(ctx, order.Payments[len(order.Payments)-1]), consents)).To(Succeed())
			t.Data.Clock.Advance(time.Minute)
			Expect(t.Ordering.SettleDue(ctx)).To(Succeed())
		}
		confirm(false)
		Expect([]any{t.slots(ctx, s.ID), left(ctx)}).To(Equal([]any{"1 WAITING_FOR_CUSTOMER", "20.00 held 0.00"}))
		confirm(true)
		Expect([]any{t.slots(ctx, s.ID), t.taken(ctx), left(ctx)}).To(Equal([]any{"1 CHARGED 2", "64.14, 0.00 voided, 44.14", "0.00 held 0.00"}))
	})

	It("is not spent by a payment through a link, whose payer may be someone else", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_authenticationRequired"), withCredit)
		grant(ctx, "20.00")
		t.until(ctx, *s.NextDate)
		paid, err := t.Ordering.PayOrder(ctx, another(t.stranger()), ordering.OrderPay{Token: t.actionLink(ctx), Payment: ordering.PaymentChoice{ProviderID: t.provider, Token: "pm_card_visa"}})
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{paid.PaymentStatus, t.taken(ctx), left(ctx)}).To(Equal([]any{ordering.PaymentPaid, "64.14, 64.14", "20.00 held 0.00"}))
	})

	It("stays with an order whose bank debit is pending, and is returned if the order is canceled", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_usBankAccount_success"), withCredit)
		grant(ctx, "20.00")
		t.until(ctx, *s.NextDate)
		Expect([]any{t.slots(ctx, s.ID), left(ctx)}).To(Equal([]any{"1 CHARGED 2", "20.00 held 20.00"}))
		order, _ := last(ctx, s)
		_, err := t.Ordering.CancelOrder(ctx, another(t.actor), order.ID, ordering.CancelRequest{Reason: ordering.CancelledOtherReason})
		Expect(err).NotTo(HaveOccurred())
		Expect(left(ctx)).To(Equal("20.00 held 0.00"))
	})

	It("stays with an order whose bank debit fails later, and a retry charges only the rest", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_usBankAccount_insufficientFunds"), withCredit)
		t.settled(ctx) // the first order's debit fails
		grant(ctx, "20.00")
		t.until(ctx, *s.NextDate)
		t.settled(ctx)
		Expect([]any{t.slots(ctx, s.ID), t.shown(ctx, s.ID).DunningState, left(ctx)}).To(Equal([]any{"1 CHARGED 2", subscription.Retrying, "20.00 held 20.00"}))
		grant(ctx, "7.00")
		card := t.card(ctx, "pm_card_mastercard")
		order, err := t.Ordering.RetrySubscription(ctx, another(t.mia), s.ID, &card)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{order.PaymentStatus, left(ctx)}).To(Equal([]any{ordering.PaymentPaid, "7.00 held 0.00"}), "later credit pays later renewals")
		_, payments := last(ctx, s)
		Expect(payments).To(Equal("STORED_VALUE CAPTURED 20.00; SANDBOX FAILED 44.14; SANDBOX CAPTURED 44.14; "))
	})

	It("is spent once by 20 renewals that 4 processes charge at the same time", func(ctx SpecContext) {
		card := t.card(ctx, "pm_card_visa")
		var next domain.Date
		for range 20 {
			next = *t.subscribe(ctx, card, withCredit).NextDate
		}
		grant(ctx, "100.00")
		c := t.calendar(ctx)
		t.Data.Clock.Advance(c.At(next).Add(time.Hour).Sub(c.Now))
		Expect(together(4, func(int) error { return t.process().Ordering.ProcessSubscriptionsDue(ctx) })).To(Equal(map[domain.Code]int{"": 4}))
		t.due(ctx)
		Expect(t.count(ctx, "SELECT count(*) FROM renewals WHERE status = 'CHARGED'")).To(Equal(20))
		Expect(left(ctx)).To(Equal("0.00 held 0.00"))
		Expect(t.count(ctx, "SELECT sum(amount)::int FROM payments WHERE store_credit_account_id IS NOT NULL AND status = 'CAPTURED'")).To(Equal(100))
		Expect(t.count(ctx, "SELECT (sum(amount) * 100)::int FROM payments WHERE renewal_id IS NOT NULL AND status = 'CAPTURED'")).To(Equal(20*6414 - 10000))
	})

	It("is chosen and declined by the customer, which fires no event", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"))
		for i, use := range []bool{true, true, false} {
			after, err := t.Ordering.UpdateSubscription(ctx, another(t.mia), s.ID, subscription.SubscriptionUpdate{UpdateRequest: subscription.UpdateRequest{UseStoreCredit: &use}}, domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			Expect(after.UseStoreCredit).To(Equal(use))
			Expect(t.count(ctx, "SELECT count(*) FROM subscription_history_entries WHERE action = 'subscription.store_credit_changed'")).To(Equal(max(i, 1)))
		}
		Expect(t.happened(ctx)).To(BeEmpty())
	})
})
