package settings

import (
	"context"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// CreateShippingMethod creates a shipping method of the actor's store.
func (s *Service) CreateShippingMethod(ctx context.Context, actor domain.Actor, in settings.ShippingMethodInput) (*settings.ShippingMethod, error) {
	tx, store, err := s.Open(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	if _, err := tx.LockStore(ctx); err != nil { // keeps concurrent requests within the limit
		return nil, err
	}
	others, err := tx.ShippingMethods(ctx, nil)
	if err != nil {
		return nil, err
	}
	if len(others) >= settings.MaxShippingMethods {
		return nil, domain.Invalid("", "A store has at most %d shipping methods.", settings.MaxShippingMethods)
	}
	last := 0
	for _, o := range others {
		last = max(last, o.Position)
	}
	method, err := settings.NewShippingMethod(store, in, last)
	if err != nil {
		return nil, err
	}
	if err := tx.Insert(ctx, method); err != nil {
		return nil, err
	}
	return method, tx.Commit(ctx)
}

// UpdateShippingMethod changes a shipping method. Open carts are repriced; placed orders keep their charges.
func (s *Service) UpdateShippingMethod(ctx context.Context, actor domain.Actor, id int64, in settings.ShippingMethodInput, e domain.Expect) (*settings.ShippingMethod, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	method, err := tx.LockShippingMethod(ctx, id)
	if err != nil {
		return nil, err
	}
	if err := e.Check(&method.Row); err != nil {
		return nil, err
	}
	store, err := tx.Store(ctx)
	if err != nil {
		return nil, err
	}
	changed, err := method.Change(store, in)
	if err != nil || !changed {
		return method, err
	}
	if err := tx.Update(ctx, method); err != nil {
		return nil, err
	}
	return method, tx.Commit(ctx)
}

// DeleteShippingMethod deletes a shipping method that no subscription uses, except canceled subscriptions. Placed
// orders keep their copy of the method. Carts must choose another method.
func (s *Service) DeleteShippingMethod(ctx context.Context, actor domain.Actor, id int64) error {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	method, err := tx.LockShippingMethod(ctx, id)
	if err != nil {
		return err
	}
	if err := tx.LeaveShippingMethod(ctx, method.ID); err != nil {
		return err
	}
	if err := tx.Delete(ctx, method); err != nil {
		return err
	}
	return tx.Commit(ctx)
}
