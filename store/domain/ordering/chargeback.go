package ordering

import (
	"slices"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// ChargebackStatus is the state of a dispute at the payment processor.
type ChargebackStatus string

const (
	ChargebackOpen     ChargebackStatus = "OPEN"
	ChargebackWon      ChargebackStatus = "WON"
	ChargebackLost     ChargebackStatus = "LOST"
	ChargebackAccepted ChargebackStatus = "ACCEPTED" // the store accepted it without evidence
)

var chargebackTransitions = domain.Transitions[ChargebackStatus]{
	"":             {ChargebackOpen, ChargebackWon, ChargebackLost, ChargebackAccepted},
	ChargebackOpen: {ChargebackWon, ChargebackLost, ChargebackAccepted},
}

// chargebackRulings lists the transitions of a decided dispute that only its payment service may
// cause: its reports override a person's entries, and banks reverse their own decisions.
var chargebackRulings = domain.Transitions[ChargebackStatus]{
	ChargebackWon:      {ChargebackLost, ChargebackAccepted},
	ChargebackLost:     {ChargebackWon, ChargebackAccepted},
	ChargebackAccepted: {ChargebackWon, ChargebackLost},
}

// chargebackCorrections lists the transitions by which a person corrects a decision that a person
// entered.
var chargebackCorrections = domain.Transitions[ChargebackStatus]{
	ChargebackWon:      {ChargebackOpen, ChargebackLost, ChargebackAccepted},
	ChargebackLost:     {ChargebackOpen, ChargebackWon, ChargebackAccepted},
	ChargebackAccepted: {ChargebackOpen, ChargebackWon, ChargebackLost},
}

// Chargeback is a dispute of a payment, as its processor reports it.
type Chargeback struct {
	domain.Row
	OrderID    int64
	PaymentID  int64
	Reference  string // from the processor; unique per payment
	Amount     domain.Amount
	Reason     string
	Status     ChargebackStatus
	Booked     domain.Amount `audit:"-"` // amount that transactions record; negative
	ByProvider bool          // in a report, the processor sent it; in a dispute, the processor decided it
	IsInquiry  bool          // the bank only inquires: no money has moved
	DueOn      *time.Time
	ReportedOn time.Time
	// EvidenceSubmittedOn is when evidence was submitted; nil means none was.
	EvidenceSubmittedOn *time.Time
	// HasEvidence means that a report shows evidence without the time of its submission. The time of
	// the first such report then counts.
	HasEvidence bool `gorm:"-"`

	Order *Order `gorm:"-" audit:"-"` // loaded by lists
}

// ChargebackFilter selects disputes; an empty field does not filter.
type ChargebackFilter struct {
	Search                   string // the start of a reference, or an order number
	Status                   []ChargebackStatus
	IsInquiry                *bool
	OrderID                  []int64
	CurrencyCode             []domain.Currency
	ReportedFrom, ReportedTo *time.Time
	ModifiedSince            *time.Time
}

// Counts reports whether the disputed money is lost or held by the bank: the dispute is open, lost
// or accepted. An inquiry moves no money, and a dispute that the store won returned it.
func (c *Chargeback) Counts() bool { return !c.IsInquiry && c.Status != ChargebackWon }

// Dispute applies a report about a dispute, from its processor or a person. The first report with a
// reference adds the dispute and fires order.chargeback_reported. Later reports change the status
// or turn an inquiry into a dispute. A report without news changes nothing. A person's report
// cannot change the processor's decision.
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
	before := c.Status
	if err := c.move(report); err != nil {
		return nil, nil, err
	}
	c.Amount, c.Reason, c.DueOn, c.IsInquiry = report.Amount, report.Reason, report.DueOn, c.IsInquiry && report.IsInquiry
	switch {
	case report.EvidenceSubmittedOn != nil:
		c.EvidenceSubmittedOn = report.EvidenceSubmittedOn
	case report.HasEvidence && c.EvidenceSubmittedOn == nil:
		c.EvidenceSubmittedOn = &now
	}
	if i < 0 {
		o.Chargebacks, o.ChargebackCount = append(o.Chargebacks, c), o.ChargebackCount+1
		events = append(events, domain.Event{Type: domain.OrderChargebackReported, Action: "order.chargeback_reported", Object: o})
	} else if c.Status != before {
		events = append(events, domain.Event{Type: domain.OrderUpdated, Action: "order.chargeback_updated", Object: o, Note: domain.Instead(c.Status, before)})
	}
	return c, append(events, o.settle(now)...), nil
}

// move changes the status to the report's status.
func (c *Chargeback) move(report Chargeback) error {
	allowed := chargebackTransitions
	switch decided := c.Status != "" && c.Status != ChargebackOpen; {
	case !decided:
	case report.ByProvider:
		allowed = chargebackRulings
	case !c.ByProvider:
		allowed = chargebackCorrections
	case c.Status != report.Status || !c.Amount.Equal(report.Amount):
		return refuse(c.Status, report.Status, "The payment provider decided the dispute: it is "+string(c.Status)+".")
	}
	if err := allowed.Move("chargeback", &c.Status, report.Status); err != nil {
		return err
	}
	c.ByProvider = c.Status != ChargebackOpen && (c.ByProvider || report.ByProvider)
	return nil
}

// ChargebackReport is a report about a dispute that a person enters. nil means unchanged; in a
// first report, a nil Amount means the payment's captured amount.
type ChargebackReport struct {
	PaymentID int64 // 0 means the only payment with captured money
	Reference string
	Amount    *domain.Amount
	Reason    *string
	Status    *ChargebackStatus
	IsInquiry *bool
	DueOn     *time.Time
}

// Reported completes a person's entry to a report: omitted fields keep the values of the stored
// dispute.
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
	if err := o.notBefore("/dueOn", in.DueOn, dayMargin); err != nil {
		return Chargeback{}, err
	}
	due := known.DueOn
	if in.DueOn != nil {
		due = in.DueOn
	}
	report := Chargeback{
		PaymentID: known.PaymentID, Reference: in.Reference, Amount: or(in.Amount, known.Amount), Reason: or(in.Reason, known.Reason), Status: or(in.Status, known.Status),
		IsInquiry: or(in.IsInquiry, known.IsInquiry), DueOn: due,
	}
	return report, o.disputesMore(report)
}

// disputesMore returns an error if a report raises the counting disputes of a payment above its
// captured amount. A processor's report is not checked, because it is a fact: disputed limits its
// effect.
func (o *Order) disputesMore(report Chargeback) error {
	p, found := o.Payment(report.PaymentID)
	if !found || !report.Counts() {
		return nil
	}
	left := p.CapturedAmount
	for _, c := range o.Chargebacks {
		switch {
		case c.PaymentID != p.ID || !c.Counts():
		case c.Reference != report.Reference:
			left = left.Sub(c.Amount)
		case !c.Amount.Less(report.Amount):
			return nil
		}
	}
	if left.Less(report.Amount) {
		return domain.Invalid("/amount", "The payment's other disputes leave at most %s %s to dispute.", o.CurrencyCode.Format(left.NotNegative()), o.CurrencyCode)
	}
	return nil
}

func or[T any](given *T, otherwise T) T {
	if given != nil {
		return *given
	}
	return otherwise
}

// disputable returns the payment with the id, which must have captured money. 0 means the only
// payment with captured money.
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
		return nil, domain.Invalid("/paymentId", "The order has no captured payment with this id.")
	}
	return found, nil
}

// Chargeback returns the dispute with the reference, or not_found.
func (o *Order) Chargeback(reference string) (*Chargeback, error) {
	for _, c := range o.Chargebacks {
		if c.Reference == reference {
			return c, nil
		}
	}
	return nil, domain.Missing("chargeback")
}

// Open returns an error if the dispute is already decided.
func (c *Chargeback) Open() error {
	if c.Status == ChargebackOpen {
		return nil
	}
	return refuse(c.Status, ChargebackOpen, "The dispute is decided already: it is "+string(c.Status)+".")
}

// Acceptable returns an error if the bank has decided the dispute. It returns nil if the store has
// already accepted the dispute.
func (c *Chargeback) Acceptable() error {
	if c.Status == ChargebackAccepted {
		return nil
	}
	return c.Open()
}

// disputed reports whether a dispute of the order is still undecided. Inquiries do not count.
func (o *Order) disputed() bool {
	return slices.ContainsFunc(o.Chargebacks, func(c *Chargeback) bool { return c.Counts() && c.Status == ChargebackOpen })
}

// Refundable returns the amount of a payment that can still be refunded: the captured amount less
// the refunded amount and the counting disputes. It is never negative.
func (o *Order) Refundable(p *Payment) domain.Amount {
	return p.CapturedAmount.Sub(p.RefundedAmount).Sub(o.disputedOf(p, (*Chargeback).Counts)).NotNegative()
}

// disputedOf sums the disputes of a payment that takes accepts, up to the captured amount. A
// dispute that a person entered and that its processor reported under another reference therefore
// counts once.
func (o *Order) disputedOf(p *Payment, takes func(*Chargeback) bool) (sum domain.Amount) {
	for _, c := range o.Chargebacks {
		if c.PaymentID == p.ID && takes(c) {
			sum = sum.Add(c.Amount)
		}
	}
	return sum.Min(p.CapturedAmount)
}

// lost reports whether the bank returned the disputed money to the buyer for good.
func (c *Chargeback) lost() bool { return c.Counts() && c.Status != ChargebackOpen }

// kept returns the paid amount that the store keeps: not refunded, not in a pending refund, and not
// lost to a dispute. It is never negative.
func (o *Order) kept() domain.Amount {
	b := o.Balance()
	return b.left().Sub(b.returned()).NotNegative()
}

// keeps is kept plus the money of pending refunds.
func (o *Order) keeps() domain.Amount {
	sum := o.kept()
	for _, r := range o.Refunds {
		if r.Unsettled() {
			sum = sum.Add(r.Charged().Sum())
		}
	}
	return sum
}

func underDispute(o *Order) error {
	return refuse(o.PaymentStatus, PaymentRefunded, "An amount of the order is in dispute: nothing can be refunded before it is decided.")
}
