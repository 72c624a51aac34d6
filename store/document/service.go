// Package document contains the commands for documents: invoices, and PDFs of orders.
package document

import (
	"time"

	"github.com/storeplatform/storeplatform/store/command"
)

// Service runs the commands for documents.
type Service struct {
	*command.Kernel
	// LogoLimit is the maximum time that a document waits for its logo.
	LogoLimit time.Duration
	// SlotLimit is the maximum time that a document waits until others are rendered.
	SlotLimit time.Duration
	printing  chan struct{} // limits the number of documents that are rendered at the same time
	buyers    chan struct{} // limits the number of documents that are rendered for buyers at the same time
	logos     chan struct{} // limits the number of logos that are read at the same time
}

// New returns a Service.
func New(k *command.Kernel) *Service {
	return &Service{k, logoLimit, slotLimit, make(chan struct{}, pdfsAtOnce), make(chan struct{}, buyersPDFsAtOnce), make(chan struct{}, LogosAtOnce)}
}
