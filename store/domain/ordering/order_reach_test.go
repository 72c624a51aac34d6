package ordering_test

import (
	"fmt"
	"math/rand"
	"slices"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// reached is an order, together with the steps that led to its state.
type reached struct {
	o     *ordering.Order
	steps []string
}

// move is a step: a person's request, or a decision of an external system. It fails if the order's state
// does not allow the step.
type move struct {
	name string
	do   func(o *ordering.Order) error
}

var impossible = domain.Missing("step")

// decide applies a payment service's decision to the first payment that waits for one.
func decide(name string, waits func(*ordering.Payment) bool, r ordering.Result) move {
	return move{name, func(o *ordering.Order) error {
		i := slices.IndexFunc(o.Payments, waits)
		if i < 0 {
			return impossible
		}
		var err error
		if p := o.Payments[i]; p.CapturingAmount.Positive() {
			_, err = o.SettleCapture(p, r, midday)
		} else {
			_, err = o.SettleAttempt(p, r, settings.DefaultSettings("EUR", "de", "UTC"), midday)
		}
		return err
	}}
}

func waiting(p *ordering.Payment) bool   { return p.Unsettled() && !p.IsOffline() }
func pending(p *ordering.Payment) bool   { return p.Status == ordering.AttemptPending && !p.IsOffline() }
func capturing(p *ordering.Payment) bool { return p.CapturingAmount.Positive() }

func dispute1(status ordering.ChargebackStatus) move {
	return move{"dispute " + string(status), func(o *ordering.Order) error {
		if status != ordering.ChargebackOpen && len(o.Chargebacks) == 0 || len(o.Payments) == 0 || !o.Payments[0].CapturedAmount.Positive() {
			return impossible
		}
		_, _, err := o.Dispute(ordering.Chargeback{PaymentID: o.Payments[0].ID, Reference: "dp", Amount: o.Payments[0].CapturedAmount, Status: status}, midday)
		return err
	}}
}

func refundMove(name string, do func(o *ordering.Order, r *ordering.Refund) error) move {
	return move{name, func(o *ordering.Order) error {
		i := slices.IndexFunc(o.Refunds, (*ordering.Refund).Unsettled)
		if i < 0 {
			return impossible
		}
		return do(o, o.Refunds[i])
	}}
}

// asks lists the requests that an administrator can make, by the action that offers them. An action can
// offer several requests.
var asks = map[ordering.OrderAction][]move{
	ordering.CanCapture: {
		{"capture", func(o *ordering.Order) error { return second(o.Capture(ordering.CaptureRequest{}, admin, midday)) }},
		{"capture a part", func(o *ordering.Order) error {
			return second(o.Capture(ordering.CaptureRequest{Amount: some("10.00")}, admin, midday))
		}},
		{"capture a final part", func(o *ordering.Order) error {
			return second(o.Capture(ordering.CaptureRequest{Amount: some("10.00"), Final: true}, admin, midday))
		}},
	},
	ordering.CanVoid: {{"void", func(o *ordering.Order) error {
		return done(o.Void(ordering.CancelRequest{}, domain.HalfUp, admin, midday))
	}}},
	ordering.CanCancel: {{"cancel", func(o *ordering.Order) error {
		return done(o.Cancel(ordering.CancelRequest{}, domain.HalfUp, admin, midday))
	}}},
	ordering.CanPayOffline: {
		{"pay outside", func(o *ordering.Order) error {
			_, _, err := o.PayOffline(ordering.OfflinePayment{Method: "CASH"}, admin, midday)
			return err
		}},
		{"pay a part outside", func(o *ordering.Order) error {
			_, _, err := o.PayOffline(ordering.OfflinePayment{Method: "CASH", Amount: some("20.00")}, admin, midday)
			return err
		}},
	},
	ordering.CanCharge: {{"charge", func(o *ordering.Order) error {
		_, _, err := o.Pay(byCard(), &settings.Store{Status: settings.StoreActive, Settings: settings.DefaultSettings("EUR", "de", "UTC")}, admin, midday)
		return err
	}}},
	ordering.CanRefund: {
		{"refund", func(o *ordering.Order) error {
			return second(o.Refund(ordering.RefundRequest{Reason: ordering.ReturnSellable}, domain.HalfUp, admin, midday))
		}},
		{"take back", func(o *ordering.Order) error {
			return second(o.Refund(ordering.RefundRequest{Reason: ordering.ReturnSellable, Lines: shippedLines(o)}, domain.HalfUp, admin, midday))
		}},
		{"write off", func(o *ordering.Order) error {
			return second(o.Refund(ordering.RefundRequest{Reason: ordering.DamagedGoods, Lines: shippedLines(o)}, domain.HalfUp, admin, midday))
		}},
		{"refund a unit", func(o *ordering.Order) error {
			return second(o.Refund(ordering.RefundRequest{Reason: ordering.OtherReason, Lines: []ordering.RefundRequestLine{{LineItemID: o.Lines[0].ID, Quantity: 1}}}, domain.HalfUp, admin, midday))
		}},
	},
	ordering.CanFulfill: {
		{"ship", func(o *ordering.Order) error {
			_, _, _, err := o.Fulfill(ordering.Fulfillment{}, true, midday)
			return err
		}},
		{"ship a unit", func(o *ordering.Order) error {
			_, _, _, err := o.Fulfill(ordering.Fulfillment{Items: []ordering.ShipmentItem{{LineItemID: o.Lines[0].ID, Quantity: 1}}}, true, midday)
			return err
		}},
	},
	ordering.CanHold: {{"hold", func(o *ordering.Order) error {
		return second(o.HoldShipping(ordering.HoldOther, nil, admin, midday))
	}}},
	ordering.CanRelease: {{"release", func(o *ordering.Order) error { return second(o.Release("", midday)) }}},
}

// happenings lists decisions of external systems, and requests about shipments and refunds.
var happenings = []move{
	decide("taken", pending, ordering.Result{Outcome: ordering.OutcomeSucceeded, Reference: "ch"}),
	decide("held", waiting, ordering.Result{Outcome: ordering.OutcomeSucceeded, Reference: "ch", Held: eur("110.31")}),
	decide("accepted by the bank", pending, ordering.Result{Outcome: ordering.OutcomePending, Reference: "ch"}),
	decide("to be confirmed", pending, ordering.Result{Outcome: ordering.OutcomeActionRequired, Reference: "ch"}),
	decide("declined", waiting, ordering.Refused(ordering.FailureSoft, "card_declined", "")),
	decide("captured", capturing, succeeded),
	decide("capture declined", capturing, ordering.Refused(ordering.FailureSoft, "card_declined", "")),
	{"authorization over", func(o *ordering.Order) error {
		i := slices.IndexFunc(o.Payments, func(p *ordering.Payment) bool { return p.Outstanding().Positive() && !capturing(p) })
		if i < 0 {
			return impossible
		}
		o.Payments[i].AuthorizationExpiresOn = &midday
		o.Lapse(o.Payments[i], midday)
		return nil
	}},
	dispute1(ordering.ChargebackOpen), dispute1(ordering.ChargebackWon), dispute1(ordering.ChargebackLost),
	refundMove("refund completed", func(o *ordering.Order, r *ordering.Refund) error {
		return second(o.CompleteRefund(r, "re", midday, midday))
	}),
	refundMove("refund failed", func(o *ordering.Order, r *ordering.Refund) error {
		return second(o.FailRefund(r, "refund_failed", "", midday))
	}),
	refundMove("refund voided", func(o *ordering.Order, r *ordering.Refund) error {
		end, err := o.VoidRefund(r, "", midday)
		if err == nil && !end.Changed {
			err = impossible
		}
		return err
	}),
	{"parcel canceled", func(o *ordering.Order) error {
		for _, s := range o.Shipments {
			if s.Status != ordering.ShipmentCancelled {
				return second(o.CancelShipment(s, "", true, midday))
			}
		}
		return impossible
	}},
	{"unit given up", func(o *ordering.Order) error {
		return second(o.Refund(ordering.RefundRequest{Reason: ordering.OtherReason, Lines: []ordering.RefundRequestLine{{LineItemID: o.Lines[0].ID, Quantity: 1, Amount: &domain.Amount{}}}}, domain.HalfUp, admin, midday))
	}},
}

func second[T any](_ T, err error) error { return err }

// try applies a step to a copy of the order.
func try(o *ordering.Order, m move) (*ordering.Order, error) {
	next := copyOf(o)
	if err := m.do(next); err != nil {
		Expect(err).To(BeAssignableToTypeOf(&domain.Error{}), "%s: %v", m.name, err)
		return nil, err
	}
	for i, p := range next.Payments {
		p.ID = int64(i) + 11
	}
	for i, r := range next.Refunds {
		r.ID = int64(i) + 81
		if r.PaymentID != nil && *r.PaymentID == 0 {
			panic("a refund of a payment without an id")
		}
	}
	for i, s := range next.Shipments {
		s.ID = int64(i) + 61
	}
	return next, nil
}

// state formats all properties of an order that determine its allowed actions.
func state(o *ordering.Order) string {
	var s strings.Builder
	fmt.Fprint(&s, o.Status, o.PaymentStatus, o.FulfillmentStatus, o.OnHold, o.InvoicedOn != nil)
	for _, p := range o.Payments {
		fmt.Fprint(&s, "|", p.ProviderCode, p.Status, p.AutoCapture, p.Heard(), p.OwesVoid(), p.Amount, ",", p.AuthorizedAmount, ",", p.CapturedAmount, ",", p.CapturingAmount, ",", p.RefundedAmount, p.FailureCode)
	}
	for _, l := range o.Lines {
		fmt.Fprint(&s, "|", l.Quantity, l.FulfilledQuantity, l.RefundedQuantity, l.CancelledQuantity, l.ReleasedQuantity, l.ReturnedQuantity)
	}
	for _, r := range o.Refunds {
		fmt.Fprint(&s, "|", r.Status, r.Amount, r.Lines)
	}
	for _, c := range o.Chargebacks {
		fmt.Fprint(&s, "|", c.Status, c.Amount)
	}
	for _, p := range o.Shipments {
		fmt.Fprint(&s, "|", p.Status)
	}
	return s.String()
}

// beginnings returns newly placed orders: with goods and a download, or with a download alone, each of
// them unpaid, authorized, captured, or with a pending card payment.
func beginnings() (out []reached) {
	for _, digital := range []bool{false, true} {
		for _, paid := range []string{"unpaid", "held", "taken", "asked"} {
			o := sampleOrder()
			o.CustomerID = id(3)
			o.Lines = []*ordering.OrderLine{o.Lines[0], o.Lines[2]}
			o.Subtotal, o.ShippingTotal, o.TaxTotal, o.GrandTotal = eur("103.00"), eur("0.00"), eur("17.11"), eur("110.31")
			if digital {
				o.Lines = o.Lines[1:]
				o.Subtotal, o.DiscountTotal, o.TaxTotal, o.GrandTotal = eur("5.00"), eur("0.00"), eur("0.35"), eur("5.35")
			}
			total := o.GrandTotal.Fixed(2)
			switch paid {
			case "held":
				pay(o, total, "0")
			case "taken":
				pay(o, total, total)
			case "asked":
				p := pay(o, total, "0")
				p.Status, p.AuthorizedAmount, p.ProviderReference, p.AutoCapture = ordering.AttemptPending, domain.Amount{}, "", true
			}
			o.Settle(midday)
			out = append(out, reached{o, []string{fmt.Sprintf("digital %v, %s", digital, paid)}})
		}
	}
	return out
}

// follow takes the first of the wanted steps that the order's actions offer and that changes the order.
// It returns the new order and the step, or nil.
func follow(o *ordering.Order, wanted ...string) (*ordering.Order, string) {
	offered := o.Actions(false, false)
	for _, name := range wanted {
		for action, moves := range asks {
			for _, m := range moves {
				if m.name != name || !slices.Contains(offered, action) {
					continue
				}
				if next, err := try(o, m); err == nil && state(next) != state(o) {
					return next, name
				}
			}
		}
	}
	return nil, ""
}

// outcome settles the first refund or payment that waits for an external system. The parameter well
// selects success or failure.
func outcome(o *ordering.Order, well bool) (*ordering.Order, string) {
	names := []string{"captured", "taken", "held", "refund completed", "dispute WON"}
	if !well {
		names = []string{"capture declined", "declined", "refund completed", "dispute LOST"}
	}
	for _, name := range names {
		i := slices.IndexFunc(happenings, func(m move) bool { return m.name == name })
		if strings.HasPrefix(name, "dispute") && !slices.ContainsFunc(o.Chargebacks, func(c *ordering.Chargeback) bool { return c.Status == ordering.ChargebackOpen }) {
			continue
		}
		if next, err := try(o, happenings[i]); err == nil && state(next) != state(o) {
			return next, name
		}
	}
	return nil, ""
}

// lead moves an order to a goal through offered actions. Meanwhile external systems succeed or fail,
// depending on well. If the order gets stuck, the last step says where.
func lead(o *ordering.Order, goal func(*ordering.Order) bool, well bool, wanted ...string) (steps []string, arrived bool) {
	for range 30 {
		next, step := outcome(o, well)
		if next == nil && goal(o) {
			return steps, true
		}
		if next == nil {
			next, step = follow(o, wanted...)
		}
		if next == nil && slices.Contains(wanted, "pay outside") && lost(o).Positive() && !o.Secured() {
			next, step = payLost(o), "pay again what the bank took back"
		}
		if next == nil {
			return append(steps, fmt.Sprintf("stuck at %s, offered %v, balance %+v", state(o), o.Actions(false, false), o.Balance())), false
		}
		o, steps = next, append(steps, step)
	}
	return steps, false
}

// payLost records that the buyer paid the money again that the bank took back. The request names the
// amount, because none is due.
func payLost(o *ordering.Order) *ordering.Order {
	sum := lost(o)
	next, _ := try(o, move{"pay what was lost", func(o *ordering.Order) error {
		_, _, err := o.PayOffline(ordering.OfflinePayment{Method: "CASH", Amount: &sum}, admin, midday)
		return err
	}})
	return next
}

func lost(o *ordering.Order) (sum domain.Amount) {
	for _, c := range o.Chargebacks {
		if c.Counts() {
			sum = sum.Add(c.Amount)
		}
	}
	return sum
}

// finished reports whether an order is paid and the buyer has all units. It ignores money that a bank
// withdrew, because this money is not due again.
func finished(o *ordering.Order) bool {
	return o.Status == ordering.OrderCompleted || lost(o).Positive() && o.Balance().Due.IsZero() && !slices.ContainsFunc(o.Lines, func(l *ordering.OrderLine) bool { return l.Open() > 0 })
}

// settledUp reports whether an order has ended: it is canceled or fully refunded, nothing is due, and the
// store has no money of the buyer, captured or authorized.
func settledUp(o *ordering.Order) bool {
	b := o.Balance()
	back := !b.Refunded.Add(lost(o)).Less(b.Captured)
	return b.Due.IsZero() && b.Authorized.IsZero() && b.Refundable.IsZero() && back && (o.Status == ordering.OrderCancelled || b.Captured.Positive()) &&
		!slices.ContainsFunc(o.Refunds, (*ordering.Refund).Unsettled) && !slices.ContainsFunc(o.Payments, waiting)
}

// gone reports whether no unit of the order is left to be delivered.
func gone(o *ordering.Order) bool {
	return o.Status == ordering.OrderCancelled || !slices.ContainsFunc(o.Lines, func(l *ordering.OrderLine) bool { return l.Active() > 0 })
}

var _ = Describe("An order in any state", func() {
	check := func(at reached) {
		GinkgoHelper()
		where := func() string { return strings.Join(at.steps, " > ") + "\n" + state(at.o) }
		for _, unsecured := range []bool{false, true} {
			for _, saved := range []bool{false, true} {
				Expect(at.o.Actions(unsecured, saved)).To(ConsistOf(accepted(at.o, unsecured, saved)), "what is offered is accepted, and nothing else (unsecured %v, saved %v) after %s", unsecured, saved, where())
			}
		}
		for _, well := range []bool{true, false} {
			steps, arrived := lead(at.o, settledUp, well, "void", "cancel", "refund", "take back")
			Expect(arrived).To(BeTrue(), "canceled and refunded cannot be reached after %s\nby %v", where(), steps)
			if gone(at.o) {
				continue
			}
			wanted := []string{"release", "capture", "pay outside", "ship"}
			if !well { // in this case the bank returns no money
				wanted = []string{"release", "pay outside", "ship"}
			}
			steps, arrived = lead(at.o, finished, well, wanted...)
			Expect(arrived).To(BeTrue(), "paid and delivered cannot be reached after %s\nby %v", where(), steps)
		}
		b := at.o.Balance()
		if at.o.Status == ordering.OrderCancelled || !b.Due.Positive() {
			for _, p := range at.o.Payments {
				Expect(p.CapturingAmount.Positive() || p.Outstanding().IsZero()).To(BeTrue(), "nothing stays held that nobody will take, after %s", where())
			}
		}
	}
	steps := func(o *ordering.Order) (all []move) {
		offered := o.Actions(true, true)
		for _, action := range slices.Sorted(func(yield func(ordering.OrderAction) bool) {
			for a := range asks {
				if !yield(a) {
					return
				}
			}
		}) {
			if slices.Contains(offered, action) {
				all = append(all, asks[action]...)
			}
		}
		return append(all, happenings...)
	}

	It("can be brought to paid and delivered, or to canceled and refunded, by its listed actions", func() {
		seen, queue, first := map[string]bool{}, beginnings(), map[string]int{}
		for _, at := range queue {
			seen[state(at.o)] = true
		}
		most, begun, deepest := number("STORE_SPECS_STATES", 700), time.Now(), 0
		for n := 0; n < len(queue) && n < most; n++ {
			at := queue[n]
			check(at)
			first[string(at.o.Status)+"/"+string(at.o.PaymentStatus)+"/"+string(at.o.FulfillmentStatus)]++
			deepest = max(deepest, len(at.steps)-1)
			for _, m := range steps(at.o) {
				if next, err := try(at.o, m); err == nil && !seen[state(next)] {
					seen[state(next)] = true
					queue = append(queue, reached{next, append(slices.Clone(at.steps), m.name)})
				}
			}
		}
		AddReportEntry("figures", fmt.Sprintf("%d states, up to %d steps from placing, %d kinds of status, %d more known, in %s", min(most, len(queue)), deepest, len(first), max(0, len(queue)-most), time.Since(begun).Round(time.Millisecond)))
		Expect(len(first)).To(BeNumerically(">", 25), "kinds of status: %v", first)
	})

	It("has nothing left to refund once all money was returned, even if one payment was returned twice", func() {
		at := beginnings()[7] // a download whose card payment is pending
		for _, name := range []string{"pay a part outside", "write off", "taken", "write off", "dispute OPEN", "refund failed", "refund completed", "dispute LOST", "refund", "refund completed"} {
			moves := slices.DeleteFunc(steps(at.o), func(m move) bool { return m.name != name })
			Expect(moves).NotTo(BeEmpty(), "%s after %v", name, at.steps)
			next, err := try(at.o, moves[0])
			Expect(err).NotTo(HaveOccurred(), "%s after %v", name, at.steps)
			at = reached{next, append(at.steps, name)}
		}
		b := at.o.Balance()
		Expect([]bool{b.Captured.Equal(b.Refunded.Add(b.Disputed)), b.Refundable.IsZero()}).To(HaveEach(true), "%+v", b)
		check(at)
	})

	It("can be brought to either end even after a long random history", func() {
		seed := int64(number("STORE_SPECS_SEED", int(GinkgoRandomSeed())))
		r, visited, begun := rand.New(rand.NewSource(seed)), 0, time.Now()
		for range number("STORE_SPECS_HISTORIES", 60) {
			starts := beginnings()
			at := starts[r.Intn(len(starts))]
			for range 14 {
				all := steps(at.o)
				step := all[r.Intn(len(all))]
				next, err := try(at.o, step)
				if err != nil || len(next.Payments) > 6 {
					continue
				}
				at = reached{next, append(at.steps, step.name)}
			}
			at.steps[0] = fmt.Sprintf("seed %d: %s", seed, at.steps[0])
			check(at)
			visited++
		}
		AddReportEntry("figures", fmt.Sprintf("seed %d: %d histories in %s", seed, visited, time.Since(begun).Round(time.Millisecond)))
	})
})
