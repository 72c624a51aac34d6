package value

import (
	"slices"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// IssueInput is a gift card that staff issue.
type IssueInput struct {
	Amount       domain.Amount
	CurrencyCode domain.Currency
	ExpiresOn    *time.Time // nil means that the card does not expire
	Recipient    *Recipient // nil means none
	DeliverOn    *time.Time // when the code is mailed to the recipient; nil means never
	ExternalID   *string
	Reason       string
}

// NewGiftCard returns an active gift card of staff without balance and code. If DeliverOn is set, the delivery of
// its code is scheduled. currencies are the currencies in which the store sells. It returns every invalid field.
func NewGiftCard(in IssueInput, currencies []domain.Currency, now time.Time) (*GiftCard, error) {
	var r domain.Refusals
	refuseMoney(&r, in.CurrencyCode, in.Amount, currencies)
	if !in.Amount.Positive() {
		r.Add("/amount", "amount must be above 0.")
	}
	if in.ExpiresOn != nil && !in.ExpiresOn.After(now) {
		r.Add("/expiresOn", "expiresOn must be in the future.")
	}
	in.Recipient.check(&r)
	if in.DeliverOn != nil {
		refuseDelivery(&r, *in.DeliverOn, in.Recipient.email(), in.ExpiresOn, now)
	}
	refuseExternalID(&r, in.ExternalID)
	refuseReason(&r, in.Reason)
	if err := r.Err(); err != nil {
		return nil, err
	}
	c := &GiftCard{
		Source: FromStaff, VoucherType: MultiPurpose, CurrencyCode: in.CurrencyCode, InitialAmount: in.Amount,
		ExpiresOn: in.ExpiresOn, ExternalID: domain.Trimmed(in.ExternalID), DeliveryStatus: NoDelivery,
	}
	c.setRecipient(in.Recipient)
	if in.DeliverOn != nil {
		c.schedule(*in.DeliverOn, now)
	}
	Transitions.Must("gift card", &c.Status, Active)
	return c, nil
}

// SetCode gives the card a new code, which ReadCode has accepted, and its hash. The former code no longer works.
func (c *GiftCard) SetCode(code string, hash []byte) {
	lastFour := LastFour(code)
	c.CodeHash, c.LastFour = hash, &lastFour
	c.CodeNumber++
}

// CreditAdjustment is a change that staff make to a customer's store credit.
type CreditAdjustment struct {
	CustomerID   int64
	CurrencyCode domain.Currency
	Amount       domain.Amount // negative removes value
	Reason       string
}

// Check returns every invalid field. currencies are the currencies in which the store sells. Credit in
// another currency can still be removed.
func (a CreditAdjustment) Check(currencies []domain.Currency) error {
	var r domain.Refusals
	if a.Amount.Sign() < 0 {
		currencies = append(slices.Clone(currencies), a.CurrencyCode)
	}
	refuseMoney(&r, a.CurrencyCode, a.Amount, currencies)
	if a.Amount.IsZero() {
		r.Add("/amount", "amount must not be 0.")
	}
	refuseReason(&r, a.Reason)
	return r.Err()
}

// Removal returns invalid_value for an adjustment that removes more value than is free. noun names the account.
func (e *ShortError) Removal(noun string, currency domain.Currency) error {
	if !e.Available.Positive() {
		return domain.Invalid("/amount", "The %s has no free value to remove.", noun)
	}
	return domain.Invalid("/amount", "At most %s of the %s can be removed.", currency.Format(e.Available), noun)
}

func refuseMoney(r *domain.Refusals, currency domain.Currency, amount domain.Amount, currencies []domain.Currency) {
	switch {
	case !currency.Known():
		r.Add("/currencyCode", "There is no currency %q.", currency)
	case !slices.Contains(currencies, currency):
		r.AddAs(domain.CurrencyMismatch, "/currencyCode", "The store does not sell in %s.", currency)
	case !currency.Fits(amount):
		r.Add("/amount", "%s has %d decimals.", currency, currency.Digits())
	}
}

func refuseReason(r *domain.Refusals, reason string) {
	if !domain.Visible(strings.TrimSpace(reason)) {
		r.Add("/reason", "reason must have a visible character.")
	}
}
