package customer

import (
	"fmt"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
)

// CustomerPaymentMethod is a saved way to pay: what its provider keeps for the
// customer, and never a card number. It is never deleted, only removed, since
// payments name it.
type CustomerPaymentMethod struct {
	domain.Row
	CustomerID        int64
	CommandID         uuid.UUID
	PaymentProviderID int64
	ProviderReference string  `audit:"secret"` // the provider's name for it; nobody sees it
	Mandate           string  `audit:"secret"` // what the customer agreed to be charged for while they are away, by the provider's name
	PaymentType       string  // CARD, BANK, CRYPTO, DIGITAL_WALLET
	Brand             string  // as the provider reports it
	LastFour          *string `audit:"secret"`
	ExpiryMonth       *string // 01…12
	ExpiryYear        *string // four digits
	BillingAddressID  *int64
	IsDefault         bool // of the active ones exactly one
	IsActive          bool // false: removed
	LastUsedOn        *time.Time
}

// LastDay is the last day on which it is good: that of its last month; expires is
// false where nobody knows of any.
func (m *CustomerPaymentMethod) LastDay() (last domain.Date, expires bool) {
	if m.ExpiryMonth == nil || m.ExpiryYear == nil {
		return 0, false
	}
	month, err := time.Parse("2006-01", *m.ExpiryYear+"-"+*m.ExpiryMonth)
	return domain.DateAt(month.AddDate(0, 1, -1), time.UTC), err == nil
}

// Expired tells whether its last day is over.
func (m *CustomerPaymentMethod) Expired(now time.Time) bool {
	last, expires := m.LastDay()
	return expires && domain.DateAt(now, time.UTC) > last
}

// Wallet are a customer's active payment methods, locked, by id.
type Wallet []*CustomerPaymentMethod

// Find finds a payment method of the wallet.
func (w Wallet) Find(id int64) (*CustomerPaymentMethod, error) {
	return domain.Find(w, id, "payment method")
}

// Save adds a payment method that its provider keeps from now on. The first one
// is the default, and a new default takes the mark from the old one: then that
// is given back as well, to be updated before the new one is inserted. A method
// that is in the wallet already is given back as it is, with no events.
func (w Wallet) Save(m CustomerPaymentMethod, asDefault bool) (saved, unmarked *CustomerPaymentMethod, events []domain.Event) {
	for _, old := range w {
		if old.PaymentProviderID == m.PaymentProviderID && old.ProviderReference == m.ProviderReference {
			return old, nil, nil
		}
	}
	m.IsActive, m.IsDefault = true, asDefault || len(w) == 0
	if m.IsDefault {
		unmarked, events = w.unmark()
	}
	return &m, unmarked, append(events, domain.Event{Type: domain.CustomerPaymentMethodChanged, Action: "customer.payment_method_added", Object: &m})
}

// Remove removes a payment method of the wallet. If it was the default, the
// newest that is left becomes it. What changed is given back in the order to
// update it.
func (w Wallet) Remove(id int64) (removed *CustomerPaymentMethod, changed []domain.Entity, events []domain.Event, err error) {
	m, err := w.Find(id)
	if err != nil {
		return nil, nil, nil, err
	}
	event, before := m.remove()
	changed, events = []domain.Entity{m}, []domain.Event{event}
	if before.IsDefault {
		for i := len(w) - 1; i >= 0; i-- {
			if w[i] != m {
				was := *w[i]
				w[i].IsDefault = true
				return m, append(changed, w[i]), append(events, methodMarked(w[i], was)), nil
			}
		}
	}
	return m, changed, events, nil
}

// Reissue has a payment method show what the card network made of it: another number
// or another expiry. What is empty stays as it is. No events: it shows that already.
func (w Wallet) Reissue(id int64, brand, lastFour string, month, year int) (m *CustomerPaymentMethod, events []domain.Event, err error) {
	if m, err = w.Find(id); err != nil {
		return nil, nil, err
	}
	was := *m
	if brand != "" {
		m.Brand = brand
	}
	if lastFour != "" {
		m.LastFour = &lastFour
	}
	if month > 0 && year > 0 {
		two, four := fmt.Sprintf("%02d", month), fmt.Sprintf("%04d", year)
		m.ExpiryMonth, m.ExpiryYear = &two, &four
	}
	if m.shown() == was.shown() {
		return m, nil, nil
	}
	return m, []domain.Event{methodMarked(m, was)}, nil
}

// shown is what its customer knows it by.
func (m *CustomerPaymentMethod) shown() [4]string {
	out := [4]string{m.Brand}
	for i, text := range []*string{m.LastFour, m.ExpiryMonth, m.ExpiryYear} {
		if text != nil {
			out[i+1] = *text
		}
	}
	return out
}

// Clear removes all payment methods of the wallet.
func (w Wallet) Clear() (changed []domain.Entity, events []domain.Event) {
	for _, m := range w {
		event, _ := m.remove()
		changed, events = append(changed, m), append(events, event)
	}
	return changed, events
}

func (m *CustomerPaymentMethod) remove() (domain.Event, CustomerPaymentMethod) {
	before := *m
	m.IsActive, m.IsDefault = false, false
	return domain.Event{Type: domain.CustomerPaymentMethodChanged, Action: "customer.payment_method_removed", Object: m, Before: &before}, before
}

// SetDefault makes a payment method of the wallet the default one. What changed
// is given back in the order to update it; nothing when it was the default.
func (w Wallet) SetDefault(id int64) (m *CustomerPaymentMethod, changed []domain.Entity, events []domain.Event, err error) {
	if m, err = w.Find(id); err != nil || m.IsDefault {
		return m, nil, nil, err
	}
	unmarked, events := w.unmark()
	if unmarked != nil {
		changed = append(changed, unmarked)
	}
	was := *m
	m.IsDefault = true
	return m, append(changed, m), append(events, methodMarked(m, was)), nil
}

// unmark takes the mark of the default from the payment method that has it.
func (w Wallet) unmark() (*CustomerPaymentMethod, []domain.Event) {
	for _, m := range w {
		if m.IsDefault {
			was := *m
			m.IsDefault = false
			return m, []domain.Event{methodMarked(m, was)}
		}
	}
	return nil, nil
}

func methodMarked(m *CustomerPaymentMethod, was CustomerPaymentMethod) domain.Event {
	return domain.Event{Type: domain.CustomerPaymentMethodChanged, Action: "customer.payment_method_updated", Object: m, Before: &was}
}
