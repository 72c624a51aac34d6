package subscription_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

var _ = DescribeTable("The next reminder of a renewal", func(unit catalog.IntervalUnit, count, trialDays, reminderDays, ahead, want int) {
	next := domain.DateOf(2027, 6, 1)
	s := &subscription.Subscription{Status: subscription.Active, NextDate: &next, Terms: catalog.PlanTerms{IntervalUnit: unit, IntervalCount: count, TrialDays: trialDays}}
	if trialDays > 0 {
		s.TrialUntil = &next
	}
	c := subscription.Calendar{Zone: time.UTC, Hour: 6, ReminderDays: reminderDays}
	c.Now = c.At(next.Add(-ahead))
	s.Reminded(c)
	if want == 0 {
		Expect(s.RemindOn).To(BeNil())
		return
	}
	Expect(*s.RemindOn).To(Equal(c.At(next.Add(-want))))
},
	Entry("is due on the store's day", catalog.Month, 1, 0, 3, 20, 3),
	Entry("is never due if the store disables reminders", catalog.Month, 1, 0, 0, 20, 0),
	Entry("is not due after its day", catalog.Month, 1, 0, 3, 3, 0),
	Entry("is due a month before a yearly renewal", catalog.Year, 1, 0, 3, 300, 30),
	Entry("is due a month before a yearly renewal with an interval in months", catalog.Month, 12, 0, 0, 300, 30),
	Entry("is due on the store's day after the notice of a yearly renewal", catalog.Year, 1, 0, 3, 30, 3),
	Entry("is only the notice of a yearly renewal if the store disables reminders", catalog.Year, 1, 0, 0, 30, 0),
	Entry("is due a week before a trial ends, regardless of the store's day", catalog.Month, 1, 14, 0, 14, 7),
	Entry("is due only once before a trial ends", catalog.Month, 1, 14, 3, 7, 0),
	Entry("is due the day after a short trial began", catalog.Month, 1, 3, 0, 3, 2),
	Entry("is never due in a trial of one day", catalog.Month, 1, 1, 3, 1, 0))
