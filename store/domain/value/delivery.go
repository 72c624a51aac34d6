package value

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// maxDelivery is the time from now within which a delivery can be scheduled.
const maxDelivery = 366 * 24 * time.Hour

// refuseDelivery adds an error for each reason for which a code cannot be mailed to an address at the given time. email
// is the recipient's address; nil means none.
func refuseDelivery(r *domain.Refusals, deliverOn time.Time, email *string, expiresOn *time.Time, now time.Time) {
	if email == nil {
		r.Add("/recipient", "recipient needs an email, because the code is mailed to it.")
	}
	switch {
	case deliverOn.After(now.Add(maxDelivery)):
		r.Add("/deliverOn", "deliverOn must be within one year.")
	case expiresOn != nil && !deliverOn.Before(*expiresOn):
		r.Add("/deliverOn", "deliverOn must be before expiresOn.")
	}
}

// schedule plans the mail with the code. A time in the past means now.
func (c *GiftCard) schedule(deliverOn, now time.Time) {
	if deliverOn.Before(now) {
		deliverOn = now
	}
	c.DeliverOn, c.DeliveryStatus = &deliverOn, Scheduled
}

// unmailed reports whether the delivery of the card's code is scheduled and no mail has the code yet.
func (c *GiftCard) unmailed() bool { return c.DeliveryStatus == Scheduled && c.MailID == nil }

// refuseReschedule adds an error for each impossible change to a scheduled delivery. It returns
// invalid_state_transition for a different DeliverOn if the delivery is not scheduled.
func (c *GiftCard) refuseReschedule(r *domain.Refusals, p CardPatch, now time.Time) error {
	at, email, expiresOn := c.DeliverOn, c.RecipientEmail, c.ExpiresOn
	if p.DeliverOn != nil && (at == nil || at.UnixMilli() != p.DeliverOn.UnixMilli()) {
		if !c.unmailed() {
			return domain.Errorf(domain.InvalidStateTransition, "No delivery of the gift card is scheduled. POST /admin/gift-card/resend mails a new code.")
		}
		at = p.DeliverOn
	}
	if p.Recipient != nil {
		email = (*p.Recipient).email()
	}
	if p.ExpiresOn != nil {
		expiresOn = *p.ExpiresOn
	}
	if c.unmailed() {
		refuseDelivery(r, *at, email, expiresOn, now)
	}
	return nil
}

// Redirects reports whether the patch sends a scheduled delivery to another address.
func (c *GiftCard) Redirects(p CardPatch) bool {
	if !c.unmailed() || p.Recipient == nil {
		return false
	}
	email := (*p.Recipient).email()
	return email != nil && !c.MeantFor(*email)
}

// MailDue reports whether the code has to be mailed now. A card that cannot pay waits.
func (c *GiftCard) MailDue(now time.Time) bool {
	return c.unmailed() && !now.Before(*c.DeliverOn) && c.Usable(now) == nil
}

// Resendable returns nil if a new code can be mailed to the recipient. The error is invalid_state_transition for
// a card that is disabled, has expired or has no balance, and invalid_value without an address.
func (c *GiftCard) Resendable(now time.Time) error {
	switch {
	case c.Status == Disabled:
		return domain.Errorf(domain.InvalidStateTransition, "The gift card is disabled. Enable it first.")
	case c.expired(now):
		return domain.Errorf(domain.InvalidStateTransition, "The gift card has expired. Change its expiresOn first.")
	case !c.Balance.Positive():
		return domain.Errorf(domain.InvalidStateTransition, "The gift card has no value left.")
	case c.RecipientEmail == nil:
		return domain.Invalid("/giftCardId", "The gift card's recipient has no e-mail address. Set recipient with PATCH /admin/gift-card first.")
	}
	return nil
}

// Mailed records that a mail with the card's new code waits for the mail server. If the delivery was scheduled for
// later, DeliverOn becomes now.
func (c *GiftCard) Mailed(mailID int64, now time.Time) {
	if c.DeliverOn == nil || c.DeliverOn.After(now) || c.MailID != nil {
		c.DeliverOn = &now
	}
	c.MailID, c.DeliveryStatus = &mailID, Scheduled
}

// ForgetRecipient erases the recipient and reports whether the card changed. A code that waits for its mail is no
// longer mailed.
func (c *GiftCard) ForgetRecipient() bool {
	erased, canceled := c.setRecipient(nil), c.CancelDelivery()
	return erased || canceled
}

// CancelDelivery ends a scheduled delivery without a mail and reports whether there was one.
func (c *GiftCard) CancelDelivery() bool {
	if c.DeliveryStatus != Scheduled {
		return false
	}
	c.DeliveryStatus = Failed
	return true
}

// Delivered records the outcome of the mail with the card's code: whether a mail server accepted it.
func (c *GiftCard) Delivered(sent bool) {
	c.DeliveryStatus = Failed
	if sent {
		c.DeliveryStatus = Sent
	}
}
