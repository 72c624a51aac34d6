package returns_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/returns"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

var noon = time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)

// shipped returns an order of five cups and three teas that are all shipped.
func shipped() *ordering.Order {
	o := &ordering.Order{Status: ordering.OrderOpen, CurrencyCode: "EUR", Lines: []*ordering.OrderLine{
		{RequiresShipping: true, Quantity: 5, FulfilledQuantity: 5},
		{RequiresShipping: true, Quantity: 3, FulfilledQuantity: 3},
	}}
	for i, l := range o.Lines {
		l.ID = int64(i + 1)
	}
	return o
}

// in returns a return of three cups and one tea in the given status. If units are received, one cup is
// missing.
func in(status returns.Status) *returns.Return {
	r := &returns.Return{Kind: returns.Back, Status: status, Lines: []returns.Line{{LineItemID: 1, Requested: 3}, {LineItemID: 2, Requested: 1}}}
	if status != returns.Requested && status != returns.Rejected {
		for i := range r.Lines {
			r.Lines[i].Approved = r.Lines[i].Requested
		}
	}
	if status == returns.Received || status == returns.Completed {
		r.Lines[0].Sellable, r.Lines[0].Missing, r.Lines[1].Damaged = 2, 1, 1
		r.Lines[0].Returned, r.Lines[1].Returned, r.Lines[0].Restocked = 2, 1, 2
	}
	return r
}

// run runs the command of an action.
func run(r *returns.Return, action returns.Action, staff bool) (changed bool, err error) {
	switch action {
	case returns.CanApprove:
		return r.Approve(shipped(), nil, nil, noon)
	case returns.CanReject:
		return r.Reject(noon)
	case returns.CanSend:
		return r.Send(noon)
	case returns.CanReceive:
		_, err = r.Receive([]returns.ReceiptLine{{LineItemID: 1, Units: 1, Condition: returns.Sellable}}, noon)
		return err == nil, err
	case returns.CanComplete:
		return r.Complete(false, noon)
	case returns.CanCancel:
		return r.Cancel(staff, noon)
	default:
		return false, errors.New("no command runs " + string(action))
	}
}

// refusals returns the pointers of an error.
func refusals(err error) (pointers []string) {
	e, ok := errors.AsType[*domain.Error](err)
	Expect(ok).To(BeTrue(), "%v", err)
	for _, f := range e.Fields {
		pointers = append(pointers, f.Pointer)
	}
	return pointers
}

// withdrawn returns the withdrawal from unshipped units of a line, and stops their shipment.
func withdrawn(o *ordering.Order, lineItemID int64, units int, others ...*returns.Return) *returns.Return {
	GinkgoHelper()
	f := returns.Facts{Others: others, Zone: time.UTC, Policy: settings.ReturnPolicy{Terms: []settings.ReturnTerms{{WithdrawalDays: 14}}}}
	r, err := returns.New(o, returns.Request{Kind: returns.Withdrawal, Lines: []returns.RequestLine{{LineItemID: lineItemID, Units: units}}}, f, noon)
	Expect(err).NotTo(HaveOccurred())
	returns.Stop(o, append(slices.Clone(others), r), r)
	return r
}

// stops follows each unit of one line through withdrawals, drops and parcels.
type stops struct {
	o     *ordering.Order
	line  *ordering.OrderLine
	all   []*returns.Return
	units []*unit
}

// unit is one unit of the line. of is its withdrawal; nil means none.
type unit struct {
	of            *returns.Return
	sent, dropped bool
}

func newStops() *stops {
	o := shipped()
	o.Lines = o.Lines[:1]
	o.Lines[0].FulfilledQuantity = 0
	s := &stops{o: o, line: o.Lines[0]}
	for range s.line.Quantity {
		s.units = append(s.units, &unit{})
	}
	return s
}

// next returns the unit to drop: of the oldest withdrawal first, then a unit without one.
func (s *stops) next(match func(*unit) bool) *unit {
	for _, r := range append(slices.Clone(s.all), nil) {
		for _, u := range s.units {
			if u.of == r && !u.sent && !u.dropped && match(u) {
				return u
			}
		}
	}
	return nil
}

func (s *stops) step(rng *rand.Rand) {
	GinkgoHelper()
	free := func(u *unit) bool { return u.of == nil }
	switch kind := rng.IntN(8); kind {
	case 0, 1: // withdraw
		if n := returns.Withdrawable(s.o, s.line, s.all); n > 0 && s.next(free) != nil {
			count := 1 + rng.IntN(n)
			if back := returns.Returnable(s.o, s.line, s.all); back > 0 {
				return
			}
			r := withdrawn(s.o, 1, count, s.all...)
			for range count {
				s.next(free).of = r
			}
			s.all = append(s.all, r)
		}
	case 2: // ship
		if s.line.Open() > 0 {
			s.line.FulfilledQuantity++
			s.next(free).sent = true
			s.line.ReturnedQuantity++ // keeps shipped units out of the withdrawals
		}
	case 3, 4, 5: // drop
		u := s.next(func(*unit) bool { return true })
		if u == nil {
			return
		}
		u.dropped = true
		switch kind {
		case 3:
			s.line.CancelledQuantity++
		case 4:
			s.line.Quantity, s.line.RemovedQuantity = s.line.Quantity-1, s.line.RemovedQuantity+1
		case 5:
			s.line.ReleasedQuantity++
		}
	case 6: // an edit adds a unit
		s.line.Quantity++
		s.units = append(s.units, &unit{})
	case 7: // end a withdrawal
		if len(s.all) == 0 {
			return
		}
		r := s.all[rng.IntN(len(s.all))]
		waits := slices.ContainsFunc(s.units, func(u *unit) bool { return u.of == r && !u.dropped })
		if !r.Status.Open() {
			return
		}
		if waits {
			Expect(r.Cancel(false, noon)).To(BeTrue())
			for _, u := range s.units {
				if u.of == r && !u.dropped {
					u.of = nil
				}
			}
		} else {
			Expect(r.Complete(false, noon)).To(BeTrue())
		}
		returns.Stop(s.o, s.all, r)
	}
}

func (s *stops) holds(seed string) {
	GinkgoHelper()
	stopped, open := 0, 0
	for _, u := range s.units {
		switch {
		case u.sent, u.dropped:
		case u.of != nil:
			stopped++
		default:
			open++
		}
	}
	Expect([]int{s.line.Stopped(), s.line.Open(), returns.Withdrawable(s.o, s.line, s.all)}).To(Equal([]int{stopped, open, open}), seed)
}

var _ = Describe("The state table of returns", func() {
	type outcome string
	const (
		moves, same, refused outcome = "moves", "same", "refused"
	)
	actions := []returns.Action{returns.CanApprove, returns.CanReject, returns.CanSend, returns.CanReceive, returns.CanComplete, returns.CanCancel}
	target := map[returns.Action]returns.Status{
		returns.CanApprove: returns.Approved, returns.CanReject: returns.Rejected, returns.CanSend: returns.InTransit,
		returns.CanReceive: returns.Received, returns.CanComplete: returns.Completed, returns.CanCancel: returns.Cancelled,
	}

	DescribeTable("accepts or refuses every action if the return is",
		func(status returns.Status, want ...outcome) {
			for i, action := range actions {
				r := in(status)
				listed := r.Actions(true)
				changed, err := run(r, action, true)
				at := fmt.Sprintf("%s in %s", action, status)
				switch want[i] {
				case moves:
					Expect(err).NotTo(HaveOccurred(), at)
					Expect(changed).To(BeTrue(), at)
					Expect(r.Status).To(Equal(target[action]), at)
				case same:
					Expect(err).NotTo(HaveOccurred(), at)
					Expect(changed).To(BeFalse(), at)
					Expect(r.Status).To(Equal(status), at)
				case refused:
					Expect(domain.CodeOf(err)).To(Equal(domain.InvalidStateTransition), at)
					Expect(r.Status).To(Equal(status), at)
				}
				if want[i] == moves {
					Expect(listed).To(ContainElement(action), at)
				} else {
					Expect(listed).NotTo(ContainElement(action), at)
				}
			}
		},
		//                                    approve  reject   send     receive  complete cancel
		Entry("REQUESTED", returns.Requested, moves, moves, refused, refused, refused, moves),
		Entry("APPROVED", returns.Approved, same, refused, moves, moves, refused, moves),
		Entry("REJECTED", returns.Rejected, refused, same, refused, refused, refused, refused),
		Entry("IN_TRANSIT", returns.InTransit, refused, refused, same, moves, refused, moves),
		Entry("RECEIVED", returns.Received, refused, refused, refused, moves, moves, refused),
		Entry("COMPLETED", returns.Completed, refused, refused, refused, refused, same, refused),
		Entry("CANCELLED", returns.Cancelled, refused, refused, refused, refused, refused, same),
	)

	It("has a row for every status with a successor, and reaches every status", func() {
		reached := map[returns.Status]bool{}
		for _, list := range returns.Transitions {
			for _, to := range list {
				reached[to] = true
			}
		}
		for _, s := range returns.Statuses() {
			Expect(reached[s]).To(BeTrue(), string(s))
		}
		Expect(reached).To(HaveLen(len(returns.Statuses())))
	})

	It("sets the time of each status only once", func() {
		r := in(returns.Requested)
		for _, step := range []returns.Action{returns.CanApprove, returns.CanSend} {
			_, err := run(r, step, true)
			Expect(err).NotTo(HaveOccurred())
		}
		changed, err := r.Send(noon.Add(time.Hour))
		Expect(err).NotTo(HaveOccurred())
		Expect(changed).To(BeFalse())
		Expect([]time.Time{*r.ApprovedOn, *r.SentOn}).To(Equal([]time.Time{noon, noon}))
	})

	It("lets buyers only send and cancel, and prevents staff from canceling a withdrawal in time", func() {
		r := in(returns.Approved)
		Expect(r.Actions(false)).To(Equal([]returns.Action{returns.CanCancel}))
		Expect(in(returns.Requested).Actions(false)).To(Equal([]returns.Action{returns.CanCancel}))
		r.Kind, r.InTime = returns.Withdrawal, true
		Expect(r.Actions(true)).To(Equal([]returns.Action{returns.CanSend, returns.CanReceive}))
		_, err := r.Cancel(true, noon)
		Expect(domain.CodeOf(err)).To(Equal(domain.InvalidStateTransition))
		Expect(r.Status).To(Equal(returns.Approved))
		changed, err := r.Cancel(false, noon)
		Expect(err).NotTo(HaveOccurred())
		Expect(changed).To(BeTrue())
	})

	It("allows completion only if every approved unit is accounted for", func() {
		r := in(returns.Approved)
		_, err := r.Receive([]returns.ReceiptLine{{LineItemID: 1, Units: 2, Condition: returns.Sellable}}, noon)
		Expect(err).NotTo(HaveOccurred())
		Expect(r.Actions(true)).To(Equal([]returns.Action{returns.CanReceive}))
		_, err = r.Complete(false, noon)
		Expect(err).To(MatchError(ContainSubstring("1 of line 1, 1 of line 2")))
		_, err = r.Receive([]returns.ReceiptLine{{LineItemID: 1, Units: 1, Condition: returns.Missing}, {LineItemID: 2, Units: 1, Condition: returns.Damaged}}, noon)
		Expect(err).NotTo(HaveOccurred())
		changed, err := r.Complete(false, noon)
		Expect(err).NotTo(HaveOccurred())
		Expect(changed).To(BeTrue())
	})
})

var _ = Describe("The units of a return", func() {
	It("are claimed only while the return is open", func() {
		o := shipped()
		o.Lines[0].ReturnedQuantity = 1
		for _, want := range []struct {
			status returns.Status
			left   int
		}{
			{returns.Requested, 1}, {returns.Approved, 1}, {returns.InTransit, 1},
			{returns.Rejected, 4}, {returns.Cancelled, 4},
			{returns.Received, 4}, {returns.Completed, 4}, // two units are in ReturnedQuantity, and one is missing
		} {
			Expect(returns.Returnable(o, o.Lines[0], []*returns.Return{in(want.status)})).To(Equal(want.left), string(want.status))
		}
	})

	It("do not include units that are not shipped yet", func() {
		o := shipped()
		o.Shipments = []*ordering.Shipment{{Status: ordering.ShipmentPending, Items: []ordering.ShipmentItem{{LineItemID: 1, Quantity: 2}}}}
		Expect(returns.Returnable(o, o.Lines[0], nil)).To(Equal(3))
		Expect(returns.Returnable(o, o.Lines[1], nil)).To(Equal(3))
	})

	It("include each unshipped unit of a withdrawal once, even after the store canceled or refunded it", func() {
		o := &ordering.Order{Status: ordering.OrderOpen, CurrencyCode: "EUR", Lines: []*ordering.OrderLine{{RequiresShipping: true, Quantity: 9, CancelledQuantity: 1}}}
		line := o.Lines[0]
		line.ID = 1
		facts := returns.Facts{Policy: settings.ReturnPolicy{Terms: []settings.ReturnTerms{{WithdrawalDays: 14}}}, Zone: time.UTC}
		withdraw := func(units int) *returns.Return {
			GinkgoHelper()
			r, err := returns.New(o, returns.Request{Kind: returns.Withdrawal, Lines: []returns.RequestLine{{LineItemID: 1, Units: units}}}, facts, noon)
			Expect(err).NotTo(HaveOccurred())
			facts.Others = append(facts.Others, r)
			return r
		}
		left := func() int { return returns.Withdrawable(o, line, facts.Others) }
		Expect(left()).To(Equal(8))
		first := withdraw(2)
		Expect(left()).To(Equal(6))
		line.CancelledQuantity += 2 // the store cancels the units of the first withdrawal
		Expect(left()).To(Equal(6))
		second := withdraw(1)
		Expect(left()).To(Equal(5))
		Expect(first.Complete(false, noon)).To(BeTrue())
		Expect(left()).To(Equal(5), "the canceled units belong to the first withdrawal")
		line.ReleasedQuantity++ // a refund of the unit in the second withdrawal
		Expect(left()).To(Equal(5))
		line.ReleasedQuantity-- // this refund fails
		Expect(left()).To(Equal(5))
		line.CancelledQuantity++
		Expect(second.Complete(false, noon)).To(BeTrue())
		Expect(left()).To(Equal(5))
		third := withdraw(5)
		Expect(left()).To(BeZero())
		Expect(third.Cancel(false, noon)).To(BeTrue())
		Expect(left()).To(Equal(5))
		line.CancelledQuantity += 2 // canceled without a withdrawal
		Expect(left()).To(Equal(3))
		fourth := withdraw(1)
		Expect(left()).To(Equal(2))
		Expect(fourth.Complete(false, noon)).To(BeTrue())
		Expect(left()).To(Equal(3), "an ended withdrawal waits for no unit")
	})

	It("count a withdrawn unit once if it is removed by an edit, refunded as digital, or shipped anyway", func() {
		for _, drop := range []func(l *ordering.OrderLine){
			func(l *ordering.OrderLine) { l.CancelledQuantity++ },
			func(l *ordering.OrderLine) { l.Quantity--; l.RemovedQuantity++ },
			func(l *ordering.OrderLine) { l.RefundedQuantity++; l.ReleasedQuantity++ },
			func(l *ordering.OrderLine) { l.RequiresShipping = false; l.RefundedQuantity++ },
		} {
			o := shipped()
			line := o.Lines[1]
			line.FulfilledQuantity = 0
			r := withdrawn(o, 2, 2)
			all := []*returns.Return{r}
			Expect([]int{line.Stopped(), line.Open(), returns.Withdrawable(o, line, all)}).To(Equal([]int{2, 1, 1}))
			drop(line)
			Expect([]int{line.Stopped(), returns.Withdrawable(o, line, all)}).To(Equal([]int{1, 1}))
		}
		o := shipped()
		line := o.Lines[1]
		line.FulfilledQuantity = 0
		r := withdrawn(o, 2, 2)
		line.FulfilledQuantity = 3 // the carrier had the parcel already
		Expect(returns.Withdrawable(o, line, []*returns.Return{r})).To(Equal(1))
		Expect(returns.Returnable(o, line, []*returns.Return{r})).To(Equal(1))
		Expect(r.Complete(false, noon)).To(BeTrue())
		Expect(returns.Returnable(o, line, []*returns.Return{r})).To(Equal(3))
	})

	It("are not shipped after a withdrawal until they are dropped, whatever the order of withdrawals, edits, refunds and parcels", func() {
		for seed := range uint64(600) {
			rng := rand.New(rand.NewPCG(seed, 2))
			stops := newStops()
			for range 14 {
				stops.step(rng)
				stops.holds(fmt.Sprint("seed ", seed))
			}
		}
	})

	It("can be approved in part, and the error lists every failing line", func() {
		r := in(returns.Requested)
		_, err := r.Approve(shipped(), nil, []returns.Quantity{{LineItemID: 9, Units: 1}, {LineItemID: 1, Units: 4}, {LineItemID: 1, Units: 1}, {LineItemID: 2, Units: -1}}, noon)
		Expect(refusals(err)).To(Equal([]string{"/lines/0/lineItemId", "/lines/1/quantity", "/lines/2/lineItemId", "/lines/3/quantity"}))
		_, err = r.Approve(shipped(), nil, []returns.Quantity{{LineItemID: 1}, {LineItemID: 2}}, noon)
		Expect(refusals(err)).To(Equal([]string{"/lines"}))
		Expect(r.Status).To(Equal(returns.Requested))
		changed, err := r.Approve(shipped(), nil, []returns.Quantity{{LineItemID: 1, Units: 2}}, noon)
		Expect(err).NotTo(HaveOccurred())
		Expect(changed).To(BeTrue())
		Expect([]int{r.Lines[0].Approved, r.Lines[1].Approved}).To(Equal([]int{2, 1}))

		changed, err = r.Approve(shipped(), nil, []returns.Quantity{{LineItemID: 1, Units: 2}}, noon)
		Expect(err).NotTo(HaveOccurred())
		Expect(changed).To(BeFalse(), "the same request again")
		_, err = r.Approve(shipped(), nil, nil, noon)
		Expect(domain.CodeOf(err)).To(Equal(domain.InvalidStateTransition), "in other quantities")
	})

	It("cannot be approved if the order has refunded them or another return has claimed them", func() {
		o := shipped()
		o.Lines[0].ReturnedQuantity, o.Lines[1].ReturnedQuantity = 1, 3
		r := in(returns.Requested)
		_, err := r.Approve(o, []*returns.Return{in(returns.Approved)}, []returns.Quantity{{LineItemID: 1, Units: 2}}, noon)
		Expect(refusals(err)).To(Equal([]string{"/lines/0/quantity", "/lines"}))
		Expect(r.Lines[0].Approved).To(BeZero())
	})

	It("cannot be received beyond the approved quantity, and a refused receipt changes nothing", func() {
		r := in(returns.Approved)
		_, err := r.Receive([]returns.ReceiptLine{
			{LineItemID: 1, Units: 4, Condition: returns.Sellable}, {LineItemID: 1, Units: 3, Condition: returns.Damaged}, {LineItemID: 1, Units: 1, Condition: returns.Damaged},
			{LineItemID: 2, Units: 0, Condition: returns.Sellable}, {LineItemID: 9, Units: 1, Condition: returns.Sellable}, {LineItemID: 2, Units: 1, Condition: "WET"},
		}, noon)
		Expect(refusals(err)).To(Equal([]string{"/lines/0/quantity", "/lines/2/lineItemId", "/lines/3/quantity", "/lines/4/lineItemId", "/lines/5/condition"}))
		Expect(r).To(Equal(in(returns.Approved)))
		_, err = r.Receive([]returns.ReceiptLine{{LineItemID: 2, Units: 1, Condition: "WET"}}, noon)
		for _, c := range returns.Conditions() {
			Expect(err).To(MatchError(ContainSubstring(string(c))))
		}
		_, err = r.Receive(nil, noon)
		Expect(refusals(err)).To(Equal([]string{"/lines"}))
	})

	It("are returned and restocked once when they are received", func() {
		r := in(returns.Approved)
		receive := func(lines ...returns.ReceiptLine) []returns.Count {
			counts, err := r.Receive(lines, noon)
			Expect(err).NotTo(HaveOccurred())
			return counts
		}
		Expect(receive(returns.ReceiptLine{LineItemID: 1, Units: 1, Condition: returns.Sellable}, returns.ReceiptLine{LineItemID: 1, Units: 1, Condition: returns.Damaged})).
			To(Equal([]returns.Count{{LineItemID: 1, Returned: 2, Restocked: 1}}))
		Expect(receive(returns.ReceiptLine{LineItemID: 1, Units: 1, Condition: returns.Missing})).To(BeEmpty())
		Expect(receive(returns.ReceiptLine{LineItemID: 1, Units: 1, Condition: returns.Sellable})).
			To(Equal([]returns.Count{{LineItemID: 1, Returned: 1, Restocked: 1}}), "the missing unit arrived")
		Expect(r.Lines[0].Missing).To(BeZero())
		_, err := r.Receive([]returns.ReceiptLine{{LineItemID: 1, Units: 1, Condition: returns.Missing}}, noon)
		Expect(refusals(err)).To(Equal([]string{"/lines/0/quantity"}))
		receive(returns.ReceiptLine{LineItemID: 2, Units: 1, Condition: returns.Sellable})
		Expect(r.Actions(true)).To(Equal([]returns.Action{returns.CanComplete}))
		_, err = r.Receive([]returns.ReceiptLine{{LineItemID: 2, Units: 1, Condition: returns.Sellable}}, noon)
		Expect(domain.CodeOf(err)).To(Equal(domain.InvalidStateTransition), "every unit has arrived")
	})

	It("are corrected if refunded units arrive damaged or do not arrive", func() {
		r := in(returns.Approved)
		r.Lines[0].Returned, r.Lines[0].Restocked = 3, 3 // a refund with RETURN_SELLABLE precedes the parcel
		counts, err := r.Receive([]returns.ReceiptLine{{LineItemID: 1, Units: 1, Condition: returns.Sellable}}, noon)
		Expect(err).NotTo(HaveOccurred())
		Expect(counts).To(BeEmpty(), "the unit is for sale already")
		counts, err = r.Receive([]returns.ReceiptLine{{LineItemID: 1, Units: 1, Condition: returns.Damaged}, {LineItemID: 1, Units: 1, Condition: returns.Missing}}, noon)
		Expect(err).NotTo(HaveOccurred())
		Expect(counts).To(Equal([]returns.Count{{LineItemID: 1, Returned: -1, Restocked: -2}}))
	})
})
