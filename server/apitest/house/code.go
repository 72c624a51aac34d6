package main

import (
	"fmt"
	"go/ast"
	"go/types"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/packages"
)

// code contains the hand-written Go code below store/, with its types.
type code struct {
	loaded map[string]*packages.Package
	// bodies contains the functions by the object that callers name.
	bodies map[string]*function
}

type function struct {
	file  string
	calls []string
}

func load(pattern string) (*code, error) {
	list, err := packages.Load(&packages.Config{
		Mode: packages.NeedName | packages.NeedFiles | packages.NeedSyntax | packages.NeedTypes | packages.NeedTypesInfo | packages.NeedImports | packages.NeedExportFile,
	}, pattern)
	if err != nil {
		return nil, err
	}
	c := &code{loaded: map[string]*packages.Package{}, bodies: map[string]*function{}}
	for _, p := range list {
		if len(p.Errors) > 0 {
			return nil, fmt.Errorf("%s: %w", p.PkgPath, p.Errors[0])
		}
		c.loaded[p.PkgPath] = p
		c.index(p)
	}
	return c, nil
}

func (c *code) packages() (paths []string) {
	for path := range c.loaded {
		paths = append(paths, path)
	}
	slices.Sort(paths)
	return paths
}

func (c *code) fileCount(pkg string) int { return len(c.loaded[pkg].Syntax) }

func (c *code) methodCount(pkg, name string) int {
	named, ok := c.loaded[pkg].Types.Scope().Lookup(name).(*types.TypeName)
	if !ok {
		return 0
	}
	return named.Type().(*types.Named).NumMethods()
}

// index records the functions of the package p, and the functions that each of them names.
func (c *code) index(p *packages.Package) {
	for _, f := range p.Syntax {
		for _, d := range f.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if !ok || fn.Body == nil {
				continue
			}
			body := &function{file: file(p, f)}
			ast.Inspect(fn.Body, func(n ast.Node) bool {
				if id, ok := n.(*ast.Ident); ok {
					if called, ok := p.TypesInfo.Uses[id].(*types.Func); ok {
						body.calls = append(body.calls, key(called))
					}
				}
				return true
			})
			c.bodies[key(p.TypesInfo.Defs[fn.Name].(*types.Func))] = body
		}
	}
}

// key returns the name of a function, such as store/command.Tx.Commit. The name is the same in every package that uses
// the function.
func key(fn *types.Func) string {
	fn = fn.Origin()
	if fn.Pkg() == nil {
		return fn.Name()
	}
	name := strings.TrimPrefix(fn.Pkg().Path(), module) + "."
	if recv := fn.Signature().Recv(); recv != nil {
		t := recv.Type()
		if p, ok := t.(*types.Pointer); ok {
			t = p.Elem()
		}
		if named, ok := t.(*types.Named); ok {
			name += named.Obj().Name() + "."
		}
	}
	return name + fn.Name()
}

// reach returns the files of all functions that the named function calls directly or indirectly.
func (c *code) reach(name string) ([]string, error) {
	if c.bodies[name] == nil {
		return nil, fmt.Errorf("%s is no function", name)
	}
	seen, files := map[string]bool{name: true}, map[string]bool{}
	for queue := []string{name}; len(queue) > 0; queue = queue[1:] {
		body := c.bodies[queue[0]]
		files[body.file] = true
		for _, called := range body.calls {
			if c.bodies[called] != nil && !seen[called] {
				seen[called] = true
				queue = append(queue, called)
			}
		}
	}
	var list []string
	for f := range files {
		list = append(list, f)
	}
	slices.Sort(list)
	return list, nil
}

func file(p *packages.Package, f *ast.File) string {
	return strings.TrimPrefix(p.PkgPath, module) + "/" + filepath.Base(p.Fset.Position(f.Package).Filename)
}

// largestCycle returns the largest set of files in pkg that all depend on each other; nil means that the package has no
// cycle.
func (c *code) largestCycle(pkg string) []string {
	p := c.loaded[pkg]
	uses := map[string]map[string]bool{}
	home := map[types.Object]string{}
	for _, f := range p.Syntax {
		uses[file(p, f)] = map[string]bool{}
		for id, object := range p.TypesInfo.Defs {
			if object != nil && f.FileStart <= id.Pos() && id.Pos() < f.FileEnd && isDeclared(object, p.Types) {
				home[object] = file(p, f)
			}
		}
	}
	for _, f := range p.Syntax {
		from := file(p, f)
		ast.Inspect(f, func(n ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok {
				object := p.TypesInfo.Uses[id]
				if fn, ok := object.(*types.Func); ok {
					object = fn.Origin()
				}
				if to := home[object]; to != "" && to != from {
					uses[from][to] = true
				}
			}
			return true
		})
	}
	return largest(uses)
}

// isDeclared reports whether other files of the package can refer to the object by name.
func isDeclared(object types.Object, in *types.Package) bool {
	if fn, ok := object.(*types.Func); ok && fn.Signature().Recv() != nil {
		return true
	}
	return object.Parent() == in.Scope()
}

// largest returns the largest strongly connected component that has at least two files (Tarjan).
func largest(uses map[string]map[string]bool) (most []string) {
	index, low, on := map[string]int{}, map[string]int{}, map[string]bool{}
	var stack []string
	var visit func(string)
	visit = func(f string) {
		index[f], low[f] = len(index)+1, len(index)+1
		stack, on[f] = append(stack, f), true
		for to := range uses[f] {
			if index[to] == 0 {
				visit(to)
				low[f] = min(low[f], low[to])
			} else if on[to] {
				low[f] = min(low[f], index[to])
			}
		}
		if low[f] != index[f] {
			return
		}
		from := slices.Index(stack, f)
		for _, member := range stack[from:] {
			on[member] = false
		}
		if found := slices.Clone(stack[from:]); len(found) > 1 && len(found) > len(most) {
			most = found
		}
		stack = stack[:from]
	}
	for f := range uses {
		if index[f] == 0 {
			visit(f)
		}
	}
	return most
}
