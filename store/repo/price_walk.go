package repo

import (
	"context"
	"time"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

// Repriced records that prices may have changed although the transaction has written no price data.
func (tx *Tx) Repriced() { tx.repriced = true }

// Signal requests a comparison of the store's subscriptions with its prices if the transaction has changed prices.
func (tx *Tx) Signal(ctx context.Context) error {
	if !tx.repriced || tx.actor.StoreID == 0 {
		return nil
	}
	return classify(tx.on(ctx).Exec("INSERT INTO price_changes (store_id, created_on) VALUES (?, ?)", tx.actor.StoreID, tx.db.clock.Now()).Error)
}

// PriceWalk is a store's comparison of subscriptions with prices. The subscriptions with ids above DoneID are still to
// be compared.
type PriceWalk struct {
	StoreID int64
	DoneID  int64
}

// ClaimPriceWalks claims stores whose subscriptions must be compared with their prices, longest due first. Each claim
// lasts for a lease. The last parameter is the delay between the first change to a store's prices and the walk; later
// changes join the same walk. ClaimPriceWalks skips closed stores.
func (db *DB) ClaimPriceWalks(ctx context.Context, limit int, behind time.Duration) (due []PriceWalk, err error) {
	now, offset := db.now()
	err = db.platform(ctx, func(g *gorm.DB) error {
		if err := g.Exec(`WITH signals AS (
				DELETE FROM price_changes WHERE (store_id, id) IN (SELECT store_id, id FROM price_changes ORDER BY id FOR UPDATE SKIP LOCKED) RETURNING store_id, created_on)
			INSERT INTO price_walks AS w (store_id, due_on) SELECT store_id, min(created_on) + make_interval(secs => ?) FROM signals GROUP BY store_id ORDER BY store_id
			ON CONFLICT (store_id) DO UPDATE SET again = w.again OR w.done_id > 0 OR w.claimed_until IS NOT NULL, due_on = LEAST(w.due_on, EXCLUDED.due_on)`,
			behind.Seconds()).Error; err != nil {
			return err
		}
		return g.Raw(`UPDATE price_walks SET claimed_until = `+now+` + make_interval(secs => ?) WHERE store_id IN (
			SELECT w.store_id FROM price_walks w JOIN stores s ON s.id = w.store_id AND s.status <> 'CLOSED'
			WHERE w.due_on <= `+now+` AND (w.claimed_until IS NULL OR w.claimed_until <= `+now+`)
			ORDER BY w.due_on, w.store_id LIMIT ? FOR NO KEY UPDATE OF w SKIP LOCKED) RETURNING store_id, done_id`,
			offset, Lease.Seconds(), offset, offset, limit).Scan(&due).Error
	})
	return due, err
}

// KeepPriceWalk stores the progress of a claimed walk. The parameter more means that the walk continues at once after
// w.DoneID. Otherwise the next walk starts after the duration later, or at once if prices changed during this walk.
func (db *DB) KeepPriceWalk(ctx context.Context, w PriceWalk, more bool, later time.Duration) error {
	now, offset := db.now()
	return db.platform(ctx, func(g *gorm.DB) error {
		if more {
			return g.Exec("UPDATE price_walks SET claimed_until = NULL, done_id = ?, due_on = "+now+" WHERE store_id = ?", w.DoneID, offset, w.StoreID).Error
		}
		return g.Exec("UPDATE price_walks SET claimed_until = NULL, done_id = 0, again = false, due_on = "+now+
			" + CASE WHEN again THEN interval '0' ELSE make_interval(secs => ?) END WHERE store_id = ?", offset, later.Seconds(), w.StoreID).Error
	})
}

// SubscriptionsToPrice returns at most limit active or paused subscriptions with ids above the given id, sorted by id,
// with their current lines.
func (r Reader) SubscriptionsToPrice(ctx context.Context, behind int64, limit int) (list []*subscription.Subscription, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		if err := g.Where("id > ? AND status IN ('ACTIVE', 'PAUSED')", behind).Order("id").Limit(limit).Find(&list).Error; err != nil {
			return err
		}
		return liveItems(g, list)
	})
	return list, err
}

// AccountTypesOf returns the ids of customers' account types, by customer.
func (r Reader) AccountTypesOf(ctx context.Context, customerIDs []int64) (of map[int64]int64, err error) {
	var rows []struct{ ID, AccountTypeID int64 }
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Model(&customer.Customer{}).Select("id, account_type_id").Where("id = ANY(?)", array(customerIDs)).Find(&rows).Error
	})
	of = make(map[int64]int64, len(rows))
	for _, row := range rows {
		of[row.ID] = row.AccountTypeID
	}
	return of, err
}
