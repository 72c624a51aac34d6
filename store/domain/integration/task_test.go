package integration_test

import (
	"time"

	"github.com/google/uuid"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/integration"
)

var _ = Describe("An integration task", func() {
	now := time.Date(2026, 11, 22, 9, 0, 0, 0, time.UTC)
	somebody := func() domain.Actor { return domain.Actor{Kind: domain.ActorAdmin, ID: 7, CommandID: uuid.New()} }
	queued := func() *integration.IntegrationTask {
		return integration.NewTask(integration.Work{TaskType: integration.OrderPaymentSync, Integration: integration.Payment}, somebody(), now)
	}
	run := func(t *integration.IntegrationTask) uuid.UUID {
		GinkgoHelper()
		id, until := uuid.New(), now.Add(30*time.Second)
		t.ClaimedUntil = &until
		Expect(t.Begin(id, now)).To(BeTrue())
		return id
	}

	It("is retried at growing intervals after failures, and fails after the last attempt", func() {
		t := queued()
		var waits []time.Duration
		for t.Status != integration.TaskFailed {
			run(t)
			t.Fail("502 Bad Gateway", true, now)
			Expect(t.LastError).To(Equal("502 Bad Gateway"))
			if t.DueOn != nil {
				Expect(t.Status).To(Equal(integration.TaskRetrying))
				waits = append(waits, t.DueOn.Sub(now))
			}
		}
		Expect([]int{t.Attempts, t.MaxAttempts, len(waits)}).To(Equal([]int{8, 8, 7}))
		for i := range waits[1:] {
			Expect(waits[i+1]).To(BeNumerically(">", waits[i]))
		}
		Expect(t.FinishedOn).To(HaveValue(Equal(now)))
		Expect(t.AllowedActions()).To(ConsistOf(integration.TaskRetry))
	})

	It("fails at once if the error is permanent", func() {
		t := queued()
		run(t)
		t.Fail("There is no such order.", false, now)
		Expect([]any{t.Status, t.Attempts, t.DueOn}).To(Equal([]any{integration.TaskFailed, 1, (*time.Time)(nil)}))
	})

	It("continues the same attempt after a pause, and starts another attempt after an interruption", func() {
		t := queued()
		first := run(t)
		t.Yield(now)
		Expect(t.Has(first)).To(BeFalse())
		second := run(t)
		Expect(t.Attempts).To(Equal(1))
		third := run(t) // the process died without releasing the task
		Expect(t.Attempts).To(Equal(2))
		Expect([]bool{t.Has(second), t.Has(third)}).To(Equal([]bool{false, true}))
		for t.Status == integration.TaskRunning {
			t.Begin(uuid.New(), now)
		}
		Expect([]any{t.Status, t.Attempts, t.LastError}).To(Equal([]any{integration.TaskFailed, 8, "It was interrupted each time."}))
	})

	It("is canceled at once while it waits, or between two steps while it runs", func() {
		t := queued()
		actor := somebody()
		changed, answer := t.Cancel(actor, now)
		Expect([]any{changed, answer.Done, t.Status}).To(Equal([]any{true, true, integration.TaskCancelled}))
		changed, answer = t.Cancel(actor, now) // repeats the same request
		Expect([]any{changed, answer.Done}).To(Equal([]any{false, true}))
		_, answer = t.Cancel(somebody(), now)
		Expect([]any{answer.Done, answer.Reason}).To(Equal([]any{false, "CANCELLED"}))
		Expect(t.Begin(uuid.New(), now)).To(BeFalse())

		t = queued()
		id := run(t)
		changed, answer = t.Cancel(somebody(), now)
		Expect([]any{changed, answer.Done, t.Status, t.CancelRequested, t.Has(id)}).To(Equal([]any{true, true, integration.TaskRunning, true, true}))
		Expect(t.AllowedActions()).To(BeEmpty())
		t.Stop(now)
		Expect([]any{t.Status, t.CancelRequested}).To(Equal([]any{integration.TaskCancelled, false}))

		By("also when its process is gone, or the attempt fails")
		t = queued()
		run(t)
		t.Cancel(somebody(), now)
		Expect(t.Begin(uuid.New(), now)).To(BeFalse())
		Expect(t.Status).To(Equal(integration.TaskCancelled))
		t = queued()
		run(t)
		t.Cancel(somebody(), now)
		t.Fail("502", true, now)
		Expect(t.Status).To(Equal(integration.TaskCancelled))
		t = queued()
		run(t)
		t.Cancel(somebody(), now.Add(time.Minute)) // the lease has expired, so no running process would see the request
		Expect(t.Status).To(Equal(integration.TaskCancelled))
	})

	It("can be retried with all attempts if it failed or was canceled", func() {
		t := queued()
		for _, status := range []integration.TaskStatus{integration.TaskQueued, integration.TaskRunning, integration.TaskRetrying, integration.TaskSucceeded} {
			t.Status = status
			changed, answer := t.Retry(somebody(), now)
			Expect([]any{changed, answer.Done, answer.Reason}).To(Equal([]any{false, false, string(status)}))
		}
		t = queued()
		run(t)
		t.Fail("no", false, now)
		actor := somebody()
		changed, answer := t.Retry(actor, now.Add(time.Hour))
		Expect([]any{changed, answer.Done, t.Status, t.Attempts}).To(Equal([]any{true, true, integration.TaskQueued, 0}))
		Expect(t.DueOn).To(HaveValue(Equal(now.Add(time.Hour))))
		Expect(t.FinishedOn).To(BeNil())
		changed, answer = t.Retry(actor, now) // repeats the same request
		Expect([]any{changed, answer.Done}).To(Equal([]any{false, true}))
	})
})
