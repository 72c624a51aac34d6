package repo

import (
	"context"

	"github.com/storeplatform/storeplatform/store/domain"
)

// LockPaymentOrder reads and holds the order that a payment is of, and gives
// back the payment in it.
func (tx *Tx) LockPaymentOrder(ctx context.Context, paymentID int64) (*domain.Order, *domain.Payment, error) {
	payment, err := take[domain.Payment](tx.tx.WithContext(ctx), "payment", "id = ?", paymentID)
	if err != nil {
		return nil, nil, classify(err)
	}
	o, err := tx.LockOrder(ctx, payment.OrderID)
	if err != nil {
		return nil, nil, err
	}
	p, found := o.Payment(paymentID)
	if !found {
		return nil, nil, domain.Missing("payment")
	}
	return o, p, nil
}

// CapturesDue lists payments of which money was asked for, or given up, and
// whose gateway is to be asked by the sweep.
func (db *DB) CapturesDue(ctx context.Context, limit int) ([]Due, error) {
	return db.due(ctx, "payments", "settle_on", "(capturing_amount > 0 OR status IN ('CAPTURED', 'VOIDED'))", limit)
}

// LapsesDue lists authorizations whose time is over.
func (db *DB) LapsesDue(ctx context.Context, limit int) ([]Due, error) {
	return db.due(ctx, "payments", "authorization_expires_on", "status = 'AUTHORIZED' AND capturing_amount = 0", limit)
}
