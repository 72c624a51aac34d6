package apitest_test

import (
	"context"
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
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/postgres"
)

// shared lists the kinds of objects that every visitor of a store may name. All other kinds belong to a customer, so
// the specs treat a new kind as a customer's own until it is listed here.
var shared = []string{
	"account-type", "admin-user", "any", "app-token", "collection", "commission-provider", "coupon", "email", "email-suppression", "email-template", "email-template-type", "integration-log", "integration-task", "media", "media-folder", "payment-provider", "pdf-template", "pdf-template-type", "price", "product", "product-option",
	"product-option-value", "redirect", "request-log", "scope", "shipping-method", "store", "store-key", "subscription-plan", "tax-class", "tax-provider", "variant",
	"webhook-delivery", "webhook-endpoint", "webhook-event", "webhook-replay",
}

// unsampled lists the kinds of objects that no operation can create yet.
var unsampled = []string{}

// outsider is a caller who names objects that belong to another owner.
type outsider struct {
	name     string
	surfaces map[string]apitest.Client
	own      func(object string) string
	foreign  func(object string) bool // reports whether the owner's objects of this kind are foreign to the outsider
}

// The specs send another owner's ids to every place of every operation that takes an id, as each kind of outsider. The
// response must equal the response for an id that does not exist.
var _ = Describe("An object of another owner", Ordered, ContinueOnFailure, func() {
	var (
		world       *apitest.World
		near, far   *apitest.Shop
		owner       *estate // the customer in the store near, with all objects that outsiders name
		mia         apitest.Client
		guestCart   string // cart of a guest other than the outsider
		guestItem   string
		callers     []outsider
		ownersAdmin apitest.Client
	)

	BeforeAll(func(ctx SpecContext) {
		// The jobs are off, so only callers change rows.
		world = apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} })
		inExamples(world)
		apart(ctx, world.DatabaseURL)
		near, far = world.Shop("near"), world.Shop("far")
		// Each store counts its numbers separately, so the numbers of this store start at a different value.
		near.Admin.Patch("/admin/store/settings", object{"orderNumberStart": 700001}).OK()
		execute(ctx, world.DatabaseURL, "INSERT INTO store_counters (store_id, name, last) VALUES ($1, 'refund', 800000), ($1, 'subscription', 900000)", near.StoreID)
		full := permissions(near)

		owner = newEstate(near)
		ownersAdmin = near.Admin
		owner.furnish()
		mia = owner.live("mia@example.com")
		owner.subscribe(mia, 0) // a due subscription, so that a request that names it renews it
		near.Admin.Once().Post("/admin/order/chargeback", object{"orderId": json.Number(owner.ids["order"]), "reference": "dp_1"}).OK()
		visitor := near.Guest(near.White, 1)
		guestCart, guestItem = fmt.Sprint(visitor.CartID), visitor.Get("/customer/cart/summary").OK().Text("items.0.cartItemId")

		stranger := newEstate(far)
		stranger.furnish()
		farCustomer := stranger.live("tom@example.com")
		stranger.subscribe(farCustomer, 30)
		staff := world.Login("staff"+stranger.ids["store"]+"@example.com", "lantern-meadow-copper-19").In(far.StoreID)
		for i, shop := range []*apitest.Shop{near, far} {
			execute(ctx, world.DatabaseURL, "INSERT INTO email_suppressions (store_id, created_on, modified_on, email, kind, last_error) VALUES ($1, now(), now(), 'gone@example.com', 'WELCOME', $2)", shop.StoreID, fmt.Sprint(i))
		}
		Expect(world.App.Service.FlushLogs(ctx)).To(Succeed())
		stranger.look("admin", far.Admin)
		owner.look("admin", near.Admin)

		second := newEstate(near)
		noa := second.live("noa@example.com")
		second.subscribe(noa, 30)
		another := near.Guest(near.Black, 1)
		own := func(e *estate, cart, item string) func(string) string {
			return func(object string) string {
				switch {
				case object == "cart" && cart != "":
					return cart
				case object == "cart-item" && item != "":
					return item
				case slices.Contains(shared, object) && object != "any":
					return owner.ids[object]
				case e == nil:
					return ""
				}
				return e.own(object)
			}
		}
		everything := func(object string) bool { return object != "email-template-type" && object != "pdf-template-type" }
		personal := func(object string) bool { return !slices.Contains(shared, object) }
		app := far.AppToken(full...)
		callers = []outsider{
			{"another store's administrator", map[string]apitest.Client{"admin": staff}, stranger.own, everything},
			{"another store's integration", map[string]apitest.Client{"admin": app, "public": app}, stranger.own, everything},
			{"another store's customer", map[string]apitest.Client{"customer": farCustomer}, stranger.own, everything},
			{"another customer of the store", map[string]apitest.Client{"customer": noa}, own(second, "", ""), personal},
			{"a guest", map[string]apitest.Client{"customer": near.Storefront}, own(nil, "", ""), personal},
			{"a guest with another cart", map[string]apitest.Client{"customer": another.Client},
				own(nil, fmt.Sprint(another.CartID), another.Get("/customer/cart/summary").OK().Text("items.0.cartItemId")), personal},
		}
	})

	// each visits every place that takes the id of a kind of object for which a sample exists.
	each := func(visit func(surface, path, method string, op *openapi3.Operation, at apitest.Place)) {
		GinkgoHelper()
		operations(func(surface, path, method string, op *openapi3.Operation) {
			for _, at := range apitest.Places(op) {
				if !planned(op.Extensions) {
					visit(surface, path, method, op, at)
				}
			}
		})
	}

	It("has a sample for every kind of object that an operation takes", func() {
		missing := map[string][]string{}
		each(func(surface, _, _ string, op *openapi3.Operation, at apitest.Place) {
			if owner.own(at.Object) == "" && !slices.Contains(unsampled, at.Object) {
				missing[at.Object] = append(missing[at.Object], surface+"."+op.OperationID)
			}
		})
		Expect(missing).To(BeEmpty(), "make one in estate_test.go")
		for _, object := range unsampled {
			Expect(owner.ids).NotTo(HaveKey(object), "there is one now: delete it from the list")
		}
	})

	It("is treated as if it did not exist", func(ctx SpecContext) {
		seen := map[string]bool{} // the places that were seen to check their ids
		var places, leaks []string
		for _, who := range callers {
			rows := storeRows(ctx, world.DatabaseURL, near.StoreID)
			calls := len(ledger(ctx, world).Entries)
			cases := 0
			each(func(surface, path, method string, op *openapi3.Operation, at apitest.Place) {
				client, asks := who.surfaces[surface]
				place := surface + "." + op.OperationID + " " + at.String()
				ids := []string{owner.own(at.Object)}
				switch at.Object {
				case "cart":
					ids = append(ids, guestCart)
				case "cart-item":
					ids = append(ids, guestItem)
				}
				if !slices.Contains(places, place) && ids[0] != "" {
					places = append(places, place)
				}
				if !asks || !who.foreign(at.Object) || ids[0] == "" {
					return
				}
				if first := before[place]; first != nil {
					defer first(client, who.own)()
				}
				ask := func(id string) *apitest.Answer {
					target, body := given(place, path, op, at, id, who.own)
					return client.Once().Call(method, target, body)
				}
				unknown := never(ids[0])
				expected := ask(unknown)
				for _, id := range ids {
					got := ask(id)
					cases++
					if same(got, id) != same(expected, unknown) {
						leaks = append(leaks, fmt.Sprintf("%s: %s tells the difference:\n%s\nof one that never was:\n%s", who.name, place, same(got, id), same(expected, unknown)))
					}
				}
				if pointedAt(expected, at, unknown) {
					seen[place] = true
				}
			})
			GinkgoWriter.Println(who.name, cases, "cases")
			Expect(cases).To(BeNumerically(">", 0), who.name)
			Expect(changed(rows, storeRows(ctx, world.DatabaseURL, near.StoreID), who.own)).To(BeEmpty(), who.name)
			Expect(ledger(ctx, world).Entries).To(HaveLen(calls), "%s had the gateway called", who.name)
		}

		Expect(strings.Join(leaks, "\n\n")).To(BeEmpty())

		By("and every place that accepts an id checks it")
		whole := near.AppToken(permissions(near)...)
		each(func(surface, path, method string, op *openapi3.Operation, at apitest.Place) {
			place := surface + "." + op.OperationID + " " + at.String()
			if method != http.MethodGet && !slices.Contains(answersEach, op.OperationID) || seen[place] || owner.own(at.Object) == "" {
				return
			}
			client := map[string]apitest.Client{"admin": ownersAdmin, "public": whole, "customer": mia}[surface]
			ask := func(id string) string {
				target, body := given(place, path, op, at, id, owner.own)
				return same(client.Once().Call(method, target, body), id)
			}
			seen[place] = ask(owner.own(at.Object)) != ask(never(owner.own(at.Object)))
		})
		places = slices.DeleteFunc(places, func(place string) bool { return seen[place] })
		Expect(places).To(ConsistOf(slices.Collect(maps.Keys(blind))))
	})

	It("cannot be reached by a request that names the object's store", func() {
		operations(func(surface, path, method string, op *openapi3.Operation) {
			if open(op) {
				return
			}
			for _, who := range callers[:3] {
				client, asks := who.surfaces[surface]
				if !asks {
					continue
				}
				if surface == "customer" {
					// The caller's own token determines the store, so the named store does not authorize the request.
					client.Store(near.StoreKey).Call(method, path, nil).Is(http.StatusUnauthorized)
					continue
				}
				got, expected := client.In(near.StoreID).Call(method, path, nil), client.In(9007199254740000).Call(method, path, nil)
				Expect(got.Status).To(BeElementOf(http.StatusUnauthorized, http.StatusForbidden, http.StatusNotFound, http.StatusBadRequest), "%s: %s.%s: %s", who.name, surface, op.OperationID, got.Body)
				Expect(same(got, fmt.Sprint(near.StoreID))).To(Equal(same(expected, "9007199254740000")), "%s: %s.%s", who.name, surface, op.OperationID)
			}
		})
	})
})

// answersEach lists the operations that refuse no id, because they return a result for each id.
var answersEach = []string{"cancelIntegrationTasks", "processSubscriptions", "retryIntegrationTasks"}

// blind maps each place that does not reveal whether it checks an id to the reason.
var blind = map[string]string{
	"admin.listIntegrationLogs query:integrationTaskId":  "no task is worked on here, so none has made a call",
	"admin.exchangeReturn body:shippingMethodId":         "every return here is a RETURN, which has no replacement order; server/admin/exchange_test.go uses another store's method",
	"admin.listWebhookDeliveries query:webhookReplayId":  "nothing is delivered here, so no replay has any",
	"public.listWebhookDeliveries query:webhookReplayId": "nothing is delivered here, so no replay has any",
	"public.listShipments query:externalShipmentId":      "a text of the carrier's",
	"admin.createEmailTemplate body:emailTemplateTypeId": "types are the platform's, the same for every store",
	"admin.createPdfTemplate body:pdfTemplateTypeId":     "types are the same in every store",
	"admin.retryEmails body:fromEmailId":                 "where to continue; it selects no mail of another store",
	"customer.declareWithdrawal body:orderNumber":        "the answer is the same whether there is one; server/customer/return_test.go declares for other orders",
	"customer.lookUpOrder body:orderNumber":              "the answer is the same whether there is one; order_lookup_test.go asks for another store's",
}

// givens maps an operation, or one of its places, to the other values that a request needs to reach the id. nil means
// that the value must be absent.
var givens = map[string]object{
	"customer.declareWithdrawal body:orderNumber":                {"orderName": nil},
	"customer.lookUpOrder body:orderNumber":                      {"orderName": nil},
	"admin.checkCollection":                                      {"query:slug": "kitchen"},
	"admin.createReturn body:exchangeLines.0.variantId":          {"kind": "EXCHANGE", "exchangeLines.0.lineItemId": aLine, "exchangeLines.0.quantity": 1},
	"admin.previewReturn body:exchangeLines.0.variantId":         {"kind": "EXCHANGE", "exchangeLines.0.lineItemId": aLine, "exchangeLines.0.quantity": 1},
	"customer.createReturn body:exchangeLines.0.variantId":       {"kind": "EXCHANGE", "exchangeLines.0.lineItemId": aLine, "exchangeLines.0.quantity": 1},
	"customer.previewReturn body:exchangeLines.0.variantId":      {"kind": "EXCHANGE", "exchangeLines.0.lineItemId": aLine, "exchangeLines.0.quantity": 1},
	"admin.createAppToken body:scopeId":                          {"permissions": nil},
	"admin.createOrder":                                          {"couponCodes": nil},
	"admin.createOrder body:items.0.variantId":                   {"items.0.sku": nil},
	"admin.createOrder body:payment.customerPaymentMethodId":     {"payment.paymentToken": nil},
	"admin.placeOrder body:payment.customerPaymentMethodId":      {"orderId": draft, "payment.paymentToken": nil, "expectedGrandTotal": nil, "consentText": nil},
	"admin.placeOrder body:payment.paymentProviderId":            {"orderId": draft, "expectedGrandTotal": nil, "consentText": nil},
	"admin.replaceOrder body:payment.customerPaymentMethodId":    {"isFree": false, "payment.paymentToken": nil},
	"admin.replaceOrder body:payment.paymentProviderId":          {"isFree": false, "payment.paymentToken": "pm_card_visa"},
	"admin.updateOrder body:items.0.lineItemId":                  {"orderId": draft, "couponCodes": nil, "items.0.variantId": nil, "items.0.sku": nil},
	"admin.updateOrder body:items.0.variantId":                   {"orderId": draft, "couponCodes": nil, "items.0.lineItemId": nil, "items.0.sku": nil},
	"admin.updateOrder body:shippingMethodId":                    {"orderId": draft, "couponCodes": nil, "items": nil},
	"admin.getOrderPdf query:invoiceId":                          {"query:orderId": anOrder},
	"admin.getOrderPdf query:pdfTemplateId":                      {"query:orderId": anOrder},
	"admin.getOrderPdf query:refundId":                           {"query:orderId": anOrder, "query:type": "CREDIT_NOTE"},
	"admin.getOrderPdf query:shipmentId":                         {"query:orderId": anOrder, "query:type": "PACKING_SLIP"},
	"customer.getOrderPdf query:invoiceId":                       {"query:orderId": anOrder},
	"admin.previewPdfTemplate body:refundId":                     {"orderId": nil},
	"admin.previewPdfTemplate body:shipmentId":                   {"orderId": nil},
	"admin.listIntegrationLogs query:objectId":                   {"query:objectType": "order"},
	"admin.listIntegrationTasks query:objectId":                  {"query:objectType": "order"},
	"admin.listWebhookDeliveries query:objectId":                 {"query:objectType": "order"},
	"admin.listWebhookEvents query:objectId":                     {"query:objectType": "order"},
	"public.listWebhookDeliveries query:objectId":                {"query:objectType": "order"},
	"public.listWebhookEvents query:objectId":                    {"query:objectType": "order"},
	"admin.processSubscriptions":                                 {"processingDate": nil},
	"customer.createCryptoPaymentLink body:paymentProviderId":    {"orderId": anOrder, "returnUrl": nil},
	"customer.payOrder body:payment.paymentProviderId":           {"orderId": anOrder},
	"customer.payOrder body:payment.customerPaymentMethodId":     {"orderId": anOrder, "payment.paymentToken": nil},
	"customer.checkoutCart":                                      {"expectedGrandTotal": "67.71"},
	"customer.checkoutCart body:billingAddressId":                {"billingSameAsShipping": false, "billingAddress": nil},
	"customer.checkoutCart body:payment.customerPaymentMethodId": {"payment.paymentToken": nil},
	"customer.checkoutCart body:payment.paymentProviderId":       {"expectedGrandTotal": "58.43"}, // total with the discount of the other store
}

// anOrder returns the id of an order of the caller. draft returns the id of a draft, in which more fields can be edited
// than in a placed order.
func anOrder(own func(string) string) any { return json.Number(own("order")) }

// aLine returns the id of a line of that order.
func aLine(own func(string) string) any { return own("line-item") }

func draft(own func(string) string) any { return json.Number(own("draft")) }

// before maps a place to the request that the caller must send first, so that the operation reaches the id. The
// function returns a function that undoes the request.
var before = map[string]func(client apitest.Client, own func(string) string) (undo func()){
	"customer.checkoutCart body:subscriptionConsent.recurring.0.subscriptionPlanId": func(client apitest.Client, own func(string) string) func() {
		cart := client.Post("/customer/cart/item", object{"variantId": json.Number(own("variant")), "quantity": 1, "subscriptionPlanId": json.Number(own("subscription-plan"))}).OK()
		return func() { client.Delete("/customer/cart/item?cartItemId=" + cart.Text("items.1.cartItemId")).OK() }
	},
}

// given returns a request that names an id and contains the other values that the operation needs.
func given(place, path string, op *openapi3.Operation, at apitest.Place, id string, own func(string) string) (target string, body any) {
	target, body = apitest.Naming(path, op, at, id, own)
	operation, _, _ := strings.Cut(place, " ")
	for _, of := range []string{operation, place} {
		for name, value := range givens[of] {
			if made, is := value.(func(func(string) string) any); is {
				value = made(own)
			}
			if parameter, is := strings.CutPrefix(name, "query:"); is {
				target += fmt.Sprintf("&%s=%v", parameter, value)
				continue
			}
			within := body
			steps := strings.Split(name, ".")
			for _, step := range steps[:len(steps)-1] {
				if list, is := within.([]any); is {
					within = list[0]
				} else if members, is := within.(map[string]any); is {
					within = members[step]
				}
			}
			if members, is := within.(map[string]any); is && value == nil {
				delete(members, steps[len(steps)-1])
			} else if is {
				members[steps[len(steps)-1]] = value
			}
		}
	}
	return target, body
}

// apart gives every table a separate range of ids, so that no id equals another id or any other text in a response.
func apart(ctx context.Context, databaseURL string) {
	GinkgoHelper()
	execute(ctx, databaseURL, `SELECT setval(s.oid, 7000000 + 1000 * row_number() OVER (ORDER BY s.relname))
		FROM pg_class s WHERE s.relkind = 'S' AND s.relnamespace = 'public'::regnamespace`)
}

// execute runs a statement with the rights of the database's owner.
func execute(ctx context.Context, databaseURL, statement string, args ...any) {
	GinkgoHelper()
	db, err := postgres.Open(databaseURL, postgres.NoPooler)
	Expect(err).NotTo(HaveOccurred())
	defer db.Close()
	_, err = db.ExecContext(ctx, statement, args...)
	Expect(err).NotTo(HaveOccurred())
}

// never returns an id that has the same form and does not exist.
func never(id string) string {
	if _, err := strconv.ParseInt(id, 10, 64); err == nil {
		return "9007199254740000"
	}
	return id[:len(id)-4] + strings.Repeat("0", 4)
}

var fleeting = regexp.MustCompile(`"(requestId|instance)":"[^"]*"`)

// same returns a response without the id and without the parts that differ between calls.
func same(a *apitest.Answer, id string) string {
	body := fleeting.ReplaceAllString(string(a.Body), "")
	return fmt.Sprint(a.Status, " ", regexp.MustCompile(`\b`+regexp.QuoteMeta(id)+`\b`).ReplaceAllString(body, "<id>"))
}

// pointedAt reports whether a response refuses an id at a place.
func pointedAt(a *apitest.Answer, at apitest.Place, id string) bool {
	if a.Status == http.StatusNotFound {
		return true
	}
	if a.Status < 400 || a.Header.Get("Content-Type") != "application/problem+json" {
		return false
	}
	p := a.Problem()
	if strings.Contains(p.Detail, id) {
		return true
	}
	pointer := "/" + strings.ReplaceAll(at.Path, ".", "/")
	return slices.ContainsFunc(p.Errors, func(f common.ProblemField) bool {
		here := f.Pointer == pointer || strings.TrimSuffix(pointer, "/0") == f.Pointer
		above := strings.HasPrefix(pointer, f.Pointer+"/") && strings.HasPrefix(f.Detail, "There is no such")
		return f.Code != "required" && (here || above)
	})
}

// storeRows returns every row of a store by table. It reads the rows with the rights of the database's owner.
func storeRows(ctx context.Context, databaseURL string, storeID int64) map[string]bool {
	GinkgoHelper()
	db, err := postgres.Open(databaseURL, postgres.NoPooler)
	Expect(err).NotTo(HaveOccurred())
	defer db.Close()
	all := map[string]bool{}
	for _, table := range tables(ctx, db) {
		rows, err := db.QueryContext(ctx, "SELECT to_jsonb(t)::text FROM "+table+" t WHERE to_jsonb(t)->>'store_id' = $1", fmt.Sprint(storeID))
		Expect(err).NotTo(HaveOccurred())
		for rows.Next() {
			var text string
			Expect(rows.Scan(&text)).To(Succeed())
			all[table+" "+text] = true
		}
		Expect(rows.Err()).NotTo(HaveOccurred())
	}
	return all
}

// changed returns the rows that disappeared or changed, and the new events. It skips the caller's own rows.
func changed(before, after map[string]bool, own func(string) string) (all []string) {
	for row := range before {
		if after[row] {
			continue
		}
		table, text, _ := strings.Cut(row, " ")
		var members map[string]any
		_ = json.Unmarshal([]byte(text), &members)
		mine := fmt.Sprint(members["id"]) == own("cart") && table == "carts" || fmt.Sprint(members["cart_id"]) == own("cart") ||
			fmt.Sprint(members["store_customer_id"]) == own("store-customer")
		if !mine {
			all = append(all, "gone or changed: "+row)
		}
	}
	for row := range after {
		if !before[row] && strings.HasPrefix(row, "webhook_events") {
			all = append(all, "new: "+row)
		}
	}
	return all
}
