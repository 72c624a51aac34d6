package ordering

import (
	"context"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

// CreateSubscriptionPlan adds a plan. A repeated request returns the plan of its first run.
func (s *Service) CreateSubscriptionPlan(ctx context.Context, actor domain.Actor, in catalog.SubscriptionPlanInput) (*catalog.SubscriptionPlan, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	if done, err := tx.SubscriptionPlanByCommand(ctx); err != nil || done != nil {
		return done, err
	}
	if _, err := tx.LockStore(ctx); err != nil { // while the store is locked, no other transaction adds a plan
		return nil, err
	}
	rules, err := planRules(ctx, tx, in, 0)
	if err != nil {
		return nil, err
	}
	existing, err := tx.CountSubscriptionPlans(ctx)
	if err != nil {
		return nil, err
	}
	plan, edit, err := catalog.NewSubscriptionPlan(in, existing, rules)
	if err != nil {
		return nil, err
	}
	plan.CommandID = actor.CommandID
	if err := tx.Insert(ctx, plan); err != nil {
		return nil, err
	}
	return plan, commitPlan(ctx, tx, plan, edit)
}

// UpdateSubscriptionPlan changes a plan. Changed terms (catalog.PlanTerms) apply only
// to subscriptions that are created afterwards. All other changes apply to existing
// subscriptions, too.
func (s *Service) UpdateSubscriptionPlan(ctx context.Context, actor domain.Actor, id int64, expect domain.Expect, in catalog.SubscriptionPlanInput) (*catalog.SubscriptionPlan, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	rules, err := planRules(ctx, tx, in, id)
	if err != nil {
		return nil, err
	}
	plan, err := tx.LockSubscriptionPlan(ctx, id)
	if err != nil || plan.CommandID == actor.CommandID {
		return plan, err
	}
	if err := expect.Check(&plan.Row); err != nil {
		return nil, err
	}
	edit, err := plan.Change(in, rules)
	if err != nil || !edit.Changed {
		return plan, err
	}
	plan.CommandID = actor.CommandID
	if err := tx.Update(ctx, plan); err != nil {
		return nil, err
	}
	return plan, commitPlan(ctx, tx, plan, edit)
}

// DeleteSubscriptionPlan deletes a plan with its prices. It returns an error if the plan has subscriptions or is
// used in an open checkout.
func (s *Service) DeleteSubscriptionPlan(ctx context.Context, actor domain.Actor, id int64) error {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	plan, err := tx.LockSubscriptionPlan(ctx, id)
	if err != nil {
		return err
	}
	ordering, err := tx.ReleasePlanLines(ctx, id)
	if err != nil {
		return err
	}
	if err := plan.RefuseDelete(ordering); err != nil {
		return err
	}
	if err := tx.TouchProducts(ctx, plan.ProductIDs); err != nil {
		return err
	}
	if err := tx.Delete(ctx, plan); err != nil {
		return err
	}
	return tx.Commit(ctx)
}

// planRules locks the products that a request names and reads the constraints on the plan. id is the id of the
// plan; 0 means that the plan is new.
func planRules(ctx context.Context, t *command.Tx, in catalog.SubscriptionPlanInput, id int64) (rules catalog.SubscriptionPlanRules, err error) {
	store, err := t.Store(ctx)
	if err != nil {
		return rules, err
	}
	rules.Currencies = store.Settings.CurrencyCodes
	if rules.Known, err = t.Known(ctx, in.References()); err != nil {
		return rules, err
	}
	rules.Full, err = t.LockFullProducts(ctx, in.ProductIDs, id)
	return rules, err
}

func commitPlan(ctx context.Context, t *command.Tx, plan *catalog.SubscriptionPlan, edit catalog.SubscriptionPlanEdit) error {
	if edit.Products {
		if err := t.SetPlanProducts(ctx, plan); err != nil {
			return err
		}
	}
	if edit.Collections {
		if err := t.SetPlanCollections(ctx, plan); err != nil {
			return err
		}
	}
	return t.Commit(ctx)
}
