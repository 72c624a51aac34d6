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

var _ = Describe("The renewals that the dashboard expects", func() {
	It("are the charges of the next seven days with their estimated amounts", func(ctx SpecContext) {
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
})
