package apitest_test

import (
	"github.com/getkin/kin-openapi/openapi3"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
)

// planned reports whether the published document marks an operation as not available yet.
func planned(extensions map[string]any) bool { return extensions["x-status"] == "planned" }

// Every spec fails for an undocumented response. An operation without a handler would respond with 501, which is
// undocumented.
var _ = Describe("The OpenAPI documents", func() {
	It("contain no planned operation: all operations have handlers", func() {
		var left []string
		operations(func(surface, _, _ string, op *openapi3.Operation) {
			if planned(op.Extensions) {
				left = append(left, surface+"."+op.OperationID)
			}
		})
		Expect(left).To(BeEmpty(), "who plans one brings back the spec that asks for its 501")
	})
})
