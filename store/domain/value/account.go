package value

import (
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Kind is the kind of an account.
type Kind string

const (
	KindGiftCard    Kind = "GIFT_CARD"
	KindStoreCredit Kind = "STORE_CREDIT"
)

// Account is a *GiftCard or a *StoreCreditAccount.
type Account interface {
	domain.Entity
	Kind() Kind
	funds() funds
}

// funds contains the amounts of an account, and pointers to the fields that store them.
type funds struct {
	currency           domain.Currency
	balance, held      domain.Amount
	stored, storedHeld *domain.Amount
}

// Available returns the part of an account's balance that no order holds.
func Available(a Account) domain.Amount {
	f := a.funds()
	return f.balance.Sub(f.held)
}

// CurrencyOf returns the currency of an account.
func CurrencyOf(a Account) domain.Currency { return a.funds().currency }

// Status is the state of a gift card. New values may be added.
type Status string

const (
	Active   Status = "ACTIVE"
	Disabled Status = "DISABLED" // new orders cannot use the card; orders that hold value keep it
	Expired  Status = "EXPIRED"
	Spent    Status = "SPENT" // an ACTIVE card without balance; never stored
)

// Statuses lists every status.
func Statuses() []Status { return []Status{Active, Disabled, Expired, Spent} }

// Transitions is the state table of gift cards. A refund or an extension makes an expired card active.
var Transitions = domain.Transitions[Status]{
	"":       {Active},
	Active:   {Disabled, Expired},
	Disabled: {Active},
	Expired:  {Active},
}

// Source is the origin of a gift card. New values may be added.
type Source string

const (
	FromPurchase Source = "PURCHASE"
	FromStaff    Source = "STAFF"
	FromBatch    Source = "BATCH"
	FromRefund   Source = "REFUND"
	FromImport   Source = "IMPORT"
)

// VoucherType is the tax treatment of a gift card. A MULTI_PURPOSE card is taxed only when it pays.
type VoucherType string

const MultiPurpose VoucherType = "MULTI_PURPOSE"

// DeliveryStatus is the state of the mail with a card's code. New values may be added.
type DeliveryStatus string

const (
	NoDelivery DeliveryStatus = "NONE"
	Scheduled  DeliveryStatus = "SCHEDULED" // the mail waits for DeliverOn or for the mail server
	Sent       DeliveryStatus = "SENT"
	Failed     DeliveryStatus = "FAILED"
)

// DisableReason is the reason for which the service disables a card.
type DisableReason string

const (
	PurchaseRefunded DisableReason = "REFUND"  // refunds took back the whole value
	PurchaseUnpaid   DisableReason = "PAYMENT" // the payment of the purchase is disputed or void
)

// GiftCard is value that belongs to the bearer of a code. Only a hash of the code is stored.
type GiftCard struct {
	domain.Row
	CommandID     uuid.UUID // identifies the request that issued the card
	Status        Status
	Source        Source
	VoucherType   VoucherType
	CurrencyCode  domain.Currency
	InitialAmount domain.Amount
	Balance       domain.Amount
	HeldAmount    domain.Amount // part of Balance reserved by orders
	CodeHash      []byte        // nil means that the code was not made yet
	LastFour      *string       // last four characters of the code
	CodeNumber    int           // number of codes that the card has had; 0 means that it has none yet
	ExpiresOn     *time.Time    // nil means that the card does not expire

	// The audit log omits personal data, because log entries are never erased.
	RecipientName    *string `audit:"secret"`
	RecipientEmail   *string `audit:"secret"`
	RecipientMessage *string `audit:"secret"`
	LanguageCode     *string // language of the mails; nil means the store's default language

	DeliverOn      *time.Time // when the code is mailed; nil means never
	DeliveryStatus DeliveryStatus
	MailID         *int64 // mail with the current code; nil means that no mail has it
	LineItemID     *int64 // order line that bought the card; nil means that no order did
	Unit           *int   // number of the unit in that line, from 1
	// PurchaseUnpaid means that a bank disputes the payment of the purchase, or that staff voided its record.
	PurchaseUnpaid bool
	DisabledFor    *DisableReason // why the service disabled the card; nil means that it did not
	ExternalID     *string

	// CancelledAmount is the part of InitialAmount removed by refunds of the purchase. It is known only for cards of a
	// loaded order (Order.GiftCards).
	CancelledAmount domain.Amount `gorm:"-" audit:"-"`
}

// Kind returns KindGiftCard.
func (c *GiftCard) Kind() Kind { return KindGiftCard }

func (c *GiftCard) funds() funds {
	return funds{c.CurrencyCode, c.Balance, c.HeldAmount, &c.Balance, &c.HeldAmount}
}

// Shown returns the status that callers see: EXPIRED for an active card after ExpiresOn, and SPENT for another
// active card without balance.
func (c *GiftCard) Shown(now time.Time) Status {
	switch {
	case c.Status == Active && c.expired(now):
		return Expired
	case c.Status == Active && c.Balance.IsZero():
		return Spent
	}
	return c.Status
}

// Usable returns nil if the card can pay a new order, otherwise gift_card_unusable for the whole request. A
// card with the status ACTIVE is not usable after ExpiresOn. domain.Within adds the pointer of a field.
func (c *GiftCard) Usable(now time.Time) error {
	switch {
	case c.Status == Disabled:
		return domain.InvalidAs(domain.GiftCardUnusable, "", "The gift card is disabled.")
	case c.expired(now):
		return domain.InvalidAs(domain.GiftCardUnusable, "", "The gift card has expired.")
	case !Available(c).Positive():
		return domain.InvalidAs(domain.GiftCardUnusable, "", "The gift card has no value left.")
	}
	return nil
}

// Refundable returns nil if a refund can pay value back to the card, otherwise gift_card_unusable as Usable
// does. A card that the service disabled receives the value and stays disabled.
func (c *GiftCard) Refundable() error {
	if c.Status == Disabled && c.DisabledFor == nil {
		return domain.InvalidAs(domain.GiftCardUnusable, "", "The gift card is disabled. Enable it first.")
	}
	return nil
}

// admits returns an error if the card's state refuses an entry.
func (c *GiftCard) admits(t EntryType, now time.Time) error {
	switch t {
	case Hold:
		if Available(c).Positive() { // otherwise the value is short, which Apply reports with the amount
			return c.Usable(now)
		}
	case Refund:
		return c.Refundable()
	case Issue, Release, Capture, Cancel, Restore, Expire, Adjust:
	}
	return nil
}

// revival is the time for which a refund extends an expired card.
const revival = 90 * 24 * time.Hour

// revive makes an expired card active for 90 days. A disabled card stays disabled.
func (c *GiftCard) revive(now time.Time) {
	if c.Status == Expired {
		Transitions.Must("gift card", &c.Status, Active)
	}
	until := now.Add(revival)
	c.ExpiresOn = &until
}

// Due reports whether the card has to expire now. A card expires only while no order holds value of it.
func (c *GiftCard) Due(now time.Time) bool {
	return c.Status == Active && c.HeldAmount.IsZero() && c.ExpiresOn != nil && !now.Before(*c.ExpiresOn)
}

// StoreCreditAccount is value of a customer in one currency. It does not expire.
type StoreCreditAccount struct {
	domain.Row
	CustomerID   int64
	CurrencyCode domain.Currency
	Balance      domain.Amount
	HeldAmount   domain.Amount // part of Balance reserved by orders
}

// Kind returns KindStoreCredit.
func (a *StoreCreditAccount) Kind() Kind { return KindStoreCredit }

func (a *StoreCreditAccount) funds() funds {
	return funds{a.CurrencyCode, a.Balance, a.HeldAmount, &a.Balance, &a.HeldAmount}
}
