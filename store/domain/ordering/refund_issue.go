package ordering

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

// RefundIssue is what issuing refunds brings about.
type RefundIssue struct {
	Refunds []*Refund           // one for each payment that money goes back on; without numbers yet
	Release []catalog.StockMove // reserved for units that will not be shipped
	Restock []catalog.StockMove // units that came back
	Events  []domain.Event
}

// Refund issues what a request comes to. From here on the money counts as given
// back: it is reserved against the payments, so that nothing is refunded twice
// whatever becomes of it. Where no payment can give it all back alone, it is
// one refund for each payment.
func (o *Order) Refund(req RefundRequest, mode domain.RoundingMode, by domain.Actor, now time.Time) (RefundIssue, error) {
	plan, err := o.PlanRefund(req, mode)
	if err != nil {
		return RefundIssue{}, err
	}
	issue := o.issue(plan, req, by, now)
	issue.Events = append(issue.Events, o.settle(now)...)
	return issue, nil
}

func (o *Order) issue(plan *RefundPlan, req RefundRequest, by domain.Actor, now time.Time) (issue RefundIssue) {
	for _, l := range plan.Lines {
		l.Line.RefundedQuantity += l.Quantity
		l.Line.ReleasedQuantity += l.Released
		l.Line.ReturnedQuantity += l.Returned
		issue.Release = append(issue.Release, l.Line.move(l.Released, "")...)
		issue.Restock = append(issue.Restock, l.Line.move(l.Restocked, "")...)
	}
	for _, r := range plan.refunds() {
		r.OrderID, r.OrderNumber, r.CurrencyCode = o.ID, o.OrderNumber, o.CurrencyCode
		r.CommandID, r.CreatedByKind, r.CreatedByID = by.CommandID, by.Kind, by.ID
		r.Reason, r.Note, r.NotifyCustomer, r.RefundedOn = req.Reason, req.Note, req.NotifyCustomer, now
		issue.add(o, r, now)
	}
	return issue
}

// add reserves a refund against its payment.
func (issue *RefundIssue) add(o *Order, r *Refund, now time.Time) {
	if p, found := o.PaymentOf(r); found {
		p.RefundedAmount = p.RefundedAmount.Add(r.Amount)
		if !p.RefundsByHand() {
			r.postpone(now, AttemptLease)
		}
	}
	o.Refunds = append(o.Refunds, r)
	issue.Refunds = append(issue.Refunds, r)
	issue.Events = append(issue.Events, domain.Event{Type: domain.RefundIssued, Action: "order_refund.issued", Object: r})
	if r.Amount.IsZero() { // there is no money that anybody would have to confirm
		before := *r
		refundTransitions.Must("refund", &r.Status, RefundCompleted)
		r.CompletedOn, r.SettleOn = &now, nil
		issue.Events = append(issue.Events, domain.Event{Type: domain.RefundCompletedEvent, Action: "order_refund.completed", Object: r, Before: &before})
	}
}

// refunds cuts a plan into one refund for each payment. A line that goes back on
// two payments has its units with the first.
func (p *RefundPlan) refunds() []*Refund {
	type piece struct{ net, tax domain.Amount }
	shipping, extra := piece{p.Shipping, p.ShippingTax}, piece{net: p.Extra}
	overpaid, overShipping := piece{p.Overpaid.Net, p.Overpaid.Tax}, piece{net: p.Overpaid.Shipping}
	lines := make([]RefundLine, 0, len(p.Lines))
	for _, l := range p.Lines {
		if l.Quantity > 0 || l.Amount().Positive() {
			lines = append(lines, l.RefundLine)
		}
	}
	digits := p.Order.CurrencyCode.Digits()
	// cut takes as much of a piece as there is room for.
	cut := func(from *piece, room *domain.Amount) (taken piece, whole bool) {
		gross := from.net.Add(from.tax)
		if !room.Less(gross) {
			taken, *from = *from, piece{}
			*room = room.Sub(gross)
			return taken, true
		}
		// There is room for less than all, so that neither is rounded to more than there is.
		taken.tax = room.Mul(from.tax).Quo(gross).Round(digits, domain.HalfUp)
		taken.net = room.Sub(taken.tax)
		from.net, from.tax = from.net.Sub(taken.net), from.tax.Sub(taken.tax)
		*room = domain.Amount{}
		return taken, false
	}
	var out []*Refund
	parts := p.Parts
	if len(parts) == 0 { // goods alone
		parts = []RefundPart{{}}
	}
	for i, part := range parts {
		if !part.Amount.Positive() && (i > 0 || p.Amount().Positive()) {
			continue // units that cost nothing come back on the first payment
		}
		room := part.Amount
		r := &Refund{Status: RefundPending, Amount: part.Amount, Lines: []RefundLine{}}
		if part.Payment != nil {
			r.PaymentID = &part.Payment.ID
		}
		taken, _ := cut(&overpaid, &room)
		onShipping, _ := cut(&overShipping, &room)
		r.Overpaid = Difference{Net: taken.net, Tax: taken.tax, Shipping: onShipping.net}
		r.Subtotal, r.TaxTotal = taken.net, taken.tax
		for len(lines) > 0 {
			l := &lines[0]
			left := piece{l.Subtotal, l.Tax}
			taken, whole := cut(&left, &room)
			if !whole && taken.net.Add(taken.tax).IsZero() {
				break
			}
			mine := *l
			mine.Subtotal, mine.Tax = taken.net, taken.tax
			if !whole { // both parts together are what the units cost
				*l = RefundLine{LineItemID: l.LineItemID, Subtotal: left.net, Tax: left.tax, Custom: l.Custom}
			}
			r.Lines = append(r.Lines, mine)
			r.Subtotal, r.TaxTotal = r.Subtotal.Add(mine.Subtotal), r.TaxTotal.Add(mine.Tax)
			r.Restocked = r.Restocked || mine.Restocked > 0
			if !whole {
				break
			}
			lines = lines[1:]
		}
		taken, _ = cut(&shipping, &room)
		r.ShippingTotal, r.TaxTotal = onShipping.net.Add(taken.net), r.TaxTotal.Add(taken.tax)
		taken, _ = cut(&extra, &room)
		r.Subtotal = r.Subtotal.Add(taken.net)
		out = append(out, r)
	}
	return out
}

// Retry issues a failed refund anew, as a refund of its own. What became of the
// goods is as it was: nothing is restocked twice. Units whose shipment was canceled
// meanwhile are not shipped again.
func (o *Order) Retry(failed *Refund, note string, by domain.Actor, now time.Time) (RefundIssue, error) {
	var issue RefundIssue
	switch {
	case o.disputed():
		return issue, underDispute(o)
	case failed.Status != RefundFailed:
		return issue, refuse(failed.Status, RefundPending, "Only a failed refund can be retried; this one is "+string(failed.Status)+".")
	case failed.RetriedByRefundID != nil:
		return issue, refuse(failed.Status, RefundPending, "The refund was retried already.")
	}
	payment, found := o.PaymentOf(failed)
	if !found || o.Refundable(payment).Less(failed.Amount) {
		return issue, domain.Errorf(domain.RefundExceedsRemaining, "Less than the refund's amount is left of the payment.")
	}
	if o.Balance().Overpaid.Less(failed.Overpaid.Sum()) {
		return issue, domain.Errorf(domain.RefundExceedsRemaining, "Less was paid too much than the refund gives back of it.")
	}
	shippingTax := failed.TaxTotal.Sub(failed.Overpaid.Tax)
	for _, rl := range failed.Lines {
		line, found := o.Line(rl.LineItemID)
		if !found {
			return issue, domain.Missing("order line")
		}
		// What goodwill gives is beyond what the line cost, but never more tax than it was charged.
		rest := o.restOf(line)
		if rl.Quantity > rest.quantity || rest.tax.Less(rl.Tax) || failed.Reason != Goodwill && rest.gross().Less(rl.Subtotal.Add(rl.Tax)) {
			return issue, domain.Errorf(domain.RefundExceedsRemaining, "Of %s less is left than the refund gives back.", line.SKU)
		}
		shippingTax = shippingTax.Sub(rl.Tax)
	}
	if net, tax := o.shippingRest(); net.Less(failed.ShippingTotal.Sub(failed.Overpaid.Shipping)) || tax.Less(shippingTax) {
		return issue, domain.Errorf(domain.RefundExceedsRemaining, "Of shipping less is left than the refund gives back.")
	}
	for _, rl := range failed.Lines {
		line, _ := o.Line(rl.LineItemID)
		line.RefundedQuantity += rl.Quantity
	}
	r := &Refund{
		OrderID: o.ID, OrderNumber: o.OrderNumber, PaymentID: failed.PaymentID, CommandID: by.CommandID,
		Status: RefundPending, Reason: failed.Reason, Note: failed.Note, CurrencyCode: failed.CurrencyCode,
		Subtotal: failed.Subtotal, TaxTotal: failed.TaxTotal, ShippingTotal: failed.ShippingTotal, Amount: failed.Amount, Overpaid: failed.Overpaid,
		Lines: append([]RefundLine{}, failed.Lines...), Restocked: failed.Restocked, RefundedOn: now,
		RetryOfRefundID: &failed.ID, NotifyCustomer: failed.NotifyCustomer, CreatedByKind: by.Kind, CreatedByID: by.ID,
	}
	if note != "" {
		r.Note = note
	}
	issue.add(o, r, now)
	for _, rl := range failed.Lines {
		line, _ := o.Line(rl.LineItemID)
		released, _ := o.releaseRefunded(line)
		issue.Release = append(issue.Release, line.move(released, "")...)
	}
	issue.Events = append(issue.Events, o.settle(now)...)
	return issue, nil
}

// PaymentOf finds the payment on which a refund gives money back; false for one of
// goods alone.
func (o *Order) PaymentOf(r *Refund) (*Payment, bool) {
	if r.PaymentID == nil {
		return nil, false
	}
	return o.Payment(*r.PaymentID)
}

// Payment finds a payment of the order.
func (o *Order) Payment(id int64) (*Payment, bool) {
	return domain.ByID(o.Payments, id)
}
