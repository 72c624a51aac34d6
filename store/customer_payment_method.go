package store

import (
	"context"

	"github.com/storeplatform/storeplatform/store/domain"
)

// SavePaymentMethod puts a payment method, which its provider keeps from now on,
// into a customer's wallet. It locks the customer: in a command that locks more,
// it comes before the cart and the order. The rule is Wallet.Save: one that is in
// the wallet already is given back as it is.
func (t *tx) SavePaymentMethod(ctx context.Context, m domain.CustomerPaymentMethod, asDefault bool) (*domain.CustomerPaymentMethod, []domain.Event, error) {
	if _, err := t.LockCustomer(ctx, m.CustomerID); err != nil {
		return nil, nil, err
	}
	wallet, err := t.LockWallet(ctx, m.CustomerID)
	if err != nil {
		return nil, nil, err
	}
	m.CommandID = t.Actor().CommandID
	saved, unmarked, events := wallet.Save(m, asDefault)
	if len(events) == 0 {
		return saved, nil, nil
	}
	if unmarked != nil {
		if err := t.Update(ctx, unmarked); err != nil {
			return nil, nil, err
		}
	}
	return saved, events, t.Insert(ctx, saved)
}

// SetDefaultCustomerPaymentMethod makes a payment method of the customer who asks
// for it the default one.
func (s *Service) SetDefaultCustomerPaymentMethod(ctx context.Context, actor domain.Actor, id int64) (*domain.CustomerPaymentMethod, error) {
	tx, err := s.begin(ctx, actor)
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
	m, changed, events, err := wallet.SetDefault(id)
	if err != nil || len(changed) == 0 {
		return m, err
	}
	if err := tx.Update(ctx, changed...); err != nil {
		return nil, err
	}
	return m, tx.Commit(ctx, events...)
}

// DeleteCustomerPaymentMethod removes a payment method. For its customer one that
// is removed already is not there; for an administrator removing it again means
// nothing.
func (s *Service) DeleteCustomerPaymentMethod(ctx context.Context, actor domain.Actor, id int64) error {
	tx, err := s.begin(ctx, actor)
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
	_, changed, events, err := wallet.Remove(id)
	if err != nil {
		return err
	}
	if err := tx.Update(ctx, changed...); err != nil {
		return err
	}
	return tx.Commit(ctx, events...)
}
