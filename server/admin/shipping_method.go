package admin

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListShippingMethods answers GET /admin/shipping-method/all.
func (h *Handlers) ListShippingMethods(ctx context.Context, req api.ListShippingMethodsRequestObject) (api.ListShippingMethodsResponseObject, error) {
	methods, err := h.store.As(auth.Actor(ctx)).ShippingMethods(ctx, req.Params.IsActive)
	if err != nil {
		return nil, err
	}
	return api.ListShippingMethods200JSONResponse{Items: view.Each(methods, showShippingMethod)}, nil
}

// CreateShippingMethod answers POST /admin/shipping-method.
func (h *Handlers) CreateShippingMethod(ctx context.Context, req api.CreateShippingMethodRequestObject) (api.CreateShippingMethodResponseObject, error) {
	b := req.Body
	in, err := readShippingMethod(&api.ShippingMethodUpdate{
		Name: &b.Name, Translations: b.Translations, CarrierName: b.CarrierName, ServiceCode: b.ServiceCode, Price: &b.Price, CurrencyCode: &b.CurrencyCode, TaxIncluded: b.TaxIncluded,
		EstimatedMinDays: b.EstimatedMinDays, EstimatedMaxDays: &b.EstimatedMaxDays, FreeOverSubtotal: b.FreeOverSubtotal, CountryCodes: b.CountryCodes,
		MinWeight: b.MinWeight, MaxWeight: b.MaxWeight, WeightUnit: b.WeightUnit, Position: b.Position, IsActive: b.IsActive,
	})
	if err != nil {
		return nil, err
	}
	method, err := h.store.Settings.CreateShippingMethod(ctx, auth.Actor(ctx), in)
	if err != nil {
		return nil, err
	}
	return api.CreateShippingMethod200JSONResponse(showShippingMethod(method)), nil
}

// UpdateShippingMethod answers PATCH /admin/shipping-method.
func (h *Handlers) UpdateShippingMethod(ctx context.Context, req api.UpdateShippingMethodRequestObject) (api.UpdateShippingMethodResponseObject, error) {
	in, err := readShippingMethod(req.Body)
	if err != nil {
		return nil, err
	}
	method, err := h.store.Settings.UpdateShippingMethod(ctx, auth.Actor(ctx), req.Body.ShippingMethodID, in, request.Expect(req.Body.Version, req.Params.IfMatch))
	if err != nil {
		return nil, err
	}
	return api.UpdateShippingMethod200JSONResponse(showShippingMethod(method)), nil
}

// DeleteShippingMethod answers DELETE /admin/shipping-method.
func (h *Handlers) DeleteShippingMethod(ctx context.Context, req api.DeleteShippingMethodRequestObject) (api.DeleteShippingMethodResponseObject, error) {
	return api.DeleteShippingMethod204Response{}, h.store.Settings.DeleteShippingMethod(ctx, auth.Actor(ctx), req.Params.ShippingMethodID)
}

func readShippingMethod(b *api.ShippingMethodUpdate) (in settings.ShippingMethodInput, err error) {
	in = settings.ShippingMethodInput{
		Name: b.Name, Translations: names(b.Translations), CarrierName: request.Patch(b.CarrierName), ServiceCode: request.Patch(b.ServiceCode),
		CurrencyCode: request.As[domain.Currency](b.CurrencyCode), TaxIncluded: b.TaxIncluded, EstimatedMinDays: patchWhole(b.EstimatedMinDays),
		EstimatedMaxDays: whole(b.EstimatedMaxDays), CountryCodes: list(b.CountryCodes), WeightUnit: request.As[domain.WeightUnit](b.WeightUnit),
		Position: whole(b.Position), IsActive: b.IsActive,
	}
	if in.Price, err = request.OptionalAmount("/price", b.Price); err != nil {
		return in, err
	}
	if in.FreeOverSubtotal, err = request.PatchAmount("/freeOverSubtotal", b.FreeOverSubtotal); err != nil {
		return in, err
	}
	if in.MinWeight, err = request.PatchAmount("/minWeight", b.MinWeight); err != nil {
		return in, err
	}
	in.MaxWeight, err = request.PatchAmount("/maxWeight", b.MaxWeight)
	return in, err
}

func showShippingMethod(m *settings.ShippingMethod) api.ShippingMethod {
	return api.ShippingMethod{
		ShippingMethodID: m.ID, Name: m.Name, Translations: view.Each(m.Translations, showName), CarrierName: view.Or(m.CarrierName), ServiceCode: view.Or(m.ServiceCode),
		Price: m.CurrencyCode.Format(m.Price), CurrencyCode: common.CurrencyCode(m.CurrencyCode), TaxIncluded: m.TaxIncluded,
		EstimatedMinDays: nullableWhole(m.EstimatedMinDays), EstimatedMaxDays: int32(m.EstimatedMaxDays),
		FreeOverSubtotal: view.AmountOrNull(m.CurrencyCode, m.FreeOverSubtotal), CountryCodes: m.CountryCodes,
		MinWeight: nullableDecimal(m.MinWeight), MaxWeight: nullableDecimal(m.MaxWeight), WeightUnit: common.WeightUnit(m.WeightUnit),
		Position: int32(m.Position), IsActive: m.IsActive, CreatedOn: view.Time(m.CreatedOn), ModifiedOn: view.Time(m.ModifiedOn), Version: m.Version,
	}
}

// nullableDecimal returns a number that is not a money amount, or null for nil.
func nullableDecimal(a *domain.Amount) nullable.Nullable[common.Decimal] {
	if a == nil {
		return nullable.NewNullNullable[common.Decimal]()
	}
	return nullable.NewNullableWithValue(a.Trimmed())
}
