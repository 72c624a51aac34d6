package repo

import (
	"context"
	"encoding/json"
	"time"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/report"
)

// dashboard is a stored row with the computed figures of a range.
type dashboard struct {
	StoreID      int64
	RangeFrom    domain.Date
	RangeTo      domain.Date
	CompareTo    report.Comparison
	CurrencyCode domain.Currency
	Figures      report.Figures `gorm:"serializer:json"`
	GeneratedOn  time.Time
	ReadOn       time.Time
}

const (
	// dashboardsAhead is the number of dashboards per store that a job computes in advance: the most recently read
	// dashboards.
	dashboardsAhead = 5
	// dashboardsKept is the number of dashboards stored per store.
	dashboardsKept = 20
)

const dashboardKey = "range_from = ? AND range_to = ? AND compare_to = ? AND currency_code = ?"

func keyOf(r report.Range) []any { return []any{r.From, r.To, r.CompareTo, r.CurrencyCode} }

// Dashboard returns the last computed figures of a range; nil means that no figures are stored. It records the read, at
// most once a minute, so that a job computes the figures in advance.
func (r Reader) Dashboard(ctx context.Context, of report.Range) (*report.Figures, error) {
	var found []dashboard
	err := r.in(ctx, func(g *gorm.DB) error { return g.Where(dashboardKey, keyOf(of)...).Find(&found).Error })
	if err != nil || len(found) == 0 {
		return nil, err
	}
	if r.db.clock.Now().Sub(found[0].ReadOn) > time.Minute {
		err = r.db.dashboardRead(ctx, r.actor, of)
	}
	return &found[0].Figures, err
}

func (db *DB) dashboardRead(ctx context.Context, actor domain.Actor, of report.Range) error {
	tx, err := db.Begin(ctx, actor)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if err := tx.on(ctx).Exec("UPDATE dashboards SET read_on = ? WHERE "+dashboardKey, append([]any{db.clock.Now()}, keyOf(of)...)...).Error; err != nil {
		return classify(err)
	}
	return tx.Commit()
}

// KeepDashboard stores the figures f in place of the figures of an earlier range (was). If f has a different range,
// KeepDashboard deletes the old figures. readOn is the time of the last read. KeepDashboard deletes all but the store's
// most recently read dashboards.
func (db *DB) KeepDashboard(ctx context.Context, actor domain.Actor, f report.Figures, readOn time.Time, was report.Range) error {
	tx, err := db.Begin(ctx, actor)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	g := tx.on(ctx)
	if was != f.Range {
		if err := g.Exec("DELETE FROM dashboards WHERE "+dashboardKey, keyOf(was)...).Error; err != nil {
			return classify(err)
		}
	}
	text, err := json.Marshal(f)
	if err != nil {
		return err
	}
	err = g.Exec(`INSERT INTO dashboards (store_id, range_from, range_to, compare_to, currency_code, figures, generated_on, read_on) VALUES (?, ?, ?, ?, ?, ?::jsonb, ?, ?)
		ON CONFLICT (store_id, range_from, range_to, compare_to, currency_code) DO UPDATE SET figures = excluded.figures, generated_on = excluded.generated_on, read_on = excluded.read_on`,
		append(append([]any{actor.StoreID}, keyOf(f.Range)...), string(text), f.GeneratedOn, readOn)...).Error
	if err != nil {
		return classify(err)
	}
	err = g.Exec("DELETE FROM dashboards WHERE read_on < (SELECT read_on FROM dashboards ORDER BY read_on DESC OFFSET ? LIMIT 1)", dashboardsKept-1).Error
	if err != nil {
		return classify(err)
	}
	return tx.Commit()
}

// DueDashboard is a dashboard that is due for recomputation.
type DueDashboard struct {
	StoreID int64
	Range   report.Range
	ReadOn  time.Time
}

// ClaimDashboards claims dashboards to compute in advance; the parameter most is their maximum number. Other processes
// cannot claim these dashboards until the lease expires. A dashboard is claimed if its figures are older than the given
// duration, or older than a minute if it was read in the last 10 minutes. In each store only the dashboardsAhead most
// recently read dashboards are considered. ClaimDashboards deletes dashboards that were not read for a day
// (report.KeptFor).
func (db *DB) ClaimDashboards(ctx context.Context, older time.Duration, most int) (due []DueDashboard, err error) {
	now, offset := db.now()
	var rows []dashboard
	err = db.platform(ctx, func(g *gorm.DB) error {
		if err := g.Exec("DELETE FROM dashboards WHERE read_on < "+now+" - make_interval(secs => ?)", offset, report.KeptFor.Seconds()).Error; err != nil {
			return err
		}
		return g.Raw(`UPDATE dashboards d SET claimed_until = `+now+` + make_interval(secs => ?) FROM (
				SELECT ctid FROM dashboards w WHERE generated_on <= `+now+` - make_interval(secs => CASE WHEN read_on > `+now+` - interval '10 minutes' THEN 60 ELSE ? END) AND (claimed_until IS NULL OR claimed_until <= `+now+`)
					AND (SELECT count(*) FROM dashboards b WHERE b.store_id = w.store_id
						AND (b.read_on, b.range_from, b.range_to, b.compare_to, b.currency_code) > (w.read_on, w.range_from, w.range_to, w.compare_to, w.currency_code)) < ?
				ORDER BY generated_on LIMIT ? FOR UPDATE SKIP LOCKED) k WHERE d.ctid = k.ctid
			RETURNING d.store_id, d.range_from, d.range_to, d.compare_to, d.currency_code, d.read_on`, offset, Lease.Seconds(), offset, offset, older.Seconds(), offset, dashboardsAhead, most).Scan(&rows).Error
	})
	for _, d := range rows {
		due = append(due, DueDashboard{d.StoreID, report.Range{From: d.RangeFrom, To: d.RangeTo, CompareTo: d.CompareTo, CurrencyCode: d.CurrencyCode}, d.ReadOn})
	}
	return due, err
}

// Sales returns the summed sales of a range of days.
func (r Reader) Sales(ctx context.Context, of report.Range) (s report.Sales, err error) {
	err = r.list(ctx, func(g *gorm.DB) error {
		return g.Raw(`SELECT coalesce(sum(orders), 0) AS orders, coalesce(sum(gross), 0) AS gross, coalesce(sum(discounts), 0) AS discounts, coalesce(sum(refunds), 0) AS refunds,
				coalesce(sum(tax), 0) AS tax, coalesce(sum(shipping), 0) AS shipping, coalesce(sum(total), 0) AS total
			FROM sales_days WHERE currency_code = ? AND day >= ? AND day < ?`, of.CurrencyCode, of.From, of.To).Scan(&s).Error
	})
	return s, err
}

// SalesDays lists the days of a range with sales or refunds.
func (r Reader) SalesDays(ctx context.Context, of report.Range) (days []report.Day, err error) {
	err = r.list(ctx, func(g *gorm.DB) error {
		return g.Raw("SELECT day AS date, gross - discounts - refunds AS net, orders FROM sales_days WHERE currency_code = ? AND day >= ? AND day < ? ORDER BY day",
			of.CurrencyCode, of.From, of.To).Scan(&days).Error
	})
	return days, err
}

// TopProducts lists the products of a range with the highest net sales. The parameter most is their maximum number.
func (r Reader) TopProducts(ctx context.Context, of report.Range, most int) (products []report.Product, err error) {
	err = r.list(ctx, func(g *gorm.DB) error {
		return g.Raw(`SELECT s.product_id, p.name, s.quantity, s.net FROM (
				SELECT product_id, sum(quantity) AS quantity, sum(net) AS net FROM sales_products WHERE currency_code = ? AND day >= ? AND day < ?
				GROUP BY product_id HAVING sum(quantity) <> 0 OR sum(net) <> 0 ORDER BY 3 DESC, product_id LIMIT ?) s
			JOIN products p ON p.id = s.product_id ORDER BY s.net DESC, s.product_id`, of.CurrencyCode, of.From, of.To, most).Scan(&products).Error
	})
	return products, err
}

// Buyers counts the new and returning customers who ordered in [from, to), in any currency.
func (r Reader) Buyers(ctx context.Context, from, to time.Time) (b report.Buyers, err error) {
	const counts = "o.placed_on IS NOT NULL AND o.status <> 'CANCELLED'"
	err = r.list(ctx, func(g *gorm.DB) error {
		return g.Raw(`SELECT count(*) FILTER (WHERE NOT before.ordered) AS new, count(*) FILTER (WHERE before.ordered) AS returning
			FROM (SELECT DISTINCT o.customer_id FROM orders o WHERE `+counts+` AND o.customer_id IS NOT NULL AND o.order_date >= ? AND o.order_date < ?) c
			CROSS JOIN LATERAL (SELECT EXISTS (SELECT FROM orders o WHERE `+counts+` AND o.customer_id = c.customer_id AND o.order_date < ?) AS ordered) before`,
			from, to, from).Scan(&b).Error
	})
	return b, err
}

// Subscribers counts the current subscriptions, and the subscriptions created, canceled and lost in [from, to). Amounts
// are in the given currency. Subscriptions with a test clock are excluded.
func (r Reader) Subscribers(ctx context.Context, currency domain.Currency, from, to time.Time) (s report.Subscribers, err error) {
	const (
		ours = "s.test_clock_id IS NULL"
		lost = "s.cancel_reason IS DISTINCT FROM 'REPLACED'"
		// A subscription is lost when it is canceled, or before that when its renewals stop.
		lostOn = "least(s.gave_up_on, s.cancelled_on)"
		// A month is taken as 365/12 days.
		monthly = `CASE s.interval_unit WHEN 'DAY' THEN 365.0 / 12 WHEN 'WEEK' THEN 365.0 / 84 WHEN 'MONTH' THEN 1 WHEN 'YEAR' THEN 1.0 / 12 END / s.interval_count`
		price   = "(SELECT coalesce(sum(i.unit_price * i.quantity), 0) FROM subscription_items i WHERE i.subscription_id = s.id AND i.removed_on IS NULL)"
		renews  = "s.status = 'ACTIVE' AND NOT s.cancel_at_period_end AND s.currency_code = ?"
	)
	err = r.list(ctx, func(g *gorm.DB) error {
		return g.Raw(`SELECT
			(SELECT count(*) FROM subscriptions s WHERE s.status = 'ACTIVE' AND `+ours+`) AS active,
			(SELECT count(*) FROM subscriptions s WHERE s.created_on >= ? AND s.created_on < ? AND s.replaces_id IS NULL AND `+ours+`) AS new,
			(SELECT count(*) FROM subscriptions s WHERE s.cancelled_on >= ? AND s.cancelled_on < ? AND `+lost+` AND `+ours+`) AS cancelled,
			(SELECT count(*) FROM subscriptions s WHERE s.created_on < ? AND (`+lostOn+` IS NULL OR `+lostOn+` >= ?) AND `+lost+` AND `+ours+`) AS begun,
			(SELECT count(*) FROM subscriptions s WHERE s.created_on < ? AND `+lostOn+` >= ? AND `+lostOn+` < ? AND `+lost+` AND `+ours+`) AS lost,
			(SELECT count(*) FROM subscriptions s WHERE s.dunning_state <> 'NONE' AND `+ours+`) AS past_due,
			(SELECT coalesce(sum(`+price+` * `+monthly+`), 0) FROM subscriptions s WHERE `+renews+` AND `+ours+`) AS mrr`,
			from, to, from, to, from, from, from, from, to, currency).Scan(&s).Error
	})
	s.MRR = s.MRR.Round(currency.Digits(), domain.HalfUp)
	return s, err
}

// Renewing lists the ids of subscriptions whose next renewal is on a day in [from, to), sorted by id. All ids are
// greater than a given id; the parameter most is their maximum number. Paused subscriptions are included if their pause
// has an end. Renewing omits subscriptions with a test clock.
func (r Reader) Renewing(ctx context.Context, currency domain.Currency, from, to domain.Date, after int64, most int) (ids []int64, err error) {
	err = r.list(ctx, func(g *gorm.DB) error {
		return g.Raw(`SELECT id FROM subscriptions WHERE status IN ('ACTIVE', 'PAUSED') AND test_clock_id IS NULL AND currency_code = ?
			AND next_date >= ? AND next_date < ? AND id > ? ORDER BY id LIMIT ?`, currency, from, to, after, most).Scan(&ids).Error
	})
	return ids, err
}

// RenewingAbove counts the subscriptions with ids above the given id that Renewing would list without a limit.
func (r Reader) RenewingAbove(ctx context.Context, currency domain.Currency, from, to domain.Date, after int64) (n int64, err error) {
	err = r.list(ctx, func(g *gorm.DB) error {
		return g.Raw(`SELECT count(*) FROM subscriptions WHERE status IN ('ACTIVE', 'PAUSED') AND test_clock_id IS NULL AND currency_code = ?
			AND next_date >= ? AND next_date < ? AND id > ?`, currency, from, to, after).Scan(&n).Error
	})
	return n, err
}

// Attention counts the objects that need an action by an administrator.
func (r Reader) Attention(ctx context.Context) (a report.Attention, err error) {
	since := r.db.clock.Now().Add(-24 * time.Hour)
	err = r.list(ctx, func(g *gorm.DB) error {
		return g.Raw(`SELECT
			(SELECT count(*) FROM orders WHERE placed_on IS NOT NULL AND fulfillment_status IN ('UNFULFILLED', 'PARTIALLY_FULFILLED', 'ON_HOLD') AND status <> 'CANCELLED') AS unfulfilled,
			(SELECT count(*) FROM orders WHERE placed_on IS NOT NULL AND payment_status IN ('PENDING', 'REQUIRES_ACTION', 'PARTIALLY_PAID', 'FAILED', 'EXPIRED') AND status <> 'CANCELLED') AS awaiting_payment,
			(SELECT count(*) FROM refunds WHERE status IN ('PENDING', 'PROCESSING')) AS refunds_pending,
			(SELECT count(*) FROM mails WHERE status = 'FAILED') + (SELECT count(*) FROM integration_tasks WHERE status = 'FAILED') AS failed_tasks,
			(SELECT coalesce(sum(failures), 0) FROM webhook_endpoint_counts WHERE begins_on > ?) AS webhook_failures`, since).Scan(&a).Error
	})
	return a, err
}

// titleSQL implements Sellable.Title in SQL.
const titleSQL = "CASE WHEN v.name IN ('', p.name) THEN p.name ELSE trim(p.name || ' – ' || v.name) END"

// LowStock lists active variants whose available stock is at or below their threshold, lowest stock first. The
// parameter most is their maximum number.
func (r Reader) LowStock(ctx context.Context, most int) (list []report.Scarce, err error) {
	err = r.list(ctx, func(g *gorm.DB) error {
		return g.Raw(`SELECT v.id AS variant_id, v.sku, `+titleSQL+` AS name, s.on_hand::bigint - s.reserved AS available
			FROM stocks s JOIN variants v ON v.id = s.variant_id JOIN products p ON p.id = v.product_id
			WHERE `+isLow+` AND v.removed_on IS NULL AND v.status = 'ACTIVE' AND p.status = 'ACTIVE'
			ORDER BY 4, v.id LIMIT ?`, most).Scan(&list).Error
	})
	return list, err
}
