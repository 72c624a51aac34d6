package scoped

import (
	"cmp"
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"strings"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"gorm.io/gorm/clause"
)

// scopedConn is the connection that GORM gets in a scoped transaction. It can only run statements. GORM cannot begin
// its own transaction on this connection, because the end of that transaction would end our transaction, and later
// statements would run without a role. scopedConn refuses statements that would end the transaction or change the role
// or store.
type scopedConn struct {
	in    *Transaction
	scope Scope
	own   clause.Interface // restricts a statement to the rows of the scope's store
	shown *knownVersion
	// wait sends queries together with the queries of other functions (see Together). It returns true once all queries
	// have results, or false if they will never have results. nil means that queries are sent at once.
	wait func([]*asked) bool
}

// newScopedConn returns the connection of a transaction. The transaction enters its scope before the first
// statement.
func newScopedConn(in *Transaction) scopedConn {
	own := clause.Eq{Column: clause.Column{Table: clause.CurrentTable, Name: "store_id"}, Value: in.scope.StoreID}
	return scopedConn{in: in, scope: in.scope, own: clause.Where{Exprs: []clause.Expression{own}}, shown: &knownVersion{}}
}

var (
	errScope     = errors.New("scoped: a statement may not change the role, the store or the transaction that it runs in")
	errUnscoped  = errors.New("scoped: statement outside of a scoped transaction")
	errAbandoned = errors.New("scoped: read together with one that panicked")
)

// queries lists the words with which permitted statements begin. Statements that begin with another word or with a
// comment are refused.
var queries = map[string]bool{"select": true, "insert": true, "update": true, "delete": true, "with": true}

// escapes lists the ways in which a query could change the role or store, including dynamic SQL. The text of a
// statement never contains values.
var escapes = []string{"set_config", "pg_settings", "_to_xml", `u&"`}

// checked returns errScope for a statement that the scope does not permit. Call it with every statement before the
// statement is sent.
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
	return nil, errors.New("scoped: pgx prepares by itself")
}

func (h scopedConn) ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error) {
	if err := checked(query); err != nil {
		return nil, err
	}
	a := &asked{query: query, args: args}
	h.send(ctx, []*asked{a})
	return driver.RowsAffected(a.tag.RowsAffected()), a.err
}

func (h scopedConn) QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error) {
	if err := checked(query); err != nil {
		return nil, err
	}
	if err := h.in.begin(ctx); err != nil {
		return nil, err
	}
	h.shown.sends(query)
	return h.in.conn.QueryContext(ctx, query, args...)
}

// asked is a query with the function that reads its rows.
type asked struct {
	query string
	args  []any
	rows  func(pgx.Rows) error // nil means that the query returns no rows
	tag   pgconn.CommandTag
	err   error
}

// took reads the rows of a query and stores the query's error.
func (a *asked) took(found pgx.Rows, err error) {
	if err == nil {
		if a.rows != nil {
			err = a.rows(found)
		}
		found.Close()
		a.tag = found.CommandTag()
	}
	if err == nil {
		err = found.Err()
	}
	a.err = err
}

// read runs a query and passes its rows to a function. The rows are valid only until read returns.
func (h scopedConn) read(ctx context.Context, query string, args []any, rows func(pgx.Rows) error) error {
	if err := checked(query); err != nil {
		return err
	}
	a := &asked{query: query, args: args, rows: rows}
	h.send(ctx, []*asked{a})
	return a.err
}

// send runs queries in one round trip, or passes them to wait, which sends them together with other queries.
func (h scopedConn) send(ctx context.Context, all []*asked) {
	if h.wait != nil {
		if !h.wait(all) {
			for _, a := range all {
				a.err = errAbandoned
			}
		}
		return
	}
	h.shown.outdated = false
	for _, a := range all {
		h.shown.sends(a.query)
	}
	err := h.in.raw(func(conn *pgx.Conn) error {
		if h.in.failed != nil {
			return h.in.failed
		}
		if len(all) == 1 && h.in.begun {
			a := all[0]
			a.took(conn.Query(ctx, a.query, a.args...))
			return a.err
		}
		var batch pgx.Batch
		opens := !h.in.begun
		if opens {
			h.in.queue(&batch)
		}
		for _, a := range all {
			batch.Queue(a.query, a.args...)
		}
		answers := conn.SendBatch(ctx, &batch)
		if opens {
			if err := h.in.began(answers); err != nil {
				return cmp.Or(err, answers.Close())
			}
		}
		for _, a := range all {
			a.took(answers.Query())
		}
		return answers.Close()
	})
	for _, a := range all {
		if a.err == nil {
			a.err = err
		}
	}
}

// QueryRowContext cannot return an error before the row is read, so it runs a refused statement with a canceled
// context.
func (h scopedConn) QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row {
	if checked(query) != nil || h.in.begin(ctx) != nil {
		ended, cancel := context.WithCancel(ctx)
		cancel()
		ctx = ended
	}
	h.shown.sends(query)
	return h.in.conn.QueryRowContext(ctx, query, args...)
}
