package apitest_test

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/getkin/kin-openapi/openapi3"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/storetest"
)

// The specs compare each list with the rows that it returns. They read the list in every sort order by cursor and by
// page, and every filter must return exactly the rows with its value. Once an OpenAPI document contains a new list,
// sort or filter, the specs cover it.
var _ = Describe("Every list", Ordered, ContinueOnFailure, func() {
	var lists []*list
	var clients map[string]apitest.Client
	var world *apitest.World

	BeforeAll(func(ctx SpecContext) {
		// The jobs are off, so only requests change rows.
		world = apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} })
		shop := world.Shop("lists")
		first, mia := several(ctx, world, shop)
		until := world.Clock.Now().Add(time.Second)
		world.Clock.Advance(time.Minute)
		clients = map[string]apitest.Client{"admin": shop.Admin, "public": shop.AppToken(permissions(shop)...), "customer": mia}
		Expect(world.App.Service.FlushLogs(ctx)).To(Succeed())
		operations(func(surface, path, method string, op *openapi3.Operation) {
			l := &list{name: surface + "." + op.OperationID, path: path, op: op, client: clients[surface], fixed: url.Values{}}
			if method != http.MethodGet || !l.takes("cursor") || planned(op.Extensions) {
				return
			}
			for _, p := range op.Parameters {
				if p.Value.Required && p.Value.In == openapi3.ParameterInQuery {
					l.fixed.Set(p.Value.Name, first.required(p.Value))
				}
			}
			if l.takes("createdTo") { // later requests add newer entries to the log
				l.fixed.Set("createdTo", until.UTC().Format(time.RFC3339))
			}
			l.rows = l.read()
			lists = append(lists, l)
		})
	})

	It("has at least two test rows", func() {
		var few []string
		for _, l := range lists {
			if len(l.rows) < 2 {
				few = append(few, fmt.Sprint(l.name, " ", len(l.rows)))
			}
		}
		Expect(few).To(BeEmpty(), "make some in several")
	})

	It("returns each row once in each sort order, by cursor and by page", func() {
		faults := []string{}
		for _, l := range lists {
			for _, order := range l.orders() {
				if err := InterceptGomegaFailure(func() { l.isWalked(order) }); err != nil {
					faults = append(faults, fmt.Sprintf("%s by %s: %v", l.name, order, err))
				}
			}
		}
		Expect(faults).To(BeEmpty())
	})

	It("refuses a cursor from another filter, list or store", func(ctx SpecContext) {
		faults, other := []string{}, world.Shop("other-lists")
		strangers := map[string]apitest.Client{"admin": other.Admin, "public": other.AppToken(permissions(other)...), "customer": other.Storefront}
		last := map[string]string{}
		for _, l := range lists {
			cursor, _ := l.get("pageSize", "1").At("nextCursor").(string)
			if cursor == "" {
				continue // the spec about rows that can be told apart fails instead
			}
			refuses := func(about string, client apitest.Client, pairs ...string) {
				a := client.Get(l.path + "?" + l.query(append([]string{"pageSize", "1", "cursor", cursor}, pairs...)...))
				if !strings.Contains(string(a.Body), `"code":"invalid_cursor"`) && !(about == "another store" && a.Status == http.StatusNotFound) {
					faults = append(faults, fmt.Sprintf("%s, %s: %d %.200s", l.name, about, a.Status, a.Body))
				}
			}
			for _, p := range l.op.Parameters {
				if name := p.Value.Name; p.Value.In == openapi3.ParameterInQuery && !slices.Contains([]string{"page", "pageSize", "cursor", "sort"}, name) && !l.fixed.Has(name) {
					if value := different(p.Value); name == "objectId" {
						refuses(name, l.client, name, value, "objectType", "order") // objectId requires objectType
					} else if value != "" {
						refuses(name, l.client, name, value)
					}
				}
			}
			if surface, _, _ := strings.Cut(l.name, "."); surface != "customer" || !strings.Contains(l.name, "Order") && !strings.Contains(l.name, "Subscription") && !strings.Contains(l.name, "Return") {
				refuses("another store", strangers[surface])
			}
			own := cursor
			for of, foreign := range last {
				if cursor = foreign; of != strings.SplitAfter(l.name, ".")[1] {
					refuses("cursor of "+of, l.client)
				}
			}
			last[strings.SplitAfter(l.name, ".")[1]] = own
		}
		Expect(faults).To(BeEmpty(), "%s", strings.Join(faults, "\n"))
	})

	It("can be exported and summarized in each sort order", func() {
		asked := 0
		operations(func(surface, path, method string, op *openapi3.Operation) {
			l := &list{path: path, op: op, client: clients[surface]}
			if method != http.MethodGet || l.takes("cursor") || planned(op.Extensions) {
				return
			}
			for _, order := range l.orders() {
				l.get("sort", order)
				asked++
			}
		})
		Expect(asked).To(BeNumerically(">", 40))
	})

	It("exports the same columns as the example in its document", func() {
		exports := 0
		operations(func(surface, path, method string, op *openapi3.Operation) {
			content := op.Responses.Status(http.StatusOK)
			if method != http.MethodGet || content == nil || content.Value.Content["text/csv"] == nil || op.OperationID == "getIntegrationTaskFile" { // the file of a task has the columns of the import
				return
			}
			example, _ := content.Value.Content["text/csv"].Example.(string)
			Expect(strings.Split(example, "\n")).To(HaveLen(3), "%s: a line of columns and one row", op.OperationID)
			written, _, _ := strings.Cut(string(clients[surface].Get(path+"?format=csv").OK().Body), "\r\n")
			Expect(strings.Split(example, "\n")[0]).To(Equal(strings.TrimPrefix(written, "\ufeff")), op.OperationID)
			exports++
		})
		Expect(exports).To(BeNumerically(">", 6))
	})

	It("returns exactly the matching rows for each filter whose value the rows show", func() {
		faults, hidden := []string{}, map[string]string{}
		for _, l := range lists {
			for _, p := range l.op.Parameters {
				name := p.Value.Name
				if p.Value.In != openapi3.ParameterInQuery || p.Value.Required || slices.Contains(notFilters, name) {
					continue
				}
				err := InterceptGomegaFailure(func() {
					if !l.narrows(p.Value) {
						hidden[l.name] = strings.TrimSpace(hidden[l.name] + " " + name)
					}
				})
				if err != nil {
					faults = append(faults, fmt.Sprintf("%s by %s: %v", l.name, name, err))
				}
			}
		}
		Expect(faults).To(BeEmpty())
		Expect(hidden).To(Equal(unshown))
	})
})

// notFilters lists the parameters that remove no row from a list.
var notFilters = []string{"page", "pageSize", "cursor", "sort", "search"}

// unshown maps each list to the filters that the spec cannot check, because the rows do not show the filter's value or
// all have the same value. Each of these filters needs its own spec.
var unshown = map[string]string{
	"admin.browseProducts":          "currencyCode storeCustomerId accountTypeId subscriptionPlanId quantity collectionId isOrderable",
	"admin.listCouponUsages":        "couponId code status",
	"admin.listCustomers":           "status externalId acceptsMarketing tag customField",
	"admin.listEmailTemplates":      "languageCode",
	"admin.listEmails":              "status",
	"admin.listGiftCardEntries":     "type",
	"admin.listGiftCards":           "status currencyCode externalId",
	"admin.listIntegrationLogs":     "integration providerCode paymentProviderId objectType direction outcome integrationTaskId",
	"admin.listIntegrationTasks":    "taskType integration providerCode objectType",
	"admin.listMedia":               "rootOnly mediaType status tag isUsed",
	"admin.listMediaFolders":        "rootOnly",
	"admin.listOrders":              "source customField email sku externalId productId couponId subscriptionId shippingMethodId shippingCountryCode currencyCode tag",
	"admin.listPdfTemplates":        "languageCode isActive",
	"admin.listProducts":            "collectionId subscriptionPlanId variantExternalId customField",
	"admin.listPaymentTransactions": "providerCode paymentProviderId paymentType currencyCode",
	"admin.listRefunds":             "status currencyCode",
	"admin.listChargebacks":         "currencyCode",
	"admin.listInvoices":            "currencyCode",
	"admin.listRequestLogs":         "outcome",
	"admin.listStoreCreditEntries":  "type",
	"admin.listSubscriptions":       "due dueBy failureCode failureClass cardExpiresFrom cardExpiresTo cancelAtPeriodEnd cancelReason cancelledFrom cancelledTo pausedUntilFrom pausedUntilTo productId variantId sku",
	"admin.listWebhookDeliveries":   "webhookReplayId type origin errorCode",
	"admin.listWebhookEvents":       "webhookEndpointId deliveryStatus",
	"customer.listReturns":          "orderId",
	"customer.listProducts":         "option collectionId collectionSlug tag priceMin priceMax inStock currencyCode languageCode",
	"public.listCustomers":          "status externalId customField",
	"public.listOrders":             "storeCustomerId externalId customField",
	"public.listProducts":           "variantExternalId customField",
	"public.listRefunds":            "storeCustomerId status",
	"public.listReturns":            "storeCustomerId",
	"public.listShipments":          "storeCustomerId status trackingNumber",
	"public.listSubscriptions":      "dunningState failureCode nextRetryFrom nextRetryTo cardExpiresFrom cardExpiresTo productId storeCustomerId subscriptionPlanId sku nextProcessingDateFrom nextProcessingDateTo",
	"public.listWebhookDeliveries":  "webhookReplayId type origin errorCode",
	"public.listWebhookEvents":      "webhookEndpointId deliveryStatus",
}

// narrowing lists the sorts that omit rows without a value to sort by.
var narrowing = map[string]bool{"nextAttemptOn": true, "nextRetryOn": true}

// otherwise maps a sort of a list to the reason why the rows do not show the value by which they are sorted.
var otherwise = map[string]string{
	"public.listSubscriptions nextProcessingDate": "it has the last date where there is no next one",
}

type row = map[string]any

// list is an operation that reads a list, with its rows.
type list struct {
	name, path string
	op         *openapi3.Operation
	client     apitest.Client
	fixed      url.Values
	rows       []row
}

func (l *list) takes(parameter string) bool {
	return l.op.Parameters.GetByInAndName(openapi3.ParameterInQuery, parameter) != nil
}

// get reads the list with pairs of parameter names and values. It omits parameters whose value is "".
func (l *list) get(pairs ...string) *apitest.Answer {
	GinkgoHelper()
	return l.client.Get(l.path + "?" + l.query(pairs...)).OK()
}

func (l *list) query(pairs ...string) string {
	query := url.Values{}
	for name, values := range l.fixed {
		query[name] = values
	}
	for i := 0; i < len(pairs); i += 2 {
		if pairs[i+1] != "" {
			query.Set(pairs[i], pairs[i+1])
		}
	}
	return query.Encode()
}

// different returns a valid value of a filter; "" means the schema defines none.
func different(p *openapi3.Parameter) string {
	schema := p.Schema.Value
	if schema.Type.Is("array") {
		schema = schema.Items.Value
	}
	for _, all := range schema.AllOf {
		if schema = all.Value; schema.Type != nil {
			break
		}
	}
	switch {
	case len(schema.Enum) > 0:
		return fmt.Sprint(schema.Enum[0])
	case p.Name == "rootOnly":
		return "true" // false has the same effect as omitting the parameter
	case schema.Type.Is("boolean"):
		return "false"
	case schema.Type.Is("integer"):
		return "987654"
	case schema.Format == "date-time":
		return "2020-02-02T00:00:00Z"
	case schema.Format == "date":
		return "2020-02-02"
	case schema.Format == "uuid":
		return "11111111-1111-4111-8111-111111111111"
	case p.Name == "search":
		return "kettle"
	}
	return ""
}

// read returns all rows, in pages of 100.
func (l *list) read(pairs ...string) []row {
	GinkgoHelper()
	return l.walk(100, pairs...)
}

func (l *list) walk(size int, pairs ...string) (rows []row) {
	GinkgoHelper()
	storetest.Follow(200, func(cursor string) string {
		a := l.get(append([]string{"pageSize", strconv.Itoa(size), "cursor", cursor}, pairs...)...)
		rows = append(rows, listed(a)...)
		next, _ := a.At("nextCursor").(string)
		return next
	})
	return rows
}

func listed(a *apitest.Answer) (rows []row) {
	GinkgoHelper()
	for _, item := range a.At("items").([]any) {
		rows = append(rows, item.(row))
	}
	return rows
}

// ids returns the JSON of each row, which identifies the row.
func ids(rows []row) []string {
	out := []string{}
	for _, r := range rows {
		var text bytes.Buffer
		encoder := json.NewEncoder(&text)
		encoder.SetEscapeHTML(false)
		Expect(encoder.Encode(r)).To(Succeed())
		out = append(out, text.String())
	}
	return out
}

func (l *list) orders() (all []string) {
	if p := l.op.Parameters.GetByInAndName(openapi3.ParameterInQuery, "sort"); p != nil {
		for _, order := range p.Schema.Value.Enum {
			if order != "collection" || l.fixed.Has("collectionId") {
				all = append(all, order.(string))
			}
		}
	}
	return all
}

// isWalked checks a sort of the list: read by cursor and by page, the list must have the same rows as on one page. If
// the rows show the sorted value, they must be sorted.
func (l *list) isWalked(order string) {
	GinkgoHelper()
	whole := l.read("sort", order)
	if narrow := narrowing[strings.TrimPrefix(order, "-")]; narrow {
		Expect(ids(l.rows)).To(ContainElements(ids(whole)))
	} else {
		Expect(ids(whole)).To(ConsistOf(ids(l.rows)))
	}
	size := 1 + len(whole)/12
	Expect(ids(l.walk(size, "sort", order))).To(Equal(ids(whole)), "by cursor")
	second := l.get("sort", order, "page", "2", "pageSize", strconv.Itoa(size))
	Expect(ids(listed(second))).To(Equal(ids(whole[min(size, len(whole)):min(2*size, len(whole))])), "page 2")
	Expect(second.Text("totalCount")).To(Equal(strconv.Itoa(len(whole))))

	member, descending := strings.CutPrefix(order, "-")
	if otherwise[l.name+" "+member] != "" {
		return
	}
	var keys []any
	ends := 0 // the number of changes from rows with the value to rows without it
	for i, r := range whole {
		if r[member] != nil {
			keys = append(keys, r[member])
		}
		if i > 0 && (r[member] == nil) != (whole[i-1][member] == nil) {
			ends++
		}
	}
	Expect(ends).To(BeNumerically("<=", 1), "those without %s are together", member)
	if descending {
		slices.Reverse(keys)
	}
	Expect(slices.IsSortedFunc(keys, compared)).To(BeTrue(), "%v", keys)
}

// compared compares numbers, amounts, times and texts.
func compared(a, b any) int {
	x, y := fmt.Sprint(a), fmt.Sprint(b)
	n, err := strconv.ParseFloat(x, 64)
	m, failed := strconv.ParseFloat(y, 64)
	if err == nil && failed == nil {
		return cmp.Compare(n, m)
	}
	return cmp.Compare(strings.ToLower(x), strings.ToLower(y))
}

// narrows checks a filter of the list and reports whether the rows show the filter's value.
func (l *list) narrows(p *openapi3.Parameter) bool {
	GinkgoHelper()
	if base, is := strings.CutSuffix(p.Name, "From"); is {
		return l.bounded(p.Name, base, func(shown, bound any) bool { return compared(shown, bound) >= 0 })
	}
	if base, is := strings.CutSuffix(p.Name, "To"); is {
		return l.bounded(p.Name, base, func(shown, bound any) bool { return compared(shown, bound) < 0 })
	}
	if base, is := strings.CutSuffix(p.Name, "Since"); is {
		return l.bounded(p.Name, base, func(shown, bound any) bool { return compared(shown, bound) >= 0 })
	}
	if base, is := strings.CutSuffix(p.Name, "Min"); is {
		return l.bounded(p.Name, base, func(shown, bound any) bool { return compared(shown, bound) >= 0 })
	}
	if base, is := strings.CutSuffix(p.Name, "Max"); is {
		return l.bounded(p.Name, base, func(shown, bound any) bool { return compared(shown, bound) <= 0 })
	}
	if base, is := strings.CutSuffix(p.Name, "After"); is {
		return l.bounded(p.Name, base, func(shown, bound any) bool { return compared(shown, bound) > 0 })
	}
	var values []string
	for _, r := range l.rows {
		for _, v := range shown(r, p.Name) {
			if !slices.Contains(values, v) {
				values = append(values, v)
			}
		}
	}
	if len(values) == 0 {
		return false
	}
	most := len(values)
	if n := p.Schema.Value.MaxItems; n != nil {
		most = min(most, int(*n))
	}
	asked := [][]string{values[:most]}
	for _, v := range values[:min(4, len(values))] {
		asked = append(asked, []string{v})
	}
	if !p.Schema.Value.Type.Is("array") {
		asked = asked[1:]
	}
	told := false // whether a value of the filter removes a row
	for _, values := range asked {
		var want []row
		for _, r := range l.rows {
			if slices.ContainsFunc(shown(r, p.Name), func(v string) bool { return slices.Contains(values, v) }) {
				want = append(want, r)
			}
		}
		given := strings.Join(values, ",")
		pairs := []string{p.Name, given}
		if p.Name == "objectId" { // objectId requires objectType
			pairs = append(pairs, "objectType", want[0]["objectType"].(string))
			want = slices.DeleteFunc(want, func(r row) bool { return r["objectType"] != want[0]["objectType"] })
		}
		Expect(ids(l.read(pairs...))).To(Equal(ids(want)), given)
		told = told || len(want) < len(l.rows)
	}
	return told
}

// bounded checks a filter for a lower or an upper bound, with the value of every row as the bound.
func (l *list) bounded(name, base string, fits func(shown, bound any) bool) bool {
	GinkgoHelper()
	if name == "modifiedSince" {
		Expect(ids(l.walk(1+len(l.rows)/12, name, "2020-01-01T00:00:00Z"))).To(ConsistOf(ids(l.rows)))
		Expect(l.read(name, "2100-01-01T00:00:00Z")).To(BeEmpty())
	}
	member := ""
	for _, ending := range []string{"", "On", "Date", "edOn"} {
		if _, is := l.rows[0][base+ending]; is {
			member = base + ending
		}
	}
	if member == "" || otherwise[l.name+" "+member] != "" {
		return name == "modifiedSince"
	}
	var bounds []any
	for _, r := range l.rows {
		if v := r[member]; v != nil && !slices.Contains(bounds, v) {
			bounds = append(bounds, v)
		}
	}
	slices.SortFunc(bounds, compared)
	if len(bounds) < 2 {
		return false
	}
	for _, bound := range []any{bounds[0], bounds[len(bounds)/2], bounds[len(bounds)-1]} {
		var want []row
		for _, r := range l.rows {
			if r[member] != nil && fits(r[member], bound) {
				want = append(want, r)
			}
		}
		Expect(ids(l.read(name, fmt.Sprint(bound)))).To(ConsistOf(ids(want)), "%v", bound)
	}
	return true
}

// shown returns the values of the row's field. If the row lacks the field, shown returns the values of the field in all
// nested objects.
func shown(r row, name string) []string {
	if v, is := r[name]; is {
		return texts(v)
	}
	return within(r, name)
}

func within(v any, name string) (all []string) {
	switch v := v.(type) {
	case []any:
		for _, item := range v {
			all = append(all, within(item, name)...)
		}
	case row:
		for member, value := range v {
			if member == name || member == name+"s" {
				all = append(all, texts(value)...)
			} else {
				all = append(all, within(value, name)...)
			}
		}
	}
	slices.Sort(all)
	return all
}

func texts(v any) (all []string) {
	switch v := v.(type) {
	case nil:
		return nil
	case []any:
		for _, item := range v {
			all = append(all, texts(item)...)
		}
		return all
	}
	return []string{fmt.Sprint(v)}
}

// several creates the objects of four customers in a store, and several objects of the store that differ in the values
// that sorts and filters use. It returns the objects of the first customer.
func several(ctx context.Context, world *apitest.World, shop *apitest.Shop) (first *estate, mia apitest.Client) {
	GinkgoHelper()
	admin := shop.Admin
	for i, name := range []string{"mia", "noa", "tom", "ida"} {
		world.Clock.Advance(20 * time.Second)
		e := newEstate(shop)
		if i == 0 {
			e.furnish()
			admin.Post("/admin/webhook-endpoint", object{"url": "http://127.0.0.1:9/orders", "eventTypes": []string{"order.*"}}).OK()
		} else {
			e.ids["account-type"] = ""
		}
		client := e.live(name + "@example.com")
		e.subscribe(client, 10+i)
		world.Clock.Advance(20 * time.Second)
		switch i {
		case 0:
			first, mia = e, client
			line := client.Get("/customer/return?returnId=" + e.ids["return"]).OK().Text("lines.0.lineItemId")
			client.Once().Post("/customer/return/cancel", object{"returnId": json.Number(e.ids["return"])}).OK()
			client.Once().Post("/customer/return", object{"orderId": json.Number(e.ids["order"]), "kind": "CLAIM", "lines": []any{object{"lineItemId": line, "quantity": 1}}}).OK()
		case 1:
			admin.Once().Post("/admin/order/refund", object{"orderId": json.Number(e.ids["order"]), "reason": "OTHER", "amount": "2.00"}).OK()
			admin.Once().Post("/admin/subscription/pause", object{"subscriptionId": json.Number(e.ids["subscription"])}).OK()
		case 2:
			admin.Once().Post("/admin/subscription/cancel", object{"subscriptionId": json.Number(e.ids["subscription"])}).OK()
		}
	}
	for i, status := range []string{"DRAFT", "ACTIVE", "ARCHIVED"} {
		kettle := admin.Once().Post("/admin/product", object{"name": "Kettle " + status, "brand": "Brand " + status, "productType": "DIGITAL", "status": status, "externalId": "erp-" + status, "tags": []string{"kettle", strings.ToLower(status)},
			"variants": []any{object{"sku": "KETTLE-" + status, "optionValues": []any{}, "stockOnHand": i, "prices": []any{object{"currencyCode": "EUR", "amount": fmt.Sprintf("%d.00", 9+i)}}}}}).OK().ID("productId")
		world.Clock.Advance(20 * time.Second)
		admin.Post("/admin/coupon", object{"code": "C" + status, "name": status, "status": strings.Replace(status, "ARCHIVED", "PAUSED", 1), "discountType": "FIXED_AMOUNT", "value": "1", "currencyCode": "EUR",
			"endsOn": world.Clock.Now().Add(time.Duration(i+1) * 24 * time.Hour).UTC().Format(time.RFC3339)}).OK()
		admin.Upload("/admin/media", strings.ToLower(status)+".png", aPNG(4+i, 3, 1), nil).OK()
		admin.Post("/admin/media/folder", object{"name": status}).OK()
		into := admin.Once().Post("/admin/collection", object{"name": "Redirected " + status}).OK().ID("collectionId")
		admin.Once().Post("/admin/redirect", object{"path": "/collections/" + strings.ToLower(status), "collectionId": into}).OK()
		admin.Once().Post("/admin/redirect", object{"path": "/products/" + strings.ToLower(status), "productId": kettle}).OK()
	}
	for i := range 3 {
		world.Clock.Advance(20 * time.Second)
		disputes(shop, i)
	}
	admin.Once().Post("/admin/order/cancel", object{"orderId": shop.Guest(shop.Black, 1).Buy().OK().ID("orderId"), "reason": "CUSTOMER_REQUEST"}).OK()
	admin.Once().Post("/admin/integration-task/cancel", object{"integrationTaskIds": []int64{admin.Get("/admin/integration-task/paged").OK().ID("items.0.integrationTaskId")}}).OK()
	admin.Get("/admin/order/details?orderId=9007199254740000").Is(http.StatusNotFound)
	admin.Once().Post("/admin/order/refund", object{}).Is(http.StatusBadRequest)
	execute(ctx, world.DatabaseURL, `UPDATE coupons SET ends_on = created_on + interval '1 second' WHERE code = 'CACTIVE'`)
	execute(ctx, world.DatabaseURL, `UPDATE coupons SET is_automatic = true WHERE code = 'CDRAFT'`)
	execute(ctx, world.DatabaseURL, `UPDATE customers SET email_verified = true WHERE email = 'mia@example.com'`)
	execute(ctx, world.DatabaseURL, `UPDATE webhook_deliveries SET status = 'SUCCEEDED', next_attempt_on = NULL WHERE id % 3 = 1`)
	execute(ctx, world.DatabaseURL, `UPDATE subscriptions SET dunning_state = 'RETRYING', dunning = '{}', retry_on = created_on + (10 - id) * interval '1 hour' WHERE status = 'ACTIVE'`)
	execute(ctx, world.DatabaseURL, `INSERT INTO email_suppressions (store_id, created_on, modified_on, email, kind, last_error)
		SELECT $1, now() + n * interval '1 second', now(), 'gone' || n || '@example.com', 'WELCOME', '' FROM generate_series(1, 3) n`, shop.StoreID)
	return first, mia
}

// disputes places a guest's order and records a dispute about the order's payment.
func disputes(shop *apitest.Shop, i int) *apitest.Answer {
	GinkgoHelper()
	status := []string{"OPEN", "LOST", "WON"}[i%3]
	return shop.Admin.Once().Post("/admin/order/chargeback", object{
		"orderId": shop.Guest(shop.Black, 1).Buy().OK().ID("orderId"), "reference": fmt.Sprint("dp_", i), "isInquiry": i == 1, "reason": []string{"fraudulent", "product_not_received"}[i%2], "status": status,
	}).OK()
}
