// Package value contains the commands for stored value: gift cards and store credit.
package value

import (
	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/letter"
)

// Service runs the commands for stored value.
type Service struct {
	*command.Kernel
	letters *letter.Service
}

// New returns a Service.
func New(k *command.Kernel, letters *letter.Service) *Service { return &Service{k, letters} }
