// Package ordering contains the commands of carts, checkouts, orders, payments, refunds,
// shipments and subscriptions. These commands are in one package because they call each
// other in both directions and share one lock order (see package store).
package ordering

import (
	"context"
	"time"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/customer"
	"github.com/storeplatform/storeplatform/store/domain/integration"
	"github.com/storeplatform/storeplatform/store/letter"
	"github.com/storeplatform/storeplatform/store/taxes"
	"github.com/storeplatform/storeplatform/store/value"
)

// Commissions returns the work that reports an order to commission services again when the order
// is synchronized. Package partner, which this package does not import, provides the function.
type Commissions func(ctx context.Context, tx *command.Tx, orderID int64) ([]integration.Work, error)

// Service runs the commands of carts, orders and subscriptions.
type Service struct {
	*command.Kernel
	letter      *letter.Service
	taxes       *taxes.Service
	stored      *value.Service
	customer    *customer.Service
	commissions Commissions
	restoredOn  time.Time // the time at which the database was restored; zero means never
}

// New returns a Service. restoredOn is the time at which the database was restored; zero means
// never.
func New(k *command.Kernel, letters *letter.Service, t *taxes.Service, stored *value.Service, customers *customer.Service, c Commissions, restoredOn time.Time) *Service {
	return &Service{k, letters, t, stored, customers, c, restoredOn}
}
