package ordering_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/document"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

var _ = Describe("A document", func() {
	store := &settings.Store{Name: "Juniper", Settings: settings.Settings{DefaultLanguageCode: "en", LanguageCodes: []string{"en"}, Timezone: "UTC"}}

	DescribeTable("shows the amount due:", func(change func(*ordering.Order), due string, paidWith ...string) {
		o := taxedOrder(taxedLine(1, "BOOK", "7", "20.00", 1))
		change(o)
		inv := o.ProForma(midday)
		o.Fill(inv, store, nil, nil)
		Expect(inv.Content.Due.Fixed(2)).To(Equal(due))
		Expect(inv.Content.PaidWith).To(ConsistOf(paidWith))
	},
		Entry("the whole amount of an unpaid order", func(o *ordering.Order) {}, "24.90"),
		Entry("nothing of a captured order", func(o *ordering.Order) { pay(o, "24.90", "24.90") }, "0.00", "SANDBOX"),
		Entry("nothing of an authorized order", func(o *ordering.Order) { pay(o, "24.90", "0") }, "0.00", "SANDBOX"),
		Entry("nothing during a capture", func(o *ordering.Order) { pay(o, "24.90", "0").CapturingAmount = eur("24.90") }, "0.00", "SANDBOX"),
		Entry("nothing during a bank debit", func(o *ordering.Order) {
			p := pay(o, "24.90", "0")
			p.Status, p.AuthorizedAmount, p.AutoCapture = ordering.AttemptPending, eur("0"), true
		}, "0.00", "SANDBOX"),
		Entry("the rest of a partly authorized order", func(o *ordering.Order) { pay(o, "20.00", "5.00") }, "4.90", "SANDBOX"),
		Entry("the whole amount during a bank transfer", func(o *ordering.Order) {
			p := pay(o, "24.90", "0")
			p.Status, p.AuthorizedAmount, p.ProviderCode = ordering.AttemptPending, eur("0"), settings.OfflineProvider
		}, "24.90"),
		Entry("the whole amount after the authorization ended", func(o *ordering.Order) { pay(o, "24.90", "0").Status = ordering.AttemptExpired }, "24.90"))

	It("for an edit shows the added amount as due, up to the order's amount due", func() {
		for _, c := range []struct {
			paid, due string
			paidWith  int
		}{{"0", "22.00", 0}, {"24.90", "22.00", 0}, {"30.00", "16.90", 1}, {"46.90", "0.00", 1}} {
			o := taxedOrder(taxedLine(1, "BOOK", "7", "20.00", 1))
			o.InvoicedOn = &midday
			issued := issues(o, nil)
			if c.paid != "0" {
				pay(o, c.paid, c.paid)
			}
			o.Lines = append(o.Lines, taxedLine(2, "MAP", "7", "22.00", 1))
			addUp(o)
			issued = issues(o, issued)
			o.Fill(issued[1], store, nil, issued)
			Expect(issued[1].Content.Due.Fixed(2)).To(Equal(c.due), "paid %s", c.paid)
			Expect(issued[1].Content.PaidWith).To(HaveLen(c.paidWith), "paid %s", c.paid)
		}
	})

	It("that corrects an invoice repeats the invoice's tax numbers", func() {
		o := taxedOrder(taxedLine(1, "BOOK", "7", "20.00", 1))
		was := *store
		was.Settings.LegalName, was.Settings.TaxNumber = "Juniper GmbH", "DE1"
		buyer := &customer.Customer{TaxNumber: new("ATU1")}
		pay(o, "24.90", "24.90")
		issued := issues(o, nil)
		o.Fill(issued[0], &was, buyer, issued)
		_, err := o.CompleteRefund(refunded(o, ordering.RefundRequest{Reason: ordering.OtherReason, Amount: some("1.00")}), "re", midday, midday)
		Expect(err).NotTo(HaveOccurred())
		issued = issues(o, issued)
		now := was
		now.Settings.LegalName, now.Settings.TaxNumber, buyer.TaxNumber = "Oak AG", "DE2", new("ATU2")
		o.Fill(issued[1], &now, buyer, issued)
		to := issued[1].Content
		Expect([]string{to.Corrects, to.Seller.LegalName, to.Seller.TaxNumber, to.Buyer.TaxNumber}).To(Equal([]string{"RE-1", "Juniper GmbH", "DE1", "ATU1"}))
	})

	It("names its taxes in its own language even after the order's language changes", func() {
		german := *store
		german.Settings.LanguageCodes = []string{"en", "de"}
		o := taxedOrder(taxedLine(1, "CUP", "19", "11.90", 1))
		name := o.Lines[0].Taxes[0].Name
		o.Lines[0].Taxes[0].Translations = []domain.NameTranslation{{LanguageCode: "de", Name: "MwSt."}}
		titles := func(inv *ordering.Invoice) []string {
			return []string{inv.Content.Taxes[0].Title(), inv.Content.Rows[0].Taxes[0].Title(), inv.Content.Taxes[0].Name, document.OfInvoice(inv).Taxes[0].Name}
		}
		for language, title := range map[string]string{"de": "MwSt.", "en": name} {
			o.LanguageCode = language
			inv := o.ProForma(midday)
			o.Fill(inv, &german, nil, nil)
			Expect(titles(inv)).To(Equal([]string{title, title, name, title}), language)
			Expect(inv.Content.Taxes[0].Translations).To(BeEmpty(), "a document keeps one name")
		}
		Expect(o.Lines[0].Taxes[0].Translations).NotTo(BeEmpty(), "the order keeps all")
	})

	It("for an exempt buyer shows prices without the tax that they include for others", func() {
		o := taxedOrder(taxedLine(1, "CUP", "19", "11.90", 2))
		l := o.Lines[0]
		o.Terms.TaxExempt, l.LineTax, l.LineGross, l.Taxes = true, eur("0"), l.LineTotal, nil
		addUp(o)
		inv := o.ProForma(midday)
		o.Fill(inv, store, nil, nil)
		Expect(inv.Content.TaxExempt).To(BeTrue())
		Expect(rows(inv)[1]).To(Equal("CUP 2 × 10.00 = 20.00"))
		Expect(inv.Content.Rows[0].Discount.IsZero()).To(BeTrue())
	})
})
