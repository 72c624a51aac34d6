package repo

import (
	"context"
	"database/sql/driver"

	"github.com/jackc/pgx/v5/stdlib"
)

const deliveryChannel = "webhook_deliveries"

// Announce tells the other processes that there is something to deliver. Never
// from a business transaction: a notification holds a lock of the whole database
// while its transaction commits.
func (db *DB) Announce(ctx context.Context, from string) error {
	_, err := db.pool.ExecContext(ctx, "SELECT pg_notify($1, $2)", deliveryChannel, from)
	return classify(err)
}

// Heard calls f with the sender of every announcement, on a connection of its
// own, until the context ends or the connection does.
func (db *DB) Heard(ctx context.Context, f func(from string)) error {
	conn, err := db.pool.Conn(ctx)
	if err != nil {
		return unavailable{err}
	}
	defer conn.Close()
	return conn.Raw(func(c any) error {
		pg := c.(*stdlib.Conn).Conn()
		_, err := pg.Exec(ctx, "LISTEN "+deliveryChannel)
		for err == nil {
			n, waited := pg.WaitForNotification(ctx)
			if err = waited; err == nil {
				f(n.Payload)
			}
		}
		_ = pg.Close(context.WithoutCancel(ctx))
		return driver.ErrBadConn // it still listens: nobody else's
	})
}
