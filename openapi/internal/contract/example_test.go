package contract

import (
	_ "embed"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"
	"go.yaml.in/yaml/v3"
)

// TestExamples validates every document, and validates every example against its schema.
func TestExamples(t *testing.T) {
	for _, doc := range bundles(t) {
		t.Run(doc.name, func(t *testing.T) {
			raw, err := JSON(doc.root)
			if err != nil {
				t.Fatal(err)
			}
			loader := openapi3.NewLoader()
			parsed, err := loader.LoadFromData(raw)
			if err != nil {
				t.Fatal(err)
			}
			if err := parsed.Validate(loader.Context, openapi3.EnableExamplesValidation()); err != nil {
				t.Error(err)
			}
			for path, item := range parsed.Paths.Map() {
				for method, op := range item.Operations() {
					bodies := openapi3.Content{}
					if op.RequestBody != nil {
						maps.Copy(bodies, op.RequestBody.Value.Content)
					}
					for _, part := range undefined(bodies) {
						t.Errorf("%s %s: the example of the request has %s, which its schema does not define", method, path, part)
					}
					for status, response := range op.Responses.Map() {
						for _, part := range undefined(response.Value.Content) {
							t.Errorf("%s %s: the example of %s has %s, which its schema does not define", method, path, status, part)
						}
					}
				}
			}
		})
	}
}

// undefined returns the members of examples that the schema does not define. Validators accept them, because
// the documents let later versions add members.
func undefined(content openapi3.Content) (found []string) {
	for _, media := range content {
		examples := []any{media.Example}
		for _, example := range media.Examples {
			examples = append(examples, example.Value.Value)
		}
		for _, example := range examples {
			found = append(found, unknown("", example, media.Schema)...)
		}
	}
	return found
}

// unknown returns the JSON pointers of all members of value that schema does not define.
func unknown(pointer string, value any, schema *openapi3.SchemaRef) (found []string) {
	switch value := value.(type) {
	case []any:
		for i, element := range value {
			found = append(found, unknown(fmt.Sprintf("%s/%d", pointer, i), element, items(schema))...)
		}
	case map[string]any:
		properties, open := defined(schema)
		for name, member := range value {
			if property, ok := properties[name]; ok {
				found = append(found, unknown(pointer+"/"+name, member, property)...)
			} else if !open {
				found = append(found, pointer+"/"+name)
			}
		}
	}
	return found
}

// items returns the schema of the elements of a list, or nil if schema describes none.
func items(schema *openapi3.SchemaRef) *openapi3.SchemaRef {
	if schema == nil {
		return nil
	}
	if schema.Value.Items != nil {
		return schema.Value.Items
	}
	for _, part := range slices.Concat(schema.Value.AllOf, schema.Value.OneOf, schema.Value.AnyOf) {
		if found := items(part); found != nil {
			return found
		}
	}
	return nil
}

// defined returns the members of an object that schema or one of its parts defines, and whether it admits members of
// any name. A schema that describes no object admits every member.
func defined(schema *openapi3.SchemaRef) (properties openapi3.Schemas, open bool) {
	if schema == nil {
		return nil, true
	}
	properties = maps.Clone(schema.Value.Properties)
	if properties == nil {
		properties = openapi3.Schemas{}
	}
	open = schema.Value.AdditionalProperties.Schema != nil
	parts := slices.Concat(schema.Value.AllOf, schema.Value.OneOf, schema.Value.AnyOf)
	for _, part := range parts {
		more, unbound := defined(part)
		for name, property := range more {
			if _, ok := properties[name]; !ok {
				properties[name] = property
			}
		}
		open = open || unbound && len(part.Value.Properties) == 0 && part.Value.Type.Is("object")
	}
	return properties, open || len(parts) == 0 && len(schema.Value.Properties) == 0
}

// TestExampleCodes checks that the problems in examples have existing codes.
func TestExampleCodes(t *testing.T) {
	for _, doc := range bundles(t) {
		declared := Get(doc.root, "components", "schemas", "ErrorCode", "x-extensible-enum")
		if declared == nil {
			continue // the webhook document contains no problems
		}
		members(Get(doc.root, "components", "responses"), func(name string, response *yaml.Node) {
			code := Text(response, "content", "application/problem+json", "example", "code")
			if code != "" && !slices.ContainsFunc(declared.Content, func(n *yaml.Node) bool { return n.Value == code }) {
				t.Errorf("%s: the example of %s has the unknown code %s", doc.name, name, code)
			}
		})
	}
}

//go:embed unrecorded.txt
var unrecorded string

// illustrated checks the codes with which an operation's own rules refuse a request (409, 422). Each code needs an
// example in problems.json that the service returned to a spec, or a line in unrecorded.txt. The check skips the codes
// that only an idempotency key causes, because they are the same for every operation.
func illustrated(o operation) (wrong []string) {
	if Text(o.node, "x-status") == "planned" {
		return nil
	}
	pending := strings.Split(unrecorded, "\n")
	for _, status := range []string{"409", "422"} {
		response := Get(o.node, "responses", status)
		for _, code := range namesOf(Get(response, codesKey)) {
			if code == keyed[status] {
				continue
			}
			example := Text(response, "content", "application/problem+json", "examples", code, "value", "instance") == o.path
			name := o.name + "." + o.id() + " " + status + " " + code
			if listed := slices.Contains(pending, name); example == listed {
				wrong = append(wrong, fmt.Sprintf("has a recorded example of %s: %t, and is in unrecorded.txt: %t; record it: go run ./server/apitest/answers -record", name, example, listed))
			}
		}
	}
	return wrong
}
