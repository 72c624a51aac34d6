package apitest_test

import (
	"fmt"
	"maps"
	"net/http"
	"slices"
	"time"

	"github.com/getkin/kin-openapi/openapi3"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

// caller is a kind of caller.
type caller struct {
	name   string
	client apitest.Client
	// scheme is the security scheme of the caller's credential in the OpenAPI documents; "" means the
	// credential is invalid.
	scheme string
	// may reports whether the caller has a permission in the store of the request.
	may func(permission string) bool
	// all reports whether the caller's permissions apply to all stores, present and future.
	all bool
	// outside means that the credential is valid, but not for the store that the request names.
	outside bool
}

// verdict returns the status that the document defines for the caller. 0 means that the caller has access, so that the
// service goes on to check the request.
func (c caller) verdict(doc *openapi3.T, op *openapi3.Operation) (status int, permission string) {
	security := doc.Security
	if op.Security != nil {
		security = *op.Security
	}
	if len(security) == 0 {
		return 0, ""
	}
	accepted := slices.ContainsFunc(security, func(r openapi3.SecurityRequirement) bool { _, ok := r[c.scheme]; return ok })
	permission, _ = op.Extensions["x-permission"].(string)
	noStore := op.Extensions["x-store"] == "none"
	switch {
	case !accepted:
		return http.StatusUnauthorized, ""
	case permission == "": // a document without a security requirement admits no caller
		return http.StatusForbidden, ""
	case c.outside && !noStore:
		return http.StatusNotFound, ""
	case permission == "authenticated":
		return 0, ""
	case !c.may(permission), noStore && !c.all:
		return http.StatusForbidden, permission
	}
	return 0, ""
}

// ask sends a request with an unknown parameter. The service checks permissions before parameters, so no operation
// runs.
func (c caller) ask(method, path string) *apitest.Answer {
	GinkgoHelper()
	return c.client.Call(method, path+"?nobodyKnowsThis=1", nil)
}

// guarded is an operation of a surface whose operations require permissions.
type guarded struct {
	doc                   *openapi3.T
	surface, path, method string
	op                    *openapi3.Operation
}

func guardedOperations() (all []guarded) {
	GinkgoHelper()
	operations(func(surface, path, method string, op *openapi3.Operation) {
		if doc := surfaces()[surface]; surface != "customer" {
			all = append(all, guarded{doc, surface, path, method, op})
		}
	})
	return all
}

// The specs call every operation of the OpenAPI documents as every kind of caller. Once a document contains a new
// operation, the specs cover it.
var _ = Describe("The access of a caller", Ordered, func() {
	var (
		world       *apitest.World
		shop, other *apitest.Shop
		customer    apitest.Client
		every       []string // all permissions
		all         []guarded
		wrong       []string
		cases       int
	)

	// judge calls an operation as a caller, and records the response if it differs from the document.
	judge := func(c caller, g guarded) {
		GinkgoHelper()
		want, permission := c.verdict(g.doc, g.op)
		a := c.ask(g.method, g.path)
		cases++
		got := a.Status
		if want == 0 {
			want = http.StatusBadRequest // because of the unknown parameter or the missing body
			if got == http.StatusUnsupportedMediaType {
				got = want
			}
		}
		if got != want {
			wrong = append(wrong, fmt.Sprintf("%s.%s as %s: want %d, got %d %s", g.surface, g.op.OperationID, c.name, want, got, a.Body))
			return
		}
		if got == http.StatusForbidden && permission != "" {
			if named := a.Problem().Permission; named == nil || *named != permission {
				wrong = append(wrong, fmt.Sprintf("%s.%s as %s: does not name %s: %s", g.surface, g.op.OperationID, c.name, permission, a.Body))
			}
		}
	}
	conclude := func(least int) {
		GinkgoHelper()
		GinkgoWriter.Println(cases, "cases")
		Expect(wrong).To(BeEmpty())
		Expect(cases).To(BeNumerically(">", least))
	}

	BeforeAll(func(ctx SpecContext) {
		world = apitest.Start(ctx)
		shop, other = world.Shop("asked"), world.Shop("another")
		every, all = permissions(shop), guardedOperations()
		customer = shop.Storefront.Bearer(shop.Storefront.Once().Post("/customer/user", map[string]any{
			"email": "asking@example.com", "password": "seven slow kettles", "firstName": "Mia", "lastName": "Keller", "acceptTerms": true,
		}).OK().Text("accessToken"))
	})
	BeforeEach(func() { wrong, cases = nil, 0 })

	// person creates an administrator with one scope. The returned function hold replaces the scope's permissions.
	person := func(name string, stores []int64) (client apitest.Client, hold func(permissions []string)) {
		GinkgoHelper()
		content := map[string]any{"name": name, "permissions": []string{}, "storeIds": stores}
		id := shop.Admin.Put("/admin/scope", content).OK().ID("scopeId")
		email := name + "@juniper-oak.example"
		world.Invite(shop.Admin, email, apitest.AdminPassword, []int64{id}, nil)
		return world.Login(email, apitest.AdminPassword).In(shop.StoreID), func(permissions []string) {
			GinkgoHelper()
			content["scopeId"], content["permissions"] = id, permissions
			shop.Admin.Put("/admin/scope", content).OK()
		}
	}
	// token creates an app token of a shop. The returned function hold replaces the token's permissions.
	token := func(s *apitest.Shop, name string) (client apitest.Client, hold func(permissions []string)) {
		GinkgoHelper()
		made := s.Admin.Post("/admin/app-token", map[string]any{"name": name, "permissions": []string{"order:read"}}).OK()
		return world.Client().Bearer(made.Text("token")).In(shop.StoreID), func(permissions []string) {
			GinkgoHelper()
			s.Admin.Patch("/admin/app-token", map[string]any{"appTokenId": made.ID("appTokenId"), "permissions": permissions}).OK()
		}
	}
	anything := func(string) bool { return true }

	It("matches the document for callers of the wrong kind and from other stores", func() {
		stranger, holdThere := person("stranger", []int64{other.StoreID})
		holdThere(every)
		foreign, holdForeign := token(other, "foreign")
		holdForeign(every)
		owner := world.Login(apitest.AdminEmail, apitest.AdminPassword).In(shop.StoreID)
		callers := []caller{
			{name: "nobody", client: world.Client().In(shop.StoreID)},
			{name: "somebody with a storefront's key", client: shop.Storefront.In(shop.StoreID)},
			{name: "a made-up admin token", client: world.Client().Bearer(domain.NewToken(domain.AdminToken)).In(shop.StoreID)},
			{name: "a made-up app token", client: world.Client().Bearer(domain.NewToken(domain.AppTokenKind)).In(shop.StoreID)},
			{name: "a customer", client: customer.In(shop.StoreID), scheme: "customerToken"},
			{name: "an administrator of another store", client: stranger, scheme: "adminToken", may: anything, outside: true},
			{name: "an app token of another store", client: foreign, scheme: "appTokenBearer", may: anything, outside: true},
			{name: "an administrator of a store that is not there", client: owner.In(987654), scheme: "adminToken", may: anything, all: true, outside: true},
			{name: "an owner", client: owner, scheme: "adminToken", may: anything, all: true},
		}
		for _, g := range all {
			for _, c := range callers {
				judge(c, g)
			}
		}
		conclude(9 * 100)
	})

	It("matches the document for each permission", func() {
		local, holdLocal := person("local", []int64{shop.StoreID})
		global, holdGlobal := person("global", []int64{})
		machine, holdMachine := token(shop, "machine")
		covered := map[string]bool{}
		for _, permission := range every {
			for _, exactly := range []bool{true, false} {
				held, how := []string{permission}, "exactly"
				if !exactly {
					held, how = slices.DeleteFunc(slices.Clone(every), func(p string) bool { return p == permission }), "all but"
				}
				may := func(p string) bool { return slices.Contains(held, p) }
				for _, hold := range []func([]string){holdLocal, holdGlobal, holdMachine} {
					hold(held)
				}
				callers := []caller{
					{name: "an administrator with " + how + " " + permission, client: local, scheme: "adminToken", may: may},
					{name: "an administrator of all stores with " + how + " " + permission, client: global, scheme: "adminToken", may: may, all: true},
					{name: "an app token with " + how + " " + permission, client: machine, scheme: "appTokenBearer", may: may},
				}
				for _, g := range all {
					named, _ := g.op.Extensions["x-permission"].(string)
					if named != permission && !(exactly && crosses(permission, g.op)) {
						continue
					}
					covered[g.surface+"."+g.op.OperationID] = covered[g.surface+"."+g.op.OperationID] || named == permission
					for _, c := range callers {
						judge(c, g)
					}
				}
			}
		}
		for _, g := range all {
			if named, _ := g.op.Extensions["x-permission"].(string); named != "authenticated" && !open(g.op) {
				Expect(covered).To(HaveKeyWithValue(g.surface+"."+g.op.OperationID, true), "no scope can be given %q", named)
			}
		}
		conclude(6 * 100)
	})

	It("ends when the credential expires or is revoked, and when its user logs out or is deactivated", func() {
		lifetime := func(expires any) apitest.Client {
			made := shop.Admin.Post("/admin/app-token", map[string]any{"name": fmt.Sprint("until ", expires), "permissions": every, "expiresOn": expires}).OK()
			return world.Client().Bearer(made.Text("token")).In(shop.StoreID)
		}
		soon := lifetime(world.Clock.Now().Add(time.Minute))
		revoked := shop.Admin.Post("/admin/app-token", map[string]any{"name": "revoked", "permissions": every}).OK()
		shop.Admin.Delete(fmt.Sprintf("/admin/app-token?appTokenId=%d", revoked.ID("appTokenId"))).OK()
		over := world.Login(apitest.AdminEmail, apitest.AdminPassword).In(shop.StoreID)
		out := world.Login(apitest.AdminEmail, apitest.AdminPassword).In(shop.StoreID)
		out.Post("/admin/logout", nil).OK()
		gone, hold := person("gone", []int64{shop.StoreID})
		hold(every)
		shop.Admin.Delete("/admin/user?id=" + gone.Get("/admin/user/me").OK().Text("id")).OK()
		refreshed := world.Client().Post("/admin/login", map[string]any{"email": apitest.AdminEmail, "password": apitest.AdminPassword}).OK()
		world.Client().Post("/admin/login/refresh", map[string]any{"refreshToken": refreshed.Text("refreshToken")}).OK()

		clients := map[string]apitest.Client{
			"a revoked app token": world.Client().Bearer(revoked.Text("token")).In(shop.StoreID), "a session that was logged out": out,
			"a deactivated user": gone, "a token before its refresh": world.Client().Bearer(refreshed.Text("accessToken")).In(shop.StoreID),
			"a refresh token": world.Client().Bearer(refreshed.Text("refreshToken")).In(shop.StoreID),
			"a token twice":   world.Client().With("Authorization", "Bearer "+revoked.Text("token")+" "+revoked.Text("token")).In(shop.StoreID),
		}
		world.Clock.Advance(2 * time.Hour)
		clients["an expired app token"], clients["an expired session"] = soon, over
		for _, g := range all {
			for _, name := range slices.Sorted(maps.Keys(clients)) {
				judge(caller{name: name, client: clients[name]}, g)
			}
		}
		conclude(8 * 100)
	})
})

// crosses picks a different tenth of the operations for each permission. The spec calls those picked operations that
// require another permission, and expects refusals.
func crosses(permission string, op *openapi3.Operation) bool {
	sum := 0
	for _, r := range permission + op.OperationID {
		sum += int(r)
	}
	return sum%10 == 0 && !open(op)
}
