package store_test

import (
	"context"
	"fmt"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

var _ = Describe("A coupon of a subscription", func() {
	var t *renewalStore
	var card int64
	var s *subscription.Subscription
	var once *pricing.Coupon
	BeforeEach(func(ctx SpecContext) {
		t = newRenewalStore(ctx)
		card = t.card(ctx, "pm_card_visa")
		s = t.subscribe(ctx, card)
		once = t.coupon(ctx, "ONCE", func(in *pricing.CouponInput) {
			in.UsageLimit, in.AppliesToSubscriptions = new(new(1)), new(pricing.CouponEveryOrder)
		})
	})
	put := func(ctx context.Context, id int64, codes ...string) error {
		_, err := patiently(func() (*subscription.Subscription, error) {
			return t.Ordering.UpdateSubscription(ctx, another(t.actor), id, subscription.SubscriptionUpdate{CouponCodes: &codes}, domain.Expect{})
		})
		return err
	}
	counted := func(ctx context.Context) []int {
		GinkgoHelper()
		c, err := t.As(t.actor).Coupon(ctx, once.ID, "")
		Expect(err).NotTo(HaveOccurred())
		held := t.count(ctx, "SELECT count(*) FROM coupon_uses WHERE coupon_id = $1 AND status = 'RESERVED'", once.ID)
		used := t.count(ctx, "SELECT count(*) FROM coupon_uses WHERE coupon_id = $1 AND status = 'USED'", once.ID)
		Expect([]int{c.ReservedCount, c.UsageCount}).To(Equal([]int{held, used}), "the counters are those of the rows")
		return []int{held, used}
	}

	It("can be guessed a limited number of times by customers, but any number of times by staff", func(ctx SpecContext) {
		guess := func(actor domain.Actor, codes ...string) error {
			_, err := t.Ordering.UpdateSubscription(ctx, another(actor), s.ID, subscription.SubscriptionUpdate{CouponCodes: &codes}, domain.Expect{})
			return err
		}
		for i := range 3 {
			Expect(guess(t.mia, "NONE1", "NONE2", "NONE3")).NotTo(refuse(domain.RateLimited), "%d", i)
			Expect(guess(t.mia)).To(Succeed(), "no code is no guess")
		}
		Expect(guess(t.mia, "NONE1", "NONE2", "NONE3")).To(refuse(domain.RateLimited))
		Expect(guess(t.mia, "ONCE")).To(Succeed(), "one was left")
		Expect(guess(t.mia, "NONE1")).To(refuse(domain.CouponNotApplicable))
		Expect(guess(t.mia, "NONE1")).To(refuse(domain.RateLimited))
		for range 15 {
			Expect(guess(t.actor, "NONE1")).To(refuse(domain.CouponNotApplicable))
		}
	})

	It("is reserved at once, and used only by the first renewal", func(ctx SpecContext) {
		Expect(put(ctx, s.ID, "once")).To(Succeed())
		Expect(counted(ctx)).To(Equal([]int{1, 0}))
		usage, err := t.As(t.actor).CouponUsage(ctx, pricing.CouponUseFilter{}, domain.PageQuery{Number: 1, Size: 10, Sort: "createdOn"})
		Expect(err).NotTo(HaveOccurred())
		Expect(usage.Items).To(BeEmpty())
		for range 2 {
			t.until(ctx, *t.shown(ctx, s.ID).NextDate)
			Expect(counted(ctx)).To(Equal([]int{0, 1}))
		}
		usage, err = t.As(t.actor).CouponUsage(ctx, pricing.CouponUseFilter{}, domain.PageQuery{Number: 1, Size: 10, Sort: "createdOn"})
		Expect(err).NotTo(HaveOccurred())
		Expect(usage.Items).To(HaveExactElements(And(HaveField("SubscriptionID", HaveValue(Equal(s.ID))), HaveField("OrderID", BeNumerically(">", 0)),
			HaveField("OrderNumber", BeNumerically(">", 0)), HaveField("DiscountAmount.String()", "4.9000"))))
	})

	It("is released if it is removed, or if the subscription ends first", func(ctx SpecContext) {
		Expect(put(ctx, s.ID, "ONCE")).To(Succeed())
		Expect(put(ctx, s.ID)).To(Succeed())
		Expect(counted(ctx)).To(Equal([]int{0, 0}))
		Expect(put(ctx, s.ID, "ONCE")).To(Succeed())
		Expect(t.Ordering.CancelSubscription(ctx, another(t.actor), s.ID, subscription.CancelRequest{})).Error().NotTo(HaveOccurred())
		Expect(counted(ctx)).To(Equal([]int{0, 0}))
		back, err := t.Ordering.ReactivateSubscription(ctx, another(t.actor), s.ID, subscription.ReactivateRequest{})
		Expect(err).NotTo(HaveOccurred())
		Expect(back.Coupons).To(BeEmpty(), "it was given back")
		Expect(put(ctx, s.ID, "ONCE")).To(Succeed())
		t.until(ctx, *t.shown(ctx, s.ID).NextDate)
		Expect(put(ctx, s.ID)).To(Succeed())
		Expect(t.Ordering.CancelSubscription(ctx, another(t.actor), s.ID, subscription.CancelRequest{})).Error().NotTo(HaveOccurred())
		Expect(counted(ctx)).To(Equal([]int{0, 1}))
		Expect(put(ctx, t.subscribe(ctx, card).ID, "ONCE")).To(refuse(domain.CouponExhausted))
	})

	It("moves to the replacement of its subscription", func(ctx SpecContext) {
		Expect(t.Data.SQL.ExecContext(ctx, "UPDATE products SET is_subscribable = true; UPDATE subscriptions SET subscription_number = 99999")).Error().NotTo(HaveOccurred())
		Expect(put(ctx, s.ID, "ONCE")).To(Succeed())
		next, err := t.Ordering.ReplaceSubscription(ctx, another(t.actor), s.ID, subscription.SubscriptionReplacement{}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		Expect(counted(ctx)).To(Equal([]int{1, 0}))
		Expect(t.count(ctx, "SELECT count(*) FROM coupon_uses WHERE subscription_id = $1", next.ID)).To(Equal(1))
		none := []string{}
		last, err := t.Ordering.ReplaceSubscription(ctx, another(t.actor), next.ID, subscription.SubscriptionReplacement{CouponCodes: &none}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		Expect(last.Coupons).To(BeEmpty())
		Expect(counted(ctx)).To(Equal([]int{0, 0}))
	})

	It("stays reserved for the pending charge of a canceled subscription until the outcome is known", func(ctx SpecContext) {
		Expect(t.Ordering.CancelSubscription(ctx, another(t.actor), s.ID, subscription.CancelRequest{})).Error().NotTo(HaveOccurred())
		for _, lost := range []bool{false, true} {
			sub := t.subscribe(ctx, card)
			Expect(put(ctx, sub.ID, "ONCE")).To(Succeed())
			if t.gateway.mute = 1; lost {
				t.gateway.mute, t.gateway.lost = 0, 1
			}
			t.until(ctx, *sub.NextDate)
			Expect(t.Ordering.CancelSubscription(ctx, another(t.actor), sub.ID, subscription.CancelRequest{})).Error().NotTo(HaveOccurred())
			Expect(counted(ctx)).To(Equal([]int{1, 0}))
			t.Data.Clock.Advance(2 * ordering.AttemptLease)
			Expect(t.Ordering.SettleDue(ctx)).To(Succeed())
			if lost {
				Expect(counted(ctx)).To(Equal([]int{0, 0}))
				continue
			}
			Expect(counted(ctx)).To(Equal([]int{0, 1}))
			_, err := t.Data.SQL.ExecContext(ctx, "DELETE FROM coupon_uses; UPDATE coupons SET usage_count = 0")
			Expect(err).NotTo(HaveOccurred())
		}
	})

	It("with one use left goes to only one of many concurrent subscriptions and checkouts", func(ctx SpecContext) {
		var ids []int64
		for range 4 {
			ids = append(ids, t.subscribe(ctx, card).ID)
		}
		var carts []domain.Actor
		var inputs []ordering.CheckoutInput
		for range 2 {
			guest, _ := t.visitor(ctx, t.good.ID, 1)
			with, err := t.Ordering.AddCartCoupon(ctx, another(guest), "ONCE", domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			carts, inputs = append(carts, guest), append(inputs, t.purchase(with, "58.31", "pm_card_visa"))
		}
		outcomes := together(6, func(i int) error {
			if i < 4 {
				return put(ctx, ids[i], "ONCE")
			}
			request := another(carts[i-4])
			_, err := patiently(func() (*ordering.Order, error) { return t.Ordering.CheckoutCart(ctx, request, inputs[i-4]) })
			return err
		})
		Expect(outcomes[""]).To(Equal(1), fmt.Sprint(outcomes))
		Expect(counted(ctx)).To(ConsistOf(0, 1))
	})

	It("is checked for first orders, uses per customer and dates only when it is added", func(ctx SpecContext) {
		t.coupon(ctx, "NEW", func(in *pricing.CouponInput) { in.FirstOrderOnly = new(true) })
		t.coupon(ctx, "EACH", func(in *pricing.CouponInput) {
			in.UsageLimitPerCustomer, in.AppliesToSubscriptions = new(new(1)), new(pricing.CouponEveryOrder)
		})
		ending := t.coupon(ctx, "ENDING", func(in *pricing.CouponInput) { in.AppliesToSubscriptions = new(pricing.CouponEveryOrder) })
		Expect(put(ctx, s.ID, "NEW")).To(refuse(domain.CouponNotApplicable), "they have bought their card's coffee")
		Expect(put(ctx, s.ID, "EACH")).To(Succeed())
		err := put(ctx, t.subscribe(ctx, card).ID, "EACH")
		Expect(err).To(refuse(domain.CouponExhausted))
		Expect(err.(*domain.Error).Fields[0].Pointer).To(Equal("/couponCodes/0"))
		Expect(put(ctx, s.ID, "EACH")).To(Succeed(), "it has it already")
		Expect(put(ctx, s.ID, "ENDING")).To(Succeed())
		_, err = t.Data.SQL.ExecContext(ctx, "UPDATE coupons SET ends_on = $1, usage_limit = 1 WHERE id = $2", t.Clock.Now(), ending.ID)
		Expect(err).NotTo(HaveOccurred())
		t.until(ctx, *t.shown(ctx, s.ID).NextDate)
		Expect(t.count(ctx, "SELECT count(*) FROM orders WHERE subscription_id = $1 AND discount_total > 0", s.ID)).To(Equal(1))
	})

	It("for the first N orders reduces exactly N charged orders, despite retries and skips", func(ctx SpecContext) {
		t.coupon(ctx, "FIRST3", func(in *pricing.CouponInput) {
			in.AppliesToSubscriptions, in.SubscriptionCycleLimit = new(pricing.CouponFirstN), new(new(3))
		})
		bad := t.card(ctx, "pm_card_renewalInsufficientFunds")
		sub := t.subscribe(ctx, card)
		Expect(put(ctx, sub.ID, "FIRST3")).To(Succeed())
		grand := func() string {
			GinkgoHelper()
			order, err := t.As(t.actor).Order(ctx, ordering.OrderKey{ID: *t.shown(ctx, sub.ID).LastOrderID})
			Expect(err).NotTo(HaveOccurred())
			return order.GrandTotal.Fixed(2)
		}
		estimate := func() string {
			GinkgoHelper()
			e, err := t.Ordering.EstimateSubscription(ctx, another(t.mia), sub.ID, nil)
			Expect(err).NotTo(HaveOccurred())
			return e.Quote.GrandTotal.Fixed(2)
		}
		pay := func(with int64) {
			GinkgoHelper()
			_, err := t.Ordering.UpdateSubscription(ctx, another(t.actor), sub.ID, subscription.SubscriptionUpdate{UpdateRequest: subscription.UpdateRequest{PaymentMethodID: &with}}, domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
		}
		var totals []string
		renew := func() {
			GinkgoHelper()
			told := estimate()
			t.until(ctx, *t.shown(ctx, sub.ID).NextDate)
			totals = append(totals, grand())
			Expect(totals[len(totals)-1]).To(Equal(told), "what the estimate said")
		}
		renew()
		pay(bad) // the charge is declined once, then succeeds
		t.until(ctx, *t.shown(ctx, sub.ID).NextDate)
		Expect(t.shown(ctx, sub.ID).FailedAttempts).To(Equal(1))
		order, err := t.Ordering.RetrySubscription(ctx, another(t.actor), sub.ID, &card)
		Expect(err).NotTo(HaveOccurred())
		totals = append(totals, order.GrandTotal.Fixed(2))
		_, err = t.Ordering.SkipSubscription(ctx, another(t.actor), sub.ID, subscription.SkipRequest{}, false)
		Expect(err).NotTo(HaveOccurred())
		renew()
		renew()
		renew()
		Expect(totals).To(Equal([]string{"58.31", "58.31", "58.31", "64.14", "64.14"}))
		Expect(t.shown(ctx, sub.ID).Coupons).To(BeEmpty())
	})
})
