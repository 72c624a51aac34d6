package ordering_test

import (
	"math/rand/v2"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/value"
)

// card returns a gift card as a source, with the available amount.
func card(number int64, available string, expires *time.Time) ordering.ValueSource {
	return ordering.ValueSource{Type: ordering.TenderGiftCard, ID: number, LastFour: "5W1Z", Available: eur(available), ExpiresOn: expires}
}

func credit(available string) ordering.ValueSource {
	return ordering.ValueSource{Type: ordering.TenderStoreCredit, ID: 9, Available: eur(available)}
}

// amountsOf returns the amounts of a plan's parts.
func amountsOf(p ordering.TenderPlan) (out []string) {
	for _, part := range p.Parts {
		out = append(out, domain.Itoa(part.ID)+": "+part.Amount.Fixed(2))
	}
	return append(out, "due: "+p.Due.Fixed(2))
}

// booked adds up the ledger changes of tenders, as the accounts record them.
type booked struct{ held, captured, refunded domain.Amount }

// ledger applies the changes that an order's tenders require, in the order of the payments.
func ledger(o *ordering.Order, into map[int64]*booked) {
	for _, p := range o.Tendered() {
		id := p.ID
		if into[id] == nil {
			into[id] = &booked{}
		}
		b := into[id]
		for _, m := range p.TakeMoves() {
			switch m.Type {
			case value.Hold:
				b.held = b.held.Add(m.Amount)
			case value.Release:
				b.held = b.held.Sub(m.Amount)
			case value.Capture:
				b.held, b.captured = b.held.Sub(m.Amount), b.captured.Add(m.Amount)
			case value.Refund:
				b.refunded = b.refunded.Add(m.Amount)
			default:
				Fail("an order posts no " + string(m.Type))
			}
			Expect(b.held.Sign()).To(BeNumerically(">=", 0))
		}
	}
}

// drafted returns sampleOrder as a draft that the sources pay, with their ids as the ids of the payments.
func drafted(auto bool, sources ...ordering.ValueSource) *ordering.Order {
	o := sampleOrder()
	o.Status, o.PlacedOn, o.Source = ordering.OrderDraft, nil, ordering.FromStorefront
	for _, p := range o.Tender(ordering.PlanTenders(sources, o.GrandTotal, o.GrandTotal), auto, admin, midday) {
		p.ID = int64(len(o.Payments))
		if p.GiftCardID != nil {
			p.ID = *p.GiftCardID
		}
	}
	return o
}

// charged adds a payment of the rest by a provider with the capture mode.
func charged(o *ordering.Order, mode settings.CaptureMode) *ordering.Payment {
	store := &settings.Store{}
	p := o.Attempt(ordering.Means{Provider: &settings.PaymentProvider{ProviderCode: "SANDBOX", CaptureMode: &mode}, Token: "tok"}, store, admin, midday)
	p.ID, p.CreatedOn = 40, midday
	return p
}

var _ = Describe("a checkout with stored value", func() {
	soon, later := midday.Add(time.Hour), midday.Add(48*time.Hour)

	It("takes gift cards by earliest expiry, then store credit, and leaves the rest due", func() {
		plan := ordering.PlanTenders([]ordering.ValueSource{credit("50.00"), card(1, "10.00", nil), card(2, "20.00", &later), card(3, "30.00", &soon)}, eur("100.00"), eur("100.00"))
		Expect(amountsOf(plan)).To(Equal([]string{"3: 30.00", "2: 20.00", "1: 10.00", "9: 40.00", "due: 0.00"}))
		plan = ordering.PlanTenders([]ordering.ValueSource{card(1, "10.00", nil), card(3, "30.00", &soon)}, eur("100.00"), eur("100.00"))
		Expect(amountsOf(plan)).To(Equal([]string{"3: 30.00", "1: 10.00", "due: 60.00"}))
	})

	It("does not pay for a purchased gift card with stored value", func() {
		plan := ordering.PlanTenders([]ordering.ValueSource{card(1, "80.00", nil), credit("50.00")}, eur("100.00"), eur("60.00"))
		Expect(amountsOf(plan)).To(Equal([]string{"1: 60.00", "9: 0.00", "due: 40.00"}))
	})

	It("raises a small rest to the provider's minimum by reducing the last tenders", func() {
		plan := ordering.PlanTenders([]ordering.ValueSource{card(1, "99.00", nil), credit("0.60")}, eur("100.00"), eur("100.00"))
		Expect(amountsOf(plan.AtLeast(eur("0.50")))).To(Equal([]string{"1: 99.00", "9: 0.50", "due: 0.50"}))
		Expect(amountsOf(plan.AtLeast(eur("2.00")))).To(Equal([]string{"1: 98.00", "9: 0.00", "due: 2.00"}))
		Expect(amountsOf(plan)).To(Equal([]string{"1: 99.00", "9: 0.60", "due: 0.40"}), "the plan itself stays")
		whole := ordering.PlanTenders([]ordering.ValueSource{card(1, "100.00", nil)}, eur("100.00"), eur("100.00"))
		Expect(amountsOf(whole.AtLeast(eur("5.00")))).To(Equal([]string{"1: 100.00", "due: 0.00"}), "nothing else pays")
	})

	It("charges the rest, and captures the tenders in the commit of the gateway's capture", func() {
		o, books := drafted(true, card(1, "100.00", nil)), map[int64]*booked{}
		p := charged(o, settings.CaptureAutomatic)
		Expect(p.Amount.Fixed(2)).To(Equal("28.04"))
		ledger(o, books)
		Expect(books[1].held.Fixed(2)).To(Equal("100.00"))
		_, err := o.SettleAttempt(p, succeeded, settings.Settings{}, midday)
		Expect(err).NotTo(HaveOccurred())
		ledger(o, books)
		Expect([]string{books[1].held.Fixed(2), books[1].captured.Fixed(2)}).To(Equal([]string{"0.00", "100.00"}))
		Expect(o.PaymentStatus).To(Equal(ordering.PaymentPaid))
		Expect(actions(o.SettleTenders(midday))).To(Equal([]string{"order.payment_captured"}))
		Expect(o.SettleTenders(midday)).To(BeEmpty(), "reported once")
	})

	It("releases the tenders in the commit that sets the payment status to FAILED after a decline", func() {
		o, books := drafted(true, card(1, "100.00", nil)), map[int64]*booked{}
		p := charged(o, settings.CaptureAutomatic)
		settled, err := o.SettleAttempt(p, ordering.Refused(ordering.FailureHard, "card_declined", "Declined."), settings.Settings{}, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(settled.Released).To(BeTrue())
		ledger(o, books)
		Expect(books[1].held.IsZero()).To(BeTrue())
		Expect(o.Payments[0].Status).To(Equal(ordering.AttemptVoided))
		Expect(o.PaymentStatus).To(Equal(ordering.PaymentFailed))
	})

	It("holds the tenders while the buyer confirms the payment", func() {
		o, books := drafted(true, card(1, "100.00", nil)), map[int64]*booked{}
		p := charged(o, settings.CaptureAutomatic)
		_, err := o.SettleAttempt(p, ordering.Result{Outcome: ordering.OutcomeActionRequired, Reference: "pi_1"}, settings.Settings{}, midday)
		Expect(err).NotTo(HaveOccurred())
		ledger(o, books)
		Expect(books[1].held.Fixed(2)).To(Equal("100.00"))
		Expect(o.PaymentStatus).To(Equal(ordering.PaymentRequiresAction))
	})

	It("places an order without a gateway, and captures the tenders at placement or later", func() {
		for _, auto := range []bool{true, false} {
			o, books := drafted(auto, card(1, "100.00", nil), credit("50.00")), map[int64]*booked{}
			Expect(actions(o.Place(midday).Events)).To(Equal([]string{"order.placed"}))
			want, held := ordering.PaymentPaid, "0.00"
			if !auto {
				want, held = ordering.PaymentAuthorized, "28.04"
			}
			Expect(o.PaymentStatus).To(Equal(want))
			ledger(o, books)
			Expect(books[2].held.Fixed(2)).To(Equal(held))
		}
	})

	It("captures gift cards first, then store credit, then the payment at the gateway", func() {
		o, books := drafted(false, card(1, "50.00", nil), credit("50.00")), map[int64]*booked{}
		p := charged(o, settings.CaptureManual)
		_, err := o.SettleAttempt(p, succeeded, settings.Settings{}, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(o.PaymentStatus).To(Equal(ordering.PaymentAuthorized))
		part := eur("60.00")
		parts, err := o.Capture(ordering.CaptureRequest{Amount: &part}, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(parts).To(BeEmpty(), "no gateway is called")
		Expect(actions(o.SettleTenders(midday))).To(Equal([]string{"order.payment_captured", "order.payment_status_changed"}))
		ledger(o, books)
		Expect([]string{books[1].captured.Fixed(2), books[2].captured.Fixed(2), books[2].held.Fixed(2)}).To(Equal([]string{"50.00", "10.00", "40.00"}))
		_, asked := o.Asked(admin)
		Expect(asked).To(BeTrue(), "a repeated request captures nothing more")
		rest := admin
		rest.CommandID = uuid.New()
		parts, err = o.Capture(ordering.CaptureRequest{}, rest, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(parts).To(HaveLen(1))
		Expect(parts[0].Amount.Fixed(2)).To(Equal("28.04"))
	})

	It("releases an amount that an edit makes superfluous, from the last tender first", func() {
		o, books := drafted(false, card(1, "100.00", nil), credit("50.00")), map[int64]*booked{}
		o.Place(midday)
		o.GrandTotal = eur("90.00")
		o.Settle(midday)
		ledger(o, books)
		Expect([]string{books[1].held.Fixed(2), books[2].held.Fixed(2)}).To(Equal([]string{"90.00", "0.00"}))
		Expect(o.Payments[1].Status).To(Equal(ordering.AttemptVoided))
	})

	It("releases held tenders of a canceled order, and refunds captured ones at once without a gateway call", func() {
		o, books := drafted(false, card(1, "100.00", nil), credit("50.00")), map[int64]*booked{}
		o.Place(midday)
		part := eur("110.00")
		_, err := o.Capture(ordering.CaptureRequest{Amount: &part}, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		end, err := o.Cancel(ordering.CancelRequest{Reason: ordering.CancelledByRequest}, domain.HalfUp, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		ledger(o, books)
		Expect([]string{books[1].held.Fixed(2), books[2].held.Fixed(2), books[1].refunded.Fixed(2), books[2].refunded.Fixed(2)}).To(Equal([]string{"0.00", "0.00", "100.00", "10.00"}))
		Expect(end.Refunds).To(HaveLen(2))
		for _, r := range end.Refunds {
			Expect(r.Status).To(Equal(ordering.RefundCompleted))
			Expect(r.SettleOn).To(BeNil(), "no job calls a gateway")
		}
		Expect(o.PaymentStatus).To(Equal(ordering.PaymentRefunded))
	})

	It("returns only the part of a refund that pays no replacement order", func() {
		o, books := drafted(true, credit("200.00")), map[int64]*booked{}
		o.Place(midday)
		amount := eur("30.00")
		req := ordering.RefundRequest{Reason: ordering.OtherReason, Amount: &amount, MovedTo: &ordering.Order{Row: domain.Row{ID: 77}}, Moved: eur("20.00")}
		issue, err := o.Refund(req, domain.HalfUp, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		ledger(o, books)
		Expect(issue.Refunds).To(HaveLen(2))
		Expect(o.Payments[0].RefundedAmount.Fixed(2)).To(Equal("30.00"))
		Expect(books[1].refunded.Fixed(2)).To(Equal("10.00"))
		for _, r := range issue.Refunds {
			Expect([]any{r.Status, r.SettleOn}).To(Equal([]any{ordering.RefundCompleted, (*time.Time)(nil)}))
		}
	})

	It("keeps at most five gift cards when a guest logs in, the customer's own first", func() {
		cart := func(cards ...int64) *ordering.Cart {
			c := &ordering.Cart{Status: ordering.CartActive, CurrencyCode: "EUR"}
			for _, n := range cards {
				c.Tenders = append(c.Tenders, ordering.CartTender{GiftCardID: n})
			}
			return c
		}
		own := cart(1, 2, 3)
		_, err := own.Merge(cart(3, 4, 5, 6), nil, settings.Settings{}, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(own.GiftCardIDs()).To(Equal([]int64{1, 2, 3, 4, 5}))
	})

	It("does not let a bank dispute the stored value", func() {
		o := drafted(true, card(1, "200.00", nil))
		o.Place(midday)
		_, err := o.Reported(ordering.ChargebackReport{Reference: "dp_1", PaymentID: 1})
		refuses(err, domain.InvalidValue, "/paymentId")
	})
})

// The model below shares no code with the rules: it works in whole minor units and knows only that captures
// go forward over the payments, and refunds backward.
type moneyModel struct {
	amounts  []int64 // of the payments in their order; the last one is the gateway's
	captured int64
	refunded int64
}

func (m moneyModel) of(i int) (captured, refunded int64) {
	before := int64(0)
	for _, a := range m.amounts[:i] {
		before += a
	}
	clamp := func(sum int64) int64 { return min(max(sum-before, 0), m.amounts[i]) }
	captured = clamp(m.captured)
	return captured, captured - clamp(m.captured-m.refunded)
}

var _ = Describe("random orders with up to six tenders", func() {
	It("match an independent calculation in every step, in currencies of 0, 2 and 3 digits", func() {
		random := rand.New(rand.NewPCG(uint64(GinkgoRandomSeed()), 38))
		ended := map[string]int{}
		for range 4000 {
			currency := []domain.Currency{"JPY", "EUR", "KWD"}[random.IntN(3)]
			digits := currency.Digits()
			money := func(minor int64) domain.Amount { return domain.AmountOf(minor, digits) }
			total := 1 + random.Int64N(50000)
			o := sampleOrder()
			o.Status, o.PlacedOn, o.Source, o.CurrencyCode = ordering.OrderDraft, nil, ordering.FromStorefront, currency
			o.Lines = o.Lines[:1]
			o.Lines[0].Quantity, o.Lines[0].LineSubtotal, o.Lines[0].LineTotal, o.Lines[0].LineTax = 1, money(total), money(total), domain.Amount{}
			o.Subtotal, o.DiscountTotal, o.ShippingTotal, o.TaxTotal, o.GrandTotal = money(total), domain.Amount{}, domain.Amount{}, domain.Amount{}, money(total)

			m, left := moneyModel{}, total
			var sources []ordering.ValueSource
			for i := range random.IntN(7) {
				has := random.Int64N(20000)
				s := ordering.ValueSource{Type: ordering.TenderGiftCard, ID: int64(i + 1), Available: money(has)}
				if i == 5 {
					s.Type, s.ID = ordering.TenderStoreCredit, 6
				}
				sources = append(sources, s)
				if pays := min(has, left); pays > 0 {
					m.amounts, left = append(m.amounts, pays), left-pays
				}
			}
			random.Shuffle(len(sources), func(i, j int) { sources[i], sources[j] = sources[j], sources[i] })
			plan := ordering.PlanTenders(sources, o.GrandTotal, o.GrandTotal)
			Expect(plan.Due.Equal(money(left))).To(BeTrue())
			for i, p := range o.Tender(plan, false, admin, midday) {
				p.ID = int64(i + 1)
			}
			books := map[int64]*booked{}
			check := func(step string) {
				ledger(o, books)
				for i, p := range o.Payments {
					captured, refunded := m.of(i)
					Expect([]bool{p.CapturedAmount.Equal(money(captured)), p.RefundedAmount.Equal(money(refunded))}).To(HaveEach(true),
						"%s: payment %d has %s captured and %s refunded, not %d and %d (%+v)", step, i, p.CapturedAmount, p.RefundedAmount, captured, refunded, m)
					if b := books[p.ID]; p.IsTender() {
						Expect([]bool{b.held.Equal(p.Outstanding()), b.captured.Equal(p.CapturedAmount), b.refunded.Equal(p.RefundedAmount)}).To(HaveEach(true), step)
					}
				}
			}
			if left > 0 {
				m.amounts = append(m.amounts, left)
				p := charged(o, settings.CaptureManual)
				if check("held"); random.IntN(8) == 0 {
					_, err := o.SettleAttempt(p, ordering.Refused(ordering.FailureHard, "card_declined", "Declined."), settings.Settings{}, midday)
					Expect(err).NotTo(HaveOccurred())
					check("declined")
					Expect(o.Balance().Authorized.IsZero()).To(BeTrue())
					ended["declined"]++
					continue
				}
				_, err := o.SettleAttempt(p, succeeded, settings.Settings{}, midday)
				Expect(err).NotTo(HaveOccurred())
			} else {
				o.Place(midday)
			}
			check("placed")
			Expect(o.Balance().Authorized.Equal(money(total))).To(BeTrue(), "the tenders and the payment add up to the total")
			for range random.IntN(5) {
				by := admin
				by.CommandID = uuid.New()
				if open := total - m.captured; open > 0 && random.IntN(3) > 0 {
					amount := open
					if random.IntN(2) == 0 {
						amount = 1 + random.Int64N(open)
					}
					want := money(amount)
					parts, err := o.Capture(ordering.CaptureRequest{Amount: &want}, by, midday)
					Expect(err).NotTo(HaveOccurred())
					for _, part := range parts {
						_, err := o.SettleCapture(part.Payment, succeeded, midday)
						Expect(err).NotTo(HaveOccurred())
					}
					o.SettleTenders(midday)
					m.captured += amount
					check("captured")
				} else if rest := m.captured - m.refunded; rest > 0 && m.captured == total {
					amount := rest
					if random.IntN(2) == 0 {
						amount = 1 + random.Int64N(rest)
					}
					want := money(amount)
					issue, err := o.Refund(ordering.RefundRequest{Amount: &want, Reason: ordering.OtherReason}, domain.HalfUp, by, midday)
					Expect(err).NotTo(HaveOccurred())
					for _, r := range issue.Refunds {
						r.ID = int64(len(o.Refunds)) + 100
						if r.Unsettled() {
							_, err := o.SettleRefund(r, succeeded, midday)
							Expect(err).NotTo(HaveOccurred())
						}
					}
					m.refunded += amount
					check("refunded")
				}
			}
			ended[string(o.PaymentStatus)]++
		}
		Expect(ended).To(And(HaveKey("declined"), HaveKey("AUTHORIZED"), HaveKey("PARTIALLY_PAID"), HaveKey("PAID"), HaveKey("PARTIALLY_REFUNDED"), HaveKey("REFUNDED")))
	})
})
