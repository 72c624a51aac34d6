package repo

import (
	"cmp"
	"context"
	"slices"
	"strconv"
	"time"

	"github.com/google/uuid"
	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain/webhook"
)

// These constants name the partitioned tables of delivery. Jobs create and drop their partitions.
const (
	WebhookEventTable    = "webhook_events"
	WebhookAttemptTable  = "webhook_attempts"
	EndedDeliveriesTable = "webhook_deliveries_ended"
)

// WebhookPartition is a partition of one of the partitioned tables, with ids from its low bound up to but not including
// its high bound. A default partition is not a WebhookPartition.
type WebhookPartition struct {
	Table, Name string
	// LowID and HighID bound partitions of events and attempts.
	LowID, HighID uuid.UUID `gorm:"-"`
	// Low and High bound partitions of ended deliveries.
	Low, High int64 `gorm:"-"`
}

// WebhookPartitions lists the existing partitions by table and lower bound.
func (db *DB) WebhookPartitions(ctx context.Context) ([]WebhookPartition, error) {
	var rows []struct {
		WebhookPartition
		Lowest, Highest string
	}
	err := db.across(ctx, func(g *gorm.DB) error {
		return g.Raw(`
			SELECT p.relname AS "table", c.relname AS name, coalesce(substring(b.bounds FROM 'FROM \(''([^'']+)''\)'), '') AS lowest, substring(b.bounds FROM 'TO \(''([^'']+)''\)') AS highest
			FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid JOIN pg_class p ON p.oid = i.inhparent CROSS JOIN LATERAL (SELECT pg_get_expr(c.relpartbound, c.oid) AS bounds) b
			WHERE p.relnamespace = 'public'::regnamespace AND p.relname = ANY(?) AND b.bounds <> 'DEFAULT'`,
			array([]string{WebhookEventTable, WebhookAttemptTable, EndedDeliveriesTable})).Scan(&rows).Error
	})
	if err != nil {
		return nil, err
	}
	out := make([]WebhookPartition, len(rows))
	for i, row := range rows {
		out[i] = row.WebhookPartition
		if row.Table == EndedDeliveriesTable { // without a lower bound, Low is 0, which is a valid bound
			out[i].Low, _ = strconv.ParseInt(row.Lowest, 10, 64)
			if out[i].High, err = strconv.ParseInt(row.Highest, 10, 64); err != nil {
				return nil, err
			}
			continue
		}
		out[i].LowID, _ = uuid.Parse(row.Lowest)
		if out[i].HighID, err = uuid.Parse(row.Highest); err != nil {
			return nil, err
		}
	}
	slices.SortFunc(out, func(a, b WebhookPartition) int {
		return cmp.Or(cmp.Compare(a.Table, b.Table), cmp.Compare(a.Low, b.Low), slices.Compare(a.LowID[:], b.LowID[:]))
	})
	return out, nil
}

// MakeWebhookMonth creates the partition of a month unless the partition exists.
func (db *DB) MakeWebhookMonth(ctx context.Context, table string, m webhook.WebhookMonth) error {
	return db.makePartition(ctx, table, m.Name, m.Low.String(), m.High.String())
}

// MakeDeliveryRange creates the partition of a range of ended deliveries unless a partition with this lower bound
// exists.
func (db *DB) MakeDeliveryRange(ctx context.Context, low, high int64) error {
	return db.makePartition(ctx, EndedDeliveriesTable, strconv.FormatInt(low, 10), strconv.FormatInt(low, 10), strconv.FormatInt(high, 10))
}

func (db *DB) makePartition(ctx context.Context, table, name, low, high string) error {
	return db.platform(ctx, func(g *gorm.DB) error {
		return g.Exec("SELECT webhook_partition_make(?, ?, ?, ?)", table, table+"_"+name, low, high).Error
	})
}

// DropWebhookPartition drops a partition with all of its rows, and reports whether it did. It keeps a partition of
// events while any of these events is needed by a waiting or parked delivery, or by a replay that has not reached the
// event.
func (db *DB) DropWebhookPartition(ctx context.Context, p WebhookPartition) (dropped bool, err error) {
	// Check before taking the lock, which blocks other transactions, and again once the transaction has the lock.
	if p.Table == WebhookEventTable {
		if needed, err := db.eventsNeeded(ctx, p); err != nil || needed {
			return false, err
		}
	}
	err = db.queue(ctx, func(g *gorm.DB) error {
		if err := g.Exec("SELECT webhook_partition_hold(?)", p.Table).Error; err != nil {
			return err
		}
		if p.Table == WebhookEventTable {
			if needed, err := eventsNeeded(g, p); err != nil || needed {
				return err
			}
		}
		return g.Raw("SELECT webhook_partition_drop(?, ?)", p.Table, p.Name).Scan(&dropped).Error
	})
	return dropped && err == nil, err
}

func (db *DB) eventsNeeded(ctx context.Context, p WebhookPartition) (needed bool, err error) {
	err = db.queue(ctx, func(g *gorm.DB) error {
		needed, err = eventsNeeded(g, p)
		return err
	})
	return needed, err
}

func eventsNeeded(g *gorm.DB, p WebhookPartition) (needed bool, err error) {
	err = g.Raw(`SELECT EXISTS (SELECT FROM webhook_deliveries d WHERE d.status IN ('PENDING', 'RETRYING', 'PARKED') AND d.event_id >= @low AND d.event_id < @high)
		OR EXISTS (SELECT FROM webhook_replays r WHERE r.status IN ('QUEUED', 'RUNNING') AND EXISTS (
			SELECT FROM webhook_events e WHERE e.id >= @low AND e.id < @high AND e.store_id = r.store_id AND e.sequence > r.cursor AND e.sequence <= r.until))`,
		map[string]any{"low": p.LowID, "high": p.HighID}).Scan(&needed).Error
	return needed, err
}

// LastDeliveryID returns the highest id that a delivery has; 0 means that no delivery exists.
func (db *DB) LastDeliveryID(ctx context.Context) (id int64, err error) {
	err = db.across(ctx, func(g *gorm.DB) error {
		return g.Raw("SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM webhook_deliveries_id_seq").Scan(&id).Error
	})
	return id, err
}

// DeliveriesMade returns the times when the first and the last delivery with ids in [low, high) were created; nil
// means no delivery.
func (db *DB) DeliveriesMade(ctx context.Context, low, high int64) (first, last *time.Time, err error) {
	var row struct{ First, Last *time.Time }
	err = db.queue(ctx, func(g *gorm.DB) error {
		return g.Raw(`SELECT (SELECT created_on FROM webhook_deliveries WHERE id >= @low AND id < @high ORDER BY id LIMIT 1) AS first,
			(SELECT created_on FROM webhook_deliveries WHERE id >= @low AND id < @high ORDER BY id DESC LIMIT 1) AS last`, map[string]any{"low": low, "high": high}).Scan(&row).Error
	})
	return row.First, row.Last, err
}

// ExpireDeliveries expires waiting deliveries that were created before the given time. It checks only the oldest limit
// waiting deliveries. It skips leased deliveries, and returns the number of expired deliveries.
func (db *DB) ExpireDeliveries(ctx context.Context, before time.Time, limit int) (n int64, err error) {
	now := db.clock.Now()
	err = db.queue(ctx, func(g *gorm.DB) error {
		res := g.Exec(`
			WITH oldest AS MATERIALIZED (SELECT d.id, d.created_on FROM webhook_deliveries d WHERE d.`+waits+` ORDER BY d.id LIMIT @limit),
			late AS MATERIALIZED (
				SELECT d.id FROM oldest o JOIN webhook_deliveries d ON d.id = o.id WHERE d.`+waits+` AND o.created_on < @before AND `+unleased+` FOR UPDATE OF d SKIP LOCKED
			)
			UPDATE webhook_deliveries d SET status = 'EXPIRED', next_attempt_on = NULL, expires_on = NULL, leased_by = NULL, leased_on = NULL, lease_until = NULL, modified_on = @now
			FROM late WHERE d.id = late.id AND d.`+waits, map[string]any{"limit": limit, "before": before, "now": now})
		n = res.RowsAffected
		return res.Error
	})
	return n, err
}

// DeleteWebhookRest deletes old rows that are not dropped with a partition. From the default partitions it deletes a
// few thousand rows that are older than the first time, and returns the number of these rows. It deletes all counts of
// attempts that are older than the second time.
func (db *DB) DeleteWebhookRest(ctx context.Context, before, counts time.Time) (n int64, err error) {
	err = db.platform(ctx, func(g *gorm.DB) error {
		if err := g.Raw("SELECT webhook_rest_delete(?)", before).Scan(&n).Error; err != nil {
			return err
		}
		return g.Exec("DELETE FROM webhook_endpoint_counts WHERE begins_on < ?", counts).Error
	})
	return n, err
}
