package domain_test

import (
	"fmt"
	"slices"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

// rank is how far a parcel is on its way; what lies beside the way has none.
var rank = map[domain.ShipmentStatus]int{
	domain.ShipmentPending: 1, domain.ShipmentLabelCreated: 2, domain.ShipmentPickedUp: 3, domain.ShipmentInTransit: 4,
	domain.ShipmentOutForDelivery: 5, domain.ShipmentDelivered: 6,
}

var trouble = []domain.ShipmentStatus{domain.ShipmentDeliveryAttempted, domain.ShipmentDelayed, domain.ShipmentException}

// allowed is section 3.3 of the design, written down once more and otherwise.
func allowed(from, to domain.ShipmentStatus) bool {
	over := []domain.ShipmentStatus{domain.ShipmentReturnedToSender, domain.ShipmentLost, domain.ShipmentCancelled}
	switch {
	case from == to:
		return true
	case to == domain.ShipmentCancelled || slices.Contains(over, from):
		return false
	case from == domain.ShipmentDelivered:
		return to == domain.ShipmentReturnedToSender
	case rank[from] > 0 && rank[to] > 0:
		return rank[to] > rank[from]
	case rank[from] > 0:
		return true // trouble, a counter, lost: at any step
	case from == domain.ShipmentAvailableForPickup:
		return to == domain.ShipmentDelivered || to == domain.ShipmentException || slices.Contains(over, to)
	}
	return rank[to] >= rank[domain.ShipmentInTransit] || rank[to] == 0
}

var _ = Describe("a shipment's status", func() {
	for _, from := range domain.ShipmentStatuses() {
		for _, to := range domain.ShipmentStatuses() {
			It(fmt.Sprintf("goes from %s to %s: %v", from, to, allowed(from, to)), func() {
				s := &domain.Shipment{Status: from, ShippedOn: midday, EstimatedDelivery: midday}
				events, changed, err := s.Change(domain.ShipmentPatch{Status: &to}, midday)
				switch {
				case from == to:
					Expect(err).NotTo(HaveOccurred())
					Expect(changed).To(BeFalse())
					Expect(events).To(BeEmpty())
				case allowed(from, to):
					Expect(err).NotTo(HaveOccurred())
					Expect(changed).To(BeTrue())
					Expect(types(events)).To(Equal([]domain.EventType{domain.ShipmentStatusChanged}))
					Expect(events[0].Before.(*domain.Shipment).Status).To(Equal(from))
					Expect(s.Status).To(Equal(to))
				default:
					refuses(err, domain.InvalidStateTransition)
					Expect(s.Status).To(Equal(from))
					Expect(err.(*domain.Error).Allowed).To(HaveLen(len(domain.ShipmentMoves(from))))
				}
			})
		}
	}

	It("goes back only as a correction, and never out of CANCELLED or into it", func() {
		s := &domain.Shipment{Status: domain.ShipmentDelivered, DeliveredOn: &midday}
		back := domain.ShipmentInTransit
		_, _, err := s.Change(domain.ShipmentPatch{Status: &back}, midday)
		refuses(err, domain.InvalidStateTransition)
		_, _, err = s.Change(domain.ShipmentPatch{Status: &back, IsCorrection: true}, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(s.DeliveredOn).To(BeNil())
		cancelled := domain.ShipmentCancelled
		_, _, err = s.Change(domain.ShipmentPatch{Status: &cancelled, IsCorrection: true}, midday)
		refuses(err, domain.InvalidStateTransition)
		s.Status = domain.ShipmentCancelled
		_, _, err = s.Change(domain.ShipmentPatch{Status: &back, IsCorrection: true}, midday)
		refuses(err, domain.InvalidStateTransition)
		nowhere := domain.ShipmentStatus("NOWHERE")
		_, _, err = s.Change(domain.ShipmentPatch{Status: &nowhere}, midday)
		refuses(err, domain.InvalidValue, "/status")
	})

	It("keeps the scans with the carrier's own times", func() {
		s := &domain.Shipment{Status: domain.ShipmentInTransit}
		delivered, back, at := domain.ShipmentDelivered, domain.ShipmentReturnedToSender, midday.AddDate(0, 0, -1)
		_, _, err := s.Change(domain.ShipmentPatch{Status: &delivered, OccurredOn: &at, Location: "Berlin", StatusMessage: "Handed over"}, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(s.Scans).To(Equal([]domain.ShipmentScan{{Status: delivered, OccurredOn: at, Location: "Berlin", Message: "Handed over"}}))
		Expect(*s.DeliveredOn).To(Equal(at))
		_, _, err = s.Change(domain.ShipmentPatch{Status: &back}, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(*s.DeliveredOn).To(Equal(at), "it was")
	})

	It("tells tracking data and the move apart, tracking first", func() {
		s := &domain.Shipment{Status: domain.ShipmentInTransit, CarrierName: "DHL"}
		to, number, carrier := domain.ShipmentDelivered, "42", "DHL"
		events, _, err := s.Change(domain.ShipmentPatch{Status: &to, TrackingNumber: &number, CarrierName: &carrier}, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(types(events)).To(Equal([]domain.EventType{domain.ShipmentTrackingUpdated, domain.ShipmentStatusChanged}))
		where := "Berlin warehouse"
		events, changed, err := s.Change(domain.ShipmentPatch{LocationName: &where}, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(changed).To(BeTrue())
		Expect(events).To(BeEmpty())
		_, changed, err = s.Change(domain.ShipmentPatch{LocationName: &where, TrackingNumber: &number}, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(changed).To(BeFalse())
	})
})

var _ = Describe("canceling a shipment", func() {
	It("opens its quantities again; order.fulfilled fires anew", func() {
		o := paidOrder()
		s := fulfilled(o)
		c, err := o.CancelShipment(s, "Wrong parcel", true, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(types(c.Events)).To(Equal([]domain.EventType{domain.ShipmentCancelledEvent, domain.ShipmentStatusChanged, domain.OrderFulfillmentStatusChanged}))
		Expect(c.Unship).To(Equal([]domain.StockMove{{VariantID: 310, Quantity: 2, OrderID: 1}, {VariantID: 311, Quantity: 3, OrderID: 1}}))
		Expect(c.Release).To(BeEmpty())
		Expect(o.FulfillmentStatus).To(Equal(domain.Unfulfilled))
		Expect(o.Status).To(Equal(domain.OrderOpen))
		again, err := o.CancelShipment(s, "", false, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(again.Done).To(BeFalse())
		_, _, events, err := o.Fulfill(domain.Fulfillment{}, false, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(types(events)).To(ContainElement(domain.OrderFulfilled))
	})

	It("takes force once the carrier has it, and is too late for what was delivered", func() {
		for _, status := range domain.ShipmentStatuses() {
			o := paidOrder()
			s := fulfilled(o)
			s.Status = status
			_, err := o.CancelShipment(s, "", false, midday)
			switch status {
			case domain.ShipmentPending, domain.ShipmentLabelCreated, domain.ShipmentCancelled:
				Expect(err).NotTo(HaveOccurred(), string(status))
				continue
			}
			refuses(err, domain.InvalidStateTransition)
			_, err = o.CancelShipment(s, "", true, midday)
			if status == domain.ShipmentDelivered {
				refuses(err, domain.InvalidStateTransition)
			} else {
				Expect(err).NotTo(HaveOccurred(), string(status))
			}
		}
	})

	It("is refused when goods of it came back", func() {
		o := paidOrder()
		s := fulfilled(o)
		refunded(o, domain.RefundRequest{Reason: domain.ReturnSellable, Lines: []domain.RefundRequestLine{{LineItemID: 1, Quantity: 1}}})
		_, err := o.CancelShipment(s, "", true, midday)
		refuses(err, domain.InvalidStateTransition)
	})

	It("does not ship again what was refunded meanwhile", func() {
		o := paidOrder()
		s := fulfilled(o)
		r := refunded(o, domain.RefundRequest{Reason: domain.DamagedGoods, Lines: []domain.RefundRequestLine{{LineItemID: 1, Quantity: 1}}})
		c, err := o.CancelShipment(s, "", true, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(c.Release).To(Equal([]domain.StockMove{{VariantID: 310, Quantity: 1, OrderID: 1}}))
		Expect(c.Refunds).To(Equal([]*domain.Refund{r}))
		Expect(r.Lines[0].Released).To(Equal(1))
		Expect(o.Lines[0].Open()).To(Equal(1))

		By("shipping it after all once the refund is void")
		end, err := o.VoidRefund(r, "", midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(end.Reserve).To(Equal([]domain.StockMove{{VariantID: 310, Quantity: 1, OrderID: 1}}))
		Expect(o.Lines[0].Open()).To(Equal(2))
	})
})
