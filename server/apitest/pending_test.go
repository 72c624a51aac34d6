package apitest_test

import (
	"github.com/getkin/kin-openapi/openapi3"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
)

// planned tells whether the published document says that something is not there yet.
func planned(extensions map[string]any) bool { return extensions["x-status"] == "planned" }

// That nothing answers 501 is held by every spec: an answer that its operation does not
// document fails it.
var _ = Describe("What is planned", func() {
	It("is no operation: all of them are written", func() {
		var left []string
		operations(func(surface, _, _ string, op *openapi3.Operation) {
			if planned(op.Extensions) {
				left = append(left, surface+"."+op.OperationID)
			}
		})
		Expect(left).To(BeEmpty(), "who plans one brings back the spec that asks for its 501")
	})
})
