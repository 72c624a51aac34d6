package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"regexp"
	"strings"
)

// isDouble matches the packages that replace external systems in specs.
var isDouble = regexp.MustCompile(`/[a-z]+test/`)

// functions measures the hand-written functions of the product, without tests: the length of the longest function, and
// how many functions exceed mostBranches.
func functions() ([]row, error) {
	length := row{what: "lines of the longest function", most: 100}
	branchy := row{what: fmt.Sprintf("functions with more than %d branches", mostBranches), most: 0}
	for _, dir := range []string{"server", "store", "webhooks", "migrations", "openapi"} {
		if err := each(dir, ".go", func(path string, text []byte) {
			if strings.HasSuffix(path, "_test.go") || strings.Contains(path, "node_modules") || strings.HasPrefix(path, "server/apitest/") || isDouble.MatchString(path) {
				return
			}
			files := token.NewFileSet()
			f, err := parser.ParseFile(files, path, text, 0)
			if err != nil {
				return
			}
			for _, d := range f.Decls {
				fn, ok := d.(*ast.FuncDecl)
				if !ok || fn.Body == nil {
					continue
				}
				at := path + " " + fn.Name.Name
				length.raise(files.Position(fn.End()).Line-files.Position(fn.Pos()).Line+1, at, nil)
				if n := branches(fn.Body); n > mostBranches {
					branchy.value++
					branchy.files = append(branchy.files, fmt.Sprintf("%s (%d)", at, n))
				}
			}
		}); err != nil {
			return nil, err
		}
	}
	return []row{length, branchy}, nil
}

// mostBranches is the largest cyclomatic complexity of a readable function.
const mostBranches = 25

// branches returns the cyclomatic complexity: one, plus one for each if, loop, case, && and ||. It includes the
// functions inside the function.
func branches(body ast.Node) int {
	n := 1
	ast.Inspect(body, func(node ast.Node) bool {
		switch node := node.(type) {
		case *ast.IfStmt, *ast.ForStmt, *ast.RangeStmt:
			n++
		case *ast.CaseClause:
			if node.List != nil {
				n++
			}
		case *ast.CommClause:
			if node.Comm != nil {
				n++
			}
		case *ast.BinaryExpr:
			if node.Op == token.LAND || node.Op == token.LOR {
				n++
			}
		}
		return true
	})
	return n
}
