// Package catalog contains the commands for products, collections, prices and stock, including
// bulk changes.
package catalog

import (
	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/transfer"
)

// Service runs the commands for the catalog.
type Service struct {
	*command.Kernel
	transfer *transfer.Service
	lines    transfer.Lines
}

// New returns a Service. A Service without lines cannot process bulk changes.
func New(k *command.Kernel, files *transfer.Service, lines transfer.Lines) *Service {
	return &Service{k, files, lines}
}
