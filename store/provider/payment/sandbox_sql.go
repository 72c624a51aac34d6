package payment

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"

	"github.com/storeplatform/storeplatform/store/domain"
)

// InDatabase keeps a sandbox's books in the schema sandbox. It needs a pool of its own: the gateway
// commits independently, and a command must not wait for a connection that the command itself uses.
func InDatabase(pool *sql.DB) Home { return database{pool} }

type database struct{ pool *sql.DB }

// keyLock is the first half of the numbers of the advisory locks on keys. The number itself is arbitrary.
const keyLock = 7_301_005

func (d database) begin(ctx context.Context, key string) (session, error) {
	tx, err := d.pool.BeginTx(ctx, nil)
	if err != nil {
		return nil, err
	}
	// The sandbox's commit does not wait for the disk. The order that the payment settles commits later,
	// which also writes the sandbox's commit to disk, so no order survives a crash without its payment.
	if _, err := tx.ExecContext(ctx, "SELECT set_config('synchronous_commit', 'off', true), pg_advisory_xact_lock($1, hashtext($2))", keyLock, key); err != nil {
		_ = tx.Rollback()
		return nil, err
	}
	return &databaseSession{tx: tx, key: key}, nil
}

// databaseSession remembers the rows that it has read. It updates these rows and inserts all others. If
// two sessions had the same key despite the lock, the unique constraint would make one of them fail.
type databaseSession struct {
	tx                       *sql.Tx
	key                      string
	foundEntry, foundPayment bool
}

func (s *databaseSession) rollback() { _ = s.tx.Rollback() }

func (s *databaseSession) entry(ctx context.Context) (*LedgerEntry, error) {
	e, err := scanEntry(s.tx.QueryRowContext(ctx, "SELECT entry FROM sandbox.entries WHERE key = $1", s.key))
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	s.foundEntry = true
	return e, err
}

const paymentColumns = "reference, key, merchant, account, token, currency, authorized, captured, refunded, confirmed, voided"

func (s *databaseSession) payment(ctx context.Context, reference string) (*LedgerPayment, error) {
	p, err := scanPayment(s.tx.QueryRowContext(ctx, "SELECT "+paymentColumns+" FROM sandbox.payments WHERE reference = $1 FOR UPDATE", reference))
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	s.foundPayment = true
	return p, err
}

const instrumentColumns = "reference, merchant, account, customer, token"

func (s *databaseSession) instrument(ctx context.Context, reference string) (*LedgerInstrument, error) {
	i, err := scanInstrument(s.tx.QueryRowContext(ctx, "SELECT "+instrumentColumns+" FROM sandbox.instruments WHERE reference = $1", reference))
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	return i, err
}

func (s *databaseSession) made(ctx context.Context, reference string) (*LedgerEntry, error) {
	e, err := scanEntry(s.tx.QueryRowContext(ctx, "SELECT entry FROM sandbox.entries WHERE entry->'result'->>'reference' = $1", reference))
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	return e, err
}

func (s *databaseSession) dispute(ctx context.Context, reference string) (*LedgerDispute, error) {
	d, err := scanDispute(s.tx.QueryRowContext(ctx, "SELECT dispute FROM sandbox.disputes WHERE reference = $1", reference))
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	return d, err
}

func (s *databaseSession) write(ctx context.Context, c change) error {
	if i := c.instrument; i != nil {
		if _, err := s.tx.ExecContext(ctx, "INSERT INTO sandbox.instruments ("+instrumentColumns+") VALUES ($1, $2, $3, $4, $5) ON CONFLICT (reference) DO UPDATE SET token = excluded.token",
			i.Reference, i.StoreID, i.ProviderID, i.Customer, i.Token); err != nil {
			return err
		}
	}
	if d := c.dispute; d != nil {
		text, err := json.Marshal(d)
		if err != nil {
			return err
		}
		if _, err := s.tx.ExecContext(ctx, "INSERT INTO sandbox.disputes (reference, dispute) VALUES ($1, $2) ON CONFLICT (reference) DO UPDATE SET dispute = excluded.dispute",
			d.Reference, string(text)); err != nil {
			return err
		}
	}
	if err := s.writeNotices(ctx, c.notices); err != nil {
		return err
	}
	if c.entry != nil {
		text, err := json.Marshal(c.entry)
		if err != nil {
			return err
		}
		statement := "INSERT INTO sandbox.entries (key, entry) VALUES ($1, $2)"
		if s.foundEntry {
			statement = "UPDATE sandbox.entries SET entry = $2 WHERE key = $1"
		}
		if _, err := s.tx.ExecContext(ctx, statement, s.key, string(text)); err != nil {
			return err
		}
	}
	var err error
	p := c.payment
	switch {
	case p == nil:
	case s.foundPayment:
		_, err = s.tx.ExecContext(ctx, "UPDATE sandbox.payments SET authorized = $2, captured = $3, refunded = $4, confirmed = $5, voided = $6 WHERE reference = $1",
			p.Reference, p.Authorized, p.Captured, p.Refunded, p.Confirmed, p.Voided)
	default:
		_, err = s.tx.ExecContext(ctx, "INSERT INTO sandbox.payments ("+paymentColumns+") VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
			p.Reference, p.Key, p.StoreID, p.ProviderID, p.Token, string(p.Currency), p.Authorized, p.Captured, p.Refunded, p.Confirmed, p.Voided)
	}
	if err != nil {
		return err
	}
	return s.tx.Commit()
}

func (d database) ledger(ctx context.Context) (Ledger, error) {
	tx, err := d.pool.BeginTx(ctx, &sql.TxOptions{ReadOnly: true, Isolation: sql.LevelRepeatableRead})
	if err != nil {
		return Ledger{}, err
	}
	defer func() { _ = tx.Rollback() }()
	var book Ledger
	if book.Entries, err = scanAll(ctx, tx, "SELECT entry FROM sandbox.entries ORDER BY sequence", scanEntry); err != nil {
		return Ledger{}, err
	}
	if book.Payments, err = scanAll(ctx, tx, "SELECT "+paymentColumns+" FROM sandbox.payments ORDER BY sequence", scanPayment); err != nil {
		return Ledger{}, err
	}
	if book.Disputes, err = scanAll(ctx, tx, "SELECT dispute FROM sandbox.disputes ORDER BY sequence", scanDispute); err != nil {
		return Ledger{}, err
	}
	book.Instruments, err = scanAll(ctx, tx, "SELECT "+instrumentColumns+" FROM sandbox.instruments ORDER BY sequence", scanInstrument)
	return book, err
}

// row is a *sql.Row, or a *sql.Rows at its current row.
type row interface{ Scan(...any) error }

func scanAll[T any](ctx context.Context, tx *sql.Tx, query string, scan func(row) (*T, error), args ...any) ([]T, error) {
	rows, err := tx.QueryContext(ctx, query, args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	all := []T{}
	for rows.Next() {
		one, err := scan(rows)
		if err != nil {
			return nil, err
		}
		all = append(all, *one)
	}
	return all, rows.Err()
}

func scanEntry(r row) (*LedgerEntry, error) {
	var text []byte
	if err := r.Scan(&text); err != nil {
		return nil, err
	}
	e := new(LedgerEntry)
	return e, json.Unmarshal(text, e)
}

func scanDispute(r row) (*LedgerDispute, error) {
	var text []byte
	if err := r.Scan(&text); err != nil {
		return nil, err
	}
	d := new(LedgerDispute)
	return d, json.Unmarshal(text, d)
}

func scanPayment(r row) (*LedgerPayment, error) {
	p := new(LedgerPayment)
	if err := r.Scan(&p.Reference, &p.Key, &p.StoreID, &p.ProviderID, &p.Token, &p.Currency, &p.Authorized, &p.Captured, &p.Refunded, &p.Confirmed, &p.Voided); err != nil {
		return nil, err
	}
	for _, a := range []*domain.Amount{&p.Authorized, &p.Captured, &p.Refunded} {
		*a = a.Round(p.Currency.Digits(), domain.HalfUp) // the column stores four digits
	}
	return p, nil
}

func scanInstrument(r row) (*LedgerInstrument, error) {
	i := new(LedgerInstrument)
	return i, r.Scan(&i.Reference, &i.StoreID, &i.ProviderID, &i.Customer, &i.Token)
}
