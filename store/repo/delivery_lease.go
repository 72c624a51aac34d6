package repo

import (
	"context"
	"time"

	"github.com/google/uuid"
	"gorm.io/gorm"
)

// RenewLeases keeps claimed deliveries for as long again.
func (db *DB) RenewLeases(ctx context.Context, by uuid.UUID, ids []int64, lease time.Duration) error {
	return db.queue(ctx, func(g *gorm.DB) error {
		return g.Exec("UPDATE webhook_deliveries d SET lease_until = statement_timestamp() + make_interval(secs => ?) WHERE d."+waits+" AND d.id = ANY(?) AND d.leased_by = ?",
			lease.Seconds(), array(ids), by).Error
	})
}

// GiveBack ends the leases of claimed deliveries that nothing was sent of: they
// are anybody's at once.
func (db *DB) GiveBack(ctx context.Context, by uuid.UUID, ids []int64) error {
	return db.queue(ctx, func(g *gorm.DB) error {
		return g.Exec("UPDATE webhook_deliveries d SET leased_by = NULL, leased_on = NULL, lease_until = NULL WHERE d."+waits+" AND d.id = ANY(?) AND d.leased_by = ?",
			array(ids), by).Error
	})
}

// Beat says that a dispatcher is alive, for as long as a lease, and tells how
// many are.
func (db *DB) Beat(ctx context.Context, by uuid.UUID, lease time.Duration) (alive int, err error) {
	err = db.queue(ctx, func(g *gorm.DB) error {
		return g.Raw(`WITH gone AS (DELETE FROM webhook_dispatchers WHERE seen_on < statement_timestamp() - interval '1 day'),
			me AS (INSERT INTO webhook_dispatchers (id, seen_on) VALUES (@by, statement_timestamp()) ON CONFLICT (id) DO UPDATE SET seen_on = excluded.seen_on)
			SELECT 1 + count(*) FROM webhook_dispatchers WHERE id <> @by AND seen_on > statement_timestamp() - make_interval(secs => @lease)`,
			map[string]any{"by": by, "lease": lease.Seconds()}).Scan(&alive).Error
	})
	return alive, err
}

// Leave says that a dispatcher is no more.
func (db *DB) Leave(ctx context.Context, by uuid.UUID) error {
	return db.queue(ctx, func(g *gorm.DB) error {
		return g.Exec("DELETE FROM webhook_dispatchers WHERE id = ?", by).Error
	})
}
