package store_test

import (
	"reflect"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// The spec tries each field of an update. The lists must name every new field, either as one that changes
// the price or as one that does not.
var _ = Describe("An order whose buyer is confirming its payment", func() {
	var t *checkoutStore
	var o *ordering.Order
	BeforeEach(func(ctx SpecContext) {
		t = newCheckoutStore(ctx)
		guest, cart := t.visitor(ctx, t.good(ctx, "POUR-OVER", 40).Variants[0].ID, 1)
		var err error
		o, err = t.Ordering.CheckoutCart(ctx, guest, t.purchase(cart, "64.14", "pm_card_authenticationRequired"))
		Expect(err).NotTo(HaveOccurred())
		Expect(o.PaymentStatus).To(Equal(ordering.PaymentRequiresAction))
	})

	It("rejects changes to fields that affect its price, and accepts all other changes", func(ctx SpecContext) {
		_, err := t.Settings.UpdateStoreSettings(ctx, another(t.actor), settings.SettingsPatch{LanguageCodes: &[]string{o.LanguageCode, "fr"}}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		paris := *torstrasse
		paris.City, paris.CountryCode, paris.PostalCode, paris.StateProvince = "Paris", "FR", "75001", ""
		abroad, other, codes := &paris, "other@example.com", []string{"WELCOME10"}
		mia := t.patron(ctx, "mia@example.com").ID
		customer := &mia
		price, note, tags, id, no := domain.MustAmount("1.00"), "n", []string{"a"}, "ext-1", false
		french := "fr"
		method, discount, externalID, at := &t.method, (*pricing.ManualDiscount)(nil), &id, t.Data.Clock.Now()
		patch := func(p ordering.OrderPatch) ordering.OrderUpdate { return ordering.OrderUpdate{OrderPatch: p} }
		priced := map[string]ordering.OrderUpdate{
			"CustomerID": patch(ordering.OrderPatch{CustomerID: &customer}), "Email": patch(ordering.OrderPatch{Email: &other}),
			"ShippingAddress": patch(ordering.OrderPatch{ShippingAddress: &abroad}), "BillingAddress": patch(ordering.OrderPatch{BillingAddress: &abroad}),
			"LanguageCode": patch(ordering.OrderPatch{LanguageCode: &french}),
			"Items":        {Items: []ordering.OrderItem{{LineID: o.Lines[0].ID, Quantity: 2}}}, "CouponCodes": {CouponCodes: &codes}, "Discount": {Discount: &discount},
			"ShippingMethodID": {ShippingMethodID: &method}, "ShippingPrice": {ShippingPrice: &price},
		}
		free := map[string]ordering.OrderUpdate{
			"OrderDate": patch(ordering.OrderPatch{OrderDate: &at}), "CustomerNote": patch(ordering.OrderPatch{CustomerNote: &note}), "InternalNote": patch(ordering.OrderPatch{InternalNote: &note}),
			"Tags": patch(ordering.OrderPatch{Tags: &tags}), "CustomFields": patch(ordering.OrderPatch{CustomFields: &[]domain.CustomField{}}), "ExternalID": patch(ordering.OrderPatch{ExternalID: &externalID}),
			"AcceptsMarketing": patch(ordering.OrderPatch{AcceptsMarketing: &no}), "CustomerEmail": patch(ordering.OrderPatch{CustomerEmail: "mia@example.com"}),
		}
		fields := 0
		for _, of := range []reflect.Type{reflect.TypeFor[ordering.OrderUpdate](), reflect.TypeFor[ordering.OrderPatch]()} {
			for i := range of.NumField() {
				name := of.Field(i).Name
				if name == "OrderPatch" {
					continue
				}
				fields++
				_, isPriced := priced[name]
				_, isFree := free[name]
				Expect(isPriced != isFree).To(BeTrue(), "say whether a price hangs on %s", name)
			}
		}
		Expect(fields).To(Equal(len(priced) + len(free)))
		update := func(u ordering.OrderUpdate) error {
			now, err := t.As(t.actor).Order(ctx, ordering.OrderKey{ID: o.ID})
			Expect(err).NotTo(HaveOccurred())
			_, err = t.Ordering.UpdateOrder(ctx, another(t.actor), o.ID, u, domain.Expect{Body: &now.Version})
			return err
		}
		for name, u := range priced {
			Expect(update(u)).To(refuse(domain.InvalidStateTransition), name)
		}
		for name, u := range free {
			Expect(update(u)).To(Succeed(), name)
		}
		Expect(t.sandbox.Authenticate(ctx, t.keyOf(ctx, o.Payments[0]), true)).To(Succeed())
		t.Data.Clock.Advance(ordering.AttemptLease)
		Expect(t.Ordering.SettleDue(ctx)).To(Succeed())
		placed, err := t.As(t.actor).Order(ctx, ordering.OrderKey{ID: o.ID})
		Expect(err).NotTo(HaveOccurred())
		Expect([]string{string(placed.Status), placed.ShippingAddress.CountryCode, placed.GrandTotal.Fixed(2), placed.TaxTotal.Fixed(2)}).To(Equal([]string{"OPEN", "DE", "64.14", "10.24"}))
		Expect(update(priced["ShippingAddress"])).To(Succeed(), "once it is placed")
		moved, err := t.As(t.actor).Order(ctx, ordering.OrderKey{ID: o.ID})
		Expect(err).NotTo(HaveOccurred())
		Expect([]string{moved.ShippingAddress.CountryCode, moved.GrandTotal.Fixed(2), moved.TaxTotal.Fixed(2), string(moved.PaymentStatus)}).To(Equal([]string{"FR", "53.90", "0.00", "OVERPAID"}))
	})
})
