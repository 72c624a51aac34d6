package settings

import (
	"context"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// CreateTaxClass adds a tax class. The first tax class of a store becomes its default.
func (s *Service) CreateTaxClass(ctx context.Context, actor domain.Actor, in settings.TaxClassInput) (*settings.TaxClass, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	if done, err := tx.TaxClassByCommand(ctx); err != nil || done != nil {
		return done, err
	}
	store, err := tx.LockStore(ctx)
	if err != nil {
		return nil, err
	}
	class := settings.NewTaxClass()
	if _, err := class.Change(in, store.Settings.PricesIncludeTax); err != nil {
		return nil, err
	}
	class.CommandID = actor.CommandID
	if err := tx.Insert(ctx, class); err != nil {
		return nil, err
	}
	marked, err := store.Settings.DefaultTaxClass(class.ID, in.IsDefault)
	if err != nil {
		return nil, err
	}
	if marked {
		if err := tx.Update(ctx, store); err != nil {
			return nil, err
		}
	}
	class, err = tx.TaxClass(ctx, class.ID)
	if err != nil {
		return nil, err
	}
	return class, tx.Commit(ctx)
}

// UpdateTaxClass changes a tax class.
func (s *Service) UpdateTaxClass(ctx context.Context, actor domain.Actor, id int64, expect domain.Expect, in settings.TaxClassInput) (*settings.TaxClass, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	store, err := tx.LockStore(ctx)
	if err != nil {
		return nil, err
	}
	class, err := tx.LockTaxClass(ctx, id)
	if err != nil {
		return nil, err
	}
	if class.CommandID == actor.CommandID {
		return tx.TaxClass(ctx, id)
	}
	if err := expect.Check(&class.Row); err != nil {
		return nil, err
	}
	changed, err := class.Change(in, store.Settings.PricesIncludeTax)
	if err != nil {
		return nil, err
	}
	marked, err := store.Settings.DefaultTaxClass(id, in.IsDefault)
	if err != nil {
		return nil, err
	}
	if marked {
		if err := tx.Update(ctx, store); err != nil {
			return nil, err
		}
	}
	if changed || marked {
		class.CommandID = actor.CommandID
		if err := tx.Update(ctx, class); err != nil {
			return nil, err
		}
	}
	if class, err = tx.TaxClass(ctx, id); err != nil {
		return nil, err
	}
	return class, tx.Commit(ctx)
}

// DeleteTaxClass deletes a tax class. If replacement is set, the products and the shipping of the deleted class move to
// that class.
func (s *Service) DeleteTaxClass(ctx context.Context, actor domain.Actor, id int64, replacement *int64) error {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	store, err := tx.LockStore(ctx)
	if err != nil {
		return err
	}
	class, err := tx.LockTaxClass(ctx, id)
	if err != nil {
		return err
	}
	if replacement != nil {
		_, err := tx.TaxClass(ctx, *replacement)
		if *replacement == id || domain.CodeOf(err) == domain.NotFound {
			return domain.InvalidParameter("replacementTaxClassId", "There is no such other tax class.")
		}
		if err != nil {
			return err
		}
	}
	changed, err := store.Settings.ReplaceTaxClass(id, replacement)
	if err != nil {
		return err
	}
	if changed {
		if err := tx.Update(ctx, store); err != nil {
			return err
		}
	}
	if replacement != nil {
		if err := tx.MoveTaxClass(ctx, id, *replacement); err != nil {
			return err
		}
	}
	if err := tx.Delete(ctx, class); err != nil {
		return err
	}
	return tx.Commit(ctx)
}
