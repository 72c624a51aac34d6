package admin

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListAccountTypes answers GET /admin/customer/account-type/all.
func (h *Handlers) ListAccountTypes(ctx context.Context, _ api.ListAccountTypesRequestObject) (api.ListAccountTypesResponseObject, error) {
	reader, err := h.store.Read(ctx, auth.Actor(ctx))
	if err != nil {
		return nil, err
	}
	defer reader.Close()
	kinds, err := reader.AccountTypes(ctx)
	if err != nil {
		return nil, err
	}
	store, err := reader.Store(ctx)
	if err != nil {
		return nil, err
	}
	return api.ListAccountTypes200JSONResponse{Items: view.Each(kinds, func(t *customer.AccountType) api.AccountType {
		return showAccountType(t, store.Settings.DefaultCurrencyCode)
	})}, nil
}

// CreateAccountType answers POST /admin/account-type.
func (h *Handlers) CreateAccountType(ctx context.Context, req api.CreateAccountTypeRequestObject) (api.CreateAccountTypeResponseObject, error) {
	b := req.Body
	patch, err := accountTypePatch(&b.Name, b.Translations, b.Code, b.PriceMode, b.DiscountPercent, b.TaxExempt, b.MinOrderAmount, b.CanSubscribe, b.SignUpMode, b.AutoTier, b.Rank)
	if err != nil {
		return nil, err
	}
	kind, err := h.store.Customer.CreateAccountType(ctx, auth.Actor(ctx), patch, b.IsDefault)
	if err != nil {
		return nil, err
	}
	shown, err := h.showAccountType(ctx, kind)
	return api.CreateAccountType200JSONResponse(shown), err
}

// UpdateAccountType answers PATCH /admin/account-type.
func (h *Handlers) UpdateAccountType(ctx context.Context, req api.UpdateAccountTypeRequestObject) (api.UpdateAccountTypeResponseObject, error) {
	b := req.Body
	patch, err := accountTypePatch(b.Name, b.Translations, b.Code, b.PriceMode, b.DiscountPercent, b.TaxExempt, b.MinOrderAmount, b.CanSubscribe, b.SignUpMode, b.AutoTier, b.Rank)
	if err != nil {
		return nil, err
	}
	kind, err := h.store.Customer.UpdateAccountType(ctx, auth.Actor(ctx), b.AccountTypeID, patch, b.IsDefault, request.Expect(b.Version, req.Params.IfMatch))
	if err != nil {
		return nil, err
	}
	shown, err := h.showAccountType(ctx, kind)
	return api.UpdateAccountType200JSONResponse(shown), err
}

// DeleteAccountType answers DELETE /admin/account-type.
func (h *Handlers) DeleteAccountType(ctx context.Context, req api.DeleteAccountTypeRequestObject) (api.DeleteAccountTypeResponseObject, error) {
	if err := h.store.Customer.DeleteAccountType(ctx, auth.Actor(ctx), req.Params.AccountTypeID); err != nil {
		return nil, err
	}
	return api.DeleteAccountType204Response{}, nil
}

func accountTypePatch(name *string, translations []api.NameTranslationInput, code *string, mode *api.AccountTypePriceMode, discount nullable.Nullable[string], exempt *bool, least nullable.Nullable[string],
	subscribe *bool, signUp *common.AccountTypeSignUpMode, tier nullable.Nullable[api.AccountTypeAutoTierInput], rank *int32) (p customer.AccountTypePatch, err error) {
	p = customer.AccountTypePatch{
		Name: name, Translations: names(translations), Code: code, PriceMode: request.As[customer.PriceMode](mode), TaxExempt: exempt, CanSubscribe: subscribe, SignUpMode: request.As[customer.SignUpMode](signUp),
	}
	if p.DiscountPercent, err = request.PatchAmount("/discountPercent", discount); err != nil {
		return p, err
	}
	if p.MinOrderAmount, err = request.PatchAmount("/minOrderAmount", least); err != nil {
		return p, err
	}
	if rank != nil {
		n := int(*rank)
		p.Rank = &n
	}
	if !tier.IsSpecified() {
		return p, nil
	}
	p.AutoTier = new(*customer.AutoTier)
	if t := request.Nullable(tier); t != nil {
		threshold, err := request.Amount("/autoTier/threshold", t.Threshold)
		if err != nil {
			return p, err
		}
		*p.AutoTier = &customer.AutoTier{Metric: customer.TierMetric(t.Metric), Threshold: threshold, Downgrade: t.Downgrade}
	}
	return p, nil
}

func (h *Handlers) showAccountType(ctx context.Context, t *customer.AccountType) (api.AccountType, error) {
	store, err := h.store.As(auth.Actor(ctx)).Store(ctx)
	if err != nil {
		return api.AccountType{}, err
	}
	return showAccountType(t, store.Settings.DefaultCurrencyCode), nil
}

func showAccountType(t *customer.AccountType, currency domain.Currency) api.AccountType {
	out := api.AccountType{
		AccountTypeID: t.ID, Name: t.Name, Translations: view.Each(t.Translations, showName), Code: t.Code, IsDefault: t.IsDefault, PriceMode: api.AccountTypePriceMode(t.PriceMode),
		DiscountPercent: nullable.NewNullNullable[string](), TaxExempt: t.TaxExempt, MinOrderAmount: view.AmountOrNull(currency, t.MinOrderAmount),
		CurrencyCode: string(currency), CanSubscribe: t.CanSubscribe, SignUpMode: common.AccountTypeSignUpMode(t.SignUpMode),
		AutoTier: nullable.NewNullNullable[api.AccountTypeAutoTier](), Rank: int32(t.Rank), CustomerCount: int32(t.CustomerCount),
		CreatedOn: view.Time(t.CreatedOn), ModifiedOn: view.Time(t.ModifiedOn), Version: t.Version,
	}
	if t.DiscountPercent != nil {
		out.DiscountPercent.Set(t.DiscountPercent.Trimmed())
	}
	if tier := t.AutoTier; tier != nil {
		out.AutoTier.Set(api.AccountTypeAutoTier{Metric: api.AccountTypeTierMetric(tier.Metric), Threshold: tier.Threshold.String(), Downgrade: tier.Downgrade})
	}
	return out
}
