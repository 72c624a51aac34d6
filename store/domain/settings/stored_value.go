package settings

import (
	"slices"

	"github.com/storeplatform/storeplatform/store/domain"
)

// StoredValueLimit is the value in a currency that an administrator or an app token may issue and add in one
// day.
type StoredValueLimit struct {
	CurrencyCode domain.Currency `json:"currencyCode"`
	Amount       domain.Amount   `json:"amount"`
}

// StoredValueLimit returns the daily limit for a currency, or nil if the store has none.
func (s Settings) StoredValueLimit(c domain.Currency) *domain.Amount {
	i := slices.IndexFunc(s.StoredValueLimits, func(l StoredValueLimit) bool { return l.CurrencyCode == c })
	if i < 0 {
		return nil
	}
	return &s.StoredValueLimits[i].Amount
}

// checkStoredValueLimits refuses limits in the patch that the currency cannot express.
func (p SettingsPatch) checkStoredValueLimits(r *domain.Refusals) {
	if p.StoredValueLimits == nil {
		return
	}
	seen := map[domain.Currency]bool{}
	for i, limit := range *p.StoredValueLimits {
		at := domain.ItemPointer("/storedValueLimits", i)
		switch {
		case !limit.CurrencyCode.Known():
			r.Add(at+"/currencyCode", "There is no currency %q.", limit.CurrencyCode)
		case !limit.CurrencyCode.Fits(limit.Amount):
			r.Add(at+"/amount", "%s has %d decimals.", limit.CurrencyCode, limit.CurrencyCode.Digits())
		}
		if seen[limit.CurrencyCode] {
			r.Add(at+"/currencyCode", "At most one limit per currency.")
		}
		seen[limit.CurrencyCode] = true
	}
}
