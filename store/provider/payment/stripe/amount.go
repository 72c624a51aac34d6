package stripe

import (
	"strings"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/provider/payment"
)

// Stripe counts amounts in units of its own (docs.stripe.com/currencies): most
// currencies have two digits, those of wholeUnits none and those of thousandths
// three. Of hundreds it wants two digits that are 0, and of thousandths a last digit
// that is 0.
const (
	wholeUnits  = " BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF "
	thousandths = " BHD JOD KWD OMR TND "
	hundreds    = " ISK UGX "
)

// scale is how many digits Stripe's units have, and of how many of them an amount is
// a multiple.
func scale(c domain.Currency) (digits int, step int64) {
	code := " " + string(c) + " "
	switch {
	case strings.Contains(wholeUnits, code):
		return 0, 1
	case strings.Contains(thousandths, code):
		return 3, 10
	case strings.Contains(hundreds, code):
		return 2, 100
	}
	return 2, 1
}

// digitsOf is how many digits an amount may have that Stripe takes.
func digitsOf(c domain.Currency) int {
	digits, step := scale(c)
	for ; step > 1; step /= 10 {
		digits--
	}
	return min(digits, c.Digits())
}

// minor is an amount in Stripe's units. One that they do not come to was never sent.
func minor(amount domain.Amount, c domain.Currency) (int64, error) {
	digits, step := scale(c)
	units, whole := amount.Units(digits)
	if !whole || units%step != 0 {
		return 0, payment.Malformed("Stripe takes no amount of %s %s", amount, c)
	}
	return units, nil
}

// major is an amount of Stripe's units.
func major(units int64, c domain.Currency) domain.Amount {
	digits, _ := scale(c)
	return domain.AmountOf(units, digits).Round(c.Digits(), domain.HalfUp)
}
