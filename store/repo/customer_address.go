package repo

import (
	"context"

	"github.com/google/uuid"
	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain/customer"
)

// CustomerAddress returns an active address, or a not_found error. Customers find only their own addresses; guests and
// holders of a checkout link find no addresses.
func (r Reader) CustomerAddress(ctx context.Context, id int64) (a *customer.CustomerAddress, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		a, err = take[customer.CustomerAddress](r.own(g, "customer_id"), "address", "id = ? AND is_active AND ?", id, r.actor.LinkedCartID == 0)
		return err
	})
	return a, err
}

// CustomerAddresses lists a customer's addresses: the default address first, then newest first. If removed is true, the
// list includes removed addresses. For an unknown customer it returns a not_found error.
func (r Reader) CustomerAddresses(ctx context.Context, customerID int64, removed bool) (list []*customer.CustomerAddress, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		if _, err := take[customer.Customer](r.own(g, "id"), "customer", "id = ?", customerID); err != nil {
			return err
		}
		return g.Where("customer_id = ? AND (is_active OR ?)", customerID, removed).Order("is_default DESC, id DESC").Find(&list).Error
	})
	return list, err
}

// DefaultAddress returns a customer's default address; nil means none.
func (r Reader) DefaultAddress(ctx context.Context, customerID int64) (*customer.CustomerAddress, error) {
	return optional(func() (a *customer.CustomerAddress, err error) {
		err = r.in(ctx, func(g *gorm.DB) error {
			a, err = take[customer.CustomerAddress](r.own(g, "customer_id"), "address", "customer_id = ? AND is_default", customerID)
			return err
		})
		return a, err
	}())
}

// DefaultAddresses returns the default addresses of customers, by customer id.
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

// CustomerAddressMade returns the address that an earlier run of the request saved; nil means none.
func (r Reader) CustomerAddressMade(ctx context.Context, command uuid.UUID) (*customer.CustomerAddress, error) {
	return optional(func() (a *customer.CustomerAddress, err error) {
		err = r.in(ctx, func(g *gorm.DB) error {
			a, err = take[customer.CustomerAddress](r.own(g, "customer_id"), "address", "command_id = ?", command)
			return err
		})
		return a, err
	}())
}

// OwnerOfAddress returns the customer of an address and whether the address is active.
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

// LockAddresses returns a locked customer's active addresses and locks their rows until the
// transaction ends.
func (tx *Tx) LockAddresses(ctx context.Context, customerID int64) (customer.AddressBook, error) {
	return lockAll[customer.CustomerAddress](ctx, tx, "customer_id = ? AND is_active", customerID)
}
