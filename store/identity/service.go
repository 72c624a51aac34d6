// Package identity contains the commands for access to the Admin API: administrators and their
// invitations, scopes, app tokens, store keys and second factors.
package identity

import (
	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/letter"
	"github.com/storeplatform/storeplatform/store/login"
)

// Service runs the commands.
type Service struct {
	*command.Kernel
	letter *letter.Service
	login  *login.Service
}

// New makes a Service.
func New(k *command.Kernel, letters *letter.Service, logins *login.Service) *Service {
	return &Service{k, letters, logins}
}
