package ordering_test

import (
	"fmt"
	"slices"

	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

// documents issues the documents that the order lacks, and checks all documents of the order. Each
// document must add up by row and by rate. Together they must equal the order's charges less its refunds
// to the cent, in net, tax and shipping.
func (h *history) documents(step string) {
	o := h.o
	b := o.Balance()
	same := func(a, b domain.Amount, what string) {
		ExpectWithOffset(1, a.Equal(b)).To(BeTrue(), "%s: %s is %s, not %s", step, what, a, b)
	}
	missing := o.Unissued(h.invoices, midday)
	h.invoices = append(h.invoices, missing...)
	Expect(o.Unissued(h.invoices, midday)).To(BeEmpty(), "%s: nothing is issued twice", step)
	paid := !b.Captured.Less(o.GrandTotal)
	if len(h.invoices) == 0 {
		Expect(paid && o.Status != ordering.OrderCancelled).To(BeFalse(), "%s: it is paid and has no invoice", step)
		for _, l := range o.Lines {
			Expect(l.FulfilledQuantity).To(BeZero(), "%s: something is shipped and there is no invoice", step)
		}
		return
	}
	var net, tax, shipping domain.Amount
	rates := map[string][2]domain.Amount{} // base and tax by rate
	for _, inv := range h.invoices {
		sign := domain.One
		if inv.Type == ordering.CreditNote {
			sign = sign.Neg()
		}
		Expect(inv.Total.Sign()).To(BeNumerically(">=", 0), "%s: %s of %s", step, inv.Type, inv.Total)
		same(domain.Sum(inv.Subtotal, inv.ShippingTotal, inv.TaxTotal), inv.Total, "a document")
		var rowNet, rowTax, byRate domain.Amount
		for _, row := range inv.Content.Rows {
			rowNet, rowTax = rowNet.Add(row.Net), rowTax.Add(row.Tax)
			var taxes domain.Amount
			for _, t := range row.Taxes {
				taxes = taxes.Add(t.Amount)
			}
			same(taxes, row.Tax, "the taxes of a row")
			if slices.Contains(missing, inv) && row.Kind == ordering.LineCharge {
				h.prints(step, inv, row)
			}
		}
		for _, t := range inv.Content.Taxes {
			byRate = byRate.Add(t.Amount)
			key := t.Name + " " + t.Rate.Trimmed()
			rates[key] = [2]domain.Amount{rates[key][0].Add(t.Base.Mul(sign)), rates[key][1].Add(t.Amount.Mul(sign))}
		}
		same(rowNet, inv.Subtotal.Add(inv.ShippingTotal), "the rows of a document")
		same(rowTax, inv.TaxTotal, "the taxes of its rows")
		same(byRate, inv.TaxTotal, "the taxes by rate")
		net, tax, shipping = net.Add(inv.Subtotal.Mul(sign)), tax.Add(inv.TaxTotal.Mul(sign)), shipping.Add(inv.ShippingTotal.Mul(sign))
	}
	for _, inv := range missing {
		h.done[string(inv.Reason)]++
		if inv.Reason == ordering.InvoicedOrder {
			Expect([]string{inv.Subtotal.Trimmed(), inv.ShippingTotal.Trimmed(), inv.TaxTotal.Trimmed(), inv.Total.Trimmed()}).
				To(Equal([]string{o.Subtotal.Sub(o.DiscountTotal).Trimmed(), o.ShippingTotal.Trimmed(), o.TaxTotal.Trimmed(), o.GrandTotal.Trimmed()}), step)
			Expect(inv.Content.Taxes).To(BeComparableTo(append(inv.Content.Taxes[:0:0], o.Taxes()...)), "%s: the tax summary", step)
		}
	}
	nothing := func(why string) {
		for rate, left := range rates {
			Expect(left[0].IsZero() && left[1].IsZero()).To(BeTrue(), "%s: %s: %s on %s of %s is left", step, why, left[1], left[0], rate)
		}
		same(net, domain.Amount{}, why+": the net amount")
		same(tax, domain.Amount{}, why+": the tax")
		same(shipping, domain.Amount{}, why+": shipping")
	}
	if o.Status == ordering.OrderCancelled {
		total, kept := domain.Sum(net, tax, shipping), b.Captured
		for _, r := range o.Refunds {
			if r.Status == ordering.RefundCompleted {
				kept = kept.Sub(r.Amount)
			}
		}
		lost := domain.Amount{}
		for _, c := range o.Chargebacks {
			if c.Counts() && c.Status != ordering.ChargebackOpen {
				lost = lost.Add(c.Amount)
			}
		}
		if b.Overpaid.IsZero() && !h.edited() && lost.IsZero() {
			same(total, kept, "what is invoiced of a canceled order")
		}
		Expect(total.Sign()).To(BeNumerically(">=", 0), "%s: invoiced of a canceled order", step)
		if total.IsZero() && !h.generous {
			nothing("a canceled order of which nothing is kept")
		}
		return
	}
	wantNet, wantTax, wantShipping := o.Subtotal.Sub(o.DiscountTotal), o.TaxTotal, o.ShippingTotal
	all := len(o.Refunds) > 0
	for _, r := range o.Refunds {
		if r.Status != ordering.RefundCompleted {
			continue
		}
		wantNet, wantTax = wantNet.Sub(r.Subtotal.Sub(r.Overpaid.Net)), wantTax.Sub(r.TaxTotal.Sub(r.Overpaid.Tax))
		wantShipping = wantShipping.Sub(r.ShippingTotal.Sub(r.Overpaid.Shipping))
	}
	same(net, wantNet, "what is invoiced of the goods")
	same(tax, wantTax, "what is invoiced of taxes")
	same(shipping, wantShipping, "what is invoiced of shipping")
	if all && wantNet.IsZero() && wantTax.IsZero() && wantShipping.IsZero() && !h.generous {
		nothing("everything is refunded")
	}
}

// prints checks the figures of a printed row: quantity times unit price, less the discount, must equal
// the amount.
func (h *history) prints(step string, inv *ordering.Invoice, row ordering.InvoiceCharge) {
	quantity, price, amount := row.Quantity, row.UnitPrice, row.Net
	if row.Change != nil {
		quantity, price = row.Change.Quantity, row.Change.UnitPrice
	}
	if h.o.PricesIncludeTax {
		amount = row.Gross()
	}
	what := fmt.Sprintf("%s: %s %s prints %d × %s = %s", step, inv.Type, inv.Reason, quantity, price, amount)
	if row.Change != nil {
		Expect(price.Times(int64(quantity)).Equal(amount)).To(BeTrue(), what)
	}
	if inv.Reason == ordering.InvoicedEdit || inv.Type == ordering.CreditNote && h.o.Status != ordering.OrderCancelled {
		Expect(row.Gross().Sign()).To(BeNumerically(">=", 0), what)
		Expect(quantity).To(BeNumerically(">", 0), what)
	}
}

// edited reports whether any refund returned an overpayment.
func (h *history) edited() bool {
	for _, r := range h.o.Refunds {
		if !r.Overpaid.Sum().IsZero() {
			return true
		}
	}
	return false
}
