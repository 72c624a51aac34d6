package repo

import (
	"context"
	"time"

	"github.com/google/uuid"
	"gorm.io/gorm"
)

// IdempotencyKey is a caller's key for one request, with the answer once there
// is one.
type IdempotencyKey struct {
	Scope       []byte
	Key         string
	RequestHash []byte
	CommandID   uuid.UUID
	Status      *int
	Answer      string // sealed
	CreatedOn   time.Time
}

// ClaimKey inserts a key, or takes over one whose lease is over or whose life
// is. Otherwise it gives back the row that is there. It does not wait for the
// disk: a command that outlives a crash does so after its key, and an answer
// that does not is worked out again by the same command.
func (db *DB) ClaimKey(ctx context.Context, k IdempotencyKey, lease, life time.Duration) (row IdempotencyKey, mine bool, err error) {
	now, offset := db.now()
	err = db.soon(ctx, func(g *gorm.DB) error {
		var claimed []IdempotencyKey
		err := g.Raw(`
			INSERT INTO idempotency_keys AS k (scope, key, request_hash, command_id, lease_until, created_on)
			VALUES (?, ?, ?, ?, `+now+` + make_interval(secs => ?), ?)
			ON CONFLICT (scope, key) DO UPDATE SET
				lease_until = excluded.lease_until,
				request_hash = excluded.request_hash,
				command_id = CASE WHEN k.created_on < excluded.created_on - make_interval(secs => ?) THEN excluded.command_id ELSE k.command_id END,
				created_on = CASE WHEN k.created_on < excluded.created_on - make_interval(secs => ?) THEN excluded.created_on ELSE k.created_on END,
				status = NULL, answer = NULL
			WHERE k.created_on < excluded.created_on - make_interval(secs => ?)
				OR (k.status IS NULL AND k.request_hash = excluded.request_hash AND k.lease_until < `+now+`)
			RETURNING scope, key, request_hash, command_id, status, coalesce(answer, '') AS answer, created_on`,
			array(k.Scope), k.Key, k.RequestHash, k.CommandID, offset, lease.Seconds(), k.CreatedOn,
			life.Seconds(), life.Seconds(), life.Seconds(), offset).Scan(&claimed).Error
		if err != nil {
			return err
		}
		if len(claimed) == 1 {
			row, mine = claimed[0], true
			return nil
		}
		return g.Raw(`SELECT scope, key, request_hash, command_id, status, coalesce(answer, '') AS answer, created_on
			FROM idempotency_keys WHERE scope = ? AND key = ?`, k.Scope, k.Key).Scan(&row).Error
	})
	return row, mine, err
}

// FinishKey keeps an answer, if the command that has the key is still this one.
func (db *DB) FinishKey(ctx context.Context, scope []byte, key string, command uuid.UUID, status int, answer string) error {
	return db.soon(ctx, func(g *gorm.DB) error {
		return g.Exec(`UPDATE idempotency_keys SET status = ?, answer = ? WHERE scope = ? AND key = ? AND command_id = ?`,
			status, answer, scope, key, command).Error
	})
}

// ReleaseKey ends the lease on a key.
func (db *DB) ReleaseKey(ctx context.Context, scope []byte, key string, command uuid.UUID) error {
	return db.soon(ctx, func(g *gorm.DB) error {
		return g.Exec(`UPDATE idempotency_keys SET lease_until = '-infinity' WHERE scope = ? AND key = ? AND command_id = ?`, scope, key, command).Error
	})
}

// SweepKeys forgets keys older than life.
func (db *DB) SweepKeys(ctx context.Context, life time.Duration) error {
	return db.platform(ctx, func(g *gorm.DB) error {
		return g.Exec(`DELETE FROM idempotency_keys WHERE created_on < ?`, db.clock.Now().Add(-life)).Error
	})
}
