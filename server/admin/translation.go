package admin

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListMissingTranslations answers GET /admin/translation/missing/paged.
func (h *Handlers) ListMissingTranslations(ctx context.Context, req api.ListMissingTranslationsRequestObject) (api.ListMissingTranslationsResponseObject, error) {
	p := req.Params
	page, err := h.store.As(auth.Actor(ctx)).MissingTranslations(ctx, catalog.MissingFilter{Language: p.LanguageCode, Kind: catalog.TranslatedKind(p.ObjectType)},
		request.Page(p.Page, p.PageSize, p.Cursor, p.Sort))
	if err != nil {
		return nil, err
	}
	info := view.Page(page)
	return api.ListMissingTranslations200JSONResponse{
		Items: view.Each(page.Items, func(m catalog.MissingTranslation) api.MissingTranslation {
			return missingTranslation(catalog.TranslatedKind(p.ObjectType), m)
		}),
		Page: info.Page, PageSize: info.PageSize, TotalCount: info.TotalCount, TotalIsEstimate: info.TotalIsEstimate, NextCursor: info.NextCursor,
	}, nil
}

func missingTranslation(kind catalog.TranslatedKind, m catalog.MissingTranslation) api.MissingTranslation {
	id := func(of catalog.TranslatedKind) *int64 {
		if of != kind {
			return nil
		}
		return &m.ID
	}
	return api.MissingTranslation{ObjectType: string(kind), Name: m.Name, Missing: m.Members,
		ProductID: view.Or(id(catalog.TranslatedProduct)), CollectionID: view.Or(id(catalog.TranslatedCollection)), ShippingMethodID: view.Or(id(catalog.TranslatedShippingMethod)),
		SubscriptionPlanID: view.Or(id(catalog.TranslatedPlan)), CouponID: view.Or(id(catalog.TranslatedCoupon)), PaymentProviderID: view.Or(id(catalog.TranslatedPaymentProvider)),
		AccountTypeID: view.Or(id(catalog.TranslatedAccountType)), TaxClassID: view.Or(id(catalog.TranslatedTaxClass)), MediaID: view.Or(id(catalog.TranslatedMedia))}
}

// translations reads the translations of a product or of a collection; nil means that the request does not contain any.
func translations(in []api.TranslationInput) []catalog.TranslationInput {
	if in == nil {
		return nil
	}
	return view.Each(in, func(t api.TranslationInput) catalog.TranslationInput {
		return catalog.TranslationInput{LanguageCode: t.LanguageCode, Name: t.Name, Description: request.Nullable(t.Description), Slug: request.Nullable(t.Slug),
			ShortDescription: request.Patch(t.ShortDescription), SEO: seo(t.Seo)}
	})
}

func showTranslation(t catalog.Translation) api.Translation {
	return api.Translation{LanguageCode: t.LanguageCode, Name: t.Name, Description: view.Or(t.Description), Slug: view.Or(t.Slug),
		ShortDescription: view.Or(t.ShortDescription), Seo: view.SEO(t.SEO)}
}

// names reads the translations of a name; nil means that the request does not contain any.
func names(in []api.NameTranslationInput) []domain.NameTranslation {
	if in == nil {
		return nil
	}
	return view.Each(in, func(t api.NameTranslationInput) domain.NameTranslation {
		return domain.NameTranslation{LanguageCode: t.LanguageCode, Name: t.Name}
	})
}

func showName(t domain.NameTranslation) api.NameTranslation {
	return api.NameTranslation{LanguageCode: t.LanguageCode, Name: t.Name}
}

// policyTranslations reads the translations of a legal page; nil means that the request does not contain any.
func policyTranslations(in []api.StorePolicyTranslationInput) []settings.PolicyTranslation {
	if in == nil {
		return nil
	}
	return view.Each(in, func(t api.StorePolicyTranslationInput) settings.PolicyTranslation {
		return settings.PolicyTranslation{LanguageCode: t.LanguageCode, Title: t.Title, URL: request.Nullable(t.URL), HTML: request.Nullable(t.HTML)}
	})
}

func showPolicyTranslation(t settings.PolicyTranslation) api.StorePolicyTranslation {
	return api.StorePolicyTranslation{LanguageCode: t.LanguageCode, Title: t.Title, URL: view.Or(t.URL), HTML: view.Or(t.HTML)}
}

func showOption(o *catalog.ProductOption) api.ProductOption {
	return api.ProductOption{ProductOptionID: o.ID, Name: o.Name, Position: int32(o.Position), Translations: view.Each(o.Translations, showName),
		Values: view.Each(o.Values, func(v *catalog.ProductOptionValue) api.ProductOptionValue {
			return api.ProductOptionValue{ProductOptionValueID: v.ID, Value: v.Value, Position: int32(v.Position), SwatchHex: view.Or(v.SwatchHex), MediaID: view.Or(v.MediaID),
				Translations: view.Each(v.Translations, showName)}
		})}
}
