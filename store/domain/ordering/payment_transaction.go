package ordering

import (
	"cmp"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// TransactionType is the kind of a movement of money. New values may be added.
type TransactionType string

const (
	TransactionCapture TransactionType = "CAPTURE"
	TransactionRefund  TransactionType = "REFUND"
	TransactionDispute TransactionType = "DISPUTE"
)

// PaymentTransaction is one movement of a payment's money. It never changes; a movement with the opposite
// sign undoes it. The sum of an order's transactions is the money that the store has from the order:
// captured, less completed refunds, less the money that banks hold or took back.
type PaymentTransaction struct {
	ID           int64
	StoreID      int64
	CreatedOn    time.Time
	OrderID      int64
	OrderNumber  int64
	PaymentID    int64
	RefundID     *int64 // set if the type is REFUND
	ChargebackID *int64 // set if the type is DISPUTE
	Type         TransactionType
	// Amount is positive if the store received the money.
	Amount            domain.Amount
	CurrencyCode      domain.Currency
	PaymentProviderID int64
	ProviderCode      string
	PaymentType       string
	OfflineMethod     string
	// ProviderReference is the provider's id of the capture, refund or dispute, and PaymentReference
	// the provider's id of the payment.
	ProviderReference string
	PaymentReference  string
	OccurredOn        time.Time
}

// TransactionFilter selects movements of money. An empty field does not filter.
type TransactionFilter struct {
	Search                   string // beginning of a reference, or an order number
	Type                     []TransactionType
	ProviderCode             string
	PaymentProviderID        []int64
	PaymentType              []string
	OrderID                  []int64
	CurrencyCode             []domain.Currency
	OccurredFrom, OccurredTo *time.Time
}

// Posting is a movement of money that is not recorded yet.
type Posting struct {
	Of         domain.Entity // payment, refund or chargeback that moved the money
	PaymentID  *int64
	Type       TransactionType
	Amount     domain.Amount
	Reference  string
	OccurredOn time.Time
	// StoredValue means that the money became stored value, so it did not move at the payment's provider.
	StoredValue bool
}

// post returns the movement from the booked amount to the moved amount, and updates the booked amount. It
// returns nil if nothing moved. began is the time of the first movement, if known.
func post(booked *domain.Amount, moved domain.Amount, began *time.Time, now time.Time, p Posting) *Posting {
	p.Amount = moved.Sub(*booked)
	if p.Amount.IsZero() {
		return nil
	}
	if p.OccurredOn = now; booked.IsZero() && began != nil {
		p.OccurredOn = *began
	}
	*booked = moved
	return &p
}

// Post books the money captured since the last call, or reverses the money of an offline payment that
// never arrived. It must be called at every write of the row.
func (p *Payment) Post(now time.Time) *Posting {
	return post(&p.Booked, p.CapturedAmount, p.CapturedOn, now, Posting{Of: p, PaymentID: &p.ID, Type: TransactionCapture, Reference: cmp.Or(p.captureReference, p.ProviderReference)})
}

// Post books a completed refund, and reverses the movement if the refund fails later. It must be called
// at every write of the row.
func (r *Refund) Post(now time.Time) *Posting {
	var moved domain.Amount
	if r.Status == RefundCompleted {
		moved = r.Amount.Neg()
	}
	return post(&r.Booked, moved, r.CompletedOn, now, Posting{Of: r, PaymentID: r.PaymentID, Type: TransactionRefund, Reference: r.ProviderReference, StoredValue: r.Credited()})
}

// Post books the amount that a bank took for a dispute, and the amount that the bank returned. It must be
// called at every write of the row.
func (c *Chargeback) Post(now time.Time) *Posting {
	var moved domain.Amount
	if c.Counts() {
		moved = c.Amount.Neg()
	}
	return post(&c.Booked, moved, nil, now, Posting{Of: c, PaymentID: &c.PaymentID, Type: TransactionDispute, Reference: c.Reference})
}
