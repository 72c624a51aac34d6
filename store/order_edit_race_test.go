package store_test

import (
	"context"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

// Edits of an order run while another command changes the order. The spec then compares the order's rows
// with the gateway's books.
var _ = Describe("Edits of an order that run during", func() {
	var t *checkoutStore
	var good int64
	BeforeEach(func(ctx SpecContext) {
		t = newCheckoutStore(ctx)
		good = t.good(ctx, "POUR-OVER", 200).Variants[0].ID
	})
	order := func(ctx context.Context) *ordering.Order {
		GinkgoHelper()
		o, err := t.Ordering.CreateOrder(ctx, another(t.actor), ordering.OrderCreate{
			Email: "phone@example.com", Items: []ordering.OrderItem{{SKU: "POUR-OVER", Quantity: 4}}, ShippingAddress: torstrasse, ShippingMethodID: &t.method,
			Payment: &ordering.PaymentChoice{Token: "pm_card_visa"},
		})
		Expect(err).NotTo(HaveOccurred())
		return o
	}
	// edit reads the order, and sets the quantity of its line with the version that was read.
	edit := func(ctx context.Context, o *ordering.Order, quantity int) error {
		_, err := patiently(func() (*ordering.Order, error) {
			read, err := t.As(t.actor).Order(ctx, ordering.OrderKey{ID: o.ID})
			if err != nil {
				return nil, err
			}
			return t.Ordering.UpdateOrder(ctx, another(t.actor), o.ID, ordering.OrderUpdate{Items: []ordering.OrderItem{{LineID: o.Lines[0].ID, Quantity: quantity}}}, domain.Expect{Body: &read.Version})
		})
		return err
	}
	// books expects that the rows of an order agree with each other and with the gateway.
	books := func(ctx context.Context, id int64, key string) {
		GinkgoHelper()
		o, err := t.As(t.actor).Order(ctx, ordering.OrderKey{ID: id})
		Expect(err).NotTo(HaveOccurred())
		Expect(t.count(ctx, `SELECT count(*) FROM orders o WHERE id = $1 AND (
			grand_total <> subtotal - discount_total + tax_total + shipping_total
			OR subtotal - discount_total <> (SELECT sum(line_total) FROM order_lines WHERE order_id = o.id))`, id)).To(BeZero(), "totals")
		Expect(t.count(ctx, "SELECT count(*) FROM orders o WHERE id = $1 AND -(edited_net + edited_tax + edited_shipping) <> (SELECT coalesce(sum(total), 0) FROM order_edits WHERE order_id = o.id)", id)).
			To(BeZero(), "each edit is entered once")
		held := 0
		if o.Status != ordering.OrderCancelled {
			for _, l := range o.Lines {
				held += l.Open()
			}
		}
		Expect(t.count(ctx, "SELECT coalesce(sum(reserved_change), 0) FROM stock_movements WHERE order_id = $1", id)).To(Equal(held), "stock")
		t.audited(ctx, good)
		b := o.Balance()
		Expect(t.count(ctx, "SELECT count(*) FROM payments p WHERE order_id = $1 AND refunded_amount <> (SELECT coalesce(sum(amount), 0) FROM refunds WHERE payment_id = p.id AND status NOT IN ('FAILED', 'VOIDED'))", id)).To(BeZero(), "refunds")
		Expect(b.Captured.Less(b.Refunded)).To(BeFalse())
		ledger, err := t.sandbox.Ledger(ctx)
		Expect(err).NotTo(HaveOccurred())
		for _, p := range ledger.Payments {
			if p.Key == key {
				Expect([]string{p.Captured.Fixed(2), p.Refunded.Fixed(2)}).To(Equal([]string{b.Captured.Fixed(2), b.Refunded.Fixed(2)}), "the gateway")
			}
		}
		Expect(edit(ctx, o, o.Lines[0].Quantity)).To(Or(Succeed(), refuse(domain.InvalidStateTransition)), "what is there can be read and priced")
	}
	others := map[string]func(context.Context, *ordering.Order) error{
		"a shipment": func(ctx context.Context, o *ordering.Order) error {
			_, _, err := t.Ordering.FulfillOrder(ctx, another(t.actor), o.ID, ordering.Fulfillment{Items: []ordering.ShipmentItem{{LineItemID: o.Lines[0].ID, Quantity: 2}}}, false)
			return err
		},
		"a refund": func(ctx context.Context, o *ordering.Order) error {
			_, _, err := t.Ordering.RefundOrder(ctx, another(t.actor), o.ID, ordering.RefundRequest{Reason: ordering.Goodwill, Lines: []ordering.RefundRequestLine{{LineItemID: o.Lines[0].ID, Quantity: 1}}})
			return err
		},
		"a cancellation": func(ctx context.Context, o *ordering.Order) error {
			_, err := t.Ordering.CancelOrder(ctx, another(t.actor), o.ID, ordering.CancelRequest{Reason: ordering.CancelledByRequest})
			return err
		},
		"a capture": func(ctx context.Context, o *ordering.Order) error {
			_, err := t.Ordering.CaptureOrder(ctx, another(t.actor), o.ID, ordering.CaptureRequest{})
			return err
		},
		"a late settlement": func(ctx context.Context, o *ordering.Order) error { return t.Ordering.SettleCapturesDue(ctx) },
	}
	for what, other := range others {
		It(what+" leave its payments and refunds consistent", func(ctx SpecContext) {
			if what == "a capture" || what == "a late settlement" {
				_, err := t.Data.SQL.ExecContext(ctx, "UPDATE payment_providers SET capture_mode = 'MANUAL'")
				Expect(err).NotTo(HaveOccurred())
			}
			for range 4 {
				o := order(ctx)
				if what == "a late settlement" {
					_, err := t.Ordering.CaptureOrder(ctx, another(t.actor), o.ID, ordering.CaptureRequest{})
					Expect(err).NotTo(HaveOccurred())
					_, err = t.Data.SQL.ExecContext(ctx, "UPDATE payments SET settle_on = now() - interval '1 second' WHERE order_id = $1", o.ID)
					Expect(err).NotTo(HaveOccurred())
				}
				outcomes := together(6, func(i int) error {
					if i < 4 {
						return edit(ctx, o, []int{6, 3, 5, 2}[i])
					}
					_, err := patiently(func() (struct{}, error) { return struct{}{}, other(ctx, o) })
					return err
				})
				Expect(outcomes).NotTo(HaveKey(domain.Internal))
				Expect(outcomes).To(HaveKey(domain.Code("")))
				books(ctx, o.ID, t.keyOf(ctx, o.Payments[0]))
			}
		})
	}
})
