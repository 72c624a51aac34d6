// Package public contains the handlers of the Public API (openapi/public.yaml), one file per noun. A handler
// reads the request, makes one call and shows the result. It contains no rules.
package public

import (
	api "github.com/storeplatform/storeplatform/gen/public"
	"github.com/storeplatform/storeplatform/store"
)

// Handlers implements the operations of the Public API.
type Handlers struct {
	store *store.Service
}

// New makes Handlers that call s.
func New(s *store.Service) *Handlers { return &Handlers{store: s} }

var _ api.StrictServerInterface = (*Handlers)(nil)
