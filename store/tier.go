package store

import (
	"context"
	"errors"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
)

// tierPage is how many customers the check of automatic tiers looks at in one query.
const tierPage = 500

// CheckTiers moves customers between automatic tiers, once a day in each store's own
// time. Any number of processes may run it at once; one that dies is gone on for.
func (s *Service) CheckTiers(ctx context.Context) error {
	due, err := s.db.ClaimTierChecks(ctx)
	for _, storeID := range due {
		err = errors.Join(err, s.checkTiers(ctx, domain.System(storeID)))
	}
	return err
}

func (s *Service) checkTiers(ctx context.Context, system domain.Actor) error {
	r := s.As(system)
	after, err := r.TierCheckAfter(ctx)
	if err != nil {
		return err
	}
	tiers, err := r.Tiers(ctx)
	if err != nil {
		return err
	}
	store, err := r.Store(ctx)
	if err != nil {
		return err
	}
	var failures []error
	for done := false; !done; {
		now := s.clock.Now()
		page, err := r.TierCandidates(ctx, after, store.Settings.DefaultCurrencyCode, customer.TierSince(now), tierPage)
		if err != nil {
			return errors.Join(append(failures, err)...)
		}
		for _, x := range page {
			if tiers.Of(&x.Customer, x.Figures, now) != nil {
				failures = append(failures, s.moveTier(ctx, system, x.Customer.ID))
			}
			after = x.Customer.ID
		}
		done = len(page) < tierPage
		if err := s.db.PassTierCheck(ctx, system.StoreID, after, done); err != nil {
			return errors.Join(append(failures, err)...)
		}
	}
	return errors.Join(failures...)
}

// moveTier moves a customer, if their figures still say so once they are held.
func (s *Service) moveTier(ctx context.Context, system domain.Actor, id int64) error {
	tx, err := s.begin(ctx, system)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	store, err := tx.Store(ctx)
	if err != nil {
		return err
	}
	c, err := tx.LockCustomer(ctx, id)
	if err != nil {
		return err
	}
	tiers, err := tx.Tiers(ctx)
	if err != nil {
		return err
	}
	figures, err := tx.TierFigures(ctx, id, store.Settings.DefaultCurrencyCode, customer.TierSince(tx.at))
	if err != nil {
		return err
	}
	to := tiers.Of(c, figures, tx.at)
	if to == nil {
		return nil
	}
	event := c.MoveTier(to, tx.at)
	if err := tx.Update(ctx, c); err != nil {
		return err
	}
	tx.Repriced()
	return tx.Commit(ctx, event)
}
