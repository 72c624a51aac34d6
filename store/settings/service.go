// Package settings has the commands of what a store is configured with: its settings and
// domain, tax classes, shipping methods, payment providers, templates.
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
}

// New makes a Service. domains looks whether stores own the domains that they name.
func New(k *command.Kernel, letters *letter.Service, domains DomainProof) *Service {
	return &Service{k, letters, domains}
}
