package returns_test

import (
	"math/rand/v2"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/returns"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

var _ = Describe("An exchange", func() {
	const red, blue, digital = 501, 502, 503
	stock := map[int64]*catalog.Stock{red: {VariantID: red, Tracked: true}, blue: {VariantID: blue, Tracked: true}, digital: {VariantID: digital}}
	swap := func(wanted ...returns.ExchangeLine) (*ordering.Order, *returns.Return, error) {
		o, q := delivered("2026-11-20T12:00:00Z"), ask(returns.Exchange, 3, 1)
		q.Exchange = wanted
		r, err := returns.New(o, q, facts(), moment("2026-11-21T12:00:00Z"))
		return o, r, err
	}
	want := func(line, variant int64, units int) returns.ExchangeLine {
		return returns.ExchangeLine{LineItemID: line, VariantID: variant, Units: units}
	}

	It("refuses goods for unknown lines, in wrong quantities, listed twice, or in a return that is no exchange", func() {
		for pointer, lines := range map[string][]returns.ExchangeLine{
			"/exchangeLines/0/lineItemId": {want(9, red, 1)},
			"/exchangeLines/1/quantity":   {want(1, red, 2), want(1, blue, 2)},
			"/exchangeLines/0/quantity":   {want(1, red, 0)},
			"/exchangeLines/1/variantId":  {want(1, red, 1), want(1, red, 1)},
		} {
			_, _, err := swap(lines...)
			Expect(refusals(err)).To(Equal([]string{pointer}))
		}
		q := ask(returns.Back, 1)
		q.Exchange = []returns.ExchangeLine{want(1, red, 1)}
		_, err := returns.New(delivered("2026-11-20T12:00:00Z"), q, facts(), moment("2026-11-21T12:00:00Z"))
		Expect(refusals(err)).To(Equal([]string{"/exchangeLines"}))
	})

	It("reserves tracked goods once, and releases them once", func() {
		_, r, err := swap(want(1, red, 2), want(1, digital, 1), want(2, blue, 1))
		Expect(err).NotTo(HaveOccurred())
		Expect(r.Reserve(stock, true)).To(Equal([]catalog.StockMove{
			{VariantID: red, Quantity: 2, Pointer: "/exchangeLines/0/quantity"}, {VariantID: blue, Quantity: 1, Pointer: "/exchangeLines/2/quantity"}}))
		Expect(r.Release()).To(Equal([]catalog.StockMove{{VariantID: red, Quantity: 2}, {VariantID: blue, Quantity: 1}}))
		Expect(r.Release()).To(BeEmpty())
	})

	It("never sends more units of a line than come back", func() {
		rng := rand.New(rand.NewPCG(1, uint64(GinkgoRandomSeed())))
		for range 2000 {
			_, r, err := swap(want(1, red, 1+rng.IntN(2)), want(1, blue, 1), want(2, red, 1))
			Expect(err).NotTo(HaveOccurred())
			for i := range r.Lines {
				r.Lines[i].Approved = rng.IntN(r.Lines[i].Requested + 1)
				r.Lines[i].Missing = rng.IntN(r.Lines[i].Approved + 1)
			}
			sent := map[int64]int{}
			in, err := r.Replacement()
			if err != nil {
				Expect(domain.CodeOf(err)).To(Equal(domain.InvalidStateTransition))
			}
			for _, item := range in.Items {
				Expect(item.Quantity).To(BeNumerically(">", 0))
				sent[item.LineID] += item.Quantity
			}
			for _, l := range r.Lines {
				wanted := 0
				for _, w := range r.ExchangeLines {
					if w.LineItemID == l.LineItemID {
						wanted += w.Units
					}
				}
				Expect(sent[l.LineItemID]).To(Equal(min(wanted, l.Approved-l.Missing)))
			}
			Expect(err != nil).To(Equal(len(sent) == 0))
		}
	})

	It("is credited at the price of the returned units, less the fees, in every currency", func() {
		rng := rand.New(rand.NewPCG(2, uint64(GinkgoRandomSeed())))
		for _, currency := range []domain.Currency{"JPY", "EUR", "KWD"} {
			for range 500 {
				o, r, err := swap(want(1, red, 1))
				Expect(err).NotTo(HaveOccurred())
				o.CurrencyCode = currency
				digits := int(currency.Digits())
				paid := domain.Amount{}
				for _, l := range o.Lines {
					l.LineTotal, l.LineTax = domain.AmountOf(int64(rng.IntN(100000)), digits), domain.AmountOf(int64(rng.IntN(20000)), digits)
					l.LineGross = l.LineTotal.Add(l.LineTax)
					paid = paid.Add(l.LineGross)
				}
				o.GrandTotal = paid
				o.Payments = []*ordering.Payment{{Status: ordering.AttemptCaptured, CurrencyCode: currency, Amount: paid, CapturedAmount: paid}}
				fee := domain.AmountOf(int64(rng.IntN(5000)), digits)
				terms := &settings.ReturnTerms{RestockingRate: domain.AmountOf(int64(rng.IntN(101)), 0), ReturnShipping: []settings.ReturnShippingFee{{CurrencyCode: currency, Amount: fee}}}
				_, goods, err := r.Credit(o, nil, domain.HalfUp)
				if !paid.Positive() || err != nil {
					continue
				}
				req, credit, err := r.Credit(o, terms, domain.HalfUp)
				Expect(err).NotTo(HaveOccurred())
				want := goods
				for _, f := range returns.Fees(returns.Exchange, *terms, goods, currency, domain.HalfUp) {
					want = want.Sub(f.Amount)
				}
				Expect(credit.Equal(want)).To(BeTrue(), "%s is not %s", credit, want)
				if credit.IsZero() {
					continue
				}
				moved := domain.AmountOf(int64(rng.IntN(100000)), digits).Min(credit)
				req.MovedTo, req.Moved = &ordering.Order{}, moved
				issue, err := o.Refund(req, domain.HalfUp, domain.Actor{}, noon)
				Expect(err).NotTo(HaveOccurred())
				var total, kept domain.Amount
				for _, refund := range issue.Refunds {
					total = total.Add(refund.Amount)
					if refund.MovedToOrderID != nil {
						kept = kept.Add(refund.Amount)
						Expect(refund.Status).To(Equal(ordering.RefundCompleted))
					} else {
						Expect(refund.Status).To(Equal(ordering.RefundPending))
					}
				}
				Expect(total.Equal(credit)).To(BeTrue(), "%s of %s", total, credit)
				Expect(kept.Equal(moved)).To(BeTrue(), "%s of %s", kept, moved)
			}
		}
	})
})
