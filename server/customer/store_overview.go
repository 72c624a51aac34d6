package customer

import (
	"context"
	"slices"
	"time"

	"github.com/storeplatform/storeplatform/gen/common"
	api "github.com/storeplatform/storeplatform/gen/customer"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/verified"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/media"
	"github.com/storeplatform/storeplatform/store/domain/settings"
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
	logo, icon, err := read.Signs(ctx)
	if err != nil {
		return nil, err
	}
	verified.Keep(ctx, verified.Basis{})
	reading := set.Reading(req.Params.LanguageCode)
	return api.GetStoreOverview200JSONResponse{
		StoreID: store.ID, Name: store.Name, Code: store.Code, Domain: view.TextOrNull(store.Domain), Status: common.StoreStatus(store.Status),
		Livemode: store.Livemode, Timezone: set.Timezone, DefaultLanguageCode: set.DefaultLanguageCode, Languages: languages(set.LanguageCodes),
		DefaultCurrencyCode: string(set.DefaultCurrencyCode), Currencies: view.Each(set.CurrencyCodes, func(c domain.Currency) api.StoreCurrency {
			return api.StoreCurrency{CurrencyCode: string(c), Symbol: c.Symbol(), MinorUnits: int32(c.Digits())}
		}),
		PricesIncludeTax: set.PricesIncludeTax, WeightUnit: common.WeightUnit(set.WeightUnit), DimensionUnit: common.DimensionUnit(set.DimensionUnit),
		GuestCheckout: set.GuestCheckout, AllowedCountryCodes: set.AllowedCountryCodes, LegalName: view.TextOrNull(set.LegalName),
		SupportEmail: view.Or(set.SupportEmail), SupportPhone: view.PhoneNumber(set.SupportPhone, nil), Address: view.AddressOrNull(set.Address),
		Logo: h.showImage(logo, nil, reading), Policies: h.showPolicies(store, reading),
		Branding: h.showBranding(set.Branding, icon, reading), ProductURLTemplate: view.Or(set.ProductURLTemplate), CheckoutURL: store.CheckoutPage(h.store.Media.PublicURL), AccountURL: view.Or(store.AccountPage(h.store.Media.PublicURL)), WithdrawalURL: view.Or(store.WithdrawalPage(h.store.Media.PublicURL, "")),
		AccountPolicy: api.StoreAccountPolicy{
			SignUpMode: common.AccountTypeSignUpMode(account.SignUpMode), RequireVerifiedEmail: set.RequireVerifiedEmail, PasswordMinLength: int32(set.CustomerPasswordMinLength),
		},
		CustomFieldDefinitions: buyersFields(set.CustomFieldDefinitions, reading), Analytics: view.StoreAnalytics(set), Commission: storeCommission(commission),
		Collections: view.Each(collections, func(c *catalog.Collection) api.StorefrontCollection {
			return h.showCollection(c, reading)
		}),
		ModifiedOn: view.Time(lastModified(store, collections)),
	}, nil
}

// lastModified returns the time at which a store, its settings or one of the displayed collections last changed.
func lastModified(store *settings.Store, collections []*catalog.Collection) time.Time {
	last := store.ModifiedOn
	for _, c := range collections {
		if c.ModifiedOn.After(last) {
			last = c.ModifiedOn
		}
	}
	return last
}

func (h *Handlers) showPolicies(s *settings.Store, r domain.Reading) api.StorePolicies {
	at := h.store.Media.PublicURL
	return api.StorePolicies{TermsURL: view.Or(s.TermsURL(r, at)), PrivacyURL: view.Or(s.PrivacyURL(r, at)), Pages: view.Each(s.Settings.Policies, func(p settings.Policy) api.StorefrontPolicy {
		text := s.PolicyIn(r, p, at)
		return api.StorefrontPolicy{Type: common.PolicyType(p.Type), Title: text.Title, URL: text.URL, HTML: view.Or(text.HTML), Untranslated: text.Untranslated}
	})}
}

func (h *Handlers) showBranding(b settings.Branding, icon *media.Media, r domain.Reading) api.StorefrontBranding {
	return api.StorefrontBranding{Font: view.Or((*common.BrandingFont)(b.Font)), Radius: view.CountOrNull(b.Radius), Icon: h.showImage(icon, nil, r),
		Colors: api.StorefrontColors{Accent: view.Or(b.Colors.Accent), AccentText: view.Or(b.Colors.AccentText()), Background: view.Or(b.Colors.Background), Text: view.Or(b.Colors.Text)}}
}

// ListCountries answers GET /customer/country/all.
func (h *Handlers) ListCountries(ctx context.Context, req api.ListCountriesRequestObject) (api.ListCountriesResponseObject, error) {
	store, methods, err := h.store.As(auth.Actor(ctx)).StoreShipping(ctx)
	if err != nil {
		return nil, err
	}
	set := store.Settings
	language := set.DefaultLanguageCode
	if wanted := req.Params.LanguageCode; wanted != nil && domain.CheckLanguage("", wanted) == nil {
		language = *wanted
	}
	return api.ListCountries200JSONResponse{Items: view.Each(domain.CountriesIn(language, set.AllowedCountryCodes), func(c domain.NamedCountry) api.StorefrontCountry {
		out := showCountry(c)
		out.IsShippedTo = slices.ContainsFunc(methods, func(m *settings.ShippingMethod) bool { return m.ShipsTo(c.Code) })
		return out
	})}, nil
}

// maxStates is the maximum number of states that the response lists for a country.
const maxStates = 100

func showCountry(c domain.NamedCountry) api.StorefrontCountry {
	fields := func(names []string) []api.AddressField {
		return view.Each(names, func(name string) api.AddressField { return api.AddressField(name) })
	}
	out := api.StorefrontCountry{CountryCode: c.Code, Name: c.Name, AddressFields: fields(c.Fields), RequiredFields: fields(c.Required),
		PostalCodeName: nullable.NewNullNullable[api.PostalCodeName](), PostalCodeFormat: view.TextOrNull(c.Pattern), PostalCodeExample: view.TextOrNull(c.Example),
		StateName: nullable.NewNullNullable[api.StateName](), States: view.Each(c.States, func(s domain.State) api.StorefrontState { return api.StorefrontState{Code: s.Code, Name: s.Name} })}
	if len(out.States) > maxStates {
		out.States = []api.StorefrontState{}
	}
	if c.PostalCode != "" {
		out.PostalCodeName.Set(api.PostalCodeName(c.PostalCode))
	}
	if c.StateProvince != "" {
		out.StateName.Set(api.StateName(c.StateProvince))
	}
	return out
}

// buyersFields returns the custom fields of orders and order lines that buyers fill in.
func buyersFields(all []domain.CustomFieldDefinition, r domain.Reading) []api.StorefrontCustomField {
	shown := []api.StorefrontCustomField{}
	for _, d := range all {
		if object := api.StorefrontCustomFieldObject(d.Object); object.Valid() {
			name := domain.NameIn(r, d.Name, d.Translations)
			shown = append(shown, api.StorefrontCustomField{Object: object, Key: d.Key, Type: common.CustomFieldType(d.Type), Name: name.Text, Untranslated: untranslatedName(name), IsRequired: d.IsRequired})
		}
	}
	return shown
}

// untranslatedName returns the field name "name" if its text is not in the reader's language.
func untranslatedName(name domain.TextIn[string]) []string {
	if name.Matches {
		return []string{}
	}
	return []string{"name"}
}

// languages returns the store's languages in the store's order.
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
