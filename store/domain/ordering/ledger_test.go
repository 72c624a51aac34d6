package ordering_test

import (
	"fmt"
	"math/rand"
	"os"
	"strconv"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// saleLine returns an item of the sale as a basket line with a product of its own.
func saleLine(id int64, item saleItem, price domain.Amount, currency domain.Currency, class *settings.TaxClass) pricing.BasketLine {
	l := pricing.BasketLine{Quantity: int(item.quantity), Sellable: catalog.Sellable{
		Product: &catalog.Product{Row: domain.Row{ID: id}, Name: "Product " + domain.Itoa(id), Status: catalog.ProductActive, Type: catalog.Physical,
			RequiresShipping: !item.digital, MinQuantity: 1, QuantityStep: 1},
		Variant: &catalog.Variant{Row: domain.Row{ID: 100 + id}, SKU: "SKU-" + domain.Itoa(id), Status: catalog.VariantActive,
			Weight: new(domain.MustAmount("0.5")), WeightUnit: domain.Kilogram},
		Prices: []*catalog.Price{{CurrencyCode: currency, Amount: price, MinQuantity: 1}}, TaxClass: class,
	}}
	l.Sellable.Stock = &catalog.Stock{Tracked: true, Policy: catalog.Deny, OnHand: 1_000_000}
	return l
}

// randomSale returns a random sale in one of four currencies, with any rounding mode and with included or
// excluded taxes. A sale can have several taxes, compound taxes, and taxes that leave half a cent. It
// mixes goods with and without shipping, and offers of all kinds. A threshold for free shipping, if any,
// is often exactly the sale's amount.
func randomSale(r *rand.Rand) sale {
	s := sale{
		currency: []domain.Currency{"EUR", "USD", "JPY", "KWD"}[r.Intn(4)],
		mode:     []domain.RoundingMode{domain.HalfUp, domain.HalfEven, domain.HalfDown}[r.Intn(3)],
		rounding: []settings.TaxRounding{settings.RoundLine, settings.RoundUnit, settings.RoundTotal}[r.Intn(3)],
		target:   []settings.TaxRoundingTarget{settings.RoundTax, settings.RoundNet}[r.Intn(2)],
		exempt:   r.Intn(12) == 0,
	}
	included := r.Intn(2) == 0
	var taxes []saleTax
	for i := range r.Intn(4) {
		taxes = append(taxes, saleTax{percent: []string{"19", "7", "0", "10.75", "33.333333", "99", "150", "20", "100"}[r.Intn(9)],
			compound: i > 0 && r.Intn(2) == 0, included: included != (r.Intn(6) == 0)})
	}
	physical := false
	for range 1 + r.Intn(6) {
		item := saleItem{price: r.Int63n([]int64{8, 100, 100_000}[r.Intn(3)]), quantity: 1 + r.Int63n([]int64{9, 9, 1000}[r.Intn(3)]), digital: r.Intn(4) == 0, taxes: taxes[:r.Intn(len(taxes)+1)]}
		physical = physical || !item.digital
		s.items = append(s.items, item)
	}
	if physical && r.Intn(3) > 0 {
		s.carriage = &saleItem{price: r.Int63n(1000), quantity: 1}
		for _, t := range taxes {
			t.included = included
			s.carriage.taxes = append(s.carriage.taxes, t)
		}
	}
	for i := range r.Intn(4) {
		o := saleOffer{id: int64(i + 1), priority: r.Int63n(3), kind: []string{"line percent", "line price", "order percent", "order amount", "free shipping"}[r.Intn(5)]}
		switch o.kind {
		case "line percent", "order percent":
			o.percent = []string{"10", "33.33", "100", "0.5"}[r.Intn(4)]
		default:
			o.coins = 1 + r.Int63n(3000)
		}
		if o.kind[:4] == "line" {
			o.items = []int{r.Intn(len(s.items))}
		}
		s.offers = append(s.offers, o)
	}
	if r.Intn(4) == 0 {
		o := saleOffer{id: manual, priority: manual, kind: "order amount", coins: 1 + r.Int63n(500)}
		if r.Intn(2) == 0 {
			o.kind, o.percent = "order percent", "12.5"
		}
		s.offers = append(s.offers, o)
	}
	if s.carriage != nil && r.Intn(2) == 0 {
		left, _ := s.discounted()
		var all, shipped int64
		for i, item := range s.items {
			all += left[i]
			if !item.digital {
				shipped += left[i]
			}
		}
		s.free = &[]int64{shipped, shipped + 1, max(0, shipped-1), all, all + 1, r.Int63n(100_000)}[r.Intn(6)]
	}
	return s
}

// ordered returns the order of the sale, placed and unpaid.
func (s sale) ordered() *ordering.Order {
	GinkgoHelper()
	b := s.basket()
	q, err := b.Quote(midday)
	Expect(err).NotTo(HaveOccurred())
	Expect(q.Problems).To(BeEmpty())
	o := &ordering.Order{}
	o.ID = 1
	o.Draft(b, q, ordering.Checkout{}, midday)
	for i, l := range o.Lines {
		l.ID = int64(i + 1)
	}
	o.Place(midday)
	return o
}

// historyOf starts the history of a newly placed order. It keeps only the offers that reduced a price,
// and sets the shipping price to the charged amount.
func historyOf(s sale, r *rand.Rand, done map[string]int) *history {
	GinkgoHelper()
	h := &history{sale: s, o: s.ordered(), random: r, done: done, reserved: map[int64]int{}, onHand: map[int64]int{}, writtenOff: map[int64]int{}}
	if s.carriage != nil {
		carriage := *s.carriage
		carriage.price = s.full()[len(s.items)]
		h.carriage = &carriage
	}
	h.offers, h.free = s.taking(), nil
	return h
}

// number returns a number from the environment, or otherwise if the variable is not set.
func number(name string, otherwise int) int {
	if n, err := strconv.Atoi(os.Getenv(name)); err == nil {
		return n
	}
	return otherwise
}

// sales checks a law with count random sales, or with the number that the environment sets. A failure
// names the seed that repeats the first sale that breaks the law. done counts the steps of the histories;
// nil means that there were too few sales for counting.
func sales(count int, law func(s sale, h *history)) (done map[string]int) {
	GinkgoHelper()
	seed, begun, steps := int64(number("STORE_SPECS_SEED", int(GinkgoRandomSeed()))), time.Now(), 0
	usual, done := count, map[string]int{}
	count = number("STORE_SPECS_SALES", usual)
	for n := range int64(count) {
		r := rand.New(rand.NewSource(seed + n))
		s := randomSale(r)
		h := historyOf(s, r, done)
		if failed := InterceptGomegaFailure(func() { law(s, h) }); failed != nil {
			Fail(fmt.Sprintf("STORE_SPECS_SEED=%d STORE_SPECS_SALES=1: %v\n%v\n%+v", seed+n, failed, h.steps, s))
		}
		steps += len(h.steps)
	}
	AddReportEntry("figures", fmt.Sprintf("seed %d: %d sales, %d steps in %s: %v", seed, count, steps, time.Since(begun).Round(time.Millisecond), done))
	if count < usual {
		return nil
	}
	return done
}

var _ = Describe("a sale", func() {
	It("matches an independent price calculation, line by line", func() {
		sales(4000, func(s sale, _ *history) {
			o, want := s.ordered(), s.bill()
			coins := func(a domain.Amount) int64 {
				units, exact := a.Units(s.currency.Digits())
				Expect(exact).To(BeTrue(), "%s has a fraction of a coin", a)
				return units
			}
			var lines, tax int64
			for i, l := range o.Lines {
				Expect([]int64{coins(l.LineTotal), coins(l.LineTax), coins(l.LineGross)}).To(Equal([]int64{want.net[i], want.tax[i], want.net[i] + want.tax[i]}), "line %d", i+1)
				Expect([]int64{coins(l.LineSubtotal), coins(l.LineDiscount)}).To(Equal([]int64{want.net[i] + want.off[i], want.off[i]}), "line %d before discounts", i+1)
				lines, tax = lines+want.net[i], tax+want.tax[i]
			}
			last := len(o.Lines)
			Expect(coins(o.Subtotal) - coins(o.DiscountTotal)).To(Equal(lines))
			Expect(coins(o.ShippingTotal)).To(Equal(want.net[last]))
			Expect(coins(o.TaxTotal)).To(Equal(tax + want.tax[last]))
			Expect(coins(o.GrandTotal)).To(Equal(want.total()))
			s.holdsOffers(o, s.taking(), want)
			s.holdsShipping()
		})
	})

	It("keeps the invariants of its ledgers, whatever the order of changes", func() {
		done := sales(1500, func(_ sale, h *history) { h.live() })
		if done == nil {
			return
		}
		for _, reason := range []string{"ORDER", "EDIT", "REFUND", "REFUND_FAILED", "CANCELLATION"} {
			Expect(done[reason]).To(BeNumerically(">", 3), "a document for %s is hardly ever issued", reason)
		}
		for _, step := range []string{"pay", "capture", "refund", "refund everything", "complete", "fail", "void", "retry", "fulfill", "unship", "dispute", "cancel", "edit", "undo", "issue", "thaw", "owe back", "take a payment back", "posting of CAPTURE", "posting of REFUND", "posting of DISPUTE"} {
			Expect(done[step]).To(BeNumerically(">", 10), "%s is hardly ever possible", step)
		}
	})
})

var _ = Describe("a sale that is fully refunded", func() {
	It("returns exactly the paid amount of each line, of shipping and of overpayments, edited or not", func() {
		sales(500, func(_ sale, h *history) {
			h.begin()
			for range h.random.Intn(3) {
				h.edit()
				h.pay()
			}
			h.pay()
			h.giveBack()
		})
	})
})

var _ = Describe("a sale that is invoiced, paid in part and canceled", func() {
	It("has documents that sum to 0 for each rate if the store keeps no money", func() {
		done := sales(300, func(_ sale, h *history) { h.endEarly() })
		if done == nil {
			return
		}
		Expect(done["CANCELLATION"]).To(BeNumerically(">", number("STORE_SPECS_SALES", 300)/4), "the order is hardly ever paid in part")
	})
})

// history applies random events to an order, and checks the laws after each step.
type history struct {
	sale
	o          *ordering.Order
	random     *rand.Rand
	done       map[string]int
	steps      []string
	reserved   map[int64]int // reserved units by variant
	onHand     map[int64]int // change of the stock by variant
	invoices   []*ordering.Invoice
	generous   bool // a refund of a line exceeded its price
	ids        int64
	products   int64                                                // number of products sold so far
	unfrozen   bool                                                 // a refunded line of the last edit is free
	thawed     bool                                                 // a frozen line became free
	writtenOff map[int64]int                                        // units by variant
	waits      bool                                                 // goods without shipping were out of stock
	booked     map[int64]map[ordering.TransactionType]domain.Amount // booked amounts by payment and type
}

func (h *history) begin() {
	h.products = int64(len(h.items))
	for _, m := range h.o.StockMoves(func(int) string { return "" }) {
		h.reserved[m.VariantID] += m.Quantity
	}
	h.laws()
}

func (h *history) live() {
	h.begin()
	for range 25 {
		before := len(h.steps)
		h.step()
		if len(h.steps) > before {
			h.laws()
		}
	}
	h.end()
}

// handOver takes goods without shipping out of the stock, as a commit does. The goods are sometimes out
// of stock.
func (h *history) handOver() {
	for _, l := range h.o.Handover() {
		if h.random.Intn(8) == 0 {
			h.waits = true
			continue
		}
		h.moved(l.Reserved(), -1, -1)
		l.Issue()
		h.done["issue"]++
	}
}

func (h *history) note(step string, err error) bool {
	if err != nil {
		Expect(err).To(BeAssignableToTypeOf(&domain.Error{}), "%s: %v", step, err)
		return false
	}
	h.steps = append(h.steps, step)
	h.done[step]++
	return true
}

func (h *history) moved(moves []catalog.StockMove, reserved, onHand int) {
	for _, m := range moves {
		h.reserved[m.VariantID] += reserved * m.Quantity
		h.onHand[m.VariantID] += onHand * m.Quantity
	}
}

// some returns a random amount up to most. Small and round amounts are more frequent.
func (h *history) some(most domain.Amount) *domain.Amount {
	units, _ := most.Units(h.currency.Digits())
	if units <= 0 {
		return &domain.Amount{}
	}
	a := domain.AmountOf([]int64{1, units, 1 + h.random.Int63n(units)}[h.random.Intn(3)], h.currency.Digits())
	return &a
}

func (h *history) step() {
	o, r := h.o, h.random
	switch r.Intn(15) {
	case 12, 13, 14:
		h.edit()
	case 0:
		if len(o.Payments) > 0 && r.Intn(4) == 0 {
			p := o.Payments[r.Intn(len(o.Payments))]
			_, err := o.VoidOffline(p.ID, "", midday)
			h.note("take a payment back", err)
			return
		}
		p, _, err := o.PayOffline(ordering.OfflinePayment{Method: "CASH", Amount: h.some(o.GrandTotal)}, admin, midday)
		h.identify()
		if h.note("pay", err) && o.Status == ordering.OrderCancelled {
			h.done["owe back"]++
			o.OweBack(p, admin, midday)
			h.number()
		}
	case 1:
		if due := o.Balance().Due; due.Positive() && o.Status != ordering.OrderCancelled {
			p := &ordering.Payment{OrderID: 1, ProviderCode: "SANDBOX", ProviderReference: "ch", CurrencyCode: h.currency, Status: ordering.AttemptAuthorized, Amount: due, AuthorizedAmount: due}
			o.Payments = append(o.Payments, p)
			h.identify()
			o.Settle(midday)
		}
	case 2:
		parts, err := o.Capture(ordering.CaptureRequest{Amount: h.some(o.Balance().Authorized), Final: r.Intn(4) == 0}, admin, midday)
		if !h.note("capture", err) {
			return
		}
		for _, part := range parts {
			answer := ordering.Result{Outcome: ordering.OutcomeSucceeded}
			if r.Intn(4) == 0 {
				answer = ordering.Refused(ordering.FailureSoft, "card_declined", "")
			}
			_, err := o.SettleCapture(part.Payment, answer, midday)
			Expect(err).NotTo(HaveOccurred())
		}
	case 3, 4:
		h.refund(h.request())
	case 5:
		if r.Intn(4) == 0 {
			h.refund(ordering.RefundRequest{Reason: ordering.OtherReason})
		}
	case 6, 7:
		h.settle()
	case 8, 9:
		var items []ordering.ShipmentItem
		for _, l := range o.Lines {
			if l.Open() > 0 && r.Intn(2) == 0 {
				items = append(items, ordering.ShipmentItem{LineItemID: l.ID, Quantity: 1 + r.Intn(l.Open())})
			}
		}
		_, moves, _, err := o.Fulfill(ordering.Fulfillment{Items: items}, r.Intn(3) == 0, midday)
		if h.note("fulfill", err) {
			h.moved(moves, -1, -1)
		}
	case 10:
		if len(o.Shipments) > 0 {
			c, err := o.CancelShipment(o.Shipments[r.Intn(len(o.Shipments))], "", true, midday)
			if h.note("unship", err) {
				h.moved(c.Unship, 1, 1)
				h.moved(c.Release, -1, 0)
			}
		}
	case 11:
		switch {
		case r.Intn(3) == 0 && len(o.Payments) > 0:
			p := o.Payments[r.Intn(len(o.Payments))]
			status := []ordering.ChargebackStatus{ordering.ChargebackOpen, ordering.ChargebackWon, ordering.ChargebackWon, ordering.ChargebackLost}[r.Intn(4)]
			_, _, err := o.Dispute(ordering.Chargeback{PaymentID: p.ID, Reference: "dp", Amount: *h.some(p.CapturedAmount), Status: status, ByProvider: r.Intn(2) == 0}, midday)
			h.note("dispute", err)
		case r.Intn(6) == 0:
			h.cancel()
		}
	}
}

// endEarly invoices the order by a shipment, pays a part, cancels the order, and refunds the payment in a
// random way.
func (h *history) endEarly() {
	o, r := h.o, h.random
	h.begin()
	if _, moves, _, err := o.Fulfill(ordering.Fulfillment{}, true, midday); h.note("fulfill", err) {
		h.moved(moves, -1, -1)
		h.laws()
		c, err := o.CancelShipment(o.Shipments[0], "", true, midday)
		Expect(err).NotTo(HaveOccurred())
		h.moved(c.Unship, 1, 1)
		h.moved(c.Release, -1, 0)
	}
	for range 1 + r.Intn(3) {
		if due := o.Balance().Due; due.Positive() {
			_, _, err := o.PayOffline(ordering.OfflinePayment{Method: "CASH", Amount: h.some(due)}, admin, midday)
			Expect(err).NotTo(HaveOccurred())
			h.identify()
		}
		if r.Intn(2) == 0 {
			h.edit()
		}
		if r.Intn(3) == 0 {
			h.refund(h.request())
			h.laws()
			h.settle()
		}
		h.laws()
	}
	if r.Intn(3) == 0 && len(o.Payments) > 0 {
		p := o.Payments[0]
		_, _, err := o.Dispute(ordering.Chargeback{PaymentID: p.ID, Reference: "dp", Amount: *h.some(p.CapturedAmount), Status: ordering.ChargebackLost}, midday)
		h.note("dispute", err)
	}
	h.cancel()
	h.laws()
	for range 40 {
		if o.Status != ordering.OrderCancelled {
			return
		}
		if o.Balance().Refundable.Positive() {
			h.refund([]ordering.RefundRequest{{Reason: ordering.OtherReason}, h.request()}[r.Intn(2)])
			h.laws()
		}
		h.settle()
		h.laws()
	}
}

func (h *history) identify() {
	for _, p := range h.o.Payments {
		if p.ID == 0 {
			h.ids++
			p.ID = h.ids
		}
	}
}

// request returns a random request for a refund, which may be invalid.
func (h *history) request() ordering.RefundRequest {
	o, r := h.o, h.random
	reasons := []ordering.RefundReason{ordering.ReturnSellable, ordering.ReturnNonSellable, ordering.Goodwill, ordering.DamagedGoods, ordering.OtherReason}
	req := ordering.RefundRequest{Reason: reasons[r.Intn(len(reasons))]}
	if r.Intn(5) == 0 { // the money of an exchange pays another order
		req.MovedTo, req.Moved = &ordering.Order{Row: domain.Row{ID: 1}}, *h.some(o.Balance().Refundable)
	}
	if r.Intn(4) == 0 {
		req.Amount = h.some(o.Balance().Refundable)
		return req
	}
	for _, l := range o.Lines {
		if r.Intn(2) == 0 {
			continue
		}
		want := ordering.RefundRequestLine{LineItemID: l.ID, Quantity: r.Intn(l.Quantity + 1)}
		if want.Quantity == 0 || r.Intn(4) == 0 {
			want.Amount = h.some(l.LineGross)
		}
		req.Lines = append(req.Lines, want)
	}
	if r.Intn(4) == 0 {
		req.Shipping = h.some(o.ShippingTotal)
	}
	return req
}

func (h *history) refund(req ordering.RefundRequest) {
	o := h.o
	name := "refund"
	if req.Lines == nil && req.Amount == nil && req.Shipping == nil {
		name = "refund everything"
	}
	issue, err := o.Refund(req, h.mode, admin, midday)
	if !h.note(name, err) {
		return
	}
	h.moved(issue.Release, -1, 0)
	h.moved(issue.Restock, 0, 1)
	h.number()
}

func (h *history) number() {
	for _, r := range h.o.Refunds {
		if r.ID == 0 {
			h.ids++
			r.ID = h.ids
		}
	}
}

// settle moves one of the refunds to its next state.
func (h *history) settle() {
	o, r := h.o, h.random
	if len(o.Refunds) == 0 {
		return
	}
	refund := o.Refunds[r.Intn(len(o.Refunds))]
	var end ordering.RefundSettlement
	var err error
	switch r.Intn(6) {
	case 5:
		if end, err = o.CompleteOffline(refund, "transfer", midday, midday); h.note("complete by hand", err) {
			h.moved(end.Release, -1, 0)
		}
	case 0:
		if end, err = o.CompleteRefund(refund, "re", midday, midday); h.note("complete", err) {
			return
		}
	case 1:
		fail := func() (ordering.RefundSettlement, error) { return o.FailOffline(refund, "", midday) }
		if refund.MovedToOrderID == nil && (refund.Status != ordering.RefundCompleted || r.Intn(4) > 0) {
			fail = func() (ordering.RefundSettlement, error) {
				return o.FailRefund(refund, "refund_failed", "", midday)
			}
		}
		end, err = fail()
		h.note("fail", err)
		h.thawed = true
	case 2:
		if end, err = o.VoidRefund(refund, "", midday); h.note("void", err) {
			h.thawed = true
			h.moved(end.Reserve, 1, 0)
			h.moved(end.Unstock, 0, -1)
		}
	case 3, 4:
		for _, other := range o.Refunds {
			if other.Status == ordering.RefundFailed {
				refund = other
			}
		}
		if issue, err := o.Retry(refund, "", admin, midday); h.note("retry", err) {
			h.moved(issue.Release, -1, 0)
			h.number()
			refund.RetriedByRefundID = &o.Refunds[len(o.Refunds)-1].ID
		}
	}
}

func (h *history) cancel() {
	c, err := h.o.Cancel(ordering.CancelRequest{Reason: ordering.CancelledByRequest, KeepPayment: h.random.Intn(3) == 0, KeepStock: h.random.Intn(3) == 0}, h.mode, admin, midday)
	if h.note("cancel", err) && c.Done {
		h.moved(c.Release, -1, 0)
		h.moved(c.Restock, 0, 1)
		h.moved(c.WriteOff, -1, -1)
		for _, m := range c.WriteOff {
			h.writtenOff[m.VariantID] += m.Quantity
		}
		h.number()
	}
}
