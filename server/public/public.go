// Package public contains the handlers of the Public API (openapi/public.yaml), one file per noun. A handler reads the
// request, calls the service once and converts the result. Handlers contain no rules.
package public

import (
	api "github.com/storeplatform/storeplatform/gen/public"
	"github.com/storeplatform/storeplatform/store"
)

// Handlers implements the operations of the Public API.
type Handlers struct {
	store *store.Service
}

// New returns Handlers that call s.
func New(s *store.Service) *Handlers { return &Handlers{store: s} }

var _ api.StrictServerInterface = (*Handlers)(nil)
