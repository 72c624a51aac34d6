package store_test

import (
	"context"
	"fmt"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/value"
	"github.com/storeplatform/storeplatform/store/provider/payment"
)

var _ = Describe("A bought gift card", func() {
	var t *tenderStore
	BeforeEach(func(ctx SpecContext) {
		t = newTenderStore(ctx)
		t.sandbox.Now = t.Data.Clock.Now
		t.good = t.checkoutStore.good(ctx, "GIFT", 400, func(in *catalog.ProductInput) { in.Type = new(catalog.GiftCard) }).Variants[0].ID
		Expect(t.Ordering.SubscribeToNotices(ctx)).To(Succeed())
	})

	// buy returns the order of cards of 49.00, and their ids.
	buy := func(ctx context.Context, card string, quantity int) (*ordering.Order, []int64) {
		GinkgoHelper()
		guest, cart := t.visitor(ctx, t.good, quantity)
		total := domain.MustAmount("49.00").Times(int64(quantity))
		o, err := t.Ordering.CheckoutCart(ctx, guest, t.purchase(cart, total.Fixed(2), card))
		Expect(err).NotTo(HaveOccurred())
		o, err = t.As(t.actor).Order(ctx, ordering.OrderKey{ID: o.ID})
		Expect(err).NotTo(HaveOccurred())
		var ids []int64
		for _, c := range o.GiftCards {
			ids = append(ids, c.ID)
		}
		Expect(ids).To(HaveLen(quantity))
		return o, ids
	}
	state := func(ctx context.Context, id int64) string {
		GinkgoHelper()
		c, err := t.As(t.actor).GiftCard(ctx, id)
		Expect(err).NotTo(HaveOccurred())
		Expect(t.funds(ctx, id)).To(Equal([]string{c.Balance.Fixed(2), c.HeldAmount.Fixed(2)}))
		return fmt.Sprint(c.Balance.Fixed(2), " ", c.Status)
	}
	// post posts to a card as an order of its bearer does.
	post := func(ctx context.Context, id int64, amount string, types ...value.EntryType) error {
		tx, err := t.Data.Repo.Begin(ctx, another(t.actor))
		if err != nil {
			return err
		}
		defer tx.Rollback()
		c, err := tx.LockGiftCard(ctx, id)
		if err != nil {
			return err
		}
		for _, kind := range types {
			if _, err := tx.Post(ctx, value.Posting{Account: c, Type: kind, Amount: domain.MustAmount(amount)}); err != nil {
				return err
			}
		}
		return tx.Commit()
	}
	byHand := func(ctx context.Context, o *ordering.Order, amount string) {
		GinkgoHelper()
		_, err := t.sandbox.ByHand(ctx, payment.Call{Operation: payment.OperationRefund, StoreID: t.store.ID, ProviderID: t.provider, Reference: o.Payments[0].ProviderReference,
			Currency: "EUR", Amount: domain.MustAmount(amount)})
		Expect(err).NotTo(HaveOccurred())
		t.follows(ctx)
	}
	// again delivers all notifications a second time.
	again := func(ctx context.Context) {
		GinkgoHelper()
		_, err := t.Data.SQL.ExecContext(ctx, "UPDATE provider_events SET due_on = now(), ended_on = NULL")
		Expect(err).NotTo(HaveOccurred())
		t.follows(ctx)
	}

	It("loses the value that the payment service refunds, only once", func(ctx SpecContext) {
		o, ids := buy(ctx, "pm_card_visa", 2)
		byHand(ctx, o, "60.00")
		for range 2 {
			Expect([]string{state(ctx, ids[0]), state(ctx, ids[1])}).To(Equal([]string{"38.00 ACTIVE", "0.00 DISABLED"}))
			again(ctx)
		}
	})

	It("loses only its free value when the payment service refunds more, and the whole refund is recorded", func(ctx SpecContext) {
		o, ids := buy(ctx, "pm_card_visa", 1)
		Expect(post(ctx, ids[0], "30.00", value.Hold, value.Capture)).To(Succeed())
		Expect(post(ctx, ids[0], "9.00", value.Hold)).To(Succeed())
		byHand(ctx, o, "49.00")
		Expect(state(ctx, ids[0])).To(Equal("9.00 ACTIVE"))
		Expect(t.count(ctx, "SELECT count(*) FROM refunds WHERE status = 'COMPLETED' AND amount = 49")).To(Equal(1))
		again(ctx)
		Expect(state(ctx, ids[0])).To(Equal("9.00 ACTIVE"))
	})

	It("gets its value back when a bank returns the money of a completed refund", func(ctx SpecContext) {
		o, ids := buy(ctx, "pm_card_visa", 1)
		_, refund, err := t.Ordering.RefundOrder(ctx, another(t.actor), o.ID, ordering.RefundRequest{Reason: ordering.OtherReason})
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{refund.Status, state(ctx, ids[0])}).To(Equal([]any{ordering.RefundCompleted, "0.00 DISABLED"}))
		Expect(t.sandbox.Bounce(ctx, refund.ProviderReference)).To(Succeed())
		t.follows(ctx)
		for range 2 {
			Expect(state(ctx, ids[0])).To(Equal("49.00 ACTIVE"))
			again(ctx)
		}
		Expect(t.entries(ctx, ids[0])).To(Equal([]string{"ISSUE 49.00 0.00", "CANCEL -49.00 0.00", "RESTORE 49.00 0.00"}))
	})

	It("is disabled when the payment service reports a dispute, and enabled again when the store wins", func(ctx SpecContext) {
		o, ids := buy(ctx, "pm_card_createDispute", 1)
		t.follows(ctx)
		Expect(state(ctx, ids[0])).To(Equal("49.00 DISABLED"))
		decide := func(to payment.DisputeStatus) {
			GinkgoHelper()
			o, err := t.As(t.actor).Order(ctx, ordering.OrderKey{ID: o.ID})
			Expect(err).NotTo(HaveOccurred())
			Expect(t.sandbox.Decide(ctx, o.Chargebacks[0].Reference, func(d *payment.LedgerDispute) { d.Status = to })).To(Succeed())
			t.follows(ctx)
		}
		decide(payment.DisputeWon)
		Expect(state(ctx, ids[0])).To(Equal("49.00 ACTIVE"))
		decide(payment.DisputeLost)
		for range 2 {
			Expect(state(ctx, ids[0])).To(Equal("49.00 DISABLED"))
			again(ctx)
		}

		_, asked := buy(ctx, "pm_card_createDisputeInquiry", 1)
		t.follows(ctx)
		Expect(state(ctx, asked[0])).To(Equal("49.00 ACTIVE"), "the bank only asks")
	})

	It("never pays out more than it cost if refunds, a cancellation, a dispute and redemptions run concurrently", func(ctx SpecContext) {
		o, ids := buy(ctx, "pm_card_visa", 3)
		part := domain.MustAmount("30.00")
		outcomes := together(12, func(i int) error {
			_, err := patiently(func() (any, error) {
				switch i {
				case 0:
					return t.Ordering.CancelOrder(ctx, another(t.actor), o.ID, ordering.CancelRequest{Reason: ordering.CancelledByRequest})
				case 1:
					_, _, err := t.Ordering.ReportChargeback(ctx, another(t.actor), o.ID, ordering.ChargebackReport{Reference: "dp_1", Status: new(ordering.ChargebackWon)})
					return nil, err
				case 2, 3, 4, 5:
					return nil, post(ctx, ids[i%3], "20.00", value.Hold, value.Capture)
				}
				_, _, err := t.Ordering.RefundOrder(ctx, another(t.actor), o.ID, ordering.RefundRequest{Reason: ordering.OtherReason, Amount: &part})
				return nil, err
			})
			return err
		})
		var balances, spent, refunded domain.Amount
		Expect(t.Data.SQL.QueryRowContext(ctx, `SELECT sum(balance) FROM gift_cards WHERE id = ANY($1)`, ids).Scan(&balances)).To(Succeed())
		Expect(t.Data.SQL.QueryRowContext(ctx, `SELECT coalesce(-sum(amount), 0) FROM stored_value_entries WHERE type = 'CAPTURE'`).Scan(&spent)).To(Succeed())
		Expect(t.Data.SQL.QueryRowContext(ctx, `SELECT coalesce(sum(amount), 0) FROM refunds WHERE status NOT IN ('FAILED', 'VOIDED')`).Scan(&refunded)).To(Succeed())
		Expect(domain.Sum(balances, spent, refunded).Fixed(2)).To(Equal("147.00"), "%v", outcomes)
		for _, id := range ids {
			t.funds(ctx, id)
		}
	})
})
