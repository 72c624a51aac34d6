package repo

import (
	"context"
	"errors"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

// LockOrderLinks locks the links of a locked order, oldest first.
func (tx *Tx) LockOrderLinks(ctx context.Context, orderID int64) ([]*ordering.OrderLink, error) {
	return lockAll[ordering.OrderLink](ctx, tx, "order_id = ?", orderID)
}

// KeepOrderLookup stores a request for a link to an order, whether or not the order exists.
func (db *DB) KeepOrderLookup(ctx context.Context, l ordering.OrderLookup) error {
	return db.platform(ctx, func(g *gorm.DB) error {
		return g.Exec("INSERT INTO order_lookups (store_id, order_number, email, withdrawn_on, created_on) VALUES (?, ?, ?, ?, ?)", l.StoreID, l.OrderNumber, l.Email, l.WithdrawnOn, db.clock.Now()).Error
	})
}

// ClaimOrderLookups claims waiting lookups, oldest first. No other process can claim these lookups until the lease
// expires.
func (db *DB) ClaimOrderLookups(ctx context.Context) (due []ordering.OrderLookup, err error) {
	now, offset := db.now()
	err = db.platform(ctx, func(g *gorm.DB) error {
		return g.Raw(`UPDATE order_lookups SET lease_until = `+now+` + make_interval(secs => ?) WHERE (store_id, id) IN (
			SELECT store_id, id FROM order_lookups WHERE lease_until IS NULL OR lease_until < `+now+` ORDER BY id LIMIT ? FOR UPDATE SKIP LOCKED) RETURNING id, store_id, order_number, email, withdrawn_on`,
			offset, resetLease.Seconds(), offset, resetBatch).Scan(&due).Error
	})
	return due, err
}

// DropOrderLookup deletes a finished lookup.
func (db *DB) DropOrderLookup(ctx context.Context, storeID, id int64) error {
	return db.platform(ctx, func(g *gorm.DB) error {
		return g.Exec("DELETE FROM order_lookups WHERE store_id = ? AND id = ?", storeID, id).Error
	})
}

// TakeOrderLookup deletes a lookup and reports whether it still waited. The transaction that takes it records its
// outcome, so no other run repeats it.
func (tx *Tx) TakeOrderLookup(ctx context.Context, id int64) (waited bool, err error) {
	done := tx.on(ctx).Exec("DELETE FROM order_lookups WHERE id = ?", id)
	return done.RowsAffected > 0, classify(done.Error)
}

// EndOrderLinks deletes expired links, and lookups older than ordering.OrderLookupTime. It keeps the lookup for a
// withdrawal until the withdrawal is recorded.
func (db *DB) EndOrderLinks(ctx context.Context) error {
	now := db.clock.Now()
	return errors.Join(db.sweepRows(ctx, "order_links", "expires_on <= ?", now),
		db.sweepRows(ctx, "order_lookups", "created_on < ? AND withdrawn_on IS NULL", now.Add(-ordering.OrderLookupTime)))
}

// MoveOrders sets the current e-mail address of a customer on their orders with an earlier address. Waiting mails are
// redirected to the current address, and links that were mailed to the earlier address become invalid.
func (tx *Tx) MoveOrders(ctx context.Context, c *customer.Customer, was string) error {
	g, ids := tx.on(ctx), []int64{}
	if err := g.Raw("UPDATE orders SET email = ?, version = version + 1, modified_on = ? WHERE customer_id = ? AND email_key = ? RETURNING id",
		c.Email, tx.db.clock.Now(), c.ID, was).Scan(&ids).Error; err != nil {
		return classify(err)
	}
	return classify(errors.Join(
		tx.RedirectMails(ctx, was, c.Email, ids),
		g.Exec("DELETE FROM order_links WHERE order_id = ANY(?)", array(ids)).Error,
		g.Exec("DELETE FROM payment_links WHERE order_id = ANY(?)", array(ids)).Error,
	))
}
