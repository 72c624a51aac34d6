package store_test

import (
	"context"
	"errors"
	"slices"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

// heldBy expects the error already_exists and returns the id of the holder from it.
func heldBy(err error) int64 {
	GinkgoHelper()
	Expect(err).To(refuse(domain.AlreadyExists))
	e, _ := errors.AsType[*domain.Error](err)
	return e.ExistingID
}

var _ = Describe("An id in another system", func() {
	var t *checkoutStore
	BeforeEach(func(ctx SpecContext) {
		t = newCheckoutStore(ctx)
		t.good(ctx, "POUR-OVER", 40)
	})
	request := func(externalID string, change func(*ordering.OrderCreate)) ordering.OrderCreate {
		in := ordering.OrderCreate{Email: "phone@example.com", Items: []ordering.OrderItem{{SKU: "POUR-OVER", Quantity: 3}}, ShippingAddress: torstrasse,
			ShippingMethodID: &t.method, ExternalID: &externalID, Payment: &ordering.PaymentChoice{Token: "pm_card_visa"}}
		if change != nil {
			change(&in)
		}
		return in
	}
	create := func(ctx context.Context, in ordering.OrderCreate) (*ordering.Order, error) {
		return t.Ordering.CreateOrder(ctx, another(t.actor), in)
	}
	placed := func(ctx context.Context, externalID string) *ordering.Order {
		GinkgoHelper()
		o, err := create(ctx, request(externalID, nil))
		Expect(err).NotTo(HaveOccurred())
		return o
	}
	draft := func(in *ordering.OrderCreate) { in.IsDraft, in.Payment = true, nil }

	It("finds an order in the list of orders, by filter and by search", func(ctx SpecContext) {
		o := placed(ctx, "SO-1")
		placed(ctx, "SO-2")
		for _, f := range []ordering.OrderFilter{{ExternalID: "SO-1"}, {Search: "SO-1"}} {
			page, err := t.As(t.actor).Orders(ctx, f, domain.PageQuery{Number: 1, Size: 10, Sort: "createdOn"})
			Expect(err).NotTo(HaveOccurred())
			Expect(page.Items).To(HaveLen(1))
			Expect(page.Items[0].ID).To(Equal(o.ID))
		}
	})

	It("is refused if another object has it, and the error names that object", func(ctx SpecContext) {
		o := placed(ctx, "SO-1")
		_, err := create(ctx, request("SO-1", nil))
		Expect(heldBy(err)).To(Equal(o.ID))
		_, err = create(ctx, request("SO-1", draft))
		Expect(heldBy(err)).To(Equal(o.ID))
		other := placed(ctx, "SO-2")
		_, err = t.Ordering.UpdateOrder(ctx, another(t.actor), other.ID, ordering.OrderUpdate{OrderPatch: ordering.OrderPatch{ExternalID: new(new("SO-1"))}}, domain.Expect{})
		Expect(heldBy(err)).To(Equal(o.ID))
		_, err = t.Ordering.UpdateOrder(ctx, another(t.actor), o.ID, ordering.OrderUpdate{OrderPatch: ordering.OrderPatch{ExternalID: new(new("SO-1"))}}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred(), "its own")

		product := func(name string) (*catalog.Product, error) {
			return t.Catalog.CreateProduct(ctx, another(t.actor), catalog.ProductInput{Name: &name, Type: new(catalog.Digital), ExternalID: new(new("ERP-1"))})
		}
		first, err := product("First")
		Expect(err).NotTo(HaveOccurred())
		_, err = product("Second")
		Expect(heldBy(err)).To(Equal(first.ID))

		buyer := func(email string) (*customer.Customer, error) {
			return t.Customer.CreateCustomer(ctx, another(t.actor), customer.CustomerCreate{Email: email, Profile: customer.CustomerPatch{FirstName: new("A"), LastName: new("B"), ExternalID: new(new("CRM-1"))}})
		}
		mia, err := buyer("mia@crm.example")
		Expect(err).NotTo(HaveOccurred())
		_, err = buyer("tom@crm.example")
		Expect(heldBy(err)).To(Equal(mia.ID))
		page, err := t.As(t.actor).Customers(ctx, customer.CustomerFilter{ExternalID: "CRM-1"}, domain.PageQuery{Number: 1, Size: 10, Sort: "-createdOn"})
		Expect(err).NotTo(HaveOccurred())
		Expect(page.Items).To(HaveLen(1))
		Expect(page.Items[0].ID).To(Equal(mia.ID))
	})

	It("belongs to one order after concurrent requests, and each error names the order", func(ctx SpecContext) {
		made, holders := make([]int64, 6), make([]int64, 6)
		outcomes := together(6, func(i int) error {
			o, err := patiently(func() (*ordering.Order, error) { return create(ctx, request("SO-1", draft)) })
			if err == nil {
				made[i] = o.ID
			} else {
				holders[i] = heldBy(err)
			}
			return err
		})
		Expect(outcomes).To(Equal(map[domain.Code]int{"": 1, domain.AlreadyExists: 5}))
		for i, holder := range holders {
			Expect(made[i] + holder).To(Equal(slices.Max(made)))
		}
	})

	It("becomes free if its order is never placed", func(ctx SpecContext) {
		_, err := create(ctx, request("SO-1", func(in *ordering.OrderCreate) { in.Payment.Token = "pm_card_chargeDeclined" }))
		Expect(err).To(refuse(domain.PaymentDeclined))
		o, err := create(ctx, request("SO-1", draft))
		Expect(err).NotTo(HaveOccurred())
		_, err = t.Ordering.PlaceOrder(ctx, another(t.actor), ordering.OrderPlace{OrderID: o.ID, Payment: &ordering.PaymentChoice{Token: "pm_card_chargeDeclined"}})
		Expect(err).To(refuse(domain.PaymentDeclined))
		_, err = create(ctx, request("SO-1", nil))
		Expect(heldBy(err)).To(Equal(o.ID), "a declined payment leaves the draft")
		_, err = t.Ordering.CancelOrder(ctx, another(t.actor), o.ID, ordering.CancelRequest{Reason: ordering.CancelledOtherReason})
		Expect(err).NotTo(HaveOccurred())
		next := placed(ctx, "SO-1")
		_, err = t.Ordering.CancelOrder(ctx, another(t.actor), next.ID, ordering.CancelRequest{Reason: ordering.CancelledOtherReason})
		Expect(err).NotTo(HaveOccurred())
		_, err = create(ctx, request("SO-1", nil))
		Expect(heldBy(err)).To(Equal(next.ID), "an order that was placed keeps it")
	})

	Describe("for a shipment", func() {
		var o *ordering.Order
		BeforeEach(func(ctx SpecContext) { o = placed(ctx, "SO-1") })
		fulfill := func(ctx context.Context, externalID string) (*ordering.Shipment, error) {
			_, s, err := t.Ordering.FulfillOrder(ctx, another(t.actor), o.ID, ordering.Fulfillment{
				Items: []ordering.ShipmentItem{{LineItemID: o.Lines[0].ID, Quantity: 1}}, ExternalShipmentID: externalID}, false)
			return s, err
		}
		packed := func(ctx context.Context, externalID string) *ordering.Shipment {
			GinkgoHelper()
			s, err := fulfill(ctx, externalID)
			Expect(err).NotTo(HaveOccurred())
			return s
		}
		found := func(ctx context.Context, f ordering.ShipmentFilter) (ids []int64) {
			GinkgoHelper()
			page, err := t.As(t.actor).Shipments(ctx, f, domain.PageQuery{Number: 1, Size: 10, Sort: "shipmentId"})
			Expect(err).NotTo(HaveOccurred())
			for _, s := range page.Items {
				ids = append(ids, s.ID)
			}
			return ids
		}

		It("belongs to one shipment, so a repeated request without an idempotency key does not ship twice", func(ctx SpecContext) {
			first := packed(ctx, "WMS-1")
			_, err := fulfill(ctx, "WMS-1")
			Expect(heldBy(err)).To(Equal(first.ID))
			second := packed(ctx, "WMS-2")
			_, _, err = t.Ordering.UpdateShipment(ctx, another(t.actor), second.ID, ordering.ShipmentPatch{ExternalShipmentID: new("WMS-1")}, false, domain.Expect{})
			Expect(heldBy(err)).To(Equal(first.ID))
			third := packed(ctx, "")
			_, err = fulfill(ctx, "WMS-1")
			Expect(heldBy(err)).To(Equal(first.ID), "rather than that nothing is left to ship")
			Expect(third.ExternalShipmentID).To(BeEmpty())
			Expect(t.count(ctx, "SELECT count(*) FROM shipments")).To(BeEquivalentTo(3))
		})

		It("becomes free when the shipment is canceled", func(ctx SpecContext) {
			first := packed(ctx, "WMS-1")
			_, _, err := t.Ordering.CancelShipment(ctx, another(t.actor), first.ID, "", true)
			Expect(err).NotTo(HaveOccurred())
			again := packed(ctx, "WMS-1")
			Expect(found(ctx, ordering.ShipmentFilter{ExternalShipmentID: "WMS-1"})).To(Equal([]int64{first.ID, again.ID}))
		})

		It("finds a shipment only in its exact spelling, and never by the shipment's own id", func(ctx SpecContext) {
			first := packed(ctx, "")
			text := domain.Itoa(int(first.ID))
			Expect(found(ctx, ordering.ShipmentFilter{ExternalShipmentID: text})).To(BeEmpty())
			Expect(found(ctx, ordering.ShipmentFilter{ShipmentID: []int64{first.ID}})).To(Equal([]int64{first.ID}))
			second := packed(ctx, text)
			Expect(found(ctx, ordering.ShipmentFilter{ExternalShipmentID: text})).To(Equal([]int64{second.ID}))
		})

		It("is kept by older shipments that share the id", func(ctx SpecContext) {
			first, second, third := packed(ctx, "A"), packed(ctx, "B"), packed(ctx, "C")
			_, err := t.Data.SQL.ExecContext(ctx, "UPDATE shipments SET external_shipment_id = 'WMS-1', external_shared = id <> $1", first.ID)
			Expect(err).NotTo(HaveOccurred())
			Expect(found(ctx, ordering.ShipmentFilter{ExternalShipmentID: "WMS-1"})).To(Equal([]int64{first.ID, second.ID, third.ID}))
			_, _, err = t.Ordering.UpdateShipment(ctx, another(t.actor), second.ID, ordering.ShipmentPatch{TrackingNumber: new("1Z999AA10123456784")}, false, domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			_, _, err = t.Ordering.UpdateShipment(ctx, another(t.actor), third.ID, ordering.ShipmentPatch{ExternalShipmentID: new("WMS-3")}, false, domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			_, _, err = t.Ordering.UpdateShipment(ctx, another(t.actor), third.ID, ordering.ShipmentPatch{ExternalShipmentID: new("WMS-1")}, false, domain.Expect{})
			Expect(heldBy(err)).To(Equal(first.ID))
		})
	})
})
