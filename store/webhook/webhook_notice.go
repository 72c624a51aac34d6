package webhook

import (
	"context"
	"errors"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
)

// noticesAtOnce bounds how many endpoints one sweep looks at; the next goes on.
const noticesAtOnce = 200

// WatchWebhookEndpoints warns of endpoints that fail on and on, disables them in
// the end, and tells of those whose receiver wanted no more: in the store's audit
// log and by mail to its support. Any number of processes may watch at once.
func (s *Service) WatchWebhookEndpoints(ctx context.Context) error {
	due, err := s.DB.DueWebhookNotices(ctx, noticesAtOnce)
	if err != nil {
		return err
	}
	var failed error
	for _, d := range due {
		// One that cannot be told of keeps nobody from hearing of the others.
		failed = errors.Join(failed, s.watchWebhookEndpoint(ctx, domain.Platform(d.StoreID), d.ID))
	}
	return failed
}

func (s *Service) watchWebhookEndpoint(ctx context.Context, actor domain.Actor, id int64) error {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	endpoint, err := tx.LockWebhookEndpoint(ctx, id)
	if domain.CodeOf(err) == domain.NotFound {
		return nil // it was deleted meanwhile
	}
	if err != nil {
		return err
	}
	state, err := tx.LockWebhookEndpointState(ctx, id)
	if err != nil {
		return err
	}
	if state.NoticeOn == nil || state.NoticeOn.After(tx.At) {
		return nil // another process was faster, or it has succeeded since
	}
	was := domain.AuditStateOf(endpoint)
	notice := state.Notice(endpoint, tx.At)
	if notice == webhook.NoticeFailed {
		if err := tx.Update(ctx, endpoint); err != nil {
			return err
		}
	}
	if err := tx.KeepWebhookEndpointState(ctx, state); err != nil {
		return err
	}
	if notice == webhook.NoticeNone {
		return tx.Commit(ctx)
	}
	store, err := tx.Store(ctx)
	if err != nil {
		return err
	}
	if letter := letter.WebhookLetter(store, s.letter.Site(store), notice, endpoint, state); letter != nil {
		if err := s.letter.QueueMail(ctx, tx, *letter); err != nil {
			return err
		}
	}
	action, changes := state.Entry(notice, was, domain.AuditStateOf(endpoint))
	if err := tx.Report(ctx, action, "webhookEndpoint", id, changes...); err != nil {
		return err
	}
	return tx.Commit(ctx)
}
