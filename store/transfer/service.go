// Package transfer contains the common parts of tasks that read one file and write another file: uploads,
// progress and results.
package transfer

import (
	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/media"
)

// Service runs the commands for files that tasks process.
type Service struct {
	*command.Kernel
	media *media.Service
}

// New returns a Service.
func New(k *command.Kernel, files *media.Service) *Service { return &Service{k, files} }
