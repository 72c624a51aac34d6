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

// ForgiveTries takes tries back that turned out to be good: all of the first
// throttle's, which is the account's, and one of each other's.
func (db *DB) ForgiveTries(ctx context.Context, account domain.Throttle, others ...domain.Throttle) error {
	return db.platform(ctx, func(g *gorm.DB) error {
		if err := g.Exec("DELETE FROM throttles WHERE key = ?", account.Key).Error; err != nil {
			return err
		}
		for _, t := range others {
			if err := g.Exec("UPDATE throttles SET full_on = full_on - make_interval(secs => ?) WHERE key = ?", t.Every.Seconds(), t.Key).Error; err != nil {
				return err
			}
		}
		return nil
	})
}
