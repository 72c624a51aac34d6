package contract

import (
	_ "embed"
	"fmt"
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
		})
	}
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
