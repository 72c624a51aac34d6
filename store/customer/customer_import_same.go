package customer

import (
	"slices"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/table"
)

// If a cell still has the text that an export wrote for the stored value, the functions below remove that value
// from the change. The texts may differ, because an export trims texts and uses only one kind of line end.

// same reports whether a cell has the text that an export writes for the stored text.
func same(cell, stored string) bool { return table.Plain(cell) == table.Plain(stored) }

func keepText(cell **string, stored string) {
	if *cell != nil && same(**cell, stored) {
		*cell = nil
	}
}

func keepOptional(cell ***string, stored *string) {
	if *cell != nil && **cell != nil && stored != nil && same(***cell, *stored) {
		*cell = nil
	}
}

// keepProfile removes from a patch the values that the customer already has.
func keepProfile(p *customer.CustomerPatch, c *customer.Customer) {
	keepText(&p.FirstName, c.FirstName)
	keepText(&p.LastName, c.LastName)
	keepOptional(&p.PhoneNumber, c.PhoneNumber)
	keepOptional(&p.Company, c.Company)
	keepOptional(&p.TaxNumber, c.TaxNumber)
	keepOptional(&p.LanguageCode, c.LanguageCode)
	keepOptional(&p.ReferrerCode, c.ReferrerCode)
	keepOptional(&p.Note, c.Note)
	keepOptional(&p.ExternalID, c.ExternalID)
	if p.CustomFields != nil {
		kept := slices.Clone(*p.CustomFields)
		for i, f := range kept {
			stored := slices.IndexFunc(c.CustomFields, func(o domain.CustomField) bool { return o.Key == f.Key && o.Type == f.Type })
			if stored >= 0 && f.Value != nil && c.CustomFields[stored].Value != nil && same(*f.Value, *c.CustomFields[stored].Value) {
				kept[i].Value = c.CustomFields[stored].Value
			}
		}
		p.CustomFields = &kept
	}
}

// keepAddress returns the patch without the values that the address already has.
func keepAddress(p customer.AddressPatch, a *domain.Address) customer.AddressPatch {
	keepText(&p.FirstName, a.FirstName)
	keepText(&p.LastName, a.LastName)
	keepOptional(&p.Company, a.Company)
	keepText(&p.StreetLine1, a.StreetLine1)
	keepOptional(&p.StreetLine2, a.StreetLine2)
	keepText(&p.City, a.City)
	keepText(&p.StateProvince, a.StateProvince)
	keepText(&p.PostalCode, a.PostalCode)
	keepText(&p.CountryCode, a.CountryCode)
	keepOptional(&p.PhoneNumber, a.PhoneNumber)
	return p
}
