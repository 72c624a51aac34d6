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

// Subscriptions is the part of the ordering commands that commands of customers call.
type Subscriptions interface {
	// FollowCustomer updates the subscriptions of a customer whose status changed.
	FollowCustomer(context.Context, *command.Tx, *customer.Customer) ([]domain.Event, error)
}

// Service runs the commands.
type Service struct {
	*command.Kernel
	letter   *letter.Service
	transfer *transfer.Service
	lines    transfer.Lines
	reading  chan struct{} // limits how many files are read at once

	// Subscriptions are in a package that imports this one. Set them before the first command.
	Subscriptions Subscriptions
}

// New makes a Service.
func New(k *command.Kernel, letters *letter.Service, files *transfer.Service, lines transfer.Lines) *Service {
	return &Service{Kernel: k, letter: letters, transfer: files, lines: lines, reading: make(chan struct{}, 1)}
}
