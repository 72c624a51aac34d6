package ordering_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

var _ = Describe("a change to an order", func() {
	address := addressIn("DE")

	DescribeTable("fires an event that names the changed field", func(p ordering.OrderPatch, actionOf string) {
		o := paidOrder()
		events, changed, err := o.Change(p, nil, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(changed).To(BeTrue())
		if actionOf == "" {
			Expect(events).To(BeEmpty())
		} else {
			Expect(types(events)).To(Equal([]domain.EventType{domain.OrderUpdated}))
			Expect(actions(events)).To(Equal([]string{actionOf}))
		}
		_, changed, err = o.Change(p, nil, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(changed).To(BeFalse())
		draft := paidOrder()
		draft.Status = ordering.OrderDraft
		events, changed, err = draft.Change(p, nil, midday)
		Expect([]any{changed, err}).To(Equal([]any{true, nil}))
		Expect(events).To(BeEmpty(), "nobody knows of a draft")
	},
		Entry("if the request changes the shipping address", ordering.OrderPatch{ShippingAddress: &address}, "order.address_updated"),
		Entry("if the request changes the billing address", ordering.OrderPatch{BillingAddress: &address}, "order.address_updated"),
		Entry("if the request changes both addresses", ordering.OrderPatch{ShippingAddress: &address, BillingAddress: &address}, "order.address_updated"),
		Entry("if the request changes the e-mail address", ordering.OrderPatch{Email: new("new@example.com")}, "order.customer_updated"),
		Entry("if the request changes the customer", ordering.OrderPatch{CustomerID: new(id(502))}, "order.customer_updated"),
		Entry("if the request changes the customer and the e-mail address", ordering.OrderPatch{CustomerID: new(id(502)), Email: new("new@example.com")}, "order.customer_updated"),
		Entry("if the request changes the date", ordering.OrderPatch{OrderDate: &midday}, "order.date_updated"),
		Entry("if the request changes the language", ordering.OrderPatch{LanguageCode: new("de")}, "order.language_updated"),
		Entry("if the request changes custom fields", ordering.OrderPatch{CustomFields: &[]domain.CustomField{{Key: "a", Type: "STRING"}}}, "order.custom_fields_updated"),
		Entry("if the request changes several fields", ordering.OrderPatch{OrderDate: &midday, ShippingAddress: &address}, "order.updated"),
		Entry("but not if it changes the internal note", ordering.OrderPatch{InternalNote: new("a gift")}, ""),
		Entry("but not if it changes the customer's note", ordering.OrderPatch{CustomerNote: new("ring twice")}, ""),
		Entry("but not if it changes tags", ordering.OrderPatch{Tags: &[]string{"gift"}}, ""),
		Entry("but not if it changes the external id", ordering.OrderPatch{ExternalID: new(new("PO 4"))}, ""),
	)

	It("cannot set the shipping address once everything is shipped, but can set other fields", func() {
		o := paidOrder()
		fulfilled(o)
		_, _, err := o.Change(ordering.OrderPatch{ShippingAddress: &address, Email: new("new@example.com")}, nil, midday)
		refuses(err, domain.InvalidStateTransition)
		Expect(o.ShippingAddress).To(BeNil())
		Expect(o.Email).To(Equal("mia.keller@example.com"))
		_, changed, err := o.Change(ordering.OrderPatch{BillingAddress: &address}, nil, midday)
		Expect([]any{changed, err}).To(Equal([]any{true, nil}))
	})

	It("cannot move the shipping address to a country that the store does not serve", func() {
		o := paidOrder()
		to := func(country string) ordering.OrderPatch {
			return ordering.OrderPatch{ShippingAddress: new(&domain.Address{FirstName: "Mia", CountryCode: country})}
		}
		o.ShippingAddress = &domain.Address{FirstName: "Max", CountryCode: "FR"}
		for country, served := range map[string]bool{"DE": true, "FR": true, "IT": false} { // DE is no longer served
			err := o.CheckShipTo(to(country), []string{"DE"})
			Expect(err == nil).To(Equal(served), country)
		}
		Expect(o.CheckShipTo(to("IT"), nil)).To(Succeed(), "a store that serves every country")
		Expect(o.CheckShipTo(ordering.OrderPatch{Email: new("new@example.com")}, []string{"DE"})).To(Succeed())
	})

	It("can set only notes, tags and custom fields if the order is canceled", func() {
		o := paidOrder()
		o.Status = ordering.OrderCancelled
		date := o.OrderDate
		_, _, err := o.Change(ordering.OrderPatch{OrderDate: &midday}, nil, midday)
		refuses(err, domain.InvalidStateTransition)
		Expect(o.OrderDate).To(Equal(date))
		_, changed, err := o.Change(ordering.OrderPatch{InternalNote: new("fraud")}, nil, midday)
		Expect([]any{changed, err}).To(Equal([]any{true, nil}))
		events, _, err := o.Change(ordering.OrderPatch{CustomFields: &[]domain.CustomField{{Key: "a", Type: "STRING"}}}, nil, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(events).To(HaveLen(1))
	})

	It("is refused if custom fields are invalid or a date is in the future", func() {
		_, _, err := paidOrder().Change(ordering.OrderPatch{CustomFields: &[]domain.CustomField{{Key: "a", Type: "NUMBER", Value: new("many")}}}, nil, midday)
		refuses(err, domain.InvalidValue, "/customFields/0/value")
		_, _, err = paidOrder().Change(ordering.OrderPatch{OrderDate: new(midday.Add(time.Hour))}, nil, midday)
		refuses(err, domain.InvalidValue, "/orderDate")
	})
})

var _ = Describe("the cancellation or completion of an order", func() {
	end := func(o *ordering.Order, req ordering.CancelRequest) ordering.Cancellation {
		GinkgoHelper()
		c, err := o.Cancel(req, domain.HalfUp, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(c.Done).To(BeTrue())
		return c
	}

	It("is recorded with its reason, and ends a hold", func() {
		o := paidOrder()
		_, err := o.HoldShipping(ordering.HoldFraud, nil, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		end(o, ordering.CancelRequest{Reason: ordering.CancelledFraud, Note: "stolen card", KeepPayment: true})
		Expect([]any{*o.CancelledOn, o.CancelReason, o.CancelNote, o.OnHold}).To(Equal([]any{midday, "FRAUD", "stolen card", false}))
		Expect(o.Hold).To(BeNil())
	})

	It("refunds a duplicate order with the reason of a duplicate charge", func() {
		Expect(end(paidOrder(), ordering.CancelRequest{Reason: ordering.CancelledDuplicate}).Refunds[0].Reason).To(Equal(ordering.DuplicateCharge))
	})

	It("cancels the remaining units of each line, and releases their stock once", func() {
		o := paidOrder()
		cups, teas, books := o.Lines[0], o.Lines[1], o.Lines[2]
		books.TrackInventory, books.Quantity, books.CancelledQuantity = true, 5, 1
		refunded(o, ordering.RefundRequest{Reason: ordering.OtherReason, Lines: []ordering.RefundRequestLine{{LineItemID: 2, Quantity: 2}, {LineItemID: 3, Quantity: 1}}})
		c := end(o, ordering.CancelRequest{KeepPayment: true})
		Expect([]int{cups.CancelledQuantity, teas.CancelledQuantity, books.CancelledQuantity}).To(Equal([]int{2, 1, 4}))
		Expect(c.Release).To(ConsistOf(
			catalog.StockMove{VariantID: 310, Quantity: 2, OrderID: 1}, catalog.StockMove{VariantID: 311, Quantity: 1, OrderID: 1}, catalog.StockMove{VariantID: 312, Quantity: 3, OrderID: 1}))
	})

	It("does not cancel units that a failed refund has already released", func() {
		o := paidOrder()
		failed := failedRefund(o, give(ordering.OtherReason, 2, 2, nil))
		end(o, ordering.CancelRequest{KeepPayment: true})
		Expect(o.Lines[1].CancelledQuantity).To(Equal(1))
		_, err := o.Retry(failed, "", admin, midday)
		Expect(err).NotTo(HaveOccurred())
	})

	It("happens only once per order", func() {
		o := paidOrder()
		end(o, ordering.CancelRequest{KeepPayment: true})
		c, err := o.Void(ordering.CancelRequest{}, domain.HalfUp, admin, midday)
		Expect([]any{c, err}).To(Equal([]any{ordering.Cancellation{}, nil}), "captured money or not")
	})

	It("waits until all payments are decided", func() {
		draft, p := attempted(byCard())
		_, err := draft.Cancel(ordering.CancelRequest{}, domain.HalfUp, admin, midday)
		refuses(err, domain.InvalidStateTransition)
		Expect(err.(*domain.Error).RetryAfter).To(Equal(5))
		settle(draft, p, ordering.Result{Outcome: ordering.OutcomeActionRequired})
		_, err = draft.Cancel(ordering.CancelRequest{}, domain.HalfUp, admin, midday)
		refuses(err, domain.InvalidStateTransition)
		transfer, _ := open(byTransfer())
		end(transfer, ordering.CancelRequest{})
	})
})

var _ = Describe("a shipment", func() {
	ship := func(o *ordering.Order, f ordering.Fulfillment) (*ordering.Shipment, []catalog.StockMove) {
		GinkgoHelper()
		s, moves, _, err := o.Fulfill(f, false, midday)
		Expect(err).NotTo(HaveOccurred())
		return s, moves
	}

	DescribeTable("gets", EntryDescription("the tracking link %[3]s"), func(carrier, number, url string) {
		s, _ := ship(paidOrder(), ordering.Fulfillment{CarrierName: &carrier, TrackingNumber: number})
		Expect([]string{s.CarrierName, s.TrackingURL}).To(Equal([]string{carrier, url}))
	},
		Entry(nil, " GLS Germany", "A 1/2", "https://gls-group.com/track/A+1%2F2"),
		Entry(nil, "UPS", "1Z", "https://www.ups.com/track?tracknum=1Z"),
		Entry("no tracking link without a tracking number", "UPS", "", ""),
		Entry("no tracking link with an unknown carrier", "Pigeon", "7", ""),
		Entry("no tracking link without a carrier", "", "7", ""))

	It("keeps the tracking link that the request contains", func() {
		s, _ := ship(paidOrder(), ordering.Fulfillment{TrackingNumber: "7", TrackingURL: new("https://parcels.example/7")})
		Expect([]string{s.CarrierName, s.TrackingURL}).To(Equal([]string{"DHL", "https://parcels.example/7"}))
	})

	It("can be recorded as already delivered", func() {
		s, _ := ship(paidOrder(), ordering.Fulfillment{Status: ordering.ShipmentDelivered})
		Expect(*s.DeliveredOn).To(Equal(midday))
		s, _ = ship(paidOrder(), ordering.Fulfillment{})
		Expect(s.DeliveredOn).To(BeNil())
	})

	It("does not change stock that is untracked or belongs to a deleted variant", func() {
		o := paidOrder()
		o.Lines[0].VariantID, o.Lines[1].TrackInventory = nil, false
		_, moves := ship(o, ordering.Fulfillment{})
		Expect(moves).To(BeEmpty())
	})

	It("of a held order can be released with a note, which is appended to the order's earlier notes", func() {
		o := paidOrder()
		Expect(o.Release("never held", midday)).To(BeEmpty())
		Expect(o.InternalNote).To(BeEmpty())
		o.InternalNote = "a gift"
		_, err := o.HoldShipping(ordering.HoldOther, nil, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		_, err = o.Release("", midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(o.InternalNote).To(Equal("a gift"))
		_, err = o.HoldShipping(ordering.HoldOther, nil, admin, midday.Add(time.Hour))
		Expect(err).NotTo(HaveOccurred())
		Expect(o.Hold.HeldOn).To(Equal(midday.Add(time.Hour)), "it was released in between")
		_, err = o.Release("call first", midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(o.InternalNote).To(Equal("a gift\ncall first"))
	})
})

var _ = Describe("each of several disputes", func() {
	It("belongs to one payment, with a reference of its own and a positive amount", func() {
		o := sampleOrder()
		pay(o, "100.00", "100.00")
		pay(o, "28.04", "28.04")
		report := func(payment int64, reference, amount string) error {
			_, _, err := o.Dispute(ordering.Chargeback{PaymentID: payment, Reference: reference, Amount: eur(amount), Status: ordering.ChargebackLost}, midday)
			return err
		}
		refuses(report(11, "dp_1", "0"), domain.InvalidValue, "/amount")
		Expect(report(11, "dp_1", "10.00")).To(Succeed())
		Expect(report(11, "dp_2", "5.00")).To(Succeed())
		Expect(report(12, "dp_1", "1.00")).To(Succeed())
		Expect(report(12, "dp_1", "2.00")).To(Succeed())
		Expect(o.Chargebacks).To(HaveLen(3))
		Expect([]string{o.Refundable(o.Payments[0]).Fixed(2), o.Refundable(o.Payments[1]).Fixed(2), o.Balance().Disputed.Fixed(2)}).To(Equal([]string{"85.00", "26.04", "17.00"}))
	})

	It("does not block refunds while it is an inquiry", func() {
		o := paidOrder()
		_, _, err := o.Dispute(ordering.Chargeback{PaymentID: 11, Reference: "dp_1", Amount: eur("50.00"), Status: ordering.ChargebackOpen, IsInquiry: true}, midday)
		Expect(err).NotTo(HaveOccurred())
		refunded(o, ordering.RefundRequest{Reason: ordering.Goodwill, Amount: some("1.00")})
	})
})

var _ = Describe("A guest's consent given with an order", func() {
	given := ordering.MarketingConsent{AcceptedOn: midday, Source: customer.ConsentStorefront}
	change := func(o *ordering.Order, p ordering.OrderPatch) (bool, error) {
		_, changed, err := o.Change(p, nil, midday)
		return changed, err
	}

	It("can be withdrawn once, with a date, and only by the value false", func() {
		o := &ordering.Order{Status: ordering.OrderOpen, Email: "mia@example.com", MarketingConsent: &given}
		Expect(change(o, ordering.OrderPatch{AcceptsMarketing: new(false)})).To(BeTrue())
		Expect(*o.MarketingConsent).To(Equal(ordering.MarketingConsent{AcceptedOn: midday, Source: customer.ConsentStorefront, WithdrawnOn: &midday}))
		Expect(change(o, ordering.OrderPatch{AcceptsMarketing: new(false)})).To(BeFalse())
		_, err := change(o, ordering.OrderPatch{AcceptsMarketing: new(true)})
		Expect(domain.CodeOf(err)).To(Equal(domain.InvalidValue))
		_, err = change(&ordering.Order{CustomerID: new(int64(7))}, ordering.OrderPatch{AcceptsMarketing: new(false)})
		Expect(domain.CodeOf(err)).To(Equal(domain.InvalidValue))
	})

	It("is kept if the order moves to a customer with the same address, and otherwise dropped", func() {
		for email, stays := range map[string]bool{"mia@example.com": true, "tom@example.com": false} {
			o := &ordering.Order{Status: ordering.OrderOpen, Email: "Mia@example.com", MarketingConsent: &given}
			Expect(change(o, ordering.OrderPatch{CustomerID: new(new(int64(7))), CustomerEmail: email})).To(BeTrue())
			Expect(o.MarketingConsent != nil).To(Equal(stays), email)
		}
		o := &ordering.Order{Status: ordering.OrderOpen, Email: "mia@example.com", MarketingConsent: &given}
		Expect(change(o, ordering.OrderPatch{Email: new("tom@example.com")})).To(BeTrue())
		Expect(o.MarketingConsent).To(BeNil())
	})
})
