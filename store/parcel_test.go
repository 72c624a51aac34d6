package store_test

import (
	"context"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

var _ = Describe("A shipment", func() {
	var d *orderStore
	var o *ordering.Order
	BeforeEach(func(ctx SpecContext) {
		d = newOrderStore(ctx)
		o = d.order(ctx, "pm_card_visa", true)
	})
	// told returns the subjects of the mails about shipments, with the oldest first.
	told := func(ctx context.Context) (subjects []string) {
		GinkgoHelper()
		mails, err := d.Letter.MailsTo(ctx, domain.System(d.actor.StoreID), o.Email, 20)
		Expect(err).NotTo(HaveOccurred())
		for _, m := range mails {
			if m.Kind == letter.MailShipmentCreated || m.Kind == letter.MailShipmentDelivered {
				subjects = append([]string{m.Subject}, subjects...)
			}
		}
		return subjects
	}
	begin := func(ctx context.Context, status ordering.ShipmentStatus) *ordering.Shipment {
		GinkgoHelper()
		_, s, err := d.Ordering.FulfillOrder(ctx, another(d.actor), o.ID, ordering.Fulfillment{Status: status}, true)
		Expect(err).NotTo(HaveOccurred())
		return s
	}
	move := func(ctx context.Context, s *ordering.Shipment, status ordering.ShipmentStatus) {
		GinkgoHelper()
		_, _, err := d.Ordering.UpdateShipment(ctx, another(d.actor), s.ID, ordering.ShipmentPatch{Status: &status}, true, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
	}

	DescribeTable("is announced once when it ships if first", func(ctx SpecContext, first ordering.ShipmentStatus) {
		s := begin(ctx, first)
		Expect(told(ctx)).To(BeEmpty())
		move(ctx, s, ordering.ShipmentInTransit)
		move(ctx, s, ordering.ShipmentOutForDelivery)
		move(ctx, s, ordering.ShipmentDelayed)
		Expect(told(ctx)).To(Equal([]string{"Ihre Bestellung 100001 ist unterwegs"}))
		move(ctx, s, ordering.ShipmentAvailableForPickup)
		move(ctx, s, ordering.ShipmentDelivered)
		Expect(told(ctx)).To(Equal([]string{"Ihre Bestellung 100001 ist unterwegs", "Ihre Bestellung 100001 liegt zur Abholung bereit", "Ihre Bestellung 100001 ist angekommen"}))
	},
		Entry("recorded as PENDING", ordering.ShipmentPending),
		Entry("recorded with a label", ordering.ShipmentLabelCreated),
		Entry("recorded with an exception", ordering.ShipmentException))

	DescribeTable("is not announced if its status is", EntryDescription("%[1]s"), func(ctx SpecContext, status ordering.ShipmentStatus) {
		s := begin(ctx, status)
		Expect(d.Ordering.ResendShipmentEmail(ctx, another(d.actor), s.ID, "")).To(refuse(domain.InvalidStateTransition))
		Expect(told(ctx)).To(BeEmpty())
	},
		Entry(nil, ordering.ShipmentLost),
		Entry(nil, ordering.ShipmentReturnedToSender))

	It("can be announced by hand with the details of each status", func(ctx SpecContext) {
		s := begin(ctx, ordering.ShipmentLabelCreated)
		for _, step := range []struct {
			status  ordering.ShipmentStatus
			subject string
		}{{ordering.ShipmentLabelCreated, "ist gepackt"}, {ordering.ShipmentInTransit, "ist unterwegs"}, {ordering.ShipmentAvailableForPickup, "liegt zur Abholung bereit"}, {ordering.ShipmentDelivered, "ist angekommen"}} {
			if step.status != s.Status {
				_, _, err := d.Ordering.UpdateShipment(ctx, another(d.actor), s.ID, ordering.ShipmentPatch{Status: &step.status}, false, domain.Expect{})
				Expect(err).NotTo(HaveOccurred())
			}
			Expect(d.Ordering.ResendShipmentEmail(ctx, another(d.actor), s.ID, "")).To(Succeed())
			sent := told(ctx)
			Expect(sent[len(sent)-1]).To(HaveSuffix(step.subject))
		}
	})

	It("can be canceled when it comes back, and its goods are reserved and shipped again", func(ctx SpecContext) {
		s := begin(ctx, ordering.ShipmentReturnedToSender)
		Expect(d.stock(ctx)).To(Equal([]int{8, 0, 7, 0}))
		_, _, err := d.Ordering.CancelShipment(ctx, another(d.actor), s.ID, "Address unknown", true)
		Expect(err).NotTo(HaveOccurred())
		Expect(d.stock(ctx)).To(Equal([]int{10, 2, 10, 3}))
		begin(ctx, "")
		Expect(d.stock(ctx)).To(Equal([]int{8, 0, 7, 0}))
		Expect(d.read(ctx, o.ID).Status).To(Equal(ordering.OrderCompleted))
	})

	It("is not recorded if the order is canceled without a restock: the units are written off", func(ctx SpecContext) {
		_, err := d.Ordering.CancelOrder(ctx, another(d.actor), o.ID, ordering.CancelRequest{Reason: ordering.CancelledOtherReason, KeepStock: true})
		Expect(err).NotTo(HaveOccurred())
		Expect(d.stock(ctx)).To(Equal([]int{8, 0, 7, 0}))
		var shipped, off int
		Expect(d.Data.SQL.QueryRowContext(ctx, "SELECT count(*) FILTER (WHERE kind = 'SHIPPED'), count(*) FILTER (WHERE kind = 'WRITTEN_OFF') FROM stock_movements").Scan(&shipped, &off)).To(Succeed())
		Expect([]int{shipped, off}).To(Equal([]int{0, 2}))
	})

	It("takes units out of stock even if they were sold before the variant was tracked", func(ctx SpecContext) {
		for _, change := range []string{"UPDATE order_lines SET track_inventory = false, product_id = (SELECT product_id FROM variants WHERE id = $1) WHERE variant_id = $1", "UPDATE stocks SET tracked = false, reserved = 0 WHERE variant_id = $1"} {
			_, err := d.Data.SQL.ExecContext(ctx, change, d.cup)
			Expect(err).NotTo(HaveOccurred())
		}
		cup, err := d.As(d.actor).Sellables(ctx, []int64{d.cup})
		Expect(err).NotTo(HaveOccurred())
		product, err := d.As(d.actor).Product(ctx, catalog.ProductKey{ID: cup[d.cup].Product.ID})
		Expect(err).NotTo(HaveOccurred())
		for range 2 {
			d.track(ctx, product, true)
			Expect(d.stock(ctx)).To(Equal([]int{10, 2, 10, 3}), "the open units are reserved, once")
		}
		begin(ctx, "")
		Expect(d.stock(ctx)).To(Equal([]int{8, 0, 7, 0}))
	})

	It("is returned without a restock of a deleted variant, and the refund shows that", func(ctx SpecContext) {
		begin(ctx, "")
		cup, err := d.As(d.actor).Sellables(ctx, []int64{d.cup})
		Expect(err).NotTo(HaveOccurred())
		sku := "CUP-2"
		_, err = d.Catalog.UpdateProduct(ctx, another(d.actor), cup[d.cup].Product.ID, domain.Expect{}, catalog.ProductInput{Variants: []catalog.VariantInput{{SKU: &sku}}})
		Expect(err).NotTo(HaveOccurred())
		back := ordering.RefundRequest{Reason: ordering.ReturnSellable, Lines: []ordering.RefundRequestLine{{LineItemID: o.Lines[0].ID, Quantity: 1}, {LineItemID: o.Lines[1].ID, Quantity: 1}}}
		plan, err := d.Ordering.PreviewOrderRefund(ctx, d.actor, o.ID, back)
		Expect(err).NotTo(HaveOccurred())
		Expect([]int{plan.Lines[0].Restocked, plan.Lines[1].Restocked}).To(Equal([]int{0, 1}))
		_, refund, err := d.Ordering.RefundOrder(ctx, another(d.actor), o.ID, back)
		Expect(err).NotTo(HaveOccurred())
		Expect([]int{refund.Lines[0].Restocked, refund.Lines[0].Returned, refund.Lines[1].Restocked}).To(Equal([]int{0, 1, 1}))
		Expect(d.stock(ctx)).To(Equal([]int{0, 0, 8, 0}))
	})
})
