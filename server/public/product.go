package public

import (
	"context"

	"github.com/storeplatform/storeplatform/gen/common"
	api "github.com/storeplatform/storeplatform/gen/public"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListProducts answers GET /product/paged.
func (h *Handlers) ListProducts(ctx context.Context, req api.ListProductsRequestObject) (api.ListProductsResponseObject, error) {
	p := req.Params
	q, err := request.ChangePage(p.Page, p.PageSize, p.Cursor, p.Sort, api.PublicProductSortMinusCreatedOn, p.ModifiedSince)
	if err != nil {
		return nil, err
	}
	page, settings, err := h.store.As(auth.Actor(ctx)).WholeProducts(ctx, catalog.ProductFilter{
		Search: request.Value(p.Search), Status: request.Several[catalog.ProductStatus](p.Status), Type: request.Several[catalog.ProductType](p.ProductType),
		CollectionID: p.CollectionID, SKU: request.Value(p.SKU), ExternalID: request.Value(p.ExternalID), VariantExternalID: request.Value(p.VariantExternalID),
		CustomFields: request.CustomFieldFilters(p.CustomField), CreatedFrom: request.Time(p.CreatedFrom), CreatedTo: request.Time(p.CreatedTo), ModifiedSince: request.Time(p.ModifiedSince),
	}, q)
	if err != nil {
		return nil, err
	}
	info := view.Page(page)
	return api.ListProducts200JSONResponse{
		Items: view.Each(page.Items, func(p *catalog.Product) api.PublicProduct { return h.showProduct(p, settings) }), Page: info.Page, PageSize: info.PageSize,
		TotalCount: info.TotalCount, TotalIsEstimate: info.TotalIsEstimate, NextCursor: info.NextCursor,
	}, nil
}

func (h *Handlers) showProduct(p *catalog.Product, settings settings.Settings) api.PublicProduct {
	return api.PublicProduct{
		ProductID: p.ID, Name: p.Name, Slug: p.Slug, ProductType: common.ProductType(p.Type), Status: common.ProductStatus(p.Status), Description: view.Or(p.Description),
		ShortDescription: view.Or(p.ShortDescription), Brand: view.Or(p.Brand), Tags: p.Tags, CollectionIds: p.CollectionIDs, TaxClassID: view.Or(p.TaxClassID),
		RequiresShipping: p.RequiresShipping, IsSubscribable: p.IsSubscribable, SubscriptionPlanIds: p.SubscriptionPlanIDs, SubscriptionOnly: p.SubscriptionOnly,
		PriceIncludesTax: settings.PricesIncludeTax, Options: view.ProductOptions(p),
		Variants: view.Each(p.Variants, func(v *catalog.Variant) api.PublicVariant { return showVariant(p, v) }), Media: view.ProductMedia(p, h.store.Media.MediaURL), PrimaryMediaID: view.Or(p.PrimaryMediaID),
		MinQuantity: int32(p.MinQuantity), MaxQuantity: view.CountOrNull(p.MaxQuantity), QuantityStep: int32(p.QuantityStep),
		PublishOn: view.TimeOrNull(p.PublishOn), UnpublishOn: view.TimeOrNull(p.UnpublishOn), CustomFields: view.CustomFields(p.CustomFields),
		ExternalID: view.Or(p.ExternalID), CreatedOn: view.Time(p.CreatedOn), ModifiedOn: view.Time(p.ModifiedOn),
	}
}

func showVariant(p *catalog.Product, v *catalog.Variant) api.PublicVariant {
	return api.PublicVariant{
		VariantID: v.ID, SKU: v.SKU, Barcode: view.Or(v.Barcode), Name: v.Name, OptionValues: view.OptionValues(p, v), Status: common.VariantStatus(v.Status),
		Position: int32(v.Position), Weight: view.DecimalOrNull(v.Weight), WeightUnit: common.WeightUnit(v.WeightUnit), Length: view.DecimalOrNull(v.Length),
		Width: view.DecimalOrNull(v.Width), Height: view.DecimalOrNull(v.Height), DimensionUnit: common.DimensionUnit(v.DimensionUnit), HsCode: view.Or(v.HSCode),
		CountryOfOrigin: view.Or(v.CountryOfOrigin), TrackInventory: v.Stock.Tracked, InventoryPolicy: common.InventoryPolicy(v.Stock.Policy),
		StockOnHand: int32(v.Stock.OnHand), StockReserved: int32(v.Stock.Reserved), StockAvailable: int32(v.Stock.Available()), ExpectedOn: view.TimeOrNull(v.ExpectedOn),
		MediaIds: v.MediaIDs, Prices: view.Each(v.Prices, showPrice), CustomFields: view.CustomFields(v.CustomFields), ExternalID: view.Or(v.ExternalID),
		CreatedOn: view.Time(v.CreatedOn), ModifiedOn: view.Time(v.ModifiedOn),
	}
}

func showPrice(p *catalog.Price) api.PublicPrice {
	return api.PublicPrice{
		PriceID: p.ID, CurrencyCode: string(p.CurrencyCode), Amount: p.CurrencyCode.Format(p.Amount), CompareAtAmount: view.AmountOrNull(p.CurrencyCode, p.CompareAtAmount),
		AccountTypeID: view.Or(p.AccountTypeID), SubscriptionPlanID: view.Or(p.SubscriptionPlanID), MinQuantity: int32(p.MinQuantity),
		StartsOn: view.TimeOrNull(p.StartsOn), EndsOn: view.TimeOrNull(p.EndsOn),
	}
}
