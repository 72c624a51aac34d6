package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path"
	"path/filepath"
	"reflect"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
)

// literals collects the fields that the code sets, by the generated type whose composite literal sets
// them, such as "admin.Order".
type literals map[string]map[string]bool

// add adds the fields of a composite literal. It passes the type of a list on to the elements.
func (l literals) add(imports map[string]string, lit *ast.CompositeLit) {
	switch t := lit.Type.(type) {
	case *ast.ArrayType:
		for _, e := range lit.Elts {
			if c, ok := e.(*ast.CompositeLit); ok && c.Type == nil {
				c.Type = t.Elt
			}
		}
	case *ast.SelectorExpr:
		from := imports[t.X.(*ast.Ident).Name]
		if !strings.Contains(from, "/gen/") {
			return
		}
		name := path.Base(from) + "." + t.Sel.Name
		for _, e := range lit.Elts {
			if field, ok := e.(*ast.KeyValueExpr); ok {
				if l[name] == nil {
					l[name] = map[string]bool{}
				}
				l[name][field.Key.(*ast.Ident).Name] = true
			}
		}
	}
}

// importNames returns the import paths of a file by the names that the file uses.
func importNames(f *ast.File) map[string]string {
	names := map[string]string{}
	for _, i := range f.Imports {
		from := strings.Trim(i.Path.Value, `"`)
		name := path.Base(from)
		if i.Name != nil {
			name = i.Name.Name
		}
		names[name] = from
	}
	return names
}

// unset returns the members of a generated type that neither its literals nor any assignment sets.
func unset(pkg string, t *ast.TypeSpec, set literals, assigned map[string]bool) (missing []string) {
	s, ok := t.Type.(*ast.StructType)
	name := pkg + "." + t.Name.Name
	if !ok || set[name] == nil {
		return nil
	}
	for _, field := range s.Fields.List {
		if field.Tag == nil || reflect.StructTag(strings.Trim(field.Tag.Value, "`")).Get("json") == "" {
			continue
		}
		for _, id := range field.Names {
			if !set[name][id.Name] && !assigned[id.Name] {
				missing = append(missing, name+"."+id.Name)
			}
		}
	}
	return missing
}

var _ = Describe("A response", func() {
	It("has no field that every handler leaves unset", func() {
		set, assigned := literals{}, map[string]bool{}
		sources(func(file, _ string, f *ast.File) {
			if strings.HasSuffix(file, "_test.go") {
				return
			}
			imports := importNames(f)
			ast.Inspect(f, func(n ast.Node) bool {
				switch n := n.(type) {
				case *ast.CompositeLit:
					set.add(imports, n)
				case *ast.AssignStmt:
					for _, to := range n.Lhs {
						if field, ok := to.(*ast.SelectorExpr); ok {
							assigned[field.Sel.Name] = true
						}
					}
				}
				return true
			})
		})
		var missing []string
		for _, pkg := range []string{"common", "admin", "customer", "public"} {
			files, err := filepath.Glob(filepath.Join("..", "gen", pkg, "*.go"))
			Expect(err).NotTo(HaveOccurred())
			Expect(files).NotTo(BeEmpty(), pkg)
			for _, file := range files {
				f, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
				Expect(err).NotTo(HaveOccurred())
				ast.Inspect(f, func(n ast.Node) bool {
					if t, ok := n.(*ast.TypeSpec); ok && !strings.HasSuffix(t.Name.Name, "Params") && !strings.HasSuffix(t.Name.Name, "Update") {
						missing = append(missing, unset(pkg, t, set, assigned)...)
					}
					return true
				})
			}
		}
		Expect(len(set)).To(BeNumerically(">", 300), "the generated types that the code fills")
		Expect(missing).To(BeEmpty(), "members that every response leaves empty")
	})
})
