package repo

import (
	"context"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
)

const deliveryChannel = "webhook_deliveries"

// Announce notifies the other processes of new deliveries. Never call it from a business
// transaction: a notification holds a database-wide lock while its transaction commits. The commit
// does not wait for the disk, because processes that miss the notification poll.
func (db *DB) Announce(ctx context.Context, from string) error {
	_, err := db.pool.ExecContext(ctx, "SELECT set_config('synchronous_commit', 'off', true), pg_notify($1, $2)", deliveryChannel, from)
	return classify(err)
}

// Heard calls f with the sender of every announcement until ctx ends or the connection fails, and returns the error. It
// uses its own connection and checks it every 20 seconds, because a server that hangs sends neither announcements nor
// an error.
func Heard(ctx context.Context, connect func(context.Context) (*pgx.Conn, error), f func(from string)) error {
	conn, err := connect(ctx)
	if err != nil {
		return unavailable{err}
	}
	defer conn.Close(context.WithoutCancel(ctx))
	if _, err := conn.Exec(ctx, "LISTEN "+deliveryChannel); err != nil {
		return classify(err)
	}
	for {
		n, err := heard(ctx, conn)
		switch {
		case err != nil:
			return classify(err)
		case n != nil:
			f(n.Payload)
		}
	}
}

// heard waits for an announcement; nil means that no announcement came in time although the connection works.
func heard(ctx context.Context, conn *pgx.Conn) (*pgconn.Notification, error) {
	const each, answer = 20 * time.Second, 5 * time.Second
	wait, cancel := context.WithTimeout(ctx, each)
	n, err := conn.WaitForNotification(wait)
	cancel()
	if err == nil || ctx.Err() != nil || !pgconn.Timeout(err) {
		return n, err
	}
	wait, cancel = context.WithTimeout(ctx, answer)
	defer cancel()
	return nil, conn.Ping(wait)
}
