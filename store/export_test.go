package store

import (
	"context"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/integration"
)

// TaskUnfinished is what a worker comes back with that has more to do.
var TaskUnfinished = errTaskUnfinished

// Work lets a spec do a type of task: step is the run's, late tells whether it is to
// let others have their turn.
func (s *Service) Work(t integration.TaskType, work func(ctx context.Context, task *integration.IntegrationTask, step func(func(*integration.IntegrationTask) error) error) error) {
	s.workers[t] = func(ctx context.Context, run *taskRun) error {
		return work(ctx, run.task, func(do func(*integration.IntegrationTask) error) error {
			return run.step(ctx, func(_ *tx, task *integration.IntegrationTask) ([]domain.Event, error) { return nil, do(task) })
		})
	}
}

// Queue queues work as a command of an actor.
func (s *Service) Queue(ctx context.Context, actor domain.Actor, work ...integration.Work) ([]*integration.IntegrationTask, error) {
	tx, err := s.begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	tasks, err := queue(ctx, tx, work...)
	if err != nil {
		return nil, err
	}
	return tasks, tx.Commit(ctx)
}

// WaitForLogos lets a spec choose how long a logo is waited for.
func (s *Service) WaitForLogos(limit time.Duration) { s.logoLimit = limit }

// LogosAtOnce is how many logos are read at once.
const LogosAtOnce = logosAtOnce

// ProcessSubscription processes one claimed subscription, as a process does that
// claimed it some time ago.
func (s *Service) ProcessSubscription(ctx context.Context, storeID, id int64) error {
	return s.processSubscription(ctx, domain.System(storeID), id)
}
