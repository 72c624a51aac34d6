package store

import (
	"cmp"
	"context"
	"errors"
	"slices"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

// AdjustStock changes what is on hand of some variants, all or nothing. The
// same request again gives back what its first run did.
func (s *Service) AdjustStock(ctx context.Context, actor domain.Actor, items []catalog.StockAdjustment, why catalog.AdjustmentReason) ([]catalog.StockMovement, error) {
	tx, err := s.begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	done, err := adjustStock(ctx, tx, StockAdjustment{Items: items, Why: why})
	if err != nil {
		return nil, err
	}
	return done, tx.Commit(ctx)
}

func adjustStock(ctx context.Context, t *tx, in StockAdjustment) ([]catalog.StockMovement, error) {
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

// handOver takes the units of goods without shipping out of the stock for the orders that
// the transaction leaves paid. Units that are not on hand, or whose stock another
// transaction holds, stay reserved until IssueStock finds them.
func handOver(ctx context.Context, t *tx) error {
	var lines []*ordering.OrderLine
	for _, o := range t.SavedOrders() {
		lines = append(lines, o.Handover()...)
	}
	for _, o := range t.placedOrders {
		lines = append(lines, o.Handover()...)
	}
	slices.SortStableFunc(lines, func(a, b *ordering.OrderLine) int { return cmp.Compare(*a.VariantID, *b.VariantID) })
	var left []domain.Entity
	for _, l := range lines {
		issued, err := t.IssueStock(ctx, l.Reserved())
		if err != nil {
			return err
		}
		if issued {
			l.Issue()
			left = append(left, l)
		}
	}
	return t.Update(ctx, left...)
}

// issuedAtOnce is how many orders of a store are looked up at once.
const issuedAtOnce = 100

// IssueStock hands over the units of paid orders that could not leave the stock with the
// payment: they were not on hand then, or another transaction held their stock.
func (s *Service) IssueStock(ctx context.Context) error {
	stores, err := s.db.StoresToIssue(ctx)
	for _, storeID := range stores {
		err = errors.Join(err, s.issueStock(ctx, domain.System(storeID)))
	}
	return err
}

func (s *Service) issueStock(ctx context.Context, system domain.Actor) (failed error) {
	for last := int64(0); ctx.Err() == nil; {
		ids, err := s.As(system).OrdersToIssue(ctx, last, issuedAtOnce)
		if err != nil {
			return errors.Join(failed, err)
		}
		for _, id := range ids {
			failed = errors.Join(failed, s.issueOrder(ctx, domain.System(system.StoreID), id))
			last = id
		}
		if len(ids) < issuedAtOnce {
			break
		}
	}
	return failed
}

func (s *Service) issueOrder(ctx context.Context, system domain.Actor, id int64) error {
	tx, _, o, err := s.openOrder(ctx, system, id)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if err := tx.SaveOrder(ctx, o); err != nil { // Commit hands over for it
		return err
	}
	return tx.Commit(ctx)
}
