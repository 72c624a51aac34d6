package ordering_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

var _ = Describe("the fulfillment of an order", func() {
	It("ships the open units, and fires its events in order", func() {
		o := paidOrder()
		s, moves, events, err := o.Fulfill(ordering.Fulfillment{TrackingNumber: "42"}, false, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(s.Items).To(Equal([]ordering.ShipmentItem{{LineItemID: 1, Quantity: 2}, {LineItemID: 2, Quantity: 3}}), "the e-book is not shipped")
		Expect(moves).To(Equal([]catalog.StockMove{
			{VariantID: 310, Quantity: 2, OrderID: 1, Pointer: "/items/0/quantity"}, {VariantID: 311, Quantity: 3, OrderID: 1, Pointer: "/items/1/quantity"}}))
		Expect(types(events)).To(Equal([]domain.EventType{domain.ShipmentCreated, domain.OrderFulfillmentStatusChanged, domain.OrderFulfilled}))
		Expect(actions(events)).To(Equal([]string{"shipment.created", "order.fulfillment_status_changed", "order.fulfilled"}))
		Expect(o.FulfillmentStatus).To(Equal(ordering.Fulfilled))
		Expect(s.Status).To(Equal(ordering.ShipmentInTransit))
		Expect(s.ShippedOn).To(Equal(midday))
		Expect(s.EstimatedDelivery).To(Equal(midday.AddDate(0, 0, 3)))
		Expect(s.CarrierName).To(Equal("DHL"))
		Expect(s.TrackingURL).To(HaveSuffix("tracking-id=42"))
		Expect(s.ShipmentNumber).To(BeEquivalentTo(1))
	})

	It("ships the units in several parcels, with an event for each", func() {
		o := paidOrder()
		_, _, events, err := o.Fulfill(ordering.Fulfillment{Items: []ordering.ShipmentItem{{LineItemID: 1, Quantity: 1}}}, false, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(types(events)).To(Equal([]domain.EventType{domain.ShipmentCreated, domain.OrderFulfillmentStatusChanged}))
		Expect(o.FulfillmentStatus).To(Equal(ordering.PartiallyFulfilled))
		_, _, events, err = o.Fulfill(ordering.Fulfillment{Items: []ordering.ShipmentItem{{LineItemID: 1, Quantity: 1}}}, false, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(types(events)).To(Equal([]domain.EventType{domain.ShipmentCreated}), "the status stays")
		s := fulfilled(o)
		Expect(s.ShipmentNumber).To(BeEquivalentTo(3))
		Expect(o.FulfillmentStatus).To(Equal(ordering.Fulfilled))
	})

	It("is refused with an error for every quantity above the open units", func() {
		o := paidOrder()
		fulfilled(o, ordering.ShipmentItem{LineItemID: 1, Quantity: 1})
		_, _, _, err := o.Fulfill(ordering.Fulfillment{Items: []ordering.ShipmentItem{{LineItemID: 1, Quantity: 2}, {LineItemID: 2, Quantity: 4}, {LineItemID: 3, Quantity: 1}}}, false, midday)
		refuses(err, domain.QuantityExceedsUnfulfilled, "/items/0/quantity", "/items/1/quantity", "/items/2/quantity")
		_, _, _, err = o.Fulfill(ordering.Fulfillment{Items: []ordering.ShipmentItem{{LineItemID: 9, Quantity: 1}, {LineItemID: 1, Quantity: 0}, {LineItemID: 2, Quantity: 1}, {LineItemID: 2, Quantity: 1}}}, false, midday)
		refuses(err, domain.InvalidValue, "/items/0/lineItemId", "/items/1/quantity", "/items/3/lineItemId")
		Expect(o.Lines[1].FulfilledQuantity).To(Equal(0), "nothing of a refused parcel counts")
		fulfilled(o)
		_, _, _, err = o.Fulfill(ordering.Fulfillment{}, false, midday)
		refuses(err, domain.QuantityExceedsUnfulfilled)
	})

	It("does not ship units that the buyer withdrew from unless the withdrawal ends", func() {
		o := paidOrder()
		cups := o.Lines[0]
		cups.DropTarget = 1
		one := []ordering.ShipmentItem{{LineItemID: 1, Quantity: 1}}
		Expect([]int{cups.Open(), cups.Stopped()}).To(Equal([]int{1, 1}))
		_, _, _, err := o.Fulfill(ordering.Fulfillment{Items: []ordering.ShipmentItem{{LineItemID: 1, Quantity: 2}}}, false, midday)
		refuses(err, domain.QuantityExceedsUnfulfilled, "/items/0/quantity")
		Expect(err).To(MatchError(ContainSubstring("the buyer withdrew from 1")))
		Expect(fulfilled(o).Items).To(Equal([]ordering.ShipmentItem{{LineItemID: 1, Quantity: 1}, {LineItemID: 2, Quantity: 3}}))
		_, _, _, err = o.Fulfill(ordering.Fulfillment{}, false, midday)
		refuses(err, domain.QuantityExceedsUnfulfilled)
		Expect(err).To(MatchError(ContainSubstring("The buyer withdrew")))
		Expect(o.Actions(false, false)).NotTo(ContainElement(ordering.CanFulfill))
		Expect(o.FulfillmentStatus).To(Equal(ordering.PartiallyFulfilled))

		released := refunded(o, ordering.RefundRequest{Reason: ordering.OtherReason, Lines: []ordering.RefundRequestLine{{LineItemID: 1, Quantity: 1}}})
		Expect([]int{released.Lines[0].Released, cups.Stopped()}).To(Equal([]int{1, 0}), "the unit is still reserved, so the refund releases it")
		Expect(o.FulfillmentStatus).To(Equal(ordering.Fulfilled))
		_, err = o.VoidRefund(released, "", midday)
		Expect(err).NotTo(HaveOccurred())
		Expect([]int{cups.Open(), cups.Stopped()}).To(Equal([]int{0, 1}), "the buyer has neither the unit nor its money")
		cups.DropTarget = 0
		Expect(fulfilled(o, one...).Items).To(HaveLen(1))
	})

	It("does not ship a packed parcel with units under a withdrawal", func() {
		o := paidOrder()
		parcel, _, _, err := o.Fulfill(ordering.Fulfillment{Status: ordering.ShipmentPending, Items: []ordering.ShipmentItem{{LineItemID: 1, Quantity: 2}}}, false, midday)
		Expect(err).NotTo(HaveOccurred())
		o.Lines[0].DropTarget = 1
		for _, status := range []ordering.ShipmentStatus{ordering.ShipmentPickedUp, ordering.ShipmentInTransit, ordering.ShipmentDelivered} {
			copied := *parcel
			o.Shipments[0] = &copied
			_, _, err = o.UpdateShipment(&copied, ordering.ShipmentPatch{Status: &status}, midday)
			refuses(err, domain.InvalidStateTransition)
			Expect(err).To(MatchError(ContainSubstring("isCorrection")))
		}
		o.Shipments[0] = parcel
		_, changed, err := o.UpdateShipment(parcel, ordering.ShipmentPatch{Status: new(ordering.ShipmentLabelCreated)}, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(changed).To(BeTrue(), "the parcel has not left")
		_, _, err = o.UpdateShipment(parcel, ordering.ShipmentPatch{Status: new(ordering.ShipmentInTransit), IsCorrection: true}, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(parcel.Left()).To(BeTrue(), "the carrier has the parcel")

		o = paidOrder()
		parcel, _, _, err = o.Fulfill(ordering.Fulfillment{Status: ordering.ShipmentPending, Items: []ordering.ShipmentItem{{LineItemID: 1, Quantity: 1}}}, false, midday)
		Expect(err).NotTo(HaveOccurred())
		o.Lines[0].DropTarget = 1
		_, _, err = o.UpdateShipment(parcel, ordering.ShipmentPatch{Status: new(ordering.ShipmentInTransit)}, midday)
		Expect(err).NotTo(HaveOccurred(), "the unit that is not packed is the withdrawn one")
		Expect(o.Lines[0].Open()).To(BeZero())
	})

	It("does not ship refunded units", func() {
		o := paidOrder()
		refunded(o, ordering.RefundRequest{Reason: ordering.OtherReason, Lines: []ordering.RefundRequestLine{{LineItemID: 1, Quantity: 1}}})
		Expect(o.Lines[0].Open()).To(Equal(1))
		s := fulfilled(o)
		Expect(s.Items[0].Quantity).To(Equal(1))
		Expect(o.FulfillmentStatus).To(Equal(ordering.Fulfilled))
	})

	DescribeTable("is accepted, or needs a waiver if the money is not secured, for a payment that is", func(status ordering.AttemptStatus, captured string, secured bool) {
		o := sampleOrder()
		pay(o, "128.04", captured).Status = status
		o.Settle(midday)
		_, _, _, err := o.Fulfill(ordering.Fulfillment{}, false, midday)
		if secured {
			Expect(err).NotTo(HaveOccurred())
			return
		}
		refuses(err, domain.PaymentNotSecured)
		_, _, _, err = o.Fulfill(ordering.Fulfillment{}, true, midday)
		Expect(err).NotTo(HaveOccurred())
	},
		Entry("pending (waiver)", ordering.AttemptPending, "0", false),
		Entry("waiting for the customer (waiver)", ordering.AttemptRequiresAction, "0", false),
		Entry("failed (waiver)", ordering.AttemptFailed, "0", false),
		Entry("expired (waiver)", ordering.AttemptExpired, "0", false),
		Entry("partly paid, with the rest authorized (accepted)", ordering.AttemptCaptured, "100.00", true),
		Entry("authorized (accepted)", ordering.AttemptAuthorized, "0", true),
		Entry("paid (accepted)", ordering.AttemptCaptured, "128.04", true),
	)

	It("is refused for a partly paid order if the rest is not authorized", func() {
		o := sampleOrder()
		p := pay(o, "128.04", "100.00")
		p.AuthorizedAmount = p.CapturedAmount
		_, _, _, err := o.Fulfill(ordering.Fulfillment{}, false, midday)
		refuses(err, domain.PaymentNotSecured)
		pay(o, "28.03", "0")
		_, _, _, err = o.Fulfill(ordering.Fulfillment{}, false, midday)
		refuses(err, domain.PaymentNotSecured)
		pay(o, "0.01", "0")
		fulfilled(o)
	})

	It("is refused for drafts, canceled orders and held orders, and with an impossible initial status", func() {
		for _, status := range []ordering.OrderStatus{ordering.OrderDraft, ordering.OrderCancelled} {
			o := paidOrder()
			o.Status = status
			_, _, _, err := o.Fulfill(ordering.Fulfillment{}, false, midday)
			refuses(err, domain.InvalidStateTransition)
		}
		o := paidOrder()
		o.OnHold = true
		_, _, _, err := o.Fulfill(ordering.Fulfillment{}, false, midday)
		refuses(err, domain.InvalidStateTransition)
		for _, status := range []ordering.ShipmentStatus{ordering.ShipmentCancelled, "SOMEWHERE"} {
			_, _, _, err := paidOrder().Fulfill(ordering.Fulfillment{Status: status}, false, midday)
			refuses(err, domain.InvalidValue, "/status")
		}
		late := midday.AddDate(0, 0, 9)
		_, _, _, err = paidOrder().Fulfill(ordering.Fulfillment{ShippedOn: &midday, EstimatedDelivery: &midday}, false, late)
		Expect(err).NotTo(HaveOccurred())
		_, _, _, err = paidOrder().Fulfill(ordering.Fulfillment{ShippedOn: &late, EstimatedDelivery: &midday}, false, late)
		refuses(err, domain.InvalidValue, "/estimatedDelivery")
		_, _, _, err = paidOrder().Fulfill(ordering.Fulfillment{ShippedOn: &late}, false, midday)
		refuses(err, domain.InvalidValue, "/shippedOn")
	})
})

var _ = Describe("goods without shipping", func() {
	handed := func(o *ordering.Order) (ids []int64) {
		for _, l := range o.Handover() {
			ids = append(ids, l.ID)
		}
		return ids
	}

	It("leave the stock once their order is paid, if the stock is tracked", func() {
		Expect(handed(paidOrder())).To(BeEmpty(), "no stock is tracked")
		o := sampleOrder()
		o.Lines[2].TrackInventory = true
		pay(o, "128.04", "0")
		Expect(handed(o)).To(BeEmpty(), "it is not paid")
		pay(o, "128.04", "128.04")
		Expect(handed(o)).To(Equal([]int64{3}), "parcels take the other lines out")
		o.Lines[2].Issue()
		Expect(handed(o)).To(BeEmpty(), "they are gone")
	})

	It("leave the stock when an order is completed, but not when it is canceled", func() {
		o := paidOrder()
		o.Lines[2].TrackInventory = true
		o.Lines = o.Lines[2:]
		o.Settle(midday)
		Expect(o.Status).To(Equal(ordering.OrderCompleted))
		Expect(handed(o)).To(Equal([]int64{3}))
		o = paidOrder()
		o.Lines[2].TrackInventory = true
		_, err := o.Cancel(ordering.CancelRequest{KeepPayment: true}, domain.HalfUp, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(handed(o)).To(BeEmpty())
	})
})

var _ = Describe("a hold of an order", func() {
	It("can be set and released, and fires an event each time", func() {
		o := paidOrder()
		why := "House number is missing"
		events, err := o.HoldShipping(ordering.HoldAddress, &why, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(types(events)).To(Equal([]domain.EventType{domain.OrderFulfillmentStatusChanged}))
		Expect(actions(events)).To(Equal([]string{"order.held"}))
		Expect(o.FulfillmentStatus).To(Equal(ordering.OnHold))
		Expect(*o.Hold).To(Equal(ordering.Hold{Reason: ordering.HoldAddress, Note: &why, HeldOn: midday, HeldBy: domain.Author{Kind: domain.ActorAdmin, ID: 7}}))

		By("changing its reason without an event")
		events, err = o.HoldShipping(ordering.HoldFraud, nil, domain.System(1), midday.AddDate(0, 0, 1))
		Expect(err).NotTo(HaveOccurred())
		Expect(events).To(BeEmpty())
		Expect(o.Hold.Reason).To(Equal(ordering.HoldFraud))
		Expect(o.Hold.HeldOn).To(Equal(midday))

		events, err = o.Release("Customer sent the number", midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(actions(events)).To(Equal([]string{"order.released"}))
		Expect(o.Hold).To(BeNil())
		Expect(o.InternalNote).To(Equal("Customer sent the number"))
		Expect(o.Release("", midday)).To(BeEmpty())
	})

	It("does not change the event of an authorization that is released at the same time", func() {
		o := paidOrder()
		spare := pay(o, "0", "0")
		spare.Status, spare.AuthorizedAmount = ordering.AttemptAuthorized, eur("58.31") // not released yet
		events, err := o.HoldShipping(ordering.HoldOther, nil, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(actions(events)).To(Equal([]string{"order.authorization_released", "order.held"}))
		Expect(spare.Status).To(Equal(ordering.AttemptVoided))
	})

	It("is refused for shipped and canceled orders and drafts", func() {
		o := paidOrder()
		fulfilled(o, ordering.ShipmentItem{LineItemID: 1, Quantity: 1})
		_, err := o.HoldShipping(ordering.HoldOther, nil, admin, midday)
		refuses(err, domain.InvalidStateTransition)
		for _, status := range []ordering.OrderStatus{ordering.OrderDraft, ordering.OrderCancelled} {
			o := paidOrder()
			o.Status = status
			_, err := o.HoldShipping(ordering.HoldOther, nil, admin, midday)
			refuses(err, domain.InvalidStateTransition)
			_, err = o.Release("", midday)
			refuses(err, domain.InvalidStateTransition)
		}
	})
})
