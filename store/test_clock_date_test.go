package store_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

var _ = Describe("A customer with a test clock", func() {
	It("gets the dates of the clock in orders, carts and lists of due work", func(ctx SpecContext) {
		t := newPlanStore(ctx)
		ahead := t.Clock.Now().AddDate(0, 0, 100)
		clock, err := t.Ordering.CreateTestClock(ctx, another(t.actor), t.mia.ID, &ahead)
		Expect(err).NotTo(HaveOccurred())
		calendar := func() subscription.Calendar {
			s, err := t.As(t.actor).Store(ctx)
			Expect(err).NotTo(HaveOccurred())
			now, err := t.Ordering.TestClock(ctx, t.actor, clock.ID)
			Expect(err).NotTo(HaveOccurred())
			return subscription.CalendarOf(s, now.Shows)
		}
		cart := t.shop(ctx, line{t.filter, 1, t.monthly})
		Expect(*cart.Recurring[0].On).To(Equal(calendar().Today().AddMonths(1)), "the cart says when it is charged next")
		order, err := t.Ordering.CheckoutCart(ctx, another(t.mia), t.subscribe(cart, "pm_card_visa"))
		Expect(err).NotTo(HaveOccurred())
		Expect(order.OrderDate).To(BeTemporally("==", ahead))
		Expect(*order.PlacedOn).To(BeTemporally("<", ahead), "when it really was placed stays known")

		due := func(want bool) (ids []int64) {
			GinkgoHelper()
			page, err := t.Ordering.FindSubscriptions(ctx, t.actor, subscription.Filter{}, &want, domain.PageQuery{Number: 1, Size: 10, Sort: "-createdOn"})
			Expect(err).NotTo(HaveOccurred())
			for _, s := range page.Items {
				ids = append(ids, s.ID)
			}
			return ids
		}
		mine, err := t.As(t.mia).OwnSubscriptions(ctx, nil)
		Expect(err).NotTo(HaveOccurred())
		s := mine[0]
		Expect([]any{due(true), due(false)}).To(Equal([]any{[]int64(nil), []int64{s.ID}}))
		_, err = t.Data.SQL.ExecContext(ctx, "UPDATE test_clocks SET shows = $1", calendar().At(*s.NextDate))
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{due(true), due(false)}).To(Equal([]any{[]int64{s.ID}, []int64(nil)}), "by its clock")

		By("a renewal gets the clock's date")
		_, err = t.Ordering.AdvanceTestClock(ctx, another(t.actor), clock.ID, calendar().At(*s.NextDate+1), domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		Expect(t.Ordering.AdvanceTestClocks(ctx)).To(Succeed())
		renewed, err := t.As(t.actor).Subscription(ctx, subscription.Key{ID: s.ID})
		Expect(err).NotTo(HaveOccurred())
		placed, err := t.As(t.actor).Order(ctx, ordering.OrderKey{ID: *renewed.LastOrderID})
		Expect(err).NotTo(HaveOccurred())
		Expect(domain.DateAt(placed.OrderDate, calendar().Zone)).To(Equal(*s.NextDate))

		By("an order by staff gets the clock's date")
		made, err := t.Ordering.CreateOrder(ctx, another(t.actor), ordering.OrderCreate{CustomerID: &t.mia.ID, Items: []ordering.OrderItem{{VariantID: t.filter, Quantity: 1}}, CurrencyCode: "EUR",
			ShippingAddress: torstrasse, BillingAddress: torstrasse})
		Expect(err).NotTo(HaveOccurred())
		Expect(made.OrderDate).To(BeTemporally("==", calendar().Now))
	})
})
