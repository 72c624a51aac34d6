package catalog

import (
	"slices"

	"github.com/storeplatform/storeplatform/store/domain"
)

// UnitPrice is the price of one unit of a variant for a shopper.
type UnitPrice struct {
	Row       *Price         // the row of the price
	Charged   domain.Amount  // displayed price, with or without tax as the store shows prices
	CompareAt *domain.Amount // struck through; above Charged
	OnSale    bool           // the row has a reduced price; a plan's discount alone does not set OnSale
}

// Cost returns the price of one unit of a variant with these price rows, for a shopper who buys a
// quantity. A nil plan means a one-time purchase. With a plan, the price is that of a cycle; cycle 1 is
// the first charged cycle. A price row of the plan applies to every cycle. Without such a row, the plan's
// pricing is applied to the one-time price. If this lowers the price, CompareAt is the one-time price,
// unless the row has a compare-at price or the product is sold on plans only. Cost returns false if the
// variant is not for sale in this way.
func (s Shopper) Cost(p *Product, rows []*Price, quantity int, plan *SubscriptionPlan, cycle int) (UnitPrice, bool) {
	var planID *int64
	if plan != nil {
		planID = &plan.ID
	}
	row, found := PriceFor(rows, s.AccountTypeID, planID, s.Currency, quantity, s.Now)
	if !found {
		return UnitPrice{}, false
	}
	cost := UnitPrice{Row: row, Charged: s.Price(row)}
	if plan != nil && row.SubscriptionPlanID == nil {
		if cost.Charged, found = plan.Pricing.Price(cost.Charged, s.Currency, cycle, s.RoundingMode); !found {
			return UnitPrice{}, false
		}
	}
	if was := row.CompareAtAmount; was != nil && cost.Charged.Less(*was) {
		cost.CompareAt, cost.OnSale = was, true
	}
	if plan != nil && !p.SubscriptionOnly && cost.CompareAt == nil {
		if once, sold := PriceFor(rows, s.AccountTypeID, nil, s.Currency, quantity, s.Now); sold && cost.Charged.Less(s.Price(once)) {
			was := s.Price(once)
			cost.CompareAt = &was
		}
	}
	return cost, true
}

// SoldOn returns the plan with the id if the product is sold on it, otherwise nil.
func (p *Product) SoldOn(planID int64) *SubscriptionPlan {
	i := slices.IndexFunc(p.Plans, func(plan *SubscriptionPlan) bool { return plan.ID == planID })
	if i < 0 || !p.IsSubscribable {
		return nil
	}
	return p.Plans[i]
}

// PlanCollection is a collection whose products are sold on an active plan.
type PlanCollection struct {
	PlanID       int64            `json:"planId"`
	CollectionID int64            `json:"collectionId"`
	Type         CollectionType   `json:"type"`
	Rules        *CollectionRules `json:"rules"`
}
