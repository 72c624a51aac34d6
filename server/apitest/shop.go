package apitest

import (
	"context"
	"maps"
	"net/http"
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"time"

	"github.com/google/uuid"
	"github.com/onsi/ginkgo/v2"
	"github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Shop is a store that is ready to sell. An administrator has set it up over HTTP.
type Shop struct {
	World            *World
	Admin            Client // sends the requests of an administrator of this store
	Storefront       Client // sends the store key
	StoreID          int64
	StoreKey         string
	TaxClassID       int64
	ShippingMethodID int64
	ProviderID       int64
	ProductID        int64
	White, Black     int64 // variants for 49.00 and 52.00 net; 40 and 25 units are in stock
}

// Login logs an administrator in and returns their client, which names no store.
func (w *World) Login(email, password string) Client {
	ginkgo.GinkgoHelper()
	login := w.Client().Post("/admin/login", map[string]any{"email": email, "password": password}).OK()
	return w.Client().Bearer(login.Text("accessToken"))
}

var invitation = regexp.MustCompile(`\biv_[0-9A-Za-z]+`)

// Invite creates an administrator who has accepted the invitation in a browser and chosen a password, and returns their
// id. The parameter admin is a client in the inviting store. The last parameter may contain the administrator's names.
func (w *World) Invite(admin Client, email, password string, scopeIDs []int64, besides map[string]any) int64 {
	ginkgo.GinkgoHelper()
	body := map[string]any{"email": email, "scopeIds": scopeIDs}
	maps.Copy(body, besides)
	id := admin.Post("/admin/user", body).OK().ID("id")
	mails, err := w.App.Service.Letter.MailsTo(context.Background(), domain.Actor{}, email, 1)
	gomega.Expect(err).NotTo(gomega.HaveOccurred())
	gomega.Expect(mails).To(gomega.HaveLen(1))
	res, err := http.PostForm(w.URL+"/admin-invitation", url.Values{"token": {invitation.FindString(mails[0].Text)}, "password": {password}})
	gomega.Expect(err).NotTo(gomega.HaveOccurred())
	defer res.Body.Close()
	gomega.Expect(res.StatusCode).To(gomega.Equal(http.StatusOK), "the invitation is accepted")
	return id
}

// Shop creates a store that sells a product in two colors. The currency is EUR, and prices exclude tax. The tax in
// Germany is 19 %. Shipping costs 4.90.
func (w *World) Shop(code string) *Shop {
	ginkgo.GinkgoHelper()
	s := &Shop{World: w}
	admin := w.Login(AdminEmail, AdminPassword)
	store := admin.Once().Post("/admin/store", map[string]any{
		"name": "Juniper & Oak " + code, "code": code, "timezone": "Europe/Berlin", "defaultCurrencyCode": "EUR", "defaultLanguageCode": "en", "livemode": false,
	}).OK()
	s.StoreID = store.ID("storeId")
	s.Admin = admin.In(s.StoreID)
	s.TaxClassID = s.Admin.Post("/admin/product/tax-class", map[string]any{
		"name": "Standard " + code, "code": "STD", "rates": []any{map[string]any{"countryCode": "DE", "rate": "19", "name": "VAT 19 %"}},
	}).OK().ID("taxClassId")
	s.Admin.Patch("/admin/store/settings", map[string]any{
		"legalName": "Juniper & Oak GmbH", "supportEmail": "hello@juniper-oak.example", "pricesIncludeTax": false,
		"defaultTaxClassId": s.TaxClassID, "shippingTaxClassId": s.TaxClassID, "guestCheckout": true, "orderNumberStart": 100001,
	}).OK()
	s.ShippingMethodID = s.Admin.Post("/admin/shipping-method", map[string]any{
		"name": "DHL Standard", "carrierName": "DHL", "serviceCode": "V01PAK", "price": "4.90", "currencyCode": "EUR", "taxIncluded": false,
		"estimatedMinDays": 1, "estimatedMaxDays": 3, "countryCodes": []string{"DE", "AT"}, "isActive": true,
	}).OK().ID("shippingMethodId")
	product := s.Admin.Post("/admin/product", map[string]any{
		"name": "Ceramic pour-over set", "productType": "PHYSICAL", "status": "ACTIVE", "taxClassId": s.TaxClassID,
		"options": []any{map[string]any{"name": "Color", "values": []any{map[string]any{"value": "White"}, map[string]any{"value": "Black"}}}},
		"variants": []any{
			map[string]any{"sku": "POUR-OVER-WHITE", "optionValues": []any{map[string]any{"optionName": "Color", "value": "White"}},
				"weight": "1.2", "weightUnit": "KG", "stockOnHand": 40, "prices": []any{map[string]any{"currencyCode": "EUR", "amount": "49.00"}}},
			map[string]any{"sku": "POUR-OVER-BLACK", "optionValues": []any{map[string]any{"optionName": "Color", "value": "Black"}},
				"weight": "1.2", "weightUnit": "KG", "stockOnHand": 25, "prices": []any{map[string]any{"currencyCode": "EUR", "amount": "52.00"}}},
		},
	}).OK()
	s.ProductID, s.White, s.Black = product.ID("productId"), product.ID("variants.0.variantId"), product.ID("variants.1.variantId")
	s.StoreKey = s.Admin.Post("/admin/store/key", map[string]any{"name": "Storefront"}).OK().Text("key")
	s.Storefront = w.Client().Store(s.StoreKey)
	providers := s.Admin.Get("/admin/store/payment-provider/all").OK()
	s.ProviderID = providers.ID("items.0.paymentProviderId")
	return s
}

// Day returns the date that is the given number of days from today, in the shop's time zone. Around midnight that date
// differs from the date in UTC.
func (s *Shop) Day(days int) string {
	ginkgo.GinkgoHelper()
	berlin, err := time.LoadLocation("Europe/Berlin")
	gomega.Expect(err).NotTo(gomega.HaveOccurred())
	return s.World.Clock.Now().In(berlin).AddDate(0, 0, days).Format(time.DateOnly)
}

// AppToken creates an app token with the given permissions.
func (s *Shop) AppToken(permissions ...string) Client {
	ginkgo.GinkgoHelper()
	token := s.Admin.Post("/admin/app-token", map[string]any{"name": "Integration " + uuid.NewString(), "permissions": permissions}).OK().Text("token")
	return s.World.Client().Bearer(token)
}

// OfEvents adds to the permissions those that are needed to read the objects of all events.
func OfEvents(permissions ...string) []string {
	for _, t := range domain.EventTypes() {
		for _, permission := range t.Permissions() {
			if !slices.Contains(permissions, permission) {
				permissions = append(permissions, permission)
			}
		}
	}
	return permissions
}

// Home is the shipping address that the specs use.
var Home = map[string]any{
	"firstName": "Mia", "lastName": "Keller", "streetLine1": "Torstraße 12", "city": "Berlin", "stateProvince": "BE", "postalCode": "10119", "countryCode": "DE",
}

// Subscribe signs up a customer, subscribes them monthly to the white variant with a saved card, and
// returns the subscription's id.
func (s *Shop) Subscribe(email string) int64 {
	ginkgo.GinkgoHelper()
	_, id := s.SubscribeTo(email, nil)
	return id
}

// SubscribeTo is like Subscribe, on a monthly plan with the given terms. It also returns the customer's
// client.
func (s *Shop) SubscribeTo(email string, terms map[string]any) (Client, int64) {
	ginkgo.GinkgoHelper()
	s.Admin.Patch("/admin/product", map[string]any{"productId": s.ProductID, "isSubscribable": true}).OK()
	request := map[string]any{"name": "Monthly", "intervalUnit": "MONTH", "intervalCount": 1, "productIds": []any{s.ProductID}}
	maps.Copy(request, terms)
	plan := s.Admin.Once().Post("/admin/subscription-plan", request).OK().ID("subscriptionPlanId")
	account := s.Storefront.Once().Post("/customer/user", map[string]any{
		"email": email, "password": "seven slow kettles", "firstName": "Mia", "lastName": "Keller", "acceptTerms": true}).OK()
	customer := s.Storefront.Bearer(account.Text("accessToken"))
	cart := customer.Post("/customer/cart/item", map[string]any{"variantId": s.White, "quantity": 1, "subscriptionPlanId": plan}).OK()
	total := customer.Get("/customer/cart/summary?countryCode=DE&stateProvince=BE&postalCode=10119&shippingMethodId=" + strconv.FormatInt(s.ShippingMethodID, 10)).OK()
	customer.Once().Post("/customer/checkout", map[string]any{
		"cartId": cart.ID("cartId"), "expectedGrandTotal": total.Text("grandTotal"), "shippingAddress": Home, "billingSameAsShipping": true, "shippingMethodId": s.ShippingMethodID,
		"payment": map[string]any{"paymentProviderId": s.ProviderID, "paymentToken": "pm_card_visa"}, "acceptTerms": true,
		"subscriptionConsent": map[string]any{"text": "Each month.", "recurring": []any{map[string]any{"subscriptionPlanId": plan, "grandTotal": total.Text("recurring.0.grandTotal")}}},
	}).OK()
	return customer, customer.Get("/customer/subscription/all").OK().ID("items.0.subscriptionId")
}

// Guest is a visitor with an item in the cart.
type Guest struct {
	Client
	Shop   *Shop
	CartID int64
}

// Guest puts a quantity of a variant into a new cart.
func (s *Shop) Guest(variantID int64, quantity int) Guest {
	ginkgo.GinkgoHelper()
	cart := s.Storefront.Post("/customer/cart/item", map[string]any{"variantId": variantID, "quantity": quantity}).OK()
	return Guest{Client: s.Storefront.With("X-Cart-Token", cart.Text("token")), Shop: s, CartID: cart.ID("cartId")}
}

// Checkout returns the body of a checkout of the guest's cart with a card.
func (g Guest) Checkout(card string) map[string]any {
	return map[string]any{
		"expectedGrandTotal": g.Get("/customer/cart/summary?countryCode=DE&stateProvince=BE&postalCode=10119&shippingMethodId=" + strconv.FormatInt(g.Shop.ShippingMethodID, 10)).OK().Text("grandTotal"),
		"cartId":             g.CartID, "email": "guest" + strconv.FormatInt(g.CartID, 10) + "@example.com", "shippingAddress": Home, "billingSameAsShipping": true,
		"shippingMethodId": g.Shop.ShippingMethodID, "payment": map[string]any{"paymentProviderId": g.Shop.ProviderID, "paymentToken": card}, "acceptTerms": true,
	}
}

// Buy checks out with a valid card.
func (g Guest) Buy() *Answer {
	ginkgo.GinkgoHelper()
	return g.Once().Post("/customer/checkout", g.Checkout("pm_card_visa"))
}
