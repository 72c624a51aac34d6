package repo

import (
	"context"

	"gorm.io/gorm"
)

// swept limits the rows that one transaction of a sweep changes.
const swept = 5000

// sweep repeats a statement, each time in its own transaction, until the statement changes fewer than swept rows. An
// interrupted sweep therefore keeps its progress. The last parameter of the statement is its limit of rows.
func (db *DB) sweep(ctx context.Context, statement string, args ...any) error {
	args = append(args, swept)
	for {
		var rows int64
		err := db.platform(ctx, func(g *gorm.DB) error {
			done := g.Exec(statement, args...)
			rows = done.RowsAffected
			return done.Error
		})
		if err != nil || rows < swept {
			return err
		}
	}
}

// sweepRows deletes the rows of a table that meet a condition. The table has no partitions.
func (db *DB) sweepRows(ctx context.Context, table, where string, args ...any) error {
	return db.sweep(ctx, "DELETE FROM "+table+" WHERE "+someOf(table, where), args...)
}

// sweepChange changes the rows of a table that meet a condition. After the change, a row must no longer meet the
// condition.
func (db *DB) sweepChange(ctx context.Context, table, set, where string, args ...any) error {
	return db.sweep(ctx, "UPDATE "+table+" SET "+set+" WHERE "+someOf(table, where), args...)
}

// someOf returns a condition for a limited number of the rows that meet the condition where. A row that another
// transaction changes in the meantime has a new ctid, so only the next sweep changes it.
func someOf(table, where string) string {
	return "ctid = ANY(ARRAY(SELECT ctid FROM " + table + " WHERE " + where + " LIMIT ?))"
}
