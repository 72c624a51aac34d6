package main

import (
	"encoding/json"
	"go/ast"
	"go/token"
	"strconv"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	documents "github.com/storeplatform/storeplatform/gen/openapi"
	"github.com/storeplatform/storeplatform/openapi/published"
	"github.com/storeplatform/storeplatform/server/problem"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("Code and contract", func() {
	It("have the same error codes, and each has its status and its page", func() {
		var codes []any
		for _, code := range domain.Codes() {
			codes = append(codes, string(code))
			_, ok := problem.Of(code)
			Expect(ok).To(BeTrue(), "server/problem has no entry for %s", code)
			Expect(problem.Explain(code)).NotTo(BeEmpty(), "server/problem does not explain %s", code)
		}
		Expect(schema("admin", "ErrorCode")["x-extensible-enum"]).To(ConsistOf(codes...))
	})

	It("have the same event types, each with a schema and a sample", func() {
		var types []any
		for _, t := range domain.EventTypes() {
			types = append(types, string(t))
			for _, read := range []func(string) ([]byte, error){published.Schema, published.Sample} {
				_, err := read(string(t))
				Expect(err).NotTo(HaveOccurred())
			}
		}
		Expect(schema("admin", "WebhookEventType")["enum"]).To(ConsistOf(types...))
	})

	It("have the same actions: webhook.yaml lists every one that a rule gives an event", func() {
		listed := schema("webhook", "WebhookSourceAction")["x-extensible-enum"]
		found := 0
		sources(func(path, pkg string, f *ast.File) {
			if !strings.HasPrefix(pkg, "store/domain") || strings.HasSuffix(path, "_test.go") {
				return
			}
			ast.Inspect(f, func(n ast.Node) bool {
				literal, ok := n.(*ast.CompositeLit)
				if !ok {
					return true
				}
				if name, ok := literal.Type.(*ast.SelectorExpr); literal.Type != nil && (!ok || name.Sel.Name != "Event") {
					return true
				}
				for _, e := range literal.Elts {
					kv, ok := e.(*ast.KeyValueExpr)
					if !ok {
						continue
					}
					if key, ok := kv.Key.(*ast.Ident); !ok || key.Name != "Action" {
						continue
					}
					if action, ok := kv.Value.(*ast.BasicLit); ok && action.Kind == token.STRING {
						text, err := strconv.Unquote(action.Value)
						Expect(err).NotTo(HaveOccurred())
						Expect(listed).To(ContainElement(text), "%s", path)
						found++
					}
				}
				return true
			})
		})
		Expect(found).To(BeNumerically(">", 5))
	})
})

// schema is a component of a published document.
func schema(surface, name string) map[string]any {
	GinkgoHelper()
	raw, err := documents.Files.ReadFile(surface + ".json")
	Expect(err).NotTo(HaveOccurred())
	var doc struct {
		Components struct {
			Schemas map[string]map[string]any `json:"schemas"`
		} `json:"components"`
	}
	Expect(json.Unmarshal(raw, &doc)).To(Succeed())
	Expect(doc.Components.Schemas).To(HaveKey(name))
	return doc.Components.Schemas[name]
}
