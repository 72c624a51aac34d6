package repo

import (
	"context"
	"strings"
	"time"

	"github.com/google/uuid"
)

// WebhookEvent is an event as it is kept: the exact bytes that are signed and
// sent, with what stands beside them.
type WebhookEvent struct {
	ID            uuid.UUID `gorm:"primaryKey"`
	Sequence      int64     `gorm:"->"`
	StoreID       int64
	Type          string
	ObjectType    string
	ObjectID      int64
	ObjectVersion int64
	Action        string
	ActorType     string
	ActorID       int64
	APIVersion    string
	Payload       string
	CreatedOn     time.Time
}

// Record keeps events and, for each, a delivery to every endpoint that wants
// it, in one statement of the transaction that caused them.
func (tx *Tx) Record(ctx context.Context, events []WebhookEvent) error {
	if len(events) == 0 {
		return nil
	}
	const columns = 12
	rows := make([]string, len(events))
	args := make([]any, 0, len(events)*columns+2)
	for i, e := range events {
		rows[i] = "(?::uuid, ?::bigint, ?::text, ?::text, ?::bigint, ?::bigint, ?::text, ?::text, ?::bigint, ?::text, ?::text, ?::timestamptz)"
		args = append(args, e.ID, tx.actor.StoreID, e.Type, e.ObjectType, e.ObjectID, e.ObjectVersion, e.Action, e.ActorType, e.ActorID, e.APIVersion, e.Payload, e.CreatedOn)
	}
	now, offset := tx.db.now()
	args = append(args, offset, tx.actor.StoreID)
	return classify(tx.tx.WithContext(ctx).Exec(`
		WITH recorded AS (
			INSERT INTO webhook_events (id, store_id, type, object_type, object_id, object_version, action, actor_type, actor_id, api_version, payload, created_on)
			VALUES `+strings.Join(rows, ", ")+`
			RETURNING id, sequence, store_id, type, object_type, object_id, object_version, created_on
		)
		INSERT INTO webhook_deliveries (store_id, endpoint_id, event_id, sequence, type, object_type, object_id, object_version, next_attempt_on, created_on)
		SELECT r.store_id, e.id, r.id, r.sequence, r.type, r.object_type, r.object_id, r.object_version, `+now+`, r.created_on
		FROM recorded r JOIN webhook_endpoints e ON e.store_id = ? AND e.is_active AND e.deleted_on IS NULL
			AND (e.event_types && ARRAY['*', r.type, split_part(r.type, '.', 1) || '.*'])
		ORDER BY r.sequence, e.id`, args...).Error)
}
