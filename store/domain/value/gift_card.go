package value

import (
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Recipient is the person for whom a gift card is meant. Anyone who has the code can use the card.
type Recipient struct {
	Name    string  `json:"name"`
	Email   *string `json:"email"`   // nil means that it is not known
	Message *string `json:"message"` // text for the mail with the code; nil means none
}

// check adds an error for each invalid field.
func (p *Recipient) check(r *domain.Refusals) {
	if p == nil {
		return
	}
	if !domain.Visible(p.Name) {
		r.Add("/recipient/name", "name must have a visible character.")
	}
	if p.Email != nil {
		r.Email("/recipient/email", *p.Email)
	}
	if p.Message != nil && !domain.Visible(*p.Message) {
		r.Add("/recipient/message", "message must have a visible character.")
	}
}

// email returns the address to which the code can be mailed; nil means none.
func (p *Recipient) email() *string {
	if p == nil {
		return nil
	}
	return p.Email
}

// setRecipient replaces the recipient and reports whether it changed; nil clears it.
func (c *GiftCard) setRecipient(p *Recipient) bool {
	var name, email, message *string
	if p != nil {
		name, email, message = domain.Trimmed(&p.Name), domain.Trimmed(p.Email), domain.Trimmed(p.Message)
	}
	return domain.AnyChanged(domain.SetNullable(&c.RecipientName, &name), domain.SetNullable(&c.RecipientEmail, &email), domain.SetNullable(&c.RecipientMessage, &message))
}

// MeantFor reports whether the card's recipient has the e-mail address.
func (c *GiftCard) MeantFor(email string) bool {
	return c.RecipientEmail != nil && domain.FoldEmail(*c.RecipientEmail) == domain.FoldEmail(email)
}

// CardPatch changes a gift card. A nil field leaves the value unchanged; a pointer to nil clears it.
type CardPatch struct {
	ExpiresOn  **time.Time
	Recipient  **Recipient
	DeliverOn  *time.Time // only while the delivery is scheduled
	ExternalID **string
}

// Change changes the card and reports whether it changed. A different ExpiresOn makes an expired card active. It
// returns every invalid field. DeliverOn is refused with invalid_state_transition unless the code waits for its
// delivery.
func (c *GiftCard) Change(p CardPatch, now time.Time) (bool, error) {
	var r domain.Refusals
	if p.ExpiresOn != nil && *p.ExpiresOn != nil && !(*p.ExpiresOn).After(now) {
		r.Add("/expiresOn", "expiresOn must be in the future.")
	}
	if p.Recipient != nil {
		(*p.Recipient).check(&r)
	}
	if err := c.refuseReschedule(&r, p, now); err != nil {
		return false, err
	}
	externalID := p.ExternalID
	if externalID != nil {
		refuseExternalID(&r, *externalID)
		externalID = new(domain.Trimmed(*externalID))
	}
	if err := r.Err(); err != nil {
		return false, err
	}
	extended := domain.SetTime(&c.ExpiresOn, p.ExpiresOn)
	if extended && c.Status == Expired {
		Transitions.Must("gift card", &c.Status, Active)
	}
	changed := domain.SetNullable(&c.ExternalID, externalID)
	if p.Recipient != nil {
		changed = c.setRecipient(*p.Recipient) || changed
	}
	if p.DeliverOn != nil {
		changed = domain.SetTime(&c.DeliverOn, &p.DeliverOn) || changed
	}
	return extended || changed, nil
}

// Disable stops the card from paying new orders and reports whether it changed. An expired card is refused with
// invalid_state_transition. A card that the service has disabled stays disabled until staff enable it.
func (c *GiftCard) Disable(now time.Time) (bool, error) { return c.turn(Disabled, now) }

// Enable lets a disabled card pay again and reports whether it changed. An expired card is refused with
// invalid_state_transition.
func (c *GiftCard) Enable(now time.Time) (bool, error) { return c.turn(Active, now) }

func (c *GiftCard) turn(to Status, now time.Time) (bool, error) {
	switch {
	case c.Status == to:
		reason := c.DisabledFor
		c.DisabledFor = nil // the card stays disabled until staff enable it
		return reason != nil, nil
	case c.expired(now):
		return false, domain.Errorf(domain.InvalidStateTransition, "The gift card has expired. Change its expiresOn first.")
	}
	Transitions.Must("gift card", &c.Status, to)
	c.DisabledFor = nil
	return true, nil
}

// expired reports whether the card has expired, although the job that ends it may not have run yet.
func (c *GiftCard) expired(now time.Time) bool {
	return c.Status == Expired || c.ExpiresOn != nil && !now.Before(*c.ExpiresOn)
}

// Spendable returns the amount that new orders can spend: what no order holds, or 0 if the card is not usable.
func (c *GiftCard) Spendable(now time.Time) domain.Amount {
	if c.Usable(now) != nil {
		return domain.Amount{}
	}
	return Available(c)
}

// CardAdjustment is a change that staff make to a gift card's balance.
type CardAdjustment struct {
	GiftCardID int64
	Amount     domain.Amount // negative removes value
	Reason     string
}

// Check returns every invalid field. Value is added only to a card that can pay; otherwise the error is
// invalid_state_transition.
func (a CardAdjustment) Check(c *GiftCard, now time.Time) error {
	var r domain.Refusals
	switch {
	case a.Amount.IsZero():
		r.Add("/amount", "amount must not be 0.")
	case !c.CurrencyCode.Fits(a.Amount):
		r.Add("/amount", "%s has %d decimals.", c.CurrencyCode, c.CurrencyCode.Digits())
	}
	refuseReason(&r, a.Reason)
	if err := r.Err(); err != nil {
		return err
	}
	if a.Amount.Positive() && (c.Status == Disabled || c.expired(now)) {
		return domain.Errorf(domain.InvalidStateTransition, "The gift card is disabled or has expired. Enable it or change its expiresOn first.")
	}
	return nil
}

// Expiry ends the card, whose code is no longer mailed, and returns the posting of the value that expires with it. ok
// is false if the card is not due, and the posting is nil if the card has no balance.
func (c *GiftCard) Expiry(now time.Time) (p *Posting, ok bool) {
	if !c.Due(now) {
		return nil, false
	}
	Transitions.Must("gift card", &c.Status, Expired)
	c.CancelDelivery()
	if !c.Balance.Positive() {
		return nil, true
	}
	return &Posting{Account: c, Type: Expire, Amount: c.Balance}, true
}

// CardFilter selects gift cards. An empty field does not filter.
type CardFilter struct {
	Search                 string
	Status                 []Status
	CurrencyCode           []domain.Currency
	ExternalID             string
	CreatedFrom, CreatedTo *time.Time
}

func refuseExternalID(r *domain.Refusals, id *string) {
	if id != nil && !domain.Visible(strings.TrimSpace(*id)) {
		r.Add("/externalId", "externalId must have a visible character.")
	}
}
