package admin

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListTaxClasses answers GET /admin/product/tax-class/all.
func (h *Handlers) ListTaxClasses(ctx context.Context, _ api.ListTaxClassesRequestObject) (api.ListTaxClassesResponseObject, error) {
	classes, err := h.store.As(auth.Actor(ctx)).TaxClasses(ctx)
	if err != nil {
		return nil, err
	}
	return api.ListTaxClasses200JSONResponse{Items: view.Each(classes, showTaxClass)}, nil
}

// CreateTaxClass answers POST /admin/product/tax-class.
func (h *Handlers) CreateTaxClass(ctx context.Context, req api.CreateTaxClassRequestObject) (api.CreateTaxClassResponseObject, error) {
	in := settings.TaxClassInput{
		Name: &req.Body.Name, Code: request.Patch(req.Body.Code), IsDefault: req.Body.IsDefault,
		ProviderTaxCode: request.Patch(req.Body.ProviderTaxCode),
	}
	var err error
	if in.Rates, err = taxRates(req.Body.Rates); err != nil {
		return nil, err
	}
	class, err := h.store.Settings.CreateTaxClass(ctx, auth.Actor(ctx), in)
	if err != nil {
		return nil, err
	}
	return api.CreateTaxClass200JSONResponse(showTaxClass(class)), nil
}

// UpdateTaxClass answers PATCH /admin/product/tax-class.
func (h *Handlers) UpdateTaxClass(ctx context.Context, req api.UpdateTaxClassRequestObject) (api.UpdateTaxClassResponseObject, error) {
	in := settings.TaxClassInput{
		Name: req.Body.Name, Code: request.Patch(req.Body.Code), IsDefault: req.Body.IsDefault,
		ProviderTaxCode: request.Patch(req.Body.ProviderTaxCode),
	}
	var err error
	if in.Rates, err = taxRates(req.Body.Rates); err != nil {
		return nil, err
	}
	class, err := h.store.Settings.UpdateTaxClass(ctx, auth.Actor(ctx), req.Body.TaxClassID, request.Expect(req.Body.Version, req.Params.IfMatch), in)
	if err != nil {
		return nil, err
	}
	return api.UpdateTaxClass200JSONResponse(showTaxClass(class)), nil
}

// DeleteTaxClass answers DELETE /admin/product/tax-class.
func (h *Handlers) DeleteTaxClass(ctx context.Context, req api.DeleteTaxClassRequestObject) (api.DeleteTaxClassResponseObject, error) {
	if err := h.store.Settings.DeleteTaxClass(ctx, auth.Actor(ctx), req.Params.TaxClassID, req.Params.ReplacementTaxClassID); err != nil {
		return nil, err
	}
	return api.DeleteTaxClass204Response{}, nil
}

func taxRates(in []api.TaxRateInput) ([]settings.TaxRateInput, error) {
	if in == nil {
		return nil, nil
	}
	out := make([]settings.TaxRateInput, len(in))
	for i, r := range in {
		rate, err := request.Amount("/rates/"+at(i)+"/rate", r.Rate)
		if err != nil {
			return nil, err
		}
		out[i] = settings.TaxRateInput{Included: r.IncludedInPrice, TaxRate: settings.TaxRate{
			CountryCode: r.CountryCode, StateProvince: request.Nullable(r.StateProvince), PostalCodePattern: request.Nullable(r.PostalCodePattern),
			Rate: rate, Name: r.Name, IsCompound: request.Value(r.IsCompound), IsCombinable: request.Value(r.IsCombinable), Translations: names(r.Translations),
		}}
	}
	return out, nil
}

func showTaxClass(c *settings.TaxClass) api.TaxClass {
	return api.TaxClass{
		TaxClassID: c.ID, Name: c.Name, Code: view.Or(c.Code), IsDefault: c.IsDefault, ProviderTaxCode: view.Or(c.ProviderTaxCode),
		ProductCount: int32(c.ProductCount), CreatedOn: view.Time(c.CreatedOn), ModifiedOn: view.Time(c.ModifiedOn), Version: c.Version,
		Rates: view.Each(c.Rates, func(r settings.TaxRate) api.TaxRate {
			return api.TaxRate{
				CountryCode: r.CountryCode, StateProvince: view.Or(r.StateProvince), PostalCodePattern: view.Or(r.PostalCodePattern),
				Rate: r.Rate.Trimmed(), Name: r.Name, Translations: view.Each(r.Translations, showName), IsCompound: r.IsCompound, IsCombinable: r.IsCombinable, IncludedInPrice: r.IncludedInPrice,
			}
		}),
	}
}
