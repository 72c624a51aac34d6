package store

import (
	"context"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// UpdateCommissionProvider changes who pays the store's referrers.
func (s *Service) UpdateCommissionProvider(ctx context.Context, actor domain.Actor, in settings.CommissionProviderInput, e domain.Expect) (*settings.CommissionProvider, error) {
	tx, err := s.begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	provider, err := tx.LockCommissionProvider(ctx)
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
