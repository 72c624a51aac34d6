package customer

import (
	"context"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
)

// SetDefaultCustomerPaymentMethod makes a payment method of the customer who sends the request
// their default.
func (s *Service) SetDefaultCustomerPaymentMethod(ctx context.Context, actor domain.Actor, id int64) (*customer.CustomerPaymentMethod, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	if _, err := tx.LockCustomer(ctx, actor.ID); err != nil {
		return nil, err
	}
	wallet, err := tx.LockWallet(ctx, actor.ID)
	if err != nil {
		return nil, err
	}
	m, changed, events, err := wallet.SetDefault(id, tx.At)
	if err != nil || len(changed) == 0 {
		return m, err
	}
	if err := tx.Update(ctx, changed...); err != nil {
		return nil, err
	}
	return m, tx.Commit(ctx, events...)
}

// DeleteCustomerPaymentMethod removes a payment method that no live subscription uses, here and at
// its provider. If the method is already removed, a customer gets the error NotFound; for other
// actors the call has no effect.
func (s *Service) DeleteCustomerPaymentMethod(ctx context.Context, actor domain.Actor, id int64) error {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	owner, active, err := tx.OwnerOfPaymentMethod(ctx, id)
	if err != nil || !active && actor.Kind != domain.ActorCustomer {
		return err
	}
	if _, err := tx.LockCustomer(ctx, owner); err != nil {
		return err
	}
	wallet, err := tx.LockWallet(ctx, owner)
	if err != nil {
		return err
	}
	if err := tx.RefusePaymentMethodInUse(ctx, id); err != nil {
		return err
	}
	removed, changed, events, err := wallet.Remove(id, tx.At)
	if err != nil {
		return err
	}
	if err := tx.Update(ctx, changed...); err != nil {
		return err
	}
	if err := tx.Commit(ctx, events...); err != nil {
		return err
	}
	s.forget(ctx, actor.StoreID, removed)
	return nil
}
