package router

import (
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/getkin/kin-openapi/openapi3"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

// The library's own check is the reference: for small bodies, both checks must find the same faults, for the schema of
// every operation.
var _ = Describe("The validation of a body", func() {
	It("finds the same faults at the same places as the library", func() {
		random := rand.New(rand.NewPCG(1, 2))
		good, bad := 0, 0
		everyBody(func(id string, s *openapi3.Schema) {
			for range 200 {
				body := sent(invent(random, s, 0.02, 0))
				ours, theirs := &faults{}, &faults{}
				Expect(checkBody(context.Background(), s, body, ours)).To(Succeed())
				theirs.add(s.VisitJSON(body, openapi3.MultiErrors(), openapi3.VisitAsRequest()), "body", nil)
				if ours.more || theirs.more {
					continue
				}
				ours.fields = slices.DeleteFunc(ours.fields, func(f domain.Field) bool { return f.Code == fieldCodes[exactlyOneKey] }) // the library does not find these faults
				raw, _ := json.Marshal(body)
				Expect(covers(theirs, ours)).To(BeTrue(), "%s: %s\nours: %v\ntheirs: %v", id, raw, ours.fields, theirs.fields)
				if len(ours.fields) == 0 {
					good++
				} else {
					bad++
				}
			}
		})
		GinkgoWriter.Println(good, "accepted,", bad, "refused")
		Expect(good).To(BeNumerically(">", 3000))
		Expect(bad).To(BeNumerically(">", 3000))
	})

	It("checks limits first, and skips values beyond a limit", func() {
		s := openapi3.NewArraySchema().WithMaxItems(50).WithItems(openapi3.NewObjectSchema().WithRequired([]string{"key"}))
		found, c := &faults{}, &checker{ctx: context.Background()}
		c.found = found
		c.value(s, slices.Repeat([]any{map[string]any{}}, 30_000))
		Expect(found.fields).To(HaveLen(1))
		Expect(found.fields[0].Code).To(Equal("too_many"))
		Expect(c.values).To(Equal(1))

		found = &faults{}
		Expect(checkBody(context.Background(), openapi3.NewStringSchema().WithMaxLength(3).WithPattern("^a+$"), "bbbb", found)).To(Succeed())
		Expect(found.fields).To(HaveLen(1))
		Expect(found.fields[0].Code).To(Equal("too_long"))
		found = &faults{}
		Expect(checkBody(context.Background(), openapi3.NewIntegerSchema(), json.Number(strings.Repeat("1", 21)), found)).To(Succeed())
		Expect(found.fields).To(HaveLen(1))
		Expect(checkBody(context.Background(), openapi3.NewIntegerSchema(), json.Number("-"+strings.Repeat("1", 19)), &faults{})).To(Succeed())
	})

	It("checks a long body to its end if the caller waits", func() {
		found := &faults{}
		body := append(slices.Repeat([]any{json.Number("1")}, 3000), "no number")
		Expect(checkBody(context.Background(), openapi3.NewArraySchema().WithMaxItems(40_000).WithItems(openapi3.NewInt64Schema()), body, found)).To(Succeed())
		Expect(found.fields).To(HaveExactElements(HaveField("Pointer", "/3000")))
		_, err := readJSON(context.Background(), []byte("["+strings.Repeat("1,", 3000)+"1]"))
		Expect(err).NotTo(HaveOccurred())
	})

	It("names 100 faults, reports that there are more, and stops", func() {
		s := openapi3.NewArraySchema().WithMaxItems(40_000).WithItems(openapi3.NewInt64Schema())
		c := &checker{ctx: context.Background(), found: &faults{}}
		c.value(s, slices.Repeat([]any{"no number"}, 30_000))
		Expect(c.found.fields).To(HaveLen(100))
		Expect(c.found.err()).To(MatchError(ContainSubstring("more faults than the 100")))
		Expect(c.values).To(BeNumerically("<", 110))

		members := map[string]any{}
		for i := range 30_000 {
			members[fmt.Sprint(i)] = "no number"
		}
		c = &checker{ctx: context.Background(), found: &faults{}}
		c.value(openapi3.NewObjectSchema().WithMaxProperties(40_000).WithAdditionalProperties(openapi3.NewInt64Schema()), members)
		Expect(c.found.fields).To(HaveLen(100))
		Expect(c.values).To(BeNumerically("<", 110))

		few := &faults{}
		Expect(checkBody(context.Background(), s, slices.Repeat([]any{"no number"}, 100), few)).To(Succeed())
		Expect(few.err()).NotTo(MatchError(ContainSubstring("more faults")))
	})

	It("names fewer faults if their pointers are long", func() {
		body := map[string]any{}
		for i := range 90 {
			body[fmt.Sprint(i)+strings.Repeat("<", 4000)] = 1
		}
		found := &faults{}
		Expect(checkBody(context.Background(), openapi3.NewObjectSchema().WithoutAdditionalProperties(), body, found)).To(Succeed())
		Expect(len(found.fields)).To(BeNumerically("<=", 4))
		Expect(found.more).To(BeTrue())
	})

	It("stops if the caller has disconnected", func() {
		gone, leave := context.WithCancel(context.Background())
		leave()
		s := openapi3.NewArraySchema().WithMaxItems(40_000).WithItems(openapi3.NewInt64Schema())
		c := &checker{ctx: gone, found: &faults{}}
		c.value(s, slices.Repeat([]any{json.Number("1")}, 30_000))
		Expect(c.values).To(Equal(1024), "it looks every so often")
		Expect(checkBody(gone, s, []any{}, &faults{})).To(MatchError(ContainSubstring("left")))
		_, err := readJSON(gone, []byte("["+strings.Repeat("1,", 30_000)+"1]"))
		Expect(err).To(MatchError(ContainSubstring("left")))
	})

	DescribeTable("accepts an integer only in its plain notation:", EntryDescription("%[1]s, accepted: %[2]t"), func(number string, fits bool) {
		found := &faults{}
		Expect(checkBody(context.Background(), openapi3.NewInt64Schema(), json.Number(number), found)).To(Succeed())
		Expect(len(found.fields) == 0).To(Equal(fits))
	},
		Entry(nil, "12", true), Entry(nil, "-9223372036854775808", true),
		Entry(nil, "1e3", false), Entry(nil, "1E3", false), Entry(nil, "1.0", false), Entry(nil, "1.5", false), Entry(nil, strings.Repeat("1", 21), false))

	It("fails for a schema with an unsupported keyword or without a bound", func() {
		closed := func() *openapi3.Schema { return openapi3.NewObjectSchema().WithoutAdditionalProperties() }
		with := func(s *openapi3.Schema, change func(*openapi3.Schema)) *openapi3.Schema { change(s); return s }
		all := func(change func(*openapi3.Schema)) *openapi3.Schema {
			return with(openapi3.NewAllOfSchema(closed()), change)
		}
		endless := openapi3.NewArraySchema().WithItems(closed())
		for name, s := range map[string]*openapi3.Schema{
			"oneOf":                   with(closed(), func(s *openapi3.Schema) { s.OneOf = openapi3.SchemaRefs{closed().NewRef()} }),
			"anyOf":                   with(closed(), func(s *openapi3.Schema) { s.AnyOf = openapi3.SchemaRefs{closed().NewRef()} }),
			"oneOf and anyOf":         with(closed(), func(s *openapi3.Schema) { s.OneOf = openapi3.SchemaRefs{closed().NewRef()}; s.AnyOf = s.OneOf }),
			"anyOf below":             closed().WithProperty("a", openapi3.NewAnyOfSchema(closed())),
			"not":                     with(closed(), func(s *openapi3.Schema) { s.Not = closed().NewRef() }),
			"discriminator":           with(closed(), func(s *openapi3.Schema) { s.Discriminator = &openapi3.Discriminator{} }),
			"minProperties":           closed().WithMinProperties(1),
			"readOnly":                with(closed(), func(s *openapi3.Schema) { s.ReadOnly = true }),
			"writeOnly":               with(closed(), func(s *openapi3.Schema) { s.WriteOnly = true }),
			"required beside allOf":   all(func(s *openapi3.Schema) { s.Required = []string{"a"} }),
			"type beside allOf":       all(func(s *openapi3.Schema) { s.Type = &openapi3.Types{"string"} }),
			"properties beside allOf": all(func(s *openapi3.Schema) { s.WithProperty("a", closed()) }),
			"enum beside allOf":       all(func(s *openapi3.Schema) { s.Enum = []any{"a"} }),
			"pattern beside allOf":    all(func(s *openapi3.Schema) { s.Pattern = "a" }),
			"maxLength beside allOf":  all(func(s *openapi3.Schema) { s.WithMaxLength(1) }),
			"no type":                 openapi3.NewSchema(),
			"endless list":            endless,
			"endless list, in a list": openapi3.NewArraySchema().WithMaxItems(1).WithItems(endless),
			"endless list, in allOf":  openapi3.NewAllOfSchema(endless),
			"endless list, in others": openapi3.NewObjectSchema().WithMaxProperties(1).WithAdditionalProperties(endless),
			"list of anything":        openapi3.NewArraySchema().WithMaxItems(1),
			"open object":             openapi3.NewObjectSchema(),
			"object that says so":     openapi3.NewObjectSchema().WithAnyAdditionalProperties(),
		} {
			Expect(known(s)).NotTo(Succeed(), name)
		}
		Expect(known(closed())).To(Succeed())
		Expect(known(openapi3.NewObjectSchema().WithAnyAdditionalProperties().WithMaxProperties(1))).To(Succeed())
		Expect(known(openapi3.NewAllOfSchema(closed()))).To(Succeed())
	})

	It("applies the limits of the schema, and accepts every notation of a decimal number", func() {
		fits := func(s *openapi3.Schema, v any) []domain.Field {
			found := &faults{}
			Expect(checkBody(context.Background(), s, v, found)).To(Succeed())
			return found.fields
		}
		for _, n := range []string{"1.5", "1e3", strings.Repeat("1", 30)} {
			Expect(fits(openapi3.NewFloat64Schema(), json.Number(n))).To(BeEmpty())
		}
		Expect(fits(openapi3.NewArraySchema().WithItems(openapi3.NewInt64Schema()), []any{json.Number("1")})).To(BeEmpty())
		Expect(fits(openapi3.NewArraySchema().WithMaxItems(1).WithItems(openapi3.NewInt64Schema()), []any{json.Number("1")})).To(BeEmpty())
		open := openapi3.NewObjectSchema().WithMaxProperties(2)
		Expect(fits(open, map[string]any{"a": 1, "b": 2})).To(BeEmpty())
		Expect(fits(open.WithAdditionalProperties(openapi3.NewInt64Schema()), map[string]any{"a": "x", "b": "x", "c": "x"})).To(
			ConsistOf(domain.Field{In: "body", Code: "too_many", Detail: "There are more than 2 members."}), "what is in it is not looked at")
	})

	It("ignores unknown fields of an open object", func() {
		found := &faults{}
		Expect(checkBody(context.Background(), openapi3.NewObjectSchema().WithAnyAdditionalProperties().WithMaxProperties(2), map[string]any{"a": []any{1}, "b": nil}, found)).To(Succeed())
		Expect(found.fields).To(BeEmpty())
	})
})

// everyBody calls visit with the schema of every JSON body of the three surfaces.
func everyBody(visit func(id string, s *openapi3.Schema)) {
	GinkgoHelper()
	for _, surface := range []string{"admin", "customer", "public"} {
		doc, err := Document(surface)
		Expect(err).NotTo(HaveOccurred())
		for _, path := range slices.Sorted(slices.Values(doc.Paths.InMatchingOrder())) {
			for method, op := range doc.Paths.Value(path).Operations() {
				if op.RequestBody == nil {
					continue
				}
				if media := op.RequestBody.Value.Content.Get("application/json"); media != nil {
					visit(surface+" "+method+" "+path, media.Schema.Value)
				}
			}
		}
	}
}

// covers reports whether two checks found the same faults. The library reports no place below an allOf, so the pointer
// of our fault may extend the pointer of the library's fault.
func covers(theirs, ours *faults) bool {
	for _, our := range ours.fields {
		if !slices.ContainsFunc(theirs.fields, func(their domain.Field) bool { return strings.HasPrefix(our.Pointer, their.Pointer) }) {
			return false
		}
	}
	for _, their := range theirs.fields {
		if !slices.ContainsFunc(ours.fields, func(our domain.Field) bool { return strings.HasPrefix(our.Pointer, their.Pointer) }) {
			return false
		}
	}
	return true
}

// sent returns v as a request would deliver it.
func sent(v any) any {
	GinkgoHelper()
	raw, err := json.Marshal(v)
	Expect(err).NotTo(HaveOccurred())
	out, err := readJSON(context.Background(), raw)
	Expect(err).NotTo(HaveOccurred())
	return out
}

// invent generates a value for a schema. Each part of the value is invalid with the probability wrong.
func invent(random *rand.Rand, s *openapi3.Schema, wrong float64, depth int) any {
	if random.Float64() < wrong {
		return []any{nil, true, "", "x", strings.Repeat("ü", 70), 0, -1, 12, 3.5, []any{}, []any{1, 1}, map[string]any{}, map[string]any{"nobodyKnowsThis": 1}}[random.IntN(13)]
	}
	if s.Nullable && random.IntN(8) == 0 {
		return nil
	}
	switch {
	case len(s.AllOf) > 0:
		return invent(random, s.AllOf[0].Value, wrong, depth)
	case len(s.Enum) > 0:
		return s.Enum[random.IntN(len(s.Enum))]
	case s.Example != nil && !s.Type.Is(openapi3.TypeObject) && !s.Type.Is(openapi3.TypeArray):
		return s.Example
	case s.Type.Is(openapi3.TypeObject):
		return inventObject(random, s, wrong, depth)
	case s.Type.Is(openapi3.TypeArray):
		items := []any{}
		for range max(int(s.MinItems), random.IntN(3)) {
			items = append(items, invent(random, s.Items.Value, wrong, depth+1))
		}
		return items
	case s.Type.Is(openapi3.TypeString):
		return strings.Repeat("a", int(s.MinLength))
	case s.Type.Is(openapi3.TypeBoolean):
		return random.IntN(2) == 0
	case s.Min != nil:
		return int64(*s.Min)
	}
	return 1
}

func inventObject(random *rand.Rand, s *openapi3.Schema, wrong float64, depth int) any {
	members := map[string]any{}
	for name, p := range s.Properties {
		needed := slices.Contains(s.Required, name)
		if needed && random.Float64() >= wrong || !needed && random.IntN(2+depth) == 0 {
			members[name] = invent(random, p.Value, wrong, depth+1)
		}
	}
	if random.Float64() < wrong {
		members["nobodyKnowsThis"] = 1
	}
	return members
}
