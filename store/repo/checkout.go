package repo

import (
	"context"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

// LockDraft holds the order that a cart has been checked out as, placed or not,
// with its ledgers; nil while it was never checked out. The caller holds the cart.
func (tx *Tx) LockDraft(ctx context.Context, cartID int64) (*ordering.Order, error) {
	return tx.lockFound(ctx, "cart_id = ?", cartID)
}

// LockOrderOfCommand holds the order that this request has made, with its
// ledgers; nil when it has not.
func (tx *Tx) LockOrderOfCommand(ctx context.Context) (*ordering.Order, error) {
	return tx.lockFound(ctx, "command_id = ?", tx.actor.CommandID)
}

func (tx *Tx) lockFound(ctx context.Context, where string, arg any) (*ordering.Order, error) {
	found, err := optional(take[ordering.Order](tx.tx.WithContext(ctx).Select("id"), "order", where, arg))
	if err != nil || found == nil {
		return nil, classify(err)
	}
	return tx.LockOrder(ctx, found.ID)
}

// PaymentPlace is where a payment belongs.
type PaymentPlace struct {
	Payment    *ordering.Payment
	CartID     *int64
	CustomerID *int64
}

// PaymentPlace finds a payment and what has to be locked before it, whoever asks.
func (r Reader) PaymentPlace(ctx context.Context, id int64) (p PaymentPlace, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		if p.Payment, err = take[ordering.Payment](g, "payment", "id = ?", id); err != nil {
			return err
		}
		o, err := take[ordering.Order](g.Select("id", "cart_id", "customer_id"), "order", "id = ?", p.Payment.OrderID)
		if err == nil {
			p.CartID, p.CustomerID = o.CartID, o.CustomerID
		}
		return err
	})
	return p, err
}

// Unfinished finds the payment that holds a draft order up.
func (r Reader) Unfinished(ctx context.Context, orderID int64) (p *ordering.Payment, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		p, err = take[ordering.Payment](g.Order("id DESC"), "payment", "order_id = ? AND status IN ('PENDING', 'REQUIRES_ACTION')", orderID)
		return err
	})
	return p, err
}

// ClaimPayments are payments whose gateway is to be asked, each claimed for as
// long as a lease lasts: no other process gets them meanwhile.
func (db *DB) ClaimPayments(ctx context.Context) ([]Due, error) {
	return db.claimDue(ctx, `UPDATE payments SET settle_on = `, ` WHERE id IN
		(SELECT id FROM payments WHERE settle_on <= `, ` AND status IN ('PENDING', 'REQUIRES_ACTION') ORDER BY settle_on LIMIT 50 FOR UPDATE SKIP LOCKED)
		RETURNING store_id, id`)
}

// ClaimDrafts are drafts that have held what they hold for long enough, claimed
// likewise.
func (db *DB) ClaimDrafts(ctx context.Context) ([]Due, error) {
	return db.claimDue(ctx, `UPDATE orders SET expires_on = `, ` WHERE id IN
		(SELECT id FROM orders WHERE expires_on <= `, ` AND status = 'DRAFT' ORDER BY expires_on LIMIT 50 FOR UPDATE SKIP LOCKED)
		RETURNING store_id, id`)
}

func (db *DB) claimDue(ctx context.Context, set, where, rest string) (due []Due, err error) {
	now, offset := db.now()
	err = db.platform(ctx, func(g *gorm.DB) error {
		return g.Raw(set+now+" + make_interval(secs => ?)"+where+now+rest, offset, lease.Seconds(), offset).Scan(&due).Error
	})
	return due, err
}
