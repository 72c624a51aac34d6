package repo

import (
	"context"

	"github.com/google/uuid"
	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain/customer"
)

// CustomerAddress finds an active address; for a customer only one of their own,
// and for a guest none.
// A checkout link reaches none.
func (r Reader) CustomerAddress(ctx context.Context, id int64) (a *customer.CustomerAddress, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		a, err = take[customer.CustomerAddress](r.own(g, "customer_id"), "address", "id = ? AND is_active AND ?", id, r.actor.LinkedCartID == 0)
		return err
	})
	return a, err
}

// CustomerAddresses lists a customer's addresses, the default one first, then
// the newest; removed ones only when they are asked for. An unknown customer is
// not_found.
func (r Reader) CustomerAddresses(ctx context.Context, customerID int64, removed bool) (list []*customer.CustomerAddress, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		if _, err := take[customer.Customer](r.own(g, "id"), "customer", "id = ?", customerID); err != nil {
			return err
		}
		return g.Where("customer_id = ? AND (is_active OR ?)", customerID, removed).Order("is_default DESC, id DESC").Find(&list).Error
	})
	return list, err
}

// DefaultAddress is a customer's default address; nil without one.
func (r Reader) DefaultAddress(ctx context.Context, customerID int64) (*customer.CustomerAddress, error) {
	return optional(func() (a *customer.CustomerAddress, err error) {
		err = r.in(ctx, func(g *gorm.DB) error {
			a, err = take[customer.CustomerAddress](r.own(g, "customer_id"), "address", "customer_id = ? AND is_default", customerID)
			return err
		})
		return a, err
	}())
}

// DefaultAddresses are the default addresses of some customers, by the customer.
func (r Reader) DefaultAddresses(ctx context.Context, customerIDs []int64) (map[int64]*customer.CustomerAddress, error) {
	var list []*customer.CustomerAddress
	err := r.list(ctx, func(g *gorm.DB) error {
		return r.own(g, "customer_id").Where("customer_id = ANY(?) AND is_default", array(customerIDs)).Find(&list).Error
	})
	of := make(map[int64]*customer.CustomerAddress, len(list))
	for _, a := range list {
		of[a.CustomerID] = a
	}
	return of, err
}

// CustomerAddressMade finds the address that the request saved when it ran
// before; nil when it did not.
func (r Reader) CustomerAddressMade(ctx context.Context, command uuid.UUID) (*customer.CustomerAddress, error) {
	return optional(func() (a *customer.CustomerAddress, err error) {
		err = r.in(ctx, func(g *gorm.DB) error {
			a, err = take[customer.CustomerAddress](r.own(g, "customer_id"), "address", "command_id = ?", command)
			return err
		})
		return a, err
	}())
}

// OwnerOfAddress is the customer whose address it is, active or removed.
func (r Reader) OwnerOfAddress(ctx context.Context, id int64) (customerID int64, active bool, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		a, err := take[customer.CustomerAddress](r.own(g, "customer_id"), "address", "id = ?", id)
		if err == nil {
			customerID, active = a.CustomerID, a.IsActive
		}
		return err
	})
	return customerID, active, err
}

// LockAddresses reads a locked customer's active addresses and holds them until
// the end of the transaction.
func (tx *Tx) LockAddresses(ctx context.Context, customerID int64) (customer.AddressBook, error) {
	return lockAll[customer.CustomerAddress](ctx, tx, "customer_id = ? AND is_active", customerID)
}
