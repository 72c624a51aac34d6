package storetest

import (
	"context"
	"time"

	"github.com/jackc/pgx/v5"
)

// Settled waits until every transaction that is running now has ended, but at most ten seconds. A list with
// modifiedSince omits the newest rows while an older transaction runs anywhere in the database cluster, for example
// in a job. Specs that read such a list directly after a change therefore wait first.
func Settled(ctx context.Context, url string) error {
	ctx, cancel := context.WithTimeout(ctx, 20*time.Second)
	defer cancel()
	db, err := pgx.Connect(ctx, url)
	if err != nil {
		return err
	}
	defer func() { _ = db.Close(context.WithoutCancel(ctx)) }()
	var next, oldest int64
	if err := db.QueryRow(ctx, "SELECT pg_snapshot_xmax(pg_current_snapshot())::text::bigint").Scan(&next); err != nil {
		return err
	}
	for until := time.Now().Add(10 * time.Second); time.Now().Before(until); time.Sleep(5 * time.Millisecond) {
		if err := db.QueryRow(ctx, "SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint").Scan(&oldest); err != nil {
			return err
		}
		if oldest >= next {
			return nil
		}
	}
	return nil
}
