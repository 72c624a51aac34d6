package payment

import (
	"context"
	"database/sql"
	"errors"
	"slices"
	"time"
)

// storedNotice is a notice in memory.
type storedNotice struct {
	LedgerNotice
	due      bool
	again    time.Time // earliest time of the next attempt
	attempts int
}

func (m *memory) subscribe(_ context.Context, s LedgerSubscriber) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.subscribers = append(slices.DeleteFunc(m.subscribers, func(o LedgerSubscriber) bool { return o.StoreID == s.StoreID && o.ProviderID == s.ProviderID }), s)
	return nil
}

func (m *memory) outgoing(_ context.Context, most int) (due []outgoing, err error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	now := m.now()
	for i := range m.notices {
		n := &m.notices[i]
		if !n.due || now.Before(n.again) || len(due) == most {
			continue
		}
		at := slices.IndexFunc(m.subscribers, func(s LedgerSubscriber) bool { return s.StoreID == n.StoreID && s.ProviderID == n.ProviderID })
		if at < 0 {
			n.due = false
			continue
		}
		n.again, n.attempts = now.Add(3*AnswerTimeout), n.attempts+1
		due = append(due, outgoing{n.LedgerNotice, m.subscribers[at], n.attempts})
	}
	return due, nil
}

func (m *memory) told(_ context.Context, sequence int64, again time.Duration) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	n := &m.notices[sequence-1]
	n.due, n.again = again > 0, m.now().Add(again)
	return nil
}

func (m *memory) since(_ context.Context, a Account, from time.Time, after int64, most int) (list []LedgerNotice, err error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, n := range m.notices {
		if n.StoreID == a.StoreID && n.ProviderID == a.ProviderID && n.Sequence > after && !n.CreatedOn.Before(from) && len(list) < most {
			list = append(list, n.LedgerNotice)
		}
	}
	return list, nil
}

func (s *databaseSession) writeNotices(ctx context.Context, notices []LedgerNotice) error {
	for _, n := range notices {
		if _, err := s.tx.ExecContext(ctx, `INSERT INTO sandbox.notices (merchant, account, id, type, subject, reference, created_on, due_on)
			VALUES ($1, $2, $3, $4, $5, $6, $7, CASE WHEN $8 THEN now() END)`,
			n.StoreID, n.ProviderID, n.ID, n.Type, string(n.Subject), n.Reference, n.CreatedOn, n.Tell); err != nil {
			return err
		}
	}
	return nil
}

func (d database) subscribe(ctx context.Context, s LedgerSubscriber) error {
	_, err := d.pool.ExecContext(ctx, `INSERT INTO sandbox.subscribers (merchant, account, url, secret) VALUES ($1, $2, $3, $4)
		ON CONFLICT (merchant, account) DO UPDATE SET url = excluded.url, secret = excluded.secret`, s.StoreID, s.ProviderID, s.URL, s.Secret.Reveal())
	return err
}

const noticeColumns = "n.sequence, n.merchant, n.account, n.id, n.type, n.subject, n.reference, n.created_on"

func noticeInto(n *LedgerNotice) []any {
	return []any{&n.Sequence, &n.StoreID, &n.ProviderID, &n.ID, &n.Type, &n.Subject, &n.Reference, &n.CreatedOn}
}

func (d database) outgoing(ctx context.Context, most int) (due []outgoing, err error) {
	rows, err := d.pool.QueryContext(ctx, `
		WITH due AS (SELECT sequence FROM sandbox.notices WHERE due_on <= now() ORDER BY due_on LIMIT $1 FOR UPDATE SKIP LOCKED),
		claimed AS (
			UPDATE sandbox.notices n SET attempts = n.attempts + 1, due_on = CASE WHEN s.url IS NULL THEN NULL ELSE now() + make_interval(secs => $2) END
			FROM due LEFT JOIN (sandbox.notices x JOIN sandbox.subscribers s ON s.merchant = x.merchant AND s.account = x.account) ON x.sequence = due.sequence
			WHERE n.sequence = due.sequence RETURNING n.attempts, `+noticeColumns+`, s.url, s.secret)
		SELECT attempts, sequence, merchant, account, id, type, subject, reference, created_on, url, secret FROM claimed WHERE url IS NOT NULL ORDER BY sequence`,
		most, (3 * AnswerTimeout).Seconds())
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var o outgoing
		var secret string
		if err := rows.Scan(slices.Concat([]any{&o.attempts}, noticeInto(&o.LedgerNotice), []any{&o.to.URL, &secret})...); err != nil {
			return nil, err
		}
		o.to.Secret, o.CreatedOn = Secret(secret), o.CreatedOn.UTC()
		due = append(due, o)
	}
	return due, rows.Err()
}

func (d database) told(ctx context.Context, sequence int64, again time.Duration) error {
	_, err := d.pool.ExecContext(ctx, "UPDATE sandbox.notices SET due_on = CASE WHEN $2::float8 > 0 THEN now() + make_interval(secs => $2::float8) END WHERE sequence = $1", sequence, again.Seconds())
	return err
}

func (d database) since(ctx context.Context, a Account, from time.Time, after int64, most int) ([]LedgerNotice, error) {
	tx, err := d.pool.BeginTx(ctx, &sql.TxOptions{ReadOnly: true})
	if err != nil {
		return nil, err
	}
	list, err := scanAll(ctx, tx, "SELECT "+noticeColumns+" FROM sandbox.notices n WHERE n.merchant = $1 AND n.account = $2 AND n.created_on >= $3 AND n.sequence > $4 ORDER BY n.sequence LIMIT $5",
		func(r row) (*LedgerNotice, error) {
			n := new(LedgerNotice)
			return n, r.Scan(noticeInto(n)...)
		}, a.StoreID, a.ProviderID, from, after, most)
	return list, errors.Join(err, tx.Rollback())
}
