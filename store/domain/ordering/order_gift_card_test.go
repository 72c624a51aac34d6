package ordering_test

import (
	"fmt"
	"math/rand/v2"
	"slices"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/value"
)

var _ = Describe("The gift cards of an order", func() {
	// bought returns an order for 50.00 that buys two gift cards, paid in full.
	bought := func() *ordering.Order {
		o := paidOrder()
		o.Lines = []*ordering.OrderLine{{OrderID: 1, ProductType: "GIFT_CARD", SKU: "GIFT-25", Quantity: 2, UnitPrice: eur("25.00"), LineSubtotal: eur("50.00"), LineTotal: eur("50.00"), LineGross: eur("50.00"),
			GiftCard: &value.Delivery{Recipient: &value.Recipient{Name: "Tom", Email: new("tom@example.com")}}}}
		o.Lines[0].ID = 4
		o.Subtotal, o.DiscountTotal, o.ShippingTotal, o.TaxTotal, o.GrandTotal = eur("50.00"), eur("0"), eur("0"), eur("0"), eur("50.00")
		o.Payments = nil
		pay(o, "50.00", "50.00")
		return o
	}

	It("are due once for each unit, with the price of the unit", func() {
		o := bought()
		due := o.IssueGiftCards()
		Expect(due).To(HaveLen(2))
		Expect([]any{due[0].Unit, due[1].Unit, due[1].LineItemID, due[1].Amount.Fixed(2), due[1].BuyerEmail, due[1].Delivery.Recipient.Name}).
			To(Equal([]any{1, 2, int64(4), "25.00", "mia.keller@example.com", "Tom"}))
		Expect(o.IssueGiftCards()).To(BeEmpty())
		o.Lines[0].Quantity, o.GrandTotal = 3, eur("75.00")
		Expect(o.IssueGiftCards()).To(BeEmpty(), "the third unit is not paid")
		pay(o, "25.00", "25.00")
		Expect(o.IssueGiftCards()).To(HaveLen(1))
	})

	DescribeTable("wait while", func(change func(o *ordering.Order)) {
		o := bought()
		change(o)
		Expect(o.IssueGiftCards()).To(BeEmpty())
	},
		Entry("a part is only authorized", func(o *ordering.Order) { o.Payments[0].CapturedAmount = eur("49.99") }),
		Entry("the order is on hold", func(o *ordering.Order) { o.OnHold = true }),
		Entry("the payment is reviewed", func(o *ordering.Order) { o.Payments[0].Review = ordering.ReviewOpen }),
		Entry("the review has ended without approval", func(o *ordering.Order) { o.Payments[0].Review = ordering.ReviewClosed }),
		Entry("a bank disputes the payment", func(o *ordering.Order) { dispute(o, "50.00", ordering.ChargebackOpen) }),
		Entry("the order is a draft", func(o *ordering.Order) { o.Status = ordering.OrderDraft }),
		Entry("the order is canceled", func(o *ordering.Order) { o.Status = ordering.OrderCancelled }),
		Entry("its units are refunded", func(o *ordering.Order) { o.Lines[0].RefundedQuantity = 2 }),
		Entry("its units are canceled", func(o *ordering.Order) { o.Lines[0].CancelledQuantity = 2 }))

	It("become due after an unapproved review if other money pays the order or the store wins the dispute", func() {
		o := bought()
		o.Payments[0].Review, o.Payments[0].RefundedAmount = ordering.ReviewClosed, eur("50.00")
		pay(o, "50.00", "50.00")
		Expect(o.IssueGiftCards()).To(HaveLen(2))
		won := bought()
		won.Payments[0].Review = ordering.ReviewClosed
		dispute(won, "50.00", ordering.ChargebackOpen)
		Expect(won.IssueGiftCards()).To(BeEmpty())
		dispute(won, "50.00", ordering.ChargebackWon)
		Expect(won.IssueGiftCards()).To(HaveLen(2))
	})

	It("are excluded from the amount on which commission is paid", func() {
		o := bought()
		Expect([]string{o.GiftCardTotal().Fixed(2), sampleOrder().GiftCardTotal().Fixed(2)}).To(Equal([]string{"50.00", "0.00"}))
		r := &ordering.Refund{Subtotal: eur("25.00"), Amount: eur("25.00"), Lines: []ordering.RefundLine{{LineItemID: 4, Quantity: 1, Subtotal: eur("25.00")}}}
		Expect(o.Commissioned(r).IsZero()).To(BeTrue())
		o.Lines[0].ProductType = "DIGITAL"
		Expect(o.Commissioned(r).Fixed(2)).To(Equal("25.00"))
	})
})

var _ = Describe("The refund of bought gift cards", func() {
	// sold returns an order that paid for gift cards and has them, in a currency. Their prices are in its smallest units.
	sold := func(currency domain.Currency, unit int64, cards int) *ordering.Order {
		GinkgoHelper()
		money := func(n int64) domain.Amount { return domain.AmountOf(n, currency.Digits()) }
		all := money(unit * int64(cards))
		o := paidOrder()
		o.CurrencyCode, o.Subtotal, o.DiscountTotal, o.ShippingTotal, o.TaxTotal, o.GrandTotal = currency, all, money(0), money(0), money(0), all
		o.Lines = []*ordering.OrderLine{{OrderID: 1, ProductType: "GIFT_CARD", SKU: "GIFT", Quantity: cards, UnitPrice: money(unit), LineSubtotal: all, LineTotal: all, LineGross: all}}
		o.Lines[0].ID = 4
		o.Payments = o.Payments[:1]
		o.Payments[0].CurrencyCode, o.Payments[0].Amount, o.Payments[0].AuthorizedAmount, o.Payments[0].CapturedAmount = currency, all, all, all
		for i, p := range o.IssueGiftCards() {
			c := value.Bought(p, midday)
			c.ID, c.Balance = int64(i+1), p.Amount
			o.GiftCards = append(o.GiftCards, c)
		}
		Expect(o.GiftCards).To(HaveLen(cards))
		return o
	}
	// follow posts the changes that the order's refunds require, and describes them.
	follow := func(o *ordering.Order) (texts []string) {
		GinkgoHelper()
		for _, p := range o.FollowRefunds() {
			e, err := value.Apply(p, midday)
			Expect(err).NotTo(HaveOccurred())
			texts = append(texts, fmt.Sprintf("%s %s of card %d for refund %d", p.Type, e.Amount.Fixed(2), p.Account.Stored().ID, p.RefundID))
		}
		return texts
	}
	units := func(n int) ordering.RefundRequest {
		return ordering.RefundRequest{Reason: ordering.OtherReason, Lines: []ordering.RefundRequestLine{{LineItemID: 4, Quantity: n}}}
	}
	amount := func(s string) ordering.RefundRequest {
		return ordering.RefundRequest{Reason: ordering.OtherReason, Amount: some(s)}
	}
	plan := func(o *ordering.Order, req ordering.RefundRequest) *ordering.RefundPlan {
		GinkgoHelper()
		p, err := o.PlanRefund(req, domain.HalfUp)
		Expect(err).NotTo(HaveOccurred())
		return p
	}
	fail := func(o *ordering.Order, r *ordering.Refund) {
		GinkgoHelper()
		_, err := o.FailRefund(r, "refund_failed", "The card is closed.", midday)
		Expect(err).NotTo(HaveOccurred())
	}
	spend := func(c *value.GiftCard, s string) { c.Balance = c.Balance.Sub(eur(s)) }

	It("empties the newest card of a unit, and returns the value to the same card when the refund fails", func() {
		o := sold("EUR", 5000, 3)
		first := refunded(o, units(1))
		Expect(follow(o)).To(Equal([]string{"CANCEL -50.00 of card 3 for refund 81"}))
		second := refunded(o, units(1))
		Expect(follow(o)).To(Equal([]string{"CANCEL -50.00 of card 2 for refund 82"}))
		Expect(follow(o)).To(BeEmpty())
		fail(o, first)
		Expect(follow(o)).To(Equal([]string{"RESTORE 50.00 of card 3 for refund 81"}))
		fail(o, second)
		Expect(follow(o)).To(Equal([]string{"RESTORE 50.00 of card 2 for refund 82"}))
		for _, c := range o.GiftCards {
			Expect([]any{c.Status, c.Balance.Fixed(2)}).To(Equal([]any{value.Active, "50.00"}))
		}
	})

	It("takes an amount from the smallest card that has enough, else from several", func() {
		o := sold("EUR", 5000, 3)
		spend(o.GiftCards[0], "30.00")
		refunded(o, amount("20.00"))
		Expect(follow(o)).To(Equal([]string{"CANCEL -20.00 of card 1 for refund 81"}))
		refunded(o, amount("70.00"))
		Expect(follow(o)).To(Equal([]string{"CANCEL -50.00 of card 3 for refund 82", "CANCEL -20.00 of card 2 for refund 82"}))
	})

	DescribeTable("is at most the value that is neither spent nor held:", func(change func(o *ordering.Order), req ordering.RefundRequest, most string) {
		o := sold("EUR", 5000, 2)
		change(o)
		_, err := o.PlanRefund(req, domain.HalfUp)
		if most == "" {
			Expect(err).NotTo(HaveOccurred())
			return
		}
		Expect(domain.CodeOf(err)).To(Equal(domain.GiftCardSpent))
		Expect(err.Error()).To(ContainSubstring("At most %s EUR", most))
		plan, err := o.PlanRefund(amount("0.01"), domain.HalfUp)
		if err == nil {
			Expect(plan.Lines[0].MaxAmount.Fixed(2)).To(Equal(most))
		}
	},
		Entry("a unit next to a spent card", func(o *ordering.Order) { spend(o.GiftCards[1], "50.00") }, units(1), ""),
		Entry("both units", func(o *ordering.Order) { spend(o.GiftCards[1], "0.01") }, units(2), "99.99"),
		Entry("everything", func(o *ordering.Order) { spend(o.GiftCards[1], "50.00") }, ordering.RefundRequest{Reason: ordering.OtherReason}, "50.00"),
		Entry("an amount", func(o *ordering.Order) { spend(o.GiftCards[1], "50.00") }, amount("50.01"), "50.00"),
		Entry("an amount with all that is left", func(o *ordering.Order) { spend(o.GiftCards[1], "50.00") }, amount("50.00"), ""),
		Entry("goodwill", func(o *ordering.Order) { spend(o.GiftCards[1], "50.00") },
			ordering.RefundRequest{Reason: ordering.Goodwill, Lines: []ordering.RefundRequestLine{{LineItemID: 4, Amount: some("60.00")}}}, "50.00"),
		Entry("held value", func(o *ordering.Order) { o.GiftCards[0].HeldAmount = eur("50.00") }, units(2), "50.00"),
		Entry("an expired card", func(o *ordering.Order) { spend(o.GiftCards[0], "50.00"); o.GiftCards[0].Status = value.Expired }, units(2), "50.00"),
		Entry("after a refund of the other card", func(o *ordering.Order) { refunded(o, units(1)); follow(o); spend(o.GiftCards[0], "20.00") }, units(1), "30.00"),
		Entry("after a refund, with the rest", func(o *ordering.Order) { refunded(o, units(1)); follow(o) }, units(1), ""),
		Entry("value that staff added does not count", func(o *ordering.Order) { spend(o.GiftCards[0], "50.00"); spend(o.GiftCards[1], "-50.00") }, units(2), "50.00"))

	DescribeTable("is refused without an amount if nothing is left:", func(change func(c *value.GiftCard), detail string) {
		o := sold("EUR", 5000, 2)
		for _, c := range o.GiftCards {
			change(c)
		}
		_, err := o.PlanRefund(units(1), domain.HalfUp)
		Expect(domain.CodeOf(err)).To(Equal(domain.GiftCardSpent))
		Expect(err.Error()).To(ContainSubstring(detail))
		Expect(err.Error()).NotTo(MatchRegexp(`[0-9]`))
	},
		Entry("spent", func(c *value.GiftCard) { spend(c, "50.00") }, "No value of the gift cards of GIFT is left, so nothing of the line can be refunded."),
		Entry("adjusted by staff", func(c *value.GiftCard) {
			_, err := value.Apply(value.Posting{Account: c, Type: value.Adjust, Amount: eur("-50.00")}, midday)
			Expect(err).NotTo(HaveOccurred())
		}, "No value of the gift cards of GIFT is left, so nothing of the line can be refunded."),
		Entry("held", func(c *value.GiftCard) { spend(c, "20.00"); c.HeldAmount = eur("30.00") }, "Orders hold all value that is left of the gift cards of GIFT, so nothing of the line can be refunded."),
		Entry("expired", func(c *value.GiftCard) { spend(c, "50.00"); c.Status = value.Expired }, "The gift cards of GIFT have expired or have no value left, so nothing of the line can be refunded."))

	It("is refused, and says that nothing is left, if one card was spent and the other refunded", func() {
		o := sold("EUR", 5000, 2)
		refunded(o, units(1))
		follow(o)
		spend(o.GiftCards[0], "50.00")
		_, err := o.PlanRefund(units(1), domain.HalfUp)
		Expect(domain.CodeOf(err)).To(Equal(domain.GiftCardSpent))
		Expect(err.Error()).To(ContainSubstring("No value of the gift cards of GIFT is left, so nothing of the line can be refunded."))
	})

	It("takes an amount from goods before cards, and from unspent cards before spent ones", func() {
		o := sold("EUR", 5000, 2)
		spent := *o.Lines[0]
		spent.ID = 5
		o.Lines = append(o.Lines, &spent, &ordering.OrderLine{OrderID: 1, ProductType: "PHYSICAL", SKU: "MUG", Quantity: 1, UnitPrice: eur("40.00"), LineSubtotal: eur("40.00"), LineTotal: eur("40.00"), LineGross: eur("40.00")})
		o.Lines[2].ID = 6
		o.ShippingTotal, o.GrandTotal, o.Payments[0].CapturedAmount = eur("5.00"), eur("245.00"), eur("245.00")
		for i := range 2 {
			c := *o.GiftCards[i]
			c.ID, c.LineItemID, c.Balance = int64(i+3), id(5), eur("0.00")
			o.GiftCards = append(o.GiftCards, &c)
		}
		for _, t := range []struct{ sum, unspent, spent, mug, shipping string }{
			{"0.01", "0.00", "0.00", "0.01", "0.00"}, {"40.00", "0.00", "0.00", "40.00", "0.00"}, {"44.00", "0.00", "0.00", "40.00", "4.00"},
			{"46.00", "1.00", "0.00", "40.00", "5.00"}, {"145.00", "100.00", "0.00", "40.00", "5.00"},
		} {
			plan, err := o.PlanRefund(amount(t.sum), domain.HalfUp)
			Expect(err).NotTo(HaveOccurred())
			Expect([]string{plan.Lines[0].Subtotal.Fixed(2), plan.Lines[1].Subtotal.Fixed(2), plan.Lines[2].Subtotal.Fixed(2), plan.Shipping.Fixed(2)}).To(Equal([]string{t.unspent, t.spent, t.mug, t.shipping}), t.sum)
		}
		_, err := o.PlanRefund(amount("145.01"), domain.HalfUp)
		Expect(domain.CodeOf(err)).To(Equal(domain.GiftCardSpent))
	})

	It("limits the amount that reads show to the highest amount of a refund", func() {
		o := sold("EUR", 5000, 2)
		mug := &ordering.OrderLine{OrderID: 1, ProductType: "PHYSICAL", SKU: "MUG", Quantity: 1, UnitPrice: eur("40.00"), LineSubtotal: eur("40.00"), LineTotal: eur("40.00"), LineGross: eur("40.00")}
		mug.ID = 6
		o.Lines = append(o.Lines, mug)
		o.ShippingTotal, o.GrandTotal, o.Payments[0].CapturedAmount = eur("5.00"), eur("145.00"), eur("150.00")
		for _, t := range []struct {
			change func()
			limit  string
		}{
			{func() {}, "150.00"},
			{func() { spend(o.GiftCards[0], "30.00") }, "120.00"},
			{func() { o.GiftCards[1].HeldAmount = eur("10.00") }, "110.00"},
			{func() { refunded(o, amount("20.00")); follow(o) }, "90.00"},
			{func() { o.GiftCards[0].Balance, o.GiftCards[0].Status = eur("0.00"), value.Expired }, "70.00"},
			{func() { refunded(o, amount("70.00")); follow(o) }, "0.00"},
		} {
			t.change()
			Expect(o.RefundLimit().Fixed(2)).To(Equal(t.limit))
			if t.limit != "0.00" {
				Expect(plan(o, amount(t.limit)).Limit().Fixed(2)).To(Equal(t.limit))
			}
			_, err := o.PlanRefund(amount(o.RefundLimit().Add(eur("0.01")).Fixed(2)), domain.HalfUp)
			Expect(domain.CodeOf(err)).To(BeElementOf(domain.GiftCardSpent, domain.RefundExceedsRemaining), t.limit)
		}
		By("showing more for goodwill that exceeds it")
		o = sold("EUR", 5000, 1)
		o.Lines, o.GrandTotal, o.Payments[0].CapturedAmount = append(o.Lines, mug), eur("90.00"), eur("90.00")
		spend(o.GiftCards[0], "50.00")
		goodwill := plan(o, ordering.RefundRequest{Reason: ordering.Goodwill, Lines: []ordering.RefundRequestLine{{LineItemID: 6, Amount: some("60.00")}}})
		Expect([]string{o.RefundLimit().Fixed(2), goodwill.Limit().Fixed(2)}).To(Equal([]string{"40.00", "60.00"}))
	})

	It("does not limit other lines of the order", func() {
		o := paidOrder()
		o.Lines[2].ProductType, o.Lines[2].CardsIssued, o.Lines[2].LineGross = "GIFT_CARD", 1, eur("5.35")
		c := &value.GiftCard{Status: value.Active, CurrencyCode: "EUR", InitialAmount: eur("5.35"), LineItemID: id(3)}
		c.ID = 1
		o.SetGiftCards([]*value.GiftCard{c}, nil)
		refunded(o, ordering.RefundRequest{Reason: ordering.OtherReason, Lines: []ordering.RefundRequestLine{{LineItemID: 1, Quantity: 2}}})
		Expect(follow(o)).To(BeEmpty())
		_, err := o.PlanRefund(ordering.RefundRequest{Reason: ordering.OtherReason, Lines: []ordering.RefundRequestLine{{LineItemID: 3, Quantity: 1}}}, domain.HalfUp)
		Expect(domain.CodeOf(err)).To(Equal(domain.GiftCardSpent))
	})

	It("cannot be retried or paid by hand after a failure if the value was spent in the meantime", func() {
		o := sold("EUR", 5000, 1)
		r := refunded(o, units(1))
		follow(o)
		fail(o, r)
		follow(o)
		spend(o.GiftCards[0], "0.01")
		_, err := o.Retry(r, "", admin, midday)
		Expect(domain.CodeOf(err)).To(Equal(domain.GiftCardSpent))
		_, err = o.CompleteOffline(r, "", midday, midday)
		Expect(domain.CodeOf(err)).To(Equal(domain.GiftCardSpent))
		spend(o.GiftCards[0], "-0.01")
		again, err := o.Retry(r, "", admin, midday)
		Expect(err).NotTo(HaveOccurred())
		again.Refunds[0].ID = 90
		Expect(follow(o)).To(Equal([]string{"CANCEL -50.00 of card 1 for refund 90"}))
	})

	It("blocks a cancellation that would refund spent value, unless the store keeps the money", func() {
		o := sold("EUR", 5000, 1)
		spend(o.GiftCards[0], "1.00")
		_, err := o.Cancel(ordering.CancelRequest{Reason: ordering.CancelledByRequest}, domain.HalfUp, admin, midday)
		Expect(domain.CodeOf(err)).To(Equal(domain.GiftCardSpent))
		kept := sold("EUR", 5000, 1)
		spend(kept.GiftCards[0], "1.00")
		_, err = kept.Cancel(ordering.CancelRequest{Reason: ordering.CancelledByRequest, KeepPayment: true}, domain.HalfUp, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{follow(kept), kept.FollowPayments(), kept.GiftCards[0].Balance.Fixed(2)}).To(HaveExactElements(BeEmpty(), BeEmpty(), "49.00"))
	})

	It("removes unspent value when the service refunds a partly spent card, and spent value once it returns to the card", func() {
		o := sold("EUR", 5000, 1)
		spend(o.GiftCards[0], "30.00")
		issue, err := o.BookRefund(o.Payments[0], ordering.Result{Outcome: ordering.OutcomeSucceeded, Amount: eur("50.00"), Reference: "re_1"}, domain.HalfUp, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		issue.Refunds[0].ID = 81
		Expect(follow(o)).To(Equal([]string{"CANCEL -20.00 of card 1 for refund 81"}))
		Expect([]any{o.GiftCards[0].Status, follow(o)}).To(HaveExactElements(value.Active, BeEmpty()))
		spend(o.GiftCards[0], "-30.00")
		Expect(follow(o)).To(Equal([]string{"CANCEL -30.00 of card 1 for refund 81"}))
		Expect(o.GiftCards[0].Status).To(Equal(value.Disabled))
	})

	It("removes the value that the payment service refunds during a dispute, even if the store then wins", func() {
		o := sold("EUR", 5000, 2)
		dispute(o, "20.00", ordering.ChargebackOpen)
		issue, err := o.BookRefund(o.Payments[0], ordering.Result{Outcome: ordering.OutcomeSucceeded, Amount: eur("80.00"), Reference: "re_1"}, domain.HalfUp, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		issue.Refunds[0].ID = 81
		Expect(follow(o)).To(Equal([]string{"CANCEL -50.00 of card 2 for refund 81", "CANCEL -30.00 of card 1 for refund 81"}))
		dispute(o, "20.00", ordering.ChargebackWon)
		Expect([]any{follow(o), o.GiftCards[0].Balance.Fixed(2)}).To(HaveExactElements(BeEmpty(), "20.00"))
	})

	It("returns the price of units without a card first", func() {
		o := sold("EUR", 5000, 2)
		o.Lines[0].CardsIssued, o.GiftCards = 1, o.GiftCards[:1]
		first := refunded(o, units(1))
		Expect(follow(o)).To(BeEmpty())
		refunded(o, units(1))
		Expect(follow(o)).To(Equal([]string{"CANCEL -50.00 of card 1 for refund 82"}))
		fail(o, first)
		Expect(follow(o)).To(Equal([]string{"RESTORE 50.00 of card 1 for refund 82"}), "one unit is paid for")
	})

	It("empties the refunded unit's card while an added unit is unpaid, and restores it after the payment", func() {
		o := sold("EUR", 5000, 2)
		o.Lines[0].Quantity, o.Lines[0].LineSubtotal, o.Lines[0].LineTotal, o.Lines[0].LineGross, o.GrandTotal = 3, eur("150.00"), eur("150.00"), eur("150.00"), eur("150.00")
		refunded(o, units(1))
		Expect(follow(o)).To(Equal([]string{"CANCEL -50.00 of card 2 for refund 81"}))
		pay(o, "50.00", "50.00")
		Expect(o.IssueGiftCards()).To(BeEmpty(), "two units are left, and two cards")
		Expect(follow(o)).To(Equal([]string{"RESTORE 50.00 of card 2 for refund 81"}))
	})

	DescribeTable("counts cards as unpaid", func(change func(o *ordering.Order), unpaid bool) {
		o := sold("EUR", 5000, 2)
		change(o)
		Expect(o.FollowPayments()).To(HaveLen(map[bool]int{true: 2}[unpaid]))
		Expect(o.FollowPayments()).To(BeEmpty())
		Expect([]bool{o.GiftCards[0].PurchaseUnpaid, o.GiftCards[0].Status == value.Disabled}).To(Equal([]bool{unpaid, unpaid}))
	},
		Entry("while a dispute is open", func(o *ordering.Order) { dispute(o, "100.00", ordering.ChargebackOpen) }, true),
		Entry("while a dispute of a part is open", func(o *ordering.Order) { dispute(o, "0.01", ordering.ChargebackOpen) }, true),
		Entry("after a lost dispute", func(o *ordering.Order) { dispute(o, "100.00", ordering.ChargebackLost) }, true),
		Entry("after an accepted dispute", func(o *ordering.Order) { dispute(o, "100.00", ordering.ChargebackAccepted) }, true),
		Entry("if the payment is void", func(o *ordering.Order) { o.Payments[0].CapturedAmount = eur("0.00") }, true),
		Entry("but not after a dispute that the store won", func(o *ordering.Order) { dispute(o, "100.00", ordering.ChargebackWon) }, false),
		Entry("but not after a lost dispute that the buyer has paid", func(o *ordering.Order) { dispute(o, "100.00", ordering.ChargebackLost); pay(o, "100.00", "100.00") }, false),
		Entry("but not during an inquiry", func(o *ordering.Order) {
			_, _, err := o.Dispute(ordering.Chargeback{PaymentID: o.Payments[0].ID, Reference: "dp_1", Amount: eur("100.00"), Status: ordering.ChargebackOpen, IsInquiry: true}, midday)
			Expect(err).NotTo(HaveOccurred())
		}, false),
		Entry("but not while only an added unit is unpaid", func(o *ordering.Order) { o.Lines[0].Quantity, o.GrandTotal = 3, eur("150.00") }, false),
		Entry("but not after a refund", func(o *ordering.Order) { refunded(o, units(2)) }, false))

	// The calculation counts whole units in integers and shares no code with the rules.
	It("agrees with an independent calculation over random orders", func() {
		random := rand.New(rand.NewPCG(uint64(GinkgoRandomSeed()), 2))
		refused, issued, failed := 0, 0, 0
		for range 1500 {
			currency := []domain.Currency{"EUR", "JPY", "KWD"}[random.IntN(3)]
			money := func(n int64) *domain.Amount { return new(domain.AmountOf(n, currency.Digits())) }
			price, count := random.Int64N(60)+1, random.IntN(3)+1
			o := sold(currency, price, count)
			spent, taken := make([]int64, count), map[*ordering.Refund]int64{}
			left := func() (sum int64) { // price less refunds and spent value
				sum = price * int64(count)
				for i := range spent {
					sum -= spent[i]
				}
				for _, n := range taken {
					sum -= n
				}
				return sum
			}
			for range 12 {
				switch i := random.IntN(count); random.IntN(4) {
				case 0, 1:
					want := random.Int64N(price*2) + 1
					issue, err := o.Refund(ordering.RefundRequest{Reason: ordering.OtherReason, Lines: []ordering.RefundRequestLine{{LineItemID: 4, Amount: money(want)}}}, domain.HalfUp, admin, midday)
					if want > left() {
						Expect(domain.CodeOf(err)).To(BeElementOf(domain.GiftCardSpent, domain.RefundExceedsRemaining), "%d of %d", want, left())
						refused++
						continue
					}
					Expect(err).NotTo(HaveOccurred())
					issue.Refunds[0].ID = int64(len(o.Refunds))
					taken[issue.Refunds[0]] = want
					issued++
				case 2:
					if n := value.Available(o.GiftCards[i]); n.Positive() {
						whole, ok := n.Units(currency.Digits())
						Expect(ok).To(BeTrue())
						part := random.Int64N(whole) + 1
						o.GiftCards[i].Balance, spent[i] = n.Sub(*money(part)), spent[i]+part
					}
				case 3:
					for _, r := range o.Refunds {
						if r.Counts() && random.IntN(2) == 0 {
							fail(o, r)
							delete(taken, r)
							failed++
						}
					}
				}
				for _, p := range o.FollowRefunds() {
					Expect(value.Apply(p, midday)).Error().NotTo(HaveOccurred())
				}
				Expect(o.FollowRefunds()).To(BeEmpty())
				var rest domain.Amount
				for i, c := range o.GiftCards {
					Expect(c.Balance.Add(c.CancelledAmount).Add(*money(spent[i])).Equal(*money(price))).To(BeTrue(), "%s + %s + %d of %d", c.Balance, c.CancelledAmount, spent[i], price)
					Expect(c.Status == value.Disabled).To(Equal(c.CancelledAmount.Equal(*money(price))))
					rest = rest.Add(c.Balance)
				}
				Expect(rest.Equal(*money(left()))).To(BeTrue(), "%s are left of %d", rest, left())
				Expect(o.RefundLimit().Equal(rest)).To(BeTrue(), "%s and not %s", o.RefundLimit(), rest)
				for r, n := range taken {
					Expect(slices.ContainsFunc(o.Refunds, func(x *ordering.Refund) bool { return x == r && x.Amount.Equal(*money(n)) })).To(BeTrue())
				}
			}
		}
		Expect([]bool{refused > 500, issued > 500, failed > 200}).To(Equal([]bool{true, true, true}), "%d refused, %d issued, %d failed", refused, issued, failed)
	})
})
