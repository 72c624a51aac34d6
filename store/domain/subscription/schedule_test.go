package subscription_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

func date(s string) domain.Date {
	GinkgoHelper()
	d, err := domain.ParseDate(s)
	Expect(err).NotTo(HaveOccurred())
	return d
}

func dates(s subscription.Schedule, from, n int) (out []string) {
	for i := range n {
		out = append(out, s.Date(from+i).String())
	}
	return out
}

func every(count int, unit catalog.IntervalUnit) catalog.PlanTerms {
	return catalog.PlanTerms{IntervalUnit: unit, IntervalCount: count, AnchorType: catalog.NoAnchor, PrepaidCycles: 1}
}

var _ = Describe("A schedule", func() {
	DescribeTable("counts each date from the anchor, for", func(ordered string, terms catalog.PlanTerms, want ...string) {
		s, first := subscription.NewSchedule(terms, date(ordered), 0)
		Expect(dates(s, first, len(want))).To(Equal(want))
	},
		Entry("the 31st, which returns after shorter months", "2027-01-31", every(1, catalog.Month), "2027-02-28", "2027-03-31", "2027-04-30", "2027-05-31"),
		Entry("the 31st in a leap year", "2027-12-31", every(1, catalog.Month), "2028-01-31", "2028-02-29", "2028-03-31"),
		Entry("the 30th", "2026-12-30", every(2, catalog.Month), "2027-02-28", "2027-04-30", "2027-06-30"),
		Entry("29 February, which returns in leap years", "2028-02-29", every(1, catalog.Year), "2029-02-28", "2030-02-28", "2031-02-28", "2032-02-29"),
		Entry("29 February across a century", "2096-02-29", every(4, catalog.Year), "2100-02-28", "2104-02-29"),
		Entry("an interval across the end of a year", "2026-12-15", every(1, catalog.Month), "2027-01-15", "2027-02-15"),
		Entry("weeks", "2026-12-24", every(2, catalog.Week), "2027-01-07", "2027-01-21"),
		Entry("days across a leap day", "2028-02-27", every(1, catalog.Day), "2028-02-28", "2028-02-29", "2028-03-01"),
		Entry("quarters", "2026-11-30", every(3, catalog.Month), "2027-02-28", "2027-05-30", "2027-08-30"),
	)

	It("finds the first date on or after a day, for every interval", func() {
		for _, terms := range []catalog.PlanTerms{every(1, catalog.Day), every(90, catalog.Day), every(1, catalog.Week), every(1, catalog.Month), every(5, catalog.Month), every(1, catalog.Year), every(3, catalog.Year)} {
			for _, ordered := range []string{"2026-01-31", "2028-02-29", "2026-11-15", "2027-12-31"} {
				s, _ := subscription.NewSchedule(terms, date(ordered), 0)
				n := s.From(s.Anchor - 2000)
				for on := s.Anchor - 2000; on < s.Anchor+2000; on++ {
					if s.Date(n) < on {
						n++
					}
					if got := s.From(on); got != n || s.Date(n) < on || s.Date(n-1) >= on {
						Fail(ordered + ": on " + on.String() + " is " + s.Date(got).String())
					}
				}
			}
		}
	})

	DescribeTable("begins after the first order,", func(ordered string, terms catalog.PlanTerms, anchor catalog.AnchorType, value, trial, cutoff int, want ...string) {
		terms.AnchorType, terms.TrialDays = anchor, trial
		if value > 0 {
			terms.AnchorValue = &value
		}
		s, first := subscription.NewSchedule(terms, date(ordered), cutoff)
		Expect(dates(s, first, len(want))).To(Equal(want))
	},
		Entry("one interval later", "2026-11-20", every(1, catalog.Month), catalog.NoAnchor, 0, 0, 3, "2026-12-20"),
		Entry("at the end of a trial, and counts from this day", "2026-11-20", every(1, catalog.Month), catalog.NoAnchor, 0, 14, 0, "2026-12-04", "2027-01-04"),
		Entry("at the end of a trial on the 31st, and counts from this day", "2026-12-17", every(1, catalog.Month), catalog.NoAnchor, 0, 14, 0, "2026-12-31", "2027-01-31", "2027-02-28", "2027-03-31"),
		Entry("on the weekday", "2026-11-20", every(1, catalog.Week), catalog.WeekdayAnchor, 1, 0, 0, "2026-11-30", "2026-12-07"),                         // ordered on a Friday; Monday the 23rd is only 3 days later
		Entry("on the weekday, half an interval later", "2026-11-20", every(1, catalog.Week), catalog.WeekdayAnchor, 2, 0, 0, "2026-11-24", "2026-12-01"), // half a week counts as 4 days
		Entry("on the weekday after the cutoff", "2026-11-20", every(1, catalog.Week), catalog.WeekdayAnchor, 2, 0, 5, "2026-12-01", "2026-12-08"),
		Entry("on the weekday of every second week", "2026-11-20", every(2, catalog.Week), catalog.WeekdayAnchor, 5, 0, 0, "2026-11-27", "2026-12-11"),
		Entry("on the day of the month", "2026-11-20", every(1, catalog.Month), catalog.MonthDayAnchor, 15, 0, 0, "2026-12-15", "2027-01-15"),
		Entry("on the day of the month, at least half a month later", "2026-11-05", every(1, catalog.Month), catalog.MonthDayAnchor, 15, 0, 0, "2026-12-15"),
		Entry("on the last day of the month, even if the first month is short", "2027-02-01", every(1, catalog.Month), catalog.MonthDayAnchor, 31, 0, 0, "2027-02-28", "2027-03-31", "2027-04-30"),
		Entry("on the 30th of every second month", "2027-02-01", every(2, catalog.Month), catalog.MonthDayAnchor, 30, 0, 0, "2027-03-30", "2027-05-30"),
		Entry("on the first of the month after a trial", "2026-11-20", every(1, catalog.Month), catalog.MonthDayAnchor, 1, 11, 5, "2026-12-01", "2027-01-01"),
		Entry("on the first of the next month after a longer trial", "2026-11-20", every(1, catalog.Month), catalog.MonthDayAnchor, 1, 12, 5, "2027-01-01"),
	)
})

var _ = Describe("A store's calendar", func() {
	calendar := func(zone string, hour int, now string) subscription.Calendar {
		GinkgoHelper()
		at, err := time.Parse(time.RFC3339, now)
		Expect(err).NotTo(HaveOccurred())
		store := &settings.Store{Settings: settings.DefaultSettings("EUR", "en", zone)}
		store.Settings.RenewalHour = hour
		return subscription.CalendarOf(store, at)
	}

	It("counts days in the store's own time zone", func() {
		Expect(calendar("Pacific/Auckland", 6, "2026-12-31T12:00:00Z").Today()).To(Equal(date("2027-01-01")))
		Expect(calendar("America/Los_Angeles", 6, "2027-01-01T07:59:59Z").Today()).To(Equal(date("2026-12-31")))
		Expect(calendar("UTC", 6, "2026-12-31T23:59:59Z").Today()).To(Equal(date("2026-12-31")))
	})

	It("has each hour once per day, even when clocks change", func() {
		c := calendar("Europe/Berlin", 2, "2026-03-01T00:00:00Z")
		Expect([]string{c.At(date("2026-03-28")).Format(time.RFC3339), c.At(date("2026-03-29")).Format(time.RFC3339), c.At(date("2026-10-25")).Format(time.RFC3339)}).
			To(Equal([]string{"2026-03-28T01:00:00Z", "2026-03-29T01:00:00Z", "2026-10-25T00:00:00Z"}))
	})

	It("spreads the work that is due on a day evenly over an hour", func() {
		minutes := map[int]int{}
		for n := int64(70001); n < 82001; n++ {
			Expect(subscription.Spread(n)).To(And(BeNumerically(">=", 0), BeNumerically("<", 3600)))
			Expect(subscription.Spread(n)).To(Equal(subscription.Spread(n)))
			minutes[subscription.Spread(n)/60]++
		}
		Expect(minutes).To(HaveLen(60))
		for _, n := range minutes {
			Expect(n).To(BeNumerically("~", 200, 80))
		}
	})
})
