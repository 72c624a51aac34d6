package subscription_test

import (
	"fmt"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

// terms returns settings with three retries and two days of grace.
func terms(finally string) settings.Settings {
	return settings.Settings{RenewalStockPolicy: "WAIT", RenewalStockWaitDays: 4, Dunning: settings.Dunning{MaxAttempts: 4, IntervalsDays: []int{1, 3, 5}, FinalAction: finally, GraceDays: 2}}
}

// standing formats a subscription, its renewals and the events in one line.
func standing(s *subscription.Subscription, events []domain.Event) string {
	out := []string{string(s.Status), string(s.DunningState)}
	for _, r := range s.Slots {
		out = append(out, fmt.Sprintf("%d:%s", r.Slot, r.Status))
	}
	for _, w := range []struct {
		what string
		at   *time.Time
	}{{"due", s.DueAt}, {"retry", s.RetryOn}, {"final", s.FinalOn}} {
		if w.at != nil {
			out = append(out, w.what+" "+w.at.Format("02.01. 15:04"))
		}
	}
	for _, e := range events {
		out = append(out, strings.TrimPrefix(e.Action, "subscription."))
	}
	return strings.Join(out, " ")
}

// charging returns a subscription that is being charged today, after this number of failures.
func charging(failures int) *subscription.Subscription {
	s := running()
	begun(subscription.RenewalProcessing, subscription.NotDunning)(s)
	if failures > 0 {
		set := terms("FAIL").Dunning
		s.DunningState, s.Dunning, s.FailedAttempts, s.Slots[0].FailedAttempts, s.Slots[0].Attempts = subscription.Retrying, &set, failures, failures, failures+1
	}
	return s
}

var _ = DescribeTable("A renewal whose charge fails", func(failures int, class ordering.FailureClass, change func(*subscription.Subscription), finally, want string) {
	s := charging(failures)
	if change != nil {
		change(s)
	}
	events, err := s.Failed(s.Slots[0], subscription.Failure{Class: class, Code: "code"}, terms(finally), rulesAt(now).Calendar)
	Expect(err).NotTo(HaveOccurred())
	Expect(standing(s, events)).To(Equal(want))
},
	Entry("is retried after one day", 0, ordering.FailureSoft, nil, "FAIL", "ACTIVE RETRYING 1:RETRYING retry 21.11. 06:00 payment_failed"),
	Entry("for the second time is retried after three more days", 1, ordering.FailureSoft, nil, "FAIL", "ACTIVE RETRYING 1:RETRYING retry 23.11. 06:00 payment_failed"),
	Entry("for the third time is retried after five more days", 2, ordering.FailureSoft, nil, "FAIL", "ACTIVE RETRYING 1:RETRYING retry 25.11. 06:00 payment_failed"),
	Entry("for the fourth time enters the grace days", 3, ordering.FailureSoft, nil, "FAIL", "ACTIVE EXHAUSTED 1:RETRYING final 22.11. 06:00 payment_failed"),
	Entry("with a hard failure waits as long as all retries would take", 0, ordering.FailureHard, nil, "FAIL", "ACTIVE EXHAUSTED 1:RETRYING final 01.12. 06:00 payment_failed"),
	Entry("with a hard failure after a retry waits as long as the remaining retries would take", 2, ordering.FailureHard, nil, "FAIL", "ACTIVE EXHAUSTED 1:RETRYING final 27.11. 06:00 payment_failed"),
	Entry("because the customer must act waits for the customer", 0, ordering.FailureAction, nil, "FAIL", "ACTIVE EXHAUSTED 1:WAITING_FOR_CUSTOMER final 01.12. 06:00 payment_failed"),
	Entry("because of the store's configuration is retried soon, and the failure does not count", 0, ordering.FailureConfig, nil, "FAIL", "ACTIVE NONE 1:RETRYING due 20.11. 12:05"),
	Entry("because of the store's configuration continues earlier retries", 2, ordering.FailureConfig, nil, "FAIL", "ACTIVE RETRYING 1:RETRYING retry 20.11. 12:05"),
	Entry("because of the gateway is retried soon, and the failure does not count", 0, ordering.FailureGateway, nil, "FAIL", "ACTIVE NONE 1:SCHEDULED due 20.11. 12:05"),
	Entry("because of the gateway continues earlier retries", 2, ordering.FailureGateway, nil, "FAIL", "ACTIVE RETRYING 1:RETRYING retry 20.11. 12:05"),
	Entry("repeatedly because of the gateway is retried at growing intervals", 0, ordering.FailureGateway, func(s *subscription.Subscription) { s.Slots[0].Attempts = 6 }, "FAIL", "ACTIVE NONE 1:SCHEDULED due 20.11. 12:30"),
	Entry("repeatedly because of the gateway is retried at least every six hours", 0, ordering.FailureGateway, func(s *subscription.Subscription) { s.Slots[0].Attempts = 500 }, "FAIL", "ACTIVE NONE 1:SCHEDULED due 20.11. 18:00"),
	Entry("ends as failed if the subscription was canceled", 0, ordering.FailureSoft, cancelled(""), "FAIL", "CANCELLED NONE 1:FAILED payment_failed"),
	Entry("because of the gateway is skipped if the subscription was canceled", 0, ordering.FailureGateway, cancelled(""), "FAIL", "CANCELLED NONE 1:SKIPPED"),
	Entry("ends as failed if the customer is suspended", 0, ordering.FailureSoft, paused("", subscription.PausedBySuspension), "FAIL", "PAUSED NONE 1:FAILED payment_failed"),
	Entry("ends dunning at once if neither retries nor grace days are left", 3, ordering.FailureSoft, func(s *subscription.Subscription) { s.Dunning.GraceDays = 0 }, "FAIL",
		"TERMINAL_FAILED EXHAUSTED 1:FAILED payment_failed renewals_exhausted"),
	Entry("for a TERMINAL_FAILED subscription leaves the subscription unchanged", 0, ordering.FailureSoft, gaveUp, "FAIL", "TERMINAL_FAILED EXHAUSTED 1:FAILED payment_failed"),
)

// gaveUp changes s to a subscription whose dunning has ended and that is charged again.
func gaveUp(s *subscription.Subscription) {
	set := terms("FAIL").Dunning
	s.Status, s.DunningState, s.Dunning, s.NextDate = subscription.TerminalFailed, subscription.Retrying, &set, nil
}

var _ = DescribeTable("The end of dunning", func(finally string, want string) {
	s := charging(3)
	s.Slots[0].Status, s.DunningState = subscription.RenewalRetrying, subscription.Exhausted
	s.Dunning.FinalAction = finally
	events := s.GiveUp(rulesAt(now).Calendar)
	Expect(standing(s, events)).To(Equal(want))
	Expect(s.GaveUpOn != nil).To(Equal(s.Status == subscription.TerminalFailed))
},
	Entry("leaves the subscription failed", "FAIL", "TERMINAL_FAILED EXHAUSTED 1:FAILED renewals_exhausted"),
	Entry("pauses the subscription", "PAUSE", "PAUSED NONE 1:FAILED paused renewals_exhausted"),
	Entry("cancels the subscription", "CANCEL", "CANCELLED NONE 1:FAILED cancelled renewals_exhausted"),
	Entry("skips the renewal", "SKIP", "ACTIVE NONE 1:SKIPPED due 20.12. 06:00 cycle_auto_skipped"))

var _ = DescribeTable("A charged renewal", func(change func(*subscription.Subscription), want string, cycle, paid int) {
	s := charging(0)
	if change != nil {
		change(s)
	}
	s.PausedDays, s.GaveUpOn = 3, &now
	if s.Status != subscription.TerminalFailed {
		s.GaveUpOn = nil
	}
	events, err := s.Charged(s.Slots[0], &ordering.Order{Row: domain.Row{ID: 9}}, rulesAt(now).Calendar)
	Expect(err).NotTo(HaveOccurred())
	Expect([]any{s.PausedDays, s.GaveUpOn}).To(Equal([]any{0, (*time.Time)(nil)}))
	Expect(standing(s, events)).To(Equal(want))
	Expect([]int{s.CycleNumber, s.PrepaidLeft}).To(Equal([]int{cycle, paid}))
	Expect(*s.Slots[0].CycleNumber).To(Equal(cycle))
},
	Entry("is counted as a cycle", nil, "ACTIVE NONE 1:CHARGED due 20.12. 06:00 processed", 2, 0),
	Entry("ends the dunning for earlier failures", func(s *subscription.Subscription) {
		set := terms("FAIL").Dunning
		s.DunningState, s.Dunning, s.FailedAttempts = subscription.Retrying, &set, 2
	}, "ACTIVE NONE 1:CHARGED due 20.12. 06:00 processed", 2, 0),
	Entry("pays for the prepaid deliveries that follow", func(s *subscription.Subscription) { s.Terms.PrepaidCycles = 3 }, "ACTIVE NONE 1:CHARGED due 20.12. 06:00 processed", 2, 2),
	Entry("pays for no more deliveries than the plan has left", func(s *subscription.Subscription) { s.Terms.PrepaidCycles, s.Terms.MaxCycles = 3, new(3) }, "ACTIVE NONE 1:CHARGED due 20.12. 06:00 processed", 2, 1),
	Entry("uses up a paid delivery", func(s *subscription.Subscription) { s.Terms.PrepaidCycles, s.PrepaidLeft = 3, 2 }, "ACTIVE NONE 1:CHARGED due 20.12. 06:00 processed", 2, 1),
	Entry("completes the subscription if it is the last renewal", func(s *subscription.Subscription) { s.Terms.MaxCycles = new(2) }, "CANCELLED NONE 1:CHARGED processed completed status_changed", 2, 0),
	Entry("leaves the subscription active if prepaid deliveries follow the last charge", func(s *subscription.Subscription) { s.Terms.PrepaidCycles, s.Terms.MaxCycles = 2, new(3) }, "ACTIVE NONE 1:CHARGED due 20.12. 06:00 processed", 2, 1),
	Entry("recovers a failed subscription, and later dates count from today", gaveUp, "ACTIVE NONE 1:CHARGED due 20.12. 06:00 processed recovered", 2, 0),
	Entry("leaves a canceled subscription canceled", cancelled(""), "CANCELLED NONE 1:CHARGED processed", 2, 0),
	Entry("leaves a paused subscription paused", paused("", subscription.PausedBySuspension), "PAUSED NONE 1:CHARGED processed", 2, 0),
	Entry("completes a paused subscription if it is the last renewal", func(s *subscription.Subscription) {
		paused("", subscription.PausedBySuspension)(s)
		s.Terms.MaxCycles = new(2)
	}, "CANCELLED NONE 1:CHARGED processed completed status_changed", 2, 0))

var _ = Describe("The limit of consecutive skips", func() {
	It("starts over with each charge, and counts only requested skips", func() {
		s, r := running(), rulesAt(now)
		r.ByCustomer = true
		skip := func() error {
			_, err := s.SkipNext(subscription.SkipRequest{}, r)
			return err
		}
		for range 2 {
			for range *r.SkipLimit {
				Expect(skip()).To(Succeed())
			}
			Expect(domain.CodeOf(skip())).To(Equal(domain.UnsupportedOperation))
			r.Calendar = rulesAt(r.At(*s.NextDate)).Calendar
			slot, err := s.Begin(r.Calendar)
			Expect(err).NotTo(HaveOccurred())
			_, err = s.Charged(slot, &ordering.Order{Row: domain.Row{ID: 9}}, r.Calendar)
			Expect(err).NotTo(HaveOccurred())
			sound(s)
		}
		r.Calendar = rulesAt(r.At(*s.NextDate)).Calendar
		set := terms("SKIP")
		set.RenewalStockPolicy = "SKIP"
		_, err := s.Obstruct(subscription.Unstocked, set, r.Calendar)
		Expect(err).NotTo(HaveOccurred())
		Expect(s.Slots[len(s.Slots)-1].Status).To(Equal(subscription.RenewalSkipped))
		for range *r.SkipLimit {
			Expect(skip()).To(Succeed())
		}
		Expect(domain.CodeOf(skip())).To(Equal(domain.UnsupportedOperation))
	})

	It("applies only to customers", func() {
		s, r := running(), rulesAt(now)
		for range *r.SkipLimit + 2 {
			_, err := s.SkipNext(subscription.SkipRequest{}, r)
			Expect(err).NotTo(HaveOccurred())
		}
		Expect(s.SkipsInRow).To(Equal(*r.SkipLimit + 2))
	})
})

var _ = Describe("A successful renewal", func() {
	It("clears the failure, the trial and the skips, and records its time and order", func() {
		s := charging(2)
		s.LastFailureCode, s.LastFailedOn = "card_declined", new(now.Add(-time.Hour))
		s.TrialUntil, s.SkipsInRow = new(date("2026-11-20")), 2
		slot := s.Slots[0]
		slot.FailureClass, slot.FailureCode, slot.WaitUntil = "SOFT", "card_declined", new(now.Add(time.Hour))
		_, err := s.Charged(slot, &ordering.Order{Row: domain.Row{ID: 9}}, rulesAt(now).Calendar)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{s.LastFailureCode, s.LastFailedOn, s.TrialUntil, s.SkipsInRow, s.FailedAttempts}).To(Equal([]any{"", (*time.Time)(nil), (*domain.Date)(nil), 0, 0}))
		Expect([]any{*s.LastProcessedOn, *s.LastOrderID, *slot.OrderID, slot.FailureClass, slot.FailureCode, slot.WaitUntil}).
			To(Equal([]any{now, int64(9), int64(9), "", "", (*time.Time)(nil)}))
	})

	It("counts a coupon down to its last renewal, but only when money is charged", func() {
		for name, prepaid := range map[string]int{"each cycle": 1, "two cycles at a time": 2} {
			s := running()
			s.Terms.PrepaidCycles = prepaid
			s.Coupons = []subscription.Coupon{{CouponID: 1, Code: "TWO", RemainingCycles: new(2)}, {CouponID: 2, Code: "EVER"}, {CouponID: 3, Code: "ONE", RemainingCycles: new(1), Reserved: true}}
			var left []string
			for range 2 * prepaid {
				c := rulesAt(rulesAt(now).At(*s.NextDate)).Calendar
				slot, err := s.Begin(c)
				Expect(err).NotTo(HaveOccurred())
				_, err = s.Charged(slot, &ordering.Order{Row: domain.Row{ID: 9}}, c)
				Expect(err).NotTo(HaveOccurred())
				codes := ""
				for _, coupon := range s.Coupons {
					codes += " " + coupon.Code
				}
				left = append(left, strings.TrimSpace(codes))
			}
			want := []string{"TWO EVER", "EVER"}
			if prepaid == 2 {
				want = []string{"TWO EVER", "TWO EVER", "EVER", "EVER"}
			}
			Expect(left).To(Equal(want), name)
			Expect(s.ChargedCoupons).To(Equal([]int64{3}), name)
		}
	})

	It("keeps a reserved coupon until a delivery is charged", func() {
		s := running()
		s.Terms.PrepaidCycles, s.PrepaidLeft = 2, 1
		s.Coupons = []subscription.Coupon{{CouponID: 3, Code: "ONE", RemainingCycles: new(1), Reserved: true}}
		for _, want := range [][]int64{nil, {3}} {
			c := rulesAt(rulesAt(now).At(*s.NextDate)).Calendar
			slot, err := s.Begin(c)
			Expect(err).NotTo(HaveOccurred())
			_, err = s.Charged(slot, &ordering.Order{Row: domain.Row{ID: 9}}, c)
			Expect(err).NotTo(HaveOccurred())
			Expect(s.ChargedCoupons).To(Equal(want))
		}
		Expect(s.Coupons).To(BeEmpty())
	})
})
