package ordering_test

import (
	"reflect"
	"slices"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

var _ = Describe("a cart's contact data", func() {
	guest := domain.Actor{Kind: domain.ActorCustomer, CartToken: []byte("token")}
	by := func(id int64, own bool) domain.Actor {
		a := guest
		a.LinkedCartID, a.LinkID, a.OwnLink = 1, id, own
		return a
	}
	account := domain.Actor{Kind: domain.ActorCustomer, ID: 501}

	DescribeTable("is readable for", func(actor domain.Actor, holders ...int64) {
		var seen []int64
		for _, holder := range []int64{-1, 0, 7, 8} {
			if actor.Sees(holder) {
				seen = append(seen, holder)
			}
		}
		Expect(seen).To(Equal(holders))
	},
		Entry("the cart's token, if entered with the token", guest, int64(0)),
		Entry("a link, if entered with the cart's token", by(7, false), int64(0)),
		Entry("a session, if entered in the session or with the cart's token", by(7, true), int64(0), int64(7)),
		Entry("a customer who is logged in", account, int64(-1), int64(0), int64(7), int64(8)),
		Entry("the mailed link to an order", domain.Actor{Kind: domain.ActorCustomer, LinkedOrderID: 3}, int64(-1), int64(0), int64(7), int64(8)),
		Entry("an administrator", domain.Actor{Kind: domain.ActorAdmin}, int64(-1), int64(0), int64(7), int64(8)),
	)

	It("is hidden in a customer's invoices from holders of only a checkout link or cart token", func() {
		order := func(customer *int64) *ordering.Order { return &ordering.Order{CustomerID: customer} }
		login := by(7, true)
		login.ID = account.ID
		stranger := by(7, true)
		stranger.ID = 502
		mailed := domain.Actor{Kind: domain.ActorCustomer, LinkedOrderID: 3}
		for _, actor := range []domain.Actor{guest, by(7, false), by(7, true), stranger} {
			Expect(order(new(account.ID)).ShowsInvoicesTo(actor)).To(BeFalse())
			Expect(order(nil).ShowsInvoicesTo(actor)).To(BeTrue())
		}
		for _, actor := range []domain.Actor{account, login, mailed, {Kind: domain.ActorAdmin}} {
			Expect(order(new(account.ID)).ShowsInvoicesTo(actor)).To(BeTrue())
		}
	})

	It("includes every string in a cart except the store's own", func() {
		shops := []string{"LanguageCode", "ReferrerCode", "ReturnURL", "CancelURL"}
		text, house, note := "canary", domain.Address{FirstName: "canary"}, []domain.CustomField{{Key: "canary"}}
		c := &ordering.Cart{ContactBy: ordering.ContactBy{Email: 7, ShippingAddress: 7, BillingAddress: 7, Notes: 7, CustomFields: 7}}
		v, filled := reflect.ValueOf(c).Elem(), []string{}
		for i := range v.NumField() {
			name := v.Type().Field(i).Name
			for _, value := range []any{&text, &house, note} {
				if v.Field(i).Type() == reflect.TypeOf(value) && !slices.Contains(shops, name) {
					v.Field(i).Set(reflect.ValueOf(value))
					filled = append(filled, name)
				}
			}
		}
		Expect(filled).To(ContainElements("Email", "ShippingAddress", "CustomFields"))
		seen, masked := c.SeenFor(guest)
		for _, name := range filled {
			Expect(reflect.ValueOf(seen).Elem().FieldByName(name).Interface()).To(Or(BeNil(), BeEmpty()), "%s: list it in (*Cart).contact", name)
		}
		Expect(masked).To(HaveLen(len(filled)))
		_, masked = c.SeenFor(by(7, true))
		Expect(masked).To(BeEmpty())
	})

	It("belongs to the buyer if they entered any part, even at the checkout", func() {
		placed := func(c ordering.Cart, r ordering.Checkout) int64 {
			r.By = by(7, true)
			return c.ContactOf(r)
		}
		Expect(placed(ordering.Cart{}, ordering.Checkout{})).To(BeZero())
		for part, entered := range map[string]ordering.ContactBy{"email": {Email: 7}, "shippingAddress": {ShippingAddress: 7}, "billingAddress": {BillingAddress: 7}, "notes": {Notes: 7}, "customFields": {CustomFields: 7}} {
			Expect(placed(ordering.Cart{ContactBy: entered}, ordering.Checkout{})).To(BeEquivalentTo(7), part)
		}
		note, fields := "Ring twice.", []domain.CustomField{{Key: "mailbox", Value: new("bell")}}
		Expect(placed(ordering.Cart{}, ordering.Checkout{Note: note})).To(BeEquivalentTo(7))
		Expect(placed(ordering.Cart{}, ordering.Checkout{CustomFields: fields})).To(BeEquivalentTo(7))
		Expect(placed(ordering.Cart{Notes: &note, CustomFields: fields}, ordering.Checkout{Note: note, CustomFields: fields})).To(BeZero(), "the cart's token had entered both")
	})

	It("includes every secret string of an order", func() {
		never := []string{"Hold", "CancelNote", "InternalNote", "ReferrerName", "MarketingConsent"} // fields outside the Customer API
		brand, four := "visa", "4242"
		o := &ordering.Order{ContactLinkID: 7, Email: "canary", ShippingAddress: &domain.Address{}, BillingAddress: &domain.Address{}, CustomerNote: "canary", CustomFields: []domain.CustomField{{Key: "canary"}},
			Payments: []*ordering.Payment{{LinkID: 7, Brand: brand, LastFour: &four}, {LinkID: 0, Brand: brand, LastFour: &four}}}
		seen, masked := o.SeenFor(guest)
		v := reflect.ValueOf(seen).Elem()
		for i := range v.NumField() {
			if f := v.Type().Field(i); f.Tag.Get("audit") == "secret" && !slices.Contains(never, f.Name) {
				Expect(v.Field(i).Interface()).NotTo(Equal(reflect.ValueOf(o).Elem().Field(i).Interface()), "%s: mask it in (*Order).SeenFor", f.Name)
			}
		}
		Expect(masked).To(Equal([]string{"email", "shippingAddress", "billingAddress", "notes", "customFields", "payments"}))
		Expect([]any{seen.Payments[0].Brand, seen.Payments[0].LastFour, seen.Payments[1].Brand}).To(Equal([]any{"", (*string)(nil), "visa"}))
		Expect([]any{o.Email, o.Payments[0].Brand}).To(Equal([]any{"canary", "visa"}), "the order stays as it is")
	})
})
