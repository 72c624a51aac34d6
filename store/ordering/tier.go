package ordering

import (
	"context"
	"errors"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
)

// tierPage is the number of customers that the check of automatic tiers reads in one query.
const tierPage = 500

// CheckTiers moves customers between automatic tiers, once a day in each store's time
// zone. Several processes may run it at the same time. If a process dies, another run
// continues its check.
func (s *Service) CheckTiers(ctx context.Context) error {
	var failures []error
	for {
		check, err := s.DB.ClaimTierCheck(ctx)
		if err != nil || check == nil {
			return errors.Join(append(failures, err)...)
		}
		failures = append(failures, s.checkTiers(ctx, domain.System(check.StoreID), check.AfterID))
	}
}

// checkTiers checks the next page of a store's customers. Pages of other stores are
// checked before the next page of this store.
func (s *Service) checkTiers(ctx context.Context, system domain.Actor, after int64) error {
	r := s.As(system)
	tiers, err := r.Tiers(ctx)
	if err != nil {
		return err
	}
	store, err := r.Store(ctx)
	if err != nil {
		return err
	}
	now := s.Clock.Now()
	page, err := r.TierCandidates(ctx, after, store.Settings.DefaultCurrencyCode, customer.TierSince(now), tierPage)
	if err != nil {
		return err
	}
	var failures []error
	for _, x := range page {
		if tiers.Of(&x.Customer, x.Figures, now) != nil {
			failures = append(failures, s.moveTier(ctx, system, x.Customer.ID))
		}
		after = x.Customer.ID
	}
	return errors.Join(append(failures, s.DB.PassTierCheck(ctx, system.StoreID, after, len(page) < tierPage))...)
}

// moveTier locks a customer, and moves them to another tier if their figures still require that.
func (s *Service) moveTier(ctx context.Context, system domain.Actor, id int64) error {
	tx, store, err := s.Open(ctx, system)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	c, err := tx.LockCustomer(ctx, id)
	if err != nil {
		return err
	}
	tiers, err := tx.Tiers(ctx)
	if err != nil {
		return err
	}
	figures, err := tx.TierFigures(ctx, id, store.Settings.DefaultCurrencyCode, customer.TierSince(tx.At))
	if err != nil {
		return err
	}
	to := tiers.Of(c, figures, tx.At)
	if to == nil {
		return nil
	}
	event := c.MoveTier(to, tx.At)
	if err := tx.Update(ctx, c); err != nil {
		return err
	}
	tx.Repriced()
	return tx.Commit(ctx, event)
}
