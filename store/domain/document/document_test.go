package document_test

import (
	"errors"
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

// pointers returns the JSON pointers that a refusal names.
func pointers(err error) (out []string) {
	var refused *domain.Error
	if errors.As(err, &refused) {
		for _, f := range refused.Fields {
			out = append(out, f.Pointer)
		}
	}
	return out
}

var _ = Describe("The platform's own document templates", func() {
	It("render every kind of document in every language, without words of another language", func() {
		for _, typ := range document.Types() {
			Expect(typ.Kind.Own().Check(typ.Kind)).To(Succeed(), typ.Name)
			titles := map[string]bool{}
			for _, language := range []string{"en", "de-AT", "fr-CH", "es", "it", "ar", "he", "nl"} {
				d := document.Sample()
				d.Kind, d.LanguageCode = typ.Kind, language
				m, err := typ.Kind.Own().Fill(d)
				Expect(err).NotTo(HaveOccurred())
				titles[d.Title()] = true
				if typ.Kind != document.ShippingLabel {
					Expect(m.Body).To(ContainSubstring(d.Title()), "%s in %s", typ.Kind, language)
				}
			}
			Expect(titles).To(HaveLen(7), "%s: Dutch has none of its own", typ.Kind)
		}
	})

	It("show the tax in the tax office's currency if the invoice contains it", func() {
		d := document.SampleOf(document.Invoice)
		d.LanguageCode = "de"
		m, err := document.Invoice.Own().Fill(d)
		Expect(err).NotTo(HaveOccurred())
		Expect(m.Body).To(ContainSubstring("Steuer in der Währung des Finanzamts: 16,92\u00a0CHF (1 EUR = 0,93 CHF)"))
		d.TaxConversion = nil
		m, err = document.Invoice.Own().Fill(d)
		Expect(err).NotTo(HaveOccurred())
		Expect(m.Body).NotTo(Or(ContainSubstring("CHF"), ContainSubstring("Währung")))
	})

	It("have every word in every language", func() {
		labels := func(language string) liquid.Map {
			d := document.Sample()
			d.LanguageCode = language
			return d.View()["label"].(liquid.Map)
		}
		english := labels("en")
		alikes := map[string]int{"fr": 3, "es": 2} // identical words: Date, Page and Total; Subtotal and Total
		for _, language := range []string{"de", "fr", "es", "it", "ar", "he"} {
			own := labels(language)
			Expect(own).To(HaveLen(len(english)), language)
			alike := 0
			for name, word := range own {
				Expect(word).NotTo(BeEmpty(), name)
				if word == english[name] {
					alike++
				}
			}
			Expect(alike).To(Equal(alikes[language]), language)
		}
		Expect(labels("nl")).To(Equal(english))
	})

	It("use A4, except for shipping labels", func() {
		for _, typ := range document.Types() {
			m, err := typ.Kind.Own().Fill(document.Sample())
			Expect(err).NotTo(HaveOccurred())
			want := []float64{595.28, 841.89}
			if typ.Kind == document.ShippingLabel {
				want = []float64{288, 432}
			}
			Expect([]float64{m.Width, m.Height}).To(Equal(want), typ.Name)
			Expect(m.Footer == "").To(Equal(typ.Kind == document.ShippingLabel))
		}
		wide := document.Invoice.Own()
		wide.PageSize, wide.Orientation, wide.Margins = document.Letter, document.Landscape, document.Margins{Top: "25.4", Right: "0", Bottom: "12.7", Left: "100"}
		m, err := wide.Fill(document.Sample())
		Expect(err).NotTo(HaveOccurred())
		Expect([]float64{m.Width, m.Height}).To(Equal([]float64{792, 612}))
		Expect(m.Margins[:2]).To(Equal([]float64{72, 0}))
		Expect(m.Margins[2:]).To(HaveExactElements(BeNumerically("~", 36, 1e-9), BeNumerically("~", 100*72/25.4, 1e-9)))
	})

	It("are documented with a description of every variable and an example of each text", func() {
		for _, v := range document.Variables() {
			Expect(v.Description).NotTo(BeEmpty(), v.Name)
			if v.Type != "LIST" {
				Expect(v.Example).NotTo(BeEmpty(), v.Name)
			}
		}
		for _, typ := range document.Types() {
			found, known := document.TypeByID(typ.ID)
			Expect([]any{found, known}).To(Equal([]any{typ, true}))
			Expect(document.TypeOf(typ.Kind)).To(Equal(typ))
		}
		for _, id := range []int64{0, -1, int64(len(document.Types())) + 1} {
			_, known := document.TypeByID(id)
			Expect(known).To(BeFalse())
		}
	})
})

var _ = Describe("A document template", func() {
	store := &settings.Store{Settings: settings.Settings{DefaultLanguageCode: "en", LanguageCodes: []string{"en", "de"}}}
	text := func(s string) *string { return &s }

	It("contains the platform's text in the store's language until the store edits it", func() {
		all := document.OwnPdfTemplates(store)
		Expect(all).To(HaveLen(len(document.Types())))
		t := all[0]
		Expect([]any{t.Kind, t.LanguageCode, t.IsDefault, t.IsActive}).To(Equal([]any{document.Invoice, "en", true, true}))
		Expect(t.Text()).To(Equal(document.Invoice.Own()))
		Expect(t.Change(document.PdfTemplateInput{BodyHTML: text(document.Invoice.Own().BodyHTML)})).To(BeFalse(), "it says that already")
		Expect(t.Change(document.PdfTemplateInput{Name: text("Ours")})).To(BeTrue())
		Expect(t.IsDefault).To(BeTrue())
		empty := (*string)(nil)
		Expect(t.Change(document.PdfTemplateInput{BodyHTML: text("<p>{{ document.number }}</p>"), FooterHTML: &empty})).To(BeTrue())
		Expect([]any{t.IsDefault, t.Text().BodyHTML, t.Text().FooterHTML, t.Text().CSS}).To(Equal([]any{false, "<p>{{ document.number }}</p>", "", document.Invoice.Own().CSS}))
		Expect(t.Revert()).To(BeTrue())
		Expect(t.Revert()).To(BeFalse())
		Expect([]any{t.Name, t.Text()}).To(Equal([]any{"Ours", document.Invoice.Own()}))
	})

	It("exists only once per type and language of the store", func() {
		t, err := document.NewPdfTemplate(store, 2, "DE", document.PdfTemplateInput{Name: text("Lieferschein")})
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{t.Kind, t.LanguageCode, t.Name}).To(Equal([]any{document.PackingSlip, "de", "Lieferschein"}))
		_, err = document.NewPdfTemplate(store, 99, "fr", document.PdfTemplateInput{})
		Expect(pointers(err)).To(ConsistOf("/pdfTemplateTypeId", "/languageCode"))
	})

	DescribeTable("is refused, with the position of the fault,", func(change func(*document.Source), where ...string) {
		s := document.Invoice.Own()
		change(&s)
		err := s.Check(document.Invoice)
		Expect(pointers(err)).To(ConsistOf(where))
		if where[0] == "/bodyHtml" || where[0] == "/footerHtml" {
			Expect(err.(*domain.Error).Fields[0]).To(And(HaveField("Line", 2), HaveField("Column", BeNumerically(">", 1))))
		}
	},
		Entry("for an unknown name", func(s *document.Source) { s.BodyHTML = "<p>\n<b>{{ order.colour }}</b>" }, "/bodyHtml"),
		Entry("for a syntax error", func(s *document.Source) { s.FooterHTML = "\n {% if %}" }, "/footerHtml"),
		Entry("for data in an event handler", func(s *document.Source) { s.BodyHTML = "\n<p onclick='{{ order.note }}'>" }, "/bodyHtml"),
		Entry("for data in a style sheet that is not rendered", func(s *document.Source) {
			s.BodyHTML = "\n{% if order.due == 1 %}<style>{{ order.note }}</style>{% endif %}"
		}, "/bodyHtml"),
		Entry("for an error while rendering", func(s *document.Source) { s.BodyHTML = "\n {{ 1 | divided_by: 0 }}" }, "/bodyHtml"),
		Entry("for invalid margins", func(s *document.Source) { s.Margins = document.Margins{Top: "-1", Right: "101", Bottom: "x", Left: ""} },
			"/margins/top", "/margins/right", "/margins/bottom", "/margins/left"),
	)

	It("is selected among the active templates: in the language, its base language, or the store's language", func() {
		of := func(language string, active bool) *document.PdfTemplate {
			return &document.PdfTemplate{LanguageCode: language, IsActive: active}
		}
		all := []*document.PdfTemplate{of("en", true), of("de", true), of("DE-at", true), of("fr", false)}
		for language, want := range map[string]string{"de-AT": "DE-at", "de-CH": "de", "it": "en", "fr": "en", "": "en"} {
			Expect(document.Choose(all, language, "en").LanguageCode).To(Equal(want), language)
		}
		Expect(document.Choose(all[3:], "fr", "fr")).To(BeNil())
	})
})

var _ = Describe("A document", func() {
	at := time.Date(2026, 12, 31, 23, 30, 0, 0, time.UTC)
	amount := domain.MustAmount
	filled := func(source string, change func(*document.Data)) string {
		GinkgoHelper()
		d := document.Sample()
		change(&d)
		m, err := document.Source{BodyHTML: source, Margins: document.Margins{Top: "0", Right: "0", Bottom: "0", Left: "0"}}.Fill(d)
		Expect(err).NotTo(HaveOccurred())
		return m.Body
	}

	DescribeTable("formats amounts and dates in", func(language string, currency domain.Currency, value, want, day string) {
		Expect(filled("{{ order.grandTotal }}|{{ document.date }}", func(d *document.Data) {
			d.LanguageCode, d.Currency, d.Total, d.At, d.Location = language, currency, amount(value), at, time.FixedZone("", 3600)
		})).To(Equal(want + "\u00a0" + string(currency) + "|" + day))
	},
		Entry("English", "en", domain.Currency("EUR"), "1234567.5", "1,234,567.50", "Jan 1, 2027"),
		Entry("German, for a negative amount", "de-AT", domain.Currency("EUR"), "-1234.5", "-1.234,50", "01.01.2027"),
		Entry("Arabic, for a currency without digits", "ar", domain.Currency("JPY"), "123456", "123,456", "01/01/2027"),
		Entry("French, for a currency with three digits", "fr", domain.Currency("KWD"), "1999.125", "1\u00a0999,125", "01/01/2027"),
		Entry("Spanish, for a number with four digits", "es-MX", domain.Currency("EUR"), "1234.5", "1234,50", "01/01/2027"),
		Entry("Italian, for a number with five digits", "it", domain.Currency("EUR"), "12345", "12.345,00", "01/01/2027"),
		Entry("a language without a style", "nl", domain.Currency("KWD"), "999.125", "999.125", "2027-01-01"),
	)

	It("omits missing values, and prints the word goodwill for rows without a name", func() {
		Expect(filled("{% if order.due %}due{% endif %}{% if order.shippingTotal %}shipping{% endif %}{% if store.logo %}logo{% endif %}{% if shipment.carrierName %}carrier{% endif %}{% if refund.refundNumber %}refund{% endif %}"+
			"{% for i in items %}{{ i.name }}{% if i.discount %}!{% endif %} {{ i.taxRates }};{% endfor %}{{ customer.billingAddress }}", func(d *document.Data) {
			d.Due, d.Shipping, d.Seller.LogoMediaID, d.Shipment, d.RefundNumber = amount("0"), amount("0"), nil, nil, 0
			d.Items = []document.Item{{Discount: amount("-1")}, {Name: "<b>", Discount: amount("1"), Rates: []domain.Amount{amount("19.00"), amount("7.50")}}}
			d.Buyer = ordering.InvoiceBuyer{Email: "mia@example.com"}
		})).To(Equal("Goodwill ;&lt;b&gt;! 19% &#43; 7.5%;mia@example.com"))
	})

	It("keeps the digits of telephone numbers in order in right-to-left text", func() {
		for language, marked := range map[string]bool{"ar": true, "he-IL": true, "fa": true, "en": false} {
			Expect(domain.RightToLeft(language)).To(Equal(marked))
			Expect(strings.Contains(filled("{{ store.phone }}", func(d *document.Data) { d.LanguageCode = language }), "\u200e")).To(Equal(marked), language)
		}
	})

	It("has a file name that every file system and HTTP header accepts", func() {
		for number, want := range map[string]string{"RE-2001": "invoice-RE-2001.pdf", "": "invoice-JO-100042.pdf", "a/../b\"\r\né": "invoice-a----b----.pdf"} {
			d := document.SampleOf(document.Invoice)
			d.Number = number
			Expect(d.FileName()).To(Equal(want))
		}
	})

	It("lists the items of a shipment, and the open items on a pick list, without prices", func() {
		lines := []*ordering.OrderLine{
			{Row: domain.Row{ID: 1}, Name: "Cup", SKU: "CUP", Quantity: 5, FulfilledQuantity: 2, RequiresShipping: true},
			{Row: domain.Row{ID: 2}, Name: "Tea", SKU: "TEA", Quantity: 1, FulfilledQuantity: 1, RequiresShipping: true},
		}
		o := &ordering.Order{Lines: lines, InternalNote: "Gift", ShippingMethodName: "DHL"}
		inv := &ordering.Invoice{Type: ordering.PlainInvoice, CurrencyCode: "EUR", Content: ordering.InvoiceContent{LanguageCode: "en", Timezone: "nowhere", Buyer: ordering.InvoiceBuyer{BillingAddress: &domain.Address{City: "Berlin"}}}}
		parcel := &ordering.Shipment{ShippedOn: at, Items: []ordering.ShipmentItem{{LineItemID: 1, Quantity: 2}, {LineItemID: 99, Quantity: 1}}}
		slip := document.OfShipment(document.PackingSlip, &settings.Store{}, inv, o, parcel)
		Expect(slip.Items).To(Equal([]document.Item{{Name: "Cup", SKU: "CUP", Quantity: 2, Unpriced: true}}))
		Expect([]any{slip.Kind, slip.At, slip.ProForma, slip.InternalNote, slip.Buyer.ShippingAddress.City, slip.Location}).To(Equal([]any{document.PackingSlip, at, false, "", "Berlin", time.UTC}))
		list := document.OfOpen(&settings.Store{}, inv, o, at)
		Expect(list.Items).To(Equal([]document.Item{{Name: "Cup", SKU: "CUP", Quantity: 3, Unpriced: true}}))
		Expect([]any{list.Kind, list.InternalNote, list.ShippingMethod}).To(Equal([]any{document.PickList, "Gift", "DHL"}))
	})

	It("prints a changed price so that quantity × price equals the amount", func() {
		inv := &ordering.Invoice{Type: ordering.CreditNote, CurrencyCode: "EUR", Content: ordering.InvoiceContent{LanguageCode: "en", PricesIncludeTax: true, TaxExempt: true, Rows: []ordering.InvoiceCharge{
			{Kind: ordering.LineCharge, Name: "Mug", UnitPrice: amount("18.00"), Net: amount("6.00"), Change: &ordering.PriceChange{Quantity: 3, UnitPrice: amount("2.00")}},
			{Kind: ordering.LineCharge, Name: "Tea", Quantity: 1, UnitPrice: amount("10.00"), Net: amount("8.40")},
		}}}
		d := document.OfInvoice(inv)
		Expect(d.Items).To(Equal([]document.Item{
			{Name: "Mug", Change: true, Quantity: 3, UnitPrice: amount("2.00"), Amount: amount("6.00")},
			{Name: "Tea", Quantity: 1, UnitPrice: amount("10.00"), Amount: amount("8.40")},
		}))
		m, err := document.CreditNote.Own().Fill(d)
		Expect(err).NotTo(HaveOccurred())
		Expect(m.Body).To(And(ContainSubstring("Mug (price change)"), ContainSubstring("No tax is charged"), Not(ContainSubstring("Discount"))))
	})

	It("shows the frozen content of an invoice", func() {
		content := ordering.InvoiceContent{LanguageCode: "de", Timezone: "Europe/Berlin", PaidWith: []string{"Visa 4242"}, Note: "Ring twice", Due: amount("5.00"), PricesIncludeTax: true,
			Rows: []ordering.InvoiceCharge{
				{Kind: ordering.ShippingCharge, Net: amount("4.00")},
				{Kind: ordering.LineCharge, Name: "Cup", SKU: "CUP", Quantity: 2, UnitPrice: amount("10.00"), Discount: amount("0.95"), Net: amount("18.00"), Tax: amount("1.00"), Taxes: []pricing.LineTax{{Rate: amount("19")}}},
			}}
		inv := &ordering.Invoice{Type: ordering.PlainInvoice, Reason: ordering.InvoicedOrder, Number: "RE-1", CurrencyCode: "EUR", Total: amount("23.00"), Content: content}
		d := document.OfInvoice(inv)
		Expect([]any{d.Number, d.ProForma, d.Due.String(), d.PaidWith, d.Note, d.Location.String()}).To(Equal([]any{"RE-1", false, "5.00", []string{"Visa 4242"}, "Ring twice", "Europe/Berlin"}))
		inv.Content.PaidWith = []string{"GIFT_CARD 7Q2M", "STORE_CREDIT", "Visa 4242"}
		Expect(document.OfInvoice(inv).PaidWith).To(Equal([]string{"Gutscheinkarte 7Q2M", "Guthaben", "Visa 4242"}))
		Expect(d.Items).To(HaveLen(1))
		Expect([]any{d.Items[0].Amount.String(), d.Items[0].Discount.String(), d.Items[0].Quantity, d.Shipping.String()}).To(Equal([]any{"19.00", "1.00", 2, "4.00"}))
		inv.Type = ordering.CreditNote
		d = document.OfInvoice(inv)
		Expect([]any{d.Due.IsZero(), d.PaidWith, d.Note}).To(Equal([]any{true, []string(nil), ""}))
	})
})
