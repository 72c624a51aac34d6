package admin

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/view"
)

// ReplacePrices answers PUT /admin/price.
func (h *Handlers) ReplacePrices(ctx context.Context, req api.ReplacePricesRequestObject) (api.ReplacePricesResponseObject, error) {
	in, err := priceReplacement(req.Body)
	if err != nil {
		return nil, err
	}
	rows, err := h.store.Catalog.ReplacePrices(ctx, auth.Actor(ctx), in.VariantIDs, in.Currency, in.Prices)
	if err != nil {
		return nil, err
	}
	return api.ReplacePrices200JSONResponse{Items: view.Each(rows, showPrice)}, nil
}

func priceReplacement(b *api.PriceReplace) (catalog.PriceReplacement, error) {
	out := catalog.PriceReplacement{VariantIDs: b.VariantIds, Currency: request.As[domain.Currency](b.CurrencyCode), Prices: make([]catalog.PriceInput, len(b.Prices))}
	for i, p := range b.Prices {
		in, err := priceInput(catalog.PricePointer(i), p.CurrencyCode, p.Amount, p.CompareAtAmount, p.AccountTypeID, p.SubscriptionPlanID, p.MinQuantity, p.StartsOn, p.EndsOn)
		if err != nil {
			return out, err
		}
		in.VariantID, in.Version = p.VariantID, p.Version
		out.Prices[i] = in
	}
	return out, nil
}

// GetPriceReference answers GET /admin/price/reference.
func (h *Handlers) GetPriceReference(ctx context.Context, _ api.GetPriceReferenceRequestObject) (api.GetPriceReferenceResponseObject, error) {
	ref, err := h.store.As(auth.Actor(ctx)).PriceReference(ctx)
	if err != nil {
		return nil, err
	}
	s := ref.Settings
	out := api.GetPriceReference200JSONResponse{
		Currencies: view.Each(s.CurrencyCodes, func(c domain.Currency) api.PriceReferenceCurrency {
			return api.PriceReferenceCurrency{CurrencyCode: string(c), Symbol: c.Symbol(), MinorUnits: int32(c.Digits()), Rounding: api.PriceRounding(s.RoundingMode)}
		}),
		DefaultCurrencyCode: string(s.DefaultCurrencyCode), PricesIncludeTax: s.PricesIncludeTax,
		PriceTypes: []api.PriceType{api.PriceTypeBASE, api.PriceTypeCOMPAREAT, api.PriceTypeACCOUNTTYPE, api.PriceTypeSUBSCRIPTION, api.PriceTypeVOLUME},
		AccountTypes: view.Each(ref.AccountTypes, func(t *customer.AccountType) api.PriceReferenceAccountType {
			return api.PriceReferenceAccountType{AccountTypeID: t.ID, Name: t.Name}
		}),
		SubscriptionPlans: view.Each(ref.Plans, func(p *catalog.SubscriptionPlan) api.PriceReferenceSubscriptionPlan {
			return api.PriceReferenceSubscriptionPlan{SubscriptionPlanID: p.ID, Name: p.Name}
		}),
		TaxClasses: view.Each(ref.TaxClasses, func(c *settings.TaxClass) api.PriceReferenceTaxClass {
			rate := nullable.NewNullNullable[common.Rate]()
			if home, ok := c.HomeRate(ref.Country); ok {
				rate.Set(home.Trimmed())
			}
			return api.PriceReferenceTaxClass{TaxClassID: c.ID, Name: c.Name, Rate: rate}
		}),
	}
	return out, nil
}

// priceInput reads a price row, whether it is sent alone or inside its variant. The parameter at is the pointer to the
// row in the body; errors contain it.
func priceInput(at, currency, amount string, compareAt nullable.Nullable[string], accountType, plan nullable.Nullable[int64], minQuantity *int32,
	startsOn, endsOn nullable.Nullable[common.Timestamp]) (catalog.PriceInput, error) {
	in := catalog.PriceInput{
		CurrencyCode: domain.Currency(currency), AccountTypeID: request.Nullable(accountType), SubscriptionPlanID: request.Nullable(plan),
		MinQuantity: int(request.Or(minQuantity, 1)), StartsOn: request.Time(request.Nullable(startsOn)), EndsOn: request.Time(request.Nullable(endsOn)),
	}
	var err error
	if in.Amount, err = request.Amount(at+"/amount", amount); err != nil {
		return in, err
	}
	in.CompareAtAmount, err = request.OptionalAmount(at+"/compareAtAmount", request.Nullable(compareAt))
	return in, err
}

func showPrice(p *catalog.Price) api.Price {
	return api.Price{
		PriceID: p.ID, VariantID: p.VariantID, CurrencyCode: string(p.CurrencyCode), Amount: p.CurrencyCode.Format(p.Amount),
		CompareAtAmount: view.AmountOrNull(p.CurrencyCode, p.CompareAtAmount), AccountTypeID: view.Or(p.AccountTypeID),
		SubscriptionPlanID: view.Or(p.SubscriptionPlanID), MinQuantity: int32(p.MinQuantity), StartsOn: view.TimeOrNull(p.StartsOn), EndsOn: view.TimeOrNull(p.EndsOn),
		Source: api.PriceSource(p.Source), CreatedOn: view.Time(p.CreatedOn), ModifiedOn: view.Time(p.ModifiedOn), Version: p.Version,
	}
}
