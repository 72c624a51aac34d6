package store_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/domaintest"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

var _ = Describe("An edit of a placed order", func() {
	var t *checkoutStore
	var o *ordering.Order
	var cups, grinder int64
	BeforeEach(func(ctx SpecContext) {
		t = newCheckoutStore(ctx)
		cups, grinder = t.good(ctx, "POUR-OVER", 40).Variants[0].ID, t.good(ctx, "GRINDER", 5).Variants[0].ID
		t.coupon(ctx, "WELCOME10")
		var err error
		o, err = t.Ordering.CreateOrder(ctx, another(t.actor), ordering.OrderCreate{
			Email: "phone@example.com", Items: []ordering.OrderItem{{SKU: "POUR-OVER", Quantity: 2}}, ShippingAddress: torstrasse, ShippingMethodID: &t.method,
			CouponCodes: []string{"WELCOME10"}, Payment: &ordering.PaymentChoice{Token: "pm_card_visa"},
		})
		Expect(err).NotTo(HaveOccurred())
	})
	read := func(ctx SpecContext) *ordering.Order {
		GinkgoHelper()
		read, err := t.As(t.actor).Order(ctx, ordering.OrderKey{ID: o.ID})
		Expect(err).NotTo(HaveOccurred())
		return read
	}
	edit := func(ctx SpecContext, u ordering.OrderUpdate) (*ordering.Order, error) {
		version := read(ctx).Version
		return t.Ordering.UpdateOrder(ctx, another(t.actor), o.ID, u, domain.Expect{Body: &version})
	}
	edited := func(ctx SpecContext, u ordering.OrderUpdate) *ordering.Order {
		GinkgoHelper()
		_, err := edit(ctx, u)
		Expect(err).NotTo(HaveOccurred())
		return read(ctx)
	}
	kept := func(quantity int) ordering.OrderItem {
		return ordering.OrderItem{LineID: o.Lines[0].ID, Quantity: quantity}
	}
	reserved := func(ctx SpecContext) []int {
		return []int{t.stock(ctx, cups).Reserved, t.stock(ctx, grinder).Reserved}
	}
	money := func(o *ordering.Order) []string {
		b := o.Balance()
		return []string{o.GrandTotal.Fixed(2), b.Due.Fixed(2), b.Overpaid.Fixed(2), string(o.PaymentStatus)}
	}

	It("adds and removes lines, moves stock, and leaves the difference to be paid or refunded", func(ctx SpecContext) {
		Expect(money(o)).To(Equal([]string{"110.79", "0.00", "0.00", "PAID"}))
		_, err := t.Data.SQL.ExecContext(ctx, "UPDATE prices SET amount = 60") // placed orders keep their prices
		Expect(err).NotTo(HaveOccurred())
		n := len(t.events(ctx))
		up := edited(ctx, ordering.OrderUpdate{Items: []ordering.OrderItem{kept(3), {SKU: "GRINDER", Quantity: 1}}})
		Expect(money(up)).To(Equal([]string{"227.53", "116.74", "0.00", "PARTIALLY_PAID"})) // (0.9 x (147 + 60) + 4.90) + 19 %
		Expect(reserved(ctx)).To(Equal([]int{3, 1}))
		Expect(t.events(ctx)[n:]).To(Equal([]string{"order.updated ADMIN", "order.payment_status_changed ADMIN"}))
		var note string
		Expect(t.Data.SQL.QueryRowContext(ctx, "SELECT note FROM webhook_events WHERE note <> ''").Scan(&note)).To(Succeed())
		Expect(note).To(Equal("3 of POUR-OVER instead of 2, 1 of GRINDER added, 227.53 EUR instead of 110.79"))
		down := edited(ctx, ordering.OrderUpdate{Items: []ordering.OrderItem{kept(1)}})
		Expect(money(down)).To(Equal([]string{"58.31", "0.00", "52.48", "OVERPAID"}))
		Expect(reserved(ctx)).To(Equal([]int{1, 0}))
		Expect(t.count(ctx, "SELECT count(*) FROM coupon_uses WHERE status = 'USED' AND discount_amount = 4.90")).To(Equal(1))
		back := edited(ctx, ordering.OrderUpdate{Items: []ordering.OrderItem{kept(2)}})
		Expect(money(back)).To(Equal([]string{"110.79", "0.00", "0.00", "PAID"}))
		Expect([]string{back.Edited.Net.Trimmed(), back.Edited.Tax.Trimmed()}).To(Equal([]string{"0", "0"}))
		Expect(reserved(ctx)).To(Equal([]int{2, 0}))
		payments, _ := t.charged(ctx)
		Expect(payments).To(Equal(1), "an edit charges nothing")
	})

	It("changes the amount of an awaited bank transfer", func(ctx SpecContext) {
		_, provider, err := t.Settings.CreatePaymentProvider(ctx, another(t.actor), settings.OfflineProvider, settings.PaymentProviderInput{DisplayName: ref("Bank transfer")})
		Expect(err).NotTo(HaveOccurred())
		guest, cart := t.visitor(ctx, cups, 2)
		in := t.purchase(cart, "122.45", "") // (98.00 + 4.90) + 19 %
		in.Payment.ProviderID = provider.ID
		o, err = t.Ordering.CheckoutCart(ctx, guest, in)
		Expect(err).NotTo(HaveOccurred())
		awaited := func(want string, u ordering.OrderUpdate) {
			GinkgoHelper()
			o := edited(ctx, u)
			Expect(o.Payments).To(HaveLen(1))
			Expect([]string{o.GrandTotal.Fixed(2), o.Balance().Due.Fixed(2), o.Payments[0].Amount.Fixed(2), string(o.Payments[0].Status)}).
				To(Equal([]string{want, want, want, string(ordering.AttemptPending)}))
		}
		awaited("180.76", ordering.OrderUpdate{Items: []ordering.OrderItem{kept(3)}})
		awaited("64.14", ordering.OrderUpdate{Items: []ordering.OrderItem{kept(1)}})
		ten := &pricing.ManualDiscount{DiscountType: pricing.DiscountFixedAmount, Value: domain.MustAmount("10.00")}
		awaited("52.24", ordering.OrderUpdate{Discount: &ten})
		two := domain.MustAmount("2.00")
		awaited("48.79", ordering.OrderUpdate{ShippingPrice: &two})
		none := (*pricing.ManualDiscount)(nil)
		awaited("60.69", ordering.OrderUpdate{Discount: &none})
		awaited("60.69", ordering.OrderUpdate{OrderPatch: ordering.OrderPatch{CustomerNote: ref("Ring twice.")}})
		_, err = t.Ordering.RecordOrderOfflinePayment(ctx, another(t.actor), o.ID, ordering.OfflinePayment{Method: "BANK_TRANSFER"})
		Expect(err).NotTo(HaveOccurred())
		Expect(money(read(ctx))).To(Equal([]string{"60.69", "0.00", "0.00", "PAID"}))
	})

	It("can leave an overpayment, which is refunded without naming lines", func(ctx SpecContext) {
		edited(ctx, ordering.OrderUpdate{Items: []ordering.OrderItem{kept(1)}})
		much := domain.MustAmount("52.49")
		_, _, err := t.Ordering.RefundOrder(ctx, another(t.actor), o.ID, ordering.RefundRequest{Reason: ordering.BillingError, Overpayment: &much})
		Expect(err).To(refuse(domain.RefundExceedsRemaining))
		all := domain.MustAmount("52.48")
		_, r, err := t.Ordering.RefundOrder(ctx, another(t.actor), o.ID, ordering.RefundRequest{Reason: ordering.BillingError, Overpayment: &all})
		Expect(err).NotTo(HaveOccurred())
		Expect([]string{r.Subtotal.Fixed(2), r.TaxTotal.Fixed(2), r.ShippingTotal.Fixed(2)}).To(Equal([]string{"44.10", "8.38", "0.00"}))
		Expect(money(read(ctx))).To(Equal([]string{"58.31", "0.00", "0.00", "PAID"}))
		_, r, err = t.Ordering.RefundOrder(ctx, another(t.actor), o.ID, ordering.RefundRequest{Reason: ordering.OtherReason})
		Expect(err).NotTo(HaveOccurred())
		Expect(r.Amount.Fixed(2)).To(Equal("58.31"))
		Expect(money(read(ctx))).To(Equal([]string{"58.31", "0.00", "0.00", "REFUNDED"}))
		Expect(reserved(ctx)).To(Equal([]int{0, 0}))
	})

	It("changes discounts and shipping, and uses and releases coupons", func(ctx SpecContext) {
		t.coupon(ctx, "OTHER")
		swapped := edited(ctx, ordering.OrderUpdate{CouponCodes: &[]string{"other"}})
		Expect(money(swapped)).To(Equal([]string{"110.79", "0.00", "0.00", "PAID"}))
		Expect(t.count(ctx, "SELECT sum(usage_count * id) - 2 FROM coupons")).To(BeZero())
		Expect(t.count(ctx, "SELECT count(*) FROM coupon_uses WHERE status = 'RELEASED'")).To(Equal(1))
		Expect(t.count(ctx, "SELECT count(*) FROM webhook_events WHERE action = 'order.discount_applied'")).To(Equal(1))
		ten, none := &pricing.ManualDiscount{DiscountType: pricing.DiscountFixedAmount, Value: domain.MustAmount("10.00")}, (*int64)(nil)
		Expect(money(edited(ctx, ordering.OrderUpdate{CouponCodes: &[]string{}, Discount: &ten}))).To(Equal([]string{"110.55", "0.00", "0.24", "OVERPAID"}))
		two := domain.MustAmount("2.00")
		Expect(money(edited(ctx, ordering.OrderUpdate{ShippingPrice: &two}))).To(Equal([]string{"107.10", "0.00", "3.69", "OVERPAID"}))
		Expect(money(edited(ctx, ordering.OrderUpdate{ShippingMethodID: &none}))).To(Equal([]string{"104.72", "0.00", "6.07", "OVERPAID"}))
		t.count(ctx, "SELECT count(*) FROM coupons")
		Expect(t.count(ctx, "SELECT sum(usage_count + reserved_count) FROM coupons")).To(BeZero())
	})

	It("keeps units that are shipped or whose money was refunded", func(ctx SpecContext) {
		_, _, err := t.Ordering.FulfillOrder(ctx, another(t.actor), o.ID, ordering.Fulfillment{Items: []ordering.ShipmentItem{{LineItemID: o.Lines[0].ID, Quantity: 1}}}, false)
		Expect(err).NotTo(HaveOccurred())
		for _, items := range [][]ordering.OrderItem{{{SKU: "GRINDER", Quantity: 1}}, {{LineID: o.Lines[0].ID + 99, Quantity: 1}}} {
			Expect(edit(ctx, ordering.OrderUpdate{Items: items})).Error().To(refuse(domain.InvalidValue))
		}
		_, _, err = t.Ordering.RefundOrder(ctx, another(t.actor), o.ID, ordering.RefundRequest{Reason: ordering.OtherReason, Lines: []ordering.RefundRequestLine{{LineItemID: o.Lines[0].ID, Quantity: 1}}})
		Expect(err).NotTo(HaveOccurred())
		_, err = edit(ctx, ordering.OrderUpdate{Items: []ordering.OrderItem{kept(3)}})
		Expect(err).To(refuse(domain.InvalidValue))
		Expect(err.(*domain.Error).Fields[0].Pointer).To(Equal("/items/0/quantity"))
		more := edited(ctx, ordering.OrderUpdate{Items: []ordering.OrderItem{kept(2), {SKU: "POUR-OVER", Quantity: 1}}})
		Expect([]any{len(more.Lines), more.Lines[0].LineGross.Fixed(2), more.Lines[1].LineGross.Fixed(2)}).To(Equal([]any{2, "104.96", "52.48"}))
		Expect(reserved(ctx)).To(Equal([]int{1, 0}))
	})

	It("is refused without a version or stock, for a canceled order, and for unknown variants, coupons and methods", func(ctx SpecContext) {
		u := ordering.OrderUpdate{Items: []ordering.OrderItem{kept(1)}}
		Expect(t.Ordering.UpdateOrder(ctx, another(t.actor), o.ID, u, domain.Expect{})).Error().To(refuse(domain.InvalidValue))
		Expect(edit(ctx, ordering.OrderUpdate{Items: []ordering.OrderItem{kept(2), {SKU: "GRINDER", Quantity: 6}}})).Error().To(refuse(domain.InsufficientStock))
		Expect(edit(ctx, ordering.OrderUpdate{Items: []ordering.OrderItem{kept(41)}})).Error().To(refuse(domain.InsufficientStock))
		Expect(edit(ctx, ordering.OrderUpdate{Items: []ordering.OrderItem{kept(2), {VariantID: 999_999, Quantity: 1}}})).Error().To(refuse(domain.NotFound))
		Expect(edit(ctx, ordering.OrderUpdate{CouponCodes: &[]string{"NOTHING"}})).Error().To(refuse(domain.CouponNotApplicable))
		Expect(edit(ctx, ordering.OrderUpdate{ShippingMethodID: new(new(int64(999_999)))})).Error().To(refuse(domain.ShippingNotAvailable))
		n, version := len(t.events(ctx)), read(ctx).Version
		same := edited(ctx, ordering.OrderUpdate{Items: []ordering.OrderItem{kept(2)}, CouponCodes: &[]string{"WELCOME10"}})
		Expect([]any{same.Version, len(t.events(ctx))}).To(Equal([]any{version, n}), "nothing changes")
		Expect(t.Ordering.CancelOrder(ctx, another(t.actor), o.ID, ordering.CancelRequest{Reason: ordering.CancelledOtherReason})).Error().NotTo(HaveOccurred())
		Expect(edit(ctx, u)).Error().To(refuse(domain.InvalidStateTransition))
		t.nothingIsHeld(ctx)
	})

	It("is refused for a repeated line, and reports all invalid lines at once", func(ctx SpecContext) {
		_, err := edit(ctx, ordering.OrderUpdate{Items: []ordering.OrderItem{kept(1), kept(3)}})
		Expect(domaintest.FieldsOf(err)).To(Equal([]string{"/items/1/lineItemId"}))
		Expect(reserved(ctx)).To(Equal([]int{2, 0}))
		tenth := domain.MustAmount("0.001")
		_, err = edit(ctx, ordering.OrderUpdate{Items: []ordering.OrderItem{{LineID: o.Lines[0].ID, Quantity: 1, UnitPrice: &tenth}, {Quantity: 1}}})
		Expect(domaintest.FieldsOf(err)).To(Equal([]string{"/items/0/unitPrice", "/items/1"}))
	})

	It("is applied once, even if requests are concurrent or repeated", func(ctx SpecContext) {
		version, same := read(ctx).Version, another(t.actor)
		outcomes := together(8, func(i int) error {
			actor := same
			if i%2 == 0 {
				actor = another(t.actor)
			}
			_, err := patiently(func() (*ordering.Order, error) {
				return t.Ordering.UpdateOrder(ctx, actor, o.ID, ordering.OrderUpdate{Items: []ordering.OrderItem{kept(3)}}, domain.Expect{Body: &version})
			})
			return err
		})
		Expect(outcomes[""]).To(BeElementOf(1, 4))
		Expect(outcomes[domain.VersionConflict]).To(Equal(8 - outcomes[""]))
		Expect(reserved(ctx)).To(Equal([]int{3, 0}))
	})

	It("recalculates the taxes if the order moves to another jurisdiction", func(ctx SpecContext) {
		abroad := *torstrasse
		abroad.CountryCode, abroad.StateProvince = "AT", ""
		moved := &abroad
		after := edited(ctx, ordering.OrderUpdate{OrderPatch: ordering.OrderPatch{ShippingAddress: &moved}})
		Expect(money(after)).To(Equal([]string{"93.10", "0.00", "17.69", "OVERPAID"}), "there is no tax there")
		home := torstrasse
		Expect(money(edited(ctx, ordering.OrderUpdate{OrderPatch: ordering.OrderPatch{ShippingAddress: &home}}))).To(Equal([]string{"110.79", "0.00", "0.00", "PAID"}))
	})
})
