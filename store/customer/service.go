// Package customer has the commands of a store's customers: profiles, addresses, payment
// methods, account types, imports.
package customer

import (
	"context"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/letter"
	"github.com/storeplatform/storeplatform/store/transfer"
)

// Subscriptions is what changes of a customer ask of their subscriptions.
type Subscriptions interface {
	// FollowCustomer ends the subscriptions of a customer who may not have any.
	FollowCustomer(context.Context, *command.Tx, *customer.Customer) ([]domain.Event, error)
}

// Service runs the commands.
type Service struct {
	*command.Kernel
	letter   *letter.Service
	transfer *transfer.Service
	lines    transfer.Lines
	reading  chan struct{} // bounds how many files of customers are read at once

	// Subscriptions stand above this room: set them before the first command.
	Subscriptions Subscriptions
}

// New makes a Service.
func New(k *command.Kernel, letters *letter.Service, files *transfer.Service, lines transfer.Lines) *Service {
	return &Service{Kernel: k, letter: letters, transfer: files, lines: lines, reading: make(chan struct{}, 1)}
}
