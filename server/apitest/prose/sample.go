package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"
)

// passage is a text together with the place at which it begins.
type passage struct {
	place string
	text  string
}

// kinds lists the kinds of texts that a sample contains.
var kinds = []string{"comments", "descriptions", "titles"}

// sample prints a random sample of each kind of text for a person to read, since Vale cannot find every unclear
// sentence. The same seed gives the same sample.
func sample(size int, seed uint64) error {
	all := map[string][]passage{}
	for _, root := range []string{"openapi", "server", "store", "migrations", "webhooks"} {
		err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
			switch {
			case err != nil:
				return err
			case entry.IsDir() && skipped.MatchString(path):
				return filepath.SkipDir
			case entry.IsDir():
				return nil
			case filepath.Ext(path) == ".go" && !strings.HasSuffix(path, ".gen.go"):
				return goPassages(path, all)
			case filepath.Ext(path) == ".yaml" && strings.HasPrefix(path, "openapi/") && !strings.HasSuffix(path, ".gen.yaml"):
				return described(path, all)
			}
			return nil
		})
		if err != nil {
			return err
		}
	}
	for _, kind := range kinds {
		found := all[kind]
		draw := rand.New(rand.NewPCG(seed, seed))
		draw.Shuffle(len(found), func(i, j int) { found[i], found[j] = found[j], found[i] })
		fmt.Printf("## %s: %d of %d\n", kind, min(size, len(found)), len(found))
		for _, p := range found[:min(size, len(found))] {
			fmt.Printf("%s: %s\n", p.place, strings.Join(strings.Fields(p.text), " "))
		}
	}
	return nil
}

// goPassages adds the comments of a Go file and the titles of its specs. As in a report, a title includes the titles of
// its containers.
func goPassages(path string, all map[string][]passage) error {
	files := token.NewFileSet()
	f, err := parser.ParseFile(files, path, nil, parser.ParseComments)
	if err != nil {
		return err
	}
	place := func(p token.Pos) string { return fmt.Sprintf("%s:%d", path, files.Position(p).Line) }
	for _, group := range f.Comments {
		if text := group.Text(); text != "" {
			all["comments"] = append(all["comments"], passage{place(group.Pos()), text})
		}
	}
	ast.PreorderStack(f, nil, func(n ast.Node, stack []ast.Node) bool {
		call, ok := n.(*ast.CallExpr)
		if !ok || !isTitled(call) {
			return true
		}
		var around []string
		for _, parent := range append(slices.Clone(stack), n) {
			if c, ok := parent.(*ast.CallExpr); ok && isTitled(c) {
				title, _ := textIn(c.Args[0])
				around = append(around, title)
			}
		}
		if name := call.Fun.(*ast.Ident).Name; name == "It" || name == "Entry" {
			all["titles"] = append(all["titles"], passage{place(call.Pos()), strings.Join(around, " › ")})
		}
		return true
	})
	return nil
}

// isTitled reports whether the first argument of a call is a title.
func isTitled(call *ast.CallExpr) bool {
	name, ok := call.Fun.(*ast.Ident)
	if !ok || !titled[name.Name] || len(call.Args) == 0 {
		return false
	}
	_, ok = textIn(call.Args[0])
	return ok
}

// described adds the descriptions and summaries of an OpenAPI source file.
func described(path string, all map[string][]passage) error {
	source, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	var document yaml.Node
	if err := yaml.Unmarshal(source, &document); err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	var walk func(*yaml.Node)
	walk = func(n *yaml.Node) {
		if n.Kind == yaml.MappingNode {
			for i := 0; i+1 < len(n.Content); i += 2 {
				name, value := n.Content[i], n.Content[i+1]
				if name.Value == "example" || name.Value == "examples" { // the fields of data may have these names
					continue
				}
				walk(value)
				if (name.Value == "description" || name.Value == "summary") && value.Kind == yaml.ScalarNode {
					all["descriptions"] = append(all["descriptions"], passage{fmt.Sprintf("%s:%d", path, value.Line), value.Value})
				}
			}
			return
		}
		for _, child := range n.Content {
			walk(child)
		}
	}
	walk(&document)
	return nil
}
