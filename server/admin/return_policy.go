package admin

import (
	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/view"
)

// returnPolicy reads the return policy in a request; nil means that the request does not contain a policy.
func returnPolicy(in *api.StoreReturnPolicyInput) (*settings.ReturnPolicy, error) {
	if in == nil {
		return nil, nil
	}
	p := &settings.ReturnPolicy{NeedsApproval: in.NeedsApproval, Terms: []settings.ReturnTerms{}}
	p.Exclusions = view.Each(in.Exclusions, func(e api.StoreReturnExclusionInput) settings.ReturnExclusion {
		return settings.ReturnExclusion{ProductID: e.ProductID, Reason: settings.ExclusionReason(e.Reason)}
	})
	p.Reasons = view.Each(in.Reasons, func(r api.StoreReturnReasonInput) settings.ReturnReason {
		return settings.ReturnReason{Code: r.Code, Name: r.Name}
	})
	for i, t := range in.Terms {
		at := "/returnPolicy/terms/" + domain.Itoa(i)
		rate, err := request.Amount(at+"/restockingRate", t.RestockingRate)
		if err != nil {
			return nil, err
		}
		terms := settings.ReturnTerms{CountryCodes: t.CountryCodes, AccountTypeIDs: t.AccountTypeIds, WindowDays: int(t.WindowDays), WithdrawalDays: int(t.WithdrawalDays),
			RestockingRate: rate, ReturnShipping: []settings.ReturnShippingFee{}}
		for n, fee := range t.ReturnShipping {
			amount, err := request.Amount(at+"/returnShipping/"+domain.Itoa(n)+"/amount", fee.Amount)
			if err != nil {
				return nil, err
			}
			terms.ReturnShipping = append(terms.ReturnShipping, settings.ReturnShippingFee{CurrencyCode: domain.Currency(fee.CurrencyCode), Amount: amount})
		}
		p.Terms = append(p.Terms, terms)
	}
	return p, nil
}

func showReturnPolicy(p settings.ReturnPolicy) api.StoreReturnPolicy {
	return api.StoreReturnPolicy{
		NeedsApproval: p.NeedsApproval,
		Terms: view.Each(p.Terms, func(t settings.ReturnTerms) api.StoreReturnTerms {
			return api.StoreReturnTerms{
				CountryCodes: t.CountryCodes, AccountTypeIds: t.AccountTypeIDs, WindowDays: int32(t.WindowDays), WithdrawalDays: int32(t.WithdrawalDays), RestockingRate: t.RestockingRate.String(),
				ReturnShipping: view.Each(t.ReturnShipping, func(f settings.ReturnShippingFee) api.StoreReturnShipping {
					return api.StoreReturnShipping{CurrencyCode: common.CurrencyCode(f.CurrencyCode), Amount: f.CurrencyCode.Format(f.Amount)}
				}),
			}
		}),
		Exclusions: view.Each(p.Exclusions, func(e settings.ReturnExclusion) api.StoreReturnExclusion {
			return api.StoreReturnExclusion{ProductID: e.ProductID, Reason: api.StoreReturnExclusionReason(e.Reason)}
		}),
		Reasons: view.Each(p.Reasons, func(r settings.ReturnReason) api.StoreReturnReason {
			return api.StoreReturnReason{Code: r.Code, Name: r.Name}
		}),
	}
}
