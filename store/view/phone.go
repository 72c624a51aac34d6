package view

import (
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/store/domain"
)

// PhoneNumber converts a stored phone number to the form of the first release, which never changed.
func PhoneNumber(entered, e164 *string) nullable.Nullable[common.PhoneNumber] {
	if entered == nil {
		return nullable.NewNullNullable[common.PhoneNumber]()
	}
	return nullable.NewNullableWithValue(domain.PhoneOf(*entered, e164).Released())
}

// Phone converts a stored phone number.
func Phone(entered, e164 *string) nullable.Nullable[common.Phone] {
	if entered == nil {
		return nullable.NewNullNullable[common.Phone]()
	}
	p := domain.PhoneOf(*entered, e164)
	return nullable.NewNullableWithValue(common.Phone{Entered: p.Entered, E164: TextOrNull(p.E164), Extension: TextOrNull(p.Extension)})
}
