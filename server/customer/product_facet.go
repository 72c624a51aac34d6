package customer

import (
	"context"

	"github.com/storeplatform/storeplatform/gen/common"
	api "github.com/storeplatform/storeplatform/gen/customer"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/view"
)

// GetProductFacets answers GET /customer/product/facets.
func (h *Handlers) GetProductFacets(ctx context.Context, req api.GetProductFacetsRequestObject) (api.GetProductFacetsResponseObject, error) {
	p := req.Params
	f, err := storefrontFilter(api.ListProductsParams{
		Search: p.Search, ProductID: p.ProductID, Option: p.Option, CollectionID: p.CollectionID, CollectionSlug: p.CollectionSlug, ProductType: p.ProductType,
		Brand: p.Brand, Tag: p.Tag, PriceMin: p.PriceMin, PriceMax: p.PriceMax, InStock: p.InStock, IsSubscribable: p.IsSubscribable,
	})
	if err != nil {
		return nil, err
	}
	facets, s, err := h.store.As(auth.Actor(ctx)).StorefrontFacets(ctx, f, request.As[domain.Currency](p.CurrencyCode), p.LanguageCode)
	if err != nil {
		return nil, err
	}
	out := api.GetProductFacets200JSONResponse{
		ProductCount: int32(facets.ProductCount), IsSample: facets.Sample, CurrencyCode: string(s.Currency),
		Tags: view.Each(facets.Tags, func(t catalog.FacetText) api.ProductFacetTag {
			return api.ProductFacetTag{Tag: t.Text, ProductCount: int32(t.ProductCount)}
		}),
		Brands: view.Each(facets.Brands, func(t catalog.FacetText) api.ProductFacetBrand {
			return api.ProductFacetBrand{Brand: t.Text, ProductCount: int32(t.ProductCount)}
		}),
		ProductTypes: view.Each(facets.Types, func(t catalog.FacetText) api.ProductFacetType {
			return api.ProductFacetType{ProductType: common.ProductType(t.Text), ProductCount: int32(t.ProductCount)}
		}),
		Options: view.Each(facets.Options, func(o catalog.FacetOfOption) api.ProductFacetOption { return showOptionFacet(o, s.Reading) }),
		Collections: view.Each(facets.Collections, func(c *catalog.Collection) api.ProductFacetCollection {
			texts := c.Texts(s.Reading)
			return api.ProductFacetCollection{CollectionID: c.ID, Name: texts.Name, Slug: texts.Slug, ProductCount: int32(c.ProductCount), Untranslated: texts.Untranslated("name")}
		}),
		InStock: showChoiceFacet(facets.InStock), IsSubscribable: showChoiceFacet(facets.Subscribable),
	}
	keep(ctx, s)
	out.Price.SetNull()
	if price := facets.Price; price != nil {
		out.Price.Set(api.ProductFacetPrice{
			PriceMin: s.Currency.Format(price.Min), PriceMax: s.Currency.Format(price.Max),
			Bands: view.Each(price.Bands, func(b catalog.PriceBand) api.ProductFacetPriceBand {
				return api.ProductFacetPriceBand{PriceMin: s.Currency.Format(b.Min), PriceMax: s.Currency.Format(b.Max), ProductCount: int32(b.ProductCount)}
			}),
		})
	}
	return out, nil
}

func showOptionFacet(o catalog.FacetOfOption, r domain.Reading) api.ProductFacetOption {
	return api.ProductFacetOption{Name: o.In(r).Text, Untranslated: o.Untranslated(r), Values: view.Each(o.Values, func(v catalog.FacetValue) api.ProductFacetOptionValue {
		return api.ProductFacetOptionValue{Value: v.In(r).Text, Filter: v.Filter(), SwatchHex: view.Or(v.SwatchHex), ProductCount: int32(v.ProductCount)}
	})}
}

func showChoiceFacet(c catalog.FacetChoice) api.ProductFacetChoice {
	return api.ProductFacetChoice{TrueCount: int32(c.True), FalseCount: int32(c.False)}
}

// SuggestProducts answers GET /customer/product/suggest.
func (h *Handlers) SuggestProducts(ctx context.Context, req api.SuggestProductsRequestObject) (api.SuggestProductsResponseObject, error) {
	p := req.Params
	found, s, err := h.store.As(auth.Actor(ctx)).StorefrontSuggestions(ctx, p.Search, int(request.Or(p.Limit, 5)), request.As[domain.Currency](p.CurrencyCode), p.LanguageCode)
	if err != nil {
		return nil, err
	}
	keep(ctx, s)
	return api.SuggestProducts200JSONResponse{
		Queries:  found.Queries,
		Products: view.Each(found.Cards, func(c catalog.Card) api.ProductCard { return h.showCard(c, s) }),
		Collections: view.Each(found.Collections, func(c *catalog.Collection) api.ProductSuggestedCollection {
			texts := c.Texts(s.Reading)
			return api.ProductSuggestedCollection{CollectionID: c.ID, Name: texts.Name, Slug: texts.Slug, Untranslated: texts.Untranslated("name")}
		}),
	}, nil
}
