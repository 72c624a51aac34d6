package apitest_test

import (
	"bytes"
	"fmt"
	"maps"
	"net/http"
	"net/url"
	"sync"
	"time"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/google/uuid"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
)

// The specs send requests to every operation of the OpenAPI documents and check the responses that all operations
// share. Once a document contains a new operation, the specs cover it.
var _ = Describe("Every operation", Ordered, func() {
	var (
		world   *apitest.World
		shop    *apitest.Shop
		clients map[string]apitest.Client
	)

	const email, password = "every@example.com", "lantern-meadow-copper-19" // in no example of the documents

	// sign logs the same users in again, so that each surface has a valid credential.
	sign := func() {
		GinkgoHelper()
		clients["admin"] = world.Login(apitest.AdminEmail, apitest.AdminPassword).In(shop.StoreID)
		clients["customer"] = clients["customer"].Bearer(shop.Storefront.Post("/customer/store/login", object{"email": email, "password": password}).OK().Text("accessToken"))
	}

	BeforeAll(func(ctx SpecContext) {
		world = apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} })
		shop = world.Shop("every")
		shop.Storefront.Post("/customer/user", object{"email": email, "password": password, "firstName": "Mia", "lastName": "Keller", "acceptTerms": true}).OK()
		clients = map[string]apitest.Client{"public": shop.AppToken(permissions(shop)...), "customer": shop.Guest(shop.White, 1).Client}
		sign()
	})

	It("rejects an unknown parameter, a body of another content type, and an oversized body", func() {
		large := bytes.Repeat([]byte(" "), 1<<20+1)
		operations(func(surface, path, method string, op *openapi3.Operation) {
			client := clients[surface]
			body, media := example(op), client.Once()
			if body == nil && op.RequestBody != nil {
				body, media = "--x--", media.With("Content-Type", "multipart/form-data; boundary=x")
			}
			media.Call(method, path+"?nobodyKnowsThis=1", body).Is(http.StatusBadRequest).Refused(domain.InvalidRequest)
			if op.RequestBody == nil {
				return
			}
			client.Once().With("Content-Type", "text/plain").Call(method, path, "x").Is(http.StatusUnsupportedMediaType).Refused(domain.UnsupportedMediaType)
			if apitest.Body(op) != nil {
				client.Once().Call(method, path, large).Is(http.StatusRequestEntityTooLarge).Refused(domain.PayloadTooLarge)
				client.Once().Call(method, path, "{").Is(http.StatusBadRequest).Refused(domain.InvalidRequest)
			}
		})
	})

	It("refuses an app token if, and only if, its document requires a user's login", func() {
		token, documented, refused := shop.AppToken("order:read").In(shop.StoreID), []string{}, []string{}
		operations(func(_, path, method string, op *openapi3.Operation) {
			if op.Extensions["x-permission"] != auth.Authenticated {
				return
			}
			if op.Responses.Status(http.StatusForbidden) != nil {
				documented = append(documented, op.OperationID)
			}
			if token.Call(method, asks(path, op), example(op)).Status == http.StatusForbidden {
				refused = append(refused, op.OperationID)
			}
		})
		Expect(refused).To(Equal(documented))
		Expect(refused).To(ContainElement("getMyUser"))
	})

	It("refuses a different request with a used idempotency key, and a repeat while the first request is running", func(ctx SpecContext) {
		type request struct {
			name   string
			client func() apitest.Client
			ask    func(apitest.Client) *apitest.Answer
		}
		var asked []request
		operations(func(surface, path, method string, op *openapi3.Operation) {
			if op.Parameters.GetByInAndName(openapi3.ParameterInHeader, "Idempotency-Key") == nil || planned(op.Extensions) {
				return
			}
			key := uuid.NewString()
			r := request{surface + "." + op.OperationID, func() apitest.Client { return clients[surface].With("Idempotency-Key", key) },
				func(c apitest.Client) *apitest.Answer { return c.Call(method, asks(path, op), example(op)) }}
			if op.RequestBody != nil && apitest.Body(op) == nil {
				r.ask = func(c apitest.Client) *apitest.Answer { return c.Upload(path, "a.png", aPNG(3, 3, 90), nil) }
			}
			if a := r.ask(r.client()); a.Status >= http.StatusInternalServerError {
				AddReportEntry(r.name, a.Status)
				return // the service stores no response with 5xx
			}
			if clients[surface].Get(map[string]string{"admin": "/admin/store/all", "customer": "/customer/user/me", "public": "/order/paged"}[surface]).Status == http.StatusUnauthorized {
				sign() // the operation may have ended the logins
			}
			another := r.ask(r.client().With("If-Match", `"1-another"`))
			Expect(another.Status).To(Equal(http.StatusUnprocessableEntity), "%s: %s", r.name, another.Body)
			another.Refused(domain.IdempotencyKeyReuse)
			asked = append(asked, r)
		})
		Expect(len(asked)).To(BeNumerically(">", 100))

		execute(ctx, world.DatabaseURL, `UPDATE idempotency_keys SET status = NULL, answer = NULL, lease_until = 'infinity'`)
		var waiting sync.WaitGroup
		answers := make([]*apitest.Answer, len(asked))
		for i, r := range asked {
			waiting.Go(func() {
				defer GinkgoRecover()
				answers[i] = r.ask(r.client())
				for tries := 0; answers[i].Status == http.StatusServiceUnavailable && tries < 100; tries++ {
					answers[i] = r.ask(r.client()) // no attempt found a free database connection in time
				}
			})
		}
		done := make(chan struct{})
		go func() { waiting.Wait(); close(done) }()
		Eventually(func() chan struct{} { world.Clock.Advance(16 * time.Second); return done }).Should(BeClosed())
		for i, r := range asked {
			Expect(answers[i].Status).To(Equal(http.StatusConflict), "%s: %s", r.name, answers[i].Body)
			answers[i].Refused(domain.IdempotencyInFlight)
			Expect(answers[i].Header.Get("Retry-After")).NotTo(BeEmpty(), r.name)
		}
	})

	It("reveals no internal details in an error", func(ctx SpecContext) {
		execute(ctx, world.DatabaseURL, `REVOKE ALL ON ALL TABLES IN SCHEMA public FROM store_app, platform`)
		var others []string
		operations(func(surface, path, method string, op *openapi3.Operation) {
			a := clients[surface].Once().Call(method, asks(path, op), example(op))
			if a.Status != http.StatusInternalServerError {
				others = append(others, fmt.Sprintf("%s.%s %d %s", surface, op.OperationID, a.Status, a.Body))
				return
			}
			Expect(a.Refused(domain.Internal).Detail).To(Equal("Internal error."))
			Expect(internals.FindString(string(a.Body))).To(BeEmpty(), "%s: %s", op.OperationID, a.Body)
		})
		Expect(others).To(BeEmpty())
	})
})

// asks returns the path of an operation with its required parameters. The ids in these parameters do not exist.
func asks(path string, op *openapi3.Operation) string {
	query := url.Values{}
	for _, ref := range op.Parameters {
		if p := ref.Value; p.In == openapi3.ParameterInQuery && p.Required {
			value := p.Example
			if value == nil {
				value = p.Schema.Value.Example
			}
			query.Set(p.Name, fmt.Sprint(value))
			if apitest.ObjectOf(p.Schema) != "" {
				query.Set(p.Name, never(fmt.Sprint(value)))
			}
		}
	}
	if len(query) == 0 {
		return path
	}
	return path + "?" + query.Encode()
}

// example returns the example of an operation's JSON body, with the right kinds of tokens; nil means the operation has
// no JSON body.
func example(op *openapi3.Operation) any {
	if apitest.Body(op) == nil {
		return nil
	}
	body := apitest.Example(op.RequestBody.Value.Content.Get("application/json"))
	if members, ok := body.(map[string]any); ok && members["refreshToken"] != nil {
		members = maps.Clone(members)
		members["refreshToken"] = domain.NewToken(domain.RefreshToken)
		return members
	}
	return body
}
