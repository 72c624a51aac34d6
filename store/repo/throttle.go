package repo

import (
	"context"
	"time"

	"github.com/jackc/pgx/v5"
	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
)

// TakeTries counts one attempt against each throttle. If any throttle is used up, it counts the attempt against no
// throttle and returns rate_limited with the time to wait. It commits at once, whatever the outcome of the attempt, so
// the limit applies to parallel attempts and across processes.
func (db *DB) TakeTries(ctx context.Context, throttles ...domain.Throttle) error {
	return db.platform(ctx, func(g *gorm.DB) error {
		for _, t := range throttles {
			take := db.takeBucket
			if t.Within > 0 {
				take = db.takeWindow
			}
			taken, wait, err := take(g, t)
			if err != nil {
				return err
			}
			if !taken {
				return domain.TooMany(wait)
			}
		}
		return nil
	})
}

// takeBucket counts one attempt against a throttle that restores attempts one by one.
func (db *DB) takeBucket(g *gorm.DB, t domain.Throttle) (taken bool, wait time.Duration, err error) {
	now, offset := db.now()
	every := t.Every.Seconds()
	res := g.Exec(`INSERT INTO throttles AS t (key, full_on) VALUES (?, `+now+` + make_interval(secs => ?))
		ON CONFLICT (key) DO UPDATE SET full_on = greatest(t.full_on, `+now+`) + make_interval(secs => ?)
		WHERE greatest(t.full_on, `+now+`) + make_interval(secs => ?) <= `+now+` + make_interval(secs => ?)`,
		array(t.Key), offset, every, offset, every, offset, every, offset, every*float64(t.Burst))
	if res.Error != nil || res.RowsAffected == 1 {
		return true, 0, res.Error
	}
	var seconds float64
	err = g.Raw(`SELECT extract(epoch FROM full_on - (`+now+`))::float8 - ? FROM throttles WHERE key = ?`,
		offset, every*float64(t.Burst-1), t.Key).Scan(&seconds).Error
	return false, time.Duration(seconds * float64(time.Second)), err
}

// takeWindow counts one attempt against a throttle with an exact limit for every period of length t.Within. The row
// stores the times of the attempts within the last period.
func (db *DB) takeWindow(g *gorm.DB, t domain.Throttle) (taken bool, wait time.Duration, err error) {
	now, offset := db.now()
	within := t.Within.Seconds()
	res := g.Exec(`WITH clock AS MATERIALIZED (SELECT `+now+` AS at)
		INSERT INTO throttles AS t (key, full_on, tries) SELECT ?::bytea, at + make_interval(secs => ?), ARRAY[at] FROM clock
		ON CONFLICT (key) DO UPDATE SET full_on = excluded.full_on,
			tries = ARRAY(SELECT x FROM unnest(t.tries || excluded.tries) x WHERE x > excluded.tries[1] - make_interval(secs => ?) ORDER BY x)
		WHERE (SELECT count(*) FROM unnest(t.tries) x WHERE x > excluded.tries[1] - make_interval(secs => ?)) < ?`,
		offset, array(t.Key), within, within, within, t.Burst)
	if res.Error != nil || res.RowsAffected == 1 {
		return true, 0, res.Error
	}
	var seconds float64
	err = g.Raw(`SELECT extract(epoch FROM tries[cardinality(tries) + 1 - ?] - (`+now+`))::float8 + ? FROM throttles WHERE key = ?`,
		t.Burst, offset, within, t.Key).Scan(&seconds).Error
	return false, time.Duration(seconds * float64(time.Second)), err
}

// ForgiveTries removes all attempts counted against a throttle.
func (db *DB) ForgiveTries(ctx context.Context, t domain.Throttle) error {
	return db.platform(ctx, func(g *gorm.DB) error {
		return g.Exec("DELETE FROM throttles WHERE key = ?", t.Key).Error
	})
}

// GiveTries removes one attempt from each throttle, because the attempt turned out to be exempt.
func (db *DB) GiveTries(ctx context.Context, throttles ...domain.Throttle) error {
	return db.platform(ctx, func(g *gorm.DB) error { return giveBack(g, throttles) })
}

func giveBack(g *gorm.DB, throttles []domain.Throttle) error {
	for _, t := range throttles {
		if err := g.Exec("UPDATE throttles SET full_on = full_on - make_interval(secs => ?) WHERE key = ?", t.Every.Seconds(), t.Key).Error; err != nil {
			return err
		}
	}
	return nil
}

// KnownNetwork reports whether the network with a key is known.
func (db *DB) KnownNetwork(ctx context.Context, key []byte) (known bool, err error) {
	err = db.ask(ctx, "SELECT 1 FROM known_networks WHERE key = $1", []any{key}, func(rows pgx.Rows) error {
		known = rows.Next()
		return rows.Err()
	})
	return known, err
}

// LearnNetwork records the network with a key as known, and removes the failed attempts from this network. It updates
// the time of a known network at most once a day.
func (db *DB) LearnNetwork(ctx context.Context, key []byte) error {
	now := db.clock.Now()
	return db.platform(ctx, func(g *gorm.DB) error {
		if err := g.Exec("DELETE FROM throttles WHERE key = ?", array(key)).Error; err != nil {
			return err
		}
		return g.Exec(`INSERT INTO known_networks AS k (key, seen_on) VALUES (?, ?)
			ON CONFLICT (key) DO UPDATE SET seen_on = excluded.seen_on WHERE k.seen_on < excluded.seen_on - interval '1 day'`, array(key), now).Error
	})
}

// TakeTries counts one attempt against each throttle as part of the transaction, and returns 0. If any throttle is used
// up, it counts the attempt against no throttle and returns the time to wait. Call it last, because other buyers of the
// store wait for the rows.
func (tx *Tx) TakeTries(ctx context.Context, throttles ...domain.Throttle) (wait time.Duration, err error) {
	n := len(throttles)
	keys, every, burst, later := make([][]byte, n), make([]float64, n), make([]int, n), make([]bool, n)
	for i, t := range throttles {
		keys[i], every[i], burst[i], later[i] = t.Key, t.Every.Seconds(), t.Burst, t.After
	}
	var seconds float64
	err = tx.on(ctx).Raw("SELECT take_tries(?::bytea[], ?::float8[], ?::int[], ?::boolean[], ?)",
		array(keys), array(every), array(burst), array(later), tx.db.clock.Offset().Seconds()).Scan(&seconds).Error
	return time.Duration(seconds * float64(time.Second)), classify(err)
}

// MovedTries lists the attempts that a payment's new state counts, removes or forgives.
type MovedTries struct {
	Count, GiveBack, Forgive []domain.Throttle
	PaidFrom                 []byte // key of a network that becomes known; nil means that no network does
}

// MoveTries changes, as part of the transaction, the counts of attempts according to a payment's new state. Call it
// last, like TakeTries.
func (tx *Tx) MoveTries(ctx context.Context, m MovedTries) error {
	keys, seconds, most := [][]byte{}, []float64{}, []float64{}
	add := func(times int, throttles []domain.Throttle) {
		for _, t := range throttles {
			n := times
			if n == 0 {
				n = -t.Forgives
			}
			keys, seconds, most = append(keys, t.Key), append(seconds, float64(n)*t.Every.Seconds()), append(most, float64(t.Burst*max(1, t.Debt))*t.Every.Seconds())
		}
	}
	add(1, m.Count)
	add(-1, m.GiveBack)
	add(0, m.Forgive)
	return classify(tx.on(ctx).Exec("SELECT move_tries(?::bytea[], ?::float8[], ?::float8[], ?::bytea, ?, ?)",
		array(keys), array(seconds), array(most), bytesOrNull(m.PaidFrom), tx.db.clock.Now(), tx.db.clock.Offset().Seconds()).Error)
}

func bytesOrNull(b []byte) any {
	if b == nil {
		return nil
	}
	return array(b)
}

// NetworkKnown reports whether the network with a key is known.
func (tx *Tx) NetworkKnown(ctx context.Context, key []byte) (known bool, err error) {
	err = tx.on(ctx).Raw("SELECT network_known(?::bytea)", array(key)).Scan(&known).Error
	return known, classify(err)
}

// HasPaid reports whether a customer has paid the store for an order before.
func (tx *Tx) HasPaid(ctx context.Context, customerID int64) (paid bool, err error) {
	err = tx.on(ctx).Raw(`SELECT EXISTS (SELECT FROM orders o JOIN payments p ON p.order_id = o.id
		WHERE o.customer_id = ? AND o.placed_on IS NOT NULL AND p.captured_amount > 0)`, customerID).Scan(&paid).Error
	return paid, classify(err)
}
