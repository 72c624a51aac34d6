package ordering_test

import (
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

// documents issues what the order lacks, and holds all of its documents to their
// laws: each adds up, by row and by rate, and together they say what the order
// charges less what was given back of that, to the cent, in net, tax and shipping.
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
	rates := map[string]domain.Amount{}
	canceled := false
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
		}
		for _, t := range inv.Content.Taxes {
			byRate = byRate.Add(t.Amount)
			key := t.Name + " " + t.Rate.Trimmed()
			rates[key] = rates[key].Add(t.Amount.Mul(sign))
		}
		same(rowNet, inv.Subtotal.Add(inv.ShippingTotal), "the rows of a document")
		same(rowTax, inv.TaxTotal, "the taxes of its rows")
		same(byRate, inv.TaxTotal, "the taxes by rate")
		net, tax, shipping = net.Add(inv.Subtotal.Mul(sign)), tax.Add(inv.TaxTotal.Mul(sign)), shipping.Add(inv.ShippingTotal.Mul(sign))
		canceled = canceled || inv.Reason == ordering.InvoicedCancellation
	}
	for _, inv := range missing {
		h.done[string(inv.Reason)]++
		if inv.Reason == ordering.InvoicedOrder {
			Expect([]string{inv.Subtotal.Trimmed(), inv.ShippingTotal.Trimmed(), inv.TaxTotal.Trimmed(), inv.Total.Trimmed()}).
				To(Equal([]string{o.Subtotal.Sub(o.DiscountTotal).Trimmed(), o.ShippingTotal.Trimmed(), o.TaxTotal.Trimmed(), o.GrandTotal.Trimmed()}), step)
			Expect(inv.Content.Taxes).To(BeComparableTo(append(inv.Content.Taxes[:0:0], o.Taxes()...)), "%s: the tax summary", step)
		}
	}
	if canceled {
		total := domain.Sum(net, tax, shipping)
		kept := b.Captured
		for _, r := range o.Refunds {
			if r.Status == ordering.RefundCompleted {
				kept = kept.Sub(r.Amount)
			}
		}
		if o.Balance().Overpaid.IsZero() && !h.edited() {
			same(total, kept, "what is invoiced of a canceled order")
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
	if all && wantTax.IsZero() && !h.generous { // everything is taken back: of each rate too
		for rate, left := range rates {
			Expect(left.IsZero()).To(BeTrue(), "%s: %s of %s is left", step, left, rate)
		}
	}
}

// edited tells whether part of what was given back was paid too much.
func (h *history) edited() bool {
	for _, r := range h.o.Refunds {
		if !r.Overpaid.Sum().IsZero() {
			return true
		}
	}
	return false
}
