package repo

import (
	"context"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

// PaymentLink returns the payment link with a token. It returns not_found if the link has expired.
func (r Reader) PaymentLink(ctx context.Context, tokenHash []byte) (l *ordering.PaymentLink, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		l, err = take[ordering.PaymentLink](g, "payment link", "token_hash = ? AND expires_on > ?", tokenHash, r.db.clock.Now())
		return err
	})
	return l, err
}

// LockPaymentLinks locks the links of a locked order, oldest first.
func (tx *Tx) LockPaymentLinks(ctx context.Context, orderID int64) ([]*ordering.PaymentLink, error) {
	return lockAll[ordering.PaymentLink](ctx, tx, "order_id = ?", orderID)
}

// EndPaymentLinks deletes expired links, across stores.
func (db *DB) EndPaymentLinks(ctx context.Context) error {
	return db.sweepRows(ctx, "payment_links", "expires_on <= ?", db.clock.Now())
}
