package ordering_test

import (
	"reflect"
	"slices"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

func word(text string) *string { return &text }

var _ = Describe("The cart data of a guest who logs in", func() {
	It("overrides the data of the customer's own cart, field by field", func() {
		id, text, address := int64(7), "typed", &domain.Address{City: "Berlin", CountryCode: "DE"}
		guest := &ordering.Cart{ShippingAddress: address, BillingAddress: address, ShippingMethodID: &id, Notes: &text, ReturnURL: &text, CancelURL: &text,
			MarketingConsent: &ordering.MarketingConsent{}, CustomFields: []domain.CustomField{{Key: "vat", Value: word("DE1")}}}
		own := &ordering.Cart{CustomFields: []domain.CustomField{{Key: "vat", Value: word("old")}, {Key: "gift", Value: word("yes")}}}
		own.TakeDetails(guest, domain.Actor{ID: 1})
		elsewhere := []string{"Row", "CommandID", "TokenHash", "CustomerID", "Email", "CurrencyCode", "Status", "Coupons", "ReferrerCode", "ReferredOn", "ContactBy",
			"ConvertedOrderID", "ConvertedOn", "ExpiresOn", "ByAgent", "CartStock", "Items", "CustomFields", "LanguageCode", "LastPayment", "Tenders", "UseStoreCredit"} // merged by Merge, or not entered by the buyer
		from, to := reflect.ValueOf(*guest), reflect.ValueOf(*own)
		for i := range from.NumField() {
			name := from.Type().Field(i).Name
			if slices.Contains(elsewhere, name) {
				continue
			}
			Expect(from.Field(i).IsZero()).To(BeFalse(), "%s: the spec has to fill every new member", name)
			Expect(to.Field(i).Interface()).To(Equal(from.Field(i).Interface()), name)
		}
		Expect(own.CustomFields).To(Equal([]domain.CustomField{{Key: "vat", Value: word("DE1")}, {Key: "gift", Value: word("yes")}}))
	})

	It("leaves the customer's data unchanged if the guest entered none", func() {
		note := "mine"
		own := &ordering.Cart{Notes: &note}
		own.TakeDetails(&ordering.Cart{}, domain.Actor{ID: 1})
		Expect(*own.Notes).To(Equal("mine"))
	})
})

var _ = Describe("The destination of a cart", func() {
	It("equals the destination of its checkout, with and without shipping", func() {
		de, fr := &domain.Address{City: "Berlin", CountryCode: "DE"}, &domain.Address{City: "Paris", CountryCode: "FR"}
		for _, shipped := range []bool{true, false} {
			for _, shipping := range []*domain.Address{nil, de} {
				cart := ordering.Cart{ShippingAddress: shipping, BillingAddress: fr}
				checkout := ordering.Checkout{ShippingAddress: shipping, BillingAddress: fr}
				Expect(cart.Destination(shipped)).To(Equal(checkout.Destination(shipped)))
			}
		}
		Expect((&ordering.Cart{ShippingAddress: de, BillingAddress: fr}).Destination(false).CountryCode).To(Equal("FR"))
		Expect((&ordering.Cart{ShippingAddress: de}).Destination(false).CountryCode).To(Equal("DE"), "until there is a billing address")
		Expect((&ordering.Cart{}).Destination(true)).To(BeNil())
	})
})

var _ = DescribeTable("The country that a text names is", EntryDescription("%[2]q for %[1]q"), func(text, code string) {
	got, ok := domain.CountryNamed(text)
	Expect(got).To(Equal(code))
	Expect(ok).To(Equal(code != ""))
},
	Entry(nil, "DE", "DE"), Entry(nil, "de", "DE"), Entry(nil, "DEU", "DE"), Entry(nil, "Germany", "DE"), Entry(nil, " united states ", "US"),
	Entry(nil, "Narnia", ""), Entry(nil, "EU", ""), Entry(nil, "", ""), Entry(nil, "123", ""))
