// Package ordering contains the commands of carts, checkouts, orders, payments, refunds,
// shipments and subscriptions. They are one package because they call each other in both
// directions and share one lock order (see package store).
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

// Commissions returns the work that reports an order to commission services again, for the
// synchronization of the order. Package partner, which this package does not import, provides it.
type Commissions func(ctx context.Context, tx *command.Tx, orderID int64) ([]integration.Work, error)

// Service runs the commands of carts, orders and subscriptions.
type Service struct {
	*command.Kernel
	letter      *letter.Service
	taxes       *taxes.Service
	customer    *customer.Service
	commissions Commissions
	restoredOn  time.Time // when the database was restored; zero means never
}

// New returns a Service. restoredOn is when the database was restored; zero means never.
func New(k *command.Kernel, letters *letter.Service, t *taxes.Service, customers *customer.Service, c Commissions, restoredOn time.Time) *Service {
	return &Service{k, letters, t, customers, c, restoredOn}
}
