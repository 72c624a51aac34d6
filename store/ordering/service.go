// Package ordering has the commands of carts, checkouts, orders, payments, refunds,
// shipments and subscriptions. They call each other in both directions and share one
// order of locks (see package store), so that they are one room.
package ordering

import (
	"context"
	"time"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/customer"
	"github.com/storeplatform/storeplatform/store/domain/integration"
	"github.com/storeplatform/storeplatform/store/letter"
	"github.com/storeplatform/storeplatform/store/taxes"
)

// Commissions is what the synchronization of an order asks of commission services, which
// stand above this room: the work of telling them of the order again.
type Commissions func(ctx context.Context, tx *command.Tx, orderID int64) ([]integration.Work, error)

// Service runs the commands.
type Service struct {
	*command.Kernel
	letter      *letter.Service
	taxes       *taxes.Service
	customer    *customer.Service
	commissions Commissions
	restoredOn  time.Time // when the database was restored; zero: never
}

// New makes a Service. restoredOn is when the database was restored; zero means never.
func New(k *command.Kernel, letters *letter.Service, t *taxes.Service, customers *customer.Service, c Commissions, restoredOn time.Time) *Service {
	return &Service{k, letters, t, customers, c, restoredOn}
}
