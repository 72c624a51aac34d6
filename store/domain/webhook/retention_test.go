package webhook_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain/webhook"
)

const day = 24 * time.Hour

var _ = Describe("The retention of webhook rows", func() {
	now := time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)

	It("is 90 days", func() {
		Expect(webhook.WebhookDroppable(now)).To(Equal(now.Add(-90 * day)))
	})

	It("is 210 days for deliveries: 90 days waiting, 30 days parked and 90 days ended", func() {
		Expect(webhook.WebhookLongestWait).To(Equal(90 * day))
		Expect(webhook.DeliveriesDroppable(now)).To(Equal(now.Add(-(90 + 30 + 90) * day)))
	})

	It("is twice the period of the health figures for the counts of attempts", func() {
		Expect(webhook.CountsDroppable(now)).To(Equal(now.Add(-2 * webhook.HealthWindow)))
	})

	It("includes partitions for this month and the next three months, without a gap", func() {
		months := webhook.WebhookMonths(time.Date(2026, 11, 30, 23, 59, 59, 0, time.UTC))
		Expect(months).To(HaveLen(4))
		Expect([]string{months[0].Name, months[1].Name, months[2].Name, months[3].Name}).To(Equal([]string{"2026_11", "2026_12", "2027_01", "2027_02"}))
		for i := range months[1:] {
			Expect(months[i].High).To(Equal(months[i+1].Low))
		}
	})
})
