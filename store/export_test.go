package store

import (
	"context"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/integration"
)

// Work registers a spec's function as the worker of a task type. The function gets the step
// function of the run.
func (s *Service) Work(t integration.TaskType, work func(ctx context.Context, task *integration.IntegrationTask, step func(func(*integration.IntegrationTask) error) error) error) {
	s.Workers[t] = func(ctx context.Context, run *command.TaskRun) error {
		return work(ctx, run.Task, func(do func(*integration.IntegrationTask) error) error {
			return run.Step(ctx, func(_ *command.Tx, task *integration.IntegrationTask) ([]domain.Event, error) { return nil, do(task) })
		})
	}
}

// Queue queues a task of a registered type as a command of the actor.
func (s *Service) Queue(ctx context.Context, actor domain.Actor, work ...integration.Work) ([]*integration.IntegrationTask, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	tasks, err := command.Queue(ctx, tx, work...)
	if err != nil {
		return nil, err
	}
	return tasks, tx.Commit(ctx)
}
