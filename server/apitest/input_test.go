package apitest_test

import (
	"context"
	"crypto/sha256"
	"database/sql"
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"net/url"
	"regexp"
	"slices"
	"strings"

	"github.com/getkin/kin-openapi/openapi3"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/router"
	"github.com/storeplatform/storeplatform/store/postgres"
)

// Every operation is asked wrongly in every way that its document allows to be
// wrong. None may fail on our side, none may change anything.
var _ = Describe("Bad input", Ordered, func() {
	var (
		world   *apitest.World
		shop    *apitest.Shop
		clients map[string]apitest.Client
	)

	BeforeAll(func(ctx SpecContext) {
		world = apitest.Start(ctx)
		shop = world.Shop("input")
		guest := shop.Guest(shop.White, 1)
		customer := shop.Storefront.Once().Post("/customer/user", map[string]any{
			"email": "input@example.com", "password": "seven slow kettles", "firstName": "Mia", "lastName": "Keller", "acceptTerms": true,
		}).OK().Text("accessToken")
		all := shop.AppToken(permissions(shop)...)
		clients = map[string]apitest.Client{
			"admin": shop.Admin, "public": all,
			"customer": shop.Storefront.With("X-Cart-Token", guest.Header("X-Cart-Token")).Bearer(customer),
		}
	})

	It("is refused with a pointer to every fault, and changes nothing", func(ctx SpecContext) {
		before := fingerprint(ctx, world.DatabaseURL)
		cases := 0
		var faults []string
		operations(func(surface, path, method string, op *openapi3.Operation) {
			client := clients[surface]
			for i, m := range apitest.Mutations(op) {
				target := path
				if m.Query != "" {
					target += "?" + m.Query
				}
				var body any
				if m.Body != nil {
					body = m.Body
				} else if op.RequestBody != nil && op.RequestBody.Value.Content.Get("application/json") != nil {
					body = apitest.Example(op.RequestBody.Value.Content.Get("application/json"))
				}
				a := client.With("Idempotency-Key", fmt.Sprintf("input-%s-%d", op.OperationID, i)).Call(method, target, body)
				cases++
				if !pointed(a, m) {
					faults = append(faults, fmt.Sprintf("%s.%s, %s (%s %s): %d %s", surface, op.OperationID, m.Name, m.In, m.Pointer, a.Status, a.Body))
				}
			}
		})
		GinkgoWriter.Println(cases, "cases")
		Expect(faults).To(BeEmpty())
		Expect(cases).To(BeNumerically(">", 3000))
		Expect(fingerprint(ctx, world.DatabaseURL)).To(Equal(before))
	})

	It("is not found when it names what belongs to another store", func(ctx SpecContext) {
		other := world.Shop("other")
		order := other.Guest(other.White, 1).Buy().OK().ID("orderId")
		details := other.Admin.Get(fmt.Sprintf("/admin/order/details?orderId=%d", order)).OK()
		foreign := map[string]string{
			"order": fmt.Sprint(order), "line-item": details.Text("items.0.lineItemId"), "payment": details.Text("payments.0.paymentId"),
			"product": fmt.Sprint(other.ProductID), "variant": fmt.Sprint(other.White), "tax-class": fmt.Sprint(other.TaxClassID),
			"shipping-method": fmt.Sprint(other.ShippingMethodID), "payment-provider": fmt.Sprint(other.ProviderID), "store": fmt.Sprint(other.StoreID),
		}
		before := fingerprint(ctx, world.DatabaseURL)
		Expect(naming(foreign, clients)).To(BeNumerically(">", 40))
		Expect(fingerprint(ctx, world.DatabaseURL)).To(Equal(before))
	})

	It("is not found when it names what belongs to another customer of the store", func(ctx SpecContext) {
		other := shop.Storefront.Bearer(shop.Storefront.Once().Post("/customer/user", map[string]any{
			"email": "other@example.com", "password": "seven slow kettles", "firstName": "Noah", "lastName": "Berg", "acceptTerms": true,
		}).OK().Text("accessToken"))
		guest := shop.Guest(shop.White, 1)
		foreign := map[string]string{
			"customer-address": other.Post("/customer/user-address", apitest.Home).OK().Text("customerAddressId"),
			"cart-item":        other.Post("/customer/cart/item", map[string]any{"variantId": shop.White, "quantity": 1}).OK().Text("items.0.cartItemId"),
			"cart":             fmt.Sprint(guest.CartID),
			"order":            guest.Buy().OK().Text("orderId"),
		}
		before := fingerprint(ctx, world.DatabaseURL)
		Expect(naming(foreign, map[string]apitest.Client{"customer": clients["customer"]})).To(BeNumerically(">", 5))
		Expect(fingerprint(ctx, world.DatabaseURL)).To(Equal(before))
	})
})

// naming puts ids of others, by kind of object, into every place of every
// operation that takes one, and tells how many places there were.
func naming(foreign map[string]string, clients map[string]apitest.Client) (cases int) {
	GinkgoHelper()
	operations(func(surface, path, method string, op *openapi3.Operation) {
		client, asked := clients[surface]
		if !asked || op.Security != nil && len(*op.Security) == 0 {
			return
		}
		for _, ref := range op.Parameters {
			id, known := foreign[objectOf(ref.Value.Schema)]
			if ref.Value.In != openapi3.ParameterInQuery || !known || filters.MatchString(path) {
				continue
			}
			cases++
			key := fmt.Sprintf("foreign-%s-%s-%s", op.OperationID, ref.Value.Name, id)
			refused(op, client.With("Idempotency-Key", key).Call(method, path+"?"+url.Values{ref.Value.Name: {id}}.Encode(), nil), ref.Value.Name)
		}
		if op.RequestBody == nil || op.RequestBody.Value.Content.Get("application/json") == nil {
			return
		}
		media := op.RequestBody.Value.Content.Get("application/json")
		example, _ := apitest.Example(media).(map[string]any)
		for name, property := range media.Schema.Value.Properties {
			id, known := foreign[objectOf(property)]
			if !known || example == nil {
				continue
			}
			body := maps.Clone(example)
			body[name] = json.Number(id)
			if property.Value.Type.Is("string") {
				body[name] = id
			}
			cases++
			key := fmt.Sprintf("foreign-%s-%s-%s", op.OperationID, name, id)
			refused(op, client.With("Idempotency-Key", key).Call(method, path, body), name)
		}
	})
	GinkgoWriter.Println(cases, "places")
	return cases
}

// pointed tells whether an answer is a 400 that points to where the request was broken.
func pointed(a *apitest.Answer, m apitest.Mutation) bool {
	if a.Status != http.StatusBadRequest {
		return false
	}
	for _, f := range a.Problem().Errors {
		if string(f.In) == m.In && strings.HasPrefix(f.Pointer, m.Pointer) {
			return true
		}
	}
	return false
}

// filters are operations whose ids narrow a list down: another store's narrows it to nothing.
var filters = regexp.MustCompile(`/(paged|summary|usage|export)$`)

func refused(op *openapi3.Operation, a *apitest.Answer, where string) {
	GinkgoHelper()
	Expect(a.Status).To(BeElementOf(http.StatusNotFound, http.StatusUnprocessableEntity, http.StatusBadRequest, http.StatusConflict, http.StatusNotImplemented), "%s with another store's %s: %s", op.OperationID, where, a.Body)
}

// operations visits every operation of the three surfaces.
func operations(visit func(surface, path, method string, op *openapi3.Operation)) {
	GinkgoHelper()
	for _, surface := range []string{"admin", "customer", "public"} {
		doc, err := router.Document(surface)
		Expect(err).NotTo(HaveOccurred())
		paths := doc.Paths.Map()
		for _, path := range slices.Sorted(maps.Keys(paths)) {
			ops := paths[path].Operations()
			for _, method := range slices.Sorted(maps.Keys(ops)) {
				visit(surface, path, method, ops[method])
			}
		}
	}
}

// open tells whether an operation wants no token.
func open(op *openapi3.Operation) bool {
	if op.Security == nil {
		return false
	}
	for _, alternative := range *op.Security {
		_, admin := alternative["adminToken"]
		_, app := alternative["appToken"]
		_, customer := alternative["customerToken"]
		_, cart := alternative["cartToken"]
		if !admin && !app && !customer || cart {
			return true
		}
	}
	return len(*op.Security) == 0
}

func objectOf(s *openapi3.SchemaRef) string {
	if s == nil || s.Value == nil {
		return ""
	}
	object, _ := s.Value.Extensions["x-object"].(string)
	for _, part := range s.Value.AllOf {
		if object == "" {
			object = objectOf(part)
		}
	}
	return object
}

func permissions(shop *apitest.Shop) []string {
	GinkgoHelper()
	var scopes struct {
		Permissions []struct{ Permission string } `json:"permissions"`
	}
	a := shop.Admin.Get("/admin/scope/all").OK()
	if err := json.Unmarshal(a.Body, &scopes); err == nil && len(scopes.Permissions) > 0 && scopes.Permissions[0].Permission != "" {
		var all []string
		for _, p := range scopes.Permissions {
			all = append(all, p.Permission)
		}
		return all
	}
	var plain struct{ Permissions []string }
	Expect(json.Unmarshal(a.Body, &plain)).To(Succeed(), "%s", a.Body)
	return plain.Permissions
}

// unwatched tables are written by being asked at all, or by the service being alive.
var unwatched = []string{"idempotency_keys", "sessions", "app_tokens", "store_keys", "schema_migrations", "login_attempts", "throttles", "webhook_dispatchers"}

// fingerprint hashes every row of the database, as its owner sees it.
func fingerprint(ctx context.Context, databaseURL string) map[string]string {
	GinkgoHelper()
	db, err := postgres.Open(databaseURL, postgres.NoPooler)
	Expect(err).NotTo(HaveOccurred())
	defer db.Close()
	prints := map[string]string{}
	for _, table := range tables(ctx, db) {
		var text sql.NullString
		Expect(db.QueryRowContext(ctx, "SELECT string_agg(t::text, E'\\n' ORDER BY t::text) FROM "+table+" t").Scan(&text)).To(Succeed())
		prints[table] = fmt.Sprintf("%x", sha256.Sum256([]byte(text.String)))
	}
	return prints
}

func tables(ctx context.Context, db *sql.DB) (names []string) {
	GinkgoHelper()
	rows, err := db.QueryContext(ctx, "SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1")
	Expect(err).NotTo(HaveOccurred())
	defer rows.Close()
	for rows.Next() {
		var name string
		Expect(rows.Scan(&name)).To(Succeed())
		if !slices.Contains(unwatched, name) {
			names = append(names, name)
		}
	}
	return names
}
