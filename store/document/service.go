// Package document contains the commands for documents: invoices, and PDFs of orders.
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
	printing  chan struct{} // limits how many documents are rendered at once
	logos     chan struct{} // limits how many logos are read at once
}

// New makes a Service.
func New(k *command.Kernel) *Service {
	return &Service{k, logoLimit, make(chan struct{}, pdfsAtOnce), make(chan struct{}, LogosAtOnce)}
}
