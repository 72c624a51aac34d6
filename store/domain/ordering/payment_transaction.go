package ordering

import (
	"cmp"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// TransactionType is the kind of a movement of money. Values can be added.
type TransactionType string

const (
	TransactionCapture TransactionType = "CAPTURE"
	TransactionRefund  TransactionType = "REFUND"
	TransactionDispute TransactionType = "DISPUTE"
)

// PaymentTransaction is one movement of money of a payment. It never changes: a movement that is
// undone is followed by one with the opposite sign. The sum of an order's transactions is what the
// store has of it: captured, less completed refunds, less what banks hold or took back.
type PaymentTransaction struct {
	ID           int64
	StoreID      int64
	CreatedOn    time.Time
	OrderID      int64
	OrderNumber  int64
	PaymentID    int64
	RefundID     *int64 // of a REFUND
	ChargebackID *int64 // of a DISPUTE
	Type         TransactionType
	// Amount is positive if the store received the money.
	Amount            domain.Amount
	CurrencyCode      domain.Currency
	PaymentProviderID int64
	ProviderCode      string
	PaymentType       string
	OfflineMethod     string
	// ProviderReference is the provider's id of the capture, refund or dispute, PaymentReference
	// that of the payment.
	ProviderReference string
	PaymentReference  string
	OccurredOn        time.Time
}

// TransactionFilter selects movements of money; an empty field does not filter.
type TransactionFilter struct {
	Search                   string // the start of a reference, or an order number
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
	Of         domain.Entity // the payment, refund or chargeback that moved the money
	PaymentID  *int64
	Type       TransactionType
	Amount     domain.Amount
	Reference  string
	OccurredOn time.Time
}

// post returns the movement from the booked to the moved amount, and books it; nil means that
// nothing moved. began is when the first movement occurred, if that is known.
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

// Post books what was captured since the last call, or what an offline payment turned out not to
// have brought. Every write of the row calls it.
func (p *Payment) Post(now time.Time) *Posting {
	return post(&p.Booked, p.CapturedAmount, p.CapturedOn, now, Posting{Of: p, PaymentID: &p.ID, Type: TransactionCapture, Reference: cmp.Or(p.captureReference, p.ProviderReference)})
}

// Post books a refund once it is completed, and takes it back if it fails later. Every write of the
// row calls it.
func (r *Refund) Post(now time.Time) *Posting {
	var moved domain.Amount
	if r.Status == RefundCompleted {
		moved = r.Amount.Neg()
	}
	return post(&r.Booked, moved, r.CompletedOn, now, Posting{Of: r, PaymentID: r.PaymentID, Type: TransactionRefund, Reference: r.ProviderReference})
}

// Post books the amount that a bank took for a dispute, and what it returned. Every write of the row
// calls it.
func (c *Chargeback) Post(now time.Time) *Posting {
	var moved domain.Amount
	if c.Counts() {
		moved = c.Amount.Neg()
	}
	return post(&c.Booked, moved, nil, now, Posting{Of: c, PaymentID: &c.PaymentID, Type: TransactionDispute, Reference: c.Reference})
}
