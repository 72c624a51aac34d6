package customer

import (
	"context"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// CreateAccountType adds an account type. If isDefault is true, the new type replaces the previous
// default.
func (s *Service) CreateAccountType(ctx context.Context, actor domain.Actor, p customer.AccountTypePatch, isDefault *bool) (*customer.AccountType, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	if done, err := tx.AccountTypeByCommand(ctx); err != nil || done != nil {
		return done, err
	}
	store, err := tx.LockStore(ctx) // the lock also prevents other account types from being added
	if err != nil {
		return nil, err
	}
	existing, err := tx.AccountTypes(ctx)
	if err != nil {
		return nil, err
	}
	kind, err := customer.NewAccountType(p, len(existing), store.Settings.DefaultCurrencyCode)
	if err != nil {
		return nil, err
	}
	kind.CommandID = actor.CommandID
	if err := tx.Insert(ctx, kind); err != nil {
		return nil, err
	}
	if _, err := mark(ctx, tx, store, kind, isDefault); err != nil {
		return nil, err
	}
	return kind, tx.Commit(ctx)
}

// mark makes a locked account type the default if isDefault is true, and reports whether that
// changed anything.
func mark(ctx context.Context, t *command.Tx, store *settings.Store, kind *customer.AccountType, isDefault *bool) (bool, error) {
	changed, err := customer.ChooseDefaultAccountType(&store.Settings, kind.ID, isDefault)
	if err != nil || !changed {
		return false, err
	}
	kind.IsDefault = true
	return true, t.Update(ctx, store)
}

// UpdateAccountType changes an account type. Prices follow the change when they are next
// calculated.
func (s *Service) UpdateAccountType(ctx context.Context, actor domain.Actor, id int64, p customer.AccountTypePatch, isDefault *bool, e domain.Expect) (*customer.AccountType, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	store, err := tx.LockStore(ctx)
	if err != nil {
		return nil, err
	}
	kind, err := tx.LockAccountType(ctx, id)
	if err != nil {
		return nil, err
	}
	if kind.CommandID == actor.CommandID {
		return kind, nil // an earlier run of this request changed the type, but its response was lost
	}
	if err := e.Check(&kind.Row); err != nil {
		return nil, err
	}
	changed, err := kind.Change(p, store.Settings.DefaultCurrencyCode)
	if err != nil {
		return nil, err
	}
	marked, err := mark(ctx, tx, store, kind, isDefault)
	if err != nil || !changed && !marked {
		return kind, err
	}
	kind.CommandID = actor.CommandID
	if err := tx.Update(ctx, kind); err != nil {
		return nil, err
	}
	return kind, tx.Commit(ctx)
}

// DeleteAccountType deletes an account type that nothing refers to.
func (s *Service) DeleteAccountType(ctx context.Context, actor domain.Actor, id int64) error {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if _, err := tx.LockStore(ctx); err != nil {
		return err
	}
	kind, err := tx.LockAccountType(ctx, id)
	if err != nil {
		return err
	}
	use, err := tx.AccountTypeUse(ctx, id)
	if err != nil {
		return err
	}
	if err := kind.CheckDelete(use); err != nil {
		return err
	}
	if err := tx.Delete(ctx, kind); err != nil {
		return err
	}
	return tx.Commit(ctx)
}
