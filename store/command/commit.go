package command

import (
	"context"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Step is a part of every commit and runs in the transaction. Do receives the events so far and returns further events.
// The commit does not record events that a step in Kernel.After returns.
type Step struct {
	Name string
	Do   func(ctx context.Context, tx *Tx, events []domain.Event) ([]domain.Event, error)
}

// Commit runs the steps that every command needs, records the events with their webhook deliveries, and commits the
// transaction. It renders the events only now, because their payloads must show the objects at the end of the
// transaction. It does not record an event without a type, which means that nothing happened.
func (t *Tx) Commit(ctx context.Context, events ...domain.Event) error {
	events, err := t.take(ctx, t.kernel.Before, events)
	if err != nil {
		return err
	}
	recorded, err := t.render(ctx, events)
	if err != nil {
		return err
	}
	if err := t.Record(ctx, recorded); err != nil {
		return err
	}
	if err := t.Signal(ctx); err != nil {
		return err
	}
	if _, err := t.take(ctx, t.kernel.After, events); err != nil {
		return err
	}
	if err := t.Logged(ctx, t.kernel.Keys.Fingerprint(t.Actor().From.Address)); err != nil {
		return err
	}
	if err := t.Tx.Commit(); err != nil {
		return err
	}
	if t.Owes() {
		t.kernel.Wake()
	}
	return nil
}

func (t *Tx) take(ctx context.Context, steps []Step, events []domain.Event) ([]domain.Event, error) {
	for _, step := range steps {
		more, err := step.Do(ctx, t, events)
		if err != nil {
			return nil, err
		}
		events = append(events, more...)
	}
	return events, nil
}
