package customer

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/customer"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/view"
)

// GetReferrer answers GET /customer/referrer.
func (h *Handlers) GetReferrer(ctx context.Context, req api.GetReferrerRequestObject) (api.GetReferrerResponseObject, error) {
	r, provider, err := h.store.Partner.Referrer(ctx, auth.Actor(ctx), req.Params.ReferrerCode)
	if err != nil {
		return nil, err
	}
	return api.GetReferrer200JSONResponse{
		ReferrerCode: r.Code, DisplayName: r.DisplayName, CommissionProviderID: provider.ID, AvatarURL: view.Or(r.AvatarURL), SiteURL: view.Or(r.SiteURL), IsActive: r.IsActive,
	}, nil
}

// GetCommissionSSOURL answers GET /customer/user/commission-sso-url.
func (h *Handlers) GetCommissionSSOURL(ctx context.Context, req api.GetCommissionSSOURLRequestObject) (api.GetCommissionSSOURLResponseObject, error) {
	link, err := h.store.Partner.CommissionSSO(ctx, auth.Actor(ctx), request.As[string](req.Params.ReturnTo))
	if err != nil {
		return nil, err
	}
	return api.GetCommissionSSOURL200JSONResponse{URL: link.URL, ExpiresOn: view.Time(link.ExpiresOn)}, nil
}

// storeCommission returns the store's referral program; null means that the store has no program.
func storeCommission(c *settings.CommissionProvider) nullable.Nullable[api.StoreCommission] {
	if !c.Asks() {
		return nullable.NewNullNullable[api.StoreCommission]()
	}
	return nullable.NewNullableWithValue(api.StoreCommission{
		DisplayName: c.Name(), ReferrerParameter: view.Or(c.ReferrerParameter), AttributionDays: int32(c.AttributionDays), SSOEnabled: c.SSOEnabled,
	})
}
