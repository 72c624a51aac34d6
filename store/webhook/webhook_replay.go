package webhook

import (
	"context"
	"errors"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
)

// PreviewWebhookReplay counts the events that a replay would send, and stores nothing. The endpoint may be
// disabled or have a running replay.
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

// plannedReplay returns a new replay with the range of event sequences that it covers.
func (s *Service) plannedReplay(ctx context.Context, req webhook.WebhookReplayRequest, endpoint *webhook.WebhookEndpoint, actor domain.Actor) (*webhook.WebhookReplay, error) {
	replay, err := webhook.NewWebhookReplay(req, endpoint, actor, s.Clock.Now())
	if err != nil {
		return nil, err
	}
	if err := replay.EventTypes.CheckReader(actor); err != nil {
		return nil, err
	}
	span, err := s.DB.WebhookSequences(ctx, replay.CreatedFrom, replay.CreatedTo)
	replay.Cursor, replay.Until = span.After, span.Until
	return replay, err
}

// CreateWebhookReplay queues a replay, which a job runs in batches. EventCount is the number of events
// that match now. Each batch determines which of its events are sent.
func (s *Service) CreateWebhookReplay(ctx context.Context, actor domain.Actor, req webhook.WebhookReplayRequest) (*webhook.WebhookReplay, error) {
	endpoint, err := s.As(actor).WebhookEndpoint(ctx, req.EndpointID)
	if err != nil {
		return nil, err
	}
	// The time for counting grows with the number of events, so the events are counted before the
	// transaction, without a lock.
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

// CancelWebhookReplay cancels a replay and its waiting and parked deliveries. Finished deliveries stay
// unchanged.
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
	// The replay creates no more deliveries. The existing deliveries are canceled in steps, so that each
	// transaction is short. If this loop is interrupted, the job continues.
	for again := true; again; {
		if again, err = s.replayStep(ctx, domain.System(actor.StoreID), id); err != nil {
			return err
		}
	}
	return nil
}

// cancelReplays cancels the replays to an endpoint that is being deleted.
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

// ReplayEvents creates the next deliveries of replays, and completes finished replays. Each step is a
// transaction that locks its replay. Several processes may therefore run it at the same time, and a process
// that dies leaves no partial step.
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
			if err != nil && domain.CodeOf(err) != domain.Busy { // the next run retries a busy replay
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

// replayStep takes the next step of a due replay. The result again reports whether another step is due immediately.
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

// endReplay completes a replay if none of its deliveries is waiting. Otherwise it schedules the
// next check.
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
