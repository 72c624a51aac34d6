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

var _ = Describe("A later date chosen by a customer", func() {
	has := subscription.Holdings{Addresses: map[int64]bool{7: true}, PaymentMethods: map[int64]bool{9: true}, CustomerActive: true}
	var s *subscription.Subscription
	var r subscription.Rules
	BeforeEach(func() {
		s, r = running(), rulesAt(now)
		r.ByCustomer, s.LastProcessedOn = true, new(time.Date(2026, time.November, 15, 6, 0, 0, 0, time.UTC))
	})
	move := func(on string) domain.Code {
		_, _, err := s.MoveDate(subscription.DateRequest{On: date(on)}, r)
		return domain.CodeOf(err)
	}
	const ok, refused = domain.Internal, domain.UnsupportedOperation

	It("is rejected if it skips a delivery on a plan without skips, even in several moves", func() {
		r.Plan.AllowSkip = false
		Expect([]domain.Code{move("2027-11-20"), move("2027-01-15"), move("2027-01-10"), move("2027-01-14"), move("2027-01-16"), move("2026-12-01"), move("2026-12-30")}).
			To(Equal([]domain.Code{refused, refused, ok, ok, refused, ok, ok}))
		Expect(s.SkipsInRow).To(BeZero())
		r.ByCustomer = false
		Expect(move("2027-11-20")).To(Equal(ok), "administrators choose any day")
	})

	It("counts as skipping the renewals before it, up to the limit of skips", func() {
		Expect(move("2027-04-15")).To(Equal(refused), "four")
		Expect(move("2027-03-20")).To(Equal(ok))
		Expect(s.SkipsInRow).To(Equal(3))
		_, err := s.SkipNext(subscription.SkipRequest{}, r)
		Expect(domain.CodeOf(err)).To(Equal(refused))
		Expect([]domain.Code{move("2027-04-14"), move("2027-04-15"), move("2026-12-20"), move("2027-04-14")}).To(Equal([]domain.Code{ok, refused, ok, ok}))
		r.SkipLimit = nil
		Expect(move("2027-11-01")).To(Equal(ok))
	})

	It("does not prolong a trial", func() {
		s.TrialUntil, s.CycleNumber, s.LastProcessedOn = new(date("2026-12-15")), 0, nil
		Expect([]domain.Code{move("2026-12-16"), move("2026-12-01"), move("2026-12-15")}).To(Equal([]domain.Code{refused, ok, ok}))
	})

	It("has the same limits if it is chosen at the end of a pause or a cancellation", func() {
		r.Plan.AllowSkip = false
		for _, state := range []string{"paused", "canceled"} {
			for on, want := range map[string]domain.Code{"2027-05-01": refused, "2027-01-14": ok, "2026-12-01": ok} {
				s = running()
				states[state](s)
				s.LastProcessedOn = new(time.Date(2026, time.November, 15, 6, 0, 0, 0, time.UTC))
				var err error
				if state == "paused" {
					_, _, err = s.ResumeOnDate(new(date(on)), r)
				} else {
					_, _, err = s.Revive(subscription.ReactivateRequest{On: new(date(on))}, has, false, r)
				}
				Expect(domain.CodeOf(err)).To(Equal(want), state+" "+on)
			}
		}
	})

	It("cannot avoid the cutoff by a cancellation after the cutoff", func() {
		inside := time.Date(2026, time.December, 14, 12, 0, 0, 0, time.UTC)
		r.Calendar = rulesAt(inside).Calendar
		_, _, err := s.End(subscription.CancelRequest{}, r)
		Expect(err).NotTo(HaveOccurred())
		_, _, err = s.Revive(subscription.ReactivateRequest{On: new(date("2027-01-10"))}, has, false, r)
		Expect(domain.CodeOf(err)).To(Equal(domain.CycleLocked))
		_, _, err = s.Revive(subscription.ReactivateRequest{}, has, false, r)
		Expect(err).NotTo(HaveOccurred())
		Expect(s.NextDate.String()).To(Equal("2026-12-15"), "the locked renewal")
	})
})

var _ = Describe("A binding term", func() {
	It("cannot be shortened by a customer", func() {
		bound := func(byCustomer bool, cycles int) domain.Code {
			s, r, other, o := running(), rulesAt(now), &catalog.SubscriptionPlan{Row: domain.Row{ID: 5}, Name: "Other", Terms: every(1, catalog.Month), IsActive: true}, offers()
			s.Terms.CancelPolicy, s.Terms.MinCycles, s.CycleNumber, r.ByCustomer, o.Plan = catalog.CancelAfterMinCycles, new(6), cycles, byCustomer, other
			for _, sold := range o.Sellables {
				sold.Product.Plans = append(sold.Product.Plans, other)
			}
			_, _, err := s.Change(subscription.UpdateRequest{Plan: other}, subscription.Holdings{}, o, noShipping, r)
			return domain.CodeOf(err)
		}
		Expect([]domain.Code{bound(true, 1), bound(true, 5), bound(true, 6), bound(false, 1)}).
			To(Equal([]domain.Code{domain.UnsupportedOperation, domain.UnsupportedOperation, domain.Internal, domain.Internal}))
	})

	It("includes paid cycles before a cancellation at the end of the period, even during an open-ended pause", func() {
		s, r := running(), rulesAt(now)
		s.Terms.PrepaidCycles, s.PrepaidLeft = 3, 2
		_, _, err := s.End(subscription.CancelRequest{AtPeriodEnd: true}, r)
		Expect(err).NotTo(HaveOccurred())
		Expect(s.History[0].Message).To(Equal("It will be canceled on 2027-02-15 instead of renewed."))
		Expect(s.EndsOn().String()).To(Equal("2027-02-15"))
		s.Terms.MaxCycles = new(3)
		Expect(s.EndsOn().String()).To(Equal("2027-01-15"), "the last delivery ends it")

		s = running()
		states["paused"](s)
		s.Terms.PrepaidCycles, s.PrepaidLeft = 3, 2
		_, changed, err := s.End(subscription.CancelRequest{AtPeriodEnd: true}, r)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{changed, s.Status, s.CancelAtPeriodEnd, s.PrepaidLeft}).To(Equal([]any{true, subscription.Paused, true, 2}))
		sound(s)
		_, _, err = s.ResumeOnDate(nil, r)
		Expect(err).NotTo(HaveOccurred())
		for range 2 {
			c := rulesAt(r.At(*s.NextDate)).Calendar
			Expect(s.Instead(c)).To(BeEmpty())
			slot, err := s.Begin(c)
			Expect(err).NotTo(HaveOccurred())
			_, err = s.Charged(slot, &ordering.Order{Row: domain.Row{ID: 1}}, c)
			Expect(err).NotTo(HaveOccurred())
		}
		Expect(s.Instead(rulesAt(r.At(*s.NextDate)).Calendar)).NotTo(BeEmpty())
		Expect(s.Status).To(Equal(subscription.Cancelled))
	})

	It("includes the shipping method of paid deliveries, unless an administrator changes it", func() {
		change := func(byCustomer bool, method int64) domain.Code {
			s, r := running(), rulesAt(now)
			s.PrepaidLeft, s.ShippingMethodID, r.ByCustomer = 2, new(int64(3)), byCustomer
			_, _, err := s.Change(subscription.UpdateRequest{ShippingMethodID: new(&method)}, subscription.Holdings{}, offers(), noShipping, r)
			return domain.CodeOf(err)
		}
		Expect([]domain.Code{change(true, 4), change(true, 3), change(false, 4)}).To(Equal([]domain.Code{domain.CycleLocked, domain.Internal, domain.Internal}))
	})
})

var _ = Describe("A subscription without lines", func() {
	empty := func() *subscription.Subscription {
		s := running()
		s.Items[0].RemovedOn = &now
		return s
	}

	It("is skipped when its renewal is due, without an announcement", func() {
		s := empty()
		c := rulesAt(rulesAt(now).At(*s.NextDate)).Calendar
		events := s.Instead(c)
		Expect(standing(s, events)).To(Equal("ACTIVE NONE 1:SKIPPED due 15.01. 06:00 cycle_auto_skipped"))
		Expect(s.History[0].Message).To(ContainSubstring("the subscription has no lines"))
		Expect(s.Reminded(c)).To(BeFalse())
		sound(s)
	})

	It("is skipped when a renewal is retried, and cannot be retried on request", func() {
		for _, state := range []string{"retrying", "refused", "wants stock", "wants the customer"} {
			s, r := empty(), rulesAt(now)
			states[state](s)
			Expect(domain.CodeOf(s.TryAgain(r.Calendar))).To(Equal(domain.InvalidStateTransition), state)
			Expect(s.AllowedActions(r)).NotTo(ContainElement(subscription.Retry), state)
			Expect(standing(s, s.Instead(r.Calendar))).To(Equal("ACTIVE NONE 1:SKIPPED due 20.12. 06:00 cycle_auto_skipped"), state)
			sound(s)
		}
		s := empty()
		states["failed"](s)
		Expect(domain.CodeOf(s.TryAgain(rulesAt(now).Calendar))).To(Equal(domain.InvalidStateTransition))
		s = empty()
		states["owed"](s)
		Expect(s.TryAgain(rulesAt(now).Calendar)).To(Succeed(), "the order that is owed has its lines")
	})
})

var _ = Describe("A renewal waiting for the store", func() {
	It("shows its failure until a renewal succeeds, but reports the failure only once", func() {
		s := charging(0)
		for range 3 {
			_, err := s.Failed(s.Slots[0], subscription.Failure{Class: ordering.FailureConfig, Code: "account_closed"}, terms("FAIL"), rulesAt(now).Calendar)
			Expect(err).NotTo(HaveOccurred())
			sound(s)
			Expect([]any{s.LastFailureCode, s.FailureClass(), *s.LastFailedOn, s.FailedAttempts, s.NextStatus()}).
				To(Equal([]any{"account_closed", "CONFIG", now, 0, subscription.RenewalRetrying}))
			_, err = s.Begin(rulesAt(now).Calendar)
			Expect(err).NotTo(HaveOccurred())
		}
		Expect(s.History).To(HaveLen(1))
		Expect(s.History[0].Message).To(ContainSubstring("account_closed"))
		_, err := s.Charged(s.Slots[0], &ordering.Order{Row: domain.Row{ID: 1}}, rulesAt(now).Calendar)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{s.LastFailureCode, s.FailureClass(), s.LastFailedOn}).To(Equal([]any{"", "", (*time.Time)(nil)}))
	})

	It("is retried at once on request, and skipped once it is overdue", func() {
		s, r := running(), rulesAt(now)
		states["refused"](s)
		Expect(s.TryAgain(r.Calendar)).To(Succeed())
		Expect(s.Due(now)).To(Equal(subscription.WorkRenew))
		sound(s)
		Expect(s.Instead(rulesAt(now.AddDate(0, 0, 7)).Calendar)).To(BeEmpty())
		Expect(s.Instead(rulesAt(now.AddDate(0, 0, 8)).Calendar)).NotTo(BeEmpty())
		Expect(s.Slots[0].Status).To(Equal(subscription.RenewalSkipped))
		sound(s)
	})

	It("records missing stock, shipping or a tax location once as its failure, but no failed payment", func() {
		for _, by := range []subscription.Obstruction{subscription.Unstocked, subscription.Unshippable, subscription.Untaxable} {
			for _, policy := range []string{"WAIT", "SKIP"} {
				s := running()
				begun(subscription.RenewalScheduled, subscription.NotDunning)(s)
				set := terms("FAIL")
				set.RenewalStockPolicy = policy
				for range 2 {
					if s.Slots[0].EndedOn == nil {
						_, err := s.Obstruct(by, set, rulesAt(now).Calendar)
						Expect(err).NotTo(HaveOccurred())
					}
				}
				Expect([]any{s.LastFailureCode, s.FailureClass(), s.DunningState}).To(Equal([]any{string(by), "STOCK", subscription.NotDunning}), policy)
				Expect(s.History).To(HaveLen(1), policy)
			}
		}
	})
})
