package letter_test

import (
	"regexp"
	"strings"
	"time"

	"github.com/google/uuid"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
)

var _ = Describe("A letter", func() {
	now := time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC)
	plain := func() *settings.Store {
		return &settings.Store{Name: "Oak", Settings: settings.Settings{Timezone: "UTC"}}
	}
	order := func() *ordering.Order {
		return &ordering.Order{OrderNumber: 7, OrderDate: now, Email: "mia@example.com", CurrencyCode: "EUR", Subtotal: domain.MustAmount("5.00"), GrandTotal: domain.MustAmount("5.00"),
			Lines: []*ordering.OrderLine{{Row: domain.Row{ID: 11}, Name: "Cup", SKU: "CUP", Quantity: 3, LineTotal: domain.MustAmount("5.00")}}}
	}
	tenders := func(o *ordering.Order, cards, credit string) {
		o.Tender(ordering.TenderPlan{Parts: []ordering.TenderPart{
			{ValueSource: ordering.ValueSource{Type: ordering.TenderGiftCard, ID: 1, LastFour: "7Q2M"}, Amount: domain.MustAmount(cards)},
			{ValueSource: ordering.ValueSource{Type: ordering.TenderStoreCredit, ID: 2}, Amount: domain.MustAmount(credit)},
		}}, true, domain.Actor{}, now)
	}
	signature := func(s *settings.Store) string {
		_, text, _ := strings.Cut(letter.WelcomeLetter(s, letter.Site{}, "mia@example.com", "").Text, "\n-- \n")
		return text
	}

	It("ends with the data that the store has entered, and names the store once", func() {
		s := plain()
		s.Settings.LegalName = "Oak"
		Expect(signature(s)).To(Equal("Oak\n"))
		s.Settings.LegalName, s.Settings.SupportEmail, s.Settings.SupportPhone = "Oak Ltd", new("a@oak.example"), new("+49 1")
		s.Settings.Address = &domain.Address{FirstName: "Ada", StreetLine1: "Am Markt 1", City: "Bremen", PostalCode: "28195", CountryCode: "DE"}
		Expect(signature(s)).To(Equal("Oak\nOak Ltd\nAm Markt 1, 28195 Bremen, Germany\na@oak.example\n+49 1\n"))
		s = plain()
		s.Name = "Oak\x00\x1b[31m & Co"
		Expect(signature(s)).To(Equal("Oak [31m & Co\n"))
	})

	It("lists an order's lines and sums without empty rows", func() {
		text := letter.OrderLetter(plain(), letter.Site{}, order()).Text
		Expect(text).To(ContainSubstring("3 × Cup (CUP): €5.00"))
		for _, row := range []string{"€0.00", "-0.00", "Discount", "Shipping", "Tax"} {
			Expect(text).NotTo(ContainSubstring(row))
		}
		o := order()
		o.ShippingMethodID, o.ShippingMethodName = new(int64(3)), "Pickup"
		Expect(letter.OrderLetter(plain(), letter.Site{}, o).Text).To(And(ContainSubstring("€0.00"), ContainSubstring("Pickup")), "shipping that is free")
		o = order()
		o.ShippingTotal = domain.MustAmount("4.90")
		Expect(letter.OrderLetter(plain(), letter.Site{}, o).Text).To(ContainSubstring("€4.90"))
	})

	// The net price of 9.99 with 19 % tax is 8.39, and the tax is 1.60.
	DescribeTable("shows an order's prices as the buyer saw them,", func(change func(*ordering.Order), want string) {
		amount := domain.MustAmount
		o := &ordering.Order{OrderNumber: 7, OrderDate: now, Email: "mia@example.com", CurrencyCode: "EUR", PricesIncludeTax: true, ShippingMethodID: new(int64(3)), ShippingTotal: amount("4.12"),
			Subtotal: amount("16.79"), TaxTotal: amount("3.97"), GrandTotal: amount("24.88"), Lines: []*ordering.OrderLine{
				{Name: "Mug", SKU: "MUG", Quantity: 2, UnitPrice: amount("9.99"), LineSubtotal: amount("16.79"), LineTotal: amount("16.79"), LineTax: amount("3.19"), LineGross: amount("19.98")}}}
		if change != nil {
			change(o)
		}
		letters := map[string]letter.Letter{"confirmation": letter.OrderLetter(plain(), letter.Site{}, o)}
		shop := plain()
		shop.Settings.SupportEmail = new("shop@example.com")
		letters["notice"] = *letter.OrderNotice(shop, letter.Site{}, o)
		for name, l := range letters {
			_, rows, _ := strings.Cut(l.Text, "\n2 ×")
			rows, _, _ = strings.Cut(rows, "\n\n--")
			Expect(strings.Join(strings.Fields("2 ×"+rows), " ")).To(HavePrefix(want), name)
			for _, row := range regexp.MustCompile(`-?€[0-9.]+`).FindAllString(want, -1) {
				Expect(l.HTML).To(ContainSubstring(row), name)
			}
		}
	},
		Entry("including tax", nil, "2 × Mug (MUG): €19.98 Subtotal: €19.98 Shipping: €4.90 Total: €24.88 Included tax: €3.97"),
		Entry("including tax and a discount", func(o *ordering.Order) {
			l := o.Lines[0]
			l.LineDiscount, l.LineTotal, l.LineTax, l.LineGross = domain.MustAmount("1.68"), domain.MustAmount("15.11"), domain.MustAmount("2.87"), domain.MustAmount("17.98")
			o.DiscountTotal, o.TaxTotal, o.GrandTotal = domain.MustAmount("1.68"), domain.MustAmount("3.65"), domain.MustAmount("22.88")
		}, "2 × Mug (MUG): €17.98 Subtotal: €19.98 Discount: -€2.00 Shipping: €4.90 Total: €22.88 Included tax: €3.65"),
		Entry("excluding tax for an exempt buyer", func(o *ordering.Order) {
			l := o.Lines[0]
			l.LineDiscount, l.LineTotal, l.LineTax, l.LineGross = domain.MustAmount("1.68"), domain.MustAmount("15.11"), domain.Amount{}, domain.MustAmount("15.11")
			o.Terms, o.DiscountTotal, o.TaxTotal, o.GrandTotal = &ordering.Terms{TaxExempt: true}, domain.MustAmount("1.68"), domain.Amount{}, domain.MustAmount("19.23")
		}, "2 × Mug (MUG): €15.11 Subtotal: €16.79 Discount: -€1.68 Shipping: €4.12 Total: €19.23"),
		Entry("excluding tax, with the tax in its own row", func(o *ordering.Order) { o.PricesIncludeTax = false },
			"2 × Mug (MUG): €16.79 Subtotal: €16.79 Shipping: €4.12 Tax: €3.97 Total: €24.88"),
		Entry("with the parts that stored value pays", func(o *ordering.Order) {
			tenders(o, "5.00", "10.00")
		}, "2 × Mug (MUG): €19.98 Subtotal: €19.98 Shipping: €4.90 Total: €24.88 Included tax: €3.97 Gift cards: -€5.00 Store credit: -€10.00 Remaining amount: €9.88"),
		Entry("with store credit that pays all", func(o *ordering.Order) {
			tenders(o, "0", "24.88")
		}, "2 × Mug (MUG): €19.98 Subtotal: €19.98 Shipping: €4.90 Total: €24.88 Included tax: €3.97 Store credit: -€24.88 Remaining amount: €0.00"),
	)

	It("says that a refund went to the store credit, and does not mention a bank", func() {
		o := order()
		tenders(o, "0", "3.00")
		o.Payments[0].ID = 9
		r := &ordering.Refund{RefundNumber: 1001, PaymentID: new(int64(9)), CurrencyCode: "EUR", Amount: domain.MustAmount("3.00"), Status: ordering.RefundCompleted}
		text := letter.RefundLetter(plain(), letter.Site{}, o, r, letter.PaidWith(o, r)).Text
		Expect(text).To(And(ContainSubstring("€3.00"), ContainSubstring("to your store credit"), Not(ContainSubstring("bank"))))
	})

	It("lists a shipment's items, and links only to web addresses", func() {
		parcel := &ordering.Shipment{CarrierName: "DHL", TrackingNumber: "1", TrackingURL: "http://dhl.example/1", Items: []ordering.ShipmentItem{{LineItemID: 11, Quantity: 2}, {LineItemID: 99, Quantity: 5}}}
		text := letter.ShipmentLetter(plain(), letter.Site{}, order(), parcel).Text
		Expect(text).To(And(ContainSubstring("2 × Cup"), ContainSubstring("http://dhl.example/1"), Not(ContainSubstring("5 ×"))))
		parcel.TrackingURL = "ftp://dhl.example/1"
		Expect(letter.ShipmentLetter(plain(), letter.Site{}, order(), parcel).Text).NotTo(ContainSubstring("dhl.example"))
	})

	It("about an endpoint goes to the store's support, with the times of the first failure and of the shutdown", func() {
		endpoint := &webhook.WebhookEndpoint{Row: domain.Row{ID: 61}, URL: "https://hooks.example/a?key=k3y"}
		state := webhook.NewWebhookEndpointState(1, 61)
		state.ConsecutiveFailures, state.FailingSince, state.LastErrorCode = 27, &now, webhook.ErrorTimeout
		s := plain()
		Expect(letter.WebhookLetter(s, letter.Site{}, webhook.NoticeFailing, endpoint, state)).To(BeNil())
		s.Settings.SupportEmail = new("")
		Expect(letter.WebhookLetter(s, letter.Site{}, webhook.NoticeFailing, endpoint, state)).To(BeNil())
		s.Settings.SupportEmail = new("a@oak.example")
		l := letter.WebhookLetter(s, letter.Site{}, webhook.NoticeFailing, endpoint, state)
		Expect(l.To).To(Equal("a@oak.example"))
		Expect(l.Text).To(And(ContainSubstring("November 20, 2026, 09:00 UTC"), ContainSubstring("https://hooks.example/a"), Not(ContainSubstring("k3y"))))
		Expect(l.Text).To(ContainSubstring(state.DisablesOn().Format("January 2, 2006, 15:04 MST")))
		state.FailingSince = nil
		Expect(letter.WebhookLetter(s, letter.Site{}, webhook.NoticeFailing, endpoint, state).Text).NotTo(ContainSubstring("2026"))
		endpoint.Description = new("orders\nto the\x00warehouse")
		Expect(letter.WebhookLetter(s, letter.Site{}, webhook.NoticeFailing, endpoint, state).Text).To(ContainSubstring("orders to the warehouse"))
	})
})

var _ = Describe("A mail", func() {
	now := time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC)
	store := &settings.Store{Name: "Oak"}

	It("expires from the outbox after thirty days", func() { Expect(letter.MailRetention).To(Equal(720 * time.Hour)) })

	It("has the letter's address, or no address if it is withheld", func() {
		m := letter.NewMail(store, letter.Letter{Kind: letter.MailWelcome, To: "mia@example.com", ExpiresOn: &now}, "no-reply@shop.example", "id", "sealed", now)
		Expect([]any{m.ToAddress, m.FromAddress, m.ReplyTo, m.Status, m.Content, m.NextAttemptOn, *m.ExpiresOn}).
			To(Equal([]any{"mia@example.com", "no-reply@shop.example", "", letter.MailPending, "sealed", now, now}))
		m = letter.NewMail(store, letter.Letter{To: "mia@example.com", Withheld: true}, "no-reply@shop.example", "id", "sealed", now)
		Expect([]any{m.ToAddress, m.Status}).To(Equal([]any{"", letter.MailWithheld}))
	})

	It("can be sent again unchanged if its kind and state permit", func() {
		sent := &letter.Mail{Kind: letter.MailShipmentCreated, MessageID: "a@shop.example", ToAddress: "mia@example.com", FromAddress: "Orders@Shop.example", FromName: "Oak", ReplyTo: "help@oak.example",
			Content: "old", Status: letter.MailFailed, Attempts: 3, LastError: "why", OrderID: new(int64(7)), SubscriptionID: new(int64(8)), SubscriptionSlot: new(1), Occasion: "x"}
		command := uuid.New()
		again, err := sent.Again("no-reply@shop.example", "b", "new", command, true, now)
		Expect(err).NotTo(HaveOccurred())
		Expect(*again).To(Equal(letter.Mail{Kind: letter.MailShipmentCreated, MessageID: "b@shop.example", ToAddress: "mia@example.com", FromAddress: "Orders@Shop.example", FromName: "Oak", ReplyTo: "help@oak.example",
			Content: "new", Status: letter.MailPending, NextAttemptOn: now, OrderID: new(int64(7)), CommandID: &command}))
		again, err = sent.Again("no-reply@store.example", "b", "new", command, true, now)
		Expect(err).NotTo(HaveOccurred())
		Expect([]string{again.FromAddress, again.MessageID}).To(Equal([]string{"no-reply@store.example", "b@store.example"}), "the store has lost the domain")

		refused := func(change func(*letter.Mail), isOn bool) domain.Code {
			m := *sent
			change(&m)
			_, err := m.Again("no-reply@shop.example", "b", "new", command, isOn, now)
			return domain.CodeOf(err)
		}
		Expect(refused(func(*letter.Mail) {}, false)).To(Equal(domain.UnsupportedOperation))
		Expect(refused(func(m *letter.Mail) { m.Kind = letter.MailResetPassword }, true)).To(Equal(domain.UnsupportedOperation))
		Expect(refused(func(m *letter.Mail) { m.Status = letter.MailPending }, true)).To(Equal(domain.InvalidStateTransition))
		Expect(refused(func(m *letter.Mail) { m.ExpiresOn = &now }, true)).To(Equal(domain.InvalidStateTransition))
		sent.Status = letter.MailSuppressed
		Expect(sent.Again("no-reply@shop.example", "b", "new", command, true, now)).Error().NotTo(HaveOccurred())
	})

	It("is retried until it expires, and stores the last error", func() {
		try := func(expires *time.Time) *letter.Mail {
			m := &letter.Mail{Status: letter.MailPending, Attempts: 1, ExpiresOn: expires, LeaseUntil: &now}
			m.Settle("no answer", true, now)
			Expect(m.LeaseUntil).To(BeNil())
			Expect(m.LastError).To(Equal("no answer"))
			return m
		}
		Expect(try(nil).Status).To(Equal(letter.MailPending))
		Expect(try(new(now.Add(time.Minute + 1))).Status).To(Equal(letter.MailPending))
		Expect(try(new(now.Add(time.Minute))).Status).To(Equal(letter.MailFailed))
		Expect([]bool{(&letter.Mail{}).Late(now), (&letter.Mail{ExpiresOn: new(now.Add(1))}).Late(now), (&letter.Mail{ExpiresOn: &now}).Late(now)}).To(Equal([]bool{false, false, true}))
	})
})
