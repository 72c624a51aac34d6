package apitest_test

import (
	"fmt"
	"net/http"
	"net/url"
	"os"
	"regexp"

	"github.com/getkin/kin-openapi/openapi3"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

var listed = regexp.MustCompile(`later\("(\w+)"\)`)

// What the documents promise and nobody has written yet says so: 501, to a
// request that is otherwise right. The list is server/<surface>/pending.go.
var _ = Describe("Operations that are pending", func() {
	It("answer 501 and nothing else", func(ctx SpecContext) {
		world := apitest.Start(ctx)
		shop := world.Shop("pending")
		customer := shop.Storefront.Once().Post("/customer/user", map[string]any{
			"email": "pending@example.com", "password": "seven slow kettles", "firstName": "Mia", "lastName": "Keller", "acceptTerms": true,
		}).OK().Text("accessToken")
		clients := map[string]apitest.Client{"admin": shop.Admin, "public": shop.AppToken(permissions(shop)...), "customer": shop.Storefront.Bearer(customer)}
		pending := map[string]bool{}
		for surface := range clients {
			source, err := os.ReadFile("../" + surface + "/pending.go")
			Expect(err).NotTo(HaveOccurred())
			for _, m := range listed.FindAllSubmatch(source, -1) {
				pending[surface+"."+string(m[1])] = true
			}
		}
		asked := 0
		operations(func(surface, path, method string, op *openapi3.Operation) {
			if !pending[surface+"."+op.OperationID] {
				return
			}
			delete(pending, surface+"."+op.OperationID)
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
		Expect(pending).To(BeEmpty(), "pending operations that no document has")
		AddReportEntry("pending operations asked", fmt.Sprint(asked))
		Expect(asked).To(BeNumerically(">", 0), "nothing is pending any more: delete this spec with the last pending.go")
	})
})
