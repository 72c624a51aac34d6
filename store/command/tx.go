package command

import (
	"context"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
	"github.com/storeplatform/storeplatform/store/repo"
)

// MustBeUser returns Forbidden unless the actor is an administrator. Actions that require a person are not available to
// app tokens.
func MustBeUser(actor domain.Actor) error {
	if actor.Kind != domain.ActorAdmin {
		return domain.Errorf(domain.Forbidden, "An app token is no user: log in as an administrator.")
	}
	return nil
}

// BeginPlatform opens the transaction of a command that changes rows of no store.
func (s *Kernel) BeginPlatform(ctx context.Context, actor domain.Actor) (*Tx, error) {
	t, err := s.DB.BeginPlatform(ctx, actor)
	if err != nil {
		return nil, err
	}
	return &Tx{Tx: t, kernel: s, At: s.Clock.Now()}, nil
}

// Tx is a command's transaction: a repo.Tx whose Commit takes the events. A command has a fixed order: begin, lock,
// apply the rules, write, commit.
type Tx struct {
	*repo.Tx
	kernel *Kernel
	At     time.Time // time of the command and of all its rows and events

	Subscriptions []*subscription.Subscription // subscriptions that the transaction has locked
	Reserved      []*ordering.Payment          // payments with reserved captures, which captureReserved sends
	PlacedOrders  []*ordering.Order            // orders without a payment to settle; SavedOrders has the others
}

// Begin opens a command's transaction. Always defer Rollback, which does nothing after Commit.
func (s *Kernel) Begin(ctx context.Context, actor domain.Actor) (*Tx, error) {
	t, err := s.DB.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	return &Tx{Tx: t, kernel: s, At: s.Clock.Now()}, nil
}

// AuditExport records in the audit log that the actor downloads a list of objects of a kind.
func (s *Kernel) AuditExport(ctx context.Context, actor domain.Actor, kind string) error {
	t, err := s.Begin(ctx, actor)
	if err != nil {
		return err
	}
	defer t.Rollback()
	t.NoteList("export", kind)
	return t.Commit(ctx)
}

// Open begins a transaction and reads the actor's store.
func (s *Kernel) Open(ctx context.Context, actor domain.Actor) (t *Tx, store *settings.Store, err error) {
	if t, err = s.Begin(ctx, actor); err != nil {
		return nil, nil, err
	}
	if store, err = t.Store(ctx); err != nil {
		t.Rollback()
	}
	return t, store, err
}

// Rendering contains the fields of an event other than its object.
type Rendering struct {
	ID    uuid.UUID
	At    time.Time
	Store settings.Store
	Actor domain.Actor
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
		objectType, payload, err := t.kernel.Render(e, Rendering{ID: id, At: t.At, Store: *store, Actor: t.Actor()})
		if err != nil {
			return nil, err
		}
		object := e.Object.Stored()
		out = append(out, repo.WebhookEvent{
			ID: id, Type: e.Type, ObjectType: objectType, ObjectID: object.ID, ObjectVersion: object.Version,
			Action: e.Action, ActorType: t.Actor().Kind, ActorID: t.Actor().ID,
			APIVersion: domain.APIVersion, Payload: string(payload), CreatedOn: t.At, Note: e.Note,
		})
	}
	return out, nil
}
