package ordering_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

// packed records a parcel that waits for the carrier. Without items the parcel contains all open units.
func packed(o *ordering.Order, items ...ordering.ShipmentItem) *ordering.Shipment {
	GinkgoHelper()
	s, _, events, err := o.Fulfill(ordering.Fulfillment{Status: ordering.ShipmentLabelCreated, Items: items}, false, midday)
	Expect(err).NotTo(HaveOccurred())
	Expect(types(events)).To(Equal([]domain.EventType{domain.ShipmentCreated}))
	return s
}

// report applies a carrier's report about a parcel's status, some hours after midday.
func report(o *ordering.Order, s *ordering.Shipment, status ordering.ShipmentStatus, hours int, more ...func(*ordering.ShipmentPatch)) ([]domain.Event, bool, error) {
	p := ordering.ShipmentPatch{Status: &status, OccurredOn: new(midday.Add(time.Duration(hours) * time.Hour))}
	for _, f := range more {
		f(&p)
	}
	return o.UpdateShipment(s, p, midday.AddDate(0, 0, 9))
}

var _ = Describe("A shipment awaiting its carrier", func() {
	It("counts as shipped only when it leaves", func() {
		for _, status := range []ordering.ShipmentStatus{ordering.ShipmentPending, ordering.ShipmentLabelCreated} {
			o := paidOrder()
			s := packed(o)
			s.Status = status
			o.Settle(midday)
			Expect([]any{o.FulfillmentStatus, o.Status, o.Sent(o.Lines[0]), o.Lines[0].Open()}).To(Equal([]any{ordering.Unfulfilled, ordering.OrderOpen, 0, 0}))
			_, _, _, err := o.Fulfill(ordering.Fulfillment{}, false, midday)
			refuses(err, domain.QuantityExceedsUnfulfilled)

			events, changed, err := report(o, s, ordering.ShipmentPickedUp, 26)
			Expect([]any{changed, err}).To(Equal([]any{true, nil}))
			Expect(types(events)).To(Equal([]domain.EventType{domain.ShipmentStatusChanged, domain.OrderFulfillmentStatusChanged, domain.OrderFulfilled}))
			Expect([]any{o.FulfillmentStatus, o.Status}).To(Equal([]any{ordering.Fulfilled, ordering.OrderCompleted}))
			left := midday.Add(26 * time.Hour)
			Expect([]time.Time{s.ShippedOn, s.EstimatedDelivery}).To(Equal([]time.Time{left, left.AddDate(0, 0, 3)}), "the estimate follows")
		}
	})

	It("leaves its order partly fulfilled after another shipment has left", func() {
		o := paidOrder()
		fulfilled(o, ordering.ShipmentItem{LineItemID: 1, Quantity: 2})
		packed(o)
		Expect(o.FulfillmentStatus).To(Equal(ordering.PartiallyFulfilled))
		Expect([]int{o.Sent(o.Lines[0]), o.Sent(o.Lines[1])}).To(Equal([]int{2, 0}))
	})

	It("becomes unshipped by a correction, which also reopens its order", func() {
		o := paidOrder()
		s := fulfilled(o)
		events, _, err := report(o, s, ordering.ShipmentLabelCreated, 1, func(p *ordering.ShipmentPatch) { p.IsCorrection = true })
		Expect(err).NotTo(HaveOccurred())
		Expect(types(events)).To(Equal([]domain.EventType{domain.ShipmentStatusChanged, domain.OrderFulfillmentStatusChanged}))
		Expect([]any{o.FulfillmentStatus, o.Status}).To(Equal([]any{ordering.Unfulfilled, ordering.OrderOpen}))
	})

	It("causes the invoice of an unpaid order only when it leaves", func() {
		o := sampleOrder()
		pay(o, "128.04", "0")
		s := packed(o)
		Expect(o.InvoicedOn).To(BeNil())
		_, _, err := report(o, s, ordering.ShipmentInTransit, 1)
		Expect(err).NotTo(HaveOccurred())
		Expect(o.InvoicedOn).NotTo(BeNil())
	})

	It("keeps its delivery estimate when it leaves, unless the estimate is already past", func() {
		for hours, want := range map[int]int{26: 48, 72: 72} {
			o := paidOrder()
			s := packed(o)
			s.EstimatedDelivery = midday.Add(48 * time.Hour)
			_, _, err := report(o, s, ordering.ShipmentInTransit, hours)
			Expect(err).NotTo(HaveOccurred())
			Expect(s.EstimatedDelivery).To(Equal(midday.Add(time.Duration(want) * time.Hour)))
		}
	})
})

var _ = Describe("A capture on fulfillment", func() {
	// taken captures the amount due for the parcels that have left. keeps reports whether the gateway
	// keeps the rest.
	taken := func(o *ordering.Order, keeps func(*ordering.Payment) bool) string {
		GinkgoHelper()
		var sum domain.Amount
		for _, part := range o.CaptureDue(every, keeps, admin, midday) {
			sum = sum.Add(part.Amount)
			_, err := o.SettleCapture(part.Payment, succeeded, midday)
			Expect(err).NotTo(HaveOccurred())
		}
		return sum.Fixed(2)
	}

	It("takes the price of the units that left, and the first time also shipping and goods without shipping", func() {
		o := sampleOrder()
		p := pay(o, "128.04", "0")
		fulfilled(o, ordering.ShipmentItem{LineItemID: 1, Quantity: 1})
		Expect(taken(o, every)).To(Equal("63.66"), "one of two cups 52.48, shipping 5.83, the e-book 5.35")
		Expect([]any{o.PaymentStatus, o.Secured()}).To(Equal([]any{ordering.PaymentPartiallyPaid, true}))
		for _, want := range []string{"3.97", "3.96", "3.97"} { // parts of 11.90
			fulfilled(o, ordering.ShipmentItem{LineItemID: 2, Quantity: 1})
			Expect(taken(o, every)).To(Equal(want))
		}
		Expect(taken(o, every)).To(Equal("0.00"))
		fulfilled(o)
		Expect(taken(o, every)).To(Equal("52.48"))
		Expect([]any{o.PaymentStatus, p.CapturedAmount.Fixed(2)}).To(Equal([]any{ordering.PaymentPaid, "128.04"}))
	})

	It("takes the whole amount due with the first shipment if the gateway would release the rest", func() {
		o := sampleOrder()
		pay(o, "128.04", "0")
		fulfilled(o, ordering.ShipmentItem{LineItemID: 1, Quantity: 1})
		Expect(taken(o, none)).To(Equal("128.04"))
	})

	It("takes nothing for units that are still waiting for the carrier", func() {
		o := sampleOrder()
		pay(o, "128.04", "0")
		fulfilled(o, ordering.ShipmentItem{LineItemID: 1, Quantity: 1})
		packed(o)
		Expect(taken(o, every)).To(Equal("63.66"))
	})

	It("takes earlier payments and released amounts into account", func() {
		o := sampleOrder()
		pay(o, "60.00", "60.00")
		pay(o, "68.04", "0")
		fulfilled(o, ordering.ShipmentItem{LineItemID: 1, Quantity: 1})
		Expect(taken(o, every)).To(Equal("3.66"))
		o.Lines[0].Quantity, o.Lines[0].LineTotal, o.Lines[0].LineTax = 1, eur("44.10"), eur("8.38")
		o.Lines[1].CancelledQuantity = 3
		o.GrandTotal = eur("63.66")
		o.Settle(midday)
		Expect([]any{o.PaymentStatus, o.Balance().Authorized.Fixed(2)}).To(Equal([]any{ordering.PaymentPaid, "0.00"}), "nothing is overpaid")
	})

	It("waits for an earlier capture under way, and runs after it", func() {
		o := sampleOrder()
		p := pay(o, "128.04", "0")
		Expect(o.HeldBack(p)).To(BeFalse(), "nothing has left")
		fulfilled(o, ordering.ShipmentItem{LineItemID: 1, Quantity: 1})
		Expect(o.CaptureDue(every, every, admin, midday)).To(HaveLen(1))
		fulfilled(o, ordering.ShipmentItem{LineItemID: 1, Quantity: 1})
		other := pay(o, "58.31", "0")
		Expect(o.CaptureDue(every, every, admin, midday)).To(BeEmpty())
		Expect([]bool{o.HeldBack(p), o.HeldBack(other)}).To(Equal([]bool{false, false}), "a capture is under way")
		fulfilled(o)
		Expect(o.HeldBack(other)).To(BeFalse(), "also of an order that is shipped whole")
		o.Shipments, o.Lines[1].FulfilledQuantity, o.Payments = o.Shipments[:2], 0, o.Payments[:1]
		_, err := o.SettleCapture(p, succeeded, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(o.HeldBack(p)).To(BeTrue())
		Expect(taken(o, every)).To(Equal("52.48"))
		Expect(o.HeldBack(p)).To(BeFalse(), "all that left is captured")
	})

	DescribeTable("voids an authorization that the gateway no longer has:", func(captured string, status ordering.AttemptStatus, order ordering.PaymentStatus) {
		o := sampleOrder()
		p := pay(o, "128.04", captured)
		fulfilled(o, ordering.ShipmentItem{LineItemID: 1, Quantity: 1})
		_, err := o.Capture(ordering.CaptureRequest{}, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		gone := ordering.Refused(ordering.FailureHard, "payment_voided", "The payment was voided.")
		gone.Gone = true
		events, err := o.SettleCapture(p, gone, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(types(events)[0]).To(Equal(domain.OrderPaymentFailed))
		Expect([]any{p.Status, p.OwesVoid(), o.PaymentStatus, o.Balance().Authorized.Fixed(2)}).To(Equal([]any{status, false, order, "0.00"}))
		Expect(o.Actions(false, false)).NotTo(Or(ContainElement(ordering.CanFulfill), ContainElement(ordering.CanCapture)))
		_, _, _, err = o.Fulfill(ordering.Fulfillment{}, false, midday)
		refuses(err, domain.PaymentNotSecured)
		Expect(o.Unsecured().Positive()).To(BeTrue(), "it can be paid otherwise")
	},
		Entry("the whole amount", "0", ordering.AttemptVoided, ordering.PaymentVoided),
		Entry("the rest after a partial capture", "28.04", ordering.AttemptCaptured, ordering.PaymentPartiallyPaid))
})

var _ = Describe("A carrier's scan", func() {
	var o *ordering.Order
	var s *ordering.Shipment
	BeforeEach(func() {
		o = paidOrder()
		s = fulfilled(o)
	})
	at := func(place string) func(*ordering.ShipmentPatch) {
		return func(p *ordering.ShipmentPatch) { p.Location = place }
	}
	places := func() (all []string) {
		for _, scan := range s.Scans {
			all = append(all, string(scan.Status)+" "+scan.Location)
		}
		return all
	}
	// kept checks that a scan is stored and does not change the status.
	kept := func(status ordering.ShipmentStatus, hours int, place string) {
		GinkgoHelper()
		was, n := s.Status, len(s.Scans)
		events, changed, err := report(o, s, status, hours, at(place))
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{events, changed, s.Status, len(s.Scans)}).To(Equal([]any{[]domain.Event(nil), true, was, n + 1}))
		_, changed, err = report(o, s, status, hours, at(place))
		Expect([]any{changed, err, len(s.Scans)}).To(Equal([]any{false, nil, n + 1}), "the same scan again is known")
	}
	moves := func(status ordering.ShipmentStatus, hours int, place string) {
		GinkgoHelper()
		events, changed, err := report(o, s, status, hours, at(place))
		Expect([]any{changed, err, s.Status}).To(Equal([]any{true, nil, status}))
		Expect(types(events)).To(ContainElement(domain.ShipmentStatusChanged))
	}

	It("is stored with its time even if it repeats the shipment's status", func() {
		kept(ordering.ShipmentInTransit, 2, "Leipzig")
		kept(ordering.ShipmentInTransit, 8, "Berlin")
		kept(ordering.ShipmentInTransit, 5, "Magdeburg")
		Expect(places()).To(Equal([]string{"IN_TRANSIT Leipzig", "IN_TRANSIT Magdeburg", "IN_TRANSIT Berlin"}))
	})

	It("is stored even if it arrives late, and does not move the status back", func() {
		moves(ordering.ShipmentOutForDelivery, 20, "Berlin")
		kept(ordering.ShipmentPickedUp, 1, "Bremen")
		kept(ordering.ShipmentInTransit, 10, "Hanover")
		kept(ordering.ShipmentDelayed, 12, "Hanover")
		moves(ordering.ShipmentDelivered, 19, "Berlin")
		kept(ordering.ShipmentOutForDelivery, 18, "Berlin")
		Expect(*s.DeliveredOn).To(Equal(midday.Add(19*time.Hour)), "a step forward is never late")
	})

	It("is refused if it is the latest scan and its status is impossible for the shipment", func() {
		moves(ordering.ShipmentDelivered, 20, "Berlin")
		_, _, err := report(o, s, ordering.ShipmentInTransit, 21)
		refuses(err, domain.InvalidStateTransition)
		back := ordering.ShipmentInTransit
		_, _, err = o.UpdateShipment(s, ordering.ShipmentPatch{Status: &back, Location: "Berlin"}, midday.AddDate(0, 0, 1))
		refuses(err, domain.InvalidStateTransition)
		Expect(s.Scans).To(HaveLen(1))
		s.Status = ordering.ShipmentCancelled
		_, _, err = report(o, s, ordering.ShipmentInTransit, 1)
		refuses(err, domain.InvalidStateTransition)
	})

	It("is stored for an earlier step if the current status was only assumed", func() {
		kept(ordering.ShipmentPickedUp, 3, "Bremen")
		kept(ordering.ShipmentLabelCreated, -1, "Bremen")
		moves(ordering.ShipmentDelayed, 2, "Hanover")
	})

	It("is stored without a time if it adds a place or message to the status", func() {
		status := ordering.ShipmentInTransit
		for _, step := range []struct {
			place string
			new   bool
		}{{"", false}, {"Leipzig", true}, {"Leipzig", false}, {"Berlin", true}, {"", false}} {
			_, changed, err := o.UpdateShipment(s, ordering.ShipmentPatch{Status: &status, Location: step.place}, midday.Add(time.Hour))
			Expect([]any{changed, err}).To(Equal([]any{step.new, nil}), step.place)
		}
		Expect(places()).To(Equal([]string{"IN_TRANSIT Leipzig", "IN_TRANSIT Berlin"}))
	})

	It("dated before the shipment was recorded proves that the shipment had left by then", func() {
		kept(ordering.ShipmentLabelCreated, -9, "")
		Expect(s.ShippedOn).To(Equal(midday), "it waited")
		kept(ordering.ShipmentPickedUp, -5, "")
		Expect(s.ShippedOn).To(Equal(midday.Add(-5 * time.Hour)))
		moves(ordering.ShipmentDelivered, -6, "")
		Expect([]time.Time{s.ShippedOn, *s.DeliveredOn}).To(Equal([]time.Time{midday.Add(-6 * time.Hour), midday.Add(-6 * time.Hour)}))
		By("refusing to state that it was shipped after it was delivered")
		_, _, err := o.UpdateShipment(s, ordering.ShipmentPatch{ShippedOn: new(midday.Add(-5 * time.Hour))}, midday)
		refuses(err, domain.InvalidValue, "/shippedOn")
	})

	It("replaces an assumed time of delivery", func() {
		delivered := ordering.ShipmentDelivered
		_, _, err := o.UpdateShipment(s, ordering.ShipmentPatch{Status: &delivered}, midday.Add(9*time.Hour))
		Expect(err).NotTo(HaveOccurred())
		kept(ordering.ShipmentDelivered, 7, "Berlin")
		Expect(*s.DeliveredOn).To(Equal(midday.Add(7 * time.Hour)))
		kept(ordering.ShipmentDelivered, 8, "Berlin")
		Expect(*s.DeliveredOn).To(Equal(midday.Add(7 * time.Hour)))
		moves(ordering.ShipmentReturnedToSender, 30, "Berlin")
		Expect(*s.DeliveredOn).To(Equal(midday.Add(7*time.Hour)), "it was")
	})
})

var _ = Describe("A shipment returned to the sender", func() {
	It("can be canceled, and its units can then be shipped again or refunded", func() {
		for _, force := range []bool{false, true} {
			o := paidOrder()
			s := fulfilled(o)
			_, _, err := report(o, s, ordering.ShipmentReturnedToSender, 50)
			Expect(err).NotTo(HaveOccurred())
			Expect(s.Actions()).To(Equal([]ordering.ShipmentAction{ordering.CanUpdateShipment, ordering.CanCancelShipment}))
			c, err := o.CancelShipment(s, "Address unknown", force, midday)
			Expect(err).NotTo(HaveOccurred())
			Expect(c.Unship).To(HaveLen(2))
			Expect([]any{o.FulfillmentStatus, o.Status, o.Lines[0].Open()}).To(Equal([]any{ordering.Unfulfilled, ordering.OrderOpen, 2}))
			fulfilled(o, ordering.ShipmentItem{LineItemID: 1, Quantity: 2})
			r := refunded(o, give(ordering.OtherReason, 2, 3, nil))
			Expect(r.Lines[0].Released).To(Equal(3))
			Expect(o.FulfillmentStatus).To(Equal(ordering.Fulfilled))
		}
	})
})

var _ = Describe("The notice for a shipment", func() {
	const sent, pickup, delivered, packed, nothing = ordering.NoticeSent, ordering.NoticePickup, ordering.NoticeDelivered, ordering.NoticePacked, ordering.NoNotice
	DescribeTable("depends on the shipment's status:", EntryDescription("%[1]s"), func(status ordering.ShipmentStatus, notice, told ordering.ShipmentNotice) {
		s := &ordering.Shipment{Status: status}
		Expect(s.Notice()).To(Equal(notice))
		Expect(s.Tell("")).To(Equal(told))
		Expect(s.Tell("")).To(Equal(nothing), "once")
		if notice == nothing {
			refuses(s.Announceable(), domain.InvalidStateTransition)
			Expect(s.Actions()).NotTo(ContainElement(ordering.CanResendEmail))
			return
		}
		Expect(s.Announceable()).To(Succeed())
		Expect(s.Actions()).To(ContainElement(ordering.CanResendEmail))
	},
		Entry(nil, ordering.ShipmentPending, packed, nothing),
		Entry(nil, ordering.ShipmentLabelCreated, packed, nothing),
		Entry(nil, ordering.ShipmentPickedUp, sent, sent),
		Entry(nil, ordering.ShipmentInTransit, sent, sent),
		Entry(nil, ordering.ShipmentOutForDelivery, sent, sent),
		Entry(nil, ordering.ShipmentDeliveryAttempted, sent, sent),
		Entry(nil, ordering.ShipmentDelayed, sent, sent),
		Entry(nil, ordering.ShipmentAvailableForPickup, pickup, pickup),
		Entry(nil, ordering.ShipmentDelivered, delivered, delivered),
		Entry(nil, ordering.ShipmentException, nothing, nothing),
		Entry(nil, ordering.ShipmentLost, nothing, nothing),
		Entry(nil, ordering.ShipmentReturnedToSender, nothing, nothing),
		Entry(nil, ordering.ShipmentCancelled, nothing, nothing))

	It("is mailed once when the shipment leaves, and not after later moves or corrections", func() {
		s := &ordering.Shipment{Status: ordering.ShipmentPending}
		Expect(s.Tell("")).To(Equal(nothing))
		s.Status = ordering.ShipmentInTransit
		Expect(s.Tell(ordering.ShipmentPending)).To(Equal(sent))
		quiet := &ordering.Shipment{Status: ordering.ShipmentOutForDelivery}
		Expect(quiet.Tell(ordering.ShipmentInTransit)).To(Equal(nothing))
		corrected := &ordering.Shipment{Status: ordering.ShipmentInTransit}
		Expect(corrected.Tell(ordering.ShipmentDelivered)).To(Equal(nothing))
	})
})
