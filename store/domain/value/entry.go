package value

import (
	"fmt"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
)

// EntryType is the kind of an entry. New values may be added.
type EntryType string

const (
	Issue   EntryType = "ISSUE"
	Hold    EntryType = "HOLD"    // an order reserves value
	Release EntryType = "RELEASE" // an order returns reserved value
	Capture EntryType = "CAPTURE" // reserved value pays an order
	Refund  EntryType = "REFUND"  // an order's money returns to the account
	Cancel  EntryType = "CANCEL"  // the purchase of the value was refunded
	Restore EntryType = "RESTORE" // the refund of the purchase failed
	Expire  EntryType = "EXPIRE"
	Adjust  EntryType = "ADJUST" // staff added or removed value
)

// effects maps each type to the signs with which its amount changes the balance and the held amount.
var effects = map[EntryType]struct{ balance, held int64 }{
	Issue:   {+1, 0},
	Hold:    {0, +1},
	Release: {0, -1},
	Capture: {-1, -1},
	Refund:  {+1, 0},
	Cancel:  {-1, 0},
	Restore: {+1, 0},
	Expire:  {-1, 0},
	Adjust:  {+1, 0},
}

// EntryTypes lists every type, in the order of an account's life.
func EntryTypes() []EntryType {
	return []EntryType{Issue, Hold, Release, Capture, Refund, Cancel, Restore, Expire, Adjust}
}

// Posting is a change to an account that is not recorded yet.
type Posting struct {
	Account Account
	Type    EntryType
	// Amount is positive, in the account's currency. Only an ADJUST may be negative; it then removes value.
	Amount domain.Amount
	// OrderID, PaymentID and RefundID identify the cause; 0 means none.
	OrderID, PaymentID, RefundID int64
	// Step distinguishes the postings of one type for one payment. A second posting with the same payment,
	// type and step is refused.
	Step   int64
	Reason string // text that staff entered
}

// StoredValueEntry is one change to an account. It never changes. The sum of an account's Amount is its balance, and
// the sum of its HeldAmount is its held amount.
type StoredValueEntry struct {
	ID                   int64
	StoreID              int64
	CreatedOn            time.Time
	GiftCardID           *int64 // either GiftCardID or StoreCreditAccountID is set
	StoreCreditAccountID *int64
	Type                 EntryType
	CurrencyCode         domain.Currency
	Amount               domain.Amount // signed
	HeldAmount           domain.Amount // signed
	BalanceAfter         domain.Amount
	HeldAfter            domain.Amount
	OrderID              *int64
	PaymentID            *int64
	RefundID             *int64
	Step                 int64
	Reason               string
	CommandID            uuid.UUID
	ActorKind            domain.ActorKind
	ActorID              int64

	// CustomerID is the id of the customer whose store credit changed; 0 for a gift card.
	CustomerID int64 `gorm:"-"`
}

// EntryFilter selects entries. An empty field does not filter.
type EntryFilter struct {
	GiftCardID             []int64
	StoreCustomerID        []int64 // entries of the customer's store credit
	Type                   []EntryType
	CreatedFrom, CreatedTo *time.Time
}

// ShortError reports that an account has less value than a posting takes.
type ShortError struct {
	Account   Account
	Available domain.Amount // balance that is not held
}

func (e *ShortError) Error() string {
	return fmt.Sprintf("value: %s %d has only %s available", e.Account.Kind(), e.Account.Stored().ID, e.Available)
}

// maxBalance is the largest balance. Larger amounts do not fit the contract.
var maxBalance = domain.AmountOf(99_999_999_999_999, 0)

// Apply changes the posting's account in memory and returns the entry that records the change, without ids and actor.
// If the account has too little value, it returns a ShortError. A HOLD on a card that cannot pay is refused as in
// GiftCard.Usable, and a REFUND as in GiftCard.Refundable. A REFUND or RESTORE makes an expired card active again. A
// CANCEL of the whole purchase disables the card, and a RESTORE enables it. After an error the account is unchanged.
func Apply(p Posting, now time.Time) (*StoredValueEntry, error) {
	effect, ok := effects[p.Type]
	f := p.Account.funds()
	switch {
	case !ok:
		return nil, fmt.Errorf("value: unknown entry type %q", p.Type)
	case p.Amount.IsZero(), p.Amount.Sign() < 0 && p.Type != Adjust:
		return nil, fmt.Errorf("value: %s of %s", p.Type, p.Amount)
	case !f.currency.Fits(p.Amount):
		return nil, fmt.Errorf("value: %s does not fit %s", p.Amount, f.currency)
	}
	card, isCard := p.Account.(*GiftCard)
	if isCard {
		if err := card.admits(p.Type, now); err != nil {
			return nil, err
		}
	}
	e := &StoredValueEntry{
		CreatedOn: now, Type: p.Type, CurrencyCode: f.currency, Amount: p.Amount.Times(effect.balance), HeldAmount: p.Amount.Times(effect.held),
		OrderID: optional(p.OrderID), PaymentID: optional(p.PaymentID), RefundID: optional(p.RefundID), Step: p.Step, Reason: p.Reason,
	}
	e.BalanceAfter, e.HeldAfter = f.balance.Add(e.Amount), f.held.Add(e.HeldAmount)
	switch {
	case e.HeldAfter.Sign() < 0:
		return nil, fmt.Errorf("value: %s of %s, which is more than the held %s", p.Type, p.Amount, f.held)
	case e.BalanceAfter.Less(e.HeldAfter):
		return nil, &ShortError{Account: p.Account, Available: Available(p.Account)}
	case maxBalance.Less(e.BalanceAfter):
		return nil, domain.Invalid("/amount", "The balance would exceed %s.", maxBalance)
	case p.Type == Expire && (!e.BalanceAfter.IsZero() || !e.HeldAfter.IsZero()):
		return nil, fmt.Errorf("value: EXPIRE of %s, which leaves %s", p.Amount, e.BalanceAfter)
	}
	*f.stored, *f.storedHeld = e.BalanceAfter, e.HeldAfter
	if isCard {
		card.follow(p, now)
	}
	return e, nil
}

func optional(id int64) *int64 {
	if id == 0 {
		return nil
	}
	return &id
}
