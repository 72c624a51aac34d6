// Package report contains the figures of the dashboard.
package report

import "github.com/storeplatform/storeplatform/store/command"

// Service computes the figures.
type Service struct{ *command.Kernel }

// New makes a Service.
func New(k *command.Kernel) *Service { return &Service{k} }
