package customer

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// ConsentSource is the place where a person agreed to something. Values can be added.
type ConsentSource string

const (
	ConsentCheckoutPage ConsentSource = "CHECKOUT_PAGE" // the page of a checkout link
	ConsentStorefront   ConsentSource = "STOREFRONT"
	ConsentAdmin        ConsentSource = "ADMIN"   // an administrator entered it
	ConsentAPI          ConsentSource = "API"     // an integration entered it
	ConsentUnknown      ConsentSource = "UNKNOWN" // stored before sources were
)

// MarketingConsent is the evidence that a person agreed to marketing e-mails, and of when they
// withdrew it (GDPR article 7, 1 and 3). Guests' consent is only in their cart and its order.
type MarketingConsent struct {
	AcceptedOn  time.Time     `json:"acceptedOn"`
	Source      ConsentSource `json:"source"`
	WithdrawnOn *time.Time    `json:"withdrawnOn,omitempty"` // nil means in force
}

// InForce reports whether there is a consent and it was not withdrawn.
func (m *MarketingConsent) InForce() bool { return m != nil && m.WithdrawnOn == nil }

// Withdrawn returns the consent with the time of its withdrawal. One that is not in force stays
// unchanged.
func (m *MarketingConsent) Withdrawn(now time.Time) *MarketingConsent {
	if !m.InForce() {
		return m
	}
	return &MarketingConsent{AcceptedOn: m.AcceptedOn, Source: m.Source, WithdrawnOn: &now}
}

// ConsentSourceOf returns the place where an actor agrees, or where others enter that someone did.
func ConsentSourceOf(by domain.Actor) ConsentSource {
	switch {
	case by.LinkedCartID != 0:
		return ConsentCheckoutPage
	case by.Kind == domain.ActorCustomer:
		return ConsentStorefront
	case by.Kind == domain.ActorAPIToken:
		return ConsentAPI
	}
	return ConsentAdmin
}

// Consent returns the customer's consent and its withdrawal; nil means they never consented.
func (c *Customer) Consent() *MarketingConsent {
	if c.AcceptsMarketingOn != nil && !c.MarketingConsent.InForce() {
		return &MarketingConsent{AcceptedOn: *c.AcceptsMarketingOn, Source: ConsentUnknown}
	}
	return c.MarketingConsent
}

// accept records that the customer accepts marketing e-mails, or withdraws their consent, and
// reports whether that changed anything.
func (c *Customer) accept(accepts bool, source ConsentSource, now time.Time) bool {
	if accepts == (c.AcceptsMarketingOn != nil) {
		return false
	}
	if accepts {
		c.AcceptsMarketingOn, c.MarketingConsent = &now, &MarketingConsent{AcceptedOn: now, Source: source}
	} else {
		c.MarketingConsent, c.AcceptsMarketingOn = c.Consent().Withdrawn(now), nil
	}
	return true
}

// AdoptConsent takes over the consent that the customer gave as a guest and reports whether it did.
// A decision that they made as a customer stays.
func (c *Customer) AdoptConsent(m *MarketingConsent) (event domain.Event, adopted bool) {
	if c.Consent() != nil || !m.InForce() || c.ErasedOn != nil {
		return domain.Event{}, false
	}
	before := *c
	c.AcceptsMarketingOn, c.MarketingConsent = &m.AcceptedOn, m
	return c.updated(before), true
}
