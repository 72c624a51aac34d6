// Package request converts the contract's types to domain values, for the handlers of all APIs. Its errors point to the
// invalid values in the body.
package request

import (
	"strconv"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/returns"
)

// Or returns the value of an optional field, or the default value otherwise if the field is absent.
func Or[T any](v *T, otherwise T) T {
	if v == nil {
		return otherwise
	}
	return *v
}

// Value returns the value of an optional field, or the zero value if the field is absent.
func Value[T any](v *T) (out T) {
	if v != nil {
		out = *v
	}
	return out
}

// Nullable returns a nullable field of a new object; nil means that the field is null or absent.
func Nullable[T any](v nullable.Nullable[T]) *T {
	if !v.IsSpecified() || v.IsNull() {
		return nil
	}
	value := v.MustGet()
	return &value
}

// Patch returns a nullable field of a patch in the form that domain.SetNullable takes. nil means that the field is
// absent; a pointer to nil means null.
func Patch[T any](v nullable.Nullable[T]) **T {
	if !v.IsSpecified() {
		return nil
	}
	value := Nullable(v)
	return &value
}

// As converts an optional field to a string type of the domain; nil means that the field is absent.
func As[D ~string, S ~string](v *S) *D {
	if v == nil {
		return nil
	}
	value := D(*v)
	return &value
}

// Time converts an optional time; nil means that the field is absent.
func Time(t *common.Timestamp) *time.Time {
	if t == nil {
		return nil
	}
	return &t.Time
}

// PatchTime converts a nullable time of a patch. nil means that the field is absent; a pointer to nil means null.
func PatchTime(v nullable.Nullable[common.Timestamp]) **time.Time {
	if !v.IsSpecified() {
		return nil
	}
	value := Time(Nullable(v))
	return &value
}

// Amount parses a decimal, whose form the contract check has accepted.
func Amount(pointer, s string) (domain.Amount, error) {
	a, err := domain.ParseAmount(s)
	if err != nil {
		return a, domain.Invalid(pointer, "The value is not a decimal number such as 10.00.")
	}
	return a, nil
}

// Money parses an amount of money. It returns an error if the amount has more decimals than the currency.
func Money(pointer, s string, currency domain.Currency) (domain.Amount, error) {
	a, err := Amount(pointer, s)
	if err == nil && !currency.Fits(a) {
		err = domain.Invalid(pointer, "Amounts in %s have at most %d digits after the point.", currency, currency.Digits())
	}
	return a, err
}

// OptionalAmount is like Amount, for a field that may be absent.
func OptionalAmount(pointer string, s *string) (*domain.Amount, error) {
	if s == nil {
		return nil, nil
	}
	a, err := Amount(pointer, *s)
	return &a, err
}

// PatchAmount is like Amount, for a nullable field of a patch.
func PatchAmount(pointer string, v nullable.Nullable[string]) (**domain.Amount, error) {
	if !v.IsSpecified() {
		return nil, nil
	}
	a, err := OptionalAmount(pointer, Nullable(v))
	return &a, err
}

// Expect returns the versions that the caller expects, in the body and in If-Match.
func Expect(version *int64, ifMatch *string) domain.Expect {
	e := domain.Expect{Body: version}
	if ifMatch == nil || *ifMatch == "*" {
		return e
	}
	text, _, _ := strings.Cut(strings.Trim(strings.TrimPrefix(*ifMatch, "W/"), `"`), "-")
	n, err := strconv.ParseInt(text, 10, 64)
	if err != nil {
		n = -1 // no object has this version, so the request fails
	}
	e.Header = &n
	return e
}

// Page returns which page of a list is requested. The contract check has set the defaults. A cursor overrides the page
// number.
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
		FirstName: Value(a.FirstName), LastName: Value(a.LastName), Company: Nullable(a.Company),
		StreetLine1: a.StreetLine1, StreetLine2: Nullable(a.StreetLine2), City: Value(a.City), StateProvince: Value(a.StateProvince),
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

// ChangePage is like Page, for lists with modifiedSince, which sorts the rows by their last change. The parameter usual
// is the list's default sort key, which the contract check sets. With modifiedSince, any other sort key is an error.
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

// PatchText returns a nullable text of a patch. nil means that the field is absent, and null becomes "".
func PatchText(v nullable.Nullable[string]) *string {
	if !v.IsSpecified() {
		return nil
	}
	text := Value(Nullable(v))
	return &text
}

// PatchAddress converts a nullable postal address of a patch. nil means that the field is absent; a pointer to nil
// means null.
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

// Several converts the values of a filter; nil means that the filter is absent.
func Several[T, S ~string](values []S) []T {
	var out []T
	for _, v := range values {
		out = append(out, T(v))
	}
	return out
}

// CustomFieldFilters reads filters by custom fields, each as key:value.
func CustomFieldFilters(pairs []string) []domain.CustomFieldFilter {
	var out []domain.CustomFieldFilter
	for _, pair := range pairs {
		key, value, _ := strings.Cut(pair, ":")
		out = append(out, domain.CustomFieldFilter{Key: key, Value: value})
	}
	return out
}

// OneObjectType returns an error if a filter contains ids of objects but not exactly one object type.
func OneObjectType(types, ids int) error {
	if ids == 0 || types == 1 {
		return nil
	}
	return Refuse([]string{"objectType"}, "An objectId needs its objectType, exactly one.")
}

// LineItemID parses the id of an order line. The contract check has ensured that the id is a number; the result 0 means
// that the number does not fit into an int64.
func LineItemID(text string) int64 {
	id, err := strconv.ParseInt(text, 10, 64)
	if err != nil {
		return 0
	}
	return id
}

// ExchangeLines converts the goods that a return request asks for in exchange.
func ExchangeLines(lines []common.ReturnExchangeRequestLine) []returns.ExchangeLine {
	out := make([]returns.ExchangeLine, len(lines))
	for i, l := range lines {
		out[i] = returns.ExchangeLine{LineItemID: LineItemID(l.LineItemID), VariantID: l.VariantID, Units: int(l.Quantity)}
	}
	return out
}
