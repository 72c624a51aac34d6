package customer

import (
	"context"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
)

// TouchOwners is a step of every commit. If an event is about an address or a payment method, TouchOwners marks
// its customer as modified, so that a receiver that missed the event finds the customer with modifiedSince.
func TouchOwners(ctx context.Context, tx *command.Tx, events []domain.Event) ([]domain.Event, error) {
	var ids []int64
	for _, e := range events {
		switch object := e.Object.(type) {
		case *customer.CustomerAddress:
			ids = append(ids, object.CustomerID)
		case *customer.CustomerPaymentMethod:
			ids = append(ids, object.CustomerID)
		}
	}
	if len(ids) == 0 {
		return nil, nil
	}
	return nil, tx.TouchCustomers(ctx, ids)
}
