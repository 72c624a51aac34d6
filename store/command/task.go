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

// Worker does one type of task, in the name of its store's system. What it keeps goes
// through run.step, so that nobody else works on the task meanwhile and it can be
// gone on with; with an error of step it comes back. An error that is a refusal of
// ours ends the task; any other is tried again, some times.
type Worker func(ctx context.Context, run *TaskRun) error

var (
	// ErrTaskUnfinished is what a step, or a worker, comes back with when there is more to
	// do: the task goes on when it is its turn again.
	ErrTaskUnfinished = errors.New("task: there is more to do")
	// errTaskTaken and errTaskStopped are what a step comes back with: another run has the
	// task, or it was canceled. Nothing of the step was kept.
	errTaskTaken   = errors.New("task: another run has it")
	errTaskStopped = errors.New("task: it was canceled")
)

// taskPatience is for how long a run begins new steps: then other tasks of the store
// have their turn.
const taskPatience = 10 * time.Second

// Queue puts work into the queue, in the transaction of what asks for it: it is done
// if that happens, and soon after. Of work with a key there is one that waits or runs;
// that one is given back.
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

// WorkTasks does tasks that are due. Any number of processes may run it, and one
// process any number of times at once.
func (s *Kernel) WorkTasks(ctx context.Context) error {
	return s.taskSlots.Keep(ctx, s.DB.ClaimTasks, s.workTask)
}

// ForgetTasks forgets tasks that ended long ago.
func (s *Kernel) ForgetTasks(ctx context.Context) error { return s.DB.ForgetTasks(ctx) }

// TaskRun is one run of a task, in one process.
type TaskRun struct {
	service *Kernel
	System  domain.Actor
	Task    *integration.IntegrationTask // as it was when the run began
	id      uuid.UUID
	begun   time.Time
	Stepped bool
}

// Step does a part of the task in a transaction that holds it, with what the part
// changes of the task: its state and its progress. It fails, and nothing of it is kept,
// when the task was canceled, another run has it, or others are to have their turn.
// A part takes some seconds at most.
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

// beginTask gives a task to a run; nil when there is nothing to do about it any more.
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

// do has the task's worker at it. A panic is a failure of the task, and ends no process.
func (s *Kernel) do(ctx context.Context, run *TaskRun) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("panic: %v\n%s", r, debug.Stack())
		}
	}()
	work, known := s.Workers[run.Task.TaskType]
	if !known { // of another version of the program, which may come back to it
		return domain.Errorf(domain.Unavailable, "This version of the service does not know the task.")
	}
	return work(ctx, run)
}

// endTask keeps how a run ended; stopping says that the service stops, which is nobody's
// failure. It is nothing when another run has the task.
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

// ReasonOf is why a task failed, as its store may read it, and whether it may be done
// another time. What is no refusal of ours stays in the log.
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

// RetryTasks queues tasks again that failed or were canceled. Each is answered by
// itself, in the order asked for.
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

// CancelTasks ends tasks that wait; those that run stop after their present step. Each
// is answered by itself, in the order asked for.
func (s *Kernel) CancelTasks(ctx context.Context, actor domain.Actor, ids []int64) ([]integration.Answer, error) {
	return s.changeTasks(ctx, actor, ids, func(tx *Tx, _ []*integration.IntegrationTask) (func(*integration.IntegrationTask) (bool, integration.Answer), error) {
		return func(t *integration.IntegrationTask) (bool, integration.Answer) { return t.Cancel(actor, tx.At) }, nil
	})
}

// changeTasks holds several tasks and does to each what the rule says.
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
