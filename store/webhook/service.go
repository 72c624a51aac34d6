// Package webhook contains the commands for webhook endpoints, for their health, and for replays.
package webhook

import (
	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/letter"
)

// Service runs the commands for webhook endpoints.
type Service struct {
	*command.Kernel
	letter   *letter.Service
	webhooks WebhookSender
}

// New returns a Service that tests endpoints with the given sender.
func New(k *command.Kernel, letters *letter.Service, sender WebhookSender) *Service {
	return &Service{k, letters, sender}
}
