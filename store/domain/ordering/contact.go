package ordering

import (
	"slices"
	"strings"

	"github.com/storeplatform/storeplatform/store/domain"
)

// ContactBy records the holder (domain.Actor.Holder) who entered each part of a buyer's data in a
// cart.
type ContactBy struct {
	Email           int64 `json:"email,omitempty"`
	ShippingAddress int64 `json:"shippingAddress,omitempty"`
	BillingAddress  int64 `json:"billingAddress,omitempty"`
	Notes           int64 `json:"notes,omitempty"`
	CustomFields    int64 `json:"customFields,omitempty"`
}

// These constants name the masked parts as the API lists them.
const (
	contactEmail    = "email"
	contactShipping = "shippingAddress"
	contactBilling  = "billingAddress"
	contactNotes    = "notes"
	contactFields   = "customFields"
)

// contactPart is one part of the buyer's data in a cart.
type contactPart struct {
	name  string
	by    *int64
	given bool
	clear func()
}

// contact lists all parts of the buyer's data. Add every new column of carts that contains personal data.
func (c *Cart) contact() []contactPart {
	by := &c.ContactBy
	return []contactPart{
		{contactEmail, &by.Email, c.Email != nil, func() { c.Email = nil }},
		{contactShipping, &by.ShippingAddress, c.ShippingAddress != nil, func() { c.ShippingAddress = nil }},
		{contactBilling, &by.BillingAddress, c.BillingAddress != nil, func() { c.BillingAddress = nil }},
		{contactNotes, &by.Notes, c.Notes != nil, func() { c.Notes = nil }},
		{contactFields, &by.CustomFields, len(c.CustomFields) > 0, func() { c.CustomFields = []domain.CustomField{} }},
	}
}

// SeenFor returns a copy of the cart without the buyer's data that the actor may not read, and the
// names of the omitted parts.
func (c *Cart) SeenFor(actor domain.Actor) (seen *Cart, masked []string) {
	copied := *c
	for _, p := range copied.contact() {
		if p.given && !actor.Sees(*p.by) {
			p.clear()
			masked = append(masked, p.name)
		}
	}
	return &copied, masked
}

// dropContact clears the parts for which keep is false, and reports whether it cleared any.
func (c *Cart) dropContact(keep func(by int64) bool) (changed bool) {
	for _, p := range c.contact() {
		if !keep(*p.by) {
			p.clear()
			*p.by, changed = 0, true
		}
	}
	return changed
}

// useBy drops data that another holder entered and that the actor's order must not contain. A checkout
// link may use data that was entered through this link even if its holder cannot read the data. It may
// not if the order gets another e-mail address, because the confirmation with the data is sent to that
// address.
func (c *Cart) useBy(actor domain.Actor, anotherEmail bool) (changed bool) {
	return c.dropContact(func(by int64) bool { return actor.Sees(by) || by == actor.Holder() && !anotherEmail })
}

// enterPart sets one part of the buyer's data to the actor's value; nil means that the actor entered
// none. enterPart reports whether the part changed. If the actor could not read the part, it always
// reports true, so that the response does not confirm a guess.
func enterPart[T any](actor domain.Actor, by *int64, field, value *T, empty bool) (changed bool) {
	if value == nil {
		return false
	}
	if changed = domain.SetWhole(field, value); !changed && actor.Sees(*by) {
		return false
	}
	if *by = actor.Holder(); empty {
		*by = 0
	}
	return true
}

// UseBy drops the data that the actor's order must not contain, so the checkout must supply it.
// email means that the checkout contains an e-mail address.
func (c *Cart) UseBy(actor domain.Actor, email bool) {
	c.useBy(actor, email && (c.Email == nil || !actor.Sees(c.ContactBy.Email)))
}

// ContactOf returns the holder who counts as the author of an order's data. This is the actor if the
// checkout adds a note or custom fields, or if any part was entered through a checkout link. Otherwise it
// returns 0.
func (c *Cart) ContactOf(r Checkout) int64 {
	actor := r.By
	noted := r.Note != "" && (c.Notes == nil || *c.Notes != r.Note)
	fielded := len(r.CustomFields) > 0 && !slices.Equal(fieldTexts(c.CustomFields), fieldTexts(r.CustomFields))
	by := c.ContactBy
	if noted || fielded || slices.ContainsFunc([]int64{by.Email, by.ShippingAddress, by.BillingAddress, by.Notes, by.CustomFields}, func(id int64) bool { return id != 0 }) {
		return actor.Holder()
	}
	return 0
}

func fieldTexts(all []domain.CustomField) (texts []string) {
	for _, f := range fields(all) {
		value := ""
		if f.Value != nil {
			value = *f.Value
		}
		texts = append(texts, f.Key+"="+value)
	}
	return texts
}

// takeContact drops the data in a guest's cart that another holder entered, because the actor has logged
// in and takes over the cart.
func (c *Cart) takeContact(actor domain.Actor) {
	c.dropContact(actor.Entered)
	c.ContactBy = ContactBy{}
}

// MaskedEmail replaces an order's e-mail address in responses to callers who may not read it.
const MaskedEmail = "masked@email.invalid"

// SeenFor returns a copy of the order without the contact data and the payment instruments that
// the actor may not read, and the names of the omitted parts.
func (o *Order) SeenFor(actor domain.Actor) (seen *Order, masked []string) {
	copied := *o
	mask := func(part string, given bool) {
		if given && !slices.Contains(masked, part) {
			masked = append(masked, part)
		}
	}
	if !actor.Sees(o.ContactLinkID) {
		mask(contactEmail, true)
		mask(contactShipping, o.ShippingAddress != nil)
		mask(contactBilling, o.BillingAddress != nil)
		mask(contactNotes, o.CustomerNote != "")
		mask(contactFields, len(o.CustomFields) > 0)
		copied.Email, copied.ShippingAddress, copied.BillingAddress = MaskedEmail, nil, nil
		copied.CustomerNote, copied.CustomFields = "", []domain.CustomField{}
	}
	copied.Payments = slices.Clone(o.Payments)
	for i, p := range o.Payments {
		shown := *p
		if !p.seenInstrument(actor) {
			mask("payments", p.Brand != "" || p.LastFour != nil)
			shown.Brand, shown.LastFour, shown.ExpiryMonth, shown.ExpiryYear = "", nil, nil, nil
		}
		if !p.seenAction(actor) {
			mask("nextAction", p.NextAction != nil && p.Status == AttemptRequiresAction)
			shown.NextAction = nil
		}
		copied.Payments[i] = &shown
	}
	return &copied, masked
}

// ShowsInvoicesTo reports whether the actor may read the order's invoices and credit notes. They contain the
// addresses and the means of payment, so SeenFor must omit nothing for the actor. Those of a customer also
// contain the tax number of the account, which a checkout link alone does not show.
func (o *Order) ShowsInvoicesTo(actor domain.Actor) bool {
	_, masked := o.SeenFor(actor)
	return len(masked) == 0 && (o.CustomerID == nil || actor.SeesAll() || actor.ID == *o.CustomerID)
}

// seenInstrument reports whether the actor may read the payment's instrument. The payer, the order's
// customer, and actors who read all data may.
func (p *Payment) seenInstrument(actor domain.Actor) bool {
	return actor.SeesAll() || p.LinkID == actor.Holder() && actor.Sees(p.LinkID)
}

// seenAction reports whether the actor may continue a payment that waits for its payer. The bank's page for that shows
// the instrument, so the actor must be allowed to read the payer's data.
func (p *Payment) seenAction(actor domain.Actor) bool { return p.IsLink() || actor.Sees(p.LinkID) }

// OrderProofs returns the throttles for guesses at the proof that a caller is an order's buyer. All
// callers who reach the order share these throttles.
func OrderProofs(storeID, orderID int64) []domain.Throttle {
	return domain.TryOrderProof.Throttles(domain.Tried{Order: domain.Itoa(storeID) + " " + domain.Itoa(orderID)})
}

// OrderProof is the proof that a caller is an order's buyer. Exactly one field is set.
type OrderProof struct{ Email, PostalCode string }

// Proven reports whether the proof matches the order's buyer. Data that was entered with the cart's own
// token proves nothing, because the token's holder knows the data. For an actor who may read the whole
// order, any match is a proof.
func (o *Order) Proven(p OrderProof, cart *Cart, actor domain.Actor) bool {
	_, masked := o.SeenFor(actor)
	proves := func(by int64) bool { return by != 0 || len(masked) == 0 }
	if p.Email != "" {
		return proves(cart.ContactBy.Email) && o.Found(OrderLookup{OrderNumber: o.OrderNumber, Email: p.Email})
	}
	fits := func(a *domain.Address, by int64) bool {
		return a != nil && proves(by) && postalKey(a.PostalCode) != "" && postalKey(a.PostalCode) == postalKey(p.PostalCode)
	}
	return fits(o.ShippingAddress, cart.ContactBy.ShippingAddress) || fits(o.BillingAddress, cart.ContactBy.BillingAddress)
}

// postalKey returns a postal code in upper case, without spaces and hyphens.
func postalKey(code string) string {
	return strings.ToUpper(strings.NewReplacer(" ", "", "-", "").Replace(code))
}
