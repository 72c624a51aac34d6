// Package webhook contains the commands for webhook endpoints, their health, and replays.
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

// New returns a Service that tests endpoints with a sender.
func New(k *command.Kernel, letters *letter.Service, sender WebhookSender) *Service {
	return &Service{k, letters, sender}
}
