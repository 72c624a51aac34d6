package admin

import (
	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/view"
)

// createdVariant converts the request for a new variant to the request type for an update, which has the same fields.
func createdVariant(v api.VariantCreate) api.VariantUpdate {
	return api.VariantUpdate{
		SKU: &v.SKU, Barcode: v.Barcode, Name: v.Name, OptionValues: v.OptionValues, Status: v.Status, Weight: v.Weight, WeightUnit: v.WeightUnit,
		Length: v.Length, Width: v.Width, Height: v.Height, DimensionUnit: v.DimensionUnit, HsCode: v.HsCode, CountryOfOrigin: v.CountryOfOrigin,
		TrackInventory: v.TrackInventory, InventoryPolicy: v.InventoryPolicy, StockOnHand: v.StockOnHand, LowStockThreshold: v.LowStockThreshold,
		BackorderLimit: v.BackorderLimit, ExpectedOn: v.ExpectedOn, CostPrice: v.CostPrice, MediaIds: v.MediaIds, Prices: v.Prices,
		CustomFields: v.CustomFields, ExternalID: v.ExternalID, Translations: v.Translations,
	}
}

func variantInput(at string, v api.VariantUpdate) (catalog.VariantInput, error) {
	in := catalog.VariantInput{
		ID: v.VariantID, SKU: v.SKU, Barcode: request.Patch(v.Barcode), Name: v.Name, Status: request.As[catalog.VariantStatus](v.Status),
		WeightUnit: request.As[domain.WeightUnit](v.WeightUnit), DimensionUnit: request.As[domain.DimensionUnit](v.DimensionUnit),
		HSCode: request.Patch(v.HsCode), CountryOfOrigin: request.Patch(v.CountryOfOrigin), TrackInventory: v.TrackInventory,
		Policy: request.As[catalog.InventoryPolicy](v.InventoryPolicy), StockOnHand: request.Int(v.StockOnHand), LowThreshold: request.PatchInt(v.LowStockThreshold),
		BackorderLimit: request.PatchInt(v.BackorderLimit), ExpectedOn: request.PatchTime(v.ExpectedOn), MediaIDs: v.MediaIds,
		ExternalID: request.Patch(v.ExternalID), Version: v.Version, Translations: names(v.Translations),
	}
	var err error
	if in.Weight, err = request.PatchAmount(at+"/weight", v.Weight); err != nil {
		return in, err
	}
	if in.Length, err = request.PatchAmount(at+"/length", v.Length); err != nil {
		return in, err
	}
	if in.Width, err = request.PatchAmount(at+"/width", v.Width); err != nil {
		return in, err
	}
	if in.Height, err = request.PatchAmount(at+"/height", v.Height); err != nil {
		return in, err
	}
	if in.CostPrice, err = request.PatchAmount(at+"/costPrice", v.CostPrice); err != nil {
		return in, err
	}
	if v.OptionValues != nil {
		in.OptionValues = view.Each(v.OptionValues, func(c api.VariantOptionValueInput) catalog.OptionChoice {
			return catalog.OptionChoice{Option: c.OptionName, Value: c.Value}
		})
	}
	if v.CustomFields != nil {
		in.CustomFields = request.CustomFields(v.CustomFields)
	}
	if v.Prices == nil {
		return in, nil
	}
	in.Prices = make([]catalog.PriceInput, len(v.Prices))
	for i, p := range v.Prices {
		in.Prices[i], err = priceInput(at+catalog.PricePointer(i), p.CurrencyCode, p.Amount, p.CompareAtAmount, p.AccountTypeID, p.SubscriptionPlanID, p.MinQuantity, p.StartsOn, p.EndsOn)
		if err != nil {
			return in, err
		}
	}
	return in, nil
}

func showVariant(p *catalog.Product, v *catalog.Variant) api.Variant {
	return api.Variant{
		VariantID: v.ID, ProductID: p.ID, SKU: v.SKU, Barcode: view.Or(v.Barcode), Name: v.Name, Translations: view.Each(v.Translations, showName), OptionValueIds: v.OptionValueIDs,
		OptionValues: view.OptionValues(p, v), Status: common.VariantStatus(v.Status), Position: int32(v.Position),
		Weight: view.DecimalOrNull(v.Weight), WeightUnit: common.WeightUnit(v.WeightUnit), Length: view.DecimalOrNull(v.Length), Width: view.DecimalOrNull(v.Width),
		Height: view.DecimalOrNull(v.Height), DimensionUnit: common.DimensionUnit(v.DimensionUnit), HsCode: view.Or(v.HSCode), CountryOfOrigin: view.Or(v.CountryOfOrigin),
		TrackInventory: v.Stock.Tracked, InventoryPolicy: common.InventoryPolicy(v.Stock.Policy), StockOnHand: int32(v.Stock.OnHand),
		StockReserved: int32(v.Stock.Reserved), StockAvailable: int32(v.Stock.Available()), LowStockThreshold: view.CountOrNull(v.Stock.LowThreshold),
		BackorderLimit: view.CountOrNull(v.Stock.BackorderLimit), ExpectedOn: view.TimeOrNull(v.ExpectedOn), CostPrice: view.AmountOrNull(p.CostCurrency, v.CostPrice),
		CurrencyCode: string(p.CostCurrency), MediaIds: v.MediaIDs, Prices: view.Each(v.Prices, showPrice), CustomFields: view.CustomFields(v.CustomFields),
		ExternalID: view.Or(v.ExternalID), CreatedOn: view.Time(v.CreatedOn), ModifiedOn: view.Time(v.ModifiedOn), Version: v.Version,
	}
}
