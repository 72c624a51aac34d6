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
	"github.com/storeplatform/storeplatform/server/router"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	provided "github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/provider/payment"
)

var _ = Describe("The code and the contract", func() {
	It("define the same error codes, each with a status and a page", func() {
		var codes []any
		for _, code := range domain.Codes() {
			codes = append(codes, string(code))
			_, ok := problem.Of(code)
			Expect(ok).To(BeTrue(), "server/problem has no entry for %s", code)
			Expect(problem.Explain(code)).NotTo(BeEmpty(), "server/problem does not explain %s", code)
		}
		Expect(schema("admin", "ErrorCode")["x-extensible-enum"]).To(ConsistOf(codes...))
	})

	It("define the same error codes for fields and the same decline codes", func() {
		names := map[string]string{} // names of the constants in store/domain, by value
		given, found := map[string]string{}, 0
		sources(func(path, pkg string, f *ast.File) {
			if strings.HasSuffix(path, "_test.go") {
				return
			}
			if pkg == "store/domain" && strings.HasSuffix(path, "/error.go") {
				ast.Inspect(f, func(n ast.Node) bool {
					if spec, ok := n.(*ast.ValueSpec); ok && len(spec.Values) == 1 {
						if value, ok := spec.Values[0].(*ast.BasicLit); ok {
							names[spec.Names[0].Name] = strings.Trim(value.Value, `"`)
						}
					}
					return true
				})
			}
			ast.Inspect(f, func(n ast.Node) bool {
				for _, code := range fieldCodes(n) {
					given[code], found = path, found+1
				}
				return true
			})
		})
		Expect(found).To(BeNumerically(">", 40))
		sent := map[string]bool{}
		for name, path := range given {
			code, known := names[name]
			Expect(known).To(BeTrue(), "%s: %s", path, name)
			sent[code] = true
		}
		for _, word := range router.FieldCodes() {
			sent[word] = true
		}
		for _, code := range pricing.Obstacles() {
			sent[string(code)] = true
		}
		var declines []any
		for _, code := range payment.DeclineCodes() {
			declines, sent[string(code)] = append(declines, string(code)), true
		}
		Expect(schema("admin", "DeclineCode")["x-extensible-enum"]).To(ConsistOf(declines...))
		var codes []any
		for code := range sent {
			codes = append(codes, code)
		}
		Expect(schema("admin", "ProblemFieldCode")["x-extensible-enum"]).To(ConsistOf(codes...))
	})

	It("define the same providers", func() {
		for name, codes := range map[string][]string{
			"PaymentProviderCode": provided.PaymentProviders(), "TaxProviderCode": provided.TaxProviders(), "CommissionProviderCode": provided.CommissionProviders(),
		} {
			Expect(schema("admin", name)["x-extensible-enum"]).To(ConsistOf(codes), name)
		}
	})

	It("define the same problem codes of a cart", func() {
		var codes []any
		sources(func(_, pkg string, f *ast.File) {
			if pkg != "store/domain/pricing" {
				return
			}
			ast.Inspect(f, func(n ast.Node) bool {
				if spec, ok := n.(*ast.ValueSpec); ok && len(spec.Values) == 1 {
					if kind, ok := spec.Type.(*ast.Ident); ok && kind.Name == "ProblemCode" {
						codes = append(codes, strings.Trim(spec.Values[0].(*ast.BasicLit).Value, `"`))
					}
				}
				return true
			})
		})
		shown := schema("customer", "CartProblem")["properties"].(map[string]any)["code"].(map[string]any)
		Expect(shown["x-extensible-enum"]).To(ConsistOf(codes...))
	})

	It("define the same code, title and status for each problem in the contract's examples", func() {
		found := 0
		var look func(any)
		look = func(node any) {
			switch n := node.(type) {
			case []any:
				for _, item := range n {
					look(item)
				}
			case map[string]any:
				if kind, ok := n["type"].(string); ok && strings.HasPrefix(kind, "/problems/") {
					code := domain.Code(strings.TrimPrefix(kind, "/problems/"))
					entry, known := problem.Of(code)
					Expect(known).To(BeTrue(), "%s", code)
					Expect(n).To(And(HaveKeyWithValue("code", string(code)), HaveKeyWithValue("title", entry.Title), HaveKeyWithValue("status", float64(entry.Status))))
					found++
				}
				for _, member := range n {
					look(member)
				}
			}
		}
		for _, surface := range []string{"admin", "customer", "public"} {
			raw, err := documents.Files.ReadFile(surface + ".json")
			Expect(err).NotTo(HaveOccurred())
			var doc any
			Expect(json.Unmarshal(raw, &doc)).To(Succeed())
			look(doc)
		}
		Expect(found).To(BeNumerically(">", 40))
	})

	It("define the same event types, each with a schema and a sample", func() {
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

	It("define the same source actions of webhook events", func() {
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

// fieldCodes returns the error codes that a piece of code assigns to single fields: in a refusal with a code, or in a
// field literal.
func fieldCodes(n ast.Node) (names []string) {
	constant := func(x ast.Expr) {
		if call, ok := x.(*ast.CallExpr); ok && len(call.Args) == 1 { // a conversion, such as string(domain.Code)
			x = call.Args[0]
		}
		switch name := x.(type) {
		case *ast.SelectorExpr:
			if of, ok := name.X.(*ast.Ident); ok && of.Name == "domain" {
				names = append(names, name.Sel.Name)
			}
		case *ast.Ident:
			if ast.IsExported(name.Name) {
				names = append(names, name.Name)
			}
		}
	}
	switch n := n.(type) {
	case *ast.CallExpr:
		called := ""
		switch fn := n.Fun.(type) {
		case *ast.SelectorExpr:
			called = fn.Sel.Name
		case *ast.Ident:
			called = fn.Name
		}
		switch called {
		case "InvalidAs", "AddAs":
			constant(n.Args[0])
		}
	case *ast.CompositeLit:
		in := false
		for _, e := range n.Elts {
			if kv, ok := e.(*ast.KeyValueExpr); ok {
				if key, ok := kv.Key.(*ast.Ident); ok {
					in = in || key.Name == "Pointer"
					if key.Name == "Code" && in {
						constant(kv.Value)
					}
				}
			}
		}
	}
	return names
}

// schema returns a component of a published document.
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
