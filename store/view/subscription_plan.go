package view

import (
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

// PlanPricing converts a plan's effect on prices.
func PlanPricing(p catalog.PlanPricing) common.SubscriptionPlanPricing {
	value := func(a *domain.Amount) nullable.Nullable[string] {
		switch {
		case a == nil:
			return nullable.NewNullNullable[string]()
		case p.CurrencyCode != nil:
			return nullable.NewNullableWithValue(p.CurrencyCode.Format(*a))
		}
		return nullable.NewNullableWithValue(a.Trimmed())
	}
	out := common.SubscriptionPlanPricing{
		Type: common.SubscriptionPricingType(p.Type), Value: value(p.Value), CurrencyCode: nullable.NewNullNullable[string](),
		FirstCycles: CountOrNull(p.FirstCycles), ThenValue: value(p.ThenValue),
	}
	if p.CurrencyCode != nil {
		out.CurrencyCode.Set(string(*p.CurrencyCode))
	}
	return out
}
