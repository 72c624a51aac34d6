package apitest_test

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/google/uuid"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

// effect proves that a setting has an effect. Either callers see different results for two values, or the named specs
// prove the effect. Each spec is named by its file and title.
type effect struct {
	from, to any
	see      func(context.Context, *apitest.Shop) string
	specs    []string
}

func shows(from, to any, see func(context.Context, *apitest.Shop) string) effect {
	return effect{from: from, to: to, see: see}
}

func heldBy(specs ...string) effect { return effect{specs: specs} }

// overview returns a function that reads a field of the store overview, as a storefront sees it.
func overview(path string) func(context.Context, *apitest.Shop) string {
	return func(_ context.Context, s *apitest.Shop) string {
		return fmt.Sprint(s.Storefront.Get("/customer/store/overview").OK().At(path))
	}
}

const toGermany = "/customer/cart/summary?countryCode=DE&postalCode=10119"

// sold returns a function that reads the total and the tax of a cart with a quantity of a new product.
func sold(price string, quantity int) func(context.Context, *apitest.Shop) string {
	return func(_ context.Context, s *apitest.Shop) string {
		cart := s.Guest(good(s, price), quantity).Get(toGermany).OK()
		return cart.Text("taxTotal") + " of " + cart.Text("grandTotal")
	}
}

// good creates a product without its own tax class and returns the id of its variant.
func good(s *apitest.Shop, price string) int64 {
	GinkgoHelper()
	return s.Admin.Post("/admin/product", map[string]any{"name": "Good", "productType": "PHYSICAL", "status": "ACTIVE", "variants": []any{map[string]any{
		"sku": uuid.NewString(), "stockOnHand": 9, "prices": []any{map[string]any{"currencyCode": "EUR", "amount": price}}}}}).OK().ID("variants.0.variantId")
}

func bought(path string) func(context.Context, *apitest.Shop) string {
	return func(_ context.Context, s *apitest.Shop) string {
		a := s.Guest(s.White, 1).Buy()
		if a.Status != http.StatusOK {
			return string(a.Problem().Code)
		}
		return fmt.Sprint(a.At(path))
	}
}

// signedUp signs up a new customer and returns the response.
func signedUp(s *apitest.Shop, change map[string]any) *apitest.Answer {
	GinkgoHelper()
	s.World.Clock.Advance(10 * time.Second) // the rate limit is per minute
	body := map[string]any{"email": uuid.NewString() + "@example.com", "password": "seven slow kettles", "firstName": "Mia", "lastName": "Keller", "acceptTerms": true}
	for name, value := range change {
		body[name] = value
	}
	return s.Storefront.Once().Post("/customer/user", body)
}

// until returns how many minutes from now a time is, rounded to tens.
func until(text string) string {
	at, err := time.Parse(time.RFC3339, text)
	Expect(err).NotTo(HaveOccurred())
	return strconv.Itoa(int(time.Until(at).Minutes()+5) / 10)
}

func subscriptionCall(path string, body func(s *apitest.Shop, id int64) map[string]any) func(context.Context, *apitest.Shop) string {
	return func(_ context.Context, s *apitest.Shop) string {
		s.World.Clock.Advance(10 * time.Second)
		email := uuid.NewString() + "@example.com"
		id := s.Subscribe(email)
		login := s.Storefront.Post("/customer/store/login", map[string]any{"email": email, "password": "seven slow kettles"}).OK()
		return strconv.Itoa(s.Storefront.Bearer(login.Text("accessToken")).Once().Post(path, body(s, id)).Status)
	}
}

// effects maps the name of each store setting to the proof of its effect.
var effects = map[string]effect{
	"name":   shows("Juniper", "Oak", overview("name")),
	"domain": shows("one.example.com", "two.example.com", overview("domain")),
	"status": shows("ACTIVE", "MAINTENANCE", func(_ context.Context, s *apitest.Shop) string {
		return strconv.Itoa(s.Storefront.Post("/customer/cart/item", map[string]any{"variantId": s.White, "quantity": 1}).Status)
	}),
	"legalName":           shows("Juniper GmbH", "Oak GmbH", overview("legalName")),
	"supportEmail":        shows("a@juniper.example", "b@juniper.example", overview("supportEmail")),
	"supportPhone":        shows("+4930555001", "+4930555002", overview("supportPhone")),
	"address":             shows(apitest.Home, nil, overview("address")),
	"logoMediaId":         heldBy("server/apitest/media_test.go: logoMediaId"),
	"timezone":            shows("Europe/Berlin", "Asia/Tokyo", overview("timezone")),
	"defaultLanguageCode": shows("en", "de", overview("defaultLanguageCode")),
	"catalogLanguageCode": heldBy("store/slug_test.go: CatalogLanguageCode: &german"),
	"languageCodes":       shows([]string{"en", "de"}, []string{"en", "de", "fr"}, overview("languages")),
	"defaultCurrencyCode": shows("EUR", "USD", func(_ context.Context, s *apitest.Shop) string {
		return strconv.Itoa(s.Storefront.Get(fmt.Sprintf("/customer/product/card?productId=%d", s.ProductID)).Status) // the product only has a price in EUR
	}),
	"currencyCodes": shows([]string{"EUR", "USD"}, []string{"EUR", "USD", "CHF"}, func(_ context.Context, s *apitest.Shop) string {
		return strconv.Itoa(s.Storefront.Get(fmt.Sprintf("/customer/product/card?productId=%d&currencyCode=CHF", s.ProductID)).Status)
	}),
	"pricesIncludeTax": shows(false, true, func(_ context.Context, s *apitest.Shop) string {
		return s.Admin.Post("/admin/product/tax-class", map[string]any{"name": uuid.NewString(), "rates": []any{map[string]any{"countryCode": "DE", "rate": "7", "name": "VAT 7 %"}}}).OK().Text("rates.0.includedInPrice") +
			overview("pricesIncludeTax")(nil, s)
	}),
	"taxRounding":         shows("LINE", "UNIT", sold("0.03", 3)),
	"taxRoundingTarget":   heldBy("store/domain/pricing/tax_test.go: are computed by rounding"),
	"roundingMode":        shows("HALF_UP", "HALF_DOWN", sold("0.50", 1)), // 9.5 cents of tax
	"weightUnit":          shows("KG", "LB", variant("weightUnit")),
	"dimensionUnit":       shows("CM", "IN", variant("dimensionUnit")),
	"orderNumberPrefix":   shows("JO-", "OJ-", confirmation),
	"orderNumberStart":    shows(200_001, 700_001, bought("orderNumber")),
	"taxNumber":           heldBy("store/invoice_test.go: DE811122233"),
	"invoiceNumberPrefix": heldBy("server/admin/invoice_test.go: lists the documents of an order, with filters and search"),
	"invoiceNumberStart":  heldBy("server/admin/invoice_test.go: lists the documents of an order, with filters and search"),
	"refundNumberSequence": shows("OWN", "SHARED", func(_ context.Context, s *apitest.Shop) string {
		order := s.Guest(s.White, 1).Buy().OK()
		refund := s.Admin.Once().Post("/admin/order/refund", map[string]any{"orderId": order.ID("orderId"), "reason": "GOODWILL"}).OK()
		return fmt.Sprint(refund.ID("refundNumber") > order.ID("orderNumber"))
	}),
	"captureMode":               shows("AUTOMATIC", "MANUAL", bought("paymentStatus")),
	"allowUnsecuredFulfillment": heldBy("store/invoice_test.go: AllowUnsecuredFulfillment: just(true)"),
	"inventoryReserveMode": shows("AT_PAYMENT", "AT_CART", func(_ context.Context, s *apitest.Shop) string {
		variant := good(s, "5.00")
		cart := s.Guest(variant, 9).Get("/customer/cart/summary").OK()
		other := s.Storefront.Post("/customer/cart/item", map[string]any{"variantId": variant, "quantity": 1})
		return fmt.Sprint(cart.At("reservedUntil") == nil, other.Status)
	}),
	"reservationMinutes": heldBy("store/cart_stock_test.go: is released if the cart is idle for the reservation time, but the items remain in the cart"),
	"cartExpiryDays": shows(3, 30, func(_ context.Context, s *apitest.Shop) string {
		return until(s.Guest(s.White, 1).Get("/customer/cart/summary").OK().Text("expiresOn"))
	}),
	"accountPages":  heldBy("server/apitest/account_page_test.go: accountPages"),
	"guestCheckout": shows(true, false, bought("status")),
	"requireVerifiedEmail": shows(false, true, func(_ context.Context, s *apitest.Shop) string {
		customer := s.Storefront.Bearer(signedUp(s, nil).OK().Text("accessToken"))
		cart := customer.Post("/customer/cart/item", map[string]any{"variantId": s.White, "quantity": 1}).OK()
		guest := apitest.Guest{Client: customer, Shop: s, CartID: cart.ID("cartId")}
		body := guest.Checkout("pm_card_visa")
		delete(body, "email")
		return strconv.Itoa(customer.Once().Post("/customer/checkout", body).Status)
	}),
	"customerPasswordMinLength": shows(8, 15, func(_ context.Context, s *apitest.Shop) string {
		return strconv.Itoa(signedUp(s, map[string]any{"password": "slowKettle7"}).Status)
	}),
	"defaultAccountTypeId": shows(first, second, func(_ context.Context, s *apitest.Shop) string {
		id := signedUp(s, nil).OK().ID("customer.storeCustomerId")
		return fmt.Sprint(s.Admin.Get(fmt.Sprintf("/admin/customer?storeCustomerId=%d", id)).OK().ID("accountTypeId"))
	}),
	"defaultTaxClassId": shows(first, second, sold("49.00", 1)),
	"shippingTaxClassId": shows(first, second, func(_ context.Context, s *apitest.Shop) string {
		return s.Guest(s.White, 1).Get(toGermany + fmt.Sprintf("&shippingMethodId=%d", s.ShippingMethodID)).OK().Text("taxTotal")
	}),
	"allowedCountryCodes": shows([]string{"DE"}, []string{"AT"}, func(_ context.Context, s *apitest.Shop) string {
		return strconv.Itoa(s.Guest(s.White, 1).Get(toGermany + fmt.Sprintf("&shippingMethodId=%d", s.ShippingMethodID)).Status)
	}),
	"allowedOrigins": heldBy("server/apitest/cors_test.go: lets only pages of a store's allowed origins read the store's responses"),
	"customFieldDefinitions": shows([]any{}, []any{map[string]any{"object": "ORDER_LINE", "key": "engraving", "type": "NUMBER", "name": "Engraving"}}, func(_ context.Context, s *apitest.Shop) string {
		return strconv.Itoa(s.Storefront.Post("/customer/cart/item", map[string]any{"variantId": s.White, "quantity": 1,
			"customFields": []any{map[string]any{"key": "engraving", "type": "STRING", "value": "For Mia"}}}).Status)
	}),
	"dunning":               heldBy("store/renewal_store_test.go: SettingsPatch{Dunning: &d}"),
	"renewalHour":           heldBy("store/calendar_change_test.go: RenewalHour: &hour"),
	"renewalReminderDays":   heldBy("store/calendar_change_test.go: RenewalReminderDays: new(5)"),
	"renewalStockPolicy":    heldBy("store/renewal_test.go: of an item without stock"),
	"renewalStockWaitDays":  heldBy("store/renewal_test.go: of an item without stock"),
	"priceChangeNoticeDays": heldBy("store/price_walk_test.go: PriceChangeNoticeDays: new(3)"),
	"skipLimit":             shows(nil, 0, subscriptionCall("/customer/subscription/skip", func(_ *apitest.Shop, id int64) map[string]any { return map[string]any{"subscriptionId": id} })),
	"pauseMaxDays": shows(nil, 3, subscriptionCall("/customer/subscription/pause", func(s *apitest.Shop, id int64) map[string]any {
		return map[string]any{"subscriptionId": id, "pausedUntil": s.Day(20)}
	})),
	"pauseOnSuspension": heldBy("store/subscription_test.go: PauseOnSuspension: new(false)"),
	"termsUrl": shows(nil, "https://juniper.example/terms", func(_ context.Context, s *apitest.Shop) string {
		return strconv.Itoa(signedUp(s, map[string]any{"acceptTerms": false}).Status)
	}),
	"privacyUrl": shows(nil, "https://juniper.example/privacy", overview("policies.privacyUrl")),
	"policies": shows([]any{}, []any{map[string]any{"type": "TERMS_OF_SERVICE", "title": "Terms", "html": "<p>Pay.</p>"}}, func(_ context.Context, s *apitest.Shop) string {
		return strconv.Itoa(signedUp(s, map[string]any{"acceptTerms": false}).Status)
	}),
	"returnPolicy": heldBy("server/admin/return_test.go: can be previewed with their fees, listed, searched and exported"),
	"branding":     heldBy("server/apitest/branding_test.go: shows its branding on the checkout, payment, withdrawal and policy pages"),
	"productUrlTemplate": shows(nil, "https://juniper.example/p/{slug}", func(_ context.Context, s *apitest.Shop) string {
		return fmt.Sprint(s.Storefront.Get(fmt.Sprintf("/customer/product/card?productId=%d", s.ProductID)).OK().At("url"))
	}),
	"storedValueLimits": heldBy("server/admin/store_credit_test.go: has a daily limit on the value that staff add"),
	"taxExchangeRates":  heldBy("server/admin/invoice_test.go: shows the tax in the tax authority's currency, at the exchange rate of the first invoice"),
	"checkoutUrl":       heldBy("server/apitest/branding_test.go: gets checkout links that lead to its own checkout page"),
	"analytics":         shows(map[string]any{"matomoSiteId": "3"}, map[string]any{"matomoSiteId": "4"}, overview("analytics")),
	"webhookApiVersion": heldBy("store/webhook_endpoint_test.go: use the API version of the store unless the request names another version"),
}

// first and second are placeholders for the ids of two objects of the type that a setting refers to.
const first, second = "first", "second"

func variant(member string) func(context.Context, *apitest.Shop) string {
	return func(_ context.Context, s *apitest.Shop) string {
		return s.Admin.Post("/admin/product", map[string]any{"name": "Good", "productType": "PHYSICAL", "variants": []any{map[string]any{"sku": uuid.NewString()}}}).OK().Text("variants.0." + member)
	}
}

// confirmation returns the text that precedes the order number in a confirmation mail, at most three bytes.
func confirmation(ctx context.Context, s *apitest.Shop) string {
	GinkgoHelper()
	guest := s.Guest(s.White, 1)
	number := strconv.FormatInt(guest.Buy().OK().ID("orderNumber"), 10)
	mails, err := s.World.App.Service.Letter.MailsTo(ctx, domain.System(s.StoreID), fmt.Sprintf("guest%d@example.com", guest.CartID), 1)
	Expect(err).NotTo(HaveOccurred())
	Expect(mails).To(HaveLen(1))
	before, _, found := strings.Cut(mails[0].Subject+mails[0].Text, number)
	Expect(found).To(BeTrue())
	return before[max(0, len(before)-3):]
}

var _ = Describe("Every store setting", func() {
	It("has an effect that this spec or a named spec observes", func(ctx SpecContext) {
		raw, err := os.ReadFile("../../gen/openapi/admin.json")
		Expect(err).NotTo(HaveOccurred())
		var document struct {
			Components struct {
				Schemas map[string]struct{ Properties map[string]any }
			}
		}
		Expect(json.Unmarshal(raw, &document)).To(Succeed())
		members := document.Components.Schemas["StoreSettingsUpdate"].Properties
		delete(members, "version")
		for name := range members {
			Expect(effects).To(HaveKey(name), "say by what one sees that it matters")
		}
		Expect(effects).To(HaveLen(len(members)))

		s := apitest.Start(ctx).Shop("settings")
		ids := map[string]map[string]int64{
			"defaultAccountTypeId": {
				first:  s.Admin.Get("/admin/store/settings").OK().ID("defaultAccountTypeId"),
				second: s.Admin.Post("/admin/account-type", map[string]any{"name": "Trade"}).OK().ID("accountTypeId"),
			},
			"defaultTaxClassId": {first: s.TaxClassID, second: s.Admin.Post("/admin/product/tax-class", map[string]any{
				"name": "Reduced", "rates": []any{map[string]any{"countryCode": "DE", "rate": "7", "name": "VAT 7 %"}}}).OK().ID("taxClassId")},
		}
		ids["shippingTaxClassId"] = ids["defaultTaxClassId"]
		s.Admin.Patch("/admin/store/settings", map[string]any{"languageCodes": []string{"en", "de"}, "currencyCodes": []string{"EUR", "USD"}}).OK()
		var faults []string
		for _, name := range slices.Sorted(maps.Keys(effects)) {
			e := effects[name]
			for _, spec := range e.specs {
				file, text, _ := strings.Cut(spec, ": ")
				source, err := os.ReadFile("../../" + file)
				Expect(err).NotTo(HaveOccurred(), name)
				Expect(string(source)).To(ContainSubstring(text), "%s: %s", name, file)
			}
			if e.see == nil {
				continue
			}
			set := func(value any) {
				if id, named := ids[name][fmt.Sprint(value)]; named {
					value = id
				}
				s.Admin.Patch("/admin/store/settings", map[string]any{name: value}).OK()
			}
			seen := func(value any) string {
				set(value)
				return e.see(ctx, s)
			}
			faults = append(faults, InterceptGomegaFailures(func() {
				from, to := seen(e.from), seen(e.to)
				Expect(from).NotTo(Equal(to), "nobody sees that %s changes from %v to %v", name, e.from, e.to)
				if name != "orderNumberStart" { // the start of the numbers can only increase
					set(e.from)
				}
			})...)
		}
		Expect(faults).To(BeEmpty())
	})
})
