package customer

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// ConsentSource is the place where a person agreed to something. Values can be added.
type ConsentSource string

const (
	ConsentCheckoutPage ConsentSource = "CHECKOUT_PAGE" // page of a checkout link
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
	WithdrawnOn *time.Time    `json:"withdrawnOn,omitempty"` // nil means that the consent is in force
	// ImportedOn is the time at which an import recorded the consent; nil means that no import did. It
	// equals AcceptedOn if the file had no date: every consent needs a date, and the equal times show
	// that the true date is unknown.
	ImportedOn *time.Time `json:"importedOn,omitempty"`
	Evidence   string     `json:"evidence,omitempty"` // where the person agreed, according to the imported file
}

// ImportedConsent contains the date and the evidence that a file gives for a consent.
type ImportedConsent struct {
	AcceptedOn *time.Time // nil means that the file has no date
	Evidence   string
}

// InForce reports whether a consent was given and not withdrawn.
func (m *MarketingConsent) InForce() bool { return m != nil && m.WithdrawnOn == nil }

// Withdrawn returns the consent with now as the time of its withdrawal. It returns a consent that is not
// in force unchanged.
func (m *MarketingConsent) Withdrawn(now time.Time) *MarketingConsent {
	if !m.InForce() {
		return m
	}
	withdrawn := *m
	withdrawn.WithdrawnOn = &now
	return &withdrawn
}

// ConsentSourceOf returns the place where an actor agrees, or where an actor enters a consent for the
// person.
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

// refuseImport adds a refusal if a file does not prove a consent. After a withdrawal, a file proves a new
// consent only if its date is later than the withdrawal.
func (c *Customer) refuseImport(given ImportedConsent, refused *domain.Refusals, now time.Time) {
	consent := c.Consent()
	switch on := given.AcceptedOn; {
	case on != nil && on.After(now):
		refused.Add("/acceptsMarketingOn", "The date is in the future.")
	case consent != nil && !consent.InForce() && (on == nil || !on.After(*consent.WithdrawnOn)):
		refused.Add("/acceptsMarketing", "The customer withdrew the consent on %s. Send the date of a later consent as acceptsMarketingOn.", consent.WithdrawnOn.Format(time.DateOnly))
	}
}

// acceptImported records a consent from a file as accept does, and reports whether anything changed.
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

// AdoptConsent adopts the consent that the customer gave as a guest, and reports whether it did so. A
// decision that the customer made after signing up stays in force.
func (c *Customer) AdoptConsent(m *MarketingConsent) (event domain.Event, adopted bool) {
	if c.Consent() != nil || !m.InForce() || c.ErasedOn != nil {
		return domain.Event{}, false
	}
	before := *c
	c.AcceptsMarketingOn, c.MarketingConsent = &m.AcceptedOn, m
	return c.updated(before), true
}
