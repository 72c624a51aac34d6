package domain_test

import (
	"encoding/json"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

func zone(name string) *time.Location {
	GinkgoHelper()
	z, err := time.LoadLocation(name)
	Expect(err).NotTo(HaveOccurred())
	return z
}

func date(s string) domain.Date {
	GinkgoHelper()
	d, err := domain.ParseDate(s)
	Expect(err).NotTo(HaveOccurred())
	return d
}

var _ = Describe("A date", func() {
	It("matches the calendar of package time for two centuries", func() {
		d := date("1969-12-01")
		for at := time.Date(1969, 12, 1, 0, 0, 0, 0, time.UTC); at.Year() < 2171; at = at.AddDate(0, 0, 1) {
			y, m, day := d.Calendar()
			if d.String() != at.Format("2006-01-02") || d != domain.DateOf(y, m, day) || d != domain.DateAt(at.Add(23*time.Hour), time.UTC) {
				Fail("differs on " + at.String() + ": " + d.String())
			}
			d++
		}
	})

	DescribeTable("adds months and stays in the target month, for", func(from string, months int, to string) {
		Expect(date(from).AddMonths(months).String()).To(Equal(to))
	},
		Entry("a month", "2026-11-20", 1, "2026-12-20"),
		Entry("two months across the end of a year", "2026-11-20", 2, "2027-01-20"),
		Entry("a month to a shorter month", "2027-01-31", 1, "2027-02-28"),
		Entry("a month to February of a leap year", "2028-01-31", 1, "2028-02-29"),
		Entry("a year from 29 February", "2028-02-29", 12, "2029-02-28"),
		Entry("four years from 29 February", "2028-02-29", 48, "2032-02-29"),
		Entry("a month backward", "2027-03-31", -1, "2027-02-28"),
		Entry("months backward across the end of a year", "2027-01-15", -13, "2025-12-15"),
		Entry("no months", "2027-01-31", 0, "2027-01-31"),
	)

	It("begins its weeks on Monday", func() {
		for i := range 14 {
			Expect(date("2026-11-23").Add(i).Weekday()).To(Equal(i%7 + 1)) // Monday + i days
		}
		Expect(date("1969-12-31").Weekday()).To(Equal(3))
	})

	DescribeTable("returns the moment at which an hour of the day begins, for example", func(day string, hour int, where, want string) {
		Expect(date(day).At(hour, zone(where)).Format(time.RFC3339)).To(Equal(want))
	},
		Entry("in UTC", "2026-11-20", 6, "UTC", "2026-11-20T06:00:00Z"),
		Entry("in winter", "2026-11-20", 6, "Europe/Berlin", "2026-11-20T05:00:00Z"),
		Entry("in summer time", "2026-07-20", 6, "Europe/Berlin", "2026-07-20T04:00:00Z"),
		Entry("at midnight", "2026-07-20", 0, "Europe/Berlin", "2026-07-19T22:00:00Z"),
		Entry("far in the east", "2026-11-20", 0, "Pacific/Kiritimati", "2026-11-19T10:00:00Z"),
		Entry("far in the west", "2026-11-20", 23, "Pacific/Pago_Pago", "2026-11-21T10:00:00Z"),
		Entry("in a zone whose UTC offset includes half an hour", "2026-11-20", 6, "Asia/Kolkata", "2026-11-20T00:30:00Z"),
		Entry("for an hour that clocks skip (the moment after the gap)", "2026-03-29", 2, "Europe/Berlin", "2026-03-29T01:00:00Z"),
		Entry("for the hour after the skipped hour", "2026-03-29", 3, "Europe/Berlin", "2026-03-29T01:00:00Z"),
		Entry("for the hour before the skipped hour", "2026-03-29", 1, "Europe/Berlin", "2026-03-29T00:00:00Z"),
		Entry("for an hour that occurs twice (the first of the two)", "2026-10-25", 2, "Europe/Berlin", "2026-10-25T00:00:00Z"),
		Entry("for the hour after the repeated hour", "2026-10-25", 3, "Europe/Berlin", "2026-10-25T02:00:00Z"),
		Entry("for a midnight that clocks skip", "2026-04-24", 0, "Africa/Cairo", "2026-04-23T22:00:00Z"),
		Entry("for a midnight that occurs twice", "2026-11-01", 0, "America/Havana", "2026-11-01T04:00:00Z"),
		Entry("for an hour whose first half clocks skip", "2026-10-04", 2, "Australia/Lord_Howe", "2026-10-03T15:30:00Z"),
		Entry("for an hour after a repeated half hour", "2026-04-05", 2, "Australia/Lord_Howe", "2026-04-04T15:30:00Z"),
		Entry("for a day that a country skipped", "2011-12-30", 6, "Pacific/Apia", "2011-12-30T10:00:00Z"),
		Entry("for the day after the skipped day", "2011-12-31", 6, "Pacific/Apia", "2011-12-30T16:00:00Z"),
		Entry("for a year after the end of the zone's tables", "2150-07-01", 6, "Europe/Berlin", "2150-07-01T04:00:00Z"),
	)

	It("has all its hours in order and on the same day, whatever the clock change", func() {
		for _, where := range []string{"Europe/Berlin", "America/New_York", "America/Havana", "Africa/Cairo", "Australia/Lord_Howe", "America/St_Johns", "Africa/Casablanca", "Pacific/Chatham"} {
			z := zone(where)
			last := time.Time{}
			for d := date("2026-01-01"); d < date("2028-01-01"); d++ {
				for hour := range 24 {
					at := d.At(hour, z)
					if at.Before(last) || domain.DateAt(at, z) != d || at.In(z).Hour() < hour {
						Fail(where + " " + d.String() + " is " + at.In(z).String())
					}
					last = at
				}
			}
		}
	})

	It("is formatted as text, and is parsed from text and from the database's value", func() {
		d := date("2027-02-28")
		b, err := json.Marshal(map[string]*domain.Date{"a": &d, "b": nil})
		Expect(err).NotTo(HaveOccurred())
		Expect(string(b)).To(Equal(`{"a":"2027-02-28","b":null}`))
		var back map[string]*domain.Date
		Expect(json.Unmarshal(b, &back)).To(Succeed())
		Expect(back).To(Equal(map[string]*domain.Date{"a": &d, "b": nil}))
		for _, src := range []any{"2027-02-28", []byte("2027-02-28"), time.Date(2027, 2, 28, 0, 0, 0, 0, time.UTC), time.Date(2027, 2, 28, 0, 0, 0, 0, zone("Asia/Tokyo"))} {
			var got domain.Date
			Expect(got.Scan(src)).To(Succeed())
			Expect(got).To(Equal(d))
		}
		Expect(d.Value()).To(Equal("2027-02-28"))
		Expect(new(domain.Date).Scan(int64(1))).NotTo(Succeed())
		for _, bad := range []string{"", "2027-02-29", "2027-2-3", "2027-02-28T00:00:00Z", "28.02.2027"} {
			_, err := domain.ParseDate(bad)
			Expect(err).To(HaveOccurred(), bad)
		}
	})
})
