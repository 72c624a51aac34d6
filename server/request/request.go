// Package request reads the contract's shapes into domain values, for the
// handlers of every surface. What it refuses it names by its place in the body.
package request

import (
	"strconv"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/store/domain"
)

// Or is an optional member's value, or the one that stands for it.
func Or[T any](v *T, otherwise T) T {
	if v == nil {
		return otherwise
	}
	return *v
}

// Value is an optional member's value, or its type's zero.
func Value[T any](v *T) (out T) {
	if v != nil {
		out = *v
	}
	return out
}

// Nullable is a nullable member of a new object: nil when it is null or absent.
func Nullable[T any](v nullable.Nullable[T]) *T {
	if !v.IsSpecified() || v.IsNull() {
		return nil
	}
	value := v.MustGet()
	return &value
}

// Patch is a nullable member of a patch, as domain.SetNullable takes it: nil is
// absent, a pointer to nil is null.
func Patch[T any](v nullable.Nullable[T]) **T {
	if !v.IsSpecified() {
		return nil
	}
	value := Nullable(v)
	return &value
}

// As converts an optional member to a type of the domain that has the same form.
func As[D ~string, S ~string](v *S) *D {
	if v == nil {
		return nil
	}
	value := D(*v)
	return &value
}

// Time is an optional moment.
func Time(t *common.Timestamp) *time.Time {
	if t == nil {
		return nil
	}
	return &t.Time
}

// PatchTime is a nullable moment of a patch.
func PatchTime(v nullable.Nullable[common.Timestamp]) **time.Time {
	if !v.IsSpecified() {
		return nil
	}
	value := Time(Nullable(v))
	return &value
}

// Amount reads a decimal that the contract check let through.
func Amount(pointer, s string) (domain.Amount, error) {
	a, err := domain.ParseAmount(s)
	if err != nil {
		return a, domain.Invalid(pointer, "The value is not a decimal number such as 10.00.")
	}
	return a, nil
}

// Money reads an amount of money, which may not have more digits than its currency.
func Money(pointer, s string, currency domain.Currency) (domain.Amount, error) {
	a, err := Amount(pointer, s)
	if err == nil && !currency.Fits(a) {
		err = domain.Invalid(pointer, "Amounts in %s have at most %d digits after the point.", currency, currency.Digits())
	}
	return a, err
}

// OptionalAmount is Amount for a member that may be absent.
func OptionalAmount(pointer string, s *string) (*domain.Amount, error) {
	if s == nil {
		return nil, nil
	}
	a, err := Amount(pointer, *s)
	return &a, err
}

// PatchAmount is Amount for a nullable member of a patch.
func PatchAmount(pointer string, v nullable.Nullable[string]) (**domain.Amount, error) {
	if !v.IsSpecified() {
		return nil, nil
	}
	a, err := OptionalAmount(pointer, Nullable(v))
	return &a, err
}

// Expect is the version that a caller believes in: of the body, and of If-Match.
func Expect(version *int64, ifMatch *string) domain.Expect {
	e := domain.Expect{Body: version}
	if ifMatch == nil || *ifMatch == "*" {
		return e
	}
	text, _, _ := strings.Cut(strings.Trim(strings.TrimPrefix(*ifMatch, "W/"), `"`), "-")
	n, err := strconv.ParseInt(text, 10, 64)
	if err != nil {
		n = -1 // a tag that no object ever had
	}
	e.Header = &n
	return e
}

// Page is which page of a list is asked for. The contract check has filled in
// the defaults.
func Page[S ~string](page, size *int32, cursor *string, sort *S) domain.PageQuery {
	q := domain.PageQuery{Number: int(Or(page, 1)), Size: int(Or(size, 25)), Cursor: Value(cursor), Sort: string(Value(sort))}
	if q.Cursor != "" {
		q.Number = 0
	}
	return q
}

// Address reads a postal address.
func Address(a common.AddressInput) domain.Address {
	return domain.Address{
		FirstName: a.FirstName, LastName: a.LastName, Company: Nullable(a.Company),
		StreetLine1: a.StreetLine1, StreetLine2: Nullable(a.StreetLine2), City: a.City, StateProvince: Value(a.StateProvince),
		PostalCode: Value(a.PostalCode), CountryCode: a.CountryCode, PhoneNumber: Nullable(a.PhoneNumber),
	}
}

// CustomFields reads an object's custom fields.
func CustomFields(fields []common.CustomFieldInput) []domain.CustomField {
	out := make([]domain.CustomField, 0, len(fields))
	for _, f := range fields {
		out = append(out, domain.CustomField{Key: f.Key, Type: string(f.Type), Value: Nullable(f.Value)})
	}
	return out
}

// ChangePage is Page for a list that modifiedSince turns into the order in which
// its rows changed; usual is the list's sort key without one, which the contract
// check has filled in.
func ChangePage[S ~string](page, size *int32, cursor *string, sort *S, usual S, since *common.ModifiedSince) (domain.PageQuery, error) {
	q := Page(page, size, cursor, sort)
	if since == nil {
		return q, nil
	}
	if q.Sort != string(usual) {
		return q, Refuse([]string{"sort"}, "With modifiedSince the rows come in the order in which they changed.")
	}
	q.Sort = ""
	return q, nil
}

// PatchText is a nullable text of a patch that is kept as an empty one: null
// clears.
func PatchText(v nullable.Nullable[string]) *string {
	if !v.IsSpecified() {
		return nil
	}
	text := Value(Nullable(v))
	return &text
}

// PatchAddress is a nullable postal address of a patch.
func PatchAddress(v nullable.Nullable[common.AddressInput]) **domain.Address {
	if !v.IsSpecified() {
		return nil
	}
	var address *domain.Address
	if in := Nullable(v); in != nil {
		read := Address(*in)
		address = &read
	}
	return &address
}

// Several are the values of a filter that takes more than one; nil: it was not given.
func Several[T, S ~string](values []S) []T {
	var out []T
	for _, v := range values {
		out = append(out, T(v))
	}
	return out
}

// CustomFieldFilters reads custom fields to filter by, which are pairs of a key and a value.
func CustomFieldFilters(pairs []string) []domain.CustomFieldFilter {
	var out []domain.CustomFieldFilter
	for _, pair := range pairs {
		key, value, _ := strings.Cut(pair, ":")
		out = append(out, domain.CustomFieldFilter{Key: key, Value: value})
	}
	return out
}

// OneObjectType checks a filter by ids of objects: what they are ids of is one
// type, which has to be there.
func OneObjectType(types, ids int) error {
	if ids == 0 || types == 1 {
		return nil
	}
	return Refuse([]string{"objectType"}, "An objectId needs its objectType, exactly one.")
}
