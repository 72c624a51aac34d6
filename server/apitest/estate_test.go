package apitest_test

import (
	"cmp"
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/getkin/kin-openapi/openapi3"
	. "github.com/onsi/ginkgo/v2"

	"github.com/storeplatform/storeplatform/server/apitest"
)

// estate holds the id of one object of each kind that a caller owns. The keys are the kinds of objects in the OpenAPI
// documents (x-object).
type estate struct {
	shop *apitest.Shop
	ids  map[string]string
	// objects maps the fields of the documents to their x-object.
	objects map[string]string
}

func newEstate(shop *apitest.Shop) *estate {
	GinkgoHelper()
	e := &estate{shop: shop, ids: map[string]string{}, objects: map[string]string{}}
	operations(func(_, _, _ string, op *openapi3.Operation) {
		for _, p := range op.Parameters {
			if object := apitest.ObjectOf(p.Value.Schema); object != "" {
				e.objects[p.Value.Name] = object
			}
		}
		for _, r := range op.Responses.Map() {
			if media := r.Value.Content.Get("application/json"); media != nil {
				e.learn(media.Schema, map[*openapi3.Schema]bool{})
			}
		}
	})
	return e
}

func (e *estate) learn(s *openapi3.SchemaRef, seen map[*openapi3.Schema]bool) {
	if s == nil || s.Value == nil || seen[s.Value] {
		return
	}
	seen[s.Value] = true
	for name, property := range s.Value.Properties {
		object := apitest.ObjectOf(property)
		if property.Value.Items != nil {
			object = apitest.ObjectOf(property.Value.Items)
		}
		if object != "" && object != "any" {
			e.objects[name] = object
		}
		e.learn(property, seen)
	}
	e.learn(s.Value.Items, seen)
	for _, parts := range []openapi3.SchemaRefs{s.Value.AllOf, s.Value.AnyOf, s.Value.OneOf} {
		for _, part := range parts {
			e.learn(part, seen)
		}
	}
}

// take stores the first id of each kind that a response contains.
func (e *estate) take(a *apitest.Answer) *apitest.Answer {
	GinkgoHelper()
	var v any
	if json.Unmarshal(a.OK().Body, &v) == nil {
		e.walk("", v)
	}
	return a
}

func (e *estate) walk(name string, v any) {
	switch v := v.(type) {
	case map[string]any:
		for _, name := range slices.Sorted(maps.Keys(v)) { // in a fixed order, so that every run stores the same ids
			e.walk(name, v[name])
		}
	case []any:
		for _, member := range v {
			e.walk(name, member)
		}
	case float64:
		e.keep(name, strconv.FormatInt(int64(v), 10))
	case string:
		e.keep(name, v)
	}
}

func (e *estate) keep(name, id string) {
	if object := e.objects[name]; object != "" && name != "id" && e.ids[object] == "" {
		e.ids[object] = id
	}
}

// filters matches operations whose ids filter a list: with an unknown id the list is empty.
var filters = regexp.MustCompile(`/(paged|summary|usage|export)$`)

// look calls every read operation with the known ids until no response contains a new id.
func (e *estate) look(surface string, client apitest.Client) {
	GinkgoHelper()
	for known := -1; known != len(e.ids); {
		known = len(e.ids)
		operations(func(of, path, method string, op *openapi3.Operation) {
			if of != surface || method != http.MethodGet || strings.HasSuffix(path, "/webhook-event/type/all") {
				return // event types contain examples, whose ids do not exist
			}
			at := e.place(path, op)
			target, _ := apitest.Naming(path, op, at, e.ids[at.Object], e.own)
			if a := client.Get(target); a.Status == http.StatusOK && a.Header.Get("Content-Type") == "application/json" {
				e.take(a)
			}
		})
	}
}

// place returns the parameter in which a read operation takes the id of an existing object. It returns the zero Place
// if the operation's ids only filter a list.
func (e *estate) place(path string, op *openapi3.Operation) apitest.Place {
	if filters.MatchString(path) {
		return apitest.Place{}
	}
	return e.first(op)
}

// first returns the query parameter with which an operation takes the id of an object in the estate. It prefers a
// required parameter.
func (e *estate) first(op *openapi3.Operation) (at apitest.Place) {
	for _, p := range op.Parameters {
		if object := apitest.ObjectOf(p.Value.Schema); object != "" && (p.Value.Required || at.Path == "") && e.ids[object] != "" {
			at = apitest.Place{In: "query", Path: p.Value.Name, Object: object}
		}
	}
	return at
}

func (e *estate) own(object string) string {
	if object == "any" {
		return e.ids["order"]
	}
	return e.ids[object]
}

// required returns a value for a required parameter: the id of the estate's own object, or the
// example of a parameter that names no object.
func (e *estate) required(p *openapi3.Parameter) string {
	return cmp.Or(e.own(apitest.ObjectOf(p.Schema)), fmt.Sprint(p.Example))
}

type object = map[string]any

// furnish creates one object of each kind that belongs to a store and not to a customer.
func (e *estate) furnish() {
	GinkgoHelper()
	admin, code := e.shop.Admin, fmt.Sprint(e.shop.StoreID)
	e.ids["store"], e.ids["variant"], e.ids["product"] = code, fmt.Sprint(e.shop.White), fmt.Sprint(e.shop.ProductID)
	e.ids["tax-class"], e.ids["payment-provider"] = fmt.Sprint(e.shop.TaxClassID), fmt.Sprint(e.shop.ProviderID)
	scope := e.take(admin.Put("/admin/scope", object{"name": "Staff of " + code, "permissions": permissions(e.shop), "storeIds": []int64{e.shop.StoreID}})).ID("scopeId")
	e.ids["admin-user"] = fmt.Sprint(e.shop.World.Invite(admin, "staff"+code+"@example.com", "lantern-meadow-copper-19", []int64{scope}, object{"firstName": "Bo"}))
	e.take(admin.Post("/admin/account-type", object{"name": "Wholesale", "code": "wholesale", "priceMode": "DISCOUNT", "discountPercent": "15"}))
	e.take(admin.Post("/admin/collection", object{"name": "Kitchen", "type": "MANUAL", "productIds": []int64{e.shop.ProductID}}))
	e.take(admin.Post("/admin/coupon", object{"code": "SPRING", "name": "Spring", "status": "ACTIVE", "discountType": "PERCENTAGE", "value": "10",
		"productIds": []int64{e.shop.ProductID}, "collectionIds": []json.Number{json.Number(e.ids["collection"])}}))
	admin.Post("/admin/redirect", object{"path": "/former-collection", "collectionId": json.Number(e.ids["collection"])}).OK()
	e.take(admin.Post("/admin/redirect", object{"path": "/former", "productId": e.shop.ProductID}))
	for _, amount := range []string{"25.00", "50.00"} {
		e.take(admin.Once().Post("/admin/gift-card", object{"currencyCode": "EUR", "amount": amount, "reason": "Parcel arrived late", "recipient": object{"name": "Mia"}}))
	}
	folder := e.take(admin.Post("/admin/media/folder", object{"name": "Pictures"})).Text("folderId")
	e.take(admin.Post("/admin/media/folder", object{"name": "Of kettles", "parentFolderId": json.Number(folder)}))
	e.take(admin.Upload("/admin/media", "a.png", aPNG(4, 3, 1), map[string]string{"folderId": folder}))
	e.take(admin.Post("/admin/webhook-endpoint", object{"url": "http://127.0.0.1:9/", "eventTypes": []string{"*"}}))
	app := e.take(admin.Post("/admin/app-token", object{"name": "Integration", "permissions": []string{"order:read", "coupon:write"}}))
	for _, client := range []apitest.Client{
		e.shop.World.Client().Bearer(app.Text("token")), e.shop.World.Login("staff"+code+"@example.com", "lantern-meadow-copper-19").In(e.shop.StoreID),
	} {
		client.Patch("/admin/coupon", object{"couponId": json.Number(e.ids["coupon"]), "description": "by " + client.Header("Authorization")[:12]}).OK()
	}
	e.shop.Guest(e.shop.White, 1).Buy().OK() // creates events
	e.take(admin.Post("/admin/webhook-event/replay", object{"webhookEndpointId": json.Number(e.ids["webhook-endpoint"]), "createdFrom": "2020-01-01T00:00:00Z"}))
}

// live creates the objects of a customer: an address, a payment method, an order with a shipment and
// a refund, and a cart.
func (e *estate) live(email string) apitest.Client {
	GinkgoHelper()
	mia := e.shop.Storefront.Bearer(e.shop.Storefront.Once().Post("/customer/user", object{
		"email": email, "password": "seven slow kettles", "firstName": "Mia", "lastName": "Keller", "acceptTerms": true,
	}).OK().Text("accessToken"))
	e.take(mia.Get("/customer/user/me"))
	e.take(mia.Post("/customer/user-address", apitest.Home))
	cart := mia.Post("/customer/cart/item", object{"variantId": e.shop.White, "quantity": 3}).OK()
	mia.Post("/customer/cart/coupon", object{"code": "SPRING"}).OK()
	total := mia.Get(fmt.Sprintf("/customer/cart/summary?countryCode=DE&postalCode=10119&shippingMethodId=%d", e.shop.ShippingMethodID)).OK().Text("grandTotal")
	bought := e.take(mia.Once().Post("/customer/checkout", object{
		"cartId": cart.ID("cartId"), "expectedGrandTotal": total, "shippingAddress": apitest.Home, "billingSameAsShipping": true, "shippingMethodId": e.shop.ShippingMethodID,
		"acceptTerms": true, "payment": object{"paymentProviderId": e.shop.ProviderID, "paymentToken": "pm_card_visa", "savePaymentMethod": true},
	}))
	e.take(e.shop.Admin.Once().Post("/admin/order/sync", object{"orderIds": []int64{bought.ID("orderId")}}))
	details := e.take(e.shop.Admin.Get("/admin/order/details?orderId=" + bought.Text("orderId")))
	e.take(e.shop.Admin.Once().Post("/admin/order/refund", object{"orderId": bought.ID("orderId"), "reason": "GOODWILL", "amount": "1.00"}))
	e.take(e.shop.Admin.Once().Post("/admin/order/fulfill", object{"orderId": bought.ID("orderId"), "externalShipmentId": fmt.Sprint("WMS-", bought.ID("orderId")),
		"items": []any{object{"lineItemId": details.Text("items.0.lineItemId"), "quantity": 1}}}))
	e.take(e.shop.Admin.Once().Post("/admin/return", object{"orderId": bought.ID("orderId"), "kind": "RETURN", "lines": []any{object{"lineItemId": details.Text("items.0.lineItemId"), "quantity": 1}}}))
	e.take(mia.Get("/customer/customer-payment-method/all"))
	e.ids["draft"] = e.shop.Admin.Once().Post("/admin/order", object{
		"isDraft": true, "storeCustomerId": json.Number(e.ids["store-customer"]), "items": []any{object{"variantId": e.shop.White, "quantity": 1}},
		"shippingAddress": apitest.Home, "shippingMethodId": e.shop.ShippingMethodID,
	}).OK().Text("orderId")
	if kind := e.ids["account-type"]; kind != "" {
		e.shop.Admin.Patch("/admin/store-customer/account-type", object{"storeCustomerId": json.Number(e.ids["store-customer"]), "accountTypeId": json.Number(kind)}).OK()
	}
	for _, amount := range []string{"5.00", "-1.00"} {
		e.take(e.shop.Admin.Once().Post("/admin/store-credit/adjust", object{"storeCustomerId": json.Number(e.ids["store-customer"]), "currencyCode": "EUR", "amount": amount, "reason": "Parcel arrived late"}))
	}
	e.fill(mia)
	return mia
}

// fill gives a customer a new cart, since their last checkout emptied the previous cart.
func (e *estate) fill(mia apitest.Client) {
	GinkgoHelper()
	delete(e.ids, "cart")
	delete(e.ids, "cart-item")
	e.take(mia.Post("/customer/cart/item", object{"variantId": e.shop.Black, "quantity": 1}))
}

// subscribe creates a plan of the store and a customer's subscription, started at a checkout, that renews in the given
// number of days. The test clock belongs to another customer, because the store's renewals skip customers with a test
// clock.
func (e *estate) subscribe(mia apitest.Client, days int) {
	GinkgoHelper()
	admin, id := e.shop.Admin, func(object string) json.Number { return json.Number(e.ids[object]) }
	admin.Patch("/admin/product", object{"productId": e.shop.ProductID, "isSubscribable": true}).OK()
	e.take(admin.Once().Post("/admin/subscription-plan", object{"name": "Monthly, " + e.ids["store-customer"], "intervalUnit": "MONTH", "intervalCount": 1, "productIds": []int64{e.shop.ProductID}}))
	cart := mia.Post("/customer/cart/item", object{"variantId": e.shop.White, "quantity": 1, "subscriptionPlanId": id("subscription-plan")}).OK()
	total := mia.Get(fmt.Sprintf("/customer/cart/summary?countryCode=DE&postalCode=10119&shippingMethodId=%d", e.shop.ShippingMethodID)).OK()
	bought := mia.Once().Post("/customer/checkout", object{
		"cartId": cart.ID("cartId"), "expectedGrandTotal": total.Text("amountDueToday"), "shippingAddressId": id("customer-address"), "billingSameAsShipping": true,
		"shippingMethodId": e.shop.ShippingMethodID, "acceptTerms": true, "payment": object{"paymentProviderId": e.shop.ProviderID, "customerPaymentMethodId": id("customer-payment-method")},
		"subscriptionConsent": object{"text": "Each month.", "recurring": []any{object{"subscriptionPlanId": id("subscription-plan"), "grandTotal": total.Text("recurring.0.grandTotal")}}},
	}).OK()
	e.take(mia.Get("/customer/order?orderId=" + bought.Text("orderId")))
	next := e.shop.Day(days)
	e.take(admin.Post("/admin/subscription/date", object{"subscriptionId": id("subscription"), "nextProcessingDate": next}))
	e.fill(mia)
	e.take(admin.Get("/admin/subscription/history/paged?subscriptionId=" + e.ids["subscription"]))
	tester := e.shop.Storefront.Once().Post("/customer/user", object{
		"email": "tester" + e.ids["store-customer"] + "@example.com", "password": "seven slow kettles", "firstName": "Tes", "lastName": "Ter", "acceptTerms": true,
	}).OK()
	e.take(admin.Once().Post("/admin/test-clock", object{"storeCustomerId": e.shop.Storefront.Bearer(tester.Text("accessToken")).Get("/customer/user/me").OK().ID("storeCustomerId")}))
}
