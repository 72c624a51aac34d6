package apitest_test

import (
	"context"
	"fmt"
	"maps"
	"math/rand/v2"
	"net/http/httptest"
	"os"
	"strconv"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/provider/commission/commissiontest"
	"github.com/storeplatform/storeplatform/store/provider/tax/taxtest"
)

// monthDays is the length of the month; monthRenewals is the number of weekly renewals in it.
const monthDays, monthRenewals = 30, 4

// monthShipping is the displayed price of shipping by currency.
var monthShipping = map[string]int64{"EUR": 490, "USD": 555}

// monthGood is a product for sale.
type monthGood struct {
	product, variant int64
	reduced          bool
	price            map[string]int64
}

// monthShop is one of the two stores. The first store's prices include tax by the store's own rates, and its orders are
// reported to a commission service. The second store's prices exclude tax, and a tax service calculates the tax.
type monthShop struct {
	*apitest.Shop
	name        string
	inclusive   bool
	goods       []monthGood
	methods     map[string]int64
	countries   []string
	commissions *commissiontest.Service
	taxes       *taxtest.Service
}

func (s *monthShop) rate(country string, reduced bool) string {
	switch {
	case country == "US":
		return "8.875"
	case country == "AT" && reduced && s.inclusive:
		return "10"
	case country == "AT":
		return "20"
	case reduced && s.inclusive:
		return "7"
	}
	return "19"
}

var _ = Describe("The end of a month", func() {
	It("has equal sums in documents, payments, reports, exports and connected services, to the cent", func(ctx SpecContext) {
		count, seed := 60, GinkgoRandomSeed()
		if n, err := strconv.Atoi(os.Getenv("STORE_SPECS_MONTH")); err == nil {
			count = n
		}
		if n, err := strconv.ParseInt(os.Getenv("STORE_SPECS_SEED"), 10, 64); err == nil {
			seed = n
		}
		AddReportEntry("month", fmt.Sprintf("STORE_SPECS_MONTH=%d STORE_SPECS_SEED=%d", count, seed))
		m := newMonth(ctx, uint64(seed))
		m.pass(ctx, count)
		AddReportEntry("actions", m.done)
		m.compare(ctx)
	})
})

// month is a month of random orders.
type month struct {
	monthBooks
	world *apitest.World
	shops []*monthShop
	dice  *rand.Rand
	day   int
	done  map[string]int
	off   []string // figures that differ from the books
}

func newMonth(ctx context.Context, seed uint64) *month {
	GinkgoHelper()
	m := &month{dice: rand.New(rand.NewPCG(seed, 7)), done: map[string]int{}}
	m.world = apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} })
	m.noon()
	for _, name := range []string{"gross", "net"} {
		s := &monthShop{Shop: m.world.Shop(name), name: name, inclusive: name == "gross", methods: map[string]int64{}, countries: []string{"DE", "AT", "US"}}
		if s.inclusive {
			s.countries = s.countries[:2]
		}
		s.furnish(m.dice)
		m.shops = append(m.shops, s)
	}
	m.subscribe()
	return m
}

// noon advances the clock to the next noon in the stores' time zone.
func (m *month) noon() {
	zone, err := time.LoadLocation("Europe/Berlin")
	Expect(err).NotTo(HaveOccurred())
	m.world.Clock.Advance(domain.DateAt(m.world.Clock.Now(), zone).Add(1).At(12, zone).Sub(m.world.Clock.Now()))
}

// furnish sets up goods, shipping, taxes and the connected service.
func (s *monthShop) furnish(dice *rand.Rand) {
	GinkgoHelper()
	s.Admin.Patch("/admin/store/settings", object{"currencyCodes": []string{"EUR", "USD"}, "pricesIncludeTax": s.inclusive,
		"taxExchangeRates": []any{object{"currencyCode": "USD", "taxCurrencyCode": "EUR", "rate": fmt.Sprintf("0.%04d", euros)}}}).OK()
	class := func(code string, reduced bool) int64 {
		var rates []any
		for _, country := range s.countries {
			rates = append(rates, object{"countryCode": country, "rate": s.rate(country, reduced), "name": "VAT", "includedInPrice": s.inclusive})
		}
		return s.Admin.Post("/admin/product/tax-class", object{"name": code, "code": code, "rates": rates}).OK().ID("taxClassId")
	}
	standard, reduced := class("M19", false), class("M7", true)
	s.Admin.Patch("/admin/store/settings", object{"defaultTaxClassId": standard, "shippingTaxClassId": standard}).OK()
	for currency, price := range monthShipping {
		s.methods[currency] = s.Admin.Post("/admin/shipping-method", object{"name": "Parcel " + currency, "price": cents(price), "currencyCode": currency,
			"taxIncluded": s.inclusive, "estimatedMaxDays": 3, "countryCodes": s.countries, "isActive": true}).OK().ID("shippingMethodId")
	}
	for i := range 6 {
		g := monthGood{reduced: i%2 == 1, price: map[string]int64{"EUR": 99 + dice.Int64N(6000), "USD": 99 + dice.Int64N(7000)}}
		in := standard
		if g.reduced {
			in = reduced
		}
		made := s.Admin.Post("/admin/product", object{"name": fmt.Sprint("Good ", i), "productType": "PHYSICAL", "status": "ACTIVE", "taxClassId": in, "isSubscribable": true,
			"variants": []any{object{"sku": fmt.Sprint("GOOD-", i), "trackInventory": false, "prices": []any{
				object{"currencyCode": "EUR", "amount": cents(g.price["EUR"])}, object{"currencyCode": "USD", "amount": cents(g.price["USD"])}}}}}).OK()
		g.product, g.variant = made.ID("productId"), made.ID("variants.0.variantId")
		s.goods = append(s.goods, g)
	}
	if s.inclusive {
		s.commissions = commissiontest.New()
		server := httptest.NewServer(s.commissions)
		DeferCleanup(server.Close)
		s.Admin.Patch("/admin/store/commission-provider", object{"providerCode": "HTTP", "baseUrl": server.URL, "isActive": true, "syncOrders": true,
			"displayName": "Partners", "credentials": object{"signingSecret": commissiontest.Secret}}).OK()
		return
	}
	s.taxes = taxtest.New()
	server := httptest.NewServer(s.taxes)
	DeferCleanup(server.Close)
	s.Admin.Patch("/admin/store/tax-provider", object{"providerCode": "HTTP", "baseUrl": server.URL, "commitOnCapture": true, "timeoutMs": 5000,
		"credentials": object{"signingSecret": taxtest.Secret}, "fallback": "BLOCK"}).OK()
}

// destination returns the shipping address for a country.
func destination(country string) object {
	home := maps.Clone(apitest.Home)
	home["countryCode"], home["stateProvince"] = country, map[string]string{"DE": "BE", "AT": "9", "US": "NY"}[country]
	home["postalCode"] = map[string]string{"DE": "10119", "AT": "1010", "US": "10001"}[country]
	return home
}

// subscribe creates a weekly subscription of one customer in each store, from the second day on.
func (m *month) subscribe() {
	GinkgoHelper()
	for _, s := range m.shops {
		plan := s.Admin.Once().Post("/admin/subscription-plan", object{"name": "Weekly", "intervalUnit": "WEEK", "intervalCount": 1, "productIds": []any{s.goods[1].product}}).OK().ID("subscriptionPlanId")
		account := s.Storefront.Once().Post("/customer/user", object{"email": "weekly@" + s.name + ".example", "password": "seven slow kettles", "firstName": "Mia", "lastName": "Keller", "acceptTerms": true}).OK()
		customer := s.Storefront.Bearer(account.Text("accessToken"))
		customer.Post("/customer/user-address", apitest.Home).OK()
		s.ShippingMethodID = s.methods["EUR"]
		customer.Post("/customer/cart/item", object{"variantId": s.goods[0].variant, "quantity": 1}).OK()
		keeps(s.Shop, customer, "pm_card_visa")
		bought := &monthOrder{shop: s, day: m.day, country: "DE", currency: "EUR", lines: []*monthLine{{good: 0, quantity: 1}}}
		m.orders = append(m.orders, bought)
		m.move(bought, "CAPTURE", m.day, bought.total())
		m.book(bought, m.day)
		s.Admin.Once().Post("/admin/subscription", object{
			"storeCustomerId": customer.Get("/customer/user/me").OK().ID("storeCustomerId"), "subscriptionPlanId": plan, "items": []any{object{"variantId": s.goods[1].variant, "quantity": 2}},
			"nextProcessingDate": s.Day(1), "customerPaymentMethodId": customer.Get("/customer/customer-payment-method/all").OK().ID("items.0.customerPaymentMethodId"),
			"shippingAddressId": customer.Get("/customer/user-address/all").OK().ID("items.0.customerAddressId"), "shippingMethodId": s.methods["EUR"], "consentText": "By telephone.",
		}).OK()
	}
}

// pass lets the days of the month pass, with count orders and with random changes to these orders.
func (m *month) pass(ctx context.Context, count int) {
	GinkgoHelper()
	for m.day = range monthDays {
		if m.day > 0 {
			m.noon()
			m.logIn()
		}
		m.work(ctx)
		if (m.day-1)%7 == 0 && (m.day-1)/7 < monthRenewals+1 {
			for _, s := range m.shops {
				renewed := &monthOrder{shop: s, day: m.day, country: "DE", currency: "EUR", lines: []*monthLine{{good: 1, quantity: 2}}}
				m.orders = append(m.orders, renewed)
				m.move(renewed, "CAPTURE", m.day, renewed.total())
				m.book(renewed, m.day)
			}
		}
		for range count*(m.day+1)/monthDays - count*m.day/monthDays {
			m.sell(m.shops[m.dice.IntN(len(m.shops))])
		}
		for range count / 15 {
			m.change(m.orders[m.dice.IntN(len(m.orders))])
		}
		m.work(ctx)
	}
}

// logIn logs the administrators in again, since earlier logins have expired.
func (m *month) logIn() {
	GinkgoHelper()
	admin := m.world.Login(apitest.AdminEmail, apitest.AdminPassword)
	for _, s := range m.shops {
		s.Admin = admin.In(s.StoreID)
	}
}

// work runs the background jobs of the service.
func (m *month) work(ctx context.Context) {
	GinkgoHelper()
	service := m.world.App.Service
	for _, sweep := range []func(context.Context) error{service.Ordering.ProcessSubscriptionsDue, service.Ordering.SettleDue, service.Ordering.SettleCapturesDue,
		service.Ordering.SettleRefundsDue, service.WorkTasks, service.WorkTasks} {
		Expect(sweep(ctx)).To(Succeed())
	}
}
