package store

import (
	"context"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

// AdjustStock changes what is on hand of some variants, all or nothing. The
// same request again gives back what its first run did.
func (s *Service) AdjustStock(ctx context.Context, actor domain.Actor, items []catalog.StockAdjustment, why catalog.AdjustmentReason) ([]catalog.StockMovement, error) {
	tx, err := s.begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	if done, err := tx.Adjustments(ctx); err != nil || len(done) > 0 {
		return done, err
	}
	ids, err := tx.VariantIDs(ctx, items)
	if err != nil {
		return nil, err
	}
	held, err := tx.LockStock(ctx, ids)
	if err != nil {
		return nil, err
	}
	stocks := make([]*catalog.Stock, len(items))
	for i, id := range ids {
		stocks[i] = held[id]
	}
	changes, err := catalog.Adjust(items, stocks)
	if err != nil {
		return nil, err
	}
	done, err := tx.AdjustStock(ctx, stocks, changes, why)
	if err != nil {
		return nil, err
	}
	return done, tx.Commit(ctx)
}
