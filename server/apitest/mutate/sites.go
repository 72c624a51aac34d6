package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// site is a place in the sources together with one way to change it.
type site struct {
	number       int
	file         string // relative to the root
	line         int
	function     string
	kind, source string
	nth          int // index among the equal texts in the same function
	dropped      bool
	constant     [2]int // start and end of a constant's literal, which only a rebuild can change
}

// name returns the name of the site in the list of accepted survivors. The name does not depend on line numbers.
func (s *site) name() string {
	text := fmt.Sprintf("%s %s: %s: %s", s.file, s.function, s.kind, s.source)
	if s.nth > 0 {
		text += fmt.Sprintf(" (%d)", s.nth+1)
	}
	return text
}

// edit replaces some bytes of a source. Edits at the same place are made in the order of their ranks.
type edit struct {
	from, to int
	text     string
	rank     int
	site     *site
}

// source is a file with its sites.
type source struct {
	path  string // relative to the root
	text  []byte
	file  *ast.File
	fset  *token.FileSet
	edits []edit
	sites []*site

	function string
	rank     int
}

const mutantImport = "github.com/storeplatform/storeplatform/server/apitest/mutate/mutant"

// read finds the sites of a file.
func read(root, path string) (*source, error) {
	text, err := os.ReadFile(filepath.Join(root, path))
	if err != nil {
		return nil, err
	}
	s := &source{path: path, text: text, fset: token.NewFileSet()}
	if s.file, err = parser.ParseFile(s.fset, path, text, parser.SkipObjectResolution); err != nil {
		return nil, err
	}
	for _, d := range s.file.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			s.function = d.Name.Name
			if d.Recv != nil && len(d.Recv.List) == 1 {
				s.function = s.of(d.Recv.List[0].Type) + "." + s.function
			}
			if d.Body != nil {
				ast.Inspect(d.Body, s.visit)
			}
		case *ast.GenDecl:
			s.function = d.Tok.String()
			if d.Tok == token.CONST || d.Tok == token.VAR {
				s.constants(d)
			}
		}
	}
	return s, nil
}

func (s *source) at(p token.Pos) int { return s.fset.Position(p).Offset }

// of returns the text of a node, on one line.
func (s *source) of(n ast.Node) string {
	text := strings.Join(strings.Fields(string(s.text[s.at(n.Pos()):s.at(n.End())])), " ")
	if len(text) > 100 {
		text = text[:100] + "…"
	}
	return text
}

func (s *source) add(kind string, n ast.Node) *site {
	found := &site{file: s.path, line: s.fset.Position(n.Pos()).Line, function: s.function, kind: kind, source: s.of(n)}
	for _, other := range s.sites {
		if other.function == found.function && other.kind == found.kind && other.source == found.source {
			found.nth++
		}
	}
	s.sites = append(s.sites, found)
	return found
}

// wrap adds text before and after a node. If the same node was wrapped before, the earlier text is outside.
func (s *source) wrap(of *site, n ast.Node, before, after string) {
	s.rank++
	s.edits = append(s.edits,
		edit{s.at(n.Pos()), s.at(n.Pos()), before, s.rank, of},
		edit{s.at(n.End()), s.at(n.End()), after, -s.rank, of})
}

func (s *source) visit(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.BlockStmt:
		s.statements(n.List)
	case *ast.CaseClause:
		s.statements(n.Body)
	case *ast.CommClause:
		s.statements(n.Body)
	case *ast.SwitchStmt:
		if n.Tag == nil {
			for _, c := range n.Body.List {
				for _, e := range c.(*ast.CaseClause).List {
					s.force(e, "false")
				}
			}
		}
	case *ast.IfStmt:
		if !ofError(n.Cond) {
			s.force(n.Cond, "true")
			s.force(n.Cond, "false")
		}
	case *ast.BinaryExpr:
		s.binary(n)
	case *ast.BasicLit:
		if value, err := strconv.ParseInt(n.Value, 0, 64); n.Kind == token.INT && err == nil && value > 1 {
			s.wrap(s.add("next number", n), n, "mutant.Literal(%d, ", ")")
		}
	}
	return true
}

// ofError reports whether a condition only tests an error.
func ofError(e ast.Expr) bool {
	b, ok := e.(*ast.BinaryExpr)
	if !ok {
		return false
	}
	x, is := b.X.(*ast.Ident)
	y, isNil := b.Y.(*ast.Ident)
	return is && isNil && x.Name == "err" && y.Name == "nil"
}

func (s *source) force(e ast.Expr, value string) {
	s.wrap(s.add("always "+value, e), e, "mutant.Force(%d, "+value+", ", ")")
}

func (s *source) binary(n *ast.BinaryExpr) {
	function := map[token.Token]string{
		token.LSS: "Less", token.LEQ: "LessEqual", token.GTR: "Greater", token.GEQ: "GreaterEqual", token.ADD: "Add", token.SUB: "Subtract",
	}[n.Op]
	switch {
	case n.Op == token.LAND || n.Op == token.LOR:
		for _, e := range []ast.Expr{n.X, n.Y} {
			if b, ok := e.(*ast.BinaryExpr); ok && b.Op == n.Op || ofError(e) {
				continue // the operands of this expression are mutated instead
			}
			s.force(e, map[token.Token]string{token.LAND: "true", token.LOR: "false"}[n.Op])
		}
	case function != "" && !textual(n):
		kind := map[bool]string{true: "opposite", false: "boundary"}[n.Op == token.ADD || n.Op == token.SUB]
		found := s.add(kind, n)
		s.wrap(found, n, "mutant."+function+"(%d, ", ")")
		s.edits = append(s.edits, edit{s.at(n.OpPos), s.at(n.OpPos) + len(n.Op.String()), ",", 0, found})
	}
}

// textual reports whether a sum concatenates strings.
func textual(e ast.Expr) (is bool) {
	ast.Inspect(e, func(n ast.Node) bool {
		if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING {
			is = true
		}
		_, call := n.(*ast.CallExpr)
		return !call
	})
	return is
}

// statements adds a site for the removal of each statement.
func (s *source) statements(list []ast.Stmt) {
	for _, stmt := range list {
		switch x := stmt.(type) {
		case *ast.AssignStmt:
			if x.Tok == token.DEFINE || blank(x.Lhs) {
				continue
			}
		case *ast.ExprStmt:
			if call, ok := x.X.(*ast.CallExpr); ok {
				if name := s.of(call.Fun); name == "panic" || strings.HasPrefix(name, "slog.") || strings.HasPrefix(name, "log.") {
					continue
				}
			}
		case *ast.IncDecStmt:
		case *ast.BranchStmt:
			if x.Tok != token.CONTINUE && x.Tok != token.BREAK {
				continue
			}
		default:
			continue
		}
		s.wrap(s.add("left out", stmt), stmt, "if !mutant.On(%d) { ", " }")
	}
}

func blank(list []ast.Expr) bool {
	return !slices.ContainsFunc(list, func(e ast.Expr) bool { x, ok := e.(*ast.Ident); return !ok || x.Name != "_" })
}

// constants adds sites for constants. Only a rebuild can change a constant, since it cannot call a function.
func (s *source) constants(d *ast.GenDecl) {
	for _, spec := range d.Specs {
		for _, value := range spec.(*ast.ValueSpec).Values {
			ast.Inspect(value, func(n ast.Node) bool {
				switch n := n.(type) {
				case *ast.FuncLit, *ast.CompositeLit:
					return false
				case *ast.BasicLit:
					if v, err := strconv.ParseInt(n.Value, 0, 64); n.Kind == token.INT && err == nil && v > 1 {
						found := s.add("next number", n)
						found.source = s.of(spec)
						found.constant = [2]int{s.at(n.Pos()), s.at(n.End())}
					}
				}
				return true
			})
		}
	}
}

// mutated returns the source with every remaining site, each turned off. The line numbers stay the same.
func (s *source) mutated() []byte {
	edits := slices.DeleteFunc(slices.Clone(s.edits), func(e edit) bool { return e.site.dropped })
	slices.SortStableFunc(edits, func(a, b edit) int {
		if a.from != b.from {
			return a.from - b.from
		}
		// Ends come before starts at the same position.
		if (a.rank < 0) != (b.rank < 0) {
			return map[bool]int{true: -1, false: 1}[a.rank < 0]
		}
		return a.rank - b.rank
	})
	name := s.at(s.file.Name.End())
	// The import of mutant must come before the other imports, and the use of mutant after them.
	out := append(slices.Clone(s.text[:name]), "; import mutant \""+mutantImport+"\""...)
	last := name
	for _, e := range edits {
		out = append(out, s.text[last:e.from]...)
		text := e.text
		if strings.Contains(text, "%d") {
			text = fmt.Sprintf(text, e.site.number)
		}
		out = append(out, text...)
		last = e.to
	}
	out = append(out, s.text[last:]...)
	return append(out, "\nvar _ = mutant.On\n"...)
}

// rebuilt returns the original source with a changed constant.
func (s *source) rebuilt(of *site) []byte {
	value, _ := strconv.ParseInt(string(s.text[of.constant[0]:of.constant[1]]), 0, 64)
	return slices.Concat(s.text[:of.constant[0]], strconv.AppendInt(nil, value+1, 10), s.text[of.constant[1]:])
}
