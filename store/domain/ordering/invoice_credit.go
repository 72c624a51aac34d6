package ordering

import (
	"slices"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
)

// credit returns the rows of a refund's credit note: the refunded part of the rows in left. A refund of
// an overpayment has no rows, because the overpaid amount was never invoiced, or is deducted by the
// credit note of the edit that caused the overpayment.
func (o *Order) credit(r *Refund, left charges) charges {
	sum, rest := r.Amount.Sub(r.Overpaid.Sum()), left.gross()
	if o.Status != OrderCancelled {
		return o.refunded(r, left)
	}
	if rest.Less(sum) {
		return nil // money that arrived after the cancellation was never invoiced
	}
	rows := o.refunded(r, left)
	switch fits := left.holds(rows); {
	case rest.Equal(sum) && !(fits && left.less(rows).isNothing()):
		return o.whole(left)
	case !fits: // the credit note of the cancellation already deducts a part of these rows
		return o.taken(left, sum)
	}
	return rows
}

// refunded returns rows for the lines, the shipping and the remaining amount of a refund. If a goodwill
// refund exceeds its line, the excess is a separate row without tax.
func (o *Order) refunded(r *Refund, left charges) (rows charges) {
	net, tax := r.Subtotal.Sub(r.Overpaid.Net), r.TaxTotal.Sub(r.Overpaid.Tax)
	for _, rl := range r.Lines {
		tax = tax.Sub(rl.Tax)
		line, found := o.Line(rl.LineItemID)
		if !found || rl.Subtotal.IsZero() && rl.Tax.IsZero() {
			net = net.Sub(rl.Subtotal)
			continue
		}
		row := o.refundedLine(line, rl)
		if r.Reason == Goodwill {
			rest, _ := left.find(row)
			row.Net = row.Net.Min(rest.Net.NotNegative())
		}
		net = net.Sub(row.Net)
		if !o.priced(line, row) {
			row = o.changing(row, rl.Quantity)
		}
		if !row.Gross().IsZero() {
			rows = append(rows, o.share(row, left))
		}
	}
	if shipping := r.ShippingTotal.Sub(r.Overpaid.Shipping); !shipping.IsZero() || !tax.IsZero() {
		row := InvoiceCharge{Kind: ShippingCharge, Name: o.ShippingTitle(), Quantity: 1, UnitPrice: shipping, Subtotal: shipping, Net: shipping, Tax: tax}
		rows = append(rows, o.share(row, left))
	}
	if !net.IsZero() {
		rows = append(rows, InvoiceCharge{Kind: OtherCharge, Quantity: 1, UnitPrice: net, Subtotal: net, Net: net, Taxes: []pricing.LineTax{{Base: net}}})
	}
	return rows
}

// refundedLine returns the row of a refunded line: the refunded units, with their share of the line's
// discount.
func (o *Order) refundedLine(line *OrderLine, rl RefundLine) InvoiceCharge {
	row := InvoiceCharge{Kind: LineCharge, LineItemID: line.ID, SKU: line.SKU, Name: line.Title(), Quantity: rl.Quantity,
		UnitPrice: o.printedPrice(line), DeliveryPrices: o.divide(o.printedPrice(line), line.DeliveryPrices), Subtotal: rl.Subtotal, Net: rl.Subtotal, Tax: rl.Tax}
	if line.LineDiscount.Positive() {
		before := line.LineSubtotal.Times(int64(rl.Quantity)).Quo(domain.AmountOf(int64(line.Quantity), 0)).Round(o.CurrencyCode.Digits(), domain.HalfUp)
		row.Discount = before.Sub(rl.Subtotal).NotNegative()
		row.Subtotal = row.Net.Add(row.Discount)
	}
	return row
}

// priced reports whether the amount of a line's row is the price of its units. After a discount, the
// price of each unit is rounded to the currency's smallest unit.
func (o *Order) priced(line *OrderLine, row InvoiceCharge) bool {
	switch {
	case row.Quantity == 0:
		return false
	case line.LineDiscount.IsZero():
		return row.UnitPrice.Times(int64(row.Quantity)).Equal(o.printed(row))
	}
	price := line.LineTotal.Add(line.LineTax).Times(int64(row.Quantity)).Quo(domain.AmountOf(int64(line.Quantity), 0))
	off, coin := row.Gross().Sub(price), domain.AmountOf(1, o.CurrencyCode.Digits())
	return !coin.Less(off) && !coin.Less(off.Neg())
}

// unowed returns the rows of a cancellation's credit note. They deduct the invoiced amount that was not paid and is not
// refunded, and the money that the store lost to a dispute. A later loss needs another credit note. The result lost is
// the part of the sum that disputes took and that no credit note deducts yet.
func (o *Order) unowed(issued []*Invoice) (rows charges, lost domain.Amount) {
	if o.Status != OrderCancelled {
		return nil, lost
	}
	left := documented(issued)
	for _, r := range o.Refunds {
		if creditedBy(issued, r.ID) == nil && r.Counts() {
			left = left.less(o.credit(r, left)) // each refund gets a credit note of its own when it is completed
		}
	}
	kept := o.kept()
	unowed := left.gross().Sub(kept)
	switch {
	case !unowed.Positive():
		return nil, lost
	case kept.Positive():
		left = left.less(o.taken(left, kept))
	}
	return o.whole(left), unowed.Min(o.Balance().lost.Sub(creditedAsLost(issued)).NotNegative())
}

// regained returns the rows of a canceled order's invoice for disputed money that the bank returned to the store. An
// earlier credit note of the cancellation deducted this money as lost.
func (o *Order) regained(issued []*Invoice) (rows charges, regained domain.Amount) {
	if o.Status != OrderCancelled {
		return nil, regained
	}
	unbilled := o.kept().Sub(documented(issued).gross())
	regained = creditedAsLost(issued).Sub(o.Balance().lost).Min(unbilled)
	if !regained.Positive() {
		return nil, domain.Amount{}
	}
	return o.taken(charges{}.less(documented(issued, InvoicedCancellation)), regained), regained
}

// creditedAsLost returns the disputed amount that credit notes of the cancellation deducted, less
// the amount that later invoices charge again.
func creditedAsLost(issued []*Invoice) (sum domain.Amount) {
	for _, inv := range issued {
		if inv.Type == CreditNote {
			sum = sum.Add(inv.Content.Lost)
		} else {
			sum = sum.Sub(inv.Content.Lost)
		}
	}
	return sum
}

// whole returns rows that credit everything in left. A row without earlier credits is printed as it was
// sold.
func (o *Order) whole(left charges) (rows charges) {
	sold := o.charged()
	for _, c := range left {
		if c.isNothing() {
			continue
		}
		c.Taxes = nonzero(c.Taxes)
		if was, _ := sold.find(c); was.Quantity == c.Quantity && was.Net.Equal(c.Net) && was.Tax.Equal(c.Tax) {
			c.UnitPrice, c.DeliveryPrices, c.Subtotal, c.Discount = was.UnitPrice, was.DeliveryPrices, was.Subtotal, was.Discount
			rows = append(rows, c)
			continue
		}
		rows = append(rows, o.multiplied(c, c.Quantity))
	}
	return rows
}

// taken returns rows that credit an amount of left. Like the refund of an amount, it first credits the lines, in
// proportion, and then shipping.
func (o *Order) taken(left charges, amount domain.Amount) (rows charges) {
	digits, mode := o.CurrencyCode.Digits(), domain.HalfUp
	if o.Terms != nil && o.Terms.Tax.Mode != "" {
		mode = o.Terms.Tax.Mode
	}
	for _, kind := range []ChargeKind{LineCharge, ShippingCharge, OtherCharge} {
		of := slices.DeleteFunc(slices.Clone(left), func(c InvoiceCharge) bool { return c.Kind != kind || !c.Gross().Positive() })
		weights := make([]domain.Amount, len(of))
		for i, c := range of {
			weights[i] = c.Gross()
		}
		part := amount.Min(of.gross())
		for i, share := range part.Allocate(digits, weights) {
			if share.IsZero() {
				continue
			}
			c := of[i]
			c.Net, c.Tax = split(share, c.Net, c.Tax, c.Net, c.Tax, o.CurrencyCode, mode)
			if c.Kind == LineCharge && !share.Equal(weights[i]) {
				c.Quantity = 0
				c = o.changing(c, 1)
			}
			rows = append(rows, o.share(c, left))
		}
		amount = amount.Sub(part)
	}
	return rows
}

// share splits a row's tax over the rates of its line or of shipping. The parameter left contains the bases
// and taxes that are left at these rates. The sums over all rows equal each rate's base and tax exactly.
func (o *Order) share(row InvoiceCharge, left charges) InvoiceCharge {
	digits := o.CurrencyCode.Digits()
	rest, _ := left.find(row)
	row.Country = rest.Country
	rates := nonzero(rest.Taxes)
	weights := make([]domain.Amount, len(rates))
	for i, t := range rates {
		weights[i] = t.Amount.NotNegative()
	}
	if domain.Sum(weights...).IsZero() && !row.Tax.IsZero() {
		row.Taxes = []pricing.LineTax{{Base: row.Net, Amount: row.Tax}}
		return row
	}
	row.Taxes = []pricing.LineTax{}
	for i, part := range row.Tax.Allocate(digits, weights) {
		t := rates[i]
		if t.Amount = part; row.Net.Less(rest.Net) {
			t.Base = t.Base.Mul(row.Net).Quo(rest.Net).Round(digits, domain.HalfUp)
		}
		row.Taxes = append(row.Taxes, t)
	}
	return row
}
