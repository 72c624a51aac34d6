package ordering

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
)

// MarketingConsent is the evidence that a buyer agreed to marketing e-mails.
type MarketingConsent = customer.MarketingConsent

// AcceptMarketing records or clears the buyer's consent to marketing e-mails, and reports whether
// anything changed. A repeated consent keeps the time of the first consent. A nil accepts changes
// nothing.
func (c *Cart) AcceptMarketing(accepts *bool, source customer.ConsentSource, now time.Time) (changed bool) {
	if accepts == nil || *accepts == (c.MarketingConsent != nil) {
		return false
	}
	c.MarketingConsent = nil
	if *accepts {
		c.MarketingConsent = &MarketingConsent{AcceptedOn: now, Source: source}
	}
	return true
}

// withdraw records that a guest withdrew the consent that they gave with the order, and reports whether
// anything changed. Customers withdraw a consent in their profile.
func (o *Order) withdraw(accepts *bool, refused *domain.Refusals, now time.Time) bool {
	switch {
	case accepts == nil:
		return false
	case *accepts:
		refused.Add("/acceptsMarketing", "acceptsMarketing can only be set to false: only the buyer consents.")
		return false
	case o.CustomerID != nil:
		refused.Add("/acceptsMarketing", "The order belongs to a customer. Change acceptsMarketing of the customer.")
		return false
	}
	was := o.MarketingConsent
	o.MarketingConsent = was.Withdrawn(now)
	return o.MarketingConsent != was
}
