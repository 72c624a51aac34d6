// Package customer contains the handlers of the Customer API (openapi/customer.yaml), one file per noun. A handler
// reads the request, calls the service once and converts the result. Handlers contain no rules.
package customer

import (
	api "github.com/storeplatform/storeplatform/gen/customer"
	"github.com/storeplatform/storeplatform/store"
)

// Handlers implements the operations of the Customer API.
type Handlers struct {
	store *store.Service
}

// New returns Handlers that call s.
func New(s *store.Service) *Handlers { return &Handlers{store: s} }

var _ api.StrictServerInterface = (*Handlers)(nil)
