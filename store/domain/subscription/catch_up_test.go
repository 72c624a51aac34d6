package subscription_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

var _ = Describe("A late renewal", func() {
	daily := func() *subscription.Subscription {
		s := running()
		s.Terms, s.AnchorDate, s.AnchorDay, s.NextDate, s.LastDate = every(1, catalog.Day), date("2026-11-19"), 19, new(date("2026-11-20")), date("2026-11-20")
		return s
	}

	It("is charged only once, and not for the days that were missed", func() {
		s := daily()
		charged(s, time.Date(2026, time.November, 24, 12, 0, 0, 0, time.UTC))
		Expect(s.NextDate.String()).To(Equal("2026-11-25"), "one charge a day of the store")
		Expect(s.SlotNumber).To(Equal(6))
		s = running()
		charged(s, time.Date(2026, time.December, 30, 12, 0, 0, 0, time.UTC))
		Expect(s.NextDate.String()).To(Equal("2027-01-15"), "the schedule does not shift")
	})

	It("skips each renewal whose day has passed, with a row and an event of its own", func() {
		at := rulesAt(time.Date(2026, time.November, 24, 12, 0, 0, 0, time.UTC))
		told := func(s *subscription.Subscription, events []domain.Event) (list []string) {
			GinkgoHelper()
			last := s.NextDate.String()
			for _, e := range events {
				before, after := e.Before.(*subscription.Subscription), s
				if e.After != nil {
					after = e.After.(*subscription.Subscription)
				}
				list = append(list, e.Action+" "+before.NextDate.String())
				last = after.NextDate.String()
			}
			Expect(last).To(Equal(s.NextDate.String()))
			Expect(s.History).To(HaveLen(len(events)))
			sound(s)
			return list
		}
		s := daily()
		slot, err := s.Begin(at.Calendar)
		Expect(err).NotTo(HaveOccurred())
		events, err := s.Charged(slot, &ordering.Order{Row: domain.Row{ID: 9}}, at.Calendar)
		Expect(err).NotTo(HaveOccurred())
		Expect(told(s, events)).To(Equal([]string{"subscription.processed 2026-11-20", "subscription.cycle_auto_skipped 2026-11-21",
			"subscription.cycle_auto_skipped 2026-11-22", "subscription.cycle_auto_skipped 2026-11-23", "subscription.cycle_auto_skipped 2026-11-24"}))
		Expect(s.Slots).To(HaveLen(5))
		Expect(*s.History[0].OrderID).To(Equal(int64(9)))

		s = daily()
		Expect(told(s, s.Instead(at.Calendar))).To(Equal([]string{"subscription.cycle_auto_skipped 2026-11-20", "subscription.cycle_auto_skipped 2026-11-21",
			"subscription.cycle_auto_skipped 2026-11-22", "subscription.cycle_auto_skipped 2026-11-23"}), "today's is charged")
		Expect(s.NextDate.String()).To(Equal("2026-11-24"))

		s = daily()
		begun(subscription.RenewalRetrying, subscription.Retrying)(s)
		s.AnchorDate, s.AnchorDay, s.Terms = date("2026-11-19"), 19, every(1, catalog.Day)
		events, err = s.SkipNext(subscription.SkipRequest{}, at)
		Expect(err).NotTo(HaveOccurred())
		Expect(told(s, events)).To(Equal([]string{"subscription.cycle_skipped 2026-11-20", "subscription.cycle_auto_skipped 2026-11-21",
			"subscription.cycle_auto_skipped 2026-11-22", "subscription.cycle_auto_skipped 2026-11-23"}))
		Expect(s.SkipsInRow).To(Equal(1), "the others are not the customer's")
	})

	It("is skipped to a date that is today or later", func() {
		s := daily()
		begun(subscription.RenewalRetrying, subscription.Retrying)(s)
		s.AnchorDate, s.AnchorDay, s.Terms = date("2026-11-19"), 19, every(1, catalog.Day)
		_, err := s.SkipNext(subscription.SkipRequest{}, rulesAt(time.Date(2026, time.November, 24, 12, 0, 0, 0, time.UTC)))
		Expect(err).NotTo(HaveOccurred())
		Expect(s.NextDate.String()).To(Equal("2026-11-24"))
		sound(s)
	})

	It("is missed after a week, or after its interval if that is shorter", func() {
		missed := func(s *subscription.Subscription, at string) bool {
			return s.Missed(rulesAt(date(at).At(12, time.UTC)).Calendar)
		}
		Expect([]bool{missed(running(), "2026-12-22"), missed(running(), "2026-12-23")}).To(Equal([]bool{false, true}))
		Expect([]bool{missed(daily(), "2026-11-21"), missed(daily(), "2026-11-22")}).To(Equal([]bool{false, true}))
	})

	It("passes introductory prices and accepted prices on to a replacement", func() {
		s, r := running(), rulesAt(now)
		s.IntroductoryCycles, s.CycleNumber = 2, 3
		next, err := s.ReplaceWith(subscription.ReplaceRequest{Plan: r.Plan}, subscription.Holdings{CustomerActive: true}, offers(), noShipping, 70005, [16]byte{1}, r)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{next.IntroductoryCycles, next.CycleNumber, next.PriceCycle(), next.NextDate.String(), len(next.Items)}).To(Equal([]any{5, 0, 6, "2026-12-15", 1}))
	})
})
