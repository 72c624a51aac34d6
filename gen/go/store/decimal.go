package store

import (
	"encoding/json"
	"fmt"
	"math/big"
	"regexp"
	"strings"
)

// Decimal is an exact decimal number as plain text, such as "49.00". It keeps the digits that the service wrote, and
// compares with == only as text. Rat calculates with it.
type Decimal string

var decimals = regexp.MustCompile(`^-?[0-9]+(\.[0-9]+)?$`)

// ParseDecimal converts a text to a Decimal. It returns an error unless the text consists of digits with an optional
// sign and fraction.
func ParseDecimal(text string) (Decimal, error) {
	if !decimals.MatchString(text) {
		return "", fmt.Errorf("%q is not a decimal number", text)
	}
	return Decimal(text), nil
}

// DecimalOf returns a number with the given number of digits after the point. It rounds half away from zero.
func DecimalOf(number *big.Rat, digits int) Decimal { return Decimal(number.FloatString(digits)) }

// Rat returns the exact value. It returns 0 for the empty Decimal and for a text that ParseDecimal refuses.
func (d Decimal) Rat() *big.Rat {
	if decimals.MatchString(string(d)) {
		if number, ok := new(big.Rat).SetString(string(d)); ok {
			return number
		}
	}
	return new(big.Rat)
}

// Cmp returns -1, 0 or 1 if d is less than, equal to or greater than other. 49 equals 49.00.
func (d Decimal) Cmp(other Decimal) int { return d.Rat().Cmp(other.Rat()) }

// Digits returns the number of digits after the point.
func (d Decimal) Digits() int {
	_, fraction, _ := strings.Cut(string(d), ".")
	return len(fraction)
}

// UnmarshalJSON refuses a text that is not a decimal number.
func (d *Decimal) UnmarshalJSON(raw []byte) error {
	var text string
	if err := json.Unmarshal(raw, &text); err != nil {
		return err
	}
	number, err := ParseDecimal(text)
	*d = number
	return err
}

// Date is a calendar date, "2026-12-20".
type Date string
