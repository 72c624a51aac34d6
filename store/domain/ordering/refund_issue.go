package ordering

import (
	"slices"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/value"
)

// RefundIssue lists the effects of issuing refunds.
type RefundIssue struct {
	Refunds []*Refund           // one refund per payment, without numbers yet
	Release []catalog.StockMove // reserved units that will never be shipped
	Restock []catalog.StockMove // units that came back
	Events  []domain.Event
}

// Refund issues the refund for a request. It reserves the money on the payments, so that no amount is
// refunded twice, whatever the outcome. If no payment can return the whole amount, each payment gets a
// separate refund.
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
	for i := range plan.Lines {
		l := &plan.Lines[i]
		l.Line.RefundedQuantity += l.Quantity
		l.Line.ReleasedQuantity += l.Released
		l.Line.ReturnedQuantity += l.Returned
		l.Dropped = l.Line.DroppedBy(&l.RefundLine)
		issue.Release = append(issue.Release, l.Line.move(l.Released, "")...)
		issue.Restock = append(issue.Restock, l.Line.restock(l.Restocked)...)
		o.takeOver(l)
	}
	for _, r := range plan.refunds() {
		r.OrderID, r.OrderNumber, r.CurrencyCode = o.ID, o.OrderNumber, o.CurrencyCode
		r.CommandID, r.CreatedByKind, r.CreatedByID = by.CommandID, by.Kind, by.ID
		r.Reason, r.Note, r.NotifyCustomer, r.RefundedOn = req.Reason, req.Note, req.NotifyCustomer && r.MovedToOrderID == nil, now
		issue.add(o, r, now)
	}
	return issue
}

// leftBehind counts the units of a line that failed refunds released or took back. No money was refunded
// for these units. A retry takes over the units of the failed refund that it repeats.
func (o *Order) leftBehind(line *OrderLine) (left goodsLeft) {
	for _, r := range o.Refunds {
		for _, rl := range r.Lines {
			if r.leavesGoods() && rl.LineItemID == line.ID {
				left.released, left.returned = left.released+rl.Released, left.returned+rl.Returned
			}
		}
	}
	return left
}

// leavesGoods reports whether the refund failed but its units stay moved.
func (r *Refund) leavesGoods() bool { return r.Status == RefundFailed && r.RetriedByRefundID == nil }

// goodsLeft counts the units of a line that failed refunds released or took back.
type goodsLeft struct{ released, returned int }

// of returns how many of these units a refund of a quantity takes over. For a reason that covers shipped
// units, it takes the returned units first. For any other reason it takes the released units, and
// returned units only in place of units that cannot be released.
func (g goodsLeft) of(line *OrderLine, quantity int, reason RefundReason) (released, returned int) {
	if reason.concernsSent() {
		returned = min(quantity, g.returned)
		return min(quantity-returned, g.released), returned
	}
	released = min(quantity, g.released)
	return released, min(max(0, quantity-released-line.holds()), g.returned)
}

// takeOver moves units of failed refunds, newest first, to the plan's line. Each released or returned
// unit then belongs to exactly one refund that can be voided.
func (o *Order) takeOver(l *RefundPlanLine) {
	take := func(from, to, left *int) int {
		n := min(*from, *left)
		*from, *to, *left = *from-n, *to+n, *left-n
		return n
	}
	for _, r := range slices.Backward(o.Refunds) {
		if !r.leavesGoods() {
			continue
		}
		for i := range r.Lines {
			if rl := &r.Lines[i]; rl.LineItemID == l.Line.ID {
				take(&rl.Released, &l.Released, &l.takeReleased)
				returned := take(&rl.Returned, &l.Returned, &l.takeReturned)
				take(&rl.Restocked, &l.Restocked, &returned)
			}
		}
	}
}

// add reserves the money of a refund on its payment.
func (issue *RefundIssue) add(o *Order, r *Refund, now time.Time) {
	elsewhere := r.MovedToOrderID != nil || r.Credited() // the money returns neither to a card nor to an account
	instant := r.Amount.IsZero() || elsewhere            // no gateway has to confirm the refund
	if p, found := o.PaymentOf(r); found {
		p.RefundedAmount = p.RefundedAmount.Add(r.Amount)
		if !elsewhere {
			if !p.RefundsByHand() {
				r.postpone(now, AttemptLease)
			}
			p.move(value.Refund, r.Amount, r)
			instant = instant || p.IsTender()
		}
	}
	o.Refunds = append(o.Refunds, r)
	issue.Refunds = append(issue.Refunds, r)
	issue.Events = append(issue.Events, domain.Event{Type: domain.RefundIssued, Action: "order_refund.issued", Object: r})
	if instant {
		before := *r
		refundTransitions.Must("refund", &r.Status, RefundCompleted)
		r.CompletedOn, r.SettleOn = &now, nil
		issue.Events = append(issue.Events, domain.Event{Type: domain.RefundCompletedEvent, Action: "order_refund.completed", Object: r, Before: &before})
	}
}

// refunds divides a plan into one refund per payment. If a line is divided between two payments, the
// first refund gets the line's units.
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
	// cut takes up to the amount room from a piece, and subtracts the taken part from both.
	cut := func(from *piece, room *domain.Amount) (taken piece, whole bool) {
		gross := from.net.Add(from.tax)
		if !room.Less(gross) {
			taken, *from = *from, piece{}
			*room = room.Sub(gross)
			return taken, true
		}
		// The room is smaller than the piece, so rounding takes neither more net amount nor more tax than
		// the piece has.
		taken.tax = room.Mul(from.tax).Quo(gross).Round(digits, domain.HalfUp)
		taken.net = room.Sub(taken.tax)
		from.net, from.tax = from.net.Sub(taken.net), from.tax.Sub(taken.tax)
		*room = domain.Amount{}
		return taken, false
	}
	var out []*Refund
	parts := p.Parts
	if len(parts) == 0 { // the refund covers only goods
		parts = []RefundPart{{}}
	}
	for i, part := range parts {
		if !part.Amount.Positive() && (i > 0 || p.Amount().Positive()) {
			continue // the first payment's refund already has the units that cost nothing
		}
		room := part.Amount
		r := &Refund{Status: RefundPending, Destination: ToOriginal, Amount: part.Amount, Lines: []RefundLine{}}
		if part.Payment != nil {
			r.PaymentID = &part.Payment.ID
		}
		if part.Destination == ToStoreCredit {
			r.Destination, r.ByHand = ToStoreCredit, true
		}
		if part.MovedTo != nil {
			r.MovedToOrderID, r.ByHand = &part.MovedTo.ID, true
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
			if !whole { // both parts together have the price of the units
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

// Retry issues a failed refund again as a new refund. The goods are not moved again, so nothing is
// restocked twice. Two kinds of units are not shipped again: units whose shipment was canceled in the
// meantime, and units that another refund took over from the failed refund.
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
	if err := o.repeatable(failed); err != nil {
		return issue, err
	}
	for _, rl := range failed.Lines {
		line, _ := o.Line(rl.LineItemID)
		line.RefundedQuantity += rl.Quantity
	}
	r := &Refund{
		OrderID: o.ID, OrderNumber: o.OrderNumber, PaymentID: failed.PaymentID, CommandID: by.CommandID,
		Status: RefundPending, Destination: ToOriginal, Reason: failed.Reason, Note: failed.Note, CurrencyCode: failed.CurrencyCode,
		Subtotal: failed.Subtotal, TaxTotal: failed.TaxTotal, ShippingTotal: failed.ShippingTotal, Amount: failed.Amount, Overpaid: failed.Overpaid,
		Lines: append([]RefundLine{}, failed.Lines...), Restocked: failed.Restocked, RefundedOn: now,
		RetryOfRefundID: &failed.ID, NotifyCustomer: failed.NotifyCustomer, CreatedByKind: by.Kind, CreatedByID: by.ID,
	}
	for i := range r.Lines {
		r.Lines[i].Shares = nil // Follow of package returns sets the shares again
		if line, _ := o.Line(r.Lines[i].LineItemID); !line.RequiresShipping {
			r.Lines[i].Dropped = r.Lines[i].Quantity
		}
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

// repeatable returns an error if a failed refund exceeds what is left of its payment, an overpayment, the
// order's total, its lines or shipping.
func (o *Order) repeatable(failed *Refund) error {
	payment, found := o.PaymentOf(failed)
	if !found || o.Refundable(payment).Less(failed.Amount) {
		return domain.Errorf(domain.RefundExceedsRemaining, "The payment, or all payments of the order together, have less left than the refund's amount. Create a refund with a lower amount.")
	}
	if o.Balance().Overpaid.Less(failed.Overpaid.Sum()) {
		return domain.Errorf(domain.RefundExceedsRemaining, "The refund returns more of an overpayment than is left of it.")
	}
	if o.unreturned().Less(failed.Amount.Sub(failed.Overpaid.Sum())) {
		return domain.Errorf(domain.RefundExceedsRemaining, "The refund returns more than is left of the order's total.")
	}
	shippingTax := failed.TaxTotal.Sub(failed.Overpaid.Tax)
	for _, rl := range failed.Lines {
		line, found := o.Line(rl.LineItemID)
		if !found {
			return domain.Missing("order line")
		}
		// Goodwill may exceed the price of the line, but never its tax. Rounding in an edit may have moved the
		// currency's smallest amount between price and tax.
		rest := o.restOf(line)
		if rl.Quantity > rest.quantity || rest.tax.Less(rl.Tax) || failed.Reason != Goodwill && rest.subtotal.Less(rl.Subtotal) {
			return domain.Errorf(domain.RefundExceedsRemaining, "The refund returns more than is left of %s.", line.SKU)
		}
		if err := o.refuseSpent(line, rl.Subtotal.Add(rl.Tax).Min(rest.gross())); err != nil {
			return err
		}
		shippingTax = shippingTax.Sub(rl.Tax)
	}
	if net, tax := o.shippingRest(); net.Less(failed.ShippingTotal.Sub(failed.Overpaid.Shipping)) || tax.Less(shippingTax) {
		return domain.Errorf(domain.RefundExceedsRemaining, "The refund returns more than is left of shipping.")
	}
	return nil
}

// exceeds returns refund_exceeds_remaining if the plan refunds more than the payments or the order's total have left.
func (p *RefundPlan) exceeds(req RefundRequest) error {
	o, amount := p.Order, p.Amount()
	money := func(a domain.Amount) string { return o.CurrencyCode.Format(a) + " " + string(o.CurrencyCode) }
	left := o.unreturned()
	switch goods := amount.Sub(p.Overpaid.Sum()); {
	case p.Max.Less(amount) && !p.Max.Positive():
		return p.exceedsRemaining(req, p.nothingLeft(req))
	case p.Max.Less(amount):
		return p.exceedsRemaining(req, "At most "+money(p.Max)+" can be refunded, and the request comes to "+money(amount)+".")
	case left.Less(goods) && !left.Positive():
		return p.exceedsRemaining(req, "The order's total is refunded already. Send overpaymentAmount to refund an overpayment.")
	case left.Less(goods):
		return p.exceedsRemaining(req, "At most "+money(left)+" of the order's total can be refunded. Send overpaymentAmount to refund an overpayment.")
	}
	return nil
}

// nothingLeft returns the detail of an error for a request whose payments have nothing left to refund.
func (p *RefundPlan) nothingLeft(req RefundRequest) string {
	if p.limitedByChoice(req) {
		return "Nothing of this payment is left to refund."
	}
	return "Everything that was captured is refunded already."
}

// limitedByChoice reports whether all payments together can refund more than the payment that the request chooses.
func (p *RefundPlan) limitedByChoice(req RefundRequest) bool {
	return req.PaymentID != 0 && p.Max.Less(p.Order.Balance().Refundable)
}

// exceedsRemaining returns refund_exceeds_remaining with a detail. It names the fields of the request that set the
// amount, and its payment if another choice allows more.
func (p *RefundPlan) exceedsRemaining(req RefundRequest, detail string) error {
	e := &domain.Error{Code: domain.RefundExceedsRemaining, Detail: detail}
	for _, f := range []struct {
		pointer string
		named   bool
	}{
		{"/lines", len(req.Lines) > 0}, {"/shippingAmount", req.Shipping != nil}, {"/overpaymentAmount", req.Overpayment != nil}, {"/amount", req.Amount != nil},
		{"/paymentId", p.limitedByChoice(req) && (!p.Max.Positive() || p.Max.Less(p.Amount()))},
	} {
		if f.named {
			e.Fields = append(e.Fields, domain.Field{In: "body", Pointer: f.pointer, Code: string(e.Code), Detail: e.Detail})
		}
	}
	return e
}

// PaymentOf returns the payment whose money a refund returns. It returns false for a refund of goods
// only.
func (o *Order) PaymentOf(r *Refund) (*Payment, bool) {
	if r.PaymentID == nil {
		return nil, false
	}
	return o.Payment(*r.PaymentID)
}

// Payment returns the order's payment with the id.
func (o *Order) Payment(id int64) (*Payment, bool) {
	return domain.ByID(o.Payments, id)
}
