package repo

import (
	"context"
	"time"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
)

// TierCheck is the progress of the check of a store's automatic tiers on one day. AfterID is the last checked customer;
// 0 means none.
type TierCheck struct {
	StoreID int64
	AfterID int64
}

// ClaimTierCheck claims the store with automatic tiers that has waited longest for the check of the current day in its
// time zone. nil means that no store waits. The claim lasts for a lease. ClaimTierCheck skips closed stores.
func (db *DB) ClaimTierCheck(ctx context.Context) (*TierCheck, error) {
	now, offset := db.now()
	var due []TierCheck
	err := db.platform(ctx, func(g *gorm.DB) error {
		err := g.Exec(`INSERT INTO tier_checks (store_id, day, after_id, claimed_until)
			SELECT DISTINCT t.store_id, '-infinity'::date, NULL::bigint, '-infinity'::timestamptz FROM account_types t
			WHERE t.auto_tier IS NOT NULL AND NOT EXISTS (SELECT FROM tier_checks k WHERE k.store_id = t.store_id) ON CONFLICT DO NOTHING`).Error
		if err != nil {
			return err
		}
		return g.Raw(`
			WITH due AS MATERIALIZED (
				SELECT k.store_id, d.today FROM tier_checks k JOIN stores s ON s.id = k.store_id CROSS JOIN LATERAL (SELECT ((`+now+`) AT TIME ZONE (s.settings->>'timezone'))::date AS today) d
				WHERE s.status <> 'CLOSED' AND EXISTS (SELECT FROM account_types t WHERE t.store_id = s.id AND t.auto_tier IS NOT NULL)
					AND k.claimed_until <= `+now+` AND (k.day <> d.today OR k.after_id IS NOT NULL)
				ORDER BY k.claimed_until, k.store_id LIMIT 1 FOR UPDATE OF k SKIP LOCKED)
			UPDATE tier_checks k SET day = due.today, after_id = CASE WHEN k.day = due.today THEN k.after_id ELSE 0 END, claimed_until = `+now+` + make_interval(secs => ?)
			FROM due WHERE due.store_id = k.store_id RETURNING k.store_id, k.after_id`, offset, offset, offset, Lease.Seconds()).Scan(&due).Error
	})
	if err != nil || len(due) == 0 {
		return nil, err
	}
	return &due[0], nil
}

// PassTierCheck stores the last customer that the check of a store has covered, and releases the claim. done means that
// the check has covered all customers.
func (db *DB) PassTierCheck(ctx context.Context, storeID, after int64, done bool) error {
	now, offset := db.now()
	return db.platform(ctx, func(g *gorm.DB) error {
		return g.Exec("UPDATE tier_checks SET after_id = CASE WHEN ? THEN NULL ELSE ?::bigint END, claimed_until = "+now+" WHERE store_id = ?",
			done, after, offset, storeID).Error
	})
}

// Tiers returns the store's account types by id, without their numbers of customers.
func (r Reader) Tiers(ctx context.Context) (list customer.Tiers, err error) {
	err = r.in(ctx, func(g *gorm.DB) error { return accountTypes(g).Order("id").Find(&list).Error })
	return list, err
}

// Candidate is a customer for the check of automatic tiers, with the customer's figures and only the fields that the
// check needs.
type Candidate struct {
	Customer customer.Customer    `gorm:"embedded"`
	Figures  customer.TierFigures `gorm:"embedded"`
}

// tierFigures is the SQL for the figures of customers c on which automatic tiers depend. Its parameters are the
// currency of the spend, and the time of the earliest orders to include. Bought gift cards do not count, because the
// orders that they pay count.
const tierFigures = `LEFT JOIN LATERAL (
	SELECT sum(p.paid) FILTER (WHERE o.currency_code = ?) AS spend, count(*) FILTER (WHERE p.paid > 0) AS orders
	FROM orders o
	CROSS JOIN LATERAL (SELECT coalesce(sum(l.line_gross - coalesce(b.back, 0)), 0) AS net FROM order_lines l
		CROSS JOIN LATERAL (SELECT sum((x ->> 'subtotal')::numeric + (x ->> 'tax')::numeric) AS back FROM refunds r CROSS JOIN LATERAL jsonb_array_elements(r.lines) x
			WHERE r.order_id = o.id AND r.status NOT IN ('FAILED', 'VOIDED') AND (x ->> 'lineItemId')::bigint = l.id) b
		WHERE l.order_id = o.id AND l.product_type = 'GIFT_CARD') g
	CROSS JOIN LATERAL (SELECT greatest(coalesce(sum(y.captured_amount - y.refunded_amount), 0) - g.net, 0) AS paid FROM payments y WHERE y.order_id = o.id) p
	WHERE o.customer_id = c.id AND o.placed_on IS NOT NULL AND o.order_date >= ? AND o.status <> 'CANCELLED' AND o.replaced_order_number IS NULL) f ON true`

// TierCandidates returns the store's next customers, by id, whom the check of automatic tiers may move: active
// customers whose account type was not set by an administrator.
func (r Reader) TierCandidates(ctx context.Context, after int64, currency domain.Currency, since time.Time, limit int) (page []Candidate, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Raw(`SELECT c.id, c.status, c.account_type_id, c.account_type_source, c.tier_moved_on, coalesce(f.spend, 0) AS spend, coalesce(f.orders, 0) AS orders
			FROM (SELECT * FROM customers WHERE id > ? AND status = 'ACTIVE' AND account_type_source <> 'ADMIN' ORDER BY id LIMIT ?) c `+tierFigures+` ORDER BY c.id`,
			after, limit, currency, since).Scan(&page).Error
	})
	return page, err
}

// TierFigures returns the spend and the number of orders of a customer that automatic tiers use.
func (r Reader) TierFigures(ctx context.Context, id int64, currency domain.Currency, since time.Time) (f customer.TierFigures, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Raw("SELECT coalesce(f.spend, 0) AS spend, coalesce(f.orders, 0) AS orders FROM customers c "+tierFigures+" WHERE c.id = ?", currency, since, id).Scan(&f).Error
	})
	return f, err
}
