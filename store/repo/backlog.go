package repo

import (
	"context"

	"gorm.io/gorm"
)

// Backlog is the waiting work of one kind, over all stores.
type Backlog struct {
	Kind string
	// Waiting counts the waiting items, due or not. Of renewals, it counts only those that are due.
	Waiting int64
	// Overdue is the time in seconds since the oldest due item became due; 0 means that no item is due.
	Overdue float64
}

// Backlogs returns the backlogs of mails, tasks, renewals, and payments and refunds whose gateway must be queried.
func (db *DB) Backlogs(ctx context.Context) (all []Backlog, err error) {
	now, offset := db.now()
	err = db.across(ctx, func(g *gorm.DB) error {
		return g.Raw(`WITH clock AS MATERIALIZED (SELECT `+now+` AS now),
			waiting (kind, n, first) AS (
				SELECT 'mails', count(*), min(next_attempt_on) FROM mails WHERE status = 'PENDING'
				UNION ALL SELECT 'tasks', count(*), min(due_on) FROM integration_tasks WHERE due_on IS NOT NULL
				UNION ALL SELECT 'payments', count(*), min(settle_on) FROM payments WHERE settle_on IS NOT NULL
				UNION ALL SELECT 'refunds', count(*), min(settle_on) FROM refunds WHERE settle_on IS NOT NULL
				UNION ALL SELECT 'renewals', coalesce(sum(d.n), 0), min(d.first) FROM stores s CROSS JOIN clock CROSS JOIN LATERAL (
					SELECT count(*) AS n, min(next_on) AS first FROM subscriptions t WHERE t.store_id = s.id AND t.next_on <= clock.now AND t.test_clock_id IS NULL) d
					WHERE s.status <> 'CLOSED')
			SELECT kind, n AS waiting, greatest(coalesce(extract(epoch FROM clock.now - first), 0), 0) AS overdue FROM waiting, clock`, offset).Scan(&all).Error
	})
	return all, err
}
