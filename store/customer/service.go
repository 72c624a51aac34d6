// Package customer contains the commands for customers and their accounts: sign-up and login,
// profiles, addresses, payment methods, account types and imports.
package customer

import (
	"context"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/letter"
	"github.com/storeplatform/storeplatform/store/login"
	"github.com/storeplatform/storeplatform/store/transfer"
)

// Orders is the part of the ordering commands that commands of customers call.
type Orders interface {
	// MergeCart merges a guest's cart into the customer's.
	MergeCart(context.Context, domain.Actor) (*ordering.PricedCart, error)
	// FollowCustomer updates the subscriptions of a customer whose status changed.
	FollowCustomer(context.Context, *command.Tx, *customer.Customer) ([]domain.Event, error)
}

// Referrers checks referrer codes.
type Referrers interface {
	CheckReferrer(ctx context.Context, actor domain.Actor, code **string) error
}

// Service runs the commands.
type Service struct {
	*command.Kernel
	letter   *letter.Service
	login    *login.Service
	transfer *transfer.Service
	lines    transfer.Lines
	reading  chan struct{} // limits how many files are read at once

	// Orders and Referrers are in rooms that import this one. Set them before the first command.
	Orders    Orders
	Referrers Referrers
}

// New makes a Service.
func New(k *command.Kernel, letters *letter.Service, logins *login.Service, files *transfer.Service, lines transfer.Lines) *Service {
	return &Service{Kernel: k, letter: letters, login: logins, transfer: files, lines: lines, reading: make(chan struct{}, 1)}
}
