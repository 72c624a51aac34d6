package repo

import (
	"context"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// IdempotencyKey is a caller's key for one request, and the response if the request has been completed.
type IdempotencyKey struct {
	Scope       []byte
	Key         string
	RequestHash []byte
	CommandID   uuid.UUID
	Status      *int
	Answer      string // encrypted
	CreatedOn   time.Time
}

// ClaimKey inserts a key, or takes over an existing key that is older than life. It also takes over the key of the same
// request if the key's lease has expired without a response. mine reports whether the caller has the key; otherwise
// ClaimKey returns the existing row. The commit does not wait for the disk: a command commits after its key, so if the
// command survives a crash, its key does too. If a crash loses a response, the same command computes the response
// again.
func (db *DB) ClaimKey(ctx context.Context, k IdempotencyKey, lease, life time.Duration) (row IdempotencyKey, mine bool, err error) {
	read := func(found pgx.Rows) (err error) {
		if found.Next() {
			mine = true
			err = found.Scan(&row.Scope, &row.Key, &row.RequestHash, &row.CommandID, &row.Status, &row.Answer, &row.CreatedOn)
		}
		return err
	}
	err = db.note(ctx, `
		INSERT INTO idempotency_keys AS k (scope, key, request_hash, command_id, lease_until, created_on)
		VALUES ($1, $2, $3, $4, clock_timestamp() + make_interval(secs => $5::float8 + $6::float8), $7)
		ON CONFLICT (scope, key) DO UPDATE SET
			lease_until = excluded.lease_until,
			request_hash = excluded.request_hash,
			command_id = CASE WHEN k.created_on < excluded.created_on - make_interval(secs => $8::float8) THEN excluded.command_id ELSE k.command_id END,
			created_on = CASE WHEN k.created_on < excluded.created_on - make_interval(secs => $8) THEN excluded.created_on ELSE k.created_on END,
			status = NULL, answer = NULL
		WHERE k.created_on < excluded.created_on - make_interval(secs => $8)
			OR (k.status IS NULL AND k.request_hash = excluded.request_hash AND k.lease_until < clock_timestamp() + make_interval(secs => $5))
		RETURNING `+keyColumns,
		[]any{k.Scope, k.Key, k.RequestHash, k.CommandID, db.clock.Offset().Seconds(), lease.Seconds(), k.CreatedOn, life.Seconds()}, read)
	if err != nil || mine {
		return row, mine, err
	}
	err = db.ask(ctx, "SELECT "+keyColumns+" FROM idempotency_keys WHERE scope = $1 AND key = $2", []any{k.Scope, k.Key}, read)
	return row, false, err
}

// EndedKey reports whether a request with the hash has ended under a key that is younger than life.
func (db *DB) EndedKey(ctx context.Context, scope []byte, key string, hash []byte, life time.Duration) (ended bool, err error) {
	err = db.ask(ctx, "SELECT FROM idempotency_keys WHERE scope = $1 AND key = $2 AND request_hash = $3 AND status IS NOT NULL AND created_on >= $4",
		[]any{scope, key, hash, db.clock.Now().Add(-life)}, func(found pgx.Rows) error {
			ended = found.Next()
			return nil
		})
	return ended, err
}

const keyColumns = "scope, key, request_hash, command_id, status, coalesce(answer, ''), created_on"

// FinishKey stores a response if the key still belongs to the command.
func (db *DB) FinishKey(ctx context.Context, scope []byte, key string, command uuid.UUID, status int, answer string) error {
	return db.note(ctx, "UPDATE idempotency_keys SET status = $4, answer = $5 WHERE scope = $1 AND key = $2 AND command_id = $3", []any{scope, key, command, status, answer}, none)
}

// ReleaseKey ends a command's lease on a key.
func (db *DB) ReleaseKey(ctx context.Context, scope []byte, key string, command uuid.UUID) error {
	return db.note(ctx, "UPDATE idempotency_keys SET lease_until = '-infinity' WHERE scope = $1 AND key = $2 AND command_id = $3", []any{scope, key, command}, none)
}

// none reads the result of a statement without rows.
func none(pgx.Rows) error { return nil }

// SweepKeys deletes keys older than life.
func (db *DB) SweepKeys(ctx context.Context, life time.Duration) error {
	return db.sweepRows(ctx, "idempotency_keys", "created_on < ?", db.clock.Now().Add(-life))
}
