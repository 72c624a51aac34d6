package store_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/domaintest"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

var _ = Describe("A replacement order", func() {
	var t *checkoutStore
	var o *ordering.Order
	var cups, grinder int64
	BeforeEach(func(ctx SpecContext) {
		t = newCheckoutStore(ctx)
		cups, grinder = t.good(ctx, "POUR-OVER", 4).Variants[0].ID, t.good(ctx, "GRINDER", 5).Variants[0].ID
		t.coupon(ctx, "WELCOME10")
		var err error
		o, err = t.Ordering.CreateOrder(ctx, another(t.actor), ordering.OrderCreate{
			Email: "phone@example.com", Items: []ordering.OrderItem{{SKU: "POUR-OVER", Quantity: 3}, {SKU: "GRINDER", Quantity: 1}}, ShippingAddress: torstrasse,
			ShippingMethodID: &t.method, CouponCodes: []string{"WELCOME10"}, ReferrerCode: new("anna"), Payment: &ordering.PaymentChoice{Token: "pm_card_visa"},
		})
		Expect(err).NotTo(HaveOccurred())
	})
	read := func(ctx SpecContext, id int64) *ordering.Order {
		GinkgoHelper()
		read, err := t.As(t.actor).Order(ctx, ordering.OrderKey{ID: id})
		Expect(err).NotTo(HaveOccurred())
		return read
	}
	replace := func(ctx SpecContext, in ordering.OrderReplace) (*ordering.Order, error) {
		in.OrderID, in.Reason = o.ID, ordering.ReplacedLost
		return t.Ordering.ReplaceOrder(ctx, another(t.actor), in)
	}
	reserved := func(ctx SpecContext) []int {
		return []int{t.stock(ctx, cups).Reserved, t.stock(ctx, grinder).Reserved}
	}
	one := func() []ordering.ReplaceItem { return []ordering.ReplaceItem{{LineID: o.Lines[0].ID, Quantity: 1}} }

	It("gets its source from its creator, like other created orders", func(ctx SpecContext) {
		agent, token := t.actor, t.actor
		agent.From.Agent, token.Kind = true, domain.ActorAPIToken
		for source, by := range map[ordering.OrderSource]domain.Actor{ordering.FromAdmin: t.actor, ordering.FromMCP: agent, ordering.FromAPI: token} {
			made, err := t.Ordering.CreateOrder(ctx, another(by), ordering.OrderCreate{Email: "phone@example.com", Items: []ordering.OrderItem{{SKU: "GRINDER", Quantity: 1}}, ShippingAddress: torstrasse, ShippingMethodID: &t.method, Payment: &ordering.PaymentChoice{Token: "pm_card_visa"}})
			Expect(err).NotTo(HaveOccurred())
			next, err := t.Ordering.ReplaceOrder(ctx, another(by), ordering.OrderReplace{OrderID: made.ID, Reason: ordering.ReplacedLost, Free: true})
			Expect(err).NotTo(HaveOccurred())
			Expect([]ordering.OrderSource{made.Source, next.Source}).To(Equal([]ordering.OrderSource{source, source}))
			_, err = t.Ordering.CancelOrder(ctx, another(by), next.ID, ordering.CancelRequest{Reason: ordering.CancelledByRequest})
			Expect(err).NotTo(HaveOccurred())
			_, err = t.Ordering.CancelOrder(ctx, another(by), made.ID, ordering.CancelRequest{Reason: ordering.CancelledByRequest})
			Expect(err).NotTo(HaveOccurred())
		}
	})

	It("can be free, takes stock, and refers to the replaced order", func(ctx SpecContext) {
		_, err := t.Data.SQL.ExecContext(ctx, "UPDATE prices SET amount = 60")
		Expect(err).NotTo(HaveOccurred())
		n := len(t.events(ctx))
		next, err := replace(ctx, ordering.OrderReplace{Items: one(), Free: true, Note: "The parcel was lost", NotifyCustomer: true})
		Expect(err).NotTo(HaveOccurred())
		Expect([]string{next.Subtotal.Fixed(2), next.DiscountTotal.Fixed(2), next.ShippingTotal.Fixed(2), next.TaxTotal.Fixed(2), next.GrandTotal.Fixed(2)}).
			To(Equal([]string{"49.00", "49.00", "0.00", "0.00", "0.00"}))
		Expect([]any{next.PaymentStatus, *next.ReplacedOrderNumber, next.ReferrerCode, next.InternalNote, next.ShippingAddress.City, next.Coupons}).
			To(Equal([]any{ordering.PaymentPaid, o.OrderNumber, "", "The parcel was lost", "Berlin", o.Coupons[:0]}))
		Expect(*read(ctx, o.ID).ReplacementOrderNumber).To(Equal(next.OrderNumber))
		Expect(reserved(ctx)).To(Equal([]int{4, 1}))
		Expect(t.events(ctx)[n:]).To(Equal([]string{"order.created ADMIN"}))
		Expect(t.count(ctx, "SELECT count(*) FROM webhook_events WHERE action = 'order.replaced'")).To(Equal(1))
		Expect(t.count(ctx, "SELECT count(*) FROM mails")).To(Equal(1))
		payments, _ := t.charged(ctx)
		Expect(payments).To(Equal(1))
		Expect(t.Report.CountSales(ctx)).To(Succeed())
		Expect(t.count(ctx, "SELECT sum(orders) FROM sales_days")).To(Equal(1), "it is sent again, and not sold again")
	})

	It("contains all units that are neither refunded nor canceled if the request names no lines", func(ctx SpecContext) {
		_, _, err := t.Ordering.RefundOrder(ctx, another(t.actor), o.ID, ordering.RefundRequest{Reason: ordering.OtherReason, Lines: []ordering.RefundRequestLine{{LineItemID: o.Lines[0].ID, Quantity: 2}}})
		Expect(err).NotTo(HaveOccurred())
		next, err := replace(ctx, ordering.OrderReplace{Free: true})
		Expect(err).NotTo(HaveOccurred())
		Expect([]int{next.Lines[0].Quantity, next.Lines[1].Quantity}).To(Equal([]int{1, 1}))
		Expect(t.Ordering.CancelOrder(ctx, another(t.actor), next.ID, ordering.CancelRequest{Reason: ordering.CancelledOtherReason})).Error().NotTo(HaveOccurred())
		Expect(read(ctx, o.ID).ReplacementOrderNumber).To(BeNil())
		_, _, err = t.Ordering.RefundOrder(ctx, another(t.actor), o.ID, ordering.RefundRequest{Reason: ordering.OtherReason})
		Expect(err).NotTo(HaveOccurred())
		Expect(replace(ctx, ordering.OrderReplace{Free: true})).Error().To(refuse(domain.InvalidStateTransition))
		Expect(replace(ctx, ordering.OrderReplace{Free: true, Items: one()})).Error().To(refuse(domain.InvalidStateTransition), "its money is given back")
		Expect(replace(ctx, ordering.OrderReplace{Items: one()})).Error().NotTo(HaveOccurred(), "it is sold again, refunded or not")
	})

	It("gets the stock of the replaced order if the request cancels that order", func(ctx SpecContext) {
		next, err := replace(ctx, ordering.OrderReplace{
			Items: []ordering.ReplaceItem{{LineID: o.Lines[0].ID, Quantity: 3}, {LineID: o.Lines[1].ID, VariantID: cups, Quantity: 1}}, CancelReplaced: true,
		})
		Expect(err).NotTo(HaveOccurred())
		was := read(ctx, o.ID)
		Expect([]any{was.Status, was.PaymentStatus, *was.ReplacementOrderNumber}).To(Equal([]any{ordering.OrderCancelled, ordering.PaymentRefunded, next.OrderNumber}))
		Expect(reserved(ctx)).To(Equal([]int{4, 0}))
		Expect([]any{next.Subtotal.Fixed(2), next.DiscountTotal.Fixed(2), next.ShippingTotal.Fixed(2), next.PaymentStatus}).To(Equal([]any{"196.00", "0.00", "4.90", ordering.PaymentPending}))
		Expect(t.count(ctx, "SELECT count(*) FROM refunds WHERE status = 'COMPLETED'")).To(Equal(1))
	})

	It("is charged if it is not free, and does not exist if the charge is declined", func(ctx SpecContext) {
		version := read(ctx, o.ID).Version
		_, err := replace(ctx, ordering.OrderReplace{Items: one(), Payment: &ordering.PaymentChoice{Token: "pm_card_chargeDeclined"}})
		Expect(err).To(refuse(domain.PaymentDeclined))
		was := read(ctx, o.ID)
		Expect(was.ReplacementOrderNumber).To(BeNil())
		Expect(was.Version).To(BeNumerically(">", version), "whoever reads it sees that it has changed")
		Expect(reserved(ctx)).To(Equal([]int{3, 1}))
		actor, in := another(t.actor), ordering.OrderReplace{OrderID: o.ID, Reason: ordering.ReplacedOtherReason, Items: one(), Payment: &ordering.PaymentChoice{Token: "pm_card_visa"}}
		next, err := t.Ordering.ReplaceOrder(ctx, actor, in)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{next.GrandTotal.Fixed(2), next.PaymentStatus}).To(Equal([]any{"64.14", ordering.PaymentPaid})) // (49.00 + 4.90) + 19 %
		again, err := t.Ordering.ReplaceOrder(ctx, actor, in)
		Expect(err).NotTo(HaveOccurred())
		Expect(again.ID).To(Equal(next.ID))
	})

	It("is created once, even by concurrent requests", func(ctx SpecContext) {
		outcomes := together(6, func(int) error { _, err := replace(ctx, ordering.OrderReplace{Items: one(), Free: true}); return err })
		Expect(outcomes).To(Equal(map[domain.Code]int{"": 1, domain.AlreadyExists: 5}))
		first := read(ctx, o.ID).ReplacementOrderNumber
		_, err := t.Data.SQL.ExecContext(ctx, "UPDATE orders SET replacement_order_number = NULL WHERE id = $1", o.ID) // as if the first replacement had been declined
		Expect(err).NotTo(HaveOccurred())
		_, err = t.Data.SQL.ExecContext(ctx, "UPDATE stocks SET on_hand = 50")
		Expect(err).NotTo(HaveOccurred())
		_, err = replace(ctx, ordering.OrderReplace{Items: one(), Free: true})
		Expect(err).To(refuse(domain.AlreadyExists), "one that was paid late replaces it")
		Expect(read(ctx, o.ID).ReplacementOrderNumber).To(BeNil())
		Expect(t.count(ctx, "SELECT order_number FROM orders WHERE replaced_order_number IS NOT NULL")).To(BeEquivalentTo(*first))
		Expect(reserved(ctx)).To(Equal([]int{4, 1}))
	})

	It("is refused as a whole, so the replaced order stays unchanged", func(ctx SpecContext) {
		before := read(ctx, o.ID)
		for pointer, in := range map[string]ordering.OrderReplace{
			"/cancelReplaced":     {Free: true, CancelReplaced: true},
			"/payment":            {Free: true, Payment: &ordering.PaymentChoice{Token: "pm_card_visa"}},
			"/items/0/lineItemId": {Free: true, Items: []ordering.ReplaceItem{{LineID: 999_999, Quantity: 1}}},
			"/items/1/quantity":   {Free: true, Items: []ordering.ReplaceItem{{LineID: o.Lines[0].ID, Quantity: 2}, {LineID: o.Lines[0].ID, VariantID: grinder, Quantity: 2}}},
			"/shippingMethodId":   {Free: true, ShippingMethodID: new(int64(999_999))},
		} {
			_, err := replace(ctx, in)
			Expect(domaintest.FieldsOf(err)).To(Equal([]string{pointer}))
		}
		_, err := replace(ctx, ordering.OrderReplace{CancelReplaced: true, Payment: &ordering.PaymentChoice{Token: "pm_card_visa"}})
		Expect(domaintest.FieldsOf(err)).To(Equal([]string{"/cancelReplaced"}))
		_, err = replace(ctx, ordering.OrderReplace{Free: true, Items: []ordering.ReplaceItem{{LineID: o.Lines[0].ID, Quantity: 2}}})
		Expect(err).To(refuse(domain.InsufficientStock))
		Expect(domaintest.FieldsOf(err)).To(Equal([]string{"/items/0"}))
		_, _, err = t.Ordering.FulfillOrder(ctx, another(t.actor), o.ID, ordering.Fulfillment{Items: []ordering.ShipmentItem{{LineItemID: o.Lines[0].ID, Quantity: 1}}}, false)
		Expect(err).NotTo(HaveOccurred())
		Expect(replace(ctx, ordering.OrderReplace{CancelReplaced: true, Items: one()})).Error().To(refuse(domain.InvalidStateTransition))
		after := read(ctx, o.ID)
		Expect([]any{after.Status, after.ReplacementOrderNumber}).To(Equal([]any{before.Status, before.ReplacementOrderNumber}))
		Expect(t.count(ctx, "SELECT count(*) FROM orders")).To(Equal(1))
		d, err := t.Ordering.CreateOrder(ctx, another(t.actor), ordering.OrderCreate{IsDraft: true, Email: "a@example.com", Items: []ordering.OrderItem{{SKU: "GRINDER", Quantity: 1}}})
		Expect(err).NotTo(HaveOccurred())
		Expect(t.Ordering.ReplaceOrder(ctx, another(t.actor), ordering.OrderReplace{OrderID: d.ID, Reason: ordering.ReplacedLost, Free: true})).Error().To(refuse(domain.InvalidStateTransition))
		Expect(t.Ordering.ReplaceOrder(ctx, another(t.actor), ordering.OrderReplace{OrderID: 999_999, Reason: ordering.ReplacedLost, Free: true})).Error().To(refuse(domain.NotFound))
	})
})
