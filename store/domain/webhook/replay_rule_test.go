package webhook_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/domaintest"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
)

var _ = Describe("A replay request", func() {
	now := time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC)
	endpoint := &webhook.WebhookEndpoint{Row: domain.Row{ID: 61}, EventTypes: webhook.EventFilters{"order.*"}}
	before := now.Add(-time.Hour)

	DescribeTable("is accepted", func(req webhook.WebhookReplayRequest, pointers ...string) {
		r, err := webhook.NewWebhookReplay(req, endpoint, domain.Actor{}, now)
		if len(pointers) > 0 {
			Expect(domaintest.FieldsOf(err)).To(Equal(pointers))
			return
		}
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{r.EndpointID, r.Status, r.DueOn, r.Running()}).To(Equal([]any{int64(61), webhook.ReplayQueued, now, true}))
	},
		Entry("with a start", webhook.WebhookReplayRequest{CreatedFrom: &before}),
		Entry("with event types", webhook.WebhookReplayRequest{EventTypes: webhook.EventFilters{"order.created"}}),
		Entry("with delivery statuses", webhook.WebhookReplayRequest{DeliveryStatuses: []webhook.DeliveryStatus{webhook.DeliveryParked}}),
		Entry("with a type of object", webhook.WebhookReplayRequest{ObjectType: new("order")}),
		Entry("with an object and its type", webhook.WebhookReplayRequest{ObjectType: new("order"), ObjectID: new(int64(7))}),
		Entry("but not without any filter", webhook.WebhookReplayRequest{}, ""),
		Entry("but not with only an end", webhook.WebhookReplayRequest{CreatedTo: &now}, ""),
		Entry("but not with an object without its type", webhook.WebhookReplayRequest{ObjectID: new(int64(7))}, "/objectId"),
		Entry("but not with an end that equals its start", webhook.WebhookReplayRequest{CreatedFrom: &before, CreatedTo: &before}, "/createdTo"),
		Entry("but not with a start that is not in the past", webhook.WebhookReplayRequest{CreatedFrom: &now}, "/createdFrom"),
		Entry("but not with an unknown event type", webhook.WebhookReplayRequest{EventTypes: webhook.EventFilters{"order.flown"}}, "/eventTypes/0"))

	It("by default covers all events of the endpoint's types up to now", func() {
		r, err := webhook.NewWebhookReplay(webhook.WebhookReplayRequest{CreatedFrom: &before}, endpoint, domain.Actor{}, now)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{r.CreatedTo, r.EventTypes, r.DeliveryStatuses}).To(Equal([]any{now, webhook.EventFilters{"order.*"}, []webhook.DeliveryStatus{}}))
		until := now.Add(-time.Minute)
		r, err = webhook.NewWebhookReplay(webhook.WebhookReplayRequest{CreatedFrom: &before, CreatedTo: &until, EventTypes: webhook.EventFilters{"*"}, DeliveryStatuses: []webhook.DeliveryStatus{webhook.DeliveryParked, webhook.NoDelivery, webhook.DeliveryParked}}, endpoint, domain.Actor{}, now)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{r.CreatedTo, r.EventTypes, r.Statuses()}).To(Equal([]any{until, webhook.EventFilters{"*"}, []string{"PARKED", "NONE"}}))
		for status, running := range map[webhook.ReplayStatus]bool{webhook.ReplayQueued: true, webhook.ReplayRunning: true, webhook.ReplayCompleted: false, webhook.ReplayCancelled: false} {
			r.Status = status
			Expect(r.Running()).To(Equal(running), string(status))
		}
	})

	It("with a rate plans one second ahead, and pauses if deliveries are late", func() {
		room := func(waiting int, next *time.Time) (int, *time.Time) {
			r := &webhook.WebhookReplay{RatePerSecond: new(10), NextSlotOn: next}
			n, apart := r.Room(waiting, now)
			Expect(apart).To(Equal(100 * time.Millisecond))
			return n, r.NextSlotOn
		}
		for after, want := range map[time.Duration]int{-time.Hour: 10, 0: 10, 50 * time.Millisecond: 10, 500 * time.Millisecond: 5, time.Second: 0, 2 * time.Second: 0} {
			n, _ := room(11, new(now.Add(after)))
			Expect(n).To(Equal(want), after.String())
		}
		n, _ := room(0, nil)
		Expect(n).To(Equal(10))
		stalled := now.Add(1500 * time.Millisecond)
		for _, next := range []*time.Time{nil, &before, &stalled} {
			n, slot := room(12, next)
			Expect([]any{n, *slot}).To(Equal([]any{0, stalled}))
		}
		n, slot := room(12, new(stalled.Add(1)))
		Expect([]any{n, *slot}).To(Equal([]any{0, stalled.Add(1)}))
	})

	It("with a rate continues after 400 ms, and stores the time of its next slot", func() {
		r := &webhook.WebhookReplay{Status: webhook.ReplayQueued, RatePerSecond: new(10), NextSlotOn: &before}
		Expect(r.Advanced(webhook.ReplayedBatch{Cursor: 7}, now)).To(Succeed())
		Expect([]any{r.Status, *r.StartedOn, *r.NextSlotOn, r.DueOn}).To(Equal([]any{webhook.ReplayRunning, now, before, now.Add(400 * time.Millisecond)}))
		Expect(r.Advanced(webhook.ReplayedBatch{Cursor: 5, NextSlotOn: &now}, now.Add(time.Second))).To(Succeed())
		Expect([]any{*r.StartedOn, *r.NextSlotOn, r.Cursor}).To(Equal([]any{now, now, int64(7)}))
	})
})

var _ = Describe("A range of delivery ids", func() {
	It("covers the deliveries of a month, and is at most eight times the previous range", func() {
		for lasted, want := range map[time.Duration]int64{720 * time.Hour: 1_000_000, 360 * time.Hour: 2_000_000, 1440 * time.Hour: 500_000, time.Hour: 8_000_000, 90 * time.Hour: 8_000_000, 91 * time.Hour: 7_912_087} {
			Expect(webhook.NextDeliveryRange(1_000_000, lasted)).To(Equal(want), lasted.String())
		}
		Expect(webhook.NextDeliveryRange(1_000, 720*time.Hour)).To(Equal(int64(50_000)))
		Expect(webhook.NextDeliveryRange(99_000_000, time.Hour)).To(Equal(int64(100_000_000)))
	})
})
