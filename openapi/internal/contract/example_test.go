package contract

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"
	"go.yaml.in/yaml/v3"
)

// TestExamples validates every document, and every example in it against its schema.
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

// TestExampleCodes checks that examples of problems use codes that exist.
func TestExampleCodes(t *testing.T) {
	for _, doc := range bundles(t) {
		declared := Get(doc.root, "components", "schemas", "ErrorCode", "x-extensible-enum")
		if declared == nil {
			continue // the webhook document has no problems
		}
		members(Get(doc.root, "components", "responses"), func(name string, response *yaml.Node) {
			code := Text(response, "content", "application/problem+json", "example", "code")
			if code != "" && !slices.ContainsFunc(declared.Content, func(n *yaml.Node) bool { return n.Value == code }) {
				t.Errorf("%s: the example of %s has the unknown code %s", doc.name, name, code)
			}
		})
	}
}

// unillustrated are refusals whose rule no spec can provoke over HTTP, and that
// therefore show the example of all, each with its reason.
var unillustrated = map[string]string{
	"admin.deleteAdminUser 409":   "the last two administrators have to delete each other at the same moment",
	"admin.verifyStoreDomain 409": "two stores have to prove a public domain",
}

// illustrated holds that what an operation refuses by a rule of its own (409, 422)
// is shown as the service answered it to a spec, from problems.json. What only an
// idempotency key causes is the same everywhere.
func illustrated(o operation) (wrong []string) {
	if Text(o.node, "x-status") == "planned" {
		return nil
	}
	for _, status := range []string{"409", "422"} {
		shared := strings.TrimPrefix(Text(Get(o.node, "responses", status), "$ref"), "#/components/responses/")
		known := unillustrated[o.name+"."+o.id()+" "+status] != ""
		if own := shared != "Conflict" && shared != "UnprocessableEntity"; own == known {
			wrong = append(wrong, fmt.Sprintf("has examples of its own for %s: %t; record them: go run ./server/apitest/answers -record", status, own))
		}
	}
	return wrong
}
