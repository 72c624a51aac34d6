package store_test

import (
	"context"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

var _ = Describe("The stock and coupons of an order", func() {
	It("are released when the order is canceled or voided", func(ctx SpecContext) {
		t := newCheckoutStore(ctx)
		good := t.good(ctx, "POUR-OVER", 40).Variants[0].ID
		t.coupon(ctx, "WELCOME10")
		for _, void := range []bool{false, true} {
			guest, _ := t.visitor(ctx, good, 2)
			cart, err := t.Ordering.AddCartCoupon(ctx, another(guest), "WELCOME10", domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			if void {
				_, err = t.Data.SQL.ExecContext(ctx, "UPDATE payment_providers SET capture_mode = 'MANUAL'")
				Expect(err).NotTo(HaveOccurred())
			}
			order, err := t.Ordering.CheckoutCart(ctx, another(guest), t.purchase(cart, "110.79", "pm_card_visa"))
			Expect(err).NotTo(HaveOccurred())
			Expect(t.count(ctx, "SELECT usage_count FROM coupons")).To(Equal(1))
			end := t.Ordering.CancelOrder
			if void {
				Expect(order.PaymentStatus).To(Equal(ordering.PaymentAuthorized))
				end = t.Ordering.VoidOrder
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

	It("include returned units, which leave the stock again when their refund is voided", func(ctx SpecContext) {
		d := newOrderStore(ctx)
		o := d.order(ctx, "", false)
		_, err := d.Ordering.RecordOrderOfflinePayment(ctx, another(d.actor), o.ID, ordering.OfflinePayment{Method: "CASH"})
		Expect(err).NotTo(HaveOccurred())
		_, _, err = d.Ordering.FulfillOrder(ctx, another(d.actor), o.ID, ordering.Fulfillment{}, false)
		Expect(err).NotTo(HaveOccurred())
		shipped := d.stock(ctx)
		_, r, err := d.Ordering.RefundOrder(ctx, another(d.actor), o.ID, ordering.RefundRequest{Reason: ordering.ReturnSellable,
			Lines: []ordering.RefundRequestLine{{LineItemID: o.Lines[0].ID, Quantity: 2}, {LineItemID: o.Lines[1].ID, Quantity: 1}}})
		Expect(err).NotTo(HaveOccurred())
		Expect(d.stock(ctx)).To(Equal([]int{shipped[0] + 2, 0, shipped[2] + 1, 0}))
		for range 2 {
			_, _, err = d.Ordering.VoidRefund(ctx, another(d.actor), r.ID, "")
			Expect(err).NotTo(HaveOccurred())
			Expect(d.stock(ctx)).To(Equal(shipped))
		}
		Expect(d.read(ctx, o.ID).Lines[0].ReturnedQuantity).To(BeZero())
	})

	It("include returned units, which are restocked even if their refund is 0 and moves no money", func(ctx SpecContext) {
		d := newOrderStore(ctx)
		o := d.order(ctx, "pm_card_visa", true)
		_, _, err := d.Ordering.FulfillOrder(ctx, another(d.actor), o.ID, ordering.Fulfillment{}, false)
		Expect(err).NotTo(HaveOccurred())
		shipped := d.stock(ctx)
		nothing := domain.Amount{}
		_, r, err := d.Ordering.RefundOrder(ctx, another(d.actor), o.ID, ordering.RefundRequest{Reason: ordering.ReturnSellable,
			Lines: []ordering.RefundRequestLine{{LineItemID: o.Lines[0].ID, Quantity: 1, Amount: &nothing}}})
		Expect(err).NotTo(HaveOccurred())
		Expect(r.Status).To(Equal(ordering.RefundCompleted))
		Expect(d.stock(ctx)).To(Equal([]int{shipped[0] + 1, 0, shipped[2], 0}))
		Expect(d.read(ctx, o.ID).PaymentStatus).To(Equal(ordering.PaymentPaid))
		payments, refunds, gateway := d.sums(ctx, o.ID)
		Expect([]string{payments, refunds, gateway}).To(Equal([]string{"0.0000", "0.0000", "0.0000"}))
		Expect(typesOf(d.events(ctx))).To(ContainElements("refund.issued", "refund.completed"))
	})

	Describe("without any payment", func() {
		var d *orderStore
		BeforeEach(func(ctx SpecContext) { d = newOrderStore(ctx) })
		nothing := domain.Amount{}
		back := func(ctx context.Context, o *ordering.Order, by domain.Actor, line, quantity int) (*ordering.Order, *ordering.Refund, error) {
			return d.Ordering.RefundOrder(ctx, by, o.ID, ordering.RefundRequest{Reason: ordering.ReturnSellable,
				Lines: []ordering.RefundRequestLine{{LineItemID: o.Lines[line].ID, Quantity: quantity, Amount: &nothing}}})
		}

		It("are released once when the order is canceled, for each payment method", func(ctx SpecContext) {
			for range 2 {
				before := d.stock(ctx)
				o := d.order(ctx, "", false)
				Expect(d.stock(ctx)).NotTo(Equal(before))
				Expect(together(4, func(int) error {
					_, err := patiently(func() (*ordering.Order, error) {
						return d.Ordering.CancelOrder(ctx, another(d.actor), o.ID, ordering.CancelRequest{Reason: ordering.CancelledUnpaid})
					})
					return err
				})).To(Equal(map[domain.Code]int{"": 4}))
				Expect(d.stock(ctx)).To(Equal(before))
			}
		})

		It("are released once when the goods come back, without a refund of money", func(ctx SpecContext) {
			o := d.order(ctx, "", false)
			_, _, err := d.Ordering.FulfillOrder(ctx, another(d.actor), o.ID, ordering.Fulfillment{}, false)
			Expect(err).To(refuse(domain.PaymentNotSecured))
			yes := true
			_, err = d.Settings.UpdateStoreSettings(ctx, another(d.actor), settings.SettingsPatch{AllowUnsecuredFulfillment: &yes}, domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			_, _, err = d.Ordering.FulfillOrder(ctx, another(d.actor), o.ID, ordering.Fulfillment{}, false)
			Expect(err).NotTo(HaveOccurred())
			shipped := d.stock(ctx)

			By("a refund of money is refused")
			_, _, err = d.Ordering.RefundOrder(ctx, another(d.actor), o.ID, ordering.RefundRequest{Reason: ordering.ReturnSellable,
				Lines: []ordering.RefundRequestLine{{LineItemID: o.Lines[0].ID, Quantity: 1}}})
			Expect(err).To(refuse(domain.InvalidStateTransition))
			_, _, err = d.Ordering.RefundOrder(ctx, another(d.actor), o.ID, ordering.RefundRequest{Reason: ordering.Goodwill})
			Expect(err).To(refuse(domain.InvalidStateTransition))

			by := another(d.actor)
			for range 2 { // repeats the request in the second round
				after, r, err := back(ctx, o, by, 0, 1)
				Expect(err).NotTo(HaveOccurred())
				Expect([]any{r.Status, r.PaymentID, r.Amount.IsZero(), r.Restocked}).To(Equal([]any{ordering.RefundCompleted, (*int64)(nil), true, true}))
				Expect(after.Lines[0].ReturnedQuantity).To(Equal(1))
				Expect(d.stock(ctx)).To(Equal([]int{shipped[0] + 1, 0, shipped[2], 0}))
			}
			Expect(together(6, func(int) error {
				_, err := patiently(func() (*ordering.Refund, error) {
					_, r, err := back(ctx, o, another(d.actor), 0, 1)
					return r, err
				})
				return err
			})).To(Equal(map[domain.Code]int{"": 1, domain.RefundExceedsRemaining: 5}), "there were two")
			Expect(d.stock(ctx)).To(Equal([]int{shipped[0] + 2, 0, shipped[2], 0}))
			o = d.read(ctx, o.ID)
			Expect(o.Balance().Refunded.IsZero()).To(BeTrue())
			Expect([]any{o.PaymentStatus, o.FulfillmentStatus}).To(Equal([]any{ordering.PaymentPending, ordering.PartiallyReturned}))
			Expect(typesOf(d.events(ctx))).To(ContainElements("refund.issued", "refund.completed"))
			Expect(d.Ordering.SettleDue(ctx)).To(Succeed())
			refund := o.Refunds[0].ID
			_, _, err = d.Ordering.VoidRefund(ctx, another(d.actor), refund, "")
			Expect(err).To(refuse(domain.InvalidStateTransition))
			_, _, err = d.Ordering.RetryRefund(ctx, another(d.actor), refund, "")
			Expect(err).To(refuse(domain.InvalidStateTransition))
			listed, err := d.As(d.actor).Refunds(ctx, ordering.RefundFilter{}, domain.PageQuery{Sort: "createdOn", Size: 10})
			Expect(err).NotTo(HaveOccurred())
			Expect(listed.Items).To(HaveLen(2))
		})

		It("are released once if the whole order was free", func(ctx SpecContext) {
			o := d.order(ctx, "", false, func(o *ordering.Order) {
				o.PaymentStatus = ordering.PaymentPaid
				o.Subtotal, o.DiscountTotal, o.ShippingTotal, o.TaxTotal, o.GrandTotal = nothing, nothing, nothing, nothing, nothing
			})
			_, err := d.Data.SQL.ExecContext(ctx, "UPDATE order_lines SET line_subtotal = 0, line_discount = 0, line_total = 0, line_tax = 0, line_gross = 0, unit_price = 0, unit_price_before_discount = 0")
			Expect(err).NotTo(HaveOccurred())
			_, _, err = d.Ordering.FulfillOrder(ctx, another(d.actor), o.ID, ordering.Fulfillment{}, false)
			Expect(err).NotTo(HaveOccurred())
			shipped := d.stock(ctx)
			o, r, err := d.Ordering.RefundOrder(ctx, another(d.actor), o.ID, ordering.RefundRequest{Reason: ordering.ReturnSellable, // the request names no amounts, so the units are refunded at their price of 0
				Lines: []ordering.RefundRequestLine{{LineItemID: o.Lines[0].ID, Quantity: 2}, {LineItemID: o.Lines[1].ID, Quantity: 3}}})
			Expect(err).NotTo(HaveOccurred())
			Expect([]any{r.Status, r.PaymentID}).To(Equal([]any{ordering.RefundCompleted, (*int64)(nil)}))
			Expect(d.stock(ctx)).To(Equal([]int{shipped[0] + 2, 0, shipped[2] + 3, 0}))
			Expect([]any{o.PaymentStatus, o.FulfillmentStatus}).To(Equal([]any{ordering.PaymentPaid, ordering.Returned}))
			_, _, err = back(ctx, o, another(d.actor), 0, 1)
			Expect(err).To(refuse(domain.RefundExceedsRemaining))
		})

		It("differ from money: a constraint rejects a refund of money without a payment", func(ctx SpecContext) {
			o := d.order(ctx, "pm_card_visa", true)
			_, r, err := d.Ordering.RefundOrder(ctx, another(d.actor), o.ID, ordering.RefundRequest{Reason: ordering.Goodwill})
			Expect(err).NotTo(HaveOccurred())
			_, err = d.Data.SQL.ExecContext(ctx, "UPDATE refunds SET payment_id = NULL WHERE id = $1", r.ID)
			Expect(err).To(MatchError(ContainSubstring("refunds_money_of_a_payment")))
		})
	})

	DescribeTable("belong to an order whose sums must be consistent: a constraint rejects sums", func(ctx SpecContext, statement string) {
		d := newOrderStore(ctx)
		d.order(ctx, "pm_card_visa", true)
		_, err := d.Data.SQL.ExecContext(ctx, statement)
		Expect(err).To(MatchError(ContainSubstring("violates check constraint")))
	},
		Entry("of a line without its tax", "UPDATE order_lines SET line_tax = 0"),
		Entry("of a line with an extra cent", "UPDATE order_lines SET line_gross = line_gross + 0.01"),
		Entry("of a line with a negative amount", "UPDATE order_lines SET line_discount = -1, line_subtotal = line_subtotal - 1"),
		Entry("of an order without its tax", "UPDATE orders SET tax_total = 0"))
})
