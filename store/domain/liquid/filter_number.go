package liquid

import (
	"github.com/storeplatform/storeplatform/store/domain"
)

// number returns a value as a number. As in Liquid, a value that is not a number is 0.
func (in input) number(v Value) Number {
	n, _ := numeric(v)
	return n
}

func arithmetic(do func(a, b domain.Amount) domain.Amount) func(input) (Value, error) {
	return func(in input) (Value, error) {
		a, b := in.number(in.value), in.number(in.args[0])
		return number(in.at, do(a.amount, b.amount), a.fraction || b.fraction)
	}
}

func rounded(do func(domain.Amount) domain.Amount) func(input) (Value, error) {
	return func(in input) (Value, error) {
		n := in.number(in.value)
		a := do(n.amount)
		return number(in.at, a, n.fraction && !a.Equal(floor(a)))
	}
}

func floor(a domain.Amount) domain.Amount {
	near := a.Round(0, domain.HalfUp)
	if a.Less(near) {
		return near.Sub(domain.AmountOf(1, 0))
	}
	return near
}

func (in input) round() (Value, error) {
	n, _ := numeric(in.argument(0, nil))
	digits, _ := Number{amount: floor(n.amount)}.whole()
	a := in.number(in.value).amount
	if digits < 0 { // rounds to tens, hundreds and so on
		unit := domain.AmountOf(1, 0)
		for range min(-digits, 15) {
			unit = unit.Mul(domain.AmountOf(10, 0))
		}
		return number(in.at, a.Quo(unit).Round(0, domain.HalfUp).Mul(unit), false)
	}
	digits = min(digits, places)
	return number(in.at, a.Round(digits, domain.HalfUp), digits > 0)
}

// divide returns the quotient: exact, or rounded down to a whole number if both numbers are whole.
func (in input) divide() (Value, error) {
	a, b := in.number(in.value), in.number(in.args[0])
	if b.amount.IsZero() {
		return nil, faultf(in.at, "A number is divided by 0.")
	}
	q := a.amount.Quo(b.amount)
	if !a.fraction && !b.fraction {
		q = floor(q)
	}
	return number(in.at, q, a.fraction || b.fraction)
}

func (in input) modulo() (Value, error) {
	a, b := in.number(in.value), in.number(in.args[0])
	if b.amount.IsZero() {
		return nil, faultf(in.at, "A number is divided by 0.")
	}
	return number(in.at, a.amount.Sub(b.amount.Mul(floor(a.amount.Quo(b.amount)))), a.fraction || b.fraction)
}
