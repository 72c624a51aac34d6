package apitest_test

import (
	"context"
	"crypto/sha256"
	"database/sql"
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"slices"
	"strings"
	"sync"

	"github.com/getkin/kin-openapi/openapi3"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/server/router"
	"github.com/storeplatform/storeplatform/store/postgres"
)

// The specs derive every possible fault of a request from the document of its operation. No faulty request may fail
// with 5xx or change anything.
var _ = Describe("Bad input", Ordered, func() {
	var (
		world   *apitest.World
		shop    *apitest.Shop
		clients map[string]apitest.Client
	)

	BeforeAll(func(ctx SpecContext) {
		world = apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} }) // background jobs would change rows
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
})

// pointed reports whether a response is a 400 that points to the fault in the request.
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

// surfaces returns the documents with operations. It reads them once, and callers must not change them.
var surfaces = sync.OnceValue(func() map[string]*openapi3.T {
	all := map[string]*openapi3.T{}
	for _, surface := range []string{"admin", "customer", "public"} {
		doc, err := router.Document(surface)
		Expect(err).NotTo(HaveOccurred())
		all[surface] = doc
	}
	return all
})

// operations visits every operation of the three surfaces.
func operations(visit func(surface, path, method string, op *openapi3.Operation)) {
	GinkgoHelper()
	for _, surface := range []string{"admin", "customer", "public"} {
		paths := surfaces()[surface].Paths.Map()
		for _, path := range slices.Sorted(maps.Keys(paths)) {
			ops := paths[path].Operations()
			for _, method := range slices.Sorted(maps.Keys(ops)) {
				visit(surface, path, method, ops[method])
			}
		}
	}
}

// open reports whether an operation requires no token.
func open(op *openapi3.Operation) bool {
	if op.Security == nil {
		return false
	}
	for _, alternative := range *op.Security {
		_, admin := alternative["adminToken"]
		_, app := alternative["appTokenBearer"]
		_, customer := alternative["customerToken"]
		_, cart := alternative["cartToken"]
		if !admin && !app && !customer || cart {
			return true
		}
	}
	return len(*op.Security) == 0
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

// unwatched lists the tables that any request, or the running service on its own, may write to.
var unwatched = []string{"integration_logs", "request_logs", "idempotency_keys", "sessions", "app_tokens", "store_keys", "schema_migrations", "schema_history", "login_attempts", "throttles", "webhook_dispatchers"}

// fingerprint returns a hash of the rows of each table. It reads them with the rights of the table's owner.
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
