package repo

import (
	"context"
	"encoding/json"
	"time"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

const (
	// salesOverlap is the longest time between a change and its commit. Other transactions see a change when it
	// commits, and no command takes this long.
	salesOverlap = 2 * time.Minute
	// salesStep is the maximum number of days that one statement recounts. A statement over years of a busy store would
	// always time out. A step ends before the day that would exceed salesOrders orders, but has at least one day.
	salesStep, salesOrders = 92, 10_000
	// unitsPause is the delay between a change and the next sum of units sold. The sum covers the
	// sales of the last catalog.SoldDays days.
	unitsPause = 5 * time.Minute
)

// ClaimSales claims stores whose days must be recounted; the parameter most is their maximum number. Each claim lasts
// for a lease. A store is due if its orders, refunds or time zone have changed, if its sold units are due, or if its
// days have never been counted. The stores that were claimed longest ago come first.
func (db *DB) ClaimSales(ctx context.Context, most int) (storeIDs []int64, err error) {
	now, offset := db.now()
	err = db.platform(ctx, func(g *gorm.DB) error {
		err := g.Exec(`INSERT INTO sales_counts (store_id, timezone, counted_to, rebuild_from, claimed_until)
			SELECT s.id, s.settings->>'timezone', '-infinity', '-infinity', '-infinity' FROM stores s
			WHERE NOT EXISTS (SELECT FROM sales_counts k WHERE k.store_id = s.id) ON CONFLICT DO NOTHING`).Error
		if err != nil {
			return err
		}
		return g.Raw(`
			WITH due AS MATERIALIZED (
				SELECT k.store_id, s.settings->>'timezone' AS timezone FROM sales_counts k JOIN stores s ON s.id = k.store_id WHERE k.claimed_until <= `+now+` AND (
					k.rebuild_from IS NOT NULL OR k.timezone <> s.settings->>'timezone' OR k.units_due <= `+now+`
					OR EXISTS (SELECT FROM orders o WHERE o.store_id = k.store_id AND o.placed_on IS NOT NULL AND o.modified_on >= k.counted_to)
					OR EXISTS (SELECT FROM refunds r WHERE r.store_id = k.store_id AND r.modified_on >= k.counted_to))
				ORDER BY k.claimed_until, k.store_id LIMIT ? FOR UPDATE OF k SKIP LOCKED)
			UPDATE sales_counts k SET claimed_until = `+now+` + make_interval(secs => ?), timezone = due.timezone,
				rebuild_from = CASE WHEN k.timezone <> due.timezone THEN '-infinity' ELSE k.rebuild_from END
			FROM due WHERE due.store_id = k.store_id RETURNING k.store_id`, offset, offset, most, offset, Lease.Seconds()).Scan(&storeIDs).Error
	})
	return storeIDs, err
}

// salesCount is the progress of counting a store's days.
type salesCount struct {
	Timezone  string
	CountedTo time.Time
	// Rebuild means that the days from RebuildFrom on are recounted; a nil RebuildFrom means all days.
	Rebuild     bool
	RebuildFrom *domain.Date
	// UnitsDue is the time when the sold units are summed again; nil means not before the next change.
	UnitsDue *time.Time
}

// CountSales recounts days of the actor's store, as many as fit in one transaction. It reports whether more days
// remain. The caller must have claimed the store; CountSales renews the claim while days remain, and otherwise releases
// it.
func (db *DB) CountSales(ctx context.Context, actor domain.Actor) (more bool, err error) {
	tx, err := db.Begin(ctx, actor)
	if err != nil {
		return false, err
	}
	defer tx.Rollback()
	if err := tx.planned(ctx); err != nil {
		return false, err
	}
	g := tx.on(ctx)
	var k salesCount
	err = g.Raw(`SELECT timezone, CASE WHEN isfinite(counted_to) THEN counted_to ELSE 'epoch' END AS counted_to, rebuild_from IS NOT NULL AS rebuild,
		CASE WHEN isfinite(rebuild_from) THEN rebuild_from END AS rebuild_from, units_due FROM sales_counts FOR UPDATE`).Scan(&k).Error
	if err != nil {
		return false, classify(err)
	}
	zone := domain.Location(k.Timezone)
	count, now := counter{g, actor.StoreID, zone}, db.clock.Now()
	today, changed := domain.DateAt(now, zone), false
	if k.Rebuild {
		more, err = count.rebuild(k.RebuildFrom, today)
	} else {
		changed, err = count.changed(k.CountedTo)
	}
	switch pause := now.Add(unitsPause); {
	case err != nil || more:
	case k.Rebuild || k.UnitsDue != nil && !k.UnitsDue.After(now):
		k.UnitsDue, err = count.units(today)
	case changed && (k.UnitsDue == nil || k.UnitsDue.After(pause)):
		k.UnitsDue = &pause
	}
	if err != nil {
		return false, classify(err)
	}
	counted, lease := "?", time.Duration(0)
	if k.Rebuild {
		counted = "CASE WHEN isfinite(counted_to) THEN counted_to ELSE ? END"
	}
	if more {
		lease = Lease
	}
	at, offset := db.now()
	err = g.Exec("UPDATE sales_counts SET counted_to = "+counted+", units_due = ?, claimed_until = "+at+" + make_interval(secs => ?)", now.Add(-salesOverlap), k.UnitsDue, offset, lease.Seconds()).Error
	if err != nil {
		return false, classify(err)
	}
	return more, tx.Commit()
}

// counter counts the days of one store.
type counter struct {
	g     *gorm.DB
	store int64
	zone  *time.Location
}

// changed recounts every day with an order, edit or refund that changed at or after a given time, and reports whether
// there was such a day. For a changed order it also recounts the days of the order's edits and refunds, since a
// cancellation affects these days.
func (c counter) changed(since time.Time) (found bool, err error) {
	var days []domain.Date
	zone := c.zone.String()
	err = c.g.Raw(`SELECT day FROM (
			SELECT (o.order_date AT TIME ZONE ?)::date AS day FROM orders o WHERE o.placed_on IS NOT NULL AND o.modified_on >= ?
			UNION SELECT (e.edited_on AT TIME ZONE ?)::date FROM order_edits e JOIN orders o ON o.id = e.order_id WHERE o.placed_on IS NOT NULL AND o.modified_on >= ?
			UNION SELECT (r.refunded_on AT TIME ZONE ?)::date FROM refunds r WHERE r.modified_on >= ?
			UNION SELECT (r.refunded_on AT TIME ZONE ?)::date FROM refunds r JOIN orders o ON o.id = r.order_id WHERE o.placed_on IS NOT NULL AND o.modified_on >= ?
		) d ORDER BY day`, zone, since, zone, since, zone, since, zone, since).Scan(&days).Error
	found = len(days) > 0
	for err == nil && len(days) > 0 {
		n := 1
		for n < len(days) && days[n] == days[0].Add(n) {
			n++
		}
		end := days[0].Add(n)
		for from := days[0]; err == nil && from < end; {
			var to domain.Date
			if to, err = c.step(from); err == nil {
				to = min(to, end)
				err, from = c.count(&from, &to), to
			}
		}
		days = days[n:]
	}
	return found, err
}

// step returns the end (exclusive) of the days that one statement counts, starting with a given day.
func (c counter) step(from domain.Date) (to domain.Date, err error) {
	to = from.Add(salesStep)
	var full []time.Time
	err = c.g.Raw("SELECT order_date FROM orders WHERE placed_on IS NOT NULL AND order_date >= ? AND order_date < ? ORDER BY order_date OFFSET ? LIMIT 1",
		from.At(0, c.zone), to.At(0, c.zone), salesOrders).Scan(&full).Error
	if len(full) > 0 {
		to = max(domain.DateAt(full[0], c.zone), from.Add(1))
	}
	return to, err
}

// rebuild recounts the next days, and reports whether days up to today remain.
func (c counter) rebuild(from *domain.Date, today domain.Date) (more bool, err error) {
	first := from
	if first == nil {
		var oldest time.Time
		err := c.g.Raw("SELECT coalesce(least((SELECT min(order_date) FROM orders WHERE placed_on IS NOT NULL), (SELECT min(refunded_on) FROM refunds)), ?)", today.At(0, c.zone)).Scan(&oldest).Error
		if err != nil {
			return false, err
		}
		day := domain.DateAt(oldest, c.zone)
		first = &day
	}
	next, err := c.step(*first)
	if err != nil {
		return false, err
	}
	var to *domain.Date // no end, since an order with a test clock may have a date in the future
	if next <= today {
		to = &next
	}
	if err := c.count(from, to); err != nil {
		return false, err
	}
	return to != nil, c.g.Exec("UPDATE sales_counts SET rebuild_from = ?", to).Error
}

// count counts the days in [from, to); nil means no bound. An edit counts on the day of the edit, not on the day of its
// order. A refund of an overpayment is excluded: either an edit has already subtracted the amount from the sales, or no
// sale ever contained it.
func (c counter) count(from, to *domain.Date) error {
	instant := func(d *domain.Date, otherwise string) any {
		if d == nil {
			return otherwise
		}
		return d.At(0, c.zone)
	}
	day := func(d *domain.Date, otherwise string) any {
		if d == nil {
			return otherwise
		}
		return *d
	}
	zone := c.zone.String()
	begin, end := instant(from, "-infinity"), instant(to, "infinity")
	for _, table := range []string{"sales_days", "sales_products"} {
		if err := c.g.Exec("DELETE FROM "+table+" WHERE day >= ?::date AND day < ?::date", day(from, "-infinity"), day(to, "infinity")).Error; err != nil {
			return err
		}
	}
	err := c.g.Exec(`INSERT INTO sales_days (store_id, currency_code, day, orders, gross, discounts, refunds, tax, shipping, total)
		SELECT ?::bigint, currency_code, day, sum(orders), sum(gross), sum(discounts), sum(refunds), sum(tax), sum(shipping), sum(total) FROM (
			SELECT o.currency_code, (o.order_date AT TIME ZONE ?)::date AS day, count(*) FILTER (WHERE o.replaced_order_number IS NULL OR o.grand_total > 0) AS orders, sum(o.subtotal - coalesce(g.net, 0)) AS gross, sum(o.discount_total) AS discounts, 0 AS refunds,
				sum(o.tax_total) AS tax, sum(o.shipping_total) AS shipping, sum(o.grand_total - coalesce(g.net, 0)) AS total
			FROM orders o LEFT JOIN LATERAL (SELECT sum(l.line_total) AS net FROM order_lines l WHERE l.order_id = o.id AND l.product_type = 'GIFT_CARD') g ON true
			WHERE o.placed_on IS NOT NULL AND o.status <> 'CANCELLED' AND o.order_date >= ?::timestamptz AND o.order_date < ?::timestamptz GROUP BY 1, 2
			UNION ALL
			SELECT o.currency_code, (o.order_date AT TIME ZONE ?)::date, 0, -e.gross, -e.discounts, 0, -e.tax, -e.shipping, -e.total
			FROM orders o JOIN order_edits e ON e.order_id = o.id
			WHERE o.placed_on IS NOT NULL AND o.status <> 'CANCELLED' AND o.order_date >= ?::timestamptz AND o.order_date < ?::timestamptz
			UNION ALL
			SELECT o.currency_code, (e.edited_on AT TIME ZONE ?)::date, 0, e.gross, e.discounts, 0, e.tax, e.shipping, e.total
			FROM order_edits e JOIN orders o ON o.id = e.order_id AND o.status <> 'CANCELLED' WHERE e.edited_on >= ?::timestamptz AND e.edited_on < ?::timestamptz
			UNION ALL
			SELECT r.currency_code, (r.refunded_on AT TIME ZONE ?)::date, 0, 0, 0, sum(r.subtotal - r.overpaid_net - coalesce(g.net, 0)), 0, 0, 0
			FROM refunds r JOIN orders o ON o.id = r.order_id AND o.status <> 'CANCELLED'
			LEFT JOIN LATERAL (SELECT sum((x ->> 'subtotal')::numeric) AS net FROM order_lines l CROSS JOIN LATERAL jsonb_array_elements(r.lines) x
				WHERE l.order_id = r.order_id AND l.product_type = 'GIFT_CARD' AND (x ->> 'lineItemId')::bigint = l.id) g ON true
			WHERE r.status NOT IN ('FAILED', 'VOIDED') AND r.refunded_on >= ?::timestamptz AND r.refunded_on < ?::timestamptz GROUP BY 1, 2
		) d GROUP BY currency_code, day HAVING (sum(orders), sum(gross), sum(discounts), sum(refunds), sum(tax), sum(shipping), sum(total)) <> (0, 0, 0, 0, 0, 0, 0)`,
		c.store, zone, begin, end, zone, begin, end, zone, begin, end, zone, begin, end).Error
	if err != nil {
		return err
	}
	const changed = `CROSS JOIN LATERAL jsonb_to_recordset(e.products) AS p("productId" bigint, quantity bigint, net numeric)`
	return c.g.Exec(`INSERT INTO sales_products (store_id, currency_code, day, product_id, quantity, net)
		SELECT ?::bigint, currency_code, day, product_id, sum(quantity), sum(net) FROM (
			SELECT o.currency_code, (o.order_date AT TIME ZONE ?)::date AS day, l.product_id, sum(l.quantity) AS quantity, sum(l.line_total) AS net
			FROM orders o JOIN order_lines l ON l.order_id = o.id
			WHERE o.placed_on IS NOT NULL AND o.status <> 'CANCELLED' AND o.order_date >= ?::timestamptz AND o.order_date < ?::timestamptz AND l.product_id IS NOT NULL AND l.product_type <> 'GIFT_CARD' GROUP BY 1, 2, 3
			UNION ALL
			SELECT o.currency_code, (o.order_date AT TIME ZONE ?)::date, p."productId", -p.quantity, -p.net FROM orders o JOIN order_edits e ON e.order_id = o.id `+changed+`
			WHERE o.placed_on IS NOT NULL AND o.status <> 'CANCELLED' AND o.order_date >= ?::timestamptz AND o.order_date < ?::timestamptz
			UNION ALL
			SELECT o.currency_code, (e.edited_on AT TIME ZONE ?)::date, p."productId", p.quantity, p.net FROM order_edits e JOIN orders o ON o.id = e.order_id AND o.status <> 'CANCELLED' `+changed+`
			WHERE e.edited_on >= ?::timestamptz AND e.edited_on < ?::timestamptz
		) d GROUP BY currency_code, day, product_id HAVING sum(quantity) <> 0 OR sum(net) <> 0`,
		c.store, zone, begin, end, zone, begin, end, zone, begin, end).Error
}

// units updates the units that each product sold in the last catalog.SoldDays days, where the number has changed. It
// returns the time when the first day with sales leaves the period; nil means that no day has sales. Every product has
// a row from its creation on.
func (c counter) units(today domain.Date) (due *time.Time, err error) {
	since := today.Add(1 - catalog.SoldDays)
	err = c.g.Exec(`UPDATE product_units_sold u SET units = n.units
		FROM (SELECT product_id, greatest(sum(sold), 0)::bigint AS units FROM (
				SELECT p.product_id, p.quantity AS sold, 0 AS was FROM sales_days d JOIN sales_products p ON p.currency_code = d.currency_code AND p.day = d.day WHERE d.day >= ?
				UNION ALL SELECT product_id, 0, units FROM product_units_sold WHERE units > 0
			) s GROUP BY product_id HAVING greatest(sum(sold), 0) <> sum(was)) n
		WHERE u.product_id = n.product_id`, since).Error
	if err != nil {
		return nil, err
	}
	var first []domain.Date
	if err := c.g.Raw("SELECT day FROM sales_days WHERE day >= ? ORDER BY day LIMIT 1", since).Scan(&first).Error; err != nil || len(first) == 0 {
		return nil, err
	}
	return new(first[0].Add(catalog.SoldDays).At(0, c.zone)), nil
}

// EnterEdit stores the amounts and products that an edit of a locked order changed.
func (tx *Tx) EnterEdit(ctx context.Context, orderID int64, e ordering.EditEntry) error {
	return tx.enterEdit(ctx, orderID, tx.db.clock.Now(), e)
}

// LeaveDay marks a day for recounting because a locked order moves from that day to another date. The days of an
// order's edits are recounted whenever the order changes, so an edit entry without amounts is enough.
func (tx *Tx) LeaveDay(ctx context.Context, orderID int64, day time.Time) error {
	return tx.enterEdit(ctx, orderID, day, ordering.EditEntry{})
}

func (tx *Tx) enterEdit(ctx context.Context, orderID int64, on time.Time, e ordering.EditEntry) error {
	products, err := json.Marshal(append([]ordering.EditedProduct{}, e.Products...))
	if err != nil {
		return err
	}
	return classify(tx.on(ctx).Exec(`INSERT INTO order_edits (store_id, order_id, edited_on, gross, discounts, tax, shipping, total, products)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?::jsonb)`, tx.actor.StoreID, orderID, on, e.Gross, e.Discounts, e.Tax, e.Shipping, e.Total, string(products)).Error)
}
