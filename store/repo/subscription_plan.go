package repo

import (
	"cmp"
	"context"
	"slices"
	"strings"
	"time"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

var _ = guards(map[string]error{
	"subscription_plans_code_unique": taken("/code", "The store has a subscription plan with this code."),
	"subscription_plans_in_use":      domain.Errorf(domain.InUse, "There are subscriptions on the plan; set isActive to false instead."),
	"subscription_plans_ordered":     domain.Errorf(domain.InUse, "There are orders with the plan; set isActive to false instead."),
	"collections_limit_plans":        domain.Errorf(domain.InUse, "A subscription plan is for the collection."),
})

// SubscriptionPlan returns one of the store's plans, without its products, collections and subscribers, so that the
// cost of a renewal does not grow with their number.
func (r Reader) SubscriptionPlan(ctx context.Context, id int64) (p *catalog.SubscriptionPlan, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		p, err = take[catalog.SubscriptionPlan](g, "subscription plan", "id = ?", id)
		return err
	})
	return p, err
}

// SubscriptionPlans lists the store's plans by name. active selects active or inactive plans; nil means all.
func (r Reader) SubscriptionPlans(ctx context.Context, active *bool) (list []*catalog.SubscriptionPlan, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		rows := filtered(g, condition{"is_active = ?", active})
		if err := rows.Order(byName + ", id").Find(&list).Error; err != nil {
			return err
		}
		return planDetails(g, list...)
	})
	return list, err
}

// SubscriptionPlanByCommand returns the plan that this request has created; nil means none yet.
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

// LockSubscriptionPlan reads and locks a plan with its details. Lock products before the plan.
func (tx *Tx) LockSubscriptionPlan(ctx context.Context, id int64) (*catalog.SubscriptionPlan, error) {
	p, err := lock[catalog.SubscriptionPlan](ctx, tx, "subscription plan", "id = ?", id)
	if err != nil {
		return nil, err
	}
	return p, classify(planDetails(tx.on(ctx), p))
}

// CountSubscriptionPlans returns the number of the store's plans. Lock the store first, so that the number stays valid.
func (tx *Tx) CountSubscriptionPlans(ctx context.Context) (n int, err error) {
	err = tx.on(ctx).Raw("SELECT count(*) FROM subscription_plans").Scan(&n).Error
	return n, classify(err)
}

// LockFullProducts locks products. It returns the products that are already listed in catalog.MaxProductPlans plans,
// not counting the plan whose id is the last parameter.
func (tx *Tx) LockFullProducts(ctx context.Context, productIDs []int64, besides int64) (map[int64]bool, error) {
	full := map[int64]bool{}
	if len(productIDs) == 0 {
		return full, nil
	}
	if _, err := lockAll[catalog.Product](ctx, tx, "id = ANY(?)", array(productIDs)); err != nil {
		return nil, err
	}
	var ids []int64
	err := tx.on(ctx).Raw(`SELECT product_id FROM subscription_plan_products WHERE product_id = ANY(?) AND subscription_plan_id <> ?
		GROUP BY 1 HAVING count(*) >= ?`, array(productIDs), besides, catalog.MaxProductPlans).Scan(&ids).Error
	for _, id := range ids {
		full[id] = true
	}
	return full, classify(err)
}

// FullPlans locks plans. It returns the plans that already list catalog.MaxPlanProducts products, not counting the
// product whose id is the last parameter.
func (tx *Tx) FullPlans(ctx context.Context, planIDs []int64, besides int64) (map[int64]bool, error) {
	full := map[int64]bool{}
	if len(planIDs) == 0 {
		return full, nil
	}
	if _, err := lockAll[catalog.SubscriptionPlan](ctx, tx, "id = ANY(?)", array(planIDs)); err != nil {
		return nil, err
	}
	var ids []int64
	err := tx.on(ctx).Raw(`SELECT subscription_plan_id FROM subscription_plan_products WHERE subscription_plan_id = ANY(?) AND product_id <> ?
		GROUP BY 1 HAVING count(*) >= ?`, array(planIDs), besides, catalog.MaxPlanProducts).Scan(&ids).Error
	for _, id := range ids {
		full[id] = true
	}
	return full, classify(err)
}

// SetPlanProducts replaces the list of products of a plan with p.ProductIDs. It gives a new version to products that
// are added to the list or removed from it.
func (tx *Tx) SetPlanProducts(ctx context.Context, p *catalog.SubscriptionPlan) error {
	list := jsonOf(p.ProductIDs)
	tx.Note("update", "subscriptionPlan", p.ID, domain.Change{Field: "productIds", New: &list})
	var moved []int64
	err := tx.on(ctx).Raw(`WITH gone AS (DELETE FROM subscription_plan_products WHERE subscription_plan_id = ? AND product_id <> ALL(?) RETURNING product_id),
		new AS (INSERT INTO subscription_plan_products (subscription_plan_id, product_id, store_id) SELECT ?, id, ? FROM unnest(?::bigint[]) AS t (id)
			ON CONFLICT DO NOTHING RETURNING product_id)
		SELECT product_id FROM gone UNION ALL SELECT product_id FROM new ORDER BY 1`,
		p.ID, array(p.ProductIDs), p.ID, tx.actor.StoreID, array(p.ProductIDs)).Scan(&moved).Error
	if err != nil {
		return classify(err)
	}
	return tx.ReviseProducts(ctx, moved)
}

// SetPlanCollections replaces the collections of a plan with p.CollectionIDs.
func (tx *Tx) SetPlanCollections(ctx context.Context, p *catalog.SubscriptionPlan) error {
	list := jsonOf(p.CollectionIDs)
	tx.Note("update", "subscriptionPlan", p.ID, domain.Change{Field: "collectionIds", New: &list})
	return classify(tx.on(ctx).Exec(`WITH gone AS (DELETE FROM subscription_plan_collections WHERE subscription_plan_id = ? AND collection_id <> ALL(?))
		INSERT INTO subscription_plan_collections (subscription_plan_id, collection_id, store_id) SELECT ?, id, ? FROM unnest(?::bigint[]) AS t (id)
			ON CONFLICT DO NOTHING`,
		p.ID, array(p.CollectionIDs), p.ID, tx.actor.StoreID, array(p.CollectionIDs)).Error)
}

// SetProductPlans makes the plans in p.SubscriptionPlanIDs the only plans that list the product.
func (tx *Tx) SetProductPlans(ctx context.Context, p *catalog.Product) error {
	list := jsonOf(p.SubscriptionPlanIDs)
	tx.Note("update", "product", p.ID, domain.Change{Field: "subscriptionPlanIds", New: &list})
	return classify(tx.on(ctx).Exec(`WITH gone AS (DELETE FROM subscription_plan_products WHERE product_id = ? AND subscription_plan_id <> ALL(?))
		INSERT INTO subscription_plan_products (subscription_plan_id, product_id, store_id) SELECT id, ?, ? FROM unnest(?::bigint[]) AS t (id)
			ON CONFLICT DO NOTHING`,
		p.ID, array(p.SubscriptionPlanIDs), p.ID, tx.actor.StoreID, array(p.SubscriptionPlanIDs)).Error)
}

// ReleasePlanLines removes a plan from the order lines of failed checkouts, and reports whether other order lines still
// refer to the plan.
func (tx *Tx) ReleasePlanLines(ctx context.Context, id int64) (running bool, err error) {
	g := tx.on(ctx)
	err = g.Exec(`UPDATE order_lines SET subscription_plan_id = NULL FROM orders o WHERE o.id = order_lines.order_id AND order_lines.subscription_plan_id = ?
		AND o.placed_on IS NULL AND NOT o.is_draft AND o.expires_on IS NULL`, id).Error
	if err == nil {
		err = g.Raw("SELECT EXISTS (SELECT FROM order_lines WHERE subscription_plan_id = ?)", id).Scan(&running).Error
	}
	return running, classify(err)
}

// planDetails reads the products and collections of plans, and the number of subscribers of each plan.
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
	if err != nil {
		return err
	}
	var counts []struct {
		ID         int64
		Count      int
		Subscribed bool
	}
	err = g.Raw(`SELECT p.id, (SELECT count(*) FROM subscriptions s WHERE s.store_id = p.store_id AND s.subscription_plan_id = p.id AND s.status <> 'CANCELLED') AS count,
		EXISTS (SELECT FROM subscriptions s WHERE s.store_id = p.store_id AND s.subscription_plan_id = p.id) AS subscribed
		FROM subscription_plans p WHERE p.id = ANY(?)`, array(ids)).Find(&counts).Error
	for _, c := range counts {
		byID[c.ID].SubscriberCount, byID[c.ID].Subscribed = c.Count, c.Subscribed
	}
	for _, p := range plans {
		slices.Sort(p.ProductIDs)
		slices.Sort(p.CollectionIDs)
	}
	return err
}

// planCollections is the SQL for the collections of active plans, as JSON.
const planCollections = `(SELECT COALESCE(jsonb_agg(jsonb_build_object('planId', sp.id, 'collectionId', c.id, 'type', c.type, 'rules', c.rules) ORDER BY c.id, sp.id), '[]')
	FROM subscription_plan_collections m JOIN subscription_plans sp ON sp.id = m.subscription_plan_id AND sp.is_active JOIN collections c ON c.id = m.collection_id)`

func (c planCollection) collection() *catalog.Collection {
	return &catalog.Collection{Row: domain.Row{ID: c.CollectionID}, Type: c.Type, Rules: c.Rules}
}

type planCollection catalog.PlanCollection

// onPlan returns the condition that a plan sp covers a product: the plan lists the product, or a collection of the plan
// contains the product.
func onPlan(of []catalog.PlanCollection, now time.Time) (string, []any) {
	condition := "EXISTS (SELECT FROM subscription_plan_products m WHERE m.subscription_plan_id = sp.id AND m.product_id = products.id)"
	var args []any
	for _, c := range of {
		part, bound := inCollection(planCollection(c).collection(), now)
		condition += " OR sp.id = ? AND " + part
		args = append(append(args, c.PlanID), bound...)
	}
	return "(" + condition + ")", args
}

// soldOn returns the condition that a plan, active or not, covers a product.
func soldOn(g *gorm.DB, planID int64, now time.Time) (string, []any, error) {
	var of []*catalog.Collection
	err := g.Select("id", "type", "rules").Where("id IN (SELECT collection_id FROM subscription_plan_collections WHERE subscription_plan_id = ?)", planID).Find(&of).Error
	const named = "SELECT product_id FROM subscription_plan_products WHERE subscription_plan_id = ?"
	condition, args := "products.id IN ("+named+")", []any{planID}
	if len(of) == 0 { // without collections, the products of the plan are looked up by id
		condition = "products.id = ANY(ARRAY(" + named + "))"
	}
	for _, c := range of {
		part, bound := inCollection(c, now)
		condition += " OR " + part
		args = append(args, bound...)
	}
	return "(" + condition + ")", args, err
}

// loadPlans loads the active plans that cover products, at most catalog.MaxProductPlans per product, shortest period
// first. The last parameter lists the plans' collections; nil means that loadPlans must read them. If subscriptions are
// not available for any of the products, it reads nothing.
func loadPlans(g *gorm.DB, now time.Time, products []*catalog.Product, of []catalog.PlanCollection) error {
	byID := map[int64]*catalog.Product{}
	var ids []int64
	for _, p := range products {
		if p.Plans = nil; p.IsSubscribable && byID[p.ID] == nil {
			byID[p.ID] = p
			ids = append(ids, p.ID)
		}
	}
	if len(ids) == 0 {
		return nil
	}
	if of == nil {
		var row struct {
			Collections []catalog.PlanCollection `gorm:"serializer:json"`
		}
		if err := g.Raw("SELECT " + planCollections + " AS collections").Find(&row).Error; err != nil {
			return err
		}
		of = row.Collections
	}
	parts := []string{"SELECT subscription_plan_id, product_id FROM subscription_plan_products WHERE product_id = ANY(?)"}
	args := []any{array(ids)}
	for _, c := range of {
		where, bound := inCollection(planCollection(c).collection(), now)
		parts = append(parts, "SELECT ?::bigint, products.id FROM products WHERE products.id = ANY(?) AND "+where)
		args = append(append(args, c.PlanID, array(ids)), bound...)
	}
	var rows []struct {
		catalog.SubscriptionPlan
		ProductID int64
	}
	err := g.Raw(`SELECT sp.*, m.product_id FROM subscription_plans sp JOIN (`+strings.Join(parts, " UNION ")+`) m (subscription_plan_id, product_id)
		ON m.subscription_plan_id = sp.id WHERE sp.is_active AND sp.store_id = ?`, append(args, products[0].StoreID)...).Find(&rows).Error
	plans := map[int64]*catalog.SubscriptionPlan{}
	for i := range rows {
		row := &rows[i]
		if plans[row.ID] == nil {
			plans[row.ID] = &row.SubscriptionPlan
		}
		byID[row.ProductID].Plans = append(byID[row.ProductID].Plans, plans[row.ID])
	}
	for _, p := range byID {
		slices.SortFunc(p.Plans, func(a, b *catalog.SubscriptionPlan) int {
			return cmp.Or(cmp.Compare(a.Terms.ShortestDays(), b.Terms.ShortestDays()), cmp.Compare(a.ID, b.ID))
		})
		p.Plans = p.Plans[:min(len(p.Plans), catalog.MaxProductPlans)]
	}
	return err
}
