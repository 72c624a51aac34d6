package catalog

import (
	"context"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

// AdjustStock changes the stock on hand of several variants. It makes all of the changes or
// none. A retry of the same request returns the movements of the first run.
func (s *Service) AdjustStock(ctx context.Context, actor domain.Actor, items []catalog.StockAdjustment, why catalog.AdjustmentReason) ([]catalog.StockMovement, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	done, err := adjustStock(ctx, tx, catalog.StockAdjustments{Items: items, Why: why})
	if err != nil {
		return nil, err
	}
	return done, tx.Commit(ctx)
}

func adjustStock(ctx context.Context, t *command.Tx, in catalog.StockAdjustments) ([]catalog.StockMovement, error) {
	if done, err := t.Adjustments(ctx); err != nil || len(done) > 0 {
		return done, err
	}
	ids, err := t.VariantIDs(ctx, in.Items)
	if err != nil {
		return nil, err
	}
	held, err := t.LockStock(ctx, ids)
	if err != nil {
		return nil, err
	}
	stocks := make([]*catalog.Stock, len(in.Items))
	for i, id := range ids {
		stocks[i] = held[id]
	}
	changes, err := catalog.Adjust(in.Items, stocks)
	if err != nil {
		return nil, err
	}
	return t.AdjustStock(ctx, stocks, changes, in.Why)
}
