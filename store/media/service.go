// Package media contains the commands for the files that a store uploads and for their folders.
package media

import "github.com/storeplatform/storeplatform/store/command"

// Service runs the commands for media.
type Service struct {
	*command.Kernel
	mediaURL  string
	mediaRoom int64 // the maximum size of all files of a store in bytes; 0 means no limit
}

// New returns a Service. url is the base URL of the files, without a trailing slash. room is the maximum size
// of all files of a store in bytes; 0 means no limit.
func New(k *command.Kernel, url string, room int64) *Service { return &Service{k, url, room} }
