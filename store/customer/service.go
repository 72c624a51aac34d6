// Package customer contains the commands for a store's customers: profiles, addresses,
// payment methods, account types and imports.
package customer

import (
	"context"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/letter"
	"github.com/storeplatform/storeplatform/store/transfer"
)

// Subscriptions contains those commands of package ordering that commands of customers call.
type Subscriptions interface {
	// FollowCustomer updates the subscriptions of a customer whose status changed.
	FollowCustomer(context.Context, *command.Tx, *customer.Customer) ([]domain.Event, error)
	// RefuseLockedAddress returns cycle_locked if a customer's renewal inside its plan's cutoff
	// ships to an address.
	RefuseLockedAddress(ctx context.Context, t *command.Tx, customerID, addressID int64) error
}

// Service runs the commands for customers.
type Service struct {
	*command.Kernel
	letter   *letter.Service
	transfer *transfer.Service
	lines    transfer.Lines
	reading  chan struct{} // limits the number of files that are read at the same time

	// Subscriptions is implemented in a package that imports this one. Set it before the first
	// command.
	Subscriptions Subscriptions
}

// New returns a Service.
func New(k *command.Kernel, letters *letter.Service, files *transfer.Service, lines transfer.Lines) *Service {
	return &Service{Kernel: k, letter: letters, transfer: files, lines: lines, reading: make(chan struct{}, 1)}
}
