package customer

import (
	"fmt"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
)

// CustomerPaymentMethod is a saved payment method. The provider stores its data, and the row never
// contains a card number. A removed method is never deleted, because payments refer to it.
type CustomerPaymentMethod struct {
	domain.Row
	CustomerID        int64
	CommandID         uuid.UUID
	PaymentProviderID int64
	ProviderReference string  `audit:"secret"` // the provider's id of the method; never shown
	Mandate           string  `audit:"secret"` // the provider's id of the customer's agreement to off-session charges
	PaymentType       string  // CARD, BANK, CRYPTO, DIGITAL_WALLET
	Brand             string  // as reported by the provider
	LastFour          *string `audit:"secret"`
	ExpiryMonth       *string // 01…12
	ExpiryYear        *string // four digits
	BillingAddressID  *int64
	IsDefault         bool // only one active method is the default
	IsActive          bool // false means removed
	LastUsedOn        *time.Time

	// number of ACTIVE subscriptions that are charged to the method; loaded in lists and never written
	ActiveSubscriptionCount int64 `gorm:"->"`
}

// LastDay returns the last day of the month in which the method expires. The result expires is false if the expiry is
// unknown.
func (m *CustomerPaymentMethod) LastDay() (last domain.Date, expires bool) {
	if m.ExpiryMonth == nil || m.ExpiryYear == nil {
		return 0, false
	}
	month, err := time.Parse("2006-01", *m.ExpiryYear+"-"+*m.ExpiryMonth)
	return domain.DateAt(month.AddDate(0, 1, -1), time.UTC), err == nil
}

// Expired reports whether the method's last day, in UTC, has passed.
func (m *CustomerPaymentMethod) Expired(now time.Time) bool {
	last, expires := m.LastDay()
	return expires && domain.DateAt(now, time.UTC) > last
}

// Wallet contains a customer's active payment methods, sorted by id. The caller has locked their rows.
type Wallet []*CustomerPaymentMethod

// Find returns a payment method of the wallet, or an error if the wallet does not contain it.
func (w Wallet) Find(id int64) (*CustomerPaymentMethod, error) {
	return domain.Find(w, id, "payment method")
}

// Save returns a new payment method for the caller to insert. The first method is the default. unmarked
// is the former default method if the new method replaces it as the default; update it before inserting
// the new method. If the wallet already has the method, Save returns the existing method and no events.
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

// Remove removes a payment method of the wallet. If it was the default, the newest remaining method that
// has not expired becomes the default, or else the newest method. Remove returns the changed rows in the
// order in which to update them.
func (w Wallet) Remove(id int64, now time.Time) (removed *CustomerPaymentMethod, changed []domain.Entity, events []domain.Event, err error) {
	m, err := w.Find(id)
	if err != nil {
		return nil, nil, nil, err
	}
	event, before := m.remove()
	changed, events = []domain.Entity{m}, []domain.Event{event}
	if before.IsDefault {
		var next *CustomerPaymentMethod
		for _, other := range w {
			if other != m && (next == nil || next.Expired(now) || !other.Expired(now)) {
				next = other
			}
		}
		if next != nil {
			was := *next
			next.IsDefault = true
			return m, append(changed, next), append(events, methodMarked(next, was)), nil
		}
	}
	return m, changed, events, nil
}

// Reissue updates a payment method when the card network reports a new number or expiry. Empty and zero
// values change nothing. Reissue returns no events if the method already has these values.
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

// shown returns the values by which a customer recognizes the method.
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

// SetDefault makes a payment method of the wallet the default. It returns the changed rows in the order
// in which to update them, or no rows if the method was already the default. An expired method is invalid
// here, as it is in a checkout.
func (w Wallet) SetDefault(id int64, now time.Time) (m *CustomerPaymentMethod, changed []domain.Entity, events []domain.Event, err error) {
	if m, err = w.Find(id); err != nil || m.IsDefault {
		return m, nil, nil, err
	}
	if m.Expired(now) {
		return nil, nil, nil, domain.Invalid("/customerPaymentMethodId", "The payment method has expired.")
	}
	unmarked, events := w.unmark()
	if unmarked != nil {
		changed = append(changed, unmarked)
	}
	was := *m
	m.IsDefault = true
	return m, append(changed, m), append(events, methodMarked(m, was)), nil
}

// unmark removes the default mark, and returns the payment method that had it, or nil if none had.
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
