package customer

import (
	"reflect"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// MaxCustomerAddresses is the maximum number of active addresses of a customer.
const MaxCustomerAddresses = 100

// CustomerAddress is a saved address of a customer. A removed address is never deleted, because
// subscriptions refer to it. Orders contain their own copies.
type CustomerAddress struct {
	domain.Row
	CustomerID int64
	CommandID  uuid.UUID
	Address    domain.Address `gorm:"embedded" audit:"secret"`
	IsDefault  bool           // only one active address is the default
	IsActive   bool           // false means removed
}

// AddressPatch changes a saved address. nil leaves a field unchanged; a pointer to nil clears it.
type AddressPatch struct {
	FirstName     *string
	LastName      *string
	Company       **string
	StreetLine1   *string
	StreetLine2   **string
	City          *string
	StateProvince *string
	PostalCode    *string
	CountryCode   *string
	PhoneNumber   **string
	IsDefault     *bool // true makes the address the default; false is refused for the default address
}

// AddressBook contains a customer's active addresses, sorted by id. The caller has locked their rows.
type AddressBook []*CustomerAddress

// Find returns an address of the book, or an error if the book does not contain it.
func (b AddressBook) Find(id int64) (*CustomerAddress, error) {
	return domain.Find(b, id, "address")
}

// Add returns a new address for the caller to insert. The first address is the default. unmarked is the
// former default address if the new address replaces it as the default; update it before inserting the
// new address. The parameter at is the pointer to the address in the request body.
func (b AddressBook) Add(customerID int64, address domain.Address, asDefault bool, at string, settings settings.Settings, command uuid.UUID) (added, unmarked *CustomerAddress, events []domain.Event, err error) {
	if len(b) >= MaxCustomerAddresses {
		return nil, nil, nil, domain.Errorf(domain.InvalidValue, "There are %d addresses already, which is the most.", MaxCustomerAddresses)
	}
	address = address.Tidy()
	if err := address.Check(settings.AllowedCountryCodes, at); err != nil {
		return nil, nil, nil, err
	}
	added = &CustomerAddress{CustomerID: customerID, CommandID: command, Address: address, IsActive: true, IsDefault: asDefault || len(b) == 0}
	if added.IsDefault {
		unmarked, events = b.unmark()
	}
	return added, unmarked, append(events, domain.Event{Type: domain.CustomerAddressChanged, Action: "customer.address_added", Object: added}), nil
}

// Keep returns the matching address of the book, or a new address for the caller to insert; fresh reports
// which. The caller must pass a checked address, such as that of an order.
func (b AddressBook) Keep(customerID int64, address domain.Address, at string, command uuid.UUID) (kept *CustomerAddress, fresh bool, events []domain.Event, err error) {
	address = address.Tidy()
	for _, a := range b {
		if reflect.DeepEqual(a.Address, address) {
			return a, false, nil, nil
		}
	}
	if len(b) >= MaxCustomerAddresses {
		return nil, false, nil, domain.Invalid(at, "There are %d addresses already, which is the most: choose one of them.", MaxCustomerAddresses)
	}
	kept = &CustomerAddress{CustomerID: customerID, CommandID: command, Address: address, IsActive: true, IsDefault: len(b) == 0}
	return kept, true, []domain.Event{{Type: domain.CustomerAddressChanged, Action: "customer.address_added", Object: kept}}, nil
}

// Change applies a patch to an address of the book. It returns the changed rows in the order in
// which to update them, or none if the patch changes nothing.
func (b AddressBook) Change(id int64, p AddressPatch, e domain.Expect, settings settings.Settings) (a *CustomerAddress, changed []domain.Entity, events []domain.Event, err error) {
	if a, err = b.Find(id); err != nil {
		return nil, nil, nil, err
	}
	if err := e.Check(&a.Row); err != nil {
		return nil, nil, nil, err
	}
	if p.IsDefault != nil && !*p.IsDefault && a.IsDefault {
		return nil, nil, nil, domain.Invalid("/isDefault", "Make another address the default instead.")
	}
	before, to := *a, a.Address
	domain.Set(&to.FirstName, p.FirstName)
	domain.Set(&to.LastName, p.LastName)
	domain.SetNullable(&to.Company, p.Company)
	domain.Set(&to.StreetLine1, p.StreetLine1)
	domain.SetNullable(&to.StreetLine2, p.StreetLine2)
	domain.Set(&to.City, p.City)
	domain.Set(&to.StateProvince, p.StateProvince)
	domain.Set(&to.PostalCode, p.PostalCode)
	domain.Set(&to.CountryCode, p.CountryCode)
	domain.SetNullable(&to.PhoneNumber, p.PhoneNumber)
	to = to.Tidy()
	moved := domain.SetWhole(&a.Address, &to)
	if moved {
		if err := to.Check(settings.AllowedCountryCodes, ""); err != nil {
			*a = before
			return nil, nil, nil, err
		}
	}
	marked := p.IsDefault != nil && *p.IsDefault && !a.IsDefault
	if marked {
		var unmarked *CustomerAddress
		if unmarked, events = b.unmark(); unmarked != nil {
			changed = append(changed, unmarked)
		}
		a.IsDefault = true
	}
	if moved || marked {
		changed, events = append(changed, a), append(events, addressMarked(a, before))
	}
	return a, changed, events, nil
}

// Remove removes an address of the book. If it was the default, the newest remaining address becomes the
// default. Remove returns the changed rows in the order in which to update them.
func (b AddressBook) Remove(id int64) (changed []domain.Entity, events []domain.Event, err error) {
	a, err := b.Find(id)
	if err != nil {
		return nil, nil, err
	}
	before := *a
	a.IsActive, a.IsDefault = false, false
	changed = []domain.Entity{a}
	events = []domain.Event{{Type: domain.CustomerAddressChanged, Action: "customer.address_removed", Object: a, Before: &before}}
	if before.IsDefault {
		for i := len(b) - 1; i >= 0; i-- {
			if b[i] != a {
				was := *b[i]
				b[i].IsDefault = true
				return append(changed, b[i]), append(events, addressMarked(b[i], was)), nil
			}
		}
	}
	return changed, events, nil
}

// SetDefault makes an address of the book the default. It returns the changed rows in the order in which
// to update them, or no rows if the address was already the default.
func (b AddressBook) SetDefault(id int64) (a *CustomerAddress, changed []domain.Entity, events []domain.Event, err error) {
	if a, err = b.Find(id); err != nil || a.IsDefault {
		return a, nil, nil, err
	}
	unmarked, events := b.unmark()
	if unmarked != nil {
		changed = append(changed, unmarked)
	}
	was := *a
	a.IsDefault = true
	return a, append(changed, a), append(events, addressMarked(a, was)), nil
}

// unmark removes the default mark, and returns the address that had it, or nil if none had.
func (b AddressBook) unmark() (*CustomerAddress, []domain.Event) {
	for _, a := range b {
		if a.IsDefault {
			was := *a
			a.IsDefault = false
			return a, []domain.Event{addressMarked(a, was)}
		}
	}
	return nil, nil
}

func addressMarked(a *CustomerAddress, was CustomerAddress) domain.Event {
	return domain.Event{Type: domain.CustomerAddressChanged, Action: "customer.address_updated", Object: a, Before: &was}
}
