package ordering_test

import (
	"math/rand"
	"strconv"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// split formats the subtotal, tax, shipping and total of a refund.
func split(p *ordering.RefundPlan) []string {
	return []string{p.Subtotal().String(), p.TaxTotal().String(), p.Shipping.String(), p.Amount().String()}
}

var _ = Describe("the plan of a refund", func() {
	line := func(id int64, quantity int) ordering.RefundRequest {
		return ordering.RefundRequest{Reason: ordering.OtherReason, Lines: []ordering.RefundRequestLine{{LineItemID: id, Quantity: quantity}}}
	}
	plan := func(o *ordering.Order, req ordering.RefundRequest) *ordering.RefundPlan {
		GinkgoHelper()
		p, err := o.PlanRefund(req, domain.HalfUp)
		Expect(err).NotTo(HaveOccurred())
		return p
	}

	It("refunds the units of a line one by one, and their sum equals the line's price", func() {
		o := paidOrder()
		total := domain.Amount{}
		for range 3 {
			r := refunded(o, line(2, 1))
			total = total.Add(r.Amount)
			Expect([]string{"3.33", "3.34"}).To(ContainElement(r.Subtotal.String()))
		}
		Expect(total.String()).To(Equal("11.90"))
		_, err := o.PlanRefund(line(2, 1), domain.HalfUp)
		refuses(err, domain.RefundExceedsRemaining, "/lines/0/quantity")
	})

	DescribeTable("gives each unit its share by cumulative rounding in the store's mode, for", func(mode domain.RoundingMode, total, tax string, units int, want ...string) {
		o := paidOrder()
		l := o.Lines[1]
		l.Quantity, l.LineTotal, l.LineTax = units, eur(total), eur(tax)
		var given []string
		for range units {
			p, err := o.PlanRefund(line(2, 1), mode)
			Expect(err).NotTo(HaveOccurred())
			issue, err := o.Refund(line(2, 1), mode, admin, midday)
			Expect(err).NotTo(HaveOccurred())
			r := issue.Refunds[0]
			Expect(split(p)).To(Equal([]string{r.Subtotal.String(), r.TaxTotal.String(), r.ShippingTotal.String(), r.Amount.String()}), "what is previewed is what is given")
			given = append(given, r.Subtotal.Fixed(2)+"+"+r.TaxTotal.Fixed(2))
		}
		Expect(given).To(Equal(want))
	},
		Entry("half a cent, rounded up", domain.HalfUp, "0.05", "0.00", 2, "0.03+0.00", "0.02+0.00"),
		Entry("half a cent, rounded to even", domain.HalfEven, "0.05", "0.00", 2, "0.02+0.00", "0.03+0.00"),
		Entry("half a cent, rounded down", domain.HalfDown, "0.05", "0.00", 2, "0.02+0.00", "0.03+0.00"),
		Entry("half a cent after an odd cent, rounded up", domain.HalfUp, "0.07", "0.00", 2, "0.04+0.00", "0.03+0.00"),
		Entry("half a cent after an odd cent, rounded to even", domain.HalfEven, "0.07", "0.00", 2, "0.04+0.00", "0.03+0.00"),
		Entry("half a cent after an odd cent, rounded down", domain.HalfDown, "0.07", "0.00", 2, "0.03+0.00", "0.04+0.00"),
		Entry("half a cent of tax, rounded up", domain.HalfUp, "0.10", "0.05", 2, "0.05+0.03", "0.05+0.02"),
		Entry("half a cent of tax, rounded to even", domain.HalfEven, "0.10", "0.05", 2, "0.05+0.03", "0.05+0.02"),
		Entry("half a cent of tax, rounded down", domain.HalfDown, "0.10", "0.05", 2, "0.05+0.02", "0.05+0.03"),
		Entry("four units, rounded up", domain.HalfUp, "0.10", "0.02", 4, "0.03+0.00", "0.02+0.01", "0.03+0.00", "0.02+0.01"),
		Entry("four units, rounded to even", domain.HalfEven, "0.10", "0.02", 4, "0.02+0.01", "0.03+0.00", "0.03+0.00", "0.02+0.01"),
		Entry("four units, rounded down", domain.HalfDown, "0.10", "0.02", 4, "0.02+0.01", "0.03+0.00", "0.02+0.01", "0.03+0.00"))

	It("refunds one unit at exactly its price if prices include tax, and all units at the line's net and tax", func() {
		for _, target := range []settings.TaxRoundingTarget{settings.RoundTax, settings.RoundNet} {
			for _, mode := range []domain.RoundingMode{domain.HalfUp, domain.HalfEven, domain.HalfDown} {
				for _, price := range []string{"0.01", "9.99", "10.00", "15.00", "20.00", "29.90", "49.00", "100.00"} {
					for quantity := 1; quantity <= 7; quantity++ {
						o := paidOrder()
						o.PricesIncludeTax, o.Terms.Tax.Target = true, target
						l := o.Lines[1]
						l.Quantity, l.UnitPrice, l.LineGross = quantity, eur(price), eur(price).Times(int64(quantity))
						l.LineTax = l.LineGross.Times(19).Quo(eur("119")).Round(2, mode)
						l.LineTotal = l.LineGross.Sub(l.LineTax)
						o.GrandTotal, o.Payments[0].CapturedAmount = eur("1000.00"), eur("1000.00")
						var net, tax domain.Amount
						for range quantity {
							issue, err := o.Refund(line(2, 1), mode, admin, midday)
							Expect(err).NotTo(HaveOccurred())
							r := issue.Refunds[0]
							Expect(r.Amount.Fixed(2)).To(Equal(price), "%d × %s, %s, %s", quantity, price, mode, target)
							net, tax = net.Add(r.Subtotal), tax.Add(r.TaxTotal)
						}
						Expect([]string{net.Fixed(2), tax.Fixed(2)}).To(Equal([]string{l.LineTotal.Fixed(2), l.LineTax.Fixed(2)}))
					}
				}
			}
		}
	})

	DescribeTable("splits the tax from an amount in the store's mode, and rounds half a cent", func(mode domain.RoundingMode, amount, want string) {
		o := paidOrder()
		l := o.Lines[1]
		l.LineTotal, l.LineTax = eur("0.50"), eur("0.50")
		req := line(2, 0)
		req.Lines[0].Amount = some(amount)
		p, err := o.PlanRefund(req, mode)
		Expect(err).NotTo(HaveOccurred())
		Expect(p.Subtotal().Fixed(2) + "+" + p.TaxTotal().Fixed(2)).To(Equal(want))
		o.ShippingTotal = eur("0.50")
		o.TaxTotal = domain.Sum(o.Lines[0].LineTax, o.Lines[1].LineTax, o.Lines[2].LineTax, eur("0.50"))
		p, err = o.PlanRefund(ordering.RefundRequest{Reason: ordering.OtherReason, Shipping: some(amount)}, mode)
		Expect(err).NotTo(HaveOccurred())
		Expect(p.ShippingTotal().Fixed(2)+"+"+p.TaxTotal().Fixed(2)).To(Equal(want), "of shipping")
		p, err = o.PlanRefund(ordering.RefundRequest{Reason: ordering.Goodwill, Amount: some(amount)}, mode)
		Expect(err).NotTo(HaveOccurred())
		Expect(p.Amount().Fixed(2)).To(Equal(amount))
	},
		Entry("up", domain.HalfUp, "0.01", "0.00+0.01"),
		Entry("to even", domain.HalfEven, "0.01", "0.01+0.00"),
		Entry("down", domain.HalfDown, "0.01", "0.01+0.00"),
		Entry("up after an odd cent", domain.HalfUp, "0.03", "0.01+0.02"),
		Entry("to even after an odd cent", domain.HalfEven, "0.03", "0.01+0.02"),
		Entry("down after an odd cent", domain.HalfDown, "0.03", "0.02+0.01"))

	It("refuses units whose price was already refunded as amounts, even if other money is left", func() {
		o := paidOrder()
		refunded(o, ordering.RefundRequest{Reason: ordering.Goodwill, Amount: some("60.00")})
		refunded(o, ordering.RefundRequest{Reason: ordering.Goodwill, Amount: some("33.33")})
		refunded(o, line(2, 1)) // the remaining money of the line
		_, err := o.PlanRefund(line(2, 1), domain.HalfUp)
		refuses(err, domain.RefundExceedsRemaining)
		free := line(2, 1)
		free.Lines[0].Amount = some("0.00")
		Expect(plan(o, free).Lines[1].Quantity).To(Equal(1), "they come back without money")
		Expect(plan(o, ordering.RefundRequest{Reason: ordering.OtherReason}).Amount().Positive()).To(BeTrue())
	})

	It("refuses more than the order's total plus an overpayment", func() {
		o := paidOrder()
		pay(o, "100.00", "100.00")
		req := line(1, 0)
		req.Reason, req.Lines[0].Amount = ordering.Goodwill, some("128.05")
		_, err := o.PlanRefund(req, domain.HalfUp)
		refuses(err, domain.RefundExceedsRemaining, "/lines")
		req.Lines[0].Amount, req.Overpayment = some("128.04"), some("100.00")
		Expect(plan(o, req).Amount().Fixed(2)).To(Equal("228.04"))

		By("counting goodwill on one line against the others")
		refunded(o, ordering.RefundRequest{Reason: ordering.Goodwill, Lines: []ordering.RefundRequestLine{{LineItemID: 1, Amount: some("120.00")}}})
		_, err = o.PlanRefund(line(2, 3), domain.HalfUp)
		refuses(err, domain.RefundExceedsRemaining, "/lines")
		Expect(plan(o, ordering.RefundRequest{Reason: ordering.OtherReason}).Amount().Fixed(2)).To(Equal("108.04"), "100.00 of it were paid too much")
	})

	It("excludes money that a bank has withdrawn from full refunds", func() {
		o := paidOrder()
		part := line(1, 0)
		part.Lines[0].Amount = some("20.00")
		refunded(o, part)
		dispute(o, "128.04", ordering.ChargebackLost)
		pay(o, "128.04", "128.04")
		everything := ordering.RefundRequest{Reason: ordering.OtherReason}
		Expect(plan(o, everything).Amount().Fixed(2)).To(Equal("108.04"), "the buyer has 20.00 twice")
		refunded(o, everything)
		_, err := o.PlanRefund(everything, domain.HalfUp)
		Expect(err).To(HaveOccurred())
	})

	It("limits the refunds of each payment to the order's refundable amount after a bank withdrew refunded money", func() {
		o := sampleOrder()
		pay(o, "78.04", "78.04")
		second := pay(o, "50.00", "50.00")
		shipping := refunded(o, ordering.RefundRequest{Reason: ordering.OtherReason, Shipping: some("5.83"), PaymentID: second.ID})
		_, err := o.FailRefund(shipping, "refund_failed", "", midday)
		Expect(err).NotTo(HaveOccurred())
		goodwill := refunded(o, ordering.RefundRequest{Reason: ordering.Goodwill, Amount: some("68.04")})
		Expect(*goodwill.PaymentID).To(Equal(o.Payments[0].ID))
		amounts := func() []string {
			return []string{o.Refundable(o.Payments[0]).Fixed(2), o.Refundable(second).Fixed(2), o.Balance().Refundable.Fixed(2)}
		}
		Expect(amounts()).To(Equal([]string{"10.00", "50.00", "60.00"}))
		refunded(o, ordering.RefundRequest{Reason: ordering.ReturnSellable, Lines: []ordering.RefundRequestLine{{LineItemID: 3, Quantity: 1, Amount: some("1.00")}}, PaymentID: second.ID})
		Expect(amounts()).To(Equal([]string{"10.00", "49.00", "59.00"}))
		dispute(o, "78.04", ordering.ChargebackLost)
		Expect(amounts()).To(Equal([]string{"0.00", "0.00", "0.00"}), "the buyer has more than they paid")
		for _, req := range []ordering.RefundRequest{
			{Reason: ordering.Goodwill, Amount: some("0.01"), PaymentID: second.ID},
			{Reason: ordering.Goodwill, Amount: some("0.01")},
		} {
			_, err := o.PlanRefund(req, domain.HalfUp)
			refuses(err, domain.RefundExceedsRemaining, "/amount")
			Expect(err.Error()).To(ContainSubstring("Everything that was captured is refunded already."))
		}
		_, err = o.PlanRefund(ordering.RefundRequest{Reason: ordering.OtherReason, Shipping: some("0.01")}, domain.HalfUp)
		refuses(err, domain.RefundExceedsRemaining, "/shippingAmount")
		_, err = o.Retry(shipping, "", admin, midday)
		refuses(err, domain.RefundExceedsRemaining)
		Expect(err.Error()).To(ContainSubstring("or all payments of the order together, have less left than the refund's amount"), "the payment itself has 49.00 left")

		By("allowing what the buyer pays again")
		third, _, err := o.PayOffline(ordering.OfflinePayment{Method: "BANK_TRANSFER", Amount: some("78.04")}, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		third.ID = 32
		Expect([]string{o.Refundable(second).Fixed(2), o.Refundable(third).Fixed(2), o.Balance().Refundable.Fixed(2)}).To(Equal([]string{"49.00", "59.00", "59.00"}))
		_, err = o.PlanRefund(ordering.RefundRequest{Reason: ordering.Goodwill, Amount: some("59.01"), PaymentID: third.ID}, domain.HalfUp)
		refuses(err, domain.RefundExceedsRemaining, "/amount")
		Expect(err.Error()).To(ContainSubstring("At most 59.00 EUR can be refunded, and the request comes to 59.01 EUR."))
		Expect(plan(o, ordering.RefundRequest{Reason: ordering.Goodwill, Amount: some("59.00"), PaymentID: third.ID}).Parts).To(HaveLen(1))
	})

	It("points to the chosen payment if it cannot refund the amount but another payment can", func() {
		o := sampleOrder()
		pay(o, "78.04", "78.04")
		second := pay(o, "50.00", "50.00")
		refunded(o, ordering.RefundRequest{Reason: ordering.Goodwill, Amount: some("40.00"), PaymentID: second.ID})
		of := func(amount string) error {
			_, err := o.PlanRefund(ordering.RefundRequest{Reason: ordering.Goodwill, Amount: some(amount), PaymentID: second.ID}, domain.HalfUp)
			return err
		}
		refuses(of("10.01"), domain.RefundExceedsRemaining, "/amount", "/paymentId")
		refunded(o, ordering.RefundRequest{Reason: ordering.Goodwill, Amount: some("10.00"), PaymentID: second.ID})
		refuses(of("0.01"), domain.RefundExceedsRemaining, "/amount", "/paymentId")
		Expect(of("0.01").Error()).To(ContainSubstring("Nothing of this payment is left to refund."))
		_, err := o.PlanRefund(ordering.RefundRequest{Reason: ordering.OtherReason, PaymentID: second.ID}, domain.HalfUp)
		refuses(err, domain.RefundExceedsRemaining, "/paymentId")
		Expect(err.Error()).To(ContainSubstring("Nothing of this payment is left to refund."))
		_, err = o.PlanRefund(ordering.RefundRequest{Reason: ordering.Goodwill, Amount: some("78.05")}, domain.HalfUp)
		refuses(err, domain.RefundExceedsRemaining, "/amount")
	})

	It("gives a unit its own net amount and tax, whatever amounts were refunded on its line before", func() {
		o := paidOrder()
		goodwill := ordering.RefundRequest{Reason: ordering.Goodwill, Lines: []ordering.RefundRequestLine{{LineItemID: 1, Amount: some("11.90")}}}
		refunded(o, goodwill)
		l := plan(o, line(1, 1)).Lines[0]
		Expect(l.Subtotal.Fixed(2) + "+" + l.Tax.Fixed(2)).To(Equal("44.10+8.38"))
	})

	It("gives a unit its own net amount and tax after any mix of refunds of units, failed refunds and amounts", func() {
		r := rand.New(rand.NewSource(GinkgoRandomSeed()))
		for range 300 {
			o := paidOrder()
			l := o.Lines[1]
			l.Quantity = 2 + r.Intn(9)
			for n := 0; n < 40; n++ {
				req := line(2, 1+r.Intn(2))
				if r.Intn(4) == 0 {
					req.Lines[0].Amount = some(strconv.Itoa(r.Intn(3)) + ".0" + strconv.Itoa(1+r.Intn(9)))
				}
				issue, err := o.Refund(req, domain.HalfUp, admin, midday)
				if err != nil {
					continue
				}
				if r.Intn(3) == 0 {
					_, err := o.FailRefund(issue.Refunds[0], "refund_failed", "", midday)
					Expect(err).NotTo(HaveOccurred())
				}
			}
			var subtotal, tax domain.Amount
			units := 0
			custom := false
			for _, refund := range o.Refunds {
				if refund.Counts() {
					subtotal, tax = subtotal.Add(refund.Subtotal), tax.Add(refund.TaxTotal)
					units += refund.Lines[0].Quantity
					custom = custom || refund.Lines[0].Custom
				}
			}
			Expect(l.LineTotal.Less(subtotal) || l.LineTax.Less(tax)).To(BeFalse(), "never more than the line cost")
			Expect(l.RefundedQuantity).To(Equal(units))
			if units == l.Quantity && !custom {
				Expect(subtotal.Equal(l.LineTotal) && tax.Equal(l.LineTax)).To(BeTrue(), "all units are the whole line: %s %s", subtotal, tax)
			}
		}
	})

	It("splits the tax from an amount, and never exceeds the charged net amount and tax", func() {
		o := paidOrder()
		req := line(1, 0)
		req.Lines[0].Amount = some("10.00")
		Expect(split(plan(o, req))).To(Equal([]string{"8.40", "1.60", "0", "10.00"}))
		req.Lines[0].Amount = some("104.96")
		Expect(split(plan(o, req))).To(Equal([]string{"88.20", "16.76", "0", "104.96"}))
		req.Lines[0].Amount = some("104.97")
		_, err := o.PlanRefund(req, domain.HalfUp)
		refuses(err, domain.RefundExceedsRemaining, "/lines/0/amount")

		By("above the line's price for goodwill only, untaxed")
		req.Reason = ordering.Goodwill
		req.Lines[0].Amount = some("110.00")
		Expect(split(plan(o, req))).To(Equal([]string{"93.24", "16.76", "0", "110.00"}))
		req.Lines[0].Amount = some("128.05")
		_, err = o.PlanRefund(req, domain.HalfUp)
		refuses(err, domain.RefundExceedsRemaining, "/lines")
	})

	It("refunds shipping up to the shipping charge", func() {
		o := paidOrder()
		req := ordering.RefundRequest{Reason: ordering.OtherReason, Shipping: some("5.83")}
		Expect(split(plan(o, req))).To(Equal([]string{"0", "0.93", "4.90", "5.83"}))
		refunded(o, ordering.RefundRequest{Reason: ordering.OtherReason, Shipping: some("3.00")})
		p := plan(o, ordering.RefundRequest{Reason: ordering.OtherReason, Shipping: some("2.83")})
		Expect(p.MaxShipping.String()).To(Equal("2.83"))
		_, err := o.PlanRefund(ordering.RefundRequest{Shipping: some("2.84")}, domain.HalfUp)
		refuses(err, domain.RefundExceedsRemaining, "/shippingAmount")
		refunded(o, ordering.RefundRequest{Reason: ordering.OtherReason, Shipping: some("2.83")})
		Expect(plan(o, line(1, 1)).MaxShipping.IsZero()).To(BeTrue())
	})

	It("spreads an amount over the lines, then over shipping", func() {
		o := paidOrder()
		p := plan(o, ordering.RefundRequest{Reason: ordering.Goodwill, Amount: some("10.00")})
		Expect(p.Amount().String()).To(Equal("10.00"))
		Expect(p.Lines[0].Amount().String()).To(Equal("8.59")) // 104.96 of 122.21
		Expect(p.Lines[1].Amount().String()).To(Equal("0.97"))
		Expect(p.Lines[2].Amount().String()).To(Equal("0.44"))
		Expect(p.Lines[0].Quantity + p.Lines[1].Quantity).To(BeZero())
		p = plan(o, ordering.RefundRequest{Reason: ordering.Goodwill, Amount: some("125.00")})
		Expect(p.Shipping.Add(p.ShippingTax).String()).To(Equal("2.79"))
		_, err := o.PlanRefund(ordering.RefundRequest{Amount: some("128.05")}, domain.HalfUp)
		refuses(err, domain.RefundExceedsRemaining, "/amount")
		_, err = o.PlanRefund(ordering.RefundRequest{Amount: some("1.005")}, domain.HalfUp)
		refuses(err, domain.InvalidValue, "/amount")
		_, err = o.PlanRefund(ordering.RefundRequest{Amount: some("1.00"), Shipping: some("1.00")}, domain.HalfUp)
		refuses(err, domain.InvalidValue, "/amount")
		_, err = o.PlanRefund(ordering.RefundRequest{Amount: some("0")}, domain.HalfUp)
		refuses(err, domain.InvalidValue, "")
	})

	It("refunds everything that is left, including goods", func() {
		o := paidOrder()
		refunded(o, line(2, 1))
		p := plan(o, ordering.RefundRequest{Reason: ordering.OtherReason})
		Expect(p.Amount().String()).To(Equal("124.07")) // 128.04 less 3.33 and 0.64
		Expect([]int{p.Lines[0].Quantity, p.Lines[1].Quantity, p.Lines[2].Quantity}).To(Equal([]int{2, 2, 1}))
		Expect(p.Shipping.String()).To(Equal("4.90"))
		Expect(p.Lines[1].Custom).To(BeFalse())
	})

	It("refunds an overpayment separately", func() {
		o := sampleOrder()
		pay(o, "130.00", "130.00")
		p := plan(o, ordering.RefundRequest{Reason: ordering.BillingError})
		Expect(p.Amount().String()).To(Equal("130.00"))
		Expect(p.Overpaid.Net.String()).To(Equal("1.96"))
	})

	It("refunds money without goods if the order was only partly paid", func() {
		o := sampleOrder()
		pay(o, "128.04", "28.04")
		p := plan(o, ordering.RefundRequest{Reason: ordering.OtherReason})
		Expect(p.Amount().String()).To(Equal("28.04"))
		Expect(p.Lines[0].Quantity).To(BeZero())
	})

	It("reports every line that cannot be refunded as requested", func() {
		o := paidOrder()
		_, err := o.PlanRefund(ordering.RefundRequest{Lines: []ordering.RefundRequestLine{
			{LineItemID: 9, Quantity: 1}, {LineItemID: 1, Quantity: 1}, {LineItemID: 1, Quantity: 1}, {LineItemID: 2},
		}}, domain.HalfUp)
		refuses(err, domain.InvalidValue, "/lines/0/lineItemId", "/lines/2/lineItemId", "/lines/3")
	})

	It("is refused without captured money, during an open dispute, and for a payment of another order", func() {
		o := sampleOrder()
		pay(o, "128.04", "0")
		_, err := o.PlanRefund(line(1, 1), domain.HalfUp)
		refuses(err, domain.InvalidStateTransition)
		o = paidOrder()
		dispute(o, "50.00", ordering.ChargebackOpen)
		_, err = o.PlanRefund(line(1, 1), domain.HalfUp)
		refuses(err, domain.InvalidStateTransition)
		o = paidOrder()
		_, err = o.PlanRefund(ordering.RefundRequest{PaymentID: 99}, domain.HalfUp)
		refuses(err, domain.InvalidValue, "/paymentId")
		refunded(o, ordering.RefundRequest{Reason: ordering.OtherReason})
		_, err = o.PlanRefund(line(1, 1), domain.HalfUp)
		refuses(err, domain.RefundExceedsRemaining, "/lines/0/quantity")
	})

	It("counts pending refunds, but not failed or voided refunds", func() {
		for _, status := range []ordering.RefundStatus{ordering.RefundPending, ordering.RefundProcessing, ordering.RefundCompleted} {
			o := paidOrder()
			refunded(o, ordering.RefundRequest{Reason: ordering.OtherReason}).Status = status
			_, err := o.PlanRefund(line(1, 1), domain.HalfUp)
			refuses(err, domain.RefundExceedsRemaining, "/lines/0/quantity")
		}
		o := paidOrder()
		r := refunded(o, ordering.RefundRequest{Reason: ordering.OtherReason})
		_, err := o.FailRefund(r, "refund_failed", "", midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(plan(o, line(1, 2)).Amount().String()).To(Equal("104.96"))
		r = refunded(o, ordering.RefundRequest{Reason: ordering.OtherReason})
		_, err = o.VoidRefund(r, "", midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(plan(o, line(1, 2)).Amount().String()).To(Equal("104.96"))
	})

	It("respects currencies with other numbers of decimals", func() {
		o := paidOrder()
		o.CurrencyCode = "JPY"
		l := o.Lines[1]
		l.LineTotal, l.LineTax = eur("1000"), eur("100")
		o.GrandTotal, o.Payments[0].CapturedAmount = eur("2000"), eur("2000")
		var total domain.Amount
		for range 3 {
			r := refunded(o, line(2, 1))
			Expect(r.CurrencyCode.Fits(r.Amount)).To(BeTrue())
			total = total.Add(r.Amount)
		}
		Expect(total.Equal(eur("1100"))).To(BeTrue())
	})
})

var _ = Describe("the issue of a refund", func() {
	goods := func(reason ordering.RefundReason, shipped, quantity int) (*ordering.Order, ordering.RefundIssue) {
		GinkgoHelper()
		o := paidOrder()
		if shipped > 0 {
			fulfilled(o, ordering.ShipmentItem{LineItemID: 2, Quantity: shipped})
		}
		issue, err := o.Refund(ordering.RefundRequest{Reason: reason, Lines: []ordering.RefundRequestLine{{LineItemID: 2, Quantity: quantity}}}, domain.HalfUp, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		return o, issue
	}
	DescribeTable("releases, returns and restocks the units of an order with", func(reason ordering.RefundReason, shipped, quantity, released, returned, restocked int) {
		o, issue := goods(reason, shipped, quantity)
		l := o.Lines[1]
		Expect([]int{l.RefundedQuantity, l.ReleasedQuantity, l.ReturnedQuantity}).To(Equal([]int{quantity, released, returned}))
		quantityOf := func(moves []catalog.StockMove) (n int) {
			for _, m := range moves {
				n += m.Quantity
			}
			return n
		}
		Expect(quantityOf(issue.Release)).To(Equal(released))
		Expect(quantityOf(issue.Restock)).To(Equal(restocked))
		Expect(issue.Refunds[0].Lines[0].Restocked).To(Equal(restocked))
		Expect(l.Open()).To(Equal(3 - shipped - released))
	},
		Entry("nothing shipped, and goods no longer wanted", ordering.OtherReason, 0, 2, 2, 0, 0),
		Entry("nothing shipped, although returned goods are the reason", ordering.ReturnSellable, 0, 2, 2, 0, 0),
		Entry("everything shipped, and sellable goods returned", ordering.ReturnSellable, 3, 2, 0, 2, 2),
		Entry("everything shipped, and unsellable goods returned", ordering.ReturnNonSellable, 3, 2, 0, 2, 0),
		Entry("everything shipped, and goods broken on arrival", ordering.DamagedGoods, 3, 2, 0, 0, 0),
		Entry("everything shipped, and goodwill", ordering.Goodwill, 3, 2, 0, 0, 0),
		Entry("one unit shipped, and two units reported as returned", ordering.ReturnSellable, 1, 2, 1, 1, 1),
		Entry("one unit shipped, and the other unit no longer wanted", ordering.OtherReason, 1, 1, 1, 0, 0),
		Entry("one unit shipped, and that unit broken", ordering.DamagedGoods, 1, 1, 0, 0, 0),
	)

	It("reserves the money, and fires its events in order", func() {
		o := paidOrder()
		issue, err := o.Refund(ordering.RefundRequest{Reason: ordering.OtherReason, Note: "why", Lines: []ordering.RefundRequestLine{{LineItemID: 1, Quantity: 2}, {LineItemID: 2, Quantity: 3}}}, domain.HalfUp, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(types(issue.Events)).To(Equal([]domain.EventType{domain.RefundIssued, domain.OrderPaymentStatusChanged, domain.OrderFulfillmentStatusChanged}))
		Expect(actions(issue.Events)).To(Equal([]string{"order_refund.issued", "order.payment_status_changed", "order.fulfillment_status_changed"}))
		Expect(issue.Events[0].Before).To(BeNil())
		r := issue.Refunds[0]
		Expect(r.Status).To(Equal(ordering.RefundPending))
		Expect(r.Amount.String()).To(Equal("116.86"))
		Expect(r.CreatedByID).To(BeEquivalentTo(7))
		Expect(r.CommandID).To(Equal(admin.CommandID))
		Expect(r.SettleOn).NotTo(BeNil())
		Expect(o.Payments[0].RefundedAmount.String()).To(Equal("116.86"))
		Expect(o.PaymentStatus).To(Equal(ordering.PaymentPartiallyRefunded))
		Expect(o.FulfillmentStatus).To(Equal(ordering.NotRequired), "nothing is left to ship")
	})

	It("uses the oldest payment that covers the amount, or else all payments", func() {
		o := sampleOrder()
		pay(o, "28.04", "28.04")
		pay(o, "100.00", "100.00")
		Expect(refunded(o, ordering.RefundRequest{Reason: ordering.Goodwill, Amount: some("20.00")}).PaymentID).To(HaveValue(BeEquivalentTo(11)))
		Expect(refunded(o, ordering.RefundRequest{Reason: ordering.Goodwill, Amount: some("20.00")}).PaymentID).To(HaveValue(BeEquivalentTo(12)))
		Expect(refunded(o, ordering.RefundRequest{Reason: ordering.Goodwill, Amount: some("5.00"), PaymentID: 12}).PaymentID).To(HaveValue(BeEquivalentTo(12)))
		issue, err := o.Refund(ordering.RefundRequest{Reason: ordering.OtherReason}, domain.HalfUp, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(issue.Refunds).To(HaveLen(2))
		Expect(issue.Refunds[0].Amount.String()).To(Equal("8.04"))
		Expect(issue.Refunds[1].Amount.String()).To(Equal("75.00"))
		for _, r := range issue.Refunds {
			Expect(domain.Sum(r.Subtotal, r.TaxTotal, r.ShippingTotal).Equal(r.Amount)).To(BeTrue())
		}
		var units int
		for _, r := range issue.Refunds {
			for _, l := range r.Lines {
				units += l.Quantity
			}
		}
		Expect(units).To(Equal(6), "each unit once")
		Expect(o.Balance().Refundable.IsZero()).To(BeTrue())
		Expect(o.PaymentStatus).To(Equal(ordering.PaymentRefunded))
	})

	It("creates refunds whose parts sum to their amounts, however many payments the order has", func() {
		r := rand.New(rand.NewSource(GinkgoRandomSeed()))
		for range 300 {
			o := sampleOrder()
			left := int64(12804)
			for left > 0 {
				part := min(left, 1+r.Int63n(6000))
				left -= part
				text := domain.AmountOf(part, 2).String()
				pay(o, text, text)
			}
			issue, err := o.Refund(ordering.RefundRequest{Reason: ordering.OtherReason}, domain.HalfUp, admin, midday)
			Expect(err).NotTo(HaveOccurred())
			var tax, shipping domain.Amount
			for _, refund := range issue.Refunds {
				Expect(domain.Sum(refund.Subtotal, refund.TaxTotal, refund.ShippingTotal).Equal(refund.Amount)).To(BeTrue())
				for _, part := range []domain.Amount{refund.Subtotal, refund.TaxTotal, refund.ShippingTotal} {
					Expect(part.Sign()).NotTo(Equal(-1))
				}
				tax, shipping = tax.Add(refund.TaxTotal), shipping.Add(refund.ShippingTotal)
			}
			Expect(tax.Equal(o.TaxTotal) && shipping.Equal(o.ShippingTotal)).To(BeTrue(), "%s %s", tax, shipping)
		}
	})
})
