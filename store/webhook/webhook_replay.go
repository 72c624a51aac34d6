package webhook

import (
	"context"
	"errors"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
)

// PreviewWebhookReplay counts what a replay would send. It keeps nothing, and an
// endpoint that is disabled or is being replayed to is no obstacle.
func (s *Service) PreviewWebhookReplay(ctx context.Context, actor domain.Actor, req webhook.WebhookReplayRequest) (webhook.WebhookReplayPreview, error) {
	endpoint, err := s.As(actor).WebhookEndpoint(ctx, req.EndpointID)
	if err != nil {
		return webhook.WebhookReplayPreview{}, err
	}
	replay, err := s.plannedReplay(ctx, req, endpoint, actor)
	if err != nil {
		return webhook.WebhookReplayPreview{}, err
	}
	return s.As(actor).WebhookReplayPreview(ctx, replay)
}

// plannedReplay makes a replay and finds the sequences that it goes over.
func (s *Service) plannedReplay(ctx context.Context, req webhook.WebhookReplayRequest, endpoint *webhook.WebhookEndpoint, actor domain.Actor) (*webhook.WebhookReplay, error) {
	replay, err := webhook.NewWebhookReplay(req, endpoint, actor, s.Clock.Now())
	if err != nil {
		return nil, err
	}
	span, err := s.DB.WebhookSequences(ctx, replay.CreatedFrom, replay.CreatedTo)
	replay.Cursor, replay.Until = span.After, span.Until
	return replay, err
}

// CreateWebhookReplay queues a replay: the sweep does it, batch by batch. What is
// counted is what matches now; whether an event is sent is decided when its turn
// comes.
func (s *Service) CreateWebhookReplay(ctx context.Context, actor domain.Actor, req webhook.WebhookReplayRequest) (*webhook.WebhookReplay, error) {
	endpoint, err := s.As(actor).WebhookEndpoint(ctx, req.EndpointID)
	if err != nil {
		return nil, err
	}
	// Counting takes as long as there are events, so it holds nothing meanwhile.
	replay, err := s.plannedReplay(ctx, req, endpoint, actor)
	if err != nil {
		return nil, err
	}
	preview, err := s.As(actor).WebhookReplayPreview(ctx, replay)
	if err != nil {
		return nil, err
	}
	replay.EventCount = preview.EventCount

	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	if endpoint, err = tx.LockWebhookEndpoint(ctx, req.EndpointID); err != nil {
		return nil, err
	}
	if done, err := tx.WebhookReplayOfCommand(ctx); err != nil || done != nil {
		return done, err
	}
	if err := endpoint.CheckActive(); err != nil {
		return nil, err
	}
	if err := tx.Insert(ctx, replay); err != nil {
		return nil, err
	}
	return replay, tx.Commit(ctx)
}

// CancelWebhookReplay ends a replay before its time, with what waits of it. What
// was delivered stays delivered.
func (s *Service) CancelWebhookReplay(ctx context.Context, actor domain.Actor, id int64) error {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	replay, err := tx.LockWebhookReplay(ctx, id)
	if err != nil {
		return err
	}
	changed, err := replay.Cancel(tx.At)
	if err != nil || !changed {
		return err
	}
	if err := tx.Update(ctx, replay); err != nil {
		return err
	}
	if err := tx.Commit(ctx); err != nil {
		return err
	}
	// From here on nothing is made any more. What was made ends in steps, so that
	// no transaction is long; the sweep goes on with what is left.
	for again := true; again; {
		if again, err = s.replayStep(ctx, domain.System(actor.StoreID), id); err != nil {
			return err
		}
	}
	return nil
}

// cancelReplays ends the replays to an endpoint that is deleted.
func cancelReplays(ctx context.Context, t *command.Tx, endpointID int64) error {
	replays, err := t.LockRunningReplays(ctx, endpointID)
	if err != nil {
		return err
	}
	for _, replay := range replays {
		if _, err := replay.Cancel(t.At); err != nil {
			return err
		}
		if err := t.Update(ctx, replay); err != nil {
			return err
		}
	}
	return nil
}

// ReplayEvents makes the next deliveries of replays, and ends those that are
// through. Each step is a transaction that holds its replay, so any number of
// processes may do this at once, and one that dies leaves nothing half done.
func (s *Service) ReplayEvents(ctx context.Context) error {
	var failures []error
	for ctx.Err() == nil {
		due, err := s.DB.DueWebhookReplays(ctx)
		if err != nil {
			return errors.Join(append(failures, err)...)
		}
		further := false
		for _, item := range due {
			again, err := s.replayStep(ctx, domain.System(item.StoreID), item.ID)
			if err != nil && domain.CodeOf(err) != domain.Busy { // a race that was lost: the next sweep
				failures = append(failures, err)
			}
			further = further || again
		}
		if !further {
			break
		}
	}
	return errors.Join(failures...)
}

// replayStep does what a replay is due for, and tells whether more can be done
// at once.
func (s *Service) replayStep(ctx context.Context, actor domain.Actor, id int64) (again bool, err error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return false, err
	}
	defer tx.Rollback()
	replay, err := tx.LockDueWebhookReplay(ctx, id)
	if err != nil || replay == nil {
		return false, err
	}
	queued := replay.QueuedCount
	switch {
	case replay.Forgotten(tx.At):
		if err := tx.Delete(ctx, replay); err != nil {
			return false, err
		}
		return false, tx.Commit(ctx)
	case replay.Status == webhook.ReplayCancelled:
		again, err = tx.CancelReplayed(ctx, id)
		if err == nil && !again {
			err = finalizeReplay(ctx, tx, replay)
		}
	case !replay.Running():
		err = finalizeReplay(ctx, tx, replay)
	case replay.Status == webhook.ReplayQueued || !replay.Looked():
		again, err = replayBatch(ctx, tx, replay)
	default:
		err = endReplay(ctx, tx, replay)
	}
	if err != nil {
		return false, err
	}
	if err := tx.Update(ctx, replay); err != nil {
		return false, err
	}
	if err := tx.Commit(ctx); err != nil {
		return false, err
	}
	if replay.QueuedCount > queued {
		s.Wake()
	}
	return again, nil
}

func replayBatch(ctx context.Context, t *command.Tx, replay *webhook.WebhookReplay) (again bool, err error) {
	untried, err := t.CountUntried(ctx, replay.ID, webhook.ReplayAhead)
	if err != nil {
		return false, err
	}
	batch := webhook.ReplayedBatch{Cursor: replay.Cursor}
	if room, apart := replay.Room(untried, t.At); room > 0 {
		if batch, err = t.ReplayBatch(ctx, replay, room, apart); err != nil {
			return false, err
		}
	}
	if err := replay.Advanced(batch, t.At); err != nil {
		return false, err
	}
	return !replay.DueOn.After(t.At), nil
}

// endReplay completes a replay whose last delivery is through.
func endReplay(ctx context.Context, t *command.Tx, replay *webhook.WebhookReplay) error {
	waits, err := t.ReplayWaits(ctx, replay.ID)
	if err != nil {
		return err
	}
	if !waits {
		return replay.Complete(t.At)
	}
	untried, err := t.CountUntried(ctx, replay.ID, 1)
	replay.Watched(untried, t.At)
	return err
}

func finalizeReplay(ctx context.Context, t *command.Tx, replay *webhook.WebhookReplay) error {
	counts, err := t.ReplayCounts(ctx, replay.ID)
	replay.Finalize(counts)
	return err
}
