package ordering_test

import (
	"fmt"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
)

// taxedLine returns an order line whose price includes tax.
func taxedLine(id int64, sku, rate, price string, quantity int) *ordering.OrderLine {
	l := &ordering.OrderLine{Row: domain.Row{ID: id}, OrderID: 1, VariantID: new(300 + id), RequiresShipping: true, SKU: sku, Name: sku, Quantity: quantity, UnitPrice: eur(price)}
	l.LineGross = l.UnitPrice.Times(int64(quantity))
	l.LineTax = l.LineGross.Mul(eur(rate)).Quo(eur(rate).Add(domain.Hundred)).Round(2, domain.HalfUp)
	l.LineTotal = l.LineGross.Sub(l.LineTax)
	l.LineSubtotal = l.LineTotal
	l.Taxes = []pricing.LineTax{{Name: "VAT", Rate: eur(rate), Base: l.LineTotal, Amount: l.LineTax, Included: true}}
	return l
}

// taxedOrder returns an unpaid placed order with these lines, and shipping for 4.90 at 19 %.
func taxedOrder(lines ...*ordering.OrderLine) *ordering.Order {
	o := sampleOrder()
	o.PricesIncludeTax, o.Lines, o.ShippingMethodName = true, lines, "DHL"
	o.ShippingTotal, o.ShippingTaxes = eur("4.12"), []pricing.LineTax{{Name: "VAT", Rate: eur("19"), Base: eur("4.12"), Amount: eur("0.78"), Included: true}}
	addUp(o)
	return o
}

// addUp sets the totals of an order from its lines.
func addUp(o *ordering.Order) {
	o.Subtotal, o.DiscountTotal, o.TaxTotal = domain.Amount{}, domain.Amount{}, eur("0.78")
	for _, l := range o.Lines {
		o.Subtotal, o.DiscountTotal, o.TaxTotal = o.Subtotal.Add(l.LineSubtotal), o.DiscountTotal.Add(l.LineDiscount), o.TaxTotal.Add(l.LineTax)
	}
	o.GrandTotal = domain.Sum(o.Subtotal, o.DiscountTotal.Neg(), o.TaxTotal, o.ShippingTotal)
}

// issues adds the documents that the order lacks, and numbers them.
func issues(o *ordering.Order, issued []*ordering.Invoice) []*ordering.Invoice {
	for _, inv := range o.Unissued(issued, midday) {
		inv.Named("RE-", int64(len(issued)+1))
		issued = append(issued, inv)
	}
	return issued
}

// rows formats the printed rows of a document, with the base and the tax of each rate.
func rows(inv *ordering.Invoice) (out []string) {
	out = append(out, fmt.Sprint(inv.Type, " ", inv.Reason, " ", inv.Total.Fixed(2)))
	for _, row := range inv.Content.Rows {
		quantity, price, change := row.Quantity, row.UnitPrice, ""
		if row.Change != nil {
			quantity, price, change = row.Change.Quantity, row.Change.UnitPrice, " change"
		}
		text := fmt.Sprintf("%s%s %d × %s", row.Name, change, quantity, price.Fixed(2))
		if row.Kind != ordering.LineCharge {
			text = string(row.Kind)
		}
		text += " = " + row.Gross().Fixed(2)
		for _, t := range row.Taxes {
			text += fmt.Sprintf(", %s%% of %s = %s", t.Rate.Trimmed(), t.Base.Fixed(2), t.Amount.Fixed(2))
		}
		out = append(out, text)
	}
	return out
}

// invoiced sums the bases and taxes of documents by rate. It adds invoices and subtracts credit notes.
func invoiced(all []*ordering.Invoice) map[string]string {
	sums := map[string][2]domain.Amount{}
	for _, inv := range all {
		for _, t := range inv.Content.Taxes {
			base, tax := t.Base, t.Amount
			if inv.Type == ordering.CreditNote {
				base, tax = base.Neg(), tax.Neg()
			}
			sums[t.Rate.Trimmed()] = [2]domain.Amount{sums[t.Rate.Trimmed()][0].Add(base), sums[t.Rate.Trimmed()][1].Add(tax)}
		}
	}
	out := map[string]string{}
	for rate, sum := range sums {
		out[rate] = sum[0].Fixed(2) + "+" + sum[1].Fixed(2)
	}
	return out
}

var nothingLeft = map[string]string{"7": "0.00+0.00", "19": "0.00+0.00"}

var _ = Describe("The documents of a canceled order", func() {
	var o *ordering.Order
	var issued []*ordering.Invoice
	complete := func() {
		GinkgoHelper()
		for i, r := range o.Refunds {
			if r.Status == ordering.RefundPending {
				r.ID = int64(90 + i)
				_, err := o.CompleteRefund(r, "re", midday, midday)
				Expect(err).NotTo(HaveOccurred())
			}
		}
		issued = issues(o, issued)
	}
	cancel := func(req ordering.CancelRequest) {
		GinkgoHelper()
		c, err := o.Cancel(req, domain.HalfUp, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(c.Done).To(BeTrue())
		for i, r := range o.Refunds {
			r.ID = int64(90 + i)
		}
		issued = issues(o, issued)
	}
	// 24.90 is paid and invoiced. Then an edit adds 10.00, which is not paid.
	BeforeEach(func() {
		o = taxedOrder(taxedLine(1, "BOOK", "7", "20.00", 1))
		pay(o, "24.90", "24.90")
		issued = issues(o, nil)
		o.Lines = append(o.Lines, taxedLine(2, "MAP", "7", "10.00", 1))
		addUp(o)
		o.Settle(midday)
		issued = issues(o, issued)
		Expect(invoiced(issued)).To(Equal(map[string]string{"7": "28.04+1.96", "19": "4.12+0.78"}))
	})

	It("sum to 0 for each rate if the order was partly paid and fully refunded", func() {
		cancel(ordering.CancelRequest{Reason: ordering.CancelledByRequest})
		Expect(issued[2].Total.Fixed(2)).To(Equal("10.00"))
		complete()
		Expect(issued).To(HaveLen(4))
		Expect(invoiced(issued)).To(Equal(nothingLeft))
		r := o.Refunds[0]
		Expect([]string{issued[3].Subtotal.Fixed(2), issued[3].TaxTotal.Fixed(2), issued[3].ShippingTotal.Fixed(2)}).
			To(Equal([]string{r.Subtotal.Fixed(2), r.TaxTotal.Fixed(2), r.ShippingTotal.Fixed(2)}), "the credit note says what the refund says")
	})

	It("sum to 0 for each rate if kept money is refunded later, by line or by amount", func() {
		cancel(ordering.CancelRequest{Reason: ordering.CancelledByRequest, KeepPayment: true})
		refunded(o, ordering.RefundRequest{Reason: ordering.OtherReason, Lines: []ordering.RefundRequestLine{{LineItemID: 1, Amount: some("20.00")}}})
		complete()
		refunded(o, ordering.RefundRequest{Reason: ordering.OtherReason, Amount: some("4.90")})
		complete()
		Expect(o.Balance().Refundable.IsZero()).To(BeTrue())
		Expect(invoiced(issued)).To(Equal(nothingLeft))
	})

	It("sum to 0 for each rate if the buyer's bank withdrew the payment", func() {
		dispute(o, "24.90", ordering.ChargebackLost)
		Expect(issues(o, issued)).To(HaveLen(2), "the buyer has the goods and owes their price")
		cancel(ordering.CancelRequest{Reason: ordering.CancelledFraud})
		Expect(rows(issued[2])[0]).To(Equal("CREDIT_NOTE CANCELLATION 34.90"))
		Expect(invoiced(issued)).To(Equal(nothingLeft))
	})

	It("sum to 0 for each rate if a dispute is lost after the cancellation", func() {
		dispute(o, "24.90", ordering.ChargebackOpen)
		cancel(ordering.CancelRequest{Reason: ordering.CancelledFraud, KeepPayment: true})
		Expect(rows(issued[2])[0]).To(Equal("CREDIT_NOTE CANCELLATION 10.00"))
		dispute(o, "24.90", ordering.ChargebackLost)
		issued = issues(o, issued)
		Expect(rows(issued[3])[0]).To(Equal("CREDIT_NOTE CANCELLATION 24.90"))
		Expect(invoiced(issued)).To(Equal(nothingLeft))
		Expect(issues(o, issued)).To(HaveLen(4))
	})

	It("charge disputed money again whenever the bank returns it", func() {
		dispute(o, "24.90", ordering.ChargebackOpen)
		cancel(ordering.CancelRequest{Reason: ordering.CancelledFraud, KeepPayment: true})
		before := invoiced(issued)
		for range 2 {
			dispute(o, "24.90", ordering.ChargebackLost)
			issued = issues(o, issued)
			Expect(rows(issued[len(issued)-1])[0]).To(Equal("CREDIT_NOTE CANCELLATION 24.90"))
			Expect(invoiced(issued)).To(Equal(nothingLeft))
			dispute(o, "24.90", ordering.ChargebackOpen)
			issued = issues(o, issued)
			Expect(rows(issued[len(issued)-1])[0]).To(Equal("INVOICE CANCELLATION 24.90"))
			Expect(invoiced(issued)).To(Equal(before))
		}
		Expect(issues(o, issued)).To(HaveLen(7))
	})

	It("never charge money that arrives after the cancellation, even if a dispute about it was won", func() {
		o = taxedOrder(taxedLine(1, "BOOK", "7", "20.00", 1))
		late := pay(o, "24.90", "0.00")
		shipment := fulfilled(o)
		issued = issues(o, nil)
		_, err := o.CancelShipment(shipment, "", true, midday)
		Expect(err).NotTo(HaveOccurred())
		cancel(ordering.CancelRequest{Reason: ordering.CancelledFraud})
		Expect(rows(issued[1])[0]).To(Equal("CREDIT_NOTE CANCELLATION 24.90"))
		late.Status, late.CapturedAmount = ordering.AttemptCaptured, late.Amount
		for _, status := range []ordering.ChargebackStatus{ordering.ChargebackLost, ordering.ChargebackOpen, ordering.ChargebackWon} {
			dispute(o, "24.90", status)
			Expect(issues(o, issued)).To(HaveLen(2), string(status))
		}
	})

	It("credit goods that were returned without a refund because the bank had withdrawn the payment", func() {
		o = taxedOrder(taxedLine(1, "BOOK", "7", "20.00", 1))
		pay(o, "24.90", "24.90")
		fulfilled(o)
		issued = issues(o, nil)
		dispute(o, "24.90", ordering.ChargebackLost)
		refunded(o, ordering.RefundRequest{Reason: ordering.ReturnSellable, Lines: []ordering.RefundRequestLine{{LineItemID: 1, Quantity: 1, Amount: some("0.00")}}})
		issued = issues(o, issued)
		Expect(o.Actions(false, false)).To(ContainElement(ordering.CanCancel))
		cancel(ordering.CancelRequest{Reason: ordering.CancelledFraud})
		Expect(rows(issued[1])).To(Equal([]string{"CREDIT_NOTE CANCELLATION 24.90", "BOOK 1 × 20.00 = 20.00, 7% of 18.69 = 1.31", "SHIPPING = 4.90, 19% of 4.12 = 0.78"}))
		Expect(invoiced(issued)).To(Equal(nothingLeft))
	})
})

var _ = Describe("A row of a document", func() {
	invoicedOrder := func(lines ...*ordering.OrderLine) (*ordering.Order, []*ordering.Invoice) {
		o := taxedOrder(lines...)
		pay(o, o.GrandTotal.Fixed(2), o.GrandTotal.Fixed(2))
		return o, issues(o, nil)
	}
	credited := func(o *ordering.Order, issued []*ordering.Invoice, req ordering.RefundRequest) []string {
		GinkgoHelper()
		_, err := o.CompleteRefund(refunded(o, req), "re", midday, midday)
		Expect(err).NotTo(HaveOccurred())
		issued = issues(o, issued)
		return rows(issued[len(issued)-1])
	}

	It("keeps a rate of 0 % when it is credited", func() {
		o, issued := invoicedOrder(taxedLine(1, "STAMP", "0", "14.90", 1), taxedLine(2, "BOOK", "7", "20.00", 1))
		Expect(credited(o, issued, ordering.RefundRequest{Reason: ordering.OtherReason, Amount: some("34.90")})[1:]).To(Equal([]string{
			"STAMP change 1 × 14.90 = 14.90, 0% of 14.90 = 0.00", "BOOK change 1 × 20.00 = 20.00, 7% of 18.69 = 1.31"}))
	})

	It("for goodwill beyond a line's price is separate and untaxed", func() {
		o, issued := invoicedOrder(taxedLine(1, "CUP", "19", "10.00", 1))
		goodwill := ordering.RefundRequest{Reason: ordering.Goodwill, Lines: []ordering.RefundRequestLine{{LineItemID: 1, Amount: some("12.00")}}}
		Expect(credited(o, issued, goodwill)).To(Equal([]string{"CREDIT_NOTE REFUND 12.00", "CUP change 1 × 10.00 = 10.00, 19% of 8.40 = 1.60", "OTHER = 2.00, 0% of 2.00 = 0.00"}))
	})

	It("prints quantity × price = amount if units or an amount are refunded", func() {
		o, issued := invoicedOrder(taxedLine(1, "CUP", "19", "10.00", 3))
		Expect(credited(o, issued, ordering.RefundRequest{Reason: ordering.OtherReason, Lines: []ordering.RefundRequestLine{{LineItemID: 1, Quantity: 2}}})[1]).
			To(HavePrefix("CUP 2 × 10.00 = 20.00"))
		issued = issues(o, issued)
		Expect(credited(o, issued, ordering.RefundRequest{Reason: ordering.OtherReason, Lines: []ordering.RefundRequestLine{{LineItemID: 1, Amount: some("1.39")}}})[1]).
			To(HavePrefix("CUP change 1 × 1.39 = 1.39"))
	})

	DescribeTable("prints quantity × price = amount after an edit to", func(change func(*ordering.Order), want ...string) {
		o, issued := invoicedOrder(taxedLine(1, "CUP", "19", "20.00", 3), taxedLine(2, "BOOK", "7", "10.00", 1))
		change(o)
		addUp(o)
		var got []string
		for _, inv := range o.Unissued(issued, midday) {
			got = append(got, rows(inv)...)
		}
		for i := range got {
			got[i] = before(got[i])
		}
		Expect(got).To(Equal(want))
	},
		Entry("a lower price", func(o *ordering.Order) { o.Lines[0] = taxedLine(1, "CUP", "19", "18.00", 3) }, "CREDIT_NOTE EDIT 6.00", "CUP change 3 × 2.00 = 6.00"),
		Entry("a higher price", func(o *ordering.Order) { o.Lines[0] = taxedLine(1, "CUP", "19", "21.00", 3) }, "INVOICE EDIT 3.00", "CUP change 3 × 1.00 = 3.00"),
		Entry("fewer units", func(o *ordering.Order) { o.Lines[0] = taxedLine(1, "CUP", "19", "20.00", 2) }, "CREDIT_NOTE EDIT 20.00", "CUP 1 × 20.00 = 20.00"),
		Entry("fewer and cheaper units", func(o *ordering.Order) { o.Lines[0] = taxedLine(1, "CUP", "19", "18.00", 2) }, "CREDIT_NOTE EDIT 24.00", "CUP change 1 × 24.00 = 24.00"),
		Entry("one line replaced by another", func(o *ordering.Order) { o.Lines[1] = taxedLine(3, "MAP", "7", "30.00", 1) },
			"INVOICE EDIT 30.00", "MAP 1 × 30.00 = 30.00", "CREDIT_NOTE EDIT 10.00", "BOOK 1 × 10.00 = 10.00"),
		Entry("a different tax rate", func(o *ordering.Order) { o.Lines[1] = taxedLine(2, "BOOK", "5", "10.00", 1) },
			"INVOICE EDIT 10.00", "BOOK 1 × 10.00 = 10.00", "CREDIT_NOTE EDIT 10.00", "BOOK 1 × 10.00 = 10.00"),
	)

	It("is credited in the old country and charged in the new one if an edit moves the goods at an equal rate", func() {
		o := taxedOrder(taxedLine(1, "CUP", "19", "20.00", 2))
		o.ShippingAddress = &domain.Address{CountryCode: "DE"}
		pay(o, "44.90", "44.90")
		issued := issues(o, nil)
		o.ShippingAddress = &domain.Address{CountryCode: "AT"}
		issued = issues(o, issued)
		var got []string
		for _, inv := range issued {
			got = append(got, fmt.Sprint(inv.Content.Country(), " ", rows(inv)[0]))
		}
		Expect(got).To(Equal([]string{"DE INVOICE ORDER 44.90", "AT INVOICE EDIT 44.90", "DE CREDIT_NOTE EDIT 44.90"}))
		Expect(issues(o, issued)).To(HaveLen(3), "nothing is issued twice")

		refund := refunded(o, ordering.RefundRequest{Reason: ordering.OtherReason, Lines: []ordering.RefundRequestLine{{LineItemID: 1, Quantity: 1}}})
		_, err := o.CompleteRefund(refund, "re", midday, midday)
		Expect(err).NotTo(HaveOccurred())
		issued = issues(o, issued)
		Expect(issued[3].Content.Country()).To(Equal("AT"))
		o.Lines[0].Taxes[0].Rate = eur("20")
		issued = issues(o, issued)
		Expect([]string{issued[4].Content.Country(), issued[5].Content.Country()}).To(Equal([]string{"AT", "AT"}))
	})
})

// before returns a printed row without its taxes.
func before(row string) string {
	for i := range row {
		if row[i] == ',' {
			return row[:i]
		}
	}
	return row
}
