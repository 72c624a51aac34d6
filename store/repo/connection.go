package repo

import (
	"context"
	"database/sql"
	"errors"
	"strings"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/stdlib"
)

// scopedConn is the connection of a scoped transaction, as GORM gets it: it runs statements
// and can do nothing else. It begins no transaction of GORM's, whose end would
// end ours and leave what follows without a role, and it refuses statements that
// would end the transaction, or take on another role or store.
type scopedConn struct{ conn *sql.Conn }

var errScope = errors.New("repo: a statement may not change the role, the store or the transaction that it runs in")

// queries are the words that a statement of ours begins with; others, and a
// comment, are refused.
var queries = map[string]bool{"select": true, "insert": true, "update": true, "delete": true, "with": true}

// escapes are what a query could take on another role or store by, also one that
// PostgreSQL is given in pieces. Values are never in a statement's text.
var escapes = []string{"set_config", "pg_settings", "_to_xml", `u&"`}

// checked looks at every statement that is sent.
func checked(query string) error {
	text := strings.TrimLeft(query, " \t\r\n(")
	end := 0
	for end < len(text) && (text[end]|0x20 >= 'a' && text[end]|0x20 <= 'z') {
		end++
	}
	if !queries[strings.ToLower(text[:end])] {
		return errScope
	}
	text = strings.ToLower(text)
	for _, word := range escapes {
		if strings.Contains(text, word) {
			return errScope
		}
	}
	return nil
}

func (h scopedConn) PrepareContext(context.Context, string) (*sql.Stmt, error) {
	return nil, errors.New("repo: pgx prepares by itself")
}

func (h scopedConn) ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error) {
	if err := checked(query); err != nil {
		return nil, err
	}
	return h.conn.ExecContext(ctx, query, args...)
}

func (h scopedConn) QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error) {
	if err := checked(query); err != nil {
		return nil, err
	}
	return h.conn.QueryContext(ctx, query, args...)
}

// read runs a query and has its rows read. The rows are good only until read
// has returned.
func (h scopedConn) read(ctx context.Context, query string, args []any, rows func(pgx.Rows) error) error {
	if err := checked(query); err != nil {
		return err
	}
	return h.conn.Raw(func(c any) error {
		found, err := c.(*stdlib.Conn).Conn().Query(ctx, query, append([]any{binary}, args...)...)
		if err != nil {
			return err
		}
		err = rows(found)
		found.Close()
		if err == nil {
			err = found.Err()
		}
		return err
	})
}

// QueryRowContext cannot give an error back before the row is read; a refused
// statement is sent with a context that has ended.
func (h scopedConn) QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row {
	if checked(query) != nil {
		ended, cancel := context.WithCancel(ctx)
		cancel()
		ctx = ended
	}
	return h.conn.QueryRowContext(ctx, query, args...)
}
