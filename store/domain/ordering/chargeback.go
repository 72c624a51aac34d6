package ordering

import (
	"slices"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// ChargebackStatus is where a dispute is at the payment processor.
type ChargebackStatus string

const (
	ChargebackOpen     ChargebackStatus = "OPEN"
	ChargebackWon      ChargebackStatus = "WON"
	ChargebackLost     ChargebackStatus = "LOST"
	ChargebackAccepted ChargebackStatus = "ACCEPTED" // given up without evidence
)

var chargebackTransitions = domain.Transitions[ChargebackStatus]{
	"":             {ChargebackOpen, ChargebackWon, ChargebackLost, ChargebackAccepted},
	ChargebackOpen: {ChargebackWon, ChargebackLost, ChargebackAccepted},
}

// Chargeback is a dispute of a payment, as its processor reports it.
type Chargeback struct {
	domain.Row
	OrderID    int64
	PaymentID  int64
	Reference  string // the processor's, unique for the payment
	Amount     domain.Amount
	Reason     string
	Status     ChargebackStatus
	IsInquiry  bool // the bank only asks: no money has moved
	DueOn      *time.Time
	ReportedOn time.Time
	// EvidenceSubmittedOn is when evidence was handed in; nil: none was.
	EvidenceSubmittedOn *time.Time
}

// Counts tells whether the money is gone, or held by the bank: a dispute that is
// open, lost or accepted. An inquiry moves none, and a dispute that was won gave
// it back.
func (c *Chargeback) Counts() bool { return !c.IsInquiry && c.Status != ChargebackWon }

// Dispute takes a processor's report about a dispute. The first one of its
// reference is added and fires order.chargeback_reported; later ones move it, or
// make an inquiry a dispute. A report that says nothing new changes nothing.
func (o *Order) Dispute(report Chargeback, now time.Time) (c *Chargeback, events []domain.Event, err error) {
	p, found := o.Payment(report.PaymentID)
	switch {
	case !found:
		return nil, nil, domain.Missing("payment")
	case !report.Amount.Positive() || p.CapturedAmount.Less(report.Amount):
		return nil, nil, domain.Invalid("/amount", "At most what was captured of a payment can be disputed.")
	}
	i := slices.IndexFunc(o.Chargebacks, func(c *Chargeback) bool {
		return c.PaymentID == report.PaymentID && c.Reference == report.Reference
	})
	if i >= 0 {
		c = o.Chargebacks[i]
	} else {
		c = &Chargeback{OrderID: o.ID, PaymentID: report.PaymentID, Reference: report.Reference, ReportedOn: now, IsInquiry: report.IsInquiry}
	}
	if err := chargebackTransitions.Move("chargeback", &c.Status, report.Status); err != nil {
		return nil, nil, err
	}
	c.Amount, c.Reason, c.DueOn, c.IsInquiry = report.Amount, report.Reason, report.DueOn, c.IsInquiry && report.IsInquiry
	if report.EvidenceSubmittedOn != nil {
		c.EvidenceSubmittedOn = report.EvidenceSubmittedOn
	}
	if i < 0 {
		o.Chargebacks, o.ChargebackCount = append(o.Chargebacks, c), o.ChargebackCount+1
		events = append(events, domain.Event{Type: domain.OrderChargebackReported, Action: "order.chargeback_reported", Object: o})
	}
	return c, append(events, o.settle(now)...), nil
}

// ChargebackReport is what somebody writes down of a dispute. What is nil is as it was;
// a first report takes what was captured of the payment.
type ChargebackReport struct {
	PaymentID int64 // 0: the one of which money was taken
	Reference string
	Amount    *domain.Amount
	Reason    *string
	Status    *ChargebackStatus
	IsInquiry *bool
	DueOn     *time.Time
}

// Reported is a report that somebody writes down as a whole.
func (o *Order) Reported(in ChargebackReport) (Chargeback, error) {
	known, err := o.Chargeback(in.Reference)
	if err != nil || in.PaymentID != 0 && known.PaymentID != in.PaymentID {
		p, err := o.disputable(in.PaymentID)
		if err != nil {
			return Chargeback{}, err
		}
		known = &Chargeback{PaymentID: p.ID, Amount: p.CapturedAmount, Status: ChargebackOpen}
	}
	if in.Amount != nil {
		if err := o.money("/amount", *in.Amount); err != nil {
			return Chargeback{}, err
		}
	}
	due := known.DueOn
	if in.DueOn != nil {
		due = in.DueOn
	}
	return Chargeback{
		PaymentID: known.PaymentID, Reference: in.Reference, Amount: or(in.Amount, known.Amount), Reason: or(in.Reason, known.Reason), Status: or(in.Status, known.Status),
		IsInquiry: or(in.IsInquiry, known.IsInquiry), DueOn: due,
	}, nil
}

func or[T any](given *T, otherwise T) T {
	if given != nil {
		return *given
	}
	return otherwise
}

// disputable is a payment of which money was taken; 0: the only one.
func (o *Order) disputable(id int64) (found *Payment, err error) {
	for _, p := range o.Payments {
		switch {
		case id != 0 && p.ID != id || !p.CapturedAmount.Positive():
		case found != nil:
			return nil, domain.Invalid("/paymentId", "Money was taken by more than one payment of the order. Say which one is disputed.")
		default:
			found = p
		}
	}
	if found == nil {
		return nil, domain.Invalid("/paymentId", "The order has no such payment of which money was taken.")
	}
	return found, nil
}

// Chargeback finds a dispute of the order by its reference.
func (o *Order) Chargeback(reference string) (*Chargeback, error) {
	for _, c := range o.Chargebacks {
		if c.Reference == reference {
			return c, nil
		}
	}
	return nil, domain.Missing("chargeback")
}

// Open refuses to answer a dispute that is decided.
func (c *Chargeback) Open() error {
	if c.Status == ChargebackOpen {
		return nil
	}
	return refuse(c.Status, ChargebackOpen, "The dispute is decided already: it is "+string(c.Status)+".")
}

// Acceptable refuses to give up a dispute that the bank has decided.
func (c *Chargeback) Acceptable() error {
	if c.Status == ChargebackAccepted {
		return nil
	}
	return c.Open()
}

// disputed tells whether a dispute of the order is still to be decided.
func (o *Order) disputed() bool {
	return slices.ContainsFunc(o.Chargebacks, func(c *Chargeback) bool { return c.Counts() && c.Status == ChargebackOpen })
}

// Refundable is what is left of a payment to give back: what was captured, less
// what was given back and what the bank took.
func (o *Order) Refundable(p *Payment) domain.Amount {
	left := p.CapturedAmount.Sub(p.RefundedAmount)
	for _, c := range o.Chargebacks {
		if c.PaymentID == p.ID && c.Counts() {
			left = left.Sub(c.Amount)
		}
	}
	return left.NotNegative()
}

func underDispute(o *Order) error {
	return refuse(o.PaymentStatus, PaymentRefunded, "An amount of the order is in dispute: nothing can be refunded before it is decided.")
}
