package main

import (
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strconv"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	documents "github.com/storeplatform/storeplatform/gen/openapi"
)

// The audit log derives the kind of a changed object from the type of its row (kindOf in store/repo) or from a string
// in the code (Note). The contract lists these kinds.
var _ = Describe("Each object kind in the audit log", func() {
	kindOf := func(name string) string { return strings.ToLower(name[:1]) + name[1:] }
	each := func(root string, look func(ast.Node)) {
		GinkgoHelper()
		Expect(filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
				return err
			}
			f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
			if err != nil {
				return err
			}
			ast.Inspect(f, func(n ast.Node) bool { look(n); return true })
			return nil
		})).To(Succeed())
	}

	It("is an ObjectType of the contract or a part of such an object", func() {
		var doc struct {
			Components struct {
				Schemas map[string]struct {
					Kinds []string `json:"x-extensible-enum"`
				}
			}
		}
		raw, err := documents.Files.ReadFile("admin.json")
		Expect(err).NotTo(HaveOccurred())
		Expect(json.Unmarshal(raw, &doc)).To(Succeed())
		known := map[string]bool{}
		for _, kind := range doc.Components.Schemas["ObjectType"].Kinds {
			known[kind] = true
		}
		Expect(known).To(HaveKey("order"))
		parts, kinds := map[string]bool{}, map[string]bool{}
		each("../store/repo", func(n ast.Node) {
			v, is := n.(*ast.ValueSpec)
			if !is || v.Names[0].Name != "parts" || len(v.Values) == 0 {
				return
			}
			if list, is := v.Values[0].(*ast.CompositeLit); is {
				for _, e := range list.Elts {
					word, err := strconv.Unquote(e.(*ast.KeyValueExpr).Key.(*ast.BasicLit).Value)
					Expect(err).NotTo(HaveOccurred())
					parts[word] = true
				}
			}
		})
		each("../store/domain", func(n ast.Node) {
			t, is := n.(*ast.TypeSpec)
			if !is {
				return
			}
			s, is := t.Type.(*ast.StructType)
			if !is {
				return
			}
			for _, f := range s.Fields.List {
				if len(f.Names) > 0 {
					continue
				}
				embedded, qualified := f.Type.(*ast.SelectorExpr)
				plain, _ := f.Type.(*ast.Ident)
				if qualified && embedded.Sel.Name == "Row" || plain != nil && plain.Name == "Row" {
					kinds[kindOf(t.Name.Name)] = true
				}
			}
		})
		for _, room := range rooms() {
			each(room, func(n ast.Node) {
				call, is := n.(*ast.CallExpr)
				if !is || len(call.Args) < 3 {
					return
				}
				if f, is := call.Fun.(*ast.SelectorExpr); !is || f.Sel.Name != "Note" {
					return
				}
				if word, is := call.Args[1].(*ast.BasicLit); is {
					kind, err := strconv.Unquote(word.Value)
					Expect(err).NotTo(HaveOccurred())
					kinds[kind] = true
				}
			})
		}

		Expect(len(kinds)).To(BeNumerically(">", 30))
		Expect(parts).NotTo(BeEmpty())
		var unknown []string
		for kind := range kinds {
			if !known[kind] && !parts[kind] {
				unknown = append(unknown, kind)
			}
			Expect(known[kind] && parts[kind]).To(BeFalse(), kind)
		}
		Expect(unknown).To(BeEmpty(), "name them in ObjectType of openapi/admin/shared.yaml, or among the parts of store/repo/audit.go")
		for part := range parts {
			Expect(kinds).To(HaveKey(part), "nothing is called so")
		}
	})
})
