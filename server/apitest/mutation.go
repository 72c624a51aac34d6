package apitest

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/getkin/kin-openapi/openapi3"
)

// Mutation is a request that breaks the contract in one place.
type Mutation struct {
	Name    string
	Body    []byte // nil means an empty body
	Query   string
	Pointer string // where the problem must point; "" means to the whole body
	In      string
}

// Mutations returns the invalid forms of an operation's example request that can be derived from the schema, each with
// one fault.
func Mutations(op *openapi3.Operation) []Mutation {
	all := brokenQueries(op)
	if op.RequestBody == nil {
		return all
	}
	media := op.RequestBody.Value.Content.Get("application/json")
	if media == nil {
		return nil // an upload without its file gets no further checks
	}
	example, ok := Example(media).(map[string]any)
	if !ok {
		return all
	}
	return append(all, brokenBodies(media.Schema.Value, example)...)
}

// Example returns the example of a media type.
func Example(media *openapi3.MediaType) any {
	if media.Example != nil {
		return media.Example
	}
	for _, name := range slices.Sorted(maps.Keys(media.Examples)) {
		return media.Examples[name].Value.Value
	}
	return nil
}

func brokenQueries(op *openapi3.Operation) []Mutation {
	all := []Mutation{{Name: "an unknown query parameter", Query: "nobodyKnowsThis=1", In: "query", Pointer: "/nobodyKnowsThis"}}
	some := "page" // the service refuses an unreadable value before an unknown name
	for _, ref := range op.Parameters {
		if ref.Value.In == openapi3.ParameterInQuery {
			some = ref.Value.Name
			break
		}
	}
	for what, value := range map[string]string{"a semicolon and more": "1;x", "a semicolon": "1;", "a broken escape": "%zz", "no UTF-8": "%ff", "half an escape": "1%"} {
		all = append(all, Mutation{Name: some + " with " + what, Query: some + "=" + value, In: "query", Pointer: "/" + some})
	}
	all = append(all, Mutation{Name: some + " twice", Query: some + "=1&" + some + "=1", In: "query", Pointer: "/" + some},
		Mutation{Name: "a name with a broken escape", Query: "%zz=1", In: "query", Pointer: "/%zz"})
	for _, ref := range op.Parameters {
		p := ref.Value
		if p.In != openapi3.ParameterInQuery {
			continue
		}
		at := "/" + p.Name
		all = append(all, Mutation{Name: p.Name + " with NUL", Query: p.Name + "=%00", In: "query", Pointer: at})
		s := p.Schema.Value
		if s.Type.Is("integer") {
			all = append(all, Mutation{Name: p.Name + " not a number", Query: p.Name + "=abc", In: "query", Pointer: at},
				Mutation{Name: p.Name + " too large", Query: p.Name + "=99999999999999999999", In: "query", Pointer: at})
		}
		if s.Type.Is("boolean") {
			for _, word := range []string{"TRUE", "1", "t", ""} {
				all = append(all, Mutation{Name: p.Name + " is " + word, Query: p.Name + "=" + word, In: "query", Pointer: at})
			}
		}
		if s.MaxLength != nil && *s.MaxLength < 4000 && len(s.Enum) == 0 {
			all = append(all, Mutation{Name: p.Name + " too long", Query: p.Name + "=" + strings.Repeat("a", int(*s.MaxLength)+1), In: "query", Pointer: at})
		}
		if p.Required {
			all = append(all, Mutation{Name: p.Name + " missing", Query: "", In: "query", Pointer: at})
		}
	}
	return all
}

// noAmounts lists texts that are not amounts, although other programs read most of these texts as numbers.
var noAmounts = []string{"1e1000000", "1e3", "NaN", "Infinity", "-Infinity", "0x10", "１２", strings.Repeat("9", 40), "1_000", "1,50", " 1", "1.", ".5", "+1", "--1", ""}

// resolved returns the schema that s refers to if s only adds a description.
func resolved(s *openapi3.Schema) *openapi3.Schema {
	for len(s.AllOf) == 1 {
		s = s.AllOf[0].Value
	}
	return s
}

func brokenBodies(s *openapi3.Schema, example map[string]any) []Mutation {
	encode := func(change func(map[string]any)) []byte {
		body := maps.Clone(example)
		change(body)
		raw, _ := json.Marshal(body)
		return raw
	}
	whole, _ := json.Marshal(example)
	all := []Mutation{
		{Name: "no JSON", Body: []byte("{"), In: "body"},
		{Name: "not an object", Body: []byte("[]"), In: "body"},
		{Name: "more behind the value", Body: append(slices.Clone(whole), " 1"...), In: "body"},
		{Name: "an unknown member", Body: encode(func(b map[string]any) { b["nobodyKnowsThis"] = 1 }), In: "body", Pointer: "/nobodyKnowsThis"},
	}
	for _, name := range slices.Sorted(maps.Keys(s.Properties)) {
		p, at := s.Properties[name].Value, "/"+name
		add := func(what string, body []byte) {
			all = append(all, Mutation{Name: name + " " + what, Body: body, In: "body", Pointer: at})
		}
		set := func(v any) []byte { return encode(func(b map[string]any) { b[name] = v }) }
		if slices.Contains(s.Required, name) {
			add("missing", encode(func(b map[string]any) { delete(b, name) }))
		}
		if value, there := example[name]; there {
			raw, _ := json.Marshal(value)
			twice := fmt.Sprintf("%s,%q:%s}", strings.TrimSuffix(string(whole), "}"), name, raw)
			add("twice", []byte(twice))
		}
		if !p.Nullable {
			add("null", set(nil))
		}
		p = resolved(p)
		for _, amount := range noAmounts {
			if strings.Contains(p.Pattern, "[1-9][0-9]{0,") { // a decimal number
				add("is "+amount, set(amount))
			}
		}
		switch {
		case p.Type.Is("string"):
			add("a number", set(1))
			if len(p.Enum) == 0 {
				add("with NUL", set("a\x00b"))
			} else {
				add("not of its set", set("NOBODY_KNOWS_THIS"))
			}
			if p.MaxLength != nil && *p.MaxLength < 100_000 && len(p.Enum) == 0 {
				add("too long", set(strings.Repeat("a", int(*p.MaxLength)+1)))
			}
		case p.Type.Is("integer"):
			add("text", set("1"))
			add("huge", set(json.Number("1e30")))
			add("a fraction", set(1.5))
			add("an exponent", set(json.Number("1e3")))
			add("2^63", set(json.Number("9223372036854775808")))
			if p.Format == "int32" {
				add("2^31", set(json.Number("2147483648")))
			}
			if p.Min != nil {
				add("too small", set(*p.Min-1))
			}
		case p.Type.Is("boolean"):
			add("text", set("true"))
		case p.Type.Is("array"):
			add("an object", set(map[string]any{}))
		case p.Type.Is("object"):
			add("an array", set([]any{}))
		}
	}
	return all
}
