// Package view converts domain values to the contract's shared shapes, for responses and for events: the same code
// creates the objects that webhook receivers get and that GET returns. If only one surface has a shape, the handlers of
// that surface convert it.
package view

import (
	"time"

	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/store/domain"
)

// Time converts a time.
func Time(t time.Time) common.Timestamp { return common.Timestamp{Time: t} }

// TimeOrNull converts a time; nil becomes null.
func TimeOrNull(t *time.Time) nullable.Nullable[common.Timestamp] {
	if t == nil {
		return nullable.NewNullNullable[common.Timestamp]()
	}
	return nullable.NewNullableWithValue(Time(*t))
}

// Or converts a pointer to a nullable field; nil becomes null. A nullable field that is not set would be rendered as
// its zero value.
func Or[T any](v *T) nullable.Nullable[T] {
	if v == nil {
		return nullable.NewNullNullable[T]()
	}
	return nullable.NewNullableWithValue(*v)
}

// TextOrNull converts an empty text to null.
func TextOrNull(s string) nullable.Nullable[string] {
	if s == "" {
		return nullable.NewNullNullable[string]()
	}
	return nullable.NewNullableWithValue(s)
}

// NullText converts an empty text to null, and other texts to a value of an enum.
func NullText[T ~string](s string) nullable.Nullable[T] {
	if s == "" {
		return nullable.NewNullNullable[T]()
	}
	return nullable.NewNullableWithValue(T(s))
}

// AmountOrNull converts an amount of money; nil becomes null.
func AmountOrNull(currency domain.Currency, a *domain.Amount) nullable.Nullable[string] {
	if a == nil {
		return nullable.NewNullNullable[string]()
	}
	return nullable.NewNullableWithValue(currency.Format(*a))
}

// Each converts every item. The result is never nil, so an empty result is rendered as an empty list.
func Each[D, V any](items []D, show func(D) V) []V {
	out := make([]V, 0, len(items))
	for _, item := range items {
		out = append(out, show(item))
	}
	return out
}

// CustomFields converts an object's custom fields.
func CustomFields(fields []domain.CustomField) []common.CustomField {
	return Each(fields, func(f domain.CustomField) common.CustomField {
		return common.CustomField{Key: f.Key, Type: common.CustomFieldType(f.Type), Value: Or(f.Value)}
	})
}

// Address converts a postal address.
func Address(a domain.Address) common.Address {
	return common.Address{
		FirstName: a.FirstName, LastName: a.LastName, Company: Or(a.Company),
		StreetLine1: a.StreetLine1, StreetLine2: Or(a.StreetLine2), City: a.City, StateProvince: a.StateProvince,
		PostalCode: a.PostalCode, CountryCode: a.CountryCode, PhoneNumber: PhoneNumber(a.PhoneNumber, a.PhoneE164), Phone: Phone(a.PhoneNumber, a.PhoneE164),
	}
}

// AddressOrNull converts a postal address; nil becomes null.
func AddressOrNull(a *domain.Address) nullable.Nullable[common.Address] {
	if a == nil {
		return nullable.NewNullNullable[common.Address]()
	}
	return nullable.NewNullableWithValue(Address(*a))
}

// PageInfo contains the fields of a page other than its items.
type PageInfo struct {
	Page            nullable.Nullable[common.PageNumber]
	PageSize        common.PageSize
	TotalCount      common.TotalCount
	TotalIsEstimate common.TotalIsEstimate
	NextCursor      nullable.Nullable[common.NextCursor]
}

// Page converts the fields of a page other than its items.
func Page[T any](p domain.Page[T]) PageInfo {
	info := PageInfo{
		Page: nullable.NewNullNullable[common.PageNumber](), PageSize: int32(p.Size),
		TotalCount: p.TotalCount, TotalIsEstimate: p.TotalIsEstimate, NextCursor: TextOrNull(p.NextCursor),
	}
	if p.Number > 0 {
		info.Page = nullable.NewNullableWithValue(int32(p.Number))
	}
	return info
}
