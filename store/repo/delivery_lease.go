package repo

import (
	"context"
	"time"

	"github.com/google/uuid"
	"gorm.io/gorm"
)

// RenewLeases extends a dispatcher's leases on deliveries, so that they end after the duration lease from now.
func (db *DB) RenewLeases(ctx context.Context, by uuid.UUID, ids []int64, lease time.Duration) error {
	return db.queue(ctx, func(g *gorm.DB) error {
		return g.Exec("UPDATE webhook_deliveries d SET lease_until = statement_timestamp() + make_interval(secs => ?) WHERE d."+waits+" AND d.id = ANY(?) AND d.leased_by = ?",
			lease.Seconds(), array(ids), by).Error
	})
}

// GiveBack releases claimed deliveries that were not sent. Any dispatcher can claim them at once.
func (db *DB) GiveBack(ctx context.Context, by uuid.UUID, ids []int64) error {
	return db.queue(ctx, func(g *gorm.DB) error {
		return g.Exec("UPDATE webhook_deliveries d SET leased_by = NULL, leased_on = NULL, lease_until = NULL WHERE d."+waits+" AND d.id = ANY(?) AND d.leased_by = ?",
			array(ids), by).Error
	})
}

// Beat records that a dispatcher is alive. It returns the number of dispatchers, including this one, that called Beat
// within the duration lease. It deletes dispatchers without a beat for a day.
func (db *DB) Beat(ctx context.Context, by uuid.UUID, lease time.Duration) (alive int, err error) {
	err = db.queue(ctx, func(g *gorm.DB) error {
		return g.Raw(`WITH gone AS (DELETE FROM webhook_dispatchers WHERE seen_on < statement_timestamp() - interval '1 day'),
			me AS (INSERT INTO webhook_dispatchers (id, seen_on) VALUES (@by, statement_timestamp()) ON CONFLICT (id) DO UPDATE SET seen_on = excluded.seen_on)
			SELECT 1 + count(*) FROM webhook_dispatchers WHERE id <> @by AND seen_on > statement_timestamp() - make_interval(secs => @lease)`,
			map[string]any{"by": by, "lease": lease.Seconds()}).Scan(&alive).Error
	})
	return alive, err
}

// Leave records that a dispatcher has stopped.
func (db *DB) Leave(ctx context.Context, by uuid.UUID) error {
	return db.queue(ctx, func(g *gorm.DB) error {
		return g.Exec("DELETE FROM webhook_dispatchers WHERE id = ?", by).Error
	})
}
