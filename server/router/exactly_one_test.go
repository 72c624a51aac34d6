package router

import (
	"context"

	"github.com/getkin/kin-openapi/openapi3"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
)

var _ = Describe("A choice of exactly one among several fields", func() {
	item := openapi3.NewObjectSchema().WithoutAdditionalProperties().WithProperty("id", openapi3.NewInt64Schema()).WithProperty("sku", openapi3.NewStringSchema().WithNullable())
	item.Extensions = map[string]any{exactlyOneKey: []any{[]any{"id", "sku"}}}
	list := openapi3.NewArraySchema().WithMaxItems(5).WithItems(item)

	DescribeTable("is enforced in each object of a body, for example with", func(value any, pointers ...string) {
		found := &faults{}
		Expect(known(list)).To(Succeed())
		Expect(checkBody(context.Background(), list, []any{map[string]any{"sku": "a"}, value}, found)).To(Succeed())
		at := []string{}
		for _, f := range found.fields {
			Expect(f.Code).To(Equal("invalid_request"))
			at = append(at, f.Pointer)
		}
		Expect(at).To(ConsistOf(pointers))
	},
		Entry("one of the fields", map[string]any{"sku": "a"}),
		Entry("one of the fields, and null for the other", map[string]any{"id": 7.0, "sku": nil}),
		Entry("none of the fields (refused)", map[string]any{}, "/1/id", "/1/sku"),
		Entry("only an empty text (refused)", map[string]any{"sku": ""}, "/1/id", "/1/sku"),
		Entry("both fields (refused)", map[string]any{"id": 7.0, "sku": "a"}, "/1/id", "/1/sku"),
	)

	DescribeTable("stops the startup if the extension", func(value any, text string) {
		s := openapi3.NewObjectSchema().WithoutAdditionalProperties().WithProperty("id", openapi3.NewInt64Schema())
		s.Extensions = map[string]any{exactlyOneKey: value}
		Expect(known(s)).To(MatchError(ContainSubstring(text)))
	},
		Entry("is not a list", "id", "is not a list"),
		Entry("names a field that the object does not have", []any{[]any{"id", "sku"}}, "names sku"),
		Entry("names only one field in a group", []any{[]any{"id"}}, "fewer than two names"),
	)
})
