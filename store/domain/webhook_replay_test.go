package domain_test

import (
	"time"

	"github.com/google/uuid"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("A webhook replay", func() {
	now := time.Date(2026, 11, 20, 9, 15, 30, 0, time.UTC)
	endpoint := &domain.WebhookEndpoint{EventTypes: domain.EventFilters{"order.*"}, IsActive: true}
	made := func(req domain.WebhookReplayRequest) *domain.WebhookReplay {
		GinkgoHelper()
		r, err := domain.NewWebhookReplay(req, endpoint, domain.Actor{CommandID: uuid.New()}, now)
		Expect(err).NotTo(HaveOccurred())
		r.CreatedOn = now
		return r
	}
	all := domain.WebhookReplayRequest{EventTypes: domain.EventFilters{"*"}}

	It("takes the endpoint's types and now where the request says nothing", func() {
		from := now.Add(-time.Hour)
		r := made(domain.WebhookReplayRequest{CreatedFrom: &from})
		Expect(r.EventTypes).To(Equal(endpoint.EventTypes))
		Expect(r.CreatedTo).To(Equal(now))
		Expect(r.Status).To(Equal(domain.ReplayQueued))
		Expect(r.DueOn).To(Equal(now))
	})

	It("makes no more than may wait, and no more at once than a batch", func() {
		r := made(all)
		for waiting, room := range map[int]int{0: domain.ReplayBatch, 1: domain.ReplayBatch, domain.ReplayAhead - 7: 7, domain.ReplayAhead: 0, domain.ReplayAhead + 9: 0} {
			got, apart := r.Room(waiting, now)
			Expect(got).To(Equal(room), "%d waiting", waiting)
			Expect(apart).To(BeZero())
		}
	})

	It("fills a second ahead at its rate, and pauses where nothing is sent", func() {
		rate := 10
		r := made(domain.WebhookReplayRequest{EventTypes: all.EventTypes, RatePerSecond: &rate})
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

	It("never goes back, and is tried again at once while it gets on", func() {
		r := made(all)
		r.Until = 100
		Expect(r.Advanced(domain.ReplayedBatch{Queued: 3, Cursor: 40}, now)).To(Succeed())
		Expect(r.Status).To(Equal(domain.ReplayRunning))
		Expect([]int{r.QueuedCount, int(r.Cursor)}).To(Equal([]int{3, 40}))
		Expect(r.DueOn).To(Equal(now))
		Expect(r.Looked()).To(BeFalse())
		Expect(r.Advanced(domain.ReplayedBatch{Cursor: 30}, now.Add(time.Second))).To(Succeed())
		Expect(r.Cursor).To(BeNumerically("==", 40))
		Expect(r.DueOn).To(BeTemporally(">", now.Add(time.Second)))
		Expect(*r.StartedOn).To(Equal(now))
		Expect(r.Advanced(domain.ReplayedBatch{Cursor: 100}, now)).To(Succeed())
		Expect(r.Looked()).To(BeTrue())
	})

	DescribeTable("moves from status to status", func(from domain.ReplayStatus, advance, complete, cancel bool) {
		at := func() *domain.WebhookReplay {
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
		allowed(at().Advanced(domain.ReplayedBatch{}, now), advance)
		allowed(at().Complete(now), complete)
		_, err := at().Cancel(now)
		allowed(err, cancel)
	},
		Entry("queued", domain.ReplayQueued, true, false, true),
		Entry("running", domain.ReplayRunning, true, true, true),
		Entry("completed", domain.ReplayCompleted, false, true, false),
		Entry("cancelled", domain.ReplayCancelled, false, false, true),
	)

	It("is cancelled once, and at once", func() {
		r := made(all)
		later := now.Add(time.Minute)
		Expect(r.Cancel(later)).To(BeTrue())
		Expect(*r.FinishedOn).To(Equal(later))
		Expect(r.DueOn).To(BeTemporally("<", later))
		Expect(r.Cancel(later.Add(time.Minute))).To(BeFalse())
		Expect(*r.FinishedOn).To(Equal(later))
	})

	It("counts parked and expired deliveries as failed, and is kept ninety days after its end", func() {
		r := made(all)
		r.Status = domain.ReplayRunning
		Expect(r.Complete(now)).To(Succeed())
		Expect(r.Forgotten(now.Add(365*24*time.Hour))).To(BeFalse(), "nothing is final yet")
		r.Finalize(domain.WebhookDeliveryCount{domain.DeliverySucceeded: 5, domain.DeliveryParked: 1, domain.DeliveryExpired: 2, domain.DeliveryCancelled: 3})
		Expect([]int{r.SucceededCount, r.FailedCount, r.CancelledCount}).To(Equal([]int{5, 3, 3}))
		Expect(r.Forgotten(now.Add(90*24*time.Hour - time.Second))).To(BeFalse())
		Expect(r.Forgotten(now.Add(90 * 24 * time.Hour))).To(BeTrue())
	})
})
