package contract

import (
	"slices"
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
