package subscription_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/domaintest"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

func codeOf(_ any, _ any, err error) domain.Code { return domain.CodeOf(err) }

// charged continues as if the next renewal had been charged at this time.
func charged(s *subscription.Subscription, at time.Time) {
	GinkgoHelper()
	slot := s.OpenSlot()
	slot.Status, slot.EndedOn = subscription.RenewalCharged, &at
	s.CycleNumber++
	s.SkipsInRow, s.PausedDays = 0, 0
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

	It("never prevents a new payment method", func() {
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

	It("counts toward a customer's limit together with all pauses since the last charge", func() {
		s := running()
		at := func(days int, by bool) subscription.Rules {
			r := rulesAt(now.AddDate(0, 0, days))
			r.ByCustomer = by
			return r
		}
		until := func(r subscription.Rules, days int) error {
			_, _, err := s.PauseFor(subscription.PauseRequest{Until: new(r.Today().Add(days))}, r)
			return err
		}
		Expect(until(at(0, true), 20)).To(Succeed())
		By("an extension counts from the first day")
		Expect(domaintest.FieldsOf(until(at(10, true), 81))).To(Equal([]string{"/pausedUntil"}))
		Expect(until(at(10, true), 80)).To(Succeed())
		By("a second pause")
		s.ResumePause(at(30, true).Calendar)
		Expect(domaintest.FieldsOf(until(at(31, true), 61))).To(Equal([]string{"/pausedUntil"}))
		Expect(until(at(31, true), 60)).To(Succeed())
		By("a cancellation that ends the pause, and a reactivation")
		_, _, err := s.End(subscription.CancelRequest{}, at(91, true))
		Expect(err).NotTo(HaveOccurred())
		_, _, err = s.Revive(subscription.ReactivateRequest{}, subscription.Holdings{Addresses: map[int64]bool{7: true}, PaymentMethods: map[int64]bool{9: true}, CustomerActive: true}, false, at(91, true))
		Expect(err).NotTo(HaveOccurred())
		Expect(domain.CodeOf(until(at(91, true), 1))).To(Equal(domain.UnsupportedOperation))
		Expect(s.AllowedActions(at(91, true))).NotTo(ContainElement(subscription.Pause))
		By("administrators pause for as long as the limit from today, and a charge ends the count")
		Expect(until(at(91, false), 90)).To(Succeed())
		s.ResumePause(at(92, false).Calendar)
		charged(s, now.AddDate(0, 0, 120))
		Expect(until(at(121, true), 90)).To(Succeed())
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

	It("is refused to customers after the allowed number of consecutive skips", func() {
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

	It("can be withdrawn by a customer until the cutoff, and with an override until the day of the skipped renewal", func() {
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
	It("moves later dates too, unless the request keeps the anchor", func() {
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

	It("must be on a day between today and a year ahead", func() {
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

	It("does not move skipped renewals", func() {
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
