package ordering

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// ConsentSource is where somebody agreed to something.
type ConsentSource string

const (
	ConsentCheckoutPage ConsentSource = "CHECKOUT_PAGE" // that a checkout link leads to
	ConsentStorefront   ConsentSource = "STOREFRONT"
)

// MarketingConsent is the evidence that a buyer agreed to marketing e-mails. Guests have
// no other place for it than their cart and its order.
type MarketingConsent struct {
	AcceptedOn time.Time     `json:"acceptedOn"`
	Source     ConsentSource `json:"source"`
}

// ConsentSourceOf is where an actor agrees who has a cart.
func ConsentSourceOf(by domain.Actor) ConsentSource {
	if by.LinkedCartID != 0 {
		return ConsentCheckoutPage
	}
	return ConsentStorefront
}

// AcceptMarketing notes what the buyer says of marketing e-mails, and tells whether that
// changed anything: who agrees again agreed when they did first. nil says nothing.
func (c *Cart) AcceptMarketing(accepts *bool, source ConsentSource, now time.Time) (changed bool) {
	if accepts == nil || *accepts == (c.MarketingConsent != nil) {
		return false
	}
	c.MarketingConsent = nil
	if *accepts {
		c.MarketingConsent = &MarketingConsent{AcceptedOn: now, Source: source}
	}
	return true
}
