package customer

import (
	"context"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// CreateCustomerAddress saves an address of a customer. Customers can only save their own addresses.
func (s *Service) CreateCustomerAddress(ctx context.Context, actor domain.Actor, customerID int64, address domain.Address, asDefault bool) (*customer.CustomerAddress, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	if done, err := tx.CustomerAddressMade(ctx, actor.CommandID); err != nil || done != nil {
		return done, err
	}
	store, book, err := addressBook(ctx, tx, customerID)
	if err != nil {
		return nil, err
	}
	added, unmarked, events, err := book.Add(customerID, address, asDefault, "", store.Settings, actor.CommandID)
	if err != nil {
		return nil, err
	}
	if unmarked != nil {
		if err := tx.Update(ctx, unmarked); err != nil {
			return nil, err
		}
	}
	if err := tx.Insert(ctx, added); err != nil {
		return nil, err
	}
	return added, tx.Commit(ctx, events...)
}

// addressBook locks a customer and their addresses. It returns an error if the customer's personal
// data is erased.
func addressBook(ctx context.Context, t *command.Tx, customerID int64) (*settings.Store, customer.AddressBook, error) {
	store, err := t.Store(ctx)
	if err != nil {
		return nil, nil, err
	}
	c, err := t.LockCustomer(ctx, customerID)
	if err != nil {
		return nil, nil, err
	}
	if err := c.RefuseErased(); err != nil {
		return nil, nil, err
	}
	book, err := t.LockAddresses(ctx, customerID)
	return store, book, err
}

// UpdateCustomerAddress changes an address of a customer. Customers can only change their own addresses.
func (s *Service) UpdateCustomerAddress(ctx context.Context, actor domain.Actor, id int64, p customer.AddressPatch, e domain.Expect) (*customer.CustomerAddress, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	owner := actor.ID
	if actor.Kind != domain.ActorCustomer {
		if owner, _, err = tx.OwnerOfAddress(ctx, id); err != nil {
			return nil, err
		}
	}
	store, book, err := addressBook(ctx, tx, owner)
	if err != nil {
		return nil, err
	}
	a, changed, events, err := book.Change(id, p, e, store.Settings)
	if err != nil || len(changed) == 0 {
		return a, err
	}
	if actor.Kind == domain.ActorCustomer {
		if err := s.Subscriptions.RefuseLockedAddress(ctx, tx, owner, id); err != nil {
			return nil, err
		}
	}
	if err := tx.Update(ctx, changed...); err != nil {
		return nil, err
	}
	return a, tx.Commit(ctx, events...)
}

// SetDefaultCustomerAddress makes an address of the customer who sends the request their default.
func (s *Service) SetDefaultCustomerAddress(ctx context.Context, actor domain.Actor, id int64) (*customer.CustomerAddress, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	_, book, err := addressBook(ctx, tx, actor.ID)
	if err != nil {
		return nil, err
	}
	a, changed, events, err := book.SetDefault(id)
	if err != nil || len(changed) == 0 {
		return a, err
	}
	if err := tx.Update(ctx, changed...); err != nil {
		return nil, err
	}
	return a, tx.Commit(ctx, events...)
}

// DeleteCustomerAddress removes an address that no live subscription uses. If the address
// is already removed, a customer gets the error NotFound; for other actors the call has no
// effect.
func (s *Service) DeleteCustomerAddress(ctx context.Context, actor domain.Actor, id int64) error {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	owner, active, err := tx.OwnerOfAddress(ctx, id)
	if err != nil || !active && actor.Kind != domain.ActorCustomer {
		return err
	}
	_, book, err := addressBook(ctx, tx, owner)
	if err != nil {
		return err
	}
	if err := tx.RefuseAddressInUse(ctx, id); err != nil {
		return err
	}
	changed, events, err := book.Remove(id)
	if err != nil {
		return err
	}
	if err := tx.Update(ctx, changed...); err != nil {
		return err
	}
	return tx.Commit(ctx, events...)
}
