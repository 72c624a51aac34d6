package admin

import (
	"context"

	stores "github.com/storeplatform/storeplatform/store/settings"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListStores answers GET /admin/store/all.
func (h *Handlers) ListStores(ctx context.Context, _ api.ListStoresRequestObject) (api.ListStoresResponseObject, error) {
	stores, err := h.store.As(auth.Actor(ctx)).Stores(ctx, auth.Credential(ctx).StoreIDs())
	if err != nil {
		return nil, err
	}
	return api.ListStores200JSONResponse{Items: view.Each(stores, showStore)}, nil
}

// CreateStore answers POST /admin/store.
func (h *Handlers) CreateStore(ctx context.Context, req api.CreateStoreRequestObject) (api.CreateStoreResponseObject, error) {
	b := req.Body
	made, err := h.store.Settings.CreateStore(ctx, auth.Actor(ctx), settings.StoreCreate{
		Name: b.Name, Code: b.Code, Domain: request.Or(request.Nullable(b.Domain), ""), Livemode: request.Value(b.Livemode), Timezone: b.Timezone,
		DefaultCurrencyCode: domain.Currency(b.DefaultCurrencyCode), DefaultLanguageCode: b.DefaultLanguageCode,
	})
	if err != nil {
		return nil, err
	}
	return api.CreateStore200JSONResponse(showStore(made)), nil
}

// GetStoreSettings answers GET /admin/store/settings.
func (h *Handlers) GetStoreSettings(ctx context.Context, _ api.GetStoreSettingsRequestObject) (api.GetStoreSettingsResponseObject, error) {
	s, err := h.store.As(auth.Actor(ctx)).Store(ctx)
	if err != nil {
		return nil, err
	}
	return api.GetStoreSettings200JSONResponse(showSettings(s)), nil
}

// UpdateStoreSettings answers PATCH /admin/store/settings.
func (h *Handlers) UpdateStoreSettings(ctx context.Context, req api.UpdateStoreSettingsRequestObject) (api.UpdateStoreSettingsResponseObject, error) {
	patch := readSettings(req.Body)
	var err error
	if patch.ReturnPolicy, err = returnPolicy(req.Body.ReturnPolicy); err != nil {
		return nil, err
	}
	s, err := h.store.Settings.UpdateStoreSettings(ctx, auth.Actor(ctx), patch, request.Expect(req.Body.Version, req.Params.IfMatch))
	if err != nil {
		return nil, err
	}
	return api.UpdateStoreSettings200JSONResponse(showSettings(s)), nil
}

// GetStoreDomain answers GET /admin/store/domain.
func (h *Handlers) GetStoreDomain(ctx context.Context, _ api.GetStoreDomainRequestObject) (api.GetStoreDomainResponseObject, error) {
	d, err := h.store.Settings.StoreDomain(ctx, auth.Actor(ctx))
	if err != nil {
		return nil, err
	}
	return api.GetStoreDomain200JSONResponse(showDomain(d)), nil
}

// VerifyStoreDomain answers POST /admin/store/domain/verify.
func (h *Handlers) VerifyStoreDomain(ctx context.Context, _ api.VerifyStoreDomainRequestObject) (api.VerifyStoreDomainResponseObject, error) {
	d, err := h.store.Settings.VerifyStoreDomain(ctx, auth.Actor(ctx))
	if err != nil {
		return nil, err
	}
	return api.VerifyStoreDomain200JSONResponse(showDomain(d)), nil
}

func showDomain(d stores.StoreDomain) api.StoreDomain {
	return api.StoreDomain{
		Domain: d.DomainChallenge.Domain, VerifiedOn: view.TimeOrNull(d.DomainVerifiedOn),
		Record: api.StoreDomainRecord{Name: d.RecordName, Type: api.StoreDomainRecordTypeTXT, Value: d.Value},
		File:   api.StoreDomainFile{URL: d.FileURL, Content: d.Value},
	}
}

func readSettings(b *api.StoreSettingsUpdate) settings.SettingsPatch {
	p := settings.SettingsPatch{
		Name: b.Name, Domain: request.Patch(b.Domain), Status: request.As[settings.StoreStatus](b.Status), LegalName: request.Patch(b.LegalName),
		SupportEmail: request.Patch(b.SupportEmail), SupportPhone: request.Patch(b.SupportPhone), LogoMediaID: request.Patch(b.LogoMediaID),
		Timezone: b.Timezone, DefaultLanguageCode: b.DefaultLanguageCode, CatalogLanguageCode: b.CatalogLanguageCode, LanguageCodes: list(b.LanguageCodes),
		DefaultCurrencyCode: request.As[domain.Currency](b.DefaultCurrencyCode), CurrencyCodes: list(currencies(b.CurrencyCodes)),
		PricesIncludeTax: b.PricesIncludeTax, TaxRounding: request.As[settings.TaxRounding](b.TaxRounding),
		TaxRoundingTarget: request.As[settings.TaxRoundingTarget](b.TaxRoundingTarget), RoundingMode: request.As[domain.RoundingMode](b.RoundingMode),
		WeightUnit: request.As[string](b.WeightUnit), DimensionUnit: request.As[string](b.DimensionUnit),
		OrderNumberPrefix: request.Patch(b.OrderNumberPrefix), OrderNumberStart: b.OrderNumberStart,
		TaxNumber: request.Patch(b.TaxNumber), InvoiceNumberPrefix: request.Patch(b.InvoiceNumberPrefix), InvoiceNumberStart: b.InvoiceNumberStart,
		RefundNumberSequence: request.As[settings.NumberSequence](b.RefundNumberSequence), CaptureMode: request.As[settings.CaptureMode](b.CaptureMode),
		AllowUnsecuredFulfillment: b.AllowUnsecuredFulfillment, InventoryReserveMode: request.As[string](b.InventoryReserveMode),
		ReservationMinutes: whole(b.ReservationMinutes), CartExpiryDays: whole(b.CartExpiryDays), GuestCheckout: b.GuestCheckout, AccountPages: b.AccountPages,
		RequireVerifiedEmail: b.RequireVerifiedEmail, CustomerPasswordMinLength: whole(b.CustomerPasswordMinLength),
		DefaultAccountTypeID: b.DefaultAccountTypeID, DefaultTaxClassID: b.DefaultTaxClassID, ShippingTaxClassID: request.Patch(b.ShippingTaxClassID),
		AllowedCountryCodes: list(b.AllowedCountryCodes), AllowedOrigins: list(b.AllowedOrigins),
		RenewalHour: whole(b.RenewalHour), RenewalReminderDays: whole(b.RenewalReminderDays), RenewalStockPolicy: request.As[string](b.RenewalStockPolicy),
		RenewalStockWaitDays: whole(b.RenewalStockWaitDays), PriceChangeNoticeDays: whole(b.PriceChangeNoticeDays),
		SkipLimit: patchWhole(b.SkipLimit), PauseMaxDays: patchWhole(b.PauseMaxDays), PauseOnSuspension: b.PauseOnSuspension,
		TermsURL: request.Patch(b.TermsURL), PrivacyURL: request.Patch(b.PrivacyURL), WebhookAPIVersion: b.WebhookAPIVersion,
		ProductURLTemplate: request.Patch(b.ProductURLTemplate), CheckoutURL: request.Patch(b.CheckoutURL), Address: patchAddress(b.Address),
	}
	if fields := b.CustomFieldDefinitions; fields != nil {
		p.CustomFieldDefinitions = list(view.Each(fields, func(f api.StoreCustomFieldInput) domain.CustomFieldDefinition {
			return domain.CustomFieldDefinition{Object: string(f.Object), Key: f.Key, Type: string(f.Type), Name: f.Name, Translations: names(f.Translations), IsRequired: request.Value(f.IsRequired)}
		}))
	}
	if rates := b.TaxExchangeRates; rates != nil {
		p.TaxExchangeRates = list(view.Each(rates, func(r api.TaxExchangeRateInput) settings.TaxExchangeRate {
			rate, _ := domain.ParseAmount(r.Rate) // the contract check has already accepted the format
			return settings.TaxExchangeRate{CurrencyCode: domain.Currency(r.CurrencyCode), TaxCurrencyCode: domain.Currency(r.TaxCurrencyCode), Rate: rate}
		}))
	}
	if limits := b.StoredValueLimits; limits != nil {
		p.StoredValueLimits = list(view.Each(limits, func(l api.StoredValueLimitInput) settings.StoredValueLimit {
			amount, _ := domain.ParseAmount(l.Amount) // the contract check has already accepted the format
			return settings.StoredValueLimit{CurrencyCode: domain.Currency(l.CurrencyCode), Amount: amount}
		}))
	}
	if d := b.Dunning; d != nil {
		p.Dunning = &settings.Dunning{
			MaxAttempts: int(d.MaxAttempts), IntervalsDays: view.Each(d.IntervalsDays, func(n int32) int { return int(n) }),
			FinalAction: string(d.FinalAction), GraceDays: int(d.GraceDays), NotifyOn: view.Each(d.NotifyOn, func(n api.DunningNotice) string { return string(n) }),
		}
	}
	if pages := b.Policies; pages != nil {
		p.Policies = list(view.Each(pages, func(o api.StorePolicyInput) settings.Policy {
			return settings.Policy{Type: settings.PolicyType(o.Type), Title: o.Title, URL: request.Nullable(o.URL), HTML: request.Nullable(o.HTML), Translations: policyTranslations(o.Translations)}
		}))
	}
	if o := b.Branding; o != nil {
		p.Branding = &settings.Branding{Font: request.As[string](request.Nullable(o.Font)), Radius: whole(request.Nullable(o.Radius)), IconMediaID: request.Nullable(o.IconMediaID)}
		if c := o.Colors; c != nil {
			p.Branding.Colors = settings.Colors{Accent: request.Nullable(c.Accent), Background: request.Nullable(c.Background), Text: request.Nullable(c.Text)}
		}
	}
	if a := b.Analytics; a != nil {
		p.Analytics = &map[string]*string{
			"googleMeasurementId": request.Nullable(a.GoogleMeasurementID), "metaPixelId": request.Nullable(a.MetaPixelID),
			"matomoUrl": request.Nullable(a.MatomoURL), "matomoSiteId": request.Nullable(a.MatomoSiteID),
		}
	}
	return p
}

// whole converts an optional int32 to an optional int; nil stays nil.
func whole(n *int32) *int {
	if n == nil {
		return nil
	}
	value := int(*n)
	return &value
}

// patchWhole reads a nullable integer of a patch. nil means that the request does not contain the number; a pointer to
// nil means null.
func patchWhole(n nullable.Nullable[int32]) **int {
	if !n.IsSpecified() {
		return nil
	}
	value := whole(request.Nullable(n))
	return &value
}

// patchAddress reads a nullable address of a patch. nil means that the request does not contain the address; a pointer
// to nil means null.
func patchAddress(a nullable.Nullable[common.AddressInput]) **domain.Address {
	if !a.IsSpecified() {
		return nil
	}
	var value *domain.Address
	if in := request.Nullable(a); in != nil {
		read := request.Address(*in)
		value = &read
	}
	return &value
}

func currencies(codes []common.CurrencyCode) []domain.Currency {
	if codes == nil {
		return nil
	}
	return view.Each(codes, func(c common.CurrencyCode) domain.Currency { return domain.Currency(c) })
}

func codes(currencies []domain.Currency) []common.CurrencyCode {
	return view.Each(currencies, func(c domain.Currency) common.CurrencyCode { return common.CurrencyCode(c) })
}

// nullableWhole returns an integer, or null for nil.
func nullableWhole(n *int) nullable.Nullable[int32] {
	if n == nil {
		return nullable.NewNullNullable[int32]()
	}
	return nullable.NewNullableWithValue(int32(*n))
}

func showStore(s *settings.Store) api.Store {
	return api.Store{
		StoreID: s.ID, Name: s.Name, Code: s.Code, Domain: view.TextOrNull(s.Domain), DomainVerifiedOn: view.TimeOrNull(s.DomainVerifiedOn),
		Status: common.StoreStatus(s.Status), Livemode: s.Livemode,
		Timezone: s.Settings.Timezone, DefaultCurrencyCode: common.CurrencyCode(s.Settings.DefaultCurrencyCode),
		DefaultLanguageCode: s.Settings.DefaultLanguageCode, CreatedOn: view.Time(s.CreatedOn), ModifiedOn: view.Time(s.ModifiedOn), Version: s.Version,
	}
}

func showSettings(s *settings.Store) api.StoreSettings {
	set := s.Settings
	return api.StoreSettings{
		StoreID: s.ID, Name: s.Name, Domain: view.TextOrNull(s.Domain), DomainVerifiedOn: view.TimeOrNull(s.DomainVerifiedOn),
		Status: common.StoreStatus(s.Status), LegalName: view.TextOrNull(set.LegalName),
		SupportEmail: view.Or(set.SupportEmail), SupportPhone: view.PhoneNumber(set.SupportPhone, nil), Address: view.AddressOrNull(set.Address),
		LogoMediaID: view.Or(set.LogoMediaID), Timezone: set.Timezone, DefaultLanguageCode: set.DefaultLanguageCode, CatalogLanguageCode: set.CatalogLanguage(), LanguageCodes: set.LanguageCodes,
		DefaultCurrencyCode: common.CurrencyCode(set.DefaultCurrencyCode), CurrencyCodes: codes(set.CurrencyCodes),
		PricesIncludeTax: set.PricesIncludeTax, TaxRounding: api.TaxRounding(set.TaxRounding), TaxRoundingTarget: api.TaxRoundingTarget(set.TaxRoundingTarget),
		RoundingMode: api.RoundingMode(set.RoundingMode), WeightUnit: common.WeightUnit(set.WeightUnit), DimensionUnit: common.DimensionUnit(set.DimensionUnit),
		OrderNumberPrefix: view.TextOrNull(set.OrderNumberPrefix), OrderNumberStart: set.OrderNumberStart,
		TaxNumber: view.TextOrNull(set.TaxNumber), InvoiceNumberPrefix: view.TextOrNull(set.InvoiceNumberPrefix), InvoiceNumberStart: max(1, set.InvoiceNumberStart),
		RefundNumberSequence: api.RefundNumberSequence(set.RefundNumberSequence), CaptureMode: api.CaptureMode(set.CaptureMode),
		AllowUnsecuredFulfillment: set.AllowUnsecuredFulfillment, InventoryReserveMode: api.InventoryReserveMode(set.InventoryReserveMode),
		ReservationMinutes: int32(set.ReservationMinutes), CartExpiryDays: int32(set.CartExpiryDays), GuestCheckout: set.GuestCheckout, AccountPages: set.AccountPages,
		RequireVerifiedEmail: set.RequireVerifiedEmail, CustomerPasswordMinLength: int32(set.CustomerPasswordMinLength),
		DefaultAccountTypeID: set.DefaultAccountTypeID, DefaultTaxClassID: set.DefaultTaxClassID, ShippingTaxClassID: view.Or(set.ShippingTaxClassID),
		AllowedCountryCodes: set.AllowedCountryCodes, AllowedOrigins: set.AllowedOrigins,
		CustomFieldDefinitions: view.Each(set.CustomFieldDefinitions, func(f domain.CustomFieldDefinition) api.StoreCustomField {
			return api.StoreCustomField{Object: api.StoreCustomFieldObject(f.Object), Key: f.Key, Type: common.CustomFieldType(f.Type), Name: f.Name, Translations: view.Each(f.Translations, showName), IsRequired: f.IsRequired}
		}),
		TaxExchangeRates: view.Each(set.TaxExchangeRates, func(r settings.TaxExchangeRate) api.TaxExchangeRate {
			return api.TaxExchangeRate{CurrencyCode: string(r.CurrencyCode), TaxCurrencyCode: string(r.TaxCurrencyCode), Rate: r.Rate.Trimmed()}
		}),
		StoredValueLimits: view.Each(set.StoredValueLimits, func(l settings.StoredValueLimit) api.StoredValueLimit {
			return api.StoredValueLimit{CurrencyCode: string(l.CurrencyCode), Amount: l.CurrencyCode.Format(l.Amount)}
		}),
		Dunning: api.StoreDunning{
			MaxAttempts: int32(set.Dunning.MaxAttempts), IntervalsDays: view.Each(set.Dunning.IntervalsDays, func(n int) int32 { return int32(n) }),
			FinalAction: api.DunningFinalAction(set.Dunning.FinalAction), GraceDays: int32(set.Dunning.GraceDays),
			NotifyOn: view.Each(set.Dunning.NotifyOn, func(n string) api.DunningNotice { return api.DunningNotice(n) }),
		},
		RenewalHour: int32(set.RenewalHour), RenewalReminderDays: int32(set.RenewalReminderDays), RenewalStockPolicy: api.RenewalStockPolicy(set.RenewalStockPolicy),
		RenewalStockWaitDays: int32(set.RenewalStockWaitDays), PriceChangeNoticeDays: int32(set.PriceChangeNoticeDays),
		SkipLimit: nullableWhole(set.SkipLimit), PauseMaxDays: nullableWhole(set.PauseMaxDays), PauseOnSuspension: set.PauseOnSuspension,
		TermsURL: view.Or(set.TermsURL), PrivacyURL: view.Or(set.PrivacyURL),
		Policies: view.Each(set.Policies, func(p settings.Policy) api.StorePolicy {
			return api.StorePolicy{Type: common.PolicyType(p.Type), Title: p.Title, URL: view.Or(p.URL), HTML: view.Or(p.HTML), Translations: view.Each(p.Translations, showPolicyTranslation)}
		}),
		ReturnPolicy: showReturnPolicy(set.ReturnPolicy),
		Branding: api.StoreBranding{
			Colors: api.StoreColors{Accent: view.Or(set.Branding.Colors.Accent), Background: view.Or(set.Branding.Colors.Background), Text: view.Or(set.Branding.Colors.Text)},
			Font:   view.Or((*common.BrandingFont)(set.Branding.Font)), Radius: nullableWhole(set.Branding.Radius), IconMediaID: view.Or(set.Branding.IconMediaID),
		},
		ProductURLTemplate: view.Or(set.ProductURLTemplate), CheckoutURL: view.Or(set.CheckoutURL),
		Analytics:         view.StoreAnalytics(set),
		WebhookAPIVersion: set.WebhookAPIVersion, CreatedOn: view.Time(s.CreatedOn), ModifiedOn: view.Time(s.ModifiedOn), Version: s.Version,
	}
}
