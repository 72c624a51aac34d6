package store_test

import (
	"fmt"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/report"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

var _ = Describe("The dashboard's subscription figures", func() {
	It("include the estimated charges of the next seven days", func(ctx SpecContext) {
		t := newPlanStore(ctx)
		t.noon()
		days := func(name string, n int, change ...func(*catalog.SubscriptionPlanInput)) *catalog.SubscriptionPlan {
			return t.plan(ctx, name, func(in *catalog.SubscriptionPlanInput) {
				in.IntervalUnit, in.IntervalCount, in.CutoffDays = new(catalog.Day), new(n), new(0)
				for _, f := range change {
					f(in)
				}
			})
		}
		plans := []*catalog.SubscriptionPlan{
			days("Daily", 1), days("Every five days", 5), days("Three in advance", 2, func(in *catalog.SubscriptionPlanInput) { in.PrepaidCycles = new(3) }),
			days("Every three days", 3), days("Every six days", 6), t.monthly,
		}
		var lines []line
		for _, p := range plans {
			lines = append(lines, line{t.filter, 1, p})
		}
		_, err := t.Ordering.CheckoutCart(ctx, another(t.mia), t.subscribe(t.shop(ctx, lines...), "pm_card_visa"))
		Expect(err).NotTo(HaveOccurred())
		begun := t.begun(ctx)
		Expect(begun).To(HaveLen(len(plans)))
		t.coupon(ctx, "HALF", func(in *pricing.CouponInput) {
			in.AppliesToSubscriptions, in.Value = new(pricing.CouponEveryOrder), just(just(domain.MustAmount("50")))
		})
		_, err = t.Ordering.UpdateSubscription(ctx, another(t.actor), begun[1].ID, subscription.SubscriptionUpdate{CouponCodes: &[]string{"HALF"}}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		today := domain.DateAt(t.Clock.Now(), t.store.Location())
		for i, until := range map[int]*domain.Date{3: new(today.Add(1)), 4: nil} {
			_, err = t.Ordering.PauseSubscription(ctx, another(t.actor), begun[i].ID, subscription.PauseRequest{Until: until})
			Expect(err).NotTo(HaveOccurred())
		}
		want := map[int]string{0: "349.86", 1: "32.07", 2: "174.93", 3: "116.62"} // 6 × 58.31; (22.05 + 4.90) + 19 %; 3 × 58.31 at once; 2 × 58.31 after the pause
		for i, charges := range map[int]int{0: 6, 1: 1, 2: 1, 3: 2} {
			var sum domain.Amount
			upcoming, _, err := t.Ordering.UpcomingRenewals(ctx, t.actor, begun[i].ID, new(today.Add(6)))
			Expect(err).NotTo(HaveOccurred())
			for _, u := range upcoming {
				e, err := t.Ordering.EstimateSubscription(ctx, t.actor, begun[i].ID, &u.On)
				Expect(err).NotTo(HaveOccurred())
				if charges--; u.Prepaid {
					charges++
				}
				sum = sum.Add(e.Quote.GrandTotal)
			}
			Expect(fmt.Sprint(charges, " ", sum.Fixed(2))).To(Equal("0 "+want[i]), plans[i].Name)
		}
		f, err := t.Report.Dashboard(ctx, t.actor, nil, nil, report.NoComparison, nil)
		Expect(err).NotTo(HaveOccurred())
		Expect(fmt.Sprint(f.Subscribers.Upcoming, " ", f.Subscribers.Expected.Fixed(2))).To(Equal("10 673.48"))
	})

	It("count a subscription as lost on the day on which its renewals stop", func(ctx SpecContext) {
		t := newPlanStore(ctx)
		t.noon()
		var lines []line
		for range 4 {
			lines = append(lines, line{t.filter, 1, t.plan(ctx, fmt.Sprint("Plan ", len(lines)), func(*catalog.SubscriptionPlanInput) {})})
		}
		_, err := t.Ordering.CheckoutCart(ctx, another(t.mia), t.subscribe(t.shop(ctx, lines...), "pm_card_visa"))
		Expect(err).NotTo(HaveOccurred())
		begun := t.begun(ctx)
		Expect(begun).To(HaveLen(4))
		churn := func() string {
			GinkgoHelper()
			t.Clock.Advance(2 * report.Fresh)
			f, err := t.Report.Dashboard(ctx, t.actor, nil, nil, report.NoComparison, nil)
			Expect(err).NotTo(HaveOccurred())
			return fmt.Sprint(f.Subscribers.Lost, " of ", f.Subscribers.Begun, ": ", f.Subscribers.Churn().Trimmed())
		}
		change := func(set string, id int64) {
			GinkgoHelper()
			_, err := t.Data.SQL.ExecContext(ctx, "UPDATE subscriptions SET "+set+" WHERE id = $1", id)
			Expect(err).NotTo(HaveOccurred())
		}
		for _, sub := range begun {
			change("created_on = created_on - interval '400 days'", sub.ID)
		}
		Expect(churn()).To(Equal("0 of 4: 0"))
		_, err = t.Ordering.CancelSubscription(ctx, another(t.actor), begun[0].ID, subscription.CancelRequest{})
		Expect(err).NotTo(HaveOccurred())
		Expect(churn()).To(Equal("1 of 4: 25"))
		change("gave_up_on = cancelled_on", begun[0].ID) // stopped and canceled on the same day
		Expect(churn()).To(Equal("1 of 4: 25"))
		now := "'" + t.Clock.Now().Format("2006-01-02 15:04:05Z07:00") + "'::timestamptz"
		change("gave_up_on = "+now, begun[1].ID)
		Expect(churn()).To(Equal("2 of 4: 50"))
		change("gave_up_on = "+now+" - interval '200 days'", begun[2].ID) // lost before the range
		Expect(churn()).To(Equal("2 of 3: 66.67"))
	})
})
