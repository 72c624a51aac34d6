package webhook

import (
	"context"
	"errors"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
)

// noticesAtOnce is the maximum number of endpoints that one sweep checks. The next sweep checks the
// rest.
const noticesAtOnce = 200

// WatchWebhookEndpoints warns stores about endpoints that fail repeatedly, finally disables such endpoints,
// and reports endpoints that were disabled because the receiver wants no more events. It writes to the
// store's audit log and sends mails to the store's support. Several processes may run it at the same time.
func (s *Service) WatchWebhookEndpoints(ctx context.Context) error {
	due, err := s.DB.DueWebhookNotices(ctx, noticesAtOnce)
	if err != nil {
		return err
	}
	var failed error
	for _, d := range due {
		// An error with one endpoint does not prevent the notices about the others.
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
		return nil // the endpoint was deleted after the list was read
	}
	if err != nil {
		return err
	}
	state, err := tx.LockWebhookEndpointState(ctx, id)
	if err != nil {
		return err
	}
	if state.NoticeOn == nil || state.NoticeOn.After(tx.At) {
		return nil // another process was faster, or an attempt has succeeded in the meantime
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
