package store

import (
	"context"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// UpdateTaxProvider changes where the store's tax rates come from.
func (s *Service) UpdateTaxProvider(ctx context.Context, actor domain.Actor, in settings.TaxProviderInput, e domain.Expect) (*settings.TaxProvider, error) {
	tx, err := s.begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	provider, err := tx.LockTaxProvider(ctx)
	if err != nil {
		return nil, err
	}
	if err := e.Check(&provider.Row); err != nil {
		return nil, err
	}
	changed, err := provider.Change(in)
	if err != nil || !changed {
		return provider, err
	}
	if err := tx.Update(ctx, provider); err != nil {
		return nil, err
	}
	return provider, tx.Commit(ctx)
}
