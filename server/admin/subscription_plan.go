package admin

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListSubscriptionPlans answers GET /admin/subscription-plan/all.
func (h *Handlers) ListSubscriptionPlans(ctx context.Context, req api.ListSubscriptionPlansRequestObject) (api.ListSubscriptionPlansResponseObject, error) {
	plans, err := h.store.As(auth.Actor(ctx)).SubscriptionPlans(ctx, req.Params.IsActive)
	if err != nil {
		return nil, err
	}
	return api.ListSubscriptionPlans200JSONResponse{Items: view.Each(plans, showSubscriptionPlan)}, nil
}

// CreateSubscriptionPlan answers POST /admin/subscription-plan.
func (h *Handlers) CreateSubscriptionPlan(ctx context.Context, req api.CreateSubscriptionPlanRequestObject) (api.CreateSubscriptionPlanResponseObject, error) {
	b := req.Body
	in, err := subscriptionPlanInput(api.SubscriptionPlanUpdate{
		Name: &b.Name, Translations: b.Translations, Code: b.Code, IntervalUnit: &b.IntervalUnit, IntervalCount: &b.IntervalCount, Anchor: b.Anchor, CutoffDays: b.CutoffDays,
		MinCycles: b.MinCycles, MaxCycles: b.MaxCycles, TrialDays: b.TrialDays, PrepaidCycles: b.PrepaidCycles, Pricing: b.Pricing,
		ShippingPolicy: b.ShippingPolicy, AllowSkip: b.AllowSkip, AllowPause: b.AllowPause, AllowSwap: b.AllowSwap, AllowQuantityChange: b.AllowQuantityChange,
		CancelPolicy: b.CancelPolicy, ProductIds: b.ProductIds, CollectionIds: b.CollectionIds, IsActive: b.IsActive,
	})
	if err != nil {
		return nil, err
	}
	plan, err := h.store.Ordering.CreateSubscriptionPlan(ctx, auth.Actor(ctx), in)
	if err != nil {
		return nil, err
	}
	return api.CreateSubscriptionPlan200JSONResponse(showSubscriptionPlan(plan)), nil
}

// UpdateSubscriptionPlan answers PATCH /admin/subscription-plan.
func (h *Handlers) UpdateSubscriptionPlan(ctx context.Context, req api.UpdateSubscriptionPlanRequestObject) (api.UpdateSubscriptionPlanResponseObject, error) {
	b := req.Body
	in, err := subscriptionPlanInput(*b)
	if err != nil {
		return nil, err
	}
	plan, err := h.store.Ordering.UpdateSubscriptionPlan(ctx, auth.Actor(ctx), b.SubscriptionPlanID, request.Expect(b.Version, req.Params.IfMatch), in)
	if err != nil {
		return nil, err
	}
	return api.UpdateSubscriptionPlan200JSONResponse(showSubscriptionPlan(plan)), nil
}

// DeleteSubscriptionPlan answers DELETE /admin/subscription-plan.
func (h *Handlers) DeleteSubscriptionPlan(ctx context.Context, req api.DeleteSubscriptionPlanRequestObject) (api.DeleteSubscriptionPlanResponseObject, error) {
	if err := h.store.Ordering.DeleteSubscriptionPlan(ctx, auth.Actor(ctx), req.Params.SubscriptionPlanID); err != nil {
		return nil, err
	}
	return api.DeleteSubscriptionPlan204Response{}, nil
}

func subscriptionPlanInput(b api.SubscriptionPlanUpdate) (in catalog.SubscriptionPlanInput, err error) {
	in = catalog.SubscriptionPlanInput{
		Name: b.Name, Translations: names(b.Translations), Code: request.Patch(b.Code), IntervalUnit: request.As[catalog.IntervalUnit](b.IntervalUnit), IntervalCount: whole(b.IntervalCount),
		CutoffDays: whole(b.CutoffDays), MinCycles: patchInt(b.MinCycles), MaxCycles: patchInt(b.MaxCycles), TrialDays: whole(b.TrialDays),
		PrepaidCycles: whole(b.PrepaidCycles), ShippingPolicy: request.As[catalog.ShippingPolicy](b.ShippingPolicy), AllowSkip: b.AllowSkip,
		AllowPause: b.AllowPause, AllowSwap: b.AllowSwap, AllowQuantityChange: b.AllowQuantityChange,
		CancelPolicy: request.As[catalog.CancelPolicy](b.CancelPolicy), ProductIDs: b.ProductIds, CollectionIDs: b.CollectionIds, IsActive: b.IsActive,
	}
	if a := b.Anchor; a != nil {
		in.Anchor = &catalog.PlanAnchor{Type: catalog.AnchorType(a.Type), Value: whole(request.Nullable(a.Value))}
	}
	if p := b.Pricing; p != nil {
		in.Pricing = &catalog.PlanPricing{Type: catalog.PlanPricingType(p.Type), FirstCycles: whole(request.Nullable(p.FirstCycles)),
			CurrencyCode: request.As[domain.Currency](request.Nullable(p.CurrencyCode))}
		if in.Pricing.Value, err = request.OptionalAmount("/pricing/value", request.Nullable(p.Value)); err != nil {
			return in, err
		}
		in.Pricing.ThenValue, err = request.OptionalAmount("/pricing/thenValue", request.Nullable(p.ThenValue))
	}
	return in, err
}

func showSubscriptionPlan(p *catalog.SubscriptionPlan) api.SubscriptionPlan {
	t := p.Terms
	out := api.SubscriptionPlan{
		SubscriptionPlanID: p.ID, Name: p.Name, Translations: view.Each(p.Translations, showName), Code: view.Or(p.Code), IntervalUnit: common.IntervalUnit(t.IntervalUnit), IntervalCount: int32(t.IntervalCount),
		Anchor:     api.SubscriptionPlanAnchor{Type: api.SubscriptionAnchorType(t.AnchorType), Value: nullable.NewNullNullable[int32]()},
		CutoffDays: int32(p.CutoffDays), MinCycles: view.CountOrNull(t.MinCycles), MaxCycles: view.CountOrNull(t.MaxCycles), TrialDays: int32(t.TrialDays),
		PrepaidCycles: int32(t.PrepaidCycles), Pricing: view.PlanPricing(p.Pricing), ShippingPolicy: common.SubscriptionShippingPolicy(p.ShippingPolicy),
		AllowSkip: p.AllowSkip, AllowPause: p.AllowPause, AllowSwap: p.AllowSwap, AllowQuantityChange: p.AllowQuantityChange,
		CancelPolicy: common.SubscriptionCancelPolicy(t.CancelPolicy), ProductIds: p.ProductIDs, CollectionIds: p.CollectionIDs, IsActive: p.IsActive,
		SubscriberCount: int32(p.SubscriberCount), CreatedOn: view.Time(p.CreatedOn), ModifiedOn: view.Time(p.ModifiedOn), Version: p.Version,
	}
	if t.AnchorValue != nil {
		out.Anchor.Value.Set(int32(*t.AnchorValue))
	}
	return out
}
