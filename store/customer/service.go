// Package customer has the commands of customers and their accounts: signing up and in,
// profiles, addresses, payment methods, account types, imports.
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

// Orders is what commands of customers ask of their orders.
type Orders interface {
	// MergeCart takes a guest's cart over to the customer.
	MergeCart(context.Context, domain.Actor) (*ordering.PricedCart, error)
	// FollowCustomer ends the subscriptions of a customer who may not have any.
	FollowCustomer(context.Context, *command.Tx, *customer.Customer) ([]domain.Event, error)
}

// Referrers tells of a code whose it is.
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
	reading  chan struct{} // bounds how many files of customers are read at once

	// Orders and Referrers stand above this room: set them before the first command.
	Orders    Orders
	Referrers Referrers
}

// New makes a Service.
func New(k *command.Kernel, letters *letter.Service, logins *login.Service, files *transfer.Service, lines transfer.Lines) *Service {
	return &Service{Kernel: k, letter: letters, login: logins, transfer: files, lines: lines, reading: make(chan struct{}, 1)}
}
