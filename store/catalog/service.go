// Package catalog contains the commands for products, collections, prices, stock and bulk changes
// of them.
package catalog

import (
	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/transfer"
)

// Service runs the commands.
type Service struct {
	*command.Kernel
	transfer *transfer.Service
	lines    transfer.Lines
}

// New makes a Service. Without lines, the service processes no bulk changes.
func New(k *command.Kernel, files *transfer.Service, lines transfer.Lines) *Service {
	return &Service{k, files, lines}
}
