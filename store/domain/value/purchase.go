package value

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Delivery says to whom and when the codes of bought gift cards are mailed. It belongs to a line of a cart or an
// order.
type Delivery struct {
	Recipient *Recipient `json:"recipient"` // nil means the buyer
	DeliverOn *time.Time `json:"deliverOn"` // nil means as soon as the order is paid
}

// Check returns every invalid field of a delivery that a buyer enters.
func (d *Delivery) Check(now time.Time) error {
	if d == nil {
		return nil
	}
	var r domain.Refusals
	d.Recipient.check(&r)
	if p := d.Recipient; p != nil && p.Email == nil {
		r.Add("/recipient/email", "recipient needs an email, because the code is mailed to it.")
	}
	if d.DeliverOn != nil && d.DeliverOn.After(now.Add(maxDelivery)) {
		r.Add("/deliverOn", "deliverOn must be within one year.")
	}
	return r.Err()
}

// Tidy returns the delivery without surrounding spaces. The result is nil for a delivery to the buyer as soon as the
// order is paid.
func (d *Delivery) Tidy() *Delivery {
	if d == nil || d.Recipient == nil && d.DeliverOn == nil {
		return nil
	}
	out := Delivery{DeliverOn: d.DeliverOn}
	if p := d.Recipient; p != nil {
		out.Recipient = &Recipient{Name: *domain.Trimmed(&p.Name), Email: domain.Trimmed(p.Email), Message: domain.Trimmed(p.Message)}
	}
	return &out
}

// Same reports whether both deliveries mail the same text to the same address at the same time. nil is the delivery to
// the buyer as soon as the order is paid.
func (d *Delivery) Same(o *Delivery) bool {
	if d == nil || o == nil {
		return d == o
	}
	return d.Recipient.same(o.Recipient) && (d.DeliverOn == nil) == (o.DeliverOn == nil) && (d.DeliverOn == nil || d.DeliverOn.Equal(*o.DeliverOn))
}

func (p *Recipient) same(o *Recipient) bool {
	if p == nil || o == nil {
		return p == o
	}
	text := func(a, b *string) bool { return (a == nil) == (b == nil) && (a == nil || *a == *b) }
	return p.Name == o.Name && text(p.Email, o.Email) && text(p.Message, o.Message)
}

// Purchase is one unit of an order line that buys a gift card.
type Purchase struct {
	LineItemID   int64
	Unit         int // number of the unit in the line, from 1
	Amount       domain.Amount
	CurrencyCode domain.Currency
	Language     *string // language of the order; nil means the store's default
	BuyerEmail   string  // empty means that the order has no address
	Delivery     *Delivery
}

// Bought returns the active gift card of a paid unit, without a balance or a code. The code is scheduled for delivery
// to the line's recipient, or else to the buyer. If neither has an address, nothing is mailed until staff set a
// recipient.
func Bought(p Purchase, now time.Time) *GiftCard {
	c := &GiftCard{
		Source: FromPurchase, VoucherType: MultiPurpose, CurrencyCode: p.CurrencyCode, InitialAmount: p.Amount, LanguageCode: p.Language,
		LineItemID: &p.LineItemID, Unit: &p.Unit, DeliveryStatus: NoDelivery,
	}
	deliverOn := now
	if d := p.Delivery; d != nil {
		c.setRecipient(d.Recipient)
		if d.DeliverOn != nil {
			deliverOn = *d.DeliverOn
		}
	}
	if c.RecipientEmail == nil && p.BuyerEmail != "" {
		c.RecipientEmail = &p.BuyerEmail
	}
	if c.RecipientEmail != nil {
		c.schedule(deliverOn, now)
	}
	Transitions.Must("gift card", &c.Status, Active)
	return c
}

// Taken is value of a gift card that a refund of its purchase took back, less the value that RESTORE returned.
type Taken struct {
	GiftCardID int64
	RefundID   int64
	Amount     domain.Amount
}

// Takeable returns the value of a bought card that can still be removed by refunds of its purchase. It is neither spent
// nor held, and at most the part of the price that no refund has removed yet.
func (c *GiftCard) Takeable() domain.Amount {
	return Available(c).Min(c.InitialAmount.Sub(c.CancelledAmount)).NotNegative()
}

// follow changes the state of a card as an entry requires. A card is disabled after refunds have removed its whole
// value, until value returns. Value that returns to an expired card makes it active for 90 days.
func (c *GiftCard) follow(p Posting, now time.Time) {
	switch p.Type {
	case Cancel:
		c.react(func() { c.CancelledAmount = c.CancelledAmount.Add(p.Amount) })
	case Restore:
		c.react(func() { c.CancelledAmount = c.CancelledAmount.Sub(p.Amount) })
		if c.expired(now) {
			c.revive(now)
		}
	case Refund:
		if c.expired(now) {
			c.revive(now)
		}
	case Issue, Hold, Release, Capture, Expire, Adjust:
	}
}

// SetUnpaid records whether the payment of the purchase is disputed or void, and reports whether that changed. An
// unpaid card is disabled until it is paid. A card that staff disabled or enabled stays as staff left it.
func (c *GiftCard) SetUnpaid(unpaid bool) bool {
	if c.PurchaseUnpaid == unpaid {
		return false
	}
	c.react(func() { c.PurchaseUnpaid = unpaid })
	return true
}

// obstacle returns the reason for which the service keeps the card disabled; empty means none.
func (c *GiftCard) obstacle() DisableReason {
	switch {
	case c.CancelledAmount.Positive() && c.CancelledAmount.Equal(c.InitialAmount):
		return PurchaseRefunded
	case c.PurchaseUnpaid:
		return PurchaseUnpaid
	}
	return ""
}

// react runs a change, and disables or enables the card if the change adds, replaces or removes an obstacle.
func (c *GiftCard) react(change func()) {
	before := c.obstacle()
	change()
	after := c.obstacle()
	switch {
	case before == after:
	case after != "" && (c.Status == Active || c.DisabledFor != nil):
		if c.Status == Active {
			Transitions.Must("gift card", &c.Status, Disabled)
		}
		c.DisabledFor = &after
	case after == "" && c.DisabledFor != nil:
		Transitions.Must("gift card", &c.Status, Active)
		c.DisabledFor = nil
	}
}
