// Package letter contains the commands of mails: the outbox, its delivery, and the stores' own texts.
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

// New returns a Service that sends mails through a transport.
func New(k *command.Kernel, transport mail.Transport) *Service {
	return &Service{k, mail.Recorded(transport, k.Recorder(integration.Email))}
}
