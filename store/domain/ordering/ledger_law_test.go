package ordering_test

import (
	"maps"
	"math"
	"math/big"
	"slices"

	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

// laws checks the invariants that must hold after every step.
func (h *history) laws() {
	h.waits = false
	h.handOver()
	o := h.o
	b := o.Balance()
	step := "at first"
	if len(h.steps) > 0 {
		step = h.steps[len(h.steps)-1]
	}
	atMost := func(a, most domain.Amount, what string) {
		ExpectWithOffset(1, most.Less(a)).To(BeFalse(), "%s: %s is %s of %s", step, what, a, most)
		ExpectWithOffset(1, a.Sign()).To(BeNumerically(">=", 0), "%s: %s is %s", step, what, a)
	}
	same := func(a, b domain.Amount, what string) {
		ExpectWithOffset(1, a.Equal(b)).To(BeTrue(), "%s: %s is %s, not %s", step, what, a, b)
	}

	// Refunds never exceed the captured money, by payment and in total.
	live := map[int64]domain.Amount{}
	var refunded, net, tax, shipping, excess domain.Amount
	perLine := map[int64]*ordering.RefundLine{}
	for _, r := range o.Refunds {
		same(domain.Sum(r.Subtotal, r.TaxTotal, r.ShippingTotal), r.Amount, "a refund")
		var lines, taxes domain.Amount
		for _, l := range r.Lines {
			atMost(l.Subtotal, r.Subtotal, "a refund's line")
			lines, taxes = lines.Add(l.Subtotal), taxes.Add(l.Tax)
		}
		atMost(lines, r.Subtotal, "a refund's lines")
		atMost(taxes, r.TaxTotal, "a refund's taxes")
		if !r.Counts() {
			continue
		}
		if r.PaymentID == nil {
			same(r.Amount, domain.Amount{}, "a refund of no payment")
		} else {
			live[*r.PaymentID] = live[*r.PaymentID].Add(r.Amount)
		}
		refunded, net, tax, shipping = refunded.Add(r.Amount), net.Add(r.Subtotal.Sub(r.Overpaid.Net)), tax.Add(r.TaxTotal.Sub(r.Overpaid.Tax)), shipping.Add(r.ShippingTotal.Sub(r.Overpaid.Shipping))
		atMost(r.Overpaid.Net, r.Subtotal, "what a refund says was paid too much")
		atMost(r.Overpaid.Tax, r.TaxTotal, "the tax on what was paid too much")
		atMost(r.Overpaid.Shipping, r.ShippingTotal, "the shipping in what was paid too much")
		excess = excess.Add(r.Overpaid.Sum())
		for _, l := range r.Lines {
			sum := perLine[l.LineItemID]
			if sum == nil {
				sum = &ordering.RefundLine{}
				perLine[l.LineItemID] = sum
			}
			sum.Quantity, sum.Subtotal, sum.Tax = sum.Quantity+l.Quantity, sum.Subtotal.Add(l.Subtotal), sum.Tax.Add(l.Tax)
		}
	}
	var captured domain.Amount
	for _, p := range o.Payments {
		same(p.RefundedAmount, live[p.ID], "what a payment says it gave back")
		atMost(p.RefundedAmount, p.CapturedAmount, "what a payment gave back")
		atMost(p.CapturedAmount, p.Amount, "what a payment took")
		atMost(o.Refundable(p), b.Refundable, "refundable amount of a payment")
		captured = captured.Add(p.CapturedAmount)
	}
	same(b.Captured, captured, "captured")
	same(b.Refunded, refunded, "refunded")
	atMost(refunded, captured, "refunded")
	atMost(b.Refundable.Add(refunded), captured, "refundable")
	atMost(tax, o.TaxTotal, "refunded tax")
	atMost(shipping, o.ShippingTotal, "refunded shipping")

	atMost(b.Refunded.Sub(excess), o.GrandTotal, "refunded without overpayments")

	h.books(step)

	// Of a line, no unit and no cent is refunded twice.
	for _, l := range o.Lines {
		same(l.LineTotal.Add(l.LineTax), l.LineGross, "a line")
		sum := perLine[l.ID]
		if sum == nil {
			sum = &ordering.RefundLine{}
		}
		Expect(l.RefundedQuantity).To(Equal(sum.Quantity), "%s: refunded units of line %d", step, l.ID)
		atMost(sum.Tax, l.LineTax, "refunded tax of a line")
		if l.LineTotal.Less(sum.Subtotal) {
			h.generous = true
			Expect(goodwill(o, l.ID)).To(BeTrue(), "%s: line %d gave back more than it cost", step, l.ID)
		}
		Expect(l.RefundedQuantity+l.CancelledQuantity).To(BeNumerically("<=", l.Quantity), "%s: line %d", step, l.ID)
		Expect(l.FulfilledQuantity+l.ReleasedQuantity).To(BeNumerically("<=", l.Quantity), "%s: line %d", step, l.ID)
		Expect(l.ReturnedQuantity).To(BeNumerically("<=", l.FulfilledQuantity+l.IssuedQuantity), "%s: line %d", step, l.ID)
		released, returned := taken(o, l.ID)
		Expect(l.ReturnedQuantity).To(Equal(returned), "%s: returned units of line %d belong to one refund each", step, l.ID)
		if l.RequiresShipping { // other lines release their units when the order ends
			Expect(l.ReleasedQuantity).To(Equal(released), "%s: released units of line %d belong to one refund each", step, l.ID)
		}
		if l.TrackInventory {
			h.stock(step, l)
		}
	}

	// The statuses match the amounts.
	due := o.GrandTotal.Sub(captured.Sub(excess))
	lost := domain.Amount{}
	undecided := false
	for _, p := range o.Payments {
		gone := domain.Amount{}
		for _, c := range o.Chargebacks {
			if c.PaymentID == p.ID && c.Counts() {
				undecided = undecided || c.Status == ordering.ChargebackOpen
				if c.Status != ordering.ChargebackOpen {
					gone = gone.Add(c.Amount)
				}
			}
		}
		lost = lost.Add(gone.Min(p.CapturedAmount))
	}
	over := due.Add(lost).Neg()
	if over.Sign() < 0 {
		over = domain.Amount{}
	}
	same(b.Overpaid, over, "overpaid")
	if o.Status == ordering.OrderCancelled || due.Sign() < 0 {
		due = domain.Amount{}
	}
	same(b.Due, due, "due")
	if o.Status == ordering.OrderCompleted {
		Expect(due.IsZero()).To(BeTrue(), "%s: completed with %s due", step, due)
		atMost(o.GrandTotal, captured.Sub(excess).Sub(b.Disputed), "the total of a completed order")
		for _, l := range o.Lines {
			Expect(l.Open()).To(BeZero(), "%s: completed with %d of line %d to ship", step, l.Open(), l.ID)
		}
	}
	lines := domain.Amount{}
	for _, l := range o.Lines {
		lines = lines.Add(l.LineTotal)
	}
	same(o.Subtotal.Sub(o.DiscountTotal), lines, "the lines")
	same(o.GrandTotal, domain.Sum(lines, o.ShippingTotal, o.TaxTotal), "the total")
	Expect(o.PaymentStatus == ordering.PaymentChargeback).To(Equal(undecided || lost.Positive() && captured.Sub(excess).Sub(lost).Less(o.GrandTotal)), step)
	h.documents(step)
}

// books compares the transactions with the ledgers: writing a row records the money that the row moved,
// exactly once.
func (h *history) books(step string) {
	if h.booked == nil {
		h.booked = map[int64]map[ordering.TransactionType]domain.Amount{}
	}
	take := func(p *ordering.Posting) {
		if p != nil {
			of := h.booked[*p.PaymentID]
			if of == nil {
				of = map[ordering.TransactionType]domain.Amount{}
				h.booked[*p.PaymentID] = of
			}
			of[p.Type] = of[p.Type].Add(p.Amount)
			h.done["posting of "+string(p.Type)]++
			Expect(p.OccurredOn).NotTo(BeZero(), step)
		}
	}
	for range 2 { // the second write has nothing to record
		for _, p := range h.o.Payments {
			take(p.Post(midday))
		}
		for _, r := range h.o.Refunds {
			take(r.Post(midday))
		}
		for _, c := range h.o.Chargebacks {
			take(c.Post(midday))
		}
	}
	var sum, completed domain.Amount
	for _, p := range h.o.Payments {
		var refunded, disputed domain.Amount
		for _, r := range h.o.Refunds {
			if r.PaymentID != nil && *r.PaymentID == p.ID && r.Status == ordering.RefundCompleted {
				refunded = refunded.Add(r.Amount)
			}
		}
		for _, c := range h.o.Chargebacks {
			if c.PaymentID == p.ID && !c.IsInquiry && c.Status != ordering.ChargebackWon {
				disputed = disputed.Add(c.Amount)
			}
		}
		of := h.booked[p.ID]
		Expect([]string{of[ordering.TransactionCapture].Fixed(4), of[ordering.TransactionRefund].Fixed(4), of[ordering.TransactionDispute].Fixed(4)}).
			To(Equal([]string{p.CapturedAmount.Fixed(4), refunded.Neg().Fixed(4), disputed.Neg().Fixed(4)}), "%s: the transactions of payment %d", step, p.ID)
		for _, amount := range of {
			sum = sum.Add(amount)
		}
		completed = completed.Add(refunded)
	}
	b := h.o.Balance()
	Expect(sum.Equal(domain.Sum(b.Captured, completed.Neg(), b.Disputed.Neg()))).To(BeTrue(), "%s: transactions of %s, of a balance of %+v", step, sum, b)
}

// stock checks that units to be shipped or issued are reserved, and that the stock lacks the units that
// left and were not restocked.
func (h *history) stock(step string, l *ordering.OrderLine) {
	restocked := 0
	for _, r := range h.o.Refunds {
		for _, rl := range r.Lines {
			if rl.LineItemID == l.ID && r.Status != ordering.RefundVoided && r.RetriedByRefundID == nil {
				restocked += rl.Restocked
			}
		}
	}
	held := l.Open()
	if !l.RequiresShipping {
		held = l.Quantity - l.CancelledQuantity - l.ReleasedQuantity - l.IssuedQuantity
		if h.o.Status == ordering.OrderCancelled {
			held = 0
		}
		if h.o.Status == ordering.OrderCompleted && !h.waits {
			Expect(held).To(BeZero(), "%s: a completed order holds units of line %d: %+v", step, l.ID, *l)
		}
	}
	Expect(h.reserved[*l.VariantID]).To(Equal(held), "%s: reserved of line %d: %+v", step, l.ID, *l)
	Expect(h.onHand[*l.VariantID]).To(Equal(restocked-l.FulfilledQuantity-l.IssuedQuantity-h.writtenOff[*l.VariantID]), "%s: on hand of line %d: %+v", step, l.ID, *l)
}

// taken counts the units of a line that its refunds released or took back. A retry includes the units of
// its failed refund.
func taken(o *ordering.Order, lineID int64) (released, returned int) {
	for _, r := range o.Refunds {
		for _, l := range r.Lines {
			if l.LineItemID == lineID && r.Status != ordering.RefundVoided && r.RetriedByRefundID == nil {
				released, returned = released+l.Released, returned+l.Returned
			}
		}
	}
	return released, returned
}

func goodwill(o *ordering.Order, lineID int64) bool {
	for _, r := range o.Refunds {
		for _, l := range r.Lines {
			if r.Reason == ordering.Goodwill && l.LineItemID == lineID {
				return true
			}
		}
	}
	return false
}

// end pays the order and refunds everything. Afterwards no amount may be left, and the refunded taxes
// must equal the charged taxes.
func (h *history) end() {
	o := h.o
	for _, c := range o.Chargebacks {
		if c.Counts() {
			return // the bank took a part of the money
		}
	}
	h.pay()
	if o.Balance().Refundable.Positive() {
		before := len(h.steps)
		h.refund(ordering.RefundRequest{Reason: ordering.OtherReason})
		Expect(len(h.steps)).To(Equal(before+1), "what is refundable can be refunded")
	}
	h.laws()
	b := o.Balance()
	Expect(b.Refundable.IsZero()).To(BeTrue())
	var net, tax, shipping, excess domain.Amount
	for _, r := range o.Refunds {
		if r.Counts() {
			net, tax, shipping = net.Add(r.Subtotal.Sub(r.Overpaid.Net)), tax.Add(r.TaxTotal.Sub(r.Overpaid.Tax)), shipping.Add(r.ShippingTotal.Sub(r.Overpaid.Shipping))
			excess = excess.Add(r.Overpaid.Sum())
		}
	}
	if h.generous || !b.Captured.Sub(excess).Equal(o.GrandTotal) {
		return
	}
	Expect([]string{net.Trimmed(), tax.Trimmed(), shipping.Trimmed()}).
		To(Equal([]string{o.Subtotal.Sub(o.DiscountTotal).Trimmed(), o.TaxTotal.Trimmed(), o.ShippingTotal.Trimmed()}), "all of it is given back")
}

// pay pays the amount due.
func (h *history) pay() {
	if h.o.Status != ordering.OrderCancelled && h.o.Balance().Due.Positive() {
		_, _, err := h.o.PayOffline(ordering.OfflinePayment{Method: "CASH"}, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		h.identify()
	}
}

// giveBack refunds a paid order: the overpayment at the start or at the end, and the lines in random
// order and in parts.
func (h *history) giveBack() {
	o, r := h.o, h.random
	give := func(req ordering.RefundRequest) {
		before := len(h.steps)
		req.Reason = ordering.OtherReason
		h.refund(req)
		ExpectWithOffset(1, len(h.steps)).To(Equal(before+1), "%+v can be refunded", req)
		h.laws()
	}
	surplus := func() {
		if most := o.Balance().Overpaid; most.Positive() {
			give(ordering.RefundRequest{Overpayment: &most})
		}
	}
	if r.Intn(2) == 0 {
		surplus()
	}
	shipping := o.ShippingTotal.Add(o.TaxTotal)
	var units []int64 // one line id per unit
	for _, l := range o.Lines {
		shipping = shipping.Sub(l.LineTax)
		units = append(units, slices.Repeat([]int64{l.ID}, l.Quantity)...)
	}
	r.Shuffle(len(units), func(i, j int) { units[i], units[j] = units[j], units[i] })
	gave, gaveNet := map[int64]int64{}, map[int64]int64{} // units by line, and coins without tax
	for len(units) > 0 {
		parts := map[int64]int{}
		for range 1 + r.Intn(min(max(4, len(units)/8), len(units))) {
			parts[units[0]]++
			units = units[1:]
		}
		req := ordering.RefundRequest{}
		for _, id := range slices.Sorted(maps.Keys(parts)) {
			req.Lines = append(req.Lines, ordering.RefundRequestLine{LineItemID: id, Quantity: parts[id]})
		}
		had := len(o.Refunds)
		give(req)
		for id, n := range parts {
			l, _ := o.Line(id)
			upTo := func(total domain.Amount, units int64) *big.Rat {
				return over(whole(h.units(total)*units), whole(int64(l.Quantity)))
			}
			var net, tax int64
			for _, refund := range o.Refunds[had:] {
				for _, given := range refund.Lines {
					if given.LineItemID == id {
						net, tax = net+h.units(given.Subtotal), tax+h.units(given.Tax)
					}
				}
			}
			gross := h.sale.coins(upTo(l.LineGross, gave[id]+int64(n))) - h.sale.coins(upTo(l.LineGross, gave[id]))
			Expect(net+tax).To(Equal(gross), "%d of line %d after %d of %d", n, id, gave[id], l.Quantity)
			gaveNet[id] += net
			off, _ := minus(whole(gaveNet[id]), upTo(l.LineTotal, gave[id]+int64(n))).Float64()
			Expect(math.Abs(off)).To(BeNumerically("<", 2), "the net amount of %d of line %d", gave[id]+int64(n), id)
			gave[id] += int64(n)
		}
	}
	if shipping.Positive() {
		give(ordering.RefundRequest{Shipping: &shipping})
	}
	surplus()
	b := o.Balance()
	Expect([]string{b.Refunded.Trimmed(), b.Refundable.Trimmed()}).To(Equal([]string{b.Captured.Trimmed(), "0"}), "what was paid is given back")
	net, tax := map[int64]domain.Amount{}, map[int64]domain.Amount{}
	for _, refund := range o.Refunds {
		for _, l := range refund.Lines {
			net[l.LineItemID], tax[l.LineItemID] = net[l.LineItemID].Add(l.Subtotal), tax[l.LineItemID].Add(l.Tax)
		}
	}
	for _, l := range o.Lines {
		Expect([]string{net[l.ID].Trimmed(), tax[l.ID].Trimmed()}).To(Equal([]string{l.LineTotal.Trimmed(), l.LineTax.Trimmed()}), "line %d", l.ID)
	}
}
