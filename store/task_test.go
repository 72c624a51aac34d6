package store_test

import (
	"context"
	"fmt"
	"sync"
	"sync/atomic"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store"
	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/integration"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/storetest"
)

const someTask = integration.OrderPaymentSync

// steps is the type of the function that runs a step of a worker and saves the result.
type steps = func(func(*integration.IntegrationTask) error) error

var _ = Describe("Integration tasks", func() {
	var d *stockedStore
	BeforeEach(func(ctx SpecContext) { d = newStockedStore(ctx) })

	// process returns another process of the service, in which work runs the tasks.
	process := func(work func(context.Context, *integration.IntegrationTask, steps) error) *store.Service {
		s := newService(store.Options{DB: d.Data.Repo, Clock: d.Data.Clock, Keys: storetest.Keyring(), Gateways: payment.NewGateways(), PublicURL: "http://store.example"})
		s.Work(someTask, work)
		return s
	}
	queue := func(ctx context.Context, actor domain.Actor, key string) int64 {
		GinkgoHelper()
		tasks, err := d.Queue(ctx, another(actor), integration.Work{TaskType: someTask, Integration: integration.Payment, ObjectType: "order", ObjectID: "17", LiveKey: key})
		Expect(err).NotTo(HaveOccurred())
		return tasks[0].ID
	}
	read := func(ctx context.Context, id int64) *integration.IntegrationTask {
		GinkgoHelper()
		t, err := d.As(d.actor).IntegrationTask(ctx, id)
		Expect(err).NotTo(HaveOccurred())
		return t
	}

	It("run once, whatever the number of processes", func(ctx SpecContext) {
		var done sync.Map
		var twice atomic.Int32
		var ids []int64
		for range 20 {
			ids = append(ids, queue(ctx, d.actor, ""))
		}
		var all sync.WaitGroup
		for range 3 {
			p := process(func(_ context.Context, t *integration.IntegrationTask, _ steps) error {
				if _, before := done.LoadOrStore(t.ID, true); before {
					twice.Add(1)
				}
				return nil
			})
			for range 2 {
				all.Go(func() {
					defer GinkgoRecover()
					Expect(p.WorkTasks(ctx)).To(Succeed())
				})
			}
		}
		all.Wait()
		Expect(twice.Load()).To(BeZero())
		for _, id := range ids {
			t := read(ctx, id)
			Expect([]any{t.Status, t.Attempts, t.LastError}).To(Equal([]any{integration.TaskSucceeded, 1, ""}))
		}
	})

	It("are queued and logged once per key while a task with that key waits", func(ctx SpecContext) {
		first, second := another(d.actor), another(d.actor)
		ask := func(actor domain.Actor) int64 {
			GinkgoHelper()
			tasks, err := d.Queue(ctx, actor, integration.Work{TaskType: someTask, Integration: integration.Payment, ObjectType: "order", ObjectID: "17", LiveKey: "17"})
			Expect(err).NotTo(HaveOccurred())
			return tasks[0].ID
		}
		id := ask(first)
		Expect(ask(first)).To(Equal(id), "the same request again")
		Expect(ask(second)).To(Equal(id))
		log, err := d.As(d.actor).AuditLogs(ctx, domain.AuditFilter{ObjectType: []string{"integrationTask"}}, domain.PageQuery{Number: 1, Size: 25, Sort: "createdOn"})
		Expect(err).NotTo(HaveOccurred())
		Expect(log.Items).To(HaveLen(1))
	})

	It("take turns among stores, however many tasks one store has", func(ctx SpecContext) {
		_, other := d.newStore(ctx, "other")
		_, err := d.Data.SQL.ExecContext(ctx, `INSERT INTO integration_tasks (store_id, created_on, modified_on, task_type, integration, provider_code, object_type, object_id, status, max_attempts, due_on, command_id)
			SELECT $1, now(), now(), $2, 'PAYMENT', '', 'order', n::text, 'QUEUED', 8, now() - interval '1 hour', gen_random_uuid() FROM generate_series(1, 1000) n`, d.actor.StoreID, someTask)
		Expect(err).NotTo(HaveOccurred())
		last := queue(ctx, other, "")
		over := make(chan struct{})
		var waiting atomic.Int32
		p := process(func(ctx context.Context, t *integration.IntegrationTask, _ steps) error {
			if t.StoreID != d.actor.StoreID {
				return nil
			}
			waiting.Add(1)
			select {
			case <-over:
			case <-ctx.Done():
			}
			return nil
		})
		stopped, stop := context.WithCancel(ctx)
		var all sync.WaitGroup
		all.Go(func() { _ = p.WorkTasks(stopped) }) // the process is stopped, possibly during a claim
		Eventually(func() integration.TaskStatus {
			t, err := d.As(other).IntegrationTask(ctx, last)
			Expect(err).NotTo(HaveOccurred())
			return t.Status
		}).Should(Equal(integration.TaskSucceeded))
		Expect(waiting.Load()).To(BeNumerically("<=", 4), "so many of one store")
		stop()
		close(over)
		all.Wait()
	})

	It("of a dead process are continued elsewhere, and later writes of that process are discarded", func(ctx SpecContext) {
		id := queue(ctx, d.actor, "")
		hung, over := make(chan struct{}), make(chan struct{})
		var late error
		dead := process(func(_ context.Context, _ *integration.IntegrationTask, step steps) error {
			Expect(step(func(t *integration.IntegrationTask) error { t.State = "1"; return nil })).To(Succeed())
			close(hung)
			<-over
			late = step(func(t *integration.IntegrationTask) error { t.State = "lost"; return nil })
			return late
		})
		var all sync.WaitGroup
		all.Go(func() { defer GinkgoRecover(); _ = dead.WorkTasks(context.WithoutCancel(ctx)) })
		<-hung
		alive := process(func(_ context.Context, t *integration.IntegrationTask, step steps) error {
			Expect(t.State).To(Equal("1"), "where it was")
			return step(func(t *integration.IntegrationTask) error { t.State = "2"; return nil })
		})
		Expect(alive.WorkTasks(ctx)).To(Succeed())
		Expect(read(ctx, id).State).To(Equal("1"), "it is still claimed")
		d.Clock.Advance(time.Minute)
		Expect(alive.WorkTasks(ctx)).To(Succeed())
		close(over)
		all.Wait()
		Expect(late).To(HaveOccurred())
		t := read(ctx, id)
		Expect([]any{t.Status, t.State, t.Attempts}).To(Equal([]any{integration.TaskSucceeded, "2", 2}))
	})

	It("run one step at a time until they are finished", func(ctx SpecContext) {
		id := queue(ctx, d.actor, "")
		p := process(func(_ context.Context, _ *integration.IntegrationTask, step steps) error {
			more := true
			if err := step(func(t *integration.IntegrationTask) error {
				t.State += "x"
				more = len(t.State) < 3
				return nil
			}); err != nil || !more {
				return err
			}
			return command.ErrTaskUnfinished
		})
		Expect(p.WorkTasks(ctx)).To(Succeed())
		t := read(ctx, id)
		Expect([]any{t.Status, t.State, t.Attempts}).To(Equal([]any{integration.TaskSucceeded, "xxx", 1}))
	})

	It("record a reason, are retried after a panic or an unreachable service, and fail if they are refused", func(ctx SpecContext) {
		for _, c := range []struct {
			err    error
			status integration.TaskStatus
			why    string
		}{
			{nil, integration.TaskRetrying, "Internal error."}, // the worker panics
			{fmt.Errorf("pq: password authentication failed"), integration.TaskRetrying, "Internal error."},
			{domain.Missing("order"), integration.TaskFailed, "There is no such order."},
			{domain.Errorf(domain.Unavailable, "Nobody answers."), integration.TaskRetrying, "Nobody answers."},
		} {
			id := queue(ctx, d.actor, "")
			p := process(func(context.Context, *integration.IntegrationTask, steps) error {
				if c.err == nil {
					panic("at the worst")
				}
				return c.err
			})
			Expect(p.WorkTasks(ctx)).To(Succeed())
			t := read(ctx, id)
			Expect([]any{t.Status, t.LastError, t.RunID == nil}).To(Equal([]any{c.status, c.why, true}))
		}
		f, err := d.As(d.actor).Attention(ctx)
		Expect(err).NotTo(HaveOccurred())
		Expect(f.FailedTasks).To(BeEquivalentTo(1), "the dashboard counts those that were given up")
	})

	It("are released when the service stops, without counting a failed attempt", func(ctx SpecContext) {
		id := queue(ctx, d.actor, "")
		stopping, stop := context.WithCancel(ctx)
		p := process(func(ctx context.Context, _ *integration.IntegrationTask, _ steps) error {
			stop()
			<-ctx.Done()
			return ctx.Err()
		})
		Expect(p.WorkTasks(stopping)).To(Succeed())
		t := read(ctx, id)
		Expect([]any{t.Status, t.Attempts, t.LastError, t.RunID == nil}).To(Equal([]any{integration.TaskRunning, 1, "", true}))
		Expect(process(func(context.Context, *integration.IntegrationTask, steps) error { return nil }).WorkTasks(ctx)).To(Succeed())
		Expect(read(ctx, id).Status).To(Equal(integration.TaskSucceeded))
	})

	It("stop after the current step when they are canceled, and can be retried", func(ctx SpecContext) {
		id := queue(ctx, d.actor, "")
		first := true
		p := process(func(ctx context.Context, _ *integration.IntegrationTask, step steps) error {
			if err := step(func(t *integration.IntegrationTask) error { t.State += "x"; return nil }); err != nil {
				return err
			}
			if first {
				first = false
				answers, err := d.CancelTasks(ctx, another(d.actor), []int64{id, 404})
				Expect(err).NotTo(HaveOccurred())
				Expect(answers).To(Equal([]integration.Answer{{TaskID: id, Done: true}, {TaskID: 404, Reason: "not_found"}}))
			}
			return step(func(t *integration.IntegrationTask) error { t.State += "y"; return nil })
		})
		Expect(p.WorkTasks(ctx)).To(Succeed())
		t := read(ctx, id)
		Expect([]any{t.Status, t.State}).To(Equal([]any{integration.TaskCancelled, "x"}))
		answers, err := d.RetryTasks(ctx, another(d.actor), []int64{id})
		Expect(err).NotTo(HaveOccurred())
		Expect(answers[0].Done).To(BeTrue())
		Expect(p.WorkTasks(ctx)).To(Succeed())
		Expect(read(ctx, id).State).To(Equal("xxy"))
	})

	It("wait at most once per key, even if they are queued and retried concurrently", func(ctx SpecContext) {
		ids := make([]int64, 8)
		var all sync.WaitGroup
		for i := range ids {
			all.Go(func() { defer GinkgoRecover(); ids[i] = queue(ctx, d.actor, "the same") })
		}
		all.Wait()
		Expect(ids).To(HaveEach(ids[0]))
		_, err := d.CancelTasks(ctx, another(d.actor), ids[:1])
		Expect(err).NotTo(HaveOccurred())
		next := queue(ctx, d.actor, "the same")
		Expect(next).NotTo(Equal(ids[0]))
		answers, err := d.RetryTasks(ctx, another(d.actor), ids[:1])
		Expect(err).NotTo(HaveOccurred())
		Expect(answers[0]).To(Equal(integration.Answer{TaskID: ids[0], Reason: "already_exists"}))
	})

	It("stay consistent under concurrent retries and cancellations", func(ctx SpecContext) {
		ids := []int64{queue(ctx, d.actor, "a"), queue(ctx, d.actor, "b"), queue(ctx, d.actor, "")}
		p := process(func(context.Context, *integration.IntegrationTask, steps) error { return domain.Missing("order") })
		var all sync.WaitGroup
		for i := range 6 {
			all.Go(func() {
				defer GinkgoRecover()
				for range 10 {
					var err error
					switch i % 3 {
					case 0:
						_, err = d.RetryTasks(ctx, another(d.actor), ids)
					case 1:
						_, err = d.CancelTasks(ctx, another(d.actor), []int64{ids[2], ids[1], ids[0]})
					default:
						err = p.WorkTasks(ctx)
					}
					Expect(err).NotTo(HaveOccurred())
				}
			})
		}
		all.Wait()
		for _, id := range ids {
			t := read(ctx, id)
			Expect(t.DueOn == nil).To(Equal(t.Status == integration.TaskFailed || t.Status == integration.TaskCancelled))
		}
	})

	It("are deleted 90 days after they have ended", func(ctx SpecContext) {
		id, waits := queue(ctx, d.actor, ""), queue(ctx, d.actor, "")
		_, err := d.CancelTasks(ctx, another(d.actor), []int64{id})
		Expect(err).NotTo(HaveOccurred())
		d.Clock.Advance(89 * 24 * time.Hour)
		Expect(d.ForgetTasks(ctx)).To(Succeed())
		read(ctx, id)
		d.Clock.Advance(2 * 24 * time.Hour)
		Expect(d.ForgetTasks(ctx)).To(Succeed())
		Expect(d.As(d.actor).IntegrationTask(ctx, id)).Error().To(refuse(domain.NotFound))
		read(ctx, waits)
	})
})
