// Package transfer contains the shared parts of tasks that read one file and write another: uploads, progress
// and results.
package transfer

import (
	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/media"
)

// Service runs the commands.
type Service struct {
	*command.Kernel
	media *media.Service
}

// New returns a Service.
func New(k *command.Kernel, files *media.Service) *Service { return &Service{k, files} }
