// Package view shows domain values as the contract's shared shapes, for
// answers and for events alike: what a webhook consumer gets and what GET
// answers are the same code. Shapes that only one surface has are shown by that
// surface's handlers.
package view

import (
	"time"

	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/store/domain"
)

// Time is a moment on the wire.
func Time(t time.Time) common.Timestamp { return common.Timestamp{Time: t} }

// TimeOrNull is a moment that may be missing.
func TimeOrNull(t *time.Time) nullable.Nullable[common.Timestamp] {
	if t == nil {
		return nullable.NewNullNullable[common.Timestamp]()
	}
	return nullable.NewNullableWithValue(Time(*t))
}

// Or is a value that may be missing: null where there is none. A nullable
// member that is left unset would show as its zero value.
func Or[T any](v *T) nullable.Nullable[T] {
	if v == nil {
		return nullable.NewNullNullable[T]()
	}
	return nullable.NewNullableWithValue(*v)
}

// TextOrNull shows an empty text as null.
func TextOrNull(s string) nullable.Nullable[string] {
	if s == "" {
		return nullable.NewNullNullable[string]()
	}
	return nullable.NewNullableWithValue(s)
}

// NullText shows an empty text as null, and others as one of an enum.
func NullText[T ~string](s string) nullable.Nullable[T] {
	if s == "" {
		return nullable.NewNullNullable[T]()
	}
	return nullable.NewNullableWithValue(T(s))
}

// AmountOrNull is money that may be missing.
func AmountOrNull(currency domain.Currency, a *domain.Amount) nullable.Nullable[string] {
	if a == nil {
		return nullable.NewNullNullable[string]()
	}
	return nullable.NewNullableWithValue(currency.Format(*a))
}

// Each shows every item; the list is empty, never null.
func Each[D, V any](items []D, show func(D) V) []V {
	out := make([]V, 0, len(items))
	for _, item := range items {
		out = append(out, show(item))
	}
	return out
}

// CustomFields shows an object's custom fields.
func CustomFields(fields []domain.CustomField) []common.CustomField {
	return Each(fields, func(f domain.CustomField) common.CustomField {
		return common.CustomField{Key: f.Key, Type: common.CustomFieldType(f.Type), Value: Or(f.Value)}
	})
}

// Address shows a postal address.
func Address(a domain.Address) common.Address {
	return common.Address{
		FirstName: a.FirstName, LastName: a.LastName, Company: Or(a.Company),
		StreetLine1: a.StreetLine1, StreetLine2: Or(a.StreetLine2), City: a.City, StateProvince: a.StateProvince,
		PostalCode: a.PostalCode, CountryCode: a.CountryCode, PhoneNumber: Or(a.PhoneNumber),
	}
}

// AddressOrNull shows a postal address that may be missing.
func AddressOrNull(a *domain.Address) nullable.Nullable[common.Address] {
	if a == nil {
		return nullable.NewNullNullable[common.Address]()
	}
	return nullable.NewNullableWithValue(Address(*a))
}

// PageInfo is what every page of a list says besides its items.
type PageInfo struct {
	Page            nullable.Nullable[common.PageNumber]
	PageSize        common.PageSize
	TotalCount      common.TotalCount
	TotalIsEstimate common.TotalIsEstimate
	NextCursor      nullable.Nullable[common.NextCursor]
}

// Page shows what a page says besides its items.
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
