package letter_test

import (
	"slices"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/returns"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
	"github.com/storeplatform/storeplatform/store/domain/value"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
)

var _ = Describe("Mails", func() {
	now := time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC)
	shop := &settings.Store{Name: `Juniper "&" Oak`, Domain: "juniper-oak.example", Settings: settings.Settings{LegalName: "Juniper & Oak GmbH", Timezone: "Europe/Berlin",
		SupportEmail: new("hello@juniper-oak.example"), OrderNumberPrefix: "JO-",
		Address: &domain.Address{Company: new("Juniper & Oak GmbH"), StreetLine1: "Invalidenstraße 11", City: "Berlin", PostalCode: "10115", CountryCode: "DE"}}}
	line := &ordering.OrderLine{SKU: "POUR-OVER-WHITE", Name: `Pour-over <b>set</b>`, Quantity: 2, LineTotal: domain.MustAmount("88.20")}
	line.ID = 11
	order := &ordering.Order{OrderNumber: 100001, OrderDate: now.Add(14 * time.Hour), Email: "mia@example.com", CurrencyCode: "EUR", Subtotal: domain.MustAmount("98.00"),
		DiscountTotal: domain.MustAmount("9.80"), ShippingTotal: domain.MustAmount("4.90"), TaxTotal: domain.MustAmount("17.69"), GrandTotal: domain.MustAmount("110.79"),
		ShippingMethodName: "DHL Standard", ShippingAddress: &domain.Address{FirstName: "<script>", LastName: "Keller", StreetLine1: "Torstraße 140", City: "Berlin", PostalCode: "10119", CountryCode: "DE"},
		Lines: []*ordering.OrderLine{line}}
	parcel := &ordering.Shipment{CarrierName: "DHL", TrackingNumber: "0034", TrackingURL: "https://dhl.example/0034?a=1&b=2", Items: []ordering.ShipmentItem{{LineItemID: 11, Quantity: 1}}}
	refund := &ordering.Refund{RefundNumber: 1001, CurrencyCode: "EUR", Amount: domain.MustAmount("52.48")}
	site := letter.Site{Storefront: "https://juniper-oak.example", Account: "https://juniper-oak.example"}
	supported := *shop
	supported.Settings.SupportEmail = new("mia@example.com")
	endpoint := &webhook.WebhookEndpoint{URL: "https://hooks.example/orders?key=k3y", Description: new("<script>")}
	endpoint.ID = 61
	failing := webhook.NewWebhookEndpointState(1, 61)
	failing.ConsecutiveFailures, failing.FailingSince, failing.LastErrorCode = 27, &now, webhook.ErrorTimeout

	mia := &customer.Customer{Email: "mia@example.com", FirstName: "<script>", Status: customer.CustomerActive}
	deleted := &customer.Customer{Email: "mia@example.com", FirstName: "<script>", Status: customer.CustomerDeactivated, EraseOn: new(now.Add(customer.CustomerRetention))}
	sub := &subscription.Subscription{SubscriptionNumber: 70001, Status: subscription.Active, SlotNumber: 3, NextDate: new(domain.DateOf(2026, 12, 1)), CurrencyCode: "EUR",
		AnchorDate: domain.DateOf(2026, 12, 1), AnchorDay: 1, AnchorSlot: 3, Terms: catalog.PlanTerms{IntervalUnit: catalog.Month, IntervalCount: 1},
		Items: []*subscription.SubscriptionItem{{SKU: "BEANS", Name: "<b>Beans</b>", Quantity: 2}}}
	trial := sub.Copy()
	trial.TrialUntil = sub.NextDate
	failed := func(class ordering.FailureClass) *subscription.Subscription {
		s := sub.Copy()
		s.Dunning = &settings.Dunning{NotifyOn: []string{"EVERY_FAILURE"}}
		s.Slots = []*subscription.Renewal{{Slot: 3, Attempts: 1, FailedAttempts: 1, FailureClass: string(class), FailedOn: &now}}
		return s
	}

	gift := &value.GiftCard{CurrencyCode: "EUR", Balance: domain.MustAmount("50.00"), RecipientName: new("<script>"), RecipientEmail: new("mia@example.com"), RecipientMessage: new("<b>Enjoy</b>")}
	gift.ID = 61

	letters := func() []letter.Letter {
		return []letter.Letter{
			letter.PinLetter(shop, site, customer.ForVerifyEmail, "mia@example.com", "<script>", "481920", now),
			letter.PinLetter(shop, site, customer.ForEmailChange, "mia@example.com", "<script>", "481920", now),
			letter.NoticeLetter(shop, site, letter.MailEmailChangeNotice, "mia@example.com", "<script>"),
			letter.NoticeLetter(shop, site, letter.MailEmailChanged, "mia@example.com", "<script>"),
			letter.ResetLetter(shop, site, "mia@example.com", "<script>", "rs_token", now),
			letter.NoticeLetter(shop, site, letter.MailPasswordChanged, "mia@example.com", "<script>"),
			letter.WelcomeLetter(shop, site, "mia@example.com", "<script>"),
			*letter.AccountLetter(shop, site, customer.CustomerActive, deleted),
			*letter.AccountLetter(shop, site, customer.CustomerDeactivated, mia),
			letter.OrderLetter(shop, site, order),
			letter.ShipmentLetter(shop, site, order, parcel),
			letter.DeliveredLetter(shop, site, order, parcel),
			*letter.OrderNotice(&supported, site, order),
			letter.RefundLetter(shop, site, order, refund, "4242"),
			letter.PaymentFailedLetter(shop, site, order, &ordering.Payment{CurrencyCode: "EUR", Amount: domain.MustAmount("30"), FailureMessage: "the card has expired"}),
			letter.PaymentLinkLetter(shop, site, order, "https://platform.example/pay#token=pay_token", now),
			letter.WithdrawalLetter(shop, site, order, &returns.WithdrawalDeclaration{DeclaredOn: now, Lines: []returns.DeclaredLine{{LineItemID: order.Lines[0].ID, Units: 1}}, Hash: []byte{1}}, "8f2b"),
			letter.WithdrawalReceivedLetter(shop, site, order, []returns.Barred{{LineItemID: order.Lines[0].ID, Ended: 1, Returned: 1, Claimed: 1}}, now),
			letter.GiftCardLetter(shop, site, gift, "7K2M-9QXD-A0RT-5W1Z", "Tom Keller"),
			letter.OrderLinkLetter(shop, site, order, "https://platform.example/checkout/juniper#o=chk_token", now),
			letter.CancelledLetter(shop, site, order, domain.MustAmount("53.90")),
			letter.SubscriptionLetter(shop, site, mia, sub, letter.MailSubscriptionCreated),
			letter.ReplacedLetter(shop, site, mia, sub, sub),
			letter.SubscriptionLetter(shop, site, mia, sub, letter.MailSubscriptionCancelled),
			letter.SubscriptionLetter(shop, site, mia, sub, letter.MailSubscriptionPaused),
			letter.SubscriptionLetter(shop, site, mia, sub, letter.MailSubscriptionResumed),
			letter.ReminderLetter(shop, site, mia, sub, 0, new(domain.MustAmount("53.90"))),
			letter.ReminderLetter(shop, site, mia, trial, 0, new(domain.MustAmount("53.90"))),
			letter.CardExpiringLetter(shop, site, mia, &customer.CustomerPaymentMethod{Brand: "visa", LastFour: new("4242"), ExpiryMonth: new("12"), ExpiryYear: new("2026")}, []int64{70001, 70002}),
			letter.PriceRiseLetter(shop, site, mia, sub, []subscription.Rise{{Item: sub.Items[0], Was: domain.MustAmount("9"),
				Announced: subscription.Announced{Price: domain.MustAmount("10"), From: domain.DateOf(2026, 12, 20)}}}, subscription.Calendar{Zone: time.UTC, Now: now}),
			*letter.RenewalFailedLetter(shop, site, mia, failed(ordering.FailureSoft), 0),
			*letter.RenewalFailedLetter(shop, site, mia, failed(ordering.FailureAction), 0),
			*letter.WebhookLetter(&supported, site, webhook.NoticeFailing, endpoint, failing),
			*letter.WebhookLetter(&supported, site, webhook.NoticeFailed, endpoint, failing),
		}
	}
	untaxable := func() []letter.Letter {
		return letter.DelayLetters(&supported, site, mia, sub, &subscription.Renewal{Slot: 3, FailureClass: subscription.StockFailure, FailureCode: string(subscription.Untaxable), Status: subscription.RenewalWaitingForStock, ProcessingDate: domain.DateOf(2026, 12, 1), WaitUntil: &now})
	}
	adminLetters := func() []letter.Letter {
		list := []letter.Letter{
			letter.InvitationLetter("https://platform.example", "mia@example.com", "<script>", shop.Name, "iv_token", now),
			letter.AdminEmailLetter("https://platform.example", "mia@example.com", "<script>", "ae_token", now),
		}
		for _, kind := range []letter.MailKind{letter.MailAdminEmailChangeNotice, letter.MailAdminEmailChanged, letter.MailAdminPasswordChanged, letter.MailAdminTOTPEnabled, letter.MailAdminTOTPRemoved} {
			list = append(list, letter.AdminNoticeLetter(kind, "mia@example.com", "<script>"))
		}
		return list
	}

	It("tell customers that their account was deleted or restored, but not about other status changes", func() {
		Expect(letter.AccountLetter(shop, site, customer.CustomerActive, deleted).Text).To(ContainSubstring("on December 20, 2026"))
		Expect(letter.AccountLetter(shop, site, customer.CustomerDeactivated, mia).Kind).To(Equal(letter.MailAccountRestored))
		suspended := &customer.Customer{Email: "mia@example.com", Status: customer.CustomerSuspended}
		Expect(letter.AccountLetter(shop, site, customer.CustomerActive, suspended)).To(BeNil())
		Expect(letter.AccountLetter(shop, site, customer.CustomerSuspended, mia)).To(BeNil())
	})

	It("have a text for every kind, and escape data in the HTML", func() {
		var kinds []letter.MailKind
		for _, l := range slices.Concat(letters(), untaxable(), adminLetters()) {
			kinds = append(kinds, l.Kind)
			Expect(l.To).To(Equal("mia@example.com"))
			Expect(l.Subject).NotTo(BeEmpty())
			Expect(l.Subject).NotTo(ContainSubstring("\n"))
			Expect(l.HTML).NotTo(ContainSubstring("<script>"), string(l.Kind))
			Expect(l.HTML).NotTo(ContainSubstring("<b>"), string(l.Kind))
			sender, escaped := `Juniper "&" Oak`, "Juniper &#34;&amp;&#34; Oak"
			if strings.HasPrefix(string(l.Kind), "ADMIN_") && l.Kind != letter.MailAdminOrderNotice && l.Kind != letter.MailAdminRenewalNotice {
				sender, escaped = letter.Platform, letter.Platform
			}
			Expect(l.HTML).To(ContainSubstring(escaped), string(l.Kind))
			Expect(l.HTML).To(HavePrefix("<!DOCTYPE html>"))
			Expect(l.HTML).NotTo(ContainSubstring("ZgotmplZ"), string(l.Kind))
			Expect(l.Text).To(ContainSubstring(sender), string(l.Kind))
			Expect(l.Text).To(ContainSubstring("<script>"), "a text is a text")
			for _, content := range []string{l.Text, l.HTML} {
				Expect(content).NotTo(ContainSubstring("<no value>"))
				Expect(content).NotTo(ContainSubstring("{{"))
			}
		}
		Expect(kinds).To(ConsistOf(letter.MailKinds()))
	})

	It("with a gift card show the giver, the message without links, and the expiry in the store's time zone", func() {
		card := *gift
		card.RecipientMessage = new("Dear Mia,\nsee http://evil.example/x, evil。example or tom@evil.example.\nIt is 18:30. Yours,Tom")
		card.ExpiresOn, card.LanguageCode = new(time.Date(2027, 1, 31, 23, 30, 0, 0, time.UTC)), new("de")
		zoned := *shop
		zoned.Settings.Timezone = "Europe/Berlin"
		l := letter.GiftCardLetter(&zoned, site, &card, "7K2M-9QXD-A0RT-5W1Z", "Tom Keller")
		for _, part := range []string{l.Text, l.HTML} {
			Expect(part).To(And(ContainSubstring("7K2M-9QXD-A0RT-5W1Z"), ContainSubstring("Tom Keller sends you"), ContainSubstring("€50.00"), ContainSubstring("February 1, 2027, 00:30 CET")))
			Expect(part).To(ContainSubstring("Dear Mia,\nsee http: //evil. example/x, evil。 example or tom @ evil. example.\nIt is 18:30. Yours,Tom"))
		}
		Expect([]any{l.Subject, l.Language, *l.GiftCardID, l.ExpiresOn}).To(Equal([]any{`Your gift card for Juniper "&" Oak`, "de", int64(61), card.ExpiresOn}))
		own := letter.GiftCardLetter(shop, site, gift, "7K2M-9QXD-A0RT-5W1Z", "www.evil.example")
		Expect(own.Text).To(And(ContainSubstring("Here is your gift card"), Not(ContainSubstring("can be used until")), Not(ContainSubstring("evil"))))
	})

	It("with a gift card lose their content when they are sent, refused or suppressed, unlike other mails", func() {
		for kind, content := range map[letter.MailKind]string{letter.MailGiftCard: "", letter.MailOrderLink: "sealed"} {
			mail := func() *letter.Mail {
				return &letter.Mail{Kind: kind, Content: "sealed", Status: letter.MailPending, Attempts: 1}
			}
			sent, refused, suppressed, waiting := mail(), mail(), mail(), mail()
			sent.Settle("", false, now)
			refused.Settle("no such mailbox", false, now)
			suppressed.Suppress()
			waiting.Settle("no answer", true, now)
			Expect([]string{sent.Content, refused.Content, suppressed.Content, waiting.Content}).To(Equal([]string{content, content, content, "sealed"}), string(kind))
		}
	})

	It("about canceled orders mention the refund only if one exists", func() {
		Expect(letter.CancelledLetter(shop, site, order, domain.MustAmount("53.90")).Text).To(ContainSubstring("You get €53.90 back"))
		l := letter.CancelledLetter(shop, site, order, domain.Amount{})
		Expect(l.Text + l.HTML).NotTo(ContainSubstring("You get"))
	})

	It("show an order as placed, in the store's time zone", func() {
		l := letter.OrderLetter(shop, site, order)
		Expect(l.Subject).To(Equal(`Your order JO-100001 at Juniper "&" Oak`))
		for _, part := range []string{"November 21, 2026", "€98.00", "-€9.80", "€4.90", "€17.69", "€110.79", "DHL Standard", "POUR-OVER-WHITE", "10119 Berlin"} {
			Expect(l.Text).To(ContainSubstring(part))
			Expect(l.HTML).To(ContainSubstring(part))
		}
		Expect(l.Text).To(ContainSubstring("2 × Pour-over <b>set</b> (POUR-OVER-WHITE): €88.20"))
	})

	It("link only to the store's own address and to web addresses", func() {
		l := letter.ResetLetter(shop, site, "mia@example.com", "", "rs_token", now)
		Expect(l.HTML).To(ContainSubstring(`href="https://juniper-oak.example/reset-password#token=rs_token"`))
		Expect(*l.ExpiresOn).To(Equal(now.Add(customer.ResetLife)))
		By("linking to the service if the store has not proven an address")
		nowhere := letter.Site{Account: "http://127.0.0.1:8080"}
		Expect(letter.ResetLetter(shop, nowhere, "mia@example.com", "", "rs_token", now).Text).To(ContainSubstring("http://127.0.0.1:8080/reset-password#token=rs_token"))
		for _, l := range []letter.Letter{letter.ResetLetter(shop, nowhere, "mia@example.com", "", "rs_token", now), letter.PaymentFailedLetter(shop, nowhere, order, &ordering.Payment{CurrencyCode: "EUR"})} {
			Expect(l.Text + l.HTML).NotTo(ContainSubstring("https://juniper-oak.example"))
			Expect(l.HTML).NotTo(ContainSubstring(`href=""`))
		}
		evil := *parcel
		evil.TrackingURL = "javascript:alert(1)"
		Expect(letter.ShipmentLetter(shop, site, order, &evil).HTML).NotTo(ContainSubstring("javascript"))
		Expect(letter.ShipmentLetter(shop, site, order, parcel).HTML).To(ContainSubstring("https://dhl.example/0034?a=1&amp;b=2"))
	})

	It("never turn a customer's name into a link", func() {
		for _, name := range []string{"https://evil.example", "evil.example", "a@evil.example", `evil\x`, "www.evil"} {
			l := letter.PinLetter(shop, site, customer.ForVerifyEmail, "mia@example.com", name, "481920", now)
			Expect(l.Text + l.HTML).NotTo(ContainSubstring("evil"))
		}
		Expect(letter.PinLetter(shop, site, customer.ForVerifyEmail, "mia@example.com", "Mia St. John", "481920", now).Text).To(HavePrefix("Hello Mia St. John,"))
	})

	It("never turn the name of an inviting store into a link", func() {
		for _, name := range []string{"https://evil.example", "evil.example", "Call evil.example\r\nBcc: x"} {
			l := letter.InvitationLetter("https://platform.example", "mia@example.com", "", name, "iv_token", now)
			Expect(l.Subject + l.Text + l.HTML).NotTo(ContainSubstring("evil"))
			Expect(l.Subject).To(Equal("You are invited to administer a store"))
		}
		l := letter.InvitationLetter("https://platform.example", "mia@example.com", "Mia", `Juniper "&" Oak`, "iv_token", now)
		Expect(l.Subject).To(Equal(`You are invited to administer Juniper "&" Oak`))
		Expect(l.HTML).To(ContainSubstring(`href="https://platform.example/admin-invitation#token=iv_token"`))
		Expect(letter.NewMail(nil, l, "no-reply@platform.example", "id", "sealed", now).FromName).To(Equal(letter.Platform))
	})

	It("remove line breaks in names from their headers", func() {
		loud := *shop
		loud.Name = "Shop\r\nBcc: eve@example.com"
		l := letter.WelcomeLetter(&loud, site, "mia@example.com", "")
		Expect(l.Subject).To(Equal("Welcome to Shop Bcc: eve@example.com"))
		m := letter.NewMail(&loud, l, "no-reply@shop.example", "id", "sealed", now)
		Expect(m.FromName).To(Equal("Shop Bcc: eve@example.com"))
		Expect(m.MessageID).To(Equal("id@shop.example"))
		Expect(m.ReplyTo).To(Equal("hello@juniper-oak.example"))
	})

	It("are retried for about two days, at growing intervals", func() {
		m := &letter.Mail{Status: letter.MailPending}
		at, tries := now, 0
		for m.Status == letter.MailPending {
			tries++
			m.Attempts = tries
			m.Settle("mail: not sent this time (451)", true, at)
			Expect(m.NextAttemptOn.Before(at)).To(BeFalse())
			at = m.NextAttemptOn
		}
		Expect(tries).To(Equal(9))
		Expect(at.Sub(now)).To(BeNumerically("~", 46*time.Hour, 2*time.Hour))
		m = &letter.Mail{Status: letter.MailPending, Attempts: 1}
		m.Settle("mail: refused for good (550)", false, now)
		Expect(m.Status).To(Equal(letter.MailFailed))
		soon := now.Add(30 * time.Second)
		m = &letter.Mail{Status: letter.MailPending, Attempts: 1, ExpiresOn: &soon}
		m.Settle("mail: not sent this time (451)", true, now)
		Expect(m.Status).To(Equal(letter.MailFailed))
		Expect(m.Late(soon)).To(BeTrue())
		By("retrying only if the next attempt is before the expiry")
		waits := &letter.Mail{Status: letter.MailPending, Attempts: 1}
		waits.Settle("mail: not sent this time (451)", true, now)
		for late, status := range map[time.Duration]letter.MailStatus{0: letter.MailFailed, 1: letter.MailPending} {
			until := waits.NextAttemptOn.Add(late)
			m = &letter.Mail{Status: letter.MailPending, Attempts: 1, ExpiresOn: &until}
			m.Settle("mail: not sent this time (451)", true, now)
			Expect(m.Status).To(Equal(status))
		}
		m = &letter.Mail{Status: letter.MailPending, Attempts: 1}
		m.Settle("", true, now)
		Expect(m.Status).To(Equal(letter.MailSent))
		Expect(strings.TrimSpace(m.LastError)).To(BeEmpty())
	})
})
