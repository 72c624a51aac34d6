// Package letter contains the commands for mails: the outbox, the delivery of its mails, and the
// stores' own texts.
package letter

import (
	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain/integration"
	"github.com/storeplatform/storeplatform/store/provider/mail"
)

// Service runs the commands for mails.
type Service struct {
	*command.Kernel
	mail mail.Transport
}

// New returns a Service that sends its mails through the given transport.
func New(k *command.Kernel, transport mail.Transport) *Service {
	return &Service{k, mail.Recorded(transport, k.Recorder(integration.Email))}
}
