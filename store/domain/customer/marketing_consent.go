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
	ConsentImport       ConsentSource = "IMPORT"  // it was in an imported file
	ConsentUnknown      ConsentSource = "UNKNOWN" // stored by a release without sources
)

// MarketingConsent is the evidence that a person agreed to marketing e-mails, and of the time of
// their withdrawal (GDPR article 7, 1 and 3). A guest's consent is stored only in their cart and
// its order.
type MarketingConsent struct {
	AcceptedOn  time.Time     `json:"acceptedOn"`
	Source      ConsentSource `json:"source"`
	WithdrawnOn *time.Time    `json:"withdrawnOn,omitempty"` // nil means that it is in force
	// ImportedOn is when an import recorded the consent; nil means that none did. It equals AcceptedOn
	// if the file had no date: every consent has a date, and this case shows that the true date is
	// unknown.
	ImportedOn *time.Time `json:"importedOn,omitempty"`
	Evidence   string     `json:"evidence,omitempty"` // where the person agreed, according to the imported file
}

// ImportedConsent contains the date and the evidence of a consent in a file.
type ImportedConsent struct {
	AcceptedOn *time.Time // nil means that the file has no date
	Evidence   string
}

// InForce reports whether there is a consent and it was not withdrawn.
func (m *MarketingConsent) InForce() bool { return m != nil && m.WithdrawnOn == nil }

// Withdrawn returns the consent with the time of its withdrawal. A consent that is not in force
// stays unchanged.
func (m *MarketingConsent) Withdrawn(now time.Time) *MarketingConsent {
	if !m.InForce() {
		return m
	}
	withdrawn := *m
	withdrawn.WithdrawnOn = &now
	return &withdrawn
}

// ConsentSourceOf returns the place where an actor agrees, or where others enter the person's
// consent.
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

// Consent returns the customer's consent and its withdrawal; nil means that they never consented.
func (c *Customer) Consent() *MarketingConsent {
	if c.AcceptsMarketingOn != nil && !c.MarketingConsent.InForce() {
		return &MarketingConsent{AcceptedOn: *c.AcceptsMarketingOn, Source: ConsentUnknown}
	}
	return c.MarketingConsent
}

// refuseImport adds a refusal if a file does not prove a consent. A file without a date, or with an
// earlier date, does not show that the customer changed their mind after withdrawing a consent.
func (c *Customer) refuseImport(given ImportedConsent, refused *domain.Refusals, now time.Time) {
	consent := c.Consent()
	switch on := given.AcceptedOn; {
	case on != nil && on.After(now):
		refused.Add("/acceptsMarketingOn", "The date is in the future.")
	case consent != nil && !consent.InForce() && (on == nil || !on.After(*consent.WithdrawnOn)):
		refused.Add("/acceptsMarketing", "The customer withdrew the consent on %s. Send the date of a later consent as acceptsMarketingOn.", consent.WithdrawnOn.Format(time.DateOnly))
	}
}

// acceptImported records a consent from a file, like accept.
func (c *Customer) acceptImported(given ImportedConsent, now time.Time) bool {
	if !c.accept(true, ConsentImport, now) {
		return false
	}
	c.MarketingConsent.ImportedOn, c.MarketingConsent.Evidence = &now, given.Evidence
	if on := given.AcceptedOn; on != nil {
		c.AcceptsMarketingOn, c.MarketingConsent.AcceptedOn = on, *on
	}
	return true
}

// accept records that the customer accepts marketing e-mails or withdraws their consent, and
// reports whether anything changed.
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

// AdoptConsent adopts the consent that the customer gave as a guest and reports whether it did. A
// decision that they made as a customer stays.
func (c *Customer) AdoptConsent(m *MarketingConsent) (event domain.Event, adopted bool) {
	if c.Consent() != nil || !m.InForce() || c.ErasedOn != nil {
		return domain.Event{}, false
	}
	before := *c
	c.AcceptsMarketingOn, c.MarketingConsent = &m.AcceptedOn, m
	return c.updated(before), true
}
