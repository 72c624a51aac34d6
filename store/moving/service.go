// Package moving contains the import of files that other store systems have exported.
package moving

import (
	"github.com/storeplatform/storeplatform/store/catalog"
	"github.com/storeplatform/storeplatform/store/command"
)

// Service runs imports.
type Service struct {
	*command.Kernel
	catalog *catalog.Service
}

// New returns a Service.
func New(k *command.Kernel, c *catalog.Service) *Service { return &Service{k, c} }
