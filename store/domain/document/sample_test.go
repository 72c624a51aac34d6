package document_test

import (
	"html"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/document"
	"github.com/storeplatform/storeplatform/store/domain/liquid"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// filledNames returns the names of those values in a view that are not empty.
func filledNames(v liquid.Value, name string) (names []string) {
	switch v := v.(type) {
	case liquid.Map:
		for member, value := range v {
			names = append(names, filledNames(value, name+"."+member)...)
		}
	case liquid.List:
		for _, value := range v {
			names = append(names, filledNames(value, name)...)
		}
	case nil:
	default:
		names = append(names, name)
	}
	return names
}

var _ = Describe("Sample data of a document", func() {
	at := time.Date(2026, 12, 31, 12, 0, 0, 0, time.UTC)
	amount := domain.MustAmount
	store := &settings.Store{Name: "Oak"}

	// real returns a document of a kind in which every field that an order can have is set.
	real := func(k document.Kind) document.Data {
		address := &domain.Address{FirstName: "Mia", LastName: "Keller", StreetLine1: "Torstraße 140", City: "Berlin", PostalCode: "10119", CountryCode: "DE"}
		line := &ordering.OrderLine{Row: domain.Row{ID: 1}, Name: "Cup", SKU: "CUP", Quantity: 5, UnitPrice: amount("10"), LineTotal: amount("45"), RequiresShipping: true}
		o := &ordering.Order{OrderNumber: 7, OrderDate: at, Lines: []*ordering.OrderLine{line}, InternalNote: "Gift", ShippingMethodName: "DHL", OnHold: true}
		inv := &ordering.Invoice{Type: ordering.PlainInvoice, Number: "RE-1", CurrencyCode: "EUR", IssuedOn: at, TaxTotal: amount("7"), TaxConversion: &ordering.TaxConversion{CurrencyCode: "PLN", Rate: amount("4.25"), TaxTotal: amount("29.75")}, Total: amount("52"), Content: ordering.InvoiceContent{
			LanguageCode: "en", Timezone: "UTC", Corrects: "RE-0", OrderNumber: "7", OrderDate: at, Due: amount("52"), PaidWith: []string{"Visa"}, Note: "Ring", ShippedOn: &at, RefundNumber: 3,
			Seller: ordering.InvoiceSeller{Name: "Oak", LegalName: "Oak GmbH", TaxNumber: "DE1", Email: "a@oak.example", Phone: "+49 1", Domain: "oak.example", Address: address, LogoMediaID: new(int64)},
			Buyer:  ordering.InvoiceBuyer{Name: "Mia", Email: "mia@example.com", TaxNumber: "DE2", BillingAddress: address, ShippingAddress: address},
			Rows:   []ordering.InvoiceCharge{{Kind: ordering.LineCharge, Name: "Cup", SKU: "CUP", Quantity: 5, UnitPrice: amount("10"), DeliveryPrices: []domain.Amount{amount("4"), amount("6")}, Discount: amount("5"), Net: amount("45"), Taxes: []pricing.LineTax{{Rate: amount("19")}}}, {Kind: ordering.ShippingCharge, Net: amount("4")}},
			Taxes:  []pricing.LineTax{{Name: "VAT", Rate: amount("19"), Base: amount("45"), Amount: amount("7")}},
		}}
		switch k {
		case document.PickList:
			inv.Number, inv.Content.Corrects, inv.Content.RefundNumber, inv.Content.ShippedOn = "", "", 0, nil
			return document.OfOpen(store, inv, o, at)
		case document.PackingSlip, document.ShippingLabel:
			inv.Number, inv.Content.Corrects, inv.Content.RefundNumber = "", "", 0
			return document.OfShipment(k, store, inv, o, &ordering.Shipment{OrderNumber: 7, ShipmentNumber: 2, CarrierName: "DHL", TrackingNumber: "1", ShippedOn: at, Items: []ordering.ShipmentItem{{LineItemID: 1, Quantity: 2}}})
		case document.CreditNote:
			inv.Type = ordering.CreditNote
		case document.Invoice:
			inv.Content.RefundNumber = 0
		}
		return document.OfInvoice(inv)
	}

	It("has exactly the fields of a real document of its kind", func() {
		for _, typ := range document.Types() {
			unique := func(names []string) map[string]bool {
				out := map[string]bool{}
				for _, name := range names {
					out[name] = true
				}
				return out
			}
			Expect(unique(filledNames(document.SampleOf(typ.Kind).View(), ""))).To(Equal(unique(filledNames(real(typ.Kind).View(), ""))), typ.Name)
		}
	})

	It("shows the price of each delivery for an item that prepays several, in each language", func() {
		printed := func(language string, prices ...string) string {
			inv := &ordering.Invoice{Type: ordering.PlainInvoice, Number: "RE-1", CurrencyCode: "EUR", Content: ordering.InvoiceContent{LanguageCode: language, Timezone: "UTC", PricesIncludeTax: true,
				Rows: []ordering.InvoiceCharge{{Kind: ordering.LineCharge, Name: "Cup", Quantity: 1, UnitPrice: amount("20"), Net: amount("20")}}}}
			for _, price := range prices {
				inv.Content.Rows[0].DeliveryPrices = append(inv.Content.Rows[0].DeliveryPrices, amount(price))
			}
			m, err := document.Invoice.Own().Fill(document.OfInvoice(inv))
			Expect(err).NotTo(HaveOccurred())
			return html.UnescapeString(m.Body)
		}
		for language, want := range map[string]string{"en": "Deliveries: 2 × 5.00 + 1 × 10.00", "de": "Lieferungen: 2 × 5,00 + 1 × 10,00", "fr": "Livraisons: 2 × 5,00 + 1 × 10,00",
			"es": "Entregas: 2 × 5,00 + 1 × 10,00", "it": "Consegne: 2 × 5,00 + 1 × 10,00", "ar": "عمليات التسليم: \u200e2 × 5.00 + 1 × 10.00\u200e"} {
			Expect(printed(language, "5", "5", "10")).To(ContainSubstring(want), language)
			Expect(printed(language)).NotTo(ContainSubstring(want[:8]), language)
		}
	})

	It("omits prices on documents that have none", func() {
		for _, k := range []document.Kind{document.PackingSlip, document.ShippingLabel, document.PickList} {
			for _, d := range []document.Data{document.SampleOf(k), real(k)} {
				m, err := document.Source{BodyHTML: "{% for item in items %}{{ item.unitPrice }}{{ item.amount }}{{ item.taxRates }}{% if item.amount %}!{% endif %}{% endfor %}{% for t in taxes %}!{% endfor %}", Margins: document.Margins{Top: "0", Right: "0", Bottom: "0", Left: "0"}}.Fill(d)
				Expect(err).NotTo(HaveOccurred())
				Expect(m.Body).To(BeEmpty(), string(k))
			}
		}
	})

	It("gives the packing slips of an order's two shipments different file names", func() {
		one, two := real(document.PackingSlip), real(document.PackingSlip)
		one.Shipment = &ordering.Shipment{OrderNumber: 7, ShipmentNumber: 1}
		Expect([]string{one.FileName(), two.FileName()}).To(Equal([]string{"packing-slip-7-1.pdf", "packing-slip-7-2.pdf"}))
	})

	It("includes a warning on the pick list of an order that may not be shipped", func() {
		o := &ordering.Order{OrderNumber: 7, Lines: []*ordering.OrderLine{{Row: domain.Row{ID: 1}, Name: "Cup", Quantity: 1, RequiresShipping: true}}}
		list := func(language string) string {
			inv := &ordering.Invoice{Type: ordering.PlainInvoice, CurrencyCode: "EUR", Content: ordering.InvoiceContent{LanguageCode: language, Timezone: "UTC"}}
			m, err := document.PickList.Own().Fill(document.OfOpen(store, inv, o, at))
			Expect(err).NotTo(HaveOccurred())
			return m.Body
		}
		o.Status = ordering.OrderOpen
		Expect(list("en")).NotTo(ContainSubstring("do not ship"))
		o.OnHold = true
		Expect(list("en")).To(ContainSubstring("On hold: do not ship"))
		o.Status = ordering.OrderCancelled
		Expect(list("de")).To(ContainSubstring("Storniert: nicht versenden"))
		o.Status = ordering.OrderDraft
		Expect(list("nl")).To(ContainSubstring("Not placed yet: do not ship"))
		for _, language := range []string{"de", "fr", "es", "it", "ar", "he"} {
			Expect(list(language)).NotTo(ContainSubstring("do not ship"))
		}
	})

	It("keeps lines of Latin letters in order in a right-to-left document", func() {
		for _, k := range []document.Kind{document.Invoice, document.PackingSlip, document.ShippingLabel} {
			d := real(k)
			d.LanguageCode, d.Buyer.ShippingAddress = "ar", &domain.Address{FirstName: "ميا", StreetLine1: "350 Fifth Avenue", City: "Berlin", PostalCode: "10119", CountryCode: "DE"}
			shown := d.View()["customer"].(liquid.Map)["shippingAddress"].(liquid.List)
			Expect(shown).To(Equal(liquid.List{liquid.Text("ميا"), liquid.Text("\u200e350 Fifth Avenue\u200e"), liquid.Text("\u200e10119 Berlin\u200e"), liquid.Text(map[bool]string{true: "\u200eGermany\u200e", false: "ألمانيا"}[k == document.ShippingLabel])}))
			Expect(d.View()["store"].(liquid.Map)["address"].(liquid.List)[0]).To(Equal(liquid.Text("\u200eTorstraße 140\u200e")))
			d.LanguageCode = "en"
			Expect(d.View()["customer"].(liquid.Map)["shippingAddress"].(liquid.List)[1]).To(Equal(liquid.Text("350 Fifth Avenue")))
		}
	})

	DescribeTable("names the countries of addresses", func(language, want string, kinds ...document.Kind) {
		for _, k := range kinds {
			d := real(k)
			d.LanguageCode = language
			m, err := k.Own().Fill(d)
			Expect(err).NotTo(HaveOccurred())
			Expect(m.Body).To(ContainSubstring(want), string(k))
			Expect(m.Body).NotTo(MatchRegexp(`>\s*DE\s*<`), string(k))
		}
	},
		Entry("in English", "en", "Germany", document.Invoice, document.PackingSlip, document.PickList),
		Entry("in German", "de-AT", "Deutschland", document.Invoice, document.PackingSlip, document.PickList),
		Entry("in French", "fr", "Allemagne", document.Invoice, document.PackingSlip, document.PickList),
		Entry("in Spanish", "es", "Alemania", document.Invoice, document.PackingSlip, document.PickList),
		Entry("in Italian", "it", "Germania", document.Invoice, document.PackingSlip, document.PickList),
		Entry("in Arabic", "ar", "ألمانيا", document.Invoice, document.PackingSlip, document.PickList),
		Entry("in English if documents have no words in the language", "am", "Germany", document.Invoice, document.PackingSlip, document.PickList),
		Entry("in English on labels, for the carriers", "ar", "Germany", document.ShippingLabel),
	)

	It("names the seller's company once", func() {
		d := document.Sample()
		d.Seller.Address = &domain.Address{FirstName: "Bea", LastName: "Brand", Company: new("Brand GmbH"), StreetLine1: "Hauptstr. 1", City: "Berlin", PostalCode: "10115", CountryCode: "DE"}
		d.Seller.LegalName = "Brand GmbH"
		m, err := document.Invoice.Own().Fill(d)
		Expect(err).NotTo(HaveOccurred())
		Expect(strings.Count(strings.Split(m.Body, "Mia Keller")[0], "Brand GmbH")).To(Equal(1))
		Expect(m.Body).NotTo(ContainSubstring("Bea Brand"))
	})

	DescribeTable("is used to check a template", func(k document.Kind, source string, where ...string) {
		s := k.Own()
		s.BodyHTML = source
		Expect(pointers(s.Check(k))).To(ConsistOf(where))
	},
		Entry("that divides by the amount due, which is 0 for a paid order", document.Invoice, "{{ order.grandTotal | divided_by: order.due }}", "/bodyHtml"),
		Entry("that has its own image", document.Invoice, `<img src="https://oak.example/media/1.png">`, "/bodyHtml"),
		Entry("that shows the store's logo", document.Invoice, `{% if store.logo %}<img src="{{ store.logo }}">{% endif %}<img>`),
	)
})
