package repo

import (
	"context"
	"time"

	"github.com/jackc/pgx/v5"
	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
)

// TakeTries counts one try against each of the throttles, or against none of
// them when one is used up: that is rate_limited, and says for how long. It is
// kept at once, whatever becomes of the try, and so holds for tries in parallel
// and across processes.
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

// takeBucket counts against a throttle that gives tries back one by one.
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

// takeWindow counts against a throttle that is exact for any period of a length:
// the row has the times of the tries in it.
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

// ForgiveTries takes all tries back that were counted against a throttle.
func (db *DB) ForgiveTries(ctx context.Context, t domain.Throttle) error {
	return db.platform(ctx, func(g *gorm.DB) error {
		return g.Exec("DELETE FROM throttles WHERE key = ?", t.Key).Error
	})
}

// GiveTries takes one try of each throttle back that turned out not to count.
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

// KnownNetwork tells whether the network that a key stands for is known.
func (db *DB) KnownNetwork(ctx context.Context, key []byte) (known bool, err error) {
	err = db.ask(ctx, "SELECT 1 FROM known_networks WHERE key = $1", []any{key}, func(rows pgx.Rows) error {
		known = rows.Next()
		return rows.Err()
	})
	return known, err
}

// LearnNetwork makes the network known that a key stands for, and forgets what was
// tried from it in vain. Its time is kept to the day.
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
