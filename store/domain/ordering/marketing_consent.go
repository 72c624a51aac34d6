package ordering

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// ConsentSource is the place where a buyer agreed to something.
type ConsentSource string

const (
	ConsentCheckoutPage ConsentSource = "CHECKOUT_PAGE" // the page of a checkout link
	ConsentStorefront   ConsentSource = "STOREFRONT"
)

// MarketingConsent is the evidence that a buyer agreed to marketing e-mails. For guests, only
// their cart and its order store it.
type MarketingConsent struct {
	AcceptedOn time.Time     `json:"acceptedOn"`
	Source     ConsentSource `json:"source"`
}

// ConsentSourceOf returns the place where an actor with a cart agrees.
func ConsentSourceOf(by domain.Actor) ConsentSource {
	if by.LinkedCartID != 0 {
		return ConsentCheckoutPage
	}
	return ConsentStorefront
}

// AcceptMarketing sets or clears the buyer's consent to marketing e-mails and reports whether
// anything changed. A repeated consent keeps the time of the first. nil means unchanged.
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
