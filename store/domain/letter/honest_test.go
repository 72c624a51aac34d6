package letter_test

import (
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

var _ = Describe("Mails", func() {
	now := time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC)
	amount := domain.MustAmount
	shop := func() *settings.Store {
		return &settings.Store{Name: "Oak", Settings: settings.Settings{Timezone: "UTC", DefaultLanguageCode: "en", LanguageCodes: []string{"en", "de"}, OrderNumberPrefix: "BR-"}}
	}
	order := func() *ordering.Order {
		return &ordering.Order{OrderNumber: 100001, OrderDate: now, Email: "mia@example.com", CurrencyCode: "USD", Subtotal: amount("54.90"), GrandTotal: amount("54.90"),
			Lines: []*ordering.OrderLine{{Row: domain.Row{ID: 11}, Name: "Cup", SKU: "CUP", Quantity: 3, UnitPrice: amount("18.30"), LineTotal: amount("54.90")}}}
	}
	paid := func(status ordering.AttemptStatus, sum, captured string) *ordering.Payment {
		return &ordering.Payment{Row: domain.Row{ID: 5}, Status: status, CurrencyCode: "USD", Amount: amount(sum), CapturedAmount: amount(captured)}
	}

	It("show the amount of the failed payment instead of the order's total", func() {
		o := order()
		o.Payments = []*ordering.Payment{paid(ordering.AttemptCaptured, "24.90", "24.90"), paid(ordering.AttemptFailed, "30.00", "0")}
		l := letter.PaymentFailedLetter(shop(), letter.Site{}, o, o.Payments[1])
		for _, text := range []string{l.Text, l.HTML} {
			Expect(text).To(And(ContainSubstring("$30.00"), Not(ContainSubstring("54.90")), Not(ContainSubstring("Nothing was charged"))))
		}
	})

	It("show order numbers with the store's prefix, even in mails about subscriptions", func() {
		sub := &subscription.Subscription{SubscriptionNumber: 70001, Status: subscription.Active, SlotNumber: 1, NextDate: new(domain.DateOf(2026, 12, 1)), CurrencyCode: "EUR",
			Dunning: &settings.Dunning{NotifyOn: []string{"EVERY_FAILURE"}}, Slots: []*subscription.Renewal{{Slot: 1, Attempts: 1, FailedAttempts: 1, FailureClass: string(ordering.FailureSoft), FailedOn: &now}}}
		l := letter.RenewalFailedLetter(shop(), letter.Site{}, &customer.Customer{Email: "mia@example.com"}, sub, 100001)
		for _, text := range []string{l.Text, l.HTML} {
			Expect(text).To(ContainSubstring("BR-100001"))
			Expect(strings.ReplaceAll(text, "BR-100001", "")).NotTo(ContainSubstring("100001"))
		}
	})

	It("show the price of each delivery for a line that prepays several, in each language", func() {
		for _, language := range letter.Languages {
			d := letter.MailOrderConfirmation.Sample()
			label := letter.Catalog(language)["lines.deliveries"]
			c, faults := letter.MailOrderConfirmation.SourceIn(language).Render(letter.MailOrderConfirmation, d)
			Expect(faults).To(BeEmpty(), language)
			Expect(c.Text).To(ContainSubstring(label+" 2 × "), language)
			Expect(c.HTML).To(ContainSubstring(label), language)
			for i := range d.Order.Lines {
				d.Order.Lines[i].Deliveries = nil
			}
			c, _ = letter.MailOrderConfirmation.SourceIn(language).Render(letter.MailOrderConfirmation, d)
			Expect(c.Text+c.HTML).NotTo(ContainSubstring(label), language)
		}
	})

	It("ask for replies only if the store has a support address", func() {
		for _, kind := range letter.MailKinds() {
			d := kind.Sample()
			d.Store.SupportEmail = ""
			c, faults := kind.OwnSource().Render(kind, d)
			Expect(faults).To(BeEmpty(), string(kind))
			for _, text := range []string{c.Text, c.HTML} {
				Expect(text).NotTo(ContainSubstring("answer this mail"), string(kind))
				Expect(text).NotTo(ContainSubstring("reply to this"), string(kind))
			}
		}
	})

	It("show an order with its own amounts, items and currency", func() {
		bare, full := order(), order()
		failed := paid(ordering.AttemptFailed, "30.00", "0")
		failed.FailureMessage = "The bank declined."
		card := paid(ordering.AttemptCaptured, "24.90", "24.90")
		card.ID, card.LastFour = 6, new("4711")
		full.Payments = []*ordering.Payment{card, failed}
		full.Refunds = []*ordering.Refund{{PaymentID: new(int64(6)), RefundNumber: 9, CurrencyCode: "USD", Amount: amount("3.00")}}
		full.Shipments = []*ordering.Shipment{{CarrierName: "UPS", Items: []ordering.ShipmentItem{{LineItemID: 11, Quantity: 1}}}}
		for _, o := range []*ordering.Order{bare, full} {
			for _, kind := range letter.MailKinds() {
				if !kind.HasOrder() {
					continue
				}
				c, faults := kind.OwnSource().Render(kind, letter.Prefill(shop(), letter.Site{}, kind, o, now))
				Expect(faults).To(BeEmpty(), string(kind))
				for _, part := range []string{"EUR", "Ceramic", "00340434161094042557", "4242", "the card has expired", "November 20, 2026, 09:00 UTC"} {
					Expect(c.Subject+c.Text+c.HTML).NotTo(ContainSubstring(part), string(kind))
				}
			}
		}
		text := func(kind letter.MailKind, o *ordering.Order) string {
			c, _ := kind.OwnSource().Render(kind, letter.Prefill(shop(), letter.Site{}, kind, o, now))
			return c.Text
		}
		Expect(text(letter.MailPaymentFailed, full)).To(And(ContainSubstring("$30.00"), ContainSubstring("The bank declined.")))
		Expect(text(letter.MailRefundCompleted, full)).To(And(ContainSubstring("$3.00"), ContainSubstring("4711")))
		Expect(text(letter.MailOrderCancelled, full)).To(ContainSubstring("$21.90 back"))
		Expect(text(letter.MailOrderCancelled, bare)).NotTo(ContainSubstring("back"))
		Expect(text(letter.MailShipmentCreated, bare)).To(ContainSubstring("3 × Cup"))
		Expect(text(letter.MailShipmentCreated, full)).To(And(ContainSubstring("1 × Cup"), ContainSubstring("UPS")))
	})

	It("greet people whose names contain initials, and never turn a name into a link", func() {
		greeting := func(name string) string {
			l := letter.WelcomeLetter(shop(), letter.Site{}, "mia@example.com", name)
			line, _, _ := strings.Cut(l.Text, "\n")
			return line
		}
		for name, shown := range map[string]string{"J.P. Morgan": "J. P. Morgan", "Mia St.John": "Mia St. John", "J.R.R. Tolkien": "J. R. R. Tolkien", "Mia Keller Jr., PhD": "Mia Keller Jr., PhD", "Dr. Zoë": "Dr. Zoë"} {
			Expect(greeting(name)).To(Equal("Hello " + shown + ","))
		}
		for _, name := range []string{"evil.example", "www.evil.example", "Evil.Example", "a@evil.example", "J.P.evil/x", "t.co", "1.1", "J.co", "Mia evil.io"} {
			Expect(greeting(name)).To(Equal("Hello,"), name)
		}
	})

	It("name a company only once in the footer", func() {
		s := shop()
		s.Name, s.Settings.LegalName = "Brand", "Brand GmbH"
		s.Settings.Address = &domain.Address{FirstName: "Bea", LastName: "Brand", Company: new("Brand GmbH"), StreetLine1: "Hauptstr. 1", City: "Berlin", PostalCode: "10115", CountryCode: "DE"}
		l := letter.WelcomeLetter(s, letter.Site{}, "mia@example.com", "")
		for _, text := range []string{l.Text, l.HTML} {
			Expect(strings.Count(text, "Brand GmbH")).To(Equal(1))
			Expect(text).To(ContainSubstring("Hauptstr. 1, 10115 Berlin, Germany"))
		}
	})

	It("about new orders let the store reply to the buyer, unless the template sets another address", func() {
		s := shop()
		s.Settings.SupportEmail = new("shop@oak.example")
		l := letter.OrderNotice(s, letter.Site{}, order())
		replies := func() string { return letter.NewMail(s, *l, "no-reply@oak.example", "id", "", now).ReplyTo }
		Expect(replies()).To(Equal("mia@example.com"))
		source := letter.MailAdminOrderNotice.OwnSource()
		Expect(l.Apply(&letter.EmailTemplate{Kind: letter.MailAdminOrderNotice, Source: source}, "", now)).To(BeNil())
		Expect(replies()).To(Equal("mia@example.com"))
		Expect(l.Apply(&letter.EmailTemplate{Kind: letter.MailAdminOrderNotice, Source: source, ReplyTo: new("orders@oak.example")}, "", now)).To(BeNil())
		Expect(replies()).To(Equal("orders@oak.example"))
		o := order()
		o.Email = ""
		l = letter.OrderNotice(s, letter.Site{}, o)
		Expect(replies()).To(Equal("shop@oak.example"))
	})
})

var _ = Describe("A saved e-mail template", func() {
	now := time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC)
	shop := &settings.Store{Name: "Oak", Settings: settings.Settings{Timezone: "UTC", DefaultLanguageCode: "en", LanguageCodes: []string{"en", "de"}}}

	It("must contain the required link or code, both in the HTML and in the text", func() {
		required := 0
		for _, typ := range letter.EmailTypes() {
			t := &letter.EmailTemplate{Kind: typ.Kind, LanguageCode: "en", Name: "Mine", IsDefault: true}
			change := func(html string, text *string) error {
				_, err := t.Change(shop, "", letter.EmailTemplateInput{Subject: new("Hi"), BodyHTML: &html, BodyText: &text})
				return err
			}
			name := typ.Kind.Required()
			if name == "" {
				Expect(change("<p>Hello</p>", nil)).To(Succeed(), string(typ.Kind))
				continue
			}
			required++
			shown := "<p> {{ " + name + " }} </p>"
			Expect(change("<p>Hello</p>", nil)).To(MatchError(ContainSubstring("{{ "+name+" }}")), string(typ.Kind))
			Expect(change(shown, new("Hello"))).To(HaveField("Fields", ConsistOf(HaveField("Pointer", "/bodyText"))), string(typ.Kind))
			Expect(change("{% if false %}"+shown+"{% endif %}", nil)).To(HaveOccurred(), string(typ.Kind))
			Expect(change(shown, new("Hello {{ "+name+" }} "))).To(Succeed(), string(typ.Kind))
			Expect(change(shown, nil)).To(Succeed(), string(typ.Kind))
			By("and mails use the platform's text where an older template has none")
			l := letter.Letter{Kind: typ.Kind, Data: typ.Kind.Sample(), MailContent: letter.MailContent{Subject: "the platform's"}}
			Expect(l.Apply(&letter.EmailTemplate{Kind: typ.Kind, Source: letter.Source{Subject: "Hi", BodyHTML: "<p>Hello</p>"}}, "", now)).NotTo(BeNil())
			Expect(l.Subject).To(Equal("the platform's"))
		}
		Expect(required).To(BeNumerically(">=", 7))
		for _, typ := range letter.EmailTypes() {
			if typ.Kind.Secret() {
				Expect(typ.Kind.Required()).NotTo(BeEmpty(), string(typ.Kind))
			}
		}
	})

	It("derives a blank text from the HTML", func() {
		t := &letter.EmailTemplate{Kind: letter.MailOrderConfirmation, LanguageCode: "en", Name: "Mine", IsDefault: true}
		_, err := t.Change(shop, "", letter.EmailTemplateInput{BodyText: new(new(" \n"))})
		Expect(err).NotTo(HaveOccurred())
		Expect(t.Source.BodyText).To(BeNil())
	})

	It("keeps its sender and blind copies if its text cannot be rendered for an order", func() {
		t := &letter.EmailTemplate{Kind: letter.MailOrderConfirmation, FromName: new("Oak Orders"), BCC: []string{"archive@oak.example"},
			Source: letter.Source{Subject: "x", BodyHTML: "{{ order.grandTotal | divided_by: order.shippingTotal }}"}}
		d := letter.MailOrderConfirmation.Sample()
		d.Order.Shipping = nil
		l := letter.Letter{Kind: t.Kind, Data: d, MailContent: letter.MailContent{Subject: "the platform's"}}
		Expect(l.Apply(t, "", now)).NotTo(BeNil())
		Expect([]any{l.Subject, l.FromName, l.BCC}).To(Equal([]any{"the platform's", "Oak Orders", []string{"archive@oak.example"}}))
	})

	It("is tested with an order that has only the required values", func() {
		t := &letter.EmailTemplate{Kind: letter.MailOrderConfirmation, LanguageCode: "en", Name: "Mine", IsDefault: true}
		_, err := t.Change(shop, "", letter.EmailTemplateInput{BodyHTML: new("{{ order.grandTotal | divided_by: order.shippingTotal }}"), BodyText: new((*string)(nil))})
		Expect(err).To(HaveField("Fields", ContainElement(HaveField("Pointer", "/bodyHtml"))))
		for _, typ := range letter.EmailTypes() {
			_, faults := typ.Kind.OwnSource().Render(typ.Kind, typ.Kind.Sparse())
			Expect(faults).To(BeEmpty(), string(typ.Kind))
		}
	})

	It("is replaced by the template in the store's default language after it was reverted", func() {
		own := &letter.EmailTemplate{LanguageCode: "en", IsActive: true, Source: letter.Source{Subject: "BRAND"}}
		german := &letter.EmailTemplate{LanguageCode: "de", IsActive: true, IsDefault: true}
		chosen, send := letter.Choose(letter.MailShipmentCreated, []*letter.EmailTemplate{own, german}, "de", "en")
		Expect([]any{chosen, send}).To(Equal([]any{own, true}))
		By("and still turns its language's mails off")
		german.IsActive = false
		_, send = letter.Choose(letter.MailShipmentCreated, []*letter.EmailTemplate{own, german}, "de", "en")
		Expect(send).To(BeFalse())
		By("and sends them where the default language's is turned off")
		german.IsActive, own.IsActive = true, false
		_, send = letter.Choose(letter.MailShipmentCreated, []*letter.EmailTemplate{own, german}, "de", "en")
		Expect(send).To(BeTrue())
	})
})
