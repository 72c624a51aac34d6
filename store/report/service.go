// Package report computes the figures of the dashboard.
package report

import (
	"context"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
)

// Renewals contains the one command of package ordering that the dashboard calls.
type Renewals interface {
	// ExpectedRenewals counts the renewals in a currency that will be charged from today up to, but not including, a
	// given day. amount is the sum of their expected charges.
	ExpectedRenewals(ctx context.Context, actor domain.Actor, currency domain.Currency, until domain.Date) (n int64, amount domain.Amount, err error)
}

// Service computes the figures of the dashboard.
type Service struct {
	*command.Kernel
	Renewals Renewals
}

// New returns a Service. Renewals must be set before the Service is used.
func New(k *command.Kernel) *Service { return &Service{Kernel: k} }
