package store

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

// tx is a command's transaction: what repo's can do, plus a Commit that wants
// the events. A command reads, from top to bottom: begin, lock, rule, write,
// commit.
type tx struct {
	*repo.Tx
	service *Service
	at      time.Time // when the command happens; every row and event of it has this time

	subscriptions []*subscription.Subscription // that it holds
	reserved      []*ordering.Payment          // whose capture it has reserved: captureReserved
	placedOrders  []*ordering.Order            // without a payment to settle; SaveOrder knows the others
}

// begin opens a command's transaction. Always defer Rollback behind it; after
// Commit that does nothing.
func (s *Service) begin(ctx context.Context, actor domain.Actor) (*tx, error) {
	t, err := s.db.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	return &tx{Tx: t, service: s, at: s.clock.Now()}, nil
}

// open is begin with the store that it is of.
func (s *Service) open(ctx context.Context, actor domain.Actor) (t *tx, store *settings.Store, err error) {
	if t, err = s.begin(ctx, actor); err != nil {
		return nil, nil, err
	}
	if store, err = t.Store(ctx); err != nil {
		t.Rollback()
	}
	return t, store, err
}

// openOrder is open with an order held. What comes before an order in the order of the
// locks is held first: then it is open, these, and LockOrder.
func (s *Service) openOrder(ctx context.Context, actor domain.Actor, id int64) (t *tx, store *settings.Store, o *ordering.Order, err error) {
	if t, store, err = s.open(ctx, actor); err != nil {
		return nil, nil, nil, err
	}
	if err = holdOwing(ctx, t, id); err == nil {
		o, err = t.LockOrder(ctx, id)
	}
	if err != nil {
		t.Rollback()
	}
	return t, store, o, err
}

// Commit records the events and the deliveries that they owe, and keeps it all.
// Events are rendered here, so that their snapshots show the objects as the
// transaction leaves them; an event without a type says that nothing happened.
// Orders of which nothing is left to ship reserve the capture that waits for shipping,
// subscriptions dun no longer for what is not owed any more, goods without shipping leave
// the stock of paid orders, subscribers are mailed of what they should know of, and orders
// get the invoices that they lack, and partners are to be told, in the same transaction.
func (t *tx) Commit(ctx context.Context, events ...domain.Event) error {
	if err := reserveUnshipped(ctx, t); err != nil {
		return err
	}
	settled, err := settleOwed(ctx, t)
	if err != nil {
		return err
	}
	events = append(events, settled...)
	if err := handOver(ctx, t); err != nil {
		return err
	}
	if err := t.service.tellSubscribers(ctx, t, events); err != nil {
		return err
	}
	if err := tellCommission(ctx, t); err != nil {
		return err
	}
	if err := t.service.tellPlatforms(ctx, t); err != nil {
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
	if err := issueInvoices(ctx, t); err != nil {
		return err
	}
	if err := reportTaxes(ctx, t); err != nil {
		return err
	}
	if err := t.Logged(ctx, t.service.keys.Fingerprint(t.Actor().From.Address)); err != nil {
		return err
	}
	if err := t.Tx.Commit(); err != nil {
		return err
	}
	if t.Owes() {
		t.service.wake()
	}
	return nil
}

func (t *tx) render(ctx context.Context, events []domain.Event) ([]repo.WebhookEvent, error) {
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
		id := t.service.clock.NewID()
		payload, err := view.Event(view.Envelope{ID: id, At: t.at, Store: *store, Actor: t.Actor()}, e)
		if err != nil {
			return nil, err
		}
		object := e.Object.Stored()
		out = append(out, repo.WebhookEvent{
			ID: id, Type: e.Type, ObjectType: view.ObjectType(e.Object), ObjectID: object.ID, ObjectVersion: object.Version,
			Action: e.Action, ActorType: t.Actor().Kind, ActorID: t.Actor().ID,
			APIVersion: domain.APIVersion, Payload: string(payload), CreatedOn: t.at, Note: e.Note,
		})
	}
	return out, nil
}
