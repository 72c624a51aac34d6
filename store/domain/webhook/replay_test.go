package webhook_test

import (
	"time"

	"github.com/google/uuid"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
)

var _ = Describe("A webhook replay", func() {
	now := time.Date(2026, 11, 20, 9, 15, 30, 0, time.UTC)
	endpoint := &webhook.WebhookEndpoint{EventTypes: webhook.EventFilters{"order.*"}, IsActive: true}
	made := func(req webhook.WebhookReplayRequest) *webhook.WebhookReplay {
		GinkgoHelper()
		r, err := webhook.NewWebhookReplay(req, endpoint, domain.Actor{CommandID: uuid.New()}, now)
		Expect(err).NotTo(HaveOccurred())
		r.CreatedOn = now
		return r
	}
	all := webhook.WebhookReplayRequest{EventTypes: webhook.EventFilters{"*"}}

	It("by default covers all events of the endpoint's types up to now", func() {
		from := now.Add(-time.Hour)
		r := made(webhook.WebhookReplayRequest{CreatedFrom: &from})
		Expect(r.EventTypes).To(Equal(endpoint.EventTypes))
		Expect(r.CreatedTo).To(Equal(now))
		Expect(r.Status).To(Equal(webhook.ReplayQueued))
		Expect(r.DueOn).To(Equal(now))
	})

	It("creates at most the allowed number of waiting deliveries, in batches of limited size", func() {
		r := made(all)
		for waiting, room := range map[int]int{0: webhook.ReplayBatch, 1: webhook.ReplayBatch, webhook.ReplayAhead - 7: 7, webhook.ReplayAhead: 0, webhook.ReplayAhead + 9: 0} {
			got, apart := r.Room(waiting, now)
			Expect(got).To(Equal(room), "%d waiting", waiting)
			Expect(apart).To(BeZero())
		}
	})

	It("with a rate plans one second ahead, and pauses if nothing is sent", func() {
		rate := 10
		r := made(webhook.WebhookReplayRequest{EventTypes: all.EventTypes, RatePerSecond: &rate})
		room, apart := r.Room(0, now)
		Expect(room).To(Equal(10))
		Expect(apart).To(Equal(100 * time.Millisecond))
		half, full := now.Add(500*time.Millisecond), now.Add(time.Second)
		r.NextSlotOn = &half
		room, _ = r.Room(5, now)
		Expect(room).To(Equal(5))
		r.NextSlotOn = &full
		room, _ = r.Room(10, now)
		Expect(room).To(BeZero())
		r.NextSlotOn = &now
		room, _ = r.Room(12, now)
		Expect(room).To(BeZero())
		Expect(r.NextSlotOn.Sub(now)).To(BeNumerically(">", time.Second), "so that what is late and what follows are not more than the rate")
	})

	It("never moves its cursor back, and continues at once while it makes progress", func() {
		r := made(all)
		r.Until = 100
		Expect(r.Advanced(webhook.ReplayedBatch{Queued: 3, Cursor: 40}, now)).To(Succeed())
		Expect(r.Status).To(Equal(webhook.ReplayRunning))
		Expect([]int{r.QueuedCount, int(r.Cursor)}).To(Equal([]int{3, 40}))
		Expect(r.DueOn).To(Equal(now))
		Expect(r.Looked()).To(BeFalse())
		Expect(r.Advanced(webhook.ReplayedBatch{Cursor: 30}, now.Add(time.Second))).To(Succeed())
		Expect(r.Cursor).To(BeNumerically("==", 40))
		Expect(r.DueOn).To(BeTemporally(">", now.Add(time.Second)))
		Expect(*r.StartedOn).To(Equal(now))
		Expect(r.Advanced(webhook.ReplayedBatch{Cursor: 100}, now)).To(Succeed())
		Expect(r.Looked()).To(BeTrue())
	})

	DescribeTable("allows exactly the steps of its status once it is", func(from webhook.ReplayStatus, advance, complete, cancel bool) {
		at := func() *webhook.WebhookReplay {
			r := made(all)
			r.Status = from
			return r
		}
		allowed := func(err error, want bool) {
			GinkgoHelper()
			if want {
				Expect(err).NotTo(HaveOccurred())
			} else {
				Expect(domain.CodeOf(err)).To(Equal(domain.InvalidStateTransition))
			}
		}
		allowed(at().Advanced(webhook.ReplayedBatch{}, now), advance)
		allowed(at().Complete(now), complete)
		_, err := at().Cancel(now)
		allowed(err, cancel)
	},
		Entry("queued", webhook.ReplayQueued, true, false, true),
		Entry("running", webhook.ReplayRunning, true, true, true),
		Entry("completed", webhook.ReplayCompleted, false, true, false),
		Entry("cancelled", webhook.ReplayCancelled, false, false, true),
	)

	It("can be canceled once, with immediate effect", func() {
		r := made(all)
		later := now.Add(time.Minute)
		Expect(r.Cancel(later)).To(BeTrue())
		Expect(*r.FinishedOn).To(Equal(later))
		Expect(r.DueOn).To(BeTemporally("<", later))
		Expect(r.Cancel(later.Add(time.Minute))).To(BeFalse())
		Expect(*r.FinishedOn).To(Equal(later))
	})

	It("counts parked and expired deliveries as failed, and is stored for 90 days after its end", func() {
		r := made(all)
		r.Status = webhook.ReplayRunning
		Expect(r.Complete(now)).To(Succeed())
		Expect(r.Forgotten(now.Add(365*24*time.Hour))).To(BeFalse(), "nothing is final yet")
		r.Finalize(webhook.WebhookDeliveryCount{webhook.DeliverySucceeded: 5, webhook.DeliveryParked: 1, webhook.DeliveryExpired: 2, webhook.DeliveryCancelled: 3})
		Expect([]int{r.SucceededCount, r.FailedCount, r.CancelledCount}).To(Equal([]int{5, 3, 3}))
		Expect(r.Forgotten(now.Add(90*24*time.Hour - time.Second))).To(BeFalse())
		Expect(r.Forgotten(now.Add(90 * 24 * time.Hour))).To(BeTrue())
	})
})
