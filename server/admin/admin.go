// Package admin contains the handlers of the Admin API (openapi/admin.yaml), one file per noun. A handler reads the
// request, calls the service once and converts the result. Handlers contain no rules.
package admin

import (
	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/store"
)

// Handlers implements the operations of the Admin API.
type Handlers struct {
	store   *store.Service
	exports exports
}

// New returns Handlers that call s.
func New(s *store.Service) *Handlers { return &Handlers{store: s} }

var _ api.StrictServerInterface = (*Handlers)(nil)
