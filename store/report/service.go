// Package report contains the figures of the dashboard.
package report

import (
	"context"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
)

// Renewals is the part of the ordering commands that the dashboard calls.
type Renewals interface {
	// ExpectedRenewals counts the renewals that are charged from today until before a day, in a
	// currency, and returns the sum of their expected charges.
	ExpectedRenewals(ctx context.Context, actor domain.Actor, currency domain.Currency, until domain.Date) (n int64, amount domain.Amount, err error)
}

// Service computes the figures.
type Service struct {
	*command.Kernel
	Renewals Renewals
}

// New makes a Service. Its Renewals must be set before it is used.
func New(k *command.Kernel) *Service { return &Service{Kernel: k} }
