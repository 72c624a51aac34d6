package ordering_test

import (
	"fmt"
	"slices"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

// rank is the position of a status in the sequence of a delivery. Statuses outside of the sequence have
// no rank.
var rank = map[ordering.ShipmentStatus]int{
	ordering.ShipmentPending: 1, ordering.ShipmentLabelCreated: 2, ordering.ShipmentPickedUp: 3, ordering.ShipmentInTransit: 4,
	ordering.ShipmentOutForDelivery: 5, ordering.ShipmentDelivered: 6,
}

// allowed states the rules of section 3.3 of the design in another form.
func allowed(from, to ordering.ShipmentStatus) bool {
	over := []ordering.ShipmentStatus{ordering.ShipmentReturnedToSender, ordering.ShipmentLost, ordering.ShipmentCancelled}
	switch {
	case from == to:
		return true
	case to == ordering.ShipmentCancelled || slices.Contains(over, from):
		return false
	case from == ordering.ShipmentDelivered:
		return to == ordering.ShipmentReturnedToSender
	case rank[from] > 0 && rank[to] > 0:
		return rank[to] > rank[from]
	case rank[from] > 0:
		return true // problems, a counter, or a loss are possible at any step
	case from == ordering.ShipmentAvailableForPickup:
		return to == ordering.ShipmentDelivered || to == ordering.ShipmentException || slices.Contains(over, to)
	}
	return rank[to] >= rank[ordering.ShipmentInTransit] || rank[to] == 0
}

var _ = Describe("a shipment's status", func() {
	for _, from := range ordering.ShipmentStatuses() {
		for _, to := range ordering.ShipmentStatuses() {
			It(fmt.Sprintf("may change from %s to %s: %v", from, to, allowed(from, to)), func() {
				s := &ordering.Shipment{Status: from, ShippedOn: midday, EstimatedDelivery: midday}
				events, changed, err := s.Change(ordering.ShipmentPatch{Status: &to}, midday)
				switch {
				case from == to:
					Expect(err).NotTo(HaveOccurred())
					Expect(changed).To(BeFalse())
					Expect(events).To(BeEmpty())
				case allowed(from, to):
					Expect(err).NotTo(HaveOccurred())
					Expect(changed).To(BeTrue())
					Expect(types(events)).To(Equal([]domain.EventType{domain.ShipmentStatusChanged}))
					Expect(events[0].Before.(*ordering.Shipment).Status).To(Equal(from))
					Expect(s.Status).To(Equal(to))
				default:
					refuses(err, domain.InvalidStateTransition)
					Expect(s.Status).To(Equal(from))
					Expect(err.(*domain.Error).Allowed).To(HaveLen(len(ordering.ShipmentMoves(from))))
				}
			})
		}
	}

	It("moves backward only in a correction, and never into or out of CANCELLED", func() {
		s := &ordering.Shipment{Status: ordering.ShipmentDelivered, DeliveredOn: &midday}
		back := ordering.ShipmentInTransit
		_, _, err := s.Change(ordering.ShipmentPatch{Status: &back}, midday)
		refuses(err, domain.InvalidStateTransition)
		_, _, err = s.Change(ordering.ShipmentPatch{Status: &back, IsCorrection: true}, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(s.DeliveredOn).To(BeNil())
		cancelled := ordering.ShipmentCancelled
		_, _, err = s.Change(ordering.ShipmentPatch{Status: &cancelled, IsCorrection: true}, midday)
		refuses(err, domain.InvalidStateTransition)
		s.Status = ordering.ShipmentCancelled
		_, _, err = s.Change(ordering.ShipmentPatch{Status: &back, IsCorrection: true}, midday)
		refuses(err, domain.InvalidStateTransition)
		nowhere := ordering.ShipmentStatus("NOWHERE")
		_, _, err = s.Change(ordering.ShipmentPatch{Status: &nowhere}, midday)
		refuses(err, domain.InvalidValue, "/status")
	})

	It("keeps the scans with the times that the carrier reported", func() {
		s := &ordering.Shipment{Status: ordering.ShipmentInTransit}
		delivered, back, at := ordering.ShipmentDelivered, ordering.ShipmentReturnedToSender, midday.AddDate(0, 0, -1)
		_, _, err := s.Change(ordering.ShipmentPatch{Status: &delivered, OccurredOn: &at, Location: "Berlin", StatusMessage: "Handed over"}, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(s.Scans).To(Equal([]ordering.ShipmentScan{{Status: delivered, OccurredOn: at, Location: "Berlin", Message: "Handed over"}}))
		Expect(*s.DeliveredOn).To(Equal(at))
		_, _, err = s.Change(ordering.ShipmentPatch{Status: &back}, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(*s.DeliveredOn).To(Equal(at), "it was")
	})

	It("fires one event for the tracking data, and then one for the move", func() {
		s := &ordering.Shipment{Status: ordering.ShipmentInTransit, CarrierName: "DHL"}
		to, number, carrier := ordering.ShipmentDelivered, "42", "DHL"
		events, _, err := s.Change(ordering.ShipmentPatch{Status: &to, TrackingNumber: &number, CarrierName: &carrier}, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(types(events)).To(Equal([]domain.EventType{domain.ShipmentTrackingUpdated, domain.ShipmentStatusChanged}))
		where := "Berlin warehouse"
		events, changed, err := s.Change(ordering.ShipmentPatch{LocationName: &where}, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(changed).To(BeTrue())
		Expect(events).To(BeEmpty())
		_, changed, err = s.Change(ordering.ShipmentPatch{LocationName: &where, TrackingNumber: &number}, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(changed).To(BeFalse())
	})
})

var _ = Describe("the cancellation of a shipment", func() {
	It("makes its units open again, and a later shipment fires order.fulfilled again", func() {
		o := paidOrder()
		s := fulfilled(o)
		c, err := o.CancelShipment(s, "Wrong parcel", true, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(types(c.Events)).To(Equal([]domain.EventType{domain.ShipmentCancelledEvent, domain.ShipmentStatusChanged, domain.OrderFulfillmentStatusChanged}))
		Expect(c.Unship).To(Equal([]catalog.StockMove{{VariantID: 310, Quantity: 2, OrderID: 1}, {VariantID: 311, Quantity: 3, OrderID: 1}}))
		Expect(c.Release).To(BeEmpty())
		Expect(o.FulfillmentStatus).To(Equal(ordering.Unfulfilled))
		Expect(o.Status).To(Equal(ordering.OrderOpen))
		again, err := o.CancelShipment(s, "", false, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(again.Done).To(BeFalse())
		_, _, events, err := o.Fulfill(ordering.Fulfillment{}, false, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(types(events)).To(ContainElement(domain.OrderFulfilled))
	})

	It("requires force once the carrier has the parcel, and is refused after the delivery", func() {
		for _, status := range ordering.ShipmentStatuses() {
			o := paidOrder()
			s := fulfilled(o)
			s.Status = status
			_, err := o.CancelShipment(s, "", false, midday)
			switch status {
			case ordering.ShipmentPending, ordering.ShipmentLabelCreated, ordering.ShipmentReturnedToSender, ordering.ShipmentCancelled:
				Expect(err).NotTo(HaveOccurred(), string(status))
				continue
			default: // possible only with force
			}
			refuses(err, domain.InvalidStateTransition)
			_, err = o.CancelShipment(s, "", true, midday)
			switch status {
			case ordering.ShipmentDelivered, ordering.ShipmentLost: // the store does not have the goods
				refuses(err, domain.InvalidStateTransition)
				Expect(o.Lines[0].FulfilledQuantity).To(Equal(2))
				Expect(s.Actions()).NotTo(ContainElement(ordering.CanCancelShipment))
			default:
				Expect(err).NotTo(HaveOccurred(), string(status))
				Expect(s.Status).To(Equal(ordering.ShipmentCancelled))
			}
		}
	})

	It("is possible after a lost parcel was found", func() {
		o := paidOrder()
		s := fulfilled(o)
		lost, here := ordering.ShipmentLost, ordering.ShipmentPending
		_, _, err := s.Change(ordering.ShipmentPatch{Status: &lost}, midday)
		Expect(err).NotTo(HaveOccurred())
		_, _, err = s.Change(ordering.ShipmentPatch{Status: &here, IsCorrection: true}, midday)
		Expect(err).NotTo(HaveOccurred())
		c, err := o.CancelShipment(s, "", false, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(c.Unship).To(HaveLen(2))
	})

	It("is refused if some of the parcel's units were returned", func() {
		o := paidOrder()
		s := fulfilled(o)
		refunded(o, ordering.RefundRequest{Reason: ordering.ReturnSellable, Lines: []ordering.RefundRequestLine{{LineItemID: 1, Quantity: 1}}})
		_, err := o.CancelShipment(s, "", true, midday)
		refuses(err, domain.InvalidStateTransition)
	})

	It("does not make units open that were refunded in the meantime", func() {
		o := paidOrder()
		s := fulfilled(o)
		r := refunded(o, ordering.RefundRequest{Reason: ordering.DamagedGoods, Lines: []ordering.RefundRequestLine{{LineItemID: 1, Quantity: 1}}})
		c, err := o.CancelShipment(s, "", true, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(c.Release).To(Equal([]catalog.StockMove{{VariantID: 310, Quantity: 1, OrderID: 1}}))
		Expect(c.Refunds).To(Equal([]*ordering.Refund{r}))
		Expect(r.Lines[0].Released).To(Equal(1))
		Expect(o.Lines[0].Open()).To(Equal(1))

		By("shipping them after the refund is voided")
		end, err := o.VoidRefund(r, "", midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(end.Reserve).To(Equal([]catalog.StockMove{{VariantID: 310, Quantity: 1, OrderID: 1}}))
		Expect(o.Lines[0].Open()).To(Equal(2))
	})
})
