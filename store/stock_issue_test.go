package store_test

import (
	"context"
	"fmt"
	"math/rand/v2"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

// conserves expects that the reserved stock equals the units of open order lines, running checkouts and
// carts, and that the movements add up to the stock.
func (t *checkoutStore) conserves(ctx context.Context, when string) {
	GinkgoHelper()
	rows, err := t.Data.SQL.QueryContext(ctx, `
		SELECT s.variant_id, s.reserved, coalesce(l.held, 0) + coalesce(c.held, 0), s.on_hand, m.on_hand, m.reserved FROM stocks s
		LEFT JOIN LATERAL (SELECT sum(CASE WHEN o.status = 'CANCELLED' OR o.status = 'DRAFT' AND o.expires_on IS NULL THEN 0
				ELSE greatest(0, l.quantity - l.cancelled_quantity - l.released_quantity - CASE WHEN l.requires_shipping THEN l.fulfilled_quantity ELSE l.issued_quantity END) END) AS held
			FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE l.variant_id = s.variant_id AND l.track_inventory) l ON true
		LEFT JOIN LATERAL (SELECT sum(r.quantity) AS held FROM carts CROSS JOIN LATERAL jsonb_to_recordset(carts.reserved) AS r("variantId" bigint, quantity int) WHERE r."variantId" = s.variant_id) c ON true
		LEFT JOIN LATERAL (SELECT coalesce(sum(on_hand_change), 0) AS on_hand, coalesce(sum(reserved_change), 0) AS reserved FROM stock_movements WHERE variant_id = s.variant_id) m ON true`)
	Expect(err).NotTo(HaveOccurred())
	defer rows.Close()
	for rows.Next() {
		var variant, reserved, held, onHand, movedOnHand, movedReserved int
		Expect(rows.Scan(&variant, &reserved, &held, &onHand, &movedOnHand, &movedReserved)).To(Succeed())
		Expect([]int{reserved, onHand, reserved}).To(Equal([]int{held, movedOnHand, movedReserved}), "%s: variant %d", when, variant)
	}
	Expect(rows.Err()).NotTo(HaveOccurred())
}

func digital(in *catalog.ProductInput) {
	kind := catalog.ProductType("DIGITAL")
	in.Type = &kind
}

var _ = Describe("Stock of goods without shipping", func() {
	var t *checkoutStore
	var key int64
	BeforeEach(func(ctx SpecContext) {
		t = newCheckoutStore(ctx)
		key = t.good(ctx, "KEY", 10, digital).Variants[0].ID
	})
	stock := func(ctx SpecContext) []int {
		s := t.stock(ctx, key)
		return []int{s.OnHand, s.Reserved, s.Available()}
	}
	card := &ordering.PaymentChoice{Token: "pm_card_visa"}
	sell := func(ctx SpecContext, payment *ordering.PaymentChoice, items ...ordering.OrderItem) *ordering.Order {
		GinkgoHelper()
		if len(items) == 0 {
			items = []ordering.OrderItem{{SKU: "KEY", Quantity: 3}}
		}
		o, err := t.Ordering.CreateOrder(ctx, another(t.actor), ordering.OrderCreate{Email: "phone@example.com", Items: items, BillingAddress: torstrasse, ShippingAddress: torstrasse, ShippingMethodID: &t.method, Payment: payment})
		Expect(err).NotTo(HaveOccurred())
		return o
	}
	refund := func(ctx SpecContext, o *ordering.Order, reason ordering.RefundReason, quantity int) {
		GinkgoHelper()
		_, _, err := t.Ordering.RefundOrder(ctx, another(t.actor), o.ID, ordering.RefundRequest{Reason: reason, Lines: []ordering.RefundRequestLine{{LineItemID: o.Lines[0].ID, Quantity: quantity}}})
		Expect(err).NotTo(HaveOccurred())
	}
	adjust := func(ctx SpecContext, reason string, change catalog.StockAdjustment) {
		GinkgoHelper()
		change.VariantID = key
		_, err := t.Catalog.AdjustStock(ctx, another(t.actor), []catalog.StockAdjustment{change}, catalog.AdjustmentReason{Reason: reason})
		Expect(err).NotTo(HaveOccurred())
	}
	n := func(i int) *int { return &i }

	It("is reduced when the order is paid, so no later count subtracts the units twice", func(ctx SpecContext) {
		o := sell(ctx, card)
		Expect(o.Status).To(Equal(ordering.OrderCompleted))
		Expect(stock(ctx)).To(Equal([]int{7, 0, 7}))
		adjust(ctx, "COUNTED", catalog.StockAdjustment{OnHand: n(7)})
		Expect(stock(ctx)).To(Equal([]int{7, 0, 7}))
		refund(ctx, o, ordering.OtherReason, 1)
		Expect(stock(ctx)).To(Equal([]int{7, 0, 7}), "the buyer keeps it")
		refund(ctx, o, ordering.ReturnSellable, 2)
		Expect(stock(ctx)).To(Equal([]int{9, 0, 9}), "it came back for sale")
		t.audited(ctx, key)
		t.conserves(ctx, "at the end")
	})

	It("is reduced by a checkout, even if the goods are free", func(ctx SpecContext) {
		guest, cart := t.visitor(ctx, key, 2)
		in := t.purchase(cart, "116.62", "pm_card_visa") // 98 + 19 %
		in.ShippingMethodID = nil
		Expect(t.Ordering.CheckoutCart(ctx, guest, in)).Error().NotTo(HaveOccurred())
		Expect(stock(ctx)).To(Equal([]int{8, 0, 8}))
		free := t.good(ctx, "FREE-KEY", 5, digital, func(in *catalog.ProductInput) { in.Variants[0].Prices[0].Amount = domain.MustAmount("0.00") }).Variants[0].ID
		guest, cart = t.visitor(ctx, free, 2)
		in = t.purchase(cart, "0.00", "")
		in.ShippingMethodID, in.Payment = nil, nil
		Expect(t.Ordering.CheckoutCart(ctx, guest, in)).Error().NotTo(HaveOccurred())
		Expect([]int{t.stock(ctx, free).OnHand, t.stock(ctx, free).Reserved}).To(Equal([]int{3, 0}))
		t.conserves(ctx, "at the end")
	})

	It("stays reserved until the order is paid, and is released if the order is canceled first", func(ctx SpecContext) {
		o := sell(ctx, nil)
		Expect(stock(ctx)).To(Equal([]int{10, 3, 7}))
		Expect(t.Ordering.RecordOrderOfflinePayment(ctx, another(t.actor), o.ID, ordering.OfflinePayment{Method: "CASH"})).Error().NotTo(HaveOccurred())
		Expect(stock(ctx)).To(Equal([]int{7, 0, 7}))
		o = sell(ctx, nil)
		Expect(t.Ordering.CancelOrder(ctx, another(t.actor), o.ID, ordering.CancelRequest{Reason: ordering.CancelledByRequest})).Error().NotTo(HaveOccurred())
		Expect(stock(ctx)).To(Equal([]int{7, 0, 7}))
		t.conserves(ctx, "at the end")
	})

	It("returns when a partly shipped order is canceled, unless the goods are written off", func(ctx SpecContext) {
		t.good(ctx, "CUP", 10)
		both := []ordering.OrderItem{{SKU: "KEY", Quantity: 3}, {SKU: "CUP", Quantity: 1}}
		for i, want := range [][]int{{10, 0, 10}, {7, 0, 7}} {
			o := sell(ctx, card, both...)
			Expect(o.Status).To(Equal(ordering.OrderOpen))
			Expect(stock(ctx)).To(Equal([]int{7, 0, 7}))
			Expect(t.Ordering.CancelOrder(ctx, another(t.actor), o.ID, ordering.CancelRequest{Reason: ordering.CancelledByRequest, KeepStock: i == 1})).Error().NotTo(HaveOccurred())
			Expect(stock(ctx)).To(Equal(want))
			t.conserves(ctx, "after the cancellation")
		}
	})

	It("follows an edit of a paid order to fewer or more units", func(ctx SpecContext) {
		o := sell(ctx, card)
		edit := func(quantity int) {
			GinkgoHelper()
			now, err := t.As(t.actor).Order(ctx, ordering.OrderKey{ID: o.ID})
			Expect(err).NotTo(HaveOccurred())
			_, err = t.Ordering.UpdateOrder(ctx, another(t.actor), o.ID, ordering.OrderUpdate{Items: []ordering.OrderItem{{LineID: o.Lines[0].ID, Quantity: quantity}}}, domain.Expect{Body: &now.Version})
			Expect(err).NotTo(HaveOccurred())
			t.conserves(ctx, "after an edit")
		}
		edit(1)
		Expect(stock(ctx)).To(Equal([]int{9, 0, 9}))
		edit(5)
		Expect(stock(ctx)).To(Equal([]int{9, 4, 5}), "what is not paid yet is reserved")
		Expect(t.Ordering.RecordOrderOfflinePayment(ctx, another(t.actor), o.ID, ordering.OfflinePayment{Method: "CASH"})).Error().NotTo(HaveOccurred())
		Expect(stock(ctx)).To(Equal([]int{5, 0, 5}))
	})

	It("is reduced once the units are on hand if they were backordered", func(ctx SpecContext) {
		key = t.good(ctx, "LATE", 1, digital, func(in *catalog.ProductInput) {
			policy := catalog.Backorder
			in.Variants[0].Policy = &policy
		}).Variants[0].ID
		sell(ctx, card, ordering.OrderItem{SKU: "LATE", Quantity: 3})
		Expect(stock(ctx)).To(Equal([]int{1, 3, -2}))
		Expect(t.Ordering.IssueStock(ctx)).To(Succeed())
		Expect(stock(ctx)).To(Equal([]int{1, 3, -2}))
		adjust(ctx, "RECEIVED", catalog.StockAdjustment{Delta: n(4)})
		Expect(t.Ordering.IssueStock(ctx)).To(Succeed())
		Expect(stock(ctx)).To(Equal([]int{2, 0, 2}))
		t.conserves(ctx, "at the end")
		Expect(t.Ordering.IssueStock(ctx)).To(Succeed())
		Expect(stock(ctx)).To(Equal([]int{2, 0, 2}))
	})

	It("is reserved for exactly the units of open lines after any sequence of commands", func(ctx SpecContext) {
		cup := t.good(ctx, "CUP", 500).Variants[0].ID
		adjust(ctx, "COUNTED", catalog.StockAdjustment{OnHand: n(500)})
		r := rand.New(rand.NewPCG(uint64(GinkgoRandomSeed()), 5))
		var orders []int64
		done := map[string]int{}
		for step := range 120 {
			name, err := "sell", error(nil)
			if len(orders) == 0 || r.IntN(5) == 0 {
				items := []ordering.OrderItem{{SKU: "KEY", Quantity: 1 + r.IntN(4)}, {SKU: "CUP", Quantity: 1 + r.IntN(4)}}[r.IntN(2):]
				if r.IntN(3) == 0 {
					items = items[:1]
				}
				payment := card
				if r.IntN(3) == 0 {
					payment = nil
				}
				orders = append(orders, sell(ctx, payment, items...).ID)
			} else {
				o, readErr := t.As(t.actor).Order(ctx, ordering.OrderKey{ID: orders[r.IntN(len(orders))]})
				Expect(readErr).NotTo(HaveOccurred())
				line := o.Lines[r.IntN(len(o.Lines))]
				reasons := []ordering.RefundReason{ordering.ReturnSellable, ordering.ReturnNonSellable, ordering.Goodwill, ordering.DamagedGoods, ordering.OtherReason}
				switch name = []string{"edit", "edit", "refund", "refund", "refund all", "void", "cancel", "fulfill", "pay", "count"}[r.IntN(10)]; name {
				case "edit":
					_, err = t.Ordering.UpdateOrder(ctx, another(t.actor), o.ID, ordering.OrderUpdate{Items: []ordering.OrderItem{{LineID: line.ID, Quantity: 1 + r.IntN(5)}, {SKU: []string{"KEY", "CUP"}[r.IntN(2)], Quantity: 1}}[:1+r.IntN(2)]}, domain.Expect{Body: &o.Version})
				case "refund":
					_, _, err = t.Ordering.RefundOrder(ctx, another(t.actor), o.ID, ordering.RefundRequest{Reason: reasons[r.IntN(len(reasons))], Lines: []ordering.RefundRequestLine{{LineItemID: line.ID, Quantity: 1 + r.IntN(line.Quantity)}}})
				case "refund all":
					_, _, err = t.Ordering.RefundOrder(ctx, another(t.actor), o.ID, ordering.RefundRequest{Reason: reasons[r.IntN(len(reasons))]})
				case "void":
					if len(o.Refunds) > 0 {
						_, _, err = t.Ordering.VoidRefund(ctx, another(t.actor), o.Refunds[r.IntN(len(o.Refunds))].ID, "")
					}
				case "cancel":
					_, err = t.Ordering.CancelOrder(ctx, another(t.actor), o.ID, ordering.CancelRequest{Reason: ordering.CancelledByRequest, KeepStock: r.IntN(2) == 0, KeepPayment: r.IntN(2) == 0})
				case "fulfill":
					_, _, err = t.Ordering.FulfillOrder(ctx, another(t.actor), o.ID, ordering.Fulfillment{}, false)
				case "pay":
					_, err = t.Ordering.RecordOrderOfflinePayment(ctx, another(t.actor), o.ID, ordering.OfflinePayment{Method: "CASH"})
				case "count":
					of := []int64{key, cup}[r.IntN(2)]
					_, err = t.Catalog.AdjustStock(ctx, another(t.actor), []catalog.StockAdjustment{{VariantID: of, OnHand: n(t.stock(ctx, of).OnHand)}}, catalog.AdjustmentReason{Reason: "COUNTED"})
				}
			}
			if err == nil {
				done[name]++
			} else {
				Expect(err).To(BeAssignableToTypeOf(&domain.Error{}), "%s: %v", name, err)
			}
			t.conserves(ctx, fmt.Sprintf("seed %d, step %d, %s", GinkgoRandomSeed(), step, name))
		}
		moved := 0
		for _, times := range done {
			moved += times
		}
		Expect(moved).To(BeNumerically(">", 40), "hardly anything is possible: %v", done)
		Expect(t.count(ctx, `SELECT count(*) FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE o.status = 'COMPLETED' AND NOT l.requires_shipping
			AND l.quantity > l.cancelled_quantity + l.released_quantity + l.issued_quantity`)).To(BeZero(), "a completed order holds nothing")
	})
})
