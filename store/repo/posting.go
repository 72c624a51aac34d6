package repo

import (
	"time"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// poster is a row that moves money.
type poster interface {
	Post(now time.Time) *ordering.Posting
}

// postings creates the postings for the movements of money of rows that are about to be written.
func (tx *Tx) postings(rows []domain.Entity) (list []*ordering.Posting) {
	for _, e := range rows {
		if p, ok := e.(poster); ok {
			if posting := p.Post(tx.db.clock.Now()); posting != nil {
				list = append(list, posting)
			}
		}
	}
	return list
}

// record returns the writes that insert the postings of written rows, with a copy of the data of their payments.
func (tx *Tx) record(postings []*ordering.Posting) []func(*gorm.DB) error {
	writes := make([]func(*gorm.DB) error, 0, len(postings))
	for _, p := range postings {
		var refund, chargeback *int64
		switch id := &p.Of.Stored().ID; p.Type {
		case ordering.TransactionRefund:
			refund = id
		case ordering.TransactionDispute:
			chargeback = id
		case ordering.TransactionCapture: // a capture belongs to the payment alone
		}
		provider, reference := "p.payment_provider_id, p.provider_code, p.payment_type, p.offline_method", "p.provider_reference"
		if p.StoredValue {
			provider, reference = "0, '"+settings.StoredValueProvider+"', '', ''", "''"
		}
		writes = append(writes, func(g *gorm.DB) error {
			return g.Exec(`INSERT INTO payment_transactions (store_id, created_on, order_id, order_number, payment_id, refund_id, chargeback_id, type, amount, currency_code,
					payment_provider_id, provider_code, payment_type, offline_method, provider_reference, payment_reference, occurred_on)
				SELECT p.store_id, ?, p.order_id, o.order_number, p.id, ?, ?, ?, ?, p.currency_code,
					`+provider+`, ?, `+reference+`, ?
				FROM payments p JOIN orders o ON o.id = p.order_id WHERE p.id = ?`,
				tx.db.clock.Now(), refund, chargeback, p.Type, p.Amount, p.Reference, p.OccurredOn, *p.PaymentID).Error
		})
	}
	return writes
}
