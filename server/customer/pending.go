package customer

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/customer"
	"github.com/storeplatform/storeplatform/store/domain"
)

// pending has the operations of openapi/customer.yaml that nobody has written yet. They
// answer 501 not_implemented, and this file is the list of them: who writes an
// operation deletes its line. A method in both places fails the structure test.
// The documents are marked by it: see later.
type pending struct{}

// later refuses an operation. Where its name stands in a call, the published
// document says "planned".
func later(operation string) error {
	return domain.Errorf(domain.NotImplemented, "%s is not implemented yet.", operation)
}

func (pending) CreateCryptoPaymentLink(context.Context, api.CreateCryptoPaymentLinkRequestObject) (api.CreateCryptoPaymentLinkResponseObject, error) {
	return nil, later("createCryptoPaymentLink")
}
