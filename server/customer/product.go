package customer

import (
	"context"
	"strings"

	"github.com/storeplatform/storeplatform/gen/common"
	api "github.com/storeplatform/storeplatform/gen/customer"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/view"
)

// GetProductCard answers GET /customer/product/card.
func (h *Handlers) GetProductCard(ctx context.Context, req api.GetProductCardRequestObject) (api.GetProductCardResponseObject, error) {
	p := req.Params
	key := catalog.ProductKey{ID: request.Value(p.ProductID), Slug: request.Value(p.Slug)}
	card, shopper, err := h.store.As(auth.Actor(ctx)).StorefrontCard(ctx, key, request.As[domain.Currency](p.CurrencyCode), p.LanguageCode)
	if err != nil {
		return nil, err
	}
	keep(ctx, shopper)
	return api.GetProductCard200JSONResponse(h.showCard(card, shopper)), nil
}

// GetProduct answers GET /customer/product.
func (h *Handlers) GetProduct(ctx context.Context, req api.GetProductRequestObject) (api.GetProductResponseObject, error) {
	p := req.Params
	key := catalog.ProductKey{ID: request.Value(p.ProductID), Slug: request.Value(p.Slug)}
	card, related, shopper, err := h.store.As(auth.Actor(ctx)).StorefrontProduct(ctx, key, request.As[domain.Currency](p.CurrencyCode), p.LanguageCode)
	if err != nil {
		return nil, err
	}
	keepWithStock(ctx, shopper, card)
	return api.GetProduct200JSONResponse(h.showDetails(card, related, shopper)), nil
}

// ListProducts answers GET /customer/product/paged.
func (h *Handlers) ListProducts(ctx context.Context, req api.ListProductsRequestObject) (api.ListProductsResponseObject, error) {
	p := req.Params
	f, err := storefrontFilter(p)
	if err != nil {
		return nil, err
	}
	page, shopper, err := h.store.As(auth.Actor(ctx)).StorefrontProducts(ctx, f, request.Page(p.Page, p.PageSize, p.Cursor, p.Sort),
		request.As[domain.Currency](p.CurrencyCode), p.LanguageCode)
	if err != nil {
		return nil, err
	}
	if strings.TrimPrefix(page.Sort, "-") != "bestSelling" { // sales, and the start of a new day, change the order of best sellers
		keep(ctx, shopper)
	}
	info := view.Page(page)
	return api.ListProducts200JSONResponse{
		Items: view.Each(page.Items, func(c catalog.Card) api.ProductCard { return h.showCard(c, shopper) }), Page: info.Page, PageSize: info.PageSize,
		TotalCount: info.TotalCount, TotalIsEstimate: info.TotalIsEstimate, NextCursor: info.NextCursor,
	}, nil
}

// storefrontFilter reads the filters for a list of products.
func storefrontFilter(p api.ListProductsParams) (catalog.StorefrontFilter, error) {
	f := catalog.StorefrontFilter{
		Search: request.Value(p.Search), CollectionID: p.CollectionID, CollectionSlug: p.CollectionSlug,
		Type: request.Several[catalog.ProductType](p.ProductType), Brand: request.Value(p.Brand), Tag: p.Tag,
		InStock: p.InStock, Subscribable: p.IsSubscribable, ProductIDs: p.ProductID, Options: catalog.OptionFilters(p.Option),
	}
	err := request.AtMostOne([]string{"collectionId", "collectionSlug"}, len(p.CollectionID) > 0, len(p.CollectionSlug) > 0)
	if err != nil {
		return f, err
	}
	if f.PriceMin, err = request.OptionalAmount("/priceMin", p.PriceMin); err != nil {
		return f, err
	}
	f.PriceMax, err = request.OptionalAmount("/priceMax", p.PriceMax)
	return f, err
}

func (h *Handlers) showCard(c catalog.Card, s catalog.Shopper) api.ProductCard {
	p, texts := c.Product, s.Texts(c.Product)
	return api.ProductCard{
		ProductID: p.ID, Slug: texts.Slug, URL: view.Or(s.URL(p.ID, texts.Slug)), Name: texts.Name, Brand: view.Or(p.Brand), ProductType: common.ProductType(p.Type), ShortDescription: view.Or(texts.ShortDescription),
		PrimaryMedia: h.showImage(p.Picture(), p, s.Reading), PriceFrom: s.Currency.Format(c.PriceFrom), PriceTo: s.Currency.Format(c.PriceTo),
		CompareAtFrom: view.AmountOrNull(s.Currency, c.CompareAtFrom), CurrencyCode: string(s.Currency), PriceIncludesTax: s.PricesIncludeTax,
		HasVariants: c.DefaultVariantID == nil, DefaultVariantID: view.Or(c.DefaultVariantID), InStock: c.InStock, Availability: api.StorefrontAvailability(c.Availability), IsSubscribable: c.Subscribable,
		SubscriptionOnly: p.SubscriptionOnly, SubscriptionPriceFrom: view.AmountOrNull(s.Currency, c.SubscriptionPriceFrom), Badges: c.Badges,
		Untranslated: c.UntranslatedInList(s),
	}
}

func (h *Handlers) showDetails(c catalog.Card, related []catalog.Card, s catalog.Shopper) api.ProductDetails {
	p, texts, card := c.Product.InLanguage(s.Reading), s.Texts(c.Product), h.showCard(c, s)
	variants := view.Each(c.Offers, func(o catalog.Offer) api.StorefrontVariant {
		return showOffer(p, o, c.Product.NameIn(s.Reading, o.Variant).Text, s)
	})
	return api.ProductDetails{
		ProductID: card.ProductID, Slug: card.Slug, URL: card.URL, Name: card.Name, Brand: card.Brand, ProductType: card.ProductType, ShortDescription: card.ShortDescription,
		PrimaryMedia: card.PrimaryMedia, PriceFrom: card.PriceFrom, PriceTo: card.PriceTo, CompareAtFrom: card.CompareAtFrom, CurrencyCode: card.CurrencyCode,
		PriceIncludesTax: card.PriceIncludesTax, HasVariants: card.HasVariants, DefaultVariantID: card.DefaultVariantID, InStock: card.InStock, Availability: card.Availability,
		IsSubscribable: card.IsSubscribable, SubscriptionOnly: card.SubscriptionOnly, SubscriptionPriceFrom: card.SubscriptionPriceFrom, Badges: card.Badges,
		Untranslated: c.Untranslated(s),
		LanguageCode: texts.LanguageCode, Description: view.Or(texts.Description), Tags: p.Tags, CollectionIds: p.CollectionIDs, RequiresShipping: p.RequiresShipping,
		MinQuantity: int32(p.MinQuantity), MaxQuantity: view.CountOrNull(p.MaxQuantity), QuantityStep: int32(p.QuantityStep),
		Options: view.ProductOptions(p), Variants: variants,
		Media: h.showMedia(p, s.Reading), SubscriptionPlans: view.Each(c.Plans(s), func(p *catalog.SubscriptionPlan) api.StorefrontSubscriptionPlan { return showPlan(p, s.Reading) }), Seo: view.SEO(texts.SEO),
		RelatedProducts: view.Each(related, func(c catalog.Card) api.ProductCard { return h.showCard(c, s) }),
		CustomFields:    view.CustomFields(p.CustomFields), CreatedOn: view.Time(p.CreatedOn), ModifiedOn: view.Time(p.ModifiedOn),
	}
}

func showPlan(p *catalog.SubscriptionPlan, r domain.Reading) api.StorefrontSubscriptionPlan {
	return api.StorefrontSubscriptionPlan{
		SubscriptionPlanID: p.ID, Name: p.NameIn(r), IntervalUnit: common.IntervalUnit(p.Terms.IntervalUnit), IntervalCount: int32(p.Terms.IntervalCount),
		MinCycles: view.CountOrNull(p.Terms.MinCycles), MaxCycles: view.CountOrNull(p.Terms.MaxCycles), TrialDays: int32(p.Terms.TrialDays),
		PrepaidCycles: int32(p.Terms.PrepaidCycles), Pricing: view.PlanPricing(p.Pricing), ShippingPolicy: common.SubscriptionShippingPolicy(p.ShippingPolicy),
		AllowSkip: p.AllowSkip, AllowPause: p.AllowPause, AllowSwap: p.AllowSwap, AllowQuantityChange: p.AllowQuantityChange,
		CancelPolicy: common.SubscriptionCancelPolicy(p.Terms.CancelPolicy),
	}
}

func showOffer(p *catalog.Product, o catalog.Offer, name string, s catalog.Shopper) api.StorefrontVariant {
	v := o.Variant
	left := nullable.NewNullNullable[common.Count]()
	if n, unlimited := v.Stock.Sellable(); !unlimited {
		left.Set(int32(n))
	}
	return api.StorefrontVariant{
		VariantID: v.ID, SKU: v.SKU, Barcode: view.Or(v.Barcode), Name: name, OptionValues: view.OptionValues(p, v), Position: int32(v.Position),
		Price: view.AmountOrNull(s.Currency, o.Price), CompareAtPrice: view.AmountOrNull(s.Currency, o.CompareAt),
		VolumePrices: view.Each(o.Volume, func(v catalog.VolumePrice) api.StorefrontVolumePrice {
			return api.StorefrontVolumePrice{MinQuantity: int32(v.MinQuantity), Price: s.Currency.Format(v.Price)}
		}),
		SubscriptionPrices: view.Each(o.Plans, func(v catalog.PlanPrice) api.StorefrontSubscriptionPrice {
			return api.StorefrontSubscriptionPrice{SubscriptionPlanID: v.PlanID, Price: s.Currency.Format(v.Price)}
		}),
		Availability: api.StorefrontAvailability(v.Stock.Availability(p.MinQuantity)), AvailableQuantity: left, ExpectedOn: view.TimeOrNull(v.ExpectedOn),
		Weight: view.DecimalOrNull(v.Weight), WeightUnit: common.WeightUnit(v.WeightUnit), Length: view.DecimalOrNull(v.Length), Width: view.DecimalOrNull(v.Width),
		Height: view.DecimalOrNull(v.Height), DimensionUnit: common.DimensionUnit(v.DimensionUnit), MediaIds: v.MediaIDs, CustomFields: view.CustomFields(v.CustomFields),
	}
}
