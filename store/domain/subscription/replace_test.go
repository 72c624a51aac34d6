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

var _ = Describe("A replacement", func() {
	holds := subscription.Holdings{Addresses: map[int64]bool{7: true}, PaymentMethods: map[int64]bool{9: true}, CustomerActive: true}
	replace := func(s *subscription.Subscription, p subscription.ReplaceRequest, change ...func(*subscription.Holdings, *subscription.Offers)) (*subscription.Subscription, error) {
		r, has, o := rulesAt(now), holds, offers()
		if p.Plan == nil {
			p.Plan = r.Plan
		}
		for _, f := range change {
			f(&has, &o)
		}
		return s.ReplaceWith(p, has, o, noShipping, 70005, [16]byte{1}, r)
	}
	replaced := func(s *subscription.Subscription) *subscription.Subscription {
		GinkgoHelper()
		next, err := replace(s, subscription.ReplaceRequest{})
		Expect(err).NotTo(HaveOccurred())
		sound(next)
		return next
	}

	It("copies every field that the request omits", func() {
		s := running()
		s.Note, s.SkipsInRow, s.TestClockID, s.TrialUntil = new("by phone"), 2, new(int64(8)), new(date("2026-12-15"))
		next := replaced(s)
		Expect([]any{next.ID, next.Status, next.CycleNumber, next.IntroductoryCycles, *next.NextDate, *next.ReplacesID, next.SkipsInRow, *next.Note, *next.TestClockID, *next.TrialUntil, *next.ShippingAddressID, *next.CustomerPaymentMethodID}).
			To(Equal([]any{int64(0), subscription.Active, 0, 1, date("2026-12-15"), int64(204), 2, "by phone", int64(8), date("2026-12-15"), int64(7), int64(9)}))
		Expect([]any{next.Items[0].SKU, next.Items[0].Quantity, next.Items[0].ID, s.Items[0].ID}).To(Equal([]any{"A", 2, int64(0), int64(377)}))
	})

	It("delivers paid cycles first, and cannot change its plan, lines or coupons until then", func() {
		s := running()
		s.Terms.PrepaidCycles, s.PrepaidLeft = 3, 2
		next := replaced(s)
		Expect(next.PrepaidLeft).To(Equal(2))
		left := []int{}
		for range 3 {
			c := rulesAt(rulesAt(now).At(*next.NextDate)).Calendar
			slot, err := next.Begin(c)
			Expect(err).NotTo(HaveOccurred())
			_, err = next.Charged(slot, &ordering.Order{Row: domain.Row{ID: 1}}, c)
			Expect(err).NotTo(HaveOccurred())
			left = append(left, next.PrepaidLeft)
		}
		Expect(left).To(Equal([]int{1, 0, 2}), "the third is charged")
		for _, p := range []subscription.ReplaceRequest{
			{Plan: &catalog.SubscriptionPlan{Row: domain.Row{ID: 5}, Terms: every(1, catalog.Month), IsActive: true}},
			{Items: []subscription.ItemAdd{{VariantID: 2, Quantity: 1}}},
			{Coupons: &subscription.CouponsRequest{}},
		} {
			_, err := replace(s, p)
			Expect(domain.CodeOf(err)).To(Equal(domain.CycleLocked))
		}
	})

	It("is paused as long as the old subscription was, unless the request contains a date", func() {
		s := running()
		_, _, err := s.PauseFor(subscription.PauseRequest{Until: new(date("2027-02-01")), Reason: new("On holiday.")}, rulesAt(now))
		Expect(err).NotTo(HaveOccurred())
		next := replaced(s)
		Expect([]any{next.Status, *next.PausedUntil, *next.PauseReason, next.PauseCause, *next.NextDate, next.DueAt}).
			To(Equal([]any{subscription.Paused, date("2027-02-01"), "On holiday.", subscription.PausedByRequest, date("2027-02-15"), (*time.Time)(nil)}))
		_, _, err = next.PauseFor(subscription.PauseRequest{Until: new(date("2026-12-01"))}, rulesAt(now))
		Expect(err).NotTo(HaveOccurred())
		Expect(next.NextDate.String()).To(Equal("2026-12-15"), "the pause can still be made shorter")

		s = running()
		states["paused"](s)
		next = replaced(s)
		Expect([]any{next.Status, next.NextDate}).To(Equal([]any{subscription.Paused, (*domain.Date)(nil)}))
		_, _, err = next.ResumeOnDate(nil, rulesAt(now))
		Expect(err).NotTo(HaveOccurred())
		Expect(next.NextDate.String()).To(Equal("2026-12-15"))

		next, err = replace(s, subscription.ReplaceRequest{Date: new(date("2026-12-24"))})
		Expect(err).NotTo(HaveOccurred())
		sound(next)
		Expect([]any{next.Status, *next.NextDate}).To(Equal([]any{subscription.Active, date("2026-12-24")}))
	})

	It("ends when the old subscription would have ended", func() {
		s := running()
		_, _, err := s.End(subscription.CancelRequest{AtPeriodEnd: true, Reason: new("Moving.")}, rulesAt(now))
		Expect(err).NotTo(HaveOccurred())
		next := replaced(s)
		Expect([]any{next.CancelAtPeriodEnd, *next.PeriodEndReason}).To(Equal([]any{true, "Moving."}))
		Expect(next.Instead(rulesAt(rulesAt(now).At(*next.NextDate)).Calendar)).NotTo(BeEmpty())
		Expect([]any{next.Status, *next.CancelReason}).To(Equal([]any{subscription.Cancelled, "Moving."}))
	})

	It("on the same plan keeps accepted prices and the days of announced prices", func() {
		s := running()
		dearer := offers()
		dearer.Sellables[1].Prices[0].Amount = domain.MustAmount("12.00")
		s.Reprice(dearer, 30, rulesAt(now).Calendar)
		next, err := replace(s, subscription.ReplaceRequest{}, func(_ *subscription.Holdings, o *subscription.Offers) { *o = dearer })
		Expect(err).NotTo(HaveOccurred())
		item := next.Items[0]
		Expect([]string{item.UnitPrice.Fixed(2), item.AtMost(date("2026-12-19")).Fixed(2), item.AtMost(date("2026-12-20")).Fixed(2)}).To(Equal([]string{"8.10", "8.10", "12.00"}))
	})

	It("does not take over failures of the old subscription", func() {
		for _, state := range []string{"retrying", "exhausted", "failed", "owed", "wants stock"} {
			s := running()
			states[state](s)
			s.LastFailureCode, s.LastFailedOn = "card_declined", &now
			next := replaced(s)
			Expect([]any{next.Status, next.DunningState, next.LastFailureCode, next.LastFailedOn, len(next.Slots)}).
				To(Equal([]any{subscription.Active, subscription.NotDunning, "", (*time.Time)(nil), 0}), state)
		}
	})

	It("requires a customer who may subscribe", func() {
		_, err := replace(running(), subscription.ReplaceRequest{}, func(h *subscription.Holdings, _ *subscription.Offers) { h.CustomerActive = false })
		Expect(domain.CodeOf(err)).To(Equal(domain.InvalidStateTransition))
		_, err = replace(running(), subscription.ReplaceRequest{}, func(h *subscription.Holdings, _ *subscription.Offers) { h.NoSubscriptions = true })
		Expect(domain.CodeOf(err)).To(Equal(domain.UnsupportedOperation))
	})
})

var _ = Describe("A customer's suspension", func() {
	c := rulesAt(now).Calendar

	It("outlasts the end of the customer's own pause", func() {
		s := running()
		_, _, err := s.PauseFor(subscription.PauseRequest{Until: new(date("2026-12-01")), Reason: new("On holiday.")}, rulesAt(now))
		Expect(err).NotTo(HaveOccurred())
		Expect(s.Suspend(c)).To(BeEmpty(), "the pause lasts")
		over := rulesAt(s.ResumeOn.Add(time.Minute)).Calendar
		Expect(s.Suspend(over)).To(HaveLen(1), "the next date is gone")
		Expect([]any{s.Status, s.PauseCause, s.PausedUntil, s.NextDate, s.Due(over.Now)}).
			To(Equal([]any{subscription.Paused, subscription.PausedBySuspension, (*domain.Date)(nil), (*domain.Date)(nil), subscription.WorkNone}))
		sound(s)
		s.Reinstate(over)
		Expect([]any{s.Status, *s.NextDate}).To(Equal([]any{subscription.Active, date("2026-12-15")}))
	})

	It("blocks every charge, whatever the subscription's state", func() {
		for state, change := range states {
			s := running()
			change(s)
			for _, at := range []**time.Time{&s.DueAt, &s.RetryOn, &s.ResumeOn} {
				if *at != nil {
					*at = &now
				}
			}
			s.Suspend(c)
			sound(s)
			if work := s.Due(now); work.Charges() && !s.CancelAtPeriodEnd {
				Fail(state + " still charges: " + string(work))
			}
		}
		s := running()
		states["retrying"](s)
		s.CancelAtPeriodEnd = true
		s.Suspend(c)
		Expect(s.Status).To(Equal(subscription.Cancelled))
		sound(s)
	})
})
