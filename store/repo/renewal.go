package repo

import (
	"context"
	"time"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

// workAhead is the number of a store's due rows that a claim reads. It is large enough to find some rows of each
// account, and the cost of a claim does not depend on the number of due rows.
const workAhead = 64

// ClaimSubscriptions claims due subscriptions. Each claim lasts for a lease. Stores take turns, each with its longest
// due subscription, within the free slots of the accounts and gateways. The cost does not grow with the rest of a
// store's due work. ClaimSubscriptions skips closed stores and subscriptions with a test clock.
func (db *DB) ClaimSubscriptions(ctx context.Context, slots Slots) (due []Due, err error) {
	var stores, providers, counts []int64
	var codes []string
	for a, n := range slots.Taken {
		stores, providers, codes, counts = append(stores, a.StoreID), append(providers, a.ProviderID), append(codes, a.ProviderCode), append(counts, int64(n))
	}
	now, offset := db.now()
	const scheduled = "FROM subscriptions x WHERE x.next_on IS NOT NULL AND x.test_clock_id IS NULL"
	ready := "t.next_on <= " + now + " AND t.test_clock_id IS NULL AND (t.claimed_until IS NULL OR t.claimed_until <= " + now + ")"
	err = db.platform(ctx, func(g *gorm.DB) error {
		return g.Raw(`
			WITH RECURSIVE taken AS (SELECT * FROM unnest(?::bigint[], ?::bigint[], ?::text[], ?::bigint[]) AS x (store_id, provider_id, provider_code, n)),
			scheduling AS (
				(SELECT x.store_id `+scheduled+` ORDER BY x.store_id LIMIT 1)
				UNION ALL
				SELECT (SELECT x.store_id `+scheduled+` AND x.store_id > h.store_id ORDER BY x.store_id LIMIT 1) FROM scheduling h WHERE h.store_id IS NOT NULL),
			ready AS (
				SELECT h.store_id, d.id, d.next_on, coalesce(p.id, 0) AS provider_id, coalesce(p.provider_code, '') AS provider_code
				FROM scheduling h JOIN stores s ON s.id = h.store_id AND s.status <> 'CLOSED'
				CROSS JOIN LATERAL (SELECT t.id, t.next_on, t.customer_payment_method_id FROM subscriptions t WHERE t.store_id = h.store_id AND `+ready+` ORDER BY t.next_on LIMIT ?) d
				LEFT JOIN customer_payment_methods m ON m.store_id = h.store_id AND m.id = d.customer_payment_method_id LEFT JOIN payment_providers p ON p.store_id = h.store_id AND p.id = m.payment_provider_id),
			placed AS (
				SELECT r.*, row_number() OVER (PARTITION BY r.store_id, r.provider_id ORDER BY r.next_on, r.id)
					+ coalesce((SELECT sum(n) FROM taken x WHERE x.store_id = r.store_id AND x.provider_id = r.provider_id), 0) AS place
				FROM ready r),
			ranked AS (
				SELECT r.*, row_number() OVER (PARTITION BY r.provider_code ORDER BY r.place, r.next_on, r.id)
					+ coalesce((SELECT sum(n) FROM taken x WHERE x.provider_code = r.provider_code), 0) AS rank
				FROM placed r WHERE r.place <= ?),
			picked AS (
				SELECT t.id, r.store_id, r.provider_id, r.provider_code FROM subscriptions t JOIN ranked r ON r.store_id = t.store_id AND r.id = t.id
				WHERE r.rank <= ? AND `+ready+` FOR NO KEY UPDATE OF t SKIP LOCKED)
			UPDATE subscriptions u SET claimed_until = `+now+` + make_interval(secs => ?) FROM picked k WHERE u.store_id = k.store_id AND u.id = k.id
			RETURNING k.store_id, k.provider_id, k.provider_code, k.id`,
			array(stores), array(providers), array(codes), array(counts), offset, offset, workAhead, slots.OfAccount, slots.OfGateway, offset, offset, offset,
			Lease.Seconds()).Scan(&due).Error
	})
	return due, err
}

// Hasten makes renewals due now, unless they are due already: those that are dated up to and including a day (by). ids
// restricts the renewals; empty means all. It returns three numbers. Due counts the subscriptions that renew by that
// date. Hastened counts the subscriptions that Hasten made due, and Busy counts those that were already due or in
// progress.
func (tx *Tx) Hasten(ctx context.Context, by domain.Date, ids []int64) (counted struct{ Due, Hastened, Busy int64 }, err error) {
	now, offset := tx.db.now()
	const mine = "s.status = 'ACTIVE' AND s.next_date <= ?::date AND s.test_clock_id IS NULL AND (coalesce(cardinality(?::bigint[]), 0) = 0 OR s.id = ANY(?::bigint[]))"
	args := []any{by, array(ids), array(ids)}
	err = tx.on(ctx).Raw(`SELECT count(*) AS due, count(*) FILTER (WHERE s.due_at IS NULL OR s.due_at <= `+now+`) AS busy
		FROM subscriptions s WHERE `+mine+` AND (s.due_at IS NOT NULL
			OR EXISTS (SELECT FROM renewals r WHERE r.subscription_id = s.id AND r.status = 'PROCESSING'))`, append([]any{offset}, args...)...).Scan(&counted).Error
	if err != nil {
		return counted, classify(err)
	}
	done := tx.on(ctx).Exec(`UPDATE subscriptions u SET due_at = `+now+` FROM (
		SELECT s.id FROM subscriptions s WHERE `+mine+` AND s.due_at > `+now+` ORDER BY s.id FOR NO KEY UPDATE SKIP LOCKED) k WHERE u.id = k.id`,
		append(append([]any{offset}, args...), offset)...)
	counted.Hastened = done.RowsAffected
	counted.Busy = counted.Due - counted.Hastened
	return counted, classify(done.Error)
}

// LockTestClock reads and locks a test clock.
func (tx *Tx) LockTestClock(ctx context.Context, id int64) (*subscription.TestClock, error) {
	return lock[subscription.TestClock](ctx, tx, "test clock", "id = ?", id)
}

// TestClockOfCustomer returns a customer's test clock; nil means none.
func (r Reader) TestClockOfCustomer(ctx context.Context, customerID int64) (c *subscription.TestClock, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		c, err = optional(take[subscription.TestClock](g, "test clock", "customer_id = ?", customerID))
		return err
	})
	return c, err
}

// TestClocks lists the store's test clocks, newest first. ids restricts the clocks; empty means all.
func (r Reader) TestClocks(ctx context.Context, ids ...int64) (list []*subscription.TestClock, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		found := g.Order("id DESC")
		if len(ids) > 0 {
			found = found.Where("id = ANY(?)", array(ids))
		}
		if err := found.Find(&list).Error; err != nil {
			return err
		}
		var follow []struct {
			TestClockID int64
			N           int
		}
		err := g.Model(&subscription.Subscription{}).Select("test_clock_id, count(*) AS n").Where("test_clock_id IS NOT NULL").Group("test_clock_id").Find(&follow).Error
		for _, f := range follow {
			if clock, is := domain.ByID(list, f.TestClockID); is {
				clock.SubscriptionCount = f.N
			}
		}
		return err
	})
	return list, err
}

// ClockDue is the next work of a test clock: the subscription that is due first, and the time at which it is due. ID 0
// means that no subscription is due.
type ClockDue struct {
	ID int64
	At time.Time

	// Charging is the start of a payment whose outcome is unknown. Pending is the start of a payment that waits for the
	// bank's decision. Both times follow the real clock, not the test clock; nil means that there is no such payment.
	Charging, Pending *time.Time
}

// DueOfClock returns the subscription of a test clock that is due first, no later than the given time, and the payments
// in progress for the clock's subscriptions.
func (r Reader) DueOfClock(ctx context.Context, clockID int64, until time.Time) (work ClockDue, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		var found []struct {
			ID     int64
			NextOn time.Time
		}
		if err := g.Raw("SELECT id, next_on FROM subscriptions WHERE test_clock_id = ? AND next_on <= ? ORDER BY next_on, id LIMIT 1", clockID, until).Scan(&found).Error; err != nil {
			return err
		}
		if len(found) > 0 {
			work.ID, work.At = found[0].ID, found[0].NextOn
		}
		var waits struct{ Renewing, Asked, Heard *time.Time }
		err := g.Raw(`SELECT (SELECT min(r.modified_on) FROM renewals r JOIN subscriptions s ON s.id = r.subscription_id WHERE s.test_clock_id = ? AND r.status = 'PROCESSING') AS renewing,
				min(p.created_on) FILTER (WHERE p.provider_reference = '') AS asked, min(p.created_on) FILTER (WHERE p.provider_reference <> '') AS heard
			FROM payments p WHERE p.status = 'PENDING' AND p.order_id IN (SELECT s.last_order_id FROM subscriptions s WHERE s.test_clock_id = ?
				UNION ALL SELECT r.order_id FROM renewals r JOIN subscriptions s ON s.id = r.subscription_id WHERE s.test_clock_id = ? AND r.collecting)`, clockID, clockID, clockID).Scan(&waits).Error
		if work.Charging, work.Pending = waits.Renewing, waits.Heard; waits.Asked != nil && (work.Charging == nil || waits.Asked.Before(*work.Charging)) {
			work.Charging = waits.Asked
		}
		return err
	})
	return work, err
}

// SubscriptionsOfClock returns the ids of a test clock's subscriptions, in ascending order.
func (r Reader) SubscriptionsOfClock(ctx context.Context, clockID int64) (ids []int64, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Model(&subscription.Subscription{}).Where("test_clock_id = ?", clockID).Order("id").Pluck("id", &ids).Error
	})
	return ids, err
}

// LiveSubscriptions reports whether a customer has a subscription that is not canceled.
func (r Reader) LiveSubscriptions(ctx context.Context, customerID int64) (has bool, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Raw("SELECT EXISTS (SELECT FROM subscriptions WHERE customer_id = ? AND status <> 'CANCELLED')", customerID).Scan(&has).Error
	})
	return has, err
}

// ClaimTestClocks claims at most limit test clocks that are being advanced. Clocks that were never claimed come first.
func (db *DB) ClaimTestClocks(ctx context.Context, limit int) (due []Due, err error) {
	now, offset := db.now()
	err = db.platform(ctx, func(g *gorm.DB) error {
		return g.Raw(`UPDATE test_clocks SET claimed_until = `+now+` + make_interval(secs => ?) WHERE (store_id, id) IN (
			SELECT store_id, id FROM test_clocks WHERE target IS NOT NULL AND COALESCE(claimed_until, '-infinity') <= `+now+`
			ORDER BY COALESCE(claimed_until, '-infinity'), id LIMIT ? FOR NO KEY UPDATE SKIP LOCKED) RETURNING store_id, id`, offset, Lease.Seconds(), offset, limit).Scan(&due).Error
	})
	return due, err
}
