package command

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"runtime/debug"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/integration"
)

// Worker does the work of one task type, as the system actor of the task's store. It writes only through run.Step, so
// no other run works on the task at the same time and a later run can continue. It returns an error of Step unchanged.
// A *domain.Error ends the task unless its code is temporary (ReasonOf). Other errors are retried until the task's
// attempts are used up.
type Worker func(ctx context.Context, run *TaskRun) error

var (
	// ErrTaskUnfinished is the error of a step or a worker that has more work. The task continues in its next turn, in
	// the same attempt.
	ErrTaskUnfinished = errors.New("task: there is more to do")
	// errTaskTaken and errTaskStopped are errors of a step that wrote nothing, because another run has taken over the
	// task or the task was canceled.
	errTaskTaken   = errors.New("task: another run has it")
	errTaskStopped = errors.New("task: it was canceled")
)

// taskPatience is the time for which a run starts new steps. After that, other tasks of the store get their turn.
const taskPatience = 10 * time.Second

// Queue inserts tasks in the transaction of the command that needs them. The tasks run soon after the transaction
// commits, and never run if it does not. A store has at most one unfinished task with a given LiveKey: if such a task
// exists, Queue returns it and inserts no other task. The keys within one call must differ.
func Queue(ctx context.Context, t *Tx, work ...integration.Work) ([]*integration.IntegrationTask, error) {
	tasks, keyed := make([]*integration.IntegrationTask, len(work)), false
	for i, w := range work {
		tasks[i] = integration.NewTask(w, t.Actor(), t.At)
		keyed = keyed || w.LiveKey != ""
	}
	if keyed {
		return t.QueueTasks(ctx, tasks)
	}
	for _, task := range tasks {
		if err := t.Insert(ctx, task); err != nil {
			return nil, err
		}
	}
	return tasks, nil
}

// WorkTasks runs due tasks. Any number of runs in any number of processes may overlap.
func (s *Kernel) WorkTasks(ctx context.Context) error {
	return s.taskSlots.Keep(ctx, s.DB.ClaimTasks, s.workTask)
}

// ForgetTasks deletes tasks that ended more than integration.TaskRetention ago.
func (s *Kernel) ForgetTasks(ctx context.Context) error { return s.DB.ForgetTasks(ctx) }

// TaskRun is one run of a task in one process.
type TaskRun struct {
	service *Kernel
	System  domain.Actor
	Task    *integration.IntegrationTask // state at the start of the run
	id      uuid.UUID
	begun   time.Time
	Stepped bool
}

// Step runs a part of the task in a transaction that locks the task, and saves the task's new state and progress in the
// same transaction. It fails and writes nothing if the task was canceled, if another run has taken over the task, or if
// other tasks must get their turn. A part may take a few seconds at most.
func (r *TaskRun) Step(ctx context.Context, do func(tx *Tx, task *integration.IntegrationTask) ([]domain.Event, error)) error {
	if r.Stepped && time.Since(r.begun) > taskPatience {
		return ErrTaskUnfinished
	}
	r.Stepped = true
	tx, err := r.service.Begin(ctx, r.System)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	task, err := tx.LockTask(ctx, r.Task.ID)
	switch {
	case err != nil:
		return err
	case !task.Has(r.id):
		return errTaskTaken
	case task.CancelRequested:
		return errTaskStopped
	}
	events, err := do(tx, task)
	if err != nil {
		return err
	}
	if err := tx.Update(ctx, task); err != nil {
		return err
	}
	return tx.Commit(ctx, events...)
}

func (s *Kernel) workTask(ctx context.Context, system domain.Actor, id int64) error {
	run := &TaskRun{service: s, System: system, id: uuid.New(), begun: time.Now()}
	task, err := s.beginTask(ctx, run, id)
	if err != nil || task == nil {
		return err
	}
	run.Task = task
	failure := s.do(About(ctx, func(o *Occasion) { o.taskID, o.Attempt = &task.ID, task.Attempts }), run)
	stopping := errors.Is(ctx.Err(), context.Canceled)
	ctx, cancel := Beyond(ctx)
	defer cancel()
	return s.endTask(ctx, run, failure, stopping)
}

// beginTask assigns a task to a run and returns the task; nil means that the task has ended.
func (s *Kernel) beginTask(ctx context.Context, run *TaskRun, id int64) (*integration.IntegrationTask, error) {
	tx, err := s.Begin(ctx, run.System)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	task, err := tx.LockTask(ctx, id)
	if err != nil || task.Ended() {
		return nil, err
	}
	works := task.Begin(run.id, tx.At)
	if err := tx.Update(ctx, task); err != nil {
		return nil, err
	}
	if err := tx.Commit(ctx); err != nil || !works {
		return nil, err
	}
	return task, nil
}

// do runs the task's worker. If the worker panics, the attempt fails, but the process continues.
func (s *Kernel) do(ctx context.Context, run *TaskRun) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("panic: %v\n%s", r, debug.Stack())
		}
	}()
	work, known := s.Workers[run.Task.TaskType]
	if !known { // queued by another version of the service, which may still run the task
		return domain.Errorf(domain.Unavailable, "This version of the service does not know the task.")
	}
	return work(ctx, run)
}

// endTask saves how a run ended; it does nothing if another run has taken over the task. The parameter stopping means
// that the service is shutting down, so the run is not a failed attempt.
func (s *Kernel) endTask(ctx context.Context, run *TaskRun, failure error, stopping bool) error {
	tx, err := s.Begin(ctx, run.System)
	if err != nil {
		return errors.Join(failure, err)
	}
	defer tx.Rollback()
	task, err := tx.LockTask(ctx, run.Task.ID)
	if err != nil || !task.Has(run.id) {
		return err
	}
	switch {
	case failure == nil:
		task.Succeed(tx.At)
	case errors.Is(failure, errTaskStopped):
		task.Stop(tx.At)
	case errors.Is(failure, ErrTaskUnfinished), stopping:
		task.Yield(tx.At)
	default:
		why, temporary := ReasonOf(failure)
		task.Fail(why, temporary, tx.At)
		slog.WarnContext(ctx, "task not done", "taskId", task.ID, "type", task.TaskType, "store", task.StoreID, "attempts", task.Attempts, "status", task.Status, "error", failure)
	}
	if err := tx.Update(ctx, task); err != nil {
		return err
	}
	return tx.Commit(ctx)
}

// ReasonOf returns the reason for a task's failure, in words that the store may read, and whether a retry may succeed.
// The reason for errors other than *domain.Error is "Internal error."; their text is only in the service's log.
func ReasonOf(failure error) (why string, temporary bool) {
	refusal, ours := errors.AsType[*domain.Error](failure)
	if !ours {
		return "Internal error.", true
	}
	switch refusal.Code {
	case domain.Busy, domain.Unavailable, domain.PaymentOutcomeUnknown, domain.RateLimited, domain.Internal:
		return refusal.Detail, true
	default:
		return refusal.Detail, false
	}
}

// RetryTasks queues failed and canceled tasks again. It returns the outcome for each id, in the order of ids.
func (s *Kernel) RetryTasks(ctx context.Context, actor domain.Actor, ids []int64) ([]integration.Answer, error) {
	return s.changeTasks(ctx, actor, ids, func(tx *Tx, tasks []*integration.IntegrationTask) (func(*integration.IntegrationTask) (bool, integration.Answer), error) {
		keys := make([]string, len(tasks))
		for i, t := range tasks {
			keys[i] = t.LiveKey
		}
		live, err := tx.LiveTasks(ctx, keys)
		taken := map[string]int64{}
		for _, t := range live {
			taken[t.LiveKey] = t.ID
		}
		return func(t *integration.IntegrationTask) (bool, integration.Answer) {
			if by, double := taken[t.LiveKey]; double && by != t.ID && t.Ended() && t.Status != integration.TaskSucceeded {
				return false, integration.Answer{TaskID: t.ID, Reason: integration.DoubleTask}
			}
			changed, answer := t.Retry(actor, tx.At)
			if changed && t.LiveKey != "" {
				taken[t.LiveKey] = t.ID
			}
			return changed, answer
		}, err
	})
}

// CancelTasks cancels waiting tasks; running tasks stop after their current step. It returns the outcome for each id,
// in the order of ids.
func (s *Kernel) CancelTasks(ctx context.Context, actor domain.Actor, ids []int64) ([]integration.Answer, error) {
	return s.changeTasks(ctx, actor, ids, func(tx *Tx, _ []*integration.IntegrationTask) (func(*integration.IntegrationTask) (bool, integration.Answer), error) {
		return func(t *integration.IntegrationTask) (bool, integration.Answer) { return t.Cancel(actor, tx.At) }, nil
	})
}

// changeTasks locks tasks and applies the rule to each task.
func (s *Kernel) changeTasks(ctx context.Context, actor domain.Actor, ids []int64,
	rule func(*Tx, []*integration.IntegrationTask) (func(*integration.IntegrationTask) (bool, integration.Answer), error)) ([]integration.Answer, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	tasks, err := tx.LockTasks(ctx, ids)
	if err != nil {
		return nil, err
	}
	change, err := rule(tx, tasks)
	if err != nil {
		return nil, err
	}
	answers := make([]integration.Answer, len(ids))
	for i, id := range ids {
		t, found := domain.ByID(tasks, id)
		if !found {
			answers[i] = integration.Answer{TaskID: id, Reason: integration.NoSuchTask}
			continue
		}
		changed, answer := change(t)
		if answers[i] = answer; changed {
			if err := tx.Update(ctx, t); err != nil {
				return nil, err
			}
		}
	}
	return answers, tx.Commit(ctx)
}
