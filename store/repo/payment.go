package repo

import (
	"context"
	"strconv"
	"strings"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

// LockPaymentOrder reads and locks the order of a payment, and returns the order and the payment in it.
func (tx *Tx) LockPaymentOrder(ctx context.Context, paymentID int64) (*ordering.Order, *ordering.Payment, error) {
	payment, err := take[ordering.Payment](tx.on(ctx), "payment", "id = ?", paymentID)
	if err != nil {
		return nil, nil, classify(err)
	}
	o, err := tx.LockOrder(ctx, payment.OrderID)
	if err != nil {
		return nil, nil, err
	}
	payment, err = domain.Find(o.Payments, paymentID, "payment")
	return o, payment, err
}

// Payment returns a payment of an order that the actor may see.
func (r Reader) Payment(ctx context.Context, id int64) (p *ordering.Payment, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		p, err = take[ordering.Payment](r.ofOwnOrders(g), "payment", "id = ?", id)
		return err
	})
	return p, err
}

// ClaimCaptures claims payments whose gateway the sweep must query: payments with a capture in progress, and payments
// that are captured, voided or expired. Each claim lasts for a lease.
func (db *DB) ClaimCaptures(ctx context.Context, slots Slots) ([]Due, error) {
	return db.claimDue(ctx, slots, claim{table: "payments", due: "settle_on", condition: "(t.capturing_amount > 0 OR t.status IN ('CAPTURED', 'VOIDED', 'EXPIRED'))", payment: "t.id"})
}

// LapsesDue lists at most limit expired authorizations that are not fully captured, earliest expiry first.
func (db *DB) LapsesDue(ctx context.Context, limit int) (list []Due, err error) {
	now, offset := db.now()
	err = db.across(ctx, func(g *gorm.DB) error {
		return g.Raw("SELECT store_id, id FROM payments WHERE authorization_expires_on <= "+now+
			" AND status IN ('AUTHORIZED', 'CAPTURED') AND authorized_amount > captured_amount AND capturing_amount = 0 ORDER BY authorization_expires_on LIMIT ?", offset, limit).Scan(&list).Error
	})
	return list, err
}

// PaymentOfAccount returns the payment with an account's provider reference, or else the account's payment with one of
// our call keys. A numeric key is taken as a payment id only for payments made before call keys were introduced. A
// later payment may have the same id in a restored database.
func (r Reader) PaymentOfAccount(ctx context.Context, providerID int64, reference, key string) (p *ordering.Payment, err error) {
	name, ours := strings.CutPrefix(key, ordering.PaymentKeys)
	where, arg := "call_key = ? AND call_key <> ''", any(name)
	if id, err := strconv.ParseInt(name, 10, 64); err == nil {
		where, arg = "id = ? AND call_key = ''", id
	}
	err = r.in(ctx, func(g *gorm.DB) error {
		p, err = take[ordering.Payment](g.Order("id DESC"), "payment", "payment_provider_id = ? AND provider_code = (SELECT x.provider_code FROM payment_providers x WHERE x.id = ?) AND provider_reference = ? AND provider_reference <> ''",
			providerID, providerID, reference)
		if domain.CodeOf(err) == domain.NotFound && ours {
			p, err = take[ordering.Payment](g, "payment", where+" AND payment_provider_id = ?", arg, providerID)
		}
		return err
	})
	return p, err
}
