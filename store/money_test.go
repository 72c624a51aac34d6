package store_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

var _ = Describe("What an order has taken", func() {
	It("comes back with its end: coupons too", func(ctx SpecContext) {
		t := newCheckoutStore(ctx)
		good := t.good(ctx, "POUR-OVER", 40).Variants[0].ID
		t.coupon(ctx, "WELCOME10")
		for _, void := range []bool{false, true} {
			guest, _ := t.visitor(ctx, good, 2)
			cart, err := t.AddCartCoupon(ctx, another(guest), "WELCOME10", domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			if void {
				_, err = t.Data.SQL.ExecContext(ctx, "UPDATE payment_providers SET capture_mode = 'MANUAL'")
				Expect(err).NotTo(HaveOccurred())
			}
			order, err := t.CheckoutCart(ctx, another(guest), t.purchase(cart, "110.79", "pm_card_visa"))
			Expect(err).NotTo(HaveOccurred())
			Expect(t.count(ctx, "SELECT usage_count FROM coupons")).To(Equal(1))
			end := t.CancelOrder
			if void {
				Expect(order.PaymentStatus).To(Equal(ordering.PaymentAuthorized))
				end = t.VoidOrder
			}
			for range 2 {
				_, err = end(ctx, another(t.actor), order.ID, ordering.CancelRequest{Reason: ordering.CancelledByRequest})
				Expect(err).NotTo(HaveOccurred())
				Expect(t.count(ctx, "SELECT usage_count + reserved_count FROM coupons")).To(BeZero())
				Expect(t.count(ctx, "SELECT count(*) FROM coupon_uses WHERE order_id = $1 AND status <> 'RELEASED'", order.ID)).To(BeZero())
				t.nothingIsHeld(ctx)
			}
		}
	})

	It("is off the stock again when the refund that restocked it is void", func(ctx SpecContext) {
		d := newOrderStore(ctx)
		o := d.order(ctx, "", false)
		_, err := d.RecordOrderOfflinePayment(ctx, another(d.actor), o.ID, ordering.OfflinePayment{Method: "CASH"})
		Expect(err).NotTo(HaveOccurred())
		_, _, err = d.FulfillOrder(ctx, another(d.actor), o.ID, ordering.Fulfillment{}, false)
		Expect(err).NotTo(HaveOccurred())
		shipped := d.stock(ctx)
		_, r, err := d.RefundOrder(ctx, another(d.actor), o.ID, ordering.RefundRequest{Reason: ordering.ReturnSellable,
			Lines: []ordering.RefundRequestLine{{LineItemID: o.Lines[0].ID, Quantity: 2}, {LineItemID: o.Lines[1].ID, Quantity: 1}}})
		Expect(err).NotTo(HaveOccurred())
		Expect(d.stock(ctx)).To(Equal([]int{shipped[0] + 2, 0, shipped[2] + 1, 0}))
		for range 2 {
			_, _, err = d.VoidRefund(ctx, another(d.actor), r.ID, "")
			Expect(err).NotTo(HaveOccurred())
			Expect(d.stock(ctx)).To(Equal(shipped))
		}
		Expect(d.read(ctx, o.ID).Lines[0].ReturnedQuantity).To(BeZero())
	})

	It("is restocked without money where it cost nothing", func(ctx SpecContext) {
		d := newOrderStore(ctx)
		o := d.order(ctx, "pm_card_visa", true)
		_, _, err := d.FulfillOrder(ctx, another(d.actor), o.ID, ordering.Fulfillment{}, false)
		Expect(err).NotTo(HaveOccurred())
		shipped := d.stock(ctx)
		nothing := domain.Amount{}
		_, r, err := d.RefundOrder(ctx, another(d.actor), o.ID, ordering.RefundRequest{Reason: ordering.ReturnSellable,
			Lines: []ordering.RefundRequestLine{{LineItemID: o.Lines[0].ID, Quantity: 1, Amount: &nothing}}})
		Expect(err).NotTo(HaveOccurred())
		Expect(r.Status).To(Equal(ordering.RefundCompleted))
		Expect(d.stock(ctx)).To(Equal([]int{shipped[0] + 1, 0, shipped[2], 0}))
		Expect(d.read(ctx, o.ID).PaymentStatus).To(Equal(ordering.PaymentPaid))
		payments, refunds, gateway := d.sums(ctx, o.ID)
		Expect([]string{payments, refunds, gateway}).To(Equal([]string{"0.0000", "0.0000", "0.0000"}))
		Expect(typesOf(d.events(ctx))).To(ContainElements("refund.issued", "refund.completed"))
	})

	DescribeTable("is not stored when it does not add up", func(ctx SpecContext, statement string) {
		d := newOrderStore(ctx)
		d.order(ctx, "pm_card_visa", true)
		_, err := d.Data.SQL.ExecContext(ctx, statement)
		Expect(err).To(MatchError(ContainSubstring("violates check constraint")))
	},
		Entry("a line without its tax", "UPDATE order_lines SET line_tax = 0"),
		Entry("a line with a cent too much", "UPDATE order_lines SET line_gross = line_gross + 0.01"),
		Entry("a line of less than nothing", "UPDATE order_lines SET line_discount = -1, line_subtotal = line_subtotal - 1"),
		Entry("an order without its tax", "UPDATE orders SET tax_total = 0"))
})
