package customer

import (
	"context"
	"slices"

	"github.com/storeplatform/storeplatform/gen/common"
	api "github.com/storeplatform/storeplatform/gen/customer"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/server/verified"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/view"
)

// GetStoreOverview answers GET /customer/store/overview.
func (h *Handlers) GetStoreOverview(ctx context.Context, req api.GetStoreOverviewRequestObject) (api.GetStoreOverviewResponseObject, error) {
	read := h.store.As(auth.Actor(ctx))
	store, err := read.Store(ctx)
	if err != nil {
		return nil, err
	}
	account, err := read.DefaultAccountType(ctx)
	if err != nil {
		return nil, err
	}
	collections, set, err := read.StorefrontCollections(ctx)
	if err != nil {
		return nil, err
	}
	commission, err := read.CommissionProvider(ctx)
	if err != nil {
		return nil, err
	}
	logo, err := read.Logo(ctx)
	if err != nil {
		return nil, err
	}
	verified.Keep(ctx, verified.Basis{})
	language := request.Or(req.Params.LanguageCode, set.DefaultLanguageCode)
	return api.GetStoreOverview200JSONResponse{
		StoreID: store.ID, Name: store.Name, Code: store.Code, Domain: view.TextOrNull(store.Domain), Status: common.StoreStatus(store.Status),
		Livemode: store.Livemode, Timezone: set.Timezone, DefaultLanguageCode: set.DefaultLanguageCode, Languages: languages(set.LanguageCodes),
		DefaultCurrencyCode: string(set.DefaultCurrencyCode), Currencies: view.Each(set.CurrencyCodes, func(c domain.Currency) api.StoreCurrency {
			return api.StoreCurrency{CurrencyCode: string(c), Symbol: c.Symbol(), MinorUnits: int32(c.Digits())}
		}),
		PricesIncludeTax: set.PricesIncludeTax, WeightUnit: common.WeightUnit(set.WeightUnit), DimensionUnit: common.DimensionUnit(set.DimensionUnit),
		GuestCheckout: set.GuestCheckout, AllowedCountryCodes: set.AllowedCountryCodes, LegalName: view.TextOrNull(set.LegalName),
		SupportEmail: view.Or(set.SupportEmail), SupportPhone: view.Or(set.SupportPhone), Address: view.AddressOrNull(set.Address),
		Logo: h.showImage(logo, nil), Policies: api.StorePolicies{TermsURL: view.Or(set.TermsURL), PrivacyURL: view.Or(set.PrivacyURL)},
		AccountPolicy: api.StoreAccountPolicy{
			SignUpMode: common.AccountTypeSignUpMode(account.SignUpMode), RequireVerifiedEmail: set.RequireVerifiedEmail, PasswordMinLength: int32(set.CustomerPasswordMinLength),
		},
		CustomFieldDefinitions: buyersFields(set.CustomFieldDefinitions), Analytics: view.StoreAnalytics(set), Commission: storeCommission(commission),
		Collections: view.Each(collections, func(c *catalog.Collection) api.StorefrontCollection {
			return h.showCollection(c, language, set.DefaultLanguageCode)
		}),
		ModifiedOn: view.Time(store.ModifiedOn),
	}, nil
}

// buyersFields are the store's own fields that buyers fill in: those of orders and of
// their lines.
func buyersFields(all []domain.CustomFieldDefinition) []api.StorefrontCustomField {
	shown := []api.StorefrontCustomField{}
	for _, d := range all {
		if object := api.StorefrontCustomFieldObject(d.Object); object.Valid() {
			shown = append(shown, api.StorefrontCustomField{Object: object, Key: d.Key, Type: common.CustomFieldType(d.Type), Name: d.Name, IsRequired: d.IsRequired})
		}
	}
	return shown
}

// languages are the store's, in its order.
func languages(codes []string) []common.Language {
	all := domain.Languages()
	shown := make([]common.Language, 0, len(codes))
	for _, code := range codes {
		if i := slices.IndexFunc(all, func(l domain.Language) bool { return l.Code == code }); i >= 0 {
			shown = append(shown, view.Language(all[i]))
		}
	}
	return shown
}
