package command

import (
	"context"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/integration"
	"github.com/storeplatform/storeplatform/store/egress"
	"github.com/storeplatform/storeplatform/store/repo"
)

// As returns a Reader of the rows that an actor may read: the rows of the actor's store. If the actor is a customer,
// these are only the customer's own rows.
func (s *Kernel) As(actor domain.Actor) repo.Reader { return s.DB.As(actor) }

// Snapshot is a Reader whose reads share one transaction. The caller must close it.
type Snapshot = repo.Reading

// Snapshot opens a snapshot for lists that are read to their end, which may take long. The snapshot occupies a
// connection until it is closed. PostgreSQL ends the snapshot after 45 seconds without a statement.
func (s *Kernel) Snapshot(ctx context.Context, actor domain.Actor) (*Snapshot, error) {
	return s.DB.Snapshot(ctx, actor)
}

// Read opens a snapshot for several reads by key. Each read sees the rows as of the first read. The caller must close
// the snapshot.
func (s *Kernel) Read(ctx context.Context, actor domain.Actor) (*Snapshot, error) {
	return s.DB.Read(ctx, actor)
}

// Woken receives a value when webhook deliveries may be due, such as after a commit that recorded events.
func (s *Kernel) Woken() <-chan struct{} { return s.woken }

func (s *Kernel) Wake() {
	select {
	case s.woken <- struct{}{}:
	default: // a wake-up is already pending
	}
}

// WorkDue claims due items with claim and calls do for each item, as the system actor of the item's store. It returns
// when no item is due and all claimed items have ended; it stops claiming after KeepFor. Any number of runs in any
// number of processes may overlap: an item that waits for a gateway occupies its slot.
func (s *Kernel) WorkDue(ctx context.Context, claim func(context.Context, repo.Slots) ([]repo.Due, error), do func(context.Context, domain.Actor, int64) error) error {
	return s.Slots.Keep(ctx, claim, do)
}

// Recorder returns a recorder of calls to one kind of outside system. Recording a call never waits.
func (s *Kernel) Recorder(kind integration.Integration) egress.Recorder {
	return func(ctx context.Context, c egress.Call) {
		s.calls.add(recordedCall{kind, occasionOf(ctx), c, s.Clock.Offset()})
	}
}
