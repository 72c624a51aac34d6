package ordering_test

import (
	"reflect"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

var _ = Describe("a shipment's tracking data", func() {
	sample := func() *ordering.Shipment {
		return &ordering.Shipment{Status: ordering.ShipmentInTransit, CarrierName: "DHL", TrackingNumber: "1", TrackingURL: "https://dhl.example/1", LocationName: "Bremen",
			LabelURL: "https://dhl.example/label", ExternalShipmentID: "S1", ShippedOn: midday.AddDate(0, 0, -3), EstimatedDelivery: midday}
	}
	// each changes every field of the tracking data, one at a time.
	each := ordering.ShipmentPatch{CarrierName: new("UPS"), TrackingNumber: new("2"), TrackingURL: new("https://ups.example/2"), ShippedOn: new(midday.AddDate(0, 0, -1)),
		EstimatedDelivery: new(midday.AddDate(0, 0, 1)), ExternalShipmentID: new("S2"), LocationName: new("Berlin"), LabelURL: new("https://ups.example/label"), Weight: new(some("1.2"))}
	scan := []string{"Status", "StatusMessage", "Location", "OccurredOn", "IsCorrection", "maxDays"} // fields of a move

	It("change field by field, and report each change only once", func() {
		all := reflect.TypeFor[ordering.ShipmentPatch]()
		for i := range all.NumField() {
			name := all.Field(i).Name
			value := reflect.ValueOf(each).Field(i)
			if value.IsZero() {
				Expect(scan).To(ContainElement(name), "%s has no sample", name)
				continue
			}
			var p ordering.ShipmentPatch
			reflect.ValueOf(&p).Elem().Field(i).Set(value)
			s := sample()
			events, changed, err := s.Change(p, midday)
			Expect([]any{changed, err}).To(Equal([]any{true, nil}), name)
			Expect(reflect.ValueOf(*s).FieldByName(name).Interface()).To(Equal(value.Elem().Interface()), name)
			switch name {
			case "CarrierName", "TrackingNumber", "TrackingURL":
				Expect(actions(events)).To(Equal([]string{"shipment.tracking_updated"}))
				Expect(events[0].Before).To(Equal(sample()), "%s as it was", name)
			default:
				Expect(events).To(BeEmpty(), name)
			}
			_, changed, err = s.Change(p, midday)
			Expect([]any{changed, err}).To(Equal([]any{false, nil}), "%s again", name)
			_, changed, err = s.Change(ordering.ShipmentPatch{}, midday)
			Expect([]any{changed, err}).To(Equal([]any{false, nil}))
			canceled := sample()
			canceled.Status = ordering.ShipmentCancelled
			_, _, err = canceled.Change(p, midday)
			refuses(err, domain.InvalidStateTransition)
		}
	})

	DescribeTable("get the tracking URL that fits carrier and number, after", func(f ordering.Fulfillment, p ordering.ShipmentPatch, url string) {
		o := paidOrder()
		s, _, _, err := o.Fulfill(f, false, midday)
		Expect(err).NotTo(HaveOccurred())
		events, changed, err := o.UpdateShipment(s, p, midday)
		Expect([]any{changed, err}).To(Equal([]any{true, nil}))
		Expect(s.TrackingURL).To(Equal(url))
		Expect(actions(events)).To(ContainElement("shipment.tracking_updated"))
	},
		Entry("a new tracking number", ordering.Fulfillment{CarrierName: new("UPS"), TrackingNumber: "1"}, ordering.ShipmentPatch{TrackingNumber: new("2")},
			"https://www.ups.com/track?tracknum=2"),
		Entry("a new carrier", ordering.Fulfillment{CarrierName: new("GLS"), TrackingNumber: "1"}, ordering.ShipmentPatch{CarrierName: new("UPS")},
			"https://www.ups.com/track?tracknum=1"),
		Entry("a change to a carrier without a tracking page (no URL)", ordering.Fulfillment{CarrierName: new("UPS"), TrackingNumber: "1"}, ordering.ShipmentPatch{CarrierName: new("Pigeon")}, ""),
		Entry("a number entered later", ordering.Fulfillment{CarrierName: new("UPS")}, ordering.ShipmentPatch{TrackingNumber: new("2")}, "https://www.ups.com/track?tracknum=2"),
		Entry("a carrier and a number entered later", ordering.Fulfillment{CarrierName: new("")}, ordering.ShipmentPatch{CarrierName: new("UPS"), TrackingNumber: new("2")},
			"https://www.ups.com/track?tracknum=2"),
		Entry("the number is cleared (no URL)", ordering.Fulfillment{CarrierName: new("UPS"), TrackingNumber: "1"}, ordering.ShipmentPatch{TrackingNumber: new("")}, ""),
		Entry("a new number, although the URL was entered (no change)", ordering.Fulfillment{CarrierName: new("UPS"), TrackingNumber: "1", TrackingURL: new("https://parcels.example/1")},
			ordering.ShipmentPatch{TrackingNumber: new("2")}, "https://parcels.example/1"),
		Entry("a URL is entered with the number (the entered URL)", ordering.Fulfillment{CarrierName: new("UPS")},
			ordering.ShipmentPatch{TrackingNumber: new("2"), TrackingURL: new("https://parcels.example/2")}, "https://parcels.example/2"),
		Entry("the URL is cleared (no URL)", ordering.Fulfillment{CarrierName: new("UPS"), TrackingNumber: "1"},
			ordering.ShipmentPatch{TrackingNumber: new("2"), TrackingURL: new("")}, ""))

	It("cannot contain a time in the future, or an estimated delivery before the departure", func() {
		later := midday.Add(time.Hour)
		delivered := ordering.ShipmentDelivered
		_, _, err := sample().Change(ordering.ShipmentPatch{ShippedOn: &later, Status: &delivered, OccurredOn: &later}, midday)
		refuses(err, domain.InvalidValue, "/shippedOn", "/occurredOn")
		_, _, err = sample().Change(ordering.ShipmentPatch{EstimatedDelivery: new(midday.AddDate(0, 0, -4))}, midday)
		refuses(err, domain.InvalidValue, "/estimatedDelivery")
		_, _, err = sample().Change(ordering.ShipmentPatch{EstimatedDelivery: new(midday.AddDate(0, 0, -3))}, midday)
		Expect(err).NotTo(HaveOccurred())
	})

	It("keep the latest 500 scans", func() {
		s := sample()
		for i := range 501 {
			s.Scans = append(s.Scans, ordering.ShipmentScan{Status: ordering.ShipmentDelayed, OccurredOn: s.ShippedOn.Add(time.Duration(i) * time.Second)})
		}
		s.Scans[1].Location = "Bonn"
		s.Scans[2].Location = "Celle"
		delayed := ordering.ShipmentDelayed
		_, _, err := s.Change(ordering.ShipmentPatch{Status: &delayed}, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(s.Scans).To(HaveLen(500))
		Expect(s.Scans[0].Location).To(Equal("Celle"))
	})

	It("keep the delivery time even while the shipment is returned", func() {
		s := sample()
		to := func(status ordering.ShipmentStatus, day int) {
			_, _, err := s.Change(ordering.ShipmentPatch{Status: &status, OccurredOn: new(midday.AddDate(0, 0, day)), IsCorrection: true}, midday)
			Expect(err).NotTo(HaveOccurred())
		}
		to(ordering.ShipmentDelivered, -9)
		to(ordering.ShipmentInTransit, -8)
		Expect(s.DeliveredOn).To(BeNil())
		to(ordering.ShipmentReturnedToSender, -7)
		Expect(*s.DeliveredOn).To(Equal(midday.AddDate(0, 0, -9)), "as far as anybody knows")
		to(ordering.ShipmentDelivered, -6)
		to(ordering.ShipmentDelayed, -5)
		to(ordering.ShipmentReturnedToSender, -4)
		Expect(*s.DeliveredOn).To(Equal(midday.AddDate(0, 0, -6)))
	})
})

var _ = Describe("a canceled shipment", func() {
	cancel := func(o *ordering.Order, s *ordering.Shipment) ordering.ShipmentCancellation {
		GinkgoHelper()
		c, err := o.CancelShipment(s, "Wrong parcel", true, midday)
		Expect(err).NotTo(HaveOccurred())
		return c
	}
	// teas returns a paid order of n units of tea, and its line.
	teas := func(n int) (*ordering.Order, *ordering.OrderLine) {
		o := paidOrder()
		o.Lines[1].Quantity = n
		return o, o.Lines[1]
	}
	ship := func(o *ordering.Order, n int) *ordering.Shipment {
		return fulfilled(o, ordering.ShipmentItem{LineItemID: 2, Quantity: n})
	}
	damaged := func(o *ordering.Order, n int) *ordering.Refund {
		return refunded(o, give(ordering.DamagedGoods, 2, n, nil))
	}

	It("has a time and a reason, and fires an event with its previous status", func() {
		o := paidOrder()
		s := fulfilled(o)
		s.DeliveredOn = &midday
		c := cancel(o, s)
		Expect([]any{c.Done, *s.CancelledOn, s.CancelReason}).To(Equal([]any{true, midday, "Wrong parcel"}))
		Expect(s.DeliveredOn).To(BeNil())
		Expect(c.Events[0].Before.(*ordering.Shipment).Status).To(Equal(ordering.ShipmentInTransit))
	})

	It("needs force in transit, and cannot be canceled at all if it is LOST", func() {
		o := paidOrder()
		s := fulfilled(o)
		_, err := o.CancelShipment(s, "", false, midday)
		Expect(err).To(MatchError(ContainSubstring("with force")))
		s.Status = ordering.ShipmentLost
		for _, force := range []bool{false, true} {
			_, err = o.CancelShipment(s, "", force, midday)
			Expect(err).To(MatchError(ContainSubstring("is LOST")))
		}
	})

	It("assigns the released units to their refunds, oldest first", func() {
		o, line := teas(4)
		ship(o, 1)
		older := damaged(o, 2) // one of these units was not shipped yet
		s := ship(o, 2)
		younger := damaged(o, 2)
		c := cancel(o, s)
		Expect([]int{older.Lines[0].Released, younger.Lines[0].Released, line.ReleasedQuantity, line.Open()}).To(Equal([]int{2, 1, 3, 0}))
		Expect(c.Refunds).To(Equal([]*ordering.Refund{older, younger}))
		Expect(c.Release).To(Equal([]catalog.StockMove{{VariantID: 311, Quantity: 2, OrderID: 1}}))
	})

	It("assigns refunded units to other shipments in transit first", func() {
		o, line := teas(5)
		ship(o, 2)
		s := ship(o, 2)
		damaged(o, 2)
		c := cancel(o, s)
		Expect(c.Release).To(BeEmpty())
		Expect(c.Refunds).To(BeEmpty())
		Expect(line.Open()).To(Equal(3))
	})

	It("does not release units for a failed refund", func() {
		o, line := teas(3)
		s := ship(o, 2)
		failed := failedRefund(o, give(ordering.DamagedGoods, 2, 1, nil))
		live := damaged(o, 1)
		c := cancel(o, s)
		Expect(c.Refunds).To(Equal([]*ordering.Refund{live}))
		Expect([]int{failed.Lines[0].Released, live.Lines[0].Released, line.Open()}).To(Equal([]int{0, 1, 2}))
	})

	It("lists each affected refund once", func() {
		o := paidOrder()
		s := fulfilled(o)
		both := give(ordering.DamagedGoods, 1, 1, nil)
		both.Lines = append(both.Lines, ordering.RefundRequestLine{LineItemID: 2, Quantity: 1})
		first := refunded(o, both)
		second := refunded(o, give(ordering.DamagedGoods, 1, 1, nil))
		c := cancel(o, s)
		Expect(c.Refunds).To(Equal([]*ordering.Refund{first, second}))
		Expect([]int{o.Lines[0].Open(), o.Lines[1].Open()}).To(Equal([]int{0, 2}))
	})

	It("handles each line separately even if other units were shipped or refunded elsewhere", func() {
		o := paidOrder()
		cups := fulfilled(o, ordering.ShipmentItem{LineItemID: 1, Quantity: 1})
		fulfilled(o, ordering.ShipmentItem{LineItemID: 2, Quantity: 3})
		tea := damaged(o, 2)
		cup := refunded(o, give(ordering.DamagedGoods, 1, 1, nil))
		Expect(cup.Lines[0].Released).To(BeZero(), "the cup that was shipped, whatever became of the teas")
		c := cancel(o, cups)
		Expect(c.Refunds).To(Equal([]*ordering.Refund{cup}))
		Expect([]int{cup.Lines[0].Released, tea.Lines[0].Released}).To(Equal([]int{1, 0}))
	})

	It("ignores items that are not lines of its order", func() {
		o := paidOrder()
		s := ship(o, 1)
		s.Items = append(s.Items, ordering.ShipmentItem{LineItemID: 99, Quantity: 1})
		Expect(cancel(o, s).Unship).To(HaveLen(1))
	})
})
