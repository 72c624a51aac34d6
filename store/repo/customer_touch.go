package repo

import (
	"context"
)

// TouchCustomers sets the modification time of locked customers to now, after a change to their addresses or payment
// methods. The customers' versions do not change.
func (tx *Tx) TouchCustomers(ctx context.Context, ids []int64) error {
	now := tx.db.clock.Now()
	return classify(tx.on(ctx).Exec("UPDATE customers SET modified_on = ? WHERE id = ANY(?) AND modified_on < ?", now, array(ids), now).Error)
}
