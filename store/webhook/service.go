// Package webhook has the commands of webhook endpoints, of their health and of replays.
package webhook

import (
	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/letter"
)

// Service runs the commands.
type Service struct {
	*command.Kernel
	letter   *letter.Service
	webhooks WebhookSender
}

// New makes a Service that tests endpoints by a sender.
func New(k *command.Kernel, letters *letter.Service, sender WebhookSender) *Service {
	return &Service{k, letters, sender}
}
