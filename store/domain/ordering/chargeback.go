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
	ChargebackAccepted ChargebackStatus = "ACCEPTED" // the store accepted the dispute without evidence
)

var chargebackTransitions = domain.Transitions[ChargebackStatus]{
	"":             {ChargebackOpen, ChargebackWon, ChargebackLost, ChargebackAccepted},
	ChargebackOpen: {ChargebackWon, ChargebackLost, ChargebackAccepted},
}

// chargebackRulings lists the transitions out of decided statuses. Only reports from the payment service may cause
// them. Such reports override what a person entered, and banks can reverse their decisions.
var chargebackRulings = domain.Transitions[ChargebackStatus]{
	ChargebackWon:      {ChargebackLost, ChargebackAccepted},
	ChargebackLost:     {ChargebackWon, ChargebackAccepted},
	ChargebackAccepted: {ChargebackWon, ChargebackLost},
}

// chargebackCorrections lists the transitions with which a person corrects a decision that a person
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
	Reference  string // reference that the processor assigned; unique per payment
	Amount     domain.Amount
	Reason     string
	Status     ChargebackStatus
	Booked     domain.Amount `audit:"-"` // disputed amount that the transactions have recorded so far; negative
	ByProvider bool          // in a report: the processor sent it; in a dispute: the processor decided it
	IsInquiry  bool          // the bank only inquires, so no money has moved
	DueOn      *time.Time
	ReportedOn time.Time
	// EvidenceSubmittedOn is the time at which evidence was submitted; nil means never.
	EvidenceSubmittedOn *time.Time
	// HasEvidence means that a report mentions evidence without the time of its submission. The time of
	// the first such report is then stored.
	HasEvidence bool `gorm:"-"`

	Order *Order `gorm:"-" audit:"-"` // loaded by lists
}

// ChargebackFilter selects disputes; an empty field does not filter.
type ChargebackFilter struct {
	Search                   string // beginning of a reference, or an order number
	Status                   []ChargebackStatus
	IsInquiry                *bool
	OrderID                  []int64
	CurrencyCode             []domain.Currency
	ReportedFrom, ReportedTo *time.Time
	ModifiedSince            *time.Time
}

// Counts reports whether the disputed money is lost or held by the bank: the dispute is open, lost or accepted. An
// inquiry moves no money, and the bank has returned the money of a dispute that the store won.
func (c *Chargeback) Counts() bool { return !c.IsInquiry && c.Status != ChargebackWon }

// Dispute applies a report about a dispute, from its processor or a person. The first report with a
// reference adds the dispute and fires order.chargeback_reported. Later reports change the status or turn
// an inquiry into a dispute. A report that repeats known data changes nothing. A person's report cannot
// change the processor's decision.
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

// move changes the dispute's status to the status in the report.
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

// ChargebackReport is a report about a dispute that a person enters. nil means unchanged; a nil Amount in
// a first report means the payment's captured amount.
type ChargebackReport struct {
	PaymentID int64 // 0 means the only payment with captured money
	Reference string
	Amount    *domain.Amount
	Reason    *string
	Status    *ChargebackStatus
	IsInquiry *bool
	DueOn     *time.Time
}

// Reported converts a person's entry to a complete report. For omitted fields it uses the values of the
// stored dispute.
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

// disputesMore returns an error if a report would raise the disputed amount of a payment (see Counts)
// above its captured amount. Reports from a processor are accepted unchecked, because they state facts;
// disputedOf limits their effect.
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

// disputable returns the payment with the id, which must have captured money. The id 0 means the only
// payment with captured money.
func (o *Order) disputable(id int64) (found *Payment, err error) {
	for _, p := range o.Payments {
		switch {
		case id != 0 && p.ID != id || !p.CapturedAmount.Positive() || p.IsTender(): // no bank decides about stored value
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

// Chargeback returns the dispute with the reference, or a not_found error.
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

// disputed reports whether a dispute of the order is undecided, ignoring inquiries.
func (o *Order) disputed() bool {
	return slices.ContainsFunc(o.Chargebacks, func(c *Chargeback) bool { return c.Counts() && c.Status == ChargebackOpen })
}

// Refundable returns the amount of a payment that can still be refunded. It is at most the refundable amount of the
// whole order, which is lower if a bank took back money of another payment that had already been refunded.
func (o *Order) Refundable(p *Payment) domain.Amount {
	return o.unrefunded(p).Min(o.Balance().Refundable)
}

// unrefunded returns the captured amount of a payment less refunds and disputes that count (Counts). The result is
// never negative.
func (o *Order) unrefunded(p *Payment) domain.Amount {
	return p.CapturedAmount.Sub(p.RefundedAmount).Sub(o.disputedOf(p, (*Chargeback).Counts)).NotNegative()
}

// disputedOf returns the sum of the payment's disputes that the function takes selects, at most the captured amount. A
// dispute that a person entered, and that its processor reported under another reference, therefore counts only once.
func (o *Order) disputedOf(p *Payment, takes func(*Chargeback) bool) (sum domain.Amount) {
	for _, c := range o.Chargebacks {
		if c.PaymentID == p.ID && takes(c) {
			sum = sum.Add(c.Amount)
		}
	}
	return sum.Min(p.CapturedAmount)
}

// CreditDisputed returns the part of each refund to store credit that the store removes again, by refund id. The parts
// of a payment's refunds add up to the amount that banks took for disputes of it, or to all of its refunds; the newest
// refund comes first. The result is nil for an order without such a refund or dispute.
func (o *Order) CreditDisputed() map[int64]domain.Amount {
	if len(o.Chargebacks) == 0 || !o.HasCredited() {
		return nil
	}
	left, parts := map[int64]domain.Amount{}, map[int64]domain.Amount{}
	for _, p := range o.Payments {
		left[p.ID] = o.disputedOf(p, (*Chargeback).Counts)
	}
	for _, r := range slices.Backward(o.Refunds) {
		if r.Credited() {
			part := r.Amount.Min(left[*r.PaymentID])
			parts[r.ID], left[*r.PaymentID] = part, left[*r.PaymentID].Sub(part)
		}
	}
	return parts
}

// HasCredited reports whether a refund of the order became store credit.
func (o *Order) HasCredited() bool { return slices.ContainsFunc(o.Refunds, (*Refund).Credited) }

// lost reports whether the disputed money is permanently lost to the buyer.
func (c *Chargeback) lost() bool { return c.Counts() && c.Status != ChargebackOpen }

// kept returns the paid amount that the store keeps: neither refunded, nor in a pending refund, nor lost
// to a dispute. The result is never negative.
func (o *Order) kept() domain.Amount {
	b := o.Balance()
	return b.left().Sub(b.returned()).NotNegative()
}

// keeps returns the amount of kept plus the money of pending refunds.
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
