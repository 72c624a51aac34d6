package domain

import (
	"cmp"
	"database/sql/driver"
	"errors"
	"fmt"
	"math"
	"math/big"
	"slices"
	"strconv"

	"github.com/ericlagergren/decimal"
)

// Amount is an exact, immutable decimal number. It is money together with the
// Currency that stands beside it, and also what rates and weights are. The zero
// value is 0.
//
// The Big inside is never written to once an Amount holds it: copies of a Big
// share their digits above 2^64. It never leaves this file.
type Amount struct{ v *decimal.Big }

// What is accepted from outside: it fits NUMERIC(20,6) and leaves a context of
// 34 digits room for products.
const (
	maxInteger  = 14
	maxFraction = 6
)

// smallDigits always fit into an int64. What has no more of them, as nearly every
// amount, is read and written here: that takes a fifth of what the library does.
const smallDigits = 18

var errAmount = errors.New("want a decimal number such as 10.00")

// RoundingMode says what becomes of exactly half a unit.
type RoundingMode string

const (
	HalfUp   RoundingMode = "HALF_UP" // away from zero, the commercial way and the default
	HalfEven RoundingMode = "HALF_EVEN"
	HalfDown RoundingMode = "HALF_DOWN"
)

// newBig has 34 digits, so that sums and products of accepted amounts are exact
// (the library's zero context has 16), and traps what would turn into NaN in
// silence.
func newBig() *decimal.Big {
	return decimal.WithContext(decimal.Context{
		Precision:    34,
		RoundingMode: decimal.ToNearestAway,
		Traps:        ^(decimal.Inexact | decimal.Rounded | decimal.Subnormal),
	})
}

// ParseAmount reads a plain decimal number: no exponent, no sign but '-', no
// spaces, at most 14 digits before the point and 6 after it.
func ParseAmount(s string) (Amount, error) { return parseAmount(s, maxInteger, maxFraction) }

// parseAmount checks the text before the library sees it, which takes
// "1e999999999", "NaN" and "." as well.
func parseAmount(s string, integer, fraction int) (Amount, error) {
	digits := s
	if len(digits) > 0 && digits[0] == '-' {
		digits = digits[1:]
	}
	before, after, point, units := 0, 0, false, int64(0)
	for _, c := range []byte(digits) {
		switch {
		case c >= '0' && c <= '9':
			if point {
				after++
			} else {
				before++
			}
			units = units*10 + int64(c-'0')
		case c == '.' && !point:
			point = true
		default:
			return Amount{}, errAmount
		}
	}
	if before == 0 || before > integer || after > fraction || point && after == 0 {
		return Amount{}, errAmount
	}
	if before+after <= smallDigits {
		if len(digits) < len(s) {
			units = -units
		}
		return AmountOf(units, after), nil
	}
	z, ok := newBig().SetString(s)
	if !ok || !z.IsFinite() {
		return Amount{}, errAmount
	}
	return settled(z), nil
}

// MustAmount is ParseAmount for constants.
func MustAmount(s string) Amount {
	a, err := ParseAmount(s)
	if err != nil {
		panic(err)
	}
	return a
}

// AmountOf makes an amount of n units of the given scale: AmountOf(1000, 2) is 10.00.
func AmountOf(n int64, scale int) Amount { return Amount{newBig().SetMantScale(n, scale)} }

var zero = newBig()

func (a Amount) big() *decimal.Big {
	if a.v == nil {
		return zero
	}
	return a.v
}

// settled freezes a result. What is out of range here was let in by nobody: a
// programming error.
func settled(z *decimal.Big) Amount {
	if err := z.Context.Err(); err != nil || !z.IsFinite() {
		panic(fmt.Sprintf("domain: amount %v (%v)", z, err))
	}
	if z.Sign() == 0 {
		z.SetSignbit(false) // there is no "-0.00"
	}
	return Amount{z}
}

// Add is the sum, with as many digits after the point as the longer of the two.
func (a Amount) Add(b Amount) Amount {
	switch {
	case b.adds(a):
		return a
	case a.adds(b):
		return b
	}
	return settled(newBig().Add(a.big(), b.big()))
}

// Sub is the difference, with as many digits as Add gives.
func (a Amount) Sub(b Amount) Amount {
	if b.adds(a) {
		return a
	}
	return settled(newBig().Sub(a.big(), b.big()))
}

// adds tells whether a sum with another amount is that amount, to the last digit.
func (a Amount) adds(to Amount) bool { return a.IsZero() && a.big().Scale() <= to.big().Scale() }

func (a Amount) Mul(b Amount) Amount  { return settled(newBig().Mul(a.big(), b.big())) }
func (a Amount) Times(n int64) Amount { return a.Mul(AmountOf(n, 0)) }
func (a Amount) Neg() Amount          { return settled(newBig().Neg(a.big())) }
func (a Amount) Cmp(b Amount) int     { return a.big().Cmp(b.big()) }
func (a Amount) Less(b Amount) bool   { return a.Cmp(b) < 0 }
func (a Amount) Sign() int            { return a.big().Sign() }
func (a Amount) IsZero() bool         { return a.Sign() == 0 }
func (a Amount) Equal(b Amount) bool  { return a.Cmp(b) == 0 } // 10.0 equals 10.00
func (a Amount) Positive() bool       { return a.Sign() > 0 }

// Min is the smaller of the two.
func (a Amount) Min(b Amount) Amount {
	if b.Less(a) {
		return b
	}
	return a
}

// NotNegative is the amount, and 0 in the place of a negative one.
func (a Amount) NotNegative() Amount {
	if a.Sign() == -1 {
		return Amount{}
	}
	return a
}

// Sum adds amounts up.
func Sum(amounts ...Amount) Amount {
	var total Amount
	for _, a := range amounts {
		total = total.Add(a)
	}
	return total
}

// Quo divides at 34 digits, to be rounded by the caller. The divisor must not be 0.
func (a Amount) Quo(b Amount) Amount { return settled(newBig().Quo(a.big(), b.big())) }

// Round rounds to exactly scale digits after the point.
func (a Amount) Round(scale int, mode RoundingMode) Amount {
	if a.v != nil && a.v.Scale() == scale {
		return a
	}
	z := newBig().Copy(a.big())
	switch mode {
	case HalfEven:
		z.Context.RoundingMode = decimal.ToNearestEven
	case HalfDown:
		z.Context.RoundingMode = decimal.ToNearestTowardZero
	case HalfUp: // which newBig does
	}
	z.Quantize(scale)
	// Quantize comes back one digit of scale short when rounding carries into a
	// new digit (9.995 gives 10.0). The value is right; nothing is left to round,
	// so a second call only sets the scale.
	z.Quantize(scale)
	return settled(z)
}

// Units is the amount in units of the given scale; false when it has more digits.
func (a Amount) Units(scale int) (int64, bool) {
	r := a.Round(scale, HalfUp)
	if !r.Equal(a) {
		return 0, false
	}
	if m, small := r.big().Mantissa(); small && m <= math.MaxInt64 {
		if r.Sign() < 0 {
			return -int64(m), true
		}
		return int64(m), true
	}
	z := newBig().Copy(r.big())
	z.SetScale(0) // 10.00 (1000 × 10^-2) becomes 1000
	return z.Int64()
}

// Allocate splits a into one part per weight, in proportion, each with scale
// digits, so that the parts add up to a exactly. What rounding down leaves goes
// one unit each to the largest remainders, to the earlier part on a tie; what
// differs by less than 10^-15 of a unit is one, since weights that come of a
// division are not exact. Parts of weight 0 get nothing; without any weight
// there is nothing to split over and every part is 0. a must be a whole number
// of units, weights not negative.
func (a Amount) Allocate(scale int, weights []Amount) []Amount {
	units, ok := a.Units(scale)
	parts := make([]Amount, len(weights))
	if !ok {
		panic("domain: allocating a fraction of a unit")
	}
	if Sum(weights...).IsZero() {
		return parts
	}
	w := make([]*big.Int, len(weights))
	sum, finest := new(big.Int), 0
	for _, x := range weights {
		finest = max(finest, x.big().Scale())
	}
	for i, x := range weights {
		w[i] = rescaled(x, finest)
		sum.Add(sum, w[i])
	}
	shares := make([]int64, len(w))
	rest := make([]*big.Int, len(w))
	sign := int64(cmp.Compare(units, 0))
	units *= sign
	left := units
	for i := range w {
		share, r := new(big.Int).QuoRem(new(big.Int).Mul(big.NewInt(units), w[i]), sum, new(big.Int))
		shares[i], rest[i] = share.Int64(), r.Mul(r, tie).Add(r, half(sum)).Quo(r, sum)
		left -= shares[i]
	}
	order := make([]int, len(w))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(i, j int) int { return rest[j].Cmp(rest[i]) })
	for _, i := range order[:left] {
		shares[i]++
	}
	for i, s := range shares {
		parts[i] = AmountOf(sign*s, scale)
	}
	return parts
}

// tie is how many parts of a unit are told apart when remainders are compared.
var tie = big.NewInt(1_000_000_000_000_000)

func half(n *big.Int) *big.Int { return new(big.Int).Rsh(n, 1) }

// rescaled is a weight as a whole number of units of a scale that is at least
// its own.
func rescaled(a Amount, scale int) *big.Int {
	z := newBig().Copy(a.big())
	z.SetScale(z.Scale() - scale)
	return z.Int(nil)
}

// String is the plain notation with the amount's own scale, never an exponent.
func (a Amount) String() string { return a.Fixed(max(a.big().Scale(), 0)) }

// Fixed is the plain notation with exactly scale digits after the point.
func (a Amount) Fixed(scale int) string {
	if m, small := a.big().Mantissa(); small && a.big().Scale() >= 0 {
		had := a.big().Scale()
		for ; had > scale && m%10 == 0; had-- { // as columns have them
			m /= 10
		}
		if had <= scale {
			return fixed(m, a.Sign() < 0, had, scale)
		}
	}
	return fmt.Sprintf("%.*f", scale, a.Round(scale, HalfUp).big())
}

// fixed writes m units of a scale with at least as many digits after the point.
func fixed(m uint64, negative bool, scale, digits int) string {
	var room [64]byte
	out := room[:0]
	if negative {
		out = append(out, '-')
	}
	begun := len(out)
	out = strconv.AppendUint(out, m, 10)
	for len(out)-begun <= scale { // 5 units of scale 2 are 0.05
		out = slices.Insert(out, begun, '0')
	}
	if digits == 0 {
		return string(out)
	}
	out = slices.Insert(out, len(out)-scale, '.')
	for range digits - scale {
		out = append(out, '0')
	}
	return string(out)
}

// Trimmed is the plain notation without trailing zeros: a rate of 19.000000 is "19".
func (a Amount) Trimmed() string {
	s := a.String()
	if !slices.Contains([]byte(s), '.') {
		return s
	}
	for s[len(s)-1] == '0' {
		s = s[:len(s)-1]
	}
	if s[len(s)-1] == '.' {
		s = s[:len(s)-1]
	}
	return s
}

// MarshalText and UnmarshalText are for amounts inside stored JSON.
func (a Amount) MarshalText() ([]byte, error) { return []byte(a.String()), nil }

// UnmarshalText is ParseAmount.
func (a *Amount) UnmarshalText(b []byte) (err error) {
	*a, err = ParseAmount(string(b))
	return err
}

// Value is text, which PostgreSQL reads as NUMERIC exactly.
func (a Amount) Value() (driver.Value, error) { return a.String(), nil }

// ReadAmount reads NUMERIC as PostgreSQL writes it: sums over a table are wider than one
// amount.
func ReadAmount(text string) (Amount, error) { return parseAmount(text, 28, 20) }

// Scan reads NUMERIC. NULL goes to *Amount, not to Amount.
func (a *Amount) Scan(src any) (err error) {
	switch v := src.(type) {
	case string:
		*a, err = ReadAmount(v)
	case []byte:
		return a.Scan(string(v))
	case int64:
		*a = AmountOf(v, 0)
	default:
		return fmt.Errorf("domain: cannot read an amount from %T", src)
	}
	return err
}

var (
	// One and Hundred are what rates are worked out with.
	One     = AmountOf(1, 0)
	Hundred = AmountOf(100, 0)
)

// Itoa writes a count or an id in decimal.
func Itoa[T ~int | ~int64](n T) string { return strconv.FormatInt(int64(n), 10) }
