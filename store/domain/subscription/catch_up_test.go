package subscription_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

var _ = Describe("A renewal that is late", func() {
	daily := func() *subscription.Subscription {
		s := running()
		s.Terms, s.AnchorDate, s.AnchorDay, s.NextDate, s.LastDate = every(1, catalog.Day), date("2026-11-19"), 19, new(date("2026-11-20")), date("2026-11-20")
		return s
	}

	It("is charged once, and the days that went by are not made up for", func() {
		s := daily()
		charged(s, time.Date(2026, time.November, 24, 12, 0, 0, 0, time.UTC))
		Expect(s.NextDate.String()).To(Equal("2026-11-25"), "one charge a day of the store")
		Expect(s.SlotNumber).To(Equal(6))
		s = running()
		charged(s, time.Date(2026, time.December, 30, 12, 0, 0, 0, time.UTC))
		Expect(s.NextDate.String()).To(Equal("2027-01-15"), "the schedule does not shift")
	})

	It("is skipped to today at the earliest", func() {
		s := daily()
		begun(subscription.RenewalRetrying, subscription.Retrying)(s)
		s.AnchorDate, s.AnchorDay, s.Terms = date("2026-11-19"), 19, every(1, catalog.Day)
		_, err := s.SkipNext(subscription.SkipRequest{}, rulesAt(time.Date(2026, time.November, 24, 12, 0, 0, 0, time.UTC)))
		Expect(err).NotTo(HaveOccurred())
		Expect(s.NextDate.String()).To(Equal("2026-11-24"))
		sound(s)
	})

	It("is missed after a week, or after its interval where that is shorter", func() {
		missed := func(s *subscription.Subscription, at string) bool {
			return s.Missed(rulesAt(date(at).At(12, time.UTC)).Calendar)
		}
		Expect([]bool{missed(running(), "2026-12-22"), missed(running(), "2026-12-23")}).To(Equal([]bool{false, true}))
		Expect([]bool{missed(daily(), "2026-11-21"), missed(daily(), "2026-11-22")}).To(Equal([]bool{false, true}))
	})

	It("takes introductory prices and what was accepted over to what replaces it", func() {
		s, r := running(), rulesAt(now)
		s.IntroductoryCycles, s.CycleNumber = 2, 3
		next, err := s.ReplaceWith(subscription.ReplaceRequest{Plan: r.Plan}, subscription.Holdings{}, offers(), noShipping, 70005, [16]byte{1}, r)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{next.IntroductoryCycles, next.CycleNumber, next.PriceCycle(), next.NextDate.String(), len(next.Items)}).To(Equal([]any{5, 0, 6, "2026-12-15", 1}))
	})
})
