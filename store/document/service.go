// Package document has the commands of documents: invoices, and orders laid out as PDFs.
package document

import (
	"time"

	"github.com/storeplatform/storeplatform/store/command"
)

// Service runs the commands.
type Service struct {
	*command.Kernel
	// LogoLimit is how long a document waits for its logo.
	LogoLimit time.Duration
	printing  chan struct{} // bounds how many documents are laid out at once
	logos     chan struct{} // bounds how many logos are read for that
}

// New makes a Service.
func New(k *command.Kernel) *Service {
	return &Service{k, logoLimit, make(chan struct{}, pdfsAtOnce), make(chan struct{}, LogosAtOnce)}
}
