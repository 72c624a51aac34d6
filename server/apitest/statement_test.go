package apitest_test

import (
	"bytes"
	"context"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/getkin/kin-openapi/openapi3"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
)

// counts maps each statement to how often it was sent.
type counts map[string]int

// statements records the SQL statements that a service sends to its database. A prepared statement
// has the same name on all connections.
type statements struct {
	line *wire

	mu    sync.Mutex
	named map[string]string
	count counts
}

// ofStore matches the part of a statement that differs between stores.
var ofStore = regexp.MustCompile(`SET LOCAL app.store_id = '\d+';`)

// listen starts to read the messages on the connection.
func (s *statements) listen() {
	s.named, s.count = map[string]string{}, counts{}
	s.line.losing(func(said []byte) loss {
		s.mu.Lock()
		defer s.mu.Unlock()
		s.read(said)
		return nothing
	})
}

// read parses PostgreSQL's protocol messages and counts the executed statements.
func (s *statements) read(said []byte) {
	parsed, bound := "", ""
	for len(said) > 5 {
		size := 1 + int(binary.BigEndian.Uint32(said[1:]))
		if size < 5 || size > len(said) {
			return
		}
		text := func(n int) string {
			return ofStore.ReplaceAllString(string(bytes.Split(said[5:size], []byte{0})[n]), "")
		}
		switch said[0] {
		case 'Q':
			s.count[text(0)]++
		case 'P':
			parsed = text(1)
			s.named[text(0)] = parsed
		case 'B':
			if bound = parsed; text(1) != "" {
				bound = s.named[text(1)]
			}
		case 'E':
			s.count[bound]++
		}
		said = said[size:]
	}
}

// during runs f twice and returns the statements that both runs sent. It drops statements that only one run sent, since
// f did not send them.
func (s *statements) during(f func()) counts {
	once := func() counts {
		s.mu.Lock()
		s.count = counts{}
		s.mu.Unlock()
		f()
		s.mu.Lock()
		defer s.mu.Unlock()
		return maps.Clone(s.count)
	}
	first, second := once(), once()
	maps.DeleteFunc(first, func(text string, _ int) bool { return second[text] == 0 })
	for text, n := range first {
		first[text] = min(n, second[text])
	}
	return first
}

// snapshots returns the number of transactions that read data of a store.
func (c counts) snapshots() int { return c["BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"] }

// repeated returns the statements that c counts more than once, and more often than few does.
func (c counts) repeated(few counts) (all []string) {
	for text, n := range c {
		if n > max(1, few[text]) {
			all = append(all, fmt.Sprintf("%d instead of %d times: %s", n, few[text], text))
		}
	}
	slices.Sort(all)
	return all
}

// The specs count the SQL statements of operations. Once an OpenAPI document contains a new list or detail, the specs
// cover it.
var _ = Describe("A read operation", Ordered, ContinueOnFailure, func() {
	var (
		asked        *statements
		small, large *estate
		clients      map[*estate]map[string]apitest.Client
		shown        = map[string]string{}
		flush        func(context.Context) error // writes the pending log entries
	)
	// show records the lists in a response that have less than two rows.
	show := func(name string, op *openapi3.Operation, a *apitest.Answer) {
		GinkgoHelper()
		if a.Status != http.StatusOK {
			shown[name] = fmt.Sprint(a.Status)
			return
		}
		media := op.Responses.Status(http.StatusOK).Value.Content.Get("application/json")
		if media == nil {
			return
		}
		var v any
		Expect(json.Unmarshal(a.Body, &v)).To(Succeed())
		var few []string
		for _, path := range rowsIn(media.Schema, "", nil) {
			if mostAt(v, strings.Split(path, ".")) < 2 {
				few = append(few, path)
			}
		}
		if len(few) > 0 {
			slices.Sort(few)
			shown[name] = strings.Join(slices.Compact(few), " ")
		}
	}

	// steadily returns the faults that occur in each run of the operation. So it ignores the statements that write
	// logs, which occur only in some runs.
	steadily := func(ctx context.Context, sent counts, again func() counts, faults func(counts) []string) (found []string) {
		GinkgoHelper()
		found = faults(sent)
		for try := 0; len(found) > 0 && try < 3; try++ {
			Expect(flush(ctx)).To(Succeed())
			found = faults(again())
		}
		return found
	}

	BeforeAll(func(ctx SpecContext) {
		asked = &statements{line: &wire{}}
		world := apitest.Start(ctx, over(asked.line), func(c *config.Config) { c.Roles, c.AnswerMegabytes = []string{"api"}, 0 })
		asked.listen()
		clients = map[*estate]map[string]apitest.Client{}
		settle := func(shop *apitest.Shop, e *estate, mia apitest.Client) {
			clients[e] = map[string]apitest.Client{"admin": shop.Admin, "public": shop.AppToken(permissions(shop)...), "customer": mia}
			for surface, client := range clients[e] {
				e.look(surface, client)
			}
			// A buyer names a document together with its order.
			e.ids["invoice"] = strconv.FormatInt(mia.Get("/customer/order?orderId="+e.ids["order"]).OK().ID("invoices.0.invoiceId"), 10)
		}
		shop := world.Shop("little")
		small = newEstate(shop)
		small.furnish()
		mia := small.live("little@example.com")
		small.subscribe(mia, 10)
		shop.Admin.Patch("/admin/product", object{"productId": shop.ProductID, "relatedProductIds": []int64{
			shop.Admin.Once().Post("/admin/product", object{"name": "Cup", "productType": "DIGITAL", "status": "ACTIVE", "isSubscribable": true, "subscriptionPlanIds": []any{json.Number(small.ids["subscription-plan"])},
				"variants": []any{object{"sku": "CUP", "prices": []any{object{"currencyCode": "EUR", "amount": "3.00"}}}}}).OK().ID("productId")}}).OK()
		settle(shop, small, mia)

		shop = world.Shop("much")
		large, mia = several(ctx, world, shop)
		large.enlarge(mia)
		settle(shop, large, mia)
		flush = world.App.Service.FlushLogs
		Expect(flush(ctx)).To(Succeed())
	})

	It("for a list sends the same number of statements for many rows as for one row", func(ctx SpecContext) {
		faults := []string{}
		operations(func(surface, path, method string, op *openapi3.Operation) {
			l := &list{name: surface + "." + op.OperationID, path: path, op: op, client: clients[large][surface], fixed: map[string][]string{}}
			if method != http.MethodGet || !l.takes("cursor") {
				return
			}
			for _, p := range op.Parameters {
				if p.Value.Required && p.Value.In == openapi3.ParameterInQuery {
					l.fixed.Set(p.Value.Name, large.required(p.Value))
				}
			}
			one := counts{}
			next := ""
			for range 12 {
				cursor := next
				for text, n := range asked.during(func() {
					a := l.get("pageSize", "1", "cursor", cursor)
					next, _ = a.At("nextCursor").(string)
				}) {
					one[text] = max(one[text], n)
				}
				if next == "" {
					break
				}
			}
			var page *apitest.Answer
			ask := func() counts { return asked.during(func() { page = l.get("pageSize", "100") }) }
			many := ask()
			Expect(many).NotTo(BeEmpty(), l.name)
			more := steadily(ctx, many, ask, func(many counts) (more []string) {
				for _, text := range many.repeated(one) {
					more = append(more, l.name+" "+text)
				}
				for text := range many {
					if one[text] == 0 {
						more = append(more, l.name+" for many only: "+text)
					}
				}
				return more
			})
			show(l.name, op, page)
			faults = append(faults, more...)
		})
		Expect(faults).To(BeEmpty())
	})

	It("for one object sends the same number of statements for a large object as for a small one", func(ctx SpecContext) {
		faults := []string{}
		operations(func(surface, path, method string, op *openapi3.Operation) {
			if method != http.MethodGet || op.Parameters.GetByInAndName(openapi3.ParameterInQuery, "cursor") != nil {
				return
			}
			name := surface + "." + op.OperationID
			of := func(e *estate) (answer *apitest.Answer, sent counts) {
				for _, at := range []apitest.Place{e.place(path, op), e.first(op)} {
					target := e.target(path, op, at)
					sent = asked.during(func() { answer = clients[e][surface].Get(target) })
					if answer.Status == http.StatusOK {
						break
					}
				}
				return answer, sent
			}
			_, few := of(small)
			answer, many := of(large)
			show(name, op, answer)
			faults = append(faults, steadily(ctx, many, func() counts { _, many := of(large); return many }, func(many counts) (more []string) {
				for _, text := range many.repeated(few) {
					more = append(more, name+" "+text)
				}
				return more
			})...)
		})
		Expect(faults).To(BeEmpty())
	})

	It("for one object reads all data in one snapshot, except for the listed operations", func() {
		found := map[string]int{}
		operations(func(surface, path, method string, op *openapi3.Operation) {
			if method != http.MethodGet || op.Parameters.GetByInAndName(openapi3.ParameterInQuery, "cursor") != nil {
				return
			}
			target := large.target(path, op, large.first(op))
			var answer *apitest.Answer
			sent := asked.during(func() { answer = clients[large][surface].Get(target) })
			if n := sent.snapshots(); answer.Status == http.StatusOK && n > 1 {
				found[surface+"."+op.OperationID] = n
			}
		})
		maps.DeleteFunc(found, func(name string, _ int) bool { return slices.Contains(inParts, name) })
		Expect(found).To(BeEmpty())
	})

	It("is tested with several of every object that it shows, except for the listed fields", func() {
		Expect(shown).To(Equal(single))
	})
})

// target returns the address of a detail, with the id of the estate's own object at a place.
func (e *estate) target(path string, op *openapi3.Operation, at apitest.Place) string {
	target, _ := apitest.Naming(path, op, at, e.ids[at.Object], e.own)
	if path == "/customer/order/pdf" { // exactly one of two optional parameters names the order of the document
		target += "&orderId=" + e.ids["order"]
	}
	return target
}

// inParts lists the operations that read a detail in several snapshots, because they show no sums or states that must
// agree. They read settings and the objects that the settings apply to, rows and the number of rows, or a document and
// its template.
var inParts = []string{
	"admin.exportCustomers", "admin.getCommissionProvider", "admin.getCustomerImportTemplate", "admin.getDashboard", "admin.getIntegrationTask", "admin.getOrderPdf",
	"admin.getPriceReference", "admin.getScope", "admin.getTaxProvider", "admin.getTestClock", "admin.listAdminUsers", "admin.listOrderShippingMethods",
	"admin.listPaymentProviders", "admin.listTestClocks", "admin.searchCustomers", "customer.getCustomerPaymentMethodIntent", "customer.getOrderPdf", "customer.getStoreOverview",
}

// single maps operations to those lists in their responses that have less than two rows in these specs, or to the only
// status that the operations return. For a new list, create several rows in enlarge, or add an entry here.
var single = map[string]string{
	"admin.checkCollection":                   "400",
	"admin.getDashboard":                      "lowStock topProducts",
	"admin.getIntegrationTaskFile":            "404",
	"admin.getOrder":                          "chargebacks invoices refunds.payments",
	"admin.getRefund":                         "payments",
	"admin.getReturn":                         "exchangeLines",
	"admin.getStoreDomain":                    "404",
	"admin.getStoreSettings":                  "returnPolicy.exclusions",
	"admin.getSubscription":                   "upcoming.estimate.problems",
	"admin.getSubscriptionEstimate":           "problems",
	"admin.getWebhookEvent":                   "deliveries",
	"admin.listCustomerPaymentMethods":        "items",
	"admin.listPaymentProviders":              "items",
	"admin.listStoreCredit":                   "items",
	"admin.listUpcomingSubscriptionCycles":    "items.estimate.problems",
	"customer.getCartSummary":                 "problems recurring tenders",
	"customer.getCommissionSsoUrl":            "422",
	"customer.getOrder":                       "invoices",
	"customer.getOrderDue":                    "401",
	"customer.getReturn":                      "exchangeLines",
	"customer.getReferrer":                    "404",
	"customer.getSubscription":                "upcoming.estimate.problems",
	"customer.getSubscriptionEstimate":        "problems",
	"customer.listCheckoutPaymentMethods":     "items items.savedPaymentMethods",
	"customer.listCustomerPaymentMethods":     "items",
	"customer.listUpcomingSubscriptionCycles": "items.estimate.problems",
	"customer.suggestProducts":                "collections products",
	"public.getReturn":                        "exchangeLines",
	"public.getSubscriptionEstimate":          "problems",
	"public.getWebhookEvent":                  "deliveries",
	"public.listAnnouncedSubscriptionPrices":  "items",
	"public.listCustomerPaymentMethods":       "items",
	"public.listReturns":                      "items.exchangeLines",
	"public.listUpcomingSubscriptionCycles":   "items.estimate.problems",
}

// rowsIn returns the paths of the lists in a response whose items have an id.
func rowsIn(s *openapi3.SchemaRef, at string, above []*openapi3.Schema) (all []string) {
	if s == nil || s.Value == nil || slices.Contains(above, s.Value) {
		return nil
	}
	above = append(slices.Clone(above), s.Value)
	for _, part := range slices.Concat(s.Value.AllOf, s.Value.AnyOf, s.Value.OneOf) {
		all = append(all, rowsIn(part, at, above)...)
	}
	if s.Value.Items != nil {
		if named(s.Value.Items) {
			all = append(all, at)
		}
		all = append(all, rowsIn(s.Value.Items, at, above)...)
	}
	for name, property := range s.Value.Properties {
		all = append(all, rowsIn(property, strings.TrimPrefix(at+"."+name, "."), above)...)
	}
	return all
}

// named reports whether a schema has an id field.
func named(s *openapi3.SchemaRef) bool {
	for _, property := range s.Value.Properties {
		if apitest.ObjectOf(property) != "" {
			return true
		}
	}
	return slices.ContainsFunc(s.Value.AllOf, named)
}

// mostAt returns the length of the longest list that a response has at a path.
func mostAt(v any, path []string) (most int) {
	switch v := v.(type) {
	case []any:
		if len(path) == 0 {
			return len(v)
		}
		for _, item := range v {
			most = max(most, mostAt(item, path))
		}
	case map[string]any:
		if len(path) > 0 {
			return mostAt(v[path[0]], path[1:])
		}
	}
	return most
}

// enlarge creates several objects of each kind in a store and for a customer. The estate then contains their ids.
func (e *estate) enlarge(mia apitest.Client) {
	GinkgoHelper()
	admin, id := e.shop.Admin, func(object string) json.Number { return json.Number(e.ids[object]) }
	again := func(objects ...string) {
		for _, object := range objects {
			delete(e.ids, object)
		}
	}
	admin.Patch("/admin/store/settings", object{"languageCodes": []string{"en", "de", "fr"}, "currencyCodes": []string{"EUR", "USD"}}).OK()
	first := e.shop.ProductID
	another := admin.Once().Post("/admin/product", object{"name": "Cup", "productType": "PHYSICAL", "status": "ACTIVE", "variants": []any{object{"sku": "CUP", "prices": []any{object{"currencyCode": "EUR", "amount": "3.00"}}}}}).OK().ID("productId")
	for _, code := range []string{"ONE", "TWO"} {
		admin.Post("/admin/coupon", object{"code": code, "name": code, "status": "ACTIVE", "discountType": "PERCENTAGE", "value": "1", "combinesWith": []string{"ORDER", "PRODUCT", "SHIPPING"}}).OK()
	}
	admin.Post("/admin/shipping-method", object{"name": "DHL Express", "carrierName": "DHL", "serviceCode": "V02", "price": "9.90", "currencyCode": "EUR", "taxIncluded": false, "estimatedMinDays": 1, "estimatedMaxDays": 1, "countryCodes": []string{"DE"}, "isActive": true}).OK()
	admin.Post("/admin/store/key", object{"name": "App"}).OK()
	admin.Post("/admin/redirect", object{"path": "/products/pour-over-set", "productId": first}).OK()
	picture := id("media")
	other := admin.Upload("/admin/media", "b.png", aPNG(5, 3, 1), map[string]string{"folderId": e.ids["media-folder"]}).OK().ID("mediaId")
	collections := []any{id("collection"), admin.Post("/admin/collection", object{"name": "Table", "type": "MANUAL"}).OK().ID("collectionId")}
	plans := []any{id("subscription-plan"), admin.Once().Post("/admin/subscription-plan", object{"name": "Weekly", "intervalUnit": "WEEK", "intervalCount": 1, "productIds": []int64{first}}).OK().ID("subscriptionPlanId")}
	var variants []any
	for _, size := range []string{"S", "M", "L"} {
		variants = append(variants, object{"sku": "BOWL-" + size, "optionValues": []any{object{"optionName": "Size", "value": size}, object{"optionName": "Color", "value": "White"}}, "stockOnHand": 50,
			"mediaIds": []any{picture, other}, "prices": []any{object{"currencyCode": "EUR", "amount": "20.00"}, object{"currencyCode": "USD", "amount": "22.00"}, object{"currencyCode": "EUR", "amount": "18.00", "minQuantity": 5}},
			"customFields": []any{object{"key": "glaze", "type": "STRING", "value": "blue"}, object{"key": "kiln", "type": "STRING", "value": "two"}}})
	}
	again("product", "variant")
	product := e.take(admin.Once().Post("/admin/product", object{
		"name": "Bowl", "productType": "PHYSICAL", "status": "ACTIVE", "isSubscribable": true, "taxClassId": e.shop.TaxClassID, "collectionIds": collections, "subscriptionPlanIds": plans, "tags": []string{"bowl", "table"},
		"options":  []any{object{"name": "Size", "values": []any{object{"value": "S"}, object{"value": "M"}, object{"value": "L"}}}, object{"name": "Color", "values": []any{object{"value": "White"}, object{"value": "Black"}}}},
		"variants": variants, "media": []any{object{"mediaId": picture, "altText": "a bowl"}, object{"mediaId": other, "altText": "another"}},
		"customFields":      []any{object{"key": "maker", "type": "STRING", "value": "Mia"}, object{"key": "clay", "type": "STRING", "value": "red"}},
		"relatedProductIds": []int64{first, another},
		"translations":      []any{object{"languageCode": "de", "name": "Schale"}, object{"languageCode": "fr", "name": "Bol"}},
	}))
	bowls := []int64{product.ID("variants.0.variantId"), product.ID("variants.1.variantId"), product.ID("variants.2.variantId")}

	again("order", "line-item", "payment", "refund", "shipment", "invoice")
	order := e.take(admin.Once().Post("/admin/order", object{
		"storeCustomerId": id("store-customer"), "items": []any{object{"variantId": bowls[0], "quantity": 2}, object{"variantId": bowls[1], "quantity": 2}, object{"variantId": e.shop.White, "quantity": 2}},
		"couponCodes": []string{"ONE", "TWO"}, "shippingAddress": apitest.Home, "shippingMethodId": e.shop.ShippingMethodID,
		"customFields": []any{object{"key": "gift", "type": "STRING", "value": "yes"}, object{"key": "card", "type": "STRING", "value": "no"}},
	}))
	of := order.ID("orderId")
	admin.Once().Post("/admin/order/offline-payment", object{"orderId": of, "method": "CASH", "amount": "10.00"}).OK()
	admin.Once().Post("/admin/order/offline-payment", object{"orderId": of, "method": "CHECK"}).OK()
	line := func(i int) string { return order.Text(fmt.Sprintf("items.%d.lineItemId", i)) }
	for i := range 2 {
		items := []any{object{"lineItemId": line(0), "quantity": 1}, object{"lineItemId": line(1), "quantity": 1}}
		e.take(admin.Once().Post("/admin/order/fulfill", object{"orderId": of, "items": items, "trackingNumber": fmt.Sprint("TRACK", i), "externalShipmentId": fmt.Sprint("WMS-", of, "-", i)}))
		if i == 0 {
			e.ids["return"] = admin.Once().Post("/admin/return", object{"orderId": of, "kind": "CLAIM", "lines": items}).OK().Text("returnId")
		}
		e.take(admin.Once().Post("/admin/order/refund", object{"orderId": of, "reason": "RETURN_SELLABLE", "lines": []any{object{"lineItemId": line(0), "quantity": 1}, object{"lineItemId": line(1), "quantity": 1}}}))
	}
	shipment := admin.Get("/admin/order/details?orderId=" + e.ids["order"]).OK().ID("shipments.0.shipmentId")
	admin.Once().Patch("/admin/shipment", object{"shipmentId": shipment, "status": "OUT_FOR_DELIVERY"}).OK()
	e.take(admin.Once().Post("/admin/order/sync", object{"orderIds": []int64{of}}))
	for i := range 2 {
		disputes(e.shop, i)
	}

	mia.Post("/customer/user-address", apitest.Home).OK()
	for _, bowl := range bowls {
		mia.Post("/customer/cart/item", object{"variantId": bowl, "quantity": 1}).OK()
	}
	for _, code := range []string{"ONE", "TWO"} {
		mia.Post("/customer/cart/coupon", object{"code": code}).OK()
	}
	again("subscription", "subscription-item")
	e.take(admin.Once().Post("/admin/subscription", object{"storeCustomerId": id("store-customer"), "subscriptionPlanId": plans[0], "customerPaymentMethodId": id("customer-payment-method"), "shippingAddressId": id("customer-address"),
		"shippingMethodId": e.shop.ShippingMethodID, "nextProcessingDate": e.shop.Day(12), "couponCodes": []string{"ONE", "TWO"},
		"items": []any{object{"variantId": bowls[0], "quantity": 1}, object{"variantId": bowls[1], "quantity": 2}, object{"variantId": e.shop.White, "quantity": 1}}}))
	for _, change := range []string{"pause", "resume"} {
		admin.Once().Post("/admin/subscription/"+change, object{"subscriptionId": id("subscription")}).OK()
	}
	admin.Patch("/admin/product/tax-class", object{"taxClassId": e.shop.TaxClassID, "rates": []any{object{"countryCode": "DE", "rate": "19", "name": "VAT 19 %"}, object{"countryCode": "AT", "rate": "20", "name": "VAT 20 %"}}}).OK()
}
