package subscription_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/domaintest"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

func codeOf(_ any, _ any, err error) domain.Code { return domain.CodeOf(err) }

// charged continues as if the next renewal had been charged at this time.
func charged(s *subscription.Subscription, at time.Time) {
	GinkgoHelper()
	slot := s.OpenSlot()
	slot.Status, slot.EndedOn = subscription.RenewalCharged, &at
	s.CycleNumber++
	s.SkipsInRow = 0
	s.Advance(domain.DateAt(at, time.UTC), rulesAt(at).Calendar)
	sound(s)
}

var _ = Describe("The cutoff", func() {
	It("is at the store's hour, the plan's number of days before the renewal", func() {
		s, r := running(), rulesAt(time.Date(2026, time.December, 13, 5, 59, 59, 0, time.UTC))
		Expect(*s.ChangesUntil(r.Calendar, 2)).To(Equal(time.Date(2026, time.December, 13, 6, 0, 0, 0, time.UTC)))
		_, err := s.SkipNext(subscription.SkipRequest{}, r)
		Expect(err).NotTo(HaveOccurred())
		s, r = running(), rulesAt(time.Date(2026, time.December, 13, 6, 0, 0, 0, time.UTC))
		_, err = s.SkipNext(subscription.SkipRequest{}, r)
		Expect(domain.CodeOf(err)).To(Equal(domain.CycleLocked))
		Expect(err.(*domain.Error).RetryAfter).To(BeZero(), "it does not help to ask again")
	})

	It("can be overridden by an administrator, and the history shows this", func() {
		s, r := running(), rulesAt(time.Date(2026, time.December, 14, 0, 0, 0, 0, time.UTC))
		r.Override = true
		_, err := s.SkipNext(subscription.SkipRequest{Reason: new("On the telephone.")}, r)
		Expect(err).NotTo(HaveOccurred())
		Expect(s.History[0].CutoffOverridden).To(BeTrue())
		s, r = running(), rulesAt(now)
		r.Override = true
		_, err = s.SkipNext(subscription.SkipRequest{}, r)
		Expect(err).NotTo(HaveOccurred())
		Expect(s.History[0].CutoffOverridden).To(BeFalse(), "there was none to override")
	})

	It("never prevents a change of the payment method", func() {
		s, r := running(), rulesAt(time.Date(2026, time.December, 14, 0, 0, 0, 0, time.UTC))
		_, changed, err := attempt(s, subscription.Update, r)
		Expect(err).NotTo(HaveOccurred())
		Expect(changed).To(BeTrue())
		_, _, err = s.Change(subscription.UpdateRequest{ShippingMethodID: new(new(int64(3)))}, subscription.Holdings{}, offers(), noShipping, r)
		Expect(domain.CodeOf(err)).To(Equal(domain.CycleLocked))
	})
})

var _ = Describe("A pause", func() {
	It("does not move the schedule: the next renewal is on its first date on or after the end", func() {
		for until, want := range map[string]string{"2026-12-14": "2026-12-15", "2026-12-15": "2026-12-15", "2026-12-16": "2027-01-15", "2027-02-15": "2027-02-15", "2027-02-16": "2027-03-15"} {
			s, r := running(), rulesAt(now)
			_, _, err := s.PauseFor(subscription.PauseRequest{Until: new(date(until))}, r)
			Expect(err).NotTo(HaveOccurred())
			Expect(s.NextDate.String()).To(Equal(want), until)
			sound(s)
			c := rulesAt(s.ResumeOn.Add(time.Minute)).Calendar
			s.ResumePause(c)
			Expect(s.NextDate.String()).To(Equal(want), until)
			Expect(s.DateOf(s.SlotNumber)).To(Equal(*s.NextDate))
			sound(s)
		}
	})

	It("can be shortened", func() {
		s, r := running(), rulesAt(now)
		for _, until := range []string{"2027-02-16", "2026-12-01"} {
			_, changed, err := s.PauseFor(subscription.PauseRequest{Until: new(date(until))}, r)
			Expect(err).NotTo(HaveOccurred())
			Expect(changed).To(BeTrue())
		}
		Expect(s.NextDate.String()).To(Equal("2026-12-15"))
		_, changed, _ := s.PauseFor(subscription.PauseRequest{Until: new(date("2026-12-01"))}, r)
		Expect(changed).To(BeFalse())
	})

	It("is limited by the store's settings and, for customers, by the plan's permissions", func() {
		for until, at := range map[string]string{"2026-11-20": "/pausedUntil", "2026-11-19": "/pausedUntil", "2027-02-19": "/pausedUntil"} {
			_, _, err := running().PauseFor(subscription.PauseRequest{Until: new(date(until))}, rulesAt(now))
			Expect(domaintest.FieldsOf(err)).To(Equal([]string{at}), until)
		}
		r := rulesAt(now)
		r.ByCustomer = true
		s := running()
		_, _, err := s.PauseFor(subscription.PauseRequest{}, r)
		Expect(err).NotTo(HaveOccurred())
		Expect(s.PausedUntil.String()).To(Equal("2027-02-18"), "a customer's is as long as the longest")
		r.Plan.AllowPause = false
		Expect(codeOf(running().PauseFor(subscription.PauseRequest{}, r))).To(Equal(domain.UnsupportedOperation))
		r.ByCustomer = false
		s = running()
		Expect(codeOf(s.PauseFor(subscription.PauseRequest{}, r))).To(Equal(domain.Internal)) // the code of a nil error
		Expect(s.PausedUntil).To(BeNil())
	})

	It("skips a failed renewal and ends its dunning", func() {
		s, r := running(), rulesAt(now)
		begun(subscription.RenewalRetrying, subscription.Retrying)(s)
		_, _, err := s.PauseFor(subscription.PauseRequest{Until: new(date("2026-11-21"))}, r)
		Expect(err).NotTo(HaveOccurred())
		Expect(s.Slots[0].Status).To(Equal(subscription.RenewalSkipped))
		Expect(s.DunningState).To(Equal(subscription.NotDunning))
		Expect(s.NextDate.String()).To(Equal("2026-12-20"))
		sound(s)
		s.ResumePause(rulesAt(now.AddDate(0, 0, 2)).Calendar)
		sound(s)
		Expect(s.SlotNumber).To(Equal(2))
	})
})

var _ = Describe("A resumption", func() {
	It("schedules the renewal after today, or on the requested day", func() {
		s, r := running(), rulesAt(time.Date(2027, time.March, 15, 12, 0, 0, 0, time.UTC))
		paused("", subscription.PausedByRequest)(s)
		_, _, err := s.ResumeOnDate(nil, r)
		Expect(err).NotTo(HaveOccurred())
		Expect(s.NextDate.String()).To(Equal("2027-04-15"), "today's is over")
		sound(s)
		s = running()
		paused("", subscription.PausedByRequest)(s)
		_, _, err = s.ResumeOnDate(new(date("2027-03-31")), r)
		Expect(err).NotTo(HaveOccurred())
		Expect(s.NextDate.String()).To(Equal("2027-03-31"))
		charged(s, time.Date(2027, time.March, 31, 7, 0, 0, 0, time.UTC))
		Expect(s.NextDate.String()).To(Equal("2027-04-30"))
		charged(s, time.Date(2027, time.April, 30, 7, 0, 0, 0, time.UTC))
		Expect(s.NextDate.String()).To(Equal("2027-05-31"))
		for _, on := range []string{"2027-03-14", "2028-04-01"} {
			s = running()
			paused("", subscription.PausedByRequest)(s)
			_, _, err = s.ResumeOnDate(new(date(on)), r)
			Expect(domaintest.FieldsOf(err)).To(Equal([]string{"/nextProcessingDate"}), on)
		}
	})
})

var _ = Describe("A skip", func() {
	It("does not move the dates after the skipped renewal", func() {
		s, r := running(), rulesAt(now)
		_, err := s.SkipNext(subscription.SkipRequest{Date: new(date("2026-12-15"))}, r)
		Expect(err).NotTo(HaveOccurred())
		Expect(s.NextDate.String()).To(Equal("2027-01-15"))
		_, err = s.SkipNext(subscription.SkipRequest{Date: new(date("2026-12-15"))}, r)
		Expect(domain.CodeOf(err)).To(Equal(domain.InvalidStateTransition), "the same one is not skipped twice")
	})

	It("is limited to a number in a row, but only for customers", func() {
		s, r := running(), rulesAt(now)
		r.ByCustomer = true
		for range 3 {
			_, err := s.SkipNext(subscription.SkipRequest{}, r)
			Expect(err).NotTo(HaveOccurred())
		}
		_, err := s.SkipNext(subscription.SkipRequest{}, r)
		Expect(domain.CodeOf(err)).To(Equal(domain.UnsupportedOperation))
		r.ByCustomer = false
		_, err = s.SkipNext(subscription.SkipRequest{}, r)
		Expect(err).NotTo(HaveOccurred())
		Expect(s.NextDate.String()).To(Equal("2027-04-15"))
	})

	It("can be withdrawn for several renewals one at a time, in any order", func() {
		for _, order := range [][]string{{"2026-12-15", "2027-01-15"}, {"2027-01-15", "2026-12-15"}} {
			s, r := running(), rulesAt(now)
			for range 2 {
				_, err := s.SkipNext(subscription.SkipRequest{}, r)
				Expect(err).NotTo(HaveOccurred())
			}
			_, changed, err := s.UnskipDate(subscription.SkipRequest{Date: new(date(order[0]))}, r)
			Expect(err).NotTo(HaveOccurred())
			Expect(changed).To(BeTrue())
			Expect(s.NextDate.String()).To(Equal(order[0]))
			sound(s)
			_, changed, err = s.UnskipDate(subscription.SkipRequest{Date: new(date(order[0]))}, r)
			Expect(err).NotTo(HaveOccurred())
			Expect(changed).To(BeFalse(), "again")
			if order[0] == "2026-12-15" {
				other := *s
				charged(&other, time.Date(2026, time.December, 15, 7, 0, 0, 0, time.UTC))
				Expect(other.NextDate.String()).To(Equal("2027-02-15"), "what is still skipped is passed over")
				s, r = running(), rulesAt(now)
				for range 2 {
					_, err := s.SkipNext(subscription.SkipRequest{}, r)
					Expect(err).NotTo(HaveOccurred())
				}
				_, _, err = s.UnskipDate(subscription.SkipRequest{Date: new(date(order[0]))}, r)
				Expect(err).NotTo(HaveOccurred())
			}
			_, _, err = s.UnskipDate(subscription.SkipRequest{Date: new(date(order[1]))}, r)
			Expect(err).NotTo(HaveOccurred())
			Expect(s.NextDate.String()).To(Equal("2026-12-15"))
			Expect(s.SkipsInRow).To(BeZero())
			sound(s)
			charged(s, time.Date(2026, time.December, 15, 7, 0, 0, 0, time.UTC))
			Expect(s.NextDate.String()).To(Equal("2027-01-15"))
			charged(s, time.Date(2027, time.January, 15, 7, 0, 0, 0, time.UTC))
			Expect(s.NextDate.String()).To(Equal("2027-02-15"))
		}
	})

	It("can be withdrawn until the cutoff, but not on its day", func() {
		skipped := func() *subscription.Subscription {
			s := running()
			states["skipped ahead"](s)
			return s
		}
		unskip := func(at time.Time, override bool) error {
			r := rulesAt(at)
			r.Override = override
			_, _, err := skipped().UnskipDate(subscription.SkipRequest{Date: new(date("2026-12-15"))}, r)
			return err
		}
		closing := time.Date(2026, time.December, 13, 6, 0, 0, 0, time.UTC)
		Expect(unskip(closing.Add(-time.Second), false)).To(Succeed())
		Expect(domain.CodeOf(unskip(closing, false))).To(Equal(domain.CycleLocked))
		Expect(unskip(closing, true)).To(Succeed())
		Expect(domain.CodeOf(unskip(closing.AddDate(0, 0, 2), true))).To(Equal(domain.CycleLocked), "it would have run by now")
		Expect(domain.CodeOf(unskip(closing.AddDate(0, 0, 3), true))).To(Equal(domain.InvalidStateTransition), "it is past")
	})
})

var _ = Describe("A renewal moved to another date", func() {
	It("is the base of later dates unless these are kept", func() {
		s, r := running(), rulesAt(now)
		_, _, err := s.MoveDate(subscription.DateRequest{On: date("2026-12-31")}, r)
		Expect(err).NotTo(HaveOccurred())
		charged(s, time.Date(2026, time.December, 31, 7, 0, 0, 0, time.UTC))
		Expect(s.NextDate.String()).To(Equal("2027-01-31"))
		charged(s, time.Date(2027, time.January, 31, 7, 0, 0, 0, time.UTC))
		Expect(s.NextDate.String()).To(Equal("2027-02-28"))
		for on, then := range map[string]string{"2026-12-31": "2027-01-15", "2026-12-01": "2027-01-15", "2027-01-20": "2027-02-15"} {
			s = running()
			_, _, err = s.MoveDate(subscription.DateRequest{On: date(on), KeepAnchor: true}, r)
			Expect(err).NotTo(HaveOccurred())
			sound(s)
			charged(s, date(on).At(7, time.UTC))
			Expect(s.NextDate.String()).To(Equal(then), on)
		}
	})

	It("must be moved to a day between today and a year ahead", func() {
		for on, refused := range map[string]bool{"2026-11-19": true, "2026-11-20": false, "2027-11-21": false, "2027-11-22": true} {
			s := running()
			_, changed, err := s.MoveDate(subscription.DateRequest{On: date(on)}, rulesAt(now))
			if refused {
				Expect(domaintest.FieldsOf(err)).To(Equal([]string{"/nextProcessingDate"}), on)
			} else {
				Expect(err).NotTo(HaveOccurred(), on)
				Expect(changed).To(BeTrue())
			}
		}
		_, changed, err := running().MoveDate(subscription.DateRequest{On: date("2026-12-15")}, rulesAt(now))
		Expect(err).NotTo(HaveOccurred())
		Expect(changed).To(BeFalse())
	})

	It("keeps the days of skipped slots", func() {
		s, r := running(), rulesAt(now)
		states["skipped ahead"](s)
		_, _, err := s.MoveDate(subscription.DateRequest{On: date("2026-12-20")}, r)
		Expect(err).NotTo(HaveOccurred())
		_, _, err = s.UnskipDate(subscription.SkipRequest{Date: new(date("2026-12-15"))}, r)
		Expect(err).NotTo(HaveOccurred())
		Expect(s.NextDate.String()).To(Equal("2026-12-15"))
		charged(s, time.Date(2026, time.December, 15, 7, 0, 0, 0, time.UTC))
		Expect(s.NextDate.String()).To(Equal("2026-12-20"))
	})
})

var _ = Describe("A cancellation", func() {
	It("rejects reasons that only the service uses", func() {
		for _, reason := range []string{subscription.ReasonCompleted, subscription.ReasonReplaced} {
			_, _, err := running().End(subscription.CancelRequest{Reason: &reason}, rulesAt(now))
			Expect(domaintest.FieldsOf(err)).To(Equal([]string{"/cancelReason"}))
		}
	})

	It("is refused to customers before the minimum number of cycles", func() {
		r := rulesAt(now)
		r.ByCustomer = true
		s := running()
		s.Terms.MinCycles, s.Terms.CancelPolicy = new(2), catalog.CancelAfterMinCycles
		for _, atEnd := range []bool{false, true} {
			Expect(codeOf(s.End(subscription.CancelRequest{AtPeriodEnd: atEnd}, r))).To(Equal(domain.UnsupportedOperation))
		}
		Expect(s.AllowedActions(r)).NotTo(ContainElement(subscription.Cancel))
		Expect(s.Close(subscription.ReasonBanned, r.Calendar)).To(HaveLen(2), "whoever is banned is bound to nothing")
		s = running()
		s.Terms.MinCycles, s.Terms.CancelPolicy, s.CycleNumber = new(2), catalog.CancelAfterMinCycles, 2
		_, _, err := s.End(subscription.CancelRequest{}, r)
		Expect(err).NotTo(HaveOccurred())
	})

	It("at the end of the period changes nothing until then, and can be withdrawn or made immediate", func() {
		s, r := running(), rulesAt(now)
		events, changed, err := s.End(subscription.CancelRequest{AtPeriodEnd: true, Reason: new("Moving")}, r)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{len(events), changed, s.Status, s.CancelAtPeriodEnd, s.CancelReason == nil}).To(Equal([]any{0, true, subscription.Active, true, true}))
		_, changed, _ = s.End(subscription.CancelRequest{AtPeriodEnd: true}, r)
		Expect(changed).To(BeFalse())
		_, changed, err = s.Revive(subscription.ReactivateRequest{}, subscription.Holdings{}, false, r)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{changed, s.CancelAtPeriodEnd}).To(Equal([]any{true, false}))
		_, _, err = s.End(subscription.CancelRequest{AtPeriodEnd: true, Reason: new("Moving")}, r)
		Expect(err).NotTo(HaveOccurred())
		_, _, err = s.End(subscription.CancelRequest{}, r)
		Expect(err).NotTo(HaveOccurred())
		Expect(*s.CancelReason).To(Equal("Moving"))
		sound(s)
	})

	It("is immediate if no renewal or delivery is scheduled", func() {
		for _, state := range []string{"paused", "failed", "retrying", "exhausted"} {
			s, r := running(), rulesAt(now)
			states[state](s)
			_, _, err := s.End(subscription.CancelRequest{AtPeriodEnd: true}, r)
			Expect(err).NotTo(HaveOccurred())
			Expect(s.Status).To(Equal(subscription.Cancelled), state)
			sound(s)
		}
	})

	It("ends a failed renewal as failed, and lets a running charge finish", func() {
		for state, want := range map[string]subscription.RenewalStatus{"retrying": subscription.RenewalFailed, "wants stock": subscription.RenewalSkipped, "charging": subscription.RenewalProcessing} {
			s, r := running(), rulesAt(now)
			states[state](s)
			_, _, err := s.End(subscription.CancelRequest{}, r)
			Expect(err).NotTo(HaveOccurred())
			Expect(s.Slots[0].Status).To(Equal(want), state)
			sound(s)
		}
	})
})

var _ = Describe("A reactivation", func() {
	has := subscription.Holdings{Addresses: map[int64]bool{7: true}, PaymentMethods: map[int64]bool{9: true}, CustomerActive: true}
	revive := func(p subscription.ReactivateRequest, has subscription.Holdings, anyCustomer bool, change func(*subscription.Rules)) (*subscription.Subscription, error) {
		s, r := running(), rulesAt(time.Date(2027, time.March, 20, 12, 0, 0, 0, time.UTC))
		states["canceled"](s)
		change(&r)
		_, _, err := s.Revive(p, has, anyCustomer, r)
		return s, err
	}
	same := func(*subscription.Rules) {}

	It("continues on the schedule", func() {
		s, err := revive(subscription.ReactivateRequest{}, has, false, same)
		Expect(err).NotTo(HaveOccurred())
		Expect(s.NextDate.String()).To(Equal("2027-04-15"))
		sound(s)
		s, err = revive(subscription.ReactivateRequest{On: new(date("2027-03-20"))}, has, false, same)
		Expect(err).NotTo(HaveOccurred())
		Expect(s.NextDate.String()).To(Equal("2027-03-20"))
	})

	It("needs a payment method, and all errors are reported together", func() {
		_, err := revive(subscription.ReactivateRequest{PaymentMethodID: new(int64(8)), On: new(date("2027-03-19"))}, has, false, same)
		Expect(domaintest.FieldsOf(err)).To(Equal([]string{"/customerPaymentMethodId", "/nextProcessingDate"}))
		gone := has
		gone.Addresses = nil
		_, err = revive(subscription.ReactivateRequest{}, gone, true, same)
		Expect(err).NotTo(HaveOccurred(), "an administrator mends the address behind it")
		_, err = revive(subscription.ReactivateRequest{}, gone, false, func(r *subscription.Rules) { r.ByCustomer = true })
		Expect(domaintest.FieldsOf(err)).To(Equal([]string{"/subscriptionId"}))
	})

	It("requires an active customer and an offered plan where these rules apply", func() {
		gone := has
		gone.CustomerActive = false
		_, err := revive(subscription.ReactivateRequest{}, gone, false, same)
		Expect(domain.CodeOf(err)).To(Equal(domain.InvalidStateTransition))
		_, err = revive(subscription.ReactivateRequest{}, gone, true, same)
		Expect(err).NotTo(HaveOccurred())
		_, err = revive(subscription.ReactivateRequest{}, has, false, func(r *subscription.Rules) { r.ByCustomer, r.Plan.IsActive = true, false })
		Expect(domain.CodeOf(err)).To(Equal(domain.UnsupportedOperation))
		_, err = revive(subscription.ReactivateRequest{}, has, false, func(r *subscription.Rules) { r.Plan.IsActive = false })
		Expect(err).NotTo(HaveOccurred())
		gone = has
		gone.NoSubscriptions = true
		for _, anyCustomer := range []bool{false, true} {
			_, err = revive(subscription.ReactivateRequest{}, gone, anyCustomer, same)
			Expect(domain.CodeOf(err)).To(Equal(domain.UnsupportedOperation))
			Expect(domaintest.FieldsOf(err)).To(Equal([]string{"/subscriptionId"}))
		}
	})
})

var _ = Describe("A customer's status", func() {
	It("pauses active subscriptions until it is ACTIVE again, unless they end anyway", func() {
		for state, want := range map[string]subscription.Status{"active": subscription.Active, "retrying": subscription.Active, "charging": subscription.Active, "ending": subscription.Active,
			"paused": subscription.Paused, "failed": subscription.TerminalFailed, "canceled": subscription.Cancelled} {
			s, c := running(), rulesAt(now).Calendar
			states[state](s)
			events := s.Suspend(c)
			if state == "active" || state == "retrying" || state == "charging" {
				Expect(events).To(HaveLen(map[string]int{"retrying": 3}[state]|2), state) // skipped while waiting
				Expect(s.Status).To(Equal(subscription.Paused), state)
			} else {
				Expect(events).To(BeEmpty(), state)
			}
			sound(s)
			if state != "charging" { // a running charge must end first
				s.Reinstate(c)
				sound(s)
				Expect(s.Status).To(Equal(want), state)
			}
		}
	})
})

var _ = Describe("A change to another plan", func() {
	change := func(s *subscription.Subscription, plan *catalog.SubscriptionPlan) error {
		o := offers()
		o.Plan = plan
		for _, sold := range o.Sellables {
			sold.Product.Plans = append(sold.Product.Plans, plan)
		}
		_, _, err := s.Change(subscription.UpdateRequest{Plan: plan}, subscription.Holdings{}, o, noShipping, rulesAt(now))
		return err
	}
	plan := func(terms catalog.PlanTerms) *catalog.SubscriptionPlan {
		return &catalog.SubscriptionPlan{Row: domain.Row{ID: 5}, Name: "Other", Terms: terms, IsActive: true,
			Pricing: catalog.PlanPricing{Type: catalog.PlanPricePercentage, Value: new(domain.MustAmount("50"))}}
	}

	It("keeps the next date, and counts later dates from it", func() {
		for _, c := range []struct {
			terms catalog.PlanTerms
			want  []string
		}{
			{every(2, catalog.Week), []string{"2026-12-15", "2026-12-29", "2027-01-12"}},
			{every(1, catalog.Year), []string{"2026-12-15", "2027-12-15", "2028-12-15"}},
			{catalog.PlanTerms{IntervalUnit: catalog.Month, IntervalCount: 1, AnchorType: catalog.MonthDayAnchor, AnchorValue: new(31), PrepaidCycles: 1}, []string{"2026-12-15", "2026-12-31", "2027-01-31", "2027-02-28", "2027-03-31"}},
		} {
			s := running()
			Expect(change(s, plan(c.terms))).To(Succeed())
			Expect(s.Items[0].UnitPrice.String()).To(Equal("4.05"))
			var got []string
			for range c.want {
				got = append(got, s.NextDate.String())
				charged(s, s.NextDate.At(7, time.UTC))
			}
			Expect(got).To(Equal(c.want))
		}
	})

	It("is refused if the plan is not offered, has too few cycles, or does not sell the lines", func() {
		ended := plan(every(1, catalog.Week))
		ended.IsActive = false
		Expect(domaintest.FieldsOf(change(running(), ended))).To(ContainElement("/subscriptionPlanId"))
		short := plan(every(1, catalog.Week))
		short.Terms.MaxCycles = new(1)
		Expect(domaintest.FieldsOf(change(running(), short))).To(Equal([]string{"/subscriptionPlanId"}))
		other := plan(every(1, catalog.Week))
		_, _, err := running().Change(subscription.UpdateRequest{Plan: other}, subscription.Holdings{}, offers(), noShipping, rulesAt(now))
		Expect(domaintest.FieldsOf(err)).To(Equal([]string{"/subscriptionPlanId"}))
	})
})

var _ = Describe("Subscription lines", func() {
	request := func(p subscription.ItemsRequest) subscription.UpdateRequest {
		p.RemoveAt, p.UpdateAt, p.AddAt = "/removeItems", "/updateItems", "/addItems"
		return subscription.UpdateRequest{Items: p}
	}
	customer := func(change func(*catalog.SubscriptionPlan)) subscription.Rules {
		r := rulesAt(now)
		r.ByCustomer = true
		change(r.Plan)
		return r
	}
	none := func(*catalog.SubscriptionPlan) {}
	change := func(s *subscription.Subscription, p subscription.ItemsRequest, r subscription.Rules) ([]string, error) {
		events, _, err := s.Change(request(p), subscription.Holdings{}, offers(), noShipping, r)
		actions := []string{}
		for _, e := range events {
			actions = append(actions, e.Action)
		}
		return actions, err
	}
	quantity := func(n int) subscription.ItemsRequest {
		return subscription.ItemsRequest{Update: []subscription.ItemUpdate{{ItemID: 377, Quantity: &n}}}
	}
	swap := subscription.ItemsRequest{Update: []subscription.ItemUpdate{{ItemID: 377, VariantID: new(int64(2))}}}
	add := subscription.ItemsRequest{Add: []subscription.ItemAdd{{VariantID: 2, Quantity: 1}}}

	DescribeTable("cause an event that names the change, such as", func(p subscription.ItemsRequest, want ...string) {
		s := running()
		got, err := change(s, p, rulesAt(now))
		Expect(err).NotTo(HaveOccurred())
		Expect(got).To(Equal(append([]string{}, want...)))
		sound(s)
	},
		Entry("a quantity", quantity(3), "subscription.item_updated"),
		Entry("another variant and its price", swap, "subscription.item_swapped", "subscription.pricing_changed"),
		Entry("an added line", add, "subscription.item_added"),
		Entry("a removed line", subscription.ItemsRequest{Remove: []int64{377}}, "subscription.item_removed"),
		Entry("several changes", subscription.ItemsRequest{Remove: []int64{377}, Add: add.Add}, "subscription.items_changed"),
		Entry("a fixed price", subscription.ItemsRequest{Update: []subscription.ItemUpdate{{ItemID: 377, UnitPrice: new(new(domain.MustAmount("7.00")))}}}, "subscription.pricing_changed"),
		Entry("no change (no event)", quantity(2)),
	)

	It("keep their id, price and accepted price if other lines change", func() {
		s := running()
		_, err := change(s, swap, customer(none))
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{s.Items[0].ID, s.Items[0].SKU, s.Items[0].UnitPrice.String(), s.Items[0].AcceptedPrice.String()}).To(Equal([]any{int64(377), "SKU-2", "12.00", "12.00"}))
		s = running()
		s.Items[0].AcceptedPrice, s.Items[0].UnitPrice = domain.MustAmount("8.00"), domain.MustAmount("8.00") // prices that rose later
		_, err = change(s, quantity(3), rulesAt(now))
		Expect(err).NotTo(HaveOccurred())
		Expect(s.Items[0].UnitPrice.String()).To(Equal("8.00"), "an administrator's change is no consent")
		_, err = change(s, quantity(4), customer(none))
		Expect(err).NotTo(HaveOccurred())
		Expect(s.Items[0].UnitPrice.String()).To(Equal("8.00"), "a rise has its notice, whoever changes the quantity")
	})

	It("have an introductory price only as long as it applies", func() {
		s, o := running(), offers()
		o.Plan.Pricing = catalog.PlanPricing{Type: catalog.PlanPricePercentage, Value: new(domain.MustAmount("50")), FirstCycles: new(3), ThenValue: new(domain.MustAmount("10"))}
		prices := func(cycle int) []string {
			GinkgoHelper()
			s.CycleNumber = cycle
			_, _, err := s.Change(request(swap), subscription.Holdings{}, o, noShipping, customer(none))
			Expect(err).NotTo(HaveOccurred())
			return []string{s.Items[0].UnitPrice.String(), s.Items[0].AcceptedPrice.String()}
		}
		Expect(prices(1)).To(Equal([]string{"6.00", "10.80"}))
		s = running()
		Expect(prices(3)).To(Equal([]string{"10.80", "10.80"}), "it was had")
		o.Plan.Pricing.ThenValue = new(domain.MustAmount("60"))
		s = running()
		Expect(prices(1)).To(Equal([]string{"6.00", "6.00"}), "what falls later may cost that until then")
	})

	It("can get a fixed price from staff, and be reset to the plan's price", func() {
		s := running()
		fix := func(price *domain.Amount) {
			GinkgoHelper()
			_, err := change(s, subscription.ItemsRequest{Update: []subscription.ItemUpdate{{ItemID: 377, UnitPrice: &price}}}, rulesAt(now))
			Expect(err).NotTo(HaveOccurred())
		}
		fix(new(domain.MustAmount("9.99")))
		Expect([]string{s.Items[0].FixedPrice.String(), s.Items[0].UnitPrice.String(), s.Items[0].AcceptedPrice.String()}).To(Equal([]string{"9.99", "9.99", "9.99"}))
		fix(nil)
		Expect(s.Items[0].FixedPrice).To(BeNil())
		Expect(s.Items[0].UnitPrice.String()).To(Equal("8.10"))
	})

	DescribeTable("are refused, with a reason, for", func(p subscription.ItemsRequest, r subscription.Rules, code domain.Code, fields ...string) {
		s := running()
		_, err := change(s, p, r)
		Expect(domain.CodeOf(err)).To(Equal(code))
		Expect(domaintest.FieldsOf(err)).To(Equal(fields))
	},
		Entry("a quantity that cannot be ordered", quantity(51), rulesAt(now), domain.InvalidValue, "/updateItems/0/quantity"),
		Entry("a plan that forbids changes of quantity", quantity(3), customer(func(p *catalog.SubscriptionPlan) { p.AllowQuantityChange = false }), domain.UnsupportedOperation, "/updateItems/0/quantity"),
		Entry("a plan that forbids swaps", swap, customer(func(p *catalog.SubscriptionPlan) { p.AllowSwap = false }), domain.UnsupportedOperation, "/updateItems/0/variantId"),
		Entry("a swap made by adding one line and removing another", add, customer(func(p *catalog.SubscriptionPlan) { p.AllowSwap = false }), domain.UnsupportedOperation, "/addItems/0/variantId"),
		Entry("the removal of a customer's last line", subscription.ItemsRequest{Remove: []int64{377}}, customer(none), domain.InvalidValue, "/removeItems"),
		Entry("a line that is both removed and changed", subscription.ItemsRequest{Remove: []int64{377}, Update: quantity(3).Update}, rulesAt(now), domain.InvalidValue, "/updateItems/0/subscriptionItemId"),
		Entry("a line that is changed twice", subscription.ItemsRequest{Update: append(quantity(3).Update, quantity(4).Update...)}, rulesAt(now), domain.InvalidValue, "/updateItems/1/subscriptionItemId"),
		Entry("several errors", subscription.ItemsRequest{
			Update: []subscription.ItemUpdate{{ItemID: 377, Quantity: new(99), UnitPrice: new(new(domain.MustAmount("1.005")))}},
			Add:    []subscription.ItemAdd{{VariantID: 2, Quantity: 77}},
		}, rulesAt(now), domain.InvalidValue, "/updateItems/0/quantity", "/updateItems/0/unitPrice", "/addItems/0/quantity"),
	)

	It("need an address and a shipping method if they are shipped", func() {
		o := offers()
		o.Sellables[1].Product.RequiresShipping = true
		berlin, nowhere := domain.Place{CountryCode: "DE"}, domain.Place{CountryCode: "US"}
		method := &settings.ShippingMethod{Name: "DHL", IsActive: true, CurrencyCode: "EUR", CountryCodes: []string{"DE"}, WeightUnit: "KG"}
		try := func(how subscription.Shipping, address *int64) error {
			how.Weights = "KG"
			_, _, err := running().Change(subscription.UpdateRequest{ShippingAddressID: &address}, subscription.Holdings{Addresses: map[int64]bool{7: true, 8: true}}, o,
				func(_, _ *int64) (subscription.Shipping, error) { return how, nil }, rulesAt(now))
			return err
		}
		Expect(try(subscription.Shipping{Method: method, To: &berlin}, new(int64(8)))).To(Succeed())
		Expect(domaintest.FieldsOf(try(subscription.Shipping{Method: method}, nil))).To(Equal([]string{"/shippingAddressId"}))
		Expect(domaintest.FieldsOf(try(subscription.Shipping{To: &berlin}, new(int64(8))))).To(Equal([]string{"/shippingMethodId"}))
		Expect(domain.CodeOf(try(subscription.Shipping{Method: method, To: &nowhere}, new(int64(8))))).To(Equal(domain.ShippingNotAvailable))
	})
})
