// Package customer answers openapi/customer.yaml. A handler reads the request, makes one
// call and shows the result; it decides nothing. One file per noun.
package customer

import (
	api "github.com/storeplatform/storeplatform/gen/customer"
	"github.com/storeplatform/storeplatform/store"
)

// Handlers are the operations of the surface.
type Handlers struct {
	store *store.Service
}

// New makes the handlers.
func New(s *store.Service) *Handlers { return &Handlers{store: s} }

var _ api.StrictServerInterface = (*Handlers)(nil)
