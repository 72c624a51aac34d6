package subscription_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

var _ = Describe("A change to the store's calendar", func() {
	in := func(zone string, hour int) subscription.Calendar {
		GinkgoHelper()
		l, err := time.LoadLocation(zone)
		Expect(err).NotTo(HaveOccurred())
		return subscription.Calendar{Zone: l, Hour: hour}
	}
	DescribeTable("keeps the days of due work, and moves its time to", func(fromZone string, fromHour int, toZone string, toHour int, at, want string) {
		was, is := in(fromZone, fromHour), in(toZone, toHour)
		parsed, err := time.Parse(time.RFC3339, at)
		Expect(err).NotTo(HaveOccurred())
		for _, spread := range []int{0, 1800, 3599} {
			moment := parsed.Add(time.Duration(spread) * time.Second)
			own := moment.Add(time.Minute)
			t := subscription.DueTimes{Spread: spread, DueAt: new(moment), RetryOn: new(moment), ResumeOn: new(moment), FinalOn: new(moment), RemindOn: new(own)}
			Expect(t.Recount(was, is)).To(Equal(want != at))
			for _, moved := range []*time.Time{t.DueAt, t.RetryOn, t.ResumeOn, t.FinalOn} {
				Expect(moved.Add(-time.Duration(spread) * time.Second).UTC().Format(time.RFC3339)).To(Equal(want))
			}
			Expect(*t.RemindOn).To(Equal(own), "it is for a moment of its own")
			Expect(t.Recount(was, is) && want == at).To(BeFalse())
		}
	},
		Entry("a later hour", "Europe/Berlin", 6, "Europe/Berlin", 18, "2027-06-10T04:00:00Z", "2027-06-10T16:00:00Z"),
		Entry("the same hour in another zone, at most a day apart", "Europe/Berlin", 6, "Pacific/Auckland", 6, "2027-01-10T05:00:00Z", "2027-01-09T17:00:00Z"),
		Entry("an hour that clocks skip on that day", "Europe/Berlin", 6, "Europe/Berlin", 2, "2027-03-28T04:00:00Z", "2027-03-28T01:00:00Z"),
		Entry("a later hour from an hour that clocks skip", "Europe/Berlin", 2, "Europe/Berlin", 6, "2027-03-28T01:00:00Z", "2027-03-28T04:00:00Z"),
		Entry("the first of two equal hours", "Europe/Berlin", 6, "Europe/Berlin", 2, "2027-10-31T05:00:00Z", "2027-10-31T00:00:00Z"),
		Entry("the same moment if it is in the second of two equal hours", "Europe/Berlin", 2, "Europe/Berlin", 6, "2027-10-31T01:00:00Z", "2027-10-31T01:00:00Z"),
		Entry("the same hour in a zone whose clocks change on another day", "Europe/Berlin", 6, "America/New_York", 6, "2027-03-20T05:00:00Z", "2027-03-20T10:00:00Z"),
		Entry("a later hour from a midnight that clocks skip", "America/Santiago", 0, "America/Santiago", 6, "2027-09-05T04:00:00Z", "2027-09-05T09:00:00Z"),
		Entry("the same hour in a zone with another name", "Europe/Berlin", 6, "Europe/Paris", 6, "2027-06-10T04:00:00Z", "2027-06-10T04:00:00Z"))
})
