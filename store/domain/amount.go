package domain

import (
	"cmp"
	"database/sql/driver"
	"errors"
	"fmt"
	"math"
	"math/big"
	"math/bits"
	"slices"
	"strconv"

	"github.com/ericlagergren/decimal"
)

// Amount is an exact, immutable decimal number: money (with the Currency next to it), a rate or a weight.
// The zero value is 0.
//
// Nearly every amount fits into units × 10^-scale. Such an amount needs no allocation, and its sums and
// products are integer operations. All other amounts contain a Big. A Big is never modified once an
// Amount contains it, because copies of a Big share their digits above 2^64, and a Big never leaves this
// file. A value with a given scale has exactly one representation.
type Amount struct {
	units int64 // never math.MinInt64, whose negation does not fit
	scale int8
	wide  *decimal.Big // nil means that units and scale contain the value
}

// maxInteger and maxFraction limit the digits of amounts from outside. They fit NUMERIC(20,6), and
// leave room for products in a context of 34 digits.
const (
	maxInteger  = 14
	maxFraction = 6
)

// smallDigits is the number of digits that always fit into an int64. Nearly all amounts have no more
// digits. This file parses such amounts itself, in a fifth of the library's time.
const smallDigits = 18

var errAmount = errors.New("want a decimal number such as 10.00")

// RoundingMode determines how an exact half of a unit is rounded.
type RoundingMode string

const (
	HalfUp   RoundingMode = "HALF_UP" // away from zero: commercial rounding, the default
	HalfEven RoundingMode = "HALF_EVEN"
	HalfDown RoundingMode = "HALF_DOWN"
)

// newBig returns a Big with 34 digits, enough for exact sums and products of accepted amounts (the
// library's zero context has 16). Its context records errors that would otherwise silently yield NaN.
func newBig() *decimal.Big {
	return decimal.WithContext(decimal.Context{
		Precision:    34,
		RoundingMode: decimal.ToNearestAway,
		Traps:        ^(decimal.Inexact | decimal.Rounded | decimal.Subnormal),
	})
}

// ParseAmount parses a plain decimal number: no exponent, no sign except '-', no spaces, at most 14
// digits before the point and 6 after it.
func ParseAmount(s string) (Amount, error) { return parseAmount(s, maxInteger, maxFraction) }

// parseAmount validates the text before the library parses it, because the library also accepts
// "1e999999999", "NaN" and ".".
func parseAmount[T string | []byte](s T, integer, fraction int) (Amount, error) {
	digits := s
	if len(digits) > 0 && digits[0] == '-' {
		digits = digits[1:]
	}
	before, after, point, units := 0, 0, false, int64(0)
	for i := range len(digits) {
		switch c := digits[i]; {
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
	z, ok := newBig().SetString(string(s))
	if !ok || !z.IsFinite() {
		return Amount{}, errAmount
	}
	return settled(z), nil
}

// MustAmount is like ParseAmount, for constants. It panics on invalid text.
func MustAmount(s string) Amount {
	a, err := ParseAmount(s)
	if err != nil {
		panic(err)
	}
	return a
}

// AmountOf returns n units of the given scale: AmountOf(1000, 2) is 10.00.
func AmountOf(n int64, scale int) Amount {
	if a, ok := narrow(n, scale); ok {
		return a
	}
	return Amount{wide: newBig().SetMantScale(n, scale)}
}

// narrow returns the amount without a Big. It returns false if the units do not fit.
func narrow(units int64, scale int) (Amount, bool) {
	if units == math.MinInt64 || scale < math.MinInt8 || scale > math.MaxInt8 {
		return Amount{}, false
	}
	return Amount{units: units, scale: int8(scale)}, true
}

// big returns the amount as a Big for the library. Callers must not modify the Big, because the Big may
// belong to the amount.
func (a Amount) big() *decimal.Big {
	if a.wide != nil {
		return a.wide
	}
	return newBig().SetMantScale(a.units, int(a.scale))
}

// digits returns the number of digits after the point. It can be negative.
func (a Amount) digits() int {
	if a.wide != nil {
		return a.wide.Scale()
	}
	return int(a.scale)
}

// aligned returns both amounts in units of the finer of the two scales. ok is false if one of them does
// not fit.
func aligned(a, b Amount) (x, y int64, scale int, ok bool) {
	if a.wide != nil || b.wide != nil {
		return 0, 0, 0, false
	}
	if a.scale == b.scale {
		return a.units, b.units, int(a.scale), true
	}
	scale = int(max(a.scale, b.scale))
	x, fits := shifted(a.units, scale-int(a.scale))
	y, both := shifted(b.units, scale-int(b.scale))
	return x, y, scale, fits && both
}

// powers lists the powers of ten that fit into an int64.
var powers = func() (out [19]int64) {
	out[0] = 1
	for i := range out[1:] {
		out[i+1] = out[i] * 10
	}
	return out
}()

// shifted returns x × 10^n. It returns false if the result does not fit.
func shifted(x int64, n int) (int64, bool) {
	if n >= len(powers) {
		return 0, false
	}
	return product(x, powers[n])
}

// product returns x × y. It returns false if the result does not fit.
func product(x, y int64) (int64, bool) {
	high, low := bits.Mul64(magnitude(x), magnitude(y))
	if high != 0 || low > math.MaxInt64 {
		return 0, false
	}
	if (x < 0) != (y < 0) {
		return -int64(low), true
	}
	return int64(low), true
}

func magnitude(x int64) uint64 {
	if x < 0 {
		return uint64(-x)
	}
	return uint64(x)
}

// settled converts a result to an Amount. It panics if the result is out of range, which is a programming
// error because inputs are checked.
func settled(z *decimal.Big) Amount {
	if err := z.Context.Err(); err != nil || !z.IsFinite() {
		panic(fmt.Sprintf("domain: amount %v (%v)", z, err))
	}
	if z.Sign() == 0 {
		z.SetSignbit(false) // never "-0.00"
	}
	if m, fits := z.Mantissa(); fits && m <= math.MaxInt64 {
		units := int64(m)
		if z.Signbit() {
			units = -units
		}
		if a, ok := narrow(units, z.Scale()); ok {
			return a
		}
	}
	return Amount{wide: z}
}

// Add returns the sum, with as many digits after the point as the more precise amount.
func (a Amount) Add(b Amount) Amount {
	if x, y, scale, ok := aligned(a, b); ok {
		if sum := x + y; (sum > x) == (y > 0) { // no overflow
			return AmountOf(sum, scale)
		}
	}
	switch {
	case b.adds(a):
		return a
	case a.adds(b):
		return b
	}
	return settled(newBig().Add(a.big(), b.big()))
}

// Sub returns the difference, with the same number of digits after the point as Add.
func (a Amount) Sub(b Amount) Amount {
	switch {
	case b.wide == nil:
		return a.Add(b.Neg())
	case b.adds(a):
		return a
	}
	return settled(newBig().Sub(a.big(), b.big()))
}

// adds reports whether adding a to the amount to changes neither its value nor its number of digits.
func (a Amount) adds(to Amount) bool { return a.IsZero() && a.digits() <= to.digits() }

// Mul returns the exact product. Its number of decimals is the sum of the factors' decimals.
func (a Amount) Mul(b Amount) Amount {
	if a.wide == nil && b.wide == nil {
		if units, ok := product(a.units, b.units); ok {
			return AmountOf(units, int(a.scale)+int(b.scale))
		}
	}
	return settled(newBig().Mul(a.big(), b.big()))
}

// Neg returns the negated amount.
func (a Amount) Neg() Amount {
	if a.wide != nil {
		return settled(newBig().Neg(a.wide))
	}
	a.units = -a.units
	return a
}

// Cmp returns -1 if a is less than b, 0 if they are equal and +1 if a is greater.
func (a Amount) Cmp(b Amount) int {
	if x, y, _, ok := aligned(a, b); ok {
		return cmp.Compare(x, y)
	}
	return a.big().Cmp(b.big())
}

// Sign returns -1, 0 or +1.
func (a Amount) Sign() int {
	if a.wide != nil {
		return a.wide.Sign()
	}
	return cmp.Compare(a.units, 0)
}

func (a Amount) Times(n int64) Amount { return a.Mul(AmountOf(n, 0)) }
func (a Amount) Less(b Amount) bool   { return a.Cmp(b) < 0 }
func (a Amount) IsZero() bool         { return a.Sign() == 0 }
func (a Amount) Equal(b Amount) bool  { return a.Cmp(b) == 0 } // 10.0 equals 10.00
func (a Amount) Positive() bool       { return a.Sign() > 0 }

// Min returns the smaller of the two amounts.
func (a Amount) Min(b Amount) Amount {
	if b.Less(a) {
		return b
	}
	return a
}

// NotNegative returns the amount, or 0 if it is negative.
func (a Amount) NotNegative() Amount {
	if a.Sign() == -1 {
		return Amount{}
	}
	return a
}

// Sum returns the sum of the amounts, or 0 without amounts.
func Sum(amounts ...Amount) Amount {
	var total Amount
	for _, a := range amounts {
		total = total.Add(a)
	}
	return total
}

// Quo returns the quotient with 34 digits; the caller rounds it. Division by 0 panics.
func (a Amount) Quo(b Amount) Amount { return settled(newBig().Quo(a.big(), b.big())) }

// Whole removes the error that divisions leave: it rounds to 10^-15 of a unit of the scale. A sum of
// quotients that misses an exact half by such an error becomes that half. Call Whole before rounding or
// comparing sums of quotients.
func (a Amount) Whole(scale int) Amount {
	if a.digits() <= scale+15 {
		return a
	}
	return a.Round(scale+15, HalfEven)
}

// Round returns the amount with exactly scale digits after the point.
func (a Amount) Round(scale int, mode RoundingMode) Amount {
	if a.digits() == scale {
		return a
	}
	if a.wide == nil {
		if rounded, ok := a.round(scale, mode); ok {
			return rounded
		}
	}
	z := newBig().Copy(a.big())
	switch mode {
	case HalfEven:
		z.Context.RoundingMode = decimal.ToNearestEven
	case HalfDown:
		z.Context.RoundingMode = decimal.ToNearestTowardZero
	case HalfUp: // the mode of newBig
	}
	z.Quantize(scale)
	// Quantize returns a scale that is one digit too small if rounding carries into a new digit (9.995
	// becomes 10.0). The value is right, so the second call only sets the scale.
	z.Quantize(scale)
	return settled(z)
}

// round is Round without the library. It returns false if the result does not fit.
func (a Amount) round(scale int, mode RoundingMode) (Amount, bool) {
	drop := int(a.scale) - scale
	if drop < 0 {
		units, ok := shifted(a.units, -drop)
		if !ok {
			return Amount{}, false
		}
		return narrow(units, scale)
	}
	if drop >= len(powers) {
		return Amount{}, false
	}
	unit := powers[drop]
	whole, rest := a.units/unit, magnitude(a.units%unit)
	up := rest > uint64(unit/2)
	if rest == uint64(unit/2) {
		up = mode == HalfEven && whole%2 != 0 || mode != HalfEven && mode != HalfDown
	}
	if up {
		whole += int64(a.Sign())
	}
	return narrow(whole, scale)
}

// Units returns the amount in units of the given scale. It returns false if the number of units is not
// whole or does not fit into an int64.
func (a Amount) Units(scale int) (int64, bool) {
	r := a.Round(scale, HalfUp)
	if !r.Equal(a) {
		return 0, false
	}
	if r.wide == nil {
		return r.units, true
	}
	z := newBig().Copy(r.wide)
	z.SetScale(0) // 10.00 (1000 × 10^-2) becomes 1000
	return z.Int64()
}

// Allocate splits a into one part per weight, in proportion, each with scale digits. The sum of the parts
// is exactly a. The units left after rounding down go to the parts with the largest remainders, one unit
// each; the earlier part wins a tie. Remainders are compared to 10^-15 of a unit, because weights that
// come from a division are not exact. Parts with weight 0 get nothing. If all weights are 0, every part
// is 0. Allocate panics if a is not a whole number of units. Weights must not be negative.
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
		finest = max(finest, x.digits())
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

// tie is the number of parts of a unit to which Allocate compares remainders.
var tie = big.NewInt(1_000_000_000_000_000)

func half(n *big.Int) *big.Int { return new(big.Int).Rsh(n, 1) }

// rescaled returns a as a whole number of units of scale. scale must not be smaller than the
// amount's own scale.
func rescaled(a Amount, scale int) *big.Int {
	z := newBig().Copy(a.big())
	z.SetScale(z.Scale() - scale)
	return z.Int(nil)
}

// String returns the amount in plain notation with its own scale, never with an exponent.
func (a Amount) String() string { return a.Fixed(max(a.digits(), 0)) }

// Fixed returns the amount in plain notation with exactly scale digits after the point,
// rounded half up.
func (a Amount) Fixed(scale int) string {
	if a.digits() > scale {
		a = a.Round(scale, HalfUp)
	}
	if a.wide == nil && a.scale >= 0 {
		return fixed(magnitude(a.units), a.units < 0, int(a.scale), scale)
	}
	return fmt.Sprintf("%.*f", scale, a.Round(scale, HalfUp).big())
}

// fixed formats m units of scale with digits after the point. digits must not be smaller than
// scale.
func fixed(m uint64, negative bool, scale, digits int) string {
	var room [64]byte
	out := room[:0]
	if negative {
		out = append(out, '-')
	}
	begun := len(out)
	out = strconv.AppendUint(out, m, 10)
	for len(out)-begun <= scale { // 5 units of scale 2 become 0.05
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

// Trimmed returns the amount in plain notation without trailing zeros: "19" for a rate of
// 19.000000.
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

// MarshalText returns the amount as text, for stored JSON.
func (a Amount) MarshalText() ([]byte, error) { return []byte(a.String()), nil }

// UnmarshalText parses an amount as ParseAmount does.
func (a *Amount) UnmarshalText(b []byte) (err error) {
	*a, err = ParseAmount(string(b))
	return err
}

// Value returns the amount as text, which PostgreSQL converts to NUMERIC exactly.
func (a Amount) Value() (driver.Value, error) { return a.String(), nil }

// ReadAmount parses a NUMERIC as PostgreSQL prints it. It accepts 28 digits before the point and 20 after
// it, because the sum of a table's amounts can exceed the range of a single amount.
func ReadAmount[T string | []byte](text T) (Amount, error) { return parseAmount(text, 28, 20) }

// Scan reads a NUMERIC. NULL is an error: nullable columns need a *Amount.
func (a *Amount) Scan(src any) (err error) {
	switch v := src.(type) {
	case string:
		*a, err = ReadAmount(v)
	case []byte:
		*a, err = ReadAmount(v)
	case int64:
		*a = AmountOf(v, 0)
	default:
		return fmt.Errorf("domain: cannot read an amount from %T", src)
	}
	return err
}

var (
	// One and Hundred are constants for calculations with tax rates and percentages.
	One     = AmountOf(1, 0)
	Hundred = AmountOf(100, 0)
)

// Itoa formats a count or an id in decimal.
func Itoa[T ~int | ~int64](n T) string { return strconv.FormatInt(int64(n), 10) }
