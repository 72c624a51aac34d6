package command

import (
	"context"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/repo"
)

// As reads as an actor: the rows of its store, and for a customer their own.
func (s *Kernel) As(actor domain.Actor) repo.Reader { return s.DB.As(actor) }

// Snapshot reads as an actor what is there now, to its end. Close it.
type Snapshot = repo.Reading

// Snapshot begins one.
func (s *Kernel) Snapshot(ctx context.Context, actor domain.Actor) (*Snapshot, error) {
	return s.DB.Snapshot(ctx, actor)
}

// Read reads several things as an actor, all as they are at the first of them. Close it.
func (s *Kernel) Read(ctx context.Context, actor domain.Actor) (*Snapshot, error) {
	return s.DB.Read(ctx, actor)
}

// Woken receives after commits that recorded events: there is something to deliver.
func (s *Kernel) Woken() <-chan struct{} { return s.woken }

func (s *Kernel) Wake() {
	select {
	case s.woken <- struct{}{}:
	default: // somebody was told already
	}
}

// Ready returns an error if the database does not answer within 2 seconds. Less would take
// a process that is only busy out of its load balancer.
func (s *Kernel) Ready(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, 2*time.Second)
	defer cancel()
	return s.DB.Ping(ctx)
}
