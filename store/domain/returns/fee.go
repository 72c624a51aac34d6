package returns

import (
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// FeeKind is the reason for a fee. New values may be added.
type FeeKind string

const (
	Restocking     FeeKind = "RESTOCKING"
	ReturnShipping FeeKind = "RETURN_SHIPPING"
)

// Fee is an amount, including tax, that the buyer pays for a return.
type Fee struct {
	Kind   FeeKind
	Amount domain.Amount
}

// Fees returns the fees of a return whose goods are refunded for an amount that includes tax. The sum of
// the fees never exceeds this amount. Claims and withdrawals have no fees.
func Fees(kind Kind, terms settings.ReturnTerms, goods domain.Amount, currency domain.Currency, mode domain.RoundingMode) (fees []Fee) {
	if !kind.Voluntary() {
		return nil
	}
	add := func(kind FeeKind, amount domain.Amount) {
		if amount = amount.Min(goods); amount.Positive() {
			fees = append(fees, Fee{Kind: kind, Amount: amount})
			goods = goods.Sub(amount)
		}
	}
	add(Restocking, goods.Mul(terms.RestockingRate).Quo(domain.Hundred).Round(currency.Digits(), mode))
	for _, fee := range terms.ReturnShipping {
		if fee.CurrencyCode == currency {
			add(ReturnShipping, fee.Amount)
		}
	}
	return fees
}
