// Package letter has the commands of mails: the outbox, what is sent from it, and the
// stores' own words.
package letter

import (
	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain/integration"
	"github.com/storeplatform/storeplatform/store/provider/mail"
)

// Service runs the commands.
type Service struct {
	*command.Kernel
	mail mail.Transport
}

// New makes a Service that sends by a transport.
func New(k *command.Kernel, transport mail.Transport) *Service {
	return &Service{k, mail.Recorded(transport, k.Recorder(integration.Email))}
}
