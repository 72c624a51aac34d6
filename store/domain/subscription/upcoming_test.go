package subscription_test

import (
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

var _ = Describe("Upcoming renewals", func() {
	today := domain.DateOf(2026, 1, 10)
	calendar := subscription.Calendar{Zone: time.UTC, Hour: 6, Now: today.At(12, time.UTC)}
	anchor := domain.DateOf(2025, 12, 31)
	next := domain.DateOf(2026, 1, 31)
	monthly := func(change func(s *subscription.Subscription)) *subscription.Subscription {
		s := &subscription.Subscription{Status: subscription.Active, Terms: catalog.PlanTerms{IntervalUnit: catalog.Month, IntervalCount: 1, PrepaidCycles: 1},
			AnchorDate: anchor, AnchorDay: 31, SlotNumber: 1, CycleNumber: 1, NextDate: &next, LastDate: next}
		change(s)
		return s
	}
	DescribeTable("are listed according to the schedule, for example", func(want string, change func(s *subscription.Subscription)) {
		var shown []string
		for _, u := range monthly(change).Upcoming(calendar, domain.DateOf(2026, 5, 1), 10) {
			text := u.On.String()[5:] + " " + string(u.Status)
			if u.Cycle != nil {
				text += " " + domain.Itoa(*u.Cycle)
			}
			if u.Prepaid {
				text += " paid"
			}
			shown = append(shown, text)
		}
		Expect(strings.Join(shown, ", ")).To(Equal(want))
	},
		Entry("every month on the last day", "01-31 SCHEDULED 2, 02-28 SCHEDULED 3, 03-31 SCHEDULED 4, 04-30 SCHEDULED 5", func(*subscription.Subscription) {}),
		Entry("none without a next date", "", func(s *subscription.Subscription) { s.NextDate = nil }),
		Entry("up to the last cycle", "01-31 SCHEDULED 2, 02-28 SCHEDULED 3", func(s *subscription.Subscription) { s.Terms.MaxCycles = new(3) }),
		Entry("none after a cancellation at the end of the period", "", func(s *subscription.Subscription) { s.CancelAtPeriodEnd = true }),
		Entry("only paid renewals after a cancellation at the end of the period", "01-31 SCHEDULED 2 paid", func(s *subscription.Subscription) { s.CancelAtPeriodEnd, s.PrepaidLeft = true, 1 }),
		Entry("paid renewals between charged renewals", "01-31 SCHEDULED 2 paid, 02-28 SCHEDULED 3, 03-31 SCHEDULED 4 paid, 04-30 SCHEDULED 5 paid", func(s *subscription.Subscription) {
			s.Terms.PrepaidCycles, s.PrepaidLeft = 3, 1
		}),
		Entry("including a skipped renewal", "01-31 SKIPPED, 02-28 SCHEDULED 2, 03-31 SCHEDULED 3, 04-30 SCHEDULED 4", func(s *subscription.Subscription) {
			s.Slots = []*subscription.Renewal{{Slot: 1, ProcessingDate: next, Status: subscription.RenewalSkipped}}
			s.SlotNumber, s.NextDate = 2, new(domain.DateOf(2026, 2, 28))
		}),
		Entry("on the schedule's dates after a moved renewal", "02-03 SCHEDULED 2, 02-28 SCHEDULED 3, 03-31 SCHEDULED 4, 04-30 SCHEDULED 5", func(s *subscription.Subscription) {
			s.NextDate = new(domain.DateOf(2026, 2, 3))
			s.MovedDate = s.NextDate
		}),
		Entry("including the renewal that is being retried", "01-05 RETRYING 2, 01-31 SCHEDULED 3, 02-28 SCHEDULED 4, 03-31 SCHEDULED 5, 04-30 SCHEDULED 6", func(s *subscription.Subscription) {
			s.AnchorSlot, s.NextDate = 0, new(domain.DateOf(2026, 1, 5))
			s.SlotNumber = 0
			s.Slots = []*subscription.Renewal{{Slot: 0, ProcessingDate: *s.NextDate, Status: subscription.RenewalRetrying}}
		}),
	)

	It("have the prices that result from their cycles, paid deliveries and coupons", func() {
		s := monthly(func(s *subscription.Subscription) {
			s.Terms.PrepaidCycles = 2
			s.Coupons = []subscription.Coupon{{CouponID: 1, RemainingCycles: new(1)}, {CouponID: 2}}
		})
		upcoming := s.Upcoming(calendar, domain.DateOf(2026, 5, 1), 10)
		then := s.At(upcoming[2])
		Expect([]int{then.CycleNumber, then.PrepaidLeft, len(then.Coupons)}).To(Equal([]int{3, 0, 1}))
		Expect(s.At(upcoming[1]).PrepaidLeft).To(Equal(1))
		Expect([]int{s.CycleNumber, len(s.Coupons)}).To(Equal([]int{1, 2}))
		Expect(s.At(upcoming[0])).To(Equal(s.Copy()))
	})
})
