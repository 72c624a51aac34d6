package repo

import (
	"context"
	"slices"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

var _ = guards(map[string]error{
	"subscription_plans_code_unique": taken("/code", "The store has a subscription plan with this code."),
	"subscription_plans_ordered":     domain.Errorf(domain.InUse, "There are orders with the plan; set isActive to false instead."),
	"collections_limit_plans":        domain.Errorf(domain.InUse, "A subscription plan is for the collection."),
})

// SubscriptionPlan is one of the store's, whole.
func (r Reader) SubscriptionPlan(ctx context.Context, id int64) (p *catalog.SubscriptionPlan, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		if p, err = take[catalog.SubscriptionPlan](g, "subscription plan", "id = ?", id); err != nil {
			return err
		}
		return planDetails(g, p)
	})
	return p, err
}

// SubscriptionPlans lists the store's plans by name; active is nil for all.
func (r Reader) SubscriptionPlans(ctx context.Context, active *bool) (list []*catalog.SubscriptionPlan, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		rows := filtered(g, condition{"is_active = ?", active})
		if err := rows.Order("name, id").Find(&list).Error; err != nil {
			return err
		}
		return planDetails(g, list...)
	})
	return list, err
}

// SubscriptionPlanByCommand is the plan that this request has made, nil when it
// has not.
func (r Reader) SubscriptionPlanByCommand(ctx context.Context) (*catalog.SubscriptionPlan, error) {
	return optional(func() (p *catalog.SubscriptionPlan, err error) {
		err = r.in(ctx, func(g *gorm.DB) error {
			if p, err = take[catalog.SubscriptionPlan](g, "subscription plan", "command_id = ?", r.actor.CommandID); err != nil {
				return err
			}
			return planDetails(g, p)
		})
		return p, err
	}())
}

// LockSubscriptionPlan reads and holds a plan, whole: nobody can begin to refer
// to it where it goes away.
func (tx *Tx) LockSubscriptionPlan(ctx context.Context, id int64) (*catalog.SubscriptionPlan, error) {
	p, err := lock[catalog.SubscriptionPlan](ctx, tx, "subscription plan", "id = ?", id)
	if err != nil {
		return nil, err
	}
	return p, classify(planDetails(tx.tx.WithContext(ctx), p))
}

// planDetails reads which products and collections plans are for.
func planDetails(g *gorm.DB, plans ...*catalog.SubscriptionPlan) error {
	if len(plans) == 0 {
		return nil
	}
	ids := make([]int64, len(plans))
	byID := make(map[int64]*catalog.SubscriptionPlan, len(plans))
	for i, p := range plans {
		ids[i], byID[p.ID] = p.ID, p
		p.ProductIDs, p.CollectionIDs = []int64{}, []int64{}
	}
	var rows []struct {
		SubscriptionPlanID int64
		ProductID          int64
		CollectionID       int64
	}
	err := g.Raw(`SELECT subscription_plan_id, product_id, 0 AS collection_id FROM subscription_plan_products WHERE subscription_plan_id = ANY(?)
		UNION ALL SELECT subscription_plan_id, 0, collection_id FROM subscription_plan_collections WHERE subscription_plan_id = ANY(?)`,
		array(ids), array(ids)).Find(&rows).Error
	for _, row := range rows {
		if p := byID[row.SubscriptionPlanID]; row.ProductID != 0 {
			p.ProductIDs = append(p.ProductIDs, row.ProductID)
		} else {
			p.CollectionIDs = append(p.CollectionIDs, row.CollectionID)
		}
	}
	for _, p := range plans {
		slices.Sort(p.ProductIDs)
		slices.Sort(p.CollectionIDs)
	}
	return err
}
