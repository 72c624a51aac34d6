// Package settings contains the commands for a store's configuration: its settings and domain, tax
// classes, shipping methods, payment providers and templates.
package settings

import (
	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/letter"
)

// Service runs the commands.
type Service struct {
	*command.Kernel
	letter  *letter.Service
	domains DomainProof
	Printer Printer
}

// New makes a Service. domains checks whether stores own the domains in their settings.
func New(k *command.Kernel, letters *letter.Service, domains DomainProof) *Service {
	return &Service{Kernel: k, letter: letters, domains: domains}
}
