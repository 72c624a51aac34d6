package repo

import (
	"context"
	"database/sql"
	"errors"
	"regexp"
)

// handle is the connection of an open door, as GORM gets it: it runs statements
// and can do nothing else. It begins no transaction of GORM's, whose end would
// end ours and leave what follows without a role, and it refuses statements that
// would end the transaction, or take on another role or store.
type handle struct{ conn *sql.Conn }

var errDoor = errors.New("repo: a statement may not change the role, the store or the transaction that it runs in")

// doorWords begin the statements that only the door may send; set_config does
// the same from anywhere inside one.
var doorWords = regexp.MustCompile(`(?is)^[\s(]*(set|reset|begin|start|commit|end|rollback|abort|savepoint|release|discard|prepare|deallocate|do|call)\b|\bset_config\s*\(`)

func checked(query string) error {
	if doorWords.MatchString(query) {
		return errDoor
	}
	return nil
}

func (h handle) PrepareContext(context.Context, string) (*sql.Stmt, error) {
	return nil, errors.New("repo: pgx prepares by itself")
}

func (h handle) ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error) {
	if err := checked(query); err != nil {
		return nil, err
	}
	return h.conn.ExecContext(ctx, query, args...)
}

func (h handle) QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error) {
	if err := checked(query); err != nil {
		return nil, err
	}
	return h.conn.QueryContext(ctx, query, args...)
}

// QueryRowContext cannot give an error back before the row is read; a refused
// statement is sent with a context that has ended.
func (h handle) QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row {
	if checked(query) != nil {
		ended, cancel := context.WithCancel(ctx)
		cancel()
		ctx = ended
	}
	return h.conn.QueryRowContext(ctx, query, args...)
}
