package repo

import (
	"context"

	"github.com/jackc/pgx/v5"
)

const deliveryChannel = "webhook_deliveries"

// Announce tells the other processes that there is something to deliver. Never
// from a business transaction: a notification holds a lock of the whole database
// while its transaction commits. It does not wait for the disk: whoever is not told polls.
func (db *DB) Announce(ctx context.Context, from string) error {
	_, err := db.pool.ExecContext(ctx, "SELECT set_config('synchronous_commit', 'off', true), pg_notify($1, $2)", deliveryChannel, from)
	return classify(err)
}

// Heard calls f with the sender of every announcement, on a connection of its
// own to the server that url names, until the context ends or the connection does.
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
