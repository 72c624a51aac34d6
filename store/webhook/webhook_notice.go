package webhook

import (
	"context"
	"errors"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
)

// noticesAtOnce limits the endpoints that one sweep checks. The next sweep continues.
const noticesAtOnce = 200

// WatchWebhookEndpoints warns of endpoints that keep failing, finally disables them, and reports endpoints
// that were disabled because the receiver wants no more events. It writes to the store's audit log and mails
// the store's support. Any number of processes may run it at once.
func (s *Service) WatchWebhookEndpoints(ctx context.Context) error {
	due, err := s.DB.DueWebhookNotices(ctx, noticesAtOnce)
	if err != nil {
		return err
	}
	var failed error
	for _, d := range due {
		// An error at one endpoint does not stop the notices of the others.
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
		return nil // deleted since the list was read
	}
	if err != nil {
		return err
	}
	state, err := tx.LockWebhookEndpointState(ctx, id)
	if err != nil {
		return err
	}
	if state.NoticeOn == nil || state.NoticeOn.After(tx.At) {
		return nil // another process was faster, or an attempt has succeeded since
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
