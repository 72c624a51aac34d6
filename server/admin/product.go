package admin

import (
	"context"
	"strconv"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListProducts answers GET /admin/product/paged.
func (h *Handlers) ListProducts(ctx context.Context, req api.ListProductsRequestObject) (api.ListProductsResponseObject, error) {
	p := req.Params
	q := following(request.Page(p.Page, p.PageSize, p.Cursor, p.Sort), api.ProductSortMinusCreatedOn, p.ModifiedSince)
	page, currency, err := h.store.As(auth.Actor(ctx)).Products(ctx, productFilter(p), q)
	if err != nil {
		return nil, err
	}
	now := h.store.Clock.Now()
	info := view.Page(page)
	return api.ListProducts200JSONResponse{
		Items: view.Each(page.Items, func(p *catalog.Product) api.ProductListItem {
			s := p.Summary(currency, now)
			return api.ProductListItem{
				ProductID: p.ID, Name: p.Name, Slug: p.Slug, ProductType: common.ProductType(p.Type), Status: common.ProductStatus(p.Status), Brand: view.Or(p.Brand),
				Tags: p.Tags, PrimaryMediaID: view.Or(p.PrimaryMediaID), ThumbnailURL: view.SmallImage(p.Picture(), h.store.Media.MediaURL), VariantCount: int32(s.VariantCount),
				PriceFrom: view.AmountOrNull(currency, s.PriceFrom), PriceTo: view.AmountOrNull(currency, s.PriceTo), CurrencyCode: string(currency),
				StockAvailable: s.Available, StockStatus: api.StockStatus(s.Stock), TaxClassID: view.Or(p.TaxClassID), IsSubscribable: p.IsSubscribable,
				ExternalID: view.Or(p.ExternalID), CreatedOn: view.Time(p.CreatedOn), ModifiedOn: view.Time(p.ModifiedOn), Version: p.Version,
			}
		}),
		Page: info.Page, PageSize: info.PageSize, TotalCount: info.TotalCount, TotalIsEstimate: info.TotalIsEstimate, NextCursor: info.NextCursor,
	}, nil
}

func productFilter(p api.ListProductsParams) catalog.ProductFilter {
	return catalog.ProductFilter{
		Search: request.Value(p.Search), Status: request.Several[catalog.ProductStatus](p.Status), Type: request.Several[catalog.ProductType](p.ProductType),
		CollectionID: p.CollectionID, TaxClassID: p.TaxClassID, PlanID: p.SubscriptionPlanID,
		Brand: request.Value(p.Brand), Tag: p.Tag, Stock: request.Several[catalog.StockStatus](p.StockStatus), ExternalID: request.Value(p.ExternalID),
		VariantExternalID: request.Value(p.VariantExternalID),
		CustomFields:      request.CustomFieldFilters(p.CustomField), CreatedFrom: request.Time(p.CreatedFrom), CreatedTo: request.Time(p.CreatedTo), ModifiedSince: request.Time(p.ModifiedSince),
	}
}

// GetProduct answers GET /admin/product.
func (h *Handlers) GetProduct(ctx context.Context, req api.GetProductRequestObject) (api.GetProductResponseObject, error) {
	p := req.Params
	key := catalog.ProductKey{ID: request.Value(p.ProductID), Slug: request.Value(p.Slug), SKU: request.Value(p.SKU)}
	product, err := h.store.As(auth.Actor(ctx)).Product(ctx, key)
	if err != nil {
		return nil, err
	}
	return api.GetProduct200JSONResponse(h.showProduct(product)), nil
}

// CreateProduct answers POST /admin/product.
func (h *Handlers) CreateProduct(ctx context.Context, req api.CreateProductRequestObject) (api.CreateProductResponseObject, error) {
	in, err := productInput(createdProduct(req.Body))
	if err != nil {
		return nil, err
	}
	product, err := h.store.Catalog.CreateProduct(ctx, auth.Actor(ctx), in)
	if err != nil {
		return nil, err
	}
	return api.CreateProduct200JSONResponse(h.showProduct(product)), nil
}

// UpdateProduct answers PATCH /admin/product.
func (h *Handlers) UpdateProduct(ctx context.Context, req api.UpdateProductRequestObject) (api.UpdateProductResponseObject, error) {
	in, err := productInput(*req.Body)
	if err != nil {
		return nil, err
	}
	product, err := h.store.Catalog.UpdateProduct(ctx, auth.Actor(ctx), req.Body.ProductID, request.Expect(req.Body.Version, req.Params.IfMatch), in)
	if err != nil {
		return nil, err
	}
	return api.UpdateProduct200JSONResponse(h.showProduct(product)), nil
}

// DeleteProduct answers DELETE /admin/product.
func (h *Handlers) DeleteProduct(ctx context.Context, req api.DeleteProductRequestObject) (api.DeleteProductResponseObject, error) {
	if err := h.store.Catalog.ArchiveProduct(ctx, auth.Actor(ctx), req.Params.ProductID); err != nil {
		return nil, err
	}
	return api.DeleteProduct204Response{}, nil
}

// BrowseProducts answers GET /admin/product/browse/paged.
func (h *Handlers) BrowseProducts(ctx context.Context, req api.BrowseProductsRequestObject) (api.BrowseProductsResponseObject, error) {
	p := req.Params
	if err := request.AtMostOne([]string{"storeCustomerId", "accountTypeId"}, p.StoreCustomerID != nil, p.AccountTypeID != nil); err != nil {
		return nil, err
	}
	page, err := h.store.As(auth.Actor(ctx)).Browse(ctx, catalog.BrowseFilter{
		Search: request.Value(p.Search), Currency: request.As[domain.Currency](p.CurrencyCode), CustomerID: request.Value(p.StoreCustomerID),
		AccountTypeID: request.Value(p.AccountTypeID), PlanID: request.Value(p.SubscriptionPlanID), Quantity: int(request.Value(p.Quantity)),
		ProductID: p.ProductID, CollectionID: p.CollectionID, Orderable: p.IsOrderable,
	}, request.Page(p.Page, p.PageSize, p.Cursor, p.Sort))
	if err != nil {
		return nil, err
	}
	info := view.Page(page)
	return api.BrowseProducts200JSONResponse{
		Items: view.Each(page.Items, h.showBrowsed), Page: info.Page, PageSize: info.PageSize, TotalCount: info.TotalCount,
		TotalIsEstimate: info.TotalIsEstimate, NextCursor: info.NextCursor,
	}, nil
}

// createdProduct converts the request for a new product to the request type for an update, which has the same fields.
func createdProduct(b *api.ProductCreate) api.ProductUpdate {
	return api.ProductUpdate{
		Name: &b.Name, Slug: b.Slug, ProductType: b.ProductType, Status: b.Status, Description: b.Description, ShortDescription: b.ShortDescription,
		Brand: b.Brand, Tags: b.Tags, CollectionIds: b.CollectionIds, TaxClassID: b.TaxClassID, RequiresShipping: b.RequiresShipping,
		IsSubscribable: b.IsSubscribable, SubscriptionPlanIds: b.SubscriptionPlanIds, SubscriptionOnly: b.SubscriptionOnly,
		Options: view.Each(b.Options, createdOption), Variants: view.Each(b.Variants, createdVariant), Media: b.Media, PrimaryMediaID: b.PrimaryMediaID,
		Seo: b.Seo, Visibility: b.Visibility, MinQuantity: b.MinQuantity, MaxQuantity: b.MaxQuantity, QuantityStep: b.QuantityStep,
		CustomFields: b.CustomFields, RelatedProductIds: b.RelatedProductIds, Translations: b.Translations, ExternalID: b.ExternalID,
	}
}

func createdOption(o api.ProductOptionCreate) api.ProductOptionUpdate {
	return api.ProductOptionUpdate{Name: &o.Name, Translations: o.Translations, Values: view.Each(o.Values, func(v api.ProductOptionValueCreate) api.ProductOptionValueUpdate {
		return api.ProductOptionValueUpdate{Value: &v.Value, SwatchHex: v.SwatchHex, MediaID: v.MediaID, Translations: v.Translations}
	})}
}

func productInput(b api.ProductUpdate) (catalog.ProductInput, error) {
	in := catalog.ProductInput{
		Name: b.Name, Slug: b.Slug, Type: request.As[catalog.ProductType](b.ProductType), Status: request.As[catalog.ProductStatus](b.Status),
		Description: request.Patch(b.Description), ShortDescription: request.Patch(b.ShortDescription), Brand: request.Patch(b.Brand), Tags: b.Tags,
		CollectionIDs: b.CollectionIds, TaxClassID: request.Patch(b.TaxClassID), RequiresShipping: b.RequiresShipping, IsSubscribable: b.IsSubscribable,
		SubscriptionPlanIDs: b.SubscriptionPlanIds, SubscriptionOnly: b.SubscriptionOnly, PrimaryMediaID: request.Patch(b.PrimaryMediaID), SEO: seo(b.Seo),
		MinQuantity: request.Int(b.MinQuantity), MaxQuantity: request.PatchInt(b.MaxQuantity), QuantityStep: request.Int(b.QuantityStep),
		RelatedProductIDs: b.RelatedProductIds, Translations: translations(b.Translations), ExternalID: request.Patch(b.ExternalID),
	}
	if b.CustomFields != nil {
		in.CustomFields = request.CustomFields(b.CustomFields)
	}
	if v := b.Visibility; v != nil {
		in.Visibility = &catalog.Visibility{
			PublishOn: request.Time(request.Nullable(v.PublishOn)), UnpublishOn: request.Time(request.Nullable(v.UnpublishOn)), AccountTypeIDs: v.AccountTypeIds,
		}
	}
	if b.Media != nil {
		in.Media = view.Each(b.Media, func(m api.ProductMediaInput) catalog.ProductMedia {
			return catalog.ProductMedia{MediaID: m.MediaID, AltText: request.Nullable(m.AltText)}
		})
	}
	if b.Options != nil {
		in.Options = view.Each(b.Options, optionInput)
	}
	if b.Variants == nil {
		return in, nil
	}
	in.Variants = make([]catalog.VariantInput, len(b.Variants))
	for i, v := range b.Variants {
		var err error
		if in.Variants[i], err = variantInput("/variants/"+at(i), v); err != nil {
			return in, err
		}
	}
	return in, nil
}

func optionInput(o api.ProductOptionUpdate) catalog.OptionInput {
	in := catalog.OptionInput{ID: o.ProductOptionID, Name: o.Name, Translations: names(o.Translations)}
	if o.Values != nil {
		in.Values = view.Each(o.Values, func(v api.ProductOptionValueUpdate) catalog.OptionValueInput {
			return catalog.OptionValueInput{ID: v.ProductOptionValueID, Value: v.Value, SwatchHex: request.Patch(v.SwatchHex), MediaID: request.Patch(v.MediaID), Translations: names(v.Translations)}
		})
	}
	return in
}

func seo(in *api.SeoInput) *catalog.SEO {
	if in == nil {
		return nil
	}
	return &catalog.SEO{Title: request.Nullable(in.Title), Description: request.Nullable(in.Description)}
}

func (h *Handlers) showProduct(p *catalog.Product) api.Product {
	return api.Product{
		ProductID: p.ID, Name: p.Name, Slug: p.Slug, ProductType: common.ProductType(p.Type), Status: common.ProductStatus(p.Status),
		Description: view.Or(p.Description), ShortDescription: view.Or(p.ShortDescription), Brand: view.Or(p.Brand), Tags: p.Tags, CollectionIds: p.CollectionIDs,
		TaxClassID: view.Or(p.TaxClassID), RequiresShipping: p.RequiresShipping, IsSubscribable: p.IsSubscribable, SubscriptionPlanIds: p.SubscriptionPlanIDs,
		SubscriptionOnly: p.SubscriptionOnly, Options: view.Each(p.Options, showOption),
		Variants: view.Each(p.Variants, func(v *catalog.Variant) api.Variant { return showVariant(p, v) }),
		Media:    view.ProductMedia(p, h.store.Media.MediaURL), PrimaryMediaID: view.Or(p.PrimaryMediaID), Seo: view.SEO(p.SEO),
		Visibility: api.ProductVisibility{
			PublishOn: view.TimeOrNull(p.PublishOn), UnpublishOn: view.TimeOrNull(p.UnpublishOn), AccountTypeIds: p.AccountTypeIDs,
		},
		MinQuantity: int32(p.MinQuantity), MaxQuantity: view.CountOrNull(p.MaxQuantity), QuantityStep: int32(p.QuantityStep),
		CustomFields: view.CustomFields(p.CustomFields), RelatedProductIds: p.RelatedProductIDs, Translations: view.Each(p.Translations, showTranslation),
		ExternalID: view.Or(p.ExternalID), CreatedOn: view.Time(p.CreatedOn), ModifiedOn: view.Time(p.ModifiedOn), Version: p.Version,
	}
}

func (h *Handlers) showBrowsed(b catalog.Browsed) api.ProductBrowseItem {
	p, v, s := b.Product, b.Variant, b.Stock
	row := b.Cost.Row
	currency := row.CurrencyCode
	return api.ProductBrowseItem{
		VariantID: v.ID, ProductID: p.ID, SKU: v.SKU, Barcode: view.Or(v.Barcode), ProductName: p.Name, VariantName: v.Name, ProductType: common.ProductType(p.Type),
		ThumbnailURL: view.SmallImage(b.Picture, h.store.Media.MediaURL), UnitPrice: currency.Format(b.Cost.Charged), CompareAtAmount: view.AmountOrNull(currency, b.Cost.CompareAt),
		CurrencyCode: string(currency), PriceID: row.ID, TrackInventory: s.Tracked, InventoryPolicy: common.InventoryPolicy(s.Policy),
		StockAvailable: int32(s.Available()), IsOrderable: s.CanSell(p.MinQuantity), ExpectedOn: view.TimeOrNull(v.ExpectedOn),
		RequiresShipping: p.RequiresShipping, IsSubscribable: p.IsSubscribable, SubscriptionOnly: p.SubscriptionOnly, MinQuantity: int32(p.MinQuantity),
		MaxQuantity: view.CountOrNull(p.MaxQuantity), QuantityStep: int32(p.QuantityStep), CreatedOn: view.Time(v.CreatedOn), ModifiedOn: view.Time(v.ModifiedOn),
	}
}

// at returns an index as a segment of a pointer into the body.
func at(i int) string { return strconv.Itoa(i) }
