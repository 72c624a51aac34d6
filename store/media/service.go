// Package media has the commands of files that a store uploads, and of their folders.
package media

import "github.com/storeplatform/storeplatform/store/command"

// Service runs the commands.
type Service struct {
	*command.Kernel
	mediaURL  string
	mediaRoom int64 // bytes of the files of a store; 0: without a bound
}

// New makes a Service. Files are served at url, without a slash at its end; room is how
// many bytes the files of a store may have, 0 without a bound.
func New(k *command.Kernel, url string, room int64) *Service { return &Service{k, url, room} }
