package command

import (
	"context"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
	"github.com/storeplatform/storeplatform/store/repo"
	"github.com/storeplatform/storeplatform/store/view"
)

// MustBeUser refuses app tokens what only a person has.
func MustBeUser(actor domain.Actor) error {
	if actor.Kind != domain.ActorAdmin {
		return domain.Errorf(domain.Forbidden, "An app token is no user: log in as an administrator.")
	}
	return nil
}

// BeginPlatform opens the transaction of a command that changes what belongs to
// no store.
func (s *Kernel) BeginPlatform(ctx context.Context, actor domain.Actor) (*Tx, error) {
	t, err := s.DB.BeginPlatform(ctx, actor)
	if err != nil {
		return nil, err
	}
	return &Tx{Tx: t, kernel: s, At: s.Clock.Now()}, nil
}

// Tx is a command's transaction: what repo's can do, plus a Commit that wants
// the events. A command reads, from top to bottom: begin, lock, rule, write,
// commit.
type Tx struct {
	*repo.Tx
	kernel *Kernel
	At     time.Time // when the command happens; every row and event of it has this time

	Subscriptions []*subscription.Subscription // that it holds
	Reserved      []*ordering.Payment          // whose capture it has reserved: captureReserved
	PlacedOrders  []*ordering.Order            // without a payment to settle; SaveOrder knows the others
}

// Begin opens a command's transaction. Always defer Rollback behind it; after
// Commit that does nothing.
func (s *Kernel) Begin(ctx context.Context, actor domain.Actor) (*Tx, error) {
	t, err := s.DB.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	return &Tx{Tx: t, kernel: s, At: s.Clock.Now()}, nil
}

// Open is begin with the store that it is of.
func (s *Kernel) Open(ctx context.Context, actor domain.Actor) (t *Tx, store *settings.Store, err error) {
	if t, err = s.Begin(ctx, actor); err != nil {
		return nil, nil, err
	}
	if store, err = t.Store(ctx); err != nil {
		t.Rollback()
	}
	return t, store, err
}

func (t *Tx) render(ctx context.Context, events []domain.Event) ([]repo.WebhookEvent, error) {
	var out []repo.WebhookEvent
	var store *settings.Store
	for _, e := range events {
		if e.Type == "" {
			continue
		}
		if store == nil {
			var err error
			if store, err = t.Store(ctx); err != nil {
				return nil, err
			}
		}
		id := t.kernel.Clock.NewID()
		payload, err := view.Event(view.Envelope{ID: id, At: t.At, Store: *store, Actor: t.Actor()}, e)
		if err != nil {
			return nil, err
		}
		object := e.Object.Stored()
		out = append(out, repo.WebhookEvent{
			ID: id, Type: e.Type, ObjectType: view.ObjectType(e.Object), ObjectID: object.ID, ObjectVersion: object.Version,
			Action: e.Action, ActorType: t.Actor().Kind, ActorID: t.Actor().ID,
			APIVersion: domain.APIVersion, Payload: string(payload), CreatedOn: t.At, Note: e.Note,
		})
	}
	return out, nil
}
