package settings

import (
	"slices"

	"github.com/storeplatform/storeplatform/store/domain"
)

// TaxExchangeRate is the exchange rate with which invoices in a currency also show their tax in the
// currency of the tax office.
type TaxExchangeRate struct {
	CurrencyCode    domain.Currency `json:"currencyCode"`
	TaxCurrencyCode domain.Currency `json:"taxCurrencyCode"`
	Rate            domain.Amount   `json:"rate"` // price of one unit of CurrencyCode in TaxCurrencyCode
}

// TaxExchangeRate returns the exchange rate for invoices in a currency, or nil if the store has none.
func (s Settings) TaxExchangeRate(c domain.Currency) *TaxExchangeRate {
	i := slices.IndexFunc(s.TaxExchangeRates, func(r TaxExchangeRate) bool { return r.CurrencyCode == c })
	if i < 0 {
		return nil
	}
	return &s.TaxExchangeRates[i]
}

// checkTaxExchangeRates refuses exchange rates in the patch that no document could use.
func (p SettingsPatch) checkTaxExchangeRates(r *domain.Refusals) {
	if p.TaxExchangeRates == nil {
		return
	}
	seen := map[domain.Currency]bool{}
	for i, rate := range *p.TaxExchangeRates {
		at := domain.ItemPointer("/taxExchangeRates", i)
		if !rate.CurrencyCode.Known() {
			r.Add(at+"/currencyCode", "There is no currency %q.", rate.CurrencyCode)
		}
		if !rate.TaxCurrencyCode.Known() {
			r.Add(at+"/taxCurrencyCode", "There is no currency %q.", rate.TaxCurrencyCode)
		} else if rate.TaxCurrencyCode == rate.CurrencyCode {
			r.Add(at+"/taxCurrencyCode", "taxCurrencyCode must differ from currencyCode.")
		}
		if !rate.Rate.Positive() {
			r.Add(at+"/rate", "rate must be above 0.")
		}
		if seen[rate.CurrencyCode] {
			r.Add(at+"/currencyCode", "At most one rate per currency.")
		}
		seen[rate.CurrencyCode] = true
	}
}
