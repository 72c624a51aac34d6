package repo

import (
	"context"

	"github.com/jackc/pgx/v5"
)

const deliveryChannel = "webhook_deliveries"

// Announce notifies the other processes of new deliveries. Never call it from a business
// transaction: a notification holds a database-wide lock while its transaction commits. The commit
// does not wait for the disk, because processes that miss the notification poll.
func (db *DB) Announce(ctx context.Context, from string) error {
	_, err := db.pool.ExecContext(ctx, "SELECT set_config('synchronous_commit', 'off', true), pg_notify($1, $2)", deliveryChannel, from)
	return classify(err)
}

// Heard calls f with the sender of every announcement until ctx ends or the connection fails, and
// returns the error. It uses its own connection to the server at url.
func Heard(ctx context.Context, url string, f func(from string)) error {
	conn, err := pgx.Connect(ctx, url)
	if err != nil {
		return unavailable{err}
	}
	defer conn.Close(context.WithoutCancel(ctx))
	if _, err := conn.Exec(ctx, "LISTEN "+deliveryChannel); err != nil {
		return classify(err)
	}
	for {
		n, err := conn.WaitForNotification(ctx)
		if err != nil {
			return classify(err)
		}
		f(n.Payload)
	}
}
