// Package account has the commands of buyers' accounts: signing up and in, proving an e-mail
// address, passwords, leaving.
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

// Carts is what a login asks of carts.
type Carts interface {
	// MergeCart moves a guest's cart to the customer.
	MergeCart(context.Context, domain.Actor) (*ordering.PricedCart, error)
}

// Referrers is what a sign-up asks of commission services.
type Referrers interface {
	// CheckReferrer refuses a referrer's code that nobody has.
	CheckReferrer(ctx context.Context, actor domain.Actor, code **string) error
}

// Service runs the commands.
type Service struct {
	*command.Kernel
	letter   *letter.Service
	login    *login.Service
	customer *customer.Service

	// Carts and Referrers stand above this room: set them before the first command.
	Carts     Carts
	Referrers Referrers
}

// New makes a Service.
func New(k *command.Kernel, letters *letter.Service, logins *login.Service, customers *customer.Service) *Service {
	return &Service{Kernel: k, letter: letters, login: logins, customer: customers}
}
