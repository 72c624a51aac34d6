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
	now, offset := db.now()
	return db.platform(ctx, func(g *gorm.DB) error {
		for _, t := range throttles {
			every := t.Every.Seconds()
			taken := g.Exec(`INSERT INTO throttles AS t (key, full_on) VALUES (?, `+now+` + make_interval(secs => ?))
				ON CONFLICT (key) DO UPDATE SET full_on = greatest(t.full_on, `+now+`) + make_interval(secs => ?)
				WHERE greatest(t.full_on, `+now+`) + make_interval(secs => ?) <= `+now+` + make_interval(secs => ?)`,
				array(t.Key), offset, every, offset, every, offset, every, offset, every*float64(t.Burst))
			if taken.Error != nil {
				return taken.Error
			}
			if taken.RowsAffected == 1 {
				continue
			}
			var wait float64
			if err := g.Raw(`SELECT extract(epoch FROM full_on - (`+now+`))::float8 - ? FROM throttles WHERE key = ?`,
				offset, every*float64(t.Burst-1), t.Key).Scan(&wait).Error; err != nil {
				return err
			}
			return domain.TooMany(time.Duration(wait * float64(time.Second)))
		}
		return nil
	})
}

// ForgiveTries takes all tries back that were counted against a throttle.
func (db *DB) ForgiveTries(ctx context.Context, t domain.Throttle) error {
	return db.platform(ctx, func(g *gorm.DB) error {
		return g.Exec("DELETE FROM throttles WHERE key = ?", t.Key).Error
	})
}

// GiveTries takes one try of each throttle back that turned out not to count.
func (db *DB) GiveTries(ctx context.Context, throttles ...domain.Throttle) error {
	return db.platform(ctx, func(g *gorm.DB) error {
		for _, t := range throttles {
			if err := g.Exec("UPDATE throttles SET full_on = full_on - make_interval(secs => ?) WHERE key = ?", t.Every.Seconds(), t.Key).Error; err != nil {
				return err
			}
		}
		return nil
	})
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
