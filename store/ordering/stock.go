package ordering

import (
	"cmp"
	"context"
	"errors"
	"slices"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

// HandOver takes units of goods that need no shipping out of stock, for the orders
// that are paid at the end of the transaction. Units that are not on hand, or whose
// stock row another transaction has locked, stay reserved until IssueStock issues
// them.
func HandOver(ctx context.Context, t *command.Tx) error {
	var lines []*ordering.OrderLine
	for _, o := range t.SavedOrders() {
		lines = append(lines, o.Handover()...)
	}
	for _, o := range t.PlacedOrders {
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

// issuedAtOnce is the maximum number of orders of a store that one query returns.
const issuedAtOnce = 100

// IssueStock takes units of paid orders out of stock that could not be taken when the
// order was paid. At that time they were not on hand, or another transaction had
// locked their stock row.
func (s *Service) IssueStock(ctx context.Context) error {
	stores, err := s.DB.StoresToIssue(ctx)
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
	if err := tx.SaveOrder(ctx, o); err != nil { // Commit runs HandOver for saved orders
		return err
	}
	return tx.Commit(ctx)
}
