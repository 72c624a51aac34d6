// Package account contains the commands for buyers' accounts: sign-up, login, e-mail
// addresses, passwords and deletion.
package account

import (
	"context"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/customer"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/letter"
	"github.com/storeplatform/storeplatform/store/login"
)

// Carts contains the one command of package ordering that a login calls.
type Carts interface {
	// MergeCart merges a guest's cart into the customer's.
	MergeCart(context.Context, domain.Actor) (*ordering.PricedCart, error)
}

// Referrers checks referrer codes.
type Referrers interface {
	CheckReferrer(ctx context.Context, actor domain.Actor, code **string) error
}

// Service runs the commands for buyers' accounts.
type Service struct {
	*command.Kernel
	letter   *letter.Service
	login    *login.Service
	customer *customer.Service

	// Carts and Referrers are implemented in packages that import this one. Set them before the
	// first command.
	Carts     Carts
	Referrers Referrers
}

// New returns a Service.
func New(k *command.Kernel, letters *letter.Service, logins *login.Service, customers *customer.Service) *Service {
	return &Service{Kernel: k, letter: letters, login: logins, customer: customers}
}
