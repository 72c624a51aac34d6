package router

import (
	"errors"
	"fmt"
	"strings"

	"github.com/getkin/kin-openapi/openapi3"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("A field error", func() {
	text := openapi3.NewStringSchema

	DescribeTable("has the code of the fault, and describes the valid values, for", func(s *openapi3.Schema, value any, code, detail string) {
		found := &faults{}
		found.add(s.VisitJSON(value, openapi3.MultiErrors()), "body", []string{"a"})
		Expect(found.fields).To(ConsistOf(domain.Field{In: "body", Pointer: "/a", Code: code, Detail: detail}))
	},
		Entry("a wrong type", text(), 1.0, "wrong_type", "The value has to be of type string."),
		Entry("null", text(), nil, "not_nullable", "The value must not be null."),
		Entry("a value outside of an enum", text().WithEnum("A", "B"), "C", "not_in_set", "The value has to be one of A, B."),
		Entry("a wrong pattern", text().WithPattern("^a+$"), "b", "wrong_pattern", "The value does not have the right form."),
		Entry("a wrong pattern with an example", &openapi3.Schema{Type: &openapi3.Types{"string"}, Pattern: "^a+$", Example: "aa"}, "b", "wrong_pattern", "The value does not have the right form, which is for example aa."),
		Entry("a time without a zone", text().WithFormat("date-time").WithMinLength(4), "2026-01-01T00:00:00", "wrong_format", "The value has to be a time with a time zone, such as 2026-01-31T09:00:00Z."),
		Entry("a time that does not exist", text().WithFormat("date-time"), "2026-02-30T00:00:00Z", "wrong_format", "The value has to be a time with a time zone, such as 2026-01-31T09:00:00Z."),
		Entry("a date that does not exist", text().WithFormat("date"), "2026-02-30", "wrong_format", "The value is not a valid date."),
		Entry("a time that is too short", text().WithFormat("date-time").WithMinLength(30), "2026-01-01T00:00:00Z", "too_short", "The value has to be a time with a time zone, such as 2026-01-31T09:00:00Z."),
		Entry("an invalid format", text().WithFormat("date"), "b", "wrong_format", "The value is not a valid date."),
		Entry("a text that is too long", text().WithMaxLength(3), "abcd", "too_long", "The value is longer than 3 characters."),
		Entry("a text that is too short", text().WithMinLength(3), "ab", "too_short", "The value is shorter than 3 characters."),
		Entry("a number that is too small", openapi3.NewFloat64Schema().WithMin(0.5), 0.25, "too_small", "The value is below 0.5."),
		Entry("a number that is too large", openapi3.NewFloat64Schema().WithMax(1e6), 2e6, "too_large", "The value is above 1000000."),
		Entry("too many items", openapi3.NewArraySchema().WithItems(text()).WithMaxItems(1), []any{"a", "b"}, "too_many", "There are more than 1 items."),
		Entry("too few items", openapi3.NewArraySchema().WithItems(text()).WithMinItems(2), []any{"a"}, "too_few", "There are fewer than 2 items."),
		Entry("too many fields", openapi3.NewObjectSchema().WithMaxProperties(1), map[string]any{"a": 1, "b": 2}, "too_many", "There are more than 1 members."),
		Entry("duplicate items", openapi3.NewArraySchema().WithItems(text()).WithUniqueItems(true), []any{"a", "a"}, "duplicate", "The value is not valid."),
	)

	It("lists the values of an enum with at most 60 values", func() {
		values := func(n int) (all []any) {
			for i := range n {
				all = append(all, fmt.Sprint("V", i+1))
			}
			return all
		}
		Expect(describe("enum", text().WithEnum(values(maxListed)...))).To(HaveSuffix(", V59, V60."))
		Expect(describe("enum", text().WithEnum(values(maxListed+1)...))).To(Equal("The value is not valid."))
	})

	It("contains neither the rejected value nor an error text of the library", func() {
		for _, code := range []string{"type", "enum", "format", "maxLength", "minLength", "minimum", "maximum", "maxItems", "minItems", "maxProperties", "oneOf"} {
			Expect(describe(code, nil)).To(Equal("The value is not valid."), code)
		}
		for _, code := range []string{"type", "format", "maxLength", "minimum", "maximum", "maxItems", "maxProperties"} {
			Expect(describe(code, openapi3.NewSchema())).To(Equal("The value is not valid."), code)
		}
		found := &faults{}
		found.add(errors.New("pq: password of secret"), "query", []string{"a"})
		Expect(found.fields).To(ConsistOf(domain.Field{In: "query", Pointer: "/a", Code: "invalid", Detail: "The value is not valid."}))
	})

	It("points to the part of a value that fails inside an allOf", func() {
		both := openapi3.NewAllOfSchema(
			openapi3.NewObjectSchema().WithProperty("one", text().WithMaxLength(1)),
			openapi3.NewObjectSchema().WithProperty("two", text().WithMaxLength(1)))
		found := &faults{}
		found.add(both.VisitJSON(map[string]any{"one": "aa", "two": "bb"}, openapi3.MultiErrors()), "body", nil)
		for _, f := range found.fields {
			Expect(f.Code).To(Equal("too_long"))
		}
		Expect(found.fields).NotTo(BeEmpty())
	})

	It("is listed in the order of its pointer, and then of its discovery", func() {
		found := &faults{}
		Expect(found.err()).NotTo(HaveOccurred())
		for _, name := range []string{"b", "a"} {
			found.field("query", []string{name}, "unknown", "first")
			found.field("query", []string{name}, "malformed", "second")
		}
		found.field("body", []string{"c/~"}, "required", "first")
		err := found.err()
		Expect(err).To(MatchError("invalid_request: The request does not fit the contract."))
		var places []string
		for _, f := range err.(*domain.Error).Fields {
			places = append(places, f.In+f.Pointer+" "+f.Detail)
		}
		Expect(places).To(Equal([]string{"body/c~1~0 first", "query/a first", "query/a second", "query/b first", "query/b second"}))
	})

	It("is reported if it is the first or while the pointers fit into 16 KiB", func() {
		found := &faults{}
		found.field("body", []string{strings.Repeat("a", 20_000)}, "unknown", "")
		Expect(found.fields).To(HaveLen(1))
		Expect(found.more).To(BeFalse())
		found.field("body", []string{"b"}, "unknown", "")
		Expect(found.fields).To(HaveLen(1))
		Expect(found.more).To(BeTrue())

		found = &faults{}
		for range 2 {
			found.field("body", []string{strings.Repeat("a", 8<<10-1)}, "unknown", "")
		}
		Expect(found.more).To(BeFalse(), "16 KiB")
		found.field("body", nil, "unknown", "")
		Expect(found.more).To(BeFalse())
		found.field("body", []string{""}, "unknown", "")
		Expect(found.more).To(BeTrue(), "a byte more")
	})
})
