package admin

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain/integration"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListPaymentProviders answers GET /admin/store/payment-provider/all.
func (h *Handlers) ListPaymentProviders(ctx context.Context, _ api.ListPaymentProvidersRequestObject) (api.ListPaymentProvidersResponseObject, error) {
	reader := h.store.As(auth.Actor(ctx))
	store, err := reader.Store(ctx)
	if err != nil {
		return nil, err
	}
	providers, err := reader.PaymentProviders(ctx)
	if err != nil {
		return nil, err
	}
	health, err := h.store.Settings.PaymentHealth(ctx, auth.Actor(ctx))
	return api.ListPaymentProviders200JSONResponse{Items: view.Each(providers, func(p *settings.PaymentProvider) api.PaymentProvider {
		return h.showPaymentProvider(store, p, health)
	})}, err
}

// CreatePaymentProvider answers POST /admin/store/payment-provider.
func (h *Handlers) CreatePaymentProvider(ctx context.Context, req api.CreatePaymentProviderRequestObject) (api.CreatePaymentProviderResponseObject, error) {
	b := req.Body
	patch := &api.PaymentProviderUpdate{
		DisplayName: &b.DisplayName, Translations: b.Translations, IsActive: b.IsActive, IsDefault: b.IsDefault, Priority: b.Priority, PaymentTypes: b.PaymentTypes,
		CurrencyCodes: b.CurrencyCodes, CountryCodes: b.CountryCodes, MinAmount: b.MinAmount, MaxAmount: b.MaxAmount, CaptureMode: b.CaptureMode,
		PublicConfig: b.PublicConfig,
	}
	in, err := readPaymentProvider(patch)
	if err != nil {
		return nil, err
	}
	if b.Credentials != nil {
		in.Credentials = map[string]*string{}
		for key, value := range *b.Credentials {
			in.Credentials[key] = &value
		}
	}
	store, provider, err := h.store.Settings.CreatePaymentProvider(ctx, auth.Actor(ctx), b.ProviderCode, in)
	if err != nil {
		return nil, err
	}
	health, err := h.store.Settings.PaymentHealth(ctx, auth.Actor(ctx))
	return api.CreatePaymentProvider200JSONResponse(h.showPaymentProvider(store, provider, health)), err
}

// UpdatePaymentProvider answers PATCH /admin/store/payment-provider.
func (h *Handlers) UpdatePaymentProvider(ctx context.Context, req api.UpdatePaymentProviderRequestObject) (api.UpdatePaymentProviderResponseObject, error) {
	in, err := readPaymentProvider(req.Body)
	if err != nil {
		return nil, err
	}
	in.Credentials = credentials(req.Body.Credentials)
	store, provider, err := h.store.Settings.UpdatePaymentProvider(ctx, auth.Actor(ctx), req.Body.PaymentProviderID, in, request.Expect(req.Body.Version, req.Params.IfMatch))
	if err != nil {
		return nil, err
	}
	health, err := h.store.Settings.PaymentHealth(ctx, auth.Actor(ctx))
	return api.UpdatePaymentProvider200JSONResponse(h.showPaymentProvider(store, provider, health)), err
}

// GetTaxProvider answers GET /admin/store/tax-provider.
func (h *Handlers) GetTaxProvider(ctx context.Context, _ api.GetTaxProviderRequestObject) (api.GetTaxProviderResponseObject, error) {
	provider, err := h.store.As(auth.Actor(ctx)).TaxProvider(ctx)
	if err != nil {
		return nil, err
	}
	health, err := h.store.Taxes.TaxHealth(ctx, auth.Actor(ctx))
	return api.GetTaxProvider200JSONResponse(showTaxProvider(provider, health)), err
}

// UpdateTaxProvider answers PATCH /admin/store/tax-provider.
func (h *Handlers) UpdateTaxProvider(ctx context.Context, req api.UpdateTaxProviderRequestObject) (api.UpdateTaxProviderResponseObject, error) {
	b := req.Body
	in := settings.TaxProviderInput{
		ProviderCode: request.As[string](b.ProviderCode), BaseURL: request.Patch(b.BaseURL), IsActive: b.IsActive, OriginAddress: patchAddress(b.OriginAddress),
		CommitOnCapture: b.CommitOnCapture, Fallback: request.As[settings.TaxFallback](b.Fallback), TimeoutMS: whole(b.TimeoutMs), Credentials: credentials(b.Credentials),
	}
	if b.Nexus != nil {
		in.Nexus = list(view.Each(b.Nexus, func(n api.TaxNexusInput) settings.TaxNexus {
			return settings.TaxNexus{CountryCode: n.CountryCode, StateProvince: request.Nullable(n.StateProvince)}
		}))
	}
	provider, err := h.store.Taxes.UpdateTaxProvider(ctx, auth.Actor(ctx), in, request.Expect(b.Version, req.Params.IfMatch))
	if err != nil {
		return nil, err
	}
	health, err := h.store.Taxes.TaxHealth(ctx, auth.Actor(ctx))
	return api.UpdateTaxProvider200JSONResponse(showTaxProvider(provider, health)), err
}

// GetCommissionProvider answers GET /admin/store/commission-provider.
func (h *Handlers) GetCommissionProvider(ctx context.Context, _ api.GetCommissionProviderRequestObject) (api.GetCommissionProviderResponseObject, error) {
	provider, err := h.store.As(auth.Actor(ctx)).CommissionProvider(ctx)
	if err != nil {
		return nil, err
	}
	health, err := h.store.Partner.CommissionHealth(ctx, auth.Actor(ctx))
	return api.GetCommissionProvider200JSONResponse(h.showCommissionProvider(provider, health)), err
}

// UpdateCommissionProvider answers PATCH /admin/store/commission-provider.
func (h *Handlers) UpdateCommissionProvider(ctx context.Context, req api.UpdateCommissionProviderRequestObject) (api.UpdateCommissionProviderResponseObject, error) {
	b := req.Body
	provider, err := h.store.Partner.UpdateCommissionProvider(ctx, auth.Actor(ctx), settings.CommissionProviderInput{
		ProviderCode: request.As[string](b.ProviderCode), DisplayName: request.Patch(b.DisplayName), IsActive: b.IsActive, BaseURL: request.Patch(b.BaseURL),
		SyncCustomers: b.SyncCustomers, SyncOrders: b.SyncOrders, QualifyingOn: request.As[string](b.QualifyingOn), VolumeField: request.Patch(b.VolumeField),
		SSOEnabled: b.SSOEnabled, ReferrerParameter: request.Patch(b.ReferrerParameter), AttributionDays: whole(b.AttributionDays), Credentials: credentials(b.Credentials),
	}, request.Expect(b.Version, req.Params.IfMatch))
	if err != nil {
		return nil, err
	}
	health, err := h.store.Partner.CommissionHealth(ctx, auth.Actor(ctx))
	return api.UpdateCommissionProvider200JSONResponse(h.showCommissionProvider(provider, health)), err
}

// credentials returns the changes to write-only credentials: a value replaces the credential, and null removes it.
func credentials(in *api.ProviderCredentialsUpdate) map[string]*string {
	if in == nil {
		return nil
	}
	return *in
}

func readPaymentProvider(b *api.PaymentProviderUpdate) (in settings.PaymentProviderInput, err error) {
	in = settings.PaymentProviderInput{
		DisplayName: b.DisplayName, Translations: names(b.Translations), IsActive: b.IsActive, IsDefault: b.IsDefault, Priority: whole(b.Priority),
		CurrencyCodes: list(currencies(b.CurrencyCodes)), CountryCodes: list(b.CountryCodes),
	}
	if b.PaymentTypes != nil {
		in.PaymentTypes = list(view.Each(b.PaymentTypes, func(t common.PaymentType) string { return string(t) }))
	}
	if b.PublicConfig != nil {
		config := map[string]string(*b.PublicConfig)
		in.PublicConfig = &config
	}
	if b.CaptureMode.IsSpecified() {
		mode := request.As[settings.CaptureMode](request.Nullable(b.CaptureMode))
		in.CaptureMode = &mode
	}
	if in.MinAmount, err = request.PatchAmount("/minAmount", b.MinAmount); err != nil {
		return in, err
	}
	in.MaxAmount, err = request.PatchAmount("/maxAmount", b.MaxAmount)
	return in, err
}

func (h *Handlers) showPaymentProvider(s *settings.Store, p *settings.PaymentProvider, of map[int64]integration.Health) api.PaymentProvider {
	can, currency, health := p.Can(), s.Settings.DefaultCurrencyCode, of[p.ID]
	out := api.PaymentProvider{
		PaymentProviderID: p.ID, ProviderCode: p.ProviderCode, DisplayName: p.DisplayName, Translations: view.Each(p.Translations, showName), IsActive: p.IsActive, IsDefault: p.IsDefault,
		Priority: int32(p.Priority), Livemode: p.Livemode, PaymentTypes: view.Each(p.PaymentTypes, func(t string) common.PaymentType { return common.PaymentType(t) }),
		CurrencyCodes: codes(p.CurrencyCodes), CountryCodes: p.CountryCodes, MinAmount: view.AmountOrNull(currency, p.MinAmount),
		MaxAmount: view.AmountOrNull(currency, p.MaxAmount), CurrencyCode: common.CurrencyCode(currency), CaptureMode: nullable.NewNullNullable[api.CaptureMode](),
		Supports: api.PaymentProviderSupports{
			SavedMethods: can.SavedMethods, PartialCapture: can.PartialCapture, PartialRefund: can.PartialRefund, Void: can.Void, ThreeDs: can.ThreeDS,
		},
		PublicConfig: p.Public(), Credentials: p.Masked,
		WebhookURL: view.TextOrNull(h.store.Ordering.NoticeURL(p)), WebhookStatus: api.ProviderWebhookStatus(p.Notices()),
		HealthStatus: api.ProviderHealthStatus(health.Status()), LastErrorOn: view.TimeOrNull(health.LastErrorOn), LastError: view.Or(health.LastError),
		CreatedOn: view.Time(p.CreatedOn), ModifiedOn: view.Time(p.ModifiedOn), Version: p.Version,
	}
	if p.CaptureMode != nil {
		out.CaptureMode.Set(api.CaptureMode(*p.CaptureMode))
	}
	return out
}

func showTaxProvider(t *settings.TaxProvider, health integration.Health) api.TaxProvider {
	return api.TaxProvider{
		TaxProviderID: t.ID, ProviderCode: api.TaxProviderCode(t.ProviderCode), IsActive: t.IsActive,
		Nexus: view.Each(t.Nexus, func(n settings.TaxNexus) api.TaxNexus {
			return api.TaxNexus{CountryCode: n.CountryCode, StateProvince: view.Or(n.StateProvince)}
		}),
		OriginAddress: view.AddressOrNull(t.OriginAddress), CommitOnCapture: t.CommitOnCapture, Fallback: api.TaxProviderFallback(t.Fallback),
		TimeoutMs: int32(t.TimeoutMS), BaseURL: view.Or(t.BaseURL), Credentials: t.Masked,
		HealthStatus: api.ProviderHealthStatus(health.Status()), LastErrorOn: view.TimeOrNull(health.LastErrorOn), LastError: view.Or(health.LastError),
		CreatedOn: view.Time(t.CreatedOn), ModifiedOn: view.Time(t.ModifiedOn), Version: t.Version,
	}
}

func (h *Handlers) showCommissionProvider(c *settings.CommissionProvider, health integration.Health) api.CommissionProvider {
	return api.CommissionProvider{
		CommissionProviderID: c.ID, ProviderCode: api.CommissionProviderCode(c.ProviderCode), DisplayName: view.Or(c.DisplayName), IsActive: c.IsActive,
		BaseURL: view.Or(c.BaseURL), Credentials: c.Masked, SyncCustomers: c.SyncCustomers, SyncOrders: c.SyncOrders,
		QualifyingOn: api.CommissionQualifyingOn(c.QualifyingOn), VolumeField: view.Or(c.VolumeField), SSOEnabled: c.SSOEnabled,
		ReferrerParameter: view.Or(c.ReferrerParameter), AttributionDays: int32(c.AttributionDays), WebhookURL: view.TextOrNull(h.store.Partner.CommissionNoticeURL(c)), LastSyncedOn: view.TimeOrNull(c.LastSyncedOn),
		HealthStatus: api.ProviderHealthStatus(health.Status()), LastErrorOn: view.TimeOrNull(health.LastErrorOn), LastError: view.Or(health.LastError),
		CreatedOn: view.Time(c.CreatedOn), ModifiedOn: view.Time(c.ModifiedOn), Version: c.Version,
	}
}
