package report

import "github.com/storeplatform/storeplatform/store/domain"

// InProportion extrapolates the number of renewals in a sample of subscriptions, and the sum of their
// amounts, to more subscriptions of the same kind. It rounds the sum half up to the currency's digits.
func InProportion(n int64, amount domain.Amount, subscriptions, more int64, currency domain.Currency) (int64, domain.Amount) {
	all := amount.Times(subscriptions + more).Quo(domain.AmountOf(subscriptions, 0))
	return n + n*more/subscriptions, all.Round(currency.Digits(), domain.HalfUp)
}
