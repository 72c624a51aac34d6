package store_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

var unset *time.Time

var _ = Describe("A draft", func() {
	var t *checkoutStore
	var in ordering.OrderCreate
	var good *catalog.Product
	BeforeEach(func(ctx SpecContext) {
		t = newCheckoutStore(ctx)
		good = t.good(ctx, "POUR-OVER", 40)
		t.coupon(ctx, "WELCOME10")
		in = ordering.OrderCreate{
			IsDraft: true, Email: "phone@example.com", Items: []ordering.OrderItem{{SKU: "POUR-OVER", Quantity: 2}}, ShippingAddress: torstrasse, ShippingMethodID: &t.method,
			CouponCodes: []string{"welcome10"}, Tags: []string{"phone"}, InternalNote: "By phone",
		}
	})
	draft := func(ctx SpecContext) *ordering.Order {
		GinkgoHelper()
		o, err := t.Ordering.CreateOrder(ctx, another(t.actor), in)
		Expect(err).NotTo(HaveOccurred())
		return o
	}
	read := func(ctx SpecContext, id int64) *ordering.Order {
		GinkgoHelper()
		o, err := t.As(t.actor).Order(ctx, ordering.OrderKey{ID: id})
		Expect(err).NotTo(HaveOccurred())
		return o
	}
	update := func(ctx SpecContext, o *ordering.Order, u ordering.OrderUpdate) (*ordering.Order, error) {
		return t.Ordering.UpdateOrder(ctx, another(t.actor), o.ID, u, domain.Expect{})
	}
	card := &ordering.PaymentChoice{Token: "pm_card_visa"}

	It("has a number and prices, but does not reserve stock or cause events", func(ctx SpecContext) {
		by := another(t.actor)
		var numbers []int64
		for range 2 { // repeats the request in the second round
			o, err := t.Ordering.CreateOrder(ctx, by, in)
			Expect(err).NotTo(HaveOccurred())
			Expect([]any{o.Status, o.IsDraft, o.GrandTotal.Fixed(2), o.PlacedOn, o.ExpiresOn}).To(Equal([]any{ordering.OrderDraft, true, "110.79", unset, unset}))
			numbers = append(numbers, o.OrderNumber)
		}
		Expect(numbers[0]).To(BeNumerically(">", 0))
		Expect(numbers[1]).To(Equal(numbers[0]))
		t.nothingIsHeld(ctx)
		Expect(t.events(ctx)).To(BeEmpty())
		Expect(t.count(ctx, "SELECT count(*) FROM mails") + t.count(ctx, "SELECT count(*) FROM payments") + t.count(ctx, "SELECT count(*) FROM coupon_uses")).To(BeZero())
		Expect(t.Ordering.ExpireDrafts(ctx)).To(Succeed())
		Expect(read(ctx, 1).Status).To(Equal(ordering.OrderDraft))
		list := func(f ordering.OrderFilter) (n int) {
			page, err := t.As(t.actor).Orders(ctx, f, domain.PageQuery{Sort: "-createdOn", Size: 10})
			Expect(err).NotTo(HaveOccurred())
			return len(page.Items)
		}
		Expect(list(ordering.OrderFilter{Status: []ordering.OrderStatus{ordering.OrderDraft}})).To(Equal(1))
		Expect(list(ordering.OrderFilter{})).To(BeZero())
	})

	It("is hidden from the customer and from integrations", func(ctx SpecContext) {
		_, mia := t.signUp(ctx, t.store.ID, "mia.keller@example.com")
		in.CustomerID, in.Email = &mia.ID, ""
		o := draft(ctx)
		Expect(o.Email).To(Equal("mia.keller@example.com"))
		Expect(t.As(mia).Order(ctx, ordering.OrderKey{ID: o.ID})).Error().To(refuse(domain.NotFound))
		page, err := t.As(mia).Orders(ctx, ordering.OrderFilter{Status: []ordering.OrderStatus{ordering.OrderDraft}}, domain.PageQuery{Sort: "-createdOn", Size: 10})
		Expect(err).NotTo(HaveOccurred())
		Expect(page.Items).To(BeEmpty())
		Expect(t.As(t.actor).Order(ctx, ordering.OrderKey{ID: o.ID, Placed: true})).Error().To(refuse(domain.NotFound))
	})

	It("is placed once at the current prices, even by concurrent requests", func(ctx SpecContext) {
		o := draft(ctx)
		number, line := o.OrderNumber, o.Lines[0].ID
		t.Data.Clock.Advance(time.Hour)
		_, err := t.Data.SQL.ExecContext(ctx, "UPDATE prices SET amount = 50")
		Expect(err).NotTo(HaveOccurred())
		expected := domain.MustAmount("110.79")
		Expect(t.Ordering.PlaceOrder(ctx, another(t.actor), ordering.OrderPlace{OrderID: o.ID, Payment: card, ExpectedGrandTotal: &expected})).Error().To(refuse(domain.CartChanged))
		same := another(t.actor)
		outcomes := together(8, func(i int) error {
			actor := same
			if i%2 == 0 {
				actor = another(t.actor)
			}
			_, err := patiently(func() (*ordering.Order, error) {
				return t.Ordering.PlaceOrder(ctx, actor, ordering.OrderPlace{OrderID: o.ID, Payment: card, NotifyCustomer: true})
			})
			return err
		})
		Expect(outcomes[""]).To(BeElementOf(1, 4), "one request, sent once or four times")
		Expect(outcomes[domain.InvalidStateTransition]).To(Equal(8 - outcomes[""]))
		o = read(ctx, o.ID)
		Expect([]any{o.Status, o.IsDraft, o.PaymentStatus, o.GrandTotal.Fixed(2), o.OrderNumber, o.Lines[0].ID, o.InternalNote}).
			To(Equal([]any{ordering.OrderOpen, false, ordering.PaymentPaid, "112.93", number, line, "By phone"}))
		Expect(o.OrderDate).To(Equal(*o.PlacedOn))
		payments, total := t.charged(ctx)
		Expect([]any{payments, total.Fixed(2)}).To(Equal([]any{1, "112.93"}))
		Expect(t.events(ctx)).To(Equal([]string{"order.created ADMIN", "order.payment_captured ADMIN"}))
		Expect(t.stock(ctx, good.Variants[0].ID).Reserved).To(Equal(2))
		Expect(t.count(ctx, "SELECT usage_count FROM coupons")).To(Equal(1))
		Expect(t.count(ctx, "SELECT count(*) FROM mails WHERE kind = 'ORDER_CONFIRMATION'")).To(Equal(1))
	})

	It("is placed without a payment, and then awaits a payment", func(ctx SpecContext) {
		o := draft(ctx)
		o, err := t.Ordering.PlaceOrder(ctx, another(t.actor), ordering.OrderPlace{OrderID: o.ID})
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{o.Status, o.PaymentStatus, o.OrderNumber > 0}).To(Equal([]any{ordering.OrderOpen, ordering.PaymentPending, true}))
		Expect(t.count(ctx, "SELECT count(*) FROM mails")).To(BeZero(), "nobody wanted one")
	})

	It("stays a draft if the card is declined, and can be placed with another card", func(ctx SpecContext) {
		o := draft(ctx)
		declined := another(t.actor)
		for range 2 { // the repeated request gets the same response
			_, err := t.Ordering.PlaceOrder(ctx, declined, ordering.OrderPlace{OrderID: o.ID, Payment: &ordering.PaymentChoice{Token: "pm_card_chargeDeclined"}})
			Expect(err).To(refuse(domain.PaymentDeclined))
			t.nothingIsHeld(ctx)
			Expect([]any{read(ctx, o.ID).Status, read(ctx, o.ID).IsDraft}).To(Equal([]any{ordering.OrderDraft, true}))
			Expect(t.events(ctx)).To(Equal([]string{"order.payment_failed ADMIN"}))
		}
		o, err := update(ctx, o, ordering.OrderUpdate{Items: []ordering.OrderItem{{LineID: o.Lines[0].ID, Quantity: 1}}})
		Expect(err).NotTo(HaveOccurred())
		o, err = t.Ordering.PlaceOrder(ctx, another(t.actor), ordering.OrderPlace{OrderID: o.ID, Payment: card})
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{o.Status, o.PaymentStatus, o.GrandTotal.Fixed(2), len(o.Payments)}).To(Equal([]any{ordering.OrderOpen, ordering.PaymentPaid, "58.31", 2}))
		Expect(t.stock(ctx, good.Variants[0].ID).Reserved).To(Equal(1))
		Expect(t.count(ctx, "SELECT usage_count FROM coupons")).To(Equal(1))
	})

	It("rejects changes while its payment is in progress", func(ctx SpecContext) {
		o := draft(ctx)
		t.gateway.mute = 1
		asking := another(t.actor)
		Expect(t.Ordering.PlaceOrder(ctx, asking, ordering.OrderPlace{OrderID: o.ID, Payment: card})).Error().To(refuse(domain.PaymentOutcomeUnknown))
		Expect(t.Ordering.PlaceOrder(ctx, another(t.actor), ordering.OrderPlace{OrderID: o.ID, Payment: card})).Error().To(refuse(domain.InvalidStateTransition))
		Expect(update(ctx, o, ordering.OrderUpdate{CouponCodes: &[]string{}})).Error().To(refuse(domain.InvalidStateTransition))
		abroad := *torstrasse
		abroad.CountryCode = "AT"
		moved := &abroad
		Expect(update(ctx, o, ordering.OrderUpdate{OrderPatch: ordering.OrderPatch{ShippingAddress: &moved}})).Error().To(refuse(domain.InvalidStateTransition))
		Expect(t.Ordering.CancelOrder(ctx, another(t.actor), o.ID, ordering.CancelRequest{})).Error().To(refuse(domain.InvalidStateTransition))
		o, err := t.Ordering.PlaceOrder(ctx, asking, ordering.OrderPlace{OrderID: o.ID, Payment: card})
		Expect(err).NotTo(HaveOccurred())
		Expect(o.PaymentStatus).To(Equal(ordering.PaymentPaid))
		payments, _ := t.charged(ctx)
		Expect(payments).To(Equal(1))
	})

	It("becomes an open draft again if the customer does not confirm the payment in time", func(ctx SpecContext) {
		o := draft(ctx)
		o, err := t.Ordering.PlaceOrder(ctx, another(t.actor), ordering.OrderPlace{OrderID: o.ID, Payment: &ordering.PaymentChoice{Token: "pm_card_authenticationRequired"}})
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{o.Status, o.PaymentStatus, t.stock(ctx, good.Variants[0].ID).Reserved}).To(Equal([]any{ordering.OrderDraft, ordering.PaymentRequiresAction, 2}))
		t.Data.Clock.Advance(24 * time.Hour)
		Expect(t.Ordering.ExpireDrafts(ctx)).To(Succeed())
		t.nothingIsHeld(ctx)
		o = read(ctx, o.ID)
		Expect([]any{o.Status, o.IsDraft, o.ExpiresOn}).To(Equal([]any{ordering.OrderDraft, true, unset}))
		o, err = t.Ordering.PlaceOrder(ctx, another(t.actor), ordering.OrderPlace{OrderID: o.ID, Payment: card})
		Expect(err).NotTo(HaveOccurred())
		Expect(o.Status).To(Equal(ordering.OrderOpen))
	})

	It("stays a draft if it cannot be placed", func(ctx SpecContext) {
		in.Items[0].Quantity, in.ShippingAddress, in.Email = 41, nil, ""
		o := draft(ctx)
		Expect(t.Ordering.PlaceOrder(ctx, another(t.actor), ordering.OrderPlace{OrderID: o.ID})).Error().To(refuse(domain.InvalidValue))
		email, home := "phone@example.com", torstrasse
		o, err := update(ctx, o, ordering.OrderUpdate{OrderPatch: ordering.OrderPatch{Email: &email, ShippingAddress: &home}})
		Expect(err).NotTo(HaveOccurred())
		_, err = t.Ordering.PlaceOrder(ctx, another(t.actor), ordering.OrderPlace{OrderID: o.ID})
		Expect(err).To(refuse(domain.InsufficientStock))
		Expect(err.(*domain.Error).Fields[0].Pointer).To(Equal("/items/0"))
		t.nothingIsHeld(ctx)
		Expect(read(ctx, o.ID).Status).To(Equal(ordering.OrderDraft))
	})

	Describe("from before the store required a custom field", func() {
		text := func(key, value string) []domain.CustomField {
			return []domain.CustomField{{Key: key, Type: "STRING", Value: &value}}
		}
		require := func(ctx SpecContext, fieldType string) {
			GinkgoHelper()
			definitions := []domain.CustomFieldDefinition{{Object: "ORDER", Key: "gift", Type: fieldType, Name: "Gift", IsRequired: true}, {Object: "ORDER_LINE", Key: "engraving", Type: fieldType, Name: "Engraving", IsRequired: true}}
			Expect(t.Settings.UpdateStoreSettings(ctx, another(t.actor), settings.SettingsPatch{CustomFieldDefinitions: &definitions}, domain.Expect{})).Error().NotTo(HaveOccurred())
		}

		DescribeTable("can be changed, placed, edited and replaced without it", func(ctx SpecContext, fields bool) {
			if fields { // the definition then has another type than the values that exist
				in.CustomFields, in.Items[0].CustomFields = text("gift", "yes"), text("engraving", "Mia")
			}
			o := draft(ctx)
			require(ctx, "NUMBER")
			o, err := update(ctx, o, ordering.OrderUpdate{OrderPatch: ordering.OrderPatch{InternalNote: new("Called back")}})
			Expect(err).NotTo(HaveOccurred())
			o, err = update(ctx, o, ordering.OrderUpdate{Items: []ordering.OrderItem{{LineID: o.Lines[0].ID, Quantity: 3}}, CouponCodes: &[]string{}})
			Expect(err).NotTo(HaveOccurred())
			o, err = t.Ordering.PlaceOrder(ctx, another(t.actor), ordering.OrderPlace{OrderID: o.ID, Payment: card})
			Expect(err).NotTo(HaveOccurred())
			Expect([]any{o.Status, o.PaymentStatus, o.Lines[0].Quantity}).To(Equal([]any{ordering.OrderOpen, ordering.PaymentPaid, 3}))
			o, err = t.Ordering.UpdateOrder(ctx, another(t.actor), o.ID, ordering.OrderUpdate{Items: []ordering.OrderItem{{LineID: o.Lines[0].ID, Quantity: 2}}}, domain.Expect{Body: &o.Version})
			Expect(err).NotTo(HaveOccurred())
			replacement, err := t.Ordering.ReplaceOrder(ctx, another(t.actor), ordering.OrderReplace{OrderID: o.ID, Free: true, Reason: ordering.ReplacedDamaged})
			Expect(err).NotTo(HaveOccurred())
			for _, each := range []*ordering.Order{read(ctx, o.ID), replacement} {
				Expect(each.CustomFields).To(HaveLen(len(in.CustomFields)))
				Expect(each.Lines[0].CustomFields).To(HaveLen(len(in.Items[0].CustomFields)))
			}
		},
			Entry("if it has no value", false), Entry("if its value has another type", true))

		It("needs the field in each part of a request that contains custom fields", func(ctx SpecContext) {
			o := draft(ctx)
			require(ctx, "STRING")
			_, err := update(ctx, o, ordering.OrderUpdate{OrderPatch: ordering.OrderPatch{CustomFields: &[]domain.CustomField{}}})
			Expect(refusedAt(err)).To(HaveExactElements("/customFields"))
			_, err = update(ctx, o, ordering.OrderUpdate{Items: []ordering.OrderItem{{LineID: o.Lines[0].ID, Quantity: 1, CustomFields: text("card", "x")}}})
			Expect(refusedAt(err)).To(HaveExactElements("/items/0/customFields"))
			_, err = update(ctx, o, ordering.OrderUpdate{Items: []ordering.OrderItem{{LineID: o.Lines[0].ID, Quantity: 1}, {SKU: "POUR-OVER", Quantity: 1}}})
			Expect(refusedAt(err)).To(HaveExactElements("/items/1/customFields"))
			_, err = t.Ordering.CreateOrder(ctx, another(t.actor), in)
			Expect(refusedAt(err)).To(HaveExactElements("/customFields"))
			given := text("gift", "yes")
			o, err = update(ctx, o, ordering.OrderUpdate{OrderPatch: ordering.OrderPatch{CustomFields: &given}, Items: []ordering.OrderItem{{LineID: o.Lines[0].ID, Quantity: 1, CustomFields: text("engraving", "Mia")}}})
			Expect(err).NotTo(HaveOccurred())
			Expect([]any{*o.CustomFields[0].Value, *o.Lines[0].CustomFields[0].Value}).To(Equal([]any{"yes", "Mia"}))
		})
	})

	It("accepts any change, and its lines keep the values that an administrator set", func(ctx SpecContext) {
		t.good(ctx, "GRINDER", 5)
		forty := domain.MustAmount("40.00")
		in.Items[0].UnitPrice = &forty
		o := draft(ctx)
		first := o.Lines[0].ID
		Expect(o.GrandTotal.Fixed(2)).To(Equal("91.51")) // (72 + 4.90) + 19 %
		o, err := update(ctx, o, ordering.OrderUpdate{Items: []ordering.OrderItem{{SKU: "GRINDER", Quantity: 1}, {LineID: first, Quantity: 3}}, CouponCodes: &[]string{}})
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{o.Lines[0].SKU, o.Lines[1].ID, o.Lines[1].Quantity, o.Lines[1].UnitPrice.Fixed(2), o.ItemCount}).To(Equal([]any{"GRINDER", first, 3, "40.00", 4}))
		Expect(o.GrandTotal.Fixed(2)).To(Equal("206.94")) // (120 + 49 + 4.90) + 19 %
		_, err = t.Settings.UpdateStoreSettings(ctx, another(t.actor), settings.SettingsPatch{CustomFieldDefinitions: &[]domain.CustomFieldDefinition{{Object: "ORDER_LINE", Key: "engraving", Type: "STRING", Name: "Engraving"}}}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		engraved := func(name string) ordering.OrderUpdate {
			return ordering.OrderUpdate{Items: []ordering.OrderItem{{LineID: o.Lines[0].ID, Quantity: 1}, {LineID: first, Quantity: 3, CustomFields: []domain.CustomField{{Key: "engraving", Type: "STRING", Value: &name}}}}}
		}
		for _, name := range []string{"Mia", "Tom"} {
			o, err = update(ctx, o, engraved(name))
			Expect(err).NotTo(HaveOccurred())
			Expect(*o.Lines[1].CustomFields[0].Value).To(Equal(name))
		}
		o, err = update(ctx, o, ordering.OrderUpdate{Items: []ordering.OrderItem{{LineID: o.Lines[0].ID, Quantity: 1}, {LineID: first, Quantity: 3}}})
		Expect(err).NotTo(HaveOccurred())
		Expect(*o.Lines[1].CustomFields[0].Value).To(Equal("Tom"))
		two := domain.MustAmount("2.00")
		discount := &pricing.ManualDiscount{DiscountType: pricing.DiscountFixedAmount, Value: domain.MustAmount("10.00")}
		o, err = update(ctx, o, ordering.OrderUpdate{ShippingPrice: &two, Discount: &discount})
		Expect(err).NotTo(HaveOccurred())
		Expect(o.GrandTotal.Fixed(2)).To(Equal("191.59")) // (169 - 10 + 2) + 19 %
		var none *int64
		o, err = update(ctx, o, ordering.OrderUpdate{ShippingMethodID: &none})
		Expect(err).NotTo(HaveOccurred())
		Expect(o.GrandTotal.Fixed(2)).To(Equal("189.21")) // 159 + 19 %
		o, err = t.Ordering.PlaceOrder(ctx, another(t.actor), ordering.OrderPlace{OrderID: o.ID, Payment: card})
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{o.GrandTotal.Fixed(2), o.PaymentStatus}).To(Equal([]any{"189.21", ordering.PaymentPaid}))
		Expect(t.count(ctx, "SELECT count(*) FROM order_lines")).To(Equal(2))
		Expect(t.events(ctx)).To(Equal([]string{"order.created ADMIN", "order.payment_captured ADMIN"}))
	})

	It("rejects unknown lines, variants, methods and coupons", func(ctx SpecContext) {
		o := draft(ctx)
		other := draft(ctx)
		for name, u := range map[string]ordering.OrderUpdate{
			"another order's line": {Items: []ordering.OrderItem{{LineID: other.Lines[0].ID, Quantity: 1}}},
			"a line twice":         {Items: []ordering.OrderItem{{LineID: o.Lines[0].ID, Quantity: 1}, {LineID: o.Lines[0].ID, Quantity: 1}}},
			"another variant":      {Items: []ordering.OrderItem{{LineID: o.Lines[0].ID, SKU: "POUR-OVER", Quantity: 1}}},
			"no method":            {ShippingMethodID: new(new(int64(9999)))},
			"no coupon":            {CouponCodes: &[]string{"NOTHING"}},
		} {
			_, err := update(ctx, o, u)
			Expect(err).To(HaveOccurred(), name)
			Expect(domain.CodeOf(err)).To(BeElementOf(domain.InvalidValue, domain.ShippingNotAvailable, domain.CouponNotApplicable), name)
		}
		in.Payment = card
		Expect(t.Ordering.CreateOrder(ctx, another(t.actor), in)).Error().To(refuse(domain.InvalidValue))
		stale := o.Version - 1
		Expect(t.Ordering.UpdateOrder(ctx, another(t.actor), o.ID, ordering.OrderUpdate{CouponCodes: &[]string{}}, domain.Expect{Body: &stale})).Error().To(refuse(domain.VersionConflict))
	})

	It("can be closed without an event, and then cannot be placed", func(ctx SpecContext) {
		o := draft(ctx)
		o, err := t.Ordering.CancelOrder(ctx, another(t.actor), o.ID, ordering.CancelRequest{Reason: ordering.CancelledOtherReason})
		Expect(err).NotTo(HaveOccurred())
		Expect(o.Status).To(Equal(ordering.OrderCancelled))
		Expect(t.Ordering.PlaceOrder(ctx, another(t.actor), ordering.OrderPlace{OrderID: o.ID})).Error().To(refuse(domain.InvalidStateTransition))
		Expect(t.events(ctx)).To(BeEmpty())
	})

	It("cannot be placed if it is left over from an order whose payment was declined", func(ctx SpecContext) {
		in.IsDraft, in.Payment = false, &ordering.PaymentChoice{Token: "pm_card_chargeDeclined"}
		Expect(t.Ordering.CreateOrder(ctx, another(t.actor), in)).Error().To(refuse(domain.PaymentDeclined))
		left := read(ctx, int64(t.count(ctx, "SELECT max(id) FROM orders")))
		Expect(t.Ordering.PlaceOrder(ctx, another(t.actor), ordering.OrderPlace{OrderID: left.ID})).Error().To(refuse(domain.InvalidStateTransition))
	})
})
