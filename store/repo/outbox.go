package repo

import (
	"context"
	"slices"
	"strings"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
)

// WebhookEvent is a stored event.
type WebhookEvent = webhook.WebhookEvent

const (
	// strictLane is the lane of all deliveries to an endpoint with strict order.
	strictLane = "'*'"
	// laneOf is the SQL expression for the lane of a delivery. In this SQL, d is the delivery and e the endpoint.
	laneOf = "CASE e.ordering WHEN 'STRICT' THEN " + strictLane + " WHEN 'PER_OBJECT' THEN d.object_type || '/' || d.object_id END"
)

// wants is the SQL condition that the endpoint e subscribes to events of the type of delivery d, by name or family.
var wants = "(e.event_types && " + namesOfType("d.type") + ")"

// namesOfType returns the SQL array of the names that select the event type in a column. The name "*" for all events
// selects only types in the specification. Types of other families are selected only by their own names.
func namesOfType(column string) string {
	specified := domain.SpecifiedEventTypes()
	var others []string
	for _, t := range domain.EventTypes() {
		if !slices.Contains(specified, t) {
			others = append(others, "'"+string(t)+"'")
		}
	}
	return "ARRAY[CASE WHEN " + column + " NOT IN (" + strings.Join(others, ", ") + ") THEN '" + webhook.AllEvents + "' END, " + column + ", split_part(" + column + ", '.', 1) || '.*']"
}

// Record stores events and, for each event, a delivery to every endpoint that subscribes to the event. It uses one
// statement of the transaction that caused the events. It announces the sequence numbers before it takes them, so that
// lists and strict order know up to which number all events are committed.
func (tx *Tx) Record(ctx context.Context, events []WebhookEvent) error {
	if len(events) == 0 {
		return nil
	}
	const row = "(?::int, ?::uuid, ?::text, ?::text, ?::bigint, ?::bigint, ?::text, ?::text, ?::bigint, ?::text, ?::text, ?::timestamptz, ?::text)"
	rows := make([]string, len(events))
	args := make([]any, 0, len(events)*13+3)
	for i, e := range events {
		rows[i] = row
		args = append(args, i, e.ID, string(e.Type), e.ObjectType, e.ObjectID, e.ObjectVersion, e.Action, string(e.ActorType), e.ActorID, e.APIVersion, e.Payload, e.CreatedOn, e.Note)
	}
	now, offset := tx.db.now()
	args = append(args, tx.actor.StoreID, offset, tx.actor.StoreID)
	recorded := tx.on(ctx).Exec(`
		WITH announced AS MATERIALIZED (SELECT webhook_announce()),
		happened (place, id, type, object_type, object_id, object_version, action, actor_type, actor_id, api_version, payload, created_on, note) AS (VALUES `+strings.Join(rows, ", ")+`),
		d AS (
			INSERT INTO webhook_events (id, store_id, type, object_type, object_id, object_version, action, actor_type, actor_id, api_version, payload, created_on, note)
			SELECT h.id, ?, h.type, h.object_type, h.object_id, h.object_version, h.action, h.actor_type, h.actor_id, h.api_version, h.payload, h.created_on, h.note
			FROM announced, happened h ORDER BY h.place
			RETURNING id, sequence, store_id, type, object_type, object_id, object_version, created_on
		)
		INSERT INTO webhook_deliveries (store_id, endpoint_id, event_id, sequence, type, object_type, object_id, object_version, lane, next_attempt_on, created_on, modified_on)
		SELECT d.store_id, e.id, d.id, d.sequence, d.type, d.object_type, d.object_id, d.object_version, `+laneOf+`, `+now+`, d.created_on, d.created_on
		FROM d JOIN webhook_endpoints e ON e.store_id = ? AND e.is_active AND e.deleted_on IS NULL AND `+wants+`
		ORDER BY d.sequence, e.id`, args...)
	tx.owes = tx.owes || recorded.RowsAffected > 0
	return classify(recorded.Error)
}

// Owes reports whether Record has created a delivery in this transaction.
func (tx *Tx) Owes() bool { return tx.owes }
