package store_test

import (
	"go/ast"
	"go/parser"
	"go/printer"
	"go/token"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/provider/commission"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/provider/tax"
)

// A key that an external system remembers must not depend on a sequence alone: a restored database
// issues the same numbers again. The specs parse the source to see how each key is made, so a new
// call cannot skip the rule.
var _ = Describe("Keys of calls to external systems", func() {
	// lasting matches sources of keys that a restored database cannot repeat: random values and request keys.
	lasting := regexp.MustCompile(`CallName|CallKey|CommandID|uuid\.|\.Key\(\)|CaptureKey\(\)|VoidKey\(\)|commissionCustomerCall\(|"tax_quote_" ?\+ ?key\[:32\]`)
	type use struct{ method, source, where string }
	var uses []use

	BeforeEach(func() {
		uses = nil
		files := token.NewFileSet()
		paths, err := filepath.Glob("[a-z]*/*.go")
		Expect(err).NotTo(HaveOccurred())
		var sources []*ast.File
		for _, path := range paths {
			if !strings.HasSuffix(path, "_test.go") && isRoom(filepath.Dir(path)) {
				f, err := parser.ParseFile(files, path, nil, 0)
				Expect(err).NotTo(HaveOccurred())
				sources = append(sources, f)
			}
		}
		text := func(n ast.Node) string {
			var b strings.Builder
			Expect(printer.Fprint(&b, files, n)).To(Succeed())
			return b.String()
		}
		for _, f := range sources {
			for _, d := range f.Decls {
				fn, ok := d.(*ast.FuncDecl)
				if !ok || fn.Body == nil {
					continue
				}
				// made returns the source of the expression that is assigned to a variable.
				made := func(e ast.Expr) string {
					name, ok := e.(*ast.Ident)
					if !ok {
						return text(e)
					}
					source := name.Name
					ast.Inspect(fn.Body, func(n ast.Node) bool {
						if a, ok := n.(*ast.AssignStmt); ok && len(a.Lhs) == len(a.Rhs) {
							for i := range a.Lhs {
								if left, ok := a.Lhs[i].(*ast.Ident); ok && left.Name == name.Name {
									source = text(a.Rhs[i])
								}
							}
						}
						return true
					})
					return source
				}
				ast.Inspect(fn.Body, func(n ast.Node) bool {
					where := files.Position(fn.Pos()).String() + " " + fn.Name.Name
					switch n := n.(type) {
					case *ast.CallExpr:
						selector, ok := n.Fun.(*ast.SelectorExpr)
						if !ok {
							return true
						}
						switch of := text(selector.X); {
						case selector.Sel.Name == "Key" && of == "account" && len(n.Args) == 1 && text(n.Args[0]) != "q.key": // the callers of account.Key are checked below
							uses = append(uses, use{"payment.Key", made(n.Args[0]), where})
						case (of == "s.taxes" || of == "s.commissions" || of == "service") && len(n.Args) > 2 && text(n.Args[0]) == "ctx":
							uses = append(uses, use{of + "." + selector.Sel.Name, made(n.Args[2]), where})
						}
					case *ast.CompositeLit:
						if n.Type == nil || text(n.Type) != "question" {
							return true
						}
						for _, e := range n.Elts {
							if pair, ok := e.(*ast.KeyValueExpr); ok && text(pair.Key) == "key" {
								uses = append(uses, use{"question", made(pair.Value), where})
							}
						}
					}
					return true
				})
			}
		}
	})

	It("are random or derived from the request in every call to a service", func() {
		var wrong []string
		for _, u := range uses {
			if !lasting.MatchString(u.source) {
				wrong = append(wrong, u.where+": "+u.method+" by "+u.source)
			}
		}
		Expect(wrong).To(BeEmpty())
		Expect(len(uses)).To(BeNumerically(">=", 14), "or the calls were not found")
	})

	It("are checked by every client method that takes a key", func() {
		var methods []string
		for _, u := range uses {
			methods = append(methods, u.method[strings.LastIndexByte(u.method, '.')+1:])
		}
		for _, client := range []reflect.Type{reflect.TypeFor[*tax.Client](), reflect.TypeFor[*commission.Client]()} {
			for m := range client.NumMethod() {
				in := client.Method(m).Type
				if in.NumIn() < 4 || in.In(2).Name() != "Account" || in.In(3).Kind() != reflect.String { // the call has no key
					continue
				}
				Expect(methods).To(ContainElement(client.Method(m).Name), "%s.%s", client, client.Method(m).Name)
			}
		}
		// ask makes the keys of its own gateway calls; the callers of all other methods make a key.
		var keyed []string
		for _, seam := range []reflect.Type{reflect.TypeFor[payment.Gateway](), reflect.TypeFor[payment.Vault](), reflect.TypeFor[payment.Disputer]()} {
			for m := range seam.NumMethod() {
				in := seam.Method(m).Type
				if in.NumIn() == 0 {
					continue
				}
				if last := in.In(in.NumIn() - 1); last.Kind() == reflect.Struct {
					if _, ok := last.FieldByName("Key"); ok {
						keyed = append(keyed, seam.Method(m).Name)
					}
				}
			}
		}
		slices.Sort(keyed)
		Expect(keyed).To(Equal([]string{"Accept", "Authorize", "Capture", "Contest", "Fetch", "Intent", "Refund", "Save", "Void"}), "a new one is to be made with account.Key or ask")
	})
})

// isRoom reports whether a folder contains a service or the command package.
func isRoom(folder string) bool {
	_, err := os.Stat(filepath.Join(folder, "service.go"))
	return err == nil || folder == "command"
}
