package repo

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
)

var _ = guards(map[string]error{
	"webhook_replays_one_running": domain.Errorf(domain.AlreadyExists, "Another replay to the endpoint is queued or running; wait for it or cancel it."),
})

// SequenceRange bounds the sequences of the events that were created in a span of time: every sequence is above After
// and at most Until.
type SequenceRange struct {
	After, Until int64
}

// spanSlack is longer than any transaction, from its beginning, which is the time of its events, to its end. It also
// exceeds the difference between the clocks of processes.
const spanSlack = 10 * time.Minute

// WebhookSequences finds the range of sequences of a span of time with two lookups in the index of event ids, which
// begin with their time. All stores share the sequences, so the bounds may come from the event of any store; the result
// reveals nothing about that event.
func (db *DB) WebhookSequences(ctx context.Context, from *time.Time, to time.Time) (span SequenceRange, err error) {
	err = db.across(ctx, func(g *gorm.DB) error {
		if err := g.Raw("SELECT webhook_horizon()").Scan(&span.Until).Error; err != nil {
			return err
		}
		if from != nil {
			// Ids use the machine's clock. Event times use the platform's clock, which may have been set ahead since.
			// Each bound therefore uses the clock that gives the wider range.
			before := from.Add(-db.clock.Offset() - spanSlack)
			if err := g.Raw("SELECT sequence FROM webhook_events WHERE id < ? ORDER BY id DESC LIMIT 1", domain.LowestID(before)).Scan(&span.After).Error; err != nil {
				return err
			}
		}
		var behind int64
		if err := g.Raw("SELECT sequence FROM webhook_events WHERE id >= ? ORDER BY id LIMIT 1", domain.LowestID(to.Add(spanSlack))).Scan(&behind).Error; err != nil {
			return err
		}
		if behind != 0 {
			span.Until = min(span.Until, behind-1)
		}
		return nil
	})
	return span, err
}

// replayed returns the condition that a replay resends an event s. If the replay filters by status, n is the event's
// newest delivery to the endpoint.
func replayed(r *webhook.WebhookReplay, args map[string]any) string {
	where := "s.created_on < @to AND CAST(@types AS text[]) && " + namesOfType("s.type")
	args["to"], args["types"] = r.CreatedTo, array([]string(r.EventTypes))
	if r.CreatedFrom != nil {
		where += " AND s.created_on >= @from"
		args["from"] = *r.CreatedFrom
	}
	if r.ObjectType != nil {
		where += " AND s.object_type = @object_type"
		args["object_type"] = *r.ObjectType
	}
	if r.ObjectID != nil {
		where += " AND s.object_id = @object_id"
		args["object_id"] = *r.ObjectID
	}
	if len(r.DeliveryStatuses) > 0 {
		where += " AND coalesce(n.status, 'NONE') = ANY(@statuses)"
		args["statuses"] = array(r.Statuses())
	}
	return where
}

// previewStep is the number of sequences that one statement of a preview covers. It keeps every statement short,
// however many events exist.
const previewStep = 200_000

// WebhookReplayPreview counts the events that a replay would send now.
func (r Reader) WebhookReplayPreview(ctx context.Context, replay *webhook.WebhookReplay) (out webhook.WebhookReplayPreview, err error) {
	out.EndpointID, out.Types = replay.EndpointID, []webhook.WebhookTypeCount{}
	counts := map[domain.EventType]int{}
	args := map[string]any{"endpoint": replay.EndpointID, "store": r.actor.StoreID}
	where, newest := replayed(replay, args), ""
	if len(replay.DeliveryStatuses) > 0 {
		// The subquery reads all of the endpoint's deliveries at once, because for a long span a lookup per event would
		// cost many times as much.
		newest = ` LEFT JOIN (SELECT DISTINCT ON (d.event_id) d.event_id, d.status FROM webhook_deliveries d
			WHERE d.endpoint_id = @endpoint AND d.sequence > @after AND d.sequence <= @until ORDER BY d.event_id, d.id DESC) n ON n.event_id = s.id`
	}
	for after := replay.Cursor; after < replay.Until; after += previewStep {
		args["after"], args["until"] = after, min(after+previewStep, replay.Until)
		var rows []struct {
			webhook.WebhookTypeCount
			FirstOn, LastOn time.Time
		}
		err := r.in(ctx, func(g *gorm.DB) error {
			return g.Raw(`SELECT s.type, count(*) AS event_count, min(s.created_on) AS first_on, max(s.created_on) AS last_on FROM webhook_events s`+newest+`
				WHERE s.store_id = @store AND s.sequence > @after AND s.sequence <= @until AND `+where+` GROUP BY s.type`, args).Scan(&rows).Error
		})
		if err != nil {
			return out, err
		}
		for _, row := range rows {
			out.EventCount += row.EventCount
			counts[row.Type] += row.EventCount
			if out.FirstEventOn == nil || row.FirstOn.Before(*out.FirstEventOn) {
				out.FirstEventOn = &row.FirstOn
			}
			if out.LastEventOn == nil || row.LastOn.After(*out.LastEventOn) {
				out.LastEventOn = &row.LastOn
			}
		}
	}
	for kind, n := range counts {
		out.Types = append(out.Types, webhook.WebhookTypeCount{Type: kind, EventCount: n})
	}
	slices.SortFunc(out.Types, func(a, b webhook.WebhookTypeCount) int {
		return cmp.Or(cmp.Compare(b.EventCount, a.EventCount), cmp.Compare(a.Type, b.Type))
	})
	return out, nil
}

// WebhookReplay returns a replay with its current counts.
func (r Reader) WebhookReplay(ctx context.Context, id int64) (replay *webhook.WebhookReplay, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		if replay, err = take[webhook.WebhookReplay](g, "webhook replay", "id = ?", id); err != nil || replay.IsFinal {
			return err
		}
		counts, err := replayCounts(g, id)
		replay.Count(counts)
		return err
	})
	return replay, err
}

// replayCounts counts a replay's deliveries by status, using an index that contains only replayed deliveries.
func replayCounts(g *gorm.DB, id int64) (webhook.WebhookDeliveryCount, error) {
	var rows []struct {
		Status webhook.DeliveryStatus
		N      int
	}
	err := g.Raw("SELECT status, count(*) AS n FROM webhook_deliveries WHERE replay_id = ? GROUP BY status", id).Scan(&rows).Error
	counts := webhook.WebhookDeliveryCount{}
	for _, row := range rows {
		counts[row.Status] = row.N
	}
	return counts, err
}

// withReplays sets the queued or running replay of each endpoint.
func withReplays(g *gorm.DB, endpoints []*webhook.WebhookEndpoint) error {
	ids := make([]int64, len(endpoints))
	for i, e := range endpoints {
		ids[i] = e.ID
	}
	var running []struct{ ID, EndpointID int64 }
	if err := g.Raw("SELECT id, endpoint_id FROM webhook_replays WHERE endpoint_id = ANY(?) AND status IN ('QUEUED', 'RUNNING')", array(ids)).Scan(&running).Error; err != nil {
		return err
	}
	for _, replay := range running {
		for _, e := range endpoints {
			if e.ID == replay.EndpointID {
				e.ActiveReplayID = &replay.ID
			}
		}
	}
	return nil
}

// WebhookReplayOfCommand returns the replay that this request has created; nil means none yet.
func (tx *Tx) WebhookReplayOfCommand(ctx context.Context) (*webhook.WebhookReplay, error) {
	found, err := optional(take[webhook.WebhookReplay](tx.on(ctx), "webhook replay", "command_id = ?", tx.actor.CommandID))
	return found, classify(err)
}

// LockWebhookReplay reads and locks a replay.
func (tx *Tx) LockWebhookReplay(ctx context.Context, id int64) (*webhook.WebhookReplay, error) {
	return lock[webhook.WebhookReplay](ctx, tx, "webhook replay", "id = ?", id)
}

// LockRunningReplays locks the queued and running replays to an endpoint.
func (tx *Tx) LockRunningReplays(ctx context.Context, endpointID int64) ([]*webhook.WebhookReplay, error) {
	return lockAll[webhook.WebhookReplay](ctx, tx, "endpoint_id = ? AND status IN ('QUEUED', 'RUNNING')", endpointID)
}

// DueWebhookReplays lists at most 50 due replays, longest due first. It does not claim the replays; call
// LockDueWebhookReplay for each of them.
func (db *DB) DueWebhookReplays(ctx context.Context) (due []Due, err error) {
	now, offset := db.now()
	err = db.across(ctx, func(g *gorm.DB) error {
		return g.Raw("SELECT store_id, id FROM webhook_replays WHERE due_on <= "+now+" ORDER BY due_on LIMIT 50", offset).Scan(&due).Error
	})
	return due, err
}

// LockDueWebhookReplay locks a replay that is still due; nil means that another process has locked the replay or has
// done its work.
func (tx *Tx) LockDueWebhookReplay(ctx context.Context, id int64) (*webhook.WebhookReplay, error) {
	now, offset := tx.db.now()
	var found []*webhook.WebhookReplay
	err := tx.on(ctx).Clauses(clause.Locking{Strength: "NO KEY UPDATE", Options: "SKIP LOCKED"}).
		Where("id = ? AND due_on <= "+now, id, offset).Find(&found).Error
	if err != nil || len(found) == 0 {
		return nil, classify(err)
	}
	tx.hold(found[0])
	return found[0], nil
}

// CountUntried counts the deliveries of a replay that wait for their first attempt. The parameter most is the maximum
// of the count.
func (tx *Tx) CountUntried(ctx context.Context, replayID int64, most int) (n int, err error) {
	err = tx.on(ctx).Raw("SELECT count(*) FROM (SELECT FROM webhook_deliveries d WHERE d.replay_id = ? AND d.status = 'PENDING' LIMIT ?) x", replayID, most).Scan(&n).Error
	return n, classify(err)
}

// ReplayWaits reports whether any delivery of a replay is waiting.
func (tx *Tx) ReplayWaits(ctx context.Context, replayID int64) (yes bool, err error) {
	err = tx.on(ctx).Raw("SELECT EXISTS (SELECT FROM webhook_deliveries d WHERE d.replay_id = ? AND d."+waits+")", replayID).Scan(&yes).Error
	return yes, classify(err)
}

// ReplayCounts counts a replay's deliveries by status.
func (tx *Tx) ReplayCounts(ctx context.Context, replayID int64) (webhook.WebhookDeliveryCount, error) {
	counts, err := replayCounts(tx.on(ctx), replayID)
	return counts, classify(err)
}

// replayLane is the SQL for the lane that keeps a replay's deliveries in order. This lane is separate, so that new
// events do not wait for resent events.
const replayLane = `CASE e.ordering WHEN 'STRICT' THEN 'replay/' || CAST(@replay AS bigint)
	WHEN 'PER_OBJECT' THEN 'replay/' || CAST(@replay AS bigint) || '/' || d.object_type || '/' || d.object_id END`

// replaySQL reads a limited number of events after the cursor by sequence, and selects a limited number of matches.
// First attempts are at least a microsecond apart, because deliveries are sent in the order in which they are due. The
// statement looks up deliveries by event. The "+ 0" keeps the planner from using the indexes by endpoint and by id,
// which seem equally good while the waiting deliveries are new.
const replaySQL = `
	WITH seen AS MATERIALIZED (
		SELECT s.id, s.sequence, s.store_id, s.type, s.object_type, s.object_id, s.object_version, s.created_on FROM webhook_events s
		WHERE s.store_id = @store AND s.sequence > @after AND s.sequence <= @until %[1]s ORDER BY s.sequence LIMIT %[2]d
	), d AS MATERIALIZED (
		SELECT s.*, row_number() OVER (ORDER BY s.sequence) AS place FROM seen s %[3]s WHERE %[4]s ORDER BY s.sequence LIMIT %[5]d
	), replaced AS (
		UPDATE webhook_deliveries w SET status = 'CANCELLED', next_attempt_on = NULL, next_attempt_reason = '', parked_on = NULL, expires_on = NULL,
			leased_by = NULL, leased_on = NULL, lease_until = NULL, modified_on = @at
		FROM d WHERE w.event_id = d.id AND w.endpoint_id + 0 = @endpoint AND w.%[6]s RETURNING w.lane
	), made AS (
		INSERT INTO webhook_deliveries (store_id, endpoint_id, event_id, sequence, type, object_type, object_id, object_version, origin, replay_id, lane,
			next_attempt_on, created_on, modified_on)
		SELECT d.store_id, e.id, d.id, d.sequence, d.type, d.object_type, d.object_id, d.object_version, 'REPLAY', @replay, %[7]s,
			greatest(CAST(@slot AS timestamptz), statement_timestamp() + make_interval(secs => @offset)) + (d.place - 1) * make_interval(secs => @apart), @at, @at
		FROM d JOIN webhook_endpoints e ON e.id = @endpoint ORDER BY d.sequence
		RETURNING sequence, next_attempt_on
	)
	SELECT (SELECT count(*) FROM made) AS queued, (SELECT max(next_attempt_on) FROM made) AS last_slot_on, (SELECT max(sequence) FROM made) AS last_made,
		(SELECT count(*) FROM seen) AS looked, (SELECT max(sequence) FROM seen) AS last_seen,
		(SELECT coalesce(string_agg(DISTINCT lane, ' '), '') FROM replaced WHERE lane IS NOT NULL) AS lanes`

// ReplayBatch creates the next deliveries of a locked replay, and cancels the waiting and parked deliveries of the same
// events to the endpoint. room limits the number of new deliveries. The cost does not depend on the number of existing
// events.
func (tx *Tx) ReplayBatch(ctx context.Context, r *webhook.WebhookReplay, room int, apart time.Duration) (webhook.ReplayedBatch, error) {
	_, offset := tx.db.now()
	args := map[string]any{
		"store": tx.actor.StoreID, "after": r.Cursor, "until": r.Until, "endpoint": r.EndpointID, "replay": r.ID,
		"at": tx.db.clock.Now(), "offset": offset, "slot": r.NextSlotOn, "apart": max(apart, time.Microsecond).Seconds(),
	}
	where, object, newest := replayed(r, args), "", ""
	if r.ObjectID != nil {
		object = "AND s.object_type = @object_type AND s.object_id = @object_id" // an index has these events in order
	}
	if len(r.DeliveryStatuses) > 0 {
		newest = `LEFT JOIN LATERAL (SELECT n.status FROM webhook_deliveries n WHERE n.event_id = s.id AND n.endpoint_id + 0 = @endpoint ORDER BY n.id + 0 DESC LIMIT 1) n ON true`
	}
	var row struct {
		Queued, Looked, LastMade, LastSeen int64
		LastSlotOn                         *time.Time
		Lanes                              string
	}
	if err := tx.planned(ctx); err != nil {
		return webhook.ReplayedBatch{}, err
	}
	g := tx.on(ctx)
	if err := g.Raw(fmt.Sprintf(replaySQL, object, webhook.ReplayLook, newest, where, room, unended, replayLane), args).Scan(&row).Error; err != nil {
		return webhook.ReplayedBatch{}, classify(err)
	}
	out := webhook.ReplayedBatch{Queued: int(row.Queued)}
	switch {
	case out.Queued == room:
		out.Cursor = row.LastMade
	case row.Looked == webhook.ReplayLook:
		out.Cursor = row.LastSeen
	default:
		out.Cursor = r.Until
	}
	if apart > 0 && row.LastSlotOn != nil {
		next := row.LastSlotOn.Add(apart)
		out.NextSlotOn = &next
	}
	if row.Lanes != "" { // the deliveries that waited for a canceled delivery become due now
		now, offset := tx.db.now()
		if err := g.Exec("UPDATE webhook_deliveries d SET next_attempt_on = "+now+" WHERE d."+waits+" AND d.endpoint_id = ? AND d.lane = ANY(string_to_array(?, ' ')) AND d.lane <> '*' AND d.next_attempt_reason = 'ORDERING'",
			offset, r.EndpointID, row.Lanes).Error; err != nil {
			return out, classify(err)
		}
	}
	return out, nil
}

// CancelReplayed cancels up to 5,000 waiting or parked deliveries of a replay, and reports whether more may remain.
func (tx *Tx) CancelReplayed(ctx context.Context, replayID int64) (more bool, err error) {
	const step = 5000
	n, err := tx.cancelDeliveries(ctx, "d.id IN (SELECT o.id FROM webhook_deliveries o WHERE o."+unended+" AND o.replay_id = ? LIMIT ?)", replayID, step)
	return n == step, err
}
