package admin

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListCoupons answers GET /admin/coupon/paged.
func (h *Handlers) ListCoupons(ctx context.Context, req api.ListCouponsRequestObject) (api.ListCouponsResponseObject, error) {
	p := req.Params
	page, err := h.store.As(auth.Actor(ctx)).Coupons(ctx, pricing.CouponFilter{
		Search: request.Value(p.Search), Status: request.Several[pricing.CouponStatus](p.Status), DiscountType: request.Several[pricing.DiscountType](p.DiscountType),
		IsAutomatic: p.IsAutomatic, ProductID: p.ProductID, CollectionID: p.CollectionID,
		CreatedFrom: request.Time(p.CreatedFrom), CreatedTo: request.Time(p.CreatedTo), ModifiedSince: request.Time(p.ModifiedSince),
	}, following(request.Page(p.Page, p.PageSize, p.Cursor, p.Sort), api.CouponSortMinusCreatedOn, p.ModifiedSince))
	if err != nil {
		return nil, err
	}
	info := view.Page(page)
	return api.ListCoupons200JSONResponse{
		Items: view.Each(page.Items, func(c pricing.Coupon) api.Coupon { return h.showCoupon(&c) }),
		Page:  info.Page, PageSize: info.PageSize, TotalCount: info.TotalCount, TotalIsEstimate: info.TotalIsEstimate, NextCursor: info.NextCursor,
	}, nil
}

// GetCoupon answers GET /admin/coupon.
func (h *Handlers) GetCoupon(ctx context.Context, req api.GetCouponRequestObject) (api.GetCouponResponseObject, error) {
	p := req.Params
	c, err := h.store.As(auth.Actor(ctx)).Coupon(ctx, request.Value(p.CouponID), request.Value(p.Code))
	if err != nil {
		return nil, err
	}
	return api.GetCoupon200JSONResponse(h.showCoupon(c)), nil
}

// CreateCoupon answers POST /admin/coupon.
func (h *Handlers) CreateCoupon(ctx context.Context, req api.CreateCouponRequestObject) (api.CreateCouponResponseObject, error) {
	b := req.Body
	in, err := couponInput(api.CouponUpdate{
		Code: &b.Code, Name: b.Name, Translations: b.Translations, Description: b.Description, Status: b.Status, DiscountType: &b.DiscountType, Value: b.Value, CurrencyCode: b.CurrencyCode,
		MaxDiscountAmount: b.MaxDiscountAmount, AppliesTo: b.AppliesTo, ProductIds: b.ProductIds, CollectionIds: b.CollectionIds,
		ExcludedProductIds: b.ExcludedProductIds, ExcludeSaleItems: b.ExcludeSaleItems, MinSubtotal: b.MinSubtotal, MinQuantity: b.MinQuantity,
		AccountTypeIds: b.AccountTypeIds, StoreCustomerIds: b.StoreCustomerIds, FirstOrderOnly: b.FirstOrderOnly, UsageLimit: b.UsageLimit,
		UsageLimitPerCustomer: b.UsageLimitPerCustomer, CombinesWith: b.CombinesWith, Priority: b.Priority, AppliesToSubscriptions: b.AppliesToSubscriptions,
		SubscriptionCycleLimit: b.SubscriptionCycleLimit, StartsOn: b.StartsOn, EndsOn: b.EndsOn, IsAutomatic: b.IsAutomatic, BuyX: b.BuyX,
	})
	if err != nil {
		return nil, err
	}
	c, err := h.store.Ordering.CreateCoupon(ctx, auth.Actor(ctx), in)
	if err != nil {
		return nil, err
	}
	return api.CreateCoupon200JSONResponse(h.showCoupon(c)), nil
}

// UpdateCoupon answers PATCH /admin/coupon.
func (h *Handlers) UpdateCoupon(ctx context.Context, req api.UpdateCouponRequestObject) (api.UpdateCouponResponseObject, error) {
	in, err := couponInput(*req.Body)
	if err != nil {
		return nil, err
	}
	c, err := h.store.Ordering.UpdateCoupon(ctx, auth.Actor(ctx), req.Body.CouponID, request.Expect(req.Body.Version, req.Params.IfMatch), in)
	if err != nil {
		return nil, err
	}
	return api.UpdateCoupon200JSONResponse(h.showCoupon(c)), nil
}

// DeleteCoupon answers DELETE /admin/coupon.
func (h *Handlers) DeleteCoupon(ctx context.Context, req api.DeleteCouponRequestObject) (api.DeleteCouponResponseObject, error) {
	if err := h.store.Ordering.DeleteCoupon(ctx, auth.Actor(ctx), req.Params.CouponID); err != nil {
		return nil, err
	}
	return api.DeleteCoupon204Response{}, nil
}

// ListCouponUsages answers GET /admin/coupon/usage.
func (h *Handlers) ListCouponUsages(ctx context.Context, req api.ListCouponUsagesRequestObject) (api.ListCouponUsagesResponseObject, error) {
	p := req.Params
	if err := request.AtMostOne([]string{"couponId", "code"}, len(p.CouponID) > 0, p.Code != nil); err != nil {
		return nil, err
	}
	page, err := h.store.As(auth.Actor(ctx)).CouponUsage(ctx, pricing.CouponUseFilter{
		Search: request.Value(p.Search), CouponID: p.CouponID, Code: request.Value(p.Code), Status: request.Several[pricing.CouponUseStatus](p.Status),
		OrderID: p.OrderID, CustomerID: p.StoreCustomerID,
		CreatedFrom: request.Time(p.CreatedFrom), CreatedTo: request.Time(p.CreatedTo), ModifiedSince: request.Time(p.ModifiedSince),
	}, following(request.Page(p.Page, p.PageSize, p.Cursor, p.Sort), api.CouponUsageSortMinusCreatedOn, p.ModifiedSince))
	if err != nil {
		return nil, err
	}
	info := view.Page(page)
	return api.ListCouponUsages200JSONResponse{
		Items: view.Each(page.Items, func(u pricing.CouponUse) api.CouponUsage {
			return api.CouponUsage{
				CouponID: u.CouponID, Code: u.Code, OrderID: u.OrderID, OrderNumber: u.OrderNumber, SubscriptionID: view.Or(u.SubscriptionID), StoreCustomerID: view.Or(u.CustomerID), Email: u.Email,
				DiscountAmount: u.CurrencyCode.Format(u.DiscountAmount), CurrencyCode: string(u.CurrencyCode), Status: api.CouponUsageStatus(u.Status),
				UsedOn: view.TimeOrNull(u.UsedOn), CreatedOn: view.Time(u.CreatedOn), ModifiedOn: view.Time(u.ModifiedOn),
			}
		}),
		Page: info.Page, PageSize: info.PageSize, TotalCount: info.TotalCount, TotalIsEstimate: info.TotalIsEstimate, NextCursor: info.NextCursor,
	}, nil
}

func couponInput(b api.CouponUpdate) (in pricing.CouponInput, err error) {
	in = pricing.CouponInput{
		Code: b.Code, Name: request.Patch(b.Name), Translations: names(b.Translations), Description: request.Patch(b.Description), Status: request.As[pricing.CouponStatus](b.Status),
		DiscountType: request.As[pricing.DiscountType](b.DiscountType), AppliesTo: request.As[pricing.CouponAppliesTo](b.AppliesTo),
		ProductIDs: given(b.ProductIds), CollectionIDs: given(b.CollectionIds), ExcludedProductIDs: given(b.ExcludedProductIds),
		ExcludeSaleItems: b.ExcludeSaleItems, MinQuantity: patchInt(b.MinQuantity), AccountTypeIDs: given(b.AccountTypeIds), CustomerIDs: given(b.StoreCustomerIds),
		FirstOrderOnly: b.FirstOrderOnly, UsageLimit: patchInt(b.UsageLimit), UsageLimitPerCustomer: patchInt(b.UsageLimitPerCustomer),
		AppliesToSubscriptions: request.As[pricing.CouponSubscriptions](b.AppliesToSubscriptions), SubscriptionCycleLimit: patchInt(b.SubscriptionCycleLimit),
		StartsOn: request.PatchTime(b.StartsOn), EndsOn: request.PatchTime(b.EndsOn), IsAutomatic: b.IsAutomatic,
	}
	if code := request.Patch(b.CurrencyCode); code != nil {
		currency := request.As[domain.Currency](*code)
		in.CurrencyCode = &currency
	}
	if b.CombinesWith != nil {
		kinds := view.Each(b.CombinesWith, func(k api.CouponCombinesWith) pricing.DiscountKind { return pricing.DiscountKind(k) })
		in.CombinesWith = &kinds
	}
	if b.Priority != nil {
		priority := int(*b.Priority)
		in.Priority = &priority
	}
	if in.Value, err = request.PatchAmount("/value", b.Value); err != nil {
		return in, err
	}
	if in.MaxDiscountAmount, err = request.PatchAmount("/maxDiscountAmount", b.MaxDiscountAmount); err != nil {
		return in, err
	}
	if in.MinSubtotal, err = request.PatchAmount("/minSubtotal", b.MinSubtotal); err != nil {
		return in, err
	}
	if rule := request.Patch(b.BuyX); rule != nil {
		var buyX *pricing.CouponBuyX
		if *rule != nil {
			if buyX, err = couponBuyX(**rule); err != nil {
				return in, err
			}
		}
		in.BuyX = &buyX
	}
	return in, nil
}

func couponBuyX(r api.CouponBuyXInput) (*pricing.CouponBuyX, error) {
	percent, err := request.Amount("/buyX/discountPercent", r.DiscountPercent)
	out := &pricing.CouponBuyX{
		BuyQuantity: int(r.BuyQuantity), BuyProductIDs: listed(r.BuyProductIds), BuyCollectionIDs: listed(r.BuyCollectionIds),
		GetQuantity: int(r.GetQuantity), GetProductIDs: listed(r.GetProductIds), GetCollectionIDs: listed(r.GetCollectionIds), DiscountPercent: percent,
	}
	if most := request.Nullable(r.MaxApplications); most != nil {
		n := int(*most)
		out.MaxApplications = &n
	}
	return out, err
}

// given returns the array of a patch; nil means that the request does not contain the array.
func given(ids []int64) *[]int64 {
	if ids == nil {
		return nil
	}
	return &ids
}

// listed returns the array of a request, or an empty array if the request does not contain it.
func listed(ids []int64) []int64 {
	if ids == nil {
		return []int64{}
	}
	return ids
}

// patchInt reads a nullable number of a patch. nil means that the request does not contain the number; a pointer to nil
// means null.
func patchInt(v nullable.Nullable[common.Quantity]) **int {
	patch := request.Patch(v)
	if patch == nil {
		return nil
	}
	var n *int
	if *patch != nil {
		value := int(**patch)
		n = &value
	}
	return &n
}

func (h *Handlers) showCoupon(c *pricing.Coupon) api.Coupon {
	var currency domain.Currency
	if c.CurrencyCode != nil {
		currency = *c.CurrencyCode
	}
	out := api.Coupon{
		CouponID: c.ID, Code: c.Code, Name: view.Or(c.Name), Translations: view.Each(c.Translations, showName), Description: view.Or(c.Description), Status: api.CouponStatus(c.StatusAt(h.store.Clock.Now())),
		DiscountType: api.CouponDiscountType(c.DiscountType), Value: nullable.NewNullNullable[string](), CurrencyCode: nullable.NewNullNullable[string](),
		MaxDiscountAmount: view.AmountOrNull(currency, c.MaxDiscountAmount), AppliesTo: api.CouponAppliesTo(c.AppliesTo),
		ProductIds: listed(c.ProductIDs), CollectionIds: listed(c.CollectionIDs), ExcludedProductIds: listed(c.ExcludedProductIDs),
		ExcludeSaleItems: c.ExcludeSaleItems, MinSubtotal: view.AmountOrNull(currency, c.MinSubtotal), MinQuantity: count(c.MinQuantity),
		AccountTypeIds: listed(c.AccountTypeIDs), StoreCustomerIds: listed(c.CustomerIDs), FirstOrderOnly: c.FirstOrderOnly,
		UsageLimit: count(c.UsageLimit), UsageLimitPerCustomer: count(c.UsageLimitPerCustomer), UsageCount: int32(c.UsageCount), ReservedCount: int32(c.ReservedCount),
		CombinesWith: view.Each(c.CombinesWith, func(k pricing.DiscountKind) api.CouponCombinesWith { return api.CouponCombinesWith(k) }),
		Priority:     int32(c.Priority), AppliesToSubscriptions: api.CouponSubscriptionMode(c.AppliesToSubscriptions),
		SubscriptionCycleLimit: count(c.SubscriptionCycleLimit), StartsOn: view.TimeOrNull(c.StartsOn), EndsOn: view.TimeOrNull(c.EndsOn),
		IsAutomatic: c.IsAutomatic, BuyX: nullable.NewNullNullable[api.CouponBuyX](),
		CreatedOn: view.Time(c.CreatedOn), ModifiedOn: view.Time(c.ModifiedOn), Version: c.Version,
	}
	if c.CurrencyCode != nil {
		out.CurrencyCode = nullable.NewNullableWithValue(string(currency))
	}
	if c.Value != nil {
		value := c.Value.Trimmed()
		if c.DiscountType != pricing.DiscountPercentage {
			value = currency.Format(*c.Value)
		}
		out.Value = nullable.NewNullableWithValue(value)
	}
	if r := c.BuyX; r != nil {
		out.BuyX = nullable.NewNullableWithValue(api.CouponBuyX{
			BuyQuantity: int32(r.BuyQuantity), BuyProductIds: listed(r.BuyProductIDs), BuyCollectionIds: listed(r.BuyCollectionIDs),
			GetQuantity: int32(r.GetQuantity), GetProductIds: listed(r.GetProductIDs), GetCollectionIds: listed(r.GetCollectionIDs),
			DiscountPercent: r.DiscountPercent.Trimmed(), MaxApplications: count(r.MaxApplications),
		})
	}
	return out
}

// count returns a number, or null for nil.
func count(n *int) nullable.Nullable[common.Quantity] {
	if n == nil {
		return nullable.NewNullNullable[common.Quantity]()
	}
	return nullable.NewNullableWithValue(int32(*n))
}
