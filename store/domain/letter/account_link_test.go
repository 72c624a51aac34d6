package letter_test

import (
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

var _ = Describe("The account link of a mail", func() {
	const page, storefront = "https://service.example/account/oak", "https://oak.example"
	site := letter.Site{Storefront: storefront, Account: storefront, Service: "https://service.example"}
	mia := &customer.Customer{Email: "mia@example.com"}
	sub := &subscription.Subscription{SubscriptionNumber: 70001, Status: subscription.Paused, CurrencyCode: "EUR"}
	shop := func(pages bool) *settings.Store {
		return &settings.Store{Name: "Oak", Code: "oak", Settings: settings.Settings{Timezone: "UTC", AccountPages: pages, SupportEmail: new("hello@oak.example")}}
	}
	order := func(customerID *int64) *ordering.Order {
		return &ordering.Order{OrderNumber: 1, CustomerID: customerID, OrderDate: time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC), Email: "mia@example.com", CurrencyCode: "EUR", GrandTotal: domain.MustAmount("1.00")}
	}

	It("opens the platform's account page for customers", func() {
		for _, l := range []letter.Letter{letter.OrderLetter(shop(true), site, order(new(int64(7)))), letter.SubscriptionLetter(shop(true), site, mia, sub, letter.MailSubscriptionPaused)} {
			Expect(l.HTML).To(ContainSubstring(`href="`+page+`"`), string(l.Kind))
			Expect(l.Text).To(ContainSubstring("your account:\n"+page), string(l.Kind))
		}
	})

	It("opens the storefront while the store's account page is turned off", func() {
		l := letter.SubscriptionLetter(shop(false), site, mia, sub, letter.MailSubscriptionPaused)
		Expect(l.HTML + l.Text).To(And(ContainSubstring("your account:\n"+storefront), ContainSubstring(`href="`+storefront+`"`), Not(ContainSubstring(page))))
	})

	It("is missing in mails to guests and in notices to the store", func() {
		notice := letter.OrderNotice(shop(true), site, order(new(int64(7))))
		for _, l := range []letter.Letter{letter.OrderLetter(shop(true), site, order(nil)), *notice} {
			Expect(l.HTML+l.Text).NotTo(Or(ContainSubstring(page), ContainSubstring("your account")), string(l.Kind))
			Expect(l.Data.Store.AccountURL).To(BeEmpty(), string(l.Kind))
		}
		Expect(letter.Prefill(shop(true), site, letter.MailOrderConfirmation, order(nil), time.Now()).Store.AccountURL).To(BeEmpty())
	})
})
