package ordering

import (
	"context"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// openOrder begins a transaction and locks an order, after the subscriptions that dun for
// it. A command that locks other rows before the order calls Open, locks them, then calls
// LockOrder.
func (s *Service) openOrder(ctx context.Context, actor domain.Actor, id int64) (t *command.Tx, store *settings.Store, o *ordering.Order, err error) {
	if t, store, err = s.Open(ctx, actor); err != nil {
		return nil, nil, nil, err
	}
	if err = holdOwing(ctx, t, id); err == nil {
		o, err = t.LockOrder(ctx, id)
	}
	if err != nil {
		t.Rollback()
	}
	return t, store, o, err
}
