package apitest_test

import (
	"fmt"
	"net/http"
	"net/url"

	"github.com/getkin/kin-openapi/openapi3"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

// planned tells whether the published document says that something is not there yet.
func planned(extensions map[string]any) bool { return extensions["x-status"] == "planned" }

// What the documents promise and nobody has written yet says so, in the documents
// (`x-status: planned`, from server/<surface>/pending.go) and on the wire: 501, to a
// request that is otherwise right. That nothing else answers 501 is held by every
// spec: an answer that its operation does not document fails it.
var _ = Describe("What is planned", func() {
	It("answers 501 and nothing else", func(ctx SpecContext) {
		world := apitest.Start(ctx)
		shop := world.Shop("pending")
		customer := shop.Storefront.Once().Post("/customer/user", map[string]any{
			"email": "pending@example.com", "password": "seven slow kettles", "firstName": "Mia", "lastName": "Keller", "acceptTerms": true,
		}).OK().Text("accessToken")
		clients := map[string]apitest.Client{"admin": shop.Admin, "public": shop.AppToken(permissions(shop)...), "customer": shop.Storefront.Bearer(customer)}
		asked := 0
		operations(func(surface, path, method string, op *openapi3.Operation) {
			if !planned(op.Extensions) {
				return
			}
			Expect(op.Responses.Value("501")).NotTo(BeNil(), op.OperationID)
			Expect(op.Description).To(HavePrefix("**Planned.**"), op.OperationID)
			var body any
			if op.RequestBody != nil {
				media := op.RequestBody.Value.Content.Get("application/json")
				if media == nil {
					return // an upload
				}
				body = apitest.Example(media)
			}
			query := url.Values{}
			for _, p := range op.Parameters {
				if p.Value.In == openapi3.ParameterInQuery && p.Value.Required {
					query.Set(p.Value.Name, "1")
				}
			}
			a := clients[surface].With("Idempotency-Key", "pending-"+op.OperationID).Call(method, path+"?"+query.Encode(), body)
			if a.Status == http.StatusBadRequest && len(query) > 0 {
				return // a required parameter wants more than a number
			}
			a.Is(http.StatusNotImplemented).Refused(domain.NotImplemented)
			asked++
		})
		AddReportEntry("planned operations asked", fmt.Sprint(asked))
		Expect(asked).To(BeNumerically(">", 0), "nothing is planned any more: delete this spec with the last pending.go")
	})
})
