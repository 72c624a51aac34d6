package subscription_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

var _ = DescribeTable("The due work of a subscription", func(change func(*subscription.Subscription), after time.Duration, want subscription.Work) {
	s := running()
	s.RemindOn, s.DueAt = nil, nil
	change(s)
	Expect(s.Due(now.Add(after))).To(Equal(want))
},
	Entry("is empty without due times", func(*subscription.Subscription) {}, 10000*time.Hour, subscription.WorkNone),
	Entry("is empty before the due time", func(s *subscription.Subscription) { s.DueAt = new(now.Add(time.Second)) }, time.Duration(0), subscription.WorkNone),
	Entry("is a renewal at the due time", func(s *subscription.Subscription) { s.DueAt = &now }, time.Duration(0), subscription.WorkRenew),
	Entry("is the work that is due first", func(s *subscription.Subscription) { s.DueAt, s.RemindOn = new(now.Add(time.Hour)), &now }, 2*time.Hour, subscription.WorkRemind),
	Entry("is a retry", func(s *subscription.Subscription) { s.RetryOn = &now }, time.Duration(0), subscription.WorkRetry),
	Entry("is the end of a pause", func(s *subscription.Subscription) { s.ResumeOn = &now }, time.Duration(0), subscription.WorkResume),
	Entry("is the final action after the grace days", func(s *subscription.Subscription) { s.FinalOn = &now }, time.Duration(0), subscription.WorkGiveUp),
	Entry("is empty during a charge", func(s *subscription.Subscription) {
		begun(subscription.RenewalProcessing, subscription.NotDunning)(s)
		s.DueAt = &now
	}, time.Hour, subscription.WorkNone))

var _ = DescribeTable("A renewal that is due", func(change func(*subscription.Subscription), at time.Time, want string) {
	s := running()
	change(s)
	events := s.Instead(rulesAt(at).Calendar)
	got := "nothing"
	if len(events) > 0 {
		got = standing(s, events)
	}
	Expect(got).To(Equal(want))
},
	Entry("is charged at its time", func(*subscription.Subscription) {}, time.Date(2026, 12, 15, 6, 0, 0, 0, time.UTC), "nothing"),
	Entry("is charged within a week", func(*subscription.Subscription) {}, time.Date(2026, 12, 22, 6, 0, 0, 0, time.UTC), "nothing"),
	Entry("is skipped after a week, and the next renewal follows", func(*subscription.Subscription) {}, time.Date(2026, 12, 23, 6, 0, 0, 0, time.UTC), "ACTIVE NONE 1:SKIPPED due 15.01. 06:00 cycle_auto_skipped"),
	Entry("is charged even late if it is a retry", begun(subscription.RenewalRetrying, subscription.Retrying), time.Date(2026, 12, 15, 6, 0, 0, 0, time.UTC), "nothing"),
	Entry("ends a canceled subscription", func(s *subscription.Subscription) { s.CancelAtPeriodEnd = true }, time.Date(2026, 12, 15, 6, 0, 0, 0, time.UTC), "CANCELLED NONE cancelled status_changed"),
	Entry("ends a canceled subscription even if it waits for stock", func(s *subscription.Subscription) {
		begun(subscription.RenewalWaitingForStock, subscription.NotDunning)(s)
		s.CancelAtPeriodEnd = true
	}, now, "CANCELLED NONE 1:SKIPPED cancelled status_changed"),
	Entry("is charged if it is already paid, even before a cancellation", func(s *subscription.Subscription) { s.CancelAtPeriodEnd, s.PrepaidLeft = true, 1 }, time.Date(2026, 12, 15, 6, 0, 0, 0, time.UTC), "nothing"),
	Entry("is skipped without delay if an earlier command did not skip all missed renewals", func(s *subscription.Subscription) { s.CatchUpTo = new(date("2026-12-16")) }, time.Date(2026, 12, 16, 6, 0, 0, 0, time.UTC),
		"ACTIVE NONE 1:SKIPPED due 15.01. 06:00 cycle_auto_skipped"))

var _ = DescribeTable("A renewal whose goods are out of stock", func(change func(*subscription.Subscription), policy string, want string) {
	s := running()
	begun(subscription.RenewalScheduled, subscription.NotDunning)(s)
	change(s)
	set := terms("FAIL")
	set.RenewalStockPolicy = policy
	events, err := s.Obstruct(subscription.Unstocked, set, rulesAt(now).Calendar)
	Expect(err).NotTo(HaveOccurred())
	Expect(standing(s, events)).To(Equal(want))
},
	Entry("waits until the next day", func(*subscription.Subscription) {}, "WAIT", "ACTIVE NONE 1:WAITING_FOR_STOCK due 21.11. 06:00"),
	Entry("waits at most as long as the store's limit", func(s *subscription.Subscription) { s.Slots[0].WaitUntil = &now }, "WAIT", "ACTIVE NONE 1:SKIPPED due 20.12. 06:00 cycle_auto_skipped"),
	Entry("is skipped if the store does not wait for stock", func(*subscription.Subscription) {}, "SKIP", "ACTIVE NONE 1:SKIPPED due 20.12. 06:00 cycle_auto_skipped"),
	Entry("waits even between the retries of a failed payment", begun(subscription.RenewalRetrying, subscription.Retrying), "WAIT", "ACTIVE RETRYING 1:WAITING_FOR_STOCK due 21.11. 06:00"),
	Entry("does not wait after the last retry failed", func(s *subscription.Subscription) {
		gaveUp(s)
		s.Slots = nil
	}, "WAIT", "TERMINAL_FAILED EXHAUSTED"))

var _ = Describe("Missed renewals", func() {
	It("are skipped in batches, and the rest are due immediately", func() {
		s := running()
		s.Terms, s.AnchorDate, s.AnchorDay, s.NextDate, s.LastDate = every(1, "DAY"), date("2026-11-19"), 19, new(date("2026-11-20")), date("2026-11-20")
		c := rulesAt(now.AddDate(0, 0, 120)).Calendar
		told := 0
		for n := 0; ; n++ {
			events := s.Instead(c)
			if len(events) == 0 {
				break
			}
			told += len(events)
			Expect(len(events)).To(BeNumerically("<=", 51))
			Expect(s.Due(c.Now)).To(Equal(subscription.WorkRenew))
			Expect(n).To(BeNumerically("<", 4))
		}
		Expect([]any{told, s.NextDate.String(), s.CatchUpTo}).To(Equal([]any{120, c.Today().String(), (*domain.Date)(nil)}), "today's is charged")
	})

	It("are dropped if the date is moved", func() {
		s, r := running(), rulesAt(now)
		s.CatchUpTo = new(date("2026-12-20"))
		_, _, err := s.MoveDate(subscription.DateRequest{On: date("2026-12-20")}, r)
		Expect(err).NotTo(HaveOccurred())
		Expect(s.CatchUpTo).To(BeNil())
	})
})
