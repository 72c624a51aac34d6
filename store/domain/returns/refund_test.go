package returns_test

import (
	"fmt"
	"math/rand/v2"

	"github.com/google/uuid"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/returns"
)

// counter is the place where the returned goods of one paid order arrive.
type counter struct {
	o      *ordering.Order
	all    []*returns.Return
	onHand map[int64]int // number of restocked units by variant
	nextID int64
}

// paid returns a counter for the order of the function shipped, which was paid at 10.00 per unit.
func paid() *counter {
	o := shipped()
	for _, l := range o.Lines {
		l.VariantID, l.TrackInventory, l.UnitPrice = new(l.ID+70), true, domain.MustAmount("10")
		l.LineTotal = domain.AmountOf(int64(l.Quantity)*10, 0)
	}
	o.Subtotal, o.GrandTotal = domain.MustAmount("80"), domain.MustAmount("80")
	o.Payments = []*ordering.Payment{{Status: ordering.AttemptCaptured, Amount: o.GrandTotal, CapturedAmount: o.GrandTotal}}
	o.Payments[0].ID = 1
	return &counter{o: o, onHand: map[int64]int{}}
}

func (c *counter) move(moves []catalog.StockMove, sign int) {
	for _, m := range moves {
		c.onHand[m.VariantID] += sign * m.Quantity
	}
}

func (c *counter) count(counts []returns.Count) {
	GinkgoHelper()
	effect, err := c.o.TakeBack(returns.Units(counts), nil, noon)
	Expect(err).NotTo(HaveOccurred())
	c.move(effect.Restock, 1)
	c.move(effect.Unstock, -1)
}

func (c *counter) approved(units ...int) *returns.Return {
	GinkgoHelper()
	return c.requested(false, units...)
}

func (c *counter) requested(pending bool, units ...int) *returns.Return {
	GinkgoHelper()
	q := ask(returns.Claim, units...)
	q.Staff, q.Pending = true, pending
	r, err := returns.New(c.o, q, returns.Facts{Others: c.all, Zone: berlin}, noon)
	Expect(err).NotTo(HaveOccurred())
	c.nextID++
	r.ID = c.nextID
	c.all = append(c.all, r)
	return r
}

func (c *counter) refund(reason ordering.RefundReason, lineItemID int64, units int) (*ordering.Refund, error) {
	GinkgoHelper()
	issue, err := c.o.Refund(ordering.RefundRequest{Reason: reason, Lines: []ordering.RefundRequestLine{{LineItemID: lineItemID, Quantity: units}}}, domain.HalfUp, domain.Actor{}, noon)
	if err != nil {
		return nil, err
	}
	c.nextID++
	issue.Refunds[0].ID = c.nextID
	c.move(issue.Restock, 1)
	c.count(returns.Follow(c.o, c.all, issue.Refunds))
	return issue.Refunds[0], nil
}

func (c *counter) void(r *ordering.Refund) {
	GinkgoHelper()
	end, err := c.o.VoidRefund(r, "", noon)
	Expect(err).NotTo(HaveOccurred())
	c.move(end.Unstock, -1)
	c.count(returns.Follow(c.o, c.all, nil))
}

func (c *counter) receive(r *returns.Return, lineItemID int64, units int, condition returns.Condition) error {
	GinkgoHelper()
	counts, err := r.Receive([]returns.ReceiptLine{{LineItemID: lineItemID, Units: units, Condition: condition}}, noon)
	if err == nil {
		r.Correct(c.o, counts)
		c.count(counts)
	}
	return err
}

var _ = Describe("The returns and refunds of an order", func() {
	It("restock each unit only once if the refund precedes the goods", func() {
		c := paid()
		r := c.approved(3)
		refund, err := c.refund(ordering.ReturnSellable, 1, 3)
		Expect(err).NotTo(HaveOccurred())
		Expect([]int{c.o.Lines[0].ReturnedQuantity, r.Lines[0].Returned, c.onHand[71]}).To(Equal([]int{3, 3, 3}))
		Expect(c.receive(r, 1, 2, returns.Sellable)).To(Succeed())
		Expect([]int{c.o.Lines[0].ReturnedQuantity, r.Lines[0].Returned, c.onHand[71]}).To(Equal([]int{3, 3, 3}), "the third can still arrive")
		Expect(c.receive(r, 1, 1, returns.Missing)).To(Succeed())
		Expect([]int{c.o.Lines[0].ReturnedQuantity, refund.Lines[0].Returned, c.onHand[71]}).To(Equal([]int{2, 2, 2}))
		Expect(r.RefundIDs(c.o)).To(Equal([]int64{refund.ID}))
		c.void(refund)
		Expect([]int{c.o.Lines[0].ReturnedQuantity, r.Lines[0].Returned, c.onHand[71]}).To(Equal([]int{2, 2, 2}), "the goods are here")
		Expect(r.RefundIDs(c.o)).To(BeEmpty())
	})

	It("restock each unit only once if the goods precede the refund", func() {
		c := paid()
		r := c.approved(3)
		Expect(c.receive(r, 1, 2, returns.Sellable)).To(Succeed())
		Expect(c.receive(r, 1, 1, returns.Damaged)).To(Succeed())
		Expect([]int{c.o.Lines[0].ReturnedQuantity, c.onHand[71]}).To(Equal([]int{3, 2}))
		refund, err := c.refund(ordering.ReturnSellable, 1, 4)
		Expect(err).NotTo(HaveOccurred())
		Expect([]int{refund.Lines[0].Received, refund.Lines[0].Returned, c.o.Lines[0].ReturnedQuantity, c.onHand[71]}).To(Equal([]int{3, 1, 4, 3}), "one more unit comes back with the refund")
		Expect(r.RefundIDs(c.o)).To(Equal([]int64{refund.ID}))
	})

	DescribeTable("count the units of a completed return once if its refund failed and is paid again", func(again func(c *counter, failed *ordering.Refund)) {
		c := paid()
		r := c.approved(2)
		failed, err := c.refund(ordering.ReturnSellable, 1, 2)
		Expect(err).NotTo(HaveOccurred())
		Expect(c.receive(r, 1, 2, returns.Sellable)).To(Succeed())
		Expect(r.Complete(false, noon)).To(BeTrue())
		_, err = c.o.FailRefund(failed, "", "", noon)
		Expect(err).NotTo(HaveOccurred())
		again(c, failed)
		Expect([]int{c.o.Lines[0].ReturnedQuantity, r.Lines[0].Returned, r.Lines[0].Restocked, c.onHand[71]}).To(Equal([]int{2, 2, 2, 2}))
	},
		Entry("by a retry", func(c *counter, failed *ordering.Refund) {
			issue, err := c.o.Retry(failed, "", domain.Actor{}, noon)
			Expect(err).NotTo(HaveOccurred())
			c.nextID++
			issue.Refunds[0].ID, failed.RetriedByRefundID = c.nextID, &c.nextID
			c.move(issue.Restock, 1)
			c.count(returns.Follow(c.o, c.all, issue.Refunds))
		}),
		Entry("by another refund", func(c *counter, _ *ordering.Refund) {
			_, err := c.refund(ordering.OtherReason, 1, 2)
			Expect(err).NotTo(HaveOccurred())
		}))

	It("assign the units of a refund to a return that waits for approval", func() {
		c := paid()
		r := c.requested(true, 3)
		refund, err := c.refund(ordering.ReturnSellable, 1, 2)
		Expect(err).NotTo(HaveOccurred())
		Expect([]int{r.Lines[0].Returned, r.Lines[0].Restocked, c.o.Lines[0].ReturnedQuantity, c.onHand[71]}).To(Equal([]int{2, 2, 2, 2}))
		Expect(r.RefundIDs(c.o)).To(Equal([]int64{refund.ID}))
		Expect(returns.Returnable(c.o, c.o.Lines[0], c.all)).To(Equal(2), "five units, less two that came back, less one that is still to come")
		_, err = r.Approve(c.o, nil, []returns.Quantity{{LineItemID: 1, Units: 1}}, noon)
		Expect(refusals(err)).To(Equal([]string{"/lines/0/quantity"}))
		_, err = r.Approve(c.o, nil, nil, noon)
		Expect(err).NotTo(HaveOccurred())
		Expect(c.receive(r, 1, 3, returns.Sellable)).To(Succeed())
		Expect([]int{r.Lines[0].Returned, c.o.Lines[0].ReturnedQuantity, c.onHand[71]}).To(Equal([]int{3, 3, 3}))

		c = paid()
		r = c.requested(true, 3)
		refund, err = c.refund(ordering.ReturnSellable, 1, 2)
		Expect(err).NotTo(HaveOccurred())
		c.void(refund)
		Expect([]int{r.Lines[0].Returned, c.o.Lines[0].ReturnedQuantity, c.onHand[71]}).To(Equal([]int{0, 0, 0}))
	})

	It("include the delivery charge in the preview if a withdrawal leaves the buyer without a unit", func() {
		c := paid()
		c.o.ShippingTotal, c.o.GrandTotal = domain.MustAmount("5"), domain.MustAmount("85")
		c.o.Payments[0].Amount, c.o.Payments[0].CapturedAmount = c.o.GrandTotal, c.o.GrandTotal
		f, money := facts(), c.o.CurrencyCode.Format
		preview := func(kind returns.Kind, units ...int) []string {
			p, err := returns.NewPreview(c.o, ask(kind, units...), f, domain.HalfUp, noon)
			Expect(err).NotTo(HaveOccurred())
			return []string{money(p.Goods), money(p.Delivery), money(p.Refund)}
		}
		Expect(preview(returns.Withdrawal, 5, 2)).To(Equal([]string{"70.00", "0.00", "70.00"}), "a unit stays")
		Expect(preview(returns.Back, 5, 3)).To(Equal([]string{"80.00", "0.00", "80.00"}), "no withdrawal")
		Expect(preview(returns.Withdrawal, 5, 3)).To(Equal([]string{"80.00", "5.00", "85.00"}))
		first, err := returns.New(c.o, ask(returns.Withdrawal, 5), f, noon)
		Expect(err).NotTo(HaveOccurred())
		f.Others = []*returns.Return{first}
		rest := ask(returns.Withdrawal, 0, 3)
		rest.Lines = rest.Lines[1:]
		p, err := returns.NewPreview(c.o, rest, f, domain.HalfUp, noon)
		Expect(err).NotTo(HaveOccurred())
		Expect([]string{money(p.Delivery), money(p.Refund)}).To(Equal([]string{"5.00", "35.00"}), "with the first withdrawal none is left")
		_, err = first.Cancel(false, noon)
		Expect(err).NotTo(HaveOccurred())
		p, err = returns.NewPreview(c.o, rest, f, domain.HalfUp, noon)
		Expect(err).NotTo(HaveOccurred())
		Expect(money(p.Delivery)).To(Equal("0.00"), "the first withdrawal was canceled")

		By("units that were canceled for the first withdrawal, before they were shipped")
		c.o.Lines[0].FulfilledQuantity, f.Others = 0, nil
		first, err = returns.New(c.o, ask(returns.Withdrawal, 2), f, noon)
		Expect(err).NotTo(HaveOccurred())
		f.Others = []*returns.Return{first}
		Expect(preview(returns.Withdrawal, 3, 3)[1]).To(Equal("5.00"))
		c.o.Lines[0].CancelledQuantity = 2
		Expect(preview(returns.Withdrawal, 1, 3)[1]).To(Equal("0.00"), "two units stay")
		Expect(preview(returns.Withdrawal, 3, 3)[1]).To(Equal("5.00"))
	})

	It("link a withdrawal only to the refunds of its own unshipped units", func() {
		c := paid()
		c.o.Lines[0].FulfilledQuantity = 1 // of five
		early, err := c.refund(ordering.OtherReason, 1, 1)
		Expect(err).NotTo(HaveOccurred())
		withdrawn := func(units int) *returns.Return {
			r, err := returns.New(c.o, ask(returns.Withdrawal, units), returns.Facts{Policy: facts().Policy, Others: c.all, Zone: berlin}, noon)
			Expect(err).NotTo(HaveOccurred())
			c.nextID++
			r.ID, c.all = c.nextID, append(c.all, r)
			return r
		}
		first, second := withdrawn(3), withdrawn(1) // the first contains the shipped unit
		Expect([]int{first.Lines[0].Requested, first.Lines[0].Unsent, second.Lines[0].Unsent}).To(Equal([]int{1, 2, 1}))
		shares := func(r *ordering.Refund) []ordering.ReturnShare { return r.Lines[0].Shares }

		By("dividing a refund between the withdrawals, the oldest first")
		both, err := c.refund(ordering.OtherReason, 1, 3)
		Expect(err).NotTo(HaveOccurred())
		Expect(shares(both)).To(Equal([]ordering.ReturnShare{{ReturnID: first.ID, Unsent: 2}, {ReturnID: second.ID, Unsent: 1}}))
		Expect([][]int64{first.RefundIDs(c.o), second.RefundIDs(c.o)}).To(Equal([][]int64{{both.ID}, {both.ID}}), "not refund %d, which is older", early.ID)

		By("removing them with a voided refund")
		c.void(both)
		Expect([][]int64{first.RefundIDs(c.o), second.RefundIDs(c.o)}).To(Equal([][]int64{{}, {}}))

		By("moving them from a failed refund to the one that takes its units over")
		failed, err := c.refund(ordering.OtherReason, 1, 2)
		Expect(err).NotTo(HaveOccurred())
		_, err = c.o.FailRefund(failed, "", "", noon)
		Expect(err).NotTo(HaveOccurred())
		Expect(first.RefundIDs(c.o)).To(BeEmpty())
		again, err := c.refund(ordering.OtherReason, 1, 1)
		Expect(err).NotTo(HaveOccurred())
		Expect([][]ordering.ReturnShare{shares(failed), shares(again)}).To(Equal([][]ordering.ReturnShare{{{ReturnID: first.ID, Unsent: 1}}, {{ReturnID: first.ID, Unsent: 1}}}))

		By("moving them to the retry of a failed refund")
		issue, err := c.o.Retry(failed, "", domain.Actor{}, noon)
		Expect(err).NotTo(HaveOccurred())
		c.nextID++
		retry := issue.Refunds[0]
		retry.ID, failed.RetriedByRefundID = c.nextID, &retry.ID
		c.count(returns.Follow(c.o, c.all, issue.Refunds))
		Expect(shares(failed)).To(BeEmpty())
		Expect([][]int64{first.RefundIDs(c.o), second.RefundIDs(c.o)}).To(Equal([][]int64{{again.ID, retry.ID}, {}}))
	})

	It("name every refund of a request that several payments return, and its retries", func() {
		c := paid()
		c.o.Lines[0].FulfilledQuantity = 0
		c.o.Payments[0].Amount, c.o.Payments[0].CapturedAmount = domain.MustAmount("50"), domain.MustAmount("50")
		c.o.Payments = append(c.o.Payments, &ordering.Payment{Status: ordering.AttemptCaptured, Amount: domain.MustAmount("30"), CapturedAmount: domain.MustAmount("30")})
		c.o.Payments[1].ID = 2
		r, err := returns.New(c.o, ask(returns.Withdrawal, 5), facts(), noon)
		Expect(err).NotTo(HaveOccurred())
		r.ID, c.all = 9, []*returns.Return{r}
		refund := func(lineItemID int64, units int) (issued []*ordering.Refund) {
			issue, err := c.o.Refund(ordering.RefundRequest{Reason: ordering.OtherReason, Lines: []ordering.RefundRequestLine{{LineItemID: lineItemID, Quantity: units}}}, domain.HalfUp, domain.Actor{CommandID: uuid.New()}, noon)
			Expect(err).NotTo(HaveOccurred())
			for _, one := range issue.Refunds {
				c.nextID++
				one.ID = c.nextID
			}
			c.count(returns.Follow(c.o, c.all, issue.Refunds))
			return issue.Refunds
		}
		refund(2, 2)
		both := refund(1, 5)
		Expect(both).To(HaveLen(2))
		Expect(r.RefundIDs(c.o)).To(Equal([]int64{both[0].ID, both[1].ID}))
		_, err = c.o.FailRefund(both[1], "", "", noon)
		Expect(err).NotTo(HaveOccurred())
		c.count(returns.Follow(c.o, c.all, nil))
		Expect(r.RefundIDs(c.o)).To(Equal([]int64{both[0].ID}))
		issue, err := c.o.Retry(both[1], "", domain.Actor{CommandID: uuid.New()}, noon)
		Expect(err).NotTo(HaveOccurred())
		issue.Refunds[0].ID = 90
		c.count(returns.Follow(c.o, c.all, issue.Refunds))
		Expect(r.RefundIDs(c.o)).To(Equal([]int64{both[0].ID, 90}))
	})

	It("link a withdrawal to the refund of its packed units once their parcel is canceled", func() {
		c := paid()
		parcel := &ordering.Shipment{Status: ordering.ShipmentPending, Items: []ordering.ShipmentItem{{LineItemID: 1, Quantity: 5}}}
		c.o.Shipments = []*ordering.Shipment{parcel}
		r, err := returns.New(c.o, ask(returns.Withdrawal, 5), facts(), noon)
		Expect(err).NotTo(HaveOccurred())
		r.ID, c.all = 9, []*returns.Return{r}
		Expect(r.Lines[0].Unsent).To(Equal(5))
		refund, err := c.refund(ordering.OtherReason, 1, 5)
		Expect(err).NotTo(HaveOccurred())
		Expect(r.RefundIDs(c.o)).To(BeEmpty(), "the parcel can still leave")
		_, err = c.o.CancelShipment(parcel, "", false, noon)
		Expect(err).NotTo(HaveOccurred())
		c.count(returns.Follow(c.o, c.all, nil))
		Expect(r.RefundIDs(c.o)).To(Equal([]int64{refund.ID}))
	})

	It("include at most the shipped units", func() {
		c := paid()
		r := c.approved(3)
		c.o.Lines[0].FulfilledQuantity = 2
		_, err := c.o.TakeBack([]ordering.ReturnedUnits{{LineItemID: 1, Returned: 3}}, nil, noon)
		Expect(refusals(err)).To(Equal([]string{"/lines"}))
		Expect(r.Lines[0].Returned).To(BeZero())
	})

	It("count every unit once, whatever the order of refunds, voids and receipts", func() {
		for seed := range uint64(400) {
			c, rng := paid(), rand.New(rand.NewPCG(seed, 1))
			c.approved(2, 1)
			pending := c.requested(rng.IntN(2) == 0, 1+rng.IntN(3))
			for range 12 {
				line, units := 1+rng.Int64N(2), 1+rng.IntN(2)
				switch rng.IntN(5) {
				case 4:
					_, _ = pending.Approve(c.o, c.all[:1], nil, noon) //nolint:errcheck // refusals change nothing
				case 0:
					reason := []ordering.RefundReason{ordering.ReturnSellable, ordering.ReturnNonSellable, ordering.DamagedGoods, ordering.Goodwill}[rng.IntN(4)]
					_, _ = c.refund(reason, line, units) //nolint:errcheck // refusals change nothing
				case 1:
					if n := len(c.o.Refunds); n > 0 {
						if r := c.o.Refunds[rng.IntN(n)]; r.Status == ordering.RefundPending {
							c.void(r)
						}
					}
				default:
					r := c.all[rng.IntN(len(c.all))]
					condition := []returns.Condition{returns.Sellable, returns.Damaged, returns.Missing}[rng.IntN(3)]
					_ = c.receive(r, line, units, condition) //nolint:errcheck // refusals change nothing
				}
				c.holds(fmt.Sprint("seed ", seed))
			}
		}
	})
})

// holds checks that the order, its refunds and its returns count the same number of units.
func (c *counter) holds(seed string) {
	GinkgoHelper()
	for _, line := range c.o.Lines {
		returned, restocked := 0, 0
		for _, refund := range c.o.Refunds {
			for _, rl := range refund.Lines {
				if rl.LineItemID != line.ID || !refund.HoldsGoods() {
					continue
				}
				returned, restocked = returned+rl.Returned, restocked+rl.Restocked
				for _, s := range rl.Shares {
					returned, restocked = returned-s.Returned, restocked-s.Restocked
				}
			}
		}
		for _, r := range c.all {
			if l, ok := r.Line(line.ID); ok {
				returned, restocked = returned+l.Returned, restocked+l.Restocked
				Expect(l.Returned).To(And(BeNumerically(">=", l.Arrived()), BeNumerically("<=", l.Requested-l.Missing)), seed)
				Expect(l.Restocked).To(And(BeNumerically(">=", l.Sellable), BeNumerically("<=", l.Returned)), seed)
			}
		}
		Expect([]int{line.ReturnedQuantity, c.onHand[*line.VariantID]}).To(Equal([]int{returned, restocked}), seed)
		Expect(line.ReturnedQuantity).To(BeNumerically("<=", line.FulfilledQuantity), seed)
	}
}
