package repo

import (
	"context"
	"time"

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

// ForgiveTries takes tries back that turned out to be good: all of the first
// throttle's, which is the account's, and one of each other's.
func (db *DB) ForgiveTries(ctx context.Context, account domain.Throttle, others ...domain.Throttle) error {
	return db.platform(ctx, func(g *gorm.DB) error {
		if err := g.Exec("DELETE FROM throttles WHERE key = ?", account.Key).Error; err != nil {
			return err
		}
		return giveBack(g, others)
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
